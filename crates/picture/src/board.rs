//! The board without pieces: cells, rings, borders of regions, coordinates.

use std::fmt::Write as _;

use variorum_gamedef::board::{CellIndex, Coordinates};
use variorum_gamedef::definition;
use variorum_gamedef::grid::{Grid, Shade};

use crate::joins;
use crate::layout::{Layout, UNIT};
use crate::letters::{self, Anchor};
use crate::look::{Colours, Look};
use crate::ring::Ring;

/// What is marked on the board.
pub(crate) struct Ground {
    /// Whether the rings of the board are marked.
    pub rings: bool,
    /// Regions whose borders are drawn.
    pub regions: Vec<Vec<CellIndex>>,
}

/// Draws every level of the board.
pub(crate) fn draw(out: &mut String, layout: &Layout<'_>, look: &Look, colours: &Colours, ground: &Ground) {
    for level in 0..layout.board.level_count() {
        if !layout.is_pieced() {
            plane(out, layout, level, colours);
        } else {
            pieced(out, layout, level, colours);
        }
        joins::draw(out, layout, level, colours, definition::Ground::Chequered);
        if ground.rings {
            ring_areas(out, layout, level, colours);
        }
        region_edges(out, layout, level, colours, &ground.regions);
        if layout.board.is_3d() {
            let (x, y) = layout.origin(level);
            let name = layout.board.levels.get(usize::from(level)).map(char::to_string).unwrap_or_default();
            letters::write(out, &name, (x, y - 25.0 - layout.joins().room().1), 32.0, Anchor::Start, colours.text);
        }
        if look.coordinates && layout.board.is_3d() {
            coordinates(out, layout, level, colours);
        }
    }
}

/// Every cell of a level with its upper left corner.
fn cells<'l>(layout: &'l Layout<'_>, level: u8) -> impl Iterator<Item = (Coordinates, f32, f32)> + 'l {
    let (x, y) = layout.origin(level);
    let board = layout.board;
    (0..board.ranks).flat_map(move |rank| {
        board.row(level, rank).map(move |cell| {
            let at = board.coordinates(cell);
            let (column, row) = layout.spot(at);
            (at, x + f32::from(column) * UNIT, y + f32::from(row) * UNIT)
        })
    })
}

