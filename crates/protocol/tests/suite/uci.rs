//! Whole UCI sessions.

use std::time::Duration;

use crate::support::Client;

fn ready(game: &str) -> Client {
    let mut client = Client::uci(game);
    client.ask("isready", "readyok");
    client
}

/// The turn of the next `bestmove`.
#[track_caller]
fn best(client: &mut Client, go: &str) -> String {
    let line = client.ask(go, "bestmove ");
    line.split(' ').nth(1).unwrap_or_default().to_owned()
}

#[test]
fn the_introduction_names_the_engine_its_options_and_all_games() {
    let mut client = Client::uci("chess");
    client.say("uci");
    let lines = client.until("uciok");
    assert!(lines[0].starts_with("id name Variorum "));
    let variants = lines.iter().find(|line| line.contains("UCI_Variant")).unwrap();
    assert!(variants.starts_with("option name UCI_Variant type combo default chess var chess "));
    for id in variorum_library::ids() {
        assert!(variants.split(" var ").any(|var| var == id), "{id}");
    }
    for name in ["Hash", "Threads", "MultiPV", "Ponder", "Skill Level", "UCI_LimitStrength", "UCI_Elo", "UCI_Chess960"]
    {
        assert!(lines.iter().any(|line| line.starts_with(&format!("option name {name} type "))), "{name}");
    }
}

#[test]
fn every_game_is_searched_and_its_moves_are_understood() {
    let mut client = ready("chess");
    for id in variorum_library::ids() {
        client.ask(&format!("setoption name UCI_Variant value {id}"), &format!("info string variant {id} "));
        let mut moves = String::new();
        for _ in 0..4 {
            let turn = best(&mut client, "go nodes 300");
            assert!(!turn.contains(' ') && turn != "(none)", "{id}");
            moves += " ";
            moves += &turn;
            client.say(&format!("position startpos moves{moves}"));
        }
        let fen = client.ask("d", "Fen: ")[5..].to_owned();
        client.say(&format!("position fen {fen}"));
        assert_eq!(&client.ask("d", "Fen: ")[5..], fen, "{id}");
    }
}

#[test]
fn a_mate_is_found_and_a_mated_player_has_no_move() {
    let mut client = ready("chess");
    client.say("position fen 7k/8/5KQ1/8/8/8/8/8 w - - 0 1");
    client.say("go depth 3");
    let lines = client.until("bestmove");
    assert!(lines.iter().any(|line| line.contains("score mate 1 ")), "{lines:#?}");
    let mate = lines.last().unwrap().split(' ').nth(1).unwrap().to_owned();
    client.say(&format!("position fen 7k/8/5KQ1/8/8/8/8/8 w - - 0 1 moves {mate}"));
    client.say("go depth 3");
    assert_eq!(client.until("bestmove"), ["info depth 0 score mate 0", "bestmove (none)"]);
    client.say("position fen 7k/8/6Q1/8/8/8/8/K7 b - - 0 1");
    client.say("go movetime 100");
    assert_eq!(client.until("bestmove"), ["info depth 0 score cp 0", "bestmove (none)"]);
}

