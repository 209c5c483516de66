//! Pieces in hand that are dropped before anything else is done.

use std::sync::Arc;

use variorum_rules::refusal::{self, Cause};
use variorum_rules::{Position, Rules};

use crate::positions::at;

/// A game on four files and four ranks: knights are dropped on the own first rank before anything else, rooks whenever one likes.
fn game() -> Arc<Rules> {
    let piece = |id: &str, token: &str, moves: &str, more: &str| {
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = ['{moves}']\n{more}\n")
    };
    let pieces = [
        piece("king", "K", "step orthogonal and diagonal", "royal = true"),
        piece("rook", "R", "slide orthogonal", "returns = 'rook'"),
        piece("knight", "N", "leap 2:1", "returns = 'knight'\ndrop = { only = 'near', first = true }"),
    ]
    .concat();
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 4\nranks = 4\n[zones]\nnear = 'rank 1'\n\
        {pieces}[endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = 'k3/4/4/3K[NRn] w - - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap()
}

#[test]
fn what_comes_first_is_all_that_can_be_done() {
    let rules = game();
    let mut position = Position::start(&rules);
    assert_eq!(position.turn_texts(), ["N@a1", "N@b1", "N@c1"]);
    position.play_text("N@b1").unwrap();
    // Black's first rank is the fourth.
    assert_eq!(position.turn_texts(), ["N@b4", "N@c4", "N@d4"]);
    position.play_text("N@d4").unwrap();
    let turns = position.turn_texts();
    assert!(turns.contains(&"R@c3".to_owned()) && turns.contains(&"b1c3".to_owned()));
}

#[test]
fn who_cannot_drop_may_move() {
    let rules = game();
    // The first rank is full.
    let full = at(&rules, "k3/4/4/NRNK[Nn] w - - 0 1");
    assert!(full.turn_texts().contains(&"d1d2".to_owned()) && !full.turn_texts().iter().any(|turn| turn.contains('@')));
    // A check is answered by a drop if one can, and otherwise by a move.
    let blocked = at(&rules, "k3/4/4/r2K[N] w - - 0 1");
    assert_eq!(blocked.turn_texts(), ["N@b1", "N@c1"]);
    let open = at(&rules, "k2r/4/4/3K[N] w - - 0 1");
    assert_eq!(open.turn_texts(), ["d1c1", "d1c2"]);
}

#[test]
fn other_turns_are_refused_with_the_pieces_to_drop() {
    let rules = game();
    let start = Position::start(&rules);
    for turn in ["d1d2", "R@c3"] {
        let asked = refusal::ask(&start, turn).unwrap();
        let knight = rules.definition().pieces.iter().position(|piece| piece.id == "knight").unwrap();
        assert_eq!(asked.refusal, Some(Cause::MustDrop { pieces: vec![knight] }.into()), "{turn}");
    }
    assert_eq!(refusal::ask(&start, "N@a1").unwrap().refusal, None);
}
