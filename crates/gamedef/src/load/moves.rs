//! The sections `promotion`, `castling`, `swap`, `remote-promotion` and `refuge`.

use toml::Spanned;
use toml::de::DeValue;

use crate::board::CellIndex;
use crate::definition::{
    Castling, CountCondition, Landing, PieceType, PieceTypeId, Promotion, PromotionChoice, PromotionDuty,
    PromotionForm, Refuge, RemotePromotion, Swap,
};
use crate::input::Table;
use crate::names::Context;
use crate::phrase::read_directions;
use crate::text::{Text, words};
use crate::zone::{cell_help, read_zone};

/// Reads the promotions. `pool`: the kinds of `[pool]`, if there is one.
pub(super) fn read_promotions(cx: &mut Context<'_>, root: &Table<'_>, pool: Option<&[PieceTypeId]>) -> Vec<Promotion> {
    let tables = cx.input.tables(root, "promotion", "promotion");
    tables.iter().map(|table| read_promotion(cx, table, pool)).collect()
}

fn read_promotion(cx: &mut Context<'_>, table: &Table<'_>, pool: Option<&[PieceTypeId]>) -> Promotion {
    let pieces = cx.pieces_of(table, "pieces");
    let zone = cx.zone(table, "zone").unwrap_or_default();
    let leaving_counts = cx.input.choice(table, "on") == Some("touch");
    let into = read_choices(cx, table);
    let form = match cx.input.choice(table, "form") {
        Some("fixed") => PromotionForm::Fixed,
        Some("silent") => PromotionForm::Silent,
        _ => PromotionForm::Chosen,
    };
    if form != PromotionForm::Chosen && into.len() > 1 {
        let help =
            "nobody could tell which was chosen: write `form = \"chosen\"`, or one `[[promotion]]` for each piece"
                .to_owned();
        let message = format!("`form` is not `chosen`, but there are {} to choose from", into.len());
        cx.input.error(table.place("form"), message, Some(help));
    }
    let duty = match cx.input.choice(table, "duty") {
        Some("when-stuck") => PromotionDuty::WhenStuck,
        _ => PromotionDuty::Always,
    };
    let from_pool = cx.input.flag(table, "from-pool");
    if from_pool {
        check_pool(cx, table, "from-pool", pool, &into.iter().map(|choice| choice.piece).collect::<Vec<_>>());
    }
    Promotion { pieces, zone, leaving_counts, into, form, duty, from_pool }
}

/// Pieces that come back from the pool must be counted there.
fn check_pool(cx: &mut Context<'_>, table: &Table<'_>, key: &str, pool: Option<&[PieceTypeId]>, into: &[PieceTypeId]) {
    let Some(pool) = pool else {
        let help = "add `[pool]` with `pieces = [\"rook\", …]`, the kinds of lost piece that are counted".to_owned();
        cx.input.error_if_whole(table.key_place(key), "lost pieces are not counted: there is no `[pool]`", Some(help));
        return;
    };
    for piece in into.iter().filter(|piece| !pool.contains(piece)) {
        let id = cx.pieces[*piece].clone();
        let help = format!("add `\"{id}\"` to `pieces` in `[pool]`, or take it out here");
        cx.input.error_if_whole(table.place("into"), format!("`{id}` is not counted in `[pool]`"), Some(help));
    }
}

fn read_choices(cx: &mut Context<'_>, table: &Table<'_>) -> Vec<PromotionChoice> {
    let Some(values) = cx.input.list(table, "into", crate::vocabulary::KeyKind::List) else { return Vec::new() };
    if values.is_empty() {
        cx.empty_list(table, "into");
    }
    values.into_iter().filter_map(|value| read_choice(cx, table, value)).collect()
}

fn read_choice(cx: &mut Context<'_>, table: &Table<'_>, value: &Spanned<DeValue<'_>>) -> Option<PromotionChoice> {
    if let DeValue::Table(inner) = value.get_ref() {
        let inner = Table::new("promotion.into", value.span(), inner);
        cx.input.check_keys(&inner);
        let piece = cx.piece(&inner, "to");
        let texts = cx.input.texts(&inner, "while").unwrap_or_default();
        let conditions = texts.iter().filter_map(|text| read_condition(cx, text)).collect();
        return Some(PromotionChoice { piece: piece?, conditions });
    }
    let text = cx.input.item(table, "into", value)?;
    let piece = cx.piece_named(&text.value, text.span.clone())?;
    Some(PromotionChoice { piece, conditions: Vec::new() })
}

