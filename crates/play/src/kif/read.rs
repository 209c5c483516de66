//! Reads KIF files.

use std::sync::Arc;

use variorum_notation::{ReadTurn, read_turn_after};
use variorum_rules::{Cell, Position, Rules, Side, TurnError};

use super::diagram::StartReader;
use super::words::{self, COLON, PLAYERS, TAGS, VARIATION};
use crate::pgn::{Annotated, LineError, TextError};
use crate::tree::{NodeId, Tree};

/// The greatest number of turns that are read.
const MOST_TURNS: usize = 200_000;
/// The longest main line or variation that is read.
const LONGEST_LINE: usize = 10_000;

/// Reads a KIF file as a game with these rules. The turns of the game are in Variorum's own move text.
///
/// Whatever can be read is kept; the rest is reported with its line. A move that cannot be made ends its line.
#[must_use]
pub fn read(text: &str, rules: &Arc<Rules>) -> (Annotated, Vec<LineError>) {
    let mut reader = Reader {
        rules,
        game: Annotated { line: 1, ..Annotated::default() },
        start: Some(StartReader::new(rules)),
        path: Vec::new(),
        broken: false,
        errors: Vec::new(),
    };
    reader.game.set_tag("Game", &rules.definition().id);
    for (index, line) in text.lines().enumerate() {
        reader.line(line.trim_start_matches('\u{feff}').trim_end(), index + 1);
    }
    reader.begin(1);
    (reader.game, reader.errors)
}

/// A position on the line that is being read.
struct Step {
    node: NodeId,
    position: Position,
    /// The cell that the turn reached.
    reached: Option<Cell>,
}

struct Reader<'r> {
    rules: &'r Arc<Rules>,
    game: Annotated,
    /// The headings, until the first move.
    start: Option<StartReader<'r>>,
    /// The positions of the line from the start on; empty before the first move.
    path: Vec<Step>,
    /// Whether the rest of the line cannot be read.
    broken: bool,
    errors: Vec<LineError>,
}

impl Reader<'_> {
    fn line(&mut self, line: &str, number: usize) {
        if line.is_empty() || line.starts_with(['#', '&']) || line.starts_with(words::MOVES) {
            return;
        }
        if let Some(comment) = line.strip_prefix('*') {
            return self.comment(comment);
        }
        if let Some(first) = line.strip_prefix(VARIATION) {
            return self.variation(first, number);
        }
        let digits = line.trim_start();
        let count = digits.bytes().take_while(u8::is_ascii_digit).count();
        if count > 0 && digits[count..].starts_with(char::is_whitespace) {
            return self.turn(digits[count..].trim_start(), number);
        }
        if self.path.is_empty() {
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
                self.game.set_tag("Date", &day);
            }
            Some(tag) => self.game.set_tag(tag, value),
            None => {}
        }
    }

    /// Sets up the start position, at the first move.
    fn begin(&mut self, line: usize) {
        let Some(start) = self.start.take() else { return };
        let position = start.finish().unwrap_or_else(|position| {
            self.errors.push(LineError { line, error: TextError::Start { position } });
            self.broken = true;
            Position::start(self.rules)
        });
        if position.text() != Position::start(self.rules).text() {
            self.game.set_tag("Start", &position.text());
        }
        self.path.push(Step { node: Tree::ROOT, position, reached: None });
    }

    fn comment(&mut self, text: &str) {
        let at = self.path.last().map_or(Tree::ROOT, |step| step.node);
        let text = text.replace('}', ")").split_whitespace().collect::<Vec<_>>().join(" ");
        let comment = &mut self.game.tree.node_mut(at).comment;
        if !comment.is_empty() && !text.is_empty() {
            comment.push(' ');
        }
        comment.push_str(&text);
    }

    /// Goes back to the position before the first move of a variation.
    fn variation(&mut self, first: &str, line: usize) {
        self.begin(line);
        let digits: String = first.chars().take_while(char::is_ascii_digit).collect();
        match digits.parse::<usize>().ok().filter(|&first| first >= 1 && first <= self.path.len()) {
            Some(first) => {
                self.path.truncate(first);
                self.broken = false;
            }
            None => {
                self.errors.push(LineError { line, error: TextError::VariationFirst });
                self.broken = true;
            }
        }
    }

    fn turn(&mut self, text: &str, line: usize) {
        self.begin(line);
        let Some(last) = self.path.last().filter(|_| !self.broken) else { return };
        let mut pieces = text.split([' ', '\t']).filter(|piece| !piece.is_empty());
        let mut word = pieces.next().unwrap_or_default().to_owned();
        // Some programs write a narrow blank behind “the same square”.
        if word == "同" {
            word.push_str(pieces.next().unwrap_or_default());
        }
        let side = last.position.side();
        if let Some((result, cause)) = words::ending(&word, side) {
            // A variation says nothing about the game.
            if self.game.tree.node(last.node).children.is_empty() && self.is_main_line() {
                self.game.set_tag("Result", result);
                self.game
                    .set_tag("Termination", cause.map_or("", |cause| crate::Ending { winner: None, cause }.word()));
            }
            return;
        }
        if self.game.tree.len() >= MOST_TURNS || self.path.len() > LONGEST_LINE {
            self.errors.push(LineError { line, error: TextError::TooManyTurns });
            self.broken = true;
            return;
        }
        let read = read_turn_after(&last.position, &word, last.reached);
        match read {
            Ok(ReadTurn::Legal(turn)) => {
                let mut position = Position::clone(&last.position);
                let node = self.game.tree.add(last.node, position.turn_text(turn));
                self.game.tree.node_mut(node).line = line;
                position.play_unchecked(turn);
                self.path.push(Step { node, position, reached: Some(turn.first.to()) });
            }
            Ok(ReadTurn::Null) => self.illegal(TurnError::Illegal { turn: word }, line),
            Err(turn) => self.illegal(turn, line),
        }
    }

    fn illegal(&mut self, turn: TurnError, line: usize) {
        self.errors.push(LineError { line, error: TextError::Turn { turn } });
        self.broken = true;
    }

    fn is_main_line(&self) -> bool {
        let main = self.game.tree.main_line();
        self.path.last().is_some_and(|step| main.last().copied().unwrap_or(Tree::ROOT) == step.node)
    }
}
