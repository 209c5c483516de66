//! The compiled rules of one game: immutable tables that play reads.
//!
//! Tables for pieces are indexed by *slot*: the index of the kind in the definition's `pieces`, with one extra slot for
//! the confined form of a royal piece. Bit sets of kinds use the same numbers.

use std::fmt;
use std::ops::Range;
use std::sync::OnceLock;

use variorum_gamedef::definition::{
    Definition, InARow, InfluenceEffect, Pass, PromotionDuty, PromotionForm, Receiver, Series, Tally,
};
use variorum_gamedef::ending::Reason;

use crate::action::Action;
use crate::attainable::Attainable;
use crate::barred::BarRules;
use crate::between::BetweenTable;
use crate::bitboard_tables::BitboardTables;
use crate::blast::BlastRules;
use crate::capture_duty::CaptureDuty;
use crate::cellset::CellSet;
use crate::chase::ChaseRules;
use crate::conditions::Condition;
use crate::counting::CountingRules;
use crate::error::PieceName;
use crate::first_moves::FirstMoves;
use crate::freezing::Freezing;
use crate::hops::HopLimits;
use crate::impasse::ImpasseRules;
use crate::legs::Legs;
use crate::piece::{Cell, Occupant, Piece, Side};
use crate::possible_attacks::PossibleAttacks;
use crate::royals::Royals;
use crate::shuffle::Shuffled;
use crate::surroundings::Surroundings;
use crate::takings::TakingRules;
use crate::tree::{Forest, Node, Source};

