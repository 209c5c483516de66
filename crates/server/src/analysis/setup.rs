//! `/api/games/{id}/setup`: positions composed field by field, for editors of every board.

use std::sync::Arc;

use axum::response::Response;
use serde::Serialize;
use variorum_messages::Language;
use variorum_notation::{ReadPosition, read_position, read_setup};
use variorum_rules::{Cell, Piece, PositionError, Rules, Side};

use super::limits::MOST_ENTRIES;
use super::place;
use crate::body::Body;
use crate::error::ApiError;
use crate::game_rules::rules_of;
use crate::language::Problem;
use crate::openapi::values;
use crate::remarks::remarked;
use crate::request::{Id, InLanguage, Query, json};
use crate::view;
use crate::wire::{Both, Checked, Ko, Pair, Passing, Setup, SetupCount, SetupFields, SetupRequest, Stock};
use crate::worker::{Queue, Worker};

/// A problem with a setup.
#[derive(Clone, Debug, thiserror::Error, Serialize)]
#[serde(untagged)]
enum SetupError {
    /// In a field.
    #[error(transparent)]
    Field(#[from] FieldError),
    /// In the position that the fields make.
    #[error(transparent)]
    Position(#[from] PositionError),
}

impl SetupError {
    /// The prefix of its message ids.
    const fn prefix(&self) -> &'static str {
        match self {
            Self::Field(_) => "setup",
            Self::Position(_) => "position",
        }
    }
}

/// A value of a field that position text cannot express. Quoted names are cut to 24 characters.
#[derive(Clone, Debug, thiserror::Error, Serialize, strum::VariantNames)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
#[strum(serialize_all = "kebab-case")]
enum FieldError {
    #[error("the side to move must be “w” or “b”")]
    NoSide,
    #[error("the board has no cell “{found}”")]
    NoCell { found: String },
    #[error("the game has no piece “{found}”")]
    NoPiece { found: String },
    #[error("the game has no neutral piece “{found}”")]
    NoNeutral { found: String },
    #[error("two pieces stand on {cell}")]
    TwoPieces { cell: String },
    #[error("in this game nobody has pieces in hand")]
    NoHands,
}

/// The fields that the variant's positions have.
pub(crate) fn setup_fields(rules: &Rules) -> SetupFields {
    let fields = rules.setup_fields();
    let pieces = &rules.definition().pieces;
    let token = |kind: usize| pieces.get(kind).map(|piece| piece.token.clone());
    let names = |cells: &[Cell]| cells.iter().map(|&cell| rules.cell_name(cell)).collect();
    let [white, black] = &fields.castling;
    SetupFields {
        royal: fields.royal.and_then(token),
        hands: fields.hands.iter().filter_map(|&kind| token(kind)).collect(),
        lost: fields.lost.iter().filter_map(|&kind| token(kind)).collect(),
        castling: Both { w: names(white), b: names(black) },
        passing: fields.passing,
        ko: fields.ko,
        home: fields.home,
        checks: fields.checks,
        castled: fields.castled,
        struck: fields.struck,
        made: fields.made,
        count: fields.count,
    }
}

/// Checks a setup and reports every problem.
#[utoipa::path(
    post,
    path = "/games/{id}/setup",
    tag = "analysis",
    params(
        ("id" = inline(values::GameId), Path, description = "The variant's id."),
        InLanguage,
    ),
    request_body = SetupRequest,
    responses((status = 200, description = "The result of the check.", body = Checked)),
)]
pub(crate) async fn setup(
    queue: Queue,
    Id(id): Id,
    Query(wanted): Query<InLanguage>,
    Body(request): Body<SetupRequest>,
) -> Result<Response, ApiError> {
    let language = wanted.language();
    let work = move |worker: &Worker| json(worker, &check(&rules_of(worker, &id)?, request, language)?);
    queue.run(work).await
}

