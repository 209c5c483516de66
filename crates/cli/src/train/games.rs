//! The file of games: opened, added to and read.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, Seek as _, SeekFrom, Write as _};
use std::path::{Path, PathBuf};

use anyhow::{Context as _, bail};
use variorum_engine::Engine;
use variorum_jobs::{Runner, Stop, in_turn};
use variorum_training::{Conditions, Header, PlayedGame, RecordsError, SamplesError, SelfPlay, encode, read_game};

use crate::progress::Progress;

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

    /// Plays games until there are so many or it is stopped. They are written in order, so that the file does not depend on who plays them.
    pub fn play(&mut self, runner: &impl Runner, engine: &Engine, games: u64, stop: &Stop) -> anyhow::Result<()> {
        let file = OpenOptions::new().append(true).open(&self.path);
        let mut file = file.with_context(|| format!("cannot write {}", self.path.display()))?;
        let progress = Progress::new(games - self.games, "games");
        let (header, mut failure) = (self.header, None);
        let work = SelfPlay { engine, conditions: header.conditions };
        let seeds = (self.games..games).map(|number| header.seed_of(number));
        let write = |_, game: PlayedGame| {
            if failure.is_some() {
                return;
            }
            match file.write_all(&encode(&game)) {
                Ok(()) => {
                    self.games += 1;
                    progress.step();
                }
                Err(error) => {
                    failure = Some(error);
                    stop.abort();
                }
            }
        };
        runner.run(&work, seeds, stop, in_turn(write))?;
        match failure {
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