/// `prince >= 2`.
fn read_condition(cx: &mut Context<'_>, text: &Text) -> Option<CountCondition> {
    let all = words(&text.value, &[]);
    let help = || Some("write a piece's id, one of `>=` `<=` `=` `<` `>`, and a number: `\"prince >= 2\"`".to_owned());
    let [name, sign, number] = all.as_slice() else {
        cx.input.error(text.span.clone(), format!("`{}` is not a condition", text.value), help());
        return None;
    };
    let piece = cx.piece_named(name.text, text.place(&name.span));
    let Ok(count) = number.text.parse::<u16>() else {
        cx.input.error(text.place(&number.span), format!("`{}` is not a number of pieces", number.text), help());
        return None;
    };
    let (least, most) = match sign.text {
        ">=" => (count, u16::MAX),
        "<=" => (0, count),
        "=" => (count, count),
        ">" if count < u16::MAX => (count + 1, u16::MAX),
        "<" if count > 0 => (0, count - 1),
        "<" | ">" => {
            cx.input.error(text.span.clone(), "this condition never holds", help());
            return None;
        }
        other => {
            cx.input.error(text.place(&sign.span), format!("`{other}` does not compare numbers"), help());
            return None;
        }
    };
    Some(CountCondition { piece: piece?, least, most })
}

/// A zone written out, or the name of one.
fn cells(cx: &mut Context<'_>, table: &Table<'_>, key: &str) -> Vec<CellIndex> {
    let Some(text) = cx.input.text(table, key) else { return Vec::new() };
    // No zone can be written in one word, so one word is a name.
    if words(&text.value, &[',']).len() == 1
        && cx.board.as_ref().is_none_or(|board| board.parse_cell(text.value.trim()).is_none())
    {
        let zone = cx.zone_named(text.value.trim(), text.span.clone());
        return zone.map(|zone| cx.zones[zone].cells.clone()).unwrap_or_default();
    }
    match &cx.board {
        Some(board) => read_zone(&mut cx.input, board, &text).unwrap_or_default(),
        None => Vec::new(),
    }
}

fn cell(cx: &mut Context<'_>, table: &Table<'_>, key: &str) -> Option<CellIndex> {
    let text = cx.input.text(table, key)?;
    let board = cx.board.as_ref()?;
    let found = board.parse_cell(&text.value);
    if found.is_none() {
        cx.input.error(text.span.clone(), format!("the board has no cell `{}`", text.value), Some(cell_help(board)));
    }
    found
}

/// Reads the castlings.
pub(super) fn read_castlings(cx: &mut Context<'_>, root: &Table<'_>) -> Vec<Castling> {
    let tables = cx.input.tables(root, "castling", "castling");
    tables.iter().map(|table| read_castling(cx, table)).collect()
}

fn read_castling(cx: &mut Context<'_>, table: &Table<'_>) -> Castling {
    let royal = cx.piece(table, "royal").unwrap_or_default();
    let royal_from = cells(cx, table, "royal-from");
    let partners = cx.pieces_of(table, "partners");
    if table.has("royal") && partners.contains(&royal) {
        let help = "the partner is a piece of another kind".to_owned();
        cx.input.error(table.place("partners"), "the royal piece cannot be its own partner", Some(help));
    }
    let partner_from = cells(cx, table, "partner-from");
    let landing = read_landing(cx, table);
    let right_while_inside = cx.input.choice(table, "right") == Some("inside");
    let min_distance = cx.input.number(table, "min-distance", 1, 98).and_then(|n| u8::try_from(n).ok()).unwrap_or(1);
    Castling { royal, royal_from, partners, partner_from, landing, right_while_inside, min_distance }
}

