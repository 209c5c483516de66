//! How games begin: from the game's start position or from a list, followed by random turns.

use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use serde::{Deserialize, Serialize};
use variorum_engine::{Engine, Limits, RandomMover, Score};
use variorum_notation::read_position;
use variorum_rules::history::Entry;
use variorum_rules::{Position, Rules, Turn};

use crate::error::MatchError;

/// How the games of a match begin. Both games of a pair have the same opening, with swapped sides.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
pub struct Openings {
    /// The number of the game's start position that is used without [`Openings::starts`] and that `startpos` means there, from 0.
    pub start_number: usize,
    /// Start positions for the openings in turn, repeated from the beginning when they run out; empty: the game's start position.
    pub starts: Vec<Start>,
    /// The number of random turns (of both sides together) played next.
    pub random_turns: usize,
    /// The greatest lead, in centipawns, that the engine's evaluation may give either side after the random turns; openings beyond it are
    /// replaced. If the opening decides both games of a pair, they say nothing about the players.
    pub even: Option<Score>,
    /// Whether every game has an opening of its own, so that there are no pairs. Two equal engines play both games of a pair alike, of
    /// which the second then says nothing.
    pub unpaired: bool,
}

/// A start position and the turns to play from it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Start {
    /// The position as text, or `startpos` for the game's start position (see [`Openings::start_number`]).
    pub position: String,
    /// The turns as text.
    pub turns: Vec<String>,
}

impl Start {
    /// Reads a list with one position a line, optionally followed by `moves` and turns. Empty lines and lines that begin with `#` are
    /// skipped. Positions and turns are not checked here.
    #[must_use]
    pub fn list(text: &str) -> Vec<Self> {
        let lines = text.lines().map(str::trim).filter(|line| !line.is_empty() && !line.starts_with('#'));
        lines
            .map(|line| {
                let (position, turns) = line.split_once(" moves ").unwrap_or((line, ""));
                let turns = turns.split_whitespace().map(str::to_owned).collect();
                Self { position: position.trim().to_owned(), turns }
            })
            .collect()
    }
}

/// An opening: its start position and its turns.
#[derive(Clone, Debug)]
pub(crate) struct Opening {
    pub start: Position,
    pub turns: Vec<Turn>,
}

/// The greatest number of random openings tried in place of one, as some end the game or favour a side too much.
const TRIES: u64 = 100;
/// Node limit of the search that evaluates an opening.
const GLANCE: u64 = 20_000;

impl Openings {
    /// Checks every start.
    ///
    /// # Errors
    /// The first start that cannot be used.
    pub(crate) fn check(&self, rules: &Arc<Rules>) -> Result<(), MatchError> {
        self.game_start(rules)?;
        (0..self.starts.len()).try_for_each(|index| self.fixed(rules, index).map(|_| ()))
    }

    /// The number of the opening of a game, which counts from 0.
    const fn of_game(&self, game: usize) -> usize {
        if self.unpaired { game } else { game / 2 }
    }

    /// The start position of the game.
    fn game_start(&self, rules: &Arc<Rules>) -> Result<Position, MatchError> {
        let missing = MatchError::NoSuchStart { number: self.start_number, count: rules.definition().starts.len() };
        Position::nth_start(rules, self.start_number).ok_or(missing)
    }

    /// The part of an opening that is not random.
    fn fixed(&self, rules: &Arc<Rules>, number: usize) -> Result<(Opening, Position, Vec<Entry>), MatchError> {
        let mut position = self.game_start(rules)?;
        let (mut history, mut turns) = (Vec::new(), Vec::new());
        let Some(start) = self.starts.get(number % self.starts.len().max(1)) else {
            return Ok((Opening { start: position.clone(), turns }, position, history));
        };
        let fault = |why: String| MatchError::Opening { number: number % self.starts.len() + 1, why };
        if start.position != "startpos" {
            position = read_position(rules, &start.position).map_err(|faults| fault(faults.to_string()))?.position;
        }
        let first = position.clone();
        for text in &start.turns {
            let turn = position.parse_turn(text).map_err(|why| fault(why.to_string()))?;
            turns.push(turn);
            history.push(Entry::of(&position));
            position.play_unchecked(turn);
        }
        if variorum_engine::ending(&position, &history).is_some() {
            return Err(fault("the game has already ended there".to_owned()));
        }
        Ok((Opening { start: first, turns }, position, history))
    }
}

/// Creates the openings of a match.
pub(crate) struct Opener<'a> {
    rules: &'a Arc<Rules>,
    openings: &'a Openings,
    seed: u64,
    /// Evaluates openings, with the default weights and options; created on first use.
    evaluator: Option<Engine>,
}

