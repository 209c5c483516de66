//! Shapes of moves, written short for the site, which draws them.

use variorum_rules::{Manner, Mark, Rules};

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

fn glyph(rules: &Rules, marks: &[Mark], royal: bool) -> Glyph {
    let definition = rules.definition();
    let frame = match definition.board.is_3d() {
        false => "flat",
        true if shows_rings(definition) => "ranks",
        true => "levels",
    };
    Glyph { frame, marks: marks.iter().map(word).collect(), royal }
}

fn word(mark: &Mark) -> String {
    let way = match mark.manner {
        Manner::Leap => "l".to_owned(),
        Manner::Slide => "s".to_owned(),
        Manner::Short(most) => format!("r{most}"),
        Manner::Lame => "n".to_owned(),
        Manner::Hop => "h".to_owned(),
        Manner::Crooked => "z".to_owned(),
        Manner::Double => "d".to_owned(),
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
