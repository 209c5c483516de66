//! A client for tests, which exchanges lines with a session through pipes in this process.
#![allow(dead_code)]

use std::io::{self, BufReader, Read, Write};
use std::sync::Arc;
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel};
use std::thread::JoinHandle;
use std::time::{Duration, Instant};

use variorum_engine::Net;
use variorum_gamedef::definition::Tradition;
use variorum_nets::{ACTIVATION_ONE, BUCKETS, Inputs, Parts};
use variorum_protocol::{Games, SelectedGame};
use variorum_rules::Rules;

/// Far longer than any test should take, even on a busy machine.
const PATIENCE: Duration = Duration::from_secs(60);

/// All games of the library by their ids, and those loaded as files.
pub struct Library {
    first: String,
    own: Vec<SelectedGame>,
}

impl Library {
    pub fn beginning_with(first: &str) -> Self {
        Self { first: first.into(), own: Vec::new() }
    }
}

impl Games for Library {
    fn names(&self) -> Vec<String> {
        let rest = variorum_library::ids().into_iter().filter(|id| *id != self.first);
        [self.first.clone()].into_iter().chain(rest).collect()
    }

    fn names_of(&self, tradition: Tradition) -> Vec<String> {
        let definitions = variorum_library::ids().into_iter().filter_map(|id| variorum_library::definition(&id).ok());
        let mut games: Vec<_> = definitions.filter(|game| game.tradition == Some(tradition)).collect();
        // The best known game of a tradition has its largest board, and others build on it.
        games.sort_by_key(|game| (std::cmp::Reverse(game.board.cell_count()), game.bases.len()));
        games.into_iter().map(|game| game.id).collect()
    }

    fn xboard_names(&self) -> Vec<String> {
        self.names()
    }

    fn open(&self, name: &str) -> Result<SelectedGame, String> {
        if let Some(own) = self.own.iter().find(|table| table.name == name) {
            return Ok(own.clone());
        }
        variorum_library::rules(name).map(|rules| SelectedGame::new(name, rules)).map_err(|error| error.to_string())
    }

    fn load(&mut self, path: &str) -> Result<SelectedGame, Vec<String>> {
        // Tests use no files: the path is the id of a game, or the file counts as invalid.
        let rules = variorum_library::rules(path)
            .map_err(|_| vec!["line 1: a fault".to_owned(), "line 2: another".to_owned()])?;
        let table = SelectedGame::new("mine", rules);
        self.own.push(table.clone());
        Ok(table)
    }

    fn net(&self, path: &str, rules: &Arc<Rules>) -> Result<Arc<Net>, String> {
        // The path is a number of centipawns by which this net is more content with every position.
        let more = path.parse().map_err(|_| format!("{path} is no net"))?;
        let inputs = Inputs::of(rules);
        let (rows, layer) = (vec![0; inputs.count() * 32], vec![0; 32]);
        let one = i32::from(ACTIVATION_ONE) * i32::from(ACTIVATION_ONE);
        let output = vec![0; BUCKETS * 64];
        let parts = Parts { width: 32, rows, biases: layer, output, output_biases: [one; BUCKETS], scale: more };
        Net::new(inputs, &parts).map(Arc::new).map_err(|error| error.to_string())
    }
}

/// The reading end of the pipe.
struct Pipe {
    lines: Receiver<Vec<u8>>,
    rest: Vec<u8>,
}

impl Read for Pipe {
    fn read(&mut self, buffer: &mut [u8]) -> io::Result<usize> {
        while self.rest.is_empty() {
            match self.lines.recv() {
                Ok(bytes) => self.rest = bytes,
                Err(_) => return Ok(0),
            }
        }
        let count = buffer.len().min(self.rest.len());
        buffer[..count].copy_from_slice(&self.rest[..count]);
        self.rest.drain(..count);
        Ok(count)
    }
}

/// The writing end of the session.
struct Lines {
    out: Sender<String>,
    open: Vec<u8>,
}

impl Write for Lines {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        for &byte in bytes {
            if byte == b'\n' {
                let line = String::from_utf8(std::mem::take(&mut self.open)).expect("the session writes text");
                let _ = self.out.send(line);
            } else {
                self.open.push(byte);
            }
        }
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// A session with the test as its client.
pub struct Client {
    input: Option<Sender<Vec<u8>>>,
    output: Receiver<String>,
    session: Option<JoinHandle<io::Result<()>>>,
}

impl Client {
    pub fn uci(game: &str) -> Self {
        Self::universal(Library::beginning_with(game))
    }

    /// A UCI session that begins with a game which the library does not have.
    pub fn with_game(name: &str, rules: Arc<Rules>) -> Self {
        let mut games = Library::beginning_with(name);
        games.own.push(SelectedGame::new(name, rules));
        Self::universal(games)
    }

    fn universal(mut games: Library) -> Self {
        Self::start(move |input, out| {
            let settings = variorum_protocol::universal::Settings { hash_mib: 1, ..Default::default() };
            variorum_protocol::universal::run(input, out, &mut games, &settings)
        })
    }

    pub fn xboard(game: &str) -> Self {
        let mut games = Library::beginning_with(game);
        let mut client = Self::start(move |input, out| {
            let settings = variorum_protocol::xboard::Settings { seed: 1 };
            variorum_protocol::xboard::run(input, out, &mut games, &settings)
        });
        client.say("memory 1");
        client
    }

    fn start(run: impl FnOnce(BufReader<Pipe>, &mut Lines) -> io::Result<()> + Send + 'static) -> Self {
        let (input, lines) = channel();
        let (out, output) = channel();
        let pipe = BufReader::new(Pipe { lines, rest: Vec::new() });
        let session = std::thread::spawn(move || run(pipe, &mut Lines { out, open: Vec::new() }));
        Self { input: Some(input), output, session: Some(session) }
    }

    pub fn say(&mut self, line: &str) {
        self.send(format!("{line}\n").into_bytes());
    }

    pub fn send(&mut self, bytes: Vec<u8>) {
        let _ = self.input.as_ref().map(|input| input.send(bytes));
    }

    /// The lines up to the first one with this beginning.
    #[track_caller]
    pub fn until(&mut self, start: &str) -> Vec<String> {
        let begin = Instant::now();
        let mut lines = Vec::new();
        loop {
            match self.output.recv_timeout(PATIENCE.saturating_sub(begin.elapsed())) {
                Ok(line) => {
                    lines.push(line);
                    if lines.last().is_some_and(|line| line.starts_with(start)) {
                        return lines;
                    }
                }
                Err(RecvTimeoutError::Timeout) => panic!("no “{start}” in {lines:#?}"),
                Err(RecvTimeoutError::Disconnected) => panic!("the session has ended; no “{start}” in {lines:#?}"),
            }
        }
    }

    /// Sends a line and returns the first answering line with this beginning.
    #[track_caller]
    pub fn ask(&mut self, line: &str, start: &str) -> String {
        self.say(line);
        self.until(start).pop().unwrap_or_default()
    }

    /// Ends the input and waits for the session. Returns its last lines and the time that this took.
    #[track_caller]
    pub fn end(mut self) -> (Vec<String>, Duration) {
        let begin = Instant::now();
        self.input = None;
        if let Some(session) = self.session.take() {
            session.join().expect("no panic").expect("no failure");
        }
        let took = begin.elapsed();
        (self.output.try_iter().collect(), took)
    }
}
