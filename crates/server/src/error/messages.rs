//! Compares the message catalogues with the errors: every error of every layer has its message, and the English one matches the sources.

use std::collections::BTreeSet;
use std::fmt::Display;

use serde::Serialize;
use serde_json::Value;
use strum::VariantNames;
use variorum_gamedef::vocabulary::Choices as _;
use variorum_messages::{Catalogue, Language, Message};
use variorum_play::pgn::{TextError, Unwritable};
use variorum_play::{Cause, ControlError, Ending, PlayError};
use variorum_rules::{NumberField, PieceName, PositionError, PositionErrors, Reason, Row, Side, Stock, TurnError};

use super::api::*;
use super::reasons::*;

/// `samples` must contain one error of each variant; each is compared in English and formatted in every language.
pub(crate) fn holds<E: Display + Serialize + VariantNames>(prefix: &str, samples: &[E]) {
    let code = |error: &E| serde_json::to_value(error).unwrap().get("code").and_then(Value::as_str).unwrap().to_owned();
    let seen: BTreeSet<String> = samples.iter().map(code).collect();
    let all: BTreeSet<String> = E::VARIANTS.iter().map(|&name| name.to_owned()).collect();
    assert_eq!(seen, all, "{prefix}: one sample of each");
    for error in samples {
        let message = Message::of_error(prefix, error);
        for language in Language::all() {
            let said = Catalogue::of(language).try_text(&message, &());
            let said = said.unwrap_or_else(|faults| panic!("{} {message:?}: {faults:?}", language.tag()));
            assert!(!said.trim().is_empty(), "{} {message:?}", language.tag());
            if language == Language::ENGLISH {
                assert_eq!(said, error.to_string(), "{message:?}");
            }
        }
    }
}

fn piece() -> PieceName {
    PieceName { id: "king".into(), name: "King".into() }
}

fn text() -> String {
    "xyz".into()
}

#[test]
fn errors_of_positions_have_messages() {
    use PositionError as E;
    let (row, plane) = (Row { rank: 3, level: None }, Row { rank: 4, level: Some('u') });
    holds(
        "position",
        &[
            E::TooLong,
            E::Empty,
            E::SideUnknown { found: text() },
            E::SideMissing,
            E::NotANumber { found: text(), field: NumberField::HalfmoveClock },
            E::NotANumber { found: text(), field: NumberField::MoveNumber },
            E::ExtraField { found: text() },
            E::UnknownField { found: text() },
            E::HandsUnclosed,
            E::NotShuffled,
            E::NoSuchShuffle { name: text() },
            E::NoSuchArray { number: 960, count: 960 },
            E::NoHands,
            E::NeverInHand { piece: piece() },
            E::NotCounted { piece: piece() },
            E::RankCount { expected: 8, found: 3 },
            E::LevelCount { rank: 2, expected: 7, found: 1 },
            E::CellCount { row, expected: 8, found: 9 },
            E::EmptyCells { row: plane, found: text() },
            E::UnknownPiece { row, found: text() },
            E::UnknownStock { stock: Stock::Hand, found: text() },
            E::StockCount { stock: Stock::Lost, most: 200 },
            E::CastlingUnreadable { found: text() },
            E::CastlingTwice { cell: text() },
            E::TooManyRights,
            E::CastlingImpossible { cell: text() },
            E::CastlingRoyalUnnamed { cell: text() },
            E::PassingUnreadable { found: text() },
            E::TooManyPassed,
            E::NoDoubleStep { cell: text() },
            E::PassedOccupied { cell: text() },
            E::KoUnreadable { found: text() },
            E::KoEmpty { cell: text() },
            E::HomeUnreadable { found: text() },
            E::ChecksUnreadable { found: text() },
            E::CastledUnreadable { found: text() },
            E::StruckUnreadable { found: text() },
            E::MadeUnreadable { found: text() },
            E::MadeTooMany { side: Side::Black, most: 2 },
            E::PassesUnreadable { found: text() },
            E::FacingUnreadable { found: text() },
            E::WrongSide { side: Side::White, piece: piece() },
            E::CountUnreadable { found: text() },
            E::HomeTooLong { side: Side::Black, most: 2 },
            E::HomeGuarded { side: Side::White },
            E::RoyalCount { side: Side::White, piece: piece(), found: 2 },
            E::RoyalCount { side: Side::Black, piece: piece(), found: 0 },
            E::NoRoyal { side: Side::Black },
            E::OpponentInCheck { side: Side::White, piece: piece() },
        ],
    );
}

