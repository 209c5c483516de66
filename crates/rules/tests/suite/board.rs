//! Helpers of the rule tests: positions from lists of pieces, and what may and may not be played in them.

use std::collections::BTreeSet;

use crate::refusal::lifted::is_wished;
use variorum_rules::audit;
use variorum_rules::movegen;
use variorum_rules::refusal::{self, Asked, Cause};
use variorum_rules::{Outcome, Position, Reason, Side};

/// The position of a text, or the reader's complaint.
pub fn read(game: &str, text: &str) -> Position {
    let rules = variorum_library::rules(game).unwrap_or_else(|error| panic!("{error}"));
    Position::parse(&rules, text).unwrap_or_else(|faults| panic!("{game}: {text}: {faults}"))
}

/// A position from its pieces, `Kwd1 +rta3 {Sp}wd5`, and what follows the placement: `w`, `b lost=R`, `[2P] w`, or all six fields.
pub fn place(game: &str, pieces: &str, tail: &str) -> Position {
    read(game, &placed(game, pieces, tail))
}

/// The text of [`place`], drawn cell by cell.
pub fn placed(game: &str, pieces: &str, tail: &str) -> String {
    let rules = variorum_library::rules(game).unwrap_or_else(|error| panic!("{error}"));
    let board = &rules.definition().board;
    let ranks = usize::from(board.ranks);
    let levels: Vec<String> = if board.levels.is_empty() {
        vec![String::new()]
    } else {
        board.levels.iter().map(|level| String::from(*level)).collect()
    };
    let mut stands = std::collections::BTreeMap::new();
    for piece in pieces.split_whitespace() {
        let digits = piece.len() - piece.trim_end_matches(|c: char| c.is_ascii_digit()).len();
        let (token, cell) = piece.split_at(piece.len() - digits - levels[0].len() - 1);
        assert!(stands.insert(cell.to_owned(), token.to_owned()).is_none(), "two pieces on {cell}");
    }
    let mut rows = Vec::new();
    for rank in (1..=ranks).rev() {
        let row = |level: &String| {
            let mut row = String::new();
            let mut empty = 0;
            for letter in board.letters() {
                let cell = format!("{level}{letter}{rank}");
                if board.parse_cell(&cell).is_none() {
                    continue;
                }
                match stands.remove(&cell) {
                    None => empty += 1,
                    Some(token) => {
                        if empty > 0 {
                            row += &empty.to_string();
                        }
                        empty = 0;
                        row += &token;
                    }
                }
            }
            if empty > 0 { row + &empty.to_string() } else { row }
        };
        rows.push(levels.iter().map(row).collect::<Vec<_>>().join(","));
    }
    assert!(stands.is_empty(), "off the board: {stands:?}");
    let hands = tail.split_whitespace().next().filter(|word| word.starts_with('[')).unwrap_or("");
    let words: Vec<&str> = tail.split_whitespace().filter(|word| !word.starts_with('[')).collect();
    let given = hands.is_empty() && rules.has_hands();
    let mut text = format!("{}{}", rows.join("/"), if given { "[]" } else { hands });
    for (index, word) in words.iter().enumerate() {
        text = format!("{text} {word}");
        if index == 0 && words.get(1).is_none_or(|next| next.contains('=')) {
            text += " - - 0 1";
        }
    }
    text
}

/// Where the piece on `from` may go, the suffixes of the move texts included.
pub fn goals(position: &Position, from: &str) -> BTreeSet<String> {
    let position = position.clone();
    let texts = position.turn_texts();
    let goal = |text: &String| {
        text.strip_prefix(from).filter(|rest| !rest.starts_with(|c: char| c.is_ascii_digit())).map(str::to_owned)
    };
    texts.iter().filter_map(goal).collect()
}

/// Words as a set.
pub fn set(words: &str) -> BTreeSet<String> {
    words.split_whitespace().map(str::to_owned).collect()
}

