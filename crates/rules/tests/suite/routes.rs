//! The cells that pieces visit in a turn, as pictures show them.

use variorum_gamedef::definition::MotionKind;
use variorum_rules::diagram::{self, Route};
use variorum_rules::movegen;
use variorum_rules::{Action, ActionKind, Phase, Position};

fn position(game: &str, text: &str) -> Position {
    let rules = variorum_library::rules(game).unwrap_or_else(|error| panic!("{error}"));
    Position::parse(&rules, text).unwrap_or_else(|fault| panic!("{fault}"))
}

fn names(position: &Position, route: &Route) -> Vec<String> {
    route.cells.iter().map(|&cell| position.rules().cell_name(cell)).collect()
}

fn actions(position: &mut Position) -> Vec<Action> {
    let mut actions = Vec::new();
    movegen::actions(position, &mut actions);
    actions
}

/// The routes of the first action with this text.
fn routes(position: &mut Position, text: &str) -> Vec<Route> {
    let action = actions(position).into_iter().find(|&action| position.action_text(action) == text);
    let action = action.unwrap_or_else(|| panic!("{text} is not offered in {position:?}"));
    diagram::routes(position, action)
}

#[track_caller]
fn check(game: &str, text: &str, action: &str, expected: &[&str]) {
    let mut position = position(game, text);
    let found = routes(&mut position, action);
    let shown: Vec<String> = found.iter().map(|route| names(&position, route).join(" ")).collect();
    assert_eq!(shown, expected, "{game} {action}");
}

#[test]
fn a_slide_passes_cells_and_a_leap_does_not() {
    let text = "4k3/8/8/8/8/8/8/R3K1N1 w - - 0 1";
    check("chess", text, "a1a4", &["a1 a2 a3 a4"]);
    check("chess", text, "g1f3", &["g1 f3"]);
    check("chess", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1", "e2e4", &["e2 e3 e4"]);
}

#[test]
fn castling_moves_two_pieces() {
    check("chess", "4k3/8/8/8/8/8/8/4K2R w h1 - 0 1", "e1h1", &["e1 g1", "h1 f1"]);
}

#[test]
fn a_cannon_shows_its_screen_and_a_horse_its_leg() {
    let text = "4k4/9/9/9/9/9/9/1C2p1r2/9/3K5 w - - 0 1";
    check("xiangqi", text, "b3g3", &["b3 c3 d3 e3 f3 g3"]);
    check("xiangqi", "4k4/9/9/9/9/9/9/9/9/1N1K5 w - - 0 1", "b1c3", &["b1 b2 c3"]);
}

/// SR-10
#[test]
fn a_relay_is_a_corner_of_the_way() {
    check("stones-and-relays", "7k/8/8/8/8/3R%3/8/8/7K w - - 0 1", "d4e3", &["d4 e4 e3"]);
    check("stones-and-relays", "7k/8/8/8/4%3/3R%3/8/8/7K w - - 0 1", "d4g5", &["d4 e4 e5 f5 g5"]);
}

/// SR-22
#[test]
fn a_tunnel_leads_from_gate_to_gate() {
    let text = "7k/8/8/8/4#1p1/8/*7/R1#5/*6K w - - 0 1";
    check("stones-and-relays-tunnel", text, "a2f5", &["a2 b2 c2 e5 f5"]);
    let mut position = position("stones-and-relays-tunnel", text);
    assert_eq!(routes(&mut position, "a2f5")[0].tunnels, [2]);
    // The shorter way is told where there are two.
    check("stones-and-relays-tunnel", text, "a2b2", &["a2 b2"]);
}

/// SR-16, SR-22
#[test]
fn a_pawn_goes_through_a_gate_and_captures_from_a_relay() {
    let text = "7k/8/4n3/5%2/5#2/8/2#5/2P5/7K w - - 0 1";
    check("stones-and-relays-tunnel", text, "c2e7", &["c2 c3 f5 f6 e7"]);
    check("stones-and-relays-tunnel", text, "c2f7", &["c2 c3 f5 f6 f7"]);
}

/// SR-17: a double step over a relay.
#[test]
fn a_double_step_may_begin_again_on_a_relay() {
    check("stones-and-relays", "7k/8/8/8/8/8/2%5/2P5/7K w - - 0 1", "c2c5", &["c2 c3 c4 c5"]);
}

/// SR-8: a neutral piece goes on over relays.
#[test]
fn a_stone_turns_on_relays() {
    let mut position = position("stones-and-relays", "7k/8/8/8/8/2*%4/8/8/K7 w - - 0 1");
    let first = actions(&mut position)[0];
    position.make_unchecked(first);
    let second = actions(&mut position).into_iter().find(|&action| position.action_text(action) == "c4e4");
    let routes = diagram::routes(&position, second.expect("the stone goes over the relay"));
    assert_eq!(names(&position, &routes[0]), ["c4", "d4", "e4"]);
}

/// ST-3.4: a slide goes on round the corner of a ring.
#[test]
fn a_slide_bends_on_the_corners_of_rings() {
    let mut position = crate::board::place("stockgi", "Kwd1 kwd9 Rwa1", "w");
    let route = &routes(&mut position, "wa1tc6")[0];
    assert_eq!(names(&position, route), ["wa1", "va2", "ua3", "ta4", "tb5", "tc6"]);
}

#[test]
fn every_route_runs_from_the_piece_to_its_goal() {
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap_or_else(|error| panic!("{error}"));
        let mut rng = fastrand::Rng::with_seed(41);
        let mut position = Position::start(&rules);
        for _ in 0..60 {
            let offered = actions(&mut position);
            if offered.is_empty() {
                break;
            }
            for &action in &offered {
                law(&position, action);
            }
            position.make_unchecked(offered[rng.usize(..offered.len())]);
        }
    }
}

