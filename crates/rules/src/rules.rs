//! The compiled rules of one game: tables that play reads, and nothing that changes.

use std::fmt;

use variorum_gamedef::definition::{Definition, Fate, PromotionDuty, PromotionForm};
use variorum_gamedef::ending::Reason;

use crate::between::BetweenTable;
use crate::bitboard_tables::BitboardTables;
use crate::cellset::CellSet;
use crate::error::{PieceName, PositionError};
use crate::piece::{Cell, Side};
use crate::tree::{Forest, Node, Source};

/// The compiled rules of one game.
pub struct Rules {
    pub(crate) definition: Definition,
    /// Number of cells.
    pub(crate) cells: usize,
    /// Number of kinds of piece; one slot more for the confined form of a royal piece.
    pub(crate) slots: usize,
    pub(crate) features: Features,
    /// Reasons for which the board alone may end the game.
    pub(crate) special_ends: Vec<Reason>,
    pub(crate) pieces: Vec<PieceRules>,
    /// Paths of slides, steps and leaps by [`Rules::tree_index`].
    pub(crate) paths: Forest<Node>,
    /// Paths of hoppers by the same index.
    pub(crate) hops: Forest<Node>,
    /// Paths of a move that goes on from a relay or gate, by the same index.
    pub(crate) restarts: Forest<Node>,
    /// Trees in which a cell stands twice, by the same index.
    pub(crate) repeats: Vec<bool>,
    /// Who attacks a cell along open paths, by side × cells + cell.
    pub(crate) attackers: Forest<Source>,
    /// Who attacks a cell over one piece.
    pub(crate) hop_attackers: Forest<Source>,
    /// `attackers` as a table, where relays or gates lead moves on and board and pieces allow it.
    pub(crate) between: Option<Box<BetweenTable>>,
    /// Where relays or gates lead moves on: the cells of each path tree, by [`Rules::tree_index`].
    pub(crate) reaches: Vec<CellSet>,
    /// The cells on which pieces may capture, whatever stands between, by the same index; all cells where a promotion or a capture en
    /// passant may be possible. Empty on small boards.
    pub(crate) takes: Vec<CellSet>,
    /// Kinds that ride without limit along a direction, by side and direction.
    pub(crate) riders: [Vec<u64>; 2],
    /// Double steps by side × kinds + kind.
    pub(crate) doubles: Vec<Doubles>,
    /// All cells.
    pub(crate) board: CellSet,
    /// Zones of each side.
    pub(crate) zones: [Vec<CellSet>; 2],
    /// Cells on which a piece has no move, by side × kinds + kind (MF-8, ST-22).
    pub(crate) stuck: Vec<CellSet>,
    pub(crate) promotions: Vec<PromotionRule>,
    pub(crate) castling: CastlingTable,
    /// Neighbours for the royal swap, by side × cells + cell; empty without it.
    pub(crate) swap_cells: Vec<Vec<Cell>>,
    pub(crate) swap_partners: u64,
    /// Neighbours that make a marriage, by side × cells + cell.
    pub(crate) marriage_cells: Vec<Vec<Cell>>,
    pub(crate) neutral_steps: Vec<NeutralSteps>,
    /// Orthogonal neighbours, each with the direction's number (0 to 3), for vaults and swaps.
    pub(crate) neighbours: Vec<[Cell; 4]>,
    pub(crate) refuge: Option<RefugeRules>,
    pub(crate) remote: Vec<RemoteRules>,
    pub(crate) keys: Vec<u64>,
    /// The same as machine words, where board and pieces allow it.
    pub(crate) bitboards: Option<Box<BitboardTables>>,
}

