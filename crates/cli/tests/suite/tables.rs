//! Endgame tables: made, kept, asked and refused.

use std::io::{self, BufReader, Cursor, Read, Write};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};
use std::{fs, thread};

use serde_json::{Value, json};
use variorum::catalogue::Catalogue;
use variorum::endgames::AllTables;
use variorum_protocol::Games as _;
use variorum_protocol::xboard;

use crate::support::site::{Person, Site};
use crate::support::{Folder, error, output, path};

/// A folder with chess on four files and ranks.
fn own_game() -> (Folder, String) {
    let text = r#"
id = "own"
[about]
name = "Own"
summary = "Kings, queens and rooks on sixteen cells."
[board]
files = 4
ranks = 4
[[piece]]
id = "king"
name = "King"
token = "K"
moves = ["step orthogonal and diagonal"]
royal = true
[[piece]]
id = "queen"
name = "Queen"
token = "Q"
moves = ["slide orthogonal and diagonal"]
[[piece]]
id = "ferz"
name = "Ferz"
token = "F"
moves = ["step diagonal"]
[endings]
stalemate = "draw"
repetition = 3
perpetual-check = "draw"
[[start]]
name = "Usual"
position = "3k/Q3/3q/K3 w - - 0 1"
"#;
    let folder = Folder::new();
    let game = folder.put("own.toml", text);
    (folder, game.to_str().unwrap().to_owned())
}

#[test]
fn a_table_says_how_much_is_won_and_how() {
    let (_folder, game) = own_game();
    let text = output(&["table", &game, "KQ / K", "--threads", "1"]);
    assert!(text.contains("pieces      K Q / K") && text.contains("8 symmetries"), "{text}");
    // OEIS A225551: four moves on 4 × 4.
    assert!(text.contains("longest win of White to move: 7 turns (4 moves)"), "{text}");
    assert!(text.contains("White wins by checkmate."), "{text}");
    let asked = output(&["table", &game, "K Q / K", "--position", "3k/4/1K2/3Q b - - 0 1"]);
    assert!(asked.contains("position    3k/4/1K2/3Q b - - 0 1"), "{asked}");
    assert!(asked.contains("value       Black loses in "), "{asked}");
}

#[test]
fn the_report_is_in_the_language_of_the_command() {
    let (_folder, game) = own_game();
    let german = output(&["table", &game, "K Q / K", "--language", "de", "--position", "3k/4/1K2/3Q b - - 0 1"]);
    for line in [
        "Figuren     K Q / K",
        "längster Gewinn, Weiß am Zug: in 7 Halbzügen (4 Zügen)",
        "Wert        Schwarz verliert in ",
    ] {
        assert!(german.contains(line), "{line}: {german}");
    }
    let list = output(&["table", &game, "--list", "--language", "fr"]);
    assert!(list.contains("gain le plus long") && list.contains("7 demi-coups (4 coups)"), "{list}");
    let fault = error(&["table", &game, "K X / K", "--language", "de"]);
    assert!(fault.contains("das Spiel hat keine Figur `X`"), "{fault}");
}

#[test]
fn a_file_of_tables_is_read_again_and_completed() {
    let (folder, game) = own_game();
    let file = format!("{}/own.table", folder.path());
    let words = ["table", &game, "K Q / K Q", "--out", &file];
    let first = output(&words);
    assert!(first.contains("solved      ") && !first.contains("read        "), "{first}");
    let bytes = fs::read(&file).unwrap();
    let again = output(&words);
    assert!(again.contains("read        4 of 4 parts") && !again.contains("solved      "), "{again}");
    fs::write(&file, &bytes[..bytes.len() - 1]).unwrap();
    let rest = output(&words);
    assert!(rest.contains("read        3 of 4 parts"), "{rest}");
    assert_eq!(fs::read(&file).unwrap(), bytes);
    let other = error(&["table", &game, "K Q / K", "--out", &file]);
    assert!(other.contains("the file has tables of other rules or other pieces"), "{other}");
    assert_eq!(fs::read(&file).unwrap(), bytes);
}

