//! Against a random mover the engine wins everywhere; every turn played is legal.
use std::sync::atomic::AtomicBool;

use engine::matches::{Player, Settings, play};
use engine::{Limits, levels};
use rules::Position;

use crate::rules;

/// Two games in each game of the library whose number leaves this remainder of four.
fn beats_chance(remainder: usize) {
    for (_, id) in library::ids().into_iter().enumerate().filter(|(index, _)| index % 4 == remainder) {
        let rules = rules(&id);
        let players = [Player::engine(Limits::nodes(500)), Player::Random];
        let settings = Settings { players, games: 2, opening_turns: 0, most_turns: 800, ..Settings::default() };
        let (score, games) = play(&rules, &settings, &AtomicBool::new(false), |_, _| {});
        for game in &games {
            let mut position = Position::start(&rules);
            for turn in &game.turns {
                position.play(turn).unwrap_or_else(|fault| panic!("{id}: {fault}"));
            }
        }
        let ends: Vec<_> = games.iter().map(|game| (game.turns.len(), game.outcome)).collect();
        assert_eq!((score.wins, score.draws, score.losses), (2, 0, 0), "{id}: {ends:?}");
    }
}

#[test]
fn beats_a_random_mover_first_quarter() {
    beats_chance(0);
}

#[test]
fn beats_a_random_mover_second_quarter() {
    beats_chance(1);
}

#[test]
fn beats_a_random_mover_third_quarter() {
    beats_chance(2);
}

#[test]
fn beats_a_random_mover_last_quarter() {
    beats_chance(3);
}

#[test]
fn equal_settings_play_equal_games() {
    let rules = rules("crazyhouse");
    let player = || Player::engine(Limits::nodes(300));
    let settings = Settings { players: [player(), player()], games: 2, most_turns: 60, ..Settings::default() };
    let run = || play(&rules, &settings, &AtomicBool::new(false), |_, _| {});
    let (first, second) = (run(), run());
    assert_eq!(first, second);
    assert_eq!(first.1[0].turns[..4], first.1[1].turns[..4], "both games of a pair have the same opening");
}

#[test]
fn a_stopped_match_ends() {
    let stop = AtomicBool::new(true);
    let (score, games) = play(&rules("chess"), &Settings::default(), &stop, |_, _| {});
    assert_eq!((score.wins + score.draws + score.losses, games.len()), (0, 0));
}

#[test]
fn a_higher_level_beats_a_much_lower_one() {
    let player = |number: usize| Player::Level(Box::new(levels()[number - 1].clone()));
    let settings = Settings { players: [player(4), player(1)], games: 4, most_turns: 300, ..Settings::default() };
    let (score, _) = play(&rules("chess"), &settings, &AtomicBool::new(false), |_, _| {});
    assert!(score.wins >= 3 && score.losses == 0, "{score:?}");
}
