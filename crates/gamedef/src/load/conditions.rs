//! The section `ending`, and tests elsewhere.

use std::ops::Range;

use crate::board::Board;
use crate::definition::{
    BesideTest, CountRange, Directions, Ending, Formation, FormationTest, PieceTest, PieceType, PieceTypeId, Stance,
    Test, Verdict, ZoneId,
};
use crate::input::TomlTable;
use crate::names::Context;
use crate::phrase::read_single_steps;
use crate::problem::{PromotionProblem, TestProblem};
use crate::text::{Text, Unread, Word, end_of, words};
use crate::vocabulary::choices::Comparison;
use crate::vocabulary::words::TestWord;
use crate::vocabulary::{Choices as _, WordKind, Words as _, test_otherwise, unsayable, words_of};
use crate::{Advice, limits};

impl Comparison {
    /// The numbers that compare so with `count`; `None` if there is none.
    pub(super) fn range(self, count: u16) -> Option<CountRange> {
        let (least, most) = match self {
            Self::AtLeast => (count, u16::MAX),
            Self::AtMost => (0, count),
            Self::Exactly => (count, count),
            Self::Below => (0, count.checked_sub(1)?),
            Self::Above => (count.checked_add(1)?, u16::MAX),
        };
        Some(CountRange { least, most })
    }
}

/// Advice on how numbers are compared.
pub(super) fn comparison_advice() -> Advice {
    Advice::Comparison { signs: Comparison::CHOICES.iter().map(|comparison| comparison.word).collect() }
}

/// Reads the endings in the words of the file. `second`: turns have a second part.
pub(super) fn read_conditions(
    cx: &mut Context<'_>,
    root: &TomlTable<'_>,
    pieces: &[PieceType],
    second: bool,
    passes: bool,
) -> Vec<Ending> {
    let mut found = Vec::new();
    for table in &cx.input.tables(root, "ending", "ending") {
        let verdict = cx.input.choice(table, "result").unwrap_or(Verdict::Draw);
        let even_turns = cx.input.flag(table, "even-turns");
        if verdict == Verdict::Forbidden && even_turns {
            cx.input.error(table.key_place("even-turns"), TestProblem::ForbiddenLater, Advice::TakeOneOut);
        }
        if verdict == Verdict::Forbidden && second {
            cx.input.error(table.place("result"), TestProblem::ForbiddenInParts, Advice::NotYet);
        }
        let Some(text) = cx.input.text(table, "when") else { continue };
        let when = read_tests(cx, &text, Asked::OfEndings { pieces, passes, castles: root.has("castling") });
        found.extend(when.map(|when| Ending { when, verdict, even_turns }));
    }
    found
}

/// Reads tests on which it depends what a piece may do: they count pieces on the board.
pub(super) fn read_tests_of_the_board(cx: &mut Context<'_>, text: &Text) -> Vec<PieceTest> {
    let tests = read_tests(cx, text, Asked::OfTheBoard).unwrap_or_default();
    tests.into_iter().filter_map(|test| if let Test::Pieces(test) = test { Some(test) } else { None }).collect()
}

/// Where tests stand, which decides what they may ask.
#[derive(Clone, Copy)]
enum Asked<'p> {
    /// In an ending.
    OfEndings {
        /// The pieces of the game.
        pieces: &'p [PieceType],
        /// Players may pass.
        passes: bool,
        /// There is castling.
        castles: bool,
    },
    /// At a piece: its moves depend on the pieces on the board alone.
    OfTheBoard,
}

/// Reads tests joined by `and`; `None` if one of them has errors.
fn read_tests(cx: &mut Context<'_>, text: &Text, asked: Asked<'_>) -> Option<Vec<Test>> {
    let all = words(&text.value, &[',']);
    let mut tests = Vec::new();
    let mut valid = true;
    let mut end = 0;
    for (number, part) in split_tests(&all).into_iter().enumerate() {
        if number == limits::ITEMS {
            cx.input.error(text.span.clone(), TestProblem::TooMany, Advice::AtMost { most: limits::ITEMS });
            return None;
        }
        let mut reader = Reader { cx, text, unread: Unread::new(part, end..end), asked };
        match reader.test() {
            Some(test) => tests.push(test),
            None => valid = false,
        }
        end = end_of(part).end.max(end);
    }
    valid.then_some(tests)
}

