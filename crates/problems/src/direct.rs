//! Single questions about forced wins: which turns win within so many, and which keep the opponent from doing so.

use std::sync::atomic::AtomicBool;

use variorum_rules::{Position, Turn};

use crate::aim::end;
use crate::program::Program;
use crate::search::Search;
use crate::stipulation::{Goal, Play};
use crate::table::Table;
use crate::work::{Ended, Interrupted, Limits, Shared};

/// The turns that were found.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Answer {
    /// The turns, in the order in which they were asked about.
    pub turns: Vec<Turn>,
    /// The number of turns that were made.
    pub nodes: u64,
    /// Whether there is none besides among those that were asked about. [`Ended::Lines`]: as many as wanted were found.
    pub ended: Ended,
}

/// The turns of the side to move with which it wins by force within `within` turns, by the game's rules in whatever way. They are looked for among the turns
/// of `among`, which must be legal and are taken in their order; without it, among all. The search ends with the turn after the first `most`.
///
/// Draws by repetition, by quiet turns and for lack of material are ignored. One thread does the work, whatever the limits say.
///
/// ```
/// # use std::sync::atomic::AtomicBool;
/// # use variorum_problems::{Ended, Limits, winning_turns};
/// # use variorum_rules::Position;
/// let rules = variorum_library::rules("chess")?;
/// let position = Position::parse(&rules, "7k/8/8/8/8/8/R7/1R4K1 w - - 0 1")?;
/// let answer = winning_turns(&position, 1, None, 100, &Limits::default(), &AtomicBool::new(false));
/// assert_eq!((answer.turns.len(), answer.ended), (0, Ended::Complete));
/// let answer = winning_turns(&position, 2, None, 100, &Limits::default(), &AtomicBool::new(false));
/// assert!(answer.turns.contains(&position.parse_turn("a2a7")?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn winning_turns(
    position: &Position,
    within: u32,
    among: Option<&[Turn]>,
    most: usize,
    limits: &Limits,
    stop: &AtomicBool,
) -> Answer {
    let turns = match (within, among) {
        (0, _) => Vec::new(),
        (1, None) => return winning_at_once(position, limits, stop),
        (_, among) => asked(position, among),
    };
    ask(position, within, &turns, most, limits, stop, |search, turn| search.succeeds(turn, 0))
}

/// The turns with which the side to move wins at once. The rules know most of those that do not.
fn winning_at_once(position: &Position, limits: &Limits, stop: &AtomicBool) -> Answer {
    let shared = Shared::new(limits, stop);
    let table = Table::new(0);
    let program = Program::new(Play::Direct, false, &Goal::Win(None), 2);
    let mut search = Search::new(position, &program, &table, &shared);
    let (turns, ended) = match search.reaching() {
        Ok(turns) => (turns, Ended::Complete),
        Err(Interrupted(ended)) => (Vec::new(), ended),
    };
    drop(search);
    Answer { turns, nodes: shared.nodes(), ended }
}

/// The turns of the side to move after which the opponent cannot win by force within `within` turns of its own. See [`winning_turns`] for the rest.
///
/// ```
/// # use std::sync::atomic::AtomicBool;
/// # use variorum_problems::{Limits, saving_turns};
/// # use variorum_rules::Position;
/// let rules = variorum_library::rules("chess")?;
/// let position = Position::parse(&rules, "6k1/5ppp/8/8/8/8/r4PPP/1R4K1 b - - 0 1")?;
/// let answer = saving_turns(&position, 1, None, 100, &Limits::default(), &AtomicBool::new(false));
/// assert!(answer.turns.contains(&position.parse_turn("h7h6")?));
/// assert!(!answer.turns.contains(&position.parse_turn("a2a3")?));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[must_use]
pub fn saving_turns(
    position: &Position,
    within: u32,
    among: Option<&[Turn]>,
    most: usize,
    limits: &Limits,
    stop: &AtomicBool,
) -> Answer {
    let solver = position.side();
    ask(position, within, &asked(position, among), most, limits, stop, |search, turn| {
        search.aimer = solver.other();
        search.make(turn)?;
        let saves = match end(&mut search.position) {
            Some(outcome) => Ok(outcome.winner != Some(solver.other())),
            None if within == 0 => Ok(true),
            None => search.value(0).map(|lost| !lost),
        };
        search.position.undo_turn();
        saves
    })
}

fn asked(position: &Position, among: Option<&[Turn]>) -> Vec<Turn> {
    among.map_or_else(|| position.turns(), <[Turn]>::to_vec)
}

/// The turns that pass a test, one more than `most` at most.
fn ask(
    position: &Position,
    within: u32,
    turns: &[Turn],
    most: usize,
    limits: &Limits,
    stop: &AtomicBool,
    mut test: impl FnMut(&mut Search<'_>, Turn) -> Result<bool, Interrupted>,
) -> Answer {
    let shared = Shared::new(limits, stop);
    let table = Table::new(limits.hash_mib);
    let program = Program::new(Play::Direct, false, &Goal::Win(None), 2 * within.max(1));
    let mut search = Search::new(position, &program, &table, &shared);
    let (mut found, mut ended) = (Vec::new(), Ended::Complete);
    for &turn in turns {
        match test(&mut search, turn) {
            Ok(true) => found.push(turn),
            Ok(false) => continue,
            Err(Interrupted(early)) => {
                ended = early;
                break;
            }
        }
        if found.len() > most {
            ended = Ended::Lines;
            break;
        }
    }
    drop(search);
    Answer { turns: found, nodes: shared.nodes(), ended }
}
