//! The variants as the site lists and explains them. Cached until the game files change.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use variorum_engine::exchange_values;
use variorum_gamedef::definition::{
    Bodies, CoordinateStyle, Definition, Ground, NeutralId, PieceTypeId, Ruling, SideNames, Sign,
};
use variorum_gamedef::grid::Grid;
use variorum_library::explain::Explainer;
use variorum_messages::Language;
use variorum_rules::diagram::{DiagramCell, Travel};
use variorum_rules::{Arrays, Position, Rules};

use crate::error::ApiError;
use crate::game_rules::rules_of;
use crate::prepared;
use crate::remembered::{Remembered, json};
use crate::view;
use crate::wire;
use crate::worker::Worker;

/// The responses about variants, as JSON text.
pub(crate) struct Catalogue {
    /// By language.
    lists: Remembered<Language, Arc<str>>,
    /// By language and game.
    details: Remembered<(Language, String), Arc<str>>,
    /// By game: the value of every piece type. They are the same in every language, and measuring them takes long.
    values: Remembered<String, Arc<[i32]>>,
}

impl Catalogue {
    pub fn new() -> Self {
        Self { lists: Remembered::new(), details: Remembered::new(), values: Remembered::new() }
    }

    /// All variants, in `language` where texts exist. A variant that does not compile is left out and logged.
    pub fn list(&self, worker: &Worker, language: Language) -> Result<Arc<str>, ApiError> {
        self.lists.get(language, || {
            let mut games = Vec::new();
            for rules in variorum_library::ids().iter().filter_map(|id| rules_of(worker, id).ok()) {
                let localized =
                    variorum_library::localised(rules.definition(), language.tag()).map_err(ApiError::internal)?;
                games.push(summary(&rules, &localized));
            }
            json(&games)
        })
    }

    /// One variant, in `language` where texts exist.
    pub fn detail(&self, worker: &Worker, id: &str, language: Language) -> Result<Arc<str>, ApiError> {
        self.details.get((language, id.to_owned()), || {
            let rules = rules_of(worker, id)?;
            json(&detail(&rules, &self.values(id, &rules)?, language))
        })
    }

    /// What every piece type is worth in exchanges.
    pub fn exchange_values(&self, _: &Worker, id: &str, rules: &Arc<Rules>) -> Result<Vec<i32>, ApiError> {
        Ok(exchange_values(rules, &self.values(id, rules)?))
    }

    /// The value of every piece type, as the engine measures it.
    fn values(&self, id: &str, rules: &Arc<Rules>) -> Result<Arc<[i32]>, ApiError> {
        self.values.get(id.to_owned(), || Ok(prepared::values(rules).into()))
    }
}

/// The list entry of a variant; the texts of `definition` are in some language.
fn summary(rules: &Arc<Rules>, definition: &Definition) -> wire::GameSummary {
    let about = &definition.about;
    let start = Position::start(rules);
    let pieces = view::pieces(&start);
    let neutrals = pieces.iter().filter(|piece| piece.side == 'n').count();
    wire::GameSummary {
        id: definition.id.clone(),
        name: about.name.clone(),
        inventor: about.inventor.clone(),
        year: about.year.clone(),
        family: about.family.clone(),
        summary: about.summary.clone(),
        grid: match definition.board.grid {
            Grid::Squares => wire::Grid::Squares,
            Grid::Hexagons => wire::Grid::Hexagons,
        },
        letters: definition.board.letters().iter().collect(),
        holes: definition.board.holes(),
        files: definition.board.files,
        ranks: definition.board.ranks,
        levels: definition.board.levels.iter().collect(),
        piece_count: pieces.len() - neutrals,
        neutrals,
        sides: match definition.style.sides {
            SideNames::WhiteBlack => wire::SideNames::WhiteBlack,
            SideNames::RedBlack => wire::SideNames::RedBlack,
            SideNames::SenteGote => wire::SideNames::SenteGote,
        },
        style: style(definition),
        start: start.text(),
        pieces,
        signs: plain_signs(definition),
        words: words(rules.definition(), definition),
        hands: rules.has_hands(),
        length: about.length,
        level: about.level.map(Into::into),
        start_here: about.start_here,
        // A line each; their file is read only when a puzzle is wanted.
        puzzles: variorum_library::puzzles(&definition.id)
            .map_or(0, |text| text.lines().filter(|line| !line.trim().is_empty()).count()),
    }
}

