//! Positions and games put into the shapes of the interface. Every rule is asked of `rules`; none is known here.

use variorum_gamedef::definition::PromotionForm;
use variorum_messages::Language;
use variorum_play::{Ending, Game, MadeTurn};
use variorum_rules::movegen;
use variorum_rules::{Action, ActionKind, Cell, Occupant, Piece, Position, Rules, Side};
use variorum_storage::{Phase, Row, Sitter};

use crate::dto;
use crate::error::{ApiError, IllegalTurn};
use crate::game_rules::rules_of;
use crate::language;
use crate::ratings::rounded;
use crate::session::Details;
use crate::way::Way;
use crate::wire;
use crate::worker::Worker;

/// The pieces on the board.
pub(crate) fn pieces(position: &Position) -> Vec<dto::Piece> {
    position.rules().cells().filter_map(|cell| piece(position, cell)).collect()
}

fn piece(position: &Position, cell: Cell) -> Option<dto::Piece> {
    piece_on(position.rules(), cell, position.at(cell))
}

/// A piece on a cell; `None` for no piece.
pub(crate) fn piece_on(rules: &Rules, cell: Cell, piece: Piece) -> Option<dto::Piece> {
    let definition = rules.definition();
    let (token, side) = match piece.occupant()? {
        Occupant::Owned(side, kind) => (definition.pieces.get(kind)?.token.clone(), side.letter()),
        Occupant::Neutral(kind) => (definition.neutrals.get(kind)?.token.to_string(), 'n'),
    };
    Some(dto::Piece { cell: rules.cell_name(cell), token, side })
}

/// The pieces in hand.
pub(crate) fn hands(position: &Position) -> dto::Both<Vec<dto::Stock>> {
    stock(position, |side, kind| position.in_hand(side, kind))
}

/// The lost pieces that may come back.
pub(crate) fn lost(position: &Position) -> dto::Both<Vec<dto::Stock>> {
    stock(position, |side, kind| position.lost_pieces(side, kind))
}

/// The end of a game.
pub(crate) fn outcome(ending: Ending) -> dto::Outcome {
    dto::Outcome { result: ending.result(), reason: ending.word(), text: language::ending(Language::ENGLISH, ending) }
}

/// Pieces off the board, in the order of the definition.
fn stock(position: &Position, count: impl Fn(Side, usize) -> u8) -> dto::Both<Vec<dto::Stock>> {
    let pieces = &position.rules().definition().pieces;
    let of = |side: Side| {
        let all = pieces.iter().enumerate().map(|(kind, piece)| (piece.token.clone(), count(side, kind)));
        all.filter(|&(_, count)| count > 0).map(|(token, count)| dto::Stock { token, count }).collect()
    };
    dto::Both { w: of(Side::White), b: of(Side::Black) }
}

/// Does this first part, just made in `position`, need a second one?
fn duty(position: &mut Position, mover: Side) -> dto::Duty {
    if position.phase() == variorum_rules::Phase::First {
        return dto::Duty::None;
    }
    match &position.rules().definition().second {
        Some(second) if second.compulsory => dto::Duty::Compulsory,
        // Out of check there is no choice: the second part must help.
        Some(_) if position.in_check(mover) => dto::Duty::Compulsory,
        Some(_) => dto::Duty::Optional,
        None => {
            let mut seconds = Vec::new();
            movegen::actions(position, &mut seconds);
            if seconds.iter().all(|action| action.kind() == ActionKind::Pass) {
                dto::Duty::None
            } else {
                dto::Duty::Optional
            }
        }
    }
}

/// How a promotion is told: the new kind's token, or `+` for the piece's own promoted form.
fn promotion(position: &Position, action: Action) -> Option<String> {
    let into = action.piece_type()?;
    let Some(Occupant::Owned(_, kind)) = position.at(action.from()).occupant() else { return None };
    let pieces = &position.rules().definition().pieces;
    let (before, after) = (&pieces.get(kind)?.token, &pieces.get(into)?.token);
    match position.rules().promotion_form(kind, into) {
        PromotionForm::Silent => None,
        PromotionForm::Fixed if after.strip_prefix('+') == Some(before) => Some("+".into()),
        PromotionForm::Fixed | PromotionForm::Chosen => Some(after.clone()),
    }
}

