//! Programs that speak XBoard's protocol (Mann and Muller, “Chess Engine Communication Protocol”, version 2).

use std::time::{Duration, Instant};

use variorum_notation::Dialect;
use variorum_rules::{Position, Turn};

use crate::adapter::{Answer, SearchInfo};
use crate::error::{AdapterError, Forfeit, MatchError};
use crate::features::{Features, read_thinking};
use crate::limit::{Clocks, Limit};
use crate::program::{GRACE, Program, Protocol, START};
use crate::variant::{self, is_orthodox, variant};
use variorum_jobs::Stop;

/// Time that a program has to send its features unless it sends `done=0`; then it has [`START`].
const FEATURES: Duration = Duration::from_secs(5);
/// Options of a player that are commands of the protocol, not options of the program.
const OWN_OPTIONS: [&str; 3] = ["variant", "memory", "cores"];

/// The state of an XBoard program.
pub(crate) struct Xboard {
    features: Features,
    pings: u32,
    /// How this game is written; `None` before the first game.
    dialect: Option<Dialect>,
    /// The program is in force mode: it accepts turns and plays none.
    forced: bool,
    /// The next turn to be noted is the program's own.
    own: bool,
    /// Turns not yet sent, as sending one may start the program's thinking.
    unsent: Vec<String>,
}

impl Default for Xboard {
    fn default() -> Self {
        let (features, dialect, unsent) = (Features::default(), None, Vec::new());
        Self { features, pings: 0, dialect, forced: true, own: false, unsent }
    }
}

impl Xboard {
    pub(crate) const PROTOCOL: &str = "XBoard's protocol";

    fn set_options(&self, program: &mut Program) -> Result<(), AdapterError> {
        for (option, value) in program.options.clone() {
            let line = match option.to_ascii_lowercase().as_str() {
                "variant" => continue,
                word @ ("memory" | "cores") => format!("{word} {value}"),
                _ => self.features.set_option(&option, &value).ok_or_else(|| {
                    let own = OWN_OPTIONS.iter().map(|&name| name.to_owned());
                    let offered: Vec<String> = own.chain(self.features.option_names()).collect();
                    program.unknown_option(&option, &offered)
                })?,
            };
            program.send(&line)?;
        }
        Ok(())
    }

    /// The name for the `variant` command; `None` if the command is not needed.
    fn variant(&self, program: &Program, position: &Position) -> Result<Option<String>, MatchError> {
        if let Some(name) = program.option("variant") {
            return Ok((name != "normal").then(|| name.to_owned()));
        }
        if is_orthodox(position.rules()) {
            return Ok(None);
        }
        let offered = self.features.list("variants");
        let name = variant(&position.rules().definition().id, &offered);
        name.map(|name| Some(name.to_owned())).ok_or_else(|| {
            let list = if offered.is_empty() { "orthodox chess only".to_owned() } else { offered.join(", ") };
            program.unknown_variant(list)
        })
    }

    /// Waits until the program has handled everything sent to it.
    fn ping(&mut self, program: &mut Program, patience: Duration, stop: &Stop) -> Result<(), AdapterError> {
        if !self.features.is_on("ping") {
            return Ok(());
        }
        self.pings += 1;
        let pong = format!("pong {}", self.pings);
        program.send(&format!("ping {}", self.pings))?;
        let refused = program.wait_for(Instant::now() + patience, stop, |line| {
            if line.text == pong { Some(None) } else { refusal(&line.text).map(Some) }
        })?;
        refused.map_or(Ok(()), |text| Err(Forfeit::Refused(text).into()))
    }

    /// Sends the clocks in hundredths of seconds, the program's own first.
    fn send_clocks(&self, program: &mut Program, clocks: &Clocks) -> Result<(), AdapterError> {
        if matches!(clocks.limit, Limit::Clock { .. }) && !self.features.is_denied("time") {
            let [own, other] = [clocks.side, clocks.side.other()].map(|side| clocks.told(side).map(|ms| ms / 10));
            let own = own.unwrap_or(0);
            // An opponent without a clock is shown with the same time.
            let other = other.unwrap_or(own);
            program.send(&format!("time {own}"))?;
            program.send(&format!("otim {other}"))?;
        }
        Ok(())
    }

    /// Reads lines until the program answers.
    fn answer(
        &mut self,
        program: &mut Program,
        position: &Position,
        clocks: &Clocks,
        begun: Instant,
        stop: &Stop,
    ) -> Result<Answer, AdapterError> {
        let deadline = begun + program.answer_time(clocks);
        let mut info = SearchInfo::default();
        loop {
            let line = program.line(deadline, stop)?;
            let text = line.text.trim();
            if let Some(written) = text.strip_prefix("move ") {
                let written = written.trim().to_owned();
                let dialect = self.dialect.as_ref();
                let read = dialect.and_then(|dialect| dialect.parse_turn(position, &written).ok());
                let turn = read.ok_or(Forfeit::Illegal(written))?;
                self.own = true;
                return Ok(info.answer(turn, begun, line.at));
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
            read_thinking(&mut info, text);
        }
    }
}

impl Protocol for Xboard {
    const PREFIX: &'static str = "xboard";

    fn name(&self) -> Option<String> {
        self.features.text("myname")
    }

