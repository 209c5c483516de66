//! Sets of cells: as files of variants write them, on a board, and as our zones.

use std::collections::BTreeSet;

use crate::side::{BySide, Side};

/// The size of a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Board {
    pub(crate) files: u8,
    pub(crate) ranks: u8,
}

/// Cells by file and rank, counted from 0.
pub(crate) type Cells = BTreeSet<(u8, u8)>;

impl Board {
    /// All cells.
    pub(crate) fn all(self) -> Cells {
        (0..self.ranks).flat_map(|rank| (0..self.files).map(move |file| (file, rank))).collect()
    }

    /// The cells as Black's player sees them: ranks count from the other end.
    pub(crate) fn seen_by(self, side: Side, cells: &Cells) -> Cells {
        match side {
            Side::White => cells.clone(),
            Side::Black => cells.iter().map(|&(file, rank)| (file, self.ranks - 1 - rank)).collect(),
        }
    }

    /// The rank as this player counts it.
    pub(crate) fn rank_seen_by(self, side: Side, rank: u8) -> u8 {
        match side {
            Side::White => rank,
            Side::Black => self.ranks - 1 - rank,
        }
    }

    /// The name of a cell.
    pub(crate) fn name((file, rank): (u8, u8)) -> String {
        format!("{}{}", file_name(file), rank + 1)
    }

    /// The zone that has these cells, in words of the language.
    pub(crate) fn zone(self, cells: &Cells) -> String {
        let full_rank = |rank: u8| (0..self.files).all(|file| cells.contains(&(file, rank)));
        let full_file = |file: u8| (0..self.ranks).all(|rank| cells.contains(&(file, rank)));
        let ranks: Vec<u8> = (0..self.ranks).filter(|&rank| full_rank(rank)).collect();
        let files: Vec<u8> = (0..self.files).filter(|&file| full_file(file)).collect();
        if ranks.is_empty() && files.len() * usize::from(self.ranks) == cells.len() && !files.is_empty() {
            return runs(&files).into_iter().map(file_range).collect::<Vec<_>>().join(" or ");
        }
        if let Some(block) = rectangle(cells).filter(|_| ranks.is_empty()) {
            return block;
        }
        let mut parts: Vec<String> = runs(&ranks).into_iter().map(rank_range).collect();
        let single = cells.iter().filter(|(_, rank)| !ranks.contains(rank));
        let single: Vec<String> = single.map(|&cell| Self::name(cell)).collect();
        if !single.is_empty() {
            parts.push(format!("cells {}", single.join(" ")));
        }
        parts.join(" or ")
    }
}

/// A block of several ranks and files.
fn rectangle(cells: &Cells) -> Option<String> {
    let (first, last) = (cells.iter().map(|cell| cell.0).min()?, cells.iter().map(|cell| cell.0).max()?);
    let (low, high) = (cells.iter().map(|cell| cell.1).min()?, cells.iter().map(|cell| cell.1).max()?);
    let count = usize::from(last - first + 1) * usize::from(high - low + 1);
    let whole = count == cells.len() && count > 3;
    whole.then(|| format!("{}, {}", rank_range((low, high)), file_range((first, last))))
}

fn rank_range((low, high): (u8, u8)) -> String {
    if low == high { format!("rank {}", low + 1) } else { format!("ranks {}-{}", low + 1, high + 1) }
}

fn file_range((first, last): (u8, u8)) -> String {
    if first == last {
        format!("file {}", file_name(first))
    } else {
        format!("files {}-{}", file_name(first), file_name(last))
    }
}

/// The letter of a file. Boards have at most 26.
pub(crate) fn file_name(file: u8) -> char {
    char::from(b'a' + file.min(25))
}

/// Neighbouring numbers together, from the first to the last.
fn runs(numbers: &[u8]) -> Vec<(u8, u8)> {
    let mut runs: Vec<(u8, u8)> = Vec::new();
    for &number in numbers {
        match runs.last_mut() {
            Some((_, last)) if *last + 1 == number => *last = number,
            _ => runs.push((number, number)),
        }
    }
    runs
}

/// Cells as files of variants write them, before the size of the board is known.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) enum Region {
    /// Every cell.
    Everywhere,
    /// The cells of these parts.
    Parts(Vec<Part>),
}

/// A part of a region.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Part {
    /// A rank: `*8`.
    Rank(u8),
    /// A file: `a*`.
    File(u8),
    /// A cell: `a8`.
    Cell(u8, u8),
}

