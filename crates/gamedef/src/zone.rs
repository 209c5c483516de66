//! Parses zones, such as `ranks 1-3 of files c-e or camp but cells a1`, into cells of the board.

use std::ops::{Range, RangeInclusive};

use crate::board::{Board, CellIndex};
use crate::definition::Zone;
use crate::grid::Shade;
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

/// A part of a zone.
enum Part {
    All,
    Ranks(RangeInclusive<u8>),
    Files(RangeInclusive<u8>),
    Levels(RangeInclusive<u8>),
    /// The cells of one colour of a chequered board.
    Colour(Shade),
    /// The cells beside which a neighbour is missing.
    Edge,
    /// The cells at one end of their files: the far one, or White's own.
    Ends {
        far: bool,
    },
    /// For each cell of the board, whether it belongs to the part.
    Cells(Vec<bool>),
}

/// The cells of all parts `meet`, but those of any of `without`.
#[derive(Default)]
struct Term {
    meet: Vec<Part>,
    without: Vec<Vec<Part>>,
}

/// The zones that have names so far.
pub(crate) struct NamedZones<'z> {
    pub(crate) zones: &'z [Zone],
    /// For each of them, whether it is used.
    pub(crate) used: &'z mut [bool],
}

/// Reads a zone; `None` if it has errors or no cells.
pub(crate) fn read_zone(
    input: &mut Input<'_>,
    board: &Board,
    named: NamedZones<'_>,
    text: &Text,
) -> Option<Vec<CellIndex>> {
    let all = words(&text.value, &[',']);
    let mut reader = Reader { input, board, named, text, valid: true, end: 0, count: 0, after_cells: false };
    let mut terms: Vec<Term> = Vec::new();
    'terms: for term in all.split(|word| word.text == ZoneWord::Or.word()) {
        let mut found = Term::default();
        for (number, meet) in term.split(|word| word.text == ZoneWord::But.word()).enumerate() {
            let Some(parts) = reader.meet(meet) else { break 'terms };
            if number == 0 {
                found.meet = parts;
            } else {
                found.without.push(parts);
            }
        }
        terms.push(found);
    }
    if !reader.valid {
        return None;
    }
    let all_hold = |parts: &[Part], cell| parts.iter().all(|part| holds(part, board, cell));
    let belongs =
        |term: &Term, cell| all_hold(&term.meet, cell) && !term.without.iter().any(|parts| all_hold(parts, cell));
    let cells: Vec<CellIndex> = board.cells().filter(|&cell| terms.iter().any(|term| belongs(term, cell))).collect();
    if cells.is_empty() {
        input.error(text.span.clone(), ZoneProblem::Empty, Advice::OrForEither);
        return None;
    }
    Some(cells)
}

fn holds(part: &Part, board: &Board, cell: CellIndex) -> bool {
    let at = board.coordinates(cell);
    match part {
        Part::All => true,
        Part::Ranks(range) => range.contains(&at.rank),
        Part::Files(range) => range.contains(&at.file),
        Part::Levels(range) => range.contains(&at.level),
        Part::Colour(shade) => board.shade(cell) == *shade,
        Part::Edge => board.is_at_edge(cell),
        Part::Ends { far } => board.ends_file(cell, *far),
        Part::Cells(cells) => cells.get(usize::from(cell)).is_some_and(|&named| named),
    }
}

struct Reader<'r, 't> {
    input: &'r mut Input<'t>,
    board: &'r Board,
    named: NamedZones<'r>,
    text: &'r Text,
    valid: bool,
    /// The end of the words read so far.
    end: usize,
    /// The number of parts so far.
    count: usize,
    /// Whether the part before names cells.
    after_cells: bool,
}

