//! Matches over several games, and matches that go on where an earlier run was stopped.

use std::sync::Arc;

use variorum_arena::adjudication::Adjudication;
use variorum_arena::player::{Player, PlayerKind};
use variorum_arena::score::MatchScore;
use variorum_arena::sprt::Sprt;
use variorum_arena::{
    Event, FinishedGame, Limit, MatchError, PlayedGame, Record, SavedRecord, Settings, Stop, Summary, play_pool,
};
use variorum_rules::Rules;

/// The first flat games of the library; any will do.
fn pool() -> Vec<Arc<Rules>> {
    let all = variorum_library::ids().into_iter().map(|id| variorum_library::rules(&id).unwrap());
    all.filter(|rules| rules.definition().board.cell_count() <= 64).take(3).collect()
}

fn settings() -> Settings {
    let mut weaker = Player::new(PlayerKind::Engine);
    weaker.limit = Some(Limit::Nodes(20));
    let adjudication = Adjudication { most_turns: 30, ..Adjudication::default() };
    let players = [Player::new(PlayerKind::Engine), weaker];
    Settings { players, games: 14, limit: Limit::Nodes(100), adjudication, ..Settings::default() }
}

fn played(pool: &[Arc<Rules>], settings: &Settings, earlier: Vec<FinishedGame>) -> (Summary, Vec<PlayedGame>) {
    let mut games = Vec::new();
    let summary = play_pool(pool, settings, earlier, &Stop::new(), |event| {
        if let Event::Ended(game) = event {
            games.push(game.clone());
        }
    });
    games.sort_by_key(|game| game.number);
    (summary.unwrap_or_else(|fault| panic!("{fault}")), games)
}

/// Start and turns of a game, without times.
fn course(game: &PlayedGame) -> (&str, Vec<&str>) {
    (&game.start, game.turns.iter().map(|played| played.turn.as_str()).collect())
}

/// All of a summary that does not depend on the run.
fn result(summary: &Summary) -> impl PartialEq + std::fmt::Debug {
    let Summary { score, by_game, white, lengths, ends, faults, verdict, .. } = summary.clone();
    (score, by_game, white, lengths, ends, faults, verdict)
}

#[test]
fn a_pool_is_played_in_turn_and_each_game_as_if_alone() {
    let (pool, settings) = (pool(), settings());
    let (summary, games) = played(&pool, &settings, Vec::new());
    assert_eq!(games.iter().map(|game| game.game).collect::<Vec<_>>(), [0, 0, 1, 1, 2, 2, 0, 0, 1, 1, 2, 2, 0, 0]);
    let sum = summary.by_game.iter().fold(MatchScore::default(), |mut sum, score| {
        sum.wins += score.wins;
        sum.draws += score.draws;
        sum.losses += score.losses;
        (0..5).for_each(|points| sum.pairs[points] += score.pairs[points]);
        sum
    });
    assert_eq!((summary.score, summary.score.games()), (sum, 14));
    for (index, rules) in pool.iter().enumerate() {
        let mine: Vec<_> = games.iter().filter(|game| game.game == index).map(course).collect();
        let alone = Settings { games: mine.len(), ..settings.clone() };
        let (alone, others) = played(std::slice::from_ref(rules), &alone, Vec::new());
        assert_eq!(others.iter().map(course).collect::<Vec<_>>(), mine);
        assert_eq!(alone.score, summary.by_game[index]);
    }
    let (three, _) = played(&pool, &Settings { workers: 3, ..settings }, Vec::new());
    assert_eq!(result(&three), result(&summary));
}

/// A match that was stopped with any of its games played ends like one that was not.
#[test]
fn a_match_goes_on_where_it_was_stopped() {
    let (pool, sprt) = (pool(), Sprt::new(0.0, 100.0, 0.05, 0.05).ok());
    let settings = Settings { sprt, least_games: 10, ..settings() };
    let (whole, games) = played(&pool, &settings, Vec::new());
    for kept in [&[0, 1][..], &[1, 2, 7, 9], &[12, 13], &[5, 5, 6], &(0..14).collect::<Vec<_>>()] {
        let earlier: Vec<FinishedGame> =
            kept.iter().filter_map(|&number| games.get(number)).map(PlayedGame::finished).collect();
        let (summary, others) = played(&pool, &settings, earlier);
        assert_eq!(result(&summary), result(&whole), "after {kept:?}");
        let missing = (0..games.len()).filter(|number| !kept.contains(number));
        assert!(others.iter().map(|game| game.number).eq(missing), "{kept:?}");
        assert!(others.iter().all(|game| course(game) == course(&games[game.number])));
    }
}

#[test]
fn what_an_earlier_run_decided_is_not_played_again() {
    let (pool, sprt) = (pool(), Sprt::new(0.0, 100.0, 0.05, 0.05).ok());
    let settings = Settings { sprt, least_games: 2, games: 100, ..settings() };
    let won = |number| FinishedGame {
        number,
        game: number / 2 % 3,
        white: number % 2,
        winner: Some(0),
        reason: "checkmate".into(),
        at_fault: None,
        turns: 20,
    };
    let (summary, games) = played(&pool, &settings, (0..60).map(won).collect());
    assert!(games.is_empty(), "60 games won are a verdict");
    assert!(summary.score.games() < 60 && summary.score.wins == summary.score.games(), "{:?}", summary.score);
}

#[test]
fn saved_games_are_read_back() {
    let pool = pool();
    let ids: Vec<String> = pool.iter().map(|rules| rules.definition().id.clone()).collect();
    let mut careless = Player::new(PlayerKind::Engine);
    careless.options = vec![("null-move".into(), "off".into())];
    let settings = Settings { players: [careless, Player::new(PlayerKind::Random)], games: 6, ..settings() };
    let (_, games) = played(&pool, &settings, Vec::new());
    for game in &games {
        let line = serde_json::to_string(&Record::new(&ids[game.game], &settings, game)).unwrap();
        let saved: SavedRecord = serde_json::from_str(&line).unwrap();
        assert_eq!(saved.finished(&ids), Ok(game.finished()));
        let saved: SavedRecord = serde_json::from_str(&line).unwrap();
        let fault = saved.finished(&["other".to_owned()]).unwrap_err().to_string();
        assert!(fault.contains("does not belong to this match"), "{fault}");
    }
}

#[test]
fn a_match_without_games_is_refused() {
    let none = play_pool(&[], &settings(), Vec::new(), &Stop::new(), |_| {});
    assert_eq!(none.err(), Some(MatchError::NoGames));
}