/// The piece on `from` has exactly these goals.
#[track_caller]
pub fn goes(position: &Position, from: &str, words: &str) {
    let goals = goals(position, from);
    assert_eq!(goals, set(words), "from {from} in {}", position.text());
    for cell in position.rules().cells() {
        causes(position, &format!("{from}{}", position.rules().cell_name(cell)));
    }
}

/// Every one of these turns is legal.
#[track_caller]
pub fn legal(position: &Position, turns: &str) {
    let position = position.clone();
    let all: BTreeSet<String> = position.turn_texts().into_iter().collect();
    for turn in turns.split_whitespace() {
        assert!(all.contains(turn), "{turn} should be legal in {}", position.text());
        assert!(position.parse_turn(turn).is_ok(), "{turn} should be read in {}", position.text());
        assert_eq!(causes(&position, turn), Some(vec![]), "{turn} is refused in {}", position.text());
    }
}

/// None of these turns is legal.
#[track_caller]
pub fn illegal(position: &Position, turns: &str) {
    let position = position.clone();
    let all: BTreeSet<String> = position.turn_texts().into_iter().collect();
    for turn in turns.split_whitespace() {
        assert!(!all.contains(turn), "{turn} should not be legal in {}", position.text());
        assert!(position.parse_turn(turn).is_err(), "{turn} should be refused in {}", position.text());
        causes(&position, turn);
    }
}

/// The codes of the causes for which a turn is refused, which it is if and only if no legal action is what is wished; `None` if the text
/// names no wish.
#[track_caller]
pub fn causes(position: &Position, turn: &str) -> Option<Vec<&'static str>> {
    let Asked { position, wish, refusal } = refusal::ask(position, turn)?;
    let mut actions = Vec::new();
    movegen::actions(&mut position.scratch(), &mut actions);
    let legal = position.special_end().is_none() && actions.into_iter().any(|action| is_wished(action, &wish));
    let causes = refusal.map_or_else(Vec::new, |refusal| refusal.causes);
    assert_eq!(legal, causes.is_empty(), "{turn} in {}: {causes:?}", position.text());
    Some(causes.iter().map(Cause::code).collect())
}

/// The position after these turns.
#[track_caller]
pub fn after(position: &Position, turns: &str) -> Position {
    let mut position = position.clone();
    for turn in turns.split_whitespace() {
        if let Err(fault) = position.play_text(turn) {
            panic!("{turn} in {}: {fault}", position.text());
        }
    }
    position
}

/// After these turns the pieces, and the text behind them, are these.
#[track_caller]
pub fn becomes(position: &Position, turns: &str, pieces: &str, tail: &str) {
    let after = after(position, turns);
    assert_eq!(after.text(), placed(&after.rules().definition().id, pieces, tail), "after {turns}");
}

/// The game is over in this way.
#[track_caller]
pub fn ends(position: &Position, winner: Option<Side>, reason: Reason) {
    let position = position.clone();
    assert_eq!(position.outcome(), Some(Outcome { winner, reason }), "{}", position.text());
    assert_eq!(position.turn_texts(), Vec::<String>::new(), "{}", position.text());
}

/// The game is not over.
#[track_caller]
pub fn goes_on(position: &Position) {
    let position = position.clone();
    assert_eq!(position.outcome(), None, "{}", position.text());
}

/// A text that reads itself back.
#[track_caller]
pub fn round_trip(game: &str, text: &str) {
    assert_eq!(read(game, text).text(), text);
}

/// Whether a position text is refused.
pub fn refused(game: &str, text: &str) -> bool {
    let rules = variorum_library::rules(game).unwrap_or_else(|error| panic!("{error}"));
    Position::parse(&rules, text).is_err()
}

/// Whether pieces of `by` attack the cell.
#[track_caller]
pub fn attacks(position: &Position, by: Side, cell: &str) -> bool {
    let cell = position.rules().parse_cell(cell).unwrap_or_else(|| panic!("no cell {cell}"));
    let fast = position.attacked(cell, by);
    assert_eq!(
        fast,
        audit::attacked_by_moves(position, cell, by),
        "the two between to ask differ: {}",
        position.text()
    );
    fast
}
