//! Edges of the board that are joined to the opposite ones: what is drawn beyond them, and how arrows run over them.
//!
//! Beyond a joined edge the picture goes on with the cells of the opposite edge and fades away, as on the site.

use std::fmt::Write as _;

use variorum_gamedef::board::Board;
use variorum_gamedef::definition::Ground;
use variorum_gamedef::grid::Shade;
use variorum_rules::Cell;

use crate::layout::{CellShape, Layout, Rect, UNIT};
use crate::look::Colours;

/// How far the picture goes on beyond a joined edge.
const BEYOND: f32 = 0.3 * UNIT;
/// Layers that reach less and less far: where all lie over each other, the picture is strongest.
const LAYERS: u8 = 9;
/// How opaque a layer is.
const OPACITY: f32 = 0.15;

/// The joined edges of a level as it is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Joins {
    /// The left edge and the right one.
    pub sides: bool,
    /// The upper edge and the lower one.
    pub ends: bool,
}

impl Joins {
    pub const fn of(board: &Board, shape: CellShape) -> Self {
        match shape {
            CellShape::Squares => Self { sides: board.wraps, ends: board.wraps_ranks },
            // On a ring the first file is drawn beside the last one. Boards of hexagons have edges.
            CellShape::Ring(_) | CellShape::Hexagons => Self { sides: false, ends: false },
        }
    }

    /// What is kept free at each side, and at each end.
    pub const fn room(self) -> (f32, f32) {
        (if self.sides { BEYOND } else { 0.0 }, if self.ends { BEYOND } else { 0.0 })
    }

    const fn any(self) -> bool {
        self.sides || self.ends
    }
}

/// The rim of a level of squares; along joined edges it has none.
pub(crate) fn rim(out: &mut String, layout: &Layout<'_>, level: u8, colours: &Colours) {
    let joins = layout.joins();
    let (x, y) = layout.origin(level);
    let (wide, tall) = size(layout.board);
    let (beside, above) = (if joins.sides { 0.0 } else { 3.0 }, if joins.ends { 0.0 } else { 3.0 });
    let round = if joins.any() { 0 } else { 5 };
    let _ = write!(
        out,
        r#"<rect x="{}" y="{}" width="{}" height="{}" rx="{round}" fill="{}"/>"#,
        x - beside,
        y - above,
        wide + 2.0 * beside,
        tall + 2.0 * above,
        colours.edge
    );
}

/// The frame of a board whose upper left corner is at `x`, `y`, as a path; where edges are joined it is open.
pub(crate) fn frame(joins: Joins, Rect { x, y, width, height }: Rect) -> String {
    if !joins.any() {
        return format!("M{x} {y}h{width}v{height}h-{width}z");
    }
    let mut path = String::new();
    if !joins.sides {
        let _ = write!(path, "M{x} {y}v{height}M{} {y}v{height}", x + width);
    }
    if !joins.ends {
        let _ = write!(path, "M{x} {y}h{width}M{x} {}h{width}", y + height);
    }
    path
}

