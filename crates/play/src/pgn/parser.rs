//! Parses games line by line. Any text results in games and errors, which are queued in the order of the text.

use std::collections::VecDeque;

use super::annotated::Annotated;
use super::error::{LineError, TextError};
use super::word::{self, Word, is_tag_name};
use crate::tree::{Evaluation, NodeId, Tree};

/// The greatest size of the text of a game, in bytes, which bounds the memory for an endless line or comment. A game with the greatest number of turns,
/// clocks and evaluations needs about half of it.
pub const LARGEST_GAME: usize = 16 << 20;
/// The greatest number of nodes of a game. The longest games of programs have some thousand turns, and a tree of everything that was ever played in an
/// opening has fewer nodes than this.
const MOST_NODES: usize = 200_000;
/// The greatest number of tags of a game, as each new one is compared with all others. The PGN standard defines some forty.
const MOST_TAGS: usize = 200;
/// The greatest number of invalid commands that are reported for a comment.
const MOST_WRONG: usize = 10;

/// A game or an error in a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// A game, as far as it was understood.
    Game(Annotated),
    /// An error in the next game, or after the last one.
    Error(LineError),
}

/// The game that is being parsed.
#[derive(Debug)]
struct Open {
    game: Annotated,
    at: NodeId,
    /// The nodes at which variations interrupt the lines around them.
    stack: Vec<NodeId>,
    /// The comment before the next turn.
    pending: String,
    /// Whether the line has a turn already, to which comments belong.
    turned: bool,
    /// Whether turns or comments have been read, so that a tag begins the next game.
    begun: bool,
}

/// The state of the parser.
#[derive(Debug, Default)]
pub(super) struct Parser {
    /// The current line, from 1.
    line: usize,
    /// Whether only blanks have been read on this line.
    fresh: bool,
    /// Whether a blank line has been read since the last tag.
    gap: bool,
    /// An unfinished comment: the line on which it began, and its text.
    comment: Option<(usize, String)>,
    open: Option<Open>,
    /// The number of finished games.
    games: usize,
    found: VecDeque<Found>,
}

impl Parser {
    /// The next game or error in the order of the text, if it has been parsed.
    pub fn next_found(&mut self) -> Option<Found> {
        self.found.pop_front()
    }

    /// The number of finished games.
    pub fn games(&self) -> usize {
        self.games
    }

    /// Whether a game or a comment has begun and not ended.
    pub fn is_in_a_game(&self) -> bool {
        self.open.is_some() || self.comment.is_some()
    }

    /// Begins the next line.
    pub fn begin_line(&mut self) {
        self.line += 1;
        self.fresh = true;
    }

    /// Reports that the current line is not UTF-8.
    pub fn garbled(&mut self) {
        self.note(TextError::NotUtf8);
    }

    /// Reports that the current game is too large, and finishes it with what has been read.
    pub fn give_up(&mut self) {
        let open = self.open.as_ref().map(|open| open.game.line);
        let line = open.or(self.comment.as_ref().map(|(line, _)| *line)).unwrap_or(self.line);
        self.note_at(line, TextError::GameTooLarge { most: LARGEST_GAME >> 20 });
        self.comment = None;
        if let Some(open) = &mut self.open {
            open.stack.clear();
        }
        self.finish();
    }

    /// Ends the text.
    pub fn end(&mut self) {
        if let Some((line, said)) = self.comment.take() {
            self.note_at(line, TextError::CommentOpen);
            self.comment(&said, line);
        }
        self.finish();
    }

    fn note(&mut self, error: TextError) {
        self.note_at(self.line, error);
    }

    fn note_at(&mut self, line: usize, error: TextError) {
        self.found.push_back(Found::Error(LineError { line, error }));
    }

    /// Parses one item from the rest of the line, which must not be empty. Returns the number of bytes that it read.
    pub fn step(&mut self, rest: &str) -> usize {
        if let Some((line, mut said)) = self.comment.take() {
            self.fresh = false;
            let end = rest.find('}');
            said.push_str(&rest[..end.unwrap_or(rest.len())]);
            match end {
                Some(_) => self.comment(&said, line),
                None => self.comment = Some((line, said)),
            }
            return end.map_or(rest.len(), |end| end + 1);
        }
        // A byte order mark has no meaning.
        let text = if self.line == 1 && self.fresh { rest.trim_start_matches('\u{feff}') } else { rest };
        let text = text.trim_start();
        let blanks = rest.len() - text.len();
        let fresh = std::mem::replace(&mut self.fresh, false);
        let Some(first) = text.chars().next() else {
            self.gap |= fresh;
            return rest.len();
        };
        match first {
            // The PGN standard's escape for other programs.
            '%' if fresh => rest.len(),
            ';' => {
                self.comment(text.trim_start_matches(';'), self.line);
                rest.len()
            }
            '[' => {
                self.tag(text.trim_end());
                rest.len()
            }
            '{' if !word::names_a_piece(text) => {
                self.comment = Some((self.line, String::new()));
                blanks + 1
            }
            '}' => {
                self.note(TextError::CommentUnopened);
                blanks + 1
            }
            '(' => {
                self.open_variation();
                blanks + 1
            }
            ')' => {
                self.close_variation();
                blanks + 1
            }
            _ => {
                let length = word::length(text);
                self.movetext(&text[..length]);
                blanks + length
            }
        }
    }

