//! `variorum export`: games for other programs, as files of variants and in Betza notation.

use std::fs;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Context as _;
use variorum_gamedef::Wording as _;
use variorum_messages::Language;
use variorum_rules::Rules;

use crate::failure::Failed;
use crate::game;
use crate::wording::{In, languages};

/// Arguments of `variorum export`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "A file of variants is for Fairy-Stockfish and for sites that use its format. Rules for which the format has no option are listed, and a game \
with such a rule is not written. Remarks name what other programs will do in another way without effect on the moves.\n\nExamples:\n  \
variorum export shatranj\n  variorum export my-game.toml --out variants.ini\n  variorum export shako --betza\n\n\
Exit code 1: not everything can be said."
)]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    pub game: String,

    /// Print the moves of every piece in Betza notation instead
    #[arg(long, conflicts_with_all = ["out", "partial"])]
    pub betza: bool,

    /// The file to write; without it, the section is printed
    #[arg(long, value_name = "FILE")]
    pub out: Option<PathBuf>,

    /// Write the section even if a rule is missing in it
    #[arg(long)]
    pub partial: bool,

    /// The language of the report
    #[arg(long, value_name = "TAG", default_value = "en", value_parser = languages())]
    pub language: String,
}

/// Writes a game for other programs, and reports to standard error what is missing.
///
/// # Errors
/// [`Failed`] if something cannot be said; otherwise if there is no such game, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let wording = In(Language::named(&args.language).unwrap_or(Language::ENGLISH));
    let rules = game::find_in(&args.game, wording.0)?;
    if args.betza {
        return betza(&rules, out);
    }
    let exported = variorum_exporting::export(&rules);
    for gap in &exported.gaps {
        eprintln!("{}", wording.say(gap));
    }
    for remark in &exported.remarks {
        eprintln!("{}", wording.say(remark));
    }
    let whole = exported.gaps.is_empty();
    if whole || args.partial {
        match &args.out {
            Some(path) => {
                fs::write(path, &exported.text).with_context(|| format!("{} cannot be written", path.display()))?;
            }
            None => out.write_all(exported.text.as_bytes())?,
        }
    }
    if whole { Ok(()) } else { Err(Failed(format!("variants.ini cannot say all of {}", args.game)).into()) }
}

/// Prints the moves of every piece.
fn betza(rules: &Rules, out: &mut impl Write) -> anyhow::Result<()> {
    let definition = rules.definition();
    let mut whole = true;
    for piece in &definition.pieces {
        match variorum_exporting::moves(definition, piece) {
            Ok(text) => writeln!(out, "{}: {text}", piece.id)?,
            Err(phrases) => {
                whole = false;
                for phrase in phrases {
                    writeln!(out, "{}: ? {phrase}", piece.id)?;
                }
            }
        }
    }
    if whole { Ok(()) } else { Err(Failed("Betza notation cannot say what is marked with “?”".to_owned()).into()) }
}
