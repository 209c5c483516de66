//! Endings that ask what stands beside pieces.

use std::sync::Arc;

use variorum_rules::{Position, Reason, Rules, Side, movegen, tactics};

use crate::positions::{after, at, won};

/// A game on six files and six ranks that ends so.
fn game(when: &str, result: &str) -> Arc<Rules> {
    let piece = |id: &str, token: &str, moves: &str, more: &str| {
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = [{moves}]\n{more}\n")
    };
    let pieces = [
        piece("king", "K", "'step orthogonal and diagonal'", "royal = true"),
        piece("consort", "C", "'slide orthogonal'", "returns = 'consort'"),
        piece("guard", "G", "'step orthogonal'", ""),
        piece("pawn", "P", "'step forward orthogonal'", "pawn = true"),
    ]
    .concat();
    let text = format!(
        "language = 1\nid = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 6\nranks = 6\n{pieces}\
         [[promotion]]\npieces = ['pawn']\nzone = 'rank 6'\non = 'arrival'\ninto = ['consort', 'guard']\nform = 'chosen'\nduty = 'always'\n\
         [[ending]]\nwhen = '{when}'\nresult = '{result}'\n[endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
         [[start]]\nname = 'Usual'\nposition = 'k5/6/6/6/6/5K[] w - - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

const MEETING: &str = "own king beside own consort and just-moved";

#[test]
fn who_brings_pieces_together_wins() {
    let rules = game(MEETING, "wins");
    let white = won(Side::White, Reason::Marriage);
    let start = at(&rules, "1k4/6/6/6/C5/3K2[C] w - - 0 1");
    assert_eq!(start.outcome(), None);
    for (turn, outcome) in
        [("a2c2", white), ("a2b2", None), ("d1c1", None), ("d1c2", None), ("C@e2", white), ("C@f2", None)]
    {
        assert_eq!(after(&start, turn).outcome(), outcome, "{turn}");
    }
    let promoting = at(&rules, "3K2/2P3/6/6/6/5k[] w - - 0 1");
    assert_eq!(after(&promoting, "c5c6=C").outcome(), white);
    assert_eq!(after(&promoting, "c5c6=G").outcome(), None);
    let black = at(&rules, "k5/6/4c1/6/6/5K[] b - - 0 1");
    assert_eq!(after(&black, "e4e5").outcome(), None);
    assert_eq!(after(&at(&rules, "k5/6/1c4/6/6/5K[] b - - 0 1"), "b4b5").outcome(), won(Side::Black, Reason::Marriage));
}

/// Pieces that stand together already: the player must still make a turn that leaves them so.
#[test]
fn what_just_moved_says() {
    let together = "k5/6/6/6/6/P3CK[] w - - 0 1";
    let rules = game(MEETING, "wins");
    let position = at(&rules, together);
    assert_eq!(position.outcome(), None);
    assert_eq!(after(&position, "a1a2").outcome(), won(Side::White, Reason::Marriage));
    assert_eq!(after(&position, "e1e4").outcome(), None);
    // Without it the opponent's turn counts too.
    let rules = game("own king beside own consort", "wins");
    assert_eq!(at(&rules, together).outcome(), won(Side::White, Reason::Marriage));
}

/// Directions lead from the pieces that are counted, as their player sees them.
#[test]
fn directions_have_a_sense() {
    let rules = game("own guard beside enemy guard along forward orthogonal", "loses");
    let black = won(Side::Black, Reason::Connection);
    for (text, outcome) in [
        ("k5/6/2g3/2G3/6/5K[] w - - 0 1", won(Side::White, Reason::Connection)),
        ("k5/6/2g3/2G3/6/5K[] b - - 0 1", black),
        ("k5/6/2G3/2g3/6/5K[] b - - 0 1", None),
        ("k5/6/2Gg2/6/6/5K[] b - - 0 1", None),
    ] {
        assert_eq!(at(&rules, text).outcome(), outcome, "{text}");
    }
}

#[test]
fn turns_can_be_forbidden_and_nobody_beside_can_be_asked_for() {
    let forbidden = game("own guard beside enemy consort", "forbidden");
    let turns = at(&forbidden, "k5/6/2c3/6/2G3/5K[] w - - 0 1").turn_texts();
    assert!(!turns.contains(&"c2c3".to_owned()) && turns.contains(&"c2d2".to_owned()), "{turns:?}");
    let lonely = game("no own king beside own guard and just-moved", "loses");
    let position = at(&lonely, "kg4/6/6/6/4G1/5K[] w - - 0 1");
    assert_eq!(after(&position, "e2e1").outcome(), None);
    assert_eq!(after(&position, "e2d2").outcome(), won(Side::Black, Reason::Connection));
    assert_eq!(after(&position, "f1e1").outcome(), None);
}

/// A search is told of every turn that brings pieces together.
#[test]
fn turns_that_bring_pieces_together_are_forcing() {
    let rules = game(MEETING, "wins");
    let mut position = at(&rules, "1k4/6/6/6/C3G1/3K2[C] w - - 0 1");
    let (mut forcing, mut all) = (Vec::new(), Vec::new());
    tactics::forcing_actions(&mut position, &mut forcing);
    movegen::actions(&mut position, &mut all);
    let text = |position: &Position, action| position.action_text(action);
    let wins: Vec<_> =
        all.iter().filter(|&&action| after(&position, &text(&position, action)).outcome().is_some()).collect();
    assert!(wins.len() > 3 && wins.iter().all(|win| forcing.contains(win)));
}
