//! A section on its way: its options, and the rules that cut across the others.

use std::collections::BTreeSet;
use std::sync::Arc;

use variorum_gamedef::board::{Board, CellIndex};
use variorum_gamedef::definition::{
    Blast, CaptureRules, Definition, Motion, MotionKind, NeutralRole, Pass, PieceType, PieceTypeId, Royalty,
};
use variorum_gamedef::grid::Grid;
use variorum_rules::{Cell, Occupant, Position, Rules, Side};

use crate::gap::{Gap, Remark};
use crate::kinds::{Kind, Kinds, is_safe_double};
use crate::promotions::letters;
use crate::{Exported, region};

/// The largest board of the format.
const MOST_FILES: u8 = 12;
const MOST_RANKS: u8 = 10;

/// A section on its way.
pub(crate) struct Section<'d> {
    pub(crate) definition: &'d Definition,
    pub(crate) kinds: Kinds,
    options: Vec<(String, String)>,
    gaps: Vec<Gap>,
    remarks: Vec<Remark>,
    /// The number of checks that wins.
    pub(crate) checks: Option<u16>,
    /// Pieces must not go where they could never move again.
    pub(crate) never_stuck: bool,
    /// Some may.
    pub(crate) may_be_stuck: bool,
}

/// Writes the section of a game.
pub(crate) fn write(rules: &Arc<Rules>) -> Exported {
    let definition = rules.definition();
    if !is_expressible(&definition.board) {
        let text = format!("[{}]\n", definition.id);
        return Exported { text, gaps: vec![Gap::Board], remarks: Vec::new() };
    }
    let kinds = Kinds::new(definition);
    let gaps = kinds.gaps.clone();
    let mut section = Section {
        definition,
        kinds,
        options: Vec::new(),
        gaps,
        remarks: Vec::new(),
        checks: None,
        never_stuck: false,
        may_be_stuck: false,
    };
    if !section.kinds.kinds.is_empty() {
        section.fill(&Position::start(rules));
    }
    let lines = section.options.iter().map(|(option, value)| format!("{option} = {value}\n"));
    let text = format!("[{}]\n{}", definition.id, lines.collect::<String>());
    Exported { text, gaps: section.gaps, remarks: section.remarks }
}

/// Has the format such a board?
fn is_expressible(board: &Board) -> bool {
    let plain = board.grid == Grid::Squares
        && board.is_box()
        && !board.is_3d()
        && !board.wraps
        && !board.wraps_ranks
        && !board.crosses;
    plain && board.files <= MOST_FILES && board.ranks <= MOST_RANKS
}

