//! The positions that a net is fitted to.

use variorum_engine::{Engine, Score};
use variorum_nets::Inputs;
use variorum_rules::{Action, Position, Side, movegen};

use crate::self_play::{PlayedGame, PlayedTurn, decided};

/// Quiet positions, as the side to move sees them. Positions that would need more memory than allowed are thinned out evenly.
#[derive(Clone, Debug)]
pub struct Samples {
    /// Where the inputs of each sample begin, as the side to move sees them and as the other side does, and where the last ones end.
    starts: Vec<u32>,
    /// The inputs that are on, sample by sample, for the side to move and for the other.
    inputs: Vec<u32>,
    rest: Vec<Sample>,
    /// The greatest length of `inputs`.
    most: usize,
    /// One in so many positions is taken.
    stride: usize,
    /// Positions seen so far.
    seen: usize,
}

/// What is known of a position besides its inputs, for the side to move.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Sample {
    /// The sum of the terms, in centipawns.
    pub terms: f32,
    /// What the search thought, in centipawns.
    pub score: f32,
    /// How the game ended: 1 for a win.
    pub result: f32,
    /// The output weights that count.
    pub bucket: u8,
}

/// What is wrong with a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, thiserror::Error)]
pub enum SamplesError {
    /// A turn is not legal: the rules have changed since the game was played, or it is a game of another kind.
    #[error("turn {number} of a game is not legal; its rules may have changed since it was played")]
    IllegalTurn {
        /// The number of the turn, from 1.
        number: usize,
    },
}

impl Samples {
    /// No samples yet. They will take at most about so many bytes, and at most 16 GiB.
    #[must_use]
    pub fn within(bytes: usize) -> Self {
        // Inputs take most of the memory; the rest takes less than half as much in the emptiest of games.
        let most = (bytes / 6).clamp(1_024, u32::MAX as usize / 2);
        Self { starts: vec![0], inputs: Vec::new(), rest: Vec::new(), most, stride: 1, seen: 0 }
    }

    /// The number of samples.
    #[must_use]
    pub fn len(&self) -> usize {
        self.rest.len()
    }

    /// Are there no samples?
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.rest.is_empty()
    }

    /// One in so many positions was taken, because of the memory.
    #[must_use]
    pub fn stride(&self) -> usize {
        self.stride
    }

    /// Adds the [quiet positions](quiet_positions) of a game that the terms, too, do not think decided.
    ///
    /// # Errors
    /// If the game does not follow the rules of the engine's game; the positions before are added.
    pub fn add(&mut self, engine: &Engine, inputs: &Inputs, game: &PlayedGame) -> Result<(), SamplesError> {
        quiet_positions(engine, game, |position, score| {
            if let Some(terms) = engine.evaluate_without_net(position) {
                self.take(inputs, position, [terms, score].map(|value| value as f32), game.result);
            }
        })
    }

    fn take(&mut self, inputs: &Inputs, position: &Position, [terms, score]: [f32; 2], result: f32) {
        self.seen += 1;
        if !self.seen.is_multiple_of(self.stride) {
            return;
        }
        for viewer in [position.side(), position.side().other()] {
            inputs.each(position, viewer, |input| self.inputs.push(input as u32));
            self.starts.push(self.inputs.len() as u32);
        }
        let pieces = Side::BOTH.iter().map(|&side| position.pieces(side).len()).sum();
        let result = match position.side() {
            Side::White => result,
            Side::Black => 1.0 - result,
        };
        self.rest.push(Sample { terms, score, result, bucket: inputs.bucket(pieces) as u8 });
        if self.inputs.len() > self.most {
            self.thin_out();
        }
    }

    /// Keeps every second sample.
    fn thin_out(&mut self) {
        let mut thinner = Self { stride: 2 * self.stride, seen: self.seen, ..Self::within(0) };
        thinner.most = self.most;
        for number in (1..self.len()).step_by(2) {
            for inputs in self.inputs_of(number) {
                thinner.inputs.extend(inputs);
                thinner.starts.push(thinner.inputs.len() as u32);
            }
            thinner.rest.push(self.rest[number]);
        }
        *self = thinner;
    }

    /// The inputs that are on, as the side to move sees them and as the other side does.
    pub(crate) fn inputs_of(&self, number: usize) -> [&[u32]; 2] {
        let list = |place: usize| &self.inputs[self.starts[place] as usize..self.starts[place + 1] as usize];
        [list(2 * number), list(2 * number + 1)]
    }

    pub(crate) fn sample(&self, number: usize) -> Sample {
        self.rest[number]
    }

    pub(crate) fn iter(&self) -> impl Iterator<Item = Sample> {
        self.rest.iter().copied()
    }
}

/// Calls `each` with the quiet positions of a game and what the search thought of them, for the side to move: nobody is in check, the chosen turn captures nothing,
/// and the search does not think that the game is decided.
///
/// # Errors
/// If the game does not follow the rules of the engine's game; the positions before are passed on.
pub fn quiet_positions(
    engine: &Engine,
    game: &PlayedGame,
    mut each: impl FnMut(&Position, Score),
) -> Result<(), SamplesError> {
    let mut position = Position::start(engine.rules());
    let mut actions = Vec::new();
    let decided = decided(engine);
    for (number, turn) in game.turns.iter().enumerate() {
        let illegal = SamplesError::IllegalTurn { number: number + 1 };
        let first = find(&mut position, turn.first, &mut actions).ok_or(illegal)?;
        if let Some(score) = turn.score
            && score.abs() < decided
            && position.victim_cell(first).is_none()
            && !position.is_check()
        {
            each(&position, score);
        }
        play(&mut position, first, turn, &mut actions).ok_or(illegal)?;
    }
    Ok(())
}

/// The action with these bits, if it is legal.
pub(crate) fn find(position: &mut Position, bits: u64, actions: &mut Vec<Action>) -> Option<Action> {
    actions.clear();
    movegen::actions(position, actions);
    actions.iter().copied().find(|action| action.bits() == bits)
}

/// Plays a turn whose first part was found; `None` if its second part is not legal.
pub(crate) fn play(position: &mut Position, first: Action, turn: &PlayedTurn, actions: &mut Vec<Action>) -> Option<()> {
    position.make_unchecked(first);
    let wants_second = position.phase() == variorum_rules::Phase::Second;
    match turn.second {
        None if !wants_second => {}
        Some(bits) if wants_second => {
            let second = find(position, bits, actions)?;
            position.make_unchecked(second);
        }
        None | Some(_) => return None,
    }
    Some(())
}
