//! Path trees in one flat array: preorder with skip links.
//!
//! A walk goes from node to node; where a cell is blocked it jumps over the subtree behind it. This module knows no moves and no
//! pieces, only cells and trees.

use crate::compile::TREE_NODES;
use crate::piece::Cell;

/// May end here on an empty cell.
pub(crate) const MOVE: u8 = 1;
/// May capture here.
pub(crate) const TAKE: u8 = 2;
/// May capture en passant here.
pub(crate) const EN_PASSANT: u8 = 4;
/// Ending here concerns promotion.
pub(crate) const PROMOTION: u8 = 8;
/// Part of an unlimited straight ride, which a gate carries on (SR-22).
pub(crate) const RIDE: u8 = 16;

/// "No direction": not part of a straight path.
pub(crate) const NO_DIRECTION: u8 = u8::MAX;

/// A cell on the paths of one piece from one cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    pub cell: Cell,
    /// Distance to the next node that does not lie behind this one.
    pub skip: u16,
    pub flags: u8,
    /// Number of the straight direction, for gates.
    pub direction: u8,
}

/// A cell on the paths that lead to one target.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source {
    pub cell: Cell,
    pub skip: u16,
    /// Distance back to the parent; 0 at the root.
    pub up: u16,
    pub direction: u8,
    /// The kinds of piece that attack the target from here, as bits.
    pub kinds: u64,
}

/// A node that knows its place and can be seen elsewhere.
pub(crate) trait Placed: Copy {
    /// The same node on another cell, in another direction.
    fn moved(self, cell: impl Fn(Cell) -> Cell, direction: impl Fn(u8) -> u8) -> Self;
}

impl Placed for Node {
    fn moved(self, cell: impl Fn(Cell) -> Cell, direction: impl Fn(u8) -> u8) -> Self {
        Self { cell: cell(self.cell), direction: direction(self.direction), ..self }
    }
}

impl Placed for Source {
    fn moved(self, cell: impl Fn(Cell) -> Cell, direction: impl Fn(u8) -> u8) -> Self {
        Self { cell: cell(self.cell), direction: direction(self.direction), ..self }
    }
}

/// Many trees, one after the other.
#[derive(Clone, Debug)]
pub(crate) struct Forest<N> {
    starts: Vec<u32>,
    nodes: Vec<N>,
}

impl<N> Default for Forest<N> {
    fn default() -> Self {
        Self { starts: vec![0], nodes: Vec::new() }
    }
}

impl<N> Forest<N> {
    /// The nodes of tree number `index`.
    #[inline]
    pub fn tree(&self, index: usize) -> &[N] {
        &self.nodes[self.starts[index] as usize..self.starts[index + 1] as usize]
    }

    /// The same, to be changed.
    pub fn tree_mut(&mut self, index: usize) -> &mut [N] {
        &mut self.nodes[self.starts[index] as usize..self.starts[index + 1] as usize]
    }

    fn close(&mut self) {
        self.starts.push(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
    }

    /// Nodes of all trees.
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Bytes used.
    pub fn bytes(&self) -> usize {
        self.nodes.len() * size_of::<N>() + self.starts.len() * 4
    }
}

impl<N: Placed> Forest<N> {
    /// Adds a tree that is the image of tree `index` of `from` under `cell` and `direction`.
    pub fn plant_image(
        &mut self,
        from: &Self,
        index: usize,
        cell: impl Fn(Cell) -> Cell,
        direction: impl Fn(u8) -> u8,
    ) {
        self.nodes.extend(from.tree(index).iter().map(|node| node.moved(&cell, &direction)));
        self.close();
    }
}

struct Branch<L> {
    cell: Cell,
    label: L,
    first: u32,
    next: u32,
}

/// Work for finding or making a child, besides a unit for each child looked at: the paths of long rides are followed cell by cell, and each
/// step costs more than looking at one of many neighbours.
const CHILD_WORK: u64 = 5;

/// A tree while it grows: children are found by their cell, so that paths with a common beginning share it.
///
/// It counts the branches that it looks at, so that a tree that takes too long can be given up.
pub(crate) struct Builder<L> {
    branches: Vec<Branch<L>>,
    work: u64,
    most_work: u64,
}

/// A node of a [`Builder`]; 0 is the root.
pub(crate) type Twig = u32;
pub(crate) const ROOT: Twig = 0;

impl<L: Default> Builder<L> {
    pub fn new() -> Self {
        let root = Branch { cell: Cell::NONE, label: L::default(), first: 0, next: 0 };
        Self { branches: vec![root], work: 0, most_work: u64::MAX }
    }

    /// Branches looked at since this was asked for the last time.
    pub fn take_work(&mut self) -> u64 {
        std::mem::take(&mut self.work)
    }

    /// Says how many branches may be looked at until [`Self::is_spent`].
    pub fn allow(&mut self, work: u64) {
        self.most_work = work;
    }

