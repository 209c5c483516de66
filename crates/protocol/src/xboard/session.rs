//! The XBoard session: modes, the game, and the one search that may be going on.
//!
//! Hears one piece of news after the other, lines of the client among them, and never waits for the search.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::mpsc::Sender;

use variorum_engine::{Choice, Info, Limits};
use variorum_rules::{Position, Side, Turn};

use super::clock::Control;
use super::command::Command;
use super::game::{Game, Refusal};
use super::print::thinking;
use super::setup::describe_game;
use super::{Settings, features};
use crate::dialect::Dialect;
use crate::games::{Games, Table};
use crate::lines::quoted;
use crate::score::Ending;
use crate::strength::{Strength, tighter};
use crate::uci::{MOST_HASH, MOST_LINES, MOST_THREADS};
use crate::worker::{Job, News, Search, Watch, Worker};

/// Time for a hint in milliseconds.
const HINT_MS: u64 = 300;
/// A draw is accepted when the engine thinks that it stands no better than this, in centipawns.
const CONTENT_WITH_DRAW: i32 = 0;

/// What a search is for.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Task {
    Think,
    /// On the opponent's time, this turn being expected.
    Ponder(Turn),
    Analyze,
    Hint,
}

/// The search that is going on.
struct Busy {
    id: u64,
    watch: Arc<Watch>,
    task: Task,
    position: Position,
}

pub(super) struct Session<'a, W: Write> {
    out: &'a mut W,
    games: &'a mut dyn Games,
    worker: Worker,
    game: Game,
    /// The side that the engine plays; `None` in force mode and while analysing.
    plays: Option<Side>,
    analyzing: bool,
    control: Control,
    ponder: bool,
    post: bool,
    lines: usize,
    strength: Strength,
    busy: Option<Busy>,
    /// Pings to answer after the engine's move.
    pings: Vec<String>,
    /// Only these turns are looked at; `None`: all.
    only: Option<Vec<Turn>>,
    /// The engine's last judgement of its own chances.
    score: i32,
    /// What the engine expects in the position now, if it does.
    expected: Option<Turn>,
    report: Option<Info>,
    next: u64,
}

impl<'a, W: Write> Session<'a, W> {
    pub fn new(out: &'a mut W, games: &'a mut dyn Games, settings: &Settings, news: Sender<News>) -> io::Result<Self> {
        let name = games.xboard_names().first().cloned().unwrap_or_default();
        let table = games.open(&name).map_err(|text| io::Error::new(io::ErrorKind::NotFound, text))?;
        let worker = Worker::start(news);
        worker.give(Job::Game(Arc::clone(&table.rules)));
        worker.give(Job::Seed(settings.seed));
        let game = set_up(&table);
        Ok(Self {
            out,
            games,
            worker,
            game,
            plays: Some(Side::Black),
            analyzing: false,
            control: Control::default(),
            ponder: false,
            post: false,
            lines: 1,
            strength: Strength::default(),
            busy: None,
            pings: Vec::new(),
            only: None,
            score: 0,
            expected: None,
            report: None,
            next: 0,
        })
    }

    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Stops everything and lets the thread go.
    pub fn leave(mut self) {
        self.abandon();
        self.worker.finish();
    }

    /// Takes in one piece of news; `true`: the session is over.
    pub fn hear(&mut self, news: News) -> io::Result<bool> {
        match news {
            News::Line(None) => return Ok(true),
            News::Line(Some(line)) => return self.obey(&line),
            News::Info(id, info) => self.show(id, info)?,
            News::Chosen(id, choice) => self.answer(id, choice.as_deref())?,
            News::Ready | News::Counted(..) | News::Total(..) | News::Value(..) => {}
        }
        Ok(false)
    }