#[test]
fn a_list_says_which_pieces_win_alone() {
    let (folder, game) = own_game();
    let list = output(&["table", &game, "--list", "--pairs"]);
    let line = |pieces: &str| list.lines().find(|line| line.starts_with(pieces)).unwrap_or_else(|| panic!("{list}"));
    assert!(line("K Q / K ").contains("7 turns (4 moves)"), "{list}");
    assert!(line("K F / K ").contains("none"), "{list}");
    assert!(line("K Q F / K ").contains("moves)"), "{list}");

    // The same as data; what a file has is kept if it is of these rules.
    let json = output(&["table", &game, "--list", "--json"]);
    let known = variorum_tables::EndingList::parse(&json).unwrap();
    let of = |pieces: &str| known.endings.iter().find(|record| record.pieces == pieces).unwrap();
    let longest = of("K Q / K").longest.as_ref().unwrap();
    assert_eq!((longest.turns, longest.line.len()), (7, 7));
    assert!(of("K F / K").longest.is_none() && of("K F / K").wins == [0, 0]);
    let file = folder.put("own.endings.json", json.replace("\"turns\":7", "\"turns\":8")).to_str().unwrap().to_owned();
    output(&["table", &game, "--list", "--json", "--out", &file]);
    assert_eq!(fs::read_to_string(&file).unwrap(), json.replace("\"turns\":7", "\"turns\":8"));
    fs::write(&file, json.replace(&known.rules, "0")).unwrap();
    output(&["table", &game, "--list", "--json", "--out", &file]);
    assert_eq!(fs::read_to_string(&file).unwrap(), json);
    assert!(error(&["table", &game, "--list", "--out", &file]).contains("--json"));
}

#[test]
fn an_ending_is_told_as_data() {
    let (_folder, game) = own_game();
    let told = variorum_tables::EndingList::parse(&output(&["table", &game, "K Q / K F", "--json"])).unwrap();
    let [ending] = &told.endings[..] else { panic!("{told:?}") };
    assert_eq!(ending.pieces, "K Q / K F");
    assert!(ending.mates.is_some_and(|mates| mates > 0 && mates < ending.wins[1]), "{ending:?}");
    // A ferz mates only where Black moves first and the queen's own king is in the way, if at all.
    let turns = |win: &Option<variorum_tables::LongestWin>| win.as_ref().map(|win| (win.turns, win.line.len()));
    assert!(turns(&ending.longest).is_some_and(|(turns, line)| usize::from(turns) == line), "{ending:?}");
    let reversed = variorum_tables::EndingList::parse(&output(&["table", &game, "K F / K Q", "--json"])).unwrap();
    assert_eq!(turns(&reversed.endings[0].longest), turns(&ending.longest_of_black));
    assert_eq!(turns(&reversed.endings[0].longest_of_black), turns(&ending.longest));
}

/// Lists and records of shipped games are worked out again when the rules change.
#[test]
fn endings_that_are_told_are_of_the_present_rules() {
    let mut checked = 0;
    for (folder, end) in [("games", ".endings.json"), ("docs/ending-records", ".json")] {
        for file in fs::read_dir(path(folder)).unwrap() {
            let file = file.unwrap().path();
            let name = file.file_name().unwrap().to_str().unwrap().to_owned();
            let Some(rules) = name.strip_suffix(end).and_then(|id| variorum_library::rules(id).ok()) else { continue };
            let list = variorum_tables::EndingList::parse(&fs::read_to_string(&file).unwrap()).unwrap();
            assert!(list.is_of(rules.definition().rules_digest()), "{name} is of other rules");
            checked += 1;
        }
    }
    assert!(checked > 15);
}

#[test]
fn what_cannot_be_solved_is_refused() {
    let chess = path("games/chess.toml");
    for (pieces, more, message) in [
        ("K Q", &[][..], "write White's pieces, `/` and Black's"),
        ("K X / K", &[], "the game has no piece `X`"),
        ("K K / K", &[], "there is no position with these pieces"),
        ("K Q R / K R", &["--memory", "10"], "MiB of memory; 10 MiB are allowed"),
        ("K Q / K", &["--position", "4k3/8/8/8/8/8/4P3/4K3 w - - 0 1"], "the table has no such position"),
    ] {
        let words = [&["table", &chess, pieces][..], more].concat();
        let text = error(&words);
        assert!(text.contains(message), "{pieces}: {text}");
    }
}

