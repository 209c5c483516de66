//! Programs that speak XBoard's protocol, version 2 (Mann and Muller, “Chess Engine Communication Protocol”, 2009), from the other end.

use std::time::{Duration, Instant};

use variorum_protocol::Dialect;
use variorum_rules::history::Entry;
use variorum_rules::{Position, Turn};

use crate::error::{Forfeit, MatchError, SeatError};
use crate::features::{Features, Thought};
use crate::limit::{Clocks, Limit};
use crate::player::Command;
use crate::process::{Log, Process};
use crate::seat::{Answer, Patience, Seat};
use crate::stop::Stop;
use crate::variant::{self, is_orthodox, variant};
use crate::worth::Worth;

/// How long a program may take to tell its features if it does not say `done=0`.
const FEATURES: Duration = Duration::from_secs(5);
/// How long it may take if it does.
const START: Duration = Duration::from_secs(20);
/// How long a program that overstepped its time may take to stop.
const GRACE: Duration = Duration::from_secs(1);
/// Options of a player that are no options of the program.
const OWN_OPTIONS: [&str; 3] = ["variant", "memory", "cores"];

/// An XBoard program, started when it is first needed and again if it died.
pub(crate) struct XboardSeat {
    command: Command,
    options: Vec<(String, String)>,
    label: String,
    patience: Patience,
    log: Log,
    process: Option<Process>,
    features: Features,
    starts: u32,
    pings: u32,
    /// How this game is written; none before the first one.
    dialect: Option<Dialect>,
    /// The program is in force mode: it takes turns and plays none.
    forced: bool,
    /// The program's own turns come back to us as turns played.
    own: bool,
    /// Turns that it does not know yet: telling it one may start its thinking.
    untold: Vec<String>,
}

impl XboardSeat {
    pub(crate) fn new(
        command: Command,
        options: &[(String, String)],
        label: &str,
        patience: Patience,
        log: &Log,
    ) -> Self {
        let options = options.to_vec();
        let (label, log) = (label.to_owned(), log.clone());
        let (process, features, dialect) = (None, Features::default(), None);
        let (starts, pings, forced, own, untold) = (0, 0, true, false, Vec::new());
        Self { command, options, label, patience, log, process, features, starts, pings, dialect, forced, own, untold }
    }

    fn send(&mut self, line: &str) -> Result<(), SeatError> {
        let process = self.process.as_mut().ok_or(Forfeit::Ended)?;
        Ok(process.send(line)?)
    }

    /// Starts the program and learns what it can do.
    fn start(&mut self, stop: &Stop) -> Result<(), SeatError> {
        let mut process = Process::start(&self.command, &self.label, &self.log)?;
        self.starts += 1;
        let mut features = Features::default();
        let gone = || self.protocol_fault("it ended at once");
        let greeted = process.send("xboard").and_then(|()| process.send("protover 2"));
        greeted.map_err(|_| gone())?;
        let begun = Instant::now();
        while !features.done {
            let patience = if features.slow { START } else { FEATURES };
            match process.line(begun + patience, stop) {
                Ok(line) => {
                    for name in features.read(&line.text) {
                        process.send(&format!("accepted {name}")).map_err(|_| gone())?;
                    }
                }
                // Programs that know version 1 only say nothing.
                Err(SeatError::Forfeit(Forfeit::Silent)) if !features.slow => break,
                Err(SeatError::Forfeit(_)) => return Err(gone().into()),
                Err(other) => return Err(other),
            }
        }
        if features.is_on("san") {
            return Err(self.protocol_fault("it insists on moves in SAN").into());
        }
        (self.process, self.features) = (Some(process), features);
        self.set_options()
    }

    fn protocol_fault(&self, why: &str) -> MatchError {
        let (program, protocol) = (self.command.program.clone(), "XBoard's protocol");
        MatchError::Protocol { program, protocol, why: why.to_owned() }
    }

    fn set_options(&mut self) -> Result<(), SeatError> {
        for (option, value) in self.options.clone() {
            let line = match option.to_ascii_lowercase().as_str() {
                "variant" => continue,
                word @ ("memory" | "cores") => format!("{word} {value}"),
                _ => self.features.set_option(&option, &value).ok_or_else(|| {
                    let own = OWN_OPTIONS.iter().map(|&name| name.to_owned());
                    let offered: Vec<String> = own.chain(self.features.option_names()).collect();
                    MatchError::Option { player: self.label.clone(), option, offered: offered.join(", ") }
                })?,
            };
            self.send(&line)?;
        }
        Ok(())
    }

