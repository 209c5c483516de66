//! Game files: loaded, every diagnostic drawn, compiled, explained, and six turns played.

use variorum_gamedef::Severity;
use variorum_rules::{Position, Rules};

use crate::{input, position};

pub(crate) fn game_file(bytes: &[u8]) {
    let text = input::text(bytes);
    let loaded = variorum_gamedef::load(&text, "own");
    let errors = loaded.diagnostics.iter().any(|diagnostic| diagnostic.severity == Severity::Error);
    assert_eq!(loaded.definition.is_none(), errors);
    for diagnostic in &loaded.diagnostics {
        assert!(text.get(diagnostic.span.clone()).is_some(), "{diagnostic:?}");
        assert!(diagnostic.line >= 1 && diagnostic.column >= 1, "{diagnostic:?}");
        let _ = diagnostic.source_line(&text);
    }
    let _ = variorum_gamedef::render(&loaded.diagnostics, "own.toml", &text, true);
    let _ = variorum_gamedef::summary(&loaded.diagnostics);
    let Some(definition) = loaded.definition else { return };
    match Rules::compile(&definition) {
        Ok(rules) => {
            let _ = variorum_library::explain::explain_game(&definition);
            // The length of the file serves as a seed, so the same input always plays the same turns.
            let choices = (1..=6).map(|step: u8| step.wrapping_mul(bytes.len().to_le_bytes()[0]));
            position::play(&mut Position::start(&rules), choices);
        }
        Err(faults) => assert!(faults.iter().all(|fault| !fault.to_string().is_empty())),
    }
}
