//! What a turn does: the effects named are true, and none of those that can be counted is left out.

use std::sync::Arc;
use std::sync::atomic::{AtomicUsize, Ordering};

use variorum_rules::diagram::attacks;
use variorum_rules::effect::{Bargain, Effect, Line, Prospect, Reason, THREATS, effects, reason, threats, winnings};
use variorum_rules::mate::{forced_win, win_at_once};
use variorum_rules::{Action, ActionKind, Cell, Phase, Position, Rules, Side, Turn, movegen, tactics};

use crate::laws::for_every_game;

/// Values for tests: what a piece can reach from the middle of an empty board; a royal piece more than all others.
fn worth(rules: &Rules) -> Vec<i32> {
    let cells: Vec<Cell> = rules.cells().collect();
    let middle = cells[cells.len() / 2];
    let value = |(kind, piece): (usize, &variorum_gamedef::definition::PieceType)| {
        if piece.is_royal() {
            return 1_000_000;
        }
        let reach = rules.reach(Side::White, kind, middle);
        50 + 10 * i32::try_from(reach.moves.len() + reach.captures.len()).unwrap()
    };
    rules.definition().pieces.iter().enumerate().map(value).collect()
}

/// The usual values of chess.
fn chess_worth(rules: &Rules) -> Vec<i32> {
    let value = |piece: &variorum_gamedef::definition::PieceType| match piece.id.as_str() {
        "pawn" => 100,
        "knight" | "bishop" => 300,
        "rook" => 500,
        "queen" => 900,
        _ => 10_000,
    };
    rules.definition().pieces.iter().map(value).collect()
}

fn random_turn(position: &Position, rng: &mut fastrand::Rng) -> Option<Turn> {
    let mut scratch = position.scratch();
    let mut actions = Vec::new();
    movegen::actions(&mut scratch, &mut actions);
    let captures: Vec<_> = actions.iter().copied().filter(|&action| position.victim_cell(action).is_some()).collect();
    let choice = if !captures.is_empty() && rng.bool() { &captures } else { &actions };
    let first = *rng.choice(choice)?;
    scratch.make_unchecked(first);
    if scratch.phase() == Phase::First {
        return Some(Turn { first, second: None });
    }
    actions.clear();
    movegen::actions(&mut scratch, &mut actions);
    Some(Turn { first, second: Some(*rng.choice(&actions)?) })
}

fn kinds(position: &Position, side: Side) -> Vec<u16> {
    (0..position.rules().definition().pieces.len()).map(|kind| position.count(side, kind)).collect()
}

/// Does a piece move by this part of a turn?
fn is_motion(part: Action) -> bool {
    matches!(part.kind(), ActionKind::Move | ActionKind::Double | ActionKind::EnPassant)
}

