//! What stops the phrases of a piece on their paths from its cell to the wished target.

use variorum_gamedef::definition::{Mode, Motion, MotionKind, Taking, TakingPlace, ZoneTest};

use super::cause::Cause;
use super::open;
use super::safety::Candidate;
use crate::action::ActionKind;
use crate::compile::{phrase_first_moves, phrase_paths};
use crate::diagram::{Attack, attacks};
use crate::first_moves::FirstMove;
use crate::hops::HopLimits;
use crate::piece::{Cell, Occupant, Piece, Side};
use crate::position::Position;
use crate::read_set::{Leading, ReadSet};
use crate::relay_moves::Targets;
use crate::rules::DoubleTable;
use crate::tree::{EN_PASSANT, Forest, MOVE, Node, PREY, SHOOT, SWAP, TAKE};

/// The ways in which the piece on `from` might get to `to`, each with what stops it. The piece belongs to the side to
/// move.
pub(super) fn candidates(position: &Position, from: Cell, to: Cell) -> Vec<Candidate> {
    let rules = &position.rules;
    let asked = Asked { position, side: position.side(), kind: position.at(from).kind(), from, to };
    let relays = rules.features.relays;
    let motions = &rules.definition.pieces[asked.kind].motions;
    let mut found = Vec::new();
    let mut tables = rules.doubles_of(asked.side, asked.kind).tables.iter();
    for (motion, forests) in motions.iter().zip(&phrase_paths(rules, asked.side, motions, from)) {
        match motion.kind {
            MotionKind::Double { .. } | MotionKind::Advance { .. } => {
                if let Some(table) = tables.next().filter(|_| asked.may_be_prey(motion)) {
                    asked.doubles(motion, table, &mut found);
                }
            }
            MotionKind::Ride { .. }
            | MotionKind::Leap
            | MotionKind::Lame
            | MotionKind::Crooked { .. }
            | MotionKind::Walk { .. }
            | MotionKind::Plane { .. }
            | MotionKind::Anywhere
            | MotionKind::Hop { .. } => asked.on_paths(motion, forests, &mut found),
        }
    }
    if rules.features.lends {
        asked.lent(&mut found);
    }
    if rules.first_moves.concerns(asked.kind) {
        let firsts = phrase_first_moves(rules, asked.side, asked.kind, from);
        for (motion, firsts) in motions.iter().zip(&firsts) {
            let meant = firsts.iter().filter(|first| first.to == to);
            found.extend(meant.map(|first| asked.first_move(motion, first)));
        }
    }
    if relays {
        asked.relayed(&mut found);
    }
    if rules.features.shields {
        found.iter_mut().for_each(|candidate| asked.protected(candidate));
    }
    found
}

/// The cause when no phrase leads from `from` to `to`.
pub(super) fn none(position: &Position, from: Cell, to: Cell) -> Vec<Cause> {
    let pawn = position.rules.pieces[position.at(from).kind()].pawn;
    let returns = from == to && pawn && position.rules.features.relays && {
        let mut home = Returns { origin: from, found: false };
        position.walk(from, &mut Targets::default(), &mut home);
        home.found
    };
    vec![if returns { Cause::NullMove { cell: from } } else { Cause::Shape { from, to } }]
}

/// Notes whether a walk comes back to the cell where it began.
struct Returns {
    origin: Cell,
    found: bool,
}

impl ReadSet for Returns {
    fn read(&mut self, _: Cell) {}

    fn arrive(&mut self, way: Leading<'_>, how: u8) {
        let end = match way {
            Leading::Node(nodes, at) => nodes.get(at).map(|node| node.cell),
            Leading::Cells(cells) => cells.last().copied(),
        };
        self.found |= end == Some(self.origin) && how & MOVE != 0;
    }
}

