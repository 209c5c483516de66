//! Whole USI sessions. The lines of the clients are those that the programs named in the tests send.

use crate::support::Client;

fn ready() -> Client {
    let mut client = Client::uci("chess");
    client.ask("usi", "usiok");
    client.ask("isready", "readyok");
    client.say("usinewgame");
    client
}

/// The move of the next `bestmove`.
#[track_caller]
fn best(client: &mut Client, go: &str) -> String {
    let line = client.ask(go, "bestmove ");
    line.split(' ').nth(1).unwrap_or_default().to_owned()
}

#[test]
fn the_first_word_chooses_the_protocol_and_a_game_that_it_can_write() {
    let mut client = Client::uci("chess");
    client.say("usi");
    let lines = client.until("usiok");
    assert!(lines[0].starts_with("id name Variorum "));
    assert!(lines.contains(&"option name USI_Hash type spin default 1 min 1 max 4096".to_owned()), "{lines:#?}");
    assert!(lines.contains(&"option name USI_Ponder type check default false".to_owned()));
    assert!(lines.contains(&"option name GameFile type filename default <empty>".to_owned()));
    let variants = lines.iter().find(|line| line.contains("USI_Variant")).expect("the option");
    for game in ["shogi", "minishogi"] {
        assert!(variants.split(" var ").any(|var| var == game), "{variants}");
    }
    assert!(!variants.contains("chess"));
    assert!(lines.iter().filter_map(|line| line.strip_prefix("option name ")).all(|line| {
        let (name, _) = line.split_once(" type ").expect("a type");
        !name.contains(' ')
    }));
    client.say("position startpos moves 7g7f");
    assert!(client.ask("d", "Fen: ").starts_with("Fen: lnsgkgsnl/1r5b1/ppppppppp/9/9/2P6/"));
}

#[test]
fn a_game_that_usi_can_write_is_kept() {
    let mut client = Client::uci("minishogi");
    client.ask("usi", "usiok");
    client.say("position startpos");
    client.ask("d", "Variant: minishogi");
    client.ask("uci", "uciok");
    client.ask("d", "Variant: minishogi");
    assert!(client.ask("go depth 1", "bestmove").contains(|sign: char| sign.is_ascii_digit()));
}

#[test]
fn games_that_usi_cannot_write_are_refused() {
    let mut client = ready();
    client.ask("setoption name USI_Variant value chess", "info string the moves of “chess” cannot be written");
    client.ask("d", "Variant: shogi");
    client.ask("setoption name usi_variant value minishogi", "info string variant minishogi ");
    client.ask("d", "Variant: minishogi");
    client.ask("setoption name UCI_Variant value shogi", "info string variant shogi ");
}

#[test]
fn moves_and_lines_are_written_in_usi() {
    let mut client = ready();
    client.say("position startpos moves 2g2f 8c8d 2f2e 8d8e");
    client.say("go depth 4");
    let lines = client.until("bestmove");
    let line = lines.iter().rev().find_map(|line| line.split(" pv ").nth(1)).expect("a line");
    let is_move = |text: &str| {
        let bytes = text.as_bytes();
        let cell = |bytes: &[u8]| matches!(bytes, [b'1'..=b'9', b'a'..=b'i']);
        matches!(bytes.len(), 4 | 5) && cell(&bytes[2..4]) && (cell(&bytes[..2]) || bytes[1] == b'*')
    };
    assert!(line.split(' ').all(is_move), "{line}");
    assert!(lines.iter().any(|line| line.contains(" score cp ")));
    let best = lines.last().unwrap().split(' ').nth(1).unwrap();
    assert!(is_move(best), "{best}");
}

/// ShogiHome and ShogiGUI: the whole list of moves each time, clocks with byoyomi, pondering.
#[test]
fn clocks_with_byoyomi_and_pondering() {
    let mut client = ready();
    client.say("setoption name USI_Ponder value true");
    client.say("setoption name USI_Hash value 16");
    client.say("position startpos moves 7g7f");
    let begin = std::time::Instant::now();
    assert_ne!(best(&mut client, "go btime 0 wtime 0 byoyomi 300"), "resign");
    assert!(begin.elapsed().as_millis() < 2_000);
    assert_ne!(best(&mut client, "go btime 3000 wtime 3000 binc 10 winc 10"), "resign");
    client.say("position startpos moves 7g7f 3c3d");
    client.say("go ponder btime 3000 wtime 3000 byoyomi 200");
    client.say("isready");
    assert!(!client.until("readyok").iter().any(|line| line.starts_with("bestmove")));
    client.ask("ponderhit", "bestmove");
    client.say("go ponder btime 3000 wtime 3000 byoyomi 200");
    client.ask("stop", "bestmove");
    client.say("gameover win");
    client.ask("isready", "readyok");
    client.say("go infinite");
    client.ask("gameover lose", "bestmove");
}

