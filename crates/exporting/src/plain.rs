//! The moves of a type without what options say of them, so that Betza notation can say the rest.

use variorum_gamedef::board::CellIndex;
use variorum_gamedef::definition::{Definition, FilePart, Mode, Motion, MotionKind, PieceType, PieceTypeId, ZoneId};

use crate::betza::simple_phrase;

/// The moves of a type, and what options say of them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Plain {
    /// As the notation has them; moves from a zone of first moves are those of unmoved pieces.
    pub(crate) motions: Vec<Motion>,
    /// The phrases for which there is neither option nor notation.
    pub(crate) unsaid: Vec<String>,
    /// Where double steps begin that can be captured in passing.
    pub(crate) doubles: Vec<CellIndex>,
    /// Where double steps begin that cannot.
    pub(crate) safe: Vec<CellIndex>,
    /// Where other first moves begin.
    pub(crate) others: Vec<CellIndex>,
    /// Where up to three steps begin.
    pub(crate) triples: Vec<CellIndex>,
    /// Where alone it captures in passing.
    pub(crate) passing: Option<ZoneId>,
    /// It is the soldier of xiangqi, which goes sideways too from this rank on, counted from 1.
    pub(crate) soldier: Option<u8>,
    /// It also goes along the diagonal lines between these cells.
    pub(crate) lines: Option<ZoneId>,
    /// Its hops spare pieces of its own type.
    pub(crate) sparing: bool,
    /// The types that it cannot capture.
    pub(crate) spared: Vec<PieceTypeId>,
}

impl Plain {
    pub(crate) fn new(definition: &Definition, piece: &PieceType) -> Self {
        let mut plain = Self { motions: piece.motions.clone(), ..Self::default() };
        // Whether a piece has moved, no option asks.
        plain.leave(|motion| motion.unmoved);
        plain.take_lines(definition);
        plain.take_soldier(definition);
        plain.take_sparing(definition);
        plain.take_spared(definition);
        plain.join_passing();
        plain.take_first_moves(definition);
        plain.leave(|motion| simple_phrase(definition, motion).is_none());
        plain
    }

    /// Moves what cannot be said to where it is named.
    fn leave(&mut self, unsaid: impl Fn(&Motion) -> bool) {
        let (left, kept) = self.motions.drain(..).partition::<Vec<Motion>, _>(|motion| unsaid(motion));
        self.motions = kept;
        self.unsaid.extend(left.into_iter().map(|motion| motion.text));
    }

    /// The moves in the notation; `None` where something cannot be said.
    pub(crate) fn text(&self, definition: &Definition) -> Option<String> {
        if !self.unsaid.is_empty() {
            return None;
        }
        self.motions.iter().map(|motion| simple_phrase(definition, motion)).collect()
    }

    /// The same moves as in a mirror: the format turns Black's pieces round, and the language does not.
    pub(crate) fn mirrored(&self) -> Self {
        let mut plain = self.clone();
        for step in plain.motions.iter_mut().flat_map(|motion| &mut motion.directions).flat_map(|path| &mut path.steps)
        {
            step.file = step.file.map(|part| match part {
                FilePart::Leftward => FilePart::Rightward,
                FilePart::Rightward => FilePart::Leftward,
                FilePart::Keeping | FilePart::Changing => part,
            });
        }
        plain
    }

    /// Moves from and to the cells of one zone, if such moves belong to the others.
    fn take_lines(&mut self, definition: &Definition) {
        let along = |motion: &Motion| match (motion.from, motion.to) {
            (Some(from), Some(to)) => from.inside && from == to,
            (Some(_) | None, _) => false,
        };
        let mut lined = self.motions.iter().filter(|motion| along(motion));
        let (Some(line), None) = (lined.next(), lined.next()) else { return };
        let Some(zone) = line.from.map(|from| from.zone) else { return };
        let written = |motion: &Motion| {
            let plain = Motion { from: None, to: None, sparing: false, ..motion.clone() };
            Some((simple_phrase(definition, &plain)?, motion.sparing))
        };
        let rest: Vec<Motion> = self.motions.iter().filter(|motion| !along(motion)).cloned().collect();
        let said = rest.iter().map(written).collect::<Option<Vec<_>>>().unwrap_or_default();
        let said: Vec<(&str, bool)> = said.iter().map(|(text, sparing)| (text.as_str(), *sparing)).collect();
        let added = match said.as_slice() {
            [("W", false)] => ("F", false),
            [("fsW" | "fWsW", false)] | [("fW", false), ("sW", false)] => ("fF", false),
            [("R", false)] => ("B", false),
            [("pR", true)] => ("pB", true),
            _ => return,
        };
        if written(line).as_ref().is_some_and(|(text, sparing)| (text.as_str(), *sparing) == added) {
            self.motions = rest;
            self.lines = Some(zone);
        }
    }

