//! Paths: which way single steps go, whole paths from start to end.

use variorum_gamedef::definition::{Continuation, Directions, LevelPart, RankPart, RingPart, Step};
use variorum_messages::{Arg, Message};

/// The shape of a single step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
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

fn shape(step: &Step) -> Shape {
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

/// Where a step goes, besides its shape. Each part is a word to select by.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Way {
    rank: &'static str,
    level: &'static str,
    ring: &'static str,
    /// How a line goes on round the corners of its ring.
    bend: &'static str,
}

const ANYWHERE: Way = Way { rank: "none", level: "none", ring: "none", bend: "none" };

impl Way {
    fn of(step: &Step, in_space: bool) -> Self {
        let straight = shape(step) == Shape::Straight;
        let vertical = matches!(step.level, Some(LevelPart::Upward | LevelPart::Downward));
        let rank = match step.rank {
            Some(RankPart::Forward) => "forward",
            Some(RankPart::Backward) => "backward",
            Some(RankPart::Lengthwise) if in_space || straight => "lengthwise",
            Some(RankPart::Sideways) if !in_space => "sideways",
            // A straight step up or down stays on its rank anyway.
            Some(RankPart::Sideways) if !(straight && vertical) => "across",
            Some(RankPart::Lengthwise | RankPart::Sideways) | None => "none",
        };
        let level = match step.level {
            Some(LevelPart::Upward) => "up",
            Some(LevelPart::Downward) => "down",
            Some(LevelPart::Flat) => "flat",
            None => "none",
        };
        let ring = match step.ring {
            Some(RingPart::Keeping) => "keeping",
            Some(RingPart::Changing) => "changing",
            None => "none",
        };
        Self { rank, level, ring, ..ANYWHERE }
    }

    /// The message with these parts; `way` is `none` if it goes any way.
    fn tell(self, message: Message) -> Message {
        let any = if self == ANYWHERE { "none" } else { "some" };
        let message = message.with("way", any).with("rank", self.rank).with("level", self.level);
        message.with("ring", self.ring).with("bend", self.bend)
    }
}

fn shape_word(shape: Shape) -> &'static str {
    match shape {
        Shape::Straight => "explain-straight",
        Shape::Diagonal => "explain-diagonal",
        Shape::Triagonal => "explain-triagonal",
        Shape::Other => "explain-other-shape",
    }
}

/// Shapes as adverbs: `straight or diagonally`.
fn adverbs(shapes: &[Shape]) -> Arg {
    Arg::list(shapes.iter().map(|&shape| Message::new(shape_word(shape))))
}

/// Shapes as adjectives: `straight or diagonal`.
fn adjectives(shapes: &[Shape]) -> Arg {
    Arg::list(shapes.iter().map(|&shape| Message::new(format!("{}-adjective", shape_word(shape)))))
}

/// Single steps that go the same way, by their shapes.
fn grouped(directions: &[Directions], in_space: bool, riding: bool) -> Vec<(Way, Vec<Shape>)> {
    let mut groups: Vec<(Way, Vec<Shape>)> = Vec::new();
    for one in directions {
        let Some(step) = one.steps.first() else { continue };
        let mut way = Way::of(step, in_space);
        if let (None, Some(total)) = (step.rank, one.rank_total) {
            way.rank = if total > 0 { "forward" } else { "backward" };
        }
        match one.continuation {
            Continuation::Turning if riding => way.bend = "turning",
            Continuation::Reflecting if riding => way.bend = "reflecting",
            _ => {}
        }
        match groups.iter_mut().find(|(known, _)| *known == way) {
            Some((_, shapes)) => {
                if !shapes.contains(&shape(step)) {
                    shapes.push(shape(step));
                }
            }
            None => groups.push((way, vec![shape(step)])),
        }
    }
    groups
}

/// Do these need several clauses to be told?
pub(super) fn are_many(directions: &[Directions], in_space: bool) -> bool {
    if all_touching(directions) { grouped(directions, in_space, true).len() > 1 } else { directions.len() > 1 }
}

/// Which way single steps go. `riding`: the step is repeated, so that it matters how it goes on.
pub(super) fn ways(directions: &[Directions], in_space: bool, riding: bool) -> Message {
    let groups = grouped(directions, in_space, riding);
    let told =
        |(way, shapes): &(Way, Vec<Shape>)| way.tell(Message::new("explain-way")).with("shapes", adverbs(shapes));
    if let [(way, shapes)] = groups.as_slice() {
        let all =
            |which: &'static str| Message::new("explain-way-all").with("which", which).with("shapes", adverbs(shapes));
        return match shapes.len() {
            2 if *way == ANYWHERE && !in_space => all("flat"),
            2 if *way == ANYWHERE && !shapes.contains(&Shape::Triagonal) => all("without-triagonal"),
            3 if *way == ANYWHERE => all("space"),
            1 => told(&(*way, shapes.clone())),
            _ if *way == ANYWHERE => told(&(*way, shapes.clone())),
            _ => way.tell(Message::new("explain-way-of-several")).with("shapes", adverbs(shapes)),
        };
    }
    let items = groups.iter().map(|group| match group {
        (way, shapes) if *way == ANYWHERE => Message::new("explain-way-any").with("shapes", adjectives(shapes)),
        group => told(group),
    });
    Message::new("explain-ways").with("ways", Arg::list(items))
}

