//! SVG text made pixels: PNG and animated GIF.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Least width or height of a picture, in pixels.
pub const SMALLEST: u32 = 16;
/// Greatest width or height of a picture, in pixels.
pub const LARGEST: u32 = 4096;

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PictureFault {
    /// The width asked for.
    #[error("a picture must be from {SMALLEST} to {LARGEST} pixels wide, and no higher than that")]
    Size,
    /// The text is no SVG that can be drawn.
    #[error("the picture cannot be drawn: {0}")]
    Drawing(String),
    /// Nothing to show.
    #[error("an animation needs at least one frame")]
    Empty,
}

/// A frame of an animation.
#[derive(Clone, Debug)]
pub struct Frame {
    /// The picture as SVG text; all frames of an animation must have the same proportions as the first, or are cut.
    pub svg: String,
    /// How long it is shown, in hundredths of a second.
    pub hundredths: u16,
}

fn pixels(svg: &str, width: u32) -> Result<Pixmap, PictureFault> {
    // No fonts, no files: pictures of ours need neither.
    let drawing = |fault: resvg::usvg::Error| PictureFault::Drawing(fault.to_string());
    let tree = Tree::from_str(svg, &Options::default()).map_err(drawing)?;
    let size = tree.size();
    let scale = width as f32 / size.width();
    let height = (size.height() * scale).round();
    let fits = |side: f32| (SMALLEST as f32..=LARGEST as f32).contains(&side);
    if !fits(width as f32) || !fits(height) {
        return Err(PictureFault::Size);
    }
    let mut pixmap = Pixmap::new(width, height as u32).ok_or(PictureFault::Size)?;
    resvg::render(&tree, Transform::from_scale(scale, scale), &mut pixmap.as_mut());
    Ok(pixmap)
}

/// A picture as PNG, `width` pixels wide.
///
/// # Errors
/// When the size is not allowed or the text is no SVG.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PictureFault> {
    pixels(svg, width)?.encode_png().map_err(|fault| PictureFault::Drawing(fault.to_string()))
}

/// An animation as GIF, `width` pixels wide, that begins anew when it is over. A frame is asked for when the one before it is done: where
/// nobody wants the rest any more, `frames` may end early.
///
/// # Errors
/// When there is no frame, the size is not allowed or a text is no SVG.
pub fn gif<'f>(frames: impl IntoIterator<Item = &'f Frame>, width: u32) -> Result<Vec<u8>, PictureFault> {
    let mut frames = frames.into_iter().peekable();
    let first = pixels(&frames.peek().ok_or(PictureFault::Empty)?.svg, width)?;
    let (wide, tall) = (first.width(), first.height());
    let mut first = Some(first);
    let side = |length: u32| u16::try_from(length).map_err(|_| PictureFault::Size);
    let fault = |fault: gif::EncodingError| PictureFault::Drawing(fault.to_string());
    let mut out = Vec::new();
    let mut encoder = gif::Encoder::new(&mut out, side(wide)?, side(tall)?, &[]).map_err(fault)?;
    encoder.set_repeat(gif::Repeat::Infinite).map_err(fault)?;
    let mut before: Option<Vec<u8>> = None;
    for frame in frames {
        let picture = first.take().map_or_else(|| pixels(&frame.svg, width), Ok)?;
        let shown = fitted(&picture, wide, tall);
        let mut part = before.as_deref().map_or(Part::whole(wide, tall), |before| Part::changed(before, &shown, wide));
        let mut cut = part.cut(&shown, wide);
        let mut told = gif::Frame::from_rgba_speed(side(part.width)?, side(part.height)?, &mut cut, 10);
        (told.left, told.top) = (side(std::mem::take(&mut part.left))?, side(std::mem::take(&mut part.top))?);
        told.delay = frame.hundredths;
        told.dispose = gif::DisposalMethod::Keep;
        encoder.write_frame(&told).map_err(fault)?;
        before = Some(shown);
    }
    drop(encoder);
    Ok(out)
}

/// The pixels cut or filled up to a size, without transparency.
fn fitted(picture: &Pixmap, width: u32, height: u32) -> Vec<u8> {
    let mut out = Vec::with_capacity(width as usize * height as usize * 4);
    for y in 0..height {
        for x in 0..width {
            let pixel = picture.pixel(x, y).map_or([255, 255, 255], |pixel| [pixel.red(), pixel.green(), pixel.blue()]);
            out.extend_from_slice(&pixel);
            out.push(255);
        }
    }
    out
}

/// The part of a frame that differs from the one before.
struct Part {
    left: u32,
    top: u32,
    width: u32,
    height: u32,
}

impl Part {
    const fn whole(width: u32, height: u32) -> Self {
        Self { left: 0, top: 0, width, height }
    }

    fn changed(before: &[u8], now: &[u8], width: u32) -> Self {
        let (mut left, mut right, mut top, mut bottom) = (u32::MAX, 0, u32::MAX, 0);
        for (index, (old, new)) in before.chunks_exact(4).zip(now.chunks_exact(4)).enumerate() {
            if old != new {
                let index = u32::try_from(index).unwrap_or(0);
                let (x, y) = (index % width, index / width);
                (left, right) = (left.min(x), right.max(x));
                (top, bottom) = (top.min(y), bottom.max(y));
            }
        }
        // Nothing has changed: one pixel keeps the time.
        if left == u32::MAX {
            return Self::whole(1, 1);
        }
        Self { left, top, width: right - left + 1, height: bottom - top + 1 }
    }

    fn cut(&self, pixels: &[u8], width: u32) -> Vec<u8> {
        let row = |y: u32| {
            let begin = ((self.top + y) * width + self.left) as usize * 4;
            &pixels[begin..begin + self.width as usize * 4]
        };
        (0..self.height).flat_map(row).copied().collect()
    }
}
