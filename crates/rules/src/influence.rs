//! Pieces that act on others from where they stand: they freeze enemy pieces, as the immobilizer of Ultima, lend their moves to friends, as the knights of
//! Knight relay chess and all pieces of Annan shogi, or protect friends from capture.
//!
//! What a piece lends are its own moves and captures along path trees, not what it is lent itself, and neither double steps nor captures en passant. A piece
//! keeps its kind, and with it its promotions.

use variorum_gamedef::definition::{InfluenceEffect, Motion};

use crate::cellset::CellSet;
use crate::piece::{Cell, Side};
use crate::position::Position;
use crate::rules::{InfluenceRules, Rules};
use crate::tree::{EN_PASSANT, MOVE, Node, PREY, TAKE, behind_screens, open_nodes};

/// What a piece is lent where it stands.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Lent {
    /// It has its own moves too.
    pub own: bool,
    /// The other kinds as which it may move, as bits.
    kinds: u64,
    /// The influences that lend moves of their own, by number, as bits.
    lists: u64,
}

/// Paths that a piece may use.
#[derive(Clone, Copy)]
pub(crate) struct LentPaths<'r> {
    /// Along open paths.
    pub plain: &'r [Node],
    /// Over screens.
    pub hops: &'r [Node],
    /// Whose they are.
    side: Side,
    /// The kind of which hops may spare pieces.
    kind: usize,
    /// What its phrases that name what they capture can capture, as bits.
    pub prey: u64,
}

/// Phrases that a piece is lent.
pub(crate) struct LentPhrases<'r> {
    /// The phrases.
    pub motions: &'r [Motion],
    /// The kind of which hops may spare pieces.
    pub kind: usize,
}

/// The numbers of the bits.
fn ones(mut bits: u64) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (bits != 0).then(|| bits.trailing_zeros() as usize)?;
        bits &= bits - 1;
        Some(lowest)
    })
}

impl InfluenceRules {
    /// The side of the pieces that act on those of `side`.
    fn actor(&self, side: Side) -> Side {
        if self.effect.is_on_friends() { side } else { side.other() }
    }
}

impl Rules {
    /// The paths of a piece of this kind from a cell.
    fn own_paths(&self, side: Side, kind: usize, from: Cell) -> LentPaths<'_> {
        let index = self.tree_index(side, kind, from);
        let hops = if self.features.hops { self.hops.tree(index) } else { &[] };
        LentPaths { plain: self.paths.tree(index), hops, side, kind, prey: self.pieces[kind].prey }
    }

    /// The paths that a piece of this kind on a cell is lent.
    pub(crate) fn lent_paths(
        &self,
        side: Side,
        kind: usize,
        from: Cell,
        lent: Lent,
    ) -> impl Iterator<Item = LentPaths<'_>> {
        let as_others = ones(lent.kinds).map(move |other| self.own_paths(side, other, from));
        let listed = ones(lent.lists).filter_map(move |number| {
            let moves = self.influences.get(number)?.lent.as_ref()?;
            let index = side.index() * self.cells + from.index();
            let (plain, hops) = (moves.paths.tree(index), moves.hops.tree(index));
            Some(LentPaths { plain, hops, side, kind, prey: moves.prey })
        });
        as_others.chain(listed)
    }

    /// Everything that a piece of this kind might ever be lent.
    pub(crate) fn lendable(&self, kind: usize) -> Lent {
        let mut lent = Lent { own: true, kinds: 0, lists: 0 };
        let lending = self.influences.iter().enumerate().filter(|(_, influence)| influence.effect.lends());
        for (number, influence) in lending.filter(|(_, influence)| influence.on >> kind & 1 != 0) {
            if influence.lent.is_some() {
                lent.lists |= 1 << number;
            } else {
                lent.kinds |= influence.of;
            }
        }
        lent.kinds &= !(1 << kind);
        lent
    }
}

