//! The XBoard session: its modes, the game, and the one search that may be running.
//!
//! It handles one event after another and never waits for a search.

mod settings;

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender};

use variorum_engine::{Choice, Info, Limits};
use variorum_rules::{Position, Side, Turn};

use super::clock::Clock;
use super::command::Command;
use super::game::{CurrentGame, Refusal};
use super::print::{features, thinking};
use super::setup::describe_game;
use crate::games::{Games, SelectedGame};
use crate::lines::quoted;
use crate::score::ResultText;
use crate::session::{Session, any_turn, expected_reply, open_game, run_session};
use crate::strength::Strength;
use crate::universal::{MAX_HASH, MAX_THREADS};
use crate::worker::{Event, Job, SearchControl, Worker};
use variorum_notation::{Dialect, ReadPosition, read_position};

/// Time for a hint in milliseconds.
const HINT_MS: u64 = 300;
/// The engine accepts a draw if its score is at most this, in centipawns.
const DRAW_SCORE: i32 = 0;

/// The settings of a session that the client cannot change.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The seed of the weak levels' random moves.
    pub seed: u64,
}

/// Runs a session until the client sends `quit` or the input ends.
///
/// # Errors
/// If the output fails, or the first game is not available; in that case nothing was written.
pub fn run(
    input: impl BufRead + Send + 'static,
    out: &mut impl Write,
    games: &mut dyn Games,
    settings: &Settings,
) -> io::Result<()> {
    run_session(input, |events| XboardSession::new(out, games, settings, events))
}

/// The purpose of a search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Task {
    Think,
    /// Thinking on the opponent's time, expecting this turn.
    Ponder(Turn),
    Analyze,
    Hint,
}

/// The running search.
struct CurrentSearch {
    id: u64,
    control: Arc<SearchControl>,
    task: Task,
    position: Position,
}

struct XboardSession<'a, W: Write> {
    out: &'a mut W,
    games: &'a mut dyn Games,
    worker: Worker,
    game: CurrentGame,
    /// The side that the engine plays; `None` in force mode and while analysing.
    plays: Option<Side>,
    analyzing: bool,
    clock: Clock,
    ponder: bool,
    post: bool,
    lines: usize,
    strength: Strength,
    search: Option<CurrentSearch>,
    /// Pings to answer after the engine's move.
    pings: Vec<String>,
    /// The turns to consider (`exclude`, `include`); `None`: all.
    only: Option<Vec<Turn>>,
    /// The engine's last score of its own position, in centipawns.
    score: i32,
    /// The turn that the engine expects the opponent to make next.
    expected: Option<Turn>,
    report: Option<Info>,
    /// The folder with endgame tables, for this game and those after it.
    tables: Option<String>,
    next: u64,
}

impl<'a, W: Write> XboardSession<'a, W> {
    fn new(out: &'a mut W, games: &'a mut dyn Games, settings: &Settings, events: Sender<Event>) -> io::Result<Self> {
        let name = games.xboard_names().first().cloned().unwrap_or_default();
        let (selected, worker) = open_game(games, &name, settings.seed, events)?;
        let game = set_up(&selected);
        Ok(Self {
            out,
            games,
            worker,
            game,
            plays: Some(Side::Black),
            analyzing: false,
            clock: Clock::default(),
            ponder: false,
            post: false,
            lines: 1,
            strength: Strength::default(),
            search: None,
            pings: Vec::new(),
            only: None,
            score: 0,
            expected: None,
            report: None,
            tables: None,
            next: 0,
        })
    }

    fn execute(&mut self, line: &str) -> io::Result<bool> {
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
            Command::Level(control) => {
                self.clock.time_control = Some(control);
                self.clock.search_ms = None;
                self.clock.remaining_ms = None;
            }
            Command::SearchTime(ms) => self.clock.search_ms = Some(ms),
            Command::SearchDepth(depth) => self.clock.depth = Some(depth),
            Command::Time(ms) => self.clock.remaining_ms = Some(ms),
            Command::Move(text) => self.opponent_moves(&text)?,
            Command::MoveNow => {
                self.search.iter().filter(|search| search.task == Task::Think).for_each(|search| search.control.stop())
            }
            Command::Ping(text) if self.is_thinking() => self.pings.push(quoted(&text)),
            Command::Ping(text) => writeln!(self.out, "pong {}", quoted(&text))?,
            Command::Draw => {
                if self.plays.is_some() && self.score <= DRAW_SCORE && self.report.is_some() {
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
                if !on && self.search.as_ref().is_some_and(|search| matches!(search.task, Task::Ponder(_))) {
                    self.abandon();
                }
            }
            Command::Post(on) => self.post = on,
            Command::Analyze => {
                self.plays = None;
                self.analyzing = true;
                self.start_thinking();
            }
            Command::Exit => {
                self.analyzing = false;
                self.abandon();
            }
            Command::Status if self.analyzing => self.status()?,
            Command::Memory(mib) => self.worker.add(Job::Hash(mib.clamp(1, MAX_HASH))),
            Command::Cores(cores) => self.worker.add(Job::Threads(cores.clamp(1, MAX_THREADS))),
            Command::Tables(folder) => {
                self.tables = Some(folder);
                self.change_tables()?;
                if self.analyzing {
                    self.start_thinking();
                }
            }
            Command::Option { name, value } => self.set_option(&name, value.as_deref(), line)?,
            Command::Exclude(out, text) => self.exclude(out, &text)?,
            Command::OnMove(_) | Command::Undo | Command::Remove | Command::Status => not_now(self.out)?,
            Command::Invalid(text) => writeln!(self.out, "Error (wrong parameters): {}", quoted(&text))?,
            Command::Unknown(text) => writeln!(self.out, "Error (unknown command): {}", quoted(&text))?,
        }
        Ok(false)
    }

