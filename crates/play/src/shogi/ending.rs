//! What ends a game in the place of a move, as files of shogi say it: as a deed of the player to move.

use variorum_rules::{Reason, Side};

use crate::ending::{Cause, Ending};
use crate::pgn::Annotated;

/// The end of a game, from the view of the player to move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum End {
    /// The player resigns.
    Resigns,
    /// The player is mated.
    Mated,
    /// The player's time is up.
    TimeUp,
    /// The player loses by an illegal action.
    Foul,
    /// The player wins by an illegal action of the other.
    FoulOfOther,
    /// The player declares a win by points, as the king has entered the enemy's camp.
    Declares,
    /// A draw by repetition.
    Repetition,
    /// A draw by points or by agreement.
    Draw,
    /// A draw, as the game has too many turns.
    TurnLimit,
    /// The game is not over.
    Interrupted,
}

impl End {
    /// The result and the cause, if `side` is to move.
    pub fn told(self, side: Side) -> (&'static str, Option<Cause>) {
        let result = |winner| Ending { winner: Some(winner), cause: Cause::Time }.result();
        let (wins, loses) = (result(side), result(side.other()));
        match self {
            Self::Resigns => (loses, Some(Cause::Resignation)),
            Self::Mated => (loses, Some(Cause::Rules(Reason::Checkmate))),
            Self::TimeUp => (loses, Some(Cause::Time)),
            Self::Foul => (loses, None),
            Self::FoulOfOther => (wins, None),
            Self::Declares => (wins, Some(Cause::Rules(Reason::Impasse))),
            Self::Repetition => ("1/2-1/2", Some(Cause::Rules(Reason::Repetition))),
            Self::Draw => ("1/2-1/2", None),
            Self::TurnLimit => ("1/2-1/2", Some(Cause::TurnLimit)),
            Self::Interrupted => ("*", None),
        }
    }

    /// The end of a game, if `side` is to move in its last position. The result is always that of the game, even where no word has its cause.
    pub fn of(game: &Annotated, side: Side) -> Self {
        let cause = game.ending().map(|ending| ending.cause);
        let known = match cause {
            Some(Cause::Rules(Reason::Checkmate)) => Self::Mated,
            Some(Cause::Rules(Reason::Impasse)) => Self::Declares,
            Some(Cause::Rules(Reason::Repetition)) => Self::Repetition,
            Some(Cause::Time) => Self::TimeUp,
            Some(Cause::TurnLimit) => Self::TurnLimit,
            Some(Cause::Rules(_) | Cause::Resignation | Cause::Agreement | Cause::Aborted) | None => Self::Resigns,
        };
        let same = |end: &Self| end.told(side).0 == game.result();
        let all = [known, Self::Resigns, Self::FoulOfOther, Self::Draw];
        all.into_iter().find(same).unwrap_or(Self::Interrupted)
    }
}
