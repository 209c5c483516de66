//! The arguments that name a game and a position.

use std::path::Path;
use std::sync::Arc;

use anyhow::{Context as _, bail};
use engine::Weights;
use gamedef::Severity;
use rules::{Outcome, Position, Rules};

/// Most that a game file may hold: far more than any real one.
const LARGEST_FILE: u64 = 4 << 20;

/// A game and a position of it.
#[derive(Clone, Debug, clap::Args)]
pub struct Place {
    /// A game's id, or a path to a game file that ends with .toml
    pub game: String,

    /// Position text; the start position if not given
    #[arg(long, short, value_name = "TEXT")]
    pub position: Option<String>,
}

impl Place {
    /// Compiles the game and reads the position.
    ///
    /// # Errors
    /// If there is no such game, or if the position is faulty.
    pub fn open(&self) -> anyhow::Result<Position> {
        let rules = find(&self.game)?;
        read_position(&rules, self.position.as_deref())
    }
}

/// Reads a position, or takes the start position.
///
/// # Errors
/// All faults of the position.
pub fn read_position(rules: &Arc<Rules>, text: Option<&str>) -> anyhow::Result<Position> {
    match text {
        None => Ok(Position::start(rules)),
        Some(text) => Position::parse(rules, text).context("the position cannot be used"),
    }
}

/// The rules of the game that an argument names.
///
/// # Errors
/// If there is no such game or file, or if it has faults.
pub fn find(name: &str) -> anyhow::Result<Arc<Rules>> {
    if is_path(name) {
        return from_file(name);
    }
    match library::rules(name) {
        Ok(rules) => Ok(rules),
        Err(error @ library::LibraryError::Unknown { .. }) => {
            bail!("{error} (`variorum games` lists all; a path to a game file must end with .toml)")
        }
        Err(error) => bail!(error),
    }
}

pub(crate) fn is_path(name: &str) -> bool {
    Path::new(name).extension().is_some_and(|ending| ending.eq_ignore_ascii_case("toml"))
}

/// The text of a game file and its name without the ending.
///
/// # Errors
/// If the file cannot be read or is no text.
pub fn read_file(path: &str) -> anyhow::Result<(String, String)> {
    let size = std::fs::metadata(path).with_context(|| format!("cannot read {path}"))?.len();
    if size > LARGEST_FILE {
        bail!("{path} is no game file: it has {size} bytes");
    }
    let bytes = std::fs::read(path).with_context(|| format!("cannot read {path}"))?;
    let text = String::from_utf8(bytes).map_err(|fault| {
        let before = &fault.as_bytes()[..fault.utf8_error().valid_up_to()];
        let line = 1 + before.iter().filter(|&&byte| byte == b'\n').count();
        anyhow::anyhow!("{path} is not text in UTF-8, first in line {line}: save it as UTF-8")
    })?;
    let stem = Path::new(path).file_stem().unwrap_or_default().to_string_lossy().into_owned();
    Ok((text, stem))
}

/// The text of the file of weights beside a game file: `my-game.weights.toml` for `my-game.toml`.
///
/// # Errors
/// If there is one that cannot be read.
pub fn weights_beside(path: &str) -> anyhow::Result<Option<String>> {
    let beside = Path::new(path).with_extension("weights.toml");
    if !beside.exists() {
        return Ok(None);
    }
    Ok(Some(read_file(&beside.to_string_lossy())?.0))
}

fn from_file(path: &str) -> anyhow::Result<Arc<Rules>> {
    let (text, stem) = read_file(path)?;
    let loaded = gamedef::load(&text, &stem);
    let Some(mut definition) = loaded.definition else {
        let first = loaded.diagnostics.iter().find(|diagnostic| diagnostic.severity == Severity::Error);
        let first =
            first.map_or(String::new(), |fault| format!(", the first in line {}: {}", fault.line, fault.message));
        bail!("{path} has {}{first} (`variorum check {path}` shows all)", gamedef::summary(&loaded.diagnostics));
    };
    definition.weights = weights_beside(path)?;
    let rules = Rules::compile(&definition).map_err(|faults| {
        let first = faults.first().map_or_else(String::new, ToString::to_string);
        anyhow::anyhow!("{path} cannot be played: {first} (`variorum check {path}` shows all)")
    })?;
    Weights::of(&rules).with_context(|| format!("the weights beside {path} cannot be used"))?;
    Ok(rules)
}

/// The end of a game in words: `White wins: checkmate`.
#[must_use]
pub fn outcome_text(outcome: Outcome) -> String {
    match outcome.winner {
        Some(side) => format!("{side} wins: {}", outcome.reason.text()),
        None => format!("draw: {}", outcome.reason.text()),
    }
}
