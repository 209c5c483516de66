//! Turns beyond a plain move in German: second parts, castling, swaps, refuges.

use variorum_gamedef::definition::{Castling, Landing};

use super::Voice;
use super::game::names;
use super::neutral::action_text;
use super::paths::PATHS;
use super::words::{CELL, CELLS, both, counted, either, ordinal, sentence};
use crate::explain::cells::cells_text;

/// The two parts of a turn, in lines; the first one leads.
pub(super) fn second_part(voice: Voice<'_>) -> Option<(String, Vec<String>)> {
    let second = voice.definition.second.as_ref()?;
    let lead = if second.compulsory {
        "Ein Zug hat zwei Teile, und beide sind Pflicht: Erst zieht der Spieler eine eigene Figur, dann tut er eines davon:"
    } else {
        "Ein Zug hat zwei Teile: Erst zieht der Spieler eine eigene Figur, das ist Pflicht; dann darf er, wenn er will, eines davon tun:"
    };
    let mut lines: Vec<String> = second.actions.iter().map(|action| sentence(&action_text(voice, action))).collect();
    if second.ko {
        lines.push("Kein Zurück: Was der Gegner eben von A nach B gebracht hat, darf im unmittelbar folgenden Zug nicht von B nach A.".to_owned());
    }
    if voice.definition.pieces.iter().any(|piece| piece.royal) {
        lines.push("Schach zählt erst, wenn der ganze Zug gemacht ist. Wer keine eigene Figur ziehen kann, kann überhaupt nicht ziehen.".to_owned());
    }
    lines.push("Notiert wird mit einem Komma zwischen den Teilen, etwa e2e4,b4c4.".to_owned());
    Some((lead.to_owned(), lines))
}

/// Castling rules, one a line.
pub(super) fn castling_lines(voice: Voice<'_>) -> Vec<String> {
    let castlings = &voice.definition.castlings;
    let mut lines: Vec<String> = castlings.iter().map(|castling| castling_line(voice, castling)).collect();
    if !lines.is_empty() {
        lines.push("Genannt sind die Felder von Weiß; die von Schwarz liegen gespiegelt. Notiert wird die Rochade mit den Feldern der beiden Figuren, zuerst mit dem der führenden.".to_owned());
    }
    lines
}

fn castling_line(voice: Voice<'_>, castling: &Castling) -> String {
    let definition = voice.definition;
    let board = &definition.board;
    let royal = voice.name(castling.royal);
    let partners = either(&names(voice, &castling.partners));
    let royal_from = cells_text(board, &castling.royal_from, &CELLS);
    let partner_from = cells_text(board, &castling.partner_from, &CELLS).replace(" und ", " oder ");
    let aside = match castling.landing {
        Landing::Shift(_) => "",
        Landing::Fixed { towards_last_file: true, .. } => " rechts davon",
        Landing::Fixed { towards_last_file: false, .. } => " links davon",
    };
    let mut conditions = vec![
        if castling.right_while_inside {
            "keine der beiden Figuren diese Felder je verlassen hat"
        } else {
            "keine der beiden Figuren schon gezogen hat"
        }
        .to_owned(),
    ];
    if castling.min_distance > 1 {
        conditions.push(format!(
            "sie mindestens {} voneinander entfernt stehen",
            counted(castling.min_distance.into(), CELL)
        ));
    }
    conditions.push(
        match castling.landing {
            Landing::Shift(_) => "alle Felder dazwischen leer sind",
            Landing::Fixed { .. } => "auf den Feldern, die sie überqueren oder betreten, nichts anderes steht",
        }
        .to_owned(),
    );
    let may_freeze = |&piece: &usize| definition.pieces.get(piece).is_some_and(|piece| piece.frozen_without.is_some());
    if castling.partners.iter().any(may_freeze) {
        conditions.push("die Partnerfigur nicht erstarrt ist".to_owned());
    }
    if definition.pieces.get(castling.royal).is_some_and(|piece| piece.royal) {
        conditions.push(
            "die führende Figur nicht im Schach steht und kein angegriffenes Feld überquert oder betritt".to_owned(),
        );
    }
    let goal = match castling.landing {
        Landing::Shift(cells) => format!(
            "Sie geht {} auf die Partnerfigur zu, und diese auf das Feld, das dabei zuletzt überquert wurde",
            counted(cells.into(), CELL)
        ),
        Landing::Fixed { royal_to, partner_to, .. } => {
            format!(
                "Sie geht nach {}, die Partnerfigur nach {}",
                board.cell_name(royal_to),
                board.cell_name(partner_to)
            )
        }
    };
    format!(
        "{royal} auf {royal_from} darf mit {partners} auf {partner_from}{aside} rochieren, wenn {}: {goal}.",
        both(&conditions)
    )
}

/// The royal swap.
pub(super) fn swap_line(voice: Voice<'_>) -> Option<String> {
    let swap = voice.definition.swap.as_ref()?;
    let royal = voice.name(swap.royal);
    let how = PATHS.ways(&swap.directions, voice.definition.board.is_3d(), false);
    let attacked = if swap.unattacked { ", wenn vorher keine der beiden angegriffen ist" } else { "" };
    Some(format!(
        "Statt zu ziehen, darf die Figur {royal} den Platz mit einer anderen ihrer Seite tauschen, die ein Feld entfernt steht, {how}{attacked}: {}. Notiert wird das mit ihrem Feld und dann dem der anderen.",
        either(&names(voice, &swap.partners))
    ))
}

/// The royal piece's refuge.
pub(super) fn refuge_line(voice: Voice<'_>) -> Option<String> {
    let refuge = voice.definition.refuge.as_ref()?;
    let royal = voice.name(refuge.royal);
    Some(format!(
        "Die Figur {royal} geht überallhin, solange ihre Seite eine solche auf dem Brett hat: {}. Danach darf sie diese Felder nicht mehr verlassen: {}. Steht sie außerhalb, muss sie bis zum Ende des {} Zuges ihrer Seite von da an dort sein; wer das nicht schafft, verliert.",
        either(&names(voice, &refuge.guards)),
        voice.cells(refuge.zone),
        ordinal(refuge.grace.into()),
    ))
}
