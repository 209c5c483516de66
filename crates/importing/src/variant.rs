//! A variant with checked fields: what a file of variants says about it, in the order and with the defaults of that format.

use std::collections::{BTreeMap, BTreeSet};

use crate::gap::{Gap, Noted, Remark};
use crate::ini::Section;
use crate::kinds::{Kind, Kinds};
use crate::mark::{self, Pointed, Written};
use crate::reading;
use crate::region::{Part, Region};
use crate::side::{BySide, Side};

/// How a game ends for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Fate {
    Win,
    Loss,
    Draw,
}

/// Pieces that end the game by standing together.
#[derive(Clone, Debug)]
pub(crate) struct Connect {
    pub(crate) row: usize,
    pub(crate) square: usize,
    pub(crate) line: usize,
    pub(crate) kinds: Kinds,
    pub(crate) horizontal: bool,
    pub(crate) vertical: bool,
    pub(crate) diagonal: bool,
    pub(crate) from: BySide<Region>,
    pub(crate) to: BySide<Region>,
    pub(crate) value: Fate,
}

impl Default for Connect {
    fn default() -> Self {
        let nowhere = || BySide::both(Region::Parts(Vec::new()));
        Self {
            row: 0,
            square: 0,
            line: 0,
            kinds: Kinds { every: true, ..Kinds::default() },
            horizontal: true,
            vertical: true,
            diagonal: true,
            from: nowhere(),
            to: nowhere(),
            value: Fate::Win,
        }
    }
}

/// A variant.
#[derive(Clone, Debug)]
pub(crate) struct Variant {
    pub(crate) name: String,
    pub(crate) files: usize,
    pub(crate) ranks: usize,
    pub(crate) start: String,
    pub(crate) letters: BTreeMap<Kind, char>,
    /// The moves of custom types, and of the king if they are not a king's.
    pub(crate) betza: BTreeMap<Kind, String>,
    /// The file gives the king moves of its own. It then goes along no diagonal lines of the board, whatever these moves are.
    pub(crate) custom_king: bool,
    pub(crate) mobility: BTreeMap<(Kind, Side), Region>,
    pub(crate) chess960: bool,

    pub(crate) promotion_region: BySide<Region>,
    pub(crate) promotion_pawns: BySide<Kinds>,
    pub(crate) promotion_pieces: BySide<Kinds>,
    /// The pawn type that a captured piece becomes if it was promoted by choice.
    pub(crate) main_pawn: BySide<Kind>,
    pub(crate) promotion_limit: BTreeMap<Kind, u8>,
    pub(crate) promoted: BTreeMap<Kind, Kind>,
    pub(crate) must_promote_pawns: bool,
    pub(crate) must_promote_pieces: bool,
    pub(crate) demotion: bool,
    /// Types with a promoted type promote only when they capture.
    pub(crate) promotes_by_capture: bool,

    pub(crate) double_step: bool,
    pub(crate) double_region: BySide<Region>,
    pub(crate) triple_region: BySide<Region>,
    pub(crate) passing_region: BySide<Region>,
    pub(crate) passing_kinds: BySide<Kinds>,
    pub(crate) soldier_rank: usize,

    pub(crate) castling: bool,
    pub(crate) castling_right_file: u8,
    pub(crate) castling_left_file: u8,
    pub(crate) castling_rank: u8,
    pub(crate) castling_king_file: u8,
    pub(crate) castling_king: BySide<Kind>,
    pub(crate) castling_rook_right: u8,
    pub(crate) castling_rook_left: u8,
    pub(crate) castling_rooks: BySide<Kinds>,

    pub(crate) drops: bool,
    pub(crate) drop_loop: bool,
    pub(crate) captures_to_hand: bool,
    pub(crate) first_rank_pawn_drops: bool,
    pub(crate) promotion_zone_pawn_drops: bool,
    pub(crate) drop_region: BySide<Region>,
    pub(crate) drop_one_per_file: Option<Kind>,
    /// So many pieces on a file bar a drop there; with 0 the type is never dropped.
    pub(crate) drop_per_file: usize,
    pub(crate) drop_no_mate: bool,
    pub(crate) drop_checks: bool,
    pub(crate) drop_promoted: bool,
    /// Drops take nothing from the hand, and everything may be dropped.
    pub(crate) free_drops: bool,
    pub(crate) enclosing: Option<Enclosing>,
    pub(crate) enclosing_start: Region,
    pub(crate) flips: Option<&'static str>,
    /// Cells between which some types also go diagonally, as in the palaces of janggi.
    pub(crate) diagonal_lines: Region,
    pub(crate) must_drop: bool,
    pub(crate) must_drop_kinds: Kinds,
    pub(crate) immobility_illegal: bool,

