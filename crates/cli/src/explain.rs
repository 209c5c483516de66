//! `variorum explain`: the rules of a game in plain English, and what each man reaches.

use std::io::Write;

use gamedef::board::{Board, Coordinates};
use gamedef::definition::MotionKind;
use library::explain::{explain_game, explain_man};
use rules::{Cell, Reach, Rules, Side};
use serde_json::json;

use crate::game;
use crate::reach::names;

/// More cells than these are counted, not named.
const FEW: usize = 12;

/// Arguments of `variorum explain`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "The text is made from the compiled rules, not copied from the inventor: it says what the program plays.\n\n\
Examples:\n  variorum explain xiangqi\n  variorum explain my-game.toml\n  variorum explain shogi --json"
)]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    pub game: String,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Prints the rules.
///
/// # Errors
/// If there is no such game, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let rules = game::find(&args.game)?;
    let definition = rules.definition();
    let cell = centre(&definition.board);
    let reach = |man: usize| cell.map_or_else(Reach::default, |cell| rules.reach(Side::White, man, cell));
    let cell_name = cell.map_or_else(String::new, |cell| rules.cell_name(cell));
    if args.json {
        let men: Vec<_> = definition
            .men
            .iter()
            .enumerate()
            .map(|(at, man)| {
                let reach = reach(at);
                json!({
                    "id": man.id,
                    "name": man.name,
                    "token": man.token,
                    "explanation": explain_man(definition, at),
                    "reach": {
                        "cell": cell_name,
                        "moves": names(&rules, &reach.moves),
                        "captures": names(&rules, &reach.captures),
                    },
                })
            })
            .collect();
        let whole = json!({
            "game": definition.id,
            "name": definition.about.name,
            "men": men,
            "text": explain_game(definition),
        });
        writeln!(out, "{whole:#}")?;
        return Ok(());
    }
    write!(out, "{}", explain_game(definition))?;
    writeln!(out, "\n# Reach from {cell_name} on an empty board")?;
    for (at, man) in definition.men.iter().enumerate() {
        let hops = man.motions.iter().any(|motion| motion.kind == MotionKind::Hop);
        let remark = if hops { " (for want of a man to jump over)" } else { "" };
        writeln!(out, "- {} ({}): {}{remark}", man.name, man.token, reach_text(&rules, &reach(at)))?;
    }
    Ok(())
}

fn reach_text(rules: &Rules, reach: &Reach) -> String {
    let part = |cells: &[Cell], verb: &str| match cells.len() {
        0 => format!("{verb} nowhere"),
        1..=FEW => format!("{verb} to {}", names(rules, cells).join(" ")),
        count => format!("{verb} to {count} cells"),
    };
    if reach.moves == reach.captures {
        return part(&reach.moves, "moves and captures");
    }
    format!(
        "{}, {}",
        part(&reach.moves, "moves"),
        part(&reach.captures, "captures").replace("captures to", "captures on")
    )
}

/// The cell in the middle, or the one before it where there is none.
fn centre(board: &Board) -> Option<Cell> {
    let middle = |count: u8| count.saturating_sub(1) / 2;
    let at = Coordinates { file: middle(board.files), level: middle(board.level_count()), rank: middle(board.ranks) };
    Cell::new(usize::from(board.cell(at)))
}
