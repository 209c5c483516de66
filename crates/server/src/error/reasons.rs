//! The reasons that errors carry: one enum for each error with several causes.

use serde::Serialize;
use variorum_play::pgn::Unwritable;
use variorum_play::{ControlError, PlayError};
use variorum_rules::{PositionErrors, TurnError};

/// Why a request does not match its description.
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
    #[error("A typed line has at most {most} characters.")]
    TypedTooLong { most: usize },
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
    #[error("“pieces” must be figures, counters, blocks or letters.")]
    PieceStyle,
    #[error("Pictures have no parameter “{name}”.")]
    UnknownParameter { name: String },
    #[error("An animation is at most {most} pixels wide.")]
    AnimationTooWide { most: u32 },
    #[error("There is no such page.")]
    NoPage,
    #[error("The list of puzzles to skip has at most {most} characters.")]
    TooManySkipped { most: usize },
    #[error("This server speaks version {version} of the socket protocol.")]
    SocketVersion { version: u32 },
    #[error("This address is for WebSockets.")]
    NotASocket,
}

/// Why a valid request cannot be done.
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
    #[error("This puzzle asks for 1 to {most} turns.")]
    PuzzleTurns { most: usize },
    #[error("Step {step} of the guided game has no task.")]
    NoTask { step: usize },
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

/// Why the server cannot do something at the moment.
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

/// Why a request is refused because of its origin.
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
    #[error("There is no such puzzle.")]
    Puzzle,
    #[error("There is no such file.")]
    File,
    #[error("The operator of this site has named no contact.")]
    Contact,
}

/// Why a text is not a start position.
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
    /// The requested turn.
    #[error("{turn}.")]
    Now { turn: TurnError },
    /// A turn of the line in the request.
    #[error("Turn {number}: {play}.")]
    InLine { number: usize, play: PlayError },
    /// The first part whose second parts are requested.
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
    #[error(
        "At most {most} MiB of text can be read at once. Send the games in parts, or read the file with “variorum record”, which reads files of any size."
    )]
    Text { most: usize },
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
    #[error("The name or the recovery code is wrong, or the code has been used.")]
    Recovery,
}

/// Which limit of a socket or an address is exceeded.
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
