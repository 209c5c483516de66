//! `/api/records/read` and `/api/records/write`: files of games (`docs/records.md`) as trees for the site, and back.

use axum::response::Response;
use play::pgn::{Annotated, read as read_text};
use play::tree::{Evaluation, Tree};
use serde::{Deserialize, Serialize};

use crate::catalogue::rules_of;
use crate::fault::Fault;
use crate::german;
use crate::routes::{Asked, Body, json};
use crate::sessions::blocking;

/// Most games that are read at once.
const MOST_GAMES: usize = 200;
/// Most turns of all of them that are held against the rules.
const MOST_TURNS: usize = 20_000;

/// A text of games.
#[derive(Clone, Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecordText {
    pub text: String,
}

/// A name with its value.
#[derive(Clone, Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecordTag {
    pub name: String,
    pub value: String,
}

/// A turn of a tree with what is said about it. The first node of a tree is the start and has no turn.
#[derive(Clone, Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecordNode {
    /// The number of the node before, in the list.
    pub parent: usize,
    pub turn: String,
    /// Said before the turn.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub before: String,
    /// Said after it.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<String>", optional))]
    pub comment: String,
    /// Numeric annotation glyphs.
    #[serde(default)]
    #[cfg_attr(test, ts(as = "Option<Vec<u8>>", optional))]
    pub glyphs: Vec<u8>,
    /// What the mover's clock showed, in milliseconds.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub clock: Option<u64>,
    /// The value from White's side, in centipawns.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub centipawns: Option<i32>,
    /// A win in so many own turns: positive for White, negative for Black.
    #[serde(default)]
    #[cfg_attr(test, ts(optional = nullable))]
    pub win: Option<i32>,
}

/// Something wrong with a text.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecordFault {
    pub line: usize,
    /// A sentence.
    pub text: String,
}

/// A game as a tree: of the nodes that follow one, the first in the list is the main line.
#[derive(Clone, Debug, Deserialize, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecordGame {
    pub tags: Vec<RecordTag>,
    pub nodes: Vec<RecordNode>,
}

/// What a text holds.
#[derive(Clone, Debug, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
pub(crate) struct RecordGames {
    pub games: Vec<RecordGame>,
    /// All that is wrong, turns that are not legal included.
    pub faults: Vec<RecordFault>,
}

/// Reads a text of games.
#[utoipa::path(
    post,
    path = "/records/read",
    tag = "records",
    operation_id = "read_records",
    request_body = RecordText,
    params(
        ("language" = Option<String>, Query, description = "`de` for faults in German."),
        ("game" = Option<String>, Query, description = "The game of the records that name none."),
    ),
    responses((status = 200, description = "The games and all faults.", body = RecordGames)),
)]
pub(crate) async fn read(mut asked: Asked, Body(wish): Body<RecordText>) -> Result<Response, Fault> {
    let language = asked.may("language").unwrap_or_default();
    let usual = asked.may("game");
    json(&blocking(move || Ok(opened(&wish.text, usual.as_deref(), &language))).await?)
}

/// What a text holds. A record that does not name its game is one of the variant that other programs name in it, if that is a game of ours, or
/// else of the game `usual`.
fn opened(text: &str, usual: Option<&str>, language: &str) -> RecordGames {
    let (mut games, mut faults) = read_text(text);
    games.truncate(MOST_GAMES);
    let mut turns = 0;
    for game in &mut games {
        if game.game().is_none() {
            let variant = game.tag("Variant").map(|name| name.trim().to_lowercase().replace(' ', "-"));
            let variant = variant.filter(|id| rules_of(id).is_ok());
            if let Some(id) = variant.as_deref().or(usual) {
                game.set_tag("Game", id);
            }
        }
        turns += game.tree.len();
        match game.game().map(rules_of) {
            Some(Ok(rules)) if turns <= MOST_TURNS => faults.extend(game.check(&rules)),
            // The turns that are too many are checked when they are looked at.
            Some(Ok(_)) => {}
            Some(Err(fault)) => faults.push(play::pgn::LineFault { line: game.line, text: fault.to_string() }),
            None => {
                let text = "the game has no line [Game \"…\"] with the id of a game".into();
                faults.push(play::pgn::LineFault { line: game.line, text });
            }
        }
    }
    let fault =
        |fault: &play::pgn::LineFault| RecordFault { line: fault.line, text: german::told(&fault.text, language) };
    RecordGames { faults: faults.iter().map(fault).collect(), games: games.iter().map(told).collect() }
}

fn told(game: &Annotated) -> RecordGame {
    let node = |id: usize| {
        let node = game.tree.node(id);
        let (centipawns, win) = match node.evaluation {
            None => (None, None),
            Some(Evaluation::Centipawns(value)) => (Some(value), None),
            Some(Evaluation::Win(turns)) => (None, Some(turns)),
        };
        RecordNode {
            parent: node.parent,
            turn: node.turn.clone(),
            before: node.before.clone(),
            comment: node.comment.clone(),
            glyphs: node.glyphs.clone(),
            clock: node.clock,
            centipawns,
            win,
        }
    };
    let tag = |(name, value): &(String, String)| RecordTag { name: name.clone(), value: value.clone() };
    RecordGame { tags: game.tags.iter().map(tag).collect(), nodes: (0..game.tree.len()).map(node).collect() }
}

/// Writes a game as text.
#[utoipa::path(
    post,
    path = "/records/write",
    tag = "records",
    operation_id = "write_record",
    request_body = RecordGame,
    responses((status = 200, description = "The text.", body = RecordText)),
)]
pub(crate) async fn write(Body(game): Body<RecordGame>) -> Result<Response, Fault> {
    let mut out = Annotated::default();
    for tag in &game.tags {
        if tag.name.is_empty() || !tag.name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
            return Err(Fault::Bad("The name of a tag has letters, digits and “_” only.".into()));
        }
        out.set_tag(&tag.name, &tag.value);
    }
    // Where each node of the list stands in the tree.
    let mut places = Vec::with_capacity(game.nodes.len());
    for (index, node) in game.nodes.iter().enumerate() {
        let id = match places.get(node.parent) {
            _ if index == 0 => Tree::ROOT,
            Some(&parent) if !node.turn.trim().is_empty() => out.tree.add(parent, &node.turn),
            _ => return Err(Fault::Bad(format!("Node {index} has no turn, or its parent does not stand before it."))),
        };
        places.push(id);
        let into = out.tree.node_mut(id);
        (into.before, into.comment) = (node.before.replace("[%", "[ %"), node.comment.replace("[%", "[ %"));
        (into.glyphs, into.clock) = (node.glyphs.clone(), node.clock);
        into.evaluation = node.win.map(Evaluation::Win).or(node.centipawns.map(Evaluation::Centipawns));
    }
    let text = out.to_text().map_err(Fault::bad)?;
    json(&RecordText { text })
}
