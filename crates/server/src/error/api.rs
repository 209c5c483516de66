//! All errors in responses: one variant for each case, with the arguments of its message.
//!
//! Serialized, an error is `{"code": …, "args": …}`. The English sentences here are those of `locales/en/errors.ftl`, which a test compares.

use std::sync::Arc;

use serde::Serialize;
use variorum_play::{PlayError, TableError};
use variorum_rules::PositionErrors;
use variorum_storage::{ErrorKind, StorageError};

use super::reasons::{
    BadPosition, BadRequest, Busy, Forbidden, Full, IllegalTurn, Impossible, NameLetters, NotFound, OldRules,
    PasswordEasy, RecordTooLarge, ReportUnclear, TooManySockets, WrongPassword,
};

/// An error in a response. Its discriminant is its code for programs ([`Code`]), which determines the status.
#[derive(Clone, Debug, thiserror::Error, Serialize, strum::VariantNames, strum::EnumDiscriminants)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
#[strum_discriminants(
    name(Code),
    vis(pub(crate)),
    derive(Hash, Serialize, strum::IntoStaticStr, utoipa::ToSchema),
    cfg_attr(test, derive(ts_rs::TS)),
    serde(rename_all = "kebab-case"),
    strum(serialize_all = "kebab-case"),
    doc = " What went wrong, as a word that programs can rely on. The words stay as they are; new ones may come."
)]
pub(crate) enum ApiError {
    // Of any request.
    #[error("{request}")]
    BadRequest { request: BadRequest },
    #[error("{obstacle}")]
    Impossible { obstacle: Impossible },
    #[error("Please log in first.")]
    LoginNeeded,
    #[error("{forbidden}")]
    Forbidden { forbidden: Forbidden },
    #[error("{missing}")]
    NotFound { missing: NotFound },
    #[error("This address does not accept requests of this kind.")]
    NoMethod,
    #[error("The request did not arrive in time.")]
    TooSlow,
    #[error("The request is too large.")]
    TooLarge,
    #[error("The request must be of the type application/json.")]
    NotJson,
    #[error("You are sending too many requests; please wait {}.", seconds(*.wait))]
    TooManyRequests { wait: u64 },
    #[error("Something went wrong inside the server.")]
    Internal,
    #[error("{busy}")]
    Busy { busy: Busy },
    #[error("The server’s disk is full. Nothing was changed; please try again later.")]
    StorageFull,
    #[error("The server’s disk has a fault. Nothing was changed; please try again later.")]
    StorageDisk,
    #[error("The server’s database accepts no changes at the moment.")]
    StorageReadOnly,
    #[error("The server’s database is damaged; its operator must repair it.")]
    StorageDamaged,
    #[error("Another program holds the server’s database; please try again in a few seconds.")]
    StorageLocked,
    #[error(
        "The server’s database does not answer. Please look again in a few seconds before you repeat what you did."
    )]
    StorageUnreachable,
    #[error("The operator is working on this site: for now you can look at everything, but nothing can be changed.")]
    ReadOnly,
    #[error("The operator of this site has blocked your network.")]
    NetworkBlocked,

    // Of a game in progress.
    #[error("This game is not in progress, or does not exist.")]
    NoSession,
    #[error("{rules}")]
    OldRules { rules: OldRules },
    #[error(
        "This is a game of “{game}”, which is no longer on this server. It can be opened again once its file is back."
    )]
    GameGone { game: String },
    /// Over HTTP the response is the state of the game.
    #[error("The game has moved on.")]
    MovedOn {
        #[serde(skip)]
        state: Option<Arc<str>>,
    },
    #[error("{illegal}")]
    IllegalTurn { illegal: IllegalTurn },
    #[error("The game is over.")]
    GameOver,
    #[error("The game is not over yet.")]
    NotOver,
    #[error("It is your opponent’s turn.")]
    NotYourTurn,
    #[error("It is the engine’s turn.")]
    EnginesTurn,
    #[error("A seat is still free: wait for an opponent.")]
    SeatFree,
    #[error("No seat is free in this game any more. You can watch it.")]
    SeatTaken,
    #[error("You already have a seat in this game.")]
    Seated,
    #[error("You have no seat in this game.")]
    NoSeat,
    #[error("This game is private: to play, open the invitation that its creator sent you.")]
    InvitationNeeded,
    #[error("You cannot play against this person: one of you has blocked the other.")]
    Blocked,
    #[error("Your time has run out.")]
    TimeOver,
    #[error("The game has begun: you can resign, but not abort it.")]
    Begun,
    #[error("There is no such offer.")]
    NoOffer,
    #[error("This was declined: make a turn before you offer it again.")]
    Declined,
    #[error("A draw cannot be claimed in this position.")]
    NoClaim,
    #[error("There is no turn to take back.")]
    NothingToTakeBack,
    #[error("Turns cannot be taken back in a rated game.")]
    Rated,
    #[error("The engine does not agree to draws.")]
    EngineDeclines,
    #[error("Hints and threats are shown only in games against the engine that are not rated.")]
    NoHelp,

    // Of new games.
    #[error("There is no game “{game}”.{}", hint(.suggestion.as_deref()))]
    NoGame { game: String, suggestion: Option<String> },
    #[error("{start}")]
    BadPosition { start: BadPosition },
    #[error("Log in to play rated games.")]
    RatedNeedsLogin,
    #[error("A rated game needs an opponent, a clock and the usual start position.")]
    RatedTerms,
    #[error("You have enough open challenges; withdraw one first.")]
    TooManyChallenges,
    #[error("{full}")]
    Full { full: Full },

    // Of chat.
    #[error("Write something first.")]
    ChatEmpty,
    #[error("A message has at most {most} characters.")]
    ChatTooLong { most: usize },
    #[error("You are writing too fast; wait a few seconds.")]
    ChatTooFast,
    #[error("A player has closed the chat of this game.")]
    ChatClosed,
    #[error("This game is private: to write, open the spectators’ link, which a player can give you.")]
    LinkNeeded,
    #[error("Wait a minute before you write in the chat, or log in.")]
    ChatTooNew,
    #[error("Your browser sent no cookie: reload the page to write.")]
    NoCookie,

    // Of accounts.
    #[error("{wrong}")]
    WrongPassword { wrong: WrongPassword },
    #[error("Too many attempts; please wait five minutes.")]
    TooManyAttempts,
    #[error("Too many accounts were made from your address; please try again later.")]
    TooManyAccounts,
    #[error("Somebody already has this name, or one that looks the same.")]
    NameTaken,
    #[error("A name has {least} to {most} characters.")]
    NameLength { least: usize, most: usize },
    #[error("{letters}")]
    NameLetters { letters: NameLetters },
    #[error("This name is not available. Please choose another one.")]
    NameReserved,
    #[error("A password has {least} to {most} characters.")]
    PasswordLength { least: usize, most: usize },
    #[error("This password is too easy to guess: {weakness}.")]
    PasswordEasy { weakness: PasswordEasy },
    #[error("This account is locked. Please ask the operator of this site.")]
    AccountLocked,
    #[error("There is no player with this name.")]
    NoPlayer,

    // Of records of games.
    #[error("{limit}")]
    RecordTooLarge { limit: RecordTooLarge },

    // Of reports and blocks.
    #[error("There is no such line of chat, or it is too old.")]
    NoLine,
    #[error("{report}")]
    ReportUnclear { report: ReportUnclear },
    #[error("You have sent enough reports for now; thank you.")]
    TooManyReports,
    #[error("You can block at most {most} players.")]
    TooManyBlocks { most: usize },

    // Of analysis and sockets.
    #[error("Too many analyses come from your address; please end one of them.")]
    TooManyAnalyses,
    #[error("Too many people are using the engine; please try again in a minute.")]
    EngineBusy,
    #[error("{sockets}")]
    TooManySockets { sockets: TooManySockets },
    #[error("The server is shutting down.")]
    Closing,
}

