//! Games from a stream of bytes, one at a time: memory is needed for one game, however many the stream holds.

use std::io::{self, BufRead, Read as _};

use super::parser::{Found, LARGEST_GAME, Parser};

/// Most errors that a stream yields. Nobody reads more, and a file that is no record at all has one in every word.
pub const MOST_ERRORS: usize = 1_000;

/// The games of a stream and its errors, in the order in which they stand there.
///
/// # Errors
/// An item is an error when the input fails; it is the last item then. Bytes that are no UTF-8 are an error of their line, and are replaced.
#[derive(Debug)]
pub struct Games<R> {
    input: R,
    /// The line that is being read, and how much of it has been read.
    line: String,
    at: usize,
    parser: Parser,
    /// Bytes of the game that is being read.
    size: usize,
    state: State,
    told: usize,
    untold: usize,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Reading,
    /// A game was too large: everything is left out up to a line with a tag.
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
            told: 0,
            untold: 0,
        }
    }

    /// How many errors have been left out because there were more than [`MOST_ERRORS`].
    #[must_use]
    pub fn untold(&self) -> usize {
        self.untold
    }

    /// Reads a little more of the line, or takes up the next one.
    fn advance(&mut self) -> io::Result<()> {
        if self.at >= self.line.len() {
            return self.next_line();
        }
        let games = self.parser.games();
        let read = self.parser.step(&self.line[self.at..]);
        self.at += read;
        // A new game begins at the earliest where the last one ended.
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
                Some(Found::Error(_)) if self.told >= MOST_ERRORS => self.untold += 1,
                Some(found) => {
                    self.told += usize::from(matches!(found, Found::Error(_)));
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

/// Leaves out everything up to the end of the line.
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
