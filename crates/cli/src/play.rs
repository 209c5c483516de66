//! `variorum play`: a game in the terminal, against the engine or between two players.
//!
//! It reads lines and writes text, so it also works with pipes. The crate `play` keeps the game.

use std::io::{self, BufRead, Read as _, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use variorum_engine::{Engine, Level, Limits, history_of, levels};
use variorum_library::Language;
use variorum_play::{Ending, Game, PlayError, Seat};
use variorum_rules::{Rules, Side, TurnError};

use crate::board::{self, BoardStyle};
use crate::game::{GamePosition, side_title};
use crate::progress::Progress;
use crate::show::state_lines;
use crate::uci::random_seed;

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 4096;
/// The engine's time for a hint in milliseconds.
const HINT_MS: u64 = 1000;
/// The greatest number of moves that are listed after an illegal one.
const FEW: usize = 40;

const HELP: &str = "\
Type a move: the cell it starts from and the cell it goes to, such as e2e4.
  promotion        e7e8=Q  (or + for a fixed promoted form)
  drop             P@e5
  castling, swap   the royal piece's cell and the other piece's: e1h1
  second part      after a comma: e2e4,b4c4
Commands:
  moves [TEXT]     the legal moves, or those that begin with TEXT
  board            draw the board again
  position         the position as text
  hint             what the engine would play
  undo             take back your last move
  flip             turn the board round
  resign           resign the game
  quit             leave";

/// Arguments of `variorum play`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Examples:\n  variorum play shogi\n  variorum play raumschach --side black --level 6\n  variorum play chess --time 3000\n  variorum play xiangqi --side both\n\n`variorum explain GAME` explains how the pieces move."
)]
pub struct Args {
    #[command(flatten)]
    #[expect(missing_docs, reason = "clap would print it")]
    pub place: GamePosition,

    /// The side that you play
    #[arg(long, value_enum, default_value_t = You::White, value_name = "SIDE")]
    pub side: You,

    /// The engine's level, 1 (weakest) to 8
    #[arg(long, default_value_t = 4, value_parser = clap::value_parser!(u8).range(1..=8), value_name = "1-8")]
    pub level: u8,

    /// Let the engine play at full strength with this time a turn, in milliseconds, instead of a level
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=3_600_000), value_name = "MS")]
    pub time: Option<u64>,
}

/// The side that the user plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, clap::ValueEnum)]
pub enum You {
    /// The side that moves first
    White,
    /// The other side
    Black,
    /// Both sides, for two players at one terminal
    Both,
}

/// Plays a game on standard input.
///
/// # Errors
/// If the game or the position is invalid, or input or output fails.
pub fn run(args: &Args, out: &mut impl Write) -> anyhow::Result<()> {
    // Standard input is not locked, as single lines need no speed.
    play(args, io::BufReader::new(io::stdin()), out)
}

/// Plays a game with the lines of `input`, until it ends or a line says `quit`.
///
/// # Errors
/// Like [`run`].
pub fn play(args: &Args, mut input: impl BufRead, out: &mut impl Write) -> anyhow::Result<()> {
    let position = args.place.open()?;
    let mut session = TerminalGame::new(args, Game::from_position(position, seats(args.side)));
    session.greet(args, out)?;
    session.draw(out)?;
    loop {
        match session.game.to_move() {
            Some(Seat::Engine) => {
                session.answer(out)?;
                continue;
            }
            Some(Seat::Person) => write!(out, "{}> ", side_title(session.game.rules(), session.game.side()))?,
            None => write!(out, "(undo or quit)> ")?,
        }
        out.flush()?;
        let Some(line) = read_line(&mut input)? else {
            writeln!(out)?;
            return Ok(());
        };
        if session.execute(line.trim(), out)? == Next::Leave {
            return Ok(());
        }
    }
}

fn seats(you: You) -> [Seat; 2] {
    match you {
        You::White => [Seat::Person, Seat::Engine],
        You::Black => [Seat::Engine, Seat::Person],
        You::Both => [Seat::Person; 2],
    }
}

