//! Path trees: all paths of a piece from a cell in one flat array, in preorder with skip links.
//!
//! A walk goes from node to node. At an occupied cell it follows the skip link and so jumps over the subtree behind
//! that cell. One loop thus serves slides, leaps, lame leaps and turning or branching rides. This module knows only
//! cells and trees, no moves and no pieces.

use crate::piece::Cell;

/// The largest number of nodes of one path tree: distances between nodes are stored in 16 bits.
pub(crate) const TREE_NODES: usize = u16::MAX as usize;
/// How many cells of a path can be compared with a cell in one unit of work.
pub(crate) const SEEN_PER_WORK: usize = 4;

/// A move may end on this cell if it is empty.
pub(crate) const MOVE: u8 = 1;
/// A capture may end on this cell.
pub(crate) const TAKE: u8 = 2;
/// A capture en passant may end on this cell.
pub(crate) const EN_PASSANT: u8 = 4;
/// A move to this cell may promote.
pub(crate) const PROMOTION: u8 = 8;
/// Part of an unlimited straight ride, which continues through gates (SR-22).
pub(crate) const RIDE: u8 = 16;
/// A piece on this cell may be captured from where the captor stands.
pub(crate) const SHOOT: u8 = 32;
/// A capture of certain kinds alone may end on this cell ([`PieceRules::prey`](crate::rules::PieceRules)).
pub(crate) const PREY: u8 = 64;

/// The piece may change places with one on this cell ([`PieceRules::swaps`](crate::rules::PieceRules)).
pub(crate) const SWAP: u8 = 128;

/// "No direction": not on a straight path.
pub(crate) const NO_DIRECTION: u8 = u8::MAX;

/// A node of a path tree: a cell on the paths of one piece from one cell.
///
/// In the trees of hoppers, paths of hops with limits are branches of their own without forks, and `direction` holds the number of the limits
/// ([`HopLimits`](crate::hops::HopLimits)).
#[derive(Clone, Copy, Debug)]
pub(crate) struct Node {
    /// The cell.
    pub cell: Cell,
    /// The distance in the array to the next node that is not behind this one.
    pub skip: u16,
    /// What a move may do on this cell.
    pub flags: u8,
    /// The number of the straight direction, for gates, or [`NO_DIRECTION`].
    pub direction: u8,
}

/// A node of a reverse tree: a cell on the paths that lead to one target.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Source {
    /// The cell.
    pub cell: Cell,
    /// The distance in the array to the next node that is not behind this one.
    pub skip: u16,
    /// The distance back to the parent; 0 for the children of the root.
    pub up: u16,
    /// The number of the straight direction, or [`NO_DIRECTION`].
    pub direction: u8,
    /// The kinds of piece that attack the target from here if the path is open, as bits.
    pub kinds: u64,
}

/// A node of a tree in preorder.
pub(crate) trait Preorder {
    /// Its cell.
    fn cell(&self) -> Cell;
    /// The distance in the array to the next node that is not behind this one.
    fn skip(&self) -> usize;
}

impl Preorder for Node {
    #[inline]
    fn cell(&self) -> Cell {
        self.cell
    }

    #[inline]
    fn skip(&self) -> usize {
        self.skip.into()
    }
}

impl Preorder for Source {
    #[inline]
    fn cell(&self) -> Cell {
        self.cell
    }

    #[inline]
    fn skip(&self) -> usize {
        self.skip.into()
    }
}

/// A walk along open paths: every node up to the first one on each path whose cell is not `empty`, that one included.
/// Yields each node with its index.
#[inline]
pub(crate) fn open_nodes<N: Preorder>(nodes: &[N], empty: impl Fn(Cell) -> bool) -> impl Iterator<Item = (usize, &N)> {
    let mut next = 0;
    std::iter::from_fn(move || {
        let at = next;
        let node = nodes.get(at)?;
        next += if empty(node.cell()) { 1 } else { node.skip() };
        Some((at, node))
    })
}

/// The subtree behind the first node on each path whose cell is not `empty`: where a hopper lands. `beyond` says for this node, the screen, and its subtree how
/// far the hopper gets.
#[inline]
pub(crate) fn behind_screens<'n, N: Preorder>(
    nodes: &'n [N],
    empty: impl Fn(Cell) -> bool,
    beyond: impl Fn(&'n N, &'n [N]) -> &'n [N],
) -> impl Iterator<Item = &'n [N]> {
    let mut next = 0;
    std::iter::from_fn(move || {
        while empty(nodes.get(next)?.cell()) {
            next += 1;
        }
        let (screen, behind) = (&nodes[next], next + 1);
        next += screen.skip();
        Some(beyond(screen, &nodes[behind..next]))
    })
}

/// For [`behind_screens`] in reverse trees, which know no limits of hops: they hold the paths of short hops in full, since games with such hops find attacks by
/// moves, and who walks them asks the kind of the hopper whether it spares its own type.
#[inline]
pub(crate) fn everything<'n, N>(_: &'n N, behind: &'n [N]) -> &'n [N] {
    behind
}

