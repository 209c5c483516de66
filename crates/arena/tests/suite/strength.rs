//! Matches in this process: the engine beats a random mover in every game, every turn is legal, and results are reproducible.

use std::sync::Arc;

use variorum_arena::adjudication::Adjudication;
use variorum_arena::player::{Player, PlayerKind};
use variorum_arena::{Event, Limit, Openings, PlayedGame, Settings, Stop, Summary, play};
use variorum_rules::{Position, Rules};

fn rules(id: &str) -> Arc<Rules> {
    variorum_library::rules(id).unwrap_or_else(|error| panic!("{error}"))
}

fn played(rules: &Arc<Rules>, settings: &Settings) -> (Summary, Vec<PlayedGame>) {
    let mut games = Vec::new();
    let summary = play(rules, settings, &Stop::new(), |event| {
        if let Event::Ended(game) = event {
            games.push(game.clone());
        }
    });
    games.sort_by_key(|game| game.number);
    (summary.unwrap_or_else(|fault| panic!("{fault}")), games)
}

/// A game without its times.
fn turns(game: &PlayedGame) -> Vec<&str> {
    game.turns.iter().map(|played| played.turn.as_str()).collect()
}

/// Plays two games of every fourth game in the library, beginning with this one.
fn beats_random_mover(remainder: usize) {
    for (_, id) in variorum_library::ids().into_iter().enumerate().filter(|(index, _)| index % 4 == remainder) {
        let rules = rules(&id);
        let adjudication = Adjudication { most_turns: 800, ..Adjudication::default() };
        let (limit, openings) = (Limit::Nodes(500), Openings::default());
        let (summary, games) = played(&rules, &Settings { limit, openings, adjudication, ..Settings::default() });
        for game in &games {
            let mut position = Position::start(&rules);
            for turn in turns(game) {
                position.play_text(turn).unwrap_or_else(|fault| panic!("{id}: {fault}"));
            }
        }
        let ends: Vec<_> = games.iter().map(|game| (game.turns.len(), game.reason.text())).collect();
        assert_eq!((summary.score.wins, summary.score.games()), (2, 2), "{id}: {ends:?}");
    }
}

#[test]
fn beats_a_random_mover_first_quarter() {
    beats_random_mover(0);
}

#[test]
fn beats_a_random_mover_second_quarter() {
    beats_random_mover(1);
}

#[test]
fn beats_a_random_mover_third_quarter() {
    beats_random_mover(2);
}

#[test]
fn beats_a_random_mover_last_quarter() {
    beats_random_mover(3);
}

#[test]
fn equal_settings_play_equal_games_with_any_number_of_workers() {
    let rules = rules("crazyhouse");
    let players = [Player::new(PlayerKind::Engine), Player::new(PlayerKind::Level(2))];
    let adjudication = Adjudication { most_turns: 40, ..Adjudication::default() };
    let settings = Settings { players, games: 5, limit: Limit::Nodes(300), adjudication, ..Settings::default() };
    let (first, one) = played(&rules, &settings);
    let (second, three) = played(&rules, &Settings { workers: 3, ..settings });
    assert_eq!(first.score, second.score);
    assert_eq!(one.iter().map(turns).collect::<Vec<_>>(), three.iter().map(turns).collect::<Vec<_>>());
    assert_eq!(turns(&one[0])[..4], turns(&one[1])[..4], "both games of a pair have the same opening");
    assert_ne!(turns(&one[0])[..4], turns(&one[2])[..4]);
    assert_eq!((one[0].white, one[1].white), (0, 1));
}

#[test]
fn a_stopped_match_ends() {
    let stop = Stop::new();
    stop.finish();
    let summary = play(&rules("chess"), &Settings::default(), &stop, |_| {}).unwrap();
    assert_eq!(summary.score.games(), 0);
}

