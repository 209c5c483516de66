//! The whole picture as SVG text.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use variorum_gamedef::definition::Ground as GroundStyle;
use variorum_rules::{Cell, Piece, Position, Rules, Side};

use crate::board::Ground;
use crate::layout::{CellShape, Layout, Rect, UNIT, regions, shows_rings};
use crate::letters::{self, Anchor};
use crate::look::{Arrow, Colours, Look};
use crate::off_board::PieceCount;
use crate::{board, joins, native, off_board, pieces};

/// Draws a position. The text is one self-contained `<svg>` element without styles or scripts.
///
/// ```
/// use variorum_picture::{Look, Theme, svg};
/// use variorum_rules::Position;
///
/// let id = variorum_library::ids().remove(0);
/// let rules = variorum_library::rules(&id)?;
/// let look = Look { theme: Theme::Dark, flipped: true, ..Look::default() };
/// assert!(svg(&Position::start(&rules), &look).ends_with("</svg>"));
/// # Ok::<(), variorum_library::LibraryError>(())
/// ```
#[must_use]
pub fn svg(position: &Position, look: &Look) -> String {
    let scene = Scene::new(position, look, &look.last, look.rows);
    let mut out = String::new();
    scene.open(&mut out, true, &scene.pieces(|_| true));
    scene.draw_row_above(&mut out);
    scene.on_board(&mut out, |out| {
        scene.ground(out);
        scene.draw_pieces(out, |_| true);
    });
    scene.draw_row_below(&mut out);
    out.push_str("</svg>");
    out
}

/// A position in layers, which an animation draws in parts.
pub(crate) struct Scene<'s> {
    position: &'s Position,
    look: &'s Look,
    last: &'s [Cell],
    colours: Colours,
    layout: Layout<'s>,
    above: Vec<PieceCount>,
    below: Vec<PieceCount>,
    /// The height of the rows above the board.
    head: f32,
    pub width: f32,
    pub height: f32,
}

impl<'s> Scene<'s> {
    /// `last` lists the cells of the last turn; `rows` is as in [`Look::rows`].
    pub fn new(position: &'s Position, look: &'s Look, last: &'s [Cell], rows: usize) -> Self {
        let layout = laid_out(position, look);
        let (above, below) = if look.flipped { (Side::White, Side::Black) } else { (Side::Black, Side::White) };
        let (above, below) = (off_board::of(position, above), off_board::of(position, below));
        let tall = |counts: &[PieceCount]| off_board::rows(counts, layout.width).max(rows) as f32 * off_board::ROW;
        let (head, foot) = (tall(&above), tall(&below));
        let (width, height) = (layout.width, head + layout.height + foot);
        Self { position, look, last, colours: look.theme.colours(), layout, above, below, head, width, height }
    }

    /// The pieces on the cells that `only` accepts.
    fn standing(&self, only: impl Fn(Cell) -> bool) -> impl Iterator<Item = (Cell, Piece)> {
        let cells = self.position.rules().cells().filter(move |&cell| only(cell));
        cells.map(|cell| (cell, self.position.at(cell))).filter(|(_, piece)| !piece.is_none())
    }

    /// The pieces whose drawings are needed for the cells that `only` accepts and for the rows beside the board.
    pub fn pieces(&self, only: impl Fn(Cell) -> bool) -> Vec<Piece> {
        let off = self.above.iter().chain(&self.below).map(|count| count.piece);
        self.standing(only).map(|(_, piece)| piece).chain(off).collect()
    }

