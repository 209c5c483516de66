//! Which options and letters the types of piece of a game have in a file of variants.

use std::collections::BTreeSet;

use variorum_betza::{Moves, read};
use variorum_gamedef::definition::{
    Definition, Mode, Motion, MotionKind, PieceType, PieceTypeId, PromotionForm, Royalty,
};
use variorum_importing::known_pieces;

use crate::betza::simple_phrase;
use crate::gap::Gap;

/// A type of piece of the file.
#[derive(Clone, Debug)]
pub(crate) struct Kind {
    pub(crate) option: String,
    pub(crate) letter: char,
    /// Its moves, where the option does not say them.
    pub(crate) betza: Option<String>,
}

/// What a type of our game is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Form {
    /// An index of the kinds.
    pub(crate) kind: usize,
    /// What it was before its promotion, if that counts.
    pub(crate) was: Option<Was>,
}

/// What a promoted piece was.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Was {
    /// An index of the kinds.
    pub(crate) kind: usize,
    /// Whether it could have become something else.
    pub(crate) chosen: bool,
}

/// The kinds of a file, and the form of each type of the game.
#[derive(Clone, Debug, Default)]
pub(crate) struct Kinds {
    pub(crate) kinds: Vec<Kind>,
    pub(crate) forms: Vec<Form>,
    /// The rank from which soldiers go sideways, counted from 1.
    pub(crate) soldier_rank: Option<u8>,
    pub(crate) gaps: Vec<Gap>,
}

/// The promotion by which a type comes about, if it is a type of its own for that reason alone: what it was, and whether by choice.
fn origin(definition: &Definition, id: PieceTypeId) -> Option<(PieceTypeId, bool)> {
    if !definition.pieces[id].token.starts_with('+') {
        return None;
    }
    let leads =
        definition.promotions.iter().find(|promotion| promotion.into.iter().any(|choice| choice.piece == id))?;
    Some((*leads.pieces.first()?, leads.form == PromotionForm::Chosen))
}

/// Is this the double step of a pawn that cannot be captured in passing? Of such the format says where they begin, and nothing in the moves.
pub(crate) fn is_safe_double(piece: &PieceType, motion: &Motion) -> bool {
    let alike = |double: &Motion| {
        let like = Motion { kind: double.kind, from: double.from, text: double.text.clone(), ..motion.clone() };
        matches!(double.kind, MotionKind::Double { free: false }) && like == *double
    };
    let exactly_two = matches!(motion.kind, MotionKind::Ride { min: 2, max: Some(2) });
    exactly_two && motion.from.is_some_and(|zone| zone.inside) && piece.motions.iter().any(alike)
}

/// The moves of a piece as the notation has them; `None` where it cannot say them.
fn written(definition: &Definition, piece: &PieceType) -> Option<String> {
    let said = piece.motions.iter().filter(|motion| !is_safe_double(piece, motion));
    said.map(|motion| simple_phrase(definition, motion)).collect()
}

/// What moves mean, however they are written.
fn meaning(text: &str) -> Option<BTreeSet<String>> {
    let parts = |moves: Moves| {
        let Moves { shape: _, steps, way, mode, first, en_passant: _, sparing, locust, paths, staying, then } = moves;
        let how = format!("{way:?} {mode:?} {first} {sparing} {locust} {paths:?} {staying} {then:?}");
        steps.into_iter().map(move |step| format!("{step:?} {how}"))
    };
    Some(read(text).ok()?.into_iter().flat_map(parts).collect())
}

impl Kinds {
    pub(crate) fn new(definition: &Definition) -> Self {
        let mut found = Self::default();
        let mut made: Vec<Option<usize>> = vec![None; definition.pieces.len()];
        let plain = |id: &PieceTypeId| origin(definition, *id).is_none();
        let ids: Vec<PieceTypeId> = (0..definition.pieces.len()).collect();
        // Types with a letter of their own have the first claim to it.
        let (lettered, others): (Vec<PieceTypeId>, Vec<PieceTypeId>) =
            ids.iter().copied().filter(plain).partition(|&id| own_letter(&definition.pieces[id]).is_some());
        for id in lettered.into_iter().chain(others) {
            made[id] = found.add(definition, id);
        }
        for id in ids.iter().copied().filter(|id| !plain(id)) {
            made[id] = found.like(definition, id, &made).or_else(|| found.add(definition, id));
        }
        for &id in &ids {
            let was = origin(definition, id).and_then(|(was, chosen)| Some(Was { kind: made[was]?, chosen }));
            found.forms.push(Form { kind: made[id].unwrap_or(0), was });
        }
        found
    }