fn style(definition: &Definition) -> wire::Style {
    let (board, style) = (&definition.board, &definition.style);
    let name = |cell| board.cell_name(cell);
    let lines = style.board == Ground::Lines;
    wire::Style {
        board: match style.board {
            Ground::Chequered => wire::Ground::Chequered,
            Ground::Plain => wire::Ground::Plain,
            Ground::Ring => wire::Ground::Ring,
            Ground::Lines => wire::Ground::Lines,
        },
        coordinates: match style.coordinates {
            CoordinateStyle::Letters => wire::Coordinates::Letters,
            CoordinateStyle::Japanese => wire::Coordinates::Japanese,
            CoordinateStyle::Chinese => wire::Coordinates::Chinese,
        },
        marks: style.marks.iter().map(|&cell| name(cell)).collect(),
        rivers: if lines { definition.rivers() } else { Vec::new() },
        river: style.river.clone(),
        diagonals: if lines { definition.palace_diagonals() } else { Vec::new() }
            .into_iter()
            .map(|(from, to)| [name(from), name(to)])
            .collect(),
        wraps: board.wraps,
        wraps_ranks: board.wraps_ranks,
    }
}

/// How the pieces are drawn on small boards.
fn plain_signs(definition: &Definition) -> BTreeMap<String, wire::PlainSign> {
    let plain = |sign: &Sign, bodies| wire::PlainSign {
        icon: sign.icon.clone(),
        mark: sign.mark.clone(),
        band: sign.band.clone(),
        characters: characters(sign, bodies),
    };
    let bodies = definition.style.bodies;
    let pieces = definition.pieces.iter().map(|piece| (piece.token.clone(), plain(&piece.sign, bodies)));
    let neutrals = definition.neutrals.iter().map(|neutral| (neutral.token.to_string(), plain(&neutral.sign, None)));
    pieces.chain(neutrals).collect()
}

/// The names of the pieces in the game's own language and in that of `localized`, each once.
fn words(own: &Definition, localized: &Definition) -> String {
    let names = [localized, own].into_iter().flat_map(|definition| {
        let neutrals = definition.neutrals.iter().map(|neutral| &neutral.name);
        definition.pieces.iter().map(|piece| &piece.name).chain(neutrals)
    });
    names.map(|name| name.to_lowercase()).collect::<BTreeSet<_>>().into_iter().collect::<Vec<_>>().join(" ")
}

fn detail(rules: &Arc<Rules>, values: &[i32], language: Language) -> wire::GameDetail {
    let explainer = Explainer::new(rules.definition(), language.tag());
    let own_board = Explainer::new(rules.definition(), language.tag()).with_customary_cells();
    let definition = explainer.definition();
    // The lines as the edges of the own board name places, and, if they differ, as chequered boards do.
    let explain = |index: usize| {
        let (own, other) = (own_board.piece(index), explainer.piece(index));
        let lettered = (other != own).then_some(other);
        (own, lettered)
    };
    let board = &definition.board;
    let cells = board.cells().map(|cell| {
        let at = board.coordinates(cell);
        let (file, level, rank) = (at.file, at.level, at.rank);
        wire::CellInfo { name: board.cell_name(cell), file, level, rank, ring: board.ring(cell) }
    });
    let kinds = definition.pieces.iter().enumerate().map(|(index, piece)| {
        let (explain, lettered) = explain(index);
        wire::Kind {
            id: piece.id.clone(),
            name: piece.name.clone(),
            token: piece.token.clone(),
            sign: piece_sign(rules, index),
            royal: piece.is_royal(),
            value: if piece.is_always_royal() { 0 } else { values.get(index).copied().unwrap_or(0) },
            explain,
            lettered,
        }
    });
    let neutral_kinds = definition.neutrals.iter().enumerate().map(|(index, neutral)| wire::NeutralKind {
        id: neutral.id.clone(),
        name: neutral.name.clone(),
        token: neutral.token.to_string(),
        sign: neutral_sign(rules, index),
        explain: explainer.neutral(index),
    });
    let rulings = definition.about.rulings.iter();
    // Start arrays are given in our own notation, whatever the file uses.
    let starts = definition.starts.iter().enumerate().filter_map(|(index, start)| {
        let position = Position::nth_start(rules, index)?.text();
        let id = rules.definition().starts.get(index)?.name.clone();
        let arrays = Arrays::of_start(rules, index).map_or(0, |arrays| arrays.count());
        Some(wire::StartPosition { name: start.name.clone(), position, id, arrays })
    });
    wire::GameDetail {
        summary: summary(rules, definition),
        rules: definition.about.rules.clone(),
        rulings: rulings.map(ruling).collect(),
        cells: cells.collect(),
        show_rings: variorum_picture::shows_rings(definition),
        regions: variorum_picture::regions(definition)
            .iter()
            .map(|cells| cells.iter().map(|&cell| board.cell_name(cell)).collect())
            .collect(),
        kinds: kinds.collect(),
        neutral_kinds: neutral_kinds.collect(),
        starts: starts.collect(),
        arrays: Arrays::of(rules).map_or(0, |arrays| arrays.count()),
        pool: rules.has_pool(),
        second: rules.duty().into(),
        setup: crate::analysis::setup_fields(rules),
    }
}

