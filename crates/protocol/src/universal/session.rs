//! The session: the options, the position and the running searches.
//!
//! It handles one event after another and never waits for a search.

use std::io::{self, BufRead, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender};
use std::time::Duration;

use variorum_engine::{Choice, Info, ending, history_of};
use variorum_rules::{Position, Turn};

use super::board::Board;
use super::command::{Command, Go, GoParameters};
use super::options::{DEFAULT_HASH, OptionEffect, Options};
use super::protocol::Protocol;
use super::running::{Purpose, Running};
use super::{limits, print};
use crate::games::{Games, SelectedGame};
use crate::lines::quoted;
use crate::score::ResultText;
use crate::session::{Session, open_game, run_session};
use crate::worker::{Event, FileChoice, Job, Perft, SearchControl, Worker};

/// How often a session that still counts after its last line says so.
const SIGN_OF_LIFE: Duration = Duration::from_secs(60);

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

/// Runs a session until the client sends `quit` or the input ends. Searches are then stopped; perft counts are finished first.
///
/// # Errors
/// If the output fails, or the first game is not available; in that case nothing was written.
pub fn run(
    input: impl BufRead + Send + 'static,
    out: &mut impl Write,
    games: &mut dyn Games,
    settings: &Settings,
) -> io::Result<()> {
    run_session(input, |events| UniversalSession::new(out, games, settings, events))
}

struct UniversalSession<'a, W: Write> {
    out: &'a mut W,
    games: &'a mut dyn Games,
    worker: Worker,
    protocol: Protocol,
    options: Options,
    board: Board,
    tables: FileChoice<String>,
    running: Vec<Running>,
    next: u64,
    debug: bool,
}

impl<'a, W: Write> UniversalSession<'a, W> {
    fn new(out: &'a mut W, games: &'a mut dyn Games, settings: &Settings, events: Sender<Event>) -> io::Result<Self> {
        let name = settings.game.clone().or_else(|| games.names().first().cloned()).unwrap_or_default();
        let (selected, worker) = open_game(games, &name, settings.seed, events)?;
        let options = Options::new(settings.hash_mib, settings.threads);
        worker.add(Job::Hash(options.hash));
        worker.add(Job::Threads(options.threads));
        let protocol = Protocol::Uci;
        let board = Board::new(selected, protocol, options.chess960);
        let (tables, running) = (FileChoice::Game, Vec::new());
        Ok(Self { out, games, worker, protocol, options, board, tables, running, next: 0, debug: false })
    }

