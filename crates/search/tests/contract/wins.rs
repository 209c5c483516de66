//! With everything on, forced wins are still found, and draws and zugzwang are still seen.
use crate::breakthrough::{Breakthrough, Part};
use crate::nim::{Move, Nim};
use crate::tictactoe::TicTacToe;
use crate::{all_on, minimax, search};
use variorum_search::{Options, SearchLimits, Searchable, is_decisive, turns_to_end, win_in};

#[test]
fn a_win_on_the_spot_is_taken() {
    let report = search(&mut TicTacToe::new("xx.oo...."), all_on(), &SearchLimits::depth(1));
    assert_eq!((report.turn, report.score), (vec![2], win_in(1)));
}

#[test]
fn the_quicker_win_is_preferred() {
    // Two rows can be made at once, or one later.
    let report = search(&mut TicTacToe::new("x.o.x.o.."), all_on(), &SearchLimits::depth(6));
    assert_eq!((report.turn, report.score), (vec![8], win_in(1)));
}

#[test]
fn a_forced_win_is_counted_in_turns() {
    // The fork at the corner wins in three turns.
    let report = search(&mut TicTacToe::new("x...o...x"), all_on(), &SearchLimits::depth(6));
    assert!(!is_decisive(report.score), "a draw with the edge");
    let report = search(&mut TicTacToe::new("x.....o.."), all_on(), &SearchLimits::depth(8));
    assert_eq!(turns_to_end(report.score), Some(5));
}

#[test]
fn the_empty_board_is_a_draw() {
    let report = search(&mut TicTacToe::new("........."), all_on(), &SearchLimits::depth(9));
    assert_eq!(report.score, 0);
}

#[test]
fn nim_is_won_by_theory_in_two_part_turns() {
    for heaps in [vec![1, 2], vec![5, 3], vec![3, 4, 5], vec![7, 2], vec![1, 1, 3, 2]] {
        let mut game = Nim::new(&heaps);
        let sum: u8 = heaps.iter().sum();
        let report = search(&mut game, all_on(), &SearchLimits::depth(u32::from(sum) + 1));
        assert!(!game.lost());
        assert!(report.score > 0 && is_decisive(report.score), "{heaps:?} {}", report.score);
        assert!(matches!(report.turn[..], [Move::Heap(_), Move::Take(_)]));
        report.turn.iter().for_each(|&action| assert!(game.make(action)));
        assert!(game.lost(), "{heaps:?}: the turn must leave a lost position");
    }
}

#[test]
fn zugzwang_is_seen_unless_the_game_lies_about_passing() {
    let heaps = [2, 3, 1];
    let depth = 8;
    let truth = minimax(&mut Nim::new(&heaps), depth, 0).unwrap();
    assert_eq!(turns_to_end(truth).map(i32::signum), Some(-1), "whoever moves loses");
    let honest = search(&mut Nim::new(&heaps), all_on(), &SearchLimits::depth(depth as u32));
    assert_eq!(turns_to_end(honest.score).map(i32::signum), Some(-1));
    let mut liar = Nim::new(&heaps);
    liar.lie_about_passing = true;
    let without = Options { null_move: false, ..all_on() };
    let report = search(&mut liar, without, &SearchLimits::depth(depth as u32));
    assert_eq!(turns_to_end(report.score).map(i32::signum), Some(-1), "the switch turns it off");
}

#[test]
fn a_breakthrough_is_found_past_the_quiescence_limits() {
    let mut game = Breakthrough::from_picture(&["o.o.o", "o...o", "..x..", "x...x", "x.x.x"], false);
    let truth = (1..7).map(|depth| minimax(&mut game, depth, 0).unwrap()).find(|&score| is_decisive(score));
    let report = search(&mut game, all_on(), &SearchLimits::depth(9));
    if let Some(truth) = truth {
        assert_eq!(report.score.signum(), truth.signum());
        assert!(is_decisive(report.score));
    }
}

#[test]
fn the_stone_is_found_among_all_completions_where_it_alone_holds() {
    // The piece on a2 can go nowhere but b1, where it wins: whatever side 0 moves, the stone must go there.
    let mut game = Breakthrough::from_picture(&["...oo", ".....", ".....", "o....", "x...x"], true);
    for depth in 2..=6 {
        let report = search(&mut game, all_on(), &SearchLimits::depth(depth));
        assert!(matches!(report.turn[..], [Part::Step { from: 4, .. }, Part::Stone(1)]), "{depth}: {report:?}");
        assert!(turns_to_end(report.score).is_none_or(|turns| turns < -2), "{depth}: {report:?}");
    }
}

#[test]
fn the_first_part_wins_without_the_second() {
    let mut game = Breakthrough::from_picture(&[".....", "x....", ".....", "..o..", "....."], true);
    let report = search(&mut game, all_on(), &SearchLimits::depth(3));
    assert_eq!(turns_to_end(report.score), Some(1));
}