    /// One step ahead, and aside from a rank on.
    fn take_soldier(&mut self, definition: &Definition) {
        let everywhere = |motion: &Motion| simple_phrase(definition, &Motion { from: None, ..motion.clone() });
        let [ahead, rest @ ..] = self.motions.as_slice() else { return };
        match rest {
            [] if everywhere(ahead).as_deref() == Some("fsW") && ahead.from.is_none() => self.soldier = Some(1),
            [aside] => {
                let shaped = everywhere(ahead).as_deref() == Some("fW") && everywhere(aside).as_deref() == Some("sW");
                let Some(zone) = aside.from.filter(|zone| zone.inside && shaped && ahead.from.is_none()) else {
                    return;
                };
                let board = &definition.board;
                let cells = &definition.zones[zone.zone].cells;
                let Some(first) = cells.first().map(|&cell| board.coordinates(cell).rank) else { return };
                let whole = board.cells().filter(|&cell| board.coordinates(cell).rank >= first);
                if whole.eq(cells.iter().copied()) {
                    let directions = [ahead.directions.as_slice(), &aside.directions].concat();
                    self.soldier = Some(first + 1);
                    self.motions = vec![Motion { directions, ..ahead.clone() }];
                }
            }
            _ => {}
        }
    }

    /// The hops of a type that does nothing else.
    fn take_sparing(&mut self, definition: &Definition) {
        if let [hop] = self.motions.as_mut_slice() {
            let plain = Motion { sparing: false, ..hop.clone() };
            if hop.sparing && simple_phrase(definition, &plain).as_deref() == Some("pR") {
                self.sparing = true;
                *hop = plain;
            }
        }
    }

    /// The types that it spares, if that is so with all its captures.
    fn take_spared(&mut self, definition: &Definition) {
        let mut preys = self.motions.iter().filter(|motion| motion.mode != Mode::Moving).map(|motion| &motion.prey);
        let Some(prey) = preys.next().cloned().filter(|prey| !prey.is_empty() && preys.all(|other| other == prey))
        else {
            return;
        };
        self.spared = (0..definition.pieces.len()).filter(|id| !prey.contains(id)).collect();
        self.motions.iter_mut().for_each(|motion| motion.prey.clear());
        let alike = |one: &Motion, other: &Motion| {
            let like = Motion { mode: one.mode, text: one.text.clone(), ..other.clone() };
            like == *one
        };
        let mut joined: Vec<Motion> = Vec::new();
        for motion in self.motions.drain(..) {
            let half = |known: &&mut Motion| {
                matches!((known.mode, motion.mode), (Mode::Moving, Mode::Capturing) | (Mode::Capturing, Mode::Moving))
                    && alike(known, &motion)
            };
            match joined.iter_mut().find(half) {
                Some(known) => known.mode = Mode::Both,
                None => joined.push(motion),
            }
        }
        self.motions = joined;
    }

    /// Captures of which those in passing have a zone of their own.
    fn join_passing(&mut self) {
        let passing = self.motions.iter().filter(|motion| motion.en_passant);
        let zones: Vec<ZoneId> =
            passing.filter_map(|motion| motion.to.filter(|to| to.inside)).map(|to| to.zone).collect();
        let Some(&zone) = zones.first().filter(|first| zones.iter().all(|zone| zone == *first)) else { return };
        let within = |motion: &Motion, inside: bool| motion.to.is_some_and(|to| to.zone == zone && to.inside == inside);
        let mut joined: Vec<Motion> = Vec::new();
        for motion in &self.motions {
            let whole = Motion { to: None, en_passant: true, text: String::new(), ..motion.clone() };
            let is =
                |other: &Motion| Motion { to: None, en_passant: true, text: String::new(), ..other.clone() } == whole;
            let outside = !motion.en_passant && within(motion, false);
            if outside && self.motions.iter().any(|other| other.en_passant && within(other, true) && is(other)) {
                joined.push(Motion { text: motion.text.clone(), ..whole });
            } else if !(motion.en_passant && within(motion, true) && joined.iter().any(is)) {
                joined.push(motion.clone());
            }
        }
        if joined.iter().all(|motion| motion.to.is_none()) {
            self.motions = joined;
            self.passing = Some(zone);
        }
    }

