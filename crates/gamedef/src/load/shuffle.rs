//! The table `shuffle` of a start position.
//!
//! Only words and names are checked here. Whether the pieces of the start position can keep the rules, `variorum_rules` finds out.

use crate::advice::Advice;
use crate::definition::{PieceTypeId, Shuffle, ShuffleRule};
use crate::input::TomlTable;
use crate::names::Context;
use crate::problem::PlacementProblem;
use crate::text::{Text, Word, words};
use crate::vocabulary::Words as _;
use crate::vocabulary::words::ShuffleWord;

/// Reads how a start position is shuffled.
pub(super) fn read_shuffle(cx: &mut Context<'_>, start: &TomlTable<'_>) -> Option<Shuffle> {
    let table = cx.input.table(start, "shuffle", "start.shuffle")?;
    let cells = cx.zone(&table, "cells");
    let mut rules: Vec<ShuffleRule> = Vec::new();
    for text in cx.input.texts(&table, "keep").unwrap_or_default() {
        let Some(rule) = read_rule(cx, &text) else { continue };
        let mut known: Vec<PieceTypeId> = rules.iter().flat_map(placed).collect();
        let mut twice = None;
        for kind in placed(&rule) {
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
    let turned = cx.input.flag(&table, "turned");
    if apart && turned {
        cx.input.error(table.key_place("turned"), PlacementProblem::TurnedApart, Advice::TakeOneOut);
    }
    Some(Shuffle { cells: cells?, rules, apart, turned })
}

/// The types that a rule places.
fn placed(rule: &ShuffleRule) -> Vec<PieceTypeId> {
    match rule {
        ShuffleRule::BothColours(kinds) => kinds.clone(),
        ShuffleRule::Between(inner, outer) => vec![*inner, *outer],
        // These choose among the arrays.
        ShuffleRule::On(..)
        | ShuffleRule::Beside(..)
        | ShuffleRule::NotBeside(..)
        | ShuffleRule::Before(..)
        | ShuffleRule::Guarded(_) => Vec::new(),
    }
}

/// Reads `queen or archbishop on both colours`, `king between rook`, `king on files d-e` or `bishop not beside bishop`.
fn read_rule(cx: &mut Context<'_>, text: &Text) -> Option<ShuffleRule> {
    let all = words(&text.value, &[',']);
    let (kinds, rest) = read_kinds(cx, text, &all)?;
    let found = ShuffleWord::at_front(rest);
    let after = found.map_or(rest, |(_, count)| &rest[count..]);
    match found.map(|(word, _)| word) {
        Some(ShuffleWord::OnBothColours) if after.is_empty() => return Some(ShuffleRule::BothColours(kinds)),
        Some(ShuffleWord::Between) if after.len() == 1 && kinds.len() == 1 => {
            return Some(ShuffleRule::Between(kinds[0], cx.piece_named(after[0].text, text.place(&after[0].span))?));
        }
        Some(ShuffleWord::On) if !after.is_empty() => return Some(ShuffleRule::On(kinds, cx.zone_in(text, after)?)),
        Some(ShuffleWord::Guarded) if after.is_empty() => return Some(ShuffleRule::Guarded(kinds)),
        Some(word @ (ShuffleWord::Beside | ShuffleWord::NotBeside | ShuffleWord::Before)) if !after.is_empty() => {
            let (others, rest) = read_kinds(cx, text, after)?;
            if rest.is_empty() {
                return Some(if word == ShuffleWord::Beside {
                    ShuffleRule::Beside(kinds, others)
                } else if word == ShuffleWord::NotBeside {
                    ShuffleRule::NotBeside(kinds, others)
                } else {
                    ShuffleRule::Before(kinds, others)
                });
            }
        }
        Some(
            ShuffleWord::OnBothColours
            | ShuffleWord::Or
            | ShuffleWord::Between
            | ShuffleWord::On
            | ShuffleWord::Beside
            | ShuffleWord::NotBeside
            | ShuffleWord::Before
            | ShuffleWord::Guarded,
        )
        | None => {}
    }
    let problem = PlacementProblem::NotKept { found: (&text.value).into() };
    let examples = ShuffleWord::VALUES.iter().map(|word| word.example()).collect();
    cx.input.error(text.span.clone(), problem, Advice::KeepWords { examples });
    None
}

/// Reads `queen or archbishop`, and what follows.
fn read_kinds<'w, 't>(
    cx: &mut Context<'_>,
    text: &Text,
    all: &'w [Word<'t>],
) -> Option<(Vec<PieceTypeId>, &'w [Word<'t>])> {
    let mut kinds = Vec::new();
    let mut rest = all;
    while let [id, after @ ..] = rest {
        kinds.push(cx.piece_named(id.text, text.place(&id.span))?);
        rest = after;
        match ShuffleWord::at_front(rest) {
            Some((ShuffleWord::Or, count)) => rest = &rest[count..],
            _ => break,
        }
    }
    Some((kinds, rest))
}
