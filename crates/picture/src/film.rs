//! Animated GIF of a line of positions.
//!
//! Drawing a whole board, choosing colours for it and packing it takes as long for each frame as for the first. So the board is drawn
//! once, the colours are chosen once for all frames, and of each frame only the cells are drawn on which something changes.

use resvg::tiny_skia::Pixmap;
use variorum_rules::{Cell, Piece, Position};

use crate::layout::{Rect, UNIT};
use crate::look::Look;
use crate::palette::{CLEAR, Colour, Palette};
use crate::raster::{Drawing, PictureError};
use crate::stock::Heap;
use crate::svg::{Scene, rows, specimens};

/// How far the drawing of a piece may reach over the edge of its cell, in units of the picture.
const OVERHANG: f32 = 6.0;
/// The last position stays so many times as long.
const LAST: u16 = 4;
/// Width of the specimens of one piece, in pixels.
const SPECIMEN: u32 = 40;

/// An animation as GIF, `width` pixels wide, that begins anew when it is over: the positions, each with the cells of the turn that led
/// to it, shown for `hundredths` of a second, the last four times as long. All frames are of one size. Before each frame `go_on` is
/// asked whether anybody still waits for it.
///
/// # Errors
/// When there is no position, the size is not allowed, or `go_on` says no.
pub fn film(
    positions: &[(Position, Vec<Cell>)],
    look: &Look,
    hundredths: u16,
    width: u32,
    mut go_on: impl FnMut() -> bool,
) -> Result<Vec<u8>, PictureError> {
    let (first, last) = positions.first().ok_or(PictureError::Empty)?;
    let rows = positions.iter().map(|(position, _)| rows(position, look)).max().unwrap_or(0).max(look.rows);
    let scene = Scene::new(first, look, last, rows);
    let mut stage = Stage::new(&scene, width)?;
    let whole = Area::whole(stage.ground.width(), stage.ground.height());
    stage.draw(&scene, first, &[whole])?;
    let mut palette = Palette::of(&stage.colours(positions, look)?);

    let side = |length: u32| u16::try_from(length).map_err(|_| PictureError::Size);
    let fault = |fault: gif::EncodingError| PictureError::Drawing(fault.to_string());
    let mut out = Vec::new();
    let mut encoder =
        gif::Encoder::new(&mut out, side(whole.width)?, side(whole.height)?, &palette.bytes()).map_err(fault)?;
    encoder.set_repeat(gif::Repeat::Infinite).map_err(fault)?;
    // The numbers of all colours as they are shown.
    let mut shown = stage.numbers(&whole, &mut palette);
    let mut before = Seen::of(&scene, first, last);
    for (index, (position, last)) in positions.iter().enumerate() {
        if !go_on() {
            return Err(PictureError::Stopped);
        }
        let scene = Scene::new(position, look, last, rows);
        let now = Seen::of(&scene, position, last);
        let mut frame = if index == 0 {
            let (width, height) = (side(whole.width)?, side(whole.height)?);
            gif::Frame { width, height, buffer: shown.clone().into(), ..gif::Frame::default() }
        } else {
            let areas = stage.changed(&scene, &before, &now);
            stage.draw(&scene, position, &areas)?;
            let (part, numbers) = changes(&stage, &mut shown, &areas, &mut palette);
            gif::Frame {
                left: side(part.left)?,
                top: side(part.top)?,
                width: side(part.width)?,
                height: side(part.height)?,
                buffer: numbers.into(),
                transparent: Some(CLEAR),
                ..gif::Frame::default()
            }
        };
        frame.delay = if index + 1 == positions.len() { hundredths.saturating_mul(LAST) } else { hundredths };
        frame.dispose = gif::DisposalMethod::Keep;
        encoder.write_frame(&frame).map_err(fault)?;
        before = now;
    }
    drop(encoder);
    Ok(out)
}

/// What is seen on each cell and beside the board.
struct Seen {
    /// The piece, and whether its cell is one of the last turn and whether it is in check.
    cells: Vec<(Piece, bool, bool)>,
    stocks: [Vec<Heap>; 2],
}

