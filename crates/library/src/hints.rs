//! What is odd about a game that can be played: pieces that nobody has or that cannot move, start positions in which all is decided, games without
//! end. `variorum check` prints it; the game stays playable.
//!
//! The answers are the same on every machine: random numbers come from a fixed seed, and the work is counted, not timed.

mod endless;
mod phrases;
mod specials;
mod unreachable;

use std::sync::Arc;

use serde::Serialize;
use variorum_gamedef::definition::PieceTypeId;
use variorum_gamedef::{Advice, Place, Sentence, Severity};
use variorum_rules::{Cell, OutOfWork, Position, Reason, Rules, Side, Turn, tactics};

/// The greatest work for each of the two looks at positions, as [`Position::outcome_within`] counts it: a fraction of a second.
const WORK: u64 = 100_000_000;

/// The part of it that looks for a first turn that wins the game, so that enough is left for what follows.
const WIN_WORK: u64 = WORK / 4;

/// Something odd about a game, at a place of its file.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Hint {
    /// How sure it is that something is wrong: never an error.
    pub severity: Severity,
    /// Where in the file.
    pub place: Place,
    /// What is odd.
    pub oddity: Oddity,
    /// What to do about it.
    pub advice: Advice,
}

/// Something odd about a game that can be played. Serialized, it is `{"code": …, "args": …}`.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
pub enum Oddity {
    /// A piece type that nobody ever has.
    #[error(
        "nobody ever has a `{id}`: no start position has one, nothing becomes one, and no captured piece returns as one"
    )]
    NobodyHas {
        /// The id of the piece type.
        id: String,
    },
    /// A piece type that cannot move.
    #[error("a `{id}` can never move from any cell on which it can stand")]
    NeverMoves {
        /// The id of the piece type.
        id: String,
    },
    /// A promotion that cannot happen.
    #[error("no piece can ever be promoted so")]
    NeverPromotes,
    /// A move that begins where its piece never stands.
    #[error("a `{id}` never stands where one of these moves begins")]
    NeverBegins {
        /// The id of the piece type.
        id: String,
    },
    /// An ending that cannot come about.
    #[error("no game can end so: the pieces that it asks for can never stand there, or there are never so many")]
    NeverEnds,
    /// An ending that asks for pieces in hand, where nothing comes to hand.
    #[error("no game can end so: nothing is ever in hand")]
    NothingHeld,
    /// A piece type whose pieces are always frozen.
    #[error("a `{id}` is always frozen: what freezes it holds whenever it is on the board")]
    AlwaysFrozen {
        /// The id of the piece type.
        id: String,
    },
    /// A move for pieces that have not moved, of a piece that no start position has.
    #[error("no start position has a `{id}`, and only a piece of the start position has not moved yet")]
    NeverUnmoved {
        /// The id of the piece type.
        id: String,
    },
    /// A move for pieces that have not moved, of a piece that no start position says that of.
    #[error("no start position says that a `{id}` has not moved: its third field names none")]
    UnmovedUnnamed {
        /// The id of the piece type.
        id: String,
    },
    /// A castling between whose cells the pieces land nowhere.
    #[error(
        "this castling leads nowhere: from none of its cells do the two pieces stand in one line and far enough apart, or an earlier castling has them all"
    )]
    CastlingNowhere,
    /// A castling to which no start position gives the right.
    #[error(
        "nobody ever castles so: in no start position do the two pieces stand on these cells with the right to it, which its third field gives"
    )]
    CastlingWithoutRight,
    /// A piece type that can be in hand but dropped nowhere.
    #[error("a `{id}` can be in hand, but there is no cell on which it may be dropped")]
    DropNowhere {
        /// The id of the piece type.
        id: String,
    },
    /// A move that leads nowhere.
    #[error("from every cell this move leads off the board")]
    LeadsNowhere,
    /// An influence that acts nowhere.
    #[error("from every cell this leads off the board, so it acts on nothing")]
    ActsNowhere,
    /// Captures in passing where nothing passes.
    #[error("nothing can be captured in passing: no piece makes a double step or an advance")]
    NobodyPasses,
    /// Hops over neutral pieces where there are none.
    #[error("there is nothing to hop over: no neutral piece is ever on the board")]
    NoNeutral,
    /// A start position in which the game is over.
    #[error("{}: {}", before_the_first_turn(*winner), reason.text())]
    StartOver {
        /// Who has won; `None` if it is a draw.
        winner: Option<Side>,
        /// Why.
        reason: Reason,
    },
    /// A start position in which the first turn wins the game.
    #[error("the very first turn {turn} wins the game: {}", reason.text())]
    StartWinsGame {
        /// The turn.
        turn: String,
        /// How.
        reason: Reason,
    },
    /// A start position in which the first turn wins a strong piece.
    #[error("the very first turn {turn} wins a `{id}`")]
    StartWins {
        /// The turn.
        turn: String,
        /// The id of the captured piece type.
        id: String,
    },
    /// A start position in which every first turn loses a strong piece.
    #[error(
        "whatever the first turn is, the reply wins a strong piece; after {turn} it is {reply}, which wins a `{id}`"
    )]
    StartLoses {
        /// A first turn.
        turn: String,
        /// The reply.
        reply: String,
        /// The id of the captured piece type.
        id: String,
    },
    /// A position that comes up in random games can come about again, and no rule ends that.
    #[error("a game may go on for ever: neither repetition nor a number of quiet turns ends it")]
    Endless,
    /// Random games do not end.
    #[error("none of {games} random games was over after {turns} turns")]
    NoEnd {
        /// The number of games.
        games: usize,
        /// The number of turns that each lasted, those of both sides together.
        turns: usize,
    },
}

