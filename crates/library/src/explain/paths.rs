//! Paths: the directions of single steps, and whole paths.

use variorum_gamedef::definition::{Continuation, Directions, FilePart, LevelPart, RankPart, RingPart, Step, Times};
use variorum_gamedef::grid::{Geometry, Grid};
use variorum_gamedef::vocabulary::Choices as _;
use variorum_messages::{Arg, Message};

/// The shape of a single step.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Shape {
    Straight,
    Diagonal,
    Triagonal,
    Other,
}

/// The sizes of a step along the axes, the greatest first.
fn sizes(step: &Step) -> [u8; 3] {
    let mut sizes = step.shape.map(i8::unsigned_abs);
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

/// Whether all paths are single steps to an adjacent cell.
pub(super) fn all_touching(directions: &[Directions]) -> bool {
    let touching = |step: &Step| step.times == Times::Once && shape(step) != Shape::Other;
    directions.iter().all(|one| matches!(one.steps.as_slice(), [step] if touching(step)))
}

/// The direction of a step, besides its shape. Each field is a keyword for selectors.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Heading {
    rank: &'static str,
    file: &'static str,
    level: &'static str,
    ring: &'static str,
    /// How a line continues at the corners of its ring.
    bend: &'static str,
}

const ANYWHERE: Heading = Heading { rank: "none", file: "none", level: "none", ring: "none", bend: "none" };