impl Position {
    /// The cells of the pieces with this effect on the piece of `side` of this kind on `cell`, and the number of the influence.
    fn acting(
        &self,
        cell: Cell,
        side: Side,
        kind: usize,
        has_effect: impl Fn(InfluenceEffect) -> bool,
    ) -> impl Iterator<Item = (usize, Cell)> {
        let acting = self.rules.influences.iter().enumerate();
        let acting = acting.filter(move |(_, influence)| influence.on >> kind & 1 != 0 && has_effect(influence.effect));
        acting.flat_map(move |(number, influence)| {
            let sources = &influence.sources[side.index() * self.rules.cells + cell.index()];
            let there = sources.iter().copied().filter(move |&source| {
                let piece = self.at(source);
                source != cell && piece.is_owned_by(influence.actor(side)) && influence.of >> piece.kind() & 1 != 0
            });
            there.map(move |source| (number, source))
        })
    }

    /// The cells of the enemy pieces that freeze the piece of `side` of this kind on `cell`.
    pub(crate) fn freezers(&self, cell: Cell, side: Side, kind: usize) -> impl Iterator<Item = Cell> {
        self.acting(cell, side, kind, |effect| effect == InfluenceEffect::Freeze).map(|(_, source)| source)
    }

    /// Is the piece of `side` of this kind frozen on this cell, for want of its guard (BS-10) or by an enemy piece beside it?
    #[inline]
    #[must_use]
    pub(crate) fn is_frozen_on(&self, cell: Cell, side: Side, kind: usize) -> bool {
        self.is_frozen(side, kind) || !self.rules.influences.is_empty() && self.has_freezers(cell, side, kind)
    }

    /// Not inlined, because few games have such pieces.
    #[inline(never)]
    fn has_freezers(&self, cell: Cell, side: Side, kind: usize) -> bool {
        self.freezers(cell, side, kind).next().is_some()
    }

    /// The cells of the friends that protect the piece of `side` of this kind on `cell` from capture.
    pub(crate) fn protectors(&self, cell: Cell, side: Side, kind: usize) -> impl Iterator<Item = Cell> {
        self.acting(cell, side, kind, |effect| effect == InfluenceEffect::Shield).map(|(_, source)| source)
    }

    /// Is what stands on the cell a piece of `side` that friends protect from capture?
    #[inline]
    #[must_use]
    pub(crate) fn is_immune(&self, cell: Cell, side: Side) -> bool {
        self.rules.features.shields && self.has_protectors(cell, side)
    }

    /// Not inlined, because few games have such pieces.
    #[inline(never)]
    fn has_protectors(&self, cell: Cell, side: Side) -> bool {
        let piece = self.at(cell);
        piece.is_owned_by(side) && self.protectors(cell, side, piece.kind()).next().is_some()
    }

    /// The cells of the friends as which alone the piece of `side` of this kind on `cell` moves; none if it has its own moves.
    pub(crate) fn replacers(&self, cell: Cell, side: Side, kind: usize) -> impl Iterator<Item = Cell> {
        let own = self.lent(cell, side, kind).is_none_or(|lent| lent.own);
        let replacing = self.acting(cell, side, kind, |effect| effect == InfluenceEffect::ReplaceMoves);
        replacing.map(|(_, source)| source).filter(move |_| !own)
    }

    /// The cells of the friends that lend moves to the piece of `side` of this kind on `cell`.
    pub(crate) fn lenders(&self, cell: Cell, side: Side, kind: usize) -> impl Iterator<Item = Cell> {
        self.acting(cell, side, kind, InfluenceEffect::lends).map(|(_, source)| source)
    }

