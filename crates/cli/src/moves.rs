//! `variorum moves`: the legal turns of a position, or of positions read line by line.

use std::io::{self, BufRead, Read as _, Write};
use std::sync::Arc;

use serde_json::json;
use strum::VariantArray as _;
use variorum_notation::{Notation, read_position, write_turn};
use variorum_rules::{Position, Rules};

use crate::game::{self, GamePosition};

/// The longest line that is read, in bytes; positions are far shorter.
const LONGEST_LINE: u64 = 64 << 10;

/// Arguments of `variorum moves`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Examples:\n  variorum moves chess\n  variorum moves shogi --position '…' --json\n  variorum moves chess --stdin < positions.txt"
)]
pub struct Args {
    #[command(flatten)]
    #[expect(missing_docs, reason = "clap would print it")]
    pub place: GamePosition,

    /// Read a position from each line of standard input and answer each with a line of JSON: {"moves":[…]} or {"error":"…"}
    #[arg(long, conflicts_with = "position")]
    pub stdin: bool,

    /// Print JSON
    #[arg(long)]
    pub json: bool,

    /// Write the moves in this notation of the game; moves that it cannot write are written as usual
    #[arg(long, value_parser = parse_notation, default_value = "own", conflicts_with = "stdin")]
    pub notation: Notation,
}

/// Reads the name of a notation.
///
/// # Errors
/// A list of all names, if there is no such notation.
pub(crate) fn parse_notation(text: &str) -> Result<Notation, String> {
    text.parse().map_err(|_| {
        let names: Vec<&str> = Notation::VARIANTS.iter().map(|notation| (*notation).into()).collect();
        format!("there is no such notation; there are {}", names.join(", "))
    })
}

/// Prints the legal moves.
///
/// # Errors
/// If the game or the position is invalid, or input or output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    if args.stdin {
        let rules = game::find(&args.place.game)?;
        return answer_lines(&rules, io::stdin().lock(), out);
    }
    let position = args.place.open()?;
    let turns = texts(&position, args.notation);
    if args.json {
        writeln!(out, "{}", json!({"position": position.text(), "moves": turns}))?;
        return Ok(());
    }
    for turn in turns {
        writeln!(out, "{turn}")?;
    }
    Ok(())
}

/// All legal turns in a notation, sorted.
fn texts(position: &Position, notation: Notation) -> Vec<String> {
    let turns = position.turns().into_iter();
    let text = |turn| write_turn(position, turn, notation, None).unwrap_or_else(|| position.turn_text(turn));
    let mut texts: Vec<String> = turns.map(text).collect();
    texts.sort();
    texts
}

/// Answers each line of `input`, a position, with a line of JSON.
///
/// # Errors
/// If input or output fails. An invalid line is answered with an error message.
pub fn answer_lines(rules: &Arc<Rules>, mut input: impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
    let mut line = Vec::new();
    loop {
        line.clear();
        if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
            return Ok(());
        }
        let whole = line.ends_with(b"\n") || (line.len() as u64) < LONGEST_LINE;
        let answer = if whole {
            answer(rules, &line)
        } else {
            skip_line(&mut input)?;
            Err("the line is too long for a position".to_owned())
        };
        let answer = match answer {
            Ok((turns, remarks)) if remarks.is_empty() => json!({"moves": turns}),
            Ok((turns, remarks)) => json!({"moves": turns, "remarks": remarks}),
            Err(error) => json!({"error": error}),
        };
        writeln!(out, "{answer}")?;
        out.flush()?;
    }
}

/// The legal turns of a position, and remarks on its text.
fn answer(rules: &Arc<Rules>, line: &[u8]) -> Result<(Vec<String>, Vec<String>), String> {
    let text = std::str::from_utf8(line).map_err(|_| "the line is not UTF-8 text".to_owned())?;
    let read = read_position(rules, text).map_err(|errors| errors.to_string())?;
    Ok((read.position.turn_texts(), read.remarks.iter().map(ToString::to_string).collect()))
}

/// Skips the rest of a line.
fn skip_line(input: &mut impl BufRead) -> io::Result<()> {
    loop {
        let bytes = input.fill_buf()?;
        if bytes.is_empty() {
            return Ok(());
        }
        match bytes.iter().position(|&byte| byte == b'\n') {
            Some(end) => {
                input.consume(end + 1);
                return Ok(());
            }
            None => {
                let length = bytes.len();
                input.consume(length);
            }
        }
    }
}
