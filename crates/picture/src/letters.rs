//! Letters as paths, so that pictures do not depend on installed fonts.
//!
//! The outlines are from DejaVu Sans Condensed Bold (`data/letters.LICENSE`), on a square of 1000 units.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::OnceLock;

use serde::Deserialize;

#[derive(Deserialize)]
#[serde(rename_all = "camelCase")]
struct Letters {
    cap_height: f32,
    glyphs: HashMap<char, Glyph>,
}

#[derive(Deserialize)]
struct Glyph {
    advance: f32,
    path: String,
}

fn letters() -> &'static Letters {
    static LETTERS: OnceLock<Letters> = OnceLock::new();
    LETTERS.get_or_init(|| {
        // The file is compiled in, and a test reads it.
        serde_json::from_str(include_str!("../data/letters.json"))
            .unwrap_or_else(|_| Letters { cap_height: 700.0, glyphs: HashMap::new() })
    })
}

/// Which part of a text its point marks.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Anchor {
    Start,
    Middle,
}

/// The width of a text at this size, in units of the picture.
pub(crate) fn width(text: &str, size: f32) -> f32 {
    let glyph = |letter: char| letters().glyphs.get(&letter).map_or(400.0, |glyph| glyph.advance);
    text.chars().map(glyph).sum::<f32>() * size / 1000.0
}

/// Writes a text whose capitals are vertically centred on `y`.
pub(crate) fn write(out: &mut String, text: &str, (x, y): (f32, f32), size: f32, anchor: Anchor, fill: &str) {
    let scale = size / 1000.0;
    let mut left = match anchor {
        Anchor::Start => x,
        Anchor::Middle => x - width(text, size) / 2.0,
    };
    let foot = y + letters().cap_height * scale / 2.0;
    for letter in text.chars() {
        if let Some(glyph) = letters().glyphs.get(&letter) {
            let _ = write!(
                out,
                r#"<path fill="{fill}" transform="translate({left:.1} {foot:.1}) scale({scale:.4})" d="{}"/>"#,
                glyph.path
            );
        }
        left += width(letter.encode_utf8(&mut [0; 4]), size);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_letter_of_names_and_numbers_is_there() {
        for letter in ('!'..='~').chain("äöüÄÖÜß½".chars()) {
            assert!(letters().glyphs.contains_key(&letter), "{letter}");
        }
        assert!(width("W", 20.0) > width("i", 20.0));
    }
}
