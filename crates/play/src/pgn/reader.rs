//! Reading games: any text gives games and the list of all faults.

use super::{Annotated, LineFault};
use crate::tree::{Evaluation, NodeId, Tree};

/// Most games of one text that are looked at.
const MOST_GAMES: usize = 100_000;
/// Most nodes of one game.
const MOST_NODES: usize = 200_000;
/// Most tags of one game, among which each new one is looked for; the PGN standard knows some forty.
const MOST_TAGS: usize = 200;
/// Most faults that are told.
const MOST_FAULTS: usize = 1_000;

/// Reads all games of a text.
#[must_use]
pub fn read(text: &str) -> (Vec<Annotated>, Vec<LineFault>) {
    let text = text.strip_prefix('\u{feff}').unwrap_or(text);
    let mut reader =
        Reader { rest: text, line: 1, fresh: true, gap: false, games: Vec::new(), faults: Vec::new(), open: None };
    while reader.games.len() < MOST_GAMES && reader.step() {}
    reader.finish();
    (reader.games, reader.faults)
}

/// Is this the word that ends a game?
pub(super) fn is_result(word: &str) -> bool {
    ["1-0", "0-1", "1/2-1/2", "*"].contains(&word)
}

/// The game that is being read.
struct Open {
    game: Annotated,
    at: NodeId,
    /// Where the lines stand that a variation interrupts.
    stack: Vec<NodeId>,
    /// Said before a turn that has not come yet.
    pending: String,
    /// A turn has come in this line, so that comments follow it.
    turned: bool,
    /// Turns or comments have come: a tag begins the next game.
    begun: bool,
}

struct Reader<'t> {
    rest: &'t str,
    line: usize,
    /// Nothing but blanks stands before on this line.
    fresh: bool,
    /// A blank line stands before.
    gap: bool,
    games: Vec<Annotated>,
    faults: Vec<LineFault>,
    open: Option<Open>,
}

impl<'t> Reader<'t> {
    fn fault(&mut self, text: impl Into<String>) {
        self.fault_at(self.line, text);
    }