#[test]
fn a_stopped_match_finishes_the_current_game() {
    let stop = Stop::new();
    // Games long enough that a busy machine hears the report before the next one ends.
    let settings = Settings { games: 100, limit: Limit::Nodes(3_000), ..Settings::default() };
    let summary = play(&rules("chess"), &settings, &stop, |_| stop.finish()).unwrap();
    // The first pair, which is reported as a whole, and the game that has begun meanwhile.
    assert!((2..=3).contains(&summary.score.games()), "{:?}", summary.score);
}

#[test]
fn a_higher_level_beats_a_much_lower_one() {
    let players = [Player::new(PlayerKind::Level(4)), Player::new(PlayerKind::Level(1))];
    let (summary, _) = played(&rules("chess"), &Settings { players, games: 4, ..Settings::default() });
    assert!(summary.score.wins >= 3 && summary.score.losses == 0, "{:?}", summary.score);
}

#[test]
fn options_and_clocks_reach_the_engine() {
    let mut doubted = Player::new(PlayerKind::Engine);
    doubted.options = vec![("null-move".into(), "off".into()), ("hash".into(), "1".into())];
    doubted.limit = Some(Limit::Clock { base: 300, increment: 5 });
    let adjudication = Adjudication { most_turns: 60, ..Adjudication::default() };
    let players = [doubted, Player::new(PlayerKind::Random)];
    let settings = Settings { players, adjudication, margin_ms: 200, ..Settings::default() };
    let (summary, games) = played(&rules("chess"), &settings);
    assert!(summary.faults.iter().all(|faults| faults.is_empty()), "{:?}", summary.faults);
    let spent = games[0].turns.iter().filter_map(|played| played.ms).sum::<u64>();
    assert!(spent > 0 && spent < 2_000, "{spent} ms");

    let mut wrong = Player::new(PlayerKind::Engine);
    wrong.options = vec![("nul-move".into(), "off".into())];
    let settings = Settings { players: [wrong, Player::new(PlayerKind::Random)], ..Settings::default() };
    assert!(play(&rules("chess"), &settings, &Stop::new(), |_| {}).is_err());
}

#[test]
fn a_decided_test_ends_the_match_the_same_way_with_any_number_of_workers() {
    let sprt = variorum_arena::sprt::Sprt::new(0.0, 100.0, 0.05, 0.05).ok();
    let settings = Settings { games: 400, least_games: 2, limit: Limit::Nodes(100), sprt, ..Settings::default() };
    let rules = rules("chess");
    let (one, _) = played(&rules, &settings);
    let (three, games) = played(&rules, &Settings { workers: 3, ..settings });
    assert_eq!(one.verdict.map(|(verdict, _)| verdict), Some(variorum_arena::sprt::Verdict::H1));
    assert!(one.score.games() < 100 && one.score.games() % 2 == 0, "{:?}", one.score);
    assert_eq!(one.score, three.score);
    let numbers: Vec<usize> = games.iter().map(|game| game.number).take(one.score.games() as usize).collect();
    assert!(numbers.iter().copied().eq(0..numbers.len()), "games after the decision may have ended too: {numbers:?}");
}

#[test]
fn a_test_decides_nothing_before_the_least_number_of_games() {
    let sprt = variorum_arena::sprt::Sprt::new(0.0, 100.0, 0.05, 0.05).ok();
    let short = Settings { games: 60, limit: Limit::Nodes(100), sprt, ..Settings::default() };
    let rules = rules("chess");
    let (least, _) = played(&rules, &Settings { least_games: 50, ..short.clone() });
    assert_eq!(least.score.games(), 50, "the random mover has lost long before");
    let (undecided, _) = played(&rules, &Settings { least_games: 61, ..short });
    let (verdict, llr) = undecided.verdict.unwrap();
    assert_eq!((undecided.score.games(), verdict), (60, variorum_arena::sprt::Verdict::Open));
    assert!(llr > 2.95, "{llr}");
}
