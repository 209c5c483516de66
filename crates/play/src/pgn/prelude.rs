//! Lines of engine protocols, as people copy them: `position startpos moves e2e4`, `startpos moves 7g7f`, `sfen … moves …`.

/// The length of the words before the first turn; `None` if the line is of another kind.
pub(super) fn length(line: &str) -> Option<usize> {
    let line = line.trim_end();
    let rest = after_word(line, "position");
    let begins = rest.is_some() || ["startpos", "sfen", "fen"].iter().any(|word| after_word(line, word).is_some());
    begins.then(|| moves(line).map_or(line.len(), |(_, after)| after))
}

/// The position in such a line; `None` if it is the usual start.
pub(super) fn start(line: &str) -> Option<&str> {
    let line = line.trim_end();
    let text = &line[..moves(line).map_or(line.len(), |(before, _)| before)];
    let text = after_word(text, "position").unwrap_or(text).trim();
    let text = ["fen", "sfen"].iter().find_map(|word| after_word(text, word)).unwrap_or(text).trim();
    (!text.is_empty() && after_word(text, "startpos").is_none()).then_some(text)
}

/// The rest of a text after its first word, if it is this one.
fn after_word<'t>(text: &'t str, word: &str) -> Option<&'t str> {
    text.strip_prefix(word).filter(|rest| rest.is_empty() || rest.starts_with(char::is_whitespace))
}

/// The places before and after the word `moves`.
fn moves(line: &str) -> Option<(usize, usize)> {
    let (at, word) = line.match_indices("moves").find(|&(at, word)| {
        let after = &line[at + word.len()..];
        line[..at].ends_with(char::is_whitespace) && (after.is_empty() || after.starts_with(char::is_whitespace))
    })?;
    Some((at, at + word.len()))
}
