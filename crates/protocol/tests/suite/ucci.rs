//! Whole sessions of UCCI and UCI-Cyclone.

use crate::support::Client;

fn ready(greeting: &str) -> Client {
    let mut client = Client::uci("chess");
    client.say(greeting);
    client.until(&format!("{greeting}ok").replace("cyclone", ""));
    client.ask("isready", "readyok");
    client
}

/// The move of the next `bestmove`.
#[track_caller]
fn best(client: &mut Client, go: &str) -> String {
    let line = client.ask(go, "bestmove ");
    line.split(' ').nth(1).unwrap_or_default().to_owned()
}

const START: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
/// White mates with the chariot on the last rank, from `a8`.
const MATE: &str = "3k5/R8/1R7/9/9/9/9/9/9/4K4 w - - 0 1";

#[test]
fn the_introduction_has_the_words_of_ucci() {
    let mut client = Client::uci("chess");
    client.say("ucci");
    let lines = client.until("ucciok");
    for option in ["option hashsize type spin ", "option usemillisec type check ", "option newgame type button"] {
        assert!(lines.iter().any(|line| line.starts_with(option)), "{option} {lines:#?}");
    }
    assert!(!lines.iter().any(|line| line.contains("option name")));
    client.say("quit");
    assert_eq!(client.end().0.last().map(String::as_str), Some("bye"));
}

#[test]
fn ranks_count_from_0_and_scores_are_bare_numbers() {
    let mut client = ready("ucci");
    client.say(&format!("position fen {START} moves h2e2 h9g7"));
    client.say("go depth 3");
    let lines = client.until("bestmove");
    for line in lines.iter().filter(|line| line.starts_with("info ")) {
        let score = line.split(" score ").nth(1).and_then(|rest| rest.split(' ').next()).expect("a score");
        assert!(score.parse::<i32>().is_ok(), "{line}");
    }
    let text = lines.last().unwrap().split(' ').nth(1).unwrap().to_owned();
    client.say(&format!("position fen {START} moves h2e2 h9g7 {text}"));
    assert_ne!(best(&mut client, "go depth 1"), text, "it was read");
    client.say("position startpos moves b0c2");
    assert!(client.ask("d", "Fen: ").contains("/1CN4C1/"));
    client.ask("position startpos moves h3e3", "info string move 1 and all later moves are ignored");
    assert_eq!(client.ask("go depth 1", "nobestmove"), "nobestmove");
}

#[test]
fn a_mate_has_a_score_near_ten_thousand_and_a_mated_player_no_move() {
    let mut client = ready("ucci");
    client.say(&format!("position fen {MATE}"));
    client.say("go depth 3");
    let lines = client.until("bestmove");
    assert!(lines.iter().any(|line| line.contains(" score 9999 ")), "{lines:#?}");
    let mate = lines.last().unwrap().split(' ').nth(1).unwrap().to_owned();
    client.say(&format!("position fen {MATE} moves {mate}"));
    assert_eq!(client.ask("go depth 3", "nobestmove"), "nobestmove");
}

#[test]
fn banned_moves_are_not_played_in_this_position() {
    let mut client = ready("ucci");
    client.say(&format!("position fen {MATE}"));
    let mate = best(&mut client, "go depth 2");
    client.say(&format!("banmoves {mate}"));
    assert_ne!(best(&mut client, "go depth 2"), mate);
    client.ask("banmoves a0a1", "info string banmoves: a0a1 is not a legal move");
    client.say(&format!("banmoves {mate}"));
    client.say(&format!("position fen {MATE}"));
    assert_eq!(
        best(&mut client, &format!("go depth 2 searchmoves {mate}")),
        mate,
        "a new position has no banned moves"
    );
    // Every move is banned: the bare king of Black has two.
    client.say("position fen 3k5/9/9/9/9/9/9/9/9/4K4 b - - 0 1");
    client.say("banmoves d9d8");
    assert_eq!(client.ask("go depth 2", "nobestmove"), "nobestmove");
}

#[test]
fn times_are_milliseconds_unless_the_client_says_otherwise() {
    let mut client = ready("ucci");
    client.say("setoption usemillisec true");
    client.say("position startpos");
    let begin = std::time::Instant::now();
    best(&mut client, "go time 2000 increment 0 opptime 2000 oppincrement 0");
    assert!(begin.elapsed().as_millis() < 2_000);
    client.say("setoption usemillisec off");
    client.say("go time 3600 movestogo 30");
    std::thread::sleep(std::time::Duration::from_millis(800));
    client.say("isready");
    assert!(!client.until("readyok").iter().any(|line| line.starts_with("bestmove")), "an hour for 30 moves");
    client.ask("stop", "bestmove");
    client.say("go ponder time 1 increment 0");
    client.ask("ponderhit draw", "bestmove");
    client.say("setoption newgame");
    client.ask("isready", "readyok");
}

#[test]
fn cyclone_counts_ranks_from_0() {
    let mut client = ready("ucicyclone");
    client.say("position startpos");
    client.ask("go depth 1 searchmoves h2e2", "bestmove h2e2");
    client.say(&format!("fen {START} moves h2e2"));
    client.ask("go depth 1 searchmoves h9g7", "bestmove h9g7");
}

/// A UCI client for xiangqi does not say how it counts: the moves show it.
#[test]
fn uci_answers_in_the_count_of_ranks_of_the_client() {
    for (moves, reply) in [
        ("h2e2", "h9g7"),
        ("h3e3", "h10g8"),
        // Rank 0 and rank 10 decide at once.
        ("b0c2", "h9g7"),
        ("b1c3 b10c8 h3e3", "h10g8"),
    ] {
        let mut client = Client::uci("xiangqi");
        client.say(&format!("position startpos moves {moves}"));
        client.ask(&format!("go depth 1 searchmoves {reply}"), &format!("bestmove {reply}"));
        // It stays so when the next position does not show it.
        let (first, other) = if reply == "h9g7" { ("h2e2", "h3e3") } else { ("h3e3", "h2e2") };
        client.say("position startpos");
        client.ask(&format!("go depth 1 searchmoves {first}"), &format!("bestmove {first}"));
        // A client that counts in the other way after all is understood too.
        client.say(&format!("position startpos moves {other}"));
        assert_ne!(best(&mut client, "go depth 1"), "(none)");
    }
    let mut client = Client::uci("xiangqi");
    client.ask("position startpos moves h2e2 h2e2", "info string move 2 and all later moves are ignored");
    assert_eq!(best(&mut client, "go depth 1"), "(none)");
    client.ask("position startpos moves a5a6", "info string move 1 and all later moves are ignored");
}
