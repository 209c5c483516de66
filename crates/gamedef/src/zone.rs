//! The little language of zones: `ranks 1-3, files c-e or cells a1`.
//!
//! Turns a text into cells of the board; names of zones are looked up elsewhere.

use std::ops::{Range, RangeInclusive};

use crate::board::{Board, CellIndex};
use crate::input::Input;
use crate::limits;
use crate::suggest::{listed, nearest};
use crate::text::{Text, Word, end_of, words};
use crate::vocabulary::{WordKind, words_of};

/// One part of a term.
enum Part {
    Ranks(RangeInclusive<u8>),
    Files(RangeInclusive<u8>),
    Levels(RangeInclusive<u8>),
    /// By number: is the cell one of them?
    Cells(Vec<bool>),
}

/// Reads a zone; `None` if it is faulty or has no cells.
pub(crate) fn read_zone(input: &mut Input<'_>, board: &Board, text: &Text) -> Option<Vec<CellIndex>> {
    let all = words(&text.value, &[',']);
    let mut reader = Reader { input, board, text, sound: true };
    let mut terms: Vec<Vec<Part>> = Vec::new();
    let mut before = 0;
    let mut count = 0;
    'parts: for term in all.split(|word| word.text == "or") {
        let mut parts = Vec::new();
        for part in term.split(|word| word.text == ",") {
            if count == limits::ZONE_PARTS {
                let place = part.first().map_or(before..before, |word| word.span.clone());
                let help = "name several cells in one part: `cells a1 b3 c5`".to_owned();
                reader.error(&place, format!("this zone has more than {} parts", limits::ZONE_PARTS), help);
                break 'parts;
            }
            count += 1;
            parts.extend(reader.part(part, before));
            before = end_of(part).end.max(before);
        }
        terms.push(parts);
    }
    if !reader.sound {
        return None;
    }
    let cells: Vec<CellIndex> = board
        .cells()
        .filter(|&cell| terms.iter().any(|parts| parts.iter().all(|part| holds(part, board, cell))))
        .collect();
    if cells.is_empty() {
        let help = "parts joined by `,` must all hold; for the cells of either write `or`".to_owned();
        input.error(text.span.clone(), "this zone has no cells", Some(help));
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
    sound: bool,
}

impl Reader<'_, '_> {
    fn error(&mut self, part: &Range<usize>, message: String, help: String) {
        self.sound = false;
        self.input.error(self.text.place(part), message, Some(help));
    }

    fn part(&mut self, part: &[Word<'_>], before: usize) -> Option<Part> {
        let Some((head, rest)) = part.split_first() else {
            let help = "write for example `ranks 1-3, files c-e` or `cells a1 h1`".to_owned();
            self.error(&(before..before), "a part of the zone is missing".to_owned(), help);
            return None;
        };
        match head.text {
            "rank" | "file" | "level" => self.single(head, rest),
            "ranks" | "files" | "levels" => self.several(head, rest),
            "cells" => self.cells(head, rest),
            other => {
                let help = if let Some(near) = nearest(other, words_of(&[WordKind::Zone])) {
                    format!("did you mean `{near}`?")
                } else if self.board.read_cell(other).is_some() {
                    format!("for single cells write `cells {other}`")
                } else {
                    let known = words_of(&[WordKind::Zone]).filter(|word| word.len() > 3);
                    format!("a part begins with {}; a zone cannot name another zone", listed(known, "or"))
                };
                self.error(&head.span, format!("`{other}` does not begin a part of a zone"), help);
                None
            }
        }
    }

    /// `rank 2`.
    fn single(&mut self, head: &Word<'_>, rest: &[Word<'_>]) -> Option<Part> {
        match rest {
            [one] if one.text.contains('-') => {
                let help = format!("write `{}s {}`", head.text, one.text);
                self.error(&head.span, format!("`{}` names one only", head.text), help);
                None
            }
            [one] => {
                let index = self.index(head.text, one.text, &one.span)?;
                Some(part_of(head.text, index..=index))
            }
            [] => {
                let help = format!("write for example `{}`", example(head.text));
                self.error(&head.span, format!("after `{}` its name is missing", head.text), help);
                None
            }
            [_, extra, ..] => self.extra(head, extra),
        }
    }

