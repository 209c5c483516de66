//! Questions about positions that a reader can check.

use variorum_commands::{Answer, Deed, Scene};
use variorum_library::{Language, explain::Explainer};
use variorum_play::Game;
use variorum_rules::Position;

fn game(id: &str, position: &str) -> Game {
    let rules = variorum_library::rules(id).unwrap();
    let start = if position.is_empty() { Position::start(&rules) } else { Position::parse(&rules, position).unwrap() };
    Game::study(start)
}

/// The lines of an answer in a language.
fn lines(game: &Game, line: &str, language: &str) -> Vec<String> {
    let tag = Language::named(language).unwrap();
    let Answer::Told(told) = Scene::new(game).ask(line, tag) else { panic!("{line} is no question") };
    let explainer = Explainer::new(game.rules().definition(), language);
    told.iter().map(|message| explainer.text(message)).collect()
}

fn told(game: &Game, line: &str) -> String {
    lines(game, line, "en").join("\n")
}

#[test]
fn pieces_are_found_by_letter_and_by_name() {
    let chess = game("chess", "");
    assert_eq!(told(&chess, "p N"), "White, Knight: b1, g1.\nBlack, Knight: b8, g8.");
    assert_eq!(told(&chess, "p n w"), "White, Knight: b1, g1.");
    assert_eq!(told(&chess, "piece knight black"), "Black, Knight: b8, g8.");
    assert_eq!(lines(&chess, "figur springer weiß", "de"), ["Weiß, Springer: b1, g1."]);
    assert_eq!(lines(&chess, "pièce dame", "fr"), ["Blancs, Dame : d1.", "Noirs, Dame : d8."]);
    assert_eq!(
        told(&chess, "p x"),
        "No piece is called “x”. There are: K King, Q Queen, R Rook, B Bishop, N Knight, P Pawn."
    );
    let duck = game("duck-chess", "");
    assert_eq!(told(&duck, "p duck"), "Duck: none.");
    let raumschach = game("raumschach", "");
    assert_eq!(told(&raumschach, "p unicorn w"), "White, Unicorn: bb1, be1.");
}

#[test]
fn squares_and_rows_are_read() {
    let chess = game("chess", "4k3/8/8/8/8/8/4P3/R3K3 w - - 0 1");
    assert_eq!(told(&chess, "s e2"), "e2 Pawn White.");
    assert_eq!(told(&chess, "s d4"), "d4 is empty.");
    assert_eq!(told(&chess, "s e"), "File e: e1 King White; e2 Pawn White; e8 King Black.");
    assert_eq!(told(&chess, "r 1"), "Rank 1: a1 Rook White; e1 King White.");
    assert_eq!(told(&chess, "f b"), "File b: empty.");
    assert_eq!(told(&chess, "l z"), "This board has one level.");
    assert_eq!(told(&chess, "s z9"), "There is no square “z9”. Squares are named a1 to h8.");
    assert_eq!(told(&chess, "r 9"), "There is no rank “9”. Ranks are 1 to 8.");
    let board = lines(&chess, "b", "en");
    assert_eq!((board.len(), board[0].as_str()), (8, "Rank 8: e8 King Black."));
    let raumschach = game("raumschach", "");
    assert!(told(&raumschach, "l e").starts_with("Level e: ea4 Pawn Black; "), "{}", told(&raumschach, "l e"));
    assert_eq!(told(&raumschach, "l c"), "Level c: empty.");
}

#[test]
fn attackers_and_goals_are_told() {
    let chess = game("chess", "4k3/8/3p4/4p3/3P4/8/8/4K1R1 w - - 0 1");
    assert_eq!(told(&chess, "a e5"), "e5 Pawn Black. Attacked by: d4 Pawn White. Kept by: d6 Pawn Black.");
    assert_eq!(told(&chess, "attacks g8"), "g8 is empty. White attacks it with: g1 Rook White. Black: nothing.");
    assert_eq!(told(&chess, "m d4"), "d4 Pawn White can go to: d5. It can take: e5 Pawn Black.");
    assert_eq!(told(&chess, "m d6"), "d6 Pawn Black could go to: d5.");
    assert_eq!(told(&chess, "why g1a2"), "The Rook does not move from g1 to a2.");
    assert_eq!(told(&chess, "why d4d5"), "This is legal.");
    assert_eq!(told(&chess, "why dxe5"), "This is legal.");
}

#[test]
fn turns_are_told_with_captures_and_checks() {
    let mut chess = game("chess", "");
    assert_eq!(told(&chess, "l"), "No turn has been made yet.");
    for turn in ["e4", "d5", "exd5", "Qxd5", "Nc3", "Qe5"] {
        chess.play(turn).unwrap();
    }
    assert_eq!(told(&chess, "last"), "Black: Queen d5 to e5.\nWhite is in check by: e5 Queen Black.");
    assert_eq!(told(&chess, "captured"), "White has captured: 1 Pawn.\nBlack has captured: 1 Pawn.");
    assert!(told(&chess, "material").starts_with("White: 1 King, 1 Queen, 2 Rooks"), "{}", told(&chess, "material"));
    let shogi = game("shogi", "");
    assert_eq!(told(&shogi, "hand"), "Sente in hand: nothing.\nGote in hand: nothing.");
    assert_eq!(told(&chess, "hand"), "In this game captured pieces do not come back.");
}

#[test]
fn commands_are_done_by_whoever_holds_the_game() {
    let chess = game("chess", "");
    let ask = |line: &str| Scene::new(&chess).ask(line, Language::ENGLISH);
    for (line, deed) in [("undo", Deed::Undo), ("draw", Deed::Draw), ("/resign", Deed::Resign), ("c", Deed::Clock)] {
        assert_eq!(ask(line), Answer::Do(deed), "{line}");
    }
    let german = Language::named("de").unwrap();
    assert_eq!(Scene::new(&chess).ask("remis", german), Answer::Do(Deed::Draw));
    assert!(told(&chess, "p").contains("p Q"), "{}", told(&chess, "p"));
    assert!(lines(&chess, "help", "en").len() > 15);
}
