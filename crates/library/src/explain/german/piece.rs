//! A kind of piece in German: its moves, what holds it back, what it becomes. Names of pieces stand without articles: nobody knows their gender.

use variorum_gamedef::definition::{CountCondition, PieceTypeId, Promotion, PromotionDuty, PromotionForm};

use super::Voice;
use super::motion::motion_sentence;
use super::words::{PIECE, alternatives, counted, either, number, sentence};
use crate::explain::piece::{self, merged};

/// How it moves and what holds it back. `alike`: what is said in place of its moves.
pub(super) fn moves_and_limits(voice: Voice<'_>, piece: PieceTypeId, alike: Option<String>) -> Vec<String> {
    let Some(kind) = voice.definition.pieces.get(piece) else { return Vec::new() };
    let motions = merged(&kind.motions);
    let before = |at: usize| at.checked_sub(1).and_then(|at| motions.get(at));
    let moves = || motions.iter().enumerate().map(|(at, motion)| motion_sentence(voice, motion, before(at))).collect();
    let mut sentences: Vec<String> = alike.map_or_else(moves, |alike| vec![alike]);
    if let Some(zone) = kind.confined {
        sentences.push(format!("Sie darf nur auf diese Felder ziehen: {}.", voice.cells(zone)));
    }
    if let Some(zone) = kind.barred {
        sentences.push(format!("Sie darf nie auf diese Felder ziehen: {}.", voice.cells(zone)));
    }
    if let Some(guard) = kind.frozen_without {
        sentences.push(format!(
            "Solange ihre Seite keine Figur der Art {} hat, ist sie erstarrt: Sie zieht nicht, schlägt nicht und gibt kein Schach.",
            voice.name(guard)
        ));
    }
    if kind.royal {
        sentences.push("Königlich: Kein Zug darf sie angegriffen lassen, und ihr Matt verliert die Partie.".to_owned());
    }
    sentences
}

/// What happens when it is captured, and where it may be dropped.
pub(super) fn hand_sentences(voice: Voice<'_>, piece: PieceTypeId) -> Vec<String> {
    let Some(kind) = voice.definition.pieces.get(piece) else { return Vec::new() };
    let mut sentences = Vec::new();
    if let Some(into) = kind.returns {
        let as_what = if into == piece { String::new() } else { format!(" als {}", voice.name(into)) };
        sentences.push(format!("Geschlagen kommt sie{as_what} auf die Hand dessen, der sie geschlagen hat."));
    }
    let limits = drop_limits(voice, piece);
    if !limits.is_empty() {
        sentences.push(format!("Sie darf nicht eingesetzt werden: {}.", alternatives(&limits)));
    }
    sentences
}

/// Where and when a piece may not be dropped.
pub(super) fn drop_limits(voice: Voice<'_>, piece: PieceTypeId) -> Vec<String> {
    let Some(kind) = voice.definition.pieces.get(piece) else { return Vec::new() };
    let drop = &kind.drop;
    let mut limits = Vec::new();
    limits.extend(drop.barred.map(|zone| format!("auf {}", voice.cells(zone))));
    limits.extend(drop.only.map(|zone| format!("außerhalb von {}", voice.cells(zone))));
    if drop.one_per_file {
        limits.push("auf einer Linie, auf der ihre Seite schon eine hat".to_owned());
    }
    if drop.no_mate {
        limits.push("wo sie sofort mattsetzt".to_owned());
    }
    limits
}

/// What a piece may become.
pub(super) fn promotion_sentences(voice: Voice<'_>, piece: PieceTypeId) -> Vec<String> {
    let promotions = voice.definition.promotions.iter().filter(|promotion| promotion.pieces.contains(&piece));
    promotions.map(|promotion| promotion_sentence(voice, promotion, "sie")).collect()
}

/// `who`: the piece in the sentence.
pub(super) fn promotion_sentence(voice: Voice<'_>, promotion: &Promotion, who: &str) -> String {
    let cells = voice.cells(promotion.zone);
    let when = if promotion.leaving_counts {
        format!("wenn ihr Zug dort beginnt oder endet ({cells}), ")
    } else {
        format!("wenn {who} dorthin kommt ({cells}), ")
    };
    let verb = match (promotion.duty, promotion.form) {
        (PromotionDuty::Always, PromotionForm::Chosen) if promotion.into.len() > 1 => "muss sie sich umwandeln in",
        (PromotionDuty::Always, _) => "wird sie umgewandelt in",
        (PromotionDuty::WhenStuck, _) => "darf sie sich umwandeln in",
    };
    let mut text = format!("{when}{verb} {}", choices(voice, promotion));
    if promotion.from_pool {
        text.push_str(
            ", aber nur in eine Art, von der ihre Seite eine Figur verloren hat; diese wird dabei verbraucht",
        );
        if promotion.duty == PromotionDuty::Always {
            text.push_str(", und ohne sie ist der Zug nicht möglich");
        }
    }
    if promotion.duty == PromotionDuty::WhenStuck {
        text.push_str("; sie muss es, wenn sie sonst nie wieder ziehen könnte");
    }
    sentence(&text)
}

/// `Dame oder Turm; oder Kaiserin, wenn ihre Seite mindestens zwei Figuren der Art Prinz hat`.
fn choices(voice: Voice<'_>, promotion: &Promotion) -> String {
    let amount = |count: &CountCondition| amount(voice.name(count.piece), count.least, count.most);
    let items: Vec<String> = piece::choices(promotion, amount, "und")
        .into_iter()
        .map(|(conditions, pieces)| {
            let pieces = either(&pieces.iter().map(|&piece| voice.name(piece).to_owned()).collect::<Vec<_>>());
            if conditions.is_empty() { pieces } else { format!("{pieces}, wenn ihre Seite {conditions} hat") }
        })
        .collect();
    let conditional = promotion.into.iter().any(|choice| !choice.conditions.is_empty());
    let text = items.join("; oder ");
    if conditional { format!("{text} (gezählt vor dem Zug)") } else { text }
}

/// `mindestens zwei Figuren der Art Prinz`, `keine Figur der Art Herzog`.
fn amount(name: &str, least: u16, most: u16) -> String {
    let pieces = |count: u16| format!("{} der Art {name}", counted(count.into(), PIECE));
    match (least, most) {
        (0, 0) => format!("keine Figur der Art {name}"),
        _ if least == most => format!("genau {}", pieces(least)),
        (0, u16::MAX) => format!("beliebig viele Figuren der Art {name}"),
        (_, u16::MAX) => format!("mindestens {}", pieces(least)),
        (0, _) => format!("höchstens {}", pieces(most)),
        _ => format!("{} bis {}", number(least.into()), pieces(most)),
    }
}
