//! Characters on wedges, discs and octagons, as outlines.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::OnceLock;

use serde::Deserialize;
use variorum_gamedef::definition::{Bodies, Sign};
use variorum_rules::Side;

use crate::look::Theme;

#[derive(Deserialize)]
struct Outlines {
    square: f32,
    outlines: HashMap<char, String>,
}

#[derive(Deserialize)]
struct Shapes {
    wedges: String,
    discs: String,
    octagons: String,
    rims: HashMap<String, String>,
}

fn outlines() -> &'static Outlines {
    static OUTLINES: OnceLock<Outlines> = OnceLock::new();
    OUTLINES.get_or_init(|| {
        // The file is compiled in, and a test reads it.
        serde_json::from_str(include_str!("../../../assets/characters/outlines.json"))
            .unwrap_or_else(|_| Outlines { square: 240.0, outlines: HashMap::new() })
    })
}

fn shapes() -> Option<&'static Shapes> {
    static SHAPES: OnceLock<Option<Shapes>> = OnceLock::new();
    SHAPES.get_or_init(|| serde_json::from_str(include_str!("../../../assets/characters/bodies.json")).ok()).as_ref()
}

/// Whether all of a piece's characters can be drawn.
pub(crate) fn can_draw(sign: &Sign) -> bool {
    let mut characters = sign.characters.full.iter().flat_map(|text| text.chars()).peekable();
    characters.peek().is_some() && characters.all(|character| outlines().outlines.contains_key(&character))
}

/// Draws a character in a square with this upper left corner and side. Nothing is drawn if its outline is unknown.
pub(crate) fn character(out: &mut String, character: char, (x, y): (f32, f32), size: f32, fill: &str) {
    let Some(outline) = outlines().outlines.get(&character) else { return };
    let scale = size / outlines().square;
    let _ =
        write!(out, r#"<path fill="{fill}" transform="translate({x:.2} {y:.2}) scale({scale:.4})" d="{outline}"/>"#);
}

/// The colours of a body and of what is written on it.
struct Paint {
    fill: &'static str,
    edge: &'static str,
    ink: &'static str,
}

fn paint(bodies: Bodies, side: Side, promoted: bool, theme: Theme) -> Paint {
    let edge = "#5f421a";
    match (theme, bodies, side) {
        (Theme::Print, Bodies::Wedges, _) | (Theme::Print, _, Side::White) => {
            Paint { fill: "#ffffff", edge: "#000000", ink: "#000000" }
        }
        (Theme::Print, Bodies::Discs | Bodies::Octagons, Side::Black) => {
            Paint { fill: "#1c1c1c", edge: "#000000", ink: "#ffffff" }
        }
        (Theme::Light | Theme::Dark, Bodies::Wedges, side) => Paint {
            fill: if side == Side::White { "#f6e2b4" } else { "#e6c68b" },
            edge,
            ink: if promoted { "#b0191f" } else { "#1a1208" },
        },
        (Theme::Light | Theme::Dark, Bodies::Discs | Bodies::Octagons, Side::White) => {
            Paint { fill: "#f8e7c3", edge, ink: "#b3141c" }
        }
        (Theme::Light | Theme::Dark, Bodies::Discs | Bodies::Octagons, Side::Black) => {
            Paint { fill: "#f8e7c3", edge, ink: "#15201a" }
        }
    }
}

/// The SVG elements of a piece with characters on a square of 60 units. `away`: it points down the picture.
pub(crate) fn drawn(sign: &Sign, bodies: Bodies, side: Side, (promoted, away): (bool, bool), theme: Theme) -> String {
    let Some(shapes) = shapes() else { return String::new() };
    let Paint { fill, edge, ink } = paint(bodies, side, promoted, theme);
    let (body, name) = match bodies {
        Bodies::Wedges => (&shapes.wedges, "wedges"),
        Bodies::Discs => (&shapes.discs, "discs"),
        Bodies::Octagons => (&shapes.octagons, "octagons"),
    };
    let mut out = String::new();
    let turned = bodies == Bodies::Wedges && away;
    if turned {
        out.push_str(r#"<g transform="rotate(180 30 30)">"#);
    }
    let _ =
        write!(out, r#"<path fill="{fill}" stroke="{edge}" stroke-width="1.8" stroke-linejoin="round" d="{body}"/>"#);
    if let Some(rim) = shapes.rims.get(name).filter(|rim| !rim.is_empty()) {
        let _ = write!(out, r#"<path fill="none" stroke="{ink}" stroke-width="1.6" d="{rim}"/>"#);
    }
    let text = &sign.characters.full[usize::from(side == Side::Black)];
    let mut characters = text.chars();
    match (characters.next(), characters.next()) {
        (Some(above), Some(below)) => {
            character(&mut out, above, (19.0, 10.5), 22.0, ink);
            character(&mut out, below, (19.0, 32.5), 22.0, ink);
        }
        (Some(only), None) if bodies == Bodies::Wedges => character(&mut out, only, (15.0, 18.0), 30.0, ink),
        (Some(only), None) => character(&mut out, only, (13.5, 13.5), 33.0, ink),
        (None, _) => {}
    }
    if turned {
        out.push_str("</g>");
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_is_an_outline_of_every_character_that_game_files_may_name() {
        for character in variorum_gamedef::characters::drawn() {
            let outline = outlines().outlines.get(&character);
            assert!(outline.is_some_and(|outline| outline.starts_with('M')), "{character}");
        }
        assert_eq!(outlines().outlines.len(), variorum_gamedef::characters::drawn().count());
    }

    #[test]
    fn every_body_has_a_shape() {
        assert!(shapes().is_some());
    }
}