/// The words of a short match.
fn with<'w>(game: &'w str, more: &[&'w str]) -> Vec<&'w str> {
    let few = ["--games", "2", "--a", "engine", "--b", "random", "--nodes", "50", "--jobs", "1"];
    [&["match", game][..], &few, more].concat()
}

/// Tables in a folder are used by sessions and matches; files of other rules are refused, those of other games are left out.
#[test]
fn tables_in_a_folder_are_asked_if_they_are_of_the_same_rules() {
    let (folder, game) = own_game();
    let file = format!("{}/kq.table", folder.path());
    output(&["table", &game, "K Q / K", "--out", &file]);
    let tables = |game: &str| {
        let catalogue = Catalogue::new(Some(game)).unwrap();
        let rules = catalogue.open(&catalogue.names()[0]).unwrap().rules;
        let (set, remarks) = catalogue.tables(folder.path(), &rules).unwrap();
        (set.view().most_pieces(), remarks)
    };
    assert_eq!(tables(&game), (3, Vec::new()));
    output(&with(&game, &["--tables", folder.path()]));
    output(&with(&game, &["--a-option", "tables=off"]));

    let text = fs::read_to_string(&game).unwrap();
    let orthogonal = text.replace("slide orthogonal and diagonal", "slide orthogonal");
    assert_ne!(orthogonal, text);
    fs::create_dir(format!("{}/changed", folder.path())).unwrap();
    let changed = format!("{}/changed/own.toml", folder.path());
    fs::write(&changed, orthogonal).unwrap();
    let (most, remarks) = tables(&changed);
    assert_eq!((most, remarks.len()), (0, 1), "{remarks:?}");
    assert!(remarks[0].contains("kq.table") && remarks[0].contains("other rules"), "{remarks:?}");
    assert!(error(&with(&changed, &["--tables", folder.path()])).contains("other rules"));

    let renamed = text.replace("id = \"own\"", "id = \"else\"");
    let renamed = folder.put("else.toml", renamed).to_str().unwrap().to_owned();
    assert_eq!(tables(&renamed), (0, Vec::new()));
    folder.put("no.table", "VARTABLE");
    assert!(tables(&game).1[0].contains("no.table"));
    assert!(error(&with(&game, &["--a-option", "tables=/no/such/folder"])).contains("/no/such/folder"));

    // Beside the game's file they are found without being named, and damaged ones are refused.
    fs::write(format!("{}/own.tables", folder.path()), variorum_tables::bundled(&[fs::read(&file).unwrap()])).unwrap();
    let rules = Catalogue::new(Some(&game)).unwrap();
    let rules = rules.open(&rules.names()[0]).unwrap().rules;
    assert_eq!(variorum_engine::TableSet::of(rules).view().most_pieces(), 3);
    // Those of other rules are left out: the game can be played as if there were none.
    fs::copy(format!("{}/own.tables", folder.path()), format!("{}/changed/own.tables", folder.path())).unwrap();
    output(&["moves", &changed]);
    assert!(output(&["check", &changed]).contains("the endgame tables beside it are of other rules"));
    fs::write(format!("{}/changed/own.tables", folder.path()), b"damaged").unwrap();
    assert!(error(&["moves", &changed]).contains("tables"));
}

/// What a session has written, for its input to wait for.
#[derive(Clone, Default)]
struct Written(Arc<Mutex<Vec<u8>>>);

impl Written {
    fn text(&self) -> String {
        String::from_utf8(self.0.lock().unwrap().clone()).unwrap()
    }
}

impl Write for Written {
    fn write(&mut self, bytes: &[u8]) -> io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> io::Result<()> {
        Ok(())
    }
}

/// An input that ends when the engine has moved, since its end stops a search.
struct UntilMoved(Written);

impl Read for UntilMoved {
    fn read(&mut self, _: &mut [u8]) -> io::Result<usize> {
        let begin = Instant::now();
        while !self.0.text().contains("move ") && begin.elapsed() < Duration::from_secs(60) {
            thread::sleep(Duration::from_millis(5));
        }
        Ok(0)
    }
}

/// XBoard names the folder by `egtpath`: a search of one ply then knows a win that is several moves away.
#[test]
fn tables_in_a_folder_are_asked_by_xboards_sessions() {
    let (folder, game) = own_game();
    output(&["table", &game, "K Q / K", "--out", &format!("{}/kq.table", folder.path())]);
    let scores = |more: &str| {
        let mut catalogue = Catalogue::new(Some(&game)).unwrap();
        let lines = format!("{more}post\nsd 1\nforce\nsetboard 2k1/4/4/KQ2 w - - 0 1\ngo\n");
        let mut written = Written::default();
        let input = BufReader::new(Cursor::new(lines).chain(UntilMoved(written.clone())));
        let settings = xboard::Settings { seed: 1 };
        xboard::run(input, &mut written, &mut catalogue, &settings).unwrap();
        let written = written.text();
        let score = |line: &str| line.split(' ').nth(1)?.parse::<i32>().ok();
        (written.lines().filter(|line| line.contains('\t')).filter_map(score).collect::<Vec<_>>(), written)
    };
    let (without, written) = scores("");
    assert!(!without.is_empty() && without.iter().all(|score| *score < 90_000), "{written}");
    let (with, written) = scores(&format!("egtpath variorum {}\n", folder.path()));
    assert!(with.iter().any(|score| *score > 100_000), "{written}");
}

/// `serve --tables`: the site knows results that it would not make a table for, and says which files it cannot use.
#[test]
fn the_site_asks_the_tables_of_a_folder() {
    let (games, game) = own_game();
    let tables = Folder::new();
    // Five pieces are more than the site makes tables of.
    output(&["table", &game, "K Q Q F / K", "--out", &format!("{}/five.table", tables.path())]);
    output(&["table", &path("games/minishogi.toml"), "K / K", "--out", &format!("{}/other.table", tables.path())]);
    tables.put("damaged.table", "VARTABLE");
    tables.put("unfinished.table", &fs::read(format!("{}/five.table", tables.path())).unwrap()[..150]);
    let arguments = ["--games", games.path(), "--tables", tables.path()];
    let site = Site::start_with_console(&arguments);
    let ask = |site: &Site| -> Value {
        Person::default().post(site, "/api/games/own/exact", &json!({ "start": "3k/4/4/KQQF w - - 0 1" }))
    };
    let known = ask(&site);
    assert_eq!((&known["result"]["winner"], &known["coming"]), (&json!("w"), &json!(false)), "{known}");
    let said = site.console();
    for (file, reason) in [("damaged", "this is no file of tables"), ("unfinished", "not finished")] {
        assert!(said.lines().any(|line| line.contains(file) && line.contains(reason)), "{said}");
    }
    assert_eq!(ask(&Site::start_with(&arguments[..2]))["result"], Value::Null);
    let refused = error(&["serve", "--port", "0", "--no-open", "--tables", "/no/such/folder"]);
    assert!(refused.contains("/no/such/folder cannot be read"), "{refused}");
}

#[test]
fn tables_beyond_the_memory_are_left_out() {
    let folder = Folder::new();
    let put = |name: &str, pieces: &str| {
        let file = format!("{}/{name}.table", folder.path());
        output(&["table", "chess", pieces, "--out", &file, "--threads", "2"]);
    };
    put("a", "K B / K");
    put("b", "K N / K");
    let all = AllTables::open(folder.path().as_ref(), 100).unwrap();
    assert_eq!((all.sets.len(), all.files, all.remarks), (1, 2, Vec::new()));
    let bytes = all.sets[0].added_bytes();
    let some = AllTables::open(folder.path().as_ref(), (bytes as u64 / 2).div_ceil(1 << 20)).unwrap();
    assert_eq!((some.files, some.remarks.len()), (1, 1), "{:?}", some.remarks);
    assert!(some.remarks[0].contains("b.table") && some.remarks[0].contains("MiB are allowed"), "{:?}", some.remarks);
}
