//! Data for pictures and explanations: the move diagram of a piece, the cells within its reach, the pieces
//! that attack a cell, the routes of an action.
//!
//! Nothing here judges legality.

mod attacks;
mod changes;
mod move_diagram;
mod reachable;
mod routes;

pub use self::attacks::{Attack, attacks};
pub use self::changes::{Changes, Trace, play_traced};
pub use self::move_diagram::{DiagramCell, Travel};
pub use self::reachable::{FreeBoard, Reachable, reachable};
pub use self::routes::{Route, routes};
