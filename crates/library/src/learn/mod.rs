//! What people learn a game by, as data: its texts with the examples played, where a piece can go, all pieces of all games.

mod lesson;
mod pieces;
mod reach;

pub use lesson::{Lesson, LessonExample, LessonStep, Shown, lesson};
pub use pieces::{InGame, PieceOverview, PieceType, pieces};
pub use reach::{Goals, Reach, diagram_reach, reach};
