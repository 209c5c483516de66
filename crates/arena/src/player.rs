//! Who plays: the engine in this process, chance, or another program.

use std::fmt;
use std::path::PathBuf;
use std::str::FromStr;

use crate::limit::Limit;

/// One of the two players of a match.
#[derive(Clone, Debug, PartialEq)]
pub struct Player {
    /// What plays.
    pub kind: Kind,
    /// Options by name. For the engine see [`crate::options`]; for other programs what they offer.
    pub options: Vec<(String, String)>,
    /// A limit of its own; `None`: that of the match.
    pub limit: Option<Limit>,
}

impl Player {
    /// A player with its usual options and the limit of the match.
    #[must_use]
    pub const fn new(kind: Kind) -> Self {
        Self { kind, options: Vec::new(), limit: None }
    }
}

/// What a player is.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Kind {
    /// The engine at its best within the limit.
    Engine,
    /// The engine at a level, 1 to 8, with that level's own limits.
    Level(u8),
    /// Any legal turn.
    Random,
    /// A program that speaks UCI.
    Uci(Command),
    /// A program that speaks XBoard's protocol (CECP).
    Xboard(Command),
}

/// How a program is started.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Command {
    /// The program.
    pub program: PathBuf,
    /// Its arguments.
    pub arguments: Vec<String>,
}

const KINDS: &str = "a player is engine, random, level:1 to level:8, uci:PROGRAM or xboard:PROGRAM";

impl FromStr for Kind {
    type Err = String;

    /// `engine`, `random`, `level:3`, `uci:PROGRAM ARGUMENTS`, `xboard:PROGRAM ARGUMENTS`; words as a shell reads them.
    fn from_str(text: &str) -> Result<Self, String> {
        let (word, rest) = text.split_once(':').unwrap_or((text, ""));
        match word {
            "engine" if rest.is_empty() => Ok(Self::Engine),
            "random" if rest.is_empty() => Ok(Self::Random),
            "level" => match rest.parse() {
                Ok(number @ 1..=8) => Ok(Self::Level(number)),
                _ => Err("levels are level:1 to level:8".to_owned()),
            },
            "uci" | "xboard" => {
                let mut words =
                    shell_words::split(rest).map_err(|_| format!("“{rest}”: a quotation mark is missing"))?;
                if words.is_empty() {
                    return Err(format!(
                        "which program? Write {word}:PATH, with its arguments behind it if it needs any"
                    ));
                }
                let program = PathBuf::from(words.remove(0));
                let command = Command { program, arguments: words };
                Ok(if word == "uci" { Self::Uci(command) } else { Self::Xboard(command) })
            }
            _ => Err(KINDS.to_owned()),
        }
    }
}

impl fmt::Display for Kind {
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

/// Reads `name=value`; a name alone means that it is switched on.
///
/// # Errors
/// In words, if there is no name.
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
        for text in ["engine", "random", "level:8", "uci:/usr/games/engine", "xboard:engine -x 3"] {
            assert_eq!(text.parse::<Kind>().unwrap().to_string(), text);
        }
        let Ok(Kind::Uci(command)) = "uci:'/my engines/one' --net 'a b'".parse() else { panic!("not read") };
        assert_eq!(command.program, PathBuf::from("/my engines/one"));
        assert_eq!(command.arguments, ["--net", "a b"]);
        for text in ["", "Engine", "level:9", "level:", "uci:", "uci", "uci:'x", "usi:x", "engine:3"] {
            assert!(text.parse::<Kind>().is_err(), "{text}");
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
