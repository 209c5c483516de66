//! The context of explanations, and piece types and zones as arguments of messages.

use variorum_gamedef::definition::{Definition, PieceTypeId, ZoneId};
use variorum_gamedef::grid::Geometry;
use variorum_gamedef::vocabulary::Choices as _;
use variorum_messages::{Arg, Message};

use super::cells::{Meant, Places, unnamed as unnamed_zone, zone_cells};

/// A definition, and how its zones are described.
#[derive(Clone, Copy)]
pub(super) struct Context<'d> {
    pub definition: &'d Definition,
    /// Whether zones are followed by their cells, because the text does not explain them elsewhere.
    pub with_cells: bool,
    /// Whether cells, ranks and files are named as at the edges of the game's own board.
    pub customary: bool,
}

impl<'d> Context<'d> {
    /// Adds a zone to the message as the argument `name`, and its cells in parentheses, or nothing, as `{name}-cells`. A zone without a name is told by its
    /// cells, which are White's.
    pub fn zone(self, message: Message, name: &'static str, zone: ZoneId) -> Message {
        self.zone_of(message, name, zone, Meant::All)
    }

    /// Like [`Self::zone`], for a piece that is on one of its cells: a zone without a name is told as `a8 or h8`.
    pub fn zone_of_one(self, message: Message, name: &'static str, zone: ZoneId) -> Message {
        self.zone_of(message, name, zone, Meant::One)
    }

    fn zone_of(self, message: Message, name: &'static str, zone: ZoneId, meant: Meant) -> Message {
        if let Some(unnamed) = self.definition.zones.get(zone).filter(|zone| !zone.named) {
            return message
                .with(name, unnamed_zone(self.places(), unnamed, &unnamed.cells, meant))
                .with(format!("{name}-cells"), "");
        }
        let id = self.definition.zones.get(zone).map_or_else(String::new, |zone| zone.name.clone());
        let cells = if self.with_cells {
            Arg::from(Message::new("explain-in-parentheses").with("text", zone_cells(self.places(), zone)))
        } else {
            Arg::from("")
        };
        message.with(name, Arg::zone(id)).with(format!("{name}-cells"), cells)
    }

    /// The names of cells, ranks and files.
    pub fn places(self) -> Places<'d> {
        Places { definition: self.definition, customary: self.customary }
    }

    /// Adds what the sides are called to the message, as the keyword `sides`.
    pub fn sides(self, message: Message) -> Message {
        message.with("sides", self.definition.style.sides.word())
    }

    pub fn geometry(self) -> Geometry {
        self.definition.board.geometry()
    }
}

/// A piece type as an argument; an index out of range gives an empty name.
#[must_use]
pub fn name(definition: &Definition, kind: PieceTypeId) -> Arg {
    definition.pieces.get(kind).map_or_else(|| Arg::piece("", ""), |piece| Arg::piece(&piece.id, &piece.name))
}

/// Several piece types as an argument.
pub(crate) fn names(definition: &Definition, kinds: &[PieceTypeId]) -> Arg {
    Arg::list(kinds.iter().map(|&kind| name(definition, kind)))
}

/// Joins messages to a paragraph.
pub(super) fn sentences(messages: Vec<Message>) -> Message {
    Message::new("explain-sentences").with("sentences", messages)
}
