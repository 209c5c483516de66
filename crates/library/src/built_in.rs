//! The files of the built-in games.

use std::borrow::Cow;
use std::sync::Arc;

use rust_embed::RustEmbed;
use variorum_gamedef::Bases;
use variorum_gamedef::definition::Definition;

#[derive(RustEmbed)]
#[folder = "../../games/"]
struct Files;

/// The ids of the built-in games in any order.
pub(crate) fn ids() -> impl Iterator<Item = String> {
    Files::iter()
        .filter_map(|name| name.strip_suffix(".toml").filter(|id| !id.ends_with(".weights")).map(str::to_owned))
}

/// Whether a built-in game has this id. The rules of built-in games never change.
#[must_use]
pub fn is_built_in(id: &str) -> bool {
    Files::get(&format!("{id}.toml")).is_some() && !id.contains('/') && !id.ends_with(".weights")
}

/// The text of a built-in game's file; `None` if there is no such game.
#[must_use]
pub fn source(id: &str) -> Option<String> {
    is_built_in(id).then(|| read(&format!("{id}.toml"))).flatten()
}

/// The built-in games as those on which other games build.
#[derive(Clone, Copy, Debug, Default)]
pub struct BuiltIn;

impl Bases for BuiltIn {
    fn text(&self, id: &str) -> Option<String> {
        source(id)
    }

    fn ids(&self) -> Vec<String> {
        ids().collect()
    }
}

/// Adds the weights and the net of a game's own; what is missing is taken from the built-in games on which it builds, as far as its file says so.
pub(crate) fn add_engine_files(
    (own_weights, own_net): (Option<String>, Option<Arc<[u8]>>),
    definition: &mut Definition,
) {
    let bases = &definition.bases;
    let lent_weights = || bases.iter().filter(|base| base.weights).find_map(|base| weights(&base.id));
    let lent_net = || bases.iter().filter(|base| base.net).find_map(|base| net(&base.id));
    let (weights, net) = (own_weights.or_else(lent_weights), own_net.clone().or_else(lent_net));
    definition.net_is_lent = own_net.is_none() && net.is_some();
    (definition.weights, definition.net) = (weights, net);
}

/// The text of the weights file beside a built-in game's file, if there is one: the tuned weights of the engine's evaluation.
#[must_use]
pub fn weights(id: &str) -> Option<String> {
    read(&format!("{id}.weights.toml"))
}

/// The bytes of the net beside a built-in game's file, if there is one.
#[must_use]
pub fn net(id: &str) -> Option<Arc<[u8]>> {
    Some(Files::get(&format!("{id}.net"))?.data.into())
}

/// The bytes of the endgame tables beside a built-in game's file, if there are any.
#[must_use]
pub fn tables(id: &str) -> Option<Arc<[u8]>> {
    Some(Files::get(&format!("{id}.tables"))?.data.into())
}

/// The text of the file of puzzles beside a built-in game's file, if there is one.
#[must_use]
pub fn puzzles(id: &str) -> Option<String> {
    is_built_in(id).then(|| read(&format!("{id}.puzzles.jsonl"))).flatten()
}

/// The text of the file of endings beside a built-in game's file, if there is one: which pieces win alone.
#[must_use]
pub fn ending_list(id: &str) -> Option<String> {
    is_built_in(id).then(|| read(&format!("{id}.endings.json"))).flatten()
}

fn read(name: &str) -> Option<String> {
    let file = Files::get(name)?;
    let bytes: Cow<'static, [u8]> = file.data;
    String::from_utf8(bytes.into_owned()).ok()
}
