//! Random starts: the arrays of a shuffled start position, and their numbers.
//!
//! The number of an array is made of digits of different bases, the first of them the least significant: first come the pieces of each rule
//! `on both colours` in the order of the file (the one on a light cell, then the one on a dark cell), then the types without a rule in the order
//! of the file, and last those of each rule `between`. A digit counts the free cells, or the sets of free cells in lexicographic order, cells by
//! rank, level and file. For the pieces of chess these are the numbers of Chess960 (Reinhard Scharnagl's scheme): 518 is the usual array.
//!
//! The other rules choose among these arrays. Which arrays keep them is found out once, when the rules are compiled, by trying all: piece after piece,
//! so that what fails early costs little. The arrays that are left are numbered anew, in the same order.

mod search;

use std::sync::Arc;

use variorum_gamedef::definition::{Shuffle, ShuffleRule};
use variorum_gamedef::grid::Shade;

use crate::error::{PositionError, PositionErrors};
use crate::piece::{Cell, Piece, Side};
use crate::position::Position;
use crate::rules::Rules;
use crate::setup::Setup;

/// The largest number of arrays, so that programs which store numbers as floating point can hold every one.
pub const MOST_ARRAYS: u64 = 1 << 53;

/// The largest number of placements that are tried, in all shuffled start positions of a game together: a second at most, and two megabytes for the
/// arrays that are left. One among very many cells or conditions, or whose guards are found slowly, counts as several.
pub(crate) const MOST_TRIED: u64 = 1 << 18;

/// Why a start position cannot be shuffled as its file says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum ShuffleFault {
    /// White has fewer than two pieces on the cells, or all are alike.
    NothingToShuffle,
    /// Black's pieces do not mirror White's, although the arrays should.
    NotMirrored,
    /// The rule with this number, from 0, cannot be kept by these pieces on these cells.
    CannotKeep(usize),
    /// No array keeps all of the rules.
    NoneLeft,
    /// There are more than [`MOST_ARRAYS`] arrays.
    TooMany,
    /// More than [`MOST_TRIED`] placements would have to be tried.
    TooManyToTry,
}

/// The arrays of a shuffled start position.
#[derive(Clone, Debug)]
pub struct Arrays {
    rules: Arc<Rules>,
    /// The number of the start position.
    start: usize,
}

/// How a start position is shuffled, with the arrays that keep its rules.
#[derive(Debug)]
pub(crate) struct Shuffled {
    /// The start position as the file has it.
    usual: Setup,
    /// What is shuffled: White's pieces, and Black's if they are shuffled by themselves.
    parts: Vec<Part>,
    /// Black's array follows from White's.
    mirrored: bool,
    /// It is White's turned by half a turn.
    turned: bool,
}

/// The pieces of one side that change places.
#[derive(Clone, Debug)]
struct Part {
    side: Side,
    /// The cells as White sees them, and the kinds on them in the file's position.
    cells: Vec<(Cell, usize)>,
    stages: Vec<Stage>,
    /// The numbers of the arrays that keep the other rules, in ascending order; `None` without such rules.
    kept: Option<Box<[u64]>>,
    /// The number of arrays of this side.
    count: u64,
}

/// A step in which pieces are put on free cells.
#[derive(Clone, Debug)]
enum Stage {
    /// One on a light and one on a dark cell.
    Colours([usize; 2]),
    /// So many of a kind anywhere.
    Anywhere(usize, usize),
    /// One of the first kind between so many of the second.
    Between(usize, usize, usize),
}

