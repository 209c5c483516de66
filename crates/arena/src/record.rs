//! A saved game: one JSON object, for one line of a file.

use serde::de::IgnoredAny;
use serde::{Deserialize, Serialize};

use crate::game::{PlayedGame, PlayedTurn, Termination};
use crate::score::GameResult;
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
    /// The player that lost it by an error.
    #[serde(skip_serializing_if = "Option::is_none")]
    fault: Option<&'static str>,
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
            let options = player_settings.short_options();
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
            fault: game.finished().at_fault.map(player_name),
            turns: &game.turns,
        }
    }
}

/// What a match counts of a game, as a [`Record`] holds it too.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FinishedGame {
    /// Its number in the match, from 0.
    pub number: usize,
    /// The index of the game in the pool.
    pub game: usize,
    /// The player with the white pieces: 0 or 1.
    pub white: usize,
    /// The player that won; `None`: a draw.
    pub winner: Option<usize>,
    /// Why it ended, as a key for counting.
    pub reason: String,
    /// The player that lost it by an error.
    pub at_fault: Option<usize>,
    /// The number of turns, the opening included.
    pub turns: usize,
}

impl FinishedGame {
    /// The number of its pair.
    pub(crate) const fn pair(&self) -> usize {
        self.number / 2
    }

    /// The result for the first player.
    #[must_use]
    pub fn points(&self) -> GameResult {
        self.points_of(0)
    }

    /// The result for White.
    pub(crate) fn points_of_white(&self) -> GameResult {
        self.points_of(self.white)
    }

    fn points_of(&self, player: usize) -> GameResult {
        match self.winner {
            None => GameResult::Draw,
            Some(winner) if winner == player => GameResult::Win,
            Some(_) => GameResult::Loss,
        }
    }
}

/// A [`Record`] read back as far as a match counts it.
#[derive(Deserialize)]
pub struct SavedRecord {
    game: String,
    number: usize,
    white: SavedName,
    winner: Option<String>,
    reason: String,
    fault: Option<String>,
    turns: Vec<IgnoredAny>,
}

#[derive(Deserialize)]
struct SavedName {
    player: String,
}

impl SavedRecord {
    /// The game as a match counts it. `pool` has the ids of the match's games.
    ///
    /// # Errors
    /// What is wrong with the record.
    pub fn finished(self, pool: &[String]) -> Result<FinishedGame, RecordError> {
        let Self { game, number, white, winner, reason, fault, turns } = self;
        let player = |name: String| match name.as_str() {
            "a" => Ok(0),
            "b" => Ok(1),
            _ => Err(RecordError::Player(name)),
        };
        let number = number.checked_sub(1).ok_or(RecordError::Number)?;
        let Some(index) = pool.iter().position(|id| *id == game) else { return Err(RecordError::Game(game)) };
        let (white, winner) = (player(white.player)?, winner.map(player).transpose()?);
        Ok(FinishedGame {
            number,
            game: index,
            white,
            winner,
            reason,
            at_fault: fault.map(player).transpose()?,
            turns: turns.len(),
        })
    }
}

/// Why a saved game cannot be counted.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum RecordError {
    /// It is not a game of the match.
    #[error("the game “{0}” does not belong to this match")]
    Game(String),
    /// A player is neither `a` nor `b`.
    #[error("“{0}” is not a player: players are a and b")]
    Player(String),
    /// Numbers begin with 1.
    #[error("games are numbered from 1")]
    Number,
}

/// The name of player 0 or 1 in records: `a` or `b`.
#[must_use]
pub const fn player_name(player: usize) -> &'static str {
    if player == 0 { "a" } else { "b" }
}
