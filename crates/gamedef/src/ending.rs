//! Why games end by their rules: the one list of reasons.
//!
//! A new reason is a value here, with its word and its meaning. The compiler then asks for everything else that it needs: how it shows, whether a
//! game file declares it, how it is found on the board (`variorum_rules`). Its messages are `ending-WORD` and a variant of `reason-name` in
//! `locales/*/`; tests ask for them in every language.

use crate::definition::{Definition, Ending, Verdict};
use crate::vocabulary::{Choice, Choices, choices};

choices! {
    /// Why a game ended by its rules.
    pub enum Reason {
        /// No move, in check (G-3).
        Checkmate = "checkmate" "the player to move is mated",
        /// No move, not in check (G-3).
        Stalemate = "stalemate" "the player to move has no move and is not in check",
        /// The royal piece did not come home in time (ST-26).
        NotHome = "not-home" "the royal piece did not come home in time",
        /// A side has no piece of a group left (MF-13).
        Extinction = "extinction" "the last piece of a group is gone",
        /// A test of the file's own that asks which pieces of a player stand beside each other holds (BS-13).
        Marriage = "marriage" "two pieces of a player came together, such as a royal piece and its partner",
        /// A side has nothing but its royal piece.
        Bare = "bare" "a side has nothing but its royal piece",
        /// A royal piece was caught in an explosion.
        Explosion = "explosion" "a royal piece was blown up",
        /// A test of the file's own that counts pieces in a zone holds.
        Goal = "goal" "pieces stand in a zone as an ending of the game says",
        /// A test of the file's own about checks holds.
        Checks = "checks" "checks were given as an ending of the game says",
        /// A test of the file's own that counts pieces holds.
        Numbers = "numbers" "the number of pieces is one that an ending of the game names",
        /// So many turns in a row were passes.
        Passes = "passes" "players passed as often as an ending of the game says",
        /// A test of the file's own that asks for a full board holds.
        FullBoard = "full-board" "no cell is empty, as an ending of the game says",
        /// A player has castled, where the game's file says that this decides.
        Castling = "castling" "a player has castled as an ending of the game says",
        /// A test of the file's own that asks how pieces stand to each other holds.
        Connection = "connection" "pieces stand in a row or are connected as an ending of the game says",
        /// Neither side has the pieces to win (G-12).
        Dead = "dead" "neither side has the pieces to win",
        /// A royal piece came into a zone with enough pieces: an impasse counted by points.
        Impasse = "impasse" "a royal piece entered its zone with enough pieces and points",
        /// The same position too often (G-4).
        Repetition = "repetition" "the position occurred too often",
        /// A player gave check all through a repetition (G-4).
        PerpetualCheck = "perpetual-check" "a player gave check all through a repetition",
        /// A player chased one piece all through a repetition.
        PerpetualChase = "perpetual-chase" "a player chased a piece all through a repetition",
        /// Too long without a capture, drop or pawn-like move (G-4).
        QuietTurns = "quiet-turns" "too many turns without a capture, a drop or a pawn move",
        /// The turns that the material allows for mate have been counted.
        Counting = "counting" "the turns allowed for mate have been counted",
    }
}

/// How an end shows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Shows {
    /// The player to move has no legal move.
    WithoutMoves,
    /// The position itself is an end, whatever moves there might be.
    OnTheBoard,
    /// The position itself is a draw. Its moves are listed all the same, as after draws by history, and perft counts them (G-5).
    AsDraw,
    /// By what happened before.
    InHistory,
}

