//! Writes KIF and KI2 files.

use std::fmt::Write as _;
use std::sync::Arc;

use variorum_notation::shogi;
use variorum_rules::{Cell, Position, Rules, Side, TurnError};

use super::diagram;
use super::words::{self, COLON, HANDICAP, MOVES_HEADING, TAGS, VARIATION};
use crate::pgn::{Annotated, TextError};
use crate::shogi::ending::End;
use crate::tree::{NodeId, Tree};

/// The number of moves in a line of KI2.
const MOVES_PER_LINE: usize = 6;

/// How moves are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(in crate::shogi) enum Moves {
    /// One a line, with number and origin: KIF.
    Numbered,
    /// Several a line, without origin: KI2.
    Marked,
}

/// A game as a file. `name` is what the heading calls a game from its usual start.
pub(in crate::shogi) fn write(
    game: &Annotated,
    rules: &Arc<Rules>,
    moves: Moves,
    name: Option<&str>,
) -> Result<String, TextError> {
    let usual = Position::start(rules);
    let mut start = match game.start() {
        None => usual.clone(),
        Some(text) => Position::parse(rules, text).map_err(|position| TextError::Start { position })?,
    };
    start.set_claims_lapse(true);
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
    match name.filter(|_| start.text() == usual.text()) {
        Some(name) => {
            let _ = writeln!(text, "{HANDICAP}{COLON}{name}");
        }
        None => text.push_str(&diagram::text(&start)),
    }
    match moves {
        Moves::Numbered => {
            text.push_str(MOVES_HEADING);
            text.push('\n');
        }
        Moves::Marked => text.push('\n'),
    }
    let mut writer = Writer { game, moves, text, in_line: 0, waiting: Vec::new() };
    writer.comment(Tree::ROOT);
    let side = writer.line(start, Tree::ROOT, 0, None, [0, 0])?;
    let plies = game.tree.main_line().len();
    let end = End::of(game, side);
    writer.end_line();
    let _ = match moves {
        Moves::Numbered => writeln!(writer.text, "{:4} {}", plies + 1, words::word_of(end)),
        Moves::Marked => writeln!(writer.text, "{}", words::last_line(plies, end, side)),
    };
    // The last branching comes first, so that each variation begins on the line before it.
    while let Some(Branch { node, position, ply, previous, spent }) = writer.waiting.pop() {
        writer.end_line();
        let _ = writeln!(writer.text, "\n{VARIATION}{}手", ply + 1);
        writer.from(position, node, ply, previous, spent)?;
    }
    writer.end_line();
    Ok(writer.text)
}

/// A variation that is still to be written.
struct Branch {
    node: NodeId,
    /// The position before its first turn.
    position: Position,
    ply: usize,
    previous: Option<Cell>,
    spent: Spent,
}

/// The time that the players have taken so far, in milliseconds, by side.
type Spent = [u64; 2];

struct Writer<'g> {
    game: &'g Annotated,
    moves: Moves,
    text: String,
    /// The moves in the present line of KI2.
    in_line: usize,
    waiting: Vec<Branch>,
}

impl Writer<'_> {
    /// Writes the line that follows a node. Returns the side to move at its end.
    fn line(
        &mut self,
        position: Position,
        node: NodeId,
        ply: usize,
        previous: Option<Cell>,
        spent: Spent,
    ) -> Result<Side, TextError> {
        match self.follow(node, &position, ply, previous, spent) {
            Some(next) => self.from(position, next, ply, previous, spent),
            None => Ok(position.side()),
        }
    }

    /// The first turn after a node; the others are kept for later.
    fn follow(
        &mut self,
        node: NodeId,
        position: &Position,
        ply: usize,
        previous: Option<Cell>,
        spent: Spent,
    ) -> Option<NodeId> {
        let (first, others) = self.game.tree.node(node).children.split_first()?;
        for &node in others.iter().rev() {
            self.waiting.push(Branch { node, position: position.scratch(), ply, previous, spent });
        }
        Some(*first)
    }

    /// Writes the line that begins with a node, whose turn leads from this position. Returns the side to move at its end.
    fn from(
        &mut self,
        mut position: Position,
        mut node: NodeId,
        mut ply: usize,
        mut previous: Option<Cell>,
        mut spent: Spent,
    ) -> Result<Side, TextError> {
        loop {
            let own = &self.game.tree.node(node).turn;
            let turn = position.parse_turn(own).map_err(|turn| TextError::Turn { turn })?;
            let written = match self.moves {
                Moves::Numbered => shogi::kif(&position, turn, previous),
                Moves::Marked => shogi::ki2(&position, turn, previous),
            };
            let written = written.ok_or_else(|| TextError::Turn { turn: TurnError::Illegal { turn: own.clone() } })?;
            let time = self.game.tree.node(node).spent;
            let all = &mut spent[position.side().index()];
            *all = all.saturating_add(time.unwrap_or(0));
            self.turn(&written, ply, position.side(), time.map(|time| times(time, *all)));
            self.comment(node);
            previous = Some(turn.first.to());
            position.play_unchecked(turn);
            ply += 1;
            let Some(next) = self.follow(node, &position, ply, previous, spent) else { return Ok(position.side()) };
            node = next;
        }
    }

    fn turn(&mut self, written: &str, ply: usize, side: Side, times: Option<String>) {
        match self.moves {
            Moves::Numbered => {
                let times = times.map(|times| format!(" {times}")).unwrap_or_default();
                let _ = writeln!(self.text, "{:4} {written}{times}", ply + 1);
            }
            Moves::Marked => {
                if self.in_line == MOVES_PER_LINE {
                    self.end_line();
                }
                if self.in_line > 0 {
                    self.text.push('　');
                }
                self.text.push(words::mark(side));
                self.text.push_str(written);
                self.in_line += 1;
            }
        }
    }

    /// Ends a line of moves that has begun.
    fn end_line(&mut self) {
        if self.in_line > 0 {
            self.text.push('\n');
            self.in_line = 0;
        }
    }

    fn comment(&mut self, node: NodeId) {
        let node = self.game.tree.node(node);
        for said in [&node.before, &node.comment].into_iter().filter(|said| !said.is_empty()) {
            self.end_line();
            let _ = writeln!(self.text, "*{said}");
        }
    }
}

/// The time of a move and that of all moves of its player, in whole seconds, as KIF has no parts of them: `( 0:16/00:00:16)`.
fn times(time: u64, all: u64) -> String {
    let (time, all) = (time / 1000, all / 1000);
    format!("({:2}:{:02}/{:02}:{:02}:{:02})", time / 60, time % 60, all / 3600, all / 60 % 60, all % 60)
}
