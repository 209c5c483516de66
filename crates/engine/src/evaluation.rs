//! What a position is worth: sums that follow the pieces put and taken, and a few terms worked out when asked.
//!
//! Everything comes from [`Tables`]; no search, no look-ahead.

use variorum_nets::Accumulators;
use variorum_rules::movegen;
use variorum_rules::movegen::Observer;
use variorum_rules::tactics;
use variorum_rules::{Cell, Occupant, Piece, Position, Side, mix};
use variorum_search::CORRECTION_KEYS;

use crate::mop_up::mop_up;
use crate::tables::{Looks, Returns, Tables};
use crate::tally::{Row, Tally, WHOLE, royal_cell};
use crate::unit::UNIT;
use crate::weights::Weights;

/// Penalty for being down to so many pieces of a group that must not die out.
const SCARCE: [i32; 4] = [0, 300, 120, 30];

/// The value of having won, as far as evaluations go.
const DECIDED: i32 = 400 * UNIT;

/// Running sums of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sums {
    /// Pieces on their cells, by side: while everything is on the board, and when nothing is.
    squares: [[i32; 2]; 2],
    /// Pieces, wherever they stand.
    material: [i32; 2],
    /// Number of pieces.
    pieces: [i32; 2],
    /// Keys of features that similar positions share.
    pub(crate) keys: FeatureKeys,
}

/// Keys of features of a position that do not name its game: which pieces there are, where those like pawns stand, and where the others
/// of either side do.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct FeatureKeys {
    material: u64,
    pawns: u64,
    others: [u64; 2],
}

impl FeatureKeys {
    /// All of them, in a fixed order.
    pub(crate) fn list(self) -> [u64; CORRECTION_KEYS] {
        [self.material, self.pawns, self.others[0], self.others[1]]
    }

    /// Puts a piece on a cell, or takes it away (`sign` -1).
    #[inline]
    fn add(&mut self, tables: &Tables, side: Side, kind: usize, cell: Cell, sign: i32) {
        let number = (kind << 1 | side.index()) as u64;
        let of_kind = mix(number + 1);
        self.material =
            if sign > 0 { self.material.wrapping_add(of_kind) } else { self.material.wrapping_sub(of_kind) };
        let placed = mix(of_kind ^ cell.index() as u64);
        let key = if tables.pawn_kinds >> kind & 1 != 0 { &mut self.pawns } else { &mut self.others[side.index()] };
        *key ^= placed;
    }
}

/// Keeps the sums while an action is made, and tells the net, if there is one, what changes.
pub(crate) struct Keeper<'a> {
    pub tables: &'a Tables,
    pub sums: Sums,
    pub accumulators: Option<&'a mut Accumulators>,
}

impl Keeper<'_> {
    #[inline]
    fn add(&mut self, cell: Cell, piece: Piece, sign: i32) {
        if let Some(Occupant::Owned(side, kind)) = piece.occupant() {
            let [early, late] = self.tables.squares(side, kind, cell);
            let sums = &mut self.sums.squares[side.index()];
            *sums = [sums[0] + sign * early, sums[1] + sign * late];
            self.sums.material[side.index()] += sign * self.tables.values.board[kind];
            self.sums.pieces[side.index()] += sign;
            self.sums.keys.add(self.tables, side, kind, cell, sign);
        }
    }
}

impl Observer for Keeper<'_> {
    #[inline]
    fn put(&mut self, cell: Cell, piece: Piece) {
        self.add(cell, piece, 1);
        if let Some(accumulators) = &mut self.accumulators {
            accumulators.put(cell, piece);
        }
    }

    #[inline]
    fn take(&mut self, cell: Cell, piece: Piece) {
        self.add(cell, piece, -1);
        if let Some(accumulators) = &mut self.accumulators {
            accumulators.take(cell, piece);
        }
    }
}

impl Sums {
    /// The number of both sides' pieces on the board.
    #[inline]
    pub(crate) fn count(&self) -> i32 {
        self.pieces[0] + self.pieces[1]
    }