#[test]
fn remarks_on_positions_have_messages() {
    use variorum_notation::Remark as R;
    let (found, letter, side, piece) = (text, text, Side::White, piece);
    holds(
        "remark",
        &[
            R::SideAssumed { side },
            R::SideRead { found: found(), side },
            R::SidesExchanged { found: found(), side: Side::Black },
            R::OtherLetters { letter: letter(), piece: piece() },
            R::DigitsAdded { found: found(), empty: 10 },
            R::NeutralSign { found: found(), token: text() },
            R::NoPartner { letter: letter(), piece: piece() },
            R::NoCastlingFrom { letter: letter(), piece: piece(), cell: text() },
            R::NoCastling { found: found() },
            R::NothingPassed { found: found() },
            R::CountLeftOut { count: 3, limit: 16 },
            R::OperationsLeftOut { found: found() },
            R::FieldLeftOut { found: found() },
            R::MovesLeftOut,
            R::OutOfReach { side, piece: piece(), cells: text() },
            R::FileShared { side, piece: piece(), file: text() },
            R::TooMany { piece: piece(), found: 30, most: 18 },
            R::TooManyOfSide { side, piece: piece(), found: 9, most: 8 },
        ],
    );
}

fn turns() -> Vec<TurnError> {
    vec![
        TurnError::TooLong,
        TurnError::Illegal { turn: text() },
        TurnError::IllegalSecond { first: "e2e4".into(), second: text() },
        TurnError::Ambiguous { turn: "Nd2".into(), one: "b1d2".into() },
        TurnError::SecondMissing { first: "e2e4".into() },
    ]
}

#[test]
fn errors_of_play_have_messages() {
    holds("turn", &turns());
    let turns = turns().into_iter().map(|turn| PlayError::Turn { turn });
    holds("play", &turns.chain([PlayError::Over, PlayError::NoClaim]).collect::<Vec<_>>());
    holds("clock", &[ControlError::TooLong, ControlError::TooShort, ControlError::Both]);
    holds("record", &[Unwritable::NotATurn { found: text() }, Unwritable::Tag { tag: text() }]);
}

#[test]
fn errors_of_records_have_messages() {
    use TextError as E;
    let found = text;
    let position = || PositionErrors(vec![PositionError::SideMissing]);
    let over = Reason::VALUES.iter().map(|&reason| E::AfterTheEnd { turn: text(), reason });
    let mut all = vec![
        E::TagForm,
        E::TagTwice { tag: text() },
        E::TooManyTags,
        E::CommentOpen,
        E::CommentUnopened,
        E::VariationUnopened,
        E::VariationOpen,
        E::VariationFirst,
        E::Command { found: found() },
        E::NotAGlyph { found: found() },
        E::NotAMark { found: found() },
        E::NotATurn { found: found() },
        E::GlyphFirst,
        E::TooManyTurns,
        E::GlyphBeyond { found: found() },
        E::Encoding { encoding: text() },
        E::Quotes { tag: text() },
        E::NumbersRestart,
        E::ResultContradicts { tag: text(), found: text() },
        E::GameTooLarge { most: 16 },
        E::TooManyGames { most: 100 },
        E::MoreErrors { count: 12 },
        E::NoGame,
        E::UnknownGame { game: text() },
        E::NoBoard { files: 2, ranks: 3 },
        E::AssumedGame { game: text() },
        E::Placement { found: text() },
        E::NullInCheck { turn: text() },
        E::StartRemark { remark: variorum_notation::Remark::SideAssumed { side: variorum_rules::Side::White } },
        E::RanksFromZero,
        E::NoVariations { format: text(), turns: 12 },
        E::Start { position: position() },
        E::Turn { turn: TurnError::TooLong },
    ];
    all.extend(over);
    all.extend(Reason::VALUES.iter().map(|&reason| E::Unclaimed { turn: text(), reason }));
    holds("text", &all);
}

