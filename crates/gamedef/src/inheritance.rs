//! Combines the file of a game with that of the game on which it builds, before anything is read.
//!
//! A file inherits all rules and changes what it names: tables are combined key by key, pieces with the same id too, and any other value replaces the
//! one of the base. In a list, [`AS_IN_BASE`] stands for the items of the base. What players read about the base is not inherited.
//!
//! From other files it takes only names of zones and directions, and of these only what it mentions: a zone of a larger board, which would not fit, does no
//! harm there.

use std::collections::BTreeSet;

use toml::Spanned;
use toml::de::{DeArray, DeString, DeTable, DeValue};

use crate::Advice;
use crate::diagnostic::Severity;
use crate::problem::{BaseProblem, Problem};
use crate::sources::{BASE, BASE_ENGINE, BaseFault, USE};
use crate::suggest::nearest;
use crate::vocabulary::{self, KeyKind};

/// The item of a list that stands for the items of the base.
pub(crate) const AS_IN_BASE: &str = "as in base";

/// What a file takes out of its base.
pub(crate) const WITHOUT: &str = "without";

/// Keys at the top of a file that concern this file alone.
const NOT_INHERITED: [&str; 9] = ["language", "id", BASE, BASE_ENGINE, WITHOUT, USE, "about", "example", "guide"];

/// Keys that say the same in two ways: a file that has one of them does not inherit the other.
const EITHER: [[&str; 2]; 2] = [["moves", "betza"], ["frozen", "frozen-without"]];

/// Sections of names that may mention names before them.
const NAMES: [&str; 2] = ["zones", "directions"];

/// Keys under which words name no zone and no directions.
const NAMELESS: [&str; 8] = ["about", "example", "guide", "start", "style", "sign", "name", "token"];

/// The file of a game as it grows out of the files that it is read from, taken in their order.
#[derive(Default)]
pub(crate) struct Assembly<'d> {
    document: Option<DeTable<'d>>,
    lenders: Vec<DeTable<'d>>,
}

impl<'d> Assembly<'d> {
    /// Takes in the next file; one that only lends names waits for the one that takes them.
    pub(crate) fn add(&mut self, table: DeTable<'d>, lending: bool, faults: &mut Vec<BaseFault>) {
        if lending {
            self.lenders.push(table);
            return;
        }
        let listed = table.get(USE).and_then(|list| list.get_ref().as_array());
        let spans: Vec<_> = listed.into_iter().flat_map(|list| list.iter()).map(Spanned::span).collect();
        let mut document = combined(self.document.take(), table, faults);
        let taken = take_names(&mut document, std::mem::take(&mut self.lenders));
        for (span, _) in spans.into_iter().zip(taken).filter(|&(_, taken)| taken == 0) {
            let problem = BaseProblem::NothingTaken.into();
            faults.push(BaseFault { severity: Severity::Warning, span, problem, advice: Advice::TakeItOut });
        }
        self.document = Some(document);
    }

    /// The whole.
    pub(crate) fn finish(self) -> DeTable<'d> {
        self.document.unwrap_or_default()
    }
}

/// Takes from the lenders the names that a file mentions and does not have, and those that these mention in turn. Returns how many came from each.
fn take_names<'d>(document: &mut DeTable<'d>, lenders: Vec<DeTable<'d>>) -> Vec<usize> {
    let mut taken = vec![0; lenders.len()];
    let mut offers: Vec<(usize, &str, Spanned<DeString<'d>>, Spanned<DeValue<'d>>)> = Vec::new();
    for (lender, mut table) in lenders.into_iter().enumerate() {
        for section in NAMES {
            let Some(DeValue::Table(names)) = table.remove(section).map(Spanned::into_inner) else { continue };
            offers.extend(names.into_iter().map(|(name, value)| (lender, section, name, value)));
        }
    }
    let mut words = BTreeSet::new();
    mentioned(document, &mut words);
    while let Some(at) = offers.iter().position(|(.., name, _)| words.contains(name.get_ref().as_ref())) {
        let (lender, section, name, value) = offers.remove(at);
        let place = 0..0;
        let names = document
            .entry(Spanned::new(place.clone(), section.into()))
            .or_insert_with(|| Spanned::new(place, DeValue::Table(DeTable::default())));
        let DeValue::Table(names) = names.get_mut() else { continue };
        if !names.contains_key(name.get_ref().as_ref()) {
            words_of(value.get_ref(), &mut words);
            names.insert(name, value);
            taken[lender] += 1;
        }
    }
    taken
}

