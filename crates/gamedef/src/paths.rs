//! Parses paths, such as `forward orthogonal and lengthwise diagonal keeping-ring`, and expands named directions. `phrase` parses what a piece does
//! along paths.

use std::ops::Range;

use crate::board::Board;
use crate::definition::{Continuation, Directions, FilePart, LevelPart, RankPart, RingPart, Step, Times};
use crate::expand::{self, fits};
use crate::grid::{Geometry, Grid};
use crate::names::Context;
use crate::problem::{PathProblem, PhraseProblem, StepPart, Thing};
use crate::text::{Text, Word, end_of};
use crate::vocabulary::words::{ClauseWord, ContinuationWord, JoinerWord, MotionWord, ShapeWord, TimesWord};
use crate::vocabulary::{WordKind, Words, kind_of, path_otherwise, spelt_number, unsayable, words_of};
use crate::{Advice, limits};

/// A path term with its place in the text.
pub(crate) struct Term {
    pub(crate) directions: Directions,
    pub(crate) span: Range<usize>,
}

/// The restrictions of a step.
#[derive(Clone, Copy, Default)]
struct Filters {
    rank: Option<RankPart>,
    file: Option<FilePart>,
    level: Option<LevelPart>,
    ring: Option<RingPart>,
}

/// Parses path terms joined by `and` or `;`; `None` if any has errors.
pub(crate) fn read_paths(cx: &mut Context<'_>, text: &Text, words: &[Word<'_>]) -> Option<Vec<Term>> {
    let mut reader = Reader { cx, text, valid: true, listed: false };
    let mut terms = Vec::new();
    let mut before = words.first().map_or(0..0, |word| word.span.start..word.span.start);
    if words.is_empty() {
        before = 0..0;
    }
    for (number, term) in words.split(|word| is(word, JoinerWord::And) || is(word, JoinerWord::Semicolon)).enumerate() {
        if number == limits::TERMS || terms.len() > limits::EXPANDED_TERMS {
            reader.too_many(term.first().map_or(before.clone(), |word| word.span.clone()), number == limits::TERMS);
            break;
        }
        if let [first, .., last] | [first @ last] = term {
            before = last.span.end..last.span.end;
            let span = first.span.start..last.span.end;
            reader.term(term, &span, &mut terms);
        } else {
            let advice = Advice::ForExample { example: "orthogonal and diagonal".into() };
            reader.error(&before, PathProblem::Missing, advice);
        }
    }
    if reader.valid && terms.len() > limits::EXPANDED_TERMS {
        reader.too_many(before, false);
    }
    reader.valid.then_some(terms)
}

struct Reader<'r, 't> {
    cx: &'r mut Context<'t>,
    text: &'r Text,
    valid: bool,
    /// Whether the words of paths have been listed as advice.
    listed: bool,
}

impl Reader<'_, '_> {
    fn error(&mut self, part: &Range<usize>, problem: PathProblem, advice: Advice) {
        self.valid = false;
        self.cx.input.error(self.text.place(part), problem, advice);
    }

    /// Reports that a phrase or an entry of `[directions]` has too many terms, as `written` or once its names are expanded.
    fn too_many(&mut self, part: Range<usize>, written: bool) {
        if written {
            self.error(&part, PathProblem::TooMany { most: limits::TERMS }, Advice::MorePhrases);
        } else {
            let problem = PathProblem::TooManyExpanded { most: limits::EXPANDED_TERMS };
            self.error(&part, problem, Advice::FewerDirections);
        }
    }

