//! The sections `promotion`, `castling`, `swap`, `remote-promotion`, `refuge` and `gating`.

use toml::Spanned;
use toml::de::DeValue;

use super::conditions::comparison_advice;
use crate::Advice;
use crate::board::CellIndex;
use crate::definition::{
    Castling, CountCondition, CountRange, Directions, Gating, Landing, PieceType, PieceTypeId, Promotion,
    PromotionChoice, PromotionDuty, PromotionForm, Refuge, RemotePromotion, Swap,
};
use crate::input::TomlTable;
use crate::names::Context;
use crate::phrase::read_directions;
use crate::problem::{BoardProblem, CastlingProblem, KeyProblem, PieceProblem, PromotionProblem, Quote};
use crate::text::{Text, words};
use crate::vocabulary::Choices as _;
use crate::vocabulary::choices::{CastlingRight, CastlingSide, Comparison, PromotionOn};
use crate::zone::{cell_advice, read_zone};

/// Reads the promotions. `pool`: the piece types of `[pool]`, if there is one.
pub(super) fn read_promotions(
    cx: &mut Context<'_>,
    root: &TomlTable<'_>,
    pool: Option<&[PieceTypeId]>,
) -> Vec<Promotion> {
    let tables = cx.input.tables(root, "promotion", "promotion");
    tables.iter().map(|table| read_promotion(cx, table, pool)).collect()
}

fn read_promotion(cx: &mut Context<'_>, table: &TomlTable<'_>, pool: Option<&[PieceTypeId]>) -> Promotion {
    let pieces = cx.pieces_of(table, "pieces");
    let zone = cx.zone(table, "zone").unwrap_or_default();
    let leaving_counts = cx.input.choice(table, "on") == Some(PromotionOn::Touch);
    let into = read_choices(cx, table);
    let form = cx.input.choice(table, "form").unwrap_or(PromotionForm::Chosen);
    if form != PromotionForm::Chosen && into.len() > 1 {
        let problem = PromotionProblem::SeveralPieces { count: into.len() };
        cx.input.error(table.place("form"), problem, Advice::ChosenForm);
    }
    let duty = cx.input.choice(table, "duty").unwrap_or(PromotionDuty::Always);
    let from_pool = cx.input.flag(table, "from-pool");
    if from_pool {
        check_pool(cx, table, "from-pool", pool, &into.iter().map(|choice| choice.piece).collect::<Vec<_>>());
    }
    Promotion { pieces, zone, leaving_counts, into, form, duty, from_pool }
}

/// Reports piece types that are taken from the pool but not counted there.
fn check_pool(
    cx: &mut Context<'_>,
    table: &TomlTable<'_>,
    key: &str,
    pool: Option<&[PieceTypeId]>,
    into: &[PieceTypeId],
) {
    let Some(pool) = pool else {
        cx.input.error_if_well_formed(table.key_place(key), PromotionProblem::NoPool, Advice::AddPool);
        return;
    };
    for piece in into.iter().filter(|piece| !pool.contains(piece)) {
        let id = Quote::from(&cx.pieces[*piece]);
        let problem = PromotionProblem::NotInPool { id: id.clone() };
        cx.input.error_if_well_formed(table.place("into"), problem, Advice::AddToPool { id });
    }
}

fn read_choices(cx: &mut Context<'_>, table: &TomlTable<'_>) -> Vec<PromotionChoice> {
    let Some(values) = cx.input.list(table, "into", crate::vocabulary::KeyKind::List) else { return Vec::new() };
    if values.is_empty() {
        cx.empty_list(table, "into");
    }
    values.into_iter().filter_map(|value| read_choice(cx, table, value)).collect()
}