impl ApiError {
    /// 422: a text that is not a position of the variant.
    pub fn bad_position(position: PositionErrors) -> Self {
        BadPosition::Faulty { position }.into()
    }

    /// 500; the details go to the log.
    pub fn internal(what: impl std::fmt::Display) -> Self {
        tracing::error!("{what}");
        Self::Internal
    }

    /// The code of the error.
    pub fn code(&self) -> Code {
        self.into()
    }
}

/// Converts enums of reasons into the errors that carry them.
macro_rules! carried {
    ($($reason:ident in $field:ident,)+) => {$(
        impl From<$reason> for ApiError {
            fn from($field: $reason) -> Self {
                Self::$reason { $field }
            }
        }
    )+};
}

carried! {
    BadRequest in request,
    Impossible in obstacle,
    Forbidden in forbidden,
    NotFound in missing,
    Busy in busy,
    OldRules in rules,
    IllegalTurn in illegal,
    BadPosition in start,
    Full in full,
    WrongPassword in wrong,
    NameLetters in letters,
    RecordTooLarge in limit,
    TooManySockets in sockets,
    ReportUnclear in report,
    PasswordEasy in weakness,
}

impl From<StorageError> for ApiError {
    fn from(error: StorageError) -> Self {
        match error.kind {
            ErrorKind::Full => Self::StorageFull,
            ErrorKind::Disk => Self::StorageDisk,
            ErrorKind::ReadOnly => Self::StorageReadOnly,
            ErrorKind::Damaged => Self::StorageDamaged,
            ErrorKind::Locked => Self::StorageLocked,
            ErrorKind::Unreachable => Self::StorageUnreachable,
            ErrorKind::Paused => Self::ReadOnly,
            // Our own bug; the log has the details.
            ErrorKind::Duplicate | ErrorKind::Statement => Self::internal(error),
        }
    }
}

impl From<TableError> for ApiError {
    fn from(error: TableError) -> Self {
        match error {
            TableError::Play { play: PlayError::Over } => Self::GameOver,
            TableError::Play { play: PlayError::Turn { turn } } => IllegalTurn::Now { turn }.into(),
            TableError::Play { play: PlayError::NoClaim } => Self::NoClaim,
            TableError::Waiting => Self::SeatFree,
            TableError::NotYourTurn => Self::NotYourTurn,
            TableError::MovedOn => Self::MovedOn { state: None },
            TableError::Time => Self::TimeOver,
            TableError::Begun => Self::Begun,
            TableError::NotOver => Self::NotOver,
            TableError::NoOffer => Self::NoOffer,
            TableError::Declined => Self::Declined,
            TableError::NothingToTakeBack => Self::NothingToTakeBack,
            TableError::Rated => Self::Rated,
            TableError::Engine => Self::EngineDeclines,
        }
    }
}

fn seconds(count: u64) -> String {
    if count == 1 { "a second".into() } else { format!("{count} seconds") }
}

fn hint(suggestion: Option<&str>) -> String {
    suggestion.map_or_else(String::new, |id| format!(" Did you mean “{id}”?"))
}
