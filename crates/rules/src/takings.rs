//! What a quiet move takes besides, elsewhere than where it ends: by withdrawal, approach and leaps, between two pieces and at the corners of a rectangle, as
//! the pieces of Ultima (Robert Abbott, 1963).

use variorum_gamedef::board::{Board, Coordinates};
use variorum_gamedef::definition::{Definition, Mode, Motion, MotionKind, PieceType, Taking, TakingPlace, ZoneTest};

use crate::cellset::CellSet;
use crate::hops::{HopLimits, Hurdle};
use crate::paths::{expand, step};
use crate::piece::{Cell, Occupant, Side, kind_bits};
use crate::position::Position;

/// What moves take besides, as tables.
#[derive(Clone, Debug)]
pub(crate) struct TakingRules {
    /// The kinds of which some moves take something besides, as bits.
    kinds: u64,
    /// By side × kinds + kind.
    phrases: Vec<Vec<Phrase>>,
}

/// A phrase with `taking`.
#[derive(Clone, Debug)]
struct Phrase {
    lines: Vec<Line>,
    min: u8,
    max: Option<u8>,
    /// It goes over exactly one piece, within these limits.
    hop: Option<HopLimits>,
    /// Where it may begin and end.
    starts: CellSet,
    ends: CellSet,
    /// The enemy's kinds over which it leads, as bits.
    passes: u64,
    takings: Vec<Rule>,
}

/// A direction, by cell.
#[derive(Clone, Debug)]
struct Line {
    /// The next cell; [`Cell::NONE`] beyond the edge.
    next: Vec<Cell>,
    /// The cell before it.
    back: Vec<Cell>,
}

/// A `taking`.
#[derive(Clone, Debug)]
struct Rule {
    /// The enemy's kinds that are taken, as bits.
    kinds: u64,
    place: Place,
}

/// Where they stand.
#[derive(Clone, Debug)]
enum Place {
    Behind,
    Ahead,
    Passed,
    /// On the other side of each stands an own piece of these kinds.
    Between {
        own: u64,
        lines: Vec<Line>,
    },
    /// At the corners of the rectangle with an own piece of these kinds.
    Cornered {
        own: u64,
    },
}

/// What stands on a cell, as a move sees it.
enum Sight {
    Empty,
    /// A piece; of an enemy piece, one of these kinds.
    Piece(Hurdle),
}

/// A position as it is asked what a piece on a cell takes.
struct Scene<'p> {
    position: &'p Position,
    side: Side,
    from: Cell,
    /// A cell on which an enemy piece of one of these kinds is imagined.
    imagined: Option<(Cell, u64)>,
}

impl Line {
    fn of(
        board: &Board,
        vector: variorum_gamedef::grid::Vector,
        ring: Option<variorum_gamedef::definition::RingPart>,
    ) -> Self {
        let cells = board.cell_count();
        let next: Vec<Cell> =
            (0..cells as u16).map(|cell| step(board, Cell(cell), vector, ring).unwrap_or(Cell::NONE)).collect();
        let mut back = vec![Cell::NONE; cells];
        for (cell, next) in next.iter().enumerate().filter(|(_, next)| **next != Cell::NONE) {
            back[next.index()] = Cell(cell as u16);
        }
        Self { next, back }
    }

    /// The same direction seen from Black's side.
    fn mirrored(&self, board: &Board) -> Self {
        let flip = |cell: Cell| if cell == Cell::NONE { cell } else { Cell(board.mirror(cell.0)) };
        let image = |table: &[Cell]| {
            let mut found = vec![Cell::NONE; table.len()];
            for (cell, &to) in table.iter().enumerate() {
                found[flip(Cell(cell as u16)).index()] = flip(to);
            }
            found
        };
        Self { next: image(&self.next), back: image(&self.back) }
    }

    fn bytes(&self) -> usize {
        size_of_val(&self.next[..]) + size_of_val(&self.back[..])
    }
}

/// The lines of single steps along these paths.
fn lines(board: &Board, directions: &[variorum_gamedef::definition::Directions]) -> Vec<Line> {
    let patterns = directions.iter().flat_map(|directions| expand(board, directions));
    let steps = patterns.filter_map(|pattern| pattern.steps.first().copied());
    steps.map(|(vector, ring)| Line::of(board, vector, ring)).collect()
}

