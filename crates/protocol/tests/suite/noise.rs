//! Whatever a client sends, the session goes on, answers, and ends on request.

use std::time::Duration;

use crate::support::Client;
use proptest::prelude::*;
use variorum_protocol::universal::Protocol;

/// Words of both protocols, with valid and invalid parameters.
const UCI: [&str; 34] = [
    "uci",
    "isready",
    "ucinewgame",
    "stop",
    "ponderhit",
    "d",
    "eval",
    "debug on",
    "register later",
    "position startpos",
    "position startpos moves e2e4",
    "position startpos moves e2e4 e2e4",
    "position fen 8/8/8/8/8/8/8/8 w - - 0 1",
    "position fen",
    "position",
    "go",
    "go infinite",
    "go ponder",
    "go depth 2",
    "go depth 99999999999999999999",
    "go nodes 100",
    "go nodes -1",
    "go movetime 5",
    "go wtime 50 btime 50",
    "go wtime -99999999999999999999 binc 1",
    "go mate 1",
    "go perft 2",
    "go perft",
    "go searchmoves e2e4 depth 1",
    "setoption name MultiPV value 99999999999999999999",
    "setoption name Hash value 1",
    "setoption name UCI_Variant value shogi",
    "setoption name Skill Level value 3",
    "setoption name value",
];
const XBOARD: [&str; 44] = [
    "xboard",
    "protover 2",
    "new",
    "force",
    "go",
    "playother",
    "white",
    "black",
    "level 40 5 0",
    "level 0 0:01 0",
    "level -1 nan inf",
    "st 0.01",
    "st 99999999999999999999999",
    "sd 2",
    "sd 0",
    "time 5",
    "time -5",
    "otim 99999999999999999999",
    "usermove e2e4",
    "usermove e7e5",
    "e2e4",
    "usermove \u{1f600}",
    "?",
    "ping 1",
    "draw",
    "result 1-0 {x}",
    "setboard",
    "setboard 4k3/8/8/8/8/8/8/4K3 w - - 0 1",
    "hint",
    "bk",
    "undo",
    "remove",
    "hard",
    "easy",
    "post",
    "nopost",
    "analyze",
    "exit",
    ".",
    "memory 1",
    "variant shogi",
    "exclude e2e4",
    "include all",
    "exclude all",
];

fn command(words: &'static [&'static str]) -> impl Strategy<Value = Vec<u8>> {
    let known = (0..words.len()).prop_map(move |index| words[index].as_bytes().to_vec());
    let spoilt = (0..words.len(), any::<u16>(), any::<u8>()).prop_map(move |(index, at, byte)| {
        let mut bytes = words[index].as_bytes().to_vec();
        let at = usize::from(at) % bytes.len();
        bytes[at] = byte;
        bytes
    });
    let noise = prop::collection::vec(any::<u8>(), 0..60);
    prop_oneof![6 => known, 2 => spoilt, 1 => noise]
}

fn check(mut client: Client, lines: Vec<Vec<u8>>, probe: &str, answer: &str) {
    for mut line in lines {
        // These bytes would be separate commands.
        line.retain(|&byte| byte != b'\n');
        if line.starts_with(b"quit") {
            continue;
        }
        line.push(b'\n');
        client.send(line);
    }
    client.say(probe);
    client.until(answer);
    let (_, took) = client.end();
    assert!(took < Duration::from_secs(3), "{took:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn any_lines_leave_a_uci_session_that_answers(lines in prop::collection::vec(command(&UCI), 0..40)) {
        check(Client::uci("chess"), lines.into_iter().chain([b"stop".to_vec()]).collect(), "isready", "readyok");
    }

    #[test]
    fn any_lines_leave_an_xboard_session_that_answers(lines in prop::collection::vec(command(&XBOARD), 0..40)) {
        check(Client::xboard("chess"), lines.into_iter().chain([b"force".to_vec()]).collect(), "ping 77", "pong 77");
    }

    #[test]
    fn any_text_is_a_command(line in "\\PC{0,80}") {
        for protocol in Protocol::ALL {
            let _ = protocol.parse(&line);
        }
        let _ = variorum_protocol::xboard::Command::parse(&line);
    }
}

#[test]
fn a_storm_of_stops_and_searches_is_weathered() {
    let mut client = Client::uci("chess");
    client.ask("isready", "readyok");
    for _ in 0..200 {
        client.say("go infinite");
        client.say("stop");
        client.say("stop");
    }
    for _ in 0..200 {
        client.until("bestmove");
    }
    for _ in 0..50 {
        client.say("stop");
    }
    client.ask("isready", "readyok");
    client.say("go depth 1");
    client.until("bestmove");
}
