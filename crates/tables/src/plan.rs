//! What there is to do: the sets of pieces, the numbering of their positions, and what it will cost.

use std::collections::HashMap;
use std::sync::{Arc, OnceLock};

use sha2::{Digest as _, Sha256};
use variorum_gamedef::RulesDigest;
use variorum_rules::{Cell, Passage, Position, PositionError, Rules, Setup};

use crate::closure::{self, Closure};
use crate::error::TableError;
use crate::graph::{Extra, set_up};
use crate::layout::{Cells, Layout};
use crate::material::Material;
use crate::value::Code;

/// The tables to make for a set of pieces: its own, and those of all sets that captures, promotions and drops lead to.
pub struct Plan {
    rules: Arc<Rules>,
    materials: Vec<Material>,
    layouts: Vec<Layout>,
    groups: Vec<Vec<usize>>,
    numbers: HashMap<Material, usize>,
    /// The kinds of piece that may ever be on the board.
    kinds: Vec<usize>,
    /// [`Rules::reversal`], found when it is first asked for.
    reversal: OnceLock<Option<Vec<Cell>>>,
    symmetric: bool,
    digest: RulesDigest,
    /// The memory that may be used, in bytes.
    pub(crate) memory: u64,
}

/// How the positions of a group are numbered: those of its first set of pieces, then those of the next.
pub(crate) struct Numbering {
    /// The sets, and the number of the first position of each.
    firsts: Vec<(usize, u64)>,
    /// The number of positions.
    pub all: u64,
}

impl Numbering {
    pub fn of(plan: &Plan, group: &[usize]) -> Self {
        let mut numbering = Self { firsts: Vec::new(), all: 0 };
        for &member in group {
            numbering.firsts.push((member, numbering.all));
            numbering.all += plan.positions(member);
        }
        numbering
    }

    /// The number of the first position of a set; `None` if the group does not have it.
    pub fn first_of(&self, material: usize) -> Option<u64> {
        self.firsts.iter().find(|&&(member, _)| member == material).map(|&(_, first)| first)
    }

    /// The set of pieces of the position with this number, and its number among those of the set.
    pub fn place(&self, number: u64) -> (usize, u64) {
        let member = self.firsts.iter().rev().find(|&&(_, first)| first <= number);
        member.map_or((0, number), |&(member, first)| (member, number - first))
    }
}

/// What tables will take, measured on random positions.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Estimate {
    /// The number of positions to look at, impossible ones included.
    pub positions: u64,
    /// The number of turns.
    pub turns: u64,
    /// The most memory needed at a time, in bytes.
    pub bytes: u64,
    /// The number of random positions that were looked at.
    pub looked_at: u64,
}

/// The number of random positions of each set that [`Plan::estimate`] looks at.
const SAMPLE: u64 = 1_500;
/// Bytes for each position besides its edges: what is known of it, where its edges end, and its value twice.
const BYTES_PER_POSITION: u64 = 8 + 4 + 2 * 2;

impl Plan {
    /// Finds the sets of pieces that this one can become, and numbers their positions.
    ///
    /// # Errors
    /// If the game has no position with these pieces, or there would be too many.
    pub fn new(rules: &Arc<Rules>, material: &Material) -> Result<Self, TableError> {
        Self::with_symmetry(rules, material, true)
    }