impl TakingRules {
    /// The tables of a game; `None` if no move takes anything besides. `zones`: by side, the cells of each zone.
    pub(crate) fn of(definition: &Definition, zones: &[Vec<CellSet>; 2]) -> Option<Self> {
        let board = &definition.board;
        let mut kinds = 0;
        let mut phrases = vec![Vec::new(); 2 * definition.pieces.len()];
        for (kind, piece) in definition.pieces.iter().enumerate() {
            for motion in piece.motions.iter().filter(|motion| !motion.taking.is_empty()) {
                kinds |= 1 << kind;
                for side in Side::BOTH {
                    let phrase = Phrase::of(board, piece, motion, side, &zones[side.index()]);
                    phrases[side.index() * definition.pieces.len() + kind].push(phrase);
                }
            }
        }
        (kinds != 0).then_some(Self { kinds, phrases })
    }

    /// An upper bound of the work of [`TakingRules::of`], in cells looked at, and of the cells that it stores.
    pub(crate) fn cost(definition: &Definition) -> usize {
        let board = &definition.board;
        let patterns = |directions: &[variorum_gamedef::definition::Directions]| -> usize {
            directions.iter().map(|directions| expand(board, directions).len()).sum()
        };
        let of_taking = |taking: &Taking| match &taking.place {
            TakingPlace::Between { along, .. } => patterns(along),
            TakingPlace::Behind | TakingPlace::Ahead | TakingPlace::Passed | TakingPlace::Cornered { .. } => 0,
        };
        let motions = definition.pieces.iter().flat_map(|piece| &piece.motions);
        let taking = motions.filter(|motion| !motion.taking.is_empty());
        let lines: usize = taking
            .map(|motion| patterns(&motion.directions) + motion.taking.iter().map(of_taking).sum::<usize>())
            .sum();
        4 * lines * board.cell_count()
    }

    /// The bytes of its tables.
    pub(crate) fn bytes(&self) -> usize {
        let of_rule = |rule: &Rule| match &rule.place {
            Place::Between { lines, .. } => lines.iter().map(Line::bytes).sum(),
            Place::Behind | Place::Ahead | Place::Passed | Place::Cornered { .. } => 0,
        };
        let of_phrase = |phrase: &Phrase| {
            phrase.lines.iter().map(Line::bytes).sum::<usize>() + phrase.takings.iter().map(of_rule).sum::<usize>()
        };
        self.phrases.iter().flatten().map(of_phrase).sum()
    }

    /// Does a move of a piece of this kind perhaps take something besides?
    #[inline]
    pub(crate) fn concerns(&self, kind: usize) -> bool {
        self.kinds >> kind & 1 != 0
    }

    /// How many cells the moves of a piece of this kind look at for what they take.
    pub(crate) fn work(&self, side: Side, kind: usize) -> u64 {
        let of_phrase = |phrase: &Phrase| {
            let cells = phrase.lines.first().map_or(0, |line| line.next.len());
            let longest = (cells as f64).sqrt() as usize + 1;
            phrase.lines.len() * longest * phrase.takings.len() * 4
        };
        self.of_kind(side, kind).iter().map(of_phrase).sum::<usize>() as u64
    }

    fn of_kind(&self, side: Side, kind: usize) -> &[Phrase] {
        &self.phrases[side.index() * self.phrases.len() / 2 + kind]
    }
}

impl Phrase {
    fn of(board: &Board, piece: &PieceType, motion: &Motion, side: Side, zones: &[CellSet]) -> Self {
        debug_assert_eq!(motion.mode, Mode::Moving);
        let (min, max) = match motion.kind {
            MotionKind::Ride { min, max } => (min, max),
            MotionKind::Hop { behind: _, within } => (1, within),
            MotionKind::Leap
            | MotionKind::Lame
            | MotionKind::Crooked { .. }
            | MotionKind::Double { .. }
            | MotionKind::Advance { .. }
            | MotionKind::Walk { .. }
            | MotionKind::Plane { .. }
            | MotionKind::Anywhere => (1, Some(1)),
        };
        let seen = |lines: Vec<Line>| match side {
            Side::White => lines,
            Side::Black => lines.iter().map(|line| line.mirrored(board)).collect(),
        };
        let all: CellSet = (0..board.cell_count() as u16).map(Cell).collect();
        let tested = |test: Option<ZoneTest>| {
            all.iter().filter(|&cell| test.is_none_or(|test| zones[test.zone].has(cell) == test.inside)).collect()
        };
        let mut ends: CellSet = tested(motion.to);
        for (zone, inside) in [(piece.confined, true), (piece.barred, false)] {
            if let Some(zone) = zone {
                ends = ends.iter().filter(|&cell| zones[zone].has(cell) == inside).collect();
            }
        }
        let rule = |taking: &Taking| Rule {
            kinds: kind_bits(&taking.pieces),
            place: match &taking.place {
                TakingPlace::Behind => Place::Behind,
                TakingPlace::Ahead => Place::Ahead,
                TakingPlace::Passed => Place::Passed,
                TakingPlace::Between { own, along } => {
                    Place::Between { own: kind_bits(own), lines: seen(lines(board, along)) }
                }
                TakingPlace::Cornered { own } => Place::Cornered { own: kind_bits(own) },
            },
        };
        let passed = motion.taking.iter().filter(|taking| taking.place == TakingPlace::Passed);
        Self {
            lines: seen(lines(board, &motion.directions)),
            min,
            max,
            hop: motion.kind.needs_screen().then(|| HopLimits::always_of(motion)),
            starts: tested(motion.from),
            ends,
            passes: passed.fold(0, |bits, taking| bits | kind_bits(&taking.pieces)),
            takings: motion.taking.iter().map(rule).collect(),
        }
    }
}

