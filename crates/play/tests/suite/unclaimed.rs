//! Games that go on after an ending that a player must claim: shogi's entering king.

use std::sync::Arc;

use variorum_gamedef::ending::Reason;
use variorum_play::pgn::{Annotated, LineError, TextError, read};
use variorum_play::shogi::{self, Format, Texts};
use variorum_play::tree::Tree;
use variorum_play::{Game, PlayError, Seat};
use variorum_rules::{Position, Rules};

/// White, to move, has 10 pieces in the enemy's camp beside the king, and 39 points.
const ENTERED: &str = "4K4/GGGGSSSS1/LL7/9/9/9/9/9/4k4[2R2B9P] w - - 0 1";
const TURNS: [&str; 4] = ["R@a5", "e1d1", "R@b5", "d1e1"];

fn rules() -> Arc<Rules> {
    variorum_library::rules("shogi").expect("it compiles")
}

fn position() -> Position {
    Position::parse(&rules(), ENTERED).expect("a valid position")
}

/// The game with a result that another player than the entered one may have won.
fn game() -> Annotated {
    let mut game = Annotated { tree: Tree::line(TURNS), ..Annotated::default() };
    game.set_tag("Game", "shogi");
    game.set_tag("Start", ENTERED);
    game.set_tag("Result", "0-1");
    game
}

/// The only error is the remark, on this line.
#[track_caller]
fn assert_told(errors: &[LineError], line: usize, text: &str) {
    let error = TextError::Unclaimed { turn: text.to_owned(), reason: Reason::Impasse };
    assert!(error.is_remark());
    assert_eq!(errors, [LineError { line, error }]);
}

fn main_line(game: &Annotated) -> Vec<&str> {
    game.tree.main_line().into_iter().map(|id| game.tree.node(id).turn.as_str()).collect()
}

#[test]
fn the_rules_end_the_game_where_a_claim_is_possible() {
    let mut position = position();
    let end = position.outcome().expect("an ending");
    assert_eq!((end.reason, position.turn_texts().len()), (Reason::Impasse, 0));
    position.set_claims_lapse(true);
    assert_eq!((position.outcome(), position.claimable_end()), (None, Some(end)));
    assert!(position.turn_texts().contains(&"R@a5".to_owned()));
    position.set_claims_lapse(false);
    assert_eq!(position.outcome(), Some(end));
}

#[test]
fn records_in_pgn_are_read_to_their_end() {
    let (mut games, errors) = read(&game().to_text().expect("it can be written"));
    assert_eq!(errors, []);
    let line = games[0].tree.node(1).line;
    assert_told(&games[0].check(&rules()), line, "R@a5");
    assert_told(&games[0].resolve(&rules()), line, "R@a5");
    assert_eq!((main_line(&games[0]), games[0].result()), (TURNS.to_vec(), "0-1"));
    // Where the result is told and nobody has claimed another, the position does not contradict it.
    let mut last = game();
    last.tree = Tree::line(TURNS.into_iter().take(2));
    assert_told(&last.check(&rules()), 0, "R@a5");
}

#[test]
fn files_of_shogi_are_read_to_their_end() {
    for format in [Format::Csa, Format::Kif, Format::Ki2] {
        let text = shogi::write(&game(), &rules(), format, Some("平手")).expect("it can be written");
        let (text, _) = Texts::new(text.as_bytes(), format).next().expect("a game").expect("it can be read");
        let (read, errors) = text.read(&rules(), shogi::MOST_TURNS);
        let [LineError { line, error: TextError::Unclaimed { turn, .. } }] = errors.as_slice() else {
            panic!("{errors:?}")
        };
        assert_told(&errors, *line, turn);
        assert_eq!((main_line(&read), read.result()), (TURNS.to_vec(), "0-1"), "{format:?}");
    }
}

#[test]
fn only_a_study_goes_on() {
    let mut played = Game::from_position(position(), [Seat::Person; 2]);
    assert_eq!(played.play(TURNS[0]).map(|_| ()), Err(PlayError::Over));
    let mut study = Game::study(position());
    for turn in TURNS {
        let over = study.ending().is_some();
        assert_eq!(over, study.turns().len().is_multiple_of(2), "before {turn}");
        assert!(study.play("a1a2").is_err());
        assert_eq!(study.play(turn).map(|made| made.text.clone()), Ok(turn.to_owned()));
    }
    assert!(study.ending().is_some());
    assert!(study.undo() && study.ending().is_none());
    assert!(study.undo() && study.ending().is_some());
}