impl Sentence for Oddity {
    const PREFIX: &'static str = "oddity";
}

/// What is decided before the game begins.
const fn before_the_first_turn(winner: Option<Side>) -> &'static str {
    match winner {
        Some(Side::White) => "White has won before the game begins",
        Some(Side::Black) => "Black has won before the game begins",
        None => "the game is a draw before it begins",
    }
}

impl Oddity {
    /// The id of the piece type of which it says that it can never move.
    fn never_moves(&self) -> Option<&str> {
        if let Self::NeverMoves { id } = self { Some(id) } else { None }
    }

    /// What to do about it, where that does not depend on the game.
    fn advice(&self) -> Advice {
        match self {
            Self::UnmovedUnnamed { .. } | Self::CastlingWithoutRight => Advice::NameUnmoved,
            Self::Endless | Self::NoEnd { .. } => Advice::EndLongGames,
            Self::StartOver { .. } | Self::StartWinsGame { .. } | Self::StartWins { .. } | Self::StartLoses { .. } => {
                Advice::ChangeStart
            }
            Self::NobodyHas { .. }
            | Self::NeverMoves { .. }
            | Self::NeverPromotes
            | Self::NeverBegins { .. }
            | Self::NeverEnds
            | Self::NothingHeld
            | Self::AlwaysFrozen { .. }
            | Self::NeverUnmoved { .. }
            | Self::CastlingNowhere
            | Self::DropNowhere { .. }
            | Self::LeadsNowhere
            | Self::ActsNowhere
            | Self::NobodyPasses
            | Self::NoNeutral => Advice::ChangeOrTakeOut,
        }
    }
}

/// Everything odd about a game. `worth`: what a piece of each type is worth in exchanges, by its number in the definition.
///
/// ```
/// let rules = variorum_library::rules("chess")?;
/// let worth = vec![100; rules.definition().pieces.len()];
/// assert_eq!(variorum_library::hints::find(&rules, &worth), []);
/// # Ok::<(), variorum_library::LibraryError>(())
/// ```
#[must_use]
pub fn find(rules: &Arc<Rules>, worth: &[i32]) -> Vec<Hint> {
    let mut found = idle_pieces(rules);
    let mut over = false;
    let mut work = WORK;
    for number in 0..rules.definition().starts.len() {
        let Some(start) = Position::nth_start(rules, number) else { continue };
        // Where the work runs out, nothing more is claimed.
        let Ok(oddity) = oddity_of_start(&start, worth, &mut work) else { break };
        over |= matches!(oddity, Some((Severity::Warning, _)));
        let place = Place::of("start").item(number).key("position");
        found.extend(oddity.map(|(severity, oddity)| Hint { severity, place, oddity, advice: Advice::ChangeStart }));
    }
    if !over {
        found.extend(endless::find(rules));
    }
    found
}