    /// The sums of a position, worked out afresh.
    pub(crate) fn of(tables: &Tables, position: &Position) -> Self {
        let mut keeper = Keeper { tables, sums: Self::default(), accumulators: None };
        for side in Side::BOTH {
            for cell in position.pieces(side).iter() {
                keeper.put(cell, position.at(cell));
            }
        }
        keeper.sums
    }
}

/// Sides with so few pieces are looked at for stalemate.
const FEW_PIECES: i32 = 4;

/// What half a point is worth where points decide.
const HALF_POINT: i32 = UNIT / 16;

/// What the position is worth to the side to move by the terms alone, in centipawns.
pub(crate) fn evaluate(tables: &Tables, position: &mut Position, sums: &Sums) -> i32 {
    let score = evaluate_fresh(tables, position, sums);
    aged(tables, position, score)
}

/// The value with the count of quiet turns, or of an ending that is counted: the nearer the draw, the less an advantage is worth that is not
/// used.
#[inline]
pub(crate) fn aged(tables: &Tables, position: &Position, score: i32) -> i32 {
    if is_decided(score) {
        return score;
    }
    let count = position.counted().map(|count| (i32::from(count.limit), i32::from(count.turns)));
    let quiet = || tables.quiet_limit.map(|limit| (limit, i32::try_from(position.halfmove_clock()).unwrap_or(limit)));
    match count.or_else(quiet) {
        Some((limit, turns)) if limit > 0 => {
            let left = 4 * limit - turns.min(limit);
            let scaled = i64::from(score) * i64::from(left) / i64::from(4 * limit);
            i32::try_from(scaled).unwrap_or(score)
        }
        Some(_) | None => score,
    }
}

/// The value as if something had just been captured.
pub(crate) fn evaluate_fresh(tables: &Tables, position: &mut Position, sums: &Sums) -> i32 {
    let me = position.side();
    // A bare royal piece is driven into stalemates that a short search would not see.
    if sums.pieces[me.index()] <= FEW_PIECES && !movegen::has_actions(position) {
        let end = position.special_end().unwrap_or_else(|| tactics::outcome_without_actions(position));
        return end.winner.map_or(0, |winner| if winner == me { DECIDED } else { -DECIDED });
    }
    let hands = Side::BOTH.map(|side| {
        let worth = |&kind: &usize| tables.values.hand[kind] * i32::from(position.in_hand(side, kind));
        tables.in_hands.iter().map(worth).sum::<i32>()
    });
    let material = Side::BOTH.map(|side| sums.material[side.index()] + hands[side.index()]);
    let phase = phase(tables, material);
    let mut score = 0;
    for side in Side::BOTH {
        let [early, late] = sums.squares[side.index()];
        // Sums stay below some 500 pieces of 6000 centipawns, so that the products fit 64 bits with ease, and 32 mostly.
        let placed =
            (i64::from(early) * i64::from(phase) + i64::from(late) * i64::from(WHOLE - phase)) / i64::from(WHOLE);
        let mut own = placed as i32 + hands[side.index()];
        if tables.terms.dependence {
            // A file may name any weight: the product may need 64 bits, the hundredth of it does not.
            let idle = i64::from(frozen(tables, position, side)) * i64::from(tables.weights.one(Row::Frozen));
            own -= (idle / 100) as i32;
            own -= scarcity(tables, position, side);
        }
        if tables.terms.formations {
            own += tables.formations.worth(position, side);
        }
        score += if side == me { own } else { -own };
    }
    if tables.points {
        let [own, other] = [me, me.other()].map(|side| position.half_points()[side.index()]);
        score += HALF_POINT * (own.cast_signed() - other.cast_signed());
    }
    if tables.terms.mop_up
        && tables.mates
        && let Some(royal) = tables.royal
        && let Some((stronger, value)) = mop_up(tables, position, material, royal)
    {
        score += if stronger == me { value } else { -value };
    }
    let mut totals = [Total::new(&tables.weights), Total::new(&tables.weights)];
    tell(tables, position, phase, &mut totals);
    let sum = totals[me.index()].sum - totals[me.other().index()].sum;
    score += (sum / i64::from(WHOLE)) as i32;
    score + tables.weights.one(Row::Tempo)
}

