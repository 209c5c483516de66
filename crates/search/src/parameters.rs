//! The sizes of the search: the margins, depths and divisors of its techniques, in one table.
//!
//! They are whole numbers, so that the same input gives the same output on every machine. Margins are in hundredths or thousandths of
//! [`Options::unit`](crate::Options::unit), the value of the weakest piece.

use crate::options::OptionError;

/// A row of the table: what a size may be.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Parameter {
    /// The name under which [`Options::set`](crate::Options::set) knows it.
    pub name: &'static str,
    /// The usual value.
    pub default: u32,
    /// The least value.
    pub least: u32,
    /// The greatest value.
    pub most: u32,
    /// A change that some thousands of games would notice: how far apart a tuning plays.
    pub step: u32,
    /// What it is, with its unit.
    pub meaning: &'static str,
}

/// One line for each size: what it is, its field and name, the usual value, the range and the step.
macro_rules! parameters {
    ($($meaning:literal $field:ident $name:literal = $default:literal in $least:literal..=$most:literal by $step:literal;)*) => {
        /// The sizes in use. The fields are `i32`, as the search calculates with them; [`Parameters::set`] keeps each within its range.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Parameters {
            $(#[doc = $meaning] pub $field: i32,)*
        }

        impl Default for Parameters {
            fn default() -> Self {
                Parameters { $($field: $default,)* }
            }
        }

        impl Parameters {
            /// All sizes, in the order of the fields.
            pub const LIST: &[Parameter] = &[$(Parameter {
                name: $name,
                default: $default,
                least: $least,
                most: $most,
                step: $step,
                meaning: $meaning,
            }),*];

            /// Sets the size of this name.
            ///
            /// # Errors
            /// If there is none, or the value is out of its range; nothing changes then.
            pub fn set(&mut self, name: &str, value: u32) -> Result<(), OptionError> {
                let place = match name {
                    $($name => &mut self.$field,)*
                    _ => return Err(OptionError::Unknown),
                };
                let &Parameter { default: usual, least, most, .. } =
                    Parameters::named(name).ok_or(OptionError::Unknown)?;
                let fits = i32::try_from(value).ok().filter(|_| (least..=most).contains(&value));
                *place = fits.ok_or(OptionError::OutOfRange { usual, least, most })?;
                Ok(())
            }

            /// The value of the size of this name, if there is one.
            ///
            /// ```
            /// assert_eq!(variorum_search::Parameters::default().get("quiescence-turns"), Some(12));
            /// ```
            #[must_use]
            pub fn get(&self, name: &str) -> Option<u32> {
                match name {
                    $($name => Some(self.$field.unsigned_abs()),)*
                    _ => None,
                }
            }
        }
    };
}

impl Parameters {
    /// The row of this name.
    #[must_use]
    pub fn named(name: &str) -> Option<&'static Parameter> {
        Self::LIST.iter().find(|parameter| parameter.name == name)
    }
}

