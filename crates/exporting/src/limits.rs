//! How many pieces of a type a side may have before none can become another one.

use variorum_gamedef::definition::{CountCondition, Definition, PieceTypeId, PromotionChoice};

/// The greatest limit that is looked for.
const MOST: u16 = 255;

/// What the format cannot say of the number of pieces.
pub(crate) struct Unsaid;

/// The limit of promotions to a type, if these choices say one. `ids`: all types that count as this one.
pub(crate) fn limit(
    definition: &Definition,
    piece: PieceTypeId,
    choices: &[PromotionChoice],
    ids: &[PieceTypeId],
) -> Result<Option<u16>, Unsaid> {
    let own = choices.iter().filter(|choice| choice.piece == piece);
    let mut said: Vec<Vec<CountCondition>> = own.map(|choice| choice.conditions.clone()).collect();
    if said.iter().all(Vec::is_empty) {
        return Ok(None);
    }
    // The numbers of more types have too many ways to stay below a limit.
    if ids.len() > 2 {
        return Err(Unsaid);
    }
    for conditions in &mut said {
        conditions.sort_by_key(|condition| condition.piece);
        for condition in conditions.iter_mut() {
            // A side always has one of its royal pieces.
            if condition.least == 1 && definition.pieces[condition.piece].is_royal() && ids.len() == 1 {
                condition.least = 0;
            }
        }
    }
    said.sort_by_key(|conditions| conditions.iter().map(|condition| condition.least).collect::<Vec<_>>());
    (1..=MOST).find(|&most| ways(ids, most) == said).map(Some).ok_or(Unsaid)
}

/// The ways to have fewer than this number of several types together, in order.
fn ways(ids: &[PieceTypeId], most: u16) -> Vec<Vec<CountCondition>> {
    match ids {
        [] => Vec::new(),
        [only] => vec![vec![CountCondition { piece: *only, least: 0, most: most - 1 }]],
        [first, rest @ ..] => {
            let with = |count: u16| {
                let exactly = CountCondition { piece: *first, least: count, most: count };
                ways(rest, most - count).into_iter().map(move |conditions| [vec![exactly], conditions].concat())
            };
            (0..most).flat_map(with).collect()
        }
    }
}
