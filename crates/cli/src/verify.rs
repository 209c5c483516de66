//! Verifies the rules against case files: positions with their legal turns, perft counts, lines of turns and reachable cells.
//!
//! There are four kinds of lines, each a JSON object: `position` with `moves` (a list, or a count with the hash of the sorted list),
//! `position` with `depth` and `nodes`, `start` with `moves` and the `position` after them, and `token` with `cell` (destinations on an
//! empty board). The command itself, with its files and threads, is in [`files`].

pub mod files;

pub use files::{Args, run};

use std::fmt::Write as _;
use std::sync::Arc;

use serde::Deserialize;
use sha2::{Digest, Sha256};
use variorum_notation::read_position;
use variorum_rules::perft::perft;
use variorum_rules::{Position, Rules};

use crate::names::{cell_names, parse_token};

/// Turns as a case lists them.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Turns {
    /// All turns as texts.
    List(Vec<String>),
    /// Their number, and the hash of their sorted texts joined by newlines.
    Digest {
        /// The number of turns.
        count: usize,
        /// The SHA-256 hash in hexadecimal digits.
        sha256: String,
    },
}

/// One line of a case file. The fields decide its kind.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// The game's id.
    pub game: String,
    /// The position as text.
    pub position: Option<String>,
    /// The position before a line of turns.
    pub start: Option<String>,
    /// Legal turns, turns of a line, or destinations.
    pub moves: Option<Turns>,
    /// The cells on which the piece could capture a lone enemy piece.
    pub captures: Option<Vec<String>>,
    /// The depth of a perft count in turns.
    pub depth: Option<u32>,
    /// The perft count.
    pub nodes: Option<u64>,
    /// A piece's token.
    pub token: Option<String>,
    /// The cell of that piece.
    pub cell: Option<String>,
    /// A remark about the case.
    #[serde(default)]
    pub note: String,
}

/// The result of a case.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// The rules agree with the case.
    Passed,
    /// The rules differ, as the text says.
    Failed(String),
}

/// Verifies one line of a case file. `find` returns the rules of a game.
pub fn verify_line(line: &str, find: &impl Fn(&str) -> Result<Arc<Rules>, String>) -> Verdict {
    let case: Case = match serde_json::from_str(line) {
        Ok(case) => case,
        Err(error) => return Verdict::Failed(format!("the line is not a case: {error}")),
    };
    let outcome = find(&case.game).and_then(|rules| verify(&case, &rules));
    match outcome {
        Ok(()) => Verdict::Passed,
        Err(why) => Verdict::Failed(why),
    }
}

/// Verifies a case against the rules of its game.
///
/// # Errors
/// How the rules differ from the case.
pub fn verify(case: &Case, rules: &Arc<Rules>) -> Result<(), String> {
    if let (Some(token), Some(cell)) = (&case.token, &case.cell) {
        return verify_reach(case, rules, token, cell);
    }
    if let (Some(start), Some(Turns::List(turns))) = (&case.start, &case.moves) {
        let mut position = read(rules, start)?;
        for turn in turns {
            position.play_text(turn).map_err(|error| error.to_string())?;
        }
        let expected = case.position.as_deref().unwrap_or_default();
        let same = position.text() == expected || read(rules, expected)? == position;
        return if same { Ok(()) } else { Err(format!("expected {expected}\n     got {}", position.text())) };
    }
    let Some(text) = &case.position else { return Err("the case has no position".into()) };
    let position = read(rules, text)?;
    match (&case.moves, case.depth, case.nodes) {
        (Some(Turns::List(expected)), ..) => compare(expected, &position.turn_texts()),
        (Some(Turns::Digest { count, sha256 }), ..) => {
            let turns = position.turn_texts();
            let hash = hexadecimal(&Sha256::digest(turns.join("\n")));
            if turns.len() == *count && hash == *sha256 {
                Ok(())
            } else {
                Err(format!("expected {count} turns with hash {sha256}, got {} with {hash}", turns.len()))
            }
        }
        (None, Some(depth), Some(nodes)) => {
            let found = perft(&position, depth);
            if found == nodes { Ok(()) } else { Err(format!("depth {depth}: expected {nodes} nodes, got {found}")) }
        }
        _ => Err("the case has neither moves nor nodes".into()),
    }
}

fn read(rules: &Arc<Rules>, text: &str) -> Result<Position, String> {
    let read = read_position(rules, text).map_err(|errors| errors.to_string())?;
    Ok(read.position)
}

fn hexadecimal(bytes: &[u8]) -> String {
    bytes.iter().fold(String::new(), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

fn compare(expected: &[String], found: &[String]) -> Result<(), String> {
    let only = |these: &[String], those: &[String]| {
        let extra: Vec<&str> = these.iter().filter(|turn| !those.contains(turn)).map(String::as_str).collect();
        let shown = extra.iter().take(12).copied().collect::<Vec<_>>().join(" ");
        if extra.len() > 12 { format!("{shown} … ({})", extra.len()) } else { shown }
    };
    let (missing, surplus) = (only(expected, found), only(found, expected));
    if missing.is_empty() && surplus.is_empty() && expected.len() == found.len() {
        return Ok(());
    }
    let doubled = if expected.len() != found.len() && missing.is_empty() && surplus.is_empty() {
        "; a turn is listed twice"
    } else {
        ""
    };
    Err(format!("missing: {missing}; unexpected: {surplus}{doubled}"))
}

fn verify_reach(case: &Case, rules: &Arc<Rules>, token: &str, cell: &str) -> Result<(), String> {
    let (side, kind) = parse_token(rules, token).ok_or_else(|| format!("there is no piece “{token}”"))?;
    let from = rules.parse_cell(cell).ok_or_else(|| format!("there is no cell “{cell}”"))?;
    let reach = rules.reach(side, kind, from);
    let (moves, captures) = (cell_names(rules, &reach.moves), cell_names(rules, &reach.captures));
    if let Some(Turns::List(expected)) = &case.moves {
        compare(expected, &moves).map_err(|why| format!("moves: {why}"))?;
    }
    if let Some(expected) = &case.captures {
        compare(expected, &captures).map_err(|why| format!("captures: {why}"))?;
    }
    Ok(())
}
