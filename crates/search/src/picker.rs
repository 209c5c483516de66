//! Hands out the actions of a node, best guess first, generating as late as possible.
//!
//! Between turns: the remembered action, captures by `order_hint`, killers, quiet actions by history, losing captures; the
//! quiet ones are generated only if they are wanted, and killers before them where the game can say of one action whether it is there. Mid-turn: the completions that `generate_noisy` offers come first,
//! because there may be hundreds of others after every first part; then those that obstruct what refuted the turn without them.

use crate::game::Searchable;
use crate::order::{Context, History, Killers};
use crate::score::Score;

const REMEMBERED: i32 = i32::MAX;
const COMPLETION: i32 = 1 << 29;
const BLOCKER: i32 = 1 << 28;
const NOISY: i32 = 1 << 27;
const KILLER: i32 = 1 << 25;
/// Hints are kept within ± this.
const MOST_HINT: i32 = 1_000_000;
/// This many actions are picked by selection; then four times as many as were given are put in order at a time.
const SELECTED: usize = 3;

/// An action and its place in the order, in one number: the greater comes first. On vast boards there are hundreds of these in a node.
#[derive(Clone, Copy, Debug)]
struct Scored<A> {
    /// The score above, moved so that it has no sign; below it what was generated first, and whether the action is quiet.
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

    /// The same with another score.
    fn with_score(self, score: i32) -> Self {
        let rank = u64::from(score.cast_unsigned() ^ 1 << 31) << 32 | self.rank & u64::from(u32::MAX);
        Self { rank, ..self }
    }
}

/// Storage of a picker, kept between nodes so that nodes do not allocate.
#[derive(Debug)]
pub(crate) struct Buffers<A> {
    items: Vec<Scored<A>>,
    deferred: Vec<Scored<A>>,
    raw: Vec<A>,
    /// What was given before all were generated: mid-turn the preferred completions, between turns killers.
    defaults: Vec<A>,
    /// Quiet actions tried so far, for the search to blame when a later one refutes.
    pub(crate) tried: Vec<A>,
    /// Captures tried so far.
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

/// What a picker gives.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Picked<A> {
    pub(crate) action: A,
    pub(crate) quiet: bool,
    /// A capture that loses material, put off to the end.
    pub(crate) losing: bool,
    /// A second part that obstructs what refuted the turn without one.
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
    Remembered,
    Completions,
    Generate,
    Main,
    /// The quiet actions that refuted a position as far from the root; before others are generated.
    Killers(usize),
    Deferred,
}

/// Which actions are to be generated next.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    All,
    /// Captures first; the others follow when these are used up.
    Staged,
    /// Then quiet actions that give check, where so many are wanted.
    StagedChecks,
    /// What is left of the staged ones.
    Quiet,
    Noisy,
    /// Only captures on this cell.
    Recaptures(usize),
    /// Only quiet actions that give check.
    Checks,
}

/// What the picker asks while ordering.
pub(crate) struct Knowledge<'a, A> {
    pub(crate) history: &'a History,
    pub(crate) killers: &'a Killers<A>,
}

/// One node's actions in order.
#[derive(Debug)]
pub(crate) struct Picker<A> {
    pub(crate) buffers: Buffers<A>,
    kind: Kind,
    stage: Stage,
    mid: bool,
    ply: usize,
    context: Context,
    remembered: u32,
    given: bool,
    next: usize,
    /// The items before this one stand in their order.
    sorted: usize,
    skip_quiet: bool,
    /// So many quiet actions that give check come before the other quiet ones.
    checks: usize,
    /// Killers are tested one by one before quiet actions are generated.
    probe_killers: bool,
    /// What captures must gain to be given at all.
    least: Option<Score>,
    /// The most that one gains which was left out for that.
    missed: Option<Score>,
}

impl<A: Copy + Eq> Picker<A> {
    /// All actions of the present phase, the one with the code `remembered` first (0: none).
    pub(crate) fn all(mut buffers: Buffers<A>, remembered: u32, mid: bool, ply: usize) -> Self {
        buffers.clear();
        let stage = match (mid, remembered) {
            (true, _) => Stage::Completions,
            (false, 1..) => Stage::Remembered,
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
            remembered,
            given: false,
            next: 0,
            sorted: 0,
            skip_quiet: false,
            checks: 0,
            probe_killers: false,
            least: None,
            missed: None,
        }
    }

