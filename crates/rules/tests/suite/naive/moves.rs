//! What a piece may do with its own phrases.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::rc::Rc;

use variorum_gamedef::definition::{Definition, Directions, Mode, Motion, MotionKind, Times, ZoneTest};

use super::geometry::{Map, Path, mirrored, onward, paths, step, walk};
use super::state::{Man, Player, State};

/// A move of one piece.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Step {
    pub to: usize,
    /// The middle cell of a free double step.
    pub via: Option<usize>,
    /// The cells on which the piece may be captured in passing.
    pub passed: Vec<usize>,
    /// The cell of the captured piece.
    pub captured: Option<usize>,
    /// The cells of the pieces that a move without capture takes elsewhere.
    pub besides: BTreeSet<usize>,
}

/// A cell to which a path leads, and how.
pub(super) struct End {
    pub to: usize,
    via: Option<usize>,
    passed: Vec<usize>,
}

/// The paths of families of a definition, by their addresses, for either player.
type Expanded = RefCell<HashMap<(*const Directions, Player), Rc<[Path]>>>;

/// The definition, with what is asked of it again and again.
pub(super) struct Game<'a> {
    pub definition: &'a Definition,
    map: Map<'a>,
    expanded: Expanded,
}

/// The cells of the paths that a path with repeated steps stands for, each from where it begins to where it ends. `passes` says over which cells it may go.
fn ways(
    board: &Map,
    family: &Directions,
    Path(vectors): &Path,
    from: usize,
    passes: &dyn Fn(usize) -> bool,
) -> Vec<Vec<usize>> {
    let mut ways = vec![vec![from]];
    for (words, &vector) in family.steps.iter().zip(vectors) {
        let mut next = Vec::new();
        for mut way in ways {
            for _ in 0..words.times.most().unwrap_or(u8::MAX) {
                let at = way[way.len() - 1];
                let blocked = way.len() > 1 && !passes(at);
                let to = walk(board, words, at, vector).filter(|_| !blocked);
                let Some(to) = to.filter(|to| words.times == Times::Once || !way.contains(to)) else { break };
                way.push(to);
                next.push(way.clone());
            }
        }
        ways = next;
    }
    ways
}

