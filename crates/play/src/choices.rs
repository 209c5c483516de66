//! What a player can choose from, part by part of a turn: the same for a site, a terminal, or a program.
//!
//! A turn is chosen in one step or two. [`first_parts`] lists what a position offers, and whether a second part can or must follow;
//! [`second_parts`] lists what may follow one of them. What is legal is asked of the rules.
//!
//! ```
//! use variorum_play::choices::{self, FirstKind};
//! use variorum_rules::{Duty, Position};
//!
//! let rules = variorum_library::rules("chess")?;
//! let mut position = Position::parse(&rules, "4k3/P7/8/8/8/8/8/4K2R w h1 - 0 1")?;
//! let firsts = choices::first_parts(&mut position);
//! let castling = firsts.iter().find(|first| first.kind == FirstKind::Castle).unwrap();
//! assert_eq!((castling.text.as_str(), castling.second), ("e1h1", Duty::None));
//! // A pawn on the last rank may become four kinds of piece.
//! assert_eq!(firsts.iter().filter(|first| first.promotion.is_some()).count(), 4);
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use std::collections::HashMap;

use variorum_gamedef::definition::{NeutralId, PieceTypeId, PromotionForm};
use variorum_rules::diagram::Changes;
use variorum_rules::diagram::Route;
use variorum_rules::movegen;
use variorum_rules::{Action, ActionKind, Cell, Duty, Occupant, Phase, Piece, Position};

/// What a first part does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum FirstKind {
    /// A piece moves.
    Move,
    /// A piece is put on the board from the hand.
    Drop,
    /// The royal piece castles with a partner.
    Castle,
    /// The royal piece changes places with a neighbour.
    Swap,
    /// Nothing: the player passes.
    Pass,
}

/// What a piece becomes at the end of its move.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Promotion {
    /// Its own promoted form, which needs no name.
    Own(PieceTypeId),
    /// A kind that has to be named.
    To(PieceTypeId),
}

/// A first part of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FirstPart {
    /// The action.
    pub action: Action,
    /// As text.
    pub text: String,
    /// What it does.
    pub kind: FirstKind,
    /// Where the piece stands; `None` for one from the hand, and for a pass.
    pub from: Option<Cell>,
    /// Where it goes; for castling and changes of places, where the partner stands. `None` for a pass.
    pub to: Option<Cell>,
    /// The middle cell of a double step, where it must be named.
    pub via: Option<Cell>,
    /// It captures a piece of the other side.
    pub capture: bool,
    /// What the piece becomes, where that is the player's choice or is shown.
    pub promotion: Option<Promotion>,
    /// The kind of piece that is dropped.
    pub drop: Option<PieceTypeId>,
    /// The kind of piece in hand that is used up by the drop: `drop` may be its other form.
    pub hand: Option<PieceTypeId>,
    /// Whether a second part can or must follow.
    pub second: Duty,
    /// The piece's route, where other cells than the first and the last lie on it.
    pub route: Option<Route>,
    /// Where a second part may follow: what stands then on the cells that this one changes.
    pub changes: Vec<(Cell, Piece)>,
    /// An earlier entry of the list leads to the same position. Only double steps do, by other middle cells on which nothing can capture the piece.
    pub same: bool,
    /// The piece can be captured in passing in the next turn. Told only where several entries lead from one cell to another.
    pub exposed: bool,
}

/// What a second part does.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum SecondKind {
    /// A neutral piece moves.
    Step,
    /// A neutral piece changes places with one of the player's.
    Swap,
    /// A neutral piece is put on the board.
    Place,
    /// A piece of the player's is promoted where it stands.
    Promote,
    /// A piece comes in from the hand where another has left.
    Gate,
    /// A piece of the player's moves.
    Move,
    /// A royal piece castles, or changes places with a neighbour.
    Castle,
    /// A piece is dropped from the hand.
    Drop,
    /// Nothing.
    Nothing,
}

/// A second part of a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SecondPart {
    /// The action.
    pub action: Action,
    /// As text; empty for nothing.
    pub text: String,
    /// What it does.
    pub kind: SecondKind,
    /// The cell of the piece that moves or is promoted.
    pub from: Option<Cell>,
    /// Where a piece goes or is put.
    pub to: Option<Cell>,
    /// What a promoted piece becomes, also at the end of its move, or what comes in from the hand.
    pub promotion: Option<PieceTypeId>,
    /// The kind of neutral piece that is put on the board.
    pub place: Option<NeutralId>,
}

/// All first parts that a position offers. It must stand between turns.
#[must_use]
pub fn first_parts(position: &mut Position) -> Vec<FirstPart> {
    let mut actions = Vec::new();
    movegen::actions(position, &mut actions);
    let mut parts: Vec<FirstPart> = actions.into_iter().filter_map(|action| first_part(position, action)).collect();
    compare(position, &mut parts);
    parts
}

/// Compares the parts that lead from one cell to another by what they lead to. A right to capture in passing counts only if a turn can use it, as for
/// repetitions (G-4). Parts that do not end the turn are not compared.
fn compare(position: &mut Position, parts: &mut [FirstPart]) {
    let mut ways: HashMap<(Option<Cell>, Option<Cell>), Vec<usize>> = HashMap::new();
    for (index, part) in parts.iter().enumerate() {
        if part.drop.is_none() && part.second == Duty::None {
            ways.entry((part.from, part.to)).or_default().push(index);
        }
    }
    for group in ways.into_values().filter(|group| group.len() > 1) {
        let mut keys = Vec::new();
        for index in group {
            let Some(part) = parts.get_mut(index) else { continue };
            position.make_unchecked(part.action);
            let key = position.repetition_key();
            part.exposed = key == position.hash() && !position.setup().passing.is_empty();
            position.unmake();
            part.same = keys.contains(&key);
            keys.push(key);
        }
    }
}

