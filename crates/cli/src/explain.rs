//! `variorum explain`: the rules of a game as text, and the cells that each piece reaches.

use std::io::Write;

use serde_json::json;
use variorum_gamedef::board::Coordinates;
use variorum_library::Language;
use variorum_library::explain::{Explainer, reach_heading, reach_line};
use variorum_rules::{Cell, Reach, Rules, Side};

use crate::game;
use crate::names::cell_names;
use crate::reach::own_side;
use crate::wording::languages;

/// Arguments of `variorum explain`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "The text is generated from the game's definition, so it describes exactly what the program plays.\n\n\
Examples:\n  variorum explain xiangqi\n  variorum explain my-game.toml\n  variorum explain shogi --json\n  variorum explain blocschach --language de"
)]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    pub game: String,

    /// The language of the text
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = languages())]
    pub language: String,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

/// Prints the rules.
///
/// # Errors
/// If there is no such game, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let rules = game::find_in(&args.game, Language::named(&args.language).unwrap_or(Language::ENGLISH))?;
    let explainer = Explainer::new(rules.definition(), &args.language);
    let definition = explainer.definition();
    let cell = centre(&rules);
    let reach = |piece: usize| {
        let side = own_side(&rules, piece).unwrap_or(Side::White);
        cell.map_or_else(Reach::default, |cell| rules.reach(side, piece, cell))
    };
    let cell_name = cell.map_or_else(String::new, |cell| rules.cell_name(cell));
    if args.json {
        let pieces: Vec<_> = definition
            .pieces
            .iter()
            .enumerate()
            .map(|(at, piece)| {
                let reach = reach(at);
                json!({
                    "id": piece.id,
                    "name": piece.name,
                    "token": piece.token,
                    "explanation": explainer.piece(at),
                    "reach": {
                        "cell": cell_name,
                        "moves": cell_names(&rules, &reach.moves),
                        "captures": cell_names(&rules, &reach.captures),
                    },
                })
            })
            .collect();
        let whole = json!({
            "game": definition.id,
            "name": definition.about.name,
            "pieces": pieces,
            "text": explainer.game(),
        });
        writeln!(out, "{whole:#}")?;
        return Ok(());
    }
    write!(out, "{}", explainer.game())?;
    writeln!(out, "\n# {}", explainer.text(&reach_heading(cell_name)))?;
    for at in 0..definition.pieces.len() {
        let Reach { moves, captures, .. } = reach(at);
        let line = reach_line(rules.definition(), at, cell_names(&rules, &moves), cell_names(&rules, &captures));
        writeln!(out, "- {}", explainer.text(&line))?;
    }
    Ok(())
}

/// The cell in the middle of the board, or just before it.
fn centre(rules: &Rules) -> Option<Cell> {
    let board = &rules.definition().board;
    let middle = |count: u8| count.saturating_sub(1) / 2;
    let at = Coordinates { file: middle(board.files), level: middle(board.level_count()), rank: middle(board.ranks) };
    rules.cell(usize::from(board.cell(at)))
}
