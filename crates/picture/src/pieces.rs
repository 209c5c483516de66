//! The drawings of the pieces, from the same data as the site's.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::OnceLock;

use serde::Deserialize;
use variorum_gamedef::definition::Sign;
use variorum_rules::{Occupant, Piece, Rules, Side};

use crate::bodies;
use crate::letters::{self, Anchor};
use crate::look::Look;

#[derive(Deserialize, Default)]
struct Drawings {
    pedestal: String,
    pieces: HashMap<String, Drawing>,
    neutrals: HashMap<String, Vec<Shape>>,
}

#[derive(Deserialize)]
struct Drawing {
    body: String,
    line: Option<String>,
    ink: Option<String>,
    wire: Option<String>,
    #[serde(default)]
    wheels: bool,
}

#[derive(Deserialize)]
struct Shape {
    d: String,
    paint: Paint,
}

#[derive(Clone, Copy, Deserialize)]
#[serde(rename_all = "lowercase")]
enum Paint {
    Main,
    Light,
    Dark,
    None,
}

fn drawings() -> &'static Drawings {
    static DRAWINGS: OnceLock<Drawings> = OnceLock::new();
    DRAWINGS.get_or_init(|| {
        // The file is compiled in, and a test reads it.
        serde_json::from_str(include_str!("../../../assets/pieces/drawings.json")).unwrap_or_default()
    })
}

/// The colours of the pieces of a side.
struct Coat {
    fill: &'static str,
    ink: &'static str,
    rim: Option<&'static str>,
    outline: &'static str,
    wire: &'static str,
}

const WHITE: Coat = Coat { fill: "#fffaf0", ink: "#2a2622", rim: None, outline: "2.2", wire: "#2a2622" };
const BLACK: Coat = Coat { fill: "#393430", ink: "#f6efe1", rim: Some("#26221f"), outline: "1.5", wire: "#26221f" };

/// The SVG elements of a piece on a square of 60 units, as the picture looks.
pub(crate) fn drawn(rules: &Rules, piece: Piece, look: &Look) -> String {
    let bodies = look.bodies(&rules.definition().style);
    match piece.occupant() {
        None => String::new(),
        Some(Occupant::Owned(side, kind)) => rules.definition().pieces.get(kind).map_or(String::new(), |piece| {
            if let Some(bodies) = bodies.filter(|_| bodies::can_draw(&piece.sign)) {
                let (promoted, away) = (piece.token.starts_with('+'), (side == Side::Black) != look.flipped);
                return bodies::drawn(&piece.sign, bodies, side, (promoted, away), look.theme);
            }
            let coat = if side == Side::White { &WHITE } else { &BLACK };
            owned(&piece.sign, &piece.token, coat)
        }),
        Some(Occupant::Neutral(kind)) => rules
            .definition()
            .neutrals
            .get(kind)
            .map_or(String::new(), |neutral| unowned(&neutral.sign.icon, neutral.token)),
    }
}

