//! Moves of several legs in Betza notation: the phrases, and the boards to which they lead beside a walker that knows only the notation.

use std::collections::{BTreeMap, BTreeSet};

use variorum_betza::phrases::{First, Passing, Place, phrases};
use variorum_betza::read_within;
use variorum_gamedef::load;
use variorum_rules::{Occupant, Position, Rules, Side};

/// Files and ranks of the board.
const SIZE: i8 = 6;

type Cell = (i8, i8);

/// Pieces of both sides, `true` for own ones; the piece that moves is `None`.
type Board = BTreeMap<Cell, Option<bool>>;

fn said(betza: &str, reach: u8) -> Vec<String> {
    let place = Place { first: First::From("home".into()), passing: Passing::Always, spared: Vec::new() };
    phrases(&read_within(betza, reach).unwrap_or_else(|faulty| panic!("{betza}: {faulty:?}")), &place)
}

#[test]
fn leapers_may_be_written_by_their_distances() {
    for (betza, wanted) in [
        ("(4,1)", "leap 4:1"),
        ("(1,4)", "leap 4:1"),
        ("(2,1)", "leap 2:1"),
        ("m(5,0)", "leap 5:0, moving"),
        ("ff(4,1)", "leap 4:1 rank+4"),
    ] {
        assert_eq!(said(betza, 7), [wanted], "{betza}");
    }
    for betza in ["(0,0)", "(4,)", "(41)", "m(", "(4,1"] {
        assert!(read_within(betza, 7).is_err(), "{betza}");
    }
}

#[test]
fn first_moves_are_those_of_unmoved_pieces() {
    let said = |betza: &str| {
        let place = Place { first: First::Unmoved("home".into()), passing: Passing::Always, spared: Vec::new() };
        phrases(&read_within(betza, 5).unwrap(), &place)
    };
    for (betza, wanted) in [
        ("imQ", "slide orthogonal and diagonal, moving, unmoved"),
        ("imfR3", "slide up to 3 forward orthogonal, moving, unmoved"),
        ("imN", "leap 2:1, moving, unmoved"),
        ("imnN", "lame orthogonal > diagonal, moving, unmoved"),
        ("[iF-mR]", "lame diagonal > repeated orthogonal, moving, unmoved"),
        // These do more than move, hop, turn, or can be captured in passing.
        ("iQ", "slide orthogonal and diagonal, from home"),
        ("icN", "leap 2:1, capturing, from home"),
        ("impR", "hop orthogonal, moving, from home"),
        ("imzR", "crooked 1:0 > 0:1, moving, from home"),
        ("ifmnD", "double forward orthogonal, from home"),
    ] {
        let found = said(betza);
        assert_eq!(found, [wanted], "{betza}");
        let text = format!(
            "language = 1\nid = \"game\"\n[about]\nname = \"Game\"\n[board]\nfiles = 6\nranks = 6\n[zones]\nhome = \"rank 1\"\n\
             [[piece]]\nid = \"king\"\nname = \"King\"\ntoken = \"K\"\nroyal = true\nmoves = [{:?}, \"step orthogonal\"]\n\
             [[start]]\nid = \"usual\"\nname = \"Usual\"\nfen = \"k5/6/6/6/6/5K w - - 0 1\"\n",
            found[0]
        );
        let faults: Vec<String> =
            load(&text, "game").diagnostics.iter().map(|fault| fault.problem.to_string()).collect();
        assert!(
            !faults.iter().any(|fault| fault.contains("unmoved") || fault.contains("moves")),
            "{betza}: {faults:?}"
        );
    }
}

/// A walker along the legs of one component, written from the definition of the notation: an atom with its modifiers, `a` between legs.
struct Walker<'w> {
    legs: Vec<&'w str>,
    atom: char,
    number: Option<i8>,
    board: &'w Board,
    origin: Cell,
    boards: BTreeSet<Board>,
}

const COMPASS: [Cell; 8] = [(0, 1), (1, 1), (1, 0), (1, -1), (0, -1), (-1, -1), (-1, 0), (-1, 1)];