/// What the terms say together with the net, if there is one.
#[inline]
pub(crate) fn corrected(
    tables: &Tables,
    position: &Position,
    score: i32,
    accumulators: Option<&mut Accumulators>,
) -> i32 {
    match (&tables.net, accumulators) {
        // A net has nothing to say about games that are over.
        (Some(net), Some(accumulators)) if !is_decided(score) => {
            (score + accumulators.value(net, position)).clamp(1 - DECIDED, DECIDED - 1)
        }
        (Some(_) | None, _) => score,
    }
}

/// Has the game been won, as far as this value says?
pub(crate) fn is_decided(score: i32) -> bool {
    score.abs() >= DECIDED
}

/// What all weights told come to, times [`WHOLE`].
struct Total<'a> {
    weights: &'a Weights,
    sum: i64,
}

impl<'a> Total<'a> {
    fn new(weights: &'a Weights) -> Self {
        Self { weights, sum: 0 }
    }
}

impl Tally for Total<'_> {
    #[inline]
    fn add(&mut self, row: Row, index: usize, amount: i32) {
        self.sum += i64::from(self.weights.list()[self.weights.at(row, index)]) * i64::from(amount);
    }
}

/// How often each weight counts.
struct Counts<'a> {
    weights: &'a Weights,
    amounts: Vec<i64>,
}

impl Tally for Counts<'_> {
    fn add(&mut self, row: Row, index: usize, amount: i32) {
        self.amounts[self.weights.at(row, index)] += i64::from(amount);
    }
}

/// How much of the material is left, hands included.
fn phase(tables: &Tables, material: [i32; 2]) -> i32 {
    let left = i64::from(material[0] + material[1]) * i64::from(WHOLE) / i64::from(2 * tables.start_material);
    (left as i32).clamp(0, WHOLE)
}

/// Tells each weight that is worked out when asked, for White and for Black.
#[inline]
fn tell(tables: &Tables, position: &Position, phase: i32, tallies: &mut [impl Tally; 2]) {
    for side in Side::BOTH {
        relations(tables, position, side, phase, &mut tallies[side.index()]);
    }
    match &tables.looks {
        Looks::Nowhere => {}
        Looks::Small(outlook) => outlook.tell(tables, position, phase, tallies),
        Looks::Large(outlook) => outlook.tell(tables, position, phase, tallies),
        Looks::Wide(outlook) => outlook.tell(tables, position, phase, tallies),
        Looks::Widest(outlook) => outlook.tell(tables, position, phase, tallies),
    }
}

/// EvalTerms that need little looking.
#[inline]
fn relations(tables: &Tables, position: &Position, side: Side, phase: i32, tally: &mut impl Tally) {
    if tables.terms.pairs {
        for &kind in &tables.pairs {
            if position.count(side, kind) > 1 {
                tally.add(Row::Pair, kind, WHOLE);
            }
        }
    }
    if tables.terms.given && tables.winning_checks > 0 {
        let given = i32::from(position.checks_given(side)).min(tables.winning_checks - 1);
        tally.add(Row::Given, given.cast_unsigned() as usize, WHOLE);
    }
    if tables.terms.confinement && tables.refuge && position.is_confined(side) {
        tally.add(Row::Confined, 0, WHOLE);
    }
    if tables.terms.returns
        && let Some(returns) = &tables.returns
    {
        let [back, reserves] = returns_of(tables, returns, position, side);
        tally.add(Row::Returns, 0, back * WHOLE / 100);
        tally.add(Row::Reserves, 0, reserves * WHOLE / 100);
    }
    if tables.terms.meeting
        && let Some(far) = tables.meetings.iter().filter_map(|kinds| apart(tables, position, side, kinds)).min()
    {
        tally.add(Row::Meeting, 0, (MEETING_FROM - far).max(0) * WHOLE);
    }
    let Some(cell) = tables.royal.and_then(|royal| royal_cell(position, side, royal)) else { return };
    let zone = tables.zone(side, cell);
    if tables.terms.shelter {
        let near = zone.common(position.pieces(side)).filter(|&near| near != cell);
        near.for_each(|cell| tally.add(Row::Shelter, position.at(cell).kind(), phase));
    }
    if tables.terms.neutrals && tables.has_neutrals {
        zone.common(position.neutrals()).for_each(|cell| tally.add(Row::Neutrals, position.at(cell).kind(), WHOLE));
    }
}

