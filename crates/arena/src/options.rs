//! The engine's options by name, so that a match can test any of its techniques.

use std::sync::Arc;

use variorum_engine::{
    Engine, EvalTerms, Net, NetError, OptionError, OptionValue, Options, Profile, ProfileErrors, TableSet,
};
use variorum_rules::Rules;

use crate::error::MatchError;

/// The engine's settings in a match. Search options and evaluation terms that are not listed keep the values of the game's profile.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EngineOptions {
    /// Size of the hash table (`hash`, in MiB).
    pub hash_mib: usize,
    /// Number of search threads (`threads`).
    pub threads: usize,
    /// Search options to set, by name.
    pub search: Vec<(&'static str, OptionValue)>,
    /// Evaluation terms to switch on or off, by name.
    pub terms: Vec<(&'static str, bool)>,
    /// The source of the profile that these options change (`weights`).
    pub profile: ProfileSource,
    /// The endgame tables to ask (`tables`).
    pub tables: TableSource,
    /// The net to evaluate with (`net`).
    pub net: NetSource,
}

/// The source of the engine's profile.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum ProfileSource {
    /// The game's own profile.
    #[default]
    Game,
    /// The game's own profile with the weights measured from the rules (`weights=measured`).
    MeasuredWeights,
    /// The text of a weights file, which replaces weights measured from the rules.
    Text(String),
    /// The text of a weights file, put over the game's own profile (`settings`).
    Over(String),
}

/// The endgame tables that the engine asks.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum TableSource {
    /// Those beside the game's file, if there are any.
    #[default]
    Game,
    /// None (`tables=off`).
    Off,
    /// Those of the player ([`Player::tables`](crate::player::Player::tables)).
    Player,
}

/// The net that the engine evaluates with.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum NetSource {
    /// The game's own, if it has one.
    #[default]
    Game,
    /// None (`net=off`).
    Off,
    /// That of the player ([`Player::net`](crate::player::Player::net)).
    Player,
}

impl Default for EngineOptions {
    fn default() -> Self {
        let hash_mib = Options::default().table_mib;
        Self {
            hash_mib,
            threads: 1,
            search: Vec::new(),
            terms: Vec::new(),
            profile: ProfileSource::Game,
            tables: TableSource::Game,
            net: NetSource::Game,
        }
    }
}

/// Largest hash table, in MiB.
const MAX_HASH_MIB: usize = 65_536;
/// The greatest number of threads.
const MAX_THREADS: usize = 64;

/// Parses a switch: `on`, `off` and their synonyms.
fn switch(text: &str) -> Option<bool> {
    match text.to_ascii_lowercase().as_str() {
        "on" | "true" | "yes" | "1" => Some(true),
        "off" | "false" | "no" | "0" => Some(false),
        _ => None,
    }
}

const WANTS_SWITCH: &str = "it must be on or off";

/// Parses the value of a search option. Returns it with the engine's spelling of the name.
fn search_option(name: &str, text: &str) -> Option<Result<(&'static str, OptionValue), String>> {
    let name = *Options::NAMES.iter().find(|known| **known == name)?;
    let mut options = Options::default();
    // No switch fits a number, and no number a switch.
    let value = match options.get(name)? {
        OptionValue::Switch(_) => switch(text).map_or(OptionValue::Number(0), OptionValue::Switch),
        OptionValue::Number(_) => text.parse().map_or(OptionValue::Switch(false), OptionValue::Number),
    };
    Some(match options.set(name, value) {
        Ok(()) => Ok((name, value)),
        Err(OptionError::Unknown | OptionError::WantsSwitch) => Err(WANTS_SWITCH.to_owned()),
        Err(OptionError::WantsNumber { least, most, .. } | OptionError::OutOfRange { least, most, .. }) => {
            Err(format!("it must be a whole number from {least} to {most}"))
        }
    })
}

