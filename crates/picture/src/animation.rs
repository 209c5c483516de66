//! Animated GIFs of a line of positions.
//!
//! Drawing, quantising and compressing a whole board for every frame would be slow. So the board is drawn once, one palette serves all
//! frames, and each frame contains only the cells that change.

use resvg::tiny_skia::Pixmap;
use variorum_rules::{Cell, Piece, Position};

use crate::layout::{Rect, UNIT};
use crate::look::Look;
use crate::off_board::PieceCount;
use crate::palette::{CLEAR, Colour, Palette};
use crate::raster::{Drawing, PictureError};
use crate::svg::{Scene, rows, swatches};

/// How far the drawing of a piece may extend beyond its cell, in units of the picture.
const OVERHANG: f32 = 6.0;
/// How many times longer the last position is shown.
const LAST: u16 = 4;
/// The width of the swatches of one piece, in pixels.
const SWATCH: u32 = 40;

/// An endless animation as GIF, `width` pixels wide. It shows each position, with the cells of the turn that led to it marked, for
/// `hundredths` of a second, and the last one four times as long. All frames have the same size. `go_on` is called before each frame and
/// can cancel the animation.
///
/// # Errors
/// If there is no position, the width or the resulting height is out of range, or `go_on` returns `false`.
pub fn gif(
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
    // The palette indices of all pixels as they are shown.
    let mut shown = stage.numbers(&whole, &mut palette);
    let mut before = Shown::of(&scene, first, last);
    for (index, (position, last)) in positions.iter().enumerate() {
        if !go_on() {
            return Err(PictureError::Stopped);
        }
        let scene = Scene::new(position, look, last, rows);
        let now = Shown::of(&scene, position, last);
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

/// What is shown on each cell and beside the board.
struct Shown {
    /// The piece, whether its cell belongs to the last turn, and whether it is in check.
    cells: Vec<(Piece, bool, bool)>,
    off_board_rows: [Vec<PieceCount>; 2],
}

impl Shown {
    fn of(scene: &Scene<'_>, position: &Position, last: &[Cell]) -> Self {
        let checked: Vec<Cell> = scene.checked().collect();
        let cells = position.rules().cells();
        Self {
            cells: cells.map(|cell| (position.at(cell), last.contains(&cell), checked.contains(&cell))).collect(),
            off_board_rows: scene.off_board_rows().map(|(_, counts)| counts.to_vec()),
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

    /// The ranges of its pixels in a picture of this width, row by row.
    fn rows(&self, width: u32) -> impl Iterator<Item = std::ops::Range<usize>> {
        let (left, length) = (self.left as usize, self.width as usize);
        (self.top..self.bottom()).map(move |y| {
            let begin = y as usize * width as usize + left;
            begin..begin + length
        })
    }
}

/// The current picture, and the board without pieces.
struct Stage {
    ground: Pixmap,
    canvas: Pixmap,
    /// Pixels for each unit of the picture.
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

    /// Converts an area from units of the picture to pixels.
    fn area(&self, Rect { x, y, width, height }: Rect) -> Area {
        let clip = |value: f32, most: u32| (value.max(0.0) as u32).min(most);
        let (most_x, most_y) = (self.ground.width(), self.ground.height());
        let (left, top) = (clip((x * self.scale).floor(), most_x), clip((y * self.scale).floor(), most_y));
        let right = clip(((x + width) * self.scale).ceil(), most_x);
        let bottom = clip(((y + height) * self.scale).ceil(), most_y);
        Area { left, top, width: right.saturating_sub(left), height: bottom.saturating_sub(top) }
    }

    /// The area that a piece on this cell may cover.
    fn reach(&self, scene: &Scene<'_>, cell: Cell) -> Area {
        let (x, y) = scene.corner(cell);
        let side = UNIT + 2.0 * OVERHANG;
        self.area(Rect { x: x - OVERHANG, y: y - OVERHANG, width: side, height: side })
    }

    /// The areas in which something has changed. They do not overlap.
    fn changed(&self, scene: &Scene<'_>, before: &Shown, now: &Shown) -> Vec<Area> {
        let cells = before.cells.iter().zip(&now.cells).enumerate().filter(|(_, (one, other))| one != other);
        let cells = cells.filter_map(|(index, _)| scene.cell(index)).map(|cell| self.reach(scene, cell));
        let off_board_rows = scene
            .off_board_rows()
            .into_iter()
            .zip(&before.off_board_rows)
            .filter(|((_, counts), old)| *counts != old.as_slice());
        let off_board_rows = off_board_rows.map(|((area, _), _)| self.area(area));
        let mut apart: Vec<Area> = Vec::new();
        for mut area in cells.chain(off_board_rows).filter(|area| area.width > 0 && area.height > 0) {
            while let Some(index) = apart.iter().position(|other| other.meets(&area)) {
                area = area.with(&apart.swap_remove(index));
            }
            apart.push(area);
        }
        apart
    }

    /// Redraws some areas.
    fn draw(&mut self, scene: &Scene<'_>, position: &Position, areas: &[Area]) -> Result<(), PictureError> {
        let touched: Vec<bool> = position
            .rules()
            .cells()
            .map(|cell| areas.iter().any(|area| area.meets(&self.reach(scene, cell))))
            .collect();
        let only = |cell: Cell| touched.get(cell.index()).copied().unwrap_or(false);
        let mut text = String::new();
        scene.open(&mut text, false, &scene.pieces(only));
        scene.draw_row_above(&mut text);
        scene.on_board(&mut text, |out| scene.draw_pieces(out, only));
        scene.draw_row_below(&mut text);
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

    /// The colours that the animation needs: those of the board, and those of every piece on every kind of cell.
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
            scene.off_board_rows().iter().flat_map(|(_, counts)| counts.iter()).for_each(|count| add(count.piece));
        }
        let mut colours: Vec<Colour> = self.canvas.pixels().iter().map(colour).collect();
        if let Some((position, _)) = positions.first() {
            for pieces in pieces.chunks(32) {
                let text = swatches(position.rules(), pieces, look);
                let width = u32::try_from(pieces.len()).unwrap_or(1) * SWATCH;
                colours.extend(Drawing::read(&text, width.max(SWATCH))?.pixels()?.pixels().iter().map(colour));
            }
        }
        Ok(colours)
    }

    /// The palette indices of an area.
    fn numbers(&self, area: &Area, palette: &mut Palette) -> Vec<u8> {
        let pixels = area.rows(self.canvas.width()).flat_map(|place| &self.canvas.pixels()[place]);
        pixels.map(|pixel| palette.number(colour(pixel))).collect()
    }
}

/// Every pixel is opaque, as the page is.
fn colour(pixel: &resvg::tiny_skia::PremultipliedColorU8) -> Colour {
    [pixel.red(), pixel.green(), pixel.blue()]
}

/// Updates `shown`. Returns the smallest part with all changes and its palette indices, [`CLEAR`] where nothing changes.
fn changes(stage: &Stage, shown: &mut [u8], areas: &[Area], palette: &mut Palette) -> (Area, Vec<u8>) {
    let whole = areas.iter().copied().reduce(|one, other| one.with(&other));
    // If nothing has changed, the frame still needs one pixel.
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
