//! Reads CSA files.

use std::sync::Arc;

use variorum_rules::{Rules, Side};

use super::placement::Placement;
use super::words::{self, ENCODING, TAGS};
use crate::pgn::{Annotated, LineError, TextError, read_time, short};
use crate::shogi::GameText;
use crate::shogi::line::Line;
use crate::tree::Evaluation;

/// Reads a game.
pub(in crate::shogi) fn read(text: &GameText, rules: &Arc<Rules>, most_turns: usize) -> (Annotated, Vec<LineError>) {
    let first = text.line;
    let line = Line::new(rules, first, most_turns);
    let mut reader = Reader { line, start: Some(Placement::new(rules)), ended: false };
    for (number, line) in (first..).zip(text.text.lines()) {
        reader.line(line.trim_end(), number);
    }
    reader.begin(None, first);
    reader.line.finish()
}

struct Reader<'r> {
    line: Line,
    /// The start position, until the first move.
    start: Option<Placement<'r>>,
    /// Whether the end has been read, so that times are no longer those of turns.
    ended: bool,
}

impl Reader<'_> {
    fn line(&mut self, line: &str, number: usize) {
        match line.as_bytes() {
            // The rest of the text is one game here.
            [] | [b'V', ..] | [b'/'] => {}
            [b'\'', ..] => self.remark(&line[1..]),
            [b'N', b'+', ..] => self.line.game.set_tag("White", &line[2..]),
            [b'N', b'-', ..] => self.line.game.set_tag("Black", &line[2..]),
            [b'$', ..] => self.heading(&line[1..]),
            _ => {
                let (statements, remark) = match line.split_once(",'") {
                    Some((statements, remark)) => (statements, Some(remark)),
                    None => (line, None),
                };
                statements.split(',').for_each(|statement| self.statement(statement.trim_end(), number));
                if let Some(remark) = remark {
                    self.remark(remark);
                }
            }
        }
    }

    /// A comment behind its apostrophe: for programs behind asterisks, otherwise for people.
    fn remark(&mut self, text: &str) {
        match text.as_bytes() {
            [b'*', b'*', ..] => self.evaluation(&text[2..]),
            [b'*', ..] => self.line.comment(&text[1..]),
            // Programs take lines of the file out of it so, such as the last position.
            _ if text.starts_with(ENCODING) || super::is_csa(text) => {}
            _ => self.line.comment(text),
        }
    }

    fn heading(&mut self, line: &str) {
        let Some((heading, value)) = line.split_once(':') else { return };
        let Some((_, tag)) = TAGS.iter().find(|(name, _)| *name == heading) else { return };
        if *tag == "Date" {
            let day = value.split_whitespace().next().unwrap_or_default().replace('/', ".");
            self.line.game.set_tag("Date", &day);
        } else {
            self.line.game.set_tag(tag, value);
        }
    }

    /// One of several statements of a line.
    fn statement(&mut self, text: &str, number: usize) {
        match text.as_bytes() {
            [] => {}
            [b'T', ..] => match read_time(&text[1..]) {
                Some(_) if self.ended => {}
                Some(time) => self.line.spend(time),
                None => self.line.error(number, TextError::NotATurn { found: short(text) }),
            },
            [b'P', ..] => {
                let understood = self.start.as_mut().is_some_and(|start| start.take(&text[1..]));
                if !understood {
                    self.line.error(number, TextError::Placement { found: short(text) });
                }
            }
            [sign @ (b'+' | b'-')] => {
                let side = if *sign == b'+' { Side::White } else { Side::Black };
                if let Some(start) = &mut self.start {
                    start.set_side(side);
                }
                self.begin(None, number);
            }
            [sign @ (b'+' | b'-'), ..] => {
                let side = if *sign == b'+' { Side::White } else { Side::Black };
                // Without a line that says who begins, the first move does.
                self.begin(Some(side), number);
                if side == self.line.side() {
                    self.line.turn(text, number);
                } else {
                    self.line.refuse(text, number);
                }
            }
            [b'%', ..] => {
                self.begin(None, number);
                self.ended = true;
                match words::ending(text, self.line.side()) {
                    Some(end) => self.line.end(end),
                    None => self.line.error(number, TextError::NotATurn { found: short(text) }),
                }
            }
            _ => self.line.error(number, TextError::NotATurn { found: short(text) }),
        }
    }

    /// An evaluation in centipawns for the first player, as programs note it behind two asterisks, with the moves that they expect.
    fn evaluation(&mut self, text: &str) {
        let value = text.split_whitespace().next().and_then(|word| word.parse::<i32>().ok());
        match value {
            Some(value) if self.line.has_begun() => self.line.evaluate(Evaluation::Centipawns(value)),
            Some(_) | None => self.line.comment(text),
        }
    }

    /// Sets up the start position, at the first move.
    fn begin(&mut self, side: Option<Side>, number: usize) {
        let Some(mut start) = self.start.take() else { return };
        if let Some(side) = side {
            start.set_side(side);
        }
        self.line.begin(start.finish(), number);
    }
}
