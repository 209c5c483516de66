//! Ends of the game that depend on how the position came about: repetition, perpetual check, too many quiet turns (G-4).
//!
//! The rules know single positions; here a line of them is judged, for the search and for whoever keeps a game.

use variorum_gamedef::definition::Fate;
use variorum_rules::history::Entry;
use variorum_rules::{Outcome, Phase, Position};

/// The positions from which `position` came by actions made on it, oldest first, itself not included: what
/// [`crate::Engine::choose`] wants as history. Positions before its text was read are not known.
#[must_use]
pub fn history_of(position: &Position) -> Vec<Entry> {
    let mut past = position.clone();
    let mut entries = Vec::new();
    loop {
        let (hash, phase, side) = (past.hash(), past.phase(), past.side());
        past.unmake();
        if past.hash() == hash && past.phase() == phase && past.side() == side {
            break;
        }
        if past.phase() == Phase::First {
            entries.push(Entry::of(&past));
        }
    }
    entries.reverse();
    entries
}

/// How a repetition ends for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Repeated {
    /// Neither player gave check all the time, or both did: a draw, or a win for whoever the game's rules say.
    Plain { mover_wins: Option<bool> },
    /// The opponent gave check all the time and pays for it, or the other way round.
    Fate { checker_is_opponent: bool, fate: Fate },
}

impl Repeated {
    /// The player to move has won (`Some(true)`), lost, or drawn.
    pub(crate) fn result(self) -> Option<bool> {
        match self {
            Self::Plain { mover_wins } => mover_wins,
            Self::Fate { fate: Fate::Draw, .. } => None,
            Self::Fate { checker_is_opponent, fate: Fate::Loses } => Some(checker_is_opponent),
            Self::Fate { checker_is_opponent, fate: Fate::Wins } => Some(!checker_is_opponent),
        }
    }
}

/// Judges the repetition between `line[since]` and the last entry, the same position with the same player to move, who wins it as
/// `mover_wins` says if nobody gave check all the time.
pub(crate) fn judge(line: &[Entry], since: usize, perpetual: Fate, mover_wins: Option<bool>) -> Repeated {
    let plain = Repeated::Plain { mover_wins };
    if perpetual == Fate::Draw {
        return plain;
    }
    let last = line.len() - 1;
    let all = |first: usize| first <= last && (first..=last).step_by(2).all(|index| line[index].check);
    // Every second entry after the first occurrence belongs to the player to move, the others to the opponent.
    let (by_opponent, by_mover) = (all(since + 2), all(since + 1));
    if by_opponent == by_mover {
        return plain;
    }
    Repeated::Fate { checker_is_opponent: by_opponent, fate: perpetual }
}

/// How a game stands whose latest position is `position` and whose earlier ones are `history`, oldest first: mate, stalemate
/// and special ends first (G-9), then repetition and quiet turns.
pub fn ending(position: &Position, history: &[Entry]) -> Option<Outcome> {
    if let Some(outcome) = position.outcome() {
        return Some(outcome);
    }
    let entries: Vec<Entry> = history.iter().copied().chain([Entry::of(position)]).collect();
    variorum_rules::history::judge(position, &entries)
}
