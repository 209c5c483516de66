//! Paths: `forward orthogonal and lengthwise diagonal keeping-ring turning > …`.
//!
//! Reads path terms and puts named directions in; what a piece does along them is for `phrase`.

use std::ops::Range;

use crate::definition::{Continuation, Directions, LevelPart, RankPart, RingPart, Step};
use crate::expand::{self, fits};
use crate::limits;
use crate::names::Context;
use crate::suggest::{listed, nearest};
use crate::text::{Text, Word, end_of};
use crate::vocabulary::{WordKind, kind_of, words_of};

/// A path term with its place in the text.
pub(crate) struct Term {
    pub(crate) directions: Directions,
    pub(crate) span: Range<usize>,
}

/// Words narrowing a step.
#[derive(Clone, Copy, Default)]
struct Filters {
    rank: Option<RankPart>,
    level: Option<LevelPart>,
    ring: Option<RingPart>,
}

/// Reads path terms joined by `and` or `;`. `None` if any is faulty.
pub(crate) fn read_paths(cx: &mut Context<'_>, text: &Text, words: &[Word<'_>]) -> Option<Vec<Term>> {
    let mut reader = Reader { cx, text, sound: true };
    let mut terms = Vec::new();
    let mut before = words.first().map_or(0..0, |word| word.span.start..word.span.start);
    if words.is_empty() {
        before = 0..0;
    }
    for (number, term) in words.split(|word| word.text == "and" || word.text == ";").enumerate() {
        if number == limits::TERMS || terms.len() > limits::EXPANDED_TERMS {
            reader.too_many(term.first().map_or(before.clone(), |word| word.span.clone()), number == limits::TERMS);
            break;
        }
        if let [first, .., last] | [first @ last] = term {
            before = last.span.end..last.span.end;
            let span = first.span.start..last.span.end;
            reader.term(term, &span, &mut terms);
        } else {
            reader.error(
                &before,
                "a path is missing here".to_owned(),
                "write for example `orthogonal and diagonal`".to_owned(),
            );
        }
    }
    if reader.sound && terms.len() > limits::EXPANDED_TERMS {
        reader.too_many(before, false);
    }
    reader.sound.then_some(terms)
}

struct Reader<'r, 't> {
    cx: &'r mut Context<'t>,
    text: &'r Text,
    sound: bool,
}

impl Reader<'_, '_> {
    fn error(&mut self, part: &Range<usize>, message: String, help: String) {
        self.sound = false;
        self.cx.input.error(self.text.place(part), message, Some(help));
    }

    /// More terms than a phrase or entry of `[directions]` may have, as `written` or once its names are put in.
    fn too_many(&mut self, part: Range<usize>, written: bool) {
        let (message, help) = if written {
            (
                format!("more than {} paths are joined here", limits::TERMS),
                "write further phrases, or put the paths under names in `[directions]`".to_owned(),
            )
        } else {
            (
                format!(
                    "with its named directions written out this comes to more than {} paths",
                    limits::EXPANDED_TERMS
                ),
                "name fewer directions together, or write further phrases".to_owned(),
            )
        };
        self.error(&part, message, help);
    }

