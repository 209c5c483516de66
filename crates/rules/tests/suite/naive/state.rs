//! A position, read from its text.

use std::collections::BTreeSet;

use variorum_gamedef::board::Board;
use variorum_gamedef::definition::Definition;

/// White is 0, Black 1.
pub(super) type Player = usize;

/// A piece on the board.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Man {
    /// Its owner; `None` for a neutral piece.
    pub owner: Option<Player>,
    /// Its number in the list of piece types, or of types of neutral piece.
    pub kind: usize,
}

/// What the text of a position says, as far as it matters to legality.
#[derive(Clone, Debug)]
pub(super) struct State {
    pub cells: Vec<Option<Man>>,
    /// Pieces in hand, by type and owner.
    pub hands: Vec<[u16; 2]>,
    /// Lost pieces that may return, likewise.
    pub lost: Vec<[u16; 2]>,
    pub mover: Player,
    /// The third field: the partners that may castle or, with gating, all pieces that have not moved.
    pub unmoved: BTreeSet<usize>,
    /// The cells that double steps passed, each with the cell where its piece stands.
    pub passed: Vec<(usize, usize)>,
    /// The number of the move.
    pub number: u32,
    /// Where the other player has just captured so that other captures are barred.
    pub struck: Option<usize>,
    /// How many turns of a row the player has made.
    pub made: u32,
    pub ko: Vec<(usize, usize)>,
    pub home: [Option<u8>; 2],
    /// The numbers of passes in a row, and of turns after which royal pieces faced each other.
    pub passes: u16,
    pub facing: u16,
    /// How many checks each player has given, and whether it has castled, where endings ask for it.
    pub checks: [u16; 2],
    pub castled: [bool; 2],
}

/// The cell of this name.
fn cell(board: &Board, name: &str) -> usize {
    board.parse_cell(name).unwrap().into()
}

/// Reads a list of pieces and numbers, and calls `found` with the number before each piece (`None` without one), then `rest` with what follows.
fn pieces(definition: &Definition, text: &str, mut found: impl FnMut(Option<usize>, Option<Man>)) {
    let mut letters = text.chars().peekable();
    let mut number = None;
    while let Some(letter) = letters.next() {
        if let Some(digit) = letter.to_digit(10) {
            number = Some(number.unwrap_or(0) * 10 + digit as usize);
            continue;
        }
        let mut token = String::new();
        let mut letter = letter;
        if letter == '+' {
            token.push('+');
            letter = letters.next().unwrap();
        }
        if letter == '{' {
            token.extend(letters.by_ref().take_while(|&letter| letter != '}'));
        } else {
            token.push(letter);
        }
        let neutral = definition.neutrals.iter().position(|neutral| neutral.token.to_string() == token);
        let man = neutral.map(|kind| Man { owner: None, kind }).unwrap_or_else(|| {
            let owner = usize::from(
                token.chars().any(|letter| letter.is_ascii_lowercase()) && {
                    let first = token.trim_start_matches('+').chars().next().unwrap();
                    first.is_ascii_lowercase()
                },
            );
            let kind = definition.pieces.iter().position(|piece| piece.token.eq_ignore_ascii_case(&token)).unwrap();
            Man { owner: Some(owner), kind }
        });
        found(number.take(), Some(man));
    }
    found(number, None);
}

impl State {
    pub(super) fn read(definition: &Definition, text: &str) -> Self {
        let board = &definition.board;
        let fields: Vec<&str> = text.split(' ').collect();
        let kinds = definition.pieces.len();
        let mut state = Self {
            cells: vec![None; board.cell_count()],
            hands: vec![[0; 2]; kinds],
            lost: vec![[0; 2]; kinds],
            mover: usize::from(fields[1] == "b"),
            unmoved: BTreeSet::new(),
            passed: Vec::new(),
            number: fields[5].parse().unwrap(),
            struck: None,
            made: 0,
            ko: Vec::new(),
            home: [None; 2],
            passes: 0,
            facing: 0,
            checks: [0; 2],
            castled: [false; 2],
        };
        let (placement, hands) = fields[0].split_once('[').unwrap_or((fields[0], "]"));
        for (down, rank) in placement.split('/').enumerate() {
            for (level, row) in rank.split(',').enumerate() {
                let rank = usize::from(board.ranks) - 1 - down;
                // The cells of the row that the board has, in the order of their names.
                let names = board.letters().iter().map(|file| match board.levels.get(level) {
                    Some(level) => format!("{level}{file}{}", rank + 1),
                    None => format!("{file}{}", rank + 1),
                });
                let places: Vec<usize> = names.filter_map(|name| board.parse_cell(&name)).map(usize::from).collect();
                let mut at = 0;
                pieces(definition, row, |empty, man| {
                    at += empty.unwrap_or(0);
                    if man.is_some() {
                        state.cells[places[at]] = man;
                        at += 1;
                    }
                });
            }
        }
        let counts = |into: &mut Vec<[u16; 2]>, text: &str| {
            pieces(definition, text, |count, man| {
                if let Some(Man { owner: Some(owner), kind }) = man {
                    into[kind][owner] += count.unwrap_or(1) as u16;
                }
            });
        };
        counts(&mut state.hands, hands.trim_end_matches(']'));
        if fields[2] != "-" {
            state.unmoved = fields[2].split(',').map(|name| cell(board, name)).collect();
        }
        let mut crossed = Vec::new();
        for part in fields[3].split(',').filter(|part| *part != "-") {
            let (name, victim) = part.split_once(':').map_or((part, None), |(name, victim)| (name, Some(victim)));
            crossed.push(cell(board, name));
            if let Some(victim) = victim {
                state.passed.extend(crossed.drain(..).map(|passed| (passed, cell(board, victim))));
            }
        }
        for extra in &fields[6..] {
            let (key, value) = extra.split_once('=').unwrap();
            match key {
                "ko" => {
                    let pairs = value.split(',').map(|pair| pair.split_once('>').unwrap());
                    state.ko = pairs.map(|(from, to)| (cell(board, from), cell(board, to))).collect();
                }
                "lost" => counts(&mut state.lost, value),
                "home" => {
                    for entry in value.split(',') {
                        state.home[usize::from(entry.starts_with('B'))] = entry[1..].parse().ok();
                    }
                }
                "struck" => state.struck = Some(cell(board, value)),
                "made" => state.made = value.parse().unwrap(),
                "passes" => state.passes = value.parse().unwrap(),
                "facing" => state.facing = value.parse().unwrap(),
                "checks" => {
                    for entry in value.split(',') {
                        state.checks[usize::from(entry.starts_with('B'))] = entry[1..].parse().unwrap();
                    }
                }
                "castled" => state.castled = [value.contains('W'), value.contains('B')],
                "count" => {}
                other => panic!("{other} in {text}"),
            }
        }
        if state.made > 0 {
            // What the player's own double steps have passed, and where the player has captured.
            (state.passed, state.struck) = (Vec::new(), None);
        }
        state
    }
}
