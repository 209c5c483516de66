//! What further threads bring: `cargo run --release --example threads -- [MS [ID…]]`. Prints depth and nodes of one search of the start
//! position with one thread and with several.

use std::sync::atomic::AtomicBool;

use variorum_engine::{Engine, Limits};
use variorum_rules::Position;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let ms = arguments.next().and_then(|text| text.parse().ok()).unwrap_or(1_000);
    let mut ids: Vec<String> = arguments.collect();
    if ids.is_empty() {
        ids = variorum_library::ids();
    }
    for id in ids {
        let rules = match variorum_library::rules(&id) {
            Ok(rules) => rules,
            Err(error) => {
                println!("{error}");
                continue;
            }
        };
        let mut engine = Engine::new(rules.clone());
        for threads in [1, 2, 4] {
            engine.clear();
            engine.set_threads(threads);
            let stop = AtomicBool::new(false);
            let choice = engine.choose(&Position::start(&rules), &[], &Limits::move_time(ms), &stop, |_| {});
            let Some(choice) = choice else { break };
            let speed = choice.nodes * 1000 / choice.time_ms.max(1);
            println!("{id:<30} threads {threads}  depth {:>2}  {speed:>9} nodes/s", choice.depth);
        }
    }
}