/// Checks a setup; sentences are in `language`.
fn check(rules: &Arc<Rules>, request: SetupRequest, language: Language) -> Result<Checked, ApiError> {
    let (text, setup, mut errors): (_, _, Vec<SetupError>) = match request {
        SetupRequest::Text(text) => (text, None, Vec::new()),
        SetupRequest::Setup(setup) => {
            let (fields, errors) = read(rules, &setup)?;
            (fields.text(rules), Some(*setup), errors.into_iter().map(SetupError::from).collect())
        }
    };
    let problems =
        |errors: &[SetupError]| errors.iter().map(|error| Problem::new(language, error.prefix(), error)).collect();
    match read_position(rules, &text) {
        Ok(ReadPosition { position, remarks }) if errors.is_empty() => Ok(Checked {
            text: position.text(),
            faults: Vec::new(),
            remarks: remarked(language, &remarks),
            setup: Some(write(rules, &position.setup())),
            view: Some(place::shown(&variorum_play::Game::study(position))),
        }),
        Ok(_) => Ok(Checked { text, faults: problems(&errors), remarks: Vec::new(), setup, view: None }),
        Err(more) => {
            let read = read_setup(rules, &text).ok();
            let remarks = remarked(language, read.as_ref().map_or(&[], |read| &read.remarks));
            let setup = setup.or_else(|| read.map(|read| write(rules, &read.setup)));
            errors.extend(more.0.into_iter().map(SetupError::from));
            Ok(Checked { text, faults: problems(&errors), remarks, setup, view: None })
        }
    }
}

/// The fields of a setup, with the problems of those that cannot be written as text.
fn read(rules: &Rules, setup: &Setup) -> Result<(variorum_rules::Setup, Vec<FieldError>), ApiError> {
    let lists = [setup.pieces.len(), setup.castling.len(), setup.ko.len(), setup.hands.w.len(), setup.hands.b.len()];
    let more = [setup.lost.w.len(), setup.lost.b.len(), setup.passing.len()];
    let crossed: Vec<usize> = setup.passing.iter().take(MOST_ENTRIES).map(|passing| passing.cells.len()).collect();
    if lists.iter().chain(&more).chain(&crossed).any(|&length| length > MOST_ENTRIES) {
        return Err(ApiError::TooLarge);
    }
    let mut reader = Reader { rules, errors: Vec::new() };
    let side = match setup.side {
        'b' => Side::Black,
        'w' => Side::White,
        _ => {
            reader.errors.push(FieldError::NoSide);
            Side::White
        }
    };
    let cells = |reader: &mut Reader<'_>, names: &[String]| -> Vec<Cell> {
        names.iter().filter_map(|name| reader.cell(name)).collect()
    };
    let mut fields = variorum_rules::Setup {
        side,
        halfmove: setup.halfmove,
        fullmove: setup.number,
        ..variorum_rules::Setup::default()
    };
    fields.home = [setup.home.w, setup.home.b];
    fields.checks = [setup.checks.w, setup.checks.b];
    fields.made = setup.made;
    fields.castled = [setup.castled.w, setup.castled.b];
    fields.count = setup.count.as_ref().map(|count| (count.turns, count.limit));
    for put in &setup.pieces {
        let (cell, piece) = (reader.cell(&put.cell), reader.piece(&put.token, put.side));
        let (Some(cell), Some(piece)) = (cell, piece) else { continue };
        if fields.pieces.iter().any(|&(other, _)| other == cell) {
            reader.errors.push(FieldError::TwoPieces { cell: rules.cell_name(cell) });
        }
        fields.pieces.push((cell, piece));
    }
    for (side, hand, lost) in
        [(Side::White, &setup.hands.w, &setup.lost.w), (Side::Black, &setup.hands.b, &setup.lost.b)]
    {
        for (stock, into) in [(hand, &mut fields.hands), (lost, &mut fields.lost)] {
            for count in stock.iter().filter(|count| count.count > 0) {
                into.extend(reader.kind(&count.token).map(|kind| (side, kind, count.count)));
            }
        }
    }
    if !rules.has_hands() && !fields.hands.is_empty() {
        reader.errors.push(FieldError::NoHands);
    }
    fields.castling = cells(&mut reader, &setup.castling);
    for passing in &setup.passing {
        let passed = cells(&mut reader, &passing.cells);
        fields.passing.extend(reader.cell(&passing.victim).map(|victim| (passed, victim)));
    }
    fields.struck = setup.struck.as_ref().and_then(|struck| reader.cell(struck));
    for ko in &setup.ko {
        let pair = (reader.cell(&ko.from), reader.cell(&ko.to));
        if let (Some(from), Some(to)) = pair {
            fields.ko.push((from, to));
        }
    }
    Ok((fields, reader.errors))
}