/// Pieces that nobody has or that never move, and promotions, moves and endings that never happen.
fn idle_pieces(rules: &Arc<Rules>) -> Vec<Hint> {
    let definition = rules.definition();
    let owned = owned(rules);
    let useless = phrases::find(rules, &owned);
    let mut found = Vec::new();
    let mut warn = |place, oddity: Oddity| {
        let advice = oddity.advice();
        found.push(Hint { severity: Severity::Warning, place, oddity, advice });
    };
    for (kind, piece) in definition.pieces.iter().enumerate() {
        let place = Place::of("piece").item(kind);
        if !owned[kind] {
            if says_what_is_held(rules, &owned, kind) {
                continue;
            }
            warn(place.key("id"), Oddity::NobodyHas { id: piece.id.clone() });
        } else if useless.iter().filter(|&&(of, ..)| of == kind).count() < piece.motions.len()
            && never_moves(rules, kind)
        {
            warn(place.key("moves"), Oddity::NeverMoves { id: piece.id.clone() });
        }
    }
    for (number, promotion) in definition.promotions.iter().enumerate() {
        let has_pieces = promotion.pieces.iter().any(|&kind| owned[kind]);
        if has_pieces && rules.can_promote(number) == Some(false) {
            // Promotions that pieces themselves say come after those with sections of their own.
            let piece = promotion.pieces.first().copied().unwrap_or_default();
            let place = Place::of("promotion").item_without("after", number).key("zone");
            warn(place.or(Place::of("piece").item(piece).key("promotes")), Oddity::NeverPromotes);
        }
    }
    useless.into_iter().for_each(|(_, place, oddity)| warn(place, oddity));
    phrases::idle_influences(rules).into_iter().for_each(|place| warn(place, Oddity::ActsNowhere));
    specials::find(rules, &owned).into_iter().for_each(|(place, oddity)| warn(place, oddity));
    unreachable::find(rules, &owned).into_iter().for_each(|(place, oddity)| warn(place, oddity));
    // Why a piece never moves need not be told as well.
    let still: Vec<String> = found.iter().filter_map(|hint| hint.oddity.never_moves().map(str::to_owned)).collect();
    found.retain(|hint| !matches!(&hint.oddity, Oddity::NeverBegins { id } if still.contains(id)));
    found
}

/// Which piece types somebody can have: those of start positions, what they become or return as, and what is dropped in place of what can be in hand.
fn owned(rules: &Arc<Rules>) -> Vec<bool> {
    let definition = rules.definition();
    let at_start = |kind| Side::BOTH.into_iter().any(|side| rules.most_at_start(side, kind) > 0);
    let mut owned: Vec<bool> = (0..definition.pieces.len()).map(at_start).collect();
    let mut todo: Vec<PieceTypeId> = (0..owned.len()).filter(|&kind| owned[kind]).collect();
    while let Some(kind) = todo.pop() {
        let promotions = definition.promotions.iter().filter(|promotion| promotion.pieces.contains(&kind));
        let becomes = promotions.flat_map(|promotion| promotion.into.iter().map(|choice| choice.piece));
        let elsewhere = definition.remote_promotions.iter().filter(|remote| remote.promotes.contains(&kind));
        let becomes = becomes.chain(elsewhere.flat_map(|remote| remote.into.iter().copied()));
        let in_hand = definition.is_held(kind);
        let others = definition.pieces.iter().enumerate();
        let dropped = others.filter(|(_, piece)| in_hand && piece.drop.held_as == Some(kind)).map(|(form, _)| form);
        for new in becomes.chain(definition.pieces[kind].returns).chain(dropped) {
            if !std::mem::replace(&mut owned[new], true) {
                todo.push(new);
            }
        }
    }
    owned
}

/// Whether a type that nobody has is there to say that pieces of another may be in hand: those of a start position, where captures return none.
fn says_what_is_held(rules: &Arc<Rules>, owned: &[bool], kind: PieceTypeId) -> bool {
    let definition = rules.definition();
    let Some(held) = definition.pieces[kind].returns.filter(|&held| held != kind) else { return false };
    let captured = definition.pieces.iter().zip(owned).any(|(piece, &owned)| owned && piece.returns == Some(held));
    let starts = (0..definition.starts.len()).filter_map(|number| Position::nth_start(rules, number));
    let in_hand = |start: &Position| Side::BOTH.into_iter().any(|side| start.in_hand(side, held) > 0);
    !captured && starts.into_iter().any(|start| in_hand(&start))
}

