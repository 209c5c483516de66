//! The whole picture as SVG text.

use std::collections::BTreeMap;
use std::fmt::Write as _;

use rules::{Cell, Piece, Position, Side};

use crate::board::Ground;
use crate::layout::{Layout, UNIT, regions, shows_rings};
use crate::look::{Arrow, Colours, Look};
use crate::raster::Frame;
use crate::{board, men, stock};

/// Draws a position. The text is one `<svg>` element with no styles, scripts or references to anything outside.
#[must_use]
pub fn svg(position: &Position, look: &Look) -> String {
    let rules = position.rules();
    let definition = rules.definition();
    let colours = look.theme.colours();
    let layout = Layout::new(&definition.board, look.flipped, look.coordinates);
    let (above, below) = if look.flipped { (Side::White, Side::Black) } else { (Side::Black, Side::White) };
    let (above, below) = (stock::of(position, above), stock::of(position, below));
    let head = stock::rows(&above, layout.width).max(look.rows) as f32 * stock::ROW;
    let foot = stock::rows(&below, layout.width).max(look.rows) as f32 * stock::ROW;
    let (width, height) = (layout.width, head + layout.height + foot);

    // Every drawing once; what stands on the board refers to it.
    let mut drawings: BTreeMap<String, String> = BTreeMap::new();
    let standing: Vec<(Cell, Piece)> =
        rules.cells().map(|cell| (cell, position.at(cell))).filter(|(_, piece)| !piece.is_none()).collect();
    let off = above.iter().chain(&below).map(|heap| heap.piece);
    for piece in standing.iter().map(|&(_, piece)| piece).chain(off) {
        drawings.entry(id(piece)).or_insert_with(|| men::drawn(rules, piece));
    }

    let mut out = String::new();
    let usual = || format!("{}: {} to move", definition.about.name, position.side());
    let title = escaped(&look.title.clone().unwrap_or_else(usual));
    let _ = write!(
        out,
        r#"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:.0} {height:.0}" width="{width:.0}" height="{height:.0}" role="img"><title>{title}</title><rect width="{width:.0}" height="{height:.0}" fill="{}"/><defs>"#,
        colours.page
    );
    for (id, drawing) in &drawings {
        let _ = write!(out, r#"<g id="{id}">{drawing}</g>"#);
    }
    out.push_str("</defs>");
    stock::draw(&mut out, &above, 0.0, width, &colours, id);
    let _ = write!(out, r#"<g transform="translate(0 {head})">"#);
    let ground = Ground { rings: layout.board.is_3d() && shows_rings(definition), regions: regions(definition) };
    board::draw(&mut out, &layout, look, &colours, &ground);
    for &cell in &look.last {
        let (x, y) = layout.corner(cell);
        let fill = colours.last;
        let _ = write!(out, r#"<path fill="{fill}" opacity="0.55" d="M{x} {y}h60v60h-60z"/>"#);
    }
    if let Some(royal) = position.royal_cell(position.side()).filter(|_| position.is_check()) {
        let (x, y) = layout.middle(royal);
        let red = colours.check;
        let _ = write!(out, r#"<circle cx="{x}" cy="{y}" r="27" fill="{red}" opacity="0.75"/>"#);
    }
    for (cell, piece) in &standing {
        let (x, y) = layout.corner(*cell);
        let _ = write!(out, r##"<use href="#{}" x="{x}" y="{y}"/>"##, id(*piece));
    }
    for arrow in &look.arrows {
        draw_arrow(&mut out, &layout, arrow, &colours);
    }
    out.push_str("</g>");
    stock::draw(&mut out, &below, head + layout.height, width, &colours, id);
    out.push_str("</svg>");
    out
}

/// The frames of an animation: the positions, each with the cells of the turn that led to it. All are of one size. The last stays
/// four times as long.
#[must_use]
pub fn frames<'p>(
    positions: impl IntoIterator<Item = (&'p Position, &'p [Cell])>,
    look: &Look,
    hundredths: u16,
) -> Vec<Frame> {
    let positions: Vec<_> = positions.into_iter().collect();
    let rows = |position: &Position| {
        let width = Layout::new(&position.rules().definition().board, look.flipped, look.coordinates).width;
        let of = |side| stock::rows(&stock::of(position, side), width);
        of(Side::White).max(of(Side::Black))
    };
    let rows = positions.iter().map(|(position, _)| rows(position)).max().unwrap_or(0).max(look.rows);
    let frame = |(index, (position, last)): (usize, &(&Position, &[Cell]))| Frame {
        svg: svg(position, &Look { last: last.to_vec(), rows, ..look.clone() }),
        hundredths: if index + 1 == positions.len() { hundredths.saturating_mul(4) } else { hundredths },
    };
    positions.iter().enumerate().map(frame).collect()
}

/// The name of a piece's drawing.
fn id(piece: Piece) -> String {
    use rules::Occupant;
    match piece.occupant() {
        Some(Occupant::Man(side, kind)) => format!("man-{}{kind}", side.letter()),
        Some(Occupant::Neutral(kind)) => format!("man-n{kind}"),
        None => "man".into(),
    }
}

fn draw_arrow(out: &mut String, layout: &Layout<'_>, arrow: &Arrow, colours: &Colours) {
    let colour = colours.arrows[arrow.rank.min(colours.arrows.len() - 1)];
    let opacity = [0.85, 0.7, 0.6][arrow.rank.min(2)];
    let points: Vec<(f32, f32)> = arrow.cells.iter().map(|&cell| layout.middle(cell)).collect();
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
    // The head's point lies a little short of the middle, so that the man there is still seen.
    let (tip_x, tip_y) = (end_x - 6.0 * dx, end_y - 6.0 * dy);
    let (neck_x, neck_y) = (tip_x - 20.0 * dx, tip_y - 20.0 * dy);
    let mut path = String::new();
    for (index, (x, y)) in before.iter().enumerate() {
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

/// Fit to stand in XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;")
}
