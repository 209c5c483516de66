//! What is asked about: a game, and the turn that is being built.

use variorum_messages::{Language, Message};
use variorum_play::Game;
use variorum_play::choices::find_first;
use variorum_rules::{Position, Side};

use crate::attacks::{attacks, check, goals};
use crate::command::{Command, Typed};
use crate::help::{help, usage};
use crate::moves::{ended, listed, pass, play, why};
use crate::names::read_cell;
use crate::places;
use crate::stock::{captured, count, hands, material};
use crate::told::{first as told_first, told};

/// The longest line that is read, in characters.
pub const LONGEST_LINE: usize = 200;

/// The answer to a line.
#[derive(Clone, Debug, PartialEq)]
pub enum Answer {
    /// Sentences.
    Told(Vec<Message>),
    /// Something to be done by whoever holds the game.
    Do(Deed),
}

/// What a line asks to be done.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Deed {
    /// A whole turn, legal in this position, in Variorum's own text.
    Turn(String),
    /// The first part of a turn; a second part can or must follow.
    First(String),
    /// Takes back the part of a turn that was begun, or else a turn.
    Undo,
    /// Offers a draw, or accepts the other's offer.
    Draw,
    /// Resigns.
    Resign,
    /// Tells the clocks.
    Clock,
}

/// A game with the turn that is being built.
#[derive(Clone, Debug)]
pub struct Scene<'g> {
    game: &'g Game,
    /// The first part that was made, as text.
    begun: Option<String>,
    /// What the board shows, the first part included.
    shown: Position,
    asker: Option<Side>,
}

impl<'g> Scene<'g> {
    /// The game between turns.
    #[must_use]
    pub fn new(game: &'g Game) -> Self {
        Self { game, begun: None, shown: game.position().scratch(), asker: None }
    }

    /// The game after the first part of a turn; `None` if that is not legal.
    #[must_use]
    pub fn after(game: &'g Game, first: &str) -> Option<Self> {
        let mut shown = game.position().scratch();
        let action = find_first(&mut shown, first)?;
        shown.make_unchecked(action);
        Some(Self { game, begun: Some(first.to_owned()), shown, asker: None })
    }

    /// The side of the player who asks: moves are read only in its turn.
    #[must_use]
    pub fn asked_by(self, side: Side) -> Self {
        Self { asker: Some(side), ..self }
    }

    /// What the board shows, the first part of a turn included.
    #[must_use]
    pub fn shown(&self) -> &Position {
        &self.shown
    }

    /// Answers a line. What lies beyond [`LONGEST_LINE`] characters is not read.
    #[must_use]
    pub fn ask(&self, line: &str, language: Language) -> Answer {
        let line: String = line.chars().take(LONGEST_LINE).collect();
        let line = line.trim();
        let Some(Typed { command, argument }) = Typed::read(line, language) else {
            return self.turn(line.trim_start_matches('/'));
        };
        let begun = self.begun.as_deref();
        if argument.is_empty() && needs_argument(command) {
            return Answer::Told(vec![usage(command, &self.shown, language)]);
        }
        Answer::Told(match command {
            Command::Piece => places::pieces(&self.shown, &argument, language),
            Command::Square => places::square(&self.shown, &argument),
            Command::Rank => places::rank(&self.shown, &argument),
            Command::File => places::file(&self.shown, &argument),
            Command::Level => places::level(&self.shown, &argument),
            Command::Board => places::board(&self.shown),
            Command::Attacks => attacks(&self.shown, &argument),
            Command::Reach => match read_cell(self.shown.rules(), &argument) {
                Some(cell) => goals(&self.shown, cell),
                None => listed(self.game, &self.shown, &argument),
            },
            Command::Last => self.last(),
            Command::Captured => captured(self.game),
            Command::Hand => hands(&self.shown),
            Command::Material => material(&self.shown),
            Command::Count => count(&self.shown),
            Command::Why => why(self.game, begun, &argument),
            Command::Position => vec![Message::new("command-position").with("text", self.game.position().text())],
            Command::Help => help(self.game.position(), language),
            Command::Pass => {
                return if self.may_move() { pass(self.game, begun) } else { self.not_yet() };
            }
            Command::Clock => return Answer::Do(Deed::Clock),
            Command::Undo => return Answer::Do(Deed::Undo),
            Command::Draw => return Answer::Do(Deed::Draw),
            Command::Resign => return Answer::Do(Deed::Resign),
        })
    }

    fn may_move(&self) -> bool {
        self.game.ending().is_some() || self.asker.is_none_or(|asker| asker == self.game.side())
    }

    fn not_yet(&self) -> Answer {
        Answer::Told(vec![Message::new("command-not-your-turn")])
    }

    fn turn(&self, text: &str) -> Answer {
        if self.may_move() { play(self.game, self.begun.as_deref(), text) } else { self.not_yet() }
    }

    /// The last turn in words, with the part that has been made since, check, and the end.
    #[must_use]
    pub fn last(&self) -> Vec<Message> {
        let mut lines = Vec::new();
        match self.game.turns().last() {
            Some(made) => {
                let mut before = self.game.position().clone();
                before.undo_turn();
                lines.push(told(&before, made.turn));
            }
            None => lines.push(Message::new("command-no-turn")),
        }
        if let Some(action) =
            self.begun.as_deref().and_then(|first| find_first(&mut self.game.position().scratch(), first))
        {
            let parts = variorum_messages::Arg::list(told_first(self.game.position(), action));
            lines.push(Message::new("command-begun").with("parts", parts));
        }
        match self.game.ending() {
            Some(ending) => lines.push(ended(self.game.rules(), ending)),
            None => lines.extend(check(self.game.position())),
        }
        lines
    }
}

/// Does the command mean nothing without an argument?
fn needs_argument(command: Command) -> bool {
    match command {
        Command::Piece
        | Command::Square
        | Command::Rank
        | Command::File
        | Command::Level
        | Command::Attacks
        | Command::Why => true,
        Command::Reach
        | Command::Last
        | Command::Clock
        | Command::Captured
        | Command::Hand
        | Command::Material
        | Command::Count
        | Command::Pass
        | Command::Undo
        | Command::Draw
        | Command::Resign
        | Command::Board
        | Command::Position
        | Command::Help => false,
    }
}
