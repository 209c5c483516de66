//! The addresses of the site's pages. The site's own router reads the same table, so neither can know a page that the other lacks.

use std::collections::BTreeMap;
use std::sync::LazyLock;

const TABLE: &str = include_str!("../../../../web/src/paths.json");

/// The parts of each address; those that begin with a colon stand for any text.
static PAGES: LazyLock<Vec<Vec<String>>> = LazyLock::new(|| {
    let table: BTreeMap<String, String> = serde_json::from_str(TABLE).unwrap_or_default();
    table.values().map(|path| parts(path).map(str::to_owned).collect()).collect()
});

/// Addresses of earlier versions, which the site replaces.
const MOVED: [&str; 1] = ["men"];

fn parts(path: &str) -> impl Iterator<Item = &str> {
    path.split('/').filter(|part| !part.is_empty())
}

/// Is there a page at this path? Games that the library does not have have none; whether other things exist (games in progress, players) only the page
/// itself finds out.
pub(super) fn exists(path: &str) -> bool {
    let wanted: Vec<&str> = parts(path).collect();
    let fits = |(pattern, part): (&String, &&str)| match pattern.strip_prefix(':') {
        // An encoded name is compared by the page, which decodes it.
        Some("game") => part.contains('%') || variorum_library::ids().iter().any(|id| id == part),
        Some(_) => true,
        None => pattern == part,
    };
    let is = |pattern: &Vec<String>| pattern.len() == wanted.len() && pattern.iter().zip(&wanted).all(fits);
    PAGES.iter().any(is) || wanted.len() == 1 && MOVED.contains(&wanted[0])
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn pages_are_known_and_nothing_else_is() {
        assert!(PAGES.len() > 10, "the table is read");
        for path in ["", "lobby", "lobby/", "men", "analysis", "play/aB3", "play/abc.", "player/Ann%20B", "rules/chess"]
        {
            assert!(exists(path), "{path}");
        }
        for path in ["lobbies", "play", "play/a/b", "rules/no-such-game", "rules", "lobby/x", "editor/x"] {
            assert!(!exists(path), "{path}");
        }
    }
}
