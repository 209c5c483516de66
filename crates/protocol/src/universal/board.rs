//! The game and the position of a session.

use variorum_notation::{Remark, read_position};
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
    /// Xiangqi clients count ranks from 0 or from 1 without saying so. A rank 0 or 10 among the moves shows it, and otherwise moves that are legal
    /// only in one way.
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
            Some(other) if self.writing.contradicts(&moves) => {
                *self = other;
                self.read(start, moves)
            }
            Some(mut other) => self.read(start.clone(), moves.clone()).or_else(|error| {
                let result = other.read(start, moves);
                // Of two ways that fail, the one that got further is meant.
                let further = result.as_ref().err().is_none_or(|other| other.made > error.made);
                if further {
                    *self = other;
                }
                if further { result } else { Err(error) }
            }),
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
            match self.writing.parse_turn(&self.position, text) {
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