impl<'w> Walker<'w> {
    fn boards(component: &'w str, board: &'w Board, origin: Cell) -> BTreeSet<Board> {
        let upper = component.find(|letter: char| letter.is_ascii_uppercase()).unwrap();
        let atom = component[upper..].chars().next().unwrap();
        let number = component[upper + 1..].parse().ok();
        let legs = component[..upper].split('a').collect();
        let mut walker = Self { legs, atom, number, board, origin, boards: BTreeSet::new() };
        let slides = "RBQ".contains(atom);
        walker.leg(0, slides, origin, None, &[]);
        walker.boards
    }

    /// The vectors of the atom.
    fn vectors(&self) -> Vec<Cell> {
        let (long, short): (i8, i8) = match self.atom {
            'W' | 'R' => (1, 0),
            'F' | 'B' => (1, 1),
            'D' => (2, 0),
            'A' => (2, 2),
            'N' => (2, 1),
            'K' | 'Q' => return COMPASS.to_vec(),
            other => panic!("{other}"),
        };
        let mut found = BTreeSet::new();
        for (x, y) in [(long, short), (short, long)] {
            found.extend([(x, y), (-x, y), (x, -y), (-x, -y)]);
        }
        found.into_iter().collect()
    }

    fn leg(&mut self, number: usize, slides: bool, at: Cell, before: Option<Cell>, taken: &[Cell]) {
        let leg = self.legs[number];
        let is_last = number + 1 == self.legs.len();
        let has = |letter: char| leg.contains(letter);
        let directions: String = leg.chars().filter(|letter| "fblrsv".contains(*letter)).collect();
        let vectors: Vec<Cell> = match before {
            None => {
                let allowed = |&(x, y): &Cell| {
                    let goes = |letter: char| match letter {
                        'f' => y > 0,
                        'b' => y < 0,
                        'l' => x < 0,
                        'r' => x > 0,
                        's' => x != 0,
                        _ => y != 0,
                    };
                    directions.is_empty()
                        || if x != 0 && y != 0 { directions.chars().all(goes) } else { directions.chars().any(goes) }
                };
                self.vectors().into_iter().filter(allowed).collect()
            }
            Some((x, y)) if directions.is_empty() => {
                self.vectors().into_iter().filter(|&next| next != (-x, -y)).collect()
            }
            Some((x, y)) => {
                let length = x.abs().max(y.abs());
                let Some(now) = COMPASS.iter().position(|&(a, b)| (a * length, b * length) == (x, y)) else {
                    // An oblique leap goes straight on or back.
                    let sign = if directions == "f" { 1 } else { -1 };
                    assert!(directions == "f" || directions == "b");
                    return self.ride(number, slides, at, vec![(sign * x, sign * y)], taken, is_last);
                };
                let turns: &[usize] = match directions.as_str() {
                    "f" => &[0],
                    "b" => &[4],
                    "l" => &[6],
                    "r" => &[2],
                    "s" => &[2, 6],
                    "fl" => &[7],
                    "fr" => &[1],
                    "fs" => &[1, 7],
                    "bs" => &[3, 5],
                    "fsf" => &[7, 1, 0],
                    other => panic!("{other}"),
                };
                turns.iter().map(|turn| COMPASS[(now + turn) % 8]).map(|(a, b)| (a * length, b * length)).collect()
            }
        };
        assert!(!has('g'), "left out here");
        self.ride(number, slides, at, vectors, taken, is_last);
    }

    fn ride(&mut self, number: usize, slides: bool, at: Cell, vectors: Vec<Cell>, taken: &[Cell], is_last: bool) {
        let leg = self.legs[number];
        let has = |letter: char| leg.contains(letter);
        let plain = !has('m') && !has('c') && !has('p');
        let (moves, takes, hops) = (has('m') || plain, has('c') || plain && is_last, has('p'));
        for (x, y) in vectors {
            let most = if slides { self.number.unwrap_or(SIZE) } else { 1 };
            for times in 1..=most {
                let cell = (at.0 + times * x, at.1 + times * y);
                if !(0..SIZE).contains(&cell.0) || !(0..SIZE).contains(&cell.1) {
                    break;
                }
                let here = self.board.get(&cell).copied().flatten().filter(|_| !taken.contains(&cell));
                let goes_on = match here {
                    None => moves,
                    Some(own) => takes && !own || hops && !is_last,
                };
                if goes_on {
                    let mut now = taken.to_vec();
                    let through = here.is_some() && hops;
                    if here == Some(false) && takes {
                        now.push(cell);
                    }
                    if is_last {
                        let mut after = self.board.clone();
                        after.remove(&self.origin);
                        now.iter().for_each(|cell| {
                            after.remove(cell);
                        });
                        after.insert(cell, None);
                        self.boards.insert(after);
                    } else {
                        let next = if has('y') { !slides } else { slides };
                        self.leg(number + 1, next, cell, Some((x, y)), &now);
                        if through && takes && here == Some(false) {
                            self.leg(number + 1, next, cell, Some((x, y)), taken);
                        }
                    }
                }
                if here.is_some() {
                    break;
                }
            }
        }
    }
}

