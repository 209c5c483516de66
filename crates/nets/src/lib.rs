//! Learned evaluation for any game definition: a small neural network that corrects the hand-written evaluation.
//!
//! [`Inputs`] derives from the rules what a net looks at: every piece on its cell and by its offset from the royal
//! piece, and the pieces in the hands, each as both sides see them.
//! [`Net`] has one hidden layer, which is worked out once for each side with the same weights, and works in whole numbers only, so that a
//! position has the same value on every machine. [`Accumulators`] follows the board while a search makes and takes back actions. The form is
//! that of efficiently updatable networks (Yu Nasu, *Efficiently Updatable Neural-Network-based Evaluation Functions for Computer Shogi*,
//! 2018), with a squared clipped activation.
//!
//! A net belongs to one game; its file says to which one. No file is read here: [`Net::read`] takes bytes.
//!
//! ```
//! use variorum_nets::{Inputs, Net, NetError};
//!
//! let rules = variorum_library::rules(&variorum_library::ids()[0]).unwrap();
//! assert_eq!(Net::read(Inputs::of(&rules), b"no net").unwrap_err(), NetError::NotANet);
//! ```

#![warn(clippy::wildcard_enum_match_arm)]

mod accumulators;
mod error;
mod file;
mod inputs;
mod net;
mod offsets;
mod refreshed;

pub use accumulators::Accumulators;
pub use error::NetError;
pub use inputs::{BUCKETS, Factor, Inputs, MOST_IN_HAND};
pub use net::{ACTIVATION_ONE, LANES, Net, OUTPUT_ONE, Parts, WIDTHS};
