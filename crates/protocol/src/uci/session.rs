//! The UCI session: what has been set, the position, and the searches that run.
//!
//! Hears one piece of news after the other, lines of the client among them, and never waits for the search.

use std::io::{self, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, Sender};

use variorum_engine::{Choice, Info, history_of};
use variorum_rules::movegen;
use variorum_rules::{Phase, Position, Turn};

use super::command::{Command, Go, GoLimits, Start};
use super::options::{Change, Options};
use super::{Settings, go, print};
use crate::dialect::Dialect;
use crate::games::{Games, Table};
use crate::lines::quoted;
use crate::score::{Ending, uci_score};
use crate::strength::{Strength, tighter};
use crate::worker::{Job, News, Perft, Search, Watch, Worker};

pub(super) struct Session<'a, W: Write> {
    out: &'a mut W,
    games: &'a mut dyn Games,
    worker: Worker,
    options: Options,
    table: Table,
    dialect: Dialect,
    position: Position,
    /// How the position was told, so that a longer list of moves need not be made from the start.
    told: (Start, Vec<String>),
    running: Vec<Running>,
    next: u64,
    debug: bool,
}

/// A search or count on its way.
struct Running {
    id: u64,
    watch: Arc<Watch>,
    position: Position,
    dialect: Dialect,
    nodes: u64,
}

impl<'a, W: Write> Session<'a, W> {
    pub fn new(out: &'a mut W, games: &'a mut dyn Games, settings: &Settings, news: Sender<News>) -> io::Result<Self> {
        let name = settings.game.clone().or_else(|| games.names().first().cloned()).unwrap_or_default();
        let table = games.open(&name).map_err(|text| io::Error::new(io::ErrorKind::NotFound, text))?;
        let options = Options {
            hash: settings.hash_mib,
            threads: settings.threads,
            lines: 1,
            overhead: 10,
            strength: Strength::default(),
            chess960: false,
        };
        let worker = Worker::start(news);
        worker.give(Job::Game(Arc::clone(&table.rules)));
        worker.give(Job::Hash(options.hash));
        worker.give(Job::Threads(options.threads));
        worker.give(Job::Seed(settings.seed));
        let dialect = Dialect::uci(Arc::clone(&table.rules), table.chess960);
        let position = table.start();
        let told = (Start::Usual, Vec::new());
        let running = Vec::new();
        Ok(Self { out, games, worker, options, table, dialect, position, told, running, next: 0, debug: false })
    }

    pub fn flush(&mut self) -> io::Result<()> {
        self.out.flush()
    }

    /// Takes in one piece of news; `true`: the session is over.
    pub fn hear(&mut self, news: News) -> io::Result<bool> {
        match news {
            News::Line(None) => return Ok(true),
            News::Line(Some(line)) => return self.obey(Command::parse(&line)),
            News::Ready => writeln!(self.out, "readyok")?,
            News::Info(id, info) => self.report(id, &info)?,
            News::Chosen(id, choice) => self.answer(id, choice.as_deref())?,
            News::Counted(id, turn, nodes) => {
                if let Some(running) = self.running.iter().find(|running| running.id == id) {
                    let text = running.dialect.turn_text(&running.position, turn);
                    writeln!(self.out, "{text}: {nodes}")?;
                }
            }
            News::Total(id, total) => {
                self.running.retain(|running| running.id != id);
                match total {
                    Some(nodes) => writeln!(self.out, "\nNodes searched: {nodes}\n")?,
                    None => self.say("the count was stopped")?,
                }
            }
            News::Value(position, value, values) => self.show_value(&position, value, &values)?,
        }
        Ok(false)
    }

    /// Stops everything, says the last best moves and lets the thread go.
    pub fn leave(mut self, news: &Receiver<News>) -> io::Result<()> {
        self.stop();
        let Self { worker, .. } = self;
        worker.finish();
        let mut rest = Remaining { out: self.out, running: self.running };
        for item in news.try_iter() {
            rest.hear(item)?;
        }
        rest.out.flush()
    }

    fn say(&mut self, text: &str) -> io::Result<()> {
        writeln!(self.out, "info string {text}")
    }