/// The words of each test. Behind `along`, an `and` joins directions, unless a test begins after it.
fn split_tests<'w>(all: &'w [Word<'w>]) -> Vec<&'w [Word<'w>]> {
    let (mut parts, mut from, mut along) = (Vec::new(), 0, false);
    for (at, word) in all.iter().enumerate() {
        let ends = word.text == TestWord::And.word() && (!along || all.get(at + 1).is_none_or(begins_test));
        if ends {
            parts.push(&all[from..at]);
            from = at + 1;
        }
        along = !ends && (along || word.text == TestWord::Along.word());
    }
    parts.push(&all[from..]);
    parts
}

fn begins_test(word: &Word<'_>) -> bool {
    TestWord::of_word(word.text).is_some_and(|word| BEGINNINGS.contains(&word))
}

/// Whether an author means an ending by mate or stalemate, which is no test.
fn is_mate(word: &str) -> bool {
    matches!(word, "mate" | "mated" | "checkmate" | "checkmated" | "stalemate" | "stalemated")
}

/// Reads one test.
struct Reader<'c, 't, 'w> {
    cx: &'c mut Context<'t>,
    text: &'w Text,
    unread: Unread<'w>,
    asked: Asked<'w>,
}

impl<'w> Reader<'_, '_, 'w> {
    fn test(&mut self) -> Option<Test> {
        let Some(first) = self.take() else {
            self.cx.input.error(self.end(), TestProblem::Missing, begin());
            return None;
        };
        let word = TestWord::of_word(first.text);
        let counts = matches!(word, Some(TestWord::Own | TestWord::Enemy | TestWord::No));
        if !counts && word.is_some_and(|word| BEGINNINGS.contains(&word)) && !self.may_ask_more(first) {
            return None;
        }
        match word {
            Some(TestWord::Own) => self.pieces(false, None),
            Some(TestWord::Enemy) => self.pieces(true, None),
            Some(TestWord::ToMove) => self.finished().then_some(Test::ToMove),
            Some(TestWord::JustMoved) => self.finished().then_some(Test::JustMoved),
            Some(TestWord::No) => {
                let owner = self.take();
                match owner.map(|word| TestWord::of_word(word.text)) {
                    Some(Some(TestWord::Own)) => self.pieces(false, Some(CountRange::NONE)),
                    Some(Some(TestWord::Enemy)) => self.pieces(true, Some(CountRange::NONE)),
                    _ => self.nobodys(owner, TestWord::No),
                }
            }
            Some(word @ TestWord::Checks) => {
                self.royal_needed(first);
                let count = self.number_for(word)?;
                self.finished().then_some(Test::ChecksGiven(count))
            }
            Some(word @ TestWord::Passes) => {
                if matches!(self.asked, Asked::OfEndings { passes: false, .. }) {
                    let problem = TestProblem::NoPass { word: first.text.into() };
                    self.cx.input.error_if_well_formed(self.text.place(&first.span), problem, Advice::AddPass);
                }
                let count = self.number_for(word)?;
                self.finished().then_some(Test::Passes(count))
            }
            Some(word @ TestWord::Facing) => {
                self.royal_needed(first);
                let count = self.number_for(word)?;
                self.finished().then_some(Test::Facing(count))
            }
            Some(TestWord::Full) => {
                let zone = if self.follows(TestWord::In) {
                    Some(self.zone_before(&[], TestProblem::ZoneMissing, TestWord::Full)?)
                } else {
                    None
                };
                self.finished().then_some(Test::Full(zone))
            }
            Some(word @ TestWord::Row) => self.formation(word, Formation::Row),
            Some(word @ TestWord::Line) => self.formation(word, Formation::Line),
            Some(word @ TestWord::Square) => self.formation(word, Formation::Square),
            Some(word @ TestWord::Group) => self.formation(word, |size| Formation::Group(size.into())),
            Some(TestWord::Checking) => {
                self.royal_needed(first);
                self.finished().then_some(Test::Checking)
            }
            Some(TestWord::Castled) => {
                if matches!(self.asked, Asked::OfEndings { castles: false, .. }) {
                    let problem = TestProblem::NoCastling { word: first.text.into() };
                    self.cx.input.error_if_well_formed(self.text.place(&first.span), problem, Advice::TakeItOut);
                }
                self.finished().then_some(Test::Castled)
            }
            Some(
                TestWord::Piece
                | TestWord::Or
                | TestWord::But
                | TestWord::In
                | TestWord::And
                | TestWord::Of
                | TestWord::Joins
                | TestWord::With
                | TestWord::Connected
                | TestWord::Beside
                | TestWord::Safe
                | TestWord::Held
                | TestWord::Along,
            )
            | None => {
                let problem = TestProblem::Unknown { word: first.text.into() };
                let mate = is_mate(first.text).then_some(Advice::MateInEndings);
                let told = mate.or_else(|| self.whose(first)).or_else(|| test_otherwise(first));
                let unsaid = told.or_else(|| unsayable(first.text));
                let meant = unsaid.or_else(|| Advice::did_you_mean(first.text, words_of(&[WordKind::Test])));
                let advice = meant.unwrap_or_else(begin);
                self.cx.input.error(self.text.place(&first.span), problem, advice);
                None
            }
        }
    }

