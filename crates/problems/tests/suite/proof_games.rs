//! Proof games.

use variorum_problems::{Limits, Stipulation, StipulationFault, Wishes, read_stipulation, solve};
use variorum_rules::{Position, Turn};

use crate::{lines, random_position};

/// Tibor Orbán, Die Schwalbe 1976. Exactly four turns have one solution, though three would do.
#[test]
#[ignore = "takes half a minute without optimisation"]
fn orbans_proof_game_has_one_solution() {
    let position = "rnbqkbnr/pp3ppp/2p1p3/8/4P3/8/PPPP1PPP/RNBQK1NR w - - 0 5";
    assert_eq!(lines("chess", position, "pg 4.0"), ["e2e4 e7e6 f1b5 e8e7 b5d7 c7c6 d7e8 e7e8"]);
}

/// The knight on b8 comes from g8.
#[test]
fn a_knight_takes_the_place_of_the_other() {
    let position = "rnbqkb1r/ppp2ppp/8/8/8/8/PPPPPPPP/RNBQKB1R w - - 0 5";
    assert_eq!(lines("chess", position, "pg 4.0"), ["g1f3 e7e5 f3e5 g8e7 e5d7 e7c6 d7b8 c6b8"]);
}

#[test]
fn the_other_side_cannot_be_to_move() {
    let rules = variorum_library::rules("chess").unwrap();
    let stipulation = read_stipulation(&rules, "pg 0.5").unwrap();
    let stop = std::sync::atomic::AtomicBool::new(false);
    let start = Position::start(&rules);
    let refused = solve(&start, &stipulation, Wishes::default(), &Limits::default(), &stop, &|_, _| {});
    assert_eq!(refused.unwrap_err().0, [StipulationFault::WrongSide]);
}

/// All games of so many turns that end in a position with the same board and hands, by plain recursion.
fn all(position: &Position, target: &Position, plies: usize, path: &mut Vec<String>, found: &mut Vec<String>) {
    if plies == 0 {
        let (here, there) = (position.setup(), target.setup());
        if here.pieces == there.pieces && here.hands == there.hands {
            found.push(path.join(" "));
        }
        return;
    }
    for turn in position.turns() {
        let turn: Turn = turn;
        path.push(position.turn_text(turn));
        let mut next = position.clone();
        next.play(turn).unwrap();
        all(&next, target, plies - 1, path, found);
        path.pop();
    }
}

/// The bounds lose no game: plain recursion finds as many, in games with and without drops, castling, second parts and boards in space.
#[test]
fn plain_recursion_finds_the_same_games() {
    for (game, plies, seeds) in [
        ("chess", 3, 4),
        ("minishogi", 3, 3),
        ("atomic", 3, 2),
        ("crazyhouse", 3, 2),
        ("xiangqi", 2, 2),
        ("raumschach", 2, 2),
        ("stockgi", 1, 1),
        ("stones-and-relays", 1, 2),
        ("duck-chess", 1, 2),
    ] {
        for seed in 0..seeds {
            let target = random_position(game, plies, seed).unwrap();
            let rules = target.rules();
            let start = Position::start(rules);
            let mut expected = Vec::new();
            all(&start, &target, plies, &mut Vec::new(), &mut expected);
            expected.sort();
            let stop = std::sync::atomic::AtomicBool::new(false);
            let stipulation = Stipulation::ProofGame { plies: plies as u32 };
            let limits = Limits { hash_mib: 1, threads: 2, ..Limits::default() };
            let solved = solve(&target, &stipulation, Wishes::default(), &limits, &stop, &|_, _| {}).unwrap();
            let mut found: Vec<String> = solved.solutions.iter().map(|solution| solution.line()).collect();
            found.sort();
            assert!(!expected.is_empty());
            assert_eq!(found, expected, "{game} {seed}");
        }
    }
}

/// Castling moves two pieces with one turn, and the bounds know it.
#[test]
fn castling_is_found() {
    let rules = variorum_library::rules("chess").unwrap();
    let mut target = Position::start(&rules);
    for turn in ["e2e4", "a7a6", "f1c4", "b7b6", "g1f3", "c7c6", "e1h1"] {
        if target.play_text(turn).is_err() {
            target.play_text("e1g1").unwrap();
        }
    }
    let found = lines("chess", &target.text(), "pg 3.5");
    // White’s first two turns, then the knight, in any order that lets the bishop out, and Black’s three pawns in six orders.
    assert_eq!(found.len(), 18);
}
