//! Parsing of positions: every text yields a position or the list of all its faults.

use std::sync::Arc;

use super::parsed::Parsed;
use super::parser::FenParser;
use crate::error::{PositionError, PositionErrors};
use crate::piece::{MAX_CELLS, Piece, Side};
use crate::position::{KINDS, Position};
use crate::rules::Rules;
use crate::setup::Setup;
use crate::state::Passing;

impl Setup {
    /// Parses a position text without checking that the position is possible, for an editor.
    ///
    /// # Errors
    /// All faults that make the text unreadable.
    ///
    /// ```
    /// # use variorum_rules::{Position, Setup};
    /// # let rules = variorum_library::rules("chess")?;
    /// let text = "8/8/8/8/8/8/8/4K3 w - - 0 1";
    /// assert!(Position::parse(&rules, text).is_err()); // Black has no king
    /// let setup = Setup::parse(&rules, text)?; // but it can be set up, and mended
    /// assert_eq!(setup.text(&rules), text);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn parse(rules: &Arc<Rules>, text: &str) -> Result<Self, PositionErrors> {
        Position::read(rules, text).map(|position| position.setup())
    }
}

impl Position {
    /// Parses a position: our own text, or FEN's castling letters and en-passant cell in their places (G-11).
    /// `variorum_notation::read_position` also reads the texts of other programs.
    ///
    /// # Errors
    /// Every fault of the text or, if it is readable, of the position.
    pub fn parse(rules: &Arc<Rules>, text: &str) -> Result<Self, PositionErrors> {
        let position = Self::read(rules, text)?;
        let errors = position.errors();
        if errors.is_empty() { Ok(position) } else { Err(PositionErrors(errors)) }
    }

    /// Parses a text without checking that the position is possible.
    fn read(rules: &Arc<Rules>, text: &str) -> Result<Self, PositionErrors> {
        let setup = Parsed {
            board: [Piece::NONE; MAX_CELLS],
            hands: [[0; KINDS]; 2],
            lost: [[0; KINDS]; 2],
            side: Side::White,
            rights: Vec::new(),
            passing: Passing::default(),
            ko: Vec::new(),
            halfmove: 0,
            fullmove: 1,
            home: [0; 2],
            checks: [0; 2],
            castled: [false; 2],
            made: 0,
            struck: None,
            passes: 0,
            facing: 0,
            count: None,
        };
        let mut reader = FenParser { rules, setup, errors: Vec::new() };
        reader.read(text);
        let FenParser { setup, errors, .. } = reader;
        if errors.is_empty() { Ok(Self::from_setup(rules, &setup)) } else { Err(PositionErrors(errors)) }
    }

    /// The position with this content, which is not validated.
    fn from_setup(rules: &Arc<Rules>, setup: &Parsed) -> Self {
        let mut position = Self::empty(rules);
        for cell in rules.cells() {
            let piece = setup.board[cell.index()];
            if !piece.is_none() {
                position.set(cell, piece, &mut ());
            }
        }
        for side in Side::BOTH {
            for kind in 0..rules.kinds() {
                let (hand, lost) = (setup.hands[side.index()][kind], setup.lost[side.index()][kind]);
                if hand > 0 {
                    position.set_hand(side, kind, hand);
                }
                if lost > 0 {
                    position.set_lost(side, kind, lost);
                }
            }
        }
        position.stale_bits = true;
        position.settle();
        position.log.clear();
        position.state.side = setup.side;
        position.lasting_mut().rights = setup.rights.iter().copied().collect();
        position.state.made = setup.made;
        if let Some(struck) = setup.struck {
            position.state.struck[position.last_mover().index()] = struck;
        }
        if setup.made > 0 {
            position.lasting_mut().fresh = setup.passing;
        } else {
            position.state.passing = setup.passing;
        }
        // Sorted and without duplicates, so that equal positions compare equal however their texts list the pairs, and
        // a duplicate pair cannot cancel itself out of the hash key.
        let mut ko = setup.ko.clone();
        ko.sort_unstable();
        ko.dedup();
        position.lasting_mut().ko = ko.into_iter().collect();
        position.state.halfmove = setup.halfmove;
        position.state.fullmove = setup.fullmove;
        position.lasting_mut().home = setup.home;
        position.state.checks = setup.checks;
        position.state.castled = setup.castled;
        position.state.passes = setup.passes;
        if rules.features.counts_facing && position.royals_face() {
            position.state.facing = setup.facing.max(1);
        }
        let count = setup.count.map(|count| position.count_of(count));
        position.lasting_mut().count = count;
        position
    }

