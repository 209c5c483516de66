//! Converts the parameters of `go` to the engine's limits.

use variorum_engine::Limits;
use variorum_rules::{Side, Turn};

use super::command::GoParameters;

/// The limits for the side to move. Times that are zero, negative or less than `overhead` (in milliseconds) become one millisecond.
pub(super) fn limits(parameters: &GoParameters, side: Side, overhead: u64, lines: usize, only: Vec<Turn>) -> Limits {
    let counted = |number: i64| u64::try_from(number).unwrap_or(0);
    let narrow = |number: i64| u32::try_from(number.clamp(1, i64::from(u32::MAX))).unwrap_or(u32::MAX);
    let spared = |ms: i64| counted(ms).saturating_sub(overhead).max(1);
    if parameters.infinite {
        return Limits { lines, only, ..Limits::default() };
    }
    Limits {
        depth: parameters.depth.map(narrow),
        nodes: parameters.nodes.map(|nodes| counted(nodes).max(1)),
        // Keeps back at most a twentieth of the time for a single move, which the client expects to be used.
        move_time_ms: parameters.move_time.map(|ms| spared(ms).max(counted(ms) - counted(ms).div_ceil(20)).max(1)),
        remaining_ms: parameters.time[side.index()].map(spared),
        increment_ms: parameters.increment[side.index()].map_or(0, counted).min(u64::MAX / 8),
        turns_to_go: parameters.moves_to_go.filter(|&moves| moves > 0).map(narrow),
        mate: parameters.mate.map(narrow),
        lines,
        only,
    }
}

/// Whether the answer must wait for `stop`: the client set no limit, or asked for `infinite`.
pub(super) fn is_endless(parameters: &GoParameters, side: Side) -> bool {
    let limited = parameters.depth.is_some()
        || parameters.nodes.is_some()
        || parameters.move_time.is_some()
        || parameters.time[side.index()].is_some()
        || parameters.mate.is_some();
    parameters.infinite || !limited
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_gets_its_own_clock() {
        let parameters = GoParameters {
            time: [Some(1_000), Some(2_000)],
            increment: [Some(10), None],
            moves_to_go: Some(4),
            ..GoParameters::default()
        };
        let white = limits(&parameters, Side::White, 10, 1, Vec::new());
        assert_eq!((white.remaining_ms, white.increment_ms, white.turns_to_go), (Some(990), 10, Some(4)));
        let black = limits(&parameters, Side::Black, 10, 1, Vec::new());
        assert_eq!((black.remaining_ms, black.increment_ms), (Some(1_990), 0));
    }

    #[test]
    fn absurd_numbers_become_possible_ones() {
        let parameters = GoParameters {
            time: [Some(-50), Some(i64::MAX)],
            increment: [Some(i64::MAX), Some(-1)],
            moves_to_go: Some(0),
            move_time: Some(0),
            depth: Some(-3),
            nodes: Some(0),
            mate: Some(i64::MAX),
            ..GoParameters::default()
        };
        let white = limits(&parameters, Side::White, 10, 1, Vec::new());
        assert_eq!((white.remaining_ms, white.turns_to_go, white.move_time_ms), (Some(1), None, Some(1)));
        assert_eq!((white.depth, white.nodes, white.mate), (Some(1), Some(1), Some(u32::MAX)));
        assert_eq!(limits(&parameters, Side::Black, 10, 1, Vec::new()).increment_ms, 0);
    }

    #[test]
    fn a_time_for_one_move_is_nearly_all_used() {
        let granted = |ms| {
            let parameters = GoParameters { move_time: Some(ms), ..GoParameters::default() };
            limits(&parameters, Side::White, 10, 1, Vec::new()).move_time_ms
        };
        assert_eq!([1, 50, 1_000].map(granted), [Some(1), Some(47), Some(990)]);
    }

    #[test]
    fn a_search_without_limits_waits_for_stop() {
        assert!(is_endless(&GoParameters::default(), Side::White));
        assert!(is_endless(&GoParameters { infinite: true, depth: Some(3), ..GoParameters::default() }, Side::White));
        assert!(!is_endless(&GoParameters { depth: Some(3), ..GoParameters::default() }, Side::White));
        assert!(is_endless(&GoParameters { time: [Some(1), None], ..GoParameters::default() }, Side::Black));
    }
}
