//! Choices part by part, compared in every game with the whole turns and with copies of the board.

use variorum_play::choices::{self, FirstKind, Promotion, SecondKind};
use variorum_play::written;
use variorum_rules::{Action, Cell, Duty, PASS_TEXT, Piece, Position, Rules};

const TURNS: usize = 6;

fn board(position: &Position) -> Vec<(Cell, Piece)> {
    position.rules().cells().map(|cell| (cell, position.at(cell))).collect()
}

/// The turn as it is read, put together again.
fn rewritten(rules: &Rules, text: &str) -> Option<String> {
    let parts = written::read(rules, text)?.into_iter().map(|part| {
        let piece = part.piece.map_or_else(String::new, |piece| format!("{piece}@"));
        let cells: String = part.cells.iter().map(|&cell| rules.cell_name(cell)).collect();
        format!("{piece}{cells}{}", part.promotion)
    });
    Some(parts.collect::<Vec<_>>().join(","))
}

/// The kind of which the side to move has fewer pieces in hand after this first part.
fn used_up(position: &mut Position, first: Action) -> Option<usize> {
    let side = position.side();
    let count = |position: &Position, kind: usize| {
        let hands = position.setup().hands;
        hands.into_iter().filter(|&(of, held, _)| (of, held) == (side, kind)).map(|(_, _, count)| count).sum::<u8>()
    };
    let kinds = 0..position.rules().definition().pieces.len();
    let before: Vec<u8> = kinds.clone().map(|kind| count(position, kind)).collect();
    position.make_unchecked(first);
    let fewer = kinds.into_iter().find(|&kind| before.get(kind).is_some_and(|&before| before > count(position, kind)));
    position.unmake();
    fewer
}

/// Checks the choices of a position against its turns; gives the turns.
fn compare(position: &mut Position) -> Vec<String> {
    let rules = position.rules().clone();
    let before = board(position);
    let mut turns = Vec::new();
    for first in choices::first_parts(position) {
        let whole = format!("{} in {}", first.text, position.text());
        assert_eq!(choices::find_first(position, &first.text), Some(first.action), "{whole}");
        let seconds = choices::second_parts(position, first.action);
        let nothing = seconds.iter().any(|second| second.action == Action::PASS);
        let more = seconds.iter().any(|second| second.action != Action::PASS);
        // The duty is what the legal second parts say; in a game of two parts one is always named as possible.
        match first.second {
            Duty::None => assert!(!more, "{whole}"),
            Duty::Optional => assert!(nothing && (more || rules.duty() == Duty::Optional), "{whole}"),
            Duty::Compulsory => assert!(!nothing && more, "{whole}"),
        }
        position.make_unchecked(first.action);
        let changed: Vec<(Cell, Piece)> =
            board(position).into_iter().zip(&before).filter(|(now, then)| now != *then).map(|(now, _)| now).collect();
        position.unmake();
        assert_eq!(first.changes, if first.second == Duty::None { Vec::new() } else { changed }, "{whole}");
        let name = |cell: Cell| rules.cell_name(cell);
        if let (Some(from), Some(via)) = (first.from, first.via) {
            assert!(
                first.text.starts_with(&format!("{}{}{}", name(from), name(via), name(first.to.unwrap()))),
                "{whole}"
            );
        } else if first.kind == FirstKind::Move {
            assert!(
                first.text.starts_with(&format!("{}{}", name(first.from.unwrap()), name(first.to.unwrap()))),
                "{whole}"
            );
        }
        assert_eq!(first.kind == FirstKind::Drop, first.drop.is_some() && first.from.is_none(), "{whole}");
        assert_eq!(first.hand, used_up(position, first.action), "{whole}");
        if seconds.is_empty() {
            turns.push(first.text);
            continue;
        }
        for second in seconds {
            let named = [second.from, second.to].into_iter().flatten().count();
            let expected = match second.kind {
                SecondKind::Step | SecondKind::Swap | SecondKind::Move | SecondKind::Castle => 2,
                SecondKind::Place | SecondKind::Promote | SecondKind::Gate | SecondKind::Drop => 1,
                SecondKind::Nothing => 0,
            };
            assert_eq!(named, expected, "{whole}: {}", second.text);
            assert_eq!(second.kind == SecondKind::Place, second.place.is_some(), "{whole}: {}", second.text);
            let names_a_piece = match second.kind {
                SecondKind::Promote | SecondKind::Gate | SecondKind::Drop => true,
                SecondKind::Move => second.promotion.is_some(),
                SecondKind::Step | SecondKind::Swap | SecondKind::Castle | SecondKind::Place | SecondKind::Nothing => {
                    false
                }
            };
            assert_eq!(names_a_piece, second.promotion.is_some(), "{whole}: {}", second.text);
            let comma = if second.text.is_empty() { "" } else { "," };
            turns.push(format!("{}{comma}{}", first.text, second.text));
        }
    }
    turns.sort();
    turns
}

