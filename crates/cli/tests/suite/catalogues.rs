//! Holds the catalogues against everything that `variorum check` prints: every sentence is there in every language, in English the same as in the
//! sources.

use std::collections::BTreeSet;
use std::fmt::Display;

use serde::Serialize;
use serde_json::Value;
use strum::VariantNames;
use variorum::check::CheckNote;
use variorum::import::ImportNote;
use variorum_betza::BetzaGap;
use variorum_engine::{NetError, ProfileAdvice, ProfileProblem, Wanted};
use variorum_gamedef::problem::*;
use variorum_gamedef::translation::TranslationProblem;
use variorum_gamedef::vocabulary::{Choices as _, KEYS, KeyKind, key};
use variorum_gamedef::{Advice, Caption, Change, Problem, Sentence};
use variorum_importing::{Fault, Gap, Remark};
use variorum_library::examples::{ClaimError, End, ExampleError};
use variorum_library::guide::{GuideError, GuideFault};
use variorum_library::hints::Oddity;
use variorum_messages::{Catalogue, Language, Message};
use variorum_play::{Cause, Ending, PlayError, ReplayError};
use variorum_problems::{StipulationFault, StipulationFaults, Unverified};
use variorum_puzzles::{PuzzleFault, Unconfirmed};
use variorum_rules::{CompileError, PositionError, PositionErrors, Reason, Side, TurnError};
use variorum_tables::{FormatError, TableError};

/// Every sentence in every language; the English one is compared.
#[track_caller]
fn says<E: Display + Serialize>(prefix: &str, sentences: impl IntoIterator<Item = E>) {
    for sentence in sentences {
        let message = Message::of_error(prefix, &sentence);
        for language in Language::all() {
            let said = Catalogue::of(language).try_text(&message, &());
            let said = said.unwrap_or_else(|faults| panic!("{} {message:?}: {faults:?}", language.tag()));
            assert!(!said.trim().is_empty(), "{} {message:?}", language.tag());
            if language == Language::ENGLISH {
                assert_eq!(said, sentence.to_string(), "{message:?}");
            }
        }
    }
}

/// As [`says`], where the samples must have one of each variant.
#[track_caller]
fn holds<E: Display + Serialize + VariantNames>(prefix: &str, samples: Vec<E>) {
    let code = |error: &E| serde_json::to_value(error).unwrap().get("code").and_then(Value::as_str).unwrap().to_owned();
    let seen: BTreeSet<String> = samples.iter().map(code).collect();
    let all: BTreeSet<String> = E::VARIANTS.iter().map(|&name| name.to_owned()).collect();
    assert_eq!(seen, all, "{prefix}: one sample of each");
    says(prefix, samples);
}

fn group<P: Clone + Into<Problem> + Display + Serialize + VariantNames>(prefix: &str, samples: Vec<P>) {
    says(Problem::PREFIX, samples.iter().cloned().map(Into::into));
    holds(prefix, samples);
}

fn names() -> Names {
    ["a", "b", "c"].into_iter().collect()
}

fn meaning() -> KeyMeaning {
    KeyMeaning(key("board", "files").unwrap())
}

fn choices() -> ChoiceMeanings {
    key("endings", "stalemate").unwrap().choices.into()
}

fn row() -> Row {
    Row { rank: 4, level: Some("u".into()) }
}

fn turn() -> TurnError {
    TurnError::Illegal { turn: "e2e5".into() }
}

fn position() -> PositionErrors {
    PositionErrors(vec![PositionError::SideMissing, PositionError::NoHands])
}

#[test]
fn problems_of_group_file_have_messages() {
    use FileProblem as E;
    group(
        "file",
        vec![
            E::TooLong { bytes: 3 },
            E::OtherId { id: "id".into(), file: "file".into() },
            E::IdBuiltIn { id: "id".into() },
            E::NewerLanguage { language: 7, known: 1 },
        ],
    );
}

#[test]
fn problems_of_group_base_have_messages() {
    use BaseProblem as E;
    group(
        "base",
        vec![
            E::Unknown { id: "id".into() },
            E::Cycle { chain: "a → b → a".into() },
            E::TooDeep,
            E::TooManyLenders,
            E::NothingTaken,
            E::Unreadable { id: "id".into() },
            E::NotInBase { name: "name".into() },
            E::NothingInBase { key: "key".into() },
            E::NotAsInBase { text: "text".into() },
            E::TwiceAsInBase { key: "key".into() },
        ],
    );
}

#[test]
fn problems_of_group_toml_have_messages() {
    use TomlProblem as E;
    group(
        "toml",
        vec![
            E::Twice { key: "key".into() },
            E::ValueMissing,
            E::KeyAlone,
            E::TextOpen,
            E::ListOpen,
            E::CommaMissing,
            E::Other { detail: "detail".into() },
        ],
    );
}

#[test]
fn problems_of_group_key_have_messages() {
    use KeyProblem as E;
    group(
        "key",
        vec![
            E::Unknown { section: Heading::of("board"), key: "key".into() },
            E::Renamed { old: "old".into(), new: "new" },
            E::OldAndNew { old: "old".into(), new: "new" },
            E::SectionMissing { key: "key" },
            E::TablesMissing { key: "key" },
            E::InnerTablesMissing { section: Heading::of("board"), tables: "tables".into() },
            E::Missing { section: Heading::of("board"), key: "key" },
            E::MissingBeside { given: "given", key: "key" },
            E::NotTogether { one: "one", other: "other" },
            E::SingleBrackets { section: "section" },
            E::OnlyWithVerb { key: "key", verb: "verb" },
        ],
    );
}

#[test]
fn problems_of_group_value_have_messages() {
    use ValueProblem as E;
    group(
        "value",
        vec![
            E::WrongKind { key: "key".into(), wanted: KeyKind::Text, found: ValueKind::Number },
            E::WrongItem { key: "key".into(), found: ValueKind::Number },
            E::OutOfRange { key: "key".into(), least: 4, most: 5, found: "found".into() },
            E::TooManyItems { key: "key".into(), count: 4 },
            E::NoChoice { key: "key".into(), choices: names(), found: "found".into() },
            E::Empty { key: "key".into() },
            E::EmptyList { key: "key".into() },
            E::NoAddress { found: "page".into() },
            E::ListedTwice { name: "name".into() },
            E::NoText { thing: Thing::Zone },
        ],
    );
}

