//! The letters by which moves name pieces.

use variorum_gamedef::definition::{PieceType, PromotionForm};
use variorum_rules::{Action, Position, Rules};

/// A set of piece types, as bits by their index in the definition.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Default)]
pub(crate) struct Kinds(u64);

impl Kinds {
    /// The types for which `fits` holds.
    pub fn of(rules: &Rules, fits: impl Fn(&PieceType) -> bool) -> Self {
        let pieces = rules.definition().pieces.iter().enumerate();
        Self(pieces.filter(|(_, piece)| fits(piece)).fold(0, |bits, (kind, _)| bits | 1 << kind))
    }

    pub fn one(kind: usize) -> Self {
        Self(1 << kind)
    }

    pub fn has(self, kind: usize) -> bool {
        self.0 >> kind & 1 != 0
    }

    pub fn is_empty(self) -> bool {
        self.0 == 0
    }
}

/// Chess figurines with the tokens of their pieces.
const FIGURINES: [(char, &str); 12] = [
    ('♔', "K"),
    ('♕', "Q"),
    ('♖', "R"),
    ('♗', "B"),
    ('♘', "N"),
    ('♙', "P"),
    ('♚', "K"),
    ('♛', "Q"),
    ('♜', "R"),
    ('♝', "B"),
    ('♞', "N"),
    ('♟', "P"),
];

/// The pawns that moves need not name: pawn-like types as they begin the game.
pub(crate) fn pawns(rules: &Rules) -> Kinds {
    Kinds::of(rules, |piece| piece.pawn && !piece.token.starts_with('+'))
}

/// The letters of a type in a move: `N`, `Di`, `+R`, without the braces that begin a comment in files of games. Nothing for the only pawn of a game, unless
/// the records of its tradition name every piece. A promoted form that moves as the piece with its letters is named as that piece, since only its capture
/// shows the difference.
pub(crate) fn written(rules: &Rules, kind: usize) -> String {
    let pawns = pawns(rules);
    if pawns == Kinds::one(kind) && rules.definition().tradition.is_none() {
        return String::new();
    }
    let piece = &rules.definition().pieces[kind];
    match piece.token.strip_prefix('+') {
        Some(base) if is_twin(rules, piece, base) => base.to_owned(),
        _ => piece.token.clone(),
    }
}

/// Whether this type is the promoted form of the type with the token `base` and moves as that one does, as in crazyhouse.
fn is_twin(rules: &Rules, piece: &PieceType, base: &str) -> bool {
    let original = rules.definition().pieces.iter().find(|original| original.token == base);
    piece.token.strip_prefix('+') == Some(base) && original.is_some_and(|original| original.motions == piece.motions)
}

/// The token of a type without the `+` of a promoted form, as engine protocols have it.
pub(crate) fn unpromoted(rules: &Rules, kind: usize) -> &str {
    rules.definition().pieces[kind].token.trim_start_matches('+')
}

/// What a move that promotes ends with in engine protocols: the letter of the chosen type in lower case, or `+` for a fixed form.
pub(crate) fn promotion_suffix(position: &Position, action: Action) -> String {
    let Some(into) = action.piece_type() else { return String::new() };
    let rules = position.rules();
    match rules.promotion_form(position.at(action.from()).kind(), into) {
        PromotionForm::Chosen => unpromoted(rules, into).to_lowercase(),
        PromotionForm::Fixed => "+".into(),
        PromotionForm::Silent => String::new(),
    }
}

/// The ways to read letters of piece types at the front of a text, the longest first, each with the rest of the text.
pub(crate) fn read<'t>(rules: &Rules, text: &'t str) -> Vec<(Kinds, &'t str)> {
    let mut found: Vec<(Kinds, &str)> = Vec::new();
    let mut add = |token: &str, rest: &'t str| {
        let kinds = named(rules, token);
        if !kinds.is_empty() {
            found.push((kinds, rest));
        }
    };
    if let Some((_, token)) = FIGURINES.iter().find(|(figurine, _)| text.starts_with(*figurine)) {
        let rest = &text[text.chars().next().map_or(0, char::len_utf8)..];
        add(token, rest.trim_start_matches('\u{fe0e}'));
    }
    let (plus, body) = match text.strip_prefix('+') {
        Some(body) => ("+", body),
        None => ("", text),
    };
    if let Some((letters, rest)) = body.strip_prefix('{').and_then(|inside| inside.split_once('}')) {
        add(&format!("{plus}{letters}"), rest);
    } else if body.starts_with(|letter: char| letter.is_ascii_uppercase()) {
        // Without braces, a token of several letters begins with a capital and goes on in lower case.
        let letters = body.bytes().skip(1).take_while(u8::is_ascii_lowercase).count();
        for end in (1..=1 + letters).rev() {
            add(&format!("{plus}{}", &body[..end]), &body[end..]);
        }
    }
    found
}

/// The types with this token or alias, in any case; a promoted form also without its `+`.
pub(crate) fn named_in_any_case(rules: &Rules, token: &str) -> Kinds {
    let same = |ours: &str| ours.eq_ignore_ascii_case(token);
    let aliases = &rules.definition().aliases;
    let by_token = Kinds::of(rules, |piece| same(&piece.token) || same(piece.token.trim_start_matches('+')));
    let by_alias = aliases.iter().filter(|alias| same(&alias.token)).fold(0, |bits, alias| bits | 1 << alias.piece);
    Kinds(by_token.0 | by_alias)
}

/// The type with exactly this token or alias, and its promoted form if that moves in the same way; otherwise the type with this letter of another program.
pub(crate) fn named(rules: &Rules, token: &str) -> Kinds {
    let definition = rules.definition();
    let own = Kinds::of(rules, |piece| piece.token == token || is_twin(rules, piece, token));
    if !own.is_empty() {
        return own;
    }
    let mut aliases = definition.aliases.iter().chain(definition.letterings.iter().flatten());
    aliases.find(|alias| alias.token == token).map_or(Kinds::default(), |alias| Kinds::one(alias.piece))
}

/// The lettering of another program, as an index into those of the definition, to which one of these names belongs that is none of the game's own.
pub(crate) fn lettering<T: AsRef<str>>(rules: &Rules, names: &[T]) -> Option<usize> {
    let definition = rules.definition();
    if definition.letterings.is_empty() {
        return None;
    }
    let is_own = |name: &str| {
        definition.pieces.iter().any(|piece| piece.token == name)
            || definition.aliases.iter().any(|alias| alias.token == name)
    };
    let foreign: Vec<&str> = names.iter().map(AsRef::as_ref).filter(|name| !is_own(name)).collect();
    definition.letterings.iter().position(|lettering| lettering.iter().any(|alias| foreign.contains(&&*alias.token)))
}

/// The letters by which the turns of a line may name pieces.
pub(crate) fn capitals(texts: &[&str]) -> Vec<String> {
    let mut found: Vec<char> = texts.iter().flat_map(|text| text.chars()).filter(char::is_ascii_uppercase).collect();
    found.sort_unstable();
    found.dedup();
    found.into_iter().map(String::from).collect()
}

/// A turn with the letters of a lettering, by its index, in the game's own letters.
pub(crate) fn in_own_letters(rules: &Rules, lettering: usize, text: &str) -> String {
    let definition = rules.definition();
    let own = |letter: char| {
        let meant = definition.letterings.get(lettering)?.iter().find(|alias| alias.token == letter.to_string())?;
        Some(definition.pieces.get(meant.piece)?.token.clone())
    };
    text.chars().map(|letter| own(letter).unwrap_or_else(|| letter.to_string())).collect()
}