    fn is_thinking(&self) -> bool {
        self.search.as_ref().is_some_and(|search| search.task == Task::Think)
    }

    /// Stops the search and discards its answer.
    fn abandon(&mut self) {
        if let Some(search) = self.search.take() {
            search.control.stop();
        }
        for ping in std::mem::take(&mut self.pings) {
            // There is nothing left to wait for. If the output fails, the next line reports it.
            let _ = writeln!(self.out, "pong {ping}");
        }
    }

    fn new_game(&mut self) -> io::Result<()> {
        let name = self.games.xboard_names().first().cloned().unwrap_or_default();
        if let Ok(selected) = self.games.open(&name) {
            self.change_game(&selected)?;
        }
        self.plays = Some(Side::Black);
        self.analyzing = false;
        self.clock.depth = None;
        self.clock.remaining_ms = None;
        self.worker.add(Job::Forget);
        Ok(())
    }

    fn change_game(&mut self, selected: &SelectedGame) -> io::Result<()> {
        self.abandon();
        let same = Arc::ptr_eq(self.game.position.rules(), &selected.rules);
        self.worker.add(Job::Game(Arc::clone(&selected.rules)));
        self.game = set_up(selected);
        self.position_changed();
        if same { Ok(()) } else { self.change_tables() }
    }

