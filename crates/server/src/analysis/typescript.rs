//! The TypeScript of the shapes, and the test that keeps the site's copy true.

use std::path::Path;

use ts_rs::{Config, TS};

use super::{dto, setup};
use crate::records;

/// Where it lies.
const FILE: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/api/generated/analysis.ts");

const HEAD: &str = "\
// The shapes of the interface for analysis boards and editors (docs/analysis.md), made from crates/server/src/analysis. Do not edit:
// UPDATE_EXPECT=1 cargo test -p variorum-server --lib analysis
import type { Both, FirstChoice, Outcome, Piece, Side, Stock } from './wire';
";

fn add<T: TS>(text: &mut String, config: &Config) {
    let docs = T::docs().unwrap_or_default();
    text.push_str(&format!("\n{docs}export {}\n", T::decl(config)));
}

macro_rules! all {
    ($($shape:ty),+ $(,)?) => {{
        let config = Config::new().with_large_int("number");
        let mut text = HEAD.to_owned();
        $(add::<$shape>(&mut text, &config);)+
        text
    }};
}

fn typescript() -> String {
    all!(
        dto::Place,
        dto::LineWish,
        dto::SecondWish,
        dto::AnalysisWish,
        dto::ShownTurn,
        dto::PositionView,
        dto::OpenPosition,
        dto::LineFault,
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
        records::RecordFault,
        records::RecordGame,
        records::RecordGames,
    )
}

#[test]
fn the_sites_types_are_those_of_the_server() {
    let (file, wanted) = (Path::new(FILE), typescript());
    if std::env::var_os("UPDATE_EXPECT").is_some() {
        std::fs::create_dir_all(file.parent().unwrap()).unwrap();
        std::fs::write(file, &wanted).unwrap();
    }
    let found = std::fs::read_to_string(file).unwrap_or_default();
    assert_eq!(found, wanted, "run UPDATE_EXPECT=1 cargo test -p variorum-server --lib analysis");
}