/// How far those are apart that are nearest to each other, of pieces of two sorts; `None` if there are none.
fn apart(tables: &Tables, position: &Position, side: Side, [ones, others]: &[Vec<usize>; 2]) -> Option<i32> {
    // Often there is none of a sort yet, and there are many pieces to ask.
    if [ones, others].iter().any(|kinds| kinds.iter().all(|&kind| position.count(side, kind) == 0)) {
        return None;
    }
    let pieces = position.pieces(side);
    let is = |at: Cell, kinds: &[usize]| kinds.contains(&position.at(at).kind());
    let mut least = None;
    for one in pieces.iter().filter(|&at| is(at, ones)) {
        let others = pieces.iter().filter(|&at| at != one && is(at, others));
        let nearest = others.map(|other| tables.distance(one, other)).min();
        least = least.into_iter().chain(nearest).min();
    }
    least
}

/// What a side would gain by changing pieces into its lost ones, the least piece into the best; and what the pieces that are left over would
/// if one of the best still on the board were lost for each of them.
fn returns_of(tables: &Tables, returns: &Returns, position: &Position, side: Side) -> [i32; 2] {
    let values = &tables.values.board;
    let mut lost = returns.back.iter().map(|&kind| (values[kind], i32::from(position.lost_pieces(side, kind))));
    let mut there: i32 = returns.back.iter().map(|&kind| i32::from(position.count(side, kind))).sum();
    let mut next = lost.next();
    let (mut back, mut reserves) = (0, 0);
    for &kind in &returns.changed {
        let mut pieces = i32::from(position.count(side, kind));
        while let Some((value, count)) = next {
            let pairs = pieces.min(count);
            back += pairs * (value - values[kind]).max(0);
            pieces -= pairs;
            if pieces == 0 {
                next = Some((value, count - pairs));
                break;
            }
            next = lost.next();
        }
        let idle = pieces.min(there);
        there -= idle;
        reserves += idle * (values[returns.back[0]] - values[kind]).max(0);
    }
    [back, reserves]
}

/// A meeting begins to threaten at this distance.
const MEETING_FROM: i32 = 6;

/// Which weight a number is multiplied with: its place in the list of all weights.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Feature(pub u32);

/// The evaluation taken apart: what each weight is multiplied with, and the rest, from White's side, in centipawns.
pub(crate) fn features(tables: &Tables, position: &Position) -> (Vec<(Feature, f32)>, f32) {
    let (weights, terms, rules) = (&tables.weights, &tables.terms, position.rules());
    let sums = Sums::of(tables, position);
    let material = Side::BOTH.map(|side| {
        let worth = |&kind: &usize| tables.values.hand[kind] * i32::from(position.in_hand(side, kind));
        sums.material[side.index()] + tables.in_hands.iter().map(worth).sum::<i32>()
    });
    let phase = phase(tables, material);
    let early = phase as f32 / WHOLE as f32;
    let mut amounts = vec![0.0_f32; weights.list().len()];
    for side in Side::BOTH {
        let sign = if side == Side::White { 1.0 } else { -1.0 };
        for kind in 0..tables.kinds() {
            amounts[weights.at(Row::Value, kind)] += sign * f32::from(position.count(side, kind));
            amounts[weights.at(Row::Hand, kind)] += sign * f32::from(position.in_hand(side, kind));
        }
        for cell in position.pieces(side).iter() {
            for [start, end] in tables.places(position.at(cell).kind(), tables.seen(rules, side, cell)) {
                amounts[start] += sign * early;
                amounts[end] += sign * (1.0 - early);
            }
        }
        if terms.dependence {
            amounts[weights.at(Row::Frozen, 0)] -= sign * frozen(tables, position, side) as f32 / 100.0;
        }
        if side == position.side() {
            amounts[weights.at(Row::Tempo, 0)] += sign;
        }
    }
    let mut counts = [0, 1].map(|_| Counts { weights, amounts: vec![0; amounts.len()] });
    tell(tables, position, phase, &mut counts);
    for (at, amount) in amounts.iter_mut().enumerate() {
        *amount += (counts[0].amounts[at] - counts[1].amounts[at]) as f32 / WHOLE as f32;
    }
    let explained: f64 =
        amounts.iter().zip(weights.list()).map(|(&amount, &weight)| f64::from(amount) * f64::from(weight)).sum();
    let score = evaluate(tables, &mut position.clone(), &sums);
    let score = if position.side() == Side::White { score } else { -score };
    let named = amounts.into_iter().enumerate().filter(|(_, amount)| *amount != 0.0);
    (named.map(|(at, amount)| (Feature(at as u32), amount)).collect(), (f64::from(score) - explained) as f32)
}

