//! The parts of an input: lines, a game, choices.

use std::sync::{Arc, OnceLock};

use variorum_rules::Rules;

/// An input as text. Bytes that are not UTF-8 are replaced: readers of text never see them, and readers of bytes have targets of their own.
pub(crate) fn text(bytes: &[u8]) -> String {
    String::from_utf8_lossy(bytes).into_owned()
}

/// The rules of the game with this id. Any other text chooses a game too, so that a mutated id is not a wasted input.
pub(crate) fn rules(name: &str) -> Arc<Rules> {
    static IDS: OnceLock<Vec<String>> = OnceLock::new();
    let ids = IDS.get_or_init(variorum_library::ids);
    let any = name.bytes().map(usize::from).sum::<usize>() % ids.len();
    let id = ids.iter().find(|id| *id == name).unwrap_or(&ids[any]);
    variorum_library::rules(id).unwrap_or_else(|error| panic!("{id} is in the library: {error}"))
}

/// Chooses an item by a byte; `None` if there are no items.
pub(crate) fn choose<T: Copy>(items: &[T], byte: u8) -> Option<T> {
    // Spread over the whole list: a byte alone reaches only the first 256 of many turns.
    items.get(usize::from(byte) * 7919 % items.len().max(1)).copied()
}