/// Where a path ends by itself, whatever the move may do there. `free` says whether a cell is empty.
fn ends(
    board: &Map,
    kind: MotionKind,
    family: &Directions,
    path: &Path,
    from: usize,
    free: &dyn Fn(usize) -> bool,
    screens: &dyn Fn(usize) -> bool,
) -> Vec<End> {
    let plain = |to| End { to, via: None, passed: Vec::new() };
    let Path(vectors) = path;
    let mut found = Vec::new();
    match kind {
        MotionKind::Ride { min, max } => {
            let mut open = vec![(from, vectors[0], 0_usize)];
            let mut seen = BTreeSet::new();
            while let Some((at, vector, steps)) = open.pop() {
                let Some(to) = walk(board, &family.steps[0], at, vector) else { continue };
                let steps = steps + 1;
                if steps >= usize::from(min) {
                    found.push(plain(to));
                }
                let on = free(to) && max.is_none_or(|max| steps < usize::from(max)) && to != from;
                if on && seen.insert((to, vector, steps.min(255))) {
                    open.extend(
                        onward(board, family.continuation, to, vector).into_iter().map(|vector| (to, vector, steps)),
                    );
                }
            }
        }
        MotionKind::Leap | MotionKind::Lame => {
            let passes = |cell: usize| kind == MotionKind::Leap || free(cell);
            found.extend(ways(board, family, path, from, &passes).iter().map(|way| plain(way[way.len() - 1])));
        }
        MotionKind::Crooked { most } => {
            for first in 0..2 {
                let (mut at, mut number) = (from, first);
                while let Some(to) = walk(board, &family.steps[number % 2], at, vectors[number % 2]) {
                    found.push(plain(to));
                    let steps = number - first + 1;
                    if !free(to) || to == from || most.is_some_and(|most| steps == usize::from(most)) {
                        break;
                    }
                    (at, number) = (to, number + 1);
                }
            }
        }
        MotionKind::Hop { behind, within } => {
            // `landed`: how many cells behind the screen it is, once there is one.
            let mut open = vec![(from, vectors[0], None, 0)];
            while let Some((at, vector, landed, steps)) = open.pop() {
                let Some(to) = walk(board, &family.steps[0], at, vector) else { continue };
                if landed.is_some() {
                    found.push(plain(to));
                }
                let landed = match landed {
                    Some(number) => Some(number + 1),
                    None => (!free(to)).then_some(0_u8),
                };
                let on = landed.is_none_or(|number| number == 0 || free(to) && behind.is_none_or(|most| number < most));
                let far = within.is_some_and(|most| steps + 1 >= u32::from(most));
                if !on || far || to == from || steps > 64 || landed == Some(0) && !screens(to) {
                    continue;
                }
                let ways = onward(board, family.continuation, to, vector).into_iter();
                open.extend(ways.map(|vector| (to, vector, landed, steps + 1)));
            }
        }
        MotionKind::Plane { most } => {
            // Round a cylinder, a box that is as long as the board would come to its own start.
            let far = |cells: usize| most.map_or(cells as i32 - 1, |most| i32::from(most).min(cells as i32 - 1));
            let reach = |part: i32, cells: usize| if part == 0 { 0..=0 } else { 1..=far(cells) };
            let [across, down, up] = vectors[0];
            for file in reach(across, board.files.into()) {
                for level in reach(down, board.levels.len()) {
                    for rank in reach(up, board.ranks.into()) {
                        let cell = |[x, y, z]: [i32; 3]| step(board, from, [x * across, y * down, z * up]);
                        let box_between =
                            (0..=file).flat_map(|x| (0..=level).flat_map(move |y| (0..=rank).map(move |z| [x, y, z])));
                        let mut others = box_between.filter(|at| *at != [0; 3] && *at != [file, level, rank]);
                        let open = others.all(|at| cell(at).is_some_and(free));
                        found.extend(cell([file, level, rank]).filter(|_| open).map(plain));
                    }
                }
            }
        }
        MotionKind::Double { .. } | MotionKind::Advance { .. } | MotionKind::Walk { .. } | MotionKind::Anywhere => {
            unreachable!("such steps pass cells, follow those of other paths, or have no paths")
        }
    }
    found
}

impl<'a> Game<'a> {
    pub(super) fn new(definition: &'a Definition) -> Self {
        Self { definition, map: Map::new(&definition.board), expanded: RefCell::default() }
    }

    /// The paths of a family of the definition for this player.
    pub(super) fn paths(&self, family: &Directions, player: Player) -> Rc<[Path]> {
        let expand = || paths(self.board(), family, player).into_iter().collect();
        Rc::clone(self.expanded.borrow_mut().entry((family, player)).or_insert_with(expand))
    }

