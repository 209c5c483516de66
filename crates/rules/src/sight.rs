//! What pieces see from where they stand: facts for evaluations, which judge nothing about legality.
//!
//! Open paths and jumps over screens; ways through relays and gates are left out.

use arrayvec::ArrayVec;

use crate::action::{Action, ActionKind};
use crate::generate::Sink;
use crate::masks::cells;
use crate::piece::{CELL_MASK, Cell, Side};
use crate::position::Position;
use crate::sightlines::{Seen, Sightlines, Told};
use crate::state::Phase;
use crate::tree::{MOVE, Node, TAKE};
use crate::word::Word;

/// What one piece sees, as far as it lies on cells that a word has room for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Sight<W> {
    /// Empty cells that it could go to, and cells of enemy pieces that it could capture, if nothing bound it.
    pub goals: W,
    /// Cells that it attacks or protects.
    pub attacks: W,
}

/// For each cell the kinds of piece that would give check from there along an open path: room for [`Position::checking_actions`].
#[derive(Clone, Debug, Default)]
pub struct CheckCells(Vec<u64>);

/// From which cells that a word has room for the pieces of a side would give check; filled by [`Position::find_check_spots`].
#[derive(Clone, Debug, Default)]
pub struct CheckSpots<W> {
    any: W,
    /// Cells and the kinds that check from there, where that had to be looked for.
    cells: ArrayVec<(u16, u64), 128>,
}

/// Keeps what goes to a cell from which some kind of piece checks.
struct CheckSink<'a> {
    cells: &'a CheckCells,
    out: &'a mut Vec<Action>,
}

impl Sink for CheckSink<'_> {
    #[inline]
    fn push(&mut self, action: Action) {
        if self.cells.0[action.to().index()] != 0 {
            self.out.push(action);
        }
    }
}

impl Position {
    /// Finds from which of `cells` pieces of `by` would attack the enemy's royal piece.
    #[inline]
    pub fn find_check_spots<W: Word>(&self, by: Side, cells: W, found: &mut CheckSpots<W>) {
        found.any = W::zero();
        found.cells.clear();
        if let Some(masks) = &self.rules.masks {
            let royal = self.royal_cell(by.other());
            let attackers = royal.map_or(&[][..], |royal| masks.attackers(by, royal));
            found.any = W::of_low(attackers.iter().fold(0, |any, from| any | from.cells)) & cells;
            return;
        }
        self.each_check_cell(by, |cell, kinds| {
            if kinds != 0 && cells.has(cell) {
                found.any |= W::cell(cell);
                // A cell may come twice: what does not fit is not seen.
                let _ = found.cells.try_push((cell.index() as u16, kinds));
            }
        });
    }

    /// Would a piece of this kind give check from one of `goals`?
    #[inline]
    #[must_use]
    pub fn checks_from_spots<W: Word>(&self, found: &CheckSpots<W>, by: Side, kind: usize, goals: W) -> bool {
        let goals = goals & found.any;
        if goals.is_zero() {
            return false;
        }
        if let (Some(masks), Some(royal)) = (&self.rules.masks, self.royal_cell(by.other())) {
            let taken = self.taken();
            return masks
                .attackers(by, royal)
                .iter()
                .filter(|from| usize::from(from.kind) == kind)
                .any(|from| cells(from.cells & goals.low()).any(|cell| masks.between(by, royal, cell) & taken == 0));
        }
        let bit = self.bits[by.index()][kind];
        found.cells.iter().any(|&(cell, kinds)| kinds & bit != 0 && goals.has(Cell(cell)))
    }

    /// Adds the legal moves, double steps and drops whose piece attacks the enemy's royal piece from its goal, an empty cell, to `out`; between
    /// turns. Checks discovered, and those through relays and gates, are not found. `cells` is room to work in.
    pub fn checking_actions(&mut self, cells: &mut CheckCells, out: &mut Vec<Action>) {
        if self.phase() == Phase::Second || self.royal_cell(self.side().other()).is_none() {
            return;
        }
        cells.0.clear();
        cells.0.resize(self.rules.cells, 0);
        let mut any = 0;
        self.each_check_cell(self.side(), |cell, kinds| {
            cells.0[cell.index()] |= kinds;
            any |= kinds;
        });
        if any == 0 {
            return;
        }
        let before = out.len();
        self.generate(&mut CheckSink { cells, out });
        let mut kept = before;
        for index in before..out.len() {
            let action = out[index];
            if self.checks_from(cells, action) {
                out[kept] = action;
                kept += 1;
            }
        }
        out.truncate(kept);
    }

    /// Tells every empty cell from which pieces of `by` would attack the enemy's royal piece, along an open path or over a screen, with
    /// their kinds as bits of attackers; a cell may come more than once.
    #[inline]
    fn each_check_cell(&self, by: Side, mut seen: impl FnMut(Cell, u64)) {
        let Some(royal) = self.royal_cell(by.other()) else { return };
        let index = by.index() * self.rules.cells + royal.index();
        let empty = |cell: Cell| self.board[cell.index() & CELL_MASK].is_none();
        let nodes = self.rules.attackers.tree(index);
        let mut at = 0;
        while let Some(node) = nodes.get(at) {
            if empty(node.cell) {
                seen(node.cell, node.kinds);
                at += 1;
            } else {
                at += node.skip as usize;
            }
        }
        if !self.rules.features.hops {
            return;
        }
        let nodes = self.rules.hop_attackers.tree(index);
        let mut at = 0;
        while let Some(screen) = nodes.get(at) {
            if empty(screen.cell) {
                at += 1;
                continue;
            }
            let end = at + screen.skip as usize;
            at += 1;
            while at < end {
                let node = &nodes[at];
                if empty(node.cell) {
                    seen(node.cell, node.kinds);
                    at += 1;
                } else {
                    at += node.skip as usize;
                }
            }
            at = end;
        }
    }

