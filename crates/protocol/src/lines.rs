//! Reads lines on a separate thread.
//!
//! Lines beyond a generous length become empty, and invalid UTF-8 is replaced, so any input is a sequence of lines.

use std::io::{BufRead, Read as _};
use std::thread;

/// The greatest length of a line in bytes: room for a game of some ten thousand moves.
const LONGEST: u64 = 1 << 20;

/// Passes lines to `send` until the input ends, `last` recognises the last line, or `send` fails; then passes `None`.
pub(crate) fn forward<E>(
    mut input: impl BufRead + Send + 'static,
    last: impl Fn(&str) -> bool + Send + 'static,
    send: impl Fn(Option<String>) -> Result<(), E> + Send + 'static,
) {
    // The thread is never joined, as it may wait for a line that never comes.
    thread::spawn(move || {
        while let Some(line) = read_line(&mut input) {
            let stop = last(&line);
            if send(Some(line)).is_err() {
                return;
            }
            if stop {
                break;
            }
        }
        let _ = send(None);
    });
}

/// The next line without its line break; `None` at the end of the input or on an error.
fn read_line(input: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes).ok()? == 0 {
        return None;
    }
    if !bytes.ends_with(b"\n") && bytes.len() as u64 == LONGEST {
        // The rest of an overlong line must not become another line.
        skip_line(input)?;
        bytes.clear();
    }
    Some(String::from_utf8_lossy(&bytes).trim().to_owned())
}

fn skip_line(input: &mut impl BufRead) -> Option<()> {
    loop {
        let buffer = input.fill_buf().ok()?;
        if buffer.is_empty() {
            return Some(());
        }
        let end = buffer.iter().position(|&byte| byte == b'\n');
        let used = end.map_or(buffer.len(), |at| at + 1);
        input.consume(used);
        if end.is_some() {
            return Some(());
        }
    }
}

/// Shortens a client's text and removes control characters, so that it can be quoted in an answer.
pub(crate) fn quoted(text: &str) -> String {
    const LONGEST: usize = 80;
    let mut quoted: String = text.chars().filter(|sign| !sign.is_control()).take(LONGEST).collect();
    if text.chars().count() > LONGEST {
        quoted.push('…');
    }
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_split_at_line_breaks() {
        let mut input = std::io::Cursor::new(b"one\r\ntwo\n\nfour\xff".to_vec());
        let lines: Vec<String> = std::iter::from_fn(|| read_line(&mut input)).collect();
        assert_eq!(lines, ["one", "two", "", "four\u{fffd}"]);
    }

    #[test]
    fn an_overlong_line_becomes_empty() {
        let mut bytes = vec![b'x'; 3 << 20];
        bytes.extend(b"\nnext\n");
        let mut input = std::io::BufReader::new(std::io::Cursor::new(bytes));
        let lines: Vec<String> = std::iter::from_fn(|| read_line(&mut input)).collect();
        assert_eq!(lines, ["", "next"]);
    }

    #[test]
    fn quotes_are_short_and_clean() {
        assert_eq!(quoted("a\u{7}b\u{1b}"), "ab");
        assert_eq!(quoted(&"x".repeat(200)).chars().count(), 81);
    }
}
