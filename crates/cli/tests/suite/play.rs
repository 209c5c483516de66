//! Plays whole games with lines of input.

use std::cell::RefCell;
use std::io::{self, Read, Write};
use std::rc::Rc;
use std::sync::Arc;

use clap::Parser as _;
use variorum::{Cli, Command};
use variorum_rules::{Position, Rules, Side};

fn play(words: &[&str], input: impl AsRef<[u8]>) -> String {
    let language = if words.contains(&"--language") { &[][..] } else { &["--language", "en"][..] };
    let words = ["variorum", "play"].iter().chain(words).chain(language).copied();
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
    assert!(text.contains("The game is over"), "{text}");
}

#[test]
fn turns_of_two_parts_are_made_part_by_part() {
    let input = "e2e4\ns e4\nundo\ns e4\nNf3\npass\nlast\nquit\n";
    let text = play(&["stones-and-relays", "--side", "both"], input);
    assert!(text.contains("White> Now the second part, such as ") && text.contains(", or pass."), "{text}");
    assert!(text.contains("White (e2e4,)> e4 Pawn White."), "the first part is on the board: {text}");
    assert!(text.contains("White (e2e4,)> The first part is taken back.\nWhite> e4 is empty."), "{text}");
    assert!(text.contains("White plays g1f3\n") && text.contains("Black> White: Knight g1 to f3."), "{text}");
}

#[test]
fn questions_have_the_answers_of_the_site() {
    let text = play(&["chess", "--side", "both"], "p N\na d4\nwhy a1a3\nc\nh\nquit\n");
    assert!(text.contains("White> White, Knight: b1, g1.\nBlack, Knight: b8, g8."), "{text}");
    assert!(text.contains("d4 is empty. White attacks it with: nothing."), "{text}");
    assert!(text.contains("The way to a3 is blocked: Pawn on a2."), "{text}");
    assert!(text.contains("There is no clock.") && text.contains("hint: what the engine would play."), "{text}");
}

#[test]
fn a_draw_is_agreed_by_two_people_only() {
    let text = play(&["chess", "--side", "both"], "e4\ne5\ndraw\n");
    assert!(text.contains("Draw by agreement."), "{text}");
    let text = play(&["chess", "--level", "1"], "e4\ndraw\n");
    assert!(text.contains("A draw cannot be claimed in this position."), "{text}");
}

#[test]
fn the_terminal_speaks_german_and_french() {
    let text = play(&["xiangqi", "--side", "both", "--language", "de"], "hilfe\nh3e3\nl\nzurück\naufgeben\nquit\n");
    assert!(text.contains("Zwei Spieler an einem Terminal.") && text.contains("Rot ist am Zug."), "{text}");
    assert!(text.contains("Rot spielt h3e3") && text.contains("flip: das Brett drehen."), "{text}");
    assert!(text.contains("Schwarz gewinnt: Rot hat aufgegeben."), "{text}");
    let text = play(&["shogi", "--side", "black", "--level", "1", "--language", "fr"], "e9e8\nundo\nquit\n");
    assert!(text.contains("L’ordinateur\u{a0}: Sente, au niveau 1."), "{text}");
    assert!(text.contains("Gote\u{a0}: au trait."), "{text}");
    assert!(!text.contains("engine") && !text.contains("White"), "{text}");
}

#[test]
fn sides_have_the_names_of_the_game() {
    let text = play(&["shogi", "--side", "both"], "c3c4\na e5\nresign\n");
    assert!(text.contains("Sente plays c3c4"), "{text}");
    assert!(text.contains("e5 is empty. Sente attacks it with: b2 Bishop Sente. Gote: nothing."), "{text}");
    assert!(text.contains("Sente wins: Gote resigned."), "{text}");
}

/// Both ends of a terminal: what the program writes, and a player who reads it and types the next line.
#[derive(Clone)]
struct Blind(Rc<RefCell<Player>>);

