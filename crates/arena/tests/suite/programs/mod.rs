//! The programs: each ignored “test” here speaks UCI or XBoard's protocol, correctly or not.

use std::io::{BufRead as _, Write as _};
use std::sync::Arc;

use variorum_engine::RandomMover;
use variorum_notation::Dialect;
use variorum_rules::Position;

fn say(text: &str) {
    let mut out = std::io::stdout();
    // The reader may be gone.
    let _ = writeln!(out, "{text}").and_then(|()| out.flush());
}

/// Reads lines until `quit` or the end of input, or until `answer` returns `false`.
fn listen(mut answer: impl FnMut(&str) -> bool) {
    // Ends the line that the test harness has begun.
    say("");
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        if line == "quit" || !answer(&line) {
            // Skips the output of the test harness.
            std::process::exit(0);
        }
    }
}

fn start(id: &str) -> Position {
    Position::start(&variorum_library::rules(id).unwrap())
}

fn some_turn(dialect: &Dialect, position: &Position) -> String {
    RandomMover::new(position.hash()).choose(position).map_or("(none)".into(), |turn| dialect.turn_text(position, turn))
}

/// A UCI program; `go` answers the command of that name.
fn uci(mut go: impl FnMut(&Dialect, &Position, &str) -> bool) {
    let mut position = start("chess");
    let mut dialect = Dialect::uci(Arc::clone(position.rules()), false);
    listen(move |line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["uci"] => {
                say("id name Good Program 1.0\noption name Hash type spin default 1 min 1 max 99");
                let ids: Vec<String> = variorum_library::ids().iter().map(|id| format!("var {id}")).collect();
                say(&format!("option name UCI_Variant type combo default chess {}\nuciok", ids.join(" ")));
            }
            ["isready"] => say("readyok"),
            ["setoption", "name", "UCI_Variant", "value", id] => {
                position = start(id);
                dialect = Dialect::uci(Arc::clone(position.rules()), false);
            }
            ["position", "fen", ..] => {
                let text = line.trim_start_matches("position fen ");
                let (text, turns) = text.split_once(" moves ").unwrap_or((text, ""));
                position = Position::parse(position.rules(), text).unwrap();
                for turn in turns.split_whitespace() {
                    let turn = dialect.parse_turn(&position, turn).unwrap();
                    position.play_unchecked(turn);
                }
            }
            ["go", ..] | ["stop"] => return go(&dialect, &position, line),
            _ => {}
        }
        true
    });
}

fn answer(dialect: &Dialect, position: &Position) {
    say("info depth 3 seldepth 4 multipv 1 score cp -31 nodes 77 nps 5 time 1 pv x");
    say(&format!("bestmove {} ponder x", some_turn(dialect, position)));
}

#[test]
#[ignore = "a program, no test"]
fn uci_good() {
    uci(|dialect, position, _| {
        answer(dialect, position);
        true
    });
}

#[test]
#[ignore = "a program, no test"]
fn uci_illegal() {
    uci(|_, _, _| {
        say("bestmove a1a8");
        true
    });
}

#[test]
#[ignore = "a program, no test"]
fn uci_none() {
    uci(|_, _, _| {
        say("bestmove (none)");
        true
    });
}

#[test]
#[ignore = "a program, no test"]
fn uci_dies() {
    let mut turns = 0;
    uci(move |dialect, position, _| {
        turns += 1;
        answer(dialect, position);
        turns < 3
    });
}

#[test]
#[ignore = "a program, no test"]
fn uci_silent() {
    uci(|_, _, _| true);
}

#[test]
#[ignore = "a program, no test"]
fn uci_late() {
    uci(|dialect, position, line| {
        if line == "stop" {
            answer(dialect, position);
        }
        true
    });
}

/// Needs a twentieth of a second for every turn.
#[test]
#[ignore = "a program, no test"]
fn uci_slow() {
    uci(|dialect, position, _| {
        std::thread::sleep(std::time::Duration::from_millis(50));
        answer(dialect, position);
        true
    });
}

