//! The wire format: JSON over HTTP and the socket, documented in `docs/server.md` and `docs/analysis.md`.
//!
//! The TypeScript of `web/src/api/generated` is generated from it: `UPDATE_EXPECT=1 cargo test -p variorum-server --lib` updates it, and tests fail
//! while it is stale.

mod accounts;
mod acts;
mod analysis;
mod board;
mod bulletin;
mod choices;
mod conduct;
mod effect;
mod export;
mod games;
mod learn;
mod notice;
mod puzzles;
mod records;
mod session;
mod setup;
mod show;
mod socket;
#[cfg(test)]
mod typescript;

pub(crate) use accounts::{
    Credentials, EndLogin, GamesPage, Goodbye, LogOut, LoginSummary, Logins, MadeRecoveryCodes, Me, NewPassword,
    NewRecoveryCodes, PasswordChange, Person, PlayerPage, RatingChange, Recovery, RecoveryCodes, Standing,
};
pub(crate) use acts::{Act, Join, NewSession, OfferStep, SeatRequest};
pub(crate) use analysis::{
    AnalysisRequest, AskAnswer, AskRequest, Bound, Deed, End, EngineLine, Event, LineError, LineRequest, LineView,
    OpenPosition, Place, PositionView, Queued, Reason, Refusal, RefusalCause, RefusalRequest, Report, Score,
    SecondPartRequest, ShownTurn,
};
pub(crate) use board::{
    Both, CapturedPiece, Change, LastTurn, Outcome, Piece, San, Stock, TurnCount, TurnPart, TurnRecord, TurnsInRow,
    Way, WrittenTurn,
};
pub(crate) use bulletin::Bulletin;
#[cfg(test)]
pub(crate) use choices::Duty;
pub(crate) use choices::{FirstChoice, FirstKind, SecondChoice, SecondKind};
pub(crate) use conduct::{Blocked, NewBlock, NewReport, Received};
#[cfg(test)]
pub(crate) use conduct::{ReportReason, SpokenLine};
pub(crate) use effect::{
    Effects, EffectsRequest, Exact, ExactResult, ExactSecond, ExactTurn, Hint, Threat, Threats, TurnEffect,
};
pub(crate) use export::{
    Export, ExportHead, ExportedAttempt, ExportedGame, ExportedLine, ExportedPuzzleRating, ExportedRating,
    ExportedRatingChange, ExportedStreak, ExportedTurn,
};
#[cfg(test)]
pub(crate) use games::Difficulty;
pub(crate) use games::{
    Bodies, CellInfo, Characters, Coordinates, DiagramMark, Frame, GameDetail, GameSummary, Grid, Ground, Kind,
    MoveDiagram, NeutralKind, PlainSign, Ruling, SideNames, Sign, StartPosition, Style, Travel,
};
pub(crate) use learn::{
    Attacker, Attacks, GameEnding, GameEndings, Goals, Guide, GuideStep, GuideTask, GuideTurn, GuideVerdict, InGame,
    Lesson, LessonExample, LessonStep, LessonTurn, LongestEnding, PieceOverview, Reach, Shown, Source,
};
pub(crate) use notice::Notice;
pub(crate) use puzzles::{
    Puzzle, PuzzleAim, PuzzleAnswer, PuzzleAttempt, PuzzleHelp, PuzzleOutcome, PuzzleRated, PuzzleSource,
    PuzzleStanding, PuzzleStreak, PuzzleThemeCount, Puzzles, PuzzlesOfGame,
};
pub(crate) use records::{Omitted, RecordError, RecordGame, RecordGames, RecordNode, RecordTag, RecordText};
pub(crate) use session::{
    Board, ChatLine, Clock, Control, CreatedSession, Links, Offers, Phase, Presence, Room, Seat, SeatKind,
    SessionSummary, Side, State, View, You,
};
pub(crate) use setup::{Checked, Ko, Pair, Passing, Setup, SetupCount, SetupFields, SetupRequest};
pub(crate) use show::ShownGame;
pub(crate) use socket::{Challenge, ClientMessage, ColourOffer, ServerMessage};

/// The version of the socket's protocol. It grows when a client that knows the previous one would misunderstand.
pub(crate) const VERSION: u32 = 1;

/// Parses a message of a socket as a connection does. The messages themselves stay private to the server; this function is for fuzzers, which should
/// not need a connection for each input.
///
/// # Errors
/// What is wrong with the message, in words.
pub fn check_socket_message(text: &str) -> Result<(), String> {
    crate::body::read::<ClientMessage>(text.as_bytes()).map(|_| ())
}
