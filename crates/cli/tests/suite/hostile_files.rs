//! Files made to keep the program busy or to fill its memory: the binary handles each of them quickly and in little memory.

#![cfg(unix)]

use std::fmt::Write as _;
use std::fs;
use std::os::unix::process::ExitStatusExt as _;
use std::path::Path;
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use crate::support::Folder;

/// The limit of the program's address space in KiB.
const MEMORY: u32 = 256 << 10;

/// The limit of processor time in seconds. The goal is two seconds for an optimised build, which is several times faster than the one tested.
const PROCESSOR: u32 = if cfg!(debug_assertions) { 20 } else { 2 };

/// The limit of wall-clock time, on a machine that also runs other tests.
const PATIENCE: Duration = Duration::from_secs(60);

/// Runs the program under limits of the operating system, which end it when it exceeds them.
fn bounded(words: &[&str]) -> Output {
    let limits = format!("ulimit -v {MEMORY} && ulimit -t {PROCESSOR} && exec \"$0\" \"$@\"");
    let mut child = Command::new("sh")
        .args(["-c", &limits, env!("CARGO_BIN_EXE_variorum")])
        .args(words)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // The output is short enough for the pipes' buffers.
    let begun = Instant::now();
    while child.try_wait().unwrap().is_none() {
        if begun.elapsed() > PATIENCE {
            let _ = child.kill();
            panic!("no answer to {words:?} within {PATIENCE:?}");
        }
        std::thread::sleep(Duration::from_millis(10));
    }
    child.wait_with_output().unwrap()
}

/// Expects this exit code and this text within the limits.
#[track_caller]
fn answers(words: &[&str], code: i32, said: &str) {
    let output = bounded(words);
    let all = format!("{}{}", String::from_utf8_lossy(&output.stdout), String::from_utf8_lossy(&output.stderr));
    let shown: String = all.chars().take(2_000).collect();
    assert_eq!((output.status.signal(), output.status.code()), (None, Some(code)), "{words:?}: {shown}");
    assert!(all.contains(said), "`{said}` is not said of {words:?}: {shown}");
    assert!(all.len() < 60_000, "{} bytes are said of {words:?}", all.len());
}

#[track_caller]
fn checked(path: &Path, code: i32, said: &str) {
    answers(&["check", path.to_str().unwrap()], code, said);
}

/// The game of the manual with additions to a section.
fn sprint(at: &str, more: &str) -> String {
    let manual = fs::read_to_string(crate::support::path("docs/language.md")).unwrap();
    let text = manual[manual.find("id = \"sprint\"").unwrap()..].split("```").next().unwrap();
    assert!(text.contains(at));
    text.replacen(at, &format!("{more}{at}"), 1)
}

fn repeated(item: &str, count: usize, between: &str) -> String {
    vec![item; count].join(between)
}

/// Runs an attack twice: with the given number of repetitions, and with as many as fit into a file of the greatest size.
fn attack(make: impl Fn(usize) -> String, often: usize, said: &str) {
    let folder = Folder::new();
    let whole = make(often);
    assert!(whole.len() > variorum_gamedef::limits::TEXT_BYTES);
    checked(&folder.put("sprint.toml", &whole), 2, "too long for a game file");
    let mut fitting = often;
    while make(fitting).len() > variorum_gamedef::limits::TEXT_BYTES {
        fitting = fitting * 9 / 10;
    }
    checked(&folder.put("sprint.toml", make(fitting)), 1, said);
}

#[test]
fn families_that_grow_by_each_line() {
    let folder = Folder::new();
    for count in [8, 12, 40, 60] {
        let mut families = "[directions]\nF0 = \"orthogonal and diagonal\"\n".to_owned();
        for number in 1..count {
            let last = format!("F{}", number - 1);
            let _ = writeln!(families, "F{number} = \"{last} and {last} and {last}\"");
        }
        checked(&folder.put("sprint.toml", sprint("[[piece]]", &families)), 1, "more than 256 paths");
    }
}

#[test]
fn endless_lists_and_phrases() {
    let with_family = |text: String| sprint("[[piece]]", &format!("[directions]\nF = \"{text}\"\n"));
    attack(|count| with_family(repeated("orthogonal", count, " and ")), 100_000, "more than 64 paths");
    let zone = |count| sprint("[[piece]]", &format!("[zones]\nfar = \"{}\"\n", repeated("rank 1", count, " or ")));
    attack(zone, 200_000, "more than 64 parts");
    let piece =
        |number| format!("[[piece]]\nid = \"m{number}\"\nname = \"M\"\ntoken = \"X\"\nmoves = [\"leap 1:2\"]\n");
    let pieces = |count| sprint("[endings]", &(0..count).map(piece).collect::<String>());
    attack(pieces, 10_000, "the token `X` is taken");
    let phrases = |count| {
        let moves = repeated("\"leap 1:2\"", count, ",");
        let piece = format!("[[piece]]\nid = \"many\"\nname = \"M\"\ntoken = \"X\"\nmoves = [{moves}]\n");
        sprint("[endings]", &piece)
    };
    attack(phrases, 100_000, "`moves` has");
}

