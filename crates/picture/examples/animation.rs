//! What a animation costs: `animation GAME TURNS WIDTH [FILE]` plays turns without plan, draws them as an animation, and prints processor seconds
//! and bytes.

use cpu_time::ProcessTime;
use variorum_picture::{Look, gif};
use variorum_rules::{Cell, Position};

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let [game, turns, width, file @ ..] = args.as_slice() else {
        return Err("animation GAME TURNS WIDTH [FILE]".into());
    };
    let (rules, turns, width) = (variorum_library::rules(game)?, turns.parse::<usize>()?, width.parse()?);
    let mut position = Position::start(&rules);
    let mut shown: Vec<(Position, Vec<Cell>)> = vec![(position.clone(), Vec::new())];
    while shown.len() <= turns && position.outcome().is_none() {
        let choices = position.turns();
        let turn = choices[(shown.len() * 7919) % choices.len()];
        position.play_unchecked(turn);
        shown.push((position.clone(), vec![turn.first.from(), turn.first.to()]));
    }
    let begun = ProcessTime::now();
    let bytes = gif(&shown, &Look::default(), 100, width, || true)?;
    let seconds = begun.elapsed().as_secs_f64();
    println!("{game}: {} turns, {width} px, {seconds:.2} s of processor time, {} bytes", shown.len() - 1, bytes.len());
    if let Some(file) = file.first() {
        std::fs::write(file, bytes)?;
    }
    Ok(())
}
