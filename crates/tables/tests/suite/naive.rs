//! A second method, as plain as can be: every position from every placement, by its text, and rounds over all of them until nothing changes. It shares
//! with the tables nothing but the rules.

use std::collections::HashMap;
use std::sync::Arc;

use variorum_rules::{Piece, Position, Rules, Setup, Side};
use variorum_tables::{Tables, Value};

use crate::boards::{CHESSMEN, DRAWN_STALEMATE, game, solve};

/// A position without what tables leave out of account.
fn text(position: &Position) -> String {
    let setup = Setup { halfmove: 0, fullmove: 1, count: None, ..position.setup() };
    setup.text(position.rules())
}

/// All positions of these pieces and all that turns lead to, with their values.
fn values(
    rules: &Arc<Rules>,
    pieces: &[Piece],
    hands: &[(Side, usize, u8)],
) -> HashMap<String, (Position, Option<Value>)> {
    let mut placements: Vec<Setup> = vec![Setup { hands: hands.to_vec(), ..Setup::default() }];
    for &piece in pieces {
        placements = placements
            .iter()
            .flat_map(|setup| {
                let free = rules.cells().filter(|&cell| setup.pieces.iter().all(|&(taken, _)| taken != cell));
                free.map(|cell| {
                    let mut setup = setup.clone();
                    setup.pieces.push((cell, piece));
                    setup
                })
            })
            .collect();
    }
    let both = placements.into_iter().flat_map(|setup| Side::BOTH.map(|side| Setup { side, ..setup.clone() }));
    let mut todo: Vec<Position> = both.filter_map(|setup| Position::parse(rules, &setup.text(rules)).ok()).collect();
    // Pieces stand where they can get to, if the start position has such pieces.
    let astray = |position: &Position| position.out_of_reach().into_iter().map(|(_, piece)| piece).collect::<Vec<_>>();
    let placed = |piece: &&Piece| todo.iter().any(|position| !astray(position).contains(piece));
    let placed: Vec<Piece> = pieces.iter().filter(placed).copied().collect();
    todo.retain(|position| astray(position).iter().all(|piece| !placed.contains(piece)));
    assert!(!todo.is_empty());
    let mut known: HashMap<String, usize> = HashMap::new();
    let mut positions: Vec<(String, Position, Vec<usize>, Option<Value>)> = Vec::new();
    let mut leads: Vec<Vec<String>> = Vec::new();
    while let Some(position) = todo.pop() {
        let name = text(&position);
        if known.contains_key(&name) {
            continue;
        }
        known.insert(name.clone(), positions.len());
        let ended = position.outcome().map(|outcome| match outcome.winner {
            None => Value::Draw,
            Some(winner) if winner == position.side() => Value::Win(0),
            Some(_) => Value::Loss(0),
        });
        let mut next = Vec::new();
        if ended.is_none() {
            for turn in position.turns() {
                let mut after = position.scratch();
                after.play_unchecked(turn);
                next.push(text(&after));
                if !known.contains_key(next.last().unwrap()) {
                    todo.push(after);
                }
            }
            assert!(!next.is_empty(), "{name}");
        }
        leads.push(next);
        positions.push((name, position, Vec::new(), ended));
    }
    for (at, next) in leads.into_iter().enumerate() {
        positions[at].2 = next.iter().map(|name| known[name]).collect();
    }
    let mut round = 0;
    loop {
        round += 1;
        let found: Vec<(usize, Value)> = (0..positions.len())
            .filter(|&at| positions[at].3.is_none())
            .filter_map(|at| {
                let mut after = positions[at].2.iter().map(|&next| positions[next].3);
                if after.clone().any(|value| matches!(value, Some(Value::Loss(_)))) {
                    return Some((at, Value::Win(round)));
                }
                after.all(|value| matches!(value, Some(Value::Win(_)))).then_some((at, Value::Loss(round)))
            })
            .collect();
        if found.is_empty() {
            break;
        }
        found.into_iter().for_each(|(at, value)| positions[at].3 = Some(value));
    }
    positions.into_iter().map(|(name, position, _, value)| (name, (position, value))).collect()
}

