//! The sections `barred`: captures that are not allowed under conditions.

use crate::Advice;
use crate::definition::{BarredCapture, PieceSet, PieceType};
use crate::input::TomlTable;
use crate::names::Context;
use crate::problem::{CaptureProblem, Quote};

/// Reads which captures are barred.
pub(super) fn read_barred(cx: &mut Context<'_>, root: &TomlTable<'_>, pieces: &[PieceType]) -> Vec<BarredCapture> {
    let mut found = Vec::new();
    for table in &cx.input.tables(root, "barred", "barred") {
        let captors = piece_set(cx, table, "captors", "captors-but").unwrap_or(PieceSet::AllBut(Vec::new()));
        let victims = cx.pieces_of(table, "victims");
        if let Some(royal) = victims.iter().filter_map(|&kind| pieces.get(kind)).find(|piece| piece.is_royal()) {
            let problem = CaptureProblem::BarredRoyal { id: Quote::from(&royal.id) };
            cx.input.error_if_well_formed(table.place("victims"), problem, Advice::TakeItOut);
        }
        let [afar, protected, in_return] =
            ["afar", "protected", "in-return"].map(|condition| cx.input.flag(table, condition));
        if !afar && !protected && !in_return {
            cx.input.error_if_well_formed(table.span.clone(), CaptureProblem::BarredAlways, Advice::BarOrPrey);
        }
        let lifted_by = piece_set(cx, table, "lifted-by", "lifted-by-but");
        found.push(BarredCapture { captors, victims, afar, protected, in_return, lifted_by });
    }
    found
}

/// The types under one key, or all but those under the other.
fn piece_set(
    cx: &mut Context<'_>,
    table: &TomlTable<'_>,
    these: &'static str,
    all_but: &'static str,
) -> Option<PieceSet> {
    if table.has(these) && table.has(all_but) {
        cx.input.error(table.key_place(all_but), CaptureProblem::TwoSets { these, all_but }, Advice::TakeOneOut);
    }
    if table.has(these) {
        Some(PieceSet::These(cx.pieces_of(table, these)))
    } else if table.has(all_but) {
        Some(PieceSet::AllBut(cx.pieces_of(table, all_but)))
    } else {
        None
    }
}