/// The compiled rules of one game. Shared by all of its positions.
pub struct Rules {
    /// The definition that was compiled.
    pub(crate) definition: Definition,
    /// The number of cells of the board.
    pub(crate) cells: usize,
    /// The number of kinds of piece plus one: the last slot is for the confined form of a royal piece.
    pub(crate) slots: usize,
    /// The features of the game.
    pub(crate) features: Features,
    /// The reasons for which the board alone may end the game.
    pub(crate) special_ends: Vec<Reason>,
    /// The facts about each kind of piece.
    pub(crate) pieces: Vec<PieceRules>,
    /// The kinds that can be dropped, and of which kind a piece in hand is used up for it.
    pub(crate) drops: Vec<(u8, u8)>,
    /// The path trees of slides, steps and leaps, by [`Rules::tree_index`].
    pub(crate) paths: Forest<Node>,
    /// The path trees of hoppers, by the same index; empty without hoppers.
    pub(crate) hops: Forest<Node>,
    /// The path trees of a move that restarts on a relay or leaves a gate, by the same index; empty without relays and
    /// gates.
    pub(crate) restarts: Forest<Node>,
    /// Facts about the path trees, by the same index.
    pub(crate) tree_facts: Vec<TreeFacts>,
    /// The reverse trees: which kinds attack a cell along open paths, by side × cells + cell.
    pub(crate) attackers: Forest<Source>,
    /// The reverse trees of hoppers: which kinds attack a cell over exactly one screen.
    pub(crate) hop_attackers: Forest<Source>,
    /// The limits of hops, by the numbers in their trees.
    pub(crate) hop_limits: Vec<HopLimits>,
    /// `attackers` as a table, in games with relays or gates where board and pieces permit.
    pub(crate) between: Option<Box<BetweenTable>>,
    /// In games with relays or gates: the cells of each path tree, by [`Rules::tree_index`].
    pub(crate) reaches: Vec<CellSet>,
    /// By the same index: the cells on which a piece may capture, also en passant, if nothing blocks its path; all
    /// cells if one of its moves may promote. Used to skip pieces that cannot capture. Empty on small boards.
    pub(crate) takes: Vec<CellSet>,
    /// By side and direction: the kinds with unlimited straight rides in this direction, as bits.
    pub(crate) riders: [Vec<u64>; 2],
    /// Double steps, by side × kinds + kind.
    pub(crate) doubles: Vec<Doubles>,
    /// What may follow the steps of pieces that go on.
    pub(crate) legs: Legs,
    /// All cells of the board.
    pub(crate) board: CellSet,
    /// The zones of each side, by number of the zone.
    pub(crate) zones: [Vec<CellSet>; 2],
    /// Cells from which a piece can never move again, by side × kinds + kind: not by a capture or a hop either, whatever
    /// stands around it.
    pub(crate) stuck: Vec<CellSet>,
    /// Cells on which a piece has no move on an empty board, by the same index (MF-8, MF-15, ST-22).
    pub(crate) moveless: Vec<CellSet>,
    /// The promotions of the game.
    pub(crate) promotions: Vec<PromotionRule>,
    /// Castling.
    pub(crate) castling: CastlingTable,
    /// The neighbours for a royal piece's swap, by side × cells + cell; empty without swaps.
    pub(crate) swap_cells: Vec<Vec<Cell>>,
    /// The kinds that can take part in a swap, as bits.
    pub(crate) swap_partners: u64,
    /// The steps of neutral pieces, one entry for each such action of second parts.
    pub(crate) neutral_steps: Vec<NeutralSteps>,
    /// The cells beside each cell, for vaults and swaps ([`Rules::beside`]).
    pub(crate) neighbours: Vec<Cell>,
    /// The refuge of the royal piece, if the game has one (ST-26).
    pub(crate) refuge: Option<RefugeRules>,
    /// Captures that are barred under conditions, if there are any.
    pub(crate) barred: Option<BarRules>,
    /// The endings in the words of the game file.
    pub(crate) conditions: Vec<Condition>,
    /// By cell: the lines along which a royal piece there may face another, each from the nearest cell to the edge; empty unless that is counted.
    pub(crate) sight: Vec<Vec<Vec<Cell>>>,
    /// The same cell of the other level, by cell, if pieces go over to it when they have moved; else empty.
    pub(crate) counterparts: Vec<Cell>,
    /// Which captures are compulsory, if some are.
    pub(crate) capture_duty: Option<CaptureDuty>,
    /// What captures take besides, if they do.
    pub(crate) blast: Option<BlastRules>,
    /// What drops need around their cells and which pieces change sides.
    pub(crate) surroundings: Option<Surroundings>,
    /// Moves of pieces that have not moved.
    pub(crate) first_moves: FirstMoves,
    /// What moves take besides, if any do.
    pub(crate) takings: Option<TakingRules>,
    /// The ending by points, if the game has one.
    pub(crate) impasse: Option<ImpasseRules>,
    /// What is a perpetual chase, if the game knows it.
    pub(crate) chase: Option<ChaseRules>,
    /// Counting in endings, if the game has it.
    pub(crate) counting: Option<CountingRules>,
    /// Promotions elsewhere (ST-25).
    pub(crate) remote: Vec<RemoteRules>,
    /// Pieces that come in from the hand where others leave their first cells, if the game has them.
    pub(crate) gating: Option<GatingRules>,
    /// Pieces that act on others from where they stand.
    pub(crate) influences: Vec<InfluenceRules>,
    /// What freezes pieces.
    pub(crate) freezings: Vec<Freezing>,
    /// The hash keys, by piece byte × cells + cell.
    pub(crate) keys: Vec<u64>,
    /// The moves as bitboard tables, where board and pieces permit.
    pub(crate) bitboards: Option<Box<BitboardTables>>,
    /// What can be on the board in a game; computed when it is asked for.
    pub(crate) attainable: OnceLock<Attainable>,
    /// The arrays of each start position that is shuffled; set as soon as the rest is compiled.
    pub(crate) shuffled: OnceLock<Vec<Option<Shuffled>>>,
    /// What might be attacked from where, once few pieces are expected.
    pub(crate) possible_attacks: OnceLock<PossibleAttacks>,
}

