//! The TypeScript of all shapes, and the test that keeps the site's copy true.

use crate::golden_files::{must_hold, typescript};
use crate::learn::{lesson, pieces, reach};
use crate::{dto, error, opponent, wire};

/// Where it lies.
const FILE: &str = "../../web/src/api/generated/wire.ts";

const HEAD: &str = "\
// The shapes of the server's interface (docs/server.md), made from crates/server/src/{wire,dto}. Do not edit:
// UPDATE_EXPECT=1 cargo test -p variorum-server --lib wire
";

fn shapes() -> String {
    let version = wire::VERSION;
    typescript!(
        format!("{HEAD}\n/** The version of the socket's protocol. */\nexport const VERSION = {version};\n");
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
        wire::SeatWish,
        wire::NewSession,
        wire::Join,
        wire::OfferStep,
        wire::Act,
        wire::ClientMessage,
        wire::Challenge,
        wire::ColourOffer,
        wire::ServerMessage,
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
        wire::EndLogin,
        wire::ReportReason,
        wire::SpokenLine,
        wire::NewReport,
        wire::Received,
        wire::NewBlock,
        wire::Blocked,
        dto::Piece,
        dto::Stock,
        dto::Both<ts_rs::Dummy>,
        dto::TurnRecord,
        crate::way::Way,
        dto::LastTurn,
        dto::Duty,
        dto::FirstChoice,
        dto::Change,
        dto::SecondChoice,
        dto::Outcome,
        dto::Sign,
        dto::Glyph,
        dto::GameSummary,
        dto::CellInfo,
        dto::Kind,
        dto::NeutralKind,
        dto::Ruling,
        dto::StartPosition,
        crate::analysis::SetupFields,
        dto::GameDetail,
        opponent::Level,
        lesson::Lesson,
        lesson::LessonExample,
        lesson::LessonStep,
        lesson::Shown,
        pieces::PieceOverview,
        pieces::InGame,
        reach::Goals,
        reach::Reach,
    )
}

#[test]
fn the_sites_types_are_those_of_the_server() {
    must_hold(FILE, &shapes(), "wire");
}
