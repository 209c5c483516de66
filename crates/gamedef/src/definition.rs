//! The checked definition of a game: the contents of its file with every name resolved.
//!
//! Everything is described from White's side; Black's pieces and zones are mirrored ([`Board::mirror`]).

mod barred_capture;
mod capture;
mod condition;
mod difficulty;
mod endings;
mod gating;
mod guide;
mod ids;
mod in_a_row;
mod influence;
mod motion;
mod piece;
mod promotion;
mod royal;
mod second_part;
mod series;
mod shuffle;
mod style;
mod tradition;

use std::sync::Arc;

use serde::Serialize;

use crate::board::{Board, CellIndex, Coordinates};
use crate::digest::unset;
use crate::ending::Reason;

pub use barred_capture::{BarredCapture, PieceSet};
pub use capture::{Blast, CaptureRules, Flips};
pub use condition::{BesideTest, CountRange, Ending, Formation, FormationTest, PieceTest, Stance, Test, Verdict};
pub use difficulty::Difficulty;
pub use endings::{
    CountLimit, Counting, DeadMaterial, Decision, Endings, Fate, Impasse, PerpetualChase, RepetitionLoser, Tally,
};
pub use gating::Gating;
pub use guide::{AnyPiece, Goal, GoalCondition, GuideStep, Task};
pub use ids::{NeutralId, PieceTypeId, ZoneId};
pub use in_a_row::InARow;
pub use influence::{Influence, InfluenceEffect};
pub use motion::{
    Continuation, Directions, FilePart, LevelPart, Mode, Motion, MotionKind, PiecesBySide, RankPart, RingPart, Step,
    Taking, TakingPlace, Then, Times, ZoneTest,
};
pub use piece::{DropNeed, DropRule, NativeName, Neutral, NeutralRole, OneSide, PieceType, Receiver, Royalty, Sign};
pub use promotion::{CountCondition, Promotion, PromotionChoice, PromotionDuty, PromotionForm, RemotePromotion};
pub use royal::{Castling, Landing, Refuge, Swap};
pub use second_part::{NeutralAction, NeutralActionKind, Pass, SecondPart, Spot};
pub use series::Series;
pub use shuffle::{Shuffle, ShuffleRule};
pub use style::{Bodies, Characters, CoordinateStyle, Ground, SideNames, Style};
pub use tradition::Tradition;