    /// Only what `generate_noisy` gives.
    pub(crate) fn noisy(buffers: Buffers<A>, remembered: u32, mid: bool, ply: usize) -> Self {
        let mut picker = Picker::all(buffers, remembered, mid, ply);
        picker.kind = Kind::Noisy;
        picker
    }

    /// Only what `generate_recaptures` gives for the cell; between turns only.
    pub(crate) fn recaptures(buffers: Buffers<A>, cell: usize, ply: usize) -> Self {
        let mut picker = Picker::noisy(buffers, 0, false, ply);
        picker.kind = Kind::Recaptures(cell);
        picker
    }

    /// Only what `generate_checks` gives; between turns only.
    pub(crate) fn checks(buffers: Buffers<A>, ply: usize) -> Self {
        let mut picker = Picker::noisy(buffers, 0, false, ply);
        picker.kind = Kind::Checks;
        picker
    }

    /// Orders quiet actions also by what was played before.
    pub(crate) fn after(mut self, context: Context) -> Self {
        self.context = context;
        self
    }

    /// Leaves out, before anything else is asked about it, whatever gains less than this (between turns only).
    pub(crate) fn gaining(mut self, least: Score) -> Self {
        self.least = Some(least);
        self
    }

    /// The most that an action gains which was left out because that is too little.
    pub(crate) fn missed(&self) -> Option<Score> {
        self.missed
    }

    /// Generates captures first and the others only when these are used up (between turns only).
    pub(crate) fn staged(mut self) -> Self {
        if !self.mid {
            self.kind = Kind::Staged;
        }
        self
    }

    /// Gives up to so many quiet actions that give check, and lose nothing by it, before the other quiet ones, even where these are skipped
    /// (staged pickers only).
    pub(crate) fn checking(mut self, checks: usize) -> Self {
        self.checks = checks;
        self
    }

    /// Tests killers for legality one by one, and generates quiet actions only when they are used up (staged pickers only).
    pub(crate) fn probing_killers(mut self, probe: bool) -> Self {
        self.probe_killers = probe;
        self
    }

