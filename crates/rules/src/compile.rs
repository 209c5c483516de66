//! From a definition to compiled rules.

use std::sync::Arc;

use gamedef::board::Board;
use gamedef::definition::{
    Continuation, Definition, Directions, Man, Mode, Motion, MotionKind, NeutralActionKind, NeutralRole, ZoneTest,
};

use crate::cellset::CellSet;
use crate::compile_castling::castling_table;
use crate::man::{Cell, MAX_CELLS, MAX_KINDS, Piece, Side};
use crate::paths::{Compass, Ride, Vector, expand, step, trace};
use crate::rules::{
    CompileFault, DoubleTable, Doubles, Features, ManRules, NeutralSteps, PromotionChoice, PromotionRule, RefugeRules,
    RemoteRules, Rules,
};
use crate::tree::{
    Builder, EN_PASSANT, Ends, Forest, MOVE, NO_DIRECTION, Node, Origins, PROMOTION, RIDE, ROOT, Source, TAKE, Twig,
};

pub(crate) fn bits(kinds: &[usize]) -> u64 {
    kinds.iter().fold(0, |bits, &kind| bits | 1 << kind)
}

/// A reproducible stream of keys (Steele, Lea, Flood: SplitMix).
pub(crate) const fn mix(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
    z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ (z >> 31)
}

pub(crate) fn compile(definition: &Definition) -> Result<Arc<Rules>, Vec<CompileFault>> {
    let faults = limits(definition);
    if !faults.is_empty() {
        return Err(faults);
    }
    let compiler = Compiler::new(definition);
    let rules = Arc::new(compiler.finish());
    let mut faults = Vec::new();
    for array in &definition.arrays {
        if let Err(found) = crate::Position::parse(&rules, &array.position) {
            faults
                .extend(found.0.iter().map(|fault| CompileFault(format!("start position “{}”: {fault}", array.name))));
        }
    }
    if faults.is_empty() { Ok(rules) } else { Err(faults) }
}

fn limits(definition: &Definition) -> Vec<CompileFault> {
    let mut faults = Vec::new();
    if definition.board.cell_count() > MAX_CELLS {
        faults.push(CompileFault(format!(
            "the board has {} cells; at most {MAX_CELLS} are possible",
            definition.board.cell_count()
        )));
    }
    if definition.men.len() > MAX_KINDS {
        faults.push(CompileFault(format!(
            "there are {} kinds of man; at most {MAX_KINDS} are possible",
            definition.men.len()
        )));
    }
    if definition.men.iter().filter(|man| man.royal).count() > 1 {
        faults.push(CompileFault("more than one kind of man is royal; one is possible".into()));
    }
    if definition.neutrals.len() > 60 {
        faults.push(CompileFault("there are too many kinds of neutral man; at most 60 are possible".into()));
    }
    if definition.arrays.is_empty() {
        faults.push(CompileFault("there is no start position".into()));
    }
    faults
}

struct Compiler<'a> {
    definition: &'a Definition,
    board: &'a Board,
    cells: usize,
    zones: [Vec<CellSet>; 2],
    compass: Compass,
}

impl<'a> Compiler<'a> {
    fn new(definition: &'a Definition) -> Self {
        let board = &definition.board;
        let white: Vec<CellSet> =
            definition.zones.iter().map(|zone| zone.cells.iter().map(|&cell| Cell(cell)).collect()).collect();
        let black = white.iter().map(|zone| zone.iter().map(|cell| Cell(board.mirror(cell.0))).collect()).collect();
        Self { definition, board, cells: board.cell_count(), zones: [white, black], compass: Compass::default() }
    }

    fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.cells as u16).map(Cell)
    }

    fn zone_of(&self, zone: usize) -> [CellSet; 2] {
        [self.zones[0][zone], self.zones[1][zone]]
    }

    fn passes(&self, test: Option<ZoneTest>, cell: Cell) -> bool {
        test.is_none_or(|test| self.zones[0][test.zone].has(cell) == test.inside)
    }

    fn may_stand(&self, man: &Man, cell: Cell) -> bool {
        man.confined.is_none_or(|zone| self.zones[0][zone].has(cell))
            && man.barred.is_none_or(|zone| !self.zones[0][zone].has(cell))
    }

    /// White's trees of one man from one cell: plain paths and hops. `restart`: only the phrases that a relay carries on.
    fn grow(
        &mut self,
        man: &Man,
        confined: Option<usize>,
        from: Cell,
        restart: bool,
    ) -> (Builder<Ends>, Builder<Ends>) {
        let mut plain = Builder::new();
        let mut hops = Builder::new();
        for motion in &man.motions {
            if restart && motion.from.is_some() || !restart && !self.passes(motion.from, from) {
                continue;
            }
            let base = match motion.mode {
                Mode::Both => MOVE | TAKE,
                Mode::Moving => MOVE,
                Mode::Capturing => TAKE,
            } | if motion.en_passant { EN_PASSANT } else { 0 };
            let mut compass = std::mem::take(&mut self.compass);
            let flags = |cell: Cell| {
                let inside = confined.is_none_or(|zone| self.zones[0][zone].has(cell));
                if inside && self.may_stand(man, cell) && self.passes(motion.to, cell) { base } else { 0 }
            };
            for directions in &motion.directions {
                self.grow_motion(motion.kind, directions, from, &mut compass, &mut plain, &mut hops, &flags);
            }
            self.compass = compass;
        }
        (plain, hops)
    }

    #[expect(clippy::too_many_arguments, reason = "one call site; a struct would only rename the arguments")]
    fn grow_motion(
        &self,
        kind: MotionKind,
        directions: &Directions,
        from: Cell,
        compass: &mut Compass,
        plain: &mut Builder<Ends>,
        hops: &mut Builder<Ends>,
        flags: &impl Fn(Cell) -> u8,
    ) {
        for pattern in expand(self.board, directions) {
            let (first, ring) = pattern.steps[0];
            match kind {
                MotionKind::Ride { min, max } => {
                    let straight = max.is_none() && pattern.continuation == Continuation::Straight;
                    let direction = if straight { compass.number(first) } else { NO_DIRECTION };
                    let ride = Ride {
                        board: self.board,
                        origin: from,
                        ring,
                        continuation: pattern.continuation,
                        min,
                        max,
                        direction,
                    };
                    let extra = if straight { RIDE } else { 0 };
                    ride.grow(plain, first, &|cell| flags(cell) | extra);
                }
                MotionKind::Hop => {
                    let ride = Ride {
                        board: self.board,
                        origin: from,
                        ring,
                        continuation: pattern.continuation,
                        min: 1,
                        max: None,
                        direction: NO_DIRECTION,
                    };
                    ride.grow(hops, first, flags);
                }
                MotionKind::Leap | MotionKind::Lame => {
                    let Some(path) = trace(self.board, from, &pattern.steps) else { continue };
                    let Some((&goal, way)) = path.split_last() else { continue };
                    if goal == from {
                        continue;
                    }
                    let mut twig = ROOT;
                    if kind == MotionKind::Lame {
                        for &cell in way {
                            twig = plain.child(twig, cell);
                        }
                    }
                    let end = plain.child(twig, goal);
                    plain.label(end).flags |= flags(goal);
                }
                MotionKind::Crooked => {
                    for start in 0..2 {
                        self.grow_crooked(&pattern.steps, start, from, plain, flags);
                    }
                }
                MotionKind::Double { .. } => {}
            }
        }
    }

    /// A path that alternates two steps (BS-3).
    fn grow_crooked(
        &self,
        steps: &[(Vector, Option<gamedef::definition::RingPart>)],
        start: usize,
        from: Cell,
        plain: &mut Builder<Ends>,
        flags: &impl Fn(Cell) -> u8,
    ) {
        let mut here = from;
        let mut seen = vec![from];
        let mut twig: Twig = ROOT;
        for turn in start.. {
            let (vector, ring) = steps[turn % steps.len()];
            let Some(next) = step(self.board, here, vector, ring) else { break };
            if seen.contains(&next) {
                break;
            }
            twig = plain.child(twig, next);
            plain.label(twig).flags |= flags(next);
            seen.push(next);
            here = next;
        }
    }

    fn finish(mut self) -> Rules {
        let definition = self.definition;
        let kinds = definition.men.len();
        let slots = kinds + 1;
        let relays = definition.neutrals.iter().any(|neutral| neutral.role != NeutralRole::Blocker);
        let hops = definition.men.iter().flat_map(|man| &man.motions).any(|motion| motion.kind == MotionKind::Hop);

        // White's trees first, Black's as their mirror images.
        let mut paths = Forest::<Node>::default();
        let mut hop_paths = Forest::<Node>::default();
        let mut restarts = Forest::<Node>::default();
        let confined = definition.refuge.as_ref().map(|refuge| (refuge.royal, refuge.zone));
        for slot in 0..slots {
            let (man, zone) = match (definition.men.get(slot), confined) {
                (Some(man), _) => (Some(man), None),
                (None, Some((royal, zone))) => (definition.men.get(royal), Some(zone)),
                (None, None) => (None, None),
            };
            for from in self.cells() {
                let (plain, hop) =
                    man.map_or_else(|| (Builder::new(), Builder::new()), |man| self.grow(man, zone, from, false));
                paths.plant(&plain);
                if hops {
                    hop_paths.plant(&hop);
                }
                if relays {
                    let again = man.map_or_else(Builder::new, |man| self.grow(man, zone, from, true).0);
                    restarts.plant(&again);
                }
            }
        }
        let (attackers, hop_attackers) = self.reverse(&paths, hops.then_some(&hop_paths), slots);
        let mirrors = self.compass.mirrors(self.board);
        let board = self.board;
        let flip = |cell: Cell| Cell(board.mirror(cell.0));
        let turn = |direction: u8| mirrors.get(usize::from(direction)).copied().unwrap_or(NO_DIRECTION);
        let black_nodes = |white: &mut Forest<Node>| {
            let source = white.clone();
            for slot in 0..slots {
                for cell in (0..self.cells as u16).map(Cell) {
                    white.plant_image(&source, slot * self.cells + flip(cell).index(), flip, turn);
                }
            }
        };
        black_nodes(&mut paths);
        if hops {
            black_nodes(&mut hop_paths);
        }
        if relays {
            black_nodes(&mut restarts);
        }
        let black_sources = |white: &mut Forest<Source>| {
            let source = white.clone();
            for cell in (0..self.cells as u16).map(Cell) {
                white.plant_image(&source, flip(cell).index(), flip, turn);
            }
        };
        let (mut attackers, mut hop_attackers) = (attackers, hop_attackers);
        black_sources(&mut attackers);
        if hops {
            black_sources(&mut hop_attackers);
        }

        let promotions = self.promotions();
        let stuck = self.stuck(&paths, slots);
        let men = self.men(&stuck);
        // Which arrivals concern a promotion is known now, cell by cell.
        let mark = |forest: &mut Forest<Node>| self.mark_promotions(forest, &men, &promotions, slots);
        mark(&mut paths);
        if hops {
            mark(&mut hop_paths);
        }
        if relays {
            mark(&mut restarts);
        }
        let repeats = self.repeats(&paths, hops.then_some(&hop_paths), slots);
        let riders = self.riders(&restarts, slots, relays);
        let features = self.features(&men, relays, hops);
        let mut rules = Rules {
            cells: self.cells,
            slots,
            features,
            paths,
            hops: hop_paths,
            restarts,
            repeats,
            attackers,
            hop_attackers,
            riders,
            doubles: self.doubles(),
            stuck,
            promotions,
            castling: castling_table(definition),
            swap_cells: definition.swap.as_ref().map_or_else(Vec::new, |swap| self.neighbourhood(&swap.directions)),
            swap_partners: definition.swap.as_ref().map_or(0, |swap| bits(&swap.partners)),
            marriage_cells: definition
                .endings
                .marriage
                .as_ref()
                .map_or_else(Vec::new, |m| self.neighbourhood(&m.directions)),
            neutral_steps: self.neutral_steps(),
            neighbours: self.orthogonal_neighbours(),
            refuge: definition.refuge.as_ref().map(|refuge| RefugeRules {
                royal: refuge.royal,
                zone: self.zone_of(refuge.zone),
                guards: bits(&refuge.guards),
                grace: refuge.grace,
            }),
            remote: self.remote(),
            keys: Vec::new(),
            men,
            zones: self.zones,
            definition: definition.clone(),
        };
        rules.keys = piece_keys(&rules);
        rules
    }

    /// Who attacks a cell: the forward trees turned round.
    fn reverse(
        &self,
        paths: &Forest<Node>,
        hops: Option<&Forest<Node>>,
        slots: usize,
    ) -> (Forest<Source>, Forest<Source>) {
        let mut plain: Vec<Builder<Origins>> = self.cells().map(|_| Builder::new()).collect();
        let mut over: Vec<Builder<Origins>> = self.cells().map(|_| Builder::new()).collect();
        let mut way = Vec::new();
        for slot in 0..slots {
            for from in self.cells() {
                turn_round(paths.tree(slot * self.cells + from.index()), slot, from, &mut way, &mut plain);
                if let Some(hops) = hops {
                    turn_round(hops.tree(slot * self.cells + from.index()), slot, from, &mut way, &mut over);
                }
            }
        }
        if let Some(royal) = self.definition.men.iter().position(|man| man.royal) {
            let mut facing = Forest::<Node>::default();
            for from in self.cells() {
                let mut tree = Builder::new();
                for pattern in
                    self.definition.endings.facing.iter().flat_map(|directions| expand(self.board, directions))
                {
                    let (vector, ring) = pattern.steps[0];
                    let ride = Ride {
                        board: self.board,
                        origin: from,
                        ring,
                        continuation: pattern.continuation,
                        min: 1,
                        max: None,
                        direction: NO_DIRECTION,
                    };
                    ride.grow(&mut tree, vector, &|_| TAKE);
                }
                facing.plant(&tree);
                turn_round(facing.tree(from.index()), royal, from, &mut way, &mut plain);
            }
        }
        let plant = |builders: &[Builder<Origins>]| {
            let mut forest = Forest::<Source>::default();
            builders.iter().for_each(|builder| forest.plant(builder));
            forest
        };
        (plant(&plain), if hops.is_some() { plant(&over) } else { Forest::default() })
    }

    fn promotions(&self) -> Vec<PromotionRule> {
        let narrow = |kind: usize| u8::try_from(kind).unwrap_or(u8::MAX);
        let rule = |promotion: &gamedef::definition::Promotion| PromotionRule {
            zone: promotion.zone,
            leaving_counts: promotion.leaving_counts,
            choices: promotion
                .into
                .iter()
                .map(|choice| PromotionChoice {
                    man: narrow(choice.man),
                    conditions: choice.conditions.iter().map(|c| (narrow(c.man), c.least, c.most)).collect(),
                })
                .collect(),
            form: promotion.form,
            duty: promotion.duty,
            from_pool: promotion.from_pool,
        };
        self.definition.promotions.iter().map(rule).collect()
    }

    /// Cells from which a man has no non-capturing move on an empty board (MF-8, MF-15).
    fn stuck(&self, paths: &Forest<Node>, slots: usize) -> Vec<CellSet> {
        let mut sets = Vec::new();
        for side in Side::BOTH {
            for kind in 0..slots - 1 {
                let idle = |cell: &Cell| {
                    let tree = paths.tree((side.index() * slots + kind) * self.cells + cell.index());
                    tree.iter().all(|node| node.flags & MOVE == 0)
                };
                sets.push(self.cells().filter(idle).collect());
            }
        }
        sets
    }

    fn men(&self, stuck: &[CellSet]) -> Vec<ManRules> {
        let definition = self.definition;
        let kinds = definition.men.len();
        let board: CellSet = self.cells().collect();
        let man = |(kind, man): (usize, &Man)| {
            let drop_cells = Side::BOTH.map(|side| {
                let zones = &self.zones[side.index()];
                let mut cells = board;
                cells.subtract(&stuck[side.index() * kinds + kind]);
                if let Some(zone) = man.drop.barred {
                    cells.subtract(&zones[zone]);
                }
                if let Some(zone) = man.drop.only {
                    cells.retain(&zones[zone]);
                }
                cells
            });
            let doubles = man.motions.iter().any(|motion| matches!(motion.kind, MotionKind::Double { .. }));
            let frozen: Vec<usize> =
                (0..kinds).filter(|&other| definition.men[other].frozen_without == Some(kind)).collect();
            let index = |at: usize| u8::try_from(at).unwrap_or(u8::MAX);
            ManRules {
                pawn: man.pawn,
                royal: man.royal,
                returns: man.returns.map(index),
                pooled: definition.pool.contains(&kind),
                freezes: bits(&frozen),
                frozen_without: man.frozen_without.map(index),
                doubles,
                promotions: (0..definition.promotions.len())
                    .filter(|&p| definition.promotions[p].men.contains(&kind))
                    .map(index)
                    .collect(),
                drop_cells,
                one_per_file: man.drop.one_per_file,
                no_mate: man.drop.no_mate,
                droppable: definition.men.iter().any(|other| other.returns == Some(kind)),
            }
        };
        definition.men.iter().enumerate().map(man).collect()
    }

    fn mark_promotions(&self, forest: &mut Forest<Node>, men: &[ManRules], promotions: &[PromotionRule], slots: usize) {
        for side in Side::BOTH {
            for (kind, man) in men.iter().enumerate() {
                for &index in &man.promotions {
                    let rule = &promotions[usize::from(index)];
                    let zone = self.zones[side.index()][rule.zone];
                    for from in self.cells() {
                        let leaving = rule.leaving_counts && zone.has(from);
                        for node in forest.tree_mut((side.index() * slots + kind) * self.cells + from.index()) {
                            if leaving || zone.has(node.cell) {
                                node.flags |= PROMOTION;
                            }
                        }
                    }
                }
            }
        }
    }

    fn repeats(&self, paths: &Forest<Node>, hops: Option<&Forest<Node>>, slots: usize) -> Vec<bool> {
        let mut all = Vec::with_capacity(2 * slots * self.cells);
        for index in 0..2 * slots * self.cells {
            let mut seen = CellSet::EMPTY;
            let mut twice = false;
            let hop_nodes = hops.map_or(&[][..], |hops| hops.tree(index));
            for node in paths.tree(index).iter().chain(hop_nodes) {
                if node.flags & (MOVE | TAKE) != 0 {
                    twice |= seen.has(node.cell);
                    seen.add(node.cell);
                }
            }
            all.push(twice);
        }
        all
    }

    fn riders(&self, restarts: &Forest<Node>, slots: usize, relays: bool) -> [Vec<u64>; 2] {
        Side::BOTH.map(|side| {
            let mut riders = vec![0; self.compass.len()];
            if relays {
                for slot in 0..slots {
                    for cell in self.cells() {
                        for node in restarts.tree((side.index() * slots + slot) * self.cells + cell.index()) {
                            if node.flags & RIDE != 0 && node.direction != NO_DIRECTION {
                                riders[usize::from(node.direction)] |= 1 << slot;
                            }
                        }
                    }
                }
            }
            riders
        })
    }

    fn features(&self, men: &[ManRules], relays: bool, hops: bool) -> Features {
        let definition = self.definition;
        let irregular = |motion: &Motion| {
            motion.mode != Mode::Both
                || motion.from.is_some()
                || motion.to.is_some()
                || matches!(motion.kind, MotionKind::Double { .. })
        };
        let bent = |motion: &Motion| match motion.kind {
            MotionKind::Ride { max, .. } => {
                max != Some(1) && motion.directions.iter().any(|d| d.continuation != Continuation::Straight)
            }
            MotionKind::Crooked | MotionKind::Lame | MotionKind::Hop => true,
            MotionKind::Leap | MotionKind::Double { .. } => false,
        };
        let guards =
            men.iter().enumerate().filter(|(_, man)| man.freezes != 0).fold(0, |bits, (kind, _)| bits | 1 << kind);
        let endings = &definition.endings;
        Features {
            royal: men.iter().position(|man| man.royal),
            hops,
            relays,
            second: definition.second.is_some(),
            second_compulsory: definition.second.as_ref().is_some_and(|second| second.compulsory),
            ko: definition.second.as_ref().is_some_and(|second| second.ko),
            hands: definition.men.iter().any(|man| man.returns.is_some()),
            pool: !definition.pool.is_empty(),
            guards: guards | definition.refuge.as_ref().map_or(0, |refuge| bits(&refuge.guards)),
            special_ends: endings.marriage.is_some() || !endings.extinction.is_empty() || endings.bare,
            irregular: if relays {
                (0..men.len())
                    .filter(|&kind| definition.men[kind].motions.iter().any(irregular))
                    .fold(0, |bits, kind| bits | 1 << kind)
            } else {
                0
            },
            bent_rides: relays && definition.men.iter().flat_map(|man| &man.motions).any(bent),
        }
    }

    fn doubles(&self) -> Vec<Doubles> {
        let mut all = Vec::new();
        for side in Side::BOTH {
            for man in &self.definition.men {
                all.push(self.doubles_of(side, man));
            }
        }
        all
    }

    fn doubles_of(&self, side: Side, man: &Man) -> Doubles {
        let seen = |cell: Cell| if side == Side::White { cell } else { Cell(self.board.mirror(cell.0)) };
        let mut tables = Vec::new();
        let mut named = false;
        for motion in &man.motions {
            let MotionKind::Double { free } = motion.kind else { continue };
            named |= free;
            let start = self.cells().filter(|&cell| self.passes(motion.from, seen(cell))).collect();
            let goals = self
                .cells()
                .filter(|&cell| self.may_stand(man, seen(cell)) && self.passes(motion.to, seen(cell)))
                .collect();
            let mut steps = Vec::new();
            for pattern in motion.directions.iter().flat_map(|directions| expand(self.board, directions)) {
                let (vector, ring) = pattern.steps[0];
                steps.push(
                    self.cells()
                        .map(|cell| step(self.board, seen(cell), vector, ring).map_or(Cell::NONE, seen))
                        .collect::<Vec<_>>(),
                );
            }
            tables.push(DoubleTable { start, free, steps, goals });
        }
        let pairs = self
            .cells()
            .map(|from| {
                let mut pairs = Vec::new();
                for table in tables.iter().filter(|table: &&DoubleTable| table.start.has(from)) {
                    for (first, one) in table.steps.iter().enumerate() {
                        for (second, two) in table.steps.iter().enumerate() {
                            let via = one[from.index()];
                            if (first != second && !table.free) || via == Cell::NONE {
                                continue;
                            }
                            let to = two[via.index()];
                            if to != Cell::NONE && to != from && table.goals.has(to) && !pairs.contains(&(via, to)) {
                                pairs.push((via, to));
                            }
                        }
                    }
                }
                pairs
            })
            .collect();
        Doubles { tables, pairs, named }
    }

    /// Neighbours by side × cells + cell.
    fn neighbourhood(&self, directions: &[Directions]) -> Vec<Vec<Cell>> {
        let patterns: Vec<_> = directions.iter().flat_map(|directions| expand(self.board, directions)).collect();
        let near = |cell: Cell| -> Vec<Cell> {
            patterns.iter().filter_map(|pattern| trace(self.board, cell, &pattern.steps)?.last().copied()).collect()
        };
        let white = self.cells().map(near);
        let flip = |cell: Cell| Cell(self.board.mirror(cell.0));
        let black = self.cells().map(|cell| near(flip(cell)).into_iter().map(flip).collect());
        white.chain(black).collect()
    }

    fn neutral_steps(&self) -> Vec<NeutralSteps> {
        let actions = self.definition.second.iter().flat_map(|second| &second.actions);
        actions
            .filter_map(|action| match &action.kind {
                NeutralActionKind::Step { directions, relayed } => Some(NeutralSteps {
                    neutrals: bits(&action.neutrals),
                    goals: self.neighbourhood(directions).into_iter().take(self.cells).collect(),
                    relayed: *relayed,
                }),
                _ => None,
            })
            .collect()
    }

    fn orthogonal_neighbours(&self) -> Vec<[Cell; 4]> {
        let near = |cell: Cell| {
            [(1, 0), (-1, 0), (0, 1), (0, -1)]
                .map(|(files, ranks)| self.board.offset(cell.0, files, 0, ranks).map_or(Cell::NONE, Cell))
        };
        self.cells().map(near).collect()
    }

    fn remote(&self) -> Vec<RemoteRules> {
        let rule = |remote: &gamedef::definition::RemotePromotion| RemoteRules {
            movers: bits(&remote.movers),
            from: self.zone_of(remote.from),
            to: self.zone_of(remote.to),
            promotes: bits(&remote.promotes),
            into: remote.into.clone(),
            keep: remote.keep.as_ref().map(|(zone, men)| (self.zone_of(*zone), bits(men))),
        };
        self.definition.remote_promotions.iter().map(rule).collect()
    }
}

