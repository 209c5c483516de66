//! Every game, every language: answers have all that their sentences need, and say what is on the board.

use std::collections::BTreeSet;

use variorum_commands::{Answer, Command, Deed, Scene, told};
use variorum_library::Language;
use variorum_messages::{Arg, Catalogue, Message};
use variorum_play::Game;
use variorum_play::choices::first_parts;
use variorum_rules::{Occupant, Position};

/// Plays random turns.
fn played(id: &str, turns: usize, random: &mut fastrand::Rng) -> Game {
    let mut game = Game::study(Position::start(&variorum_library::rules(id).unwrap()));
    for _ in 0..turns {
        let mut position = game.position().clone();
        let firsts = first_parts(&mut position);
        let Some(first) = random.choice(&firsts) else { break };
        let seconds = variorum_play::choices::second_parts(&mut position, first.action);
        let text = match random.choice(&seconds) {
            Some(second) => format!("{},{}", first.text, second.text),
            None => first.text.clone(),
        };
        game.play(&text).unwrap_or_else(|error| panic!("{id} {text}: {error}"));
        if game.ending().is_some() {
            break;
        }
    }
    game
}

fn rendered(messages: &[Message], what: &str) {
    for language in Language::all() {
        for message in messages {
            if let Err(errors) = Catalogue::of(language).try_text(message, &()) {
                panic!("{language}, {what}, {}: {errors:?}", message.id);
            }
        }
    }
}

fn cells_in(message: &Message) -> BTreeSet<String> {
    let Some(Arg::List(cells)) = message.args.get("cells") else { panic!("{message:?}") };
    cells.iter().map(|cell| if let Arg::Place { place } = cell { place.clone() } else { panic!("{cell:?}") }).collect()
}

#[test]
fn answers_are_sentences_in_every_game_and_language() {
    let mut random = fastrand::Rng::with_seed(7);
    for id in variorum_library::ids() {
        let game = played(&id, 12, &mut random);
        let rules = game.rules();
        let cells: Vec<String> = rules.cells().map(|cell| rules.cell_name(cell)).collect();
        let cell = || cells[(cells.len() * 5) / 7].clone();
        let token = &rules.definition().pieces[0].token;
        let first = first_parts(&mut game.position().clone()).first().map(|first| first.text.clone());
        let after = first.as_deref().and_then(|first| Scene::after(&game, first));
        for scene in [Some(Scene::new(&game)), after].into_iter().flatten() {
            for command in Command::all() {
                for argument in ["", &cell(), token, "1", "a", "z", "nothing at all"] {
                    let line = format!("{} {argument}", command.words(Language::ENGLISH)[0]);
                    if let Answer::Told(told) = scene.ask(&line, Language::ENGLISH) {
                        rendered(&told, &format!("{id}, {line}"));
                    }
                }
            }
            for line in ["e2e4", "zzz", "xx9,", "Nf3", "--", ",", "=", "@"] {
                if let Answer::Told(told) = scene.ask(line, Language::ENGLISH) {
                    rendered(&told, &format!("{id}, {line}"));
                }
            }
        }
    }
}

#[test]
fn where_pieces_stand_is_what_the_board_has() {
    let mut random = fastrand::Rng::with_seed(11);
    for id in variorum_library::ids() {
        let game = played(&id, 20, &mut random);
        let (rules, position) = (game.rules(), game.position());
        for (kind, piece) in rules.definition().pieces.iter().enumerate() {
            let line = format!("p {}", piece.token);
            let Answer::Told(told) = Scene::new(&game).ask(&line, Language::ENGLISH) else { panic!("{id} {line}") };
            assert_eq!(told.len(), 2, "{id} {line}");
            for (message, side) in told.iter().zip(variorum_rules::Side::BOTH) {
                let stands =
                    |cell: &variorum_rules::Cell| position.at(*cell).occupant() == Some(Occupant::Owned(side, kind));
                let expected = rules.cells().filter(stands).map(|cell| rules.cell_name(cell)).collect();
                assert_eq!(cells_in(message), expected, "{id} {line}");
            }
        }
    }
}

#[test]
fn each_legal_turn_is_read_back_and_told() {
    let mut random = fastrand::Rng::with_seed(3);
    for id in variorum_library::ids() {
        let game = played(&id, 8, &mut random);
        if game.ending().is_some() {
            continue;
        }
        let mut position = game.position().clone();
        let mut firsts = first_parts(&mut position);
        random.shuffle(&mut firsts);
        for first in firsts.iter().take(20) {
            let seconds = variorum_play::choices::second_parts(&mut position, first.action);
            let answer = Scene::new(&game).ask(&first.text, Language::ENGLISH);
            let expected = if seconds.iter().all(|second| second.text.is_empty()) {
                Deed::Turn(first.text.clone())
            } else {
                Deed::First(first.text.clone())
            };
            assert_eq!(answer, Answer::Do(expected), "{id} {}", first.text);
            let Some(second) = random.choice(&seconds).filter(|second| !second.text.is_empty()) else { continue };
            let whole = format!("{},{}", first.text, second.text);
            let after = Scene::after(&game, &first.text).unwrap();
            assert_eq!(
                after.ask(&second.text, Language::ENGLISH),
                Answer::Do(Deed::Turn(whole.clone())),
                "{id} {whole}"
            );
            let turn = position.parse_turn(&whole).unwrap();
            rendered(&[told(&position, turn)], &format!("{id} {whole}"));
        }
    }
}

#[test]
fn no_two_commands_share_a_word() {
    for language in Language::all() {
        let mut seen = BTreeSet::new();
        for command in Command::all() {
            let words = command.words(language);
            assert!(!words.is_empty(), "{language}: {}", command.id());
            for word in words {
                assert!(seen.insert(word.clone()), "{language}: {word} calls two commands");
                // English words come first: they may not mean another command in this language.
                let english = Command::all().find(|other| other.words(Language::ENGLISH).contains(&word));
                assert!(english.is_none_or(|other| other == command), "{language}: {word}");
            }
        }
    }
}