/// The definition of a game.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Definition {
    /// The id, which is the file's name without its extension.
    #[serde(skip)]
    pub id: String,
    /// The games on which its file builds, the nearest first.
    #[serde(skip)]
    pub bases: Vec<BaseGame>,
    /// The games from whose files it and its bases take names of zones and directions.
    #[serde(skip)]
    pub lenders: Vec<String>,
    /// Texts about the game.
    #[serde(skip)]
    pub about: About,
    /// The board.
    pub board: Board,
    /// The tradition whose records have notations of their own, if the game belongs to one.
    #[serde(skip)]
    pub tradition: Option<Tradition>,
    /// How the game looks, and what its sides are called.
    #[serde(skip)]
    pub style: Style,
    /// Named sets of cells.
    #[serde(skip_serializing_if = "unset")]
    pub zones: Vec<Zone>,
    /// The piece types, royal ones included.
    #[serde(skip_serializing_if = "unset")]
    pub pieces: Vec<PieceType>,
    /// The types of neutral piece.
    #[serde(skip_serializing_if = "unset")]
    pub neutrals: Vec<Neutral>,
    /// Promotions of pieces at the end of their own moves.
    #[serde(skip_serializing_if = "unset")]
    pub promotions: Vec<Promotion>,
    /// Ways to castle.
    #[serde(skip_serializing_if = "unset")]
    pub castlings: Vec<Castling>,
    /// The royal piece's swap with a neighbour (ST-19).
    #[serde(skip_serializing_if = "unset")]
    pub swap: Option<Swap>,
    /// Rules about captures that concern all pieces.
    #[serde(skip_serializing_if = "unset")]
    pub capture: CaptureRules,
    /// Captures that are barred under conditions.
    #[serde(skip_serializing_if = "unset")]
    pub barred: Vec<BarredCapture>,
    /// The second part of a turn (SR-4, DE-5).
    #[serde(skip_serializing_if = "unset")]
    pub second: Option<SecondPart>,
    /// Turns of several moves with own pieces; never together with [`Definition::second`] or another second part.
    #[serde(skip_serializing_if = "unset")]
    pub series: Option<Series>,
    /// Several turns of one player in a row; never together with turns of several parts.
    #[serde(skip_serializing_if = "unset")]
    pub in_a_row: Option<InARow>,
    /// When a player may pass; `None`: never.
    #[serde(skip_serializing_if = "unset")]
    pub pass: Option<Pass>,
    /// The piece types whose lost pieces the position counts for each side (`lost=`, ST-18, ST-29); empty if there is no pool.
    #[serde(skip_serializing_if = "unset")]
    pub pool: Vec<PieceTypeId>,
    /// Promotions of a piece elsewhere on the board, as a second part of the turn (ST-25).
    #[serde(skip_serializing_if = "unset")]
    pub remote_promotions: Vec<RemotePromotion>,
    /// A royal piece that must stay in a zone once its guards are gone (ST-26).
    #[serde(skip_serializing_if = "unset")]
    pub refuge: Option<Refuge>,
    /// Pieces that come in from the hand where others have left their first cells.
    #[serde(skip_serializing_if = "unset")]
    pub gating: Option<Gating>,
    /// Pieces that act on others from where they stand.
    #[serde(skip_serializing_if = "unset")]
    pub influences: Vec<Influence>,
    /// The endings.
    pub endings: Endings,
    /// The start positions, of which the first is the default.
    #[serde(skip_serializing_if = "unset")]
    pub starts: Vec<StartPosition>,
    /// Letters that other programs write for pieces; they are read but never written (G-11).
    #[serde(skip)]
    pub aliases: Vec<Alias>,
    /// Sets of letters of other programs. Each applies as a whole, to texts with a letter of it that is no token or alias
    /// of the game; for reading only (G-11).
    #[serde(skip)]
    pub letterings: Vec<Vec<Alias>>,
    /// Positions with turns that show how the rules work.
    #[serde(skip)]
    pub examples: Vec<Example>,
    /// The steps of the guided first game; may be empty.
    #[serde(skip)]
    pub guide: Vec<GuideStep>,
    /// The text of the weights file (`ID.weights.toml`) for an engine's evaluation; no rule depends on it.
    #[serde(skip)]
    pub weights: Option<String>,
    /// The bytes of the net (`ID.net`) that corrects an engine's evaluation; no rule depends on it.
    #[serde(skip)]
    pub net: Option<Arc<[u8]>>,
    /// Whether a game on which this one builds lends the net: this game's file says that it holds for these rules, whichever it was trained for.
    #[serde(skip)]
    pub net_is_lent: bool,
    /// The bytes of the endgame tables (`ID.tables`) that an engine asks; no rule depends on them.
    #[serde(skip)]
    pub tables: Option<Arc<[u8]>>,
}

/// A game on which another one builds.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BaseGame {
    /// Its id.
    pub id: String,
    /// Whether its weights hold for the other game, unless that or a nearer base has its own.
    pub weights: bool,
    /// Whether its net holds for the other game, likewise.
    pub net: bool,
}

