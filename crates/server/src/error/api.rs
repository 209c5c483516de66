//! Everything that an answer can say instead of what was asked for: one variant a case, with what a message about it needs.
//!
//! Serialized, an error is `{"code": …, "args": …}`. The English sentences here are those of `locales/en/errors.ftl`, which a test compares.

use std::sync::Arc;

use serde::Serialize;
use variorum_play::pgn::Unwritable;
use variorum_play::{ControlError, PlayError, TableError};
use variorum_rules::{PositionErrors, TurnError};

use variorum_storage::{ErrorKind, StorageError};

/// Why a request is not as it is described.
#[derive(Clone, Debug, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum BadRequest {
    #[error("The request broke off.")]
    BrokenOff,
    #[error("The request cannot be read: {detail}.")]
    UnreadableBody { detail: String },
    #[error("The message cannot be read: {detail}.")]
    UnreadableMessage { detail: String },
    #[error("The query of this address cannot be read: {detail}.")]
    UnreadableQuery { detail: String },
    #[error("Give either a position or the number of a start position, not both.")]
    TwoStarts,
    #[error("The level must be between {least} and {most}.")]
    Level { least: u8, most: u8 },
    #[error("A sequence has at most {most} turns.")]
    LineTooLong { most: usize },
    #[error("The number of variations must be between 1 and {most}.")]
    LineCount { most: usize },
    #[error("The depth must be between 1 and {most}.")]
    Depth { most: u32 },
    #[error("The time must be between 1 and {most} seconds.")]
    Seconds { most: u32 },
    #[error("The name of a tag has only letters, digits and “_”.")]
    TagName,
    #[error("A clock shows at most {most} milliseconds.")]
    ClockTooLong { most: u64 },
    #[error("“{name}” must be a number from {least} to {most}.")]
    NotInRange { name: String, least: u32, most: u32 },
    #[error("“{name}” must be 1 or 0.")]
    NotAFlag { name: String },
    #[error("“theme” must be light, dark or print.")]
    Theme,
    #[error("Pictures have no parameter “{name}”.")]
    UnknownParameter { name: String },
    #[error("An animation is at most {most} pixels wide.")]
    AnimationTooWide { most: u32 },
    #[error("There is no such page.")]
    NoPage,
    #[error("This server speaks version {version} of the socket protocol.")]
    SocketVersion { version: u32 },
    #[error("This address is for WebSockets.")]
    NotASocket,
}

/// Why what a request asks for cannot be done, though the request is as described.
#[derive(Clone, Debug, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Impossible {
    #[error("You cannot block yourself.")]
    BlockYourself,
    #[error("This clock cannot be used: {clock}.")]
    Clock { clock: ControlError },
    #[error("If one seat is open, take the other one yourself.")]
    NoOwnSeat,
    #[error("A sequence has at most {most} turns.")]
    LineTooLong { most: usize },
    #[error("The board has no such cell.")]
    NoCell,
    #[error("The request must have either “position” or “pieces”.")]
    PositionOrPieces,
    #[error("There is no piece on {cell}.")]
    EmptyCell { cell: String },
    #[error("A diagram has at most {most} pieces.")]
    TooManyPieces { most: usize },
    #[error("“{found}” is not a piece of this game on a cell of its board; write for example wK@e1.")]
    UnreadablePiece { found: String },
    #[error("A picture has at most {most} arrows.")]
    TooManyArrows { most: usize },
    #[error("“{found}” is not an arrow on this board, such as e2-e4.")]
    UnreadableArrow { found: String },
    #[error("An animation shows at most {most} turns.")]
    AnimationTooLong { most: usize },
    #[error("The picture would be too tall: ask for a smaller width.")]
    PictureTooHigh,
    #[error("Node {node} has no turn, or its parent does not come before it.")]
    NodeWithoutParent { node: usize },
    #[error("The game cannot be written: {record}.")]
    Unwritable { record: Unwritable },
}

/// Why the server cannot do something at this moment.
#[derive(Clone, Copy, Debug, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Busy {
    #[error("Too many people are logging in; please try again.")]
    LoggingIn,
    #[error("The game was changed elsewhere; please try again.")]
    ChangedElsewhere,
    #[error("The game is just being saved; please try again.")]
    PutAway,
    #[error("The picture was not finished because nobody was waiting for it any more; please try again.")]
    PictureAbandoned,
}

