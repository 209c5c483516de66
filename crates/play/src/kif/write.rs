//! Writes KIF files.

use std::fmt::Write as _;
use std::sync::Arc;

use variorum_notation::shogi;
use variorum_rules::{Cell, Position, Rules, TurnError};

use super::diagram;
use super::words::{self, COLON, EVEN, HANDICAP, MOVES_HEADING, TAGS, VARIATION};
use crate::pgn::{Annotated, TextError};
use crate::tree::{NodeId, Tree};

/// A game as a KIF file, with comments and variations. Its turns must be in Variorum's own move text.
///
/// # Errors
/// If the game does not follow shogi's tradition, its start position is invalid, or a turn is illegal.
pub fn write(game: &Annotated, rules: &Arc<Rules>) -> Result<String, TextError> {
    let start = match game.start() {
        None => Position::start(rules),
        Some(text) => Position::parse(rules, text).map_err(|position| TextError::Start { position })?,
    };
    let mut text = String::new();
    for (heading, tag) in [("先手", "White"), ("後手", "Black")].into_iter().chain(TAGS) {
        if let Some(value) = game.tag(tag).filter(|_| !text.contains(&format!("{heading}{COLON}"))) {
            // Two headings stand for a date; the first is enough.
            if tag != "Date" || heading == "開始日時" {
                let value = if tag == "Date" { value.replace('.', "/") } else { value.to_owned() };
                let _ = writeln!(text, "{heading}{COLON}{value}");
            }
        }
    }
    if start.text() == Position::start(rules).text() {
        let _ = writeln!(text, "{HANDICAP}{COLON}{EVEN}");
    } else {
        text.push_str(&diagram::text(&start));
    }
    text.push_str(MOVES_HEADING);
    text.push('\n');
    comment(&mut text, game, Tree::ROOT);
    let mut writer = Writer { game, text, waiting: Vec::new() };
    writer.line(start, Tree::ROOT, 0, None)?;
    let plies = game.tree.main_line().len();
    let _ = writeln!(writer.text, "{:4} {}", plies + 1, words::word_of(game.ending(), game.result()));
    // The last branching comes first, so that each variation begins on the line before it.
    while let Some(Branch { node, position, ply, previous }) = writer.waiting.pop() {
        let _ = writeln!(writer.text, "\n{VARIATION}{}手", ply + 1);
        writer.from(position, node, ply, previous)?;
    }
    Ok(writer.text)
}

/// A variation that is still to be written.
struct Branch {
    node: NodeId,
    /// The position before its first turn.
    position: Position,
    ply: usize,
    previous: Option<Cell>,
}

struct Writer<'g> {
    game: &'g Annotated,
    text: String,
    waiting: Vec<Branch>,
}

impl Writer<'_> {
    /// Writes the line that follows a node.
    fn line(&mut self, position: Position, node: NodeId, ply: usize, previous: Option<Cell>) -> Result<(), TextError> {
        match self.follow(node, &position, ply, previous) {
            Some(next) => self.from(position, next, ply, previous),
            None => Ok(()),
        }
    }

    /// The first turn after a node; the others are kept for later.
    fn follow(&mut self, node: NodeId, position: &Position, ply: usize, previous: Option<Cell>) -> Option<NodeId> {
        let (first, others) = self.game.tree.node(node).children.split_first()?;
        for &node in others.iter().rev() {
            self.waiting.push(Branch { node, position: position.clone(), ply, previous });
        }
        Some(*first)
    }

    /// Writes the line that begins with a node, whose turn leads from this position.
    fn from(
        &mut self,
        mut position: Position,
        mut node: NodeId,
        mut ply: usize,
        mut previous: Option<Cell>,
    ) -> Result<(), TextError> {
        loop {
            let own = &self.game.tree.node(node).turn;
            let turn = position.parse_turn(own).map_err(|turn| TextError::Turn { turn })?;
            let written = shogi::kif(&position, turn, previous);
            let unknown = || TextError::Turn { turn: TurnError::Illegal { turn: own.clone() } };
            let _ = writeln!(self.text, "{:4} {}", ply + 1, written.ok_or_else(unknown)?);
            comment(&mut self.text, self.game, node);
            previous = Some(turn.first.to());
            position.play_unchecked(turn);
            ply += 1;
            let Some(next) = self.follow(node, &position, ply, previous) else { return Ok(()) };
            node = next;
        }
    }
}

fn comment(text: &mut String, game: &Annotated, node: NodeId) {
    let node = game.tree.node(node);
    for said in [&node.before, &node.comment].into_iter().filter(|said| !said.is_empty()) {
        let _ = writeln!(text, "*{said}");
    }
}