#[test]
fn problems_of_group_name_have_messages() {
    use NameProblem as E;
    group(
        "name",
        vec![
            E::Unknown { thing: Thing::Zone, name: "name".into() },
            E::Unused { thing: Thing::Zone, name: "name".into() },
            E::IdForm { id: "id".into() },
            E::IdIsWord { id: "id".into() },
            E::IdTaken { id: "id".into() },
            E::Form { thing: Thing::Zone, name: "name".into() },
        ],
    );
}

#[test]
fn problems_of_group_board_have_messages() {
    use BoardProblem as E;
    group(
        "board",
        vec![
            E::TooLarge { cells: 3 },
            E::LevelLetter { letter: 'x' },
            E::LevelTwice { letter: 'x' },
            E::FileLetter { letter: 'x' },
            E::FileTwice { letter: 'x' },
            E::FileLetterCount { files: 3, letters: 2 },
            E::HexagonFiles { files: 8, ranks: 8 },
            E::NotOnGrid { key: "wraps", grid: "hexagons" },
            E::OneSidedHole { cell: "cell".into() },
            E::NothingLeft,
            E::CrossesLevels { levels: 3 },
            E::CrossesWith { key: "blast" },
            E::MirrorFlat,
            E::NoHalfTurn,
            E::TraditionTooLarge { tradition: "tradition" },
            E::NoCell { cell: "cell".into() },
        ],
    );
}

#[test]
fn problems_of_group_style_have_messages() {
    use StyleProblem as E;
    group(
        "style",
        vec![
            E::InSpace { style: "lines" },
            E::NoRing,
            E::OnGrid { style: "lines", grid: "hexagons" },
            E::NotDrawn { key: "river" },
            E::RiverParts,
            E::NoRiver,
            E::NoOutline { character: 'x' },
            E::NoDrawing { icon: "icon".into() },
        ],
    );
}

#[test]
fn problems_of_group_zone_have_messages() {
    use ZoneProblem as E;
    group(
        "zone",
        vec![
            E::TooMany { most: 3 },
            E::TooManyParts { most: 3 },
            E::PartMissing,
            E::NotAPart { word: "word".into() },
            E::OneOnly { word: "word" },
            E::NothingFollows { word: "word" },
            E::NotARange { word: "word" },
            E::Backwards { range: "range".into() },
            E::TooMuch { word: "word".into() },
            E::NoSuchLine { line: Line::File, name: "name".into() },
            E::LineMissing { line: Line::File },
            E::Empty,
            E::NoSuchColour { word: "medium cells" },
        ],
    );
}

#[test]
fn problems_of_group_path_have_messages() {
    use PathProblem as E;
    group(
        "path",
        vec![
            E::Missing,
            E::TooMany { most: 3 },
            E::TooManyExpanded { most: 3 },
            E::TooManySteps { most: 3 },
            E::StepMissing,
            E::SeveralSteps,
            E::SingleStepTurns,
            E::NotAReach,
            E::ShapeMissing,
            E::TwoShapes { first: "first".into(), second: "second".into() },
            E::RingGrid { word: "keeping-ring" },
            E::TriagonalFlat,
            E::NotAShape { word: "word".into() },
            E::ShapeSize { shape: "shape".into(), count: 4 },
            E::ShapeZero { shape: "shape".into() },
            E::TwoFilters { part: StepPart::Rank },
            E::LevelFlat { word: "word" },
            E::TwoContinuations,
            E::TooManyRepeated { most: 3 },
            E::RepeatedHere,
            E::RepeatedTotal,
            E::RankTotalTwice,
            E::NotARankTotal { word: "word".into() },
            E::NoSuchStep,
            E::NoSuchPath,
            E::TurnsFirst { shape: "1:-1".into() },
            E::ReturnsToStart,
            E::NoCorner { word: "word" },
            E::NameInPath,
            E::NameAndShape { name: "name".into(), word: "word".into() },
            E::NameTurns { word: "word".into() },
            E::NothingLeft { name: "name".into() },
            E::Motion { word: "word".into() },
            E::Clause { word: "word".into() },
            E::Unknown { word: "word".into() },
        ],
    );
}

#[test]
fn problems_of_group_phrase_have_messages() {
    use PhraseProblem as E;
    group(
        "phrase",
        vec![
            E::Empty,
            E::Incomplete { begun: "begun".into(), next: "next" },
            E::NoMotion { word: "word".into() },
            E::NumberMissing,
            E::StepsOutOfRange { least: 2, most: 9 },
            E::ShortHop,
            E::AdvanceSteps { least: 2, most: 9 },
            E::WalkSteps { least: 2, most: 8 },
            E::PlaneGrid,
            E::PlaneStep,
            E::PathsMissing,
            E::Semicolon,
            E::TooManyPaths { most: 3 },
            E::RepeatsOneStep,
            E::CrookedSteps,
            E::RepeatedMotion,
            E::LameSteps,
            E::NoTurning,
            E::ConditionMissing,
            E::DoubleCaptures,
            E::MovingAndCapturing,
            E::ConditionTwice,
            E::TwoStarts,
            E::TwoEnds,
            E::ZoneMissing { after: "after" },
            E::TooMuch { word: "word".into() },
            E::UnknownCondition { found: "found".into() },
            E::SparingWithoutHop,
            E::OverWithoutHop,
            E::SwappingMotion,
            E::SwappingAndMore,
            E::TwoHurdles,
            E::StayingAlone,
            E::UnmovedMotion,
            E::UnmovedAndMore,
            E::ThroughCheckMoved,
            E::StayingAndGoing,
            E::TakingWithoutMoving,
            E::TakingOffLines,
            E::PreyAndMore,
            E::ThenAfterRide,
            E::TwoThens,
            E::EnPassantAlone,
            E::Twice,
            E::Betza { part: "pW".into(), betza: BetzaGap::ShortHop },
            E::BetzaNowhere,
            E::BetzaBoard,
        ],
    );
}

