//! Plays whole games with lines of input.

use clap::Parser as _;
use variorum::{Cli, Command};

fn play(words: &[&str], input: impl AsRef<[u8]>) -> String {
    let words = ["variorum", "play"].into_iter().chain(words.iter().copied());
    let Some(Command::Play(args)) = Cli::try_parse_from(words).unwrap().command else { panic!("another command") };
    let mut out = Vec::new();
    variorum::play::play(&args, input.as_ref(), &mut out).unwrap();
    String::from_utf8(out).unwrap()
}

#[test]
fn two_people_play_to_mate() {
    let text = play(&["chess", "--side", "both"], "f2f3\ne7e5\ng2-g4\nd8 h4\nmoves\nquit\n");
    assert!(text.contains("Black plays d8h4"), "{text}");
    assert!(text.contains("Black wins by checkmate."), "{text}");
    assert!(text.contains("(undo or quit)> There is no legal move."), "{text}");
}

#[test]
fn undo_reopens_a_finished_game() {
    let text = play(&["chess", "--side", "both"], "f2f3\ne7e5\ng2g4\nd8h4\nundo\nd8g5\nquit\n");
    assert!(text.contains("Black plays d8g5") && text.ends_with("White> "), "{text}");
}

#[test]
fn the_engine_answers_and_undo_takes_both_back() {
    let text = play(&["chess", "--level", "1"], "e2e4\nposition\nundo\nposition\nundo\n");
    assert!(text.contains("You are White; the engine plays Black, at level 1"), "{text}");
    assert!(text.contains("Black (engine) plays "), "{text}");
    assert!(text.contains("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w a1,h1,a8,h8 - 0 1"), "{text}");
    assert!(text.contains("There is no move of yours to take back."), "{text}");
}

#[test]
fn black_sees_the_board_from_the_other_side() {
    let text = play(&["chess", "--side", "black", "--time", "20"], "flip\nquit\n");
    assert!(text.contains("White (engine) plays "), "{text}");
    assert!(text.contains("h g f e d c b a") && text.contains("a b c d e f g h"), "{text}");
}

#[test]
fn hints_help_and_mistakes() {
    let position = ["chess", "--side", "white", "--position", "6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1"];
    let text = play(&position, "help\nhint\na1z9\nmoves a1a\nresign\n");
    assert!(text.contains("Hint: a1a8"), "{text}");
    assert!(text.contains("“a1z9” is neither a legal move here") && text.contains("From a1: a1a2"), "{text}");
    assert!(text.contains("White> a1a2 a1a3 a1a4"), "{text}");
    assert!(text.contains("Black wins: White resigned."), "{text}");
}

#[test]
fn games_in_space_and_of_two_parts_are_played_too() {
    let text = play(&["stones-and-relays", "--side", "both"], "e2e4,b4c4\nmoves e7e5\nquit\n");
    assert!(text.contains("White plays e2e4,b4c4"), "{text}");
    let text = play(&["raumschach", "--side", "both"], "moves\nboard\n");
    assert!(text.contains("level e"), "{text}");
}

#[test]
fn garbage_does_no_harm() {
    let mut input = vec![0xff, 0xfe, b'\n', 0, b'\n'];
    input.extend(std::iter::repeat_n(b'e', 50_000));
    input.extend_from_slice("\n–\nmoves \u{1f600}\ne2\u{301}\n".as_bytes());
    let text = play(&["chess", "--side", "both"], input);
    assert!(text.contains("is neither a legal move here"), "{text}");
}

#[test]
fn a_finished_position_has_nothing_to_play() {
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    let text = play(&["chess", "--position", mate], "e2e4\nhint\nundo\nresign\n");
    assert!(text.contains("Black wins by checkmate."), "{text}");
    assert!(text.contains("the game is over"), "{text}");
}
