//! Shapes of moves, written short for the site, which draws them.

use variorum_rules::Rules;
use variorum_rules::diagram::{DiagramCell, Travel};

use crate::dto::Glyph;
use variorum_picture::shows_rings;

/// The shape of a piece's moves.
pub(crate) fn of_piece(rules: &Rules, kind: usize) -> Glyph {
    let royal = rules.definition().pieces.get(kind).is_some_and(|piece| piece.royal);
    glyph(rules, &rules.rose(kind), royal)
}

/// The steps that players make with a neutral piece.
pub(crate) fn of_neutral(rules: &Rules, neutral: usize) -> Glyph {
    glyph(rules, &rules.neutral_rose(neutral), false)
}

fn glyph(rules: &Rules, marks: &[DiagramCell], royal: bool) -> Glyph {
    let definition = rules.definition();
    let frame = match definition.board.is_3d() {
        false => "flat",
        true if shows_rings(definition) => "ranks",
        true => "levels",
    };
    Glyph { frame, marks: marks.iter().map(word).collect(), royal }
}

fn word(mark: &DiagramCell) -> String {
    let way = match mark.manner {
        Travel::Leap => "l".to_owned(),
        Travel::Slide => "s".to_owned(),
        Travel::Short(most) => format!("r{most}"),
        Travel::Lame => "n".to_owned(),
        Travel::Hop => "h".to_owned(),
        Travel::Crooked => "z".to_owned(),
        Travel::Double => "d".to_owned(),
    };
    let mode = match (mark.moves, mark.captures) {
        (true, false) => "m",
        (false, true) => "c",
        _ => "",
    };
    let placed = if mark.placed { "?" } else { "" };
    let [files, levels, ranks] = mark.at;
    format!("{way}{mode}{placed}:{files},{levels},{ranks}")
}
