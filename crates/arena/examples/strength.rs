//! The engine against a random mover in every game: `cargo run --release -p variorum-arena --example strength -- [GAMES [NODES [ID…]]]`.

use std::time::Instant;

use variorum_arena::{Event, Limit, Openings, Settings, Stop, play};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let games = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(20);
    let nodes = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(2_000);
    let mut ids: Vec<String> = arguments.collect();
    if ids.is_empty() {
        ids = variorum_library::ids();
    }
    println!("{:<30} {:>3} {:>3} {:>3}  {:>7} {:>7}  {:>8}", "game", "won", "dr.", "l.", "turns", "longest", "seconds");
    for id in ids {
        let rules = match variorum_library::rules(&id) {
            Ok(rules) => rules,
            Err(error) => {
                println!("{error}");
                continue;
            }
        };
        let settings =
            Settings { games, limit: Limit::Nodes(nodes), openings: Openings::default(), ..Settings::default() };
        let (start, mut longest) = (Instant::now(), 0);
        let summary = play(&rules, &settings, &Stop::new(), |event| {
            let Event::Ended(game) = event else { return };
            longest = longest.max(game.turns.len());
            if game.finished().points() != variorum_arena::score::GameResult::Win {
                let turns: Vec<&str> = game.turns.iter().map(|played| played.turn.as_str()).collect();
                println!("  game {} of {id}: {}: {}", game.number, game.reason.text(), turns.join(" "));
            }
        });
        let Ok(summary) = summary else { continue };
        let (score, seconds) = (summary.score, start.elapsed().as_secs_f64());
        let turns = summary.lengths.iter().sum::<usize>() / summary.lengths.len().max(1);
        let (wins, draws, losses) = (score.wins, score.draws, score.losses);
        println!("{id:<30} {wins:>3} {draws:>3} {losses:>3}  {turns:>7} {longest:>7}  {seconds:>8.1}");
    }
}