#[test]
fn effects_are_true_and_those_that_can_be_counted_are_all_there() {
    for_every_game(|position, rng| {
        if rng.u8(..) > 60 {
            return;
        }
        let Some(turn) = random_turn(position, rng) else { return };
        let worth = worth(position.rules());
        let text = || format!("{} {}", position.text(), position.turn_text(turn));
        let found = effects(position, turn, &worth);
        let mut after = position.scratch();
        after.play_unchecked(turn);
        let (me, them) = (position.side(), position.side().other());
        let has = |test: &dyn Fn(&Effect) -> bool| found.iter().any(test);

        // Pieces that change sides are told apart, and counted as if they had not.
        let turned: Vec<usize> = found
            .iter()
            .flat_map(|effect| match effect {
                Effect::TurnsOver { pieces, .. } => pieces.clone(),
                _ => Vec::new(),
            })
            .collect();
        let kinds = |position: &Position, side: Side| {
            let mut all = kinds(position, side);
            if position.side() != me {
                let change = |count: &mut u16| *count = if side == me { *count - 1 } else { *count + 1 };
                turned.iter().for_each(|&kind| change(&mut all[kind]));
            }
            all
        };
        assert!(turned.is_empty() || position.rules().flips().is_some(), "turns over: {}", text());
        let total = |position: &Position, side: Side| kinds(position, side).iter().sum::<u16>();
        let captures = has(&|effect| matches!(effect, Effect::Captures { .. }));
        assert_eq!(captures, total(&after, them) < total(position, them), "captures: {}", text());
        let check = has(&|effect| matches!(effect, Effect::Check { .. }));
        assert_eq!(check, after.in_check(them), "check: {}", text());
        let answers = has(&|effect| matches!(effect, Effect::AnswersCheck { .. }));
        assert_eq!(answers, position.is_check(), "answers check: {}", text());
        let ends = found.iter().find_map(|effect| match effect {
            Effect::Ends { outcome, .. } => Some(*outcome),
            _ => None,
        });
        assert_eq!(ends, after.outcome(), "end: {}", text());
        let drops = has(&|effect| matches!(effect, Effect::Drops { .. }));
        assert_eq!(drops, total(&after, me) > total(position, me), "drops: {}", text());
        let promotes = has(&|effect| matches!(effect, Effect::Promotes { .. }));
        let explodes = has(&|effect| matches!(effect, Effect::Explodes { .. }));
        let perishes = has(&|effect| matches!(effect, Effect::Perishes { .. }));
        let loses = captures && total(&after, me) < total(position, me);
        let rules = &position.rules().definition().capture;
        // Some captors survive their explosions.
        let survives =
            rules.blast.as_ref().is_none_or(|blast| !blast.takes_captor(position.at(turn.first.from()).kind()));
        assert_eq!(explodes, captures && rules.explodes(), "explodes: {}", text());
        assert_eq!(perishes, captures && !survives && !rules.explodes(), "perishes: {}", text());
        assert!(if explodes { survives || loses } else { perishes == loses }, "loses: {}", text());
        // A turn of two moves may promote a piece and drop another.
        let both = drops && turn.second.is_some();
        let changed = !drops && !explodes && !perishes && kinds(&after, me) != kinds(position, me);
        assert!(both || promotes == changed, "promotes: {promotes}, {}", text());
        let neutral = has(&|effect| {
            matches!(effect, Effect::MovesNeutral { .. } | Effect::SwapsNeutral { .. } | Effect::PlacesNeutral { .. })
        });
        // What is left of a captor may be a neutral piece.
        let remains = (explodes || perishes) && rules.blast.as_ref().is_some_and(|blast| blast.remains.is_some());
        assert_eq!(
            neutral || remains,
            remains || after.neutrals() != position.neutrals() || {
                // Two neutral pieces of the same kind may only have changed places with what is no neutral piece.
                turn.second.is_some_and(|second| matches!(second.kind(), ActionKind::Neutral | ActionKind::NeutralSwap))
            },
            "neutral: {}",
            text()
        );

        for effect in &found {
            match effect {
                Effect::Captures { cell, bargain, .. } => {
                    assert!(position.at(*cell).is_owned_by(them), "{}", text());
                    // A stone may change places with the captor.
                    let swapped = turn
                        .second
                        .filter(|second| second.kind() == ActionKind::NeutralSwap && second.to() == turn.first.to());
                    let stands = match turn.first.kind() {
                        ActionKind::Shot => turn.first.from(),
                        _ => position.landing(turn.first.to()),
                    };
                    let to = swapped.map_or(stands, |second| second.from());
                    // Another move may have captured it, or taken the captor on.
                    let to = turn.second.filter(|second| is_motion(*second)).map_or(to, |second| {
                        let first_took = position.victim_cell(turn.first) == Some(*cell);
                        if !first_took || second.from() == to { second.to() } else { to }
                    });
                    let safe = winnings(&after, to, them, &worth) == 0;
                    let free = *bargain == Bargain::Free || *bargain == Bargain::Explodes;
                    let gone = !after.at(to).is_owned_by(me);
                    assert_eq!(free, !perishes && (safe || gone || explodes), "{}", text());
                    assert_eq!(*bargain == Bargain::Explodes, explodes, "{}", text());
                }
                Effect::Check { attacks } => assert!(!attacks.is_empty(), "{}", text()),
                Effect::Attacks { attacks: named, pieces } | Effect::Opens { attacks: named, pieces } => {
                    assert_eq!(named.len(), pieces.len());
                    for attack in named {
                        let cell = *attack.route.cells.last().unwrap();
                        assert!(after.at(cell).is_owned_by(them) && after.at(attack.by).is_owned_by(me), "{}", text());
                        assert!(winnings(&after, cell, me, &worth) > 0, "wins there: {}", text());
                        assert_eq!(winnings(position, cell, me, &worth), 0, "new: {}", text());
                        assert!(attacks(&after, cell, me).contains(attack), "{}", text());
                    }
                    if let Effect::Opens { .. } = effect {
                        for attack in named {
                            assert_eq!(position.at(attack.by), after.at(attack.by), "did not move: {}", text());
                        }
                    }
                }
                Effect::Perishes { cell, piece, remains } => {
                    assert_eq!(position.at(turn.first.from()).kind(), *piece, "{}", text());
                    assert_eq!(after.at(*cell).is_none(), remains.is_none(), "{}", text());
                }
                Effect::Explodes { cells, .. } => {
                    assert!(
                        cells.iter().all(|&cell| after.at(cell).is_none() || remains && after.at(cell).is_neutral()),
                        "{}",
                        text()
                    );
                }
                Effect::Uncovers { cells, .. } => {
                    for &cell in cells {
                        assert!(winnings(&after, cell, me, &worth) > 0, "{}", text());
                        assert_eq!(winnings(position, cell, me, &worth), 0, "{}", text());
                    }
                }
                Effect::Saves { cells, .. } => {
                    for &cell in cells {
                        assert!(after.at(cell).is_owned_by(me), "{}", text());
                        assert_eq!(winnings(&after, cell, them, &worth), 0, "{}", text());
                        // It stood here, or is one of those that moved.
                        let here = winnings(position, cell, them, &worth) > 0;
                        let moved = position.pieces(me).iter().any(|from| {
                            after.at(from) != position.at(from) && winnings(position, from, them, &worth) > 0
                        });
                        assert!(here || moved, "{}", text());
                    }
                }
                Effect::Promotes { cell, into, .. } => assert_eq!(after.at(*cell).kind(), *into, "{}", text()),
                Effect::Drops { cell, piece } => assert_eq!(after.at(*cell).kind(), *piece, "{}", text()),
                Effect::Castles { cell, partner } => {
                    assert!(after.at(*cell).is_owned_by(me) && after.at(*partner).is_owned_by(me), "{}", text());
                }
                Effect::MovesNeutral { to, .. }
                | Effect::SwapsNeutral { to, .. }
                | Effect::PlacesNeutral { to, .. } => assert!(after.at(*to).is_neutral(), "{}", text()),
                Effect::TurnsOver { cells, pieces } => {
                    for (&cell, &kind) in cells.iter().zip(pieces) {
                        let (was, is) = (position.at(cell), after.at(cell));
                        assert!(was.is_owned_by(them) && is.is_owned_by(me), "{}", text());
                        assert_eq!((was.kind(), is.kind()), (kind, kind), "{}", text());
                    }
                }
                Effect::Ends { .. }
                | Effect::AnswersCheck { .. }
                | Effect::Freezes { .. }
                | Effect::Frees { .. }
                | Effect::Swaps { .. }
                | Effect::Stays { .. }
                | Effect::MakesRoom { .. } => {}
            }
        }
        // A piece that stayed where it was, and could be won before but not now, is named.
        let saved: Vec<Cell> = found
            .iter()
            .flat_map(|effect| match effect {
                Effect::Saves { cells, .. } => cells.clone(),
                _ => Vec::new(),
            })
            .collect();
        for cell in position.pieces(me).iter().filter(|&cell| after.at(cell) == position.at(cell)) {
            if after.is_royal_by_itself(cell) || turn.first.from() == cell {
                continue;
            }
            let kept = winnings(position, cell, them, &worth) > 0 && winnings(&after, cell, them, &worth) == 0;
            assert!(!kept || saved.contains(&cell), "{} saves {}", text(), position.rules().cell_name(cell));
        }
    });
}