/// All first parts that a position offers.
pub(crate) fn first_choices(_: &Worker, position: &mut Position) -> Vec<dto::FirstChoice> {
    let mover = position.side();
    let mut firsts = Vec::new();
    movegen::actions(position, &mut firsts);
    firsts.into_iter().map(|action| first_choice(position, action, mover)).collect()
}

fn first_choice(position: &mut Position, action: Action, mover: Side) -> dto::FirstChoice {
    let text = position.action_text(action);
    let rules = std::sync::Arc::clone(position.rules());
    let name = |cell: Cell| rules.cell_name(cell);
    let (from, to) = (name(action.from()), name(action.to()));
    let kind = match action.kind() {
        ActionKind::Castle => "castle",
        ActionKind::Swap => "swap",
        ActionKind::Drop => "drop",
        _ => "move",
    };
    let drop = action.piece_type().filter(|_| kind == "drop");
    let drop = drop.and_then(|kind| rules.definition().pieces.get(kind)).map(|piece| piece.token.clone());
    // Only some double steps name their middle cell; then it stands between the other two.
    let via = (action.kind() == ActionKind::Double)
        .then(|| text.strip_prefix(from.as_str())?.strip_suffix(to.as_str()).filter(|via| !via.is_empty()))
        .flatten()
        .map(str::to_owned);
    let capture = match action.kind() {
        ActionKind::EnPassant => true,
        ActionKind::Move => position.at(action.to()).is_owned_by(mover.other()),
        _ => false,
    };
    let promotion = if kind == "move" { promotion(position, action) } else { None };
    let path = Way::worth_telling(position, action);
    let before: Vec<_> = rules.cells().map(|cell| position.at(cell)).collect();
    position.make_unchecked(action);
    let second = duty(position, mover);
    let changed = |cell: &Cell| before.get(cell.index()).is_some_and(|&piece| piece != position.at(*cell));
    let changes = match second {
        dto::Duty::None => Vec::new(),
        _ => {
            let cells = rules.cells().filter(changed);
            cells.map(|cell| dto::Change { cell: name(cell), piece: piece(position, cell) }).collect()
        }
    };
    position.unmake();
    let from = (kind != "drop").then_some(from);
    dto::FirstChoice { text, kind, from, to, via, capture, promotion, drop, second, path, changes }
}

/// What may follow a first part.
pub(crate) fn second_choices(
    _: &Worker,
    position: &mut Position,
    first: &str,
) -> Result<Vec<dto::SecondChoice>, ApiError> {
    let mut firsts = Vec::new();
    movegen::actions(position, &mut firsts);
    let Some(action) = firsts.into_iter().find(|&action| position.action_text(action) == first) else {
        let first: String = first.chars().take(40).collect();
        return Err(IllegalTurn::FirstPart { first: first.to_owned() }.into());
    };
    position.make_unchecked(action);
    let mut choices = Vec::new();
    if position.phase() == variorum_rules::Phase::Second {
        let mut seconds = Vec::new();
        movegen::actions(position, &mut seconds);
        choices.extend(seconds.into_iter().map(|second| second_choice(position, second)));
    }
    position.unmake();
    Ok(choices)
}

fn second_choice(position: &Position, action: Action) -> dto::SecondChoice {
    let rules = position.rules();
    let text = position.action_text(action);
    let (from, to) = (Some(rules.cell_name(action.from())), Some(rules.cell_name(action.to())));
    let promotion =
        || action.piece_type().and_then(|kind| rules.definition().pieces.get(kind)).map(|piece| piece.token.clone());
    match action.kind() {
        ActionKind::Promote => dto::SecondChoice { text, from, to: None, kind: "promote", promotion: promotion() },
        ActionKind::Pass => dto::SecondChoice { text, from: None, to: None, kind: "none", promotion: None },
        ActionKind::NeutralPlace => dto::SecondChoice { text, from: None, to, kind: "place", promotion: None },
        ActionKind::NeutralSwap => dto::SecondChoice { text, from, to, kind: "swap", promotion: None },
        _ => dto::SecondChoice { text, from, to, kind: "step", promotion: None },
    }
}

