//! The number of the rules is that of the rules, and stays what it was.

use std::fmt::Write;
use std::fs;
use std::path::{Path, PathBuf};

use expect_test::expect_file;
use serde_json::Value;
use variorum_gamedef::definition::{About, Definition, NativeName, Sign, Style};

fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../games")
}

fn loaded(text: &str, id: &str) -> Option<Definition> {
    let bases = |id: &str| fs::read_to_string(folder().join(format!("{id}.toml"))).ok();
    variorum_gamedef::load_with(text, id, &bases).definition
}

/// The ids and texts of the built-in games.
fn games() -> Vec<(String, String)> {
    let names = fs::read_dir(folder()).unwrap().map(|entry| entry.unwrap().file_name().into_string().unwrap());
    let ids = names.filter_map(|name| name.strip_suffix(".toml").map(str::to_owned));
    let mut games: Vec<_> = ids
        .filter(|id| !id.ends_with(".weights"))
        .map(|id| (id.clone(), fs::read_to_string(folder().join(format!("{id}.toml"))).unwrap()))
        .collect();
    games.sort();
    games
}

/// If a game is in this list with another number than before, then either its rules have changed, and its tables and its net are no longer those of the game
/// (`docs/tables.md`, `docs/learned-evaluation.md`); or a field of the definition was renamed, or is new and not left out where a file does not use it.
#[test]
fn the_numbers_of_the_built_in_games_stay() {
    let mut list = String::new();
    for (id, text) in games() {
        writeln!(list, "{} {id}", loaded(&text, &id).unwrap().rules_digest()).unwrap();
    }
    expect_file!["digests.txt"].assert_eq(&list);
}

#[test]
fn what_is_at_its_default_is_left_out() {
    fn search(value: &Value, path: &str) {
        match value {
            Value::Object(fields) => {
                for (name, value) in fields {
                    let path = format!("{path}.{name}");
                    // Names of variants begin with a capital; what they hold is always there.
                    if !name.starts_with(char::is_uppercase) {
                        let unset = value.is_null()
                            || value == &Value::Bool(false)
                            || value.as_array().is_some_and(Vec::is_empty)
                            // An explosion that reaches nothing but the captor: all captors perish.
                            || value.as_object().is_some_and(serde_json::Map::is_empty) && !path.ends_with(".capture.blast");
                        assert!(!unset, "{path} is {value}: mark the field with `skip_serializing_if = \"unset\"`");
                    }
                    search(value, &path);
                }
            }
            Value::Array(items) => items.iter().for_each(|item| search(item, path)),
            Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
        }
    }
    for (id, text) in games() {
        let rules = loaded(&text, &id).unwrap().canonical_rules();
        search(&serde_json::from_str(&rules).unwrap(), &id);
    }
}

