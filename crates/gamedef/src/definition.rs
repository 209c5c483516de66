//! The checked definition of a game: what the file says, with every name resolved.
//!
//! Everything is said from White's side; Black's pieces and zones are the mirror image (`Board::mirror`). This module holds
//! no parser and no rules of play.

use crate::board::{Board, CellIndex};
use crate::ending::Reason;
use crate::vocabulary::{choices, words};

/// Index of a kind of piece in [`Definition::pieces`].
pub type PieceTypeId = usize;
/// Index of a kind of neutral piece in [`Definition::neutrals`].
pub type NeutralId = usize;
/// Index of a zone in [`Definition::zones`].
pub type ZoneId = usize;

/// A whole game.
#[derive(Clone, Debug, PartialEq)]
pub struct Definition {
    /// The id: the file's name without its ending.
    pub id: String,
    /// What people read about the game.
    pub about: About,
    /// The board.
    pub board: Board,
    /// Named sets of cells.
    pub zones: Vec<Zone>,
    /// The kinds of piece, royal ones included.
    pub pieces: Vec<PieceType>,
    /// The kinds of neutral piece.
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

/// What people read about a game.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct About {
    /// The game's name.
    pub name: String,
    /// Who invented it; empty when nobody knows.
    pub inventor: String,
    /// Year of invention as people would write it; may be empty.
    pub year: String,
    /// The group it stands in on the site.
    pub family: String,
    /// One sentence.
    pub summary: String,
    /// Where the game comes from and what it is after, in paragraphs of plain text; may be empty.
    pub story: String,
    /// The rules for players, in paragraphs of plain text (`# ` heads a section, `- ` an item).
    pub rules: String,
    /// Choices made where the inventor is silent.
    pub rulings: Vec<Ruling>,
}

/// A choice made where the inventor's text is silent or contradicts itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruling {
    /// Its number in the rule book, such as `SR-5`; may be empty.
    pub rule: String,
    /// The choice in words.
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

/// A kind of piece.
#[derive(Clone, Debug, PartialEq)]
pub struct PieceType {
    /// Its id in the file.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// Its token in position text, upper case, without braces, with the `+` of a promoted form: `K`, `Di`, `+R`.
    pub token: String,
    /// How the site draws it.
    pub sign: Sign,
    /// Its moves.
    pub motions: Vec<Motion>,
    /// Its loss is the game's (check, mate: G-2).
    pub royal: bool,
    /// Counts as pawn-like (G-8): its moves set the halfmove clock back; it makes no null moves (SR-11).
    pub pawn: bool,
    /// It may only move to cells of this zone (ST-23).
    pub confined: Option<ZoneId>,
    /// It may never move to a cell of this zone (ST-23).
    pub barred: Option<ZoneId>,
    /// It is frozen while its side has no piece of this kind (BS-10).
    pub frozen_without: Option<PieceTypeId>,
    /// What joins the captor's hand when it is captured; `None`: it vanishes (MF-10, ST-20).
    pub returns: Option<PieceTypeId>,
    /// Restrictions on its drops.
    pub drop: DropRule,
}

/// Restrictions on drops, besides "not where it would have no move" (MF-10, ST-20).
#[derive(Clone, Debug, Default, PartialEq)]
pub struct DropRule {
    /// No drop in this zone.
    pub barred: Option<ZoneId>,
    /// Drops only in this zone.
    pub only: Option<ZoneId>,
    /// No drop on a file on which an unpromoted own piece of the kind stands (shogi's pawns).
    pub one_per_file: bool,
    /// No drop that mates (shogi's pawns).
    pub no_mate: bool,
}

/// How the site draws a piece.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Sign {
    /// Name of a drawing; unknown names are drawn as the token.
    pub icon: String,
    /// One or two letters set on the drawing.
    pub mark: String,
    /// A coloured band: `grey`, `purple`, `orange`, `green`, `red`, `blue` or empty.
    pub band: String,
}

/// One phrase of a piece's moves.
#[derive(Clone, Debug, PartialEq)]
pub struct Motion {
    /// What is done along the paths.
    pub kind: MotionKind,
    /// The paths.
    pub directions: Vec<Directions>,
    /// Moving, capturing or both.
    pub mode: Mode,
    /// Where the piece must stand to use this phrase.
    pub from: Option<ZoneTest>,
    /// Where the phrase may end.
    pub to: Option<ZoneTest>,
    /// Captures en passant on cells that a double step passed (always with [`Mode::Capturing`]).
    pub en_passant: bool,
    /// The phrase as written, for explanations and faults.
    pub text: String,
}

