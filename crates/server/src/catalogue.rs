//! The games that can be played, as the site lists and explains them. Made once and kept until the games change.

use std::sync::Arc;

use variorum_gamedef::definition::{Definition, Sign};
use variorum_library::explain::Explainer;
use variorum_messages::Language;
use variorum_rules::{Position, Rules};

use crate::dto::{self, Duty};
use crate::error::ApiError;
use crate::game_rules::rules_of;
use crate::learn::glyph;
use crate::remembered::{Remembered, json};
use crate::view;
use crate::worker::Worker;

/// The answers about games, as JSON text.
pub(crate) struct Catalogue {
    /// By language.
    lists: Remembered<Language, Arc<str>>,
    /// By language and game.
    details: Remembered<(Language, String), Arc<str>>,
}

impl Catalogue {
    pub fn new() -> Self {
        Self { lists: Remembered::new(), details: Remembered::new() }
    }

    /// All games, told in `language` as far as there are texts. A game that cannot be compiled is
    /// left out, and the log says why.
    pub fn list(&self, worker: &Worker, language: Language) -> Result<Arc<str>, ApiError> {
        self.lists.get(language, || {
            let mut games = Vec::new();
            for rules in variorum_library::ids().iter().filter_map(|id| rules_of(worker, id).ok()) {
                let told =
                    variorum_library::localised(rules.definition(), language.tag()).map_err(ApiError::internal)?;
                games.push(summary(&rules, &told));
            }
            json(&games)
        })
    }

    /// One game, told in `language` as far as there are texts.
    pub fn detail(&self, worker: &Worker, id: &str, language: Language) -> Result<Arc<str>, ApiError> {
        self.details.get((language, id.to_owned()), || json(&detail(&rules_of(worker, id)?, language)))
    }
}

/// What a list says of a game whose definition is told in some language.
fn summary(rules: &Arc<Rules>, definition: &Definition) -> dto::GameSummary {
    let about = &definition.about;
    let start = Position::start(rules);
    let pieces = view::pieces(&start);
    let neutrals = pieces.iter().filter(|piece| piece.side == 'n').count();
    dto::GameSummary {
        id: definition.id.clone(),
        name: about.name.clone(),
        inventor: about.inventor.clone(),
        year: about.year.clone(),
        family: about.family.clone(),
        summary: about.summary.clone(),
        files: definition.board.files,
        ranks: definition.board.ranks,
        levels: definition.board.levels.iter().collect(),
        piece_count: pieces.len() - neutrals,
        neutrals,
        start: start.text(),
        pieces,
    }
}

fn detail(rules: &Arc<Rules>, language: Language) -> dto::GameDetail {
    let explainer = Explainer::new(rules.definition(), language.tag());
    let definition = explainer.definition();
    let board = &definition.board;
    let cells = board.cells().map(|cell| {
        let at = board.coordinates(cell);
        let (file, level, rank) = (at.file, at.level, at.rank);
        dto::CellInfo { name: board.cell_name(cell), file, level, rank, ring: board.ring(cell) }
    });
    let kinds = definition.pieces.iter().enumerate().map(|(index, piece)| dto::Kind {
        id: piece.id.clone(),
        name: piece.name.clone(),
        token: piece.token.clone(),
        sign: sign(&piece.sign, glyph::of_piece(rules, index)),
        royal: piece.royal,
        explain: explainer.piece(index),
    });
    let neutral_kinds = definition.neutrals.iter().enumerate().map(|(index, neutral)| dto::NeutralKind {
        id: neutral.id.clone(),
        name: neutral.name.clone(),
        token: neutral.token.to_string(),
        sign: sign(&neutral.sign, glyph::of_neutral(rules, index)),
        explain: explainer.neutral(index),
    });
    let rulings = definition.about.rulings.iter();
    // Arrays are given as our own text, whatever notation the file uses.
    let starts = definition.starts.iter().enumerate().filter_map(|(index, start)| {
        let position = Position::nth_start(rules, index)?.text();
        Some(dto::StartPosition { name: start.name.clone(), position })
    });
    dto::GameDetail {
        summary: summary(rules, definition),
        rules: definition.about.rules.clone(),
        rulings: rulings.map(|ruling| dto::Ruling { rule: ruling.rule.clone(), text: ruling.text.clone() }).collect(),
        cells: cells.collect(),
        show_rings: variorum_picture::shows_rings(definition),
        regions: variorum_picture::regions(definition)
            .iter()
            .map(|cells| cells.iter().map(|&cell| board.cell_name(cell)).collect())
            .collect(),
        kinds: kinds.collect(),
        neutral_kinds: neutral_kinds.collect(),
        starts: starts.collect(),
        hands: rules.has_hands(),
        pool: rules.has_pool(),
        second: match &definition.second {
            Some(second) if second.compulsory => Duty::Compulsory,
            Some(_) => Duty::Optional,
            None if rules.has_second_part() => Duty::Optional,
            None => Duty::None,
        },
        setup: crate::analysis::setup_fields(rules),
    }
}

/// How a piece is drawn.
pub(crate) fn sign(sign: &Sign, glyph: dto::Glyph) -> dto::Sign {
    dto::Sign { icon: sign.icon.clone(), mark: sign.mark.clone(), band: sign.band.clone(), glyph }
}