impl Arrays {
    /// The arrays of the first start position that the game shuffles; `None` if it shuffles none.
    ///
    /// ```
    /// # use variorum_rules::{Arrays, Position};
    /// let rules = variorum_library::rules("chess")?;
    /// let arrays = Arrays::of(&rules).ok_or("not shuffled")?;
    /// assert_eq!(arrays.count(), 960);
    /// assert_eq!(arrays.position(518)?, Position::start(&rules));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn of(rules: &Arc<Rules>) -> Option<Self> {
        (0..rules.definition.starts.len()).find_map(|start| Self::of_start(rules, start))
    }

    /// The arrays of the start position with this number, counted from 0; `None` if it is not shuffled.
    #[must_use]
    pub fn of_start(rules: &Arc<Rules>, start: usize) -> Option<Self> {
        rules.shuffled.get()?.get(start)?.as_ref()?;
        Some(Self { rules: Arc::clone(rules), start })
    }

    /// The number of the start position, from 0.
    #[must_use]
    pub fn start(&self) -> usize {
        self.start
    }

    /// What was found out when the rules were compiled.
    fn shuffled(&self) -> Option<&Shuffled> {
        self.rules.shuffled.get()?.get(self.start)?.as_ref()
    }

    /// The number of arrays, at most [`MOST_ARRAYS`].
    #[must_use]
    pub fn count(&self) -> u64 {
        self.shuffled().map_or(0, Shuffled::count)
    }

    /// The start position with this array. Pieces of a type that may castle or let others in may do so in every array in which the rules
    /// of castling allow it from their cells.
    ///
    /// # Errors
    /// If there is no such array, or a side could not begin with it, because of a check.
    pub fn position(&self, number: u64) -> Result<Position, PositionErrors> {
        let missing = || PositionErrors(vec![PositionError::NoSuchArray { number, count: self.count() }]);
        if number >= self.count() {
            return Err(missing());
        }
        self.shuffled().ok_or_else(missing)?.position(&self.rules, number)
    }

    /// The number of the array with which this position begins; `None` if it is no start position.
    #[must_use]
    pub fn number(&self, position: &Position) -> Option<u64> {
        let shuffled = self.shuffled()?;
        let setup = position.setup();
        let mut number = 0;
        for part in shuffled.parts.iter().rev() {
            let seen = |cell: Cell| if part.side == Side::White { cell } else { mirror(&self.rules, cell) };
            let kind = |&(cell, _): &(Cell, usize)| {
                at(&setup, seen(cell)).filter(|piece| piece.is_owned_by(part.side)).map(Piece::kind)
            };
            let kinds: Vec<usize> = part.cells.iter().map(kind).collect::<Option<_>>()?;
            number = number * part.count + part.number(&self.rules, &kinds)?;
        }
        self.position(number).ok().filter(|found| found.setup() == setup).map(|_| number)
    }
}

impl Shuffled {
    /// The arrays of this start position. `tries` are the placements that may still be tried.
    pub(crate) fn new(
        rules: &Arc<Rules>,
        usual: &Position,
        shuffle: &Shuffle,
        tries: &mut u64,
    ) -> Result<Self, ShuffleFault> {
        let sides: &[Side] = if shuffle.apart { &Side::BOTH } else { &[Side::White] };
        let mut parts: Vec<Part> =
            sides.iter().map(|&side| Part::new(rules, &usual.setup(), shuffle, side)).collect::<Result<_, _>>()?;
        if !shuffle.apart {
            let setup = usual.setup();
            let follows = |&(cell, kind): &(Cell, usize)| {
                let there = if shuffle.turned { turn(rules, cell) } else { Some(mirror(rules, cell)) };
                there.and_then(|there| at(&setup, there)) == Some(Piece::of(Side::Black, kind))
            };
            if !parts.iter().all(|part| part.cells.iter().all(follows)) {
                return Err(ShuffleFault::NotMirrored);
            }
        }
        for part in &mut parts {
            part.choose(rules, usual, &shuffle.rules, tries)?;
        }
        let all = parts.iter().try_fold(1_u64, |all, part| all.checked_mul(part.count));
        if all.is_none_or(|all| all > MOST_ARRAYS) {
            return Err(ShuffleFault::TooMany);
        }
        Ok(Self { usual: usual.setup(), parts, mirrored: !shuffle.apart, turned: shuffle.turned })
    }

    /// The number of arrays.
    fn count(&self) -> u64 {
        self.parts.iter().map(|part| part.count).product()
    }

