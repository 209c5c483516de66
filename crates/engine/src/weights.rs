//! What the terms of the evaluation weigh: data, measured from the rules unless a file beside the game file says better.

use std::collections::BTreeMap;

use gamedef::definition::Definition;
use rules::Rules;
use serde::{Deserialize, Serialize};

use crate::values::{UNIT, Values};

/// Finest part of the small weights: sixteenths of a centipawn.
pub(crate) const FINE: i32 = 16;
/// Mobility and pressure weigh at most so much for each cell, in sixteenths of a centipawn.
const MOST: i32 = 6 * FINE;
/// A man that sees all it ever sees is worth this part more than one that sees nothing.
const MOBILITY_SHARE: i32 = 8;
/// What attacking a cell next to the enemy's royal man is worth by itself, in sixteenths of a centipawn.
const PRESSURE: i32 = 2 * FINE;

/// The weights of one game, by kind of man where there are several.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// A man on the board, in centipawns; 0 for royal men.
    pub value: Vec<i32>,
    /// A man in hand, in centipawns; 0 for men that never are there.
    pub hand: Vec<i32>,
    /// Each cell that a man could go to, in sixteenths of a centipawn.
    pub mobility: Vec<i32>,
    /// Each cell at or next to the enemy's royal man that a man attacks, in sixteenths of a centipawn.
    pub pressure: Vec<i32>,
    /// Having the move, in centipawns.
    pub tempo: i32,
    /// How much an exposed royal man counts, in hundredths.
    pub exposure: i32,
    /// Cells that each kind usually sees: mobility is counted from there.
    pub(crate) usual: Vec<i32>,
}

/// The terms of the evaluation besides men on their cells; each can be left out, to measure what it is worth.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Terms {
    /// Cells that the men could go to.
    pub mobility: bool,
    /// Cells around the enemy's royal man that the men attack.
    pub pressure: bool,
    /// How far a royal man went forward while the enemy is strong.
    pub exposure: bool,
    /// Armies that freeze without their guards, groups that nearly died out.
    pub dependence: bool,
    /// Driving a nearly lonely royal man.
    pub drive: bool,
}

impl Default for Terms {
    /// All of them.
    fn default() -> Self {
        Self { mobility: true, pressure: true, exposure: true, dependence: true, drive: true }
    }
}

/// Boards with more cells have so many men with so many paths that looking at all costs more than it tells: in matches at 30 ms a
/// turn the engine lost by 47 Elo in Stockgi's 441 cells and by 458 in Blocschach's 512, and won by 70 in chess.
const MOST_CELLS: usize = 128;

impl Terms {
    /// The terms that pay in a game. Where captured men return, most danger comes from hands, and mobility did not gain.
    #[must_use]
    pub fn usual(rules: &Rules) -> Self {
        let looks = rules.cells().count() <= MOST_CELLS && !rules.has_hands();
        Self { mobility: looks, pressure: looks, ..Self::default() }
    }

    /// The names by which [`Terms::set`] knows them.
    pub const NAMES: [&str; 5] = ["mobility", "pressure", "exposure", "dependence", "drive"];

    /// Switches the term of this name; false if there is none.
    pub fn set(&mut self, name: &str, on: bool) -> bool {
        let term = match name {
            "mobility" => &mut self.mobility,
            "pressure" => &mut self.pressure,
            "exposure" => &mut self.exposure,
            "dependence" => &mut self.dependence,
            "drive" => &mut self.drive,
            _ => return false,
        };
        *term = on;
        true
    }
}

/// What is wrong with a file of weights.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum WeightsFault {
    /// It is no TOML, or has unknown or missing fields.
    #[error("the weights cannot be read: {0}")]
    Unreadable(String),
    /// It names a man that the game has not.
    #[error("the weights name the man “{0}”, which the game has not")]
    UnknownMan(String),
    /// A number is out of range.
    #[error("the weight {0} is out of range; weights lie between -20000 and 20000")]
    OutOfRange(i64),
}

/// Weights as a file has them.
#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct File {
    tempo: Option<i64>,
    exposure: Option<i64>,
    #[serde(default)]
    men: BTreeMap<String, ManFile>,
}

#[derive(Default, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct ManFile {
    value: Option<i64>,
    hand: Option<i64>,
    mobility: Option<i64>,
    pressure: Option<i64>,
}

/// Greatest weight that a file may give, either way.
const LARGEST: i64 = 20_000;

impl Weights {
    /// The weights measured from the rules alone.
    #[must_use]
    pub fn measured(rules: &Rules) -> Self {
        Self::from_values(rules, &Values::of(rules))
    }

