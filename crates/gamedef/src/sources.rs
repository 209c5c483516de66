//! The texts that a game is read from: its own file and those of the games on which it builds, one after the other in one text. Places in this text
//! are places in one of the files.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::Range;

use toml::de::{DeTable, DeValue};

use crate::definition::BaseGame;
use crate::load::is_id;
use crate::problem::{BaseProblem, NameProblem, Problem};
use crate::suggest::nearest;
use crate::vocabulary::Choices as _;
use crate::vocabulary::choices::BaseFile;
use crate::{Advice, limits};

/// The games on which others may build.
///
/// Every function from an id to a text is one:
///
/// ```
/// let loaded = variorum_gamedef::load_with("base = 'chess'", "my-chess", &|_: &str| None);
/// assert!(loaded.diagnostics.iter().any(|found| found.problem.to_string().contains("no game named `chess`")));
/// ```
pub trait Bases {
    /// The text of the file of the game with this id, which consists of lower-case letters, digits and hyphens; `None` if there is no such game.
    fn text(&self, id: &str) -> Option<String>;

    /// The ids of known games, from which a misspelt one is corrected.
    fn ids(&self) -> Vec<String> {
        Vec::new()
    }
}

impl<F: Fn(&str) -> Option<String>> Bases for F {
    fn text(&self, id: &str) -> Option<String> {
        self(id)
    }
}

/// Keys by which a file refers to its base.
pub(crate) const BASE: &str = "base";
pub(crate) const BASE_ENGINE: &str = "base-engine";

/// One of the files.
struct SourceFile {
    id: String,
    /// Its place in the text of all files.
    range: Range<usize>,
}

/// The texts of a game.
pub(crate) struct Sources<'t> {
    /// The texts of all files. The oldest base comes first and the game's own file last, so that names stand before their uses.
    pub(crate) text: Cow<'t, str>,
    files: Vec<SourceFile>,
}

/// A problem with a base, at a place in the text of all files.
pub(crate) struct BaseFault {
    pub(crate) span: Range<usize>,
    pub(crate) problem: Problem,
    pub(crate) advice: Advice,
}

/// The texts of a game with what it takes from its bases besides rules.
pub(crate) struct Gathered<'t> {
    pub(crate) sources: Sources<'t>,
    /// The games on which it builds, the nearest first.
    pub(crate) bases: Vec<BaseGame>,
    pub(crate) fault: Option<BaseFault>,
}

impl Sources<'_> {
    /// The game's own file.
    pub(crate) fn own(&self) -> Range<usize> {
        self.files.last().map_or(0..0, |file| file.range.clone())
    }

    /// Every file with its place, the oldest base first.
    pub(crate) fn ranges(&self) -> impl Iterator<Item = Range<usize>> {
        self.files.iter().map(|file| file.range.clone())
    }

    /// The text of a file.
    pub(crate) fn slice(&self, range: &Range<usize>) -> &str {
        self.text.get(range.clone()).unwrap_or_default()
    }

    /// The file of a place with its id, which is `None` for the game's own.
    pub(crate) fn file_at(&self, at: usize) -> (Option<&str>, Range<usize>) {
        match self.files.split_last() {
            Some((own, bases)) => {
                let base = bases.iter().find(|file| at < file.range.end);
                base.map_or((None, own.range.clone()), |file| (Some(file.id.as_str()), file.range.clone()))
            }
            None => (None, 0..self.text.len()),
        }
    }
}

/// What a file says about its base.
struct Reference {
    id: String,
    /// The place of the id in the file.
    span: Range<usize>,
    engine: BTreeSet<String>,
}

/// The base that a text names; `None` if it names none in text.
fn reference(text: &str) -> Option<Reference> {
    let (document, _) = DeTable::parse_recoverable(text);
    let root = document.get_ref();
    let base = root.get(BASE)?;
    let id = base.get_ref().as_str()?.to_owned();
    let listed = root.get(BASE_ENGINE).and_then(|list| list.get_ref().as_array());
    let engine = listed.into_iter().flat_map(|list| list.iter());
    let engine = engine.filter_map(|item| item.get_ref().as_str().map(str::to_owned)).collect();
    Some(Reference { id, span: base.span(), engine })
}

/// The id of the game on which the game with this text builds, if it names one. It has lower-case letters, digits and hyphens only.
///
/// ```
/// assert_eq!(variorum_gamedef::base_of("base = 'chess'").as_deref(), Some("chess"));
/// assert_eq!(variorum_gamedef::base_of("id = 'chess'"), None);
/// ```
#[must_use]
pub fn base_of(text: &str) -> Option<String> {
    // Most files have no base, and need not be parsed.
    if !text.contains(BASE) || text.len() > limits::TEXT_BYTES {
        return None;
    }
    reference(text).map(|found| found.id).filter(|id| is_id(id))
}

