//! Neutral pieces that are put on the board after moves: walls, trails and arrows.

use std::sync::Arc;

use variorum_rules::refusal::{self, Cause};
use variorum_rules::{Position, Reason, Rules, Side};

use crate::positions::{after, at};

/// A game on four files and four ranks, whose rooks and kings never capture, with this second part.
fn game(royal: &str, turn: &str) -> Arc<Rules> {
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 4\nranks = 4\n[zones]\nnear = 'rank 1'\n\
        [[piece]]\nid = 'king'\nname = 'King'\ntoken = 'K'\nmoves = ['step orthogonal and diagonal']\n{royal}\n\
        [[piece]]\nid = 'rook'\nname = 'Rook'\ntoken = 'R'\nmoves = ['slide orthogonal']\n\
        [[neutral]]\nid = 'wall'\nname = 'Wall'\ntoken = '*'\nrole = 'blocker'\n\
        [turn]\n{turn}\n[endings]\nstalemate = 'loses'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = 'k3/4/4/3K w - - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

fn put(more: &str) -> Arc<Rules> {
    let turn = format!("second = 'compulsory'\nko = false\n[[turn.action]]\nneutrals = ['wall']\ndo = 'put'\n{more}");
    game("", &turn)
}

/// The cells of the second parts that may follow this first part.
fn cells(position: &Position, first: &str) -> Vec<String> {
    let start = format!("{first},*@");
    position.turn_texts().iter().filter_map(|text| text.strip_prefix(&start).map(str::to_owned)).collect()
}

#[track_caller]
fn causes(position: &Position, turn: &str) -> Vec<Cause> {
    let asked = refusal::ask(position, turn).unwrap_or_else(|| panic!("{turn}"));
    asked.refusal.map_or_else(Vec::new, |refused| refused.causes)
}

#[test]
fn the_cell_that_was_left_is_blocked_for_good() {
    let rules = put("spot = 'left'");
    let start = at(&rules, "k3/4/4/3K w - - 0 1");
    assert_eq!(start.turn_texts(), ["d1c1,*@d1", "d1c2,*@d1", "d1d2,*@d1"]);
    let mut next = after(&start, "d1c2,*@d1");
    assert_eq!(next.text(), "k3/4/2K1/3* b - - 1 1");
    next = after(&next, "a4b4,*@a4");
    assert_eq!(next.text(), "*k2/4/2K1/3* w - - 2 2");
    assert!(!next.turn_texts().iter().any(|turn| turn.starts_with("c2d1")));
    next.undo_turn();
    assert_eq!(next.text(), "k3/4/2K1/3* b - - 1 1");
    // Who is walled in has lost.
    let last = after(&at(&rules, "k**1/3*/**1R/3K w - - 0 1"), "d2c2,*@d2");
    assert_eq!(last.turn_texts(), ["a4a3,*@a4", "a4b3,*@a4"]);
    let last = after(&at(&rules, "k*2/**2/4/3K w - - 0 1"), "d1c1,*@d1");
    assert_eq!(
        last.outcome().map(|outcome| (outcome.winner, outcome.reason)),
        Some((Some(Side::White), Reason::Stalemate))
    );
}

#[test]
fn an_arrow_flies_as_the_piece_moves_from_where_it_lands() {
    let rules = put("spot = 'reached'");
    let position = at(&rules, "k2*/4/R3/3K w - - 0 1");
    // The rook has left a2, so that it may shoot there; the enemy on a4 is no empty cell, the wall on d4 stops it.
    assert_eq!(cells(&position, "a2a3"), ["a1", "a2", "b3", "c3", "d3"]);
    assert_eq!(cells(&position, "d1c1"), ["b1", "b2", "c2", "d1", "d2"]);
    assert_eq!(cells(&position, "a2a4"), ["a1", "a2", "a3", "b4", "c4"]);
}

#[test]
fn the_edge_moves_inwards() {
    let rules = put("spot = 'edge'");
    let position = at(&rules, "k3/4/4/3K w - - 0 1");
    let ring = ["a1", "a2", "a3", "b1", "b4", "c1", "c4", "d1", "d3", "d4"];
    assert_eq!(cells(&position, "d1d2"), ring);
    let position = at(&rules, "k3/4/*3/3K w - - 0 1");
    assert_eq!(cells(&position, "d1d2"), ["a1", "a3", "b1", "b2", "b4", "c1", "c4", "d1", "d3", "d4"]);
}

#[test]
fn a_zone_is_seen_from_the_player_and_actions_do_not_count_twice() {
    let rules = put("zone = 'near'\n[[turn.action]]\nneutrals = ['wall']\ndo = 'put'\nspot = 'left'");
    let position = at(&rules, "k3/4/4/3K w - - 0 1");
    assert_eq!(cells(&position, "d1d2"), ["a1", "b1", "c1", "d1"]);
    assert_eq!(cells(&after(&position, "d1d2,*@a1"), "a4a3"), ["a4", "b4", "c4", "d4"]);
    assert_eq!(cells(&after(&position, "d1c2,*@a1"), "a4b3").len(), 4);
}

#[test]
fn a_move_after_which_nothing_can_be_put_is_illegal() {
    let rules = put("zone = 'near'");
    let position = at(&rules, "k3/4/3R/***K w - - 0 1");
    // Only the king's cell of the first rank is empty, and only when the king has left it.
    assert!(position.turn_texts().iter().all(|turn| turn.starts_with("d1")));
    assert_eq!(cells(&position, "d1c2"), ["d1"]);
}

#[test]
fn a_wall_answers_a_check_and_may_not_give_one_away() {
    let turn = "second = 'optional'\nko = false\n[[turn.action]]\nneutrals = ['wall']\ndo = 'put'\nspot = 'left'";
    let rules = game("royal = true", turn);
    // On c4 the king stays in check: the wall behind it helps nothing.
    let position = at(&rules, "r2K/1**1/4/k3 w - - 0 1");
    assert_eq!(position.turn_texts(), ["d4d3", "d4d3,*@d4"]);
    // A pinned rook leaves the line only behind a wall.
    let position = at(&rules, "rR1K/4/4/k3 w - - 0 1");
    assert!(position.turn_texts().contains(&"b4b2,*@b4".to_owned()));
    assert!(!position.turn_texts().contains(&"b4b2".to_owned()));
}

#[test]
fn what_cannot_be_put_is_refused_with_its_cause() {
    let left = at(&put("spot = 'left'"), "k3/4/4/3K w - - 0 1");
    assert!(matches!(causes(&left, "d1d2,*@a1")[..], [Cause::PutSpot { .. }]));
    assert_eq!(causes(&left, "d1d2,*@d1"), []);
    assert!(matches!(causes(&left, "d1d2,*@a4")[..], [Cause::PutSpot { .. }, Cause::Occupied { .. }]));
    let near = at(&put("zone = 'near'"), "k3/4/4/3K w - - 0 1");
    assert!(matches!(causes(&near, "d1d2,*@b2")[..], [Cause::PutZone { .. }]));
    assert!(matches!(causes(&near, "d1c1,*@c1")[..], [Cause::Occupied { .. }]));
}
