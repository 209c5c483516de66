//! The games for the clients of the protocols: those of the library, by their ids and by the names that other programs use
//! ([`variorum_library::names`]), and game files of the user.

use std::path::Path;
use std::sync::Arc;

use variorum_engine::{Net, TableSet};
use variorum_gamedef::Severity;
use variorum_gamedef::definition::{Definition, Tradition};
use variorum_library::names;
use variorum_notation::Dialect;
use variorum_protocol::{Games, SelectedGame};
use variorum_rules::Rules;

use crate::endgames;
use crate::game::{self, FolderBases};

/// The id or the name in the table that is meant, in any spelling. An unknown name is left as it is.
fn known_name(name: &str) -> String {
    let ids = variorum_library::ids();
    let id = || ids.iter().find(|id| id.eq_ignore_ascii_case(name)).cloned();
    let named = || variorum_library::name(name).map(|row| row.name.to_owned());
    // An id is taken as it is; only other names are read in any spelling.
    let exact = ids.iter().find(|id| *id == name).cloned();
    exact.or_else(named).or_else(id).unwrap_or_else(|| name.to_owned())
}

fn is_of(definition: &Definition, tradition: Tradition) -> bool {
    definition.tradition == Some(tradition)
}

/// All available games.
#[derive(Debug, Default)]
pub struct Catalogue {
    /// The first game, if the user chose one.
    first: Option<String>,
    /// Games from the user's files.
    from_files: Vec<SelectedGame>,
}

impl Catalogue {
    /// The games, beginning with the one named on the command line: an id, another program's name or a file.
    ///
    /// # Errors
    /// If there is no such game, or its file has errors.
    pub fn new(first: Option<&str>) -> anyhow::Result<Self> {
        let mut catalogue = Self::default();
        let Some(name) = first else { return Ok(catalogue) };
        if game::is_path(name) {
            let rules = game::find(name)?;
            catalogue.add(rules);
        } else {
            // Fails with a message that suggests other games.
            let name = known_name(name);
            if names().all(|row| row.name != name) {
                game::find(&name)?;
            }
            catalogue.first = Some(name);
        }
        Ok(catalogue)
    }

    fn add(&mut self, rules: Arc<Rules>) -> SelectedGame {
        let game = SelectedGame::new(rules.definition().id.clone(), rules);
        self.from_files.retain(|old| old.name != game.name);
        self.from_files.push(game.clone());
        self.first.get_or_insert_with(|| game.name.clone());
        game
    }

    /// The first name, then the others in order, without duplicates.
    fn with_first(&self, default: &str, rest: impl IntoIterator<Item = String>) -> Vec<String> {
        let mut names = vec![self.first.clone().unwrap_or_else(|| default.to_owned())];
        for name in self.from_files.iter().map(|game| game.name.clone()).chain(rest) {
            if !names.contains(&name) {
                names.push(name);
            }
        }
        names
    }
}

impl Games for Catalogue {
    fn names(&self) -> Vec<String> {
        let first = names().find(|row| row.uci).map_or("", |row| row.name);
        let mut rest = variorum_library::ids();
        rest.extend(names().filter(|row| row.uci).map(|row| row.name.to_owned()));
        rest.sort();
        self.with_first(first, rest)
    }

    fn names_of(&self, tradition: Tradition) -> Vec<String> {
        let own = self.from_files.iter().filter(|game| is_of(game.rules.definition(), tradition));
        let ids = variorum_library::ids().into_iter();
        let games: Vec<String> = ids
            .filter(|id| variorum_library::definition(id).is_ok_and(|definition| is_of(&definition, tradition)))
            .collect();
        // The table begins with the games that most clients of a tradition mean.
        let named = names().filter(|row| row.uci && games.iter().any(|id| id == row.game));
        let mut found: Vec<String> = own.map(|game| game.name.clone()).collect();
        for name in named.map(|row| row.name.to_owned()).chain(games.iter().cloned()) {
            if !found.contains(&name) {
                found.push(name);
            }
        }
        found
    }

    fn xboard_names(&self) -> Vec<String> {
        let first = names().find(|row| row.xboard).map_or("", |row| row.name);
        let known = names().filter(|row| row.xboard).map(|row| row.name.to_owned());
        let drawable = variorum_library::ids().into_iter().filter(|id| {
            // A game in the table is offered only under the names that the table has for XBoard.
            let named = names().any(|row| row.game == id);
            !named && variorum_library::definition(id).is_ok_and(|definition| Dialect::is_drawable(&definition))
        });
        self.with_first(first, known.chain(drawable))
    }

