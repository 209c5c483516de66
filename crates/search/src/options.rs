//! The options of the search: one for each technique, so that its effect can be measured.

use std::fmt;

use crate::parameters::{Parameter, Parameters};
use crate::score::Score;

/// The value of an option.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionValue {
    /// A technique is on or off.
    Switch(bool),
    /// A depth, a count or a size.
    Number(u32),
}

impl fmt::Display for OptionValue {
    fn fmt(&self, out: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::Switch(on) => write!(out, "{on}"),
            Self::Number(number) => write!(out, "{number}"),
        }
    }
}

/// Why an option cannot be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OptionError {
    /// There is no option of this name.
    Unknown,
    /// The option is a switch, and the value a number.
    WantsSwitch,
    /// The option is a number, and the value a switch.
    WantsNumber {
        /// The default value.
        usual: u32,
        /// The least value.
        least: u32,
        /// The greatest value.
        most: u32,
    },
    /// The number is less than the least or greater than the greatest value.
    OutOfRange {
        /// The default value.
        usual: u32,
        /// The least value.
        least: u32,
        /// The greatest value.
        most: u32,
    },
}

/// A field of [`Options`], converted from and to an [`OptionValue`].
trait Field: Sized {
    /// `usual` is the default.
    fn read(value: OptionValue, usual: Self) -> Result<Self, OptionError>;
    fn value(self) -> OptionValue;
}

impl Field for bool {
    fn read(value: OptionValue, _: Self) -> Result<Self, OptionError> {
        match value {
            OptionValue::Switch(on) => Ok(on),
            OptionValue::Number(_) => Err(OptionError::WantsSwitch),
        }
    }

    fn value(self) -> OptionValue {
        OptionValue::Switch(self)
    }
}

impl Field for u32 {
    fn read(value: OptionValue, usual: Self) -> Result<Self, OptionError> {
        let (least, most) = (0, Options::MOST);
        match value {
            OptionValue::Number(number) if number <= most => Ok(number),
            OptionValue::Number(_) => Err(OptionError::OutOfRange { usual, least, most }),
            OptionValue::Switch(_) => Err(OptionError::WantsNumber { usual, least, most }),
        }
    }

    fn value(self) -> OptionValue {
        OptionValue::Number(self)
    }
}

