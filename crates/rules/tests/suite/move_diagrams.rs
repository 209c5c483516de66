//! The shape of a piece's moves agrees with where it can go, and prospects with legal moves.

use std::collections::BTreeSet;

use crate::board::{place, set};
use variorum_gamedef::definition::Continuation;
use variorum_rules::diagram::{DiagramCell, FreeBoard, Travel, attacks, reachable};
use variorum_rules::{ActionKind, Cell, Piece, Position, Rules, Side};

/// Where the marks lead from a cell of an empty board, as (moves, captures).
fn led_by(rules: &Rules, marks: &[DiagramCell], from: Cell) -> (BTreeSet<Cell>, BTreeSet<Cell>) {
    let board = &rules.definition().board;
    let (mut moves, mut captures) = (BTreeSet::new(), BTreeSet::new());
    let offset = |cell: Cell, at: [i8; 3]| {
        let number = u16::try_from(cell.index()).unwrap();
        let goal = board.offset(number, at[0].into(), at[1].into(), at[2].into())?;
        rules.cell(usize::from(goal))
    };
    for mark in marks {
        let most = match mark.travel {
            Travel::Leap | Travel::Lame => 1,
            Travel::Short(most) => most,
            Travel::Slide => 99,
            Travel::Hop | Travel::Crooked | Travel::ShortCrooked(_) | Travel::Double | Travel::Twice => continue,
        };
        let mut cell = from;
        for _ in 0..most {
            let Some(goal) = offset(cell, mark.at).filter(|&goal| goal != from) else { break };
            cell = goal;
            if mark.moves {
                moves.insert(goal);
            }
            if mark.captures {
                captures.insert(goal);
            }
        }
    }
    (moves, captures)
}

#[test]
fn on_an_empty_board_every_piece_goes_where_its_shape_says() {
    let mut compared = 0;
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        for (kind, piece) in rules.definition().pieces.iter().enumerate() {
            let directions = || piece.motions.iter().flat_map(|motion| &motion.directions);
            let ringed = directions().any(|paths| {
                paths.continuation != Continuation::Straight || paths.steps.iter().any(|step| step.ring.is_some())
            });
            let marks = rules.move_diagram(kind);
            assert!(!marks.is_empty(), "{id}: {}", piece.name);
            let plain = piece.confined.is_none()
                && piece.barred.is_none()
                && piece.motions.iter().all(|motion| {
                    motion.from.is_none() && motion.to.is_none() && motion.prey.is_empty() && motion.taking.is_empty()
                })
                && marks.iter().all(|mark| !matches!(mark.travel, Travel::Crooked | Travel::ShortCrooked(_)));
            if ringed || !plain {
                continue;
            }
            for cell in rules.cells() {
                let reach = rules.reach(Side::White, kind, cell);
                let found = (reach.moves.into_iter().collect(), reach.captures.into_iter().collect());
                // Over a screen nobody goes on an empty board.
                assert_eq!(led_by(&rules, &marks, cell), found, "{id}: {} on {}", piece.name, rules.cell_name(cell));
                compared += 1;
            }
        }
    }
    assert!(compared > 10_000, "{compared}");
}

/// A capture of certain kinds alone is a capture, for all who ask where a piece goes; only those that compare pieces may leave it out.
#[test]
fn captures_of_certain_kinds_are_captures() {
    let of_rook = |game: &str| {
        let rules = variorum_library::rules(game).unwrap();
        let rook = rules.definition().pieces.iter().position(|piece| piece.id == "rook").unwrap();
        rules.reach(Side::White, rook, rules.parse_cell("d4").unwrap())
    };
    let relay = of_rook("knight-relay-chess");
    assert_eq!(relay.captures.len(), 14);
    assert_eq!((&relay.captures, &relay.captures_of_some), (&relay.moves, &relay.moves));
    assert_eq!(relay.captures_of_all().count(), 0);
    let chess = of_rook("chess");
    assert!(chess.captures_of_some.is_empty() && chess.captures_of_all().eq(chess.captures.iter().copied()));
}

