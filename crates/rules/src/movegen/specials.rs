//! First parts that are not moves along paths: castling, swaps of the royal piece, drops.

use variorum_gamedef::board::Coordinates;

use super::{Generator, Sink};
use crate::action::{Action, ActionKind};
use crate::cellset::CellSet;
use crate::check_info::Mode;
use crate::piece::{Cell, Piece, Side};
use crate::position::Position;
use crate::rules::CastlingPath;
use crate::tree::{PREY, SHOOT, TAKE};

impl<S: Sink> Generator<'_, S> {
    /// Castling (G-10), tested with both pieces lifted from their cells.
    pub(super) fn castlings(&mut self) {
        let rules = self.rules;
        let castling = &rules.castling;
        if castling.royals == 0 {
            return;
        }
        let side = self.side;
        let one = rules.features.royal.is_some();
        if one && (if self.check_info.mode == Mode::Free { false } else { self.check_info.check }) {
            return;
        }
        let rights = self.position.lasting().rights;
        for right in rights {
            if !self.position.at(right).is_owned_by(side) {
                continue;
            }
            let royal = self.position.castling_royal(side, right);
            for path in rules.castling.of_pair(royal, right) {
                if self.position.is_exhausted() {
                    return;
                }
                if self.position.castles_along(side, path) && (!rules.names_royals() || rights.contains(&path.royal)) {
                    self.castling(path);
                }
            }
        }
    }

    /// One castling, if its pieces are free and its way is clear.
    fn castling(&mut self, path: &CastlingPath) {
        let (rules, side) = (self.rules, self.side);
        let partner = self.position.at(path.partner).kind();
        if self.position.is_frozen_on(path.partner, side, partner)
            || self.position.is_frozen_on(path.royal, side, self.position.at(path.royal).kind())
            || path.empty.iter().any(|&cell| !self.position.at(cell).is_none())
        {
            return;
        }
        self.position.spend_trials(path.safe.len());
        if self.position.castles_in_safety(path) && !self.position.castling_safe(path, side) {
            return;
        }
        let action = path.action;
        // No cell was attacked with both pieces lifted. The partner on its target can only block a line or become a
        // screen.
        let sure = match self.check_info.mode {
            Mode::Free => rules.counterparts.is_empty(),
            Mode::Sets => rules.features.royal.is_some() && !rules.features.hops && rules.features.guards == 0,
            Mode::ReadSet | Mode::Trial => false,
        };
        if sure && !self.trial {
            self.sink.push(action);
        } else {
            self.doubtful.push(action);
        }
    }

    /// Swaps of the royal piece with a neighbour (ST-19).
    pub(super) fn swaps(&mut self, royal: Cell) {
        let rules = self.rules;
        let Some(swap) = &rules.definition.swap else { return };
        let enemy = self.side.other();
        if swap.unattacked && self.check_info.check {
            return;
        }
        let confined = self.position.is_confined(self.side);
        for &partner in &rules.swap_cells[self.side.index() * rules.cells + royal.index()] {
            let home = rules.refuge.as_ref().is_none_or(|refuge| refuge.zone[self.side.index()].has(partner));
            let fits = self.position.has_swap_partner(self.side, partner) && (home || !confined);
            if fits && !(swap.unattacked && self.position.could_be_captured(partner, enemy)) {
                self.doubtful.push(Action::new(ActionKind::Swap, royal, partner));
            }
        }
    }

    /// Drops from the hand.
    pub(super) fn drops(&mut self) {
        let rules = self.rules;
        let bound = !self.trial && self.check_info.mode == Mode::Sets && self.check_info.binds(Cell::NONE);
        let mut empty: Option<CellSet> = None;
        for &(kind, held) in &rules.drops {
            if self.position.hands[self.side.index()][usize::from(held)] == 0 {
                continue;
            }
            let kind = usize::from(kind);
            let piece = &rules.pieces[kind];
            let empty = empty.get_or_insert_with(|| {
                let mut taken = self.position.pieces[0];
                taken.extend(&self.position.pieces[1]);
                taken.extend(&self.position.neutrals);
                let mut empty = if bound { self.check_info.goals(Cell::NONE, false) } else { CellSet::FULL };
                empty.subtract(&taken);
                empty
            });
            let mut cells = *empty;
            cells.retain(&piece.drop_cells[self.side.index()]);
            for to in cells.iter() {
                if self.position.file_is_full(self.side, kind, to)
                    || piece.limited && !self.position.surroundings_allow(self.side, kind, to)
                {
                    continue;
                }
                let action = Action::new(ActionKind::Drop, to, to).with_piece(kind);
                // A royal piece may not be placed where it is attacked.
                if piece.royal || piece.no_check || piece.no_mate && self.position.drop_gives_check(self.side, kind, to)
                {
                    self.doubtful.push(action);
                } else {
                    self.offer(action);
                }
            }
        }
    }
}

impl CastlingPath {
    /// Can `side` castle so with a royal piece and a partner of these kinds?
    #[inline]
    pub fn fits(&self, side: Side, royal: usize, partner: usize) -> bool {
        self.side == side && usize::from(self.royal_kind) == royal && self.partners >> partner & 1 != 0
    }

