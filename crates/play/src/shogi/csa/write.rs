//! Writes CSA files.

use std::fmt::Write as _;
use std::sync::Arc;

use variorum_notation::shogi;
use variorum_rules::{Position, Rules, TurnError};

use super::placement;
use super::words::{self, ENCODING, TAGS};
use crate::pgn::{Annotated, TextError};
use crate::shogi::ending::End;
use crate::shogi::kif::EVEN;
use crate::tree::{Evaluation, NodeId, Tree};

/// The main line of a game as a file. `name` is what KIF files call the game from its usual start.
pub(in crate::shogi) fn write(game: &Annotated, rules: &Arc<Rules>, name: Option<&str>) -> Result<String, TextError> {
    let usual = Position::start(rules);
    let mut position = match game.start() {
        None => usual.clone(),
        Some(text) => Position::parse(rules, text).map_err(|position| TextError::Start { position })?,
    };
    position.set_claims_lapse(true);
    let mut text = String::new();
    for (sign, tag) in [('+', "White"), ('-', "Black")] {
        if let Some(value) = game.tag(tag) {
            let _ = writeln!(text, "N{sign}{value}");
        }
    }
    for (index, (heading, tag)) in TAGS.iter().enumerate() {
        let first = TAGS[..index].iter().all(|(_, other)| other != tag);
        if let Some(value) = game.tag(tag).filter(|_| first).and_then(|value| heading_value(tag, value)) {
            let _ = writeln!(text, "${heading}:{value}");
        }
    }
    if name == Some(EVEN) && position.text() == usual.text() {
        text.push_str("PI\n");
    } else {
        text.push_str(&placement::text(&position));
    }
    let _ = writeln!(text, "{}", placement::sign(position.side()));
    let mut split_seconds = false;
    remarks(&mut text, game, Tree::ROOT);
    for node in game.tree.main_line() {
        let own = &game.tree.node(node).turn;
        let turn = position.parse_turn(own).map_err(|turn| TextError::Turn { turn })?;
        let unknown = || TextError::Turn { turn: TurnError::Illegal { turn: own.clone() } };
        let _ = writeln!(text, "{}", shogi::csa(&position, turn).ok_or_else(unknown)?);
        if let Some(time) = game.tree.node(node).spent {
            let _ = writeln!(text, "T{}", seconds(time));
            split_seconds |= time % 1000 > 0;
        }
        remarks(&mut text, game, node);
        position.play_unchecked(turn);
    }
    let side = position.side();
    let _ = writeln!(text, "{}", words::word_of(End::of(game, side), side));
    // Only version 3.0 of the standard knows another encoding than Shift JIS, and parts of seconds.
    let encoding = if text.is_ascii() { String::new() } else { format!("'{ENCODING}UTF-8\n") };
    let version = if encoding.is_empty() && !split_seconds { "V2.2" } else { "V3.0" };
    Ok(format!("{encoding}{version}\n{text}"))
}

/// A time in seconds, with milliseconds if there are any.
fn seconds(time: u64) -> String {
    match time % 1000 {
        0 => format!("{}", time / 1000),
        rest => format!("{}.{rest:03}", time / 1000),
    }
}

/// The value of a tag in the form that its heading has; `None` if it has another one.
fn heading_value(tag: &str, value: &str) -> Option<String> {
    let has_form = |form: &str, value: &str| {
        value.len() == form.len()
            && form
                .chars()
                .zip(value.chars())
                .all(|(form, sign)| if form == '0' { sign.is_ascii_digit() } else { form == sign })
    };
    match tag {
        "Date" => has_form("0000.00.00", value).then(|| value.replace('.', "/")),
        "TimeControl" => has_form("00:00+00", value).then(|| value.to_owned()),
        _ => Some(value.to_owned()),
    }
}

/// The evaluation and the comment after a node.
fn remarks(text: &mut String, game: &Annotated, node: NodeId) {
    let node = game.tree.node(node);
    if let Some(Evaluation::Centipawns(value)) = node.evaluation {
        let _ = writeln!(text, "'** {value}");
    }
    for said in [&node.before, &node.comment].into_iter().filter(|said| !said.is_empty()) {
        // Two asterisks begin an evaluation.
        let blank = if said.starts_with('*') { " " } else { "" };
        let _ = writeln!(text, "'*{blank}{said}");
    }
}
