//! Parses the lines of a UCI client. Every text is a command, if only an unknown one.

use crate::lines::quoted;

/// A command of a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `uci`: send the engine's name and options.
    Uci,
    /// `debug on` or `off`.
    Debug(bool),
    /// `isready`.
    IsReady,
    /// `setoption name NAME value VALUE`; buttons have no value.
    SetOption {
        /// The option's name as written.
        name: String,
        /// Its new value.
        value: Option<String>,
    },
    /// `ucinewgame`.
    NewGame,
    /// `position startpos|fen … moves …`.
    Position {
        /// Where the moves start from.
        start: Start,
        /// The moves.
        moves: Vec<String>,
    },
    /// `go …`.
    Go(Go),
    /// `stop`.
    Stop,
    /// `ponderhit`.
    PonderHit,
    /// `d`: show the position.
    Show,
    /// `eval`: evaluate the position without search.
    Evaluate,
    /// `quit`.
    Quit,
    /// A line that needs no reaction: empty, or `register`.
    Nothing,
    /// An unknown line, shortened.
    Unknown(String),
}

/// The position from which the moves of a `position` command start.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Start {
    /// The game's start position (`startpos`).
    Usual,
    /// A position as text (`fen` or `sfen`).
    Text(String),
}

/// The two kinds of `go` command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Go {
    /// `go perft DEPTH`.
    Perft(u32),
    /// A search.
    Search(GoParameters),
}

/// The parameters of `go`, as the client wrote them: times are in milliseconds and may be negative.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoParameters {
    /// `wtime` and `btime`: the remaining time.
    pub time: [Option<i64>; 2],
    /// `winc` and `binc`: the increment.
    pub increment: [Option<i64>; 2],
    /// `movestogo`: moves until the next time control.
    pub moves_to_go: Option<i64>,
    /// `movetime`: time for this move.
    pub move_time: Option<i64>,
    /// `depth`: the greatest depth in turns.
    pub depth: Option<i64>,
    /// `nodes`: the greatest number of nodes.
    pub nodes: Option<i64>,
    /// `mate`: search for a mate in this many moves.
    pub mate: Option<i64>,
    /// `infinite`: search until `stop`.
    pub infinite: bool,
    /// `ponder`: search on the opponent's time.
    pub ponder: bool,
    /// `searchmoves`: consider only these moves.
    pub search_moves: Vec<String>,
}

impl Command {
    /// Reads a line. Words before the first command are skipped, as the protocol demands.
    #[must_use]
    pub fn parse(line: &str) -> Self {
        let words: Vec<&str> = line.split_whitespace().collect();
        (0..words.len())
            .find_map(|first| Self::read(words[first], &words[first + 1..]))
            .unwrap_or_else(|| if words.is_empty() { Self::Nothing } else { Self::Unknown(quoted(line)) })
    }

    fn read(word: &str, rest: &[&str]) -> Option<Self> {
        Some(match word {
            "uci" => Self::Uci,
            "debug" => Self::Debug(rest.first() != Some(&"off")),
            "isready" => Self::IsReady,
            "setoption" => set_option(rest)?,
            "ucinewgame" => Self::NewGame,
            "position" => position(rest)?,
            "go" => Self::Go(go(rest)),
            "stop" => Self::Stop,
            "ponderhit" => Self::PonderHit,
            "d" => Self::Show,
            "eval" => Self::Evaluate,
            "quit" => Self::Quit,
            "register" => Self::Nothing,
            _ => return None,
        })
    }
}

fn set_option(words: &[&str]) -> Option<Command> {
    let words = words.strip_prefix(&["name"])?;
    let (name, value) = match words.iter().position(|&word| word == "value") {
        Some(at) => (&words[..at], Some(words[at + 1..].join(" "))),
        None => (words, None),
    };
    (!name.is_empty()).then(|| Command::SetOption { name: name.join(" "), value })
}

fn position(words: &[&str]) -> Option<Command> {
    let (&form, rest) = words.split_first()?;
    let cut = rest.iter().position(|&word| word == "moves").unwrap_or(rest.len());
    let (text, moves) = rest.split_at(cut);
    let start = match form {
        "startpos" => Start::Usual,
        "fen" => Start::Text(text.join(" ")),
        "sfen" => Start::Text(format!("sfen {}", text.join(" "))),
        _ => return None,
    };
    let moves = moves.iter().skip(1).map(|&word| word.to_owned()).collect();
    Some(Command::Position { start, moves })
}

fn go(words: &[&str]) -> Go {
    let mut parameters = GoParameters::default();
    let mut words = words.iter().copied().peekable();
    let mut listing = false;
    while let Some(word) = words.next() {
        let slot = match word {
            "wtime" => &mut parameters.time[0],
            "btime" => &mut parameters.time[1],
            "winc" => &mut parameters.increment[0],
            "binc" => &mut parameters.increment[1],
            "movestogo" => &mut parameters.moves_to_go,
            "movetime" => &mut parameters.move_time,
            "depth" => &mut parameters.depth,
            "nodes" => &mut parameters.nodes,
            "mate" => &mut parameters.mate,
            "perft" => {
                let depth = words.peek().and_then(|word| number(word)).unwrap_or(1);
                return Go::Perft(u32::try_from(depth.clamp(0, 64)).unwrap_or(0));
            }
            _ => {
                match word {
                    "infinite" => parameters.infinite = true,
                    "ponder" => parameters.ponder = true,
                    "searchmoves" => {
                        listing = true;
                        continue;
                    }
                    word if listing => {
                        parameters.search_moves.push(word.to_owned());
                        continue;
                    }
                    _ => {}
                }
                listing = false;
                continue;
            }
        };
        listing = false;
        if let Some(value) = words.peek().and_then(|word| number(word)) {
            *slot = Some(value);
            words.next();
        }
    }
    Go::Search(parameters)
}