/// On the upper side of the second ring the neighbours to the left and right keep to the ring, those above and below do not.
#[test]
fn where_rings_count_the_shape_is_that_on_a_side_of_a_ring() {
    let mut compared = 0;
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        let board = &rules.definition().board;
        if !board.is_3d() {
            continue;
        }
        // The upper side of the ring next to the outermost, in the middle of its files; corners are two or more files away.
        let (file, rank) = (board.files / 2, board.ranks / 2);
        let name = format!("{}{}{}", board.levels[1], (b'a' + file) as char, rank);
        let from = rules.parse_cell(&name).unwrap();
        for (kind, piece) in rules.definition().pieces.iter().enumerate() {
            let bound = piece.motions.iter().any(|motion| motion.from.is_some() || motion.to.is_some());
            if piece.confined.is_some() || piece.barred.is_some() || bound {
                continue;
            }
            let reach = rules.reach(Side::White, kind, from);
            let near = |cell: &Cell| {
                let (a, b) = (u16::try_from(from.index()).unwrap(), u16::try_from(cell.index()).unwrap());
                let (a, b) = (board.coordinates(a), board.coordinates(b));
                [a.file.abs_diff(b.file), a.level.abs_diff(b.level), a.rank.abs_diff(b.rank)].iter().all(|&d| d <= 1)
            };
            let found: BTreeSet<Cell> = reach.moves.iter().copied().filter(near).collect();
            let taken: BTreeSet<Cell> = reach.captures.iter().copied().filter(near).collect();
            let marks: Vec<DiagramCell> = rules
                .move_diagram(kind)
                .into_iter()
                .filter(|mark| !matches!(mark.travel, Travel::Hop | Travel::Double | Travel::Twice))
                .map(|mark| DiagramCell { travel: Travel::Leap, ..mark })
                .collect();
            let (moves, captures) = led_by(&rules, &marks, from);
            let clip = |cells: BTreeSet<Cell>| -> BTreeSet<Cell> { cells.into_iter().filter(near).collect() };
            assert_eq!(clip(moves), found, "{id}: {} on {name}", piece.name);
            assert_eq!(clip(captures), taken, "{id}: {} on {name}", piece.name);
            compared += 1;
        }
    }
    assert!(compared > 50, "{compared}");
}

/// In every game, wherever nobody is in danger, a piece can go where legal moves lead it, and no legal move leads elsewhere.
#[test]
fn legal_moves_lead_where_prospects_say() {
    let mut rng = fastrand::Rng::with_seed(11);
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        let mut position = Position::start(&rules);
        for _ in 0..30 {
            let turns = position.turns();
            if turns.is_empty() {
                break;
            }
            for turn in &turns {
                let action = turn.first;
                if !matches!(action.kind(), ActionKind::Move | ActionKind::Double | ActionKind::EnPassant) {
                    continue;
                }
                let reachable = reachable(&position, action.from());
                let listed = reachable.moves.iter().chain(reachable.captures.iter()).any(|cell| cell == action.to());
                assert!(listed, "{id}: {} in {}", position.action_text(action), position.text());
            }
            position.play_unchecked(turns[rng.usize(..turns.len())]);
        }
    }
}