/// A game with one type that moves like this, and one that does not move.
fn rules(moves: &[String]) -> std::sync::Arc<Rules> {
    let text = format!(
        "id = \"legs\"\nlanguage = 1\n[about]\nname = \"Legs\"\nfamily = \"Small boards\"\nsummary = \"Legs\"\n[board]\nfiles = {SIZE}\nranks = {SIZE}\n\
         [zones]\nhome = \"rank 1\"\n[[piece]]\nid = \"mover\"\nname = \"Mover\"\ntoken = \"X\"\nmoves = {moves:?}\n\
         [[piece]]\nid = \"stone\"\nname = \"Stone\"\ntoken = \"S\"\nmoves = []\n[endings]\nstalemate = \"draw\"\nrepetition = 3\nperpetual-check = \"draw\"\n\
         [[start]]\nname = \"Usual\"\nposition = \"5s/6/6/6/6/X5 w - - 0 1\"\n"
    );
    let loaded = load(&text, "legs");
    let definition = loaded.definition.unwrap_or_else(|| panic!("{moves:?}: {:?}", loaded.diagnostics));
    Rules::compile(&definition).unwrap()
}

fn written(board: &Board) -> String {
    let row = |rank: i8| {
        let mut row = String::new();
        let mut empty = 0;
        for file in 0..SIZE {
            let letter = match board.get(&(file, rank)) {
                None => {
                    empty += 1;
                    continue;
                }
                Some(None) => 'X',
                Some(Some(true)) => 'S',
                Some(Some(false)) => 's',
            };
            if empty > 0 {
                row += &std::mem::take(&mut empty).to_string();
            }
            row.push(letter);
        }
        if empty > 0 {
            row += &empty.to_string();
        }
        row
    };
    let rows: Vec<String> = (0..SIZE).rev().map(row).collect();
    format!("{} w - - 0 1", rows.join("/"))
}

/// The boards after every turn that the rules allow.
fn boards(rules: &std::sync::Arc<Rules>, board: &Board) -> BTreeSet<Board> {
    let position = Position::parse(rules, &written(board)).unwrap();
    let after = |turn| {
        let mut next = position.clone();
        next.play_unchecked(turn);
        let what = |cell| match next.at(cell).occupant()? {
            Occupant::Owned(side, kind) => Some(if kind == 0 { None } else { Some(side == Side::White) }),
            Occupant::Neutral(_) => None,
        };
        let cells = rules.cells().filter_map(|cell| {
            let name = rules.cell_name(cell).to_string();
            let (file, rank) = (name.as_bytes()[0] - b'a', name.as_bytes()[1] - b'1');
            Some(((file as i8, rank as i8), what(cell)?))
        });
        cells.collect()
    };
    position.turns().into_iter().map(after).collect()
}

