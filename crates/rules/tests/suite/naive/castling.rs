//! Castling, and swaps of royal pieces.

use std::collections::BTreeSet;

use variorum_gamedef::definition::Landing;

use super::geometry::{Path, mirrored, step, walk};
use super::moves::Game;
use super::state::{Man, State};
use super::turns::Played;

impl Game<'_> {
    /// Does a king castle only if the third field names it too?
    pub(super) fn names_royals(&self) -> bool {
        self.definition.gating.is_some()
            || self.definition.pieces.iter().any(|piece| piece.motions.iter().any(|motion| motion.unmoved))
    }

    pub(super) fn castlings(&self, state: &State) -> Vec<Played> {
        let (player, board) = (state.mover, self.board());
        let mut found = Vec::new();
        for castling in &self.definition.castlings {
            let own = |cells: &[u16], cell: usize| {
                let seen = if player == 1 { mirrored(board, cell) } else { cell };
                cells.iter().any(|&cell| usize::from(cell) == seen)
            };
            let stands = |cell: usize, kind: usize| state.cells[cell] == Some(Man { owner: Some(player), kind });
            let royals =
                (0..state.cells.len()).filter(|&cell| stands(cell, castling.royal) && own(&castling.royal_from, cell));
            for king in royals {
                if self.names_royals() && !state.unmoved.contains(&king) {
                    continue;
                }
                for &partner in &state.unmoved {
                    let kind = castling.partners.iter().copied().find(|&kind| stands(partner, kind));
                    let Some(kind) = kind.filter(|_| own(&castling.partner_from, partner)) else { continue };
                    for (line, way) in self.lines(king, partner) {
                        let man = Man { owner: Some(player), kind };
                        if line.len() + 1 < usize::from(castling.min_distance)
                            || [king, partner].iter().any(|&cell| self.frozen(state, cell))
                        {
                            continue;
                        }
                        let on = |from: usize, steps: u8| (0..steps).try_fold(from, |at, _| step(board, at, way));
                        let shifted = |shift: u8| Some((on(king, shift)?, on(king, shift - 1)?));
                        let reach = u8::try_from(line.len() + 1).unwrap();
                        let choices: Vec<(usize, usize)> = match castling.landing {
                            Landing::Shift(shift) => shifted(shift).into_iter().collect(),
                            Landing::Between { least, most } => (least..=most.min(reach)).filter_map(shifted).collect(),
                            Landing::Fixed { towards_last_file, royal_to, partner_to } => {
                                if (way[0] > 0) != towards_last_file {
                                    continue;
                                }
                                let seen = |cell: u16| {
                                    if player == 1 { mirrored(board, usize::from(cell)) } else { usize::from(cell) }
                                };
                                vec![(seen(royal_to), seen(partner_to))]
                            }
                        };
                        for &(king_to, partner_to) in &choices {
                            let between = |from: usize, to: usize| -> Vec<usize> {
                                if from == to {
                                    return vec![from];
                                }
                                let (mut cells, _) = self.lines(from, to).into_iter().next().unwrap_or_default();
                                cells.extend([from, to]);
                                cells
                            };
                            let mut lifted = state.clone();
                            (lifted.cells[king], lifted.cells[partner]) = (None, None);
                            let mut crossed = line.clone();
                            crossed.extend(between(king, king_to));
                            crossed.extend(between(partner, partner_to));
                            if crossed.iter().any(|&cell| lifted.cells[cell].is_some()) {
                                continue;
                            }
                            let royal = Man { owner: Some(player), kind: castling.royal };
                            if self.is_royal_by_itself(state, royal) {
                                let attacked = |cell: usize| {
                                    let mut there = lifted.clone();
                                    there.cells[cell] = Some(royal);
                                    self.attacked(&there, cell)
                                };
                                let attacked_now = self.attacked(state, king);
                                if attacked_now
                                    || between(king, king_to).into_iter().any(|cell| cell != king && attacked(cell))
                                {
                                    continue;
                                }
                            }
                            let mut after = lifted;
                            (after.passed, after.ko) = (Vec::new(), Vec::new());
                            after.cells[king_to] = Some(royal);
                            after.cells[partner_to] = Some(man);
                            after.castled[player] = true;
                            after.mover = 1 - player;
                            let goal = if choices.len() > 1 { self.name(king_to) } else { String::new() };
                            let text = format!("{}{goal}{}", self.name(king), self.name(partner));
                            let whole = Played {
                                text,
                                after,
                                moved: Some((king, king_to)),
                                stands: Some(king_to),
                                captor: None,
                                victims: Vec::new(),
                                taken: Vec::new(),
                            };
                            if let Some(gating) = &self.definition.gating {
                                for cell in [king, partner] {
                                    found.extend(self.let_in(state, &whole, cell, &gating.pieces, gating.zone));
                                }
                            }
                            found.push(whole);
                        }
                    }
                }
            }
        }
        found
    }

    /// Do these neighbours touch only where an edge of the board is joined to another?
    fn is_over_seam(&self, one: usize, other: usize) -> bool {
        let [one, other] = [one, other].map(|cell| self.board().coordinates(cell as u16));
        one.file.abs_diff(other.file) > 1 || one.rank.abs_diff(other.rank) > 1
    }

    /// The cells between two on each straight line that joins them, and the way from the first to the second; the shortest first.
    fn lines(&self, from: usize, to: usize) -> Vec<(Vec<usize>, [i32; 3])> {
        let ways =
            (0..27).map(|number| [number % 3 - 1, number / 3 % 3 - 1, number / 9 - 1]).filter(|way| *way != [0; 3]);
        let found = ways.into_iter().filter_map(|way| {
            let mut cells = Vec::new();
            let mut at = from;
            while let Some(next) = step(self.board(), at, way).filter(|&next| !self.is_over_seam(at, next)) {
                if next == to {
                    return Some((cells, way));
                }
                if next == from {
                    return None;
                }
                cells.push(next);
                at = next;
            }
            None
        });
        let mut found: Vec<_> = found.collect();
        found.sort_by_key(|(cells, _)| cells.len());
        found
    }

    /// Turns by which a piece changes places with another at the end of a path.
    fn swaps_on_paths(&self, state: &State) -> Vec<Played> {
        let player = state.mover;
        let own = |cell: &usize| state.cells[*cell].is_some_and(|man| man.owner == Some(player));
        let mut found = Vec::new();
        for from in (0..state.cells.len()).filter(own).filter(|&from| !self.frozen(state, from)) {
            let man = state.cells[from].unwrap();
            let free = |cell: usize| state.cells[cell].is_none() || cell == from;
            let mut cells = BTreeSet::new();
            for motion in &self.definition.pieces[man.kind].motions {
                let Some(swapping) = &motion.swapping else { continue };
                if !self.passes(motion.from, from, player) {
                    continue;
                }
                for end in self.ends_of(motion, player, from, &free, &|_| false) {
                    let fits = state.cells[end.to].is_some_and(|other| {
                        let belongs = match other.owner {
                            Some(owner) => {
                                if owner == player {
                                    swapping.own
                                } else {
                                    swapping.enemy
                                }
                            }
                            None => false,
                        };
                        belongs && swapping.pieces.contains(&other.kind)
                    });
                    let open = self.admitted(man.kind, player, end.to) && self.passes(motion.to, end.to, player);
                    if end.to != from && fits && open {
                        cells.insert(end.to);
                    }
                }
            }
            for to in cells {
                let mut after = state.clone();
                (after.passed, after.ko) = (Vec::new(), Vec::new());
                after.cells.swap(from, to);
                after.mover = 1 - player;
                let text = format!("{}{}", self.name(from), self.name(to));
                found.push(Played {
                    text,
                    after,
                    moved: Some((from, to)),
                    stands: Some(to),
                    captor: None,
                    victims: Vec::new(),
                    taken: Vec::new(),
                });
            }
        }
        found
    }

    pub(super) fn swaps(&self, state: &State) -> Vec<Played> {
        let Some(swap) = &self.definition.swap else { return self.swaps_on_paths(state) };
        let (player, board) = (state.mover, self.board());
        let royal = Some(Man { owner: Some(player), kind: swap.royal });
        let mut found = Vec::new();
        for king in (0..state.cells.len()).filter(|&cell| state.cells[cell] == royal) {
            let cells: BTreeSet<usize> = swap
                .directions
                .iter()
                .flat_map(|family| {
                    let goes = |path: &Path| walk(board, &family.steps[0], king, path.0[0]);
                    self.paths(family, player).iter().filter_map(goes).collect::<Vec<_>>()
                })
                .collect();
            for other in cells {
                let partner =
                    state.cells[other].filter(|man| man.owner == Some(player) && swap.partners.contains(&man.kind));
                let safe = || !swap.unattacked || !self.attacked(state, king) && !self.attacked(state, other);
                if partner.is_none() || !safe() {
                    continue;
                }
                let mut after = state.clone();
                (after.passed, after.ko) = (Vec::new(), Vec::new());
                after.cells.swap(king, other);
                after.mover = 1 - player;
                let text = format!("{}{}", self.name(king), self.name(other));
                found.push(Played {
                    text,
                    after,
                    moved: Some((king, other)),
                    stands: Some(other),
                    captor: None,
                    victims: Vec::new(),
                    taken: Vec::new(),
                });
            }
        }
        found
    }
}
