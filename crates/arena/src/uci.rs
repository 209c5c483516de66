//! Programs that speak UCI (Kahlen and Meyer-Kahlen, “Description of the universal chess interface”, 2006).

use std::time::{Duration, Instant};

use variorum_notation::Dialect;
use variorum_rules::{Position, Side, Turn};

use crate::adapter::{Answer, SearchInfo};
use crate::claimed_score::ClaimedScore;
use crate::error::{AdapterError, Forfeit, MatchError};
use crate::limit::{Clocks, Limit};
use crate::program::{GRACE, Program, Protocol, START};
use crate::variant::{self, is_orthodox, variant};
use variorum_jobs::Stop;

/// The state of a UCI program.
#[derive(Default)]
pub(crate) struct Uci {
    name: Option<String>,
    /// The last value sent for `UCI_Chess960`.
    chess960: Option<bool>,
    /// How this game is written; `None` before the first game.
    dialect: Option<Dialect>,
    start: String,
    turns: Vec<String>,
}

impl Uci {
    pub(crate) const PROTOCOL: &str = "UCI";

    /// Chess960 depends on the start position, so it may change from game to game.
    fn set_castling(&mut self, program: &mut Program, start: &Position) -> Result<(), AdapterError> {
        let dialect = variant::uci(start);
        let wanted = dialect.chess960;
        self.start = dialect.position_text(start);
        self.dialect = Some(dialect);
        if self.chess960.unwrap_or(false) != wanted {
            program.send(&format!("setoption name UCI_Chess960 value {wanted}"))?;
        }
        self.chess960 = Some(wanted);
        Ok(())
    }
}

impl Protocol for Uci {
    const PREFIX: &'static str = "uci";

    fn name(&self) -> Option<String> {
        self.name.clone()
    }

    fn start(&mut self, program: &mut Program, start: &Position, stop: &Stop) -> Result<(), AdapterError> {
        program.start()?;
        self.chess960 = None;
        program.send("uci").map_err(|_| program.protocol_error("it ended immediately"))?;
        let (mut name, mut offers) = (None, Vec::new());
        let done = program.wait_for(Instant::now() + START, stop, |line| {
            if let Some(given) = line.text.strip_prefix("id name ") {
                name = Some(given.trim().to_owned());
            }
            offers.extend(Offer::parse(&line.text));
            (line.text == "uciok").then_some(())
        });
        match done {
            Err(AdapterError::Forfeit(Forfeit::Ended)) => {
                return Err(program.protocol_error("it ended immediately").into());
            }
            Err(AdapterError::Forfeit(_)) => {
                return Err(program.protocol_error("it did not answer “uci” with “uciok”").into());
            }
            other => other?,
        }
        self.name = name;
        for (option, value) in program.options.clone() {
            let line = set_option(program, &offers, &option, &value)?;
            program.send(&line)?;
        }
        set_variant(program, start, &offers)?;
        ready(program, START, stop)
    }

    fn new_game(
        &mut self,
        program: &mut Program,
        start: &Position,
        _: &Clocks,
        stop: &Stop,
    ) -> Result<(), AdapterError> {
        self.turns.clear();
        self.set_castling(program, start)?;
        program.send("ucinewgame")?;
        ready(program, program.preparation_time(), stop)
    }

    fn played(&mut self, before: &Position, turn: Turn) {
        self.turns.extend(self.dialect.as_ref().map(|dialect| dialect.turn_text(before, turn)));
    }

