//! Rules about captures that concern all pieces: compulsory and barred captures, explosions, and pieces that change sides.

use variorum_gamedef::definition::{BarredCapture, Blast, CaptureRules, Definition, PieceSet};
use variorum_gamedef::vocabulary::Choices;
use variorum_messages::{Arg, Message};

use super::context::{Context, name, names};
use super::neutral_name;
use super::paths::ways;
use super::piece::kinds;

pub(super) fn lines(context: Context<'_>) -> Vec<Message> {
    let definition = context.definition;
    let compulsory =
        definition.capture.compulsory.then(|| compulsory(&definition.capture, definition)).into_iter().flatten();
    let blast = definition.capture.blast.iter().flat_map(|blast| blast_lines(context, blast));
    let flips = definition.capture.flips.map(|flips| Message::new("explain-flips").with("which", flips.word()));
    let barred = definition.barred.iter().map(|barred| barred_line(definition, barred));
    compulsory.chain(blast).chain(flips).chain(barred).collect()
}

/// Which capture is not allowed, when, and what lifts the bar.
fn barred_line(definition: &Definition, barred: &BarredCapture) -> Message {
    let set = |set: Option<&PieceSet>| match set {
        None => ("none", Vec::new()),
        Some(PieceSet::AllBut(but)) if but.is_empty() => ("all", Vec::new()),
        Some(PieceSet::AllBut(but)) => ("but", but.clone()),
        Some(PieceSet::These(these)) => ("these", these.clone()),
    };
    let (by, captors) = set(Some(&barred.captors));
    let (lifted, lifting) = set(barred.lifted_by.as_ref());
    Message::new("explain-capture-barred")
        .with("by", by)
        .with("captors", names(definition, &captors))
        .with("victims", names(definition, &barred.victims))
        .with("conditions", bar_conditions(barred))
        .with("lifted", lifted)
        .with("lifting", names(definition, &lifting))
}

/// The conditions under which a capture is barred.
pub(crate) fn bar_conditions(barred: &BarredCapture) -> Arg {
    let conditions = [
        (barred.afar, "explain-capture-barred-afar"),
        (barred.protected, "explain-capture-barred-protected"),
        (barred.in_return, "explain-capture-barred-in-return"),
    ];
    Arg::list(conditions.into_iter().filter(|&(given, _)| given).map(|(_, id)| Message::new(id)))
}

/// Which captures are compulsory, and which of several.
fn compulsory(rules: &CaptureRules, definition: &Definition) -> Vec<Message> {
    let CaptureRules { captors, victims, best_first, .. } = rules;
    let some = |kinds: &[usize]| if kinds.is_empty() { "all" } else { "some" };
    let mut lines = vec![
        Message::new("explain-compulsory-capture")
            .with("which", if captors.is_empty() && victims.is_empty() { "all" } else { "some" })
            .with("by", some(captors))
            .with("captors", names(definition, captors))
            .with("of", some(victims))
            .with("victims", names(definition, victims))
            .with("choice", best_first.is_empty()),
    ];
    if !best_first.is_empty() {
        lines.push(Message::new("explain-best-capture").with("pieces", names(definition, best_first)));
    }
    lines
}

fn blast_lines(context: Context<'_>, blast: &Blast) -> Vec<Message> {
    let definition = context.definition;
    let remains = blast.remains.and_then(|neutral| definition.neutrals.get(neutral)).map(neutral_name);
    if !definition.capture.explodes() {
        let perishing: Vec<usize> = (0..definition.pieces.len()).filter(|&kind| blast.takes_captor(kind)).collect();
        let line = Message::new("explain-perish").with("pieces", names(definition, &perishing));
        return vec![match remains {
            Some(neutral) => line.with("remains", "neutral").with("neutral", neutral),
            None => line.with("remains", "nothing"),
        }];
    }
    let mut lines = vec![
        Message::new("explain-blast")
            .with("ways", ways(&blast.directions, context.geometry(), false))
            .with("spares", if blast.spares.is_empty() { "none" } else { "some" })
            .with("pieces", names(definition, &blast.spares)),
    ];
    if !blast.survivors.is_empty() {
        lines.push(Message::new("explain-blast-survivors").with("pieces", names(definition, &blast.survivors)));
    }
    lines.extend(remains.map(|neutral| Message::new("explain-blast-remains").with("neutral", neutral)));
    for royal in kinds(definition, |piece| piece.is_royal()).into_iter().filter(|royal| !blast.spares.contains(royal)) {
        lines.push(Message::new("explain-blast-royal").with("royal", name(definition, royal)));
    }
    lines
}