fn read_choice(cx: &mut Context<'_>, table: &TomlTable<'_>, value: &Spanned<DeValue<'_>>) -> Option<PromotionChoice> {
    if let DeValue::Table(inner) = value.get_ref() {
        let inner = TomlTable::new("promotion.into", value.span(), inner);
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

/// Reads a condition such as `prince >= 2`.
pub(super) fn read_condition(cx: &mut Context<'_>, text: &Text) -> Option<CountCondition> {
    let all = words(&text.value, &[]);
    let advice = comparison_advice;
    let [name, sign, number] = all.as_slice() else {
        let problem = PromotionProblem::NotACondition { found: (&text.value).into() };
        cx.input.error(text.span.clone(), problem, advice());
        return None;
    };
    let piece = cx.piece_named(name.text, text.place(&name.span));
    let Ok(count) = number.text.parse::<u16>() else {
        let problem = PromotionProblem::NotANumber { found: number.text.into() };
        cx.input.error(text.place(&number.span), problem, advice());
        return None;
    };
    let Some(comparison) = Comparison::of_word(sign.text) else {
        let problem = PromotionProblem::NotAComparison { found: sign.text.into() };
        cx.input.error(text.place(&sign.span), problem, advice());
        return None;
    };
    let Some(CountRange { least, most }) = comparison.range(count) else {
        cx.input.error(text.span.clone(), PromotionProblem::NeverHolds, advice());
        return None;
    };
    Some(CountCondition { piece: piece?, least, most })
}

/// The cells under a key: a zone, or the name of one.
fn cells(cx: &mut Context<'_>, table: &TomlTable<'_>, key: &str) -> Vec<CellIndex> {
    let Some(text) = cx.input.text(table, key) else { return Vec::new() };
    // A zone has at least two words, so a single word is a name.
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

/// The cell under a key.
pub(super) fn cell(cx: &mut Context<'_>, table: &TomlTable<'_>, key: &str) -> Option<CellIndex> {
    let text = cx.input.text(table, key)?;
    let board = cx.board.as_ref()?;
    let found = board.parse_cell(&text.value);
    if found.is_none() {
        let problem = BoardProblem::NoCell { cell: (&text.value).into() };
        cx.input.error(text.span.clone(), problem, cell_advice(board));
    }
    found
}

/// Reads the castlings.
pub(super) fn read_castlings(cx: &mut Context<'_>, root: &TomlTable<'_>) -> Vec<Castling> {
    let tables = cx.input.tables(root, "castling", "castling");
    tables.iter().map(|table| read_castling(cx, table)).collect()
}

fn read_castling(cx: &mut Context<'_>, table: &TomlTable<'_>) -> Castling {
    let royal = cx.piece(table, "royal").unwrap_or_default();
    let royal_from = cells(cx, table, "royal-from");
    let partners = cx.pieces_of(table, "partners");
    if table.has("royal") && partners.contains(&royal) {
        cx.input.error(table.place("partners"), CastlingProblem::OwnPartner, Advice::OtherPartner);
    }
    let partner_from = cells(cx, table, "partner-from");
    let landing = read_landing(cx, table);
    let right_while_inside = cx.input.choice(table, "right") == Some(CastlingRight::Inside);
    let min_distance = cx.input.number(table, "min-distance", 1..=98).unwrap_or(1);
    Castling { royal, royal_from, partners, partner_from, landing, right_while_inside, min_distance }
}

fn read_landing(cx: &mut Context<'_>, table: &TomlTable<'_>) -> Landing {
    const FIXED: [&str; 3] = ["side", "royal-to", "partner-to"];
    let shift = cx.input.number(table, "shift", 1..=98);
    let towards_last_file = cx.input.choice(table, "side") == Some(CastlingSide::Right);
    let royal_to = cell(cx, table, "royal-to");
    let partner_to = cell(cx, table, "partner-to");
    let given: Vec<&'static str> = FIXED.into_iter().filter(|key| table.has(key)).collect();
    if table.has("shift") {
        if let Some(&key) = given.first() {
            cx.input.error(table.key_place(key), CastlingProblem::TwoLandings { key }, Advice::ShiftOrCells);
        }
    } else if given.is_empty() {
        cx.input.error_if_well_formed(table.span.clone(), CastlingProblem::NoLanding, Advice::ShiftOrCells);
    } else {
        for key in FIXED.into_iter().filter(|key| !table.has(key)) {
            let problem = KeyProblem::MissingBeside { given: given[0], key };
            cx.input.error_if_well_formed(table.span.clone(), problem, Advice::ShiftOrCells);
        }
    }
    if let (Some(royal), Some(partner)) = (royal_to, partner_to)
        && royal == partner
    {
        cx.input.error(table.place("partner-to"), CastlingProblem::SameCell, Advice::TwoCells);
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

/// The royal piece under the key `royal`, with a warning if it is not royal.
pub(super) fn royal(cx: &mut Context<'_>, table: &TomlTable<'_>, pieces: &[PieceType]) -> PieceTypeId {
    let Some(piece) = cx.piece(table, "royal") else { return 0 };
    if pieces.get(piece).is_some_and(|piece| !piece.royal) {
        let problem = PieceProblem::NotRoyal { id: (&cx.pieces[piece]).into() };
        cx.input.warn(table.place("royal"), problem, Advice::MakeRoyal);
    }
    piece
}

/// The directions of single steps under a key. `riding`: they are repeated, so they may turn corners.
pub(super) fn directions(cx: &mut Context<'_>, table: &TomlTable<'_>, key: &str, riding: bool) -> Vec<Directions> {
    let text = cx.input.text(table, key);
    text.map(|text| read_directions(cx, &text, riding)).unwrap_or_default()
}

/// Reads the royal piece's swap.
pub(super) fn read_swap(cx: &mut Context<'_>, root: &TomlTable<'_>, pieces: &[PieceType]) -> Option<Swap> {
    let table = cx.input.table(root, "swap", "swap")?;
    let royal = royal(cx, &table, pieces);
    let partners = cx.pieces_of(&table, "partners");
    let directions = directions(cx, &table, "directions", false);
    let unattacked = cx.input.flag(&table, "unattacked");
    Some(Swap { royal, partners, directions, unattacked })
}

/// Reads which pieces come in from the hand where others leave their first cells.
pub(super) fn read_gating(cx: &mut Context<'_>, root: &TomlTable<'_>, pieces: &[PieceType]) -> Option<Gating> {
    let table = cx.input.table(root, "gating", "gating")?;
    if root.has("turn") {
        let problem = KeyProblem::NotTogether { one: "gating", other: "turn" };
        cx.input.error(root.key_place("gating"), problem, Advice::TakeOneOut);
    }
    let held = cx.pieces_of(&table, "pieces");
    if held.iter().any(|&piece| pieces.get(piece).is_some_and(|piece| piece.royal)) {
        cx.input.error(table.key_place("pieces"), PieceProblem::RoyalFromHand, Advice::NameOthers);
    }
    let zone = cx.zone(&table, "zone")?;
    Some(Gating { pieces: held, zone })
}

/// Reads the promotions of pieces elsewhere on the board.
pub(super) fn read_remote_promotions(
    cx: &mut Context<'_>,
    root: &TomlTable<'_>,
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
pub(super) fn read_refuge(cx: &mut Context<'_>, root: &TomlTable<'_>, pieces: &[PieceType]) -> Option<Refuge> {
    let table = cx.input.table(root, "refuge", "refuge")?;
    let royal = royal(cx, &table, pieces);
    let zone = cx.zone(&table, "zone").unwrap_or_default();
    let guards = cx.pieces_of(&table, "guards");
    let grace = cx.input.number(&table, "grace", 0..=u8::MAX).unwrap_or_default();
    Some(Refuge { royal, zone, guards, grace })
}
