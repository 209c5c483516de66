//! Turns beyond a plain move: castling, swaps, second parts, drops, neutral pieces.

use variorum_gamedef::definition::{
    Castling, Definition, Landing, Neutral, NeutralAction, NeutralActionKind, NeutralId, NeutralRole, RemotePromotion,
};

use super::Voice;
use super::cells::cells_text;
use super::hands::{Returning, returning};
use super::piece::{drop_limits, name, names, names_of, one_of};
use super::steps::PATHS;
use super::words::{CELLS, both, capital, either, number, ordinal, plural, sentence, with_article};

/// A line for each kind of neutral piece.
pub(super) fn neutral_lines(definition: &Definition) -> Vec<String> {
    let relays = definition.neutrals.iter().any(|neutral| neutral.role != NeutralRole::Blocker);
    let line = |neutral: &Neutral| format!("{} ({}): {}", neutral.name, neutral.token, role_text(neutral));
    let mut lines: Vec<String> = definition.neutrals.iter().map(line).collect();
    if relays && definition.pieces.iter().any(|piece| !piece.pawn) {
        lines.push("A piece (pawns excepted) that comes back to its own cell this way has made a move.".to_owned());
    }
    lines
}

/// What a neutral piece does to moves that meet it.
fn role_text(neutral: &Neutral) -> String {
    match neutral.role {
        NeutralRole::Blocker => "it stands in the way of everything but leaps.".to_owned(),
        NeutralRole::Relay => format!(
            "no piece can stop on it. A move that comes to a {0} may go on from there as if the piece stood there, in any direction of its own; the same holds at the next {0}. Pieces also attack and give check that way.",
            neutral.name
        ),
        NeutralRole::Gate => format!(
            "a slide that comes to a {0} comes out of the other {0}, going the same way, and goes on from there; it cannot stop on one. For other moves a {0} is only in the way, save that a pawn's double step may lead through it.",
            neutral.name
        ),
    }
}

/// One kind of neutral piece in sentences: its role, and what players do with it after their move.
pub(super) fn neutral_sentences(definition: &Definition, neutral: NeutralId) -> Vec<String> {
    let Some(kind) = definition.neutrals.get(neutral) else { return Vec::new() };
    let mut sentences = vec![capital(&role_text(kind)), "It belongs to neither side and is never captured.".to_owned()];
    let actions = definition.second.iter().flat_map(|second| &second.actions);
    let its = actions.filter(|action| action.neutrals.contains(&neutral));
    sentences.extend(its.map(|action| format!("After a move: {}", uncapital(&neutral_action(definition, action)))));
    sentences
}

fn uncapital(text: &str) -> String {
    let mut letters = text.chars();
    letters.next().map_or_else(String::new, |first| first.to_lowercase().chain(letters).collect())
}

/// The two parts of a turn, in lines; the first one leads.
pub(super) fn second_part(definition: &Definition) -> Option<(String, Vec<String>)> {
    let second = definition.second.as_ref()?;
    let lead = if second.compulsory {
        "A turn has two parts, both compulsory: first the player moves one of their own pieces, then does one of these:"
    } else {
        "A turn has two parts: first the player moves one of their own pieces, which is compulsory; then, if they like, they do one of these:"
    };
    let mut lines: Vec<String> = second.actions.iter().map(|action| neutral_action(definition, action)).collect();
    if second.ko {
        lines.push("No undoing: what the opponent has just moved from A to B may not be moved back from B to A in the very next turn.".to_owned());
    }
    if definition.pieces.iter().any(|piece| piece.royal) {
        lines.push(
            "Check counts when the whole turn is done. A player who cannot move a piece of their own cannot move at all."
                .to_owned(),
        );
    }
    lines.push("Written with a comma between the parts, such as e2e4,b4c4.".to_owned());
    Some((lead.to_owned(), lines))
}

fn neutral_names(definition: &Definition, neutrals: &[NeutralId]) -> Vec<String> {
    neutrals.iter().filter_map(|&one| definition.neutrals.get(one)).map(|one| one.name.clone()).collect()
}