/// Texts about a game for players.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct About {
    /// The game's name.
    pub name: String,
    /// Its inventor; empty if unknown.
    pub inventor: String,
    /// The year of invention as players read it, such as `about 1900`; may be empty.
    pub year: String,
    /// The group of games in which the site lists it.
    pub family: String,
    /// A summary in one sentence.
    pub summary: String,
    /// Its origin and its idea, in paragraphs of plain text; may be empty.
    pub story: String,
    /// The rules for players, in paragraphs of plain text (`# ` heads a section, `- ` an item).
    pub rules: String,
    /// Rulings where the inventor's text is silent or contradicts itself.
    pub rulings: Vec<Ruling>,
    /// Where the rules are described.
    pub sources: Vec<Source>,
    /// The number of turns of a usual game, those of both sides together, if it is known.
    pub length: Option<u16>,
    /// How much there is to learn before the first game, if the file says so.
    pub level: Option<Difficulty>,
    /// Its place on the path that leads newcomers from one game to the next, from 1, if it is on it.
    pub start_here: Option<u8>,
}

impl Definition {
    /// Can the second part of a turn be another move of a player's own piece?
    #[must_use]
    pub fn moves_twice(&self) -> bool {
        self.series.is_some() || self.goes_on()
    }

    /// Can a piece go on after its move ([`Then`])?
    #[must_use]
    pub fn goes_on(&self) -> bool {
        self.pieces.iter().any(PieceType::goes_on)
    }

    /// May a piece of this type be in hand to be dropped, under its own name? `piece` is an index into `pieces`.
    ///
    /// # Panics
    /// If there is no such type.
    #[must_use]
    pub fn is_held(&self, piece: PieceTypeId) -> bool {
        self.pieces[piece].drop.from_start || self.pieces.iter().any(|other| other.returns == Some(piece))
    }

    /// Are pieces dropped from hands?
    #[must_use]
    pub fn has_drops(&self) -> bool {
        self.pieces.iter().any(PieceType::fills_hands)
    }

    /// The zones that pieces keep to or out of (ST-23), seen from White's side.
    fn limits(&self) -> impl Iterator<Item = &Zone> {
        let zones = self.pieces.iter().flat_map(|piece| piece.confined.into_iter().chain(piece.barred));
        zones.filter_map(|zone| self.zones.get(zone))
    }

    /// After how many ranks a river crosses a board of lines, in ascending order: where a zone that limits pieces ends on either side.
    #[must_use]
    pub fn rivers(&self) -> Vec<u8> {
        let borders = self.limits().filter_map(|zone| zone.border(&self.board));
        let mut found: Vec<u8> = borders.flat_map(|border| [border, self.board.ranks - border]).collect();
        found.sort_unstable();
        found.dedup();
        found
    }

    /// The diagonals of the palaces on a board of lines, as their ends: of every square zone, and its mirror image, to which a piece is confined that
    /// steps diagonally.
    #[must_use]
    pub fn palace_diagonals(&self) -> Vec<(CellIndex, CellIndex)> {
        let diagonal = |piece: &PieceType| {
            let steps = piece.motions.iter().flat_map(|motion| &motion.directions).flat_map(|path| &path.steps);
            steps.into_iter().any(|step| step.shape == [1, 1, 0])
        };
        let palaces = self.pieces.iter().filter(|&piece| diagonal(piece)).filter_map(|piece| piece.confined);
        let mut found = Vec::new();
        for zone in palaces.filter_map(|zone| self.zones.get(zone)) {
            let (Some(&first), Some(&last)) = (zone.cells.first(), zone.cells.last()) else { continue };
            let (low, high) = (self.board.coordinates(first), self.board.coordinates(last));
            let (wide, tall) = (high.file.saturating_sub(low.file) + 1, high.rank - low.rank + 1);
            if self.board.is_3d()
                || !self.board.is_box()
                || wide != tall
                || wide < 2
                || zone.cells.len() != usize::from(wide) * usize::from(tall)
            {
                continue;
            }
            let one = (first, last);
            let other = (
                self.board.cell(Coordinates { file: high.file, ..low }),
                self.board.cell(Coordinates { file: low.file, ..high }),
            );
            let mirrored = |(from, to)| (self.board.mirror(from), self.board.mirror(to));
            for line in [one, other, mirrored(one), mirrored(other)] {
                if !found.contains(&line) {
                    found.push(line);
                }
            }
        }
        found
    }
}

