//! Positions from which no line of so few turns leads to mate, whatever both sides do: what makes helpmates fast.
//!
//! A mated royal piece is attacked, and each cell to which it could step is attacked or holds a piece of its own side. How many turns that takes at
//! least is read from tables that ignore all other pieces: the attackers need turns to come to cells from which they attack enough of these cells, the
//! defenders to come to those that remain, and the royal piece to get where it is to be mated. Each turn moves one piece, so turns add up.

use std::sync::OnceLock;

use variorum_rules::{Cell, Position, Side};

use crate::distances::{Distances, NEVER};
use crate::program::{Aim, Program};
use crate::stipulation::Goal;

/// Games with more pairs of a royal piece's cell and an attacker's place get no bounds: the tables would be too large.
const MOST_PAIRS: usize = 1 << 18;
/// The most cells to which a royal piece may step.
const MOST_FLIGHTS: usize = 31;
/// The most ways to share out the attackers' turns that are kept; where there are more, mate passes for possible.
const MOST_SHARES: usize = 256;

/// The cells around the royal piece that an attacker attacks, as bits, and whether it attacks the royal piece itself, as one more.
type Attacked = u32;

/// What an attacker can attack after so many turns of its own. Ways that attack no more than cheaper ones are left out.
type Ways = Box<[(Attacked, u16)]>;

/// What is known of mates of one side's royal piece in one game.
pub(crate) struct Mating {
    aimer: Side,
    royal: usize,
    kinds: usize,
    cells: Vec<Cell>,
    distances: Distances,
    /// By place: the places that can be reached in one turn.
    after: Vec<Vec<u32>>,
    /// By cell of the royal piece: where it could step.
    flights: Vec<Vec<Cell>>,
    /// By ply: the turns that the attackers and the defenders have left, that ply included.
    left: Vec<[u16; 2]>,
    /// By cell of the royal piece and place of an attacker.
    ways: Vec<OnceLock<Ways>>,
    /// By cell: the turns that each place is away from standing there.
    blockers: Vec<OnceLock<Vec<u16>>>,
}

impl Mating {
    /// `None` if the goal is no mate, the turns before the last are not all chosen by sides that help, or bounds do not hold in the game.
    pub(crate) fn new(position: &Position, program: &Program, aimer: Side) -> Option<Self> {
        let rules = position.rules();
        let helps = program.plies.iter().all(|ply| !ply.every && !ply.compelled);
        let last = program.plies.last()?;
        if program.goal != Goal::Mate || !helps || last.aim != Aim::Must || !rules.mates_by_attack_alone() {
            return None;
        }
        let (kinds, cells) = (rules.definition().pieces.len(), rules.cells().collect::<Vec<_>>());
        if kinds * cells.len() * cells.len() > MOST_PAIRS {
            return None;
        }
        let distances = Distances::new(rules)?;
        let defender = aimer.other();
        let flights: Vec<Vec<Cell>> = cells.iter().map(|&cell| rules.flights(defender, cell).collect()).collect();
        if flights.iter().any(|flights| flights.len() > MOST_FLIGHTS) {
            return None;
        }
        Some(Self {
            aimer,
            royal: royal_kind(position, defender)?,
            kinds,
            after: distances.after(),
            distances,
            flights,
            left: turns_left(program),
            ways: std::iter::repeat_with(OnceLock::new).take(cells.len() * kinds * cells.len()).collect(),
            blockers: std::iter::repeat_with(OnceLock::new).take(cells.len()).collect(),
            cells,
        })
    }

    /// Is there certainly no mate in the turns from ply `at` on?
    pub(crate) fn is_out_of_reach(&self, position: &Position, at: usize) -> bool {
        let defender = self.aimer.other();
        let (Some(royal), false) = (position.royal_cell(defender), position.may_castle()) else { return false };
        let [attacks, defences] = self.left[at];
        let start = self.distances.place(defender, self.royal, royal);
        let mut goals = self.cells.iter().filter_map(|&cell| {
            let spare = defences.checked_sub(self.turns_to(cell)[start])?;
            Some((cell, spare))
        });
        !goals.any(|(cell, defences)| self.may_be_mated(position, cell, attacks, defences))
    }

