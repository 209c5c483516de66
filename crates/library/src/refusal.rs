//! Says why a click or a move text is not a legal action: one sentence for each cause, in every language.
//!
//! `variorum_rules::refusal` finds the causes; the sentences are in `locales/<tag>/refusal.ftl`. An
//! [`Explainer`](crate::explain::Explainer) turns the message into text, with the names that the game has in the language.
//!
//! ```
//! use variorum_library::{explain::Explainer, refusal};
//! use variorum_rules::{Position, refusal::Wish};
//!
//! let rules = variorum_library::rules("chess")?;
//! let position = Position::start(&rules);
//! let wish = Wish::parse(&rules, "a1a3").ok_or("not a wish")?;
//! let refused = variorum_rules::refusal::refusal(&position, &wish).ok_or("a legal move")?;
//! let told = |language| Explainer::new(rules.definition(), language).text(&refusal::message(&position, &wish, &refused));
//! assert_eq!(told("en"), "The way to a3 is blocked: Pawn on a2.");
//! assert_eq!(told("de"), "Der Weg nach a3 ist versperrt: Bauer auf a2.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use variorum_gamedef::definition::{Definition, PieceTypeId, ZoneId};
use variorum_gamedef::vocabulary::Choices as _;
use variorum_messages::{Arg, Message};
use variorum_rules::diagram::Attack;
use variorum_rules::refusal::{Cause, Refusal, Wish};
use variorum_rules::{Cell, Occupant, Position, Side};

use crate::endings::side_word;
use crate::explain::{
    Meant, Places, bar_conditions, freezing_tests, name, neutral_name, spot_word, tests_of, unnamed_zone,
};

/// Why the wish is not a legal action, in one sentence for each cause. `position` is the one in which it was refused: for second parts, the
/// one after the first part.
#[must_use]
pub fn message(position: &Position, wish: &Wish, refusal: &Refusal) -> Message {
    let telling = Telling { position, wish };
    let sentences = refusal.causes.iter().map(|cause| telling.sentence(cause));
    Message::new("refusal-sentences").with("sentences", Arg::list(sentences))
}

/// The sentence of one cause; see [`message`].
#[must_use]
pub fn sentence(position: &Position, wish: &Wish, cause: &Cause) -> Message {
    Telling { position, wish }.sentence(cause)
}

/// A position and the wish that is refused there.
struct Telling<'a> {
    position: &'a Position,
    wish: &'a Wish,
}

