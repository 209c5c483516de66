//! What pieces are worth, from what they can do ([`crate::mobility`]), what they can become and what hangs on them. No value is
//! written down anywhere: the weakest pawn-like piece of a game is worth about 100, the rest follows.

use variorum_gamedef::definition::{Definition, Promotion};
use variorum_rules::{Cell, Rules, Side};

use crate::mobility::{Mobility, measure};
use crate::unit::UNIT;

/// Greatest value of a piece, in units of the weakest: a limit for games with very strong and very weak pieces.
const GREATEST: f64 = 60.0;
/// Order value of pieces whose loss is the game's.
pub(crate) const PRICELESS: i32 = 12_000;
/// Share of the difference to its promoted form that every piece that can promote is worth more, wherever it stands.
const HOPE: f64 = 0.025;

/// Values of the kinds of a game, in centipawns.
#[derive(Clone, Debug)]
pub(crate) struct Values {
    /// On the board; 0 for royal pieces.
    pub board: Vec<i32>,
    /// In a hand; 0 for pieces that never are in one.
    pub hand: Vec<i32>,
    /// What a kind is worth in exchanges: `board`, but [`PRICELESS`] for royal pieces and pieces that alone keep a group alive.
    pub exchange: Vec<i32>,
    /// The best kind that each may become by moving, if any.
    pub best_promotion: Vec<Option<usize>>,
    /// Kinds that see only a part of the board, however often they move.
    pub bound: Vec<bool>,
}

/// What every kind of piece is worth, measured from the rules alone: in hundredths of the weakest pawn (of the weakest piece in a game without pawns),
/// 0 for a royal piece. The fitted values of a profile are no measure of material: part of what a piece is worth is then in other weights, such as
/// those of mobility and of advanced pawns, so that a bishop of chess has the value of 4.4 pawns.
#[must_use]
pub fn measured_values(rules: &Rules) -> Vec<i32> {
    Values::of(rules).board
}

/// What every kind of piece is worth in exchanges: these values, but for royal pieces, and for kinds whose last piece must not be lost, more than
/// anything that an exchange can win.
#[must_use]
pub fn exchange_values(rules: &Rules, values: &[i32]) -> Vec<i32> {
    exchange(rules.definition(), values)
}

/// A piece that reaches a smaller share of the board than this is bound to its part.
const BOUND: f64 = 0.6;

/// The kinds that a kind may become by moving.
pub(crate) fn promotions_of(definition: &Definition, kind: usize) -> impl Iterator<Item = &Promotion> {
    definition.promotions.iter().filter(move |promotion| promotion.pieces.contains(&kind))
}

/// Is the loss of the last piece of this kind alone the loss of the game?
pub(crate) fn is_vital(definition: &Definition, kind: usize) -> bool {
    definition.pieces[kind].is_always_royal()
        || definition.endings.groups_to_keep().any(|group| group.as_slice() == [kind])
}

impl Values {
    /// Measures and values all kinds of a game.
    pub(crate) fn of(rules: &Rules) -> Self {
        let definition = rules.definition();
        let raw: Vec<f64> =
            measure(rules).iter().enumerate().map(|(kind, mobility)| potency(rules, kind, *mobility)).collect();
        let best = |kind: usize| {
            let choices = promotions_of(definition, kind).flat_map(|promotion| &promotion.into);
            choices.map(|choice| choice.piece).max_by(|&a, &b| raw[a].total_cmp(&raw[b]))
        };
        let best_promotion: Vec<Option<usize>> = (0..raw.len()).map(best).collect();
        let hopeful = |kind: usize| {
            raw[kind] + best_promotion[kind].map_or(0.0, |better| HOPE * (raw[better] - raw[kind]).max(0.0))
        };
        let counted = |kind: &usize| !definition.pieces[*kind].is_always_royal() && raw[*kind] > 0.0;
        let least = |wanted: &dyn Fn(usize) -> bool| {
            (0..raw.len()).filter(counted).filter(|&kind| wanted(kind)).map(hopeful).min_by(f64::total_cmp)
        };
        let weakest =
            least(&|kind| definition.pieces[kind].pawn).or_else(|| least(&|_| true)).unwrap_or(1.0).max(f64::EPSILON);
        let mut board: Vec<i32> = (0..raw.len()).map(|kind| centipawns(hopeful(kind) / weakest)).collect();
        add_duties(definition, &mut board);
        if definition.endings.rewards_loss(board.len()) {
            // Every piece is one more to get rid of, and strong ones can be made to take others.
            board.iter_mut().for_each(|value| *value = -UNIT - *value / 8);
        }
        let exchange = exchange(definition, &board);
        for (kind, piece) in definition.pieces.iter().enumerate() {
            if piece.is_always_royal() {
                board[kind] = 0;
            }
        }
        let hand = (0..raw.len()).map(|kind| hand_value(definition, kind, &board)).collect();
        let bound = (0..raw.len()).map(|kind| coverage(rules, kind) < BOUND).collect();
        Self { board, hand, exchange, best_promotion, bound }
    }