    fn obey(&mut self, command: Command) -> io::Result<bool> {
        match command {
            Command::Uci => self.introduce()?,
            Command::Debug(on) => self.debug = on,
            Command::IsReady if self.running.is_empty() => self.worker.give(Job::Ready),
            Command::IsReady => writeln!(self.out, "readyok")?,
            Command::SetOption { name, value } => self.set_option(&name, value.as_deref())?,
            Command::NewGame => {
                self.worker.give(Job::Forget);
                self.reset();
            }
            Command::Position { start, moves } => self.set_position(start, moves)?,
            Command::Go(Go::Perft(depth)) => self.perft(depth),
            Command::Go(Go::Search(limits)) => self.go(&limits)?,
            Command::Stop => self.stop(),
            Command::PonderHit => self.running.iter().for_each(|running| running.watch.hit()),
            Command::Show => self.show()?,
            Command::Evaluate => self.worker.give(Job::Evaluate(Box::new(self.position.clone()))),
            Command::Quit => return Ok(true),
            Command::Nothing => {}
            Command::Unknown(text) => self.say(&format!("unknown command: {text}"))?,
        }
        Ok(false)
    }

    fn introduce(&mut self) -> io::Result<()> {
        writeln!(self.out, "id name {}\nid author {}\n", crate::NAME, crate::AUTHOR)?;
        for line in self.options.announce(&self.games.names(), &self.table.name) {
            writeln!(self.out, "{line}")?;
        }
        writeln!(self.out, "uciok")
    }

    fn set_option(&mut self, name: &str, value: Option<&str>) -> io::Result<()> {
        match self.options.set(name, value) {
            Err(text) => self.say(&text),
            Ok(change) => {
                match change {
                    Change::None => {}
                    Change::Hash(mib) => self.worker.give(Job::Hash(mib)),
                    Change::Threads(threads) => self.worker.give(Job::Threads(threads)),
                    Change::ClearHash => self.worker.give(Job::Forget),
                    Change::Chess960 => self.dialect.chess960 = self.options.chess960 || self.table.chess960,
                    Change::Variant(name) => match self.games.open(&name) {
                        Ok(table) => self.play(table)?,
                        Err(text) => self.say(&text)?,
                    },
                    Change::GameFile(path) => match self.games.load(&path) {
                        Ok(table) => self.play(table)?,
                        Err(faults) => {
                            for fault in faults.iter().flat_map(|fault| fault.lines()) {
                                self.say(fault)?;
                            }
                        }
                    },
                }
                if self.debug { self.say(&format!("option {} is set", quoted(name))) } else { Ok(()) }
            }
        }
    }

    /// Another game from now on.
    fn play(&mut self, table: Table) -> io::Result<()> {
        self.worker.give(Job::Game(Arc::clone(&table.rules)));
        self.dialect = Dialect::uci(Arc::clone(&table.rules), self.options.chess960 || table.chess960);
        self.table = table;
        self.reset();
        let start = self.dialect.position_text(&self.position);
        let line = print::variant(&self.table.name, &self.position, &start);
        writeln!(self.out, "{line}")
    }

    fn reset(&mut self) {
        self.position = self.table.start();
        self.told = (Start::Usual, Vec::new());
    }

    fn set_position(&mut self, start: Start, moves: Vec<String>) -> io::Result<()> {
        let (old_start, old_moves) = &self.told;
        let mut made = 0;
        if *old_start == start && moves.starts_with(old_moves) {
            made = old_moves.len();
        } else {
            let position = match &start {
                Start::Usual => self.table.start(),
                Start::Text(text) => match self.dialect.parse_position(text) {
                    Ok(position) => position,
                    Err(faults) => return self.say(&format!("illegal position, ignored: {faults}")),
                },
            };
            self.position = position;
        }
        for text in &moves[made..] {
            match self.dialect.parse_turn(&mut self.position, text) {
                Ok(turn) => self.position.play_unchecked(turn),
                Err(fault) => {
                    let fault = format!("move {} is ignored, and what follows it: {fault}", made + 1);
                    self.told = (start, moves[..made].to_vec());
                    return self.say(&fault.chars().filter(|sign| !sign.is_control()).take(200).collect::<String>());
                }
            }
            made += 1;
        }
        self.told = (start, moves);
        Ok(())
    }

    fn stop(&mut self) {
        self.running.iter().for_each(|running| running.watch.stop());
    }

    /// Notes a search or count; what ran before has to end first.
    fn begin(&mut self, watch: &Arc<Watch>) -> u64 {
        self.stop();
        self.next += 1;
        self.running.push(Running {
            id: self.next,
            watch: Arc::clone(watch),
            position: self.position.clone(),
            dialect: self.dialect.clone(),
            nodes: 0,
        });
        self.next
    }

    fn perft(&mut self, depth: u32) {
        let watch = Watch::new(false, false);
        let id = self.begin(&watch);
        self.worker.give(Job::Perft(Box::new(Perft { id, position: self.position.clone(), depth, watch })));
    }

