//! The moves of Japanese KI2 files, which do not say where a piece comes from: `７六歩`, `５八金右`, `同　銀直`, `５五角打`.
//!
//! Where several pieces of a type can reach the square, marks tell them apart by the rules of the Japan Shogi Association
//! (<https://www.shogi.or.jp/faq/kihuhyouki.html>): by the direction of the move (`上`, `寄`, `引`) if that is enough; otherwise `直` is a piece that
//! steps straight forward, `左` and `右` are the piece on the left and on the right, as its player sees them, with the direction behind if need be. A dragon,
//! a horse and every other piece that slides is never `直`.

use variorum_gamedef::definition::MotionKind;
use variorum_rules::{Action, ActionKind, Cell, Position, Side, Turn};

use super::kif::{DECLINES, DROPS, PROMOTES, goal};
use super::{declines, is_tradition, square};
use crate::legal::legal_actions;

/// The direction of a move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Way {
    Up,
    Across,
    Back,
}

impl Way {
    fn mark(self) -> &'static str {
        match self {
            Self::Up => "上",
            Self::Across => "寄",
            Self::Back => "引",
        }
    }
}

/// Which of several pieces is meant.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Left,
    Right,
    Straight,
}

impl Place {
    fn mark(self) -> &'static str {
        match self {
            Self::Left => "左",
            Self::Right => "右",
            Self::Straight => "直",
        }
    }
}

/// The marks behind the name of a piece.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(super) struct Marks {
    place: Option<Place>,
    way: Option<Way>,
}

impl Marks {
    /// Reads marks at the front of a text. Older records write `行` or `入` for `上`, and `下` for `引`.
    pub fn read(text: &str) -> (Self, &str) {
        let (mut marks, mut rest) = (Self::default(), text);
        while let Some(mark) = rest.chars().next() {
            match mark {
                '左' => marks.place = Some(Place::Left),
                '右' => marks.place = Some(Place::Right),
                '直' => marks.place = Some(Place::Straight),
                '上' | '行' | '入' => marks.way = Some(Way::Up),
                '寄' => marks.way = Some(Way::Across),
                '引' | '下' => marks.way = Some(Way::Back),
                _ => break,
            }
            rest = &rest[mark.len_utf8()..];
        }
        (marks, rest)
    }

    pub fn is_empty(self) -> bool {
        self == Self::default()
    }

    fn text(self) -> String {
        format!("{}{}", self.place.map_or("", Place::mark), self.way.map_or("", Way::mark))
    }

    /// The cells from which a piece comes according to the marks, of those from which one can reach `to`.
    pub fn select(self, position: &Position, to: Cell, cells: &[Cell]) -> Vec<Cell> {
        let course = |cell: Cell| Course::of(position, cell, to);
        let fitting = cells.iter().copied().filter(|&cell| self.way.is_none_or(|way| course(cell).way() == way));
        let fitting: Vec<Cell> = fitting.collect();
        let files = fitting.iter().map(|&cell| Course::file(position, cell));
        let wanted = match self.place {
            None => return fitting,
            Some(Place::Straight) => {
                return fitting.into_iter().filter(|&cell| course(cell).is_straight()).collect();
            }
            Some(Place::Left) => files.min(),
            Some(Place::Right) => files.max(),
        };
        fitting.into_iter().filter(|&cell| Some(Course::file(position, cell)) == wanted).collect()
    }
}

/// A move as its player sees it.
#[derive(Clone, Copy, Debug)]
struct Course {
    /// Files to the right.
    right: i16,
    /// Ranks forward.
    forward: i16,
}

impl Course {
    fn of(position: &Position, from: Cell, to: Cell) -> Self {
        let forward = Self::rank(position, to) - Self::rank(position, from);
        Self { right: Self::file(position, to) - Self::file(position, from), forward }
    }

    /// The file, counted from the left of the player to move.
    fn file(position: &Position, cell: Cell) -> i16 {
        let board = &position.rules().definition().board;
        let (file, _) = square::numbers(board, cell);
        match position.side() {
            Side::White => -i16::from(file),
            Side::Black => i16::from(file),
        }
    }

