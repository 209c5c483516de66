//! Second parts of turns.

use std::collections::BTreeSet;

use variorum_gamedef::definition::{Directions, Mode, NeutralActionKind, Series, Spot, Then};

use super::geometry::{Path, step, walk};
use super::moves::{Game, Step};
use super::state::{Man, State};
use super::turns::Played;

/// The four directions along files and ranks, and in space along levels.
const ORTHOGONAL: [[i32; 3]; 6] = [[1, 0, 0], [-1, 0, 0], [0, 1, 0], [0, -1, 0], [0, 0, 1], [0, 0, -1]];

impl Game<'_> {
    /// The turns that begin with this move, in a game whose turns have two.
    fn with_move(&self, state: &State, first: Played, series: Series) -> Vec<Played> {
        let player = state.mover;
        if !self.is_legal(state, &first) {
            return Vec::new();
        }
        let single = series.first_single && state.number == 1 && player == 0;
        if single
            || series.check_ends && self.in_check(&first.after, 1 - player)
            || self.is_over(state, &first.after, false)
        {
            return vec![first];
        }
        // Between the moves only a second piece may still be captured en passant, after the first.
        let mut between = first.after.clone();
        between.mover = player;
        // What has moved or been captured castles no more, and after a move of the king nobody does.
        between.unmoved.retain(|&cell| between.cells[cell] == state.cells[cell]);
        let royal = first.moved.and_then(|(from, _)| state.cells[from]).map(|man| man.kind);
        if !self.names_royals() && self.definition.castlings.iter().any(|way| Some(way.royal) == royal) {
            between.unmoved.retain(|&cell| state.cells[cell].is_none_or(|man| man.owner != Some(player)));
        }
        between.passed.clear();
        if first.captures() && first.moved.is_some_and(|(_, to)| state.cells[to].is_none()) {
            between.passed = state.passed.clone();
            between.passed.retain(|&(cell, victim)| first.after.cells[victim].is_some() && Some(cell) != first.stands);
        }
        let mut parts: Vec<Played> = self.own_moves(&between);
        parts.extend(self.castlings(&between));
        parts.extend(self.swaps(&between));
        parts.extend(self.drops(&between, true).into_iter().map(|(drop, _)| drop));
        parts.retain(|second| !self.is_barred(&between, second, &[]) && self.is_legal(&between, second));
        self.obey_capture_duty(&mut parts);
        if series.other_piece {
            parts.retain(|second| second.moved.is_none_or(|(from, _)| Some(from) != first.stands));
        }
        if parts.is_empty() {
            return vec![first];
        }
        let whole = |second: Played| Played {
            text: format!("{},{}", first.text, second.text),
            captor: first.captor,
            victims: first.victims.clone(),
            taken: Vec::new(),
            ..second
        };
        parts.into_iter().map(whole).collect()
    }

    /// Could a piece of this player capture on the cell with its second step?
    pub(super) fn taken_by_a_second_step(&self, state: &State, target: usize, player: usize) -> bool {
        let mut theirs = state.clone();
        theirs.mover = player;
        theirs.passed.clear();
        let survives = |turn: &Played| !self.has_royal(state, player) || self.has_royal(&turn.after, player);
        let taken = |turn: &Played| turn.stands == Some(target) && survives(turn);
        let there = |first: &&Played| first.after.cells[target] == state.cells[target];
        let firsts = self.plain_moves(&theirs);
        firsts.iter().filter(there).any(|first| self.second_steps(&theirs, first).iter().any(taken))
    }

    /// The turns in which the piece goes on after this step.
    fn second_steps(&self, state: &State, first: &Played) -> Vec<Played> {
        let player = state.mover;
        let Some((from, to)) = first.moved else { return Vec::new() };
        let Some(man) = state.cells[from].filter(|_| first.after.cells[to] == state.cells[from]) else {
            return Vec::new();
        };
        let mut goals = std::collections::BTreeSet::new();
        for motion in &self.definition.pieces[man.kind].motions {
            let Some(then) = &motion.then else { continue };
            let mode = match motion.mode {
                Mode::Both => true,
                Mode::Moving => !first.captures(),
                Mode::Capturing => first.captures(),
            };
            let from_here = motion.from.is_none_or(|test| self.in_zone(test.zone, from, player) == test.inside);
            let to_here = motion.to.is_none_or(|test| self.in_zone(test.zone, to, player) == test.inside);
            if !mode || !from_here || !to_here {
                continue;
            }
            let goes = |families: &[Directions], at: usize| -> Vec<usize> {
                let ways = |family: &Directions| -> Vec<usize> {
                    let whole = |path: &Path| {
                        let steps = family.steps.iter().zip(&path.0);
                        steps.into_iter().try_fold(at, |at, (shape, way)| walk(self.board(), shape, at, *way))
                    };
                    self.paths(family, player).iter().filter_map(whole).collect()
                };
                families.iter().flat_map(ways).collect()
            };
            if !goes(&motion.directions, from).contains(&to) {
                continue;
            }
            match then {
                Then::Back => {
                    goals.insert(from);
                }
                Then::Step(families) => goals.extend(goes(families, to)),
                Then::On => {
                    for family in &motion.directions {
                        for path in self.paths(family, player).iter() {
                            let whole = |at: usize| {
                                let steps = family.steps.iter().zip(&path.0);
                                steps.into_iter().try_fold(at, |at, (shape, way)| walk(self.board(), shape, at, *way))
                            };
                            if whole(from) == Some(to) {
                                goals.extend(whole(to));
                            }
                        }
                    }
                }
            }
        }
        let mut between = first.after.clone();
        between.mover = player;
        let mut found = Vec::new();
        for goal in goals {
            let there = between.cells[goal];
            let piece = &self.definition.pieces[man.kind];
            let stands = piece.confined.is_none_or(|zone| self.in_zone(zone, goal, player))
                && piece.barred.is_none_or(|zone| !self.in_zone(zone, goal, player));
            if !stands || there.is_some_and(|man| man.owner != Some(1 - player)) {
                continue;
            }
            let step = Step {
                to: goal,
                via: None,
                passed: Vec::new(),
                captured: there.map(|_| goal),
                besides: BTreeSet::new(),
            };
            let after = self.moved(&between, to, &step);
            for (suffix, kind) in
                self.promotions(&between, man.kind, (to, goal), there.is_some(), there.map(|man| man.kind))
            {
                let mut after = after.clone();
                after.cells[goal] = Some(Man { kind, ..man });
                if there.is_some() {
                    self.explode(&mut after, goal, man.kind);
                }
                self.turn_over(&mut after, goal, false);
                let text = format!("{},{}{}{suffix}", first.text, self.name(to), self.name(goal));
                let taken = first.taken.iter().copied().chain(there.map(|_| goal)).collect();
                found.push(Played { text, after, stands: Some(goal), taken, ..first.clone() });
            }
        }
        found
    }

    /// The turns that begin with this part.
    pub(super) fn with_second(&self, state: &State, first: Played) -> Vec<Played> {
        let mut found = Vec::new();
        let player = state.mover;
        if let Some(series) = self.definition.series {
            return self.with_move(state, first, series);
        }
        if self.definition.goes_on() && !self.is_over(state, &first.after, false) {
            found.extend(self.second_steps(state, &first));
        }
        // Who captures from afar has not moved, and who has perished is not there.
        let there = |to: usize| first.after.cells[to].is_some_and(|man| man.owner == Some(player));
        if let Some((from, to)) = first.moved.filter(|&(from, to)| there(to) && !(from == to && first.captures())) {
            found.extend(self.remote(state, &first, from, to));
        }
        let Some(second) = &self.definition.second else {
            found.push(first);
            return found;
        };
        let add = |found: &mut Vec<Played>, text: String, after: State| {
            if !found.iter().any(|turn: &Played| turn.text == text) {
                found.push(Played { text, after, ..first.clone() });
            }
        };
        for action in &second.actions {
            for &neutral in &action.neutrals {
                let man = Man { owner: None, kind: neutral };
                let cells = &first.after.cells;
                let places: Vec<usize> = (0..cells.len()).filter(|&cell| cells[cell] == Some(man)).collect();
                let put = |to: usize| {
                    let mut after = first.after.clone();
                    after.cells[to] = Some(man);
                    after.passed.retain(|&(cell, _)| cell != to);
                    (format!("{},{}@{}", first.text, self.definition.neutrals[neutral].token, self.name(to)), after)
                };
                if let NeutralActionKind::Put { spot, zone } = &action.kind {
                    for to in self.spots(&first, *spot) {
                        if cells[to].is_none() && zone.is_none_or(|zone| self.in_zone(zone, to, player)) {
                            let (text, after) = put(to);
                            add(&mut found, text, after);
                        }
                    }
                    continue;
                }
                if action.kind == NeutralActionKind::Anywhere && places.is_empty() {
                    for to in (0..cells.len()).filter(|&to| cells[to].is_none()) {
                        let (text, after) = put(to);
                        add(&mut found, text, after);
                    }
                }
                for &from in &places {
                    let own = |cell: usize| cells[cell].is_some_and(|man| man.owner == Some(player));
                    let mut goals: Vec<(usize, bool)> = Vec::new();
                    match &action.kind {
                        NeutralActionKind::Step { directions, relayed } => {
                            let steps = self.neutral_steps(&first.after, from, directions, *relayed, player);
                            goals.extend(steps.into_iter().map(|to| (to, false)));
                        }
                        NeutralActionKind::Vault => {
                            for way in ORTHOGONAL {
                                let next = |at: usize| step(self.board(), at, way);
                                let mut at = next(from);
                                let mut length = 1;
                                while let Some(cell) =
                                    at.filter(|&cell| cells[cell].is_some_and(|man| man.owner.is_none()))
                                {
                                    length += 1;
                                    at = next(cell);
                                }
                                let back = step(self.board(), from, way.map(|part| -part));
                                let end = back.is_none_or(|cell| cells[cell].is_none_or(|man| man.owner.is_some()));
                                if length >= 2 && end {
                                    goals.extend(at.filter(|&to| cells[to].is_none()).map(|to| (to, false)));
                                }
                            }
                        }
                        NeutralActionKind::Swap { pawns_barred } => {
                            for way in ORTHOGONAL {
                                let Some(to) = step(self.board(), from, way).filter(|&to| own(to)) else { continue };
                                let pawn = cells[to].is_some_and(|man| self.definition.pieces[man.kind].pawn);
                                let barred = pawns_barred
                                    .is_some_and(|zone| self.in_zone(zone, from, 0) || self.in_zone(zone, from, 1));
                                if !(pawn && barred) {
                                    goals.push((to, true));
                                }
                            }
                        }
                        NeutralActionKind::Anywhere => {
                            goals.extend((0..cells.len()).filter(|&to| cells[to].is_none()).map(|to| (to, false)));
                        }
                        NeutralActionKind::Put { .. } => {}
                    }
                    for (to, swaps) in goals {
                        if second.ko && state.ko.contains(&(from, to)) {
                            continue;
                        }
                        let mut after = first.after.clone();
                        after.cells.swap(from, to);
                        after.passed.retain(|&(cell, _)| cell != to);
                        if swaps {
                            after.passed.retain(|&(_, victim)| victim != to);
                        }
                        add(&mut found, format!("{},{}{}", first.text, self.name(from), self.name(to)), after);
                    }
                }
            }
        }
        if !second.compulsory {
            found.push(first);
        }
        found
    }

    /// The cells at which a neutral piece may be put.
    fn spots(&self, first: &Played, spot: Spot) -> Vec<usize> {
        let cells = &first.after.cells;
        match spot {
            Spot::Anywhere => (0..cells.len()).collect(),
            Spot::Left => first.moved.map(|(from, _)| from).into_iter().collect(),
            Spot::Reached => {
                let own = |man: Man| man.owner == Some(1 - first.after.mover);
                let Some(to) = first.stands.filter(|&to| cells[to].is_some_and(own)) else { return Vec::new() };
                self.steps(&first.after, to)
                    .into_iter()
                    .filter(|step| step.captured.is_none())
                    .map(|step| step.to)
                    .collect()
            }
            Spot::Edge => {
                let edge = |cell: &usize| {
                    let ways = ORTHOGONAL.iter().filter(|way| way[1] == 0 || !self.board().levels.is_empty());
                    ways.into_iter().any(|&way| {
                        step(self.board(), *cell, way)
                            .is_none_or(|next| cells[next].is_some_and(|man| man.owner.is_none()))
                    })
                };
                (0..cells.len()).filter(edge).collect()
            }
        }
    }

    /// Promotions of another piece that this move allows (ST-25).
    fn remote(&self, state: &State, first: &Played, from: usize, to: usize) -> Vec<Played> {
        let player = state.mover;
        let mut found = Vec::new();
        let Some(mover) = state.cells[from] else { return found };
        let within = |zone: Option<usize>, cell| zone.is_none_or(|zone| self.in_zone(zone, cell, player));
        for rule in &self.definition.remote_promotions {
            let has = |kind: usize| !rule.from_pool || state.lost[kind][player] > 0;
            if !rule.movers.contains(&mover.kind) || !within(rule.from, from) || !within(rule.to, to) {
                continue;
            }
            for cell in (0..state.cells.len()).filter(|&cell| cell != to && within(rule.zone, cell)) {
                let promotes = first.after.cells[cell]
                    .is_some_and(|man| man.owner == Some(player) && rule.promotes.contains(&man.kind));
                for &kind in rule.into.iter().filter(|&&kind| promotes && has(kind)) {
                    let mut after = first.after.clone();
                    after.cells[cell] = Some(Man { owner: Some(player), kind });
                    let kept = rule.keep.as_ref().is_none_or(|(zone, kinds)| {
                        (0..after.cells.len()).any(|cell| {
                            self.in_zone(*zone, cell, player)
                                && after.cells[cell]
                                    .is_some_and(|man| man.owner == Some(player) && kinds.contains(&man.kind))
                        })
                    });
                    if kept {
                        let text = format!("{},{}={}", first.text, self.name(cell), self.token(kind));
                        found.push(Played { text, after, ..first.clone() });
                    }
                }
            }
        }
        found
    }
}