/// The first part with this text.
#[must_use]
pub fn find_first(position: &mut Position, text: &str) -> Option<Action> {
    let mut actions = Vec::new();
    movegen::actions(position, &mut actions);
    actions.into_iter().find(|&action| position.action_text(action) == text)
}

/// What may follow a first part that the position offers; empty where the turn is over with it.
#[must_use]
pub fn second_parts(position: &mut Position, first: Action) -> Vec<SecondPart> {
    position.make_unchecked(first);
    let mut seconds = Vec::new();
    if position.phase() == Phase::Second {
        movegen::actions(position, &mut seconds);
    }
    let parts = seconds.into_iter().map(|action| second_part(position, action)).collect();
    position.unmake();
    parts
}

/// `None` for an action that is a second part.
fn first_part(position: &mut Position, action: Action) -> Option<FirstPart> {
    let (from, to) = (action.from(), action.to());
    let kind = match action.kind() {
        ActionKind::Move | ActionKind::Double | ActionKind::EnPassant | ActionKind::Shot => FirstKind::Move,
        ActionKind::Castle => FirstKind::Castle,
        ActionKind::Swap => FirstKind::Swap,
        ActionKind::Drop => FirstKind::Drop,
        ActionKind::Pass => FirstKind::Pass,
        ActionKind::Neutral
        | ActionKind::NeutralSwap
        | ActionKind::NeutralPlace
        | ActionKind::Promote
        | ActionKind::Gate => return None,
    };
    let capture = position.victim_cell(action).is_some();
    let (promotion, drop) = match kind {
        FirstKind::Move => (promotion(position, action), None),
        FirstKind::Drop => (None, action.piece_type()),
        FirstKind::Castle | FirstKind::Swap | FirstKind::Pass => (None, None),
    };
    let hand = drop.map(|kind| held_as(position, kind));
    let text = position.action_text(action);
    let via = position.named_via(action);
    let route = bent_route(position, action);
    let mut watched = Changes::default();
    movegen::make_watched(position, action, &mut watched);
    let second = position.duty();
    let changes = match second {
        Duty::None => Vec::new(),
        Duty::Optional | Duty::Compulsory => {
            watched.cells(position).into_iter().map(|cell| (cell, position.at(cell))).collect()
        }
    };
    position.unmake();
    let from = (!matches!(kind, FirstKind::Drop | FirstKind::Pass)).then_some(from);
    let to = (kind != FirstKind::Pass).then_some(to);
    let (same, exposed) = (false, false);
    Some(FirstPart {
        action,
        text,
        kind,
        from,
        to,
        via,
        capture,
        promotion,
        drop,
        hand,
        second,
        route,
        changes,
        same,
        exposed,
    })
}

/// What lies in hand to be dropped as this kind: itself, or the form of which it is the other one.
fn held_as(position: &Position, kind: PieceTypeId) -> PieceTypeId {
    position.rules().definition().pieces.get(kind).and_then(|piece| piece.drop.held_as).unwrap_or(kind)
}

/// What a move promotes its piece to; `None` where it does not, or where it goes without saying.
fn promotion(position: &Position, action: Action) -> Option<Promotion> {
    let into = action.piece_type()?;
    let Some(Occupant::Owned(_, kind)) = position.at(action.from()).occupant() else { return None };
    let pieces = &position.rules().definition().pieces;
    let (before, after) = (&pieces.get(kind)?.token, &pieces.get(into)?.token);
    match position.rules().promotion_form(kind, into) {
        PromotionForm::Silent => None,
        PromotionForm::Fixed if after.strip_prefix('+') == Some(before) => Some(Promotion::Own(into)),
        PromotionForm::Fixed | PromotionForm::Chosen => Some(Promotion::To(into)),
    }
}

/// The route of the only piece that an action moves, where other cells than the first and the last lie on it.
fn bent_route(position: &Position, action: Action) -> Option<Route> {
    let mut routes = variorum_rules::diagram::routes(position, action);
    if routes.len() != 1 {
        return None;
    }
    routes.pop().filter(|route| route.cells.len() > 2)
}

fn second_part(position: &Position, action: Action) -> SecondPart {
    let text = position.action_text(action);
    let (from, to) = (Some(action.from()), Some(action.to()));
    let part = |kind, from, to| SecondPart { action, text, kind, from, to, promotion: None, place: None };
    match action.kind() {
        ActionKind::Neutral => part(SecondKind::Step, from, to),
        ActionKind::NeutralSwap => part(SecondKind::Swap, from, to),
        ActionKind::NeutralPlace => SecondPart { place: action.piece_type(), ..part(SecondKind::Place, None, to) },
        ActionKind::Promote => SecondPart { promotion: action.piece_type(), ..part(SecondKind::Promote, from, None) },
        ActionKind::Pass => part(SecondKind::Nothing, None, None),
        ActionKind::Gate => SecondPart { promotion: action.piece_type(), ..part(SecondKind::Gate, None, to) },
        ActionKind::Move | ActionKind::Double | ActionKind::EnPassant | ActionKind::Shot => {
            let promotion = promotion(position, action).map(|(Promotion::Own(into) | Promotion::To(into))| into);
            SecondPart { promotion, ..part(SecondKind::Move, from, to) }
        }
        ActionKind::Castle | ActionKind::Swap => part(SecondKind::Castle, from, to),
        ActionKind::Drop => SecondPart { promotion: action.piece_type(), ..part(SecondKind::Drop, None, to) },
    }
}