/// Moves, and the same as the walker knows them: components with `a`.
const SAME: &[(&str, &[&str])] = &[
    ("afsW", &["afsW"]),
    ("mafsF", &["afsF"]),
    ("afsK", &["afsK"]),
    ("mafmK", &["mafmK"]),
    ("fafsW", &["fafsW"]),
    ("lafrF", &["lafrF"]),
    ("afsafW", &["afsafW"]),
    ("aflafrKafraflK", &["aflafrK", "afraflK"]),
    ("aflafzKafraflK", &["aflafrK", "afraflK"]),
    ("afsafzK", &["aflafrK", "afraflK"]),
    ("asW", &["asW"]),
    ("arW", &["arW"]),
    ("masR", &["masR"]),
    ("marR", &["marR"]),
    ("RmasR", &["R", "masR"]),
    ("masB", &["masB"]),
    ("BmasB", &["B", "masB"]),
    ("mafsmabsW", &["mafsmabsW"]),
    ("aK", &["aK"]),
    ("KmbsaK", &["K", "mbsaK"]),
    ("mafsR", &["mafsR"]),
    ("FyafsF", &["F", "yafsF"]),
    ("[F?R]", &["F", "yafsF"]),
    ("[F-R]", &["yafsF"]),
    ("WyafsW", &["W", "yafsW"]),
    ("[W?B]", &["W", "yafsW"]),
    ("fFfyafsF", &["fF", "fyafsF"]),
    ("[W-F]", &["afsW"]),
    ("[mW-mF]", &["mafsmW"]),
    ("[F-W-W]", &["afsafF"]),
    ("[W-sW]", &["asW"]),
    ("nNN", &["afsW", "aflafraflW", "afraflafrW"]),
    ("mpafN", &["mpafN"]),
    ("mpafsK", &["mpafsK"]),
    ("mpaW", &["mpaW"]),
    ("cabK", &["cabK"]),
    ("cabN", &["cabN"]),
    ("mWcabW", &["mW", "cabW"]),
    ("KcaK", &["K", "caK"]),
    ("KNADcaKmcabK", &["K", "N", "A", "D", "caK", "mcabK"]),
    ("WcafW", &["W", "cafW"]),
    ("FcasF", &["F", "casF"]),
    ("fKfcafK", &["fK", "fcafK"]),
    ("KmabK", &["K", "mabK"]),
    ("NcaN", &["N", "caN"]),
    ("mfafD", &["mfafD"]),
    ("KaK", &["K", "aK"]),
    ("WaWaaW", &["W", "aW", "aaW"]),
    ("KaKaaK", &["K", "aK", "aaK"]),
    ("mFamFcKacKaacK", &["mF", "amF", "cK", "acK", "aacK"]),
    ("QaKcN", &["Q", "aK", "cN"]),
];

#[test]
fn the_rules_lead_to_the_same_boards_as_the_notation() {
    let mut rng = fastrand::Rng::with_seed(53);
    for (betza, walked) in SAME {
        let rules = rules(&said(betza, SIZE as u8 - 1));
        let mut most = 0;
        for _ in 0..40 {
            let origin = (rng.i8(0..SIZE), rng.i8(0..SIZE));
            let density = rng.u8(1..7);
            let mut board = Board::new();
            for cell in (0..SIZE).flat_map(|file| (0..SIZE).map(move |rank| (file, rank))) {
                if rng.u8(..10) < density {
                    board.insert(cell, Some(rng.bool()));
                }
            }
            board.insert(origin, None);
            // Without an enemy the game would be over.
            board.entry(if origin == (5, 5) { (0, 0) } else { (5, 5) }).or_insert(Some(false));
            let mut wanted: BTreeSet<Board> =
                walked.iter().flat_map(|component| Walker::boards(component, &board, origin)).collect();
            // An area move that goes round to where it began is no move in a game file.
            if betza.contains("aa") {
                wanted.remove(&board);
            }
            let found = boards(&rules, &board);
            most = most.max(found.len());
            assert_eq!(found, wanted, "{betza} on {}", written(&board));
        }
        assert!(most > 0, "{betza} never moves");
    }
}

