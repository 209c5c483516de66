//! Divides a stream into the texts of games.

use std::io::{self, BufRead as _, BufReader, Read};

use encoding_rs_io::{DecodeReaderBytes, DecodeReaderBytesBuilder};

use super::{Format, GameText};
use crate::pgn::{LARGEST_GAME, LineError, TextError, skip_line};

/// Between the games of a CSA file.
const NEXT_GAME: &[u8] = b"/";

/// The text of a file in UTF-8 or, as older programs write them, Shift JIS. Bytes that are neither are replaced.
#[must_use]
pub fn decode(bytes: &[u8]) -> String {
    match std::str::from_utf8(bytes) {
        Ok(text) => text.to_owned(),
        // The last letter may have been cut off.
        Err(error) if error.error_len().is_none() => {
            String::from_utf8_lossy(&bytes[..error.valid_up_to()]).into_owned()
        }
        Err(_) => encoding_rs::SHIFT_JIS.decode(bytes).0.into_owned(),
    }
}

/// The texts of the games of a stream, with memory for one of them: a KIF or KI2 file is one game, the games of a CSA file are divided by lines `/`.
///
/// A text is UTF-8, UTF-16 with a byte order mark, or Shift JIS. Of a game with more than [`LARGEST_GAME`] bytes, the first of them are returned, and an error
/// with its line.
#[derive(Debug)]
pub struct Texts<R> {
    input: BufReader<DecodeReaderBytes<R, Vec<u8>>>,
    format: Format,
    /// The number of lines that have been read.
    lines: usize,
    over: bool,
}

impl<R: Read> Texts<R> {
    /// Reads games of a format from `input`, which needs no buffer.
    pub fn new(input: R, format: Format) -> Self {
        let decoded =
            DecodeReaderBytesBuilder::new().utf8_passthru(true).strip_bom(true).bom_override(true).build(input);
        Self { input: BufReader::new(decoded), format, lines: 0, over: false }
    }

    /// The next text, and an error if it is not whole; `None` at the end of the stream.
    fn next_text(&mut self) -> io::Result<Option<(GameText, Option<LineError>)>> {
        let first = self.lines + 1;
        let (mut text, mut line) = (Vec::new(), Vec::new());
        let mut left_out = false;
        loop {
            line.clear();
            // One byte more shows that a line is too long.
            self.input.by_ref().take(LARGEST_GAME as u64 + 1).read_until(b'\n', &mut line)?;
            if line.is_empty() {
                self.over = true;
                break;
            }
            self.lines += 1;
            if line.len() > LARGEST_GAME && !line.ends_with(b"\n") {
                skip_line(&mut self.input)?;
            }
            if self.format == Format::Csa && line.trim_ascii_end() == NEXT_GAME {
                break;
            }
            left_out |= text.len() + line.len() > LARGEST_GAME;
            if !left_out {
                text.extend_from_slice(&line);
            }
        }
        let error = TextError::GameTooLarge { most: LARGEST_GAME >> 20 };
        let error = left_out.then_some(LineError { line: first, error });
        let text = GameText { format: self.format, line: first, text: decode(&text) };
        Ok(if self.over && is_blank(&text.text) { None } else { Some((text, error)) })
    }
}

/// Whether a text has only blank lines and comments, as behind the last game of a CSA file.
fn is_blank(text: &str) -> bool {
    text.lines().all(|line| line.trim().is_empty() || line.starts_with('\''))
}

impl<R: Read> Iterator for Texts<R> {
    type Item = io::Result<(GameText, Option<LineError>)>;

    fn next(&mut self) -> Option<Self::Item> {
        if self.over {
            return None;
        }
        let next = self.next_text();
        // After an error there is nothing more.
        self.over |= next.is_err();
        next.transpose()
    }
}
