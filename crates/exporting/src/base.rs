//! What a section inherits: the one thing that no option says.

use crate::owners::SIDES;
use crate::section::Section;

/// The variant whose king goes along diagonal lines: one that steps orthogonally, but not by moves of its own.
const STEPPING_KING: &str = "minixiangqi";

/// The letter of its king.
const LETTER: char = 'k';

/// The types that it has besides.
const TYPES: [&str; 4] = ["rook", "horse", "cannon", "soldier"];

/// What else it says in another way than chess, and what a game says that has no such rule.
const RULES: [(&str, &str); 2] = [("flyingGeneral", "false"), ("perpetualCheckIllegal", "false")];

impl Section<'_> {
    /// The variant from which the section inherits its king, if it needs one.
    pub(crate) fn base(&self) -> Option<&'static str> {
        let lined = |id: usize| self.kinds.plains[id].lines.is_some() && self.kind(id).option == "king";
        (0..self.kinds.forms.len()).any(lined).then_some(STEPPING_KING)
    }

    /// Takes back what the section would inherit besides.
    pub(crate) fn take_back(&mut self) {
        if self.base().is_none() {
            return;
        }
        let kinds = self.kinds.kinds.clone();
        if kinds.iter().any(|kind| kind.option == "king" && kind.letter != LETTER) {
            self.rule("piece.token");
        }
        for option in TYPES.into_iter().filter(|option| kinds.iter().all(|kind| kind.option != *option)) {
            self.set(option, "-");
        }
        for (option, value) in RULES {
            if !self.has(option) {
                self.set(option, value);
            }
        }
        if !self.has("castling") {
            self.set("castling", "true");
        }
        let everywhere: Vec<_> = self.definition.board.cells().collect();
        for option in SIDES.map(|side| format!("mobilityRegion{side}King")) {
            if !self.has(&option) {
                let text = crate::region::text(&self.definition.board, &everywhere);
                self.set(&option, text);
            }
        }
    }
}
