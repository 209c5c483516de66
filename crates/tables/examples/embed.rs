//! Makes the endgame tables that come with the built-in games, `games/ID.tables`: of each piece that wins with its royal piece against a bare royal piece, as
//! far as they are small. `cargo run -p variorum-tables --example embed [GAME...]`; without a game, those that have tables: a change of their rules
//! calls for it.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use variorum_rules::Rules;
use variorum_tables::{Material, Plan, Tables, bundled};

/// Larger tables take too long, or too much room.
const MOST_POSITIONS: u64 = 700_000;
/// The longest win of a table must take so many turns.
const LEAST_TURNS: u16 = 3;
/// The largest file of tables within a bundle.
const MOST_BYTES: usize = 120_000;
/// All tables of a game.
const MOST_BYTES_OF_GAME: usize = 170_000;

fn main() -> Result<(), Box<dyn std::error::Error>> {
    let mut games: Vec<String> = std::env::args().skip(1).collect();
    if games.is_empty() {
        games = variorum_library::ids();
        games.retain(|game| variorum_library::definition(game).is_ok_and(|definition| definition.tables.is_some()));
    }
    for game in games {
        let rules = variorum_library::rules(&game)?;
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("../../games/{game}.tables"));
        let mut files = Vec::new();
        for kind in 0..rules.definition().pieces.len() {
            if let Some((pieces, file)) = file(&rules, kind) {
                println!("{game}: {pieces}, {} bytes", file.len());
                files.push(file);
            }
        }
        // The smallest first, as many as there is room for.
        files.retain(|file| file.len() <= MOST_BYTES);
        files.sort_by_key(Vec::len);
        while files.iter().map(Vec::len).sum::<usize>() > MOST_BYTES_OF_GAME {
            files.pop();
        }
        if files.is_empty() {
            println!("{game}: none");
            continue;
        }
        let bundle = bundled(&files);
        println!("{game}: {} tables, {} bytes", files.len(), bundle.len());
        std::fs::write(path, bundle)?;
    }
    Ok(())
}

/// The table of a piece with its royal piece against a bare one, if White can win with it.
fn file(rules: &Arc<Rules>, kind: usize) -> Option<(String, Vec<u8>)> {
    let pieces = &rules.definition().pieces;
    let royal = pieces.iter().position(|piece| piece.is_royal())?;
    let list = format!("{} {} / {}", pieces[royal].token, pieces[kind].token, pieces[royal].token);
    let plan = Plan::new(rules, &Material::parse(rules, &list).ok()?).ok()?;
    let positions: u64 = (0..plan.materials().len()).map(|material| plan.positions(material)).sum();
    if kind == royal || positions > MOST_POSITIONS {
        println!("{}: {list} left out, {positions} positions", rules.definition().id);
        return None;
    }
    let mut tables = Tables::new(plan);
    while tables.solve_next(2, &AtomicBool::new(false), &|_, _| ()).ok()?.is_some() {}
    let statistics = tables.statistics(0)?;
    // Where hardly anything is won, as with a piece that is lost at once, or the game is over at once, as where bare royal pieces lose, the search sees as
    // much.
    let [white, black] = &statistics.sides;
    let longest = white.longest_win.as_ref().map_or(0, |&(turns, ..)| turns);
    if longest < LEAST_TURNS || 2 * white.wins < white.all() || 2 * black.losses < black.all() {
        return None;
    }
    let mut file = tables.header();
    for group in 0..tables.solved_groups() {
        file.extend(tables.section(group)?);
    }
    Some((list, file))
}
