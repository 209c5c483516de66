//! SVG text made pixels.

use resvg::tiny_skia::{Pixmap, Transform};
use resvg::usvg::{Options, Tree};

/// Least width or height of a picture, in pixels.
pub const SMALLEST: u32 = 16;
/// Greatest width or height of a picture, in pixels.
pub const LARGEST: u32 = 4096;

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum PictureError {
    /// The width asked for.
    #[error("a picture must be from {SMALLEST} to {LARGEST} pixels wide, and no higher than that")]
    Size,
    /// The text is no SVG that can be drawn.
    #[error("the picture cannot be drawn: {0}")]
    Drawing(String),
    /// Nothing to show.
    #[error("an animation needs at least one frame")]
    Empty,
    /// Nobody waited for the animation any more.
    #[error("the animation was broken off")]
    Stopped,
}

/// A drawing that is read once and can be made pixels in parts.
pub(crate) struct Drawing {
    tree: Tree,
    scale: f32,
    /// In pixels.
    pub width: u32,
    pub height: u32,
}

impl Drawing {
    /// Reads SVG text, to be drawn `width` pixels wide.
    pub fn read(svg: &str, width: u32) -> Result<Self, PictureError> {
        // No fonts, no files: pictures of ours need neither.
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

    /// All of it.
    pub fn pixels(&self) -> Result<Pixmap, PictureError> {
        let mut pixmap = Pixmap::new(self.width, self.height).ok_or(PictureError::Size)?;
        self.draw(&mut pixmap, 0, 0);
        Ok(pixmap)
    }

    /// Draws the part that begins `left` and `top` pixels from the corner and is as large as `part`, over what is there.
    pub fn draw(&self, part: &mut Pixmap, left: u32, top: u32) {
        let transform = Transform::from_scale(self.scale, self.scale).post_translate(-(left as f32), -(top as f32));
        resvg::render(&self.tree, transform, &mut part.as_mut());
    }
}

/// A picture as PNG, `width` pixels wide.
///
/// # Errors
/// When the size is not allowed or the text is no SVG.
pub fn png(svg: &str, width: u32) -> Result<Vec<u8>, PictureError> {
    Drawing::read(svg, width)?.pixels()?.encode_png().map_err(|fault| PictureError::Drawing(fault.to_string()))
}
