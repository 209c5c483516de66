//! Paths, walked for words: which way single steps go, whole paths from start to end. The words themselves are those of a language.

use variorum_gamedef::definition::{Continuation, Directions, LevelPart, Step};

use super::words::joined;

/// The shape of a single step.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Shape {
    Straight,
    Diagonal,
    Triagonal,
    Other,
}

/// How far it goes along the axes, the greatest first.
fn sizes(step: &Step) -> [u8; 3] {
    let mut sizes = step.shape;
    sizes.sort_unstable_by(|a, b| b.cmp(a));
    sizes
}

/// The shape of a step.
pub(super) fn shape(step: &Step) -> Shape {
    match sizes(step) {
        [1, 0, 0] => Shape::Straight,
        [1, 1, 0] => Shape::Diagonal,
        [1, 1, 1] => Shape::Triagonal,
        _ => Shape::Other,
    }
}

/// Are all these single steps to a cell that touches the one before?
pub(super) fn all_touching(directions: &[Directions]) -> bool {
    directions.iter().all(|one| matches!(one.steps.as_slice(), [step] if shape(step) != Shape::Other))
}

/// Does it change levels, one way only?
pub(super) fn vertical(step: &Step) -> bool {
    matches!(step.level, Some(LevelPart::Upward | LevelPart::Downward))
}

