//! The compiler: from a definition to [`Rules`].
//!
//! [`trees`] grows the path trees and reverses them, [`tables`] builds the other tables, [`castling`] the castling
//! table, and [`bitboards`] the bitboard tables of small boards. [`budget`] limits the work and the memory.

mod bitboards;
mod budget;
mod castling;
mod error;
mod tables;
mod trees;

use std::sync::{Arc, OnceLock};

use crate::barred::BarRules;
use crate::between::BetweenTable;
use crate::blast::BlastRules;
use crate::capture_duty::CaptureDuty;
use crate::cellset::CellSet;
use crate::chase::ChaseRules;
use crate::conditions::Condition;
use crate::counting::CountingRules;
use crate::freezing::Freezing;
use crate::hash::mix;
use crate::hops::{HopLimits, MOST_LIMITS};
use crate::impasse::ImpasseRules;
use crate::legs::Legs;
use crate::paths::{Compass, DIRECTIONS};
use crate::piece::{Cell, MAX_CELLS, MAX_KINDS, Piece, Side, kind_bits};
use crate::royals::Royals;
use crate::rules::{Doubles, Features, PieceRules, RefugeRules, Rules};
use crate::shuffle::{MOST_ARRAYS, MOST_TRIED, ShuffleFault, Shuffled};
use crate::surroundings::Surroundings;
use crate::takings::TakingRules;
use crate::tree::{
    Builder, EN_PASSANT, Ends, Forest, MOVE, NO_DIRECTION, Node, PREY, PROMOTION, SHOOT, SWAP, Source, TAKE,
};
use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{
    Continuation, Definition, Directions, InfluenceEffect, Mode, Motion, MotionKind, NeutralActionKind, NeutralRole,
    PieceType, Spot, StartPosition, Test, Verdict, ZoneTest,
};
use variorum_gamedef::ending::Reason;

use self::budget::Budget;
use self::castling::castling_table;
pub use self::error::CompileError;
use self::trees::{Patterns, check_size};
pub(crate) use self::trees::{phrase_first_moves, phrase_paths};

impl Rules {
    /// Compiles a definition.
    ///
    /// # Errors
    /// Every reason why the game cannot be played as defined, including every fault of its start positions. If the game
    /// takes too much work or memory, compilation stops with this reason alone.
    pub fn compile(definition: &Definition) -> Result<Arc<Self>, Vec<CompileError>> {
        compile(definition, false)
    }

    /// Compiles a definition so that every move is judged by making it, and attacks are found by following each piece's
    /// moves. The rules are the same, but play is many times slower. [`Rules::compile`] does this too for games with a
    /// kind of motion that the faster methods do not support. For all other games, tests compare the two.
    ///
    /// # Errors
    /// As [`Rules::compile`].
    pub fn compile_by_trial(definition: &Definition) -> Result<Arc<Self>, Vec<CompileError>> {
        compile(definition, true)
    }
}

fn compile(definition: &Definition, trial: bool) -> Result<Arc<Rules>, Vec<CompileError>> {
    let faults = limits(definition);
    if !faults.is_empty() {
        return Err(faults);
    }
    let compiled = |several_royals: bool| -> Result<Arc<Rules>, Vec<CompileError>> {
        let compiler = Compiler { trial, several_royals, ..Compiler::new(definition) };
        let (rules, _) = compiler.finish().map_err(|fault| vec![fault])?;
        Ok(Arc::new(rules))
    };
    let mut rules = compiled(false)?;
    if rules.features.royal.is_some() && rules.starts_with_several_royals() {
        rules = compiled(true)?;
    }
    let faults = contradictions(&rules);
    if !faults.is_empty() {
        return Err(faults);
    }
    let mut faults = Vec::new();
    let (mut shuffled, mut tries) = (Vec::with_capacity(definition.starts.len()), MOST_TRIED);
    for start in &definition.starts {
        if let Err(found) = crate::Position::parse(&rules, &start.position) {
            let named = |position| CompileError::FaultyStart { start: start.name.clone(), position };
            faults.extend(found.0.into_iter().map(named));
        }
        match shuffled_start(&rules, start, &mut tries).transpose() {
            Ok(found) => shuffled.push(found),
            Err(fault) => faults.push(fault),
        }
    }
    if faults.is_empty() {
        // Nobody else can have set it.
        let _ = rules.shuffled.set(shuffled);
        Ok(rules)
    } else {
        Err(faults)
    }
}