    /// The bytes of the arrays that are left.
    pub(crate) fn bytes(&self) -> usize {
        self.parts.iter().filter_map(|part| part.kept.as_ref()).map(|kept| size_of_val(&kept[..])).sum()
    }

    /// The start position with this array.
    fn position(&self, rules: &Arc<Rules>, number: u64) -> Result<Position, PositionErrors> {
        let mut setup = self.usual.clone();
        let mut rights = Vec::new();
        let mut rest = number;
        for part in &self.parts {
            let kinds = part.array(rules, rest % part.count);
            rest /= part.count;
            let both = [Side::White, Side::Black];
            let sides = if self.mirrored { &both[..] } else { &[part.side][..] };
            for &side in sides {
                let seen = |cell: Cell| match side {
                    Side::White => cell,
                    Side::Black if self.turned => turn(rules, cell).unwrap_or(cell),
                    Side::Black => mirror(rules, cell),
                };
                let shuffled: Vec<Cell> = part.cells.iter().map(|&(cell, _)| seen(cell)).collect();
                let right = |kind: usize| {
                    let had = |(cell, was): &(Cell, usize)| *was == kind && self.usual.castling.contains(&seen(*cell));
                    part.cells.iter().any(had)
                };
                setup.pieces.retain(|(cell, _)| !shuffled.contains(cell));
                setup.castling.retain(|cell| !shuffled.contains(cell));
                for (&cell, &kind) in shuffled.iter().zip(&kinds) {
                    setup.pieces.push((cell, Piece::of(side, kind)));
                    if right(kind) {
                        rights.push(cell);
                    }
                }
            }
        }
        setup.pieces.sort_by_key(|&(cell, _)| cell);
        let parsed = |setup: &Setup| Position::parse(rules, &setup.text(rules));
        let plain = parsed(&setup)?;
        // A right may need another one, as a partner's that of its royal piece.
        let granted = |among: &[Cell]| -> Vec<Cell> {
            let mut wished = setup.clone();
            wished.castling.extend(among);
            let refused = parsed(&wished).err();
            let refused = |cell: &Cell| {
                let impossible = PositionError::CastlingImpossible { cell: rules.cell_name(*cell) };
                refused.as_ref().is_some_and(|errors| errors.0.contains(&impossible))
            };
            among.iter().copied().filter(|cell| !refused(cell)).collect()
        };
        let mut kept = rights;
        loop {
            let fewer = granted(&kept);
            if fewer.len() == kept.len() {
                break;
            }
            kept = fewer;
        }
        if kept.is_empty() {
            return Ok(plain);
        }
        setup.castling.extend(kept);
        parsed(&setup)
    }
}

