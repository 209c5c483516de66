//! The site's server: the HTTP interface, the WebSocket, storage, and the embedded files of the web client.
//!
//! [`serve()`] runs it all; [`app`] is the same as a router, which tests call without a socket. A game in progress is an actor with a handle
//! (`session`): it changes the game, writes the change to storage (`variorum-storage`) *before* it answers, and then notifies all listeners. So a
//! game survives a restart, even of a process that was killed: it is rebuilt by replaying its turns.
//!
//! Deliberately absent: rules of play (they are in `rules` and `play`; here they are only turned into JSON).

mod account_changes;
mod accounts;
mod acquaintances;
mod address;
mod analysis;
mod blocks;
mod body;
mod bounds;
mod catalogue;
mod clocks;
mod compress;
mod config;
mod cookies;
mod create_game;
mod error;
mod export;
mod fair_queue;
mod game_lists;
mod game_rules;
mod games;
mod guard;
mod health;
mod language;
mod learn;
mod limits;
mod links;
mod listen;
mod live_count;
mod live_games;
mod lobby;
mod logins;
mod networks;
mod openapi;
mod operations;
pub mod operator;
mod opponent;
mod pictures;
mod prepared;
mod process_events;
mod prometheus;
mod puzzles;
mod ratings;
mod read_throttle;
mod records;
mod remarks;
mod remembered;
mod reports;
mod request;
mod request_log;
mod routes;
mod rule_changes;
mod security;
mod security_contact;
mod send_queue;
mod serve;
mod session;
mod sessions;
mod show;
mod shutdown;
mod site;
mod site_settings;
mod size_metrics;
mod socket;
mod state;
mod stored_game;
mod sweep;
mod time;
mod tokens;
mod view;
mod viewer;
mod visitor;
mod wire;
mod worker;

pub use config::{Config, default_data_folder};
pub use error::ServeError;
pub use limits::ServerLimits;
pub use networks::NetworkError;
pub use opponent::{EngineOpponent, Opponent, RandomOpponent};
pub use prometheus::metrics_router;
pub use routes::app;
pub use serve::{run, serve};
pub use state::AppState;
pub use time::Time;
pub use variorum_storage::{Durability, OpenError};
pub use wire::check_socket_message;
