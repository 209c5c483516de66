//! Programs that speak UCI (Kahlen and Meyer-Kahlen, “Description of the universal chess interface”, 2006), from the other end.

use std::time::{Duration, Instant};

use variorum_protocol::Dialect;
use variorum_rules::history::Entry;
use variorum_rules::{Position, Turn};

use crate::error::{Forfeit, MatchError, SeatError};
use crate::limit::{Clocks, Limit};
use crate::player::Command;
use crate::process::{Log, Process};
use crate::seat::{Answer, Patience, Seat};
use crate::stop::Stop;
use crate::variant::{self, is_orthodox, variant};
use crate::worth::Worth;

/// How long a program may take to start and to set its options.
const START: Duration = Duration::from_secs(20);
/// How long a program that overstepped its time may take to stop.
const GRACE: Duration = Duration::from_secs(1);

/// A UCI program, started when it is first needed and again if it died.
pub(crate) struct UciSeat {
    command: Command,
    options: Vec<(String, String)>,
    label: String,
    patience: Patience,
    log: Log,
    process: Option<Process>,
    name: Option<String>,
    starts: u32,
    /// The variant and castling that the program was told.
    told: Option<bool>,
    /// How this game is written; none before the first one.
    dialect: Option<Dialect>,
    start: String,
    turns: Vec<String>,
}

impl UciSeat {
    pub(crate) fn new(
        command: Command,
        options: &[(String, String)],
        label: &str,
        patience: Patience,
        log: &Log,
    ) -> Self {
        let options = options.to_vec();
        let (label, log) = (label.to_owned(), log.clone());
        let (process, name, starts, told) = (None, None, 0, None);
        let (dialect, start, turns) = (None, String::new(), Vec::new());
        Self { command, options, label, patience, log, process, name, starts, told, dialect, start, turns }
    }

    fn send(&mut self, line: &str) -> Result<(), SeatError> {
        let process = self.process.as_mut().ok_or(Forfeit::Ended)?;
        Ok(process.send(line)?)
    }

    /// Reads lines until one is what is wanted.
    fn wait<T>(
        &mut self,
        deadline: Instant,
        stop: &Stop,
        mut wanted: impl FnMut(&str, Instant) -> Option<T>,
    ) -> Result<T, SeatError> {
        let process = self.process.as_mut().ok_or(Forfeit::Ended)?;
        loop {
            let line = process.line(deadline, stop)?;
            if let Some(found) = wanted(&line.text, line.at) {
                return Ok(found);
            }
        }
    }

    fn protocol_fault(&self, why: &str) -> MatchError {
        MatchError::Protocol { program: self.command.program.clone(), protocol: "UCI", why: why.to_owned() }
    }

    /// Starts the program and sets its options for this game.
    fn start(&mut self, position: &Position, stop: &Stop) -> Result<(), SeatError> {
        self.process = Some(Process::start(&self.command, &self.label, &self.log)?);
        self.starts += 1;
        self.told = None;
        self.send("uci").map_err(|_| self.protocol_fault("it ended at once"))?;
        let (mut name, mut offers) = (None, Vec::new());
        let done = self.wait(Instant::now() + START, stop, |line, _| {
            if let Some(given) = line.strip_prefix("id name ") {
                name = Some(given.trim().to_owned());
            }
            offers.extend(Offer::parse(line));
            (line == "uciok").then_some(())
        });
        match done {
            Err(SeatError::Forfeit(Forfeit::Ended)) => return Err(self.protocol_fault("it ended at once").into()),
            Err(SeatError::Forfeit(_)) => {
                return Err(self.protocol_fault("it did not answer “uci” with “uciok”").into());
            }
            other => other?,
        }
        self.name = name;
        for (option, value) in self.options.clone() {
            let line = set_option(&self.label, &offers, &option, &value)?;
            self.send(&line)?;
        }
        self.set_variant(position, &offers)?;
        self.ready(START, stop)
    }

    fn set_variant(&mut self, position: &Position, offers: &[Offer]) -> Result<(), SeatError> {
        let given = |name: &str| self.options.iter().any(|(option, _)| option.eq_ignore_ascii_case(name));
        if given("UCI_Variant") {
            return Ok(());
        }
        let fault = |offered: String| MatchError::Variant { program: self.command.program.clone(), offered };
        let rules = position.rules();
        let Some(offer) = offers.iter().find(|offer| offer.name.eq_ignore_ascii_case("UCI_Variant")) else {
            let chess_only = || fault("orthodox chess only, as it has no option UCI_Variant".to_owned());
            return if is_orthodox(rules) { Ok(()) } else { Err(chess_only().into()) };
        };
        let id = &rules.definition().id;
        // A program that is given a file of variants knows more of them than it told.
        let name = if given("VariantPath") {
            id
        } else {
            variant(id, &offer.choices).ok_or_else(|| fault(some(&offer.choices)))?
        };
        let line = format!("setoption name UCI_Variant value {name}");
        self.send(&line)
    }

