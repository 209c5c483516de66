//! What drops need around their cells, pieces that change sides, short hops, and moves to one side.

use std::sync::Arc;

use variorum_gamedef::definition::DropNeed;
use variorum_rules::refusal::{Cause, Wish, refusal};
use variorum_rules::{Outcome, Position, Reason, Rules, Side};

use crate::positions::at;

/// A game on five files and five ranks. `pieces`: lines of `id token moves; more`, and `more` follows.
fn game(pieces: &[(&str, &str, &str, &str)], more: &str, start: &str) -> Arc<Rules> {
    let piece = |(id, token, moves, more): &(&str, &str, &str, &str)| {
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = [{moves}]\n{more}\n")
    };
    let pieces: String = pieces.iter().map(piece).collect();
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 5\nranks = 5\n{pieces}\n\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n{more}\n\
        [[start]]\nname = 'Usual'\nposition = '{start}'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

const KING: (&str, &str, &str, &str) = ("king", "K", "'step orthogonal and diagonal'", "royal = true");

fn stones(drop: &str, flips: &str) -> Arc<Rules> {
    let more = format!("returns = 'stone'\ndrop = {{ stuck = true{drop} }}");
    game(
        &[("stone", "S", "", &more), ("runner", "R", "'slide orthogonal and diagonal'", "")],
        &format!("[capture]\n{flips}"),
        "5/5/2s2/5/S4[Ss] w - - 0 1",
    )
}

#[track_caller]
fn after(rules: &Arc<Rules>, text: &str, turn: &str) -> String {
    let mut position = at(rules, text);
    let before = position.clone();
    position.play_text(turn).unwrap();
    let text = position.text();
    position.undo_turn();
    assert_eq!(position, before);
    text
}

fn drops(position: &Position) -> Vec<String> {
    let mut drops: Vec<String> = position.turn_texts().into_iter().filter(|turn| turn.contains('@')).collect();
    drops.sort();
    drops
}

/// A right whose partner or royal piece is lost is not listed; the position could not be read again.
#[test]
fn what_has_changed_sides_castles_no_more() {
    let loaded = variorum_gamedef::load(include_str!("../games/joiners.toml"), "joiners");
    let rules = Rules::compile(&loaded.definition.unwrap()).unwrap();
    let rook = after(&rules, "r1c2r/6/R5/6/2C2R[] w f1,a5,f5 - 0 1", "a3a4");
    assert_eq!(rook, "R1c2r/R5/6/6/2C2R[] b f1,f5 - 1 1");
    let chief = after(&rules, "r1c2r/6/2R3/6/2C2R[] w f1,a5,f5 - 0 1", "c3c4");
    assert_eq!(chief, "r1C2r/2R3/6/6/2C2R[] b f1 - 1 1");
}

/// A second piece of the kind that castles as the king has no part in castling, wherever it stands.
#[test]
fn a_chief_that_has_come_over_leaves_castling_to_the_first() {
    let loaded = variorum_gamedef::load(include_str!("../games/joiners.toml"), "joiners");
    let rules = Rules::compile(&loaded.definition.unwrap()).unwrap();
    let two = "2c2r/6/1c4/6/R1C2R[] b a1,f1,f5 - 1 4";
    assert_eq!(after(&rules, two, "c5f5"), "2rc2/6/1c4/6/R1C2R[] w a1,f1 - 2 5");
    assert_eq!(after(&rules, two, "b3b4"), "2c2r/1c4/6/6/R1C2R[] w a1,f1,f5 - 2 5");
    let lost = after(&rules, "2c2r/6/1c4/C5/R4R[] w f5 - 1 4", "a2b3");
    assert_eq!(lost, "2c2r/6/1C4/6/R4R[] b f5 - 0 4");
}

#[test]
fn enclosed_pieces_change_sides() {
    let rules = stones("", "flips = 'enclosed'");
    // Two lines close, a third has a gap, and the fourth ends at the edge.
    let text = "S1s1s/1s3/s4/2s2/5[SSs] w - - 0 1";
    assert_eq!(after(&rules, text, "S@a2"), "S1s1s/1s3/s4/S1s2/5[Ss] b - - 0 1");
    assert_eq!(after(&rules, "S4/s4/s4/5/5[SSs] w - - 0 1", "S@a2"), "S4/S4/S4/S4/5[Ss] b - - 0 1");
    assert_eq!(after(&rules, "4S/3s1/2s2/5/S4[Ss] w - - 0 1", "S@b2"), "4S/3S1/2S2/1S3/S4[s] b - - 0 1");
    assert_eq!(after(&rules, "R4/1s3/5/1S3/5[s] w - - 0 1", "a5b5"), "1R3/1s3/5/1S3/5[s] b - - 1 1");
    assert_eq!(after(&rules, "R4/1s3/1S3/5/5[s] w - - 0 1", "a5b5"), "1R3/1S3/1S3/5/5[s] b - - 1 1");
}

#[test]
fn pieces_around_change_sides() {
    let around = stones("", "flips = 'around'");
    let joined = stones("", "flips = 'around-joined'");
    let alone = "5/1s3/2s1s/5/S4[Ss] w - - 0 1";
    assert_eq!(after(&around, alone, "S@c4"), "5/1SS2/2S1s/5/S4[s] b - - 0 1");
    assert_eq!(after(&joined, alone, "S@c4"), "5/1sS2/2s1s/5/S4[s] b - - 0 1");
    let beside = "5/1s1S1/2s1s/5/S4[Ss] w - - 0 1";
    assert_eq!(after(&joined, beside, "S@c4"), "5/1SSS1/2S1s/5/S4[s] b - - 0 1");
    // A piece that moves needs no company.
    let moves = "2R2/5/1ss2/5/5[s] w - - 0 1";
    assert_eq!(after(&joined, moves, "c5c4"), "5/2R2/1SS2/5/5[s] b - - 1 1");
}

#[test]
fn drops_need_something_around() {
    let text = "5/5/1sS2/5/5[Ss] w - - 0 1";
    assert_eq!(drops(&at(&stones(", needs = 'enclosing'", ""), text)), ["S@a3"]);
    let beside = ["S@b2", "S@b4", "S@c2", "S@c4", "S@d2", "S@d3", "S@d4"];
    assert_eq!(drops(&at(&stones(", needs = 'beside-own'", ""), text)), beside);
    let apart = drops(&at(&stones(", needs = 'apart'", ""), text));
    assert_eq!(apart.len(), 20);
    for near in ["S@a3", "S@b2", "S@b4"] {
        assert!(!apart.contains(&near.to_owned()), "{near}");
    }
    let supported = ["S@a1", "S@b1", "S@b4", "S@c1", "S@c4", "S@d1", "S@e1"];
    assert_eq!(drops(&at(&stones(", needs = 'supported'", ""), text)), supported);
    let black = ["S@a5", "S@b2", "S@b5", "S@c2", "S@c5", "S@d5", "S@e5"];
    let text = text.replace(" w ", " b ");
    assert_eq!(drops(&at(&stones(", needs = 'supported'", ""), &text)), black);
}

#[test]
fn an_opening_is_filled_first_and_needs_nothing() {
    let rules = stones(", needs = 'enclosing', opening = 'cells b3 c3'", "");
    assert_eq!(drops(&at(&rules, "5/5/2s2/5/5[Ss] w - - 0 1")), ["S@b3"]);
    assert_eq!(drops(&at(&rules, "5/5/1Ss2/5/5[Ss] w - - 0 1")), ["S@d3"]);
}

#[test]
fn refused_drops_have_a_cause() {
    let cause = |rules: &Arc<Rules>, text: &str, cell: &str| {
        let position = at(rules, text);
        let wish = Wish::Drop { kind: 0, to: rules.parse_cell(cell).unwrap() };
        refusal(&position, &wish).unwrap().causes
    };
    let text = "5/5/1sS2/5/5[Ss] w - - 0 1";
    let causes = cause(&stones(", needs = 'apart'", ""), text, "a3");
    assert!(matches!(causes.as_slice(), [Cause::DropNeeds { need: DropNeed::Apart, .. }]), "{causes:?}");
    let causes = cause(&stones(", opening = 'cells d4'", ""), text, "a3");
    assert!(matches!(causes.as_slice(), [Cause::DropOpening { .. }]), "{causes:?}");
    let checks = checking_drops();
    let causes = cause(&checks, "k4/5/5/5/4K[R] w - - 0 1", "a1");
    assert!(matches!(causes.as_slice(), [Cause::DropChecks { piece: 0 }]), "{causes:?}");
}

#[test]
fn drops_from_an_endless_hand_leave_it_as_it_was() {
    let rules = stones(", endless = true", "");
    assert_eq!(after(&rules, "5/5/2s2/5/S4[Ss] w - - 0 1", "S@e5"), "4S/5/2s2/5/S4[Ss] b - - 0 1");
}

/// Rooks that may not give check by being dropped.
fn checking_drops() -> Arc<Rules> {
    let rook = ("rook", "R", "'slide orthogonal'", "returns = 'rook'\ndrop = { no-check = true }");
    game(&[rook, KING], "", "k4/5/5/5/4K[R] w - - 0 1")
}

#[test]
fn drops_without_check() {
    let expected = 23 - 4 - 4;
    let position = at(&checking_drops(), "k4/5/5/5/4K[R] w - - 0 1");
    let drops = drops(&position);
    assert_eq!(drops.len(), expected, "{drops:?}");
    assert!(!drops.iter().any(|drop| drop.contains("@a") || drop.ends_with('5')), "{drops:?}");
}

#[test]
fn short_hops_land_close_behind_the_piece() {
    let of = |moves: &str| {
        let rules =
            game(&[("hopper", "H", moves, ""), ("stone", "S", "'step orthogonal'", "")], "", "5/5/5/5/S3s w - - 0 1");
        let position = at(&rules, "5/5/5/1s3/H1s2 w - - 0 1");
        let mut turns = position.turn_texts();
        turns.sort();
        turns
    };
    assert_eq!(of("'hop up to 1 orthogonal and diagonal'"), ["a1c3", "a1d1"]);
    assert_eq!(of("'hop up to 2 orthogonal and diagonal'"), ["a1c3", "a1d1", "a1d4", "a1e1"]);
    assert_eq!(of("'hop up to 2 diagonal', 'hop orthogonal'"), ["a1c3", "a1d1", "a1d4", "a1e1"]);
    // The way to the piece counts too.
    assert_eq!(of("'hop within 2 orthogonal and diagonal'"), ["a1c3"]);
    assert_eq!(of("'hop within 3 orthogonal and diagonal'"), ["a1c3", "a1d1", "a1d4"]);
    assert_eq!(of("'hop within 2 diagonal', 'hop orthogonal'"), ["a1c3", "a1d1", "a1e1"]);
}

/// A grasshopper attacks only the cell just behind a piece, so that a king may stand farther behind it.
#[test]
fn short_hops_give_check() {
    let rules = game(&[KING, ("grasshopper", "G", "'hop up to 1 orthogonal'", "")], "", "k4/5/5/5/4K w - - 0 1");
    assert!(at(&rules, "k4/5/5/5/g2gK w - - 0 1").is_check());
    assert!(!at(&rules, "k4/5/5/5/gg2K w - - 0 1").is_check());
    let text = "k4/5/5/5/2gg1 w - - 0 1".replace("2gg1", "1g1gK");
    assert!(at(&rules, &text).is_check());
}

#[test]
fn moves_to_one_side_are_the_same_for_both_players() {
    let rules = game(
        &[("guard", "G", "'step orthogonal leftward', 'step forward diagonal rightward'", "")],
        "",
        "5/5/2g2/5/2G2 w - - 0 1",
    );
    let turns = |text: &str| {
        let mut turns = at(&rules, text).turn_texts();
        turns.sort();
        turns
    };
    assert_eq!(turns("5/5/2g2/5/2G2 w - - 0 1"), ["c1b1", "c1d2"]);
    assert_eq!(turns("5/5/2g2/5/2G2 b - - 0 1"), ["c3b3", "c3d2"]);
}

#[test]
fn endings_ask_what_is_safe_held_and_lasting() {
    let rook = ("rook", "R", "'slide orthogonal'", "returns = 'rook'");
    let outcome = |when: &str, text: &str| {
        let more = format!("[[ending]]\nwhen = '{when}'\nresult = 'wins'");
        at(&game(&[KING, rook], &more, "k4/5/5/5/4K w - - 0 1"), text).outcome()
    };
    let goal = |winner: Side| Some(Outcome { winner: Some(winner), reason: Reason::Goal });
    let safe = "own safe rook in rank 5";
    assert_eq!(outcome(safe, "R3k/5/5/5/4K b - - 0 1"), goal(Side::White));
    assert_eq!(outcome(safe, "Rk3/5/5/5/4K b - - 0 1"), None);
    let lasting = "own rook in rank 5 and to-move";
    assert_eq!(outcome(lasting, "R3k/5/5/5/4K b - - 0 1"), None);
    assert_eq!(outcome(lasting, "R4/4k/5/5/4K w - - 0 1"), goal(Side::White));
    assert_eq!(
        outcome("full in cells a5 b5", "RR3/4k/5/5/4K w - - 0 1").map(|found| found.winner),
        Some(Some(Side::White))
    );
    let held = "enemy held rook >= 2";
    assert_eq!(outcome(held, "5/4k/5/5/4K[R] w - - 0 1"), None);
    assert_eq!(
        outcome(held, "5/4k/5/5/4K[RR] w - - 0 1"),
        Some(Outcome { winner: Some(Side::Black), reason: Reason::Numbers })
    );
}

#[test]
fn a_piece_that_never_must_promote_may_stay_stuck() {
    let pawn = ("pawn", "P", "'step forward orthogonal'", "");
    let more = "[[promotion]]\npieces = ['pawn']\nzone = 'rank 5'\non = 'arrival'\ninto = ['king']\nform = 'chosen'\nduty = 'never'";
    let king = ("king", "K", "'step orthogonal and diagonal'", "");
    let rules = game(&[king, pawn], more, "5/P4/5/5/4k w - - 0 1");
    let mut turns = at(&rules, "5/P4/5/5/4k w - - 0 1").turn_texts();
    turns.sort();
    assert_eq!(turns, ["a4a5", "a4a5=K"]);
}