    fn fault_at(&mut self, line: usize, text: impl Into<String>) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(LineFault { line, text: text.into() });
        }
    }

    /// Takes bytes off the front, keeping count of lines.
    fn take(&mut self, bytes: usize) -> &'t str {
        let (taken, rest) = self.rest.split_at(bytes.min(self.rest.len()));
        self.line += taken.matches('\n').count();
        self.rest = rest;
        taken
    }

    fn take_line(&mut self) -> &'t str {
        let end = self.rest.find('\n').map_or(self.rest.len(), |end| end + 1);
        self.take(end)
    }

    /// Reads one thing; false at the end.
    fn step(&mut self) -> bool {
        let blanks = self.rest.len() - self.rest.trim_start().len();
        if self.take(blanks).contains('\n') {
            self.gap = self.fresh;
            self.fresh = true;
        }
        let fresh = std::mem::replace(&mut self.fresh, false);
        let Some(first) = self.rest.chars().next() else { return false };
        match first {
            // A line for other programs.
            '%' if fresh => {
                self.take_line();
                self.fresh = true;
            }
            ';' => {
                let line = self.line;
                let text = self.take_line().trim_start_matches(';').to_owned();
                self.fresh = true;
                self.comment(&text, line);
            }
            '[' => self.tag(),
            '{' if !names_a_man(self.rest) => {
                let (line, end) = (self.line, self.rest.find('}'));
                if end.is_none() {
                    self.fault("this comment has no end: “}” is missing");
                }
                let text = self.take(end.map_or(self.rest.len(), |end| end + 1));
                let text = text.trim_start_matches('{').trim_end_matches('}').to_owned();
                self.comment(&text, line);
            }
            '}' => {
                self.fault("“}” without “{”");
                self.take(1);
            }
            '(' => {
                self.take(1);
                self.open_variation();
            }
            ')' => {
                self.take(1);
                let open = self.open.as_mut().and_then(|open| open.stack.pop().map(|at| (open, at)));
                match open {
                    Some((open, at)) => (open.at, open.turned) = (at, true),
                    None => self.fault("“)” without “(”"),
                }
            }
            _ => {
                let word = self.word();
                self.movetext(word);
            }
        }
        true
    }

    /// A word of the turns: up to a blank or a sign that ends it. Braces inside belong to it: they hold the names of men.
    fn word(&mut self) -> &'t str {
        let mut end = 0;
        let mut inside = false;
        for (index, letter) in self.rest.char_indices() {
            match letter {
                '{' if index == 0 || self.rest[..index].ends_with(['=', '+', ',']) => inside = true,
                '}' if inside => inside = false,
                _ if letter.is_whitespace() || ['(', ')', '{', '}', ';', '['].contains(&letter) => break,
                _ => {}
            }
            end = index + letter.len_utf8();
        }
        // Whatever it is, the reader must go on.
        let least = self.rest.chars().next().map_or(0, char::len_utf8);
        self.take(end.max(least))
    }

    fn current(&mut self) -> &mut Open {
        let line = self.line;
        self.open.get_or_insert_with(|| Open {
            game: Annotated { line, ..Annotated::default() },
            at: Tree::ROOT,
            stack: Vec::new(),
            pending: String::new(),
            turned: true,
            begun: false,
        })
    }

    fn tag(&mut self) {
        // What is said before the first tag belongs to the game.
        let over = |open: &Open| open.begun && !(open.game.tags.is_empty() && open.game.tree.is_empty());
        if self.open.as_ref().is_some_and(over) {
            self.finish();
        }
        let (line, gap) = (self.line, std::mem::take(&mut self.gap));
        let text = self.take_line().trim_end();
        self.fresh = true;
        let read = parse_tag(text);
        if read.is_none() {
            self.fault_at(line, "this line should look like [Name \"value\"]");
        }
        // What can be meant counts: a game that does not say which it is would be taken for another.
        let Some((name, value)) = read.or_else(|| guess_tag(text)) else {
            self.current();
            return;
        };
        if self.open.as_ref().is_some_and(|open| open.game.tags.len() >= MOST_TAGS && !gap) {
            self.fault_at(line, "the game has too many tags");
            return;
        }
        // A game without turns: the next one begins with the same tag, after a blank line.
        if gap && self.open.as_ref().is_some_and(|open| open.game.tag(&name).is_some()) {
            self.finish();
        }
        let known = {
            let open = self.current();
            if open.game.tags.is_empty() {
                open.game.line = line;
            }
            open.begun = false;
            let known = open.game.tag(&name).is_some();
            if !known {
                open.game.tags.push((name.clone(), value));
            }
            known
        };
        if known {
            self.fault_at(line, format!("the tag {name} stands there twice"));
        }
    }

    fn comment(&mut self, text: &str, line: usize) {
        let mut said = Vec::new();
        let (mut clock, mut evaluation, mut wrong) = (None, None, Vec::new());
        let mut rest = text;
        while let Some((before, command)) = rest.split_once("[%") {
            let Some((command, after)) = command.split_once(']') else { break };
            said.push(before);
            let (name, value) = command.split_once(char::is_whitespace).unwrap_or((command, ""));
            match (name, read_clock(value.trim()), read_evaluation(value.trim())) {
                ("clk", Some(time), _) => clock = Some(time),
                ("eval", _, Some(value)) => evaluation = Some(value),
                ("clk" | "eval", _, _) => wrong.push(format!("[%{command}] cannot be understood")),
                // Commands of other programs, such as arrows on a board, mean nothing here.
                _ => {}
            }
            rest = after;
        }
        said.push(rest);
        let said = said.iter().flat_map(|part| part.split_whitespace()).collect::<Vec<_>>().join(" ");
        let open = self.current();
        open.begun = true;
        if open.turned {
            let at = open.at;
            let node = open.game.tree.node_mut(at);
            node.clock = clock.or(node.clock);
            node.evaluation = evaluation.or(node.evaluation);
            append(&mut node.comment, &said);
        } else {
            append(&mut open.pending, &said);
        }
        wrong.into_iter().for_each(|text| self.fault_at(line, text));
    }

    fn open_variation(&mut self) {
        let open = self.current();
        open.begun = true;
        let at = open.at;
        open.stack.push(at);
        open.turned = false;
        if at == Tree::ROOT {
            self.fault("a variation must follow the turn that it replaces");
        } else {
            open.at = open.game.tree.node(at).parent;
        }
    }

    fn movetext(&mut self, word: &str) {
        if is_result(word) {
            let open = self.current();
            open.begun = true;
            if open.stack.is_empty() {
                if open.game.tag("Result").is_none() && word != "*" {
                    open.game.set_tag("Result", word);
                }
                self.finish();
            }
            return;
        }
        if let Some(number) = word.strip_prefix('$') {
            return match number.parse::<u8>() {
                Ok(glyph) => self.glyph(glyph),
                Err(_) => self.fault(format!("“{}” is no glyph such as $1", short(word))),
            };
        }
        // A number may touch its turn: 1.e2e4.
        let digits = word.len() - word.trim_start_matches(|letter: char| letter.is_ascii_digit()).len();
        let rest = word[digits..].trim_start_matches(['.', '…']);
        let numbered = rest.len() < word.len() - digits;
        let turn = if digits == 0 && word.starts_with(['.', '…']) || numbered { rest } else { word };
        if turn.is_empty() || (digits == word.len() && digits > 0) {
            return;
        }
        let bare = turn.trim_end_matches(['!', '?']);
        let marks = &turn[bare.len()..];
        if !bare.is_empty() {
            self.turn(bare);
        }
        if !marks.is_empty() {
            let known = ["!", "?", "!!", "??", "!?", "?!"].iter().position(|mark| *mark == marks);
            match known.and_then(|index| u8::try_from(index + 1).ok()) {
                Some(glyph) => self.glyph(glyph),
                None => self.fault(format!("“{}” is no mark for a turn", short(marks))),
            }
        }
    }

    fn turn(&mut self, text: &str) {
        if is_result(text) || !text.chars().all(|letter| letter.is_alphanumeric() || "{}=+@,*%#~-".contains(letter)) {
            return self.fault(format!("“{}” is no turn", short(text)));
        }
        let line = self.line;
        let open = self.current();
        open.begun = true;
        if open.game.tree.len() >= MOST_NODES {
            return self.fault("the game has too many turns");
        }
        open.at = open.game.tree.add(open.at, text);
        let (at, pending) = (open.at, std::mem::take(&mut open.pending));
        let node = open.game.tree.node_mut(at);
        append(&mut node.before, &pending);
        if node.line == 0 {
            node.line = line;
        }
        open.turned = true;
    }

    fn glyph(&mut self, glyph: u8) {
        let open = self.current();
        let at = open.at;
        if !open.turned || at == Tree::ROOT {
            return self.fault("a glyph must follow a turn");
        }
        let glyphs = &mut open.game.tree.node_mut(at).glyphs;
        if !glyphs.contains(&glyph) {
            glyphs.push(glyph);
        }
    }

    /// Puts the game that is being read away.
    fn finish(&mut self) {
        let Some(mut open) = self.open.take() else { return };
        if !open.stack.is_empty() {
            self.fault("a variation has no end: “)” is missing");
        }
        if !open.pending.is_empty() {
            let at = open.at;
            append(&mut open.game.tree.node_mut(at).comment, &open.pending);
        }
        self.games.push(open.game);
    }
}