    fn ask(
        &mut self,
        program: &mut Program,
        position: &Position,
        clocks: &Clocks,
        stop: &Stop,
    ) -> Result<Answer, AdapterError> {
        let mut line = format!("position fen {}", self.start);
        if !self.turns.is_empty() {
            line.push_str(" moves ");
            line.push_str(&self.turns.join(" "));
        }
        program.send(&line)?;
        program.send(&go(clocks))?;
        let begun = Instant::now();
        let mut info = SearchInfo::default();
        let (text, end) = program.wait_for(begun + program.answer_time(clocks), stop, |line| {
            read_info(&mut info, &line.text);
            let mut words = line.text.split_whitespace();
            (words.next() == Some("bestmove")).then(|| (words.next().unwrap_or_default().to_owned(), line.at))
        })?;
        match text.as_str() {
            "resign" => return Err(Forfeit::Resigned.into()),
            "" | "(none)" | "0000" | "none" => return Err(Forfeit::NoTurn.into()),
            _ => {}
        }
        let read = self.dialect.as_ref().and_then(|dialect| dialect.parse_turn(position, &text).ok());
        let turn = read.ok_or(Forfeit::Illegal(text))?;
        Ok(info.answer(turn, begun, end))
    }

    fn call_off(&mut self, program: &mut Program) {
        let stopped = program.send("stop").and_then(|()| {
            let end = Instant::now() + GRACE;
            program.wait_for(end, &Stop::new(), |line| line.text.starts_with("bestmove").then_some(()))
        });
        if stopped.is_err() {
            program.discard();
        }
    }
}

fn ready(program: &mut Program, patience: Duration, stop: &Stop) -> Result<(), AdapterError> {
    program.send("isready")?;
    program.wait_for(Instant::now() + patience, stop, |line| (line.text == "readyok").then_some(()))
}

fn set_variant(program: &mut Program, start: &Position, offers: &[Offer]) -> Result<(), AdapterError> {
    let rules = start.rules();
    if let Some(name) = program.option("UCI_Variant") {
        return if name == rules.definition().id { Ok(()) } else { needs_no_letters(program, start) };
    }
    let Some(offer) = offers.iter().find(|offer| offer.name.eq_ignore_ascii_case("UCI_Variant")) else {
        if is_orthodox(rules) {
            return Ok(());
        }
        let offered = "orthodox chess only, as it has no option UCI_Variant";
        return Err(program.unknown_variant(offered.to_owned()).into());
    };
    let id = &rules.definition().id;
    // A program that reads a file of variants knows more of them than it listed.
    let name = if program.option("VariantPath").is_some() {
        id
    } else {
        variant(id, &offer.choices).ok_or_else(|| program.unknown_variant(some(&offer.choices)))?
    };
    program.send(&format!("setoption name UCI_Variant value {name}"))
}

