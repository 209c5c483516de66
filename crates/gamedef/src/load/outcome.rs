//! The sections `endings`, `start` and `aliases`.
//!
//! Of a start position only the placement is checked here; the rest of a position text is read where positions are made.

use toml::de::DeValue;

use super::moves::royal;
use super::pieces::is_token;
use crate::definition::{Alias, Endings, Fate, Marriage, Neutral, PieceType, PieceTypeId, StartPosition};
use crate::input::Table;
use crate::limits;
use crate::names::Context;
use crate::phrase::read_directions;
use crate::placement::{Pieces, check_placement};
use crate::text::Text;
use crate::vocabulary::KeyKind;

fn fate(word: Option<&str>) -> Fate {
    match word {
        Some("loses") => Fate::Loses,
        Some("wins") => Fate::Wins,
        _ => Fate::Draw,
    }
}

/// Reads how games end.
pub(super) fn read_endings(cx: &mut Context<'_>, root: &Table<'_>, pieces: &[PieceType]) -> Option<Endings> {
    let table = cx.input.table(root, "endings", "endings")?;
    let stalemate = fate(cx.input.choice(&table, "stalemate"));
    let repetition = cx.input.number(&table, "repetition", 0, 255).and_then(|n| u8::try_from(n).ok());
    if repetition == Some(1) {
        let help = "every position occurs once; write 2 or more, or 0 for never".to_owned();
        cx.input.error(table.place("repetition"), "the game would end at once", Some(help));
    }
    let perpetual_check = fate(cx.input.choice(&table, "perpetual-check"));
    if perpetual_check != Fate::Draw && repetition == Some(0) {
        let help = "perpetual check is judged when a position repeats; give `repetition` a number".to_owned();
        cx.input.error(table.place("perpetual-check"), "perpetual check can never be noticed", Some(help));
    }
    let quiet_turns = cx.input.number(&table, "quiet-turns", 1, u16::MAX);
    let marriage = read_marriage(cx, &table, pieces);
    let extinction = read_extinction(cx, &table);
    let facing = cx.input.text(&table, "facing");
    let facing = facing.map(|text| read_directions(cx, &text, true)).unwrap_or_default();
    let bare = cx.input.flag(&table, "bare");
    let repetition = repetition.unwrap_or_default();
    Some(Endings { stalemate, repetition, perpetual_check, quiet_turns, marriage, extinction, facing, bare })
}

fn read_marriage(cx: &mut Context<'_>, table: &Table<'_>, pieces: &[PieceType]) -> Option<Marriage> {
    let table = cx.input.table(table, "marriage", "endings.marriage")?;
    let royal = royal(cx, &table, pieces);
    let partner = cx.piece(&table, "partner").unwrap_or_default();
    let text = cx.input.text(&table, "directions");
    let directions = text.map(|text| read_directions(cx, &text, false)).unwrap_or_default();
    Some(Marriage { royal, partner, directions })
}

fn read_extinction(cx: &mut Context<'_>, table: &Table<'_>) -> Vec<Vec<PieceTypeId>> {
    let Some(groups) = cx.input.list(table, "extinction", KeyKind::List) else { return Vec::new() };
    let mut found = Vec::new();
    for group in groups {
        let DeValue::Array(ids) = group.get_ref() else {
            let help = "write a list of groups, each a list of ids: `[[\"rook\", \"wing\"], [\"bishop\"]]`".to_owned();
            cx.input.error(group.span(), "a group of pieces is a list", Some(help));
            continue;
        };
        if ids.is_empty() {
            cx.input.error(group.span(), "this group is empty", Some("name at least one kind of piece".to_owned()));
        }
        if ids.len() > limits::PIECES {
            let help = format!("at most {} are possible", limits::PIECES);
            cx.input.error(group.span(), format!("this group names {} kinds of piece", ids.len()), Some(help));
            continue;
        }
        let mut pieces = Vec::new();
        for id in ids.iter() {
            let Some(text) = cx.input.item(table, "extinction", id) else { continue };
            pieces.extend(cx.piece_named(&text.value, text.span.clone()));
        }
        found.push(pieces);
    }
    found
}

/// Reads the letters that other programs write.
pub(super) fn read_aliases(cx: &mut Context<'_>, root: &Table<'_>, pieces: &[PieceType]) -> Vec<Alias> {
    let Some(table) = cx.input.open(root, "aliases", "aliases") else { return Vec::new() };
    let mut found = Vec::new();
    for entry in &table.entries {
        let token = entry.key;
        if !is_token(token.strip_suffix('~').unwrap_or(token)) {
            let help = "write it as for White: a capital first, perhaps `+` before it or `~` after it".to_owned();
            cx.input.error(entry.key_span.clone(), format!("`{token}` cannot be an alias"), Some(help));
        } else if let Some(piece) = pieces.iter().find(|piece| piece.token == token) {
            let help = "a letter can only mean one piece".to_owned();
            cx.input.error(entry.key_span.clone(), format!("`{token}` is the token of `{}`", piece.id), Some(help));
        }
        let DeValue::String(id) = entry.value.get_ref() else {
            let help = format!("write `{token} = \"bishop\"`");
            cx.input.error(entry.value.span(), "an alias stands for the id of a piece", Some(help));
            continue;
        };
        let text = Text::new(id, entry.value.span(), cx.input.file);
        if let Some(piece) = cx.piece_named(&text.value, text.span.clone()) {
            found.push(Alias { token: token.to_owned(), piece });
        }
    }
    found
}

/// Reads the start positions.
pub(super) fn read_starts(
    cx: &mut Context<'_>,
    root: &Table<'_>,
    pieces: &[PieceType],
    neutrals: &[Neutral],
    aliases: &[Alias],
) -> Vec<StartPosition> {
    let tables = cx.input.tables(root, "start", "start");
    if root.holds_empty_list("start") {
        let help = "a game needs at least one start position".to_owned();
        cx.input.error_if_whole(root.place("start"), "there is no start position", Some(help));
    }
    let mut found: Vec<StartPosition> = Vec::new();
    let pieces = Pieces { pieces, neutrals, aliases, complete: cx.tokens_sound };
    for table in &tables {
        let name = cx.input.text(table, "name").map(|text| text.value).unwrap_or_default();
        if found.iter().any(|start| start.name == name) && table.has("name") {
            let help = "people choose by the name".to_owned();
            cx.input.error(table.place("name"), format!("another start position is named `{name}`"), Some(help));
        }
        let position = cx.input.text(table, "position");
        if let (Some(text), Some(board)) = (&position, &cx.board) {
            check_placement(&mut cx.input, board, &pieces, text);
        }
        found.push(StartPosition { name, position: position.map(|text| text.value).unwrap_or_default() });
    }
    found
}
