//! Converts SVG text to pixels.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// The smallest width and height of a picture, in pixels.
pub const SMALLEST: u32 = 16;
/// The greatest width and height of a picture, in pixels.
pub const LARGEST: u32 = 4096;

/// Why a picture cannot be made.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    /// The width or the resulting height is out of range.
    #[error("a picture must be from {SMALLEST} to {LARGEST} pixels wide, and no higher than that")]
    Size,
    /// The text is not valid SVG, or the encoder failed.
    #[error("the picture cannot be drawn: {0}")]
    Drawing(String),
    /// There is no position to show.
    #[error("an animation needs at least one frame")]
    Empty,
    /// The caller cancelled the animation.
    #[error("the animation was cancelled")]
    Stopped,
}

/// A parsed drawing, which can be rendered in parts.
pub(crate) struct Drawing {
    tree: Tree,
    scale: f32,
    /// The width in pixels.
    pub width: u32,
    /// The height in pixels.
    pub height: u32,
}

impl Drawing {
    /// Parses SVG text for rendering `width` pixels wide.
    ///
    /// # Errors
    /// If the text is not valid SVG, or the width or the resulting height is out of range.
    pub fn read(svg: &str, width: u32) -> Result<Self, PictureError> {
        // Our pictures need neither fonts nor files.
        let drawing = |fault: resvg::usvg::Error| PictureError::Drawing(fault.to_string());
        let tree = Tree::from_str(svg, &Options::default()).map_err(drawing)?;
        let size = tree.size();
        let scale = width as f32 / size.width();
        let height = (size.height() * scale).round();
        let fits = |side: f32| (SMALLEST as f32..=LARGEST as f32).contains(&side);
        if !fits(width as f32) || !fits(height) {
            return Err(PictureError::Size);
        }
        Ok(Self { tree, scale, width, height: height as u32 })
    }

    /// Renders the whole drawing.
    ///
    /// # Errors
    /// If there is not enough memory for the pixels.
    pub fn pixels(&self) -> Result<Pixmap, PictureError> {
        let mut pixmap = Pixmap::new(self.width, self.height).ok_or(PictureError::Size)?;
        self.draw(&mut pixmap, 0, 0);
        Ok(pixmap)
    }

    /// Renders onto `part` the area of its size that begins `left` and `top` pixels from the top left corner.
    pub fn draw(&self, part: &mut Pixmap, left: u32, top: u32) {
        let transform = Transform::from_scale(self.scale, self.scale).post_translate(-(left as f32), -(top as f32));
        resvg::render(&self.tree, transform, &mut part.as_mut());
    }
}

/// Renders SVG text as PNG, `width` pixels wide.
///
/// # Errors
/// If the width or the resulting height is not from [`SMALLEST`] to [`LARGEST`], or the text is not valid SVG.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PictureError> {
    Drawing::read(svg, width)?.pixels()?.encode_png().map_err(|fault| PictureError::Drawing(fault.to_string()))
}