impl EngineOptions {
    /// The default options with some of them set. Names are those of [`Options`] with hyphens (`null-move=off`), those of [`EvalTerms`], `hash`
    /// (in MiB), `threads`, `weights` (the text of a weights file, or `measured`), `settings` (the text of one that is put over the game's own), `net` (`off`; anything else is the player's
    /// net) and `tables` (likewise).
    ///
    /// # Errors
    /// If an option does not exist or cannot have its value.
    pub fn with(given: &[(String, String)]) -> Result<Self, MatchError> {
        let mut options = Self::default();
        for (name, value) in given {
            let known = name.to_ascii_lowercase().replace(['_', ' '], "-");
            let done = match known.as_str() {
                "hash" => Some(in_range(&mut options.hash_mib, value, MAX_HASH_MIB, "it must be 1 to 65536 (MiB)")),
                "threads" => Some(in_range(&mut options.threads, value, MAX_THREADS, "it must be 1 to 64")),
                "weights" => {
                    options.profile = match value.as_str() {
                        "measured" => ProfileSource::MeasuredWeights,
                        text => ProfileSource::Text(text.to_owned()),
                    };
                    Some(Ok(()))
                }
                "settings" => {
                    options.profile = ProfileSource::Over(value.clone());
                    Some(Ok(()))
                }
                "net" => {
                    options.net = if switch(value) == Some(false) { NetSource::Off } else { NetSource::Player };
                    Some(Ok(()))
                }
                "tables" => {
                    options.tables = if switch(value) == Some(false) { TableSource::Off } else { TableSource::Player };
                    Some(Ok(()))
                }
                other => match EvalTerms::NAMES.iter().find(|term| **term == other) {
                    Some(term) => Some(
                        switch(value).map(|on| options.terms.push((term, on))).ok_or_else(|| WANTS_SWITCH.to_owned()),
                    ),
                    None => search_option(other, value).map(|set| set.map(|option| options.search.push(option))),
                },
            };
            let player = || "the engine".to_owned();
            match done {
                Some(Ok(())) => {}
                Some(Err(why)) => {
                    let (option, value) = (name.clone(), value.clone());
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

    /// An engine that plays with these options. `net` is the player's net, `tables` are the player's endgame tables, of which those of the game count.
    ///
    /// # Errors
    /// If the text of a profile has errors, or there is no such net or it belongs to another game.
    pub fn engine(
        &self,
        rules: &Arc<Rules>,
        net: Option<&Arc<Net>>,
        tables: &[Arc<TableSet>],
    ) -> Result<Engine, EngineError> {
        let mut engine = Engine::new(Arc::clone(rules));
        engine.set_hash_mib(self.hash_mib);
        engine.set_threads(self.threads);
        let mut profile = match &self.profile {
            ProfileSource::Game => engine.profile(),
            ProfileSource::MeasuredWeights => Profile { weights: Profile::measured(rules).weights, ..engine.profile() },
            ProfileSource::Over(text) => engine.profile().overlaid(rules.definition(), text)?,
            ProfileSource::Text(text) => Profile::measured(rules).overlaid(rules.definition(), text)?,
        };
        for (name, value) in &self.search {
            // Names and values were checked when they were parsed.
            let _ = profile.search.set(name, *value);
        }
        self.terms.iter().for_each(|(name, on)| _ = profile.terms.set(name, *on));
        engine.set_profile(profile);
        match self.tables {
            TableSource::Game => {}
            TableSource::Off => engine.set_endgames(None),
            TableSource::Player => {
                engine.set_endgames(tables.iter().find(|tables| Arc::ptr_eq(tables.rules(), rules)).cloned());
            }
        }
        match (self.net, net) {
            (NetSource::Game, _) => {}
            (NetSource::Off, _) => engine.set_net(None)?,
            (NetSource::Player, Some(net)) => engine.set_net(Some(Arc::clone(net)))?,
            (NetSource::Player, None) => return Err(EngineError::NoNet),
        }
        Ok(engine)
    }
}

/// Why an engine cannot have its options.
#[derive(Clone, Debug, PartialEq, thiserror::Error)]
pub enum EngineError {
    /// Its weights have errors.
    #[error(transparent)]
    Weights(#[from] ProfileErrors),
    /// Its net belongs to another game.
    #[error(transparent)]
    Net(#[from] NetError),
    /// It was to have a net, and none was given.
    #[error("there is no net; give `off` or a net's file")]
    NoNet,
}

impl EngineError {
    /// The option with which it is wrong.
    pub(crate) const fn option(&self) -> &'static str {
        match self {
            Self::Weights(_) => "weights",
            Self::Net(_) | Self::NoNet => "net",
        }
    }
}

fn in_range(place: &mut usize, value: &str, most: usize, why: &str) -> Result<(), String> {
    *place = value.parse().ok().filter(|number| (1..=most).contains(number)).ok_or_else(|| why.to_owned())?;
    Ok(())
}

/// The names of all options of the engine.
#[must_use]
pub fn names() -> Vec<String> {
    let own = ["hash", "threads", "weights", "settings", "net", "tables"];
    own.iter().chain(EvalTerms::NAMES).chain(Options::NAMES).map(|name| (*name).to_owned()).collect()
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
        let search = [("null-move", OptionValue::Switch(false)), ("quiescence-turns", OptionValue::Number(4))];
        assert_eq!((options.hash_mib, options.search.as_slice(), options.threads), (64, &search[..], 2));
        assert_eq!(with(&[]).unwrap(), EngineOptions::default());
    }

    #[test]
    fn faults_say_what_there_is() {
        assert!(with(&[("nul-move", "off")]).unwrap_err().to_string().contains("null-move"));
        assert!(with(&[("null-move", "maybe")]).unwrap_err().to_string().contains("on or off"));
        let range = with(&[("singular-depth", "3")]).unwrap_err().to_string();
        assert!(range.contains("it must be a whole number from 4 to 14"), "{range}");
        for value in ["0", "65537", "-1", "x", ""] {
            assert!(with(&[("hash", value)]).is_err(), "{value}");
        }
    }

    #[test]
    fn what_a_match_names_wins_over_the_game_and_nothing_else_changes() {
        for id in variorum_library::ids() {
            let rules = variorum_library::rules(&id).unwrap();
            let own = Engine::new(rules.clone()).profile();
            let set =
                |name: &str, value: &str| with(&[(name, value)]).unwrap().engine(&rules, None, &[]).unwrap().profile();
            for (value, on) in [("on", true), ("off", false)] {
                let search = Options { prune_pv_nodes: on, ..own.search.clone() };
                assert_eq!(set("prune-pv-nodes", value), Profile { search, ..own.clone() }, "{id}");
            }
            assert_eq!(with(&[]).unwrap().engine(&rules, None, &[]).unwrap().profile(), own, "{id}");
            let over = "[search]\nrazoring-margin = 444";
            let mut search = own.search.clone();
            search.parameters.razoring_margin = 444;
            assert_eq!(set("settings", over), Profile { search, ..own.clone() }, "{id}");
            let [off, missing] =
                ["off", "some.net"].map(|net| with(&[("net", net)]).unwrap().engine(&rules, None, &[]));
            assert!(off.unwrap().net().is_none(), "{id}");
            assert_eq!(missing.unwrap_err(), EngineError::NoNet, "{id}");
        }
    }
}
