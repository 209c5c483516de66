//! The pictures of paths in the manual are those of the language: for every word about paths, the cells to which it leads.
//!
//! `UPDATE_EXPECT=1 cargo test -p variorum-picture` draws them into `docs/pictures/paths` and writes their table in `docs/language.md`.

use std::collections::BTreeSet;
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use variorum_gamedef::board::Board;
use variorum_gamedef::grid::Grid;
use variorum_gamedef::vocabulary::{WORDS, Word, WordKind};
use variorum_picture::{Arrow, Look, PieceStyle, svg};
use variorum_rules::{Cell, Position, Rules, diagram};

const START: &str = "<!-- generated from the pictures of paths: start -->";
const END: &str = "<!-- generated from the pictures of paths: end -->";

/// The kinds of boards on which words are shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Flat,
    Hexagons,
    Space,
}

impl Kind {
    const ALL: [Self; 3] = [Self::Flat, Self::Hexagons, Self::Space];

    const fn name(self) -> &'static str {
        match self {
            Self::Flat => "flat",
            Self::Hexagons => "hexagons",
            Self::Space => "space",
        }
    }
}

/// A board with one piece that moves in one way.
struct Example {
    board: Board,
    /// The cell of the piece.
    from: &'static str,
    motion: &'static str,
    /// What is said with the word. Each path is tried alone, since a word need not fit all shapes.
    paths: Vec<String>,
}

/// How a word is shown on a board of this kind; `None` if it is no word about paths.
fn example(word: &Word, kind: Kind) -> Option<Example> {
    let space = |files, ranks, levels: &str| Board::new(Grid::Squares, files, ranks, levels.chars().collect());
    let (board, from) = match kind {
        Kind::Flat => (Board::new(Grid::Squares, 5, 5, Vec::new()), "c3"),
        Kind::Hexagons => (Board::new(Grid::Hexagons, 5, 5, Vec::new()), "c3"),
        Kind::Space => (space(3, 3, "xyz"), "yb2"),
    };
    let with_shapes = || {
        let shapes = WORDS.iter().filter(|shape| shape.kind == WordKind::Shape);
        shapes.map(|shape| format!("{} {}", word.word, shape.word)).collect()
    };
    let (board, from, motion, paths) = match word.kind {
        WordKind::Shape => (board, from, "step", vec![word.word.to_owned()]),
        WordKind::Rank | WordKind::File | WordKind::Level => (board, from, "step", with_shapes()),
        // From a file in the middle, no step to the side keeps to its ring.
        WordKind::Ring if kind == Kind::Space => (space(5, 3, "vwxyz"), "wb2", "step", with_shapes()),
        WordKind::Ring => (board, "b3", "step", with_shapes()),
        // One step shows nothing of how a ride goes on.
        WordKind::Continuation => {
            let board = if kind == Kind::Space { space(5, 5, "vwxyz") } else { board };
            let (motion, paths) = word.example.split_once(' ')?;
            (board, if kind == Kind::Space { "wa3" } else { from }, motion, vec![paths.to_owned()])
        }
        WordKind::Motion
        | WordKind::Times
        | WordKind::Joiner
        | WordKind::Clause
        | WordKind::Taking
        | WordKind::Zone
        | WordKind::Test
        | WordKind::Goal
        | WordKind::Shuffle => return None,
    };
    Some(Example { board, from, motion, paths })
}

/// A position with this token on a cell.
fn position(board: &Board, token: &str, on: &str) -> String {
    let part = |level: u8, rank: u8| {
        let mut text = String::new();
        let mut empty = 0;
        for cell in board.row(level, rank) {
            if board.cell_name(cell) != on {
                empty += 1;
                continue;
            }
            let _ = write!(text, "{}{token}", if empty > 0 { empty.to_string() } else { String::new() });
            empty = 0;
        }
        if empty > 0 { format!("{text}{empty}") } else { text }
    };
    let rank = |rank: u8| (0..board.level_count()).map(|level| part(level, rank)).collect::<Vec<_>>().join(",");
    let ranks: Vec<String> = (0..board.ranks).rev().map(rank).collect();
    format!("{} w - - 0 1", ranks.join("/"))
}

/// The game of an example with these moves; `None` if the board has no such path.
fn game(example: &Example, phrases: &[String]) -> Option<Arc<Rules>> {
    let board = &example.board;
    let mut keys = format!("files = {}\nranks = {}\n", board.files, board.ranks);
    if board.grid == Grid::Hexagons {
        keys.push_str("grid = \"hexagons\"\n");
    }
    if board.is_3d() {
        let _ = writeln!(keys, "levels = {:?}", String::from_iter(&board.levels));
    }
    let start = position(board, "S", example.from);
    let text = format!(
        r#"
id = "paths"
language = 1

[about]
name = "Paths"
summary = "One piece."

[board]
{keys}
[[piece]]
id = "stone"
name = "Stone"
token = "S"
sign = {{ icon = "pawn" }}
moves = {phrases:?}

[endings]
stalemate = "draw"
repetition = 3
perpetual-check = "draw"
quiet-turns = 50

[[start]]
name = "Start"
position = "{start}"
"#
    );
    let loaded = variorum_gamedef::load(&text, "paths");
    Rules::compile(&loaded.definition?).ok()
}

