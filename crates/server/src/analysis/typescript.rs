//! The TypeScript of the shapes, and the test that keeps the site's copy true.

use super::{dto, setup};
use crate::golden_files::{must_hold, typescript};
use crate::records;

/// Where it lies.
const FILE: &str = "../../web/src/api/generated/analysis.ts";

const HEAD: &str = "\
// The shapes of the interface for analysis boards and editors (docs/analysis.md), made from crates/server/src/analysis. Do not edit:
// UPDATE_EXPECT=1 cargo test -p variorum-server --lib analysis
import type { Both, FirstChoice, Outcome, Piece, Side, Stock } from './wire';
";

fn shapes() -> String {
    typescript!(
        HEAD;
        dto::Place,
        dto::LineWish,
        dto::SecondWish,
        dto::AnalysisWish,
        dto::ShownTurn,
        dto::PositionView,
        dto::OpenPosition,
        crate::language::Problem,
        dto::LineError,
        dto::LineView,
        dto::Score,
        dto::Bound,
        dto::EngineLine,
        dto::Report,
        dto::Queued,
        dto::Reason,
        dto::End,
        setup::Put,
        setup::Count,
        setup::Pair<ts_rs::Dummy>,
        setup::Passing,
        setup::Ko,
        setup::Setup,
        setup::SetupWish,
        setup::Checked,
        records::RecordText,
        records::RecordTag,
        records::RecordNode,
        records::RecordError,
        records::RecordGame,
        records::Omitted,
        records::RecordGames,
    )
}

#[test]
fn the_sites_types_are_those_of_the_server() {
    must_hold(FILE, &shapes(), "analysis");
}