/// The features that a game uses, so that play can skip all others.
#[derive(Clone, Debug, Default)]
pub(crate) struct Features {
    /// Every move is judged by making it, and attacks are found by following each piece's moves: correct for every kind
    /// of motion, but slow.
    pub trial: bool,
    /// The kind of the royal piece, in games in which no side has several.
    pub royal: Option<usize>,
    /// The royal kinds, in games in which a side may have several royal pieces.
    pub royals: Option<Royals>,
    /// The kinds that are always royal, as bits.
    pub always_royal: u64,
    /// Some piece hops over screens.
    pub hops: bool,
    /// Some phrases name the pieces that they capture.
    pub preys: bool,
    /// The kinds whose hops spare pieces of their own type, as bits. The reverse trees do not say so.
    pub sparing: u64,
    /// The sets of the check info tell what these kinds may attack: there is only one of them, and a piece that arrives is of the kind that left.
    pub sparing_in_sets: bool,
    /// The reverse trees of hoppers hold too much: some piece lands at most so many cells behind the screen, or spares its own type.
    pub short_hops: bool,
    /// There are relays or gates.
    pub relays: bool,
    /// The second part of a turn moves neutral pieces.
    pub second: bool,
    /// The second part may not be left out.
    pub second_compulsory: bool,
    /// Neutral pieces are put on the board without end.
    pub puts: bool,
    /// Where they may be put depends on the move before.
    pub puts_by_move: bool,
    /// A neutral piece may not be moved straight back (SR-9).
    pub ko: bool,
    /// Captured pieces return to the hand.
    pub hands: bool,
    /// Lost pieces are counted because they may return.
    pub pool: bool,
    /// Kinds that may capture en passant, as bits.
    pub passers: u64,
    /// Kinds whose capture changes the attacks of other pieces (BS-10, ST-26), as bits.
    pub guards: u64,
    /// Some kind of piece may be frozen by what is on the board (BS-10).
    pub freezing: bool,
    /// Other changes freeze pieces than the loss of the last piece on which they depend: any turn may freeze pieces of either side, or free them.
    pub freezing_by_any_change: bool,
    /// No move is certainly legal before it is tried: what it changes besides its own cells, or what changes it, may decide.
    pub tries_every_move: bool,
    /// Guards and royal pieces, as bits: when one comes or goes, more than its own cell changes.
    pub watched: u64,
    /// Guards and, where there is a refuge, royal pieces, as bits: when one comes or goes, other pieces may be frozen or confined, or no longer.
    pub unsettling: u64,
    /// A game may end in a position in which the player to move could move.
    pub special_ends: bool,
    /// Turns are counted in endings.
    pub counting: bool,
    /// Kinds that must be dropped before anything else is done, as bits.
    pub drops_first: u64,
    /// Some turns are illegal because of what holds after them.
    pub forbids: bool,
    /// The checks that each side gives are counted.
    pub counts_checks: bool,
    /// An ending asks who has castled.
    pub notes_castling: bool,
    /// Pieces may go on after a step.
    pub legs: bool,
    /// Some pieces capture without moving.
    pub shots: bool,
    /// Some pieces change places with others at the end of a path.
    pub swaps: bool,
    /// Pieces lend moves to friends.
    pub lends: bool,
    /// Pieces protect friends from capture.
    pub shields: bool,
    /// Turns have several moves.
    pub series: Option<Series>,
    /// Several turns of one player in a row.
    pub in_a_row: Option<InARow>,
    /// When a player may pass.
    pub pass: Option<Pass>,
    /// Passes in a row are counted.
    pub counts_passes: bool,
    /// Turns after which royal pieces face each other are counted.
    pub counts_facing: bool,
    /// Who wins instead of a draw.
    pub draws: Option<Tally>,
    /// Kinds whose moves relays continue in more ways than they capture, as bits. Their attacks are found by generating
    /// moves.
    pub irregular: u64,
    /// A game with relays has pieces with turning, crooked, lame or hopping paths, which reverse walks cannot follow.
    /// Their attacks are found by generating moves.
    pub bent_rides: bool,
}

impl Features {
    /// May a player make several double steps before the other side may capture what made them?
    #[inline]
    pub const fn gathers_double_steps(&self) -> bool {
        self.series.is_some() || self.in_a_row.is_some()
    }
}

/// Pieces that come in from the hand where others leave their first cells.
#[derive(Clone, Debug)]
pub(crate) struct GatingRules {
    /// The kinds that may come in, as bits.
    pub kinds: u64,
    /// The cells where pieces let them in, by side.
    pub zone: [CellSet; 2],
}

/// Pieces that act on others from where they stand.
#[derive(Clone, Debug)]
pub(crate) struct InfluenceRules {
    /// What happens to those.
    pub effect: InfluenceEffect,
    /// The kinds that act, as bits.
    pub of: u64,
    /// The kinds on which they act, as bits.
    pub on: u64,
    /// From where pieces act on a piece, by the side of this piece × cells + its cell.
    pub sources: Vec<Vec<Cell>>,
    /// The moves that they lend instead of their own.
    pub lent: Option<LentMoves>,
}

/// Moves that pieces lend and need not have themselves, as path trees by side × cells + cell.
#[derive(Clone, Debug)]
pub(crate) struct LentMoves {
    /// Along open paths.
    pub paths: Forest<Node>,
    /// Over screens.
    pub hops: Forest<Node>,
    /// The kinds that phrases which name what they capture can capture, as bits.
    pub prey: u64,
}

/// What generation asks of a path tree.
#[derive(Clone, Copy, Debug)]
pub(crate) struct TreeFacts {
    /// A cell occurs more than once in the trees, so that generation must remove duplicates.
    pub repeats: bool,
    /// No cell occurs twice, there are neither hops nor shots nor captures of certain kinds only, and no cell that may be captured on en passant is
    /// reached without a capture too.
    pub simple: bool,
}