    /// Counts work that was done for this tree elsewhere.
    pub fn charge(&mut self, work: usize) {
        self.work += work as u64;
    }

    /// Has this tree become too large, or taken too much work? Nothing more should be added to it then.
    pub fn is_spent(&self) -> bool {
        self.work > self.most_work || self.branches.len() > TREE_NODES
    }

    /// Nodes, the root not counted.
    pub fn len(&self) -> usize {
        self.branches.len() - 1
    }

    /// Only the root is left.
    pub fn clear(&mut self) {
        self.branches.truncate(1);
        self.branches[0].first = 0;
    }

    /// The child of `parent` on `cell`, made if there is none.
    pub fn child(&mut self, parent: Twig, cell: Cell) -> Twig {
        let mut last = 0;
        let mut at = self.branches[parent as usize].first;
        let mut looked_at = CHILD_WORK;
        while at != 0 {
            let branch = &self.branches[at as usize];
            if branch.cell == cell {
                self.work += looked_at;
                return at;
            }
            looked_at += 1;
            last = at;
            at = branch.next;
        }
        self.work += looked_at;
        let new = u32::try_from(self.branches.len()).unwrap_or(u32::MAX);
        self.branches.push(Branch { cell, label: L::default(), first: 0, next: 0 });
        if last == 0 {
            self.branches[parent as usize].first = new;
        } else {
            self.branches[last as usize].next = new;
        }
        new
    }

    pub fn label(&mut self, twig: Twig) -> &mut L {
        &mut self.branches[twig as usize].label
    }

    fn children(&self, twig: Twig) -> impl Iterator<Item = Twig> + '_ {
        let mut at = self.branches[twig as usize].first;
        std::iter::from_fn(move || {
            let here = at;
            (here != 0).then(|| {
                at = self.branches[here as usize].next;
                here
            })
        })
    }

    /// Writes the tree behind `twig` in preorder. `finish` makes a node of (cell, label, up); `set_skip` completes it;
    /// subtrees in which `useful` holds nowhere are left out.
    fn write<N>(
        &self,
        twig: Twig,
        parent: Option<usize>,
        out: &mut Vec<N>,
        make: &impl Fn(Cell, &L, u16) -> N,
        set_skip: &impl Fn(&mut N, u16),
        useful: &impl Fn(&L) -> bool,
    ) -> bool {
        let mut any = false;
        for child in self.children(twig) {
            let branch = &self.branches[child as usize];
            let at = out.len();
            let up = parent.map_or(0, |parent| u16::try_from(at - parent).unwrap_or(u16::MAX));
            out.push(make(branch.cell, &branch.label, up));
            let kept = self.write(child, Some(at), out, make, set_skip, useful) | useful(&branch.label);
            if kept {
                let skip = u16::try_from(out.len() - at).unwrap_or(u16::MAX);
                set_skip(&mut out[at], skip);
                any = true;
            } else {
                out.truncate(at);
            }
        }
        any
    }
}

/// Flags and direction of a forward node while it grows.
#[derive(Clone, Copy)]
pub(crate) struct Ends {
    pub flags: u8,
    pub direction: u8,
}

impl Default for Ends {
    fn default() -> Self {
        Self { flags: 0, direction: NO_DIRECTION }
    }
}

impl Forest<Node> {
    /// Adds a tree of a piece's paths.
    pub fn plant(&mut self, builder: &Builder<Ends>) {
        builder.write(
            ROOT,
            None,
            &mut self.nodes,
            &|cell, ends: &Ends, _| Node { cell, skip: 0, flags: ends.flags, direction: ends.direction },
            &|node, skip| node.skip = skip,
            &|ends| ends.flags & (MOVE | TAKE) != 0,
        );
        self.close();
    }
}

/// Kinds and direction of a reverse node while it grows.
#[derive(Clone, Copy)]
pub(crate) struct Origins {
    pub kinds: u64,
    pub direction: u8,
}

impl Default for Origins {
    fn default() -> Self {
        Self { kinds: 0, direction: NO_DIRECTION }
    }
}

impl Forest<Source> {
    /// Adds a tree of the paths that lead to a target.
    pub fn plant(&mut self, builder: &Builder<Origins>) {
        builder.write(
            ROOT,
            None,
            &mut self.nodes,
            &|cell, origins: &Origins, up| Source {
                cell,
                skip: 0,
                up,
                direction: origins.direction,
                kinds: origins.kinds,
            },
            &|node, skip| node.skip = skip,
            &|origins| origins.kinds != 0,
        );
        self.close();
    }
}

/// The cells between the root and `nodes[at]`, nearest to `at` first.
pub(crate) fn ancestors(nodes: &[Source], at: usize) -> impl Iterator<Item = Cell> + '_ {
    let mut at = at;
    std::iter::from_fn(move || {
        let up = nodes[at].up as usize;
        (up != 0).then(|| {
            at -= up;
            nodes[at].cell
        })
    })
}