#[test]
fn reasons_within_answers_have_messages() {
    holds(
        "request",
        &[
            BadRequest::BrokenOff,
            BadRequest::UnreadableBody { detail: text() },
            BadRequest::UnreadableMessage { detail: text() },
            BadRequest::UnreadableQuery { detail: text() },
            BadRequest::TwoStarts,
            BadRequest::Level { least: 1, most: 8 },
            BadRequest::LineTooLong { most: 7 },
            BadRequest::TypedTooLong { most: 200 },
            BadRequest::LineCount { most: 5 },
            BadRequest::Depth { most: 64 },
            BadRequest::Seconds { most: 60 },
            BadRequest::TagName,
            BadRequest::ClockTooLong { most: 12 },
            BadRequest::NotInRange { name: text(), least: 1, most: 2 },
            BadRequest::NotAFlag { name: text() },
            BadRequest::Theme,
            BadRequest::PieceStyle,
            BadRequest::UnknownParameter { name: text() },
            BadRequest::AnimationTooWide { most: 600 },
            BadRequest::NoPage,
            BadRequest::TooManySkipped { most: 40 },
            BadRequest::SocketVersion { version: 3 },
            BadRequest::NotASocket,
        ],
    );
    holds(
        "obstacle",
        &[
            Impossible::BlockYourself,
            Impossible::Clock { clock: ControlError::Both },
            Impossible::NoOwnSeat,
            Impossible::LineTooLong { most: 7 },
            Impossible::NoCell,
            Impossible::PuzzleTurns { most: 2 },
            Impossible::NoTask { step: 3 },
            Impossible::PositionOrPieces,
            Impossible::EmptyCell { cell: text() },
            Impossible::TooManyPieces { most: 64 },
            Impossible::UnreadablePiece { found: text() },
            Impossible::TooManyArrows { most: 8 },
            Impossible::UnreadableArrow { found: text() },
            Impossible::AnimationTooLong { most: 200 },
            Impossible::PictureTooHigh,
            Impossible::NodeWithoutParent { node: 3 },
            Impossible::Unwritable { record: Unwritable::Tag { tag: text() } },
        ],
    );
    holds("busy", &[Busy::LoggingIn, Busy::ChangedElsewhere, Busy::PutAway, Busy::PictureAbandoned]);
    holds("full", &[Full::GamesInProgress { most: 9 }, Full::GamesInMemory, Full::Sockets, Full::Reports]);
    holds("forbidden", &[Forbidden::Host, Forbidden::Origin]);
    holds("missing", &[NotFound::Request, NotFound::Thing, NotFound::Puzzle, NotFound::File, NotFound::Contact]);
    let position = PositionErrors(vec![PositionError::TooLong]);
    holds("start", &[BadPosition::Faulty { position }, BadPosition::NoSuchNumber]);
    let mut illegal: Vec<IllegalTurn> = turns().into_iter().map(|turn| IllegalTurn::Now { turn }).collect();
    illegal.push(IllegalTurn::InLine { number: 3, play: PlayError::Over });
    illegal.push(IllegalTurn::FirstPart { first: text() });
    holds("illegal", &illegal);
    holds("rules", &[OldRules::Turns, OldRules::Ending]);
    holds(
        "limit",
        &[
            RecordTooLarge::Nodes { most: 1, found: 2 },
            RecordTooLarge::Siblings { most: 1, node: 2 },
            RecordTooLarge::Tags { most: 1, found: 2 },
            RecordTooLarge::Bytes { most: 1, found: 2 },
            RecordTooLarge::Text { most: 1 },
        ],
    );
    holds(
        "weakness",
        &[
            PasswordEasy::HasName,
            PasswordEasy::Common,
            PasswordEasy::Pattern,
            PasswordEasy::OneWord,
            PasswordEasy::Short,
        ],
    );
    holds("letters", &[NameLetters::Other, NameLetters::First]);
    holds("report", &[ReportUnclear::TooLong { most: 500 }, ReportUnclear::NoSubject]);
    holds("wrong", &[WrongPassword::LogIn, WrongPassword::Confirmation, WrongPassword::Recovery]);
    holds(
        "sockets",
        &[TooManySockets::Connections, TooManySockets::Watched, TooManySockets::GamesOnSocket { most: 8 }],
    );
}

