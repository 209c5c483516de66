//! Games of the engine against itself and their file, which `variorum train` and `variorum tune` read and add to.

use std::fs::{File, OpenOptions};
use std::io::{BufReader, Seek as _, SeekFrom, Write};
use std::path::{Path, PathBuf};
use std::sync::Arc;

use anyhow::{Context as _, bail};
use variorum_engine::{Engine, Net};
use variorum_jobs::{Runner, Stop, in_turn};
use variorum_rules::Rules;
use variorum_training::{Conditions, Header, PlayedGame, RecordsError, SamplesError, SelfPlay, encode, read_game};

use crate::matches::listen;
use crate::progress::Progress;
use crate::queue::{Place, QueueArgs, SentSelfPlay, Setup};

/// What helps if the games of a file cannot be used.
const ANOTHER: &str = "give another file with --data";
/// The hash table of each engine that plays, in MiB: games at some hundreds or thousands of nodes need no more.
const HASH_MIB: usize = 2;

/// The games that a command needs.
pub(crate) struct Wanted<'a> {
    /// The game's id, or the path of its file.
    pub game: &'a str,
    /// The file that holds them.
    pub path: PathBuf,
    /// How many.
    pub games: u64,
    /// The seed of those that are missing.
    pub seed: u64,
    /// How those that are missing are played.
    pub conditions: Conditions,
    /// Where they are played.
    pub queue: &'a QueueArgs,
    /// How many of them are played at the same time.
    pub threads: usize,
}

/// The engine that plays the games, with this net or with none.
///
/// # Errors
/// If the net is not one for the game.
pub(crate) fn engine_for_games(rules: &Arc<Rules>, net: Option<Arc<Net>>) -> anyhow::Result<Engine> {
    let mut engine = Engine::new(Arc::clone(rules));
    engine.set_hash_mib(HASH_MIB);
    engine.set_net(net)?;
    Ok(engine)
}

impl Wanted<'_> {
    /// Plays the games that the file lacks. `None` if that was stopped; the same call goes on there.
    ///
    /// # Errors
    /// If the file cannot be read or written, belongs to another game, or games are missing and those in it were played differently.
    pub fn play(&self, engine: &Engine, out: &mut dyn Write) -> anyhow::Result<Option<GamesFile>> {
        let mut file = GamesFile::open(&self.path, engine, self.seed, self.conditions)?;
        let shown = self.path.display();
        if file.cut_off {
            writeln!(out, "{shown}: the last game was incomplete and is played again")?;
        }
        if file.games < self.games {
            file.compare()?;
            writeln!(out, "{shown}: {} games, {} to play", file.games, self.games - file.games)?;
            out.flush()?;
            let queue = self.queue.open(2)?;
            let what = format!("self-play of {}", engine.rules().definition().id);
            let place = Place::new(queue.as_ref(), self.threads, &what, || {
                Ok(Setup::SelfPlay(SentSelfPlay::new(self.game, engine, self.conditions)?))
            })?;
            let stop = Arc::new(Stop::new());
            listen(&stop);
            file.play(&place, engine, self.games, &stop)?;
            if stop.is_finishing() {
                writeln!(out, "stopped after {} games; the same command goes on there", file.games)?;
                return Ok(None);
            }
        }
        Ok(Some(file))
    }
}

/// The file of games.
pub(crate) struct GamesFile {
    path: PathBuf,
    /// The header for games that the engine would add.
    header: Header,
    /// The header of the games in the file.
    found: Header,
    games: u64,
    cut_off: bool,
}

impl GamesFile {
    /// Opens the file, or creates it. A game at its end that was not written completely is removed.
    fn open(path: &Path, engine: &Engine, seed: u64, conditions: Conditions) -> anyhow::Result<Self> {
        let header = Header::new(engine, seed, conditions);
        let mut this = Self { path: path.to_owned(), header, found: header, games: 0, cut_off: false };
        let file = OpenOptions::new().create(true).truncate(false).read(true).write(true).open(path);
        let mut file = file.with_context(|| format!("cannot open {}", path.display()))?;
        let length = file.metadata().with_context(|| this.cannot_read())?.len();
        if length == 0 {
            file.write_all(&header.to_bytes()).with_context(|| format!("cannot write {}", path.display()))?;
            return Ok(this);
        }
        let mut input = BufReader::new(&file);
        this.found = Header::read(&mut input).with_context(|| this.cannot_read())?;
        if this.found.game != header.game {
            bail!("{} has games with another board or other pieces: {ANOTHER}", path.display());
        }
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

    /// Says in what the games of the file were played differently from those that would be added.
    fn compare(&self) -> anyhow::Result<()> {
        let (path, found, wanted) = (self.path.display(), self.found, self.header);
        if found.player != wanted.player {
            bail!(
                "{path} has games of an engine with other weights, another net or other options, and too few of them: {ANOTHER}"
            );
        }
        let numbers = [
            ("--seed", found.seed, wanted.seed),
            ("--nodes", found.conditions.nodes, wanted.conditions.nodes),
            ("--opening", found.conditions.random_turns.into(), wanted.conditions.random_turns.into()),
        ];
        match numbers.into_iter().find(|(_, found, wanted)| found != wanted) {
            Some((option, found, _)) => {
                bail!("{path} has games with {option} {found}, and too few of them: use that, or {ANOTHER}")
            }
            None => Ok(()),
        }
    }

    /// Plays games until there are so many or it is stopped. They are written in order, so that the file does not depend on who plays them.
    fn play(&mut self, runner: &impl Runner, engine: &Engine, games: u64, stop: &Stop) -> anyhow::Result<()> {
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

    /// The nodes for each turn and the seed of the games.
    pub fn played_with(&self) -> (u64, u64) {
        (self.found.conditions.nodes, self.found.seed)
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