fn read_landing(cx: &mut Context<'_>, table: &Table<'_>) -> Landing {
    const FIXED: [&str; 3] = ["side", "royal-to", "partner-to"];
    let shift = cx.input.number(table, "shift", 1, 98).and_then(|n| u8::try_from(n).ok());
    let towards_last_file = cx.input.choice(table, "side") == Some("right");
    let royal_to = cell(cx, table, "royal-to");
    let partner_to = cell(cx, table, "partner-to");
    let help = "write either `shift = 2`, or `side`, `royal-to` and `partner-to`".to_owned();
    let said: Vec<&str> = FIXED.into_iter().filter(|key| table.has(key)).collect();
    if table.has("shift") {
        if let Some(first) = said.first() {
            let message = format!("`shift` and `{first}` both say where the two go");
            cx.input.error(table.key_place(first), message, Some(help));
        }
    } else if said.is_empty() {
        cx.input.error_if_whole(table.span.clone(), "the castling does not say where the two go", Some(help));
    } else {
        for key in FIXED.into_iter().filter(|key| !table.has(key)) {
            cx.input.error_if_whole(
                table.span.clone(),
                format!("with `{}` the key `{key}` is needed too", said[0]),
                Some(help.clone()),
            );
        }
    }
    if let (Some(royal), Some(partner)) = (royal_to, partner_to)
        && royal == partner
    {
        let help = "name two cells".to_owned();
        cx.input.error(table.place("partner-to"), "royal piece and partner would stand on one cell", Some(help));
    }
    match shift {
        Some(shift) => Landing::Shift(shift),
        None => Landing::Fixed {
            towards_last_file,
            royal_to: royal_to.unwrap_or_default(),
            partner_to: partner_to.unwrap_or_default(),
        },
    }
}

/// The royal piece of a section; a warning if the kind is not royal.
pub(super) fn royal(cx: &mut Context<'_>, table: &Table<'_>, pieces: &[PieceType]) -> PieceTypeId {
    let Some(piece) = cx.piece(table, "royal") else { return 0 };
    if pieces.get(piece).is_some_and(|piece| !piece.royal) {
        let help = "if it is, write `royal = true` at the piece".to_owned();
        cx.input.warn(table.place("royal"), format!("`{}` is not a royal piece", cx.pieces[piece]), Some(help));
    }
    piece
}

/// Reads the royal piece's change of places.
pub(super) fn read_swap(cx: &mut Context<'_>, root: &Table<'_>, pieces: &[PieceType]) -> Option<Swap> {
    let table = cx.input.table(root, "swap", "swap")?;
    let royal = royal(cx, &table, pieces);
    let partners = cx.pieces_of(&table, "partners");
    let text = cx.input.text(&table, "directions");
    let directions = text.map(|text| read_directions(cx, &text, false)).unwrap_or_default();
    let unattacked = cx.input.flag(&table, "unattacked");
    Some(Swap { royal, partners, directions, unattacked })
}

/// Reads the promotions elsewhere on the board.
pub(super) fn read_remote_promotions(
    cx: &mut Context<'_>,
    root: &Table<'_>,
    pool: Option<&[PieceTypeId]>,
) -> Vec<RemotePromotion> {
    let tables = cx.input.tables(root, "remote-promotion", "remote-promotion");
    let mut found = Vec::new();
    for table in &tables {
        let movers = cx.pieces_of(table, "movers");
        let from = cx.zone(table, "from").unwrap_or_default();
        let to = cx.zone(table, "to").unwrap_or_default();
        let promotes = cx.pieces_of(table, "promotes");
        let into = cx.pieces_of(table, "into");
        check_pool(cx, table, "into", pool, &into);
        let keep = cx.input.table(table, "keep", "remote-promotion.keep").map(|keep| {
            let zone = cx.zone(&keep, "zone").unwrap_or_default();
            (zone, cx.pieces_of(&keep, "pieces"))
        });
        found.push(RemotePromotion { movers, from, to, promotes, into, keep });
    }
    found
}

/// Reads the refuge.
pub(super) fn read_refuge(cx: &mut Context<'_>, root: &Table<'_>, pieces: &[PieceType]) -> Option<Refuge> {
    let table = cx.input.table(root, "refuge", "refuge")?;
    let royal = royal(cx, &table, pieces);
    let zone = cx.zone(&table, "zone").unwrap_or_default();
    let guards = cx.pieces_of(&table, "guards");
    let grace = cx.input.number(&table, "grace", 0, 255).and_then(|n| u8::try_from(n).ok()).unwrap_or_default();
    Some(Refuge { royal, zone, guards, grace })
}
