//! Reads games from a stream of bytes one at a time, with memory for a single game.

use std::io::{self, BufRead, BufReader, Read};

use encoding_rs_io::{DecodeReaderBytes, DecodeReaderBytesBuilder};

use super::error::TextError;
use super::parser::{Found, LARGEST_GAME, Parser};

/// The greatest number of errors that a stream yields, and of remarks. Nobody reads more, and a file of another kind has an error in every word.
pub const MOST_ERRORS: usize = 1_000;

/// The games and errors of a stream, in the order of the stream.
///
/// The text is UTF-8, or UTF-16 if it begins with its byte order mark. A line that is not UTF-8 is read as Windows-1252, which includes the ISO 8859-1
/// of the PGN standard; the first such line is reported.
///
/// # Errors
/// If the input fails, the last item is its error.
#[derive(Debug)]
pub struct Games<R> {
    input: BufReader<DecodeReaderBytes<R, Vec<u8>>>,
    /// The current line, or several of them if they are read again; the end of the current one, and how much of it has been read.
    text: String,
    end: usize,
    at: usize,
    parser: Parser,
    /// The size of the current game so far, in bytes.
    size: usize,
    state: State,
    reported: usize,
    remarks: usize,
    left_out: usize,
    /// Whether a line was found that is not UTF-8.
    other_encoding: bool,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum State {
    Reading,
    /// A game was too large, so everything up to a line with a tag is skipped.
    Skipping,
    Over,
}

impl<R: Read> Games<R> {
    /// Reads games from `input`, which needs no buffer.
    pub fn new(input: R) -> Self {
        // Only a byte order mark changes the encoding here: UTF-8 is checked line by line.
        let decoded =
            DecodeReaderBytesBuilder::new().utf8_passthru(true).strip_bom(true).bom_override(true).build(input);
        Self {
            input: BufReader::new(decoded),
            text: String::new(),
            end: 0,
            at: 0,
            parser: Parser::default(),
            size: 0,
            state: State::Reading,
            reported: 0,
            remarks: 0,
            left_out: 0,
            other_encoding: false,
        }
    }

    /// The number of errors beyond [`MOST_ERRORS`], which have been left out.
    #[must_use]
    pub fn errors_left_out(&self) -> usize {
        self.left_out
    }

    /// Reads some more of the line, or the next line.
    fn advance(&mut self) -> io::Result<()> {
        if self.at >= self.end {
            return self.next_line();
        }
        let games = self.parser.games();
        let read = self.parser.step(&self.text[self.at..self.end]);
        self.at += read;
        // The next game cannot begin before the last one has ended.
        self.size = if self.parser.games() == games && self.parser.is_in_a_game() { self.size + read } else { 0 };
        self.rewind();
        Ok(())
    }

    /// Puts text that must be read again before the rest.
    fn rewind(&mut self) {
        let Some(again) = self.parser.take_rewind() else { return };
        self.size = self.size.saturating_sub(again.text.len());
        self.text.replace_range(..self.at, &again.text);
        self.at = 0;
        self.end = line_end(&self.text, 0);
    }

    fn next_line(&mut self) -> io::Result<()> {
        if self.end < self.text.len() {
            (self.at, self.end) = (self.end, line_end(&self.text, self.end));
            self.parser.begin_line();
            return Ok(());
        }
        let room = LARGEST_GAME.saturating_sub(self.size);
        let mut bytes = std::mem::take(&mut self.text).into_bytes();
        bytes.clear();
        (self.at, self.end) = (0, 0);
        let limit = u64::try_from(room).unwrap_or(u64::MAX).saturating_add(1);
        if self.input.by_ref().take(limit).read_until(b'\n', &mut bytes)? == 0 {
            self.parser.end();
            self.rewind();
            if self.text.is_empty() {
                self.state = State::Over;
            }
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
        self.text = String::from_utf8(bytes).unwrap_or_else(|error| {
            let encoding = encoding_rs::WINDOWS_1252;
            let (text, _) = encoding.decode_without_bom_handling(error.as_bytes());
            if !std::mem::replace(&mut self.other_encoding, true) {
                self.parser.note(TextError::Encoding { encoding: encoding.name().to_owned() });
            }
            text.into_owned()
        });
        self.end = line_end(&self.text, 0);
        Ok(())
    }
}

/// The end of the line that begins at this place.
fn line_end(text: &str, from: usize) -> usize {
    text[from..].find('\n').map_or(text.len(), |end| from + end + 1)
}

impl<R: Read> Iterator for Games<R> {
    type Item = io::Result<Found>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            match self.parser.next_found() {
                Some(Found::Error(error)) => {
                    let remark = error.error.is_remark();
                    let count = if remark { &mut self.remarks } else { &mut self.reported };
                    *count += 1;
                    if *count <= MOST_ERRORS {
                        return Some(Ok(Found::Error(error)));
                    }
                    self.left_out += usize::from(!remark);
                }
                Some(Found::Game(game)) => return Some(Ok(Found::Game(game))),
                None if self.state == State::Over => return None,
                None => {
                    if let Err(error) = self.advance() {
                        (self.state, self.at, self.end) = (State::Over, 0, 0);
                        return Some(Err(error));
                    }
                }
            }
        }
    }
}

/// Skips everything up to the end of the line.
pub(crate) fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
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
