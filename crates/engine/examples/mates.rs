//! Makes problems: positions in which the player to move wins in two or three turns and not sooner, as JSON lines.
//!
//! `cargo run --release -p variorum-engine --example mates -- GAME [COUNT] [SEED]`. The engine plays against chance; positions
//! shortly before its wins are tried. Whether they are problems is decided by trying everything, never by the engine.

use std::collections::HashSet;
use std::sync::atomic::AtomicBool;

use variorum_engine::{Engine, Limits, RandomMover};
use variorum_rules::mate::{forced_win, forces_win};
use variorum_rules::{OutOfWork, Position, Turn};

/// Positions before the end of a game that are tried.
const LAST: usize = 5;
/// Nodes of each turn of the engine.
const NODES: u64 = 4_000;
/// Turns after which a game is given up.
const LONGEST: usize = 300;
/// Actions allowed for each question.
const BUDGET: u64 = 3_000_000;
/// Where a player has more turns than this, only wins in two are asked for: more would take too long to try.
const MANY: usize = 250;
/// Turns at the beginning that both players choose by chance.
const OPENING: usize = 6;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let Some(id) = arguments.next() else {
        eprintln!("usage: mates GAME [COUNT] [SEED]");
        std::process::exit(2);
    };
    let wanted: usize = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(30);
    let mut seed: u64 = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(1);
    let rules = variorum_library::rules(&id).unwrap_or_else(|error| panic!("{error}"));
    let mut engine = Engine::new(rules.clone());
    let mut found = HashSet::new();
    let mut longer = 0;
    while found.len() < wanted {
        seed += 1;
        engine.clear();
        for mut position in game(&mut engine, Position::start(&rules), seed) {
            let Ok(Some((turns, turn))) = problem(&mut position, &mut engine) else { continue };
            // Half of the problems at most are of the shorter kind, where there is another.
            if turns == 2 && position.turns().len() <= MANY && found.len() - longer >= wanted.div_ceil(2) {
                continue;
            }
            let text = position.text();
            if found.len() < wanted && found.insert(text.clone()) {
                longer += usize::from(turns > 2);
                let turn = position.turn_text(turn);
                println!(
                    "{{\"game\":\"{id}\",\"position\":\"{text}\",\"stipulation\":\"win {turns}\",\"among\":[\"{turn}\"]}}"
                );
            }
        }
    }
}

/// The engine's last positions in a game against chance that it won.
fn game(engine: &mut Engine, mut position: Position, seed: u64) -> Vec<Position> {
    let stop = AtomicBool::new(false);
    let mut chance = RandomMover::new(seed);
    let mut seen = Vec::new();
    for number in 0..LONGEST {
        if let Some(outcome) = position.outcome() {
            let won = outcome.winner == Some(position.side().other()) && number % 2 == 1;
            let first = seen.len().saturating_sub(LAST);
            return if won { seen.split_off(first) } else { Vec::new() };
        }
        let turn = if number % 2 == 0 && number >= OPENING {
            seen.push(position.clone());
            engine.choose(&position, &[], &Limits::nodes(NODES), &stop, |_| {}).map(|choice| choice.turn)
        } else {
            chance.choose(&position)
        };
        let Some(turn) = turn else { break };
        position.play_unchecked(turn);
    }
    Vec::new()
}

/// How many turns the player to move needs to win, two or three, and the first of them.
fn problem(position: &mut Position, engine: &mut Engine) -> Result<Option<(u32, Turn)>, OutOfWork> {
    if forced_win(position, 1, BUDGET)?.is_some() {
        return Ok(None);
    }
    // The engine only says where to look first.
    let stop = AtomicBool::new(false);
    let limits = Limits { mate: Some(3), ..Limits::nodes(60_000) };
    let Some(choice) = engine.choose(position, &[], &limits, &stop, |_| {}) else { return Ok(None) };
    if forces_win(position, choice.turn, 2, BUDGET)? {
        return Ok(Some((2, choice.turn)));
    }
    if position.turns().len() > MANY {
        return Ok(None);
    }
    if forces_win(position, choice.turn, 3, BUDGET)? && forced_win(position, 2, BUDGET)?.is_none() {
        return Ok(Some((3, choice.turn)));
    }
    Ok(None)
}
