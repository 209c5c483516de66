//! Effects: what a turn does.
//!
//! A player who sees a turn, or is shown one, wants to know what it is for. [`effects`] answers with what is true of it,
//! typed and with the cells that it concerns: what it takes and promotes, whom it checks, what it attacks, saves, opens
//! or freezes, how it ends the game. [`threats`] says what the other side would do if it were its turn, and [`reason()`]
//! why an engine prefers a turn.
//!
//! The rules contain no evaluation: what pieces are worth is an argument. Nothing here looks further than the exchange
//! of pieces on one cell ([`winnings`]).
//!
//! ```
//! # use variorum_rules::{Position, effect::{self, Effect}};
//! # let rules = variorum_library::rules("chess")?;
//! let position = Position::parse(&rules, "4k3/8/8/8/8/8/4P3/4K2R w - - 0 1")?;
//! let worth = vec![100; rules.definition().pieces.len()];
//! let effects = effect::effects(&position, position.parse_turn("h1h8")?, &worth);
//! assert!(matches!(&effects[0], Effect::Check { attacks } if attacks.len() == 1));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

mod exchange;
mod find;
mod kind;
mod reason;
mod threat;

pub use self::exchange::winnings;
pub use self::find::effects;
pub use self::kind::{Bargain, Effect};
pub use self::reason::{Line, Prospect, Reason, reason};
pub use self::threat::{Threat, threats};

/// The number of effects that are told of one turn.
pub const TOLD: usize = 3;
/// The largest number of threats.
pub const THREATS: usize = 3;