    /// Does the piece that this action moves or drops attack the enemy's royal piece from its goal? Checks discovered, and those through
    /// relays and gates, are not seen.
    fn checks_from(&self, found: &CheckCells, action: Action) -> bool {
        let kind = match action.kind() {
            ActionKind::Move | ActionKind::Double => {
                action.piece_type().unwrap_or_else(|| self.at(action.from()).kind())
            }
            ActionKind::Drop => match action.piece_type() {
                Some(kind) => kind,
                None => return false,
            },
            ActionKind::EnPassant
            | ActionKind::Castle
            | ActionKind::Swap
            | ActionKind::Neutral
            | ActionKind::NeutralSwap
            | ActionKind::NeutralPlace
            | ActionKind::Promote
            | ActionKind::Pass => return false,
        };
        let kinds = found.0.get(action.to().index()).copied().unwrap_or(0);
        kinds & self.bits[self.side().index()][kind] != 0
    }

    /// Tells what each piece of `side` that is not frozen sees, as (cell, kind, sight). `lines` are those of this game.
    #[inline]
    pub fn sights<W: Word>(&self, lines: &Sightlines<W>, side: Side, mut seen: impl FnMut(Cell, usize, Sight<W>)) {
        if let Some(masks) = &self.rules.masks {
            // The same, kind by kind: a tenth faster.
            let (taken, foes) = (self.taken(), self.pieces[side.other().index()].low());
            let kinds = self.rules.kinds();
            for (kind, &pieces) in self.kind_masks[side.index()].iter().enumerate().take(kinds) {
                for from in cells(pieces) {
                    let span = masks.span(kinds, side, kind, from);
                    let slides = masks.slides(span, taken);
                    let goals = (span.moves | slides) & !taken | (span.takes | slides) & foes;
                    seen(from, kind, Sight { goals: W::of_low(goals), attacks: W::of_low(span.takes | slides) });
                }
            }
            return;
        }
        let [own, foes] = [side, side.other()].map(|side| W::of(&self.pieces[side.index()]));
        let taken = own | foes | W::of(&self.neutrals);
        for from in own.cells() {
            let kind = self.at(from).kind();
            let bits = self.bits[side.index()][kind];
            if bits == 0 {
                // Frozen.
                continue;
            }
            let index = self.rules.tree_index(side, bits.trailing_zeros() as usize, from);
            let (Seen { moves, takes }, told) = lines.seen(index, taken);
            let mut sight = Sight { goals: moves & !taken | takes & foes, attacks: takes };
            if told != Told::All {
                self.look_along(side, index, told, &mut sight);
            }
            seen(from, kind, sight);
        }
    }

    /// Makes whole what was told of what a piece sees.
    fn look_along<W: Word>(&self, side: Side, index: usize, told: Told, sight: &mut Sight<W>) {
        if matches!(told, Told::Nothing | Told::NothingOfBoth) {
            *sight = self.along(side, self.rules.paths.tree(index));
        }
        if matches!(told, Told::BeforeScreens | Told::NothingOfBoth) {
            self.over_screens(side, index, sight);
        }
    }

    /// What a piece with these paths sees.
    fn along<W: Word>(&self, side: Side, nodes: &[Node]) -> Sight<W> {
        let mut sight = Sight::default();
        let mut at = 0;
        while let Some(node) = nodes.get(at) {
            at += if self.sees(side, node, &mut sight) { 1 } else { node.skip as usize };
        }
        sight
    }

    /// Adds what a piece sees beyond the first piece in its way.
    fn over_screens<W: Word>(&self, side: Side, index: usize, sight: &mut Sight<W>) {
        let nodes = self.rules.hops.tree(index);
        let mut at = 0;
        while let Some(screen) = nodes.get(at) {
            if self.board[screen.cell.index() & CELL_MASK].is_none() {
                at += 1;
                continue;
            }
            let end = at + screen.skip as usize;
            at += 1;
            while at < end {
                at += if self.sees(side, &nodes[at], sight) { 1 } else { nodes[at].skip as usize };
            }
            at = end;
        }
    }

    /// Adds what is seen on a node; is the cell empty, so that more is seen behind it?
    #[inline]
    fn sees<W: Word>(&self, side: Side, node: &Node, sight: &mut Sight<W>) -> bool {
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

    /// In random games of every kind, sets of cells say what the path trees say.
    #[test]
    fn sightlines_say_what_the_path_trees_say() {
        let mut random = fastrand::Rng::with_seed(3);
        let (mut looked, mut blocked) = (0, 0);
        for entry in std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games")).unwrap() {
            let path = entry.unwrap().path();
            let name = path.file_name().unwrap().to_str().unwrap().to_owned();
            if !name.ends_with(".toml") || name.ends_with(".weights.toml") {
                continue;
            }
            let text = std::fs::read_to_string(&path).unwrap();
            // A game that builds on another one cannot be read alone.
            let Some(definition) = variorum_gamedef::load(&text, name.trim_end_matches(".toml")).definition else {
                continue;
            };
            let rules = Rules::compile(&definition).unwrap();
            if rules.cells > u128::CELLS {
                continue;
            }
            let lines = rules.sightlines::<u128>();
            let mut position = Position::start(&rules);
            for _ in 0..120 {
                for side in Side::BOTH {
                    position.sights(&lines, side, |cell, kind, sight| {
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
                position.make_turn(turns[random.usize(..turns.len())]);
            }
        }
        assert!(looked > 50_000 && blocked > 10_000, "{looked} {blocked}");
    }
}
