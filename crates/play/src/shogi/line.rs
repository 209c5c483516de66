//! The game that is being read, with the positions of the line that is being read.

use std::sync::Arc;

use variorum_notation::{ReadTurn, read_turn_after};
use variorum_rules::{Cell, Position, PositionErrors, Rules, Side, TurnError};

use super::ending::End;
use crate::ending::Ending;
use crate::pgn::{Annotated, LineError, TextError};
use crate::tree::{Evaluation, NodeId, Tree};

/// The longest main line or variation that is read.
const LONGEST_LINE: usize = 10_000;

/// A position on the line that is being read.
struct Step {
    node: NodeId,
    /// The cell that the turn reached.
    reached: Option<Cell>,
}

/// The game that is being read.
pub(super) struct Line {
    pub game: Annotated,
    /// The position at the end of the line.
    position: Position,
    /// The nodes of the line from the start on; empty until the start position is set up.
    path: Vec<Step>,
    /// Whether the rest of the line cannot be read.
    broken: bool,
    /// Whether it has been said that the game goes on after an ending that nobody has claimed.
    told_unclaimed: bool,
    /// The greatest number of turns that are read.
    most_turns: usize,
    errors: Vec<LineError>,
}

impl Line {
    /// A game whose text begins on this line, and which has at most so many turns.
    pub fn new(rules: &Arc<Rules>, line: usize, most_turns: usize) -> Self {
        let mut game = Annotated { line, ..Annotated::default() };
        game.set_tag("Game", &rules.definition().id);
        let position = Position::start(rules);
        Self { game, position, path: Vec::new(), broken: false, told_unclaimed: false, most_turns, errors: Vec::new() }
    }

    /// Whether the start position is set up.
    pub fn has_begun(&self) -> bool {
        !self.path.is_empty()
    }

    /// Sets up the start position; another one than that of the game becomes a tag.
    pub fn begin(&mut self, start: Result<Position, PositionErrors>, line: usize) {
        match start {
            Ok(start) if start.text() != self.position.text() => {
                self.game.set_tag("Start", &start.text());
                self.position = start;
            }
            Ok(_) => {}
            Err(position) => {
                self.error(line, TextError::Start { position });
                self.broken = true;
            }
        }
        self.position.set_claims_lapse(true);
        self.path.push(Step { node: Tree::ROOT, reached: None });
    }

    pub fn error(&mut self, line: usize, error: TextError) {
        self.errors.push(LineError { line, error });
    }

    /// The side to move at the end of the line.
    pub fn side(&self) -> Side {
        self.position.side()
    }

    /// The last node of the line.
    fn node(&self) -> NodeId {
        self.path.last().map_or(Tree::ROOT, |step| step.node)
    }

    /// Adds a comment to the last turn.
    pub fn comment(&mut self, text: &str) {
        let text = text.replace('}', ")").split_whitespace().collect::<Vec<_>>().join(" ");
        let node = self.node();
        let comment = &mut self.game.tree.node_mut(node).comment;
        if !comment.is_empty() && !text.is_empty() {
            comment.push(' ');
        }
        comment.push_str(&text);
    }

    /// Sets the evaluation after the last turn.
    pub fn evaluate(&mut self, evaluation: Evaluation) {
        let node = self.node();
        self.game.tree.node_mut(node).evaluation = Some(evaluation);
    }

    /// Sets the time that the last turn took, in milliseconds. A turn that could not be made has none.
    pub fn spend(&mut self, time: u64) {
        let node = self.node();
        if !self.broken && node != Tree::ROOT {
            self.game.tree.node_mut(node).spent = Some(time);
        }
    }

    /// Goes back to the position before the turn with this number, from 1.
    pub fn go_back(&mut self, first: Option<usize>, line: usize) {
        match first.filter(|&first| first >= 1 && first <= self.path.len()) {
            Some(first) => {
                for _ in first..self.path.len() {
                    self.position.undo_turn();
                }
                self.path.truncate(first);
                self.broken = false;
            }
            None => {
                self.error(line, TextError::VariationFirst);
                self.broken = true;
            }
        }
    }

    /// Makes a turn. One that cannot be made ends the line.
    pub fn turn(&mut self, text: &str, line: usize) {
        let Some(last) = self.path.last().filter(|_| !self.broken) else { return };
        if self.game.tree.len() > self.most_turns || self.path.len() > LONGEST_LINE {
            self.error(line, TextError::TooManyTurns);
            self.broken = true;
            return;
        }
        match read_turn_after(&self.position, text, last.reached) {
            Ok(ReadTurn::Legal(turn)) => {
                if let Some(end) = self.position.claimable_end()
                    && !std::mem::replace(&mut self.told_unclaimed, true)
                {
                    self.errors.push(LineError { line, error: TextError::unclaimed(text, end) });
                }
                let node = self.game.tree.add(last.node, self.position.turn_text(turn));
                let line_of_node = &mut self.game.tree.node_mut(node).line;
                if *line_of_node == 0 {
                    *line_of_node = line;
                }
                self.position.play_unchecked(turn);
                self.path.push(Step { node, reached: Some(turn.first.to()) });
            }
            Ok(ReadTurn::Null) => self.refuse(text, line),
            Err(turn) => {
                self.error(line, TextError::Turn { turn });
                self.broken = true;
            }
        }
    }

    /// Ends the line with a turn that is not possible.
    pub fn refuse(&mut self, text: &str, line: usize) {
        if !std::mem::replace(&mut self.broken, true) {
            let turn = text.chars().take(variorum_rules::LONGEST_TURN).collect();
            self.error(line, TextError::Turn { turn: TurnError::Illegal { turn } });
        }
    }

    /// Ends the game. A variation says nothing about the game.
    pub fn end(&mut self, end: End) {
        if !self.broken && self.is_main_line() {
            let (result, cause) = end.told(self.side());
            self.game.set_tag("Result", result);
            self.game.set_tag("Termination", cause.map_or("", |cause| Ending { winner: None, cause }.word()));
        }
    }

    pub fn is_main_line(&self) -> bool {
        let last = self.node();
        let first_children =
            std::iter::successors(Some(Tree::ROOT), |&at| self.game.tree.node(at).children.first().copied());
        first_children.last() == Some(last)
    }

    pub fn finish(self) -> (Annotated, Vec<LineError>) {
        (self.game, self.errors)
    }
}
