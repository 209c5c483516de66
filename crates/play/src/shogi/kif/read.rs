//! Reads KIF and KI2 files, whose headings, comments and variations are the same.

use std::sync::Arc;

use variorum_rules::{Rules, Side};

use super::diagram::StartReader;
use super::words::{self, COLON, MARKS, PLAYERS, TAGS, VARIATION};
use crate::pgn::{Annotated, LineError, read_time};
use crate::shogi::GameText;
use crate::shogi::line::Line;

/// Reads a game.
pub(in crate::shogi) fn read(text: &GameText, rules: &Arc<Rules>, most_turns: usize) -> (Annotated, Vec<LineError>) {
    let first = text.line;
    let mut reader = Reader { line: Line::new(rules, first, most_turns), start: Some(StartReader::new(rules)) };
    for (number, line) in (first..).zip(text.text.lines()) {
        reader.line(line.trim_end(), number);
    }
    reader.begin(first);
    reader.line.finish()
}

struct Reader<'r> {
    line: Line,
    /// The headings, until the first move.
    start: Option<StartReader<'r>>,
}

impl Reader<'_> {
    fn line(&mut self, line: &str, number: usize) {
        if line.is_empty() || line.starts_with(['#', '&']) || line.starts_with(words::MOVES) {
            return;
        }
        if let Some(comment) = line.strip_prefix('*') {
            return self.line.comment(comment);
        }
        if let Some(first) = line.strip_prefix(VARIATION) {
            self.begin(number);
            let digits: String = first.chars().take_while(char::is_ascii_digit).collect();
            return self.line.go_back(digits.parse().ok(), number);
        }
        let text = line.trim_start();
        let count = text.bytes().take_while(u8::is_ascii_digit).count();
        if count > 0 && text[count..].starts_with(char::is_whitespace) {
            return self.numbered_turn(text[count..].trim_start(), number);
        }
        if super::is_marked(text) {
            return self.marked_turns(text, number);
        }
        if text.starts_with(words::UNTIL) {
            self.begin(number);
            let end = words::end_of_line(text, self.line.side());
            // In KIF files the end also stands in the place of a move.
            if let Some(end) = end.filter(|_| self.line.game.tag("Result").is_none()) {
                self.line.end(end);
            }
            return;
        }
        if !self.line.has_begun() {
            self.heading(line);
        }
    }

    fn heading(&mut self, line: &str) {
        if self.start.as_mut().is_some_and(|start| start.take(line)) {
            return;
        }
        let Some((heading, value)) = line.split_once(COLON) else { return };
        let player = PLAYERS.iter().find(|(name, _)| *name == heading).map(|(_, side)| match side {
            Side::White => "White",
            Side::Black => "Black",
        });
        let tag = TAGS.iter().find(|(name, _)| *name == heading).map(|(_, tag)| *tag);
        match player.or(tag) {
            Some("Date") => {
                let day = value.split_whitespace().next().unwrap_or_default().replace('/', ".");
                self.line.game.set_tag("Date", &day);
            }
            Some(tag) => self.line.game.set_tag(tag, value),
            None => {}
        }
    }

    /// Sets up the start position, at the first move.
    fn begin(&mut self, number: usize) {
        if let Some(start) = self.start.take() {
            self.line.begin(start.finish(), number);
        }
    }

    /// A line of KIF: a move behind its number, with the time that it took.
    fn numbered_turn(&mut self, text: &str, number: usize) {
        self.begin(number);
        let mut pieces = text.split([' ', '\t']).filter(|piece| !piece.is_empty());
        let mut word = pieces.next().unwrap_or_default().to_owned();
        // Some programs write a narrow blank behind “the same square”.
        if word == "同" {
            word.push_str(pieces.next().unwrap_or_default());
        }
        self.turn_or_end(&word, number);
        let rest: String = pieces.collect();
        // `(0:16/00:00:16)`: the time of the move, and of all moves of the player.
        let time = rest.strip_prefix('(').and_then(|times| times.split(['/', ')']).next());
        if let Some(time) = time.and_then(read_time).filter(|_| words::ending(&word).is_none()) {
            self.line.spend(time);
        }
    }

    /// A line of KI2: moves behind the marks of their players.
    fn marked_turns(&mut self, text: &str, number: usize) {
        self.begin(number);
        let marks = MARKS.map(|(mark, _)| mark);
        for text in text.split(marks).skip(1) {
            let word: String = text.chars().filter(|letter| !letter.is_whitespace()).collect();
            self.turn_or_end(&word, number);
        }
    }

    fn turn_or_end(&mut self, word: &str, number: usize) {
        match words::ending(word) {
            Some(end) => self.line.end(end),
            None => self.line.turn(word, number),
        }
    }
}
