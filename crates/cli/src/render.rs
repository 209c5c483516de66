//! `variorum render`: a position or a game as a picture.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context as _, bail};
use picture::{Arrow, Look, Theme};
use rules::{Cell, Position};

use crate::game::Place;

/// Arguments of `variorum render`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "The ending of the file says which picture it is: .svg, .png, or .gif for an animation of all the moves.\n\n\
Examples:\n  variorum render stockgi --out stockgi.png --width 1200\n  variorum render chess e2e4 e7e5 g1f3 --arrows b8-c6 --out open.svg\n  \
variorum render chess e2e4 e7e5 g1f3 --out open.gif"
)]
pub struct Args {
    #[command(flatten)]
    #[expect(missing_docs, reason = "clap would print it")]
    pub place: Place,

    /// Moves to make first, one after the other
    #[arg(value_name = "MOVE")]
    pub moves: Vec<String>,

    /// The file to write; without it, SVG is printed
    #[arg(long, short, value_name = "FILE")]
    pub out: Option<PathBuf>,

    /// Black's side at the foot
    #[arg(long)]
    pub flipped: bool,

    /// No letters and numbers at the edges
    #[arg(long)]
    pub plain: bool,

    /// Colours: light, dark or print
    #[arg(long, default_value = "light", value_parser = theme)]
    pub theme: Theme,

    /// Arrows such as e2-e4, or cells to be marked, separated by commas
    #[arg(long, value_name = "ARROWS", value_delimiter = ',')]
    pub arrows: Vec<String>,

    /// Pixels across, for PNG and GIF
    #[arg(long, default_value_t = 720, value_parser = clap::value_parser!(u32).range(i64::from(picture::SMALLEST)..=i64::from(picture::LARGEST)))]
    pub width: u32,

    /// Hundredths of a second for each move of an animation
    #[arg(long, default_value_t = 100, value_parser = clap::value_parser!(u16).range(2..=6000))]
    pub pace: u16,
}

fn theme(name: &str) -> Result<Theme, String> {
    Theme::named(name).ok_or_else(|| "the themes are light, dark and print".into())
}

/// Draws the picture.
///
/// # Errors
/// If game, position, moves or arrows are faulty, or the file cannot be written.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let mut game = play::Game::study(args.place.open()?);
    let mut shown: Vec<(Position, Vec<Cell>)> = vec![(game.position().clone(), Vec::new())];
    for (number, text) in args.moves.iter().enumerate() {
        let cells = game.play(text).with_context(|| format!("move {}", number + 1))?.cells.clone();
        shown.push((game.position().clone(), cells));
    }
    let rules = game.rules();
    let arrow = |(rank, text): (usize, &String)| {
        let cells: Option<Vec<Cell>> = text.split('-').map(|name| rules.parse_cell(name)).collect();
        let cells = cells.with_context(|| format!("“{text}” is no arrow such as e2-e4 on this board"))?;
        Ok(Arrow { cells, rank })
    };
    let arrows = args.arrows.iter().enumerate().map(arrow).collect::<anyhow::Result<_>>()?;
    let (flipped, coordinates, theme) = (args.flipped, !args.plain, args.theme);
    let look = Look { flipped, coordinates, theme, arrows, ..Look::default() };
    let Some((position, last)) = shown.last() else { bail!("there is nothing to draw") };
    let last_picture = || picture::svg(position, &Look { last: last.clone(), ..look.clone() });
    let Some(file) = &args.out else {
        writeln!(out, "{}", last_picture())?;
        return Ok(());
    };
    let ending = file.extension().map(|ending| ending.to_string_lossy().to_ascii_lowercase()).unwrap_or_default();
    let bytes = match ending.as_str() {
        "svg" => last_picture().into_bytes(),
        "png" => picture::png(&last_picture(), args.width)?,
        "gif" => {
            let positions = shown.iter().map(|(position, last)| (position, last.as_slice()));
            picture::gif(&picture::frames(positions, &look, args.pace), args.width)?
        }
        _ => bail!("{} must end with .svg, .png or .gif", file.display()),
    };
    std::fs::write(file, bytes).with_context(|| format!("cannot write {}", file.display()))
}
