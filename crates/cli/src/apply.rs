//! `variorum apply`: the position after some turns.

use std::io::Write;

use anyhow::Context as _;
use variorum_notation::{ReadTurn, read_turn_after};
use variorum_rules::TurnError;

use crate::game::{GamePosition, customary_lines, outcome_text};

/// Arguments of `variorum apply`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Moves may be in any notation of the game: e2e4, e4, Nf3, C2=5, P-7f. A move of two parts is written with a comma and no space: e2e4,b4c4\n\n\
Examples:\n  variorum apply chess e2e4 e7e5 g1f3\n  variorum apply chess --position '8/P7/8/8/8/8/8/k1K5 w - - 0 1' a7a8=Q"
)]
pub struct Args {
    #[command(flatten)]
    #[expect(missing_docs, reason = "clap would print it")]
    pub place: GamePosition,

    /// Moves in order
    #[arg(value_name = "MOVE", required = true)]
    pub moves: Vec<String>,
}

/// Makes the moves and prints the position after them, in our notation and as FEN.
///
/// # Errors
/// If the game or the position is invalid, a move is illegal, or the output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    let mut position = args.place.open()?;
    let mut previous = None;
    for (number, text) in args.moves.iter().enumerate() {
        let played = read_turn_after(&position, text, previous).and_then(|turn| match turn {
            ReadTurn::Legal(turn) => {
                previous = Some(turn.first.to());
                position.play_unchecked(turn);
                Ok(())
            }
            ReadTurn::Null => Err(TurnError::Illegal { turn: text.clone() }),
        });
        if let (Err(_), Some(outcome)) = (&played, position.outcome()) {
            anyhow::bail!(
                "move {} “{text}”: the game is over. {}",
                number + 1,
                outcome_text(position.rules(), outcome)
            );
        }
        played.with_context(|| format!("move {}", number + 1))?;
    }
    writeln!(out, "{}", position.text())?;
    for line in customary_lines(&position) {
        writeln!(out, "{line}")?;
    }
    Ok(())
}