/// A level that is no full rectangle, cell by cell.
fn pieced(out: &mut String, layout: &Layout<'_>, level: u8, colours: &Colours) {
    let board = layout.board;
    let of_shade = |shade: Option<Shade>| {
        let cells = board.cells().filter(|&cell| board.coordinates(cell).level == level);
        let cells = cells.filter(|&cell| shade.is_none_or(|shade| board.shade(cell) == shade));
        cells.map(|cell| layout.path(cell)).collect::<String>()
    };
    let edge = colours.edge;
    let _ = write!(
        out,
        r#"<path fill="{edge}" stroke="{edge}" stroke-width="6" stroke-linejoin="round" d="{}"/>"#,
        of_shade(None)
    );
    for &shade in board.grid.shades() {
        let fill = colours.cell(shade);
        let _ = write!(out, r#"<path fill="{fill}" d="{}"/>"#, of_shade(Some(shade)));
    }
}

fn plane(out: &mut String, layout: &Layout<'_>, level: u8, colours: &Colours) {
    let (x, y) = layout.origin(level);
    let (wide, tall) = (f32::from(layout.board.files) * UNIT, f32::from(layout.board.ranks) * UNIT);
    let (light, dark) = (colours.light, colours.dark);
    joins::rim(out, layout, level, colours);
    let _ =
        write!(out, r#"<rect x="{x}" y="{y}" width="{wide}" height="{tall}" fill="{light}"/><path fill="{dark}" d=""#);
    for (at, x, y) in cells(layout, level) {
        // The first cell of the first level is dark; neighbours differ along every axis.
        if (u16::from(at.level) + u16::from(at.file) + u16::from(at.rank)).is_multiple_of(2) {
            let _ = write!(out, "M{x} {y}h60v60h-60z");
        }
    }
    out.push_str("\"/>");
}

/// Adds the borders of a cell towards the next file and the next rank, where `parts` returns `true` for the neighbour.
fn edges_after(
    edges: &mut String,
    layout: &Layout<'_>,
    at: Coordinates,
    (x, y): (f32, f32),
    parts: impl Fn(Coordinates) -> bool,
) {
    let (column, row) = layout.spot(at);
    let file = Coordinates { file: at.file + 1, ..at };
    if file.file < layout.board.files && parts(file) {
        let line = if layout.spot(file).0 > column { x + UNIT } else { x };
        let _ = write!(edges, "M{line} {y}v60");
    }
    let rank = Coordinates { rank: at.rank + 1, ..at };
    if rank.rank < layout.board.ranks && parts(rank) {
        let line = if layout.spot(rank).1 > row { y + UNIT } else { y };
        let _ = write!(edges, "M{x} {line}h60");
    }
}

/// Draws a thin line around regions, but not along the edge of the board.
fn region_edges(out: &mut String, layout: &Layout<'_>, level: u8, colours: &Colours, regions: &[Vec<CellIndex>]) {
    let board = layout.board;
    let mut edges = String::new();
    let pieced = layout.is_pieced();
    for region in regions.iter().filter(|_| pieced) {
        let inside = region.iter().filter(|&&cell| board.coordinates(cell).level == level);
        for &cell in inside {
            for ([from, to], beyond) in layout.sides(cell) {
                if beyond.is_some_and(|beyond| !region.contains(&beyond)) {
                    let _ = write!(edges, "M{:.2} {:.2}L{:.2} {:.2}", from.0, from.1, to.0, to.1);
                }
            }
        }
    }
    for region in regions.iter().filter(|_| !pieced) {
        let inside = |at: Coordinates| region.contains(&board.cell(at));
        for (at, x, y) in cells(layout, level) {
            let here = inside(at);
            edges_after(&mut edges, layout, at, (x, y), |next| inside(next) != here);
        }
    }
    if !edges.is_empty() {
        let line = colours.region;
        let _ =
            write!(out, r#"<path fill="none" stroke="{line}" stroke-width="3" stroke-linecap="square" d="{edges}"/>"#);
    }
}

/// Colours the rings, and draws a double line where a step changes the ring, as the rule book does. Short double lines below a level mark
/// the files on which a step to the next level changes the ring.
fn ring_areas(out: &mut String, layout: &Layout<'_>, level: u8, colours: &Colours) {
    let board = layout.board;
    let ring = |at: Coordinates| board.ring(board.cell(at));
    let (mut areas, mut edges) = (Vec::<String>::new(), String::new());
    for (at, x, y) in cells(layout, level) {
        let here = ring(at);
        let index = usize::from(here);
        if areas.len() <= index {
            areas.resize(index + 1, String::new());
        }
        let _ = write!(areas[index], "M{x} {y}h60v60h-60z");
        edges_after(&mut edges, layout, at, (x, y), |next| ring(next) != here);
    }
    for (index, area) in areas.iter().enumerate().filter(|(_, area)| !area.is_empty()) {
        let fill = colours.rings[index % colours.rings.len()];
        let _ = write!(out, r#"<path fill="{fill}" opacity="0.3" d="{area}"/>"#);
    }
    let (mark, core) = (colours.ring, colours.light);
    let _ = write!(
        out,
        r#"<path fill="none" stroke="{mark}" stroke-width="6.6" stroke-linecap="square" d="{edges}"/><path fill="none" stroke="{core}" stroke-width="3" stroke-linecap="square" d="{edges}"/>"#
    );
    if level + 1 < board.level_count() {
        let (x, y) = layout.origin(level);
        let foot = y + f32::from(board.ranks) * UNIT;
        let mut marks = String::new();
        for file in 0..board.files {
            let at = Coordinates { file, level, rank: 0 };
            if ring(at) != ring(Coordinates { level: level + 1, ..at }) {
                let left = x + f32::from(layout.spot(at).0) * UNIT + 12.0;
                let _ = write!(marks, "M{left} {}h36M{left} {}h36", foot + 8.0, foot + 13.0);
            }
        }
        if !marks.is_empty() {
            let _ =
                write!(out, r#"<path fill="none" stroke="{}" stroke-width="2.2" d="{marks}"/>"#, colours.coordinate);
        }
    }
}

/// Letters at White's end of the files and numbers at the side where the ranks begin, for boards whose ranks are not level.
fn slanting_coordinates(out: &mut String, layout: &Layout<'_>, colours: &Colours) {
    let board = layout.board;
    let middle = |cell: CellIndex| layout.middle_of(cell);
    let down = if layout.is_flipped() { -1.0 } else { 1.0 };
    let mut label = |text: &str, x: f32, y: f32| {
        letters::write(out, text, (x, y), 17.0, Anchor::Middle, colours.coordinate);
    };
    for file in 0..board.files {
        let mut cells = board.cells().filter(|&cell| board.coordinates(cell).file == file);
        if let Some((x, y)) = cells.next().map(middle) {
            label(&board.letter(file).to_string(), x, y + down * (UNIT / 2.0 + 15.0));
        }
    }
    for rank in 0..board.ranks {
        if let Some((x, y)) = board.row(0, rank).map(middle).min_by(|a, b| a.0.total_cmp(&b.0)) {
            label(&(u16::from(rank) + 1).to_string(), x - 38.0, y - down * 22.0);
        }
    }
}

/// Letters round the ring outside the first rank, and a number in every rank beside the line at the foot.
pub(crate) fn round_coordinates(out: &mut String, layout: &Layout<'_>, ring: Ring, colours: &Colours) {
    let board = layout.board;
    let (x, y) = layout.origin(0);
    let mut label = |text: &str, (right, down): (f32, f32), size: f32| {
        letters::write(out, text, (x + right, y + down), size, Anchor::Middle, colours.coordinate);
    };
    for file in 0..board.files {
        label(&board.letter(file).to_string(), ring.point(f32::from(file) + 0.5, -0.3), 19.0);
    }
    let foot = if layout.is_flipped() { 0 } else { board.files / 2 };
    for rank in 0..board.ranks {
        label(&(u16::from(rank) + 1).to_string(), ring.point(f32::from(foot) + 0.08, f32::from(rank) + 0.16), 13.0);
    }
}

pub(crate) fn coordinates(out: &mut String, layout: &Layout<'_>, level: u8, colours: &Colours) {
    let board = layout.board;
    if board.grid != Grid::Squares {
        slanting_coordinates(out, layout, colours);
        return;
    }
    let (x, y) = layout.origin(level);
    let (side, end) = layout.joins().room();
    let foot = y + f32::from(board.ranks) * UNIT + end + if board.is_3d() { 28.0 } else { 19.0 };
    for file in 0..board.files {
        let (column, _) = layout.spot(Coordinates { file, level, rank: 0 });
        let name = board.letter(file).to_string();
        let middle = x + (f32::from(column) + 0.5) * UNIT;
        letters::write(out, &name, (middle, foot), 19.0, Anchor::Middle, colours.coordinate);
    }
    for rank in 0..board.ranks {
        let (_, row) = layout.spot(Coordinates { file: 0, level, rank });
        let middle = y + (f32::from(row) + 0.5) * UNIT;
        let name = (u16::from(rank) + 1).to_string();
        letters::write(out, &name, (x - side - 19.0, middle), 19.0, Anchor::Middle, colours.coordinate);
    }
}
