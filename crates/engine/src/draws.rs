//! Ends of the game that depend on how the position came about: repetition, perpetual check, too many quiet turns (G-4).
//!
//! The rules know single positions; here a line of them is judged, for the search and for whoever keeps a game.

use gamedef::definition::Fate;
use rules::{Outcome, Phase, Position, Reason, Side};

/// What must be remembered of a position before a turn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HistoryEntry {
    /// [`Position::hash`] at the beginning of the turn.
    pub hash: u64,
    /// Was the player to move in check? Counts only where perpetual check does.
    pub check: bool,
}

impl HistoryEntry {
    /// The entry of a position between turns.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        Self { hash: position.hash(), check: position.is_check() }
    }
}

/// The positions from which `position` came by actions made on it, oldest first, itself not included: what
/// [`crate::Engine::choose`] wants as history. Positions before its text was read are not known.
#[must_use]
pub fn history_of(position: &Position) -> Vec<HistoryEntry> {
    let mut past = position.clone();
    let mut entries = Vec::new();
    loop {
        let (hash, phase, side) = (past.hash(), past.phase(), past.side());
        past.unmake();
        if past.hash() == hash && past.phase() == phase && past.side() == side {
            break;
        }
        if past.phase() == Phase::First {
            entries.push(HistoryEntry::of(&past));
        }
    }
    entries.reverse();
    entries
}

/// How a repetition ends for the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Repeated {
    /// A draw.
    Draw,
    /// The opponent gave check all the time and pays for it, or the other way round.
    Fate { checker_is_opponent: bool, fate: Fate },
}

impl Repeated {
    /// The player to move has won (`Some(true)`), lost, or drawn.
    pub(crate) fn result(self) -> Option<bool> {
        match self {
            Self::Draw | Self::Fate { fate: Fate::Draw, .. } => None,
            Self::Fate { checker_is_opponent, fate: Fate::Loses } => Some(checker_is_opponent),
            Self::Fate { checker_is_opponent, fate: Fate::Wins } => Some(!checker_is_opponent),
        }
    }
}

/// Judges the repetition between `line[since]` and the last entry, the same position with the same player to move.
pub(crate) fn judge(line: &[HistoryEntry], since: usize, perpetual: Fate) -> Repeated {
    if perpetual == Fate::Draw {
        return Repeated::Draw;
    }
    let last = line.len() - 1;
    let all = |first: usize| first <= last && (first..=last).step_by(2).all(|index| line[index].check);
    // Every second entry after the first occurrence belongs to the player to move, the others to the opponent.
    let (by_opponent, by_mover) = (all(since + 2), all(since + 1));
    if by_opponent == by_mover {
        return Repeated::Draw;
    }
    Repeated::Fate { checker_is_opponent: by_opponent, fate: perpetual }
}

/// How a game stands whose latest position is `position` and whose earlier ones are `history`, oldest first: mate, stalemate
/// and special ends first (G-9), then repetition and quiet turns.
pub fn ending(position: &mut Position, history: &[HistoryEntry]) -> Option<Outcome> {
    if let Some(outcome) = position.outcome() {
        return Some(outcome);
    }
    let rules = std::sync::Arc::clone(position.rules());
    let endings = &rules.definition().endings;
    let now = HistoryEntry::of(position);
    let earlier: Vec<usize> = (0..history.len()).filter(|&index| history[index].hash == now.hash).collect();
    if endings.repetition > 0 && earlier.len() + 1 >= usize::from(endings.repetition) {
        let mut line = history.to_vec();
        line.push(now);
        let since = earlier[earlier.len() + 1 - usize::from(endings.repetition)];
        let judged = judge(&line, since, endings.perpetual_check);
        let winner = |mover_wins: bool| if mover_wins { position.side() } else { position.side().other() };
        let winner: Option<Side> = judged.result().map(winner);
        let reason = if winner.is_some() { Reason::PerpetualCheck } else { Reason::Repetition };
        return Some(Outcome { winner, reason });
    }
    if endings.quiet_turns.is_some_and(|turns| position.halfmove_clock() >= 2 * u32::from(turns)) {
        return Some(Outcome { winner: None, reason: Reason::QuietTurns });
    }
    None
}
