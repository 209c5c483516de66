//! The grammar of stipulations. `docs/problems.md` explains it with examples.
//!
//! A text is first read into loose fields, then checked against the rules of a game, so that all mistakes are found together.

use variorum_gamedef::vocabulary::Choices as _;
use variorum_rules::{Reason, Rules};
use winnow::Parser;
use winnow::ascii::{digit1, space0, space1};
use winnow::combinator::{alt, delimited, eof, opt, preceded, terminated};
use winnow::error::{ErrMode, ModalResult, ParserError as _};
use winnow::token::take_while;

use crate::fault::{StipulationFault as Fault, StipulationFaults};
use crate::stipulation::{Goal, MOST_TURNS, Play, Stipulation};

/// The longest stipulation, in bytes.
pub const LONGEST_STIPULATION: usize = 400;

/// A stipulation as it is written.
struct Loose<'t> {
    play: LoosePlay,
    series: bool,
    goal: LooseGoal<'t>,
    number: LooseNumber<'t>,
}

#[derive(Clone, Copy)]
enum LoosePlay {
    Goal(Play),
    ProofGame,
}

#[derive(Clone, Copy)]
enum LooseGoal<'t> {
    Mate,
    Stalemate,
    Check,
    Capture(&'t str),
    Reach(&'t str),
    Gone(&'t str),
    Win(Option<&'t str>),
}

/// Digits before and after the point.
struct LooseNumber<'t> {
    whole: &'t str,
    fraction: Option<&'t str>,
}

/// Reads a stipulation for a game.
///
/// # Errors
/// All mistakes that it has.
///
/// ```
/// # use variorum_problems::read_stipulation;
/// # let rules = variorum_library::rules("chess")?;
/// assert_eq!(read_stipulation(&rules, "h#2.5")?.text(&rules), "h#2.5");
/// assert_eq!(read_stipulation(&rules, "series help mate in 7")?.text(&rules), "ser-h#7");
/// assert_eq!(read_stipulation(&rules, "z[j9]0").unwrap_err().0.len(), 2); // no such cell, no turns
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn read_stipulation(rules: &Rules, text: &str) -> Result<Stipulation, StipulationFaults> {
    let one = |fault| StipulationFaults(vec![fault]);
    if text.len() > LONGEST_STIPULATION {
        return Err(one(Fault::TooLong { most: LONGEST_STIPULATION }));
    }
    let trimmed = text.trim();
    let loose = stipulation.parse_next(&mut &*trimmed);
    let loose = loose.map_err(|_| one(Fault::Unreadable { text: trimmed.to_owned() }))?;
    check(rules, &loose)
}

/// Finds all mistakes of a stipulation that could be read.
fn check(rules: &Rules, loose: &Loose<'_>) -> Result<Stipulation, StipulationFaults> {
    let mut faults = Vec::new();
    if rules.has_turns_in_a_row() {
        faults.push(Fault::TurnsInARow);
    }
    let half_turns = half_turns(&loose.number, &mut faults);
    let LoosePlay::Goal(play) = loose.play else {
        return if faults.is_empty() {
            Ok(Stipulation::ProofGame { plies: half_turns })
        } else {
            Err(StipulationFaults(faults))
        };
    };
    let halves = match play {
        Play::Help => !loose.series,
        Play::HelpSelf => true,
        Play::Direct | Play::SelfPlay | Play::Reflex | Play::SemiReflex => false,
    };
    if half_turns % 2 == 1 && !halves {
        faults.push(Fault::HalfTurn);
    }
    if play == Play::HelpSelf {
        if loose.series {
            faults.push(Fault::NoSeries);
        }
        if half_turns == 1 {
            faults.push(Fault::HelpSelfTooShort);
        }
    }
    let goal = check_goal(rules, loose.goal, &mut faults);
    match goal {
        Some(goal) if faults.is_empty() => Ok(Stipulation::Goal { play, series: loose.series, goal, half_turns }),
        Some(_) | None => Err(StipulationFaults(faults)),
    }
}

/// Twice the number.
fn half_turns(number: &LooseNumber<'_>, faults: &mut Vec<Fault>) -> u32 {
    // What does not fit into the type is too large as well.
    let whole = number.whole.parse::<u32>().unwrap_or(u32::MAX);
    if whole > MOST_TURNS {
        faults.push(Fault::TooManyTurns { most: MOST_TURNS });
        return 2 * MOST_TURNS;
    }
    let half = match number.fraction.map(|digits| digits.trim_end_matches('0')) {
        None | Some("") => 0,
        Some("5") => 1,
        Some(_) => {
            faults.push(Fault::HalfTurn);
            0
        }
    };
    if whole == 0 && half == 0 {
        faults.push(Fault::NoTurns);
    }
    2 * whole + half
}

fn check_goal(rules: &Rules, loose: LooseGoal<'_>, faults: &mut Vec<Fault>) -> Option<Goal> {
    let before = faults.len();
    let goal = match loose {
        LooseGoal::Mate => Some(Goal::Mate),
        LooseGoal::Stalemate => Some(Goal::Stalemate),
        LooseGoal::Check => Some(Goal::Check),
        LooseGoal::Capture(text) => Some(Goal::Capture(kinds(rules, text, faults))),
        LooseGoal::Gone(text) => Some(Goal::Gone(kinds(rules, text, faults))),
        LooseGoal::Reach(name) => match rules.parse_cell(name.trim()) {
            Some(cell) => Some(Goal::Reach(cell)),
            None => {
                faults.push(Fault::NoCell { cell: name.trim().to_owned() });
                None
            }
        },
        LooseGoal::Win(None) => Some(Goal::Win(None)),
        LooseGoal::Win(Some(word)) => match Reason::of_word(word.trim()).filter(|reason| shows_on_board(*reason)) {
            Some(reason) => Some(Goal::Win(Some(reason))),
            None => {
                faults.push(Fault::NoReason { reason: word.trim().to_owned() });
                None
            }
        },
    };
    if matches!(goal, Some(Goal::Mate | Goal::Check)) && !rules.has_royal() {
        faults.push(Fault::NoRoyal);
    }
    goal.filter(|_| faults.len() == before)
}

/// Can a position alone show a win for this reason?
fn shows_on_board(reason: Reason) -> bool {
    use variorum_gamedef::ending::Shows;
    match reason.shows() {
        Shows::WithoutMoves | Shows::OnTheBoard => true,
        Shows::AsDraw | Shows::InHistory => false,
    }
}

/// The kinds of piece in a list of tokens or names.
fn kinds(rules: &Rules, text: &str, faults: &mut Vec<Fault>) -> Vec<usize> {
    let pieces = &rules.definition().pieces;
    let words = text.split([' ', ',']).filter(|word| !word.is_empty());
    let mut kinds = Vec::new();
    for word in words {
        let bare = word.replace(['{', '}'], "");
        let token = pieces.iter().position(|piece| piece.token.as_str().eq_ignore_ascii_case(&bare));
        let named = || pieces.iter().position(|piece| piece.id.eq_ignore_ascii_case(&bare));
        match token.or_else(named) {
            Some(kind) if kinds.contains(&kind) => {}
            Some(kind) => kinds.push(kind),
            None => faults.push(Fault::NoPiece { piece: word.to_owned() }),
        }
    }
    kinds
}

fn stipulation<'t>(text: &mut &'t str) -> ModalResult<Loose<'t>> {
    terminated(alt((proof_game, spelt, short)), (space0, eof)).parse_next(text)
}