/// The next line; `None` at the end of input. The rest of an overlong line becomes another line.
fn read_line(input: &mut impl BufRead) -> io::Result<Option<String>> {
    let mut line = Vec::new();
    if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut line)? == 0 {
        return Ok(None);
    }
    Ok(Some(String::from_utf8_lossy(&line).into_owned()))
}

#[derive(PartialEq, Eq)]
enum Next {
    Stay,
    Leave,
}

/// A game with its engine.
struct TerminalGame {
    game: Game,
    engine: Engine,
    level: Level,
    time: Option<u64>,
    view: BoardStyle,
}

impl TerminalGame {
    fn new(args: &Args, game: Game) -> Self {
        let mut engine = Engine::new(Arc::clone(game.rules()));
        // Weak levels should play different games.
        engine.set_seed(random_seed());
        let [.., strongest] = levels();
        let level = levels().into_iter().find(|level| level.number == args.level).unwrap_or(strongest);
        let from = if args.side == You::Black { Side::Black } else { Side::White };
        let view = BoardStyle { width: board::terminal_width(), from };
        Self { game, engine, level, time: args.time, view }
    }

    fn greet(&self, args: &Args, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.game.rules().definition().about.name)?;
        match args.side {
            You::Both => writeln!(out, "Two players at one terminal.")?,
            You::White | You::Black => {
                let side = if args.side == You::White { Side::White } else { Side::Black };
                let [you, engine] = [side, side.other()].map(|side| side_title(self.game.rules(), side));
                let how = match self.time {
                    Some(ms) => format!("thinking for {:.1} s a turn", ms as f64 / 1000.0),
                    None => format!("at level {} ({})", self.level.number, self.level.name),
                };
                writeln!(out, "You are {you}; the engine plays {engine}, {how}.")?;
            }
        }
        writeln!(out, "Type a move such as {}, or help.", self.example())
    }

    /// A legal move, as an example of the notation.
    fn example(&self) -> String {
        let turns = self.game.position().clone().turn_texts();
        turns.get(turns.len() / 2).cloned().unwrap_or_else(|| "e2e4".to_owned())
    }

    fn draw(&self, out: &mut impl Write) -> io::Result<()> {
        let mut position = self.game.position().clone();
        write!(out, "\n{}\n", board::draw(&position, self.view))?;
        let mut lines = state_lines(&mut position);
        if let Some(ending) = self.game.ending() {
            // The position alone does not show every ending.
            lines.pop();
            lines.push(sentence(self.game.rules(), ending));
        }
        lines.iter().try_for_each(|line| writeln!(out, "{line}"))
    }

    /// Draws the board unless the engine is to move, as it is drawn after the engine's turn.
    fn draw_for_person(&self, out: &mut impl Write) -> io::Result<()> {
        if self.game.to_move() == Some(Seat::Engine) { Ok(()) } else { self.draw(out) }
    }

    /// Plays the engine's turn.
    fn answer(&mut self, out: &mut impl Write) -> io::Result<()> {
        out.flush()?;
        let Some(text) = self.think() else {
            // This cannot happen: every position of a game in progress has a legal turn.
            let side = self.game.side();
            writeln!(out, "{} (engine) resigns.", side_title(self.game.rules(), side))?;
            return self.game.resign(side).or_else(|error| writeln!(out, "{error}"));
        };
        let side = side_title(self.game.rules(), self.game.side());
        match self.game.play(&text) {
            Ok(_) => writeln!(out, "{side} (engine) plays {text}")?,
            Err(error) => writeln!(out, "{error}")?,
        }
        self.draw(out)
    }

    fn think(&mut self) -> Option<String> {
        let _spinner = Progress::waiting("thinking …");
        let position = self.game.position().clone();
        let (history, stop) = (history_of(&position), AtomicBool::new(false));
        let choice = match self.time {
            Some(ms) => self.engine.choose(&position, &history, &Limits::move_time(ms), &stop, |_| {}),
            None => self.engine.choose_at_level(&position, &history, &self.level, &stop, |_| {}),
        };
        Some(position.turn_text(choice?.turn))
    }

    fn execute(&mut self, line: &str, out: &mut impl Write) -> io::Result<Next> {
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        match word {
            "" => {}
            "help" | "?" => writeln!(out, "{HELP}")?,
            "moves" => self.list(rest.trim(), out)?,
            "board" | "show" => self.draw(out)?,
            "position" => writeln!(out, "{}", self.game.position().text())?,
            "flip" => {
                self.view.from = self.view.from.other();
                self.draw(out)?;
            }
            "hint" => self.hint(out)?,
            "undo" => {
                if self.game.undo_to_person() {
                    self.draw(out)?;
                } else {
                    writeln!(out, "There is no move of yours to take back.")?;
                }
            }
            "resign" => {
                let answer = match self.game.resign(self.game.side()) {
                    Ok(()) => self.game.ending().map(|ending| sentence(self.game.rules(), ending)),
                    Err(error) => Some(format!("{error}.")),
                };
                writeln!(out, "{}", answer.unwrap_or_default())?;
            }
            "quit" | "exit" => return Ok(Next::Leave),
            _ => self.move_by(line, out)?,
        }
        Ok(Next::Stay)
    }

    fn list(&self, start: &str, out: &mut impl Write) -> io::Result<()> {
        let turns = self.turns_from(start);
        if turns.is_empty() {
            return writeln!(
                out,
                "There is no legal move{}.",
                if start.is_empty() { String::new() } else { format!(" that begins with {start}") }
            );
        }
        writeln!(out, "{}", turns.join(" "))
    }

    fn turns_from(&self, start: &str) -> Vec<String> {
        if self.game.ending().is_some() {
            return Vec::new();
        }
        let mut turns = self.game.position().clone().turn_texts();
        turns.retain(|turn| turn.starts_with(start));
        turns
    }

    fn hint(&mut self, out: &mut impl Write) -> io::Result<()> {
        if self.game.ending().is_some() {
            return writeln!(out, "The game is over.");
        }
        let _spinner = Progress::waiting("thinking …");
        let position = self.game.position().clone();
        // A separate engine, so that hints neither disturb nor help the opponent.
        let mut adviser = self.engine.sibling();
        let limits = Limits::move_time(HINT_MS);
        match adviser.choose(&position, &history_of(&position), &limits, &AtomicBool::new(false), |_| {}) {
            Some(choice) => writeln!(out, "Hint: {}", position.turn_text(choice.turn)),
            None => writeln!(out, "There is no move."),
        }
    }

    fn move_by(&mut self, line: &str, out: &mut impl Write) -> io::Result<()> {
        let side = self.game.side();
        match self.game.play(line) {
            Ok(made) => {
                writeln!(out, "{side} plays {}", made.text)?;
                self.draw_for_person(out)
            }
            Err(error) => {
                // People also write e2-e4 and e2 e4.
                let plain: String = line.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '–')).collect();
                if plain != line && self.game.play(&plain).is_ok() {
                    writeln!(out, "{side} plays {plain}")?;
                    return self.draw_for_person(out);
                }
                self.explain_error(line, &error, out)
            }
        }
    }

    /// Explains why a line is not a move, and lists the legal moves of the piece.
    fn explain_error(&self, line: &str, error: &PlayError, out: &mut impl Write) -> io::Result<()> {
        match error {
            PlayError::Turn { turn: TurnError::Illegal { turn } } => {
                let shown: String = turn.chars().take(40).collect();
                writeln!(out, "“{shown}” is neither a legal move here nor a command (type help).")?;
            }
            PlayError::Turn { .. } | PlayError::Over | PlayError::NoClaim => writeln!(out, "{error}.")?,
        }
        let rules = self.game.rules();
        let board = &rules.definition().board;
        let Some((cell, _)) = board.read_cell(line) else { return Ok(()) };
        let name = board.cell_name(cell);
        let turns = self.turns_from(&name);
        if turns.is_empty() {
            writeln!(out, "No legal move starts on {name}.")
        } else if turns.len() <= FEW {
            writeln!(out, "From {name}: {}", turns.join(" "))
        } else {
            writeln!(out, "From {name} there are {} moves; `moves {name}` lists them.", turns.len())
        }
    }
}

/// The ending of a game as a sentence.
fn sentence(rules: &Rules, ending: Ending) -> String {
    variorum_library::ending_text(Language::ENGLISH, ending.word(), ending.winner, rules.definition().style.sides)
}
