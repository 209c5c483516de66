//! Other programs as players: well-behaved ones, and every kind of faulty one.
//!
//! The programs are this test's own binary, started with the name of one of the functions in `programs`, which use standard input and
//! output instead of testing anything. The lines that the test harness prints first must be ignored.

use std::path::PathBuf;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use variorum_arena::adjudication::Adjudication;
use variorum_arena::player::{Command, Player, PlayerKind};
use variorum_arena::{Event, Limit, MatchError, PlayedGame, Settings, Stop, Summary, play};

fn command(name: &str) -> Command {
    let program = std::env::current_exe().unwrap_or_else(|_| PathBuf::from("unknown"));
    let name = format!("programs::{name}");
    let arguments = ["--exact", &name, "--ignored", "--nocapture", "--test-threads=1"].map(str::to_owned).to_vec();
    Command { program, arguments }
}

fn uci(name: &str) -> Player {
    Player::new(PlayerKind::Uci(command(name)))
}

fn xboard(name: &str) -> Player {
    Player::new(PlayerKind::Xboard(command(name)))
}

/// Short games of the outside program (player A) against a random mover.
fn settings(outsider: Player) -> Settings {
    let adjudication = Adjudication { most_turns: 30, ..Adjudication::default() };
    let players = [outsider, Player::new(PlayerKind::Random)];
    Settings { players, adjudication, limit: Limit::Depth(1), patience_s: 20, ..Settings::default() }
}

fn try_play(id: &str, settings: &Settings) -> Result<(Summary, Vec<PlayedGame>), MatchError> {
    let mut games = Vec::new();
    let rules = variorum_library::rules(id).unwrap_or_else(|error| panic!("{error}"));
    let summary = play(&rules, settings, &Stop::new(), |event| {
        if let Event::Ended(game) = event {
            games.push(game.clone());
        }
    });
    games.sort_by_key(|game| game.number);
    summary.map(|summary| (summary, games))
}

fn played(id: &str, settings: &Settings) -> (Summary, Vec<PlayedGame>) {
    try_play(id, settings).unwrap_or_else(|fault| panic!("{fault}"))
}

/// A loses all games for this reason.
fn loses(outsider: Player, settings_of: impl Fn(Settings) -> Settings, reason: &str) -> (Summary, Vec<PlayedGame>) {
    let (summary, games) = played("chess", &settings_of(settings(outsider)));
    assert_eq!((summary.score.losses, summary.score.games()), (2, 2), "{:?}", summary.ends);
    assert_eq!(summary.faults[0].get(reason), Some(&2), "{:?}", summary.ends);
    assert!(summary.faults[1].is_empty());
    (summary, games)
}

#[test]
fn good_programs_play_whole_games() {
    for id in ["chess", "crazyhouse", "xiangqi", "duck-chess", "raumschach", "stones-and-relays"] {
        for outsider in [uci("uci_good"), xboard("xboard_good")] {
            let (summary, games) = played(id, &settings(outsider.clone()));
            let ends = format!("{id} {outsider:?} {:?}", games.iter().map(|game| &game.reason).collect::<Vec<_>>());
            assert_eq!(summary.score.games(), 2, "{ends}");
            assert!(summary.faults.iter().all(|faults| faults.is_empty()), "{ends}");
            assert_eq!(summary.restarts, [0, 0], "{ends}");
            assert_eq!(summary.names, ["Good Program 1.0".to_owned(), "random".to_owned()]);
        }
    }
}

#[test]
fn what_programs_report_about_their_turns_is_recorded() {
    for outsider in [uci("uci_good"), xboard("xboard_good")] {
        let (_, games) = played("chess", &settings(outsider));
        let turn = games[0].turns.iter().find(|played| played.depth.is_some()).expect("the program reports");
        assert_eq!(turn.score.map(|score| score.to_string()).as_deref(), Some("-0.31"));
        assert_eq!((turn.depth, turn.nodes), (Some(3), Some(77)));
        assert!(turn.ms.is_some());
    }
}

#[test]
fn programs_keep_time_on_a_clock() {
    for outsider in [uci("uci_good"), xboard("xboard_good")] {
        let limit = Limit::Clock { base: 10_000, increment: 100 };
        let (summary, games) = played("chess", &Settings { limit, ..settings(outsider) });
        assert!(summary.faults[0].is_empty(), "{:?}", games[0].reason);
    }
}

#[test]
fn illegal_turns_lose() {
    let (_, games) = loses(uci("uci_illegal"), |settings| settings, "illegal turn");
    let record = serde_json::to_value(variorum_arena::Record::new("x", &settings(uci("u")), &games[0])).unwrap();
    assert_eq!(
        (&record["detail"], &record["winner"]),
        (&"White played “a1a8”, which is not legal".into(), &"b".into())
    );
    loses(xboard("xboard_illegal"), |settings| settings, "illegal turn");
}

#[test]
fn a_program_that_gives_no_turn_loses() {
    loses(uci("uci_none"), |settings| settings, "no turn given");
}

