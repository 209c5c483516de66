//! The section `turn`: the second part of turns, made with neutral pieces.

use super::moves::directions;
use crate::Advice;
use crate::definition::{Neutral, NeutralAction, NeutralActionKind, NeutralRole, Pass, SecondPart, Spot};
use crate::input::TomlTable;
use crate::names::Context;
use crate::problem::{Heading, KeyProblem, NeutralProblem};
use crate::vocabulary::Choices as _;
use crate::vocabulary::choices::{NeutralVerb, PutSpot, SecondDuty};

/// Reads when players may pass, and the second part of a turn.
pub(super) fn read_turn(
    cx: &mut Context<'_>,
    root: &TomlTable<'_>,
    neutrals: &[Neutral],
) -> (Option<Pass>, Option<SecondPart>) {
    let Some(table) = cx.input.table(root, "turn", "turn") else { return (None, None) };
    let pass = cx.input.choice(&table, "pass");
    let parts = ["second", "ko", "action"];
    if table.has("pass") && parts.iter().all(|key| !table.has(key)) {
        return (pass, None);
    }
    for key in ["second", "action"] {
        cx.input.require(&table, key);
    }
    let compulsory = cx.input.choice(&table, "second") == Some(SecondDuty::Compulsory);
    let ko = cx.input.flag(&table, "ko");
    let mut actions = Vec::new();
    for action in cx.input.tables(&table, "action", "turn.action") {
        actions.extend(read_action(cx, &action, neutrals));
    }
    (pass, Some(SecondPart { compulsory, actions, ko }))
}

fn read_action(cx: &mut Context<'_>, table: &TomlTable<'_>, neutrals: &[Neutral]) -> Option<NeutralAction> {
    let neutral_ids = cx.neutrals_of(table, "neutrals");
    let verb = cx.input.choice(table, "do");
    let step = NeutralVerb::Step;
    for (key, only) in [
        ("directions", step),
        ("relayed", step),
        ("pawns-barred", NeutralVerb::Swap),
        ("spot", NeutralVerb::Put),
        ("zone", NeutralVerb::Put),
    ] {
        if verb.is_some_and(|verb| verb != only) && table.has(key) {
            let verb = only.word();
            cx.input.error(table.key_place(key), KeyProblem::OnlyWithVerb { key, verb }, Advice::Verb { verb });
        }
    }
    if verb == Some(NeutralVerb::Step) && !table.has("directions") {
        let problem = KeyProblem::Missing { section: Heading::of(table.section), key: "directions" };
        let advice = Advice::ForExample { example: "directions = \"orthogonal\"".into() };
        cx.input.error_if_well_formed(table.span.clone(), problem, advice);
    }
    let directions = directions(cx, table, "directions", false);
    let relayed = cx.input.flag(table, "relayed");
    if relayed && !neutrals.iter().any(|neutral| neutral.role == NeutralRole::Relay) {
        cx.input.error_if_well_formed(table.key_place("relayed"), NeutralProblem::NoRelay, Advice::AddRelay);
    }
    let pawns_barred = cx.zone(table, "pawns-barred");
    let spot = match cx.input.choice(table, "spot") {
        None => Spot::Anywhere,
        Some(PutSpot::Left) => Spot::Left,
        Some(PutSpot::Reached) => Spot::Reached,
        Some(PutSpot::Edge) => Spot::Edge,
    };
    let zone = cx.zone(table, "zone");
    let kind = match verb? {
        NeutralVerb::Step => NeutralActionKind::Step { directions, relayed },
        NeutralVerb::Vault => NeutralActionKind::Vault,
        NeutralVerb::Swap => NeutralActionKind::Swap { pawns_barred },
        NeutralVerb::Anywhere => NeutralActionKind::Anywhere,
        NeutralVerb::Put => NeutralActionKind::Put { spot, zone },
    };
    Some(NeutralAction { neutrals: neutral_ids, kind })
}
