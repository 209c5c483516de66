//! Neutral pieces in German: what they do to moves, and what players do with them.

use variorum_gamedef::definition::{NeutralAction, NeutralActionKind, NeutralId, NeutralRole};

use super::Voice;
use super::paths::PATHS;
use super::words::{CELLS, both, either};
use crate::explain::cells::cells_text;

/// One kind of neutral piece in sentences: its role, and what players do with it after their move.
pub(super) fn neutral_sentences(voice: Voice<'_>, neutral: NeutralId) -> Vec<String> {
    let Some(kind) = voice.definition.neutrals.get(neutral) else { return Vec::new() };
    let mut sentences =
        vec![role_text(kind.role).to_owned(), "Sie gehört keiner Seite und wird nie geschlagen.".to_owned()];
    let actions = voice.definition.second.iter().flat_map(|second| &second.actions);
    let its = actions.filter(|action| action.neutrals.contains(&neutral));
    sentences.extend(its.map(|action| format!("Nach einem Zug: {}.", action_text(voice, action))));
    sentences
}

/// What it does to moves that meet it.
pub(super) const fn role_text(role: NeutralRole) -> &'static str {
    match role {
        NeutralRole::Blocker => "Sie steht allem außer Sprüngen im Weg.",
        NeutralRole::Relay => {
            "Keine Figur kann auf ihr stehen bleiben. Ein Zug, der sie erreicht, darf von dort weitergehen, als stünde die Figur dort, in jede ihrer eigenen Richtungen; dasselbe gilt bei jeder weiteren dieser Art. Figuren greifen auch so an und geben so Schach."
        }
        NeutralRole::Gate => {
            "Ein weiter Zug, der sie erreicht, kommt aus ihrem Gegenstück wieder heraus und geht von dort in derselben Richtung weiter; enden kann er auf keiner von beiden. Anderen Zügen ist sie nur im Weg; allein der Doppelschritt eines Bauern darf durch sie führen."
        }
    }
}

/// What players do with it after a move, without a full stop.
pub(super) fn action_text(voice: Voice<'_>, action: &NeutralAction) -> String {
    let definition = voice.definition;
    let names: Vec<String> = action.neutrals.iter().map(|&one| voice.neutral_name(one).to_owned()).collect();
    let who = either(&names);
    match &action.kind {
        NeutralActionKind::Step { directions, relayed } => {
            let how = PATHS.ways(directions, definition.board.is_3d(), false);
            let on = if *relayed {
                "; würde der Schritt auf einem Relais enden, darf von dort ein weiterer solcher Schritt folgen"
            } else {
                ""
            };
            format!("{who} geht ein Feld {how} auf ein leeres Feld{on}")
        }
        NeutralActionKind::Vault => format!(
            "{who} springt: Von zweien oder mehr, die lückenlos in gerader Linie stehen, kommt das eine Ende auf das leere Feld gleich hinter dem anderen"
        ),
        NeutralActionKind::Swap { pawns_barred } => {
            let barred = pawns_barred.map_or_else(String::new, |zone| {
                let pieces = definition.pieces.iter().enumerate().filter(|(_, piece)| piece.pawn);
                let pawns: Vec<String> = pieces.map(|(kind, _)| voice.name(kind).to_owned()).collect();
                let zone = definition.zones.get(zone);
                let cells = zone.map_or_else(String::new, |zone| cells_text(&definition.board, &zone.cells, &CELLS));
                format!("; auf diese Felder darf so niemand der Art {} kommen: {cells}", both(&pawns))
            });
            format!("{who} tauscht den Platz mit einer eigenen Figur des Spielers gerade daneben{barred}")
        }
        NeutralActionKind::Anywhere => {
            format!("{who} kommt auf ein beliebiges leeres Feld, auch von außerhalb des Bretts")
        }
    }
}
