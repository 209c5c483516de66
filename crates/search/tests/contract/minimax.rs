//! With all pruning off the search is minimax; the exact techniques change nothing.
use crate::breakthrough::Breakthrough;
use crate::nim::Nim;
use crate::tictactoe::TicTacToe;
use crate::tree::{Shape, Tree};
use crate::{all_on, minimax, search, turn_ends};
use proptest::prelude::*;
use variorum_search::{Options, SearchLimits, Searchable};

pub fn shapes() -> impl Strategy<Value = Shape> {
    (any::<u64>(), 1..7u32, 0..12u64, 0..6u64, 0..4u64, any::<bool>())
        .prop_map(|(seed, width, halves, illegal, ends, merge)| Shape { seed, width, halves, illegal, ends, merge })
}

/// Every technique that may not change a value.
fn exact(index: usize) -> Options {
    let plain = Options::plain();
    match index {
        0 => plain,
        1 => Options { table: true, ..plain },
        2 => Options { aspiration: true, ..plain },
        3 => Options { killers: true, history: true, ..plain },
        4 => Options { mate_distance: true, ..plain },
        5 => Options { root_bounds: true, ..plain },
        6 => Options { killers: true, quiet_checks: 2, ..plain },
        _ => Options {
            table: true,
            aspiration: true,
            killers: true,
            history: true,
            mate_distance: true,
            root_bounds: true,
            quiet_checks: 1,
            ..plain
        },
    }
}

/// So many choices are there.
const CHOICES: usize = 8;

fn same_as_minimax<G: Searchable + Clone>(game: &G, depth: u32, options: Options) {
    let mut game = game.clone();
    let before = game.hash();
    let truth = minimax(&mut game, depth as i32, 0);
    let report = search(&mut game, options, &SearchLimits::depth(depth));
    assert_eq!(game.hash(), before);
    let mut actions = Vec::new();
    game.generate(&mut actions);
    if report.turn.is_empty() {
        // No legal turn at all: what that means is for `no_moves` to say.
        assert!(truth.is_none() || truth == Some(game.no_moves().score(0)));
        return;
    }
    assert_eq!(Some(report.score), truth);
    assert_eq!(turn_ends(&mut game, &report.turn), [report.turn.len()]);
    // The turn given is really worth that much.
    let length = report.turn.len();
    let side = game.side_to_move();
    report.turn.iter().for_each(|&action| assert!(game.make(action)));
    let value = minimax(&mut game, depth as i32 - 1, 1).unwrap();
    let value = if game.side_to_move() == side { value } else { -value };
    (0..length).for_each(|_| game.unmake());
    assert_eq!(value, report.score, "the turn does not keep what the score promises");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn exact_techniques_give_the_minimax_value(shape in shapes(), depth in 1..5u32, index in 0..CHOICES) {
        same_as_minimax(&Tree::new(shape), depth, exact(index));
    }

    #[test]
    fn several_lines_are_the_best_in_order(shape in shapes(), depth in 1..4u32, lines in 1..5usize) {
        let mut game = Tree::new(shape);
        let mut actions = Vec::new();
        game.generate(&mut actions);
        let mut values = Vec::new();
        for action in actions {
            if game.make(action) {
                let ended = i32::from(!game.mid_turn());
                if let Some(score) = minimax(&mut game, depth as i32 - ended, ended) {
                    values.push(if ended == 1 { -score } else { score });
                }
                game.unmake();
            }
        }
        values.sort_by_key(|value| -value);
        values.truncate(lines);
        let limits = SearchLimits { lines, ..SearchLimits::depth(depth) };
        let report = search(&mut game, exact(CHOICES - 1), &limits);
        let found: Vec<i32> = report.lines.iter().map(|line| line.score).collect();
        prop_assert_eq!(found, values);
    }
}

/// Pieces run for the far rank: here are quiet steps that threaten to win, captures and others.
fn running() -> Breakthrough {
    Breakthrough::from_picture(&["o.o.", "..o.", "x...", ".xo.", "x..x"], false)
}

#[test]
fn small_games_give_the_minimax_value_at_every_depth() {
    for index in 0..CHOICES {
        for depth in 1..=5 {
            same_as_minimax(&TicTacToe::new("x...o...."), depth, exact(index));
            same_as_minimax(&Nim::new(&[1, 3, 2]), depth, exact(index));
            same_as_minimax(&running(), depth, exact(index));
        }
    }
}

#[test]
fn the_middle_of_a_turn_can_be_searched() {
    let mut game = Nim::new(&[1, 3, 5]);
    assert!(game.make(crate::nim::Move::Heap(2)));
    for index in 0..CHOICES {
        same_as_minimax(&game, 4, exact(index));
    }
}

#[test]
fn the_table_saves_work_and_pruning_saves_more() {
    let nodes = |options| search(&mut TicTacToe::new("........."), options, &SearchLimits::depth(7)).nodes;
    let (plain, table, all) = (nodes(exact(0)), nodes(exact(CHOICES - 1)), nodes(all_on()));
    assert!(table * 2 < plain, "{table} {plain}");
    assert!(all < table, "{all} {table}");
}
