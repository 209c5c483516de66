//! How many actions a game's positions offer: what the usual settings of the engine depend on.

use std::sync::Arc;

use variorum_rules::movegen;
use variorum_rules::{Action, Phase, Position, Rules};

use crate::random::Random;

/// Random games that are sampled.
const GAMES: usize = 2;
/// Turns sampled of each game, at most.
const TURNS: usize = 30;

/// Mean numbers of legal actions in positions of random games.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Branching {
    /// Actions at the beginning of a turn.
    pub actions: f64,
    /// Actions that may follow the first one in the same turn, for each turn; 0 in games whose turns are single actions.
    pub second_parts: f64,
}

impl Branching {
    /// Plays short random games, always the same ones, and counts the actions of every position.
    pub(crate) fn measure(rules: &Arc<Rules>) -> Self {
        let mut random = Random::new(0xb4a_4c4);
        let (mut turns, mut first, mut second) = (0_usize, 0_usize, 0_usize);
        let mut actions: Vec<Action> = Vec::new();
        for _ in 0..GAMES {
            let mut position = Position::start(rules);
            for _ in 0..TURNS {
                if position.outcome().is_some() {
                    break;
                }
                actions.clear();
                movegen::actions(&mut position, &mut actions);
                turns += 1;
                first += actions.len();
                while let Some(&action) = actions.get(random.below(actions.len())) {
                    position.make_unchecked(action);
                    if position.phase() == Phase::First {
                        break;
                    }
                    actions.clear();
                    movegen::actions(&mut position, &mut actions);
                    second += actions.len();
                }
            }
        }
        let mean = |count: usize| count as f64 / turns.max(1) as f64;
        Self { actions: mean(first), second_parts: mean(second) }
    }
}
