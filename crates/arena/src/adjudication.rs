//! Adjudication: a game is ended early when the scores of both players agree about its result, or when it is too long.

use serde::{Deserialize, Serialize};
use variorum_rules::Side;

/// When games are adjudicated.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Adjudication {
    /// When a game is adjudicated a draw; `None`: never.
    pub draw: Option<DrawRule>,
    /// When a game is adjudicated a win; `None`: never.
    pub resign: Option<ResignRule>,
    /// A game with this many turns (of both sides together, the opening included) is a draw.
    pub most_turns: usize,
}

impl Default for Adjudication {
    /// Ignores the players' scores; after 600 turns the game is a draw.
    fn default() -> Self {
        Self { draw: None, resign: None, most_turns: 600 }
    }
}

/// Adjudicates a draw when the scores of both players have been near 0 for several turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct DrawRule {
    /// The least number of turns, of both sides together.
    pub after: usize,
    /// How many of its last turns each player must have scored as a draw.
    pub turns: usize,
    /// The greatest distance from 0, in centipawns, that counts as a draw.
    pub score: i32,
}

/// Adjudicates a win when the scores of both players have named the same winner for several turns.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct ResignRule {
    /// How many of its last turns each player must have scored as won for the same side.
    pub turns: usize,
    /// The least lead, in centipawns, that counts as won.
    pub score: i32,
}

/// Follows the scores of one game.
#[derive(Clone, Debug)]
pub(crate) struct Adjudicator {
    rules: Adjudication,
    /// Turns in a row whose score was near 0.
    level: usize,
    /// The side that is clearly ahead, and for how many turns in a row.
    ahead: Option<(Side, usize)>,
}

/// How a game was ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Adjudicated {
    Drawn,
    Won(Side),
    TooLong,
}

impl Adjudicator {
    pub(crate) const fn new(rules: Adjudication) -> Self {
        Self { rules, level: 0, ahead: None }
    }

    /// Records turn number `turns` (from 1), played by `mover`, with the mover's score of its own position, if it gave one.
    pub(crate) fn turn(&mut self, turns: usize, mover: Side, score: Option<i32>) -> Option<Adjudicated> {
        self.note(mover, score);
        if let (Some(rule), Some((side, times))) = (self.rules.resign, self.ahead)
            && times >= 2 * rule.turns.max(1)
        {
            return Some(Adjudicated::Won(side));
        }
        if let Some(rule) = self.rules.draw
            && turns >= rule.after
            && self.level >= 2 * rule.turns.max(1)
        {
            return Some(Adjudicated::Drawn);
        }
        (turns >= self.rules.most_turns).then_some(Adjudicated::TooLong)
    }

    fn note(&mut self, mover: Side, score: Option<i32>) {
        let small = |rule: DrawRule, score: i32| score.abs() <= rule.score;
        match (self.rules.draw, score) {
            (Some(rule), Some(score)) if small(rule, score) => self.level += 1,
            _ => self.level = 0,
        }
        let large = |rule: ResignRule, score: i32| score.abs() >= rule.score;
        self.ahead = match (self.rules.resign, score) {
            (Some(rule), Some(score)) if large(rule, score) => {
                let side = if score > 0 { mover } else { mover.other() };
                let before = self.ahead.filter(|&(ahead, _)| ahead == side).map_or(0, |(_, times)| times);
                Some((side, before + 1))
            }
            _ => None,
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// When and how a game with these scores (each from the mover's view) ends.
    fn end(rules: Adjudication, scores: &[Option<i32>]) -> Option<(usize, Adjudicated)> {
        let mut judge = Adjudicator::new(rules);
        scores.iter().zip(1..).find_map(|(&score, turn)| {
            let mover = if turn % 2 == 1 { Side::White } else { Side::Black };
            judge.turn(turn, mover, score).map(|early| (turn, early))
        })
    }

    fn resign(turns: usize, score: i32) -> Adjudication {
        Adjudication { resign: Some(ResignRule { turns, score }), ..Adjudication::default() }
    }

    #[test]
    fn both_must_see_the_same_winner() {
        let rules = resign(2, 500);
        assert_eq!(
            end(rules, &[Some(600), Some(-500), Some(700), Some(-600)]),
            Some((4, Adjudicated::Won(Side::White)))
        );
        assert_eq!(
            end(rules, &[Some(-600), Some(500), Some(-700), Some(600)]),
            Some((4, Adjudicated::Won(Side::Black)))
        );
        assert_eq!(end(rules, &[Some(600), Some(600), Some(600), Some(600)]), None, "each claims to be winning");
        assert_eq!(end(rules, &[Some(600), Some(-400), Some(700), Some(-600), Some(600)]), None);
        assert_eq!(end(rules, &[Some(600), None, Some(700), None, Some(800)]), None, "one player gives no score");
    }

    #[test]
    fn draws_need_time_and_agreement() {
        let rules = Adjudication { draw: Some(DrawRule { after: 6, turns: 2, score: 10 }), ..Adjudication::default() };
        assert_eq!(end(rules, &[Some(0); 10]), Some((6, Adjudicated::Drawn)));
        let late = [Some(0), Some(0), Some(50), Some(0), Some(-5), Some(10), Some(-10), Some(0)];
        assert_eq!(end(rules, &late), Some((7, Adjudicated::Drawn)));
        assert_eq!(end(rules, &[None; 10]), None);
    }

    #[test]
    fn long_games_are_cut_off() {
        let rules = Adjudication { most_turns: 3, ..Adjudication::default() };
        assert_eq!(end(rules, &[None; 5]), Some((3, Adjudicated::TooLong)));
    }
}