fn pieces_of(rules: &Rules, list: &str) -> Vec<Piece> {
    let definition = rules.definition();
    let parts: Vec<&str> = list.split('/').collect();
    let owned = |side: Side, part: &str| -> Vec<Piece> {
        let words = part.split_whitespace().filter(|word| !word.starts_with('['));
        words
            .map(|word| Piece::owned(side, definition.pieces.iter().position(|piece| piece.token == word).unwrap()))
            .collect()
    };
    let neutral =
        |word: &str| definition.neutrals.iter().position(|neutral| neutral.token.to_string() == word).unwrap();
    let neutrals =
        parts.get(2).into_iter().flat_map(|part| part.split_whitespace()).map(|word| Piece::neutral(neutral(word)));
    owned(Side::White, parts[0]).into_iter().chain(owned(Side::Black, parts[1])).chain(neutrals).collect()
}

/// Compares the tables of these pieces, with and without symmetry, with the plain method. Returns the numbers of won, drawn and lost positions.
fn compare(rules: &Arc<Rules>, list: &str) -> [usize; 3] {
    let definition = rules.definition();
    let held = |side: Side, part: &str| -> Vec<(Side, usize, u8)> {
        let words = part.split_whitespace().filter_map(|word| word.strip_prefix('[')?.strip_suffix(']'));
        words.map(|word| (side, definition.pieces.iter().position(|piece| piece.token == word).unwrap(), 1)).collect()
    };
    let parts: Vec<&str> = list.split('/').collect();
    let hands = [held(Side::White, parts[0]), held(Side::Black, parts[1])].concat();
    let expected = values(rules, &pieces_of(rules, list), &hands);
    let tables: Vec<Tables> =
        [(true, 2), (false, 1)].map(|(symmetric, threads)| solve(rules, list, symmetric, threads)).into();
    let mut counts = [0; 3];
    for (text, (position, value)) in &expected {
        let value = value.unwrap_or(Value::Draw);
        counts[match value {
            Value::Win(_) => 0,
            Value::Draw => 1,
            Value::Loss(_) => 2,
        }] += 1;
        for tables in &tables {
            // A set of pieces with which the game is over needs no table.
            let found = tables.probe(position);
            assert!(
                found == Some(value) || found.is_none() && position.special_end().is_some(),
                "{text}: {found:?}, not {value:?}"
            );
        }
    }
    // Every position has the same number of positions symmetric to it in both counts.
    let sums = |tables: &Tables| {
        let sides = tables.statistics(0).unwrap().sides;
        sides.map(|side| {
            (side.wins, side.draws, side.losses, side.mates, side.longest_win.map(|(turns, count, _)| (turns, count)))
        })
    };
    assert_eq!(sums(&tables[0]), sums(&tables[1]));
    let first = pieces_of(rules, list).len();
    let own = |position: &Position| -> bool {
        let mut standing: Vec<String> =
            rules.cells().map(|cell| rules.piece_token(position.at(cell))).filter(|token| !token.is_empty()).collect();
        let mut wanted: Vec<String> = pieces_of(rules, list).iter().map(|&piece| rules.piece_token(piece)).collect();
        standing.sort();
        wanted.sort();
        standing == wanted
            && position.passage().is_empty()
            && position.setup().checks == [0; 2]
            && position.setup().hands == hands
    };
    let placements = expected.values().filter(|(position, _)| own(position)).count() as u64;
    let all: u64 = tables[0].statistics(0).unwrap().sides.iter().map(|side| side.all()).sum();
    assert_eq!(all, placements, "{list}, {first} pieces");
    counts
}

/// There are wins, draws and losses.
fn assert_all(counts: [usize; 3]) {
    assert!(counts.iter().all(|&count| count > 0), "{counts:?}");
}

/// There are wins and losses; draws need not be.
fn assert_decisive(counts: [usize; 3]) {
    assert!(counts[0] > 0 && counts[2] > 0, "{counts:?}");
}

const PAWNS: &str = r#"
[[piece]]
id = "pawn"
name = "Pawn"
token = "P"
moves = [
  "step forward orthogonal, moving",
  "double forward orthogonal, from home",
  "step forward diagonal, capturing, en passant",
]
pawn = true
[[promotion]]
pieces = ["pawn"]
zone = "far"
on = "arrival"
into = ["queen", "knight"]
form = "chosen"
duty = "always"
"#;

