//! A game as a tree of turns: the main line and variations, with comments.
//!
//! Turns are texts, which need not be legal; [`crate::pgn::Annotated::check`] checks them.

use std::hash::{BuildHasher as _, RandomState};

use hashbrown::HashTable;
use variorum_rules::Side;

/// The index of a node in a [`Tree`]; [`Tree::ROOT`] is the start position.
pub type NodeId = usize;

/// An evaluation of a position, from White's side.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Evaluation {
    /// A value in centipawns; positive is good for White.
    Centipawns(i32),
    /// A forced win in this number of the winner's turns: positive for White, negative for Black.
    Win(i32),
}

/// A turn with its annotations. The root has no turn.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Node {
    /// The turn as text; empty at the root.
    pub turn: String,
    /// The previous node; the root itself at the root.
    pub parent: NodeId,
    /// The continuations, of which the first is the main line. No two have the same turn.
    pub children: Vec<NodeId>,
    /// The comment before the turn.
    pub before: String,
    /// The comment after the turn; at the root, about the game.
    pub comment: String,
    /// Numeric annotation glyphs: 1 is “!”, 2 “?”, 3 “!!”, 4 “??”, 5 “!?”, 6 “?!”; others as in the PGN standard.
    pub glyphs: Vec<u8>,
    /// The time left on the mover's clock after the turn, in milliseconds.
    pub clock: Option<u64>,
    /// The time that the mover took for the turn, in milliseconds.
    pub spent: Option<u64>,
    /// The evaluation of the position after the turn.
    pub evaluation: Option<Evaluation>,
    /// Whose turn it is and its number, in games in which players have several turns in a row; elsewhere both follow from the first turn.
    pub mover: Option<(Side, u32)>,
    /// The line of the text from which the turn was read, from 1; 0 if it was not read from a text.
    pub line: usize,
}

/// Up to this number, children are compared one by one. Nearly every node has fewer, and needs no index.
const FEW: usize = 8;

/// A game with variations. Building it takes linear time, however many children a node has.
#[derive(Clone, Debug)]
pub struct Tree {
    nodes: Vec<Node>,
    /// An index by parent and turn of the children of nodes that have more than [`FEW`].
    crowded: HashTable<NodeId>,
    /// Random keys, so that nobody can write a file whose turns all have the same hash.
    keys: RandomState,
}

impl Default for Tree {
    fn default() -> Self {
        Self { nodes: vec![Node::default()], crowded: HashTable::new(), keys: RandomState::new() }
    }
}

/// Trees with the same nodes are equal, as the index follows from the nodes.
impl PartialEq for Tree {
    fn eq(&self, other: &Self) -> bool {
        self.nodes == other.nodes
    }
}

impl Eq for Tree {}

impl Tree {
    /// The root, which is the start position.
    pub const ROOT: NodeId = 0;

    /// A tree with a main line only.
    pub fn line<T: Into<String>>(turns: impl IntoIterator<Item = T>) -> Self {
        let mut tree = Self::default();
        let mut at = Self::ROOT;
        for turn in turns {
            at = tree.add(at, turn);
        }
        tree
    }

    /// The number of nodes, including the root.
    #[must_use]
    pub fn len(&self) -> usize {
        self.nodes.len()
    }

