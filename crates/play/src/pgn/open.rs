//! The game that is being parsed.

use super::annotated::Annotated;
use super::remark::Remark;
use super::word;
use crate::tree::{NodeId, Tree};

/// Numbers the main line (0) and the variations of a game in the order in which they begin.
type LineNumber = usize;

/// The game that is being parsed.
#[derive(Debug)]
pub(super) struct Open {
    pub game: Annotated,
    at: NodeId,
    /// The nodes at which variations interrupt the lines around them, with those lines.
    stack: Vec<(NodeId, LineNumber)>,
    /// The line that is being read.
    line: LineNumber,
    /// How many lines have begun.
    lines: LineNumber,
    /// The line to which each node belongs: the first that had it, or a line that was interrupted by a variation that had it first.
    owners: Vec<LineNumber>,
    /// The comment before the next turn.
    pending: String,
    /// Whether the line has a turn already, to which comments belong.
    turned: bool,
    /// Whether turns or comments have been read, so that a tag begins the next game.
    pub begun: bool,
    /// Whether the result has been read.
    pub ended: bool,
    /// The last number of the main line.
    pub number: Option<u32>,
    /// The number of turns in the main line, skipped ones included.
    plies: usize,
    /// The rest of a line is skipped: the number of variations that are open in it.
    skipping: Option<usize>,
}

impl Open {
    /// A game that begins on this line.
    pub fn at(line: usize) -> Self {
        Self {
            game: Annotated { line, ..Annotated::default() },
            at: Tree::ROOT,
            stack: Vec::new(),
            line: 0,
            lines: 1,
            owners: vec![0],
            pending: String::new(),
            turned: true,
            begun: false,
            ended: false,
            number: None,
            plies: 0,
            skipping: None,
        }
    }

    /// Whether a variation is open.
    pub fn in_variation(&self) -> bool {
        !self.stack.is_empty()
    }

    /// Leaves all open variations, as the game ends in the middle of its text.
    pub fn leave_variations(&mut self) {
        self.stack.clear();
    }

    /// Whether a tag belongs to the next game. A comment before the first tag belongs to the game.
    pub fn is_over_at_a_tag(&self) -> bool {
        self.begun && !(self.game.tags.is_empty() && self.game.tree.is_empty())
    }

    /// Whether a result ends the game here, and not only a variation.
    pub fn may_end(&self) -> bool {
        self.stack.is_empty() && self.skipping.unwrap_or(0) == 0
    }

    /// Whether a number at the beginning of a line is that of another game. `second` says that it stands before a turn of the second player, `blank`
    /// that a blank line precedes it.
    pub fn restarts(&self, value: Option<u32>, second: bool, blank: bool) -> bool {
        let again = blank || (self.plies > 1 && self.number > Some(1));
        value == Some(1) && !second && self.may_end() && self.plies > 0 && again
    }

    /// Skips the rest of the line. Returns whether that is new.
    pub fn skip(&mut self) -> bool {
        let new = self.skipping.is_none();
        self.skipping.get_or_insert(0);
        new
    }

    /// Adds a comment. Returns `false` if it belongs to a line that is skipped.
    pub fn comment(&mut self, remark: &Remark) -> bool {
        self.begun = true;
        if self.skipping.is_some() && !self.ended {
            return false;
        }
        if self.turned {
            let node = self.game.tree.node_mut(self.at);
            node.clock = remark.clock.or(node.clock);
            node.spent = remark.spent.or(node.spent);
            node.evaluation = remark.evaluation.or(node.evaluation);
            append(&mut node.comment, &remark.said);
        } else {
            append(&mut self.pending, &remark.said);
        }
        true
    }

    /// Opens a variation. Returns `false` if there is no turn that it could replace.
    pub fn open_variation(&mut self) -> bool {
        self.begun = true;
        if let Some(depth) = &mut self.skipping {
            *depth += 1;
            return true;
        }
        let at = self.at;
        self.stack.push((at, self.line));
        (self.line, self.lines) = (self.lines, self.lines + 1);
        self.turned = false;
        if at != Tree::ROOT {
            self.at = self.game.tree.node(at).parent;
        }
        at != Tree::ROOT
    }

    /// Closes a variation. Returns `false` if none is open.
    pub fn close_variation(&mut self) -> bool {
        match &mut self.skipping {
            Some(0) => self.skipping = None,
            Some(depth) => {
                *depth -= 1;
                return true;
            }
            None => {}
        }
        let Some((at, line)) = self.stack.pop() else { return false };
        (self.at, self.line, self.turned) = (at, line, true);
        // A comment in a variation without turns belongs to the turn that it would have replaced.
        let pending = std::mem::take(&mut self.pending);
        append(&mut self.game.tree.node_mut(at).comment, &pending);
        true
    }

    /// Adds a turn that stands on this line.
    pub fn turn(&mut self, text: &str, line: usize) {
        self.plies += usize::from(self.may_end());
        if self.skipping.is_some() {
            return;
        }
        let parent = self.at;
        self.at = self.game.tree.add(parent, text);
        let (at, pending) = (self.at, std::mem::take(&mut self.pending));
        if self.owners.len() <= at {
            self.owners.push(self.line);
        }
        // A variation that begins with the turn that it should replace has continued the line before the line itself could.
        let first = self.game.tree.node(parent).children.first();
        if self.owners[parent] == self.line && first.is_some_and(|&first| self.owners[first] != self.line) {
            self.owners[at] = self.line;
            self.game.tree.put_first(at);
        }
        let is_main = self.game.tree.node(self.game.tree.node(at).parent).children.first() == Some(&at);
        let node = self.game.tree.node_mut(at);
        // In a main line, a comment before a turn cannot be distinguished from one after the previous turn.
        append(if is_main { &mut node.comment } else { &mut node.before }, &pending);
        if node.line == 0 {
            node.line = line;
        }
        self.turned = true;
    }

    /// Adds a glyph to the last turn. Returns `false` if there is none.
    pub fn glyph(&mut self, glyph: u8) -> bool {
        if self.skipping.is_some() {
            return true;
        }
        if !self.turned || self.at == Tree::ROOT {
            return false;
        }
        let glyphs = &mut self.game.tree.node_mut(self.at).glyphs;
        if !glyphs.contains(&glyph) {
            glyphs.push(glyph);
        }
        true
    }

    /// Ends the game.
    pub fn finish(&mut self) {
        append(&mut self.game.tree.node_mut(self.at).comment, &self.pending);
        // `½-½` and `1:0` become what the standard says. A tag with more in it is left as it is.
        if let Some(result) = self.game.tag("Result").and_then(word::result) {
            self.game.set_tag("Result", result);
        }
    }
}

/// Adds a comment to another one.
pub(super) fn append(text: &mut String, more: &str) {
    if !text.is_empty() && !more.is_empty() {
        text.push(' ');
    }
    text.push_str(more);
}
