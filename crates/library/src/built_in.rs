//! The files of the built-in games.

use std::borrow::Cow;
use std::sync::Arc;

use rust_embed::RustEmbed;

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
    read(&format!("{id}.toml"))
}

/// The text of the weights file beside a game's file, if there is one: the tuned weights of the engine's evaluation.
pub(crate) fn weights(id: &str) -> Option<String> {
    read(&format!("{id}.weights.toml"))
}

/// The bytes of the net beside a game's file, if there is one.
pub(crate) fn net(id: &str) -> Option<Arc<[u8]>> {
    Some(Files::get(&format!("{id}.net"))?.data.into())
}

fn read(name: &str) -> Option<String> {
    let file = Files::get(name)?;
    let bytes: Cow<'static, [u8]> = file.data;
    String::from_utf8(bytes.into_owned()).ok()
}
