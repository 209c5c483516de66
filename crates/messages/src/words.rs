//! Words with their forms, read from the terms of the Fluent files.
//!
//! A term may define forms of its word as attributes, named after their properties: `.dative`, `.plural`, `.plural-dative`. Among the forms
//! whose properties are all requested, the one with the most properties is chosen, the first of several; without any, the term's own text.

use std::collections::BTreeMap;

use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement};

/// Attributes that describe a word instead of giving a form of it.
const GENDER: &str = "gender";
const SOUND: &str = "sound";

/// A text with variables.
#[derive(Debug, PartialEq)]
struct Pattern(Vec<Part>);

#[derive(Debug, PartialEq)]
enum Part {
    Text(String),
    Variable(String),
}

impl Pattern {
    /// Reads a pattern; `None` if it contains anything but text and variables, as words do not.
    fn read(pattern: &ast::Pattern<&str>) -> Option<Self> {
        let part = |element: &PatternElement<&str>| match element {
            PatternElement::TextElement { value } => Some(Part::Text((*value).to_owned())),
            PatternElement::Placeable { expression: Expression::Inline(expression) } => match expression {
                InlineExpression::StringLiteral { value } => Some(Part::Text((*value).to_owned())),
                InlineExpression::VariableReference { id } => Some(Part::Variable(id.name.to_owned())),
                InlineExpression::NumberLiteral { .. }
                | InlineExpression::FunctionReference { .. }
                | InlineExpression::MessageReference { .. }
                | InlineExpression::TermReference { .. }
                | InlineExpression::Placeable { .. } => None,
            },
            PatternElement::Placeable { expression: Expression::Select { .. } } => None,
        };
        pattern.elements.iter().map(part).collect::<Option<Vec<_>>>().map(Self)
    }

    fn text(&self, variables: &[(&str, &str)]) -> String {
        let part = |part: &Part| match part {
            Part::Text(text) => text.clone(),
            Part::Variable(name) => variables
                .iter()
                .find(|(known, _)| known == name)
                .map_or_else(String::new, |(_, value)| (*value).to_owned()),
        };
        self.0.iter().map(part).collect()
    }

    /// The text, if it has no variables.
    fn plain(&self) -> Option<String> {
        let variable = self.0.iter().any(|part| matches!(part, Part::Variable(_)));
        (!variable).then(|| self.text(&[]))
    }
}

/// A word with its forms.
#[derive(Debug, PartialEq)]
struct Word {
    plain: Pattern,
    /// The properties and the text of each form.
    forms: Vec<(Vec<String>, Pattern)>,
}

impl Word {
    /// The properties and the text of the form that matches best.
    fn form(&self, requested: &[&str]) -> (&[String], &Pattern) {
        let mut best: (&[String], &Pattern) = (&[], &self.plain);
        for (form, text) in &self.forms {
            if form.len() > best.0.len() && form.iter().all(|word| requested.contains(&word.as_str())) {
                best = (form, text);
            }
        }
        best
    }

    fn attribute(&self, name: &str) -> Option<String> {
        self.forms
            .iter()
            .find(|(form, _)| matches!(form.as_slice(), [one] if one == name))
            .map(|(_, text)| text.text(&[]))
    }
}

/// The things that have names in a game's file.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NameKind {
    Piece,
    Zone,
}

/// The words of a language.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Words {
    /// Names of pieces by their ids.
    pieces: BTreeMap<String, Word>,
    /// Names of zones by their ids.
    zones: BTreeMap<String, Word>,
    /// Other words: numbers, articles, lists.
    others: BTreeMap<String, Word>,
}

/// A requested form of a word.
#[derive(Debug, Default)]
pub(crate) struct Form {
    /// The article before it: the name of a term `-article-…` after that prefix.
    pub article: Option<String>,
    /// The requested properties, such as `plural` and `dative`.
    pub words: Vec<String>,
}

impl Words {
    /// Adds the terms of a file.
    pub(crate) fn add(&mut self, file: &str, resource: &ast::Resource<&str>) {
        let words = match file {
            "pieces.ftl" => &mut self.pieces,
            "zones.ftl" => &mut self.zones,
            _ => &mut self.others,
        };
        for entry in &resource.body {
            let ast::Entry::Term(term) = entry else { continue };
            let Some(plain) = Pattern::read(&term.value) else { continue };
            let form = |attribute: &ast::Attribute<&str>| {
                let words = attribute.id.name.split('-').map(str::to_owned).collect();
                Some((words, Pattern::read(&attribute.value)?))
            };
            let forms = term.attributes.iter().filter_map(form).collect();
            words.insert(term.id.name.to_owned(), Word { plain, forms });
        }
    }

