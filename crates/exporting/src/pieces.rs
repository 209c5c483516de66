//! The types of piece, where they may go, and where their first moves begin.

use std::collections::BTreeSet;

use variorum_gamedef::board::CellIndex;
use variorum_gamedef::definition::{PieceType, PieceTypeId};

use crate::gap::Gap;
use crate::owners::SIDES;
use crate::plain::Plain;
use crate::region;
use crate::section::Section;

impl Section<'_> {
    /// Writes the types of piece, where they may go, and what is said of several at once.
    pub(crate) fn pieces(&mut self) {
        let definition = self.definition;
        let kinds = self.kinds.kinds.clone();
        // The format has a king unless a section says otherwise.
        if kinds.iter().all(|kind| kind.option != "king") {
            self.set("king", "-");
        }
        let inherited = self.base().is_some();
        for kind in kinds.iter().filter(|kind| !(inherited && kind.option == "king")) {
            let moves = kind.betza.as_ref().map(|moves| format!(":{moves}")).unwrap_or_default();
            self.set(&kind.option, format!("{}{moves}", kind.letter));
        }
        if let Some(rank) = self.kinds.soldier_rank {
            self.set("soldierPromotionRank", rank.to_string());
        }
        for piece in definition.pieces.iter().filter(|piece| !piece.frozen.is_empty()) {
            self.gap(Gap::Piece { piece: piece.id.clone(), key: "frozen".to_owned() });
        }
        (0..kinds.len()).for_each(|kind| self.mobility(kind));
        self.lines();
        self.first_moves();
        self.sided_types("nMoveRuleTypes", "piece.pawn", |section, id| section.definition.pieces[id].pawn);
        self.sided_types("enPassantTypes", "en passant", |section, id| {
            section.definition.pieces[id].motions.iter().any(|motion| motion.en_passant)
        });
        self.immunity();
    }

    /// Where a type may go, as White sees it; `None` if everywhere.
    pub(crate) fn limits(&self, piece: &PieceType) -> Option<Vec<CellIndex>> {
        if piece.confined.is_none() && piece.barred.is_none() {
            return None;
        }
        let board = &self.definition.board;
        let within = piece.confined.map(|zone| self.zone(zone)).unwrap_or_else(|| board.cells().collect());
        let without = piece.barred.map(|zone| self.zone(zone)).unwrap_or_default();
        Some(within.into_iter().filter(|cell| !without.contains(cell)).collect())
    }

    /// Where a type may go, without dead ends that another option closes.
    fn written_limits(&self, id: PieceTypeId) -> Option<Vec<CellIndex>> {
        let piece = &self.definition.pieces[id];
        let barred = piece.barred.map(|zone| self.zone(zone)).unwrap_or_default();
        let dead_end = if self.no_stuck { self.dead_end(id) } else { Vec::new() };
        let open = barred.iter().all(|cell| dead_end.contains(cell));
        if open { piece.confined.map(|zone| self.zone(zone)) } else { self.limits(piece) }
    }

    /// Writes where the pieces of a kind may go.
    fn mobility(&mut self, kind: usize) {
        let option = self.kinds.kinds[kind].option.clone();
        let mut letters = option.chars();
        let option: String =
            letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect();
        for side in SIDES {
            let ids = self.of_kind(kind).into_iter().filter(|&id| self.owners.has(side, id));
            let limits: Vec<_> = ids.map(|id| self.written_limits(id)).collect();
            let Some(first) = limits.first() else { continue };
            if limits.iter().any(|other| other != first) {
                self.rule("piece.confined");
            }
            if let Some(cells) = first {
                let seen = region::text(&self.definition.board, &self.seen(side, cells));
                self.set(&format!("mobilityRegion{side}{option}"), seen);
            }
        }
    }

    /// Writes the cells between which some types also go diagonally; those that do have options of their own.
    fn lines(&mut self) {
        let Some(zone) = self.kinds.lines() else { return };
        let cells = self.zone(zone);
        let other = |plain: &Plain| plain.lines.is_some_and(|lines| self.zone(lines) != cells);
        let named = ["wazir", "rook", "soldier", "janggiCannon"];
        let missing = |(kind, plain): (&str, &Plain)| plain.lines.is_none() && named.contains(&kind);
        let kinds = (0..self.definition.pieces.len()).map(|id| self.kind(id).option.as_str());
        let both = SIDES.iter().all(|&side| self.seen(side, &cells).iter().all(|cell| cells.contains(cell)));
        if self.kinds.plains.iter().any(other) || kinds.zip(&self.kinds.plains).any(missing) || !both {
            self.rule("from, to");
        }
        let text = region::text(&self.definition.board, &cells);
        self.set("diagonalLines", text);
    }

    /// Writes where first moves begin: the format has a region for all types of a side, another one for three steps, and one of the cells on which
    /// pieces can be captured in passing.
    fn first_moves(&mut self) {
        let has_first = self.kinds.plains.iter().any(Plain::has_first);
        self.set("doubleStep", has_first.to_string());
        if has_first {
            // Where it may be three steps, it may be two.
            let first = |plain: &Plain| plain.has_first().then(|| joined(&plain.first(), &plain.triples));
            self.plain_region("doubleStepRegion", "double", first);
            if self.kinds.plains.iter().any(|plain| !plain.triples.is_empty()) {
                let triples = |plain: &Plain| plain.has_first().then(|| plain.triples.clone());
                self.plain_region("tripleStepRegion", "advance", triples);
            }
        }
        self.passing();
    }

    /// Writes a region of first moves for each side.
    fn plain_region(&mut self, option: &str, key: &str, cells: impl Fn(&Plain) -> Option<Vec<CellIndex>>) {
        let plains = self.kinds.plains.clone();
        let said: Vec<(PieceTypeId, Vec<CellIndex>)> =
            plains.iter().enumerate().filter_map(|(id, plain)| Some((id, cells(plain)?))).collect();
        self.region_of(option, key, &said);
    }

    /// Writes on which cells each side captures in passing.
    fn passing(&mut self) {
        let definition = self.definition;
        let board = &definition.board;
        let ahead = |cells: &[CellIndex]| -> BTreeSet<CellIndex> {
            let next = |&cell: &CellIndex| {
                let at = board.coordinates(cell);
                board.row(0, at.rank + 1).nth(usize::from(at.file))
            };
            cells.iter().filter_map(next).collect()
        };
        let all = |of: fn(&Plain) -> &Vec<CellIndex>| -> BTreeSet<CellIndex> {
            self.kinds.plains.iter().flat_map(|plain| ahead(of(plain))).collect()
        };
        let (doubles, unpassed) = (all(|plain| &plain.doubles), all(|plain| &plain.safe));
        let triples = all(|plain| &plain.triples);
        let beyond = ahead(&triples.iter().copied().collect::<Vec<_>>());
        let passed: BTreeSet<CellIndex> = [doubles, triples, beyond].into_iter().flatten().collect();
        let captures = |id: &PieceTypeId| definition.pieces[*id].motions.iter().any(|motion| motion.en_passant);
        let capturing: Vec<PieceTypeId> = (0..definition.pieces.len()).filter(captures).collect();
        if self.leaps_first() {
            // In the format, who leaps two cells with the first move can be captured in passing.
            if !capturing.is_empty() {
                self.rule("en passant");
            }
            let nowhere: Vec<_> = (0..definition.pieces.len()).map(|id| (id, Vec::new())).collect();
            return self.region_of("enPassantRegion", "en passant", &nowhere);
        }
        if !unpassed.is_disjoint(&passed) && !capturing.is_empty() {
            self.rule("double");
        }
        // Each side captures where the other passes.
        let seen: Vec<CellIndex> = passed.iter().map(|&cell| board.mirror(cell)).collect();
        let zone = |id: PieceTypeId| self.kinds.plains[id].passing.map(|zone| self.zone(zone));
        let zones: Vec<_> = capturing.iter().map(|&id| (id, zone(id))).collect();
        if unpassed.is_empty() && zones.iter().all(|(_, zone)| zone.is_none()) {
            return;
        }
        let every: Vec<CellIndex> = board.cells().collect();
        let other = if unpassed.is_empty() { every } else { seen };
        let zones: Vec<_> = zones.into_iter().map(|(id, zone)| (id, zone.unwrap_or_else(|| other.clone()))).collect();
        self.region_of("enPassantRegion", "en passant", &zones);
    }

    /// Does a first move leap two cells?
    fn leaps_first(&self) -> bool {
        let far = |text: &str| {
            let read = variorum_betza::read(text).unwrap_or_default();
            read.iter().any(|moves| moves.first && moves.way == variorum_betza::Way::Leap && moves.shape.0 == 2)
        };
        let texts = self.kinds.plains.iter().filter_map(|plain| plain.text(self.definition));
        texts.into_iter().any(|text| far(&text))
    }

    /// Writes the types of which none can capture another.
    fn immunity(&mut self) {
        let immune: Vec<PieceTypeId> =
            (0..self.definition.pieces.len()).filter(|&id| !self.kinds.plains[id].spared.is_empty()).collect();
        if immune.is_empty() {
            return;
        }
        for &id in &immune {
            if self.kinds.plains[id].spared == immune {
                continue;
            }
            let piece = &self.definition.pieces[id];
            for motion in piece.motions.iter().filter(|motion| !motion.prey.is_empty()) {
                self.gap(Gap::Moves { piece: piece.id.clone(), phrase: motion.text.clone() });
            }
        }
        let immune = self.types("capturing enemy piece but …", |_, id| immune.contains(&id));
        self.set("mutuallyImmuneTypes", immune);
    }
}

/// The cells of both, in order.
fn joined(one: &[CellIndex], other: &[CellIndex]) -> Vec<CellIndex> {
    one.iter().chain(other).copied().collect::<BTreeSet<_>>().into_iter().collect()
}
