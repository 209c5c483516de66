//! Reads games from a stream of bytes one at a time, with memory for a single game.

use std::io::{self, BufRead, Read as _};

use super::parser::{Found, LARGEST_GAME, Parser};

/// The greatest number of errors that a stream yields. Nobody reads more, and a file of another kind has one in every word.
pub const MOST_ERRORS: usize = 1_000;

/// The games and errors of a stream, in the order of the stream.
///
/// # Errors
/// If the input fails, the last item is its error. Bytes that are not UTF-8 are replaced, and reported as an error of their line.
#[derive(Debug)]
pub struct Games<R> {
    input: R,
    /// The current line, and how many of its bytes have been read.
    line: String,
    at: usize,
    parser: Parser,
    /// The size of the current game so far, in bytes.
    size: usize,
    state: State,
    reported: usize,
    left_out: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Reading,
    /// A game was too large, so everything up to a line with a tag is skipped.
    Skipping,
    Over,
}

impl<R: BufRead> Games<R> {
    /// Reads games from `input`.
    pub fn new(input: R) -> Self {
        Self {
            input,
            line: String::new(),
            at: 0,
            parser: Parser::default(),
            size: 0,
            state: State::Reading,
            reported: 0,
            left_out: 0,
        }
    }

    /// The number of errors beyond [`MOST_ERRORS`], which have been left out.
    #[must_use]
    pub fn errors_left_out(&self) -> usize {
        self.left_out
    }

    /// Reads some more of the line, or the next line.
    fn advance(&mut self) -> io::Result<()> {
        if self.at >= self.line.len() {
            return self.next_line();
        }
        let games = self.parser.games();
        let read = self.parser.step(&self.line[self.at..]);
        self.at += read;
        // The next game cannot begin before the last one has ended.
        self.size = if self.parser.games() == games && self.parser.is_in_a_game() { self.size + read } else { 0 };
        Ok(())
    }

    fn next_line(&mut self) -> io::Result<()> {
        let room = LARGEST_GAME.saturating_sub(self.size);
        let mut bytes = std::mem::take(&mut self.line).into_bytes();
        bytes.clear();
        self.at = 0;
        let limit = u64::try_from(room).unwrap_or(u64::MAX).saturating_add(1);
        if self.input.by_ref().take(limit).read_until(b'\n', &mut bytes)? == 0 {
            self.state = State::Over;
            self.parser.end();
            return Ok(());
        }
        self.parser.begin_line();
        if bytes.len() > room {
            if self.state == State::Reading {
                self.parser.give_up();
            }
            (self.state, self.size) = (State::Skipping, 0);
            return if bytes.ends_with(b"\n") { Ok(()) } else { skip_line(&mut self.input) };
        }
        if self.state == State::Skipping && !bytes.trim_ascii_start().starts_with(b"[") {
            return Ok(());
        }
        self.state = State::Reading;
        self.line = String::from_utf8(bytes).unwrap_or_else(|error| {
            self.parser.garbled();
            String::from_utf8_lossy(error.as_bytes()).into_owned()
        });
        Ok(())
    }
}

impl<R: BufRead> Iterator for Games<R> {
    type Item = io::Result<Found>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            match self.parser.next_found() {
                Some(Found::Error(_)) if self.reported >= MOST_ERRORS => self.left_out += 1,
                Some(found) => {
                    self.reported += usize::from(matches!(found, Found::Error(_)));
                    return Some(Ok(found));
                }
                None if self.state == State::Over => return None,
                None => {
                    if let Err(error) = self.advance() {
                        (self.state, self.at) = (State::Over, self.line.len());
                        return Some(Err(error));
                    }
                }
            }
        }
    }
}

/// Skips everything up to the end of the line.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let buffer = match input.fill_buf() {
            Ok(buffer) => buffer,
            Err(error) if error.kind() == io::ErrorKind::Interrupted => continue,
            Err(error) => return Err(error),
        };
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let (used, over) = (end.map_or(buffer.len(), |at| at + 1), end.is_some() || buffer.is_empty());
        input.consume(used);
        if over {
            return Ok(());
        }
    }
}