/// One line for each option: its field, name, type, default value, and value in plain alpha-beta.
macro_rules! options {
    ($($(#[$doc:meta])* $field:ident $name:literal: $kind:ty = $usual:expr, plain $plain:expr;)*) => {
        /// The techniques in use, and their sizes. `default()` suits games with few legal actions per position; `plain()` uses no technique.
        #[derive(Clone, Debug, PartialEq, Eq)]
        pub struct Options {
            /// Size of the transposition table in MiB.
            pub table_mib: usize,
            /// The value of the weakest piece in the evaluation. Pruning margins are multiples of it.
            pub unit: Score,
            /// The margins, depths and divisors of the techniques.
            pub parameters: Parameters,
            $($(#[$doc])* pub $field: $kind,)*
        }

        impl Default for Options {
            fn default() -> Self {
                Options { table_mib: 16, unit: 100, parameters: Parameters::default(), $($field: $usual,)* }
            }
        }

        impl Options {
            /// The names of the techniques: those of the fields, with hyphens.
            const TECHNIQUES: &[&str] = &[$($name),*];

            /// Alpha-beta without any other technique; its scores are those of minimax.
            #[must_use]
            pub fn plain() -> Self {
                Options { $($field: $plain,)* ..Options::default() }
            }

            /// Sets the option of this name: a technique, or a size of [`Parameters`].
            ///
            /// # Errors
            /// If there is none, or it cannot have this value; nothing changes then.
            pub fn set(&mut self, name: &str, value: OptionValue) -> Result<(), OptionError> {
                match name {
                    $($name => self.$field = Field::read(value, $usual)?,)*
                    _ => return self.set_parameter(name, value),
                }
                Ok(())
            }

            /// The value of the option of this name, if there is one.
            ///
            /// ```
            /// use variorum_search::{OptionValue, Options};
            ///
            /// assert_eq!(Options::plain().get("null-move"), Some(OptionValue::Switch(false)));
            /// ```
            #[must_use]
            pub fn get(&self, name: &str) -> Option<OptionValue> {
                match name {
                    $($name => Some(self.$field.value()),)*
                    _ => self.parameters.get(name).map(OptionValue::Number),
                }
            }
        }
    };
}

options! {
    /// Use the transposition table.
    table "table": bool = true, plain false;
    /// Iterations start with a narrow window around the last score.
    aspiration "aspiration": bool = true, plain false;
    /// The window begins narrower, the steadier the score was, and a search that fails high is repeated a turn less deeply.
    steady_aspiration "steady-aspiration": bool = false, plain false;
    /// Play out captures before evaluating; off: evaluate at depth 0 (Shannon's type A).
    quiescence "quiescence": bool = true, plain false;
    /// Null-move pruning: prune where passing the turn would still fail high (Donninger 1993).
    null_move "null-move": bool = true, plain false;
    /// Verify null-move cutoffs at large depths by a reduced search without a null move (David-Tabibi and Netanyahu 2002).
    null_verification "null-verification": bool = true, plain false;
    /// Late move reductions: search late quiet actions less deeply first.
    late_move_reductions "late-move-reductions": bool = true, plain false;
    /// Late move pruning: prune late quiet actions near the leaves.
    late_move_pruning "late-move-pruning": bool = true, plain false;
    /// Late move pruning in PV nodes too, except at the root.
    prune_pv_nodes "prune-pv-nodes": bool = false, plain false;
    /// The number of quiet checks, where the game can generate them, that are tried before other quiet actions and never pruned.
    quiet_checks "quiet-checks": u32 = 0, plain 0;
    /// Test killer moves for legality one by one, and generate quiet actions only if they cause no cutoff.
    probe_killers "probe-killers": bool = false, plain false;
    /// Order root actions that failed low in the last iteration by their upper bounds.
    root_bounds "root-bounds": bool = false, plain false;
    /// Futility pruning: prune quiet actions near the leaves if the evaluation is far below alpha (Heinz 1998).
    futility "futility": bool = true, plain false;
    /// Reverse futility pruning: prune nodes near the leaves if the evaluation is far above beta.
    reverse_futility "reverse-futility": bool = true, plain false;
    /// Razoring: near the leaves and far below alpha, trust the quiescence search.
    razoring "razoring": bool = true, plain false;
    /// Internal iterative reduction: search a node without a hash move one turn less deeply.
    internal_reduction "internal-reduction": bool = true, plain false;
    /// Check extension: search one turn deeper in check.
    check_extension "check-extension": bool = true, plain false;
    /// Singular extension: search the hash move one turn deeper if all other actions are much worse, two turns if they are far worse, and less
    /// deeply if they are not; cut the node if others fail high too (Anantharaman, Campbell and Hsu 1988).
    singular "singular": bool = true, plain false;
    /// Where the table's score says more than the static evaluation, prune by it.
    table_eval "table-eval": bool = true, plain false;
    /// Reduce late actions more where a cutoff is expected.
    cut_nodes "cut-nodes": bool = true, plain false;
    /// Reduce late actions less in nodes that once belonged to a principal variation, and so in their children.
    table_pv "table-pv": bool = true, plain false;
    /// Futility, late move, history and SEE pruning go by the depth to which an action would be reduced, at any depth of the node.
    reduced_limits "reduced-limits": bool = true, plain false;
    /// ProbCut: cut a node if a capture far exceeds beta in a less deep search (Buro 1995).
    prob_cut "prob-cut": bool = true, plain false;
    /// Correct the static evaluation by how far searches of similar positions differed from it.
    correction "correction": bool = true, plain false;
    /// Search a late action that proved better than expected a turn deeper than planned, and one that barely did a turn less.
    flexible_depth "flexible-depth": bool = true, plain false;
    /// Search a turn deeper, or less deeply, where the last turn was much reduced and the evaluations before and after it disagree or agree with that.
    hindsight "hindsight": bool = true, plain false;
    /// Continuation history after the fourth and the sixth turn before a node too.
    long_continuation "long-continuation": bool = true, plain false;
    /// Several threads vote for the turn to play, by depth and score; off: the first thread decides.
    thread_votes "thread-votes": bool = false, plain false;
    /// On a clock, think longer while other turns of the root take much of the work and where the score falls over several iterations, and
    /// shorter where the best turn has nearly all of it.
    time_by_nodes "time-by-nodes": bool = false, plain false;
    /// Mate distance pruning: narrow the window to the scores that the nearest possible win or loss allows.
    mate_distance "mate-distance": bool = true, plain false;
    /// Reduce late second parts of a turn, and prune most of them near the leaves.
    second_part_reductions "second-part-reductions": bool = true, plain false;
    /// Among second parts, first try those that obstruct the refutation of the turn without one, where the game can generate them.
    refutation_blockers "refutation-blockers": bool = true, plain false;
    /// Look for a mate in one before the first iteration, and accept a new best root turn only if the opponent has no mate in one after it.
    mate_in_one "mate-in-one": bool = false, plain false;
    /// Accept the best turn of an iteration only if the opponent has no mate in one after it; otherwise repeat the iteration.
    verify_best "verify-best": bool = false, plain false;
    /// Accept a new best root turn only after all answers, none pruned, have been searched this many turns deep; 0: no such verification.
    verification_depth "verification-depth": u32 = 0, plain 0;
    /// If a forced win is requested, run the mate solver before the usual search.
    mate_solver "mate-solver": bool = true, plain false;
    /// Killer heuristic: try quiet actions early that caused a cutoff in sibling nodes (Akl and Newborn 1977).
    killers "killers": bool = true, plain false;
    /// History heuristic: order actions by their past success (Schaeffer 1983).
    history "history": bool = true, plain false;
    /// Continuation history: order quiet actions also by their past success after the actions before them.
    continuation "continuation": bool = true, plain false;
    /// Prune actions near the leaves that lose too much by static exchange evaluation, where the game has one.
    see_pruning "see-pruning": bool = true, plain false;
    /// Delta pruning: in the quiescence search, skip captures that cannot raise alpha.
    delta "delta": bool = true, plain false;
    /// In the first turn of the quiescence search, also try quiet checks, where the game can generate them.
    quiescence_checks "quiescence-checks": bool = true, plain false;
}

impl Options {
    /// The names that [`Options::set`] accepts: those of the techniques, then those of [`Parameters::LIST`].
    pub const NAMES: &[&str] = &{
        let mut names = [""; Options::TECHNIQUES.len() + Parameters::LIST.len()];
        let mut index = 0;
        while index < names.len() {
            names[index] = match index.checked_sub(Options::TECHNIQUES.len()) {
                None => Options::TECHNIQUES[index],
                Some(parameter) => Parameters::LIST[parameter].name,
            };
            index += 1;
        }
        names
    };

    /// The greatest value of a count that is no size of [`Parameters`].
    const MOST: u32 = 1_000;

    fn set_parameter(&mut self, name: &str, value: OptionValue) -> Result<(), OptionError> {
        let OptionValue::Number(number) = value else {
            let &Parameter { default: usual, least, most, .. } = Parameters::named(name).ok_or(OptionError::Unknown)?;
            return Err(OptionError::WantsNumber { usual, least, most });
        };
        self.parameters.set(name, number)
    }

    /// These options adapted to the search for a forced win: without pruning and reductions that rest on evaluations or move ordering, which
    /// would hide wins. Late second parts of turns are still reduced and pruned.
    #[must_use]
    pub fn proving(&self) -> Self {
        Options {
            late_move_reductions: false,
            late_move_pruning: false,
            futility: false,
            reverse_futility: false,
            razoring: false,
            null_move: false,
            see_pruning: false,
            reduced_limits: false,
            prob_cut: false,
            singular: false,
            hindsight: false,
            verification_depth: 0,
            ..self.clone()
        }
    }

    /// Whether a technique in use needs the static evaluation of inner nodes.
    pub(crate) fn needs_eval(&self) -> bool {
        self.null_move || self.futility || self.reverse_futility || self.razoring || self.correction || self.prob_cut
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_option_is_set_and_read_by_the_name_of_its_field() {
        let shown = format!("{:#?}", Options::default());
        let fields = shown.lines().filter_map(|line| line.strip_prefix("    ")?.split_once(':'));
        let fields: Vec<String> = fields.map(|(name, _)| name.replace('_', "-")).collect();
        let own = |name: &&str| !["table-mib", "unit", "parameters"].contains(name) && !name.starts_with(' ');
        let named: Vec<&str> = fields.iter().map(String::as_str).filter(own).collect();
        assert_eq!(named, Options::TECHNIQUES);
        assert_eq!(Options::NAMES.len(), Options::TECHNIQUES.len() + Parameters::LIST.len());
        for name in Options::NAMES {
            let mut options = Options::default();
            let other = match options.get(name).unwrap() {
                OptionValue::Switch(on) => OptionValue::Switch(!on),
                OptionValue::Number(number) => OptionValue::Number(number + 1),
            };
            options.set(name, other).unwrap();
            assert_eq!(options.get(name), Some(other), "{name}");
            assert_ne!(options, Options::default(), "{name}");
        }
    }

    #[test]
    fn values_that_do_not_fit_are_refused_and_change_nothing() {
        let mut options = Options::default();
        let refused = [
            ("nul-move", OptionValue::Switch(false), OptionError::Unknown),
            ("table-mib", OptionValue::Number(1), OptionError::Unknown),
            ("null-move", OptionValue::Number(0), OptionError::WantsSwitch),
            (
                "quiescence-turns",
                OptionValue::Switch(true),
                OptionError::WantsNumber { usual: 12, least: 0, most: 1_000 },
            ),
            ("nul-move", OptionValue::Number(1), OptionError::Unknown),
            ("quiet-checks", OptionValue::Number(1_001), OptionError::OutOfRange { usual: 0, least: 0, most: 1_000 }),
            ("singular-depth", OptionValue::Number(3), OptionError::OutOfRange { usual: 7, least: 4, most: 14 }),
        ];
        for (name, value, error) in refused {
            assert_eq!(options.set(name, value), Err(error), "{name}");
        }
        assert_eq!(options, Options::default());
    }
}
