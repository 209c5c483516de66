//! What a position is worth: sums that follow the men put and taken, and a few terms worked out when asked.
//!
//! Everything comes from [`Tables`]; no search, no look-ahead.

use rules::{Cell, CellSet, MAX_KINDS, Observer, Occupant, Piece, Position, Side};

use crate::tables::Tables;
use crate::values::UNIT;
use crate::weights::FINE;

/// Penalty for being down to so many men of a group that must not die out.
const SCARCE: [i32; 4] = [0, 300, 120, 30];

/// More attackers of the royal man than this count as so many.
const MOST_ATTACKERS: i32 = 5;
/// The value of having won, as far as evaluations go.
const DECIDED: i32 = 400 * UNIT;

/// Running sums of both sides.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Sums {
    /// Men on their cells.
    squares: [i32; 2],
    /// Men, wherever they stand.
    material: [i32; 2],
}

/// Keeps the sums while an action is made.
pub(crate) struct Keeper<'a> {
    pub tables: &'a Tables,
    pub sums: Sums,
}

impl Keeper<'_> {
    #[inline]
    fn add(&mut self, cell: Cell, piece: Piece, sign: i32) {
        if let Some(Occupant::Man(side, kind)) = piece.occupant() {
            self.sums.squares[side.index()] += sign * self.tables.square(side, kind, cell);
            self.sums.material[side.index()] += sign * self.tables.values.board[kind];
        }
    }
}

impl Observer for Keeper<'_> {
    #[inline]
    fn put(&mut self, cell: Cell, piece: Piece) {
        self.add(cell, piece, 1);
    }

    #[inline]
    fn take(&mut self, cell: Cell, piece: Piece) {
        self.add(cell, piece, -1);
    }
}

impl Sums {
    /// The sums of a position, worked out afresh.
    pub(crate) fn of(tables: &Tables, position: &Position) -> Self {
        let mut keeper = Keeper { tables, sums: Self::default() };
        for side in Side::BOTH {
            for cell in position.men(side).iter() {
                keeper.put(cell, position.at(cell));
            }
        }
        keeper.sums
    }
}

/// Sides with so few men are looked at for stalemate.
const FEW_MEN: usize = 4;

/// What the position is worth to the side to move, in centipawns.
pub(crate) fn evaluate(tables: &Tables, position: &mut Position, sums: &Sums) -> i32 {
    let me = position.side();
    // A lonely royal man is driven into stalemates that a short search would not see.
    if position.men(me).len() <= FEW_MEN && !position.has_actions() {
        let end = position.special_end().unwrap_or_else(|| position.outcome_without_actions());
        return end.winner.map_or(0, |winner| if winner == me { DECIDED } else { -DECIDED });
    }
    let mut score = 0;
    let mut material = [0; 2];
    for side in Side::BOTH {
        let hand: i32 = tables
            .in_hands
            .iter()
            .map(|&kind| tables.values.hand[kind] * i32::from(position.in_hand(side, kind)))
            .sum();
        material[side.index()] = sums.material[side.index()] + hand;
        let mut own = sums.squares[side.index()] + hand;
        if tables.terms.dependence {
            own -= dependence(tables, position, side);
        }
        if tables.terms.mobility || tables.terms.pressure {
            own += activity(tables, position, side);
        }
        score += if side == me { own } else { -own };
    }
    if let Some(royal) = tables.royal {
        for side in Side::BOTH {
            let Some(cell) = royal_cell(position, side, royal).filter(|_| tables.terms.exposure) else { continue };
            let enemy = material[side.other().index()].min(tables.start_material);
            // The products stay far below the limit of 32 bits: some 100,000 times 48.
            let danger =
                tables.exposure[tables.at(side, cell)] * enemy / tables.start_material * tables.weights.exposure / 100;
            score += if side == me { -danger } else { danger };
        }
        let stronger = if material[0] > material[1] { Side::White } else { Side::Black };
        let (much, little) = (material[stronger.index()], material[stronger.other().index()]);
        if tables.terms.drive && much > 4 * little && 3 * little <= tables.start_material {
            let drive = drive(tables, position, stronger, royal);
            score += if stronger == me { drive } else { -drive };
        }
    }
    score += tables.weights.tempo;
    match tables.quiet_limit {
        // The nearer the draw, the less an advantage is worth that is not used.
        Some(limit) if limit > 0 => {
            let quiet = i32::try_from(position.halfmove_clock()).unwrap_or(limit).min(limit);
            let scaled = i64::from(score) * i64::from(4 * limit - quiet) / i64::from(4 * limit);
            i32::try_from(scaled).unwrap_or(score)
        }
        _ => score,
    }
}

/// Which weight a number is multiplied with: an index into [`Weights::to_list`](crate::Weights).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Feature(pub usize);

