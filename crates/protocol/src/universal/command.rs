//! The commands of clients, and what the protocols' parsers share. Every text is a command, if only an unknown one.

use super::protocol::Protocol;
use crate::lines::quoted;

/// A command of a client.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Command {
    /// `uci`, `ucicyclone`, `usi`, `ucci`: use this protocol from now on; send the engine's name and options.
    Use(Protocol),
    /// `debug on` or `off`.
    Debug(bool),
    /// `isready`.
    IsReady,
    /// `setoption name NAME value VALUE`; buttons have no value. UCCI leaves out the words `name` and `value`.
    SetOption {
        /// The option's name as written.
        name: String,
        /// Its new value.
        value: Option<String>,
    },
    /// `ucinewgame`, `usinewgame`.
    NewGame,
    /// `position startpos|fen|sfen … moves …`.
    Position {
        /// Where the moves start from.
        start: Start,
        /// The moves.
        moves: Vec<String>,
    },
    /// `banmoves …` (UCCI): do not play these moves in the present position.
    Ban(Vec<String>),
    /// `go …`.
    Go(Go),
    /// `stop`, and USI's `gameover`.
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
    Search(Box<GoParameters>),
}

/// A player's clock in a `go` command.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Clock {
    /// The remaining time.
    pub time: Option<i64>,
    /// The time that the clock gains with every move.
    pub increment: Option<i64>,
}

/// The parameters of `go`, as the client wrote them: times are in milliseconds (in UCCI, in the unit that the client chose) and may be
/// negative.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GoParameters {
    /// `wtime` and `winc`; in USI, where the first player is black, `btime` and `binc`.
    pub white: Clock,
    /// `btime` and `binc`; in USI `wtime` and `winc`.
    pub black: Clock,
    /// `time` and `increment` (UCCI): the clock of the player to move, whoever that is.
    pub mover: Clock,
    /// `byoyomi` (USI): the time for each move once the clock has run out.
    pub byoyomi: Option<i64>,
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
    /// `mate` (USI): only a mate is wanted, of any length. [`GoParameters::move_time`] is the time for it.
    pub only_mate: bool,
    /// `infinite`: search until `stop`.
    pub infinite: bool,
    /// `ponder`: search on the opponent's time.
    pub ponder: bool,
    /// `searchmoves`: consider only these moves.
    pub search_moves: Vec<String>,
}

/// Reads a line with `read`, which takes a word and those behind it. Words before the first command are skipped, as UCI demands.
pub(crate) fn parse(line: &str, read: fn(&str, &[&str]) -> Option<Command>) -> Command {
    let words: Vec<&str> = line.split_whitespace().collect();
    (0..words.len())
        .find_map(|first| read(words[first], &words[first + 1..]))
        .unwrap_or_else(|| if words.is_empty() { Command::Nothing } else { Command::Unknown(quoted(line)) })
}

/// The commands that all protocols share.
pub(crate) fn common(word: &str, rest: &[&str]) -> Option<Command> {
    Some(match word {
        "debug" => Command::Debug(rest.first() != Some(&"off")),
        "isready" => Command::IsReady,
        "stop" => Command::Stop,
        "ponderhit" => Command::PonderHit,
        "d" => Command::Show,
        "eval" => Command::Evaluate,
        "quit" => Command::Quit,
        "register" => Command::Nothing,
        "position" => position(rest)?,
        _ => return Protocol::of_greeting(word).map(Command::Use),
    })
}

/// Reads `startpos|fen|sfen … moves …`.
pub(crate) fn position(words: &[&str]) -> Option<Command> {
    let (&form, rest) = words.split_first()?;
    let cut = rest.iter().position(|&word| word == "moves").unwrap_or(rest.len());
    let (text, moves) = rest.split_at(cut);
    let start = match form {
        "startpos" => Start::Usual,
        "fen" => Start::Text(text.join(" ")),
        // The word says how to read the text.
        "sfen" => Start::Text(format!("sfen {}", text.join(" "))),
        _ => return None,
    };
    let moves = moves.iter().skip(1).map(|&word| word.to_owned()).collect();
    Some(Command::Position { start, moves })
}

/// The number that a word of `go` sets.
pub(crate) type Slot = for<'a> fn(&str, &'a mut GoParameters) -> Option<&'a mut Option<i64>>;

/// Reads the parameters of `go`. `slot` knows the words of the protocol that are followed by a number.
pub(crate) fn go(words: &[&str], slot: Slot) -> Command {
    let mut parameters = GoParameters::default();
    let mut words = words.iter().copied().peekable();
    let mut listing = false;
    while let Some(word) = words.next() {
        let number_here = words.peek().and_then(|word| number(word));
        if word == "perft" {
            let depth = number_here.unwrap_or(1).clamp(0, 64);
            return Command::Go(Go::Perft(u32::try_from(depth).unwrap_or(0)));
        }
        if let Some(slot) = slot(word, &mut parameters) {
            listing = false;
            if let Some(value) = number_here {
                *slot = Some(value);
                words.next();
            }
            continue;
        }
        match word {
            "infinite" => (listing, parameters.infinite) = (false, true),
            "ponder" => (listing, parameters.ponder) = (false, true),
            "searchmoves" => listing = true,
            word if listing => parameters.search_moves.push(word.to_owned()),
            _ => {}
        }
    }
    Command::Go(Go::Search(Box::new(parameters)))
}

/// The numbers that every protocol knows; see [`Slot`].
pub(crate) fn common_slot<'a>(word: &str, parameters: &'a mut GoParameters) -> Option<&'a mut Option<i64>> {
    Some(match word {
        "movestogo" => &mut parameters.moves_to_go,
        "movetime" => &mut parameters.move_time,
        "depth" => &mut parameters.depth,
        "nodes" => &mut parameters.nodes,
        _ => return None,
    })
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