/// `{Di}@e5`: a man of several letters that is put on the board.
fn names_a_man(text: &str) -> bool {
    text[1..].split_once('}').is_some_and(|(letters, rest)| {
        !letters.is_empty() && letters.chars().all(char::is_alphabetic) && rest.starts_with('@')
    })
}

fn parse_tag(text: &str) -> Option<(String, String)> {
    let inner = text.strip_prefix('[')?.trim_end().strip_suffix(']')?.trim();
    let (name, value) = inner.split_once(char::is_whitespace)?;
    let value = value.trim().strip_prefix('"')?.strip_suffix('"')?;
    let name_fits = !name.is_empty() && name.chars().all(|letter| letter.is_ascii_alphanumeric() || letter == '_');
    let mut plain = String::with_capacity(value.len());
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        match letter {
            '\\' => plain.push(letters.next()?),
            '"' => return None,
            letter => plain.push(letter),
        }
    }
    // Blanks at the ends and line breaks say nothing.
    let plain = plain.split_whitespace().collect::<Vec<_>>().join(" ");
    name_fits.then(|| (name.to_owned(), plain))
}

/// What a line with forgotten marks says: a name and something behind it.
fn guess_tag(text: &str) -> Option<(String, String)> {
    let inner = text.trim_start_matches('[').trim_end().trim_end_matches(']').replace(['"', '\\'], " ");
    let (name, value) = inner.trim().split_once(char::is_whitespace)?;
    parse_tag(&format!("[{name} \"{value}\"]")).filter(|(_, value)| !value.is_empty())
}

fn append(text: &mut String, more: &str) {
    if !text.is_empty() && !more.is_empty() {
        text.push(' ');
    }
    text.push_str(more);
}

/// `1:02:03.5`, `2:03` or `3` as milliseconds.
fn read_clock(text: &str) -> Option<u64> {
    let (whole, rest) = text.split_once('.').unwrap_or((text, ""));
    let mut seconds = 0_u64;
    let parts: Vec<&str> = whole.split(':').collect();
    if parts.len() > 3 {
        return None;
    }
    for part in parts {
        seconds = seconds.checked_mul(60)?.checked_add(part.parse::<u32>().ok()?.into())?;
    }
    let rest: String = rest.chars().chain("000".chars()).take(3).collect();
    Some(seconds.checked_mul(1000)? + rest.parse::<u16>().ok().map(u64::from)?)
}

/// `0.35`, `-1.2` or `#-3`; a depth after a comma is left out.
fn read_evaluation(text: &str) -> Option<Evaluation> {
    let text = text.split(',').next()?.trim();
    if let Some(turns) = text.strip_prefix('#') {
        return turns.parse::<i16>().ok().map(|turns| Evaluation::Win(turns.into()));
    }
    let (sign, digits) = text.strip_prefix('-').map_or((1, text.trim_start_matches('+')), |digits| (-1, digits));
    let (whole, rest) = digits.split_once('.').unwrap_or((digits, ""));
    let rest: String = rest.chars().chain("00".chars()).take(2).collect();
    let value = whole.parse::<u16>().ok().map(i32::from)? * 100 + rest.parse::<u8>().ok().map(i32::from)?;
    Some(Evaluation::Centipawns(sign * value))
}

fn short(text: &str) -> String {
    if text.chars().count() > 24 { text.chars().take(24).chain(['…']).collect() } else { text.to_owned() }
}
