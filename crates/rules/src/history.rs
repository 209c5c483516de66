//! Endings that only the turns before can tell: repetition, perpetual check, too many quiet turns (G-4).
//!
//! One pure function over one small record a position, for games between people and matches between engines alike. The
//! rules here end a game by themselves, without a claim, at the counts that the game's file names, so that games
//! between engines end too. Mate, stalemate and special ends come before them (G-9): ask the position first.

use variorum_gamedef::definition::{Definition, Fate};

use crate::{Outcome, Position, Reason, Side};

/// What is remembered of a position of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Entry {
    /// [`Position::hash`], taken between turns.
    pub hash: u64,
    /// Is the player to move in check: did the turn that led here give check?
    pub check: bool,
    /// Turns since the last capture, drop or pawn-like move.
    pub quiet: u32,
}

impl Entry {
    /// The entry of a position. It must stand between turns.
    #[must_use]
    pub fn of(position: &Position) -> Self {
        Self { hash: position.hash(), check: position.is_check(), quiet: position.halfmove_clock() }
    }
}

/// What the game says about repetition and quiet turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RepetitionRules {
    /// Occurrences of a position that end the game; 0: never.
    pub repetition: u8,
    /// The fate of a player who gave check on each of their own turns through the repetition.
    pub perpetual_check: Fate,
    /// Turns by each side without a capture, drop or pawn-like move that draw.
    pub quiet_turns: Option<u16>,
}

impl RepetitionRules {
    /// The terms of a game.
    #[must_use]
    pub fn of(definition: &Definition) -> Self {
        let endings = &definition.endings;
        Self {
            repetition: endings.repetition,
            perpetual_check: endings.perpetual_check,
            quiet_turns: endings.quiet_turns,
        }
    }
}

/// Is the game over, by what happened before?
///
/// `entries` holds one entry for each position of the game from its start to the present one, in which `to_move` is to
/// move; sides alternate. When the present position has occurred [`RepetitionRules::repetition`] times, the turns between the
/// first and the last of these occurrences are looked at: a player who gave check on each of their own turns there
/// meets the fate of perpetual check; if both did, or neither, or the game makes nothing of it, it is a draw.
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
    if terms.repetition > 0 {
        let wanted = usize::from(terms.repetition);
        let occurrences = entries.iter().enumerate().rev().filter(|(_, entry)| entry.hash == last.hash);
        if let Some((first, _)) = occurrences.take(wanted).nth(wanted - 1) {
            return Some(repetition(terms.perpetual_check, &entries[first + 1..], to_move));
        }
    }
    let limit = 2 * u32::from(terms.quiet_turns?);
    (last.quiet >= limit).then_some(Outcome { winner: None, reason: Reason::QuietTurns })
}

/// The end by a repetition through `between`: the positions after its first occurrence, up to its last.
fn repetition(perpetual: Fate, between: &[Entry], to_move: Side) -> Outcome {
    // Counted from the present position backwards, the turns are the waiting player's, the mover's, and so on.
    let always = |offset: usize| {
        let mut turns = between.iter().rev().skip(offset).step_by(2).peekable();
        turns.peek().is_some() && turns.all(|entry| entry.check)
    };
    let checker = match (always(0), always(1)) {
        (true, false) => Some(to_move.other()),
        (false, true) => Some(to_move),
        _ => None,
    };
    match (checker, perpetual) {
        (Some(checker), Fate::Loses) => Outcome { winner: Some(checker.other()), reason: Reason::PerpetualCheck },
        (Some(checker), Fate::Wins) => Outcome { winner: Some(checker), reason: Reason::PerpetualCheck },
        _ => Outcome { winner: None, reason: Reason::Repetition },
    }
}