/// The exchange that is made on the board, and the one that searches read from tables, answer the same except where a piece is pinned.
#[test]
fn winnings_agree_with_the_exchanges_of_searches() {
    let (mut same, mut other) = (0_u32, 0_u32);
    for id in ["chess", "xiangqi", "shogi", "grand-chess", "janggi"] {
        let Ok(rules) = variorum_library::rules(id) else { continue };
        let worth = worth(&rules);
        let mut rng = fastrand::Rng::with_seed(3);
        let mut position = Position::start(&rules);
        for _ in 0..200 {
            let mut actions = Vec::new();
            movegen::actions(&mut position.scratch(), &mut actions);
            for cell in position.pieces(position.side().other()).iter() {
                let takes = |&&action: &&variorum_rules::Action| {
                    position.victim_cell(action) == Some(cell) && action.to() == cell
                };
                let searched = actions
                    .iter()
                    .filter(takes)
                    .any(|&action| tactics::see_at_least(&position, action, &worth, 0, 1) == Some(true));
                let made = winnings(&position, cell, position.side(), &worth) > 0;
                if searched == made { same += 1 } else { other += 1 }
            }
            match random_turn(&position, &mut rng) {
                Some(turn) => position.play_unchecked(turn),
                None => position = Position::start(&rules),
            }
        }
    }
    println!("{same} answers are the same, {other} differ");
    assert!(same > 2000 && other * 50 < same, "{same} {other}");
}

