//! Parses zones, such as `ranks 1-3, files c-e or cells a1`, into cells of the board. Names of zones are looked up by `names`.

use std::ops::{Range, RangeInclusive};

use crate::board::{Board, CellIndex};
use crate::input::Input;
use crate::problem::{BoardProblem, Line, Problem, ZoneProblem};
use crate::text::{Text, Word, end_of, words};
use crate::vocabulary::words::ZoneWord;
use crate::vocabulary::{WordKind, Words as _, words_of};
use crate::{Advice, limits};

impl Line {
    /// The word for a single line.
    fn one(self) -> ZoneWord {
        match self {
            Self::Rank => ZoneWord::Rank,
            Self::File => ZoneWord::File,
            Self::Level => ZoneWord::Level,
        }
    }

    /// The word for a range of lines.
    fn several(self) -> ZoneWord {
        match self {
            Self::Rank => ZoneWord::Ranks,
            Self::File => ZoneWord::Files,
            Self::Level => ZoneWord::Levels,
        }
    }

    fn part(self, range: RangeInclusive<u8>) -> Part {
        match self {
            Self::Rank => Part::Ranks(range),
            Self::File => Part::Files(range),
            Self::Level => Part::Levels(range),
        }
    }
}

/// A condition of a term; the cells of a term satisfy all its parts.
enum Part {
    Ranks(RangeInclusive<u8>),
    Files(RangeInclusive<u8>),
    Levels(RangeInclusive<u8>),
    /// For each cell of the board, whether it belongs to the part.
    Cells(Vec<bool>),
}

/// Reads a zone; `None` if it has errors or no cells.
pub(crate) fn read_zone(input: &mut Input<'_>, board: &Board, text: &Text) -> Option<Vec<CellIndex>> {
    let all = words(&text.value, &[',']);
    let mut reader = Reader { input, board, text, valid: true };
    let mut terms: Vec<Vec<Part>> = Vec::new();
    let mut end = 0;
    let mut count = 0;
    'parts: for term in all.split(|word| word.text == ZoneWord::Or.word()) {
        let mut parts = Vec::new();
        for part in term.split(|word| word.text == ZoneWord::Both.word()) {
            if count == limits::ZONE_PARTS {
                let place = part.first().map_or(end..end, |word| word.span.clone());
                let problem = ZoneProblem::TooManyParts { most: limits::ZONE_PARTS };
                reader.error(&place, problem, Advice::CellsInOnePart);
                break 'parts;
            }
            count += 1;
            parts.extend(reader.part(part, end));
            end = end_of(part).end.max(end);
        }
        terms.push(parts);
    }
    if !reader.valid {
        return None;
    }
    let cells: Vec<CellIndex> = board
        .cells()
        .filter(|&cell| terms.iter().any(|parts| parts.iter().all(|part| holds(part, board, cell))))
        .collect();
    if cells.is_empty() {
        input.error(text.span.clone(), ZoneProblem::Empty, Advice::OrForEither);
        return None;
    }
    Some(cells)
}

fn holds(part: &Part, board: &Board, cell: CellIndex) -> bool {
    let at = board.coordinates(cell);
    match part {
        Part::Ranks(range) => range.contains(&at.rank),
        Part::Files(range) => range.contains(&at.file),
        Part::Levels(range) => range.contains(&at.level),
        Part::Cells(cells) => cells.get(usize::from(cell)).is_some_and(|&named| named),
    }
}

struct Reader<'r, 't> {
    input: &'r mut Input<'t>,
    board: &'r Board,
    text: &'r Text,
    valid: bool,
}

impl Reader<'_, '_> {
    fn error(&mut self, part: &Range<usize>, problem: impl Into<Problem>, advice: Advice) {
        self.valid = false;
        self.input.error(self.text.place(part), problem, advice);
    }

    /// Parses a part. `previous_end` is where an empty part is reported.
    fn part(&mut self, part: &[Word<'_>], previous_end: usize) -> Option<Part> {
        let Some((head, rest)) = part.split_first() else {
            self.error(&(previous_end..previous_end), ZoneProblem::PartMissing, Advice::ZonePart);
            return None;
        };
        let Some(word) = ZoneWord::of_word(head.text) else {
            self.unknown(head);
            return None;
        };
        match word {
            ZoneWord::Rank => self.single(Line::Rank, head, rest),
            ZoneWord::File => self.single(Line::File, head, rest),
            ZoneWord::Level => self.single(Line::Level, head, rest),
            ZoneWord::Ranks => self.several(Line::Rank, head, rest),
            ZoneWord::Files => self.several(Line::File, head, rest),
            ZoneWord::Levels => self.several(Line::Level, head, rest),
            ZoneWord::Cells => self.cells(head, rest),
            // These separate parts.
            ZoneWord::Both | ZoneWord::Or => {
                self.unknown(head);
                None
            }
        }
    }

    fn unknown(&mut self, head: &Word<'_>) {
        let advice = if let Some(meant) = Advice::did_you_mean(head.text, words_of(&[WordKind::Zone])) {
            meant
        } else if self.board.read_cell(head.text).is_some() {
            Advice::WriteInstead { text: format!("{} {}", ZoneWord::Cells.word(), head.text).into() }
        } else {
            let begins = |word: &&ZoneWord| !matches!(word, ZoneWord::Both | ZoneWord::Or);
            let known = ZoneWord::VALUES.iter().filter(begins).map(|word| word.word());
            Advice::ZoneParts { words: known.collect() }
        };
        self.error(&head.span, ZoneProblem::NotAPart { word: head.text.into() }, advice);
    }

    /// A part such as `rank 2`.
    fn single(&mut self, line: Line, head: &Word<'_>, rest: &[Word<'_>]) -> Option<Part> {
        let word = line.one();
        match rest {
            [one] if one.text.contains('-') => {
                let advice = Advice::WriteInstead { text: format!("{} {}", line.several().word(), one.text).into() };
                self.error(&head.span, ZoneProblem::OneOnly { word: word.word() }, advice);
                None
            }
            [one] => {
                let index = self.index(line, one.text, &one.span)?;
                Some(line.part(index..=index))
            }
            [] => self.nothing_follows(word, head),
            [_, extra, ..] => self.extra(word, extra),
        }
    }

