//! Which of several threads decides: those that searched the same position vote for the turn to play.

use crate::info::Report;
use crate::score::{Score, WIN_BOUND};

/// The index of the report to follow, if threads searched the same position; the first report is that of the leading thread. Every thread
/// votes for its turn, the more, the deeper its search was and the better its score is than the worst of all; `unit` is
/// [`Options::unit`](crate::Options::unit). A proven win of the leading thread needs no vote. Among threads of the same turn the deepest decides.
///
/// ```
/// use variorum_search::{Report, elected};
///
/// let report = |turn: char, score, depth| Report { turn: vec![turn], score, depth, nodes: 0, time_ms: 0, lines: Vec::new() };
/// let reports = [report('a', 20, 9), report('b', 30, 10), report('b', 25, 9)];
/// assert_eq!(elected(&reports, 100), 1);
/// ```
#[must_use]
pub fn elected<A: PartialEq>(reports: &[Report<A>], unit: Score) -> usize {
    let Some(first) = reports.first().filter(|first| first.score < WIN_BOUND) else { return 0 };
    // A thread that has found nothing, or that loses with its turn, has no say.
    let votes = |report: &Report<A>| report.depth > 0 && !report.turn.is_empty() && report.score > -WIN_BOUND;
    let voters: Vec<(usize, &Report<A>)> = reports.iter().enumerate().filter(|(_, report)| votes(report)).collect();
    let Some(least) = voters.iter().map(|(_, report)| report.score).min() else { return 0 };
    // No thread outvotes all others by its score alone, unless it has proven a win.
    let weight = |report: &Report<A>| {
        let lead = i64::from(report.score.min(WIN_BOUND) - least).min(i64::from(8 * unit));
        (lead + i64::from(unit / 7).max(1))
            * i64::from(report.depth)
            * if report.score >= WIN_BOUND { 1_000 } else { 1 }
    };
    let sum = |turn: &[A]| -> i64 {
        voters.iter().filter(|(_, report)| report.turn == turn).map(|(_, report)| weight(report)).sum()
    };
    let key = |(index, report): &&(usize, &Report<A>)| {
        (sum(&report.turn), report.turn == first.turn, report.depth, std::cmp::Reverse(*index))
    };
    voters.iter().max_by_key(key).map_or(0, |(index, _)| *index)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::score::{loss_in, win_in};

    fn report(turn: char, score: Score, depth: u32) -> Report<char> {
        Report { turn: vec![turn], score, depth, nodes: 0, time_ms: 0, lines: Vec::new() }
    }

    #[test]
    fn the_first_thread_decides_alone_and_among_equals() {
        assert_eq!(elected::<char>(&[], 100), 0);
        assert_eq!(elected(&[report('a', -50, 4)], 100), 0);
        assert_eq!(elected(&[report('a', 10, 8), report('b', 10, 8)], 100), 0);
        assert_eq!(elected(&[report('a', 10, 8), report('a', 10, 8)], 100), 0);
        assert_eq!(elected(&[report('a', 10, 8), report('a', 12, 9)], 100), 1, "the deepest of them");
    }

    #[test]
    fn depth_score_and_number_count() {
        assert_eq!(elected(&[report('a', 10, 8), report('b', 40, 8)], 100), 1);
        assert_eq!(elected(&[report('a', 10, 8), report('b', 10, 9)], 100), 1);
        assert_eq!(elected(&[report('a', 30, 8), report('b', 10, 8), report('b', 10, 8)], 100), 0);
        assert_eq!(elected(&[report('a', 12, 8), report('b', 10, 8), report('b', 10, 8)], 100), 1);
    }

    #[test]
    fn proven_results_need_no_vote() {
        let win = report('b', win_in(5), 3);
        assert_eq!(elected(&[report('a', 90, 20), win.clone(), report('a', 95, 20)], 100), 1);
        assert_eq!(elected(&[report('a', win_in(7), 3), win], 100), 0, "a win is enough");
        assert_eq!(elected(&[report('a', 0, 5), report('b', loss_in(4), 30)], 100), 0);
        assert_eq!(elected(&[report('a', loss_in(4), 30), report('b', -900, 5)], 100), 1);
        assert_eq!(elected(&[report('a', loss_in(4), 9), report('b', loss_in(6), 9)], 100), 0);
    }

    #[test]
    fn a_thread_that_finished_nothing_has_no_say() {
        assert_eq!(elected(&[report('a', 0, 3), report('b', 700, 0)], 100), 0);
        let silent = Report { turn: Vec::new(), ..report('b', 700, 9) };
        assert_eq!(elected(&[report('a', 0, 3), silent], 100), 0);
    }
}
