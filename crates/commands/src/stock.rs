//! What is counted: captures, hands, the pieces of both sides, turns.

use variorum_messages::{Arg, Message};
use variorum_play::Game;
use variorum_rules::{Count, Position, Rules, Side};

use crate::names::{Kind, kind_and_side, kind_arg, side_word};

/// Kinds with their numbers, without those of which there are none: “1 Queen, 8 Pawns”.
fn numbers(rules: &Rules, count: impl Fn(usize) -> usize) -> Arg {
    let kinds = (0..rules.definition().pieces.len()).map(|kind| (kind, count(kind))).filter(|&(_, count)| count > 0);
    Arg::list(kinds.map(|(kind, count)| {
        Message::new("command-number").with("count", count).with("piece", kind_arg(rules, Kind::Owned(kind)))
    }))
}

fn of_both(rules: &Rules, id: &'static str, items: impl Fn(Side) -> Arg) -> Vec<Message> {
    let told = |side: Side| Message::new(id).with("side", side_word(rules, side)).with("items", items(side));
    Side::BOTH.into_iter().map(told).collect()
}

/// What each side has captured.
pub(crate) fn captured(game: &Game) -> Vec<Message> {
    let taken = |side: Side, kind: usize| {
        let mine = game.turns().iter().filter(move |made| made.side == side);
        let kinds = mine.filter_map(|made| kind_and_side(made.captured?));
        kinds.filter(|&(taken, _)| taken == Kind::Owned(kind)).count()
    };
    let rules = game.rules();
    of_both(rules, "command-captured", |side| numbers(rules, |kind| taken(side, kind)))
}

/// The pieces in hand, and the lost ones that may return.
pub(crate) fn hands(position: &Position) -> Vec<Message> {
    let rules = position.rules();
    let mut told = Vec::new();
    if rules.has_hands() {
        let hand = |side: Side| numbers(rules, |kind| position.in_hand(side, kind).into());
        told.extend(of_both(rules, "command-hand", hand));
    }
    if rules.has_pool() {
        let lost = |side: Side| numbers(rules, |kind| position.lost_pieces(side, kind).into());
        told.extend(of_both(rules, "command-lost", lost));
    }
    if told.is_empty() {
        told.push(Message::new("command-no-hands"));
    }
    told
}

/// The pieces of both sides on the board.
pub(crate) fn material(position: &Position) -> Vec<Message> {
    let rules = position.rules();
    let pieces = |side: Side| numbers(rules, |kind| position.count(side, kind).into());
    of_both(rules, "command-material", pieces)
}

/// Counts of turns: towards a draw, and of royal pieces that must come home.
pub(crate) fn count(position: &Position) -> Vec<Message> {
    let rules = position.rules();
    let mut told = Vec::new();
    if let Some(Count { turns, limit, .. }) = position.counted() {
        let side = position.counting_side().map_or("none", |side| side_word(rules, side));
        // The numbers are of both sides' turns; a turn that the counting side has begun is counted.
        let whole = |both: u16| both.div_ceil(2);
        let counted = Message::new("command-counted").with("side", side);
        told.push(counted.with("turns", whole(turns)).with("limit", whole(limit)));
    }
    for side in Side::BOTH {
        if let Some(turns) = position.home(side) {
            told.push(Message::new("command-home").with("side", side_word(rules, side)).with("turns", turns));
        }
    }
    if told.is_empty() {
        told.push(Message::new("command-uncounted"));
    }
    told
}
