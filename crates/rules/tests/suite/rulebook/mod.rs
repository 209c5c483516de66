//! The rule book's chapters, and what their tests share.
//!
//! A position is told by its pieces: `w Ke1 ke9 {Pr}va1 *b4` and, where wanted, the fields `castle=`, `ep=`, `ko=`, `hand=`, `clock=`, `move=`.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::Arc;

use crate::board::causes;
use variorum_rules::movegen;
use variorum_rules::perft::perft;
use variorum_rules::{Action, Outcome, Phase, Position, Reason, Rules, Side};

mod blocschach_endings;
mod blocschach_pieces;
mod castling;
mod conventions;
mod lines;
mod mitred_castling;
mod mitred_pieces;
mod mitred_turns;
mod passing;
mod pawns;
mod relays;
mod second_part;
mod stone_actions;
mod tunnel;
mod tunnel_pawns;

pub const RELAYS: &str = "stones-and-relays";
pub const TUNNEL: &str = "stones-and-relays-tunnel";
pub const STONES: &str = "double-eighteen-stone-chess";
pub const MITREYANG: &str = "mitreyang";
pub const WILDEBISHOGI: &str = "mitred-wildebishogi";
pub const NOTCHESS: &str = "mitred-kp-notchess";
pub const SOUTHWARK: &str = "mitred-southwark-bishogi";
pub const BLOC: &str = "blocschach";

pub const DRAW: Option<Outcome> = Some(Outcome { winner: None, reason: Reason::Stalemate });
pub const GOES_ON: Option<Outcome> = None;

pub const fn won(side: Side, reason: Reason) -> Option<Outcome> {
    Some(Outcome { winner: Some(side), reason })
}

pub fn rules_of(game: &str) -> Arc<Rules> {
    variorum_library::rules(game).unwrap_or_else(|error| panic!("{error}"))
}

/// Files, levels (1 on a flat board) and ranks.
fn size(game: &str) -> (usize, usize, usize) {
    match game {
        RELAYS | TUNNEL => (8, 1, 9),
        STONES => (16, 1, 9),
        BLOC => (8, 8, 8),
        "chess" | "crazyhouse" => (8, 1, 8),
        _ => (10, 1, 10),
    }
}

/// A piece's token and its cell.
fn split_piece(word: &str) -> (String, &str) {
    let end = match (word.find('}'), word.starts_with('+')) {
        (Some(end), _) => end + 1,
        (None, true) => 2,
        (None, false) => 1,
    };
    (word[..end].to_owned(), &word[end..])
}

/// Level, filestack and rank, from 0.
fn split_cell(game: &str, cell: &str) -> (usize, usize, usize) {
    let bytes = cell.as_bytes();
    let (level, file, rank) = if size(game).1 > 1 {
        (bytes[0] - b's', bytes[1] - b'a', &cell[2..])
    } else {
        (0, bytes[0] - b'a', &cell[1..])
    };
    let rank: usize = rank.parse().unwrap_or_else(|_| panic!("no cell: {cell}"));
    (usize::from(level), usize::from(file), rank - 1)
}

/// The position text that a telling stands for.
pub fn told(game: &str, telling: &str) -> String {
    let (files, levels, ranks) = size(game);
    let mut fields: HashMap<&str, &str> =
        HashMap::from([("castle", "-"), ("ep", "-"), ("clock", "0"), ("move", "1"), ("hand", "")]);
    let mut pieces = HashMap::new();
    let mut words = telling.split_whitespace();
    let side = words.next().expect("a side to move");
    for word in words {
        if let Some((name, value)) = word.split_once('=') {
            fields.insert(name, value);
        } else {
            let (token, cell) = split_piece(word);
            let twice = pieces.insert(split_cell(game, cell), token);
            assert!(twice.is_none(), "{cell} is told twice in {telling}");
        }
    }
    let mut rows = Vec::new();
    for rank in (0..ranks).rev() {
        let row = |level| {
            let (mut text, mut gap) = (String::new(), 0);
            for file in 0..files {
                match pieces.remove(&(level, file, rank)) {
                    Some(token) => {
                        if gap > 0 {
                            write!(text, "{gap}").expect("text");
                        }
                        gap = 0;
                        text += &token;
                    }
                    None => gap += 1,
                }
            }
            if gap > 0 {
                write!(text, "{gap}").expect("text");
            }
            text
        };
        rows.push((0..levels).map(row).collect::<Vec<_>>().join(","));
    }
    assert!(pieces.is_empty(), "off the board: {pieces:?}");
    let placement = rows.join("/");
    let hands = if rules_of(game).has_hands() { format!("[{}]", fields["hand"]) } else { String::new() };
    let ko = fields.get("ko").map_or(String::new(), |ko| format!(" ko={ko}"));
    let (castle, ep, clock, turn) = (fields["castle"], fields["ep"], fields["clock"], fields["move"]);
    format!("{placement}{hands} {side} {castle} {ep} {clock} {turn}{ko}")
}

/// Reads a telling; the position must write what was read.
pub fn set(game: &str, telling: &str) -> Position {
    let text = told(game, telling);
    let position = read(game, &text);
    assert_eq!(without_hands(&position.text()), without_hands(&text), "{game}: {telling}");
    position
}

pub fn read(game: &str, text: &str) -> Position {
    Position::parse(&rules_of(game), text).unwrap_or_else(|faults| panic!("{game}: {text}: {faults}"))
}

fn without_hands(text: &str) -> String {
    match (text.find('['), text.find(']')) {
        (Some(from), Some(to)) => format!("{}{}", &text[..from], &text[to + 1..]),
        _ => text.to_owned(),
    }
}