/// Calls `found` with the cells before `to` on each path that may end there.
fn each_path(nodes: &[Node], to: Cell, mut found: impl FnMut(&[Cell])) {
    let mut above: Vec<(usize, Cell)> = Vec::new();
    for (at, node) in nodes.iter().enumerate() {
        while above.last().is_some_and(|&(end, _)| end <= at) {
            above.pop();
        }
        if node.cell == to && node.flags & (MOVE | TAKE | EN_PASSANT | SHOOT | PREY | SWAP) != 0 {
            let way: Vec<Cell> = above.iter().map(|&(_, cell)| cell).collect();
            found(&way);
        }
        above.push((at + usize::from(node.skip), node.cell));
    }
}

/// What a piece does by a phrase that is no double step.
fn kind_of(motion: &Motion) -> ActionKind {
    if motion.staying {
        ActionKind::Shot
    } else if motion.swapping.is_some() {
        ActionKind::Swap
    } else {
        ActionKind::Move
    }
}

/// The attacks on these cells, and those behind them: the attackers are taken from the board until none is left.
fn attacked_in_turn(board: &mut Position, cells: &[Cell], by: Side) -> Vec<Attack> {
    let mut found: Vec<Attack> = Vec::new();
    loop {
        let more: Vec<Attack> = cells.iter().flat_map(|&cell| attacks(board, cell, by)).collect();
        if more.is_empty() {
            return found;
        }
        for attack in more {
            if !board.at(attack.by).is_none() {
                board.set(attack.by, Piece::NONE, &mut ());
                found.push(attack);
            }
        }
        board.settle();
    }
}

/// A piece and where it is to go.
#[derive(Clone, Copy)]
struct Asked<'a> {
    position: &'a Position,
    side: Side,
    kind: usize,
    from: Cell,
    to: Cell,
}

