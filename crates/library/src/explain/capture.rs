//! Rules about captures that concern all pieces: compulsory captures, explosions, and pieces that change sides.

use variorum_gamedef::definition::Blast;
use variorum_gamedef::vocabulary::Choices;
use variorum_messages::Message;

use super::context::{Context, name, names};
use super::paths::ways;
use super::piece::kinds;

pub(super) fn lines(context: Context<'_>) -> Vec<Message> {
    let definition = context.definition;
    let compulsory = definition.capture.compulsory.then(|| Message::new("explain-compulsory-capture"));
    let blast = definition.capture.blast.iter().flat_map(|blast| blast_lines(context, blast));
    let flips = definition.capture.flips.map(|flips| Message::new("explain-flips").with("which", flips.word()));
    compulsory.into_iter().chain(blast).chain(flips).collect()
}

fn blast_lines(context: Context<'_>, blast: &Blast) -> Vec<Message> {
    let definition = context.definition;
    let mut lines = vec![
        Message::new("explain-blast")
            .with("ways", ways(&blast.directions, context.geometry(), false))
            .with("spares", if blast.spares.is_empty() { "none" } else { "some" })
            .with("pieces", names(definition, &blast.spares)),
    ];
    for royal in kinds(definition, |piece| piece.is_royal()) {
        lines.push(Message::new("explain-blast-royal").with("royal", name(definition, royal)));
    }
    lines
}