/// Begins where the piece stands, ends where it goes, visits no cell outside the board, and passes only what may be passed.
fn law(position: &Position, action: Action) {
    let routes = diagram::routes(position, action);
    let count = match action.kind() {
        ActionKind::Castle | ActionKind::Swap | ActionKind::NeutralSwap => 2,
        ActionKind::Promote | ActionKind::Pass => 0,
        _ => 1,
    };
    assert_eq!(routes.len(), count, "{action:?} in {position:?}");
    let Some(route) = routes.first() else { return };
    let reached = if action.kind() == ActionKind::Castle { action.via() } else { action.to() };
    // Where pieces cross to another level, one step more leads there.
    let goal = position.landing(reached);
    assert_eq!(route.cells.last(), Some(&goal), "{action:?} in {position:?}");
    if !matches!(action.kind(), ActionKind::Drop | ActionKind::Gate | ActionKind::NeutralPlace) {
        assert_eq!(route.cells.first(), Some(&action.from()), "{action:?} in {position:?}");
    }
    assert!(route.tunnels.iter().all(|&step| step + 1 < route.cells.len()));
    if action.kind() == ActionKind::Move && position.phase() == Phase::First {
        let end = route.cells.iter().rposition(|&cell| cell == reached).unwrap_or(route.cells.len() - 1);
        let passed = &route.cells[1..end.max(1)];
        let victims = position.victim_cells(action);
        let blocked = |&&cell: &&variorum_rules::Cell| {
            let piece = position.at(cell);
            cell != action.from() && !piece.is_none() && !piece.is_neutral() && !victims.has(cell)
        };
        // A piece that hops passes over one other.
        let motions = position.rules().definition().pieces.iter().flat_map(|piece| &piece.motions);
        let screens = usize::from(motions.into_iter().any(|motion| matches!(motion.kind, MotionKind::Hop { .. })));
        assert!(passed.iter().filter(blocked).count() <= screens, "{action:?} in {position:?}: {route:?}");
    }
}
