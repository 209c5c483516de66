//! SEE (static exchange evaluation): the material balance of the captures on one cell.
//!
//! Both sides capture with their cheapest piece first, and either may stop. Pieces behind other pieces join in
//! (x-rays); hoppers count with the screens that remain. Pins, promotions during the exchange, armies that freeze in
//! its course, and second parts of turns are ignored. Games with relays or gates are not supported.

use crate::action::{Action, ActionKind};
use crate::bitboard_tables::bit;
use crate::cellset::CellSet;
use crate::piece::{Cell, Piece, Side};
use crate::position::Position;
use crate::tree::Source;

/// Does the exchange that a move or drop starts on its target win at least `least` for its side? `worth` holds the
/// value of a piece of each kind, by kind; `gain` is added to the first capture, for a promotion. All values have the
/// same unit. The royal piece captures only if the opponent cannot recapture. `action` must be legal in `position`.
///
/// `None` if there is no answer: for other kinds of action, in games with relays, gates or explosions, and if `worth` lacks kinds
/// of the game.
///
/// ```
/// # use variorum_rules::{Position, tactics};
/// # let rules = variorum_library::rules("chess")?;
/// // A pawn defends the knight that the rook could take.
/// let position = Position::parse(&rules, "4k3/8/2p5/3n4/8/8/8/3RK3 w - - 0 1")?;
/// let capture = position.parse_turn("d1d5")?.first;
/// let mut worth = vec![0; rules.definition().pieces.len()];
/// for (value, piece) in worth.iter_mut().zip(&rules.definition().pieces) {
///     *value = match piece.id.as_str() {
///         "pawn" => 100,
///         "knight" | "bishop" => 300,
///         "rook" => 500,
///         "queen" => 900,
///         _ => 0,
///     };
/// }
/// assert_eq!(tactics::see_at_least(&position, capture, &worth, 0, -200), Some(true));
/// assert_eq!(tactics::see_at_least(&position, capture, &worth, 0, -199), Some(false));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn see_at_least(position: &Position, action: Action, worth: &[i32], gain: i32, least: i32) -> Option<bool> {
    let rules = &position.rules;
    let changes_more = rules.features.relays
        || rules.blast.is_some()
        || rules.flips().is_some()
        || !rules.counterparts.is_empty()
        || !rules.influences.is_empty()
        || rules.features.freezing_by_any_change
        || rules.takings.is_some()
        || rules.features.preys
        || rules.first_moves.capture;
    if changes_more || rules.features.short_hops || worth.len() < rules.kinds() {
        return None;
    }
    let (side, target) = (position.side(), action.to());
    let mut lifted = CellSet::EMPTY;
    let (moving, gone) = match action.kind() {
        ActionKind::Move if action.from() != target => {
            lifted.add(action.from());
            (position.at(action.from()).kind(), Some(action.from()))
        }
        ActionKind::Drop => (action.piece_type()?, None),
        ActionKind::Move
        | ActionKind::Double
        | ActionKind::EnPassant
        | ActionKind::Castle
        | ActionKind::Swap
        | ActionKind::Neutral
        | ActionKind::NeutralSwap
        | ActionKind::NeutralPlace
        | ActionKind::Promote
        | ActionKind::Pass
        | ActionKind::Gate
        | ActionKind::Shot => return None,
    };
    let victim = position.at(target);
    let won = if victim.is_owned_by(side.other()) { worth[victim.kind()] } else { 0 };
    // How far the side that moved last is ahead of what it needs. The other side must win more than this.
    let mut ahead = won + gain - least;
    if ahead < 0 {
        return Some(false);
    }
    let mut stake = worth[action.piece_type().unwrap_or(moving)];
    if stake <= ahead {
        return Some(true);
    }
    // Most targets are not attacked at all; bitboard tables find that faster than the trees.
    if let Some(bitboards) = &position.rules.bitboards {
        let gone = gone.map_or(0, bit);
        if !bitboards.attacked_without(&position.kind_bitboards, target, side.other(), position.taken() & !gone, gone) {
            return Some(true);
        }
    }
    let mut last = side;
    loop {
        if stake <= ahead {
            return Some(last == side);
        }
        // An attacker worth no more than this decides the exchange: the side that moved last cannot win it back.
        let enough = stake - ahead - 1;
        let Some((cell, piece)) = position.cheapest_attacker(target, last.other(), worth, &lifted, enough) else {
            return Some(last == side);
        };
        lifted.add(cell);
        if position.rules.features.always_royal >> piece.kind() & 1 != 0
            && position.cheapest_attacker(target, last, worth, &lifted, i32::MAX).is_some()
        {
            return Some(last == side);
        }
        ahead = stake - ahead - 1;
        stake = worth[piece.kind()];
        last = last.other();
    }
}

impl Position {
    /// The cheapest piece of `by` that could capture on `target` if the `lifted` pieces were gone, or any piece that
    /// costs at most `enough`. The royal piece only if there is no other attacker.
    fn cheapest_attacker(
        &self,
        target: Cell,
        by: Side,
        worth: &[i32],
        lifted: &CellSet,
        enough: i32,
    ) -> Option<(Cell, Piece)> {
        let tree = by.index() * self.rules.cells + target.index();
        let royals = self.rules.features.always_royal;
        let mut best = Cheapest { price: i32::MAX, piece: None };
        let price = |piece: Piece| if royals >> piece.kind() & 1 != 0 { i32::MAX - 1 } else { worth[piece.kind()] };
        let nodes = self.rules.attackers.tree(tree);
        let mut at = 0;
        while let Some(node) = nodes.get(at) {
            at += self.pass_attacker(node, by, lifted, price, &mut best);
            if best.price <= enough {
                return best.piece;
            }
        }
        if self.rules.features.hops {
            let nodes = self.rules.hop_attackers.tree(tree);
            let mut at = 0;
            while let Some(node) = nodes.get(at) {
                if self.stands(node.cell, lifted).is_none() {
                    at += 1;
                    continue;
                }
                // This cell is the screen; scan the cells behind it.
                let end = at + node.skip as usize;
                let mut behind = at + 1;
                while behind < end {
                    behind += self.pass_attacker(&nodes[behind], by, lifted, price, &mut best);
                }
                if best.price <= enough {
                    return best.piece;
                }
                at = end;
            }
        }
        best.piece
    }

    /// The piece on a cell; none if it is lifted.
    fn stands(&self, cell: Cell, lifted: &CellSet) -> Piece {
        let piece = self.at(cell);
        if piece.is_none() || lifted.has(cell) { Piece::NONE } else { piece }
    }

    /// Notes the attacker on a node of a reverse tree. Returns the distance to the next node of the walk.
    #[inline]
    fn pass_attacker(
        &self,
        node: &Source,
        by: Side,
        lifted: &CellSet,
        price: impl Fn(Piece) -> i32,
        best: &mut Cheapest,
    ) -> usize {
        let piece = self.stands(node.cell, lifted);
        if piece.is_none() {
            return 1;
        }
        if piece.is_owned_by(by) && node.kinds & self.bits[by.index()][piece.kind()] != 0 {
            let price = price(piece);
            if price < best.price {
                *best = Cheapest { price, piece: Some((node.cell, piece)) };
            }
        }
        node.skip as usize
    }
}

/// The cheapest attacker found so far.
struct Cheapest {
    price: i32,
    piece: Option<(Cell, Piece)>,
}