#[test]
fn a_diagram_needs_no_kings_and_knows_screens_relays_and_blockers() {
    let pieces = |rules: &std::sync::Arc<Rules>, text: &str| -> Vec<(Cell, Piece)> {
        text.split(' ')
            .map(|piece| {
                let (sign, cell) = piece.split_once('@').unwrap();
                let cell = rules.parse_cell(cell).unwrap();
                let definition = rules.definition();
                if let Some(neutral) = definition.neutrals.iter().position(|n| n.token.to_string() == sign) {
                    return (cell, Piece::neutral(neutral));
                }
                let kind = definition.pieces.iter().position(|piece| piece.token.eq_ignore_ascii_case(sign)).unwrap();
                let side = if sign.starts_with(char::is_uppercase) { Side::White } else { Side::Black };
                (cell, Piece::owned(side, kind))
            })
            .collect()
    };
    let names = |rules: &Rules, cells: variorum_rules::CellSet| -> Vec<String> {
        cells.iter().map(|cell| rules.cell_name(cell)).collect()
    };
    let go = |id: &str, text: &str| {
        let rules = variorum_library::rules(id).unwrap();
        let pieces = pieces(&rules, text);
        let reachable = FreeBoard::new(&rules, &pieces).reachable(pieces[0].0);
        let mut found = [reachable.moves, reachable.captures, reachable.by_relay].map(|cells| names(&rules, cells));
        found.iter_mut().for_each(|cells| cells.sort());
        found.map(|cells| cells.join(" "))
    };
    assert_eq!(go("chess", "R@a1 P@a3 r@c1"), ["a2 b1", "c1", ""]);
    assert_eq!(go("chess", "P@e2 p@d3"), ["e3 e4", "d3", ""]);
    assert_eq!(go("xiangqi", "C@a1 p@a4 r@a6 p@c1 n@e1"), ["a2 a3 b1", "a6 e1", ""]);
    assert_eq!(
        go("stones-and-relays", "N@a1 %@b3"),
        [
            "a1 c1 c2 c5 d2 d4 a5"
                .split(' ')
                .collect::<BTreeSet<_>>()
                .into_iter()
                .collect::<Vec<_>>()
                .join(" ")
                .as_str(),
            "",
            "a1 a5 c1 c5 d2 d4"
        ]
    );
    // The Queen of Blocschach stands alone in a diagram, and is not frozen for want of a Prince.
    assert!(!go("blocschach", "Q@sa1")[0].is_empty());
    assert_eq!(go("chess", "n@a8 P@b6"), ["c7", "b6", ""]);
}

fn cell_of(position: &Position, name: &str) -> Cell {
    position.rules().parse_cell(name).unwrap()
}

#[test]
fn the_attackers_of_a_cell_come_with_their_ways() {
    let ways = |id: &str, text: &str, cell: &str, by: Side| -> Vec<String> {
        let rules = variorum_library::rules(id).unwrap();
        let position = Position::parse(&rules, text).unwrap();
        let names = |cells: &[Cell]| cells.iter().map(|&cell| rules.cell_name(cell)).collect::<Vec<_>>().join(" ");
        attacks(&position, cell_of(&position, cell), by).iter().map(|found| names(&found.route.cells)).collect()
    };
    let none: [&str; 0] = [];
    let chess = "4k3/8/8/3r4/8/2N5/8/K2Q4 w - - 0 1";
    assert_eq!(ways("chess", chess, "d5", Side::White), ["d1 d2 d3 d4 d5", "c3 d5"]);
    // What keeps an own piece, and nothing keeps the only one that could.
    assert_eq!(ways("chess", chess, "d1", Side::White), ["c3 d1"]);
    assert_eq!(ways("chess", chess, "d5", Side::Black), none);
    // A cell that is empty.
    assert_eq!(ways("chess", chess, "d7", Side::Black), ["d5 d6 d7", "e8 d7"]);
    // A cannon needs a screen.
    let xiangqi = "4k4/9/9/9/4p4/9/4C4/9/9/3K5 b - - 0 1";
    assert_eq!(ways("xiangqi", xiangqi, "e10", Side::White), ["e4 e5 e6 e7 e8 e9 e10"]);
    assert_eq!(ways("xiangqi", xiangqi, "e6", Side::White), none);
    // A queen reaches a8 by the relay on d5 (SR-10); nobody attacks the relay.
    let relayed = "4k3/r7/8/8/3%3%/8/8/3Q4/4K3 w - - 0 1";
    assert_eq!(ways("stones-and-relays", relayed, "a8", Side::White), ["d2 d3 d4 d5 c6 b7 a8"]);
    assert_eq!(ways("stones-and-relays", relayed, "d5", Side::White), none);
}

