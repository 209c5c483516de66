//! Phrases: `MOTION PATHS, CLAUSE, …`, one line of a piece's moves.
//!
//! Reads what is done along paths and under which conditions; the paths themselves are read by `paths`.

use std::ops::{Range, RangeInclusive};

use crate::definition::{
    Continuation, Directions, Mode, Motion, MotionKind, PieceTypeId, PiecesBySide, Step, Taking, Then, ZoneTest,
};
use crate::grid::Grid;
use crate::names::Context;
use crate::paths::{Term, is_directions_name, read_paths, step_count};
use crate::problem::{PathProblem, PhraseProblem};
use crate::taking::{hurdles, prey, swapped, taking};
use crate::text::{Text, Word, end_of, words};
use crate::vocabulary::words::{ClauseWord, JoinerWord, MotionWord, TakingWord, ZoneWord, common};
use crate::vocabulary::{
    WordKind, Words as _, condition_otherwise, distances_otherwise, kind_of, motion_otherwise, unsayable, words_of,
};
use crate::{Advice, limits};

const MARKS: &[char] = &[',', '>', ';'];

/// Reads a phrase; `None` if it has errors.
pub(crate) fn read_phrase(cx: &mut Context<'_>, text: &Text) -> Option<Motion> {
    if let Some((place, shape)) = distances_otherwise(&text.value) {
        let found = text.value.get(place.clone()).unwrap_or_default().into();
        let advice = Advice::WriteInstead { text: shape.into() };
        cx.input.error(text.place(&place), PathProblem::NotAShape { word: found }, advice);
        return None;
    }
    let all = words(&text.value, MARKS);
    let mut parts = all.split(|word| word.text == ",");
    let head = parts.next().unwrap_or_default();
    let mut reader = Reader { cx, text, valid: true };
    let kind = reader.motion(head);
    let motion = kind.map(|(kind, taken)| {
        let terms = reader.paths(kind, &head[taken..], end_of(head));
        (kind, terms)
    });
    let mut clauses = Clauses::default();
    let mut before = end_of(head).end;
    for part in parts {
        reader.clause(part, before, kind.map(|(kind, _)| kind), &mut clauses);
        before = end_of(part).end.max(before);
    }
    if let Some((kind, terms)) = &motion {
        reader.check_taking(*kind, terms.as_deref().unwrap_or_default(), &clauses);
        reader.check_going_on(terms.as_deref().unwrap_or_default(), &clauses);
        reader.check_unmoved(*kind, terms.as_deref().unwrap_or_default(), &clauses);
        reader.check_swapping(*kind, &clauses);
    }
    reader.check(&clauses);
    let valid = reader.valid;
    let (kind, directions) = motion?;
    let usual = if clauses.swapping.is_some() { Mode::Moving } else { Mode::Both };
    let mode = clauses.mode.map(|(mode, _)| mode).or(kind.fixed_mode()).unwrap_or(usual);
    valid.then_some(Motion {
        kind,
        directions: directions?,
        mode,
        from: clauses.from.test,
        to: clauses.to.test,
        en_passant: clauses.en_passant.is_some(),
        sparing: clauses.sparing.is_some(),
        over: clauses.over.and_then(|(hurdles, _)| hurdles),
        swapping: clauses.swapping.and_then(|(pieces, _)| pieces),
        staying: clauses.staying.is_some(),
        taking: clauses.taking,
        unmoved: clauses.unmoved.is_some(),
        not_through_check: clauses.not_through_check.is_some(),
        prey: clauses.prey.unwrap_or_default(),
        then: clauses.then.map(|(then, _)| then),
        text: text.value.clone(),
    })
}

/// Reads the paths of named directions: any number of steps, goings on included.
pub(crate) fn read_direction_terms(cx: &mut Context<'_>, text: &Text) -> Vec<Directions> {
    let all = words(&text.value, MARKS);
    let terms = read_paths(cx, text, &all).unwrap_or_default();
    terms.into_iter().map(|term| term.directions).collect()
}

