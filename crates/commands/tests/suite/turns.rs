//! Moves as they are typed: in several notations, whole and part by part.

use variorum_commands::{Answer, Deed, Scene};
use variorum_library::{Language, explain::Explainer};
use variorum_play::Game;
use variorum_rules::{Position, Side};

fn start(id: &str) -> Game {
    Game::study(Position::start(&variorum_library::rules(id).unwrap()))
}

fn turn(text: &str) -> Answer {
    Answer::Do(Deed::Turn(text.to_owned()))
}

fn first(text: &str) -> Answer {
    Answer::Do(Deed::First(text.to_owned()))
}

fn sentences(game: &Game, answer: &Answer) -> String {
    let Answer::Told(told) = answer else { panic!("{answer:?}") };
    let explainer = Explainer::new(game.rules().definition(), "en");
    told.iter().map(|message| explainer.text(message)).collect::<Vec<_>>().join(" ")
}

#[test]
fn every_notation_of_the_game_is_read() {
    for (id, text, expected) in [
        ("chess", "e2e4", "e2e4"),
        ("chess", "e2-e4", "e2e4"),
        ("chess", "e2 e4", "e2e4"),
        ("chess", "Nf3", "g1f3"),
        ("shogi", "7g7f", "c3c4"),
        ("shogi", "P-7f", "c3c4"),
        ("xiangqi", "C2=5", "h3e3"),
    ] {
        assert_eq!(Scene::new(&start(id)).ask(text, Language::ENGLISH), turn(expected), "{id} {text}");
    }
}

#[test]
fn turns_of_two_parts_are_typed_whole_or_part_by_part() {
    let duck = start("duck-chess");
    let ask = |text: &str| Scene::new(&duck).ask(text, Language::ENGLISH);
    assert_eq!(ask("Nf3"), first("g1f3"));
    assert_eq!(ask("Nf3,*@e5"), turn("g1f3,*@e5"));
    let second = Scene::after(&duck, "g1f3").unwrap();
    assert_eq!(second.ask("e5", Language::ENGLISH), turn("g1f3,*@e5"));
    assert_eq!(second.ask("*@e5", Language::ENGLISH), turn("g1f3,*@e5"));
    // The duck cannot be left out, and cannot be put on a piece.
    let refused = sentences(&duck, &second.ask("pass", Language::ENGLISH));
    assert!(refused.contains("second part"), "{refused}");
    let refused = sentences(&duck, &second.ask("*@f3", Language::ENGLISH));
    assert!(refused.contains("f3"), "{refused}");
    // The board is asked with the first part made.
    assert_eq!(sentences(&duck, &second.ask("s f3", Language::ENGLISH)), "f3 Knight White.");
    assert_eq!(sentences(&duck, &second.ask("s g1", Language::ENGLISH)), "g1 is empty.");
    assert!(Scene::after(&duck, "g1e3").is_none());

    let stones = start("stones-and-relays");
    let second = Scene::after(&stones, "e2e4").unwrap();
    assert_eq!(Scene::new(&stones).ask("e2e4", Language::ENGLISH), first("e2e4"));
    assert_eq!(second.ask("pass", Language::ENGLISH), turn("e2e4"));
    assert_eq!(second.ask("b4c4", Language::ENGLISH), turn("e2e4,b4c4"));
    assert_eq!(Scene::new(&stones).ask("e2e4,", Language::ENGLISH), turn("e2e4"));
}

#[test]
fn what_is_not_a_move_is_explained() {
    let chess = start("chess");
    let ask = |text: &str| sentences(&chess, &Scene::new(&chess).ask(text, Language::ENGLISH));
    assert_eq!(ask("a1a3"), "The way to a3 is blocked: Pawn on a2.");
    assert_eq!(ask("e2e5"), "The Pawn does not move from e2 to e5. From e2: e2e3 e2e4");
    assert_eq!(ask("hello"), "“hello” is neither a legal move here nor a command. Type help for the list of commands.");
    assert_eq!(ask("pass"), "Only the second part of a turn can be left out.");
    let other = Scene::new(&chess).asked_by(Side::Black);
    assert_eq!(sentences(&chess, &other.ask("e7e5", Language::ENGLISH)), "It is not your turn.");
    assert_eq!(sentences(&chess, &other.ask("s e7", Language::ENGLISH)), "e7 Pawn Black.");
}

#[test]
fn a_game_that_is_over_says_how_it_ended() {
    let mut chess = start("chess");
    for text in ["f3", "e5", "g4", "Qh4"] {
        chess.play(text).unwrap();
    }
    let ask = |text: &str| sentences(&chess, &Scene::new(&chess).ask(text, Language::ENGLISH));
    assert_eq!(ask("e4"), "Black wins by checkmate.");
    assert_eq!(ask("last"), "Black: Queen d8 to h4. Black wins by checkmate.");
    assert_eq!(ask("moves"), "There is no legal move.");
}