impl Scene<'_> {
    fn look(&self, cell: Cell) -> Sight {
        if let Some((imagined, kinds)) = self.imagined
            && imagined == cell
        {
            return Sight::Piece(Hurdle::Enemy(kinds));
        }
        match self.position.at(cell).occupant().filter(|_| cell != self.from) {
            None => Sight::Empty,
            Some(Occupant::Neutral(_)) => Sight::Piece(Hurdle::Neutral),
            Some(Occupant::Owned(owner, kind)) if owner == self.side => Sight::Piece(Hurdle::Own(1 << kind)),
            Some(Occupant::Owned(_, kind)) => Sight::Piece(Hurdle::Enemy(1 << kind)),
        }
    }

    /// Does an enemy piece of one of these kinds stand there?
    fn enemy(&self, cell: Cell, kinds: u64) -> bool {
        cell != Cell::NONE && matches!(self.look(cell), Sight::Piece(Hurdle::Enemy(bits)) if bits & kinds != 0)
    }

    /// After the move to `to`, does an own piece of one of these kinds stand there?
    fn own(&self, cell: Cell, to: Cell, kinds: u64) -> bool {
        let at = if cell == to { self.from } else { cell };
        if cell == Cell::NONE || cell == self.from || self.imagined.is_some_and(|(imagined, _)| imagined == cell) {
            return false;
        }
        let piece = self.position.at(at);
        piece.is_owned_by(self.side) && kinds >> piece.kind() & 1 != 0
    }

    /// Calls `visit` with each empty cell to which the phrase leads along a line, and what it passes on the way, until it returns `true`.
    fn ends(&self, phrase: &Phrase, line: &Line, visit: &mut impl FnMut(Cell, &CellSet) -> bool) -> bool {
        if let Some(limits) = &phrase.hop {
            return self.ends_of_hop(phrase, limits, line, visit);
        }
        let (mut at, mut steps, mut passed) = (self.from, 0_u8, CellSet::EMPTY);
        loop {
            let next = line.next[at.index()];
            steps = steps.saturating_add(1);
            if next == Cell::NONE || next == self.from || phrase.max.is_some_and(|max| steps > max) {
                return false;
            }
            match self.look(next) {
                Sight::Empty => {
                    if steps >= phrase.min && phrase.ends.has(next) && visit(next, &passed) {
                        return true;
                    }
                    if steps == u8::MAX {
                        return false;
                    }
                }
                Sight::Piece(Hurdle::Enemy(kinds)) if kinds & phrase.passes != 0 => {
                    let behind = line.next[next.index()];
                    if behind == Cell::NONE || behind == self.from || !matches!(self.look(behind), Sight::Empty) {
                        return false;
                    }
                    passed.add(next);
                }
                Sight::Piece(_) => return false,
            }
            at = next;
        }
    }

    /// [`Scene::ends`] for hops.
    fn ends_of_hop(
        &self,
        phrase: &Phrase,
        limits: &HopLimits,
        line: &Line,
        visit: &mut impl FnMut(Cell, &CellSet) -> bool,
    ) -> bool {
        let kind = self.position.at(self.from).kind();
        let mut screen = CellSet::EMPTY;
        let (mut at, mut steps, mut behind) = (self.from, 0_u8, None::<u8>);
        loop {
            let next = line.next[at.index()];
            steps = steps.saturating_add(1);
            let too_far = phrase.max.is_some_and(|max| steps > max) || steps == u8::MAX;
            if next == Cell::NONE || next == self.from || too_far {
                return false;
            }
            match (self.look(next), behind) {
                (Sight::Empty, None) => {}
                (Sight::Empty, Some(number)) => {
                    if limits.behind.is_some_and(|most| number >= most) {
                        return false;
                    }
                    if phrase.ends.has(next) && visit(next, &screen) {
                        return true;
                    }
                    behind = Some(number.saturating_add(1));
                }
                (Sight::Piece(hurdle), None) if limits.go_over(kind, hurdle) => {
                    screen.add(next);
                    behind = Some(0);
                }
                (Sight::Piece(_), _) => return false,
            }
            at = next;
        }
    }

    /// Calls `take` with each cell of which the move along a line to `to` takes the piece.
    fn takes(&self, phrase: &Phrase, line: &Line, to: Cell, passed: &CellSet, take: &mut impl FnMut(Cell)) {
        for rule in &phrase.takings {
            let mut offer = |cell: Cell| {
                if self.enemy(cell, rule.kinds) {
                    take(cell);
                }
            };
            match &rule.place {
                Place::Behind => offer(line.back[self.from.index()]),
                Place::Ahead => offer(line.next[to.index()]),
                Place::Passed => passed.iter().for_each(offer),
                Place::Between { own, lines } => {
                    for line in lines {
                        let middle = line.next[to.index()];
                        if middle != Cell::NONE && self.own(line.next[middle.index()], to, *own) {
                            offer(middle);
                        }
                    }
                }
                Place::Cornered { own } => {
                    let board = &self.position.rules.definition.board;
                    let reached = board.coordinates(to.0);
                    let pieces = self.position.pieces(self.side).iter();
                    for cell in pieces.filter(|&cell| self.own(cell, to, *own)) {
                        let other = board.coordinates(cell.0);
                        for corner in
                            [Coordinates { file: reached.file, ..other }, Coordinates { rank: reached.rank, ..other }]
                        {
                            offer(board.find(corner).map_or(Cell::NONE, Cell));
                        }
                    }
                }
            }
        }
    }
}