/// Random turns, and the position and history after them.
struct Drawn {
    turns: Vec<Turn>,
    position: Position,
    history: Vec<Entry>,
    /// Whether the game is not over.
    open: bool,
}

impl<'a> Opener<'a> {
    pub(crate) fn new(rules: &'a Arc<Rules>, openings: &'a Openings, seed: u64) -> Self {
        Self { rules, openings, seed, evaluator: None }
    }

    /// The opening of a game, which counts from 0; always the same for the same seed. It does not end the game and keeps to [`Openings::even`] if
    /// one of the tried openings does; otherwise it is the most even one.
    ///
    /// # Errors
    /// If a start position or one of its turns is invalid.
    pub(crate) fn of_game(&mut self, game: usize) -> Result<Opening, MatchError> {
        let number = self.openings.of_game(game);
        let (opening, position, history) = self.openings.fixed(self.rules, number)?;
        let mut best: Option<(Score, Vec<Turn>)> = None;
        for attempt in 0..TRIES {
            let mover = RandomMover::new(stream(self.seed, number as u64, attempt));
            let drawn = self.draw(mover, &position, &history);
            let lead = match (drawn.open, self.openings.even) {
                (true, Some(_)) => self.lead(&drawn),
                (true, None) => 0,
                (false, _) => Score::MAX,
            };
            if best.as_ref().is_none_or(|(least, _)| lead < *least) {
                best = Some((lead, [opening.turns.clone(), drawn.turns].concat()));
            }
            // Without random turns every attempt is the same.
            if drawn.open && lead <= self.openings.even.unwrap_or(0) || self.openings.random_turns == 0 {
                break;
            }
        }
        Ok(Opening { start: opening.start, turns: best.map_or(opening.turns, |(_, turns)| turns) })
    }

    fn draw(&self, mut mover: RandomMover, position: &Position, history: &[Entry]) -> Drawn {
        let (position, history) = (position.clone(), history.to_vec());
        let mut drawn = Drawn { turns: Vec::new(), position, history, open: true };
        drawn.open = variorum_engine::ending(&drawn.position, &drawn.history).is_none();
        for _ in 0..self.openings.random_turns {
            let Some(turn) = mover.choose(&drawn.position).filter(|_| drawn.open) else { break };
            drawn.turns.push(turn);
            drawn.history.push(Entry::of(&drawn.position));
            drawn.position.play_unchecked(turn);
            drawn.open = variorum_engine::ending(&drawn.position, &drawn.history).is_none();
        }
        drawn
    }

    /// The lead of whichever side is ahead, in centipawns.
    fn lead(&mut self, drawn: &Drawn) -> Score {
        let evaluator = self.evaluator.get_or_insert_with(|| Engine::new(Arc::clone(self.rules)));
        // Earlier searches must not matter, so that every worker finds the same opening.
        evaluator.clear();
        let choice =
            evaluator.choose(&drawn.position, &drawn.history, &Limits::nodes(GLANCE), &AtomicBool::new(false), |_| {});
        choice.map_or(Score::MAX, |choice| choice.score.abs())
    }
}

