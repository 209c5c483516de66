//! Games played through: endings, undo, turns of two parts, records.

use std::sync::Arc;

use variorum_play::{Ending, Game, PlayError, Record, ReplayError, Seat};
use variorum_rules::{Position, Rules, Side};

const PEOPLE: [Seat; 2] = [Seat::Person, Seat::Person];

fn rules(id: &str) -> Arc<Rules> {
    variorum_library::rules(id).unwrap()
}

fn game_at(id: &str, position: &str) -> Game {
    Game::from_position(Position::parse(&rules(id), position).unwrap(), PEOPLE)
}

/// Plays until the turns or the game are over; gives the ending as text.
fn end_of(mut game: Game, turns: &str) -> String {
    let mut turns = turns.split_whitespace();
    for text in turns.by_ref() {
        game.play(text).unwrap_or_else(|fault| panic!("{text}: {fault}"));
    }
    game.ending().map_or("goes on".into(), |ending| ending.to_string())
}

#[test]
fn games_end_as_their_rules_say() {
    let chess = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,h1,a8,h8 - 0 1";
    let chariot = "4k4/9/9/9/9/9/9/9/R8/3K5 w - - 0 1";
    let minishogi = "rbsgk/4p/5/P4/KGSBR[] w - - 0 1";
    let shuffle = "b1b2 d5d4 b2b1 d4d5 ";
    let perpetual = format!("a1a5 {}", "e5e4 a5a4 e4e5 a4a5 ".repeat(3));
    let by_black = format!("e5e1 {}", "a1a2 e1e2 a2a1 e2e1 ".repeat(3));
    for (id, position, turns, expected) in [
        ("chess", chess, "f2f3 e7e5 g2g4 d8h4", "0-1 checkmate"),
        ("chess", "k7/8/1K6/8/8/8/8/7R w - - 0 1", "h1h7", "goes on"),
        ("chess", "k7/8/1K6/8/8/8/8/2Q5 w - - 0 1", "c1c7", "1/2-1/2 stalemate"),
        // The knights there and back: the start has occurred three times (G-4).
        ("chess", chess, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1", "goes on"),
        ("chess", chess, "g1f3 g8f6 f3g1 f6g8 g1f3 g8f6 f3g1 f6g8", "1/2-1/2 repetition"),
        // Perpetual check is a draw in chess …
        (
            "chess",
            "k7/8/8/8/8/8/r7/3Q3K w - - 0 1",
            "d1d5 a8a7 d5d4 a7a8 d4d5 a8a7 d5d4 a7a8 d4d5",
            "1/2-1/2 repetition",
        ),
        // … and lost in xiangqi by the one who gives it.
        ("xiangqi", chariot, "a2a10 e10e9 a10a9 e9e10 a9a10 e10e9 a10a9 e9e10", "goes on"),
        ("xiangqi", chariot, "a2a10 e10e9 a10a9 e9e10 a9a10 e10e9 a10a9 e9e10 a9a10", "0-1 perpetual-check"),
        // Repetition is lost by White, who moved first, in minishogi …
        ("minishogi", minishogi, &shuffle.repeat(2), "goes on"),
        ("minishogi", minishogi, &shuffle.repeat(3), "0-1 repetition"),
        // … but first by who gives perpetual check.
        ("minishogi", "4k/5/5/5/RK3[] w - - 0 1", &perpetual, "0-1 perpetual-check"),
        ("minishogi", "3kr/5/5/5/K4[] b - - 0 1", &by_black, "1-0 perpetual-check"),
        // No move, not in check: lost in xiangqi.
        ("xiangqi", "3k5/9/9/9/9/9/9/9/9/4K1R2 w - - 0 1", "g1g8", "goes on"),
        ("xiangqi", "3k5/R8/9/9/9/9/9/9/4K4/9 w - - 0 1", "e2e1", "1-0 stalemate"),
        ("chess", "k7/8/8/8/8/8/8/K6R w - - 99 80", "h1h2", "1/2-1/2 quiet-turns"),
        ("chess", "8/8/8/8/8/8/k1q5/2K5 w - - 0 1", "c1c2", "1/2-1/2 dead"),
        // Mate comes before the count (G-9).
        ("chess", "k7/8/1K6/8/8/8/8/7R w - - 99 80", "h1h8", "1-0 checkmate"),
        ("chess", "k7/8/8/8/8/8/1P6/K7 w - - 99 80", "b2b3", "goes on"),
    ] {
        assert_eq!(end_of(game_at(id, position), turns), expected, "{id}: {turns}");
    }
}

#[test]
fn nothing_is_played_after_the_end() {
    let mut game = game_at("chess", "k7/8/1K6/8/8/8/8/7R w - - 0 1");
    game.play("h1h8").unwrap();
    assert_eq!(game.play("a8a7").unwrap_err(), PlayError::Over);
    assert_eq!(game.resign(Side::Black), Err(PlayError::Over));
    assert_eq!(game.claim_draw(), Err(PlayError::Over));
    assert!(game.to_move().is_none());
    assert!(game.undo());
    assert_eq!(game.to_move(), Some(Seat::Person));
}

#[test]
fn illegal_turns_change_nothing() {
    let mut game = Game::new(&rules("stones-and-relays"), PEOPLE);
    let before = game.position().clone();
    for text in ["", ",", "e2", "e2e9", "e2e4,zz", "é2", "e2e4,b4c4,b4c4", "@", "P@e4"] {
        assert!(game.play(text).is_err(), "{text}");
        assert_eq!(*game.position(), before);
        assert_eq!(game.ply(), 0);
    }
}

#[test]
fn resignation_and_agreement_are_taken_back_alone() {
    let mut game = Game::new(&rules("chess"), PEOPLE);
    assert_eq!(game.claim_draw(), Err(PlayError::NoClaim));
    for text in ["e2e4", "e7e5"] {
        game.play(text).unwrap();
    }
    assert_eq!(game.claims(), ["both players agree"]);
    game.resign(Side::White).unwrap();
    assert_eq!(game.ending(), Some(Ending::resignation(Side::White)));
    assert!(game.claims().is_empty());
    assert!(game.undo_to_person());
    assert_eq!((game.ply(), game.ending()), (2, None));
    game.claim_draw().unwrap();
    assert_eq!(game.ending().unwrap(), Ending::AGREEMENT);
}

#[test]
fn undo_goes_back_to_a_person() {
    let mut game = Game::new(&rules("chess"), [Seat::Engine, Seat::Person]);
    assert!(!game.undo_to_person());
    game.play("e2e4").unwrap();
    assert!(!game.undo_to_person(), "no person was to move before");
    assert_eq!(game.ply(), 1);
    game.play("e7e5").unwrap();
    assert!(game.undo_to_person());
    assert_eq!((game.ply(), game.to_move()), (1, Some(Seat::Person)));
    game.play("e7e5").unwrap();
    game.play("g1f3").unwrap();
    assert!(game.undo_to_person());
    assert_eq!((game.ply(), game.to_move()), (1, Some(Seat::Person)));
    assert!(game.claims().is_empty(), "an engine agrees to nothing");
}

#[test]
fn a_turn_of_two_parts_is_one_turn() {
    let rules = rules("stones-and-relays");
    let mut game = Game::new(&rules, PEOPLE);
    let turn = {
        let position = game.position().clone();
        position.turn_texts().into_iter().find(|text| text.contains(',')).unwrap()
    };
    let start = game.position().clone();
    let made = game.play(&turn).unwrap().clone();
    assert_eq!((made.text.as_str(), made.side, made.number), (turn.as_str(), Side::White, 1));
    assert!(made.cells.len() >= 4, "{made:?}");
    assert_eq!((game.ply(), game.side()), (1, Side::Black));
    assert_eq!(game.entries().len(), 2);
    assert!(game.undo());
    assert_eq!(*game.position(), start);
}

#[test]
fn games_of_the_case_files_play_undo_and_come_back_from_text() {
    let folder = concat!(env!("CARGO_MANIFEST_DIR"), "/../../cases");
    let mut games = 0;
    for file in std::fs::read_dir(folder).unwrap() {
        let path = file.unwrap().path();
        if !path.file_name().unwrap().to_string_lossy().starts_with("lines-") {
            continue;
        }
        for line in std::fs::read_to_string(&path).unwrap().lines().take(3) {
            let case: serde_json::Value = serde_json::from_str(line).unwrap();
            let id = case["game"].as_str().unwrap();
            let mut game = game_at(id, case["start"].as_str().unwrap());
            let start = game.position().clone();
            for text in case["moves"].as_array().unwrap() {
                let text = text.as_str().unwrap();
                let made = game.play(text).unwrap_or_else(|fault| panic!("{id} {text}: {fault}"));
                assert_eq!(made.text, text);
                assert!(!made.cells.is_empty());
            }
            assert_eq!(game.position().text(), case["position"].as_str().unwrap(), "{id}");
            let text = game.record().to_string();
            let record: Record = text.parse().unwrap();
            assert_eq!(record, game.record());
            let again = Game::replay(game.rules(), &record).unwrap();
            assert_eq!(again.position(), game.position());
            assert_eq!(again.entries(), game.entries());
            while game.undo() {}
            assert_eq!(*game.position(), start, "{id}");
            games += 1;
        }
    }
    assert!(games >= 39);
}

#[test]
fn records_that_do_not_fit_are_refused() {
    let chess = rules("chess");
    let good = Game::new(&chess, [Seat::Person, Seat::Engine]).record();
    assert_eq!(
        Game::replay(&chess, &Record { game: "shogi".into(), ..good.clone() }).unwrap_err(),
        ReplayError::OtherGame { game: "shogi".into() }
    );
    let wrong = Record { turns: vec!["e2e4".into(), "e2e4".into()], ..good.clone() };
    assert_eq!(
        Game::replay(&chess, &wrong).unwrap_err().to_string(),
        "turn 2 cannot be played: “e2e4” is not a legal turn here"
    );
    assert!(Game::replay(&chess, &Record { start: "8/8".into(), ..good.clone() }).is_err());
    for text in
        ["", "[Game]", "[Game \"\"]", "[White \"cat\"]", "[Result \"1-0\"]", "[\"]", "[Result \"2-0 x\"]", "\u{0}"]
    {
        assert!(text.parse::<Record>().is_err(), "{text}");
    }
    let resigned = Record { ending: Some(Ending::resignation(Side::White)), ..good };
    assert_eq!(Game::replay(&chess, &resigned).unwrap().ending(), resigned.ending);
}

/// Whatever ended a game, its record says so, and says so again when it is read.
#[test]
fn records_keep_every_ending() {
    let chess = Game::new(&rules("chess"), PEOPLE).record();
    for ending in [
        "1-0 checkmate",
        "1/2-1/2 stalemate",
        "0-1 not-home",
        "1-0 extinction",
        "0-1 marriage",
        "1/2-1/2 bare",
        "1/2-1/2 dead",
        "1/2-1/2 repetition",
        "0-1 perpetual-check",
        "1/2-1/2 quiet-turns",
        "1-0 resignation",
        "1/2-1/2 agreement",
        "0-1 time",
        "1/2-1/2 time",
        "1/2-1/2 turn-limit",
        "* aborted",
    ] {
        let record = Record { ending: Some(ending.parse().unwrap()), ..chess.clone() };
        let again: Record = record.to_string().parse().unwrap();
        assert_eq!(again, record, "{ending}");
        assert_eq!(again.ending.unwrap().to_string(), ending);
    }
}

/// A stored draw by the limit of turns stays one, though the rules would let the game go on.
#[test]
fn a_game_that_ended_at_the_turn_limit_is_still_over_when_it_is_read() {
    let mut game = Game::new(&rules("chess"), PEOPLE);
    game.play("e2e4").unwrap();
    game.play("e7e5").unwrap();
    let record = Record { ending: Some(Ending::TURN_LIMIT), ..game.record() };
    let again = Game::replay(game.rules(), &record.to_string().parse::<Record>().unwrap()).unwrap();
    assert_eq!(again.ending(), Some(Ending::TURN_LIMIT));
    assert_eq!(again.to_move(), None);
}

/// ST-26: an Emperor that does not come home in its second turn loses, and the record of the game says why.
#[test]
fn a_stock_taijitu_game_lost_away_from_home_keeps_its_reason() {
    // White's Emperor on ta6 is five ranks from its Fortress: no move of its last turn of grace ends inside.
    let empty = ["7"; 7].join(",");
    let white = format!("K6,{}", ["7"; 6].join(","));
    let black = "7,7,7,3w3,7,7,k6";
    let ranks = [black, &empty, &empty, &empty, &white, &empty, &empty, &empty, &empty, &empty].join("/");
    let game = game_at("stock-taijitu", &format!("{ranks} w - - 0 30 home=W1"));
    assert_eq!(game.ending().unwrap().to_string(), "0-1 not-home");
    let record = game.record();
    let again: Record = record.to_string().parse().unwrap();
    assert_eq!(again.ending.unwrap().to_string(), "0-1 not-home");
    assert_eq!(Game::replay(game.rules(), &again).unwrap().ending(), game.ending());
}
