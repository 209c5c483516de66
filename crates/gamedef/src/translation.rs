//! The texts of a game in another language, from a file in that language's folder: `locales/de/games/chess.toml` for `games/chess.toml`.
//!
//! Such a file contains texts only; positions, turns and rules are in the game's own file. Missing texts appear in English.

use toml::de::{DeTable, DeValue};

use crate::definition::Definition;
use crate::limits;
use crate::problem::{Heading, Names, Quote};
use crate::sentence::{Sentence, sentences};

sentences! {
    /// A problem with a file of texts, serialized like a [`Problem`](crate::Problem).
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
        TaskOfOne { title: Quote, guide: Quote } = "“{title}” and “{guide}” do not both have a `task` and the same `wrong`";
        NotText { key: Quote } = "`{key}` must be text in quotes";
        NotList { key: &'static str } = "`{key}` must be a list of texts";
        EmptyText { key: &'static str } = "`{key}` must hold texts that are not empty";
        NotTable { key: &'static str } = "`{key}` must be a table";
        NotTables { key: &'static str } = "`{key}` must be a list of tables";
        NoPiece { id: Quote } = "the game has no piece with the id `{id}`";
        NoTitle = "`[[examples]]` lacks a `title`";
        NoWords { key: &'static str } = "`[[guide]]` lacks a `{key}`";
        More = "there are more errors than these";
    }
}

impl Sentence for TranslationProblem {
    const PREFIX: &'static str = "translation";
}

/// The texts of a game in a language. Missing texts are empty.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Translation {
    /// The game's name.
    pub name: String,
    /// The year of invention, as players read it.
    pub year: String,
    /// The group of games in which the site lists it.
    pub family: String,
    /// A summary in one sentence.
    pub summary: String,
    /// Its origin and its idea.
    pub story: String,
    /// The rules for players.
    pub rules: String,
    /// The rulings, as many as in the game's file and in the same order, or none.
    pub rulings: Vec<String>,
    /// Pairs of ids and names, of pieces and neutral pieces.
    pub names: Vec<(String, String)>,
    /// The names of the start positions, as many as in the game's file and in the same order, or none.
    pub starts: Vec<String>,
    /// The texts of the examples, as many as in the game's file and in the same order, or none.
    pub examples: Vec<ExampleWords>,
    /// The texts of the guided first game, as many as it has steps and in the same order, or none.
    pub guide: Vec<GuideWords>,
}

/// The texts of a step of the guided first game.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GuideWords {
    /// Its title.
    pub title: String,
    /// What it teaches.
    pub text: String,
    /// The task; empty if the step has none.
    pub task: String,
    /// What players read after a wrong turn; empty if the step says nothing then.
    pub wrong: String,
}

/// The texts of an example.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ExampleWords {
    /// Its title.
    pub title: String,
    /// The text before the first step.
    pub text: String,
    /// The texts of the steps, as many as in the game's file.
    pub steps: Vec<String>,
}

impl Translation {
    /// Reads the texts of a game from a file.
    ///
    /// # Errors
    /// The problems of the file, at most [`limits::DIAGNOSTICS`]: for example, that it does not fit the game.
    pub fn read(text: &str, definition: &Definition) -> Result<Self, Vec<TranslationProblem>> {
        if text.len() > limits::TEXT_BYTES {
            return Err(vec![TranslationProblem::TooLong { bytes: text.len(), most: limits::TEXT_BYTES }]);
        }
        let unreadable = |error: toml::de::Error| vec![TranslationProblem::Toml { detail: error.message().into() }];
        let document = DeTable::parse(text).map_err(unreadable)?;
        let mut reader = Reader { problems: Vec::new() };
        let root = document.get_ref();
        let keys =
            ["name", "year", "family", "summary", "story", "rules", "rulings", "names", "starts", "examples", "guide"];
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
            guide: reader.guide(root),
        };
        reader.count("rulings", found.rulings.len(), definition.about.rulings.len());
        reader.count("starts", found.starts.len(), definition.starts.len());
        reader.count("examples", found.examples.len(), definition.examples.len());
        reader.count("guide", found.guide.len(), definition.guide.len());
        for (words, step) in found.guide.iter().zip(&definition.guide) {
            let wrong = step.task.as_ref().is_some_and(|task| !task.wrong.is_empty());
            if words.task.is_empty() == step.task.is_some() || words.wrong.is_empty() == wrong {
                let (title, guide) = ((&words.title).into(), (&step.title).into());
                reader.problems.push(TranslationProblem::TaskOfOne { title, guide });
            }
        }
        for (words, example) in found.examples.iter().zip(&definition.examples) {
            let (step_count, expected) = (words.steps.len(), example.steps.len());
            if step_count != expected {
                let (title, example) = ((&words.title).into(), (&example.title).into());
                let problem = TranslationProblem::StepCount { title, found: step_count, example, expected };
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

    /// Replaces the texts of a game. Missing texts are left as they are.
    pub fn apply_to(self, definition: &mut Definition) {
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
        for (step, words) in definition.guide.iter_mut().zip(self.guide) {
            step.title = words.title;
            step.text = words.text;
            if let Some(task) = &mut step.task {
                task.text = words.task;
                task.wrong = words.wrong;
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

    /// Reports a list that is neither empty nor as long as the game's.
    fn count(&mut self, key: &'static str, found: usize, expected: usize) {
        if found != 0 && found != expected {
            self.problems.push(TranslationProblem::Count { key, found, expected });
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

    /// The tables of a list; none if there is no such list.
    fn tables<'d>(&mut self, root: &'d DeTable<'d>, key: &'static str) -> Vec<&'d DeTable<'d>> {
        let Some(value) = root.get(key) else { return Vec::new() };
        let DeValue::Array(values) = value.get_ref() else {
            self.problems.push(TranslationProblem::NotTables { key });
            return Vec::new();
        };
        let mut found = Vec::new();
        for value in values.iter() {
            if let DeValue::Table(table) = value.get_ref() {
                found.push(table);
            } else {
                self.problems.push(TranslationProblem::NotTables { key });
            }
        }
        found
    }

    fn guide(&mut self, root: &DeTable<'_>) -> Vec<GuideWords> {
        let mut found = Vec::new();
        for table in self.tables(root, "guide") {
            self.keys(table, Heading::guide(), &["title", "text", "task", "wrong"]);
            let [title, text, task, wrong] = ["title", "text", "task", "wrong"].map(|key| self.text(table, key));
            for (key, words) in [("title", &title), ("text", &text)] {
                if words.is_empty() {
                    self.problems.push(TranslationProblem::NoWords { key });
                }
            }
            found.push(GuideWords { title, text, task, wrong });
        }
        found
    }

    fn examples(&mut self, root: &DeTable<'_>) -> Vec<ExampleWords> {
        let mut found = Vec::new();
        for table in self.tables(root, "examples") {
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
    fn texts_are_replaced_where_the_file_has_them() {
        let own = crate::load(GAME, "whole").definition.unwrap();
        let mut translated = own.clone();
        let starts = vec!["\"Reihe\""; own.starts.len()].join(", ");
        read(&format!("name = \"Ganz\"\nyear = \"um 1900\"\nrulings = [\"Nichts.\"]\nstarts = [{starts}]\n[names]\nking = \"König\""))
            .unwrap()
            .apply_to(&mut translated);
        assert_eq!((translated.about.name.as_str(), translated.about.year.as_str()), ("Ganz", "um 1900"));
        assert_eq!((&translated.about.rules, &translated.about.family), (&own.about.rules, &own.about.family));
        assert_eq!(translated.about.rulings[0].text, "Nichts.");
        assert!(translated.pieces.iter().any(|piece| piece.id == "king" && piece.name == "König"));
        assert!(translated.starts.iter().all(|start| start.name == "Reihe") && !translated.starts.is_empty());
        assert_eq!(translated.examples, own.examples);
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
            ("[[guide]]\ntitle = \"T\"", "lacks a `text`"),
            ("[[guide]]\ntitle = \"T\"\ntext = \"x\"", "do not both have a `task`"),
            (
                "[[guide]]\ntitle = \"T\"\ntext = \"x\"\ntask = \"y\"\n[[guide]]\ntitle = \"U\"\ntext = \"x\"",
                "`guide` has 2 items",
            ),
            ("x = ", "TOML"),
        ] {
            let problems = read(text).unwrap_err();
            assert!(problems.iter().any(|found| found.to_string().contains(sentence)), "{text}: {problems:?}");
        }
    }
}
