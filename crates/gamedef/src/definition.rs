//! The checked definition of a game: what the file says, with every name resolved.
//!
//! Everything is given from White's side; Black's pieces and zones are the mirror image (`Board::mirror`). This module holds
//! no parser and no rules of play.

mod endings;
mod ids;
mod motion;
mod piece;
mod promotion;
mod royal;
mod second_part;

use crate::board::{Board, CellIndex};
use crate::ending::Reason;

pub use endings::{Endings, Fate, Marriage};
pub use ids::{NeutralId, PieceTypeId, ZoneId};
pub use motion::{Continuation, Directions, LevelPart, Mode, Motion, MotionKind, RankPart, RingPart, Step, ZoneTest};
pub use piece::{DropRule, Neutral, NeutralRole, PieceType, Sign};
pub use promotion::{CountCondition, Promotion, PromotionChoice, PromotionDuty, PromotionForm, RemotePromotion};
pub use royal::{Castling, Landing, Refuge, Swap};
pub use second_part::{NeutralAction, NeutralActionKind, SecondPart};

/// A whole game.
#[derive(Clone, Debug, PartialEq)]
pub struct Definition {
    /// The id: the file's name without its ending.
    pub id: String,
    /// What players read about the game.
    pub about: About,
    /// The board.
    pub board: Board,
    /// Named sets of cells.
    pub zones: Vec<Zone>,
    /// The piece types, royal ones included.
    pub pieces: Vec<PieceType>,
    /// The types of neutral piece.
    pub neutrals: Vec<Neutral>,
    /// What happens to pieces where they arrive.
    pub promotions: Vec<Promotion>,
    /// Castling and its like.
    pub castlings: Vec<Castling>,
    /// The royal piece's change of places with a neighbour (ST-19).
    pub swap: Option<Swap>,
    /// The second part of a turn (SR-4, DE-5).
    pub second: Option<SecondPart>,
    /// The kinds of own lost piece that the position keeps count of (`lost=`, ST-18, ST-29); empty: no pool.
    pub pool: Vec<PieceTypeId>,
    /// Promotions of a piece elsewhere on the board, as a second part of the turn (ST-25).
    pub remote_promotions: Vec<RemotePromotion>,
    /// A royal piece that must keep to a zone once its guards are gone (ST-26).
    pub refuge: Option<Refuge>,
    /// How games end.
    pub endings: Endings,
    /// Start positions; the first is the usual one.
    pub starts: Vec<StartPosition>,
    /// Letters that other programs write for our pieces: read, never written (G-11).
    pub aliases: Vec<Alias>,
    /// Positions with turns, to learn the rules by.
    pub examples: Vec<Example>,
    /// The text of the file of weights beside the game's (`ID.weights.toml`), for an engine's evaluation; no rule depends on it.
    pub weights: Option<String>,
}

/// What players read about a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct About {
    /// The game's name.
    pub name: String,
    /// Its inventor; empty if unknown.
    pub inventor: String,
    /// Year of invention as people would write it; may be empty.
    pub year: String,
    /// The group that the site lists it in.
    pub family: String,
    /// One sentence.
    pub summary: String,
    /// Its origin and idea, in paragraphs of plain text; may be empty.
    pub story: String,
    /// The rules for players, in paragraphs of plain text (`# ` heads a section, `- ` an item).
    pub rules: String,
    /// Rulings where the inventor's rules are silent.
    pub rulings: Vec<Ruling>,
}

/// A ruling where the inventor's text is silent or contradicts itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruling {
    /// Its number in the rule book, such as `SR-5`; may be empty.
    pub rule: String,
    /// The ruling in words.
    pub text: String,
}

/// A named set of cells, from White's side.
#[derive(Clone, Debug, PartialEq)]
pub struct Zone {
    /// Its name in the file.
    pub name: String,
    /// Its cells, in order.
    pub cells: Vec<CellIndex>,
}

/// A start position.
#[derive(Clone, Debug, PartialEq)]
pub struct StartPosition {
    /// Its name for people.
    pub name: String,
    /// Position text (G: conventions).
    pub position: String,
}

/// A letter that other programs write for a piece.
#[derive(Clone, Debug, PartialEq)]
pub struct Alias {
    /// As read, upper case: `E`, `Q~`.
    pub token: String,
    /// Our piece.
    pub piece: PieceTypeId,
}

/// A rule shown on the board, step by step. Whether its turns can be played and its claims hold is checked where the rules of
/// play are known; this crate checks the placement and the names of cells.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// Its title for people.
    pub title: String,
    /// The rules that it shows, as numbered in the rule book; may be empty.
    pub rules: Vec<String>,
    /// What people read before the first step; may be empty.
    pub text: String,
    /// Position text that it begins with; `None`: the usual start position.
    pub position: Option<String>,
    /// Its steps, at least one.
    pub steps: Vec<ExampleStep>,
}

/// A step of an example: perhaps a turn, then words and claims about the position that is reached.
#[derive(Clone, Debug, PartialEq)]
pub struct ExampleStep {
    /// The turn that is made, as move text.
    pub turn: Option<String>,
    /// What people read.
    pub text: String,
    /// The cell of a piece whose reach is shown.
    pub show: Option<CellIndex>,
    /// Turns that are legal now.
    pub legal: Vec<String>,
    /// Turns that are not legal now.
    pub illegal: Vec<String>,
    /// Why the game is over now; `None`: it goes on.
    pub ends: Option<Reason>,
}