#[test]
fn promotion_and_en_passant() {
    let zones = "[zones]\nhome = \"rank 2\"\nfar = \"rank 5\"\n";
    let rest = format!("{zones}{CHESSMEN}{PAWNS}{DRAWN_STALEMATE}");
    let rules = game("files = 2\nranks = 5", "1k/1p/2/P1/K1 w - - 0 1", &rest);
    assert_all(compare(&rules, "K P / K P"));
    let rules = game("files = 3\nranks = 5", "2k/2p/3/P2/K2 w - - 0 1", &rest);
    assert_all(compare(&rules, "K P / K"));
}

/// The promoted piece could be captured in passing, although its own kind makes no double steps.
#[test]
fn promotion_by_a_double_step() {
    let pawns = PAWNS.replace(", from home", "");
    let rest = format!("[zones]\nfar = \"rank 5\"\n{CHESSMEN}{pawns}{DRAWN_STALEMATE}");
    let rules = game("files = 3\nranks = 5", "2k/2p/3/P2/K2 w - - 0 1", &rest);
    assert!(rules.promotes_by_double_step());
    assert_all(compare(&rules, "K P / K"));
    let rules = game("files = 2\nranks = 5", "1k/1p/2/P1/K1 w - - 0 1", &rest);
    assert_all(compare(&rules, "K P / K P"));
}

#[test]
fn boards_in_space() {
    let rest =
        CHESSMEN.replace("orthogonal and diagonal", "orthogonal and diagonal and triagonal").replace("2:1", "2:1:0")
            + DRAWN_STALEMATE;
    let rules = game("files = 3\nranks = 3\nlevels = \"cba\"", "3,3,2k/3,3,3/K2,3,3 w - - 0 1", &rest);
    assert_all(compare(&rules, "K Q / K"));
    let rules = game("files = 2\nranks = 4\nlevels = \"ba\"", "2,1k/2,2/2,2/K1,2 w - - 0 1", &rest);
    assert_all(compare(&rules, "K Q / K N"));
}

#[test]
fn a_cylinder() {
    let rest = format!("{}{DRAWN_STALEMATE}", CHESSMEN.replace("\"slide orthogonal", "\"slide up to 3 orthogonal"));
    let rules = game("files = 4\nranks = 4\nwraps = true", "2k1/4/4/K3 w - - 0 1", &rest);
    assert_all(compare(&rules, "K Q / K R"));
}

#[test]
fn a_bare_royal_piece_loses() {
    let rest = format!(
        "{CHESSMEN}\n[endings]\nstalemate = \"loses\"\nrepetition = 3\nperpetual-check = \"draw\"\nbare = true\n"
    );
    let rules = game("files = 4\nranks = 4", "3k/4/4/K3 w - - 0 1", &rest);
    assert_all(compare(&rules, "K R / K N"));
    assert_all(compare(&rules, "K N / K B"));
}

#[test]
fn turns_of_two_parts() {
    for (ko, second) in [("false", "compulsory"), ("true", "optional")] {
        let rest = format!(
            "{CHESSMEN}[[neutral]]\nid = \"stone\"\nname = \"Stone\"\ntoken = \"*\"\nrole = \"blocker\"\n\
             [turn]\nsecond = \"{second}\"\nko = {ko}\n[[turn.action]]\nneutrals = [\"stone\"]\ndo = \"step\"\ndirections = \"orthogonal\"\n{DRAWN_STALEMATE}"
        );
        let rules = game("files = 3\nranks = 4", "2k/3/1*1/K2 w - - 0 1", &rest);
        assert_all(compare(&rules, "K R / K / *"));
    }
}

#[test]
fn neutral_pieces_are_placed() {
    let rest = format!(
        "{CHESSMEN}[[neutral]]\nid = \"duck\"\nname = \"Duck\"\ntoken = \"*\"\nrole = \"blocker\"\n\
         [turn]\nsecond = \"compulsory\"\nko = false\n[[turn.action]]\nneutrals = [\"duck\"]\ndo = \"anywhere\"\n\
         [endings]\nstalemate = \"wins\"\nrepetition = 3\nperpetual-check = \"draw\"\nextinction = [[\"king\"]]\n"
    )
    .replace("royal = true\n", "");
    let rules = game("files = 3\nranks = 3", "2k/3/K2 w - - 0 1", &rest);
    assert_decisive(compare(&rules, "K R / K"));
}