    fn term(&mut self, words: &[Word<'_>], span: &Range<usize>, terms: &mut Vec<Term>) {
        if let Some(at) = words.iter().position(|word| is_directions_name(word.text)) {
            self.named(words, at, span, terms);
            return;
        }
        let mut steps = Vec::new();
        let mut rest = Rest::default();
        let faults = self.sound;
        self.sound = true;
        let mut before = span.start;
        for (number, part) in words.split(|word| word.text == ">").enumerate() {
            if number == limits::STEPS {
                let place = part.first().map_or(before..before, |word| word.span.clone());
                let help = "a shape of larger numbers, such as `4:2`, goes as far in one step".to_owned();
                self.error(&place, format!("this path has more than {} steps", limits::STEPS), help);
                break;
            }
            if part.is_empty() {
                let help = "`>` stands between two steps, such as `orthogonal > diagonal`".to_owned();
                self.error(&(before..before), "a step is missing here".to_owned(), help);
            } else if let Some(step) = self.step(part, &mut rest) {
                steps.push((step, part[0].span.start..end_of(part).end));
            }
            before = end_of(part).end.max(before);
        }
        if self.sound {
            self.check_steps(&steps, &rest, span);
        }
        if self.sound {
            let continuation = rest.continuation.map_or(Continuation::Straight, |(kind, _)| kind);
            let rank_total = rest.rank_total.map(|(total, _)| total);
            let steps = steps.into_iter().map(|(step, _)| step).collect();
            terms.push(Term { directions: Directions { steps, continuation, rank_total }, span: span.clone() });
        }
        self.sound &= faults;
    }

    /// One step: words in any order around one shape.
    fn step(&mut self, words: &[Word<'_>], rest: &mut Rest) -> Option<Step> {
        let mut filters = Filters::default();
        let mut shape: Option<([u8; 3], &Word<'_>)> = None;
        for word in words {
            if let Some(found) = self.shape(word) {
                let Ok(found) = found else { continue };
                if let Some((_, first)) = shape {
                    let message = format!("`{}` and `{}` in one step", first.text, word.text);
                    let help = "put `and` between paths, `>` between the steps of one path".to_owned();
                    self.error(&word.span, message, help);
                }
                shape = Some((found, word));
            } else if !self.filter(word, &mut filters) && !self.rest(word, rest) {
                self.unknown(word);
            }
        }
        if shape.is_none() && self.sound {
            let help = format!("add a shape: {} or numbers such as `2:1`", listed(words_of(&[WordKind::Shape]), "or"));
            let span = words.first().map_or(0, |word| word.span.start)..end_of(words).end;
            self.error(&span, "this step has no shape".to_owned(), help);
        }
        let Filters { rank, level, ring } = filters;
        shape.map(|(shape, _)| Step { shape, rank, level, ring })
    }

    /// The shape that a word names; an inner error if it is a faulty one.
    fn shape(&mut self, word: &Word<'_>) -> Option<Result<[u8; 3], ()>> {
        let flat = self.cx.board.as_ref().map(|board| !board.is_3d());
        let found = match word.text {
            "orthogonal" => [1, 0, 0],
            "diagonal" => [1, 1, 0],
            "triagonal" => {
                if flat == Some(true) {
                    let help = "a triagonal step changes file, level and rank at once; a board in space has `levels` in `[board]`";
                    self.error(&word.span, "there is no `triagonal` on a flat board".to_owned(), help.to_owned());
                    return Some(Err(()));
                }
                [1, 1, 1]
            }
            text if text.contains(':') => return Some(self.numbers(word, text, flat)),
            _ => return None,
        };
        Some(Ok(found))
    }

    fn numbers(&mut self, word: &Word<'_>, text: &str, flat: Option<bool>) -> Result<[u8; 3], ()> {
        let sizes: Option<Vec<u8>> =
            text.split(':').map(|size| size.parse::<u8>().ok().filter(|_| size.len() == 1)).collect();
        let help = match flat {
            Some(true) => "on a flat board a shape has two numbers from 0 to 9, such as `2:1`",
            Some(false) => "on a board in space a shape has three numbers from 0 to 9, such as `2:1:0`",
            None => "a shape has a number from 0 to 9 for each axis of the board, such as `2:1`",
        };
        let Some(sizes) = sizes else {
            self.error(&word.span, format!("`{text}` is not a shape"), help.to_owned());
            return Err(());
        };
        let fitting = match flat {
            Some(true) => sizes.len() == 2,
            Some(false) => sizes.len() == 3,
            None => sizes.len() == 2 || sizes.len() == 3,
        };
        if !fitting {
            self.error(&word.span, format!("`{text}` has {} numbers", sizes.len()), help.to_owned());
            return Err(());
        }
        if sizes.iter().all(|&size| size == 0) {
            self.error(&word.span, format!("`{text}` goes nowhere"), "at least one number must not be 0".to_owned());
            return Err(());
        }
        Ok([sizes[0], sizes[1], sizes.get(2).copied().unwrap_or(0)])
    }

    /// Takes a filter word in; `false` if the word is none.
    fn filter(&mut self, word: &Word<'_>, filters: &mut Filters) -> bool {
        let (taken, about) = match word.text {
            "forward" => (filters.rank.replace(RankPart::Forward).is_some(), "rank"),
            "backward" => (filters.rank.replace(RankPart::Backward).is_some(), "rank"),
            "lengthwise" => (filters.rank.replace(RankPart::Lengthwise).is_some(), "rank"),
            "sideways" => (filters.rank.replace(RankPart::Sideways).is_some(), "rank"),
            "upward" => (filters.level.replace(LevelPart::Upward).is_some(), "level"),
            "downward" => (filters.level.replace(LevelPart::Downward).is_some(), "level"),
            "flat" => (filters.level.replace(LevelPart::Flat).is_some(), "level"),
            "keeping-ring" => (filters.ring.replace(RingPart::Keeping).is_some(), "ring"),
            "changing-ring" => (filters.ring.replace(RingPart::Changing).is_some(), "ring"),
            _ => return false,
        };
        if taken {
            let help =
                "one of them is enough; for the paths of either write them as two terms joined by `and`".to_owned();
            self.error(&word.span, format!("two words about the {about} of one step"), help);
        }
        let flat = self.cx.board.as_ref().is_some_and(|board| !board.is_3d());
        if about == "level" && flat {
            let help = "take the word out; a board in space has `levels` in `[board]`".to_owned();
            self.error(&word.span, format!("`{}` speaks of levels, and this board is flat", word.text), help);
        }
        true
    }

    /// Words about the whole path; `false` if the word is none.
    fn rest(&mut self, word: &Word<'_>, rest: &mut Rest) -> bool {
        match word.text {
            "turning" | "reflecting" => {
                let kind = if word.text == "turning" { Continuation::Turning } else { Continuation::Reflecting };
                if rest.continuation.replace((kind, word.span.clone())).is_some() {
                    let help = "a ride goes on in one way only; take one out".to_owned();
                    self.error(&word.span, "two words about how the ride goes on".to_owned(), help);
                }
                true
            }
            text if text.starts_with("rank+") || text.starts_with("rank-") => {
                let total = text["rank".len()..].parse::<i8>().ok();
                match total {
                    Some(total) if rest.rank_total.is_none() => rest.rank_total = Some((total, word.span.clone())),
                    Some(_) => {
                        let help = "one of them is enough".to_owned();
                        self.error(&word.span, "the rank of the whole path is said twice".to_owned(), help);
                    }
                    None => {
                        let help = "write a number after it, such as `rank+2` or `rank-1`".to_owned();
                        self.error(&word.span, format!("`{text}` is not a number of ranks"), help);
                    }
                }
                true
            }
            _ => false,
        }
    }

    fn check_steps(&mut self, steps: &[(Step, Range<usize>)], rest: &Rest, span: &Range<usize>) {
        let Some(in_space) = self.cx.board.as_ref().map(crate::board::Board::is_3d) else { return };
        for (step, span) in steps {
            if !fits(&[*step], in_space, None) {
                let help = "its words contradict its shape: no such step has that rank or level part".to_owned();
                self.error(span, "there is no such step".to_owned(), help);
                return;
            }
        }
        let plain: Vec<Step> = steps.iter().map(|(step, _)| *step).collect();
        let total = rest.rank_total.as_ref().map(|(total, _)| *total);
        if !fits(&plain, in_space, total) {
            let place = rest.rank_total.as_ref().map_or(span, |(_, place)| place);
            let help = "all steps of a path go the same way along each axis, and words such as `forward` or `rank+2` choose among the paths of these shapes";
            self.error(place, "there is no such path".to_owned(), help.to_owned());
            return;
        }
        if let Some((kind, place)) = &rest.continuation {
            self.check_continuation(*kind, place, &plain, in_space);
        }
    }

    fn check_continuation(&mut self, kind: Continuation, place: &Range<usize>, steps: &[Step], in_space: bool) {
        let word = if kind == Continuation::Turning { "turning" } else { "reflecting" };
        let wrong_ring = if kind == Continuation::Turning { RingPart::Changing } else { RingPart::Keeping };
        let fault = if !in_space {
            Some("rings have corners only on a board in space")
        } else if steps.len() != 1 {
            Some("only a ride of single steps goes on round corners")
        } else if steps.iter().any(|step| step.shape.iter().any(|&size| size > 1)) {
            Some("only steps to a neighbouring cell go on round corners")
        } else if !steps.iter().all(|step| expand::has_lateral(step, in_space)) {
            Some("these steps never leave their file, so they never come to a corner")
        } else if steps.iter().any(|step| step.ring == Some(wrong_ring)) {
            Some("`turning` keeps to the ring, `reflecting` changes it")
        } else {
            None
        };
        if let Some(help) = fault {
            self.error(place, format!("`{word}` is impossible here"), help.to_owned());
        }
    }

    /// A set of directions, narrowed by words before it.
    fn named(&mut self, words: &[Word<'_>], at: usize, span: &Range<usize>, terms: &mut Vec<Term>) {
        let name = &words[at];
        let mut filters = Filters::default();
        let mut rest = Rest::default();
        for (index, word) in words.iter().enumerate() {
            if index == at || self.filter(word, &mut filters) {
                continue;
            }
            if word.text == ">" {
                let help = "a name stands for whole paths; write the steps out".to_owned();
                self.error(&word.span, "named directions cannot be a step of a longer path".to_owned(), help);
            } else if is_directions_name(word.text)
                || word.text.contains(':')
                || kind_of(word.text) == Some(WordKind::Shape)
            {
                self.error(
                    &word.span,
                    format!("`{}` and `{}` in one path", name.text, word.text),
                    "put `and` between paths".to_owned(),
                );
            } else if kind_of(word.text) == Some(WordKind::Continuation) {
                let help = "say it in the terms of the directions".to_owned();
                self.error(&word.span, format!("`{}` cannot follow named directions", word.text), help);
            } else if !self.rest(word, &mut rest) {
                self.unknown(word);
            }
        }
        let Some(found) = self.cx.named_directions.iter().position(|found| found.name == name.text) else {
            let known: Vec<String> = self.cx.named_directions.iter().map(|found| found.name.clone()).collect();
            let place = self.text.place(&name.span);
            self.sound = false;
            self.cx.input.unknown("set of directions", name.text, place, &known, "`[directions]`");
            return;
        };
        let entry = &mut self.cx.named_directions[found];
        entry.used = true;
        let total = rest.rank_total.map(|(total, _)| total);
        let own = entry.terms.clone();
        let in_space = self.cx.board.as_ref().map(crate::board::Board::is_3d);
        let kept: Vec<Directions> = own.iter().filter_map(|term| narrow(term, filters, total, in_space)).collect();
        if kept.is_empty() && !own.is_empty() {
            let help = "these words contradict every term of the directions".to_owned();
            self.error(span, format!("nothing is left of the directions `{}`", name.text), help);
        }
        terms.extend(kept.into_iter().map(|directions| Term { directions, span: span.clone() }));
    }

    fn unknown(&mut self, word: &Word<'_>) {
        let text = word.text;
        let (message, help) = match kind_of(text) {
            Some(WordKind::Motion) => (
                format!("`{text}` is no part of a path"),
                "a phrase has one motion, at its front; directions have none".to_owned(),
            ),
            Some(WordKind::Clause) => (format!("`{text}` must follow a comma"), format!("write `, {text}`")),
            _ if ["en", "not", "passant"].contains(&text) => {
                (format!("`{text}` must follow a comma"), "write `, en passant` or `, not to ZONE`".to_owned())
            }
            _ => {
                let names: Vec<String> = self.cx.named_directions.iter().map(|found| found.name.clone()).collect();
                let mut known: Vec<&str> = words_of(PATH_WORDS).collect();
                known.extend(names.iter().map(String::as_str));
                let help = match nearest(text, known) {
                    Some(near) => format!("did you mean `{near}`?"),
                    None => format!(
                        "paths are made of {}, numbers such as `2:1`, and the names in `[directions]`",
                        listed(words_of(PATH_WORDS), "and")
                    ),
                };
                (format!("`{text}` is not a word of paths"), help)
            }
        };
        self.error(&word.span, message, help);
    }
}

const PATH_WORDS: &[WordKind] =
    &[WordKind::Shape, WordKind::Rank, WordKind::Level, WordKind::Ring, WordKind::Continuation];

/// What is said of a whole path, with its place.
#[derive(Default)]
struct Rest {
    continuation: Option<(Continuation, Range<usize>)>,
    rank_total: Option<(i8, Range<usize>)>,
}

/// Names of named directions begin with a capital, so that no word of the language can ever be one.
pub(crate) fn is_directions_name(word: &str) -> bool {
    word.starts_with(|letter: char| letter.is_uppercase())
}

/// A term of named directions under further filters; `None` if they contradict it.
fn narrow(term: &Directions, filters: Filters, total: Option<i8>, in_space: Option<bool>) -> Option<Directions> {
    let mut narrowed = term.clone();
    for step in &mut narrowed.steps {
        step.rank = both(step.rank, filters.rank, |own, new| match (own, new) {
            (RankPart::Lengthwise, RankPart::Forward | RankPart::Backward) => Some(new),
            (RankPart::Forward | RankPart::Backward, RankPart::Lengthwise) => Some(own),
            _ => None,
        })?;
        step.level = both(step.level, filters.level, |_, _| None)?;
        step.ring = both(step.ring, filters.ring, |_, _| None)?;
    }
    narrowed.rank_total = both(narrowed.rank_total, total, |_, _| None)?;
    let possible = in_space.is_none_or(|in_space| fits(&narrowed.steps, in_space, narrowed.rank_total));
    possible.then_some(narrowed)
}

/// Two conditions at once: `None` if they contradict each other.
fn both<T: Copy + PartialEq>(own: Option<T>, new: Option<T>, meet: impl Fn(T, T) -> Option<T>) -> Option<Option<T>> {
    match (own, new) {
        (Some(a), Some(b)) if a == b => Some(own),
        (Some(a), Some(b)) => meet(a, b).map(Some),
        (Some(_), None) => Some(own),
        (None, _) => Some(new),
    }
}