/// The seed of one of several independent random streams.
pub(crate) const fn stream(seed: u64, number: u64, which: u64) -> u64 {
    // Odd factors keep the streams distinct; whatever uses the seed mixes it (see `RandomMover::new`).
    seed.wrapping_add(number.wrapping_mul(0x9e37_79b9_7f4a_7c15))
        .rotate_left(17)
        .wrapping_add(which.wrapping_mul(0xd1b5_4a32_d192_ed03))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn texts(rules: &Arc<Rules>, openings: &Openings, pair: usize, seed: u64) -> Vec<String> {
        let opening = Opener::new(rules, openings, seed).of_game(2 * pair).unwrap();
        let mut position = opening.start;
        let text = |turn| {
            let text = position.turn_text(turn);
            position.play_unchecked(turn);
            text
        };
        opening.turns.into_iter().map(text).collect()
    }

    #[test]
    fn random_openings_depend_on_seed_and_pair_alone() {
        let rules = variorum_library::rules("chess").unwrap();
        let openings = Openings { random_turns: 6, ..Openings::default() };
        let first = texts(&rules, &openings, 0, 1);
        assert_eq!(first.len(), 6);
        assert_eq!(texts(&rules, &openings, 0, 1), first);
        assert_ne!(texts(&rules, &openings, 1, 1), first);
        assert_ne!(texts(&rules, &openings, 0, 2), first);
    }

    #[test]
    fn uneven_openings_are_drawn_anew() {
        let rules = variorum_library::rules("minishogi").unwrap();
        let any = Openings { random_turns: 6, ..Openings::default() };
        let even = Openings { even: Some(100), ..any.clone() };
        let lead = |openings: &Openings, pair: usize| {
            let mut opener = Opener::new(&rules, openings, 1);
            let opening = opener.of_game(2 * pair).unwrap();
            let drawn = Drawn { turns: Vec::new(), position: opening.start, history: Vec::new(), open: true };
            let last = opening.turns.into_iter().fold(drawn, |mut drawn, turn| {
                drawn.history.push(Entry::of(&drawn.position));
                drawn.position.play_unchecked(turn);
                drawn
            });
            opener.lead(&last)
        };
        let leads = |openings| (0..4).map(|pair| lead(openings, pair)).collect::<Vec<_>>();
        assert!(leads(&even).iter().all(|&lead| lead <= 100));
        assert!(leads(&any).iter().any(|&lead| lead > 100));
        assert_eq!(texts(&rules, &even, 3, 1), texts(&rules, &even, 3, 1));
    }

    #[test]
    fn an_opening_that_cannot_be_even_is_played_all_the_same() {
        let rules = variorum_library::rules("chess").unwrap();
        let starts = Start::list("4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1");
        let openings = Openings { starts, even: Some(50), ..Openings::default() };
        assert_eq!(
            Opener::new(&rules, &openings, 1).of_game(0).unwrap().start.text(),
            "4k3/8/8/8/8/8/8/QQ2K3 w - - 0 1"
        );
    }

    #[test]
    fn lists_are_read_and_used_in_turn() {
        let text = "# two\n\nstartpos moves e2e4 e7e5\n4k3/8/8/8/8/8/4P3/4K3 w - - 0 1\n";
        let openings = Openings { starts: Start::list(text), ..Openings::default() };
        let rules = variorum_library::rules("chess").unwrap();
        openings.check(&rules).unwrap();
        assert_eq!(texts(&rules, &openings, 2, 1), ["e2e4", "e7e5"]);
        assert!(Opener::new(&rules, &openings, 1).of_game(2).unwrap().start.text().starts_with("4k3/"));
    }

    #[test]
    fn faulty_lists_are_refused() {
        let rules = variorum_library::rules("chess").unwrap();
        let mate = "startpos moves f2f3 e7e5 g2g4 d8h4";
        for text in ["nothing", "startpos moves e2e5", "4k3/8/8/8/8/8/8/8 w - - 0 1", mate] {
            let openings = Openings { starts: Start::list(text), ..Openings::default() };
            assert!(openings.check(&rules).is_err(), "{text}");
        }
    }

    #[test]
    fn games_begin_with_the_start_position_of_the_number() {
        let mut seen = 0;
        for id in variorum_library::ids() {
            let rules = variorum_library::rules(&id).unwrap();
            let starts = &rules.definition().starts;
            for (start_number, start) in starts.iter().enumerate() {
                let openings = Openings { start_number, ..Openings::default() };
                let wanted = Position::parse(&rules, &start.position).unwrap();
                assert_eq!(Opener::new(&rules, &openings, 1).of_game(0).unwrap().start, wanted, "{id}");
                let listed = Openings { starts: Start::list("startpos"), ..openings };
                assert_eq!(Opener::new(&rules, &listed, 1).of_game(0).unwrap().start, wanted, "{id}");
                seen += usize::from(start_number > 0);
            }
            let count = starts.len();
            let missing = Openings { start_number: count, ..Openings::default() };
            assert_eq!(missing.check(&rules), Err(MatchError::NoSuchStart { number: count, count }));
        }
        assert!(seen > 0, "no game has several start positions");
    }

    #[test]
    fn games_without_pairs_have_openings_of_their_own() {
        let rules = variorum_library::rules("chess").unwrap();
        let pairs = Openings { random_turns: 6, ..Openings::default() };
        let unpaired = Openings { unpaired: true, ..pairs.clone() };
        let turns = |openings, game| Opener::new(&rules, openings, 1).of_game(game).unwrap().turns;
        assert_eq!(turns(&pairs, 1), turns(&pairs, 0));
        assert_ne!(turns(&unpaired, 1), turns(&unpaired, 0));
        assert_eq!(turns(&unpaired, 1), turns(&pairs, 2), "they are the openings of as many pairs");
    }

    #[test]
    fn openings_do_not_end_the_game() {
        // One turn in three stalemates here.
        let rules = variorum_library::rules("chess").unwrap();
        let starts = Start::list("7k/8/8/6Q1/8/8/8/K7 w - - 0 1");
        let openings = Openings { starts, random_turns: 1, ..Openings::default() };
        for seed in 0..50 {
            let opening = Opener::new(&rules, &openings, seed).of_game(0).unwrap();
            let mut position = opening.start;
            opening.turns.iter().for_each(|&turn| position.play_unchecked(turn));
            assert!(variorum_engine::ending(&position, &[]).is_none());
        }
    }
}