/// A ruling where the inventor's rules are silent.
pub(crate) fn ruling(ruling: &Ruling) -> wire::Ruling {
    wire::Ruling { rule: ruling.rule.clone(), text: ruling.text.clone() }
}

/// How a piece is drawn.
pub(crate) fn piece_sign(rules: &Rules, kind: PieceTypeId) -> wire::Sign {
    let piece = rules.definition().pieces.get(kind);
    let royal = piece.is_some_and(|piece| piece.is_royal());
    sign(
        piece.map(|piece| &piece.sign),
        rules.definition().style.bodies,
        diagram(rules, &rules.move_diagram(kind), royal),
    )
}

/// How a neutral piece is drawn; its diagram shows the steps that players can make with it.
pub(crate) fn neutral_sign(rules: &Rules, kind: NeutralId) -> wire::Sign {
    let neutral = rules.definition().neutrals.get(kind);
    sign(neutral.map(|neutral| &neutral.sign), None, diagram(rules, &rules.neutral_move_diagram(kind), false))
}

fn sign(sign: Option<&Sign>, bodies: Option<Bodies>, diagram: wire::MoveDiagram) -> wire::Sign {
    let sign = sign.cloned().unwrap_or_default();
    let characters = characters(&sign, bodies);
    let Sign { icon, mark, band, characters: _ } = sign;
    wire::Sign { icon, mark, band, characters, diagram }
}

/// The characters of a piece, where every piece of its game stands on something that bears them.
fn characters(sign: &Sign, bodies: Option<Bodies>) -> Option<wire::Characters> {
    let Sign { characters, .. } = sign;
    let on = match bodies.filter(|_| characters.full.iter().all(|text| !text.is_empty()))? {
        Bodies::Wedges => wire::Bodies::Wedges,
        Bodies::Discs => wire::Bodies::Discs,
        Bodies::Octagons => wire::Bodies::Octagons,
    };
    Some(wire::Characters { on, full: characters.full.clone(), short: characters.short.clone() })
}

fn diagram(rules: &Rules, marks: &[DiagramCell], royal: bool) -> wire::MoveDiagram {
    let definition = rules.definition();
    let frame = match definition.board.is_3d() {
        false => match definition.board.grid {
            Grid::Squares => wire::Frame::Flat,
            Grid::Hexagons => wire::Frame::Hexagons,
        },
        true if variorum_picture::shows_rings(definition) => wire::Frame::Ranks,
        true => wire::Frame::Levels,
    };
    wire::MoveDiagram { frame, marks: marks.iter().map(diagram_mark).collect(), royal }
}

fn diagram_mark(mark: &DiagramCell) -> wire::DiagramMark {
    let (travel, limit) = match mark.travel {
        Travel::Leap => (wire::Travel::Leap, None),
        Travel::Slide => (wire::Travel::Slide, None),
        Travel::Short(most) => (wire::Travel::Slide, Some(most)),
        Travel::Lame => (wire::Travel::Lame, None),
        Travel::Hop => (wire::Travel::Hop, None),
        Travel::Crooked => (wire::Travel::Crooked, None),
        Travel::ShortCrooked(most) => (wire::Travel::Crooked, Some(most)),
        Travel::Double => (wire::Travel::Double, None),
        Travel::Twice => (wire::Travel::Twice, None),
    };
    wire::DiagramMark {
        at: mark.at.into(),
        travel,
        limit,
        moves: mark.moves,
        captures: mark.captures,
        placed: mark.placed,
        elsewhere: mark.elsewhere,
        swaps: mark.swaps,
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::worker::blocking;

    /// Measuring takes long on large boards, so a second language must not measure again.
    #[tokio::test]
    async fn values_are_measured_once_for_all_languages() {
        let lists = blocking(|worker| {
            let (catalogue, rules) = (Catalogue::new(), rules_of(worker, "chess")?);
            let mut lists = Vec::new();
            for language in Language::all() {
                catalogue.detail(worker, "chess", language)?;
                lists.push(catalogue.values("chess", &rules)?);
            }
            Ok(lists)
        });
        let lists = lists.await.expect("chess");
        assert!(lists.len() > 1 && lists[0].iter().any(|&value| value > 0));
        assert!(lists.iter().all(|list| Arc::ptr_eq(list, &lists[0])), "every language has the same list");
    }
}