/// Reads paths of one step. `riding`: they may go on round corners.
pub(crate) fn read_directions(cx: &mut Context<'_>, text: &Text, riding: bool) -> Vec<Directions> {
    let all = words(&text.value, MARKS);
    read_single_steps(cx, text, &all, riding).unwrap_or_default()
}

/// Reads where something acts: one step in some directions, or what a `step` or `leap` without conditions says; `None` if it has errors.
pub(crate) fn read_reach(cx: &mut Context<'_>, text: &Text) -> Option<Vec<Directions>> {
    let all = words(&text.value, MARKS);
    if MotionWord::at_front(&all).is_none() {
        return read_single_steps(cx, text, &all, false);
    }
    let motion = read_phrase(cx, text)?;
    let single = match motion.kind {
        MotionKind::Ride { min, max } => (min, max) == (1, Some(1)),
        MotionKind::Leap => true,
        MotionKind::Lame
        | MotionKind::Crooked { .. }
        | MotionKind::Hop { .. }
        | MotionKind::Double { .. }
        | MotionKind::Advance { .. }
        | MotionKind::Walk { .. }
        | MotionKind::Plane { .. }
        | MotionKind::Anywhere => false,
    };
    let repeated = motion.directions.iter().any(Directions::repeats_steps);
    if !single || repeated || all.iter().any(|word| word.text == ",") {
        cx.input.error(text.span.clone(), PathProblem::NotAReach, Advice::ForExample { example: "leap 2:1".into() });
        return None;
    }
    Some(motion.directions)
}

