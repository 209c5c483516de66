//! Which options and letters the types of piece of a game have in a file of variants.

use std::collections::BTreeSet;

use variorum_betza::{Moves, read};
use variorum_gamedef::definition::{Definition, PieceType, PieceTypeId, Promotion, PromotionForm, Royalty, ZoneId};
use variorum_importing::known_pieces;
use variorum_rules::Side;

use crate::gap::Gap;
use crate::owners::Owners;
use crate::plain::Plain;

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
    /// The moves of each type of the game, those of Black's own types as that player sees them.
    pub(crate) plains: Vec<Plain>,
    pub(crate) gaps: Vec<Gap>,
}

/// The promotion by which a type comes about, if it is a type of its own for that reason alone: what it was, and whether by choice.
fn origin(definition: &Definition, id: PieceTypeId) -> Option<(PieceTypeId, bool)> {
    let piece = &definition.pieces[id];
    let leads = |promotion: &&Promotion| promotion.into.iter().any(|choice| choice.piece == id);
    let marked = piece.token.starts_with('+');
    // Or it turns back to what it was when it is captured.
    let back = |promotion: &&Promotion| {
        marked || piece.returns.is_some_and(|back| back != id && promotion.pieces.contains(&back))
    };
    let leads = definition.promotions.iter().filter(leads).find(back)?;
    let was = piece.returns.filter(|back| leads.pieces.contains(back)).or(leads.pieces.first().copied())?;
    Some((was, leads.form == PromotionForm::Chosen))
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
    pub(crate) fn new(definition: &Definition, owners: &Owners) -> Self {
        let plains: Vec<Plain> = definition.pieces.iter().map(|piece| Plain::new(definition, piece)).collect();
        let mut maker = Maker { definition, owners, found: Self { plains, ..Self::default() }, made: Vec::new() };
        maker.made = vec![None; definition.pieces.len()];
        maker.turn_blacks();
        maker.make();
        maker.found
    }

    fn gap(&mut self, gap: Gap) {
        if !self.gaps.contains(&gap) {
            self.gaps.push(gap);
        }
    }

    fn is_free(&self, option: &str) -> bool {
        self.kinds.iter().all(|kind| kind.option != option)
    }

    /// Do any types go along diagonal lines?
    pub(crate) fn lines(&self) -> Option<ZoneId> {
        self.plains.iter().find_map(|plain| plain.lines)
    }
}

/// Kinds on their way.
struct Maker<'m> {
    definition: &'m Definition,
    owners: &'m Owners,
    found: Kinds,
    /// The kind of each type, as far as it has one.
    made: Vec<Option<usize>>,
}

