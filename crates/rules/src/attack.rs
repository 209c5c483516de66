//! Attack tests: is a cell attacked by a side?
//!
//! A test walks the reverse tree of the target outward and stops each branch at the first occupied cell. Hoppers have
//! reverse trees of their own, which are read behind one screen. In games with relays and gates (SR-13, SR-24) the walk
//! continues in *legs*: a relay on the path starts a leg that leads to the relay, a gate starts one behind the other
//! gate.

use crate::between::{Between, BetweenTable};
use crate::bitboard::Bitboard;
use crate::bitboard_tables::Bitboard64;
use crate::cellset::CellSet;
use crate::piece::{CELL_MASK, Cell, Piece, Side};
use crate::position::Position;
use crate::read_set::ReadSet;
use crate::tree::NO_DIRECTION;
use variorum_gamedef::definition::NeutralRole;

/// One leg of an attack test: all paths to `target` or, behind a gate, those along one direction. `kinds` are the kinds
/// of piece that can use it, as bits.
#[derive(Clone, Copy, PartialEq)]
struct Leg {
    target: Cell,
    direction: u8,
    kinds: u64,
}

/// The legs of an attack test. Those already walked come first.
struct Legs {
    legs: arrayvec::ArrayVec<Leg, 64>,
    /// Pieces may take part whose moves relays continue in more ways than the legs describe: their moves must be
    /// generated too.
    walk_forward: bool,
}

impl Legs {
    /// The single leg from which an attack test starts.
    fn to(target: Cell, walk_forward: bool) -> Self {
        let first = Leg { target, direction: NO_DIRECTION, kinds: u64::MAX };
        Self { legs: [first].into_iter().collect(), walk_forward }
    }

    /// Adds a leg, unless earlier legs already cover it.
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
    /// Could a piece of `by` capture on `target` by a pseudo-legal move (G-2)? Whatever occupies `target` is ignored.
    ///
    /// # Panics
    /// May panic if `target` is not a cell of this game's board.
    #[must_use]
    pub fn attacked(&self, target: Cell, by: Side) -> bool {
        self.attacked_with_read_set(target, by, &mut ())
    }

    /// [`Position::attacked`], which also records the cells that it reads.
    #[inline]
    pub(crate) fn attacked_with_read_set<F: ReadSet>(&self, target: Cell, by: Side, read_set: &mut F) -> bool {
        if self.rules.features.trial {
            return self.attacked_by_moves(target, by);
        }
        if let Some(bitboards) = &self.rules.bitboards {
            return bitboards.attacked(&self.kind_bitboards, target, by, self.taken());
        }
        let features = &self.rules.features;
        if features.relays {
            return self.attacked_relayed(target, by, read_set);
        }
        if !F::NOTES && !self.may_attack(target, by) {
            return false;
        }
        self.attacked_openly::<false>(target, by, Cell::NONE, read_set)
            || features.hops && self.attacked_over::<false>(target, by, Cell::NONE, read_set)
    }

    /// The occupied cells as a bitboard; cells from number 64 on are left out.
    #[inline]
    pub(crate) fn taken(&self) -> Bitboard64 {
        self.pieces[0].low() | self.pieces[1].low() | self.neutrals.low()
    }

    /// [`Position::attacked`] with the cell `lifted` treated as empty. Not for games with relays or gates.
    #[inline]
    pub(crate) fn attacked_without(&self, target: Cell, by: Side, lifted: Cell) -> bool {
        if self.rules.features.trial {
            let mut without = self.clone();
            without.set(lifted, Piece::NONE, &mut ());
            return without.attacked_by_moves(target, by);
        }
        if !self.may_attack(target, by) {
            return false;
        }
        self.attacked_openly::<true>(target, by, lifted, &mut ())
            || self.rules.features.hops && self.attacked_over::<true>(target, by, lifted, &mut ())
    }

    /// Attacks along open paths, without screens.
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