/// The arrays of a start position that is shuffled, or why it cannot be as it says; `None` if it has other faults. `tries` are the placements that may
/// still be tried.
fn shuffled_start(
    rules: &Arc<Rules>,
    start: &StartPosition,
    tries: &mut u64,
) -> Option<Result<Shuffled, CompileError>> {
    let shuffle = start.shuffle.as_ref()?;
    let usual = crate::Position::parse(rules, &start.position).ok()?;
    let start = start.name.clone();
    Some(Shuffled::new(rules, &usual, shuffle, tries).map_err(|fault| match fault {
        ShuffleFault::NothingToShuffle => CompileError::NothingToShuffle { start },
        ShuffleFault::NotMirrored if shuffle.turned => CompileError::ShuffledUnturned { start },
        ShuffleFault::NotMirrored => CompileError::ShuffledUnlike { start },
        ShuffleFault::CannotKeep(index) => CompileError::CannotKeep { start, number: index + 1 },
        ShuffleFault::NoneLeft => CompileError::NoArray { start },
        ShuffleFault::TooMany => CompileError::TooManyArrays { start, most: MOST_ARRAYS },
        ShuffleFault::TooManyToTry => CompileError::TooManyToTry { start, most: MOST_TRIED },
    }))
}

/// Does the phrase capture, as long as its piece has not moved?
const fn captures_at_first(motion: &Motion) -> bool {
    motion.unmoved && !matches!(motion.mode, Mode::Moving)
}

/// Must moves by this phrase be judged by making them? A new kind begins with `true`, which is correct as soon as its
/// moves can be generated. It becomes `false` when the reverse trees include its attacks, the check info includes its
/// pins, and the comparison tests pass.
const fn needs_trial(motion: &Motion) -> bool {
    // The reverse trees hold no captures from afar, none besides, and none of certain pieces alone; nor do they know over whom a hop goes.
    let unheard = motion.staying || !motion.taking.is_empty() || !motion.prey.is_empty() || motion.over.is_some();
    // Nor do they tell what a piece uncovers that changes places with another, or who has not moved.
    if unheard || motion.swapping.is_some() || captures_at_first(motion) {
        return true;
    }
    match motion.kind {
        MotionKind::Ride { .. }
        | MotionKind::Leap
        | MotionKind::Lame
        | MotionKind::Crooked { .. }
        | MotionKind::Double { .. }
        | MotionKind::Advance { .. }
        | MotionKind::Walk { .. }
        | MotionKind::Plane { .. }
        | MotionKind::Anywhere => false,
        // The reverse trees do not know how far behind the screen the target is.
        MotionKind::Hop { behind, within: _ } => behind.is_some(),
    }
}

/// The largest number of kinds of neutral piece in a game.
const MAX_NEUTRALS: usize = 60;

/// The faults that make compilation pointless: too many cells or pieces, no start position.
fn limits(definition: &Definition) -> Vec<CompileError> {
    let mut faults = Vec::new();
    if definition.board.cell_count() > MAX_CELLS {
        faults.push(CompileError::TooManyCells { cells: definition.board.cell_count(), most: MAX_CELLS });
    }
    if definition.pieces.len() > MAX_KINDS {
        faults.push(CompileError::TooManyPieces { pieces: definition.pieces.len(), most: MAX_KINDS });
    }
    if definition.neutrals.len() > MAX_NEUTRALS {
        faults.push(CompileError::TooManyNeutrals { most: MAX_NEUTRALS });
    }
    if HopLimits::all_of(definition).len() > MOST_LIMITS {
        faults.push(CompileError::TooManyHops { most: MOST_LIMITS });
    }
    if definition.starts.is_empty() {
        faults.push(CompileError::NoStart);
    }
    faults
}

