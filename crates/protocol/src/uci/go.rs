//! `go`: from what the client wrote to the engine's limits.

use variorum_engine::Limits;
use variorum_rules::{Side, Turn};

use super::command::GoLimits;

/// Limits for the side to move. Times that are used up or negative leave a millisecond.
pub(super) fn limits(asked: &GoLimits, side: Side, overhead: u64, lines: usize, only: Vec<Turn>) -> Limits {
    let counted = |number: i64| u64::try_from(number).unwrap_or(0);
    let narrow = |number: i64| u32::try_from(number.clamp(1, i64::from(u32::MAX))).unwrap_or(u32::MAX);
    let spared = |ms: i64| counted(ms).saturating_sub(overhead).max(1);
    if asked.infinite {
        return Limits { lines, only, ..Limits::default() };
    }
    Limits {
        depth: asked.depth.map(narrow),
        nodes: asked.nodes.map(|nodes| counted(nodes).max(1)),
        // A time for one move is the client's word: no more than a twentieth of it is kept back for the way.
        move_time_ms: asked.move_time.map(|ms| spared(ms).max(counted(ms) - counted(ms).div_ceil(20)).max(1)),
        remaining_ms: asked.time[side.index()].map(spared),
        increment_ms: asked.increment[side.index()].map_or(0, counted).min(u64::MAX / 8),
        turns_to_go: asked.moves_to_go.filter(|&moves| moves > 0).map(narrow),
        mate: asked.mate.map(narrow),
        lines,
        only,
    }
}

/// Must the answer wait for `stop`? So if the client set no limit at all, or said so.
pub(super) fn is_endless(asked: &GoLimits, side: Side) -> bool {
    let limited = asked.depth.is_some()
        || asked.nodes.is_some()
        || asked.move_time.is_some()
        || asked.time[side.index()].is_some()
        || asked.mate.is_some();
    asked.infinite || !limited
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_gets_its_own_clock() {
        let asked = GoLimits {
            time: [Some(1_000), Some(2_000)],
            increment: [Some(10), None],
            moves_to_go: Some(4),
            ..GoLimits::default()
        };
        let white = limits(&asked, Side::White, 10, 1, Vec::new());
        assert_eq!((white.remaining_ms, white.increment_ms, white.turns_to_go), (Some(990), 10, Some(4)));
        let black = limits(&asked, Side::Black, 10, 1, Vec::new());
        assert_eq!((black.remaining_ms, black.increment_ms), (Some(1_990), 0));
    }

    #[test]
    fn absurd_numbers_become_possible_ones() {
        let asked = GoLimits {
            time: [Some(-50), Some(i64::MAX)],
            increment: [Some(i64::MAX), Some(-1)],
            moves_to_go: Some(0),
            move_time: Some(0),
            depth: Some(-3),
            nodes: Some(0),
            mate: Some(i64::MAX),
            ..GoLimits::default()
        };
        let white = limits(&asked, Side::White, 10, 1, Vec::new());
        assert_eq!((white.remaining_ms, white.turns_to_go, white.move_time_ms), (Some(1), None, Some(1)));
        assert_eq!((white.depth, white.nodes, white.mate), (Some(1), Some(1), Some(u32::MAX)));
        assert_eq!(limits(&asked, Side::Black, 10, 1, Vec::new()).increment_ms, 0);
    }

    #[test]
    fn a_time_for_one_move_is_nearly_all_used() {
        let granted = |ms| {
            let asked = GoLimits { move_time: Some(ms), ..GoLimits::default() };
            limits(&asked, Side::White, 10, 1, Vec::new()).move_time_ms
        };
        assert_eq!([1, 50, 1_000].map(granted), [Some(1), Some(47), Some(990)]);
    }

    #[test]
    fn a_search_without_limits_waits_for_stop() {
        assert!(is_endless(&GoLimits::default(), Side::White));
        assert!(is_endless(&GoLimits { infinite: true, depth: Some(3), ..GoLimits::default() }, Side::White));
        assert!(!is_endless(&GoLimits { depth: Some(3), ..GoLimits::default() }, Side::White));
        assert!(is_endless(&GoLimits { time: [Some(1), None], ..GoLimits::default() }, Side::Black));
    }
}