impl Part {
    fn new(rules: &Rules, usual: &Setup, shuffle: &Shuffle, side: Side) -> Result<Self, ShuffleFault> {
        let seen = |cell: Cell| if side == Side::White { cell } else { mirror(rules, cell) };
        let owned = |cell: Cell| at(usual, seen(cell)).filter(|piece| piece.is_owned_by(side));
        let mut cells: Vec<(Cell, usize)> = rules.zones[Side::White.index()][shuffle.cells]
            .iter()
            .filter_map(|cell| Some((cell, owned(cell)?.kind())))
            .collect();
        cells.sort_by_key(|&(cell, _)| {
            let at = rules.definition.board.coordinates(cell.0);
            (at.rank, at.level, at.file)
        });
        if cells.iter().all(|&(_, kind)| kind == cells[0].1) {
            return Err(ShuffleFault::NothingToShuffle);
        }
        let number_of = |kind: usize| cells.iter().filter(|&&(_, other)| other == kind).count();
        let is_there = |kinds: &[usize]| {
            usual.pieces.iter().any(|(_, piece)| piece.is_owned_by(side) && kinds.contains(&piece.kind()))
        };
        let (mut first, mut last, mut ruled) = (Vec::new(), Vec::new(), Vec::new());
        for (index, rule) in shuffle.rules.iter().enumerate() {
            match rule {
                ShuffleRule::BothColours(kinds) => {
                    let pair: Vec<usize> =
                        cells.iter().map(|&(_, kind)| kind).filter(|kind| kinds.contains(kind)).collect();
                    let &[one, other] = &pair[..] else { return Err(ShuffleFault::CannotKeep(index)) };
                    first.push((index, Stage::Colours([one.min(other), one.max(other)])));
                    ruled.extend(kinds.iter().copied());
                }
                &ShuffleRule::Between(inner, outer) => {
                    if number_of(inner) != 1 || number_of(outer) < 2 {
                        return Err(ShuffleFault::CannotKeep(index));
                    }
                    last.push(Stage::Between(inner, outer, number_of(outer)));
                    ruled.extend([inner, outer]);
                }
                // These choose among the arrays; here they are asked only for pieces.
                ShuffleRule::On(kinds, _) => {
                    let some = kinds.iter().any(|&kind| number_of(kind) > 0);
                    some.then_some(()).ok_or(ShuffleFault::CannotKeep(index))?;
                }
                ShuffleRule::Beside(kinds, others)
                | ShuffleRule::NotBeside(kinds, others)
                | ShuffleRule::Before(kinds, others) => {
                    let some = is_there(kinds) && is_there(others);
                    some.then_some(()).ok_or(ShuffleFault::CannotKeep(index))?;
                }
                ShuffleRule::Guarded(kinds) => {
                    is_there(kinds).then_some(()).ok_or(ShuffleFault::CannotKeep(index))?;
                }
            }
        }
        let mut colours = [0, 0];
        cells.iter().for_each(|&(cell, _)| colours[usize::from(is_dark(rules, cell))] += 1);
        if let Some((index, _)) = first.get(colours[0].min(colours[1])) {
            return Err(ShuffleFault::CannotKeep(*index));
        }
        let free = (0..rules.kinds()).filter(|kind| !ruled.contains(kind) && number_of(*kind) > 0);
        let anywhere = free.map(|kind| Stage::Anywhere(kind, number_of(kind)));
        let stages: Vec<Stage> = first.into_iter().map(|(_, stage)| stage).chain(anywhere).chain(last).collect();
        let mut part = Self { side, cells, stages, kept: None, count: 1 };
        let mut left = part.cells.len();
        let mut pairs = 0;
        for stage in &part.stages {
            let ways = match *stage {
                Stage::Colours([one, other]) => {
                    pairs += 1;
                    left -= 2;
                    let each = |colour: usize| (colours[colour] + 1 - pairs) as u64;
                    Some(each(0) * each(1) * if one == other { 1 } else { 2 })
                }
                Stage::Anywhere(_, number) => {
                    left -= number;
                    choices(left + number, number)
                }
                Stage::Between(_, _, number) => {
                    left -= number + 1;
                    let places = number as u64 - 1;
                    choices(left + number + 1, number + 1).and_then(|ways| ways.checked_mul(places))
                }
            };
            let all = ways.and_then(|ways| part.count.checked_mul(ways)).filter(|&all| all <= MOST_ARRAYS);
            part.count = all.ok_or(ShuffleFault::TooMany)?;
        }
        Ok(part)
    }

    /// Tries all arrays, and numbers those that keep the rules which the stages do not keep by themselves.
    fn choose(
        &mut self,
        rules: &Rules,
        usual: &Position,
        kept: &[ShuffleRule],
        tries: &mut u64,
    ) -> Result<(), ShuffleFault> {
        let conditions: Vec<&ShuffleRule> = kept.iter().filter(|rule| !is_placing(rule)).collect();
        if conditions.is_empty() {
            return Ok(());
        }
        let mut found = search::kept(self, rules, usual, conditions, tries)?;
        if found.is_empty() {
            return Err(ShuffleFault::NoneLeft);
        }
        found.sort_unstable();
        self.count = found.len() as u64;
        self.kept = Some(found.into());
        Ok(())
    }

