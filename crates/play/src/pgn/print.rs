//! Writes games as text.

use std::fmt;

use variorum_rules::Side;

use super::annotated::Annotated;
use super::remark::plain;
use crate::tree::{Evaluation, NodeId, Tree};

/// The greatest length of lines of turns, in characters, unless a single word is longer.
const WIDTH: usize = 100;

impl fmt::Display for Annotated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in &self.tags {
            let value = value.replace('\\', "\\\\").replace('"', "\\\"");
            writeln!(f, "[{name} \"{value}\"]")?;
        }
        if !self.tags.is_empty() {
            writeln!(f)?;
        }
        let mut line = 0;
        for word in words(self) {
            let length = word.chars().count();
            // Parsers ignore a line that begins with “%”.
            if line > 0 && line + 1 + length > WIDTH && !word.starts_with('%') {
                writeln!(f)?;
                line = 0;
            }
            if line > 0 {
                f.write_str(" ")?;
                line += 1;
            }
            f.write_str(&word)?;
            line += length;
        }
        writeln!(f)
    }
}

/// The turns with their annotations, word by word.
fn words(game: &Annotated) -> Vec<String> {
    let tree = &game.tree;
    let mut words = Words { words: Vec::new(), glue: String::new(), first: first_turn(game.start()) };
    words.remark(&remark(tree, Tree::ROOT));
    words.line(tree);
    words.words.push(game.result().to_owned());
    words.words
}

/// The side (0 for White) and the number of the first turn.
fn first_turn(start: Option<&str>) -> (usize, usize) {
    let fields: Vec<&str> = start.unwrap_or("").split_whitespace().collect();
    let side = usize::from(fields.get(1) == Some(&"b"));
    let number = fields.get(5).and_then(|number| number.parse::<u32>().ok()).filter(|&number| number > 0);
    (side, number.and_then(|number| usize::try_from(number).ok()).unwrap_or(1))
}

struct Words {
    words: Vec<String>,
    /// The text before the next word, without a blank.
    glue: String,
    first: (usize, usize),
}

/// A step that is left to print.
enum Step {
    /// A node, its ply from 0, and whether its number must be printed even for Black.
    Turn(NodeId, usize, bool),
    Open,
    Close,
}

impl Words {
    fn push(&mut self, word: &str) {
        let glue = std::mem::take(&mut self.glue);
        self.words.push(glue + word);
    }

    /// Adds a comment word by word, so that lines can break within it.
    fn remark(&mut self, text: &str) {
        if text.is_empty() {
            return;
        }
        let text = format!("{{{text}}}");
        text.split(' ').for_each(|word| self.push(word));
    }

    fn line(&mut self, tree: &Tree) {
        // Without recursion, as variations may be nested to any depth.
        let mut todo: Vec<Step> = Vec::new();
        self.follow(tree, Tree::ROOT, 0, true, &mut todo);
        while let Some(step) = todo.pop() {
            match step {
                Step::Open => self.glue.push('('),
                Step::Close => {
                    if let Some(last) = self.words.last_mut() {
                        last.push(')');
                    }
                }
                Step::Turn(id, ply, numbered) => {
                    let said = self.turn(tree, id, ply, numbered);
                    let node = tree.node(id);
                    let siblings = &tree.node(node.parent).children;
                    let main = is_main(tree, id);
                    let varied = main && siblings.len() > 1;
                    self.follow(tree, id, ply + 1, said || varied, &mut todo);
                    if main {
                        for &other in siblings.iter().skip(1).rev() {
                            todo.push(Step::Close);
                            todo.push(Step::Turn(other, ply, true));
                            todo.push(Step::Open);
                        }
                    }
                }
            }
        }
    }

    /// Continues the line after a node.
    fn follow(&self, tree: &Tree, id: NodeId, ply: usize, numbered: bool, todo: &mut Vec<Step>) {
        if let Some(&next) = tree.node(id).children.first() {
            todo.push(Step::Turn(next, ply, numbered));
        }
    }

    /// Adds a turn. Returns whether a comment follows it, so that the next turn needs its number.
    fn turn(&mut self, tree: &Tree, id: NodeId, ply: usize, numbered: bool) -> bool {
        let node = tree.node(id);
        // In a main line it was printed after the previous turn.
        let before = if is_main(tree, id) { String::new() } else { plain(&node.before) };
        self.remark(&before);
        let numbered = numbered || !before.is_empty();
        if let Some((side, number)) = node.mover {
            // The number is that of a row, before its first turn.
            if numbered || tree.node(node.parent).mover != node.mover {
                self.push(&format!("{number}{}", if side == Side::White { "." } else { "..." }));
            }
        } else {
            let (side, number) = self.first;
            let (side, number) = ((side + ply) % 2, number + (side + ply) / 2);
            if side == 0 {
                self.push(&format!("{number}."));
            } else if numbered {
                self.push(&format!("{number}..."));
            }
        }
        self.push(&node.turn);
        for (index, glyph) in node.glyphs.iter().enumerate() {
            if !node.glyphs[..index].contains(glyph) {
                self.push(&format!("${glyph}"));
            }
        }
        let remark = remark(tree, id);
        self.remark(&remark);
        !remark.is_empty()
    }
}

/// Whether the node continues the line of its parent.
fn is_main(tree: &Tree, id: NodeId) -> bool {
    tree.node(tree.node(id).parent).children.first() == Some(&id)
}

/// The comment after a node: its commands, its comment, and the comment before the next turn of its line, which parsers cannot distinguish from it.
fn remark(tree: &Tree, id: NodeId) -> String {
    let node = tree.node(id);
    let mut parts = Vec::new();
    if let Some(evaluation) = node.evaluation {
        parts.push(match evaluation {
            Evaluation::Centipawns(value) => {
                let (sign, value) = (if value < 0 { "-" } else { "" }, value.unsigned_abs());
                format!("[%eval {sign}{}.{:02}]", value / 100, value % 100)
            }
            Evaluation::Win(turns) => format!("[%eval #{turns}]"),
        });
    }
    for (command, time) in [("emt", node.spent), ("clk", node.clock)] {
        if let Some(time) = time {
            let (seconds, rest) = (time / 1000, time % 1000);
            let rest = if rest == 0 { String::new() } else { format!(".{rest:03}") };
            parts.push(format!("[%{command} {}:{:02}:{:02}{rest}]", seconds / 3600, seconds / 60 % 60, seconds % 60));
        }
    }
    parts.push(plain(&node.comment));
    parts.extend(node.children.first().map(|&next| plain(&tree.node(next).before)));
    parts.retain(|part| !part.is_empty());
    parts.join(" ")
}