    /// Other values on the board and in hand.
    pub(crate) fn replace(&mut self, definition: &Definition, board: &[i32], hand: &[i32]) {
        self.board = board.to_vec();
        self.hand = hand.to_vec();
        self.exchange = exchange(definition, &self.board);
    }
}

fn exchange(definition: &Definition, board: &[i32]) -> Vec<i32> {
    board.iter().enumerate().map(|(kind, &value)| if is_vital(definition, kind) { PRICELESS } else { value }).collect()
}

/// One number from both: half for moving, half for capturing, less for pieces that never see most of the board.
fn potency(rules: &Rules, kind: usize, mobility: Mobility) -> f64 {
    (mobility.moves + mobility.captures) / 2.0 * (0.8 + 0.2 * (coverage(rules, kind) / 0.9).min(1.0))
}

/// The exponent 7/8 draws strong pieces a little together; made of roots because these are exact on every machine.
fn centipawns(ratio: f64) -> i32 {
    let ratio = ratio.clamp(0.0, GREATEST * 2.0);
    if ratio == 0.0 {
        return UNIT / 2;
    }
    let value = ratio / ratio.sqrt().sqrt().sqrt();
    (value.min(GREATEST) * f64::from(UNIT)).round() as i32
}

/// Cells from which coverage is tried.
const STARTS: usize = 8;

/// The share of the board that a piece reaches alone, in any number of moves; the average over some start cells.
fn coverage(rules: &Rules, kind: usize) -> f64 {
    let cells: Vec<Cell> = rules.cells().collect();
    let mut reached = 0;
    for start in 0..STARTS {
        let mut seen = vec![false; cells.len()];
        let first = cells[(2 * start + 1) * cells.len() / (2 * STARTS)];
        seen[first.index()] = true;
        let mut queue = vec![first];
        while let Some(cell) = queue.pop() {
            let reach = rules.reach(Side::White, kind, cell);
            for goal in reach.moves.iter().copied().chain(reach.captures_of_all()) {
                if !std::mem::replace(&mut seen[goal.index()], true) {
                    reached += 1;
                    queue.push(goal);
                }
            }
        }
    }
    f64::from(reached) / (STARTS * cells.len()) as f64
}

/// Pieces on which others depend are worth more: guards of frozen armies, members of groups that must not die out, and
/// those that let a royal piece leave its refuge.
fn add_duties(definition: &Definition, board: &mut [i32]) {
    let plain = board.to_vec();
    for (kind, value) in board.iter_mut().enumerate() {
        let depending = definition.pieces.iter().zip(&plain).flat_map(|(piece, worth)| {
            let groups = piece.depends_on().filter(|group| group.contains(&kind));
            groups.map(move |group| worth / i32::try_from(group.len()).unwrap_or(i32::MAX))
        });
        let frozen: i32 = depending.sum();
        *value += (frozen / 4).min(6 * UNIT);
        let groups = definition.endings.groups_to_keep().filter(|group| group.contains(&kind)).count();
        *value += i32::try_from(groups).unwrap_or(0) * UNIT / 2;
        if definition.refuge.as_ref().is_some_and(|refuge| refuge.guards.contains(&kind)) {
            *value += UNIT / 2;
        }
    }
}

/// A piece in hand is worth a little more than on the board: it may go anywhere.
fn hand_value(definition: &Definition, kind: usize, board: &[i32]) -> i32 {
    if definition.is_held(kind) { board[kind] + board[kind] / 10 + UNIT / 10 } else { 0 }
}