    fn obey(&mut self, line: &str) -> io::Result<bool> {
        let not_now = |out: &mut W| writeln!(out, "Error (command not legal now): {}", quoted(line));
        match Command::parse(line) {
            Command::Nothing | Command::OpponentTime => {}
            Command::Protover => features(self.out, &self.games.xboard_names(), self.lines, self.strength.skill)?,
            Command::New => self.new_game()?,
            Command::Variant(name) => self.variant(&name, line)?,
            Command::Quit => return Ok(true),
            Command::Force => {
                self.abandon();
                self.plays = None;
            }
            Command::Go => self.play(self.game.side()),
            Command::PlayOther => self.play(self.game.side().other()),
            Command::OnMove(white) if white == (self.game.side() == Side::White) => {
                self.abandon();
                self.plays = Some(self.game.side().other());
            }
            Command::Level(level) => {
                self.control.level = Some(level);
                self.control.search_ms = None;
                self.control.remaining_ms = None;
            }
            Command::SearchTime(ms) => self.control.search_ms = Some(ms),
            Command::SearchDepth(depth) => self.control.depth = Some(depth),
            Command::Time(ms) => self.control.remaining_ms = Some(ms),
            Command::Move(text) => self.opponent_moves(&text)?,
            Command::MoveNow => self.busy.iter().filter(|busy| busy.task == Task::Think).for_each(|b| b.watch.stop()),
            Command::Ping(text) if self.is_thinking() => self.pings.push(quoted(&text)),
            Command::Ping(text) => writeln!(self.out, "pong {}", quoted(&text))?,
            Command::Draw => {
                if self.plays.is_some() && self.score <= CONTENT_WITH_DRAW && self.report.is_some() {
                    writeln!(self.out, "offer draw")?;
                }
            }
            Command::Result => {
                self.abandon();
                self.plays = None;
            }
            Command::SetBoard(text) => self.set_board(&text)?,
            Command::Hint => self.hint()?,
            Command::Book => writeln!(self.out, " There is no book.\n")?,
            Command::Undo if self.take_back(1) => {}
            Command::Remove if self.take_back(2) => {}
            Command::Ponder(on) => {
                self.ponder = on;
                if !on && self.busy.as_ref().is_some_and(|busy| matches!(busy.task, Task::Ponder(_))) {
                    self.abandon();
                }
            }
            Command::Post(on) => self.post = on,
            Command::Analyze => {
                self.plays = None;
                self.analyzing = true;
                self.consider();
            }
            Command::Exit => {
                self.analyzing = false;
                self.abandon();
            }
            Command::Status if self.analyzing => self.status()?,
            Command::Memory(mib) => self.worker.give(Job::Hash(mib.clamp(1, MOST_HASH))),
            Command::Cores(cores) => self.worker.give(Job::Threads(cores.clamp(1, MOST_THREADS))),
            Command::Option { name, value } => self.set_option(&name, value.as_deref(), line)?,
            Command::Exclude(out, text) => self.exclude(out, &text)?,
            Command::OnMove(_) | Command::Undo | Command::Remove | Command::Status => not_now(self.out)?,
            Command::Wrong(text) => writeln!(self.out, "Error (wrong parameters): {}", quoted(&text))?,
            Command::Unknown(text) => writeln!(self.out, "Error (unknown command): {}", quoted(&text))?,
        }
        Ok(false)
    }

    fn is_thinking(&self) -> bool {
        self.busy.as_ref().is_some_and(|busy| busy.task == Task::Think)
    }

    /// Ends the search without its answer.
    fn abandon(&mut self) {
        if let Some(busy) = self.busy.take() {
            busy.watch.stop();
        }
        for ping in std::mem::take(&mut self.pings) {
            // Nothing is left to wait for. If the output is gone, the next line finds out.
            let _ = writeln!(self.out, "pong {ping}");
        }
    }

    fn new_game(&mut self) -> io::Result<()> {
        let name = self.games.xboard_names().first().cloned().unwrap_or_default();
        if let Ok(table) = self.games.open(&name) {
            self.change_game(&table);
        }
        self.plays = Some(Side::Black);
        self.analyzing = false;
        self.control.depth = None;
        self.control.remaining_ms = None;
        self.worker.give(Job::Forget);
        Ok(())
    }

    fn change_game(&mut self, table: &Table) {
        self.abandon();
        self.worker.give(Job::Game(Arc::clone(&table.rules)));
        self.game = set_up(table);
        self.position_changed();
    }

    fn variant(&mut self, name: &str, line: &str) -> io::Result<()> {
        let Ok(table) = self.games.open(name) else {
            return writeln!(self.out, "Error (unknown variant): {}", quoted(line));
        };
        self.change_game(&table);
        if !table.known {
            match describe_game(&self.game.dialect, table.rules.definition(), &self.game.position) {
                Ok(lines) => {
                    for line in lines {
                        writeln!(self.out, "{line}")?;
                    }
                }
                Err(reason) => writeln!(self.out, "# {reason}")?,
            }
        }
        if self.analyzing {
            self.consider();
        }
        Ok(())
    }