/// Zigzags and planes had no number of steps when games first had theirs: only where there is one, it counts.
#[test]
fn a_zigzag_or_plane_without_a_number_counts_as_before() {
    let kind = |moves: &str| {
        let text = format!(
            "language = 1\nid = 'small'\n[about]\nname = 'Small'\nsummary = 'Small.'\n[board]\nfiles = 5\nranks = 5\n\
             [[piece]]\nid = 'king'\nname = 'King'\ntoken = 'K'\nroyal = true\nmoves = ['{moves}']\n\
             [[start]]\nname = 'Usual'\nposition = '4k/5/5/5/K4 w - - 0 1'\n\
             [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n"
        );
        let rules: Value = serde_json::from_str(&loaded(&text, "small").unwrap().canonical_rules()).unwrap();
        rules["pieces"][0]["motions"][0]["kind"].to_string()
    };
    assert_eq!(kind("crooked orthogonal > diagonal"), r#""Crooked""#);
    assert_eq!(kind("crooked up to 3 orthogonal > diagonal"), r#"{"Crooked":3}"#);
    assert_eq!(kind("plane diagonal"), r#""Plane""#);
    assert_eq!(kind("plane up to 2 diagonal"), r#"{"Plane":2}"#);
}

/// Without what players only read or see, and what concerns other programs.
fn bare(definition: Definition) -> Definition {
    let mut bare = Definition {
        id: String::new(),
        bases: Vec::new(),
        lenders: Vec::new(),
        about: About::default(),
        tradition: None,
        style: Style::default(),
        aliases: Vec::new(),
        letterings: Vec::new(),
        examples: Vec::new(),
        guide: Vec::new(),
        weights: None,
        net: None,
        net_is_lent: false,
        tables: None,
        ..definition
    };
    for piece in &mut bare.pieces {
        (piece.id, piece.name) = (String::new(), String::new());
        (piece.sign, piece.native) = (Sign::default(), NativeName::default());
        piece.motions.iter_mut().for_each(|motion| motion.text.clear());
    }
    for neutral in &mut bare.neutrals {
        (neutral.id, neutral.name, neutral.sign) = (String::new(), String::new(), Sign::default());
    }
    for zone in &mut bare.zones {
        zone.name.clear();
        zone.named = false;
    }
    bare.starts.iter_mut().for_each(|start| start.name.clear());
    bare
}

/// Other texts of a game: of each line some variants, but for sections that hold no rules.
fn variants(text: &str) -> Vec<String> {
    const WORDS: [[&str; 2]; 14] = [
        ["true", "false"],
        ["false", "true"],
        ["orthogonal", "diagonal"],
        ["diagonal", "orthogonal"],
        ["step", "slide"],
        ["slide", "step"],
        ["forward", "backward"],
        ["capturing", "moving"],
        ["\"draw\"", "\"loses\""],
        ["\"loses\"", "\"wins\""],
        ["\"wins\"", "\"draw\""],
        ["always", "never"],
        ["without", "with"],
        ["in ", "outside "],
    ];
    let lines: Vec<&str> = text.lines().collect();
    let mut variants = Vec::new();
    let mut has_rules = true;
    for (number, &line) in lines.iter().enumerate() {
        if let Some(section) = line.strip_prefix('[') {
            let section = section.trim_start_matches('[');
            has_rules = !["about", "example", "guide"].iter().any(|texts| section.starts_with(texts));
        }
        let mut with = |line: &str| {
            let mut lines = lines.clone();
            lines[number] = line;
            variants.push(lines.join("\n"));
        };
        if line.is_empty() || !has_rules {
            continue;
        }
        with("");
        WORDS.iter().filter(|[from, _]| line.contains(from)).for_each(|[from, to]| with(&line.replacen(from, to, 1)));
        if let Some(at) = line.find(|letter: char| letter.is_ascii_digit()) {
            let digits = line[at..].chars().take_while(char::is_ascii_digit).count();
            let count: u64 = line[at..at + digits].parse().unwrap_or(0);
            with(&format!("{}{}{}", &line[..at], count + 1, &line[at + digits..]));
        }
    }
    variants
}

/// The number differs if the rules do, and only then.
#[test]
fn every_change_of_the_rules_counts_and_nothing_else() {
    let (mut changed, mut kept) = (0, 0);
    for (id, text) in games() {
        let definition = loaded(&text, &id).unwrap();
        let (number, before) = (definition.rules_digest(), bare(definition));
        let variants = variants(&text);
        let every = variants.len().div_ceil(40);
        let mut here = 0;
        for variant in variants.iter().step_by(every) {
            let Some(definition) = loaded(variant, &id) else { continue };
            let digest = definition.rules_digest();
            let same = bare(definition) == before;
            assert_eq!(digest == number, same, "{id}:\n{variant}");
            here += usize::from(!same);
            kept += usize::from(same);
        }
        changed += here;
    }
    assert!(changed > 300 && kept > 50, "{changed} changed, {kept} kept");
}
