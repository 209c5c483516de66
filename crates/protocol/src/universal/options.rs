//! The options of a session.

use super::protocol::Protocol;
use crate::strength::{FULL_SKILL, Strength, elo_range};
use crate::worker::FileChoice;

/// The default size of the hash table in MiB.
pub(crate) const DEFAULT_HASH: usize = 16;
/// The largest size of the hash table in MiB.
pub(crate) const MAX_HASH: usize = 4_096;
/// The greatest number of threads.
pub(crate) const MAX_THREADS: usize = 256;
/// The greatest value of `MultiPV`.
pub(crate) const MAX_LINES: usize = 500;
/// The default `Move Overhead` in milliseconds.
const DEFAULT_OVERHEAD: u64 = 10;
/// The greatest `Move Overhead` in milliseconds.
const MAX_OVERHEAD: u64 = 5_000;

/// An option that clients are told of, with what its announcement depends on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Setting {
    /// The size of the hash table, and its default.
    Hash {
        default: usize,
    },
    /// The number of threads, and its default.
    Threads {
        default: usize,
    },
    ClearHash,
    /// The number of lines in reports.
    Lines,
    Ponder,
    Overhead,
    Skill,
    LimitStrength,
    Elo,
    Chess960,
    /// The game, those that can be chosen, and the present one.
    Variant {
        names: Vec<String>,
        present: String,
    },
    GameFile,
    /// The net of the present game.
    EvalFile,
    /// The folder with endgame tables.
    TablePath,
    /// Whether times are in milliseconds (UCCI).
    Milliseconds,
    /// A new game, as UCCI announces it.
    NewGame,
}

impl Setting {
    /// The option's name in UCI, or in the only protocol that has it.
    pub const fn name(&self) -> &'static str {
        match self {
            Self::Hash { .. } => "Hash",
            Self::Threads { .. } => "Threads",
            Self::ClearHash => "Clear Hash",
            Self::Lines => "MultiPV",
            Self::Ponder => "Ponder",
            Self::Overhead => "Move Overhead",
            Self::Skill => "Skill Level",
            Self::LimitStrength => "UCI_LimitStrength",
            Self::Elo => "UCI_Elo",
            Self::Chess960 => "UCI_Chess960",
            Self::Variant { .. } => "UCI_Variant",
            Self::GameFile => "GameFile",
            Self::EvalFile => "EvalFile",
            Self::TablePath => "TablePath",
            Self::Milliseconds => "usemillisec",
            Self::NewGame => "newgame",
        }
    }

    /// The type of its values, the default and the range, as UCI writes them.
    pub fn kind(&self) -> String {
        let (low, high) = elo_range();
        match self {
            Self::Hash { default } => format!("spin default {default} min 1 max {MAX_HASH}"),
            Self::Threads { default } => format!("spin default {default} min 1 max {MAX_THREADS}"),
            Self::ClearHash | Self::NewGame => "button".into(),
            Self::Lines => format!("spin default 1 min 1 max {MAX_LINES}"),
            Self::Overhead => format!("spin default {DEFAULT_OVERHEAD} min 0 max {MAX_OVERHEAD}"),
            Self::Skill => format!("spin default {FULL_SKILL} min 0 max {FULL_SKILL}"),
            Self::Ponder | Self::LimitStrength | Self::Chess960 => "check default false".into(),
            Self::Milliseconds => "check default true".into(),
            Self::Elo => format!("spin default {high} min {low} max {high}"),
            Self::Variant { names, present } => {
                names.iter().fold(format!("combo default {present}"), |text, name| text + " var " + name)
            }
            Self::GameFile | Self::EvalFile | Self::TablePath => "string default <empty>".into(),
        }
    }
}

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
    /// Whether UCCI clients tell times in milliseconds, not in seconds.
    pub milliseconds: bool,
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
    Net(FileChoice<String>),
    Tables(FileChoice<String>),
}

impl Options {
    /// The options before a client has set any.
    pub fn new(hash: usize, threads: usize) -> Self {
        Self {
            hash,
            threads,
            lines: 1,
            overhead: DEFAULT_OVERHEAD,
            strength: Strength::default(),
            chess960: false,
            milliseconds: true,
        }
    }

