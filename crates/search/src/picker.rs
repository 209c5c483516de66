//! Move ordering: a staged move picker, which generates the actions of a node as late as possible.
//!
//! Between turns the order is: the hash move, captures by `order_hint`, killers, quiet actions by history, losing captures. Quiet actions are
//! generated only when they are needed; killers may be tested for legality before that. Mid-turn, the completions of `generate_noisy` come
//! first, because every first part may have hundreds of others; then those that obstruct the refutation of the turn without them.

use crate::game::Searchable;
use crate::order::{Context, History, Killers};
use crate::score::Score;

const HASH_MOVE: i32 = i32::MAX;
const COMPLETION: i32 = 1 << 29;
const BLOCKER: i32 = 1 << 28;
const NOISY: i32 = 1 << 27;
const KILLER: i32 = 1 << 25;
/// Hints are clamped to ± this.
const HINT_LIMIT: i32 = 1_000_000;
/// So many actions are sorted first; after them, four times the number already given at a time.
const FIRST: usize = 8;

/// An action with its score. Kept small, because on large boards a node has hundreds of them.
#[derive(Clone, Copy, Debug)]
struct Scored<A> {
    /// The sort key; greater comes first. High half: the score, offset to be unsigned. Low half: 31 bits that put earlier generated actions
    /// first, and a bit for quiet actions.
    rank: u64,
    action: A,
}

impl<A> Scored<A> {
    fn new(score: i32, index: usize, quiet: bool, action: A) -> Self {
        let order = u64::from(!(index as u32) & u32::MAX >> 1);
        Self { rank: u64::from(score.cast_unsigned() ^ 1 << 31) << 32 | order << 1 | u64::from(quiet), action }
    }

    fn score(&self) -> i32 {
        ((self.rank >> 32) as u32 ^ 1 << 31).cast_signed()
    }

    fn is_quiet(&self) -> bool {
        self.rank & 1 != 0
    }

    fn with_score(self, score: i32) -> Self {
        let rank = u64::from(score.cast_unsigned() ^ 1 << 31) << 32 | self.rank & u64::from(u32::MAX);
        Self { rank, ..self }
    }
}

/// The lists of a picker, reused between nodes to avoid allocation.
#[derive(Debug)]
pub(crate) struct Buffers<A> {
    items: Vec<Scored<A>>,
    deferred: Vec<Scored<A>>,
    raw: Vec<A>,
    /// Actions given before all were generated: mid-turn the preferred completions, between turns killers and quiet checks.
    defaults: Vec<A>,
    /// Quiet actions tried so far, which the search penalises when a later one causes a cutoff.
    pub(crate) tried: Vec<A>,
    /// Noisy actions tried so far.
    pub(crate) tried_noisy: Vec<A>,
}

impl<A> Buffers<A> {
    pub(crate) fn new() -> Self {
        Buffers {
            items: Vec::new(),
            deferred: Vec::new(),
            raw: Vec::new(),
            defaults: Vec::new(),
            tried: Vec::new(),
            tried_noisy: Vec::new(),
        }
    }

    fn clear(&mut self) {
        self.items.clear();
        self.deferred.clear();
        self.defaults.clear();
        self.tried.clear();
        self.tried_noisy.clear();
    }
}

/// An action from the picker.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Picked<A> {
    pub(crate) action: A,
    pub(crate) quiet: bool,
    /// A capture that loses material by SEE, deferred to the end.
    pub(crate) losing: bool,
    /// A second part that obstructs the refutation of the turn without one.
    pub(crate) blocker: bool,
    /// A quiet action given before the others because it gives check.
    pub(crate) checking: bool,
}

impl<A> Picked<A> {
    fn new(action: A, quiet: bool) -> Self {
        Picked { action, quiet, losing: false, blocker: false, checking: false }
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Stage {
    HashMove,
    Completions,
    Generate,
    Main,
    /// Killers, before the quiet actions are generated; the number is the index of the next one.
    Killers(usize),
    Deferred,
}

/// The actions to generate next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    All,
    /// Noisy actions; the others follow in later stages.
    Staged,
    /// After them, a limited number of quiet checks.
    StagedChecks,
    /// After them, all quiet actions.
    Quiet,
    Noisy,
    /// Only recaptures on this cell.
    Recaptures(usize),
    /// Only quiet checks.
    Checks,
}

/// The tables that the picker orders actions by.
pub(crate) struct Knowledge<'a, A> {
    pub(crate) history: &'a History,
    pub(crate) killers: &'a Killers<A>,
}