impl Reason {
    /// The word for it in game files, records, storage and on the wire, such as `quiet-turns`. [`Choices::of_word`] reads it back.
    #[must_use]
    pub fn word(self) -> &'static str {
        Choices::word(self)
    }

    /// In a few words, for terminals and other programs.
    #[must_use]
    pub const fn text(self) -> &'static str {
        match self {
            Self::Checkmate => "checkmate",
            Self::Stalemate => "stalemate",
            Self::NotHome => "the royal piece did not come home in time",
            Self::Extinction => "the last piece of a group is gone",
            Self::Marriage => "marriage",
            Self::Bare => "a bare royal piece",
            Self::Dead => "neither side can win",
            Self::Impasse => "impasse",
            Self::Explosion => "the royal piece was blown up",
            Self::Goal => "the goal was reached",
            Self::Checks => "the checks were counted",
            Self::Numbers => "the pieces were counted",
            Self::Passes => "the players passed",
            Self::FullBoard => "the board is full",
            Self::Castling => "a player has castled",
            Self::Connection => "pieces are connected",
            Self::Repetition => "repetition",
            Self::PerpetualCheck => "perpetual check",
            Self::PerpetualChase => "perpetual chase",
            Self::QuietTurns => "too long without a capture, a drop or a pawn move",
            Self::Counting => "the turns allowed for mate have been counted",
        }
    }

    /// How it shows.
    #[must_use]
    pub const fn shows(self) -> Shows {
        match self {
            Self::Checkmate | Self::Stalemate | Self::NotHome => Shows::WithoutMoves,
            Self::Dead => Shows::AsDraw,
            Self::Marriage
            | Self::Extinction
            | Self::Bare
            | Self::Impasse
            | Self::Explosion
            | Self::Goal
            | Self::Checks
            | Self::Numbers
            | Self::Passes
            | Self::FullBoard
            | Self::Castling
            | Self::Connection => Shows::OnTheBoard,
            Self::Repetition | Self::PerpetualCheck | Self::PerpetualChase | Self::QuietTurns | Self::Counting => {
                Shows::InHistory
            }
        }
    }

    /// Whether a player has to claim this ending over the board. In games that were played elsewhere it may have gone unnoticed, so that they go on.
    #[must_use]
    pub const fn is_claimed(self) -> bool {
        match self {
            Self::Impasse => true,
            Self::Explosion
            | Self::Goal
            | Self::Checks
            | Self::Numbers
            | Self::Passes
            | Self::FullBoard
            | Self::Castling
            | Self::Connection
            | Self::Checkmate
            | Self::Stalemate
            | Self::NotHome
            | Self::Marriage
            | Self::Extinction
            | Self::Bare
            | Self::Dead
            | Self::Repetition
            | Self::PerpetualCheck
            | Self::PerpetualChase
            | Self::QuietTurns
            | Self::Counting => false,
        }
    }

    /// The reasons that such a game can end for on the board ([`Shows::OnTheBoard`]) while its player could still move. Empty
    /// for most games.
    pub fn on_the_board(definition: &Definition) -> impl Iterator<Item = Self> + '_ {
        Self::VALUES.iter().copied().filter(|reason| reason.is_declared(definition))
    }

    /// Does such a game end on the board for this reason? `false` for reasons that do not show there.
    fn is_declared(self, definition: &Definition) -> bool {
        let endings = &definition.endings;
        match self {
            Self::Extinction => !endings.extinction.is_empty(),
            Self::Bare => endings.bare,
            Self::Impasse => endings.impasse.is_some(),
            Self::Marriage
            | Self::Goal
            | Self::Checks
            | Self::Numbers
            | Self::Passes
            | Self::FullBoard
            | Self::Castling
            | Self::Connection => {
                let ends = |ending: &Ending| ending.verdict != Verdict::Forbidden && ending.reason() == self;
                endings.conditions.iter().any(ends)
            }
            Self::Explosion => definition.capture.explodes(),
            Self::Checkmate
            | Self::Stalemate
            | Self::NotHome
            | Self::Dead
            | Self::Repetition
            | Self::PerpetualCheck
            | Self::PerpetualChase
            | Self::QuietTurns
            | Self::Counting => false,
        }
    }

    /// The words of the reasons that a single position shows, for examples.
    pub(crate) const IN_A_POSITION: &'static [Choice] = {
        let mut count = 0;
        while count < Self::VALUES.len() && !matches!(Self::VALUES[count].shows(), Shows::InHistory) {
            count += 1;
        }
        Self::CHOICES.split_at(count).0
    };
}

impl serde::Serialize for Reason {
    fn serialize<S: serde::Serializer>(&self, to: S) -> Result<S::Ok, S::Error> {
        to.serialize_str(self.word())
    }
}

impl<'de> serde::Deserialize<'de> for Reason {
    fn deserialize<D: serde::Deserializer<'de>>(from: D) -> Result<Self, D::Error> {
        let word = String::deserialize(from)?;
        Self::of_word(&word)
            .ok_or_else(|| serde::de::Error::custom(format!("“{word}” is no reason for the end of a game")))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_read_back() {
        for &reason in Reason::VALUES {
            assert_eq!(Reason::of_word(reason.word()), Some(reason));
        }
        assert_eq!(Reason::of_word("ascension"), None);
    }

    /// Examples can claim all ends but those of history, which come last.
    #[test]
    fn a_position_shows_all_ends_but_those_of_history() {
        let in_history = Reason::VALUES.iter().filter(|reason| reason.shows() == Shows::InHistory).count();
        assert_eq!(Reason::IN_A_POSITION.len() + in_history, Reason::VALUES.len());
    }
}