/// A picture in the manual.
struct Picture {
    name: String,
    text: String,
    /// What it shows, in words.
    words: String,
}

/// The picture of a word on a board of this kind; `None` if it says nothing there.
fn picture(word: &Word, kind: Kind) -> Option<Picture> {
    let example = example(word, kind)?;
    let phrases = example.paths.iter().map(|path| format!("{} {path}", example.motion));
    let phrases: Vec<String> =
        phrases.filter(|phrase| game(&example, std::slice::from_ref(phrase)).is_some()).collect();
    let rules = game(&example, &phrases).filter(|_| !phrases.is_empty())?;
    let position = Position::start(&rules);
    let reached: Vec<Cell> = diagram::reachable(&position, rules.parse_cell(example.from)?).moves.iter().collect();
    let names: Vec<String> = reached.iter().map(|&cell| rules.cell_name(cell)).collect();
    let look = Look {
        coordinates: false,
        pieces: PieceStyle::Counters,
        arrows: reached.into_iter().map(|cell| Arrow { cells: vec![cell], rank: 0 }).collect(),
        title: Some(format!("{} from {}: {}", phrases.join(" and "), example.from, names.join(", "))),
        ..Look::default()
    };
    let name = format!("{}-{}", word.word, kind.name());
    Some(Picture {
        name,
        text: small(&svg(&position, &look)),
        words: format!("from {} to {}", example.from, names.join(" ")),
    })
}

/// The picture as it is shown in a table: less than half as large as on its own page.
fn small(picture: &str) -> String {
    let (start, rest) = picture.split_once(" width=\"").unwrap();
    let (width, rest) = rest.split_once("\" height=\"").unwrap();
    let (height, rest) = rest.split_once('"').unwrap();
    let less = |length: &str| (length.parse::<f32>().unwrap() * 0.4).round();
    format!("{start} width=\"{}\" height=\"{}\"{rest}\n", less(width), less(height))
}

/// Words about paths, in the order of the manual.
fn words() -> impl Iterator<Item = &'static Word> {
    WORDS.iter().filter(|word| example(word, Kind::Flat).is_some())
}

fn docs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs")
}

#[test]
fn every_word_about_paths_has_its_pictures_in_the_manual() {
    let folder = docs().join("pictures/paths");
    let mut table = String::from("| Word | Meaning | Flat | Hexagons | In space |\n|---|---|---|---|---|\n");
    let mut drawn = BTreeSet::new();
    for word in words() {
        let pictures = Kind::ALL.map(|kind| picture(word, kind));
        assert!(pictures.iter().any(Option::is_some), "`{}` has no picture", word.word);
        let _ = write!(table, "| `{}` | {} |", word.word, word.meaning);
        for picture in pictures {
            let Some(Picture { name, text, words }) = picture else {
                table.push_str(" – |");
                continue;
            };
            assert!(text.len() < 12_000, "{name}: {} bytes", text.len());
            let _ = write!(table, " ![{words}](pictures/paths/{name}.svg) |");
            expect_test::expect_file![folder.join(format!("{name}.svg"))].assert_eq(&text);
            drawn.insert(format!("{name}.svg"));
        }
        table.push('\n');
    }
    let there = fs::read_dir(&folder).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    assert_eq!(there.collect::<BTreeSet<_>>(), drawn, "pictures of words that there are no more");

    let path = docs().join("language.md");
    let manual = fs::read_to_string(&path).unwrap();
    let (before, rest) = manual.split_once(START).expect("the beginning of the table is marked");
    let (_, after) = rest.split_once(END).expect("the end of the table is marked");
    expect_test::expect_file![path].assert_eq(&format!("{before}{START}\n\n{table}\n{END}{after}"));
}

#[test]
fn pictures_of_paths_show_what_one_step_reaches() {
    let reached = |word: &str, kind| picture(words().find(|one| one.word == word).unwrap(), kind).map(|one| one.words);
    assert_eq!(reached("orthogonal", Kind::Flat).as_deref(), Some("from c3 to c2 b3 d3 c4"));
    assert_eq!(reached("triagonal", Kind::Flat), None);
    assert_eq!(reached("triagonal", Kind::Space).unwrap().split(' ').count(), 3 + 8);
    assert_eq!(reached("orthogonal", Kind::Hexagons).unwrap().split(' ').count(), 3 + 6);
    assert_eq!(reached("forward", Kind::Flat).as_deref(), Some("from c3 to b4 c4 d4"));
    assert_eq!(reached("upward", Kind::Hexagons), None);
}
