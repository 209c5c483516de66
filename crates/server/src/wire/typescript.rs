//! The wire format as TypeScript, and the test that keeps the site's copy up to date.

use expect_test::expect_file;
use ts_rs::{Config, TS};

use crate::openapi::values::{ending_words, theme_words};
use crate::{error, language, opponent, wire};

/// Types as TypeScript, each exported and with its comments.
macro_rules! typescript {
    ($head:expr; $($shape:ty),+ $(,)?) => {{
        let mut text = String::from($head);
        $(declare::<$shape>(&mut text);)+
        text
    }};
}

/// Adds a type.
fn declare<T: TS>(text: &mut String) {
    let docs = T::docs().unwrap_or_default();
    text.push_str(&format!("\n{docs}export {}\n", T::decl(&Config::new().with_large_int("number"))));
}

const HEAD: &str = "\
// The shapes of the server's interface (docs/server.md), made from crates/server/src/wire. Do not edit:
// UPDATE_EXPECT=1 cargo test -p variorum-server --lib wire
";

fn shapes() -> String {
    let version = wire::VERSION;
    let endings = ending_words().map(|word| format!(" | '{word}'")).collect::<String>();
    typescript!(
        format!(
            "{HEAD}\n/** The version of the socket's protocol. */\nexport const VERSION = {version};\n
    /** Why a game ended. */\nexport type EndingWord ={endings};\n"
        );
        error::Code,
        error::Failure,
        wire::Side,
        wire::Phase,
        wire::SeatKind,
        wire::Seat,
        wire::Control,
        wire::Clock,
        wire::Offers,
        wire::Board,
        wire::Notice,
        wire::State,
        wire::Presence,
        wire::Room,
        wire::ChatLine,
        wire::Links,
        wire::You,
        wire::View,
        wire::SessionSummary,
        wire::SeatRequest,
        wire::NewSession,
        wire::Join,
        wire::OfferStep,
        wire::Act,
        wire::ClientMessage,
        wire::ShownGame,
        wire::Challenge,
        wire::ColourOffer,
        wire::ServerMessage,
        language::Problem,
        wire::CreatedSession,
        wire::Bulletin,
        wire::Credentials,
        wire::NewPassword,
        wire::Goodbye,
        wire::LogOut,
        wire::Me,
        wire::Person,
        wire::PlayerPage,
        wire::GamesPage,
        wire::Standing,
        wire::RatingChange,
        wire::Logins,
        wire::LoginSummary,
        wire::PasswordChange,
        wire::MadeRecoveryCodes,
        wire::RecoveryCodes,
        wire::EndLogin,
        wire::ReportReason,
        wire::SpokenLine,
        wire::NewReport,
        wire::Received,
        wire::NewBlock,
        wire::Blocked,
        wire::Piece,
        wire::Stock,
        wire::Both<ts_rs::Dummy>,
        wire::TurnPart,
        wire::San,
        wire::CapturedPiece,
        wire::WrittenTurn,
        wire::TurnRecord,
        wire::Way,
        wire::LastTurn,
        wire::Duty,
        wire::FirstKind,
        wire::FirstChoice,
        wire::Change,
        wire::SecondKind,
        wire::SecondChoice,
        wire::Outcome,
        wire::TurnCount,
        wire::TurnsInRow,
        wire::Characters,
        wire::Sign,
        wire::Ground,
        wire::Coordinates,
        wire::Bodies,
        wire::SideNames,
        wire::Style,
        wire::Frame,
        wire::MoveDiagram,
        wire::Travel,
        wire::DiagramMark,
        wire::PlainSign,
        wire::Difficulty,
        wire::GameSummary,
        wire::Grid,
        wire::CellInfo,
        wire::Kind,
        wire::NeutralKind,
        wire::Ruling,
        wire::StartPosition,
        wire::SetupFields,
        wire::GameDetail,
        opponent::Level,
        wire::Lesson,
        wire::GameEndings,
        wire::GameEnding,
        wire::LongestEnding,
        wire::LessonExample,
        wire::Source,
        wire::LessonTurn,
        wire::LessonStep,
        wire::Shown,
        wire::PieceOverview,
        wire::InGame,
        wire::Goals,
        wire::Reach,
        wire::Attacks,
        wire::Attacker,
    )
}

#[test]
fn the_sites_types_are_up_to_date() {
    expect_file!["../../../../web/src/api/generated/wire.ts"].assert_eq(&shapes());
}

const HEAD_OF_ANALYSIS: &str = "\
// The shapes of the interface for analysis boards and editors (docs/analysis.md), made from crates/server/src/wire. Do not edit:
// UPDATE_EXPECT=1 cargo test -p variorum-server --lib wire
import type { Both, CapturedPiece, FirstChoice, Outcome, Piece, Problem, San, Shown, Side, Stock, TurnCount, TurnPart, TurnsInRow, Way } from './wire';
";

fn shapes_of_analysis() -> String {
    let themes = theme_words().map(|word| format!(" | '{word}'")).collect::<String>();
    typescript!(
        format!("{HEAD_OF_ANALYSIS}\n/** What a puzzle is about. */\nexport type PuzzleTheme ={themes};\n");
        wire::Place,
        wire::LineRequest,
        wire::SecondPartRequest,
        wire::RefusalRequest,
        wire::Refusal,
        wire::RefusalCause,
        wire::AskRequest,
        wire::Deed,
        wire::AskAnswer,
        wire::EffectsRequest,
        wire::Effects,
        wire::TurnEffect,
        wire::AnalysisRequest,
        wire::ShownTurn,
        wire::Threats,
        wire::Threat,
        wire::Exact,
        wire::ExactResult,
        wire::ExactTurn,
        wire::ExactSecond,
        wire::Hint,
        wire::PositionView,
        wire::OpenPosition,
        wire::Guide,
        wire::GuideStep,
        wire::GuideTask,
        wire::GuideTurn,
        wire::GuideVerdict,
        wire::Puzzle,
        wire::PuzzleAim,
        wire::PuzzleOutcome,
        wire::PuzzleHelp,
        wire::PuzzleAttempt,
        wire::PuzzleRated,
        wire::PuzzleSource,
        wire::PuzzleAnswer,
        wire::PuzzleStanding,
        wire::PuzzleThemeCount,
        wire::PuzzlesOfGame,
        wire::PuzzleStreak,
        wire::Puzzles,
        wire::LineError,
        wire::LineView,
        wire::Score,
        wire::Bound,
        wire::EngineLine,
        wire::Report,
        wire::Queued,
        wire::Reason,
        wire::End,
        wire::Pair<ts_rs::Dummy>,
        wire::Passing,
        wire::Ko,
        wire::SetupCount,
        wire::Setup,
        wire::SetupRequest,
        wire::Checked,
        wire::RecordText,
        wire::RecordTag,
        wire::RecordNode,
        wire::RecordError,
        wire::RecordGame,
        wire::Omitted,
        wire::RecordGames,
    )
}

#[test]
fn the_sites_types_for_analysis_are_up_to_date() {
    expect_file!["../../../../web/src/api/generated/analysis.ts"].assert_eq(&shapes_of_analysis());
}
