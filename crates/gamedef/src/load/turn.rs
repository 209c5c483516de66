//! The section `turn`: passing, turns of several moves, several turns in a row, and the second part of turns, made with neutral pieces.

use super::in_a_row::{is_in_a_row, read_in_a_row};
use super::moves::directions;
use crate::Advice;
use crate::definition::{
    InARow, Neutral, NeutralAction, NeutralActionKind, NeutralRole, Pass, PieceType, SecondPart, Series, Spot,
};
use crate::input::TomlTable;
use crate::names::Context;
use crate::problem::{Heading, KeyProblem, NeutralProblem, TurnProblem};
use crate::vocabulary::Choices as _;
use crate::vocabulary::choices::{NeutralVerb, PutSpot, SecondDuty};

/// What turns are made of.
#[derive(Default)]
pub(super) struct TurnRules {
    pub pass: Option<Pass>,
    pub series: Option<Series>,
    pub in_a_row: Option<InARow>,
    pub second: Option<SecondPart>,
    /// A piece may go on after its move.
    goes_on: bool,
}

impl TurnRules {
    /// May a piece go on after its move?
    pub(super) const fn goes_on(&self) -> bool {
        self.goes_on
    }

    /// Can a turn have two parts?
    pub(super) const fn has_parts(&self) -> bool {
        self.series.is_some() || self.second.is_some() || self.goes_on
    }
}

/// Reads when players may pass, and of what else than one move turns consist.
pub(super) fn read_turn(
    cx: &mut Context<'_>,
    root: &TomlTable<'_>,
    neutrals: &[Neutral],
    pieces: &[PieceType],
) -> TurnRules {
    let goes_on = pieces.iter().any(PieceType::goes_on);
    let gating = root.has("gating").then(|| ("gating", root.key_place("gating")));
    for (key, place) in gating.into_iter().chain(cx.elsewhere_place(root)).filter(|_| goes_on) {
        cx.input.error(place, TurnProblem::ThenAndParts { key }, Advice::TakeOneOut);
    }
    let Some(table) = cx.input.table(root, "turn", "turn") else {
        return TurnRules { goes_on, ..TurnRules::default() };
    };
    for key in ["moves", "second"].into_iter().filter(|key| goes_on && table.has(key)) {
        cx.input.error(table.key_place(key), TurnProblem::ThenAndParts { key }, Advice::TakeOneOut);
    }
    // Whether a drop mates would depend on what follows it in the same turn.
    let no_mate = pieces.iter().any(|piece| piece.drop.no_mate);
    for key in ["moves", "action"].into_iter().filter(|key| no_mate && table.has(key)) {
        cx.input.error(table.key_place(key), TurnProblem::NoMateAndParts { key }, Advice::NotYet);
    }
    let pass = cx.input.choice(&table, "pass");
    let parts = ["second", "ko", "action"];
    let series = read_series(cx, root, &table, pieces);
    let in_a_row = read_in_a_row(cx, root, &table, pieces, goes_on);
    if is_in_a_row(&table) {
        return TurnRules { pass, in_a_row, goes_on, ..TurnRules::default() };
    }
    if table.has("moves") {
        for key in parts.into_iter().filter(|key| table.has(key)) {
            let problem = TurnProblem::MovesAndParts { key };
            cx.input.error(table.key_place(key), problem, Advice::TakeOneOut);
        }
        if table.has("pass") {
            // Whether the second move alone may be passed, no rule says.
            let problem = TurnProblem::MovesAndParts { key: "pass" };
            cx.input.error(table.key_place("pass"), problem, Advice::TakeOneOut);
        }
        return TurnRules { pass, series, goes_on, ..TurnRules::default() };
    }
    if !table.entries.is_empty() && parts.iter().all(|key| !table.has(key)) {
        // It says something else, or nothing that is known, so it is not the second part that is missing.
        return TurnRules { pass, goes_on, ..TurnRules::default() };
    }
    for key in ["second", "action"] {
        cx.input.require(&table, key);
    }
    if let Some((key, place)) = cx.elsewhere_place(root) {
        let problem = KeyProblem::NotTogether { one: key, other: "turn.action" };
        cx.input.error(place, problem, Advice::TakeOneOut);
    }
    let compulsory = cx.input.choice(&table, "second") == Some(SecondDuty::Compulsory);
    let ko = cx.input.flag(&table, "ko");
    let mut actions = Vec::new();
    for action in cx.input.tables(&table, "action", "turn.action") {
        actions.extend(read_action(cx, &action, neutrals));
    }
    TurnRules { pass, second: Some(SecondPart { compulsory, actions, ko }), goes_on, ..TurnRules::default() }
}

/// Reads how many moves a turn has.
fn read_series(
    cx: &mut Context<'_>,
    root: &TomlTable<'_>,
    table: &TomlTable<'_>,
    pieces: &[PieceType],
) -> Option<Series> {
    let moves = cx.input.number(table, "moves", 1..=99_u8);
    let first = cx.input.number(table, "first-moves", 1..=99_u8);
    let check_ends = cx.input.flag(table, "check-ends");
    let other_piece = cx.input.flag(table, "other-piece");
    if !table.has("moves") {
        let in_a_row = is_in_a_row(table);
        let only_with_moves = |key: &&str| table.has(key) && !(in_a_row && *key == "check-ends");
        for key in ["first-moves", "check-ends", "other-piece"].into_iter().filter(only_with_moves) {
            let problem = KeyProblem::MissingBeside { given: key, key: "moves" };
            let advice = Advice::ForExample { example: "moves = 2".into() };
            cx.input.error(table.key_place(key), problem, advice);
        }
        return None;
    }
    let moves = moves?;
    match moves {
        0..=1 => cx.input.error(table.place("moves"), TurnProblem::OneMove, Advice::TakeItOut),
        2 => {}
        3.. => {
            cx.input.error(table.place("moves"), TurnProblem::ManyMoves { moves }, Advice::TurnsInARow { turns: moves })
        }
    }
    if let Some(first) = first.filter(|&first| first >= moves && moves > 1) {
        cx.input.error(table.place("first-moves"), TurnProblem::FirstNotFewer { first, moves }, Advice::TakeItOut);
    }
    if check_ends && !pieces.iter().any(PieceType::is_royal) {
        let problem = TurnProblem::CheckWithoutRoyal;
        cx.input.error_if_well_formed(table.key_place("check-ends"), problem, Advice::MakeRoyal);
    }
    if !check_ends && pieces.iter().any(PieceType::is_royal) {
        let advice = Advice::ForExample { example: "check-ends = true".into() };
        cx.input.error_if_well_formed(table.key_place("moves"), TurnProblem::FirstCheckUnsaid, advice);
    }
    if let Some((key, place)) = cx.elsewhere_place(root) {
        cx.input.error(place, TurnProblem::MovesAndParts { key }, Advice::TakeOneOut);
    }
    Some(Series { first_single: first == Some(1), check_ends, other_piece })
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