impl Position {
    /// The enemy pieces that a move of a piece of the player between these cells takes besides; the target is empty.
    pub(crate) fn taken_besides(&self, from: Cell, to: Cell) -> CellSet {
        let mut taken = CellSet::EMPTY;
        self.each_besides(from, &mut |end, cells| {
            if end == to {
                taken.extend(cells);
            }
        });
        taken
    }

    /// Calls `found` with each empty cell to which phrases that take besides lead the player's piece on `from`, and what such a move takes; perhaps several
    /// times with the same cell.
    pub(crate) fn each_besides(&self, from: Cell, found: &mut impl FnMut(Cell, &CellSet)) {
        let Some(rules) = &self.rules.takings else { return };
        let (side, piece) = (self.state.side, self.at(from));
        if !piece.is_owned_by(side) {
            return;
        }
        let scene = Scene { position: self, side, from, imagined: None };
        for phrase in rules.of_kind(side, piece.kind()).iter().filter(|phrase| phrase.starts.has(from)) {
            for line in &phrase.lines {
                scene.ends(phrase, line, &mut |to, passed| {
                    let mut taken = CellSet::EMPTY;
                    scene.takes(phrase, line, to, passed, &mut |cell| taken.add(cell));
                    found(to, &taken);
                    false
                });
            }
        }
    }

    /// The cells on the way of a move that leaps over pieces which it takes; `None` if no phrase leads there so.
    pub(crate) fn way_besides(&self, from: Cell, to: Cell, side: Side) -> Option<Vec<Cell>> {
        let rules = self.rules.takings.as_ref()?;
        let kind = self.at(from).kind();
        let scene = Scene { position: self, side, from, imagined: None };
        for phrase in rules.of_kind(side, kind).iter().filter(|phrase| phrase.starts.has(from)) {
            for line in &phrase.lines {
                if scene.ends(phrase, line, &mut |end, _| end == to) {
                    let on = |&cell: &Cell| Some(line.next[cell.index()]).filter(|&next| next != Cell::NONE);
                    let mut way: Vec<Cell> =
                        std::iter::successors(on(&from), on).take_while(|&cell| cell != to).collect();
                    way.push(to);
                    return Some(way);
                }
            }
        }
        None
    }

    /// Could the piece of `by` on `from` take a piece on `target` by a move that ends elsewhere? Without an enemy piece there, a royal one is imagined.
    pub(crate) fn attacks_besides(&self, from: Cell, target: Cell, by: Side) -> bool {
        let Some(rules) = &self.rules.takings else { return false };
        let victim = self.at(target);
        let imagined = if victim.is_owned_by(by.other()) {
            1 << victim.kind()
        } else {
            self.rules.features.royal.map_or(u64::MAX, |royal| 1 << royal)
        };
        let scene = Scene { position: self, side: by, from, imagined: Some((target, imagined)) };
        rules.of_kind(by, self.at(from).kind()).iter().filter(|phrase| phrase.starts.has(from)).any(|phrase| {
            phrase.takings.iter().any(|rule| rule.kinds & imagined != 0)
                && phrase.lines.iter().any(|line| {
                    scene.ends(phrase, line, &mut |to, passed| {
                        let mut hit = false;
                        scene.takes(phrase, line, to, passed, &mut |cell| hit |= cell == target);
                        hit
                    })
                })
        })
    }
}