    /// First moves: the notation says that they are such, and options where they begin.
    fn take_first_moves(&mut self, definition: &Definition) {
        let doubles: Vec<Motion> = self.motions.iter().filter(|motion| is_double(motion)).cloned().collect();
        let one_place = self.first_moves_begin_together(definition);
        let mut kept: Vec<Motion> = Vec::new();
        for motion in std::mem::take(&mut self.motions) {
            let Some(said) = self.take_first_move(definition, motion, &doubles, one_place) else { continue };
            let same = |known: &Motion| Motion { text: said.text.clone(), ..known.clone() } == said;
            if !kept.iter().any(same) {
                kept.push(said);
            }
        }
        self.motions = kept;
    }

    /// Do all first moves begin in the same cells? There is one option for all of them.
    fn first_moves_begin_together(&self, definition: &Definition) -> bool {
        let first = self.motions.iter().filter(|motion| is_double(motion) || is_other_first(motion));
        let mut begin = first.map(|motion| beginnings(definition, motion));
        let triple = self.motions.iter().any(|motion| matches!(motion.kind, MotionKind::Advance { .. }));
        let together = begin.next().is_none_or(|first| begin.all(|cells| cells == first));
        together && !triple
    }

    /// A motion as the notation has it, after noting where it begins if it is a first move; `None` if one of `doubles` says the same.
    fn take_first_move(
        &mut self,
        definition: &Definition,
        motion: Motion,
        doubles: &[Motion],
        one_place: bool,
    ) -> Option<Motion> {
        if motion.from.is_some_and(|from| !from.inside) {
            return Some(motion);
        }
        let cells = beginnings(definition, &motion);
        let double = MotionKind::Double { free: false };
        let said = match motion.kind {
            MotionKind::Double { free: false } => {
                add(&mut self.doubles, cells);
                Motion { from: None, ..motion }
            }
            MotionKind::Advance { most: 3 } => {
                add(&mut self.triples, cells);
                Motion { kind: double, from: None, ..motion }
            }
            MotionKind::Ride { min: 2, max: Some(2) }
                if motion.from.is_some() && motion.mode == Mode::Moving && motion.to.is_none() =>
            {
                add(&mut self.safe, cells);
                let unplaced = |motion: &Motion| Motion { from: None, text: String::new(), ..motion.clone() };
                let as_double = Motion { kind: double, ..unplaced(&motion) };
                if doubles.iter().any(|known| unplaced(known) == as_double) {
                    return None;
                }
                Motion { kind: double, from: None, ..motion }
            }
            MotionKind::Ride { .. } | MotionKind::Leap | MotionKind::Lame if one_place && is_other_first(&motion) => {
                add(&mut self.others, cells);
                Motion { from: None, unmoved: true, ..motion }
            }
            MotionKind::Ride { .. }
            | MotionKind::Leap
            | MotionKind::Lame
            | MotionKind::Crooked { .. }
            | MotionKind::Hop { .. }
            | MotionKind::Double { .. }
            | MotionKind::Advance { .. }
            | MotionKind::Walk { .. }
            | MotionKind::Plane { .. }
            | MotionKind::Anywhere => motion,
        };
        Some(said)
    }

    /// Where first moves begin that are no three steps, as far as one region says it.
    pub(crate) fn first(&self) -> Vec<CellIndex> {
        let mut cells = Vec::new();
        for more in [&self.doubles, &self.safe, &self.others] {
            add(&mut cells, more.clone());
        }
        cells
    }

    /// Has it first moves?
    pub(crate) fn has_first(&self) -> bool {
        !(self.first().is_empty() && self.triples.is_empty())
    }
}

fn is_double(motion: &Motion) -> bool {
    motion.kind == MotionKind::Double { free: false }
}

/// May it be a first move that is no double step, because it begins in one zone alone?
fn is_other_first(motion: &Motion) -> bool {
    let kind = matches!(motion.kind, MotionKind::Ride { min: 1, .. } | MotionKind::Leap | MotionKind::Lame);
    kind && motion.from.is_some_and(|from| from.inside) && motion.to.is_none()
}

/// The cells in which a motion may begin.
fn beginnings(definition: &Definition, motion: &Motion) -> Vec<CellIndex> {
    match motion.from {
        Some(from) if from.inside => definition.zones[from.zone].cells.clone(),
        Some(_) | None => definition.board.cells().collect(),
    }
}

/// Adds cells, in order.
fn add(cells: &mut Vec<CellIndex>, more: Vec<CellIndex>) {
    cells.extend(more);
    cells.sort_unstable();
    cells.dedup();
}
