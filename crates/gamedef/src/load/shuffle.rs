//! The table `shuffle` of a start position.
//!
//! Only words and names are checked here. Whether the pieces of the start position can keep the rules, `variorum_rules` finds out.

use crate::advice::Advice;
use crate::definition::{PieceTypeId, Shuffle, ShuffleRule};
use crate::input::TomlTable;
use crate::names::Context;
use crate::problem::PlacementProblem;
use crate::text::{Text, words};
use crate::vocabulary::Words as _;
use crate::vocabulary::words::ShuffleWord;

/// Reads how a start position is shuffled.
pub(super) fn read_shuffle(cx: &mut Context<'_>, start: &TomlTable<'_>) -> Option<Shuffle> {
    let table = cx.input.table(start, "shuffle", "start.shuffle")?;
    let cells = cx.zone(&table, "cells");
    let mut rules: Vec<ShuffleRule> = Vec::new();
    for text in cx.input.texts(&table, "keep").unwrap_or_default() {
        let Some(rule) = read_rule(cx, &text) else { continue };
        let mut known: Vec<PieceTypeId> = rules.iter().flat_map(named).collect();
        let mut twice = None;
        for kind in named(&rule) {
            if known.contains(&kind) {
                twice = Some(kind);
            }
            known.push(kind);
        }
        if let Some(id) = twice.and_then(|kind| cx.pieces.get(kind).cloned()) {
            cx.input.error(text.span.clone(), PlacementProblem::KeptTwice { id: (&id).into() }, Advice::KeepOnce);
        } else {
            rules.push(rule);
        }
    }
    let apart = cx.input.flag(&table, "apart");
    Some(Shuffle { cells: cells?, rules, apart })
}

/// The types that a rule names.
fn named(rule: &ShuffleRule) -> Vec<PieceTypeId> {
    match rule {
        ShuffleRule::BothColours(kinds) => kinds.clone(),
        ShuffleRule::Between(inner, outer) => vec![*inner, *outer],
    }
}

/// Reads `bishop on both colours`, `queen or archbishop on both colours` or `king between rook`.
fn read_rule(cx: &mut Context<'_>, text: &Text) -> Option<ShuffleRule> {
    let all = words(&text.value, &[]);
    let mut kinds: Vec<PieceTypeId> = Vec::new();
    let mut rest = all.as_slice();
    while let [id, after @ ..] = rest {
        kinds.push(cx.piece_named(id.text, text.place(&id.span))?);
        match ShuffleWord::at_front(after) {
            Some((ShuffleWord::Or, count)) => rest = &after[count..],
            Some((ShuffleWord::OnBothColours, count)) if after.len() == count => {
                return Some(ShuffleRule::BothColours(kinds));
            }
            Some((ShuffleWord::Between, count)) if after.len() == count + 1 && kinds.len() == 1 => {
                let outer = &after[count];
                return Some(ShuffleRule::Between(kinds[0], cx.piece_named(outer.text, text.place(&outer.span))?));
            }
            Some((ShuffleWord::OnBothColours | ShuffleWord::Between, _)) | None => break,
        }
    }
    let problem = PlacementProblem::NotKept { found: (&text.value).into() };
    let examples = [ShuffleWord::OnBothColours, ShuffleWord::Or, ShuffleWord::Between].map(ShuffleWord::example);
    cx.input.error(text.span.clone(), problem, Advice::KeepWords { examples: examples.into_iter().collect() });
    None
}
