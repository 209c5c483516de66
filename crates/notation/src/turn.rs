//! Reads turns in any notation, and null moves.

use variorum_rules::{Action, ActionKind, Cell, LONGEST_TURN, PASS_TEXT, Phase, Position, Turn, TurnError, movegen};

use crate::san::pattern::{Fit, Pattern};
use crate::san::read::patterns;
use crate::{iccs, shogi, usi, xiangqi};

/// A turn as read.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ReadTurn {
    /// A legal turn.
    Legal(Turn),
    /// A null move, which annotators write to show a threat: the side to move passes, whatever the rules say.
    Null,
}

/// The forms of a null move that programs write.
const NULL_MOVES: [&str; 6] = ["--", "Z0", "<>", "null", "0000", "@@@@"];

/// Reads a turn of this position in any notation of its game, or a null move. The position must be between turns.
///
/// Variorum's own text comes first, then algebraic notation in all its forms (`Nf3`, `Ng1-f3`, `e4:d5`, `exd6 e.p.`, `a8Q`, `0-0`, `e1g1`), then the notations
/// of the game's tradition. ICCS counts ranks from 0; a text that is also a legal turn in Variorum's own text is read as that, so files in ICCS are better read
/// by [`iccs::read`].
///
/// “The same square” of KIF needs [`read_turn_after`].
///
/// # Errors
/// If no legal turn or several legal turns fit the text.
///
/// ```
/// use variorum_notation::{ReadTurn, read_turn};
/// use variorum_rules::Position;
///
/// let rules = variorum_library::rules("chess")?;
/// let mut position = Position::start(&rules);
/// for text in ["e4", "e7-e5", "Ng1f3", "Nc6", "Bb5!?", "a6", "0-0"] {
///     let ReadTurn::Legal(turn) = read_turn(&position, text)? else { panic!("not a null move") };
///     position.play(turn)?;
/// }
/// assert_eq!(position.text(), "r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQ1RK1 b a8,h8 - 1 4");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_turn(position: &Position, text: &str) -> Result<ReadTurn, TurnError> {
    read_turn_after(position, text, None)
}

/// [`read_turn`] after a turn that reached the cell `previous`, to which KIF refers.
///
/// # Errors
/// If no legal turn or several legal turns fit the text.
pub fn read_turn_after(position: &Position, text: &str, previous: Option<Cell>) -> Result<ReadTurn, TurnError> {
    let text = text.trim();
    if text.len() > LONGEST_TURN {
        return Err(TurnError::TooLong);
    }
    if NULL_MOVES.contains(&text) {
        // Where it is legal to pass, that is what it says.
        if let Ok(turn) = position.parse_turn(PASS_TEXT) {
            return Ok(ReadTurn::Legal(turn));
        }
        return Ok(ReadTurn::Null);
    }
    let own = match position.parse_turn(text) {
        Ok(turn) => return Ok(ReadTurn::Legal(turn)),
        Err(error) => error,
    };
    let found = read_foreign(&mut position.scratch(), text, previous, own)?;
    Ok(ReadTurn::Legal(found))
}

/// Reads the first part of a turn, in any notation of the game, after a turn that reached the cell `previous`. A second part may have to follow.
///
/// # Errors
/// If no first part or several first parts fit the text.
///
/// ```
/// use variorum_notation::read_first_after;
/// use variorum_rules::Position;
///
/// let position = Position::start(&variorum_library::rules("duck-chess")?);
/// assert_eq!(position.action_text(read_first_after(&position, "Nf3", None)?), "g1f3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_first_after(position: &Position, text: &str, previous: Option<Cell>) -> Result<Action, TurnError> {
    let text = text.trim();
    if text.len() > LONGEST_TURN {
        return Err(TurnError::TooLong);
    }
    let mut position = position.scratch();
    let mut actions = Vec::new();
    movegen::actions(&mut position, &mut actions);
    match actions.into_iter().find(|&action| position.is_action_text(action, text)) {
        Some(own) => Ok(own),
        None => foreign_first(&mut position, text, None, previous, TurnError::Illegal { turn: text.to_owned() }),
    }
}

/// Reads the notations of others. `own` is why the text is no turn in Variorum's own text.
fn read_foreign(
    position: &mut Position,
    text: &str,
    previous: Option<Cell>,
    own: TurnError,
) -> Result<Turn, TurnError> {
    let (first_text, second_text) = match text.split_once(',') {
        Some((first, second)) => (first, Some(second.trim())),
        None => (text, None),
    };
    let first = foreign_first(position, first_text, second_text, previous, own)?;
    position.make_unchecked(first);
    if position.phase() == Phase::First {
        return match second_text {
            None => Ok(Turn { first, second: None }),
            Some(second) => Err(TurnError::IllegalSecond { first: first_text.to_owned(), second: second.to_owned() }),
        };
    }
    let mut actions = Vec::new();
    movegen::actions(position, &mut actions);
    let second = match second_text {
        None => actions.iter().copied().find(|&action| action == Action::PASS),
        Some(text) => match find_second(position, first, &actions, text) {
            None if position.rules().definition().moves_twice() => {
                let illegal = TurnError::Illegal { turn: text.to_owned() };
                Some(foreign_first(position, text, None, None, illegal)?)
            }
            found => found,
        },
    };
    match (second, second_text) {
        (Some(second), _) => Ok(Turn { first, second: Some(second) }),
        (None, None) => Err(TurnError::SecondMissing { first: first_text.to_owned() }),
        (None, Some(second)) => {
            Err(TurnError::IllegalSecond { first: first_text.to_owned(), second: second.to_owned() })
        }
    }
}

