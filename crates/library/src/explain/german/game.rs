//! A whole game in German: board, pieces, promotion, captured pieces.

use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{
    Continuation, NeutralRole, PieceTypeId, Promotion, PromotionDuty, PromotionForm, RemotePromotion,
};

use super::words::{FILE, FILESTACK, LEVEL, RANK, alternatives, both, capital, counted, either, sentence};
use super::{Voice, neutral, piece, turn};
use crate::explain::hands::{Returning, returning};
use crate::explain::piece::{moves_as, names_of, promotion_groups};
use crate::explain::{any_path, ring_sizes};

/// The board: its size, its sides, how cells hang together.
pub(super) fn board_lines(voice: Voice<'_>) -> Vec<String> {
    let definition = voice.definition;
    let board = &definition.board;
    let levels = if board.mirror_levels { " (Reihen und Ebenen)" } else { "" };
    let mut lines = vec![
        size_line(board),
        format!(
            "Weiß beginnt auf Reihe 1, Schwarz auf Reihe {}; „vorwärts“ heißt: weg vom eigenen Spieler, und was für Weiß gesagt ist, gilt für Schwarz gespiegelt{levels}.",
            board.ranks
        ),
    ];
    if board.is_3d() {
        lines.push("Ein gerader Schritt ändert eines von Ebene, Säule und Reihe, ein schräger zwei davon, ein doppelt schräger alle drei. „Innerhalb der Reihe“ heißt: Ebene oder Säule ändern sich oder beide, die Reihe nicht.".to_owned());
    }
    if board.wraps {
        lines.push(
            "Die letzte Linie liegt neben der ersten: Figuren gehen von der einen auf die andere über.".to_owned(),
        );
    }
    if any_path(definition, |path| path.steps.iter().any(|step| step.ring.is_some())) {
        lines.push(format!(
            "Eine Linie ist eine Folge von Feldern von einem Spieler zum anderen. Um die Mitte des Bretts bilden die Linien Ringe, von innen nach außen aus {} Linien. „Im selben Ring“ heißt: auf eine Linie desselben Rings; „in einen anderen Ring“: auf eine Linie eines anderen.",
            both(&ring_sizes(board))
        ));
    }
    if any_path(definition, |path| path.continuation == Continuation::Turning) {
        lines.push("Um die Ecken des Rings herum: Ein Weg in einem Ring geht um jede Ecke dieses Rings weiter, immer in derselben Drehrichtung und immer vorwärts oder immer rückwärts.".to_owned());
    }
    if any_path(definition, |path| path.continuation == Continuation::Reflecting) {
        lines.push("An Ringecken und in der Mitte abknickend: Ein Weg in einen anderen Ring, der an die Ecke eines Rings kommt, biegt rechtwinklig ab und führt wieder nach außen (kam er über Ebenen, geht er über Säulen weiter, und umgekehrt); einer, der auf die mittlere Linie kommt, geht geradeaus weiter oder nach einer der beiden Seiten.".to_owned());
    }
    lines
}

fn size_line(board: &Board) -> String {
    let last_file = char::from(b'a' + board.files.saturating_sub(1));
    let cells = board.cell_count();
    let ranks = counted(board.ranks.into(), RANK);
    match (board.levels.first(), board.levels.last()) {
        (Some(top), Some(bottom)) => format!(
            "{} ({top} oben bis {bottom} unten), {} (a bis {last_file}) und {ranks}: {cells} Felder, jedes nach Ebene, Säule und Reihe benannt, etwa {}.",
            capital(&counted(board.levels.len(), LEVEL)),
            counted(board.files.into(), FILESTACK),
            board.cell_name(0),
        ),
        _ => {
            format!("{} (a bis {last_file}) und {ranks}: {cells} Felder.", capital(&counted(board.files.into(), FILE)),)
        }
    }
}

/// A line for each kind of piece; kinds that move as one before them point to it.
pub(super) fn pieces_lines(voice: Voice<'_>) -> Vec<String> {
    let line = |kind: PieceTypeId| {
        let token = voice.definition.pieces.get(kind).map_or("", |piece| piece.token.as_str());
        let alike = moves_as(voice.definition, kind).map(|other| format!("Zieht wie {}.", other.name));
        let sentences = piece::moves_and_limits(voice, kind, alike);
        format!("{} ({token}): {}", voice.name(kind), sentences.join(" "))
    };
    (0..voice.definition.pieces.len()).map(line).collect()
}

/// A line for each kind of neutral piece.
pub(super) fn neutral_lines(voice: Voice<'_>) -> Vec<String> {
    let definition = voice.definition;
    let mut lines: Vec<String> = definition
        .neutrals
        .iter()
        .map(|kind| format!("{} ({}): {}", kind.name, kind.token, neutral::role_text(kind.role)))
        .collect();
    let relays = definition.neutrals.iter().any(|kind| kind.role != NeutralRole::Blocker);
    if relays && definition.pieces.iter().any(|piece| !piece.pawn) {
        lines.push(
            "Eine Figur (nur kein Bauer), die so auf ihr eigenes Feld zurückkommt, hat einen Zug gemacht.".to_owned(),
        );
    }
    lines
}