impl Heading {
    fn of(step: &Step, geometry: Geometry) -> Self {
        // Along one axis, by one cell or more.
        let straight = sizes(step)[1] == 0;
        let vertical = matches!(step.level, Some(LevelPart::Upward | LevelPart::Downward));
        let rank = match step.rank {
            Some(RankPart::Forward) => "forward",
            Some(RankPart::Backward) => "backward",
            Some(RankPart::Lengthwise) if geometry.in_space || straight => "lengthwise",
            Some(RankPart::Sideways) if !geometry.in_space => "sideways",
            // A straight step up or down always stays on its rank.
            Some(RankPart::Sideways) if !(straight && vertical) => "across",
            Some(RankPart::Lengthwise | RankPart::Sideways) | None => "none",
        };
        let file = match step.file {
            Some(FilePart::Leftward) => "left",
            Some(FilePart::Rightward) => "right",
            Some(FilePart::Keeping) => "keeping",
            Some(FilePart::Changing) => "changing",
            None => "none",
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
        Self { rank, file, level, ring, ..ANYWHERE }
    }

    /// Adds the direction to a message; the argument `way` is `none` for any direction.
    fn add_to(self, message: Message) -> Message {
        let any = if self == ANYWHERE { "none" } else { "some" };
        let message =
            message.with("way", any).with("rank", self.rank).with("file", self.file).with("level", self.level);
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

/// Groups single steps by direction, with the shapes of each group.
fn grouped(directions: &[Directions], geometry: Geometry, riding: bool) -> Vec<(Heading, Vec<Shape>)> {
    let mut groups: Vec<(Heading, Vec<Shape>)> = Vec::new();
    for one in directions {
        let Some(step) = one.steps.first() else { continue };
        let mut way = Heading::of(step, geometry);
        if let (None, Some(total)) = (step.rank, one.rank_total) {
            way.rank = if total > 0 { "forward" } else { "backward" };
        }
        match one.continuation {
            Continuation::Turning if riding => way.bend = "turning",
            Continuation::Reflecting if riding => way.bend = "reflecting",
            Continuation::Straight | Continuation::Turning | Continuation::Reflecting => {}
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

/// Whether the directions need several clauses.
pub(super) fn are_many(directions: &[Directions], geometry: Geometry) -> bool {
    if all_touching(directions) { grouped(directions, geometry, true).len() > 1 } else { directions.len() > 1 }
}

/// The directions of single steps. `riding`: the step is repeated, so how it continues matters.
pub(super) fn ways(directions: &[Directions], geometry: Geometry, riding: bool) -> Message {
    let groups = grouped(directions, geometry, riding);
    let message =
        |(way, shapes): &(Heading, Vec<Shape>)| way.add_to(Message::new("explain-way")).with("shapes", adverbs(shapes));
    if let [(way, shapes)] = groups.as_slice() {
        let all =
            |which: &'static str| Message::new("explain-way-all").with("which", which).with("shapes", adverbs(shapes));
        return match shapes.len() {
            2 if *way == ANYWHERE && !geometry.in_space => all("flat"),
            2 if *way == ANYWHERE && !shapes.contains(&Shape::Triagonal) => all("without-triagonal"),
            3 if *way == ANYWHERE => all("space"),
            1 => message(&(*way, shapes.clone())),
            _ if *way == ANYWHERE => message(&(*way, shapes.clone())),
            _ => way.add_to(Message::new("explain-way-of-several")).with("shapes", adverbs(shapes)),
        };
    }
    let items = groups.iter().map(|group| match group {
        (way, shapes) if *way == ANYWHERE => Message::new("explain-way-any").with("shapes", adjectives(shapes)),
        group => message(group),
    });
    Message::new("explain-ways").with("ways", Arg::list(items))
}

/// Whole paths from start to end, for leaps and lame leaps.
pub(super) fn whole(directions: &[Directions], geometry: Geometry) -> Message {
    if all_touching(directions) {
        return Message::new("explain-one-cell").with("ways", ways(directions, geometry, false));
    }
    let paths = directions.iter().map(|one| whole_path(one, geometry));
    Message::new("explain-paths").with("paths", Arg::list(paths))
}

fn whole_path(path: &Directions, geometry: Geometry) -> Message {
    let steps = path.steps.as_slice();
    if let [step] = steps {
        return match most_times(step) {
            Some(most) if shape(step) != Shape::Other => Heading::of(step, geometry)
                .add_to(Message::new("explain-times-cells"))
                .with("most", most)
                .with("shape", Message::new(shape_word(shape(step)))),
            _ => repeated(leap(step, path.rank_total, geometry), step),
        };
    }
    let alike = !path.repeats_steps() && steps.windows(2).all(|pair| pair[0] == pair[1]);
    let message = match steps.first() {
        Some(step) if alike && shape(step) != Shape::Other => Heading::of(step, geometry)
            .add_to(Message::new("explain-path-repeated"))
            .with("steps", steps.len())
            .with("shape", Message::new(shape_word(shape(step)))),
        _ => {
            let mut parts = Vec::new();
            let mut told = 0;
            // Equal steps that follow each other are told together.
            for run in steps.chunk_by(|one, next| one == next && one.times == Times::Once && shape(one) != Shape::Other)
            {
                let Some(step) = run.first() else { continue };
                parts.push(some_of_several(step, run.len(), &steps[..told], geometry));
                told += run.len();
            }
            let message = Message::new("explain-path-steps").with("steps", Arg::list(parts));
            match end(path, geometry) {
                Some(end) => Message::new("explain-path-ending").with("path", message).with("size", end),
                None => message,
            }
        }
    };
    match path.rank_total {
        Some(total) => Message::new("explain-path-in-all").with("path", message).with("along", along(total)),
        None => message,
    }
}

/// How often a step is made at most, 0 for any number of times; `None` if just once.
fn most_times(step: &Step) -> Option<u8> {
    (step.times != Times::Once).then(|| step.times.most().unwrap_or(0))
}

/// A step with how often it is made.
fn repeated(message: Message, step: &Step) -> Message {
    match most_times(step) {
        Some(most) => Message::new("explain-step-times").with("step", message).with("most", most),
        None => message,
    }
}

/// Where a path with a longer step ends, since its directions can lie to each other in several ways; `None` where the words about its steps say it, and if it
/// ends where it begins.
fn end(path: &Directions, geometry: Geometry) -> Option<Message> {
    let longer = path.steps.iter().any(|step| shape(step) == Shape::Other);
    match geometry.grid {
        Grid::Squares if longer && !path.repeats_steps() => {}
        Grid::Squares | Grid::Hexagons => return None,
    }
    let mut total = [0_u8; 3];
    for (axis, size) in total.iter_mut().enumerate() {
        let parts = path.steps.iter().filter_map(|step| step.shape.get(axis));
        *size = u8::try_from(parts.map(|&part| i32::from(part)).sum::<i32>().unsigned_abs()).ok()?;
    }
    total.sort_unstable_by(|a, b| b.cmp(a));
    (total != [0; 3]).then(|| size(total, false, geometry.grid))
}

/// Whether after these steps the words about the direction of the next one leave out nothing, since it follows from theirs.
fn follows(step: &Step, earlier: &[Step], geometry: Geometry) -> bool {
    geometry.orientations().iter().all(|orientation| {
        let fits = |step: &Step| geometry.allows(orientation.place(step.shape), step);
        fits(step) || !earlier.iter().all(fits)
    })
}

/// So many equal steps of a path, after earlier steps.
fn some_of_several(step: &Step, count: usize, earlier: &[Step], geometry: Geometry) -> Message {
    let what = match shape(step) {
        Shape::Other => repeated(size(sizes(step), false, geometry.grid), step),
        known @ (Shape::Straight | Shape::Diagonal | Shape::Triagonal) if let Some(most) = most_times(step) => {
            let shape = Message::new(shape_word(known));
            Message::new("explain-times-steps").with("most", most).with("shape", shape)
        }
        known @ (Shape::Straight | Shape::Diagonal | Shape::Triagonal) if count > 1 => {
            let shape = Message::new(shape_word(known));
            Message::new("explain-several-steps").with("steps", count).with("shape", shape)
        }
        known @ (Shape::Straight | Shape::Diagonal | Shape::Triagonal) => {
            Message::new("explain-one-step").with("shape", Message::new(shape_word(known)))
        }
    };
    let message = Message::new("explain-path-step").with("step", what);
    let Some(before) = earlier.last() else { return Heading::of(step, geometry).add_to(message).with("turn", "none") };
    let along = || step.shape.iter().zip(before.shape).map(|(&one, other)| i16::from(one) * i16::from(other));
    let onward = along().all(|part| part >= 0) && along().any(|part| part > 0);
    // The signs of a path apply to all its steps, so a step in the same direction does not repeat it.
    let same = onward && (step.rank, step.file) == (before.rank, before.file) && follows(step, earlier, geometry);
    let step = if same { Step { rank: None, file: None, ..*step } } else { *step };
    Heading::of(&step, geometry).add_to(message).with(
        "turn",
        match along().sum::<i16>() {
            _ if onward => "onward",
            0 => "right-angle",
            1.. => "aside",
            _ => "back",
        },
    )
}

/// A leap of one step.
fn leap(step: &Step, rank_total: Option<i8>, geometry: Geometry) -> Message {
    let way = Heading::of(step, geometry);
    if let Some(total) = rank_total {
        let rest: Vec<u8> = sizes(step).into_iter().filter(|&size| size > 0).collect();
        if let Some(at) = rest.iter().position(|&size| size == total.unsigned_abs()) {
            let others: Vec<u8> =
                rest.iter().enumerate().filter(|&(other, _)| other != at).map(|(_, &size)| size).collect();
            let message = match others.as_slice() {
                [] => Message::new("explain-leap-along"),
                [aside] => Message::new("explain-leap-aside").with("aside", *aside).with("space", geometry.in_space),
                [aside, up, ..] => Message::new("explain-leap-aside-and-up").with("aside", *aside).with("up", *up),
            };
            return Heading { rank: "none", ..way }.add_to(message).with("along", along(total));
        }
    }
    let knight = sizes(step) == [2, 1, 0] && way == ANYWHERE && rank_total.is_none();
    way.add_to(Message::new("explain-leap")).with("size", size(sizes(step), knight, geometry.grid))
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

/// The sizes of a leap, the greatest first. `knight`: it is a knight's move.
fn size([a, b, c]: [u8; 3], knight: bool, grid: Grid) -> Message {
    match (a, b, c) {
        (_, 0, 0) => Message::new("explain-size-alike").with("shape", Message::new("explain-straight")).with("a", a),
        (a, b, 0) if a == b => {
            Message::new("explain-size-alike").with("shape", Message::new("explain-diagonal")).with("a", a)
        }
        (a, b, c) if a == b && b == c => {
            Message::new("explain-size-alike").with("shape", Message::new("explain-triagonal")).with("a", a)
        }
        (_, b, 0) => {
            Message::new("explain-size-two").with("a", a).with("b", b).with("knight", knight).with("grid", grid.word())
        }
        (_, b, c) => Message::new("explain-size-three").with("a", a).with("b", b).with("c", c),
    }
}

/// The two steps of a zigzag: `straight and diagonally`.
pub(super) fn zigzag(path: &Directions, geometry: Geometry) -> Message {
    let part = |step: &Step| {
        let way = Heading::of(step, geometry);
        match shape(step) {
            Shape::Other => {
                way.add_to(Message::new("explain-zigzag-leap")).with("size", size(sizes(step), false, geometry.grid))
            }
            known @ (Shape::Straight | Shape::Diagonal | Shape::Triagonal) => {
                way.add_to(Message::new("explain-way")).with("shapes", adverbs(&[known]))
            }
        }
    };
    if let [first, second] = path.steps.as_slice()
        && sizes(first) == sizes(second)
        && second.shape.iter().any(|&size| size < 0)
    {
        return Message::new("explain-zigzag-alike").with("step", part(first));
    }
    Message::new("explain-zigzag-steps").with("steps", Arg::list(path.steps.iter().map(part)))
}