#[test]
fn a_program_that_ends_loses_and_is_restarted() {
    for outsider in [uci("uci_dies"), xboard("xboard_dies")] {
        let (summary, games) = loses(outsider, |settings| settings, "program ended");
        assert_eq!(summary.restarts[0], 1);
        assert!(games[1].turns.len() > games[1].opening, "the second game began with a new process");
    }
}

#[test]
fn a_program_that_does_not_answer_loses_on_time_or_patience() {
    let short = |settings| Settings { limit: Limit::Time(1000), margin_ms: 0, ..settings };
    for outsider in [uci("uci_silent"), xboard("xboard_silent")] {
        let begun = Instant::now();
        loses(outsider.clone(), short, "loss on time");
        loses(outsider, |settings| Settings { patience_s: 1, ..settings }, "no answer");
        assert!(begun.elapsed() < Duration::from_secs(25));
    }
}

#[test]
fn late_answers_lose_one_game_and_do_not_disturb_the_next() {
    let late = |settings| Settings { limit: Limit::Time(100), margin_ms: 0, ..settings };
    let (summary, _) = loses(uci("uci_late"), late, "loss on time");
    assert_eq!(summary.restarts[0], 0, "it stopped on request");
}

/// Each turn of 50 ms is within the margin of 400 ms, but 30 ms are missing after each: the twelfth turn or an earlier one is too late.
#[test]
fn a_margin_is_not_given_anew_for_every_turn() {
    let log = Arc::new(Mutex::new(Vec::new()));
    let logged = log.clone();
    let short = move |settings| {
        let limit = Limit::Clock { base: 10, increment: 20 };
        let adjudication = Adjudication { most_turns: 60, ..Adjudication::default() };
        Settings { limit, margin_ms: 400, adjudication, log: Some(logged.clone()), ..settings }
    };
    let (_, games) = loses(uci("uci_slow"), short, "loss on time");
    assert!(games.iter().any(|game| game.turns.len() > game.opening + 2), "the first turn was within the margin");
    let text = String::from_utf8(log.lock().unwrap().clone()).unwrap();
    let told = text.matches("go wtime 10 btime 10 winc 20").count();
    assert!(told > 2 && !text.contains("wtime -"), "a clock below 0 is told as the least time, not {told} times");
}

#[test]
fn xboard_programs_may_resign_refuse_and_claim() {
    let (summary, _) = played("chess", &settings(xboard("xboard_resigns")));
    assert_eq!((summary.score.losses, summary.ends.get("resignation")), (2, Some(&2)));
    assert!(summary.faults[0].is_empty(), "resigning is not an error");
    loses(xboard("xboard_refuses"), |settings| settings, "legal turn refused");
    loses(xboard("xboard_claims"), |settings| settings, "false claim");
}

#[test]
fn chatter_is_ignored() {
    let (summary, _) = played("chess", &settings(uci("uci_chatters")));
    assert!(summary.faults[0].is_empty(), "{:?}", summary.faults);
}

#[test]
fn programs_that_cannot_play_the_game_are_reported() {
    let fault =
        |id: &str, outsider| try_play(id, &settings(outsider)).map(|_| ()).expect_err("not playable").to_string();
    assert!(fault("shogi", uci("uci_chess_only")).contains("does not offer this game"));
    played("chess", &settings(uci("uci_chess_only")));
    assert!(fault("chess", uci("uci_gone")).contains("it ended immediately"));
    assert!(fault("chess", xboard("xboard_gone")).contains("it ended immediately"));
    let missing = Command { program: PathBuf::from("no-such-program"), arguments: Vec::new() };
    assert!(fault("chess", Player::new(PlayerKind::Uci(missing))).contains("cannot start no-such-program"));
    let mut player = uci("uci_good");
    player.options = vec![("Contempt".into(), "3".into())];
    assert!(fault("chess", player).contains("no option “Contempt”"));
}

#[test]
fn options_reach_the_program_and_are_logged() {
    let log = Arc::new(Mutex::new(Vec::new()));
    let mut player = uci("uci_good");
    player.options = vec![("hash".into(), "8".into())];
    played("crazyhouse", &Settings { log: Some(log.clone()), ..settings(player) });
    let text = String::from_utf8(log.lock().unwrap().clone()).unwrap();
    for line in
        ["A > setoption name Hash value 8", "A > setoption name UCI_Variant value crazyhouse", "A < uciok", "A > quit"]
    {
        assert!(text.contains(line), "{line} is not in the log");
    }
}

#[test]
fn several_workers_have_a_program_each() {
    let (summary, _) = played("chess", &Settings { games: 6, workers: 3, ..settings(uci("uci_good")) });
    assert_eq!(summary.score.games(), 6);
    assert!(summary.faults[0].is_empty());
}

#[test]
fn an_aborted_match_does_not_wait_for_a_silent_program() {
    let stop = Stop::new();
    let rules = variorum_library::rules("chess").unwrap();
    let begun = Instant::now();
    let summary = std::thread::scope(|scope| {
        scope.spawn(|| {
            std::thread::sleep(Duration::from_millis(1500));
            stop.abort();
        });
        play(&rules, &settings(uci("uci_silent")), &stop, |_| {}).unwrap()
    });
    assert_eq!(summary.score.games(), 0);
    assert!(begun.elapsed() < Duration::from_secs(10));
}