/// Whole paths from start to end, for leaps and lame leaps.
pub(super) fn whole(directions: &[Directions], in_space: bool) -> Message {
    if all_touching(directions) {
        return Message::new("explain-one-cell").with("ways", ways(directions, in_space, false));
    }
    let paths = directions.iter().map(|one| whole_path(one, in_space));
    Message::new("explain-paths").with("paths", Arg::list(paths))
}

fn whole_path(path: &Directions, in_space: bool) -> Message {
    let steps = path.steps.as_slice();
    if let [step] = steps {
        return leap(step, path.rank_total, in_space);
    }
    let alike = steps.windows(2).all(|pair| pair[0] == pair[1]);
    let told = match steps.first() {
        Some(step) if alike && shape(step) != Shape::Other => Way::of(step, in_space)
            .tell(Message::new("explain-path-repeated"))
            .with("steps", steps.len())
            .with("shape", Message::new(shape_word(shape(step)))),
        _ => {
            let parts = steps.iter().enumerate().map(|(at, step)| {
                one_of_several(step, at.checked_sub(1).and_then(|before| steps.get(before)), in_space)
            });
            Message::new("explain-path-steps").with("steps", Arg::list(parts))
        }
    };
    match path.rank_total {
        Some(total) => Message::new("explain-path-in-all").with("path", told).with("along", along(total)),
        None => told,
    }
}

fn one_of_several(step: &Step, before: Option<&Step>, in_space: bool) -> Message {
    let what = match shape(step) {
        Shape::Other => size(sizes(step), false),
        known => Message::new("explain-one-step").with("shape", Message::new(shape_word(known))),
    };
    let told = Message::new("explain-path-step").with("step", what);
    let Some(before) = before else { return Way::of(step, in_space).tell(told).with("turn", "none") };
    let onward = step.shape.iter().zip(before.shape).any(|(&a, b)| a > 0 && b > 0);
    // The signs of a path hold for all its steps: what goes on the same way need not be said again.
    let step = if onward && step.rank == before.rank { Step { rank: None, ..*step } } else { *step };
    Way::of(&step, in_space).tell(told).with("turn", if onward { "onward" } else { "right-angle" })
}

/// A leap of one step.
fn leap(step: &Step, rank_total: Option<i8>, in_space: bool) -> Message {
    let way = Way::of(step, in_space);
    if let Some(total) = rank_total {
        let rest: Vec<u8> = sizes(step).into_iter().filter(|&size| size > 0).collect();
        if let Some(at) = rest.iter().position(|&size| size == total.unsigned_abs()) {
            let others: Vec<u8> =
                rest.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, &size)| size).collect();
            let told = match others.as_slice() {
                [] => Message::new("explain-leap-along"),
                [aside] => Message::new("explain-leap-aside").with("aside", *aside).with("space", in_space),
                [aside, up, ..] => Message::new("explain-leap-aside-and-up").with("aside", *aside).with("up", *up),
            };
            return Way { rank: "none", ..way }.tell(told).with("along", along(total));
        }
    }
    let knight = sizes(step) == [2, 1, 0] && way == ANYWHERE && rank_total.is_none();
    way.tell(Message::new("explain-leap")).with("size", size(sizes(step), knight))
}

/// `two ranks forward`.
fn along(total: i8) -> Message {
    let direction = match total {
        0 => "none",
        1.. => "forward",
        _ => "backward",
    };
    Message::new("explain-along").with("ranks", total.unsigned_abs()).with("direction", direction)
}

/// Sizes of a leap, the greatest first. `knight`: it is that of the knight of chess.
fn size([a, b, c]: [u8; 3], knight: bool) -> Message {
    match (a, b, c) {
        (_, 0, 0) => Message::new("explain-size-alike").with("shape", Message::new("explain-straight")).with("a", a),
        (a, b, 0) if a == b => {
            Message::new("explain-size-alike").with("shape", Message::new("explain-diagonal")).with("a", a)
        }
        (a, b, c) if a == b && b == c => {
            Message::new("explain-size-alike").with("shape", Message::new("explain-triagonal")).with("a", a)
        }
        (_, b, 0) => Message::new("explain-size-two").with("a", a).with("b", b).with("knight", knight),
        (_, b, c) => Message::new("explain-size-three").with("a", a).with("b", b).with("c", c),
    }
}

/// The two steps of a zigzag: `straight and diagonally`.
pub(super) fn zigzag(path: &Directions, in_space: bool) -> Message {
    let part = |step: &Step| {
        let way = Way::of(step, in_space);
        match shape(step) {
            Shape::Other => way.tell(Message::new("explain-zigzag-leap")).with("size", size(sizes(step), false)),
            known => way.tell(Message::new("explain-way")).with("shapes", adverbs(&[known])),
        }
    };
    Message::new("explain-zigzag-steps").with("steps", Arg::list(path.steps.iter().map(part)))
}