/// Parses a whole number. Numbers beyond the range of `i64` become its limits.
fn number(word: &str) -> Option<i64> {
    let digits = word.strip_prefix(['-', '+']).unwrap_or(word);
    if digits.is_empty() || !digits.bytes().all(|byte| byte.is_ascii_digit()) {
        return None;
    }
    let size = digits.parse::<i64>().unwrap_or(i64::MAX);
    Some(if word.starts_with('-') { -size } else { size })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn parameters(line: &str) -> GoParameters {
        let command = Command::parse(line);
        let Command::Go(Go::Search(parameters)) = command else { panic!("{line}: {command:?}") };
        parameters
    }

    #[test]
    fn single_words() {
        for (line, command) in [
            ("uci", Command::Uci),
            ("  isready\t", Command::IsReady),
            ("ucinewgame", Command::NewGame),
            ("stop", Command::Stop),
            ("ponderhit", Command::PonderHit),
            ("quit", Command::Quit),
            ("d", Command::Show),
            ("eval", Command::Evaluate),
            ("register later", Command::Nothing),
            ("", Command::Nothing),
            ("debug on", Command::Debug(true)),
            ("debug off", Command::Debug(false)),
        ] {
            assert_eq!(Command::parse(line), command, "{line}");
        }
    }

    #[test]
    fn unknown_words_before_a_command_are_skipped() {
        assert_eq!(Command::parse("joho debug off"), Command::Debug(false));
        assert_eq!(Command::parse("no such thing"), Command::Unknown("no such thing".into()));
    }

    #[test]
    fn names_and_values_of_options_may_have_several_words() {
        let option =
            |name: &str, value: Option<&str>| Command::SetOption { name: name.into(), value: value.map(str::to_owned) };
        assert_eq!(Command::parse("setoption name Skill Level value 3"), option("Skill Level", Some("3")));
        assert_eq!(Command::parse("setoption name Clear Hash"), option("Clear Hash", None));
        assert_eq!(
            Command::parse("setoption name GameFile value my games/a b.toml"),
            option("GameFile", Some("my games/a b.toml"))
        );
        assert_eq!(Command::parse("setoption name X value"), option("X", Some("")));
        assert!(matches!(Command::parse("setoption"), Command::Unknown(_)));
        assert!(matches!(Command::parse("setoption name"), Command::Unknown(_)));
    }

    #[test]
    fn positions_with_and_without_moves() {
        let usual = |moves: &[&str]| Command::Position {
            start: Start::Usual,
            moves: moves.iter().map(|&word| word.to_owned()).collect(),
        };
        assert_eq!(Command::parse("position startpos"), usual(&[]));
        assert_eq!(Command::parse("position startpos moves e2e4 e7e5"), usual(&["e2e4", "e7e5"]));
        let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(
            Command::parse(&format!("position fen {fen} moves e1e2")),
            Command::Position { start: Start::Text(fen.into()), moves: vec!["e1e2".into()] }
        );
        assert!(matches!(Command::parse("position"), Command::Unknown(_)));
    }

    #[test]
    fn all_forms_of_go() {
        let all = parameters(
            "go wtime 1000 btime -5 winc 10 binc 20 movestogo 3 movetime 50 depth 6 nodes 700 mate 2 ponder",
        );
        assert_eq!((all.time, all.increment), ([Some(1000), Some(-5)], [Some(10), Some(20)]));
        assert_eq!((all.moves_to_go, all.move_time, all.depth), (Some(3), Some(50), Some(6)));
        assert_eq!((all.nodes, all.mate, all.ponder, all.infinite), (Some(700), Some(2), true, false));
        assert_eq!(parameters("go"), GoParameters::default());
        assert!(parameters("go infinite").infinite);
        assert_eq!(Command::parse("go perft 4"), Command::Go(Go::Perft(4)));
        assert_eq!(Command::parse("go perft 99999999999999999999"), Command::Go(Go::Perft(64)));
    }

    #[test]
    fn search_moves_end_at_the_next_word_of_the_protocol() {
        let some = parameters("go searchmoves e2e4 d2d4,a1b2 depth 3");
        assert_eq!((some.search_moves, some.depth), (vec!["e2e4".to_owned(), "d2d4,a1b2".to_owned()], Some(3)));
        let some = parameters("go infinite searchmoves P@e4");
        assert_eq!((some.search_moves.len(), some.infinite), (1, true));
    }

    #[test]
    fn invalid_and_too_large_numbers() {
        assert_eq!(parameters("go depth x nodes 5").nodes, Some(5));
        assert_eq!(parameters("go depth").depth, None);
        assert_eq!(parameters("go wtime 99999999999999999999999").time[0], Some(i64::MAX));
        assert_eq!(parameters("go wtime -99999999999999999999999").time[0], Some(-i64::MAX));
    }
}
