//! Says what a turn does and why an engine prefers it: sentences for every effect and reason, in every language.
//!
//! `variorum_rules::effect` finds them; the sentences are in `locales/<tag>/effect.ftl`. An
//! [`Explainer`](crate::explain::Explainer) turns the message into text, with the names that the game has in the language.
//!
//! ```
//! use variorum_library::{effect, explain::Explainer};
//! use variorum_rules::{Position, effect::effects};
//!
//! let rules = variorum_library::rules("chess")?;
//! let position = Position::parse(&rules, "4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1")?;
//! let turn = position.parse_turn("d1d5")?;
//! let found = effects(&position, turn, &vec![100; rules.definition().pieces.len()]);
//! let told = |language| Explainer::new(rules.definition(), language).text(&effect::message(&position, turn, &found));
//! assert_eq!(told("en"), "Wins the Knight on d5.");
//! assert_eq!(told("de"), "Gewinnt den Springer auf d5.");
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```

use variorum_gamedef::definition::{Definition, PieceTypeId};
use variorum_messages::{Arg, Message};
use variorum_rules::effect::{Effect, Reason, TOLD, Threat};
use variorum_rules::{Cell, Occupant, Position, Turn};

use crate::endings::ending_message;
use crate::explain::{name, names, neutral_name};

/// What the turn, legal in `position`, does: a sentence for each of its strongest effects, at most [`TOLD`].
#[must_use]
pub fn message(position: &Position, turn: Turn, effects: &[Effect]) -> Message {
    let telling = Telling::of(position, turn);
    if effects.is_empty() {
        return Message::new("effect-quiet");
    }
    sentences(told(effects).map(|effect| telling.sentence(effect)))
}

/// The effects that are told of a turn: the strongest, and of a turn that ends the game only what it says about the end.
pub fn told(effects: &[Effect]) -> impl Iterator<Item = &Effect> {
    let over = effects.iter().any(|effect| matches!(effect, Effect::Ends { .. }));
    let mattering = move |effect: &&Effect| match effect {
        Effect::Ends { .. }
        | Effect::Captures { .. }
        | Effect::Explodes { .. }
        | Effect::Perishes { .. }
        | Effect::TurnsOver { .. }
        | Effect::Promotes { .. }
        | Effect::Drops { .. } => true,
        Effect::Check { .. }
        | Effect::AnswersCheck { .. }
        | Effect::Freezes { .. }
        | Effect::Frees { .. }
        | Effect::Attacks { .. }
        | Effect::Opens { .. }
        | Effect::Uncovers { .. }
        | Effect::Saves { .. }
        | Effect::Castles { .. }
        | Effect::Swaps { .. }
        | Effect::MovesNeutral { .. }
        | Effect::SwapsNeutral { .. }
        | Effect::PlacesNeutral { .. }
        | Effect::Stays { .. }
        | Effect::MakesRoom { .. } => !over,
    };
    effects.iter().filter(mattering).take(TOLD)
}

/// The sentence of one effect of the turn; see [`message`].
#[must_use]
pub fn sentence(position: &Position, turn: Turn, effect: &Effect) -> Message {
    Telling::of(position, turn).sentence(effect)
}

/// What the other side threatens to do: what the turn is for, and what its second part does, if it needs a certain one. `passed` is the position with that
/// side to move.
#[must_use]
pub fn threat(passed: &Position, threat: &Threat) -> Message {
    let telling = Telling::of(passed, threat.turn);
    sentences(
        [Some(&threat.effect), threat.second.as_ref()].into_iter().flatten().map(|effect| telling.sentence(effect)),
    )
}

/// Why the turn, legal in `position`, is preferred, in one sentence, or in those of its effects.
#[must_use]
pub fn reason(position: &Position, turn: Turn, reason: &Reason) -> Message {
    let telling = Telling::of(position, turn);
    let told = Message::new(format!("reason-{}", reason.code()));
    match reason {
        Reason::WinsIn { turns } | Reason::OnlyTurn { turns } => told.with("turns", *turns),
        Reason::StopsWin | Reason::NothingBetter => told,
        Reason::WinsPiece { piece, cell, turns } => {
            told.with("piece", telling.kind(*piece)).with("cell", telling.cell(*cell)).with("turns", *turns)
        }
        Reason::Does { effects } => message(position, turn, effects),
        Reason::Prefers { margin } => {
            let tenths = margin.unsigned_abs().saturating_add(5) / 10;
            told.with("pawns", tenths / 10).with("tenths", tenths % 10)
        }
    }
}

fn sentences(sentences: impl Iterator<Item = Message>) -> Message {
    Message::new("effect-sentences").with("sentences", Arg::list(sentences))
}

/// The position after a turn.
struct Telling {
    after: Position,
}

impl Telling {
    fn of(position: &Position, turn: Turn) -> Self {
        let mut after = position.scratch();
        // The first part alone, as threats name it, says enough.
        after.make_unchecked(turn.first);
        if let Some(second) = turn.second {
            after.make_unchecked(second);
        }
        Self { after }
    }

    fn definition(&self) -> &Definition {
        self.after.rules().definition()
    }

    fn cell(&self, cell: Cell) -> Arg {
        Arg::place(self.after.rules().cell_name(cell))
    }

    fn kind(&self, kind: PieceTypeId) -> Arg {
        name(self.definition(), kind)
    }

    fn neutral(&self, kind: usize) -> Arg {
        neutral_name(&self.definition().neutrals[kind])
    }

    fn kinds(&self, kinds: &[PieceTypeId]) -> Arg {
        names(self.definition(), kinds)
    }

    /// Pieces as they stand after the turn, with their cells.
    fn pieces(&self, cells: impl IntoIterator<Item = Cell>) -> Arg {
        let item = |cell: Cell| {
            let piece = match self.after.at(cell).occupant() {
                Some(Occupant::Owned(_, kind)) => self.kind(kind),
                Some(Occupant::Neutral(kind)) => self.neutral(kind),
                None => return self.cell(cell),
            };
            Arg::from(Message::new("refusal-at").with("piece", piece).with("cell", self.cell(cell)))
        };
        Arg::list(cells.into_iter().map(item))
    }

    fn sentence(&self, effect: &Effect) -> Message {
        let told = Message::new(format!("effect-{}", effect.code()));
        match effect {
            Effect::Ends { outcome, .. } => {
                ending_message(outcome.reason.word(), outcome.winner, self.definition().style.sides)
            }
            Effect::Captures { cell, piece, bargain } => {
                let bargain: &'static str = bargain.into();
                told.with("piece", self.kind(*piece)).with("cell", self.cell(*cell)).with("bargain", bargain)
            }
            Effect::Explodes { cells, pieces } | Effect::TurnsOver { cells, pieces } => {
                let at = |(&cell, &piece)| {
                    Message::new("refusal-at").with("piece", self.kind(piece)).with("cell", self.cell(cell))
                };
                told.with("pieces", Arg::list(cells.iter().zip(pieces).map(at)))
            }
            Effect::Perishes { cell, piece, remains } => {
                let (told, stands) = match remains {
                    Some(neutral) => (told.with("neutral", self.neutral(*neutral)), "neutral"),
                    None => (told, "nothing"),
                };
                told.with("piece", self.kind(*piece)).with("cell", self.cell(*cell)).with("remains", stands)
            }
            Effect::Promotes { cell, piece, into, back } => {
                let told = told.with("piece", self.kind(*piece)).with("into", self.kind(*into));
                told.with("cell", self.cell(*cell)).with("back", *back)
            }
            Effect::Check { attacks } => told.with("pieces", self.pieces(attacks.iter().map(|attack| attack.by))),
            Effect::AnswersCheck { .. } | Effect::Castles { .. } => told,
            Effect::Freezes { without, pieces } => {
                told.with("guards", self.kinds(without)).with("kinds", self.kinds(pieces))
            }
            Effect::Frees { pieces } => told.with("kinds", self.kinds(pieces)),
            Effect::Attacks { .. }
            | Effect::Opens { .. }
            | Effect::Uncovers { .. }
            | Effect::Saves { .. }
            | Effect::Swaps { .. } => told.with("pieces", self.pieces(effect.cells())),
            Effect::Drops { cell, piece } => told.with("piece", self.kind(*piece)).with("cell", self.cell(*cell)),
            Effect::MovesNeutral { neutral, from, to } => {
                told.with("piece", self.neutral(*neutral)).with("from", self.cell(*from)).with("to", self.cell(*to))
            }
            Effect::SwapsNeutral { neutral, to, .. } | Effect::PlacesNeutral { neutral, to } => {
                told.with("piece", self.neutral(*neutral)).with("to", self.cell(*to))
            }
            Effect::Stays { cell } => told.with("cell", self.cell(*cell)),
            Effect::MakesRoom { more } => told.with("more", *more),
        }
    }
}