parameters! {
    "Aspiration: the least depth of an iteration with a narrow window."
    aspiration_depth "aspiration-depth" = 4 in 2..=12 by 1;
    "Aspiration: half the width of the first window, in hundredths of a unit."
    aspiration_width "aspiration-width" = 33 in 5..=150 by 8;

    "Reverse futility pruning: the greatest depth."
    reverse_futility_depth "reverse-futility-depth" = 6 in 1..=16 by 2;
    "Reverse futility pruning: the margin over beta for each turn of depth, in hundredths of a unit."
    reverse_futility_margin "reverse-futility-margin" = 100 in 20..=300 by 15;

    "Razoring: the greatest depth."
    razoring_depth "razoring-depth" = 2 in 0..=6 by 1;
    "Razoring: the margin below alpha for each turn of depth, in hundredths of a unit."
    razoring_margin "razoring-margin" = 300 in 50..=900 by 40;

    "Null move: the least depth."
    null_move_depth "null-move-depth" = 3 in 1..=8 by 1;
    "Null move: the reduction at depth 0, in hundredths of a turn."
    null_move_base "null-move-base" = 200 in 50..=500 by 30;
    "Null move: the further reduction for each turn of depth, in hundredths of a turn."
    null_move_slope "null-move-slope" = 25 in 0..=60 by 5;
    "Null move: the lead over beta that reduces by a further turn, in hundredths of a unit."
    null_move_lead "null-move-lead" = 200 in 40..=800 by 30;
    "Null move: the greatest reduction by the lead, in turns."
    null_move_lead_most "null-move-lead-most" = 3 in 0..=8 by 1;
    "Null move: the least depth at which a search without null move verifies the cut."
    null_verification_depth "null-verification-depth" = 8 in 4..=40 by 2;

    "Internal iterative reduction: the least depth."
    internal_reduction_depth "internal-reduction-depth" = 4 in 2..=12 by 1;

    "ProbCut: the least depth."
    prob_cut_depth "prob-cut-depth" = 5 in 3..=16 by 1;
    "ProbCut: how much less deep the search is that decides, in turns."
    prob_cut_less "prob-cut-less" = 4 in 2..=8 by 1;
    "ProbCut: the margin over beta, in hundredths of a unit."
    prob_cut_margin "prob-cut-margin" = 200 in 50..=600 by 25;
    "ProbCut: how much smaller the margin is where the evaluation is improving, in hundredths of a unit."
    prob_cut_improving "prob-cut-improving" = 50 in 0..=200 by 15;

    "Hindsight: the least reduction of the turn before that may lengthen a node, in turns."
    hindsight_more_reduction "hindsight-more-reduction" = 3 in 1..=8 by 1;
    "Hindsight: the least reduction of the turn before that may shorten a node, in turns."
    hindsight_less_reduction "hindsight-less-reduction" = 2 in 1..=8 by 1;
    "Hindsight: what the turn before must have lost to shorten a node, in hundredths of a unit."
    hindsight_margin "hindsight-margin" = 100 in 20..=400 by 20;

    "Singular extension: the least depth."
    singular_depth "singular-depth" = 7 in 4..=14 by 1;
    "Singular extension: how much less deep the entry of the table may be, in turns."
    singular_entry "singular-entry" = 3 in 1..=6 by 1;
    "Singular extension: the margin below the table's score for each turn of depth, in thousandths of a unit."
    singular_margin "singular-margin" = 20 in 4..=120 by 5;
    "Singular extension: how much worse all others must be for two turns, in hundredths of a unit."
    singular_double_margin "singular-double-margin" = 20 in 0..=150 by 8;

    "Late move reductions: the divisor of the product of the logarithms of depth and number; the greater, the less is reduced."
    reduction_divisor "reduction-divisor" = 220 in 100..=500 by 15;
    "Late move reductions: what is added to each, in 1/1024 turns."
    reduction_base "reduction-base" = 0 in 0..=2048 by 128;
    "Late move reductions: how many actions of a null-window node come first unreduced."
    reduction_first "reduction-first" = 2 in 1..=8 by 1;
    "Late move reductions: how many actions of a PV node come first unreduced."
    reduction_first_pv "reduction-first-pv" = 3 in 1..=12 by 1;
    "Late move reductions: how much less is reduced in a PV node, in 1/1024 turns."
    reduction_pv "reduction-pv" = 1024 in 0..=3072 by 160;
    "Late move reductions: how much less is reduced in check, in 1/1024 turns."
    reduction_in_check "reduction-in-check" = 1024 in 0..=3072 by 160;
    "Late move reductions: how much more is reduced where the evaluation is not improving, in 1/1024 turns."
    reduction_worsening "reduction-worsening" = 1024 in 0..=3072 by 160;
    "Late move reductions: how much less is reduced where a node was once in a principal variation, in 1/1024 turns."
    reduction_table_pv "reduction-table-pv" = 1024 in 0..=3072 by 160;
    "Late move reductions: how much more is reduced where a cutoff is expected, in 1/1024 turns."
    reduction_cut_node "reduction-cut-node" = 1024 in 0..=3072 by 160;
    "Late move reductions: the history that changes a reduction by a turn."
    reduction_history "reduction-history" = 16384 in 4096..=65536 by 1500;
    "Late move reductions: how many actions of the root come first unreduced."
    reduction_first_root "reduction-first-root" = 4 in 1..=16 by 1;
    "Late move reductions: how much less is reduced at the root, in 1/1024 turns."
    reduction_root "reduction-root" = 1024 in 0..=3072 by 160;

    "Re-search: by how much an action must beat the best one to be searched a turn deeper, in hundredths of a unit."
    deeper_margin "deeper-margin" = 33 in 5..=200 by 8;
    "Re-search: what is added to that for each turn of depth, in thousandths of a unit."
    deeper_slope "deeper-slope" = 20 in 0..=100 by 5;
    "Re-search: an action that beats the best one by less is searched a turn less deeply, in hundredths of a unit."
    shallower_margin "shallower-margin" = 5 in 0..=50 by 3;

    "Futility pruning: the margin below alpha at depth 0, in hundredths of a unit."
    futility_margin "futility-margin" = 100 in 0..=400 by 20;
    "Futility pruning: the further margin for each turn of depth, in hundredths of a unit."
    futility_slope "futility-slope" = 75 in 10..=300 by 12;
    "Futility pruning: the greatest depth."
    futility_depth "futility-depth" = 8 in 2..=16 by 1;
    "History pruning: the depth from which nothing is pruned by its history."
    history_pruning_depth "history-pruning-depth" = 8 in 1..=16 by 1;
    "History pruning: an action is pruned with a history this much below 0 for each turn of depth and one."
    history_pruning_margin "history-pruning-margin" = 3500 in 500..=16000 by 400;
    "SEE pruning: a quiet action may lose the square of the depth times a unit, divided by this many hundredths."
    see_quiet_divisor "see-quiet-divisor" = 600 in 100..=3000 by 70;
    "SEE pruning: what a capture may lose for each turn of depth, in hundredths of a unit."
    see_capture_margin "see-capture-margin" = 100 in 10..=400 by 15;

    "Late move pruning: the number of quiet actions tried at depth 0 where the evaluation is improving."
    late_move_base "late-move-base" = 3 in 0..=20 by 2;
    "Late move pruning: how many more are tried for the square of the depth, in hundredths."
    late_move_slope "late-move-slope" = 100 in 20..=400 by 12;
    "Late move pruning: what is divided by where the evaluation is not improving, in hundredths."
    late_move_worsening "late-move-worsening" = 200 in 100..=500 by 20;
    "Late move pruning: the number of actions tried at any depth, before the others are counted."
    late_move_least "late-move-least" = 2 in 1..=12 by 1;
    "Late move pruning in PV nodes: how many times as many are tried, in hundredths."
    late_move_pv "late-move-pv" = 200 in 100..=800 by 30;
    "Late move pruning in PV nodes: the number of actions tried in any case."
    late_move_pv_least "late-move-pv-least" = 30 in 4..=200 by 8;

    "Second parts: how many come first before they are reduced by a second turn."
    second_part_second "second-part-second" = 8 in 1..=128 by 4;
    "Second parts: how many come first before they are reduced by a third turn."
    second_part_third "second-part-third" = 64 in 2..=1024 by 20;
    "Second parts: how many quiet ones are tried for depth times depth less one, in hundredths."
    second_part_slope "second-part-slope" = 200 in 25..=1000 by 40;
    "Second parts: how many times as many are tried in PV nodes, in hundredths."
    second_part_pv "second-part-pv" = 400 in 100..=2000 by 60;

    "History: the bonus for a cutoff for the square of the depth."
    history_square "history-square" = 16 in 0..=80 by 4;
    "History: the bonus for a cutoff for each turn of depth."
    history_linear "history-linear" = 32 in 0..=400 by 20;
    "History: the greatest bonus for a cutoff."
    history_most "history-most" = 2000 in 300..=8000 by 200;
    "History: how many quiet and how many other actions a cutoff penalises at most."
    history_penalised "history-penalised" = 48 in 4..=200 by 8;

    "Correction history: full entries of one feature correct the evaluation by a unit divided by this many hundredths."
    correction_divisor "correction-divisor" = 300 in 100..=1500 by 35;
    "Correction history: how fast entries follow, in 1/256."
    correction_rate "correction-rate" = 256 in 32..=1024 by 40;

    "Quiescence search: the depth in turns at which it ends with the static evaluation."
    quiescence_turns "quiescence-turns" = 12 in 0..=1000 by 2;
    "Quiescence search: the depth in turns from which it tries only recaptures on the cell of the last capture, where the game names cells."
    quiescence_free_turns "quiescence-free-turns" = 6 in 0..=1000 by 1;
    "Quiescence search: the depth in turns from which it no longer tries all check evasions."
    quiescence_check_turns "quiescence-check-turns" = 3 in 0..=1000 by 1;
    "Quiescence search: the greatest number of captures tried in the first turn; halved with every further turn."
    quiescence_width "quiescence-width" = 32 in 0..=1000 by 6;
    "Quiescence search: the greatest number of quiet checks tried."
    quiescence_check_count "quiescence-check-count" = 6 in 0..=40 by 2;
    "Quiescence search: the turns from the first in which a second part that obstructs the refutation is tried."
    quiescence_blocker_turns "quiescence-blocker-turns" = 2 in 0..=12 by 1;
    "Delta pruning: what a capture may add to the value of its victim, in hundredths of a unit."
    delta_margin "delta-margin" = 200 in 20..=600 by 25;
    "Quiescence search: how far below alpha an exchange may end, in hundredths of a unit."
    quiescence_see_margin "quiescence-see-margin" = 50 in 0..=300 by 12;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_size_is_set_and_read_by_the_name_of_its_field() {
        let shown = format!("{:#?}", Parameters::default());
        let fields = shown.lines().filter_map(|line| line.strip_prefix("    ")?.split_once(':'));
        let fields: Vec<String> = fields.map(|(name, _)| name.replace('_', "-")).collect();
        assert_eq!(fields, Parameters::LIST.iter().map(|parameter| parameter.name).collect::<Vec<_>>());
        for &Parameter { name, default, least, most, .. } in Parameters::LIST {
            assert_eq!(Parameters::default().get(name), Some(default), "{name}");
            for value in [least, most] {
                let mut parameters = Parameters::default();
                parameters.set(name, value).unwrap();
                assert_eq!(parameters.get(name), Some(value), "{name}");
                assert_eq!(parameters == Parameters::default(), value == default, "{name}");
            }
        }
    }

    #[test]
    fn ranges_hold_the_usual_value_and_a_step() {
        for Parameter { name, default, least, most, step, meaning } in Parameters::LIST {
            assert!(least < most && (least..=most).contains(&default), "{name}");
            assert!(*step >= 1 && *step <= most - least, "{name}");
            assert!(meaning.ends_with('.') && meaning.contains(' '), "{name}");
        }
    }

    #[test]
    fn values_out_of_range_are_refused_and_change_nothing() {
        let mut parameters = Parameters::default();
        for &Parameter { name, default: usual, least, most, .. } in Parameters::LIST {
            let refused = Err(OptionError::OutOfRange { usual, least, most });
            assert_eq!(parameters.set(name, most + 1), refused, "{name}");
            assert_eq!(parameters.set(name, u32::MAX), refused, "{name}");
            if let Some(less) = least.checked_sub(1) {
                assert_eq!(parameters.set(name, less), refused, "{name}");
            }
        }
        assert_eq!(parameters.set("razoring", 3), Err(OptionError::Unknown));
        assert_eq!(parameters, Parameters::default());
    }
}
