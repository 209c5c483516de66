//! Cells that a piece could never leave again.

use variorum_betza::{Mode, read_within};
use variorum_gamedef::board::CellIndex;
use variorum_gamedef::definition::{PieceTypeId, PromotionDuty};

use crate::owners::SIDES;
use crate::promotions::Sort;
use crate::section::Section;

impl Section<'_> {
    /// Must no piece go or be dropped where it could never move again? `None` where neither answer says what the game does.
    pub(crate) fn immobility(&self) -> Option<bool> {
        [false, true].into_iter().find(|&illegal| {
            let drops = SIDES.iter().all(|&side| self.drop_region(side, illegal).is_some());
            drops && self.duties_allow(illegal) && (!illegal || self.no_dead_ends())
        })
    }

    /// The cells from which a type has no moves at all, or none without capture, if it goes no further than to these cells.
    pub(crate) fn stuck(&self, id: PieceTypeId, limits: Option<&[CellIndex]>, quiet_only: bool) -> Vec<CellIndex> {
        let board = &self.definition.board;
        let reach = board.files.max(board.ranks).saturating_sub(1);
        let text = self.kinds.plains[id].text(self.definition).unwrap_or_default();
        let moves = read_within(&text, reach).unwrap_or_default();
        let counts = |mode: Mode| match mode {
            Mode::Capturing => !quiet_only,
            Mode::Both | Mode::Moving => true,
        };
        let moves = moves.into_iter().filter(|moves| !moves.first && counts(moves.mode));
        let steps: Vec<(i8, i8)> = moves.flat_map(|moves| moves.steps).collect();
        let leads = |cell: CellIndex, (right, ahead): (i8, i8)| {
            let at = board.coordinates(cell);
            let (file, rank) = (at.file.checked_add_signed(right), at.rank.checked_add_signed(ahead));
            let (Some(file), Some(rank)) = (file, rank) else { return false };
            let target = (rank < board.ranks).then(|| board.row(0, rank).nth(usize::from(file))).flatten();
            target.is_some_and(|target| limits.is_none_or(|cells| cells.contains(&target)))
        };
        board.cells().filter(|&cell| !steps.iter().any(|&step| leads(cell, step))).collect()
    }

    /// The cells that a type must not enter where no piece may be stuck: those where it does not promote.
    pub(crate) fn dead_end(&self, id: PieceTypeId) -> Vec<CellIndex> {
        // A type without any moves never enters a cell.
        if self.kinds.plains[id].motions.is_empty() {
            return Vec::new();
        }
        let promotions = self.definition.promotions.iter().filter(|promotion| promotion.pieces.contains(&id));
        let zones: Vec<CellIndex> = promotions.flat_map(|promotion| self.zone(promotion.zone)).collect();
        self.stuck(id, None, true).into_iter().filter(|cell| !zones.contains(cell)).collect()
    }

    /// Does every type keep out of its dead ends?
    fn no_dead_ends(&self) -> bool {
        (0..self.definition.pieces.len()).filter(|&id| self.is_owned(id)).all(|id| {
            let limits = self.limits(&self.definition.pieces[id]);
            self.dead_end(id).iter().all(|cell| limits.as_ref().is_some_and(|limits| !limits.contains(cell)))
        })
    }

    /// Do the promotions say of pieces that could never move again what the format says?
    fn duties_allow(&self, illegal: bool) -> bool {
        self.definition.promotions.iter().all(|promotion| {
            let zone = self.zone(promotion.zone);
            promotion.pieces.iter().all(|&id| {
                let limits = self.limits(&self.definition.pieces[id]);
                let stuck = self.stuck(id, limits.as_deref(), false);
                let reached = zone.iter().any(|cell| stuck.contains(cell));
                let moveless = || self.stuck(id, limits.as_deref(), true);
                let demotes = self.sort(id, promotion) == Sort::Demotion;
                match promotion.duty {
                    PromotionDuty::Always => true,
                    PromotionDuty::Never => !(illegal && reached || demotes),
                    PromotionDuty::WhenStuck => illegal || !reached || demotes,
                    PromotionDuty::WhenMoveless => illegal || !zone.iter().any(|cell| moveless().contains(cell)),
                }
            })
        })
    }
}
