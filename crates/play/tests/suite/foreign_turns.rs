//! Games in other notations: which game it is, and every turn of the tree in our own move text.

use std::sync::Arc;

use variorum_play::Game;
use variorum_play::pgn::{Annotated, GameName, NamedGame, read, translated};
use variorum_rules::{Position, Rules};

fn named(name: GameName<'_>) -> Option<NamedGame> {
    let (id, start_number) = match name {
        GameName::Id(id) => (id.to_owned(), 0),
        GameName::Variant(name) => variorum_library::variant(name)?,
    };
    variorum_library::rules(&id).ok().map(|rules| NamedGame { rules, start_number })
}

/// The first game of a text, identified and resolved, and what is said about it.
fn resolved(text: &str, usual: &str) -> (Annotated, Vec<String>) {
    let (mut games, mut faults) = read(text);
    let mut game = games.remove(0);
    match game.identify(Some(usual), named) {
        Ok(found) => {
            faults.extend(found.remark);
            faults.extend(game.resolve(&found.rules));
        }
        Err(error) => faults.push(error),
    }
    (game, faults.iter().map(ToString::to_string).collect())
}

fn main_line(game: &Annotated) -> String {
    let turns: Vec<&str> = game.tree.main_line().into_iter().map(|id| game.tree.node(id).turn.as_str()).collect();
    turns.join(" ")
}

#[track_caller]
fn reads(game: &str, text: &str, turns: &str) {
    let (read, said) = resolved(&format!("[Game \"{game}\"]\n{text}"), game);
    assert_eq!((main_line(&read).as_str(), said), (turns, vec![]), "{text}");
}