/// Adds the words of a table that may name zones and directions.
fn mentioned(table: &DeTable<'_>, words: &mut BTreeSet<String>) {
    let entries = table.iter().filter(|(key, _)| !NAMELESS.contains(&key.get_ref().as_ref()));
    entries.for_each(|(_, value)| words_of(value.get_ref(), words));
}

/// Adds the words of a value.
fn words_of(value: &DeValue<'_>, words: &mut BTreeSet<String>) {
    match value {
        DeValue::String(text) => {
            let parts = text.split(|letter: char| !(letter.is_alphanumeric() || letter == '-'));
            words.extend(parts.filter(|word| !word.is_empty()).map(str::to_owned));
        }
        DeValue::Array(list) => list.iter().for_each(|item| words_of(item.get_ref(), words)),
        DeValue::Table(inner) => mentioned(inner, words),
        DeValue::Integer(_) | DeValue::Float(_) | DeValue::Boolean(_) | DeValue::Datetime(_) => {}
    }
}

/// The file of a game in the light of its base, whose own base has been combined with it. Without a base only [`AS_IN_BASE`] is looked for.
fn combined<'d>(base: Option<DeTable<'d>>, own: DeTable<'d>, faults: &mut Vec<BaseFault>) -> DeTable<'d> {
    let Some(mut base) = base else { return Combination { faults }.tables(DeTable::default(), own, "") };
    for key in NOT_INHERITED {
        base.remove(key);
    }
    let listed = own.get(WITHOUT).and_then(|list| list.get_ref().as_array());
    for item in listed.into_iter().flat_map(|list| list.iter()) {
        if let DeValue::String(path) = item.get_ref() {
            take_out(&mut base, path, item, faults);
        }
    }
    Combination { faults }.tables(base, own, "")
}

/// Takes out of a base what a path such as `piece.pawn` or `castling` names.
fn take_out(base: &mut DeTable<'_>, path: &str, place: &Spanned<DeValue<'_>>, faults: &mut Vec<BaseFault>) {
    let words: Vec<&str> = path.split('.').map(str::trim).collect();
    if let Err((missing, known)) = remove(base, &words) {
        let known = known.iter().map(String::as_str);
        let problem = Problem::from(BaseProblem::NotInBase { name: missing.into() });
        let advice = Advice::did_you_mean(missing, known.clone()).unwrap_or(Advice::Known { known: known.collect() });
        let advice = path_of(base, path)
            .filter(|_| words.len() == 1)
            .map_or(advice, |path| Advice::DidYouMean { word: path.into() });
        faults.push(BaseFault { severity: Severity::Error, span: place.span(), problem, advice });
    }
}

/// The path in a base that a word means: that of the item with this id, as `piece.pawn`, or of the section that looks like it, as `castling`.
fn path_of(base: &DeTable<'_>, word: &str) -> Option<String> {
    let has_item = |value: &Spanned<DeValue<'_>>| {
        value.get_ref().as_array().is_some_and(|list| list.iter().any(|item| id_of(item) == Some(word)))
    };
    let section = base.iter().find(|(_, value)| has_item(value)).map(|(key, _)| format!("{}.{word}", key.get_ref()));
    let stem: String = word.chars().take(5).collect();
    let alike =
        |key: &str| stem.chars().count() > 3 && (key.starts_with(&stem) || key.starts_with(word.trim_end_matches('e')));
    section.or_else(|| base.keys().map(|key| key.get_ref().to_string()).find(|key| alike(key)))
}

/// Removes what the words of a path lead to; otherwise the word that leads to nothing, and those that would lead on.
fn remove<'p>(table: &mut DeTable<'_>, path: &[&'p str]) -> Result<(), (&'p str, Vec<String>)> {
    let Some((&first, rest)) = path.split_first() else { return Ok(()) };
    let keys = |table: &DeTable<'_>| table.keys().map(|key| key.get_ref().to_string()).collect();
    if rest.is_empty() {
        return table.remove(first).map(|_| ()).ok_or_else(|| (first, keys(table)));
    }
    let Some(value) = table.get_mut(first) else { return Err((first, keys(table))) };
    match value.get_mut() {
        DeValue::Table(inner) => remove(inner, rest),
        DeValue::Array(list) => remove_item(list, rest),
        DeValue::String(_) | DeValue::Integer(_) | DeValue::Float(_) | DeValue::Boolean(_) | DeValue::Datetime(_) => {
            Err((rest.first().copied().unwrap_or_default(), Vec::new()))
        }
    }
}

