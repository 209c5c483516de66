//! Endings that depend on the turns before: repetition, perpetual check, too many quiet or counted turns (G-4).
//!
//! A caller keeps one small record per position; one pure function reads them all. Games between people and engine
//! matches use the same function. These endings apply automatically, without a claim, at the counts in the game's file.
//! Mate, stalemate and special endings take precedence (G-9), so test [`Position::outcome`] first.

use variorum_gamedef::definition::{Definition, Fate, RepetitionLoser};

use crate::{Outcome, Position, Reason, Side};

/// The record of one position of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// [`Position::repetition_key`], taken between turns.
    pub hash: u64,
    /// Is the player to move in check? If so, the turn that led here gave check.
    pub check: bool,
    /// Turns since the last capture, drop or pawn-like move.
    pub quiet: u32,
    /// Are more turns counted than the ending allows ([`Position::counted`])?
    pub counted_out: bool,
}

impl Entry {
    /// The record of a position, which must be between turns.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        Self {
            hash: position.repetition_key(),
            check: position.is_check(),
            quiet: position.halfmove_clock(),
            counted_out: position.counted().is_some_and(crate::Count::is_over),
        }
    }
}

/// The rules of a game about repetition and quiet turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RepetitionRules {
    /// The number of occurrences of a position that end the game; 0 means never.
    pub repetition: u8,
    /// The player who loses by a repetition that is no perpetual check; `None` if that is a draw.
    pub loser: Option<RepetitionLoser>,
    /// The fate of a player who gave check on each of their own turns through the repetition.
    pub perpetual_check: Fate,
    /// The number of turns by each side without a capture, drop or pawn-like move that draw the game.
    pub quiet_turns: Option<u16>,
}

impl RepetitionRules {
    /// The rules in this definition.
    #[must_use]
    pub fn of(definition: &Definition) -> Self {
        let endings = &definition.endings;
        Self {
            repetition: endings.repetition,
            loser: endings.repetition_loser,
            perpetual_check: endings.perpetual_check,
            quiet_turns: endings.quiet_turns,
        }
    }
}

/// Has the game ended by repetition, by quiet turns or by a count?
///
/// `entries` holds one record for each position of the game, from the start position to the current one, in which
/// `to_move` is to move. Sides alternate. Positions with equal keys are
/// the same: board, hands, side to move, castling and every other right, where a right to capture en passant counts only
/// if a legal turn can use it (G-4). When the current position has occurred [`RepetitionRules::repetition`] times,
/// the turns between the first and the last of these occurrences decide. A player who gave check on each of their own
/// turns meets the fate of perpetual check. If both players did or neither did, or if the game has no such rule, the
/// game is drawn, or the player loses whom the game's file names.
///
/// ```
/// # use variorum_rules::{Position, Reason, history::{Entry, RepetitionRules, adjudicate}};
/// # let rules = variorum_library::rules("chess")?;
/// let mut position = Position::start(&rules);
/// let mut entries = vec![Entry::of(&position)];
/// for turn in ["g1f3", "g8f6", "f3g1", "f6g8"].repeat(2) {
///     position.play_text(turn)?;
///     entries.push(Entry::of(&position));
/// }
/// let outcome = adjudicate(RepetitionRules::of(rules.definition()), &entries, position.side());
/// assert_eq!(outcome.map(|outcome| outcome.reason), Some(Reason::Repetition));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn adjudicate(terms: RepetitionRules, entries: &[Entry], to_move: Side) -> Option<Outcome> {
    let last = entries.last()?;
    if let Some(first) = first_occurrence(terms, entries) {
        return Some(repetition(terms, &entries[first + 1..], to_move));
    }
    if last.counted_out {
        return Some(Outcome { winner: None, reason: Reason::Counting });
    }
    let limit = 2 * u32::from(terms.quiet_turns?);
    (last.quiet >= limit).then_some(Outcome { winner: None, reason: Reason::QuietTurns })
}

/// Has the game ended by its history? As [`adjudicate`], but a repetition in which one player chased is judged too, and what would be a draw may
/// be won by what is on the board.
///
/// `position` is the current position, with the turns that led to it, and `entries` ends with its record. Turns before the text that it was
/// read from are not known to it: a repetition that began earlier is a draw.
#[must_use]
pub fn judge(position: &Position, entries: &[Entry]) -> Option<Outcome> {
    let terms = RepetitionRules::of(position.rules().definition());
    let outcome = adjudicate(terms, entries, position.side())?;
    if outcome.reason != Reason::Repetition {
        return Some(position.settled(outcome));
    }
    let first = first_occurrence(terms, entries)?;
    crate::chase::outcome(position, entries, first).or(Some(position.settled(outcome)))
}

/// Where the repetition began that the last entry completes, if it does.
fn first_occurrence(terms: RepetitionRules, entries: &[Entry]) -> Option<usize> {
    let last = entries.last()?;
    let earlier = usize::from(terms.repetition).checked_sub(1)?;
    let occurrences = entries.iter().enumerate().rev().filter(|(_, entry)| entry.hash == last.hash);
    occurrences.map(|(index, _)| index).nth(earlier)
}

/// The outcome of a repetition. `between` holds the positions after the first occurrence, up to and including the last.
fn repetition(terms: RepetitionRules, between: &[Entry], to_move: Side) -> Outcome {
    // Backwards from the current position, the turns alternate: first the waiting player's, then the mover's.
    let always = |offset: usize| {
        let mut turns = between.iter().rev().skip(offset).step_by(2).peekable();
        turns.peek().is_some() && turns.all(|entry| entry.check)
    };
    let checker = match (always(0), always(1)) {
        (true, false) => Some(to_move.other()),
        (false, true) => Some(to_move),
        _ => None,
    };
    match (checker, terms.perpetual_check) {
        (Some(checker), Fate::Loses) => Outcome { winner: Some(checker.other()), reason: Reason::PerpetualCheck },
        (Some(checker), Fate::Wins) => Outcome { winner: Some(checker), reason: Reason::PerpetualCheck },
        (Some(_), Fate::Draw) | (None, _) => {
            Outcome { winner: winner_by_repetition(terms.loser, to_move), reason: Reason::Repetition }
        }
    }
}

/// The winner of a game that ends by a repetition that is no perpetual check, in a position where `to_move` is to move;
/// `None` for a draw.
#[must_use]
pub fn winner_by_repetition(loser: Option<RepetitionLoser>, to_move: Side) -> Option<Side> {
    match loser? {
        RepetitionLoser::First => Some(Side::Black),
        RepetitionLoser::Second => Some(Side::White),
        RepetitionLoser::Repeating => Some(to_move),
    }
}
