//! What is particular to UCI, the universal chess interface, and to UCI-Cyclone.

use crate::universal::{Command, GoParameters, Setting, common, common_slot, go, parse as parse_line, position};

/// Reads a line of a UCI client.
pub(crate) fn parse(line: &str) -> Command {
    parse_line(line, read)
}

fn read(word: &str, rest: &[&str]) -> Option<Command> {
    Some(match word {
        "setoption" => set_option(rest)?,
        "ucinewgame" => Command::NewGame,
        "go" => go(rest, slot),
        // Cyclone's clients leave out `position`.
        "fen" => position(&[&["fen"], rest].concat())?,
        _ => return common(word, rest),
    })
}

fn slot<'a>(word: &str, parameters: &'a mut GoParameters) -> Option<&'a mut Option<i64>> {
    Some(match word {
        "wtime" => &mut parameters.white.time,
        "btime" => &mut parameters.black.time,
        "winc" => &mut parameters.white.increment,
        "binc" => &mut parameters.black.increment,
        "mate" => &mut parameters.mate,
        _ => return common_slot(word, parameters),
    })
}

/// Reads `name NAME value VALUE`, each of several words.
pub(crate) fn set_option(words: &[&str]) -> Option<Command> {
    let words = words.strip_prefix(&["name"])?;
    let (name, value) = match words.iter().position(|&word| word == "value") {
        Some(at) => (&words[..at], Some(words[at + 1..].join(" "))),
        None => (words, None),
    };
    (!name.is_empty()).then(|| Command::SetOption { name: name.join(" "), value })
}

/// The line that announces an option.
pub(crate) fn announce(setting: &Setting) -> Option<String> {
    Some(format!("option name {} type {}", setting.name(), setting.kind()))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::universal::{Clock, Go, Protocol, Start};

    fn parameters(line: &str) -> GoParameters {
        let command = parse(line);
        let Command::Go(Go::Search(parameters)) = command else { panic!("{line}: {command:?}") };
        *parameters
    }

    #[test]
    fn single_words() {
        for (line, command) in [
            ("uci", Command::Use(Protocol::Uci)),
            ("  isready\t", Command::IsReady),
            ("ucinewgame", Command::NewGame),
            ("stop", Command::Stop),
            ("ponderhit", Command::PonderHit),
            ("quit", Command::Quit),
            ("d", Command::Show),
            ("eval", Command::Evaluate),
            ("register later", Command::Nothing),
            ("", Command::Nothing),
            ("debug on", Command::Debug(true)),
            ("debug off", Command::Debug(false)),
        ] {
            assert_eq!(parse(line), command, "{line}");
        }
    }

    #[test]
    fn unknown_words_before_a_command_are_skipped() {
        assert_eq!(parse("joho debug off"), Command::Debug(false));
        assert_eq!(parse("no such thing"), Command::Unknown("no such thing".into()));
    }

    #[test]
    fn names_and_values_of_options_may_have_several_words() {
        let option =
            |name: &str, value: Option<&str>| Command::SetOption { name: name.into(), value: value.map(str::to_owned) };
        assert_eq!(parse("setoption name Skill Level value 3"), option("Skill Level", Some("3")));
        assert_eq!(parse("setoption name Clear Hash"), option("Clear Hash", None));
        assert_eq!(
            parse("setoption name GameFile value my games/a b.toml"),
            option("GameFile", Some("my games/a b.toml"))
        );
        assert_eq!(parse("setoption name X value"), option("X", Some("")));
        assert!(matches!(parse("setoption"), Command::Unknown(_)));
        assert!(matches!(parse("setoption name"), Command::Unknown(_)));
    }

    #[test]
    fn positions_with_and_without_moves() {
        let usual = |moves: &[&str]| Command::Position {
            start: Start::Usual,
            moves: moves.iter().map(|&word| word.to_owned()).collect(),
        };
        assert_eq!(parse("position startpos"), usual(&[]));
        assert_eq!(parse("position startpos moves e2e4 e7e5"), usual(&["e2e4", "e7e5"]));
        let fen = "4k3/8/8/8/8/8/8/4K3 w - - 0 1";
        assert_eq!(
            parse(&format!("position fen {fen} moves e1e2")),
            Command::Position { start: Start::Text(fen.into()), moves: vec!["e1e2".into()] }
        );
        assert!(matches!(parse("position"), Command::Unknown(_)));
    }

    #[test]
    fn all_forms_of_go() {
        let all = parameters(
            "go wtime 1000 btime -5 winc 10 binc 20 movestogo 3 movetime 50 depth 6 nodes 700 mate 2 ponder",
        );
        assert_eq!(all.white, Clock { time: Some(1000), increment: Some(10) });
        assert_eq!(all.black, Clock { time: Some(-5), increment: Some(20) });
        assert_eq!((all.moves_to_go, all.move_time, all.depth), (Some(3), Some(50), Some(6)));
        assert_eq!((all.nodes, all.mate, all.ponder, all.infinite), (Some(700), Some(2), true, false));
        assert_eq!(parameters("go"), GoParameters::default());
        assert!(parameters("go infinite").infinite);
        assert_eq!(parse("go perft 4"), Command::Go(Go::Perft(4)));
        assert_eq!(parse("go perft 99999999999999999999"), Command::Go(Go::Perft(64)));
    }

    #[test]
    fn search_moves_end_at_the_next_word_of_the_protocol() {
        let some = parameters("go searchmoves e2e4 d2d4,a1b2 depth 3");
        assert_eq!((some.search_moves, some.depth), (vec!["e2e4".to_owned(), "d2d4,a1b2".to_owned()], Some(3)));
        let some = parameters("go infinite searchmoves P@e4");
        assert_eq!((some.search_moves.len(), some.infinite), (1, true));
    }

    #[test]
    fn invalid_and_too_large_numbers() {
        assert_eq!(parameters("go depth x nodes 5").nodes, Some(5));
        assert_eq!(parameters("go depth").depth, None);
        assert_eq!(parameters("go wtime 99999999999999999999999").white.time, Some(i64::MAX));
        assert_eq!(parameters("go wtime -99999999999999999999999").white.time, Some(-i64::MAX));
    }
}
