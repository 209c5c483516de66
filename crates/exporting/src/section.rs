//! A section on its way: its options, and the rules that cut across the others.

use std::sync::Arc;

use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{Definition, NeutralRole, Pass, PieceType, PieceTypeId};
use variorum_gamedef::grid::Grid;
use variorum_rules::{Position, Rules};

use crate::Exported;
use crate::gap::{Gap, Remark};
use crate::kinds::{Kind, Kinds};
use crate::owners::Owners;

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
    pub(crate) owners: Owners,
    /// No piece may go or be dropped where it could never move again.
    pub(crate) no_stuck: bool,
}

/// Writes the section of a game.
pub(crate) fn write(rules: &Arc<Rules>) -> Exported {
    let definition = rules.definition();
    if !is_expressible(&definition.board) {
        let text = format!("[{}]\n", definition.id);
        return Exported { text, gaps: vec![Gap::Board], remarks: Vec::new() };
    }
    let position = Position::start(rules);
    let owners = Owners::new(definition, &position);
    let kinds = Kinds::new(definition, &owners);
    let gaps = kinds.gaps.clone();
    let mut section = Section {
        definition,
        kinds,
        options: Vec::new(),
        gaps,
        remarks: Vec::new(),
        checks: None,
        owners,
        no_stuck: false,
    };
    if !section.kinds.kinds.is_empty() {
        section.fill(&position);
    }
    let lines = section.options.iter().map(|(option, value)| format!("{option} = {value}\n"));
    let base = section.base().map(|base| format!(":{base}")).unwrap_or_default();
    let text = format!("[{}{base}]\n{}", definition.id, lines.collect::<String>());
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
        let no_stuck = self.immobility();
        if no_stuck.is_none() {
            self.rule("drop.stuck");
        }
        self.no_stuck = no_stuck.unwrap_or_default();
        self.pieces();
        self.royals();
        self.promotions();
        self.drops(position);
        self.captures(capture);
        self.walls(position, second.as_ref());
        match pass {
            None => {}
            Some(Pass::Always) => self.set("pass", "true"),
            Some(Pass::WhenStuck) => self.set("passOnStalemate", "true"),
        }
        self.endings();
        self.set("immobilityIllegal", self.no_stuck.to_string());
        self.start(position);
        self.take_back();
        if let Some(gating) = gating {
            self.gating(gating);
        }
        if starts.len() > 1 {
            self.remarks.push(Remark::Extra { key: "[[start]]".to_owned() });
        }
        if starts.iter().any(|start| start.shuffle.is_some()) {
            self.remarks.push(Remark::Extra { key: "start.shuffle".to_owned() });
        }
    }
}

/// Do the moves of a piece depend on the direction in which its side plays?
fn is_directed(piece: &PieceType) -> bool {
    let mut families = piece.motions.iter().flat_map(|motion| &motion.directions);
    families.any(|family| family.rank_total.is_some() || family.steps.iter().any(|step| step.rank.is_some()))
}
