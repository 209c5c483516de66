//! What stands around a position: quotation marks, tags, commands, and underscores for blanks.

/// A position without its wrapping.
pub(super) struct Unwrapped {
    /// The position; empty for the start position.
    pub body: String,
    /// A word before it says that it is SFEN.
    pub sfen: bool,
    /// It is the start position (`startpos`).
    pub usual: bool,
}

/// The words that may stand before a position, with a colon, an equals sign or a blank after them.
const WORDS: [&str; 6] = ["position", "setboard", "fen", "sfen", "epd", "start"];
/// The marks that may enclose a position.
const MARKS: [(char, char); 6] = [('"', '"'), ('\'', '\''), ('`', '`'), ('“', '”'), ('„', '“'), ('«', '»')];
/// The layers of wrapping that are taken off.
const MOST_LAYERS: usize = 6;

/// Takes a position out of its wrapping.
pub(super) fn unwrap(text: &str) -> Unwrapped {
    let mut rest = text.trim();
    let mut sfen = false;
    for _ in 0..MOST_LAYERS {
        let inside = enclosed(rest).or_else(|| tag(rest));
        let next = inside.map(|inside| (inside, false)).or_else(|| word(rest));
        let Some((inside, is_sfen)) = next else { break };
        sfen |= is_sfen;
        rest = inside.trim();
    }
    let addressed = !rest.contains(char::is_whitespace);
    let mut body = if addressed { rest.replace('_', " ") } else { rest.to_owned() };
    let after = word(&body).map(|(after, is_sfen)| (after.trim().to_owned(), is_sfen));
    if let Some((after, is_sfen)) = after {
        (sfen, body) = (sfen | is_sfen, after);
    }
    let first = body.split_whitespace().next().unwrap_or_default();
    Unwrapped { usual: first.eq_ignore_ascii_case("startpos"), body, sfen }
}

/// The text between two marks.
fn enclosed(text: &str) -> Option<&str> {
    MARKS.iter().find_map(|&(open, close)| text.strip_prefix(open)?.strip_suffix(close))
}

/// The value of a tag: `[FEN "…"]`.
fn tag(text: &str) -> Option<&str> {
    let inside = text.strip_prefix('[')?.strip_suffix(']')?.trim();
    let (name, value) = inside.split_once(char::is_whitespace)?;
    let known = WORDS.iter().any(|word| word.eq_ignore_ascii_case(name));
    let value = value.trim();
    (known && value.starts_with('"')).then_some(value)
}

/// What follows a word before a position, and whether the word is `sfen`.
fn word(text: &str) -> Option<(&str, bool)> {
    let end = text.find(|sign: char| !sign.is_ascii_alphabetic())?;
    let (name, rest) = text.split_at(end);
    let known = WORDS.iter().find(|word| word.eq_ignore_ascii_case(name))?;
    let rest = rest.strip_prefix([':', '=']).or_else(|| rest.strip_prefix(char::is_whitespace))?;
    Some((rest, *known == "sfen"))
}
