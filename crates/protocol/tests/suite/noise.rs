//! Whatever a client sends, the session goes on, answers, and ends on request.

use std::time::Duration;

use crate::support::Client;
use proptest::prelude::*;
use variorum_protocol::universal::Protocol;

/// Words of the protocols, with valid and invalid parameters.
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
const USI: [&str; 22] = [
    "usi",
    "uci",
    "isready",
    "usinewgame",
    "stop",
    "gameover win",
    "ponderhit",
    "position startpos",
    "position startpos moves 7g7f",
    "position startpos moves 7g7f 7g7f",
    "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2p 1 moves G*5b",
    "position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2p",
    "position sfen b b b",
    "position sfen 9 w 99999999999999999999P 99999999999999999999",
    "go btime 50 wtime 50 byoyomi 10",
    "go btime -99999999999999999999 byoyomi 99999999999999999999 binc -1 depth 1",
    "go ponder byoyomi 5",
    "go mate 5",
    "go mate infinite",
    "go mate",
    "setoption name USI_Hash value 1",
    "setoption name USI_Variant value minishogi",
];
const UCCI: [&str; 22] = [
    "ucci",
    "ucicyclone",
    "isready",
    "stop",
    "ponderhit draw",
    "position startpos",
    "position startpos moves h2e2",
    "position startpos moves h3e3",
    "position startpos moves h2e2 h2e2",
    "fen 3k5/R8/1R7/9/9/9/9/9/9/4K4 w - - 0 1 moves a8a9",
    "position fen 3k5/R8/1R7/9/9/9/9/9/9/4K4 w - - 0 1",
    "banmoves",
    "banmoves h2e2 b2e2 x",
    "go time 50 increment 1 opptime 1",
    "go time 99999999999999999999 movestogo -1 depth 1",
    "go ponder time 5",
    "go depth 2",
    "go infinite",
    "setoption usemillisec false",
    "setoption usemillisec true",
    "setoption newgame",
    "setoption hashsize 1",
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
    // It ends, even where other programs keep the processor busy; one that does not end would wait for ever.
    let (_, took) = client.end();
    assert!(took < Duration::from_secs(120), "{took:?}");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 40, ..ProptestConfig::default() })]

    #[test]
    fn any_lines_leave_a_uci_session_that_answers(lines in prop::collection::vec(command(&UCI), 0..40)) {
        check(Client::uci("chess"), lines.into_iter().chain([b"stop".to_vec()]).collect(), "isready", "readyok");
    }

    #[test]
    fn any_lines_leave_a_session_of_shogi_or_xiangqi_that_answers(
        shogi in any::<bool>(),
        usi in prop::collection::vec(command(&USI), 0..40),
        ucci in prop::collection::vec(command(&UCCI), 0..40),
    ) {
        let (greeting, lines) = if shogi { (b"usi".to_vec(), usi) } else { (b"ucci".to_vec(), ucci) };
        let lines = [vec![greeting], lines, vec![b"stop".to_vec()]].concat();
        check(Client::uci("chess"), lines, "isready", "readyok");
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

/// Half a line, then the end of the input, while the engine thinks in any protocol.
#[test]
fn the_input_may_end_in_the_middle_of_a_line() {
    for greeting in ["uci", "usi", "ucci", "ucicyclone"] {
        for rest in [
            "go infini",
            "go infinite\nposition startp",
            "go mate infinite\nsto",
            "go ponder\nponderhi",
            "\u{feff}quit",
        ] {
            let mut client = Client::uci("chess");
            client.send(format!("{greeting}\nposition startpos\n{rest}").into_bytes());
            let (_, took) = client.end();
            // An engine that misses the end thinks for ever.
            assert!(took < Duration::from_secs(30), "{greeting} {rest}: {took:?}");
        }
    }
}

#[test]
fn huge_lines_are_read_in_every_protocol() {
    for (greeting, turn, back) in [
        ("uci", "g1f3 g8f6 f3g1 f6g8", "chess"),
        ("usi", "2h3h 8b7b 3h2h 7b8b", "shogi"),
        ("ucci", "a0a1 a9a8 a1a0 a8a9", "xiangqi"),
    ] {
        let mut client = Client::uci(back);
        client.say(greeting);
        client.say(&format!("position startpos moves {}", [turn; 500].join(" ")));
        client.ask("go depth 1", "bestmove");
        client.say(&"x".repeat(3 << 20));
        client.say(&format!("position startpos moves {}", "9".repeat(900_000)));
        client.until("info string move 1 and all later moves are ignored");
        client.say("go depth 1");
        let lines = client.until("");
        assert!(lines[0].len() < 500, "{}", lines[0].len());
        client.ask("isready", "readyok");
    }
}
