//! `variorum play`: a game in the terminal, against the engine or between two players.
//!
//! It reads lines and writes text, so it also works with pipes. The crate `play` keeps the game.

use std::io::{self, BufRead, Read as _, Write};
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use variorum_commands::{Answer, Command, Deed, Scene, Typed};
use variorum_engine::{Engine, LEVELS, Level, Limits, history_of, levels};
use variorum_library::explain::Explainer;
use variorum_library::{Language, ending_message, side_name, side_word};
use variorum_messages::Message;
use variorum_play::choices::{SecondKind, find_first, second_parts};
use variorum_play::{Ending, Game, PlayError, Seat};
use variorum_rules::Side;

use crate::board::{self, BoardStyle};
use crate::game::GamePosition;
use crate::progress::Progress;
use crate::show::state_lines;
use crate::uci::random_seed;
use crate::wording::{chosen, languages};

/// The longest line that is read, in bytes.
const LONGEST_LINE: u64 = 4096;
/// The engine's time for a hint in milliseconds.
const HINT_MS: u64 = 1000;
/// The commands that only a terminal has.
const HERE: [&str; 3] = ["terminal-help-hint", "terminal-help-flip", "terminal-help-quit"];

/// Arguments of `variorum play`.
#[derive(Clone, Debug, clap::Args)]
#[command(
    after_help = "Examples:\n  variorum play shogi\n  variorum play raumschach --side black --level 6\n  variorum play chess --time 3000\n  variorum play xiangqi --side both\n  variorum play stockgi --blind\n\n`variorum explain GAME` explains how the pieces move."
)]
pub struct Args {
    #[command(flatten)]
    #[expect(missing_docs, reason = "clap would print it")]
    pub place: GamePosition,

    /// The side that you play
    #[arg(long, value_enum, default_value_t = You::White, value_name = "SIDE")]
    pub side: You,

    /// The engine's level, 1 (weakest) to 12
    #[arg(long, default_value_t = 6, value_parser = clap::value_parser!(u8).range(1..=i64::from(LEVELS)), value_name = "1-12")]
    pub level: u8,

    /// Let the engine play at full strength with this time a turn, in milliseconds, instead of a level
    #[arg(long, value_parser = clap::value_parser!(u64).range(1..=3_600_000), value_name = "MS")]
    pub time: Option<u64>,

    /// Print no board: tell the turns in words, and answer questions about the position
    #[arg(long)]
    pub blind: bool,

