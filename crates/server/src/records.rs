//! `/api/records/read` and `/api/records/write`: files of games (`docs/records.md`) as trees for the site, and back.
//!
//! The cost of both is bounded: by the size of the request (`routes`), and by the limits here, which apply to the tree and to the response.

use std::sync::Arc;

use axum::response::Response;
use serde::{Deserialize, Serialize};
use variorum_messages::Language;
use variorum_notation::{San, san};
use variorum_play::pgn::{Annotated, GameName, Identified, LineError, NamedGame, read as read_text, translated};
use variorum_play::shogi::{Format, Texts};
use variorum_play::tree::{Evaluation, NodeId, Tree};
use variorum_rules::Rules;

use crate::body::Body;
use crate::bounds::{RECORD_NODES, RECORD_TAGS, SHOWN_CLOCK};
use crate::error::{ApiError, BadRequest, Code, Impossible, RecordTooLarge};
use crate::game_rules::rules_of;
use crate::language::Problem;
use crate::request::{InLanguage, Query, json};
use crate::routes::LARGEST_RECORD;
use crate::view;
use crate::wire::{Omitted, RecordError, RecordGame, RecordGames, RecordNode, RecordTag, RecordText};
use crate::worker::{Queue, Worker};

/// The maximum number of games in a response: a list from which a person can still choose.
const MOST_GAMES: usize = 200;
/// The maximum number of alternatives to a turn in a game to be written: more than anybody can look through.
const MOST_SIBLINGS: usize = 200;
/// The maximum size of the games in a response, and of a text that is written, in bytes. The largest text allowed is a mebibyte, which becomes less
/// than this unless it is crafted to become more.
const MOST_BYTES: usize = 5 << 19;
/// The maximum number of tags that are added to a written game.
const STANDARD_TAGS: usize = 4;
/// The maximum number of problems in a response.
const MOST_FAULTS: usize = 1_000;

/// The variant of records that do not name one.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct UsualGame {
    /// The id of the variant of records that do not name one.
    game: Option<String>,
}

/// Reads a text of games.
#[utoipa::path(
    post,
    path = "/records/read",
    tag = "records",
    operation_id = "read_records",
    request_body = RecordText,
    params(
        InLanguage,
        UsualGame,
    ),
    responses((status = 200, description = "The games and all problems.", body = RecordGames)),
)]
pub(crate) async fn read(
    queue: Queue,
    Query(wanted): Query<InLanguage>,
    Query(usual): Query<UsualGame>,
    request: Result<Body<RecordText>, ApiError>,
) -> Result<Response, ApiError> {
    // People who send too much can do something about it.
    let Body(request) = request.map_err(|error| match error.code() {
        Code::TooLarge => RecordTooLarge::Text { most: LARGEST_RECORD >> 20 }.into(),
        _ => error,
    })?;
    let language = wanted.language();
    queue.run(move |worker| json(worker, &opened(worker, &request.text, usual.game.as_deref(), language))).await
}

/// The content of a text. A record that does not name its variant, by our id or by another program's name, has the variant `usual` or, if there is none,
/// the one that files of other programs do not name.
fn opened(worker: &Worker, text: &str, usual: Option<&str>, language: Language) -> RecordGames {
    let (mut games, mut errors) = match Format::of(text) {
        Some(format) => read_shogi(worker, text, format, usual),
        None => read_text(text),
    };
    let mut room = SizeBudget { nodes: RECORD_NODES, bytes: MOST_BYTES - "[]".len() };
    let mut omitted = Omitted::default();
    let mut sent_games = Vec::new();
    let mut turns = 0;
    let mut assumed = false;
    for (number, game) in games.iter_mut().enumerate() {
        if number >= MOST_GAMES || room.nodes == 0 || room.bytes == 0 {
            omitted.games += 1;
            omitted.turns += game.tree.len() - 1;
            continue;
        }
        turns += game.tree.len();
        let mut sans = Vec::new();
        let rules = match game.identify(usual_games(usual), |name| named(worker, name)) {
            Ok(Identified { rules, remark }) => {
                // Once is enough.
                errors.extend(remark.filter(|_| !std::mem::replace(&mut assumed, true)));
                // Turns beyond the limit are read when they are looked at.
                if turns <= RECORD_NODES {
                    let (found, algebraic) = game.resolve_with_algebraic(&rules);
                    errors.extend(found);
                    sans = algebraic;
                }
                Some(rules)
            }
            Err(error) => {
                errors.push(error);
                None
            }
        };
        match record_game(game, rules.as_ref(), sans, &mut room) {
            Some(record) => {
                omitted.turns += game.tree.len() - record.nodes.len();
                sent_games.push(record);
            }
            None => {
                omitted.games += 1;
                omitted.turns += game.tree.len() - 1;
            }
        }
    }
    errors.sort_by_key(|error| error.line);
    omitted.faults = errors.len().saturating_sub(MOST_FAULTS);
    let localized = |error: &LineError| RecordError {
        line: error.line,
        remark: error.error.is_remark(),
        problem: Problem::new(language, "text", &error.error),
    };
    RecordGames { faults: errors.iter().take(MOST_FAULTS).map(localized).collect(), games: sent_games, omitted }
}