/// Adds the paths of one forward tree to the reverse trees of the cells that they capture on.
fn turn_round(tree: &[Node], slot: usize, from: Cell, way: &mut Vec<(usize, Cell)>, targets: &mut [Builder<Origins>]) {
    way.clear();
    for (at, node) in tree.iter().enumerate() {
        // `way` holds the nodes that lie before this one on its path, with the end of each subtree.
        while way.last().is_some_and(|&(end, _)| end <= at) {
            way.pop();
        }
        if node.flags & TAKE != 0 {
            let builder = &mut targets[node.cell.index()];
            let mut twig = ROOT;
            for &(_, cell) in way.iter().rev() {
                twig = builder.child(twig, cell);
                if node.direction != NO_DIRECTION {
                    builder.label(twig).direction = node.direction;
                }
            }
            twig = builder.child(twig, from);
            let label = builder.label(twig);
            label.kinds |= 1 << slot;
            if node.direction != NO_DIRECTION {
                label.direction = node.direction;
            }
        }
        way.push((at + usize::from(node.skip), node.cell));
    }
}

fn piece_keys(rules: &Rules) -> Vec<u64> {
    let mut keys = vec![0; 256 * rules.cells];
    let mut fill = |piece: Piece| {
        for cell in 0..rules.cells {
            keys[usize::from(piece.0) * rules.cells + cell] = mix(u64::from(piece.0) << 32 | cell as u64);
        }
    };
    for side in Side::BOTH {
        (0..rules.kinds()).for_each(|kind| fill(Piece::man(side, kind)));
    }
    (0..rules.definition.neutrals.len()).for_each(|kind| fill(Piece::neutral(kind)));
    keys
}