#[test]
fn problems_of_group_taking_have_messages() {
    use TakingProblem as E;
    group(
        "taking",
        vec![
            E::NotEnemies { found: "own".into() },
            E::OwnerMissing { owner: "enemy" },
            E::SwappedMissing,
            E::SwappingWith { key: "flips" },
            E::SwappingOthers { id: "id".into() },
            E::SwappingAndCapturing { id: "id".into() },
            E::HurdlesMissing,
            E::NeutralKind,
            E::PieceMissing,
            E::NothingLeft,
            E::PlaceMissing,
            E::DirectionsMissing,
            E::CorneredElsewhere,
            E::OtherPrey,
            E::With { key: "blast" },
            E::PreyWith { key: "blast" },
            E::TooMuch { word: "word".into() },
        ],
    );
}

#[test]
fn problems_of_group_piece_have_messages() {
    use PieceProblem as E;
    group(
        "piece",
        vec![
            E::NoPieces,
            E::TokenForm { token: "token".into() },
            E::TokenTaken { token: "token".into() },
            E::MarkTooLong { mark: "mark".into() },
            E::CharactersCount { characters: "characters".into() },
            E::CharactersMissing,
            E::CharactersWithoutBodies,
            E::ConfinedAndBarred,
            E::FrozenWithoutItself,
            E::ConfinedByNumbers,
            E::ConfinedNotRoyal { id: "id".into() },
            E::ConfinedWithoutItself,
            E::TwoRefuges,
            E::FrozenTwice,
            E::RoyalFromHand,
            E::HandOfOther { id: "id".into() },
            E::InfluenceWith { key: "swap" },
            E::InfluenceMoves { effect: "freeze" },
            E::StayingWith { key: "blast" },
            E::RefugeWith { key: "facing" },
            E::RelaysWith { key: "hop" },
            E::UnmovedWith { key: "castling" },
            E::NotRoyal { id: "id".into() },
            E::NativeWithoutTradition,
            E::NativeTaken { name: "name".into() },
            E::AliasForm { token: "token".into() },
            E::AliasIsToken { token: "token".into(), id: "id".into() },
            E::TwoFileLimits,
            E::AliasValue,
            E::LetteringUnseen,
        ],
    );
}

#[test]
fn problems_of_group_neutral_have_messages() {
    use NeutralProblem as E;
    group("neutral", vec![E::TokenTaken, E::SecondGate, E::NoRelay]);
}

#[test]
fn problems_of_group_turn_have_messages() {
    use TurnProblem as E;
    group(
        "turn",
        vec![
            E::OneMove,
            E::ManyMoves { moves: 3 },
            E::FirstNotFewer { first: 2, moves: 2 },
            E::CheckWithoutRoyal,
            E::OneInARow,
            E::NotInARow { key: "key" },
            E::CheckTwice,
            E::ChecksUnsaid,
            E::FirstCheckUnsaid,
            E::MovesAndParts { key: "key" },
            E::NoMateAndParts { key: "moves" },
            E::ThenAndParts { key: "key" },
        ],
    );
}

#[test]
fn problems_of_group_promotion_have_messages() {
    use PromotionProblem as E;
    group(
        "promotion",
        vec![
            E::SeveralPieces { count: 3 },
            E::AsCapturedElsewhere,
            E::NothingToBecome,
            E::ToAndForm { key: "key" },
            E::WordBetween { word: "word".into() },
            E::PieceMissing,
            E::NoPool,
            E::NotInPool { id: "id".into() },
            E::NotACondition { found: "found".into() },
            E::NotANumber { found: "found".into() },
            E::NotAComparison { found: "found".into() },
            E::NeverHolds,
            E::OfTheMover { key: "on" },
            E::ConditionsElsewhere,
            E::KeepsOther,
            E::PoolSometimes { id: "id".into() },
            E::SilentChoice,
            E::NeverFirst { id: "id".into() },
        ],
    );
}

#[test]
fn problems_of_group_castling_have_messages() {
    use CastlingProblem as E;
    group(
        "castling",
        vec![
            E::OwnPartner,
            E::TwoLandings { key: "key" },
            E::NoLanding,
            E::NoRange { least: 2, most: 2 },
            E::SameCell,
            E::LikeSwap,
        ],
    );
}

#[test]
fn problems_of_group_test_have_messages() {
    use TestProblem as E;
    group(
        "test",
        vec![
            E::Missing,
            E::Unknown { word: "word".into() },
            E::WhosePieces,
            E::PieceMissing,
            E::ZoneMissing,
            E::NumberMissing { word: "checks" },
            E::NoneAndNumber,
            E::NothingLeft,
            E::Constant,
            E::TooMuch { word: "word".into() },
            E::TooMany,
            E::NoRoyal { word: "checks".into() },
            E::NoCastling { word: "castled".into() },
            E::NoPass { word: "passes".into() },
            E::SizeMissing,
            E::SizeTooSmall,
            E::DirectionsMissing,
            E::SecondZoneMissing,
            E::NotOfTheBoard { word: "word".into() },
            E::ForbiddenLater,
            E::ForbiddenInParts,
        ],
    );
}

#[test]
fn problems_of_group_capture_have_messages() {
    use CaptureProblem as E;
    let id = || "king".into();
    group(
        "capture",
        vec![
            E::NothingToSpare,
            E::NothingPerishes,
            E::RemainsNotBlocker,
            E::RoyalCaptures { id: id() },
            E::RoyalNotSpared { id: id() },
            E::CannotFlip { id: id() },
            E::BarredRoyal { id: "id".into() },
            E::BarredAlways,
            E::TwoSets { these: "key", all_but: "key" },
            E::FlipsInSpace,
            E::BlastWith { key: "facing" },
        ],
    );
}

#[test]
fn problems_of_group_endings_have_messages() {
    use EndingsProblem as E;
    group(
        "endings",
        vec![
            E::RepetitionOfOne,
            E::PerpetualUnseen,
            E::LoserUnseen,
            E::DeadWithHands,
            E::DeadWithoutRoyal,
            E::ChaseUnseen,
            E::CheckmateWithoutRoyal,
            E::FacingUnsaid,
            E::FacingUncounted,
            E::PointsMissing,
            E::PointsUnused,
            E::GroupForm,
            E::GroupEmpty,
            E::GroupTooLarge { count: 3 },
        ],
    );
}