/// What a phrase does along its paths.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MotionKind {
    /// Repeats a single step over empty cells, at least `min` and at most `max` times (`None`: any number):
    /// `step` is 1 to 1, `slide` 1 to any, `slide exactly 2` 2 to 2 (ST-5, MF-1), `slide up to 3` 1 to 3.
    Ride {
        /// Least number of steps, at least 1.
        min: u8,
        /// Greatest number of steps.
        max: Option<u8>,
    },
    /// To the end of the path at once; nothing on the way matters.
    Leap,
    /// To the end of the path; every cell on the way must be empty.
    Lame,
    /// Alternates the path's two steps, starting with either, over empty cells, stopping anywhere (BS-3).
    Crooked,
    /// As a slide, over exactly one piece of any side, any distance before and after it (ST-8).
    Hop,
    /// Two non-capturing single steps over empty cells, leaving the middle cell open to capture en passant. `free`: the
    /// second step may be another of the paths, and the move's text names the middle cell (BS-6); else both are the same.
    Double {
        /// Any two of the paths.
        free: bool,
    },
}

/// A family of paths: a pattern of steps, expanded by every exchange of axes and every change of signs (the same for
/// all steps of a path), then filtered.
#[derive(Clone, Debug, PartialEq)]
pub struct Directions {
    /// The steps of one pass: one for rides, hops and doubles; two for crooked moves; one or more for leaps.
    pub steps: Vec<Step>,
    /// How a ride goes on after a step.
    pub continuation: Continuation,
    /// The rank displacement of the whole path, seen from the mover's side.
    pub rank_total: Option<i8>,
}

/// One step of a path, before expansion.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Step {
    /// Sizes along three axes; the third is 0 on flat boards. Orthogonal is `1:0:0`, diagonal `1:1:0`, triagonal `1:1:1`.
    pub shape: [u8; 3],
    /// What its rank part must be.
    pub rank: Option<RankPart>,
    /// What its level part must be.
    pub level: Option<LevelPart>,
    /// What it must do to the ring (ST-1).
    pub ring: Option<RingPart>,
}

words! {
    /// The rank part of a step, from the mover's side.
    pub enum RankPart: Rank {
        /// Towards higher ranks for White.
        Forward = "forward" "towards higher ranks for White, lower for Black" "step forward orthogonal",
        /// Towards lower ranks for White.
        Backward = "backward" "towards lower ranks for White, higher for Black" "step backward diagonal",
        /// Forward or backward.
        Lengthwise = "lengthwise" "forward or backward" "slide lengthwise orthogonal",
        /// On the same rank.
        Sideways = "sideways" "on the same rank" "step sideways orthogonal",
    }
}

words! {
    /// The level part of a step, from the mover's side (turned over for Black where the board's levels are mirrored).
    pub enum LevelPart: Level {
        /// Towards the top level.
        Upward = "upward" "towards the top level (the bottom one for Black if levels are mirrored)" "step upward orthogonal",
        /// Towards the bottom level.
        Downward = "downward" "towards the bottom level (the top one for Black if levels are mirrored)" "step downward diagonal",
        /// On the same level.
        Flat = "flat" "on the same level" "slide flat orthogonal",
    }
}

words! {
    /// What a step does to the ring of the file (ST-1, BS-2).
    pub enum RingPart: Ring {
        /// Ends on a file of the same ring.
        Keeping = "keeping-ring" "to a file of the same ring" "step sideways orthogonal keeping-ring",
        /// Ends on a file of another ring.
        Changing = "changing-ring" "to a file of another ring" "step lengthwise diagonal changing-ring",
    }
}

/// How a ride goes on after a step.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Continuation {
    /// Always in the same direction.
    Straight,
    /// Keeps to the ring: at a corner file it turns the corner, the same way round and with the same rank part (ST-3.4).
    Turning,
    /// Keeps changing ring: at a corner file it is reflected outwards along the other axis; on the centre file it may go
    /// straight on or turn to either side, each a path of its own (ST-3.8, ST-4.4).
    Reflecting,
}

/// What a phrase may do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Move and capture alike.
    Both,
    /// Only without capturing.
    Moving,
    /// Only capturing.
    Capturing,
}

/// In or outside a zone.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ZoneTest {
    /// The zone.
    pub zone: ZoneId,
    /// `true`: in it; `false`: outside it.
    pub inside: bool,
}

/// A kind of neutral piece: no side owns it, nothing captures it, it blocks (SR-6).
#[derive(Clone, Debug, PartialEq)]
pub struct Neutral {
    /// Its id in the file.
    pub id: String,
    /// Its name for people.
    pub name: String,
    /// Its token: `*`, `%` or `#`.
    pub token: char,
    /// How the site draws it.
    pub sign: Sign,
    /// What it does to the moves of pieces.
    pub role: NeutralRole,
}