/// What games in which a side may have several royal pieces cannot have, and promotions by which a side loses a royal piece.
fn contradictions(rules: &Rules) -> Vec<CompileError> {
    let definition = &rules.definition;
    let several = rules.features.royals.is_some();
    let single = [
        ("swap", definition.swap.is_some()),
        ("confined.while", definition.refuge.is_some()),
        ("impasse", definition.endings.impasse.is_some()),
        ("blast", definition.capture.explodes()),
    ];
    let mut faults: Vec<CompileError> = single
        .into_iter()
        .filter(|&(_, given)| given && several)
        .map(|(key, _)| CompileError::SeveralRoyal { key: key.to_owned() })
        .collect();
    let is_royal = |kind: usize| definition.pieces[kind].is_royal();
    let id = |kind: usize| definition.pieces[kind].id.clone();
    let mut lost = |pieces: &[usize], into: &[usize]| {
        let other = into.iter().copied().find(|&into| !is_royal(into));
        for &kind in pieces.iter().filter(|&&kind| is_royal(kind)) {
            faults.extend(other.map(|into| CompileError::RoyalLost { piece: id(kind), into: id(into) }));
        }
    };
    for promotion in &definition.promotions {
        let into: Vec<usize> = promotion.into.iter().map(|choice| choice.piece).collect();
        lost(&promotion.pieces, &into);
    }
    definition.remote_promotions.iter().for_each(|remote| lost(&remote.promotes, &remote.into));
    faults.extend((0..rules.kinds()).filter_map(|kind| two_ways(rules, kind)));
    let passed = passed_cells(rules);
    faults.extend((0..rules.kinds()).filter_map(|kind| quietly_or_passing(rules, kind, &passed)));
    faults
}

/// The cells that double steps of Black pass.
fn passed_cells(rules: &Rules) -> CellSet {
    let doubles = (0..rules.kinds()).map(|kind| rules.doubles_of(Side::Black, kind));
    let passed = |doubles: &Doubles| -> Vec<Cell> {
        let steps = doubles.steps.iter().flatten();
        steps.flat_map(|step| std::iter::once(step.via).chain(doubles.further(*step).iter().copied())).collect()
    };
    doubles.flat_map(passed).filter(|&cell| cell != Cell::NONE).collect()
}

/// A capture of White's en passant on one of these cells, to which another path leads without capturing, so that the two are written alike. Along the same
/// path the piece captures.
fn quietly_or_passing(rules: &Rules, kind: usize, passed: &CellSet) -> Option<CompileError> {
    if !rules.definition.pieces[kind].motions.iter().any(|motion| motion.en_passant) {
        return None;
    }
    let alike = |from: Cell| {
        let nodes = rules.paths.tree(rules.tree_index(Side::White, kind, from));
        let passing = nodes.iter().filter(|node| node.flags & EN_PASSANT != 0 && passed.has(node.cell));
        let quiet = |to: Cell| nodes.iter().any(|node| node.cell == to && node.flags & (MOVE | EN_PASSANT) == MOVE);
        passing.map(|node| (from, node.cell)).find(|&(_, to)| quiet(to))
    };
    let (from, to) = rules.cells().find_map(alike)?;
    let (piece, name) = (rules.definition.pieces[kind].id.clone(), |cell| rules.cell_name(cell));
    Some(CompileError::QuietlyOrPassing { piece, from: name(from), to: name(to) })
}

/// A double step of White's whose target another phrase reaches too, so that the two are written alike.
fn two_ways(rules: &Rules, kind: usize) -> Option<CompileError> {
    let doubles = rules.doubles_of(Side::White, kind);
    let steps = rules.cells().zip(&doubles.steps).filter(|_| !doubles.named);
    let (from, to) =
        steps.flat_map(|(from, steps)| steps.iter().map(move |step| (from, step.to))).find(|&(from, to)| {
            let nodes = rules.paths.tree(rules.tree_index(Side::White, kind, from));
            nodes.iter().any(|node| node.cell == to && node.flags & MOVE != 0)
        })?;
    let (piece, name) = (rules.definition.pieces[kind].id.clone(), |cell| rules.cell_name(cell));
    Some(CompileError::TwoWays { piece, from: name(from), to: name(to) })
}