#[test]
fn problems_of_group_placement_have_messages() {
    use PlacementProblem as E;
    group(
        "placement",
        vec![
            E::NoStart,
            E::NameTaken { name: "name".into() },
            E::Empty,
            E::OfBase,
            E::RightsOfBase,
            E::TurnedApart,
            E::NotKept { found: "king on rook".into() },
            E::KeptTwice { id: "rook".into() },
            E::RankCount { expected: 3, found: 4 },
            E::LevelCount { rank: 3, expected: 4, found: 5 },
            E::CellCount { row: row(), expected: 4, found: 5 },
            E::EmptyCells { found: "found".into() },
            E::BraceOpen,
            E::PlusInBraces { token: "{+n}".into() },
            E::NoNeutral { token: "token".into() },
            E::NoPiece { token: "token".into() },
            E::BracesMissing { token: "token".into() },
        ],
    );
}

#[test]
fn problems_of_group_example_have_messages() {
    use ExampleProblem as E;
    group("example", vec![E::TitleTaken { title: "title".into() }, E::NoStep]);
}

#[test]
fn problems_of_group_guide_have_messages() {
    use GuideProblem as E;
    group(
        "guide",
        vec![
            E::NoTask { key: "key" },
            E::NoHeading { heading: "heading".into() },
            E::NoGoalWord { word: "word".into() },
            E::GoalEmpty,
            E::PieceMissing { word: "word" },
            E::CellMissing { word: "word" },
            E::ReasonMissing,
            E::TurnMissing,
            E::NotAReason { found: "found".into(), reasons: names() },
            E::AndExpected { found: "found".into() },
        ],
    );
}

#[test]
fn problems_of_group_sense_have_messages() {
    use SenseProblem as E;
    group(
        "sense",
        vec![
            E::NoWin,
            E::NeverMet,
            E::MovedAndToMove,
            E::Hidden { earlier: 2 },
            E::CheckUnseen { key: "perpetual-check" },
        ],
    );
}

#[test]
fn oddities_have_messages() {
    use Oddity as E;
    holds(
        E::PREFIX,
        vec![
            E::NobodyHas { id: "id".into() },
            E::NeverMoves { id: "id".into() },
            E::NeverPromotes,
            E::NeverBegins { id: "id".into() },
            E::NeverEnds,
            E::NothingHeld,
            E::AlwaysFrozen { id: "id".into() },
            E::NeverUnmoved { id: "id".into() },
            E::UnmovedUnnamed { id: "id".into() },
            E::CastlingNowhere,
            E::CastlingWithoutRight,
            E::DropNowhere { id: "id".into() },
            E::Endless,
            E::LeadsNowhere,
            E::ActsNowhere,
            E::NobodyPasses,
            E::NoNeutral,
            E::StartOver { winner: None, reason: Reason::Stalemate },
            E::StartOver { winner: Some(Side::White), reason: Reason::Checkmate },
            E::StartWinsGame { turn: "e2e4".into(), reason: Reason::Checkmate },
            E::StartWins { turn: "e2e4".into(), id: "id".into() },
            E::StartLoses { turn: "e2e4".into(), reply: "e7e5".into(), id: "id".into() },
            E::NoEnd { games: 8, turns: 600 },
        ],
    );
}

