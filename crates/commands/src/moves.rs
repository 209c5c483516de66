//! Moves as they are typed: whole turns, or part by part; the legal ones; and why one is not legal.

use variorum_gamedef::ending::Reason;
use variorum_gamedef::vocabulary::Choices as _;
use variorum_library::{ending_message, refusal};
use variorum_messages::{Arg, Message};
use variorum_notation::{ReadTurn, read_first_after, read_turn_after};
use variorum_play::{Ending, Game};
use variorum_rules::refusal::{self as core, Cause};
use variorum_rules::{Action, Cell, Duty, PASS_TEXT, Phase, Position, Rules, TurnError, movegen};

use crate::names::quoted;
use crate::scene::{Answer, Deed};

/// The greatest number of moves that are listed.
const MOST_LISTED: usize = 200;
/// The greatest number of moves of a piece that are listed after an illegal one.
const FEW: usize = 40;

/// How the game ended, as a sentence.
pub(crate) fn ended(rules: &Rules, ending: Ending) -> Message {
    ending_message(ending.word(), ending.winner, rules.definition().style.sides)
}

/// Reads a move: a whole turn or, where a second part can follow, its first part.
pub(crate) fn play(game: &Game, begun: Option<&str>, text: &str) -> Answer {
    if let Some(ending) = game.ending() {
        return Answer::Told(vec![ended(game.rules(), ending)]);
    }
    let position = game.position();
    let previous = game.turns().last().map(|made| made.turn.first.to());
    // People also write e2-e4 and e2 e4.
    let plain: String = text.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '–')).collect();
    let read = |text: &str| match begun {
        Some(first) => whole(position, &format!("{first},{text}"), previous),
        None => read(position, text, previous),
    };
    let error = match read(text) {
        Ok(deed) => return Answer::Do(deed),
        Err(error) => error,
    };
    if plain != text
        && let Ok(deed) = read(&plain)
    {
        return Answer::Do(deed);
    }
    let whole = begun.map_or_else(|| plain.clone(), |first| format!("{first},{plain}"));
    Answer::Told(not_legal(game, &whole, text, &error))
}

fn read(position: &Position, text: &str, previous: Option<Cell>) -> Result<Deed, TurnError> {
    if text.contains(',') {
        return whole(position, text, previous);
    }
    let first = read_first_after(position, text, previous)?;
    Ok(begin(position, first))
}

fn whole(position: &Position, text: &str, previous: Option<Cell>) -> Result<Deed, TurnError> {
    match read_turn_after(position, text, previous)? {
        ReadTurn::Legal(turn) => Ok(Deed::Turn(position.turn_text(turn))),
        ReadTurn::Null => Err(TurnError::Illegal { turn: text.to_owned() }),
    }
}

/// Makes a first part: the whole turn if nothing can follow.
fn begin(position: &Position, first: Action) -> Deed {
    let text = position.action_text(first);
    let mut after = position.scratch();
    after.make_unchecked(first);
    match after.duty() {
        Duty::None => Deed::Turn(text),
        Duty::Optional | Duty::Compulsory => Deed::First(text),
    }
}

/// Ends a turn without its second part or, where players may pass, leaves the whole turn out.
pub(crate) fn pass(game: &Game, begun: Option<&str>) -> Answer {
    let Some(first) = begun else {
        if game.position().rules().has_passes() {
            return play(game, None, PASS_TEXT);
        }
        return Answer::Told(vec![Message::new("command-no-pass")]);
    };
    let text = format!("{first},");
    let previous = game.turns().last().map(|made| made.turn.first.to());
    match whole(game.position(), &text, previous) {
        Ok(deed) => Answer::Do(deed),
        Err(error) => Answer::Told(not_legal(game, &text, &text, &error)),
    }
}