#[test]
fn hands_and_promoted_pieces() {
    let rest = r#"
[zones]
camp = "rank 4"
[[piece]]
id = "king"
name = "King"
token = "K"
moves = ["step orthogonal and diagonal"]
royal = true
[[piece]]
id = "pawn"
name = "Pawn"
token = "P"
moves = ["step forward orthogonal"]
pawn = true
returns = "pawn"
drop = { one-per-file = true, no-mate = true }
[[piece]]
id = "tokin"
name = "Tokin"
token = "+P"
moves = ["step orthogonal and forward diagonal"]
returns = "pawn"
[[promotion]]
pieces = ["pawn"]
zone = "camp"
on = "touch"
into = ["tokin"]
form = "fixed"
duty = "when-stuck"
[endings]
stalemate = "loses"
repetition = 4
perpetual-check = "loses"
"#;
    let rules = game("files = 3\nranks = 4", "2k/2p/P2/K2[] w - - 0 1", rest);
    assert_all(compare(&rules, "K [P] / K [P]"));
}

#[test]
fn explosions() {
    let rest = format!(
        "{}[capture]\nblast = \"orthogonal and diagonal\"\n{DRAWN_STALEMATE}",
        CHESSMEN.replacen("diagonal\"]", "diagonal, moving\"]", 1)
    );
    let rules = game("files = 4\nranks = 4", "3k/4/4/K3 w - - 0 1", &rest);
    assert_all(compare(&rules, "K R / K N"));
    // Nobody mates with a knight, but one that takes another beside the king explodes it.
    assert_all(compare(&rules, "K N / K N"));
}

#[test]
fn captors_turn_to_stone_or_become_something_else() {
    let stone = "[[neutral]]\nid = \"stone\"\nname = \"Stone\"\ntoken = \"*\"\nrole = \"blocker\"\n";
    let perish = "[capture]\nperish = [\"rook\", \"knight\"]\nremains = \"stone\"\n";
    let stones =
        game("files = 4\nranks = 4", "3k/4/4/K3 w - - 0 1", &format!("{CHESSMEN}{stone}{perish}{DRAWN_STALEMATE}"));
    assert_all(compare(&stones, "K R / K N"));
    let promotion = "[[promotion]]\npieces = [\"knight\"]\nzone = \"all cells\"\non = \"capture\"\ninto = [\"rook\"]\nform = \"fixed\"\nduty = \"always\"\n";
    let promoting =
        game("files = 4\nranks = 4", "3k/4/4/K3 w - - 0 1", &format!("{CHESSMEN}{promotion}{DRAWN_STALEMATE}"));
    assert_all(compare(&promoting, "K N / K N"));
}

#[test]
fn captures_are_compulsory_and_losing_all_wins() {
    let rest = format!(
        "{CHESSMEN}[capture]\ncompulsory = true\n[endings]\nstalemate = \"wins\"\nrepetition = 3\nperpetual-check = \"draw\"\n\
         [[ending]]\nwhen = \"no own piece\"\nresult = \"wins\"\n"
    )
    .replace("royal = true\n", "");
    let rules = game("files = 4\nranks = 4", "3k/4/4/K3 w - - 0 1", &rest);
    assert_decisive(compare(&rules, "K / R N"));
    assert_decisive(compare(&rules, "N N / B"));
}

#[test]
fn checks_are_counted_and_zones_are_goals() {
    let rest = format!("{CHESSMEN}{DRAWN_STALEMATE}[[ending]]\nwhen = \"checks >= 2\"\nresult = \"wins\"\n");
    let rules = game("files = 4\nranks = 4", "3k/4/4/K3 w - - 0 1", &rest);
    assert_all(compare(&rules, "K R / K B"));
    // Nobody mates with a knight, but the second check wins.
    assert_decisive(compare(&rules, "K N / K"));
    let rest = format!(
        "[zones]\nhill = \"cells c3\"\n{CHESSMEN}{DRAWN_STALEMATE}[[ending]]\nwhen = \"own king in hill\"\nresult = \"wins\"\n"
    );
    let rules = game("files = 4\nranks = 5", "3k/4/4/4/K3 w - - 0 1", &rest);
    assert_all(compare(&rules, "K R / K"));
}

#[test]
fn hoppers() {
    let rules = game("files = 4\nranks = 4", "3k/4/4/K3 w - - 0 1", &format!("{CHESSMEN}{DRAWN_STALEMATE}"));
    assert_all(compare(&rules, "K C N / K"));
    assert_all(compare(&rules, "K R / K C"));
}