    /// Does a partner for it stand on its cell?
    pub fn has_partner(&self, position: &Position) -> bool {
        let partner = position.at(self.partner);
        partner.is_owned_by(self.side) && self.partners >> partner.kind() & 1 != 0
    }
}

impl Position {
    /// The castlings of `side` with the partner on `partner`; none if the two pieces do not stand where it is possible.
    pub(crate) fn castling_paths(&self, side: Side, partner: Cell) -> impl Iterator<Item = &CastlingPath> {
        let paths = self.rules.castling.of_pair(self.castling_royal(side, partner), partner);
        paths.iter().filter(move |path| self.castles_along(side, path))
    }

    /// Do pieces stand on the two cells of this castling with which `side` may make it, if nothing is in the way?
    #[inline]
    pub(crate) fn castles_along(&self, side: Side, path: &CastlingPath) -> bool {
        let (royal, partner) = (self.at(path.royal), self.at(path.partner));
        partner.is_owned_by(side) && path.fits(side, royal.kind(), partner.kind())
    }

    /// The piece of `side` that might castle with the partner on `partner` as the king: the royal piece or, where several kinds castle, the first that can.
    /// [`Cell::NONE`] if there is none.
    #[inline]
    pub(crate) fn castling_royal(&self, side: Side, partner: Cell) -> Cell {
        if self.rules.only_the_royal_castles() {
            self.royal[side.index()]
        } else {
            self.first_castling_royal(side, partner)
        }
    }

    #[cold]
    fn first_castling_royal(&self, side: Side, partner: Cell) -> Cell {
        let castles = |royal: &Cell| {
            let kind = self.at(*royal).kind();
            let paths = self.rules.castling.of_pair(*royal, partner);
            paths.iter().any(|path| usize::from(path.royal_kind) == kind)
        };
        self.pieces[side.index()].iter().find(castles).unwrap_or(Cell::NONE)
    }

    /// Must the piece that castles not be attacked on its way?
    pub(crate) fn castles_in_safety(&self, path: &CastlingPath) -> bool {
        self.rules.features.royal == Some(usize::from(path.royal_kind))
            || self.rules.features.royals.is_some() && self.is_royal_by_itself(path.royal)
    }

    /// Are the cells that the royal piece crosses safe, with both pieces lifted (G-10)? Where captures explode, the partner stays
    /// and the target is left out: the castling is tried, and what the partner uncovers or covers counts then.
    fn castling_safe(&mut self, path: &CastlingPath, side: Side) -> bool {
        if self.rules.features.royals.is_some() && self.attacked(path.royal, side.other()) {
            return false;
        }
        let (royal, partner) = (self.at(path.royal), self.at(path.partner));
        self.board[path.royal.index()] = Piece::NONE;
        let tried = self.rules.blast.is_some();
        if !tried {
            self.board[path.partner.index()] = Piece::NONE;
        }
        let mut asked = path.safe.iter().copied().filter(|&cell| !(tried && cell == path.royal_to));
        let safe = asked.all(|cell| {
            if !self.rules.features.shields {
                return !self.threatens_royal(cell, side.other());
            }
            // Friends may protect the royal piece there.
            let before = std::mem::replace(&mut self.board[cell.index()], royal);
            let threatened = self.threatens_royal(cell, side.other());
            self.board[cell.index()] = before;
            !threatened
        });
        self.board[path.royal.index()] = royal;
        self.board[path.partner.index()] = partner;
        safe
    }

    /// Does a limit of the pieces of this kind on a file bar a drop on `cell`?
    pub(super) fn file_is_full(&self, side: Side, kind: usize, cell: Cell) -> bool {
        let Some(most) = self.rules.pieces[kind].per_file else { return false };
        let board = &self.rules.definition.board;
        let place = board.coordinates(cell.0);
        let file = (0..board.ranks).filter_map(|rank| board.find(Coordinates { rank, ..place }));
        file.filter(|&at| self.board[usize::from(at)] == Piece::of(side, kind)).count() >= usize::from(most)
    }

    /// Would a piece of this kind, dropped on `cell`, attack the enemy's royal piece along an open path? Errs on the
    /// side of "yes", since blockers are ignored: only then is the drop tested for mate.
    pub(super) fn drop_gives_check(&self, side: Side, kind: usize, cell: Cell) -> bool {
        let royal = self.royal[side.other().index()];
        if royal == Cell::NONE {
            return self.rules.features.royals.is_some();
        }
        // It may attack as the friends around it do, lend its moves to them, set them free, or be what they hop over.
        let features = &self.rules.features;
        let through_others = features.lends || features.hops || features.relays || features.trial;
        if through_others || !self.rules.freezings.is_empty() {
            return true;
        }
        let index = self.rules.tree_index(side, kind, cell);
        self.rules.paths.tree(index).iter().any(|node| node.cell == royal && node.flags & (TAKE | SHOOT | PREY) != 0)
    }

    /// Is there a piece of this side on the cell with which its royal piece may change places (ST-19)?
    pub(crate) fn has_swap_partner(&self, side: Side, cell: Cell) -> bool {
        let piece = self.at(cell);
        piece.is_owned_by(side) && self.rules.swap_partners >> piece.kind() & 1 != 0
    }
}
