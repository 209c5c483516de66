//! First parts that leave the royal piece in check, and what neutral pieces can do about it in the second (SR-5, DE-5): found once a position
//! instead of once a first part.

use crate::action::{Action, ActionKind};
use crate::cellset::CellSet;
use crate::check_info::{CheckInfo, Mode};
use crate::piece::{Cell, Side};
use crate::position::Position;

/// What the second part of a turn can do about a check.
pub(crate) enum SecondPartEvasion {
    /// This one answers it, as the board stands; `read`: the cells that the attack test then looks at.
    By { part: Action, read: CellSet },
    /// None answers it, as long as nothing changes on these cells.
    Beyond(CellSet),
}

impl SecondPartEvasion {
    /// Is this first part legal, made in the position that was asked? `None`: it must be tried.
    pub fn judges(&self, action: Action, royal: Cell) -> Option<bool> {
        let (from, to) = (action.from(), action.to());
        if !matches!(action.kind(), ActionKind::Move | ActionKind::Double) || from == royal || from == to {
            return None;
        }
        match self {
            // Who arrives on a cell in the way of an attack only shuts it.
            Self::By { part, read } => {
                let apart = [part.from(), part.to()].iter().all(|&cell| cell != from && cell != to);
                (apart && !read.has(from)).then_some(true)
            }
            Self::Beyond(cells) => (!cells.has(from) && !cells.has(to)).then_some(false),
        }
    }
}

impl Position {
    /// What second parts can do about the check that this check info of the mover's tells of. `None`: no check, no such second parts, or
    /// first parts have to be tried one by one anyway.
    pub(crate) fn second_part_evasion(&mut self, check_info: &CheckInfo) -> Option<SecondPartEvasion> {
        let features = &self.rules.features;
        let known = features.second && !features.second_compulsory && features.guards == 0 && !features.hops;
        if !(check_info.check && known && self.rules.refuge.is_none()) {
            return None;
        }
        let side = self.state.side;
        let way = self.attack_way(self.royal[side.index()], side.other());
        let way = match check_info.mode {
            Mode::ReadSet => way.unwrap_or(*check_info.read_set()),
            Mode::Sets => way?,
            Mode::Free | Mode::Trial => return None,
        };
        let mut watched = way;
        if check_info.mode == Mode::ReadSet {
            watched.extend(&self.neutral_reach(&way));
        }
        let mut candidates = self.neutral_candidates(&CheckInfo::of_way(check_info.mode, way));
        let mut found = None;
        for &part in &candidates {
            self.spend_trials(1);
            if self.is_exhausted() {
                break;
            }
            match self.attack_after(part, side) {
                Attack::On(cells) => watched.extend(&cells),
                Attack::Off(read) => {
                    found = Some(SecondPartEvasion::By { part, read });
                    break;
                }
            }
        }
        candidates.clear();
        self.spare.push(candidates);
        Some(found.unwrap_or(SecondPartEvasion::Beyond(watched)))
    }

    /// Second parts with neutral pieces that may answer this check; a first part may open others only on the cells of
    /// [`Position::neutral_reach`].
    fn neutral_candidates(&mut self, check_info: &CheckInfo) -> Vec<Action> {
        let mut candidates = self.spare.pop().unwrap_or_default();
        let mut doubtful = self.offer_neutral_parts(check_info, None, &mut candidates);
        candidates.append(&mut doubtful);
        self.spare.push(doubtful);
        candidates
    }

    /// The attack on `side`'s royal piece after this second part.
    fn attack_after(&mut self, part: Action, side: Side) -> Attack {
        self.make_unchecked(part);
        let mut read = CellSet::EMPTY;
        let royal = self.royal[side.index()];
        let attack = if let Some(way) = self.attack_way(royal, side.other()) {
            Attack::On(way)
        } else if self.attacked_with_read_set(royal, side.other(), &mut read) {
            Attack::On(read)
        } else {
            Attack::Off(read)
        };
        self.unmake();
        attack
    }
}

/// An attack, with the cells on which nothing may change for it to stay as it is.
enum Attack {
    On(CellSet),
    Off(CellSet),
}
