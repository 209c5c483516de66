//! How well move times are kept: `cargo run --release --example timing -- [MS [ID…]]`. Plays some turns of each game and prints
//! the longest and the average time, and the depth and speed reached.

use std::sync::atomic::AtomicBool;
use std::time::Instant;

use variorum_engine::{Engine, Limits, RandomMover, history_of};
use variorum_rules::Position;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let ms = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(100);
    let mut ids: Vec<String> = arguments.collect();
    if ids.is_empty() {
        ids = variorum_library::ids();
    }
    println!("{:<30} {:>8} {:>8} {:>6} {:>12}", "game", "longest", "average", "depth", "nodes/s");
    for id in ids {
        let rules = match variorum_library::rules(&id) {
            Ok(rules) => rules,
            Err(error) => {
                println!("{error}");
                continue;
            }
        };
        let mut engine = Engine::new(rules.clone());
        let mut mover = RandomMover::new(1);
        let mut position = Position::start(&rules);
        let (mut longest, mut total, mut depth, mut nodes, mut count) = (0.0_f64, 0.0, 0, 0, 0);
        for turn in 0..40 {
            if turn % 2 == 0 {
                let history = history_of(&position);
                let start = Instant::now();
                let choice =
                    engine.choose(&position, &history, &Limits::move_time(ms), &AtomicBool::new(false), |_| {});
                let took = start.elapsed().as_secs_f64() * 1000.0;
                let Some(choice) = choice else { break };
                longest = longest.max(took);
                total += took;
                depth += choice.depth;
                nodes += choice.nodes;
                count += 1;
            }
            let Some(turn) = mover.choose(&position) else { break };
            position.play_unchecked(turn);
        }
        let count = f64::from(count.max(1));
        println!(
            "{id:<30} {longest:>8.1} {:>8.1} {:>6.1} {:>12.0}",
            total / count,
            f64::from(depth) / count,
            nodes as f64 * 1000.0 / total
        );
    }
}