    /// The lines that announce the options to a client of `protocol`. `names` are the games it can choose, `present` is the present one.
    pub fn announce(&self, protocol: Protocol, names: Vec<String>, present: &str) -> Vec<String> {
        let mut settings = vec![
            Setting::Hash { default: self.hash },
            Setting::Threads { default: self.threads },
            Setting::ClearHash,
            Setting::Lines,
            Setting::Ponder,
            Setting::Overhead,
            Setting::Skill,
            Setting::LimitStrength,
            Setting::Elo,
            Setting::Chess960,
            Setting::Variant { names, present: present.to_owned() },
            Setting::GameFile,
            Setting::EvalFile,
            Setting::TablePath,
        ];
        if protocol == Protocol::Ucci {
            settings.extend([Setting::Milliseconds, Setting::NewGame]);
        }
        settings.iter().filter_map(|setting| protocol.announce(setting)).collect()
    }

    /// Sets an option. Names and values are read in any case, underscores as spaces, since some protocols forbid spaces in names; names of
    /// all protocols are known in each. Numbers outside the range are clamped.
    ///
    /// # Errors
    /// A message, if the option does not exist or cannot have this value.
    pub fn set(&mut self, name: &str, value: Option<&str>) -> Result<OptionEffect, String> {
        let text = value.unwrap_or("").trim();
        match name.to_lowercase().replace('_', " ").as_str() {
            "hash" | "usi hash" | "hashsize" => {
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
            "uci limitstrength" => self.strength.limited = check(name, text)?,
            "uci elo" => {
                let (low, high) = elo_range();
                self.strength.elo = spin(name, text, low as usize, high as usize)? as u32;
            }
            "uci chess960" => {
                self.chess960 = check(name, text)?;
                return Ok(OptionEffect::Chess960);
            }
            "usemillisec" => self.milliseconds = check(name, text)?,
            // The client decides when to ponder; the session does not need the option.
            "ponder" | "usi ponder" => {
                check(name, text)?;
            }
            "clear hash" => return Ok(OptionEffect::ClearHash),
            "uci variant" | "usi variant" | "ucci variant" if !text.is_empty() => {
                return Ok(OptionEffect::Variant(text.to_owned()));
            }
            "gamefile" if text.is_empty() || text.eq_ignore_ascii_case("<empty>") => {}
            "gamefile" => return Ok(OptionEffect::GameFile(text.to_owned())),
            "evalfile" => return Ok(OptionEffect::Net(file_choice(text))),
            "tablepath" => return Ok(OptionEffect::Tables(file_choice(text))),
            _ => return Err(format!("there is no option “{}”", crate::lines::quoted(name))),
        }
        Ok(OptionEffect::None)
    }
}

fn file_choice(text: &str) -> FileChoice<String> {
    match text {
        "" => FileChoice::Game,
        empty if empty.eq_ignore_ascii_case("<empty>") => FileChoice::Game,
        off if off.eq_ignore_ascii_case("off") => FileChoice::Off,
        path => FileChoice::File(path.to_owned()),
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
        "true" | "on" => Ok(true),
        "false" | "off" => Ok(false),
        _ => Err(format!("{name} must be true or false")),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn options() -> Options {
        Options::new(16, 1)
    }

    #[test]
    fn every_announced_option_can_be_set_to_its_default() {
        let mut options = options();
        for protocol in Protocol::ALL {
            for line in options.announce(protocol, vec!["a".into(), "b".into()], "a") {
                let rest = line.strip_prefix("option ").unwrap();
                let (name, kind) = rest.strip_prefix("name ").unwrap_or(rest).split_once(" type ").unwrap();
                assert!(protocol == Protocol::Uci || protocol == Protocol::Cyclone || !name.contains(' '), "{line}");
                if name == "newgame" {
                    continue; // a command in all but name
                }
                let words: Vec<&str> = kind.split(' ').collect();
                let value = words.iter().position(|&word| word == "default").map(|at| words[at + 1]);
                assert!(options.set(name, value).is_ok(), "{line}");
                assert!(options.set(&name.to_uppercase(), value.map(str::to_uppercase).as_deref()).is_ok(), "{line}");
            }
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