    /// Advice to say whose pieces are meant, if the test begins with the id of a type.
    fn whose(&self, first: &Word<'_>) -> Option<Advice> {
        let is_type = first.text == TestWord::Piece.word() || self.cx.pieces.iter().any(|id| id == first.text);
        let rest = self.unread.words().iter().map(|word| word.text);
        let test = std::iter::once(first.text).chain(rest).collect::<Vec<_>>().join(" ");
        is_type.then(|| Advice::WriteEither {
            one: format!("{} {test}", TestWord::Own.word()).into(),
            other: format!("{} {test}", TestWord::Enemy.word()).into(),
        })
    }

    /// The number with which this word must be compared.
    fn number_for(&mut self, word: TestWord) -> Option<CountRange> {
        let count = self.comparison()?;
        if count.is_none() {
            let problem = TestProblem::NumberMissing { word: word.word() };
            let advice = Advice::ForExample { example: word.example().into() };
            self.cx.input.error(self.end(), problem, advice);
        }
        count
    }

    /// The next word.
    fn take(&mut self) -> Option<&'w Word<'w>> {
        self.unread.take()
    }

    /// Takes the next word if it is this one.
    fn follows(&mut self, word: TestWord) -> bool {
        self.unread.follows(word.word())
    }

    /// The place in the file where a missing word is reported.
    fn end(&self) -> Range<usize> {
        self.text.place(&self.unread.end())
    }

    /// Reports a word about checks in a game without a royal piece.
    fn royal_needed(&mut self, word: &Word<'_>) {
        if matches!(self.asked, Asked::OfEndings { pieces, .. } if pieces.iter().all(|piece| !piece.is_royal())) {
            self.cx.input.error_if_well_formed(
                self.text.place(&word.span),
                TestProblem::NoRoyal { word: word.text.into() },
                Advice::MakeRoyal,
            );
        }
    }

    /// Whether tests may ask here for more than the number of pieces on the board; if not, `word` is reported, which does.
    fn may_ask_more(&mut self, word: &Word<'_>) -> bool {
        match self.asked {
            Asked::OfEndings { .. } => true,
            Asked::OfTheBoard => {
                let problem = TestProblem::NotOfTheBoard { word: word.text.into() };
                let advice = Advice::ForExample { example: TestWord::No.example().into() };
                self.cx.input.error(self.text.place(&word.span), problem, advice);
                false
            }
        }
    }

