//! Mobility: the cells that each piece could move to and those that it attacks, for evaluations. Checks and pins are
//! ignored.
//!
//! Open paths and hops over screens count, and moves that friends lend; paths through relays and gates do not.

use super::attack_tables::{AttackTables, Coverage, Seen};
use crate::bitboard::Bitboard;
use crate::bitboard_tables::cells;
use crate::piece::{CELL_MASK, Cell, Side};
use crate::position::Position;
use crate::tree::{MOVE, Node, PREY, TAKE, behind_screens};

/// The mobility of one piece, limited to the cells that fit in a word.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Mobility<W> {
    /// Empty cells that it could move to and enemy pieces that it could capture, checks and pins ignored.
    pub goals: W,
    /// Cells that it attacks or protects.
    pub attacks: W,
}

/// Calls `seen` with the cell, kind and mobility of each piece of `side` that is not frozen. `lines` must be the tables
/// of this game.
///
/// # Panics
/// May panic if `lines` belong to another game.
#[inline]
pub fn mobility<W: Bitboard>(
    position: &Position,
    lines: &AttackTables<W>,
    side: Side,
    mut seen: impl FnMut(Cell, usize, Mobility<W>),
) {
    if let Some(bitboards) = &position.rules.bitboards {
        // The same from the bitboard tables, kind by kind: a tenth faster.
        let (taken, foes) = (position.taken(), position.pieces[side.other().index()].low());
        let kinds = position.rules.kinds();
        for (kind, &pieces) in position.kind_bitboards[side.index()].iter().enumerate().take(kinds) {
            for from in cells(pieces) {
                let span = bitboards.span(kinds, side, kind, from);
                let slides = bitboards.slides(span, taken);
                let quiet = (span.moves | slides) & !taken | bitboards.jumps(span, taken);
                let goals = quiet | (span.takes | slides) & foes;
                seen(from, kind, Mobility { goals: W::of_low(goals), attacks: W::of_low(span.takes | slides) });
            }
        }
        return;
    }
    let [own, foes] = [side, side.other()].map(|side| W::of(&position.pieces[side.index()]));
    let taken = own | foes | W::of(&position.neutrals);
    for from in own.cells() {
        let kind = position.at(from).kind();
        let bits = position.bits[side.index()][kind];
        if bits == 0 {
            // Frozen.
            continue;
        }
        if position.rules.features.lends {
            seen(from, kind, position.with_lent(from, side, kind));
            continue;
        }
        let index = position.rules.tree_index(side, bits.trailing_zeros() as usize, from);
        let (Seen { moves, takes }, told) = lines.seen(index, taken);
        let mut sight = Mobility { goals: moves & !taken | takes & foes, attacks: takes };
        if told != Coverage::All {
            position.look_along(side, index, told, &mut sight);
        }
        seen(from, kind, sight);
    }
}

impl Position {
    /// The mobility of a piece in a game in which friends lend moves.
    fn with_lent<W: Bitboard>(&self, from: Cell, side: Side, kind: usize) -> Mobility<W> {
        let mut sight = Mobility::default();
        let lent = self.lent(from, side, kind);
        let own = lent.is_none_or(|lent| lent.own).then(|| self.own_nodes(from, side, kind));
        let others = lent.map(|lent| self.lent_nodes(from, side, kind, lent));
        for (node, prey) in own.into_iter().flatten().chain(others.into_iter().flatten()) {
            let (piece, cell) = (self.at(node.cell), W::cell(node.cell));
            let takes = node.flags & (TAKE | PREY) != 0;
            if takes {
                sight.attacks |= cell;
            }
            let victim = piece.is_owned_by(side.other()) && !self.is_immune(node.cell, side.other());
            let goal = match piece.is_none() {
                true => node.flags & MOVE != 0,
                false => victim && (node.flags & TAKE != 0 || takes && prey >> piece.kind() & 1 != 0),
            };
            if goal {
                sight.goals |= cell;
            }
        }
        sight
    }

