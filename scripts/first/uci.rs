//! UCI around the project's first engine, enough for `variorum match`. `scripts/first/build` puts it beside that engine's crates.

use std::io::{BufRead, Write};
use std::sync::atomic::AtomicBool;

use engine::{Engine, Limits, history_of, turns_to_end};
use rules::Position;

/// A position and the words that led to it.
#[derive(Default)]
struct Board {
    words: Vec<String>,
    position: Option<Position>,
}

impl Board {
    /// Goes to `position startpos|fen TEXT [moves …]`. Turns known from the line before are not read again: reading hundreds of them
    /// would cost the engine's time.
    fn go_to(&mut self, engine: &Engine, words: &[&str]) -> Result<(), String> {
        let known = self.position.is_some()
            && words.len() >= self.words.len()
            && words.iter().zip(&self.words).all(|(a, b)| a == b);
        let moves = words.iter().position(|&word| word == "moves").unwrap_or(words.len());
        let (mut position, read) = match self.position.take().filter(|_| known) {
            Some(position) => (position, self.words.len().max(moves + 1)),
            None if words.first() == Some(&"fen") => {
                let text = words[1..moves].join(" ");
                (Position::parse(engine.rules(), &text).map_err(|fault| fault.to_string())?, moves + 1)
            }
            None => (Position::start(engine.rules()), moves + 1),
        };
        for text in words.iter().skip(read) {
            position.play(text).map_err(|fault| fault.to_string())?;
        }
        (self.words, self.position) = (words.iter().map(|&word| word.to_owned()).collect(), Some(position));
        Ok(())
    }
}

/// The limits after `go`.
fn limits(words: &[&str]) -> Limits {
    let mut limits = Limits::default();
    for pair in words.chunks(2) {
        let [name, number] = pair else { continue };
        let Ok(number) = number.parse::<u64>() else { continue };
        match *name {
            "movetime" => limits.move_time_ms = Some(number),
            "nodes" => limits.nodes = Some(number),
            "depth" => limits.depth = u32::try_from(number).ok(),
            _ => {}
        }
    }
    limits
}

fn main() {
    let mut engine = None;
    let mut board = Board::default();
    for line in std::io::stdin().lock().lines().map_while(Result::ok) {
        let words: Vec<&str> = line.split_whitespace().collect();
        match words.as_slice() {
            ["uci"] => {
                println!("id name Variorum, the first engine");
                let ids = library::ids();
                let games: Vec<String> = ids.iter().map(|id| format!(" var {id}")).collect();
                println!("option name UCI_Variant type combo default {}{}\nuciok", ids[0], games.concat());
            }
            ["setoption", "name", "UCI_Variant", "value", id] => match library::rules(id) {
                Ok(rules) => (engine, board) = (Some(Engine::new(rules)), Board::default()),
                Err(fault) => println!("info string {fault}"),
            },
            ["isready"] => println!("readyok"),
            ["ucinewgame"] => {
                if let Some(engine) = &mut engine {
                    engine.clear();
                }
            }
            ["position", rest @ ..] => {
                if let Some(engine) = &engine
                    && let Err(fault) = board.go_to(engine, rest)
                {
                    board = Board::default();
                    println!("info string {fault}");
                }
            }
            ["go", rest @ ..] => {
                let choice = engine.as_mut().zip(board.position.as_ref()).and_then(|(engine, position)| {
                    let stop = AtomicBool::new(false);
                    engine.choose(position, &history_of(position), &limits(rest), &stop, |_| {})
                });
                match choice.zip(board.position.as_ref()) {
                    Some((choice, position)) => {
                        let score = match turns_to_end(choice.score) {
                            Some(turns) => format!("mate {}", (turns + turns.signum()) / 2),
                            None => format!("cp {}", choice.score),
                        };
                        let (depth, nodes, time) = (choice.depth, choice.nodes, choice.time_ms);
                        println!("info depth {depth} score {score} nodes {nodes} time {time}");
                        println!("bestmove {}", position.turn_text(choice.turn));
                    }
                    None => println!("bestmove (none)"),
                }
            }
            ["quit"] => break,
            _ => {}
        }
        let _ = std::io::stdout().flush();
    }
}
