//! Positions and games in their wire format. All rules come from `rules`; none is implemented here.

use std::sync::Arc;

use variorum_gamedef::definition::{PieceTypeId, SideNames};
use variorum_messages::Language;
use variorum_notation::{Dialect, San};
use variorum_play::choices::{self, FirstKind, FirstPart, Promotion, SecondKind, SecondPart};
use variorum_play::written::{self, WrittenPart};
use variorum_play::{Ending, Game, MadeTurn};
use variorum_rules::diagram::Route;
use variorum_rules::{Action, Cell, Count, Occupant, Piece, Position, Rules, Side};

use crate::error::{ApiError, IllegalTurn};
use crate::game_rules::rules_of;
use crate::language;
use crate::ratings::rounded;
use crate::session::Details;
use crate::wire;
use crate::worker::Worker;
use variorum_storage::{SessionPhase, SessionRow, Sitter};

/// How much of a text is quoted if it is not a turn, in characters.
const LONGEST_QUOTE: usize = 40;

/// The pieces on the board.
pub(crate) fn pieces(position: &Position) -> Vec<wire::Piece> {
    position.rules().cells().filter_map(|cell| piece(position, cell)).collect()
}

fn piece(position: &Position, cell: Cell) -> Option<wire::Piece> {
    piece_on(position.rules(), cell, position.at(cell))
}

/// A piece on a cell; `None` for no piece.
pub(crate) fn piece_on(rules: &Rules, cell: Cell, piece: Piece) -> Option<wire::Piece> {
    let (token, side) = token_and_side(rules, piece.occupant()?);
    Some(wire::Piece { cell: rules.cell_name(cell), token, side })
}

/// A piece's token and the letter of its owner.
pub(crate) fn token_and_side(rules: &Rules, piece: Occupant) -> (String, char) {
    let definition = rules.definition();
    match piece {
        Occupant::Owned(side, kind) => {
            (definition.pieces.get(kind).map_or_else(String::new, |piece| piece.token.clone()), side.letter())
        }
        Occupant::Neutral(kind) => {
            (definition.neutrals.get(kind).map_or_else(String::new, |neutral| neutral.token.to_string()), 'n')
        }
    }
}

/// The pieces in hand.
pub(crate) fn hands(position: &Position) -> wire::Both<Vec<wire::Stock>> {
    stock(position, |side, kind| position.in_hand(side, kind))
}

/// The lost pieces that may return.
pub(crate) fn lost(position: &Position) -> wire::Both<Vec<wire::Stock>> {
    stock(position, |side, kind| position.lost_pieces(side, kind))
}

/// The end of a game whose sides are called so.
pub(crate) fn outcome(ending: Ending, sides: SideNames) -> wire::Outcome {
    let text = language::ending(Language::ENGLISH, ending, sides);
    wire::Outcome { result: ending.result(), reason: ending.word(), text }
}

/// Pieces off the board, in the order of the definition.
fn stock(position: &Position, count: impl Fn(Side, usize) -> u8) -> wire::Both<Vec<wire::Stock>> {
    let pieces = &position.rules().definition().pieces;
    let of = |side: Side| {
        let all = pieces.iter().enumerate().map(|(kind, piece)| (piece.token.clone(), count(side, kind)));
        all.filter(|&(_, count)| count > 0).map(|(token, count)| wire::Stock { token, count }).collect()
    };
    wire::Both { w: of(Side::White), b: of(Side::Black) }
}

/// All first parts in a position.
pub(crate) fn first_choices(_: &Worker, position: &mut Position) -> Vec<wire::FirstChoice> {
    let firsts = choices::first_parts(position);
    firsts.into_iter().map(|first| first_choice(position.rules(), first)).collect()
}

fn first_choice(rules: &Rules, first: FirstPart) -> wire::FirstChoice {
    let name = |cell: Cell| rules.cell_name(cell);
    let token = |kind: PieceTypeId| rules.definition().pieces.get(kind).map(|piece| piece.token.clone());
    wire::FirstChoice {
        text: first.text,
        kind: match first.kind {
            FirstKind::Move => wire::FirstKind::Move,
            FirstKind::Drop => wire::FirstKind::Drop,
            FirstKind::Castle => wire::FirstKind::Castle,
            FirstKind::Swap => wire::FirstKind::Swap,
            FirstKind::Pass => wire::FirstKind::Pass,
        },
        from: first.from.map(name),
        to: first.to.map(name),
        via: first.via.map(name),
        capture: first.capture,
        promotion: first.promotion.and_then(|promotion| match promotion {
            Promotion::Own(_) => Some("+".to_owned()),
            Promotion::To(kind) => token(kind),
        }),
        drop: first.drop.and_then(token),
        hand: first.hand.and_then(token),
        second: first.second.into(),
        path: first.route.map(|route| way(rules, &route)),
        changes: first
            .changes
            .into_iter()
            .map(|(cell, piece)| wire::Change { cell: name(cell), piece: piece_on(rules, cell, piece) })
            .collect(),
        same: first.same,
        exposed: first.exposed,
    }
}

