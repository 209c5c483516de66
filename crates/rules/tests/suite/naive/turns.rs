//! Whole turns, and which of them are legal.

use std::collections::BTreeMap;

use variorum_gamedef::definition::{Directions, Pass, Promotion, PromotionDuty, PromotionForm};

use super::geometry::walk;
use super::moves::{Game, Step};
use super::state::{Man, Player, State};

/// A turn, or its first part, and the position after it.
#[derive(Clone)]
pub(super) struct Played {
    pub text: String,
    pub after: State,
    /// Where the moved piece came from and went; `None` for a drop or a swap.
    pub moved: Option<(usize, usize)>,
    /// Where the moved or dropped piece stands.
    pub stands: Option<usize>,
    /// The type of the piece that its first move captures with, as it was before, and the types of what that captures.
    pub captor: Option<usize>,
    pub victims: Vec<usize>,
    /// The cells of the pieces that its moves capture, other than by explosions.
    pub taken: Vec<usize>,
}

impl Played {
    pub fn captures(&self) -> bool {
        !self.victims.is_empty()
    }
}

impl Game<'_> {
    pub(super) fn name(&self, cell: usize) -> String {
        self.board().cell_name(cell as u16)
    }

    /// The token as for White, in braces if it has several letters.
    pub(super) fn token(&self, kind: usize) -> String {
        let token = &self.definition.pieces[kind].token;
        let letters = token.trim_start_matches('+');
        let plus = if letters.len() < token.len() { "+" } else { "" };
        if letters.len() > 1 { format!("{plus}{{{letters}}}") } else { token.clone() }
    }

    /// All legal turns, in a game that is not over, each with the position after it as far as moves and captures make it.
    pub(super) fn turns(&self, state: &State) -> BTreeMap<String, State> {
        let mut played = self.legal(state);
        let must_capture = self.obey_capture_duty(&mut played);
        let mut found: BTreeMap<String, State> = played.into_iter().map(|turn| (turn.text, turn.after)).collect();
        let passed = State { mover: 1 - state.mover, passed: Vec::new(), ko: Vec::new(), ..state.clone() };
        let passes = match self.definition.pass {
            None => false,
            Some(Pass::Always) if must_capture => false,
            Some(Pass::Always) => {
                !self.in_check(&passed, state.mover) && !self.forbidden(state, &passed, state.passes + 1)
            }
            Some(Pass::WhenStuck) => found.is_empty() && !self.in_check(state, state.mover),
        };
        if passes {
            found.insert("pass".into(), passed);
        }
        found
    }

    /// Keeps of these turns, or second moves, those that are allowed where captures are compulsory. Is one of them?
    pub(super) fn obey_capture_duty(&self, played: &mut Vec<Played>) -> bool {
        let duty = &self.definition.capture;
        let among = |kinds: &[usize], kind: usize| kinds.is_empty() || kinds.contains(&kind);
        let rank = |kind: usize| duty.best_first.iter().position(|&best| best == kind).unwrap_or(duty.best_first.len());
        // The ranks of what a compulsory capture takes, among which only some victims may count.
        let takes = |turn: &Played| -> Option<usize> {
            let counts =
                among(&duty.captors, turn.captor?) && turn.victims.iter().any(|&kind| among(&duty.victims, kind));
            counts.then(|| turn.victims.iter().map(|&kind| rank(kind)).min().unwrap_or(0))
        };
        let ranks: Vec<Option<usize>> = played.iter().map(takes).collect();
        if let Some(best) = ranks.iter().flatten().min().filter(|_| duty.compulsory) {
            let mut ranks = ranks.iter();
            played.retain(|_| ranks.next() == Some(&Some(*best)));
            return true;
        }
        false
    }

    /// All turns, passes and the duty to capture aside.
    fn legal(&self, state: &State) -> Vec<Played> {
        let mut first = self.drops(state, true);
        if first.iter().any(|(_, early)| *early) {
            first.retain(|(_, early)| *early);
            let drops: Vec<Played> = first.iter().map(|(drop, _)| drop.clone()).collect();
            let legal = self.whole(state, drops);
            if !legal.is_empty() {
                return legal;
            }
        }
        let mut parts: Vec<Played> = first.into_iter().map(|(drop, _)| drop).collect();
        parts.extend(self.own_moves(state));
        parts.extend(self.castlings(state));
        parts.extend(self.swaps(state));
        self.whole(state, parts)
    }

    pub(super) fn whole(&self, state: &State, first: Vec<Played>) -> Vec<Played> {
        let crossed = first.into_iter().filter_map(|part| self.crossed(state, part));
        let mut turns = Vec::new();
        for part in crossed {
            let taken = part.taken.clone();
            if self.is_barred(state, &part, &[]) {
                continue;
            }
            // The second of two moves is judged by itself.
            let goes_on = self.definition.series.is_none();
            let barred = |turn: &Played| goes_on && self.is_barred(state, turn, &taken);
            turns.extend(self.with_second(state, part).into_iter().filter(|turn| !barred(turn)));
        }
        turns.retain(|turn| self.is_legal(state, turn));
        turns
    }

    /// The turn with the pieces that moved on the other level, where pieces cross; `None` if they cannot.
    fn crossed(&self, before: &State, mut part: Played) -> Option<Played> {
        let board = self.board();
        if !board.crosses {
            return Some(part);
        }
        let player = before.mover;
        let [one, two] = [board.levels[0], board.levels[1]];
        let other = |cell: usize| {
            let name = self.name(cell);
            let level = if name.starts_with(one) { two } else { one };
            board.parse_cell(&format!("{level}{}", &name[1..])).map(usize::from)
        };
        let own = |man: Option<Man>| man.is_some_and(|man| man.owner == Some(player));
        let new = |&cell: &usize| own(part.after.cells[cell]) && part.after.cells[cell] != before.cells[cell];
        let arrived: Vec<usize> = (0..part.after.cells.len()).filter(new).collect();
        let level = |cell: usize| self.name(cell).chars().next();
        let royal = |man: Man| self.definition.pieces[man.kind].is_royal();
        let beside = (0..part.after.cells.len())
            .filter(|&cell| own(part.after.cells[cell]) && part.after.cells[cell].is_some_and(royal))
            .any(|king| arrived.first().is_some_and(|&first| level(first) == level(king)));
        if beside && self.in_check(&part.after, player) {
            return None;
        }
        for &cell in &arrived {
            let to = other(cell).filter(|&to| part.after.cells[to].is_none())?;
            part.after.cells[to] = part.after.cells[cell].take();
            for (_, victim) in part.after.passed.iter_mut().filter(|(_, victim)| *victim == cell) {
                *victim = to;
            }
            if part.stands == Some(cell) {
                part.stands = Some(to);
            }
        }
        Some(part)
    }

    /// Is a capture of this turn, or of its first part, barred? `earlier`: the cells of what its first part has taken, which may lift the bar.
    pub(super) fn is_barred(&self, before: &State, turn: &Played, earlier: &[usize]) -> bool {
        let (player, after) = (before.mover, &turn.after);
        let own = |man: Option<Man>| man.filter(|man| man.owner == Some(player));
        let taken: Vec<usize> = turn.taken.iter().copied().filter(|cell| !earlier.contains(cell)).collect();
        let (Some(stands), Some((origin, _))) = (turn.stands, turn.moved) else { return false };
        let Some(captor) = own(before.cells[origin]) else { return false };
        let kind = |cell: usize| before.cells[cell].map_or(0, |man| man.kind);
        let near = self.neighbours(origin, true);
        self.definition.barred.iter().any(|bar| {
            bar.captors.has(captor.kind)
                && taken.iter().filter(|&&cell| bar.victims.contains(&kind(cell))).any(|&victim| {
                    let lifted =
                        |&other: &usize| bar.lifted_by.as_ref().is_some_and(|lifting| lifting.has(kind(other)));
                    (!bar.afar || !near.contains(&victim))
                        && (!bar.protected || own(after.cells[stands]).is_some() && self.attacked(after, stands))
                        && (!bar.in_return || before.struck.is_some_and(|struck| struck != victim))
                        && !earlier.iter().any(lifted)
                })
        })
    }

    pub(super) fn is_legal(&self, before: &State, turn: &Played) -> bool {
        let (player, after) = (before.mover, &turn.after);
        if self.definition.capture.explodes() {
            if self.has_royal(before, player) && !self.has_royal(after, player) {
                return false;
            }
            if self.has_royal(before, 1 - player) && !self.has_royal(after, 1 - player) {
                return !self.forbidden(before, after, 0);
            }
        }
        if self.in_check(after, player) || self.forbidden(before, after, 0) {
            return false;
        }
        // A royal piece that must come home has to be there at the end of its last turn (ST-26).
        let Some(refuge) = &self.definition.refuge else { return true };
        let royal = Man { owner: Some(player), kind: refuge.royal };
        let inside = after
            .cells
            .iter()
            .position(|&man| man == Some(royal))
            .is_some_and(|cell| self.in_zone(refuge.zone, cell, player));
        before.home[player] != Some(1) || inside
    }

    /// The position after a piece has moved, without promotion.
    pub(super) fn moved(&self, state: &State, from: usize, step: &Step) -> State {
        let mut after = state.clone();
        (after.passed, after.ko) = (Vec::new(), Vec::new());
        let man = after.cells[from].take();
        for &victim in step.captured.iter().chain(&step.besides) {
            if let Some(Man { owner: Some(owner), kind }) = after.cells[victim].take()
                && let Some(held) = self.definition.pieces[kind].returns
            {
                after.hands[held][self.receiver(kind, owner)] += 1;
            }
        }
        after.cells[step.to] = man;
        if !step.passed.is_empty() {
            after.passed = step.passed.iter().map(|&cell| (cell, step.to)).collect();
        }
        after.mover = 1 - state.mover;
        after
    }

    pub(super) fn own_moves(&self, state: &State) -> Vec<Played> {
        self.gated(state, self.plain_moves(state))
    }

    /// The moves of the player's pieces, while nothing comes in from the hand.
    pub(super) fn plain_moves(&self, state: &State) -> Vec<Played> {
        let mut found = Vec::new();
        for from in 0..state.cells.len() {
            let Some(man) = state.cells[from].filter(|man| man.owner == Some(state.mover)) else { continue };
            let steps: Vec<Step> = self.steps(state, from).union(&self.first_steps(state, from)).cloned().collect();
            // What has just passed a cell is captured there, also by a piece that could go there without capturing.
            let passing = |step: &Step| step.captured.is_some_and(|cell| cell != step.to && step.to != from);
            let passes = |to: usize| steps.iter().any(|step| step.to == to && passing(step));
            for step in steps.iter().filter(|step| passing(step) || !passes(step.to)).cloned() {
                let after = self.moved(state, from, &step);
                let via = step.via.map(|cell| self.name(cell)).unwrap_or_default();
                let text = format!("{}{via}{}", self.name(from), self.name(step.to));
                let taken: Vec<usize> = step.captured.iter().chain(&step.besides).copied().collect();
                let victims: Vec<usize> =
                    taken.iter().filter_map(|&cell| state.cells[cell]).map(|man| man.kind).collect();
                let captures = !victims.is_empty();
                let victim = step.captured.and_then(|cell| state.cells[cell]).map(|man| man.kind);
                // Who stays does not promote.
                let forms = if step.to == from {
                    vec![(String::new(), man.kind)]
                } else {
                    self.promotions(state, man.kind, (from, step.to), captures, victim)
                };
                for (suffix, kind) in forms {
                    let mut after = after.clone();
                    after.cells[step.to] = Some(Man { kind, ..man });
                    if step.captured.is_some() {
                        self.explode(&mut after, step.to, man.kind);
                    }
                    self.turn_over(&mut after, step.to, false);
                    let text = format!("{text}{suffix}");
                    found.push(Played {
                        text,
                        after,
                        moved: Some((from, step.to)),
                        stands: Some(step.to),
                        captor: Some(man.kind),
                        victims: victims.clone(),
                        taken: taken.clone(),
                    });
                }
            }
        }
        found
    }

    /// The endings of a move between these cells: what is written after it, and what the piece then is. `victim`: what it captures where it ends, or
    /// en passant.
    pub(super) fn promotions(
        &self,
        state: &State,
        kind: usize,
        (from, to): (usize, usize),
        captures: bool,
        victim: Option<usize>,
    ) -> Vec<(String, usize)> {
        let player = state.mover;
        let applies = |promotion: &&Promotion| {
            let zone = promotion.zone;
            let by = |family: &Directions| {
                let paths = self.paths(family, player);
                paths.iter().any(|path| walk(self.board(), &family.steps[0], from, path.0[0]) == Some(to))
            };
            promotion.pieces.contains(&kind)
                && (promotion.by.is_empty() || promotion.by.iter().any(by))
                && (self.in_zone(zone, to, player) || promotion.leaving_counts && self.in_zone(zone, from, player))
                && (!promotion.captures_within || !self.in_zone(zone, from, player) || captures)
                && (!promotion.captures_only || captures)
                && (!promotion.as_captured
                    || victim != Some(kind) && promotion.into.iter().any(|choice| victim == Some(choice.piece)))
        };
        let mut found = Vec::new();
        let mut may_stay = true;
        for promotion in self.definition.promotions.iter().filter(applies) {
            for choice in &promotion.into {
                let counted = |kind: usize| {
                    state.cells.iter().filter(|&&man| man == Some(Man { owner: Some(player), kind })).count() as u16
                };
                let fits = choice.conditions.iter().all(|condition| {
                    let number = counted(condition.piece);
                    condition.least <= number && number <= condition.most
                });
                let fits = fits && (!promotion.as_captured || victim == Some(choice.piece));
                if fits && (!promotion.from_pool || state.lost[choice.piece][player] > 0) {
                    let suffix = match promotion.form {
                        PromotionForm::Chosen => format!("={}", self.token(choice.piece).trim_start_matches('+')),
                        PromotionForm::Fixed => "+".into(),
                        PromotionForm::Silent => String::new(),
                    };
                    found.push((suffix, choice.piece));
                }
            }
            may_stay &= !self.must_promote(promotion, kind, player, to);
        }
        if may_stay {
            found.push((String::new(), kind));
        }
        found
    }

    pub(super) fn must_promote(&self, promotion: &Promotion, kind: usize, player: Player, to: usize) -> bool {
        match promotion.duty {
            PromotionDuty::Always => true,
            PromotionDuty::Never => false,
            PromotionDuty::WhenStuck => !self.can_move(kind, player, to, true),
            PromotionDuty::WhenMoveless => !self.can_move(kind, player, to, false),
        }
    }

    pub(super) fn let_in(
        &self,
        state: &State,
        turn: &Played,
        cell: usize,
        kinds: &[usize],
        zone: usize,
    ) -> Vec<Played> {
        let player = state.mover;
        if !state.unmoved.contains(&cell) || !self.in_zone(zone, cell, player) || turn.after.cells[cell].is_some() {
            return Vec::new();
        }
        // The move must be legal by itself.
        if !self.is_legal(state, turn) {
            return Vec::new();
        }
        // A piece that the move itself has captured may come in at once.
        let waiting = kinds.iter().copied().filter(|&kind| turn.after.hands[kind][player] > 0);
        let enters = |kind: usize| {
            let mut turn = turn.clone();
            turn.after.hands[kind][player] -= 1;
            turn.after.cells[cell] = Some(Man { owner: Some(player), kind });
            turn.text = format!("{},{}@{}", turn.text, self.token(kind), self.name(cell));
            turn
        };
        waiting.map(enters).collect()
    }

    fn gated(&self, state: &State, mut moves: Vec<Played>) -> Vec<Played> {
        if let Some(gating) = &self.definition.gating {
            let more: Vec<Played> = moves
                .iter()
                .flat_map(|turn| {
                    turn.moved
                        .map_or_else(Vec::new, |(from, _)| self.let_in(state, turn, from, &gating.pieces, gating.zone))
                })
                .collect();
            moves.extend(more);
        }
        moves
    }
}
