//! How the engine plays one game: the weights of its evaluation, the terms in force, and the options of its search.
//!
//! Each of these is data. The defaults are measured from the rules; the file beside the game's (`ID.weights.toml`) replaces some or all
//! of them, and a caller of [`crate::Engine::set_profile`] may replace any of them once more. Nothing else does.

mod error;
mod file;

use std::sync::Arc;

use variorum_rules::Rules;
use variorum_search::Options;

use crate::branching::Branching;
use crate::terms::EvalTerms;
use crate::values::Values;
use crate::weights::Weights;

pub use error::{ProfileAdvice, ProfileErrors, ProfileProblem, Wanted};

/// Positions with at least so many actions, on average, count as positions of many: looking at everything costs more than it finds, and the
/// search has to leave out more. The games that come with the engine have 19 to 81 actions, or 361 to 808; this is the middle.
pub(crate) const MANY_ACTIONS: f64 = 170.0;
/// Turns with at least so many second parts, on average, have them as a rule and not as an exception.
pub(crate) const MANY_SECOND_PARTS: f64 = 8.0;

/// The options whose defaults depend on the game.
const MEASURED_OPTIONS: [&str; 8] = [
    "prune-pv-nodes",
    "probe-killers",
    "root-bounds",
    "check-extension",
    "mate-in-one",
    "verify-best",
    "verification-depth",
    "quiescence-checks",
];
/// The terms whose defaults depend on the game.
const MEASURED_TERMS: [&str; 8] =
    ["mobility", "king-attack", "checks", "drops", "threats", "hanging", "pawns", "goals"];

/// The settings of the engine for one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Profile {
    /// What the terms of the evaluation weigh.
    pub weights: Weights,
    /// The terms of the evaluation that are in force.
    pub terms: EvalTerms,
    /// The options of the search. The size of the hash table is not a part of the profile: [`crate::Engine::set_hash_mib`] sets it.
    pub search: Options,
}

impl Profile {
    /// The profile measured from the rules alone.
    #[must_use]
    pub fn measured(rules: &Arc<Rules>) -> Self {
        Self::from_values(rules, &Values::of(rules))
    }

    /// The profile measured from the rules, and over it what the file beside the game's says.
    ///
    /// # Errors
    /// All errors of that file.
    pub fn of(rules: &Arc<Rules>) -> Result<Self, ProfileErrors> {
        let measured = Self::measured(rules);
        match &rules.definition().weights {
            None => Ok(measured),
            Some(text) => measured.overlaid(rules.definition(), text),
        }
    }

    pub(crate) fn from_values(rules: &Arc<Rules>, values: &Values) -> Self {
        let branching = Branching::measure(rules);
        Self {
            weights: Weights::from_values(rules, values),
            terms: usual_terms(branching, rules.has_hands()),
            search: usual_options(branching),
        }
    }
}

/// The options of the search for a game with so many actions.
fn usual_options(branching: Branching) -> Options {
    let usual = Options::default();
    let many = branching.actions >= MANY_ACTIONS;
    let two_parts = branching.second_parts >= MANY_SECOND_PARTS;
    Options {
        // Late move pruning leaves too few of hundreds of answers, so those to a new best turn are verified.
        prune_pv_nodes: many,
        root_bounds: many,
        mate_in_one: many,
        verification_depth: if many { 2 } else { 0 },
        // Hundreds of quiet actions cost more to generate than two killers to test.
        probe_killers: many,
        // Where a check is answered by second parts it says little; among hundreds of actions finding one costs more than it says.
        quiescence_checks: !many && !two_parts,
        // Every second part may answer a check: a turn more for it costs more than it finds.
        check_extension: !two_parts,
        // Second parts hide answers that win at once.
        verify_best: two_parts,
        ..usual
    }
}

/// The terms of the evaluation for a game with so many actions. Where captured pieces return, the shape of pawn-likes says little.
fn usual_terms(branching: Branching, hands: bool) -> EvalTerms {
    match branching.actions >= MANY_ACTIONS {
        true => EvalTerms::without_looking(),
        false => EvalTerms { pawns: !hands, ..EvalTerms::default() },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Few or many actions, without and with second parts.
    fn kinds_of_games() -> impl Iterator<Item = (Branching, bool)> {
        let kinds = [(20.0, 0.0), (20.0, 50.0), (900.0, 0.0), (900.0, 50.0)];
        kinds
            .into_iter()
            .flat_map(|(actions, second_parts)| [false, true].map(|hands| (Branching { actions, second_parts }, hands)))
    }

    #[test]
    fn what_depends_on_the_game_is_listed() {
        let varies = |value: &dyn Fn(Branching, bool) -> Option<String>| {
            let values: Vec<_> = kinds_of_games().map(|(branching, hands)| value(branching, hands)).collect();
            values.iter().any(|value| *value != values[0])
        };
        for name in Options::NAMES {
            let value = |branching, _| usual_options(branching).get(name).map(|value| value.to_string());
            assert_eq!(varies(&value), MEASURED_OPTIONS.contains(name), "{name}");
        }
        for name in EvalTerms::NAMES {
            let value = |branching, hands| usual_terms(branching, hands).get(name).map(|on| on.to_string());
            assert_eq!(varies(&value), MEASURED_TERMS.contains(name), "{name}");
        }
    }

    #[test]
    fn every_game_is_far_from_the_numbers_that_decide() {
        for id in variorum_library::ids() {
            let Branching { actions, second_parts } = Branching::measure(&variorum_library::rules(&id).unwrap());
            assert!(!(0.6 * MANY_ACTIONS..1.7 * MANY_ACTIONS).contains(&actions), "{id}: {actions}");
            assert!(
                !(0.6 * MANY_SECOND_PARTS..1.7 * MANY_SECOND_PARTS).contains(&second_parts),
                "{id}: {second_parts}"
            );
        }
    }
}