fn neutral_action(definition: &Definition, action: &NeutralAction) -> String {
    let names = neutral_names(definition, &action.neutrals);
    let who = with_article(&either(&names));
    let text = match &action.kind {
        NeutralActionKind::Step { directions, relayed } => {
            let how = PATHS.ways(directions, definition.board.is_3d(), false);
            let on = if *relayed {
                "; if the step would end on a relay, it may go on from there with another such step"
            } else {
                ""
            };
            format!("{who} steps one cell {how} to an empty cell{on}")
        }
        NeutralActionKind::Vault => {
            let many = both(&names.iter().map(|name| plural(name)).collect::<Vec<_>>());
            format!(
                "{who} vaults: in an unbroken straight line of two or more {many}, the one at an end goes to the empty cell just beyond the other end"
            )
        }
        NeutralActionKind::Swap { pawns_barred } => {
            let barred = pawns_barred.map_or_else(String::new, |zone| {
                let pawns: Vec<String> =
                    definition.pieces.iter().filter(|piece| piece.pawn).map(|piece| plural(&piece.name)).collect();
                let zone = definition
                    .zones
                    .get(zone)
                    .map_or_else(String::new, |zone| cells_text(&definition.board, &zone.cells, &CELLS));
                format!("; {} may not be put on {zone} that way", both(&pawns))
            });
            format!("{who} and a piece of the player's own straight beside it change places{barred}")
        }
        NeutralActionKind::Anywhere => {
            format!("{who} goes to any empty cell; one that is not yet on the board is put there")
        }
    };
    sentence(&text)
}

/// Castling rules, one a line.
pub(super) fn castling_lines(definition: &Definition) -> Vec<String> {
    let mut lines: Vec<String> =
        definition.castlings.iter().map(|castling| castling_line(definition, castling)).collect();
    if !lines.is_empty() {
        lines.push("Cells are White's; Black's are mirrored. Castling is written as the two pieces’ cells, the one that leads first.".to_owned());
    }
    lines
}

fn castling_line(definition: &Definition, castling: &Castling) -> String {
    let board = &definition.board;
    let royal = name(definition, castling.royal);
    let partners = either(&names(definition, &castling.partners));
    let royal_from = cells_text(board, &castling.royal_from, &CELLS);
    let partner_from = cells_text(board, &castling.partner_from, &CELLS).replace(" and ", " or ");
    let right = if castling.right_while_inside {
        "neither has left these cells".to_owned()
    } else {
        "neither has moved".to_owned()
    };
    let aside = match castling.landing {
        Landing::Shift(_) => String::new(),
        Landing::Fixed { towards_last_file: true, .. } => " to its right".to_owned(),
        Landing::Fixed { towards_last_file: false, .. } => " to its left".to_owned(),
    };
    let mut conditions = vec![right];
    if castling.min_distance > 1 {
        conditions.push(format!("they are at least {} cells apart", number(castling.min_distance.into())));
    }
    conditions.push(match castling.landing {
        Landing::Shift(_) => "all cells between them are empty".to_owned(),
        Landing::Fixed { .. } => "no other piece stands on the cells that they cross or reach".to_owned(),
    });
    if castling
        .partners
        .iter()
        .any(|&partner| definition.pieces.get(partner).is_some_and(|piece| piece.frozen_without.is_some()))
    {
        conditions.push("the partner is not frozen".to_owned());
    }
    if definition.pieces.get(castling.royal).is_some_and(|piece| piece.royal) {
        conditions.push(format!("the {royal} is not in check and neither crosses nor reaches an attacked cell"));
    }
    let goal = match castling.landing {
        Landing::Shift(cells) => format!(
            "the {royal} goes {} cells towards the partner, and the partner to the cell just passed by it",
            number(cells.into())
        ),
        Landing::Fixed { royal_to, partner_to, .. } => {
            format!("the {royal} goes to {}, the partner to {}", board.cell_name(royal_to), board.cell_name(partner_to))
        }
    };
    format!(
        "The {royal} on {royal_from} may castle with {} on {partner_from}{aside} if {}: {goal}.",
        with_article(&partners),
        both(&conditions)
    )
}