/// The first part that the notations of others name. `second_text`, if it is known, tells apart those that fit.
fn foreign_first(
    position: &mut Position,
    first_text: &str,
    second_text: Option<&str>,
    previous: Option<Cell>,
    own: TurnError,
) -> Result<Action, TurnError> {
    // Before algebraic notation, in which `4e3g` could be a promotion on e3, and `H2-E2` a move of a piece H.
    if let Ok(turn) = usi::read(position, first_text) {
        return Ok(turn.first);
    }
    if iccs::is_record_form(first_text)
        && let Ok(turn) = iccs::read(position, first_text)
    {
        return Ok(turn.first);
    }
    let mut actions = Vec::new();
    movegen::actions(position, &mut actions);
    let mut fits = fitting(position, &actions, &patterns(position.rules(), first_text), first_text);
    if fits.is_empty() && actions.contains(&Action::PASS) && is_pass_in_place(position, first_text) {
        return Ok(Action::PASS);
    }
    if fits.is_empty() {
        let text = first_text.trim_end_matches(['!', '?']);
        fits = fitting(position, &actions, &shogi::patterns(position, text, previous), text);
        if fits.is_empty() {
            fits = xiangqi::fitting(position, &actions, text);
        }
    }
    if fits.is_empty()
        && let Ok(turn) = iccs::read(position, first_text)
    {
        return Ok(turn.first);
    }
    // Programs that look at whole turns leave out what the second part shows.
    if let Some(second) = second_text
        && fits.len() > 1
    {
        let goes_on = |first: &Action| has_second(position, *first, second);
        let longer: Vec<Action> = fits.iter().copied().filter(goes_on).collect();
        if !longer.is_empty() {
            fits = longer;
        }
    }
    match fits.as_slice() {
        [] => Err(own),
        [only] => Ok(*only),
        [one, _, ..] => Err(TurnError::Ambiguous { turn: first_text.to_owned(), one: position.action_text(*one) }),
    }
}

/// Whether the text is a move of an own piece to where it stands, as UCI programs write a pass.
fn is_pass_in_place(position: &Position, text: &str) -> bool {
    let (from, to) = text.split_at_checked(text.len() / 2).unwrap_or_default();
    from == to && position.rules().parse_cell(from).is_some_and(|cell| position.at(cell).is_owned_by(position.side()))
}

/// Whether a second part with this text can follow the first one.
fn has_second(position: &Position, first: Action, text: &str) -> bool {
    let mut after = position.scratch();
    after.make_unchecked(first);
    let mut actions = Vec::new();
    if after.phase() == Phase::Second {
        movegen::actions(&mut after, &mut actions);
    }
    find_second(&after, first, &actions, text).is_some()
}

/// The second part with this text: our own, or the cell to which a neutral piece goes, alone or behind the cell that the first part reached. The cell alone
/// must determine the action.
fn find_second(position: &Position, first: Action, actions: &[Action], text: &str) -> Option<Action> {
    let text = text.trim_end_matches(['+', '#', '!', '?']);
    if let Some(own) = actions.iter().find(|&&action| position.is_action_text(action, text)) {
        return Some(*own);
    }
    let rules = position.rules();
    let reached = [first.to(), first.via()].into_iter().filter_map(|cell| rules.cell(cell.index()));
    let bare = text.trim_start_matches(['*', '@']);
    let mut cells: Vec<&str> = reached.filter_map(|cell| text.strip_prefix(&rules.cell_name(cell))).collect();
    cells.push(bare);
    let goes_there = |action: &&Action| match action.kind() {
        ActionKind::Neutral | ActionKind::NeutralPlace => cells.contains(&rules.cell_name(action.to()).as_str()),
        ActionKind::Move
        | ActionKind::Double
        | ActionKind::EnPassant
        | ActionKind::Castle
        | ActionKind::Swap
        | ActionKind::Drop
        | ActionKind::NeutralSwap
        | ActionKind::Promote
        | ActionKind::Pass
        | ActionKind::Gate
        | ActionKind::Shot => false,
    };
    let mut fits = actions.iter().filter(goes_there);
    fits.next().filter(|_| fits.next().is_none()).copied()
}

/// The actions that fit the first pattern that any of them fits, as well as any of them. If several fit, the marks of capture and check decide.
pub(crate) fn fitting(position: &Position, actions: &[Action], patterns: &[Pattern], text: &str) -> Vec<Action> {
    for pattern in patterns {
        let fits: Vec<(Fit, Action)> = actions.iter().map(|&action| (pattern.fit(position, action), action)).collect();
        let best = fits.iter().map(|(fit, _)| *fit).max().unwrap_or(Fit::None);
        if best == Fit::None {
            continue;
        }
        let mut found: Vec<Action> =
            fits.into_iter().filter(|(fit, _)| *fit == best).map(|(_, action)| action).collect();
        let mut narrow = |holds: &dyn Fn(Action) -> bool| {
            let narrower: Vec<Action> = found.iter().copied().filter(|&action| holds(action)).collect();
            if found.len() > 1 && !narrower.is_empty() {
                found = narrower;
            }
        };
        if pattern.marks_capture() {
            narrow(&|action| position.victim_cell(action).is_some());
        }
        if text.contains(['+', '#']) {
            narrow(&|action| gives_check(position, action));
        }
        return found;
    }
    Vec::new()
}

fn gives_check(position: &Position, action: Action) -> bool {
    let mut after = position.scratch();
    let side = after.side();
    after.make_unchecked(action);
    after.in_check(side.other())
}
