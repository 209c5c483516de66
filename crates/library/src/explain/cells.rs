//! Sets of cells and zones.

use variorum_gamedef::board::{CellIndex, Coordinates};
use variorum_gamedef::definition::{Definition, Zone, ZoneId};
use variorum_gamedef::grid::Shade;
use variorum_gamedef::vocabulary::Choices as _;
use variorum_messages::{Arg, Message};
use variorum_notation::customary_name;

/// The greatest number of cells that are named individually.
const FEW: usize = 16;

/// The message for cells that are too many to be named.
const COUNTED: &str = "explain-cells-counted";
/// The message for all cells but others.
const BUT: &str = "explain-cells-but";

/// Whether the words of the file say more.
fn is_vague(message: &Message) -> bool {
    message.id == COUNTED || message.id == BUT
}

/// What the cells, ranks and files of a game are called.
#[derive(Clone, Copy)]
pub(crate) struct Places<'d> {
    pub definition: &'d Definition,
    /// As at the edges of the game's own board.
    pub customary: bool,
}

impl Places<'_> {
    /// The name of a cell, rank or file that has this name in texts of turns.
    pub fn name(self, own: String) -> String {
        if self.customary { customary_name(self.definition, &own).unwrap_or(own) } else { own }
    }

    pub fn cell(self, cell: CellIndex) -> String {
        self.name(self.definition.board.cell_name(cell))
    }
}

/// Whether all the cells are meant, or any one of them.
#[derive(Clone, Copy)]
pub(crate) enum Meant {
    All,
    One,
}

/// Cells: `rank 2`, `ranks 1 to 3, files d to f`, `e1 and h1`, `dark cells`, `28 cells`.
pub(super) fn cells(places: Places<'_>, cells: &[CellIndex]) -> Message {
    describe(places, cells, Meant::All)
}

/// The cells of a zone without a name, those given: like [`cells`] or, where this would only count them, in the words of the file.
pub(crate) fn unnamed(places: Places<'_>, zone: &Zone, numbers: &[CellIndex], meant: Meant) -> Message {
    if let Some(named) = any_of_named(places.definition, zone) {
        return named;
    }
    let message = describe(places, numbers, meant);
    if is_vague(&message) { Message::new("explain-cells-in-words").with("words", zone.name.clone()) } else { message }
}

/// A zone that is written as `ZONE or ZONE`, each with a name: these names.
fn any_of_named(definition: &Definition, zone: &Zone) -> Option<Message> {
    let parts: Vec<&str> = zone.name.split(" or ").map(str::trim).collect();
    let named = |name: &&str| definition.zones.iter().any(|zone| zone.named && zone.name == *name);
    let zones = || Arg::list(parts.iter().map(|&name| Arg::zone(name)));
    (parts.len() > 1 && parts.iter().all(named)).then(|| Message::new("explain-cells-of-zones").with("zones", zones()))
}

/// Like [`cells`], for one of the cells: `e1 or h1`.
pub(super) fn one_of_cells(places: Places<'_>, cells: &[CellIndex]) -> Message {
    describe(places, cells, Meant::One)
}

fn describe(places: Places<'_>, cells: &[CellIndex], meant: Meant) -> Message {
    let named = match meant {
        Meant::All => "explain-cells-named",
        Meant::One => "explain-cells-one-of",
    };
    let board = &places.definition.board;
    let mut sorted = cells.to_vec();
    sorted.sort_unstable();
    sorted.dedup();
    let one_by_one = || {
        let names = sorted.iter().map(|&cell| places.cell(cell));
        Message::new(named).with("cells", Arg::list(names))
    };
    if sorted.len() <= 3 {
        return one_by_one();
    }
    // Where the board is no box, these words say more than ranks and files.
    let named_set = |message: &'static str, belongs: &dyn Fn(CellIndex) -> bool| {
        (!board.is_box() && board.cells().filter(|&cell| belongs(cell)).eq(sorted.iter().copied()))
            .then(|| Message::new(message))
    };
    let set = named_set("explain-cells-far", &|cell| board.ends_file(cell, true))
        .or_else(|| named_set("explain-cells-near", &|cell| board.ends_file(cell, false)))
        .or_else(|| named_set("explain-cells-edge", &|cell| board.is_at_edge(cell)))
        .or_else(|| named_set("explain-cells-all", &|_| true));
    if let Some(set) = set {
        return set;
    }
    let coordinates: Vec<Coordinates> = sorted.iter().map(|&cell| board.coordinates(cell)).collect();
    let distinct = |value: fn(&Coordinates) -> u8| {
        let mut values: Vec<u8> = coordinates.iter().map(value).collect();
        values.sort_unstable();
        values.dedup();
        values
    };
    let (ranks, files, levels) = (distinct(|at| at.rank), distinct(|at| at.file), distinct(|at| at.level));
    if ranks.len() * files.len() * levels.len() == sorted.len() {
        let rank = |rank: u8| places.name((rank + 1).to_string());
        let file = |file: u8| places.name(board.letter(file).to_string());
        let level = |level: u8| board.levels.get(usize::from(level)).map_or_else(String::new, ToString::to_string);
        let file_line = if board.is_3d() { "filestack" } else { "file" };
        let parts = [
            span("rank", &ranks, board.ranks, meant, rank),
            span(file_line, &files, board.files, meant, file),
            span("level", &levels, board.level_count(), meant, level),
        ];
        let parts: Vec<Message> = parts.into_iter().flatten().collect();
        return if parts.is_empty() {
            Message::new("explain-cells-all")
        } else {
            Message::new("explain-cells-block").with("parts", parts)
        };
    }
    if sorted.len() <= FEW {
        return one_by_one();
    }
    many(places, &sorted).unwrap_or_else(|| Message::new(COUNTED).with("count", sorted.len()))
}