/// As [`remove`], where the first word is the id of an item.
fn remove_item<'p>(list: &mut DeArray<'_>, path: &[&'p str]) -> Result<(), (&'p str, Vec<String>)> {
    let Some((&id, rest)) = path.split_first() else { return Ok(()) };
    let Some(at) = list.iter().position(|item| id_of(item) == Some(id)) else {
        return Err((id, list.iter().filter_map(id_of).map(str::to_owned).collect()));
    };
    if rest.is_empty() {
        let items = std::mem::replace(list, no_items());
        *list = items.into_iter().enumerate().filter(|(index, _)| *index != at).map(|(_, item)| item).collect();
        return Ok(());
    }
    match list.get_mut(at).map(Spanned::get_mut) {
        Some(DeValue::Table(item)) => remove(item, rest),
        _ => Ok(()),
    }
}

/// Whether a text is [`AS_IN_BASE`] with a slip.
fn looks_like_as_in_base(text: &str) -> bool {
    let text = text.trim().to_lowercase();
    let near = |word: &str| ["as", "in", "the", "of", "from", "like", "base"].contains(&word);
    let said_so = text.contains(' ') && text.ends_with("base") && text.split(' ').all(near);
    said_so || text == AS_IN_BASE || nearest(&text, [AS_IN_BASE]).is_some()
}

fn no_items<'d>() -> DeArray<'d> {
    std::iter::empty().collect()
}

/// The id of an item, if it is a table with an id.
fn id_of<'v>(item: &'v Spanned<DeValue<'_>>) -> Option<&'v str> {
    item.get_ref().as_table()?.get("id")?.get_ref().as_str()
}

/// Whether the items of this list are known by their ids.
fn has_ids(section: &str, key: &str) -> bool {
    let tables = vocabulary::key(section, key).is_some_and(|key| key.kind == KeyKind::Tables);
    tables && vocabulary::key(&inner(section, key), "id").is_some()
}

/// The section under a key.
fn inner(section: &str, key: &str) -> String {
    if section.is_empty() { key.to_owned() } else { format!("{section}.{key}") }
}

struct Combination<'f> {
    faults: &'f mut Vec<BaseFault>,
}

