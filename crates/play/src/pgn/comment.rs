//! A comment in braces that is being read.

use std::collections::HashSet;

/// The place of a brace: its line, and the number of bytes from it to the end of this line, which stays the same when a part of the line is read again.
pub(super) type Brace = (usize, usize);

/// The greatest number of braces that are open at a time, which bounds memory.
const MOST_BRACES: usize = 10_000;

/// An unfinished comment.
#[derive(Debug)]
pub(super) struct Comment {
    /// The line on which it began.
    pub line: usize,
    pub text: String,
    /// The braces that are open, first that of the comment itself.
    pub braces: Vec<Brace>,
    /// Whether the first `}` ends the comment, as the standard says, since its braces are not in pairs.
    unpaired: bool,
    /// The place of the first `}`, where the comment ends according to the standard, which knows no braces within comments.
    pub first_close: Option<usize>,
    /// Whether the last line was blank.
    pub blank: bool,
}

/// What was read of a line.
#[derive(Clone, Copy, Debug)]
pub(super) struct Part {
    /// The number of bytes.
    pub read: usize,
    pub reached: Reached,
}

/// What reading a part of a comment reached.
#[derive(Clone, Copy, Debug)]
pub(super) enum Reached {
    /// The end of the comment.
    End,
    /// More open braces than can be kept, so that the comment must be read as the standard says.
    TooManyBraces,
    /// Neither.
    Nothing,
}

impl Comment {
    /// A comment that begins with this brace. `unpaired` are the braces that are known to have no partner.
    pub fn at(brace: Brace, unpaired: &HashSet<Brace>) -> Self {
        Self {
            line: brace.0,
            text: String::new(),
            braces: vec![brace],
            unpaired: unpaired.contains(&brace),
            first_close: None,
            blank: false,
        }
    }

    /// Reads the rest of a line, up to the end of the comment. Inner braces belong to it if they are in pairs.
    pub fn read(&mut self, line: usize, rest: &str) -> Part {
        let mut part = Part { read: rest.len(), reached: Reached::Nothing };
        let mut text = rest;
        for (at, sign) in rest.bytes().enumerate() {
            match sign {
                b'{' if self.unpaired => {}
                b'{' if self.braces.len() < MOST_BRACES => self.braces.push((line, rest.len() - at)),
                b'{' if self.first_close.is_none() => {
                    self.unpaired = true;
                    self.braces.truncate(1);
                }
                b'{' => {
                    (text, part) = (&rest[..at], Part { read: at, reached: Reached::TooManyBraces });
                    break;
                }
                b'}' => {
                    self.first_close.get_or_insert(self.text.len() + at);
                    if self.braces.len() == 1 {
                        (text, part) = (&rest[..at], Part { read: at + 1, reached: Reached::End });
                        break;
                    }
                    self.braces.pop();
                }
                _ => {}
            }
        }
        self.text.push_str(text);
        part
    }
}
