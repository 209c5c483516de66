//! The section `capture`.

use super::moves::{attacks_otherwise, directions};
use crate::Advice;
use crate::board::Board;
use crate::definition::{Blast, CaptureRules, Flips, Mode, Neutral, NeutralRole, PieceType};
use crate::input::TomlTable;
use crate::names::Context;
use crate::problem::{CaptureProblem, KeyProblem, Quote};

/// The keys of `[capture]` by which a capture or a move changes other pieces than those that it moves and captures.
pub(super) const CHANGES_MORE: [&str; 3] = ["blast", "perish", "flips"];

/// Reads the rules about captures.
pub(super) fn read_capture(
    cx: &mut Context<'_>,
    root: &TomlTable<'_>,
    pieces: &[PieceType],
    neutrals: &[Neutral],
) -> CaptureRules {
    let Some(table) = cx.input.table(root, "capture", "capture") else { return CaptureRules::default() };
    let compulsory = cx.input.flag(&table, "compulsory");
    let [captors, victims, best_first] = ["captors", "victims", "best-first"].map(|key| {
        if !table.has(key) {
            return Vec::new();
        }
        if !compulsory {
            let advice = Advice::ForExample { example: "compulsory = true".into() };
            cx.input.error(table.key_place(key), KeyProblem::MissingBeside { given: key, key: "compulsory" }, advice);
        }
        cx.pieces_of(&table, key)
    });
    let flips: Option<Flips> = cx.input.choice(&table, "flips");
    if flips.is_some() {
        if let Some(piece) = pieces.iter().find(|piece| piece.is_royal() || piece.side.is_some()) {
            let problem = CaptureProblem::CannotFlip { id: Quote::from(&piece.id) };
            let advice = if piece.is_royal() { Advice::FlipsWithoutRoyal } else { Advice::NotYet };
            cx.input.error_if_well_formed(table.place("flips"), problem, advice);
        }
        if cx.board.as_ref().is_some_and(Board::is_3d) {
            cx.input.error_if_well_formed(table.place("flips"), CaptureProblem::FlipsInSpace, Advice::NotYet);
        }
    }
    let blast = read_blast(cx, root, &table, pieces, neutrals);
    CaptureRules { compulsory, captors, victims, best_first, blast, flips }
}

/// Reads what captures do to the captor and to what stands around it.
fn read_blast(
    cx: &mut Context<'_>,
    root: &TomlTable<'_>,
    table: &TomlTable<'_>,
    pieces: &[PieceType],
    neutrals: &[Neutral],
) -> Option<Blast> {
    let spares = if table.has("spares") { cx.pieces_of(table, "spares") } else { Vec::new() };
    let perish = table.has("perish").then(|| cx.pieces_of(table, "perish"));
    let remains = table.has("remains").then(|| cx.neutral(table, "remains")).flatten();
    let (explodes, perishes) = (table.has("blast"), table.has("perish"));
    if table.has("spares") && !explodes {
        cx.input.error(table.key_place("spares"), CaptureProblem::NothingToSpare, Advice::AddBlast);
    }
    if !explodes && !perishes {
        if table.has("remains") {
            cx.input.error(table.key_place("remains"), CaptureProblem::NothingPerishes, Advice::AddPerish);
        }
        return None;
    }
    if remains.is_some_and(|id| neutrals.get(id).is_some_and(|neutral| neutral.role != NeutralRole::Blocker)) {
        cx.input.error_if_well_formed(table.place("remains"), CaptureProblem::RemainsNotBlocker, Advice::NotYet);
    }
    if explodes {
        for key in attacks_otherwise(cx, root, pieces) {
            cx.input.error(table.key_place("blast"), CaptureProblem::BlastWith { key }, Advice::NotYet);
        }
    }
    let key = if explodes { "blast" } else { "perish" };
    let directions = if explodes { directions(cx, table, "blast", false) } else { Vec::new() };
    let survivors = perish.map(|perish| (0..pieces.len()).filter(|kind| !perish.contains(kind)).collect());
    let blast = Blast { directions, spares, survivors: survivors.unwrap_or_default(), remains };
    for (kind, piece) in pieces.iter().enumerate().filter(|(_, piece)| piece.is_royal()) {
        let captures = piece.motions.iter().any(|motion| motion.mode != Mode::Moving);
        let id = || Quote::from(&piece.id);
        if blast.takes_captor(kind) && captures {
            // Its own capture would always be the end of it, so that none is ever legal: the file says so.
            let problem = CaptureProblem::RoyalCaptures { id: id() };
            cx.input.error_if_well_formed(table.place(key), problem, Advice::OnlyMoving);
        } else if explodes && captures && !blast.spares.contains(&kind) {
            let problem = CaptureProblem::RoyalNotSpared { id: id() };
            cx.input.error_if_well_formed(table.place(key), problem, Advice::AddToSpares { id: id() });
        }
    }
    Some(blast)
}
