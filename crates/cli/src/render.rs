//! `variorum render`: draws a position or a game as a picture.

use std::io::Write;
use std::num::NonZeroUsize;
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail, ensure};
use variorum_picture::{Arrow, Look, PieceStyle, Theme};
use variorum_rules::{Cell, Position};

use crate::game::{find, read_position};
use crate::record;

/// Arguments of `variorum render`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "The extension of the file decides the format: .svg, .png, or .gif for an animation of all moves.\n\n\
Examples:\n  variorum render stockgi --out stockgi.png --width 1200\n  variorum render chess e2e4 e7e5 g1f3 --arrows b8-c6 --out open.svg\n  \
variorum render chess e2e4 e7e5 g1f3 --out open.gif\n  \
variorum render --record games.pgn --number 2 --ply 30 --out after-30.png\n  variorum render --record games.pgn --out game.gif"
)]
pub struct Args {
    /// A game's id, or a path to a game file that ends with .toml
    #[arg(required_unless_present = "record")]
    pub game: Option<String>,

    /// Position text; the start position if not given
    #[arg(long, short, value_name = "TEXT")]
    pub position: Option<String>,

    /// Moves to make first
    #[arg(value_name = "MOVE")]
    pub moves: Vec<String>,

    /// Take a game from a file of games, which docs/records.md describes
    #[arg(long, value_name = "FILE", conflicts_with_all = ["game", "position", "moves"])]
    pub record: Option<PathBuf>,

    /// The number of the game in that file, from 1
    #[arg(long, value_name = "N", default_value = "1", requires = "record")]
    pub number: NonZeroUsize,

    /// Stop after this number of moves; after the last one if not given
    #[arg(long, value_name = "N")]
    pub ply: Option<usize>,

    /// The file to write; without it, SVG is printed
    #[arg(long, short, value_name = "FILE")]
    pub out: Option<PathBuf>,

    /// Show Black's side at the bottom
    #[arg(long)]
    pub flipped: bool,

    /// Leave out the coordinates
    #[arg(long)]
    pub plain: bool,

    /// The colours: light, dark or print
    #[arg(long, default_value = "light", value_parser = theme)]
    pub theme: Theme,

    /// How pieces without characters are drawn: figures, counters, blocks (plain shapes) or letters
    #[arg(long, default_value = "figures", value_parser = pieces)]
    pub pieces: PieceStyle,

    /// Leave out the characters of pieces that have them
    #[arg(long)]
    pub no_characters: bool,

    /// Arrows such as e2-e4, or cells to mark, separated by commas
    #[arg(long, value_name = "ARROWS", value_delimiter = ',')]
    pub arrows: Vec<String>,

    /// Width in pixels, for PNG and GIF
    #[arg(long, default_value_t = 720, value_parser = clap::value_parser!(u32).range(i64::from(variorum_picture::SMALLEST)..=i64::from(variorum_picture::LARGEST)))]
    pub width: u32,

    /// Hundredths of a second for each move of an animation
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u16).range(2..=6000))]
    pub pace: u16,
}

fn theme(name: &str) -> Result<Theme, String> {
    Theme::named(name).ok_or_else(|| "the themes are light, dark and print".into())
}

fn pieces(name: &str) -> Result<PieceStyle, String> {
    PieceStyle::named(name).ok_or_else(|| "pieces are figures, counters, blocks or letters".into())
}

/// The first position and the moves.
fn line(args: &Args) -> anyhow::Result<(Position, Vec<String>)> {
    if let Some(file) = &args.record {
        return recorded(file, args.number.get());
    }
    // The argument parser ensures this.
    let game = args.game.as_deref().context("name a game, or a file of games with --record")?;
    Ok((read_position(&find(game)?, args.position.as_deref())?, args.moves.clone()))
}

/// The main line of a game in a file.
fn recorded(file: &Path, number: usize) -> anyhow::Result<(Position, Vec<String>)> {
    let (game, rules) = record::game(file, number)?;
    let start = game.first_position(&rules)?;
    let moves = game.tree.main_line().into_iter().map(|id| game.tree.node(id).turn.clone());
    Ok((start, moves.collect()))
}

/// Draws the picture.
///
/// # Errors
/// If the game, the position, a move or an arrow is invalid, or the file cannot be written.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let (start, moves) = line(args)?;
    let last = args.ply.unwrap_or(moves.len());
    ensure!(last <= moves.len(), "there are {} moves, so there is no position after {last}", moves.len());
    let mut game = variorum_play::Game::study(start);
    let mut shown: Vec<(Position, Vec<Cell>)> = vec![(game.position().clone(), Vec::new())];
    for (number, text) in moves.iter().take(last).enumerate() {
        let cells = game.play(text).with_context(|| format!("move {}", number + 1))?.cells.clone();
        shown.push((game.position().clone(), cells));
    }
    let rules = game.rules();
    let arrow = |(rank, text): (usize, &String)| {
        let cells: Option<Vec<Cell>> = text.split('-').map(|name| rules.parse_cell(name)).collect();
        let cells = cells.with_context(|| format!("“{text}” is not an arrow such as e2-e4 on this board"))?;
        Ok(Arrow { cells, rank })
    };
    let arrows = args.arrows.iter().enumerate().map(arrow).collect::<anyhow::Result<_>>()?;
    let (flipped, coordinates, theme) = (args.flipped, !args.plain, args.theme);
    let (pieces, characters) = (args.pieces, !args.no_characters);
    let look = Look { flipped, coordinates, theme, pieces, characters, arrows, ..Look::default() };
    let Some((position, last)) = shown.last() else { bail!("there is nothing to draw") };
    let last_picture = || variorum_picture::svg(position, &Look { last: last.clone(), ..look.clone() });
    let Some(file) = &args.out else {
        writeln!(out, "{}", last_picture())?;
        return Ok(());
    };
    let ending = file.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase()).unwrap_or_default();
    let bytes = match ending.as_str() {
        "svg" => last_picture().into_bytes(),
        "png" => variorum_picture::png(&last_picture(), args.width)?,
        "gif" => variorum_picture::gif(&shown, &look, args.pace, args.width, || true)?,
        _ => bail!("{} must end with .svg, .png or .gif", file.display()),
    };
    std::fs::write(file, bytes).with_context(|| format!("cannot write {}", file.display()))
}