/// Draws what lies beyond the joined edges of a level, and a dashed line along them.
pub(crate) fn draw(out: &mut String, layout: &Layout<'_>, level: u8, colours: &Colours, ground: Ground) {
    let joins = layout.joins();
    if !joins.any() {
        return;
    }
    for layer in 1..=LAYERS {
        let far = BEYOND * f32::from(layer) / f32::from(LAYERS);
        let _ = write!(out, r#"<g opacity="{OPACITY}">"#);
        match ground {
            Ground::Chequered | Ground::Ring => {
                for (shade, fill) in [(Shade::Light, colours.light), (Shade::Dark, colours.dark)] {
                    let path = cells_beyond(layout, level, far, shade);
                    let _ = write!(out, r#"<path fill="{fill}" d="{path}"/>"#);
                }
            }
            Ground::Plain | Ground::Lines => {
                let path = lines_beyond(layout, far, ground);
                let line = colours.wood_line;
                let _ = write!(out, r#"<path fill="none" stroke="{line}" stroke-width="1.6" d="{path}"/>"#);
            }
        }
        out.push_str("</g>");
    }
    let (x, y) = layout.origin(level);
    let (wide, tall) = size(layout.board);
    let mut seams = String::new();
    if joins.sides {
        let _ = write!(seams, "M{x} {y}v{tall}M{} {y}v{tall}", x + wide);
    }
    if joins.ends {
        let _ = write!(seams, "M{x} {y}h{wide}M{x} {}h{wide}", y + tall);
    }
    let edge = match ground {
        Ground::Chequered | Ground::Ring => colours.edge,
        Ground::Plain | Ground::Lines => colours.wood_line,
    };
    let _ = write!(out, r#"<path fill="none" stroke="{edge}" stroke-width="2" stroke-dasharray="6 6" d="{seams}"/>"#);
}

/// The width and height of a level of squares.
fn size(board: &Board) -> (f32, f32) {
    (f32::from(board.files) * UNIT, f32::from(board.ranks) * UNIT)
}

/// The beginnings of the cells of one shade beyond the joined edges; `far` is how much of them is drawn.
fn cells_beyond(layout: &Layout<'_>, level: u8, far: f32, shade: Shade) -> String {
    let (board, joins) = (layout.board, layout.joins());
    let (x, y) = layout.origin(level);
    let (wide, tall) = size(board);
    let mut path = String::new();
    let cells = board.cells().filter(|&cell| board.coordinates(cell).level == level && board.shade(cell) == shade);
    for cell in cells {
        let (column, row) = layout.spot(board.coordinates(cell));
        // Where the cell is drawn: in its place on the board, and beyond each joined edge that it lies at the opposite edge of.
        let along = |index: u8, count: u8, long: f32, joined: bool| {
            let inside = (f32::from(index) * UNIT, UNIT);
            let before = (joined && index + 1 == count).then_some((-far, far));
            let after = (joined && index == 0).then_some((long, far));
            [Some(inside), before, after].into_iter().flatten().collect::<Vec<_>>()
        };
        let across = along(column, board.files, wide, joins.sides);
        let down = along(row, board.ranks, tall, joins.ends);
        for (number, &(left, width)) in across.iter().enumerate() {
            for &(top, height) in down.iter().skip(usize::from(number == 0)) {
                let _ = write!(path, "M{} {}h{width}v{height}h-{width}z", x + left, y + top);
            }
        }
    }
    path
}

/// The lines of a board without dark cells, a little beyond its joined edges.
fn lines_beyond(layout: &Layout<'_>, far: f32, ground: Ground) -> String {
    let (board, joins) = (layout.board, layout.joins());
    let (x, y) = layout.origin(0);
    let (wide, tall) = size(board);
    let crossings = ground == Ground::Lines;
    let start = if crossings { UNIT / 2.0 } else { 0.0 };
    let places =
        |count: u8| (0..if crossings { count } else { count + 1 }).map(move |index| f32::from(index) * UNIT + start);
    let long = start + far;
    let mut path = String::new();
    for down in places(board.ranks).filter(|_| joins.sides).map(|down| y + down) {
        let _ = write!(path, "M{} {down}h-{long}M{} {down}h{long}", x + start, x + wide - start);
    }
    for right in places(board.files).filter(|_| joins.ends).map(|right| x + right) {
        let _ = write!(path, "M{right} {}v-{long}M{right} {}v{long}", y + start, y + tall - start);
    }
    path
}

/// A point of the picture.
type Point = (f32, f32);

/// The lines of an arrow along these cells. A step to a cell that is nearer over a joined edge leaves the board over that edge and comes in
/// again over the opposite one.
pub(crate) fn lines(layout: &Layout<'_>, cells: &[Cell]) -> Vec<Vec<Point>> {
    let mut lines: Vec<Vec<Point>> = vec![Vec::new()];
    let mut before: Option<Cell> = None;
    for &cell in cells {
        if let Some(from) = before {
            for (leaves, enters) in crossings(layout, from, cell) {
                if let Some(line) = lines.last_mut() {
                    line.push(leaves);
                }
                lines.push(vec![enters]);
            }
        }
        if let Some(line) = lines.last_mut() {
            line.push(layout.middle(cell));
        }
        before = Some(cell);
    }
    lines
}

/// The shorter of the two ways round, or straight across where nothing is joined or both are as long.
fn step(from: f32, to: f32, size: f32, joined: bool) -> f32 {
    let step = to - from;
    if joined && 2.0 * step.abs() > size { step - step.signum() * size } else { step }
}

/// How much of a line lies before the edge of the board that it crosses.
fn edge_met(from: f32, step: f32, size: f32) -> Option<f32> {
    let end = from + step;
    if end < 0.0 {
        Some(-from / step)
    } else if end > size {
        Some((size - from) / step)
    } else {
        None
    }
}

/// Where a step from cell to cell leaves the board beyond a joined edge, and where it comes in again; in order.
fn crossings(layout: &Layout<'_>, from: Cell, to: Cell) -> Vec<(Point, Point)> {
    let (board, joins) = (layout.board, layout.joins());
    let level = |cell: Cell| u16::try_from(cell.index()).map_or(0, |cell| board.coordinates(cell).level);
    if !joins.any() || level(from) != level(to) {
        return Vec::new();
    }
    let (left, top) = layout.origin(level(from));
    let (wide, tall) = size(board);
    let inside = |cell: Cell| {
        let (x, y) = layout.middle(cell);
        (x - left, y - top)
    };
    let ((x, y), (goal_x, goal_y)) = (inside(from), inside(to));
    let (right, down) = (step(x, goal_x, wide, joins.sides), step(y, goal_y, tall, joins.ends));
    let mut met: Vec<f32> = [edge_met(x, right, wide), edge_met(y, down, tall)].into_iter().flatten().collect();
    met.sort_by(f32::total_cmp);
    // Two edges at one corner count as one.
    met.dedup_by(|after, before| *after - *before < 0.001);
    let overhang = BEYOND / right.abs().max(down.abs()).max(1.0);
    let at = |part: f32| (x + right * part, y + down * part);
    // A point as it is drawn; `near` says on which copy of the board.
    let drawn = |point: Point, near: Point| {
        (left + point.0 - wide * (near.0 / wide).floor(), top + point.1 - tall * (near.1 / tall).floor())
    };
    let crossing =
        |part: f32| (drawn(at(part + overhang), at(part - 0.001)), drawn(at(part - overhang), at(part + 0.001)));
    met.into_iter().map(crossing).collect()
}