    pub(crate) checking: bool,
    pub(crate) must_capture: bool,
    pub(crate) blast: bool,
    /// The types that survive explosions, their own as well.
    pub(crate) blast_immune: Kinds,
    /// The types that turn to stone when they capture.
    pub(crate) petrified: Kinds,
    /// The types of which none can capture another.
    pub(crate) mutually_immune: Kinds,
    /// Unmoved pieces matter.
    pub(crate) gating: bool,
    /// They let pieces in from the hand.
    pub(crate) lets_in: bool,
    pub(crate) walling: Option<Walling>,
    pub(crate) walling_region: BySide<Region>,
    pub(crate) facing: bool,
    /// Kings that face each other call for an answer, but do not attack each other.
    pub(crate) face_to_face: bool,

    pub(crate) quiet_kinds: BySide<Kinds>,
    pub(crate) quiet_turns: usize,
    pub(crate) repetitions: usize,
    pub(crate) repetition: Fate,
    pub(crate) repetition_is_whites: bool,
    pub(crate) perpetual_check_loses: bool,
    pub(crate) stalemate: Fate,
    pub(crate) extinction: Option<Fate>,
    pub(crate) extinction_claim: bool,
    pub(crate) pseudo_royal: bool,
    /// An attack on all royal pieces at once is check.
    pub(crate) duple_check: bool,
    pub(crate) extinction_kinds: Kinds,
    pub(crate) extinction_count: usize,
    pub(crate) extinction_others: usize,
    pub(crate) flag_kinds: BySide<Kinds>,
    pub(crate) flag_region: BySide<Region>,
    pub(crate) flag_count: usize,
    pub(crate) flag_turn: bool,
    pub(crate) flag_safe: bool,
    pub(crate) flag_blocked: bool,
    pub(crate) check_counting: bool,
    pub(crate) counting: String,
    pub(crate) checkmate: Fate,
    /// Stalemate is decided by the number of pieces.
    pub(crate) stalemate_counts: bool,
    pub(crate) pass: BySide<bool>,
    pub(crate) pass_when_stuck: BySide<bool>,
    pub(crate) full_board: bool,
    /// What decides draws: a word of that format.
    pub(crate) material: String,
    pub(crate) connect: Connect,
    pub(crate) chasing: bool,
    /// Moving to and fro is forbidden in some way.
    pub(crate) no_to_and_fro: bool,

    /// The places that options name, each as it was written and as a part of a region.
    pub(crate) places: BTreeMap<String, Vec<(String, Part)>>,
    /// The options of the variant's own section.
    pub(crate) own: BTreeSet<String>,
    /// Every option that was given, as it was written last.
    pub(crate) given: BTreeMap<String, String>,
    /// Where options stand in the file; none for those of built-in variants.
    pub(crate) written: BTreeMap<String, Written>,
    /// What could not be read.
    pub(crate) gaps: Vec<Noted<Gap>>,
    /// What was left out.
    pub(crate) remarks: Vec<Noted<Remark>>,
}

/// What blocks a cell after each move.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Walling {
    /// A single piece, which goes from cell to cell.
    Duck,
    /// A wall where the moved piece could go next.
    Arrow,
    /// A wall at the edge of what is left of the board.
    Edge,
    /// A wall on the cell that the piece has left.
    Past,
    /// A wall anywhere.
    Static,
}

/// What must be around the cell of a drop.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Enclosing {
    /// Enemy pieces up to an own one.
    Reversi,
    /// An own piece beside it.
    Ataxx,
    /// No enemy piece beside it.
    Snort,
    /// Something below it.
    Top,
}