choices! {
    /// What a neutral piece does to the moves of pieces that meet it.
    pub enum NeutralRole {
        /// Nothing: it only blocks.
        Blocker = "blocker" "it stands in the way",
        /// A move that reaches it may go on as if it began there (SR-10).
        Relay = "relay" "a move that reaches it may go on as if it began there",
        /// A ride that reaches it comes out of the other one, going the same way (SR-22).
        Gate = "gate" "a ride that reaches it comes out of the other one",
    }
}

/// What happens to a piece at the end of its move.
#[derive(Clone, Debug, PartialEq)]
pub struct Promotion {
    /// The kinds that promote.
    pub pieces: Vec<PieceTypeId>,
    /// The zone, from the mover's side.
    pub zone: ZoneId,
    /// `true`: the move may also *start* in the zone; `false`: only arrival in it counts.
    pub leaving_counts: bool,
    /// What it becomes.
    pub into: Vec<PromotionChoice>,
    /// How it is written.
    pub form: PromotionForm,
    /// Must it promote?
    pub duty: PromotionDuty,
    /// Only kinds in the mover's pool (`lost=`) may be chosen, and the one chosen leaves it (ST-18).
    pub from_pool: bool,
}

/// One kind that a piece may become.
#[derive(Clone, Debug, PartialEq)]
pub struct PromotionChoice {
    /// The kind.
    pub piece: PieceTypeId,
    /// Conditions on the mover's own pieces on the board before the move; all must hold (BS-9).
    pub conditions: Vec<CountCondition>,
}

/// `piece >= least` and `piece <= most`, counted on the board before the move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CountCondition {
    /// The kind counted.
    pub piece: PieceTypeId,
    /// Least number.
    pub least: u16,
    /// Greatest number.
    pub most: u16,
}

choices! {
    /// How a promotion is written in move text.
    pub enum PromotionForm {
        /// `=TOKEN`.
        Chosen = "chosen" "`=TOKEN`",
        /// `+`; there is exactly one choice.
        Fixed = "fixed" "`+`, with one choice only",
        /// Nothing; there is exactly one choice (ST-24).
        Silent = "silent" "not at all, with one choice only",
    }
}

choices! {
    /// Must a piece promote?
    pub enum PromotionDuty {
        /// Always; with no choice available the move does not exist (though the piece attacks the cell, ST-18).
        Always = "always" "yes",
        /// Only where it would have no non-capturing move from its new cell on an empty board (MF-8, MF-15).
        WhenStuck = "when-stuck" "only if it could never move again",
    }
}

/// Castling and its like: the royal piece goes along a straight line towards a partner, who goes to the other side.
#[derive(Clone, Debug, PartialEq)]
pub struct Castling {
    /// The royal piece (or the piece that takes its part in games without check).
    pub royal: PieceTypeId,
    /// Where White's may castle from.
    pub royal_from: Vec<CellIndex>,
    /// The kinds of partner.
    pub partners: Vec<PieceTypeId>,
    /// Where White's partner may castle from.
    pub partner_from: Vec<CellIndex>,
    /// Where the two go.
    pub landing: Landing,
    /// The right ends when royal piece or partner leaves its cells above (`true`), or with any move of theirs (`false`).
    pub right_while_inside: bool,
    /// Least distance between the two along the line, in steps (1 = neighbours).
    pub min_distance: u8,
}

/// Where castling puts the two pieces.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Landing {
    /// The royal piece goes so many cells towards the partner; the partner to the cell before that one.
    Shift(u8),
    /// The partner stands to the right (`towards_last_file`) or left of the royal piece, wherever that is, and both go to
    /// fixed cells (White's; Black's are mirrored), as in Chess960.
    Fixed {
        /// On which side of the royal piece the partner stands.
        towards_last_file: bool,
        /// The royal piece's goal.
        royal_to: CellIndex,
        /// The partner's goal.
        partner_to: CellIndex,
    },
}

/// The royal piece changes places with a neighbour of its own side (ST-19).
#[derive(Clone, Debug, PartialEq)]
pub struct Swap {
    /// The royal piece.
    pub royal: PieceTypeId,
    /// The kinds it may change places with.
    pub partners: Vec<PieceTypeId>,
    /// Where the partner may stand.
    pub directions: Vec<Directions>,
    /// Neither of the two may be attacked before.
    pub unattacked: bool,
}