fn proof_game<'t>(text: &mut &'t str) -> ModalResult<Loose<'t>> {
    let name = alt(("pg", ("proof", space1, "game", opt((space1, "in"))).take()));
    let number = preceded((name, space0), number).parse_next(text)?;
    Ok(Loose { play: LoosePlay::ProofGame, series: false, goal: LooseGoal::Mate, number })
}

/// The short form, as in `ser-h#7`.
fn short<'t>(text: &mut &'t str) -> ModalResult<Loose<'t>> {
    let series = opt(alt(("ser-", "ser"))).parse_next(text)?.is_some();
    let play = short_play.parse_next(text)?;
    let goal = short_goal.parse_next(text)?;
    let number = preceded(space0, number).parse_next(text)?;
    Ok(Loose { play: LoosePlay::Goal(play), series, goal, number })
}

fn short_play(text: &mut &str) -> ModalResult<Play> {
    let mut play = opt(alt((
        "semi-r".value(Play::SemiReflex),
        "hs".value(Play::HelpSelf),
        "h".value(Play::Help),
        "s".value(Play::SelfPlay),
        "r".value(Play::Reflex),
    )));
    Ok(play.parse_next(text)?.unwrap_or(Play::Direct))
}

fn short_goal<'t>(text: &mut &'t str) -> ModalResult<LooseGoal<'t>> {
    alt((
        "#".value(LooseGoal::Mate),
        "=".value(LooseGoal::Stalemate),
        "+".value(LooseGoal::Check),
        preceded("x", opt(bracketed)).map(|kinds| LooseGoal::Capture(kinds.unwrap_or(""))),
        preceded("z", bracketed).map(LooseGoal::Reach),
        preceded("gone", bracketed).map(LooseGoal::Gone),
        preceded("win", opt(bracketed)).map(LooseGoal::Win),
    ))
    .parse_next(text)
}

