//! The texts of a game in another language, in a file of that language's folder: `locales/de/games/chess.toml` for `games/chess.toml`.
//!
//! Holds words only; positions, turns and rules stay in the game's own file. What a file leaves out is read in English.

use toml::de::{DeTable, DeValue};

use crate::definition::Definition;
use crate::limits;

/// The texts of a game in one language; empty where the file has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Translation {
    /// The game's name.
    pub name: String,
    /// When it was invented, as people would write it.
    pub year: String,
    /// The group it stands in on the site.
    pub family: String,
    /// One sentence.
    pub summary: String,
    /// Where the game comes from.
    pub story: String,
    /// The rules for players.
    pub rules: String,
    /// The texts of the rulings, in the order of the game's file; empty or as many as there.
    pub rulings: Vec<String>,
    /// Names of pieces and neutral pieces, by their ids.
    pub names: Vec<(String, String)>,
    /// Names of the start positions, in the order of the game's file; empty or as many as there.
    pub starts: Vec<String>,
    /// The words of the examples, in the order of the game's file; empty or as many as there.
    pub examples: Vec<ExampleWords>,
}

/// The words of an example.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExampleWords {
    /// Its title.
    pub title: String,
    /// What people read before the first step.
    pub text: String,
    /// What people read at each step, as many as the example has.
    pub steps: Vec<String>,
}

impl Translation {
    /// Reads a file of texts for a game.
    ///
    /// # Errors
    /// What is wrong with it or does not fit the game; the first [`limits::FAULTS`] faults if there are more.
    pub fn read(text: &str, definition: &Definition) -> Result<Self, Vec<String>> {
        if text.len() > limits::TEXT_BYTES {
            return Err(vec![format!("this has {} bytes; at most {} are possible", text.len(), limits::TEXT_BYTES)]);
        }
        let document = DeTable::parse(text).map_err(|error| vec![error.to_string()])?;
        let mut reader = Reader { faults: Vec::new() };
        let root = document.get_ref();
        let keys = ["name", "year", "family", "summary", "story", "rules", "rulings", "names", "starts", "examples"];
        reader.keys(root, "the file", &keys);
        let found = Self {
            name: reader.text(root, "name"),
            year: reader.text(root, "year"),
            family: reader.text(root, "family"),
            summary: reader.text(root, "summary"),
            story: reader.text(root, "story"),
            rules: reader.text(root, "rules"),
            rulings: reader.texts(root, "rulings"),
            names: reader.names(root, definition),
            starts: reader.texts(root, "starts"),
            examples: reader.examples(root),
        };
        reader.count("rulings", found.rulings.len(), definition.about.rulings.len());
        reader.count("starts", found.starts.len(), definition.starts.len());
        reader.count("examples", found.examples.len(), definition.examples.len());
        for (words, example) in found.examples.iter().zip(&definition.examples) {
            let (here, there) = (words.steps.len(), example.steps.len());
            if here != there {
                reader.faults.push(format!("“{}” has {here} steps, “{}” has {there}", words.title, example.title));
            }
            if words.text.is_empty() != example.text.is_empty() {
                reader.faults.push(format!("“{}” and “{}” do not both have a `text`", words.title, example.title));
            }
        }
        if reader.faults.is_empty() {
            return Ok(found);
        }
        if reader.faults.len() > limits::FAULTS {
            reader.faults.truncate(limits::FAULTS);
            reader.faults.push("there are more faults than these".to_owned());
        }
        Err(reader.faults)
    }

    /// Puts these words in place of the game's own; what is left out here stays as it is there.
    pub fn tell(self, definition: &mut Definition) {
        let about = &mut definition.about;
        for (place, text) in [
            (&mut about.name, self.name),
            (&mut about.year, self.year),
            (&mut about.family, self.family),
            (&mut about.summary, self.summary),
            (&mut about.story, self.story),
            (&mut about.rules, self.rules),
        ] {
            if !text.is_empty() {
                *place = text;
            }
        }
        for (ruling, text) in about.rulings.iter_mut().zip(self.rulings) {
            ruling.text = text;
        }
        for (id, name) in self.names {
            if let Some(piece) = definition.pieces.iter_mut().find(|piece| piece.id == id) {
                piece.name = name;
            } else if let Some(neutral) = definition.neutrals.iter_mut().find(|neutral| neutral.id == id) {
                neutral.name = name;
            }
        }
        for (start, name) in definition.starts.iter_mut().zip(self.starts) {
            start.name = name;
        }
        for (example, words) in definition.examples.iter_mut().zip(self.examples) {
            example.title = words.title;
            example.text = words.text;
            for (step, text) in example.steps.iter_mut().zip(words.steps) {
                step.text = text;
            }
        }
    }
}

struct Reader {
    faults: Vec<String>,
}

impl Reader {
    fn keys(&mut self, table: &DeTable<'_>, what: &str, known: &[&str]) {
        for key in table.keys().filter(|key| !known.contains(&key.get_ref().as_ref())) {
            self.faults.push(format!("{what} has no key `{}`; the keys are {}", key.get_ref(), known.join(", ")));
        }
    }

    /// As many as the game has, or none.
    fn count(&mut self, what: &str, here: usize, there: usize) {
        if here != 0 && here != there {
            self.faults.push(format!("there are {here} {what}, the game has {there}"));
        }
    }

    fn text(&mut self, table: &DeTable<'_>, key: &str) -> String {
        match table.get(key).map(|value| value.get_ref()) {
            None => String::new(),
            Some(DeValue::String(text)) => text.trim().to_owned(),
            Some(_) => {
                self.faults.push(format!("`{key}` must be text in quotes"));
                String::new()
            }
        }
    }

