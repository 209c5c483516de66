//! A folder of a user's own games, laid out as `games/` of the repository is: a file for each game, its weights beside it, texts in
//! other languages in folders named after them. It may change while the site runs ([`watch`]).

mod read;
mod watch;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context as _, bail};
use variorum_library::UserGame;

use read::Fingerprint;
pub(crate) use watch::{Watch, watch};

/// What files of weights are named, after the game's id.
const WEIGHTS: &str = ".weights";

/// Games of one folder. Each is read again whenever something changes, and may take 64 MiB once it is compiled.
const GAMES: usize = 1_000;

/// A folder of games, as it was when it was last read.
pub(crate) struct Folder {
    path: PathBuf,
    games: BTreeMap<String, Kept>,
    /// Files of weights without a game file, by the id in their name.
    lonely: BTreeSet<String>,
    /// Are there more than [`GAMES`] games?
    overfull: bool,
}

/// A game of the folder.
struct Kept {
    fingerprint: Fingerprint,
    /// The game as of the last time that its files had no faults.
    game: Option<UserGame>,
    /// Do its files have faults now?
    faulty: bool,
}

/// What reading a folder again brought.
#[derive(Default)]
pub(crate) struct Refreshed {
    /// Lines for the operator: faults, and what became of which game. Empty if nothing changed.
    pub report: Vec<u8>,
    /// Are there other games to offer now?
    pub changed: bool,
    /// Were files written while they were read? They have to be read again.
    pub unsettled: bool,
}

/// The names of the files in the folder.
struct Listing {
    ids: BTreeSet<String>,
    weights: BTreeSet<String>,
    overfull: bool,
}

impl Folder {
    /// Reads all games of a folder, and reports their faults as `variorum check` prints them. A game whose files have faults is left out:
    /// one faulty file must not keep a site from offering the others.
    ///
    /// # Errors
    /// If the folder cannot be read or has no game files.
    pub fn open(path: &Path, colour: bool) -> anyhow::Result<(Self, Refreshed)> {
        let (games, lonely) = (BTreeMap::new(), BTreeSet::new());
        let mut folder = Self { path: path.to_owned(), games, lonely, overfull: false };
        let listing = folder.list()?;
        if listing.ids.is_empty() {
            bail!(
                "the folder {} holds no game: a game is a file that ends with .toml (docs/language.md says how to write one)",
                path.display()
            );
        }
        let refreshed = folder.read(&listing, colour, true, &AtomicBool::new(false))?;
        Ok((folder, refreshed))
    }

    /// Reads the games whose files have changed. A game that becomes faulty stays as it was. Ends early once `stop` is true.
    ///
    /// # Errors
    /// If the folder cannot be read; all games stay as they were then.
    pub fn refresh(&mut self, colour: bool, stop: &AtomicBool) -> anyhow::Result<Refreshed> {
        let listing = self.list()?;
        self.read(&listing, colour, false, stop)
    }

    /// The games that can be offered.
    pub fn games(&self) -> Vec<UserGame> {
        self.games.values().filter_map(|kept| kept.game.clone()).collect()
    }

    /// How many games, or files of weights without a game, are left out because of faults.
    pub fn left_out(&self) -> usize {
        self.games.values().filter(|kept| kept.game.is_none()).count() + self.lonely.len()
    }

    fn read(&mut self, listing: &Listing, colour: bool, first: bool, stop: &AtomicBool) -> anyhow::Result<Refreshed> {
        let mut refreshed = Refreshed::default();
        let report = &mut refreshed.report;
        let lonely: BTreeSet<String> = listing.weights.difference(&listing.ids).cloned().collect();
        // Of games beyond the limit nothing is known, not even whether they have weights.
        for id in lonely.difference(&self.lonely).filter(|_| !listing.overfull) {
            let path = self.path.join(format!("{id}{WEIGHTS}.toml"));
            let path = path.display();
            writeln!(report, "{path}: the game file that these weights belong to, {id}.toml, is not beside it")?;
        }
        self.lonely = if listing.overfull { BTreeSet::new() } else { lonely };
        if listing.overfull && !self.overfull {
            let path = self.path.display();
            writeln!(report, "{path} holds more than {GAMES} games: only the first {GAMES} by name are offered")?;
        }
        self.overfull = listing.overfull;
        for id in &listing.ids {
            if stop.load(Ordering::Relaxed) {
                return Ok(refreshed);
            }
            self.read_game(id, colour, first, &mut refreshed)?;
        }
        let gone: Vec<String> = self.games.keys().filter(|id| !listing.ids.contains(*id)).cloned().collect();
        for id in gone {
            if self.games.remove(&id).is_some_and(|kept| kept.game.is_some()) {
                writeln!(refreshed.report, "The game “{id}” is no longer offered: its file is gone.")?;
                refreshed.changed = true;
            }
        }
        Ok(refreshed)
    }

