//! Games made up by chance: the features of the language beside each other, in ways that nobody thought of. The loader refuses what does not go together.

mod pieces;
mod sections;
mod start;

use std::fmt::Write as _;
use std::sync::Arc;

use fastrand::Rng;
use variorum_rules::Rules;

/// A game that the loader accepts.
pub(crate) struct MadeUp {
    /// Its file.
    pub(crate) text: String,
    pub(crate) rules: Arc<Rules>,
}

/// The game of a seed.
///
/// # Errors
/// Why the loader refuses it.
pub(crate) fn game(seed: u64) -> Result<MadeUp, String> {
    let text = Maker::new(Rng::with_seed(seed)).text();
    let loaded = variorum_gamedef::load(&text, "made-up");
    let Some(definition) = loaded.definition else {
        let problems: Vec<String> = loaded.diagnostics.iter().map(|found| format!("{:?}", found.problem)).collect();
        return Err(problems.join("; "));
    };
    let rules = Rules::compile(&definition).map_err(|error| format!("{error:?}"))?;
    Ok(MadeUp { text, rules })
}

macro_rules! features {
    ($($name:ident)+) => {
        /// What a game has besides moves and captures.
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        enum Feature {
            $($name,)+
        }

        const FEATURES: &[Feature] = &[$(Feature::$name,)+];
    };
}

features! {
    Hands Promotion RemotePromotion Compulsory Blast Perish Flips Influence Frozen Confined Barred
    BarredCaptures Pass TwoMoves InARow Walls Stones Relays Castling Gating Swap Forbidden Goal Checks Unmoved
    Swapping Taking Staying SecondSteps Passing Facing Formation Passes Full Pool Refuge
}

/// The ids of the types; the first is the royal one, if there is one.
const IDS: [&str; 6] = ["king", "ant", "bee", "cat", "dog", "elk"];
const TOKENS: [char; 6] = ['K', 'A', 'B', 'C', 'D', 'E'];

/// These texts as the items of a list.
fn quoted<T: std::fmt::Display>(items: &[T]) -> String {
    items.iter().map(|item| format!("\"{item}\"")).collect::<Vec<_>>().join(", ")
}

struct Maker {
    rng: Rng,
    files: u8,
    ranks: u8,
    /// The letters of the levels, top first.
    levels: &'static str,
    royal: Option<&'static str>,
    /// The number of types.
    types: usize,
    features: Vec<Feature>,
    /// The types, by number, that have moves of unmoved pieces.
    unmoved: Vec<usize>,
}

impl Maker {
    fn new(mut rng: Rng) -> Self {
        let space = rng.u8(..100) < 15;
        let (files, ranks) = if space { (rng.u8(3..=4), rng.u8(4..=5)) } else { (rng.u8(4..=7), rng.u8(5..=8)) };
        let levels = if space { ["yx", "zyx"][rng.usize(..2)] } else { "" };
        let royal = ["true", "true", "true", "true", "true", "\"last\"", "\"together\"", ""][rng.usize(..8)];
        let mut features = FEATURES.to_vec();
        rng.shuffle(&mut features);
        features.truncate(rng.usize(1..=4));
        let types = rng.usize(3..=5);
        let royal = Some(royal).filter(|word| !word.is_empty());
        Self { rng, files, ranks, levels, royal, types, features, unmoved: Vec::new() }
    }

    fn has(&self, feature: Feature) -> bool {
        self.features.contains(&feature)
    }

    fn chance(&mut self, percent: u8) -> bool {
        self.rng.u8(..100) < percent
    }

    fn one<'a>(&mut self, of: &[&'a str]) -> &'a str {
        of[self.rng.usize(..of.len())]
    }

    /// A type that is not the first.
    fn other(&mut self) -> &'static str {
        IDS[self.rng.usize(1..self.types)]
    }

    /// Some of the types but the first, at least one.
    fn others(&mut self) -> String {
        let mut ids = IDS[1..self.types].to_vec();
        self.rng.shuffle(&mut ids);
        ids.truncate(self.rng.usize(1..=ids.len()));
        quoted(&ids)
    }

    fn zone(&mut self) -> &'static str {
        self.one(&["near", "far", "middle", "last", "flank", "dark"])
    }

    fn text(mut self) -> String {
        let mut text = String::from(
            "id = \"made-up\"\nlanguage = 1\n\n[about]\nname = \"Made up\"\nfamily = \"Tests\"\nsummary = \"A game of chance.\"\n",
        );
        let _ = write!(text, "\n[board]\nfiles = {}\nranks = {}\n", self.files, self.ranks);
        if !self.levels.is_empty() {
            let _ = writeln!(text, "levels = \"{}\"", self.levels);
        }
        if self.chance(8) {
            text += "wraps = true\n";
        }
        if self.chance(4) {
            text += "wraps-ranks = true\n";
        }
        let (ranks, flank) = (self.ranks, ["file a", "files a-b"][self.rng.usize(..2)]);
        let _ = write!(
            text,
            "\n[zones]\nnear = \"ranks 1-2\"\nfar = \"ranks {}-{ranks}\"\nlast = \"rank {ranks}\"\nmiddle = \"ranks 2-{}\"\nflank = \"{flank}\"\ndark = \"dark cells\"\n",
            ranks - 1,
            ranks - 1,
        );
        for number in 0..self.types {
            text += &self.piece(number);
        }
        text += &self.rest();
        text += &self.endings();
        text += &self.start();
        text
    }
}