/// What the game needs at all, so that play can leave out the rest.
#[derive(Clone, Debug, Default)]
pub(crate) struct Features {
    /// Every move is judged by making it, and attacks are found by following each piece’s moves: right for whatever pieces do, and slow.
    pub trial: bool,
    pub royal: Option<usize>,
    pub hops: bool,
    /// There are relays or gates.
    pub relays: bool,
    /// There is a second part of the turn made with neutral pieces.
    pub second: bool,
    pub second_compulsory: bool,
    pub ko: bool,
    pub hands: bool,
    pub pool: bool,
    /// Kinds whose capture changes who attacks what (BS-10, ST-26), as bits.
    pub guards: u64,
    /// Does a kind of piece stand still while another is missing (BS-10)?
    pub freezing: bool,
    /// Guards and royal pieces, as bits: their coming and going concerns more than their own cell.
    pub watched: u64,
    /// Some position may be finished though its player could move.
    pub special_ends: bool,
    /// Kinds that relays restart in more ways than they capture; found by walking forward.
    pub irregular: u64,
    /// Some relay game has pieces whose rides bend: attacks through relays are found by walking forward.
    pub bent_rides: bool,
}

/// What play must know of a kind of piece.
#[derive(Clone, Debug, Default)]
pub(crate) struct PieceRules {
    pub pawn: bool,
    pub royal: bool,
    pub returns: Option<u8>,
    pub pooled: bool,
    /// It freezes these kinds when its side has none of it (bits).
    pub freezes: u64,
    pub frozen_without: Option<u8>,
    pub doubles: bool,
    /// Indices into `Rules::promotions`, tried in order.
    pub promotions: Vec<u8>,
    /// Drop cells for each side.
    pub drop_cells: [CellSet; 2],
    pub one_per_file: bool,
    pub no_mate: bool,
    /// May it be in a hand?
    pub droppable: bool,
}

/// Double steps of one kind and side.
#[derive(Clone, Debug, Default)]
pub(crate) struct Doubles {
    pub tables: Vec<DoubleTable>,
    /// By start cell, zones applied, without relays; those over the same middle cell one after the other.
    pub steps: Vec<Vec<DoubleStep>>,
    /// The text names the middle cell.
    pub named: bool,
}

/// A double step from a cell.
#[derive(Clone, Copy, Debug)]
pub(crate) struct DoubleStep {
    pub via: Cell,
    pub to: Cell,
    /// So many steps from here on go over the same middle cell, this one included.
    pub skip: u16,
    /// It concerns a promotion.
    pub promotes: bool,
}

/// One `double` phrase.
#[derive(Clone, Debug)]
pub(crate) struct DoubleTable {
    pub start: CellSet,
    pub free: bool,
    /// For each step the next cell by cell ([`Cell::NONE`]: none).
    pub steps: Vec<Vec<Cell>>,
    pub goals: CellSet,
}

