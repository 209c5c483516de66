//! What moves take besides, and what captures destroy.

use std::collections::BTreeSet;

use variorum_gamedef::definition::{Motion, MotionKind, Receiver, TakingPlace};

use super::geometry::{Path, walk};
use super::moves::Game;
use super::state::{Man, Player, State};

impl Game<'_> {
    /// What a move to this empty cell takes elsewhere, for each path of the phrase that leads there.
    pub(super) fn taken(&self, state: &State, from: usize, to: usize, motion: &Motion) -> Vec<BTreeSet<usize>> {
        let (min, max) = match motion.kind {
            MotionKind::Ride { min, max } => (min, max),
            MotionKind::Hop { within, .. } => (2, within),
            _ => panic!("{motion:?} takes something"),
        };
        let (board, man) = (self.board(), state.cells[from].unwrap());
        let player = man.owner.unwrap();
        let mut after = state.clone();
        after.cells[to] = after.cells[from].take();
        let foe = |cell: usize, pieces: &[usize]| {
            after.cells[cell].is_some_and(|man| man.owner == Some(1 - player) && pieces.contains(&man.kind))
        };
        let own = |cell: usize, pieces: &[usize]| {
            after.cells[cell].is_some_and(|man| man.owner == Some(player) && pieces.contains(&man.kind))
        };
        let mut found = Vec::new();
        for family in &motion.directions {
            for Path(vectors) in self.paths(family, player).iter() {
                let next = |cell| walk(board, &family.steps[0], cell, vectors[0]);
                // The cells from the first to the target.
                let mut way: Vec<usize> = Vec::new();
                while way.last() != Some(&to) && way.len() < 200 {
                    let Some(cell) = next(way.last().copied().unwrap_or(from)).filter(|&cell| cell != from) else {
                        break;
                    };
                    way.push(cell);
                }
                let steps = way.len();
                if way.last() != Some(&to)
                    || steps < usize::from(min)
                    || max.is_some_and(|max| steps > usize::from(max))
                {
                    continue;
                }
                let over = |cell: usize| {
                    motion.taking.iter().any(|taking| taking.place == TakingPlace::Passed && foe(cell, &taking.pieces))
                };
                let free = |cell: usize| state.cells[cell].is_none();
                let open = match motion.kind {
                    MotionKind::Hop { behind, .. } => {
                        let on_way = &way[..steps - 1];
                        let screen = on_way.iter().position(|&cell| !free(cell));
                        on_way.iter().filter(|&&cell| !free(cell)).count() == 1
                            && behind.is_none_or(|most| steps - 1 - screen.unwrap() <= usize::from(most))
                            && on_way.iter().all(|&cell| free(cell) || self.hurdle(state, man, motion, cell))
                    }
                    _ => way.windows(2).all(|pair| free(pair[0]) || over(pair[0]) && free(pair[1])),
                };
                if !open {
                    continue;
                }
                let mut taken = BTreeSet::new();
                for taking in &motion.taking {
                    let candidates: Vec<usize> = match &taking.place {
                        TakingPlace::Behind => {
                            (0..after.cells.len()).filter(|&cell| next(cell) == Some(from)).collect()
                        }
                        TakingPlace::Ahead => next(to).into_iter().collect(),
                        TakingPlace::Passed => way.clone(),
                        TakingPlace::Between { own: pieces, along } => along
                            .iter()
                            .flat_map(|family| {
                                let paths = self.paths(family, player).to_vec().into_iter();
                                paths.map(move |Path(vectors)| (&family.steps[0], vectors[0]))
                            })
                            .filter_map(|(words, vector)| {
                                let middle = walk(board, words, to, vector)?;
                                let end = walk(board, words, middle, vector)?;
                                own(end, pieces).then_some(middle)
                            })
                            .collect(),
                        TakingPlace::Cornered { own: pieces } => {
                            let at = |cell: usize| board.coordinates(cell as u16);
                            let partners = (0..after.cells.len()).filter(|&cell| own(cell, pieces));
                            let corners = |partner: usize| {
                                (0..after.cells.len()).filter(move |&cell| {
                                    let (here, one, other) = (at(cell), at(to), at(partner));
                                    here.file == one.file && here.rank == other.rank
                                        || here.rank == one.rank && here.file == other.file
                                })
                            };
                            partners.flat_map(corners).collect()
                        }
                    };
                    taken.extend(candidates.into_iter().filter(|&cell| foe(cell, &taking.pieces)));
                }
                found.push(taken);
            }
        }
        found
    }

    /// Who gets a captured piece of this kind in hand.
    pub(super) fn receiver(&self, kind: usize, owner: Player) -> Player {
        match self.definition.pieces[kind].returns_to {
            Receiver::Captor => 1 - owner,
            Receiver::Owner => owner,
        }
    }

    /// A capture on this cell has its effect; the captor was of this kind before.
    pub(super) fn explode(&self, state: &mut State, centre: usize, captor: usize) {
        let Some(blast) = &self.definition.capture.blast else { return };
        let goes = |state: &mut State, cell: usize| {
            if let Some(Man { owner: Some(owner), kind }) = state.cells[cell].take()
                && let Some(held) = self.definition.pieces[kind].returns
            {
                state.hands[held][self.receiver(kind, owner)] += 1;
            }
        };
        if !blast.survivors.contains(&captor) {
            goes(state, centre);
            state.cells[centre] = blast.remains.map(|kind| Man { owner: None, kind });
        }
        for family in &blast.directions {
            for path in self.paths(family, 0).iter() {
                if let Some(cell) = walk(self.board(), &family.steps[0], centre, path.0[0])
                    && state.cells[cell].is_some_and(|man| man.owner.is_some() && !blast.spares.contains(&man.kind))
                {
                    goes(state, cell);
                }
            }
        }
    }
}
