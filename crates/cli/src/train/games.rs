//! The file of games: opened, added to by several threads, and read.

use std::collections::BTreeMap;
use std::fs::{File, OpenOptions};
use std::io::{BufReader, Seek as _, SeekFrom, Write as _};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Condvar, Mutex, PoisonError};

use anyhow::{Context as _, bail};
use variorum_engine::Engine;
use variorum_training::{Conditions, Header, PlayedGame, RecordsError, SamplesError, encode, play, read_game};

use crate::progress::Progress;

/// So many games may be finished before an earlier one is.
const AHEAD: u64 = 256;

/// The file of games.
pub(super) struct GamesFile {
    path: PathBuf,
    header: Header,
    games: u64,
    cut_off: bool,
}

impl GamesFile {
    /// Opens the file, or creates it. A game at its end that was not written completely is removed.
    pub fn open(path: &Path, engine: &Engine, seed: u64, conditions: Conditions) -> anyhow::Result<Self> {
        let header = Header::new(engine, seed, conditions);
        let mut this = Self { path: path.to_owned(), header, games: 0, cut_off: false };
        let file = OpenOptions::new().create(true).truncate(false).read(true).write(true).open(path);
        let mut file = file.with_context(|| format!("cannot open {}", path.display()))?;
        let length = file.metadata().with_context(|| this.cannot_read())?.len();
        if length == 0 {
            file.write_all(&header.to_bytes()).with_context(|| format!("cannot write {}", path.display()))?;
            return Ok(this);
        }
        let mut input = BufReader::new(&file);
        this.compare(Header::read(&mut input).with_context(|| this.cannot_read())?)?;
        let mut sound = Header::BYTES as u64;
        loop {
            match read_game(&mut input) {
                Ok(Some((_, length))) => {
                    sound += length;
                    this.games += 1;
                }
                Ok(None) => return Ok(this),
                Err(RecordsError::CutOff) => break,
                Err(error) => return Err(error).with_context(|| this.cannot_read()),
            }
        }
        file.set_len(sound).with_context(|| format!("cannot write {}", path.display()))?;
        Ok(Self { cut_off: true, ..this })
    }

    fn cannot_read(&self) -> String {
        format!("{} cannot be used", self.path.display())
    }

    /// Says in what the games were played differently.
    fn compare(&self, found: Header) -> anyhow::Result<()> {
        let path = self.path.display();
        let (wanted, other) = (self.header, "give another file with --data");
        if found.game != wanted.game {
            bail!("{path} has games with another board or other pieces: {other}");
        }
        if found.player != wanted.player {
            bail!("{path} has games of an engine with other weights, another net or other options: {other}");
        }
        let numbers = [
            ("--seed", found.seed, wanted.seed),
            ("--nodes", found.conditions.nodes, wanted.conditions.nodes),
            ("--opening", found.conditions.random_turns.into(), wanted.conditions.random_turns.into()),
        ];
        match numbers.into_iter().find(|(_, found, wanted)| found != wanted) {
            Some((option, found, _)) => bail!("{path} has games with {option} {found}: use that, or {other}"),
            None => Ok(()),
        }
    }

    /// The number of games in it.
    pub fn games(&self) -> u64 {
        self.games
    }

    /// Was there an incomplete game at the end?
    pub fn was_cut_off(&self) -> bool {
        self.cut_off
    }

    /// Plays games until there are so many. They are written in order, so that the file does not depend on the number of threads.
    pub fn play(&mut self, engine: &Engine, games: u64, threads: NonZero<usize>) -> anyhow::Result<()> {
        let file = OpenOptions::new().append(true).open(&self.path);
        let file = file.with_context(|| format!("cannot write {}", self.path.display()))?;
        let progress = Progress::new(games - self.games, "games");
        let writer = Writer {
            state: Mutex::new(State { next: self.games, written: self.games, waiting: BTreeMap::new(), failure: None }),
            changed: Condvar::new(),
            stop: AtomicBool::new(false),
        };
        let header = self.header;
        std::thread::scope(|scope| {
            for _ in 0..threads.get() {
                scope.spawn(|| {
                    let _stops_others = StopOnPanic(&writer);
                    let mut engine = engine.sibling();
                    while let Some(number) = writer.take(games) {
                        let seed = header.seed_of(number);
                        let Some(game) = play(&mut engine, header.conditions, seed, &writer.stop) else { return };
                        writer.put(number, encode(&game), &file, &progress);
                    }
                });
            }
        });
        let state = writer.state.into_inner().unwrap_or_else(PoisonError::into_inner);
        self.games = state.written;
        match state.failure {
            None => Ok(()),
            Some(error) => Err(error).with_context(|| format!("cannot write {}", self.path.display())),
        }
    }

    /// Reads the first games in order, and stops at the first that `read` refuses.
    pub fn each(
        &self,
        games: u64,
        mut read: impl FnMut(u64, &PlayedGame) -> Result<(), SamplesError>,
    ) -> anyhow::Result<()> {
        let mut file = File::open(&self.path).with_context(|| self.cannot_read())?;
        file.seek(SeekFrom::Start(Header::BYTES as u64)).with_context(|| self.cannot_read())?;
        let mut input = BufReader::new(file);
        for number in 0..games.min(self.games) {
            let Some((game, _)) = read_game(&mut input).with_context(|| self.cannot_read())? else { break };
            read(number, &game).with_context(|| self.cannot_read())?;
        }
        Ok(())
    }
}

/// Hands out numbers of games and writes the games in their order.
struct Writer {
    state: Mutex<State>,
    changed: Condvar,
    stop: AtomicBool,
}

struct State {
    /// The number of the next game to be played.
    next: u64,
    /// Games written.
    written: u64,
    /// Games that were finished before an earlier one.
    waiting: BTreeMap<u64, Vec<u8>>,
    failure: Option<std::io::Error>,
}

/// A game that is never written must not make the other threads wait for it.
struct StopOnPanic<'w>(&'w Writer);

impl Drop for StopOnPanic<'_> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            let mut state = self.0.state.lock().unwrap_or_else(PoisonError::into_inner);
            state.failure.get_or_insert_with(|| std::io::Error::other("a game could not be played"));
            self.0.stop.store(true, Ordering::Relaxed);
            drop(state);
            self.0.changed.notify_all();
        }
    }
}

impl Writer {
    /// The number of the next game, once it is not too far ahead.
    fn take(&self, games: u64) -> Option<u64> {
        let state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let far_ahead = |state: &mut State| state.failure.is_none() && state.next >= state.written + AHEAD;
        let mut state = self.changed.wait_while(state, far_ahead).unwrap_or_else(PoisonError::into_inner);
        if state.next >= games || state.failure.is_some() {
            return None;
        }
        state.next += 1;
        Some(state.next - 1)
    }

    fn put(&self, number: u64, record: Vec<u8>, mut file: &File, progress: &Progress) {
        let mut guard = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        let state = &mut *guard;
        state.waiting.insert(number, record);
        while state.failure.is_none()
            && let Some(record) = state.waiting.remove(&state.written)
        {
            match file.write_all(&record) {
                Ok(()) => {
                    state.written += 1;
                    progress.step();
                }
                Err(error) => {
                    state.failure = Some(error);
                    self.stop.store(true, Ordering::Relaxed);
                }
            }
        }
        drop(guard);
        self.changed.notify_all();
    }
}
