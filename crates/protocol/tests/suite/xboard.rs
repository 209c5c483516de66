//! Whole XBoard sessions.

use std::time::Duration;

use crate::support::Client;

/// A session at the start of a game, in which the engine plays quickly.
fn ready(game: &str) -> Client {
    let mut client = Client::xboard(game);
    client.say("xboard");
    client.ask("protover 2", "feature done=1");
    client.say("new");
    client.say("st 0.05");
    client.ask("ping 1", "pong 1");
    client
}

#[test]
fn the_features_come_between_done_0_and_done_1() {
    let mut client = Client::xboard("chess");
    client.say("protover 2");
    let lines = client.until("feature done=1");
    assert_eq!(lines[0], "feature done=0");
    let all = lines.join(" ");
    for feature in [
        "ping=1",
        "setboard=1",
        "usermove=1",
        "memory=1",
        "smp=1",
        "sigint=0",
        "colors=0",
        "egt=\"variorum\"",
        "variants=\"chess,",
    ] {
        assert!(all.contains(feature), "{feature}");
    }
}

#[test]
fn the_engine_answers_a_move_and_a_ping_waits_for_it() {
    let mut client = ready("chess");
    client.say("usermove e2e4");
    client.say("ping 2");
    let lines = client.until("pong 2");
    assert!(lines.iter().any(|line| line.starts_with("move ")), "{lines:?}");
}

#[test]
fn go_and_force_choose_the_engines_side() {
    let mut client = ready("chess");
    client.ask("go", "move ");
    client.say("force");
    client.say("usermove a7a6");
    client.say("ping 3");
    assert_eq!(client.until("pong 3"), ["pong 3"]);
    client.say("playother");
    client.say("usermove h2h3");
    client.until("move ");
}

#[test]
fn errors_are_the_protocols_own() {
    let mut client = ready("chess");
    assert_eq!(client.ask("usermove e2e5", "Illegal"), "Illegal move: e2e5");
    assert_eq!(client.ask("e7e5", "Illegal"), "Illegal move: e7e5");
    assert_eq!(client.ask("fly away", "Error"), "Error (unknown command): fly away");
    assert_eq!(client.ask("level x", "Error"), "Error (wrong parameters): level x");
    assert_eq!(client.ask("undo", "Error"), "Error (command not legal now): undo");
    assert_eq!(client.ask("variant tiddlywinks", "Error"), "Error (unknown variant): variant tiddlywinks");
    assert!(client.ask("setboard 8/8", "tellusererror").starts_with("tellusererror Illegal position: "));
    client.say("go");
    assert_eq!(client.ask("usermove e2e4", "Illegal"), "Illegal move (not your turn): e2e4");
}

#[test]
fn the_end_of_the_game_is_claimed() {
    let mut client = ready("chess");
    client.say("force");
    client.say("setboard 7k/8/5KQ1/8/8/8/8/8 w - - 0 1");
    client.say("go");
    client.until("move ");
    assert_eq!(client.until("1-0"), ["1-0 {White wins: checkmate}"]);
    assert!(client.ask("usermove h8h7", "Illegal").contains("over"));
    client.say("undo");
    client.ask("go", "1-0");
    // The engine also claims the end when the opponent's move causes it.
    client.say("new");
    client.say("setboard 7k/8/5KQ1/8/8/8/8/8 w - - 0 1");
    client.ask("usermove g6g7", "1-0 {White wins: checkmate}");
}

#[test]
fn a_line_of_play_is_expected_and_pondered() {
    let mut client = ready("chess");
    client.say("hard");
    client.say("usermove e2e4");
    client.until("move ");
    // Pings are answered while pondering, and the expected move is the hint.
    client.ask("ping 4", "pong 4");
    let hint = client.ask("hint", "Hint: ");
    client.say(&format!("usermove {}", &hint[6..]));
    client.until("move ");
    client.say("easy");
    client.say("usermove a2a3");
    client.ask("ping 5", "pong 5");
}

#[test]
fn analysis_follows_the_moves() {
    let mut client = ready("chess");
    client.say("post");
    client.say("analyze");
    client.until("3 ");
    assert!(client.ask(".", "stat01: ").ends_with(" 0 20"));
    client.say("usermove e2e4");
    let line = client.until("2 ").pop().unwrap();
    assert!(line.contains('\t'));
    client.say("undo");
    client.say("exclude e2e4");
    client.say("include all");
    client.say("option MultiPV=2");
    client.until("2 ");
    client.say("exit");
    client.ask("ping 6", "pong 6");
}

#[test]
fn thinking_output_and_move_now() {
    let mut client = ready("chess");
    client.say("post");
    client.say("st 60");
    client.say("usermove e2e4");
    client.until("4 ");
    let begin = std::time::Instant::now();
    client.ask("?", "move ");
    assert!(begin.elapsed() < Duration::from_secs(20), "{:?} of the minute", begin.elapsed());
    client.say("remove");
    client.ask("undo", "Error (command not legal now)");
}

#[test]
fn unknown_pieces_are_described_and_ranks_begin_at_0_on_ten() {
    let mut client = ready("chess");
    client.say("variant shako");
    let lines = client.until("piece P& ");
    assert!(
        lines[0].starts_with("setup (PNBRQE.....C.........Kpnbrqe.....c.........k) 10x10+0_fairy c8c/"),
        "{}",
        lines[0]
    );
    assert!(lines.contains(&"piece C& mRcpR".to_owned()));
    client.say("force");
    client.say("usermove e2e4");
    client.say("usermove e7e5");
    client.say("ping 7");
    assert_eq!(client.until("pong 7"), ["pong 7"]);
    // The elephants have their own leaps.
    assert!(lines.contains(&"piece E& FA".to_owned()), "{lines:?}");
}

#[test]
fn drops_and_promotions_are_read_and_written() {
    let mut client = ready("shogi");
    client.say("force");
    for turn in ["c3c4", "g7g6", "b2h8+"] {
        client.say(&format!("usermove {turn}"));
    }
    client.say("usermove i9h8");
    client.ask("ping 8", "Illegal move: i9h8");
    client.say("usermove g9h8");
    client.say("usermove B@e5");
    client.say("ping 9");
    let lines = client.until("pong 9");
    assert!(!lines.iter().any(|line| line.starts_with("Illegal")), "{lines:?}");
}

#[test]
fn every_game_can_be_played() {
    let mut client = ready("chess");
    for id in variorum_library::ids() {
        client.say("new");
        client.say(&format!("variant {id}"));
        client.say("sd 1");
        client.ask("go", "move ");
        client.ask("go", "move ");
    }
}

#[test]
fn quit_and_the_end_of_the_input_end_the_session_at_once() {
    for last in ["quit", "ping 1"] {
        let mut client = ready("chess");
        client.say("analyze");
        client.say(last);
        let (_, took) = client.end();
        assert!(took < Duration::from_secs(20), "{took:?}");
    }
}

#[test]
fn a_folder_of_tables_that_cannot_be_used_is_a_comment() {
    let mut client = ready("chess");
    assert_eq!(client.ask("egtpath variorum /no tables", "#"), "# /no tables: there are no tables here");
    assert_eq!(client.ask("egtpath variorum", "Error"), "Error (wrong parameters): egtpath variorum");
    // The folder stays in force, and so it is looked for in the next game too; tables of other types are none of ours.
    assert_eq!(client.ask("variant minishogi", "#"), "# /no tables: there are no tables here");
    client.say("egtpath syzygy /elsewhere");
    client.say("ping 9");
    assert!(!client.until("pong 9").iter().any(|line| line.contains("elsewhere")));
}
