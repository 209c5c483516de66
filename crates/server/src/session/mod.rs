//! One game in progress: an actor that changes it, and the handle by which others ask.
//!
//! Each change is written to storage before it is answered; the actor goes on to the end of it even when the one who asked
//! has gone. When another process has written the game meanwhile, the actor takes that over first. [`actor`] does things,
//! [`audience`] is told of them, [`render`] puts them into the shapes of the interface, [`thinking`] asks the engine.

mod actor;
mod audience;
mod changes;
mod chat;
mod details;
mod due;
mod handle;
mod lease;
mod load;
mod render;
mod request;
mod seats;
mod shared;
mod speech;
mod thinking;

pub(crate) use chat::Voices;
pub(crate) use details::Details;
pub(crate) use due::kept_due;
pub(crate) use handle::{Handle, start};
pub(crate) use load::load;
pub(crate) use shared::Shared;
