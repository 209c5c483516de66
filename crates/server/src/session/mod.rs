//! A game in progress: an actor that changes it, and the handle by which others reach it.
//!
//! Each change is written to storage before it is answered; the actor completes it even if the client is gone. If another process has written the
//! game in the meantime, the actor loads that first. [`actor`] handles requests, [`audience`] distributes messages, [`render`] builds the wire
//! format, and [`thinking`] runs the engine.

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
mod standing;
mod thinking;

pub(crate) use chat::ChatLimits;
pub(crate) use details::Details;
pub(crate) use due::stored_due;
pub(crate) use handle::{Handle, start};
pub(crate) use load::load;
pub(crate) use request::Glance;
pub(crate) use shared::Shared;
pub(crate) use standing::Standing;