#[test]
fn with_a_hundred_quiet_actions_late_ones_are_left_out_on_the_expected_line() {
    let nodes = |prune_pv_nodes| {
        let options = Options { prune_pv_nodes, ..all_on() };
        search(&mut Breakthrough::new(30, 8, false), options, &SearchLimits::depth(6)).nodes
    };
    let (with, without) = (nodes(true), nodes(false));
    assert!(4 * with < 3 * without, "{with} and {without} nodes");
}

#[test]
fn everything_on_beats_minimax_of_the_same_effort() {
    let mut results = [0; 2];
    for clever in [0, 1] {
        let mut game = Breakthrough::new(5, 6, false);
        let mut ended = None;
        for _ in 0..80 {
            let limits = SearchLimits::nodes(4_000);
            let options = if game.side_to_move() == clever { all_on() } else { Options::plain() };
            let report = search(&mut game, options, &limits);
            if report.turn.is_empty() {
                ended = Some(1 - game.side_to_move());
                break;
            }
            report.turn.iter().for_each(|&action| assert!(game.make(action)));
            if game.terminal().is_some() {
                ended = Some(1 - game.side_to_move());
                break;
            }
        }
        let winner = ended.expect("every turn moves a piece on: it ends");
        results[usize::from(winner == clever)] += 1;
    }
    assert_eq!(results, [0, 2], "losses and wins of the pruned search, once with each side");
}

/// The fewest own turns in which the side to move wins, if it can within so many; by minimax.
fn shortest_win<G: Searchable>(game: &mut G, most: i32) -> Option<i32> {
    // A turn more: a player who cannot move has lost only when it is asked what there is to do.
    (1..=most).find(|&turns| minimax(game, 2 * turns, 0).unwrap() >= win_in(2 * turns - 1))
}

/// What a search for a win within so many turns says, found by proof alone.
fn proven<G: Searchable>(game: &mut G, turns: i32) -> Option<i32> {
    let limits = SearchLimits { mate: Some(turns as u32), depth: Some(1), ..SearchLimits::default() };
    let report = search(game, all_on(), &limits);
    let end = turns_to_end(report.score).filter(|&end| end > 0)?;
    assert!(!report.turn.is_empty() && report.lines[0].pv.starts_with(&report.turn));
    Some((end + 1) / 2)
}

#[test]
fn what_is_proven_is_what_minimax_finds() {
    let pictures = [
        ["o.o.o", "o...o", "..x..", "x...x", "x.x.x"],
        ["oo...", "..o..", ".x.x.", ".....", "xx..x"],
        ["...oo", "x....", "..o..", "o.x..", "x...x"],
        ["oo.oo", ".....", "..x..", ".....", "x...x"],
    ];
    let mut wins = 0;
    for picture in pictures {
        let mut game = Breakthrough::from_picture(&picture, false);
        let truth = shortest_win(&mut game, 3);
        wins += i32::from(truth.is_some());
        for turns in 1..=3 {
            let expected = truth.filter(|&least| least <= turns);
            assert_eq!(proven(&mut game, turns), expected, "{picture:?} within {turns}");
        }
    }
    assert!(wins >= 2, "wins to find");
    for picture in [["..o", "...", "x..", ".x."], [".o.", "x..", "..o", ".x."], ["o..", "..x", "...", "x.."]] {
        let mut game = Breakthrough::from_picture(&picture, true);
        let truth = shortest_win(&mut game, 2);
        assert_eq!(proven(&mut game, 2), truth, "{picture:?} with a stone");
    }
    for heaps in [vec![1], vec![2], vec![1, 1], vec![1, 2], vec![3, 1], vec![2, 2]] {
        let truth = shortest_win(&mut Nim::new(&heaps), 3);
        assert_eq!(proven(&mut Nim::new(&heaps), 3), truth, "{heaps:?}");
    }
}

#[test]
fn a_proof_keeps_to_the_chosen_actions_and_to_the_nodes() {
    let limits = SearchLimits { mate: Some(1), only: vec![7], ..SearchLimits::depth(1) };
    let report = search(&mut TicTacToe::new("xx.oo...."), all_on(), &limits);
    assert_eq!(report.turn, [7]);
    assert!(!is_decisive(report.score) || report.score < 0);
    let limits = SearchLimits { mate: Some(9), nodes: Some(300), ..SearchLimits::default() };
    let report = search(&mut Breakthrough::new(5, 6, true), all_on(), &limits);
    assert!(report.nodes <= 310 && !report.turn.is_empty());
}

#[test]
fn who_asks_for_a_win_that_is_not_there_gets_a_turn_all_the_same() {
    let limits = SearchLimits { mate: Some(2), ..SearchLimits::default() };
    let report = search(&mut TicTacToe::new("x...o...x"), all_on(), &limits);
    assert!(!report.turn.is_empty() && !is_decisive(report.score));
}