    fn current(&mut self) -> &mut Open {
        let line = self.line;
        self.open.get_or_insert_with(|| Open {
            game: Annotated { line, ..Annotated::default() },
            at: Tree::ROOT,
            stack: Vec::new(),
            pending: String::new(),
            turned: true,
            begun: false,
        })
    }

    fn tag(&mut self, text: &str) {
        // A comment before the first tag belongs to the game.
        let over = |open: &Open| open.begun && !(open.game.tags.is_empty() && open.game.tree.is_empty());
        if self.open.as_ref().is_some_and(over) {
            self.finish();
        }
        let (line, gap) = (self.line, std::mem::take(&mut self.gap));
        let read = parse_tag(text);
        if read.is_none() {
            self.note_at(line, TextError::TagForm);
        }
        // A malformed tag is guessed, as a game without its tag `Game` would be taken for another game.
        let Some((name, value)) = read.or_else(|| guess_tag(text)) else {
            self.current();
            return;
        };
        if self.open.as_ref().is_some_and(|open| open.game.tags.len() >= MOST_TAGS && !gap) {
            self.note_at(line, TextError::TooManyTags);
            return;
        }
        // After a game without turns, the next game begins with the same tag after a blank line.
        if gap && self.open.as_ref().is_some_and(|open| open.game.tag(&name).is_some()) {
            self.finish();
        }
        let open = self.current();
        if open.game.tags.is_empty() {
            open.game.line = line;
        }
        open.begun = false;
        if open.game.tag(&name).is_some() {
            self.note_at(line, TextError::TagTwice { tag: name });
        } else {
            open.game.tags.push((name, value));
        }
    }

    fn comment(&mut self, text: &str, line: usize) {
        let mut said = Vec::new();
        let (mut clock, mut evaluation, mut wrong) = (None, None, Vec::new());
        let mut rest = text;
        while let Some((before, command)) = rest.split_once("[%") {
            let Some((command, after)) = command.split_once(']') else { break };
            said.push(before);
            let (name, value) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
            match (name, read_clock(value.trim()), read_evaluation(value.trim())) {
                ("clk", Some(time), _) => clock = Some(time),
                ("eval", _, Some(value)) => evaluation = Some(value),
                ("clk" | "eval", _, _) if wrong.len() < MOST_WRONG => {
                    wrong.push(TextError::Command { found: short(command) });
                }
                // Commands of other programs, such as arrows on the board, are ignored.
                _ => {}
            }
            rest = after;
        }
        said.push(rest);
        let said = said.iter().map(|part| plain(part)).filter(|part| !part.is_empty()).collect::<Vec<_>>().join(" ");
        let open = self.current();
        open.begun = true;
        if open.turned {
            let at = open.at;
            let node = open.game.tree.node_mut(at);
            node.clock = clock.or(node.clock);
            node.evaluation = evaluation.or(node.evaluation);
            append(&mut node.comment, &said);
        } else {
            append(&mut open.pending, &said);
        }
        wrong.into_iter().for_each(|error| self.note_at(line, error));
    }

    fn open_variation(&mut self) {
        let open = self.current();
        open.begun = true;
        let at = open.at;
        open.stack.push(at);
        open.turned = false;
        if at == Tree::ROOT {
            self.note(TextError::VariationFirst);
        } else {
            open.at = open.game.tree.node(at).parent;
        }
    }

    fn close_variation(&mut self) {
        let Some((open, at)) = self.open.as_mut().and_then(|open| open.stack.pop().map(|at| (open, at))) else {
            return self.note(TextError::VariationUnopened);
        };
        (open.at, open.turned) = (at, true);
        // A comment in a variation without turns belongs to the turn that it would have replaced.
        let pending = std::mem::take(&mut open.pending);
        append(&mut open.game.tree.node_mut(at).comment, &pending);
    }

    fn movetext(&mut self, word: &str) {
        match Word::of(word) {
            Word::Number => {}
            Word::Result => {
                let open = self.current();
                open.begun = true;
                if open.stack.is_empty() {
                    if open.game.tag("Result").is_none() && word != "*" {
                        open.game.set_tag("Result", word);
                    }
                    self.finish();
                }
            }
            Word::Glyph(Some(glyph)) => self.glyph(glyph),
            Word::Glyph(None) => {
                self.note(TextError::NotAGlyph { found: short(word) });
            }
            Word::Turn { turn, marks } => {
                if !turn.is_empty() {
                    self.turn(turn);
                }
                self.marks(marks);
            }
            Word::Other { text, marks } => {
                self.note(TextError::NotATurn { found: short(text) });
                self.marks(marks);
            }
        }
    }