/// The games of a file of shogi, and its errors.
fn read_shogi(worker: &Worker, text: &str, format: Format, usual: Option<&str>) -> (Vec<Annotated>, Vec<LineError>) {
    let (mut games, mut errors, mut assumed) = (Vec::new(), Vec::new(), false);
    // Reading from memory cannot fail.
    for (text, error) in Texts::new(text.as_bytes(), format).map_while(Result::ok) {
        errors.extend(error);
        if games.len() >= MOST_GAMES {
            // It is left out.
            games.push(Annotated::default());
            continue;
        }
        match text.identify(usual_games(usual), |name| named(worker, name)) {
            Ok(Identified { rules, remark }) => {
                // Once is enough.
                errors.extend(remark.filter(|_| !std::mem::replace(&mut assumed, true)));
                let (game, more) = text.read(&rules, RECORD_NODES);
                errors.extend(more);
                games.push(game);
            }
            Err(error) => errors.push(error),
        }
    }
    (games, errors)
}

/// The games that records may be of that do not name theirs, the likeliest first.
fn usual_games(first: Option<&str>) -> impl Iterator<Item = &str> {
    first.into_iter().chain(variorum_library::names().map(|name| name.game))
}

/// The game of the library that a record names.
fn named(worker: &Worker, name: GameName<'_>) -> Option<NamedGame> {
    let (id, start_number) = match name {
        GameName::Id(id) => (id.to_owned(), 0),
        GameName::Variant(name) => variorum_library::variant(name)?,
    };
    rules_of(worker, &id).ok().map(|rules| NamedGame { rules, start_number })
}

/// Adds the tags by which other programs know the game and its start, if the game is known and its start can be read.
pub(crate) fn set_standard_tags(worker: &Worker, game: &mut Annotated) {
    let Some(id) = game.game().map(str::to_owned) else { return };
    let start = rules_of(worker, &id).ok().and_then(|rules| game.first_position(&rules).ok());
    if let Some(start) = start {
        game.set_standard_tags(&start, |number, chess960| variorum_library::variant_name(&id, number, chess960));
    }
}

/// The room that is left in a response.
struct SizeBudget {
    nodes: usize,
    bytes: usize,
}

impl SizeBudget {
    /// Reserves the room that a value needs as JSON; if it does not fit, no room is left.
    fn take(&mut self, value: &impl Serialize) -> bool {
        let needed = serde_json::to_vec(value).map_or(usize::MAX, |text| text.len() + 1);
        let fits = needed <= self.bytes;
        self.bytes = if fits { self.bytes - needed } else { 0 };
        fits
    }
}

/// As much of a game as there is room for, node by node, so that every node's parent is included; `None` if there is no room even for its tags. `sans` are its
/// turns in algebraic notation, as far as they are known.
fn record_game(
    game: &Annotated,
    rules: Option<&Arc<Rules>>,
    mut sans: Vec<Option<San>>,
    room: &mut SizeBudget,
) -> Option<RecordGame> {
    let tag = |(name, value): &(String, String)| RecordTag { name: name.clone(), value: value.clone() };
    let mut record = RecordGame { tags: game.tags.iter().take(RECORD_TAGS).map(tag).collect(), nodes: Vec::new() };
    sans.resize(game.tree.len(), None);
    let start = node_of(&game.tree, Tree::ROOT, rules, None);
    // The braces and names around tags and nodes take room too.
    let frame = RecordGame { tags: Vec::new(), nodes: Vec::new() };
    if room.nodes == 0 || !room.take(&frame) || !room.take(&record.tags) || !room.take(&start) {
        return None;
    }
    record.nodes.push(start);
    room.nodes -= 1;
    for (id, san) in sans.into_iter().enumerate().skip(1) {
        let node = node_of(&game.tree, id, rules, san);
        if room.nodes == 0 || !room.take(&node) {
            break;
        }
        room.nodes -= 1;
        record.nodes.push(node);
    }
    Some(record)
}

fn node_of(tree: &Tree, id: NodeId, rules: Option<&Arc<Rules>>, san: Option<San>) -> RecordNode {
    let node = tree.node(id);
    let (centipawns, win) = match node.evaluation {
        None => (None, None),
        Some(Evaluation::Centipawns(value)) => (Some(value), None),
        Some(Evaluation::Win(turns)) => (None, Some(turns)),
    };
    RecordNode {
        parent: node.parent,
        turn: node.turn.clone(),
        parts: rules.map_or_else(Vec::new, |rules| view::parts(rules, &node.turn)),
        san: rules.zip(san).map(|(rules, san)| view::algebraic(rules, san)),
        side: node.mover.map(|(side, _)| side.letter()),
        number: node.mover.map(|(_, number)| number),
        before: node.before.clone(),
        comment: node.comment.clone(),
        glyphs: node.glyphs.clone(),
        clock: node.clock.filter(|&clock| clock <= SHOWN_CLOCK),
        spent: node.spent.filter(|&spent| spent <= SHOWN_CLOCK),
        centipawns,
        win,
    }
}