    /// The kind of a type that differs from this promoted one only in what it was.
    fn like(&self, definition: &Definition, id: PieceTypeId, made: &[Option<usize>]) -> Option<usize> {
        let piece = &definition.pieces[id];
        let moves = meaning(&written(definition, piece)?)?;
        let same = |other: &PieceType| {
            !other.is_royal()
                && (other.confined, other.barred, other.side) == (piece.confined, piece.barred, piece.side)
                && written(definition, other).and_then(|text| meaning(&text)).as_ref() == Some(&moves)
        };
        let plain = definition.pieces.iter().enumerate().filter(|(other, _)| origin(definition, *other).is_none());
        plain.filter(|(_, other)| same(other)).find_map(|(other, _)| made[other])
    }

    fn add(&mut self, definition: &Definition, id: PieceTypeId) -> Option<usize> {
        let piece = &definition.pieces[id];
        let free = |letter: &char| self.kinds.iter().all(|kind| kind.letter != *letter);
        let Some(letter) = own_letter(piece).filter(free).or_else(|| ('a'..='z').find(free)) else {
            self.gap(Gap::TooManyPieces);
            return None;
        };
        let (option, betza) = self.option(definition, piece)?;
        self.kinds.push(Kind { option, letter, betza });
        Some(self.kinds.len() - 1)
    }

    fn gap(&mut self, gap: Gap) {
        if !self.gaps.contains(&gap) {
            self.gaps.push(gap);
        }
    }

    fn is_free(&self, option: &str) -> bool {
        self.kinds.iter().all(|kind| kind.option != option)
    }

    /// The option of a type, and its moves if the option does not say them.
    fn option(&mut self, definition: &Definition, piece: &PieceType) -> Option<(String, Option<String>)> {
        let soldier = soldier(definition, piece);
        if let Some(rank) = soldier.filter(|_| self.is_free("soldier")) {
            self.soldier_rank = Some(rank);
            return Some(("soldier".to_owned(), None));
        }
        for motion in &piece.motions {
            if !is_safe_double(piece, motion) && simple_phrase(definition, motion).is_none() {
                self.gap(Gap::Moves { piece: piece.id.clone(), phrase: motion.text.clone() });
            }
        }
        let text = written(definition, piece).unwrap_or_default();
        let blasts = definition.capture.explodes() && piece.is_royal();
        // A piece that must not be lost cannot capture where captures explode, and the other program knows that.
        let text = if blasts && text.starts_with('m') { text.trim_start_matches('m').to_owned() } else { text };
        if piece.royal == Some(Royalty::Always) && !blasts {
            return Some(("king".to_owned(), Some(text).filter(|text| text != "K")));
        }
        let moves = meaning(&text);
        let pawn_like = ["pawn", "soldier", "shogiPawn", "king"];
        let known = known_pieces().find(|(option, betza)| {
            let special = pawn_like.contains(option)
                || *option == "janggiCannon"
                || *option == "immobile" && !piece.motions.is_empty();
            !special && self.is_free(option) && meaning(betza) == moves
        });
        if let Some((option, _)) = known {
            return Some((option.to_owned(), None));
        }
        if piece.drop.no_mate && text == "fW" && self.is_free("shogiPawn") {
            return Some(("shogiPawn".to_owned(), None));
        }
        // The moves of pawns without their double step.
        let single = |text: &str| text.replace("imfnD", "");
        if piece.pawn && self.is_free("pawn") && meaning(&single(&text)) == meaning("mfWcefF") {
            return Some(("pawn".to_owned(), None));
        }
        let Some(number) = (1..=CUSTOM).find(|number| self.is_free(&format!("customPiece{number}"))) else {
            self.gap(Gap::TooManyPieces);
            return None;
        };
        Some((format!("customPiece{number}"), Some(text)))
    }
}

/// The number of types without a name.
const CUSTOM: u8 = 25;

/// The letter of a type whose token is a single one.
fn own_letter(piece: &PieceType) -> Option<char> {
    let mut letters = piece.token.chars();
    let letter = letters.next().filter(char::is_ascii_alphabetic)?.to_ascii_lowercase();
    letters.next().is_none().then_some(letter)
}

/// The rank from which a soldier of xiangqi goes sideways too, if this is one.
fn soldier(definition: &Definition, piece: &PieceType) -> Option<u8> {
    let [ahead, aside] = piece.motions.as_slice() else { return None };
    let zone = aside.from.filter(|zone| zone.inside)?.zone;
    let everywhere = |motion: &variorum_gamedef::definition::Motion| {
        let mut motion = motion.clone();
        motion.from = None;
        simple_phrase(definition, &motion)
    };
    let steps = [ahead, aside]
        .iter()
        .all(|motion| motion.mode == Mode::Both && matches!(motion.kind, MotionKind::Ride { min: 1, max: Some(1) }));
    let shaped = everywhere(ahead)? == "fW" && ahead.from.is_none() && everywhere(aside)? == "sW";
    let board = &definition.board;
    let cells = &definition.zones[zone].cells;
    let first = board.coordinates(*cells.first()?).rank;
    let whole: Vec<_> = board.cells().filter(|&cell| board.coordinates(cell).rank >= first).collect();
    (steps && shaped && whole == *cells).then_some(first + 1)
}