    fn position_changed(&mut self) {
        self.only = None;
        self.expected = None;
    }

    fn play(&mut self, side: Side) {
        self.analyzing = false;
        self.plays = Some(side);
        self.consider();
    }

    /// Begins whatever the mode asks for in this position.
    fn consider(&mut self) {
        self.abandon();
        if self.game.ended.is_some() {
            return;
        }
        if self.analyzing {
            let limits = Limits { lines: self.lines, ..Limits::default() };
            self.begin(Task::Analyze, self.game.position.clone(), limits, Watch::new(true, false));
        } else if self.plays == Some(self.game.side()) {
            let limits = self.control.limits(self.game.made());
            self.begin(Task::Think, self.game.position.clone(), limits, Watch::new(false, false));
        }
    }

    fn begin(&mut self, task: Task, position: Position, limits: Limits, watch: Arc<Watch>) {
        let level = if task == Task::Analyze { None } else { self.strength.level() };
        let mut limits = level.as_ref().map_or_else(|| limits.clone(), |level| tighter(&limits, &level.limits));
        if let (Some(only), Task::Think | Task::Analyze) = (&self.only, task) {
            if only.is_empty() {
                return;
            }
            limits.only.clone_from(only);
        }
        self.next += 1;
        let id = self.next;
        let history = variorum_engine::history_of(&position);
        self.busy = Some(Busy { id, watch: Arc::clone(&watch), task, position: position.clone() });
        self.worker.give(Job::Search(Box::new(Search { id, position, history, limits, level, watch })));
    }

    fn opponent_moves(&mut self, text: &str) -> io::Result<()> {
        if self.is_thinking() {
            return writeln!(self.out, "Illegal move (not your turn): {}", quoted(text));
        }
        let turn = match self.game.read(text) {
            Ok(turn) => turn,
            Err(Refusal::Over) => return writeln!(self.out, "Illegal move (the game is over): {}", quoted(text)),
            Err(Refusal::Illegal) => return writeln!(self.out, "Illegal move: {}", quoted(text)),
        };
        self.game.make(turn);
        self.position_changed();
        match &mut self.busy {
            Some(busy) if busy.task == Task::Ponder(turn) && self.game.ended.is_none() => {
                busy.task = Task::Think;
                busy.watch.hit();
            }
            _ => self.consider(),
        }
        self.claim()
    }

    /// Says how the game ended, if the engine takes part in it.
    fn claim(&mut self) -> io::Result<()> {
        match self.game.ended {
            Some(outcome) if self.plays.is_some() => writeln!(self.out, "{}", Ending(outcome)),
            _ => Ok(()),
        }
    }

    fn show(&mut self, id: u64, info: Info) -> io::Result<()> {
        let Some(busy) = self.busy.as_ref().filter(|busy| busy.id == id) else { return Ok(()) };
        let wanted = match busy.task {
            Task::Think | Task::Analyze => self.post || self.analyzing,
            Task::Ponder(_) | Task::Hint => false,
        };
        if wanted {
            let pv = self.game.dialect.line_text(&busy.position, &info.pv);
            let line = thinking(&info, busy.watch.elapsed_ms(), &pv);
            writeln!(self.out, "{line}")?;
        }
        self.report = Some(info);
        Ok(())
    }

