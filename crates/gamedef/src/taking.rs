//! What a phrase takes besides (`taking …`), which pieces it can capture (`capturing enemy …`), and over which it hops (`over own …`).

use std::ops::Range;

use crate::Advice;
use crate::board::Board;
use crate::definition::{Directions, PieceTypeId, PiecesBySide, Taking, TakingPlace};
use crate::grid::Grid;
use crate::names::Context;
use crate::phrase::read_single_steps;
use crate::problem::TakingProblem;
use crate::text::{Text, Unread, Word, end_of};
use crate::vocabulary::WordKind;
use crate::vocabulary::words::TakingWord;
use crate::vocabulary::{Words as _, words_of};

/// Reads the words after `capturing`; `None` if they have errors.
pub(crate) fn prey(cx: &mut Context<'_>, text: &Text, rest: &[Word<'_>]) -> Option<Vec<PieceTypeId>> {
    let mut reader = Reader { cx, text, unread: Unread::new(rest, end_of(rest)) };
    let pieces = reader.pieces(TakingWord::Enemy)?;
    reader.finished().then_some(pieces)
}

/// Reads the words after `taking`; `None` if they have errors.
pub(crate) fn taking(cx: &mut Context<'_>, text: &Text, rest: &[Word<'_>], end: Range<usize>) -> Option<Taking> {
    let mut reader = Reader { cx, text, unread: Unread::new(rest, end) };
    let pieces = reader.pieces(TakingWord::Enemy)?;
    let place = reader.place()?;
    reader.finished().then_some(Taking { pieces, place })
}

/// Reads the words after `over`; `None` if they have errors.
pub(crate) fn hurdles(cx: &mut Context<'_>, text: &Text, rest: &[Word<'_>], end: Range<usize>) -> Option<PiecesBySide> {
    let mut reader = Reader { cx, text, unread: Unread::new(rest, end) };
    let found = reader.hurdles()?;
    reader.finished().then_some(found)
}

/// Reads the words after `swapping`; `None` if they have errors.
pub(crate) fn swapped(cx: &mut Context<'_>, text: &Text, rest: &[Word<'_>], end: Range<usize>) -> Option<PiecesBySide> {
    let mut reader = Reader { cx, text, unread: Unread::new(rest, end) };
    let first = reader.unread.first();
    let owners = [TakingWord::Own, TakingWord::Enemy, TakingWord::Any];
    let Some(owner) = owners.into_iter().find(|&owner| reader.follows(owner)) else {
        return reader.error(first, TakingProblem::SwappedMissing, Advice::SwapsWith);
    };
    let (own, enemy) = (owner != TakingWord::Enemy, owner != TakingWord::Own);
    let pieces = reader.kinds()?;
    reader.finished().then_some(PiecesBySide { pieces, own, enemy, neutral: false })
}

struct Reader<'c, 't, 'w> {
    cx: &'c mut Context<'t>,
    text: &'w Text,
    unread: Unread<'w>,
}

impl<'w> Reader<'_, '_, 'w> {
    fn error<T>(&mut self, word: Option<&Word<'_>>, problem: TakingProblem, advice: Advice) -> Option<T> {
        let span = word.map_or(self.unread.end(), |word| word.span.clone());
        self.cx.input.error(self.text.place(&span), problem, advice);
        None
    }

    /// Takes the next word if it is this one.
    fn follows(&mut self, word: TakingWord) -> bool {
        self.unread.follows(word.word())
    }

    /// Whether nothing is left; reports what is.
    fn finished(&mut self) -> bool {
        let Some(extra) = self.unread.first() else { return true };
        let problem = TakingProblem::TooMuch { word: extra.text.into() };
        self.error::<()>(Some(extra), problem, Advice::CommaBetweenConditions);
        false
    }

    /// Pieces over which a hop goes, with their owners.
    fn hurdles(&mut self) -> Option<PiecesBySide> {
        let first = self.unread.first();
        let owners = [TakingWord::Own, TakingWord::Enemy, TakingWord::Any, TakingWord::Neutral];
        let Some(owner) = owners.into_iter().find(|&owner| self.follows(owner)) else {
            return self.error(first, TakingProblem::HurdlesMissing, Advice::HopsOver);
        };
        if owner == TakingWord::Neutral {
            if !self.follows(TakingWord::Piece) {
                return self.error(self.unread.first(), TakingProblem::NeutralKind, example(TakingWord::Neutral));
            }
            return Some(PiecesBySide { pieces: Vec::new(), own: false, enemy: false, neutral: true });
        }
        let any = owner == TakingWord::Any;
        let neutral = any && self.unread.first().is_some_and(|word| word.text == TakingWord::Piece.word());
        let (own, enemy) = (any || owner == TakingWord::Own, any || owner == TakingWord::Enemy);
        Some(PiecesBySide { pieces: self.kinds()?, own, enemy, neutral })
    }