/// The state of one compilation.
struct Compiler<'a> {
    definition: &'a Definition,
    /// Judge moves by making them, whatever the game.
    trial: bool,
    /// A side has several royal pieces in a start position.
    several_royals: bool,
    board: &'a Board,
    cells: usize,
    /// The zones of White and Black, by number of the zone.
    zones: [Vec<CellSet>; 2],
    compass: Compass,
    /// The limits of hops, by the numbers in their trees.
    hop_limits: Vec<HopLimits>,
    budget: Budget,
}

impl<'a> Compiler<'a> {
    fn new(definition: &'a Definition) -> Self {
        let board = &definition.board;
        let white: Vec<CellSet> =
            definition.zones.iter().map(|zone| zone.cells.iter().map(|&cell| Cell(cell)).collect()).collect();
        let black = white.iter().map(|zone| zone.iter().map(|cell| Cell(board.mirror(cell.0))).collect()).collect();
        Self {
            definition,
            trial: false,
            several_royals: false,
            board,
            cells: board.cell_count(),
            zones: [white, black],
            compass: Compass::default(),
            hop_limits: HopLimits::all_of(definition),
            budget: Budget::new(),
        }
    }

    fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.cells as u16).map(Cell)
    }

    /// The cells of a zone, for White and Black.
    fn zone_of(&self, zone: usize) -> [CellSet; 2] {
        [self.zones[0][zone], self.zones[1][zone]]
    }

    /// Does a cell, seen from White's side, pass the test?
    fn passes(&self, test: Option<ZoneTest>, cell: Cell) -> bool {
        test.is_none_or(|test| self.zones[0][test.zone].has(cell) == test.inside)
    }

    /// May the piece be on this cell, seen from White's side?
    fn may_stand(&self, piece: &PieceType, cell: Cell) -> bool {
        piece.confined.is_none_or(|zone| self.zones[0][zone].has(cell))
            && piece.barred.is_none_or(|zone| !self.zones[0][zone].has(cell))
    }

    /// Builds the rules. Returns them with the rest of the budget.
    fn finish(mut self) -> Result<(Rules, Budget), CompileError> {
        let definition = self.definition;
        let kinds = definition.pieces.len();
        let slots = kinds + 1;
        let relays = definition.neutrals.iter().any(|neutral| neutral.role != NeutralRole::Blocker);
        let hops = definition.pieces.iter().flat_map(|piece| &piece.motions).any(|motion| motion.kind.needs_screen());

        // White's trees first; Black's are their mirror images.
        let mut paths = Forest::<Node>::default();
        let mut hop_paths = Forest::<Node>::default();
        let mut restarts = Forest::<Node>::default();
        let (mut plain, mut hop) = (Builder::new(), Builder::new());
        let confined = definition.refuge.as_ref().map(|refuge| (refuge.royal, refuge.zone));
        for slot in 0..slots {
            let (piece, zone) = match (definition.pieces.get(slot), confined) {
                (Some(piece), _) => (Some(piece), None),
                (None, Some((royal, zone))) => (definition.pieces.get(royal), Some(zone)),
                (None, None) => (None, None),
            };
            let patterns = piece.map_or_else(Patterns::new, |piece| self.patterns(&piece.motions));
            for from in self.cells() {
                let mut grow = |again, plain: &mut Builder<Ends>, hop: &mut Builder<Ends>| {
                    plain.clear();
                    hop.clear();
                    plain.allow(self.budget.work_left());
                    hop.allow(self.budget.work_left());
                    if let Some(piece) = piece {
                        self.grow(piece, &patterns, zone, from, again, plain, hop);
                    }
                    self.budget.work(plain.take_work() + hop.take_work())?;
                    check_size(plain)?;
                    check_size(hop)?;
                    // Black's trees have the same size.
                    self.budget.bytes(2 * (plain.len() + hop.len()) * size_of::<Node>())
                };
                grow(false, &mut plain, &mut hop)?;
                paths.plant(&plain);
                if hops {
                    hop_paths.plant(&hop);
                }
                if relays {
                    grow(true, &mut plain, &mut hop)?;
                    restarts.plant(&plain);
                }
            }
        }
        let (attackers, hop_attackers) = self.reverse(&paths, hops.then_some(&hop_paths), slots)?;
        let mirrors = self.compass.mirrors(self.board);
        // Directions matter only with relays and gates.
        if relays && self.compass.is_overfull() {
            return Err(CompileError::TooManyDirections { most: DIRECTIONS });
        }
        let board = self.board;
        let flipped: Vec<Cell> = self.cells().map(|cell| Cell(board.mirror(cell.0))).collect();
        let flip = |cell: Cell| flipped[cell.index()];
        let turn = |direction: u8| mirrors.get(usize::from(direction)).copied().unwrap_or(NO_DIRECTION);
        let black_nodes = |white: &mut Forest<Node>, turn: &dyn Fn(u8) -> u8| {
            let source = white.clone();
            for slot in 0..slots {
                for cell in (0..self.cells as u16).map(Cell) {
                    white.plant_image(&source, slot * self.cells + flip(cell).index(), flip, turn);
                }
            }
        };
        black_nodes(&mut paths, &turn);
        if hops {
            // Their numbers are no directions.
            black_nodes(&mut hop_paths, &|number| number);
        }
        if relays {
            black_nodes(&mut restarts, &turn);
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

        let promotions = self.promotions()?;
        // Each promotion may examine every node.
        let nodes = paths.node_count() + hop_paths.node_count() + restarts.node_count();
        self.budget.work((nodes * (promotions.len() + 1)) as u64)?;
        let doubles = self.doubles()?;
        let ends = |nodes: &[Node], flags: u8| nodes.iter().any(|node| node.flags & flags != 0);
        let moveless = self.idle(slots, &|index| !ends(paths.tree(index), MOVE), &doubles);
        let leads_on = |index| {
            let all = MOVE | TAKE | SHOOT | PREY | SWAP;
            ends(paths.tree(index), all) || hops && ends(hop_paths.tree(index), all)
        };
        let influences = self.influences()?;
        let mut stuck = self.idle(slots, &|index| !leads_on(index), &doubles);
        // Friends might lend it moves, whatever it can do itself.
        for (at, stuck) in stuck.iter_mut().enumerate() {
            let (side, kind) = (at / kinds, at % kinds);
            let of_others = influences.iter().filter(|lending| lending.effect.lends() && lending.on >> kind & 1 != 0);
            for lending in of_others {
                let tree = |slot: usize, cell: Cell| (side * slots + slot) * self.cells + cell.index();
                let lent = |cell: Cell| match &lending.lent {
                    Some(lent) => {
                        let index = side * self.cells + cell.index();
                        !lent.paths.tree(index).is_empty() || !lent.hops.tree(index).is_empty()
                    }
                    None => (0..kinds).any(|other| lending.of >> other & 1 != 0 && leads_on(tree(other, cell))),
                };
                *stuck = stuck.iter().filter(|&cell| !lent(cell)).collect();
            }
        }
        let pieces = self.pieces(&stuck, &moveless);
        // The promotion zones are known now, so mark the nodes on which a move may promote.
        let mark = |forest: &mut Forest<Node>| self.mark_promotions(forest, &pieces, &promotions, slots);
        mark(&mut paths);
        if hops {
            mark(&mut hop_paths);
        }
        if relays {
            mark(&mut restarts);
        }
        let tree_facts = self.tree_facts(&paths, hops.then_some(&hop_paths), slots);
        let riders = self.riders(&restarts, slots, relays);
        let features = self.features(&pieces, relays, hops);
        let trees = if relays { Side::BOTH.len() * slots * self.cells } else { 0 };
        let reaches = (0..trees).map(|index| paths.tree(index).iter().map(|node| node.cell).collect()).collect();
        let asked = if self.cells > SHORT_TREES { Side::BOTH.len() * slots * self.cells } else { 0 };
        let takes = (0..asked)
            .map(|tree| {
                let mut cells = takes(paths.tree(tree));
                if hops {
                    cells.extend(&takes(hop_paths.tree(tree)));
                }
                cells
            })
            .collect();
        let between = relays.then(|| BetweenTable::of(&attackers, Side::BOTH.len() * self.cells, self.cells)).flatten();
        let castling = castling_table(definition, &mut self.budget)?;
        let swap_cells = match &definition.swap {
            Some(swap) => self.neighbourhood(&swap.directions)?,
            None => Vec::new(),
        };
        let around = match &definition.capture.blast {
            Some(blast) => self.neighbourhood(&blast.directions)?,
            None => Vec::new(),
        };
        let near = if definition.barred.iter().any(|barred| barred.afar) {
            // By side and cell; what is beside a cell is the same for both.
            let beside: Vec<Directions> = [[1, 0, 0], [1, 1, 0], [1, 1, 1]].map(Directions::of_shape).into();
            let flat = &beside[..if definition.board.is_3d() { 3 } else { 2 }];
            self.neighbourhood(flat)?
        } else {
            Vec::new()
        };
        self.budget.bytes(near.len() / 2 * size_of::<CellSet>())?;
        let surroundings = Surroundings::of(definition, self.cells);
        self.budget.bytes(surroundings.as_ref().map_or(0, Surroundings::bytes))?;
        let neutral_steps = self.neutral_steps()?;
        let cost = TakingRules::cost(definition);
        self.budget.work(cost as u64)?;
        self.budget.bytes(cost * size_of::<Cell>())?;
        let takings = TakingRules::of(definition, &self.zones);
        let first_moves = self.first_moves()?;
        let legs = Legs::of(definition);
        self.budget.bytes(legs.bytes())?;
        let sight = self.sight()?;
        let conditions = Condition::cost(definition);
        self.budget.work(conditions as u64)?;
        // Of each side; a list has at least two cells.
        self.budget.bytes(2 * conditions * (size_of::<Cell>() + size_of::<Vec<Cell>>() / 2))?;
        let mut rules = Rules {
            cells: self.cells,
            slots,
            features,
            paths,
            hops: hop_paths,
            restarts,
            tree_facts,
            attackers,
            hop_attackers,
            hop_limits: std::mem::take(&mut self.hop_limits),
            between: between.map(Box::new),
            reaches,
            takes,
            riders,
            doubles,
            legs,
            stuck,
            moveless,
            promotions,
            castling,
            swap_cells,
            swap_partners: definition.swap.as_ref().map_or(0, |swap| kind_bits(&swap.partners)),
            neutral_steps,
            neighbours: self.orthogonal_neighbours(),
            refuge: definition.refuge.as_ref().map(|refuge| RefugeRules {
                royal: refuge.royal,
                zone: self.zone_of(refuge.zone),
                guards: kind_bits(&refuge.guards),
                grace: refuge.grace,
            }),
            chase: ChaseRules::of(definition, &self.zones),
            counting: CountingRules::of(definition),
            impasse: ImpasseRules::of(definition, &self.zones),
            conditions: Condition::all_of(definition, &self.zones),
            sight,
            counterparts: self.counterparts(),
            capture_duty: CaptureDuty::of(&definition.capture, definition.pieces.len()),
            blast: BlastRules::of(definition, &around),
            barred: BarRules::of(definition, &near[..near.len() / 2]),
            surroundings,
            takings,
            first_moves,
            remote: self.remote(),
            gating: self.gating(),
            influences,
            freezings: Freezing::all_of(definition, &self.zones),
            keys: Vec::new(),
            bitboards: None,
            attainable: OnceLock::new(),
            shuffled: OnceLock::new(),
            possible_attacks: OnceLock::new(),
            drops: (0..)
                .zip(&pieces)
                .filter(|(_, piece)| piece.is_dropped())
                .map(|(kind, piece)| (kind, piece.held_as))
                .collect(),
            pieces,
            board: (0..self.cells as u16).map(Cell).collect(),
            zones: self.zones,
            definition: definition.clone(),
            special_ends: Reason::on_the_board(definition).collect(),
        };
        rules.keys = piece_keys(&rules);
        if !rules.features.trial {
            rules.bitboards = bitboards::bitboards(&rules).map(Box::new);
        }
        Ok((rules, self.budget))
    }

    /// The features of the game.
    fn features(&self, pieces: &[PieceRules], relays: bool, hops: bool) -> Features {
        let definition = self.definition;
        let irregular = |motion: &Motion| {
            motion.mode != Mode::Both
                || motion.from.is_some()
                || motion.to.is_some()
                || motion.kind.fixed_mode().is_some()
        };
        let bent = |motion: &Motion| match motion.kind {
            MotionKind::Ride { max, .. } => {
                max != Some(1) && motion.directions.iter().any(|d| d.continuation != Continuation::Straight)
            }
            MotionKind::Crooked { .. }
            | MotionKind::Lame
            | MotionKind::Hop { .. }
            | MotionKind::Walk { .. }
            | MotionKind::Plane { .. } => true,
            MotionKind::Leap | MotionKind::Double { .. } | MotionKind::Advance { .. } | MotionKind::Anywhere => false,
        };
        let guards = Freezing::guards(definition);
        let freezing = guards != 0;
        let freezing_by_any_change = Freezing::is_by_any_change(definition);
        let guards = guards | definition.refuge.as_ref().map_or(0, |refuge| kind_bits(&refuge.guards));
        let royals = Royals::of(definition, self.several_royals);
        let royal = pieces.iter().position(|piece| piece.royal).filter(|_| royals.is_none());
        let bits = |holds: &dyn Fn(&PieceType) -> bool| {
            (0..pieces.len()).filter(|&kind| holds(&definition.pieces[kind])).fold(0, |bits, kind| bits | 1 << kind)
        };
        let endings = &definition.endings;
        let tests = || endings.conditions.iter().flat_map(|ending| &ending.when);
        let own_motions = || definition.pieces.iter().flat_map(|piece| &piece.motions);
        let motions = || own_motions().chain(definition.influences.iter().flat_map(|influence| &influence.moves));
        let seconds = || definition.second.iter().flat_map(|second| &second.actions);
        let puts = |spots: &[Spot]| {
            seconds().any(|action| matches!(action.kind, NeutralActionKind::Put { spot, .. } if spots.contains(&spot)))
        };
        let hops_sparing = |sparing: bool| {
            bits(&|piece| piece.motions.iter().any(|motion| motion.kind.needs_screen() && motion.sparing == sparing))
        };
        let sparing = hops_sparing(true);
        Features {
            // Attacks by second steps are found by following them.
            trial: self.trial
                || motions().any(needs_trial)
                // The reverse trees do not tell the hops of a kind that spare its type from those that do not, and through relays they know no hops.
                || sparing != 0 && (sparing & hops_sparing(false) != 0 || relays)
                || definition.board.crosses
                || !definition.influences.is_empty()
                || freezing_by_any_change
                || definition.goes_on() && pieces.iter().any(|piece| piece.royal),
            legs: definition.goes_on(),
            preys: motions().any(|motion| !motion.prey.is_empty()),
            shots: motions().any(|motion| motion.staying),
            swaps: motions().any(|motion| motion.swapping.is_some()),
            lends: definition.influences.iter().any(|influence| influence.effect.lends()),
            shields: definition.influences.iter().any(|influence| influence.effect == InfluenceEffect::Shield),
            royal,
            royals,
            always_royal: bits(&PieceType::is_always_royal),
            hops,
            sparing,
            sparing_in_sets: sparing.count_ones() <= 1
                && definition.promotions.is_empty()
                && definition.remote_promotions.is_empty()
                && definition.second.is_none()
                && definition.refuge.is_none()
                && definition.gating.is_none()
                && !definition.has_drops(),
            short_hops: sparing != 0 || motions().any(needs_trial),
            relays,
            second: definition.second.is_some(),
            second_compulsory: definition.second.as_ref().is_some_and(|second| second.compulsory),
            puts: puts(&[Spot::Anywhere, Spot::Left, Spot::Reached, Spot::Edge]),
            puts_by_move: puts(&[Spot::Left, Spot::Reached]),
            ko: definition.second.as_ref().is_some_and(|second| second.ko),
            hands: definition.gating.is_some() || definition.has_drops(),
            pool: !definition.pool.is_empty(),
            passers: (0..pieces.len())
                .filter(|&kind| definition.pieces[kind].motions.iter().any(|motion| motion.en_passant))
                .fold(0, |bits, kind| bits | 1 << kind),
            guards,
            freezing,
            freezing_by_any_change,
            tries_every_move: freezing_by_any_change
                || definition.board.crosses
                || !definition.influences.is_empty()
                || motions().any(|motion| !motion.taking.is_empty() || !motion.prey.is_empty()),
            watched: guards | bits(&PieceType::is_royal),
            unsettling: guards | if definition.refuge.is_some() { bits(&PieceType::is_royal) } else { 0 },
            special_ends: Reason::on_the_board(definition).next().is_some(),
            drops_first: (0..pieces.len())
                .filter(|&kind| definition.pieces[kind].drop.first)
                .fold(0, |bits, kind| bits | 1 << kind),
            forbids: endings.conditions.iter().any(|ending| ending.verdict == Verdict::Forbidden)
                || definition.in_a_row.is_some_and(|row| row.check_last),
            notes_castling: tests().any(|test| matches!(test, Test::Castled)),
            counts_checks: tests().any(|test| matches!(test, Test::ChecksGiven(_))),
            series: definition.series,
            in_a_row: definition.in_a_row,
            pass: definition.pass,
            counts_facing: tests().any(|test| matches!(test, Test::Facing(_))),
            counts_passes: definition.pass.is_some() && tests().any(|test| matches!(test, Test::Passes(_))),
            draws: endings.draws,
            counting: endings.counting.is_some(),
            irregular: if relays {
                (0..pieces.len())
                    .filter(|&kind| definition.pieces[kind].motions.iter().any(irregular))
                    .fold(0, |bits, kind| bits | 1 << kind)
            } else {
                0
            },
            bent_rides: relays && definition.pieces.iter().flat_map(|piece| &piece.motions).any(bent),
        }
    }
}