#[test]
fn advice_has_messages() {
    use Advice as E;
    holds(
        Advice::PREFIX,
        vec![
            E::DidYouMean { word: "word".into() },
            E::Known { known: names() },
            E::KnownOrAdd { known: names(), section: "section" },
            E::AddFirst { section: "section" },
            E::TakeOneOut,
            E::TakeItOut,
            E::NewerVariorum,
            E::WhereBasesAre,
            E::OtherBase,
            E::CheckBase,
            E::UseOrTakeOut,
            E::AtMost { most: 3 },
            E::FileBytes { most: 3 },
            E::IdOrFileName { id: "id".into(), file: "file".into() },
            E::OwnId { id: "id".into() },
            E::IdLetters,
            E::ZoneLetters,
            E::DirectionsLetters,
            E::OwnIdEach,
            E::Brackets,
            E::Quotes,
            E::KeyAndValue,
            E::CloseText,
            E::CloseList,
            E::Commas,
            E::Toml,
            E::AddSection { example: "example", meaning: meaning() },
            E::WriteKey { key: "key", example: "example", meaning: meaning() },
            E::WriteChoice { key: "key", example: "example", meaning: meaning(), choices: names() },
            E::Choices { choices: choices() },
            E::Keys { keys: names() },
            E::KeyElsewhere { key: "key".into(), section: "section".into(), keys: names() },
            E::CheckFix,
            E::TakeOldOut { old: "old".into() },
            E::DoubleBrackets { section: "section" },
            E::Verb { verb: "verb" },
            E::TextInQuotes { key: "key".into() },
            E::NameOne,
            E::NotBlank,
            E::WebAddress,
            E::BoardCells { most: 3 },
            E::LevelLetters,
            E::LevelLettersOrFlat,
            E::FileLetters,
            E::HexagonFiles { least: 6 },
            E::HoleToo { cell: "cell".into() },
            E::SquaresOnly,
            E::TwoLevels,
            E::LevelsInSpace,
            E::RingOfFiles,
            E::EvenFilesThatWrap,
            E::Cells { first: "first".into(), last: "last".into() },
            E::CellsInSpace { first: "first".into(), last: "last".into() },
            E::CellsInOnePart,
            E::ZonePart,
            E::ZoneParts { words: names() },
            E::WriteInstead { text: "text".into() },
            E::WriteEither { one: "one".into(), other: "other".into() },
            E::ForExample { example: "example".into() },
            E::OrBetweenParts { example: "example" },
            E::OrForEither,
            E::SmallerFirst,
            E::LightOrDark,
            E::TopLevelFirst,
            E::Ranks { last: 3 },
            E::Files { letters: "letters".into() },
            E::Levels { levels: "levels".into() },
            E::FlatBoard,
            E::MorePhrases,
            E::FewerDirections,
            E::FewerPhrases,
            E::LargerShape,
            E::StepsBetween,
            E::Lines,
            E::Neighbours,
            E::NoContinuation,
            E::AddShape { words: names() },
            E::OneShape,
            E::Triagonal,
            E::FlatShape,
            E::ShapeInSpace,
            E::ShapeAnywhere,
            E::ShapeNotZero,
            E::OneFilter,
            E::NoLevelWord,
            E::OneContinuation,
            E::OneIsEnough,
            E::RankTotal,
            E::StepContradiction,
            E::PathContradiction { corner: "lame 1:0 > 0:1", back: "lame 1:1 > 1:-1" },
            E::TurnLater,
            E::CornersInSpace,
            E::CornersOfSingleSteps,
            E::CornersOfNeighbours,
            E::CornersNeverReached,
            E::CornersAndRings,
            E::NameAlone,
            E::AndBetweenPaths,
            E::TurningInDirections,
            E::DirectionsContradiction,
            E::MotionAtFront,
            E::NoPathWord,
            E::PathWords { words: names() },
            E::BeginPhrase { words: names() },
            E::PhraseWords { words: names() },
            E::MotionFirst { word: "word".into() },
            E::StepCount,
            E::WhichWay,
            E::RepeatWithLame,
            E::SeveralStepMotions,
            E::LameSteps,
            E::TurningRides,
            E::ConditionOrNoComma { words: names() },
            E::Conditions { words: names() },
            E::CapturesApart,
            E::NeitherForBoth,
            E::OneZone,
            E::NameZone,
            E::CommaOrZoneName,
            E::CommaBetweenConditions,
            E::NothingHidden,
            E::TwoSides,
            E::NoCards,
            E::GrowingRows,
            E::CannotSay,
            E::RoundBoard,
            E::TwoBoards,
            E::NoDice,
            E::Swaps,
            E::Pushes,
            E::Converts,
            E::LeapOrHop,
            E::HopsOver,
            E::Walks,
            E::Planes,
            E::CaptureSeries,
            E::Surrounded,
            E::PathsByAnd,
            E::WritePhrases,
            E::NearestPhrases,
            E::OnlyStepsGoOn,
            E::FurtherPhrase,
            E::EnPassant,
            E::Staying,
            E::GoesOn,
            E::TakesBesides,
            E::CaptureEffects,
            E::NoCheckCondition,
            E::NumberBehindMotion,
            E::WhatFollows,
            E::TurnsInEndings,
            E::RepetitionInEndings,
            E::ZoneBeforeNumber,
            E::TurnsInARow { turns: 3 },
            E::Absorbs,
            E::FlipsWithoutRoyal,
            E::AboveSections { key: "key".into() },
            E::WithoutQuotes { value: "true".into() },
            E::PieceName,
            E::OtherId,
            E::LeftOrRight,
            E::SwapsWith,
            E::EnemyInstead,
            E::OnHexagons,
            E::TakingMoves,
            E::TakingPlaces { words: names() },
            E::SamePrey,
            E::AddPieces,
            E::TokenCapital,
            E::TokenWithoutBraces,
            E::TokenLetters,
            E::OwnToken,
            E::OwnNeutralToken,
            E::MarkLetters,
            E::CharactersRoom { most: 2 },
            E::AddCharacters,
            E::AddBodies,
            E::FlatOnly,
            E::DrawnOn { grounds: ["plain", "lines"].into_iter().collect() },
            E::TwoBanks,
            E::Drawings { drawings: names() },
            E::ReadersFont,
            E::NoCellLeft,
            E::NameOthers,
            E::AnotherPiece,
            E::MakeRoyal,
            E::TraditionBoard { files: 9, ranks: 10 },
            E::AddTradition,
            E::OwnNativeName,
            E::AliasLetters,
            E::OnePieceALetter,
            E::AliasExample { token: "token".into() },
            E::ForeignLetter,
            E::OneGateType,
            E::AddRelay,
            E::PromotesWays,
            E::PromotesDefaults,
            E::JoinedByOr,
            E::ChosenForm,
            E::CompulsoryOrWritten,
            E::ReturnToOwner,
            E::DistantPartner,
            E::AddPool,
            E::AddToPool { id: "id".into() },
            E::Comparison { signs: names() },
            E::TestWords { words: names() },
            E::FurtherEnding,
            E::MateInEndings,
            E::TestsByAnd,
            E::AnyOfThem,
            E::BarOrPrey,
            E::NotYet,
            E::AddBlast,
            E::AddPerish,
            E::AddToSpares { id: "id".into() },
            E::OnCapture,
            E::OnlyMoving,
            E::OtherPartner,
            E::ShiftOrCells,
            E::ShiftRange,
            E::TwoCells,
            E::RepetitionCount,
            E::AddWin,
            E::EndLongGames,
            E::EndRepetitions,
            E::EndQuietTurns,
            E::EndSooner,
            E::NameUnmoved,
            E::ChangeOrTakeOut,
            E::NothingIsLost,
            E::AddPass,
            E::AddFaceToFace,
            E::CountFacing,
            E::AddPoints,
            E::CountPoints,
            E::NobodyIsMated,
            E::RepetitionForLoser,
            E::RepetitionForPerpetual,
            E::Groups,
            E::GroupPiece,
            E::RanksFromTop,
            E::RanksSeparated,
            E::LevelsSeparated,
            E::RowCells,
            E::EmptyCells,
            E::Braces,
            E::AddNeutral,
            E::BracesForToken { token: "token".into() },
            E::NotTheAlias { token: "token".into() },
            E::Tokens { tokens: names() },
            E::AddStart,
            E::OwnStart,
            E::OwnStartWithoutRights,
            E::TakeOutToo { name: "name".into() },
            E::ChangeStart,
            E::ChosenByName,
            E::KeepWords { examples: names() },
            E::KeepOnce,
            E::ChosenByTitle,
            E::AddStep,
            E::SayWhatToSee,
            E::AddTask,
            E::GoalWords { words: names() },
            E::AfterAnd,
        ],
    );
}