    fn texts(&mut self, table: &DeTable<'_>, key: &str) -> Vec<String> {
        let Some(value) = table.get(key) else { return Vec::new() };
        let DeValue::Array(values) = value.get_ref() else {
            self.faults.push(format!("`{key}` must be a list of texts"));
            return Vec::new();
        };
        let mut found = Vec::new();
        for value in values.iter() {
            match value.get_ref() {
                DeValue::String(text) if !text.trim().is_empty() => found.push(text.trim().to_owned()),
                _ => self.faults.push(format!("`{key}` must hold texts that say something")),
            }
        }
        found
    }

    fn names(&mut self, root: &DeTable<'_>, definition: &Definition) -> Vec<(String, String)> {
        let Some(value) = root.get("names") else { return Vec::new() };
        let DeValue::Table(table) = value.get_ref() else {
            self.faults.push("`names` must be a table".to_owned());
            return Vec::new();
        };
        let mut found = Vec::new();
        for key in table.keys() {
            let id = key.get_ref().to_string();
            let known =
                definition.pieces.iter().map(|piece| &piece.id).chain(definition.neutrals.iter().map(|one| &one.id));
            if !known.into_iter().any(|other| *other == id) {
                self.faults.push(format!("the game has no piece with the id `{id}`"));
            }
            let name = self.text(table, &id);
            found.push((id, name));
        }
        found
    }

    fn examples(&mut self, root: &DeTable<'_>) -> Vec<ExampleWords> {
        let Some(value) = root.get("examples") else { return Vec::new() };
        let DeValue::Array(values) = value.get_ref() else {
            self.faults.push("`examples` must be a list of tables".to_owned());
            return Vec::new();
        };
        let mut found = Vec::new();
        for value in values.iter() {
            let DeValue::Table(table) = value.get_ref() else {
                self.faults.push("`examples` must be a list of tables".to_owned());
                continue;
            };
            self.keys(table, "`[[examples]]`", &["title", "text", "steps"]);
            let (title, text) = (self.text(table, "title"), self.text(table, "text"));
            if title.is_empty() {
                self.faults.push("`[[examples]]` lacks a `title`".to_owned());
            }
            found.push(ExampleWords { title, text, steps: self.texts(table, "steps") });
        }
        found
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const GAME: &str = include_str!("../tests/suite/whole.toml");

    fn read(text: &str) -> Result<Translation, Vec<String>> {
        Translation::read(text, &crate::load(GAME, "whole").definition.unwrap())
    }

    #[test]
    fn texts_are_read() {
        let steps = "steps = [\"Er steht.\", \"Er ging.\", \"Ende.\"]";
        let text = format!(
            "summary = \"Kurz.\"\nrulings = [\"Nichts.\"]\n[names]\nking = \"König\"\n[[examples]]\ntitle = \"Ein Schritt\"\ntext = \"Sieh hin.\"\n{steps}"
        );
        let found = read(&text).unwrap();
        assert_eq!((found.summary.as_str(), found.rulings.len(), found.story.as_str()), ("Kurz.", 1, ""));
        assert_eq!(found.names, [("king".to_owned(), "König".to_owned())]);
        assert_eq!(found.examples[0].steps.len(), 3);
    }

    #[test]
    fn a_game_is_told_in_other_words_and_keeps_what_has_none() {
        let own = crate::load(GAME, "whole").definition.unwrap();
        let mut told = own.clone();
        let starts = vec!["\"Reihe\""; own.starts.len()].join(", ");
        read(&format!("name = \"Ganz\"\nyear = \"um 1900\"\nrulings = [\"Nichts.\"]\nstarts = [{starts}]\n[names]\nking = \"König\""))
            .unwrap()
            .tell(&mut told);
        assert_eq!((told.about.name.as_str(), told.about.year.as_str()), ("Ganz", "um 1900"));
        assert_eq!((&told.about.rules, &told.about.family), (&own.about.rules, &own.about.family));
        assert_eq!(told.about.rulings[0].text, "Nichts.");
        assert!(told.pieces.iter().any(|piece| piece.id == "king" && piece.name == "König"));
        assert!(told.starts.iter().all(|start| start.name == "Reihe") && !told.starts.is_empty());
        assert_eq!(told.examples, own.examples);
    }

    #[test]
    fn what_does_not_fit_the_game_is_said() {
        for (text, fault) in [
            ("summary = 3", "must be text"),
            ("sumary = \"x\"", "has no key `sumary`"),
            ("rulings = [\"a\", \"b\"]", "there are 2 rulings, the game has 1"),
            ("rulings = [\" \"]", "say something"),
            ("starts = [\"a\", \"b\", \"c\", \"d\"]", "there are 4 starts"),
            ("[names]\nemperor = \"Kaiser\"", "no piece with the id `emperor`"),
            ("[[examples]]\ntitle = \"T\"\ntext = \"x\"\nsteps = [\"a\"]", "“T” has 1 steps"),
            ("[[examples]]\ntext = \"x\"\nsteps = [\"a\", \"b\", \"c\"]", "lacks a `title`"),
            ("[[examples]]\ntitle = \"T\"\nsteps = [\"a\", \"b\", \"c\"]", "do not both have a `text`"),
            ("examples = 4", "list of tables"),
            ("x = ", "TOML"),
        ] {
            let faults = read(text).unwrap_err();
            assert!(faults.iter().any(|found| found.contains(fault)), "{text}: {faults:?}");
        }
    }
}