impl Seen {
    fn of(scene: &Scene<'_>, position: &Position, last: &[Cell]) -> Self {
        let checked = scene.checked();
        let cells = position.rules().cells();
        Self {
            cells: cells.map(|cell| (position.at(cell), last.contains(&cell), checked == Some(cell))).collect(),
            stocks: scene.stocks().map(|(_, heaps)| heaps.to_vec()),
        }
    }
}

/// A part of the picture, in pixels.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Area {
    left: u32,
    top: u32,
    width: u32,
    height: u32,
}

impl Area {
    const fn whole(width: u32, height: u32) -> Self {
        Self { left: 0, top: 0, width, height }
    }

    fn right(&self) -> u32 {
        self.left + self.width
    }

    fn bottom(&self) -> u32 {
        self.top + self.height
    }

    fn meets(&self, other: &Self) -> bool {
        self.left < other.right() && other.left < self.right() && self.top < other.bottom() && other.top < self.bottom()
    }

    fn with(&self, other: &Self) -> Self {
        let (left, top) = (self.left.min(other.left), self.top.min(other.top));
        let (right, bottom) = (self.right().max(other.right()), self.bottom().max(other.bottom()));
        Self { left, top, width: right - left, height: bottom - top }
    }

    /// The places of its pixels in a picture of a width, row by row.
    fn rows(&self, width: u32) -> impl Iterator<Item = std::ops::Range<usize>> {
        let (left, length) = (self.left as usize, self.width as usize);
        (self.top..self.bottom()).map(move |y| {
            let begin = y as usize * width as usize + left;
            begin..begin + length
        })
    }
}

/// The picture as it is now, and the board without pieces.
struct Stage {
    ground: Pixmap,
    canvas: Pixmap,
    /// Pixels for a unit of the picture.
    scale: f32,
    width: u32,
}

impl Stage {
    fn new(scene: &Scene<'_>, width: u32) -> Result<Self, PictureError> {
        let mut text = String::new();
        scene.open(&mut text, true, &[]);
        scene.on_board(&mut text, |out| scene.ground(out));
        text.push_str("</svg>");
        let ground = Drawing::read(&text, width)?.pixels()?;
        Ok(Self { canvas: ground.clone(), ground, scale: width as f32 / scene.width, width })
    }

    /// The pixels of an area in units of the picture.
    fn area(&self, Rect { x, y, width, height }: Rect) -> Area {
        let clip = |value: f32, most: u32| (value.max(0.0) as u32).min(most);
        let (most_x, most_y) = (self.ground.width(), self.ground.height());
        let (left, top) = (clip((x * self.scale).floor(), most_x), clip((y * self.scale).floor(), most_y));
        let right = clip(((x + width) * self.scale).ceil(), most_x);
        let bottom = clip(((y + height) * self.scale).ceil(), most_y);
        Area { left, top, width: right.saturating_sub(left), height: bottom.saturating_sub(top) }
    }

    /// All that a piece on a cell may cover.
    fn reach(&self, scene: &Scene<'_>, cell: Cell) -> Area {
        let (x, y) = scene.corner(cell);
        let side = UNIT + 2.0 * OVERHANG;
        self.area(Rect { x: x - OVERHANG, y: y - OVERHANG, width: side, height: side })
    }

    /// The areas in which something has changed; no two of them meet.
    fn changed(&self, scene: &Scene<'_>, before: &Seen, now: &Seen) -> Vec<Area> {
        let cells = before.cells.iter().zip(&now.cells).enumerate().filter(|(_, (one, other))| one != other);
        let cells = cells.filter_map(|(index, _)| scene.cell(index)).map(|cell| self.reach(scene, cell));
        let stocks =
            scene.stocks().into_iter().zip(&before.stocks).filter(|((_, heaps), old)| *heaps != old.as_slice());
        let stocks = stocks.map(|((area, _), _)| self.area(area));
        let mut apart: Vec<Area> = Vec::new();
        for mut area in cells.chain(stocks).filter(|area| area.width > 0 && area.height > 0) {
            while let Some(index) = apart.iter().position(|other| other.meets(&area)) {
                area = area.with(&apart.swap_remove(index));
            }
            apart.push(area);
        }
        apart
    }