/// Positions as lishogi sends them: SFEN with the number of the move, and without it as many sites write it.
#[test]
fn black_of_an_sfen_is_the_first_player() {
    let mut client = ready();
    for number in ["", " 1"] {
        client.say(&format!("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2p{number}"));
        let fen = client.ask("d", "Fen: ");
        assert!(fen.contains("[Gpp]") && fen.contains(" w "), "{fen}");
        client.say(&format!("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2p{number} moves G*5b"));
        assert_eq!(best(&mut client, "go depth 2"), "resign", "the king is mated");
        client.say(&format!("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 w G2p{number} moves 5a4a"));
        assert!(client.ask("d", "Fen: ").starts_with("Fen: 5k3/9/4P4/9/9/9/9/9/4K4[Gpp] w "));
    }
    client.say("setoption name USI_Variant value minishogi");
    client.until("info string variant minishogi");
    client.say("position sfen rbsgk/4p/5/P4/KGSBR b - 1 moves 5d5c");
    assert!(client.ask("d", "Fen: ").starts_with("Fen: rbsgk/4p/P4/5/KGSBR[] b "));
}

#[test]
fn mates_are_answered_with_the_whole_line() {
    let mut client = ready();
    // Gold to 5b mates at once.
    client.say("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2p 1");
    assert_eq!(client.ask("go mate 5000", "checkmate"), "checkmate G*5b");
    assert_eq!(client.ask("go mate infinite", "checkmate"), "checkmate G*5b");
    // Three moves: the last of them mates.
    client.say("position sfen 3sks3/9/4+P4/9/9/9/9/9/4K4 b RG2p 1");
    let line = client.ask("go mate 20000", "checkmate");
    let moves = line.strip_prefix("checkmate ").expect("moves").to_owned();
    client.say(&format!("position sfen 3sks3/9/4+P4/9/9/9/9/9/4K4 b RG2p 1 moves {moves}"));
    assert_eq!(best(&mut client, "go depth 1"), "resign", "{moves}");
    client.say("position sfen 4k4/9/9/9/9/9/9/9/4K4 b - 1");
    assert_eq!(client.ask("go mate 200", "checkmate"), "checkmate timeout");
    client.say("go mate infinite");
    assert_eq!(client.ask("stop", "checkmate"), "checkmate timeout");
    client.say("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2p 1 moves G*5b");
    assert_eq!(client.ask("go mate 1000", "checkmate"), "checkmate nomate");
}

#[test]
fn mates_are_counted_in_turns_of_both_sides() {
    let mut client = ready();
    client.say("position sfen 4k4/9/4P4/9/9/9/9/9/4K4 b G2p 1");
    client.say("go depth 3");
    let lines = client.until("bestmove");
    assert!(lines.iter().any(|line| line.contains(" score mate 1 ")), "{lines:#?}");
}

#[test]
fn a_refused_position_is_no_resignation() {
    let mut client = ready();
    for refused in ["position sfen nonsense b - 1", "position startpos moves 7g7f 7g7f", "position startpos moves c3c4"]
    {
        client.ask(refused, "info string");
        assert_eq!(best(&mut client, "go btime 0 wtime 0 byoyomi 100"), "(none)", "{refused}");
        client.ask("go mate 100", "checkmate notimplemented");
    }
    client.say("position startpos moves 7g7f");
    assert_ne!(best(&mut client, "go depth 1"), "(none)");
}

/// A player to move who has won by the rules says so in place of a move.
#[test]
fn a_player_who_has_won_declares_it() {
    let mut definition = variorum_library::definition("minishogi").expect("the game");
    let wins = variorum_gamedef::definition::Fate::Wins;
    definition.endings.stalemate = variorum_gamedef::definition::Decision::Fate(wins);
    let mut client = Client::with_game("mine", variorum_rules::Rules::compile(&definition).expect("it compiles"));
    client.ask("usi", "usiok");
    client.say("position sfen 1r2k/5/5/4r/K4 b - 1");
    assert_eq!(client.ask("d", "Sfen: "), "Sfen: 1r2k/5/5/4r/K4 b - 1");
    assert_eq!(best(&mut client, "go btime 0 wtime 0 byoyomi 100"), "win");
    client.say("position sfen 1r2k/5/5/4r/K4 w - 1");
    assert_ne!(best(&mut client, "go btime 0 wtime 0 byoyomi 100"), "win");
}

/// With 28 points the first player declares the win, with 27 the second (CSA). The position is one of the rules' own examples.
#[test]
fn an_entered_king_wins_by_declaration() {
    let mut client = ready();
    let entered = "lnKGG+P+P+P1/1+P+P+P+P+P3/9/9/9/9/9/4k4/9 b 2R2B 1";
    client.say(&format!("position sfen {entered}"));
    assert_eq!(client.ask("d", "Sfen: "), format!("Sfen: {entered}"));
    assert_eq!(best(&mut client, "go btime 0 wtime 0 byoyomi 100"), "win");
    client.say(&format!("position sfen {}", entered.replace(" b ", " w ")));
    assert_ne!(best(&mut client, "go btime 0 wtime 0 byoyomi 100"), "win", "the other player has not entered");
    // Clients play on if nobody declares, so the moves after such a position are read.
    client.say(&format!("position sfen {entered} moves R*9h 5h4i"));
    assert_eq!(client.ask("d", "Sfen: "), "Sfen: lnKGG+P+P+P1/1+P+P+P+P+P3/9/9/9/9/9/R8/5k3 b R2B 3");
    assert_ne!(best(&mut client, "go depth 1"), "(none)");
    // Two big pieces less: 20 points.
    client.say(&format!("position sfen {}", entered.replace("2R2B", "RB")));
    assert_ne!(best(&mut client, "go depth 1"), "win");
}