#[test]
fn endless_errors() {
    let keys = |count| sprint("[endings]", &(0..count).map(|at| format!("key{at} = 1\n")).collect::<String>());
    attack(keys, 200_000, "has more errors; these are the first 50");
    let pieces = |count| sprint("[endings]", &repeated("[[piece]]\nid = 1\ntokn = \"X\"\nmoves = 3\n", count, ""));
    attack(pieces, 20_000, "has more errors; these are the first 50");
    attack(|count| repeated("? = ?\n", count, ""), 100_000, "has more errors; these are the first 50");
    attack(|count| format!("a = {}", repeated("[", count, "")), 200_000, "sprint.toml");
    attack(|count| format!("a{} = 1", repeated(".a", count, "")), 200_000, "sprint.toml");
}

#[test]
fn games_that_are_too_complex_to_compile() {
    let folder = Folder::new();
    let leaps: Vec<String> = (1..=9).flat_map(|far| (0..=far).map(move |near| format!("{far}:{near}"))).collect();
    let mut pieces = format!("[directions]\nF = \"{}\"\n", leaps.join(" and "));
    for (number, letter) in ('a'..='z').enumerate() {
        let _ = writeln!(pieces, "[[piece]]\nid = \"m{number}\"\nname = \"M\"\ntoken = \"Z{letter}\"");
        let _ = writeln!(pieces, "moves = [\"slide F\", \"hop F\"]");
    }
    let mut ranks = vec!["k18"];
    ranks.extend(["19"; 24]);
    ranks.push("K18");
    let text = format!(
        "id = \"large\"\n[about]\nname = \"Large\"\nsummary = \"A large game.\"\n[board]\nfiles = 19\nranks = 26\n\
         [[piece]]\nid = \"king\"\nname = \"King\"\ntoken = \"K\"\nroyal = true\nmoves = [\"leap orthogonal\"]\n{pieces}\
         [endings]\nstalemate = \"draw\"\nrepetition = 3\nperpetual-check = \"draw\"\n\
         [[start]]\nname = \"Usual\"\nposition = \"{} w - - 0 1\"\n",
        ranks.join("/")
    );
    checked(&folder.put("large.toml", &text), 1, "too complex");
}

/// A row for each rank of a board with 19 files, the last rank first.
fn rows(ranks: usize, at: impl Fn(usize, usize) -> Option<char>) -> String {
    let row = |rank: usize| -> String {
        let mut row = String::new();
        let mut empty = 0;
        for cell in (0..19).map(|file| at(file, rank)).chain([Some('/')]) {
            if let Some(letter) = cell {
                if empty > 0 {
                    let _ = write!(row, "{empty}");
                    empty = 0;
                }
                row.push(letter);
            } else {
                empty += 1;
            }
        }
        row
    };
    (1..=ranks).rev().map(row).collect::<String>().trim_end_matches('/').to_owned()
}

