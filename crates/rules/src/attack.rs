//! Who attacks a cell: walks of the reverse trees, and through relays and gates (SR-13, SR-24).

use crate::between::{Between, BetweenTable};
use crate::bitboard::Bitboard;
use crate::bitboard_tables::Bitboard64;
use crate::cellset::CellSet;
use crate::piece::{CELL_MASK, Cell, Piece, Side};
use crate::position::Position;
use crate::tree::{NO_DIRECTION, Node};
use variorum_gamedef::definition::NeutralRole;

/// Notes which cells a test looked at: as long as none of them changes, its answer stays.
pub(crate) trait ReadSet {
    /// Is anything noted?
    const NOTES: bool = true;

    fn read(&mut self, cell: Cell);

    /// A walk through relays and gates may end on `cells`' last, which it reached over the others; `how`: flags of
    /// [`crate::tree`], or [`DOUBLE`].
    #[inline]
    fn arrive(&mut self, _way: Leading<'_>, _how: u8) {}

    /// The walk begins again on the way's last cell, until [`ReadSet::leave`].
    #[inline]
    fn enter(&mut self, _way: Leading<'_>, _onward: Onward) {}

    /// The walk is back where it was before the last [`ReadSet::enter`].
    #[inline]
    fn leave(&mut self) {}
}

/// Ends a double step.
pub(crate) const DOUBLE: u8 = 0x80;

/// The cells that a walk passes between two stops, the last included.
#[derive(Clone, Copy)]
pub(crate) enum Leading<'a> {
    /// Those on the way to a node of a tree.
    Node(&'a [Node], usize),
    /// These.
    Cells(&'a [Cell]),
}

/// How a walk goes on.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Onward {
    /// On a relay.
    Relay,
    /// On a relay met in the course of a double step.
    RelayInDouble,
    /// Out of the gate on this cell; the way's last cell is the gate that was entered.
    Gate(Cell),
}

impl ReadSet for () {
    const NOTES: bool = false;

    #[inline]
    fn read(&mut self, _: Cell) {}
}

impl ReadSet for CellSet {
    #[inline]
    fn read(&mut self, cell: Cell) {
        self.add(cell);
    }
}

/// Where a reverse walk through relays goes on: all paths to a cell, or those along one direction (behind a gate).
#[derive(Clone, Copy, PartialEq)]
struct Leg {
    target: Cell,
    direction: u8,
    kinds: u64,
}

/// The legs of an attack test, those already walked first.
struct Legs {
    legs: arrayvec::ArrayVec<Leg, 64>,
    /// Pieces whose moves relays carry on in more ways than they capture may take part: their moves are walked too.
    walk_forward: bool,
}

impl Legs {
    /// An attack test's, not begun.
    fn to(target: Cell, walk_forward: bool) -> Self {
        let first = Leg { target, direction: NO_DIRECTION, kinds: u64::MAX };
        Self { legs: [first].into_iter().collect(), walk_forward }
    }

    /// Adds a leg unless earlier ones cover it.
    fn extend(&mut self, leg: Leg) {
        let known = self
            .legs
            .iter()
            .filter(|known| known.target == leg.target && known.direction == leg.direction)
            .fold(0, |kinds, known| kinds | known.kinds);
        let kinds = leg.kinds & !known;
        if kinds != 0 && !self.legs.is_full() {
            self.legs.push(Leg { kinds, ..leg });
        }
    }
}

impl Position {
    /// Could a piece of `by` capture on `target` by a move that is pseudo-legal for it (G-2)? What stands on `target` does not matter.
    #[must_use]
    pub fn attacked(&self, target: Cell, by: Side) -> bool {
        self.attacked_with_read_set(target, by, &mut ())
    }

    #[inline]
    pub(crate) fn attacked_with_read_set(&self, target: Cell, by: Side, read_set: &mut impl ReadSet) -> bool {
        if self.rules.features.trial {
            return self.attacked_by_moves(target, by);
        }
        if let Some(bitboards) = &self.rules.bitboards {
            return bitboards.attacked(&self.kind_bitboards, target, by, self.taken(), 0);
        }
        let features = &self.rules.features;
        if features.relays {
            return self.attacked_relayed(target, by, read_set);
        }
        self.attacked_openly::<false>(target, by, Cell::NONE, read_set)
            || features.hops && self.attacked_over::<false>(target, by, Cell::NONE, read_set)
    }

    /// The cells taken, as a mask.
    #[inline]
    pub(crate) fn taken(&self) -> Bitboard64 {
        self.pieces[0].low() | self.pieces[1].low() | self.neutrals.low()
    }

    /// The same with one cell taken to be empty.
    #[inline]
    pub(crate) fn attacked_without(&self, target: Cell, by: Side, lifted: Cell) -> bool {
        if self.rules.features.trial {
            let mut without = self.clone();
            without.set(lifted, Piece::NONE, &mut ());
            return without.attacked_by_moves(target, by);
        }
        self.attacked_openly::<true>(target, by, lifted, &mut ())
            || self.rules.features.hops && self.attacked_over::<true>(target, by, lifted, &mut ())
    }

    #[inline]
    fn attacked_openly<const LIFT: bool>(
        &self,
        target: Cell,
        by: Side,
        lifted: Cell,
        read_set: &mut impl ReadSet,
    ) -> bool {
        let nodes = self.rules.attackers.tree(by.index() * self.rules.cells + target.index());
        let bits = &self.bits[by.index()];
        let mut at = 0;
        while let Some(node) = nodes.get(at) {
            read_set.read(node.cell);
            let piece = self.board[node.cell.index() & CELL_MASK];
            if piece.is_none() || LIFT && node.cell == lifted {
                at += 1;
            } else {
                if piece.is_owned_by(by) && node.kinds & bits[piece.kind()] != 0 {
                    return true;
                }
                at += node.skip as usize;
            }
        }
        false
    }

    fn attacked_over<const LIFT: bool>(
        &self,
        target: Cell,
        by: Side,
        lifted: Cell,
        read_set: &mut impl ReadSet,
    ) -> bool {
        let nodes = self.rules.hop_attackers.tree(by.index() * self.rules.cells + target.index());
        let bits = &self.bits[by.index()];
        let empty = |cell: Cell| self.board[cell.index() & CELL_MASK].is_none() || LIFT && cell == lifted;
        let mut at = 0;
        while let Some(node) = nodes.get(at) {
            read_set.read(node.cell);
            if empty(node.cell) {
                at += 1;
                continue;
            }
            // The screen; look at what lies behind it.
            let end = at + node.skip as usize;
            let mut behind = at + 1;
            while behind < end {
                let node = &nodes[behind];
                read_set.read(node.cell);
                if empty(node.cell) {
                    behind += 1;
                    continue;
                }
                let piece = self.board[node.cell.index() & CELL_MASK];
                if piece.is_owned_by(by) && node.kinds & bits[piece.kind()] != 0 {
                    return true;
                }
                behind += node.skip as usize;
            }
            at = end;
        }
        false
    }

    /// Attacks where relays and gates lead moves on. A leg that ends on a relay goes on with every path to that relay, for the
    /// kinds that could go on from it to the target; a leg that comes out of a gate goes on behind the other gate.
    fn attacked_relayed<F: ReadSet>(&self, target: Cell, by: Side, read_set: &mut F) -> bool {
        let mut legs = Legs::to(target, self.rules.features.bent_rides);
        self.follow(&mut legs, by, read_set).is_some()
            || legs.walk_forward && self.attacked_walking(target, by, read_set)
    }

    /// A piece of `by` that attacks along one of the legs, and the number of that leg.
    #[inline(always)]
    fn follow<F: ReadSet>(&self, legs: &mut Legs, by: Side, read_set: &mut F) -> Option<(usize, Cell)> {
        let between = self.rules.between.as_deref().filter(|_| !F::NOTES);
        let mut walked = 0;
        while let Some(&leg) = legs.legs.get(walked) {
            let attacker = match between {
                Some(between) => self.leg_by_ways(between, leg, by, legs),
                None => self.leg_by_tree(leg, by, legs, read_set),
            };
            if let Some(attacker) = attacker {
                return Some((walked, attacker));
            }
            walked += 1;
        }
        None
    }

    /// [`Position::attack_way`] through relays and gates: the relays' cells and both ends of tunnels are in it.
    pub(crate) fn relayed_way(&self, target: Cell, by: Side) -> Option<CellSet> {
        let between = self.rules.between.as_deref()?;
        let mut legs = Legs::to(target, false);
        let (mut number, attacker) = self.follow(&mut legs, by, &mut ())?;
        let kind = self.bits[by.index()][self.at(attacker).kind()];
        let tree = |leg: Leg| by.index() * self.rules.cells + leg.target.index();
        let taken = self.pieces[0].first_128() | self.pieces[1].first_128() | self.neutrals.first_128();
        let mut cells = CellSet::EMPTY;
        let mut source = attacker;
        loop {
            let leg = legs.legs[number];
            between.way(tree(leg), source).between.cells().chain([source, leg.target]).for_each(|cell| cells.add(cell));
            if number == 0 {
                cells.remove(target);
                return Some(cells);
            }
            // The leg before: one that the same piece comes along from the relay, or from the gate at the other end.
            let gate = leg.direction != NO_DIRECTION;
            source = if gate { self.other_gate(leg.target)? } else { leg.target };
            number = legs.legs[..number].iter().position(|&before| {
                let way = between.way(tree(before), source);
                let carries = way.kinds & self.kinds_of_leg(before, by) & kind != 0;
                carries && (!gate || way.direction == leg.direction) && way.is_open(before.direction, taken)
            })?;
        }
    }

    /// Kinds that a leg may be a part of the way for.
    #[inline]
    fn kinds_of_leg(&self, leg: Leg, by: Side) -> u64 {
        leg.kinds & self.rules.riders[by.index()].get(usize::from(leg.direction)).copied().unwrap_or(u64::MAX)
    }

    /// A piece of `by` that attacks along this leg. Adds the legs that it goes on with.
    fn leg_by_tree(&self, leg: Leg, by: Side, legs: &mut Legs, read_set: &mut impl ReadSet) -> Option<Cell> {
        let nodes = self.rules.attackers.tree(by.index() * self.rules.cells + leg.target.index());
        let wanted = self.kinds_of_leg(leg, by);
        let mut at = 0;
        while let Some(node) = nodes.get(at) {
            if leg.direction != NO_DIRECTION && node.up == 0 && node.direction != leg.direction {
                at += node.skip as usize;
                continue;
            }
            read_set.read(node.cell);
            let piece = self.board[node.cell.index() & CELL_MASK];
            if piece.is_none() {
                at += 1;
                continue;
            }
            let kinds = node.kinds & wanted;
            if piece.is_owned_by(by) {
                if kinds & self.bits[by.index()][piece.kind()] != 0 {
                    return Some(node.cell);
                }
            } else if piece.is_neutral() && kinds != 0 {
                self.lead_on(legs, (node.cell, piece), kinds, node.direction, by, read_set);
            }
            at += node.skip as usize;
        }
        None
    }

    /// The same, found by asking the cells where somebody stands.
    fn leg_by_ways(&self, between: &BetweenTable, leg: Leg, by: Side, legs: &mut Legs) -> Option<Cell> {
        let tree = by.index() * self.rules.cells + leg.target.index();
        let wanted = self.kinds_of_leg(leg, by);
        let (pieces, neutrals) = (self.pieces[by.index()].first_128(), self.neutrals.first_128());
        let taken = pieces | self.pieces[by.other().index()].first_128() | neutrals;
        let bits = &self.bits[by.index()];
        let open = |way: &Between| way.is_open(leg.direction, taken);
        let mut attackers = (pieces & between.sources(tree)).cells();
        let attacker = attackers.find(|&cell| {
            let way = between.way(tree, cell);
            way.kinds & wanted & bits[self.board[cell.index() & CELL_MASK].kind()] != 0 && open(way)
        });
        if attacker.is_some() {
            return attacker;
        }
        for cell in (neutrals & between.sources(tree)).cells() {
            let way = between.way(tree, cell);
            let kinds = way.kinds & wanted;
            if kinds != 0 && open(way) {
                let piece = self.board[cell.index() & CELL_MASK];
                self.lead_on(legs, (cell, piece), kinds, way.direction, by, &mut ());
            }
        }
        None
    }

    /// A neutral piece was met by moves of these kinds that came in this direction (turned round): the legs on which they go on.
    fn lead_on(
        &self,
        legs: &mut Legs,
        (cell, piece): (Cell, Piece),
        kinds: u64,
        direction: u8,
        by: Side,
        read_set: &mut impl ReadSet,
    ) {
        let irregular = self.rules.features.irregular;
        match self.rules.definition.neutrals[piece.kind()].role {
            NeutralRole::Blocker => {}
            NeutralRole::Relay => {
                legs.walk_forward |= kinds & irregular != 0;
                let kinds = kinds & !irregular;
                legs.extend(Leg { target: cell, direction: NO_DIRECTION, kinds });
            }
            NeutralRole::Gate => {
                let onward = kinds & self.rules.riders[by.index()].get(usize::from(direction)).copied().unwrap_or(0);
                if onward != 0
                    && let Some(other) = self.other_gate(cell)
                {
                    read_set.read(other);
                    legs.walk_forward |= onward & irregular != 0;
                    legs.extend(Leg { target: other, direction, kinds: onward & !irregular });
                }
            }
        }
    }

    /// The gate at the other end of the tunnel; none where its partner is missing (SR-30).
    pub(crate) fn other_gate(&self, gate: Cell) -> Option<Cell> {
        let piece = self.at(gate);
        let mut others = self.neutrals.iter().filter(|&cell| cell != gate && self.at(cell) == piece);
        match (others.next(), others.next()) {
            (Some(other), None) => Some(other),
            _ => None,
        }
    }

    /// Attacks by pieces whose moves relays carry on in more ways than they capture (pawns), found by walking their moves.
    fn attacked_walking(&self, target: Cell, by: Side, read_set: &mut impl ReadSet) -> bool {
        let features = &self.rules.features;
        let mut goals = crate::relay_moves::Targets::default();
        for from in self.pieces[by.index()].iter() {
            let piece = self.at(from);
            let walks = features.bent_rides || features.irregular >> piece.kind() & 1 != 0;
            if walks && !self.is_frozen(by, piece.kind()) {
                read_set.read(from);
                goals.clear();
                self.walk(from, &mut goals, read_set);
                // Walking finds captures of enemies only; the target may be an empty cell that is asked about.
                if goals.captures.has(target) || self.at(target) == Piece::NONE && goals.threats.has(target) {
                    return true;
                }
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::movegen;
    use crate::rules::Rules;

    /// Whatever pieces a game with relays has: what can be captured is attacked.
    #[test]
    fn captures_in_games_with_relays_are_attacks() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/stones-and-relays.toml");
        let text = std::fs::read_to_string(path).unwrap();
        let slide = r#"moves = ["slide orthogonal"]"#;
        let mut random = fastrand::Rng::with_seed(7);
        for moves in [slide, r#"moves = ["slide orthogonal, moving", "hop orthogonal, capturing"]"#] {
            assert!(text.contains(slide));
            let definition =
                variorum_gamedef::load(&text.replace(slide, moves), "stones-and-relays").definition.unwrap();
            let rules = Rules::compile(&definition).unwrap();
            let mut captures = 0;
            for _ in 0..20 {
                let mut position = Position::start(&rules);
                for _ in 0..80 {
                    let mut actions = Vec::new();
                    movegen::actions(&mut position, &mut actions);
                    for action in actions {
                        if position.at(action.to()).is_owned_by(position.side().other()) {
                            captures += 1;
                            assert!(position.attacked(action.to(), position.side()), "{action:?} in {position:?}");
                        }
                    }
                    let turns = position.turns();
                    let Some(&turn) = turns.get(random.usize(..turns.len().max(1))) else { break };
                    position.play_unchecked(turn);
                }
            }
            assert!(captures > 500, "{captures}");
        }
    }
}
