//! The UCI session: the options, the position and the running searches.
//!
//! It handles one event after another and never waits for a search.

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender};

use variorum_engine::{Choice, Info, history_of};
use variorum_rules::{Position, Turn};

use super::command::{Command, Go, GoParameters, Start};
use super::options::{DEFAULT_HASH, OptionEffect, Options};
use super::{go, print};
use crate::games::{Games, SelectedGame};
use crate::lines::quoted;
use crate::score::{ResultText, nodes_per_second, uci_score};
use crate::session::{Session, any_turn, expected_reply, open_game, run_session};
use crate::strength::Strength;
use crate::worker::{Event, Job, Perft, SearchControl, Worker};
use variorum_notation::{Dialect, read_position};

/// The settings of a session that the client cannot change by an option, and the defaults of others.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The name of the game to begin with; `None`: the first of [`Games::names`].
    pub game: Option<String>,
    /// The seed of the weak levels' random moves.
    pub seed: u64,
    /// The default size of the hash table in MiB.
    pub hash_mib: usize,
    /// The default number of threads.
    pub threads: usize,
}

impl Default for Settings {
    fn default() -> Self {
        Self { game: None, seed: 0, hash_mib: DEFAULT_HASH, threads: 1 }
    }
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
    run_session(input, |events| UciSession::new(out, games, settings, events))
}

struct UciSession<'a, W: Write> {
    out: &'a mut W,
    games: &'a mut dyn Games,
    worker: Worker,
    options: Options,
    selected: SelectedGame,
    dialect: Dialect,
    position: Position,
    /// The last `position` command, so that a longer list of moves need not be made from the start.
    last_position: (Start, Vec<String>),
    running: Vec<Running>,
    next: u64,
    debug: bool,
}

/// A running search or perft count.
struct Running {
    id: u64,
    control: Arc<SearchControl>,
    position: Position,
    dialect: Dialect,
    nodes: u64,
}

impl<'a, W: Write> UciSession<'a, W> {
    fn new(out: &'a mut W, games: &'a mut dyn Games, settings: &Settings, events: Sender<Event>) -> io::Result<Self> {
        let name = settings.game.clone().or_else(|| games.names().first().cloned()).unwrap_or_default();
        let (selected, worker) = open_game(games, &name, settings.seed, events)?;
        let options = Options {
            hash: settings.hash_mib,
            threads: settings.threads,
            lines: 1,
            overhead: 10,
            strength: Strength::default(),
            chess960: false,
        };
        worker.add(Job::Hash(options.hash));
        worker.add(Job::Threads(options.threads));
        let dialect = Dialect::uci(Arc::clone(&selected.rules), selected.chess960);
        let position = selected.start();
        let last_position = (Start::Usual, Vec::new());
        let running = Vec::new();
        let (next, debug) = (0, false);
        Ok(Self { out, games, worker, options, selected, dialect, position, last_position, running, next, debug })
    }