#[test]
fn problems_of_translations_have_messages() {
    use TranslationProblem as E;
    holds(
        TranslationProblem::PREFIX,
        vec![
            E::TooLong { bytes: 3, most: 4 },
            E::Toml { detail: "detail".into() },
            E::UnknownKey { section: Heading::of("board"), key: "key".into(), keys: names() },
            E::Count { key: "key", found: 4, expected: 5 },
            E::StepCount { title: "title".into(), found: 4, example: "example".into(), expected: 6 },
            E::TextOfOne { title: "title".into(), example: "example".into() },
            E::TaskOfOne { title: "title".into(), guide: "guide".into() },
            E::NotText { key: "key".into() },
            E::NotList { key: "key" },
            E::EmptyText { key: "key" },
            E::NotTable { key: "key" },
            E::NotTables { key: "key" },
            E::NoPiece { id: "id".into() },
            E::NoTitle,
            E::NoWords { key: "key" },
            E::More,
        ],
    );
}

#[test]
fn parts_of_sentences_have_words() {
    for thing in [Thing::Piece, Thing::Neutral, Thing::Zone, Thing::Directions] {
        let name = || "xyz".into();
        let all = [
            NameProblem::Unknown { thing, name: name() },
            NameProblem::Unused { thing, name: name() },
            NameProblem::Form { thing, name: name() },
        ];
        says("name", all);
        says("value", [ValueProblem::NoText { thing }]);
    }
    use KeyKind as K;
    for wanted in [K::Text, K::Number, K::Flag, K::Texts, K::List, K::Table, K::Tables] {
        use ValueKind as V;
        for found in [V::Text, V::Number, V::Fraction, V::Flag, V::Date, V::List, V::Table] {
            says("value", [ValueProblem::WrongKind { key: "files".into(), wanted, found }]);
        }
    }
    for part in [StepPart::Rank, StepPart::Level, StepPart::Ring, StepPart::Times] {
        says("path", [PathProblem::TwoFilters { part }]);
    }
    for line in [Line::Rank, Line::File, Line::Level] {
        says("zone", [ZoneProblem::NoSuchLine { line, name: "9".into() }, ZoneProblem::LineMissing { line }]);
    }
    for section in ["", "board", "piece", "piece.sign"] {
        says("key", [KeyProblem::Unknown { section: Heading::of(section), key: "xyz".into() }]);
    }
    for level in [None, Some("u".to_owned())] {
        let row = Row { rank: 2, level };
        says("placement", [PlacementProblem::CellCount { row, expected: 8, found: 7 }]);
    }
}

#[test]
fn every_key_and_choice_has_its_meaning() {
    for key in KEYS {
        says("advice", [Advice::AddSection { example: key.example, meaning: KeyMeaning(key) }]);
        if !key.choices.is_empty() {
            says("advice", [Advice::Choices { choices: key.choices.into() }]);
        }
    }
}

#[test]
fn captions_have_messages() {
    let mut samples = vec![
        Caption::Error,
        Caption::Warning,
        Caption::Hint,
        Caption::Help,
        Caption::Here,
        Caption::Place { place: "my-game.toml:1:2".into() },
        Caption::More { file: "my-game.toml".into(), count: 50 },
    ];
    for (errors, warnings) in [(0, 0), (0, 1), (0, 2), (1, 0), (1, 1), (1, 2), (2, 0), (2, 1), (2, 2)] {
        samples.extend([true, false].map(|more| Caption::Summary { errors, warnings, more }));
    }
    holds(Caption::PREFIX, samples);
    let game = || "my-game.toml".to_owned();
    holds(
        CheckNote::PREFIX,
        vec![
            CheckNote::Rewritten,
            CheckNote::NoLanguage { language: 1 },
            CheckNote::LentWeights { base: game() },
            CheckNote::LentNet { base: game() },
            CheckNote::NetLeftOut,
            CheckNote::TablesLeftOut,
            CheckNote::Unplayable,
            CheckNote::Examples,
            CheckNote::Guide,
            CheckNote::GameFaulty { game: game() },
            CheckNote::RefugeLeft,
            CheckNote::Unreadable { detail: "detail".into() },
            CheckNote::FirstFault { path: game(), summary: "1 error".into(), line: 3, fault: "fault".into() },
            CheckNote::FirstFaultOfBase {
                path: game(),
                summary: "1 error".into(),
                line: 3,
                file: "chess.toml".into(),
                fault: "fault".into(),
            },
            CheckNote::NotPlayed { path: game(), fault: "fault".into() },
        ],
    );
}

#[test]
fn changes_of_a_file_have_messages() {
    let (old, new, count) = ("old", "new", 3);
    let changes = vec![
        Change::Renamed { old, new, count },
        Change::Reworded { old, new, count },
        Change::Language { language: 1 },
    ];
    holds(Change::PREFIX, changes);
}

#[test]
fn weights_have_messages() {
    use {ProfileAdvice as A, ProfileProblem as P};
    holds(
        P::PREFIX,
        vec![
            P::TooLong { bytes: 3 },
            P::Unreadable { detail: "detail".into() },
            P::UnknownName { wanted: Wanted::SearchOption, name: "name".into() },
            P::NoPiece { id: "id".into() },
            P::NotATable { name: "name".into() },
            P::NotNumbers { weight: "value" },
            P::NotASwitch { name: "name".into() },
            P::NotANumber { name: "name".into(), least: 1, most: 3 },
            P::Count { weight: "value", found: 2, needed: 1 },
            P::TooLarge { number: 3 },
        ],
    );
    holds(
        A::PREFIX,
        vec![
            A::Bytes { most: 3 },
            A::Tables,
            A::Near { advice: Advice::TakeOneOut },
            A::LeaveOut,
            A::OneNumber { weight: "value", number: 7 },
            A::Several { needed: 3 },
            A::Range { most: 3 },
            A::Switch { name: "name".into() },
            A::Number { name: "name".into(), number: 2 },
        ],
    );
}

#[test]
fn nets_have_messages() {
    holds(
        NetError::PREFIX,
        vec![
            NetError::NotANet,
            NetError::Version { found: 7, known: 2 },
            NetError::OtherGame,
            NetError::OtherRules,
            NetError::Width { found: 3 },
            NetError::Length { found: 3, needed: 4 },
            NetError::Scale { found: 0, most: 3 },
        ],
    );
}

