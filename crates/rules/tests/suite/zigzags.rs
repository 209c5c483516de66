//! Zigzags of at most so many steps (`crooked up to 3 1:1 > 1:-1`).

use variorum_rules::diagram::Travel;
use variorum_rules::refusal::{self, Cause};

use crate::areas::{flat, game, goals};
use crate::positions::{at, compare_with_trial};

/// A bishop's zigzag along the left edge, and two that go to the right.
#[test]
fn a_zigzag_ends_after_so_many_steps() {
    let open = "5k/6/6/O5/6/5K w - - 0 1";
    let expected = ["a1", "a5", "b2", "b4", "b6", "c3", "d2", "d4", "e3", "f2", "f4"];
    for (most, expected) in [
        (" up to 1", &["b2", "b4"][..]),
        (" up to 2", &["a1", "a5", "b2", "b4", "c3"]),
        (" up to 3", &["a1", "a5", "b2", "b4", "b6", "c3", "d2", "d4"]),
        (" up to 4", &["a1", "a5", "b2", "b4", "b6", "c3", "d2", "d4", "e3"]),
        (" up to 99", &expected),
        ("", &expected),
    ] {
        assert_eq!(goals(&flat(&format!("'crooked{most} 1:1 > 1:-1'")), open, "a3"), expected, "crooked{most}");
    }
}

/// Steps of both kinds count, whichever comes first.
#[test]
fn steps_of_both_kinds_count() {
    let rules = flat("'crooked up to 2 forward orthogonal > forward diagonal'");
    let open = "5k/6/6/6/2O3/5K w - - 0 1";
    assert_eq!(goals(&rules, open, "c2"), ["b3", "b4", "c3", "d3", "d4"]);
    // What stands on the way stops it: c4 is reached by neither order, b4 and d4 over c3 or b3 and d3.
    let blocked = "5k/6/6/2r3/1RO3/5K w - - 0 1";
    assert_eq!(goals(&rules, blocked, "c2"), ["b3", "b4", "c3", "d3", "d4"]);
    let shut = "5k/6/6/1Rr3/2O3/5K w - - 0 1";
    assert_eq!(goals(&rules, shut, "c2"), ["c3", "d3", "d4"]);
    let asked = refusal::ask(&at(&rules, shut), "c2b4").unwrap().refusal.unwrap();
    assert!(matches!(&asked.causes[..], [Cause::Blocked { .. }]), "{asked:?}");
    assert_eq!(refusal::ask(&at(&rules, shut), "c2c5").unwrap().refusal.map(|refusal| refusal.causes.len()), Some(1));
}

#[test]
fn a_short_zigzag_attacks_no_further() {
    for (most, check) in [(3, false), (4, true), (5, true)] {
        let rules = flat(&format!("'crooked up to {most} 1:1 > 1:-1'"));
        assert_eq!(at(&rules, "6/6/6/O3k1/6/5K b - - 0 1").is_check(), check, "{most}");
    }
}

#[test]
fn short_zigzags_and_small_planes_are_judged_as_if_each_move_were_tried() {
    for moves in [
        "'crooked up to 3 1:1 > 1:-1'",
        "'crooked up to 2 orthogonal > diagonal, capturing', 'crooked up to 4 forward orthogonal > 2:1, moving'",
        "'plane up to 2 diagonal'",
        "'plane up to 1 diagonal, moving', 'plane up to 3 forward diagonal, capturing'",
    ] {
        let rules = game("files = 7\nranks = 6", moves, "3k3/7/7/7/7/3K3 w - - 0 1");
        let (checks, calm) = compare_with_trial(moves, &rules, "OoOoRr", "");
        assert!(checks > 300 && calm > 300, "{moves}: {checks} checks, {calm} without");
    }
}

#[test]
fn the_diagram_shows_how_far_a_zigzag_goes() {
    let travels = |most: &str| {
        let mut travels: Vec<Travel> =
            flat(&format!("'crooked{most} 1:1 > 1:-1'")).move_diagram(2).iter().map(|mark| mark.travel).collect();
        travels.dedup();
        travels
    };
    assert_eq!(travels(""), [Travel::Crooked]);
    assert_eq!(travels(" up to 3"), [Travel::ShortCrooked(3)]);
    assert_eq!(travels(" up to 1"), [Travel::Leap]);
}
