//! What stands where: pieces of a kind, cells, ranks, files, levels, the whole board.

use variorum_gamedef::board::Coordinates;
use variorum_messages::{Arg, Language, Message};
use variorum_rules::{Cell, Position, Side};

use crate::names::{
    Kind, cell_arg, cells, cells_of, item, items, kind_and_side, kind_arg, line_name, no_cell, quoted, read_cell,
    read_file, read_kind, read_level, read_rank, read_side, side_word,
};

/// Where the pieces of a kind stand: `N`, `N w`, `knight black`.
pub(crate) fn pieces(position: &Position, argument: &str, language: Language) -> Vec<Message> {
    let rules = position.rules();
    // The name of a piece may have a blank in it.
    let named = argument.rsplit_once(char::is_whitespace).and_then(|(kind, side)| {
        let side = read_side(rules, side, language)?;
        Some((read_kind(rules, kind.trim(), language)?, Some(side)))
    });
    let found = named.or_else(|| Some((read_kind(rules, argument, language)?, None)));
    let Some((kind, only)) = found else {
        return vec![no_kind(position, argument)];
    };
    let on = |side: Option<Side>| {
        let stands = |&cell: &Cell| kind_and_side(position.at(cell)) == Some((kind, side));
        cells(rules, reading_order(position).into_iter().filter(stands))
    };
    let told = |side: Option<Side>| {
        Message::new("command-pieces")
            .with("side", side.map_or("neutral", |side| side_word(rules, side)))
            .with("piece", kind_arg(rules, kind))
            .with("cells", on(side))
    };
    match kind {
        Kind::Neutral(_) => vec![told(None)],
        Kind::Owned(_) => {
            let sides = Side::BOTH.into_iter().filter(|&side| only.is_none_or(|only| only == side));
            sides.map(|side| told(Some(side))).collect()
        }
    }
}

/// There is no such kind, but these.
fn no_kind(position: &Position, argument: &str) -> Message {
    let rules = position.rules();
    let definition = rules.definition();
    let owned = definition.pieces.iter().enumerate().map(|(kind, piece)| (piece.token.clone(), Kind::Owned(kind)));
    let neutral =
        definition.neutrals.iter().enumerate().map(|(kind, neutral)| (neutral.token.to_string(), Kind::Neutral(kind)));
    let known = owned
        .chain(neutral)
        .map(|(token, kind)| Message::new("command-kind").with("token", token).with("piece", kind_arg(rules, kind)));
    Message::new("command-no-kind").with("text", quoted(argument)).with("kinds", Arg::list(known))
}

/// All cells, level by level from the top, rank by rank from 1.
fn reading_order(position: &Position) -> Vec<Cell> {
    let rules = position.rules();
    let board = &rules.definition().board;
    let mut all: Vec<Cell> = rules.cells().collect();
    all.sort_by_key(|cell| {
        let Coordinates { file, level, rank } = board.coordinates(u16::try_from(cell.index()).unwrap_or(u16::MAX));
        (level, rank, file)
    });
    all
}

/// What stands on a cell, or on a rank, file or level.
pub(crate) fn square(position: &Position, argument: &str) -> Vec<Message> {
    let rules = position.rules();
    if let Some(cell) = read_cell(rules, argument) {
        let empty = || Message::new("command-empty").with("cell", cell_arg(rules, cell));
        let stands = |item: Message| Message::new("command-stands").with("item", item);
        return vec![item(position, cell).map_or_else(empty, stands)];
    }
    let line =
        read_rank(rules, argument).or_else(|| read_file(rules, argument)).or_else(|| read_level(rules, argument));
    match line {
        Some(line) => vec![row(position, line)],
        None => vec![no_cell(rules, argument)],
    }
}

fn row(position: &Position, line: crate::names::Line) -> Message {
    let rules = position.rules();
    let name = line_name(rules, line);
    Message::new("command-line").with("line", name).with("items", items(position, cells_of(rules, line)))
}

/// What stands on a rank.
pub(crate) fn rank(position: &Position, argument: &str) -> Vec<Message> {
    let rules = position.rules();
    let none = || {
        let last = rules.definition().board.ranks;
        Message::new("command-no-rank")
            .with("text", quoted(argument))
            .with("first", Arg::place("1"))
            .with("last", Arg::place(last.to_string()))
    };
    vec![read_rank(rules, argument).map_or_else(none, |line| row(position, line))]
}

/// What stands on a file.
pub(crate) fn file(position: &Position, argument: &str) -> Vec<Message> {
    let rules = position.rules();
    let none = || {
        let letters = rules.definition().board.letters();
        let end = |letter: Option<&char>| Arg::place(letter.map_or_else(String::new, char::to_string));
        Message::new("command-no-file")
            .with("text", quoted(argument))
            .with("first", end(letters.first()))
            .with("last", end(letters.last()))
    };
    vec![read_file(rules, argument).map_or_else(none, |line| row(position, line))]
}

/// What stands on a level, rank by rank.
pub(crate) fn level(position: &Position, argument: &str) -> Vec<Message> {
    let rules = position.rules();
    let levels = &rules.definition().board.levels;
    match read_level(rules, argument) {
        Some(line) => vec![row(position, line)],
        None if levels.is_empty() => vec![Message::new("command-no-levels")],
        None => {
            let known = Arg::list(levels.iter().map(char::to_string));
            vec![Message::new("command-no-level").with("text", quoted(argument)).with("levels", known)]
        }
    }
}

/// The whole board rank by rank, the last rank first; in space level by level, without the empty ranks.
pub(crate) fn board(position: &Position) -> Vec<Message> {
    let rules = position.rules();
    let board = &rules.definition().board;
    let mut lines = Vec::new();
    for level in 0..board.level_count() {
        let before = lines.len();
        let letter = board.levels.get(usize::from(level)).map_or_else(String::new, char::to_string);
        for rank in (0..board.ranks).rev() {
            let row: Vec<Cell> = board.row(level, rank).filter_map(|cell| rules.cell(usize::from(cell))).collect();
            let filled = row.iter().any(|&cell| !position.at(cell).is_none());
            if !filled && board.is_3d() {
                continue;
            }
            let name = if board.is_3d() { "command-level-rank" } else { "command-rank" };
            let name =
                Message::new(name).with("level", letter.clone()).with("rank", Arg::place((rank + 1).to_string()));
            lines.push(Message::new("command-line").with("line", name).with("items", items(position, row)));
        }
        if lines.len() == before {
            let name = Message::new("command-level").with("level", letter);
            lines.push(Message::new("command-line").with("line", name).with("items", Arg::list(Vec::<Arg>::new())));
        }
    }
    lines
}
