//! Reads moves in Betza notation, with the extensions of XBoard (XBetza) that a game file can say.
//!
//! An atom is a leap (`W` one step orthogonally, `F` diagonally, `N` the knight's, …); `R`, `B`, `Q` and a number or the atom again make it a ride.
//! Letters before it are modifiers: directions (`f b l r s v`, in pairs such as `fs`), `m` for moves without capture, `c` for captures, `e` en
//! passant, `n` for lame leaps, `p` for hops over one piece, `i` for the first move. `ff` and `fs` of an oblique atom are its narrow and its wide
//! forward moves, `fh` all of them.

use crate::gap::BetzaGap;

/// The greatest length of a description, in characters.
pub const MOST_CHARACTERS: usize = 200;

/// The moves of an atom with its modifiers.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Moves {
    /// The atom's longer and shorter distance.
    pub shape: (u8, u8),
    /// The steps: files to the right, ranks ahead.
    pub steps: Vec<(i8, i8)>,
    /// How it goes.
    pub way: Way,
    /// With or without capture.
    pub mode: Mode,
    /// Only as the piece's first move.
    pub first: bool,
    /// Captures en passant too.
    pub en_passant: bool,
    /// A hop that spares pieces of its own type; no notation says so.
    pub sparing: bool,
}

/// How a piece goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Way {
    /// One leap.
    Leap,
    /// One leap over empty cells.
    Lame,
    /// Any number of equal leaps, or so many at most.
    Ride(Option<u8>),
    /// As a ride, over exactly one piece, at most so many cells behind it.
    Hop(Option<u8>),
}

/// With or without capture.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Both.
    Both,
    /// Only without.
    Moving,
    /// Only with.
    Capturing,
}

/// Why a part cannot be said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Faulty {
    /// The part.
    pub part: String,
    /// Why.
    pub gap: BetzaGap,
}

/// What stands before an atom.
#[derive(Default)]
struct Modifiers {
    directions: Vec<(char, char)>,
    moving: bool,
    capturing: bool,
    en_passant: bool,
    lame: bool,
    hop: bool,
    just_behind: bool,
    first: bool,
    gap: Option<BetzaGap>,
}

/// Reads a description.
///
/// # Errors
/// Every part that a game file cannot say.
pub fn read(text: &str) -> Result<Vec<Moves>, Vec<Faulty>> {
    let letters: Vec<char> = text.chars().filter(|letter| !letter.is_whitespace()).collect();
    if letters.len() > MOST_CHARACTERS {
        let part = letters.iter().take(20).collect();
        return Err(vec![Faulty { part, gap: BetzaGap::TooLong { most: MOST_CHARACTERS } }]);
    }
    let (mut moves, mut faulty) = (Vec::new(), Vec::new());
    let mut at = 0;
    while at < letters.len() {
        let begin = at;
        let modifiers = modifiers(&letters, &mut at);
        let found = atom(&letters, &mut at, &modifiers);
        let part = || letters[begin..at].iter().collect();
        match found {
            Ok(found) => moves.extend(found),
            Err(gap) => faulty.push(Faulty { part: part(), gap }),
        }
    }
    if faulty.is_empty() { Ok(moves) } else { Err(faulty) }
}

fn modifiers(letters: &[char], at: &mut usize) -> Modifiers {
    let mut found = Modifiers::default();
    while let Some(&letter) = letters.get(*at).filter(|letter| !letter.is_ascii_uppercase()) {
        *at += 1;
        match letter {
            'm' => found.moving = true,
            'c' => found.capturing = true,
            'e' => found.en_passant = true,
            'n' => found.lame = true,
            'p' => found.hop = true,
            'i' => found.first = true,
            'f' | 'b' | 'v' | 'l' | 'r' | 's' | 'h' => {
                let second = letters.get(*at).copied().filter(|&second| makes_pair(letter, second));
                *at += usize::from(second.is_some());
                found.directions.push((letter, second.unwrap_or(letter)));
            }
            'g' => found.just_behind = true,
            't' | 'z' | 'q' | '(' | ')' => found.note(BetzaGap::Bent),
            'a' | 'd' | 'u' | 'x' | 'y' | 'k' | '-' | '[' | ']' | '?' | '!' => found.note(BetzaGap::SeveralLegs),
            'o' => found.note(BetzaGap::Round),
            _ => found.note(BetzaGap::NotAModifier),
        }
    }
    found
}

fn makes_pair(first: char, second: char) -> bool {
    let vertical = |letter| matches!(letter, 'f' | 'b' | 'v' | 'h');
    let horizontal = |letter| matches!(letter, 'l' | 'r' | 's' | 'h');
    second == first || vertical(first) && horizontal(second) || horizontal(first) && vertical(second)
}