/// The facts about a kind of piece that play needs.
#[derive(Clone, Debug, Default)]
pub(crate) struct PieceRules {
    /// Which sides can have it.
    pub sides: [bool; 2],
    /// Its moves reset the count of quiet turns.
    pub pawn: bool,
    /// The kinds that phrases which name what they capture can capture, as bits.
    pub prey: u64,
    /// The kinds of its own side, and of the other, with whose pieces its phrases make it change places, as bits.
    pub swaps: [u64; 2],
    /// It only moves and captures along its paths: no double steps, nothing en passant, from afar or besides, no captures of certain pieces alone, and it changes
    /// places with nothing.
    pub plain: bool,
    /// It is royal, always or at times, so that check and mate apply to it.
    pub royal: bool,
    /// The kind that enters a hand when it is captured.
    pub returns: Option<u8>,
    /// Whose hand that is.
    pub returns_to: Receiver,
    /// It is counted in the pool when it is lost.
    pub pooled: bool,
    /// It has double steps.
    pub doubles: bool,
    /// Indices into [`Rules::promotions`], in order of preference.
    pub promotions: Vec<u8>,
    /// The cells on which each side may drop it.
    pub drop_cells: [CellSet; 2],
    /// It may not be dropped on a file that holds another one of its side.
    pub per_file: Option<u8>,
    /// The kind that a drop takes from the hand.
    pub held_as: u8,
    /// It may not give check by being dropped.
    pub no_check: bool,
    /// Drops do not use it up.
    pub endless: bool,
    /// Its drops depend on what is around the cell, or on an opening.
    pub limited: bool,
    /// Its drop may not give mate.
    pub no_mate: bool,
    /// It can be in a hand.
    pub droppable: bool,
}

impl PieceRules {
    /// Is there a cell on which a side may drop it?
    pub fn is_dropped(&self) -> bool {
        self.drop_cells.iter().any(|cells| !cells.is_empty())
    }
}

/// The double steps of one kind and side.
#[derive(Clone, Debug, Default)]
pub(crate) struct Doubles {
    /// One table for each `double` or `advance` phrase.
    pub tables: Vec<DoubleTable>,
    /// By start cell: the double steps without relays that start zones allow. Those over the same middle cell are
    /// adjacent.
    pub steps: Vec<Vec<DoubleStep>>,
    /// The cells that longer advances pass after the first one, each list in its order.
    pub further: Vec<Cell>,
    /// Move text names the middle cell, because it is not unique.
    pub named: bool,
}

impl Doubles {
    /// The cells that this step passes after the first one: none if it is a double step.
    #[inline]
    pub fn further(&self, step: DoubleStep) -> &[Cell] {
        let first = step.further as usize;
        &self.further[first..first + usize::from(step.count)]
    }

    /// All cells that a step between these cells passes, in order.
    pub fn passed(&self, from: Cell, via: Cell, to: Cell) -> impl Iterator<Item = Cell> + '_ {
        let steps = if self.further.is_empty() { &[] } else { &self.steps[from.index()][..] };
        let step = steps.iter().find(|step| (step.via, step.to) == (via, to));
        std::iter::once(via).chain(step.into_iter().flat_map(|&step| self.further(step).iter().copied()))
    }
}

/// A double step, or a longer advance, from one cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DoubleStep {
    /// The first cell that it passes: of a double step the middle cell.
    pub via: Cell,
    /// The target.
    pub to: Cell,
    /// The number of steps from here on with the same middle cell, including this one: the distance to skip if it is
    /// blocked.
    pub skip: u16,
    /// It may promote.
    pub promotes: bool,
    /// Where in [`Doubles::further`] the other cells that it passes begin.
    pub further: u32,
    /// Their number.
    pub count: u8,
}

/// One `double` or `advance` phrase of a kind.
#[derive(Clone, Debug)]
pub(crate) struct DoubleTable {
    /// The cells on which a double step may start.
    pub start: CellSet,
    /// The second step may go in another direction than the first.
    pub free: bool,
    /// The greatest number of steps; two of a double step.
    pub most: u8,
    /// For each direction: the next cell by cell, or [`Cell::NONE`].
    pub steps: Vec<Vec<Cell>>,
    /// The cells on which a double step may end.
    pub goals: CellSet,
}