struct Player {
    screen: Vec<u8>,
    line: Vec<u8>,
    /// What was asked last, with the answer that the rules give.
    expected: Option<(String, String)>,
    rules: Arc<Rules>,
    turns: usize,
    most: usize,
    checked: usize,
}

impl Player {
    /// What the program has answered since the last line was typed, without the prompt.
    fn answer(&mut self) -> String {
        let text = String::from_utf8(std::mem::take(&mut self.screen)).unwrap();
        text.rsplit_once('\n').map_or_else(String::new, |(answer, _)| answer.to_owned())
    }

    /// Checks the last answer and types the next line: question after question, then a move.
    fn next(&mut self) -> String {
        let answer = self.answer();
        if let Some((asked, expected)) = self.expected.take() {
            assert_eq!(answer, expected, "{asked}");
            self.checked += 1;
        }
        let position = Position::parse(&self.rules, answer.lines().last().unwrap_or_default()).ok();
        match position {
            None if answer.contains(" wins") || answer.contains("Draw") => "quit".to_owned(),
            None => "position".to_owned(),
            Some(position) if self.turns % 4 == 1 && self.checked * 4 < self.turns => {
                // The royal piece, which both sides have once.
                let kind = self.rules.definition().pieces.iter().position(|piece| piece.is_royal()).unwrap();
                let piece = &self.rules.definition().pieces[kind];
                let told = Side::BOTH.map(|side| {
                    let cell = self.rules.cell_name(position.royal_cell(side).unwrap());
                    format!("{side}, {}: {cell}.", piece.name)
                });
                let line = format!("p {}", piece.token);
                self.expected = Some((line.clone(), told.join("\n")));
                line
            }
            Some(position) => self.play(&position),
        }
    }

    /// Mate if there is one, else a capture, else any move.
    fn play(&mut self, position: &Position) -> String {
        self.turns += 1;
        if self.turns > self.most {
            return "resign".to_owned();
        }
        let turns = position.clone().turn_texts();
        let mates = |text: &&String| {
            let mut after = position.clone();
            after.play_text(text).is_ok() && after.outcome().is_some_and(|outcome| outcome.winner.is_some())
        };
        let captures = |text: &&String| {
            let turn = position.parse_turn(text).unwrap();
            position.victim_cell(turn.first).is_some()
        };
        let any = &turns[(self.turns * 7919) % turns.len()];
        turns.iter().find(mates).or_else(|| turns.iter().find(captures)).unwrap_or(any).clone()
    }
}

impl Write for Blind {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.borrow_mut().screen.extend_from_slice(bytes);
        Ok(bytes.len())
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

impl Read for Blind {
    fn read(&mut self, space: &mut [u8]) -> io::Result<usize> {
        let mut player = self.0.borrow_mut();
        if player.line.is_empty() {
            let line = player.next();
            player.line = format!("{line}\n").into_bytes();
        }
        let count = player.line.len().min(space.len());
        space[..count].copy_from_slice(&player.line[..count]);
        player.line.drain(..count);
        Ok(count)
    }
}

/// A whole game in space against the engine, by somebody who sees no board.
#[test]
fn a_whole_game_is_played_blind() {
    let words = ["variorum", "play", "stockgi", "--blind", "--level", "1", "--language", "en"];
    let Some(Command::Play(args)) = Cli::try_parse_from(words).unwrap().command else { panic!("another command") };
    let rules = variorum_library::rules("stockgi").unwrap();
    let player = Player { screen: Vec::new(), line: Vec::new(), expected: None, rules, turns: 0, most: 60, checked: 0 };
    let mut terminal = Blind(Rc::new(RefCell::new(player)));
    let input = io::BufReader::with_capacity(1, terminal.clone());
    variorum::play::play(&args, input, &mut terminal).unwrap();
    let player = terminal.0.borrow();
    assert!(player.turns > 5 && player.checked > 0, "{} turns, {} answers", player.turns, player.checked);
    let rest = String::from_utf8_lossy(&player.screen);
    assert!(!rest.contains("level z"), "no board is drawn: {rest}");
}
