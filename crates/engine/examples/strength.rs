//! The engine against a random mover in every game: `cargo run --release --example strength -- [GAMES [NODES [ID…]]]`.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use engine::Limits;
use engine::matches::{Player, Settings, play};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(20);
    let nodes = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(2_000);
    let mut ids: Vec<String> = arguments.collect();
    if ids.is_empty() {
        ids = library::ids();
    }
    println!("{:<30} {:>3} {:>3} {:>3}  {:>7} {:>7}  {:>8}", "game", "won", "dr.", "l.", "turns", "longest", "seconds");
    for id in ids {
        let rules = match library::rules(&id) {
            Ok(rules) => rules,
            Err(error) => {
                println!("{error}");
                continue;
            }
        };
        let players = [Player::engine(Limits::nodes(nodes)), Player::Random];
        let settings = Settings { players, games, opening_turns: 0, most_turns: 600, ..Settings::default() };
        let start = Instant::now();
        let (score, played) = play(&rules, &settings, &AtomicBool::new(false), |game, _| {
            if game.winner() != Some(0) {
                let end = game.outcome.map_or("cut off", |outcome| outcome.reason.text());
                println!(
                    "  game {} of {id}: {end} after {} turns: {}",
                    game.number,
                    game.turns.len(),
                    game.turns.join(" ")
                );
            }
        });
        let turns: usize = played.iter().map(|game| game.turns.len()).sum();
        let longest = played.iter().map(|game| game.turns.len()).max().unwrap_or(0);
        println!(
            "{id:<30} {:>3} {:>3} {:>3}  {:>7} {longest:>7}  {:>8.1}",
            score.wins,
            score.draws,
            score.losses,
            turns / games.max(1),
            start.elapsed().as_secs_f64()
        );
    }
}