    /// Chess960 is a matter of the start position, so it may change from game to game.
    fn set_castling(&mut self, start: &Position) -> Result<(), SeatError> {
        let dialect = variant::uci(start);
        let wanted = dialect.chess960;
        self.start = dialect.position_text(start);
        self.dialect = Some(dialect);
        if self.told.unwrap_or(false) != wanted {
            self.send(&format!("setoption name UCI_Chess960 value {wanted}"))?;
        }
        self.told = Some(wanted);
        Ok(())
    }

    fn ready(&mut self, patience: Duration, stop: &Stop) -> Result<(), SeatError> {
        self.send("isready")?;
        self.wait(Instant::now() + patience, stop, |line, _| (line == "readyok").then_some(()))
    }

    fn ask(&mut self, position: &Position, clocks: &Clocks, stop: &Stop) -> Result<Answer, SeatError> {
        let mut line = format!("position fen {}", self.start);
        if !self.turns.is_empty() {
            line.push_str(" moves ");
            line.push_str(&self.turns.join(" "));
        }
        self.send(&line)?;
        self.send(&go(clocks))?;
        let begun = Instant::now();
        let patience = self.patience;
        let allowed = clocks.allowed().map_or(patience.answer, |ms| Duration::from_millis(ms) + patience.margin);
        let mut news = News::default();
        let (text, at) = self.wait(begun + allowed, stop, |line, at| {
            news.read(line);
            let mut words = line.split_whitespace();
            (words.next() == Some("bestmove")).then(|| (words.next().unwrap_or_default().to_owned(), at))
        })?;
        if ["", "(none)", "0000", "none", "resign"].contains(&text.as_str()) {
            return Err(if text == "resign" { Forfeit::Resigned } else { Forfeit::NoTurn }.into());
        }
        let read = self.dialect.as_ref().and_then(|dialect| dialect.parse_turn(&mut position.clone(), &text).ok());
        let turn = read.ok_or(Forfeit::Illegal(text))?;
        let elapsed = at.saturating_duration_since(begun);
        Ok(Answer { turn, elapsed, worth: news.worth, depth: news.depth, nodes: news.nodes })
    }

    /// The program thinks beyond its time: it is told to stop, and ended if it does not.
    fn call_off(&mut self) {
        let stopped = self.send("stop").and_then(|()| {
            let end = Instant::now() + GRACE;
            self.wait(end, &Stop::new(), |line, _| line.starts_with("bestmove").then_some(()))
        });
        if stopped.is_err() {
            self.process = None;
        }
    }
}

impl Seat for UciSeat {
    fn name(&self) -> String {
        self.name.clone().unwrap_or_else(|| format!("uci:{}", self.command))
    }

    fn begin(&mut self, start: &Position, _: u64, _: &Clocks, stop: &Stop) -> Result<(), SeatError> {
        self.turns.clear();
        if self.process.is_none() {
            self.start(start, stop)?;
        }
        let begun = self.set_castling(start).and_then(|()| self.send("ucinewgame")).and_then(|()| {
            let patience = self.patience.answer.max(START);
            self.ready(patience, stop)
        });
        if begun.is_err() {
            self.process = None;
        }
        begun
    }

    fn played(&mut self, before: &Position, turn: Turn) -> Result<(), SeatError> {
        self.turns.extend(self.dialect.as_ref().map(|dialect| dialect.turn_text(before, turn)));
        Ok(())
    }

    fn choose(&mut self, position: &Position, _: &[Entry], clocks: &Clocks, stop: &Stop) -> Result<Answer, SeatError> {
        let answer = self.ask(position, clocks, stop);
        match answer {
            Err(SeatError::Forfeit(Forfeit::Silent)) if clocks.allowed().is_some() => {
                self.call_off();
                Err(Forfeit::Time.into())
            }
            Err(SeatError::Forfeit(Forfeit::Ended | Forfeit::Silent) | SeatError::Stopped) => {
                self.process = None;
                answer
            }
            _ => answer,
        }
    }

    fn restarts(&self) -> u32 {
        self.starts.saturating_sub(1)
    }
}

/// The first few of many names.
fn some(names: &[String]) -> String {
    const SHOWN: usize = 12;
    let mut text = names.iter().take(SHOWN).map(String::as_str).collect::<Vec<_>>().join(", ");
    if names.len() > SHOWN {
        text.push_str(&format!(" and {} more", names.len() - SHOWN));
    }
    if text.is_empty() { "nothing".to_owned() } else { text }
}

fn go(clocks: &Clocks) -> String {
    match clocks.limit {
        Limit::Clock { .. } => {
            let ([white, black], [white_more, black_more]) = (clocks.left, clocks.increment);
            format!("go wtime {white} btime {black} winc {white_more} binc {black_more}")
        }
        Limit::Time(ms) => format!("go movetime {ms}"),
        Limit::Nodes(nodes) => format!("go nodes {nodes}"),
        Limit::Depth(depth) => format!("go depth {depth}"),
    }
}

/// An option that a program offers.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
struct Offer {
    name: String,
    kind: String,
    choices: Vec<String>,
}