#[test]
fn threats_are_legal_for_the_other_side_and_win_something() {
    for_every_game(|position, rng| {
        if rng.u8(..) > 40 {
            return;
        }
        let worth = worth(position.rules());
        let found = threats(position, &worth, 200);
        assert!(found.len() <= THREATS);
        if position.is_check() {
            assert_eq!(found, []);
            return;
        }
        let mut passed = position.scratch();
        for threat in &found {
            movegen::make_null(&mut passed);
            assert!(movegen::is_legal(&mut passed.scratch(), threat.turn.first), "{}", position.text());
            // A pass that ends the game moves nothing.
            let moves = threat.turn.first != Action::PASS;
            assert!(threat.wins > 0 && threat.routes.is_empty() != moves, "{}", position.text());
            if threat.turn.second.is_some() {
                assert!(passed.is_legal(threat.turn), "{}", position.text());
            }
            if let Effect::Captures { cell, .. } = threat.effect {
                assert!(position.at(cell).is_owned_by(position.side()));
            }
            passed.unmake();
        }
        assert!(found.windows(2).all(|pair| pair[0].wins >= pair[1].wins));
    });
}

#[test]
fn a_win_at_once_is_found_where_a_search_of_all_turns_finds_one() {
    let wins = AtomicUsize::new(0);
    for_every_game(|position, rng| {
        if rng.u8(..) > 30 {
            return;
        }
        let Ok(found) = forced_win(position, 1, 4000) else { return };
        let at_once = win_at_once(position, 100_000).unwrap();
        assert_eq!(at_once.is_some(), found.is_some(), "{}", position.text());
        let Some(turn) = at_once else { return };
        let mut after = position.scratch();
        after.play_unchecked(turn);
        assert_eq!(after.outcome().and_then(|outcome| outcome.winner), Some(position.side()), "{}", position.text());
        wins.fetch_add(1, Ordering::Relaxed);
    });
    assert!(wins.into_inner() > 0);
}