/// A node that can be copied to a mirrored tree.
pub(crate) trait Placed: Copy {
    /// The same node with another cell and direction.
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

/// Many trees in one array.
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

    /// The nodes of tree number `index`, mutable.
    pub fn tree_mut(&mut self, index: usize) -> &mut [N] {
        &mut self.nodes[self.starts[index] as usize..self.starts[index + 1] as usize]
    }

    /// Ends the current tree.
    fn close(&mut self) {
        self.starts.push(u32::try_from(self.nodes.len()).unwrap_or(u32::MAX));
    }

    /// The number of trees.
    pub fn count(&self) -> usize {
        self.starts.len() - 1
    }

    /// The number of nodes of all trees.
    pub fn node_count(&self) -> usize {
        self.nodes.len()
    }

    /// Size in bytes.
    pub fn bytes(&self) -> usize {
        self.nodes.len() * size_of::<N>() + self.starts.len() * 4
    }
}

impl<N: Placed> Forest<N> {
    /// Adds the image of tree `index` of `from`, with cells and directions mapped by `cell` and `direction`.
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

/// A node of a growing tree. `first` is its first child and `next` its next sibling; 0 means none.
struct Branch<L> {
    cell: Cell,
    label: L,
    first: u32,
    next: u32,
}

/// The work of finding or adding a child, in addition to one unit for each sibling examined. Long rides are followed
/// cell by cell, and each such step costs more than the comparison with a sibling.
const CHILD_WORK: u64 = 5;

/// A growing tree. Children are found by their cell, so paths with a common beginning share it.
///
/// The builder counts the branches that it examines, so that the caller can give up a tree that takes too long.
pub(crate) struct Builder<L> {
    branches: Vec<Branch<L>>,
    work: u64,
    most_work: u64,
    /// The next child of the root is a new one.
    begins: bool,
}

/// A node of a [`Builder`].
pub(crate) type Twig = u32;
/// The root of every [`Builder`].
pub(crate) const ROOT: Twig = 0;

impl<L: Default> Builder<L> {
    /// A tree of the root alone, without a limit on the work.
    pub fn new() -> Self {
        let root = Branch { cell: Cell::NONE, label: L::default(), first: 0, next: 0 };
        Self { branches: vec![root], work: 0, most_work: u64::MAX, begins: false }
    }

    /// The work done since the last call.
    pub fn take_work(&mut self) -> u64 {
        std::mem::take(&mut self.work)
    }

    /// Sets the amount of work after which [`Self::is_spent`] holds.
    pub fn allow(&mut self, work: u64) {
        self.most_work = work;
    }

    /// Adds work that was done for this tree elsewhere.
    #[inline]
    pub fn charge(&mut self, work: usize) {
        self.work += work as u64;
    }

    /// Is the tree too large, or has it taken too much work? If so, the caller should stop adding to it.
    #[inline]
    pub fn is_spent(&self) -> bool {
        self.work > self.most_work || self.branches.len() > TREE_NODES
    }

    /// The number of nodes without the root.
    #[inline]
    pub fn len(&self) -> usize {
        self.branches.len() - 1
    }

    /// Removes all nodes except the root.
    pub fn clear(&mut self) {
        self.branches.truncate(1);
        self.branches[0].first = 0;
        self.begins = false;
    }

    /// Makes the next child of the root a new one, whatever cells the root's children have.
    pub fn begin_branch(&mut self) {
        self.begins = true;
    }

    /// The child of `parent` for `cell`, added if it does not exist.
    #[inline]
    pub fn child(&mut self, parent: Twig, cell: Cell) -> Twig {
        let mut last = 0;
        let mut at = self.branches[parent as usize].first;
        let mut looked_at = CHILD_WORK;
        let begins = parent == ROOT && std::mem::take(&mut self.begins);
        while at != 0 {
            let branch = &self.branches[at as usize];
            if branch.cell == cell && !begins {
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

    /// The label of a node.
    #[inline]
    pub fn label(&mut self, twig: Twig) -> &mut L {
        &mut self.branches[twig as usize].label
    }

    /// The children of a node.
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

    /// Writes the subtree of `twig` in preorder. `make` builds a node from cell, label and distance to the parent;
    /// `set_skip` completes it. Subtrees without a label for which `useful` holds are left out. Returns whether
    /// anything was written.
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

/// The label of a node of a growing path tree.
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
    /// Adds a path tree.
    pub fn plant(&mut self, builder: &Builder<Ends>) {
        builder.write(
            ROOT,
            None,
            &mut self.nodes,
            &|cell, ends: &Ends, _| Node { cell, skip: 0, flags: ends.flags, direction: ends.direction },
            &|node, skip| node.skip = skip,
            &|ends| ends.flags & (MOVE | TAKE | SHOOT | PREY | SWAP) != 0,
        );
        self.close();
    }
}

/// The label of a node of a growing reverse tree.
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
    /// Adds the reverse tree of a target.
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

/// The cells between the root and `nodes[at]`, beginning with the parent of `nodes[at]`.
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