    /// Reads a game, if its files have changed.
    fn read_game(&mut self, id: &str, colour: bool, first: bool, refreshed: &mut Refreshed) -> anyhow::Result<()> {
        let fingerprint = read::fingerprint(&self.path, id);
        let before = self.games.get(id);
        if before.is_some_and(|kept| kept.fingerprint == fingerprint) {
            return Ok(());
        }
        let mut faults = Vec::new();
        let read = read::read(&self.path, id, &mut faults, colour)?;
        if read::fingerprint(&self.path, id) != fingerprint {
            // Somebody is writing: what was read may be half of one version and half of another.
            refreshed.unsettled = true;
            return Ok(());
        }
        let report = &mut refreshed.report;
        report.append(&mut faults);
        let was_offered = before.is_some_and(|kept| kept.game.is_some());
        let was_faulty = before.is_some_and(|kept| kept.faulty);
        let faulty = read.is_none();
        if faulty {
            let fate = if was_offered { "stays as it was" } else { "is left out" };
            writeln!(report, "The game “{id}” {fate} until the faults of its files are mended.\n")?;
        } else if !first {
            let fate = match (was_offered, was_faulty) {
                (false, _) => "is offered now",
                (true, true) => "has no faults any more, and its new files count now",
                (true, false) => "has changed, and its new files count now",
            };
            writeln!(report, "The game “{id}” {fate}.")?;
        }
        refreshed.changed |= !faulty;
        let game = read.or_else(|| self.games.remove(id).and_then(|kept| kept.game));
        self.games.insert(id.to_owned(), Kept { fingerprint, game, faulty });
        Ok(())
    }

    /// The names of the game files and of the files of weights.
    fn list(&self) -> anyhow::Result<Listing> {
        let unreadable = || format!("the folder of games {} cannot be read", self.path.display());
        let mut listing = Listing { ids: BTreeSet::new(), weights: BTreeSet::new(), overfull: false };
        for entry in fs::read_dir(&self.path).with_context(unreadable)? {
            let path = entry.with_context(unreadable)?.path();
            // Editors and systems leave files of their own, which begin with a dot.
            let Some(stem) = path.file_name().and_then(|file| file.to_str()?.strip_suffix(".toml")) else { continue };
            if stem.starts_with('.') {
                continue;
            }
            let names = match stem.strip_suffix(WEIGHTS) {
                Some(id) => (&mut listing.weights, id),
                None => (&mut listing.ids, stem),
            };
            names.0.insert(names.1.to_owned());
            if names.0.len() > GAMES {
                names.0.pop_last();
                listing.overfull = true;
            }
        }
        Ok(listing)
    }

    /// The folders whose files make up its games: itself and those of the other languages, as far as they exist.
    fn folders(&self) -> impl Iterator<Item = PathBuf> {
        let languages =
            variorum_library::languages().map(|language| self.path.join(language.tag())).filter(|path| path.is_dir());
        std::iter::once(self.path.clone()).chain(languages)
    }
}

#[cfg(test)]
mod tests {
    use std::io::Write as _;

    use super::*;

    /// A game that has no faults.
    fn game(name: &str) -> String {
        let text = variorum_library::source("makruk").unwrap();
        text.replace("id = \"makruk\"", "id = \"own\"").replace("name = \"Makruk\"", &format!("name = \"{name}\""))
    }

    #[test]
    fn files_that_are_being_written_spoil_nothing() {
        let path = std::env::temp_dir().join(format!("variorum-folder-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        let file = path.join("own.toml");
        fs::write(&file, game("First")).unwrap();
        let (mut folder, refreshed) = Folder::open(&path, false).unwrap();
        assert!(refreshed.changed && refreshed.report.is_empty(), "{}", String::from_utf8_lossy(&refreshed.report));
        let stop = AtomicBool::new(false);
        let again = folder.refresh(false, &stop).unwrap();
        assert!(!again.changed && !again.unsettled && again.report.is_empty());
        std::thread::scope(|scope| {
            let writer = scope.spawn(|| {
                for _ in 0..20 {
                    let mut file = fs::File::create(&file).unwrap();
                    for piece in game("Second").as_bytes().chunks(1_000) {
                        file.write_all(piece).unwrap();
                        std::thread::sleep(std::time::Duration::from_millis(1));
                    }
                }
            });
            while !writer.is_finished() {
                folder.refresh(false, &stop).unwrap();
                // Whatever was read, the game is there as it was or as it is now.
                let name = folder.games()[0].rules.definition().about.name.clone();
                assert!(name == "First" || name == "Second", "{name}");
            }
        });
        folder.refresh(false, &stop).unwrap();
        assert_eq!(folder.games()[0].rules.definition().about.name, "Second");
        // A folder that is gone changes nothing.
        fs::remove_dir_all(&path).unwrap();
        assert!(folder.refresh(false, &stop).is_err());
        assert_eq!(folder.games().len(), 1);
    }

    #[test]
    fn a_folder_offers_no_more_games_than_the_limit() {
        let path = std::env::temp_dir().join(format!("variorum-overfull-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        for number in 0..=GAMES {
            fs::write(path.join(format!("game-{number:04}.toml")), "").unwrap();
        }
        let (mut folder, refreshed) = Folder::open(&path, false).unwrap();
        let report = String::from_utf8(refreshed.report).unwrap();
        assert!(report.contains("holds more than 1000 games"), "{report}");
        assert_eq!(folder.left_out(), GAMES);
        let again = folder.refresh(false, &AtomicBool::new(false)).unwrap();
        assert!(again.report.is_empty());
        fs::remove_dir_all(&path).unwrap();
    }
}