    fn answer(&mut self, id: u64, choice: Option<&Choice>) -> io::Result<()> {
        if self.busy.as_ref().is_none_or(|busy| busy.id != id) {
            return Ok(());
        }
        let Some(busy) = self.busy.take() else { return Ok(()) };
        match busy.task {
            Task::Hint => {
                if let Some(choice) = choice {
                    let text = self.game.dialect.turn_text(&busy.position, choice.turn);
                    writeln!(self.out, "Hint: {text}")?;
                }
            }
            Task::Think => {
                let turn = choice.map(|choice| choice.turn).or_else(|| crate::uci::any_turn(&mut self.game.position));
                if let Some(turn) = turn {
                    let text = self.game.dialect.turn_text(&self.game.position, turn);
                    writeln!(self.out, "move {text}")?;
                    self.game.make(turn);
                    self.position_changed();
                    self.score = choice.map_or(self.score, |choice| choice.score);
                    self.expected = choice.filter(|c| c.pv.first() == Some(&turn)).and_then(|c| c.pv.get(1).copied());
                    let spent = busy.watch.elapsed_ms();
                    self.control.remaining_ms = self.control.remaining_ms.map(|ms| ms.saturating_sub(spent));
                }
                self.claim()?;
                self.ponder();
            }
            // Nothing more to find out before the opponent moves: the work is in the hash table.
            Task::Ponder(_) | Task::Analyze => {}
        }
        for ping in std::mem::take(&mut self.pings) {
            writeln!(self.out, "pong {ping}")?;
        }
        Ok(())
    }

    fn ponder(&mut self) {
        let Some(turn) = self.expected.filter(|_| self.ponder && self.game.ended.is_none()) else { return };
        let mut position = self.game.position.clone();
        position.play_unchecked(turn);
        if position.outcome().is_none() {
            let limits = self.control.limits(self.game.made());
            self.begin(Task::Ponder(turn), position, limits, Watch::new(false, true));
        }
    }

    fn set_board(&mut self, text: &str) -> io::Result<()> {
        match self.game.dialect.parse_position(text) {
            Ok(position) => {
                self.abandon();
                self.game = Game::new(self.game.dialect.clone(), position);
                self.position_changed();
                if self.analyzing {
                    self.consider();
                }
                Ok(())
            }
            Err(faults) => writeln!(self.out, "tellusererror Illegal position: {}", quoted(&faults.to_string())),
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        if let Some(turn) = self.expected {
            let text = self.game.dialect.turn_text(&self.game.position, turn);
            return writeln!(self.out, "Hint: {text}");
        }
        if self.busy.is_none() && self.game.ended.is_none() {
            let limits = Limits::move_time(HINT_MS);
            self.begin(Task::Hint, self.game.position.clone(), limits, Watch::new(false, false));
        }
        Ok(())
    }

    fn take_back(&mut self, count: usize) -> bool {
        self.abandon();
        let made = (0..count).take_while(|_| self.game.undo()).count();
        self.position_changed();
        if self.analyzing {
            self.consider();
        }
        made == count
    }

    fn status(&mut self) -> io::Result<()> {
        let Some(busy) = &self.busy else { return Ok(()) };
        let (nodes, depth) = self.report.as_ref().map_or((0, 0), |info| (info.nodes, info.depth));
        let moves = variorum_rules::movegen::count_actions(&mut busy.position.clone());
        writeln!(self.out, "stat01: {} {nodes} {depth} 0 {moves}", busy.watch.elapsed_ms() / 10)
    }

    fn set_option(&mut self, name: &str, value: Option<&str>, line: &str) -> io::Result<()> {
        let number = value.and_then(|value| value.parse::<usize>().ok());
        match (name, number) {
            ("MultiPV", Some(lines)) => {
                self.lines = lines.clamp(1, MOST_LINES);
                if self.analyzing {
                    self.consider();
                }
            }
            ("Skill Level", Some(skill)) => {
                self.strength.skill = skill.min(crate::strength::FULL_SKILL as usize) as u32
            }
            ("Clear Hash", _) => self.worker.give(Job::Forget),
            _ => writeln!(self.out, "Error (unknown option): {}", quoted(line))?,
        }
        Ok(())
    }

    fn exclude(&mut self, exclude: bool, text: &str) -> io::Result<()> {
        match (text, exclude) {
            ("all", true) => self.only = Some(Vec::new()),
            ("all", false) => self.only = None,
            _ => {
                let Ok(turn) = self.game.read(text) else {
                    return writeln!(self.out, "Illegal move: {}", quoted(text));
                };
                let all = || self.game.position.clone().turns();
                let mut only = self.only.take().unwrap_or_else(all);
                only.retain(|other| *other != turn);
                if !exclude {
                    only.push(turn);
                }
                self.only = Some(only);
            }
        }
        if self.analyzing {
            self.consider();
        }
        Ok(())
    }
}

fn set_up(table: &Table) -> Game {
    Game::new(Dialect::xboard(Arc::clone(&table.rules), table.chess960), table.start())
}
