//! A folder of the user's games: a file for each game, optionally with a weights file beside it, and texts in other languages in folders
//! named by their tags. It may change while the site runs ([`watch()`]).

mod read;
mod watch;

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::io::Write as _;
use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use anyhow::{Context as _, bail};
use variorum_library::UserGame;

use read::{Fingerprint, WEIGHTS};
pub(crate) use watch::{Watch, watch};

/// The greatest number of games in a folder. All are read again whenever something changes, and a compiled game may take 64 MiB.
const GAMES: usize = 1_000;

/// A folder of games as last read.
pub(crate) struct Folder {
    path: PathBuf,
    games: BTreeMap<String, FolderGame>,
    /// The ids of weights files without a game file.
    orphans: BTreeSet<String>,
    /// Whether there are more than [`GAMES`] games.
    overfull: bool,
}

/// A game of the folder.
struct FolderGame {
    fingerprint: Fingerprint,
    /// The game as of the last time that its files had no errors.
    game: Option<UserGame>,
    /// Whether its files have errors now.
    invalid: bool,
}

/// The result of reading a folder again.
#[derive(Default)]
pub(crate) struct Refreshed {
    /// Lines for the operator about errors and changed games. Empty if nothing changed.
    pub report: Vec<u8>,
    /// Whether the set of games has changed.
    pub changed: bool,
    /// Whether files were written while they were read. They must be read again.
    pub unsettled: bool,
}

/// The names of the files in the folder.
struct Listing {
    ids: BTreeSet<String>,
    weights: BTreeSet<String>,
    overfull: bool,
}

impl Folder {
    /// Reads all games of a folder, and reports their errors as `variorum check` prints them. A game whose files have errors is left out, so
    /// that the site can still offer the others.
    ///
    /// # Errors
    /// If the folder cannot be read or has no game files.
    pub fn open(path: &Path, colour: bool) -> anyhow::Result<(Self, Refreshed)> {
        let (games, orphans) = (BTreeMap::new(), BTreeSet::new());
        let mut folder = Self { path: path.to_owned(), games, orphans, overfull: false };
        let listing = folder.list()?;
        if listing.ids.is_empty() {
            bail!(
                "the folder {} has no games: a game is a file that ends with .toml (docs/language.md explains how to write one)",
                path.display()
            );
        }
        let refreshed = folder.read(&listing, colour, true, &AtomicBool::new(false))?;
        Ok((folder, refreshed))
    }

    /// Reads the games whose files have changed. A game whose new files have errors stays as it was. Ends early once `stop` is true.
    ///
    /// # Errors
    /// If the folder cannot be read. In that case all games stay as they were.
    pub fn refresh(&mut self, colour: bool, stop: &AtomicBool) -> anyhow::Result<Refreshed> {
        let listing = self.list()?;
        self.read(&listing, colour, false, stop)
    }

    /// The games without errors.
    pub fn games(&self) -> Vec<UserGame> {
        self.games.values().filter_map(|kept| kept.game.clone()).collect()
    }

    /// The number of games that are left out because of errors, and of weights files without a game.
    pub fn left_out(&self) -> usize {
        self.games.values().filter(|kept| kept.game.is_none()).count() + self.orphans.len()
    }

