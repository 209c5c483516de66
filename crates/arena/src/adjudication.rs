//! Ends that neither the rules nor the players bring about: games whose result both players see alike are cut short.

use serde::Serialize;
use variorum_rules::Side;

/// When games are ended early. Each rule is off when `None`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Adjudication {
    /// Drawn games.
    pub draw: Option<DrawRule>,
    /// Won games.
    pub resign: Option<ResignRule>,
    /// After so many turns of both sides together, the opening included, the game is a draw.
    pub most_turns: usize,
}

impl Default for Adjudication {
    /// No opinions are asked for; after 600 turns the game is a draw.
    fn default() -> Self {
        Self { draw: None, resign: None, most_turns: 600 }
    }
}

/// A draw when both players have long seen little difference.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct DrawRule {
    /// Not before so many turns of both sides together.
    pub after: usize,
    /// In each player's last so many turns …
    pub turns: usize,
    /// … its opinion was at most so many centipawns from 0.
    pub score: i32,
}

/// A win when both players have long seen the same winner.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct ResignRule {
    /// In each player's last so many turns …
    pub turns: usize,
    /// … the winner was at least so many centipawns ahead.
    pub score: i32,
}

/// Watches one game.
#[derive(Clone, Debug)]
pub(crate) struct Judge {
    rules: Adjudication,
    level: usize,
    ahead: Option<(Side, usize)>,
}

/// Why a game was ended early.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Early {
    Drawn,
    Won(Side),
    TooLong,
}

impl Judge {
    pub(crate) const fn new(rules: Adjudication) -> Self {
        Self { rules, level: 0, ahead: None }
    }

    /// `mover` has played turn number `turns` (from 1) and thinks so of its own position; `None`: it does not say.
    pub(crate) fn turn(&mut self, turns: usize, mover: Side, opinion: Option<i32>) -> Option<Early> {
        self.hear(mover, opinion);
        if let (Some(rule), Some((side, times))) = (self.rules.resign, self.ahead)
            && times >= 2 * rule.turns.max(1)
        {
            return Some(Early::Won(side));
        }
        if let Some(rule) = self.rules.draw
            && turns >= rule.after
            && self.level >= 2 * rule.turns.max(1)
        {
            return Some(Early::Drawn);
        }
        (turns >= self.rules.most_turns).then_some(Early::TooLong)
    }

    fn hear(&mut self, mover: Side, opinion: Option<i32>) {
        let small = |rule: DrawRule, score: i32| score.abs() <= rule.score;
        match (self.rules.draw, opinion) {
            (Some(rule), Some(score)) if small(rule, score) => self.level += 1,
            _ => self.level = 0,
        }
        let large = |rule: ResignRule, score: i32| score.abs() >= rule.score;
        self.ahead = match (self.rules.resign, opinion) {
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

    /// When and how a game with these opinions (each the mover's own) ends.
    fn end(rules: Adjudication, opinions: &[Option<i32>]) -> Option<(usize, Early)> {
        let mut judge = Judge::new(rules);
        opinions.iter().zip(1..).find_map(|(&opinion, turn)| {
            let mover = if turn % 2 == 1 { Side::White } else { Side::Black };
            judge.turn(turn, mover, opinion).map(|early| (turn, early))
        })
    }

    fn resign(turns: usize, score: i32) -> Adjudication {
        Adjudication { resign: Some(ResignRule { turns, score }), ..Adjudication::default() }
    }

    #[test]
    fn both_must_see_the_same_winner() {
        let rules = resign(2, 500);
        assert_eq!(end(rules, &[Some(600), Some(-500), Some(700), Some(-600)]), Some((4, Early::Won(Side::White))));
        assert_eq!(end(rules, &[Some(-600), Some(500), Some(-700), Some(600)]), Some((4, Early::Won(Side::Black))));
        assert_eq!(end(rules, &[Some(600), Some(600), Some(600), Some(600)]), None, "each thinks that it wins");
        assert_eq!(end(rules, &[Some(600), Some(-400), Some(700), Some(-600), Some(600)]), None);
        assert_eq!(end(rules, &[Some(600), None, Some(700), None, Some(800)]), None, "one does not say");
    }

    #[test]
    fn draws_need_time_and_agreement() {
        let rules = Adjudication { draw: Some(DrawRule { after: 6, turns: 2, score: 10 }), ..Adjudication::default() };
        assert_eq!(end(rules, &[Some(0); 10]), Some((6, Early::Drawn)));
        let late = [Some(0), Some(0), Some(50), Some(0), Some(-5), Some(10), Some(-10), Some(0)];
        assert_eq!(end(rules, &late), Some((7, Early::Drawn)));
        assert_eq!(end(rules, &[None; 10]), None);
    }

    #[test]
    fn long_games_are_cut_off() {
        let rules = Adjudication { most_turns: 3, ..Adjudication::default() };
        assert_eq!(end(rules, &[None; 5]), Some((3, Early::TooLong)));
    }
}
