//! The cells that a piece reaches.

use variorum_gamedef::definition::{Definition, PieceTypeId};
use variorum_gamedef::vocabulary::Choices;
use variorum_messages::{Arg, Message};

use super::context::name;

/// The greatest number of cells that are named; more are counted.
const FEW: usize = 12;

/// The heading of the lines about the cells that pieces reach from `cell` on an empty board.
#[must_use]
pub fn reach_heading(cell: String) -> Message {
    Message::new("explain-section-reach").with("cell", cell)
}

/// The line for a piece type, of the side that alone can have it. `moves` and `captures` are the names of the cells that it moves to and captures on.
#[must_use]
pub fn reach_line(definition: &Definition, kind: PieceTypeId, moves: Vec<String>, captures: Vec<String>) -> Message {
    let hops =
        definition.pieces.get(kind).is_some_and(|piece| piece.motions.iter().any(|motion| motion.kind.needs_screen()));
    let hops = match (hops, moves.is_empty() || captures.is_empty()) {
        (false, _) => "none",
        (true, true) => "alone",
        (true, false) => "besides",
    };
    let mut parts = Vec::new();
    if moves == captures {
        parts.push(part("explain-reach-both", moves));
    } else {
        parts.push(part("explain-reach-moves", moves));
        parts.push(part("explain-reach-captures", captures));
    }
    let token = definition.pieces.get(kind).map_or_else(String::new, |piece| piece.token.clone());
    let side = definition.pieces.get(kind).and_then(|piece| piece.side).map_or("both", Choices::word);
    Message::new("explain-reach")
        .with("piece", name(definition, kind))
        .with("token", token)
        .with("side", side)
        .with("sides", definition.style.sides.word())
        .with("parts", parts)
        .with("hops", hops)
}

fn part(id: &'static str, cells: Vec<String>) -> Message {
    let count = cells.len();
    let listed = match count {
        0 => "none",
        1..=FEW => "named",
        _ => "counted",
    };
    Message::new(id).with("cells", Arg::list(cells)).with("count", count).with("listed", listed)
}