/// What the pieces are worth that are frozen by what is on the board (BS-10).
fn frozen(tables: &Tables, position: &Position, side: Side) -> i32 {
    let is_frozen = |army: &&Vec<usize>| army.first().is_some_and(|&kind| position.is_frozen(side, kind));
    let worth = |&kind: &usize| tables.values.board[kind] * i32::from(position.count(side, kind));
    tables.armies.iter().filter(is_frozen).flatten().map(worth).sum()
}

/// What a side loses by groups that have nearly died out.
fn scarcity(tables: &Tables, position: &Position, side: Side) -> i32 {
    let mut loss = 0;
    for group in &tables.groups {
        if let [only] = group.as_slice()
            && tables.royal == Some(*only)
        {
            continue;
        }
        let left: usize = group.iter().map(|&kind| usize::from(position.count(side, kind))).sum();
        loss += SCARCE.get(left).copied().unwrap_or(0);
    }
    loss
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use super::*;
    use crate::engine::Engine;
    use crate::random::{Random, RandomMover};

    /// What the fit believes of a weight is what the evaluation does with it.
    #[test]
    fn a_weight_counts_as_often_as_its_feature_says() {
        let step = 1024;
        let mut counted = 0;
        for id in variorum_library::ids() {
            let rules = variorum_library::rules(&id).unwrap();
            let tables = Engine::new(Arc::clone(&rules)).tables().clone();
            let (mut random, mut mover) = (Random::new(5), RandomMover::new(3));
            let mut position = Position::start(&rules);
            let fixed = tables.weights.at(Row::KingAttack, 0);
            for _ in 0..40 {
                let Some(turn) = mover.choose(&position) else { break };
                position.play_unchecked(turn);
                if position.pieces(position.side()).len() <= FEW_PIECES as usize || !movegen::has_actions(&mut position)
                {
                    break;
                }
                let (amounts, _) = features(&tables, &position);
                let Some(&(feature, amount)) = amounts.get(random.below(amounts.len())) else { continue };
                let at = feature.0 as usize;
                let quiet = position.halfmove_clock() == 0;
                // Values and hands change much besides; the count of quiet turns shrinks every score.
                if at < fixed || !quiet {
                    continue;
                }
                let mut list = tables.weights.to_list();
                list[at] += f64::from(step);
                let (values, weights) = (tables.values.clone(), tables.weights.with_list(&list));
                let other = Tables::new(&rules, values, weights, tables.terms);
                let value = |tables: &Tables| {
                    let score = evaluate(tables, &mut position.clone(), &Sums::of(tables, &position));
                    if position.side() == Side::White { score } else { -score }
                };
                let expected = amount * step as f32;
                let found = (value(&other) - value(&tables)) as f32;
                assert!(
                    (found - expected).abs() <= 3.0 + expected.abs() / 20.0,
                    "{id}: weight {at}: {found} {expected}"
                );
                counted += 1;
            }
        }
        assert!(counted > 100, "{counted}");
    }
}