/// The possible second parts after a first part.
pub(crate) fn second_choices(
    _: &Worker,
    position: &mut Position,
    first: &str,
) -> Result<Vec<wire::SecondChoice>, ApiError> {
    let action = first_part(position, first)?;
    let seconds = choices::second_parts(position, action);
    Ok(seconds.into_iter().map(|second| second_choice(position.rules(), second)).collect())
}

/// The first part with this text.
pub(crate) fn first_part(position: &mut Position, text: &str) -> Result<Action, ApiError> {
    choices::find_first(position, text)
        .ok_or_else(|| IllegalTurn::FirstPart { first: text.chars().take(LONGEST_QUOTE).collect() }.into())
}

fn second_choice(rules: &Rules, second: SecondPart) -> wire::SecondChoice {
    let name = |cell: Cell| rules.cell_name(cell);
    let token = |kind: PieceTypeId| rules.definition().pieces.get(kind).map(|piece| piece.token.clone());
    wire::SecondChoice {
        text: second.text,
        from: second.from.map(name),
        to: second.to.map(name),
        kind: match second.kind {
            SecondKind::Step => wire::SecondKind::Step,
            SecondKind::Swap => wire::SecondKind::Swap,
            SecondKind::Place => wire::SecondKind::Place,
            SecondKind::Promote => wire::SecondKind::Promote,
            SecondKind::Gate => wire::SecondKind::Gate,
            SecondKind::Move => wire::SecondKind::Move,
            SecondKind::Castle => wire::SecondKind::Castle,
            SecondKind::Drop => wire::SecondKind::Drop,
            SecondKind::Nothing => wire::SecondKind::None,
        },
        promotion: second.promotion.and_then(token),
    }
}

/// The position apart from the places of the pieces.
pub(crate) fn board(position: &Position) -> wire::Board {
    let rules = position.rules();
    let side = position.side();
    let ko = position.ko().into_iter().map(|(from, to)| (rules.cell_name(from), rules.cell_name(to)));
    wire::Board {
        position: position.text(),
        fen: Dialect::uci(Arc::clone(rules), false).fen(position),
        side: side.into(),
        hands: hands(position),
        lost: lost(position),
        ko: ko.collect(),
        home: wire::Both { w: position.home(Side::White), b: position.home(Side::Black) },
        checks: checks(position),
        count: count(position),
        row: turns_in_row(position),
        checked: checked(position),
    }
}

/// The checks that each side has given, in games that count them.
fn checks(position: &Position) -> Option<wire::Both<u8>> {
    let given = |side| position.checks_given(side);
    position.rules().setup_fields().checks.then(|| wire::Both { w: given(Side::White), b: given(Side::Black) })
}

/// How far the player to move is in a row of turns.
pub(crate) fn turns_in_row(position: &Position) -> Option<wire::TurnsInRow> {
    let row = || wire::TurnsInRow { left: position.turns_left(), of: position.turns_in_row() };
    position.rules().has_turns_in_a_row().then(row)
}

/// The count of turns towards a draw.
pub(crate) fn count(position: &Position) -> Option<wire::TurnCount> {
    let Count { turns, limit, .. } = position.counted()?;
    Some(wire::TurnCount { side: position.counting_side().map(Side::letter), turns, limit })
}

/// The cells of the royal pieces of the player to move that are in check.
pub(crate) fn checked(position: &Position) -> Vec<String> {
    names(position.rules(), position.checked_royals(position.side()))
}

/// Cells by name.
pub(crate) fn names(rules: &Rules, cells: impl IntoIterator<Item = Cell>) -> Vec<String> {
    cells.into_iter().map(|cell| rules.cell_name(cell)).collect()
}

/// The path of a piece.
pub(crate) fn way(rules: &Rules, route: &Route) -> wire::Way {
    wire::Way { cells: names(rules, route.cells.iter().copied()), tunnels: route.tunnels.clone() }
}

/// The parts of a turn; empty for a text that is not written as turns are.
pub(crate) fn parts(rules: &Rules, text: &str) -> Vec<wire::TurnPart> {
    let part = |part: WrittenPart| wire::TurnPart {
        piece: part.piece,
        cells: names(rules, part.cells),
        promotion: part.promotion,
    };
    written::read(rules, text).unwrap_or_default().into_iter().map(part).collect()
}