impl Offer {
    /// `option name NAME type KIND [default X] [min X] [max X] [var X]…`; `None` for other lines.
    fn parse(line: &str) -> Option<Self> {
        let rest = line.strip_prefix("option name ")?;
        let (name, rest) = rest.split_once(" type ")?;
        let kind = rest.split_whitespace().next().unwrap_or_default().to_owned();
        let choices = rest.split(" var ").skip(1).map(|choice| choice.trim().to_owned()).collect();
        Some(Self { name: name.trim().to_owned(), kind, choices })
    }
}

/// The line that sets an option.
fn set_option(player: &str, offers: &[Offer], option: &str, value: &str) -> Result<String, MatchError> {
    let Some(offer) = offers.iter().find(|offer| offer.name.eq_ignore_ascii_case(option)) else {
        let offered: Vec<String> = offers.iter().map(|offer| offer.name.clone()).collect();
        let offered = if offered.is_empty() { "none".to_owned() } else { offered.join(", ") };
        return Err(MatchError::Option { player: player.to_owned(), option: option.to_owned(), offered });
    };
    let value = match (offer.kind.as_str(), value) {
        ("button", _) => return Ok(format!("setoption name {}", offer.name)),
        ("check", "on" | "yes" | "1") => "true",
        ("check", "off" | "no" | "0") => "false",
        (_, value) => value,
    };
    Ok(format!("setoption name {} value {value}", offer.name))
}

/// What a program told while thinking.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct News {
    worth: Option<Worth>,
    depth: Option<u32>,
    nodes: Option<u64>,
}

impl News {
    fn read(&mut self, line: &str) {
        let Some(rest) = line.strip_prefix("info ") else { return };
        let mut words = rest.split_whitespace();
        let mut news = *self;
        while let Some(word) = words.next() {
            let mut number = || words.next().and_then(|word| word.parse::<i64>().ok());
            match word {
                // Text of any kind follows, or the line, which comes last.
                "string" | "pv" => break,
                // Only the best line counts.
                "multipv" if number() != Some(1) => return,
                "depth" => news.depth = number().and_then(|depth| depth.try_into().ok()).or(news.depth),
                "nodes" => news.nodes = number().and_then(|nodes| nodes.try_into().ok()).or(news.nodes),
                "cp" => {
                    let clamped = |value: i64| value.clamp(i32::MIN.into(), i32::MAX.into()) as i32;
                    news.worth = number().map(|value| Worth::Centipawns(clamped(value))).or(news.worth);
                }
                "mate" => {
                    let turns = number().and_then(|turns| i32::try_from(turns).ok());
                    news.worth = turns.map(Worth::of_mate).or(news.worth);
                }
                _ => {}
            }
        }
        *self = news;
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use variorum_rules::Side;

    #[test]
    fn reports_are_read() {
        let mut news = News::default();
        news.read("info depth 7 seldepth 9 multipv 1 score cp -31 lowerbound nodes 5011 nps 3 pv e2e4 depth 99");
        let wanted = News { worth: Some(Worth::Centipawns(-31)), depth: Some(7), nodes: Some(5011) };
        assert_eq!(news, wanted);
        for line in ["info string depth 3", "info depth 8 multipv 2 score cp 5", "info depth x score cp y", "", "info"]
        {
            news.read(line);
            assert_eq!(news, wanted, "{line}");
        }
        news.read("info depth 8 score mate -2");
        assert_eq!((news.worth, news.depth), (Some(Worth::Loses(2)), Some(8)));
        news.read("info score cp 99999999999999");
        assert_eq!(news.worth, Some(Worth::Centipawns(i32::MAX)));
    }

    #[test]
    fn offers_are_read_and_options_set() {
        let lines = [
            "option name Use NNUE type check default true",
            "option name Clear Hash type button",
            "option name UCI_Variant type combo default chess var chess var mini xiangqi",
        ];
        let offers: Vec<Offer> = lines.iter().filter_map(|line| Offer::parse(line)).collect();
        assert_eq!(offers[2].choices, ["chess", "mini xiangqi"]);
        assert_eq!(set_option("A", &offers, "use nnue", "off").unwrap(), "setoption name Use NNUE value false");
        assert_eq!(set_option("A", &offers, "Clear Hash", "on").unwrap(), "setoption name Clear Hash");
        let fault = set_option("A", &offers, "Hsh", "1").unwrap_err().to_string();
        assert!(fault.contains("A has no option “Hsh”") && fault.contains("Use NNUE"), "{fault}");
        assert_eq!(Offer::parse("id name option name x"), None);
    }

    #[test]
    fn limits_are_told() {
        let clocks = |limit| Clocks { limit, left: [900, 1000], increment: [10, 20], side: Side::Black };
        let clock = Limit::Clock { base: 1000, increment: 20 };
        assert_eq!(go(&clocks(clock)), "go wtime 900 btime 1000 winc 10 binc 20");
        assert_eq!(go(&clocks(Limit::Nodes(7))), "go nodes 7");
    }
}
