//! An annotated game: its tags and its tree of turns.

use super::unwritable::Unwritable;
use super::word;
use crate::ending::Ending;
use crate::tree::Tree;

/// An annotated game, as in a text.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Annotated {
    /// The names and values of the tags, in the order of the text. No name occurs twice.
    pub tags: Vec<(String, String)>,
    /// The turns with variations and comments.
    pub tree: Tree,
    /// The line on which the game begins, from 1; 0 if it was not read from a text.
    pub line: usize,
}

impl Annotated {
    /// The value of the tag with this name.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// Sets a tag, or removes it if the value is empty. White space in the value becomes single blanks.
    pub fn set_tag(&mut self, name: &str, value: &str) {
        let value = value.split_whitespace().collect::<Vec<_>>().join(" ");
        match self.tags.iter().position(|(known, _)| known == name) {
            Some(index) if value.is_empty() => {
                self.tags.remove(index);
            }
            Some(index) => self.tags[index].1 = value,
            None if value.is_empty() => {}
            None => self.tags.push((name.to_owned(), value)),
        }
    }

    /// The id of the game that was played; `None` if the tags do not name it, as in files of other programs. Callers may then assume chess.
    #[must_use]
    pub fn game(&self) -> Option<&str> {
        self.tag("Game").filter(|id| !id.is_empty())
    }

    /// The start position as text; `None` for the default one.
    #[must_use]
    pub fn start(&self) -> Option<&str> {
        self.tag("Start").or_else(|| self.tag("FEN")).filter(|text| !text.is_empty())
    }

    /// The result: `1-0`, `0-1`, `1/2-1/2` or `*`.
    #[must_use]
    pub fn result(&self) -> &str {
        // In older records the same tag also contains the cause.
        let word = self.tag("Result").and_then(|result| result.split_whitespace().next());
        word.and_then(word::result).unwrap_or("*")
    }

    /// The ending according to the tags; `None` if they do not give one.
    #[must_use]
    pub fn ending(&self) -> Option<Ending> {
        let whole = self.tag("Result").and_then(|result| result.parse().ok());
        whole.or_else(|| format!("{} {}", self.result(), self.tag("Termination")?).parse().ok())
    }

    /// The game as text that reads back equal. Only comments change: white space becomes single blanks, `}` becomes `)`, `[%` becomes `[ %`, and a comment
    /// before a turn of a main line moves behind the previous turn.
    ///
    /// # Errors
    /// If a turn or a tag would be read as something else. With [`Display`](std::fmt::Display), such a game can be printed but does not read back equal.
    pub fn to_text(&self) -> Result<String, Unwritable> {
        for (index, (name, _)) in self.tags.iter().enumerate() {
            if !word::is_tag_name(name) || self.tags[..index].iter().any(|(known, _)| known == name) {
                return Err(Unwritable::Tag { tag: name.clone() });
            }
        }
        let mut nodes = (0..self.tree.len()).filter(|&id| id != Tree::ROOT).map(|id| self.tree.node(id));
        match nodes.find(|node| !word::is_turn(&node.turn)) {
            Some(node) => Err(Unwritable::NotATurn { found: node.turn.clone() }),
            None => Ok(self.to_string()),
        }
    }
}
