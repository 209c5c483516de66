//! Data for learning games: lessons, the reach of a piece, and an overview of all pieces.

mod lesson;
mod pieces;
mod reach;

pub use lesson::{Lesson, LessonExample, LessonStep, Shown, lesson};
pub use pieces::{InGame, PieceOverview, PieceType, pieces};
pub use reach::{Destinations, Reach, diagram_reach, reach};
