//! Pieces that change places with others at the end of a path: `swapping`.

use std::sync::Arc;

use variorum_rules::diagram::{DiagramCell, Travel, reachable, routes};
use variorum_rules::refusal::{Cause, Wish, refusal};
use variorum_rules::{Cell, Position, Rules, Side};

fn rules() -> Arc<Rules> {
    let loaded = variorum_gamedef::load(include_str!("../games/swappers.toml"), "swappers");
    Rules::compile(&loaded.definition.unwrap()).unwrap()
}

/// The targets of the turns of the piece on this cell, in order.
fn goals(text: &str, from: &str) -> String {
    let position = Position::parse(&rules(), text).unwrap();
    let mut goals: Vec<String> =
        position.turn_texts().into_iter().filter_map(|turn| Some(turn.strip_prefix(from)?.to_owned())).collect();
    goals.sort();
    goals.join(" ")
}

#[test]
fn a_swapper_changes_places_with_pieces_of_either_side() {
    // Along files and ranks anywhere, diagonally only in the middle, and never with a king.
    let text = "k5/6/1r1p2/6/1S1P1K/p5 w - - 0 1";
    assert_eq!(goals(text, "b2"), "a2 a3 b1 b3 b4 c1 c2 c3 d2 d4");
    let mut position = Position::parse(&rules(), text).unwrap();
    for (turn, after) in [
        ("b2b4", "k5/6/1S1p2/6/1r1P1K/p5 b - - 1 1"),
        ("b2d2", "k5/6/1r1p2/6/1P1S1K/p5 b - - 1 1"),
        ("b2d4", "k5/6/1r1S2/6/1p1P1K/p5 b - - 1 1"),
    ] {
        position.play_text(turn).unwrap();
        assert_eq!(position.text(), after);
        assert_eq!(Position::parse(&rules(), after).unwrap(), position);
        position.undo_turn();
        assert_eq!(position.text(), text);
    }
}

#[test]
fn some_change_places_with_one_side_alone() {
    // The squire on b2 with its own pawn on a1, not with the enemy's on c3 and c1.
    assert_eq!(goals("k5/6/6/2p3/1Q3K/P1p3 w - - 0 1", "b2"), "a1 a2 b1 b3 c2");
    // The thief on b2 with the enemy's rook on c4, not with its own on d3; it goes to d4, d1 and so on by itself.
    let thief = goals("k5/6/2r3/3R2/1T4/5K w - - 0 1", "b2");
    assert!(thief.contains("c4") && !thief.contains("d3"), "{thief}");
}

#[test]
fn no_swap_leaves_the_own_king_attacked() {
    // The rook would attack the king from where the swapper stands.
    let text = "k5/6/1r4/6/1S4/1K4 w - - 0 1";
    assert!(!goals(text, "b2").contains("b4"));
    // A swap answers a check: the swapper goes where the rook was, and the rook where it attacks nothing.
    assert_eq!(goals("k5/6/2r3/6/S5/2K3 w - - 0 1", "a2"), "c2 c4");
}

#[test]
fn what_it_does_not_change_places_with_is_refused() {
    let position = Position::parse(&rules(), "k5/6/6/6/1Q1K1R/6 w - - 0 1").unwrap();
    assert_eq!(goals(&position.text(), "b2"), "a2 b1 b3 c2 d2");
    let wish = Wish::parse(position.rules(), "b2f2").unwrap();
    let causes = refusal(&position, &wish).map(|refusal| refusal.causes);
    assert!(matches!(causes.as_deref(), Some([Cause::Shape { .. }])), "{causes:?}");
}

#[test]
fn diagrams_and_reach_show_with_what_a_piece_changes_places() {
    let rules = rules();
    let kind = |id: &str| rules.definition().pieces.iter().position(|piece| piece.id == id).unwrap();
    let marks = rules.move_diagram(kind("swapper"));
    let straight: Vec<&DiagramCell> = marks.iter().filter(|mark| mark.travel == Travel::Slide && mark.swaps).collect();
    // Along files and ranks both phrases lead; diagonally the swap is possible only where it ends in the middle.
    assert_eq!(straight.len(), 8);
    assert!(marks.iter().all(|mark| !mark.captures && (mark.moves || mark.swaps)), "{marks:?}");
    let thief = rules.move_diagram(kind("thief"));
    let leaps: Vec<&DiagramCell> = thief.iter().filter(|mark| mark.travel == Travel::Leap).collect();
    assert_eq!(leaps.len(), 8);
    assert!(leaps.iter().all(|mark| mark.swaps && !mark.moves && !mark.captures));
    let names = |cells: &[Cell]| cells.iter().map(|&cell| rules.cell_name(cell)).collect::<Vec<_>>().join(" ");
    let alone = rules.reach(Side::White, kind("thief"), rules.parse_cell("a1").unwrap());
    assert_eq!((names(&alone.moves).as_str(), names(&alone.swaps).as_str()), ("c2 b3", "c2 b3"));
    let position = Position::parse(&rules, "k5/6/1r1p2/6/1S1P1K/p5 w - - 0 1").unwrap();
    let here = reachable(&position, rules.parse_cell("b2").unwrap());
    let mut swaps: Vec<String> = here.swaps.iter().map(|cell| rules.cell_name(cell)).collect();
    swaps.sort();
    assert_eq!(swaps, ["b4", "d2", "d4"]);
    assert!(here.captures.is_empty());
    assert!(here.moves.iter().all(|cell| position.at(cell).is_none()));
}

#[test]
fn royal_pieces_that_change_places_show_it_too() {
    let rules = variorum_library::rules("stockyang").unwrap();
    let swap = rules.definition().swap.clone().unwrap();
    let of = |kind: usize| rules.move_diagram(kind).into_iter().filter(|mark| mark.swaps).count();
    assert!(of(swap.royal) > 0);
    assert_eq!((0..rules.definition().pieces.len()).filter(|&kind| of(kind) > 0).count(), 1);
}

/// Both pieces go the way of the path, also where the shorter way leads over a joined edge.
#[test]
fn the_routes_of_a_swap_are_the_path_and_the_way_back() {
    let text = include_str!("../games/swappers.toml").replace("ranks = 6", "ranks = 6\nwraps = true");
    let loaded = variorum_gamedef::load(&text, "swappers");
    let rules = Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap();
    let routes_of = |text: &str, turn: &str| -> Vec<String> {
        let position = Position::parse(&rules, text).unwrap();
        let action = position.parse_turn(turn).unwrap().first;
        let names = |cells: &[Cell]| cells.iter().map(|&cell| rules.cell_name(cell)).collect::<Vec<_>>().join(" ");
        routes(&position, action).iter().map(|route| names(&route.cells)).collect()
    };
    // The pawn on f2 blocks the way round the edge to e2.
    assert_eq!(routes_of("k5/6/6/6/S3rp/2K3 w - - 0 1", "a2e2"), ["a2 b2 c2 d2 e2", "e2 d2 c2 b2 a2"]);
    assert_eq!(routes_of("k5/6/6/6/SP2r1/2K3 w - - 0 1", "a2e2"), ["a2 f2 e2", "e2 f2 a2"]);
}