    fn open(&self, name: &str) -> Result<SelectedGame, String> {
        let exact = self.from_files.iter().find(|game| game.name == name);
        if let Some(game) = exact.or_else(|| self.from_files.iter().find(|game| game.name.eq_ignore_ascii_case(name))) {
            return Ok(game.clone());
        }
        let name = known_name(name);
        let row = names().find(|row| row.name == name);
        let id = row.map_or(name.as_str(), |row| row.game);
        let rules =
            variorum_library::rules(id).map_err(|error| error.to_string().lines().collect::<Vec<_>>().join("; "))?;
        let mut opened = SelectedGame::new(name.as_str(), rules);
        if let Some(row) = row {
            opened.start_number = row.start_number;
            opened.chess960 = row.chess960;
            opened.known = row.known;
        }
        Ok(opened)
    }

    fn load(&mut self, path: &str) -> Result<SelectedGame, Vec<String>> {
        let (text, stem) = game::read_file(path).map_err(|error| vec![format!("{error:#}")])?;
        let loaded = variorum_gamedef::load_with(&text, &stem, &FolderBases::beside(path));
        let Some(mut definition) = loaded.definition else {
            return Err(loaded
                .diagnostics
                .iter()
                .filter(|diagnostic| diagnostic.severity == Severity::Error)
                .map(|fault| format!("{path}, {}: {}", fault.place(), fault.problem))
                .collect());
        };
        game::add_engine_files(&mut definition, path).map_err(|error| vec![format!("{error:#}")])?;
        let rules = Rules::compile(&definition)
            .map_err(|faults| faults.iter().map(|fault| format!("{path}: {fault}")).collect::<Vec<_>>())?;
        game::check_beside(&rules, path).map_err(|error| vec![format!("{error:#}")])?;
        Ok(self.add(rules))
    }

    fn net(&self, path: &str, rules: &Arc<Rules>) -> Result<Arc<Net>, String> {
        game::net_in(rules, path).map_err(|error| format!("{error:#}"))
    }

    fn tables(&self, folder: &str, rules: &Arc<Rules>) -> Result<(Arc<TableSet>, Vec<String>), String> {
        match endgames::in_folder(rules, Path::new(folder)) {
            Ok((tables, remarks)) => Ok((Arc::new(tables), remarks)),
            Err(error) => Err(format!("{error:#}")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_name_opens_a_game_with_its_start() {
        let catalogue = Catalogue::default();
        for name in catalogue.names().into_iter().chain(catalogue.xboard_names()) {
            let table = catalogue.open(&name).unwrap_or_else(|error| panic!("{name}: {error}"));
            assert!(table.start_number < table.rules.definition().starts.len(), "{name}");
        }
        let known = catalogue.names();
        assert!(variorum_library::ids().iter().all(|id| known.contains(id)));
    }

    #[test]
    fn names_are_read_in_any_spelling() {
        for row in names() {
            let opened = Catalogue::default().open(&row.name.to_uppercase()).unwrap();
            assert_eq!(
                (opened.rules.definition().id.as_str(), opened.chess960),
                (row.game, row.chess960),
                "{}",
                row.name
            );
        }
    }

    #[test]
    fn names_are_read_in_any_case_and_as_other_programs_send_them() {
        let catalogue = Catalogue::default();
        let opened = |name: &str| catalogue.open(name).map(|game| (game.name, game.chess960));
        let first = catalogue.names().remove(0);
        assert_eq!(opened(&first.to_uppercase()), Ok((first.clone(), false)));
        let castling_of = |name: &str| opened(name).map(|(_, chess960)| chess960);
        for (name, chess960) in [("standard", false), ("Normal", false), ("chess960", true), ("FischeRandom", true)] {
            assert_eq!(castling_of(name), Ok(chess960), "{name}");
            let game = catalogue.open(name).expect("a game");
            assert_eq!(game.rules.definition().id, first, "{name}");
        }
        assert!(catalogue.open("kriegspiel").is_err());
        assert!(Catalogue::new(Some(&first.to_uppercase())).is_ok());
    }

    #[test]
    fn protocols_of_a_tradition_begin_with_its_best_known_game() {
        let catalogue = Catalogue::default();
        for (first, tradition) in [("shogi", Tradition::Shogi), ("xiangqi", Tradition::Xiangqi)] {
            let names = catalogue.names_of(tradition);
            assert_eq!(names[0], first);
            for name in names {
                let game = catalogue.open(&name).expect("a game");
                assert_eq!(game.rules.definition().tradition, Some(tradition), "{name}");
            }
        }
    }

    #[test]
    fn a_game_that_does_not_exist_has_a_message() {
        assert!(Catalogue::new(Some("no-such-game")).is_err());
        assert!(Catalogue::default().open("no-such-game").is_err_and(|text| !text.contains('\n')));
        assert!(Catalogue::default().load("no/such/file.toml").is_err_and(|errors| errors.len() == 1));
    }
}