/// Looks up cells and pieces by name, and remembers what was not found.
struct Reader<'r> {
    rules: &'r Rules,
    errors: Vec<FieldError>,
}

impl Reader<'_> {
    fn cell(&mut self, name: &str) -> Option<Cell> {
        let cell = self.rules.parse_cell(name);
        if cell.is_none() {
            self.errors.push(FieldError::NoCell { found: short(name) });
        }
        cell
    }

    fn kind(&mut self, token: &str) -> Option<usize> {
        let kind = self.rules.definition().pieces.iter().position(|piece| piece.token == token);
        if kind.is_none() {
            self.errors.push(FieldError::NoPiece { found: short(token) });
        }
        kind
    }

    fn piece(&mut self, token: &str, side: char) -> Option<Piece> {
        match side {
            'w' => self.kind(token).map(|kind| Piece::owned(Side::White, kind)),
            'b' => self.kind(token).map(|kind| Piece::owned(Side::Black, kind)),
            _ => {
                let neutrals = &self.rules.definition().neutrals;
                let kind = neutrals.iter().position(|neutral| neutral.token.to_string() == token);
                if kind.is_none() {
                    self.errors.push(FieldError::NoNeutral { found: short(token) });
                }
                kind.map(Piece::neutral)
            }
        }
    }
}

fn short(text: &str) -> String {
    text.chars().take(24).collect()
}

/// The fields in their wire format.
fn write(rules: &Rules, fields: &variorum_rules::Setup) -> Setup {
    let name = |cell: Cell| rules.cell_name(cell);
    let names = |cells: &[Cell]| cells.iter().map(|&cell| name(cell)).collect();
    let pieces = fields.pieces.iter().filter_map(|&(cell, piece)| view::piece_on(rules, cell, piece));
    let stock = |stock: &[(Side, usize, u8)]| {
        let of = |wanted: Side| {
            let own = stock.iter().filter(|&&(side, _, _)| side == wanted);
            let count = |&(_, kind, count): &(Side, usize, u8)| {
                Some(Stock { token: rules.definition().pieces.get(kind)?.token.clone(), count })
            };
            own.filter_map(count).collect()
        };
        Pair { w: of(Side::White), b: of(Side::Black) }
    };
    let passing = |(cells, victim): &(Vec<Cell>, Cell)| Passing { cells: names(cells), victim: name(*victim) };
    Setup {
        pieces: pieces.collect(),
        hands: stock(&fields.hands),
        lost: stock(&fields.lost),
        side: fields.side.letter(),
        castling: names(&fields.castling),
        passing: fields.passing.iter().map(passing).collect(),
        ko: fields.ko.iter().map(|&(from, to)| Ko { from: name(from), to: name(to) }).collect(),
        halfmove: fields.halfmove,
        number: fields.fullmove,
        home: Pair { w: fields.home[0], b: fields.home[1] },
        checks: Pair { w: fields.checks[0], b: fields.checks[1] },
        castled: Pair { w: fields.castled[0], b: fields.castled[1] },
        struck: fields.struck.map(name),
        made: fields.made,
        count: fields.count.map(|(turns, limit)| SetupCount { turns, limit }),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn errors_of_fields_have_messages() {
        let found = || "x".to_owned();
        crate::error::messages::holds(
            "setup",
            &[
                FieldError::NoSide,
                FieldError::NoCell { found: found() },
                FieldError::NoPiece { found: found() },
                FieldError::NoNeutral { found: found() },
                FieldError::TwoPieces { cell: found() },
                FieldError::NoHands,
            ],
        );
    }
}