    fn term(&mut self, words: &[Word<'_>], span: &Range<usize>, terms: &mut Vec<Term>) {
        if let Some(at) = words.iter().position(|word| self.names_directions(word)) {
            self.named(words, at, span, terms);
            return;
        }
        let mut steps = Vec::new();
        let mut whole = WholePath::default();
        let valid = self.valid;
        self.valid = true;
        let mut before = span.start;
        for (number, part) in words.split(|word| is(word, JoinerWord::Then)).enumerate() {
            if number == limits::STEPS {
                let place = part.first().map_or(before..before, |word| word.span.clone());
                self.error(&place, PathProblem::TooManySteps { most: limits::STEPS }, Advice::LargerShape);
                break;
            }
            if part.is_empty() {
                self.error(&(before..before), PathProblem::StepMissing, Advice::StepsBetween);
            } else if let Some(step) = self.step(part, &mut whole) {
                let span = part[0].span.start..end_of(part).end;
                if number == 0 && step.shape.iter().any(|&size| size < 0) {
                    let shape = part.iter().find(|word| word.text.contains(':')).map_or("", |word| word.text).into();
                    self.error(&span, PathProblem::TurnsFirst { shape }, Advice::TurnLater);
                }
                steps.push((step, span));
            }
            before = end_of(part).end.max(before);
        }
        if self.valid {
            self.check_steps(&steps, &whole, span);
        }
        if self.valid {
            let continuation = match whole.continuation {
                Some((ContinuationWord::Turning, _)) => Continuation::Turning,
                Some((ContinuationWord::Reflecting, _)) => Continuation::Reflecting,
                None => Continuation::Straight,
            };
            let rank_total = whole.rank_total.map(|(total, _)| total);
            let steps = steps.into_iter().map(|(step, _)| step).collect();
            terms.push(Term { directions: Directions { steps, continuation, rank_total }, span: span.clone() });
        }
        self.valid &= valid;
    }

    /// Parses a step: a shape and restrictions in any order.
    fn step(&mut self, words: &[Word<'_>], whole: &mut WholePath) -> Option<Step> {
        let mut filters = Filters::default();
        let mut shape: Option<([i8; 3], &Word<'_>)> = None;
        let mut times = None;
        let mut left = words;
        while let [word, rest @ ..] = left {
            if let Some((found, taken)) = TimesWord::at_front(left) {
                left = self.times(found, word, &left[taken..], &mut times);
                continue;
            }
            if let Some((advice, taken)) = path_otherwise(left) {
                let (said, after) = left.split_at(taken);
                let span = word.span.start..end_of(said).end;
                let text = said.iter().map(|word| word.text).collect::<Vec<_>>().join(" ");
                self.error(&span, PathProblem::Unknown { word: text.into() }, advice);
                left = after;
                continue;
            }
            left = rest;
            if let Some(found) = self.shape(word) {
                let Ok(found) = found else { continue };
                // After an unknown word it may belong to another path.
                if let Some((_, first)) = shape.filter(|_| self.valid) {
                    let problem = PathProblem::TwoShapes { first: first.text.into(), second: word.text.into() };
                    self.error(&word.span, problem, Advice::OneShape);
                }
                shape = Some((found, word));
            } else if !self.filter(word, &mut filters) && !self.whole_path(word, whole) {
                self.unknown(word);
            }
        }
        if shape.is_none() && self.valid {
            let span = words.first().map_or(0, |word| word.span.start)..end_of(words).end;
            let advice = Advice::AddShape { words: words_of(&[WordKind::Shape]).collect() };
            self.error(&span, PathProblem::ShapeMissing, advice);
        }
        let Filters { rank, file, level, ring } = filters;
        let times = times.unwrap_or_default();
        shape.map(|(shape, _)| Step { shape, rank, file, level, ring, times })
    }

    /// Reads how often a step is made, and returns what follows.
    fn times<'w, 's>(
        &mut self,
        kind: TimesWord,
        word: &Word<'_>,
        rest: &'w [Word<'s>],
        times: &mut Option<Times>,
    ) -> &'w [Word<'s>] {
        if times.is_some() {
            self.error(&word.span, PathProblem::TwoFilters { part: StepPart::Times }, Advice::OneFilter);
        }
        let (found, rest) = match kind {
            TimesWord::Repeated => (Times::Any, rest),
            TimesWord::UpTo => {
                let number = step_count(self.cx, self.text, word, rest.first());
                self.valid &= number.is_some();
                (Times::UpTo(number.unwrap_or(1)), rest.get(1..).unwrap_or_default())
            }
        };
        *times = Some(found);
        rest
    }

    /// The shape that a word names; `None` if the word is no shape, `Some(Err)` if there is no such shape, which is reported.
    fn shape(&mut self, word: &Word<'_>) -> Option<Result<[i8; 3], ()>> {
        let flat = self.cx.board.as_ref().map(|board| !board.is_3d());
        let Some(named) = ShapeWord::of_word(word.text) else {
            return word.text.contains(':').then(|| self.numbers(word, word.text, flat));
        };
        Some(match named {
            ShapeWord::Orthogonal => Ok([1, 0, 0]),
            ShapeWord::Diagonal => Ok([1, 1, 0]),
            ShapeWord::Triagonal if flat == Some(true) => {
                self.error(&word.span, PathProblem::TriagonalFlat, Advice::Triagonal);
                Err(())
            }
            ShapeWord::Triagonal => Ok([1, 1, 1]),
        })
    }

    fn numbers(&mut self, word: &Word<'_>, text: &str, flat: Option<bool>) -> Result<[i8; 3], ()> {
        let digit = |size: &str| size.parse::<i8>().ok().filter(|_| size.len() == 1);
        let size = |size: &str| match size.strip_prefix('-') {
            Some(back) => digit(back).map(|back| -back),
            None => digit(size),
        };
        let sizes: Option<Vec<i8>> = text.split(':').map(size).collect();
        let advice = match flat {
            Some(true) => Advice::FlatShape,
            Some(false) => Advice::ShapeInSpace,
            None => Advice::ShapeAnywhere,
        };
        let Some(sizes) = sizes else {
            self.error(&word.span, PathProblem::NotAShape { word: text.into() }, advice);
            return Err(());
        };
        let fitting = match flat {
            Some(true) => sizes.len() == 2,
            Some(false) => sizes.len() == 3,
            None => sizes.len() == 2 || sizes.len() == 3,
        };
        if !fitting {
            self.error(&word.span, PathProblem::ShapeSize { shape: text.into(), count: sizes.len() }, advice);
            return Err(());
        }
        if sizes.iter().all(|&size| size == 0) {
            self.error(&word.span, PathProblem::ShapeZero { shape: text.into() }, Advice::ShapeNotZero);
            return Err(());
        }
        Ok([sizes[0], sizes[1], sizes.get(2).copied().unwrap_or(0)])
    }

    /// Adds a restriction; `false` if the word is none.
    fn filter(&mut self, word: &Word<'_>, filters: &mut Filters) -> bool {
        let (taken, part) = if let Some(rank) = RankPart::of_word(word.text) {
            (filters.rank.replace(rank).is_some(), StepPart::Rank)
        } else if let Some(file) = FilePart::of_word(word.text) {
            (filters.file.replace(file).is_some(), StepPart::File)
        } else if let Some(level) = LevelPart::of_word(word.text) {
            if self.cx.board.as_ref().is_some_and(|board| !board.is_3d()) {
                self.error(&word.span, PathProblem::LevelFlat { word: level.word() }, Advice::NoLevelWord);
            }
            (filters.level.replace(level).is_some(), StepPart::Level)
        } else if let Some(ring) = RingPart::of_word(word.text) {
            if self.cx.board.as_ref().is_some_and(|board| board.grid != Grid::Squares) {
                self.error(&word.span, PathProblem::RingGrid { word: ring.word() }, Advice::CannotSay);
            }
            (filters.ring.replace(ring).is_some(), StepPart::Ring)
        } else {
            return false;
        };
        if taken {
            self.error(&word.span, PathProblem::TwoFilters { part }, Advice::OneFilter);
        }
        true
    }

    /// Adds a word about the whole path; `false` if the word is none.
    fn whole_path(&mut self, word: &Word<'_>, whole: &mut WholePath) -> bool {
        if let Some(kind) = ContinuationWord::of_word(word.text) {
            if whole.continuation.replace((kind, word.span.clone())).is_some() {
                self.error(&word.span, PathProblem::TwoContinuations, Advice::OneContinuation);
            }
            return true;
        }
        let Some(signed) = rank_total(word.text) else { return false };
        match signed.parse::<i8>().ok() {
            Some(total) if whole.rank_total.is_none() => whole.rank_total = Some((total, word.span.clone())),
            Some(_) => self.error(&word.span, PathProblem::RankTotalTwice, Advice::OneIsEnough),
            None => {
                let problem = PathProblem::NotARankTotal { word: word.text.into() };
                self.error(&word.span, problem, Advice::RankTotal);
            }
        }
        true
    }

    /// Examples of a path round a corner and of one that turns back, on boards like this one.
    fn turning_paths(&self) -> [&'static str; 2] {
        if self.cx.board.as_ref().is_some_and(Board::is_3d) {
            ["lame 1:0:0 > 0:1:0", "lame 1:1:0 > 1:-1:0"]
        } else {
            ["lame 1:0 > 0:1", "lame 1:1 > 1:-1"]
        }
    }

    fn check_steps(&mut self, steps: &[(Step, Range<usize>)], whole: &WholePath, span: &Range<usize>) {
        let Some(geometry) = self.cx.board.as_ref().map(Board::geometry) else { return };
        for (step, span) in steps {
            if !fits(&[*step], geometry, None) {
                self.error(span, PathProblem::NoSuchStep, Advice::StepContradiction);
                return;
            }
        }
        let plain: Vec<Step> = steps.iter().map(|(step, _)| *step).collect();
        let repeated = steps.iter().filter(|(step, _)| step.times != Times::Once);
        if let Some((_, place)) = repeated.clone().nth(limits::REPEATED_STEPS) {
            let problem = PathProblem::TooManyRepeated { most: limits::REPEATED_STEPS };
            self.error(place, problem, Advice::MorePhrases);
            return;
        }
        let repeated = repeated.count() > 0;
        let along = |axis: usize| plain.iter().map(|step| i16::from(step.shape[axis])).sum::<i16>();
        if !repeated && (0..3).all(|axis| along(axis) == 0) {
            let [_, back] = self.turning_paths();
            self.error(span, PathProblem::ReturnsToStart, Advice::ForExample { example: back.into() });
            return;
        }
        let total = whole.rank_total.as_ref().map(|(total, _)| *total);
        if let Some((_, place)) = whole.rank_total.as_ref().filter(|_| repeated) {
            let advice = Advice::ForExample { example: "lame diagonal > repeated forward orthogonal".into() };
            self.error(place, PathProblem::RepeatedTotal, advice);
            return;
        }
        if !fits(&plain, geometry, total) {
            let place = whole.rank_total.as_ref().map_or(span, |(_, place)| place);
            let [corner, back] = self.turning_paths();
            self.error(place, PathProblem::NoSuchPath, Advice::PathContradiction { corner, back });
            return;
        }
        if let Some((kind, place)) = &whole.continuation {
            self.check_continuation(*kind, place, &plain, geometry);
        }
    }

    fn check_continuation(&mut self, kind: ContinuationWord, place: &Range<usize>, steps: &[Step], geometry: Geometry) {
        let wrong_ring = match kind {
            ContinuationWord::Turning => RingPart::Changing,
            ContinuationWord::Reflecting => RingPart::Keeping,
        };
        let advice = if !geometry.in_space {
            Advice::CornersInSpace
        } else if steps.len() != 1 {
            Advice::CornersOfSingleSteps
        } else if steps.iter().any(|step| step.shape.iter().any(|&size| size > 1)) {
            Advice::CornersOfNeighbours
        } else if !steps.iter().all(|step| expand::has_lateral(step, geometry)) {
            Advice::CornersNeverReached
        } else if steps.iter().any(|step| step.ring == Some(wrong_ring)) {
            Advice::CornersAndRings
        } else {
            return;
        };
        self.error(place, PathProblem::NoCorner { word: kind.word() }, advice);
    }

    /// Parses named directions, restricted by other words.
    fn named(&mut self, words: &[Word<'_>], at: usize, span: &Range<usize>, terms: &mut Vec<Term>) {
        let name = &words[at];
        let mut filters = Filters::default();
        let mut whole = WholePath::default();
        for (index, word) in words.iter().enumerate() {
            if index == at || self.filter(word, &mut filters) {
                continue;
            }
            if is(word, JoinerWord::Then) {
                self.error(&word.span, PathProblem::NameInPath, Advice::NameAlone);
            } else if is_directions_name(word.text)
                || word.text.contains(':')
                || kind_of(word.text) == Some(WordKind::Shape)
            {
                let problem = PathProblem::NameAndShape { name: name.text.into(), word: word.text.into() };
                self.error(&word.span, problem, Advice::AndBetweenPaths);
            } else if kind_of(word.text) == Some(WordKind::Continuation) {
                let problem = PathProblem::NameTurns { word: word.text.into() };
                self.error(&word.span, problem, Advice::TurningInDirections);
            } else if !self.whole_path(word, &mut whole) {
                self.unknown(word);
            }
        }
        let Some(found) = self.cx.named_directions.iter().position(|found| found.name == name.text) else {
            let known: Vec<String> = self.cx.named_directions.iter().map(|found| found.name.clone()).collect();
            let place = self.text.place(&name.span);
            self.valid = false;
            self.cx.input.unknown(Thing::Directions, name.text, place, &known);
            return;
        };
        let entry = &mut self.cx.named_directions[found];
        entry.used = true;
        let total = whole.rank_total.map(|(total, _)| total);
        let terms_of_name = entry.terms.clone();
        let geometry = self.cx.board.as_ref().map(Board::geometry);
        let kept: Vec<Directions> =
            terms_of_name.iter().filter_map(|term| narrow(term, filters, total, geometry)).collect();
        if kept.is_empty() && !terms_of_name.is_empty() {
            let problem = PathProblem::NothingLeft { name: name.text.into() };
            self.error(span, problem, Advice::DirectionsContradiction);
        }
        terms.extend(kept.into_iter().map(|directions| Term { directions, span: span.clone() }));
    }

    /// Whether a word is a name of directions, and not a word of the language with a capital.
    fn names_directions(&self, word: &Word<'_>) -> bool {
        let is_named = || self.cx.named_directions.iter().any(|found| found.name == word.text);
        let is_slip = || kind_of(&word.text.to_lowercase()).is_some_and(|kind| PATH_WORDS.contains(&kind));
        is_directions_name(word.text) && (is_named() || !is_slip())
    }

    fn unknown(&mut self, word: &Word<'_>) {
        let (text, quote) = (word.text, || word.text.into());
        let part_of_clause =
            |clause: &&ClauseWord| clause.entry().is_some_and(|known| known.parts().any(|part| part == text));
        let (problem, advice) = if MotionWord::of_word(text).is_some() {
            (PathProblem::Motion { word: quote() }, Advice::MotionAtFront)
        } else if let Some(clause) = ClauseWord::VALUES.iter().find(part_of_clause) {
            let text = format!(", {}", clause.word()).into();
            (PathProblem::Clause { word: quote() }, Advice::WriteInstead { text })
        } else {
            let names = self.cx.named_directions.iter().map(|found| found.name.as_str());
            let mut known: Vec<&str> = words_of(PATH_WORDS).collect();
            known.extend(names);
            let unsaid = unsayable(text);
            // What follows such a word belongs to it.
            self.listed |= unsaid.is_some();
            let advice = match unsaid.or_else(|| Advice::did_you_mean(text, known)) {
                Some(meant) => meant,
                None if self.listed => Advice::NoPathWord,
                None => {
                    self.listed = true;
                    Advice::PathWords { words: words_of(PATH_WORDS).collect() }
                }
            };
            (PathProblem::Unknown { word: quote() }, advice)
        };
        self.error(&word.span, problem, advice);
    }
}

/// Reads a number of steps; `first` is the word before it.
pub(crate) fn step_count(cx: &mut Context<'_>, text: &Text, first: &Word<'_>, word: Option<&Word<'_>>) -> Option<u8> {
    let number = word.and_then(|word| word.text.parse::<u8>().ok()).filter(|number| limits::REACH.contains(number));
    if number.is_none() {
        let (least, most) = (*limits::REACH.start(), *limits::REACH.end());
        let is_number = word.is_some_and(|word| word.text.chars().all(|digit| digit.is_ascii_digit()));
        let problem =
            if is_number { PhraseProblem::StepsOutOfRange { least, most } } else { PhraseProblem::NumberMissing };
        let spelt = word.and_then(|word| spelt_number(word.text));
        let advice = spelt.map_or(Advice::StepCount, |digits| Advice::WriteInstead { text: digits.into() });
        cx.input.error(text.place(&word.unwrap_or(first).span), problem, advice);
    }
    number
}

fn is(word: &Word<'_>, joiner: JoinerWord) -> bool {
    word.text == joiner.word()
}

/// The signed number in `rank+2` or `rank-1` ([`JoinerWord::RankTotal`]).
fn rank_total(word: &str) -> Option<&str> {
    let (stem, _) = JoinerWord::RankTotal.word().split_once('+')?;
    word.strip_prefix(stem).filter(|signed| signed.starts_with(['+', '-']))
}

const PATH_WORDS: &[WordKind] =
    &[WordKind::Shape, WordKind::Rank, WordKind::File, WordKind::Level, WordKind::Ring, WordKind::Continuation];

/// The words about a whole path, with their places.
#[derive(Default)]
struct WholePath {
    continuation: Option<(ContinuationWord, Range<usize>)>,
    rank_total: Option<(i8, Range<usize>)>,
}

/// Whether this is a name of directions: it begins with a capital, as no word of the language does.
pub(crate) fn is_directions_name(word: &str) -> bool {
    word.starts_with(|letter: char| letter.is_uppercase())
}

/// A term of named directions with further restrictions; `None` if they contradict it.
fn narrow(term: &Directions, filters: Filters, total: Option<i8>, geometry: Option<Geometry>) -> Option<Directions> {
    let mut narrowed = term.clone();
    for step in &mut narrowed.steps {
        step.rank = both(step.rank, filters.rank, |own, new| match (own, new) {
            (RankPart::Lengthwise, RankPart::Forward | RankPart::Backward) => Some(new),
            (RankPart::Forward | RankPart::Backward, RankPart::Lengthwise) => Some(own),
            (RankPart::Sideways, _) | (_, RankPart::Sideways) => None,
            (RankPart::Forward, RankPart::Forward | RankPart::Backward)
            | (RankPart::Backward, RankPart::Forward | RankPart::Backward)
            | (RankPart::Lengthwise, RankPart::Lengthwise) => None,
        })?;
        step.file = both(step.file, filters.file, |own, new| match (own, new) {
            (FilePart::Changing, FilePart::Leftward | FilePart::Rightward) => Some(new),
            (FilePart::Leftward | FilePart::Rightward, FilePart::Changing) => Some(own),
            (FilePart::Keeping, _) | (_, FilePart::Keeping) => None,
            (FilePart::Leftward | FilePart::Rightward, FilePart::Leftward | FilePart::Rightward)
            | (FilePart::Changing, FilePart::Changing) => None,
        })?;
        step.level = both(step.level, filters.level, |_, _| None)?;
        step.ring = both(step.ring, filters.ring, |_, _| None)?;
    }
    narrowed.rank_total = both(narrowed.rank_total, total, |_, _| None)?;
    if narrowed.rank_total.is_some() && narrowed.repeats_steps() {
        return None;
    }
    let possible = geometry.is_none_or(|geometry| fits(&narrowed.steps, geometry, narrowed.rank_total));
    possible.then_some(narrowed)
}

/// The conjunction of two restrictions; `None` if they contradict each other. `meet` combines two different ones.
fn both<T: Copy + PartialEq>(own: Option<T>, new: Option<T>, meet: impl Fn(T, T) -> Option<T>) -> Option<Option<T>> {
    match (own, new) {
        (Some(a), Some(b)) if a == b => Some(own),
        (Some(a), Some(b)) => meet(a, b).map(Some),
        (Some(_), None) => Some(own),
        (None, _) => Some(new),
    }
}
