//! Positions with few pieces, where endings begin.

use std::sync::Arc;

use variorum_engine::Random;
use variorum_rules::{Cell, Occupant, Piece, Position, Rules, Setup, Side};

/// So many pieces of the stronger side stand beside its royal pieces: at least, and so many more at most.
const STRONGER: (usize, usize) = (2, 5);
/// The weaker side has at most so many pieces beside its royal pieces.
const WEAKER: usize = 5;
/// Where there are hands, the stronger and the weaker side hold fewer pieces than this.
const HELD: [usize; 2] = [4, 2];
/// Positions that are made up before the start position is taken instead.
const ATTEMPTS: usize = 400;
/// Cells that are tried for a piece.
const CELLS_TRIED: usize = 200;

/// A position at random in which either side has its royal pieces and few others, on cells on which they can stand. Where there are
/// hands, they may hold a few too. Neutral pieces stand as at the start of the game, and what is missing counts as lost where the game counts lost pieces. The position is legal
/// and the game not over.
///
/// Where no such position is found, as in games that some side loses without its army, it is the start position.
///
/// ```
/// # let rules = variorum_library::rules("raumschach")?;
/// let position = variorum_puzzles::few_pieces(&rules, &mut variorum_engine::Random::new(3));
/// let count: usize = variorum_rules::Side::BOTH.iter().map(|&side| position.pieces(side).iter().count()).sum();
/// assert!((4..=14).contains(&count), "{}", position.text());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn few_pieces(rules: &Arc<Rules>, random: &mut Random) -> Position {
    let start = Position::start(rules);
    let made_up = |_| made_up(&start, random).filter(is_playable);
    (0..ATTEMPTS).find_map(made_up).unwrap_or(start)
}

/// Is the game not over, and can every piece have come to its cell?
pub(crate) fn is_playable(position: &Position) -> bool {
    position.outcome().is_none() && position.out_of_reach().is_empty()
}

/// Takes most pieces from the board and puts the others on cells at random. `None` if that gives no legal position.
fn made_up(start: &Position, random: &mut Random) -> Option<Position> {
    let rules = start.rules();
    let at_start = start.setup();
    let stronger = if random.chance(1, 2) { Side::White } else { Side::Black };
    let side = if random.chance(1, 2) { Side::White } else { Side::Black };
    let mut setup = Setup { side, ..Setup::default() };
    setup.pieces.extend(at_start.pieces.iter().filter(|(_, piece)| piece.is_neutral()));
    for owner in Side::BOTH {
        let wanted =
            if owner == stronger { STRONGER.0 + random.below(STRONGER.1 + 1) } else { random.below(WEAKER + 1) };
        for kind in kinds_kept(start, owner, wanted, random) {
            let piece = Piece::owned(owner, kind);
            let cell = free_cell(rules, &setup, piece, random)?;
            setup.pieces.push((cell, piece));
        }
    }
    let hands = rules.setup_fields().hands;
    for (owner, bound) in [stronger, stronger.other()].into_iter().zip(HELD) {
        let held = if hands.is_empty() { 0 } else { random.below(bound) };
        for _ in 0..held {
            add_one(&mut setup.hands, owner, hands[random.below(hands.len())]);
        }
    }
    setup.lost = lost(start, &setup);
    Position::parse(rules, &setup.text(rules)).ok()
}

/// Counts a piece that is taken off the board as lost, in games that count lost pieces.
pub(crate) fn count_as_lost(rules: &Rules, setup: &mut Setup, owner: Side, kind: usize) {
    if !rules.setup_fields().lost.contains(&kind) {
        return;
    }
    add_one(&mut setup.lost, owner, kind);
}

/// Counts a piece that is put on the board as no longer lost, in games that count lost pieces. `None` if none is lost.
pub(crate) fn count_as_returned(rules: &Rules, setup: &mut Setup, owner: Side, kind: usize) -> Option<()> {
    if rules.setup_fields().lost.contains(&kind) {
        let lost = setup.lost.iter_mut().find(|lost| (lost.0, lost.1) == (owner, kind))?;
        lost.2 = lost.2.checked_sub(1)?;
        setup.lost.retain(|&(_, _, count)| count > 0);
    }
    Some(())
}

/// Adds a piece to the hands, or to the lost pieces.
fn add_one(stock: &mut Vec<(Side, usize, u8)>, owner: Side, kind: usize) {
    match stock.iter_mut().find(|held| (held.0, held.1) == (owner, kind)) {
        Some((_, _, count)) => *count = count.saturating_add(1),
        None => stock.push((owner, kind, 1)),
    }
}

/// The kinds of a side's pieces that stay: its royal pieces, some others, and for each of these the one without which it cannot move.
fn kinds_kept(start: &Position, owner: Side, wanted: usize, random: &mut Random) -> Vec<usize> {
    let pieces = &start.rules().definition().pieces;
    let kind_of = |cell: Cell| start.at(cell).kind();
    let (mut kept, mut others): (Vec<usize>, Vec<usize>) =
        start.pieces(owner).iter().map(kind_of).partition(|&kind| pieces[kind].royal.is_some());
    for _ in 0..wanted.min(others.len()) {
        let kind = others.swap_remove(random.below(others.len()));
        kept.push(kind);
        for group in pieces[kind].depends_on() {
            if !group.iter().any(|leader| kept.contains(leader))
                && let Some(place) = others.iter().position(|other| group.contains(other))
            {
                kept.push(others.swap_remove(place));
            }
        }
    }
    kept
}

/// An empty cell on which the piece can stand, and move if the board is empty.
pub(crate) fn free_cell(rules: &Arc<Rules>, setup: &Setup, piece: Piece, random: &mut Random) -> Option<Cell> {
    let can_stand = |cell: Cell| match piece.occupant() {
        Some(Occupant::Owned(owner, kind)) => {
            let reached = rules.attainable(owner, kind);
            reached.is_none_or(|cells| cells.has(cell)) && !rules.is_stuck(owner, kind, cell)
        }
        Some(Occupant::Neutral(_)) => true,
        None => false,
    };
    let fits = |&cell: &Cell| !setup.pieces.iter().any(|&(taken, _)| taken == cell) && can_stand(cell);
    let count = rules.cells().count();
    (0..CELLS_TRIED).filter_map(|_| rules.cell(random.below(count))).find(fits)
}

/// What a side has lost since the start, in games that count it.
fn lost(start: &Position, setup: &Setup) -> Vec<(Side, usize, u8)> {
    let rules = start.rules();
    let mut lost = Vec::new();
    for kind in rules.setup_fields().lost {
        for owner in Side::BOTH {
            let left = setup.pieces.iter().filter(|(_, piece)| piece.occupant() == Some(Occupant::Owned(owner, kind)));
            let missing = usize::from(start.count(owner, kind)).saturating_sub(left.count());
            if let Ok(missing @ 1..) = u8::try_from(missing) {
                lost.push((owner, kind, missing));
            }
        }
    }
    lost
}
