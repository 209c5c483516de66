//! Parses the lines of an XBoard client. Every text is a command, if only an unknown one.

use super::clock::TimeControl;

/// The type of our endgame tables in `feature egt` and `egtpath`.
pub(super) const TABLE_TYPE: &str = "variorum";

/// A command of a client.
#[derive(Clone, Debug, PartialEq)]
pub enum Command {
    /// Commands that need no reaction: `xboard`, `accepted`, `random`, `computer`, `name` and others.
    Nothing,
    /// `protover N`: send the features.
    Protover,
    /// `new`.
    New,
    /// `variant NAME`.
    Variant(String),
    /// `quit`.
    Quit,
    /// `force`.
    Force,
    /// `go`.
    Go,
    /// `playother`.
    PlayOther,
    /// `white` (`true`) or `black`: that side is to move, and the engine plays the other.
    OnMove(bool),
    /// `level MPS BASE INC`.
    Level(TimeControl),
    /// `st SECONDS`, in milliseconds.
    SearchTime(u64),
    /// `sd DEPTH`.
    SearchDepth(u32),
    /// `time N`: the engine's clock in milliseconds.
    Time(u64),
    /// `otim N`: the opponent's clock, which the engine does not use.
    OpponentTime,
    /// `usermove MOVE`, or a bare move.
    Move(String),
    /// `?`: move now.
    MoveNow,
    /// `ping N`.
    Ping(String),
    /// `draw`: the opponent offers a draw.
    Draw,
    /// `result RESULT {COMMENT}`.
    Result,
    /// `setboard FEN`.
    SetBoard(String),
    /// `hint`.
    Hint,
    /// `bk`.
    Book,
    /// `undo`.
    Undo,
    /// `remove`.
    Remove,
    /// `hard` (`true`) or `easy`.
    Ponder(bool),
    /// `post` (`true`) or `nopost`.
    Post(bool),
    /// `analyze`.
    Analyze,
    /// `exit`: end the analysis.
    Exit,
    /// `.`: report the progress of the analysis.
    Status,
    /// `memory N`, in MiB.
    Memory(usize),
    /// `cores N`.
    Cores(usize),
    /// `egtpath TYPE PATH`: the folder with endgame tables of our own type, `variorum`.
    Tables(String),
    /// `option NAME=VALUE`.
    Option {
        /// The option's name.
        name: String,
        /// Its new value; buttons have none.
        value: Option<String>,
    },
    /// `exclude` (`true`) or `include`, with a move or `all`.
    Exclude(bool, String),
    /// A known command with invalid parameters: the whole line.
    Invalid(String),
    /// An unknown command: the whole line.
    Unknown(String),
}

impl Command {
    /// Reads a line.
    #[must_use]
    pub fn parse(line: &str) -> Self {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        let invalid = || Self::Invalid(line.to_owned());
        let count = || rest.parse::<u64>().ok();
        match word {
            "" | "xboard" | "accepted" | "rejected" | "random" | "computer" | "name" | "rating" | "ics" | "pause"
            | "resume" => Self::Nothing,
            "protover" => Self::Protover,
            "new" => Self::New,
            "variant" if !rest.is_empty() => Self::Variant(rest.to_owned()),
            "quit" => Self::Quit,
            "force" => Self::Force,
            "go" => Self::Go,
            "playother" => Self::PlayOther,
            "white" => Self::OnMove(true),
            "black" => Self::OnMove(false),
            "level" => TimeControl::parse(rest).map_or_else(invalid, Self::Level),
            "st" => match rest.parse::<f64>() {
                Ok(seconds) if seconds >= 0.0 => Self::SearchTime((seconds.min(1e9) * 1e3) as u64),
                _ => invalid(),
            },
            "sd" => count().map_or_else(invalid, |depth| Self::SearchDepth(depth.clamp(1, 10_000) as u32)),
            "time" => match rest.parse::<i64>() {
                Ok(centiseconds) => Self::Time(u64::try_from(centiseconds).unwrap_or(0).saturating_mul(10)),
                Err(_) => invalid(),
            },
            "otim" => Self::OpponentTime,
            "usermove" if !rest.is_empty() => Self::Move(rest.to_owned()),
            "?" => Self::MoveNow,
            "ping" => Self::Ping(rest.to_owned()),
            "draw" => Self::Draw,
            "result" => Self::Result,
            "setboard" => Self::SetBoard(rest.to_owned()),
            "hint" => Self::Hint,
            "bk" => Self::Book,
            "undo" => Self::Undo,
            "remove" => Self::Remove,
            "hard" => Self::Ponder(true),
            "easy" => Self::Ponder(false),
            "post" => Self::Post(true),
            "nopost" => Self::Post(false),
            "analyze" => Self::Analyze,
            "exit" => Self::Exit,
            "." => Self::Status,
            "memory" => count().map_or_else(invalid, |mib| Self::Memory(usize::try_from(mib).unwrap_or(usize::MAX))),
            "cores" => count().map_or_else(invalid, |cores| Self::Cores(usize::try_from(cores).unwrap_or(usize::MAX))),
            "egtpath" => match rest.split_once(char::is_whitespace) {
                Some((TABLE_TYPE, folder)) => Self::Tables(folder.trim().to_owned()),
                // We ask for tables of no other type, but some clients send what they have.
                Some(_) => Self::Nothing,
                None => invalid(),
            },
            "option" if !rest.is_empty() => match rest.split_once('=') {
                Some((name, value)) => Self::Option { name: name.trim().into(), value: Some(value.trim().into()) },
                None => Self::Option { name: rest.into(), value: None },
            },
            "exclude" | "include" if !rest.is_empty() => Self::Exclude(word == "exclude", rest.to_owned()),
            "variant" | "usermove" | "option" | "exclude" | "include" => invalid(),
            _ if rest.is_empty() && looks_like_a_move(word) => Self::Move(word.to_owned()),
            _ => Self::Unknown(line.to_owned()),
        }
    }
}