    /// Whether there are no turns.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.nodes.len() == 1
    }

    /// The node with this id; the root if there is none.
    #[must_use]
    pub fn node(&self, id: NodeId) -> &Node {
        self.nodes.get(id).unwrap_or(&self.nodes[Self::ROOT])
    }

    /// The node with this id, for annotating it; the root if there is none. Callers must not change the turn, the parent or the children.
    pub fn node_mut(&mut self, id: NodeId) -> &mut Node {
        let id = if id < self.nodes.len() { id } else { Self::ROOT };
        &mut self.nodes[id]
    }

    /// Adds a turn after a node, unless the node already has it. Returns the turn's node. White space in the turn is removed.
    pub fn add(&mut self, parent: NodeId, turn: impl Into<String>) -> NodeId {
        let turn: String = turn.into().split_whitespace().collect();
        let parent = if parent < self.nodes.len() { parent } else { Self::ROOT };
        if let Some(known) = self.child(parent, &turn) {
            return known;
        }
        let id = self.nodes.len();
        self.nodes.push(Node { turn, parent, ..Node::default() });
        self.nodes[parent].children.push(id);
        match self.nodes[parent].children.len() {
            0..=FEW => {}
            // The node now has many children, so all of them enter the index.
            count if count == FEW + 1 => (0..count).for_each(|place| self.index(self.nodes[parent].children[place])),
            _ => self.index(id),
        }
        id
    }

    /// Puts a node before its siblings, so that it continues the line of their parent.
    pub fn put_first(&mut self, id: NodeId) {
        if id == Self::ROOT || id >= self.nodes.len() {
            return;
        }
        let parent = self.nodes[id].parent;
        let children = &mut self.nodes[parent].children;
        if let Some(place) = children.iter().position(|&child| child == id) {
            children[..=place].rotate_right(1);
        }
    }

    /// The child of a node that has this turn.
    fn child(&self, parent: NodeId, turn: &str) -> Option<NodeId> {
        let children = &self.nodes[parent].children;
        if children.len() <= FEW {
            return children.iter().copied().find(|&child| self.nodes[child].turn == turn);
        }
        let same = |&child: &NodeId| self.nodes[child].parent == parent && self.nodes[child].turn == turn;
        self.crowded.find(self.hash(parent, turn), same).copied()
    }

    fn hash(&self, parent: NodeId, turn: &str) -> u64 {
        self.keys.hash_one((parent, turn))
    }

    /// Adds a node to the index.
    fn index(&mut self, id: NodeId) {
        let Self { nodes, crowded, keys } = self;
        let hash = |&id: &NodeId| keys.hash_one((nodes[id].parent, nodes[id].turn.as_str()));
        crowded.insert_unique(hash(&id), id, hash);
    }

    /// The nodes of the main line after the root.
    #[must_use]
    pub fn main_line(&self) -> Vec<NodeId> {
        let next = |&at: &NodeId| self.node(at).children.first().copied();
        std::iter::successors(next(&Self::ROOT), next).collect()
    }

    /// The turns from the start to a node.
    #[must_use]
    pub fn turns_to(&self, id: NodeId) -> Vec<&str> {
        let back = std::iter::successors(Some(id), |&at| (at != Self::ROOT).then(|| self.node(at).parent));
        let mut turns: Vec<&str> = back.filter(|&at| at != Self::ROOT).map(|at| self.node(at).turn.as_str()).collect();
        turns.reverse();
        turns
    }
}

#[cfg(test)]
mod tests {
    use std::time::{Duration, Instant};

    use super::*;

    #[test]
    fn a_turn_is_found_among_few_and_among_many() {
        let mut tree = Tree::default();
        let first = tree.add(Tree::ROOT, "a0");
        for parent in [Tree::ROOT, first] {
            let ids: Vec<NodeId> = (0..100).map(|number| tree.add(parent, format!("b{number}"))).collect();
            for (number, &id) in ids.iter().enumerate() {
                assert_eq!(tree.add(parent, format!(" b {number} ")), id);
                assert_eq!((tree.node(id).parent, tree.node(id).turn.as_str()), (parent, &*format!("b{number}")));
            }
        }
        assert_eq!(
            (tree.len(), tree.node(Tree::ROOT).children.len(), tree.node(first).children.len()),
            (202, 101, 100)
        );
    }

    #[test]
    fn many_variations_of_one_turn_take_no_time() {
        // Comparing each turn with all its siblings would take 20 billion comparisons.
        let begun = Instant::now();
        let mut tree = Tree::default();
        for number in 0..200_000 {
            tree.add(Tree::ROOT, format!("n{number:06}"));
        }
        assert_eq!(tree.len(), 200_001);
        assert!(begun.elapsed() < Duration::from_secs(10), "{:?}", begun.elapsed());
    }
}
