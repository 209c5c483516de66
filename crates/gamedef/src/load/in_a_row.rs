//! How many turns in a row players have, from the section `turn`, and what does not go with it.

use crate::Advice;
use crate::definition::{Endings, Fate, InARow, PieceType, RepetitionLoser};
use crate::input::TomlTable;
use crate::names::Context;
use crate::problem::{KeyProblem, TurnProblem};

const WHITE: &str = "white-in-a-row";
const BLACK: &str = "black-in-a-row";
const GROWS: &str = "grows";
const CHECK_ENDS: &str = "check-ends";
const CHECK_LAST: &str = "check-last";

/// Does the section say that players have several turns in a row?
pub(super) fn is_in_a_row(table: &TomlTable<'_>) -> bool {
    [WHITE, BLACK, GROWS].into_iter().any(|key| table.has(key))
}

/// Reads how many turns in a row each player has.
pub(super) fn read_in_a_row(
    cx: &mut Context<'_>,
    root: &TomlTable<'_>,
    table: &TomlTable<'_>,
    pieces: &[PieceType],
    goes_on: bool,
) -> Option<InARow> {
    let white = cx.input.number(table, WHITE, 1..=99_u16);
    let black = cx.input.number(table, BLACK, 1..=99_u16);
    let grows = cx.input.number(table, GROWS, 1..=99_u16);
    let check_last = cx.input.flag(table, CHECK_LAST);
    if !is_in_a_row(table) {
        if table.has(CHECK_LAST) {
            let problem = KeyProblem::MissingBeside { given: CHECK_LAST, key: WHITE };
            let advice = Advice::ForExample { example: "white-in-a-row = 2".into() };
            cx.input.error(table.key_place(CHECK_LAST), problem, advice);
        }
        return None;
    }
    let check_ends = cx.input.flag(table, CHECK_ENDS);
    let first = [WHITE, BLACK, GROWS].into_iter().find(|key| table.has(key)).unwrap_or(WHITE);
    let turns = [white, black].map(|turns| turns.unwrap_or(1));
    let misread = [(WHITE, white), (BLACK, black)].into_iter().any(|(key, turns)| turns.is_none() && table.has(key));
    if turns == [1, 1] && !table.has(GROWS) && !misread {
        cx.input.error_if_well_formed(table.key_place(first), TurnProblem::OneInARow, Advice::TakeItOut);
    }
    for key in ["moves", "second", "action", "ko"].into_iter().filter(|key| table.has(key)) {
        cx.input.error(table.key_place(key), TurnProblem::NotInARow { key }, Advice::TakeOneOut);
    }
    let gating = root.has("gating").then(|| ("gating", root.key_place("gating")));
    let others = [gating, cx.elsewhere_place(root), cx.refuge_place(root)];
    for (key, place) in others.into_iter().flatten() {
        cx.input.error(place, TurnProblem::NotInARow { key }, Advice::TakeOneOut);
    }
    if goes_on {
        cx.input.error(table.key_place(first), TurnProblem::NotInARow { key: "then may …" }, Advice::TakeOneOut);
    }
    let royal = pieces.iter().any(PieceType::is_royal);
    for (key, given) in [(CHECK_ENDS, check_ends), (CHECK_LAST, check_last)] {
        if given && !royal {
            cx.input.error_if_well_formed(table.key_place(key), TurnProblem::CheckWithoutRoyal, Advice::MakeRoyal);
        }
    }
    if check_ends && check_last {
        cx.input.error(table.key_place(CHECK_LAST), TurnProblem::CheckTwice, Advice::TakeOneOut);
    }
    if royal && !check_ends && !check_last {
        let advice = Advice::ForExample { example: "check-ends = true".into() };
        cx.input.error_if_well_formed(table.key_place(first), TurnProblem::ChecksUnsaid, advice);
    }
    Some(InARow { turns, grows: grows.unwrap_or_default(), check_ends, check_last })
}

/// Reports endings that count on players taking turns.
pub(super) fn check_endings(cx: &mut Context<'_>, table: &TomlTable<'_>, endings: &Endings) {
    let repeating = endings.repetition_loser == Some(RepetitionLoser::Repeating);
    for (key, given) in [
        ("perpetual-check", endings.perpetual_check != Fate::Draw),
        ("repetition-loser", repeating),
        ("perpetual-chase", table.has("perpetual-chase")),
        ("bare", endings.bare),
        ("impasse", table.has("impasse")),
        ("counting", table.has("counting")),
    ] {
        if given {
            cx.input.error(table.key_place(key), TurnProblem::NotInARow { key }, Advice::TakeOneOut);
        }
    }
}
