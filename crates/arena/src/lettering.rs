//! A game with the letters by which a program names its pieces.
//!
//! The program gets the same game under other letters: the definition with other tokens is compiled once more, so that positions and turns are
//! written and read by its dialect as those of any other game. Turns are the same in both, as the pieces keep their numbers.

use std::collections::BTreeSet;
use std::sync::Arc;

use variorum_gamedef::definition::Definition;
use variorum_rules::{Position, Rules};

use crate::error::MatchError;

/// A game as a program with letters of its own knows it.
pub(crate) struct Lettering {
    rules: Arc<Rules>,
    letters: Vec<(String, String)>,
}

impl Lettering {
    /// The game with other letters: pairs of a piece's token and the program's letter for it. A promoted piece takes over the letter of its
    /// original, unless its own token is given.
    ///
    /// # Errors
    /// If there is no such piece, a letter is none, or two pieces would have the same one.
    pub(crate) fn new(rules: &Arc<Rules>, letters: &[(String, String)], player: &str) -> Result<Self, MatchError> {
        let fault = |why: String| MatchError::Letters { player: player.to_owned(), why };
        let mut definition = rules.definition().clone();
        for (token, letter) in letters {
            if !definition.pieces.iter().any(|piece| piece.token.eq_ignore_ascii_case(token)) {
                let tokens: Vec<&str> = definition.pieces.iter().map(|piece| piece.token.as_str()).collect();
                return Err(fault(format!("there is no piece “{token}”; there are {}", tokens.join(", "))));
            }
            let plain = letter.strip_prefix('+').unwrap_or(letter);
            if plain.len() != 1 || !plain.bytes().all(|byte| byte.is_ascii_alphabetic()) {
                return Err(fault(format!("“{letter}” is not a letter")));
            }
        }
        for piece in &mut definition.pieces {
            piece.token = renamed(letters, &piece.token).to_ascii_uppercase();
        }
        let mut seen = BTreeSet::new();
        if let Some(twice) = definition.pieces.iter().find(|piece| !seen.insert(piece.token.clone())) {
            return Err(fault(format!("two pieces would be “{}”", twice.token)));
        }
        for start in &mut definition.starts {
            start.position = position_text(letters, &start.position);
        }
        // Texts with the game's own letters, of which the program needs none.
        let definition = Definition {
            tradition: None,
            aliases: Vec::new(),
            letterings: Vec::new(),
            examples: Vec::new(),
            guide: Vec::new(),
            weights: None,
            ..definition
        };
        let rules = Rules::compile(&definition).map_err(|faults| {
            let faults: Vec<String> = faults.iter().map(ToString::to_string).collect();
            fault(faults.join("; "))
        })?;
        Ok(Self { rules, letters: letters.to_vec() })
    }

    /// The same position under the program's letters.
    ///
    /// # Errors
    /// If the letters cannot write the position.
    pub(crate) fn position(&self, position: &Position) -> Result<Position, MatchError> {
        let text = position_text(&self.letters, &position.text());
        Position::parse(&self.rules, &text).map_err(|faults| MatchError::Settings(faults.to_string()))
    }
}

/// The program's token for a token in upper or mixed case, such as `Ms` or `+L`.
fn renamed(letters: &[(String, String)], token: &str) -> String {
    let of =
        |token: &str| letters.iter().find(|(own, _)| own.eq_ignore_ascii_case(token)).map(|(_, letter)| letter.clone());
    of(token).unwrap_or_else(|| match token.strip_prefix('+') {
        Some(original) => of(original).map_or_else(|| token.to_owned(), |letter| format!("+{letter}")),
        None => token.to_owned(),
    })
}

/// A position's text with the letters of its pieces, on the board and in hand, replaced.
fn position_text(letters: &[(String, String)], text: &str) -> String {
    let end = text.find(char::is_whitespace).unwrap_or(text.len());
    let (placement, rest) = text.split_at(end);
    let mut written = String::with_capacity(text.len());
    let mut left = placement;
    while let Some(sign) = left.chars().next() {
        let plus = usize::from(sign == '+');
        let body = &left[plus..];
        let (token, length) = match body.strip_prefix('{').and_then(|inner| inner.split_once('}')) {
            Some((inner, _)) => (inner, inner.len() + 2),
            None => {
                let length = body.chars().next().map_or(0, char::len_utf8);
                (&body[..length], length)
            }
        };
        let whole = &left[..plus + length];
        left = &left[plus + length..];
        if !token.starts_with(|letter: char| letter.is_ascii_alphabetic()) {
            written.push_str(whole);
            continue;
        }
        let named = format!("{}{token}", &"+"[..plus]);
        let new = renamed(letters, &named);
        if new == named {
            written.push_str(whole);
        } else if token.starts_with(|letter: char| letter.is_ascii_lowercase()) {
            written.push_str(&new.to_ascii_lowercase());
        } else {
            written.push_str(&new.to_ascii_uppercase());
        }
    }
    written + rest
}

