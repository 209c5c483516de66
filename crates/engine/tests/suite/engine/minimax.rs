//! With every pruning off, alpha-beta gives exactly the value of plain minimax.
use std::sync::atomic::AtomicBool;

use variorum_engine::{Engine, Limits, Options, Profile, RandomMover};
use variorum_rules::tactics;
use variorum_rules::{Position, Side};

use super::rules;

/// Far beyond every evaluation; a win in n turns is worth `WIN - n`, as the search has it.
const WIN: i32 = 1_000_000;

fn minimax(engine: &Engine, position: &mut Position, line: &mut Vec<u64>, depth: u32, turn: i32) -> i32 {
    let value = |winner: Option<Side>, side: Side| match winner {
        None => 0,
        Some(winner) if winner == side => WIN - turn,
        Some(_) => turn - WIN,
    };
    if turn > 0 {
        if let Some(end) = position.special_end() {
            return value(end.winner, position.side());
        }
        if line.contains(&position.repetition_key()) {
            return 0;
        }
        if depth == 0 {
            return engine.evaluate(position);
        }
    }
    let turns = position.turns();
    if turns.is_empty() {
        let end = position.special_end().unwrap_or_else(|| tactics::outcome_without_actions(position));
        return value(end.winner, position.side());
    }
    line.push(position.repetition_key());
    let mut best = -WIN;
    for turn_made in turns {
        let side = position.side();
        position.play_unchecked(turn_made);
        // In a row of turns the same player goes on.
        let sign = if position.side() == side { 1 } else { -1 };
        best = best.max(sign * minimax(engine, position, line, depth - 1, turn + 1));
        position.undo_turn();
    }
    line.pop();
    best
}

fn check(id: &str, depth: u32, seeds: std::ops::Range<u64>, opening: usize) {
    let rules = rules(id);
    let mut engine = Engine::new(rules.clone());
    engine.set_profile(Profile { search: Options::plain(), ..engine.profile() });
    for seed in seeds {
        let mut position = Position::start(&rules);
        let mut mover = RandomMover::new(seed);
        for _ in 0..opening {
            let Some(turn) = mover.choose(&position) else { break };
            position.play_unchecked(turn);
        }
        // What the position grew out of is no part of the test.
        let mut position = Position::parse(&rules, &position.text()).unwrap();
        if position.outcome().is_some() {
            continue;
        }
        let expected = minimax(&engine, &mut position, &mut Vec::new(), depth, 0);
        let stop = AtomicBool::new(false);
        let choice = engine.choose(&position, &[], &Limits::depth(depth), &stop, |_| {}).unwrap();
        assert_eq!(choice.score, expected, "{position:?} depth {depth} {}", position.turn_text(choice.turn));
        let side = position.side();
        position.play_unchecked(choice.turn);
        let sign = if position.side() == side { 1 } else { -1 };
        let reached = sign * minimax(&engine, &mut position, &mut Vec::new(), depth - 1, 1);
        assert_eq!(reached, expected, "the chosen turn has the value");
    }
}

#[test]
fn alpha_beta_equals_minimax_one_turn_deep() {
    for id in variorum_library::ids() {
        check(&id, 1, 0..3, 12);
    }
}

/// So many leaves are counted out at most.
const LEAVES: usize = 40_000;

#[test]
fn alpha_beta_equals_minimax_in_every_game_as_deep_as_can_be_counted() {
    let mut deep = 0;
    for id in variorum_library::ids() {
        let rules = rules(&id);
        let mut position = Position::start(&rules);
        let mut mover = RandomMover::new(5);
        for turn in 0..=80 {
            if turn % 20 == 0 {
                let turns = position.turns().len().max(2);
                let depth = LEAVES.ilog(turns).clamp(1, 3);
                deep += usize::from(depth > 1);
                check(&id, depth, 5..6, turn);
            }
            let Some(turn) = mover.choose(&position) else { break };
            position.play_unchecked(turn);
        }
    }
    assert!(deep > 40, "too few searches of several turns: {deep}");
}

#[test]
fn alpha_beta_equals_minimax_with_turns_of_two_parts() {
    check("stones-and-relays", 2, 0..1, 6);
    check("duck-chess", 1, 0..4, 20);
    check("stockhorn", 1, 0..2, 60);
}

#[test]
fn alpha_beta_equals_minimax_three_turns_deep() {
    check("chess", 3, 0..2, 30);
    check("minishogi", 3, 0..2, 10);
}