impl Modifiers {
    /// Notes why they cannot be said; the first reason counts.
    fn note(&mut self, gap: BetzaGap) {
        self.gap.get_or_insert(gap);
    }

    fn mode(&self) -> Mode {
        match (self.moving, self.capturing || self.en_passant) {
            (true, false) => Mode::Moving,
            (false, true) => Mode::Capturing,
            (true, true) | (false, false) => Mode::Both,
        }
    }
}

/// Reads an atom and what follows it.
fn atom(letters: &[char], at: &mut usize, modifiers: &Modifiers) -> Result<Vec<Moves>, BetzaGap> {
    let Some(&letter) = letters.get(*at) else {
        return Err(modifiers.gap.clone().unwrap_or(BetzaGap::AtomMissing));
    };
    *at += 1;
    let digits: String = letters[*at..].iter().take_while(|letter| letter.is_ascii_digit()).collect();
    *at += digits.len();
    let twice = digits.is_empty() && letters.get(*at) == Some(&letter);
    *at += usize::from(twice);
    if let Some(gap) = &modifiers.gap {
        return Err(gap.clone());
    }
    let shapes = shapes(letter).ok_or(if letter == 'O' { BetzaGap::Castling } else { BetzaGap::NotAnAtom })?;
    let most = digits.parse::<u8>().ok().filter(|&most| most > 0);
    let rides = matches!(letter, 'R' | 'B' | 'Q') || twice || (!digits.is_empty() && most != Some(1));
    let mut found = Vec::new();
    for shape in shapes {
        let way = way(shape, rides.then_some(most), modifiers)?;
        let all = steps(shape);
        let fits = |step: &(i8, i8)| {
            modifiers.directions.is_empty() || modifiers.directions.iter().any(|&pair| goes(pair, shape, *step))
        };
        let steps: Vec<(i8, i8)> = all.into_iter().filter(fits).collect();
        if steps.is_empty() {
            return Err(BetzaGap::NoDirection);
        }
        let en_passant = modifiers.en_passant;
        found.push(Moves {
            shape,
            steps,
            way,
            mode: modifiers.mode(),
            first: modifiers.first,
            en_passant,
            sparing: false,
        });
    }
    Ok(found)
}

/// How a piece goes with these modifiers. `ride`: the greatest number of steps, if any.
fn way(shape: (u8, u8), ride: Option<Option<u8>>, modifiers: &Modifiers) -> Result<Way, BetzaGap> {
    let leaper = shape.0 > 1;
    if modifiers.just_behind {
        return match ride {
            Some(None) => Ok(Way::Hop(Some(1))),
            Some(Some(_)) | None => Err(BetzaGap::ShortHop),
        };
    }
    if modifiers.hop {
        return match ride {
            _ if leaper => Err(BetzaGap::HoppingLeap),
            // The number limits the whole distance.
            Some(Some(_)) | None => Err(BetzaGap::ShortHop),
            Some(None) => Ok(Way::Hop(None)),
        };
    }
    match ride {
        Some(_) if modifiers.lame && leaper => Err(BetzaGap::LameRide),
        Some(most) => Ok(Way::Ride(most)),
        None if modifiers.lame && leaper => Ok(Way::Lame),
        None => Ok(Way::Leap),
    }
}

/// The atoms that leap one distance, with the longer part of it before the shorter one.
pub const LEAPS: [(char, (u8, u8)); 9] = [
    ('W', (1, 0)),
    ('F', (1, 1)),
    ('D', (2, 0)),
    ('N', (2, 1)),
    ('A', (2, 2)),
    ('H', (3, 0)),
    ('C', (3, 1)),
    ('Z', (3, 2)),
    ('G', (3, 3)),
];

/// The distances of an atom.
fn shapes(letter: char) -> Option<Vec<(u8, u8)>> {
    let leaps = match letter {
        'R' => "W",
        'B' => "F",
        'K' | 'Q' => "WF",
        'L' => "C",
        'J' => "Z",
        _ => return LEAPS.iter().find(|(atom, _)| *atom == letter).map(|&(_, shape)| vec![shape]),
    };
    Some(LEAPS.iter().filter(|(atom, _)| leaps.contains(*atom)).map(|&(_, shape)| shape).collect())
}

