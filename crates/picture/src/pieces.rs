//! The drawings of the pieces, from the same data as the site's.

use std::collections::HashMap;
use std::fmt::Write as _;
use std::sync::OnceLock;

use serde::Deserialize;
use variorum_gamedef::definition::Sign;
use variorum_rules::{Occupant, Piece, Rules, Side};

use crate::bodies;
use crate::letters::{self, Anchor};
use crate::look::{Look, PieceStyle};

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

/// A plain shape.
#[derive(Deserialize)]
struct Block {
    body: String,
    line: Option<String>,
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
            owned(&piece.sign, &piece.token, coat, look.pieces)
        }),
        Some(Occupant::Neutral(kind)) => rules
            .definition()
            .neutrals
            .get(kind)
            .map_or(String::new(), |neutral| unowned(&neutral.sign.icon, neutral.token)),
    }
}

/// The plain shapes of some pieces, by the name of their drawing.
fn blocks() -> &'static HashMap<String, Block> {
    static BLOCKS: OnceLock<HashMap<String, Block>> = OnceLock::new();
    BLOCKS.get_or_init(|| serde_json::from_str(include_str!("../../../assets/pieces/blocks.json")).unwrap_or_default())
}

/// What is drawn of a piece, without its band and badges.
enum Shown {
    Figure(&'static Drawing),
    Counter(&'static Drawing),
    Block(&'static Block),
    Letters,
}

impl Shown {
    /// What a style shows of a sign. A piece that the style cannot show is drawn as a figure, and one without a figure as its letters.
    fn of(sign: &Sign, style: PieceStyle) -> Self {
        let Some(drawing) = drawings().pieces.get(&sign.icon) else { return Self::Letters };
        match style {
            PieceStyle::Figures => Self::Figure(drawing),
            PieceStyle::Counters => Self::Counter(drawing),
            PieceStyle::Blocks => blocks().get(&sign.icon).map_or(Self::Figure(drawing), Self::Block),
            PieceStyle::Letters => Self::Letters,
        }
    }

    /// The path of the band, below all else.
    const fn band(&self) -> &'static str {
        match self {
            Self::Counter(_) | Self::Block(_) => "M16 57h28",
            Self::Figure(Drawing { wheels: true, .. }) => "M14 56.6h32",
            Self::Figure(_) => "M16.3 49.6h27.4",
            Self::Letters => "M16 55.5h28",
        }
    }

    fn draw(&self, out: &mut String, token: &str, coat: &Coat) {
        match self {
            Self::Figure(drawing) => figure(out, drawing, coat),
            Self::Counter(drawing) => counter(out, drawing, coat),
            Self::Block(block) => {
                outlined(out, &block.body, coat);
                lines(out, block.line.as_ref(), coat.ink, "1.9");
            }
            Self::Letters => {
                let letters = token.replace('+', "");
                let Coat { fill, ink, outline, .. } = coat;
                let _ = write!(
                    out,
                    r#"<circle cx="30" cy="30" r="23" fill="{fill}" stroke="{ink}" stroke-width="{outline}"/>"#
                );
                let size = if letters.chars().count() > 1 { 20.0 } else { 26.0 };
                letters::write(out, &letters, (30.0, 30.0), size, Anchor::Middle, ink);
            }
        }
    }
}

impl Drawing {
    /// The body with what it stands on.
    fn whole(&self) -> String {
        let pedestal = if self.wheels { "" } else { drawings().pedestal.as_str() };
        format!("{pedestal}{}", self.body)
    }
}

/// A filled shape with its outline, and a rim around that where the coat has one.
fn outlined(out: &mut String, body: &str, coat: &Coat) {
    let Coat { fill, ink, outline, .. } = coat;
    rim(out, body, coat);
    let _ = write!(
        out,
        r#"<path fill="{fill}" stroke="{ink}" stroke-width="{outline}" stroke-linejoin="round" d="{body}"/>"#
    );
}

fn rim(out: &mut String, body: &str, coat: &Coat) {
    if let Some(rim) = coat.rim {
        let _ =
            write!(out, r#"<path fill="none" stroke="{rim}" stroke-width="3.6" stroke-linejoin="round" d="{body}"/>"#);
    }
}

/// A part that is only stroked.
fn lines(out: &mut String, part: Option<&String>, colour: &str, width: &str) {
    if let Some(d) = part {
        let _ = write!(
            out,
            r#"<path fill="none" stroke="{colour}" stroke-width="{width}" stroke-linecap="round" stroke-linejoin="round" d="{d}"/>"#
        );
    }
}

fn figure(out: &mut String, drawing: &Drawing, coat: &Coat) {
    let Coat { fill, ink, outline, wire, .. } = coat;
    let body = drawing.whole();
    rim(out, &body, coat);
    lines(out, drawing.wire.as_ref(), wire, "2.4");
    let _ = write!(
        out,
        r#"<path fill="{fill}" stroke="{ink}" stroke-width="{outline}" stroke-linejoin="round" d="{body}"/>"#
    );
    lines(out, drawing.line.as_ref(), ink, "1.9");
    if let Some(shapes) = &drawing.ink {
        let _ = write!(out, r#"<path fill="{ink}" d="{shapes}"/>"#);
    }
}

/// A round counter with the silhouette of the figure.
fn counter(out: &mut String, drawing: &Drawing, coat: &Coat) {
    const DISC: &str = "M4.5 30a25.5 25.5 0 1 1 51 0a25.5 25.5 0 1 1 -51 0z";
    let Coat { fill, ink, .. } = coat;
    outlined(out, DISC, coat);
    let _ =
        write!(out, r#"<g transform="translate(11.1 9.6) scale(0.63)"><path fill="{ink}" d="{}"/>"#, drawing.whole());
    lines(out, drawing.wire.as_ref(), ink, "2.6");
    lines(out, drawing.line.as_ref(), fill, "2.6");
    if let Some(shapes) = &drawing.ink {
        let _ = write!(out, r#"<path fill="{fill}" d="{shapes}"/>"#);
    }
    out.push_str("</g>");
}

fn owned(sign: &Sign, token: &str, coat: &Coat, style: PieceStyle) -> String {
    let mut out = String::new();
    let promoted = token.starts_with('+');
    let Coat { fill, ink, .. } = coat;
    let shown = Shown::of(sign, style);
    shown.draw(&mut out, token, coat);
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
        let place = shown.band();
        let _ = write!(out, r#"<path fill="none" stroke="{band}" stroke-width="4" d="{place}"/>"#);
    }
    // The badge of a promoted piece already shows “+”, and letters say which piece it is without any.
    if !sign.mark.is_empty() && style != PieceStyle::Letters && (!promoted || sign.mark != "+") {
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

    #[test]
    fn plain_shapes_are_of_pieces_that_have_figures() {
        assert!(!blocks().is_empty());
        for icon in blocks().keys() {
            assert!(drawings().pieces.contains_key(icon), "{icon}");
        }
    }
}
