//! Nothing that a file says makes the importer panic.

use proptest::prelude::*;
use variorum_betza as betza;
use variorum_betza::phrases::{First, Passing, Place, phrases};
use variorum_importing::import;

const OPTIONS: &[&str] = &[
    "maxFile",
    "maxRank",
    "startFen",
    "king",
    "pawn",
    "rook",
    "soldier",
    "customPiece1",
    "customPiece2",
    "mobilityRegionWhiteKing",
    "promotionRegionWhite",
    "promotionRegionBlack",
    "promotionPieceTypes",
    "promotionPawnTypes",
    "promotedPieceType",
    "promotionLimit",
    "pieceDrops",
    "capturesToHand",
    "dropLoop",
    "pieceDemotion",
    "doubleStepRegionWhite",
    "enPassantRegion",
    "castlingRank",
    "castlingKingsideFile",
    "castlingQueensideFile",
    "castlingRookQueensideFile",
    "castlingKingPiece",
    "flagRegion",
    "flagPiece",
    "flagPieceCount",
    "extinctionValue",
    "extinctionPieceTypes",
    "extinctionPieceCount",
    "extinctionPseudoRoyal",
    "blastOnCapture",
    "wallingRule",
    "countingRule",
    "chasingRule",
    "soldierPromotionRank",
    "immobilityIllegal",
    "checkCounting",
    "dropNoDoubled",
    "chess960",
];

const VALUES: &[&str] = &[
    "-",
    "*",
    "0",
    "1",
    "255",
    "256",
    "99999",
    "true",
    "false",
    "win",
    "loss",
    "k",
    "p",
    "pq",
    "p:q k:p",
    "q:1 p:255",
    "*8",
    "*1 *2",
    "a1 h8",
    "z99",
    "k:fmWfceFifmnD",
    "n:",
    "n:gQlW",
    "rnbqkbnr/8/8/8/8/8/8/RNBQKBNR[PPpp] w KQkq - 3+3 0 1",
    "k6K w HAha",
    "////",
    "+p~/*",
    "99999999999",
    "duck",
    "axf",
    "é",
    "",
];

fn line() -> impl Strategy<Value = String> {
    let known = (prop::sample::select(OPTIONS), prop::sample::select(VALUES))
        .prop_map(|(option, value)| format!("{option} = {value}"));
    let heading = prop::sample::select(
        &["[a:chess]", "[b:a]", "[c:crazyhouse]", "[d]", "[e:xiangqi]", "[f:minishogi]", "[", "[:]"][..],
    );
    prop_oneof![6 => known, 2 => heading.prop_map(str::to_owned), 1 => "\\PC{0,20}"]
}

proptest! {
    #[test]
    fn any_file_is_read(lines in prop::collection::vec(line(), 0..30)) {
        let imported = import(&lines.join("\n")).unwrap();
        for game in imported.games.into_iter().filter_map(|game| game.text) {
            let _ = variorum_gamedef::load(&game, "nonsense");
        }
    }

    #[test]
    fn any_moves_are_read(text in "[fbrlvshmcnpgiayzqeWFDNAHCZGKQRB0-9]{0,30}|\\[[fbrlvsmcpKWFNR?-]{0,30}\\]|\\PC{0,30}", reach in 1..20_u8) {
        let place = Place { first: First::Always, passing: Passing::Always, spared: Vec::new() };
        let _ = betza::read_within(&text, reach).map(|moves| phrases(&moves, &place));
    }
}

/// Paths that all end at the last leg, because it leads over the edge, are given up before they take long.
#[test]
fn paths_without_end_are_given_up() {
    let text = format!("[K-{}H]", "fsfbsbK-".repeat(12));
    let faulty = betza::read_within(&text, 1).unwrap_err();
    assert!(matches!(faulty[0].gap, variorum_betza::BetzaGap::TooManyPaths { .. }), "{faulty:?}");
}
