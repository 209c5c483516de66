//! A saved game: one JSON object, for one line of a file.

use serde::Serialize;

use crate::game::{PlayedGame, PlayedTurn, Termination};
use crate::settings::Settings;
use variorum_rules::Side;

/// A finished game with the settings of its match.
#[derive(Clone, Debug, Serialize)]
pub struct Record<'a> {
    /// The game's id.
    game: &'a str,
    /// Number in the match, from 1.
    number: usize,
    white: SavedPlayer,
    black: SavedPlayer,
    seed: u64,
    start: &'a str,
    /// The number of turns at the beginning that belong to the opening.
    opening: usize,
    result: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<&'static str>,
    reason: &'static str,
    /// What the player did, if the game was forfeited.
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    turns: &'a [PlayedTurn],
}

/// The player of a side.
#[derive(Clone, Debug, Serialize)]
struct SavedPlayer {
    player: &'static str,
    kind: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    options: Vec<String>,
    limit: String,
}

impl<'a> Record<'a> {
    /// The record of a game. `id` is the id of the game that was played.
    #[must_use]
    pub fn new(id: &'a str, settings: &Settings, game: &'a PlayedGame) -> Self {
        let saved = |player: usize| {
            let (player_settings, limit) = (&settings.players[player], settings.limit);
            let options = player_settings.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
            let limit = player_settings.limit.unwrap_or(limit).to_string();
            SavedPlayer { player: player_name(player), kind: player_settings.kind.to_string(), options, limit }
        };
        Self {
            game: id,
            number: game.number + 1,
            white: saved(game.white),
            black: saved(1 - game.white),
            seed: settings.seed,
            start: &game.start,
            opening: game.opening,
            result: game.result(),
            winner: game.winner.map(|side| player_name(game.white ^ side.index())),
            reason: game.reason.text(),
            detail: match &game.reason {
                Termination::Forfeit(side, forfeit) => {
                    Some(format!("{} {forfeit}", if *side == Side::White { "White" } else { "Black" }))
                }
                Termination::Rules(_) | Termination::AgreedDraw | Termination::AgreedWin | Termination::TooLong => None,
            },
            turns: &game.turns,
        }
    }
}

/// The name of player 0 or 1 in records: `a` or `b`.
#[must_use]
pub const fn player_name(player: usize) -> &'static str {
    if player == 0 { "a" } else { "b" }
}
