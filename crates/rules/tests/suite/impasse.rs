//! The ending by points of royal pieces that have entered a zone (`impasse`), as shogi uses it.
//!
//! The rule: FESA, *Rules of Shogi*, 5.3 (27-point declaration system), which is that of the CSA protocol; on
//! `lishogi.org/explanation/impasse` it applies without a declaration, as here. The 24-point form: 31 points win, 24 to 30 draw.

use crate::board::*;
use variorum_rules::{Outcome, Position, Reason, Rules, Side, tactics};

/// Ten pieces beside the king in White's zone; the hand decides.
const INSIDE: &str = "Kc9 Gd9 Ge9 +Pf9 +Pg9 +Ph9 +Pb8 +Pc8 +Pd8 +Pe8 +Pf8 ke2";

#[test]
fn the_first_player_needs_28_points_and_the_second_27() {
    // 10 on the board, 15 for three big pieces, and small ones.
    ends(&place("shogi", INSIDE, "[2RB3S] w"), Some(Side::White), Reason::Impasse);
    goes_on(&place("shogi", INSIDE, "[2RB2S] w"));
    // The same for Black, upside down.
    let black = "kg1 gf1 ge1 +pd1 +pc1 +pb1 +ph2 +pg2 +pf2 +pe2 +pd2 Ke8";
    ends(&place("shogi", black, "[2rb2s] b"), Some(Side::Black), Reason::Impasse);
    goes_on(&place("shogi", black, "[2rbs] b"));
    // On the opponent's turn nothing ends.
    goes_on(&place("shogi", INSIDE, "[2RB3S] b"));
    goes_on(&place("shogi", black, "[2rb2s] w"));
}

#[test]
fn big_pieces_count_five_promoted_or_not_and_only_in_the_zone_or_in_hand() {
    let nine = INSIDE.replace("+Pf8", "");
    for big in ["R", "+R", "B", "+B"] {
        // 9 + 5 + 14.
        ends(&place("shogi", &format!("{nine} {big}h7"), "[2B4S] w"), Some(Side::White), Reason::Impasse);
        goes_on(&place("shogi", &format!("{nine} {big}h7"), "[2B3S] w"));
        // Outside the zone it is neither one of the ten nor worth a point.
        goes_on(&place("shogi", &format!("{nine} {big}h6"), "[2B4S4N] w"));
        goes_on(&place("shogi", &format!("{INSIDE} {big}h6"), "[2B4S3N] w"));
    }
}

#[test]
fn ten_other_pieces_and_the_king_must_stand_in_the_zone() {
    let nine = INSIDE.replace("+Pf8", "");
    goes_on(&place("shogi", &nine, "[2R2B4S] w"));
    let outside = INSIDE.replace("Kc9", "Kc6");
    goes_on(&place("shogi", &format!("{outside} +Pa9"), "[2R2B4S] w"));
}

#[test]
fn a_player_in_check_has_not_won_yet() {
    let checked = format!("{INSIDE} rc1");
    let inside = INSIDE.replace("+Pc8", "+Pg8");
    let open = format!("{inside} rc1");
    ends(&place("shogi", &checked, "[R2B3S] w"), Some(Side::White), Reason::Impasse);
    let check = place("shogi", &open, "[R2B3S] w");
    assert!(check.in_check(Side::White));
    goes_on(&check);
    // Once out of check, at the start of the next turn.
    let next = after(&check, "c9b9 c1c2");
    ends(&next, Some(Side::White), Reason::Impasse);
}

/// The turn before is an ordinary one, undo takes it back, and no action of a search for forced wins is one of the opponent's.
#[test]
fn the_game_ends_at_the_start_of_the_turn_and_undo_takes_it_back() {
    let before = place("shogi", &INSIDE.replace("+Pf8", "+Pf6").replace("ke2", "ke1"), "[2RB3S] w");
    goes_on(&before);
    let mut position = after(&before, "f6f7 e1e2");
    ends(&position, Some(Side::White), Reason::Impasse);
    assert!(position.turns().is_empty());
    position.undo_turn();
    assert_eq!(position.outcome(), None);
    assert!(!position.turns().is_empty());
    let mut forcing = Vec::new();
    tactics::forcing_actions(&mut position, &mut forcing);
    assert!(forcing.len() <= position.turns().len());
    position.undo_turn();
    assert_eq!(position, before);
}

/// The 24-point form differs in its data only.
#[test]
fn the_form_of_24_points_draws_from_24_and_wins_from_31() {
    let mut definition = variorum_library::rules("shogi").unwrap().definition().clone();
    let impasse = definition.endings.impasse.as_mut().unwrap();
    (impasse.wins, impasse.draws) = ([31, 31], Some(24));
    let rules = Rules::compile(&definition).unwrap();
    let outcome = |hand: &str| Position::parse(&rules, &placed("shogi", INSIDE, hand)).unwrap().outcome();
    let ends = |winner| Some(Outcome { winner, reason: Reason::Impasse });
    assert_eq!(outcome("[2RBS] w - - 0 1"), ends(None), "26 points");
    assert_eq!(outcome("[2R4S] w - - 0 1"), ends(None), "24 points");
    assert_eq!(outcome("[2R3S] w - - 0 1"), None, "23 points");
    assert_eq!(outcome("[2R2B] w - - 0 1"), ends(None), "30 points");
    assert_eq!(outcome("[2R2BS] w - - 0 1"), ends(Some(Side::White)), "31 points");
}

/// Positions judged by another program, which implements the declaration of the CSA protocol (`is_nyugyoku` of cshogi 1.1.0).
#[test]
fn as_another_program_counts() {
    for line in CASES.lines() {
        let (text, answer) = line.split_once('\t').unwrap();
        let position = read("shogi", text);
        let won = Outcome { winner: Some(position.side()), reason: Reason::Impasse };
        assert_eq!(position.outcome() == Some(won), answer.starts_with("yes"), "{line}");
    }
}

const CASES: &str = include_str!("impasse.tsv");
