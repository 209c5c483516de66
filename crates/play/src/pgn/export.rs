//! What makes a game readable for other programs: the standard's tags for the start position and the variant.

use variorum_notation::dialect::Style;
use variorum_notation::{Dialect, is_chess960};
use variorum_rules::Position;

use super::annotated::Annotated;

impl Annotated {
    /// Numbers the turns where players have several in a row, and sets the tags by which other programs know the game and its first position: `Variant`, with the name that `variant` gives for the number of the
    /// start position (from 0) and for whether it is one of Chess960; and, if it is not the usual start, `FEN` and `SetUp` where the game has a
    /// customary form of FEN. The tag `Start` remains only where that form does not say the same.
    pub fn set_standard_tags(&mut self, start: &Position, variant: impl Fn(usize, bool) -> Option<String>) {
        self.number_turns(start.clone());
        let rules = start.rules();
        let text = start.text();
        let starts = (0..).map_while(|number| Position::nth_start(rules, number));
        let number = starts.map(|start| start.text()).position(|start| start == text);
        let chess960 = is_chess960(start);
        if let Some(name) = variant(number.unwrap_or(0), chess960) {
            self.set_tag("Variant", &name);
        }
        for tag in ["Start", "SetUp", "FEN"] {
            self.set_tag(tag, "");
        }
        if number == Some(0) {
            return;
        }
        let dialect = Dialect::uci(rules.clone(), chess960);
        let fen = match dialect.style() {
            Style::Customary { .. } => dialect.position_text(start),
            Style::Own => String::new(),
        };
        if !Position::parse(rules, &fen).is_ok_and(|read| read.text() == text) {
            self.set_tag("Start", &text);
        }
        if !fen.is_empty() {
            self.set_tag("SetUp", "1");
            self.set_tag("FEN", &fen);
        }
    }
}