/// All promotions, a line for each group, and how they are written.
pub(super) fn promotion_lines(voice: Voice<'_>) -> Vec<String> {
    let definition = voice.definition;
    let line = |group: &[Promotion]| match group {
        [one] => {
            format!("{}: {}", either(&names(voice, &one.pieces)), piece::promotion_sentence(voice, one, "die Figur"))
        }
        _ => group_line(voice, group),
    };
    let mut lines: Vec<String> = promotion_groups(definition).into_iter().map(line).collect();
    lines.extend(definition.remote_promotions.iter().map(|remote| remote_line(voice, remote)));
    let uses = |form: PromotionForm| definition.promotions.iter().any(|promotion| promotion.form == form);
    if uses(PromotionForm::Chosen) {
        lines.push("Notiert wird das mit = und dem Buchstaben der neuen Figur am Ende des Zuges.".to_owned());
    }
    if uses(PromotionForm::Fixed) {
        lines.push("Notiert wird das mit + am Ende des Zuges; ohne + bleibt die Figur, was sie ist.".to_owned());
    }
    lines
}

fn group_line(voice: Voice<'_>, group: &[Promotion]) -> String {
    let Some(first) = group.first() else { return String::new() };
    let cells = voice.cells(first.zone);
    let when = if first.leaving_counts { "beginnt oder endet" } else { "endet" };
    let duty = match first.duty {
        PromotionDuty::Always => "muss sich eine Figur umwandeln",
        PromotionDuty::WhenStuck => {
            "darf sich eine Figur umwandeln, und sie muss es, wenn sie sonst nie wieder ziehen könnte"
        }
    };
    let pairs: Vec<String> = group
        .iter()
        .flat_map(|promotion| {
            let into: Vec<PieceTypeId> = promotion.into.iter().map(|choice| choice.piece).collect();
            promotion.pieces.iter().map(move |&piece| (piece, into.clone()))
        })
        .map(|(piece, into)| format!("{} in {}", voice.name(piece), either(&names(voice, &into))))
        .collect();
    format!("Wenn ihr Zug hier {when} ({cells}), {duty}: {}.", pairs.join(", "))
}

fn remote_line(voice: Voice<'_>, remote: &RemotePromotion) -> String {
    let list = |pieces: &[PieceTypeId]| either(&names(voice, pieces));
    let mut text = format!(
        "Zieht eine Figur der Art {} aus dem einen Bereich ({}) in den anderen ({}), darf ihr Spieler im selben Zug anderswo umwandeln: {} in {}, soweit seine Seite eine solche Figur verloren hat; die verlorene wird dabei verbraucht.",
        list(&remote.movers),
        voice.cells(remote.from),
        voice.cells(remote.to),
        list(&remote.promotes),
        list(&remote.into),
    );
    if let Some((zone, pieces)) = &remote.keep {
        text.push_str(&format!(
            " Danach muss hier ({}) noch eine Figur dieser Art seiner Seite stehen: {}.",
            voice.cells(*zone),
            list(pieces)
        ));
    }
    let example =
        remote.into.first().and_then(|&piece| voice.definition.pieces.get(piece)).map_or("", |piece| &piece.token);
    text.push_str(&format!(" Notiert wird das nach einem Komma, etwa FELD={example}."));
    text
}

/// What becomes of captured pieces, in lines; none where they all vanish.
pub(super) fn hand_lines(voice: Voice<'_>) -> Vec<String> {
    let definition = voice.definition;
    let Some(returning) = returning(definition) else { return Vec::new() };
    let mut lines = vec![
        "Eine geschlagene Figur wechselt die Seite und kommt auf die Hand dessen, der sie geschlagen hat. Statt zu ziehen, darf ein Spieler eine Figur von der Hand auf ein leeres Feld einsetzen, von dem sie noch ziehen könnte.".to_owned(),
    ];
    match returning {
        Returning::AsThemselves => {}
        Returning::AsBefore => {
            lines.push("Umgewandelte Figuren kehren als das zurück, was sie vorher waren.".to_owned())
        }
        Returning::Changed(pairs) => {
            let pairs: Vec<String> = pairs
                .into_iter()
                .map(|(piece, into)| format!("{} als {}", voice.name(piece), voice.name(into)))
                .collect();
            lines.push(format!("Manche kehren als eine andere Art zurück: {}.", both(&pairs)));
        }
    }
    let vanishing = names_of(definition, |piece| piece.returns.is_none() && !piece.royal);
    if !vanishing.is_empty() {
        lines.push(format!("Diese kehren nicht zurück: {}.", both(&vanishing)));
    }
    for kind in 0..definition.pieces.len() {
        let limits = piece::drop_limits(voice, kind);
        if !limits.is_empty() {
            lines.push(sentence(&format!(
                "{} darf nicht eingesetzt werden: {}",
                voice.name(kind),
                alternatives(&limits)
            )));
        }
    }
    lines.push("Notiert wird das Einsetzen mit dem Buchstaben der Figur, einem @ und dem Feld, etwa P@e5.".to_owned());
    lines
}

/// The royal piece's special rules.
pub(super) fn royal_lines(voice: Voice<'_>) -> Vec<String> {
    turn::swap_line(voice).into_iter().chain(turn::refuge_line(voice)).collect()
}

pub(super) fn names(voice: Voice<'_>, pieces: &[PieceTypeId]) -> Vec<String> {
    pieces.iter().map(|&piece| voice.name(piece).to_owned()).collect()
}
