//! What a series of captures on one cell wins, on any board.
//!
//! [`see_at_least`](crate::tactics::see_at_least) answers the same question for searches, from tables, and not in games
//! with relays or gates. Here every capture is made on a copy of the board, so that relays, gates, hurdles, frozen
//! armies and pins count as they stand after it.

use crate::piece::{Cell, Piece, Side};
use crate::position::Position;

/// The most that `by` can win by capturing on `target`, both sides taking turns with their cheapest piece, either
/// stopping when it likes. `worth` holds the value of a piece of each kind, by kind, and the result has the same unit;
/// 0 if `by` cannot capture there, or only at a loss. Promotions and second parts of turns are ignored, and it does not
/// matter whose turn it is.
///
/// # Panics
/// May panic if `target` is not a cell of this game's board, or `worth` lacks kinds of the game.
///
/// ```
/// # use variorum_rules::{Position, Side, effect::winnings};
/// # let rules = variorum_library::rules("chess")?;
/// let worth: Vec<i32> = rules.definition().pieces.iter().map(|piece| match piece.id.as_str() {
///     "pawn" => 100,
///     "rook" => 500,
///     _ => 300,
/// }).collect();
/// let cell = rules.parse_cell("d5").ok_or("no such cell")?;
/// let kept = Position::parse(&rules, "4k3/8/2p5/3n4/8/8/8/3RK3 w - - 0 1")?;
/// assert_eq!(winnings(&kept, cell, Side::White, &worth), 0); // a rook for a knight
/// let loose = Position::parse(&rules, "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1")?;
/// assert_eq!(winnings(&loose, cell, Side::White, &worth), 300);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn winnings(position: &Position, target: Cell, by: Side, worth: &[i32]) -> i32 {
    let victim = position.at(target);
    if !victim.is_owned_by(by.other()) || !position.attacked(target, by) {
        return 0;
    }
    if position.rules.blast.is_some() {
        let captures = position.attacker_cells(target, by).map(|from| captured(position, from, target));
        let survived = captures.filter(|after| !after.is_blown_up(by));
        return survived.map(|after| balance(position, &after, by, worth)).max().unwrap_or(0).max(0);
    }
    let Some(after) = cheapest_capture(position, target, by, worth) else { return 0 };
    // Where pieces cross, it can be taken back only where it stands afterwards.
    (worth[victim.kind()] - winnings(&after, position.landing(target), by.other(), worth)).max(0)
}

/// What `by` has won, less what it has lost, between two positions, pieces in hand left aside.
pub(super) fn balance(before: &Position, after: &Position, by: Side, worth: &[i32]) -> i32 {
    let total = |position: &Position, side: Side| {
        worth.iter().enumerate().map(|(kind, worth)| worth * i32::from(position.count(side, kind))).sum::<i32>()
    };
    let lead = |position: &Position| total(position, by) - total(position, by.other());
    lead(after) - lead(before)
}

/// The board after the cheapest capture on `target` that does not leave the captor's own royal piece attacked.
fn cheapest_capture(position: &Position, target: Cell, by: Side, worth: &[i32]) -> Option<Position> {
    let mut cells: Vec<Cell> = position.attacker_cells(target, by).collect();
    cells.sort_by_key(
        |&cell| {
            if position.is_royal_by_itself(cell) { i32::MAX } else { worth[position.at(cell).kind()] }
        },
    );
    let landing = position.landing(target);
    if landing != target && (landing == Cell::NONE || !position.at(landing).is_none()) {
        return None;
    }
    cells.into_iter().map(|cell| captured(position, cell, target)).find(|after| !after.in_check(by))
}

/// The board after a capture; hands and the side to move stay as they are.
fn captured(position: &Position, from: Cell, target: Cell) -> Position {
    let mut board = position.scratch();
    let piece = board.at(from);
    board.state.side = piece.owner();
    board.set(target, Piece::NONE, &mut ());
    if !position.piece_shoots(from, target, board.state.side) {
        board.set(from, Piece::NONE, &mut ());
        board.set(position.landing(target), piece, &mut ());
    }
    board.explode(target, piece.kind(), &mut ());
    board.state.side = position.state.side;
    // Without the captured piece, others may be frozen.
    board.settle();
    board
}