struct Board {
    rules: Arc<Rules>,
    position: Position,
}

fn board(game: &str, text: &str) -> Board {
    let rules = variorum_library::rules(game).unwrap();
    let position = Position::parse(&rules, text).unwrap();
    Board { rules, position }
}

impl Board {
    fn cell(&self, name: &str) -> Cell {
        self.rules.parse_cell(name).unwrap()
    }

    fn effects(&self, turn: &str) -> Vec<Effect> {
        effects(&self.position, self.position.parse_turn(turn).unwrap(), &chess_worth(&self.rules))
    }

    fn codes(&self, turn: &str) -> Vec<&'static str> {
        self.effects(turn).iter().map(Effect::code).collect()
    }

    fn line(&self, prospect: Prospect, turns: &[&str]) -> Line {
        let mut position = self.position.clone();
        let turns = turns.iter().map(|text| position.play_text(text).unwrap()).collect();
        Line { prospect, turns }
    }
}

#[test]
fn a_fork_attacks_what_is_worth_more() {
    let board = board("chess", "4k3/1q3r2/8/8/4N3/3P4/8/4K3 w - - 0 1");
    let found = board.effects("e4d6");
    assert_eq!(found.iter().map(Effect::code).collect::<Vec<_>>(), ["check", "attacks"]);
    let Effect::Attacks { attacks, .. } = &found[1] else { panic!() };
    let cells: Vec<Cell> = attacks.iter().map(|attack| *attack.route.cells.last().unwrap()).collect();
    assert_eq!(cells, [board.cell("b7"), board.cell("f7")]);
}

#[test]
fn an_attacker_that_can_be_taken_attacks_nothing() {
    let board = board("chess", "4k3/1q3r2/3p4/2p5/4N3/8/8/4K3 w - - 0 1");
    assert!(!board.codes("e4c5").contains(&"attacks"), "{:?}", board.codes("e4c5"));
}

#[test]
fn captures_say_what_they_cost() {
    let bargain = |text: &str, turn: &str| {
        let found = board("chess", text).effects(turn);
        found.iter().find_map(|effect| match effect {
            Effect::Captures { bargain, .. } => Some(*bargain),
            _ => None,
        })
    };
    assert_eq!(bargain("4k3/8/8/3n4/8/8/8/3RK3 w - - 0 1", "d1d5"), Some(Bargain::Free));
    assert_eq!(bargain("4k3/8/2p5/3n4/8/8/8/3RK3 w - - 0 1", "d1d5"), Some(Bargain::Loses));
    assert_eq!(bargain("4k3/8/2p5/3r4/8/8/8/3RK3 w - - 0 1", "d1d5"), Some(Bargain::Even));
    assert_eq!(bargain("4k3/8/2p5/3q4/8/8/8/3RK3 w - - 0 1", "d1d5"), Some(Bargain::Gains));
}

#[test]
fn what_goes_out_of_the_way_opens_an_attack() {
    let board = board("chess", "3qk3/8/8/8/3N4/8/8/3RK3 w - - 0 1");
    let found = board.effects("d4b3");
    let Some(Effect::Opens { attacks, .. }) = found.first() else { panic!("{found:?}") };
    assert_eq!(attacks[0].by, board.cell("d1"));
}

#[test]
fn what_could_be_won_is_saved() {
    let board = board("chess", "4k3/8/8/8/8/2b5/3P4/R3K3 w - - 0 1");
    assert_eq!(board.codes("d2c3"), ["captures", "saves"]);
    assert_eq!(board.codes("a1d1"), ["saves"]);
    let board = self::board("chess", "r3k3/8/8/8/8/1P6/8/N3K3 w - - 0 1");
    assert_eq!(board.codes("a1c2"), ["saves"]);
}