    /// The rank, counted from the side of the player to move.
    fn rank(position: &Position, cell: Cell) -> i16 {
        let (_, rank) = square::numbers(&position.rules().definition().board, cell);
        match position.side() {
            Side::White => -i16::from(rank),
            Side::Black => i16::from(rank),
        }
    }

    fn way(self) -> Way {
        match self.forward.cmp(&0) {
            std::cmp::Ordering::Greater => Way::Up,
            std::cmp::Ordering::Equal => Way::Across,
            std::cmp::Ordering::Less => Way::Back,
        }
    }

    fn is_straight(self) -> bool {
        self.right == 0 && self.forward == 1
    }
}

/// A turn of this position as in KI2 files, without the mark of its player. `previous` is the cell that the last turn reached. `None` if the game does not
/// follow the tradition.
///
/// # Panics
/// May panic if the turn belongs to another position.
#[must_use]
pub fn ki2(position: &Position, turn: Turn, previous: Option<Cell>) -> Option<String> {
    let rules = position.rules();
    if !is_tradition(rules) {
        return None;
    }
    let action = turn.first;
    let to = goal(rules, action.to(), previous)?;
    let name = |kind: usize| rules.definition().pieces[kind].native.names.first();
    let actions = legal_actions(position);
    if action.kind() == ActionKind::Drop {
        let kind = action.piece_type()?;
        let mark = if origins(position, kind, action.to(), &actions).is_empty() { "" } else { DROPS };
        return Some(format!("{to}{}{mark}", name(kind)?));
    }
    let kind = position.at(action.from()).kind();
    let suffix = match action.piece_type() {
        Some(_) => PROMOTES,
        None if declines(action, &actions) => DECLINES,
        None => "",
    };
    let cells = origins(position, kind, action.to(), &actions);
    let (marks, origin) = match marks(position, action, &cells) {
        Some(marks) => (marks.text(), String::new()),
        // No rule is published for pieces that move in other ways than those of shogi.
        None => (String::new(), format!("({})", square::numbered(&rules.definition().board, action.from()))),
    };
    Some(format!("{to}{}{marks}{suffix}{origin}", name(kind)?))
}

/// The cells from which pieces of this type can reach a cell.
pub(super) fn origins(position: &Position, kind: usize, to: Cell, actions: &[Action]) -> Vec<Cell> {
    let moves = actions.iter().filter(|action| action.kind() != ActionKind::Drop && action.to() == to);
    let mut cells: Vec<Cell> =
        moves.map(|action| action.from()).filter(|&from| position.at(from).kind() == kind).collect();
    cells.sort_unstable();
    cells.dedup();
    cells
}

/// The marks that tell a move from those of the other cells.
fn marks(position: &Position, action: Action, cells: &[Cell]) -> Option<Marks> {
    let (from, to) = (action.from(), action.to());
    if cells == [from] {
        return Some(Marks::default());
    }
    let course = Course::of(position, from, to);
    let kind = position.at(from).kind();
    let slides = position.rules().definition().pieces[kind].motions.iter().any(|motion| match motion.kind {
        MotionKind::Ride { max, .. } => max != Some(1),
        MotionKind::Leap
        | MotionKind::Lame
        | MotionKind::Crooked { .. }
        | MotionKind::Double { .. }
        | MotionKind::Advance { .. }
        | MotionKind::Walk { .. }
        | MotionKind::Plane { .. }
        | MotionKind::Anywhere => false,
        MotionKind::Hop { .. } => true,
    });
    let way = Some(course.way());
    let sides: &[Place] = match course.right {
        _ if course.is_straight() && !slides => &[Place::Straight],
        0 => &[Place::Left, Place::Right],
        right if right > 0 => &[Place::Left, Place::Right],
        _ => &[Place::Right, Place::Left],
    };
    let place = |way| sides.iter().map(move |&place| Marks { place: Some(place), way });
    let all = [Marks { place: None, way }].into_iter().chain(place(None)).chain(place(way));
    all.into_iter().find(|marks| marks.select(position, to, cells) == [from])
}
