//! Derives the themes of a puzzle from its line.

use std::collections::BTreeSet;
use std::sync::atomic::AtomicBool;

use variorum_problems::{Ended, Limits, winning_turns};
use variorum_rules::diagram::routes;
use variorum_rules::movegen::make_null;
use variorum_rules::{Action, ActionKind, Cell, Occupant, Phase, Position, Side, Turn};

use crate::aim::Aim;
use crate::theme::Theme;

/// What the line of a puzzle is about. `limits` is for the one question that needs a search: whether the opponent is in zugzwang.
#[must_use]
pub fn themes(position: &Position, aim: Aim, line: &[Turn], limits: &Limits, stop: &AtomicBool) -> BTreeSet<Theme> {
    let solver = position.side();
    let mut themes = BTreeSet::new();
    let mut at = position.clone();
    for &turn in line {
        if at.side() == solver {
            of_turn(&at, turn, &mut themes);
        }
        at.play_unchecked(turn);
    }
    if let Some(&first) = line.first() {
        of_first(position, first, line.get(1).copied(), &mut themes);
        if let Aim::Win(turns @ 2..) = aim
            && is_zugzwang(position, first, turns - 1, limits, stop)
        {
            themes.insert(Theme::Zugzwang);
        }
    }
    match aim {
        Aim::Win(3..) => {
            themes.insert(Theme::Long);
        }
        Aim::Save(_) => {
            themes.insert(Theme::Save);
        }
        Aim::Win(_) => {}
    }
    themes
}

/// What the solver's pieces do in a turn.
fn of_turn(position: &Position, turn: Turn, themes: &mut BTreeSet<Theme>) {
    let side = position.side();
    of_part(position, turn.first, themes);
    if let Some(second) = turn.second.filter(|&second| second != Action::PASS) {
        let mut midway = position.scratch();
        midway.make_unchecked(turn.first);
        debug_assert_eq!((midway.phase(), midway.side()), (Phase::Second, side));
        themes.insert(Theme::SecondPart);
        of_part(&midway, second, themes);
    }
}

fn of_part(position: &Position, part: Action, themes: &mut BTreeSet<Theme>) {
    let side = position.side();
    match part.kind() {
        ActionKind::Move | ActionKind::Double | ActionKind::EnPassant => {
            if part.piece_type().is_some() {
                themes.insert(Theme::Promotion);
            }
            if part.kind() == ActionKind::EnPassant {
                themes.insert(Theme::EnPassant);
            }
            let board = &position.rules().definition().board;
            let level = |cell: Cell| board.coordinates(cell.index() as u16).level;
            if level(part.from()) != level(part.to()) {
                themes.insert(Theme::LevelChange);
            }
            for route in routes(position, part) {
                if !route.tunnels.is_empty() {
                    themes.insert(Theme::Tunnel);
                }
                let between = route.cells.iter().skip(1).rev().skip(1);
                if between.clone().any(|&cell| matches!(position.at(cell).occupant(), Some(Occupant::Neutral(_)))) {
                    themes.insert(Theme::Relay);
                }
            }
        }
        ActionKind::Castle => {
            themes.insert(Theme::Castling);
        }
        ActionKind::Swap => {
            themes.insert(Theme::Swap);
        }
        ActionKind::Drop => {
            themes.insert(Theme::Drop);
        }
        ActionKind::Neutral | ActionKind::NeutralSwap | ActionKind::NeutralPlace => {
            themes.insert(Theme::Neutral);
        }
        ActionKind::Promote => {
            themes.insert(Theme::PromotionElsewhere);
        }
        ActionKind::Gate => {
            themes.insert(Theme::Gate);
        }
        // A capture, as seen from the whole turn.
        ActionKind::Pass | ActionKind::Shot => {}
    }
    debug_assert_eq!(side, position.side());
}

/// What the first turn is.
fn of_first(position: &Position, first: Turn, reply: Option<Turn>, themes: &mut BTreeSet<Theme>) {
    let solver = position.side();
    let mut after = position.clone();
    after.play_unchecked(first);
    let captures = lost(position, &after, solver.other());
    let checks = after.is_check();
    if captures {
        themes.insert(Theme::Capture);
    }
    if checks {
        themes.insert(Theme::Check);
    }
    if !captures && !checks && !themes.contains(&Theme::Promotion) && !themes.contains(&Theme::PromotionElsewhere) {
        themes.insert(Theme::Quiet);
    }
    let goal = match first.first.kind() {
        ActionKind::Castle => first.first.via(),
        ActionKind::Move
        | ActionKind::Double
        | ActionKind::EnPassant
        | ActionKind::Swap
        | ActionKind::Drop
        | ActionKind::Neutral
        | ActionKind::NeutralSwap
        | ActionKind::NeutralPlace
        | ActionKind::Promote
        | ActionKind::Pass
        | ActionKind::Gate => first.first.to(),
        ActionKind::Shot => first.first.from(),
    };
    if !captures && reply.and_then(|reply| after.victim_cell(reply.first)) == Some(goal) {
        themes.insert(Theme::Sacrifice);
    }
}

/// Has this side fewer pieces than before?
fn lost(before: &Position, after: &Position, side: Side) -> bool {
    after.pieces(side).len() < before.pieces(side).len()
}

/// Could the opponent hold out after the first turn if it could pass?
fn is_zugzwang(position: &Position, first: Turn, turns: u32, limits: &Limits, stop: &AtomicBool) -> bool {
    let mut after = position.clone();
    after.play_unchecked(first);
    if after.outcome().is_some() || after.is_check() {
        return false;
    }
    make_null(&mut after);
    if after.outcome().is_some() {
        return false;
    }
    let answer = winning_turns(&after, turns, None, 0, limits, stop);
    answer.ended == Ended::Complete && answer.turns.is_empty()
}
