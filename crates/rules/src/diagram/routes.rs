//! Routes: the cells that each piece moved by an action visits, in order, for pictures and descriptions.
//!
//! Nothing here judges legality. A route is found in the same trees as the moves themselves. Through relays and gates,
//! the generator of relayed moves (SR-10 to SR-30) reports how it reaches the target.

use crate::action::{Action, ActionKind};
use crate::first_moves::FirstMove;
use crate::paths::straight;
use crate::piece::{Cell, Side};
use crate::position::Position;
use crate::read_set::{DOUBLE, Leading, Onward, ReadSet};
use crate::relay_moves::Targets;
use crate::rules::NeutralSteps;
use crate::tree::{EN_PASSANT, MOVE, Node, PREY, SHOOT, SWAP, TAKE};

/// The route of one piece in an action.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Route {
    /// The cells that the piece visits: its own, those that it crosses or turns on (including relays and gates), and
    /// its target. A leap visits none in between. Never empty; a single cell for a piece that is put on the board.
    pub cells: Vec<Cell>,
    /// The steps that lead through a tunnel from gate to gate: `i` is the step from `cells[i]` to `cells[i + 1]`.
    pub tunnels: Vec<usize>,
}

impl Route {
    pub(super) fn straight(cells: impl Into<Vec<Cell>>) -> Self {
        Self { cells: cells.into(), tunnels: Vec::new() }
    }
}

/// The routes of the pieces that `action` moves, the mover's piece first; castling and swaps move two. If several paths
/// lead to the target, the result is one with the fewest relays and tunnels and, among these, the fewest cells.
///
/// # Panics
/// May panic if `action` is not legal in this position.
///
/// ```
/// # use variorum_rules::{Position, diagram::routes};
/// # let rules = variorum_library::rules("chess")?;
/// let position = Position::start(&rules);
/// let routes = routes(&position, position.parse_turn("e2e4")?.first);
/// let names: Vec<String> = routes[0].cells.iter().map(|&cell| rules.cell_name(cell)).collect();
/// assert_eq!(names, ["e2", "e3", "e4"]);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn routes(position: &Position, action: Action) -> Vec<Route> {
    let mut routes = within_level(position, action);
    // Where pieces cross, the last step leads through to the other level.
    for route in &mut routes {
        let end = route.cells.last().copied();
        let landing = end.filter(|end| Position::arrivals(action).contains(end)).map(|end| position.landing(end));
        if let Some(landing) = landing.filter(|&landing| Some(landing) != end && landing != Cell::NONE) {
            route.tunnels.push(route.cells.len() - 1);
            route.cells.push(landing);
        }
    }
    routes
}

/// The routes without what follows a move.
fn within_level(position: &Position, action: Action) -> Vec<Route> {
    let (from, to) = (action.from(), action.to());
    let one = |route| vec![route];
    match action.kind() {
        ActionKind::Move => {
            one(position.moved(from, to, if position.at(to).is_none() || from == to { MOVE } else { TAKE | PREY }))
        }
        ActionKind::EnPassant => one(position.moved(from, to, EN_PASSANT)),
        ActionKind::Shot => one(position.moved(from, to, SHOOT)),
        ActionKind::Double if action.via() != Cell::NONE => {
            let doubles = position.rules.doubles_of(position.side(), position.at(from).kind());
            let passed = doubles.passed(from, action.via(), to);
            one(Route::straight(std::iter::once(from).chain(passed).chain([to]).collect::<Vec<_>>()))
        }
        ActionKind::Double => one(position.moved(from, to, DOUBLE)),
        ActionKind::Castle => vec![position.castled(from, action.via()), position.castled(to, action.aux())],
        ActionKind::Swap => {
            // The partner goes back the same way.
            let there = position.moved(from, to, SWAP);
            let back: Vec<Cell> = there.cells.iter().rev().copied().collect();
            vec![there, Route::straight(back)]
        }
        ActionKind::NeutralSwap => vec![Route::straight([from, to]), Route::straight([to, from])],
        ActionKind::Neutral => one(position.neutral_route(from, to)),
        ActionKind::Drop | ActionKind::Gate | ActionKind::NeutralPlace => one(Route::straight([to])),
        ActionKind::Promote | ActionKind::Pass => Vec::new(),
    }
}

impl Position {
    /// The route of a capture that need not be legal.
    pub(super) fn capture_route(&self, from: Cell, to: Cell) -> Route {
        self.moved(from, to, TAKE | SHOOT | PREY)
    }