    fn go(&mut self, asked: &GoLimits) -> io::Result<()> {
        let mut only: Vec<Turn> = Vec::new();
        for text in &asked.search_moves {
            match self.dialect.parse_turn(&mut self.position, text) {
                Ok(turn) => only.push(turn),
                Err(_) => self.say(&format!("searchmoves: {} is no legal move", quoted(text)))?,
            }
        }
        let side = self.position.side();
        let limits = go::limits(asked, side, self.options.overhead, self.options.lines, only);
        let level = self.options.strength.level();
        let limits = level.as_ref().map_or_else(|| limits.clone(), |level| tighter(&limits, &level.limits));
        let watch = Watch::new(go::is_endless(asked, side), asked.ponder);
        let id = self.begin(&watch);
        let position = self.position.clone();
        let history = history_of(&position);
        self.worker.give(Job::Search(Box::new(Search { id, position, history, limits, level, watch })));
        Ok(())
    }

    fn report(&mut self, id: u64, info: &Info) -> io::Result<()> {
        let Some(running) = self.running.iter_mut().find(|running| running.id == id) else { return Ok(()) };
        running.nodes = info.nodes;
        let pv = running.dialect.line_text(&running.position, &info.pv);
        let line = print::info(info, running.watch.elapsed_ms(), &pv);
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
        writeln!(self.out, "\n{}", print::chart(&self.position))?;
        writeln!(self.out, "Variant: {}\nFen: {fen}", self.table.name)?;
        if own != fen {
            writeln!(self.out, "Text: {own}")?;
        }
        if let Some(outcome) = variorum_engine::ending(&mut self.position.clone(), &history_of(&self.position)) {
            writeln!(self.out, "Result: {}", Ending(outcome))?;
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

/// The end of a search: its last report if more was searched since, then the move.
fn answer(out: &mut impl Write, running: &Running, choice: Option<&Choice>) -> io::Result<()> {
    let Running { position, dialect, watch, .. } = running;
    if let Some(choice) = choice {
        let pv = dialect.line_text(position, &choice.pv);
        if choice.nodes > running.nodes && choice.depth > 0 {
            let time = watch.elapsed_ms();
            writeln!(
                out,
                "info depth {} multipv 1 score {} nodes {} nps {} time {time} pv {}",
                choice.depth,
                uci_score(choice.score, variorum_engine::Bound::Exact),
                choice.nodes,
                print::per_second(choice.nodes, time),
                pv.join(" ")
            )?;
        }
        let best = dialect.turn_text(position, choice.turn);
        let ponder = pv.get(1).filter(|_| choice.pv.first() == Some(&choice.turn));
        return match ponder {
            Some(ponder) => writeln!(out, "bestmove {best} ponder {ponder}"),
            None => writeln!(out, "bestmove {best}"),
        };
    }
    let mut position = position.clone();
    let score = match position.outcome() {
        Some(outcome) if outcome.winner == Some(position.side().other()) => "mate 0",
        _ => "cp 0",
    };
    writeln!(out, "info depth 0 score {score}")?;
    match any_turn(&mut position) {
        // A draw by the game's history: the client may want to play on.
        Some(turn) => writeln!(out, "bestmove {}", dialect.turn_text(&position, turn)),
        None => writeln!(out, "bestmove (none)"),
    }
}

/// Some legal turn.
pub(crate) fn any_turn(position: &mut Position) -> Option<Turn> {
    if position.special_end().is_some() || position.phase() != Phase::First {
        return None;
    }
    let mut actions = Vec::new();
    movegen::actions(position, &mut actions);
    let first = *actions.first()?;
    position.make_unchecked(first);
    let mut seconds = Vec::new();
    if position.phase() == Phase::Second {
        movegen::actions(position, &mut seconds);
    }
    position.unmake();
    Some(Turn { first, second: seconds.first().copied() })
}

/// What is still said when the session is over: the best moves of searches that were stopped.
struct Remaining<'a, W: Write> {
    out: &'a mut W,
    running: Vec<Running>,
}

impl<W: Write> Remaining<'_, W> {
    fn hear(&mut self, news: News) -> io::Result<()> {
        match news {
            News::Ready => writeln!(self.out, "readyok"),
            News::Chosen(id, choice) => match self.running.iter().find(|running| running.id == id) {
                Some(running) => answer(self.out, running, choice.as_deref()),
                None => Ok(()),
            },
            _ => Ok(()),
        }
    }
}
