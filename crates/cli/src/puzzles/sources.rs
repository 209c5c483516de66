//! The games in which puzzles are looked for.

use std::fs::File;
use std::io::{BufReader, Read as _};
use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::AtomicBool;

use anyhow::Context as _;
use variorum_engine::Engine;
use variorum_play::pgn::Found;
use variorum_problems::Problem;
use variorum_puzzles::{Puzzle, Recorded, self_play, wander};
use variorum_rules::{Position, Rules};
use variorum_training::{Header, RecordsError, read_game};

use crate::record::{Source, main_line};

/// Numbered games.
pub(super) enum Games {
    /// Games that the engine plays against itself.
    SelfPlay { seed: u64 },
    /// Turns around the positions of a file of problems, with the beginning of their names.
    Around { positions: Vec<Position>, name: String },
    /// Games of a file, with the beginning of their names.
    Recorded { games: Vec<Recorded>, name: String },
}

impl Games {
    /// Opens what `--from` names.
    pub fn open(from: &str, seed: u64, id: &str, rules: &Arc<Rules>) -> anyhow::Result<Self> {
        if from == "self-play" {
            return Ok(Self::SelfPlay { seed });
        }
        let path = Path::new(from);
        let file = path.file_name().map_or(from.into(), |name| name.to_string_lossy());
        if from.ends_with(".jsonl") {
            let positions = positions(path, rules)?;
            anyhow::ensure!(!positions.is_empty(), "{from} has no problems of {}", rules.definition().id);
            return Ok(Self::Around { positions, name: format!("around the positions of {file}") });
        }
        let mut begin = [0; 8];
        let opened = File::open(path).with_context(|| format!("cannot read {from}"))?;
        let length = (&opened).take(8).read(&mut begin).with_context(|| format!("cannot read {from}"))?;
        let games = if begin[..length] == Header::WORD {
            training_games(path, rules)?
        } else {
            (recorded_games(path, &file, id, rules)?, file.into_owned())
        };
        anyhow::ensure!(!games.0.is_empty(), "{from} has no games of {}", rules.definition().id);
        Ok(Self::Recorded { games: games.0, name: games.1 })
    }

    /// The number of games, if it is known.
    pub fn count(&self) -> Option<u64> {
        match self {
            Self::SelfPlay { .. } | Self::Around { .. } => None,
            Self::Recorded { games, .. } => Some(games.len() as u64),
        }
    }

    /// The number of the first game after those from which puzzles of a file come.
    pub fn first_new(&self, known: &[Puzzle]) -> u64 {
        let name = match self {
            Self::SelfPlay { seed } => Recorded::self_play_name(*seed),
            Self::Around { name, .. } | Self::Recorded { name, .. } => name.clone(),
        };
        let number = |puzzle: &Puzzle| {
            let rest = puzzle.source().strip_prefix(&name)?.strip_prefix(", game ")?;
            rest.split(',').next()?.parse::<u64>().ok()
        };
        known.iter().filter_map(number).max().map_or(0, |last| last.saturating_add(1))
    }

    /// A game by its number; `None` if there is none, or the work was stopped.
    pub fn game(&self, engine: &mut Engine, number: u64, stop: &AtomicBool) -> Option<Recorded> {
        match self {
            Self::SelfPlay { seed } => self_play(engine, *seed, number, stop),
            Self::Around { positions, name } => {
                let at = usize::try_from(number % positions.len() as u64).ok()?;
                wander(engine, positions.get(at)?, number, format!("{name}, game {number}"), stop)
            }
            Self::Recorded { games, .. } => games.get(usize::try_from(number).ok()?).cloned(),
        }
    }
}

/// The positions of a file of problems that belong to this game.
fn positions(path: &Path, rules: &Arc<Rules>) -> anyhow::Result<Vec<Position>> {
    let text = std::fs::read_to_string(path).with_context(|| format!("cannot read {}", path.display()))?;
    let mut positions = Vec::new();
    for (number, line) in (1..).zip(text.lines()).filter(|(_, line)| !line.trim().is_empty()) {
        let place = || format!("{}:{number}", path.display());
        let problem = Problem::read(line).with_context(place)?;
        if problem.game == rules.definition().id {
            positions.push(variorum_notation::read_position(rules, &problem.position).with_context(place)?.position);
        }
    }
    Ok(positions)
}

/// The games on which a net is trained.
fn training_games(path: &Path, rules: &Arc<Rules>) -> anyhow::Result<(Vec<Recorded>, String)> {
    let cannot_read = || format!("cannot read {}", path.display());
    let mut input = BufReader::new(File::open(path).with_context(cannot_read)?);
    let header = Header::read(&mut input).with_context(cannot_read)?;
    let expected = variorum_engine::Inputs::of(rules).fingerprint();
    anyhow::ensure!(header.game == expected, "{} has games with another board or other pieces", path.display());
    let name = format!("training games, seed {}", header.seed);
    let start = Position::start(rules);
    let mut games = Vec::new();
    loop {
        match read_game(&mut input) {
            Ok(Some((played, _))) => {
                let turns = played.legal_turns(&start);
                let scores = played.turns.iter().take(turns.len()).map(|turn| turn.score).collect();
                let name = format!("{name}, game {}", games.len());
                games.push(Recorded { start: start.clone(), turns, scores, name });
            }
            Ok(None) | Err(RecordsError::CutOff) => return Ok((games, name)),
            Err(error) => return Err(error).with_context(cannot_read),
        }
    }
}

/// The main lines of the games of a file of records.
fn recorded_games(path: &Path, name: &str, id: &str, rules: &Arc<Rules>) -> anyhow::Result<Vec<Recorded>> {
    let mut games = Vec::new();
    for found in Source::open(path, Some(id))? {
        let Found::Game(mut game) = found.with_context(|| format!("cannot read {}", path.display()))? else { continue };
        if let Some((start, turns)) = main_line(&mut game, id, rules) {
            games.push(Recorded::unjudged(start, turns, format!("{name}, game {}", games.len())));
        }
    }
    Ok(games)
}