    /// In how many ways a stage can be done on these free places.
    fn ways(&self, rules: &Rules, stage: &Stage, free: &[usize]) -> u64 {
        let fitting = |dark: bool| free.iter().filter(|&&at| is_dark(rules, self.cells[at].0) == dark).count() as u64;
        match *stage {
            Stage::Colours([one, other]) => fitting(false) * fitting(true) * if one == other { 1 } else { 2 },
            Stage::Anywhere(_, number) => choices(free.len(), number).unwrap_or(1),
            Stage::Between(_, _, number) => choices(free.len(), number + 1).unwrap_or(1) * (number as u64 - 1),
        }
    }

    /// What a stage puts on which of these free places, in the way with this number.
    fn puts(&self, rules: &Rules, stage: &Stage, free: &[usize], number: u64) -> Vec<(usize, usize)> {
        let mut rest = number;
        let mut digit = |base: u64| {
            let digit = rest % base;
            rest /= base;
            digit
        };
        match *stage {
            Stage::Colours(pair) => {
                let turned = pair[0] != pair[1] && digit(2) == 1;
                let mut put = |dark: bool| {
                    let fits = |at: &usize| is_dark(rules, self.cells[*at].0) == dark;
                    let fitting: Vec<usize> = free.iter().copied().filter(fits).collect();
                    (fitting[digit(fitting.len() as u64) as usize], pair[usize::from(dark != turned)])
                };
                vec![put(false), put(true)]
            }
            Stage::Anywhere(kind, number) => {
                let set = nth_set(free.len(), number, digit(choices(free.len(), number).unwrap_or(1)));
                set.into_iter().map(|at| (free[at], kind)).collect()
            }
            Stage::Between(inner, outer, number) => {
                let set = nth_set(free.len(), number + 1, digit(choices(free.len(), number + 1).unwrap_or(1)));
                let middle = 1 + digit(number as u64 - 1) as usize;
                let kind = |place: usize| if place == middle { inner } else { outer };
                set.into_iter().enumerate().map(|(place, at)| (free[at], kind(place))).collect()
            }
        }
    }

    /// The kinds on the cells in the array with this number.
    fn array(&self, rules: &Rules, number: u64) -> Vec<usize> {
        let mut kinds: Vec<Option<usize>> = vec![None; self.cells.len()];
        let mut rest = self.kept.as_ref().map_or(number, |kept| kept[number as usize]);
        for stage in &self.stages {
            let free = self.free(&kinds);
            let ways = self.ways(rules, stage, &free);
            for (at, kind) in self.puts(rules, stage, &free, rest % ways) {
                kinds[at] = Some(kind);
            }
            rest /= ways;
        }
        kinds.into_iter().flatten().collect()
    }

    /// The number of the array with these kinds on the cells; `None` if it is not among the arrays.
    fn number(&self, rules: &Rules, kinds: &[usize]) -> Option<u64> {
        let mut taken: Vec<Option<usize>> = vec![None; kinds.len()];
        let (mut number, mut worth) = (0, 1);
        let mut digit = |digit: u64, base: u64| {
            number += worth * digit;
            worth *= base;
        };
        for stage in &self.stages {
            let free = self.free(&taken);
            let of = |kinds_of: &[usize]| -> Vec<usize> {
                (0..free.len()).filter(|&at| kinds_of.contains(&kinds[free[at]])).collect()
            };
            let used = match *stage {
                Stage::Colours(pair) => {
                    let set = of(&pair);
                    let mut found = [None, None];
                    for &at in &set {
                        found[usize::from(is_dark(rules, self.cells[free[at]].0))] = Some(at);
                    }
                    let [Some(light), Some(dark)] = found else { return None };
                    let is = [light, dark].map(|at| kinds[free[at]]);
                    if set.len() != 2 || (is != pair && is != [pair[1], pair[0]]) {
                        return None;
                    }
                    if pair[0] != pair[1] {
                        digit(u64::from(is != pair), 2);
                    }
                    for (at, colour) in [(light, false), (dark, true)] {
                        let fits = |other: &usize| is_dark(rules, self.cells[*other].0) == colour;
                        let before = free[..at].iter().filter(|other| fits(other)).count();
                        digit(before as u64, free.iter().filter(|other| fits(other)).count() as u64);
                    }
                    set
                }
                Stage::Anywhere(kind, count) => {
                    let set = of(&[kind]);
                    (set.len() == count).then_some(())?;
                    digit(number_of_set(free.len(), &set), choices(free.len(), count)?);
                    set
                }
                Stage::Between(inner, outer, count) => {
                    let set = of(&[inner, outer]);
                    let middle = set.iter().position(|&at| kinds[free[at]] == inner)?;
                    let inside = middle > 0 && middle + 1 < set.len();
                    (set.len() == count + 1 && inside && of(&[inner]).len() == 1).then_some(())?;
                    digit(number_of_set(free.len(), &set), choices(free.len(), count + 1)?);
                    digit(middle as u64 - 1, count as u64 - 1);
                    set
                }
            };
            used.into_iter().for_each(|at| taken[free[at]] = Some(kinds[free[at]]));
        }
        taken.iter().all(Option::is_some).then_some(())?;
        match &self.kept {
            Some(kept) => kept.binary_search(&number).ok().map(|number| number as u64),
            None => Some(number),
        }
    }