impl Maker<'_> {
    /// Sees the moves of Black's own types as that player does, and leaves those that differ for White and Black.
    fn turn_blacks(&mut self) {
        for id in 0..self.definition.pieces.len() {
            let plain = &self.found.plains[id];
            let mirrored = plain.mirrored();
            let of = |plain: &Plain| plain.text(self.definition).and_then(|text| meaning(&text));
            if of(plain) == of(&mirrored) || self.owners.only(id) == Some(Side::White) {
                continue;
            }
            if self.owners.only(id) == Some(Side::Black) {
                self.found.plains[id] = mirrored;
            } else {
                let motions = std::mem::take(&mut self.found.plains[id].motions);
                self.found.plains[id].unsaid.extend(motions.into_iter().map(|motion| motion.text));
            }
        }
    }

    fn make(&mut self) {
        let definition = self.definition;
        let plain = |id: &PieceTypeId| origin(definition, *id).is_none();
        let ids: Vec<PieceTypeId> = (0..definition.pieces.len()).collect();
        // Types with a letter of their own have the first claim to it.
        let (lettered, others): (Vec<PieceTypeId>, Vec<PieceTypeId>) =
            ids.iter().copied().filter(plain).partition(|&id| own_letter(&definition.pieces[id]).is_some());
        for id in lettered.into_iter().chain(others) {
            self.made[id] = self.twin(id).or_else(|| self.add(id));
        }
        for id in ids.iter().copied().filter(|id| !plain(id)) {
            self.made[id] = self.like(id).or_else(|| self.twin(id)).or_else(|| self.add(id));
        }
        for &id in &ids {
            let was = origin(definition, id).and_then(|(was, chosen)| Some(Was { kind: self.made[was]?, chosen }));
            self.found.forms.push(Form { kind: self.made[id].unwrap_or(0), was });
        }
    }

    /// Do two types move alike, each as its player sees it, and count alike?
    fn alike(&self, one: PieceTypeId, other: PieceTypeId) -> bool {
        let definition = self.definition;
        let [piece, like] = [one, other].map(|id| &definition.pieces[id]);
        let [plain, plainly] = [one, other].map(|id| &self.found.plains[id]);
        let moves = |plain: &Plain| plain.text(definition).and_then(|text| meaning(&text));
        piece.royal == like.royal
            && (plain.sparing, plain.soldier, plain.lines) == (plainly.sparing, plainly.soldier, plainly.lines)
            && moves(plain).is_some_and(|meant| Some(meant) == moves(plainly))
    }

    /// The kind of the other side's type that differs from this one only in rules that the format has for each side.
    fn twin(&self, id: PieceTypeId) -> Option<usize> {
        let side = self.owners.only(id)?;
        let points = |id: PieceTypeId| self.definition.endings.points.iter().find(|(of, _)| *of == id).map(|of| of.1);
        let marked = |id: PieceTypeId| origin(self.definition, id).is_some();
        let twins = (0..self.made.len()).filter(|&other| {
            self.owners.only(other) == Some(side.other())
                && marked(other) == marked(id)
                && points(other) == points(id)
                && self.alike(id, other)
        });
        let kinds = twins.filter_map(|other| self.made[other]);
        let taken = |kind: &usize| {
            (0..self.made.len()).any(|other| self.made[other] == Some(*kind) && self.owners.has(side, other))
        };
        kinds.into_iter().find(|kind| !taken(kind))
    }

    /// The kind of a type that differs from this promoted one only in what it was.
    fn like(&self, id: PieceTypeId) -> Option<usize> {
        let piece = &self.definition.pieces[id];
        // What it becomes, other than what it was.
        let into = |id: PieceTypeId| -> Vec<PieceTypeId> {
            let was = origin(self.definition, id).map(|(was, _)| was);
            let own = self.definition.promotions.iter().filter(|promotion| promotion.pieces.contains(&id));
            own.flat_map(|promotion| &promotion.into).map(|choice| choice.piece).filter(|to| Some(*to) != was).collect()
        };
        let same = |other: &PieceTypeId| {
            let like = &self.definition.pieces[*other];
            (like.confined, like.barred, like.side) == (piece.confined, piece.barred, piece.side)
                && (into(*other).is_empty() || into(*other) == into(id))
                && self.alike(id, *other)
        };
        let all = || (0..self.made.len()).filter(|&other| other != id);
        let plain = all().filter(|&other| origin(self.definition, other).is_none());
        let promoted = all().filter(|&other| origin(self.definition, other).is_some());
        plain.chain(promoted).filter(same).find_map(|other| self.made[other])
    }

    fn add(&mut self, id: PieceTypeId) -> Option<usize> {
        let free = |letter: &char| self.found.kinds.iter().all(|kind| kind.letter != *letter);
        let own = own_letter(&self.definition.pieces[id]).filter(free);
        let Some(letter) = own.or_else(|| ('a'..='z').find(free)) else {
            self.found.gap(Gap::TooManyPieces);
            return None;
        };
        let (option, betza) = self.option(id)?;
        self.found.kinds.push(Kind { option, letter, betza });
        Some(self.found.kinds.len() - 1)
    }

    fn unsaid(&mut self, id: PieceTypeId, phrases: impl IntoIterator<Item = String>) {
        let piece = &self.definition.pieces[id].id;
        phrases.into_iter().for_each(|phrase| self.found.gap(Gap::Moves { piece: piece.clone(), phrase }));
    }

    /// The option of a type, and its moves if the option does not say them.
    fn option(&mut self, id: PieceTypeId) -> Option<(String, Option<String>)> {
        let definition = self.definition;
        let (piece, plain) = (&definition.pieces[id], self.found.plains[id].clone());
        self.unsaid(id, plain.unsaid.clone());
        let text = plain.text(definition).unwrap_or_default();
        let perishes = definition.capture.explodes()
            && piece.is_royal()
            && definition.capture.blast.as_ref().is_some_and(|blast| blast.takes_captor(id));
        // A piece that must not be lost cannot capture where captures explode, and the other program knows that.
        let text = if perishes && text.starts_with('m') { text.trim_start_matches('m').to_owned() } else { text };
        if let Some(option) = self.known(id, &plain, &text, perishes) {
            let moves = (option == "king" && text != "K").then_some(text);
            return Some((option.to_owned(), moves));
        }
        // What the options of these types say, no other one can.
        if plain.sparing || plain.lines.is_some() || plain.soldier.is_some_and(|rank| rank > 1) {
            self.unsaid(id, piece.motions.iter().map(|motion| motion.text.clone()));
        }
        let Some(number) = (1..=CUSTOM).find(|number| self.found.is_free(&format!("customPiece{number}"))) else {
            self.found.gap(Gap::TooManyPieces);
            return None;
        };
        Some((format!("customPiece{number}"), Some(text)))
    }

    /// The option that says these moves.
    fn known(&mut self, id: PieceTypeId, plain: &Plain, text: &str, perishes: bool) -> Option<&'static str> {
        let definition = self.definition;
        let piece = &definition.pieces[id];
        let most = [Side::White, Side::Black].map(|side| self.owners.most(definition, side, &[id]));
        let lined = self.found.lines().is_none() || plain.lines.is_some();
        let alone = most.iter().all(|most| *most <= 1);
        if piece.royal == Some(Royalty::Always) && !perishes && alone && self.found.is_free("king") {
            return (lined || text != "W").then_some("king");
        }
        if let Some(rank) = plain.soldier.filter(|_| lined && self.found.is_free("soldier")) {
            self.found.soldier_rank = Some(rank);
            return Some("soldier");
        }
        if plain.soldier.is_some_and(|rank| rank > 1) {
            return None;
        }
        let moves = meaning(text);
        let special = |option: &str| match option {
            "pawn" | "soldier" | "shogiPawn" | "king" => true,
            "immobile" => !piece.motions.is_empty(),
            "janggiCannon" => !plain.sparing || !lined,
            "wazir" | "rook" => plain.sparing || !lined,
            _ => plain.sparing || plain.lines.is_some(),
        };
        let fits = |&(option, betza): &(&'static str, &'static str)| {
            !special(option) && self.found.is_free(option) && meaning(betza) == moves
        };
        if let Some((option, _)) = known_pieces().find(fits) {
            return Some(option);
        }
        let no_mate = |piece: &PieceType| piece.drop.no_mate;
        let shogi = no_mate(piece) || !definition.pieces.iter().any(no_mate);
        if text == "fW" && shogi && self.found.is_free("shogiPawn") {
            return Some("shogiPawn");
        }
        // The option of pawns says their double step too, unless no piece makes any.
        let any_first = self.found.plains.iter().any(Plain::has_first);
        let pawn = if any_first { "mfWcefFimfnD" } else { "mfWcefF" };
        // There, pawns survive explosions beside them.
        let blast = definition.capture.blast.as_ref().filter(|_| definition.capture.explodes());
        let spared = blast.is_none_or(|blast| blast.spares.contains(&id) && !blast.survivors.contains(&id));
        (piece.pawn && spared && self.found.is_free("pawn") && moves == meaning(pawn)).then_some("pawn")
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