impl Asked<'_> {
    /// The ways of one phrase along its paths.
    fn on_paths(&self, motion: &Motion, [plain, hops]: &[Forest<Node>; 2], found: &mut Vec<Candidate>) {
        if !self.may_be_prey(motion) || motion.unmoved {
            return;
        }
        match motion.kind {
            MotionKind::Ride { .. }
            | MotionKind::Leap
            | MotionKind::Lame
            | MotionKind::Crooked { .. }
            | MotionKind::Plane { .. }
            | MotionKind::Anywhere => {
                each_path(plain.tree(0), self.to, |way| found.push(self.along(motion, way)));
            }
            MotionKind::Walk { .. } => {
                let mut ways = Vec::new();
                each_path(plain.tree(0), self.to, |way| ways.push(self.along(motion, way)));
                // Of many ways, those are meant from which no royal piece would have to go: it might have nowhere else to stand.
                let royal = |way: &Candidate| way.changes.iter().any(|&(cell, _)| self.is_royal(cell));
                let others = ways.iter().filter(|way| !royal(way)).count();
                found.extend(ways.into_iter().filter(|way| others == 0 || !royal(way)));
            }
            // In games with relays there are no hops: the generator of relayed moves makes none.
            MotionKind::Hop { .. } if self.position.rules.features.relays => {}
            MotionKind::Hop { behind, within: _ } => {
                each_path(hops.tree(0), self.to, |way| found.push(self.over(motion, way, behind)));
            }
            MotionKind::Double { .. } | MotionKind::Advance { .. } => {}
        }
    }

    /// Adds the ways that friends lend, and what bars those of the piece itself.
    fn lent(&self, found: &mut Vec<Candidate>) {
        let (position, rules) = (self.position, &self.position.rules);
        let mut by: Vec<Cell> = position.replacers(self.from, self.side, self.kind).collect();
        by.sort_unstable();
        by.dedup();
        for candidate in found.iter_mut() {
            // Those that are in the way have to go already.
            let goes = |cell: &Cell| candidate.changes.iter().any(|(changed, _)| changed == cell);
            let by: Vec<Cell> = by.iter().copied().filter(|cell| !goes(cell)).collect();
            if !by.is_empty() {
                candidate.without(&by.clone(), Cause::MovesAsOthers { cell: self.from, by });
            }
        }
        let lenders: Vec<Cell> = position.lenders(self.from, self.side, self.kind).collect();
        let before = found.len();
        for lists in position.lent_phrases(self.from, self.side, self.kind) {
            let as_kind = Asked { kind: lists.kind, ..*self };
            // What is borrowed captures nothing en passant.
            let motions: Vec<Motion> =
                lists.motions.iter().map(|motion| Motion { en_passant: false, ..motion.clone() }).collect();
            for (motion, forests) in motions.iter().zip(&phrase_paths(rules, self.side, &motions, self.from)) {
                as_kind.on_paths(motion, forests, found);
            }
        }
        // A way that opens only when those who lend it go is none.
        let mut at = before;
        while let Some(candidate) = found.get(at) {
            if candidate.changes.iter().any(|(cell, _)| lenders.contains(cell)) {
                found.remove(at);
            } else {
                at += 1;
            }
        }
    }

    /// Adds that friends protect what would be captured.
    fn protected(&self, candidate: &mut Candidate) {
        let (position, enemy) = (self.position, self.side.other());
        let passing = candidate.action.kind() == ActionKind::EnPassant;
        let cell = if passing { position.state.passing.victim_at(self.to) } else { Some(self.to) };
        let Some(cell) = cell.filter(|&cell| position.at(cell).is_owned_by(enemy)) else { return };
        if candidate.causes.iter().any(|cause| matches!(cause, Cause::CannotCapture { .. })) {
            return;
        }
        let mut by: Vec<Cell> = position.protectors(cell, enemy, position.at(cell).kind()).collect();
        by.sort_unstable();
        by.dedup();
        if !by.is_empty() {
            candidate.without(&by.clone(), Cause::Protected { cell, by });
        }
    }

    fn is_royal(&self, cell: Cell) -> bool {
        match self.position.at(cell).occupant() {
            Some(Occupant::Owned(_, kind)) => self.position.rules.definition.pieces[kind].is_royal(),
            Some(Occupant::Neutral(_)) | None => false,
        }
    }

    fn in_zone(&self, zone: usize, cell: Cell) -> bool {
        self.position.rules.zones[self.side.index()][zone].has(cell)
    }

    fn fails(&self, test: Option<ZoneTest>, cell: Cell) -> Option<ZoneTest> {
        test.filter(|test| self.in_zone(test.zone, cell) != test.inside)
    }

    /// The zones that forbid the phrase here.
    fn zones(&self, motion: &Motion, candidate: &mut Candidate) {
        let (position, cell) = (self.position, self.to);
        let causes = &mut candidate.causes;
        if let Some(ZoneTest { zone, inside }) = self.fails(motion.from, self.from) {
            causes.push(Cause::StartZone { cell: self.from, zone, inside });
        }
        if let Some(ZoneTest { zone, inside }) = self.fails(motion.to, cell) {
            causes.push(Cause::EndZone { cell, zone, inside });
        }
        if motion.staying {
            return;
        }
        let piece = &position.rules.definition.pieces[self.kind];
        if let Some(zone) = piece.confined.filter(|&zone| !self.in_zone(zone, cell)) {
            causes.push(Cause::Confined { cell, zone });
        }
        if let Some(zone) = piece.barred.filter(|&zone| self.in_zone(zone, cell)) {
            causes.push(Cause::Barred { cell, zone });
        }
        if let Some(refuge) = &position.rules.definition.refuge
            && refuge.royal == self.kind
            && position.is_confined(self.side)
            && !self.in_zone(refuge.zone, cell)
        {
            causes.push(Cause::Refuge { cell, zone: refuge.zone });
        }
    }

    /// What is on the target, for a phrase of this mode.
    fn target(&self, motion: &Motion, candidate: &mut Candidate) {
        let (position, cell) = (self.position, self.to);
        if motion.swapping.is_some() {
            return;
        }
        match position.at(cell).occupant() {
            None => match motion.mode {
                Mode::Both | Mode::Moving => {}
                Mode::Capturing if motion.en_passant && position.state.passing.contains(cell) => {
                    *candidate =
                        Candidate { causes: candidate.causes.clone(), ..open(ActionKind::EnPassant, self.from, cell) };
                }
                Mode::Capturing => match self.lapsed().filter(|_| motion.en_passant) {
                    Some(victim) => {
                        let mut causes = candidate.causes.clone();
                        causes.push(Cause::PassingLapsed { cell, victim });
                        let action = open(ActionKind::EnPassant, self.from, cell);
                        *candidate = Candidate { causes, passing: Some(victim), ..action };
                    }
                    None => candidate.causes.push(Cause::OnlyCaptures { cell }),
                },
            },
            Some(Occupant::Owned(side, _)) if side == self.side => {
                candidate.without(&[cell], Cause::OwnPiece { cell });
            }
            Some(Occupant::Neutral(_)) => candidate.without(&[cell], Cause::NeutralTarget { cell }),
            Some(Occupant::Owned(..)) => match motion.mode {
                Mode::Both | Mode::Capturing => {}
                Mode::Moving => candidate.without(&[cell], Cause::CannotCapture { cell }),
            },
        }
    }

    /// Might the phrase capture what is on the target, or change places with it? A phrase that names its victims or partners has nothing to do with other
    /// targets.
    fn may_be_prey(&self, motion: &Motion) -> bool {
        let target = self.position.at(self.to);
        if let Some(swapped) = &motion.swapping {
            let belongs = match target.occupant() {
                Some(Occupant::Owned(side, _)) => {
                    if side == self.side {
                        swapped.own
                    } else {
                        swapped.enemy
                    }
                }
                Some(Occupant::Neutral(_)) | None => false,
            };
            return belongs && swapped.pieces.contains(&target.kind());
        }
        motion.prey.is_empty() || target.is_owned_by(self.side.other()) && motion.prey.contains(&target.kind())
    }

    /// The pieces on the way that this phrase does not pass.
    fn in_the_way(&self, motion: &Motion, way: &[Cell]) -> Vec<Cell> {
        let passes = |piece: Piece| {
            let over = |taking: &Taking| taking.place == TakingPlace::Passed && taking.pieces.contains(&piece.kind());
            piece.is_owned_by(self.side.other()) && motion.taking.iter().any(over)
        };
        // What is on the target has a cause of its own.
        let open = |number: usize| way.get(number + 1).is_none_or(|&next| self.position.at(next).is_none());
        let stops = |&(number, &cell): &(usize, &Cell)| !(passes(self.position.at(cell)) && open(number));
        let occupied = way.iter().enumerate().filter(|&(_, &cell)| !self.position.at(cell).is_none());
        occupied.filter(stops).map(|(_, &cell)| cell).collect()
    }

    fn occupied(&self, way: &[Cell]) -> Vec<Cell> {
        way.iter().copied().filter(|&cell| !self.position.at(cell).is_none()).collect()
    }

    /// An open path over `way`.
    fn along(&self, motion: &Motion, way: &[Cell]) -> Candidate {
        let mut candidate = open(kind_of(motion), self.from, self.to);
        self.zones(motion, &mut candidate);
        self.target(motion, &mut candidate);
        let by = self.in_the_way(motion, way);
        if !by.is_empty() {
            candidate.without(&by.clone(), Cause::Blocked { by });
        }
        candidate
    }

    /// A move that the piece has only as long as it has not moved.
    fn first_move(&self, motion: &Motion, first: &FirstMove) -> Candidate {
        let (position, enemy) = (self.position, self.side.other());
        let mut candidate = open(ActionKind::Move, self.from, self.to);
        if !position.lasting().rights.contains(&self.from) {
            candidate.causes.push(Cause::HasMoved { cell: self.from });
        }
        self.zones(motion, &mut candidate);
        self.target(motion, &mut candidate);
        let by = if first.open { self.occupied(&first.way) } else { Vec::new() };
        if !by.is_empty() {
            candidate.without(&by.clone(), Cause::Blocked { by });
        }
        if first.not_through_check && position.is_royal_by_itself(self.from) {
            let mut board = position.scratch();
            let checks = attacked_in_turn(&mut board, &[self.from], enemy);
            let royal = board.at(self.from);
            board.set(self.from, Piece::NONE, &mut ());
            board.settle();
            let mut over = attacked_in_turn(&mut board, &first.way, enemy);
            over.retain(|attack| !checks.iter().any(|check| check.by == attack.by));
            board.set(self.from, royal, &mut ());
            let mut add = |attacks: Vec<Attack>, cause: fn(Vec<Attack>) -> Cause| {
                if !attacks.is_empty() {
                    let cells: Vec<Cell> = attacks.iter().map(|attack| attack.by).collect();
                    candidate.without(&cells, cause(attacks));
                }
            };
            add(checks, |attacks| Cause::OutOfCheck { attacks });
            add(over, |attacks| Cause::ThroughCheck { attacks });
        }
        candidate
    }

    /// A path over exactly one piece (ST-8), which is at most `behind` cells before the target.
    fn over(&self, motion: &Motion, way: &[Cell], behind: Option<u8>) -> Candidate {
        let mut candidate = open(kind_of(motion), self.from, self.to);
        self.zones(motion, &mut candidate);
        self.target(motion, &mut candidate);
        let near = behind.map_or(0, |most| way.len().saturating_sub(most.into()));
        let (far, way) = way.split_at(near);
        let own = |cell: Cell| motion.sparing && self.position.holds(cell, self.kind);
        let mut by = self.occupied(far);
        // Pieces over which it does not go stop it.
        let limits = HopLimits::of(motion);
        let passable = |cell: Cell| {
            limits.as_ref().is_none_or(|limits| self.position.goes_over(limits, self.side, self.kind, cell))
        };
        let spared: Vec<Cell> = self.occupied(way).into_iter().filter(|&cell| !passable(cell)).collect();
        by.extend(&spared);
        if own(self.to) && self.position.at(self.to).is_owned_by(self.side.other()) {
            candidate.without(&[self.to], Cause::CannotCapture { cell: self.to });
        }
        let hurdles: Vec<Cell> = self.occupied(way).into_iter().filter(|cell| !spared.contains(cell)).collect();
        // Where it goes over certain pieces alone, another one in the place of what is there is enough.
        let replaced = spared.first().copied().filter(|_| motion.over.is_some() && hurdles.is_empty());
        by.retain(|&cell| Some(cell) != replaced);
        if !by.is_empty() {
            candidate.without(&by.clone(), Cause::Blocked { by });
        }
        match hurdles.split_first() {
            None => {
                let way = replaced.map_or_else(|| way.to_vec(), |cell| vec![cell]);
                candidate.causes.push(Cause::NoHurdle { way });
            }
            Some((_, [])) => {}
            Some((_, more)) => {
                let more = more.to_vec();
                candidate.without(&more, Cause::ManyHurdles { hurdles });
            }
        }
        candidate
    }

    /// Double steps of one phrase.
    fn doubles(&self, motion: &Motion, table: &DoubleTable, found: &mut Vec<Candidate>) {
        for (number, first) in table.steps.iter().enumerate() {
            let via = first[self.from.index()];
            if via == Cell::NONE || self.to == self.from {
                continue;
            }
            for (other, second) in table.steps.iter().enumerate() {
                if second[via.index()] == self.to && (table.free || number == other) {
                    self.strides(motion, via, &[via], found);
                }
            }
            let onward = std::iter::successors(Some(via), |cell| {
                Some(first[cell.index()]).filter(|&next| next != Cell::NONE && next != self.from)
            });
            let passed: Vec<Cell> = onward.take(usize::from(table.most)).take_while(|&cell| cell != self.to).collect();
            // Those of two steps were found above.
            if passed.len() > 1
                && passed.len() < usize::from(table.most)
                && passed.last().is_some_and(|cell| first[cell.index()] == self.to)
            {
                self.strides(motion, via, &passed, found);
            }
        }
    }

    /// A double step, or a longer advance, of one phrase over these cells.
    fn strides(&self, motion: &Motion, via: Cell, passed: &[Cell], found: &mut Vec<Candidate>) {
        let mut candidate = open(ActionKind::Double, self.from, self.to);
        candidate.action = candidate.action.with_via(via);
        self.zones(motion, &mut candidate);
        self.target(motion, &mut candidate);
        let by = self.occupied(passed);
        if !by.is_empty() {
            candidate.without(&by.clone(), Cause::Blocked { by });
        }
        found.push(candidate);
    }

    /// The piece of the opponent that a double step over the target might have brought where it is.
    fn lapsed(&self) -> Option<Cell> {
        let (position, foe) = (self.position, self.side.other());
        let empty = |cell: Cell| cell != Cell::NONE && position.at(cell).is_none();
        position.pieces(foe).iter().find(|&victim| {
            let tables = &position.rules.doubles_of(foe, position.at(victim).kind()).tables;
            tables.iter().any(|table| {
                let fits = |number: usize, first: &Vec<Cell>| {
                    let onto = |(other, second): (usize, &Vec<Cell>)| {
                        (table.free || other == number) && second[self.to.index()] == victim
                    };
                    let start = |cell: Cell| first[cell.index()] == self.to && empty(cell);
                    table.goals.has(victim)
                        && table.steps.iter().enumerate().any(onto)
                        && table.start.iter().filter(|cell| cell.index() < position.rules.cells).any(start)
                };
                let advanced = |first: &Vec<Cell>| {
                    let starts = table.start.iter().filter(|cell| cell.index() < position.rules.cells);
                    starts.filter(|&cell| empty(cell)).any(|start| {
                        let onward =
                            std::iter::successors(Some(first[start.index()]), |cell| Some(first[cell.index()]));
                        let way =
                            onward.take_while(|&cell| empty(cell) || cell == victim).take(usize::from(table.most));
                        let passed: Vec<Cell> = way.collect();
                        let arrived = passed.iter().position(|&cell| cell == victim);
                        arrived.is_some_and(|at| passed[..at].contains(&self.to))
                    })
                };
                table.steps.iter().enumerate().any(|(number, first)| fits(number, first))
                    || table.most > 2 && table.goals.has(victim) && table.steps.iter().any(advanced)
            })
        })
    }

    /// Ways over relays and through gates (SR-10 to SR-30): those that are open, and those that one piece stops.
    fn relayed(&self, found: &mut Vec<Candidate>) {
        let position = self.position;
        if let Some(candidate) = self.walked(position) {
            found.push(candidate);
            return;
        }
        let mut board = position.scratch();
        for cell in position.rules.cells().filter(|&cell| cell != self.from) {
            let piece = position.at(cell);
            if piece.is_none() {
                continue;
            }
            board.set(cell, Piece::NONE, &mut ());
            if let Some(mut candidate) = self.walked(&board) {
                let cause = if cell == self.to {
                    // A piece of the opponent in its place could be captured: that the way is only for captures forbids nothing more.
                    candidate.causes.clear();
                    match piece.occupant() {
                        Some(Occupant::Owned(side, _)) if side == self.side => Cause::OwnPiece { cell },
                        Some(Occupant::Neutral(_)) => Cause::NeutralTarget { cell },
                        Some(Occupant::Owned(..)) | None => Cause::CannotCapture { cell },
                    }
                } else {
                    Cause::Blocked { by: vec![cell] }
                };
                candidate.without(&[cell], cause);
                found.push(candidate);
            }
            board.set(cell, piece, &mut ());
        }
    }

    /// The move to the target on this board, through relays and gates, if there is one.
    fn walked(&self, board: &Position) -> Option<Candidate> {
        let (from, to) = (self.from, self.to);
        let mut goals = Targets::default();
        board.walk(from, &mut goals, &mut ());
        let kind = if goals.doubles.iter().any(|&(goal, _)| goal == to) {
            ActionKind::Double
        } else if goals.moves.has(to) || goals.captures.has(to) {
            ActionKind::Move
        } else if goals.passing.has(to) {
            ActionKind::EnPassant
        } else if goals.threats.has(to) {
            let mut candidate = open(ActionKind::Move, from, to);
            candidate.causes.push(Cause::OnlyCaptures { cell: to });
            return Some(candidate);
        } else {
            return None;
        };
        let mut candidate = open(kind, from, to);
        if kind == ActionKind::Double {
            candidate.action = candidate.action.with_via(Cell::NONE);
        }
        Some(candidate)
    }
}