    /// May the royal piece be mated on this cell, if it needs no more turns to get there?
    fn may_be_mated(&self, position: &Position, royal: Cell, attacks: u16, defences: u16) -> bool {
        let flights = &self.flights[royal.index()];
        let check: Attacked = 1 << flights.len();
        // What no blocker can take in time must be attacked.
        let block: Vec<u16> = flights.iter().map(|&flight| self.block(position, flight)).collect();
        let blocked = |attacked: Attacked| {
            let open = block.iter().enumerate().filter(|&(bit, _)| attacked >> bit & 1 == 0);
            open.fold(0_u16, |sum, (_, &turns)| sum.saturating_add(turns)) <= defences
        };
        let is_mate = |attacked: Attacked| attacked & check != 0 && blocked(attacked);
        let mut shares: Vec<(Attacked, u16)> = vec![(0, 0)];
        for cell in position.pieces(self.aimer).iter() {
            let ways = self.ways(royal, self.distances.place(self.aimer, position.at(cell).kind(), cell));
            let mut next: Vec<(Attacked, u16)> = Vec::with_capacity(2 * shares.len());
            for &(attacked, turns) in &shares {
                for &(more, cost) in ways.iter().take_while(|&&(_, cost)| turns + cost <= attacks) {
                    add(&mut next, (attacked | more, turns + cost));
                }
            }
            shares = next;
            if shares.len() > MOST_SHARES || shares.iter().any(|&(attacked, _)| is_mate(attacked)) {
                return true;
            }
        }
        false
    }

    /// The turns that the nearest of the defenders, except the royal piece, is away from a cell.
    fn block(&self, position: &Position, cell: Cell) -> u16 {
        let defender = self.aimer.other();
        let away = self.turns_to(cell);
        let pieces = position.pieces(defender).iter().map(|from| (from, position.at(from).kind()));
        let blockers = pieces.filter(|&(_, kind)| kind != self.royal);
        blockers.map(|(from, kind)| away[self.distances.place(defender, kind, from)]).min().unwrap_or(NEVER)
    }

    /// The turns that each place of the defenders is away from standing on a cell, as any kind.
    fn turns_to(&self, cell: Cell) -> &[u16] {
        self.blockers[cell.index()].get_or_init(|| {
            let places = (0..self.kinds).map(|kind| self.distances.place(self.aimer.other(), kind, cell));
            self.distances.to_any(places)
        })
    }

    /// What the attacker on a place can attack of the royal piece on a cell and of the cells around it, the cheapest first.
    fn ways(&self, royal: Cell, place: usize) -> &[(Attacked, u16)] {
        let places = self.kinds * self.cells.len();
        let own = place - self.distances.place(self.aimer, 0, self.cells[0]);
        self.ways[royal.index() * places + own].get_or_init(|| {
            let flights = &self.flights[royal.index()];
            let bit = |cell: Cell| {
                if cell == royal { Some(flights.len()) } else { flights.iter().position(|&flight| flight == cell) }
            };
            let attacked = |place: u32| {
                let cells = self.after[place as usize].iter().map(|&to| self.cells[to as usize % self.cells.len()]);
                cells.filter_map(bit).fold(0, |bits, bit| bits | 1 << bit)
            };
            let most = self.left[0][0];
            let mut ways = Vec::new();
            let (mut seen, mut layer) = (vec![false; self.after.len()], vec![place as u32]);
            seen[place] = true;
            for turns in 0..=most {
                layer.iter().for_each(|&place| add(&mut ways, (attacked(place), turns)));
                let next = layer.iter().flat_map(|&place| self.after[place as usize].iter().copied());
                let next: Vec<u32> =
                    next.filter(|&place| !std::mem::replace(&mut seen[place as usize], true)).collect();
                layer = next;
            }
            ways.sort_unstable_by_key(|&(attacked, turns)| (turns, attacked));
            ways.into()
        })
    }
}

/// Adds a way, unless one that costs no more attacks as much, and takes out those that it makes needless.
fn add(ways: &mut Vec<(Attacked, u16)>, (attacked, turns): (Attacked, u16)) {
    if ways.iter().any(|&(known, cost)| cost <= turns && known & attacked == attacked) {
        return;
    }
    ways.retain(|&(known, cost)| cost < turns || attacked & known != known);
    ways.push((attacked, turns));
}

/// The kind of the royal piece of a side.
fn royal_kind(position: &Position, side: Side) -> Option<usize> {
    position.royal_cell(side).map(|cell| position.at(cell).kind())
}

/// By ply: the turns that the side which mates and the other one have left.
fn turns_left(program: &Program) -> Vec<[u16; 2]> {
    let mut left = vec![[0; 2]; program.plies.len()];
    let mut turns = [0; 2];
    for at in (0..program.plies.len()).rev() {
        turns[usize::from(!program.aims_at(at))] += 1;
        left[at] = turns;
    }
    left
}