/// The part of a position that is not the pieces’ places.
pub(crate) fn board(position: &Position) -> wire::Board {
    let rules = position.rules();
    let side = position.side();
    let check = position.royal_cell(side).filter(|_| position.is_check()).map(|cell| rules.cell_name(cell));
    let ko = position.ko().into_iter().map(|(from, to)| (rules.cell_name(from), rules.cell_name(to)));
    wire::Board {
        position: position.text(),
        side: side.into(),
        hands: hands(position),
        lost: lost(position),
        ko: ko.collect(),
        home: dto::Both { w: position.home(Side::White), b: position.home(Side::Black) },
        check,
    }
}

/// A turn in the list of turns.
pub(crate) fn turn_record(made: &MadeTurn) -> dto::TurnRecord {
    dto::TurnRecord { text: made.text.clone(), number: made.number, side: made.side.letter() }
}

/// The last turn, to be shown on the board.
pub(crate) fn last_turn(game: &Game, made: &MadeTurn) -> dto::LastTurn {
    let cells = made.cells.iter().map(|&cell| game.rules().cell_name(cell)).collect();
    let paths = made.routes.iter().map(|route| Way::of(game.rules(), route)).collect();
    dto::LastTurn { text: made.text.clone(), cells, paths }
}

/// What stands on some cells now.
pub(crate) fn changes(position: &Position, cells: &[Cell]) -> Vec<dto::Change> {
    let change = |&cell: &Cell| dto::Change { cell: position.rules().cell_name(cell), piece: piece(position, cell) };
    cells.iter().map(change).collect()
}

/// A game in a list. `names`: the accounts' names and ratings; `sides`: the viewer's seats.
pub(crate) fn summary(
    worker: &Worker,
    row: Row,
    sitters: &[Option<Sitter>; 2],
    names: [Option<(String, f64)>; 2],
    sides: &[Side],
) -> wire::SessionSummary {
    let details = Details::read(&row.details);
    let waiting = row.phase == Phase::Waiting;
    let hidden = waiting && details.random;
    let [white, black] = names;
    let seat = |word: &str, sitter: &Option<Sitter>, player: Option<(String, f64)>| {
        let engine = variorum_play::Seat::parse(word) == Some(variorum_play::Seat::Engine);
        let kind = match sitter {
            _ if engine => wire::SeatKind::Engine,
            None if waiting => wire::SeatKind::Open,
            _ => wire::SeatKind::Person,
        };
        let (name, rating) = player.map(|(name, rating)| (name, rounded(rating))).unzip();
        wire::Seat { kind, name, rating, level: u8::try_from(row.level).ok().filter(|_| engine) }
    };
    let (w, b) = (seat(&row.white, &sitters[0], white), seat(&row.black, &sitters[1], black));
    let seats = if hidden && w.kind == wire::SeatKind::Open { dto::Both { w: b, b: w } } else { dto::Both { w, b } };
    let you = match sides {
        [] => Vec::new(),
        _ if hidden => vec![wire::Side::W],
        sides => sides.iter().copied().map(wire::Side::from).collect(),
    };
    let rules = rules_of(worker, &row.game).ok();
    // Whose turn it is: that of the start, changed with each turn.
    let starts = rules.as_ref().and_then(|rules| Position::parse(rules, &row.start).ok()).map(|start| start.side());
    let side = starts.map(|side| if row.ply % 2 == 0 { side } else { side.other() });
    wire::SessionSummary {
        name: rules.map_or_else(|| row.game.clone(), |rules| rules.definition().about.name.clone()),
        seats,
        you,
        phase: match row.phase {
            Phase::Waiting => wire::Phase::Waiting,
            Phase::Playing => wire::Phase::Playing,
            Phase::Ended => wire::Phase::Ended,
        },
        side: side.filter(|_| row.phase == Phase::Playing).map(wire::Side::from),
        control: details.control().map(wire::Control::from),
        rated: row.rated,
        updated: row.updated,
        ply: row.ply,
        outcome: row.result.parse().ok().map(outcome),
        status: if waiting { "Waiting for an opponent".into() } else { row.status },
        id: row.id,
        game: row.game,
    }
}

/// How a game stands, in a few words for a list.
pub(crate) fn status(game: &Game) -> String {
    game.ending()
        .map_or_else(|| format!("{} to move", game.side()), |ending| language::ending(Language::ENGLISH, ending))
}