    /// `ranks 1-3`.
    fn several(&mut self, head: &Word<'_>, rest: &[Word<'_>]) -> Option<Part> {
        let stem = head.text.trim_end_matches('s');
        match rest {
            [range] => {
                let Some((low, high)) = range.text.split_once('-') else {
                    let help = format!("write `{stem} {0}`, or `{1} {0}-…`", range.text, head.text);
                    self.error(&range.span, format!("`{}` needs a first and a last one", head.text), help);
                    return None;
                };
                let middle = range.span.start + low.len();
                let low = self.index(stem, low, &(range.span.start..middle));
                let high = self.index(stem, high, &(middle + 1..range.span.end));
                let (low, high) = (low?, high?);
                if low > high {
                    let message = format!("`{}` runs backwards", range.text);
                    let help = match stem {
                        "level" => "levels run from the top one down, in the order of `levels` in `[board]`",
                        _ => "write the smaller one first",
                    };
                    self.error(&range.span, message, help.to_owned());
                    return None;
                }
                Some(part_of(stem, low..=high))
            }
            [] => {
                let help = format!("write for example `{}`", example(head.text));
                self.error(&head.span, format!("after `{}` it must say which", head.text), help);
                None
            }
            [_, extra, ..] => self.extra(head, extra),
        }
    }

    fn extra(&mut self, head: &Word<'_>, extra: &Word<'_>) -> Option<Part> {
        let help = format!(
            "put `or` before it for the cells of either, `,` for the cells of both; one part looks like `{}`",
            example(head.text)
        );
        self.error(&extra.span, format!("`{}` is too much here", extra.text), help);
        None
    }

    fn cells(&mut self, head: &Word<'_>, rest: &[Word<'_>]) -> Option<Part> {
        if rest.is_empty() {
            self.error(
                &head.span,
                "after `cells` their names are missing".to_owned(),
                "write for example `cells e1 h1`".to_owned(),
            );
            return None;
        }
        let mut cells = vec![false; self.board.cell_count()];
        for word in rest {
            match self.board.parse_cell(word.text) {
                Some(cell) => cells[usize::from(cell)] = true,
                None => {
                    let help = cell_help(self.board);
                    self.error(&word.span, format!("the board has no cell `{}`", word.text), help);
                }
            }
        }
        Some(Part::Cells(cells))
    }

    /// Number of a rank, file or level, from 0.
    fn index(&mut self, what: &str, name: &str, span: &Range<usize>) -> Option<u8> {
        let board = self.board;
        let (found, help) = match what {
            "rank" => {
                let rank = name
                    .parse::<u8>()
                    .ok()
                    .filter(|&rank| rank >= 1 && rank <= board.ranks && !name.starts_with(['0', '+']));
                (rank.map(|rank| rank - 1), format!("the ranks are 1 to {}", board.ranks))
            }
            "file" => {
                let file = single_letter(name).and_then(|letter| u8::try_from(letter).ok()?.checked_sub(b'a'));
                let last = char::from(b'a' + board.files.saturating_sub(1).min(25));
                (file.filter(|&file| file < board.files), format!("the files are a to {last}"))
            }
            _ if !board.is_3d() => (None, "this board is flat; a board in space has `levels` in `[board]`".to_owned()),
            _ => {
                let letter = single_letter(name);
                let level = board.levels.iter().position(|&level| Some(level) == letter);
                let levels: String = board.levels.iter().collect();
                (
                    level.and_then(|level| u8::try_from(level).ok()),
                    format!("the levels are {levels}, the top one first"),
                )
            }
        };
        if found.is_none() {
            let message = if name.is_empty() {
                format!("a {what} is missing here")
            } else {
                format!("the board has no {what} `{name}`")
            };
            self.error(span, message, help);
        }
        found
    }
}

fn single_letter(name: &str) -> Option<char> {
    let mut letters = name.chars();
    letters.next().filter(|_| letters.next().is_none())
}

fn part_of(what: &str, range: RangeInclusive<u8>) -> Part {
    match what {
        "rank" => Part::Ranks(range),
        "file" => Part::Files(range),
        _ => Part::Levels(range),
    }
}

fn example(head: &str) -> &'static str {
    crate::vocabulary::WORDS
        .iter()
        .find(|word| word.kind == WordKind::Zone && word.word == head)
        .map_or("rank 2", |word| word.example)
}

/// How cells are named on this board.
pub(crate) fn cell_help(board: &Board) -> String {
    let first = board.cell_name(0);
    let last = board.cell_name(CellIndex::try_from(board.cell_count().saturating_sub(1)).unwrap_or(0));
    if board.is_3d() {
        format!("cells are named by level, filestack and rank, such as `{first}` or `{last}`")
    } else {
        format!("the cells are `{first}` to `{last}`")
    }
}