#[test]
fn the_choices_of_every_game_make_its_turns() {
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        let mut position = Position::start(&rules);
        for ply in 0..TURNS {
            let turns = compare(&mut position);
            assert_eq!(turns, position.turn_texts(), "{id}: {}", position.text());
            // A pass has no parts.
            for text in turns.iter().filter(|text| *text != PASS_TEXT) {
                assert_eq!(rewritten(&rules, text).as_ref(), Some(text), "{id}");
            }
            // Any turn will do, as long as it is not always of the same piece.
            let Some(text) = turns.get((ply * 7919 + 13) % turns.len().max(1)) else { break };
            let turn = position.parse_turn(text).unwrap();
            position.play_unchecked(turn);
            if position.outcome().is_some() {
                break;
            }
        }
    }
}

#[test]
fn out_of_check_the_second_part_must_help() {
    let mut compulsory = 0;
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        if rules.duty() != Duty::Optional {
            continue;
        }
        let mut position = Position::start(&rules);
        for ply in 0..80 {
            if position.is_check() {
                assert_eq!(compare(&mut position), position.turn_texts(), "{id}: {}", position.text());
                let firsts = choices::first_parts(&mut position);
                compulsory += firsts.iter().filter(|first| first.second == Duty::Compulsory).count();
            }
            let turns = position.turn_texts();
            let Some(text) = turns.get((ply * 104_729 + 7) % turns.len().max(1)) else { break };
            let turn = position.parse_turn(text).unwrap();
            position.play_unchecked(turn);
            if position.outcome().is_some() {
                break;
            }
        }
    }
    assert!(compulsory > 0, "no check was met that a second part can answer");
}

#[test]
fn promotions_say_whether_the_new_kind_has_to_be_named() {
    let chess = variorum_library::rules("chess").unwrap();
    let mut position = Position::parse(&chess, "4k3/P7/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    let firsts = choices::first_parts(&mut position);
    let mut tokens: Vec<&str> = firsts
        .iter()
        .filter_map(|first| match first.promotion? {
            Promotion::To(kind) => Some(chess.definition().pieces[kind].token.as_str()),
            Promotion::Own(_) => None,
        })
        .collect();
    tokens.sort_unstable();
    assert_eq!(tokens, ["B", "N", "Q", "R"]);
    let shogi = variorum_library::rules("shogi").unwrap();
    let mut position = Position::parse(&shogi, "4k4/9/9/P8/9/9/9/9/4K4[] w - - 0 1").unwrap();
    let own = choices::first_parts(&mut position);
    assert!(own.iter().any(|first| matches!(first.promotion, Some(Promotion::Own(_))) && first.text.ends_with('+')));
}

/// Double steps by other middle cells differ only if something can capture the piece on one of them (G-4): elsewhere a player need not choose.
#[test]
fn double_steps_that_lead_to_the_same_position_are_told() {
    let rules = variorum_library::rules("stockyang").unwrap();
    let mut position = Position::start(&rules);
    let parts = choices::first_parts(&mut position);
    let group = |part: &choices::FirstPart| (part.from, part.to);
    let doubled =
        parts.iter().filter(|part| parts.iter().any(|other| group(other) == group(part) && other.via != part.via));
    let doubled: Vec<_> = doubled.collect();
    assert!(!doubled.is_empty());
    for part in &doubled {
        let mut after = position.clone();
        after.play_text(&part.text).unwrap();
        let earlier =
            doubled.iter().take_while(|other| other.text != part.text).filter(|other| group(other) == group(part));
        let same = earlier.into_iter().any(|other| {
            let mut beside = position.clone();
            beside.play_text(&other.text).unwrap();
            beside.repetition_key() == after.repetition_key()
        });
        assert_eq!(part.same, same, "{}", part.text);
    }
    // At the start no enemy is near.
    assert!(doubled.iter().any(|part| part.same) && doubled.iter().all(|part| !part.exposed));
    assert!(parts.iter().filter(|part| !doubled.contains(part)).all(|part| !part.same && !part.exposed));
}

/// A piece in hand that may be dropped in either of two forms is used up by both.
#[test]
fn drops_of_another_form_say_what_lies_in_hand() {
    let text = include_str!("../games/both-forms.toml");
    let rules = Rules::compile(&variorum_gamedef::load(text, "both-forms").definition.unwrap()).unwrap();
    let mut position = Position::start(&rules);
    compare(&mut position);
    let parts = choices::first_parts(&mut position);
    let mut drops: Vec<_> = parts.iter().filter(|part| part.text.ends_with("@c3")).collect();
    drops.sort_by_key(|part| part.drop);
    let forms: Vec<_> = drops.iter().map(|part| (part.text.as_str(), part.drop, part.hand)).collect();
    assert_eq!(forms, [("S@c3", Some(1), Some(1)), ("B@c3", Some(2), Some(1))]);
}