/// Cells that are too many to be named, where they are those of one colour, or all but others that can be told.
fn many(places: Places<'_>, sorted: &[CellIndex]) -> Option<Message> {
    let board = &places.definition.board;
    let are =
        |belongs: &dyn Fn(CellIndex) -> bool| board.cells().filter(|&cell| belongs(cell)).eq(sorted.iter().copied());
    if let Some(&shade) = board.grid.shades().iter().find(|&&shade| are(&|cell| board.shade(cell) == shade)) {
        return Some(Message::new(match shade {
            Shade::Dark => "explain-cells-dark",
            Shade::Light => "explain-cells-light",
            Shade::Medium => "explain-cells-medium",
        }));
    }
    let others: Vec<CellIndex> = board.cells().filter(|cell| !sorted.contains(cell)).collect();
    // Neither of two halves can be told by the other for ever.
    let fewer = others.len() < sorted.len();
    let rest = fewer.then(|| describe(places, &others, Meant::All)).filter(|rest| !is_vague(rest))?;
    Some(Message::new(BUT).with("cells", rest))
}

/// `rank 2`, `ranks 1 to 3`, `ranks 1 and 9`, `rank 1 or 9`; `None` for all lines. `line`: `rank`, `file`, `filestack` or `level`.
fn span(line: &'static str, values: &[u8], all: u8, meant: Meant, name: impl Fn(u8) -> String) -> Option<Message> {
    let (&first, &last) = (values.first()?, values.last()?);
    if values.len() == usize::from(all) {
        return None;
    }
    let unbroken = usize::from(last - first) + 1 == values.len();
    // Customary names may run the other way.
    let backwards = order(&name(first)) > order(&name(last));
    let message = if unbroken && values.len() > 2 {
        let (first, last) = if backwards { (last, first) } else { (first, last) };
        Message::new("explain-lines-range").with("first", name(first)).with("last", name(last))
    } else {
        let mut names: Vec<String> = values.iter().map(|&value| name(value)).collect();
        if backwards {
            names.reverse();
        }
        let id = match meant {
            Meant::All => "explain-lines",
            Meant::One => "explain-lines-one-of",
        };
        Message::new(id).with("names", Arg::list(names))
    };
    Some(message.with("line", line))
}

/// Numbers in their order, letters in theirs.
fn order(name: &str) -> (usize, &str) {
    (name.len(), name)
}

/// The cells of White's zone and of Black's: `rank 2 for White, rank 7 for Black`.
pub(super) fn zone_cells(places: Places<'_>, zone: ZoneId) -> Message {
    of_sides(places, zone, Meant::All)
}

/// Like [`zone_cells`], for one of the cells.
pub(super) fn one_of_zone(places: Places<'_>, zone: ZoneId) -> Message {
    of_sides(places, zone, Meant::One)
}

fn of_sides(places: Places<'_>, zone: ZoneId, meant: Meant) -> Message {
    let definition = places.definition;
    let Some(zone) = definition.zones.get(zone) else { return Message::new("explain-cells-all") };
    let board = &definition.board;
    let mut theirs: Vec<CellIndex> = zone.cells.iter().map(|&cell| board.mirror(cell)).collect();
    theirs.sort_unstable();
    let mut ours = zone.cells.clone();
    ours.sort_unstable();
    let of_side = |numbers: &[CellIndex]| describe(places, numbers, meant);
    if let Some(named) = any_of_named(definition, zone).filter(|_| !zone.named) {
        return named;
    }
    let told = of_side(&ours);
    if is_vague(&told) && !zone.named {
        return Message::new("explain-cells-in-words").with("words", zone.name.clone());
    }
    if ours == theirs {
        return told;
    }
    // The cells of a zone with a name are told behind it in brackets.
    Message::new(if zone.named { "explain-cells-of-sides" } else { "explain-cells-of-sides-inline" })
        .with("sides", definition.style.sides.word())
        .with("white", told)
        .with("black", of_side(&theirs))
}