    /// The route of a piece in castling. Castling leads over no joined edge: where there are some, the cells between say which way it goes.
    fn castled(&self, from: Cell, to: Cell) -> Route {
        let board = &self.rules.definition.board;
        let between = if board.wraps || board.wraps_ranks { straight(board, from, to) } else { None };
        let onward = between.filter(|cells| !cells.is_empty()).unwrap_or_else(|| vec![to]);
        Route::straight([&[from], onward.as_slice()].concat())
    }

    /// The route of a move with these flags (see [`crate::tree`]), or of a double step ([`DOUBLE`]).
    fn moved(&self, from: Cell, to: Cell, how: u8) -> Route {
        let rules = &self.rules;
        let found = if rules.features.relays {
            let mut tracer = Tracer::new(from, to, how);
            self.walk(from, &mut Targets::default(), &mut tracer);
            tracer.best
        } else {
            let piece = self.at(from);
            let side = piece.owner();
            let slot = self.bits[side.index()][piece.kind()].trailing_zeros() as usize;
            let tree = rules.tree_index(side, slot, from);
            let lent = self.lent(from, side, piece.kind());
            let own = lent.is_none_or(|lent| lent.own);
            let hops = if rules.features.hops { rules.hops.tree(tree) } else { &[] };
            let along = |plain: &[Node], hops: &[Node]| {
                let open = self.route_in(plain, to, how, 0);
                match (open, self.route_in(hops, to, how, 1)) {
                    (Some(open), Some(over)) => Some(if over.len() < open.len() { over } else { open }),
                    (open, over) => open.or(over),
                }
            };
            let cells = own.then(|| along(rules.paths.tree(tree), hops)).flatten();
            let cells = cells.or_else(|| {
                let lent = lent.into_iter().flat_map(|lent| rules.lent_paths(side, piece.kind(), from, lent));
                lent.filter_map(|paths| along(paths.plain, paths.hops)).min_by_key(Vec::len)
            });
            let cells = cells.or_else(|| self.way_besides(from, to, side).filter(|_| how & MOVE != 0));
            let cells = cells.or_else(|| self.first_way(from, to, side, how));
            cells.map(|cells| Route::straight([&[from], cells.as_slice()].concat()))
        };
        found.unwrap_or_else(|| Route::straight([from, to]))
    }

    /// The cells that a first move to `to` visits: all on its way, unless it leaps over them. `how` says whether it moves or captures.
    fn first_way(&self, from: Cell, to: Cell, side: Side, how: u8) -> Option<Vec<Cell>> {
        let firsts = self.first_moves(side, self.at(from).kind(), from).iter();
        let ends = |first: &FirstMove| how & MOVE != 0 && first.moves || how & TAKE != 0 && first.takes;
        let open = firsts.filter(|first| first.to == to && ends(first) && self.has_open_way(first));
        let way = |first: &FirstMove| if first.open { [&first.way[..], &[to]].concat() } else { vec![to] };
        open.map(way).min_by_key(Vec::len)
    }

    /// The shortest path in a tree to `to` that crosses exactly `screens` pieces.
    fn route_in(&self, nodes: &[Node], to: Cell, how: u8, screens: usize) -> Option<Vec<Cell>> {
        let mut best: Option<Vec<Cell>> = None;
        let mut ends: Vec<(usize, Cell)> = Vec::new();
        for (at, node) in nodes.iter().enumerate() {
            while ends.last().is_some_and(|&(end, _)| end <= at) {
                ends.pop();
            }
            ends.push((at + usize::from(node.skip), node.cell));
            let shorter = best.as_ref().is_none_or(|best| ends.len() < best.len());
            if node.cell != to || node.flags & how == 0 || !shorter {
                continue;
            }
            let way: Vec<Cell> = ends.iter().map(|&(_, cell)| cell).collect();
            let passed = &way[..way.len() - 1];
            let taken = |cell: &Cell| !self.at(*cell).is_none();
            let last_screen = passed.iter().rposition(taken).unwrap_or(0);
            let limits = Some(usize::from(node.direction)).filter(|_| screens > 0);
            let limits = limits.and_then(|number| self.rules.hop_limits.get(number));
            let near = limits
                .and_then(|limits| limits.behind)
                .is_none_or(|most| way.len() - 1 - last_screen <= usize::from(most));
            if near && passed.iter().filter(|cell| taken(cell)).count() == screens {
                best = Some(way);
            }
        }
        best
    }

