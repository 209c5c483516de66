//! Prints what the engine thinks the pieces of a game are worth: `cargo run --example values -- GAME…`.

use std::time::Instant;

use variorum_engine::Engine;

fn main() {
    let mut ids: Vec<String> = std::env::args().skip(1).collect();
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
        let start = Instant::now();
        let engine = Engine::new(rules.clone());
        println!("{id} (measured in {} ms)", start.elapsed().as_millis());
        let mut pieces: Vec<(usize, &str)> =
            rules.definition().pieces.iter().map(|piece| piece.name.as_str()).enumerate().collect();
        pieces.sort_by_key(|&(kind, _)| std::cmp::Reverse(engine.value(kind)));
        for (kind, name) in pieces {
            println!("  {:5} {:5} {name}", engine.value(kind), engine.hand_value(kind));
        }
    }
}
