//! What is particular to USI, the universal shogi interface.
//!
//! White of our rules is the first player, whom USI calls black. Times are in milliseconds, as in UCI.

use variorum_engine::{Bound, Score, turns_to_end};

use crate::score::bounded;
use crate::uci;
use crate::universal::{Command, GoParameters, Setting, common, common_slot, go, parse as parse_line};

/// Reads a line of a USI client.
pub(crate) fn parse(line: &str) -> Command {
    parse_line(line, read)
}

fn read(word: &str, rest: &[&str]) -> Option<Command> {
    Some(match word {
        "setoption" => uci::set_option(rest)?,
        "usinewgame" => Command::NewGame,
        "go" => go(rest, slot),
        // After the end of a game nobody waits for an answer, but a search must not go on.
        "gameover" => Command::Stop,
        _ => return common(word, rest),
    })
}

fn slot<'a>(word: &str, parameters: &'a mut GoParameters) -> Option<&'a mut Option<i64>> {
    Some(match word {
        "btime" => &mut parameters.white.time,
        "wtime" => &mut parameters.black.time,
        "binc" => &mut parameters.white.increment,
        "winc" => &mut parameters.black.increment,
        "byoyomi" => &mut parameters.byoyomi,
        // The time for the search, or `infinite`.
        "mate" => {
            parameters.only_mate = true;
            &mut parameters.move_time
        }
        _ => return common_slot(word, parameters),
    })
}

/// The line that announces an option. Names of options must not contain spaces.
pub(crate) fn announce(setting: &Setting) -> Option<String> {
    let kind = setting.kind();
    let name = match setting {
        Setting::Hash { .. } => "USI_Hash",
        Setting::Ponder => "USI_Ponder",
        Setting::Variant { .. } => "USI_Variant",
        Setting::GameFile | Setting::EvalFile | Setting::TablePath => {
            return Some(format!("option name {} type filename default <empty>", setting.name()));
        }
        Setting::Chess960 | Setting::Milliseconds | Setting::NewGame => return None,
        Setting::Threads { .. }
        | Setting::ClearHash
        | Setting::Lines
        | Setting::Overhead
        | Setting::Skill
        | Setting::LimitStrength
        | Setting::Elo => setting.name(),
    };
    Some(format!("option name {} type {kind}", name.replace(' ', "_")))
}

/// `cp 35`, `mate 3`, `mate -2`: unlike UCI, mates are counted in turns of both sides.
pub(crate) fn score(score: Score, bound: Bound) -> String {
    let value = turns_to_end(score).map_or_else(|| format!("cp {score}"), |turns| format!("mate {turns}"));
    bounded(value, bound)
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
    fn commands() {
        for (line, command) in [
            ("usi", Command::Use(Protocol::Usi)),
            ("usinewgame", Command::NewGame),
            ("gameover win", Command::Stop),
            ("quit", Command::Quit),
            ("", Command::Nothing),
        ] {
            assert_eq!(parse(line), command, "{line}");
        }
        assert!(matches!(parse("ucinewgame"), Command::Unknown(_)));
        assert_eq!(
            parse("setoption name USI_Hash value 256"),
            Command::SetOption { name: "USI_Hash".into(), value: Some("256".into()) }
        );
        let sfen = "4k4/9/9/9/9/9/9/9/4K4 b P2p 1";
        assert_eq!(
            parse(&format!("position sfen {sfen} moves P*5e")),
            Command::Position { start: Start::Text(format!("sfen {sfen}")), moves: vec!["P*5e".into()] }
        );
    }

    #[test]
    fn black_of_the_protocol_moves_first() {
        let all = parameters("go btime 1000 wtime 2000 byoyomi 500 binc 1 winc 2");
        assert_eq!(all.white, Clock { time: Some(1000), increment: Some(1) });
        assert_eq!(all.black, Clock { time: Some(2000), increment: Some(2) });
        assert_eq!(all.byoyomi, Some(500));
        assert!(parameters("go ponder btime 1").ponder);
    }

    #[test]
    fn searches_for_mate_have_a_time_or_none() {
        let timed = parameters("go mate 5000");
        assert_eq!((timed.only_mate, timed.move_time, timed.infinite, timed.mate), (true, Some(5000), false, None));
        let endless = parameters("go mate infinite");
        assert_eq!((endless.only_mate, endless.move_time, endless.infinite), (true, None, true));
    }

    #[test]
    fn mates_are_counted_in_turns() {
        const WIN: Score = 1_000_000;
        assert_eq!(score(WIN - 3, Bound::Exact), "mate 3");
        assert_eq!(score(4 - WIN, Bound::Exact), "mate -4");
        assert_eq!(score(-12, Bound::Upper), "cp -12 upperbound");
    }
}
