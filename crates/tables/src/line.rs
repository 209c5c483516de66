//! Best play.

use variorum_rules::{Position, Turn};

use crate::tables::Tables;
use crate::value::Value;

impl Tables {
    /// The turns that keep the value of a position: that win soonest, draw, or lose latest. In the order of their texts. `None` if the position has no
    /// value; empty if the game has ended.
    #[must_use]
    pub fn best_turns(&self, position: &Position) -> Option<Vec<Turn>> {
        let wanted = match self.probe(position)? {
            Value::Win(turns) => Value::Loss(turns.checked_sub(1)?),
            Value::Loss(0) => return Some(Vec::new()),
            Value::Loss(turns) => Value::Win(turns - 1),
            Value::Draw => Value::Draw,
        };
        let mut next = position.scratch();
        let mut best: Vec<(String, Turn)> = Vec::new();
        for turn in position.turns() {
            next.play_unchecked(turn);
            // A set of pieces with which the game is over has no table.
            let value = self.probe(&next).or_else(|| ended(&next));
            next.undo_turn();
            if value == Some(wanted) {
                best.push((position.turn_text(turn), turn));
            }
        }
        best.sort_by(|(one, _), (other, _)| one.cmp(other));
        Some(best.into_iter().map(|(_, turn)| turn).collect())
    }

    /// The turns of a game from a won or lost position in which both players play best, at most `most`. Empty for a draw.
    #[must_use]
    pub fn best_line(&self, position: &Position, most: usize) -> Vec<Turn> {
        let mut position = position.clone();
        let mut line = Vec::new();
        while line.len() < most && self.probe(&position).is_some_and(|value| value != Value::Draw) {
            let Some(&turn) = self.best_turns(&position).as_deref().and_then(<[Turn]>::first) else { break };
            position.play_unchecked(turn);
            line.push(turn);
        }
        line
    }
}

/// The value of a position in which the game has ended.
fn ended(position: &Position) -> Option<Value> {
    position.outcome().map(|outcome| match outcome.winner {
        None => Value::Draw,
        Some(winner) if winner == position.side() => Value::Win(0),
        Some(_) => Value::Loss(0),
    })
}