#[test]
fn legs_become_phrases() {
    let lion = "step orthogonal and diagonal, capturing, then may step orthogonal and diagonal";
    for (betza, expected) in [
        ("afsW", &["lame orthogonal > diagonal"][..]),
        ("afsK", &["lame diagonal > orthogonal and orthogonal > diagonal"]),
        ("aflafrKafraflK", &["lame diagonal > orthogonal > diagonal and orthogonal > diagonal > orthogonal"]),
        ("asW", &["lame 1:0 > 0:1"]),
        ("fafsW", &["lame forward orthogonal > diagonal"]),
        ("lafrW", &["lame sideways leftward orthogonal > forward leftward diagonal"]),
        ("RmasR2", &["slide orthogonal", "lame up to 2 1:0 > up to 2 0:1"]),
        ("[F?R]", &["step diagonal", "lame diagonal > repeated orthogonal"]),
        ("ncNN", &["lame orthogonal > diagonal, capturing"]),
        ("cabK", &["step orthogonal and diagonal, capturing, staying"]),
        ("caibR", &["slide orthogonal, capturing, staying"]),
        // The capture of draughts, and locusts that land anywhere or just behind.
        (
            "fmFfcafmF",
            &[
                "step forward diagonal, moving",
                "hop within 2 forward diagonal, moving, over enemy piece, taking enemy piece passed",
            ],
        ),
        ("cafmR", &["hop orthogonal, moving, over enemy piece, taking enemy piece passed"]),
        ("[cB-fmF]", &["hop up to 1 diagonal, moving, over enemy piece, taking enemy piece passed"]),
        ("KcafK", &["step orthogonal and diagonal", "step orthogonal and diagonal, capturing, then may go on"]),
        (
            "KNADcaKmcabK",
            &[
                "step orthogonal and diagonal",
                "leap 2:1 and 2:2 and 2:0",
                lion,
                "step orthogonal and diagonal, moving, then may go back",
            ],
        ),
        ("gafQ", &["hop up to 1 orthogonal and diagonal"]),
        ("[pQ-K]", &["hop up to 1 orthogonal and diagonal"]),
        ("pafR", &["hop orthogonal"]),
        ("[pR-cR2]", &["hop up to 2 orthogonal, capturing"]),
        ("zR", &["crooked 1:0 > 0:1"]),
        ("zB3", &["crooked up to 3 1:1 > 1:-1"]),
        ("mzF3czWW", &["crooked up to 3 1:1 > 1:-1, moving", "crooked 1:0 > 0:1, capturing"]),
        // Area moves.
        ("KaK", &["walk up to 2 orthogonal and diagonal"]),
        ("KmaK", &["walk up to 2 orthogonal and diagonal"]),
        ("KaaKaK", &["walk up to 3 orthogonal and diagonal"]),
        ("WaWFaF", &["walk up to 2 orthogonal", "walk up to 2 diagonal"]),
        ("mKmamKcW", &["walk up to 2 orthogonal and diagonal, moving", "step orthogonal, capturing"]),
        ("NQaK", &["leap 2:1", "slide orthogonal and diagonal", "walk up to 2 orthogonal and diagonal"]),
        ("WFaF", &["step orthogonal", "walk up to 2 diagonal"]),
        // Steps to a rank or a file beside are a path.
        ("aW", &["lame orthogonal > orthogonal and 1:0 > 0:1"]),
    ] {
        assert_eq!(said(betza, 3), expected, "{betza}");
    }
    assert_eq!(said("mpafN", 4), ["leap 4:2"]);
}

#[test]
fn walks_are_as_long_as_the_language_allows() {
    let walk = |most: usize| (0..most).map(|more| format!("{}W", "a".repeat(more))).collect::<String>();
    rules(&said(&walk(8), 5));
    assert!(read_within(&walk(9), 5).is_err());
}

#[test]
fn what_legs_cannot_be_said_is_pointed_at() {
    use variorum_betza::BetzaGap as Gap;
    for (betza, reach, at, gap) in [
        ("KNaaaaK", 5, 2, Gap::ExactWalk { steps: 5, walk: "KaKaaKaaaKaaaaK".into() }),
        ("mFmamamamamK", 5, 2, Gap::ExactWalk { steps: 5, walk: "mKamKaamKaaamKaaaamK".into() }),
        ("fcafmN", 5, 1, Gap::SecondStep),
        ("cafK", 5, 0, Gap::CapturesOnTheWay),
        ("caaK", 5, 0, Gap::CapturesOnTheWay),
        ("QcaQ", 2, 1, Gap::CapturesOnTheWay),
        ("mabK", 5, 3, Gap::Passes),
        ("pasR", 5, 0, Gap::HopsOnTheWay),
        ("mafpR", 5, 3, Gap::HopsOnTheWay),
        ("mafceF", 5, 4, Gap::PassingOnTheWay),
        ("mpafafW", 5, 1, Gap::Mixed),
        ("mafsN", 5, 4, Gap::ObliqueTurn),
        ("mafhW", 5, 4, Gap::NoDirection),
        ("masyR", 5, 3, Gap::RangeAlone),
        ("mafsX", 5, 4, Gap::NotAnAtom),
        ("[R-sR2-fW]", 15, 8, Gap::PathTooLong { most: 16 }),
        ("aaQ3", 9, 2, Gap::TooManyPaths { most: 4096 }),
    ] {
        let faulty = read_within(betza, reach).unwrap_err().remove(0);
        assert_eq!((faulty.at, faulty.gap), (at, gap), "{betza}");
    }
}
