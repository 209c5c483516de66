//! How games end, in German lines.

use variorum_gamedef::definition::Fate;

use super::Voice;
use super::game::names;
use super::paths::PATHS;
use super::words::{either, ordinal};
use crate::explain::piece::names_of;

/// A line for each way in which a game ends.
pub(super) fn ending_lines(voice: Voice<'_>) -> Vec<String> {
    let definition = voice.definition;
    let endings = &definition.endings;
    let in_space = definition.board.is_3d();
    let mut lines = Vec::new();
    let royals = names_of(definition, |piece| piece.royal);
    if !royals.is_empty() {
        lines.push(format!(
            "Matt: Wer keinen erlaubten Zug hat, während seine königliche Figur ({}) angegriffen ist, verliert.",
            either(&royals)
        ));
    }
    if let Some(marriage) = &endings.marriage {
        lines.push(format!(
            "Hochzeit: Wessen {} am Ende des eigenen Zuges, nicht im Schach, neben einer Figur der Art {} der eigenen Seite steht, der gewinnt (daneben: ein Feld entfernt, {}).",
            voice.name(marriage.royal),
            voice.name(marriage.partner),
            PATHS.ways(&marriage.directions, in_space, false)
        ));
    }
    for group in &endings.extinction {
        lines.push(match group.as_slice() {
            [one] => format!("Wer am Zug ist und keine Figur der Art {} mehr hat, verliert.", voice.name(*one)),
            _ => format!(
                "Wer am Zug ist und keine dieser Figuren mehr hat, verliert: {}.",
                names(voice, group).join(", ")
            ),
        });
    }
    if !endings.facing.is_empty() {
        lines.push(format!(
            "Die beiden königlichen Figuren ({}) dürfen einander nicht gegenüberstehen: Aus jeder Entfernung {}, wenn nichts dazwischensteht, greift jede die andere an.",
            either(&royals),
            PATHS.ways(&endings.facing, in_space, true)
        ));
    }
    if endings.bare {
        lines.push("Wer am Ende des eigenen Zuges nur noch die königliche Figur hat, verliert; haben beide nur noch sie, ist die Partie remis.".to_owned());
    }
    let who = if royals.is_empty() {
        "Wer keinen erlaubten Zug hat"
    } else {
        "Wer nicht im Schach steht, aber keinen erlaubten Zug hat"
    };
    lines.push(match endings.stalemate {
        Fate::Draw => format!("{who}, ist patt: remis."),
        Fate::Loses => format!("{who}, verliert."),
        Fate::Wins => format!("{who}, gewinnt."),
    });
    if endings.repetition > 0 {
        let perpetual = if endings.perpetual_check == Fate::Loses {
            "; wer aber seit ihrem ersten Auftreten mit jedem Zug Schach gab, verliert"
        } else {
            ""
        };
        let times = ordinal(endings.repetition.into());
        lines.push(format!("Kommt dieselbe Stellung zum {times} Mal vor, ist die Partie remis{perpetual}."));
    }
    if let Some(turns) = endings.quiet_turns {
        let pawns = names_of(definition, |piece| piece.pawn);
        let mut resets = vec!["Schlag".to_owned()];
        if definition.pieces.iter().any(|piece| piece.returns.is_some()) {
            resets.push("Einsetzen".to_owned());
        }
        if !pawns.is_empty() {
            resets.push(format!("Zug einer Figur der Art {}", either(&pawns)));
        }
        lines.push(format!("Nach {turns} Zügen jeder Seite ohne {} ist die Partie remis.", either(&resets)));
    }
    lines
}