impl About {
    /// The headings in the rules for players, in order.
    pub fn headings(&self) -> impl Iterator<Item = &str> + Clone {
        self.rules.lines().filter_map(|line| {
            let line = line.trim();
            let heading = line.trim_start_matches('#');
            (heading.len() < line.len() && heading.starts_with(' ')).then(|| heading.trim_start())
        })
    }
}

/// A text or program that says the rules of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Source {
    /// Author, title and place, as one cites them.
    pub text: String,
    /// Where it can be read on the web, from `https://` or `http://` on.
    pub link: Option<String>,
}

/// A ruling where the inventor's text is silent or contradicts itself.
#[derive(Clone, Debug, PartialEq)]
pub struct Ruling {
    /// Its number in the rule book, such as `SR-5`; may be empty.
    pub rule: String,
    /// The ruling.
    pub text: String,
}

/// A named set of cells, from White's side.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct Zone {
    /// Its name in the file or, where it was written out in the place of a name, its words there.
    #[serde(skip)]
    pub name: String,
    /// Whether it has a name of its own.
    #[serde(skip)]
    pub named: bool,
    /// Its cells, in order.
    #[serde(skip_serializing_if = "unset")]
    pub cells: Vec<CellIndex>,
}

impl Zone {
    /// How many ranks of a flat board lie on White's side of the zone's border, if the zone consists of all ranks on one side of it.
    #[must_use]
    pub fn border(&self, board: &Board) -> Option<u8> {
        let files = usize::from(board.files);
        let whole =
            !board.is_3d() && board.is_box() && !self.cells.is_empty() && self.cells.len().is_multiple_of(files);
        let ranks = u8::try_from(self.cells.len() / files).ok().filter(|&ranks| whole && ranks < board.ranks)?;
        let lowest = board.coordinates(*self.cells.first()?).rank;
        let highest = board.coordinates(*self.cells.last()?).rank;
        let compact = highest - lowest + 1 == ranks;
        match (lowest, highest + 1 == board.ranks) {
            (0, false) if compact => Some(ranks),
            (_, true) if compact => Some(lowest),
            _ => None,
        }
    }
}

/// A start position.
#[derive(Clone, Debug, PartialEq, Serialize)]
pub struct StartPosition {
    /// Its name for players.
    #[serde(skip)]
    pub name: String,
    /// The position as text.
    pub position: String,
    /// How its pieces change places for random starts; `None` if they do not.
    #[serde(skip_serializing_if = "unset")]
    pub shuffle: Option<Shuffle>,
}

/// A letter that other programs write for a piece.
#[derive(Clone, Debug, PartialEq)]
pub struct Alias {
    /// The letters as for White, in upper case: `E`, `Q~`.
    pub token: String,
    /// The piece type that it stands for.
    pub piece: PieceTypeId,
}

/// A rule shown on the board, step by step. This crate checks only its placement and the names of its cells; `variorum_library::examples`
/// checks that its turns are legal and its claims true.
#[derive(Clone, Debug, PartialEq)]
pub struct Example {
    /// Its title for players.
    pub title: String,
    /// The numbers of the rules that it shows, as in the rule book; may be empty.
    pub rules: Vec<String>,
    /// The text before the first step; may be empty.
    pub text: String,
    /// The position that it begins with, as text; `None` for the default start position.
    pub position: Option<String>,
    /// Its steps, at least one.
    pub steps: Vec<ExampleStep>,
}

/// A step of an example: an optional turn, then a text and claims about the resulting position.
#[derive(Clone, Debug, PartialEq)]
pub struct ExampleStep {
    /// The turn, as move text.
    pub turn: Option<String>,
    /// The text.
    pub text: String,
    /// The cell of a piece whose reach is shown.
    pub show: Option<CellIndex>,
    /// Turns that are claimed to be legal.
    pub legal: Vec<String>,
    /// Turns that are claimed to be illegal.
    pub illegal: Vec<String>,
    /// The claimed reason for the end of the game; `None` if the game continues.
    pub ends: Option<Reason>,
}