    /// The places on which nothing has been put.
    fn free(&self, kinds: &[Option<usize>]) -> Vec<usize> {
        (0..self.cells.len()).filter(|&at| kinds[at].is_none()).collect()
    }
}

/// Whether a rule says how pieces are placed, instead of choosing among arrays.
fn is_placing(rule: &ShuffleRule) -> bool {
    match rule {
        ShuffleRule::BothColours(_) | ShuffleRule::Between(..) => true,
        ShuffleRule::On(..)
        | ShuffleRule::Beside(..)
        | ShuffleRule::NotBeside(..)
        | ShuffleRule::Before(..)
        | ShuffleRule::Guarded(_) => false,
    }
}

fn at(setup: &Setup, cell: Cell) -> Option<Piece> {
    setup.pieces.iter().find(|(other, _)| *other == cell).map(|&(_, piece)| piece)
}

fn mirror(rules: &Rules, cell: Cell) -> Cell {
    Cell(rules.definition.board.mirror(cell.0))
}

/// Where a half turn of the board takes a cell: to the mirror image with the files counted from the other end. `None` if there is a hole.
fn turn(rules: &Rules, cell: Cell) -> Option<Cell> {
    let board = &rules.definition.board;
    let mut at = board.coordinates(board.mirror_image(cell.0)?);
    at.file = board.files - 1 - at.file;
    board.find(at).map(Cell)
}

fn is_dark(rules: &Rules, cell: Cell) -> bool {
    rules.definition.board.shade(cell.0) == Shade::Dark
}

/// The number of sets of `size` out of `all`; `None` if it is beyond [`MOST_ARRAYS`].
fn choices(all: usize, size: usize) -> Option<u64> {
    let Some(left_out) = all.checked_sub(size) else { return Some(0) };
    let mut found = 1_u64;
    for step in 0..size.min(left_out) {
        found = found.checked_mul((all - step) as u64)? / (step as u64 + 1);
        (found <= MOST_ARRAYS).then_some(())?;
    }
    Some(found)
}

/// The set of `size` out of `all` with this number, in lexicographic order.
fn nth_set(all: usize, size: usize, mut number: u64) -> Vec<usize> {
    let mut set = Vec::with_capacity(size);
    let mut next = 0;
    while set.len() < size && next < all {
        let with = choices(all - next - 1, size - set.len() - 1).unwrap_or(MOST_ARRAYS);
        if number < with {
            set.push(next);
        } else {
            number -= with;
        }
        next += 1;
    }
    set
}

/// The number of a set, in lexicographic order.
fn number_of_set(all: usize, set: &[usize]) -> u64 {
    let mut number = 0;
    let mut next = 0;
    for (place, &at) in set.iter().enumerate() {
        for passed in next..at {
            number += choices(all - passed - 1, set.len() - place - 1).unwrap_or(0);
        }
        next = at + 1;
    }
    number
}