/// The actions of one node in order.
#[derive(Debug)]
pub(crate) struct Picker<A> {
    pub(crate) buffers: Buffers<A>,
    kind: Kind,
    stage: Stage,
    mid: bool,
    ply: usize,
    context: Context,
    hash_move: u32,
    given: bool,
    next: usize,
    /// The items before this index are sorted.
    sorted: usize,
    skip_quiet: bool,
    /// The number of quiet checks still to give before the other quiet actions.
    checks: usize,
    /// Killers are tested for legality one by one before quiet actions are generated.
    probe_killers: bool,
    /// Actions with a smaller gain are skipped (delta pruning).
    min_gain: Option<Score>,
    /// The greatest gain of a skipped action.
    max_skipped_gain: Option<Score>,
}

impl<A: Copy + Eq> Picker<A> {
    /// All actions of the current phase. `hash_move` is the code of the hash move, which comes first; 0: none.
    pub(crate) fn all(mut buffers: Buffers<A>, hash_move: u32, mid: bool, ply: usize) -> Self {
        buffers.clear();
        let stage = match (mid, hash_move) {
            (true, _) => Stage::Completions,
            (false, 1..) => Stage::HashMove,
            (false, 0) => Stage::Generate,
        };
        let context = Context::default();
        Picker {
            buffers,
            kind: Kind::All,
            stage,
            mid,
            ply,
            context,
            hash_move,
            given: false,
            next: 0,
            sorted: 0,
            skip_quiet: false,
            checks: 0,
            probe_killers: false,
            min_gain: None,
            max_skipped_gain: None,
        }
    }

    /// Only the actions of `generate_noisy`.
    pub(crate) fn noisy(buffers: Buffers<A>, hash_move: u32, mid: bool, ply: usize) -> Self {
        let mut picker = Picker::all(buffers, hash_move, mid, ply);
        picker.kind = Kind::Noisy;
        picker
    }

    /// Only the actions of `generate_recaptures` for the cell; between turns only.
    pub(crate) fn recaptures(buffers: Buffers<A>, cell: usize, ply: usize) -> Self {
        let mut picker = Picker::noisy(buffers, 0, false, ply);
        picker.kind = Kind::Recaptures(cell);
        picker
    }

    /// Only the actions of `generate_checks`; between turns only.
    pub(crate) fn checks(buffers: Buffers<A>, ply: usize) -> Self {
        let mut picker = Picker::noisy(buffers, 0, false, ply);
        picker.kind = Kind::Checks;
        picker
    }

    /// Orders quiet actions by continuation history too.
    pub(crate) fn after(mut self, context: Context) -> Self {
        self.context = context;
        self
    }

    /// Skips actions that gain less than this (between turns only).
    pub(crate) fn with_min_gain(mut self, min_gain: Score) -> Self {
        self.min_gain = Some(min_gain);
        self
    }

    /// The greatest gain of an action skipped because it gains too little.
    pub(crate) fn max_skipped_gain(&self) -> Option<Score> {
        self.max_skipped_gain
    }

    /// Generates noisy actions first and the others only when these are exhausted (between turns only).
    pub(crate) fn staged(mut self) -> Self {
        if !self.mid {
            self.kind = Kind::Staged;
        }
        self
    }

    /// Gives up to `checks` quiet checks that lose no material before the other quiet actions, even if these are skipped (staged pickers only).
    pub(crate) fn checking(mut self, checks: usize) -> Self {
        self.checks = checks;
        self
    }

    /// Tests killers for legality one by one, and generates quiet actions only when they are exhausted (staged pickers only).
    pub(crate) fn probing_killers(mut self, probe: bool) -> Self {
        self.probe_killers = probe;
        self
    }

    /// Mid-turn: moves those of the remaining second parts to the front that obstruct the reply with this code. Returns whether there are any.
    pub(crate) fn prefer_blockers<G: Searchable<Action = A>>(&mut self, reply: u32, game: &mut G) -> bool {
        if reply == 0 {
            return false;
        }
        let Buffers { items, raw, defaults, .. } = &mut self.buffers;
        raw.clear();
        game.generate_blockers(reply, raw);
        raw.retain(|action| !defaults.contains(action));
        if raw.is_empty() {
            return false;
        }
        if self.given {
            // The others are not generated yet.
            for (index, &action) in raw.iter().enumerate() {
                let score = BLOCKER + game.order_hint(action).clamp(-HINT_LIMIT, HINT_LIMIT);
                items.push(Scored::new(score, index, game.is_quiet(action), action));
            }
            defaults.extend_from_slice(raw);
        } else {
            for item in &mut items[self.next..] {
                if item.score() < BLOCKER - HINT_LIMIT && raw.contains(&item.action) {
                    let hint = game.order_hint(item.action).clamp(-HINT_LIMIT, HINT_LIMIT);
                    *item = item.with_score(BLOCKER + hint);
                }
            }
            self.sorted = self.next;
        }
        true
    }

