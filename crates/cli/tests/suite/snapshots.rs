//! Complete outputs for users: boards and explanations.

use crate::support::output;
use insta::assert_snapshot;

#[test]
fn a_flat_board() {
    assert_snapshot!(output(&["show", "chess", "--position", "r3k2r/8/8/8/8/8/4q3/R3K2R w KQkq - 0 1"]));
}

#[test]
fn a_flat_board_with_hands_and_promoted_pieces() {
    let position = "l6nl/5+P1gk/2np1S3/p1p4Pp/3P2Sp1/1PPb2P1P/P5GS1/R8/LN4bKL[RGgsnppp] w - - 0 1";
    assert_snapshot!(output(&["show", "shogi", "--position", position]));
}

#[test]
fn a_flat_board_with_neutral_pieces() {
    assert_snapshot!(output(&["show", "stones-and-relays", "--from", "black"]));
}

#[test]
fn a_board_in_space() {
    assert_snapshot!(output(&["show", "stockgi", "--width", "80"]));
}

#[test]
fn a_board_in_space_with_long_signs() {
    assert_snapshot!(output(&["show", "blocschach", "--width", "100"]));
}

#[test]
fn a_board_in_space_from_the_other_side() {
    assert_snapshot!(output(&["show", "raumschach", "--width", "80", "--from", "black"]));
}

#[test]
fn a_reach_in_space() {
    assert_snapshot!(output(&["reach", "raumschach", "P", "bc2"]));
}

/// An explanation without the rulings and the sources, which are texts of the game file.
fn explained(game: &str) -> String {
    without(&without(&output(&["explain", game]), "# Rulings"), "# Sources")
}

/// A text without the section of this heading.
fn without(text: &str, heading: &str) -> String {
    let (before, rest) = text.split_once(&format!("\n{heading}\n")).unwrap_or((text, ""));
    let after = rest.find("\n# ").map_or("", |at| &rest[at..]);
    format!("{before}{after}")
}

#[test]
fn chess_explained() {
    assert_snapshot!(explained("chess"));
}

#[test]
fn chess_explained_in_german() {
    assert_snapshot!(output(&["explain", "chess", "--language", "de"]));
}

#[test]
fn chess_explained_in_french() {
    assert_snapshot!(output(&["explain", "chess", "--language", "fr"]));
}

#[test]
fn zones_hops_and_facing_explained() {
    assert_snapshot!(explained("xiangqi"));
}

#[test]
fn promotions_and_hands_explained() {
    assert_snapshot!(explained("shogi"));
}

#[test]
fn neutral_pieces_explained() {
    assert_snapshot!(explained("stones-and-relays-tunnel"));
}

#[test]
fn rings_refuge_and_lost_pieces_explained() {
    assert_snapshot!(explained("stock-taijitu"));
}

#[test]
fn freezing_marriage_and_conditions_explained() {
    assert_snapshot!(explained("blocschach"));
}
