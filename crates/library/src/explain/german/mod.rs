//! Games and their pieces in plain German. What is said is decided as in English, sentence by sentence; names stand without articles, since game files do not
//! tell their gender, and zones are told by their cells, since their names are English.

mod endings;
mod game;
mod motion;
mod neutral;
mod paths;
mod piece;
mod turn;
mod words;

use variorum_gamedef::definition::{Definition, NeutralId, PieceTypeId, ZoneId};

use super::cells::zone_cells;
use super::{Section, rulings};
use words::CELLS;

/// A definition whose pieces have German names, where there are any.
#[derive(Clone, Copy)]
pub(super) struct Voice<'d> {
    pub definition: &'d Definition,
}

impl<'d> Voice<'d> {
    /// A piece’s name.
    pub fn name(self, piece: PieceTypeId) -> &'d str {
        self.definition.pieces.get(piece).map_or("", |piece| &piece.name)
    }

    /// A neutral piece’s name.
    pub fn neutral_name(self, neutral: NeutralId) -> &'d str {
        self.definition.neutrals.get(neutral).map_or("", |one| &one.name)
    }

    fn cells(self, zone: ZoneId) -> String {
        zone_cells(self.definition, zone, &CELLS)
    }

    /// Its moves, what holds it back, what it becomes, what happens when it is captured.
    pub fn piece(self, piece: PieceTypeId) -> Vec<String> {
        let mut sentences = self.moves(piece);
        sentences.extend(piece::promotion_sentences(self, piece));
        sentences.extend(piece::hand_sentences(self, piece));
        sentences
    }

    /// How it moves, and what holds it back.
    pub fn moves(self, piece: PieceTypeId) -> Vec<String> {
        piece::moves_and_limits(self, piece, None)
    }

    /// The sections of a whole game, in the order of English.
    pub fn sections(self) -> Vec<Section> {
        let (lead, lines) = turn::second_part(self).unzip();
        vec![
            Section::new("Brett", game::board_lines(self)),
            Section::placed("Figuren", game::pieces_lines(self)),
            Section::placed("Neutrale Figuren", game::neutral_lines(self))
                .led_by("Sie gehören keiner Seite, werden nie geschlagen und schlagen nichts."),
            Section { lead, ..Section::new("Der Zug", lines.unwrap_or_default()) },
            Section::new("Umwandlung", game::promotion_lines(self)),
            Section::new("Geschlagene Figuren", game::hand_lines(self)),
            Section::new("Rochade", turn::castling_lines(self)),
            Section::new("Besondere Regeln für die königliche Figur", game::royal_lines(self)),
            Section::new("Ende der Partie", endings::ending_lines(self)),
            Section::placed("Entscheidungen", rulings(self.definition))
                .led_by("Entschieden, wo die Quellen schweigen oder sich widersprechen:"),
        ]
    }

    /// What a kind of neutral piece does, and what is done with it.
    pub fn neutral(self, neutral: NeutralId) -> Vec<String> {
        neutral::neutral_sentences(self, neutral)
    }
}
