//! A game as it is saved: one JSON object, for one line of a file.

use serde::Serialize;

use crate::game::{Game, Played, Reason};
use crate::settings::Settings;
use variorum_rules::Side;

/// A game with the settings that it was played with.
#[derive(Clone, Debug, Serialize)]
pub struct Record<'a> {
    /// The game's id.
    game: &'a str,
    /// Number in the match, from 1.
    number: usize,
    white: Seat,
    black: Seat,
    seed: u64,
    start: &'a str,
    /// How many of the turns were the opening.
    opening: usize,
    result: &'static str,
    #[serde(skip_serializing_if = "Option::is_none")]
    winner: Option<&'static str>,
    reason: &'static str,
    /// What was said or done, where a player lost by its own doing.
    #[serde(skip_serializing_if = "Option::is_none")]
    detail: Option<String>,
    turns: &'a [Played],
}

/// Who had a side.
#[derive(Clone, Debug, Serialize)]
struct Seat {
    player: &'static str,
    kind: String,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    options: Vec<String>,
    limit: String,
}

impl<'a> Record<'a> {
    /// What is saved of a game of the match.
    #[must_use]
    pub fn new(id: &'a str, settings: &Settings, game: &'a Game) -> Self {
        let seat = |player: usize| {
            let (who, limit) = (&settings.players[player], settings.limit);
            let options = who.options.iter().map(|(name, value)| format!("{name}={value}")).collect();
            let limit = who.limit.unwrap_or(limit).to_string();
            Seat { player: player_name(player), kind: who.kind.to_string(), options, limit }
        };
        Self {
            game: id,
            number: game.number + 1,
            white: seat(game.white),
            black: seat(1 - game.white),
            seed: settings.seed,
            start: &game.start,
            opening: game.opening,
            result: game.result(),
            winner: game.winner.map(|side| player_name(game.white ^ side.index())),
            reason: game.reason.text(),
            detail: match &game.reason {
                Reason::Forfeit(side, forfeit) => {
                    Some(format!("{} {forfeit}", if *side == Side::White { "White" } else { "Black" }))
                }
                _ => None,
            },
            turns: &game.turns,
        }
    }
}

/// `a` or `b`.
#[must_use]
pub const fn player_name(player: usize) -> &'static str {
    if player == 0 { "a" } else { "b" }
}