    fn read(&mut self, listing: &Listing, colour: bool, first: bool, stop: &AtomicBool) -> anyhow::Result<Refreshed> {
        let mut refreshed = Refreshed::default();
        let report = &mut refreshed.report;
        let orphans: BTreeSet<String> = listing.weights.difference(&listing.ids).cloned().collect();
        // Games beyond the limit are not listed, so weights files may belong to one of them.
        for id in orphans.difference(&self.orphans).filter(|_| !listing.overfull) {
            let path = self.path.join(format!("{id}{WEIGHTS}.toml"));
            let path = path.display();
            writeln!(report, "{path}: there is no game file {id}.toml beside this weights file")?;
        }
        self.orphans = if listing.overfull { BTreeSet::new() } else { orphans };
        if listing.overfull && !self.overfull {
            let path = self.path.display();
            writeln!(report, "{path} has more than {GAMES} games: only the first {GAMES} by name are offered")?;
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
                writeln!(refreshed.report, "The game “{id}” is no longer offered, because its file was removed.")?;
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
        let mut errors = Vec::new();
        let read = read::read(&self.path, id, &mut errors, colour)?;
        if read::fingerprint(&self.path, id) != fingerprint {
            // The files are being written, so the text may mix two versions.
            refreshed.unsettled = true;
            return Ok(());
        }
        let report = &mut refreshed.report;
        report.append(&mut errors);
        let was_offered = before.is_some_and(|kept| kept.game.is_some());
        let was_invalid = before.is_some_and(|kept| kept.invalid);
        let invalid = read.is_none();
        if invalid {
            let fate = if was_offered { "stays as it was" } else { "is left out" };
            writeln!(report, "The game “{id}” {fate} until the errors in its files are fixed.\n")?;
        } else if !first {
            let fate = match (was_offered, was_invalid) {
                (false, _) => "is now offered",
                (true, true) => "has no more errors and was updated",
                (true, false) => "has changed and was updated",
            };
            writeln!(report, "The game “{id}” {fate}.")?;
        }
        refreshed.changed |= !invalid;
        let game = read.or_else(|| self.games.remove(id).and_then(|kept| kept.game));
        self.games.insert(id.to_owned(), FolderGame { fingerprint, game, invalid });
        Ok(())
    }

    /// The names of the game files and of the weights files.
    fn list(&self) -> anyhow::Result<Listing> {
        let unreadable = || format!("the folder of games {} cannot be read", self.path.display());
        let mut listing = Listing { ids: BTreeSet::new(), weights: BTreeSet::new(), overfull: false };
        for entry in fs::read_dir(&self.path).with_context(unreadable)? {
            let path = entry.with_context(unreadable)?.path();
            // Editors and operating systems leave files that begin with a dot.
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

    /// The folders with files of its games: the folder itself and the existing folders of other languages.
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

    /// A game without errors.
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
    fn a_game_is_read_again_when_its_base_changes() {
        let path = std::env::temp_dir().join(format!("variorum-based-{}", std::process::id()));
        fs::create_dir_all(&path).unwrap();
        let based = "id = \"based\"\nlanguage = 1\nbase = \"own\"\n[about]\nname = \"Based\"\nsummary = \"It builds on another.\"\n";
        fs::write(path.join("based.toml"), based).unwrap();
        fs::write(path.join("own.toml"), game("First")).unwrap();
        let (mut folder, refreshed) = Folder::open(&path, false).unwrap();
        assert!(refreshed.report.is_empty(), "{}", String::from_utf8_lossy(&refreshed.report));
        let draw = |folder: &Folder| {
            let games = folder.games();
            let rules = &games.iter().find(|game| game.rules.definition().id == "based").unwrap().rules;
            rules.definition().endings.repetition
        };
        assert_eq!(draw(&folder), 3);
        fs::write(path.join("own.toml"), game("Second").replace("repetition = 3", "repetition = 4")).unwrap();
        let again = folder.refresh(false, &AtomicBool::new(false)).unwrap();
        assert_eq!(draw(&folder), 4, "{}", String::from_utf8_lossy(&again.report));
        // A base that is gone is an error of the game that builds on it, which stays as it was.
        fs::remove_file(path.join("own.toml")).unwrap();
        let gone = folder.refresh(false, &AtomicBool::new(false)).unwrap();
        assert!(String::from_utf8(gone.report).unwrap().contains("no game named `own`"));
        assert_eq!(draw(&folder), 4);
        fs::remove_dir_all(&path).unwrap();
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
        assert!(report.contains("has more than 1000 games"), "{report}");
        assert_eq!(folder.left_out(), GAMES);
        let again = folder.refresh(false, &AtomicBool::new(false)).unwrap();
        assert!(again.report.is_empty());
        fs::remove_dir_all(&path).unwrap();
    }
}