    /// Whether nothing is left; reports what is.
    fn finished(&mut self) -> bool {
        let extra = self.unread.first();
        if let Some(extra) = extra {
            let problem = TestProblem::TooMuch { word: extra.text.into() };
            let unsaid = unsayable(extra.text).unwrap_or(Advice::TestsByAnd);
            let advice = if extra.text == TestWord::Or.word() {
                Advice::FurtherEnding
            } else if extra.text == TestWord::In.word() {
                Advice::ZoneBeforeNumber
            } else if extra.text == "==" {
                Advice::WriteInstead { text: Comparison::Exactly.word().into() }
            } else {
                unsaid
            };
            self.cx.input.error(self.text.place(&extra.span), problem, advice);
        }
        extra.is_none()
    }

    /// Reports that `found` does not say whose pieces are meant.
    fn nobodys<T>(&mut self, found: Option<&Word<'_>>, after: TestWord) -> Option<T> {
        let place = found.map_or(self.end(), |word| self.text.place(&word.span));
        let advice = Advice::ForExample { example: after.example().into() };
        self.cx.input.error(place, TestProblem::WhosePieces, advice);
        None
    }

    /// A formation of so many pieces, after its first word.
    fn formation(&mut self, word: TestWord, form: fn(u8) -> Formation) -> Option<Test> {
        let example = || Advice::ForExample { example: word.example().into() };
        let named = self.follows(TestWord::Of);
        let number = if named { self.take() } else { None };
        let Some(size) = number.and_then(|number| number.text.parse::<u8>().ok()) else {
            let place = number.map_or(self.end(), |number| self.text.place(&number.span));
            self.cx.input.error(place, TestProblem::SizeMissing, example());
            return None;
        };
        if size < 2 {
            self.cx.input.error(self.end(), TestProblem::SizeTooSmall, example());
            return None;
        }
        let owner = self.take();
        let enemy = match owner.map(|word| TestWord::of_word(word.text)) {
            Some(Some(TestWord::Own)) => false,
            Some(Some(TestWord::Enemy)) => true,
            _ => return self.nobodys(owner, word),
        };
        let pieces = self.kinds_but()?;
        self.formed(enemy, pieces, form(size))
    }

    /// The rest of a test of a formation: its directions.
    fn formed(&mut self, enemy: bool, pieces: Vec<PieceTypeId>, formation: Formation) -> Option<Test> {
        let along = if formation.has_directions() { self.along()? } else { Vec::new() };
        self.finished().then_some(Test::Formation(FormationTest { enemy, pieces, formation, along }))
    }

    /// The directions after `along`, or all; `None` if they have errors.
    fn along(&mut self) -> Option<Vec<Directions>> {
        if !self.follows(TestWord::Along) {
            let in_space = self.cx.board.as_ref().is_some_and(Board::is_3d);
            let shapes: &[[i8; 3]] =
                if in_space { &[[1, 0, 0], [1, 1, 0], [1, 1, 1]] } else { &[[1, 0, 0], [1, 1, 0]] };
            return Some(shapes.iter().map(|&shape| Directions::of_shape(shape)).collect());
        }
        let part = self.unread.take_many(usize::MAX);
        if part.is_empty() {
            let advice = Advice::ForExample { example: TestWord::Along.example().into() };
            self.cx.input.error(self.end(), TestProblem::DirectionsMissing, advice);
            return None;
        }
        read_single_steps(self.cx, self.text, part, false)
    }

