//! The games of a file, read one after another, whatever its format.

use std::collections::VecDeque;
use std::io::{self, Read};
use std::path::Path;
use std::sync::Arc;

use anyhow::Context as _;
use variorum_play::pgn::{Found, Games};
use variorum_play::shogi::{self, Format, GameText, Texts};
use variorum_rules::Rules;

use super::{named, usual_games};
use crate::game::find;

/// How much of a file is searched for what shows its format, in bytes.
const HEADINGS: u64 = 4096;

/// The games of a file and the errors in it.
pub(crate) enum Source {
    /// A file in PGN.
    Pgn(Box<Games<Input>>),
    /// A file of shogi.
    Shogi(Box<ShogiFile>),
}

/// A file whose first bytes have been read already.
type Input = Box<dyn Read>;

impl Source {
    /// Opens a file, or standard input if its name is `-`. `game` is the game that the user names.
    ///
    /// # Errors
    /// If the file cannot be opened, or it is a file of shogi and the game is recorded in another way.
    pub fn open(file: &Path, game: Option<&str>) -> anyhow::Result<Self> {
        let cannot_read = || format!("cannot read {}", file.display());
        let mut opened: Input = if file == Path::new("-") {
            Box::new(io::stdin())
        } else {
            Box::new(std::fs::File::open(file).with_context(cannot_read)?)
        };
        let mut begin = Vec::new();
        (&mut opened).take(HEADINGS).read_to_end(&mut begin).with_context(cannot_read)?;
        let format = Format::of(&shogi::decode(&begin));
        let input: Input = Box::new(io::Cursor::new(begin).chain(opened));
        let Some(format) = format else { return Ok(Self::Pgn(Box::new(Games::new(input)))) };
        let rules = game.map(find).transpose()?;
        if let Some(rules) = rules.as_ref().filter(|rules| !shogi::suits(rules.definition())) {
            anyhow::bail!(
                "{} is a file of shogi, but {} is recorded in another way",
                file.display(),
                rules.definition().id
            );
        }
        let texts = Texts::new(input, format);
        Ok(Self::Shogi(Box::new(ShogiFile { texts, rules, assumed: false, found: VecDeque::new() })))
    }

    /// The number of errors that have been left out, as there are so many.
    pub fn errors_left_out(&self) -> usize {
        match self {
            Self::Pgn(games) => games.errors_left_out(),
            Self::Shogi(_) => 0,
        }
    }
}

impl Iterator for Source {
    type Item = io::Result<Found>;

    fn next(&mut self) -> Option<Self::Item> {
        match self {
            Self::Pgn(games) => games.next(),
            Self::Shogi(file) => file.next(),
        }
    }
}

/// The games of a file of shogi.
pub(crate) struct ShogiFile {
    texts: Texts<Input>,
    /// The rules that the user wants.
    rules: Option<Arc<Rules>>,
    /// Whether it has been said that the game is assumed.
    assumed: bool,
    found: VecDeque<Found>,
}

impl ShogiFile {
    fn read(&mut self, text: &GameText) {
        let rules = match &self.rules {
            Some(rules) => Arc::clone(rules),
            None => match text.identify(usual_games(None), named) {
                Ok(identified) => {
                    // Once is enough.
                    let remark = identified.remark.filter(|_| !std::mem::replace(&mut self.assumed, true));
                    self.found.extend(remark.map(Found::Error));
                    identified.rules
                }
                Err(error) => return self.found.push_back(Found::Error(error)),
            },
        };
        let (game, errors) = text.read(&rules, shogi::MOST_TURNS);
        self.found.extend(errors.into_iter().map(Found::Error));
        self.found.push_back(Found::Game(game));
    }
}

impl Iterator for ShogiFile {
    type Item = io::Result<Found>;

    fn next(&mut self) -> Option<Self::Item> {
        loop {
            if let Some(found) = self.found.pop_front() {
                return Some(Ok(found));
            }
            match self.texts.next()? {
                Ok((text, error)) => {
                    self.found.extend(error.map(Found::Error));
                    self.read(&text);
                }
                Err(error) => return Some(Err(error)),
            }
        }
    }
}
