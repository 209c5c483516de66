//! The file of the games that a net is trained on.
//!
//! All numbers are little-endian. After the header, every game is a record: its length in four bytes, a checksum in four, and its content,
//! which is the result in four bytes and the turns. A turn is a byte that says what follows (1: a second part, 2: a score), the first part in
//! eight bytes, the second in eight, the score in four. Turns are stored, not positions: so a file is small, and whatever is asked of the positions may change.

use std::io::{ErrorKind, Read};

use variorum_engine::{Engine, Inputs};
use variorum_rules::mix;

use crate::self_play::{Conditions, PlayedGame, PlayedTurn};

/// The version of the format.
const VERSION: u32 = 2;
/// The longest content of a record.
const LONGEST_RECORD: usize = 1 << 16;
const SECOND: u8 = 1;
const SCORE: u8 = 2;

/// What is wrong with a file of games.
#[derive(Debug, thiserror::Error)]
pub enum RecordsError {
    /// It does not begin as such files do.
    #[error("this is not a file of games for training")]
    NotGames,
    /// A version of the format that this program does not know.
    #[error("this file of games has version {found}, and this program reads version {known}")]
    Version {
        /// The version.
        found: u32,
        /// The version that is read.
        known: u32,
    },
    /// The file ends within a record, as after a power cut. The games before are sound.
    #[error("the file of games ends within a game")]
    CutOff,
    /// A record is not what was written.
    #[error("a game in the file of games is damaged")]
    Damaged,
    /// The file cannot be read.
    #[error(transparent)]
    Unreadable(#[from] std::io::Error),
}

/// Under which conditions the games of a file were played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Header {
    /// [`variorum_nets::Inputs::fingerprint`] of the game.
    pub game: u64,
    /// A number that differs between engines that play differently.
    pub player: u64,
    /// The seed.
    pub seed: u64,
    /// How they were played.
    pub conditions: Conditions,
}

impl Header {
    /// The length of a header.
    pub const BYTES: usize = 48;
    /// How every file begins.
    pub const WORD: [u8; 8] = *b"VARGAMES";

    /// The header for games that this engine plays.
    #[must_use]
    pub fn new(engine: &Engine, seed: u64, conditions: Conditions) -> Self {
        let net = engine.net().map_or_else(Vec::new, |net| net.to_bytes());
        let settings = format!("{:?}", engine.profile()).into_bytes();
        let player = settings.iter().chain(&net).fold(0, |hash, &byte| mix(hash ^ u64::from(byte)));
        Self { game: Inputs::of(engine.rules()).fingerprint(), player, seed, conditions }
    }

    /// The seed of a game, by its number.
    #[must_use]
    pub fn seed_of(&self, number: u64) -> u64 {
        mix(self.seed ^ mix(number))
    }

    /// The bytes at the beginning of a file.
    #[must_use]
    pub fn to_bytes(&self) -> [u8; Self::BYTES] {
        let mut bytes = [0; Self::BYTES];
        bytes[..8].copy_from_slice(&Self::WORD);
        bytes[8..12].copy_from_slice(&VERSION.to_le_bytes());
        bytes[12..16].copy_from_slice(&self.conditions.random_turns.to_le_bytes());
        let numbers = [self.game, self.player, self.seed, self.conditions.nodes];
        for (place, number) in bytes[16..].chunks_exact_mut(8).zip(numbers) {
            place.copy_from_slice(&number.to_le_bytes());
        }
        bytes
    }

    /// Reads the beginning of a file.
    ///
    /// # Errors
    /// If it is not a file of games, or one of another version.
    pub fn read(input: &mut impl Read) -> Result<Self, RecordsError> {
        let mut bytes = [0; Self::BYTES];
        input.read_exact(&mut bytes).map_err(|error| match error.kind() == ErrorKind::UnexpectedEof {
            true => RecordsError::NotGames,
            false => RecordsError::Unreadable(error),
        })?;
        let mut reader = Reader(&bytes);
        if reader.take() != Some(Self::WORD) {
            return Err(RecordsError::NotGames);
        }
        let mut short = || reader.take().map_or(0, u32::from_le_bytes);
        let (version, random_turns) = (short(), short());
        if version != VERSION {
            return Err(RecordsError::Version { found: version, known: VERSION });
        }
        let mut long = || reader.take().map_or(0, u64::from_le_bytes);
        let (game, player, seed, nodes) = (long(), long(), long(), long());
        Ok(Self { game, player, seed, conditions: Conditions { nodes, random_turns } })
    }
}

/// The record of a game.
#[must_use]
pub fn encode(game: &PlayedGame) -> Vec<u8> {
    let mut content = Vec::with_capacity(4 + 21 * game.turns.len());
    content.extend(game.result.to_le_bytes());
    for turn in &game.turns {
        content.push(turn.second.map_or(0, |_| SECOND) | turn.score.map_or(0, |_| SCORE));
        content.extend(turn.first.to_le_bytes());
        turn.second.iter().for_each(|part| content.extend(part.to_le_bytes()));
        turn.score.iter().for_each(|score| content.extend(score.to_le_bytes()));
    }
    // A game has at most some hundreds of turns.
    let mut record = Vec::with_capacity(8 + content.len());
    record.extend((content.len() as u32).to_le_bytes());
    record.extend(checksum(&content).to_le_bytes());
    record.extend(content);
    record
}