/// All steps of a shape.
fn steps((long, short): (u8, u8)) -> Vec<(i8, i8)> {
    let (long, short) = (long as i8, short as i8);
    let mut steps = Vec::new();
    for (file, rank) in [(short, long), (long, short)] {
        for step in [(file, rank), (-file, rank), (file, -rank), (-file, -rank)] {
            if !steps.contains(&step) {
                steps.push(step);
            }
        }
    }
    steps
}

/// The ranks ahead that the steps of a shape have, from the farthest.
pub(crate) fn ranks(shape: (u8, u8)) -> Vec<i8> {
    let mut ranks: Vec<i8> = steps(shape).into_iter().map(|step| step.1).collect();
    ranks.sort_unstable_by_key(|rank| -rank);
    ranks.dedup();
    ranks
}

/// Does a pair of letters mean this step of an atom?
fn goes((minor, main): (char, char), (long, short): (u8, u8), (file, rank): (i8, i8)) -> bool {
    let towards = |letter: char| match letter {
        'f' => rank > 0,
        'b' => rank < 0,
        'r' => file > 0,
        'l' => file < 0,
        'v' => rank != 0,
        's' => file != 0,
        _ => false,
    };
    if short == 0 {
        return towards(minor) || towards(main);
    }
    if long == short {
        return [minor, main].into_iter().all(|letter| letter == 'h' || towards(letter));
    }
    match (minor, main) {
        ('h', 'h') => false,
        (half, 'h') => towards(half),
        ('h', 'r') => (rank.abs() > file.abs()) == (file * rank > 0),
        ('h', 'l') => (rank.abs() > file.abs()) == (file * rank < 0),
        _ => {
            let vertical = matches!(main, 'f' | 'b' | 'v');
            let is_main = vertical == (rank.abs() > file.abs()) && towards(main);
            is_main && (minor == main || towards(minor))
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The cells that a description reaches on a board of 9 × 9 from its centre: `o` for both, `m` and `c`, from the top rank down.
    fn drawn(text: &str) -> Vec<String> {
        let moves = read(text).unwrap();
        let mut board = vec![vec!['.'; 9]; 9];
        for moves in &moves {
            for &(file, rank) in &moves.steps {
                let most = match moves.way {
                    Way::Leap | Way::Lame => 1,
                    Way::Ride(most) => most.unwrap_or(9).min(9) as i8,
                    Way::Hop(_) => panic!("hops need other pieces"),
                };
                for times in 1..=most {
                    let (file, rank) = (4 + file * times, 4 + rank * times);
                    let cell = usize::try_from(8 - rank).ok().and_then(|row| board.get_mut(row));
                    let cell = cell.and_then(|row| usize::try_from(file).ok().and_then(|file| row.get_mut(file)));
                    let Some(cell) = cell else { break };
                    *cell = match (*cell, moves.mode) {
                        ('.', Mode::Moving) => 'm',
                        ('.', Mode::Capturing) => 'c',
                        _ => 'o',
                    };
                }
            }
        }
        board.into_iter().map(|row| row.into_iter().collect()).collect()
    }

    /// The cells that are reached, without those of equal sign: file and rank from the piece.
    fn cells(text: &str) -> String {
        let rows = drawn(text);
        let mut found = Vec::new();
        for (row, line) in rows.iter().enumerate() {
            for (file, sign) in line.chars().enumerate().filter(|(_, sign)| *sign != '.') {
                found.push(format!("{sign}{}:{}", file as i32 - 4, 4 - row as i32));
            }
        }
        found.join(" ")
    }

    #[test]
    fn atoms_reach_their_cells() {
        assert_eq!(cells("W"), "o0:1 o-1:0 o1:0 o0:-1");
        assert_eq!(cells("F"), "o-1:1 o1:1 o-1:-1 o1:-1");
        assert_eq!(cells("D"), "o0:2 o-2:0 o2:0 o0:-2");
        assert_eq!(cells("A"), "o-2:2 o2:2 o-2:-2 o2:-2");
        assert_eq!(cells("H"), "o0:3 o-3:0 o3:0 o0:-3");
        assert_eq!(cells("G"), "o-3:3 o3:3 o-3:-3 o3:-3");
        assert_eq!(cells("N"), "o-1:2 o1:2 o-2:1 o2:1 o-2:-1 o2:-1 o-1:-2 o1:-2");
        assert_eq!(cells("C"), "o-1:3 o1:3 o-3:1 o3:1 o-3:-1 o3:-1 o-1:-3 o1:-3");
        assert_eq!(cells("Z"), "o-2:3 o2:3 o-3:2 o3:2 o-3:-2 o3:-2 o-2:-3 o2:-3");
        assert_eq!((cells("L"), cells("J")), (cells("C"), cells("Z")));
        assert_eq!(cells("K"), cells("WF"));
        assert_eq!(drawn("Q"), drawn("RB"));
    }

    #[test]
    fn numbers_and_repeated_atoms_ride() {
        assert_eq!(cells("fW2"), "o0:2 o0:1");
        assert_eq!(cells("fR3"), "o0:3 o0:2 o0:1");
        assert_eq!(cells("fWW"), "o0:4 o0:3 o0:2 o0:1");
        assert_eq!(cells("fW0"), cells("fR"));
        assert_eq!(cells("ffNN"), "o-2:4 o2:4 o-1:2 o1:2");
        assert_eq!(cells("ffN1"), cells("ffN"));
        assert_eq!(cells("bQ1"), "o-1:-1 o0:-1 o1:-1");
    }

    #[test]
    fn directions_choose_among_the_steps() {
        assert_eq!(cells("fsW"), "o0:1 o-1:0 o1:0");
        assert_eq!(cells("vW"), "o0:1 o0:-1");
        assert_eq!(cells("sF"), cells("F"));
        assert_eq!(cells("bF"), "o-1:-1 o1:-1");
        assert_eq!(cells("fN"), "o-1:2 o1:2");
        assert_eq!(cells("fN"), cells("ffN"));
        assert_eq!(cells("fsN"), "o-2:1 o2:1");
        assert_eq!(cells("fhN"), "o-1:2 o1:2 o-2:1 o2:1");
        assert_eq!(cells("sN"), "o-2:1 o2:1 o-2:-1 o2:-1");
        assert_eq!(cells("vN"), "o-1:2 o1:2 o-1:-2 o1:-2");
        assert_eq!(cells("rlN"), cells("sN"));
        assert_eq!(cells("hrhlN"), cells("N"));
        assert_eq!(cells("frlW"), cells("fsW"));
        assert_eq!(cells("lWfrF"), "o1:1 o-1:0");
        assert_eq!(cells("lbB2"), "o-1:-1 o-2:-2");
        assert_eq!(cells("hrN"), "o1:2 o-2:1 o2:-1 o-1:-2");
    }

    #[test]
    fn modifiers_say_how() {
        assert_eq!(cells("fmWfceF"), "c-1:1 m0:1 c1:1");
        assert_eq!(cells("mWcF"), "c-1:1 m0:1 c1:1 m-1:0 m1:0 c-1:-1 m0:-1 c1:-1");
        let pawn = read("fmWfceFifmnD").unwrap();
        assert_eq!(pawn.iter().map(|moves| moves.en_passant).collect::<Vec<_>>(), [false, true, false]);
        assert_eq!(pawn[2].steps, [(0, 2)]);
        assert_eq!((pawn[2].first, pawn[2].way, pawn[2].mode), (true, Way::Lame, Mode::Moving));
        let cannon = read("mRcpR").unwrap();
        assert_eq!(cannon.iter().map(|moves| moves.way).collect::<Vec<_>>(), [Way::Ride(None), Way::Hop(None)]);
        assert_eq!(read("nN").unwrap()[0].way, Way::Lame);
        assert_eq!(read("gQ").unwrap()[0].way, Way::Hop(Some(1)));
        assert_eq!(read("").unwrap(), []);
    }

    #[test]
    fn what_cannot_be_said_is_named() {
        let gap = |text: &str| {
            let faulty = read(text).unwrap_err();
            (faulty[0].part.clone(), faulty[0].gap.clone())
        };
        for (text, part, why) in [
            ("NgQ3", "gQ3", BetzaGap::ShortHop),
            ("WtFB", "tF", BetzaGap::Bent),
            ("mafsmafW", "mafsmafW", BetzaGap::SeveralLegs),
            ("pB2", "pB2", BetzaGap::ShortHop),
            ("pW", "pW", BetzaGap::ShortHop),
            ("pNN", "pNN", BetzaGap::HoppingLeap),
            ("nNN", "nNN", BetzaGap::LameRide),
            ("KisO2", "isO2", BetzaGap::Castling),
            ("oR", "oR", BetzaGap::Round),
            ("X", "X", BetzaGap::NotAnAtom),
            ("fé", "fé", BetzaGap::NotAModifier),
            ("Kfm", "fm", BetzaGap::AtomMissing),
            ("hN", "hN", BetzaGap::NoDirection),
        ] {
            assert_eq!(gap(text), (part.to_owned(), why), "{text}");
        }
        assert_eq!(read("oWpW").unwrap_err().len(), 2);
        assert!(matches!(gap(&"K".repeat(201)).1, BetzaGap::TooLong { .. }));
    }
}