/// What the server has no room for.
#[derive(Clone, Copy, Debug, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Full {
    #[error("This server has {most} games in progress and takes no more at the moment.")]
    GamesInProgress { most: i64 },
    #[error("Too many games are open; please try again later.")]
    GamesInMemory,
    #[error("Too many browsers are connected; please try again later.")]
    Sockets,
    #[error("The operator already has too many reports to read.")]
    Reports,
}

/// Why a request is refused for where it comes from.
#[derive(Clone, Copy, Debug, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum Forbidden {
    #[error("This server does not answer to that host name.")]
    Host,
    #[error("Only Variorum’s own pages may change games.")]
    Origin,
}

/// What does not exist.
#[derive(Clone, Copy, Debug, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum NotFound {
    #[error("There is nothing at this address.")]
    Request,
    #[error("There is nothing with this id.")]
    Thing,
    #[error("There is no such file.")]
    File,
    #[error("The operator of this site has named no contact.")]
    Contact,
}

/// Why a text is not a position to begin with.
#[derive(Clone, Debug, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum BadPosition {
    #[error("This is not a position of the game: {position}.")]
    Faulty { position: PositionErrors },
    #[error("The game has no start position with this number.")]
    NoSuchNumber,
}

/// Why a turn cannot be made.
#[derive(Clone, Debug, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum IllegalTurn {
    /// The turn asked for.
    #[error("{turn}.")]
    Now { turn: TurnError },
    /// A turn of a line that was sent.
    #[error("Turn {number}: {play}.")]
    InLine { number: usize, play: PlayError },
    /// The first part of a turn whose second part is asked for.
    #[error("“{first}” is not a legal first part of a turn here.")]
    FirstPart { first: String },
}

/// Why a game cannot be opened though its rules are known.
#[derive(Clone, Copy, Debug, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum OldRules {
    #[error("This game was played under different rules from today’s and can no longer be opened.")]
    Turns,
    #[error("This game has an ending that this version of Variorum does not know.")]
    Ending,
}

/// Which limit a game to be written exceeds.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum RecordTooLarge {
    #[error("A game can be written with at most {most} nodes, but this one has {found}.")]
    Nodes { most: usize, found: usize },
    #[error("At most {most} turns may follow one turn, but more follow node {node}.")]
    Siblings { most: usize, node: usize },
    #[error("A game can be written with at most {most} tags, but this one has {found}.")]
    Tags { most: usize, found: usize },
    #[error("The text of a game has at most {most} bytes, but this one would have {found}.")]
    Bytes { most: usize, found: usize },
}

/// Why a password is too easy to guess.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum PasswordEasy {
    #[error("it contains your name or that of the site")]
    HasName,
    #[error("it is like one of those that many people use")]
    Common,
    #[error("it is made of repeats, sequences or rows of keys")]
    Pattern,
    #[error("a word, a name or a date is not enough; add another word or two")]
    OneWord,
    #[error("add another word or two")]
    Short,
}

/// What is wrong with a name.
#[derive(Clone, Copy, Debug, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum NameLetters {
    #[error("A name has only letters from A to Z, digits, “-” and “_”.")]
    Other,
    #[error("A name begins with a letter or a digit.")]
    First,
}

/// What is wrong with a report.
#[derive(Clone, Copy, Debug, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum ReportUnclear {
    #[error("A report has at most {most} characters.")]
    TooLong { most: usize },
    #[error("A report names either a player or a line of chat.")]
    NoSubject,
}

/// Which password is wrong.
#[derive(Clone, Copy, Debug, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum WrongPassword {
    #[error("The name or the password is wrong.")]
    LogIn,
    #[error("The password is wrong.")]
    Confirmation,
}

/// Too many of what, on a socket or from an address.
#[derive(Clone, Copy, Debug, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub(crate) enum TooManySockets {
    #[error("Too many connections come from your address.")]
    Connections,
    #[error("Too many games are watched from your address.")]
    Watched,
    #[error("One connection watches at most {most} games.")]
    GamesOnSocket { most: usize },
}

/// An answer that is not what was asked for. Its discriminant is the word for programs ([`Code`]), which fixes the status.
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
    /// Over HTTP the state of the game is the answer.
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
    /// 422: a text that is not a position of the game.
    pub fn bad_position(position: PositionErrors) -> Self {
        BadPosition::Faulty { position }.into()
    }

    /// 500; what happened goes to the log.
    pub fn internal(what: impl std::fmt::Display) -> Self {
        tracing::error!("{what}");
        Self::Internal
    }

    /// What went wrong, as a word.
    pub fn code(&self) -> Code {
        self.into()
    }
}

/// An enum of reasons becomes the error that carries it.
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
            // Our own fault; the log says more.
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