    /// Draws some areas anew.
    fn draw(&mut self, scene: &Scene<'_>, position: &Position, areas: &[Area]) -> Result<(), PictureError> {
        let touched: Vec<bool> = position
            .rules()
            .cells()
            .map(|cell| areas.iter().any(|area| area.meets(&self.reach(scene, cell))))
            .collect();
        let only = |cell: Cell| touched.get(cell.index()).copied().unwrap_or(false);
        let mut text = String::new();
        scene.open(&mut text, false, &scene.pieces(only));
        scene.stock_above(&mut text);
        scene.on_board(&mut text, |out| scene.draw_pieces(out, only));
        scene.stock_below(&mut text);
        text.push_str("</svg>");
        let drawing = Drawing::read(&text, self.width)?;
        for area in areas {
            let mut part = Pixmap::new(area.width, area.height).ok_or(PictureError::Size)?;
            let places = area.rows(self.ground.width());
            let rows = part.pixels_mut().chunks_exact_mut(area.width as usize);
            for (row, place) in rows.zip(places) {
                row.copy_from_slice(&self.ground.pixels()[place]);
            }
            drawing.draw(&mut part, area.left, area.top);
            let width = self.canvas.width();
            for (row, place) in part.pixels().chunks_exact(area.width as usize).zip(area.rows(width)) {
                self.canvas.pixels_mut()[place].copy_from_slice(row);
            }
        }
        Ok(())
    }

    /// The colours that the film needs: those of the board, and of every piece wherever it may stand.
    fn colours(&self, positions: &[(Position, Vec<Cell>)], look: &Look) -> Result<Vec<Colour>, PictureError> {
        let mut pieces: Vec<Piece> = Vec::new();
        let mut add = |piece: Piece| {
            if !piece.is_none() && !pieces.contains(&piece) {
                pieces.push(piece);
            }
        };
        for (position, last) in positions {
            position.rules().cells().for_each(|cell| add(position.at(cell)));
            let scene = Scene::new(position, look, last, 0);
            scene.stocks().iter().flat_map(|(_, heaps)| heaps.iter()).for_each(|heap| add(heap.piece));
        }
        let mut colours: Vec<Colour> = self.canvas.pixels().iter().map(colour).collect();
        if let Some((position, _)) = positions.first() {
            for pieces in pieces.chunks(32) {
                let text = specimens(position.rules(), pieces, &look.theme.colours());
                let width = u32::try_from(pieces.len()).unwrap_or(1) * SPECIMEN;
                colours.extend(Drawing::read(&text, width.max(SPECIMEN))?.pixels()?.pixels().iter().map(colour));
            }
        }
        Ok(colours)
    }

    /// An area by the numbers of its colours.
    fn numbers(&self, area: &Area, palette: &mut Palette) -> Vec<u8> {
        let pixels = area.rows(self.canvas.width()).flat_map(|place| &self.canvas.pixels()[place]);
        pixels.map(|pixel| palette.number(colour(pixel))).collect()
    }
}

/// The page is opaque, and so is all that is drawn on it.
fn colour(pixel: &resvg::tiny_skia::PremultipliedColorU8) -> Colour {
    [pixel.red(), pixel.green(), pixel.blue()]
}

/// Brings what is shown up to date; gives the part that changes and the numbers of its colours, [`CLEAR`] where nothing does.
fn changes(stage: &Stage, shown: &mut [u8], areas: &[Area], palette: &mut Palette) -> (Area, Vec<u8>) {
    let whole = areas.iter().copied().reduce(|one, other| one.with(&other));
    // Nothing has changed: one pixel keeps the time.
    let whole = whole.unwrap_or(Area::whole(1, 1));
    let mut numbers = vec![CLEAR; whole.width as usize * whole.height as usize];
    for area in areas {
        let inside = Area { left: area.left - whole.left, top: area.top - whole.top, ..*area };
        let new = stage.numbers(area, palette);
        let rows = new.chunks_exact(area.width as usize);
        for ((row, place), into) in rows.zip(area.rows(stage.canvas.width())).zip(inside.rows(whole.width)) {
            for ((&new, old), number) in row.iter().zip(&mut shown[place]).zip(&mut numbers[into]) {
                if *old != new {
                    (*old, *number) = (new, new);
                }
            }
        }
    }
    (whole, numbers)
}