    /// Begins the picture with the page, if `page` is set, and one drawing of every piece, to which the pieces on the board refer.
    pub fn open(&self, out: &mut String, page: bool, pieces: &[Piece]) {
        let rules = self.position.rules();
        let drawings: BTreeMap<String, Piece> = pieces.iter().map(|&piece| (id(piece), piece)).collect();
        let (width, height) = (self.width, self.height);
        let usual = || {
            let about = &rules.definition().about;
            format!(
                "{}: {} to move",
                about.name,
                rules.definition().style.sides.english(self.position.side() == Side::Black)
            )
        };
        let title = escaped(&self.look.title.clone().unwrap_or_else(usual));
        let _ = write!(
            out,
            r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0} {height:.0}" width="{width:.0}" height="{height:.0}" role="img"><title>{title}</title>"#
        );
        if page {
            let _ = write!(out, r#"<rect width="{width:.0}" height="{height:.0}" fill="{}"/>"#, self.colours.page);
        }
        out.push_str("<defs>");
        for (id, piece) in &drawings {
            let _ = write!(out, r#"<g id="{id}">{}</g>"#, pieces::drawn(rules, *piece, self.look));
        }
        out.push_str("</defs>");
    }

    pub fn draw_row_above(&self, out: &mut String) {
        off_board::draw(out, &self.above, 0.0, self.width, &self.colours, id);
    }

    pub fn draw_row_below(&self, out: &mut String) {
        off_board::draw(out, &self.below, self.head + self.layout.height, self.width, &self.colours, id);
    }

    /// Draws inside the group of the board.
    pub fn on_board(&self, out: &mut String, draw: impl FnOnce(&mut String)) {
        let _ = write!(out, r#"<g transform="translate(0 {})">"#, self.head);
        draw(out);
        out.push_str("</g>");
    }

    /// The board without pieces and marks.
    pub fn ground(&self, out: &mut String) {
        let definition = self.position.rules().definition();
        let rings = self.layout.board.is_3d() && shows_rings(definition);
        if matches!(self.look.ground(&definition.style), GroundStyle::Plain | GroundStyle::Lines) {
            native::draw(out, &self.layout, self.look, &self.colours, definition);
            return;
        }
        let ground = Ground { rings, regions: regions(definition) };
        board::draw(out, &self.layout, self.look, &self.colours, &ground);
        if self.look.coordinates && !self.layout.board.is_3d() {
            native::coordinates(out, &self.layout, &self.colours, self.look.edges(&definition.style));
        }
    }

    /// Draws marks and pieces on the cells that `only` accepts, and all arrows.
    pub fn draw_pieces(&self, out: &mut String, only: impl Fn(Cell) -> bool) {
        for &cell in self.last.iter().filter(|&&cell| only(cell)) {
            let (x, y) = self.layout.corner(cell);
            let fill = self.colours.last;
            let path = match self.layout.shape {
                CellShape::Squares => format!("M{x} {y}h60v60h-60z"),
                CellShape::Hexagons | CellShape::Ring(_) => self.layout.path(u16::try_from(cell.index()).unwrap_or(0)),
            };
            let _ = write!(out, r#"<path fill="{fill}" opacity="0.55" d="{path}"/>"#);
        }
        for royal in self.checked().filter(|&cell| only(cell)) {
            let (x, y) = self.layout.middle(royal);
            let red = self.colours.check;
            let _ = write!(out, r#"<circle cx="{x}" cy="{y}" r="27" fill="{red}" opacity="0.75"/>"#);
        }
        for (cell, piece) in self.standing(only) {
            let (x, y) = self.layout.corner(cell);
            let _ = write!(out, r##"<use href="#{}" x="{x}" y="{y}"/>"##, id(piece));
        }
        for arrow in &self.look.arrows {
            draw_arrow(out, &self.layout, arrow, &self.colours);
        }
    }

    /// The cells of the royal pieces that are in check.
    pub fn checked(&self) -> impl Iterator<Item = Cell> {
        self.position.checked_royals(self.position.side())
    }

    /// The cell of the board with this index.
    pub fn cell(&self, index: usize) -> Option<Cell> {
        self.position.rules().cell(index)
    }

    /// The top left corner of a cell in the whole picture.
    pub fn corner(&self, cell: Cell) -> (f32, f32) {
        let (x, y) = self.layout.corner(cell);
        (x, self.head + y)
    }

    /// The rows above and below the board, and their pieces.
    pub fn off_board_rows(&self) -> [(Rect, &[PieceCount]); 2] {
        let foot = self.head + self.layout.height;
        let above = Rect { x: 0.0, y: 0.0, width: self.width, height: self.head };
        let below = Rect { x: 0.0, y: foot, width: self.width, height: self.height - foot };
        [(above, &self.above), (below, &self.below)]
    }
}

fn laid_out<'p>(position: &'p Position, look: &Look) -> Layout<'p> {
    let definition = position.rules().definition();
    Layout::new(
        &definition.board,
        look.ground(&definition.style),
        look.flipped,
        look.coordinates.then(|| look.edges(&definition.style)),
    )
}

/// The number of rows that each side needs for its pieces beside the board.
pub(crate) fn rows(position: &Position, look: &Look) -> usize {
    let width = laid_out(position, look).width;
    let of = |side| off_board::rows(&off_board::of(position, side), width);
    of(Side::White).max(of(Side::Black))
}

/// Draws each piece on every kind of cell, for the palette of an animation.
pub(crate) fn swatches(rules: &Rules, pieces: &[Piece], look: &Look) -> String {
    let colours = &look.theme.colours();
    let wide = pieces.len().max(1) as f32 * UNIT;
    let grounds = match look.ground(&rules.definition().style) {
        GroundStyle::Chequered | GroundStyle::Ring => {
            // Light cells first.
            let mut shades = rules.definition().board.grid.shades().to_vec();
            shades.swap(0, 1);
            shades.iter().map(|&shade| colours.cell(shade)).collect::<Vec<_>>()
        }
        GroundStyle::Plain | GroundStyle::Lines => vec![colours.wood, colours.wood_line],
    };
    let tall = (3 * grounds.len() + 1) as f32 * UNIT;
    let mut out = String::new();
    let _ = write!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {tall}" width="{wide}" height="{tall}"><rect width="{wide}" height="{tall}" fill="{}"/>"#,
        colours.page
    );
    for (row, (ground, lit)) in
        grounds.into_iter().flat_map(|ground| [(ground, 0), (ground, 1), (ground, 2)]).enumerate()
    {
        let y = row as f32 * UNIT;
        let _ = write!(out, r#"<rect y="{y}" width="{wide}" height="60" fill="{ground}"/>"#);
        if lit == 1 {
            let _ = write!(out, r#"<rect y="{y}" width="{wide}" height="60" fill="{}" opacity="0.55"/>"#, colours.last);
        }
        for (column, &piece) in pieces.iter().enumerate() {
            let x = column as f32 * UNIT;
            if lit == 2 {
                let (red, cx, cy) = (colours.check, x + 30.0, y + 30.0);
                let _ = write!(out, r#"<circle cx="{cx}" cy="{cy}" r="27" fill="{red}" opacity="0.75"/>"#);
            }
            let _ = write!(out, r#"<g transform="translate({x} {y})">{}</g>"#, pieces::drawn(rules, piece, look));
        }
    }
    for (column, &piece) in pieces.iter().enumerate() {
        let _ = write!(
            out,
            r#"<g transform="translate({} {})" opacity="0.45">{}</g>"#,
            column as f32 * UNIT,
            tall - UNIT,
            pieces::drawn(rules, piece, look)
        );
    }
    letters::write(&mut out, "x0123456789", (0.0, tall - UNIT / 2.0), 18.0, Anchor::Start, colours.text);
    out.push_str("</svg>");
    out
}

/// The id of a piece's drawing.
fn id(piece: Piece) -> String {
    use variorum_rules::Occupant;
    match piece.occupant() {
        Some(Occupant::Owned(side, kind)) => format!("piece-{}{kind}", side.letter()),
        Some(Occupant::Neutral(kind)) => format!("piece-n{kind}"),
        None => "piece".into(),
    }
}

fn draw_arrow(out: &mut String, layout: &Layout<'_>, arrow: &Arrow, colours: &Colours) {
    let colour = colours.arrows[arrow.rank.min(colours.arrows.len() - 1)];
    let opacity = [0.85, 0.7, 0.6][arrow.rank.min(2)];
    let lines = joins::lines(layout, &arrow.cells);
    let Some((points, whole)) = lines.split_last() else { return };
    let Some((&(end_x, end_y), before)) = points.split_last() else { return };
    let Some(&(last_x, last_y)) = before.last() else {
        let _ = write!(
            out,
            r#"<circle cx="{end_x}" cy="{end_y}" r="25" fill="none" stroke="{colour}" stroke-width="5" opacity="{opacity}"/>"#
        );
        return;
    };
    let (dx, dy) = (end_x - last_x, end_y - last_y);
    let length = dx.hypot(dy).max(1.0);
    let (dx, dy) = (dx / length, dy / length);
    // The arrow ends a little before the centre, so that the piece there remains visible.
    let (tip_x, tip_y) = (end_x - 6.0 * dx, end_y - 6.0 * dy);
    let (neck_x, neck_y) = (tip_x - 20.0 * dx, tip_y - 20.0 * dy);
    let mut path = String::new();
    let lines = whole.iter().map(Vec::as_slice).chain([before]);
    for (index, (x, y)) in lines.flat_map(|line| line.iter().enumerate()) {
        let _ = write!(path, "{}{x:.1} {y:.1}", if index == 0 { "M" } else { "L" });
    }
    let _ = write!(path, "L{neck_x:.1} {neck_y:.1}");
    let head = format!(
        "M{tip_x:.1} {tip_y:.1}L{:.1} {:.1}L{:.1} {:.1}z",
        neck_x - 11.0 * dy,
        neck_y + 11.0 * dx,
        neck_x + 11.0 * dy,
        neck_y - 11.0 * dx
    );
    let wide = UNIT / 7.5;
    let _ = write!(
        out,
        r#"<g opacity="{opacity}"><path fill="none" stroke="{colour}" stroke-width="{wide}" stroke-linecap="round" stroke-linejoin="round" d="{path}"/><path fill="{colour}" d="{head}"/></g>"#
    );
}

/// Escapes text for XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
