//! Castling, and the rights in the start position.

use variorum_gamedef::board::{CellIndex, Coordinates};
use variorum_gamedef::definition::{Castling, Landing};
use variorum_rules::{Cell, Occupant, Position, Side};

use crate::section::Section;

/// A castling of the start position, as White sees it.
struct Way {
    royal: u8,
    partner: u8,
    royal_to: u8,
    rank: u8,
    side: Side,
    /// The letters of the two pieces.
    letters: (char, char),
}

impl Section<'_> {
    /// Writes the options of castling, and returns the rights of the start position as letters.
    pub(crate) fn castling(&mut self, position: &Position, unmoved: &[Cell]) -> String {
        let mut rights = String::new();
        let mut ways: Vec<Way> = Vec::new();
        for side in [Side::White, Side::Black] {
            let own = unmoved.iter().rev().filter(|&&cell| position.at(cell).is_owned_by(side));
            let found: Vec<(Cell, Option<Way>)> = own.map(|&cell| (cell, self.way(position, side, cell))).collect();
            let royals: Vec<u8> = found.iter().filter_map(|(_, way)| way.as_ref()).map(|way| way.royal).collect();
            for (cell, way) in found {
                let letter = match (way, self.gate(side, cell)) {
                    (Some(way), _) => {
                        let letter = if way.royal < way.partner { 'K' } else { 'Q' };
                        ways.push(way);
                        letter
                    }
                    // The letters of castling mean the royal piece too.
                    (None, Some(file)) if royals.contains(&file) => continue,
                    (None, Some(file)) => self.definition.board.letter(file).to_ascii_uppercase(),
                    (None, None) => {
                        self.rule("[[castling]]");
                        continue;
                    }
                };
                rights.push(if side == Side::White { letter } else { letter.to_ascii_lowercase() });
            }
        }
        let Some(first) = ways.first() else {
            self.set("castling", "false");
            return if rights.is_empty() { "-".to_owned() } else { rights };
        };
        let (royal, rank) = (first.royal, first.rank);
        self.castling_letters("castlingKingPiece", &ways, |way| way.letters.0);
        self.set("castlingKingFile", self.file(royal));
        self.set("castlingRank", (rank + 1).to_string());
        self.castling_letters("castlingRookPieces", &ways, |way| way.letters.1);
        let mut alike = ways.iter().all(|way| {
            let king = |other: &&Way| other.side != way.side || other.letters.0 == way.letters.0;
            (way.royal, way.rank) == (royal, rank) && ways.iter().all(|other| king(&other))
        });
        for (right, goal, corner) in [
            (true, "castlingKingsideFile", "castlingRookKingsideFile"),
            (false, "castlingQueensideFile", "castlingRookQueensideFile"),
        ] {
            let mut same = ways.iter().filter(|way| (way.royal < way.partner) == right);
            let Some(way) = same.next() else { continue };
            alike &= same.all(|other| (other.partner, other.royal_to) == (way.partner, way.royal_to));
            self.set(goal, self.file(way.royal_to));
            self.set(corner, self.file(way.partner));
        }
        if !alike {
            self.rule("[[castling]]");
        }
        rights
    }

    /// Writes the letters of pieces that castle, for each side where they differ.
    fn castling_letters(&mut self, option: &str, ways: &[Way], letter: impl Fn(&Way) -> char) {
        let [white, black] = [Side::White, Side::Black].map(|side| {
            let mut found: Vec<char> = ways.iter().filter(|way| way.side == side).map(&letter).collect();
            found.sort_unstable();
            found.dedup();
            found.into_iter().collect::<String>()
        });
        if white == black || black.is_empty() {
            self.set(option, white);
        } else if white.is_empty() {
            self.set(option, black);
        } else {
            self.set(&format!("{option}White"), white);
            self.set(&format!("{option}Black"), black);
        }
    }

    fn file(&self, file: u8) -> String {
        self.definition.board.letter(file).to_string()
    }

    /// The castling with the partner on this cell; `None` if the format has none such.
    fn way(&self, position: &Position, side: Side, cell: Cell) -> Option<Way> {
        let board = &self.definition.board;
        let seen = |cell: CellIndex| if side == Side::White { cell } else { board.mirror(cell) };
        let partner = seen(CellIndex::try_from(cell.index()).ok()?);
        let Occupant::Owned(_, kind) = position.at(cell).occupant()? else { return None };
        let fits = |castling: &&Castling| {
            castling.partners.contains(&kind)
                && castling.partner_from.contains(&partner)
                && !castling.right_while_inside
        };
        for castling in self.definition.castlings.iter().filter(fits) {
            let stands = |from: &&CellIndex| {
                let cell = position.rules().cell(usize::from(seen(**from)));
                let man = cell.and_then(|cell| position.at(cell).occupant());
                man == Some(Occupant::Owned(side, castling.royal))
            };
            let Some(&royal) = castling.royal_from.iter().find(stands) else { continue };
            let (from, to): (Coordinates, Coordinates) = (board.coordinates(royal), board.coordinates(partner));
            let right = from.file < to.file;
            let towards = |file: u8, steps: u8| if right { file.checked_add(steps) } else { file.checked_sub(steps) };
            let royal_to = match castling.landing {
                Landing::Shift(shift) => towards(from.file, shift)?,
                Landing::Between { .. } => return None,
                Landing::Fixed { towards_last_file, .. } if towards_last_file != right => continue,
                Landing::Fixed { towards_last_file: _, royal_to, partner_to } => {
                    let (royal_to, partner_to) = (board.coordinates(royal_to), board.coordinates(partner_to));
                    let beside = if right { partner_to.file + 1 } else { partner_to.file.checked_sub(1)? };
                    if royal_to.rank != from.rank || partner_to.rank != from.rank || beside != royal_to.file {
                        return None;
                    }
                    royal_to.file
                }
            };
            if from.rank != to.rank {
                return None;
            }
            let letters = (self.letter(castling.royal), self.letter(kind));
            return Some(Way { royal: from.file, partner: to.file, royal_to, rank: from.rank, side, letters });
        }
        None
    }
}
