//! What a problem asks for.

use variorum_rules::{Cell, Reason, Rules};

/// The most turns of a side that a stipulation may ask for.
pub const MOST_TURNS: u32 = 100;

/// A checked stipulation, made by [`read_stipulation`](crate::read_stipulation) for the rules of one game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Stipulation {
    /// Reach a goal from the position.
    Goal {
        /// Who wants it.
        play: Play,
        /// One side makes all its turns in succession before the other may move.
        series: bool,
        /// What is to be reached.
        goal: Goal,
        /// Twice the number in the stipulation, so that 2.5 is 5. Odd only in help and helpself play.
        half_turns: u32,
    },
    /// Reach the position from the start position.
    ProofGame {
        /// The number of turns of both sides together.
        plies: u32,
    },
}

/// Who wants the goal, and who resists. “First” is the side whose turn it is, “second” the other.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Play {
    /// First reaches the goal, second resists.
    Direct,
    /// First forces second to reach the goal.
    SelfPlay,
    /// Self play in which both sides must reach the goal if they can do so in one turn.
    Reflex,
    /// Self play in which second must reach the goal if it can do so in one turn.
    SemiReflex,
    /// Both sides cooperate. Whoever makes the last turn reaches the goal.
    Help,
    /// Both sides cooperate until a self play of one turn remains.
    HelpSelf,
}

/// What is to be reached by a turn of one side, the mover.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Goal {
    /// The opponent is mated.
    Mate,
    /// The opponent has no turn and is not in check.
    Stalemate,
    /// The opponent is in check.
    Check,
    /// The opponent has lost a piece in this turn, of these kinds if there are any. Kinds are indices into the definition's `pieces`.
    Capture(Vec<usize>),
    /// A piece of the mover stands on the cell that did not stand there before the turn.
    Reach(Cell),
    /// The opponent has no piece of these kinds on the board.
    Gone(Vec<usize>),
    /// The mover has won by the game's rules, for this reason if there is one.
    Win(Option<Reason>),
}

impl Stipulation {
    /// The stipulation in its short form, which reads back as the same stipulation.
    #[must_use]
    pub fn text(&self, rules: &Rules) -> String {
        let number = |half_turns: u32, halves: bool| match (half_turns % 2, halves) {
            (0, false) => format!("{}", half_turns / 2),
            (half, _) => format!("{}.{}", half_turns / 2, 5 * half),
        };
        match self {
            Self::ProofGame { plies } => format!("pg {}", number(*plies, true)),
            Self::Goal { play, series, goal, half_turns } => {
                let series = if *series { "ser-" } else { "" };
                let play = match play {
                    Play::Direct => "",
                    Play::SelfPlay => "s",
                    Play::Reflex => "r",
                    Play::SemiReflex => "semi-r",
                    Play::Help => "h",
                    Play::HelpSelf => "hs",
                };
                format!("{series}{play}{}{}", goal.text(rules), number(*half_turns, false))
            }
        }
    }
}

impl Goal {
    /// The goal as stipulations write it before the number.
    fn text(&self, rules: &Rules) -> String {
        let kinds = |kinds: &[usize]| {
            let tokens: Vec<&str> = kinds.iter().map(|&kind| rules.definition().pieces[kind].token.as_str()).collect();
            tokens.join(" ")
        };
        match self {
            Self::Mate => "#".into(),
            Self::Stalemate => "=".into(),
            Self::Check => "+".into(),
            Self::Capture(any) if any.is_empty() => "x".into(),
            Self::Capture(captured) => format!("x[{}]", kinds(captured)),
            Self::Reach(cell) => format!("z[{}]", rules.cell_name(*cell)),
            Self::Gone(gone) => format!("gone[{}]", kinds(gone)),
            // The space keeps a number from a word.
            Self::Win(None) => "win ".into(),
            Self::Win(Some(reason)) => format!("win[{}]", reason.word()),
        }
    }
}
