//! The site: the HTTP interface, the WebSocket, storage, and the embedded files of the web client.
//!
//! [`serve`] does it all; [`app`] is the same as a router that tests call without a socket. A game in progress is an actor
//! with a handle (`session`): it changes the game, writes it to storage (`store`) *before* it answers, and tells everybody who
//! listens. So a game survives a restart, also of a process that was killed, and is rebuilt by replaying its turns.
//!
//! Deliberately absent: rules of play (they are in `rules` and `play`; here they are only put into JSON).

mod accounts;
mod acquaintances;
mod address;
mod analysis;
mod birth;
mod blocks;
mod body;
mod catalogue;
mod clocks;
mod compress;
mod config;
mod cookies;
mod error;
#[cfg(test)]
mod expected;
mod export;
mod figures;
mod guard;
mod language;
mod learn;
mod limits;
mod links;
mod listen;
mod live;
mod live_count;
mod lobby;
mod logins;
mod networks;
mod openapi;
mod operations;
pub mod operator;
mod opponent;
mod outbox;
mod pace;
mod peers;
mod pictures;
mod ratings;
mod records;
mod remembered;
mod reports;
mod request;
mod routes;
mod rule_changes;
mod security;
mod serve;
mod session;
mod sessions;
mod shares;
mod site;
mod socket;
mod store;
mod sweep;
mod time;
mod view;
mod viewer;
mod visitor;
mod watch;
mod wire;
mod worker;

pub use config::{Config, default_data_folder};
pub use error::ServeError;
pub use figures::figures;
pub use limits::Limits;
pub use networks::NetworkError;
pub use opponent::{EngineOpponent, Opponent, RandomOpponent};
pub use routes::app;
pub use serve::{run, serve};
pub use sessions::AppState;
pub use store::Durability;
pub use time::Time;
pub use wire::check_socket_message;