#[test]
fn answers_have_messages() {
    use ApiError as E;
    holds(
        "error",
        &[
            BadRequest::TwoStarts.into(),
            Impossible::NoCell.into(),
            E::LoginNeeded,
            Forbidden::Host.into(),
            NotFound::File.into(),
            E::NoMethod,
            E::TooSlow,
            E::TooLarge,
            E::NotJson,
            E::TooManyRequests { wait: 1 },
            E::TooManyRequests { wait: 20 },
            E::Internal,
            Busy::PutAway.into(),
            E::StorageFull,
            E::StorageDisk,
            E::StorageReadOnly,
            E::StorageDamaged,
            E::StorageLocked,
            E::StorageUnreachable,
            E::ReadOnly,
            E::NetworkBlocked,
            E::NoSession,
            OldRules::Turns.into(),
            E::GameGone { game: text() },
            E::MovedOn { state: None },
            IllegalTurn::FirstPart { first: text() }.into(),
            E::GameOver,
            E::NotOver,
            E::NotYourTurn,
            E::EnginesTurn,
            E::SeatFree,
            E::SeatTaken,
            E::Seated,
            E::NoSeat,
            E::InvitationNeeded,
            E::Blocked,
            E::TimeOver,
            E::Begun,
            E::NoOffer,
            E::Declined,
            E::NoClaim,
            E::NothingToTakeBack,
            E::Rated,
            E::EngineDeclines,
            E::NoHelp,
            E::NoGame { game: text(), suggestion: None },
            E::NoGame { game: text(), suggestion: Some(text()) },
            BadPosition::NoSuchNumber.into(),
            E::RatedNeedsLogin,
            E::RatedTerms,
            E::TooManyChallenges,
            Full::Sockets.into(),
            E::ChatEmpty,
            E::ChatTooLong { most: 300 },
            E::ChatTooFast,
            E::ChatClosed,
            E::LinkNeeded,
            E::ChatTooNew,
            E::NoCookie,
            WrongPassword::LogIn.into(),
            E::TooManyAttempts,
            E::TooManyAccounts,
            E::NameTaken,
            E::NameLength { least: 3, most: 20 },
            NameLetters::First.into(),
            E::NameReserved,
            E::PasswordLength { least: 8, most: 200 },
            PasswordEasy::Common.into(),
            E::AccountLocked,
            E::NoPlayer,
            RecordTooLarge::Tags { most: 1, found: 2 }.into(),
            E::NoLine,
            ReportUnclear::NoSubject.into(),
            E::TooManyReports,
            E::TooManyBlocks { most: 100 },
            E::TooManyAnalyses,
            E::EngineBusy,
            TooManySockets::Watched.into(),
            E::Closing,
        ],
    );
}

#[test]
fn every_ending_has_its_message_for_either_winner() {
    let causes = Reason::VALUES.iter().map(|&reason| Cause::Rules(reason)).chain(Cause::DECISIONS.iter().copied());
    for (cause, language) in causes.flat_map(|cause| Language::all().map(move |language| (cause, language))) {
        for winner in ["w", "b", "none"] {
            let word = Ending { winner: None, cause }.word();
            let message = Message::new(format!("ending-{word}")).with("winner", winner);
            let said = Catalogue::of(language).try_text(&message, &());
            assert!(said.is_ok_and(|said| said.ends_with('.')), "{} {word} {winner}", language.tag());
        }
    }
}
