//! Checks that the second part of a turn may answer (SR-5, DE-5).
//!
//! A first part that leaves the royal piece in check is legal if some second part with a neutral piece removes the
//! check. Instead of searching the second parts after each first part, this module searches them once per position. It
//! then knows either one second part that answers the check or a set of cells, of which a first part must change one to
//! matter.

use crate::action::Action;
use crate::cellset::CellSet;
use crate::check_info::{CheckInfo, Mode};
use crate::piece::{Cell, Side};
use crate::position::Position;

/// What the second part of a turn can do about a check.
pub(crate) enum SecondPartEvasion {
    /// `part` answers the check on the present board. `read` holds the cells that the attack test reads after it.
    By { part: Action, read: CellSet },
    /// No second part answers the check as long as none of these cells changes.
    Beyond(CellSet),
}

impl SecondPartEvasion {
    /// Is this first part, made in the analysed position, legal? `None` if it must be tried. `royal` is the cell of the
    /// mover's royal piece.
    pub fn judges(&self, action: Action, royal: Cell) -> Option<bool> {
        let (from, to) = (action.from(), action.to());
        if !action.kind().is_plain_motion() || from == royal || from == to {
            return None;
        }
        match self {
            // A piece that arrives on a cell of the read set can only block an attack.
            Self::By { part, read } => {
                let apart = [part.from(), part.to()].iter().all(|&cell| cell != from && cell != to);
                (apart && !read.has(from)).then_some(true)
            }
            Self::Beyond(cells) => (!cells.has(from) && !cells.has(to)).then_some(false),
        }
    }
}

impl Position {
    /// What second parts can do about the check in `check_info`, which must be the mover's. `None` if there is no
    /// check, if the game has no such second parts, or if first parts must be tried one by one anyway.
    pub(crate) fn second_part_evasion(&mut self, check_info: &CheckInfo) -> Option<SecondPartEvasion> {
        let features = &self.rules.features;
        let known = features.second && !features.second_compulsory && features.guards == 0 && !features.hops;
        // Where neutral pieces may be put depends on the first part.
        if !(check_info.check && known && !features.puts && self.rules.refuge.is_none()) {
            return None;
        }
        let side = self.state.side;
        if self.royal[side.index()] == Cell::NONE {
            return None;
        }
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

    /// The second parts with neutral pieces that may answer this check. A first part can make others possible only by a
    /// change on the cells of [`Position::neutral_reach`].
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

/// Is the royal piece attacked? With the cells that must stay unchanged for the answer to hold.
enum Attack {
    On(CellSet),
    Off(CellSet),
}
