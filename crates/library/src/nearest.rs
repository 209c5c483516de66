//! "Did you mean …": the known id nearest to what was asked for. Knows spelling only.

use strsim::osa_distance;

/// The known id nearest to `asked`, if it is near enough to be what was meant.
pub(crate) fn nearest(asked: &str, known: impl IntoIterator<Item = String>) -> Option<String> {
    let asked = plain(asked);
    // Nobody mistypes an id of a hundred letters.
    if asked.len() < 3 || asked.len() > 60 {
        return None;
    }
    let rank = |id: &String| {
        let plain = plain(id);
        let distance = osa_distance(&asked, &plain);
        let shorter = asked.len().min(plain.len());
        let close = distance <= (shorter / 4).clamp(1, 4);
        // A piece of the id stands behind every slip of the finger.
        let part = shorter >= 3 && (plain.contains(&asked) || asked.contains(&plain));
        close.then_some((0, distance)).or(part.then_some((1, distance)))
    };
    known.into_iter().filter_map(|id| Some((rank(&id)?, id))).min().map(|(_, id)| id)
}

/// Letters and digits only, in lower case.
fn plain(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