#[test]
#[ignore = "a program, no test"]
fn uci_chatters() {
    uci(|dialect, position, _| {
        say(&"x".repeat(300_000));
        (0..10_000).for_each(|number| say(&format!("info string {number}\ninfo\nbestmoves e2e4\n\n")));
        let _ = std::io::stdout().write_all(b"\xff\xfe\x00\n");
        answer(dialect, position);
        true
    });
}

#[test]
#[ignore = "a program, no test"]
fn uci_chess_only() {
    let mut position = start("chess");
    let dialect = Dialect::uci(Arc::clone(position.rules()), false);
    listen(move |line| {
        match line {
            "uci" => say("uciok"),
            "isready" => say("readyok"),
            _ if line.starts_with("go") => answer(&dialect, &position),
            _ => {}
        }
        if let Some((_, turns)) = line.split_once(" moves ") {
            position = start("chess");
            for turn in turns.split_whitespace() {
                let turn = dialect.parse_turn(&position, turn).unwrap();
                position.play_unchecked(turn);
            }
        }
        true
    });
}

#[test]
#[ignore = "a program, no test"]
fn uci_gone() {
    std::process::exit(3);
}

/// An XBoard program that answers when it is its turn.
fn xboard(mut go: impl FnMut(&Dialect, &Position) -> Option<String>) {
    let mut position = start("chess");
    let mut dialect = Dialect::xboard(Arc::clone(position.rules()), false);
    let (mut forced, mut ended) = (false, false);
    listen(move |line| {
        let words: Vec<&str> = line.split_whitespace().collect();
        let mut mine = false;
        match words.as_slice() {
            ["protover", _] => {
                let ids = variorum_library::ids().join(",");
                say("feature done=0\nfeature ping=1 setboard=1 usermove=1 myname=\"Good Program 1.0\"");
                say(&format!("feature variants=\"normal,{ids}\" done=1"));
            }
            ["ping", number] => say(&format!("pong {number}")),
            ["new"] => (position, forced) = (start("chess"), false),
            ["variant", id] => position = start(id),
            ["setboard", ..] => {
                position = Position::parse(position.rules(), line.trim_start_matches("setboard ")).unwrap();
            }
            ["force"] => forced = true,
            ["go"] => (forced, mine) = (false, true),
            ["usermove", turn] => {
                let turn = dialect.parse_turn(&position, turn).unwrap();
                position.play_unchecked(turn);
                mine = !forced;
            }
            _ => {}
        }
        if matches!(words.first(), Some(&("new" | "variant" | "setboard"))) {
            dialect = Dialect::xboard(Arc::clone(position.rules()), false);
        }
        // The game may be over by the turn that came.
        if mine && variorum_engine::ending(&position, &[]).is_none() {
            say("3 -31 5 77 x y");
            match go(&dialect, &position) {
                Some(text) => {
                    if let Some(written) = text.strip_prefix("move ")
                        && let Ok(turn) = dialect.parse_turn(&position, written)
                    {
                        position.play_unchecked(turn);
                    }
                    say(&text);
                }
                None => ended = true,
            }
        }
        !ended
    });
}

#[test]
#[ignore = "a program, no test"]
fn xboard_good() {
    xboard(|dialect, position| Some(format!("move {}", some_turn(dialect, position))));
}

#[test]
#[ignore = "a program, no test"]
fn xboard_illegal() {
    xboard(|_, _| Some("move a1a8".into()));
}

#[test]
#[ignore = "a program, no test"]
fn xboard_dies() {
    let mut turns = 0;
    xboard(move |dialect, position| {
        turns += 1;
        (turns < 3).then(|| format!("move {}", some_turn(dialect, position)))
    });
}

#[test]
#[ignore = "a program, no test"]
fn xboard_silent() {
    xboard(|_, _| Some("thinking".into()));
}

#[test]
#[ignore = "a program, no test"]
fn xboard_resigns() {
    xboard(|_, _| Some("resign".into()));
}

#[test]
#[ignore = "a program, no test"]
fn xboard_refuses() {
    xboard(|_, _| Some("Illegal move: e2e4".into()));
}

#[test]
#[ignore = "a program, no test"]
fn xboard_claims() {
    xboard(|_, _| Some("1/2-1/2 {I think}".into()));
}

#[test]
#[ignore = "a program, no test"]
fn xboard_gone() {
    std::process::exit(3);
}
