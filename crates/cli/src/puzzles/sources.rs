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
use variorum_puzzles::{Moment, Puzzle, Recorded, Series, Source as PuzzleSource, play_ending, self_play, wander};
use variorum_rules::{Position, Rules};
use variorum_training::{Header, RecordsError, read_game};

use crate::record::{Source, main_line};

/// Numbered games.
pub(super) enum Games {
    /// Games that the engine plays against itself.
    SelfPlay { seed: u64 },
    /// Endings that the engine plays against itself.
    Endings { seed: u64 },
    /// Turns around the positions of a file of problems.
    Around { positions: Vec<Position>, series: Series },
    /// Games of a file.
    Recorded { games: Vec<Recorded>, series: Series },
}

impl Games {
    /// Opens what `--from` names.
    pub fn open(from: &str, seed: u64, id: &str, rules: &Arc<Rules>) -> anyhow::Result<Self> {
        if from == "self-play" {
            return Ok(Self::SelfPlay { seed });
        }
        if from == "endings" {
            return Ok(Self::Endings { seed });
        }
        let path = Path::new(from);
        let file = path.file_name().map_or(from.into(), |name| name.to_string_lossy());
        if from.ends_with(".jsonl") {
            let positions = positions(path, rules)?;
            anyhow::ensure!(!positions.is_empty(), "{from} has no problems of {}", rules.definition().id);
            return Ok(Self::Around { positions, series: Series::Problems { file: file.into_owned() } });
        }
        let mut begin = [0; 8];
        let opened = File::open(path).with_context(|| format!("cannot read {from}"))?;
        let length = (&opened).take(8).read(&mut begin).with_context(|| format!("cannot read {from}"))?;
        let (games, series) = if begin[..length] == Header::WORD {
            training_games(path, rules)?
        } else {
            let series = Series::Records { file: file.into_owned() };
            (recorded_games(path, &series, id, rules)?, series)
        };
        anyhow::ensure!(!games.is_empty(), "{from} has no games of {}", rules.definition().id);
        Ok(Self::Recorded { games, series })
    }

    /// The number of games, if it is known.
    pub fn count(&self) -> Option<u64> {
        match self {
            Self::SelfPlay { .. } | Self::Endings { .. } | Self::Around { .. } => None,
            Self::Recorded { games, .. } => Some(games.len() as u64),
        }
    }

    /// The number of the first game after those from which puzzles of a file come.
    pub fn first_new(&self, known: &[Puzzle]) -> u64 {
        let wanted = match self {
            Self::SelfPlay { seed } => &Series::SelfPlay { seed: *seed },
            Self::Endings { seed } => &Series::Endings { seed: *seed },
            Self::Around { series, .. } | Self::Recorded { series, .. } => series,
        };
        let number = |puzzle: &Puzzle| match puzzle.source() {
            PuzzleSource::Moment(Moment { series, game, .. }) if series == wanted => Some(*game),
            PuzzleSource::Moment(_) | PuzzleSource::Words(_) => None,
        };
        known.iter().filter_map(number).max().map_or(0, |last| last.saturating_add(1))
    }

    /// A game by its number; `None` if there is none, or the work was stopped.
    pub fn game(&self, engine: &mut Engine, number: u64, stop: &AtomicBool) -> Option<Recorded> {
        match self {
            Self::SelfPlay { seed } => self_play(engine, *seed, number, stop),
            Self::Endings { seed } => play_ending(engine, *seed, number, stop),
            Self::Around { positions, series } => {
                let at = usize::try_from(number % positions.len() as u64).ok()?;
                wander(engine, positions.get(at)?, series, number, stop)
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
fn training_games(path: &Path, rules: &Arc<Rules>) -> anyhow::Result<(Vec<Recorded>, Series)> {
    let cannot_read = || format!("cannot read {}", path.display());
    let mut input = BufReader::new(File::open(path).with_context(cannot_read)?);
    let header = Header::read(&mut input).with_context(cannot_read)?;
    let expected = variorum_engine::Inputs::of(rules).fingerprint();
    anyhow::ensure!(header.game == expected, "{} has games with another board or other pieces", path.display());
    let series = Series::Training { seed: header.seed };
    let start = Position::start(rules);
    let mut games = Vec::new();
    loop {
        match read_game(&mut input) {
            Ok(Some((played, _))) => {
                let turns = played.legal_turns(&start);
                let scores = played.turns.iter().take(turns.len()).map(|turn| turn.score).collect();
                let number = games.len() as u64;
                games.push(Recorded { start: start.clone(), turns, scores, series: series.clone(), number });
            }
            Ok(None) | Err(RecordsError::CutOff) => return Ok((games, series)),
            Err(error) => return Err(error).with_context(cannot_read),
        }
    }
}

/// The main lines of the games of a file of records.
fn recorded_games(path: &Path, series: &Series, id: &str, rules: &Arc<Rules>) -> anyhow::Result<Vec<Recorded>> {
    let mut games = Vec::new();
    for found in Source::open(path, Some(id))? {
        let Found::Game(mut game) = found.with_context(|| format!("cannot read {}", path.display()))? else { continue };
        if let Some((start, turns)) = main_line(&mut game, id, rules) {
            let number = games.len() as u64;
            games.push(Recorded::unjudged(start, turns, series.clone(), number));
        }
    }
    Ok(games)
}