#[test]
fn examples_and_guides_that_take_long_to_play() {
    let folder = Folder::new();
    let leaps: Vec<String> = (1..=9).flat_map(|far| (0..=far).map(move |near| format!("{far}:{near}"))).collect();
    // Pieces leap everywhere, many relays extend their moves, and each turn has a second part.
    let neutrals = "[[neutral]]\nid = \"relay\"\nname = \"Relay\"\ntoken = \"%\"\nrole = \"relay\"\n\
                    [[neutral]]\nid = \"stone\"\nname = \"Stone\"\ntoken = \"*\"\nrole = \"blocker\"\n\
                    [turn]\nsecond = \"compulsory\"\n\
                    [[turn.action]]\nneutrals = [\"relay\", \"stone\"]\ndo = \"anywhere\"\n";
    let wall = |file, rank| matches!((file, rank), (0, 25) | (1, 25 | 26) | (17, 1 | 2) | (18, 2));
    let led_on = rows(26, |file, rank| match (file, rank) {
        (0, 26) => Some('k'),
        (18, 1) => Some('K'),
        _ if wall(file, rank) => Some('*'),
        (_, 2..=4) => Some('%'),
        (_, ..=14) if (file + rank) % 2 == 0 => Some(if file % 3 == 0 { '%' } else { 'A' }),
        _ => None,
    });
    let plain = rows(26, |file, rank| match (file, rank) {
        (0, 26) => Some('k'),
        (18, 1) => Some('K'),
        (_, ..=12) if (file + rank) % 2 == 0 => Some('A'),
        _ => None,
    });
    for (name, neutrals, board) in [("relays", neutrals, led_on), ("many-pieces", "", plain)] {
        let mut text = format!(
            "id = \"{name}\"\n[about]\nname = \"Large\"\nsummary = \"A large game.\"\n[board]\nfiles = 19\nranks = 26\n\
             [directions]\nF = \"{}\"\n\
             [[piece]]\nid = \"king\"\nname = \"King\"\ntoken = \"K\"\nroyal = true\nmoves = [\"leap orthogonal\"]\n\
             [[piece]]\nid = \"leaper\"\nname = \"Leaper\"\ntoken = \"A\"\nmoves = [\"leap F\"]\n{neutrals}\
             [endings]\nstalemate = \"draw\"\nrepetition = 3\nperpetual-check = \"draw\"\n\
             [[start]]\nname = \"Usual\"\nposition = \"{board} w - - 0 1\"\n\
             [[example]]\ntitle = \"Endless\"\n",
            leaps.join(" and ")
        );
        // A task for which every turn must be played and its outcome found.
        let head = text.split("[[example]]").next().unwrap_or_default();
        let task = "[[guide]]\ntitle = \"End\"\ntext = \"So.\"\ntask = \"End it.\"\ngoal = \"end\"\n";
        let guided = folder.put(&format!("guided/{name}.toml"), format!("{head}{task}"));
        let (code, words) =
            if neutrals.is_empty() { (0, "no errors") } else { (1, "playing the guide takes too much work") };
        checked(&guided, code, words);
        let step = format!("[[example.step]]\ntext = \"So.\"\nillegal = [{}]\n", repeated("\"s1s1\"", 64, ","));
        while text.len() + step.len() <= variorum_gamedef::limits::TEXT_BYTES {
            text.push_str(&step);
        }
        checked(&folder.put(&format!("{name}.toml"), &text), 1, "playing the examples takes too much work");
    }
}

#[test]
fn only_regular_files_are_read() {
    let folder = Folder::new();
    let pipe = folder.0.join("pipe.toml");
    rustix::fs::mknodat(rustix::fs::CWD, &pipe, rustix::fs::FileType::Fifo, 0o600.into(), 0).unwrap();
    let zero = folder.0.join("zero.toml");
    std::os::unix::fs::symlink("/dev/zero", &zero).unwrap();
    let to_pipe = folder.0.join("to-pipe.toml");
    std::os::unix::fs::symlink(&pipe, &to_pipe).unwrap();
    let directory = folder.0.join("folder.toml");
    fs::create_dir(&directory).unwrap();
    let round = folder.0.join("round.toml");
    std::os::unix::fs::symlink(&round, &round).unwrap();
    for path in [&pipe, &zero, &to_pipe, &directory] {
        checked(path, 2, "is not a regular file");
        // Every command reads game files in the same way.
        for words in [["show"], ["moves"], ["explain"], ["perft"]] {
            let mut words = vec![words[0], path.to_str().unwrap()];
            if words[0] == "perft" {
                words.push("1");
            }
            answers(&words, 2, "is not a regular file");
        }
    }
    checked(&round, 2, "cannot read");
    // The same holds for the files beside a game file.
    let game = folder.put("sprint.toml", sprint("[[piece]]", ""));
    std::os::unix::fs::symlink("/dev/zero", folder.0.join("sprint.weights.toml")).unwrap();
    answers(&["show", game.to_str().unwrap()], 2, "is not a regular file");
    checked(&folder.0.join("sprint.weights.toml"), 2, "is not a regular file");
    // A link to a regular file is accepted.
    let link = folder.0.join("linked");
    fs::create_dir(&link).unwrap();
    std::os::unix::fs::symlink(&game, link.join("sprint.toml")).unwrap();
    checked(&link.join("sprint.toml"), 0, "no errors");
}

#[test]
fn huge_files_are_refused_without_reading() {
    let folder = Folder::new();
    let path = folder.0.join("huge.toml");
    // A sparse file takes no space on the disk.
    fs::File::create(&path).unwrap().set_len(1 << 40).unwrap();
    checked(&path, 2, "it has 1099511627776 bytes");
    // Its reported size is 0.
    if Path::new("/proc/self/smaps").exists() {
        let link = folder.0.join("made-up.toml");
        std::os::unix::fs::symlink("/proc/self/smaps", &link).unwrap();
        let output = bounded(&["check", link.to_str().unwrap()]);
        assert!(matches!(output.status.code(), Some(1 | 2)), "{output:?}");
    }
}