    pub(crate) fn from_values(rules: &Rules, values: &Values) -> Self {
        let definition = rules.definition();
        let kinds = definition.men.len();
        let seen = |kind: usize| {
            let (sum, count) = rules.cells().fold((0, 0), |(sum, count), cell| {
                let goals = rules.reach(rules::Side::White, kind, cell).moves.len();
                (sum + goals, count + usize::from(goals > 0))
            });
            i32::try_from(sum / count.max(1)).unwrap_or(i32::MAX).max(1)
        };
        let usual: Vec<i32> = (0..kinds).map(seen).collect();
        let moves = |kind: usize| !definition.men[kind].royal && !definition.men[kind].pawn;
        let mobility = |kind: usize| {
            if moves(kind) { (FINE * values.board[kind] / (MOBILITY_SHARE * usual[kind])).min(MOST) } else { 0 }
        };
        Self {
            value: values.board.clone(),
            hand: values.hand.clone(),
            mobility: (0..kinds).map(mobility).collect(),
            pressure: (0..kinds).map(|kind| if moves(kind) { PRESSURE } else { 0 }).collect(),
            tempo: UNIT / 10,
            exposure: 100,
            usual: usual.iter().map(|cells| cells / 2).collect(),
        }
    }

    pub(crate) fn value_at(&self, kind: usize) -> usize {
        kind
    }

    pub(crate) fn hand_at(&self, kind: usize) -> usize {
        self.value.len() + kind
    }

    pub(crate) fn mobility_at(&self, kind: usize) -> usize {
        2 * self.value.len() + kind
    }

    pub(crate) fn pressure_at(&self, kind: usize) -> usize {
        3 * self.value.len() + kind
    }

    pub(crate) fn tempo_at(&self) -> usize {
        4 * self.value.len()
    }

    /// All but the exposure in a row, for fitting.
    pub(crate) fn to_list(&self) -> Vec<f64> {
        let kinds = [&self.value, &self.hand, &self.mobility, &self.pressure];
        kinds.into_iter().flatten().chain([&self.tempo]).map(|&weight| f64::from(weight)).collect()
    }

    /// These weights with the numbers of such a row. Men that are worth nothing now (royal ones, and those never in a hand) stay so.
    pub(crate) fn with_list(&self, list: &[f64]) -> Self {
        let part = |old: &[i32], from: usize, keep: bool| {
            let new = |(at, &old): (usize, &i32)| if old == 0 && keep { 0 } else { list[from + at].round() as i32 };
            old.iter().enumerate().map(new).collect()
        };
        Self {
            value: part(&self.value, self.value_at(0), true),
            hand: part(&self.hand, self.hand_at(0), true),
            mobility: part(&self.mobility, self.mobility_at(0), false),
            pressure: part(&self.pressure, self.pressure_at(0), true),
            tempo: list[self.tempo_at()].round() as i32,
            ..self.clone()
        }
    }

    /// These weights with those of a file put over them.
    ///
    /// # Errors
    /// The first fault of the file.
    pub fn overlaid(mut self, definition: &Definition, text: &str) -> Result<Self, WeightsFault> {
        let file: File = toml::from_str(text).map_err(|error| WeightsFault::Unreadable(error.message().to_owned()))?;
        let set = |slot: &mut i32, value: Option<i64>| match value {
            None => Ok(()),
            Some(value) if value.abs() <= LARGEST => {
                *slot = value as i32;
                Ok(())
            }
            Some(value) => Err(WeightsFault::OutOfRange(value)),
        };
        set(&mut self.tempo, file.tempo)?;
        set(&mut self.exposure, file.exposure)?;
        for (name, man) in file.men {
            let kind = definition.men.iter().position(|man| man.id == name).ok_or(WeightsFault::UnknownMan(name))?;
            set(&mut self.value[kind], man.value)?;
            set(&mut self.hand[kind], man.hand)?;
            set(&mut self.mobility[kind], man.mobility)?;
            set(&mut self.pressure[kind], man.pressure)?;
        }
        Ok(self)
    }

    /// The weights as the text of a file.
    #[must_use]
    pub fn to_text(&self, definition: &Definition) -> String {
        let some = |value: i32| Some(i64::from(value));
        let man = |kind: usize| ManFile {
            value: some(self.value[kind]).filter(|_| !definition.men[kind].royal),
            hand: some(self.hand[kind]).filter(|&hand| hand != 0),
            mobility: some(self.mobility[kind]),
            pressure: some(self.pressure[kind]),
        };
        let file = File {
            tempo: some(self.tempo),
            exposure: some(self.exposure),
            men: definition.men.iter().enumerate().map(|(kind, of)| (of.id.clone(), man(kind))).collect(),
        };
        toml::to_string(&file).unwrap_or_default()
    }
}
