//! Annotation glyphs and the marks that stand for them.

/// The marks of glyphs as annotators write them, with the numbers of the PGN standard (section 10) and of the programs that extend it. A mark comes
/// before any that it ends with.
const MARKS: [(&str, u8); 40] = [
    ("!!", 3),
    ("??", 4),
    ("!?", 5),
    ("?!", 6),
    ("!", 1),
    ("?", 2),
    ("+/-", 16),
    ("-/+", 17),
    ("+/=", 14),
    ("=/+", 15),
    ("=/∞", 44),
    ("=∞", 44),
    ("+--", 18),
    ("--+", 19),
    ("+−", 18),
    ("−+", 19),
    ("+–", 18),
    ("–+", 19),
    ("+-", 18),
    ("-+", 19),
    ("+=", 14),
    ("=+", 15),
    ("±", 16),
    ("∓", 17),
    ("⩲", 14),
    ("⩱", 15),
    ("∞", 13),
    ("⯹", 44),
    ("□", 7),
    ("⊙", 22),
    ("⨀", 22),
    ("○", 26),
    ("⟳", 32),
    ("↑", 36),
    ("→", 40),
    ("⇆", 132),
    ("⇄", 132),
    ("⊕", 138),
    ("∆", 140),
    ("⌓", 142),
];

/// Words that are glyphs only if they stand alone, as turns may end with them.
const WORDS: [(&str, u8); 4] = [("=", 10), ("N", 146), ("TN", 146), ("D", 220)];

/// The glyph that a whole word means. `!` and `?` are not words of their own here: [`split_marks`] reads them.
pub(super) fn of_word(word: &str) -> Option<u8> {
    let marks = MARKS.iter().filter(|(mark, _)| !mark.starts_with(['!', '?']));
    marks.chain(&WORDS).find(|(mark, _)| *mark == word).map(|&(_, glyph)| glyph)
}

/// Splits the annotation marks off a turn: `Nf3!?±` becomes `Nf3` and `!?±`.
pub(super) fn split_marks(word: &str) -> (&str, &str) {
    let mut turn = word;
    loop {
        let shorter = turn.trim_end_matches(['!', '?']);
        let shorter = MARKS
            .iter()
            .filter(|(mark, _)| !mark.starts_with(['!', '?']))
            .find_map(|(mark, _)| shorter.strip_suffix(mark))
            .filter(|rest| !rest.is_empty())
            .unwrap_or(shorter);
        if shorter.len() == turn.len() {
            return (turn, &word[turn.len()..]);
        }
        turn = shorter;
    }
}

/// The glyphs of marks such as `!?±`; `None` if a run of `!` and `?` is none.
pub(super) fn of_marks(marks: &str) -> Option<Vec<u8>> {
    let mut glyphs = Vec::new();
    let mut rest = marks;
    while !rest.is_empty() {
        let run = rest.len() - rest.trim_start_matches(['!', '?']).len();
        let known = |&&(mark, _): &&(&str, u8)| if run > 0 { mark == &rest[..run] } else { rest.starts_with(mark) };
        let &(mark, glyph) = MARKS.iter().find(known)?;
        glyphs.push(glyph);
        rest = &rest[mark.len()..];
    }
    Some(glyphs)
}