/// A promotion, seen from play.
#[derive(Clone, Debug)]
pub(crate) struct PromotionRule {
    pub zone: usize,
    pub leaving_counts: bool,
    pub choices: Vec<PromotionChoice>,
    pub form: PromotionForm,
    pub duty: PromotionDuty,
    pub from_pool: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct PromotionChoice {
    pub piece: u8,
    /// (kind, least, most) of the mover's pieces on the board.
    pub conditions: Vec<(u8, u16, u16)>,
}

/// Castling, worked out for each pair of cells.
#[derive(Clone, Debug, Default)]
pub(crate) struct CastlingTable {
    /// Index + 1 into `paths` by royal cell × cells + partner cell; empty without castling.
    pub index: Vec<u16>,
    pub paths: Vec<CastlingPath>,
    pub zones: Vec<CastlingZones>,
    /// The pieces that may castle: royal kinds and partners, as bits.
    pub royals: u64,
    pub partners: u64,
}

#[derive(Clone, Debug)]
pub(crate) struct CastlingPath {
    pub side: Side,
    pub royal: Cell,
    pub partner: Cell,
    pub partners: u64,
    pub royal_kind: u8,
    pub royal_to: Cell,
    pub partner_to: Cell,
    /// Must be empty but for the two pieces.
    pub empty: Vec<Cell>,
    /// Must not be attacked: where the royal piece passes and lands.
    pub safe: Vec<Cell>,
}

/// Where the two pieces of a castling rule must stand, for one side.
#[derive(Clone, Debug)]
pub(crate) struct CastlingZones {
    pub side: Side,
    pub partners: u64,
    pub royal_kind: usize,
    pub royal_from: CellSet,
    pub partner_from: CellSet,
    /// The right is kept while both stay in their cells; else it ends with any move of theirs.
    pub inside: bool,
}

/// Steps of neutral pieces.
#[derive(Clone, Debug)]
pub(crate) struct NeutralSteps {
    /// Kinds of neutral piece, as bits.
    pub neutrals: u64,
    /// Targets by cell.
    pub goals: Vec<CellSet>,
    pub relayed: bool,
}

#[derive(Clone, Debug)]
pub(crate) struct RefugeRules {
    pub royal: usize,
    pub zone: [CellSet; 2],
    pub guards: u64,
    pub grace: u8,
}

#[derive(Clone, Debug)]
pub(crate) struct RemoteRules {
    pub movers: u64,
    pub from: [CellSet; 2],
    pub to: [CellSet; 2],
    pub promotes: u64,
    pub into: Vec<usize>,
    pub keep: Option<([CellSet; 2], u64)>,
}

/// Why a definition could not be compiled.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize)]
#[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
pub enum CompileError {
    /// The board is too large.
    #[error("the board has {cells} cells; at most {most} are possible")]
    TooManyCells {
        /// Its cells.
        cells: usize,
        /// Most cells that a board may have.
        most: usize,
    },
    /// There are too many kinds of piece.
    #[error("there are {pieces} kinds of piece; at most {most} are possible")]
    TooManyPieces {
        /// The kinds.
        pieces: usize,
        /// Most kinds that a game may have.
        most: usize,
    },
    /// There are too many kinds of neutral piece.
    #[error("there are too many kinds of neutral piece; at most {most} are possible")]
    TooManyNeutrals {
        /// Most kinds that a game may have.
        most: usize,
    },
    /// More than one kind of piece is royal.
    #[error("more than one kind of piece is royal; one is possible")]
    SeveralRoyal,
    /// There is no start position.
    #[error("there is no start position")]
    NoStart,
    /// A start position is faulty.
    #[error("start position “{start}”: {position}")]
    FaultyStart {
        /// Its name.
        start: String,
        /// What is wrong with it.
        position: PositionError,
    },
    /// Compiling would take too long.
    #[error(
        "the game is too complex: to work out its moves would take too long; use fewer paths, fewer pieces or a smaller board"
    )]
    TooMuchWork,
    /// The tables would take too much memory.
    #[error("the game is too complex: its tables would take more than {} MiB; use fewer paths, fewer pieces or a smaller board", most >> 20)]
    TablesTooLarge {
        /// Bytes that tables may take.
        most: usize,
    },
    /// Too many paths begin or end on one cell.
    #[error(
        "the game is too complex: more than {most} cells lie on the paths that begin or end on one cell, each path counted; use fewer paths"
    )]
    TreeTooLarge {
        /// Nodes that a path tree may have.
        most: usize,
    },
    /// Rides go in too many directions for a game with relays or gates.
    #[error(
        "rides go in more than {most} directions, which is too many for a game with relays or gates; use fewer kinds of step"
    )]
    TooManyDirections {
        /// Most directions, Black's included, that such a game may have.
        most: usize,
    },
    /// There are too many pairs of cells from which castling is possible.
    #[error("castling is possible from too many pairs of cells; at most {most} are possible")]
    TooManyCastlings {
        /// Most pairs that a game may have.
        most: usize,
    },
}

impl Rules {
    /// The definition that these rules were compiled from.
    #[must_use]
    pub fn definition(&self) -> &Definition {
        &self.definition
    }

    /// The board's cells.
    pub fn cells(&self) -> impl Iterator<Item = Cell> + use<> {
        (0..self.cells as u16).map(Cell)
    }

    /// A piece type as messages name it.
    pub(crate) fn piece_name(&self, kind: usize) -> PieceName {
        let piece = &self.definition.pieces[kind];
        PieceName { id: piece.id.clone(), name: piece.name.clone() }
    }