    pub(super) fn board(&self) -> &Map<'a> {
        &self.map
    }

    /// Is the cell in the zone, as this player sees it?
    pub(super) fn in_zone(&self, zone: usize, cell: usize, player: Player) -> bool {
        let seen = if player == 1 { mirrored(self.board(), cell) } else { cell };
        self.definition.zones[zone].cells.iter().any(|&cell| usize::from(cell) == seen)
    }

    pub(super) fn passes(&self, test: Option<ZoneTest>, cell: usize, player: Player) -> bool {
        test.is_none_or(|test| self.in_zone(test.zone, cell, player) == test.inside)
    }

    /// May a piece of this type go to the cell (ST-23)?
    pub(super) fn admitted(&self, kind: usize, player: Player, cell: usize) -> bool {
        let piece = &self.definition.pieces[kind];
        piece.confined.is_none_or(|zone| self.in_zone(zone, cell, player))
            && piece.barred.is_none_or(|zone| !self.in_zone(zone, cell, player))
    }

    pub(super) fn ends_of(
        &self,
        motion: &Motion,
        player: Player,
        from: usize,
        free: &dyn Fn(usize) -> bool,
        screens: &dyn Fn(usize) -> bool,
    ) -> Vec<End> {
        let board = self.board();
        let families = motion.directions.iter();
        if let MotionKind::Double { free: any } = motion.kind {
            let all: Vec<_> = families
                .flat_map(|family| self.paths(family, player).to_vec().into_iter().map(move |path| (family, path)))
                .collect();
            let mut found = Vec::new();
            for (first, path) in &all {
                let Some(middle) = walk(board, &first.steps[0], from, path.0[0]).filter(|&cell| free(cell)) else {
                    continue;
                };
                for (second, other) in &all {
                    if !any && path != other {
                        continue;
                    }
                    if let Some(to) = walk(board, &second.steps[0], middle, other.0[0]) {
                        found.push(End { to, via: any.then_some(middle), passed: vec![middle] });
                    }
                }
            }
            return found;
        }
        if motion.kind == MotionKind::Anywhere {
            let all = (0..board.cell_count()).filter(|&to| to != from);
            return all.map(|to| End { to, via: None, passed: Vec::new() }).collect();
        }
        if let MotionKind::Walk { most } = motion.kind {
            let (mut reached, mut edge) = (BTreeSet::new(), BTreeSet::from([from]));
            for _ in 0..most {
                let mut next = BTreeSet::new();
                for family in &motion.directions {
                    for path in self.paths(family, player).iter() {
                        next.extend(edge.iter().filter_map(|&at| walk(board, &family.steps[0], at, path.0[0])));
                    }
                }
                edge = next.iter().copied().filter(|&cell| free(cell)).collect();
                reached.extend(next);
            }
            reached.remove(&from);
            return reached.into_iter().map(|to| End { to, via: None, passed: Vec::new() }).collect();
        }
        if let MotionKind::Advance { most } = motion.kind {
            let mut found = Vec::new();
            for family in families {
                for path in self.paths(family, player).iter() {
                    let mut passed = Vec::new();
                    let mut at = from;
                    while let Some(next) =
                        walk(board, &family.steps[0], at, path.0[0]).filter(|&next| free(next) && next != from)
                    {
                        if !passed.is_empty() {
                            found.push(End { to: next, via: None, passed: passed.clone() });
                        }
                        passed.push(next);
                        at = next;
                        if passed.len() == usize::from(most) {
                            break;
                        }
                    }
                }
            }
            return found;
        }
        let mut found = Vec::new();
        for family in families {
            for path in self.paths(family, player).iter() {
                found.extend(ends(board, motion.kind, family, path, from, free, screens));
            }
        }
        found
    }

    /// Whether a path of these, as the player sees them, leads from one cell to the other.
    pub(super) fn leads(&self, along: &[Directions], player: Player, from: usize, to: usize) -> bool {
        along.iter().any(|family| {
            self.paths(family, player).iter().any(|Path(vectors)| {
                let mut at = Some(from);
                for (words, &vector) in family.steps.iter().zip(vectors) {
                    at = at.and_then(|at| walk(self.board(), words, at, vector));
                }
                at == Some(to)
            })
        })
    }

    /// The captures that the piece on this cell may make as long as it has not moved. They may lead through check.
    pub(super) fn first_captures(&self, state: &State, from: usize) -> BTreeSet<Step> {
        let mut found = self.first_steps_if(state, from, &|motion| !motion.not_through_check);
        found.retain(|step| step.captured.is_some());
        found
    }

    /// What the piece on this cell may do as long as it has not moved.
    pub(super) fn first_steps(&self, state: &State, from: usize) -> BTreeSet<Step> {
        self.first_steps_if(state, from, &|_| true)
    }

    fn first_steps_if(&self, state: &State, from: usize, wanted: &dyn Fn(&Motion) -> bool) -> BTreeSet<Step> {
        let man = state.cells[from].unwrap();
        let player = man.owner.unwrap();
        let mut found = BTreeSet::new();
        if self.frozen(state, from) || !state.unmoved.contains(&from) {
            return found;
        }
        let board = self.board();
        let empty = |cell: usize| state.cells[cell].is_none();
        let alone = self.is_royal_by_itself(state, man);
        let safe = |way: &[usize]| {
            if !alone {
                return true;
            }
            let mut lifted = state.clone();
            lifted.cells[from] = None;
            !self.attacked(state, from)
                && way.iter().all(|&cell| {
                    let mut there = lifted.clone();
                    there.cells[cell] = Some(man);
                    !self.attacked(&there, cell)
                })
        };
        for motion in &self.definition.pieces[man.kind].motions {
            if !motion.unmoved || !wanted(motion) || !self.passes(motion.from, from, player) {
                continue;
            }
            let ends_on = |to: usize| match state.cells[to] {
                None => motion.mode != Mode::Capturing,
                Some(other) => {
                    motion.mode != Mode::Moving && other.owner == Some(1 - player) && !self.protected(state, to)
                }
            };
            for family in &motion.directions {
                for path in self.paths(family, player).iter() {
                    let all = match motion.kind {
                        MotionKind::Ride { min, max } => {
                            let mut way = vec![from];
                            let mut all = Vec::new();
                            for number in 1..=max.unwrap_or(99) {
                                let at = way[way.len() - 1];
                                let open = number == 1 || empty(at);
                                let to = walk(board, &family.steps[0], at, path.0[0]).filter(|_| open);
                                let Some(to) = to else { break };
                                way.push(to);
                                if number >= min {
                                    all.push(way.clone());
                                }
                            }
                            all
                        }
                        MotionKind::Leap => ways(board, family, path, from, &|_| true),
                        MotionKind::Lame => ways(board, family, path, from, &empty),
                        _ => unreachable!("{}", motion.text),
                    };
                    for way in all {
                        let (to, between) = (way[way.len() - 1], &way[1..way.len() - 1]);
                        if to != from
                            && ends_on(to)
                            && self.admitted(man.kind, player, to)
                            && self.passes(motion.to, to, player)
                            && (!motion.not_through_check || safe(between))
                        {
                            let (via, besides) = (None, BTreeSet::new());
                            let captured = (!empty(to)).then_some(to);
                            found.insert(Step { to, via, passed: Vec::new(), captured, besides });
                        }
                    }
                }
            }
        }
        found
    }

    /// Everything that the piece on this cell may do with its own phrases, but for its first moves; check is not looked at.
    pub(super) fn steps(&self, state: &State, from: usize) -> BTreeSet<Step> {
        let man = state.cells[from].unwrap();
        let player = man.owner.unwrap();
        let mut found = BTreeSet::new();
        if self.frozen(state, from) {
            return found;
        }
        if self.has_relays() {
            return self.relayed_steps(state, from);
        }
        let free = |cell: usize| state.cells[cell].is_none() || cell == from;
        let mut besides: BTreeMap<usize, BTreeSet<usize>> = BTreeMap::new();
        for (motion, as_kind, en_passant) in self.phrases(state, from) {
            if !self.passes(motion.from, from, player) || motion.unmoved || motion.swapping.is_some() {
                continue;
            }
            if !motion.taking.is_empty() {
                let empty = (0..state.cells.len()).filter(|&to| state.cells[to].is_none());
                for to in empty.filter(|&to| self.admitted(man.kind, player, to) && self.passes(motion.to, to, player))
                {
                    for taken in self.taken(state, from, to, motion) {
                        besides.entry(to).or_default().extend(taken);
                    }
                }
            }
            let alike =
                |cell: usize| state.cells[cell].is_some_and(|other| other.owner.is_some() && other.kind == as_kind);
            let as_man = Man { kind: as_kind, ..man };
            let screens = |cell: usize| self.hurdle(state, as_man, motion, cell);
            for end in self.ends_of(motion, player, from, &free, &screens) {
                let at = state.cells[end.to].filter(|_| end.to != from);
                if motion.staying {
                    let spared = motion.sparing && alike(end.to) || !self.passes(motion.to, end.to, player);
                    let foe = at.is_some_and(|man| man.owner == Some(1 - player));
                    if !spared && foe && !self.protected(state, end.to) {
                        // There and back.
                        let (via, captured) = (Some(end.to), Some(end.to));
                        found.insert(Step { to: from, via, passed: Vec::new(), captured, besides: BTreeSet::new() });
                    }
                    continue;
                }
                let barred = !self.admitted(man.kind, player, end.to)
                    || !self.passes(motion.to, end.to, player)
                    || motion.sparing && alike(end.to);
                if end.to == from || barred || self.stays_home(state, man, from) && !self.at_home(player, end.to) {
                    continue;
                }
                let passed = end.passed.clone();
                let step = |captured| Step {
                    to: end.to,
                    via: end.via,
                    passed: passed.clone(),
                    captured,
                    besides: BTreeSet::new(),
                };
                match at {
                    None => {
                        if motion.mode != Mode::Capturing {
                            found.insert(step(None));
                        }
                        let foe = |victim: usize| {
                            state.cells[victim].is_some_and(|man| man.owner == Some(1 - player))
                                && !self.protected(state, victim)
                        };
                        let passed = state.passed.iter().find(|(cell, _)| *cell == end.to);
                        let victim = passed.map(|&(_, victim)| victim).filter(|&victim| foe(victim));
                        if en_passant && victim.is_some() {
                            found.insert(step(victim));
                        }
                    }
                    Some(other) => {
                        let prey = motion.prey.is_empty() || motion.prey.contains(&other.kind);
                        let foe = other.owner == Some(1 - player) && !self.protected(state, end.to);
                        if motion.mode != Mode::Moving && prey && foe {
                            found.insert(step(Some(end.to)));
                        }
                    }
                }
            }
        }
        for &to in besides.keys() {
            found.insert(Step { to, via: None, passed: Vec::new(), captured: None, besides: BTreeSet::new() });
        }
        found
            .into_iter()
            .map(|step| match besides.get(&step.to) {
                Some(taken) if step.captured.is_none() && step.passed.is_empty() => {
                    Step { besides: taken.clone(), ..step }
                }
                _ => step,
            })
            .collect()
    }

    /// Does a hop of this piece go over what stands on the cell?
    pub(super) fn hurdle(&self, state: &State, hopper: Man, motion: &Motion, cell: usize) -> bool {
        let Some(other) = state.cells[cell] else { return true };
        if motion.sparing && other.owner.is_some() && other.kind == hopper.kind {
            return false;
        }
        let Some(over) = &motion.over else { return true };
        match other.owner {
            None => over.neutral,
            Some(owner) if Some(owner) == hopper.owner => over.own && over.pieces.contains(&other.kind),
            Some(_) => over.enemy && over.pieces.contains(&other.kind),
        }
    }

    pub(super) fn at_home(&self, player: Player, cell: usize) -> bool {
        self.definition.refuge.as_ref().is_none_or(|refuge| self.in_zone(refuge.zone, cell, player))
    }

    /// Must this royal piece stay in its refuge, where it is (ST-26)?
    pub(super) fn stays_home(&self, state: &State, man: Man, cell: usize) -> bool {
        let Some(refuge) = &self.definition.refuge else { return false };
        let player = man.owner.unwrap();
        let guarded = refuge.guards.iter().any(|&kind| state.cells.contains(&Some(Man { kind, ..man })));
        man.kind == refuge.royal && !guarded && state.home[player].is_none() && self.at_home(player, cell)
    }

    /// Whether a piece could move from this cell on an empty board; with `ever`, whether it could do anything there whatever stood around it.
    pub(super) fn can_move(&self, kind: usize, player: Player, from: usize, ever: bool) -> bool {
        let lending =
            self.definition.influences.iter().filter(|one| ever && one.effect.lends() && one.on.contains(&kind));
        let lent = lending.flat_map(|influence| {
            let of_kinds = influence.of.iter().flat_map(|&other| &self.definition.pieces[other].motions);
            let motions: Vec<&Motion> =
                if influence.moves.is_empty() { of_kinds.collect() } else { influence.moves.iter().collect() };
            motions.into_iter().filter(|motion| !motion.kind.can_be_passed())
        });
        self.definition.pieces[kind].motions.iter().chain(lent).any(|motion| {
            if !self.passes(motion.from, from, player)
                || motion.unmoved
                || !ever && (motion.mode == Mode::Capturing || matches!(motion.kind, MotionKind::Hop { .. }))
            {
                return false;
            }
            let goes = |free: &dyn Fn(usize) -> bool| {
                self.ends_of(motion, player, from, free, &|_| true).iter().any(|end| {
                    end.to != from && self.admitted(kind, player, end.to) && self.passes(motion.to, end.to, player)
                })
            };
            if !matches!(motion.kind, MotionKind::Hop { .. }) {
                return goes(&|_| true);
            }
            // Some other piece is on the way.
            (0..self.board().cell_count()).any(|screen| screen != from && goes(&|cell| cell != screen))
        })
    }
}
