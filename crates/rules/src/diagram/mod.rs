//! What pictures and explanations show: the shape of a piece's moves, the cells within its reach, the routes of a turn.
//!
//! Nothing here decides what is legal.

mod move_diagram;
mod reachable;
mod routes;

pub use self::move_diagram::{DiagramCell, Travel};
pub use self::reachable::{FreeBoard, Reachable, reachable};
pub use self::routes::{Route, routes};