    /// [`Plan::new`], with or without use of the symmetries of the game, for tests: the results are the same.
    ///
    /// # Errors
    /// As [`Plan::new`].
    pub fn with_symmetry(rules: &Arc<Rules>, material: &Material, symmetric: bool) -> Result<Self, TableError> {
        let closure = Closure::of(rules, material)?;
        let mut layouts = Vec::new();
        let mut maps: HashMap<&[usize], Vec<Vec<Cell>>> = HashMap::new();
        // A piece that has been promoted by a double step can be captured in passing, so that the geometry of such steps is felt without the kind that makes them.
        let every_kind = closure.kinds.first().filter(|_| rules.promotes_by_double_step());
        for (material, kinds) in closure.materials.iter().zip(&closure.kinds) {
            let kinds = every_kind.unwrap_or(kinds);
            let identity = || vec![rules.cells().collect()];
            let maps =
                maps.entry(kinds).or_insert_with(|| if symmetric { rules.symmetries(kinds) } else { identity() });
            layouts.push(Layout::new(rules, material, maps)?);
        }
        let numbers = closure.materials.iter().cloned().zip(0..).collect();
        let plan = Self {
            digest: rules.definition().rules_digest(),
            rules: Arc::clone(rules),
            materials: closure.materials,
            layouts,
            groups: closure.groups,
            numbers,
            kinds: closure.kinds.into_iter().next().unwrap_or_default(),
            reversal: OnceLock::new(),
            symmetric,
            memory: u64::MAX,
        };
        plan.check_possible()?;
        Ok(plan)
    }

    /// Limits the memory that tables may take, in MiB.
    #[must_use]
    pub fn within(mut self, mebibytes: u64) -> Self {
        self.memory = mebibytes.saturating_mul(1 << 20);
        self
    }

    /// Is there a position with the pieces asked for? Only pieces that a side must not have, or too many or too few royal ones, are found here.
    fn check_possible(&self) -> Result<(), TableError> {
        let layout = &self.layouts[0];
        let cells: Vec<_> = self.rules.cells().take(layout.pieces).collect();
        let mut setup = Setup { hands: layout.hands.clone(), ..Setup::default() };
        let mut all = Cells::default();
        all.iter_mut().zip(&cells).for_each(|(to, &cell)| *to = cell);
        layout.pieces_on(&all, &mut setup.pieces);
        setup.pieces.truncate(layout.pieces);
        let faults = Position::parse(&self.rules, &setup.text(&self.rules)).err();
        let lasting =
            |fault: &PositionError| matches!(fault, PositionError::RoyalCount { .. } | PositionError::WrongSide { .. });
        let lasting = faults.into_iter().flat_map(|faults| faults.0).find(lasting);
        match lasting {
            Some(position) => Err(TableError::NoPosition { position }),
            None => Ok(()),
        }
    }

    /// The rules of the game.
    #[must_use]
    pub fn rules(&self) -> &Arc<Rules> {
        &self.rules
    }

    /// The sets of pieces; the one asked for is the first.
    #[must_use]
    pub fn materials(&self) -> &[Material] {
        &self.materials
    }

    /// The sets of pieces that are solved together, by their numbers in [`Plan::materials`], in the order in which they are solved.
    #[must_use]
    pub fn groups(&self) -> &[Vec<usize>] {
        &self.groups
    }

    /// The number of symmetries that the positions of a set of pieces have, the identity included.
    #[must_use]
    pub fn symmetries(&self, material: usize) -> usize {
        self.layouts[material].maps.len()
    }

    /// The number of positions of a set of pieces, impossible ones included.
    #[must_use]
    pub fn positions(&self, material: usize) -> u64 {
        self.layouts[material].size()
    }

    /// The memory that the values of all numbered positions take, in bytes.
    pub(crate) fn value_bytes(&self) -> u64 {
        self.layouts
            .iter()
            .map(|layout| layout.size().saturating_mul(size_of::<Code>() as u64))
            .fold(0, u64::saturating_add)
    }

    pub(crate) fn layout(&self, material: usize) -> &Layout {
        &self.layouts[material]
    }

    /// Can rights or duties of a turn or a few come about?
    pub(crate) fn may_leave_passage(&self) -> bool {
        self.rules.may_leave_passage(&self.kinds)
    }

    /// Can a turn end the game with a set of pieces that has no table?
    pub(crate) fn ends_without_table(&self) -> bool {
        closure::ends_without_table(self.rules.definition())
    }

    /// A number for all that the tables depend on: the rules and what is tabulated.
    pub(crate) fn fingerprint(&self) -> [u8; 32] {
        let mut hash = Sha256::new();
        hash.update(self.digest.bytes());
        hash.update([u8::from(self.symmetric)]);
        hash.update(self.materials[0].text(&self.rules));
        for layout in &self.layouts {
            hash.update(layout.placements.to_le_bytes());
        }
        hash.finalize().into()
    }