/// [`read_directions`] from some words of a text; `None` if they have errors.
pub(crate) fn read_single_steps(
    cx: &mut Context<'_>,
    text: &Text,
    words: &[Word<'_>],
    riding: bool,
) -> Option<Vec<Directions>> {
    let terms = read_paths(cx, text, words)?;
    let mut valid = true;
    for term in &terms {
        if term.directions.steps.len() != 1 {
            let advice = if riding { Advice::Lines } else { Advice::Neighbours };
            cx.input.error(text.place(&term.span), PathProblem::SeveralSteps, advice);
            valid = false;
        } else if term.directions.repeats_steps() {
            let advice = if riding { Advice::Lines } else { Advice::Neighbours };
            cx.input.error(text.place(&term.span), PathProblem::RepeatedHere, advice);
            valid = false;
        } else if !riding && term.directions.continuation != Continuation::Straight {
            cx.input.error(text.place(&term.span), PathProblem::SingleStepTurns, Advice::NoContinuation);
            valid = false;
        }
    }
    valid.then(|| terms.into_iter().map(|term| term.directions).collect())
}

#[derive(Default)]
struct Clauses {
    mode: Option<(Mode, Range<usize>)>,
    from: ZoneCondition,
    to: ZoneCondition,
    en_passant: Option<Range<usize>>,
    sparing: Option<Range<usize>>,
    /// Over whom it hops; `None` within if this has errors.
    over: Option<(Option<PiecesBySide>, Range<usize>)>,
    /// With whom it changes places; `None` within if this has errors.
    swapping: Option<(Option<PiecesBySide>, Range<usize>)>,
    staying: Option<Range<usize>>,
    unmoved: Option<Range<usize>>,
    not_through_check: Option<Range<usize>>,
    taking: Vec<Taking>,
    /// The first condition with `taking`.
    takes: Option<Range<usize>>,
    prey: Option<Vec<PieceTypeId>>,
    then: Option<(Then, Range<usize>)>,
}

#[derive(Default)]
struct ZoneCondition {
    given: bool,
    test: Option<ZoneTest>,
}

struct Reader<'r, 't> {
    cx: &'r mut Context<'t>,
    text: &'r Text,
    valid: bool,
}

/// Whether a condition that begins so says what the piece does afterwards.
fn is_then(word: &str) -> bool {
    ClauseWord::ThenStep.word().split(' ').next() == Some(word)
}

impl Reader<'_, '_> {
    fn error(&mut self, part: &Range<usize>, problem: PhraseProblem, advice: Advice) {
        self.valid = false;
        self.cx.input.error(self.text.place(part), problem, advice);
    }

    /// The motion, and how many words it took.
    fn motion(&mut self, head: &[Word<'_>]) -> Option<(MotionKind, usize)> {
        let motions = || words_of(&[WordKind::Motion]).collect();
        let Some(first) = head.first() else {
            let end = self.text.value.len();
            self.error(&(0..end), PhraseProblem::Empty, Advice::BeginPhrase { words: motions() });
            return None;
        };
        let Some((word, taken)) = MotionWord::at_front(head) else {
            return self.unknown_motion(first, head);
        };
        if self.is_incomplete(head, taken) {
            return None;
        }
        let rest = &head[taken..];
        let ride = |min, max| MotionKind::Ride { min, max };
        Some(match word {
            MotionWord::Step => (ride(1, Some(1)), taken),
            MotionWord::Slide => (ride(1, None), taken),
            MotionWord::SlideExactly => {
                let number = self.number(first, rest.first())?;
                (ride(number, Some(number)), taken + 1)
            }
            MotionWord::SlideUpTo => {
                let number = self.number(first, rest.first())?;
                (ride(1, Some(number)), taken + 1)
            }
            MotionWord::Leap => (MotionKind::Leap, taken),
            MotionWord::LeapAnywhere => (MotionKind::Anywhere, taken),
            MotionWord::Lame => (MotionKind::Lame, taken),
            MotionWord::Crooked => (MotionKind::Crooked { most: None }, taken),
            MotionWord::CrookedUpTo => {
                let number = self.number(first, rest.first())?;
                (MotionKind::Crooked { most: Some(number) }, taken + 1)
            }
            MotionWord::Hop => (MotionKind::Hop { behind: None, within: None }, taken),
            MotionWord::HopUpTo => {
                let number = self.number(first, rest.first())?;
                (MotionKind::Hop { behind: Some(number), within: None }, taken + 1)
            }
            MotionWord::HopWithin => {
                let range = 2..=*limits::REACH.end();
                let number = self.number_in(range, word, PhraseProblem::ShortHop, first, rest.first())?;
                (MotionKind::Hop { behind: None, within: Some(number) }, taken + 1)
            }
            MotionWord::WalkUpTo => {
                let problem = PhraseProblem::WalkSteps { least: *limits::WALK.start(), most: *limits::WALK.end() };
                let most = self.number_in(limits::WALK, word, problem, first, rest.first())?;
                (MotionKind::Walk { most }, taken + 1)
            }
            MotionWord::Plane => (MotionKind::Plane { most: None }, taken),
            MotionWord::PlaneUpTo => {
                let number = self.number(first, rest.first())?;
                (MotionKind::Plane { most: Some(number) }, taken + 1)
            }
            MotionWord::Double => (MotionKind::Double { free: false }, taken),
            MotionWord::DoubleFree => (MotionKind::Double { free: true }, taken),
            MotionWord::AdvanceUpTo => {
                let problem =
                    PhraseProblem::AdvanceSteps { least: *limits::ADVANCE.start(), most: *limits::ADVANCE.end() };
                let most = self.number_in(limits::ADVANCE, word, problem, first, rest.first())?;
                (MotionKind::Advance { most }, taken + 1)
            }
        })
    }

    /// Reports a motion of several words of which the last is missing, such as `slide up 3`.
    fn is_incomplete(&mut self, head: &[Word<'_>], taken: usize) -> bool {
        let begun = MotionWord::WORDS.iter().map(|known| (known, common(known, head)));
        let Some((known, count)) = begun.filter(|&(_, count)| count > taken).max_by_key(|&(_, count)| count) else {
            return false;
        };
        let Some(next) = known.parts().nth(count) else { return false };
        let begun = head[..count].iter().map(|word| word.text).collect::<Vec<_>>().join(" ");
        let advice = Advice::ForExample { example: known.example.into() };
        self.error(&head[count - 1].span, PhraseProblem::Incomplete { begun, next }, advice);
        true
    }

    fn unknown_motion(&mut self, first: &Word<'_>, head: &[Word<'_>]) -> Option<(MotionKind, usize)> {
        let motions = || words_of(&[WordKind::Motion]);
        if let Some(advice) = motion_otherwise(head).or_else(|| unsayable(first.text)) {
            // What follows belongs to it.
            self.error(&first.span, PhraseProblem::NoMotion { word: first.text.into() }, advice);
            return None;
        }
        let of_paths = kind_of(first.text).is_some() || is_directions_name(first.text);
        let meant = Advice::did_you_mean(first.text, motions());
        // A misspelt motion is one, even if it looks like the name of directions.
        let taken = usize::from(meant.is_some() || !of_paths);
        let advice = match meant {
            Some(meant) => meant,
            None if of_paths => Advice::MotionFirst { word: first.text.into() },
            None => Advice::PhraseWords { words: motions().collect() },
        };
        self.error(&first.span, PhraseProblem::NoMotion { word: first.text.into() }, advice);
        // The rest may have errors of its own; a slide allows most.
        (head.len() > 1).then_some((MotionKind::Ride { min: 1, max: None }, taken))
    }

    /// The number of steps of a motion that has its own limits; reports a number outside them as `problem`.
    fn number_in(
        &mut self,
        range: RangeInclusive<u8>,
        motion: MotionWord,
        problem: PhraseProblem,
        first: &Word<'_>,
        word: Option<&Word<'_>>,
    ) -> Option<u8> {
        let given = word.filter(|word| word.text.chars().all(|digit| digit.is_ascii_digit()));
        let Some(given) = given else { return self.number(first, word) };
        let number = given.text.parse::<u8>().ok();
        let reach = *limits::REACH.end();
        if *range.end() == reach && number.is_none_or(|number| number > reach) {
            return self.number(first, word);
        }
        let number = number.filter(|number| range.contains(number));
        if number.is_none() {
            let example = motion.example().into();
            self.error(&given.span, problem, Advice::ForExample { example });
        }
        number
    }

    fn number(&mut self, first: &Word<'_>, word: Option<&Word<'_>>) -> Option<u8> {
        let number = step_count(self.cx, self.text, first, word);
        self.valid &= number.is_some();
        number
    }

    fn paths(&mut self, kind: MotionKind, rest: &[Word<'_>], end: Range<usize>) -> Option<Vec<Directions>> {
        if !kind.has_paths() {
            if let Some(extra) = rest.first() {
                self.too_much(extra, Advice::CommaBetweenConditions);
            }
            return rest.is_empty().then(Vec::new);
        }
        if rest.is_empty() {
            self.error(&end, PhraseProblem::PathsMissing, Advice::WhichWay);
            return None;
        }
        for word in rest.iter().filter(|word| word.text == JoinerWord::Semicolon.word()) {
            let advice = Advice::WriteInstead { text: JoinerWord::And.word().into() };
            self.error(&word.span, PhraseProblem::Semicolon, advice);
        }
        let Some(terms) = read_paths(self.cx, self.text, rest) else {
            self.valid = false;
            return None;
        };
        let before = self.cx.terms;
        self.cx.terms += terms.len();
        if self.cx.terms > limits::ALL_TERMS {
            self.valid = false;
            // The phrases after it are too many as well, but one report is enough.
            if before <= limits::ALL_TERMS {
                let problem = PhraseProblem::TooManyPaths { most: limits::ALL_TERMS };
                self.error(&end, problem, Advice::FewerPhrases);
            }
            return None;
        }
        for term in &terms {
            self.check_term(kind, term);
        }
        Some(terms.into_iter().map(|term| term.directions).collect())
    }

    /// Does the motion know what to do with such a path?
    fn check_term(&mut self, kind: MotionKind, term: &Term) {
        let steps = term.directions.steps.len();
        let misfit = match kind {
            MotionKind::Ride { .. }
            | MotionKind::Hop { .. }
            | MotionKind::Double { .. }
            | MotionKind::Advance { .. }
            | MotionKind::Walk { .. } => {
                (steps != 1).then_some((PhraseProblem::RepeatsOneStep, Advice::SeveralStepMotions))
            }
            MotionKind::Crooked { .. } => {
                let example = MotionWord::Crooked.example().into();
                (steps != 2).then_some((PhraseProblem::CrookedSteps, Advice::ForExample { example }))
            }
            MotionKind::Plane { .. } => {
                let across = |step: &Step| {
                    step.ring.is_none() && step.shape.iter().all(|&part| part <= 1) && step.shape.iter().sum::<i8>() > 1
                };
                let squares = self.cx.board.as_ref().is_none_or(|board| board.grid == Grid::Squares);
                let fits = steps == 1 && term.directions.steps.iter().all(across);
                let example = MotionWord::Plane.example().into();
                if squares {
                    (!fits).then_some((PhraseProblem::PlaneStep, Advice::ForExample { example }))
                } else {
                    Some((PhraseProblem::PlaneGrid, Advice::OnHexagons))
                }
            }
            MotionKind::Lame => (steps < 2).then_some((PhraseProblem::LameSteps, Advice::LameSteps)),
            MotionKind::Leap | MotionKind::Anywhere => None,
        };
        if let Some((problem, advice)) = misfit {
            self.error(&term.span, problem, advice);
        } else if term.directions.repeats_steps() && !kind.may_repeat_steps() {
            self.error(&term.span, PhraseProblem::RepeatedMotion, Advice::RepeatWithLame);
        }
        if !kind.repeats() && term.directions.continuation != Continuation::Straight {
            self.error(&term.span, PhraseProblem::NoTurning, Advice::TurningRides);
        }
    }

    fn clause(&mut self, part: &[Word<'_>], before: usize, kind: Option<MotionKind>, clauses: &mut Clauses) {
        let Some(first) = part.first() else {
            let advice = Advice::ConditionOrNoComma { words: words_of(&[WordKind::Clause]).collect() };
            self.error(&(before..before), PhraseProblem::ConditionMissing, advice);
            return;
        };
        let span = first.span.start..end_of(part).end;
        let names_zone = part.last().is_some_and(|last| self.cx.is_zone(last.text));
        let otherwise = condition_otherwise(part).filter(|_| !names_zone);
        let Some((clause, taken)) = ClauseWord::at_front(part).filter(|_| otherwise.is_none()) else {
            self.unknown_clause(first, part, &span);
            return;
        };
        let rest = &part[taken..];
        let names_owner = |word: &Word<'_>| {
            let owners = [TakingWord::Enemy, TakingWord::Own, TakingWord::Any, TakingWord::Neutral];
            owners.iter().any(|owner| owner.word() == word.text)
        };
        match clause {
            ClauseWord::Capturing if rest.first().is_some_and(names_owner) => {}
            ClauseWord::Moving
            | ClauseWord::Capturing
            | ClauseWord::EnPassant
            | ClauseWord::Sparing
            | ClauseWord::Staying
            | ClauseWord::Unmoved
            | ClauseWord::NotThroughCheck
            | ClauseWord::ThenOn
            | ClauseWord::ThenBack => {
                if let Some(extra) = rest.first() {
                    let is_mode = |word| matches!(word, ClauseWord::Moving | ClauseWord::Capturing);
                    let second = || ClauseWord::at_front(&rest[1..]).is_some_and(|(word, _)| is_mode(word));
                    let both = is_mode(clause) && matches!(extra.text, "or" | "and") && second();
                    let unsaid = rest.iter().find_map(|word| unsayable(word.text));
                    let advice = if both { Some(Advice::NeitherForBoth) } else { unsaid };
                    self.too_much(extra, advice.unwrap_or(Advice::CommaBetweenConditions));
                    return;
                }
            }
            ClauseWord::From
            | ClauseWord::Outside
            | ClauseWord::NotFrom
            | ClauseWord::To
            | ClauseWord::NotTo
            | ClauseWord::Taking
            | ClauseWord::Over
            | ClauseWord::Swapping
            | ClauseWord::ThenStep => {}
        }
        match clause {
            ClauseWord::Moving => self.mode(Mode::Moving, &span, clauses),
            ClauseWord::Capturing => {
                if kind.and_then(MotionKind::fixed_mode).is_some_and(|mode| mode != Mode::Capturing) {
                    self.error(&span, PhraseProblem::DoubleCaptures, Advice::CapturesApart);
                }
                self.mode(Mode::Capturing, &span, clauses);
                if !rest.is_empty() {
                    let read = prey(self.cx, self.text, rest);
                    self.valid &= read.is_some();
                    clauses.prey = read;
                }
            }
            ClauseWord::Taking => {
                let read = taking(self.cx, self.text, rest, end_of(part));
                self.valid &= read.is_some();
                clauses.taking.extend(read);
                clauses.takes.get_or_insert(span);
            }
            ClauseWord::EnPassant => {
                if clauses.en_passant.replace(span.clone()).is_some() {
                    self.twice(&span);
                }
            }
            ClauseWord::Sparing => {
                if !kind.is_some_and(MotionKind::needs_screen) {
                    self.error(&span, PhraseProblem::SparingWithoutHop, Advice::TakeItOut);
                }
                if clauses.sparing.replace(span.clone()).is_some() {
                    self.twice(&span);
                }
            }
            ClauseWord::Over => {
                if !kind.is_some_and(MotionKind::needs_screen) {
                    self.error(&span, PhraseProblem::OverWithoutHop, Advice::TakeItOut);
                }
                let read = hurdles(self.cx, self.text, rest, end_of(part));
                self.valid &= read.is_some();
                if clauses.over.replace((read, span.clone())).is_some() {
                    self.error(&span, PhraseProblem::TwoHurdles, Advice::FurtherPhrase);
                }
            }
            ClauseWord::Swapping => {
                let read = swapped(self.cx, self.text, rest, end_of(part));
                self.valid &= read.is_some();
                if clauses.swapping.replace((read, span.clone())).is_some() {
                    self.twice(&span);
                }
            }
            ClauseWord::Staying => {
                if clauses.staying.replace(span.clone()).is_some() {
                    self.twice(&span);
                }
            }
            ClauseWord::Unmoved => {
                if clauses.unmoved.replace(span.clone()).is_some() {
                    self.twice(&span);
                }
            }
            ClauseWord::NotThroughCheck => {
                if clauses.not_through_check.replace(span.clone()).is_some() {
                    self.twice(&span);
                }
            }
            ClauseWord::ThenStep => {
                if rest.is_empty() {
                    self.error(&span, PhraseProblem::PathsMissing, Advice::WhichWay);
                    return;
                }
                let steps = read_single_steps(self.cx, self.text, rest, false);
                self.valid &= steps.is_some();
                self.then(Then::Step(steps.unwrap_or_default()), kind, &span, clauses);
            }
            ClauseWord::ThenOn => self.then(Then::On, kind, &span, clauses),
            ClauseWord::ThenBack => self.then(Then::Back, kind, &span, clauses),
            ClauseWord::From | ClauseWord::Outside | ClauseWord::NotFrom => {
                self.zone_test(clause, rest, &span, &mut clauses.from, PhraseProblem::TwoStarts);
            }
            ClauseWord::To | ClauseWord::NotTo => {
                self.zone_test(clause, rest, &span, &mut clauses.to, PhraseProblem::TwoEnds);
            }
        }
    }

    /// What may follow the move.
    fn then(&mut self, then: Then, kind: Option<MotionKind>, span: &Range<usize>, clauses: &mut Clauses) {
        if kind.is_some_and(|kind| !kind.may_go_on()) {
            self.error(span, PhraseProblem::ThenAfterRide, Advice::OnlyStepsGoOn);
        }
        if clauses.then.replace((then, span.clone())).is_some() {
            self.error(span, PhraseProblem::TwoThens, Advice::FurtherPhrase);
        }
    }

    fn too_much(&mut self, word: &Word<'_>, advice: Advice) {
        let problem = PhraseProblem::TooMuch { word: word.text.into() };
        self.error(&word.span, problem, advice);
    }

    fn unknown_clause(&mut self, first: &Word<'_>, part: &[Word<'_>], span: &Range<usize>) {
        let found = part.iter().map(|word| word.text).collect::<Vec<_>>().join(" ");
        let known = || words_of(&[WordKind::Clause]);
        let otherwise = condition_otherwise(part);
        let is_cell =
            |word: &Word<'_>| self.cx.board.as_ref().is_some_and(|board| board.parse_cell(word.text).is_some());
        let told = if is_then(first.text) {
            Some(Advice::WhatFollows)
        } else if part.iter().all(is_cell) {
            Some(Advice::CellsInOnePart)
        } else {
            part.iter().find_map(|word| unsayable(word.text))
        };
        let meant = otherwise.or(told).or_else(|| Advice::did_you_mean(&found, known()));
        // What a condition names follows one word, or two.
        let front = part.iter().take(2).map(|word| word.text).collect::<Vec<_>>().join(" ");
        let meant = meant.or_else(|| Advice::did_you_mean(&front, known()));
        let advice = match meant.or_else(|| Advice::did_you_mean(first.text, known())) {
            Some(meant) => meant,
            None if kind_of(first.text).is_some() || is_directions_name(first.text) => Advice::PathsByAnd,
            None => Advice::Conditions { words: known().collect() },
        };
        self.error(span, PhraseProblem::UnknownCondition { found: found.into() }, advice);
    }

    fn twice(&mut self, span: &Range<usize>) {
        self.error(span, PhraseProblem::ConditionTwice, Advice::TakeOneOut);
    }

    fn mode(&mut self, mode: Mode, span: &Range<usize>, clauses: &mut Clauses) {
        match clauses.mode.replace((mode, span.clone())) {
            Some((earlier, _)) if earlier == mode => self.twice(span),
            Some(_) => self.error(span, PhraseProblem::MovingAndCapturing, Advice::NeitherForBoth),
            None => {}
        }
    }

    /// Reads the zone of a condition. `twice` is the problem if the phrase already has such a condition.
    fn zone_test(
        &mut self,
        clause: ClauseWord,
        rest: &[Word<'_>],
        span: &Range<usize>,
        condition: &mut ZoneCondition,
        twice: PhraseProblem,
    ) {
        match rest {
            [] => {
                self.error(span, PhraseProblem::ZoneMissing { after: clause.word() }, Advice::NameZone);
                return;
            }
            // After a name, more words only follow a word that joins zones.
            [name, extra, ..] if self.cx.is_zone(name.text) && ZoneWord::of_word(extra.text).is_none() => {
                self.too_much(extra, Advice::CommaOrZoneName);
                return;
            }
            [_, ..] => {}
        }
        if std::mem::replace(&mut condition.given, true) {
            self.error(span, twice, Advice::OneZone);
        }
        let inside = match clause {
            ClauseWord::From | ClauseWord::To => true,
            ClauseWord::Outside
            | ClauseWord::NotFrom
            | ClauseWord::NotTo
            | ClauseWord::Moving
            | ClauseWord::Capturing
            | ClauseWord::EnPassant
            | ClauseWord::ThenStep
            | ClauseWord::ThenOn
            | ClauseWord::ThenBack
            | ClauseWord::Sparing
            | ClauseWord::Over
            | ClauseWord::Swapping
            | ClauseWord::Taking
            | ClauseWord::Unmoved
            | ClauseWord::NotThroughCheck
            | ClauseWord::Staying => false,
        };
        let zone = self.cx.zone_in(self.text, rest);
        self.valid &= zone.is_some();
        condition.test = zone.map(|zone| ZoneTest { zone, inside });
    }

    /// What a phrase that takes something besides can be.
    fn check_taking(&mut self, kind: MotionKind, directions: &[Directions], clauses: &Clauses) {
        let Some(span) = clauses.takes.clone() else { return };
        if !matches!(clauses.mode, Some((Mode::Moving, _))) {
            self.error(&span, PhraseProblem::TakingWithoutMoving, Advice::TakingMoves);
        }
        let on_lines = match kind {
            MotionKind::Ride { .. } | MotionKind::Hop { .. } => true,
            MotionKind::Leap
            | MotionKind::Lame
            | MotionKind::Crooked { .. }
            | MotionKind::Double { .. }
            | MotionKind::Advance { .. }
            | MotionKind::Walk { .. }
            | MotionKind::Plane { .. }
            | MotionKind::Anywhere => false,
        };
        if !on_lines || directions.iter().any(|directions| directions.continuation != Continuation::Straight) {
            self.error(&span, PhraseProblem::TakingOffLines, Advice::TakingMoves);
        }
    }

    /// What a phrase that depends on whether the piece has moved can be.
    fn check_unmoved(&mut self, kind: MotionKind, directions: &[Directions], clauses: &Clauses) {
        let example = || Advice::ForExample { example: ClauseWord::NotThroughCheck.example().into() };
        let Some(span) = clauses.unmoved.clone() else {
            if let Some(span) = clauses.not_through_check.clone() {
                self.error(&span, PhraseProblem::ThroughCheckMoved, example());
            }
            return;
        };
        let moves_only = matches!(clauses.mode, Some((Mode::Moving, _)));
        if let Some(span) = clauses.not_through_check.clone().filter(|_| !moves_only) {
            self.error(&span, PhraseProblem::ThroughCheckMoved, example());
        }
        let straight = directions.iter().all(|directions| directions.continuation == Continuation::Straight);
        let fits = match kind {
            MotionKind::Ride { .. } => straight,
            MotionKind::Leap | MotionKind::Lame => true,
            MotionKind::Crooked { .. }
            | MotionKind::Hop { .. }
            | MotionKind::Double { .. }
            | MotionKind::Advance { .. }
            | MotionKind::Walk { .. }
            | MotionKind::Plane { .. }
            | MotionKind::Anywhere => false,
        };
        if !fits {
            self.error(&span, PhraseProblem::UnmovedMotion, example());
        }
        let captures_otherwise = clauses.en_passant.is_some() || clauses.staying.is_some() || clauses.takes.is_some();
        if captures_otherwise || !clauses.taking.is_empty() || clauses.then.is_some() {
            self.error(&span, PhraseProblem::UnmovedAndMore, Advice::NotYet);
        }
    }

    /// Nothing goes on after a path with repeated steps.
    fn check_going_on(&mut self, directions: &[Directions], clauses: &Clauses) {
        if let Some((_, span)) = clauses.then.as_ref().filter(|_| directions.iter().any(Directions::repeats_steps)) {
            self.error(&span.clone(), PhraseProblem::ThenAfterRide, Advice::OnlyStepsGoOn);
        }
    }

    /// What a phrase by which two pieces change places can be.
    fn check_swapping(&mut self, kind: MotionKind, clauses: &Clauses) {
        let Some((_, span)) = &clauses.swapping else { return };
        let fits = match kind {
            MotionKind::Ride { .. }
            | MotionKind::Leap
            | MotionKind::Lame
            | MotionKind::Crooked { .. }
            | MotionKind::Walk { .. }
            | MotionKind::Plane { .. } => true,
            MotionKind::Hop { .. } | MotionKind::Double { .. } | MotionKind::Advance { .. } | MotionKind::Anywhere => {
                false
            }
        };
        if !fits {
            self.error(span, PhraseProblem::SwappingMotion, Advice::NotYet);
        }
        let more = clauses.mode.is_some()
            || clauses.en_passant.is_some()
            || clauses.staying.is_some()
            || clauses.unmoved.is_some()
            || clauses.takes.is_some()
            || clauses.then.is_some();
        if more {
            self.error(span, PhraseProblem::SwappingAndMore, Advice::FurtherPhrase);
        }
    }

    fn check(&mut self, clauses: &Clauses) {
        if let (Some(_), Some((_, span))) = (&clauses.prey, &clauses.mode)
            && (clauses.en_passant.is_some() || clauses.staying.is_some() || clauses.then.is_some())
        {
            self.error(&span.clone(), PhraseProblem::PreyAndMore, Advice::NotYet);
        }
        let capturing = matches!(clauses.mode, Some((Mode::Capturing, _)));
        if let Some(span) = clauses.en_passant.clone().filter(|_| !capturing) {
            self.error(&span, PhraseProblem::EnPassantAlone, Advice::EnPassant);
        }
        let Some(span) = clauses.staying.clone() else { return };
        if !capturing {
            self.error(&span, PhraseProblem::StayingAlone, Advice::Staying);
        }
        if clauses.en_passant.is_some() || clauses.then.is_some() {
            self.error(&span, PhraseProblem::StayingAndGoing, Advice::FurtherPhrase);
        }
    }
}
