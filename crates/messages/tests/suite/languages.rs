//! Every language has the messages of English with the same arguments, and no file has errors.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{Entry, Expression, InlineExpression, Pattern, PatternElement};
use fluent_syntax::parser;
use variorum_messages::{Catalogue, Language};

fn folder(language: Language) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../locales").join(language.tag())
}

/// The references of a text.
#[derive(Debug, Default)]
struct Uses {
    variables: BTreeSet<String>,
    messages: BTreeSet<String>,
    terms: BTreeSet<String>,
    functions: BTreeSet<String>,
    /// Its own text.
    words: Vec<String>,
    /// Variables that its comment names, for languages that need more of them than English.
    offered: BTreeSet<String>,
}

impl Uses {
    fn pattern(&mut self, pattern: &Pattern<String>) {
        for element in &pattern.elements {
            match element {
                PatternElement::Placeable { expression } => self.expression(expression),
                PatternElement::TextElement { value } => {
                    self.words.extend(value.split_whitespace().map(str::to_owned));
                }
            }
        }
    }

    fn expression(&mut self, expression: &Expression<String>) {
        match expression {
            Expression::Inline(inline) => self.inline(inline),
            Expression::Select { selector, variants } => {
                self.inline(selector);
                variants.iter().for_each(|variant| self.pattern(&variant.value));
            }
        }
    }

    fn inline(&mut self, expression: &InlineExpression<String>) {
        match expression {
            InlineExpression::VariableReference { id } => drop(self.variables.insert(id.name.clone())),
            InlineExpression::MessageReference { id, .. } => drop(self.messages.insert(id.name.clone())),
            InlineExpression::TermReference { id, .. } => drop(self.terms.insert(id.name.clone())),
            InlineExpression::FunctionReference { id, arguments } => {
                self.functions.insert(id.name.clone());
                arguments.positional.iter().for_each(|argument| self.inline(argument));
            }
            InlineExpression::Placeable { expression } => self.expression(expression),
            InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => {}
        }
    }
}

/// Messages by file and id.
type Messages = BTreeMap<String, BTreeMap<String, Uses>>;

/// The messages of a language, and its terms by file.
fn read(language: Language) -> (Messages, BTreeMap<String, BTreeSet<String>>) {
    let (mut messages, mut terms) = (BTreeMap::new(), BTreeMap::new());
    for entry in fs::read_dir(folder(language)).unwrap() {
        let path = entry.unwrap().path();
        if path.extension().is_none_or(|extension| extension != "ftl") {
            continue;
        }
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        let resource = parser::parse(fs::read_to_string(&path).unwrap());
        let resource = resource.unwrap_or_else(|(_, faults)| panic!("{language}/{name}: {faults:?}"));
        let mut found = BTreeMap::new();
        for entry in &resource.body {
            match entry {
                Entry::Message(message) => {
                    let mut uses = Uses::default();
                    message.value.iter().for_each(|pattern| uses.pattern(pattern));
                    message.attributes.iter().for_each(|attribute| uses.pattern(&attribute.value));
                    let comments = message.comment.iter().flat_map(|comment| &comment.content);
                    let words =
                        comments.flat_map(|line| line.split_whitespace()).filter_map(|word| word.strip_prefix('$'));
                    uses.offered.extend(words.map(|word| word.trim_end_matches([':', ',', '.']).to_owned()));
                    let twice = found.insert(message.id.name.clone(), uses).is_some();
                    assert!(!twice, "{language}/{name} has {} twice", message.id.name);
                }
                Entry::Term(term) => {
                    let file: &mut BTreeSet<String> = terms.entry(name.clone()).or_default();
                    assert!(file.insert(term.id.name.clone()), "{language}/{name} has -{} twice", term.id.name);
                }
                Entry::Comment(_) | Entry::GroupComment(_) | Entry::ResourceComment(_) => {}
                Entry::Junk { content } => panic!("{language}/{name}: this cannot be read: {content}"),
            }
        }
        messages.insert(name, found);
    }
    (messages, terms)
}

/// The variables of a message and of those it refers to.
fn variables(all: &BTreeMap<&String, &Uses>, id: &String) -> BTreeSet<String> {
    let Some(uses) = all.get(id) else { return BTreeSet::new() };
    let mut found = uses.variables.clone();
    for inner in &uses.messages {
        found.extend(variables(all, inner));
    }
    found
}

#[test]
fn every_language_has_the_messages_of_english() {
    let (english, english_terms) = read(Language::ENGLISH);
    let told: BTreeMap<_, _> = english.values().flatten().collect();
    assert!(Language::all().count() > 2);
    let mut faults = Vec::new();
    for language in Language::all() {
        let (own, terms) = read(language);
        assert_eq!(own.keys().collect::<Vec<_>>(), english.keys().collect::<Vec<_>>(), "{language}: files");
        let all: BTreeMap<_, _> = own.values().flatten().collect();
        for (file, messages) in &english {
            let ids = |messages: &BTreeMap<String, Uses>| messages.keys().cloned().collect::<BTreeSet<_>>();
            let (here, there) = (ids(&own[file]), ids(messages));
            let (missing, unknown): (Vec<_>, Vec<_>) =
                (there.difference(&here).collect(), here.difference(&there).collect());
            // A message `own-…` is used only by other messages of its language.
            let unknown: Vec<_> = unknown.into_iter().filter(|id| !id.starts_with("own-")).collect();
            let missing: Vec<_> = missing.into_iter().filter(|id| !id.starts_with("own-")).collect();
            assert!(
                missing.is_empty() && unknown.is_empty(),
                "{language}/{file} lacks {missing:?}, and has unknown {unknown:?}"
            );
            for id in messages.keys().filter(|id| !id.starts_with("own-")) {
                // Names and short words may be the same as in English, but not whole sentences.
                if language != Language::ENGLISH && told[id].words.len() > 3 && told[id].words == all[id].words {
                    faults.push(format!("{language}/{file}: {id} is in English"));
                }
                let (here, there) = (variables(&all, id), variables(&told, id));
                let missing: Vec<_> = there.difference(&here).collect();
                let unknown: Vec<_> =
                    here.difference(&there).filter(|name| !told[id].offered.contains(*name)).collect();
                if !missing.is_empty() || !unknown.is_empty() {
                    faults.push(format!("{language}/{file}: {id} lacks {missing:?}, and has unknown {unknown:?}"));
                }
            }
        }
        for names in ["pieces.ftl", "zones.ftl"] {
            assert_eq!(terms.get(names), english_terms.get(names), "{language}/{names}");
        }
        for (id, uses) in &all {
            for inner in &uses.messages {
                assert!(all.contains_key(inner), "{language}: {id} refers to {inner}, which is not there");
            }
            for term in &uses.terms {
                assert!(
                    terms.values().any(|file| file.contains(term)),
                    "{language}: {id} refers to -{term}, which is not there"
                );
            }
            let known = ["PIECE", "ZONE", "GENDER", "LIST", "COUNT", "SPELL", "ORDINAL", "CAPITAL", "NUMBER"];
            for function in &uses.functions {
                assert!(known.contains(&function.as_str()), "{language}: {id} calls {function}, which is not there");
            }
        }
    }
    assert!(faults.is_empty(), "{}", faults.join("\n"));
}

#[test]
fn every_file_can_be_read() {
    for language in Language::all() {
        assert_eq!(Catalogue::of(language).errors(), [], "{language}");
    }
}