impl Reader<'_, '_> {
    /// Parts that must all hold; `None` if there are too many parts to read on.
    fn meet(&mut self, words: &[Word<'_>]) -> Option<Vec<Part>> {
        let joins = |word: &Word<'_>| [ZoneWord::Both.word(), ZoneWord::Of.word()].contains(&word.text);
        let mut parts = Vec::new();
        for part in words.split(joins) {
            if self.count == limits::ZONE_PARTS {
                let place = part.first().map_or(self.end..self.end, |word| word.span.clone());
                let problem = ZoneProblem::TooManyParts { most: limits::ZONE_PARTS };
                self.error(&place, problem, Advice::CellsInOnePart);
                return None;
            }
            self.count += 1;
            parts.extend(self.part(part, self.end));
            self.after_cells |= part.first().is_some_and(|word| word.text == ZoneWord::Cells.word());
            self.end = end_of(part).end.max(self.end);
        }
        Some(parts)
    }

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
        let Some((word, taken)) = ZoneWord::at_front(part) else { return self.name(head, rest) };
        match word {
            ZoneWord::AllCells => self.whole(word, &part[taken..], Part::All),
            ZoneWord::LightCells => self.whole(word, &part[taken..], Part::Colour(Shade::Light)),
            ZoneWord::DarkCells => self.whole(word, &part[taken..], Part::Colour(Shade::Dark)),
            ZoneWord::MediumCells => {
                if !self.board.grid.shades().contains(&Shade::Medium) {
                    self.error(&head.span, ZoneProblem::NoSuchColour { word: word.word() }, Advice::LightOrDark);
                }
                self.whole(word, &part[taken..], Part::Colour(Shade::Medium))
            }
            ZoneWord::EdgeCells => self.whole(word, &part[taken..], Part::Edge),
            ZoneWord::FarCells => self.whole(word, &part[taken..], Part::Ends { far: true }),
            ZoneWord::NearCells => self.whole(word, &part[taken..], Part::Ends { far: false }),
            ZoneWord::Rank => self.single(Line::Rank, head, rest),
            ZoneWord::File => self.single(Line::File, head, rest),
            ZoneWord::Level => self.single(Line::Level, head, rest),
            ZoneWord::Ranks => self.several(Line::Rank, head, rest),
            ZoneWord::Files => self.several(Line::File, head, rest),
            ZoneWord::Levels => self.several(Line::Level, head, rest),
            ZoneWord::Cells => self.cells(head, rest),
            // These separate parts.
            ZoneWord::Both | ZoneWord::Of | ZoneWord::Or | ZoneWord::But => {
                self.unknown(head);
                None
            }
        }
    }

    /// A part that is whole without further words.
    fn whole(&mut self, word: ZoneWord, rest: &[Word<'_>], part: Part) -> Option<Part> {
        match rest.first() {
            None => Some(part),
            Some(extra) => self.extra(word, extra),
        }
    }

    /// A part that is the name of another zone.
    fn name(&mut self, head: &Word<'_>, rest: &[Word<'_>]) -> Option<Part> {
        let Some(at) = self.named.zones.iter().position(|zone| zone.named && zone.name == head.text) else {
            self.unknown(head);
            return None;
        };
        if let Some(used) = self.named.used.get_mut(at) {
            *used = true;
        }
        if let Some(extra) = rest.first() {
            return self.extra(ZoneWord::But, extra);
        }
        let cells = &self.named.zones[at].cells;
        // A zone with errors has no cells; what builds on it has no error of its own.
        self.valid &= !cells.is_empty();
        let mut marks = vec![false; self.board.cell_count()];
        for &cell in cells {
            marks[usize::from(cell)] = true;
        }
        Some(Part::Cells(marks))
    }

    fn unknown(&mut self, head: &Word<'_>) {
        let mut known: Vec<&str> = words_of(&[WordKind::Zone]).collect();
        known.extend(self.named.zones.iter().filter(|zone| zone.named).map(|zone| zone.name.as_str()));
        let advice = if let Some(meant) = Advice::did_you_mean(head.text, known) {
            meant
        } else if self.board.read_cell(head.text).is_some() && self.after_cells {
            Advice::CellsInOnePart
        } else if self.board.read_cell(head.text).is_some() {
            Advice::WriteInstead { text: format!("{} {}", ZoneWord::Cells.word(), head.text).into() }
        } else {
            let joins = [ZoneWord::Both, ZoneWord::Of, ZoneWord::Or, ZoneWord::But];
            let begins = |word: &&ZoneWord| !joins.contains(word);
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
                let file = single_letter(name).and_then(|letter| board.file_of(letter));
                (file, Advice::Files { letters: board.letters().iter().collect() })
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