/// On boards of up to this many cells, path trees are so short that walking one costs no more than testing first
/// whether it leads to an enemy piece.
const SHORT_TREES: usize = 128;

/// The cells on which a piece may capture along these paths, also en passant; all cells if a move may promote.
fn takes(nodes: &[Node]) -> CellSet {
    let mut takes = CellSet::EMPTY;
    let mut flags = 0;
    for node in nodes {
        flags |= node.flags;
        if node.flags & (TAKE | EN_PASSANT | SHOOT | PREY) != 0 {
            takes.add(node.cell);
        }
    }
    if flags & PROMOTION == 0 { takes } else { CellSet::FULL }
}

/// The hash keys, by piece byte × cells + cell.
fn piece_keys(rules: &Rules) -> Vec<u64> {
    let mut keys = vec![0; 256 * rules.cells];
    let mut fill = |piece: Piece| {
        for cell in 0..rules.cells {
            keys[usize::from(piece.0) * rules.cells + cell] = mix(u64::from(piece.0) << 32 | cell as u64);
        }
    };
    for side in Side::BOTH {
        (0..rules.kinds()).for_each(|kind| fill(Piece::of(side, kind)));
    }
    (0..rules.definition.neutrals.len()).for_each(|kind| fill(Piece::of_neutral(kind)));
    keys
}
