//! Words with their forms: the terms of the Fluent files, read as a table.
//!
//! A term may hold forms of its word as attributes, named by what they are: `.dative`, `.plural`, `.plural-dative`. Of the forms whose words are
//! all asked for, the one with most words is taken; the first, if there are several; the term's own text, if there are none.

use std::collections::BTreeMap;

use fluent_syntax::ast::{self, Expression, InlineExpression, PatternElement};

/// Attributes that say something about a word.
const GENDER: &str = "gender";
const SOUND: &str = "sound";

/// A text with places for variables.
#[derive(Debug, PartialEq)]
struct Pattern(Vec<Part>);

#[derive(Debug, PartialEq)]
enum Part {
    Text(String),
    Variable(String),
}

impl Pattern {
    /// `None` for patterns that need more than variables: those are not words.
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

    /// Its text, if it has no variables.
    fn plain(&self) -> Option<String> {
        let variable = self.0.iter().any(|part| matches!(part, Part::Variable(_)));
        (!variable).then(|| self.text(&[]))
    }
}

/// A word.
#[derive(Debug, PartialEq)]
struct Word {
    plain: Pattern,
    /// What each form is, and its text.
    forms: Vec<(Vec<String>, Pattern)>,
}

impl Word {
    /// The form that fits best what is asked for, and what it is.
    fn form(&self, asked: &[&str]) -> (&[String], &Pattern) {
        let mut best: (&[String], &Pattern) = (&[], &self.plain);
        for (form, text) in &self.forms {
            if form.len() > best.0.len() && form.iter().all(|word| asked.contains(&word.as_str())) {
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

/// The words of a language.
#[derive(Debug, Default, PartialEq)]
pub(crate) struct Words {
    /// Names of pieces, by their ids.
    pieces: BTreeMap<String, Word>,
    /// Other words: numbers, articles, lists.
    others: BTreeMap<String, Word>,
}

/// Which form of a word is asked for.
#[derive(Debug, Default)]
pub(crate) struct Form {
    /// The article before it, the end of a term `-article-…`.
    pub article: Option<String>,
    /// What the form is, such as `plural` and `dative`.
    pub words: Vec<String>,
}

impl Words {
    /// Adds the terms of a file.
    pub(crate) fn add(&mut self, file: &str, resource: &ast::Resource<&str>) {
        let words = if file == "pieces.ftl" { &mut self.pieces } else { &mut self.others };
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

    /// The id of the term for a piece, by its id and name in this language. Different pieces may have the same id in different games, so the name
    /// decides.
    pub(crate) fn piece_term(&self, id: &str, name: &str) -> Option<&str> {
        let named = |word: &Word| word.plain.plain().is_some_and(|plain| plain == name);
        let own = self.pieces.get_key_value(id).filter(|(_, word)| named(word));
        own.or_else(|| self.pieces.iter().find(|(_, word)| named(word))).map(|(term, _)| term.as_str())
    }

    /// The name that a term gives to a piece.
    pub(crate) fn piece_name(&self, term: &str) -> Option<String> {
        self.pieces.get(term)?.plain.plain()
    }

    fn piece_word(&self, term: Option<&str>) -> Option<&Word> {
        // A name whose forms nobody wrote down is declined as an unknown one.
        let known = term.and_then(|term| self.pieces.get(term)).filter(|word| !word.forms.is_empty());
        known.or_else(|| self.others.get("piece-unknown"))
    }

    /// The name of a piece in a form. `term`: that of its name, if it has one; else it is declined as `-piece-unknown` says.
    pub(crate) fn piece(&self, term: Option<&str>, name: &str, form: &Form) -> String {
        let Some(word) = self.piece_word(term) else { return name.to_owned() };
        let mut asked: Vec<&str> = form.words.iter().map(String::as_str).collect();
        let variables = [("name", name)];
        let Some(article) = &form.article else { return word.form(&asked).1.text(&variables) };
        asked.push(article);
        let (whole, text) = word.form(&asked);
        let text = text.text(&variables);
        if whole.contains(article) {
            return text;
        }
        let Some(articles) = self.others.get(&format!("article-{article}")) else { return text };
        let (gender, sound) = (self.gender(term), self.sound(word, &text));
        asked.extend(gender.as_deref());
        asked.extend(sound.as_deref());
        let article = articles.form(&asked).1.text(&[]);
        match article.chars().last() {
            None => text,
            Some('’' | '\'') => format!("{article}{text}"),
            Some(_) => format!("{article} {text}"),
        }
    }

    /// The gender of a piece's name.
    pub(crate) fn gender(&self, term: Option<&str>) -> Option<String> {
        self.piece_word(term)?.attribute(GENDER)
    }

    /// `vowel` where the article must know: by the name's own attribute, or by its first letter and the term `-vowels`.
    fn sound(&self, word: &Word, text: &str) -> Option<String> {
        let by_letter = || {
            let vowels = self.others.get("vowels")?.plain.plain()?;
            let first = text.chars().next()?.to_lowercase().next()?;
            vowels.contains(first).then(|| "vowel".to_owned())
        };
        word.attribute(SOUND).or_else(by_letter)
    }

    /// A number spelled as a word of this kind, `number` or `ordinal`; `None` where there is none.
    pub(crate) fn number(&self, kind: &str, value: &str, form: &[&str]) -> Option<String> {
        let word = self.others.get(&format!("{kind}-{value}")).or_else(|| self.others.get(&format!("{kind}-other")))?;
        Some(word.form(form).1.text(&[("number", value)]))
    }

    /// Items joined as the term `-list-…` of that kind says: its own text joins the last two, `.more` the others, `.two` the only two.
    pub(crate) fn list(&self, kind: &str, items: &[String]) -> String {
        let word = self.others.get(&format!("list-{kind}"));
        let join = |first: &str, last: &str, asked: &[&str]| {
            let variables = [("first", first), ("last", last)];
            word.map_or_else(|| format!("{first}, {last}"), |word| word.form(asked).1.text(&variables))
        };
        match items {
            [] => String::new(),
            [one] => one.clone(),
            [first, last] => join(first, last, &["two"]),
            [first, middle @ .., last] => {
                let most = middle.iter().fold(first.clone(), |most, item| join(&most, item, &["more"]));
                join(&most, last, &[])
            }
        }
    }
}