/// Refuses to send names of pieces that only this project knows to a program of another kind.
fn needs_no_letters(program: &Program, start: &Position) -> Result<(), AdapterError> {
    let definition = start.rules().definition();
    let longer = definition.pieces.iter().find(|piece| piece.token.trim_start_matches('+').len() > 1);
    match longer.filter(|_| !definition.board.is_3d()) {
        Some(piece) => {
            Err(MatchError::NeedsLetters { player: program.label.clone(), piece: piece.token.clone() }.into())
        }
        None => Ok(()),
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
            let [white, black] = Side::BOTH.map(|side| clocks.told(side).unwrap_or(0));
            let [white_more, black_more] = clocks.increment;
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
fn set_option(program: &Program, offers: &[Offer], option: &str, value: &str) -> Result<String, MatchError> {
    let Some(offer) = offers.iter().find(|offer| offer.name.eq_ignore_ascii_case(option)) else {
        let offered: Vec<String> = offers.iter().map(|offer| offer.name.clone()).collect();
        return Err(program.unknown_option(option, &offered));
    };
    let value = match (offer.kind.as_str(), value) {
        ("button", _) => return Ok(format!("setoption name {}", offer.name)),
        ("check", "on" | "yes" | "1") => "true",
        ("check", "off" | "no" | "0") => "false",
        (_, value) => value,
    };
    Ok(format!("setoption name {} value {value}", offer.name))
}

/// Reads an `info` line; other lines are skipped.
fn read_info(info: &mut SearchInfo, line: &str) {
    let Some(rest) = line.strip_prefix("info ") else { return };
    let mut words = rest.split_whitespace();
    let mut read = *info;
    while let Some(word) = words.next() {
        let mut number = || words.next().and_then(|word| word.parse::<i64>().ok());
        match word {
            // Free text follows, or the principal variation, which is always last.
            "string" | "pv" => break,
            // Only the best line counts.
            "multipv" if number() != Some(1) => return,
            "depth" => read.depth = number().and_then(|depth| depth.try_into().ok()).or(read.depth),
            "nodes" => read.nodes = number().and_then(|nodes| nodes.try_into().ok()).or(read.nodes),
            "cp" => {
                let clamped = |value: i64| value.clamp(i32::MIN.into(), i32::MAX.into()) as i32;
                read.score = number().map(|value| ClaimedScore::Centipawns(clamped(value))).or(read.score);
            }
            "mate" => {
                let turns = number().and_then(|turns| i32::try_from(turns).ok());
                read.score = turns.map(ClaimedScore::of_mate).or(read.score);
            }
            _ => {}
        }
    }
    *info = read;
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::player::Command;
    use crate::program::Patience;

    fn test_program() -> Program {
        let command = Command { program: "x".into(), arguments: Vec::new() };
        let patience = Patience { margin: Duration::ZERO, answer: Duration::ZERO };
        Program::new(Uci::PROTOCOL, command, &[], "A", patience, &None)
    }

    #[test]
    fn reports_are_read() {
        let mut info = SearchInfo::default();
        read_info(
            &mut info,
            "info depth 7 seldepth 9 multipv 1 score cp -31 lowerbound nodes 5011 nps 3 pv e2e4 depth 99",
        );
        let wanted = SearchInfo { score: Some(ClaimedScore::Centipawns(-31)), depth: Some(7), nodes: Some(5011) };
        assert_eq!(info, wanted);
        for line in ["info string depth 3", "info depth 8 multipv 2 score cp 5", "info depth x score cp y", "", "info"]
        {
            read_info(&mut info, line);
            assert_eq!(info, wanted, "{line}");
        }
        read_info(&mut info, "info depth 8 score mate -2");
        assert_eq!((info.score, info.depth), (Some(ClaimedScore::Loses(2)), Some(8)));
        read_info(&mut info, "info score cp 99999999999999");
        assert_eq!(info.score, Some(ClaimedScore::Centipawns(i32::MAX)));
    }

    #[test]
    fn offers_are_read_and_options_set() {
        let lines = [
            "option name Use NNUE type check default true",
            "option name Clear Hash type button",
            "option name UCI_Variant type combo default chess var chess var mini xiangqi",
        ];
        let program = test_program();
        let offers: Vec<Offer> = lines.iter().filter_map(|line| Offer::parse(line)).collect();
        assert_eq!(offers[2].choices, ["chess", "mini xiangqi"]);
        assert_eq!(set_option(&program, &offers, "use nnue", "off").unwrap(), "setoption name Use NNUE value false");
        assert_eq!(set_option(&program, &offers, "Clear Hash", "on").unwrap(), "setoption name Clear Hash");
        let fault = set_option(&program, &offers, "Hsh", "1").unwrap_err().to_string();
        assert!(fault.contains("A has no option “Hsh”") && fault.contains("Use NNUE"), "{fault}");
        assert_eq!(Offer::parse("id name option name x"), None);
    }

    #[test]
    fn limits_are_written() {
        let clocks = |limit| Clocks { limit, left: [Some(900), Some(1000)], increment: [10, 20], side: Side::Black };
        let clock = Limit::Clock { base: 1000, increment: 20 };
        assert_eq!(go(&clocks(clock)), "go wtime 900 btime 1000 winc 10 binc 20");
        assert_eq!(go(&clocks(Limit::Nodes(7))), "go nodes 7");
        let overstepped = Clocks { left: [Some(-20), None], ..clocks(clock) };
        assert_eq!(go(&overstepped), "go wtime 10 btime 0 winc 10 binc 20");
    }
}