    /// A program that cannot play a second game sends `reuse=0`.
    fn is_reusable(&self) -> bool {
        !self.features.is_denied("reuse")
    }

    fn start(&mut self, program: &mut Program, _: &Position, stop: &Stop) -> Result<(), AdapterError> {
        program.start()?;
        self.features = Features::default();
        let gone = |program: &Program| program.protocol_error("it ended immediately");
        for line in ["xboard", "protover 2"] {
            program.send(line).map_err(|_| gone(program))?;
        }
        let begun = Instant::now();
        while !self.features.done {
            let patience = if self.features.slow { START } else { FEATURES };
            match program.line(begun + patience, stop) {
                Ok(line) => {
                    for name in self.features.read(&line.text) {
                        program.send(&format!("accepted {name}")).map_err(|_| gone(program))?;
                    }
                }
                // Programs that know only version 1 of the protocol send nothing.
                Err(AdapterError::Forfeit(Forfeit::Silent)) if !self.features.slow => break,
                Err(AdapterError::Forfeit(_)) => return Err(gone(program).into()),
                Err(other) => return Err(other),
            }
        }
        if self.features.is_on("san") {
            return Err(program.protocol_error("it insists on moves in SAN").into());
        }
        self.set_options(program)
    }

    fn new_game(
        &mut self,
        program: &mut Program,
        start: &Position,
        clocks: &Clocks,
        stop: &Stop,
    ) -> Result<(), AdapterError> {
        let dialect = variant::xboard(start);
        let written = dialect.position_text(start);
        self.dialect = Some(dialect);
        let variant = self.variant(program, start)?;
        let level = level(&program.label, clocks.limit)?;
        program.send("new")?;
        if let Some(variant) = variant {
            program.send(&format!("variant {variant}"))?;
        }
        for line in ["easy", "post", &level, "force"] {
            program.send(line)?;
        }
        if start.text() != Position::start(start.rules()).text() {
            if !self.features.is_on("setboard") {
                return Err(program.protocol_error("it cannot set up a start position (feature setboard)").into());
            }
            program.send(&format!("setboard {written}"))?;
        }
        (self.forced, self.own) = (true, false);
        self.unsent.clear();
        self.ping(program, program.preparation_time(), stop)
    }

    fn played(&mut self, before: &Position, turn: Turn) {
        if std::mem::take(&mut self.own) {
            return;
        }
        let Some(text) = self.dialect.as_ref().map(|dialect| dialect.turn_text(before, turn)) else { return };
        self.unsent.push(if self.features.is_on("usermove") { format!("usermove {text}") } else { text });
    }

    fn ask(
        &mut self,
        program: &mut Program,
        position: &Position,
        clocks: &Clocks,
        stop: &Stop,
    ) -> Result<Answer, AdapterError> {
        let unsent = std::mem::take(&mut self.unsent);
        if self.forced {
            // The opening costs the program no time.
            for line in &unsent {
                program.send(line)?;
            }
            self.ping(program, program.patience.answer, stop)?;
        }
        self.send_clocks(program, clocks)?;
        let begun = Instant::now();
        if std::mem::take(&mut self.forced) {
            program.send("go")?;
        } else {
            for line in &unsent {
                program.send(line)?;
            }
        }
        self.answer(program, position, clocks, begun, stop)
    }

    /// Without `ping` a program cannot confirm that it stopped, so it is ended.
    fn call_off(&mut self, program: &mut Program) {
        let stopped = program.send("force").and_then(|()| self.ping(program, GRACE, &Stop::new()));
        if stopped.is_err() || !self.features.is_on("ping") {
            program.discard();
        }
    }
}

/// The command that sets a limit.
fn level(player: &str, limit: Limit) -> Result<String, MatchError> {
    let unsupported = |why: &str| MatchError::Limit { player: player.to_owned(), why: why.to_owned() };
    match limit {
        Limit::Clock { base, increment } => {
            let seconds = base.div_ceil(1000).max(1);
            let increment = increment as f64 / 1000.0;
            Ok(format!("level 0 {}:{:02} {increment}", seconds / 60, seconds % 60))
        }
        Limit::Time(ms) if ms >= 1000 && ms % 1000 == 0 => Ok(format!("st {}", ms / 1000)),
        Limit::Time(_) => Err(unsupported("in XBoard's protocol the time for a turn is a whole number of seconds")),
        Limit::Depth(depth) => Ok(format!("sd {depth}")),
        Limit::Nodes(_) => {
            Err(unsupported("XBoard's protocol has no limit in nodes; give this player its own depth or time"))
        }
    }
}

/// The program's complaint about a line of ours.
fn refusal(text: &str) -> Option<String> {
    (text.starts_with("Illegal move") || text.starts_with("tellusererror")).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn limits_are_written_or_refused() {
        let level = |limit| level("A", limit);
        assert_eq!(level(Limit::Clock { base: 61_000, increment: 100 }).unwrap(), "level 0 1:01 0.1");
        assert_eq!(level(Limit::Clock { base: 500, increment: 2000 }).unwrap(), "level 0 0:01 2");
        assert_eq!(level(Limit::Time(3000)).unwrap(), "st 3");
        assert_eq!(level(Limit::Depth(4)).unwrap(), "sd 4");
        assert!(level(Limit::Time(1500)).is_err() && level(Limit::Nodes(5)).is_err());
    }
}