    /// The cell with this number, as [`variorum_gamedef::board::Board`] counts them; `None` if the board has fewer.
    #[must_use]
    pub fn cell(&self, index: usize) -> Option<Cell> {
        (index < self.cells).then_some(Cell(index as u16))
    }

    /// The cell's name, such as `e4` or, in space, `la3`. The cell must be one of this game's.
    #[must_use]
    pub fn cell_name(&self, cell: Cell) -> String {
        self.definition.board.cell_name(cell.0)
    }

    /// The cell with this name.
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

    /// Bytes that the tables take (those that grow with the board; the definition and small lists are left out).
    #[must_use]
    pub fn table_bytes(&self) -> usize {
        let doubles = |doubles: &Doubles| {
            let steps = doubles.tables.iter().flat_map(|table| &table.steps).map(|step| size_of_val(&step[..]));
            steps.sum::<usize>() + doubles.steps.iter().map(|steps| size_of_val(&steps[..])).sum::<usize>()
        };
        let cells =
            |lists: &[Vec<Cell>]| lists.iter().map(|list| size_of_val(&list[..])).sum::<usize>() + size_of_val(lists);
        self.paths.bytes()
            + self.hops.bytes()
            + self.restarts.bytes()
            + self.attackers.bytes()
            + self.hop_attackers.bytes()
            + self.repeats.len()
            + self.doubles.iter().map(doubles).sum::<usize>()
            + size_of_val(&self.stuck[..])
            + size_of_val(&self.castling.index[..])
            + cells(&self.swap_cells)
            + cells(&self.marriage_cells)
            + self.neutral_steps.iter().map(|steps| size_of_val(&steps.goals[..])).sum::<usize>()
            + size_of_val(&self.neighbours[..])
            + size_of_val(&self.keys[..])
            + self.bitboards.as_ref().map_or(0, |bitboards| bitboards.bytes())
            + self.between.as_ref().map_or(0, |between| between.bytes())
            + size_of_val(&self.reaches[..])
            + size_of_val(&self.takes[..])
    }

    /// Has the game hands, so that captured pieces return?
    #[must_use]
    pub fn has_hands(&self) -> bool {
        self.features.hands
    }

    /// Has the position a pool of lost pieces (`lost=`)?
    #[must_use]
    pub fn has_pool(&self) -> bool {
        self.features.pool
    }

    /// Does the game have a royal piece, and so check and mate?
    #[must_use]
    pub fn has_royal(&self) -> bool {
        self.features.royal.is_some()
    }

    /// Can turns have a second part?
    #[must_use]
    pub fn has_second_part(&self) -> bool {
        self.features.second || !self.remote.is_empty()
    }

    /// The fate of a player who cannot move and is not in check (G-3).
    #[must_use]
    pub fn stalemate(&self) -> Fate {
        self.definition.endings.stalemate
    }

    /// How the promotion of one kind to another is written.
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

    /// Can a piece of this kind have made a double step in its last turn: one that makes them, or what such a one promotes to?
    pub(crate) fn may_have_doubled(&self, kind: usize) -> bool {
        let becomes = |piece: &PieceRules| {
            let mut choices = piece.promotions.iter().flat_map(|&rule| &self.promotions[usize::from(rule)].choices);
            choices.any(|choice| usize::from(choice.piece) == kind)
        };
        self.pieces[kind].doubles || self.pieces.iter().any(|piece| piece.doubles && becomes(piece))
    }

    /// Is a piece taken from the pool of lost pieces when this kind promotes (ST-18)?
    pub(crate) fn promotes_from_pool(&self, kind: usize) -> bool {
        self.pieces[kind].promotions.iter().any(|&rule| self.promotions[usize::from(rule)].from_pool)
    }

    #[inline]
    pub(crate) const fn tree_index(&self, side: Side, slot: usize, cell: Cell) -> usize {
        (side as usize * self.slots + slot) * self.cells + cell.0 as usize
    }

    #[inline]
    pub(crate) fn kinds(&self) -> usize {
        self.slots - 1
    }

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