    /// Mid-turn: gives first those of the remaining second parts that obstruct the reply with this code. Says whether there are
    /// any.
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
                let score = BLOCKER + game.order_hint(action).clamp(-MOST_HINT, MOST_HINT);
                items.push(Scored::new(score, index, game.is_quiet(action), action));
            }
            defaults.extend_from_slice(raw);
        } else {
            for item in &mut items[self.next..] {
                if item.score() < BLOCKER - MOST_HINT && raw.contains(&item.action) {
                    let hint = game.order_hint(item.action).clamp(-MOST_HINT, MOST_HINT);
                    *item = item.with_score(BLOCKER + hint);
                }
            }
            self.sorted = self.next;
        }
        true
    }

    /// Are captures used up, and quiet actions not generated yet?
    pub(crate) fn is_before_quiet(&self) -> bool {
        matches!(self.kind, Kind::Staged | Kind::StagedChecks)
            && self.stage == Stage::Main
            && self.next >= self.buffers.items.len()
    }

    /// From now on gives no quiet actions (between turns only).
    pub(crate) fn skip_quiet(&mut self) {
        self.skip_quiet = !self.mid;
    }

    /// The next action, or `None` when all were given.
    pub(crate) fn next<G: Searchable<Action = A>>(
        &mut self,
        game: &mut G,
        knowledge: &Knowledge<'_, A>,
    ) -> Option<Picked<A>> {
        loop {
            match self.stage {
                Stage::Remembered => {
                    self.stage = Stage::Generate;
                    if let Some(action) = game.recognise(self.remembered) {
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
                        if self.checks == 0 || !game.exchange_brings(item.action, 0) {
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
                    if capture && !game.exchange_brings(item.action, 0) {
                        self.buffers.deferred.push(item);
                        continue;
                    }
                    let blocker = (BLOCKER - MOST_HINT..=BLOCKER + MOST_HINT).contains(&item.score());
                    return Some(Picked { blocker, ..Picked::new(item.action, item.is_quiet()) });
                }
                Stage::Killers(number) => {
                    self.stage = Stage::Generate;
                    if self.skip_quiet {
                        // Nothing is left but captures that lose.
                        self.buffers.items.clear();
                        (self.next, self.stage) = (0, Stage::Main);
                        continue;
                    }
                    if !self.probe_killers {
                        continue;
                    }
                    // A remembered action that cannot be told from its code comes before them.
                    let Some(&killer) = knowledge.killers.get(self.ply).get(number) else { continue };
                    if !self.given && self.remembered != 0 {
                        continue;
                    }
                    self.stage = Stage::Killers(number + 1);
                    let Some(action) = killer else { continue };
                    if game.is_legal(action)
                        && game.is_quiet(action)
                        && game.code(action) != self.remembered
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

    /// Mid-turn: offers the preferred completions before generating the rest, unless another one is remembered.
    fn start_completions<G: Searchable<Action = A>>(&mut self, game: &mut G) {
        self.buffers.defaults.clear();
        game.generate_noisy(&mut self.buffers.defaults);
        let elsewhere =
            self.remembered != 0 && !self.buffers.defaults.iter().any(|&action| game.code(action) == self.remembered);
        if self.kind == Kind::All && (elsewhere || self.buffers.defaults.is_empty()) {
            self.stage = Stage::Generate;
            return;
        }
        for (index, &action) in self.buffers.defaults.iter().enumerate() {
            let hint = game.order_hint(action).clamp(-MOST_HINT, MOST_HINT);
            let score = if self.remembered == game.code(action) { REMEMBERED } else { COMPLETION + hint };
            self.buffers.items.push(Scored::new(score, index, game.is_quiet(action), action));
        }
        self.given = true;
        self.stage = Stage::Main;
    }

    /// What follows when the list is used up: the rest of the actions, the losing captures, or nothing.
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

    /// Generates and scores everything not given yet.
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
        for (index, &action) in raw.iter().enumerate() {
            let quiet = game.is_quiet(action);
            if only_quiet && !quiet {
                continue;
            }
            if let Some(least) = self.least
                && let Some(gain) = game.gain(action).filter(|&gain| gain < least)
            {
                self.missed = self.missed.max(Some(gain));
                continue;
            }
            let remembered = self.remembered != 0 && self.remembered == game.code(action);
            if self.given && (if self.mid { defaults.contains(&action) } else { remembered })
                || only_quiet && defaults.contains(&action)
            {
                continue;
            }
            let hint = if quiet { game.quiet_hint(action) } else { game.order_hint(action) };
            let hint = hint.clamp(-MOST_HINT, MOST_HINT);
            let score = if remembered {
                REMEMBERED
            } else if self.mid && defaults.contains(&action) {
                COMPLETION + hint
            } else if !quiet {
                NOISY + hint + knowledge.history.noisy(side, game.history_index(action)) / 4
            } else if killers[0] == Some(action) {
                KILLER + 1
            } else if killers[1] == Some(action) {
                KILLER
            } else {
                knowledge.history.quiet(side, game.history_index(action), self.context) + hint
            };
            items.push(Scored::new(score, index, quiet, action));
        }
        if !matches!(self.kind, Kind::Staged | Kind::StagedChecks) {
            self.given = false;
        }
        (self.next, self.sorted) = (0, 0);
    }

    /// The best item left. Ties go to what was generated first.
    fn pick(&mut self) -> Option<Scored<A>> {
        let items = &mut self.buffers.items;
        if self.next >= items.len() {
            return None;
        }
        let rank = |item: &Scored<A>| std::cmp::Reverse(item.rank);
        let rest = &mut items[self.next..];
        if self.next < SELECTED {
            if let Some(best) = (0..rest.len()).max_by_key(|&index| rest[index].rank) {
                rest.swap(0, best);
            }
        } else if self.next >= self.sorted {
            // Of hundreds of actions most are never asked for.
            let wanted = (4 * self.next).min(rest.len());
            if wanted < rest.len() {
                rest.select_nth_unstable_by_key(wanted, rank);
            }
            rest[..wanted].sort_unstable_by_key(rank);
            self.sorted = self.next + wanted;
        }
        self.next += 1;
        Some(items[self.next - 1])
    }
}
