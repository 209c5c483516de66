//! The players of a match: the engine in this process, a random mover, or another program.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;
use std::sync::Arc;

use variorum_engine::{LEVELS, Net, TableSet};

use crate::limit::Limit;

/// One of the two players of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// What plays.
    pub kind: PlayerKind,
    /// Options by name. For the engine see [`crate::options`]; other programs announce theirs.
    pub options: Vec<(String, String)>,
    /// The letters by which a program names pieces, where they differ: pairs of a piece's token and the program's letter.
    pub letters: Vec<(String, String)>,
    /// The net that the option `net` names by its file; nothing here reads files.
    pub net: Option<Arc<Net>>,
    /// The endgame tables that the option `tables` names by their folder, for each game of a match.
    pub tables: Vec<Arc<TableSet>>,
    /// The player's own limit; `None`: the limit of the match.
    pub limit: Option<Limit>,
}

impl Player {
    /// A player with default options and the limit of the match.
    #[must_use]
    pub const fn new(kind: PlayerKind) -> Self {
        Self { kind, options: Vec::new(), letters: Vec::new(), net: None, tables: Vec::new(), limit: None }
    }

    /// The options as `name=value`, for reports. The text of a whole file is left out.
    #[must_use]
    pub fn short_options(&self) -> Vec<String> {
        let short = |value: &str| if value.contains('\n') { "(a file)".to_owned() } else { value.to_owned() };
        self.options.iter().map(|(name, value)| format!("{name}={}", short(value))).collect()
    }
}

/// What a player is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PlayerKind {
    /// The engine at full strength within the limit.
    Engine,
    /// The engine at a level, 1 to [`LEVELS`], with the limits of that level.
    Level(u8),
    /// A player that chooses legal turns at random.
    Random,
    /// A program that speaks UCI.
    Uci(Command),
    /// A program that speaks XBoard's protocol (CECP).
    Xboard(Command),
}

/// How a program is started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The path or name of the program.
    pub program: PathBuf,
    /// Its arguments.
    pub arguments: Vec<String>,
}

/// Says what players there are.
fn kinds() -> String {
    format!("a player is engine, random, level:1 to level:{LEVELS}, uci:PROGRAM or xboard:PROGRAM")
}

impl FromStr for PlayerKind {
    type Err = String;

    /// Reads `engine`, `random`, `level:3`, `uci:PROGRAM ARGUMENTS` or `xboard:PROGRAM ARGUMENTS`; arguments are split as in a shell.
    fn from_str(text: &str) -> Result<Self, String> {
        let (word, rest) = text.split_once(':').unwrap_or((text, ""));
        match word {
            "engine" if rest.is_empty() => Ok(Self::Engine),
            "random" if rest.is_empty() => Ok(Self::Random),
            "level" => match rest.parse() {
                Ok(number) if (1..=LEVELS).contains(&number) => Ok(Self::Level(number)),
                _ => Err(format!("levels are level:1 to level:{LEVELS}")),
            },
            "uci" | "xboard" => {
                let mut words =
                    shell_words::split(rest).map_err(|_| format!("“{rest}”: a closing quotation mark is missing"))?;
                if words.is_empty() {
                    return Err(format!("which program? Write {word}:PATH, followed by its arguments if it needs any"));
                }
                let program = PathBuf::from(words.remove(0));
                let command = Command { program, arguments: words };
                Ok(if word == "uci" { Self::Uci(command) } else { Self::Xboard(command) })
            }
            _ => Err(kinds()),
        }
    }
}

impl fmt::Display for PlayerKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Engine => f.write_str("engine"),
            Self::Random => f.write_str("random"),
            Self::Level(number) => write!(f, "level:{number}"),
            Self::Uci(command) => write!(f, "uci:{command}"),
            Self::Xboard(command) => write!(f, "xboard:{command}"),
        }
    }
}

impl fmt::Display for Command {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.program.display())?;
        self.arguments.iter().try_for_each(|argument| write!(f, " {argument}"))
    }
}

/// Reads `name=value`; a name alone means `name=on`.
///
/// # Errors
/// A message, if the name is empty.
pub fn parse_option(text: &str) -> Result<(String, String), String> {
    let (name, value) = text.split_once('=').unwrap_or((text, "on"));
    match name.trim() {
        "" => Err(format!("“{text}” should look like name=value")),
        name => Ok((name.to_owned(), value.trim().to_owned())),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read_and_written() {
        for text in ["engine", "random", "level:12", "uci:/usr/games/engine", "xboard:engine -x 3"] {
            assert_eq!(text.parse::<PlayerKind>().unwrap().to_string(), text);
        }
        let Ok(PlayerKind::Uci(command)) = "uci:'/my engines/one' --net 'a b'".parse() else { panic!("not read") };
        assert_eq!(command.program, PathBuf::from("/my engines/one"));
        assert_eq!(command.arguments, ["--net", "a b"]);
        for text in ["", "Engine", "level:13", "level:", "uci:", "uci", "uci:'x", "usi:x", "engine:3"] {
            assert!(text.parse::<PlayerKind>().is_err(), "{text}");
        }
    }

    #[test]
    fn options_are_read() {
        assert_eq!(parse_option("Use NNUE = false"), Ok(("Use NNUE".into(), "false".into())));
        assert_eq!(parse_option("Clear Hash"), Ok(("Clear Hash".into(), "on".into())));
        assert_eq!(parse_option("Path=a=b"), Ok(("Path".into(), "a=b".into())));
        assert!(parse_option("=3").is_err());
    }
}