fn bracketed<'t>(text: &mut &'t str) -> ModalResult<&'t str> {
    delimited('[', take_while(1.., |c: char| c != ']'), ']').parse_next(text)
}

/// The form in words, as in `series help mate in 7`.
fn spelt<'t>(text: &mut &'t str) -> ModalResult<Loose<'t>> {
    let series = opt(("series", space1)).parse_next(text)?.is_some();
    let mut play = opt(terminated(
        alt((
            "semi-reflex".value(Play::SemiReflex),
            "reflex".value(Play::Reflex),
            "helpself".value(Play::HelpSelf),
            "help".value(Play::Help),
            "self".value(Play::SelfPlay),
        )),
        space0,
    ));
    let play = play.parse_next(text)?.unwrap_or(Play::Direct);
    let goal = spelt_goal.parse_next(text)?;
    let number = preceded((space1, "in", space1), number).parse_next(text)?;
    Ok(Loose { play: LoosePlay::Goal(play), series, goal, number })
}

fn spelt_goal<'t>(text: &mut &'t str) -> ModalResult<LooseGoal<'t>> {
    alt((
        "mate".value(LooseGoal::Mate),
        "stalemate".value(LooseGoal::Stalemate),
        "check".value(LooseGoal::Check),
        preceded(("capture", space1, "of", space1), list).map(LooseGoal::Capture),
        "capture".value(LooseGoal::Capture("")),
        preceded(("reach", space1), word).map(LooseGoal::Reach),
        preceded(("extinction", space1, "of", space1), list).map(LooseGoal::Gone),
        preceded(("win", space1, "by", space1), word).map(|reason| LooseGoal::Win(Some(reason))),
        "win".value(LooseGoal::Win(None)),
    ))
    .parse_next(text)
}

fn word<'t>(text: &mut &'t str) -> ModalResult<&'t str> {
    take_while(1.., |c: char| !c.is_whitespace()).parse_next(text)
}

/// Words up to ` in `.
fn list<'t>(text: &mut &'t str) -> ModalResult<&'t str> {
    let Some((words, _)) = text.rsplit_once(" in ") else {
        return Err(ErrMode::from_input(text));
    };
    winnow::token::take(words.len()).parse_next(text)
}

fn number<'t>(text: &mut &'t str) -> ModalResult<LooseNumber<'t>> {
    (digit1, opt(preceded('.', digit1))).map(|(whole, fraction)| LooseNumber { whole, fraction }).parse_next(text)
}
