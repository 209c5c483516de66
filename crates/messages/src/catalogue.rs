//! The messages of a language as text.

use std::collections::BTreeMap;
use std::sync::{Arc, OnceLock};

use fluent_bundle::types::FluentNumber;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use icu_decimal::DecimalFormatter;
use icu_decimal::input::Decimal;
use unic_langid::LanguageIdentifier;

use crate::functions::{self, Item, List, Name};
use crate::words::{NameKind, Words};
use crate::{Arg, Language, Message};

type Bundle = fluent_bundle::concurrent::FluentBundle<FluentResource>;
type Memoizer = intl_memoizer::concurrent::IntlLangMemoizer;

/// What a game calls its pieces in a language, and the places of its board.
pub trait GameNames {
    /// The name of the piece or neutral piece with this id; `None` if the game has no own name for it.
    fn piece_name(&self, id: &str) -> Option<&str>;

    /// What readers call the cell, rank or file with this name; `None` if they call it so.
    fn place_name(&self, _own: &str) -> Option<String> {
        None
    }
}

/// No own names.
impl GameNames for () {
    fn piece_name(&self, _: &str) -> Option<&str> {
        None
    }
}

/// Pairs of ids and names.
impl GameNames for [(String, String)] {
    fn piece_name(&self, id: &str) -> Option<&str> {
        self.iter().find(|(known, _)| known == id).map(|(_, name)| name.as_str())
    }
}

/// Pairs of ids and names.
impl GameNames for Vec<(String, String)> {
    fn piece_name(&self, id: &str) -> Option<&str> {
        self.as_slice().piece_name(id)
    }
}

/// An error in a file of messages.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// The file's name.
    pub file: String,
    /// The error as text, from Fluent's parser.
    pub error: String,
}

/// The messages of a language.
pub struct Catalogue {
    bundle: Bundle,
    words: Arc<Words>,
    /// The fallback; `None` for English itself.
    english: Option<&'static Catalogue>,
    errors: Vec<FileError>,
}

