//! The game and the position of a session.

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
        Self { selected, writing, position, refused: None, banned: Vec::new(), last: (Start::Usual, Vec::new()) }
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
            Some(mut other) => match self.read(start.clone(), moves.clone()) {
                Err(_) if other.read(start, moves).is_ok() => {
                    *self = other;
                    Ok(())
                }
                result => result,
            },
            None => self.read(start, moves),
        };
        self.refused = result.as_ref().err().cloned();
        result
    }

    fn read(&mut self, start: Start, moves: Vec<String>) -> Result<(), String> {
        let (old_start, old_moves) = &self.last;
        let mut made = 0;
        if *old_start == start && moves.starts_with(old_moves) {
            made = old_moves.len();
        } else {
            self.position = match &start {
                Start::Usual => self.selected.start(),
                Start::Text(text) => self
                    .writing
                    .parse_position(text)
                    .map_err(|errors| format!("illegal position, ignored: {}", one_line(&errors.to_string())))?,
            };
        }
        for text in &moves[made..] {
            match self.writing.parse_turn(&self.position, text) {
                Ok(turn) => self.position.play_unchecked(turn),
                Err(error) => {
                    self.last = (start, moves[..made].to_vec());
                    let error = one_line(&error.to_string());
                    return Err(format!("move {} and all later moves are ignored: {error}", made + 1));
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

/// A sentence as one line of limited length.
fn one_line(text: &str) -> String {
    text.chars().filter(|sign| !sign.is_control()).take(200).collect()
}
