//! Sides with several royal pieces: which of them are attacked, and when that is check.
//!
//! [`Position`] keeps the cell of a side's royal piece as long as it has just one; then everything works as in games with one. Otherwise the
//! functions here look at all of them.

use variorum_gamedef::definition::{Definition, PieceType, Royalty};

use crate::cellset::CellSet;
use crate::check_info::{CheckInfo, Mode};
use crate::piece::{Cell, Occupant, Piece, Side, kind_bits};
use crate::position::Position;
use crate::rules::Rules;
use crate::setup::Setup;

/// The royal kinds of a game in which a side may have several royal pieces, as bits.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Royals {
    /// Royal whatever else there is.
    pub always: u64,
    /// Royal while the side has only one piece of these.
    pub last: u64,
    /// In check when all of a side's pieces of these are attacked.
    pub together: u64,
    /// Their number may change by a promotion or drop.
    pub vary: bool,
}

impl Royals {
    /// The royal kinds, if a side may have several royal pieces: by the kinds, by promotions and drops or, if `started`, in a start position.
    pub(crate) fn of(definition: &Definition, started: bool) -> Option<Self> {
        let sort = |royalty: Royalty| -> u64 {
            let fits = |piece: &PieceType| piece.royal == Some(royalty);
            (0..definition.pieces.len())
                .filter(|&kind| fits(&definition.pieces[kind]))
                .fold(0, |bits, kind| bits | 1 << kind)
        };
        let (always, last, together) = (sort(Royalty::Always), sort(Royalty::Last), sort(Royalty::Together));
        let royals = Self { always, last, together, vary: false };
        let is_royal = |kind: usize| royals.all() >> kind & 1 != 0;
        let drops = definition.pieces.iter().filter_map(|piece| piece.returns).any(is_royal);
        let gains = definition.promotions.iter().any(|rule| rule.into.iter().any(|choice| is_royal(choice.piece)))
            || definition.remote_promotions.iter().any(|rule| rule.into.iter().any(|&kind| is_royal(kind)));
        let loses = definition.promotions.iter().any(|rule| royals.all() & kind_bits(&rule.pieces) != 0)
            || definition.remote_promotions.iter().any(|rule| royals.all() & kind_bits(&rule.promotes) != 0);
        let several = started || drops || gains || royals.all().count_ones() > 1 || last | together != 0;
        several.then_some(Self { vary: drops || gains || loses, ..royals })
    }

    /// All royal kinds.
    pub(crate) fn all(&self) -> u64 {
        self.always | self.last | self.together
    }
}

impl Rules {
    /// Has a side more than one royal piece in a start position?
    pub(crate) fn starts_with_several_royals(self: &std::sync::Arc<Self>) -> bool {
        let royal = |kind: usize| self.definition.pieces[kind].is_royal();
        let starts = self.definition.starts.iter().filter_map(|start| Setup::parse(self, &start.position).ok());
        let owned = |piece: Piece| match piece.occupant() {
            Some(Occupant::Owned(side, kind)) if royal(kind) => Some(side),
            Some(Occupant::Owned(..) | Occupant::Neutral(_)) | None => None,
        };
        let mut several = starts.map(|setup| {
            let sides: Vec<Side> = setup.pieces.iter().filter_map(|&(_, piece)| owned(piece)).collect();
            Side::BOTH.iter().any(|side| sides.iter().filter(|&owner| owner == side).count() > 1)
        });
        several.any(|several| several)
    }

    /// May a side have several royal pieces?
    #[must_use]
    pub fn has_several_royals(&self) -> bool {
        self.features.royals.is_some()
    }
}

impl Position {
    /// Is the piece on this cell royal, always or at times?
    fn has_royal_kind(&self, cell: Cell) -> bool {
        let piece = self.at(cell);
        !piece.is_none() && !piece.is_neutral() && self.rules.pieces[piece.kind()].royal
    }

    /// The cells of the side's royal pieces, also of those that are not the last.
    pub fn royal_cells(&self, side: Side) -> impl Iterator<Item = Cell> {
        let one = self.royal_cell(side);
        let several = if one.is_none() && self.rules.features.royals.is_some() {
            self.pieces[side.index()]
        } else {
            CellSet::EMPTY
        };
        one.into_iter().chain(several.into_cells().filter(|&cell| self.has_royal_kind(cell)))
    }