#[test]
fn tables_have_messages() {
    use TableError as E;
    let material = || "K Q / K".to_owned();
    holds(
        E::PREFIX,
        vec![
            E::Parts,
            E::UnknownPiece { word: "X".into() },
            E::NotInHand { word: "[Q]".into() },
            E::NoPosition { position: PositionError::NoHands },
            E::TooManyPieces { pieces: 14, most: 12 },
            E::TooLarge { material: material(), most: 400 },
            E::TooManyMaterials { most: 300 },
            E::DrawsDecided,
            E::TurnsInARow,
            E::Memory { material: material(), needed: 3, allowed: 2 },
            E::TooLong { most: 300 },
            E::Unforeseen { material: material() },
            E::Stopped,
        ],
    );
    holds(
        FormatError::PREFIX,
        vec![
            FormatError::NoTable,
            FormatError::Version { found: 2, read: 1 },
            FormatError::OtherRules,
            FormatError::Incomplete,
            FormatError::Memory { needed: 3, allowed: 2 },
            FormatError::Damaged { at: 42 },
        ],
    );
}

#[test]
fn errors_of_compiling_have_messages() {
    use CompileError as E;
    holds(
        CompileError::PREFIX,
        vec![
            E::TooManyCells { cells: 3, most: 2 },
            E::TooManyPieces { pieces: 3, most: 2 },
            E::TooManyNeutrals { most: 2 },
            E::SeveralRoyal { key: "swap".into() },
            E::RoyalLost { piece: "king".into(), into: "queen".into() },
            E::NoStart,
            E::FaultyStart { start: "Usual".into(), position: PositionError::NoHands },
            E::NothingToShuffle { start: "Usual".into() },
            E::ShuffledUnlike { start: "Usual".into() },
            E::ShuffledUnturned { start: "Usual".into() },
            E::NoArray { start: "Usual".into() },
            E::TooManyToTry { start: "Usual".into(), most: 9 },
            E::CannotKeep { start: "Usual".into(), number: 2 },
            E::TooManyArrays { start: "Usual".into(), most: 9 },
            E::TooMuchWork,
            E::TablesTooLarge { most: 2 },
            E::TreeTooLarge { most: 2 },
            E::TooManyDirections { most: 2 },
            E::TooManyHops { most: 2 },
            E::TooManyCastlings { most: 2 },
            E::TwoCastlings { royal: "e1".into(), partner: "h1".into() },
            E::TwoWays { piece: "pawn".into(), from: "a2".into(), to: "a4".into() },
            E::QuietlyOrPassing { piece: "pawn".into(), from: "a5".into(), to: "b6".into() },
        ],
    );
}

#[test]
fn errors_of_examples_have_messages() {
    use ClaimError as C;
    let title = || "The rook".to_owned();
    let (mate, goes_on) = (End::Ends { reason: Reason::Checkmate }, End::GoesOn);
    let claims = vec![
        C::TooMuchWork,
        C::Turn { turn: turn() },
        C::Ends { claimed: mate, actual: goes_on },
        C::Ends { claimed: goes_on, actual: mate },
        C::NotLegal { text: "e2e5".into(), turn: turn() },
        C::Legal { text: "e2e4".into() },
        C::NoPiece { text: "e3e4".into() },
        C::EmptyCell { cell: "e3".into() },
    ];
    let steps = claims.iter().cloned().map(|claim| ExampleError::Step { title: title(), step: 2, claim });
    let position = ExampleError::Position { title: title(), position: position() };
    holds(ExampleError::PREFIX, steps.chain([position]).collect());
    holds("claim", claims);
}

#[test]
fn errors_of_guides_have_messages() {
    use GuideFault as F;
    let faults = vec![
        F::TooMuchWork,
        F::Position { position: position() },
        F::Over { reason: Reason::Stalemate },
        F::Turn { key: "turn", turn: turn() },
        F::EmptyCell { cell: "e2".into() },
        F::Unsolvable,
        F::Trivial,
        F::Hint { hint: "e2e4".into() },
        F::Several { count: 4 },
    ];
    let steps = faults.iter().cloned().map(|fault| GuideError::Step { step: 2, title: "title".into(), fault });
    holds(GuideError::PREFIX, steps.collect());
    holds("fault", faults);
}

#[test]
fn errors_of_replaying_have_messages() {
    holds(
        "replay",
        vec![
            ReplayError::OtherGame { game: "shogi".into() },
            ReplayError::Start { position: position() },
            ReplayError::Turn { number: 3, play: PlayError::Over },
        ],
    );
}

/// The page about records lists every word for the end of a game.
#[test]
fn the_page_about_records_knows_every_ending() {
    let page = std::fs::read_to_string(crate::support::path("docs/records.md")).unwrap();
    let row = page.lines().find(|line| line.starts_with("| `Termination` |")).expect("the tag's row");
    let listed: BTreeSet<&str> = row.split('`').skip(3).step_by(2).collect();
    let ends = Reason::VALUES.iter().map(|&reason| Cause::Rules(reason)).chain(Cause::DECISIONS.iter().copied());
    let words: BTreeSet<String> = ends.map(|cause| Ending { winner: None, cause }.word().to_owned()).collect();
    assert_eq!(listed, words.iter().map(String::as_str).collect());
}

/// The page about writing games lists every drawing.
#[test]
fn the_page_about_games_lists_every_drawing() {
    let read = |path: &str| std::fs::read_to_string(crate::support::path(path)).unwrap();
    let page = read("docs/language.md");
    let list = page.split("\n- Pieces: ").nth(1).and_then(|rest| rest.split("\n\n").next()).expect("the list");
    let listed: BTreeSet<&str> = list.split('`').skip(1).step_by(2).collect();
    let drawings: Value = serde_json::from_str(&read("assets/pieces/drawings.json")).unwrap();
    let names = |group: &str| drawings[group].as_object().unwrap().keys().map(String::as_str).collect::<Vec<_>>();
    assert_eq!(listed, names("pieces").into_iter().chain(names("neutrals")).collect());
}