#[test]
fn castling_is_written_as_the_client_asked() {
    let mut client = ready("chess");
    for (chess960, castling) in [("false", ["e1g1", "e1c1"]), ("true", ["e1h1", "e1a1"])] {
        client.say(&format!("setoption name UCI_Chess960 value {chess960}"));
        client.say("position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
        client.say("go perft 1");
        let counts = client.until("Nodes searched");
        for turn in castling {
            assert!(counts.contains(&format!("{turn}: 1")), "{turn}");
        }
    }
    // Both notations are read.
    for turn in ["e1g1", "e1h1"] {
        client.say(&format!("position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1 moves {turn}"));
        assert!(client.ask("d", "Fen: ").starts_with("Fen: r3k2r/8/8/8/8/8/8/R4RK1 b "));
    }
}

#[test]
fn perft_divides_and_sums_up() {
    let mut client = ready("chess");
    client.say("go perft 3");
    let lines = client.until("Nodes searched");
    assert_eq!(lines.iter().filter(|line| line.contains(": ")).count(), 21);
    assert!(lines.contains(&"e2e4: 600".to_owned()));
    assert_eq!(lines.last().unwrap(), "Nodes searched: 8902");
}

#[test]
fn only_the_named_moves_are_searched() {
    let mut client = ready("chess");
    assert_eq!(best(&mut client, "go depth 3 searchmoves a2a3"), "a2a3");
    client.say("go searchmoves e9e9 h2h3 depth 2");
    let lines = client.until("bestmove");
    assert!(lines[0].contains("e9e9"));
    assert!(lines.last().unwrap().starts_with("bestmove h2h3"));
}

#[test]
fn several_lines_are_told_apart() {
    let mut client = ready("chess");
    client.say("setoption name MultiPV value 3");
    client.say("go depth 4");
    let lines = client.until("bestmove");
    let firsts: Vec<&str> = (1..=3)
        .map(|number| {
            let wanted = "info depth 4 seldepth ";
            // The last one counts: a line may be moved down by a better one that is found later.
            let line =
                lines.iter().rfind(|l| l.starts_with(wanted) && l.contains(&format!(" multipv {number} "))).unwrap();
            line.split(" pv ").nth(1).unwrap().split(' ').next().unwrap()
        })
        .collect();
    assert!(firsts[0] != firsts[1] && firsts[1] != firsts[2] && firsts[0] != firsts[2], "{firsts:?}");
}

#[test]
fn an_endless_search_listens_and_stops_at_once() {
    let mut client = ready("chess");
    // The quickest of some tries counts: on a busy machine the search or the reader may have to wait.
    let mut stopped = (0..5).map(|_| {
        client.say("go infinite");
        client.until("info depth 3");
        client.ask("isready", "readyok");
        let begin = std::time::Instant::now();
        client.ask("stop", "bestmove");
        begin.elapsed()
    });
    assert!(stopped.any(|took| took < Duration::from_millis(500)));
}

#[test]
fn a_search_that_is_done_early_waits_for_stop() {
    let mut client = ready("chess");
    // There is one legal move, followed by mate: nothing to think about.
    client.say("position fen 7k/8/5KQ1/8/8/8/8/8 w - - 0 1");
    client.say("go infinite depth 1");
    client.say("isready");
    let lines = client.until("readyok");
    assert!(!lines.iter().any(|line| line.starts_with("bestmove")));
    client.ask("stop", "bestmove");
}

#[test]
fn pondering_takes_no_time_until_the_move_is_made() {
    let mut client = ready("chess");
    client.say("position startpos moves e2e4 e7e5");
    client.say("go ponder movetime 30");
    std::thread::sleep(Duration::from_millis(200));
    client.say("isready");
    assert!(!client.until("readyok").iter().any(|line| line.starts_with("bestmove")));
    client.ask("ponderhit", "bestmove");
    // The opponent played something else.
    client.say("go ponder wtime 1000 btime 1000");
    client.ask("stop", "bestmove");
}

#[test]
fn a_weak_level_moves_with_and_without_ponder() {
    let mut client = ready("chess");
    client.say("setoption name UCI_LimitStrength value true");
    client.say("setoption name UCI_Elo value 600");
    assert_ne!(best(&mut client, "go wtime 1000 btime 1000"), "(none)");
    client.say("go ponder wtime 1000 btime 1000");
    client.ask("ponderhit", "bestmove");
    client.say("go infinite");
    client.ask("stop", "bestmove");
}

#[test]
fn a_second_go_ends_the_first() {
    let mut client = ready("chess");
    client.say("go infinite");
    client.say("go depth 2");
    client.until("bestmove");
    client.until("bestmove");
}

#[test]
fn illegal_positions_and_moves_are_reported_and_ignored() {
    let mut client = ready("chess");
    client.ask("position fen nonsense", "info string illegal position");
    client.ask("position startpos moves e2e4 e2e4 e7e5", "info string move 2 and all later moves are ignored");
    assert!(client.ask("d", "Fen: ").contains(" b KQkq - 0 1"));
    client.ask("no such command", "info string unknown command: no such command");
    client.ask("setoption name No Such value 1", "info string there is no option");
    client.ask("setoption name UCI_Variant value no-such", "info string there is no game");
}

#[test]
fn a_game_file_is_loaded_or_its_errors_are_reported() {
    let mut client = ready("chess");
    client.say("setoption name GameFile value broken.toml");
    client.until("info string line 1: a fault");
    client.until("info string line 2: another");
    client.ask("setoption name GameFile value shogi", "info string variant mine files 9 ranks 9 pocket 7 ");
    assert_ne!(best(&mut client, "go depth 1"), "(none)");
    client.ask("setoption name UCI_Variant value chess", "info string variant chess ");
    client.ask("setoption name UCI_Variant value mine", "info string variant mine ");
}

#[test]
fn a_net_is_chosen_for_the_present_game() {
    let mut client = ready("chess");
    let evaluation = |client: &mut Client| {
        let line = client.ask("eval", "Final evaluation: ");
        line.split(' ').find_map(|word| word.parse::<i32>().ok()).unwrap()
    };
    let own = evaluation(&mut client);
    client.say("setoption name EvalFile value off");
    let terms = evaluation(&mut client);
    assert_ne!(own, terms);
    client.say("setoption name EvalFile value 77");
    assert_eq!(evaluation(&mut client), terms + 77);
    client.ask("setoption name EvalFile value missing.net", "info string missing.net is no net");
    assert_eq!(evaluation(&mut client), terms + 77);
    for (other, expected) in [("off", terms), ("<empty>", own)] {
        client.say("setoption name EvalFile value 5");
        client.say(&format!("setoption name EvalFile value {other}"));
        assert_eq!(evaluation(&mut client), expected, "{other}");
    }
    client.say("setoption name EvalFile value 77");
    client.say("setoption name UCI_Variant value shogi");
    client.say("setoption name UCI_Variant value chess");
    assert_eq!(evaluation(&mut client), own);
}

#[test]
fn a_game_that_is_drawn_by_its_history_can_be_searched_on() {
    let mut client = ready("chess");
    let back_and_forth = " g1f3 g8f6 f3g1 f6g8".repeat(3);
    client.say(&format!("position startpos moves{back_and_forth}"));
    assert_ne!(best(&mut client, "go depth 2"), "(none)");
    assert!(client.ask("d", "Result: ").contains("repetition"));
}

#[test]
fn the_end_of_the_input_is_the_end_of_the_search() {
    let mut client = ready("chess");
    client.say("go infinite");
    client.until("info depth 2");
    let (lines, took) = client.end();
    assert!(lines.last().unwrap().starts_with("bestmove "));
    // Without the end it would go on for ever; a busy machine may take a moment.
    assert!(took < Duration::from_secs(20), "{took:?}");

    let mut client = ready("chess");
    client.say("go perft 12");
    client.say("stop");
    client.say("quit");
    let (lines, took) = client.end();
    assert!(lines.contains(&"info string the count was stopped".to_owned()), "{lines:?}");
    assert!(took < Duration::from_secs(20), "{took:?}");
}

#[test]
fn counts_are_finished_after_the_last_line() {
    for last in ["", "quit", "isready"] {
        let mut client = Client::uci("chess");
        client.say("position startpos");
        client.say("go perft 3");
        client.say("position startpos moves e2e4");
        client.say("go perft 2");
        client.say(last);
        let (lines, _) = client.end();
        let totals: Vec<_> = lines.iter().filter_map(|line| line.strip_prefix("Nodes searched: ")).collect();
        assert_eq!(totals, ["8902", "600"], "{last}");
    }
}

#[test]
fn nothing_is_searched_after_a_position_that_was_refused() {
    let mut client = ready("chess");
    for refused in
        ["position fen nonsense", "position startpos moves e2e4 e2e4", "position fen 8/8/8/8/8/8/8/8 w - - 0 1"]
    {
        client.say("position startpos");
        client.ask(refused, "info string");
        for go in ["go depth 2", "go infinite"] {
            client.say(go);
            let lines = client.until("bestmove");
            assert_eq!(lines.last().map(String::as_str), Some("bestmove (none)"), "{lines:?}");
            assert!(lines[0].starts_with("info string the last position was refused"), "{lines:?}");
        }
        client.ask("go perft 2", "info string the last position was refused");
        client.say("isready");
        assert_eq!(client.until("readyok").len(), 1, "nothing is counted");
        client.say("position startpos moves e2e4 e7e5");
        assert_ne!(best(&mut client, "go depth 2"), "(none)");
    }
    client.ask("position fen nonsense", "info string");
    client.say("ucinewgame");
    assert_ne!(best(&mut client, "go depth 2"), "(none)");
}

#[test]
fn values_of_options_are_read_in_any_case() {
    let mut client = ready("chess");
    client.say("setoption name uci_chess960 value TRUE");
    client.say("position fen r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    client.say("go perft 1");
    assert!(client.until("Nodes searched").contains(&"e1h1: 1".to_owned()));
}

/// UCI has no word for a claim, so a game goes on where one is possible. The position is one of the rules' own examples.
#[test]
fn games_go_on_where_a_win_could_be_claimed() {
    let mut client = ready("shogi");
    let entered = "lnKGG+P+P+P1/1+P+P+P+P+P3/9/9/9/9/9/4k4/9[RRBB] w - - 0 1";
    for moves in ["", " moves R@a2 e2f1"] {
        client.say(&format!("position fen {entered}{moves}"));
        assert_ne!(best(&mut client, "go depth 1"), "(none)", "{moves}");
    }
}