fn owned(sign: &Sign, token: &str, coat: &Coat) -> String {
    let mut out = String::new();
    let promoted = token.starts_with('+');
    let (fill, ink, outline) = (coat.fill, coat.ink, coat.outline);
    let drawing = drawings().pieces.get(&sign.icon);
    if let Some(drawing) = drawing {
        let pedestal = if drawing.wheels { "" } else { drawings().pedestal.as_str() };
        let body = format!("{pedestal}{}", drawing.body);
        if let Some(rim) = coat.rim {
            let _ = write!(
                out,
                r#"<path fill="none" stroke="{rim}" stroke-width="3.6" stroke-linejoin="round" d="{body}"/>"#
            );
        }
        if let Some(wire) = &drawing.wire {
            let _ = write!(
                out,
                r#"<path fill="none" stroke="{}" stroke-width="2.4" stroke-linecap="round" stroke-linejoin="round" d="{wire}"/>"#,
                coat.wire
            );
        }
        let _ = write!(
            out,
            r#"<path fill="{fill}" stroke="{ink}" stroke-width="{outline}" stroke-linejoin="round" d="{body}"/>"#
        );
        if let Some(line) = &drawing.line {
            let _ = write!(
                out,
                r#"<path fill="none" stroke="{ink}" stroke-width="1.9" stroke-linecap="round" stroke-linejoin="round" d="{line}"/>"#
            );
        }
        if let Some(shapes) = &drawing.ink {
            let _ = write!(out, r#"<path fill="{ink}" d="{shapes}"/>"#);
        }
    } else {
        let letters = token.replace('+', "");
        let _ =
            write!(out, r#"<circle cx="30" cy="30" r="23" fill="{fill}" stroke="{ink}" stroke-width="{outline}"/>"#);
        let size = if letters.chars().count() > 1 { 20.0 } else { 26.0 };
        letters::write(&mut out, &letters, (30.0, 30.0), size, Anchor::Middle, ink);
    }
    let band = match sign.band.as_str() {
        "grey" => Some("#8b9094"),
        "purple" => Some("#9150c4"),
        "orange" => Some("#e07b1f"),
        "green" => Some("#3c9a46"),
        "red" => Some("#d33f3f"),
        "blue" => Some("#3579d0"),
        _ => None,
    };
    if let Some(band) = band {
        let place = if drawing.is_some_and(|drawing| drawing.wheels) { "M14 56.6h32" } else { "M16.3 49.6h27.4" };
        let _ = write!(out, r#"<path fill="none" stroke="{band}" stroke-width="4" d="{place}"/>"#);
    }
    // The badge of a promoted piece already shows “+”.
    if !sign.mark.is_empty() && (!promoted || sign.mark != "+") {
        let (x, width, middle) = if sign.mark.chars().count() > 1 { (33, 25, 45.5) } else { (39, 18, 48.0) };
        let _ = write!(
            out,
            r#"<rect x="{x}" y="35" width="{width}" height="19" rx="6" fill="{ink}" stroke="{fill}" stroke-width="1.4"/>"#
        );
        letters::write(&mut out, &sign.mark, (middle, 44.6), 15.0, Anchor::Middle, fill);
    }
    if promoted {
        out.push_str(
            r##"<circle cx="47.5" cy="13" r="9" fill="#b3202c" stroke="#fff6e6" stroke-width="2"/><path d="M47.5 8v10M42.5 13h10" fill="none" stroke="#fff6e6" stroke-width="3" stroke-linecap="round"/>"##,
        );
    }
    out
}

fn unowned(icon: &str, token: char) -> String {
    // Neutral pieces have their own colours, as on the site.
    let (main, light, dark, rim) = match icon {
        "relay" => ("#1f8a86", "#e4f6ef", "#4b5157", "#0c4341"),
        "gate" => ("#8a63b5", "#f3d98a", "#2c1d42", "#2c1d42"),
        "duck" => ("#f3c533", "#e5822b", "#33270b", "#5d4508"),
        _ => ("#8b8f94", "#b4b8bb", "#4b5157", "#33383d"),
    };
    let mut out = String::new();
    let Some(shapes) = drawings().neutrals.get(icon) else {
        let _ = write!(out, r#"<circle cx="30" cy="30" r="23" fill="{main}" stroke="{rim}" stroke-width="2"/>"#);
        letters::write(&mut out, &token.to_string(), (30.0, 30.0), 26.0, Anchor::Middle, "#ffffff");
        return out;
    };
    for Shape { d, paint } in shapes {
        let (fill, width, more) = match paint {
            Paint::Main => (main, "2", ""),
            Paint::Light => (light, "1.4", ""),
            Paint::Dark => (dark, "1.4", ""),
            Paint::None => ("none", "1.4", r#" stroke-linecap="round" opacity="0.75""#),
        };
        let _ = write!(
            out,
            r#"<path fill="{fill}" stroke="{rim}" stroke-width="{width}" stroke-linejoin="round"{more} d="{d}"/>"#
        );
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_sign_of_every_game_has_a_drawing() {
        for id in variorum_library::ids() {
            let rules = variorum_library::rules(&id).unwrap();
            let definition = rules.definition();
            for piece in &definition.pieces {
                assert!(drawings().pieces.contains_key(&piece.sign.icon), "{id}: {} has no drawing", piece.id);
            }
            for neutral in &definition.neutrals {
                assert!(drawings().neutrals.contains_key(&neutral.sign.icon), "{id}: {} has no drawing", neutral.id);
            }
        }
    }
}