#[test]
fn the_report_of_an_import_has_messages() {
    let name = || "orda".to_owned();
    holds(
        ImportNote::PREFIX,
        vec![
            ImportNote::Translated { name: name() },
            ImportNote::NotTranslated { name: name() },
            ImportNote::Partial { name: name() },
            ImportNote::Inherited,
            ImportNote::Remark,
            ImportNote::Faulty,
            ImportNote::FirstZone { zone: "first-step-zone".into() },
            ImportNote::Figures { translated: 2, all: 3 },
        ],
    );
    holds(
        Fault::PREFIX,
        vec![
            Fault::FileTooLong { bytes: 4, most: 3 },
            Fault::TooManyVariants { most: 3 },
            Fault::LineTooLong { most: 3 },
            Fault::NoOption,
            Fault::NoSection,
            Fault::BracketOpen,
            Fault::NameMissing,
            Fault::NameTaken { name: name() },
            Fault::NoBase { base: name() },
        ],
    );
    holds(
        Remark::PREFIX,
        vec![
            Remark::RandomStart,
            Remark::OffTheBoard { places: "*9 *10".into(), files: 3, ranks: 4 },
            Remark::Counting,
            Remark::Chasing,
            Remark::Repetition,
            Remark::ToAndFro,
            Remark::Split { letter: 'P', token: "Pb".into() },
        ],
    );
}

#[test]
fn gaps_of_an_import_have_messages() {
    use {BetzaGap as B, Gap as G};
    let betza = vec![
        B::TooLong { most: 3 },
        B::NotAnAtom,
        B::NotAModifier,
        B::AtomMissing,
        B::NoDirection,
        B::TurnsBack,
        B::ExactWalk { steps: 2, walk: "KaK".into() },
        B::CapturesOnTheWay,
        B::SecondStep,
        B::HopsOnTheWay,
        B::PassingOnTheWay,
        B::Mixed,
        B::PathTooLong { most: 3 },
        B::TooManyPaths { most: 3 },
        B::Passes,
        B::ObliqueTurn,
        B::RangeAlone,
        B::Bracket,
        B::Repeats,
        B::Tame,
        B::OwnCapture,
        B::Unloads,
        B::Lends,
        B::RoyalOnly,
        B::Skips,
        B::ShortHop,
        B::HoppingLeap,
        B::PassingLeap,
        B::Castling,
        B::Round,
    ];
    let moves =
        betza.iter().cloned().map(|betza| G::Moves { moves: "NgQ".into(), part: "gQ".into(), character: 2, betza });
    let others = [
        G::NoWord,
        G::UnknownOption,
        G::MisspeltOption { advice: Advice::DidYouMean { word: "pieceDrops".into() } },
        G::PieceLetter { value: "1:N".into() },
        G::PieceMoves { value: "aa:".into(), letter: 'a', character: 2 },
        G::BadValue { value: "maybe".into() },
        G::Line { variants: Fault::NoOption },
        G::OffTheBoard { places: "e9 q4".into(), files: 3, ranks: 4 },
        G::BoardTooLarge { files: 3, ranks: 4 },
        G::Start { position: position() },
        G::SeveralRoyal,
        G::RoyalValue,
        G::HandCounts,
        G::ChecksDiffer,
    ];
    holds(Gap::PREFIX, moves.chain(others).collect());
    holds(BetzaGap::PREFIX, betza);
}

#[test]
fn the_report_of_an_export_has_messages() {
    use variorum_exporting::{Gap, Remark};
    let key = || "[[influence]]".to_owned();
    holds(
        Gap::PREFIX,
        vec![
            Gap::Moves { piece: "lion".into(), phrase: "step orthogonal, then on".into() },
            Gap::Piece { piece: "lion".into(), key: "returns".into() },
            Gap::Rule { key: key() },
            Gap::Board,
            Gap::TooManyPieces,
        ],
    );
    holds(Remark::PREFIX, vec![Remark::Ending { key: key() }, Remark::Extra { key: key() }]);
}

#[test]
fn stipulations_and_problems_have_messages() {
    use {StipulationFault as F, Unverified as U};
    let text = || "text".to_owned();
    holds(
        F::PREFIX,
        vec![
            F::TooLong { most: 3 },
            F::Unreadable { text: text() },
            F::NoTurns,
            F::TooManyTurns { most: 3 },
            F::HalfTurn,
            F::HelpSelfTooShort,
            F::NoSeries,
            F::TurnsInARow,
            F::NoCell { cell: text() },
            F::NoPiece { piece: text() },
            F::NoReason { reason: text() },
            F::NoRoyal,
            F::Over,
            F::WrongSide,
        ],
    );
    holds(
        U::PREFIX,
        vec![
            U::NoProblem { detail: text() },
            U::NoGame { detail: text() },
            U::Position { position: position() },
            U::Stipulation { stipulation: StipulationFaults(vec![F::NoTurns, F::HalfTurn]) },
            U::Early,
            U::Nothing,
            U::Count { expected: 3, found: 4 },
            U::Missing { missing: text() },
            U::Unexpected { unexpected: text() },
            U::Differ { missing: text(), unexpected: text() },
        ],
    );
}

#[test]
fn faults_of_puzzles_have_messages() {
    use PuzzleFault as F;
    let text = || "text".to_owned();
    holds(
        F::PREFIX,
        vec![
            F::NoPuzzle { detail: text() },
            F::Position { position: position() },
            F::Over,
            F::Stipulation { stipulation: text(), most: 3 },
            F::Id { id: text(), expected: "other".to_owned() },
            F::Length { found: 2, expected: 3 },
            F::Turn { number: 2, turn: TurnError::Illegal { turn: text() } },
            F::EndsEarly { number: 2 },
            F::NotWon,
            F::Lost,
            F::Theme { theme: text() },
            F::Rating { rating: 1, least: 2, most: 3 },
            F::Twice { line: 3 },
        ],
    );
    holds(
        Unconfirmed::PREFIX,
        vec![
            Unconfirmed::Unreached { number: 3 },
            Unconfirmed::Other { number: 3, turn: text() },
            Unconfirmed::Sooner { number: 3 },
            Unconfirmed::Themes { themes: text() },
            Unconfirmed::Early,
        ],
    );
}
