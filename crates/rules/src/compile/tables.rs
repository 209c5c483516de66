//! The tables besides the path trees: promotions, pieces, double steps, neighbours, neutral pieces.

use super::error::CompileError;
use super::trees::{check_size, phrase_flags};
use super::{Compiler, captures_at_first};
use crate::cellset::CellSet;
use crate::first_moves::{FirstMove, FirstMoves};
use crate::paths::{Compass, Pattern, each_path, end, expand, step};
use crate::piece::{Cell, Side, kind_bits};
use crate::rules::{
    DoubleStep, DoubleTable, Doubles, GatingRules, InfluenceRules, LentMoves, NeutralSteps, PieceRules,
    PromotionChoice, PromotionRule, RemoteRules,
};
use crate::tree::{Builder, EN_PASSANT, Forest, Node};
use variorum_gamedef::definition::{
    Directions, Mode, Motion, MotionKind, NeutralActionKind, NeutralRole, OneSide, PieceType, Promotion, PromotionDuty,
    RemotePromotion,
};

impl Compiler<'_> {
    /// The promotion rules, in the order of the definition.
    pub(super) fn promotions(&mut self) -> Result<Vec<PromotionRule>, CompileError> {
        let definition = self.definition;
        definition.promotions.iter().map(|promotion| self.promotion(promotion)).collect()
    }

    fn promotion(&mut self, promotion: &Promotion) -> Result<PromotionRule, CompileError> {
        let narrow = |kind: usize| u8::try_from(kind).unwrap_or(u8::MAX);
        Ok(PromotionRule {
            zone: promotion.zone,
            leaving_counts: promotion.leaving_counts,
            captures_within: promotion.captures_within,
            captures_only: promotion.captures_only,
            ends: self.ends_of_steps(&promotion.by)?,
            choices: promotion
                .into
                .iter()
                .map(|choice| PromotionChoice {
                    piece: narrow(choice.piece),
                    conditions: choice.conditions.iter().map(|c| (narrow(c.piece), c.least, c.most)).collect(),
                })
                .collect(),
            form: promotion.form,
            duty: promotion.duty,
            as_captured: promotion.as_captured,
            from_pool: promotion.from_pool,
        })
    }

    /// By side × cells + cell: where these single steps lead, from the side's point of view. Empty without steps.
    fn ends_of_steps(&mut self, steps: &[Directions]) -> Result<Vec<CellSet>, CompileError> {
        if steps.is_empty() {
            return Ok(Vec::new());
        }
        let patterns: Vec<Pattern> = steps.iter().flat_map(|family| expand(self.board, family)).collect();
        let sets = Side::BOTH.len() * self.cells;
        self.budget.work((sets * (patterns.len() + 1)) as u64)?;
        self.budget.bytes(sets * size_of::<CellSet>())?;
        let mirror = |cell: Cell| Cell(self.board.mirror(cell.0));
        let ends = |side: Side, from: Cell| {
            let seen = |cell: Cell| if side == Side::White { cell } else { mirror(cell) };
            patterns.iter().filter_map(|pattern| end(self.board, seen(from), &pattern.steps)).map(seen).collect()
        };
        Ok(Side::BOTH
            .into_iter()
            .flat_map(|side| self.cells().map(move |from| (side, from)))
            .map(|(side, from)| ends(side, from))
            .collect())
    }

    /// The facts about each kind. `stuck` and `moveless` hold the cells of [`Rules`](crate::Rules) of that name.
    pub(super) fn pieces(&self, stuck: &[CellSet], moveless: &[CellSet]) -> Vec<PieceRules> {
        let definition = self.definition;
        let kinds = definition.pieces.len();
        let board: CellSet = self.cells().collect();
        let gated = |kind: usize| definition.gating.as_ref().is_some_and(|gating| gating.pieces.contains(&kind));
        let piece = |(kind, piece): (usize, &PieceType)| {
            let held = definition.is_held(kind);
            let dropped = held || piece.drop.held_as.is_some_and(|hand| definition.is_held(hand));
            let drop_cells = Side::BOTH.map(|side| {
                let zones = &self.zones[side.index()];
                // What only comes in where others leave is not dropped elsewhere.
                let mut cells = if dropped { board } else { CellSet::EMPTY };
                // Nor where it would have to promote (MF-10, ST-20).
                if !piece.drop.stuck {
                    let at = side.index() * kinds + kind;
                    cells.subtract(&stuck[at]);
                    let strict = definition.promotions.iter().filter(|promotion| {
                        promotion.duty == PromotionDuty::WhenMoveless && promotion.pieces.contains(&kind)
                    });
                    strict.for_each(|promotion| cells.subtract(&moveless[at].intersection(&zones[promotion.zone])));
                }
                if let Some(zone) = piece.drop.barred {
                    cells.subtract(&zones[zone]);
                }
                if let Some(zone) = piece.drop.only {
                    cells.retain(&zones[zone]);
                }
                cells
            });
            let doubles = piece.motions.iter().any(|motion| motion.kind.can_be_passed());
            let index = |at: usize| u8::try_from(at).unwrap_or(u8::MAX);
            PieceRules {
                sides: match piece.side {
                    None => [true; 2],
                    Some(OneSide::White) => [true, false],
                    Some(OneSide::Black) => [false, true],
                },
                pawn: piece.pawn,
                prey: piece.motions.iter().fold(0, |bits, motion| bits | kind_bits(&motion.prey)),
                swaps: piece.motions.iter().find_map(|motion| motion.swapping.as_ref()).map_or([0; 2], |swapped| {
                    [swapped.own, swapped.enemy].map(|belongs| if belongs { kind_bits(&swapped.pieces) } else { 0 })
                }),
                plain: !doubles
                    && piece.motions.iter().all(|motion| {
                        !(motion.en_passant || motion.staying || motion.swapping.is_some())
                            && motion.prey.is_empty()
                            && motion.taking.is_empty()
                    }),
                royal: piece.is_royal(),
                returns: piece.returns.map(index),
                returns_to: piece.returns_to,
                pooled: definition.pool.contains(&kind),
                doubles,
                promotions: (0..definition.promotions.len())
                    .filter(|&p| definition.promotions[p].pieces.contains(&kind))
                    .map(index)
                    .collect(),
                drop_cells,
                per_file: piece.drop.per_file,
                held_as: index(piece.drop.held_as.unwrap_or(kind)),
                no_mate: piece.drop.no_mate,
                no_check: piece.drop.no_check,
                endless: piece.drop.endless,
                limited: piece.drop.needs.is_some() || piece.drop.opening.is_some(),
                droppable: held || gated(kind),
            }
        };
        definition.pieces.iter().enumerate().map(piece).collect()
    }

    /// The moves of pieces that have not moved.
    pub(super) fn first_moves(&mut self) -> Result<FirstMoves, CompileError> {
        let definition = self.definition;
        let mut firsts = FirstMoves::default();
        let pieces = definition.pieces.iter().enumerate();
        let has_some = |piece: &PieceType| piece.motions.iter().any(|motion| motion.unmoved);
        firsts.kinds = pieces.filter(|(_, piece)| has_some(piece)).fold(0, |bits, (kind, _)| bits | 1 << kind);
        if firsts.kinds == 0 {
            return Ok(firsts);
        }
        firsts.capture = definition.pieces.iter().flat_map(|piece| &piece.motions).any(captures_at_first);
        let mut white: Vec<Vec<Vec<FirstMove>>> = Vec::new();
        for piece in &definition.pieces {
            if !has_some(piece) {
                white.push(Vec::new());
                continue;
            }
            let patterns = self.patterns(&piece.motions);
            let mut cells = Vec::new();
            for from in self.cells() {
                let mut all = Vec::new();
                for (motion, patterns) in piece.motions.iter().zip(&patterns) {
                    if !motion.unmoved || !self.passes(motion.from, from) {
                        continue;
                    }
                    let mut found = Vec::new();
                    let work = self.first_moves_of(motion, patterns, from, &mut found);
                    self.budget.work(work)?;
                    // Black's lists have the same size.
                    self.budget.bytes(2 * found.iter().map(FirstMove::bytes).sum::<usize>())?;
                    found.retain(|first| self.may_stand(piece, first.to) && self.passes(motion.to, first.to));
                    all.extend(found);
                }
                cells.push(all);
            }
            white.push(cells);
        }
        let mirror = |cell: Cell| Cell(self.board.mirror(cell.0));
        let mirrored = |first: &FirstMove| FirstMove {
            to: mirror(first.to),
            way: first.way.iter().copied().map(mirror).collect(),
            ..*first
        };
        let black = |cells: &Vec<Vec<FirstMove>>| -> Vec<Vec<FirstMove>> {
            let image = |cell: Cell| cells.get(mirror(cell).index()).into_iter().flatten().map(mirrored).collect();
            if cells.is_empty() { Vec::new() } else { self.cells().map(image).collect() }
        };
        let black: Vec<_> = white.iter().map(black).collect();
        firsts.lists = white.into_iter().chain(black).collect();
        Ok(firsts)
    }

    /// The moves of a phrase from one cell, seen from White's side and without regard to zones. Returns the work; once that or the size is over the budget, the
    /// rest is missing.
    pub(super) fn first_moves_of(
        &self,
        motion: &Motion,
        patterns: &[Pattern],
        from: Cell,
        found: &mut Vec<FirstMove>,
    ) -> u64 {
        let first = |to: Cell, way: &[Cell], open: bool| FirstMove {
            to,
            way: way.to_vec(),
            open,
            moves: motion.mode != Mode::Capturing,
            takes: motion.mode != Mode::Moving,
            not_through_check: motion.not_through_check,
        };
        let (most_work, most_bytes) = (self.budget.work_left(), self.budget.bytes_left());
        let (mut work, mut bytes) = (0, 0);
        for pattern in patterns {
            work += 1;
            match motion.kind {
                MotionKind::Ride { min, max } => {
                    let (vector, ring) = pattern.steps[0];
                    let mut way: Vec<Cell> = Vec::new();
                    let mut here = from;
                    while let Some(next) = step(self.board, here, vector, ring).filter(|&next| next != from) {
                        work += 1 + way.len() as u64;
                        if way.len() + 1 >= usize::from(min) {
                            found.push(first(next, &way, true));
                        }
                        way.push(next);
                        here = next;
                        if max.is_some_and(|max| way.len() >= usize::from(max)) {
                            break;
                        }
                    }
                }
                MotionKind::Leap | MotionKind::Lame => {
                    each_path(self.board, from, pattern, &mut |path, whole| {
                        work += path.len() as u64;
                        if let Some((&to, way)) = path.split_last().filter(|&(&to, _)| whole && to != from) {
                            let first = first(to, way, motion.kind == MotionKind::Lame);
                            bytes += first.bytes();
                            found.push(first);
                        }
                        // There are very many paths with several repeated steps.
                        work <= most_work && bytes <= most_bytes
                    });
                }
                MotionKind::Crooked { .. }
                | MotionKind::Hop { .. }
                | MotionKind::Double { .. }
                | MotionKind::Advance { .. }
                | MotionKind::Walk { .. }
                | MotionKind::Plane { .. }
                | MotionKind::Anywhere => {}
            }
        }
        work
    }

    /// By cell: the lines along which royal pieces face each other, if a test counts that.
    pub(super) fn sight(&mut self) -> Result<Vec<Vec<Vec<Cell>>>, CompileError> {
        let families = &self.definition.endings.face_to_face;
        if families.is_empty() {
            return Ok(Vec::new());
        }
        let patterns: Vec<_> = families.iter().flat_map(|family| expand(self.board, family)).collect();
        let mut all = Vec::new();
        for cell in self.cells() {
            let mut lines: Vec<Vec<Cell>> = Vec::new();
            for pattern in &patterns {
                let (vector, ring) = pattern.steps[0];
                // Round a cylinder, a line ends where it began.
                let onward = std::iter::successors(step(self.board, cell, vector, ring), |&at| {
                    step(self.board, at, vector, ring)
                });
                let line: Vec<Cell> = onward.take_while(|&at| at != cell).collect();
                self.budget.work(1 + line.len() as u64)?;
                self.budget.bytes(size_of_val(&line[..]) + size_of::<Vec<Cell>>())?;
                lines.push(line);
            }
            all.push(lines);
        }
        Ok(all)
    }

    /// The double steps, by side × kinds + kind.
    pub(super) fn doubles(&mut self) -> Result<Vec<Doubles>, CompileError> {
        let mut all = Vec::new();
        for side in Side::BOTH {
            for kind in 0..self.definition.pieces.len() {
                all.push(self.doubles_of(side, kind)?);
            }
        }
        Ok(all)
    }

    /// The double steps of one kind and side.
    fn doubles_of(&mut self, side: Side, kind: usize) -> Result<Doubles, CompileError> {
        let piece = &self.definition.pieces[kind];
        let seen = |cell: Cell| if side == Side::White { cell } else { Cell(self.board.mirror(cell.0)) };
        let mut tables = Vec::new();
        let mut named = false;
        for motion in &piece.motions {
            let Some((free, most)) = strides(motion.kind) else { continue };
            named |= free;
            let start = self.cells().filter(|&cell| self.passes(motion.from, seen(cell))).collect();
            let goals = self
                .cells()
                .filter(|&cell| self.may_stand(piece, seen(cell)) && self.passes(motion.to, seen(cell)))
                .collect();
            let mut steps = Vec::new();
            for pattern in motion.directions.iter().flat_map(|directions| expand(self.board, directions)) {
                let (vector, ring) = pattern.steps[0];
                self.budget.work(self.cells as u64)?;
                self.budget.bytes(self.cells * size_of::<Cell>())?;
                steps.push(
                    self.cells()
                        .map(|cell| step(self.board, seen(cell), vector, ring).map_or(Cell::NONE, seen))
                        .collect::<Vec<_>>(),
                );
            }
            tables.push(DoubleTable { start, free, most, steps, goals });
        }
        let promotes = |from: Cell, to: Cell| {
            let promotions = self.definition.promotions.iter().filter(|promotion| promotion.pieces.contains(&kind));
            promotions.into_iter().any(|promotion| {
                let zone = &self.zones[side.index()][promotion.zone];
                zone.has(to) || promotion.leaving_counts && zone.has(from)
            })
        };
        let budget = &mut self.budget;
        let mut further = Vec::new();
        let mut steps_from = |from: Cell| -> Result<Vec<DoubleStep>, CompileError> {
            let mut all: Vec<DoubleStep> = Vec::new();
            for table in tables.iter().filter(|table: &&DoubleTable| table.start.has(from)) {
                for (first, one) in table.steps.iter().enumerate() {
                    let via = one[from.index()];
                    if via == Cell::NONE {
                        continue;
                    }
                    let begin = all.len();
                    // Each second step may be compared with all steps found so far.
                    let looked_for = if table.free { table.steps.len() } else { 1 };
                    budget.work((table.steps.len() + looked_for * all.len()) as u64)?;
                    for (second, two) in table.steps.iter().enumerate() {
                        let to = two[via.index()];
                        let known = || all.iter().any(|step| (step.via, step.to) == (via, to));
                        if (first == second || table.free)
                            && to != Cell::NONE
                            && to != from
                            && table.goals.has(to)
                            && !known()
                        {
                            let promotes = promotes(from, to);
                            all.push(DoubleStep { via, to, skip: 0, promotes, further: 0, count: 0 });
                        }
                    }
                    let mut passed = vec![one[via.index()]];
                    for _ in 2..table.most {
                        let Some(to) = passed.last().filter(|&&cell| cell != Cell::NONE).map(|cell| one[cell.index()])
                        else {
                            break;
                        };
                        let known = || all.iter().any(|step| (step.via, step.to) == (via, to));
                        budget.work((1 + all.len()) as u64)?;
                        // Round a cylinder, an advance ends before it comes back to where it began.
                        if to == Cell::NONE || to == from || passed.contains(&from) {
                            break;
                        }
                        if table.goals.has(to) && !known() {
                            let (first, count) = (further.len() as u32, passed.len() as u8);
                            all.push(DoubleStep {
                                via,
                                to,
                                skip: 0,
                                promotes: promotes(from, to),
                                further: first,
                                count,
                            });
                            budget.bytes(size_of_val(&passed[..]))?;
                            further.extend(&passed);
                        }
                        passed.push(to);
                    }
                    let end = all.len();
                    all[begin..].iter_mut().enumerate().for_each(|(at, step)| step.skip = (end - begin - at) as u16);
                }
            }
            budget.bytes(size_of_val(&all[..]))?;
            Ok(all)
        };
        let steps = (0..self.cells as u16).map(|cell| steps_from(Cell(cell))).collect::<Result<_, _>>()?;
        Ok(Doubles { tables, steps, further, named })
    }

    /// The cells one path of these families away, by side × cells + cell.
    pub(super) fn neighbourhood(&mut self, directions: &[Directions]) -> Result<Vec<Vec<Cell>>, CompileError> {
        let patterns: Vec<_> = directions.iter().flat_map(|directions| expand(self.board, directions)).collect();
        let steps: usize = patterns.iter().map(|pattern| pattern.steps.len()).sum();
        self.budget.work((2 * self.cells * steps) as u64)?;
        self.budget.bytes(2 * self.cells * patterns.len() * size_of::<Cell>())?;
        let near = |cell: Cell| -> Vec<Cell> {
            patterns.iter().filter_map(|pattern| end(self.board, cell, &pattern.steps)).collect()
        };
        let white = self.cells().map(near);
        let flip = |cell: Cell| Cell(self.board.mirror(cell.0));
        let black = self.cells().map(|cell| near(flip(cell)).into_iter().map(flip).collect());
        Ok(white.chain(black).collect())
    }

    /// The steps of neutral pieces, in the order of the definition.
    pub(super) fn neutral_steps(&mut self) -> Result<Vec<NeutralSteps>, CompileError> {
        let mut all = Vec::new();
        let neutrals = &self.definition.neutrals;
        let relays: Vec<_> = (0..neutrals.len()).filter(|&kind| neutrals[kind].role == NeutralRole::Relay).collect();
        let relays = kind_bits(&relays);
        for action in self.definition.second.iter().flat_map(|second| &second.actions) {
            let NeutralActionKind::Step { directions, relayed } = &action.kind else { continue };
            let near = self.neighbourhood(directions)?;
            all.push(NeutralSteps {
                neutrals: kind_bits(&action.neutrals),
                goals: near.iter().take(self.cells).map(|near| near.iter().copied().collect()).collect(),
                over: if *relayed { relays } else { 0 },
            });
        }
        Ok(all)
    }

    /// The cells beside each cell, as [`crate::Rules::beside`] says.
    pub(super) fn orthogonal_neighbours(&self) -> Vec<Cell> {
        let near = |cell: Cell, by| self.board.at_vector(cell.0, by).map_or(Cell::NONE, Cell);
        let beside = self.board.neighbourhood().beside();
        self.cells().flat_map(|cell| beside.iter().map(move |&by| near(cell, by))).collect()
    }

    /// Where each cell leads on the other level, if pieces cross.
    pub(super) fn counterparts(&self) -> Vec<Cell> {
        if !self.board.crosses {
            return Vec::new();
        }
        // Where the other level has a hole, a piece cannot cross: it would have to stay, which `NONE` forbids.
        self.cells().map(|cell| self.board.counterpart(cell.0).map_or(Cell::NONE, Cell)).collect()
    }

    /// The rules of pieces that come in from the hand.
    pub(super) fn gating(&self) -> Option<GatingRules> {
        let gating = self.definition.gating.as_ref()?;
        Some(GatingRules { kinds: kind_bits(&gating.pieces), zone: self.zone_of(gating.zone) })
    }

    /// From where pieces act on others, and what they lend.
    pub(super) fn influences(&mut self) -> Result<Vec<InfluenceRules>, CompileError> {
        let mut found = Vec::new();
        for influence in &self.definition.influences {
            let reached = self.neighbourhood(&influence.along)?;
            let mut sources = vec![Vec::new(); reached.len()];
            for (index, cells) in reached.iter().enumerate() {
                let (actor, from) = (index / self.cells, index % self.cells);
                let side = if influence.effect.is_on_friends() { actor } else { 1 - actor };
                for cell in cells {
                    sources[side * self.cells + cell.index()].push(Cell(from as u16));
                }
            }
            // The reversed table has the size of the other, which the budget has allowed.
            self.budget.bytes(reached.iter().map(|cells| size_of_val(&cells[..])).sum())?;
            let lent = if influence.moves.is_empty() { None } else { Some(self.lent_moves(&influence.moves)?) };
            let (effect, of, on) = (influence.effect, kind_bits(&influence.of), kind_bits(&influence.on));
            found.push(InfluenceRules { effect, of, on, sources, lent });
        }
        Ok(found)
    }

    /// The path trees of moves that pieces lend.
    fn lent_moves(&mut self, motions: &[Motion]) -> Result<LentMoves, CompileError> {
        let patterns = self.patterns(motions);
        // Directions matter only with relays and gates, which such a game does not have.
        let mut compass = Compass::default();
        let (mut paths, mut hops) = (Forest::<Node>::default(), Forest::<Node>::default());
        let (mut plain, mut over) = (Builder::new(), Builder::new());
        for from in self.cells() {
            plain.clear();
            over.clear();
            plain.allow(self.budget.work_left());
            over.allow(self.budget.work_left());
            for (motion, patterns) in motions.iter().zip(&patterns).filter(|(motion, _)| self.passes(motion.from, from))
            {
                let base = phrase_flags(motion) & !EN_PASSANT;
                let flags = |cell: Cell| if self.passes(motion.to, cell) { base } else { 0 };
                self.grow_motion(motion, patterns, from, &mut compass, &mut plain, &mut over, &flags);
            }
            self.budget.work(plain.take_work() + over.take_work())?;
            check_size(&plain)?;
            check_size(&over)?;
            // Black's trees have the same size.
            self.budget.bytes(2 * (plain.len() + over.len()) * size_of::<Node>())?;
            paths.plant(&plain);
            hops.plant(&over);
        }
        let flip = |cell: Cell| Cell(self.board.mirror(cell.0));
        for forest in [&mut paths, &mut hops] {
            let white = forest.clone();
            self.cells().for_each(|cell| forest.plant_image(&white, flip(cell).index(), flip, |number| number));
        }
        let prey = motions.iter().fold(0, |bits, motion| bits | kind_bits(&motion.prey));
        Ok(LentMoves { paths, hops, prey })
    }

    /// The rules of promotion elsewhere.
    pub(super) fn remote(&self) -> Vec<RemoteRules> {
        let board: CellSet = self.cells().collect();
        let zone = |zone: Option<usize>| zone.map_or([board; 2], |zone| self.zone_of(zone));
        let rule = |remote: &RemotePromotion| RemoteRules {
            movers: kind_bits(&remote.movers),
            from: zone(remote.from),
            to: zone(remote.to),
            promotes: kind_bits(&remote.promotes),
            stands: zone(remote.zone),
            into: remote.into.clone(),
            from_pool: remote.from_pool,
            keep: remote.keep.as_ref().map(|(zone, pieces)| (self.zone_of(*zone), kind_bits(pieces))),
        };
        self.definition.remote_promotions.iter().map(rule).collect()
    }
}

/// Whether the second step may go in another direction, and the greatest number of steps, of a motion that passes cells on which the piece can then be
/// captured; `None` of other motions.
const fn strides(kind: MotionKind) -> Option<(bool, u8)> {
    match kind {
        MotionKind::Double { free } => Some((free, 2)),
        MotionKind::Advance { most } => Some((false, most)),
        MotionKind::Ride { .. }
        | MotionKind::Leap
        | MotionKind::Lame
        | MotionKind::Crooked { .. }
        | MotionKind::Hop { .. }
        | MotionKind::Walk { .. }
        | MotionKind::Plane { .. }
        | MotionKind::Anywhere => None,
    }
}