impl Combination<'_> {
    fn tables<'d>(&mut self, mut base: DeTable<'d>, own: DeTable<'d>, section: &str) -> DeTable<'d> {
        for either in EITHER {
            let both = either.iter().all(|key| vocabulary::key(section, key).is_some());
            if both && either.iter().any(|key| own.contains_key(*key)) {
                for key in either.into_iter().filter(|key| !own.contains_key(*key)) {
                    base.remove(key);
                }
            }
        }
        for (key, value) in own {
            let name = key.get_ref().to_string();
            match base.remove_entry(name.as_str()) {
                Some((base_key, base_value)) => {
                    let value = self.values(Some(base_value), value, section, &name);
                    // Names are read in the order of their keys, and later ones of the base may mention this one.
                    base.insert(if NAMES.contains(&section) { base_key } else { key }, value);
                }
                None => {
                    let value = self.values(None, value, section, &name);
                    base.insert(key, value);
                }
            }
        }
        base
    }

    fn values<'d>(
        &mut self,
        base: Option<Spanned<DeValue<'d>>>,
        own: Spanned<DeValue<'d>>,
        section: &str,
        key: &str,
    ) -> Spanned<DeValue<'d>> {
        let span = own.span();
        let base = base.map(Spanned::into_inner);
        let value = match own.into_inner() {
            DeValue::Table(own) => {
                let base = if let Some(DeValue::Table(base)) = base { base } else { DeTable::default() };
                DeValue::Table(self.tables(base, own, &inner(section, key)))
            }
            DeValue::Array(own) => {
                let base = if let Some(DeValue::Array(base)) = base { Some(base) } else { None };
                DeValue::Array(if has_ids(section, key) {
                    self.items_with_ids(base.unwrap_or_else(no_items), own, section, key)
                } else {
                    self.items(base.as_ref(), own, section, key)
                })
            }
            other @ (DeValue::String(_)
            | DeValue::Integer(_)
            | DeValue::Float(_)
            | DeValue::Boolean(_)
            | DeValue::Datetime(_)) => other,
        };
        Spanned::new(span, value)
    }

    /// Items with the id of one of the base are combined with it, others are added.
    fn items_with_ids<'d>(&mut self, base: DeArray<'d>, own: DeArray<'d>, section: &str, key: &str) -> DeArray<'d> {
        let mut slots: Vec<(Option<Spanned<DeValue<'d>>>, bool)> =
            base.into_iter().map(|item| (Some(item), false)).collect();
        for item in own {
            let id = id_of(&item);
            // An id that occurs twice in the file itself is left to be reported.
            let known = slots
                .iter()
                .position(|(slot, changed)| !changed && id.is_some() && slot.as_ref().and_then(id_of) == id);
            match known.and_then(|at| slots.get_mut(at)) {
                Some((slot, changed)) => {
                    *slot = Some(self.values(slot.take(), item, section, key));
                    *changed = true;
                }
                None => {
                    if let Some((at, item)) = self.misspelt_id(&slots, &item)
                        && let Some((slot, changed)) = slots.get_mut(at)
                    {
                        *slot = Some(self.values(slot.take(), item, section, key));
                        *changed = true;
                    } else {
                        slots.push((Some(self.values(None, item, section, key)), true));
                    }
                }
            }
        }
        slots.into_iter().filter_map(|(slot, _)| slot).collect()
    }

    /// The item of the base that is meant by an item with a misspelt id, and the item without this id. What has a name and moves of its own is new.
    fn misspelt_id<'d>(
        &mut self,
        slots: &[(Option<Spanned<DeValue<'d>>>, bool)],
        item: &Spanned<DeValue<'d>>,
    ) -> Option<(usize, Spanned<DeValue<'d>>)> {
        let table = item.get_ref().as_table()?;
        if table.contains_key("name") {
            return None;
        }
        let place = table.get("id")?.span();
        let id = id_of(item)?;
        let ids: Vec<&str> = slots.iter().map(|(slot, _)| slot.as_ref().and_then(id_of).unwrap_or_default()).collect();
        let meant = nearest(id, ids.iter().copied())?;
        let at = ids.iter().position(|known| *known == meant)?;
        self.faults.push(BaseFault {
            severity: Severity::Error,
            span: place,
            problem: BaseProblem::NotInBase { name: id.into() }.into(),
            advice: Advice::DidYouMean { word: meant.into() },
        });
        let mut own = table.clone();
        own.remove("id");
        Some((at, Spanned::new(item.span(), DeValue::Table(own))))
    }

    /// The items of the file; [`AS_IN_BASE`] is replaced by those of the base.
    fn items<'d>(&mut self, base: Option<&DeArray<'d>>, own: DeArray<'d>, section: &str, key: &str) -> DeArray<'d> {
        let mut items = no_items();
        let mut taken = false;
        for item in own {
            if item.get_ref().as_str().is_some_and(|text| text != AS_IN_BASE && looks_like_as_in_base(text)) {
                let text = item.get_ref().as_str().unwrap_or_default();
                self.faults.push(BaseFault {
                    severity: Severity::Error,
                    span: item.span(),
                    problem: BaseProblem::NotAsInBase { text: text.into() }.into(),
                    advice: Advice::DidYouMean { word: AS_IN_BASE.into() },
                });
                continue;
            }
            if item.get_ref().as_str() != Some(AS_IN_BASE) {
                items.push(self.values(None, item, section, key));
                continue;
            }
            match base.filter(|_| !taken) {
                Some(base) => base.iter().for_each(|item| items.push(item.clone())),
                None => {
                    // Twice in one list would let the list double with every base of a base.
                    let twice = BaseProblem::TwiceAsInBase { key: key.into() };
                    let problem = if taken { twice } else { BaseProblem::NothingInBase { key: key.into() } };
                    self.faults.push(BaseFault {
                        severity: Severity::Error,
                        span: item.span(),
                        problem: problem.into(),
                        advice: Advice::TakeItOut,
                    });
                }
            }
            taken = true;
        }
        items
    }
}