    /// Attacks of hoppers over exactly one screen.
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
        // The piece that was lifted is the one that would be captured.
        let victim = if LIFT { lifted } else { target };
        let mut at = 0;
        while let Some(node) = nodes.get(at) {
            read_set.read(node.cell);
            if empty(node.cell) {
                at += 1;
                continue;
            }
            // This cell is the screen; scan the cells behind it.
            let screen = node.cell;
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
                if piece.is_owned_by(by)
                    && node.kinds & bits[piece.kind()] != 0
                    && !(self.rules.features.sparing >> piece.kind() & 1 != 0
                        && [screen, victim].iter().any(|&cell| self.holds(cell, piece.kind())))
                {
                    return true;
                }
                behind += node.skip as usize;
            }
            at = end;
        }
        false
    }

    /// Attacks in games with relays and gates. A leg that meets a relay continues with every path to that relay, for
    /// the kinds that can go on from it to the target. A leg that meets a gate continues behind the other gate.
    fn attacked_relayed<F: ReadSet>(&self, target: Cell, by: Side, read_set: &mut F) -> bool {
        let mut legs = Legs::to(target, self.rules.features.bent_rides);
        self.follow(&mut legs, by, read_set).is_some()
            || legs.walk_forward && self.attacked_walking(target, by, read_set)
    }

    /// The first attacker of `by` along one of the legs, with the number of the leg.
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

    /// [`Position::attack_way`] through relays and gates. The way includes the relays and both ends of tunnels.
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
            // Find the previous leg: one by which the same piece reaches the relay, or the gate at the other end.
            let gate = leg.direction != NO_DIRECTION;
            source = if gate { self.other_gate(leg.target)? } else { leg.target };
            number = legs.legs[..number].iter().position(|&before| {
                let way = between.way(tree(before), source);
                let carries = way.kinds & self.kinds_of_leg(before, by) & kind != 0;
                carries && (!gate || way.direction == leg.direction) && way.is_open(before.direction, taken)
            })?;
        }
    }

    /// The kinds that can use this leg, as bits.
    #[inline]
    fn kinds_of_leg(&self, leg: Leg, by: Side) -> u64 {
        leg.kinds & self.rules.riders[by.index()].get(usize::from(leg.direction)).copied().unwrap_or(u64::MAX)
    }

    /// An attacker of `by` along this leg, found in the reverse tree. Adds the legs that continue from relays and
    /// gates.
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

    /// [`Position::leg_by_tree`] with the table of paths: tests the occupied cells only.
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

    /// Adds the legs that continue from a neutral piece. Moves of `kinds` reached it in `direction`, as the reverse
    /// tree counts directions.
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

    /// The gate at the other end of the tunnel; `None` if the partner is missing (SR-30).
    pub(crate) fn other_gate(&self, gate: Cell) -> Option<Cell> {
        let piece = self.at(gate);
        let mut others = self.neutrals.iter().filter(|&cell| cell != gate && self.at(cell) == piece);
        match (others.next(), others.next()) {
            (Some(other), None) => Some(other),
            _ => None,
        }
    }

    /// Attacks by pieces whose moves relays continue in more ways than they capture (pawns), found by generating their
    /// moves.
    fn attacked_walking(&self, target: Cell, by: Side, read_set: &mut impl ReadSet) -> bool {
        let features = &self.rules.features;
        let mut goals = crate::relay_moves::Targets::default();
        for from in self.pieces[by.index()].iter() {
            let piece = self.at(from);
            let walks = features.bent_rides || features.irregular >> piece.kind() & 1 != 0;
            if walks && !self.is_frozen_on(from, by, piece.kind()) {
                read_set.read(from);
                goals.clear();
                self.walk(from, &mut goals, read_set);
                // The generator finds captures of enemy pieces only, but the target may be an empty cell.
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

    /// In games with relays, every capture is an attack, whatever pieces the game has.
    #[test]
    fn captures_in_games_with_relays_are_attacks() {
        let path = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/stones-and-relays.toml");
        let text = std::fs::read_to_string(path).unwrap();
        let slide = r#"moves = ["slide orthogonal"]"#;
        let mut random = fastrand::Rng::with_seed(7);
        for moves in [slide, r#"moves = ["slide orthogonal, moving", "slide up to 3 orthogonal, capturing"]"#] {
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