/// Reads letters, `Ms=X,Ca=E`.
///
/// # Errors
/// A message, if the text has another form.
pub fn parse_letters(text: &str) -> Result<Vec<(String, String)>, String> {
    let pair = |pair: &str| {
        let (token, letter) = pair.split_once('=')?;
        let (token, letter) = (token.trim(), letter.trim());
        (!token.is_empty() && !letter.is_empty()).then(|| (token.to_owned(), letter.to_owned()))
    };
    let wrong = || format!("“{text}” should be pairs of a piece and the program's letter for it, such as Ms=X,Ca=E");
    text.split(',').map(|part| pair(part).ok_or_else(wrong)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use variorum_engine::RandomMover;
    use variorum_notation::Dialect;
    use variorum_notation::dialect::Style;

    fn letters(text: &str) -> Vec<(String, String)> {
        parse_letters(text).unwrap()
    }

    #[test]
    fn letters_are_read() {
        assert_eq!(letters("Ms=X, +L=T"), [("Ms".into(), "X".into()), ("+L".into(), "T".into())]);
        for text in ["", "Ms", "Ms=", "=X", "Ms=X,,"] {
            assert!(parse_letters(text).is_err(), "{text}");
        }
    }

    #[test]
    fn positions_are_written_with_other_letters() {
        let letters = letters("Ms=X,l=t,+M=C");
        let text = "lh+m{ms}10/+L1{Ms}*N[2{Ms}lp] w m2 - 0 1";
        assert_eq!(position_text(&letters, text), "thcx10/+T1X*N[2Xtp] w m2 - 0 1");
    }

    /// Games with names of several letters, which other programs do not read, as they need a single one: every turn and position of random
    /// games comes back.
    #[test]
    fn games_with_longer_names_are_written_as_other_programs_do() {
        let mut seen = 0;
        for id in variorum_library::ids() {
            let rules = variorum_library::rules(&id).unwrap();
            let definition = rules.definition();
            let tokens: BTreeSet<&str> = definition.pieces.iter().map(|piece| piece.token.as_str()).collect();
            let long: Vec<&str> =
                tokens.iter().copied().filter(|token| token.trim_start_matches('+').len() > 1).collect();
            let mut free = ('A'..='Z').map(String::from).filter(|letter| !tokens.contains(letter.as_str()));
            if long.is_empty() || definition.board.is_3d() || long.len() > free.clone().count() {
                continue;
            }
            let letters: Vec<(String, String)> =
                long.iter().map(|token| ((*token).to_owned(), free.next().unwrap())).collect();
            let lettering = Lettering::new(&rules, &letters, "B").unwrap();
            let dialect = Dialect::uci(Arc::clone(&lettering.rules), false);
            seen += usize::from(dialect.style() != Style::Own);
            for seed in 0..4 {
                let (mut mover, mut position) = (RandomMover::new(seed), Position::start(&rules));
                for _ in 0..60 {
                    let Some(turn) = mover.choose(&position) else { break };
                    let theirs = lettering.position(&position).unwrap();
                    let text = dialect.turn_text(&theirs, turn);
                    assert!(!dialect.position_text(&theirs).contains('{') && !text.contains('{'), "{id}: {text}");
                    assert_eq!(dialect.parse_turn(&theirs, &text), Ok(turn), "{id}: {text}");
                    position.play_unchecked(turn);
                }
            }
        }
        assert!(seen > 0, "no game has longer names");
    }

    #[test]
    fn faulty_letters_are_refused() {
        let rules = variorum_library::rules("chess").unwrap();
        for (text, wanted) in [
            ("X=Y", "there is no piece “X”; there are"),
            ("N=Kn", "is not a letter"),
            ("N=7", "is not a letter"),
            ("N=B", "two pieces would be “B”"),
        ] {
            let fault = Lettering::new(&rules, &letters(text), "B").err().unwrap().to_string();
            assert!(fault.contains(wanted) && fault.starts_with("the letters of B"), "{fault}");
        }
    }
}
