//! The shapes of what live play sends and receives, over HTTP and the socket, described in `docs/server.md`.
//!
//! Shapes that are not about a game between players (games, pieces, choices) are in `dto`. From both the TypeScript of
//! `web/src/api/generated/wire.ts` is made: `UPDATE_EXPECT=1 cargo test -p variorum-server --lib` writes it anew, and a test
//! fails while it is stale.

mod accounts;
mod acts;
mod bulletin;
mod conduct;
mod export;
mod notice;
mod session;
mod socket;
#[cfg(test)]
mod typescript;

pub(crate) use accounts::{
    Credentials, EndLogin, GamesPage, Goodbye, LogOut, LoginSummary, Logins, Me, NewPassword, PasswordChange, Person,
    PlayerPage, RatingChange, Standing,
};
pub(crate) use acts::{Act, Join, NewSession, OfferStep, SeatWish};
pub(crate) use bulletin::Bulletin;
pub(crate) use conduct::{Blocked, NewBlock, NewReport, Received};
#[cfg(test)]
pub(crate) use conduct::{ReportReason, SpokenLine};
pub(crate) use export::{
    Export, ExportHead, ExportedGame, ExportedLine, ExportedRating, ExportedRatingChange, ExportedTurn,
};
pub(crate) use notice::Notice;
pub(crate) use session::{
    Board, ChatLine, Clock, Control, Links, Offers, Phase, Presence, Room, Seat, SeatKind, SessionSummary, Side, State,
    View, You,
};
pub(crate) use socket::{Challenge, ClientMessage, ColourOffer, ServerMessage};

/// The version of the socket's protocol. It grows when a client that knows the former one would misunderstand.
pub(crate) const VERSION: u32 = 1;

/// Reads a message of a socket as a connection does, and tells why it cannot be understood. The messages themselves stay private to the server; this
/// is for fuzzers, which should not need a connection for each input.
///
/// # Errors
/// What is wrong with the message, in words.
pub fn check_socket_message(text: &str) -> Result<(), String> {
    crate::body::read::<ClientMessage>(text.as_bytes()).map(|_| ())
}
