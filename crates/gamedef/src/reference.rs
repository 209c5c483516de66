//! The reference in the manual, generated from the vocabulary.

use std::fmt::Write;

use crate::vocabulary::{KEYS, WORDS, WordKind, heading};

/// The line before the generated part of `docs/language.md`.
pub const START: &str = "<!-- generated from the vocabulary: start -->";
/// The line after the generated part.
pub const END: &str = "<!-- generated from the vocabulary: end -->";

const KINDS: &[(WordKind, &str)] = &[
    (WordKind::Motion, "Motions: what the piece does"),
    (WordKind::Shape, "Shapes of a step"),
    (WordKind::Rank, "Words about the rank"),
    (WordKind::File, "Words about the file"),
    (WordKind::Level, "Words about the level"),
    (WordKind::Ring, "Words about the ring"),
    (WordKind::Continuation, "How a ride goes on"),
    (WordKind::Times, "How often a step is made"),
    (WordKind::Joiner, "Putting paths together"),
    (WordKind::Clause, "Conditions, each after a comma"),
    (WordKind::Zone, "Words of zones"),
    (WordKind::Test, "Words of tests"),
    (WordKind::Goal, "Words of goals"),
    (WordKind::Taking, "Words of what phrases capture and take besides"),
    (WordKind::Shuffle, "Words of shuffled start positions"),
];

/// The reference in Markdown.
#[must_use]
pub fn markdown() -> String {
    let mut page = String::from("## Words of phrases, zones, tests and goals\n");
    for (kind, title) in KINDS {
        page.push_str(&format!("\n### {title}\n\n| Word | Meaning | Example |\n|---|---|---|\n"));
        for word in WORDS.iter().filter(|word| word.kind == *kind) {
            // Writing to a String cannot fail.
            let _ = writeln!(page, "| `{}` | {} | `{}` |", word.word, word.meaning, word.example);
        }
    }
    page.push_str("\n## Keys\n");
    let mut section = None;
    for key in KEYS {
        if section != Some(key.section) {
            section = Some(key.section);
            let title = if key.section.is_empty() { "The file".to_owned() } else { heading(key.section) };
            let parent = key.section.rsplit_once('.').filter(|_| !title.contains('['));
            let of = parent.map(|(parent, _)| format!(" in {}", heading(parent))).unwrap_or_default();
            let _ = write!(page, "\n### {title}{of}\n\n| Key | Value | Meaning | Example |\n|---|---|---|---|\n");
        }
        let need = if key.required { "" } else { ", optional" };
        let mut meaning = key.meaning.to_owned();
        if !key.choices.is_empty() {
            let choices: Vec<String> = key.choices.iter().map(|c| format!("`{}`: {}", c.word, c.meaning)).collect();
            meaning = format!("{meaning} ({})", choices.join("; "));
        }
        if let Some(most) = key.most {
            meaning = format!("{meaning}; at most {most}");
        }
        let meaning = meaning.replace('|', "\\|");
        let _ = writeln!(page, "| `{}` | {}{need} | {meaning} | `{}` |", key.name, key.kind.in_words(), key.example);
    }
    page
}