    /// Pieces of this owner.
    fn pieces(&mut self, owner: TakingWord) -> Option<Vec<PieceTypeId>> {
        if !self.follows(owner) {
            let next = self.unread.first();
            let others = [TakingWord::Own, TakingWord::Any, TakingWord::Neutral];
            if let Some(word) = next.filter(|word| others.iter().any(|other| other.word() == word.text))
                && owner == TakingWord::Enemy
            {
                let problem = TakingProblem::NotEnemies { found: word.text.into() };
                return self.error(next, problem, Advice::EnemyInstead);
            }
            return self.error(next, TakingProblem::OwnerMissing { owner: owner.word() }, example(owner));
        }
        self.kinds()
    }

    /// Types joined by `or`, without those after `but`, sorted.
    fn kinds(&mut self) -> Option<Vec<PieceTypeId>> {
        let mut found = self.types()?;
        if self.follows(TakingWord::But) {
            let others = self.types()?;
            found.retain(|piece| !others.contains(piece));
            if found.is_empty() {
                return self.error(None, TakingProblem::NothingLeft, Advice::AnyOfThem);
            }
        }
        found.sort_unstable();
        found.dedup();
        Some(found)
    }

    fn types(&mut self) -> Option<Vec<PieceTypeId>> {
        let mut found = Vec::new();
        loop {
            let Some(word) = self.unread.take() else {
                return self.error(None, TakingProblem::PieceMissing, Advice::AnyOfThem);
            };
            if word.text == TakingWord::Piece.word() {
                found.extend(0..self.cx.pieces.len());
            } else {
                found.push(self.cx.piece_named(word.text, self.text.place(&word.span))?);
            }
            if !self.follows(TakingWord::Or) {
                return Some(found);
            }
        }
    }

    fn place(&mut self) -> Option<TakingPlace> {
        let places = || {
            let ways = [
                TakingWord::Behind,
                TakingWord::Ahead,
                TakingWord::Passed,
                TakingWord::Between,
                TakingWord::CorneredBy,
            ];
            Advice::TakingPlaces { words: ways.iter().map(|word| word.word()).collect() }
        };
        let first = self.unread.first();
        let Some((word, taken)) = TakingWord::at_front(self.unread.words()) else {
            let advice = first
                .and_then(|word| Advice::did_you_mean(word.text, words_of(&[WordKind::Taking])))
                .unwrap_or_else(places);
            return self.error(first, TakingProblem::PlaceMissing, advice);
        };
        self.unread.take_many(taken);
        Some(match word {
            TakingWord::Behind => TakingPlace::Behind,
            TakingWord::Ahead => TakingPlace::Ahead,
            TakingWord::Passed => TakingPlace::Passed,
            TakingWord::Between => {
                let own = self.pieces(TakingWord::Own)?;
                TakingPlace::Between { own, along: self.along()? }
            }
            TakingWord::CorneredBy => {
                if self.cx.board.as_ref().is_some_and(|board| board.is_3d() || board.grid != Grid::Squares) {
                    return self.error(first, TakingProblem::CorneredElsewhere, Advice::NotYet);
                }
                TakingPlace::Cornered { own: self.pieces(TakingWord::Own)? }
            }
            TakingWord::Enemy
            | TakingWord::Own
            | TakingWord::Any
            | TakingWord::Neutral
            | TakingWord::Piece
            | TakingWord::Or
            | TakingWord::But
            | TakingWord::Along => {
                return self.error(first, TakingProblem::PlaceMissing, places());
            }
        })
    }

    /// The directions after `along`, or all; `None` if they have errors.
    fn along(&mut self) -> Option<Vec<Directions>> {
        if !self.follows(TakingWord::Along) {
            let in_space = self.cx.board.as_ref().is_some_and(Board::is_3d);
            let shapes: &[[i8; 3]] =
                if in_space { &[[1, 0, 0], [1, 1, 0], [1, 1, 1]] } else { &[[1, 0, 0], [1, 1, 0]] };
            return Some(shapes.iter().map(|&shape| Directions::of_shape(shape)).collect());
        }
        let part = self.unread.take_many(usize::MAX);
        if part.is_empty() {
            return self.error(None, TakingProblem::DirectionsMissing, example(TakingWord::Along));
        }
        read_single_steps(self.cx, self.text, part, false)
    }
}

fn example(word: TakingWord) -> Advice {
    Advice::ForExample { example: word.example().into() }
}
