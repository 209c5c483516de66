//! Repetition, perpetual check and quiet turns, judged over a game and within the search.
use std::sync::atomic::AtomicBool;

use variorum_engine::{Engine, Limits, ending, history_of};
use variorum_rules::history::Entry;
use variorum_rules::{Position, Reason, Side};

use super::{position, rules};

/// Plays texts; gives the last position and the ones before it.
fn played(id: &str, text: &str, turns: &str) -> (Position, Vec<Entry>) {
    let mut position = position(id, text);
    let mut history = Vec::new();
    for turn in turns.split_whitespace() {
        history.push(Entry::of(&position));
        position.play_text(turn).unwrap();
    }
    (position, history)
}

const SHUFFLE: &str = "g1f3 g8f6 f3g1 f6g8 ";
const CHESS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,h1,a8,h8 - 0 1";

#[test]
fn the_third_occurrence_is_a_draw() {
    let (twice, history) = played("chess", CHESS, SHUFFLE);
    assert_eq!(ending(&twice, &history), None);
    let (thrice, history) = played("chess", CHESS, &SHUFFLE.repeat(2));
    assert_eq!(ending(&thrice, &history).map(|end| (end.winner, end.reason)), Some((None, Reason::Repetition)));
}

#[test]
fn history_can_be_read_off_the_position() {
    for (id, text, turns) in [
        ("chess", CHESS, "e2e4 e7e5 g1f3 b8c6"),
        ("stones-and-relays", "k7/pp6/8/8/8/8/8/2K4P/4%2R w - - 0 1", "c2d2,e1f1 a8a7 h2h3"),
    ] {
        let (position, history) = played(id, text, turns);
        assert_eq!(history_of(&position), history, "{id}");
    }
    assert!(history_of(&Position::start(&rules("chess"))).is_empty());
}

#[test]
fn quiet_turns_draw_but_mate_comes_first() {
    let (drawn, history) = played("chess", "7k/8/5K2/8/8/8/8/1Q6 w - - 99 80", "b1b2");
    assert_eq!(ending(&drawn, &history).map(|end| end.reason), Some(Reason::QuietTurns));
    let (mated, history) = played("chess", "7k/5K2/8/8/8/8/8/1Q6 w - - 99 80", "b1h1");
    assert_eq!(ending(&mated, &history).map(|end| end.reason), Some(Reason::Checkmate));
}

#[test]
fn who_checks_for_ever_loses_where_the_game_says_so() {
    let text = "5k3/9/9/9/9/9/9/9/9/R2K5 w - - 0 1";
    let checks = "a1a10 f10f9 a10a9 f9f10 a9a10 f10f9 a10a9 f9f10 a9a10 f10f9";
    let (last, history) = played("xiangqi", text, checks);
    let end = ending(&last, &history).expect("the position stood for the third time");
    assert_eq!((end.winner, end.reason), (Some(Side::Black), Reason::PerpetualCheck));
    // The same checks in chess are a draw.
    let checks = "a1a8 f8f7 a8a7 f7f8 a7a8 f8f7 a8a7 f7f8 a7a8 f8f7";
    let (last, history) = played("chess", "5k2/8/8/8/8/8/8/R2K4 w - - 0 1", checks);
    assert_eq!(ending(&last, &history).map(|end| end.reason), Some(Reason::Repetition));
}

#[test]
fn a_lost_position_is_saved_by_perpetual_check() {
    // Black is a rook up and mates next; the white queen checks on g5, d8 and f6 for ever.
    let position = position("chess", "6k1/5p1p/5Q2/8/8/8/q1r5/6K1 w - - 0 1");
    let mut engine = Engine::new(position.rules().clone());
    let stop = AtomicBool::new(false);
    let choice = engine.choose(&position, &[], &Limits::depth(10), &stop, |_| {}).unwrap();
    assert_eq!(choice.score, 0, "{}", position.turn_text(choice.turn));
}