    /// The route of a neutral piece, over relays if its kind may use them (SR-7).
    fn neutral_route(&self, from: Cell, to: Cell) -> Route {
        let kind = self.at(from).kind();
        let steps = self.rules.neutral_steps.iter().filter(|steps| steps.neutrals >> kind & 1 != 0);
        let between = steps.filter_map(|steps| self.neutral_way(steps, from, to));
        Route::straight(between.min_by_key(Vec::len).unwrap_or_else(|| vec![from, to]))
    }

    /// The shortest path of a neutral piece by these steps (breadth-first search).
    fn neutral_way(&self, steps: &NeutralSteps, from: Cell, to: Cell) -> Option<Vec<Cell>> {
        let relay = |cell: Cell| {
            let piece = self.at(cell);
            piece.is_neutral() && steps.over >> piece.kind() & 1 != 0
        };
        // Each cell reached, with the index in this list of the cell before it.
        let mut met = vec![(from, 0)];
        let mut done = 0;
        while let Some(&(start, _)) = met.get(done) {
            for next in steps.goals[start.index()].iter() {
                if next == to {
                    let mut way = vec![to, start];
                    let mut at = done;
                    while at != 0 {
                        at = met[at].1;
                        way.push(met[at].0);
                    }
                    way.reverse();
                    return Some(way);
                }
                if relay(next) && !met.iter().any(|&(cell, _)| cell == next) {
                    met.push((next, done));
                }
            }
            done += 1;
        }
        None
    }
}

/// Records how the generator of relayed moves reaches one target.
struct Tracer {
    /// The target.
    goal: Cell,
    /// The wanted kind of arrival: flags of [`crate::tree`], or [`DOUBLE`].
    how: u8,
    /// The cells up to the stop where the walk continues.
    cells: Vec<Cell>,
    /// The tunnels among these cells.
    tunnels: Vec<usize>,
    /// For every stop: how many cells and tunnels came before it, and whether it belongs to a double step.
    stops: Vec<(usize, usize, bool)>,
    /// The best route found so far.
    best: Option<Route>,
    /// The number of stops of the best route.
    best_stops: usize,
}

impl Tracer {
    fn new(from: Cell, goal: Cell, how: u8) -> Self {
        Self {
            goal,
            how,
            cells: vec![from],
            tunnels: Vec::new(),
            stops: Vec::new(),
            best: None,
            best_stops: usize::MAX,
        }
    }
}

/// The cells from the root of a tree, which is not included, to the node at `at`.
fn line(nodes: &[Node], at: usize) -> impl Iterator<Item = Cell> {
    let above = nodes.iter().take(at).enumerate().filter(move |(index, node)| index + usize::from(node.skip) > at);
    above.map(|(_, node)| node.cell).chain(nodes.get(at).map(|node| node.cell))
}

/// Appends the cells of a path.
fn add(cells: &mut Vec<Cell>, way: Leading<'_>) {
    match way {
        Leading::Node(nodes, at) => cells.extend(line(nodes, at)),
        Leading::Cells(some) => cells.extend_from_slice(some),
    }
}

impl ReadSet for Tracer {
    fn read(&mut self, _: Cell) {}

    fn arrive(&mut self, way: Leading<'_>, how: u8) {
        let end = match way {
            Leading::Node(nodes, at) => nodes.get(at).map(|node| node.cell),
            Leading::Cells(cells) => cells.last().copied(),
        };
        // A single step from a relay that a double step has reached also ends the double step (SR-19).
        let in_double = self.stops.last().is_some_and(|&(_, _, double)| double);
        let wanted = self.how & how != 0 || self.how == DOUBLE && in_double && how & MOVE != 0;
        if end != Some(self.goal) || !wanted {
            return;
        }
        let mut cells = self.cells.clone();
        add(&mut cells, way);
        let shorter = self.best.as_ref().is_none_or(|best| cells.len() < best.cells.len());
        if self.stops.len() < self.best_stops || self.stops.len() == self.best_stops && shorter {
            self.best_stops = self.stops.len();
            self.best = Some(Route { cells, tunnels: self.tunnels.clone() });
        }
    }

    fn enter(&mut self, way: Leading<'_>, onward: Onward) {
        let double = self.stops.last().is_some_and(|&(_, _, double)| double) || onward == Onward::RelayInDouble;
        self.stops.push((self.cells.len(), self.tunnels.len(), double));
        add(&mut self.cells, way);
        if let Onward::Gate(exit) = onward {
            self.tunnels.push(self.cells.len() - 1);
            self.cells.push(exit);
        }
    }

    fn leave(&mut self) {
        if let Some((cells, tunnels, _)) = self.stops.pop() {
            self.cells.truncate(cells);
            self.tunnels.truncate(tunnels);
        }
    }
}
