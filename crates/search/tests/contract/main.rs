//! What the search promises, shown on toy games: equality with minimax, forced wins, limits, lines, determinism.
mod breakthrough;
mod known;
mod limits;
mod lines;
mod minimax;
mod nim;
mod soundness;
mod tictactoe;
mod tree;
mod wins;

use std::sync::atomic::AtomicBool;
use variorum_search::{NoClock, Options, Report, SearchLimits, Searchable, Searcher};

/// A fresh search without clock and stop flag.
fn search<G: Searchable>(game: &mut G, options: Options, limits: &SearchLimits<G::Action>) -> Report<G::Action> {
    let stop = AtomicBool::new(false);
    Searcher::new(small(options)).search(game, limits, &NoClock, &stop, &mut |_| {})
}

/// Every technique at once, those too that pay only where a position has hundreds of actions.
fn all_on() -> Options {
    Options {
        prune_pv_nodes: true,
        quiet_checks: 2,
        probe_killers: true,
        root_bounds: true,
        mate_in_one: true,
        verify_best: true,
        verification_depth: 2,
        ..Options::default()
    }
}

/// The smallest table, so that many small searches start fast.
fn small(options: Options) -> Options {
    Options { table_mib: 1, ..options }
}

/// Plain minimax to a depth in turns, without any bound; `None` for a half turn that cannot be completed.
fn minimax<G: Searchable>(game: &mut G, depth: i32, turn: i32) -> Option<i32> {
    let mid = game.mid_turn();
    if !mid {
        if turn > 0
            && let Some(outcome) = game.terminal()
        {
            return Some(outcome.score(turn));
        }
        if depth == 0 {
            return Some(game.evaluate());
        }
    }
    let mut actions = Vec::new();
    game.generate(&mut actions);
    let side = game.side_to_move();
    let mut best = None;
    for action in actions {
        if !game.make(action) {
            continue;
        }
        let ended = i32::from(!game.mid_turn());
        let same = game.side_to_move() == side;
        let score = minimax(game, depth - ended, turn + ended);
        game.unmake();
        best = best.max(score.map(|score| if same { score } else { -score }));
    }
    if best.is_none() && !mid {
        return Some(game.no_moves().score(turn));
    }
    best
}

/// Plays a line and takes it back; panics where it is not legal. Says at which lengths a turn ended.
fn turn_ends<G: Searchable>(game: &mut G, line: &[G::Action]) -> Vec<usize> {
    let before = game.hash();
    let mut ends = Vec::new();
    for (index, &action) in line.iter().enumerate() {
        let mut actions = Vec::new();
        game.generate(&mut actions);
        assert!(actions.contains(&action), "{action:?} is not generated");
        assert!(game.make(action), "{action:?} is illegal");
        if !game.mid_turn() {
            ends.push(index + 1);
        }
    }
    for _ in line {
        game.unmake();
    }
    assert_eq!(game.hash(), before);
    ends
}