/// The royal swap.
pub(super) fn swap_line(definition: &Definition) -> Option<String> {
    let swap = definition.swap.as_ref()?;
    let royal = name(definition, swap.royal);
    let how = PATHS.ways(&swap.directions, definition.board.is_3d(), false);
    let attacked = if swap.unattacked { ", if neither of the two is attacked before" } else { "" };
    Some(format!(
        "Instead of moving, the {royal} may change places with {} of its own side one cell away, {how}{attacked}. It is written as the {royal}'s cell and then the other's.",
        one_of(definition, &swap.partners)
    ))
}

/// A promotion elsewhere.
pub(super) fn remote_promotion_line(voice: Voice<'_>, remote: &RemotePromotion) -> String {
    let definition = voice.definition;
    let mut text = format!(
        "When {} moves from {} into {}, its player may in the same turn promote {} elsewhere to {} that the side has lost; the lost piece is used up",
        one_of(definition, &remote.movers),
        voice.zone(remote.from),
        voice.zone(remote.to),
        one_of(definition, &remote.promotes),
        one_of(definition, &remote.into),
    );
    if let Some((zone, pieces)) = &remote.keep {
        text.push_str(&format!(
            ". Afterwards {} must still hold {} of that side",
            voice.zone(*zone),
            one_of(definition, pieces)
        ));
    }
    text.push_str(". It is written after a comma, such as ");
    let example =
        remote.into.first().and_then(|&piece| definition.pieces.get(piece)).map_or("", |piece| piece.token.as_str());
    text.push_str(&format!("CELL={example}."));
    text
}

/// The royal piece's refuge.
pub(super) fn refuge_line(voice: Voice<'_>) -> Option<String> {
    let refuge = voice.definition.refuge.as_ref()?;
    let royal = name(voice.definition, refuge.royal);
    let zone = voice.zone(refuge.zone);
    Some(format!(
        "The {royal} goes anywhere while its side has {} on the board. Without one, {} in {zone} may not leave it any more; one outside must be there by the end of its side's {} turn from then, and a player who cannot manage that loses.",
        one_of(voice.definition, &refuge.guards),
        with_article(&royal),
        ordinal(refuge.grace.into()),
    ))
}

/// What becomes of captured pieces, in lines; none where they all vanish.
pub(super) fn hand_lines(voice: Voice<'_>) -> Vec<String> {
    let definition = voice.definition;
    let Some(returning) = returning(definition) else { return Vec::new() };
    let mut lines = vec![
        "A captured piece changes sides and goes into the captor's hand. Instead of moving, a player may drop a piece from the hand on any empty cell where it would still have a move.".to_owned(),
    ];
    match returning {
        Returning::AsThemselves => {}
        Returning::AsBefore => lines.push("Promoted pieces return as what they were before.".to_owned()),
        Returning::Changed(pairs) => {
            let pair =
                |(piece, into)| format!("{} as {}", name(definition, piece), with_article(&name(definition, into)));
            let pairs: Vec<String> = pairs.into_iter().map(pair).collect();
            lines.push(format!("Some return as another kind: {}.", both(&pairs)));
        }
    }
    let vanishing = names_of(definition, |piece| piece.returns.is_none() && !piece.royal);
    if !vanishing.is_empty() {
        lines.push(format!("These do not return: {}.", both(&vanishing)));
    }
    for piece in 0..definition.pieces.len() {
        if let Some(limits) = drop_limits(voice, piece) {
            lines.push(sentence(&format!(
                "{} may not be dropped {limits}",
                capital(&with_article(&name(definition, piece)))
            )));
        }
    }
    lines.push("A drop is written with the piece's letter, an @ and the cell, such as P@e5.".to_owned());
    lines
}
