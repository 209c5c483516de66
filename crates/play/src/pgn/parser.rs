//! Parses games line by line. Any text results in games and errors, which are queued in the order of the text.

use std::collections::{HashSet, VecDeque};

use super::annotated::Annotated;
use super::comment::{Brace, Comment, Part, Reached};
use super::error::{LineError, TextError};
use super::open::Open;
use super::remark::Remark;
use super::tag::{self, Quotes, Tag};
use super::word::{self, Glyph, Number, Word};
use super::{glyph, prelude};

/// The greatest size of the text of a game, in bytes, which bounds the memory for an endless line or comment. A game with the greatest number of turns,
/// clocks and evaluations needs about half of it.
pub const LARGEST_GAME: usize = 16 << 20;
/// The greatest number of nodes of a game. The longest games of programs have some thousand turns, and a tree of everything that was ever played in an
/// opening has fewer nodes than this.
const MOST_NODES: usize = 200_000;
/// The greatest number of tags of a game, as each new one is compared with all others. The PGN standard defines some forty.
const MOST_TAGS: usize = 200;

/// A game or an error in a stream.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Found {
    /// A game, as far as it was understood.
    Game(Annotated),
    /// An error in the next game, or after the last one.
    Error(LineError),
}

/// Text to read again.
#[derive(Debug)]
pub(super) struct Rewind {
    /// The line on which it begins.
    pub line: usize,
    pub text: String,
}

/// The state of the parser.
#[derive(Debug, Default)]
pub(super) struct Parser {
    /// The current line, from 1.
    line: usize,
    /// Whether only blanks have been read on this line.
    fresh: bool,
    /// Whether the previous line was blank, and whether the current one is so far.
    blank_before: bool,
    /// Whether a blank line has been read since the last tag.
    gap: bool,
    comment: Option<Comment>,
    /// The braces without a partner in text that is read again. Every other brace there has one, so no text is read again twice.
    unpaired: HashSet<Brace>,
    /// An unfinished tag, and its line.
    tag: Option<(usize, String)>,
    open: Option<Open>,
    /// The number of finished games.
    games: usize,
    found: VecDeque<Found>,
    rewind: Option<Rewind>,
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

    /// Text that must be read again, before what follows the last step.
    pub fn take_rewind(&mut self) -> Option<Rewind> {
        let rewind = self.rewind.take()?;
        (self.line, self.fresh, self.blank_before) = (rewind.line, false, false);
        Some(rewind)
    }

    /// Begins the next line.
    pub fn begin_line(&mut self) {
        self.blank_before = self.fresh;
        self.line += 1;
        self.fresh = true;
        // A comment on the line of the result still belongs to the game.
        if self.comment.is_none() && self.open.as_ref().is_some_and(|open| open.ended) {
            self.finish();
        }
    }

    /// Reports something about the current line.
    pub fn note(&mut self, error: TextError) {
        self.note_at(self.line, error);
    }

    /// Reports that the current game is too large, and finishes it with what has been read.
    pub fn give_up(&mut self) {
        let open = self.open.as_ref().map(|open| open.game.line);
        let line = open.or(self.comment.as_ref().map(|comment| comment.line)).unwrap_or(self.line);
        self.note_at(line, TextError::GameTooLarge { most: LARGEST_GAME >> 20 });
        self.comment = None;
        if let Some(open) = &mut self.open {
            open.leave_variations();
        }
        self.finish();
    }

    /// Ends the text, unless there is text to read again.
    pub fn end(&mut self) {
        if let Some((line, text)) = self.tag.take() {
            self.malformed(line, tag::guess(&text));
        }
        if self.comment.is_some() {
            self.close_comment();
        }
        if self.rewind.is_none() {
            self.finish();
        }
    }

    fn note_at(&mut self, line: usize, error: TextError) {
        self.found.push_back(Found::Error(LineError { line, error }));
    }

    /// Parses one item from the rest of the line, which must not be empty. Returns the number of bytes that it read, which is 0 only if there is text to
    /// read again or the line ended something.
    pub fn step(&mut self, rest: &str) -> usize {
        if self.comment.is_some() {
            return self.in_comment(rest);
        }
        if let Some((line, text)) = self.tag.take() {
            return self.finish_tag(line, &text, rest);
        }
        let text = rest.trim_start();
        let blanks = rest.len() - text.len();
        let fresh = std::mem::replace(&mut self.fresh, false);
        let Some(first) = text.chars().next() else {
            self.gap |= fresh;
            self.fresh = fresh;
            return rest.len();
        };
        match first {
            // The PGN standard's escape for other programs.
            '%' if fresh => rest.len(),
            ';' => {
                self.comment(text.trim_start_matches(';'), self.line);
                rest.len()
            }
            '[' => blanks + self.bracket(text, fresh),
            '{' if !word::names_a_piece(text) => {
                self.comment = Some(Comment::at((self.line, text.len()), &self.unpaired));
                blanks + 1
            }
            '}' => {
                self.note(TextError::CommentUnopened);
                blanks + 1
            }
            '(' if word::length(text) == 1 => {
                self.open_variation();
                blanks + 1
            }
            ')' => {
                self.close_variation();
                blanks + 1
            }
            _ if fresh && prelude::length(text).is_some() => blanks + self.prelude(text),
            _ => {
                let length = word::length(text);
                self.movetext(&text[..length], &text[length..], fresh);
                blanks + length
            }
        }
    }