fn checksum(bytes: &[u8]) -> u32 {
    let word = |chunk: &[u8]| chunk.iter().fold(0, |word, &byte| word << 8 | u64::from(byte));
    bytes.chunks(8).fold(bytes.len() as u64, |sum, chunk| mix(sum ^ word(chunk))) as u32
}

/// Reads the next game, with the length of its record; `None` at the end of the file.
///
/// # Errors
/// If the file ends within the game, or the game is not what was written.
pub fn read_game(input: &mut impl Read) -> Result<Option<(PlayedGame, u64)>, RecordsError> {
    let mut head = [0; 8];
    match fill(input, &mut head)? {
        0 => return Ok(None),
        8 => {}
        _ => return Err(RecordsError::CutOff),
    }
    let mut reader = Reader(&head);
    let mut number = || reader.take().map_or(0, u32::from_le_bytes);
    let (length, sum) = (number() as usize, number());
    if length > LONGEST_RECORD {
        return Err(RecordsError::Damaged);
    }
    let mut content = vec![0; length];
    if fill(input, &mut content)? < length {
        return Err(RecordsError::CutOff);
    }
    if checksum(&content) != sum {
        return Err(RecordsError::Damaged);
    }
    let game = decode(&content).ok_or(RecordsError::Damaged)?;
    Ok(Some((game, (head.len() + length) as u64)))
}

/// Reads as much as there is.
fn fill(input: &mut impl Read, place: &mut [u8]) -> Result<usize, RecordsError> {
    let mut read = 0;
    while read < place.len() {
        match input.read(&mut place[read..]) {
            Ok(0) => break,
            Ok(more) => read += more,
            Err(error) if error.kind() == ErrorKind::Interrupted => {}
            Err(error) => return Err(error.into()),
        }
    }
    Ok(read)
}

fn decode(content: &[u8]) -> Option<PlayedGame> {
    let mut reader = Reader(content);
    let result = f32::from_le_bytes(reader.take()?);
    if !(0.0..=1.0).contains(&result) {
        return None;
    }
    let mut turns = Vec::new();
    while !reader.0.is_empty() {
        let [flags] = reader.take()?;
        if flags & !(SECOND | SCORE) != 0 {
            return None;
        }
        let first = u64::from_le_bytes(reader.take()?);
        let second = if flags & SECOND == 0 { None } else { Some(u64::from_le_bytes(reader.take()?)) };
        let score = if flags & SCORE == 0 { None } else { Some(i32::from_le_bytes(reader.take()?)) };
        turns.push(PlayedTurn { first, second, score });
    }
    Some(PlayedGame { turns, result })
}

/// What is left to read.
struct Reader<'b>(&'b [u8]);

impl Reader<'_> {
    fn take<const N: usize>(&mut self) -> Option<[u8; N]> {
        let (first, rest) = self.0.split_first_chunk()?;
        self.0 = rest;
        Some(*first)
    }
}

#[cfg(test)]
mod tests {
    use proptest::prelude::*;

    use super::*;

    fn header() -> Header {
        let conditions = Conditions { nodes: 500, random_turns: 8 };
        Header { game: 1, player: 2, seed: u64::MAX, conditions }
    }

    fn game() -> PlayedGame {
        let turns = vec![
            PlayedTurn { first: 1, second: None, score: None },
            PlayedTurn { first: u64::MAX, second: Some(7), score: Some(-70_000) },
        ];
        PlayedGame { turns, result: 1.0 }
    }

    #[test]
    fn what_was_written_is_read() {
        let mut bytes = header().to_bytes().to_vec();
        let record = encode(&game());
        bytes.extend(&record);
        bytes.extend(encode(&PlayedGame { turns: Vec::new(), result: 0.5 }));
        let mut input = bytes.as_slice();
        assert_eq!(Header::read(&mut input).unwrap(), header());
        assert_eq!(read_game(&mut input).unwrap(), Some((game(), record.len() as u64)));
        assert_eq!(read_game(&mut input).unwrap().unwrap().0.result, 0.5);
        assert!(read_game(&mut input).unwrap().is_none());
    }

    #[test]
    fn a_game_that_is_cut_off_or_changed_is_found() {
        let record = encode(&game());
        for length in 1..record.len() {
            assert!(matches!(read_game(&mut &record[..length]), Err(RecordsError::CutOff)), "{length}");
        }
        for at in 0..record.len() {
            let mut changed = record.clone();
            changed[at] ^= 4;
            assert!(read_game(&mut changed.as_slice()).is_err(), "{at}");
        }
        let mut changed = header().to_bytes();
        changed[8] = 9;
        assert!(matches!(
            Header::read(&mut changed.as_slice()),
            Err(RecordsError::Version { found: 9, known: VERSION })
        ));
        assert!(matches!(Header::read(&mut &changed[..40]), Err(RecordsError::NotGames)));
    }

    proptest! {
        #[test]
        fn no_bytes_make_the_reader_panic(bytes: Vec<u8>, content in proptest::collection::vec(any::<u8>(), 0..200)) {
            let _ = Header::read(&mut bytes.as_slice());
            let _ = read_game(&mut bytes.as_slice());
            let mut record = (content.len() as u32).to_le_bytes().to_vec();
            record.extend(checksum(&content).to_le_bytes());
            record.extend(content);
            if let Ok(Some((game, length))) = read_game(&mut record.as_slice()) {
                prop_assert_eq!(length, record.len() as u64);
                prop_assert_eq!(encode(&game), record);
            }
        }
    }
}
