//! `variorum explain`: the rules of a game in plain English or German, and what each piece reaches.

use std::io::Write;

use serde_json::json;
use variorum_gamedef::board::{Board, Coordinates};
use variorum_gamedef::definition::MotionKind;
use variorum_library::explain::Explainer;
use variorum_rules::{Cell, Reach, Rules, Side};

use crate::game;
use crate::reach::names;

/// More cells than these are counted, not named.
const FEW: usize = 12;

/// Arguments of `variorum explain`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "The text is made from the compiled rules, not copied from the inventor: it says what the program plays.\n\n\
Examples:\n  variorum explain xiangqi\n  variorum explain my-game.toml\n  variorum explain shogi --json\n  variorum explain blocschach --language de"
)]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    pub game: String,

    /// The language of the text: en for English, de for German
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = languages())]
    pub language: String,

    /// Print JSON
    #[arg(long)]
    pub json: bool,
}

fn languages() -> clap::builder::PossibleValuesParser {
    std::iter::once("en").chain(variorum_library::LANGUAGES.iter().copied()).collect::<Vec<_>>().into()
}

/// What is said of reaches in a language.
struct Words {
    /// A cell follows, and the end.
    heading: [&'static str; 2],
    hop: &'static str,
    /// Verbs with what follows them where cells are named and where they are counted; and those for nowhere.
    moves: [&'static str; 3],
    captures: [&'static str; 3],
    both: [&'static str; 3],
    cells: &'static str,
}

const ENGLISH: Words = Words {
    heading: ["Reach from", "on an empty board"],
    hop: " (for want of a piece to jump over)",
    moves: ["moves to", "moves to", "moves nowhere"],
    captures: ["captures on", "captures on", "captures nowhere"],
    both: ["moves and captures to", "moves and captures to", "moves and captures nowhere"],
    cells: "cells",
};

const GERMAN: Words = Words {
    heading: ["Reichweite von", "aus auf einem leeren Brett"],
    hop: " (ohne eine Figur zum Überspringen)",
    moves: ["zieht nach", "zieht auf", "zieht nirgends hin"],
    captures: ["schlägt auf", "schlägt auf", "schlägt nirgends"],
    both: ["zieht und schlägt nach", "zieht und schlägt auf", "zieht und schlägt nirgends hin"],
    cells: "Felder",
};

/// Prints the rules.
///
/// # Errors
/// If there is no such game, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let rules = game::find(&args.game)?;
    let explainer = Explainer::new(rules.definition(), &args.language);
    let definition = explainer.definition();
    let cell = centre(&definition.board);
    let reach = |piece: usize| cell.map_or_else(Reach::default, |cell| rules.reach(Side::White, piece, cell));
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
                        "moves": names(&rules, &reach.moves),
                        "captures": names(&rules, &reach.captures),
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
    let words = if args.language == "de" { &GERMAN } else { &ENGLISH };
    let [from, on] = words.heading;
    write!(out, "{}", explainer.game())?;
    writeln!(out, "\n# {from} {cell_name} {on}")?;
    for (at, piece) in definition.pieces.iter().enumerate() {
        let hops = piece.motions.iter().any(|motion| motion.kind == MotionKind::Hop);
        let remark = if hops { words.hop } else { "" };
        writeln!(out, "- {} ({}): {}{remark}", piece.name, piece.token, reach_text(&rules, &reach(at), words))?;
    }
    Ok(())
}

fn reach_text(rules: &Rules, reach: &Reach, words: &Words) -> String {
    let part = |cells: &[Cell], [named, counted, nowhere]: [&str; 3]| match cells.len() {
        0 => nowhere.to_owned(),
        1..=FEW => format!("{named} {}", names(rules, cells).join(" ")),
        count => format!("{counted} {count} {}", words.cells),
    };
    if reach.moves == reach.captures {
        return part(&reach.moves, words.both);
    }
    format!("{}, {}", part(&reach.moves, words.moves), part(&reach.captures, words.captures))
}

/// The cell in the middle, or the one before it where there is none.
fn centre(board: &Board) -> Option<Cell> {
    let middle = |count: u8| count.saturating_sub(1) / 2;
    let at = Coordinates { file: middle(board.files), level: middle(board.level_count()), rank: middle(board.ranks) };
    Cell::new(usize::from(board.cell(at)))
}