/// BS-10: without a Prince the Queen is frozen, without a Baron the Governor is; one of them is enough to thaw the set.
#[test]
fn a_frozen_piece_goes_nowhere_and_says_so() {
    let reach = |pieces: &str| {
        let position = place("blocschach", pieces, "w");
        reachable(&position, cell_of(&position, "ta3"))
    };
    for (pieces, frozen) in [
        ("Qta3", true),
        ("Qta3 {pr}sc1", true),
        ("Qta3 {Pr}sc1", false),
        ("{Gv}ta3 {Pr}sc1", true),
        ("{Gv}ta3 {Ba}sc1", false),
        // No set, no freezing.
        ("{Di}ta3", false),
    ] {
        let found = reach(&format!("Kve1 kza8 {pieces}"));
        assert_eq!(found.frozen, frozen, "{pieces}");
        assert_eq!(found.moves.is_empty() && found.captures.is_empty(), frozen, "{pieces}");
    }
}

/// SR-10 to SR-12: what a rook reaches along its own lines needs no relay. From the relay on a3 it goes on in all four directions,
/// back over a2 to its own cell as well (SR-11).
#[test]
fn only_goals_that_need_a_relay_are_shown_as_reached_by_one() {
    let position = place("stones-and-relays", "Ra1 %a3 nc1 rd3 Kh2 kh9", "w");
    let names = |cells: variorum_rules::CellSet| -> BTreeSet<String> {
        cells.iter().map(|cell| position.rules().cell_name(cell)).collect()
    };
    let found = reachable(&position, cell_of(&position, "a1"));
    assert_eq!(names(found.moves), set("b1 a2 a1 a4 a5 a6 a7 a8 a9 b3 c3"));
    assert_eq!(names(found.captures), set("c1 d3"));
    assert_eq!(names(found.by_relay), set("a1 a4 a5 a6 a7 a8 a9 b3 c3 d3"));
}

/// The marks of a piece's shape, as (where to, how, only from certain cells).
fn marks(rules: &Rules, token: &str) -> BTreeSet<([i8; 3], Travel, bool)> {
    let kind = rules.definition().pieces.iter().position(|piece| piece.token == token).unwrap();
    rules.move_diagram(kind).into_iter().map(|mark| (mark.at, mark.travel, mark.placed)).collect()
}

/// Pawns of chess step from anywhere, and twice from their second rank alone; soldiers of xiangqi go sideways only beyond the river.
#[test]
fn moves_from_certain_cells_only_are_marked_as_such() {
    let (ahead, left, right) = ([0, 0, 1], [-1, 0, 0], [1, 0, 0]);
    let chess = variorum_library::rules("chess").unwrap();
    let expected = [
        (ahead, Travel::Leap, false),
        ([-1, 0, 1], Travel::Leap, false),
        ([1, 0, 1], Travel::Leap, false),
        ([0, 0, 2], Travel::Double, true),
    ];
    assert_eq!(marks(&chess, "P"), expected.into());
    let xiangqi = variorum_library::rules("xiangqi").unwrap();
    let expected = [(ahead, Travel::Leap, false), (left, Travel::Leap, true), (right, Travel::Leap, true)];
    assert_eq!(marks(&xiangqi, "P"), expected.into());
}