    /// A part such as `ranks 1-3`.
    fn several(&mut self, line: Line, head: &Word<'_>, rest: &[Word<'_>]) -> Option<Part> {
        let word = line.several();
        match rest {
            [range] => {
                let Some((low, high)) = range.text.split_once('-') else {
                    let one = format!("{} {}", line.one().word(), range.text).into();
                    let other = format!("{} {}-…", word.word(), range.text).into();
                    let problem = ZoneProblem::NotARange { word: word.word() };
                    self.error(&range.span, problem, Advice::WriteEither { one, other });
                    return None;
                };
                let middle = range.span.start + low.len();
                let low = self.index(line, low, &(range.span.start..middle));
                let high = self.index(line, high, &(middle + 1..range.span.end));
                let (low, high) = (low?, high?);
                if low > high {
                    let advice = match line {
                        Line::Level => Advice::TopLevelFirst,
                        Line::Rank | Line::File => Advice::SmallerFirst,
                    };
                    self.error(&range.span, ZoneProblem::Backwards { range: range.text.into() }, advice);
                    return None;
                }
                Some(line.part(low..=high))
            }
            [] => self.nothing_follows(word, head),
            [_, extra, ..] => self.extra(word, extra),
        }
    }

    fn nothing_follows(&mut self, word: ZoneWord, head: &Word<'_>) -> Option<Part> {
        let advice = Advice::ForExample { example: word.example().into() };
        self.error(&head.span, ZoneProblem::NothingFollows { word: word.word() }, advice);
        None
    }

    fn extra(&mut self, word: ZoneWord, extra: &Word<'_>) -> Option<Part> {
        let advice = Advice::OrBetweenParts { example: word.example() };
        self.error(&extra.span, ZoneProblem::TooMuch { word: extra.text.into() }, advice);
        None
    }

    fn cells(&mut self, head: &Word<'_>, rest: &[Word<'_>]) -> Option<Part> {
        if rest.is_empty() {
            return self.nothing_follows(ZoneWord::Cells, head);
        }
        let mut cells = vec![false; self.board.cell_count()];
        for word in rest {
            match self.board.parse_cell(word.text) {
                Some(cell) => cells[usize::from(cell)] = true,
                None => {
                    let problem = BoardProblem::NoCell { cell: word.text.into() };
                    self.error(&word.span, problem, cell_advice(self.board));
                }
            }
        }
        Some(Part::Cells(cells))
    }

    /// The number of a rank, file or level, from 0.
    fn index(&mut self, line: Line, name: &str, span: &Range<usize>) -> Option<u8> {
        let board = self.board;
        let (found, advice) = match line {
            Line::Rank => {
                let rank = name
                    .parse::<u8>()
                    .ok()
                    .filter(|&rank| rank >= 1 && rank <= board.ranks && !name.starts_with(['0', '+']));
                (rank.map(|rank| rank - 1), Advice::Ranks { last: board.ranks })
            }
            Line::File => {
                let file = single_letter(name).and_then(|letter| u8::try_from(letter).ok()?.checked_sub(b'a'));
                let last = char::from(b'a' + board.files.saturating_sub(1).min(25));
                (file.filter(|&file| file < board.files), Advice::Files { last })
            }
            Line::Level if !board.is_3d() => (None, Advice::FlatBoard),
            Line::Level => {
                let letter = single_letter(name);
                let level = board.levels.iter().position(|&level| Some(level) == letter);
                let levels = board.levels.iter().collect();
                (level.and_then(|level| u8::try_from(level).ok()), Advice::Levels { levels })
            }
        };
        if found.is_none() {
            let problem = if name.is_empty() {
                ZoneProblem::LineMissing { line }
            } else {
                ZoneProblem::NoSuchLine { line, name: name.into() }
            };
            self.error(span, problem, advice);
        }
        found
    }
}

fn single_letter(name: &str) -> Option<char> {
    let mut letters = name.chars();
    letters.next().filter(|_| letters.next().is_none())
}

/// Advice on how cells are named on this board.
pub(crate) fn cell_advice(board: &Board) -> Advice {
    let first = board.cell_name(0);
    let last = board.cell_name(CellIndex::try_from(board.cell_count().saturating_sub(1)).unwrap_or(0));
    if board.is_3d() { Advice::CellsInSpace { first, last } } else { Advice::Cells { first, last } }
}