impl Default for Variant {
    fn default() -> Self {
        let kind = |option| Kind::of_option(option).unwrap_or(Kind::KING);
        let pawn = || BySide::both(Kinds::of(kind("pawn")));
        let ranks = |white, black| BySide { white: Region::rank(white), black: Region::rank(black) };
        Self {
            name: String::new(),
            files: 8,
            ranks: 8,
            start: "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".to_owned(),
            letters: BTreeMap::new(),
            betza: BTreeMap::new(),
            custom_king: false,
            mobility: BTreeMap::new(),
            chess960: false,
            promotion_region: ranks(7, 0),
            promotion_pawns: pawn(),
            promotion_pieces: BySide::both(Kinds::default()),
            main_pawn: BySide::both(kind("pawn")),
            promotion_limit: BTreeMap::new(),
            promoted: BTreeMap::new(),
            must_promote_pawns: true,
            must_promote_pieces: false,
            demotion: false,
            promotes_by_capture: false,
            double_step: true,
            double_region: ranks(1, 6),
            triple_region: BySide::both(Region::Parts(Vec::new())),
            passing_region: BySide::both(Region::Everywhere),
            passing_kinds: pawn(),
            soldier_rank: 1,
            castling: true,
            castling_right_file: 6,
            castling_left_file: 2,
            castling_rank: 0,
            castling_king_file: 4,
            castling_king: BySide::both(Kind::KING),
            castling_rook_right: u8::MAX,
            castling_rook_left: 0,
            castling_rooks: BySide::both(Kinds::of(kind("rook"))),
            drops: false,
            drop_loop: false,
            captures_to_hand: false,
            first_rank_pawn_drops: false,
            promotion_zone_pawn_drops: false,
            drop_region: BySide::both(Region::Everywhere),
            drop_one_per_file: None,
            drop_per_file: 1,
            drop_no_mate: false,
            drop_checks: true,
            drop_promoted: false,
            free_drops: false,
            enclosing: None,
            enclosing_start: Region::Parts(Vec::new()),
            flips: None,
            diagonal_lines: Region::Parts(Vec::new()),
            must_drop: false,
            must_drop_kinds: Kinds { every: true, ..Kinds::default() },
            immobility_illegal: false,
            checking: true,
            must_capture: false,
            blast: false,
            blast_immune: Kinds::default(),
            petrified: Kinds::default(),
            mutually_immune: Kinds::default(),
            gating: false,
            lets_in: false,
            walling: None,
            walling_region: BySide::both(Region::Everywhere),
            facing: false,
            face_to_face: false,
            quiet_kinds: pawn(),
            quiet_turns: 50,
            repetitions: 3,
            repetition: Fate::Draw,
            repetition_is_whites: false,
            perpetual_check_loses: false,
            stalemate: Fate::Draw,
            extinction: None,
            extinction_claim: false,
            pseudo_royal: false,
            duple_check: false,
            extinction_kinds: Kinds::default(),
            extinction_count: 0,
            extinction_others: 0,
            flag_kinds: BySide::both(Kinds { every: true, ..Kinds::default() }),
            flag_region: BySide::both(Region::Parts(Vec::new())),
            flag_count: 1,
            flag_turn: false,
            flag_safe: false,
            flag_blocked: false,
            check_counting: false,
            counting: "none".to_owned(),
            checkmate: Fate::Loss,
            stalemate_counts: false,
            pass: BySide::both(false),
            pass_when_stuck: BySide::both(false),
            full_board: false,
            material: "none".to_owned(),
            connect: Connect::default(),
            chasing: false,
            no_to_and_fro: false,
            places: BTreeMap::new(),
            own: BTreeSet::new(),
            given: BTreeMap::new(),
            written: BTreeMap::new(),
            gaps: Vec::new(),
            remarks: Vec::new(),
        }
    }
}

impl Variant {
    /// The variant of a section that inherits from this one. `built_in`: lines are of no interest.
    pub(crate) fn inherited(&self, section: &Section, built_in: bool) -> Self {
        let mut variant = self.clone();
        variant.name.clone_from(&section.name);
        for fault in &section.faults {
            let gap = Gap::Line { variants: fault.fault.clone() };
            variant.gaps.push(Noted { mark: Some(fault.mark.clone()), option: section.name.clone(), what: gap });
        }
        reading::read(&mut variant, section, built_in);
        variant
    }

    /// The type with this letter.
    pub(crate) fn kind_of(&self, letter: char) -> Option<Kind> {
        let letter = letter.to_ascii_lowercase();
        self.letters.iter().find(|(_, known)| **known == letter).map(|(kind, _)| *kind)
    }

    /// Gives a type a letter, which another may lose.
    pub(crate) fn add(&mut self, kind: Kind, letter: char) {
        if let Some(taken) = self.kind_of(letter) {
            self.remove(taken);
        }
        self.letters.insert(kind, letter.to_ascii_lowercase());
    }

    /// Removes a type.
    pub(crate) fn remove(&mut self, kind: Kind) {
        self.letters.remove(&kind);
        for side in Side::BOTH {
            self.promotion_pieces[side].set.remove(&kind);
        }
    }

    /// An option, where it stands in the file, and what is to be said about it.
    pub(crate) fn noted<T: Pointed>(&self, option: &str, what: T) -> Noted<T> {
        let value = self.given.get(option).map_or("", String::as_str);
        let part = what.part(value);
        self.noted_at(option, part, what)
    }

    /// Like [`Self::noted`], about a part of the option's line.
    pub(crate) fn noted_at<T>(&self, option: &str, part: mark::Part, what: T) -> Noted<T> {
        let mark = self.written.get(option).map(|written| written.mark(part));
        Noted { mark, option: option.to_owned(), what }
    }
}
