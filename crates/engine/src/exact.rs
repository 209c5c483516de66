//! What endgame tables say of a position and of its turns, for people who want to know.

use variorum_rules::history::Entry;
use variorum_rules::{Phase, Position, Turn};
use variorum_search::Known;
use variorum_tables::{TableSet, Value};

use crate::draws::ending;
use crate::endgames::Endgames;

/// The work that looking for all turns may take, as [`Position::turns_within`] counts it: some ten thousand turns.
const WORK: u64 = 20_000_000;

/// The result of a position under best play, and what each turn comes to. It holds in a game: a win that comes only after the draw by quiet turns is none
/// (see the module `endgames`).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Exact {
    /// The result for the player to move.
    pub value: Value,
    /// The legal turns with the result for the player who makes them, in turns from the same position: a win of 5 has one that wins in 5. `None` where
    /// no table has the position after it. Empty if there are too many.
    pub turns: Vec<(Turn, Option<Value>)>,
}

impl Exact {
    /// Asks the tables about a position between turns in which the game goes on. Positions before it, oldest first, count for repetitions and quiet turns
    /// that end the game after a turn. `None` if the tables do not say for certain.
    ///
    /// ```
    /// use std::sync::Arc;
    /// use variorum_engine::{Exact, TableSet};
    /// use variorum_rules::Position;
    /// use variorum_tables::Value;
    ///
    /// let rules = variorum_library::rules("chess")?;
    /// let tables = TableSet::of(Arc::clone(&rules));
    /// let exact = |text: &str| Exact::of(&tables, &Position::parse(&rules, text).unwrap(), &[]);
    /// let mate = exact("7k/8/6K1/8/8/8/8/1Q6 w - - 0 1").unwrap();
    /// assert_eq!(mate.value, Value::Win(1));
    /// assert_eq!(mate.turns.iter().filter(|(_, value)| *value == Some(Value::Win(1))).count(), 1);
    /// assert_eq!(exact("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1"), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(tables: &TableSet, position: &Position, history: &[Entry]) -> Option<Self> {
        if position.phase() != Phase::First || position.outcome().is_some() {
            return None;
        }
        let endgames = Endgames::of(tables)?;
        let value = value(endgames.result(position)?)?;
        let turns = position.turns_within(&mut WORK.clone()).unwrap_or_default();
        let entries: Vec<Entry> = history.iter().copied().chain([Entry::of(position)]).collect();
        let mut next = position.scratch();
        let mut after = |turn: Turn| {
            next.play_unchecked(turn);
            let value = match ending(&next, &entries) {
                Some(outcome) => Some(match outcome.winner {
                    None => Value::Draw,
                    Some(winner) if winner == position.side() => Value::Win(1),
                    Some(_) => Value::Loss(1),
                }),
                None => endgames.result(&next).and_then(value_before),
            };
            next.undo_turn();
            (turn, value)
        };
        Some(Self { value, turns: turns.into_iter().map(&mut after).collect() })
    }
}

/// A known result as a value; `None` if it is beyond all tables.
fn value(known: Known) -> Option<Value> {
    Some(match known {
        Known::Draw => Value::Draw,
        Known::Win(turns) => Value::Win(turns.try_into().ok()?),
        Known::Loss(turns) => Value::Loss(turns.try_into().ok()?),
    })
}

/// The same for the player whose turn led there.
fn value_before(known: Known) -> Option<Value> {
    Some(match value(known)? {
        Value::Draw => Value::Draw,
        Value::Win(turns) => Value::Loss(turns.saturating_add(1)),
        Value::Loss(turns) => Value::Win(turns.saturating_add(1)),
    })
}
