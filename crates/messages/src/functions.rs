//! The functions that messages can call: names in their forms, lists, numbers as words.

use std::borrow::Cow;
use std::sync::Arc;

use fluent_bundle::types::{FluentNumber, FluentType};
use fluent_bundle::{FluentArgs, FluentError, FluentResource, FluentValue};

use crate::words::{Form, NameKind, Words};

type Bundle = fluent_bundle::concurrent::FluentBundle<FluentResource>;
type Memoizer = intl_memoizer::concurrent::IntlLangMemoizer;

/// The name of a piece or zone as an argument.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Name {
    pub words: Arc<Words>,
    pub kind: NameKind,
    /// The id of its term, if the language has one.
    pub term: Option<String>,
    /// The name in the language.
    pub name: String,
}

impl Name {
    fn gender(&self) -> Option<String> {
        self.words.gender(self.kind, self.term.as_deref())
    }

    fn text(&self, form: &Form) -> String {
        self.words.name(self.kind, self.term.as_deref(), &self.name, form)
    }
}

/// A list as an argument.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct List {
    pub words: Arc<Words>,
    pub items: Vec<Item>,
}

/// An item of a list.
#[derive(Clone, Debug, PartialEq)]
pub(crate) enum Item {
    Text(String),
    Name(Name),
}

impl List {
    /// The gender of all names in the list, if it is the same.
    fn gender(&self) -> Option<String> {
        let mut genders = self.items.iter().map(|item| match item {
            Item::Name(name) => name.gender(),
            Item::Text(_) => None,
        });
        let first = genders.next()??;
        genders.all(|gender| gender.as_ref() == Some(&first)).then_some(first)
    }

    /// `mark` is put before and after each item.
    fn text(&self, kind: &str, form: &Form, mark: &str) -> String {
        let item = |item: &Item| match item {
            Item::Text(text) => format!("{mark}{text}{mark}"),
            Item::Name(name) => format!("{mark}{}{mark}", name.text(form)),
        };
        self.words.list(kind, &self.items.iter().map(item).collect::<Vec<_>>())
    }
}

macro_rules! fluent_type {
    ($kind:ty, $this:ident => $text:expr) => {
        impl FluentType for $kind {
            fn duplicate(&self) -> Box<dyn FluentType + Send> {
                Box::new(self.clone())
            }
            fn as_string(&self, _: &intl_memoizer::IntlLangMemoizer) -> Cow<'static, str> {
                let $this = self;
                $text.into()
            }
            fn as_string_threadsafe(&self, _: &Memoizer) -> Cow<'static, str> {
                let $this = self;
                $text.into()
            }
        }
    };
}

fluent_type!(Name, name => name.name.clone());
fluent_type!(List, list => list.text("and", &Form::default(), ""));

fn custom<'v, T: 'static>(value: Option<&'v FluentValue<'_>>) -> Option<&'v T> {
    match value? {
        FluentValue::Custom(value) => value.as_ref().as_any().downcast_ref(),
        FluentValue::String(_) | FluentValue::Number(_) | FluentValue::None | FluentValue::Error => None,
    }
}

fn named<'a>(args: &'a FluentArgs<'_>, name: &'a str) -> Option<&'a str> {
    match args.get(name)? {
        FluentValue::String(text) => Some(text.as_ref()),
        FluentValue::Number(_) | FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => None,
    }
}

/// The form that the options of a call request.
fn form(args: &FluentArgs<'_>) -> Form {
    let words = args.iter().filter(|(name, _)| !["article", "type", "mark"].contains(name));
    let words = words.filter_map(|(_, value)| match value {
        FluentValue::String(text) => Some(text.to_string()),
        FluentValue::Number(_) | FluentValue::Custom(_) | FluentValue::None | FluentValue::Error => None,
    });
    Form { article: named(args, "article").map(str::to_owned), words: words.collect() }
}

fn owned<'a>(value: &FluentValue<'_>) -> FluentValue<'a> {
    value.into_owned()
}

/// A number as a word of this kind, `number` or `ordinal`.
fn spelled<'a>(words: &Words, kind: &str, values: &[FluentValue<'a>], args: &FluentArgs<'_>) -> FluentValue<'a> {
    let Some(FluentValue::Number(number)) = values.first() else {
        return values.first().map_or(FluentValue::Error, owned);
    };
    let Form { words: mut requested, .. } = form(args);
    requested.extend(custom::<Name>(values.get(1)).and_then(Name::gender));
    let requested: Vec<&str> = requested.iter().map(String::as_str).collect();
    words.number(kind, &number.as_string(), &requested).map_or_else(|| FluentValue::Number(number.clone()), Into::into)
}

fn capital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Adds the functions to a bundle.
///
/// # Errors
/// If the bundle already has a function with one of the names.
pub(crate) fn add(bundle: &mut Bundle, words: &Arc<Words>) -> Result<(), FluentError> {
    // `NUMBER`, with the number of digits behind the point.
    bundle.add_builtins()?;
    bundle.add_function("PIECE", |values, args| match custom::<Name>(values.first()) {
        Some(name) => name.text(&form(args)).into(),
        None => values.first().map_or(FluentValue::Error, owned),
    })?;
    let known = Arc::clone(words);
    bundle.add_function("ZONE", move |values, args| match (custom::<Name>(values.first()), values.first()) {
        (Some(name), _) => name.text(&form(args)).into(),
        // A zone without a name is told by its cells.
        (None, Some(FluentValue::String(cells))) => known.cells(cells, &form(args)).into(),
        (None, value) => value.map_or(FluentValue::Error, owned),
    })?;
    bundle.add_function("GENDER", |values, _| {
        let list = custom::<List>(values.first()).and_then(List::gender);
        custom::<Name>(values.first()).and_then(Name::gender).or(list).unwrap_or_default().into()
    })?;
    bundle.add_function("LIST", |values, args| match custom::<List>(values.first()) {
        Some(list) => {
            let (kind, mark) = (named(args, "type").unwrap_or("and"), named(args, "mark").unwrap_or_default());
            list.text(kind, &form(args), mark).into()
        }
        None => values.first().map_or(FluentValue::Error, owned),
    })?;
    bundle.add_function("COUNT", |values, _| {
        custom::<List>(values.first()).map_or(FluentValue::Error, |list| FluentNumber::from(list.items.len()).into())
    })?;
    let known = Arc::clone(words);
    bundle.add_function("SPELL", move |values, args| spelled(&known, "number", values, args))?;
    let known = Arc::clone(words);
    bundle.add_function("ORDINAL", move |values, args| spelled(&known, "ordinal", values, args))?;
    bundle.add_function("CAPITAL", |values, _| match values.first() {
        Some(FluentValue::String(text)) => capital(text).into(),
        Some(value) => match (custom::<Name>(Some(value)), custom::<List>(Some(value))) {
            (Some(name), _) => capital(&name.name).into(),
            (_, Some(list)) => capital(&list.text("and", &Form::default(), "")).into(),
            (None, None) => owned(value),
        },
        None => FluentValue::Error,
    })
}