    /// Whether noisy actions are exhausted and quiet ones not generated yet.
    pub(crate) fn is_before_quiet(&self) -> bool {
        matches!(self.kind, Kind::Staged | Kind::StagedChecks)
            && self.stage == Stage::Main
            && self.next >= self.buffers.items.len()
    }

    /// Gives no more quiet actions (between turns only).
    pub(crate) fn skip_quiet(&mut self) {
        self.skip_quiet = !self.mid;
    }

    /// The next action, or `None` after the last.
    pub(crate) fn next<G: Searchable<Action = A>>(
        &mut self,
        game: &mut G,
        knowledge: &Knowledge<'_, A>,
    ) -> Option<Picked<A>> {
        loop {
            match self.stage {
                Stage::HashMove => {
                    self.stage = Stage::Generate;
                    if let Some(action) = game.recognise(self.hash_move) {
                        let quiet = game.is_quiet(action);
                        if !quiet || self.kind != Kind::Noisy {
                            self.given = true;
                            return Some(Picked::new(action, quiet));
                        }
                    }
                }
                Stage::Completions => self.start_completions(game),
                Stage::Generate => {
                    self.generate(game, knowledge);
                    self.stage = Stage::Main;
                }
                Stage::Main => {
                    let Some(item) = self.pick() else {
                        self.after_main();
                        if self.stage == Stage::Main {
                            return None;
                        }
                        continue;
                    };
                    if self.kind == Kind::StagedChecks {
                        if self.checks == 0 || !game.see_at_least(item.action, 0) {
                            continue;
                        }
                        self.checks -= 1;
                        self.buffers.defaults.push(item.action);
                        return Some(Picked { checking: true, ..Picked::new(item.action, true) });
                    }
                    if self.skip_quiet && item.is_quiet() {
                        continue;
                    }
                    let capture = !self.mid && (NOISY / 2..COMPLETION / 2).contains(&item.score());
                    if capture && !game.see_at_least(item.action, 0) {
                        self.buffers.deferred.push(item);
                        continue;
                    }
                    let blocker = (BLOCKER - HINT_LIMIT..=BLOCKER + HINT_LIMIT).contains(&item.score());
                    return Some(Picked { blocker, ..Picked::new(item.action, item.is_quiet()) });
                }
                Stage::Killers(number) => {
                    self.stage = Stage::Generate;
                    if self.skip_quiet {
                        // Only losing captures are left.
                        self.buffers.items.clear();
                        (self.next, self.stage) = (0, Stage::Main);
                        continue;
                    }
                    if !self.probe_killers {
                        continue;
                    }
                    // If the game could not decode the hash move, it comes before them, from the generated list.
                    let Some(&killer) = knowledge.killers.get(self.ply).get(number) else { continue };
                    if !self.given && self.hash_move != 0 {
                        continue;
                    }
                    self.stage = Stage::Killers(number + 1);
                    let Some(action) = killer else { continue };
                    if game.is_legal(action)
                        && game.is_quiet(action)
                        && game.code(action) != self.hash_move
                        && !self.buffers.defaults.contains(&action)
                    {
                        self.buffers.defaults.push(action);
                        return Some(Picked::new(action, true));
                    }
                }
                Stage::Deferred => {
                    let item = self.buffers.deferred.get(self.next)?;
                    self.next += 1;
                    return Some(Picked { losing: true, ..Picked::new(item.action, false) });
                }
            }
        }
    }

    /// Mid-turn: gives the preferred completions before generating the rest, unless the hash move is another one.
    fn start_completions<G: Searchable<Action = A>>(&mut self, game: &mut G) {
        self.buffers.defaults.clear();
        game.generate_noisy(&mut self.buffers.defaults);
        let elsewhere =
            self.hash_move != 0 && !self.buffers.defaults.iter().any(|&action| game.code(action) == self.hash_move);
        if self.kind == Kind::All && (elsewhere || self.buffers.defaults.is_empty()) {
            self.stage = Stage::Generate;
            return;
        }
        for (index, &action) in self.buffers.defaults.iter().enumerate() {
            let hint = game.order_hint(action).clamp(-HINT_LIMIT, HINT_LIMIT);
            let score = if self.hash_move == game.code(action) { HASH_MOVE } else { COMPLETION + hint };
            self.buffers.items.push(Scored::new(score, index, game.is_quiet(action), action));
        }
        self.given = true;
        self.stage = Stage::Main;
    }