#[test]
fn mates_promotions_and_castling_are_told() {
    let board = board("chess", "4k3/R7/8/8/8/8/7P/1R2K2R w h1 - 0 1");
    assert_eq!(board.codes("b1b8")[0], "ends");
    assert!(board.codes("e1h1").contains(&"castles"), "{:?}", board.codes("e1h1"));
    let board = self::board("chess", "8/P3k3/8/8/8/8/8/4K3 w - - 0 1");
    assert_eq!(board.codes("a7a8=Q"), ["promotes"]);
}

#[test]
fn the_duck_is_placed_and_moved() {
    let rules = variorum_library::rules("duck-chess").unwrap();
    let mut position = Position::start(&rules);
    let worth = chess_worth(&rules);
    let turn = position.parse_turn("e2e4,*@e5").unwrap();
    assert!(matches!(effects(&position, turn, &worth).last(), Some(Effect::PlacesNeutral { .. })));
    position.play(turn).unwrap();
    let text = position.turn_texts().into_iter().find(|text| text.starts_with("d7d5,")).unwrap();
    let turn = position.parse_turn(&text).unwrap();
    assert!(effects(&position, turn, &worth).iter().any(|effect| matches!(effect, Effect::MovesNeutral { .. })));
}

#[test]
fn threats_come_strongest_first() {
    let board = board("chess", "4k3/8/8/3r4/8/8/3B4/1N1QK3 b - - 0 1");
    // White would take nothing: the rook is out of reach.
    assert_eq!(threats(&board.position, &chess_worth(&board.rules), 10_000), []);
    let board = self::board("chess", "6k1/5ppp/8/8/4N3/2B5/8/R3K3 b - - 0 1");
    let found = threats(&board.position, &chess_worth(&board.rules), 10_000);
    assert_eq!(board.position.turn_text(found[0].turn), "a1a8");
    assert!(matches!(found[0].effect, Effect::Ends { .. }), "{found:?}");
}

#[test]
fn a_capture_is_a_threat_if_a_second_part_prevents_the_recapture() {
    let board = board("duck-chess", "3r2k1/8/8/3N3R/*7/8/8/6K1 w - - 0 1");
    let found = threats(&board.position, &chess_worth(&board.rules), 10_000);
    let [threat] = &found[..] else { panic!("{found:?}") };
    assert!(matches!(threat.effect, Effect::Captures { bargain: Bargain::Free, .. }), "{threat:?}");
    let Some(Effect::PlacesNeutral { to, .. } | Effect::MovesNeutral { to, .. }) = threat.second else {
        panic!("{threat:?}")
    };
    assert!(["e5", "f5", "g5"].contains(&board.rules.cell_name(to).as_str()));
    // A duck cannot keep two rooks away.
    let kept = self::board("duck-chess", "3r2k1/8/8/R2N3R/*7/8/8/6K1 w - - 0 1");
    assert_eq!(threats(&kept.position, &chess_worth(&kept.rules), 10_000), []);
}

#[test]
fn threats_that_lose_more_than_they_win_are_none() {
    let board = board("chess", "4k3/2p5/3p4/8/8/8/8/3QK3 b - - 0 1");
    assert_eq!(threats(&board.position, &chess_worth(&board.rules), 10_000), []);
}

#[test]
fn reasons_follow_from_the_lines() {
    let board = board("chess", "4k3/R7/8/8/8/8/8/1R2K3 w - - 0 1");
    let worth = chess_worth(&board.rules);
    let why = |best: &Line, other: Option<&Line>| reason(&board.position, best, other, &worth, 10_000, &|| true);
    let mate = board.line(Prospect::Wins(1), &["b1b8"]);
    assert!(matches!(why(&mate, None), Some(Reason::Does { effects }) if effects[0].code() == "ends"));
    let slow = board.line(Prospect::Wins(2), &["e1e2"]);
    assert_eq!(why(&slow, None), Some(Reason::WinsIn { turns: 2 }));
    let quiet = board.line(Prospect::Open(40), &["e1d1"]);
    let lost = board.line(Prospect::Loses(3), &["e1f1"]);
    assert_eq!(why(&quiet, Some(&lost)), Some(Reason::OnlyTurn { turns: 3 }));
    let near = board.line(Prospect::Open(0), &["e1f1"]);
    assert_eq!(why(&quiet, Some(&near)), Some(Reason::Prefers { margin: 40 }));
}