    fn variant(&mut self, name: &str, line: &str) -> io::Result<()> {
        let Ok(selected) = self.games.open(name) else {
            return writeln!(self.out, "Error (unknown variant): {}", quoted(line));
        };
        self.change_game(&selected)?;
        if !selected.known {
            match describe_game(&self.game.dialect, selected.rules.definition(), &self.game.position) {
                Ok(lines) => {
                    for line in lines {
                        writeln!(self.out, "{line}")?;
                    }
                }
                Err(reason) => writeln!(self.out, "# {reason}")?,
            }
        }
        if self.analyzing {
            self.start_thinking();
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
        self.start_thinking();
    }

    /// Starts the search that the mode requires in this position.
    fn start_thinking(&mut self) {
        self.abandon();
        if self.game.ended.is_some() {
            return;
        }
        if self.analyzing {
            let limits = Limits { lines: self.lines, ..Limits::default() };
            self.begin(Task::Analyze, self.game.position.clone(), limits, SearchControl::new(true, false));
        } else if self.plays == Some(self.game.side()) {
            let limits = self.clock.limits(self.game.made());
            self.begin(Task::Think, self.game.position.clone(), limits, SearchControl::new(false, false));
        }
    }

    fn begin(&mut self, task: Task, position: Position, mut limits: Limits, control: Arc<SearchControl>) {
        let level = if task == Task::Analyze { None } else { self.strength.level() };
        if let (Some(only), Task::Think | Task::Analyze) = (&self.only, task) {
            if only.is_empty() {
                return;
            }
            limits.only.clone_from(only);
        }
        self.next += 1;
        let id = self.next;
        self.search = Some(CurrentSearch { id, control: Arc::clone(&control), task, position: position.clone() });
        self.worker.search(id, position, limits, level, control);
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
        match &mut self.search {
            Some(search) if search.task == Task::Ponder(turn) && self.game.ended.is_none() => {
                search.task = Task::Think;
                search.control.hit();
            }
            _ => self.start_thinking(),
        }
        self.claim()
    }

    /// Claims the end of the game, if the engine plays in it.
    fn claim(&mut self) -> io::Result<()> {
        match self.game.ended {
            Some(outcome) if self.plays.is_some() => writeln!(self.out, "{}", ResultText(outcome)),
            _ => Ok(()),
        }
    }

    fn show(&mut self, id: u64, info: Info) -> io::Result<()> {
        let Some(search) = self.search.as_ref().filter(|search| search.id == id) else { return Ok(()) };
        let wanted = match search.task {
            Task::Think | Task::Analyze => self.post || self.analyzing,
            Task::Ponder(_) | Task::Hint => false,
        };
        if wanted {
            let pv = self.game.dialect.line_text(&search.position, &info.pv);
            let line = thinking(&info, search.control.elapsed_ms(), &pv);
            writeln!(self.out, "{line}")?;
        }
        self.report = Some(info);
        Ok(())
    }

    fn answer(&mut self, id: u64, choice: Option<&Choice>) -> io::Result<()> {
        if self.search.as_ref().is_none_or(|search| search.id != id) {
            return Ok(());
        }
        let Some(search) = self.search.take() else { return Ok(()) };
        match search.task {
            Task::Hint => {
                if let Some(choice) = choice {
                    let text = self.game.dialect.turn_text(&search.position, choice.turn);
                    writeln!(self.out, "Hint: {text}")?;
                }
            }
            Task::Think => {
                let turn = choice.map(|choice| choice.turn).or_else(|| any_turn(&self.game.position));
                if let Some(turn) = turn {
                    let text = self.game.dialect.turn_text(&self.game.position, turn);
                    writeln!(self.out, "move {text}")?;
                    self.game.make(turn);
                    self.position_changed();
                    self.score = choice.map_or(self.score, |choice| choice.score);
                    self.expected = choice.and_then(|choice| expected_reply(choice, turn));
                    let spent = search.control.elapsed_ms();
                    self.clock.remaining_ms = self.clock.remaining_ms.map(|ms| ms.saturating_sub(spent));
                }
                self.claim()?;
                self.ponder();
            }
            // The answer is not needed before the opponent moves; the hash table keeps the work.
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
            let limits = self.clock.limits(self.game.made());
            self.begin(Task::Ponder(turn), position, limits, SearchControl::new(false, true));
        }
    }

    fn set_board(&mut self, text: &str) -> io::Result<()> {
        match read_position(self.game.position.rules(), text) {
            Ok(ReadPosition { position, remarks }) => {
                for remark in remarks {
                    writeln!(self.out, "# position: {}", remark)?;
                }
                self.abandon();
                self.game = CurrentGame::new(self.game.dialect.clone(), position);
                self.position_changed();
                if self.analyzing {
                    self.start_thinking();
                }
                Ok(())
            }
            Err(errors) => writeln!(self.out, "tellusererror Illegal position: {}", quoted(&errors.to_string())),
        }
    }

    fn hint(&mut self) -> io::Result<()> {
        if let Some(turn) = self.expected {
            let text = self.game.dialect.turn_text(&self.game.position, turn);
            return writeln!(self.out, "Hint: {text}");
        }
        if self.search.is_none() && self.game.ended.is_none() {
            let limits = Limits::move_time(HINT_MS);
            self.begin(Task::Hint, self.game.position.clone(), limits, SearchControl::new(false, false));
        }
        Ok(())
    }

    fn take_back(&mut self, count: usize) -> bool {
        self.abandon();
        let made = (0..count).take_while(|_| self.game.undo()).count();
        self.position_changed();
        if self.analyzing {
            self.start_thinking();
        }
        made == count
    }

    fn status(&mut self) -> io::Result<()> {
        let Some(search) = &self.search else { return Ok(()) };
        let (nodes, depth) = self.report.as_ref().map_or((0, 0), |info| (info.nodes, info.depth));
        let moves = variorum_rules::movegen::count_actions(&mut search.position.scratch());
        writeln!(self.out, "stat01: {} {nodes} {depth} 0 {moves}", search.control.elapsed_ms() / 10)
    }
}

impl<W: Write> Session for XboardSession<'_, W> {
    fn is_quit(line: &str) -> bool {
        matches!(Command::parse(line), Command::Quit)
    }

    fn handle(&mut self, event: Event) -> io::Result<bool> {
        match event {
            Event::Line(None) => return Ok(true),
            Event::Line(Some(line)) => return self.execute(&line),
            Event::Info(id, info) => self.show(id, info)?,
            Event::Chosen(id, choice) => self.answer(id, choice.as_deref())?,
            Event::Ready | Event::Counted(..) | Event::Total(..) | Event::Value(..) => {}
        }
        Ok(false)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    fn finish(mut self, _: &Receiver<Event>) -> io::Result<()> {
        self.abandon();
        self.worker.finish();
        Ok(())
    }
}

fn set_up(selected: &SelectedGame) -> CurrentGame {
    CurrentGame::new(Dialect::xboard(Arc::clone(&selected.rules), selected.chess960), selected.start())
}
