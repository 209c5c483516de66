//! Boards that are not chequered, and the coordinates of flat boards.

use std::fmt::Write as _;

use variorum_gamedef::board::{CellIndex, Coordinates};
use variorum_gamedef::definition::{CoordinateStyle, Definition, Ground};

use crate::layout::{CellShape, Layout, Rect, UNIT};
use crate::letters::{self, Anchor};
use crate::look::{Colours, Look};
use crate::{board, bodies, joins};

/// Draws a flat board of cells of one colour, or of lines on whose crossings the pieces stand.
pub(crate) fn draw(out: &mut String, layout: &Layout<'_>, look: &Look, colours: &Colours, definition: &Definition) {
    let (x, y) = layout.origin(0);
    let (wide, tall) = (f32::from(layout.board.files) * UNIT, f32::from(layout.board.ranks) * UNIT);
    // Beyond a joined edge the wood goes on.
    let (side, end) = layout.joins().room();
    let (x, y, wide, tall) = (x - side, y - end, wide + 2.0 * side, tall + 2.0 * end);
    let (edge, wood) = (colours.edge, colours.wood);
    let _ = write!(
        out,
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="5" fill="{edge}"/><rect x="{x}" y="{y}" width="{wide}" height="{tall}" fill="{wood}"/>"#,
        x - 3.0,
        y - 3.0,
        wide + 6.0,
        tall + 6.0
    );
    match definition.style.board {
        Ground::Lines => lines(out, layout, colours, definition),
        Ground::Plain | Ground::Chequered | Ground::Ring => cells(out, layout, colours, definition),
    }
    joins::draw(out, layout, 0, colours, definition.style.board);
    if look.coordinates {
        coordinates(out, layout, colours, definition.style.coordinates);
    }
}

fn stroke(out: &mut String, path: &str, width: f32, colour: &str) {
    if !path.is_empty() {
        let _ = write!(
            out,
            r#"<path fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="square" d="{path}"/>"#
        );
    }
}

fn corner(layout: &Layout<'_>, cell: CellIndex) -> (f32, f32) {
    let (x, y) = layout.origin(0);
    let (column, row) = layout.spot(layout.board.coordinates(cell));
    (x + f32::from(column) * UNIT, y + f32::from(row) * UNIT)
}