/// A win in many turns is told as what can be held of it, if there is something.
#[test]
fn a_win_that_is_far_away_is_told_as_what_it_wins_first() {
    let why = |text: &str, turns: &[&str], prospect: Prospect| {
        let board = board("chess", text);
        let worth = chess_worth(&board.rules);
        reason(&board.position, &board.line(prospect, turns), None, &worth, 10_000, &|| true).unwrap()
    };
    let rook = "4k3/8/8/3r4/8/8/8/3QK3 w - - 0 1";
    assert!(
        matches!(why(rook, &["d1d5"], Prospect::Wins(9)), Reason::Does { effects } if effects[0].code() == "captures")
    );
    assert_eq!(why(rook, &["d1d5"], Prospect::Wins(5)), Reason::WinsIn { turns: 5 });
    let fork = ("r3k3/8/8/8/8/8/8/3QK3 w - - 0 1", &["d1a4", "e8d8", "a4a8"]);
    assert_eq!(why(fork.0, fork.1, Prospect::Wins(9)).code(), "wins-piece");
    assert_eq!(why(fork.0, &["e1e2"], Prospect::Wins(9)), Reason::WinsIn { turns: 9 });
}

#[test]
fn a_turn_that_stops_a_win_says_so() {
    let board = board("chess", "r5k1/8/8/8/8/8/5PPP/6K1 w - - 0 1");
    let worth = chess_worth(&board.rules);
    let best = board.line(Prospect::Open(-400), &["h2h3"]);
    assert_eq!(reason(&board.position, &best, None, &worth, 10_000, &|| true), Some(Reason::StopsWin));
}

#[test]
fn a_reason_that_is_no_longer_wanted_is_what_was_found_until_then() {
    let board = board("chess", "r5k1/8/8/8/8/8/5PPP/6K1 w - - 0 1");
    let worth = chess_worth(&board.rules);
    let best = board.line(Prospect::Open(-400), &["h2h3"]);
    let after = |enough: usize| {
        let asked = std::cell::Cell::new(0);
        let wanted = || {
            asked.set(asked.get() + 1);
            asked.get() <= enough
        };
        (reason(&board.position, &best, None, &worth, 10_000, &wanted), asked.get())
    };
    let (told, all) = after(usize::MAX);
    assert_eq!(told, Some(Reason::StopsWin));
    for enough in 0..all {
        let (told, asked) = after(enough);
        assert!(told.is_some() && told != Some(Reason::StopsWin), "{enough}: {told:?}");
        // Each part of the work asks once more, and then ends.
        assert!(asked <= enough + 24, "{asked} questions after {enough}");
    }
}

#[test]
fn a_line_that_wins_a_piece_later_says_which() {
    let board = board("chess", "4k3/8/8/8/1q6/8/3N4/4K2R w - - 0 1");
    let worth = chess_worth(&board.rules);
    let best = board.line(Prospect::Open(800), &["e1e2", "b4b2", "h1h8", "e8d7", "h8d8", "d7d8"]);
    // The queen is not won by these turns.
    assert!(!matches!(reason(&board.position, &best, None, &worth, 10_000, &|| true), Some(Reason::WinsPiece { .. })));
    let skewer = self::board("chess", "q3k3/8/8/8/8/8/8/4K2R w - - 0 1");
    let best = skewer.line(Prospect::Open(900), &["h1h8", "e8e7", "h8a8"]);
    let found = reason(&skewer.position, &best, None, &worth, 10_000, &|| true);
    assert!(matches!(found, Some(Reason::WinsPiece { turns: 2, .. }) | Some(Reason::Does { .. })), "{found:?}");
}