    /// Reads a comment up to its end, or up to the end of the line.
    fn in_comment(&mut self, rest: &str) -> usize {
        let fresh = std::mem::replace(&mut self.fresh, false);
        let Some(comment) = &mut self.comment else { return 0 };
        if fresh {
            let text = rest.trim();
            if comment.blank && text.starts_with('[') && matches!(tag::read(text), Tag::Read { .. }) {
                // Nobody writes this into a comment: its end is missing, and the next game begins.
                self.fresh = true;
                self.close_comment();
                return 0;
            }
            comment.blank = text.is_empty();
        }
        let Part { read, reached } = comment.read(self.line, rest);
        match reached {
            Reached::End => {
                if let Some(comment) = self.comment.take() {
                    self.comment(&comment.text, comment.line);
                }
            }
            Reached::TooManyBraces => self.close_comment(),
            Reached::Nothing => {}
        }
        read
    }

    /// Closes a comment that does not end.
    fn close_comment(&mut self) {
        let Some(mut comment) = self.comment.take() else { return };
        match comment.first_close {
            // Its braces are not in pairs, so the standard's reading is right.
            Some(at) => {
                let text = comment.text.split_off(at + 1);
                comment.text.truncate(at);
                let line = comment.line + comment.text.matches('\n').count();
                self.comment(&comment.text, comment.line);
                self.unpaired = comment.braces.into_iter().collect();
                self.rewind = Some(Rewind { line, text });
            }
            None => {
                self.note_at(comment.line, TextError::CommentOpen);
                self.comment(&comment.text, comment.line);
            }
        }
    }

    fn current(&mut self) -> &mut Open {
        if self.open.as_ref().is_some_and(|open| open.ended) {
            self.finish();
        }
        let line = self.line;
        self.open.get_or_insert_with(|| Open::at(line))
    }

    /// Reads something in square brackets. Returns its length.
    fn bracket(&mut self, text: &str, fresh: bool) -> usize {
        // A command whose braces are missing.
        if text.starts_with("[%")
            && let Some(end) = text.find(']')
        {
            self.comment(&text[..=end], self.line);
            return end + 1;
        }
        match tag::read(text) {
            Tag::Read { name, value, length, quotes } => {
                if quotes == Quotes::Loose {
                    self.note(TextError::Quotes { tag: name.clone() });
                }
                self.tag(self.line, name, value);
                length
            }
            Tag::Unfinished => {
                self.tag = Some((self.line, text.trim_end().to_owned()));
                text.len()
            }
            // Within turns, brackets do not begin a game.
            Tag::Malformed { length, .. } if !fresh && self.open.as_ref().is_some_and(|open| open.begun) => {
                self.note(TextError::TagForm);
                length
            }
            Tag::Malformed { length, guess } => {
                self.malformed(self.line, guess);
                length
            }
        }
    }

    /// Continues a tag that the last line did not finish. Returns the number of bytes that belong to it.
    fn finish_tag(&mut self, line: usize, begun: &str, rest: &str) -> usize {
        if tag::continues(begun, rest) {
            let whole = format!("{begun} {rest}");
            if let Tag::Read { name, value, length, .. } = tag::read(&whole) {
                self.fresh = false;
                self.tag(line, name, value);
                return length.saturating_sub(begun.len() + 1);
            }
        }
        self.malformed(line, tag::guess(begun));
        0
    }

    /// A malformed tag is guessed, as a game without its tag `Game` would be taken for another game.
    fn malformed(&mut self, line: usize, guess: Option<(String, String)>) {
        let over = |open: &Open| open.is_over_at_a_tag();
        if self.open.as_ref().is_some_and(over) {
            self.finish();
        }
        self.note_at(line, TextError::TagForm);
        match guess {
            Some((name, value)) => self.tag(line, name, value),
            None => {
                self.current();
            }
        }
    }

