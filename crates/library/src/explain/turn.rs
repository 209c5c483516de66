//! Special turns: several moves, several turns in a row, second parts, castling, swaps, refuges.

use variorum_gamedef::definition::{Castling, Definition, InARow, Landing, Series};
use variorum_gamedef::vocabulary::Choices as _;
use variorum_messages::{Arg, Message};

use super::cells::one_of_cells;
use super::context::{Context, name, names};
use super::neutral::action;
use super::paths::ways;
use super::samples;

/// The introduction and the lines about turns of two parts; `None` if the game has none.
pub(super) fn second_part(context: Context<'_>) -> Option<(Message, Vec<Message>)> {
    let second = context.definition.second.as_ref()?;
    let lead = Message::new("explain-turn").with("compulsory", second.compulsory);
    let line = |one| Message::new("explain-action").with("action", action(context, one));
    let mut lines: Vec<Message> = second.actions.iter().map(line).collect();
    if second.ko {
        lines.push(Message::new("explain-turn-ko"));
    }
    if context.definition.pieces.iter().any(|piece| piece.is_royal()) {
        lines.push(Message::new("explain-turn-check"));
    }
    let mut samples: Vec<String> = Vec::new();
    for one in &second.actions {
        let sample = samples::two_parts(context.definition, one);
        if !samples.contains(&sample) {
            samples.push(sample);
        }
    }
    lines.push(Message::new("explain-turn-notation").with("samples", Arg::list(samples)));
    Some((lead, lines))
}

/// The introduction and the lines about turns of several moves; `None` if turns have one.
pub(super) fn series(definition: &Definition) -> Option<(Message, Vec<Message>)> {
    let Series { first_single, check_ends, other_piece } = definition.series?;
    let royal = definition.pieces.iter().any(|piece| piece.is_royal());
    let passed = definition.pieces.iter().flat_map(|piece| &piece.motions).any(|motion| motion.en_passant);
    let lines = [
        (first_single, "explain-series-first"),
        (royal, "explain-series-legal"),
        (check_ends, "explain-series-check"),
        (passed, "explain-series-passing"),
        (true, "explain-series-stuck"),
        (true, "explain-series-notation"),
    ];
    let lines = lines.into_iter().filter(|&(said, _)| said).map(|(_, id)| Message::new(id)).collect();
    Some((Message::new("explain-series").with("other", other_piece), lines))
}

/// The introduction and the lines about several turns in a row; `None` if players take turns.
pub(super) fn in_a_row(definition: &Definition) -> Option<(Message, Vec<Message>)> {
    let InARow { turns: [white, black], grows, check_ends, check_last } = definition.in_a_row?;
    let royal = definition.pieces.iter().any(|piece| piece.is_royal());
    let passed = definition.pieces.iter().flat_map(|piece| &piece.motions).any(|motion| motion.en_passant);
    let lines = [
        (royal, "explain-in-a-row-legal"),
        (check_ends, "explain-in-a-row-check-ends"),
        (check_last, "explain-in-a-row-check-last"),
        (passed, "explain-in-a-row-passing"),
    ];
    let mut lines: Vec<Message> = lines.into_iter().filter(|&(said, _)| said).map(|(_, id)| Message::new(id)).collect();
    if grows > 0 {
        lines.insert(0, Message::new("explain-in-a-row-grows").with("turns", grows));
    }
    Some((Message::new("explain-in-a-row").with("white", white).with("black", black), lines))
}

/// The line about passing; `None` if nobody may pass.
pub(super) fn pass_line(definition: &Definition) -> Option<Message> {
    let when = definition.pass?;
    Some(Message::new("explain-pass").with("when", when.word()).with("text", variorum_rules::PASS_TEXT))
}

/// The castling rules, one a line.
pub(super) fn castling_lines(context: Context<'_>) -> Vec<Message> {
    let definition = context.definition;
    let mut lines: Vec<Message> = definition.castlings.iter().map(|castling| castles(context, castling)).collect();
    if !lines.is_empty() {
        let chosen = definition.castlings.iter().any(|castling| matches!(castling.landing, Landing::Between { .. }));
        lines.push(context.sides(Message::new("explain-castling-notation")).with("chosen", chosen));
    }
    lines
}

fn castles(context: Context<'_>, castling: &Castling) -> Message {
    let (definition, places) = (context.definition, context.places());
    let (side, clear, landing) = match castling.landing {
        Landing::Shift(cells) => {
            let landing = Message::new("explain-castling-shift").with("cells", cells);
            ("any", "explain-castling-cells-between", landing)
        }
        Landing::Between { least, most } => {
            let landing = Message::new("explain-castling-choice").with("least", least).with("most", most);
            ("any", "explain-castling-cells-between", landing)
        }
        Landing::Fixed { towards_last_file, royal_to, partner_to } => {
            let landing = Message::new("explain-castling-fixed")
                .with("royal-to", places.cell(royal_to))
                .with("partner-to", places.cell(partner_to));
            (if towards_last_file { "right" } else { "left" }, "explain-castling-way-clear", landing)
        }
    };
    let with_royal = |id: &'static str| Message::new(id).with("royal", name(definition, castling.royal));
    let mut conditions = vec![Message::new(if castling.right_while_inside {
        "explain-castling-never-left"
    } else {
        "explain-castling-unmoved"
    })];
    if castling.min_distance > 1 {
        conditions.push(Message::new("explain-castling-distance").with("cells", castling.min_distance));
    }
    conditions.push(Message::new(clear));
    let may_freeze = |&piece: &usize| definition.pieces.get(piece).is_some_and(|piece| !piece.frozen.is_empty());
    if castling.partners.iter().any(may_freeze) {
        conditions.push(Message::new("explain-castling-not-frozen"));
    }
    if definition.pieces.get(castling.royal).is_some_and(|piece| piece.is_royal()) {
        conditions.push(with_royal("explain-castling-unattacked"));
    }
    with_royal("explain-castling")
        .with("royal-from", one_of_cells(places, &castling.royal_from))
        .with("partners", names(definition, &castling.partners))
        .with("partner-from", one_of_cells(places, &castling.partner_from))
        .with("side", side)
        .with("conditions", conditions)
        .with("goal", landing.with("royal", name(definition, castling.royal)))
}

/// The royal piece's swap.
pub(super) fn swap_line(definition: &Definition) -> Option<Message> {
    let swap = definition.swap.as_ref()?;
    let message = Message::new("explain-swap")
        .with("royal", name(definition, swap.royal))
        .with("partners", names(definition, &swap.partners))
        .with("ways", ways(&swap.directions, definition.board.geometry(), false));
    Some(message.with("unattacked", swap.unattacked))
}

/// The royal piece's refuge.
pub(super) fn refuge_line(context: Context<'_>) -> Option<Message> {
    let refuge = context.definition.refuge.as_ref()?;
    let message = Message::new("explain-refuge")
        .with("royal", name(context.definition, refuge.royal))
        .with("guards", names(context.definition, &refuge.guards))
        .with("turn", refuge.grace);
    Some(context.zone(message, "zone", refuge.zone))
}
