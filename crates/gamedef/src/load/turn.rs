//! The section `turn`: what is done with neutral pieces after a move.

use crate::definition::{Neutral, NeutralAction, NeutralActionKind, NeutralRole, SecondPart};
use crate::input::Table;
use crate::names::Context;
use crate::phrase::read_directions;
use crate::vocabulary::heading;

/// Reads the second part of a turn.
pub(super) fn read_turn(cx: &mut Context<'_>, root: &Table<'_>, neutrals: &[Neutral]) -> Option<SecondPart> {
    let table = cx.input.table(root, "turn", "turn")?;
    let compulsory = cx.input.choice(&table, "second") == Some("compulsory");
    let ko = cx.input.flag(&table, "ko");
    let mut actions = Vec::new();
    for action in cx.input.tables(&table, "action", "turn.action") {
        actions.extend(read_action(cx, &action, neutrals));
    }
    Some(SecondPart { compulsory, actions, ko })
}

fn read_action(cx: &mut Context<'_>, table: &Table<'_>, neutrals: &[Neutral]) -> Option<NeutralAction> {
    let kinds = cx.neutrals_of(table, "neutrals");
    let what = cx.input.choice(table, "do");
    for (key, only) in [("directions", "step"), ("relayed", "step"), ("pawns-barred", "swap")] {
        if what.is_some_and(|what| what != only) && table.has(key) {
            let help = format!("take it out, or write `do = \"{only}\"`");
            cx.input.error(table.key_place(key), format!("`{key}` goes with `do = \"{only}\"` only"), Some(help));
        }
    }
    let text = cx.input.text(table, "directions");
    if what == Some("step") && !table.has("directions") {
        let help = "write for example `directions = \"orthogonal\"`".to_owned();
        cx.input.error_if_whole(
            table.span.clone(),
            format!("{} lacks the key `directions`", heading(table.section)),
            Some(help),
        );
    }
    let directions = text.map(|text| read_directions(cx, &text, false)).unwrap_or_default();
    let relayed = cx.input.flag(table, "relayed");
    if relayed && !neutrals.iter().any(|neutral| neutral.role == NeutralRole::Relay) {
        let help = "give a neutral piece `role = \"relay\"`, or take this out".to_owned();
        cx.input.error_if_whole(
            table.key_place("relayed"),
            "nothing can relay: no neutral piece is a relay",
            Some(help),
        );
    }
    let pawns_barred = cx.zone(table, "pawns-barred");
    let kind = match what? {
        "step" => NeutralActionKind::Step { directions, relayed },
        "vault" => NeutralActionKind::Vault,
        "swap" => NeutralActionKind::Swap { pawns_barred },
        _ => NeutralActionKind::Anywhere,
    };
    Some(NeutralAction { neutrals: kinds, kind })
}