/// Whether the word contains a cell's name, as every move does, or is castling or a pass in letters.
fn looks_like_a_move(word: &str) -> bool {
    let named = word.as_bytes().windows(2).any(|pair| pair[0].is_ascii_lowercase() && pair[1].is_ascii_digit());
    named || matches!(word, "O-O" | "O-O-O" | "0-0" | "0-0-0" | "@@@@")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_of_the_protocol() {
        for (line, command) in [
            ("xboard", Command::Nothing),
            ("protover 2", Command::Protover),
            ("accepted ping", Command::Nothing),
            ("variant capablanca", Command::Variant("capablanca".into())),
            ("st 5", Command::SearchTime(5_000)),
            ("st 0.25", Command::SearchTime(250)),
            ("sd 6", Command::SearchDepth(6)),
            ("time 6000", Command::Time(60_000)),
            ("time -3", Command::Time(0)),
            ("usermove e2e4", Command::Move("e2e4".into())),
            ("e7e8q", Command::Move("e7e8q".into())),
            ("P@f7", Command::Move("P@f7".into())),
            ("O-O", Command::Move("O-O".into())),
            ("?", Command::MoveNow),
            ("ping 7", Command::Ping("7".into())),
            ("result 1-0 {White mates}", Command::Result),
            ("memory 64", Command::Memory(64)),
            ("cores 2", Command::Cores(2)),
            ("egtpath variorum /tables of mine", Command::Tables("/tables of mine".into())),
            ("egtpath nalimov /tables", Command::Nothing),
            ("option MultiPV=3", Command::Option { name: "MultiPV".into(), value: Some("3".into()) }),
            ("option Clear Hash", Command::Option { name: "Clear Hash".into(), value: None }),
            ("exclude e2e4", Command::Exclude(true, "e2e4".into())),
            (".", Command::Status),
        ] {
            assert_eq!(Command::parse(line), command, "{line}");
        }
    }

    #[test]
    fn invalid_parameters_and_unknown_words() {
        for line in [
            "level",
            "level a b c",
            "st",
            "st -1",
            "st nan",
            "sd x",
            "time",
            "memory much",
            "variant",
            "usermove",
            "egtpath variorum",
        ] {
            assert_eq!(Command::parse(line), Command::Invalid(line.into()));
        }
        for line in ["hello", "edit", "e2e4 e7e5", "\u{1f600}"] {
            assert_eq!(Command::parse(line), Command::Unknown(line.into()));
        }
        assert_eq!(Command::parse("sd 99999999999"), Command::SearchDepth(10_000));
        assert_eq!(Command::parse("time 9223372036854775807"), Command::Time(u64::MAX));
    }
}
