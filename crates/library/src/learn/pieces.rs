//! All piece types of all games. Types that are the same in several games are merged.

use std::sync::Arc;

use variorum_gamedef::definition::{NeutralId, PieceTypeId};
use variorum_messages::Language;
use variorum_rules::Rules;
use variorum_rules::diagram::DiagramCell;

use crate::explain::Explainer;

/// A type of piece in a game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum PieceType {
    /// A type that belongs to a side.
    Owned(PieceTypeId),
    /// A type of neutral piece.
    Neutral(NeutralId),
}

/// A type of piece with the games that have it.
#[derive(Clone, Debug)]
pub struct PieceOverview {
    /// The rules of the first of its games.
    pub rules: Arc<Rules>,
    /// Its type in that game.
    pub piece: PieceType,
    /// Its name.
    pub name: String,
    /// Its moves, in sentences.
    pub moves: Vec<String>,
    /// The games that have it.
    pub games: Vec<InGame>,
}

/// A game that has a piece.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct InGame {
    /// The game's id.
    pub id: String,
    /// The game's name.
    pub name: String,
    /// The piece's token there.
    pub token: String,
}

/// A type of piece with what identifies it: its name in its game's file, its moves in English, and the marks of its diagram, which are empty for a
/// neutral piece.
struct Found {
    overview: PieceOverview,
    name: String,
    moves: Vec<String>,
    marks: Vec<DiagramCell>,
}

/// All types of piece of the games that can be compiled, sorted by their names in a language. Two are the same if their names, moves and diagrams are
/// equal.
#[must_use]
pub fn pieces(language: Language) -> Vec<PieceOverview> {
    let mut found: Vec<Found> = Vec::new();
    for rules in crate::ids().iter().filter_map(|id| crate::rules(id).ok()) {
        for one in of_game(&rules, language) {
            match found.iter_mut().find(|other| same(other, &one)) {
                Some(other) => {
                    // The first game with the piece may have no texts in this language, though a later one has.
                    if other.overview.name == other.name {
                        other.overview.name = one.overview.name;
                    }
                    other.overview.games.extend(one.overview.games);
                }
                None => found.push(one),
            }
        }
    }
    let mut pieces: Vec<PieceOverview> = found.into_iter().map(|found| found.overview).collect();
    pieces.sort_by(|a, b| a.name.cmp(&b.name));
    pieces
}

fn of_game(rules: &Arc<Rules>, language: Language) -> Vec<Found> {
    let definition = rules.definition();
    let (own, translated) = (Explainer::new(definition, ""), Explainer::new(definition, language.tag()));
    let words = translated.definition();
    let overview = |piece, name: &str, moves, token| PieceOverview {
        rules: Arc::clone(rules),
        piece,
        name: name.to_owned(),
        moves,
        games: vec![InGame { id: definition.id.clone(), name: words.about.name.clone(), token }],
    };
    let pieces = definition.pieces.iter().zip(&words.pieces).enumerate().map(|(kind, (piece, words))| Found {
        overview: overview(PieceType::Owned(kind), &words.name, translated.moves(kind), piece.token.clone()),
        name: piece.name.clone(),
        moves: own.moves(kind),
        marks: rules.move_diagram(kind),
    });
    let neutrals = definition.neutrals.iter().zip(&words.neutrals).enumerate().map(|(kind, (neutral, words))| Found {
        overview: overview(PieceType::Neutral(kind), &words.name, translated.neutral(kind), neutral.token.to_string()),
        name: neutral.name.clone(),
        moves: own.neutral(kind),
        marks: Vec::new(),
    });
    pieces.chain(neutrals).collect()
}

fn same(one: &Found, other: &Found) -> bool {
    let neutral = |found: &Found| matches!(found.overview.piece, PieceType::Neutral(_));
    neutral(one) == neutral(other) && one.name == other.name && one.moves == other.moves && one.marks == other.marks
}
