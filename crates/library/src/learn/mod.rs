//! Data for learning games: lessons, guided first games, the reach of a piece, and an overview of all pieces.

mod guide;
mod lesson;
mod pieces;
mod reach;

pub use guide::{GuidedGame, GuidedStep, guide};
pub use lesson::{Lesson, LessonExample, LessonStep, Shown, lesson};
pub use pieces::{InGame, PieceOverview, PieceType, pieces};
pub use reach::{Destinations, Reach, diagram_reach, reach};
