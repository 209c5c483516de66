//! Lines from a reader, passed on one by one from a thread of their own.
//!
//! A line is cut at a generous length, and bytes that are no text are replaced: whatever arrives is a line or the end.

use std::io::{BufRead, Read as _};
use std::thread;

/// Bytes of a line that are kept: room for a game of some ten thousand moves.
const LONGEST: u64 = 1 << 20;

/// Reads lines until the input ends, `last` says that one was the last, or `send` no longer takes them. `send` gets `None` at the end.
pub(crate) fn listen<E>(
    mut input: impl BufRead + Send + 'static,
    last: impl Fn(&str) -> bool + Send + 'static,
    send: impl Fn(Option<String>) -> Result<(), E> + Send + 'static,
) {
    // The thread is left to itself: it may wait for a line that never comes.
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

/// The next line without its end; `None` at the end of the input or when it fails.
fn read_line(input: &mut impl BufRead) -> Option<String> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST).read_until(b'\n', &mut bytes).ok()? == 0 {
        return None;
    }
    if !bytes.ends_with(b"\n") && bytes.len() as u64 == LONGEST {
        // The rest of an endless line is no line of its own.
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

/// Text that may be quoted back: short, and without anything that is no sign.
pub(crate) fn quoted(text: &str) -> String {
    const MOST: usize = 80;
    let mut quoted: String = text.chars().filter(|sign| !sign.is_control()).take(MOST).collect();
    if text.chars().count() > MOST {
        quoted.push('…');
    }
    quoted
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn lines_are_cut_at_their_ends_and_kept_apart() {
        let mut input = std::io::Cursor::new(b"one\r\ntwo\n\nfour\xff".to_vec());
        let lines: Vec<String> = std::iter::from_fn(|| read_line(&mut input)).collect();
        assert_eq!(lines, ["one", "two", "", "four\u{fffd}"]);
    }

    #[test]
    fn an_endless_line_is_an_empty_one() {
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
