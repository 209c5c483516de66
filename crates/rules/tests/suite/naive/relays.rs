//! Moves that go on from relays and through gates.

use std::collections::BTreeSet;

use variorum_gamedef::definition::{Directions, Mode, Motion, MotionKind, NeutralRole};

use super::geometry::{Path, onward, walk};
use super::moves::{Game, Step};
use super::state::State;

/// A cell from which a move goes on as if the piece stood there: the one where it stands, or a relay (SR-10).
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
struct Start {
    at: usize,
    /// The piece has come to a relay, so that the cell where it really stands counts as empty (SR-26).
    relayed: bool,
    /// It has come here by a capturing step, and must capture (SR-16, SR-28).
    captures: bool,
    /// A double step may begin here: where the piece stands, and again where a double step meets a relay (SR-17).
    doubles: bool,
    /// The ordinary cells that it has passed over (SR-19).
    passed: Vec<usize>,
}

/// A part of a move: by one phrase, from one start.
struct Leg {
    /// Whether the cell where the piece really stands counts as empty for it.
    leaves: bool,
    /// Where it leads, as a start of the next part if a relay is there.
    next: Start,
}

impl Game<'_> {
    /// Do moves go on from neutral pieces in this game?
    pub(super) fn has_relays(&self) -> bool {
        self.definition.neutrals.iter().any(|neutral| neutral.role != NeutralRole::Blocker)
    }

    fn has_role(&self, state: &State, cell: usize, role: NeutralRole) -> bool {
        let neutral = state.cells[cell].filter(|man| man.owner.is_none());
        neutral.is_some_and(|man| self.definition.neutrals[man.kind].role == role)
    }

    /// Where a line that enters this cell goes on, if a gate is there and another one elsewhere: without a partner it only blocks (SR-30).
    fn exit(&self, state: &State, gate: usize) -> Option<usize> {
        let is_gate = |cell: usize| self.has_role(state, cell, NeutralRole::Gate);
        (0..state.cells.len()).find(|&cell| cell != gate && is_gate(cell)).filter(|_| is_gate(gate))
    }

    /// Everything that the piece on this cell may do with its own phrases in a game with relays or gates; check is not looked at.
    pub(super) fn relayed_steps(&self, state: &State, from: usize) -> BTreeSet<Step> {
        let man = state.cells[from].unwrap();
        let player = man.owner.unwrap();
        let mut found = BTreeSet::new();
        let mut open = vec![Start { at: from, relayed: false, captures: false, doubles: true, passed: Vec::new() }];
        let mut seen = BTreeSet::new();
        while let Some(start) = open.pop() {
            if !seen.insert(start.clone()) {
                continue;
            }
            // What a phrase asks of the cell where the move begins, it asks of the one where the piece really stands: SR-17 restarts double steps
            // from any rank.
            for motion in &self.definition.pieces[man.kind].motions {
                if !self.passes(motion.from, from, player) {
                    continue;
                }
                for leg in self.legs(state, from, &start, motion) {
                    if self.has_role(state, leg.next.at, NeutralRole::Relay) {
                        if self.passes(motion.to, leg.next.at, player) {
                            open.push(leg.next);
                        }
                    } else {
                        found.extend(self.last_leg(state, from, motion, &leg));
                    }
                }
            }
        }
        found
    }

    /// Where a phrase leads from one start.
    fn legs(&self, state: &State, from: usize, start: &Start, motion: &Motion) -> Vec<Leg> {
        if start.captures && motion.mode == Mode::Moving {
            return Vec::new();
        }
        let (board, player) = (self.board(), state.cells[from].unwrap().owner.unwrap());
        let free = |cell: usize| state.cells[cell].is_none() || cell == from;
        let leg = |to: usize, doubles: bool, passed: Option<usize>, leaves: bool| {
            let captures = start.captures || motion.mode == Mode::Capturing;
            let passed = start.passed.iter().copied().chain(passed).collect();
            Leg { leaves, next: Start { at: to, relayed: true, captures, doubles, passed } }
        };
        let mut found = Vec::new();
        match motion.kind {
            MotionKind::Ride { min, max } => {
                for family in &motion.directions {
                    for path in self.paths(family, player).iter() {
                        let ends = self.rides(state, from, start, (usize::from(min), max), family, path).into_iter();
                        found.extend(ends.map(|(to, leaves)| leg(to, false, None, leaves)));
                    }
                }
            }
            MotionKind::Double { free: false } if !start.doubles => {}
            MotionKind::Double { free: false } => {
                for family in &motion.directions {
                    let words = &family.steps[0];
                    for Path(vectors) in self.paths(family, player).iter() {
                        let Some(middle) = walk(board, words, start.at, vectors[0]) else { continue };
                        if let Some(exit) = self.exit(state, middle) {
                            // To the cell beyond the tunnel, from which no double step begins (SR-22, SR-27).
                            found.extend(walk(board, words, exit, vectors[0]).map(|to| leg(to, false, None, true)));
                        } else if self.has_role(state, middle, NeutralRole::Relay) {
                            found.push(leg(middle, true, None, start.relayed));
                        } else if free(middle) {
                            let to = walk(board, words, middle, vectors[0]);
                            found.extend(to.map(|to| leg(to, true, Some(middle), start.relayed)));
                        }
                    }
                }
            }
            MotionKind::Double { free: true } | MotionKind::Advance { .. } => {
                panic!("no rule says how relays send on {}", motion.text)
            }
            MotionKind::Leap
            | MotionKind::Lame
            | MotionKind::Crooked { .. }
            | MotionKind::Hop { .. }
            | MotionKind::Walk { .. }
            | MotionKind::Plane { .. }
            | MotionKind::Anywhere => {
                let hurdle = |cell: usize| self.hurdle(state, state.cells[from].unwrap(), motion, cell);
                let ends = self.ends_of(motion, player, start.at, &free, &hurdle).into_iter();
                found.extend(ends.map(|end| leg(end.to, false, None, start.relayed)));
            }
        }
        found
    }

    /// The cells that a ride reaches, each with whether the cell where the piece really stands counts as empty on this line.
    fn rides(
        &self,
        state: &State,
        from: usize,
        start: &Start,
        (min, max): (usize, Option<u8>),
        family: &Directions,
        path: &Path,
    ) -> Vec<(usize, bool)> {
        let mut found = Vec::new();
        let mut open = vec![(start.at, path.0[0], 0, start.relayed)];
        let mut seen = BTreeSet::new();
        while let Some((at, vector, steps, leaves)) = open.pop() {
            // A line that comes back to a cell in a direction that it has had adds nothing (SR-23).
            if !seen.insert((at, vector, steps.min(min), leaves)) {
                continue;
            }
            let Some(to) = walk(self.board(), &family.steps[0], at, vector) else { continue };
            let steps = steps + 1;
            if steps >= min {
                found.push((to, leaves));
            }
            if max.is_some_and(|max| steps >= usize::from(max)) {
                continue;
            }
            // Single steps do not use the tunnel (SR-22).
            let on = match self.exit(state, to) {
                Some(exit) => Some((exit, true)),
                None if state.cells[to].is_none() || to == from && leaves => Some((to, leaves)),
                None => None,
            };
            if let Some((at, leaves)) = on {
                let ways = onward(self.board(), family.continuation, at, vector).into_iter();
                open.extend(ways.map(|vector| (at, vector, steps, leaves)));
            }
        }
        found
    }

    /// The move that ends with this leg, which leads to no relay, if it can.
    fn last_leg(&self, state: &State, from: usize, motion: &Motion, leg: &Leg) -> Option<Step> {
        let man = state.cells[from].unwrap();
        let player = man.owner.unwrap();
        let (to, passed) = (leg.next.at, leg.next.passed.clone());
        let stays = self.stays_home(state, man, from) && !self.at_home(player, to);
        if stays || !self.admitted(man.kind, player, to) || !self.passes(motion.to, to, player) {
            return None;
        }
        let step = |passed, captured| Some(Step { to, via: None, passed, captured, besides: BTreeSet::new() });
        let foe = |cell: &usize| state.cells[*cell].is_some_and(|man| man.owner == Some(1 - player));
        if to == from {
            // A null move (SR-11, SR-26).
            let allowed = leg.leaves && !leg.next.captures && !self.definition.pieces[man.kind].pawn;
            return if allowed { step(Vec::new(), None) } else { None };
        }
        if state.cells[to].is_none() {
            let pair = state.passed.iter().find(|(cell, victim)| motion.en_passant && *cell == to && foe(victim));
            return match pair {
                Some(&(_, victim)) => step(Vec::new(), Some(victim)),
                None if leg.next.captures => None,
                None => step(passed, None),
            };
        }
        if foe(&to) && motion.mode != Mode::Moving { step(Vec::new(), Some(to)) } else { None }
    }

    /// The cells to which a neutral piece may step. Where relays send it on, it does not come back to its own cell (SR-7, SR-8).
    pub(super) fn neutral_steps(
        &self,
        state: &State,
        from: usize,
        directions: &[Directions],
        relayed: bool,
        player: usize,
    ) -> BTreeSet<usize> {
        let mut found = BTreeSet::new();
        let mut open = vec![from];
        let mut seen = BTreeSet::from([from]);
        while let Some(at) = open.pop() {
            for family in directions {
                for path in self.paths(family, player).iter() {
                    let Some(to) = walk(self.board(), &family.steps[0], at, path.0[0]) else { continue };
                    if state.cells[to].is_none() {
                        found.insert(to);
                    } else if relayed && self.has_role(state, to, NeutralRole::Relay) && seen.insert(to) {
                        open.push(to);
                    }
                }
            }
        }
        found
    }
}
