//! What a written move says, and which actions it fits.

use variorum_gamedef::board::Coordinates;
use variorum_gamedef::definition::PromotionForm;
use variorum_rules::{Action, ActionKind, Cell, Position};

use crate::letters::Kinds;

/// What a written first part of a turn says.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Pattern {
    /// A piece goes to a cell.
    Motion {
        /// The types that the text can mean.
        kinds: Kinds,
        /// Where it comes from, as far as written.
        from: Origin,
        /// The middle cell of a double step, if written.
        via: Option<Cell>,
        /// Where it goes.
        to: Cell,
        /// What is said about its promotion.
        promotion: SaidPromotion,
        /// Whether the text marks a capture, which matters only if several moves fit.
        capture: bool,
    },
    /// A piece is dropped.
    Drop {
        /// The types that the text can mean.
        kinds: Kinds,
        /// Where.
        to: Cell,
    },
    /// `O-O` or `O-O-O`.
    Castling {
        /// Whether the partner is on the side of the last file.
        towards_last_file: bool,
    },
}

/// The cell that a piece leaves, as far as it is written.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Origin {
    /// The level and the file.
    pub file: Option<(u8, u8)>,
    /// The rank.
    pub rank: Option<u8>,
}

impl Origin {
    /// This very cell.
    pub fn cell(at: Coordinates) -> Self {
        Self { file: Some((at.level, at.file)), rank: Some(at.rank) }
    }

    /// Whether both file and rank are written.
    pub fn is_whole(self) -> bool {
        self.file.is_some() && self.rank.is_some()
    }

    fn fits(self, at: Coordinates) -> bool {
        self.file.is_none_or(|file| file == (at.level, at.file)) && self.rank.is_none_or(|rank| rank == at.rank)
    }
}

/// What a text says about promotion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum SaidPromotion {
    /// Nothing.
    Nothing,
    /// The piece promotes to its fixed form.
    Promotes,
    /// The piece does not promote, though it could.
    Declined,
    /// The piece becomes one of these types.
    Into(Kinds),
}

/// How well an action fits a pattern. The best fit wins.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Fit {
    /// The text means something else.
    None,
    /// The text leaves out something, or is the text of castling in another program.
    Loose,
    /// The text says just this.
    Exact,
}

impl Pattern {
    /// How well an action of this position fits.
    pub fn fit(&self, position: &Position, action: Action) -> Fit {
        match *self {
            Self::Drop { kinds, to } => {
                let same = action.kind() == ActionKind::Drop
                    && action.to() == to
                    && action.piece_type().is_some_and(|kind| kinds.has(kind));
                if same { Fit::Exact } else { Fit::None }
            }
            Self::Castling { towards_last_file } => {
                let same =
                    action.kind() == ActionKind::Castle && is_towards_last_file(position, action) == towards_last_file;
                if same { Fit::Exact } else { Fit::None }
            }
            Self::Motion { kinds, from, via, to, promotion, .. } => {
                let board = &position.rules().definition().board;
                let kind = position.at(action.from()).kind();
                let at = board.coordinates(action.from().index() as u16);
                match action.kind() {
                    ActionKind::Move | ActionKind::Double | ActionKind::EnPassant => {
                        let same = action.to() == to
                            && kinds.has(kind)
                            && from.fits(at)
                            && via.is_none_or(|via| position.named_via(action) == Some(via));
                        if same { promotion_fit(position, action, promotion) } else { Fit::None }
                    }
                    // Other programs write the royal piece's own destination, or let it take its partner.
                    ActionKind::Castle | ActionKind::Swap => {
                        let goal = action.to() == to || action.kind() == ActionKind::Castle && action.via() == to;
                        let named = via.is_none() || via == position.named_via(action);
                        let same = goal && kinds.has(kind) && from.is_whole() && from.fits(at) && named;
                        if same { Fit::Loose } else { Fit::None }
                    }
                    ActionKind::Drop
                    | ActionKind::Neutral
                    | ActionKind::NeutralSwap
                    | ActionKind::NeutralPlace
                    | ActionKind::Promote
                    | ActionKind::Pass
                    | ActionKind::Gate
                    | ActionKind::Shot => Fit::None,
                }
            }
        }
    }

    /// Whether the text marks a capture.
    pub fn marks_capture(&self) -> bool {
        match *self {
            Self::Motion { capture, .. } => capture,
            Self::Drop { .. } | Self::Castling { .. } => false,
        }
    }
}

fn promotion_fit(position: &Position, action: Action, said: SaidPromotion) -> Fit {
    let Some(into) = action.piece_type() else {
        return match said {
            SaidPromotion::Nothing | SaidPromotion::Declined => Fit::Exact,
            SaidPromotion::Promotes | SaidPromotion::Into(_) => Fit::None,
        };
    };
    let form = position.rules().promotion_form(position.at(action.from()).kind(), into);
    match (form, said) {
        (PromotionForm::Silent, SaidPromotion::Nothing) | (PromotionForm::Fixed, SaidPromotion::Promotes) => Fit::Exact,
        (PromotionForm::Chosen | PromotionForm::Fixed, SaidPromotion::Into(kinds)) if kinds.has(into) => Fit::Exact,
        // The letter of a fixed form says no more than that the piece promotes, and programs have letters of their own.
        (PromotionForm::Fixed, SaidPromotion::Into(_)) => Fit::Loose,
        // A promotion that is not written may be the only way to make this move.
        (PromotionForm::Chosen | PromotionForm::Fixed, SaidPromotion::Nothing) => Fit::Loose,
        (PromotionForm::Silent, SaidPromotion::Into(_) | SaidPromotion::Promotes) => Fit::Loose,
        (PromotionForm::Chosen, SaidPromotion::Promotes | SaidPromotion::Into(_))
        | (PromotionForm::Chosen | PromotionForm::Fixed | PromotionForm::Silent, SaidPromotion::Declined) => Fit::None,
    }
}

/// Whether a castling is towards the last file, along one rank and one level; otherwise it is towards file `a` or has no such direction.
pub(crate) fn is_towards_last_file(position: &Position, castling: Action) -> bool {
    let board = &position.rules().definition().board;
    let royal = board.coordinates(castling.from().index() as u16);
    let partner = board.coordinates(castling.to().index() as u16);
    partner.file > royal.file
}