/// The evaluation taken apart: what each weight is multiplied with, and the rest, from White's side, in centipawns.
pub(crate) fn features(tables: &Tables, position: &Position) -> (Vec<(Feature, f32)>, f32) {
    let weights = &tables.weights;
    let mut amounts = vec![0.0_f32; weights.to_list().len()];
    for side in Side::BOTH {
        let sign = if side == Side::White { 1.0 } else { -1.0 };
        for kind in 0..tables.kinds() {
            amounts[weights.value_at(kind)] += sign * f32::from(position.count(side, kind));
            amounts[weights.hand_at(kind)] += sign * f32::from(position.in_hand(side, kind));
        }
        let seen = sights(tables, position, side);
        let together = seen.attackers.min(MOST_ATTACKERS) as f32 / 2.0;
        for kind in 0..tables.kinds() {
            let fine = sign / FINE as f32;
            if tables.terms.mobility {
                amounts[weights.mobility_at(kind)] += fine * seen.goals[kind] as f32;
            }
            if tables.terms.pressure {
                amounts[weights.pressure_at(kind)] += fine * together * seen.zone[kind] as f32;
            }
        }
        if side == position.side() {
            amounts[weights.tempo_at()] += sign;
        }
    }
    // Royal men weigh nothing, whatever their list says.
    let list = weights.to_list();
    let explained: f64 = amounts.iter().zip(&list).map(|(&amount, &weight)| f64::from(amount) * weight).sum();
    let score = evaluate(tables, &mut position.clone(), &Sums::of(tables, position));
    let score = if position.side() == Side::White { score } else { -score };
    let named = amounts.into_iter().enumerate().filter(|(_, amount)| *amount != 0.0);
    (named.map(|(at, amount)| (Feature(at), amount)).collect(), (f64::from(score) - explained) as f32)
}

/// What the men of a side see, by kind.
struct Seen {
    goals: [i32; MAX_KINDS],
    zone: [i32; MAX_KINDS],
    attackers: i32,
}

fn sights(tables: &Tables, position: &Position, side: Side) -> Seen {
    let mut seen = Seen { goals: [0; MAX_KINDS], zone: [0; MAX_KINDS], attackers: 0 };
    let weights = &tables.weights;
    position.sights(side, zone(tables, position, side), |_, kind, sight| {
        seen.goals[kind] += sight.goals as i32 - weights.usual[kind];
        seen.zone[kind] += sight.zone as i32;
        seen.attackers += i32::from(sight.zone > 0 && weights.pressure[kind] > 0);
    });
    seen
}

/// The cells around the royal man that `side` attacks.
fn zone<'a>(tables: &'a Tables, position: &Position, side: Side) -> &'a CellSet {
    let enemy = side.other();
    let royal = tables.royal.and_then(|royal| royal_cell(position, enemy, royal));
    royal.map_or(&CellSet::EMPTY, |cell| tables.zone(enemy, cell))
}

/// What a side's men see: cells to go to, and cells around the enemy's royal man. Attackers count for more together.
fn activity(tables: &Tables, position: &Position, side: Side) -> i32 {
    let zone = zone(tables, position, side);
    let weights = &tables.weights;
    let (mut mobility, mut pressure, mut attackers) = (0, 0, 0);
    position.sights(side, zone, |_, kind, sight| {
        mobility += weights.mobility[kind] * (sight.goals as i32 - weights.usual[kind]);
        if sight.zone > 0 {
            pressure += weights.pressure[kind] * sight.zone as i32;
            attackers += i32::from(weights.pressure[kind] > 0);
        }
    });
    let mobility = if tables.terms.mobility { mobility } else { 0 };
    let pressure = if tables.terms.pressure { pressure * attackers.min(MOST_ATTACKERS) / 2 } else { 0 };
    (mobility + pressure) / FINE
}

/// The royal man's cell; in games without check, that of the first man of the kind that decides.
fn royal_cell(position: &Position, side: Side, royal: usize) -> Option<Cell> {
    position.royal_cell(side).or_else(|| position.men(side).iter().find(|&cell| position.at(cell).kind() == royal))
}

/// What a side loses by men that it lacks: frozen armies, groups nearly extinct.
fn dependence(tables: &Tables, position: &Position, side: Side) -> i32 {
    let mut loss = 0;
    for (guard, frozen) in &tables.guards {
        if position.count(side, *guard) == 0 {
            let idle: i32 =
                frozen.iter().map(|&kind| tables.values.board[kind] * i32::from(position.count(side, kind))).sum();
            loss += idle * 2 / 3;
        }
    }
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

/// Driving a nearly lonely royal man: to the edge, away from free cells, with one's own men near.
fn drive(tables: &Tables, position: &Position, stronger: Side, royal: usize) -> i32 {
    let weaker = stronger.other();
    let Some(target) = royal_cell(position, weaker, royal) else { return 0 };
    let mut score = 10 * tables.outwards[target.index()];
    let steps = &tables.royal_steps[tables.at(weaker, target)];
    let free = |cell: &&Cell| !position.at(**cell).is_man_of(weaker) && !position.attacked(**cell, stronger);
    let escapes = steps.iter().filter(free).count() as i32;
    score += 15 * (steps.len() as i32 - escapes).min(20) - 5 * escapes;
    if position.attacked(target, stronger) {
        score += UNIT / 10;
    }
    if let Some(own) = royal_cell(position, stronger, royal) {
        score -= 6 * tables.distance(own, target);
    }
    let men = position.men(stronger);
    let near: i32 = men.iter().map(|cell| tables.distance(cell, target)).sum();
    score - 8 * near / (men.len() as i32).max(1)
}