/// Every turn leaves a wall, or may leave one at the edge, until nobody can move.
#[test]
fn walls_fill_the_board() {
    for (second, spot, ending) in [("compulsory", "left", "loses"), ("optional", "edge", "draw")] {
        let rest = format!(
            "{CHESSMEN}[[neutral]]\nid = \"wall\"\nname = \"Wall\"\ntoken = \"#\"\nrole = \"blocker\"\n\
             [turn]\nsecond = \"{second}\"\nko = false\n[[turn.action]]\nneutrals = [\"wall\"]\ndo = \"put\"\nspot = \"{spot}\"\n\
             [endings]\nstalemate = \"{ending}\"\nrepetition = 3\nperpetual-check = \"draw\"\n"
        );
        let rules = game("files = 3\nranks = 3", "2k/3/K2 w - - 0 1", &rest);
        let counts = compare(&rules, "K R / K");
        assert!(counts[0] > 0 && counts[2] > 0, "{counts:?}");
    }
}

/// Royal pieces that may be captured while there are others, or are attacked all at once.
#[test]
fn several_royal_pieces() {
    for royalty in ["last", "together"] {
        let rest = format!("{CHESSMEN}{DRAWN_STALEMATE}").replace("royal = true", &format!("royal = \"{royalty}\""));
        let rules = game("files = 3\nranks = 4", "1kk/3/3/KK1 w - - 0 1", &rest);
        let counts = compare(&rules, "K R / K K");
        assert!(counts[0] > 0 && counts[1] > 0 && counts[2] > 0, "{counts:?}");
    }
}

#[test]
fn guards_refuge_and_lost_pieces() {
    let rest = format!(
        "[zones]\nhome = \"rank 1\"\nfar = \"rank 4\"\n{CHESSMEN}[[piece]]\nid = \"ferz\"\nname = \"Ferz\"\ntoken = \"F\"\nmoves = [\"step orthogonal\"]\n\
         [[promotion]]\npieces = [\"ferz\"]\nzone = \"far\"\non = \"arrival\"\ninto = [\"rook\"]\nform = \"chosen\"\nduty = \"when-stuck\"\nfrom-pool = true\n\
         [pool]\npieces = [\"rook\"]\n[refuge]\nroyal = \"king\"\nzone = \"home\"\nguards = [\"knight\", \"ferz\"]\ngrace = 2\n{DRAWN_STALEMATE}"
    );
    let rules = game("files = 2\nranks = 4", "1k/2/2/K1 w - - 0 1", &rest);
    assert_all(compare(&rules, "K R F / K N"));
    let rules = game("files = 3\nranks = 4", "2k/3/3/K2 w - - 0 1", &rest);
    assert_all(compare(&rules, "K R / K N"));
}

#[test]
fn frozen_armies_and_marriage() {
    let rest = format!("{CHESSMEN}{DRAWN_STALEMATE}marriage = {{ royal = \"king\", partner = \"queen\", directions = \"orthogonal\" }}\n")
        .replace("moves = [\"slide orthogonal\"]", "moves = [\"slide orthogonal\"]\nfrozen-without = \"queen\"");
    let rules = game("files = 3\nranks = 4", "2k/3/3/K2 w - - 0 1", &rest);
    assert_all(compare(&rules, "K R / K Q"));
}

#[test]
fn palaces_and_facing_royal_pieces() {
    let rest = format!("[zones]\npalace = \"rank 1\"\n{CHESSMEN}{DRAWN_STALEMATE}facing = \"lengthwise orthogonal\"\n")
        .replace("royal = true", "royal = true\nconfined = \"palace\"")
        .replace("step orthogonal and diagonal", "step orthogonal");
    let rules = game("files = 4\nranks = 4", "3k/4/4/K3 w - - 0 1", &rest);
    assert_all(compare(&rules, "K R / K C"));
}

#[test]
fn players_may_pass() {
    let rest = format!(
        "{CHESSMEN}[turn]\npass = \"always\"\n{DRAWN_STALEMATE}[[ending]]\nwhen = \"passes >= 2\"\nresult = \"most-pieces\"\n"
    );
    let rules = game("files = 3\nranks = 4", "2k/3/3/K2 w - - 0 1", &rest);
    assert_all(compare(&rules, "K R / K N"));
}