/// A slide from certain cells does not stand for the step that the piece makes from everywhere.
#[test]
fn a_mark_for_certain_cells_replaces_none_for_all() {
    let king = r#"moves = ["step orthogonal and diagonal"]"#;
    let text = std::fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../games/chess.toml")).unwrap();
    assert_eq!(text.matches(king).count(), 1);
    let of = |moves: &str| {
        let loaded = variorum_gamedef::load(&text.replace(king, &format!("moves = [{moves}]")), "chess");
        marks(&Rules::compile(&loaded.definition.unwrap()).unwrap(), "K")
    };
    let (step, slide) = ((Travel::Leap, false), (Travel::Slide, true));
    let ahead = |(travel, placed): (Travel, bool)| ([0, 0, 1], travel, placed);
    assert_eq!(
        of(r#""step forward orthogonal", "slide forward orthogonal, from second-rank""#),
        [ahead(step), ahead(slide)].into()
    );
    // From everywhere it does.
    assert_eq!(of(r#""step forward orthogonal", "slide forward orthogonal""#), [ahead((Travel::Slide, false))].into());
}

/// What is captured where the piece does not end, as the tokens of White's pieces have it: shots, captures on the way back (igui), and what Ultima's pieces take
/// from afar.
#[test]
fn captures_elsewhere_and_second_steps_are_marked() {
    let of = |game: &str, token: &str| -> Vec<DiagramCell> {
        let rules = variorum_library::rules(game).unwrap();
        let kind = rules.definition().pieces.iter().position(|piece| piece.token == token).unwrap();
        rules.move_diagram(kind)
    };
    let elsewhere = |marks: &[DiagramCell]| -> BTreeSet<([i8; 3], Travel)> {
        marks.iter().filter(|mark| mark.elsewhere).map(|mark| (mark.at, mark.travel)).collect()
    };
    let around = || [-1, 0, 1].into_iter().flat_map(|file| [-1, 0, 1].map(|rank| [file, 0, rank]));
    let neighbours =
        |travel: Travel| around().filter(|at| *at != [0; 3]).map(|at| (at, travel)).collect::<BTreeSet<_>>();

    // The lion captures beside it and returns, and leaps to all cells within two steps.
    let lion = of("chu-shogi", "N");
    assert_eq!(elsewhere(&lion), neighbours(Travel::Leap));
    let reached: BTreeSet<[i8; 3]> = lion.iter().filter(|mark| !mark.elsewhere).map(|mark| mark.at).collect();
    let within_two = (-2..=2).flat_map(|file| (-2..=2).map(move |rank| [file, 0, rank])).filter(|at| *at != [0; 3]);
    assert_eq!(reached, within_two.collect());
    assert!(lion.iter().all(|mark| mark.travel == Travel::Leap), "a leap says all that two steps say");

    // The withdrawer takes what is behind it, the long leaper what it leads over.
    let baroque = |token| elsewhere(&of("baroque", token));
    assert_eq!(baroque("W"), neighbours(Travel::Leap));
    assert_eq!(baroque("L"), neighbours(Travel::Hop));
    assert!(baroque("C").is_empty() && elsewhere(&of("chess", "Q")).is_empty());

    // The dragon captures below it without moving.
    let dragon = elsewhere(&of("dragonchess", "R"));
    assert!(
        dragon.iter().all(|&([_, level, _], travel)| level > 0 && travel == Travel::Leap) && !dragon.is_empty(),
        "{dragon:?}"
    );
}

/// A piece without the lion's leaps: after a step forward it may go on to the side or back.
#[test]
fn second_steps_are_marked() {
    let text = r#"
id = "test"
[about]
name = "Test"
summary = "A game for tests."
[board]
files = 5
ranks = 5
[[piece]]
id = "king"
name = "King"
token = "K"
moves = ["step orthogonal and diagonal"]
royal = true
[[piece]]
id = "walker"
name = "Walker"
token = "W"
moves = ["step forward orthogonal, then may step orthogonal"]
[endings]
stalemate = "draw"
repetition = 3
perpetual-check = "draw"
[[start]]
name = "Usual"
position = "w3k/5/5/5/K3W w - - 0 1"
"#;
    let definition = variorum_gamedef::load(text, "test").definition.expect("a valid file");
    let rules = Rules::compile(&definition).unwrap();
    let mark = |at, travel, moves, elsewhere| DiagramCell {
        at,
        travel,
        moves,
        captures: true,
        placed: false,
        elsewhere,
        swaps: false,
    };
    let ahead = [0, 0, 1];
    let mut expected = vec![mark(ahead, Travel::Leap, true, false), mark(ahead, Travel::Leap, false, true)];
    expected.extend([[0, 0, 2], [-1, 0, 1], [1, 0, 1]].map(|at| mark(at, Travel::Twice, true, false)));
    expected.sort_unstable();
    assert_eq!(rules.move_diagram(1), expected);
}