    /// The words of a zone, up to the first of these.
    fn zone_before(&mut self, ends: &[TestWord], missing: TestProblem, example: TestWord) -> Option<ZoneId> {
        let ends_here = |word: &Word<'_>| ends.iter().any(|end| end.word() == word.text);
        let length = self.unread.words().iter().take_while(|word| !ends_here(word)).count();
        let part = self.unread.take_many(length);
        if part.is_empty() {
            let advice = Advice::ForExample { example: example.example().into() };
            self.cx.input.error(self.end(), missing, advice);
            return None;
        }
        self.cx.zone_in(self.text, part)
    }

    /// Pieces and their number, or how they stand. `count`: the number if it is already known.
    fn pieces(&mut self, enemy: bool, count: Option<CountRange>) -> Option<Test> {
        let stands = |word: &Word<'_>| {
            let stance = [TestWord::Safe, TestWord::Held, TestWord::Connected, TestWord::Joins, TestWord::Beside];
            stance.iter().any(|stance| stance.word() == word.text)
        };
        if let Some(word) = self.unread.words().iter().find(|word| stands(word))
            && !self.may_ask_more(word)
        {
            return None;
        }
        let stance = if self.follows(TestWord::Safe) {
            Stance::Safe
        } else if self.follows(TestWord::Held) {
            Stance::Held
        } else {
            Stance::OnBoard
        };
        let pieces = self.kinds_but()?;
        if stance != Stance::OnBoard {
            return self.counted(enemy, pieces, stance, count);
        }
        if self.follows(TestWord::Beside) {
            return self.beside(enemy, pieces, count.unwrap_or(CountRange::SOME));
        }
        if count.is_none() && self.follows(TestWord::Connected) {
            return self.formed(enemy, pieces, Formation::Connected);
        }
        if count.is_none() && self.follows(TestWord::Joins) {
            let one = self.zone_before(&[TestWord::With, TestWord::Along], TestProblem::ZoneMissing, TestWord::Joins);
            let other = if self.follows(TestWord::With) {
                self.zone_before(&[TestWord::Along], TestProblem::SecondZoneMissing, TestWord::With)
            } else {
                let advice = Advice::ForExample { example: TestWord::With.example().into() };
                self.cx.input.error(self.end(), TestProblem::SecondZoneMissing, advice);
                None
            };
            return self.formed(enemy, pieces, Formation::Joins(one?, other?));
        }
        self.counted(enemy, pieces, stance, count)
    }

    /// The rest of a test of what stands beside pieces: which others, and where.
    fn beside(&mut self, enemy: bool, pieces: Vec<PieceTypeId>, count: CountRange) -> Option<Test> {
        let owner = self.take();
        let by_enemy = match owner.map(|word| TestWord::of_word(word.text)) {
            Some(Some(TestWord::Own)) => false,
            Some(Some(TestWord::Enemy)) => true,
            _ => return self.nobodys(owner, TestWord::Beside),
        };
        let others = self.kinds_but()?;
        let along = self.along()?;
        self.finished().then_some(Test::Beside(BesideTest { enemy, pieces, by_enemy, others, along, count }))
    }

    /// Types of piece, without those after `but`.
    fn kinds_but(&mut self) -> Option<Vec<PieceTypeId>> {
        let mut pieces = self.kinds()?;
        let mut valid = true;
        if self.follows(TestWord::But) {
            let place = self.end();
            let others = self.kinds()?;
            pieces.retain(|piece| !others.contains(piece));
            if pieces.is_empty() {
                self.cx.input.error(place, TestProblem::NothingLeft, Advice::AnyOfThem);
                valid = false;
            }
        }
        pieces.sort_unstable();
        pieces.dedup();
        valid.then_some(pieces)
    }

    /// The number of pieces, perhaps in a zone. `count`: the number if it is already known.
    fn counted(
        &mut self,
        enemy: bool,
        pieces: Vec<PieceTypeId>,
        stance: Stance,
        count: Option<CountRange>,
    ) -> Option<Test> {
        let mut zone = None;
        // What is in hand stands nowhere.
        if stance != Stance::Held && self.follows(TestWord::In) {
            let signs = Comparison::CHOICES.iter().map(|sign| sign.word).collect::<Vec<_>>();
            let words = self.unread.words();
            let ends = |at: usize| {
                signs.contains(&words[at].text) || words[at..].get(..2).is_some_and(|two| self.joins_tests(two))
            };
            let length = (0..words.len()).find(|&at| ends(at)).unwrap_or(words.len());
            let part = self.unread.take_many(length);
            if part.is_empty() {
                let problem = TestProblem::ZoneMissing;
                let advice = Advice::ForExample { example: TestWord::In.example().into() };
                self.cx.input.error(self.end(), problem, advice);
                return None;
            }
            zone = Some(self.cx.zone_in(self.text, part)?);
        }
        let place = self.unread.first().map(|word| self.text.place(&word.span));
        let compared = self.comparison()?;
        let count = match (count, compared) {
            (Some(_), Some(_)) => {
                self.cx.input.error(place.unwrap_or(self.end()), TestProblem::NoneAndNumber, Advice::TakeOneOut);
                return None;
            }
            (given, compared) => given.or(compared).unwrap_or(CountRange::SOME),
        };
        self.finished().then_some(Test::Pieces(PieceTest { enemy, pieces, stance, zone, count }))
    }

    /// Whether these two words are an `or` and the beginning of a test, which only another ending can hold.
    fn joins_tests(&self, words: &[Word<'_>]) -> bool {
        let [or, next] = words else { return false };
        let is_name = || self.cx.is_zone(next.text) || self.cx.pieces.iter().any(|id| id == next.text);
        or.text == TestWord::Or.word() && begins_test(next) && !is_name()
    }

    /// Types of piece joined by `or`.
    fn kinds(&mut self) -> Option<Vec<PieceTypeId>> {
        let mut found = Vec::new();
        loop {
            let Some(word) = self.take() else {
                self.cx.input.error(self.end(), TestProblem::PieceMissing, Advice::AnyOfThem);
                return None;
            };
            if word.text == TestWord::Piece.word() {
                found.extend(0..self.cx.pieces.len());
            } else {
                found.push(self.cx.piece_named(word.text, self.text.place(&word.span))?);
            }
            let joined = self.unread.words().get(..2).is_some_and(|two| self.joins_tests(two));
            if joined || !self.follows(TestWord::Or) {
                return Some(found);
            }
        }
    }

    /// A comparison with a number, if one comes next; `None` outside if it has errors.
    fn comparison(&mut self) -> Option<Option<CountRange>> {
        let Some(sign) = self.unread.first() else { return Some(None) };
        let Some(comparison) = Comparison::of_word(sign.text) else { return Some(None) };
        self.take();
        let number = self.take();
        let count = number.and_then(|number| number.text.parse::<u16>().ok());
        let Some(count) = count else {
            let found = number.map_or("", |number| number.text).into();
            let place = number.map_or(self.end(), |number| self.text.place(&number.span));
            self.cx.input.error(place, PromotionProblem::NotANumber { found }, comparison_advice());
            return None;
        };
        let range = comparison.range(count);
        if range.is_none() || range == Some(CountRange { least: 0, most: u16::MAX }) {
            let (problem, place) = (TestProblem::Constant, self.text.place(&sign.span));
            self.cx.input.error(place, problem, comparison_advice());
            return None;
        }
        Some(range)
    }
}

/// The words with which a test begins.
const BEGINNINGS: [TestWord; 15] = [
    TestWord::Own,
    TestWord::Enemy,
    TestWord::No,
    TestWord::Checks,
    TestWord::Checking,
    TestWord::Castled,
    TestWord::Passes,
    TestWord::Facing,
    TestWord::Full,
    TestWord::ToMove,
    TestWord::JustMoved,
    TestWord::Row,
    TestWord::Line,
    TestWord::Square,
    TestWord::Group,
];

fn begin() -> Advice {
    Advice::TestWords { words: BEGINNINGS.iter().map(|word| word.word()).collect() }
}
