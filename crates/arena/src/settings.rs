//! How a match is played.

use crate::adjudication::Adjudication;
use crate::limit::Limit;
use crate::opening::Openings;
use crate::player::{Kind, Player};
use crate::process::Log;
use crate::sprt::Sprt;

/// How a match is played.
#[derive(Clone)]
pub struct Settings {
    /// The two players; the first has White in games 0, 2, 4, ….
    pub players: [Player; 2],
    /// Greatest number of games.
    pub games: usize,
    /// How long both players may think, where they have no limit of their own.
    pub limit: Limit,
    /// How games begin.
    pub openings: Openings,
    /// When games are ended early.
    pub adjudication: Adjudication,
    /// A test that ends the match when it is decided.
    pub sprt: Option<Sprt>,
    /// What openings and chance moves depend on.
    pub seed: u64,
    /// Games played at the same time; 0 counts as 1.
    pub workers: usize,
    /// Milliseconds that a player may overstep its time by.
    pub margin_ms: u64,
    /// Seconds to wait for a program that has no time limit.
    pub patience_s: u64,
    /// Where everything is written that is said to and by programs.
    pub log: Log,
}

impl Default for Settings {
    /// The engine against chance: two games of 10,000 nodes a turn after four random turns.
    fn default() -> Self {
        Self {
            players: [Player::new(Kind::Engine), Player::new(Kind::Random)],
            games: 2,
            limit: Limit::Nodes(10_000),
            openings: Openings { random_turns: 4, ..Openings::default() },
            adjudication: Adjudication::default(),
            sprt: None,
            seed: 1,
            workers: 1,
            margin_ms: 50,
            patience_s: 60,
            log: None,
        }
    }
}
