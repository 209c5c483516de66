//! Case files: positions with their legal turns, node counts, lines and reaches, held against the rules.
//!
//! Four kinds of JSON line: `moves` (a list, or a count with the hash of the sorted list), `depth` with `nodes`, `start` with `moves`
//! and the `position` after them, and `token` with `cell` (destinations on an empty board). The command itself, with its files and
//! threads, stands in [`files`].

pub mod files;

pub use files::{Args, run};

use std::fmt::Write as _;
use std::sync::Arc;

use serde::Deserialize;
use sha2::{Digest, Sha256};
use variorum_rules::perft::perft;
use variorum_rules::{Position, Rules, Side};

/// Turns as a case lists them.
#[derive(Clone, Debug, Deserialize)]
#[serde(untagged)]
pub enum Turns {
    /// All of them.
    List(Vec<String>),
    /// Their number, and the hash of their sorted texts joined by newlines.
    Digest {
        /// How many.
        count: usize,
        /// In hexadecimal digits.
        sha256: String,
    },
}

/// One line of a case file. Which fields are there says of which kind it is.
#[derive(Clone, Debug, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Case {
    /// The game's id.
    pub game: String,
    /// Position text.
    pub position: Option<String>,
    /// Where a line of turns begins.
    pub start: Option<String>,
    /// Legal turns, turns of a line, or destinations.
    pub moves: Option<Turns>,
    /// Cells on which a lone enemy piece could be taken.
    pub captures: Option<Vec<String>>,
    /// Depth of a count, in turns.
    pub depth: Option<u32>,
    /// The count.
    pub nodes: Option<u64>,
    /// A piece's token.
    pub token: Option<String>,
    /// Its cell.
    pub cell: Option<String>,
    /// What the case is about.
    #[serde(default)]
    pub note: String,
}

/// How a case came out.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Verdict {
    /// As the case says.
    Passed,
    /// Otherwise, in words.
    Failed(String),
}

/// Holds one line of a case file against the rules that `find` gives for a game, on one thread.
pub fn verify_line(line: &str, find: &impl Fn(&str) -> Result<Arc<Rules>, String>) -> Verdict {
    let case: Case = match serde_json::from_str(line) {
        Ok(case) => case,
        Err(error) => return Verdict::Failed(format!("the line is no case: {error}")),
    };
    let outcome = find(&case.game).and_then(|rules| verify(&case, &rules));
    match outcome {
        Ok(()) => Verdict::Passed,
        Err(why) => Verdict::Failed(why),
    }
}

/// Holds a case against the rules of its game.
///
/// # Errors
/// What is otherwise than the case says.
pub fn verify(case: &Case, rules: &Arc<Rules>) -> Result<(), String> {
    if let (Some(token), Some(cell)) = (&case.token, &case.cell) {
        return verify_reach(case, rules, token, cell);
    }
    if let (Some(start), Some(Turns::List(turns))) = (&case.start, &case.moves) {
        let mut position = read(rules, start)?;
        for turn in turns {
            position.play_text(turn).map_err(|fault| fault.to_string())?;
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
        _ => Err("the case says neither moves nor nodes".into()),
    }
}

fn read(rules: &Arc<Rules>, text: &str) -> Result<Position, String> {
    Position::parse(rules, text).map_err(|faults| faults.to_string())
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
        "; some turn stands there twice"
    } else {
        ""
    };
    Err(format!("missing: {missing}; too many: {surplus}{doubled}"))
}

fn verify_reach(case: &Case, rules: &Arc<Rules>, token: &str, cell: &str) -> Result<(), String> {
    let (side, kind) = parse_token(rules, token).ok_or_else(|| format!("no piece “{token}”"))?;
    let from = rules.parse_cell(cell).ok_or_else(|| format!("no cell “{cell}”"))?;
    let reach = rules.reach(side, kind, from);
    let names = |cells: &[variorum_rules::Cell]| {
        let mut names: Vec<String> = cells.iter().map(|&cell| rules.cell_name(cell)).collect();
        names.sort();
        names
    };
    let (moves, captures) = (names(&reach.moves), names(&reach.captures));
    if let Some(Turns::List(expected)) = &case.moves {
        compare(expected, &moves).map_err(|why| format!("moves: {why}"))?;
    }
    if let Some(expected) = &case.captures {
        compare(expected, &captures).map_err(|why| format!("captures: {why}"))?;
    }
    Ok(())
}

/// A piece's token as position text writes it: `R`, `{Di}`, `+p`; the case of its first letter names the side.
#[must_use]
pub fn parse_token(rules: &Rules, token: &str) -> Option<(Side, usize)> {
    let bare = token.replace(['{', '}'], "");
    let initial = bare.chars().find(|c| c.is_alphabetic())?;
    let side = if initial.is_uppercase() { Side::White } else { Side::Black };
    let kind = rules.definition().pieces.iter().position(|piece| piece.token.eq_ignore_ascii_case(&bare))?;
    Some((side, kind))
}