    fn info_string(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "info string {text}")
    }

    fn execute(&mut self, command: Command) -> io::Result<bool> {
        match command {
            Command::Uci => self.introduce()?,
            Command::Debug(on) => self.debug = on,
            Command::IsReady if self.running.is_empty() => self.worker.add(Job::Ready),
            Command::IsReady => writeln!(self.out, "readyok")?,
            Command::SetOption { name, value } => self.set_option(&name, value.as_deref())?,
            Command::NewGame => {
                self.worker.add(Job::Forget);
                self.reset();
            }
            Command::Position { start, moves } => self.set_position(start, moves)?,
            Command::Go(Go::Perft(depth)) => self.perft(depth),
            Command::Go(Go::Search(limits)) => self.go(&limits)?,
            Command::Stop => self.stop(),
            Command::PonderHit => self.running.iter().for_each(|running| running.control.hit()),
            Command::Show => self.show()?,
            Command::Evaluate => self.worker.add(Job::Evaluate(Box::new(self.position.clone()))),
            Command::Quit => return Ok(true),
            Command::Nothing => {}
            Command::Unknown(text) => self.info_string(&format!("unknown command: {text}"))?,
        }
        Ok(false)
    }

    fn introduce(&mut self) -> io::Result<()> {
        writeln!(self.out, "id name {}\nid author {}\n", crate::NAME, crate::AUTHOR)?;
        for line in self.options.announce(&self.games.names(), &self.selected.name) {
            writeln!(self.out, "{line}")?;
        }
        writeln!(self.out, "uciok")
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) -> io::Result<()> {
        match self.options.set(name, value) {
            Err(text) => self.info_string(&text),
            Ok(effect) => {
                match effect {
                    OptionEffect::None => {}
                    OptionEffect::Hash(mib) => self.worker.add(Job::Hash(mib)),
                    OptionEffect::Threads(threads) => self.worker.add(Job::Threads(threads)),
                    OptionEffect::ClearHash => self.worker.add(Job::Forget),
                    OptionEffect::Chess960 => self.dialect.chess960 = self.options.chess960 || self.selected.chess960,
                    OptionEffect::Variant(name) => match self.games.open(&name) {
                        Ok(selected) => self.select(selected)?,
                        Err(text) => self.info_string(&text)?,
                    },
                    OptionEffect::GameFile(path) => match self.games.load(&path) {
                        Ok(selected) => self.select(selected)?,
                        Err(errors) => {
                            for line in errors.iter().flat_map(|error| error.lines()) {
                                self.info_string(line)?;
                            }
                        }
                    },
                }
                if self.debug { self.info_string(&format!("option {} is set", quoted(name))) } else { Ok(()) }
            }
        }
    }

    /// Changes to another game.
    fn select(&mut self, selected: SelectedGame) -> io::Result<()> {
        self.worker.add(Job::Game(Arc::clone(&selected.rules)));
        self.dialect = Dialect::uci(Arc::clone(&selected.rules), self.options.chess960 || selected.chess960);
        self.selected = selected;
        self.reset();
        let start = self.dialect.position_text(&self.position);
        let line = print::variant(&self.selected.name, &self.position, &start);
        writeln!(self.out, "{line}")
    }

    fn reset(&mut self) {
        self.position = self.selected.start();
        self.last_position = (Start::Usual, Vec::new());
    }

    fn set_position(&mut self, start: Start, moves: Vec<String>) -> io::Result<()> {
        let (old_start, old_moves) = &self.last_position;
        let mut made = 0;
        if *old_start == start && moves.starts_with(old_moves) {
            made = old_moves.len();
        } else {
            let position = match &start {
                Start::Usual => self.selected.start(),
                Start::Text(text) => match read_position(self.position.rules(), text) {
                    Ok(read) => {
                        for remark in read.remarks {
                            self.info_string(&format!("position: {remark}"))?;
                        }
                        read.position
                    }
                    Err(errors) => return self.info_string(&format!("illegal position, ignored: {errors}")),
                },
            };
            self.position = position;
        }
        for text in &moves[made..] {
            match self.dialect.parse_turn(&self.position, text) {
                Ok(turn) => self.position.play_unchecked(turn),
                Err(error) => {
                    let text = format!("move {} and all later moves are ignored: {error}", made + 1);
                    self.last_position = (start, moves[..made].to_vec());
                    return self
                        .info_string(&text.chars().filter(|sign| !sign.is_control()).take(200).collect::<String>());
                }
            }
            made += 1;
        }
        self.last_position = (start, moves);
        Ok(())
    }

    fn stop(&mut self) {
        self.running.iter().for_each(|running| running.control.stop());
    }

    /// Stops what is running, and registers a new search or count.
    fn register(&mut self, control: &Arc<SearchControl>) -> u64 {
        self.stop();
        self.next += 1;
        self.running.push(Running {
            id: self.next,
            control: Arc::clone(control),
            position: self.position.clone(),
            dialect: self.dialect.clone(),
            nodes: 0,
        });
        self.next
    }

    fn perft(&mut self, depth: u32) {
        let control = SearchControl::new(false, false);
        let id = self.register(&control);
        self.worker.add(Job::Perft(Box::new(Perft { id, position: self.position.clone(), depth, control })));
    }

    fn go(&mut self, parameters: &GoParameters) -> io::Result<()> {
        let mut only: Vec<Turn> = Vec::new();
        for text in &parameters.search_moves {
            match self.dialect.parse_turn(&self.position, text) {
                Ok(turn) => only.push(turn),
                Err(_) => self.info_string(&format!("searchmoves: {} is not a legal move", quoted(text)))?,
            }
        }
        let side = self.position.side();
        let limits = go::limits(parameters, side, self.options.overhead, self.options.lines, only);
        let level = self.options.strength.level();
        let control = SearchControl::new(go::is_endless(parameters, side), parameters.ponder);
        let id = self.register(&control);
        self.worker.search(id, self.position.clone(), limits, level, control);
        Ok(())
    }

    fn report(&mut self, id: u64, info: &Info) -> io::Result<()> {
        let Some(running) = self.running.iter_mut().find(|running| running.id == id) else { return Ok(()) };
        running.nodes = info.nodes;
        let pv = running.dialect.line_text(&running.position, &info.pv);
        let line = print::info(info, running.control.elapsed_ms(), &pv);
        writeln!(self.out, "{line}")
    }

    fn answer(&mut self, id: u64, choice: Option<&Choice>) -> io::Result<()> {
        let Some(at) = self.running.iter().position(|running| running.id == id) else { return Ok(()) };
        let running = self.running.remove(at);
        answer(self.out, &running, choice)
    }

    fn show(&mut self) -> io::Result<()> {
        let fen = self.dialect.position_text(&self.position);
        let own = self.position.text();
        writeln!(self.out, "\n{}", print::diagram(&self.position))?;
        writeln!(self.out, "Variant: {}\nFen: {fen}", self.selected.name)?;
        if own != fen {
            writeln!(self.out, "Text: {own}")?;
        }
        if let Some(outcome) = variorum_engine::ending(&self.position, &history_of(&self.position)) {
            writeln!(self.out, "Result: {}", ResultText(outcome))?;
        } else if self.position.is_check() {
            writeln!(self.out, "Check")?;
        }
        Ok(())
    }

    fn show_value(&mut self, position: &Position, value: i32, values: &[(i32, i32)]) -> io::Result<()> {
        for (piece, &(board, hand)) in position.rules().definition().pieces.iter().zip(values) {
            let hand = if hand == 0 { String::new() } else { format!(", in hand {hand}") };
            writeln!(self.out, "{} ({}): {board}{hand}", piece.name, piece.token)?;
        }
        writeln!(self.out, "\nFinal evaluation: {value} centipawns for {}, who is to move", position.side())
    }
}

