//! The texts that a game is read from: its own file and those of the games on which it builds, one after the other in one text. Places in this text
//! are places in one of the files.

use std::borrow::Cow;
use std::collections::BTreeSet;
use std::ops::Range;

use toml::de::{DeTable, DeValue};

use crate::definition::BaseGame;
use crate::diagnostic::Severity;
use crate::load::is_id;
use crate::problem::{BaseProblem, NameProblem, Problem, ValueProblem};
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

/// The key by which a file refers to those from which it takes names.
pub(crate) const USE: &str = "use";

/// One of the files.
pub(crate) struct SourceFile {
    id: String,
    /// Its place in the text of all files.
    pub(crate) range: Range<usize>,
    /// The next file that is not lending takes names from it, and nothing else.
    pub(crate) lending: bool,
}

/// The texts of a game.
pub(crate) struct Sources<'t> {
    /// The texts of all files. The oldest base comes first and the game's own file last, each after those from which it takes names, so that names stand
    /// before their uses.
    pub(crate) text: Cow<'t, str>,
    files: Vec<SourceFile>,
}

/// A problem with a base, at a place in the text of all files.
pub(crate) struct BaseFault {
    pub(crate) severity: Severity,
    pub(crate) span: Range<usize>,
    pub(crate) problem: Problem,
    pub(crate) advice: Advice,
}

/// The texts of a game with what it takes from its bases besides rules.
pub(crate) struct Gathered<'t> {
    pub(crate) sources: Sources<'t>,
    /// The games on which it builds, the nearest first.
    pub(crate) bases: Vec<BaseGame>,
    /// The games from whose files it takes names.
    pub(crate) lenders: Vec<String>,
    pub(crate) fault: Option<BaseFault>,
}

impl Sources<'_> {
    /// The game's own file.
    pub(crate) fn own(&self) -> Range<usize> {
        self.files.last().map_or(0..0, |file| file.range.clone())
    }

    /// Every file, the oldest base first, each after those that lend it names.
    pub(crate) fn files(&self) -> &[SourceFile] {
        &self.files
    }

    /// The text of a file.
    pub(crate) fn slice(&self, range: &Range<usize>) -> &str {
        self.text.get(range.clone()).unwrap_or_default()
    }

    /// The file of a place with its id, which is `None` for the game's own.
    pub(crate) fn file_at(&self, at: usize) -> (Option<&str>, Range<usize>) {
        match self.files.split_last() {
            Some((own, others)) => {
                let other = others.iter().find(|file| at < file.range.end);
                other.map_or((None, own.range.clone()), |file| (Some(file.id.as_str()), file.range.clone()))
            }
            None => (None, 0..self.text.len()),
        }
    }
}

/// A file that another one names.
struct Reference {
    id: String,
    /// The place of the id in the file that names it.
    span: Range<usize>,
}

/// The files that a file names.
struct References {
    base: Option<Reference>,
    /// What the engine knows of the base and uses for the game too.
    engine: BTreeSet<String>,
    lenders: Vec<Reference>,
}

/// The files that a text names, as far as it names them in text.
fn references(text: &str) -> References {
    let (document, _) = DeTable::parse_recoverable(text);
    let root = document.get_ref();
    let reference = |value: &toml::Spanned<DeValue<'_>>| {
        value.get_ref().as_str().map(|id| Reference { id: id.to_owned(), span: value.span() })
    };
    let listed = |key: &str| {
        let list = root.get(key).and_then(|list| list.get_ref().as_array());
        list.into_iter().flat_map(|list| list.iter()).filter_map(reference)
    };
    References {
        base: root.get(BASE).and_then(reference),
        engine: listed(BASE_ENGINE).map(|item| item.id).collect(),
        lenders: listed(USE).collect(),
    }
}

/// The ids of the games whose files the game with this text needs: the one on which it builds, if any, and those from which it takes names. They have
/// lower-case letters, digits and hyphens only.
///
/// ```
/// assert_eq!(variorum_gamedef::needs_of("base = 'chess'\nuse = ['shako']"), ["chess", "shako"]);
/// assert!(variorum_gamedef::needs_of("id = 'chess'").is_empty());
/// ```
#[must_use]
pub fn needs_of(text: &str) -> Vec<String> {
    // Most files need no other, and need not be parsed.
    if !(text.contains(BASE) || text.contains(USE)) || text.len() > limits::TEXT_BYTES {
        return Vec::new();
    }
    let References { base, lenders, .. } = references(text);
    base.into_iter()
        .chain(lenders.into_iter().take(limits::LENDERS))
        .map(|found| found.id)
        .filter(|id| is_id(id))
        .collect()
}

/// A file that was looked up, with those that lend it names.
struct Found {
    id: String,
    text: String,
    lenders: Vec<(String, String)>,
}

/// An error at a place of the file that names another one.
fn refusal(span: &Range<usize>, problem: impl Into<Problem>, advice: Advice) -> Box<BaseFault> {
    Box::new(BaseFault { severity: Severity::Error, span: span.clone(), problem: problem.into(), advice })
}

