//! Files of variants and Betza notation: imported, and every game file that is written loaded.

use crate::input;

pub(crate) fn variants(bytes: &[u8]) {
    let text = input::text(bytes);
    let _ = variorum_betza::read(&text);
    let Ok(imported) = variorum_importing::import(&text) else { return };
    // Further variants of a file are read in the same way.
    for game in imported.games.iter().take(5) {
        assert!(game.text.is_some() || !game.gaps.is_empty(), "{} is silently left out", game.name);
        if let Some(text) = &game.text {
            let _ = variorum_gamedef::load(text, &game.id);
        }
    }
}