/// Prints the end of a search: a last report if there were nodes after the previous one, then the best move.
fn answer(out: &mut impl Write, running: &Running, choice: Option<&Choice>) -> io::Result<()> {
    let Running { position, dialect, control, .. } = running;
    if let Some(choice) = choice {
        let pv = dialect.line_text(position, &choice.pv);
        if choice.nodes > running.nodes && choice.depth > 0 {
            let time = control.elapsed_ms();
            writeln!(
                out,
                "info depth {} multipv 1 score {} nodes {} nps {} time {time} pv {}",
                choice.depth,
                uci_score(choice.score, variorum_engine::Bound::Exact),
                choice.nodes,
                nodes_per_second(choice.nodes, time),
                pv.join(" ")
            )?;
        }
        let best = dialect.turn_text(position, choice.turn);
        return match expected_reply(choice, choice.turn).and(pv.get(1)) {
            Some(ponder) => writeln!(out, "bestmove {best} ponder {ponder}"),
            None => writeln!(out, "bestmove {best}"),
        };
    }
    let score = match position.outcome() {
        Some(outcome) if outcome.winner == Some(position.side().other()) => "mate 0",
        _ => "cp 0",
    };
    writeln!(out, "info depth 0 score {score}")?;
    match any_turn(position) {
        // The game is drawn by its history, but the client may want to play on.
        Some(turn) => writeln!(out, "bestmove {}", dialect.turn_text(position, turn)),
        None => writeln!(out, "bestmove (none)"),
    }
}

impl<W: Write> Session for UciSession<'_, W> {
    fn is_quit(line: &str) -> bool {
        matches!(Command::parse(line), Command::Quit)
    }

    fn handle(&mut self, event: Event) -> io::Result<bool> {
        match event {
            Event::Line(None) => return Ok(true),
            Event::Line(Some(line)) => return self.execute(Command::parse(&line)),
            Event::Ready => writeln!(self.out, "readyok")?,
            Event::Info(id, info) => self.report(id, &info)?,
            Event::Chosen(id, choice) => self.answer(id, choice.as_deref())?,
            Event::Counted(id, turn, nodes) => {
                if let Some(running) = self.running.iter().find(|running| running.id == id) {
                    let text = running.dialect.turn_text(&running.position, turn);
                    writeln!(self.out, "{text}: {nodes}")?;
                }
            }
            Event::Total(id, total) => {
                self.running.retain(|running| running.id != id);
                match total {
                    Some(nodes) => writeln!(self.out, "\nNodes searched: {nodes}\n")?,
                    None => self.info_string("the count was stopped")?,
                }
            }
            Event::Value(position, value, values) => self.show_value(&position, value, &values)?,
        }
        Ok(false)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    fn finish(mut self, events: &Receiver<Event>) -> io::Result<()> {
        self.stop();
        let Self { worker, .. } = self;
        worker.finish();
        let mut rest = Remaining { out: self.out, running: self.running };
        for item in events.try_iter() {
            rest.handle(item)?;
        }
        rest.out.flush()
    }
}

/// The searches that are still running when the session ends. Clients expect their best moves.
struct Remaining<'a, W: Write> {
    out: &'a mut W,
    running: Vec<Running>,
}

impl<W: Write> Remaining<'_, W> {
    fn handle(&mut self, event: Event) -> io::Result<()> {
        match event {
            Event::Ready => writeln!(self.out, "readyok"),
            Event::Chosen(id, choice) => match self.running.iter().find(|running| running.id == id) {
                Some(running) => answer(self.out, running, choice.as_deref()),
                None => Ok(()),
            },
            Event::Line(_) | Event::Info(..) | Event::Counted(..) | Event::Total(..) | Event::Value(..) => Ok(()),
        }
    }
}