    /// Is an attack on the piece on this cell check, whatever other pieces are attacked? Of several royal pieces of which only the last must not be
    /// lost, none is royal by itself.
    #[must_use]
    pub fn is_royal_by_itself(&self, cell: Cell) -> bool {
        let piece = self.at(cell);
        if piece.is_none() || piece.is_neutral() || !self.rules.pieces[piece.kind()].royal {
            return false;
        }
        let Some(royals) = &self.rules.features.royals else { return true };
        let side = piece.owner();
        let sort = [royals.last, royals.together].into_iter().find(|sort| sort >> piece.kind() & 1 != 0);
        sort.is_none_or(|sort| self.number_of_kinds(side, sort) == 1)
    }

    /// The number of pieces of these kinds, given as bits.
    pub(crate) fn number_of_kinds(&self, side: Side, kinds: u64) -> u16 {
        (0..self.rules.kinds()).filter(|kind| kinds >> kind & 1 != 0).map(|kind| self.count(side, kind)).sum()
    }

    /// Has the side a royal piece in hand, which it has not placed yet?
    pub(crate) fn holds_royal(&self, side: Side) -> bool {
        let pieces = self.rules.pieces.iter().take(self.rules.kinds()).enumerate();
        pieces.into_iter().any(|(kind, piece)| piece.royal && self.in_hand(side, kind) > 0)
    }

    /// The attacked royal pieces that put the side in check; none if it is not in check.
    ///
    /// ```
    /// # use variorum_rules::{Position, Side};
    /// # let rules = variorum_library::rules("chess")?;
    /// let position = Position::parse(&rules, "4k3/8/8/8/8/8/4r3/4K3 w - - 0 1")?;
    /// assert_eq!(position.checked_royals(Side::White).map(|cell| rules.cell_name(cell)).collect::<Vec<_>>(), ["e1"]);
    /// assert_eq!(position.checked_royals(Side::Black).count(), 0);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn checked_royals(&self, side: Side) -> impl Iterator<Item = Cell> {
        let mut cells = CellSet::EMPTY;
        match (self.royal_cell(side), &self.rules.features.royals) {
            (Some(royal), _) if self.threatens_royal(royal, side.other()) => cells.add(royal),
            (Some(_), _) | (None, None) => {}
            (None, Some(royals)) => {
                let (mut safe, mut attacked) = (false, CellSet::EMPTY);
                for cell in self.royal_cells(side) {
                    let together = royals.together >> self.at(cell).kind() & 1 != 0;
                    if !(together || self.is_royal_by_itself(cell)) {
                        continue;
                    }
                    let hit = self.attacked(cell, side.other());
                    match (together, hit) {
                        (true, true) => attacked.add(cell),
                        (true, false) => safe = true,
                        (false, true) => cells.add(cell),
                        (false, false) => {}
                    }
                }
                if !safe {
                    cells.extend(&attacked);
                }
            }
        }
        cells.into_cells()
    }

    /// [`Position::in_check`] for a side without a royal piece or with several.
    pub(crate) fn in_check_of_several(&self, side: Side) -> bool {
        self.rules.features.royals.is_some() && self.checked_royals(side).next().is_some()
    }

    /// Notes the side's royal piece, if it has just one, after the number has changed or one has moved.
    pub(crate) fn find_only_royal(&mut self, side: Side) {
        let Some(royals) = self.rules.features.royals else { return };
        let only = self.number_of_kinds(side, royals.all()) == 1;
        let found = if only { self.pieces[side.index()].iter().find(|&cell| self.has_royal_kind(cell)) } else { None };
        self.royal[side.index()] = found.unwrap_or(Cell::NONE);
    }

    /// Check, pins and evasions of a side without a royal piece or with several. Moves of those that are royal by themselves are tried.
    pub(crate) fn restrain_several(&self, side: Side, royals: Royals, check_info: &mut CheckInfo) {
        let features = &self.rules.features;
        if self.number_of_kinds(side, royals.all()) == 0 {
            // Not even a promotion makes a royal piece that the side may not leave attacked, if it can have none.
            if !(royals.vary && self.rules.side_has_royal(side)) {
                return;
            }
        }
        let simple =
            !(royals.vary || features.trial || features.hops || features.relays || features.second || features.forbids)
                && features.guards == 0
                && self.number_of_kinds(side, royals.together) < 2;
        if !simple {
            check_info.mode = Mode::Trial;
            check_info.check = self.in_check(side);
            return;
        }
        for royal in self.royal_cells(side).filter(|&cell| self.is_royal_by_itself(cell)) {
            if check_info.mode == Mode::Free {
                check_info.mode = Mode::Sets;
            }
            self.restrain_open(side, royal, check_info);
        }
    }
}