/// The text of the file that is named.
fn look_up(known: &dyn Bases, Reference { id, span }: &Reference) -> Result<String, Box<BaseFault>> {
    if !is_id(id) {
        return Err(refusal(span, NameProblem::IdForm { id: id.into() }, Advice::IdLetters));
    }
    let Some(text) = known.text(id) else {
        let ids = known.ids();
        let meant = nearest(id, ids.iter().map(String::as_str)).map(|meant| Advice::DidYouMean { word: meant.into() });
        return Err(refusal(span, BaseProblem::Unknown { id: id.into() }, meant.unwrap_or(Advice::WhereBasesAre)));
    };
    if text.len() > limits::TEXT_BYTES || DeTable::parse(&text).is_err() {
        return Err(refusal(span, BaseProblem::Unreadable { id: id.into() }, Advice::CheckBase));
    }
    Ok(text)
}

/// The files that lend a file names.
fn look_up_lenders(
    known: &dyn Bases,
    lenders: &[Reference],
    own: &str,
) -> Result<Vec<(String, String)>, Box<BaseFault>> {
    let mut found: Vec<(String, String)> = Vec::new();
    for lender in lenders {
        let Reference { id, span } = lender;
        if id == own {
            let chain = format!("{own} → {id}");
            return Err(refusal(span, BaseProblem::Cycle { chain }, Advice::OtherBase));
        }
        if found.iter().any(|(known, _)| known == id) {
            return Err(refusal(span, ValueProblem::ListedTwice { name: id.into() }, Advice::TakeItOut));
        }
        if found.len() == limits::LENDERS {
            return Err(refusal(span, BaseProblem::TooManyLenders, Advice::AtMost { most: limits::LENDERS }));
        }
        found.push((id.clone(), look_up(known, lender)?));
    }
    Ok(found)
}

/// Looks up the games on which a text builds, and those that lend it names.
pub(crate) fn gather<'t>(text: &'t str, file_stem: &str, known: &dyn Bases) -> Gathered<'t> {
    let mut found: Vec<Found> = Vec::new();
    let mut bases: Vec<BaseGame> = Vec::new();
    let mut own_lenders = Vec::new();
    let mut next = Some(references(text));
    let mut refused: Option<(usize, Box<BaseFault>)> = None;
    while let Some(References { base, engine, lenders }) = next.take() {
        let own = found.last().map_or(file_stem, |file| file.id.as_str());
        match look_up_lenders(known, &lenders, own) {
            Ok(lenders) => found.last_mut().map_or(&mut own_lenders, |file| &mut file.lenders).extend(lenders),
            Err(fault) => {
                refused = Some((found.len(), fault));
                break;
            }
        }
        let Some(base) = base else { break };
        let lent = |file: BaseFile, above: Option<bool>| above.unwrap_or(true) && engine.contains(file.word());
        let weights = lent(BaseFile::Weights, bases.last().map(|base| base.weights));
        let net = lent(BaseFile::Net, bases.last().map(|base| base.net));
        let id = base.id.clone();
        let is_cycle = id == file_stem || found.iter().any(|known| known.id == id);
        let looked_up = if is_cycle {
            let ids = found.iter().map(|file| file.id.as_str());
            let chain: Vec<&str> = std::iter::once(file_stem).chain(ids).chain([id.as_str()]).collect();
            Err(refusal(&base.span, BaseProblem::Cycle { chain: chain.join(" → ") }, Advice::OtherBase))
        } else if found.len() == limits::BASES {
            Err(refusal(&base.span, BaseProblem::TooDeep, Advice::AtMost { most: limits::BASES }))
        } else {
            look_up(known, &base)
        };
        match looked_up {
            Ok(text) => {
                next = Some(references(&text));
                bases.push(BaseGame { id: id.clone(), weights, net });
                found.push(Found { id, text, lenders: Vec::new() });
            }
            Err(fault) => refused = Some((found.len(), fault)),
        }
    }
    let all_lenders = own_lenders.iter().chain(found.iter().flat_map(|file| &file.lenders));
    let lenders: BTreeSet<String> = all_lenders.map(|(id, _)| id.clone()).collect();
    let sources = joined(text, file_stem, own_lenders, found);
    let fault = refused.map(|(depth, mut fault)| {
        // The files are in the opposite order: the own one is the last.
        let file = sources.files.iter().rev().filter(|file| !file.lending).nth(depth);
        let start = file.map_or(0, |file| file.range.start);
        fault.span = start + fault.span.start..start + fault.span.end;
        *fault
    });
    Gathered { sources, bases, lenders: lenders.into_iter().collect(), fault }
}

fn joined<'t>(text: &'t str, file_stem: &str, lenders: Vec<(String, String)>, bases: Vec<Found>) -> Sources<'t> {
    if bases.is_empty() && lenders.is_empty() {
        let files = vec![SourceFile { id: file_stem.to_owned(), range: 0..text.len(), lending: false }];
        return Sources { text: Cow::Borrowed(text), files };
    }
    let mut all = String::new();
    let mut files = Vec::new();
    let mut add = |id: String, text: &str, lending: bool| {
        let start = all.len();
        all.push_str(text);
        files.push(SourceFile { id, range: start..all.len(), lending });
        // The place after the end of a file belongs to it.
        all.push('\n');
    };
    for Found { id, text, lenders } in bases.into_iter().rev() {
        lenders.into_iter().for_each(|(id, text)| add(id, &text, true));
        add(id, &text, false);
    }
    lenders.into_iter().for_each(|(id, text)| add(id, &text, true));
    add(file_stem.to_owned(), text, false);
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