    fn tag(&mut self, line: usize, name: String, value: String) {
        if self.open.as_ref().is_some_and(|open| open.ended || open.is_over_at_a_tag()) {
            self.finish();
        }
        let gap = std::mem::take(&mut self.gap);
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

    /// Reads words such as `position startpos moves` before the turns of a game. Returns their length.
    fn prelude(&mut self, text: &str) -> usize {
        if self.open.as_ref().is_some_and(|open| open.ended || !open.game.tree.is_empty()) {
            self.finish();
        }
        let open = self.current();
        open.begun = true;
        if let Some(start) = prelude::start(text)
            && open.game.start().is_none()
        {
            open.game.set_tag("FEN", start);
        }
        prelude::length(text).unwrap_or(text.len())
    }

    fn comment(&mut self, text: &str, line: usize) {
        let remark = Remark::read(text);
        let ended = self.open.as_ref().is_some_and(|open| open.ended);
        let open = if ended { self.open.as_mut() } else { Some(self.current()) };
        if open.is_some_and(|open| open.comment(&remark)) {
            remark.wrong.into_iter().for_each(|error| self.note_at(line, error));
        }
    }

    fn open_variation(&mut self) {
        if !self.current().open_variation() {
            self.note(TextError::VariationFirst);
        }
    }

    fn close_variation(&mut self) {
        if !self.open.as_mut().is_some_and(Open::close_variation) {
            self.note(TextError::VariationUnopened);
        }
    }

    /// Reads a word of the turns. `behind` is the rest of the line; `fresh` says whether the word is its first.
    fn movetext(&mut self, word: &str, behind: &str, fresh: bool) {
        match Word::of(word) {
            Word::Number(number) => self.number(number, behind, fresh),
            Word::Result(result) => self.result(result),
            Word::Description => {
                self.current().begun = true;
            }
            Word::Glyph(glyph) => match glyph {
                Glyph::Known(glyph) => self.glyph(glyph),
                Glyph::Beyond => self.note(TextError::GlyphBeyond { found: short(word) }),
                Glyph::Malformed => self.note(TextError::NotAGlyph { found: short(word) }),
            },
            Word::Turn { number, turn, marks } => {
                if let Some(number) = number {
                    self.number(number, turn, fresh);
                }
                if !turn.is_empty() {
                    self.turn(turn);
                }
                match glyph::of_marks(marks) {
                    Some(glyphs) => glyphs.into_iter().for_each(|glyph| self.glyph(glyph)),
                    None => self.note(TextError::NotAMark { found: short(marks) }),
                }
            }
            Word::Other { text } => {
                let open = self.current();
                open.begun = true;
                // What follows would be tried in the wrong position, or for the wrong side.
                if open.skip() {
                    self.note(TextError::NotATurn { found: short(text) });
                }
            }
        }
    }

    /// Where the numbers begin again, a result and tags are missing, and the next game begins.
    fn number(&mut self, number: Number, behind: &str, fresh: bool) {
        let second = number.second || behind.trim_start().starts_with(['.', '…']);
        let blank = self.blank_before;
        if fresh && self.open.as_ref().is_some_and(|open| !open.ended && open.restarts(number.value, second, blank)) {
            self.note(TextError::NumbersRestart);
            self.finish();
        }
        let open = self.current();
        if !open.in_variation() && number.value.is_some() {
            open.number = number.value;
        }
    }

    fn result(&mut self, result: &'static str) {
        let open = self.current();
        open.begun = true;
        if !open.may_end() {
            return;
        }
        open.ended = true;
        let told = open.game.tag("Result").unwrap_or_default();
        let known = open.game.result();
        let contradiction = known != "*" && result != "*" && known != result;
        let (tag, missing) = (told.to_owned(), told.is_empty() || (known == "*" && result != "*"));
        if missing && result != "*" {
            open.game.set_tag("Result", result);
        } else if contradiction {
            self.note(TextError::ResultContradicts { tag, found: result.to_owned() });
        }
    }

    fn turn(&mut self, text: &str) {
        let line = self.line;
        let open = self.current();
        open.begun = true;
        if open.game.tree.len() >= MOST_NODES {
            return self.note(TextError::TooManyTurns);
        }
        open.turn(text, line);
    }

    fn glyph(&mut self, glyph: u8) {
        if !self.current().glyph(glyph) {
            self.note(TextError::GlyphFirst);
        }
    }

    /// Finishes the current game.
    fn finish(&mut self) {
        let Some(mut open) = self.open.take() else { return };
        if open.in_variation() {
            self.note(TextError::VariationOpen);
        }
        open.finish();
        self.games += 1;
        self.found.push_back(Found::Game(open.game));
    }
}

/// A quotation for an error.
pub(crate) fn short(text: &str) -> String {
    if text.chars().count() > 24 { text.chars().take(24).chain(['…']).collect() } else { text.to_owned() }
}