    /// The `variant` command for this game, if one is needed.
    fn variant(&self, position: &Position) -> Result<Option<String>, MatchError> {
        if let Some((_, name)) = self.options.iter().find(|(option, _)| option.eq_ignore_ascii_case("variant")) {
            return Ok((name != "normal").then(|| name.clone()));
        }
        let offered = self.features.list("variants");
        if is_orthodox(position.rules()) {
            return Ok(None);
        }
        let fault = || {
            let offered = if offered.is_empty() { "orthodox chess only".to_owned() } else { offered.join(", ") };
            MatchError::Variant { program: self.command.program.clone(), offered }
        };
        variant(&position.rules().definition().id, &offered).map(|name| Some(name.to_owned())).ok_or_else(fault)
    }

    fn level(&self, limit: Limit) -> Result<String, MatchError> {
        let fault = |why: &str| MatchError::Limit { player: self.label.clone(), why: why.to_owned() };
        match limit {
            Limit::Clock { base, increment } => {
                let seconds = base.div_ceil(1000).max(1);
                let increment = increment as f64 / 1000.0;
                Ok(format!("level 0 {}:{:02} {increment}", seconds / 60, seconds % 60))
            }
            Limit::Time(ms) if ms >= 1000 && ms % 1000 == 0 => Ok(format!("st {}", ms / 1000)),
            Limit::Time(_) => Err(fault("XBoard's protocol knows whole seconds a turn only")),
            Limit::Depth(depth) => Ok(format!("sd {depth}")),
            Limit::Nodes(_) => {
                Err(fault("XBoard's protocol knows no nodes; give this player a depth or a time of its own"))
            }
        }
    }

    /// Prepares a game.
    fn prepare(&mut self, start: &Position, clocks: &Clocks, stop: &Stop) -> Result<(), SeatError> {
        let dialect = variant::xboard(start);
        let written = dialect.position_text(start);
        self.dialect = Some(dialect);
        let variant = self.variant(start)?;
        let level = self.level(clocks.limit)?;
        self.send("new")?;
        if let Some(variant) = variant {
            self.send(&format!("variant {variant}"))?;
        }
        for line in ["easy", "post", &level, "force"] {
            self.send(line)?;
        }
        if start.text() != Position::start(start.rules()).text() {
            if !self.features.is_on("setboard") {
                return Err(self.protocol_fault("it takes no start position (feature setboard)").into());
            }
            self.send(&format!("setboard {written}"))?;
        }
        (self.forced, self.own) = (true, false);
        self.untold.clear();
        let patience = self.patience.answer.max(START);
        self.ping(patience, stop)
    }

    /// Waits until the program has done all that it was told.
    fn ping(&mut self, patience: Duration, stop: &Stop) -> Result<(), SeatError> {
        if !self.features.is_on("ping") {
            return Ok(());
        }
        self.pings += 1;
        let (ping, pong) = (format!("ping {}", self.pings), format!("pong {}", self.pings));
        self.send(&ping)?;
        let deadline = Instant::now() + patience;
        let process = self.process.as_mut().ok_or(Forfeit::Ended)?;
        loop {
            let line = process.line(deadline, stop)?;
            if line.text == pong {
                return Ok(());
            }
            if let Some(refusal) = refusal(&line.text) {
                return Err(Forfeit::Refused(refusal).into());
            }
        }
    }

    fn ask(&mut self, position: &Position, clocks: &Clocks, stop: &Stop) -> Result<Answer, SeatError> {
        let untold = std::mem::take(&mut self.untold);
        if self.forced {
            // The opening costs the program no time.
            for line in &untold {
                self.send(line)?;
            }
            let patience = self.patience.answer;
            self.ping(patience, stop)?;
        }
        self.tell_clocks(clocks)?;
        let begun = Instant::now();
        if std::mem::take(&mut self.forced) {
            self.send("go")?;
        } else {
            for line in &untold {
                self.send(line)?;
            }
        }
        self.answer(position, clocks, begun, stop)
    }

