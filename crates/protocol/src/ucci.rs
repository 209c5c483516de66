//! What is particular to UCCI, the universal Chinese chess interface (version 3.0 of xqbase.com).

use variorum_engine::{Score, turns_to_end};

use crate::universal::{Command, GoParameters, Setting, common, common_slot, go, parse as parse_line};

/// The score of a mate on the spot, which each turn before it brings nearer to 0. UCCI has no word for mates; this is what its engines send.
const MATE: Score = 10_000;
/// The greatest score that is not a mate.
const MOST: Score = MATE - 1_000;

/// Reads a line of a UCCI client.
pub(crate) fn parse(line: &str) -> Command {
    parse_line(line, read)
}

fn read(word: &str, rest: &[&str]) -> Option<Command> {
    Some(match word {
        "setoption" => set_option(rest)?,
        "go" => go(rest, slot),
        "banmoves" => Command::Ban(rest.iter().map(|&word| word.to_owned()).collect()),
        _ => return common(word, rest),
    })
}

/// Reads `NAME VALUE`, and `name NAME value VALUE` for clients that send UCI's words.
fn set_option(words: &[&str]) -> Option<Command> {
    if words.first() == Some(&"name") {
        return crate::uci::set_option(words);
    }
    let (&name, value) = words.split_first()?;
    if name == "newgame" {
        return Some(Command::NewGame);
    }
    let value = (!value.is_empty()).then(|| value.join(" "));
    Some(Command::SetOption { name: name.to_owned(), value })
}

fn slot<'a>(word: &str, parameters: &'a mut GoParameters) -> Option<&'a mut Option<i64>> {
    Some(match word {
        "time" => &mut parameters.mover.time,
        "increment" => &mut parameters.mover.increment,
        _ => return common_slot(word, parameters),
    })
}

/// The line that announces an option, without UCI's word `name`. Names must not contain spaces.
pub(crate) fn announce(setting: &Setting) -> Option<String> {
    let name = match setting {
        Setting::Hash { .. } => "hashsize",
        Setting::Threads { .. } => "threads",
        Setting::Ponder => "ponder",
        Setting::Chess960 => return None,
        Setting::ClearHash
        | Setting::Lines
        | Setting::Overhead
        | Setting::Skill
        | Setting::LimitStrength
        | Setting::Elo
        | Setting::Variant { .. }
        | Setting::GameFile
        | Setting::EvalFile
        | Setting::TablePath
        | Setting::Milliseconds
        | Setting::NewGame => setting.name(),
    };
    Some(format!("option {} type {}", name.replace(' ', "_"), setting.kind()))
}

/// A score in centipawns without a word before it.
pub(crate) fn score(score: Score) -> String {
    let value = match turns_to_end(score) {
        Some(turns) if turns > 0 => (MATE - turns).max(MOST),
        Some(turns) => (-MATE - turns).min(-MOST),
        None => score.clamp(-MOST, MOST),
    };
    value.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::universal::{Clock, Go, Protocol, Start};

    #[test]
    fn commands() {
        let option =
            |name: &str, value: Option<&str>| Command::SetOption { name: name.into(), value: value.map(str::to_owned) };
        let words = |list: &[&str]| list.iter().map(|&word| word.to_owned()).collect::<Vec<_>>();
        for (line, command) in [
            ("ucci", Command::Use(Protocol::Ucci)),
            ("isready", Command::IsReady),
            ("setoption usemillisec true", option("usemillisec", Some("true"))),
            ("setoption Clear_Hash", option("Clear_Hash", None)),
            ("setoption newgame", Command::NewGame),
            ("setoption name Hash value 3", option("Hash", Some("3"))),
            ("banmoves h2e2 h9g7", Command::Ban(words(&["h2e2", "h9g7"]))),
            ("position startpos moves h2e2", Command::Position { start: Start::Usual, moves: words(&["h2e2"]) }),
            ("ponderhit draw", Command::PonderHit),
            ("quit", Command::Quit),
        ] {
            assert_eq!(parse(line), command, "{line}");
        }
        assert!(matches!(parse("setoption"), Command::Unknown(_)));
    }

    #[test]
    fn the_clock_is_that_of_the_player_to_move() {
        let Command::Go(Go::Search(all)) =
            parse("go ponder time 600 increment 5 opptime 700 oppincrement 9 movestogo 3")
        else {
            panic!("a search")
        };
        assert_eq!(all.mover, Clock { time: Some(600), increment: Some(5) });
        assert_eq!((all.white, all.black), (Clock::default(), Clock::default()));
        assert_eq!((all.moves_to_go, all.ponder), (Some(3), true));
        let Command::Go(Go::Search(all)) = parse("go depth infinite") else { panic!("a search") };
        assert!(all.infinite);
    }

    #[test]
    fn scores_are_bare_numbers() {
        const WIN: Score = 1_000_000;
        for (value, text) in [(35, "35"), (-20_000, "-9000"), (WIN - 3, "9997"), (-WIN, "-10000"), (2 - WIN, "-9998")] {
            assert_eq!(score(value), text);
        }
    }
}