impl Region {
    /// Reads the words of a region with their parts; `None` if a part is none.
    pub(crate) fn read_words(text: &str) -> Option<Vec<(String, Part)>> {
        let words = text.split_whitespace().take_while(|&word| word != "-");
        words.map(|word| Some((word.to_owned(), Part::read(word)?))).collect()
    }

    /// A single rank, counted from 0.
    pub(crate) fn rank(rank: u8) -> Self {
        Self::Parts(vec![Part::Rank(rank)])
    }

    /// The ranks from one to another, as each side counts them from 1 on a board with so many.
    pub(crate) fn of_ranks(first: usize, last: usize, ranks: usize) -> BySide<Self> {
        let own = (first.max(1)..=last.min(ranks)).filter_map(|rank| u8::try_from(rank - 1).ok());
        let mirrored = |rank: u8| u8::try_from(ranks - 1 - usize::from(rank)).ok();
        BySide {
            white: Self::Parts(own.clone().map(Part::Rank).collect()),
            black: Self::Parts(own.filter_map(mirrored).map(Part::Rank).collect()),
        }
    }

    /// Those of its cells that the board has.
    pub(crate) fn cells(&self, board: Board) -> Cells {
        let Self::Parts(parts) = self else { return board.all() };
        let all = board.all();
        let within = |&(file, rank): &(u8, u8)| {
            parts.iter().any(|part| match *part {
                Part::Rank(of) => rank == of,
                Part::File(of) => file == of,
                Part::Cell(at, of) => file == at && rank == of,
            })
        };
        all.into_iter().filter(within).collect()
    }
}

impl Part {
    /// Has a board of this size any of its cells?
    pub(crate) fn is_on(self, files: usize, ranks: usize) -> bool {
        match self {
            Self::Rank(rank) => usize::from(rank) < ranks,
            Self::File(file) => usize::from(file) < files,
            Self::Cell(file, rank) => usize::from(file) < files && usize::from(rank) < ranks,
        }
    }

    fn read(word: &str) -> Option<Self> {
        if let Some(rank) = word.strip_prefix('*') {
            return Some(Self::Rank(number(rank)?));
        }
        let (letter, rest) = word.split_at_checked(1)?;
        let letter = letter.chars().next()?.to_ascii_lowercase();
        let file = u8::try_from(letter).ok().filter(u8::is_ascii_lowercase)? - b'a';
        if rest == "*" { Some(Self::File(file)) } else { Some(Self::Cell(file, number(rest)?)) }
    }
}

/// A rank's number, counted from 1, as one counted from 0.
fn number(text: &str) -> Option<u8> {
    text.parse::<u8>().ok()?.checked_sub(1)
}

#[cfg(test)]
mod tests {
    use super::*;

    const BOARD: Board = Board { files: 9, ranks: 10 };

    fn read(text: &str) -> Option<Region> {
        Region::read_words(text).map(|words| Region::Parts(words.into_iter().map(|(_, part)| part).collect()))
    }

    fn zone(text: &str) -> String {
        BOARD.zone(&read(text).unwrap().cells(BOARD))
    }

    #[test]
    fn regions_are_zones() {
        assert_eq!(zone("*10"), "rank 10");
        assert_eq!(zone("*1 *2 *3 *9"), "ranks 1-3 or rank 9");
        assert_eq!(zone("d1 e1 f1 d2 e2 f2 d3 e3 f3"), "ranks 1-3, files d-f");
        assert_eq!(zone("a* c* b*"), "files a-c");
        assert_eq!(zone("a4 *6 i10"), "rank 6 or cells a4 i10");
        assert_eq!(zone("a4 b4 z9"), "cells a4 b4");
        assert_eq!(zone("a1 b2 - c3"), "cells a1 b2");
    }

    #[test]
    fn a_region_is_mirrored() {
        let cells = read("*1 d2").unwrap().cells(BOARD);
        assert_eq!(BOARD.zone(&BOARD.seen_by(Side::Black, &cells)), "rank 10 or cells d9");
    }

    #[test]
    fn parts_may_be_off_the_board() {
        let off = |text: &str| Region::read_words(text).unwrap().iter().all(|(_, part)| !part.is_on(9, 10));
        assert!(off("*11 j* a11 j1") && !off("*11 *10") && !off("i*") && !off("i10"));
    }

    #[test]
    fn nonsense_is_no_region() {
        for text in ["*", "*x", "4", "aa", "é4", "a0", "a999"] {
            assert_eq!(read(text), None, "{text}");
        }
    }
}
