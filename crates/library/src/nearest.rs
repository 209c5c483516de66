//! “Did you mean …?”: finds the id with the most similar spelling.

use strsim::osa_distance;

/// The known id most similar to `requested`, if it is similar enough.
pub(crate) fn nearest(requested: &str, known: impl IntoIterator<Item = String>) -> Option<String> {
    let requested = plain(requested);
    // Very short and very long texts are not misspelt ids.
    if requested.len() < 3 || requested.len() > 60 {
        return None;
    }
    let rank = |id: &String| {
        let plain = plain(id);
        let distance = osa_distance(&requested, &plain);
        let shorter = requested.len().min(plain.len());
        let close = distance <= (shorter / 4).clamp(1, 4);
        // A part of an id ranks below every misspelling.
        let part = shorter >= 3 && (plain.contains(&requested) || requested.contains(&plain));
        close.then_some((0, distance)).or(part.then_some((1, distance)))
    };
    known.into_iter().filter_map(|id| Some((rank(&id)?, id))).min().map(|(_, id)| id)
}

/// The letters and digits of a text in lower case.
fn plain(text: &str) -> String {
    text.chars().filter(|c| c.is_alphanumeric()).flat_map(char::to_lowercase).collect()
}
