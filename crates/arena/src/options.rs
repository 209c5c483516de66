//! The engine's options by name, so that a match can test any of its techniques.

use variorum_engine::{Options, Terms};

use crate::error::MatchError;

/// The settings of the engine as a player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineOptions {
    /// The switches and sizes of the search, including the size of the hash table (`hash`, in MiB).
    pub search: Options,
    /// The number of search threads (`threads`).
    pub threads: usize,
    /// Terms of the evaluation to switch on or off, by name; the others keep the game's default.
    pub terms: Vec<(String, bool)>,
    /// Weights of the evaluation (`weights`): the text of a weights file, or `measured`; `None`: the game's weights.
    pub weights: Option<String>,
}

impl Default for EngineOptions {
    fn default() -> Self {
        Self { search: Options::default(), threads: 1, terms: Vec::new(), weights: None }
    }
}

/// A type of option value.
trait Value: Sized {
    const WANTED: &'static str;
    fn read(text: &str) -> Option<Self>;
}

impl Value for bool {
    const WANTED: &'static str = "it must be on or off";
    fn read(text: &str) -> Option<Self> {
        match text.to_ascii_lowercase().as_str() {
            "on" | "true" | "yes" | "1" => Some(true),
            "off" | "false" | "no" | "0" => Some(false),
            _ => None,
        }
    }
}

impl Value for u32 {
    const WANTED: &'static str = "it must be a whole number";
    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

impl Value for usize {
    const WANTED: &'static str = "it must be a whole number";
    fn read(text: &str) -> Option<Self> {
        text.parse().ok()
    }
}

/// Lists the fields of [`Options`] that can be set. A field's name with hyphens is the option's name.
macro_rules! switches {
    ($($field:ident)*) => {
        /// The fields of [`Options`] that can be set by their own name.
        const FIELDS: &[&str] = &[$(stringify!($field)),*];

        /// Sets a field; `None` if there is none with this name.
        fn set_field(options: &mut Options, name: &str, value: &str) -> Option<Result<(), &'static str>> {
            $(if name == stringify!($field) {
                return Some(set(&mut options.$field, value));
            })*
            None
        }
    };
}

switches! {
    table aspiration quiescence null_move null_verification late_move_reductions late_move_pruning quiet_checks expected_pruning root_bounds
    futility reverse_futility razoring internal_reduction check_extension mate_distance late_parts hindering strikes leaders answers proofs killers history delta
    quiescence_turns quiescence_free_turns quiescence_check_turns quiescence_width continuation exchanges singular quiescence_checks
}

/// The largest hash table, in MiB.
const MOST_HASH_MIB: usize = 65_536;
/// The greatest number of threads.
const MOST_THREADS: usize = 64;

fn set<T: Value>(place: &mut T, value: &str) -> Result<(), &'static str> {
    *place = T::read(value).ok_or(T::WANTED)?;
    Ok(())
}

impl EngineOptions {
    /// The default options with some of them set. The names are the fields of [`Options`] with hyphens (`null-move=off`), the names in
    /// [`Terms::NAMES`], `hash` (in MiB), `threads` and `weights` (the text of a file, or `measured`).
    ///
    /// # Errors
    /// If an option does not exist or cannot have its value.
    pub fn with(given: &[(String, String)]) -> Result<Self, MatchError> {
        let mut options = Self::default();
        for (name, value) in given {
            let field = name.to_ascii_lowercase().replace(['-', ' '], "_");
            let done = match field.as_str() {
                "hash" => {
                    Some(in_range(&mut options.search.table_mib, value, MOST_HASH_MIB, "it must be 1 to 65536 (MiB)"))
                }
                "threads" => Some(in_range(&mut options.threads, value, MOST_THREADS, "it must be 1 to 64")),
                "weights" => {
                    options.weights = Some(value.clone());
                    Some(Ok(()))
                }
                term if Terms::NAMES.contains(&term) => {
                    let mut on = true;
                    Some(set(&mut on, value).map(|()| options.terms.push((term.to_owned(), on))))
                }
                _ => set_field(&mut options.search, &field, value),
            };
            let player = || "the engine".to_owned();
            match done {
                Some(Ok(())) => {}
                Some(Err(why)) => {
                    let (option, value, why) = (name.clone(), value.clone(), why.to_owned());
                    return Err(MatchError::Value { player: player(), option, value, why });
                }
                None => {
                    return Err(MatchError::Option {
                        player: player(),
                        option: name.clone(),
                        offered: names().join(", "),
                    });
                }
            }
        }
        Ok(options)
    }
}

fn in_range(place: &mut usize, value: &str, most: usize, why: &'static str) -> Result<(), &'static str> {
    *place = value.parse().ok().filter(|number| (1..=most).contains(number)).ok_or(why)?;
    Ok(())
}

/// The names of all options of the engine.
#[must_use]
pub fn names() -> Vec<String> {
    let fields = FIELDS.iter().map(|field| field.replace('_', "-"));
    let others = ["hash", "threads", "weights"].into_iter().chain(Terms::NAMES.iter().copied()).map(str::to_owned);
    others.chain(fields).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn with(given: &[(&str, &str)]) -> Result<EngineOptions, MatchError> {
        let given: Vec<_> = given.iter().map(|(name, value)| ((*name).to_owned(), (*value).to_owned())).collect();
        EngineOptions::with(&given)
    }

    #[test]
    fn options_are_set_by_name() {
        let options =
            with(&[("null-move", "off"), ("Hash", "64"), ("quiescence_turns", "4"), ("threads", "2")]).unwrap();
        assert!(!options.search.null_move && options.search.futility);
        assert_eq!((options.search.table_mib, options.search.quiescence_turns, options.threads), (64, 4, 2));
        assert_eq!(with(&[]).unwrap(), EngineOptions::default());
    }

    #[test]
    fn faults_say_what_there_is() {
        assert!(with(&[("nul-move", "off")]).unwrap_err().to_string().contains("null-move"));
        assert!(with(&[("null-move", "maybe")]).unwrap_err().to_string().contains("on or off"));
        for value in ["0", "65537", "-1", "x", ""] {
            assert!(with(&[("hash", value)]).is_err(), "{value}");
        }
    }

    /// Fields that have no name of their own here, because they are set otherwise.
    const OTHERWISE: [&str; 2] = ["table_mib", "unit"];

    #[test]
    fn every_switch_of_the_search_has_a_name() {
        let shown = format!("{:#?}", Options::default());
        let fields = shown.lines().filter_map(|line| line.strip_prefix("    ")?.split_once(':')).map(|(name, _)| name);
        for field in fields {
            assert!(FIELDS.contains(&field) || OTHERWISE.contains(&field), "add {field} to the switches in options.rs");
        }
    }
}