/// What a language says of paths.
pub(super) struct PathWords {
    /// Of straight, diagonal and triagonal steps.
    pub adverbs: [&'static str; 3],
    pub adjectives: [&'static str; 3],
    pub and: &'static str,
    pub or: &'static str,
    /// `a; b; or c`.
    pub alternatives: fn(&[String]) -> String,
    pub forward: &'static str,
    pub backward: &'static str,
    pub sideways: &'static str,
    /// How a line goes on round the corners of its ring, or is thrown back by them.
    pub turning: &'static str,
    pub reflecting: &'static str,
    /// In any direction of a flat board, in 18 in space, in all 26.
    pub anywhere: [&'static str; 3],
    /// `in any straight direction`, from the adjectives.
    pub any: fn(&str) -> String,
    /// What is said after a step's shape; the board may have levels.
    pub tail: fn(&Step, bool) -> String,
    pub number: fn(usize) -> String,
    /// `two cells`, `two ranks`, `two steps`.
    pub cells: fn(usize) -> String,
    pub ranks: fn(usize) -> String,
    pub steps: fn(usize) -> String,
    /// Files to the side, or files and levels in space.
    pub aside: fn(usize, bool) -> String,
    /// To the side where something is told of up and down too.
    pub aside_in_space: fn(usize) -> String,
    pub to_the_side: &'static str,
    pub up_or_down: &'static str,
    pub one_cell: &'static str,
    pub one_step: &'static str,
    pub in_one_direction: &'static str,
    pub then: &'static str,
    /// `two ranks forward in all`.
    pub in_all: fn(&str) -> String,
    pub onward: &'static str,
    pub at_right_angles: &'static str,
    pub same_rank: &'static str,
    pub knights_leap: &'static str,
    /// Sizes of a leap along two axes and along three.
    pub two_axes: fn(&str, &str) -> String,
    pub three_axes: fn(&str, &str, &str) -> String,
    /// Before the sizes of a step of a zigzag.
    pub by: &'static str,
}

impl PathWords {
    const fn adverb(&self, shape: Shape) -> &'static str {
        Self::of(&self.adverbs, shape)
    }

    const fn of(words: &[&'static str; 3], shape: Shape) -> &'static str {
        match shape {
            Shape::Straight => words[0],
            Shape::Diagonal => words[1],
            Shape::Triagonal => words[2],
            Shape::Other => "",
        }
    }

    fn tail(&self, step: &Step, in_space: bool) -> String {
        (self.tail)(step, in_space)
    }

    /// Which way single steps go. `riding`: the step is repeated, so that it matters how it goes on.
    pub fn ways(&self, directions: &[Directions], in_space: bool, riding: bool) -> String {
        // Shapes with the same words after them stand together.
        let mut groups: Vec<(String, Vec<Shape>)> = Vec::new();
        for one in directions {
            let Some(step) = one.steps.first() else { continue };
            let mut tail = self.tail(step, in_space);
            let mut more = |words: &str| tail = format!("{tail} {words}").trim().to_owned();
            if let (None, Some(total)) = (step.rank, one.rank_total) {
                more(if total > 0 { self.forward } else { self.backward });
            }
            match one.continuation {
                Continuation::Turning if riding => more(self.turning),
                Continuation::Reflecting if riding => more(self.reflecting),
                _ => {}
            }
            match groups.iter_mut().find(|(known, _)| *known == tail) {
                Some((_, shapes)) => {
                    if !shapes.contains(&shape(step)) {
                        shapes.push(shape(step));
                    }
                }
                None => groups.push((tail, vec![shape(step)])),
            }
        }
        let list = |words: &[&'static str; 3], shapes: &[Shape]| {
            joined(&shapes.iter().map(|&shape| Self::of(words, shape).to_owned()).collect::<Vec<_>>(), self.or)
        };
        let adverbs = |shapes: &[Shape]| list(&self.adverbs, shapes);
        let [flat, eighteen, all] = self.anywhere;
        if let [(tail, shapes)] = groups.as_slice() {
            return match (tail.as_str(), shapes.len()) {
                ("", 2) if !in_space => format!("{flat}, {}", adverbs(shapes)),
                ("", 2) if !shapes.contains(&Shape::Triagonal) => format!("{eighteen}, {}", adverbs(shapes)),
                ("", 3) => format!("{all}, {}", adverbs(shapes)),
                ("", _) => adverbs(shapes),
                (tail, 1) if tail == self.sideways => tail.to_owned(),
                (_, 1) => format!("{} {tail}", adverbs(shapes)),
                _ => format!("{tail}, {}", adverbs(shapes)),
            };
        }
        let items: Vec<String> = groups
            .iter()
            .map(|(tail, shapes)| match tail.as_str() {
                "" => (self.any)(&list(&self.adjectives, shapes)),
                tail if tail == self.sideways => tail.to_owned(),
                _ => format!("{} {tail}", adverbs(shapes)),
            })
            .collect();
        (self.alternatives)(&items)
    }

    /// Whole paths from start to end, for leaps and lame leaps.
    pub fn whole(&self, directions: &[Directions], in_space: bool) -> String {
        if all_touching(directions) {
            return format!("{} {}", self.one_cell, self.ways(directions, in_space, false));
        }
        let items: Vec<String> = directions.iter().map(|one| self.whole_path(one, in_space)).collect();
        (self.alternatives)(&items)
    }

    fn whole_path(&self, path: &Directions, in_space: bool) -> String {
        let steps = path.steps.as_slice();
        if let [step] = steps {
            return self.single(step, path.rank_total, in_space);
        }
        let alike = steps.windows(2).all(|pair| pair[0] == pair[1]);
        let text = match steps.first() {
            Some(step) if alike && shape(step) != Shape::Other => {
                let way = format!("{} {}", self.adverb(shape(step)), self.tail(step, in_space));
                format!("{} {} {}", (self.steps)(steps.len()), way.trim(), self.in_one_direction)
            }
            _ => {
                let parts = steps.iter().enumerate().map(|(at, step)| {
                    self.one_of_several(step, at.checked_sub(1).and_then(|before| steps.get(before)), in_space)
                });
                parts.collect::<Vec<_>>().join(self.then)
            }
        };
        match path.rank_total {
            Some(total) => format!("{text}, {}", (self.in_all)(&self.along(total))),
            None => text,
        }
    }

    fn one_of_several(&self, step: &Step, before: Option<&Step>, in_space: bool) -> String {
        let what = match shape(step) {
            Shape::Other => self.sizes(sizes(step)),
            known => format!("{} {}", self.one_step, self.adverb(known)),
        };
        let Some(before) = before else { return format!("{what} {}", self.tail(step, in_space)).trim().to_owned() };
        let onward = step.shape.iter().zip(before.shape).any(|(&a, b)| a > 0 && b > 0);
        // The signs of a path hold for all its steps: what goes on the same way need not be said again.
        let step = if onward && step.rank == before.rank { Step { rank: None, ..*step } } else { *step };
        let tail = self.tail(&step, in_space);
        match (onward, tail.is_empty()) {
            (true, true) => format!("{what} {}", self.onward),
            (true, false) => format!("{what} {}, {tail}", self.onward),
            (false, true) => format!("{what} {}", self.at_right_angles),
            (false, false) => format!("{what} {tail}, {}", self.at_right_angles),
        }
    }

    /// A leap of one step.
    fn single(&self, step: &Step, rank_total: Option<i8>, in_space: bool) -> String {
        let size = sizes(step);
        let tail = self.tail(step, in_space);
        if let Some(total) = rank_total {
            let along = total.unsigned_abs();
            let rest: Vec<u8> = size.into_iter().filter(|&size| size > 0).collect();
            if let Some(at) = rest.iter().position(|&size| size == along) {
                let others: Vec<usize> =
                    rest.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, &n)| n.into()).collect();
                let (ranks, and, side) = (self.along(total), self.and, self.to_the_side);
                let text = match others.as_slice() {
                    [] => ranks,
                    [one] => format!("{ranks} {and} {} {side}", (self.aside)(*one, in_space)),
                    [one, two, ..] => {
                        let (one, two) = ((self.aside_in_space)(*one), (self.number)(*two));
                        format!("{ranks}, {one} {side} {and} {two} {}", self.up_or_down)
                    }
                };
                let tail = self.tail(&Step { rank: None, ..*step }, in_space);
                return format!("{text} {tail}").trim().to_owned();
            }
        }
        let knight = size == [2, 1, 0] && tail.is_empty() && rank_total.is_none();
        let knight = if knight { format!(" ({})", self.knights_leap) } else { String::new() };
        format!("{}{knight} {tail}", self.sizes(size)).trim().to_owned()
    }

    /// `two ranks forward`.
    fn along(&self, total: i8) -> String {
        let ranks = (self.ranks)(total.unsigned_abs().into());
        match total {
            0 => self.same_rank.to_owned(),
            1.. => format!("{ranks} {}", self.forward),
            _ => format!("{ranks} {}", self.backward),
        }
    }

    /// Sizes of a leap, the greatest first.
    fn sizes(&self, [a, b, c]: [u8; 3]) -> String {
        let (first, number) = ((self.cells)(a.into()), |n: u8| (self.number)(n.into()));
        match (a, b, c) {
            (_, 0, 0) => format!("{first} {}", self.adverbs[0]),
            (a, b, 0) if a == b => format!("{first} {}", self.adverbs[1]),
            (a, b, c) if a == b && b == c => format!("{first} {}", self.adverbs[2]),
            (_, b, 0) => (self.two_axes)(&first, &number(b)),
            (_, b, c) => (self.three_axes)(&first, &number(b), &number(c)),
        }
    }

    /// The two steps of a zigzag: `straight and diagonally`.
    pub fn zigzag(&self, path: &Directions, in_space: bool) -> String {
        let part = |step: &Step| {
            let what = match shape(step) {
                Shape::Other => format!("{} {}", self.by, self.sizes(sizes(step))),
                known => self.adverb(known).to_owned(),
            };
            format!("{what} {}", self.tail(step, in_space)).trim().to_owned()
        };
        joined(&path.steps.iter().map(part).collect::<Vec<_>>(), self.and)
    }
}