    /// The phrases that the piece of `side` of this kind on `cell` is lent.
    pub(crate) fn lent_phrases(&self, cell: Cell, side: Side, kind: usize) -> Vec<LentPhrases<'_>> {
        let Some(lent) = self.lent(cell, side, kind) else { return Vec::new() };
        let definition = &self.rules.definition;
        let of_kinds = ones(lent.kinds).map(|kind| LentPhrases { motions: &definition.pieces[kind].motions, kind });
        let lists = ones(lent.lists).map(|number| LentPhrases { motions: &definition.influences[number].moves, kind });
        of_kinds.chain(lists).collect()
    }

    /// What the piece of `side` of this kind on `cell` is lent; `None` if nothing.
    #[inline]
    #[must_use]
    pub(crate) fn lent(&self, cell: Cell, side: Side, kind: usize) -> Option<Lent> {
        if self.rules.features.lends { self.find_lent(cell, side, kind) } else { None }
    }

    /// Not inlined, because few games have such pieces.
    #[inline(never)]
    fn find_lent(&self, cell: Cell, side: Side, kind: usize) -> Option<Lent> {
        let mut lent = Lent { own: true, kinds: 0, lists: 0 };
        for (number, source) in self.acting(cell, side, kind, InfluenceEffect::lends) {
            let influence = &self.rules.influences[number];
            lent.own &= influence.effect != InfluenceEffect::ReplaceMoves;
            if influence.lent.is_some() {
                lent.lists |= 1 << number;
            } else {
                lent.kinds |= 1 << self.at(source).kind();
            }
        }
        // Friends of its own kind change nothing: it keeps its double steps, too.
        lent.own |= lent.kinds >> kind & 1 != 0;
        lent.kinds &= !(1 << kind);
        (!lent.own || lent.kinds != 0 || lent.lists != 0).then_some(lent)
    }

    /// The nodes on open paths and behind screens, up to the first piece on each path, with what they can capture where that is named.
    fn nodes_along<'a>(&'a self, paths: LentPaths<'a>) -> impl Iterator<Item = (&'a Node, u64)> {
        let empty = move |cell: Cell| self.at(cell).is_none();
        let plain = open_nodes(paths.plain, empty).map(|(_, node)| node);
        let behind = behind_screens(paths.hops, empty, move |screen, behind| {
            self.beyond(paths.side, paths.kind, screen, behind)
        });
        let over = behind.flat_map(move |behind| open_nodes(behind, empty).map(|(_, node)| node));
        plain.chain(over).map(move |node| (node, paths.prey))
    }

    /// [`Self::nodes_along`] all paths that the piece of `side` and `kind` on `from` is lent.
    pub(crate) fn lent_nodes(
        &self,
        from: Cell,
        side: Side,
        kind: usize,
        lent: Lent,
    ) -> impl Iterator<Item = (&Node, u64)> {
        self.rules.lent_paths(side, kind, from, lent).flat_map(|paths| self.nodes_along(paths))
    }

    /// [`Self::nodes_along`] the paths of the piece itself, whatever it is lent.
    pub(crate) fn own_nodes(&self, from: Cell, side: Side, kind: usize) -> impl Iterator<Item = (&Node, u64)> {
        self.nodes_along(self.rules.own_paths(side, kind, from))
    }

    /// Could the piece on `from`, which belongs to `by`, capture on `target` by moves that it is lent?
    pub(crate) fn attacks_as_lent(&self, from: Cell, target: Cell, by: Side, lent: Lent) -> bool {
        let kind = self.at(from).kind();
        let takes = |(node, prey): (&Node, u64)| {
            node.cell == target
                && (node.flags & TAKE != 0 || node.flags & PREY != 0 && self.is_among_prey(prey, target, by))
        };
        self.lent_nodes(from, by, kind, lent).any(takes)
    }

    /// The cells to which only moves that it is lent lead the piece of `side` and `kind` on `from`: empty ones, and those of enemy pieces.
    pub(crate) fn lent_goals(&self, from: Cell, side: Side, kind: usize, lent: Lent) -> [CellSet; 2] {
        let enemy = side.other();
        let add = |goals: &mut [CellSet; 2], node: &Node, prey: u64| {
            let piece = self.at(node.cell);
            if piece.is_none() && node.flags & MOVE != 0 {
                goals[0].add(node.cell);
            }
            let takes = || node.flags & TAKE != 0 || node.flags & PREY != 0 && prey >> piece.kind() & 1 != 0;
            if piece.is_owned_by(enemy) && takes() && !self.is_immune(node.cell, enemy) {
                goals[1].add(node.cell);
            }
        };
        let mut goals = [CellSet::EMPTY; 2];
        for (node, prey) in self.lent_nodes(from, side, kind, lent) {
            add(&mut goals, node, prey);
        }
        if lent.own {
            let mut own = [CellSet::EMPTY; 2];
            for (node, prey) in self.own_nodes(from, side, kind) {
                add(&mut own, node, prey);
                if node.flags & EN_PASSANT != 0 && self.state.passing.contains(node.cell) {
                    own[0].add(node.cell);
                }
            }
            let doubles = self.rules.doubles_of(side, kind).steps[from.index()].iter().map(|step| step.to);
            doubles.filter(|&to| self.doubles_to(side, kind, from, to)).for_each(|to| own[0].add(to));
            goals[0].subtract(&own[0]);
            goals[1].subtract(&own[1]);
        }
        goals
    }
}