#[test]
fn the_better_side_does_not_repeat() {
    // The same position stood twice before; only other turns keep White's advantage.
    let text = "6k1/5ppp/8/8/8/8/5PPP/3Q2K1 w - - 0 1";
    let (position, history) = played("chess", text, "d1d2 g8f8 d2d1 f8g8 d1d2 g8f8 d2d1 f8g8 d1d2 g8f8");
    let mut engine = Engine::new(position.rules().clone());
    let stop = AtomicBool::new(false);
    let choice = engine.choose(&position, &history, &Limits::depth(4), &stop, |_| {}).unwrap();
    assert!(choice.score > 300, "{}", choice.score);
    assert_ne!(position.turn_text(choice.turn), "d2d1");
}

/// Whoever takes the last pawn has drawn, whatever the pieces that are left would be worth.
#[test]
fn without_the_pieces_for_a_mate_nobody_is_better() {
    let position = position("chess", "8/8/8/4k3/4P3/8/8/K1N5 b - - 0 1");
    let mut engine = Engine::new(position.rules().clone());
    let choice = engine.choose(&position, &[], &Limits::depth(2), &AtomicBool::new(false), |_| {}).unwrap();
    assert_eq!((position.turn_text(choice.turn).as_str(), choice.score), ("e5e4", 0));
    let (dead, history) = played("chess", "8/8/8/4k3/4P3/8/8/K1N5 b - - 0 1", "e5e4");
    assert_eq!(ending(&dead, &history).map(|end| (end.winner, end.reason)), Some((None, Reason::Dead)));
    // A program that plays on gets a legal turn, as after other draws.
    assert!(engine.choose(&dead, &[], &Limits::depth(2), &AtomicBool::new(false), |_| {}).is_some());
}

#[test]
fn whom_a_repetition_costs_the_game_avoids_it() {
    let shuffle = "b1b2 d5d4 b2b1 d4d5 ";
    let start = "rbsgk/4p/5/P4/KGSBR[] w - - 0 1";
    let choose = |turns: &str| {
        let (position, history) = played("minishogi", start, turns);
        let mut engine = Engine::new(position.rules().clone());
        let choice = engine.choose(&position, &history, &Limits::depth(3), &AtomicBool::new(false), |_| {}).unwrap();
        (position.turn_text(choice.turn), choice.score)
    };
    // The start stood three times; Black wins by bringing it about once more.
    let eleven = shuffle.repeat(3);
    let (turn, score) = choose(eleven.trim_end().strip_suffix("d4d5").unwrap());
    assert!(turn == "d4d5" && score > 10_000, "{turn}: {score}");
    let (turn, score) = choose(eleven.strip_suffix("b2b1 d4d5 ").unwrap());
    assert!(turn != "b2b1" && score > -10_000, "{turn}: {score}");
}

/// Games against itself from endings that were drawn by the count of quiet turns before the lonely king was really driven.
#[test]
fn a_lonely_king_is_mated_within_the_quiet_turns_allowed() {
    let endings = [
        ("chess", "2K5/8/8/2k5/8/8/6Q1/8 b - - 0 1"),
        ("chess", "3Q4/8/8/7K/8/8/8/6k1 b - - 0 1"),
        ("chess", "8/8/8/8/8/3k4/8/Q1K5 b - - 0 1"),
        ("chess", "8/8/8/3k4/8/8/1K6/7R b - - 0 1"),
    ];
    for (id, text) in endings {
        let mut position = position(id, text);
        let mut engine = Engine::new(position.rules().clone());
        engine.set_hash_mib(4);
        let outcome = loop {
            let history = history_of(&position);
            if let Some(outcome) = ending(&position, &history) {
                break outcome;
            }
            let choice =
                engine.choose(&position, &history, &Limits::nodes(3_000), &AtomicBool::new(false), |_| {}).unwrap();
            position.play_unchecked(choice.turn);
        };
        assert_eq!(outcome.winner, Some(Side::White), "{id} {text}: {outcome:?}");
    }
}