/// Writes a game as text.
#[utoipa::path(
    post,
    path = "/records/write",
    tag = "records",
    operation_id = "write_record",
    request_body = RecordGame,
    params(RecordNotation),
    responses(
        (status = 200, description = "The text.", body = RecordText),
        (status = 422, description = "The game cannot be written so that it reads back unchanged, or a node has no parent."),
    ),
)]
pub(crate) async fn write(
    queue: Queue,
    Query(RecordNotation { notation }): Query<RecordNotation>,
    Body(game): Body<RecordGame>,
) -> Result<Response, ApiError> {
    let notation = notation.unwrap_or_default();
    queue.run(move |worker| json(worker, &RecordText { text: written(worker, &game, notation)? })).await
}

/// The notation of the turns in a text.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Deserialize, utoipa::ToSchema)]
#[serde(rename_all = "lowercase")]
pub(crate) enum TurnNotation {
    /// Our own move text.
    #[default]
    Own,
    /// Algebraic notation.
    San,
}

/// The notation of the turns in a text.
#[derive(Deserialize, utoipa::IntoParams)]
#[into_params(parameter_in = Query)]
pub(crate) struct RecordNotation {
    /// The notation of the turns: `own` (the default) or `san`. Turns that are not legal keep their text.
    #[param(inline)]
    pub notation: Option<TurnNotation>,
}

/// Puts the turns of a game whose variant and start are known into this notation.
pub(crate) fn set_notation(worker: &Worker, game: &mut Annotated, notation: TurnNotation) {
    let rules = game.game().and_then(|id| rules_of(worker, id).ok());
    let start = rules.and_then(|rules| game.first_position(&rules).ok());
    match (notation, start) {
        (TurnNotation::San, Some(start)) => {
            game.tree = translated(&game.tree, &start, |position, turn, _| Some(san(position, turn).to_string()));
        }
        (TurnNotation::San, None) | (TurnNotation::Own, _) => {}
    }
}

/// The text of a game. Time and memory are linear in the size of the game.
fn written(worker: &Worker, game: &RecordGame, notation: TurnNotation) -> Result<String, ApiError> {
    let (nodes, tags) = (game.nodes.len(), game.tags.len());
    if nodes > RECORD_NODES {
        return Err(RecordTooLarge::Nodes { most: RECORD_NODES, found: nodes }.into());
    }
    if tags > RECORD_TAGS {
        return Err(RecordTooLarge::Tags { most: RECORD_TAGS, found: tags }.into());
    }
    let mut out = Annotated::default();
    for tag in &game.tags {
        if tag.name.is_empty() || !tag.name.bytes().all(|byte| byte.is_ascii_alphanumeric() || byte == b'_') {
            return Err(BadRequest::TagName.into());
        }
        out.set_tag(&tag.name, &tag.value);
    }
    // The place of each node of the list in the tree.
    let mut places = Vec::with_capacity(nodes);
    for (index, node) in game.nodes.iter().enumerate() {
        let id = match places.get(node.parent) {
            _ if index == 0 && node.parent < RECORD_NODES => Tree::ROOT,
            Some(&parent) if !node.turn.trim().is_empty() => {
                let id = out.tree.add(parent, &node.turn);
                if out.tree.node(parent).children.len() > MOST_SIBLINGS {
                    return Err(RecordTooLarge::Siblings { most: MOST_SIBLINGS, node: node.parent }.into());
                }
                id
            }
            _ => {
                return Err(Impossible::NodeWithoutParent { node: index }.into());
            }
        };
        if [node.clock, node.spent].into_iter().flatten().any(|time| time > SHOWN_CLOCK) {
            return Err(BadRequest::ClockTooLong { most: SHOWN_CLOCK }.into());
        }
        places.push(id);
        let into = out.tree.node_mut(id);
        (into.before, into.comment) = (node.before.clone(), node.comment.clone());
        (into.glyphs, into.clock, into.spent) = (node.glyphs.clone(), node.clock, node.spent);
        into.evaluation = node.win.map(Evaluation::Win).or(node.centipawns.map(Evaluation::Centipawns));
    }
    // The text must not have more tags than are read back.
    if tags + STANDARD_TAGS <= RECORD_TAGS {
        set_standard_tags(worker, &mut out);
    }
    set_notation(worker, &mut out, notation);
    let text = out.to_text().map_err(|record| Impossible::Unwritable { record })?;
    if text.len() > MOST_BYTES {
        return Err(RecordTooLarge::Bytes { most: MOST_BYTES, found: text.len() }.into());
    }
    Ok(text)
}
