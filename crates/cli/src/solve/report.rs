//! Solutions as text.

use std::io::{self, Write};

use variorum_problems::{Continuation, Move, Play, Replies, SetPlay, Solution, Solved, Stipulation, Try, Variation};
use variorum_rules::Rules;

use crate::perft::grouped;

/// How turns are numbered: the ply before the first turn of the solution.
#[derive(Clone, Copy)]
pub(super) struct Numbers {
    /// 1 if the first turn is the second half of a numbered turn.
    offset: usize,
    /// All turns of one side have numbers of their own.
    series: Option<usize>,
    goal: &'static str,
}

/// Prints everything that was found.
pub(super) fn print(
    rules: &Rules,
    stipulation: &Stipulation,
    solved: &Solved,
    keys_only: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let numbers = Numbers::of(stipulation);
    if let Some(set_play) = &solved.set_play {
        writeln!(out, "set play")?;
        print_set_play(set_play, numbers, out)?;
        writeln!(out)?;
    }
    let count = solved.solutions.len();
    let noun = if is_keyed(stipulation) { ("key", "keys") } else { ("solution", "solutions") };
    let noun = if count == 1 { noun.0 } else { noun.1 };
    let cooked = if is_keyed(stipulation) && count > 1 { " (cooked)" } else { "" };
    writeln!(out, "{}: {} {noun}{cooked}", stipulation.text(rules).trim(), grouped(count as u64))?;
    for solution in &solved.solutions {
        print_solution(solution, numbers, is_keyed(stipulation), keys_only, out)?;
    }
    if solved.duals() > 0 {
        writeln!(out, "variations with several answers: {}", solved.duals())?;
    }
    if !solved.tries.is_empty() {
        writeln!(out, "\ntries")?;
        for attempt in &solved.tries {
            print_try(attempt, numbers, out)?;
        }
    }
    Ok(())
}

/// Prints the cost.
pub(super) fn figures(solved: &Solved, seconds: f64, out: &mut impl Write) -> io::Result<()> {
    let speed = (solved.nodes as f64 / seconds.max(1e-9)) as u64;
    writeln!(out, "\nnodes    {}", grouped(solved.nodes))?;
    writeln!(out, "seconds  {seconds:.3}")?;
    writeln!(out, "nodes/s  {}", grouped(speed))
}

/// Do solutions begin with a single turn that the other side answers?
fn is_keyed(stipulation: &Stipulation) -> bool {
    match stipulation {
        Stipulation::ProofGame { .. } => false,
        Stipulation::Goal { play, series, .. } => match play {
            Play::Direct | Play::SelfPlay | Play::Reflex | Play::SemiReflex => !series,
            Play::Help | Play::HelpSelf => false,
        },
    }
}

fn series(stipulation: &Stipulation) -> Option<usize> {
    match stipulation {
        Stipulation::Goal { series: true, half_turns, .. } => Some(*half_turns as usize / 2),
        Stipulation::Goal { series: false, .. } | Stipulation::ProofGame { .. } => None,
    }
}

/// A problem of n and a half turns begins with the second half of a turn.
fn offset(stipulation: &Stipulation) -> usize {
    match stipulation {
        Stipulation::ProofGame { .. } => 0,
        Stipulation::Goal { half_turns, .. } => *half_turns as usize % 2,
    }
}

fn goal_sign(stipulation: &Stipulation) -> &'static str {
    use variorum_problems::Goal;
    match stipulation {
        Stipulation::ProofGame { .. } => "",
        Stipulation::Goal { goal, .. } => match goal {
            Goal::Mate => "#",
            Goal::Stalemate => "=",
            Goal::Check => "+",
            Goal::Capture(_) | Goal::Reach(_) | Goal::Gone(_) | Goal::Win(_) => "*",
        },
    }
}

fn print_solution(
    solution: &Solution,
    numbers: Numbers,
    keyed: bool,
    keys_only: bool,
    out: &mut impl Write,
) -> io::Result<()> {
    let mut line = String::new();
    for (at, turn) in solution.moves.iter().enumerate() {
        line.push_str(&numbers.before(at, at == 0));
        line.push_str(&numbers.written(turn));
        line.push(' ');
    }
    writeln!(out, "  {}{}", line.trim_end(), if keyed { "!" } else { "" })?;
    match &solution.play {
        Some(play) if !keys_only => print_replies(play, numbers, solution.moves.len(), 4, out),
        Some(_) | None => Ok(()),
    }
}

