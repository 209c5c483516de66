//! An outside program as a player: what UCI and XBoard programs have in common.
//!
//! [`Program`] is the process with its settings; a [`Protocol`] knows the commands; [`ProgramAdapter`] joins them to an [`Adapter`].

use std::borrow::Cow;
use std::time::{Duration, Instant};

use variorum_rules::history::Entry;
use variorum_rules::{Position, Turn};

use crate::adapter::{Adapter, Answer};
use crate::error::{AdapterError, Forfeit, MatchError};
use crate::lettering::Lettering;
use crate::limit::Clocks;
use crate::player::Command;
use crate::process::{Line, Log, Process};
use variorum_jobs::Stop;

/// Time that a program has to start and to set its options.
pub(crate) const START: Duration = Duration::from_secs(20);
/// Time that a program has to stop after it exceeded its time.
pub(crate) const GRACE: Duration = Duration::from_secs(1);

/// How long the match waits for programs.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Patience {
    /// By how much a program may exceed its time.
    pub margin: Duration,
    /// How long an answer may take without a time limit.
    pub answer: Duration,
}

/// A program, started when it is first needed and again after it ended.
pub(crate) struct Program {
    protocol: &'static str,
    pub command: Command,
    /// The player's options by name.
    pub options: Vec<(String, String)>,
    pub label: String,
    pub patience: Patience,
    log: Log,
    process: Option<Process>,
    starts: u32,
}

impl Program {
    pub fn new(
        protocol: &'static str,
        command: Command,
        options: &[(String, String)],
        label: &str,
        patience: Patience,
        log: &Log,
    ) -> Self {
        let (options, label, log) = (options.to_vec(), label.to_owned(), log.clone());
        Self { protocol, command, options, label, patience, log, process: None, starts: 0 }
    }

    /// Starts the process.
    ///
    /// # Errors
    /// If the operating system cannot start it.
    pub fn start(&mut self) -> Result<(), MatchError> {
        self.process = Some(Process::start(&self.command, &self.label, &self.log)?);
        self.starts += 1;
        Ok(())
    }

    /// Ends the process. The next game starts a new one, which counts as a restart.
    pub fn discard(&mut self) {
        self.process = None;
    }

    /// Ends the process of a program that plays only one game. Starting it again does not count as a restart.
    fn retire(&mut self) {
        if self.process.take().is_some() {
            self.starts = self.starts.saturating_sub(1);
        }
    }

    /// Sends a line.
    ///
    /// # Errors
    /// If the process has ended.
    pub fn send(&mut self, line: &str) -> Result<(), AdapterError> {
        Ok(self.running()?.send(line)?)
    }

    /// The next line of the process.
    ///
    /// # Errors
    /// If the process ends, the deadline passes or the match is aborted.
    pub fn line(&mut self, deadline: Instant, stop: &Stop) -> Result<Line, AdapterError> {
        self.running()?.line(deadline, stop)
    }

    fn running(&mut self) -> Result<&mut Process, Forfeit> {
        self.process.as_mut().ok_or(Forfeit::Ended)
    }

    /// Reads lines until `wanted` recognises one.
    ///
    /// # Errors
    /// If the process ends, the deadline passes or the match is aborted.
    pub fn wait_for<T>(
        &mut self,
        deadline: Instant,
        stop: &Stop,
        mut wanted: impl FnMut(&Line) -> Option<T>,
    ) -> Result<T, AdapterError> {
        loop {
            if let Some(found) = wanted(&self.line(deadline, stop)?) {
                return Ok(found);
            }
        }
    }

    /// The value of one of the player's options; names are compared without regard to case.
    pub fn option(&self, name: &str) -> Option<&str> {
        let given = self.options.iter().find(|(option, _)| option.eq_ignore_ascii_case(name));
        given.map(|(_, value)| value.as_str())
    }

    /// How long to wait for the turn of the player to move.
    pub fn answer_time(&self, clocks: &Clocks) -> Duration {
        let Patience { margin, answer } = self.patience;
        let margin = u64::try_from(margin.as_millis()).unwrap_or(u64::MAX);
        clocks.allowed(margin).map_or(answer, Duration::from_millis)
    }

    /// How long to wait until the program is ready for a game.
    pub fn preparation_time(&self) -> Duration {
        self.patience.answer.max(START)
    }

    pub fn protocol_error(&self, why: &str) -> MatchError {
        MatchError::Protocol { program: self.command.program.clone(), protocol: self.protocol, why: why.to_owned() }
    }

