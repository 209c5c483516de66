//! The options of the UCI session.

use crate::strength::{FULL_SKILL, Strength, elo_range};

/// The default size of the hash table in MiB.
pub(crate) const DEFAULT_HASH: usize = 16;
/// The largest size of the hash table in MiB.
pub(crate) const MAX_HASH: usize = 4_096;
/// The greatest number of threads.
pub(crate) const MAX_THREADS: usize = 256;
/// The greatest value of `MultiPV`.
pub(crate) const MAX_LINES: usize = 500;
/// The greatest `Move Overhead` in milliseconds.
const MAX_OVERHEAD: u64 = 5_000;

/// The values of the options.
#[derive(Clone, Debug)]
pub(super) struct Options {
    pub hash: usize,
    pub threads: usize,
    pub lines: usize,
    /// Milliseconds for each move that are assumed lost in transit.
    pub overhead: u64,
    pub strength: Strength,
    pub chess960: bool,
}

/// What the session must do after an option was set.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum OptionEffect {
    /// Nothing now.
    None,
    Hash(usize),
    Threads(usize),
    ClearHash,
    Chess960,
    Variant(String),
    GameFile(String),
}

impl Options {
    /// The lines that announce the options.
    pub fn announce(&self, names: &[String], game: &str) -> Vec<String> {
        let (low, high) = elo_range();
        let variants = names.iter().fold(String::new(), |text, name| text + " var " + name);
        let mut lines: Vec<String> = [
            format!("Hash type spin default {} min 1 max {MAX_HASH}", self.hash),
            format!("Threads type spin default {} min 1 max {MAX_THREADS}", self.threads),
            "Clear Hash type button".into(),
            format!("MultiPV type spin default 1 min 1 max {MAX_LINES}"),
            "Ponder type check default false".into(),
            format!("Move Overhead type spin default 10 min 0 max {MAX_OVERHEAD}"),
            format!("Skill Level type spin default {FULL_SKILL} min 0 max {FULL_SKILL}"),
            "UCI_LimitStrength type check default false".into(),
            format!("UCI_Elo type spin default {high} min {low} max {high}"),
            "UCI_Chess960 type check default false".into(),
            format!("UCI_Variant type combo default {game}{variants}"),
            "GameFile type string default <empty>".into(),
        ]
        .into();
        lines.iter_mut().for_each(|line| *line = format!("option name {line}"));
        lines
    }

    /// Sets an option. Numbers outside the range are clamped.
    ///
    /// # Errors
    /// A message, if the option does not exist or cannot have this value.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<OptionEffect, String> {
        let text = value.unwrap_or("").trim();
        match name.to_lowercase().as_str() {
            "hash" => {
                self.hash = spin(name, text, 1, MAX_HASH)?;
                return Ok(OptionEffect::Hash(self.hash));
            }
            "threads" => {
                self.threads = spin(name, text, 1, MAX_THREADS)?;
                return Ok(OptionEffect::Threads(self.threads));
            }
            "multipv" => self.lines = spin(name, text, 1, MAX_LINES)?,
            "move overhead" => self.overhead = spin(name, text, 0, MAX_OVERHEAD as usize)? as u64,
            "skill level" => self.strength.skill = spin(name, text, 0, FULL_SKILL as usize)? as u32,
            "uci_limitstrength" => self.strength.limited = check(name, text)?,
            "uci_elo" => {
                let (low, high) = elo_range();
                self.strength.elo = spin(name, text, low as usize, high as usize)? as u32;
            }
            "uci_chess960" => {
                self.chess960 = check(name, text)?;
                return Ok(OptionEffect::Chess960);
            }
            // The client decides when to ponder; the session does not need the option.
            "ponder" => {
                check(name, text)?;
            }
            "clear hash" => return Ok(OptionEffect::ClearHash),
            "uci_variant" if !text.is_empty() => return Ok(OptionEffect::Variant(text.to_owned())),
            "gamefile" if matches!(text, "" | "<empty>") => {}
            "gamefile" => return Ok(OptionEffect::GameFile(text.to_owned())),
            _ => return Err(format!("there is no option “{}”", crate::lines::quoted(name))),
        }
        Ok(OptionEffect::None)
    }
}

fn spin(name: &str, text: &str, least: usize, most: usize) -> Result<usize, String> {
    let digits = text.strip_prefix('-').unwrap_or(text);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return Err(format!("{name} must be a number from {least} to {most}"));
    }
    if text.starts_with('-') {
        return Ok(least);
    }
    Ok(digits.parse::<usize>().unwrap_or(usize::MAX).clamp(least, most))
}

fn check(name: &str, text: &str) -> Result<bool, String> {
    match text.to_lowercase().as_str() {
        "true" => Ok(true),
        "false" => Ok(false),
        _ => Err(format!("{name} must be true or false")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options() -> Options {
        Options { hash: 16, threads: 1, lines: 1, overhead: 10, strength: Strength::default(), chess960: false }
    }

    #[test]
    fn every_announced_option_can_be_set_to_its_default() {
        let mut options = options();
        for line in options.announce(&["a".into(), "b".into()], "a") {
            let rest = line.strip_prefix("option name ").unwrap();
            let (name, kind) = rest.split_once(" type ").unwrap();
            let words: Vec<&str> = kind.split(' ').collect();
            let value = words.iter().position(|&word| word == "default").map(|at| words[at + 1]);
            assert!(options.set(name, value).is_ok(), "{line}");
            assert!(options.set(&name.to_uppercase(), value).is_ok(), "{line}");
        }
    }

    #[test]
    fn numbers_are_clamped() {
        let mut options = options();
        assert_eq!(options.set("Hash", Some("0")), Ok(OptionEffect::Hash(1)));
        assert_eq!(options.set("Hash", Some("-7")), Ok(OptionEffect::Hash(1)));
        assert_eq!(options.set("Threads", Some("999999999999999999999999")), Ok(OptionEffect::Threads(MAX_THREADS)));
        assert!(options.set("Hash", Some("many")).is_err());
        assert!(options.set("Hash", None).is_err());
        assert!(options.set("UCI_Chess960", Some("1")).is_err());
        assert!(options.set("No Such", Some("1")).is_err());
    }
}