/// One promotion rule.
#[derive(Clone, Debug)]
pub(crate) struct PromotionRule {
    /// The number of the promotion zone.
    pub zone: usize,
    /// A move that starts in the zone may promote too.
    pub leaving_counts: bool,
    /// A move that starts in the zone promotes only if it captures.
    pub captures_within: bool,
    /// Only a capture promotes.
    pub captures_only: bool,
    /// By side × cells + cell of the start: where alone a move that promotes ends. Empty: anywhere.
    pub ends: Vec<CellSet>,
    /// The kinds that the piece may become.
    pub choices: Vec<PromotionChoice>,
    /// How move text writes the promotion.
    pub form: PromotionForm,
    /// When the promotion is compulsory.
    pub duty: PromotionDuty,
    /// The piece becomes only what it captures.
    pub as_captured: bool,
    /// The new piece is taken from the pool of lost pieces (ST-18).
    pub from_pool: bool,
}

impl PromotionRule {
    /// Is the move between these cells one of the steps that the rule asks for, if it asks for any?
    pub(crate) fn ends_on(&self, side: Side, from: Cell, to: Cell) -> bool {
        // All cells of one side come first.
        let cells = self.ends.len() / Side::BOTH.len();
        self.ends.get(side.index() * cells + from.index()).is_none_or(|ends| ends.has(to))
    }
}

/// One choice of a promotion.
#[derive(Clone, Debug)]
pub(crate) struct PromotionChoice {
    /// The new kind.
    pub piece: u8,
    /// Conditions on the mover's pieces on the board: (kind, least, most).
    pub conditions: Vec<(u8, u16, u16)>,
}

/// Castling, computed for each pair of cells.
#[derive(Clone, Debug, Default)]
pub(crate) struct CastlingTable {
    /// All possible castlings, those of the same two cells together.
    pub paths: Vec<CastlingPath>,
    /// Where the castlings of two cells begin in `paths`, by royal piece's cell × cells + partner's cell. They end where the next two begin. Empty without
    /// castling.
    pub first: Vec<u16>,
    /// The number of cells of the board.
    pub cells: usize,
    /// The cells where castling rules allow the two pieces to start.
    pub zones: Vec<CastlingZones>,
    /// The royal kinds of the castling rules, as bits.
    pub royals: u64,
    /// The partner kinds of the castling rules, as bits.
    pub partners: u64,
}

/// One castling between a pair of cells.
#[derive(Clone, Debug)]
pub(crate) struct CastlingPath {
    /// The side that castles.
    pub side: Side,
    /// The cell of the royal piece.
    pub royal: Cell,
    /// The cell of the partner.
    pub partner: Cell,
    /// The kinds that may be the partner, as bits.
    pub partners: u64,
    /// The kind of the royal piece.
    pub royal_kind: u8,
    /// The target of the royal piece.
    pub royal_to: Cell,
    /// The target of the partner.
    pub partner_to: Cell,
    /// The castling as an action.
    pub action: Action,
    /// Cells that must be empty, apart from the two pieces.
    pub empty: Vec<Cell>,
    /// Cells that must not be attacked: those that the royal piece crosses and its target.
    pub safe: Vec<Cell>,
    /// The rule that allows it, as an index into the definition's castlings.
    pub rule: u16,
    /// The two pieces can castle in another way too, so that text names the royal piece's target.
    pub named: bool,
}

impl CastlingTable {
    /// The castlings of two cells, whatever stands there.
    #[inline]
    pub fn of_pair(&self, royal: Cell, partner: Cell) -> &[CastlingPath] {
        self.paths.get(self.indices_of_pair(royal, partner)).unwrap_or_default()
    }

    /// Where in `paths` they are.
    #[inline]
    pub fn indices_of_pair(&self, royal: Cell, partner: Cell) -> Range<usize> {
        let pair = royal.index() * self.cells + partner.index();
        match self.first.get(pair..pair + 2) {
            Some(&[first, end]) => usize::from(first)..usize::from(end),
            _ => 0..0,
        }
    }
}

/// Where a castling rule allows the two pieces to start, for one side.
#[derive(Clone, Debug)]
pub(crate) struct CastlingZones {
    /// The side that castles.
    pub side: Side,
    /// The kinds that may be the partner, as bits.
    pub partners: u64,
    /// The kind of the royal piece.
    pub royal_kind: usize,
    /// The cells of the royal piece.
    pub royal_from: CellSet,
    /// The cells of the partner.
    pub partner_from: CellSet,
    /// The right lasts while both pieces stay within these cells. If not set, any move of either piece ends it.
    pub inside: bool,
}