/// Lines between cells, and a dot at a corner of every marked cell.
fn cells(out: &mut String, layout: &Layout<'_>, colours: &Colours, definition: &Definition) {
    let (x, y) = layout.origin(0);
    let (files, ranks) = (layout.board.files, layout.board.ranks);
    let (wide, tall) = (f32::from(files) * UNIT, f32::from(ranks) * UNIT);
    let mut path = String::new();
    for file in 1..files {
        let _ = write!(path, "M{} {y}v{tall}", x + f32::from(file) * UNIT);
    }
    for rank in 1..ranks {
        let _ = write!(path, "M{x} {}h{wide}", y + f32::from(rank) * UNIT);
    }
    stroke(out, &path, 1.6, colours.wood_line);
    let frame = Rect { x, y, width: wide, height: tall };
    stroke(out, &joins::frame(layout.joins(), frame), 2.6, colours.wood_line);
    for &cell in &definition.style.marks {
        let at = layout.board.coordinates(cell);
        let (left, top) = corner(layout, cell);
        // To the right as White sees it, and towards the middle of the board's height.
        let right = layout.spot(Coordinates { file: at.file.saturating_add(1), ..at }).0 > layout.spot(at).0
            || at.file + 1 == files;
        let low = (2 * u16::from(at.rank) + 1) < u16::from(ranks);
        let inner = layout.spot(Coordinates { rank: if low { at.rank + 1 } else { at.rank.saturating_sub(1) }, ..at });
        let below = inner.1 > layout.spot(at).1;
        let (cx, cy) = (left + if right { UNIT } else { 0.0 }, top + if below { UNIT } else { 0.0 });
        let _ = write!(out, r#"<circle cx="{cx}" cy="{cy}" r="4.2" fill="{}"/>"#, colours.wood_line);
    }
}

/// Lines through the middles of cells, with palaces, rivers and marks.
fn lines(out: &mut String, layout: &Layout<'_>, colours: &Colours, definition: &Definition) {
    let (files, ranks) = (layout.board.files, layout.board.ranks);
    let middle = |file: u8, rank: u8| {
        let (x, y) = corner(layout, layout.board.cell(Coordinates { file, level: 0, rank }));
        (x + UNIT / 2.0, y + UNIT / 2.0)
    };
    let join = |path: &mut String, from: (f32, f32), to: (f32, f32)| {
        let _ = write!(path, "M{} {}L{} {}", from.0, from.1, to.0, to.1);
    };
    let rivers = definition.rivers();
    let mut path = String::new();
    for rank in 0..ranks {
        join(&mut path, middle(0, rank), middle(files - 1, rank));
    }
    for file in 0..files {
        let mut from = 0;
        for &river in rivers.iter().filter(|_| file > 0 && file + 1 < files) {
            join(&mut path, middle(file, from), middle(file, river - 1));
            from = river;
        }
        join(&mut path, middle(file, from), middle(file, ranks - 1));
    }
    for (one, other) in definition.palace_diagonals() {
        let ends = [one, other].map(|cell| corner(layout, cell)).map(|(x, y)| (x + UNIT / 2.0, y + UNIT / 2.0));
        join(&mut path, ends[0], ends[1]);
    }
    stroke(out, &path, 1.6, colours.wood_line);
    let (x, y) = layout.origin(0);
    let (wide, tall) = (f32::from(files - 1) * UNIT + 10.0, f32::from(ranks - 1) * UNIT + 10.0);
    let (left, top) = (x + UNIT / 2.0 - 5.0, y + UNIT / 2.0 - 5.0);
    let frame = Rect { x: left, y: top, width: wide, height: tall };
    stroke(out, &joins::frame(layout.joins(), frame), 3.0, colours.wood_line);
    stroke(out, &ticks(layout, &definition.style.marks), 1.6, colours.wood_line);
    for &river in &rivers {
        let (_, above) = middle(0, river);
        let (_, below) = middle(0, river - 1);
        let height = f32::midpoint(above, below);
        let (left, right) = (x, x + f32::from(files) * UNIT);
        for (half, text) in definition.style.river.iter().enumerate() {
            let share = if half == 0 { 0.27 } else { 0.73 };
            let at = left + (right - left) * share;
            let count = text.chars().count() as f32;
            for (index, character) in text.chars().enumerate() {
                let x = at + (index as f32 - (count - 1.0) / 2.0) * 54.0 - 16.0;
                bodies::character(out, character, (x, height - 16.0), 32.0, colours.wood_line);
            }
        }
    }
}

/// Four small angles around each marked point, two at an edge of the board.
fn ticks(layout: &Layout<'_>, marks: &[CellIndex]) -> String {
    let mut path = String::new();
    let columns = layout.board.files;
    for &cell in marks {
        let (x, y) = corner(layout, cell);
        let (x, y) = (x + UNIT / 2.0, y + UNIT / 2.0);
        let (column, _) = layout.spot(layout.board.coordinates(cell));
        for side in [-1.0, 1.0] {
            if (side < 0.0 && column == 0) || (side > 0.0 && column + 1 == columns) {
                continue;
            }
            for tall in [-1.0, 1.0] {
                let _ = write!(path, "M{} {}v{}h{}", x + 5.0 * side, y + 14.0 * tall, -9.0 * tall, 9.0 * side);
            }
        }
    }
    path
}

/// Writes the coordinates of a flat board around it.
pub(crate) fn coordinates(out: &mut String, layout: &Layout<'_>, colours: &Colours, style: CoordinateStyle) {
    let board = layout.board;
    let (x, y) = layout.origin(0);
    if let CellShape::Ring(ring) = layout.shape {
        board::round_coordinates(out, layout, ring, colours);
        return;
    }
    let (wide, tall) = (f32::from(board.files) * UNIT, f32::from(board.ranks) * UNIT);
    let (side, end) = layout.joins().room();
    let mut label = |text: &str, at: (f32, f32)| {
        letters::write(out, text, at, 19.0, Anchor::Middle, colours.coordinate);
    };
    let column = |file: u8| {
        let (column, _) = layout.spot(Coordinates { file, level: 0, rank: 0 });
        x + (f32::from(column) + 0.5) * UNIT
    };
    let row = |rank: u8| {
        let (_, row) = layout.spot(Coordinates { file: 0, level: 0, rank });
        y + (f32::from(row) + 0.5) * UNIT
    };
    let from_right = |file: u8| (board.files - file).to_string();
    match style {
        CoordinateStyle::Letters => board::coordinates(out, layout, 0, colours),
        CoordinateStyle::Japanese => {
            for file in 0..board.files {
                label(&from_right(file), (column(file), y - end - 16.0));
            }
            for rank in 0..board.ranks {
                let letter = char::from(b'a' + (board.ranks - 1 - rank).min(25));
                label(&letter.to_string(), (x + wide + side + 17.0, row(rank)));
            }
        }
        CoordinateStyle::Chinese => {
            // White's numbers stand at White's end.
            let (white, black) = (y + tall + end + 19.0, y - end - 16.0);
            let upright = row(0) > row(board.ranks - 1) || board.ranks == 1;
            let (white, black) = if upright { (white, black) } else { (black, white) };
            for file in 0..board.files {
                label(&from_right(file), (column(file), white));
                label(&(u16::from(file) + 1).to_string(), (column(file), black));
            }
        }
    }
}