    fn names(&self, kind: NameKind) -> &BTreeMap<String, Word> {
        match kind {
            NameKind::Piece => &self.pieces,
            NameKind::Zone => &self.zones,
        }
    }

    /// The id of the term for a name in this language. Different pieces may have the same id in different games, so the name decides.
    pub(crate) fn term(&self, kind: NameKind, id: &str, name: &str) -> Option<&str> {
        let named = |word: &Word| word.plain.plain().is_some_and(|plain| plain == name);
        let names = self.names(kind);
        let own = names.get_key_value(id).filter(|(_, word)| named(word));
        own.or_else(|| names.iter().find(|(_, word)| named(word))).map(|(term, _)| term.as_str())
    }

    /// The name that a term defines.
    pub(crate) fn plain(&self, kind: NameKind, term: &str) -> Option<String> {
        self.names(kind).get(term)?.plain.plain()
    }

    fn word(&self, kind: NameKind, term: Option<&str>) -> Option<&Word> {
        // A name without forms is declined like an unknown one.
        let known = term.and_then(|term| self.names(kind).get(term)).filter(|word| !word.forms.is_empty());
        let unknown = match kind {
            NameKind::Piece => "piece-unknown",
            NameKind::Zone => "zone-unknown",
        };
        known.or_else(|| self.others.get(unknown))
    }

    /// A name in a form. `term` is the name's term; without one the name is declined by `-piece-unknown` or `-zone-unknown`.
    pub(crate) fn name(&self, kind: NameKind, term: Option<&str>, name: &str, form: &Form) -> String {
        let Some(word) = self.word(kind, term) else { return name.to_owned() };
        let mut requested: Vec<&str> = form.words.iter().map(String::as_str).collect();
        let variables = [("name", name)];
        let Some(article) = &form.article else { return word.form(&requested).1.text(&variables) };
        requested.push(article);
        let (whole, text) = word.form(&requested);
        let text = text.text(&variables);
        if whole.contains(article) {
            return text;
        }
        let Some(articles) = self.others.get(&format!("article-{article}")) else { return text };
        let (gender, sound) = (self.gender(kind, term), self.sound(word, &text));
        requested.extend(gender.as_deref());
        requested.extend(sound.as_deref());
        let article = articles.form(&requested).1.text(&[]);
        match article.chars().last() {
            None => text,
            Some('’' | '\'') => format!("{article}{text}"),
            Some(_) => format!("{article} {text}"),
        }
    }

    /// Cells in words, in place of the name of a zone, in a form: that of the term `-zone-cells`, in which articles are included.
    pub(crate) fn cells(&self, cells: &str, form: &Form) -> String {
        let Some(word) = self.others.get("zone-cells") else { return cells.to_owned() };
        let requested: Vec<&str> = form.words.iter().chain(&form.article).map(String::as_str).collect();
        word.form(&requested).1.text(&[("name", cells)])
    }

    /// The gender of a name.
    pub(crate) fn gender(&self, kind: NameKind, term: Option<&str>) -> Option<String> {
        self.word(kind, term)?.attribute(GENDER)
    }

    /// The sound that an article depends on: the name's attribute `sound`, or `vowel` if its first letter is in the term `-vowels`.
    fn sound(&self, word: &Word, text: &str) -> Option<String> {
        let by_letter = || {
            let vowels = self.others.get("vowels")?.plain.plain()?;
            let first = text.chars().next()?.to_lowercase().next()?;
            vowels.contains(first).then(|| "vowel".to_owned())
        };
        word.attribute(SOUND).or_else(by_letter)
    }

    /// A number spelled as a word of this kind, `number` or `ordinal`; `None` if the language has no such words.
    pub(crate) fn number(&self, kind: &str, value: &str, form: &[&str]) -> Option<String> {
        let word = self.others.get(&format!("{kind}-{value}")).or_else(|| self.others.get(&format!("{kind}-other")))?;
        Some(word.form(form).1.text(&[("number", value)]))
    }

    /// Joins items by the term `-list-…` of that kind: its own text joins the last two, `.more` the others, and `.two` two items alone;
    /// `.commas` is for items that contain commas.
    pub(crate) fn list(&self, kind: &str, items: &[String]) -> String {
        let word = self.others.get(&format!("list-{kind}"));
        let commas = items.iter().any(|item| item.contains([',', ';'])).then_some("commas");
        let join = |first: &str, last: &str, place: &str| {
            let variables = [("first", first), ("last", last)];
            let requested: Vec<&str> = [place].into_iter().chain(commas).collect();
            word.map_or_else(|| format!("{first}, {last}"), |word| word.form(&requested).1.text(&variables))
        };
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first, last] => join(first, last, "two"),
            [first, middle @ .., last] => {
                let most = middle.iter().fold(first.clone(), |most, item| join(&most, item, "more"));
                join(&most, last, "last")
            }
        }
    }
}
