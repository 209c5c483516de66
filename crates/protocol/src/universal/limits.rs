//! Converts the parameters of `go` to the engine's limits.

use variorum_engine::Limits;
use variorum_rules::{Side, Turn};

use super::command::{Clock, GoParameters};

/// A search for mate tries mates of up to this many moves.
const LONGEST_MATE: u32 = 60;
/// One part in this many of a byoyomi is kept back, since a move that comes too late loses the game.
const BYOYOMI_SPARE: u64 = 50;

/// The clock of the side to move.
fn clock(parameters: &GoParameters, side: Side) -> Clock {
    let own = match side {
        Side::White => parameters.white,
        Side::Black => parameters.black,
    };
    Clock { time: own.time.or(parameters.mover.time), increment: own.increment.or(parameters.mover.increment) }
}

/// The limits for the side to move. Times that are zero, negative or less than `overhead` (in milliseconds) become one millisecond.
pub(super) fn limits(parameters: &GoParameters, side: Side, overhead: u64, lines: usize, only: Vec<Turn>) -> Limits {
    let counted = |number: i64| u64::try_from(number).unwrap_or(0);
    let narrow = |number: i64| u32::try_from(number.clamp(1, i64::from(u32::MAX))).unwrap_or(u32::MAX);
    let spared = |ms: i64| counted(ms).saturating_sub(overhead).max(1);
    let mate = if parameters.only_mate { Some(LONGEST_MATE) } else { parameters.mate.map(narrow) };
    if parameters.infinite {
        return Limits { mate: mate.filter(|_| parameters.only_mate), lines, only, ..Limits::default() };
    }
    let clock = clock(parameters, side);
    let limits = Limits {
        depth: parameters.depth.map(narrow),
        nodes: parameters.nodes.map(|nodes| counted(nodes).max(1)),
        // Keeps back at most a twentieth of the time for a single move, which the client expects to be used.
        move_time_ms: parameters.move_time.map(|ms| spared(ms).max(counted(ms) - counted(ms).div_ceil(20)).max(1)),
        remaining_ms: clock.time.map(spared),
        increment_ms: clock.increment.map_or(0, counted).min(u64::MAX / 8),
        turns_to_go: parameters.moves_to_go.filter(|&moves| moves > 0).map(narrow),
        mate,
        lines,
        only,
    };
    match parameters.byoyomi.map(counted) {
        None | Some(0) => limits,
        Some(byoyomi) => with_byoyomi(limits, byoyomi, overhead),
    }
}

/// The limits with a time for every move once the clock has run out. What is left of it is lost, so every move may take all of it; a clock
/// that holds little more is not touched.
fn with_byoyomi(limits: Limits, byoyomi: u64, overhead: u64) -> Limits {
    let granted = byoyomi.saturating_sub(overhead.saturating_add(byoyomi / BYOYOMI_SPARE)).max(1);
    match limits.remaining_ms {
        Some(remaining) if remaining / 2 >= byoyomi => Limits {
            remaining_ms: Some(remaining.saturating_add(granted)),
            increment_ms: granted.min(u64::MAX / 8),
            ..limits
        },
        Some(_) | None => {
            let move_time_ms = Some(limits.move_time_ms.map_or(granted, |ms| ms.min(granted)));
            Limits { move_time_ms, remaining_ms: None, increment_ms: 0, ..limits }
        }
    }
}

/// The parameters with times in milliseconds, from times in seconds.
pub(super) fn from_seconds(mut parameters: GoParameters) -> GoParameters {
    let clocks = [&mut parameters.white, &mut parameters.black, &mut parameters.mover];
    let times = clocks.into_iter().flat_map(|clock| [&mut clock.time, &mut clock.increment]);
    for time in times.chain([&mut parameters.move_time, &mut parameters.byoyomi]).flatten() {
        *time = time.saturating_mul(1_000);
    }
    parameters
}

/// Whether the answer must wait for `stop`: the client set no limit, or asked for `infinite`.
pub(super) fn is_endless(parameters: &GoParameters, side: Side) -> bool {
    let limited = parameters.depth.is_some()
        || parameters.nodes.is_some()
        || parameters.move_time.is_some()
        || clock(parameters, side).time.is_some()
        || parameters.byoyomi.is_some()
        || parameters.mate.is_some();
    parameters.infinite || !limited
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_side_gets_its_own_clock() {
        let parameters = GoParameters {
            white: Clock { time: Some(1_000), increment: Some(10) },
            black: Clock { time: Some(2_000), increment: None },
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
            white: Clock { time: Some(-50), increment: Some(i64::MAX) },
            black: Clock { time: Some(i64::MAX), increment: Some(-1) },
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
        let white = Clock { time: Some(1), increment: None };
        assert!(is_endless(&GoParameters { white, ..GoParameters::default() }, Side::Black));
        assert!(!is_endless(&GoParameters { byoyomi: Some(1), ..GoParameters::default() }, Side::Black));
        assert!(!is_endless(&GoParameters { mover: white, ..GoParameters::default() }, Side::Black));
    }
    #[test]
    fn byoyomi_is_used_up_and_never_overrun() {
        let with = |time: Option<i64>, byoyomi: i64| {
            let white = Clock { time, increment: None };
            limits(
                &GoParameters { white, byoyomi: Some(byoyomi), ..GoParameters::default() },
                Side::White,
                10,
                1,
                vec![],
            )
        };
        for time in [None, Some(0), Some(15_000)] {
            let limits = with(time, 10_000);
            assert_eq!((limits.move_time_ms, limits.remaining_ms), (Some(9_790), None), "{time:?}");
        }
        let limits = with(Some(60_010), 10_000);
        assert_eq!((limits.move_time_ms, limits.remaining_ms, limits.increment_ms), (None, Some(69_790), 9_790));
        // Without byoyomi the increment counts.
        assert_eq!(with(Some(1_000), 0).remaining_ms, Some(990));
        for byoyomi in [1, i64::MAX, -5] {
            let limits = with(Some(i64::MAX), byoyomi);
            assert!(limits.remaining_ms.or(limits.move_time_ms).is_some_and(|ms| ms > 0), "{limits:?}");
        }
        assert_eq!(with(None, 5).move_time_ms, Some(1));
    }

    #[test]
    fn a_search_for_mate_has_no_other_goal() {
        let timed = GoParameters { only_mate: true, move_time: Some(1_000), ..GoParameters::default() };
        let found = limits(&timed, Side::White, 10, 1, vec![]);
        assert_eq!((found.mate, found.move_time_ms), (Some(LONGEST_MATE), Some(990)));
        let endless = GoParameters { only_mate: true, infinite: true, ..GoParameters::default() };
        assert_eq!(limits(&endless, Side::White, 10, 1, vec![]).mate, Some(LONGEST_MATE));
    }

    #[test]
    fn seconds_become_milliseconds() {
        let mover = Clock { time: Some(600), increment: Some(i64::MAX) };
        let parameters = from_seconds(GoParameters { mover, depth: Some(3), ..GoParameters::default() });
        assert_eq!(parameters.mover, Clock { time: Some(600_000), increment: Some(i64::MAX) });
        assert_eq!(parameters.depth, Some(3));
    }
}