/// A turn with its parts, without its algebraic notation, which needs the position.
pub(crate) fn written(rules: &Rules, text: &str) -> wire::WrittenTurn {
    wire::WrittenTurn { text: text.to_owned(), parts: parts(rules, text), san: None }
}

/// A turn that was made, with its parts and in algebraic notation.
pub(crate) fn made_turn(rules: &Rules, made: &MadeTurn) -> wire::WrittenTurn {
    wire::WrittenTurn { san: Some(algebraic(rules, made.san.clone())), ..written(rules, &made.text) }
}

/// A turn in algebraic notation.
pub(crate) fn algebraic(rules: &Rules, san: San) -> wire::San {
    let San { kind, letters, from, captures, to, second, check, native } = san;
    let piece = kind.map(|kind| rules.definition().pieces[kind].token.clone());
    wire::San { piece, letters, from, captures, to, second, check: check.sign(), native }
}

/// A turn in the list of turns.
pub(crate) fn turn_record(rules: &Rules, made: &MadeTurn) -> wire::TurnRecord {
    wire::TurnRecord {
        turn: made_turn(rules, made),
        number: made.number,
        side: made.side.letter(),
        captured: captured(rules, made),
    }
}

/// The piece that a turn captured.
pub(crate) fn captured(rules: &Rules, made: &MadeTurn) -> Option<wire::CapturedPiece> {
    let (token, side) = token_and_side(rules, made.captured.and_then(Piece::occupant)?);
    Some(wire::CapturedPiece { token, side })
}

/// The last turn, to be shown on the board.
pub(crate) fn last_turn(game: &Game, made: &MadeTurn) -> wire::LastTurn {
    let rules = game.rules();
    wire::LastTurn {
        turn: made_turn(rules, made),
        cells: names(rules, made.cells.iter().copied()),
        paths: made.routes.iter().map(|route| way(rules, route)).collect(),
    }
}

/// What stands on some cells now.
pub(crate) fn changes(position: &Position, cells: &[Cell]) -> Vec<wire::Change> {
    let change = |&cell: &Cell| wire::Change { cell: position.rules().cell_name(cell), piece: piece(position, cell) };
    cells.iter().map(change).collect()
}

/// A game in a list. `names`: the accounts' names and ratings; `sides`: the viewer's seats.
pub(crate) fn summary(
    worker: &Worker,
    row: SessionRow,
    sitters: &[Option<Sitter>; 2],
    names: [Option<(String, f64)>; 2],
    sides: &[Side],
) -> wire::SessionSummary {
    let details = Details::read(&row.details);
    let waiting = row.phase == SessionPhase::Waiting;
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
    let seats = if hidden && w.kind == wire::SeatKind::Open { wire::Both { w: b, b: w } } else { wire::Both { w, b } };
    let you = match sides {
        [] => Vec::new(),
        _ if hidden => vec![wire::Side::W],
        sides => sides.iter().copied().map(wire::Side::from).collect(),
    };
    let rules = rules_of(worker, &row.game).ok();
    let read = |text: &str| rules.as_ref().and_then(|rules| Position::parse(rules, text).ok());
    let start = read(&row.start);
    let board = Some(&details.board).filter(|text| !text.is_empty()).and_then(|text| read(text));
    // Games of before boards were stored alternate.
    let alternating = || start.as_ref().map(|start| if row.ply % 2 == 0 { start.side() } else { start.side().other() });
    let side = board.as_ref().map(Position::side).or_else(alternating);
    let board = if details.board.is_empty() { start } else { board };
    wire::SessionSummary {
        name: rules.map_or_else(|| row.game.clone(), |rules| rules.definition().about.name.clone()),
        seats,
        you,
        phase: match row.phase {
            SessionPhase::Waiting => wire::Phase::Waiting,
            SessionPhase::Playing => wire::Phase::Playing,
            SessionPhase::Ended => wire::Phase::Ended,
        },
        side: side.filter(|_| row.phase == SessionPhase::Playing).map(wire::Side::from),
        control: details.control().map(wire::Control::from),
        pieces: board.as_ref().map(pieces).unwrap_or_default(),
        rated: row.rated,
        updated: row.updated,
        ply: row.ply,
        outcome: row.result.parse().ok().map(|ending| outcome(ending, SideNames::default())),
        status: if waiting { "Waiting for an opponent".into() } else { row.status },
        id: row.id,
        game: row.game,
    }
}

/// The state of a game in a few words, for a list.
pub(crate) fn status(game: &Game) -> String {
    let sides = game.rules().definition().style.sides;
    match game.ending() {
        Some(ending) => language::ending(Language::ENGLISH, ending, sides),
        None => format!("{} to move", variorum_library::side_name(Language::ENGLISH, sides, game.side())),
    }
}