/// Looks up the games on which a text builds.
pub(crate) fn gather<'t>(text: &'t str, file_stem: &str, known: &dyn Bases) -> Gathered<'t> {
    let mut found: Vec<(String, String)> = Vec::new();
    let mut bases: Vec<BaseGame> = Vec::new();
    let mut fault = None;
    let mut next = reference(text);
    while let Some(Reference { id, span, engine }) = next.take() {
        let lent = |file: BaseFile, above: Option<bool>| above.unwrap_or(true) && engine.contains(file.word());
        let weights = lent(BaseFile::Weights, bases.last().map(|base| base.weights));
        let net = lent(BaseFile::Net, bases.last().map(|base| base.net));
        let cycle = || id == file_stem || found.iter().any(|(known, _)| *known == id);
        let refused: Option<(Problem, Advice)> = if !is_id(&id) {
            Some((NameProblem::IdForm { id: (&id).into() }.into(), Advice::IdLetters))
        } else if cycle() {
            let chain = std::iter::once(file_stem).chain(found.iter().map(|(id, _)| id.as_str())).chain([id.as_str()]);
            Some((BaseProblem::Cycle { chain: chain.collect::<Vec<_>>().join(" → ") }.into(), Advice::OtherBase))
        } else if found.len() == limits::BASES {
            Some((BaseProblem::TooDeep.into(), Advice::AtMost { most: limits::BASES }))
        } else {
            None
        };
        if let Some((problem, advice)) = refused {
            fault = Some((found.len(), span, problem, advice));
            break;
        }
        let Some(base) = known.text(&id) else {
            let ids = known.ids();
            let meant =
                nearest(&id, ids.iter().map(String::as_str)).map(|meant| Advice::DidYouMean { word: meant.into() });
            let problem = BaseProblem::Unknown { id: (&id).into() };
            fault = Some((found.len(), span, problem.into(), meant.unwrap_or(Advice::WhereBasesAre)));
            break;
        };
        if base.len() > limits::TEXT_BYTES || DeTable::parse(&base).is_err() {
            fault = Some((found.len(), span, BaseProblem::Unreadable { id: (&id).into() }.into(), Advice::CheckBase));
            break;
        }
        next = reference(&base);
        bases.push(BaseGame { id: id.clone(), weights, net });
        found.push((id, base));
    }
    let sources = joined(text, file_stem, found);
    let fault = fault.map(|(depth, span, problem, advice)| {
        // The files are in the opposite order: the own one is the last.
        let start = sources.files.iter().rev().nth(depth).map_or(0, |file| file.range.start);
        BaseFault { span: start + span.start..start + span.end, problem, advice }
    });
    Gathered { sources, bases, fault }
}

fn joined<'t>(text: &'t str, file_stem: &str, bases: Vec<(String, String)>) -> Sources<'t> {
    if bases.is_empty() {
        let files = vec![SourceFile { id: file_stem.to_owned(), range: 0..text.len() }];
        return Sources { text: Cow::Borrowed(text), files };
    }
    let mut all = String::new();
    let mut files = Vec::new();
    let own = [(file_stem.to_owned(), Cow::Borrowed(text))];
    let bases = bases.into_iter().rev().map(|(id, text)| (id, Cow::Owned(text)));
    for (id, text) in bases.chain(own) {
        let start = all.len();
        all.push_str(&text);
        files.push(SourceFile { id, range: start..all.len() });
        // The place after the end of a file belongs to it.
        all.push('\n');
    }
    all.pop();
    Sources { text: Cow::Owned(all), files }
}

/// A value whose places are this many bytes further on.
pub(crate) fn moved(value: &mut toml::Spanned<DeValue<'_>>, by: usize) {
    if by == 0 {
        return;
    }
    let span = value.span();
    let mut inner = std::mem::replace(value.get_mut(), DeValue::Boolean(false));
    match &mut inner {
        DeValue::Array(list) => list.iter_mut().for_each(|item| moved(item, by)),
        DeValue::Table(table) => *table = moved_table(std::mem::take(table), by),
        DeValue::String(_) | DeValue::Integer(_) | DeValue::Float(_) | DeValue::Boolean(_) | DeValue::Datetime(_) => {}
    }
    *value = toml::Spanned::new(span.start + by..span.end + by, inner);
}

/// A table whose places are this many bytes further on.
pub(crate) fn moved_table(table: DeTable<'_>, by: usize) -> DeTable<'_> {
    if by == 0 {
        return table;
    }
    let entries = table.into_iter().map(|(key, mut value)| {
        let span = key.span();
        moved(&mut value, by);
        (toml::Spanned::new(span.start + by..span.end + by, key.into_inner()), value)
    });
    entries.collect()
}