    /// The faults that make this position impossible.
    pub(crate) fn errors(&self) -> Vec<PositionError> {
        let mut errors = Vec::new();
        let rules = &self.rules;
        let side = self.state.side;
        if let Some(royal) = rules.features.royal {
            let mut complete = true;
            for side in Side::BOTH.into_iter().filter(|&side| rules.side_has_royal(side)) {
                // It may still be in hand, to be placed.
                let count = self.count(side, royal) + u16::from(self.in_hand(side, royal));
                // Where captures explode, a game may have ended with the loss of one.
                let lost = rules.definition.capture.explodes() && self.count(side.other(), royal) == 1;
                complete &= count == 1;
                if count != 1 && !(count == 0 && lost) {
                    errors.push(PositionError::RoyalCount {
                        side,
                        piece: rules.piece_name(royal),
                        found: count.into(),
                    });
                }
            }
            if complete && self.in_check(side.other()) {
                errors.push(PositionError::OpponentInCheck { side, piece: rules.piece_name(royal) });
            }
        }
        if let Some(royals) = rules.features.royals {
            for side in Side::BOTH.into_iter().filter(|&side| rules.side_has_royal(side)) {
                if self.number_of_kinds(side, royals.all()) == 0 && !self.holds_royal(side) {
                    errors.push(PositionError::NoRoyal { side });
                }
            }
            if let Some(cell) = self.checked_royals(side.other()).next() {
                errors.push(PositionError::OpponentInCheck { side, piece: rules.piece_name(self.at(cell).kind()) });
            }
        }
        for side in Side::BOTH {
            for (kind, piece) in rules.pieces.iter().enumerate() {
                let owned = self.count(side, kind) > 0 || self.in_hand(side, kind) > 0;
                if owned && !piece.sides[side.index()] {
                    errors.push(PositionError::WrongSide { side, piece: rules.piece_name(kind) });
                }
            }
        }
        for &right in &self.lasting().rights {
            if self.may_have_right(right) {
                continue;
            }
            let royal = self.castling_paths(self.at(right).owner(), right).next().map(|path| path.royal);
            let error = match royal.filter(|_| rules.names_royals()) {
                Some(royal) => PositionError::CastlingRoyalUnnamed { cell: rules.cell_name(royal) },
                None => PositionError::CastlingImpossible { cell: rules.cell_name(right) },
            };
            if !errors.contains(&error) {
                errors.push(error);
            }
        }
        if self.turns_in_row() <= u32::from(self.state.made) {
            errors.push(PositionError::MadeTooMany { side, most: self.turns_in_row() });
        }
        // In the middle of a row, only the own pieces may have made double steps, and others may stand behind them by now.
        let mover = self.last_mover();
        let passing = if mover == side { &self.lasting().fresh } else { &self.state.passing };
        for (cells, victim) in passing.each() {
            let piece = self.at(victim);
            let double = piece.is_owned_by(mover) && rules.may_have_doubled(mover, piece.kind(), victim);
            if !double {
                errors.push(PositionError::NoDoubleStep { cell: rules.cell_name(victim) });
            }
            for cell in cells.into_iter().filter(|_| mover != side) {
                if !self.at(cell).is_none() {
                    errors.push(PositionError::PassedOccupied { cell: rules.cell_name(cell) });
                }
            }
        }
        for &(from, _) in &self.lasting().ko {
            if !self.at(from).is_neutral() {
                errors.push(PositionError::KoEmpty { cell: rules.cell_name(from) });
            }
        }
        if let Some(refuge) = &rules.refuge {
            for side in Side::BOTH {
                let home = self.lasting().home[side.index()];
                if home > refuge.grace {
                    errors.push(PositionError::HomeTooLong { side, most: refuge.grace });
                }
                if home > 0 && self.guards_left(side) > 0 {
                    errors.push(PositionError::HomeGuarded { side });
                }
            }
        }
        errors
    }
}