impl Section<'_> {
    pub(crate) fn gap(&mut self, gap: Gap) {
        if !self.gaps.contains(&gap) {
            self.gaps.push(gap);
        }
    }

    /// Notes a key of the file for which there is no option.
    pub(crate) fn rule(&mut self, key: &str) {
        self.gap(Gap::Rule { key: key.to_owned() });
    }

    pub(crate) fn ending_left(&mut self, key: &str) {
        self.remarks.push(Remark::Ending { key: key.to_owned() });
    }

    pub(crate) fn set(&mut self, option: &str, value: impl Into<String>) {
        self.options.push((option.to_owned(), value.into()));
    }

    pub(crate) fn has(&self, option: &str) -> bool {
        self.options.iter().any(|(known, _)| known == option)
    }

    pub(crate) fn kind(&self, id: PieceTypeId) -> &Kind {
        &self.kinds.kinds[self.kinds.forms[id].kind]
    }

    pub(crate) fn letter(&self, id: PieceTypeId) -> char {
        self.kind(id).letter
    }

    /// Writes everything. Every field of the definition is either in an option or named by a gap.
    fn fill(&mut self, position: &Position) {
        let Definition {
            id: _,
            bases: _,
            lenders: _,
            about: _,
            board,
            tradition: _,
            style: _,
            zones: _,
            pieces,
            neutrals,
            promotions: _,
            castlings: _,
            swap,
            capture,
            barred,
            second,
            series,
            in_a_row,
            pass,
            pool,
            remote_promotions,
            refuge,
            gating,
            influences,
            endings: _,
            starts,
            aliases: _,
            letterings: _,
            examples: _,
            guide: _,
            weights: _,
            net: _,
            net_is_lent: _,
            tables: _,
        } = self.definition;
        for (there, key) in [
            // Those that only block are walls there.
            (neutrals.len() > 1 || neutrals.iter().any(|neutral| neutral.role != NeutralRole::Blocker), "[[neutral]]"),
            (swap.is_some(), "[swap]"),
            (!barred.is_empty(), "[[barred]]"),
            (second.is_some(), "[turn] second"),
            (series.is_some(), "[turn] moves"),
            (in_a_row.is_some(), "[turn] white-in-a-row"),
            (!pool.is_empty(), "pool"),
            (!remote_promotions.is_empty(), "[[remote-promotion]]"),
            (refuge.is_some(), "[refuge]"),
            (!influences.is_empty(), "[[influence]]"),
        ] {
            if there {
                self.rule(key);
            }
        }
        let (last, ranks) = (board.letter(board.files - 1), board.ranks);
        self.set("maxFile", last.to_string());
        self.set("maxRank", ranks.to_string());
        if !board.mirror_ranks && pieces.iter().any(is_directed) {
            self.rule("board.mirror-ranks");
        }
        self.pieces();
        self.royals(position);
        self.promotions();
        self.returns(position);
        self.captures(capture);
        match pass {
            None => {}
            Some(Pass::Always) => self.set("pass", "true"),
            Some(Pass::WhenStuck) => self.set("passOnStalemate", "true"),
        }
        self.endings();
        match (self.never_stuck, self.may_be_stuck) {
            (true, true) => self.rule("drop.stuck"),
            (never, _) => self.set("immobilityIllegal", never.to_string()),
        }
        self.start(position);
        if let Some(gating) = gating {
            self.gating(position, gating);
        }
        if starts.len() > 1 {
            self.remarks.push(Remark::Extra { key: "[[start]]".to_owned() });
        }
        if starts.iter().any(|start| start.shuffle.is_some()) {
            self.remarks.push(Remark::Extra { key: "start.shuffle".to_owned() });
        }
    }

    /// Writes the types of piece, where they may go, and what is said of several at once.
    fn pieces(&mut self) {
        let definition = self.definition;
        let kinds = self.kinds.kinds.clone();
        // The format has a king unless a section says otherwise.
        if kinds.iter().all(|kind| kind.option != "king") {
            self.set("king", "-");
        }
        for kind in &kinds {
            let moves = kind.betza.as_ref().map(|moves| format!(":{moves}")).unwrap_or_default();
            self.set(&kind.option, format!("{}{moves}", kind.letter));
        }
        if let Some(rank) = self.kinds.soldier_rank {
            self.set("soldierPromotionRank", rank.to_string());
        }
        let mut regions: BTreeSet<usize> = BTreeSet::new();
        for (id, piece) in definition.pieces.iter().enumerate() {
            if !piece.frozen.is_empty() {
                self.gap(Gap::Piece { piece: piece.id.clone(), key: "frozen".to_owned() });
            }
            if (piece.confined.is_some() || piece.barred.is_some()) && regions.insert(self.kinds.forms[id].kind) {
                self.mobility(id, piece);
            }
        }
        self.first_moves();
        let ids = || 0..definition.pieces.len();
        let pawns = letters(ids().filter(|&id| definition.pieces[id].pawn).map(|id| self.letter(id)));
        self.set("nMoveRuleTypes", pawns);
        let passing = |piece: &PieceType| piece.motions.iter().any(|motion| motion.en_passant && motion.to.is_none());
        let passing = letters(ids().filter(|&id| passing(&definition.pieces[id])).map(|id| self.letter(id)));
        self.set("enPassantTypes", passing);
    }

    fn mobility(&mut self, id: PieceTypeId, piece: &PieceType) {
        let board = &self.definition.board;
        let within = piece.confined.map(|zone| self.zone(zone)).unwrap_or_else(|| board.cells().collect());
        let without = piece.barred.map(|zone| self.zone(zone)).unwrap_or_default();
        let cells: Vec<CellIndex> = within.into_iter().filter(|cell| !without.contains(cell)).collect();
        let option = self.kind(id).option.clone();
        let mut letters = option.chars();
        let option: String =
            letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect();
        for side in [Side::White, Side::Black] {
            let seen = region::text(board, &self.seen(side, &cells));
            self.options.push((format!("mobilityRegion{side}{option}"), seen));
        }
    }

    /// Writes where double steps begin: the format has one region for all types, and one of the cells on which pieces can be captured in passing.
    fn first_moves(&mut self) {
        let definition = self.definition;
        let board = &definition.board;
        let cells = |motion: &Motion| match motion.from {
            Some(from) => self.zone(from.zone),
            None => board.cells().collect(),
        };
        let is_double = |motion: &&Motion| matches!(motion.kind, MotionKind::Double { .. });
        let mut regions: Vec<BTreeSet<CellIndex>> = Vec::new();
        let (mut passed, mut unpassed) = (BTreeSet::new(), BTreeSet::new());
        let ahead = |cells: &BTreeSet<CellIndex>| -> BTreeSet<CellIndex> {
            let next = |&cell: &CellIndex| {
                let at = board.coordinates(cell);
                board.row(0, at.rank + 1).nth(usize::from(at.file))
            };
            cells.iter().filter_map(next).collect()
        };
        for piece in &definition.pieces {
            let doubles: BTreeSet<CellIndex> = piece.motions.iter().filter(is_double).flat_map(cells).collect();
            let safe = piece.motions.iter().filter(|motion| is_safe_double(piece, motion));
            let safe: BTreeSet<CellIndex> = safe.flat_map(cells).collect();
            passed.extend(ahead(&doubles));
            unpassed.extend(ahead(&safe));
            let all: BTreeSet<CellIndex> = doubles.union(&safe).copied().collect();
            if !all.is_empty() && !regions.contains(&all) {
                regions.push(all);
            }
        }
        let doubles = |piece: &PieceType| piece.motions.iter().any(|motion| is_double(&motion));
        let mut pawns = (0..definition.pieces.len()).filter(|&id| self.kind(id).option == "pawn");
        // Of a pawn the option says it, of other types their moves.
        let pawn = pawns.next().is_some_and(|id| doubles(&definition.pieces[id]));
        self.set("doubleStep", (pawn || !regions.is_empty()).to_string());
        match regions.as_slice() {
            [] => {}
            [cells] => {
                let cells: Vec<CellIndex> = cells.iter().copied().collect();
                self.sided_region("doubleStepRegion", &cells);
            }
            _ => self.rule("double"),
        }
        if unpassed.is_empty() {
            return;
        }
        if !unpassed.is_disjoint(&passed) {
            self.rule("double");
        }
        // Each side captures where the other passes.
        let cells: Vec<CellIndex> = passed.iter().map(|&cell| board.mirror(cell)).collect();
        self.sided_region("enPassantRegion", &cells);
    }

    /// Writes which pieces are royal besides a king.
    fn royals(&mut self, position: &Position) {
        let definition = self.definition;
        let royal: Vec<PieceTypeId> =
            (0..definition.pieces.len()).filter(|&id| definition.pieces[id].is_royal()).collect();
        let number = |side: Side| royal.iter().map(|&id| position.count(side, id)).sum::<u16>();
        let several = number(Side::White).max(number(Side::Black)) > 1;
        let king = royal.iter().any(|&id| self.kind(id).option == "king");
        let together = |royalty: Royalty| royal.iter().all(|&id| definition.pieces[id].royal == Some(royalty));
        if royal.len() > 1 || several && together(Royalty::Always) {
            return self.rule("piece.royal");
        }
        let Some(&only) = royal.first().filter(|_| !king) else { return };
        let letter = self.letter(only).to_string();
        self.extinction("loss", letter);
        self.set("extinctionPseudoRoyal", "true");
        self.set("dupleCheck", together(Royalty::Together).to_string());
    }

    fn captures(&mut self, capture: &CaptureRules) {
        let CaptureRules { compulsory, captors, victims, best_first, blast, flips } = capture;
        if *compulsory {
            self.set("mustCapture", "true");
            for (key, kinds) in [("captors", captors), ("victims", victims), ("best-first", best_first)] {
                if !kinds.is_empty() {
                    self.rule(&format!("capture.{key}"));
                }
            }
        }
        if flips.is_some() {
            self.rule("capture.flips");
        }
        let Some(Blast { directions, spares, survivors, remains }) = blast else { return };
        let perishing = (0..self.definition.pieces.len()).filter(|id| !survivors.contains(id));
        if remains.is_some() {
            let types = letters(perishing.map(|id| self.letter(id)));
            self.set("petrifyOnCaptureTypes", types);
        }
        let unsaid = if capture.explodes() { !survivors.is_empty() } else { remains.is_none() };
        if unsaid {
            self.rule("capture.perish");
        }
        if !capture.explodes() {
            return;
        }
        let shapes: BTreeSet<[i8; 3]> =
            directions.iter().flat_map(|family| &family.steps).map(|step| step.shape).collect();
        let whole = directions
            .iter()
            .flat_map(|family| &family.steps)
            .all(|step| (step.rank, step.file, step.level, step.ring) == (None, None, None, None));
        let pawns = (0..self.definition.pieces.len()).filter(|&id| self.kind(id).option == "pawn");
        if !whole || shapes != BTreeSet::from([[1, 0, 0], [1, 1, 0]]) || *spares != pawns.collect::<Vec<_>>() {
            self.rule("capture.blast");
        }
        self.set("blastOnCapture", "true");
    }

    /// Writes the start position.
    fn start(&mut self, position: &Position) {
        let text = position.text();
        let mut fields = text.split(' ').skip(1);
        let (side, unmoved) = (fields.next().unwrap_or("w"), fields.next().unwrap_or("-"));
        let cells: Vec<Cell> = unmoved.split(',').filter_map(|name| position.rules().parse_cell(name)).collect();
        let rights = self.castling(position, &cells);
        let mut start = format!("{}{} {side} {rights} -", self.rows(position), self.hands(position));
        if let Some(checks) = self.checks {
            start += &format!(" {checks}+{checks}");
        }
        self.set("startFen", format!("{start} 0 {}", position.fullmove_number()));
    }

    fn rows(&self, position: &Position) -> String {
        let board = &self.definition.board;
        let mut rows = Vec::new();
        for rank in (0..board.ranks).rev() {
            let (mut row, mut empty) = (String::new(), 0);
            for cell in board.row(0, rank).filter_map(|cell| position.rules().cell(usize::from(cell))) {
                let token = match position.at(cell).occupant() {
                    Some(Occupant::Owned(side, kind)) => self.token(side, kind),
                    Some(Occupant::Neutral(_)) => "*".to_owned(),
                    None => {
                        empty += 1;
                        continue;
                    }
                };
                if empty > 0 {
                    row += &std::mem::take(&mut empty).to_string();
                }
                row += &token;
            }
            if empty > 0 {
                row += &empty.to_string();
            }
            rows.push(row);
        }
        rows.join("/")
    }

    fn token(&self, side: Side, id: PieceTypeId) -> String {
        let form = self.kinds.forms[id];
        let of = |kind: usize| match side {
            Side::White => self.kinds.kinds[kind].letter.to_ascii_uppercase(),
            Side::Black => self.kinds.kinds[kind].letter,
        };
        match form.was {
            None => of(form.kind).to_string(),
            Some(was) if was.chosen => format!("{}~", of(form.kind)),
            Some(was) => format!("+{}", of(was.kind)),
        }
    }

    fn hands(&self, position: &Position) -> String {
        if !position.rules().has_hands() {
            return String::new();
        }
        let mut text = String::new();
        for side in [Side::White, Side::Black] {
            for id in 0..self.definition.pieces.len() {
                text += &self.token(side, id).repeat(usize::from(position.in_hand(side, id)));
            }
        }
        format!("[{text}]")
    }
}

/// Do the moves of a piece depend on the direction in which its side plays?
fn is_directed(piece: &PieceType) -> bool {
    let mut families = piece.motions.iter().flat_map(|motion| &motion.directions);
    families.any(|family| family.rank_total.is_some() || family.steps.iter().any(|step| step.rank.is_some()))
}
