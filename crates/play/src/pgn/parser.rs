//! Reading games line by line: any text gives games and all faults, and both are queued in the order of the text.

use std::collections::VecDeque;

use super::annotated::Annotated;
use super::error::{LineError, TextError};
use super::word::{self, Word, is_tag_name};
use crate::tree::{Evaluation, NodeId, Tree};

/// Largest text of one game, in bytes. A game of as many turns as a tree may hold, with clocks and evaluations, needs about half of it. It bounds
/// what an endless line or a comment without an end can occupy.
pub const LARGEST_GAME: usize = 16 << 20;
/// Most nodes of one game. The longest games that programs play have some thousand turns; a tree of all that was ever played in an opening has
/// fewer than this.
const MOST_NODES: usize = 200_000;
/// Most tags of one game, among which each new one is looked for; the PGN standard knows some forty.
const MOST_TAGS: usize = 200;
/// Most faulty commands of one comment that are told. A comment may have as many as its text has room for.
const MOST_WRONG: usize = 10;

/// What was found in a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// A game, as far as it could be read.
    Game(Annotated),
    /// An error in the game that comes next, or after the last one.
    Error(LineError),
}

/// The game that is being read.
#[derive(Debug)]
struct Open {
    game: Annotated,
    at: NodeId,
    /// Where the lines stand that a variation interrupts.
    stack: Vec<NodeId>,
    /// Said before a turn that has not come yet.
    pending: String,
    /// A turn has come in this line, so that comments follow it.
    turned: bool,
    /// Turns or comments have come: a tag begins the next game.
    begun: bool,
}

/// What is known of the text so far.
#[derive(Debug, Default)]
pub(super) struct Parser {
    /// The line, from 1.
    line: usize,
    /// Nothing but blanks stands before on this line.
    fresh: bool,
    /// A blank line stands before the tag that may come.
    gap: bool,
    /// A comment that did not end on its line: where it began, and its text.
    comment: Option<(usize, String)>,
    open: Option<Open>,
    /// How many games have been finished.
    games: usize,
    found: VecDeque<Found>,
}

impl Parser {
    /// What comes next in the order of the text, if it has been read.
    pub fn next_found(&mut self) -> Option<Found> {
        self.found.pop_front()
    }

    /// How many games have been finished.
    pub fn games(&self) -> usize {
        self.games
    }

    /// Has a game begun, or a comment, that has not ended?
    pub fn is_in_a_game(&self) -> bool {
        self.open.is_some() || self.comment.is_some()
    }

    /// The next line begins.
    pub fn begin_line(&mut self) {
        self.line += 1;
        self.fresh = true;
    }

    /// The line that has begun is no UTF-8.
    pub fn garbled(&mut self) {
        self.note(TextError::NotUtf8);
    }

    /// The game that is being read has grown too large: what was read is kept, and nothing more is added to it.
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

    /// The text is over.
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

    /// Reads one thing from the rest of the line, which is not empty; tells how many bytes it took.
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
        // The standard's mark of the order of bytes says nothing here.
        let text = if self.line == 1 && self.fresh { rest.trim_start_matches('\u{feff}') } else { rest };
        let text = text.trim_start();
        let blanks = rest.len() - text.len();
        let fresh = std::mem::replace(&mut self.fresh, false);
        let Some(first) = text.chars().next() else {
            self.gap |= fresh;
            return rest.len();
        };
        match first {
            // A line for other programs.
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
        // What is said before the first tag belongs to the game.
        let over = |open: &Open| open.begun && !(open.game.tags.is_empty() && open.game.tree.is_empty());
        if self.open.as_ref().is_some_and(over) {
            self.finish();
        }
        let (line, gap) = (self.line, std::mem::take(&mut self.gap));
        let read = parse_tag(text);
        if read.is_none() {
            self.note_at(line, TextError::TagForm);
        }
        // What can be meant counts: a game that does not say which it is would be taken for another.
        let Some((name, value)) = read.or_else(|| guess_tag(text)) else {
            self.current();
            return;
        };
        if self.open.as_ref().is_some_and(|open| open.game.tags.len() >= MOST_TAGS && !gap) {
            self.note_at(line, TextError::TooManyTags);
            return;
        }
        // A game without turns: the next one begins with the same tag, after a blank line.
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
                // Commands of other programs, such as arrows on a board, mean nothing here.
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
        // What was said in a variation without a turn is about the turn that it would have replaced.
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
        // In a main line, what is said before a turn cannot be told from what is said after the turn before.
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

    /// Puts the game that is being read away.
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

/// A remark as it is kept: one blank between words, no brace that would end it, nothing that looks like a command.
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
    // Blanks at the ends and line breaks say nothing.
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    is_tag_name(name).then(|| (name.to_owned(), plain))
}

/// What a line with forgotten marks says: a name and something behind it.
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

/// `1:02:03.5`, `2:03` or `3` as milliseconds.
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

/// `0.35`, `-1.2` or `#-3`; a depth after a comma is left out.
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