/// Why the text is not a legal move; `text` is the turn in Variorum's own form as far as it has one, `typed` what was typed.
fn not_legal(game: &Game, text: &str, typed: &str, error: &TurnError) -> Vec<Message> {
    match error {
        TurnError::Illegal { .. } | TurnError::IllegalSecond { .. } => {}
        TurnError::TooLong | TurnError::Ambiguous { .. } | TurnError::SecondMissing { .. } => {
            return vec![turn_error(error)];
        }
    }
    let mut told = match refused(game, text) {
        Some(Some(refusal)) => vec![refusal],
        Some(None) | None => vec![Message::new("command-unknown").with("text", quoted(typed))],
    };
    let position = game.position();
    let board = &position.rules().definition().board;
    if let Some((cell, _)) = board.read_cell(text) {
        let name = board.cell_name(cell);
        let turns = first_parts(position, &name);
        if (1..=FEW).contains(&turns.len()) {
            told.push(Message::new("command-from").with("cell", name).with("turns", Arg::list(turns)));
        }
    }
    told
}

/// Why the turn is not legal: `None` if the text names no cells or pieces of the game, `Some(None)` if it is legal.
fn refused(game: &Game, text: &str) -> Option<Option<Message>> {
    let mut asked = core::ask(game.position(), text)?;
    // Where neither side can win, the rules still list turns.
    if let Some(reason) = game.ending().and_then(|ending| Reason::of_word(ending.word())) {
        asked.refusal = Some(Cause::GameOver { reason }.into());
    }
    Some(asked.refusal.map(|refused| refusal::message(&asked.position, &asked.wish, &refused)))
}

/// Answers why a move is not legal.
pub(crate) fn why(game: &Game, begun: Option<&str>, argument: &str) -> Vec<Message> {
    let plain: String = argument.chars().filter(|c| !c.is_whitespace() && !matches!(c, '-' | '–')).collect();
    let text = match begun {
        Some(first) if !plain.contains(',') => format!("{first},{plain}"),
        Some(_) | None => plain.clone(),
    };
    vec![match refused(game, &text) {
        Some(Some(refusal)) => refusal,
        Some(None) => Message::new("refusal-none"),
        // In another notation it can only be a legal move.
        None => match play(game, begun, argument) {
            Answer::Do(_) => Message::new("refusal-none"),
            Answer::Told(_) => Message::new("command-why-unreadable").with("text", quoted(argument)),
        },
    }]
}

/// Why a text is no turn.
fn turn_error(error: &TurnError) -> Message {
    match error {
        TurnError::TooLong => Message::new("command-turn-too-long"),
        TurnError::Illegal { turn } => Message::new("command-unknown").with("text", quoted(turn)),
        TurnError::IllegalSecond { first, second } => {
            Message::new("command-no-second").with("first", quoted(first)).with("second", quoted(second))
        }
        TurnError::Ambiguous { turn, one } => {
            Message::new("command-ambiguous").with("text", quoted(turn)).with("one", one.clone())
        }
        TurnError::SecondMissing { first } => Message::new("command-second-missing").with("first", quoted(first)),
    }
}

fn first_parts(position: &Position, start: &str) -> Vec<String> {
    let mut actions = Vec::new();
    movegen::actions(&mut position.scratch(), &mut actions);
    let mut texts: Vec<String> = actions.into_iter().map(|action| position.action_text(action)).collect();
    texts.retain(|text| text.starts_with(start) && !text.is_empty());
    texts.sort();
    texts
}

/// The legal moves that begin with a text: first parts or, once a turn is begun, second parts.
pub(crate) fn listed(game: &Game, shown: &Position, start: &str) -> Vec<Message> {
    let mut turns = match (game.ending(), shown.phase()) {
        (Some(_), Phase::First | Phase::Second) => Vec::new(),
        (None, Phase::First | Phase::Second) => first_parts(shown, start),
    };
    if turns.is_empty() {
        let none = if start.is_empty() { "command-no-moves" } else { "command-no-moves-from" };
        return vec![Message::new(none).with("text", quoted(start))];
    }
    let more = turns.len().saturating_sub(MOST_LISTED);
    turns.truncate(MOST_LISTED);
    vec![Message::new("command-moves").with("turns", Arg::list(turns)).with("more", more)]
}