    pub fn unknown_option(&self, option: &str, offered: &[String]) -> MatchError {
        let offered = if offered.is_empty() { "none".to_owned() } else { offered.join(", ") };
        MatchError::Option { player: self.label.clone(), option: option.to_owned(), offered }
    }

    pub fn unknown_variant(&self, offered: String) -> MatchError {
        MatchError::Variant { program: self.command.program.clone(), offered }
    }
}

/// What differs between the protocols.
pub(crate) trait Protocol: Send {
    /// The prefix of a player that speaks it.
    const PREFIX: &'static str;

    /// The program's name for itself, once it is known.
    fn name(&self) -> Option<String>;

    /// Whether one process can play several games.
    fn is_reusable(&self) -> bool {
        true
    }

    /// Starts the program, greets it and sets its options.
    ///
    /// # Errors
    /// If it cannot be started, does not follow the protocol, or lacks an option or the game.
    fn start(&mut self, program: &mut Program, start: &Position, stop: &Stop) -> Result<(), AdapterError>;

    /// Announces a new game and waits until the program is ready.
    ///
    /// # Errors
    /// If the program ends, does not answer or cannot play the game.
    fn new_game(
        &mut self,
        program: &mut Program,
        start: &Position,
        clocks: &Clocks,
        stop: &Stop,
    ) -> Result<(), AdapterError>;

    /// Records a turn of either player.
    fn played(&mut self, before: &Position, turn: Turn);

    /// Asks for a turn.
    ///
    /// # Errors
    /// If the program loses the game by its answer or by giving none in time.
    fn ask(
        &mut self,
        program: &mut Program,
        position: &Position,
        clocks: &Clocks,
        stop: &Stop,
    ) -> Result<Answer, AdapterError>;

    /// Stops a program that exceeded its time, or ends it if it does not stop.
    fn call_off(&mut self, program: &mut Program);
}

/// A program with its protocol.
pub(crate) struct ProgramAdapter<P> {
    pub program: Program,
    pub protocol: P,
    /// The program's letters, if it has some of its own. All positions of the protocol are written with them.
    pub lettering: Option<Lettering>,
}

/// The position as the program knows it.
fn lettered<'a>(lettering: Option<&Lettering>, position: &'a Position) -> Result<Cow<'a, Position>, MatchError> {
    lettering.map_or(Ok(Cow::Borrowed(position)), |lettering| lettering.position(position).map(Cow::Owned))
}

impl<P: Protocol> Adapter for ProgramAdapter<P> {
    fn name(&self) -> String {
        self.protocol.name().unwrap_or_else(|| format!("{}:{}", P::PREFIX, self.program.command))
    }

    fn begin(&mut self, start: &Position, _: u64, clocks: &Clocks, stop: &Stop) -> Result<(), AdapterError> {
        let Self { program, protocol, lettering } = self;
        let start = &*lettered(lettering.as_ref(), start)?;
        if !protocol.is_reusable() {
            program.retire();
        }
        let started = if program.process.is_some() { Ok(()) } else { protocol.start(program, start, stop) };
        let begun = started.and_then(|()| protocol.new_game(program, start, clocks, stop));
        if begun.is_err() {
            program.discard();
        }
        begun
    }

    fn played(&mut self, before: &Position, turn: Turn) -> Result<(), AdapterError> {
        self.protocol.played(&*lettered(self.lettering.as_ref(), before)?, turn);
        Ok(())
    }

    fn choose(
        &mut self,
        position: &Position,
        _: &[Entry],
        clocks: &Clocks,
        stop: &Stop,
    ) -> Result<Answer, AdapterError> {
        let position = lettered(self.lettering.as_ref(), position)?;
        let answer = self.protocol.ask(&mut self.program, &position, clocks, stop);
        match answer {
            Err(AdapterError::Forfeit(Forfeit::Silent)) if clocks.allowed(0).is_some() => {
                self.protocol.call_off(&mut self.program);
                Err(Forfeit::Time.into())
            }
            Err(AdapterError::Forfeit(Forfeit::Ended | Forfeit::Silent) | AdapterError::Stopped) => {
                self.program.discard();
                answer
            }
            Ok(_) | Err(AdapterError::Forfeit(_) | AdapterError::Match(_)) => answer,
        }
    }

    fn restarts(&self) -> u32 {
        self.program.starts.saturating_sub(1)
    }
}