    fn info_string(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "info string {text}")
    }

    fn execute(&mut self, command: Command) -> io::Result<bool> {
        match command {
            Command::Use(protocol) => self.introduce(protocol)?,
            Command::Debug(on) => self.debug = on,
            Command::IsReady if self.running.is_empty() => self.worker.add(Job::Ready),
            Command::IsReady => writeln!(self.out, "readyok")?,
            Command::SetOption { name, value } => self.set_option(&name, value.as_deref())?,
            Command::NewGame => {
                self.worker.add(Job::Forget);
                // Clients that do not wait for `readyok` would otherwise pay for this with the time of the first move.
                self.worker.add(Job::Prepare);
                self.board.reset();
            }
            Command::Position { start, moves } => {
                let refused = self.board.set(self.protocol, start, moves);
                for remark in std::mem::take(&mut self.board.remarks) {
                    self.info_string(&format!("position: {remark}"))?;
                }
                if let Err(text) = refused {
                    self.info_string(&text)?;
                }
            }
            Command::Ban(moves) => {
                let (turns, wrong) = self.board.turns(&moves);
                self.board.banned = turns;
                for text in wrong {
                    self.info_string(&format!("banmoves: {text} is not a legal move"))?;
                }
            }
            Command::Go(Go::Perft(depth)) => self.perft(depth)?,
            Command::Go(Go::Search(parameters)) => self.go(*parameters)?,
            Command::Stop => self.running.iter().for_each(|running| running.control.stop()),
            Command::PonderHit => self.running.iter().for_each(|running| running.control.hit()),
            Command::Show => self.show()?,
            Command::Evaluate => self.worker.add(Job::Evaluate(Box::new(self.board.position.clone()))),
            Command::Quit => {
                if self.protocol == Protocol::Ucci {
                    writeln!(self.out, "bye")?;
                }
                return Ok(true);
            }
            Command::Nothing => {}
            Command::Unknown(text) => self.info_string(&format!("unknown command: {text}"))?,
        }
        Ok(false)
    }

    /// Takes up a protocol and introduces the engine in it. If its clients cannot follow the present game, the first game that they can
    /// follow is selected.
    fn introduce(&mut self, protocol: Protocol) -> io::Result<()> {
        self.protocol = protocol;
        let names = match protocol.tradition() {
            None => self.games.names(),
            Some(tradition) => self.games.names_of(tradition),
        };
        let mut selected = self.board.selected.clone();
        if !protocol.suits(selected.rules.definition()) {
            let mut opened = names.iter().filter_map(|name| self.games.open(name).ok());
            match opened.find(|game| protocol.suits(game.rules.definition())) {
                Some(game) => selected = game,
                None => writeln!(self.out, "info string there is no game that this protocol can write")?,
            }
        }
        self.change_game(selected)?;
        writeln!(self.out, "id name {}\nid author {}\n", crate::NAME, crate::AUTHOR)?;
        for line in self.options.announce(protocol, names, &self.board.selected.name) {
            writeln!(self.out, "{line}")?;
        }
        writeln!(self.out, "{}", protocol.closing())
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
                    OptionEffect::Chess960 => {
                        let chess960 = self.options.chess960 || self.board.selected.chess960;
                        self.board.writing.set_chess960(chess960);
                    }
                    OptionEffect::Variant(name) => match self.games.open(&name) {
                        Ok(selected) => self.select(selected)?,
                        Err(text) => self.info_string(&text)?,
                    },
                    OptionEffect::Net(choice) => self.change_net(choice)?,
                    OptionEffect::Tables(choice) => {
                        self.tables = choice;
                        self.change_tables()?;
                    }
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

    /// Evaluates the present game with another net. A change of the game takes up that game's own.
    fn change_net(&mut self, choice: FileChoice<String>) -> io::Result<()> {
        let net = match choice {
            FileChoice::Game => FileChoice::Game,
            FileChoice::Off => FileChoice::Off,
            FileChoice::File(path) => match self.games.net(&path, &self.board.selected.rules) {
                Ok(net) => FileChoice::File(net),
                Err(text) => return self.info_string(&text),
            },
        };
        self.worker.add(Job::Net(net));
        Ok(())
    }

    /// Asks the tables of the chosen folder from now on, in the present game and in those after it.
    fn change_tables(&mut self) -> io::Result<()> {
        let tables = match &self.tables {
            FileChoice::Game => FileChoice::Game,
            FileChoice::Off => FileChoice::Off,
            FileChoice::File(folder) => match self.games.tables(folder, &self.board.selected.rules) {
                Ok((tables, remarks)) => {
                    for remark in remarks {
                        self.info_string(&remark)?;
                    }
                    FileChoice::File(tables)
                }
                Err(text) => return self.info_string(&text),
            },
        };
        self.worker.add(Job::Tables(tables));
        Ok(())
    }

    fn change_game(&mut self, selected: SelectedGame) -> io::Result<()> {
        let same = Arc::ptr_eq(&self.board.selected.rules, &selected.rules);
        self.worker.add(Job::Game(Arc::clone(&selected.rules)));
        self.board = Board::new(selected, self.protocol, self.options.chess960);
        if same || self.tables == FileChoice::Game { Ok(()) } else { self.change_tables() }
    }

    /// Changes to another game and describes it. A game whose moves the protocol cannot write is refused.
    fn select(&mut self, selected: SelectedGame) -> io::Result<()> {
        if !self.protocol.suits(selected.rules.definition()) {
            let (name, protocol) = (quoted(&selected.name), self.protocol.greeting());
            return self.info_string(&format!("the moves of “{name}” cannot be written in the protocol {protocol}"));
        }
        self.change_game(selected)?;
        let start = self.board.writing.position_text(&self.board.position);
        let line = print::variant(&self.board.selected.name, &self.board.position, &start);
        writeln!(self.out, "{line}")
    }

    /// Registers a search or count. Running searches are stopped; counts are finished first, since scripts ask for several at once.
    fn register(&mut self, purpose: Purpose, control: &Arc<SearchControl>) -> u64 {
        self.stop_searches();
        self.next += 1;
        self.running.push(Running {
            id: self.next,
            purpose,
            control: Arc::clone(control),
            position: self.board.position.clone(),
            protocol: self.protocol,
            writing: self.board.writing.clone(),
            nodes: 0,
        });
        self.next
    }

    fn stop_searches(&self) {
        let searches = self.running.iter().filter(|running| running.purpose != Purpose::Count);
        searches.for_each(|running| running.control.stop());
    }

    /// Says why the position is unknown, if it is.
    fn explain_refusal(&mut self) -> io::Result<bool> {
        let Some(reason) = self.board.refused.clone() else { return Ok(false) };
        self.info_string(&format!("the last position was refused, so there is nothing to search: {reason}"))?;
        Ok(true)
    }

    fn perft(&mut self, depth: u32) -> io::Result<()> {
        if self.explain_refusal()? {
            return Ok(());
        }
        let control = SearchControl::new(false, false);
        let id = self.register(Purpose::Count, &control);
        let position = self.board.position.clone();
        self.worker.add(Job::Perft(Box::new(Perft { id, position, depth, control })));
        Ok(())
    }

    fn go(&mut self, parameters: GoParameters) -> io::Result<()> {
        let purpose = if parameters.only_mate { Purpose::Mate } else { Purpose::Move };
        if self.explain_refusal()? {
            self.stop_searches();
            let refused = match purpose {
                Purpose::Mate => "checkmate notimplemented",
                Purpose::Move | Purpose::Count => self.protocol.refused(),
            };
            return writeln!(self.out, "{refused}");
        }
        let (mut only, wrong) = self.board.turns(&parameters.search_moves);
        for text in wrong {
            self.info_string(&format!("searchmoves: {text} is not a legal move"))?;
        }
        if !self.board.banned.is_empty() {
            let candidates = if only.is_empty() { self.board.position.turns() } else { only };
            only = candidates.into_iter().filter(|turn| !self.board.banned.contains(turn)).collect();
            if only.is_empty() {
                self.stop_searches();
                return writeln!(self.out, "{}", self.protocol.no_move());
            }
        }
        let seconds = self.protocol == Protocol::Ucci && !self.options.milliseconds;
        let parameters = if seconds { limits::from_seconds(parameters) } else { parameters };
        let side = self.board.position.side();
        let limits = limits::limits(&parameters, side, self.options.overhead, self.options.lines, only);
        let level = self.options.strength.level().filter(|_| purpose == Purpose::Move);
        // A search for mate is answered as soon as there is one.
        let held = limits::is_endless(&parameters, side) && purpose == Purpose::Move;
        let control = SearchControl::new(held, parameters.ponder);
        let id = self.register(purpose, &control);
        self.worker.search(id, self.board.position.clone(), limits, level, control);
        Ok(())
    }

    fn report(&mut self, id: u64, info: &Info) -> io::Result<()> {
        match self.running.iter_mut().find(|running| running.id == id) {
            Some(running) => running.report(self.out, info),
            None => Ok(()),
        }
    }

    fn answer(&mut self, id: u64, choice: Option<&Choice>) -> io::Result<()> {
        let Some(at) = self.running.iter().position(|running| running.id == id) else { return Ok(()) };
        let running = self.running.remove(at);
        running.answer(self.out, choice)
    }

    fn counted(&mut self, id: u64, turn: Turn, nodes: u64) -> io::Result<()> {
        match self.running.iter().find(|running| running.id == id) {
            Some(running) => {
                writeln!(self.out, "{}: {nodes}", running.writing.turn_text(&running.position, turn))?;
                // Counts go on after the last event of the input, so nothing else would send the lines.
                self.out.flush()
            }
            None => Ok(()),
        }
    }

    fn total(&mut self, id: u64, total: Option<u64>) -> io::Result<()> {
        self.running.retain(|running| running.id != id);
        match total {
            Some(nodes) => writeln!(self.out, "\nNodes searched: {nodes}\n"),
            None => self.info_string("the count was stopped"),
        }
    }

    fn show(&mut self) -> io::Result<()> {
        let position = &self.board.position;
        let fen = self.board.writing.position_text(position);
        let own = position.text();
        writeln!(self.out, "\n{}", print::diagram(position))?;
        writeln!(self.out, "Variant: {}\nFen: {fen}", self.board.selected.name)?;
        if let Some(sfen) = self.board.writing.sfen(position) {
            writeln!(self.out, "Sfen: {sfen}")?;
        }
        if own != fen {
            writeln!(self.out, "Text: {own}")?;
        }
        if let Some(outcome) = ending(position, &history_of(position)) {
            writeln!(self.out, "Result: {}", ResultText(outcome))?;
        } else if position.is_check() {
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

    /// Handles an event of the engine after the client's last line: only answers are still of interest.
    fn handle_late(&mut self, event: Event) -> io::Result<()> {
        match event {
            Event::Ready => writeln!(self.out, "readyok"),
            Event::Chosen(id, choice) => self.answer(id, choice.as_deref()),
            Event::Counted(id, turn, nodes) => self.counted(id, turn, nodes),
            Event::Total(id, total) => self.total(id, total),
            Event::Line(_) | Event::Info(..) | Event::Value(..) => Ok(()),
        }
    }
}

impl<W: Write> Session for UniversalSession<'_, W> {
    fn is_quit(line: &str) -> bool {
        // The reader of lines does not know the protocol.
        Protocol::ALL.into_iter().all(|protocol| protocol.parse(line) == Command::Quit)
    }

    fn handle(&mut self, event: Event) -> io::Result<bool> {
        match event {
            Event::Line(None) => return Ok(true),
            Event::Line(Some(line)) => return self.execute(self.protocol.parse(&line)),
            Event::Ready => writeln!(self.out, "readyok")?,
            Event::Info(id, info) => self.report(id, &info)?,
            Event::Chosen(id, choice) => self.answer(id, choice.as_deref())?,
            Event::Counted(id, turn, nodes) => self.counted(id, turn, nodes)?,
            Event::Total(id, total) => self.total(id, total)?,
            Event::Value(position, value, values) => self.show_value(&position, value, &values)?,
        }
        Ok(false)
    }

    fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    fn finish(mut self, events: &Receiver<Event>) -> io::Result<()> {
        self.stop_searches();
        while self.running.iter().any(|running| running.purpose == Purpose::Count) {
            match events.recv_timeout(SIGN_OF_LIFE) {
                Ok(event) => self.handle_late(event)?,
                // Writing fails if the client is gone, and then nobody wants the count.
                Err(RecvTimeoutError::Timeout) => {
                    self.info_string("still counting")?;
                    self.out.flush()?;
                }
                Err(RecvTimeoutError::Disconnected) => break,
            }
        }
        self.worker.finish();
        for event in events.try_iter() {
            self.handle_late(event)?;
        }
        self.out.flush()
    }
}