/// Whether pieces of a type can move from no cell on which they can stand, of either side.
fn never_moves(rules: &Arc<Rules>, kind: PieceTypeId) -> bool {
    let definition = rules.definition();
    let castles =
        definition.castlings.iter().any(|castling| castling.royal == kind || castling.partners.contains(&kind));
    let swaps = definition.swap.as_ref().is_some_and(|swap| swap.royal == kind || swap.partners.contains(&kind));
    // Those that have not moved yet may have moves that are not asked about here.
    let unmoved = definition.pieces[kind].motions.iter().any(|motion| motion.unmoved);
    if castles || swaps || unmoved {
        return false;
    }
    let stands = |side: Side| -> Option<Vec<Cell>> { Some(rules.attainable(side, kind)?.iter().collect()) };
    let (Some(white), Some(black)) = (stands(Side::White), stands(Side::Black)) else { return false };
    if white.is_empty() && black.is_empty() {
        // It comes from the hand, if there is a cell from which it could move.
        return rules.cells().all(|cell| rules.is_stuck(Side::White, kind, cell));
    }
    white.into_iter().all(|cell| rules.is_stuck(Side::White, kind, cell))
        && black.into_iter().all(|cell| rules.is_stuck(Side::Black, kind, cell))
}

/// What is odd about a start position.
fn oddity_of_start(start: &Position, worth: &[i32], work: &mut u64) -> Result<Option<(Severity, Oddity)>, OutOfWork> {
    if let Some(outcome) = start.outcome_within(work)? {
        return Ok(Some((Severity::Warning, Oddity::StartOver { winner: outcome.winner, reason: outcome.reason })));
    }
    // Where the work runs out, there may be such a turn.
    let allowed = WIN_WORK.min(*work);
    let mut left = allowed;
    let winning = winning_turn(start, &mut left);
    *work -= allowed - left;
    if let Ok(Some((turn, reason))) = winning {
        return Ok(Some((Severity::Hint, Oddity::StartWinsGame { turn: start.turn_text(turn), reason })));
    }
    let rules = start.rules();
    let strong = strong(start, worth);
    let named =
        |kind: PieceTypeId| rules.definition().pieces.get(kind).map(|piece| piece.id.clone()).unwrap_or_default();
    if let Some((turn, kind)) = winning_capture(start, worth, strong, work)? {
        let oddity = Oddity::StartWins { turn: start.turn_text(turn), id: named(kind) };
        return Ok(Some((Severity::Hint, oddity)));
    }
    let mut shown = None;
    for turn in start.turns_within(work)? {
        // What the turn itself captures, the reply must win besides.
        let victim = start.victim_cell(turn.first).map(|cell| start.at(cell).kind());
        let gained = victim.and_then(|kind| worth.get(kind)).copied().unwrap_or(0).max(0);
        let mut after = start.clone();
        after.play_unchecked(turn);
        if after.outcome_within(work)?.is_some() {
            return Ok(None);
        }
        let Some((reply, kind)) = winning_capture(&after, worth, strong.saturating_add(gained), work)? else {
            return Ok(None);
        };
        shown.get_or_insert_with(|| Oddity::StartLoses {
            turn: start.turn_text(turn),
            reply: after.turn_text(reply),
            id: named(kind),
        });
    }
    Ok(shown.map(|oddity| (Severity::Hint, oddity)))
}

/// A turn that wins the game, and how.
fn winning_turn(start: &Position, work: &mut u64) -> Result<Option<(Turn, Reason)>, OutOfWork> {
    for turn in start.turns_within(work)? {
        let mut after = start.clone();
        after.play_unchecked(turn);
        if let Some(outcome) = after.outcome_within(work)?
            && outcome.winner == Some(start.side())
        {
            return Ok(Some((turn, outcome.reason)));
        }
    }
    Ok(None)
}

/// From which worth on a piece counts as strong: half of the worth of the strongest in a position.
fn strong(position: &Position, worth: &[i32]) -> i32 {
    let pieces = position.rules().definition().pieces.iter().enumerate();
    let there = pieces.filter(|&(kind, piece)| {
        piece.royal.is_none() && Side::BOTH.into_iter().any(|side| position.count(side, kind) > 0)
    });
    let most = there.filter_map(|(kind, _)| worth.get(kind)).max();
    most.map_or(i32::MAX, |&most| (most / 2).max(1))
}

/// A turn whose exchange wins at least `least`, with the type of the captured piece.
fn winning_capture(
    position: &Position,
    worth: &[i32],
    least: i32,
    work: &mut u64,
) -> Result<Option<(Turn, PieceTypeId)>, OutOfWork> {
    for turn in position.turns_within(work)? {
        let Some(victim) = position.victim_cell(turn.first) else { continue };
        *work = work.checked_sub(EXCHANGE).ok_or(OutOfWork)?;
        if tactics::see_at_least(position, turn.first, worth, 0, least) == Some(true) {
            return Ok(Some((turn, position.at(victim).kind())));
        }
    }
    Ok(None)
}

/// The work of looking at one exchange.
const EXCHANGE: u64 = 5_000;
