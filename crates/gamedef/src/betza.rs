//! Moves in Betza notation, as phrases.

use variorum_betza::Faulty;
use variorum_betza::phrases::{Place, phrases};

use crate::Advice;
use crate::grid::Grid;
use crate::names::Context;
use crate::problem::{PhraseProblem, Quote};
use crate::text::Text;

/// The phrases of moves in Betza notation. Errors in them have the place of the whole text.
pub(crate) fn betza_phrases(cx: &mut Context<'_>, text: &Text) -> Vec<Text> {
    let Some(board) = &cx.board else { return Vec::new() };
    if board.grid != Grid::Squares || board.level_count() > 1 {
        cx.input.error(text.span.clone(), PhraseProblem::BetzaBoard, Advice::WritePhrases);
        return Vec::new();
    }
    if text.value.trim().is_empty() {
        cx.input.error(text.span.clone(), PhraseProblem::Empty, Advice::ForExample { example: "N".into() });
        return Vec::new();
    }
    let reach = board.files.max(board.ranks).saturating_sub(1);
    let moves = match variorum_betza::read_within(&text.value, reach) {
        Ok(moves) => moves,
        Err(faults) => {
            for Faulty { part, at, gap } in faults {
                let mut letters = text.value.char_indices().skip(at).map(|(byte, _)| byte);
                let start = letters.next().unwrap_or(text.value.len());
                let place = text.place(&(start..letters.next().unwrap_or(text.value.len())));
                cx.input.error(
                    place,
                    PhraseProblem::Betza { part: Quote::from(part.as_str()), betza: gap },
                    Advice::NearestPhrases,
                );
            }
            return Vec::new();
        }
    };
    let phrases = phrases(&moves, &Place::of_game_file());
    if phrases.is_empty() {
        cx.input.error(text.span.clone(), PhraseProblem::BetzaNowhere, Advice::WritePhrases);
    }
    phrases.iter().map(|phrase| Text::new(phrase, text.span.clone(), "")).collect()
}