impl Catalogue {
    /// The catalogue of a language, which is built on first use.
    #[must_use]
    pub fn of(language: Language) -> &'static Self {
        type Catalogues = BTreeMap<&'static str, OnceLock<Catalogue>>;
        static CATALOGUES: OnceLock<Catalogues> = OnceLock::new();
        static NONE: OnceLock<Catalogue> = OnceLock::new();
        let all = CATALOGUES.get_or_init(|| Language::all().map(|one| (one.tag(), OnceLock::new())).collect());
        all.get(language.tag()).unwrap_or(&NONE).get_or_init(|| {
            let files = language.texts().iter().map(|(name, text)| (name.as_str(), text.as_str()));
            let english = (language != Language::ENGLISH).then(|| Self::of(Language::ENGLISH));
            Self::build(language.tag(), files, english)
        })
    }

    /// A catalogue of another language, built from the names and texts of its Fluent files. It falls back to English. Invalid entries are
    /// left out and listed in [`Catalogue::errors`].
    ///
    /// ```
    /// use variorum_messages::{Catalogue, Message};
    ///
    /// let dutch = Catalogue::of_files("nl", [("chess.ftl", "check = Schaak!")]);
    /// assert_eq!(dutch.text(&Message::new("check"), &()), "Schaak!");
    /// ```
    pub fn of_files<'f>(tag: &str, files: impl IntoIterator<Item = (&'f str, &'f str)>) -> Self {
        Self::build(tag, files, Some(Self::of(Language::ENGLISH)))
    }

    fn build<'f>(
        tag: &str,
        files: impl IntoIterator<Item = (&'f str, &'f str)>,
        english: Option<&'static Self>,
    ) -> Self {
        let mut file_errors = Vec::new();
        let (mut words, mut resources) = (Words::default(), Vec::new());
        for (file, text) in files {
            let located = |error: String| FileError { file: file.to_owned(), error };
            let parsed = fluent_syntax::parser::parse(text);
            let (Ok(ref tree) | Err((ref tree, _))) = parsed;
            words.add(file, tree);
            let resource = FluentResource::try_new(text.to_owned()).unwrap_or_else(|(resource, errors)| {
                file_errors.extend(errors.iter().map(|error| located(error.to_string())));
                resource
            });
            resources.push((file.to_owned(), resource));
        }
        let locale: LanguageIdentifier = tag.parse().unwrap_or_default();
        let mut bundle = Bundle::new_concurrent(vec![locale]);
        // Unicode isolation marks around arguments would be visible in plain text.
        bundle.set_use_isolating(false);
        bundle.set_formatter(Some(written));
        let words = Arc::new(words);
        let mut report = |file: &str, errors: Vec<fluent_bundle::FluentError>| {
            file_errors
                .extend(errors.iter().map(|error| FileError { file: file.to_owned(), error: error.to_string() }));
        };
        if let Err(error) = functions::add(&mut bundle, &words) {
            report("", vec![error]);
        }
        for (file, resource) in resources {
            if let Err(errors) = bundle.add_resource(resource) {
                report(&file, errors);
            }
        }
        Self { bundle, words, english, errors: file_errors }
    }

    /// A message as text. A message that the language lacks appears in English; one that English lacks appears as its id. `names` holds the
    /// game's own names for its pieces in this language, and for the places of its board.
    #[must_use]
    pub fn text(&self, message: &Message, names: &dyn GameNames) -> String {
        let own = self.format(message, names, &mut Vec::new());
        own.or_else(|| self.english?.format(message, &(), &mut Vec::new())).unwrap_or_else(|| message.id.to_string())
    }

    /// Like [`Catalogue::text`], but without fallback, for tests of a language.
    ///
    /// # Errors
    /// All missing messages and wrong arguments, in the message and those within it.
    pub fn try_text(&self, message: &Message, names: &dyn GameNames) -> Result<String, Vec<String>> {
        let mut faults = Vec::new();
        let text = self.format(message, names, &mut faults);
        match text {
            Some(text) if faults.is_empty() => Ok(text),
            _ => Err(faults),
        }
    }

    /// Whether the language has this message.
    #[must_use]
    pub fn has(&self, id: &str) -> bool {
        self.bundle.get_message(id).is_some_and(|message| message.value().is_some())
    }

    /// The errors in the files of the language, for tests.
    #[must_use]
    pub fn errors(&self) -> &[FileError] {
        &self.errors
    }

    /// The name of a piece: the game's own name in this language, otherwise the term in `pieces.ftl` for this English name, otherwise the
    /// English name.
    #[must_use]
    pub fn piece_name(&self, id: &str, english: &str, names: &dyn GameNames) -> String {
        self.piece(id, english, names).name
    }

    /// Whether the language has a term for the piece with this id and English name.
    #[must_use]
    pub fn knows_piece(&self, id: &str, english: &str) -> bool {
        self.piece(id, english, &()).term.is_some()
    }

    /// Whether the language has a term for the zone with this id.
    #[must_use]
    pub fn knows_zone(&self, id: &str) -> bool {
        self.zone(id).term.is_some()
    }

    /// A message without arguments, without fallback.
    fn own(&self, id: &str) -> Option<String> {
        self.format(&Message::new(id.to_owned()), &(), &mut Vec::new())
    }

    fn format(&self, message: &Message, names: &dyn GameNames, faults: &mut Vec<String>) -> Option<String> {
        let Some(pattern) = self.bundle.get_message(&message.id).and_then(|found| found.value()) else {
            faults.push(format!("there is no message {}", message.id));
            return None;
        };
        let mut args = FluentArgs::new();
        for (name, arg) in &message.args {
            args.set(name.clone(), self.value(arg, names, faults));
        }
        let mut errors = Vec::new();
        let text = self.bundle.format_pattern(pattern, Some(&args), &mut errors).into_owned();
        faults.extend(errors.iter().map(|error| format!("{}: {error}", message.id)));
        Some(text)
    }

    fn value(&self, arg: &Arg, names: &dyn GameNames, faults: &mut Vec<String>) -> FluentValue<'static> {
        match arg {
            Arg::Text(text) => text.to_string().into(),
            Arg::Place { place } => names.place_name(place).unwrap_or_else(|| place.clone()).into(),
            Arg::Whole(number) => FluentNumber::from(*number).into(),
            Arg::Decimal(number) => FluentNumber::from(*number).into(),
            Arg::Piece { piece, name } => FluentValue::Custom(Box::new(self.piece(piece, name, names))),
            Arg::Zone { zone } => FluentValue::Custom(Box::new(self.zone(zone))),
            Arg::Message(message) => self.inner(message, names, faults).into(),
            Arg::List(items) => {
                let items = items.iter().map(|item| self.item(item, names, faults)).collect();
                FluentValue::Custom(Box::new(List { words: Arc::clone(&self.words), items }))
            }
        }
    }

    fn inner(&self, message: &Message, names: &dyn GameNames, faults: &mut Vec<String>) -> String {
        self.format(message, names, faults).unwrap_or_else(|| self.text(message, names))
    }

    fn item(&self, arg: &Arg, names: &dyn GameNames, faults: &mut Vec<String>) -> Item {
        match arg {
            Arg::Piece { piece, name } => Item::Name(self.piece(piece, name, names)),
            Arg::Zone { zone } => Item::Name(self.zone(zone)),
            Arg::Text(text) => Item::Text(text.to_string()),
            Arg::Place { place } => Item::Text(names.place_name(place).unwrap_or_else(|| place.clone())),
            Arg::Message(message) => Item::Text(self.inner(message, names, faults)),
            Arg::Whole(number) => Item::Text(number.to_string()),
            Arg::Decimal(number) => Item::Text(number.to_string()),
            Arg::List(items) => {
                let items: Vec<Item> = items.iter().map(|item| self.item(item, names, faults)).collect();
                let texts = items.iter().map(|item| match item {
                    Item::Text(text) => text.clone(),
                    Item::Name(name) => name.name.clone(),
                });
                Item::Text(self.words.list("and", &texts.collect::<Vec<_>>()))
            }
        }
    }

    fn piece(&self, id: &str, english: &str, names: &dyn GameNames) -> Name {
        let name = names.piece_name(id).map(str::to_owned);
        let name = name.or_else(|| self.translated(NameKind::Piece, id, english)).unwrap_or_else(|| english.to_owned());
        self.name(NameKind::Piece, id, name)
    }

    fn zone(&self, id: &str) -> Name {
        let english = id.replace(['-', '_'], " ");
        let name = self.translated(NameKind::Zone, id, &english).unwrap_or(english);
        self.name(NameKind::Zone, id, name)
    }

    /// The translation of an English name. The name decides, not the id, as a piece of another game may have the same id.
    fn translated(&self, kind: NameKind, id: &str, english: &str) -> Option<String> {
        let known = self.english.map_or(&self.words, |english| &english.words);
        known.term(kind, id, english).and_then(|term| self.words.plain(kind, term))
    }

    fn name(&self, kind: NameKind, id: &str, name: String) -> Name {
        let term = self.words.term(kind, id, &name).map(str::to_owned);
        Name { words: Arc::clone(&self.words), kind, term, name }
    }
}

impl Language {
    /// The language's name for itself, such as `Deutsch`; the tag if its files do not define it.
    #[must_use]
    pub fn name(self) -> String {
        Catalogue::of(self).own("language-name").unwrap_or_else(|| self.tag().to_owned())
    }
}

/// Formats numbers as the language writes them.
fn written(value: &FluentValue<'_>, memoizer: &Memoizer) -> Option<String> {
    let FluentValue::Number(number) = value else { return None };
    let decimal = Decimal::try_from_str(&number.as_string()).ok()?;
    memoizer.with_try_get::<Decimals, _, _>((), |formatter| formatter.0.format(&decimal).to_string()).ok()
}

struct Decimals(DecimalFormatter);

impl intl_memoizer::Memoizable for Decimals {
    type Args = ();
    type Error = String;

    fn construct(language: LanguageIdentifier, (): Self::Args) -> Result<Self, Self::Error> {
        let locale: icu_locale_core::Locale = language.to_string().parse().map_err(|error| format!("{error:?}"))?;
        let formatter = DecimalFormatter::try_new((&locale).into(), Default::default());
        formatter.map(Self).map_err(|error| error.to_string())
    }
}
