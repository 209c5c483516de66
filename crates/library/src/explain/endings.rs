//! The endings of a game.

use variorum_gamedef::definition::{Definition, Fate};
use variorum_messages::Message;

use super::context::{name, names};
use super::paths::ways;
use super::piece::{kinds, pawns};

/// A line for each ending.
pub(super) fn lines(definition: &Definition) -> Vec<Message> {
    let endings = &definition.endings;
    let in_space = definition.board.is_3d();
    let mut lines = Vec::new();
    let royals = kinds(definition, |piece| piece.royal);
    if !royals.is_empty() {
        lines.push(Message::new("explain-checkmate").with("royals", names(definition, &royals)));
    }
    if let Some(marriage) = &endings.marriage {
        let line = Message::new("explain-marriage")
            .with("royal", name(definition, marriage.royal))
            .with("partner", name(definition, marriage.partner))
            .with("ways", ways(&marriage.directions, in_space, false));
        lines.push(line);
    }
    for group in &endings.extinction {
        lines.push(Message::new("explain-extinction").with("pieces", names(definition, group)));
    }
    if !endings.facing.is_empty() {
        let line = Message::new("explain-facing").with("royals", names(definition, &royals));
        lines.push(line.with("ways", ways(&endings.facing, in_space, true)));
    }
    if endings.bare {
        lines.push(Message::new("explain-bare"));
    }
    let stalemate = Message::new("explain-stalemate").with("check", !royals.is_empty());
    lines.push(stalemate.with("result", fate(endings.stalemate)));
    if endings.repetition > 0 {
        let repetition = Message::new("explain-repetition").with("times", endings.repetition);
        lines.push(repetition.with("perpetual-check", fate(endings.perpetual_check)));
    }
    if let Some(turns) = endings.quiet_turns {
        let mut resets = vec![Message::new("explain-reset-capture")];
        if definition.pieces.iter().any(|piece| piece.returns.is_some()) {
            resets.push(Message::new("explain-reset-drop"));
        }
        if definition.pieces.iter().any(|piece| piece.pawn) {
            resets.push(Message::new("explain-reset-pawn").with("pawns", pawns(definition)));
        }
        lines.push(Message::new("explain-quiet-turns").with("turns", turns).with("resets", resets));
    }
    lines
}

fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Draw => "draw",
        Fate::Loses => "loses",
        Fate::Wins => "wins",
    }
}