    /// Listens until the program answers.
    fn answer(
        &mut self,
        position: &Position,
        clocks: &Clocks,
        begun: Instant,
        stop: &Stop,
    ) -> Result<Answer, SeatError> {
        let patience = self.patience;
        let allowed = clocks.allowed().map_or(patience.answer, |ms| Duration::from_millis(ms) + patience.margin);
        let process = self.process.as_mut().ok_or(Forfeit::Ended)?;
        let mut thought = Thought::default();
        loop {
            let line = process.line(begun + allowed, stop)?;
            let text = line.text.trim();
            if let Some(written) = text.strip_prefix("move ") {
                let written = written.trim().to_owned();
                let dialect = self.dialect.as_ref();
                let read = dialect.and_then(|dialect| dialect.parse_turn(&mut position.clone(), &written).ok());
                let turn = read.ok_or(Forfeit::Illegal(written))?;
                self.own = true;
                let elapsed = line.at.saturating_duration_since(begun);
                let (depth, nodes) = (thought.depth, thought.nodes);
                return Ok(Answer { turn, elapsed, worth: thought.score.map(worth), depth, nodes });
            }
            if let Some(refusal) = refusal(text) {
                return Err(Forfeit::Refused(refusal).into());
            }
            if text == "resign" || text.starts_with("tellics resign") {
                return Err(Forfeit::Resigned.into());
            }
            if ["1-0", "0-1", "1/2-1/2"].iter().any(|result| text.starts_with(result)) {
                return Err(Forfeit::Claimed(text.to_owned()).into());
            }
            thought.read(text);
        }
    }

    /// The program thinks beyond its time: it is told to stop, and ended if it does not or cannot say so.
    fn call_off(&mut self) {
        let stopped = self.send("force").and_then(|()| self.ping(GRACE, &Stop::new()));
        if stopped.is_err() || !self.features.is_on("ping") {
            self.process = None;
        }
    }

    /// The clocks in hundredths of seconds, the program's own first.
    fn tell_clocks(&mut self, clocks: &Clocks) -> Result<(), SeatError> {
        if matches!(clocks.limit, Limit::Clock { .. }) && !self.features.is_denied("time") {
            let side = clocks.side.index();
            let (own, other) = (clocks.left[side] / 10, clocks.left[1 - side] / 10);
            // A player without a clock is shown the same time.
            let other = if other == 0 { own } else { other };
            self.send(&format!("time {own}"))?;
            self.send(&format!("otim {other}"))?;
        }
        Ok(())
    }
}

/// What a program says when it takes a line of ours for wrong.
fn refusal(text: &str) -> Option<String> {
    (text.starts_with("Illegal move") || text.starts_with("tellusererror")).then(|| text.to_owned())
}

/// Numbers beyond ±100,000 are mates in so many turns.
fn worth(score: i32) -> Worth {
    const MATE: i32 = 100_000;
    match score {
        MATE.. => Worth::Wins((score - MATE).unsigned_abs()),
        ..=-100_000 => Worth::Loses((-MATE - score).unsigned_abs()),
        score => Worth::Centipawns(score),
    }
}

impl Seat for XboardSeat {
    fn name(&self) -> String {
        self.features.text("myname").unwrap_or_else(|| format!("xboard:{}", self.command))
    }

    fn begin(&mut self, start: &Position, _: u64, clocks: &Clocks, stop: &Stop) -> Result<(), SeatError> {
        // A program that cannot play a second game says so.
        if self.features.is_denied("reuse") {
            self.process = None;
            self.starts = self.starts.saturating_sub(1);
        }
        if self.process.is_none() {
            self.start(stop)?;
        }
        let begun = self.prepare(start, clocks, stop);
        if begun.is_err() {
            self.process = None;
        }
        begun
    }

    fn played(&mut self, before: &Position, turn: Turn) -> Result<(), SeatError> {
        if std::mem::take(&mut self.own) {
            return Ok(());
        }
        let Some(text) = self.dialect.as_ref().map(|dialect| dialect.turn_text(before, turn)) else { return Ok(()) };
        let line = if self.features.is_on("usermove") { format!("usermove {text}") } else { text };
        self.untold.push(line);
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn scores_beyond_all_evaluations_are_mates() {
        assert_eq!(worth(100_003), Worth::Wins(3));
        assert_eq!(worth(-100_002), Worth::Loses(2));
        assert_eq!(worth(-31), Worth::Centipawns(-31));
    }

    #[test]
    fn limits_are_told_or_refused() {
        let command = Command { program: "x".into(), arguments: Vec::new() };
        let patience = Patience { margin: Duration::ZERO, answer: Duration::ZERO };
        let seat = XboardSeat::new(command, &[], "A", patience, &None);
        assert_eq!(seat.level(Limit::Clock { base: 61_000, increment: 100 }).unwrap(), "level 0 1:01 0.1");
        assert_eq!(seat.level(Limit::Clock { base: 500, increment: 2000 }).unwrap(), "level 0 0:01 2");
        assert_eq!(seat.level(Limit::Time(3000)).unwrap(), "st 3");
        assert_eq!(seat.level(Limit::Depth(4)).unwrap(), "sd 4");
        assert!(seat.level(Limit::Time(1500)).is_err() && seat.level(Limit::Nodes(5)).is_err());
    }
}
