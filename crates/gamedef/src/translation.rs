//! The texts of a game in another language, in a file of that language's folder: `locales/de/games/chess.toml` for `games/chess.toml`.
//!
//! Holds words only; positions, turns and rules stay in the game's own file. What a file leaves out is read in English.

use toml::de::{DeTable, DeValue};

use crate::definition::Definition;
use crate::limits;
use crate::problem::{Heading, Names, Quote};
use crate::sentence::{Sentence, sentences};

sentences! {
    /// What is wrong with a file of texts. Serialized as a [`Problem`](crate::Problem) is.
    pub enum TranslationProblem {
        TooLong { bytes: usize, most: usize } = "this has {bytes} bytes; at most {most} are possible";
        Toml { detail: Quote } = "this is not TOML: {detail}";
        UnknownKey { section: Heading, key: Quote, keys: Names } =
            "{section} has no key `{key}`; the keys are {}", keys.and();
        Count { key: &'static str, found: usize, expected: usize } =
            "`{key}` has {found} items, the game has {expected}";
        StepCount { title: Quote, found: usize, example: Quote, expected: usize } =
            "“{title}” has {found} steps, “{example}” has {expected}";
        TextOfOne { title: Quote, example: Quote } = "“{title}” and “{example}” do not both have a `text`";
        NotText { key: Quote } = "`{key}` must be text in quotes";
        NotList { key: &'static str } = "`{key}` must be a list of texts";
        EmptyText { key: &'static str } = "`{key}` must hold texts that are not empty";
        NotTable { key: &'static str } = "`{key}` must be a table";
        NotTables { key: &'static str } = "`{key}` must be a list of tables";
        NoPiece { id: Quote } = "the game has no piece with the id `{id}`";
        NoTitle = "`[[examples]]` lacks a `title`";
        More = "there are more errors than these";
    }
}

impl Sentence for TranslationProblem {
    const PREFIX: &'static str = "translation";
}

/// The texts of a game in one language; empty where the file has none.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Translation {
    /// The game's name.
    pub name: String,
    /// When it was invented, as one would write it.
    pub year: String,
    /// The group that the site lists it in.
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
    /// What is wrong with it or does not fit the game; the first [`limits::DIAGNOSTICS`] problems if there are more.
    pub fn read(text: &str, definition: &Definition) -> Result<Self, Vec<TranslationProblem>> {
        if text.len() > limits::TEXT_BYTES {
            return Err(vec![TranslationProblem::TooLong { bytes: text.len(), most: limits::TEXT_BYTES }]);
        }
        let unreadable = |error: toml::de::Error| vec![TranslationProblem::Toml { detail: error.message().into() }];
        let document = DeTable::parse(text).map_err(unreadable)?;
        let mut reader = Reader { problems: Vec::new() };
        let root = document.get_ref();
        let keys = ["name", "year", "family", "summary", "story", "rules", "rulings", "names", "starts", "examples"];
        reader.keys(root, Heading::file(), &keys);
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
                let (title, example) = ((&words.title).into(), (&example.title).into());
                let problem = TranslationProblem::StepCount { title, found: here, example, expected: there };
                reader.problems.push(problem);
            }
            if words.text.is_empty() != example.text.is_empty() {
                let (title, example) = ((&words.title).into(), (&example.title).into());
                reader.problems.push(TranslationProblem::TextOfOne { title, example });
            }
        }
        if reader.problems.is_empty() {
            return Ok(found);
        }
        if reader.problems.len() > limits::DIAGNOSTICS {
            reader.problems.truncate(limits::DIAGNOSTICS);
            reader.problems.push(TranslationProblem::More);
        }
        Err(reader.problems)
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
    problems: Vec<TranslationProblem>,
}

impl Reader {
    fn keys(&mut self, table: &DeTable<'_>, section: Heading, known: &[&str]) {
        for key in table.keys().filter(|key| !known.contains(&key.get_ref().as_ref())) {
            let (section, key) = (section.clone(), key.get_ref().into());
            self.problems.push(TranslationProblem::UnknownKey { section, key, keys: known.iter().collect() });
        }
    }

    /// As many as the game has, or none.
    fn count(&mut self, key: &'static str, here: usize, there: usize) {
        if here != 0 && here != there {
            self.problems.push(TranslationProblem::Count { key, found: here, expected: there });
        }
    }

    fn text(&mut self, table: &DeTable<'_>, key: &str) -> String {
        match table.get(key).map(|value| value.get_ref()) {
            None => String::new(),
            Some(DeValue::String(text)) => text.trim().to_owned(),
            Some(_) => {
                self.problems.push(TranslationProblem::NotText { key: key.into() });
                String::new()
            }
        }
    }

    fn texts(&mut self, table: &DeTable<'_>, key: &'static str) -> Vec<String> {
        let Some(value) = table.get(key) else { return Vec::new() };
        let DeValue::Array(values) = value.get_ref() else {
            self.problems.push(TranslationProblem::NotList { key });
            return Vec::new();
        };
        let mut found = Vec::new();
        for value in values.iter() {
            match value.get_ref() {
                DeValue::String(text) if !text.trim().is_empty() => found.push(text.trim().to_owned()),
                DeValue::String(_)
                | DeValue::Integer(_)
                | DeValue::Float(_)
                | DeValue::Boolean(_)
                | DeValue::Datetime(_)
                | DeValue::Array(_)
                | DeValue::Table(_) => self.problems.push(TranslationProblem::EmptyText { key }),
            }
        }
        found
    }

    fn names(&mut self, root: &DeTable<'_>, definition: &Definition) -> Vec<(String, String)> {
        let Some(value) = root.get("names") else { return Vec::new() };
        let DeValue::Table(table) = value.get_ref() else {
            self.problems.push(TranslationProblem::NotTable { key: "names" });
            return Vec::new();
        };
        let mut found = Vec::new();
        for key in table.keys() {
            let id = key.get_ref().to_string();
            let known =
                definition.pieces.iter().map(|piece| &piece.id).chain(definition.neutrals.iter().map(|one| &one.id));
            if !known.into_iter().any(|other| *other == id) {
                self.problems.push(TranslationProblem::NoPiece { id: (&id).into() });
            }
            let name = self.text(table, &id);
            found.push((id, name));
        }
        found
    }

    fn examples(&mut self, root: &DeTable<'_>) -> Vec<ExampleWords> {
        let Some(value) = root.get("examples") else { return Vec::new() };
        let DeValue::Array(values) = value.get_ref() else {
            self.problems.push(TranslationProblem::NotTables { key: "examples" });
            return Vec::new();
        };
        let mut found = Vec::new();
        for value in values.iter() {
            let DeValue::Table(table) = value.get_ref() else {
                self.problems.push(TranslationProblem::NotTables { key: "examples" });
                continue;
            };
            self.keys(table, Heading::examples(), &["title", "text", "steps"]);
            let (title, text) = (self.text(table, "title"), self.text(table, "text"));
            if title.is_empty() {
                self.problems.push(TranslationProblem::NoTitle);
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

    fn read(text: &str) -> Result<Translation, Vec<TranslationProblem>> {
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
    fn what_does_not_fit_the_game_is_reported() {
        for (text, sentence) in [
            ("summary = 3", "must be text"),
            ("sumary = \"x\"", "has no key `sumary`"),
            ("rulings = [\"a\", \"b\"]", "`rulings` has 2 items, the game has 1"),
            ("rulings = [\" \"]", "not empty"),
            ("starts = [\"a\", \"b\", \"c\", \"d\"]", "`starts` has 4 items"),
            ("[names]\nemperor = \"Kaiser\"", "no piece with the id `emperor`"),
            ("[[examples]]\ntitle = \"T\"\ntext = \"x\"\nsteps = [\"a\"]", "“T” has 1 steps"),
            ("[[examples]]\ntext = \"x\"\nsteps = [\"a\", \"b\", \"c\"]", "lacks a `title`"),
            ("[[examples]]\ntitle = \"T\"\nsteps = [\"a\", \"b\", \"c\"]", "do not both have a `text`"),
            ("examples = 4", "list of tables"),
            ("x = ", "TOML"),
        ] {
            let problems = read(text).unwrap_err();
            assert!(problems.iter().any(|found| found.to_string().contains(sentence)), "{text}: {problems:?}");
        }
    }
}