    /// The language of the terminal; that of the locale if not given
    #[arg(long, value_name = "TAG", value_parser = languages())]
    pub language: Option<String>,
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
    let after_the_end = session.text(&Message::new("terminal-after-the-end"));
    session.greet(args, out)?;
    session.show(out)?;
    loop {
        match session.game.to_move() {
            Some(Seat::Engine) => {
                session.answer(out)?;
                continue;
            }
            Some(Seat::Person) => {
                let side = session.side_name(session.game.side());
                match &session.begun {
                    None => write!(out, "{side}> ")?,
                    Some(first) => write!(out, "{side} ({first},)> ")?,
                }
            }
            None => write!(out, "{after_the_end}> ")?,
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
    /// The first part of a turn whose second part is awaited.
    begun: Option<String>,
    blind: bool,
    language: Language,
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
        let language = chosen(args.language.as_deref());
        Self { game, engine, level, time: args.time, view, begun: None, blind: args.blind, language }
    }

    fn text(&self, message: &Message) -> String {
        Explainer::new(self.game.rules().definition(), self.language.tag()).text(message)
    }

    fn say(&self, message: &Message, out: &mut impl Write) -> io::Result<()> {
        writeln!(out, "{}", self.text(message))
    }

    /// A message about a side.
    fn of_side(&self, id: &'static str, side: Side) -> Message {
        Message::new(id).with("side", side_word(self.game.rules().definition().style.sides, side))
    }

    fn side_name(&self, side: Side) -> String {
        side_name(self.language, self.game.rules().definition().style.sides, side)
    }

    fn greet(&self, args: &Args, out: &mut impl Write) -> io::Result<()> {
        let explainer = Explainer::new(self.game.rules().definition(), self.language.tag());
        writeln!(out, "{}", explainer.definition().about.name)?;
        match args.side {
            You::Both => self.say(&Message::new("terminal-two-players"), out)?,
            You::White | You::Black => {
                let side = if args.side == You::White { Side::White } else { Side::Black };
                let how = match self.time {
                    Some(ms) => {
                        Message::new("terminal-thinking-time").with("seconds", (ms as f64 / 100.0).round() / 10.0)
                    }
                    None => Message::new("terminal-at-level").with("level", self.level.number),
                };
                let [you, engine] = [side, side.other()].map(|side| self.side_name(side));
                let sides = Message::new("terminal-sides").with("you", you).with("engine", engine);
                self.say(&sides.with("how", how), out)?;
            }
        }
        self.say(&Message::new("terminal-begin").with("turn", self.example()), out)?;
        if self.blind { self.say(&Message::new("terminal-blind"), out) } else { Ok(()) }
    }

    /// A legal move, as an example of the notation.
    fn example(&self) -> String {
        let turns = self.game.position().clone().turn_texts();
        turns.get(turns.len() / 2).cloned().unwrap_or_else(|| "e2e4".to_owned())
    }

    /// Shows the position: as a drawing or, to those who play blind, what has happened, in words.
    fn show(&self, out: &mut impl Write) -> io::Result<()> {
        if !self.blind {
            return self.draw(out);
        }
        if self.game.ply() == 0 && self.game.ending().is_none() {
            return Ok(());
        }
        self.told(&Scene::new(&self.game).last(), out)
    }

    fn told(&self, lines: &[Message], out: &mut impl Write) -> io::Result<()> {
        let explainer = Explainer::new(self.game.rules().definition(), self.language.tag());
        lines.iter().try_for_each(|line| writeln!(out, "{}", explainer.text(line)))
    }

    fn draw(&self, out: &mut impl Write) -> io::Result<()> {
        let position = self.game.position();
        write!(out, "\n{}\n", board::draw(position, self.view))?;
        let mut lines = state_lines(position);
        if let Some(ending) = self.game.ending() {
            // The position alone does not show every ending.
            lines.pop();
            lines.push(self.sentence(ending));
        }
        self.told(&lines, out)
    }

    /// Shows the position unless the engine is to move, as it is shown after the engine's turn. In words, each turn is told.
    fn show_for_person(&self, out: &mut impl Write) -> io::Result<()> {
        match self.game.to_move() {
            Some(Seat::Engine) if self.blind => self.told(&Scene::new(&self.game).last(), out),
            Some(Seat::Engine) => Ok(()),
            Some(Seat::Person) | None => self.show(out),
        }
    }

    /// Plays the engine's turn.
    fn answer(&mut self, out: &mut impl Write) -> io::Result<()> {
        out.flush()?;
        let Some(text) = self.think() else {
            // This cannot happen: every position of a game in progress has a legal turn.
            let side = self.game.side();
            self.say(&self.of_side("terminal-engine-resigns", side), out)?;
            return self.game.resign(side).or_else(|error| self.say(&refused(&error), out));
        };
        let plays = self.of_side("terminal-engine-plays", self.game.side()).with("turn", text.clone());
        match self.game.play(&text) {
            Ok(_) if self.blind => {}
            Ok(_) => self.say(&plays, out)?,
            Err(error) => self.say(&refused(&error), out)?,
        }
        self.show(out)
    }

    fn think(&mut self) -> Option<String> {
        let _spinner = Progress::waiting(self.text(&Message::new("terminal-thinking")));
        let position = self.game.position().clone();
        let (history, stop) = (history_of(&position), AtomicBool::new(false));
        let choice = match self.time {
            Some(ms) => self.engine.choose(&position, &history, &Limits::move_time(ms), &stop, |_| {}),
            None => self.engine.choose_at_level(&position, &history, &self.level, &stop, |_| {}),
        };
        Some(position.turn_text(choice?.turn))
    }

    fn execute(&mut self, line: &str, out: &mut impl Write) -> io::Result<Next> {
        match line.trim_start_matches('/') {
            "" => return Ok(Next::Stay),
            "quit" | "exit" => return Ok(Next::Leave),
            "flip" => {
                self.view.from = self.view.from.other();
                self.draw(out)?;
                return Ok(Next::Stay);
            }
            "hint" => {
                self.hint(out)?;
                return Ok(Next::Stay);
            }
            _ => {}
        }
        let typed = Typed::read(line, self.language).map(|typed| typed.command);
        // A drawing says more than words to those who see it.
        if typed == Some(Command::Board) && !self.blind {
            self.draw(out)?;
            return Ok(Next::Stay);
        }
        let begun = self.begun.as_deref().and_then(|first| Scene::after(&self.game, first));
        let scene = begun.unwrap_or_else(|| Scene::new(&self.game));
        match scene.ask(line, self.language) {
            Answer::Told(lines) => {
                self.told(&lines, out)?;
                if typed == Some(Command::Help) {
                    self.told(&HERE.map(Message::new), out)?;
                }
            }
            Answer::Do(deed) => self.carry_out(deed, out)?,
        }
        Ok(Next::Stay)
    }

    fn carry_out(&mut self, deed: Deed, out: &mut impl Write) -> io::Result<()> {
        let side = self.game.side();
        match deed {
            Deed::Turn(text) => {
                self.begun = None;
                match self.game.play(&text).map(|made| made.text.clone()) {
                    Ok(_) if self.blind => {}
                    Ok(made) => {
                        let plays = self.of_side("terminal-plays", side).with("turn", made);
                        self.say(&plays, out)?;
                    }
                    Err(error) => self.say(&refused(&error), out)?,
                }
                self.show_for_person(out)
            }
            Deed::First(first) => {
                self.say(&self.second_wanted(&first), out)?;
                self.begun = Some(first);
                Ok(())
            }
            Deed::Undo => {
                if self.begun.take().is_some() {
                    return self.say(&Message::new("terminal-first-taken-back"), out);
                }
                if self.game.undo_to_person() {
                    self.show(out)
                } else {
                    self.say(&Message::new("terminal-nothing-to-undo"), out)
                }
            }
            Deed::Draw => {
                let done = self.game.claim_draw();
                self.ended(done, out)
            }
            Deed::Resign => {
                let done = self.game.resign(side);
                self.ended(done, out)
            }
            Deed::Clock => self.say(&Message::new("terminal-no-clock"), out),
        }
    }

    /// Says how a decision has ended the game, or why it cannot.
    fn ended(&mut self, done: Result<(), PlayError>, out: &mut impl Write) -> io::Result<()> {
        let answer = match done {
            Ok(()) => {
                self.begun = None;
                self.game.ending().map(|ending| self.sentence(ending))
            }
            Err(error) => Some(refused(&error)),
        };
        answer.map_or(Ok(()), |answer| self.say(&answer, out))
    }

    /// Asks for the second part, with a legal one as an example, and says whether it can be left out.
    fn second_wanted(&self, first: &str) -> Message {
        let mut position = self.game.position().clone();
        let action = find_first(&mut position, first);
        let seconds = action.map_or_else(Vec::new, |action| second_parts(&mut position, action));
        let passes = seconds.iter().any(|second| second.kind == SecondKind::Nothing);
        let parts: Vec<&str> =
            seconds.iter().map(|second| second.text.as_str()).filter(|text| !text.is_empty()).collect();
        let example = parts.get(parts.len() / 2).map_or("none", |&text| text);
        Message::new("terminal-second").with("example", example.to_owned()).with("passes", passes)
    }

    /// The ending of the game as a sentence.
    fn sentence(&self, ending: Ending) -> Message {
        ending_message(ending.word(), ending.winner, self.game.rules().definition().style.sides)
    }

    fn hint(&mut self, out: &mut impl Write) -> io::Result<()> {
        if self.game.ending().is_some() {
            return self.say(&Message::new("terminal-over"), out);
        }
        let _spinner = Progress::waiting(self.text(&Message::new("terminal-thinking")));
        let position = self.game.position().clone();
        // A separate engine, so that hints neither disturb nor help the opponent.
        let mut adviser = self.engine.sibling();
        let limits = Limits::move_time(HINT_MS);
        match adviser.choose(&position, &history_of(&position), &limits, &AtomicBool::new(false), |_| {}) {
            Some(choice) => self.say(&Message::new("terminal-hint").with("turn", position.turn_text(choice.turn)), out),
            None => self.say(&Message::new("terminal-no-move"), out),
        }
    }
}

/// Why something cannot be done, as a sentence.
fn refused(error: &PlayError) -> Message {
    Message::new("terminal-refused").with("error", Message::of_error("play", error))
}