/// The second part of a turn, made with neutral pieces.
#[derive(Clone, Debug, PartialEq)]
pub struct SecondPart {
    /// A turn without it is no turn (`true`), or it may be left out (`false`).
    pub compulsory: bool,
    /// What may be done.
    pub actions: Vec<NeutralAction>,
    /// A neutral piece just moved from A to B may not be moved back to A in the next turn (SR-9, DE-7).
    pub ko: bool,
}

/// What a player may do with a neutral piece.
#[derive(Clone, Debug, PartialEq)]
pub struct NeutralAction {
    /// The kinds of neutral piece.
    pub neutrals: Vec<NeutralId>,
    /// What is done.
    pub kind: NeutralActionKind,
}

/// Kinds of action with a neutral piece.
#[derive(Clone, Debug, PartialEq)]
pub enum NeutralActionKind {
    /// One step to an empty cell; if `relayed`, a step that would end on a relay goes on from it (SR-7).
    Step {
        /// The steps.
        directions: Vec<Directions>,
        /// Relays carry it on.
        relayed: bool,
    },
    /// In an unbroken orthogonal line of two or more, an end piece goes to the empty cell beyond the other end (DE-6 b).
    Vault,
    /// An orthogonally adjacent own piece and the neutral piece change places (DE-6 c).
    Swap {
        /// Pawn-like pieces may not come to stand in this zone (either side's view: the zone and its mirror).
        pawns_barred: Option<ZoneId>,
    },
    /// To any empty cell; a neutral piece not yet on the board is set there (`*@e4`).
    Anywhere,
}

/// With certain moves a piece elsewhere may be promoted to one of its side's lost pieces (ST-25).
#[derive(Clone, Debug, PartialEq)]
pub struct RemotePromotion {
    /// The kinds whose move allows it.
    pub movers: Vec<PieceTypeId>,
    /// The move must start here …
    pub from: ZoneId,
    /// … and end here.
    pub to: ZoneId,
    /// The kinds that may be promoted.
    pub promotes: Vec<PieceTypeId>,
    /// The kinds they may become, if in the pool.
    pub into: Vec<PieceTypeId>,
    /// After the turn this zone must hold at least one own piece of these kinds.
    pub keep: Option<(ZoneId, Vec<PieceTypeId>)>,
}

/// A royal piece is confined once its guards are gone (ST-26).
#[derive(Clone, Debug, PartialEq)]
pub struct Refuge {
    /// The royal piece.
    pub royal: PieceTypeId,
    /// Where it must be.
    pub zone: ZoneId,
    /// While any of these is on the board it goes anywhere.
    pub guards: Vec<PieceTypeId>,
    /// In how many of its side's turns it must have come home.
    pub grace: u8,
}

choices! {
    /// A player's fate.
    pub enum Fate {
        /// Neither wins.
        Draw = "draw" "neither wins",
        /// The player concerned loses.
        Loses = "loses" "the player concerned loses",
        /// The player concerned wins.
        Wins = "wins" "the player concerned wins",
    }
}

/// How games end.
#[derive(Clone, Debug, PartialEq)]
pub struct Endings {
    /// The fate of a player who cannot move and is not in check (G-3).
    pub stalemate: Fate,
    /// Occurrences of a position that end the game; 0: never (G-4).
    pub repetition: u8,
    /// Fate of a player who gave check on each of their moves through the repetition ([`Fate::Draw`]: no matter).
    pub perpetual_check: Fate,
    /// Turns by each side without a capture, drop or pawn-like move that draw; `None`: no such rule (G-4).
    pub quiet_turns: Option<u16>,
    /// A royal piece beside a partner of this kind at the end of its own turn, not in check, wins (BS-13).
    pub marriage: Option<Marriage>,
    /// Groups of kinds: a player to move who has no piece of one of them on the board has lost (MF-13, MF-17).
    pub extinction: Vec<Vec<PieceTypeId>>,
    /// Royal pieces attack each other from afar along these lines (ST-24, xiangqi).
    pub facing: Vec<Directions>,
    /// A player with nothing but the royal piece at the end of their own turn has lost, unless the other is bare too (draw).
    pub bare: bool,
}

/// A win by bringing two pieces together (BS-13).
#[derive(Clone, Debug, PartialEq)]
pub struct Marriage {
    /// The royal piece.
    pub royal: PieceTypeId,
    /// Its partner.
    pub partner: PieceTypeId,
    /// What counts as together.
    pub directions: Vec<Directions>,
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

/// A rule shown on the board, step by step. That its turns can be played and its claims hold is for those who know the rules
/// of play; this crate checks the placement and the names of cells.
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