/// Steps of neutral pieces in a second part.
#[derive(Clone, Debug)]
pub(crate) struct NeutralSteps {
    /// The kinds of neutral piece that make them, as bits.
    pub neutrals: u64,
    /// Targets by cell.
    pub goals: Vec<CellSet>,
    /// The kinds of neutral piece over which the steps may continue, as bits.
    pub over: u64,
}

/// The refuge of a royal piece (ST-26).
#[derive(Clone, Debug)]
pub(crate) struct RefugeRules {
    /// The kind of the royal piece.
    pub royal: usize,
    /// The cells of each side's refuge.
    pub zone: [CellSet; 2],
    /// The kinds that guard the royal piece, as bits.
    pub guards: u64,
    /// The number of turns within which an unguarded royal piece must be home.
    pub grace: u8,
}

/// A rule of promotion elsewhere: a move of one piece promotes another (ST-25).
#[derive(Clone, Debug)]
pub(crate) struct RemoteRules {
    /// The kinds whose moves allow the promotion, as bits.
    pub movers: u64,
    /// The cells on which such a move must start, for each side.
    pub from: [CellSet; 2],
    /// The cells on which such a move must end, for each side.
    pub to: [CellSet; 2],
    /// The kinds that may be promoted, as bits.
    pub promotes: u64,
    /// The cells on which they must stand, for each side.
    pub stands: [CellSet; 2],
    /// The kinds that they may become.
    pub into: Vec<usize>,
    /// They become only what is in the pool, which it then leaves.
    pub from_pool: bool,
    /// After the promotion, a piece of these kinds (bits) must remain in this zone (by side).
    pub keep: Option<([CellSet; 2], u64)>,
}

impl Rules {
    /// The definition that these rules were compiled from.
    #[must_use]
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// Does this side have a royal piece at the start of a game?
    pub(crate) fn side_has_royal(&self, side: Side) -> bool {
        match self.features.royal {
            Some(kind) => self.pieces[kind].sides[side.index()],
            None => self.pieces.iter().any(|piece| piece.royal && piece.sides[side.index()]),
        }
    }