    /// Chooses the stage after the current list is exhausted: the rest of the actions, the losing captures, or the end.
    fn after_main(&mut self) {
        if self.mid && self.given && self.kind == Kind::All {
            self.stage = Stage::Generate;
        } else if self.kind == Kind::Staged && self.checks > 0 {
            self.kind = Kind::StagedChecks;
            self.stage = Stage::Generate;
        } else if matches!(self.kind, Kind::Staged | Kind::StagedChecks) && !self.skip_quiet {
            self.kind = Kind::Quiet;
            self.stage = Stage::Killers(0);
        } else if !self.buffers.deferred.is_empty() {
            self.next = 0;
            self.stage = Stage::Deferred;
        }
    }

    /// Generates and scores the actions of the current kind that were not given yet.
    fn generate<G: Searchable<Action = A>>(&mut self, game: &mut G, knowledge: &Knowledge<'_, A>) {
        let side = game.side_to_move();
        let killers = knowledge.killers.get(self.ply);
        let Buffers { items, raw, defaults, .. } = &mut self.buffers;
        raw.clear();
        items.clear();
        match self.kind {
            Kind::All | Kind::Quiet => game.generate(raw),
            Kind::Staged | Kind::Noisy => game.generate_noisy(raw),
            Kind::Recaptures(cell) => game.generate_recaptures(cell, raw),
            Kind::StagedChecks | Kind::Checks => game.generate_checks(raw),
        }
        let only_quiet = self.kind == Kind::Quiet;
        let history = knowledge.history.of_node(side, self.context);
        for (index, &action) in raw.iter().enumerate() {
            let quiet = game.is_quiet(action);
            if only_quiet && !quiet {
                continue;
            }
            if let Some(min_gain) = self.min_gain
                && let Some(gain) = game.gain(action).filter(|&gain| gain < min_gain)
            {
                self.max_skipped_gain = self.max_skipped_gain.max(Some(gain));
                continue;
            }
            let hash_move = self.hash_move != 0 && self.hash_move == game.code(action);
            if self.given && (if self.mid { defaults.contains(&action) } else { hash_move })
                || only_quiet && defaults.contains(&action)
            {
                continue;
            }
            let hint = if quiet { game.quiet_hint(action) } else { game.order_hint(action) };
            let hint = hint.clamp(-HINT_LIMIT, HINT_LIMIT);
            let score = if hash_move {
                HASH_MOVE
            } else if self.mid && defaults.contains(&action) {
                COMPLETION + hint
            } else if !quiet {
                NOISY + hint + knowledge.history.noisy(side, game.noisy_index(action)) / 4
            } else if killers[0] == Some(action) {
                KILLER + 1
            } else if killers[1] == Some(action) {
                KILLER
            } else {
                history.quiet(game.history_index(action)) + hint
            };
            items.push(Scored::new(score, index, quiet, action));
        }
        if !matches!(self.kind, Kind::Staged | Kind::StagedChecks) {
            self.given = false;
        }
        (self.next, self.sorted) = (0, 0);
    }

    /// The best item left; of equal ones the one generated first.
    fn pick(&mut self) -> Option<Scored<A>> {
        let items = &mut self.buffers.items;
        if self.next >= items.len() {
            return None;
        }
        if self.next >= self.sorted {
            // Of hundreds of actions most are never needed, so only the next few are sorted.
            let rest = &mut items[self.next..];
            let wanted = if self.next == 0 { FIRST } else { 4 * self.next }.min(rest.len());
            if self.next == 0 {
                best_to_front(rest, wanted);
            } else {
                let rank = |item: &Scored<A>| std::cmp::Reverse(item.rank);
                if wanted < rest.len() {
                    rest.select_nth_unstable_by_key(wanted, rank);
                }
                rest[..wanted].sort_unstable_by_key(rank);
            }
            self.sorted = self.next + wanted;
        }
        self.next += 1;
        Some(items[self.next - 1])
    }
}

/// Brings the best `wanted` items to the front, in order, in one pass: nearly all of the others fail the first comparison.
fn best_to_front<A: Copy>(items: &mut [Scored<A>], wanted: usize) {
    for index in 1..items.len() {
        let mut place = index.min(wanted);
        if place == wanted && items[index].rank < items[wanted - 1].rank {
            continue;
        }
        let item = items[index];
        if place == wanted {
            place = wanted - 1;
            items[index] = items[place];
        }
        while place > 0 && items[place - 1].rank < item.rank {
            items[place] = items[place - 1];
            place -= 1;
        }
        items[place] = item;
    }
}
