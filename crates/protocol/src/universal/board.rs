//! The game and the position of a session.

use variorum_notation::{Remark, iccs, read_position};
use variorum_rules::{Position, Turn};

use super::command::Start;
use super::protocol::Protocol;
use super::writing::Writing;
use crate::games::SelectedGame;
use crate::lines::quoted;

/// The game of a session, and the position that the client has set up.
#[derive(Clone)]
pub(super) struct Board {
    pub selected: SelectedGame,
    pub writing: Writing,
    pub position: Position,
    /// Why the last `position` command was refused. Until a valid one comes, nobody knows what position the client means.
    pub refused: Option<String>,
    /// What was guessed when the last position was read.
    pub remarks: Vec<Remark>,
    /// Turns that must not be played in this position.
    pub banned: Vec<Turn>,
    /// The last `position` command, so that a longer list of moves need not be made from the start.
    last: (Start, Vec<String>),
}

impl Board {
    /// The start position of a game.
    pub fn new(selected: SelectedGame, protocol: Protocol, chess960: bool) -> Self {
        let writing = Writing::new(protocol, &selected.rules, chess960 || selected.chess960);
        let position = selected.start();
        Self {
            selected,
            writing,
            position,
            refused: None,
            remarks: Vec::new(),
            banned: Vec::new(),
            last: (Start::Usual, Vec::new()),
        }
    }

    /// Goes back to the start position.
    pub fn reset(&mut self) {
        self.position = self.selected.start();
        self.last = (Start::Usual, Vec::new());
        self.refused = None;
        self.banned.clear();
    }

    /// Sets up a position.
    ///
    /// Xiangqi clients count ranks from 0 or from 1 without saying so; see [`iccs::line_counts_from_zero`].
    ///
    /// # Errors
    /// Why the position is refused. The legal moves before an illegal one are made.
    pub fn set(&mut self, protocol: Protocol, start: Start, moves: Vec<String>) -> Result<(), String> {
        self.banned.clear();
        self.remarks.clear();
        let other = self.writing.other_ranks(protocol).map(|writing| Self {
            writing,
            last: (Start::Usual, Vec::new()),
            position: self.selected.start(),
            ..self.clone()
        });
        let result = match other {
            Some(mut other) => {
                let expected = self.writing.counts_from_zero();
                let mut results = [None, None];
                let from_zero = iccs::line_counts_from_zero(&moves, expected, |from_zero| {
                    let board = if from_zero == expected { &mut *self } else { &mut other };
                    let result = board.read(start.clone(), moves.clone());
                    let made = result.as_ref().copied().map_err(|refusal| refusal.made);
                    results[usize::from(from_zero)] = Some(result);
                    made
                });
                if from_zero != expected {
                    *self = other;
                }
                results[usize::from(from_zero)].take().unwrap_or_else(|| self.read(start, moves))
            }
            None => self.read(start, moves),
        };
        let result = result.map_err(|refusal| refusal.reason);
        self.refused = result.as_ref().err().cloned();
        result
    }

    fn read(&mut self, start: Start, moves: Vec<String>) -> Result<(), Refusal> {
        let (old_start, old_moves) = &self.last;
        let mut made = 0;
        if *old_start == start && moves.starts_with(old_moves) {
            made = old_moves.len();
        } else {
            self.position = match &start {
                Start::Usual => self.selected.start(),
                Start::Text(text) => {
                    let read = read_position(&self.selected.rules, text)
                        .map_err(|errors| Refusal::new(0, format!("illegal position, ignored: {errors}")))?;
                    self.remarks = read.remarks;
                    read.position
                }
            };
        }
        for text in &moves[made..] {
            // Clients do not end a game that a player could have claimed; in the last position the engine claims it.
            self.position.set_claims_lapse(true);
            let turn = self.writing.parse_turn(&self.position, text);
            self.position.set_claims_lapse(false);
            match turn {
                Ok(turn) => self.position.play_unchecked(turn),
                Err(error) => {
                    self.last = (start, moves[..made].to_vec());
                    return Err(Refusal::new(
                        made,
                        format!("move {} and all later moves are ignored: {error}", made + 1),
                    ));
                }
            }
            made += 1;
        }
        self.last = (start, moves);
        Ok(())
    }

    /// The turns with these texts, and the texts that are not legal here.
    pub fn turns(&self, texts: &[String]) -> (Vec<Turn>, Vec<String>) {
        let mut turns = Vec::new();
        let mut wrong = Vec::new();
        for text in texts {
            match self.writing.parse_turn(&self.position, text) {
                Ok(turn) => turns.push(turn),
                Err(_) => wrong.push(quoted(text)),
            }
        }
        (turns, wrong)
    }
}

/// Why a `position` command is refused.
struct Refusal {
    /// The number of moves that were made before it.
    made: usize,
    /// One line of limited length.
    reason: String,
}

impl Refusal {
    fn new(made: usize, text: String) -> Self {
        Self { made, reason: text.chars().filter(|sign| !sign.is_control()).take(300).collect() }
    }
}