pub fn legal(game: &str, telling: &str, turns: &[&str]) {
    let position = set(game, telling);
    for turn in turns {
        assert!(position.parse_turn(turn).is_ok(), "{game}: {telling}: {turn} should be legal");
        assert!(causes(&position, turn).is_none_or(|causes| causes.is_empty()), "{game}: {telling}: {turn} is refused");
    }
}

pub fn illegal(game: &str, telling: &str, turns: &[&str]) {
    let position = set(game, telling);
    for turn in turns {
        assert!(position.parse_turn(turn).is_err(), "{game}: {telling}: {turn} should be illegal");
        causes(&position, turn);
    }
}

fn offered(position: &mut Position) -> Vec<Action> {
    let mut actions = Vec::new();
    movegen::actions(position, &mut actions);
    actions
}

fn same(what: &str, got: Vec<String>, expected: &[&str]) {
    let (mut got, mut expected) = (got, expected.to_vec());
    got.sort();
    expected.sort_unstable();
    assert_eq!(got, expected, "{what}");
}

/// All first parts that begin with `start` (a cell, a drop's `P@`, …), each once.
pub fn firsts(game: &str, telling: &str, start: &str, expected: &[&str]) {
    let mut position = set(game, telling);
    let texts = offered(&mut position).into_iter().map(|action| position.action_text(action));
    let got = texts.filter(|text| text.starts_with(start)).collect();
    let expected: Vec<String> = expected.iter().map(|rest| format!("{start}{rest}")).collect();
    same(&format!("{game}: {telling}: {start}"), got, &expected.iter().map(String::as_str).collect::<Vec<_>>());
}

/// All second parts after `first` that begin with `start`; the turn without one is not counted.
pub fn seconds(game: &str, telling: &str, first: &str, start: &str, expected: &[&str]) {
    let mut position = set(game, telling);
    let action = offered(&mut position).into_iter().find(|&action| position.action_text(action) == first);
    position.make_unchecked(action.unwrap_or_else(|| panic!("{game}: {telling}: {first} should be a first part")));
    assert_eq!(position.phase(), Phase::Second, "{game}: {telling}: {first}");
    let texts = offered(&mut position).into_iter().map(|action| position.action_text(action));
    let got = texts.filter(|text| !text.is_empty() && text.starts_with(start)).collect();
    let expected: Vec<String> = expected.iter().map(|rest| format!("{start}{rest}")).collect();
    same(&format!("{game}: {telling}: {first},{start}"), got, &expected.iter().map(String::as_str).collect::<Vec<_>>());
}

/// Plays turns parted by blanks and compares the whole text.
pub fn after(game: &str, telling: &str, turns: &str, expected: &str) {
    let got = play(game, telling, turns);
    assert_eq!(got.text(), set(game, expected).text(), "{game}: {telling}: after {turns}");
}

pub fn play(game: &str, telling: &str, turns: &str) -> Position {
    let mut position = set(game, telling);
    for turn in turns.split_whitespace() {
        position.play_text(turn).unwrap_or_else(|fault| panic!("{game}: {telling}: {fault}"));
    }
    position
}

/// One field of the text after some turns: 2 castling, 3 en passant, 4 halfmove clock, 6 ko.
pub fn field(game: &str, telling: &str, turns: &str, index: usize, expected: &str) {
    let text = play(game, telling, turns).text();
    let got = text.split_whitespace().nth(index).unwrap_or("");
    assert_eq!(got, expected, "{game}: {telling}: after {turns}: {text}");
}

pub fn count(game: &str, telling: &str, expected: usize) {
    let turns = set(game, telling).turn_texts();
    assert_eq!(turns.len(), expected, "{game}: {telling}: {turns:?}");
}

pub fn outcome(game: &str, telling: &str, turns: &str, expected: Option<Outcome>) {
    let position = play(game, telling, turns);
    assert_eq!(position.outcome(), expected, "{game}: {telling}: after {turns}");
    if expected.is_some() {
        assert_eq!(perft(&position, 1), 0, "{game}: {telling}: a finished game has no moves");
    }
}

/// Whether the side to move is in check after these turns.
pub fn check(game: &str, telling: &str, turns: &str, expected: bool) {
    let position = play(game, telling, turns);
    assert_eq!(position.in_check(position.side()), expected, "{game}: {telling}: after {turns}");
}

pub fn kind(game: &str, token: &str) -> usize {
    let rules = rules_of(game);
    let found = rules.definition().pieces.iter().position(|piece| piece.token == token);
    found.unwrap_or_else(|| panic!("{game} has no {token}"))
}

/// Where a piece alone on the board may move, and where it may capture; `None` where the two are the same.
pub fn reach(game: &str, side: Side, token: &str, cell: &str, moves: &str, captures: Option<&str>) {
    let rules = rules_of(game);
    let place = rules.parse_cell(cell).unwrap_or_else(|| panic!("no cell {cell}"));
    let reach = rules.reach(side, kind(game, token), place);
    for (what, cells, expected) in
        [("moves", reach.moves, moves), ("captures", reach.captures, captures.unwrap_or(moves))]
    {
        let got = cells.into_iter().map(|cell| rules.cell_name(cell)).collect();
        same(&format!("{game}: {what} of {token} on {cell}"), got, &expected.split_whitespace().collect::<Vec<_>>());
    }
}

pub fn faulty(game: &str, text: &str) {
    assert!(Position::parse(&rules_of(game), text).is_err(), "{game}: {text} should have a fault");
}
