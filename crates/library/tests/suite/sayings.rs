//! The page “Rules and how to say them” is true: each of its snippets, put into its game, compiles and gives no warning.

use std::fs;

use toml::{Table, Value};
use variorum_library::BuiltIn;
use variorum_library::hints::{self, Oddity};
use variorum_rules::Rules;

#[test]
fn every_snippet_of_the_page_compiles() {
    let page = fs::read_to_string(concat!(env!("CARGO_MANIFEST_DIR"), "/../../docs/rules-and-words.md")).unwrap();
    let mut blocks = page.split("```toml\n").skip(1).map(|rest| rest.split("```").next().unwrap());
    let base: Table = blocks.next().unwrap().parse().unwrap();
    let mut wrong = Vec::new();
    let mut count = 0;
    for snippet in std::iter::once("").chain(blocks) {
        let part: Table = snippet.parse().unwrap();
        // A variant of another game is a file of its own.
        let game = if part.contains_key("base") { part } else { with(base.clone(), part) };
        let text = toml::to_string(&game).unwrap();
        let loaded = variorum_gamedef::load_with(&text, game["id"].as_str().unwrap(), &BuiltIn);
        if !loaded.diagnostics.is_empty() {
            let printed = variorum_gamedef::render(&loaded.diagnostics, "base.toml", &text, false);
            wrong.push(format!("{snippet}\n{printed}"));
        }
        let Some(definition) = loaded.definition else { continue };
        match Rules::compile(&definition) {
            Err(errors) => wrong.push(format!("{snippet}\n{errors:?}")),
            Ok(rules) => {
                // The position is that of the page, in which some rules win at once.
                let wins = |hint: &hints::Hint| matches!(hint.oddity, Oddity::StartWinsGame { .. });
                let odd = hints::find(&rules, &[]).into_iter().filter(|hint| !wins(hint));
                wrong.extend(odd.map(|hint| format!("{snippet}\n{}", hint.oddity)));
            }
        }
        count += 1;
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
    assert!(count >= 35, "{count}");
    let headings = page.matches("\n### ").count();
    assert_eq!(page.matches("```toml\n").count(), headings + 1, "each heading has one snippet");
}

/// A game with a part in place of what has the same key or, in lists, the same id. Start positions replace those of the game.
fn with(mut game: Table, part: Table) -> Table {
    for (key, value) in part {
        match (game.get_mut(&key), value) {
            (Some(Value::Table(known)), Value::Table(new)) => known.extend(new),
            (Some(Value::Array(known)), Value::Array(new)) if key != "start" => {
                for one in new {
                    let id = |value: &Value| value.get("id").cloned();
                    match known.iter_mut().find(|other| id(other).is_some() && id(other) == id(&one)) {
                        Some(other) => *other = one,
                        None => known.push(one),
                    }
                }
            }
            (_, value) => {
                game.insert(key, value);
            }
        }
    }
    game
}
