//! The settings of a match.

use crate::adjudication::Adjudication;
use crate::limit::Limit;
use crate::opening::Openings;
use crate::player::{Player, PlayerKind};
use crate::process::Log;
use crate::sprt::Sprt;

/// The settings of a match.
#[derive(Clone)]
pub struct Settings {
    /// The two players; the first has White in the first game of each pair.
    pub players: [Player; 2],
    /// The greatest number of games.
    pub games: usize,
    /// How long players without their own limit may think.
    pub limit: Limit,
    /// How games begin.
    pub openings: Openings,
    /// When games are adjudicated.
    pub adjudication: Adjudication,
    /// A test that ends the match when decided. It counts pairs of games, so a match without pairs does not decide it.
    pub sprt: Option<Sprt>,
    /// The number of games before which the test decides nothing, however clear it seems: a few openings are not yet the game.
    pub least_games: usize,
    /// The seed of openings and random choices.
    pub seed: u64,
    /// The number of games played at the same time; 0 counts as 1.
    pub workers: usize,
    /// The time in milliseconds by which a player may exceed its limit.
    pub margin_ms: u64,
    /// The time in seconds to wait for a program without a time limit.
    pub patience_s: u64,
    /// Where all lines sent to and by programs are written.
    pub log: Log,
}

impl Default for Settings {
    /// The engine against a random mover: two games with 10,000 nodes a turn, after four random turns.
    fn default() -> Self {
        Self {
            players: [Player::new(PlayerKind::Engine), Player::new(PlayerKind::Random)],
            games: 2,
            limit: Limit::Nodes(10_000),
            openings: Openings { random_turns: 4, ..Openings::default() },
            adjudication: Adjudication::default(),
            sprt: None,
            least_games: 1000,
            seed: 1,
            workers: 1,
            margin_ms: 50,
            patience_s: 60,
            log: None,
        }
    }
}