#[test]
fn algebraic_notation_is_read_in_all_its_forms() {
    reads("chess", "1. e4 e5 2. Nf3 Nc6", "e2e4 e7e5 g1f3 b8c6");
    reads("chess", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. O-O 0-0", "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1h1 e8h8");
    reads("chess", "1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. e1g1 e8h8", "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1h1 e8h8");
    for promotion in ["a8=Q", "a8Q", "a8(Q)", "a7a8q", "a7a8Q", "a8=Q+", "a8/Q"] {
        let text = format!("[FEN \"8/P6k/8/8/8/8/8/K7 w - - 0 1\"]\n[SetUp \"1\"]\n\n1. {promotion}");
        reads("chess", &text, "a7a8=Q");
    }
    let castlings = "e2e4 e7e5 g1f3 g8f6 f1c4 f8c5 e1h1 e8h8";
    for [white, black] in [["O–O", "0–0"], ["O—O", "o−o"], ["O‑O", "O‐O"]] {
        let text = format!("1. e4 e5 2. Nf3 Nf6 3. Bc4 Bc5 4. {white} {black}");
        reads("chess", &text, castlings);
    }
    let text = "[FEN \"r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1\"]\n\n1. O–O O–O–O";
    reads("chess", text, "e1h1 e8a8");
    reads("chess", "1. e2-e4 e7-e5 2. Ng1-f3", "e2e4 e7e5 g1f3");
    reads("chess", "1. e4 d5 2. e4:d5 Q:d5", "e2e4 d7d5 e4d5 d8d5");
    reads("chess", "1. e2e4 f7f6 2. d1h5+ g7g6", "e2e4 f7f6 d1h5 g7g6");
    reads("chess", "1. e4 c5 2. e5 d5 3. exd6e.p. Nf6", "e2e4 c7c5 e4e5 d7d5 e5d6 g8f6");
    reads("chess", "1. e4 c5 2. e5 d5 3. exd6 e.p. Nf6", "e2e4 c7c5 e4e5 d7d5 e5d6 g8f6");
    reads("chess", "1. e4 c5 2. e5 d5 3. exd6 ep+ Nf6", "e2e4 c7c5 e4e5 d7d5 e5d6 g8f6");
    reads(
        "chess",
        "1. e4 c5 2. e5 d5 3. exd6 e.p.! Nf6 4. Qf3 Qd7 5. Qxf6 ch?!",
        "e2e4 c7c5 e4e5 d7d5 e5d6 g8f6 d1f3 d8d7 f3f6",
    );
    reads("chess", "1.e4!± e5?! 2.Nf3=", "e2e4 e7e5 g1f3");
    reads("crazyhouse", "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. d4 P@e4", "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 d2d4 P@e4");
    reads("crazyhouse", "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. d4 @e4", "e2e4 d7d5 e4d5 d8d5 b1c3 d5a5 d2d4 P@e4");
    reads("capablanca", "1. Ci3", "h1i3");
    reads("shogi", "1. P76 P34 2. Bx22+ Sx22 3. B'55", "c3c4 g7g6 b2h8+ g9h8 B@e5");
    let (game, said) = resolved(
        "[Variant \"Chess960\"]\n[FEN \"bnrbnkrq/pppppppp/8/8/8/8/PPPPPPPP/BNRBNKRQ w KQkq - 0 1\"]\n\n1. Nd3 Nd6 2. O-O",
        "shogi",
    );
    assert_eq!((main_line(&game).as_str(), game.game(), said), ("e1d3 e8d6 f1g1", Some("chess"), vec![]));
    assert!(game.tag("FEN").is_none() && game.tag("Start").is_some(), "{game}");
}

#[test]
fn xiangqi_is_read_with_points_and_dashes() {
    for text in ["1. C2.5 H8+7 2. H2+3 R9.8", "1. h2-e2 h9-g7 2. h0-g2 i9-h9"] {
        let (game, said) = resolved(&format!("[Game \"xiangqi\"]\n\n{text} *"), "xiangqi");
        let remarks = if text.contains('-') { said.len() - 1 } else { said.len() };
        assert_eq!((main_line(&game).as_str(), remarks), ("h3e3 h10g8 h1g3 i10h10", 0), "{said:?}");
    }
}

#[test]
fn variations_are_read_along_their_lines() {
    let (game, said) = resolved(
        "[Game \"chess\"]\n\n1. e4 e5 (1... c5 2. Nf3 (2. Nc3 Nc6) d6 {Najdorf?}) (1... c7c5 $1) 2. Nf3 (2. Ngf3 Nf6) 2... Nc6 *",
        "chess",
    );
    assert_eq!((main_line(&game).as_str(), said), ("e2e4 e7e5 g1f3 b8c6", vec![]));
    // Two spellings of one line are one line.
    assert_eq!(game.to_string(), "[Game \"chess\"]\n\n1. e2e4 e7e5 (1... c7c5 $1 2. g1f3 (2. b1c3 b8c6) 2... d7d6 {Najdorf?}) 2. g1f3 b8c6\n(2... g8f6) *\n".replace("b8c6\n(", "b8c6 ("));
    let (game, said) =
        resolved("[Game \"chess\"] 1. e4 (1. Ne5 c5 2. x9) e5\n2. Nd4 (2. Nc3 Nf6\n3. Nd5) Nc6 3. d4 *", "chess");
    assert_eq!(said, ["line 1: “Ne5” is not a legal turn here", "line 2: “Nd4” is not a legal turn here",]);
    assert_eq!(main_line(&game), "e2e4 e7e5 Nd4 Nc6 d4");
}

#[test]
fn null_moves_keep_the_tree() {
    let (game, said) = resolved("[Game \"chess\"] 1. e4 -- 2. d4 Z0 3. c4 <> 4. Nc3 Nf6 *", "chess");
    assert_eq!((main_line(&game).as_str(), said), ("e2e4 -- d2d4 -- c2c4 -- b1c3 g8f6", vec![]));
    let (again, said) = resolved(&game.to_text().unwrap(), "chess");
    assert_eq!((main_line(&again), said), (main_line(&game), vec![]));
    let (_, said) = resolved("[Game \"chess\"] 1. e4 f6 2. Qh5+ -- 3. Qxe8 *", "chess");
    assert_eq!(said, ["line 1: “--”: a side in check cannot pass"]);
    // An analysis follows them, a game does not.
    let rules = variorum_library::rules("chess").unwrap();
    let mut study = Game::study(Position::start(&rules));
    for turn in ["e4", "--", "d4", "Nf6"] {
        study.play(turn).unwrap();
    }
    assert_eq!(study.position().text(), "rnbqkb1r/pppppppp/5n2/8/3PP3/8/PPP2PPP/RNBQKBNR w a1,h1,a8,h8 - 1 3");
    assert_eq!(study.turns().iter().map(|made| made.text.as_str()).collect::<Vec<_>>(), ["e2e4", "--", "d2d4", "g8f6"]);
    for _ in 0..3 {
        assert!(study.undo());
    }
    assert_eq!(study.position().text(), "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b a1,h1,a8,h8 e3:e4 0 1");
    let mut game = Game::new(&rules, [variorum_play::Seat::Person; 2]);
    assert!(game.play("--").is_err() && game.play("e4").is_ok());
}

#[test]
fn variants_have_many_names() {
    for (tags, id) in [
        ("[Variant \"Crazyhouse\"]", "crazyhouse"),
        ("[Variant \"crazyhouse\"]", "crazyhouse"),
        ("[Variant \"Chess960\"]", "chess"),
        ("[Variant \"Fischerandom\"]", "chess"),
        ("[Variant \"Standard\"]", "chess"),
        ("[Variant \"From Position\"]", "chess"),
        ("[Variant \"Normal\"]", "chess"),
        ("[Variant \"Gothic\"]", "capablanca"),
        ("[Variant \"Capablanca Chess\"]", "capablanca"),
        ("[Variant \"Grand\"]", "grand-chess"),
        ("[Variant \"Courier\"]", "courier-chess"),
        ("[Variant \"Duck\"]", "duck-chess"),
        ("[Variant \"Cylinder\"]", "cylinder-chess"),
        ("[Variant \"xiangqi\"]", "xiangqi"),
        ("[Game \"Chinese Chess\"]", "xiangqi"),
        ("[Variant \"Makruk\"]", "makruk"),
        ("[Variant \"?\"]", "shogi"),
        ("[Game \"makruk\"] [Variant \"Chess\"]", "makruk"),
    ] {
        let (game, said) = resolved(&format!("{tags}\n\n*"), "shogi");
        assert_eq!(game.game(), Some(id), "{tags}");
        let assumed: &[&str] =
            if id == "shogi" { &["line 1: the game is not named, so it is read as shogi"] } else { &[] };
        assert_eq!(said, assumed, "{tags}");
    }
    for name in ["Kriegspiel", "Capahouse960"] {
        let (game, said) = resolved(&format!("[Variant \"{name}\"]\n\n1. e2e4 e7e5 *"), "chess");
        assert_eq!((said, game.game()), (vec![format!("line 1: there is no game “{name}” here")], None));
    }
    let (game, _) = resolved("[Variant \"Gothic\"]\n\n*", "chess");
    assert_eq!(game.start(), Some("rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w a1,j1,a8,j8 - 0 1"));
}

#[test]
fn drops_tell_a_game_that_is_not_named() {
    let usual = || variorum_library::names().map(|name| name.game);
    let read_as = |text: &str, games: Vec<&str>| {
        let mut game = read(text).0.remove(0);
        let found = game.identify(games, named).expect("a game");
        let mut said: Vec<String> = found.remark.iter().map(ToString::to_string).collect();
        said.extend(game.resolve(&found.rules).iter().map(ToString::to_string));
        (game.game().unwrap_or_default().to_owned(), said.join("; "))
    };
    let told = |game: &str| (game.to_owned(), format!("line 1: the game is not named, so it is read as {game}"));
    let drops = "1. e4 d5 2. exd5 Qxd5 3. Nc3 Qa5 4. d4 @e4 *";
    assert_eq!(read_as(drops, usual().collect()), told("crazyhouse"));
    // The board must be the same, and the drop one of a piece, perhaps in a variation.
    let from_capablanca = std::iter::once("capablanca").chain(usual()).collect();
    assert_eq!(read_as(drops, from_capablanca).0, "capablanca");
    assert_eq!(read_as("1. e4 d5 2. exd5 Qxd5 (2... c6 3. P@h3) *", usual().collect()).0, "crazyhouse");
    for none in ["1. e4 e5 *", "1. e4,*@e3 *", "1. e4 @@@@ *", "1. e4 {N@h5} *"] {
        assert_eq!(read_as(none, usual().collect()).0, "chess", "{none}");
    }
    // A game with hands of its own stays what it is.
    assert_eq!(read_as("1. P@e5 *", vec!["shogi", "crazyhouse"]).0, "shogi");
}

#[test]
fn a_result_that_contradicts_the_last_position_is_reported() {
    let mate = "1. f3 e5 2. g4 Qh4#";
    let said =
        |result: &str| resolved(&format!("[Game \"chess\"]\n[Result \"{result}\"]\n\n{mate} {result}"), "chess").1;
    assert_eq!(said("1-0"), ["line 4: the tag Result says “1-0”, but the game ends with 0-1"]);
    assert_eq!(said("1/2"), ["line 4: the tag Result says “1/2-1/2”, but the game ends with 0-1"]);
    assert!(said("0-1").is_empty() && said("*").is_empty());
}

#[test]
fn turns_after_a_draw_by_repetition_are_read() {
    let again = "Nf3 Nf6 Ng1 Ng8 ".repeat(4);
    let (game, said) = resolved(&format!("[Game \"chess\"]\n\n{again} e4 e5 1-0"), "chess");
    assert_eq!((game.tree.len(), said), (19, vec![]));
}

/// A game as other programs read it.
fn exported(text: &str) -> Annotated {
    let (mut game, said) = resolved(text, "chess");
    assert_eq!(said, [""; 0], "{text}");
    let rules = variorum_library::rules(game.game().unwrap()).unwrap();
    let (start, id) = (game.first_position(&rules).unwrap(), game.game().unwrap().to_owned());
    game.set_standard_tags(&start, |number, chess960| variorum_library::variant_name(&id, number, chess960));
    game
}

#[test]
fn standard_tags_go_out() {
    let tags = |text: &str| -> Vec<(String, String)> {
        exported(text).tags.into_iter().filter(|(name, _)| name != "Game").collect()
    };
    let expected = |tags: &[(&str, &str)]| -> Vec<(String, String)> {
        tags.iter().map(|&(name, value)| (name.to_owned(), value.to_owned())).collect()
    };
    assert_eq!(tags("[Game \"chess\"]\n\n1. e4 *"), []);
    let castles = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(
        tags(&format!("[Game \"chess\"]\n[FEN \"{castles}\"]\n\n1. e1h1 e8a8 *")),
        expected(&[("SetUp", "1"), ("FEN", castles)])
    );
    let own = "[Start \"r3k2r/8/8/8/8/8/8/R3K2R w a1,h1,a8,h8 - 0 1\"]";
    assert_eq!(tags(&format!("[Game \"chess\"]\n{own}\n\n*")), expected(&[("SetUp", "1"), ("FEN", castles)]));
    let random = "bnrbnkrq/pppppppp/8/8/8/8/PPPPPPPP/BNRBNKRQ w GCgc - 0 1";
    assert_eq!(
        tags(&format!("[Variant \"chess 960\"]\n[FEN \"{random}\"]\n\n1. Nd3 *")),
        expected(&[("Variant", "Chess960"), ("SetUp", "1"), ("FEN", random)])
    );
    let gothic = "rnbqckabnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNBQCKABNR w KQkq - 0 1";
    assert_eq!(tags("[Variant \"Gothic\"]\n\n*"), expected(&[("Variant", "Gothic"), ("SetUp", "1"), ("FEN", gothic)]));
    assert_eq!(tags("[Game \"crazyhouse\"]\n\n*"), expected(&[("Variant", "Crazyhouse")]));
    // A game without a customary form of positions keeps our own.
    let rules = variorum_library::rules("raumschach").unwrap();
    let mut position = Position::start(&rules);
    position.play_unchecked(position.turns()[0]);
    let text = format!("[Game \"raumschach\"]\n[Start \"{}\"]\n\n*", position.text());
    assert_eq!(tags(&text), expected(&[("Start", &position.text())]));
}

#[test]
fn what_goes_out_comes_back() {
    for (id, seed) in variorum_library::ids().into_iter().zip(1_u64..) {
        let rules = variorum_library::rules(&id).unwrap();
        let game = random_game(&rules, seed, 24);
        let mut out = game.clone();
        let start = game.first_position(&rules).unwrap();
        out.set_standard_tags(&start, |number, chess960| variorum_library::variant_name(&id, number, chess960));
        out.tree =
            translated(&out.tree, &start, |position, turn, _| Some(variorum_notation::san(position, turn).to_string()));
        let text = out.to_text().unwrap_or_else(|error| panic!("{id}: {error}\n{out}"));
        let (back, said) = resolved(&text, "none");
        assert_eq!((main_line(&back), said), (main_line(&game), vec![]), "{text}");
        assert_eq!(back.first_position(&rules).unwrap().text(), start.text(), "{text}");
    }
}

/// A game of random turns that begins some turns after the usual start.
fn random_game(rules: &Arc<Rules>, seed: u64, plies: usize) -> Annotated {
    let mut position = Position::start(rules);
    let mut seed = seed;
    let mut step = |position: &mut Position| {
        let turns = if position.outcome().is_some() { Vec::new() } else { position.turns() };
        seed = seed.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1_442_695_040_888_963_407);
        let turn = *turns.get(usize::try_from(seed >> 33).unwrap() % turns.len().max(1))?;
        let text = position.turn_text(turn);
        position.play_unchecked(turn);
        Some(text)
    };
    for _ in 0..8 {
        step(&mut position);
    }
    let mut game = Annotated::default();
    game.set_tag("Game", &rules.definition().id);
    game.set_tag("Start", &position.text());
    let turns: Vec<String> = (0..plies).map_while(|_| step(&mut position)).collect();
    game.tree = variorum_play::tree::Tree::line(turns);
    game
}