    /// All cells of the board, lowest number first.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.cells as u16).map(Cell)
    }

    /// The cells of a zone, as `side` sees it.
    ///
    /// # Panics
    /// If the game has no zone of this number.
    #[must_use]
    pub fn zone(&self, side: Side, number: usize) -> &CellSet {
        &self.zones[side.index()][number]
    }

    /// A piece type as errors name it.
    pub(crate) fn piece_name(&self, kind: usize) -> PieceName {
        let piece = &self.definition.pieces[kind];
        PieceName { id: piece.id.clone(), name: piece.name.clone() }
    }

    /// The cell with this number, in the order of [`variorum_gamedef::board::Board`]; `None` if the board has fewer
    /// cells.
    #[must_use]
    pub fn cell(&self, index: usize) -> Option<Cell> {
        (index < self.cells).then_some(Cell(index as u16))
    }

    /// The name of a cell of this game, such as `e4` or, in 3D, `la3`.
    #[must_use]
    pub fn cell_name(&self, cell: Cell) -> String {
        self.definition.board.cell_name(cell.0)
    }

    /// The cell with this name; `None` if the board has no such cell.
    ///
    /// ```
    /// # let rules = variorum_library::rules("blocschach")?;
    /// let cell = rules.parse_cell("zh8").ok_or("no such cell")?;
    /// assert_eq!(rules.cell_name(cell), "zh8");
    /// assert_eq!(rules.parse_cell("j1"), None);
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn parse_cell(&self, name: &str) -> Option<Cell> {
        self.definition.board.parse_cell(name).map(Cell)
    }

    /// Does the game have such a piece? [`Piece::NONE`] counts as one.
    pub(crate) fn knows(&self, piece: Piece) -> bool {
        match piece.occupant() {
            None => true,
            Some(Occupant::Owned(_, kind)) => kind < self.kinds(),
            Some(Occupant::Neutral(kind)) => kind < self.definition.neutrals.len(),
        }
    }

    /// Does the game have hands, into which captured pieces return?
    #[must_use]
    pub fn has_hands(&self) -> bool {
        self.features.hands
    }

    /// Do positions have a pool of lost pieces (`lost=`)?
    #[must_use]
    pub fn has_pool(&self) -> bool {
        self.features.pool
    }

    /// Does the game have a royal piece, and so check and mate?
    #[must_use]
    pub fn has_royal(&self) -> bool {
        self.features.royal.is_some() || self.features.royals.is_some()
    }

    /// Can a turn have a second part?
    #[must_use]
    pub fn has_second_part(&self) -> bool {
        self.features.second || !self.remote.is_empty() || self.gating.is_some() || self.moves_twice()
    }

    /// Is every turn, castling and captures en passant apart, one of these? A player passes; a piece moves, and may become another kind and capture what stands
    /// where it arrives; two pieces of a side exchange places; a piece comes in from the hand.
    ///
    /// ```
    /// assert!(variorum_library::rules("shogi")?.has_plain_turns());
    /// // Captures explode, and neutral pieces move in a second part.
    /// assert!(!variorum_library::rules("atomic")?.has_plain_turns());
    /// assert!(!variorum_library::rules("stones-and-relays")?.has_plain_turns());
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[must_use]
    pub fn has_plain_turns(&self) -> bool {
        let Features { relays, shots, swaps, puts, .. } = self.features;
        let is_more = relays || shots || swaps || puts || self.has_second_part() || self.has_turns_in_a_row();
        let takes_elsewhere = self.blast.is_some() || self.barred.is_some() || self.takings.is_some();
        !is_more && !takes_elsewhere && self.flips().is_none() && self.counterparts.is_empty()
    }

    /// Are there captures of which the reverse trees know nothing, besides those through relays and gates?
    pub(crate) fn has_captures_off_trees(&self) -> bool {
        let Features { shots, preys, lends, .. } = self.features;
        shots || preys || lends || self.first_moves.capture
    }

    /// May a capture bar others like it in the next turn?
    #[must_use]
    pub fn bars_in_return(&self) -> bool {
        self.barred.as_ref().is_some_and(BarRules::looks_back)
    }

    /// Do players have several turns in a row?
    #[must_use]
    pub fn has_turns_in_a_row(&self) -> bool {
        self.features.in_a_row.is_some()
    }

    /// May a player pass, at least sometimes?
    #[must_use]
    pub fn has_passes(&self) -> bool {
        self.features.pass.is_some()
    }

    /// Can a turn leave a right or duty of a turn or a few ([`Passage`](crate::Passage)) in a game in which only pieces of these kinds are left? Yes in some
    /// cases in which none can, but never the other way round. Kinds are indices into the definition's `pieces`.
    ///
    /// ```
    /// let rules = variorum_library::rules("chess")?;
    /// let kinds = |tokens: &[&str]| -> Vec<usize> {
    ///     let pieces = rules.definition().pieces.iter();
    ///     pieces.enumerate().filter(|(_, piece)| tokens.contains(&piece.token.as_str())).map(|(kind, _)| kind).collect()
    /// };
    /// assert!(!rules.may_leave_passage(&kinds(&["K", "Q"])));
    /// assert!(rules.may_leave_passage(&kinds(&["K", "P"]))); // en passant
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    ///
    /// # Panics
    /// If the game has no such kind.
    #[must_use]
    pub fn may_leave_passage(&self, kinds: &[usize]) -> bool {
        let features = &self.features;
        let of_kind = |kind: usize| {
            let guards = self.refuge.as_ref().map_or(0, |refuge| refuge.guards);
            self.pieces[kind].doubles || guards >> kind & 1 != 0
        };
        features.ko
            || features.counts_passes
            || features.counts_facing
            || features.lends
            || features.gathers_double_steps()
            || self.barred.as_ref().is_some_and(|barred| kinds.iter().any(|&kind| barred.is_remembered(kind)))
            || kinds.iter().any(|&kind| of_kind(kind))
    }

    /// May a double step end with a promotion? The piece that can then be captured in passing is no longer of a kind that makes such steps.
    #[must_use]
    pub fn promotes_by_double_step(&self) -> bool {
        self.doubles.iter().flat_map(|doubles| doubles.steps.iter().flatten()).any(|step| step.promotes)
    }

    /// How move text writes the promotion of one kind to another. [`PromotionForm::Chosen`] if there is no such
    /// promotion. Both arguments are indices into the definition's `pieces`.
    ///
    /// # Panics
    /// If the game has no kind `kind`.
    #[must_use]
    pub fn promotion_form(&self, kind: usize, into: usize) -> PromotionForm {
        let rules = self;
        let fits = |&&rule: &&u8| {
            rules.promotions[usize::from(rule)].choices.iter().any(|choice| usize::from(choice.piece) == into)
        };
        rules.pieces[kind]
            .promotions
            .iter()
            .find(fits)
            .map_or(PromotionForm::Chosen, |&rule| rules.promotions[usize::from(rule)].form)
    }

    /// Is a move of a kind's piece between these cells one that this promotion rule of the kind is about? Whether it must capture is not asked.
    pub(crate) fn is_about(&self, rule: &PromotionRule, side: Side, from: Cell, to: Cell) -> bool {
        let zone = &self.zones[side.index()][rule.zone];
        (zone.has(to) || rule.leaving_counts && zone.has(from)) && rule.ends_on(side, from, to)
    }

    /// May a piece of this kind that the promotion rule is about stay what it is on the cell where it arrives?
    pub(crate) fn may_stay(&self, rule: &PromotionRule, side: Side, kind: usize, to: Cell) -> bool {
        let of_kind = side.index() * self.kinds() + kind;
        match rule.duty {
            PromotionDuty::Always => false,
            PromotionDuty::Never => true,
            PromotionDuty::WhenStuck => !self.stuck[of_kind].has(to),
            PromotionDuty::WhenMoveless => !self.moveless[of_kind].has(to),
        }
    }

    /// Can a piece of this kind have come to `cell` by a double step: a kind that makes them, or one that it promotes to there?
    pub(crate) fn may_have_doubled(&self, side: Side, kind: usize, cell: Cell) -> bool {
        let becomes = |piece: &PieceRules| {
            let rules = piece.promotions.iter().map(|&rule| &self.promotions[usize::from(rule)]);
            let mut here = rules.filter(|rule| rule.leaving_counts || self.zones[side.index()][rule.zone].has(cell));
            here.any(|rule| rule.choices.iter().any(|choice| usize::from(choice.piece) == kind))
        };
        self.pieces[kind].doubles || self.pieces.iter().any(|piece| piece.doubles && becomes(piece))
    }

    /// Does the promotion of this kind take a piece from the pool of lost pieces (ST-18)?
    pub(crate) fn promotes_from_pool(&self, kind: usize) -> bool {
        self.pieces[kind].promotions.iter().any(|&rule| self.promotions[usize::from(rule)].from_pool)
    }

    /// Does a phrase make pieces of this side and kind change places with this one?
    pub(crate) fn swaps_with(&self, side: Side, kind: usize, piece: Piece) -> bool {
        let [own, enemy] = self.pieces[kind].swaps;
        match piece.occupant() {
            Some(Occupant::Owned(owner, other)) => (if owner == side { own } else { enemy }) >> other & 1 != 0,
            Some(Occupant::Neutral(_)) | None => false,
        }
    }

    /// Does the promotion of this kind by a move of another piece take a piece from the pool of lost pieces (ST-25)?
    pub(crate) fn promotes_elsewhere_from_pool(&self, kind: usize) -> bool {
        self.remote.iter().any(|rule| rule.promotes >> kind & 1 != 0 && rule.from_pool)
    }

    /// The number of the path tree of a piece of `side` in this slot on `cell`.
    #[inline]
    pub(crate) const fn tree_index(&self, side: Side, slot: usize, cell: Cell) -> usize {
        (side as usize * self.slots + slot) * self.cells + cell.0 as usize
    }

    /// The number of kinds of piece, without the extra slot.
    #[inline]
    pub(crate) fn kinds(&self) -> usize {
        self.slots - 1
    }

    /// May the promotion of a piece elsewhere change what is attacked, or whether a turn is allowed?
    pub(crate) fn promotions_matter(&self) -> bool {
        let features = &self.features;
        let acts = !self.influences.is_empty() || !self.freezings.is_empty() || !self.hop_limits.is_empty();
        !self.remote.is_empty() && (acts || features.forbids || features.royals.is_some())
    }

    /// Do the royal pieces castle, if any do, and no others?
    #[inline]
    pub(crate) fn only_the_royal_castles(&self) -> bool {
        self.features.royal.is_some_and(|royal| self.castling.royals == 1 << royal)
    }

    /// The cells that share a side with this one, in opposite pairs, as many as the geometry has; [`Cell::NONE`] at the edge of the board.
    #[inline]
    pub(crate) fn beside(&self, cell: Cell) -> &[Cell] {
        let count = self.definition.board.neighbourhood().beside().len();
        &self.neighbours[cell.index() * count..][..count]
    }

    /// The double steps of a kind and side.
    #[inline]
    pub(crate) fn doubles_of(&self, side: Side, kind: usize) -> &Doubles {
        &self.doubles[side.index() * self.kinds() + kind]
    }
}

impl fmt::Debug for Rules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "Rules({})", self.definition.id)
    }
}
