//! Endings by pieces that stand together: rows, lines, squares, groups.

use std::sync::Arc;

use variorum_rules::{Outcome, Position, Reason, Rules, Side};

/// A game without kings on this board, which ends as the test says.
fn game(board: &str, when: &str, result: &str) -> Arc<Rules> {
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\n{board}\n[zones]\nnear = 'rank 1'\nfar = 'rank 4'\n\
        [[piece]]\nid = 'stone'\nname = 'Stone'\ntoken = 'S'\nmoves = ['slide orthogonal, moving']\n\
        [[piece]]\nid = 'rod'\nname = 'Rod'\ntoken = 'R'\nmoves = ['slide diagonal, moving']\n\
        [endings]\nstalemate = 'draw'\nrepetition = 0\nperpetual-check = 'draw'\n[[ending]]\nwhen = '{when}'\nresult = '{result}'\n\
        [[start]]\nname = 'Usual'\nposition = '{} w - - 0 1'\n",
        if board.contains("levels") { "4,4/4,4/4,4/4,4" } else { "4/4/4/4" }
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

const FLAT: &str = "files = 4\nranks = 4";

/// Who has won on this board, of the player who has just moved (White) and the other.
#[track_caller]
fn winner(board: &str, when: &str, result: &str, placement: &str) -> Option<Side> {
    let rules = game(board, when, result);
    let text = format!("{placement} b - - 0 1");
    let position = Position::parse(&rules, &text).unwrap_or_else(|errors| panic!("{text}: {errors}"));
    let outcome = position.special_end()?;
    assert_eq!(outcome, Outcome { winner: outcome.winner, reason: Reason::Connection });
    assert!(position.turns().is_empty());
    outcome.winner
}

#[track_caller]
fn holds(when: &str, placement: &str) -> bool {
    winner(FLAT, when, "wins", placement) == Some(Side::White)
}

#[test]
fn rows_are_side_by_side_along_their_lines() {
    assert!(holds("row of 3 own stone", "4/4/4/SSS1"));
    assert!(holds("row of 3 own stone", "S3/1S2/2S1/4"));
    assert!(!holds("row of 3 own stone along orthogonal", "S3/1S2/2S1/4"));
    assert!(!holds("row of 3 own stone along diagonal", "4/4/4/SSS1"));
    assert!(holds("row of 3 own stone along lengthwise orthogonal", "4/S3/S3/S3"));
    assert!(!holds("row of 3 own stone along lengthwise orthogonal", "4/4/4/SSS1"));
    assert!(!holds("row of 3 own stone", "4/4/4/SS1S"));
    assert!(!holds("row of 3 own stone", "4/4/4/SSR1"));
    assert!(holds("row of 3 own stone or rod", "4/4/4/SSR1"));
    assert!(holds("row of 3 own piece", "4/4/4/SSR1"));
    assert!(!holds("row of 3 own piece but rod", "4/4/4/SSR1"));
    assert!(!holds("row of 3 own piece", "4/4/4/SsS1"));
}

#[test]
fn whoever_moved_comes_first_and_the_other_side_can_be_meant() {
    assert_eq!(winner(FLAT, "row of 3 own stone", "wins", "sss1/4/4/SSS1"), Some(Side::White));
    assert_eq!(winner(FLAT, "row of 3 own stone", "wins", "sss1/4/4/SS2"), Some(Side::Black));
    assert_eq!(winner(FLAT, "row of 3 own stone", "loses", "sss1/4/4/SS2"), Some(Side::White));
    assert_eq!(winner(FLAT, "row of 3 enemy stone", "wins", "sss1/4/4/SS2"), Some(Side::White));
}

#[test]
fn lines_have_gaps_and_squares_have_none() {
    assert!(holds("line of 3 own stone", "4/4/4/SS1S"));
    assert!(holds("line of 3 own stone", "4/4/4/SsSS"));
    assert!(holds("line of 3 own stone", "S3/1S2/4/3S"));
    assert!(!holds("line of 3 own stone along orthogonal", "S3/1S2/4/3S"));
    assert!(!holds("line of 3 own stone", "4/4/S3/1S1S"));
    assert!(holds("square of 2 own stone", "4/1SS1/1SS1/4"));
    assert!(!holds("square of 2 own stone", "4/1SR1/1SS1/4"));
    assert!(!holds("square of 2 own stone", "4/4/SS2/4"));
}

#[test]
fn groups_are_connected() {
    assert!(holds("group of 4 own stone", "4/S3/1SS1/3S"));
    assert!(!holds("group of 4 own stone along orthogonal", "4/S3/1SS1/3S"));
    assert!(!holds("group of 4 own stone", "4/S3/1S2/3S"));
    assert!(holds("own stone connected", "4/S3/1SS1/3S"));
    assert!(!holds("own stone connected", "4/S3/1S2/3S"));
    assert!(!holds("own stone connected", "4/4/4/4"));
    assert!(holds("own stone connected", "3r/R3/1S2/4"));
    assert!(holds("own piece joins near with far along orthogonal", "S3/SR2/1S2/1S2"));
    assert!(!holds("own piece joins near with far along orthogonal", "S3/1R2/1S2/1S2"));
    assert!(holds("own piece joins near with far", "S3/1R2/1S2/1S2"));
    assert!(!holds("own piece joins near with far", "S3/1s2/1S2/1S2"));
    assert!(holds("own piece joins file a with cells d4 d1", "4/4/4/SSSS"));
}

/// A row goes on round a cylinder, and up and down in space.
#[test]
fn rows_follow_the_board() {
    let round = "files = 4\nranks = 4\nwraps = true";
    assert_eq!(winner(round, "row of 3 own stone", "wins", "4/4/4/S1SS"), Some(Side::White));
    assert_eq!(winner(FLAT, "row of 3 own stone", "wins", "4/4/4/S1SS"), None);
    assert_eq!(winner(round, "row of 5 own stone", "wins", "4/4/4/SSSS"), None);
    assert_eq!(winner(round, "line of 4 own stone", "wins", "4/4/4/SSSS"), Some(Side::White));
    let space = "files = 4\nranks = 4\nlevels = 'ab'";
    assert_eq!(winner(space, "row of 2 own stone", "wins", "4,4/4,4/S3,4/4,1S2"), Some(Side::White));
    assert_eq!(winner(space, "row of 2 own stone along orthogonal and diagonal", "wins", "4,4/4,4/S3,4/4,1S2"), None);
}

/// A turn that would make such a formation can be forbidden.
#[test]
fn formations_can_be_forbidden() {
    let rules = game(FLAT, "row of 3 own stone", "forbidden");
    let position = Position::parse(&rules, "4/2S1/4/SS2 w - - 0 1").unwrap();
    let turns = position.turn_texts();
    assert!(turns.contains(&"c3c2".to_owned()) && !turns.contains(&"c3c1".to_owned()), "{turns:?}");
}
