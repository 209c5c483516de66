//! What the compiled tables of each game take, in memory and in processor time:
//! `cargo run --release -p variorum-rules --example tables [-- GAME …]`.

use cpu_time::ThreadTime;
use variorum_rules::Rules;

/// Times that each game is compiled; the median counts.
const ROUNDS: usize = 5;

fn main() {
    println!("| game | cells | kinds of piece | tables (KiB) | loading (ms) |\n|---|---|---|---|---|");
    let chosen: Vec<String> = std::env::args().skip(1).collect();
    for id in if chosen.is_empty() { variorum_library::ids() } else { chosen } {
        let mut times = Vec::new();
        let mut last = None;
        for _ in 0..ROUNDS {
            let begin = ThreadTime::now();
            let definition = variorum_library::definition(&id).unwrap_or_else(|error| panic!("{error}"));
            let rules = Rules::compile(&definition).unwrap_or_else(|faults| panic!("{faults:?}"));
            times.push(begin.elapsed().as_secs_f64() * 1e3);
            last = Some(rules);
        }
        times.sort_by(f64::total_cmp);
        let Some(rules) = last else { return };
        let definition = rules.definition();
        println!(
            "| {id} | {} | {} | {} | {:.1} |",
            definition.board.cell_count(),
            definition.pieces.len(),
            rules.table_bytes().div_ceil(1024),
            times[ROUNDS / 2]
        );
    }
}