fn print_replies(
    replies: &Replies,
    numbers: Numbers,
    at: usize,
    indent: usize,
    out: &mut impl Write,
) -> io::Result<()> {
    for threat in &replies.threats {
        writeln!(out, "{:indent$}threat {}{}", "", numbers.before(at + 1, true), numbers.written(&threat.turn))?;
        if let Some(play) = &threat.play {
            print_replies(play, numbers, at + 2, indent + 4, out)?;
        }
    }
    // Replies with the same short answers share a line.
    let mut printed = vec![false; replies.variations.len()];
    for (first, variation) in replies.variations.iter().enumerate() {
        if printed[first] {
            continue;
        }
        let mut texts = Vec::new();
        for (number, other) in replies.variations.iter().enumerate().skip(first) {
            if other.continuations == variation.continuations && other.reply.reached == variation.reply.reached {
                printed[number] = true;
                texts.push(numbers.written(&other.reply));
            }
        }
        writeln!(out, "{:indent$}{}{}{}", "", numbers.before(at, true), texts.join(", "), mark(variation))?;
        for continuation in &variation.continuations {
            print_continuation(continuation, numbers, at + 1, indent + 4, out)?;
        }
    }
    Ok(())
}

fn mark(variation: &Variation) -> &'static str {
    match (variation.refutes(), variation.is_dual()) {
        (true, _) => " !",
        (false, true) => "  (dual)",
        (false, false) => "",
    }
}

fn print_continuation(
    continuation: &Continuation,
    numbers: Numbers,
    at: usize,
    indent: usize,
    out: &mut impl Write,
) -> io::Result<()> {
    writeln!(out, "{:indent$}{}{}", "", numbers.before(at, true), numbers.written(&continuation.turn))?;
    match &continuation.play {
        Some(play) => print_replies(play, numbers, at + 1, indent + 4, out),
        None => Ok(()),
    }
}

fn print_set_play(set_play: &SetPlay, numbers: Numbers, out: &mut impl Write) -> io::Result<()> {
    match set_play {
        SetPlay::None => writeln!(out, "  none: the position does not permit it"),
        SetPlay::Replies(replies) if replies.variations.is_empty() && replies.threats.is_empty() => {
            writeln!(out, "  none")
        }
        SetPlay::Replies(replies) => print_replies(replies, numbers, 1, 2, out),
        SetPlay::Lines(lines) if lines.is_empty() => writeln!(out, "  none"),
        SetPlay::Lines(lines) => {
            let numbers = Numbers { offset: numbers.offset + 1, ..numbers };
            lines.iter().try_for_each(|line| print_solution(line, numbers, false, false, out))
        }
    }
}

fn print_try(attempt: &Try, numbers: Numbers, out: &mut impl Write) -> io::Result<()> {
    let refutations: Vec<String> = attempt.refutations.iter().map(|reply| numbers.written(reply)).collect();
    writeln!(out, "  1.{}?  but {}{}!", numbers.written(&attempt.turn), numbers.before(1, true), refutations.join(", "))
}

impl Numbers {
    pub(super) fn of(stipulation: &Stipulation) -> Self {
        Self { offset: offset(stipulation), series: series(stipulation), goal: goal_sign(stipulation) }
    }

    /// Whether the turn is made by the side that made the one before it.
    pub(super) fn continues_series(&self, at: usize) -> bool {
        at > 0 && self.series.is_some_and(|own| at < own)
    }

    /// The number before the turn, which is due at the start of a line and before the first of two.
    pub(super) fn before(&self, at: usize, starts: bool) -> String {
        if let Some(own) = self.series {
            return if at < own { format!("{}.", at + 1) } else { format!("{own}...") };
        }
        let half = at + self.offset;
        match (half % 2, starts) {
            (0, _) => format!("{}.", half / 2 + 1),
            (_, true) => format!("{}...", half / 2 + 1),
            (_, false) => String::new(),
        }
    }

    /// The turn with its sign: goal or check.
    pub(super) fn written(&self, turn: &Move) -> String {
        let sign = match (turn.reached, turn.check) {
            (true, _) => self.goal,
            (false, true) => "+",
            (false, false) => "",
        };
        format!("{}{sign}", turn.text)
    }
}