impl Telling<'_> {
    fn definition(&self) -> &Definition {
        self.position.rules().definition()
    }

    fn cell(&self, cell: Cell) -> Arg {
        Arg::place(self.position.rules().cell_name(cell))
    }

    fn kind(&self, kind: PieceTypeId) -> Arg {
        name(self.definition(), kind)
    }

    fn neutral(&self, kind: usize) -> Arg {
        neutral_name(&self.definition().neutrals[kind])
    }

    fn zone(&self, zone: ZoneId) -> Arg {
        let zone = &self.definition().zones[zone];
        if zone.named {
            return Arg::zone(&*zone.name);
        }
        // A zone without a name is told by its cells, as the player to move has them.
        let side = self.position.side();
        let mirror = |cell: u16| if side == Side::White { cell } else { self.definition().board.mirror(cell) };
        let cells: Vec<u16> = zone.cells.iter().copied().map(mirror).collect();
        Arg::from(unnamed_zone(Places { definition: self.definition(), customary: false }, zone, &cells, Meant::All))
    }

    /// The piece on a cell; `None` if it is empty.
    fn piece_on(&self, cell: Cell) -> Option<Arg> {
        Some(match self.position.at(cell).occupant()? {
            Occupant::Owned(_, kind) => self.kind(kind),
            Occupant::Neutral(kind) => self.neutral(kind),
        })
    }

    /// Pieces with their cells; empty cells alone.
    fn pieces(&self, cells: impl IntoIterator<Item = Cell>) -> Arg {
        let item = |cell: Cell| match self.piece_on(cell) {
            Some(piece) => Arg::from(Message::new("refusal-at").with("piece", piece).with("cell", self.cell(cell))),
            None => self.cell(cell),
        };
        Arg::list(cells.into_iter().map(item))
    }

    /// What was to move or to be dropped; the royal piece if nothing was.
    fn mover(&self) -> Arg {
        let cell = match *self.wish {
            Wish::Go { from, .. } => from,
            Wish::Promote { cell, .. } => cell,
            Wish::Drop { kind, .. } => return self.kind(kind),
            Wish::Place { neutral, .. } => return self.neutral(neutral),
            Wish::Pass => return self.king(),
        };
        self.piece_on(cell).unwrap_or_else(|| self.king())
    }

    fn king(&self) -> Arg {
        self.definition()
            .pieces
            .iter()
            .position(|piece| piece.is_royal())
            .map_or_else(|| "".into(), |kind| self.kind(kind))
    }

    fn sentence(&self, cause: &Cause) -> Message {
        let told = Message::new(format!("refusal-{}", cause.code()));
        let by_piece = |told: Message| told.with("piece", self.mover());
        let (from, to) = match *self.wish {
            Wish::Go { from, to, .. } => (Some(from), Some(to)),
            Wish::Drop { to, .. } | Wish::Place { to, .. } => (None, Some(to)),
            Wish::Promote { cell, .. } => (Some(cell), Some(cell)),
            Wish::Pass => (None, None),
        };
        let name = |cell: Option<Cell>| cell.map_or_else(|| Arg::from(""), |cell| self.cell(cell));
        match cause {
            Cause::GameOver { reason } => told.with("reason", reason.word()),
            Cause::EmptyCell { cell } => told.with("cell", self.cell(*cell)),
            Cause::MovedBefore { cell } => by_piece(told).with("cell", self.cell(*cell)),
            Cause::NotToMove { cell, side } => {
                let side = side_word(self.definition().style.sides, *side);
                let piece = self.piece_on(*cell).unwrap_or_else(|| self.king());
                told.with("side", side).with("piece", piece).with("cell", self.cell(*cell))
            }
            Cause::NeutralPiece { cell } => {
                by_piece(told).with("cell", self.cell(*cell)).with("moves", self.definition().second.is_some())
            }
            Cause::FirstPartMade { .. }
            | Cause::FirstPartMissing
            | Cause::NoSecondPart
            | Cause::NoPass
            | Cause::NotStuck
            | Cause::SecondNeeded => told,
            Cause::Frozen { cell, piece } => {
                let tests = freezing_tests(self.definition(), *piece);
                told.with("piece", self.kind(*piece)).with("cell", self.cell(*cell)).with("tests", tests)
            }
            Cause::FrozenBy { cell, by } | Cause::MovesAsOthers { cell, by } | Cause::Protected { cell, by } => {
                let piece = self.piece_on(*cell).unwrap_or_else(|| self.mover());
                told.with("piece", piece).with("cell", self.cell(*cell)).with("pieces", self.pieces(by.iter().copied()))
            }
            Cause::StartZone { zone, inside, .. } | Cause::EndZone { zone, inside, .. } => {
                by_piece(told).with("zone", self.zone(*zone)).with("inside", *inside)
            }
            Cause::Confined { zone, .. }
            | Cause::Barred { zone, .. }
            | Cause::DropBarred { zone, .. }
            | Cause::DropOnly { zone, .. }
            | Cause::DropOpening { zone, .. } => by_piece(told).with("zone", self.zone(*zone)),
            Cause::Refuge { zone, .. } => {
                let guards = self.definition().refuge.iter().flat_map(|refuge| &refuge.guards);
                let guards = Arg::list(guards.map(|&kind| self.kind(kind)));
                by_piece(told).with("zone", self.zone(*zone)).with("guards", guards)
            }
            Cause::Shape { from, to } | Cause::Ko { from, to } => {
                by_piece(told).with("from", self.cell(*from)).with("to", self.cell(*to))
            }
            Cause::NullMove { .. } | Cause::NoHurdle { .. } | Cause::DropMates { .. } | Cause::DropChecks { .. } => {
                by_piece(told)
            }
            Cause::DropNeeds { need, .. } => by_piece(told).with("need", need.word()),
            Cause::Blocked { by } => told.with("to", name(to)).with("pieces", self.pieces(by.iter().copied())),
            Cause::OwnPiece { cell } => told.with("pieces", self.pieces([*cell])),
            Cause::NeutralTarget { cell } => {
                let target = self.piece_on(*cell).unwrap_or_else(|| self.king());
                told.with("target", target).with("cell", self.cell(*cell))
            }
            Cause::CannotCapture { cell } | Cause::OnlyCaptures { cell } | Cause::DropStuck { cell } => {
                by_piece(told).with("cell", self.cell(*cell))
            }
            Cause::PassingLapsed { victim, .. } => told.with("pieces", self.pieces([*victim])),
            Cause::ManyHurdles { hurdles } => by_piece(told).with("pieces", self.pieces(hurdles.iter().copied())),
            Cause::InCheck { attacks }
            | Cause::Exposed { attacks }
            | Cause::IntoCheck { attacks }
            | Cause::CastlingInCheck { attacks }
            | Cause::CastlingAttacked { attacks }
            | Cause::OutOfCheck { attacks }
            | Cause::ThroughCheck { attacks } => told.with("king", self.king()).with("pieces", self.attackers(attacks)),
            Cause::Pinned { attacks } => {
                let told = by_piece(told).with("from", name(from)).with("king", self.king());
                told.with("pieces", self.attackers(attacks))
            }
            Cause::Facing { attacks } | Cause::SwapAttacked { attacks } => told.with("pieces", self.attackers(attacks)),
            Cause::MustComeHome { zone } => told.with("king", self.king()).with("zone", self.zone(*zone)),
            Cause::HasMoved { .. } => by_piece(told),
            Cause::CastlingRight { partner } => told.with("pieces", self.pieces([*partner])),
            Cause::CastlingPartner { cell } => told.with("cell", self.cell(*cell)),
            Cause::CastlingBlocked { by } | Cause::FileTaken { by } | Cause::OtherLevelTaken { by } => {
                told.with("pieces", self.pieces(by.iter().copied()))
            }
            Cause::MustPromote { piece } | Cause::NoPromotion { piece } => told.with("promoting", self.kind(*piece)),
            Cause::NotPromotable { piece, into } => {
                let told = told.with("promoting", self.kind(*piece)).with("named", into.is_some());
                told.with("into", self.kind(into.unwrap_or(*piece)))
            }
            Cause::NoneLost { into } | Cause::PromotionCount { into } => told.with("into", self.kind(*into)),
            Cause::NotInHand { piece } => told.with("into", self.kind(*piece)),
            Cause::Occupied { cell } => told.with("cell", self.cell(*cell)).with("pieces", self.pieces([*cell])),
            Cause::NeutralFixed { neutral } | Cause::NotPlaced { neutral } => told.with("into", self.neutral(*neutral)),
            Cause::PutSpot { cell, spot } => told.with("cell", self.cell(*cell)).with("spot", spot_word(*spot)),
            Cause::PutZone { cell, zone } => told.with("cell", self.cell(*cell)).with("zone", self.zone(*zone)),
            Cause::PawnZone { zone, .. } => told.with("zone", self.zone(*zone)).with("pieces", self.pieces(to)),
            Cause::NotElsewhere { cell } => told.with("pieces", self.pieces([*cell])),
            Cause::NotGated { cell } => told.with("cell", self.cell(*cell)),
            Cause::MustDrop { pieces } => told.with("pieces", Arg::list(pieces.iter().map(|&piece| self.kind(piece)))),
            Cause::MustCapture { by } => told.with("pieces", self.pieces(by.iter().copied())),
            Cause::BlownUp { cell } => told.with("pieces", self.pieces([*cell])),
            Cause::Forbidden { ending } => told.with("tests", tests_of(self.definition(), *ending)),
            Cause::CaptureBarred { bar, cell } => {
                let target = self.piece_on(*cell).unwrap_or_else(|| self.king());
                let told = told.with("target", target).with("cell", self.cell(*cell));
                match self.definition().barred.get(*bar) {
                    Some(barred) => told.with("conditions", bar_conditions(barred)),
                    None => told,
                }
            }
            Cause::ChecksTooEarly { left } => told.with("left", *left),
            Cause::LastGuard { cell, zone } => told.with("zone", self.zone(*zone)).with("pieces", self.pieces([*cell])),
        }
    }

    fn attackers(&self, attacks: &[Attack]) -> Arg {
        self.pieces(attacks.iter().map(|attack| attack.by))
    }
}