    /// The set of pieces of a position, and their cells.
    pub(crate) fn find(&self, position: &Position) -> Option<(usize, Cells)> {
        self.find_with(position, &Material::of(position))
    }

    /// The same for a position with these pieces.
    pub(crate) fn find_with(&self, position: &Position, material: &Material) -> Option<(usize, Cells)> {
        let number = *self.numbers.get(material)?;
        Some((number, self.layouts[number].cells_in(position)?))
    }

    /// The same for the image of a position with the sides exchanged. `None` if the game is not the same for both.
    pub(crate) fn find_reversed(&self, position: &Position, material: &Material) -> Option<(usize, Cells)> {
        let number = *self.numbers.get(&material.reversed())?;
        let map = self.reversal.get_or_init(|| self.rules.reversal(&self.kinds)).as_ref()?;
        Some((number, self.layouts[number].cells_reversed(position, map)?))
    }

    /// A position with rights or duties that last a turn or a few, as the one that stands for those symmetric to it.
    pub(crate) fn extra(&self, material: usize, cells: &Cells, position: &Position) -> Extra {
        let layout = &self.layouts[material];
        let side = position.side().index() as u64 * layout.placements;
        let passage = position.passage();
        let extra = |map: &Vec<Cell>| {
            let mut mapped = *cells;
            mapped.iter_mut().take(layout.pieces).for_each(|cell| *cell = map[cell.index()]);
            layout.place_exactly(&mapped).map(|number| Extra {
                material,
                number: side + number,
                passage: passage.mapped(map),
            })
        };
        // The least of all images is the same whichever of them the position is.
        let least = layout.maps.iter().filter_map(extra).min();
        least.unwrap_or(Extra { material, number: side, passage })
    }

    /// What the tables will take, from random positions of each set of pieces.
    #[must_use]
    pub fn estimate(&self) -> Estimate {
        let mut estimate = Estimate { positions: 0, turns: 0, bytes: 0, looked_at: 0 };
        let mut position = Position::start(&self.rules).scratch();
        let mut kept = 0;
        let mut most = 0;
        for group in &self.groups {
            let (mut positions, mut turns) = (0, 0);
            for &member in group {
                let layout = &self.layouts[member];
                positions += layout.size();
                let looked = SAMPLE.min(layout.size());
                let (mut counted, mut pieces) = (0, Vec::new());
                for number in 0..looked {
                    let number = spread(number, looked, layout.size());
                    if set_up(self, member, number, &Passage::default(), &mut position, &mut pieces).is_some() {
                        counted += position.turns().len() as u64;
                    }
                }
                turns += (u128::from(counted) * u128::from(layout.size()) / u128::from(looked.max(1))) as u64;
                estimate.looked_at += looked;
            }
            most = most.max(kept + positions * BYTES_PER_POSITION + turns * 4);
            kept += positions * 2;
            estimate.positions += positions;
            estimate.turns += turns;
        }
        estimate.bytes = most.max(kept);
        estimate
    }

    /// Is the memory enough?
    ///
    /// # Errors
    /// If the tables need more than [`Plan::within`] allows.
    pub fn check_memory(&self, estimate: &Estimate) -> Result<(), TableError> {
        if estimate.bytes <= self.memory {
            return Ok(());
        }
        Err(TableError::Memory {
            material: self.materials[0].text(&self.rules),
            needed: estimate.bytes.div_ceil(1 << 20),
            allowed: self.memory >> 20,
        })
    }

    pub(crate) fn too_little_memory(&self, material: usize) -> TableError {
        let allowed = self.memory >> 20;
        TableError::Memory { material: self.materials[material].text(&self.rules), needed: allowed + 1, allowed }
    }
}

/// Number `index` of `count` numbers below `all` that are spread out irregularly.
fn spread(index: u64, count: u64, all: u64) -> u64 {
    let step = all / count.max(1);
    index * step + variorum_rules::mix(index) % step.max(1)
}