    /// Adds what the attack tables do not cover.
    fn look_along<W: Bitboard>(&self, side: Side, index: usize, told: Coverage, sight: &mut Mobility<W>) {
        if matches!(told, Coverage::Nothing | Coverage::NothingOfBoth) {
            *sight = self.along(side, self.rules.paths.tree(index));
        }
        if matches!(told, Coverage::BeforeScreens | Coverage::NothingOfBoth) {
            self.over_screens(side, index, sight);
        }
    }

    /// The mobility of a piece along this path tree.
    fn along<W: Bitboard>(&self, side: Side, nodes: &[Node]) -> Mobility<W> {
        let mut sight = Mobility::default();
        self.add_along(side, nodes, &mut sight);
        sight
    }

    /// Adds what a piece sees along these paths.
    #[inline]
    fn add_along<W: Bitboard>(&self, side: Side, nodes: &[Node], sight: &mut Mobility<W>) {
        let mut at = 0;
        while let Some(node) = nodes.get(at) {
            at += if self.sees(side, node, sight) { 1 } else { node.skip as usize };
        }
    }

    /// Adds what a hopper reaches behind the first piece on its paths.
    fn over_screens<W: Bitboard>(&self, side: Side, index: usize, sight: &mut Mobility<W>) {
        let empty = |cell: Cell| self.board[cell.index() & CELL_MASK].is_none();
        let kind = index / self.rules.cells % self.rules.slots;
        let beyond = |screen, behind| self.beyond(side, kind, screen, behind);
        for behind in behind_screens(self.rules.hops.tree(index), empty, beyond) {
            self.add_along(side, behind, sight);
        }
    }

    /// Adds the cell of a node. Returns whether it is empty, so that the walk continues behind it.
    #[inline]
    fn sees<W: Bitboard>(&self, side: Side, node: &Node, sight: &mut Mobility<W>) -> bool {
        let piece = self.board[node.cell.index() & CELL_MASK];
        let cell = W::cell(node.cell);
        let takes = node.flags & TAKE != 0;
        if takes {
            sight.attacks |= cell;
        }
        if piece.is_none() {
            if node.flags & MOVE != 0 {
                sight.goals |= cell;
            }
            return true;
        }
        if takes && piece.is_owned_by(side.other()) {
            sight.goals |= cell;
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::rules::Rules;

    /// In random games of every kind, the attack tables agree with the path trees.
    #[test]
    fn sightlines_say_what_the_path_trees_say() {
        let mut random = fastrand::Rng::with_seed(3);
        let (mut looked, mut blocked) = (0, 0);
        let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../games");
        let shipped = |id: &str| std::fs::read_to_string(format!("{folder}/{id}.toml")).ok();
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            if !name.ends_with(".toml") || name.ends_with(".weights.toml") {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            let loaded = variorum_gamedef::load_with(&text, name.trim_end_matches(".toml"), &shipped);
            let definition = loaded.definition.unwrap();
            let rules = Rules::compile(&definition).unwrap();
            // Where friends lend moves, the tables are not used.
            if rules.cells > u128::CELLS || rules.features.lends {
                continue;
            }
            let lines = AttackTables::<u128>::new(&rules);
            let mut position = Position::start(&rules);
            for _ in 0..120 {
                for side in Side::BOTH {
                    mobility(&position, &lines, side, |cell, kind, sight| {
                        let slot = position.bits[side.index()][kind].trailing_zeros() as usize;
                        let index = rules.tree_index(side, slot, cell);
                        let mut walked = position.along(side, rules.paths.tree(index));
                        if rules.features.hops {
                            position.over_screens(side, index, &mut walked);
                        }
                        assert_eq!(sight, walked, "{name}: {cell:?} in {position:?}");
                        looked += 1;
                        blocked += usize::from(sight.attacks & !sight.goals != 0);
                    });
                }
                let turns = position.turns();
                if turns.is_empty() || position.special_end().is_some() {
                    break;
                }
                position.play_unchecked(turns[random.usize(..turns.len())]);
            }
        }
        assert!(looked > 50_000 && blocked > 10_000, "{looked} {blocked}");
    }
}