    fn marks(&mut self, marks: &str) {
        if marks.is_empty() {
            return;
        }
        let known = ["!", "?", "!!", "??", "!?", "?!"].iter().position(|mark| *mark == marks);
        match known.and_then(|index| u8::try_from(index + 1).ok()) {
            Some(glyph) => self.glyph(glyph),
            None => self.note(TextError::NotAMark { found: short(marks) }),
        }
    }

    fn turn(&mut self, text: &str) {
        let line = self.line;
        let open = self.current();
        open.begun = true;
        if open.game.tree.len() >= MOST_NODES {
            return self.note(TextError::TooManyTurns);
        }
        open.at = open.game.tree.add(open.at, text);
        let (at, pending) = (open.at, std::mem::take(&mut open.pending));
        let is_main = open.game.tree.node(open.game.tree.node(at).parent).children.first() == Some(&at);
        let node = open.game.tree.node_mut(at);
        // In a main line, a comment before a turn cannot be distinguished from one after the previous turn.
        append(if is_main { &mut node.comment } else { &mut node.before }, &pending);
        if node.line == 0 {
            node.line = line;
        }
        open.turned = true;
    }

    fn glyph(&mut self, glyph: u8) {
        let open = self.current();
        let at = open.at;
        if !open.turned || at == Tree::ROOT {
            return self.note(TextError::GlyphFirst);
        }
        let glyphs = &mut open.game.tree.node_mut(at).glyphs;
        if !glyphs.contains(&glyph) {
            glyphs.push(glyph);
        }
    }

    /// Finishes the current game.
    fn finish(&mut self) {
        let Some(mut open) = self.open.take() else { return };
        if !open.stack.is_empty() {
            self.note(TextError::VariationOpen);
        }
        if !open.pending.is_empty() {
            let at = open.at;
            append(&mut open.game.tree.node_mut(at).comment, &open.pending);
        }
        self.games += 1;
        self.found.push_back(Found::Game(open.game));
    }
}

/// Normalises a comment: single blanks between words, no brace that would end it, and nothing that looks like a command.
pub(super) fn plain(text: &str) -> String {
    text.replace('}', ")").replace("[%", "[ %").split_whitespace().collect::<Vec<_>>().join(" ")
}

fn parse_tag(text: &str) -> Option<(String, String)> {
    let inner = text.strip_prefix('[')?.trim_end().strip_suffix(']')?.trim();
    let (name, value) = inner.split_once(char::is_whitespace)?;
    let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    let mut plain = String::with_capacity(value.len());
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => plain.push(letters.next()?),
            '"' => return None,
            letter => plain.push(letter),
        }
    }
    // Blanks at the ends and line breaks have no meaning.
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    is_tag_name(name).then(|| (name.to_owned(), plain))
}

/// Guesses the name and value of a malformed tag.
fn guess_tag(text: &str) -> Option<(String, String)> {
    let inner = text.trim_start_matches('[').trim_end().trim_end_matches(']').replace(['"', '\\'], " ");
    let (name, value) = inner.trim().split_once(char::is_whitespace)?;
    parse_tag(&format!("[{name} \"{value}\"]")).filter(|(_, value)| !value.is_empty())
}

fn append(text: &mut String, more: &str) {
    if !text.is_empty() && !more.is_empty() {
        text.push(' ');
    }
    text.push_str(more);
}

/// Parses a time such as `1:02:03.5`, `2:03` or `3`, in milliseconds.
fn read_clock(text: &str) -> Option<u64> {
    let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds = 0_u64;
    let parts: Vec<&str> = whole.split(':').collect();
    if parts.len() > 3 {
        return None;
    }
    for part in parts {
        seconds = seconds.checked_mul(60)?.checked_add(part.parse::<u64>().ok()?)?;
    }
    let rest: String = rest.chars().chain("000".chars()).take(3).collect();
    seconds.checked_mul(1000)?.checked_add(rest.parse::<u16>().ok()?.into())
}

/// Parses an evaluation such as `0.35`, `-1.2` or `#-3`. A depth after a comma is ignored.
fn read_evaluation(text: &str) -> Option<Evaluation> {
    let text = text.split(',').next()?.trim();
    if let Some(turns) = text.strip_prefix('#') {
        return turns.parse::<i32>().ok().map(Evaluation::Win);
    }
    let (sign, digits) = text.strip_prefix('-').map_or((1, text.trim_start_matches('+')), |digits| (-1, digits));
    let (whole, rest) = digits.split_once('.').unwrap_or((digits, ""));
    let rest: String = rest.chars().chain("00".chars()).take(2).collect();
    let value = i64::from(whole.parse::<u32>().ok()?) * 100 + i64::from(rest.parse::<u8>().ok()?);
    i32::try_from(sign * value).ok().map(Evaluation::Centipawns)
}

fn short(text: &str) -> String {
    if text.chars().count() > 24 { text.chars().take(24).chain(['…']).collect() } else { text.to_owned() }
}
