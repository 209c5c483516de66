//! Names of pieces, sides, cells and lines of the board: in arguments, and in answers.

use variorum_gamedef::board::Coordinates;
use variorum_gamedef::definition::{NeutralId, PieceTypeId};
use variorum_library::explain::{Explainer, name, neutral_name};
use variorum_messages::{Arg, Language, Message};
use variorum_rules::{Cell, Occupant, Piece, Position, Rules, Side};

/// A kind of piece.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A kind that belongs to the sides.
    Owned(PieceTypeId),
    /// A neutral kind.
    Neutral(NeutralId),
}

/// A row of cells.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Line {
    /// All cells of a rank, counted from 0.
    Rank(u8),
    /// All cells of a file, counted from 0.
    File(u8),
    /// All cells of a level, counted from 0, the top one.
    Level(u8),
}

/// The keyword of a side in messages: its game says what the sides are called.
pub(crate) fn side_word(rules: &Rules, side: Side) -> &'static str {
    variorum_library::side_word(rules.definition().style.sides, side)
}

/// The side that a word names: a letter, or its name in English or in this language.
pub(crate) fn read_side(rules: &Rules, word: &str, language: Language) -> Option<Side> {
    let catalogue = variorum_messages::Catalogue::of(language);
    let word = word.to_lowercase();
    Side::BOTH.into_iter().find(|&side| {
        let key = side_word(rules, side);
        let name = catalogue.text(&Message::new("command-side").with("side", key), &());
        word == side.letter().to_string() || word == key || word == name.to_lowercase()
    })
}

pub(crate) fn kind_arg(rules: &Rules, kind: Kind) -> Arg {
    let definition = rules.definition();
    match kind {
        Kind::Owned(kind) => name(definition, kind),
        Kind::Neutral(kind) => definition.neutrals.get(kind).map_or_else(|| "".into(), neutral_name),
    }
}

/// The kind that a text names: its token, in any case, or its name in English or in this language.
pub(crate) fn read_kind(rules: &Rules, text: &str, language: Language) -> Option<Kind> {
    let text = text.replace(['{', '}'], "");
    let wanted = text.to_lowercase();
    let own = rules.definition();
    let explainer = Explainer::new(own, language.tag());
    let local = explainer.definition();
    let named = |names: [&str; 3]| names.iter().any(|name| name.to_lowercase() == wanted);
    let token = |token: &str| token.to_lowercase() == wanted;
    let mut pieces = own.pieces.iter().zip(&local.pieces);
    if let Some(kind) =
        pieces.position(|(piece, local)| token(&piece.token) || named([&piece.name, &piece.id, &local.name]))
    {
        return Some(Kind::Owned(kind));
    }
    let mut neutrals = own.neutrals.iter().zip(&local.neutrals);
    neutrals
        .position(|(neutral, local)| {
            token(&neutral.token.to_string()) || named([&neutral.name, &neutral.id, &local.name])
        })
        .map(Kind::Neutral)
}

/// The kind on a cell with its owner; `None` for an empty cell.
pub(crate) fn kind_and_side(piece: Piece) -> Option<(Kind, Option<Side>)> {
    Some(match piece.occupant()? {
        Occupant::Owned(side, kind) => (Kind::Owned(kind), Some(side)),
        Occupant::Neutral(kind) => (Kind::Neutral(kind), None),
    })
}

/// A piece with its cell and its owner: “e4 Knight White”.
pub(crate) fn item(position: &Position, cell: Cell) -> Option<Message> {
    let (kind, side) = kind_and_side(position.at(cell))?;
    let rules = position.rules();
    Some(
        Message::new("command-item")
            .with("cell", cell_arg(rules, cell))
            .with("piece", kind_arg(rules, kind))
            .with("side", side.map_or("neutral", |side| side_word(rules, side))),
    )
}

/// Pieces with their cells and owners.
pub(crate) fn items(position: &Position, cells: impl IntoIterator<Item = Cell>) -> Arg {
    Arg::list(cells.into_iter().filter_map(|cell| item(position, cell)))
}

/// The name of a cell.
pub(crate) fn cell_arg(rules: &Rules, cell: Cell) -> Arg {
    Arg::place(rules.cell_name(cell))
}

/// Cells by name.
pub(crate) fn cells(rules: &Rules, cells: impl IntoIterator<Item = Cell>) -> Arg {
    Arg::list(cells.into_iter().map(|cell| cell_arg(rules, cell)))
}

/// The cell that a text names, as texts of turns or as the edges of the board do.
pub(crate) fn read_cell(rules: &Rules, text: &str) -> Option<Cell> {
    rules.cell(variorum_notation::read_cell(rules.definition(), text)?.into())
}

/// There is no such cell.
pub(crate) fn no_cell(rules: &Rules, text: &str) -> Message {
    let board = &rules.definition().board;
    let last = u16::try_from(board.cell_count().saturating_sub(1)).unwrap_or(0);
    Message::new("command-no-cell")
        .with("text", quoted(text))
        .with("first", Arg::place(board.cell_name(0)))
        .with("last", Arg::place(board.cell_name(last)))
}

/// A text as it is quoted in an answer.
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 40;
    text.chars().take(LONGEST).collect()
}

fn letter(text: &str) -> Option<char> {
    let mut letters = text.chars();
    letters.next().filter(|_| letters.next().is_none()).map(|letter| letter.to_ascii_lowercase())
}

/// The rank, file or level that a text names; `None` if the board has none.
pub(crate) fn read_rank(rules: &Rules, text: &str) -> Option<Line> {
    variorum_notation::read_rank(rules.definition(), text).map(Line::Rank)
}

pub(crate) fn read_file(rules: &Rules, text: &str) -> Option<Line> {
    variorum_notation::read_file(rules.definition(), text).map(Line::File)
}

pub(crate) fn read_level(rules: &Rules, text: &str) -> Option<Line> {
    let wanted = letter(text)?;
    let level = rules.definition().board.levels.iter().position(|level| level.eq_ignore_ascii_case(&wanted))?;
    u8::try_from(level).ok().map(Line::Level)
}

/// The cells of a row, in the order in which people read them: levels from the top, files from `a`, ranks from 1.
pub(crate) fn cells_of(rules: &Rules, line: Line) -> Vec<Cell> {
    let board = &rules.definition().board;
    let (levels, files, ranks) = (0..board.level_count(), 0..board.files, 0..board.ranks);
    let mut found = Vec::new();
    for level in levels {
        for rank in ranks.clone() {
            for file in files.clone() {
                let within = match line {
                    Line::Rank(wanted) => rank == wanted,
                    Line::File(wanted) => file == wanted,
                    Line::Level(wanted) => level == wanted,
                };
                let cell =
                    || board.find(Coordinates { file, level, rank }).and_then(|cell| rules.cell(usize::from(cell)));
                found.extend(within.then(cell).flatten());
            }
        }
    }
    found
}

/// What a row is called.
pub(crate) fn line_name(rules: &Rules, line: Line) -> Message {
    let board = &rules.definition().board;
    match line {
        Line::Rank(rank) => Message::new("command-rank").with("rank", Arg::place((rank + 1).to_string())),
        Line::File(file) => Message::new("command-file").with("file", Arg::place(board.letter(file).to_string())),
        Line::Level(level) => {
            let letter = board.levels.get(usize::from(level)).map_or_else(String::new, char::to_string);
            Message::new("command-level").with("level", letter)
        }
    }
}
