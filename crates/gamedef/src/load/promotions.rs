//! The sections `promotion` and `promotes`, and what pieces say about promotion.

use std::ops::Range;

use toml::Spanned;
use toml::de::DeValue;

use super::conditions::{comparison_advice, read_tests_of_the_board};
use super::moves::directions;
use super::pieces::{Promotes, PromotesTo};
use crate::Advice;
use crate::definition::{
    CountCondition, CountRange, PieceTest, PieceTypeId, Promotion, PromotionChoice, PromotionDuty, PromotionForm,
    RemotePromotion, Stance, ZoneId,
};
use crate::input::TomlTable;
use crate::names::Context;
use crate::problem::{KeyProblem, PromotionProblem, Quote, ValueProblem};
use crate::text::{Text, end_of, words};
use crate::vocabulary::choices::{Comparison, PromotionOn};
use crate::vocabulary::words::TestWord;
use crate::vocabulary::{Choices as _, Words as _};

/// An example of the move after which another piece promotes.
const AFTER: &str = "after = { pieces = [\"rook\"], to = \"far-half\" }";

/// What a move with one of these promotions cannot say, since it is another piece that promotes.
const OF_THE_MOVER: [&str; 5] = ["on", "by", "form", "duty", "as-captured"];

/// Reads the promotions, those of the piece that moves and those of others. `pool`: the piece types of `[pool]`, if there is one.
pub(super) fn read_promotions(
    cx: &mut Context<'_>,
    root: &TomlTable<'_>,
    pool: Option<&[PieceTypeId]>,
) -> (Vec<Promotion>, Vec<RemotePromotion>) {
    let (mut own, mut elsewhere) = (Vec::new(), Vec::new());
    for table in &cx.input.tables(root, "promotion", "promotion") {
        if table.has("after") {
            let place = table.key_place("after");
            elsewhere.extend(read_elsewhere(cx, table, pool).map(|rule| (table.place("into"), rule)));
            cx.elsewhere.get_or_insert(place);
        } else {
            own.push((table.place("into"), read_promotion(cx, table, pool)));
        }
    }
    warn_of_later(cx, &own);
    for table in &cx.input.tables(root, "remote-promotion", "remote-promotion") {
        elsewhere.push((table.place("into"), read_older_elsewhere(cx, table, pool)));
    }
    for at in 1..elsewhere.len() {
        let (place, rule) = &elsewhere[at];
        let differs = |known: &RemotePromotion, piece: &PieceTypeId| {
            known.from_pool != rule.from_pool && known.promotes.contains(piece)
        };
        let both = |piece: &&PieceTypeId| elsewhere[..at].iter().any(|(_, known)| differs(known, piece));
        if let Some(&piece) = rule.promotes.iter().find(both) {
            let problem = PromotionProblem::PoolSometimes { id: Quote::from(&cx.pieces[piece]) };
            cx.input.error(place.clone(), problem, Advice::NotYet);
        }
    }
    let own = own.into_iter().map(|(_, rule)| rule).collect();
    (own, elsewhere.into_iter().map(|(_, rule)| rule).collect())
}

/// Reads a promotion of other pieces than the one that moves.
fn read_elsewhere(
    cx: &mut Context<'_>,
    table: &TomlTable<'_>,
    pool: Option<&[PieceTypeId]>,
) -> Option<RemotePromotion> {
    for key in OF_THE_MOVER.into_iter().filter(|key| table.has(key)) {
        cx.input.error(table.key_place(key), PromotionProblem::OfTheMover { key }, Advice::TakeOneOut);
    }
    let promotes = cx.pieces_of(table, "pieces");
    let zone = cx.zone(table, "zone");
    let choices = read_choices(cx, table);
    if choices.iter().any(|choice| !choice.conditions.is_empty()) {
        cx.input.error(table.place("into"), PromotionProblem::ConditionsElsewhere, Advice::NotYet);
    }
    let into: Vec<PieceTypeId> = choices.into_iter().map(|choice| choice.piece).collect();
    let from_pool = cx.input.flag(table, "from-pool");
    if from_pool {
        check_pool(cx, table, "from-pool", pool, &into);
    }
    let keep = cx.input.text(table, "keep").and_then(|text| read_keep(cx, &text));
    let after = cx.input.table(table, "after", "promotion.after")?;
    let movers = cx.pieces_of(&after, "pieces");
    let [from, to] = ["from", "to"].map(|key| cx.zone(&after, key));
    Some(RemotePromotion { movers, from, to, promotes, zone, into, from_pool, keep })
}

/// Reads which pieces must be in a zone after the turn.
fn read_keep(cx: &mut Context<'_>, text: &Text) -> Option<(ZoneId, Vec<PieceTypeId>)> {
    let tests = read_tests_of_the_board(cx, text);
    match tests.as_slice() {
        [PieceTest { enemy: false, pieces, stance: Stance::OnBoard, zone: Some(zone), count }]
            if *count == CountRange::SOME =>
        {
            Some((*zone, pieces.clone()))
        }
        [] => None,
        _ => {
            let advice = Advice::ForExample { example: "own king or guard in own-half".into() };
            cx.input.error(text.span.clone(), PromotionProblem::KeepsOther, advice);
            None
        }
    }
}

/// Reads a promotion of other pieces in the older form.
fn read_older_elsewhere(cx: &mut Context<'_>, table: &TomlTable<'_>, pool: Option<&[PieceTypeId]>) -> RemotePromotion {
    let movers = cx.pieces_of(table, "movers");
    let [from, to] = ["from", "to"].map(|key| cx.zone(table, key));
    let promotes = cx.pieces_of(table, "promotes");
    let into = cx.pieces_of(table, "into");
    check_pool(cx, table, "into", pool, &into);
    let keep = cx.input.table(table, "keep", "remote-promotion.keep").map(|keep| {
        let zone = cx.zone(&keep, "zone").unwrap_or_default();
        (zone, cx.pieces_of(&keep, "pieces"))
    });
    RemotePromotion { movers, from, to, promotes, zone: None, into, from_pool: true, keep }
}

fn read_promotion(cx: &mut Context<'_>, table: &TomlTable<'_>, pool: Option<&[PieceTypeId]>) -> Promotion {
    for key in ["zone", "on", "form", "duty"] {
        cx.input.require(table, key);
    }
    let pieces = cx.pieces_of(table, "pieces");
    let zone = cx.zone(table, "zone").unwrap_or_default();
    let on = cx.input.choice(table, "on");
    let into = read_choices(cx, table);
    let form = cx.input.choice(table, "form").unwrap_or(PromotionForm::Chosen);
    let as_captured = cx.input.flag(table, "as-captured");
    if table.has("keep") {
        let problem = KeyProblem::MissingBeside { given: "keep", key: "after" };
        cx.input.error(table.key_place("keep"), problem, Advice::ForExample { example: AFTER.into() });
    }
    if as_captured && on.is_some_and(|on| on != PromotionOn::Capture) {
        let problem = PromotionProblem::AsCapturedElsewhere;
        cx.input.error(table.key_place("as-captured"), problem, Advice::OnCapture);
    }
    if form != PromotionForm::Chosen && into.len() > 1 && !as_captured {
        let problem = PromotionProblem::SeveralPieces { count: into.len() };
        cx.input.error(table.place("form"), problem, Advice::ChosenForm);
    }
    let duty = cx.input.choice(table, "duty").unwrap_or(PromotionDuty::Always);
    check_silence(cx, table.place("form"), form, duty);
    let from_pool = cx.input.flag(table, "from-pool");
    if from_pool {
        check_pool(cx, table, "from-pool", pool, &into.iter().map(|choice| choice.piece).collect::<Vec<_>>());
    }
    Promotion {
        pieces,
        zone,
        leaving_counts: on.is_some_and(PromotionOn::counts_leaving),
        captures_within: on == Some(PromotionOn::Entry),
        captures_only: on == Some(PromotionOn::Capture),
        by: directions(cx, table, "by", false),
        into,
        form,
        duty,
        as_captured,
        from_pool,
    }
}

/// Nobody could see from the text of a move whether it promotes.
fn check_silence(cx: &mut Context<'_>, place: Range<usize>, form: PromotionForm, duty: PromotionDuty) {
    if form == PromotionForm::Silent && duty != PromotionDuty::Always {
        cx.input.error(place, PromotionProblem::SilentChoice, Advice::CompulsoryOrWritten);
    }
}

/// Warns of promotions that never apply, because an earlier one that is written alike always does.
fn warn_of_later(cx: &mut Context<'_>, promotions: &[(Range<usize>, Promotion)]) {
    for (at, (place, later)) in promotions.iter().enumerate() {
        let covers = |earlier: &Promotion| {
            let unconditional = !earlier.as_captured && earlier.into.iter().all(|choice| choice.conditions.is_empty());
            let always = unconditional && !earlier.from_pool && earlier.by.is_empty();
            let as_often = (!earlier.captures_only || later.captures_only)
                && (!earlier.captures_within || later.captures_within)
                && (earlier.leaving_counts || !later.leaving_counts);
            always && as_often && earlier.form == later.form && earlier.zone == later.zone
        };
        let first = |piece: &&PieceTypeId| {
            promotions[..at].iter().any(|(_, earlier)| earlier.pieces.contains(piece) && covers(earlier))
        };
        if later.form != PromotionForm::Chosen
            && let Some(&piece) = later.pieces.iter().find(first)
        {
            let problem = PromotionProblem::NeverFirst { id: Quote::from(&cx.pieces[piece]) };
            cx.input.warn(place.clone(), problem, Advice::ChangeOrTakeOut);
        }
    }
}

/// When and where a piece promotes, as far as a table says it.
#[derive(Clone, Copy, Default)]
struct PromotionRules {
    zone: Option<ZoneId>,
    on: Option<PromotionOn>,
    duty: Option<PromotionDuty>,
    form: Option<PromotionForm>,
}

impl PromotionRules {
    fn read(cx: &mut Context<'_>, table: &TomlTable<'_>) -> Self {
        Self {
            zone: cx.zone(table, "zone"),
            on: cx.input.choice(table, "on"),
            duty: cx.input.choice(table, "duty"),
            form: cx.input.choice(table, "form"),
        }
    }

    /// These, and where they say nothing, the others.
    fn or(self, others: Self) -> Self {
        Self {
            zone: self.zone.or(others.zone),
            on: self.on.or(others.on),
            duty: self.duty.or(others.duty),
            form: self.form.or(others.form),
        }
    }
}

/// Reads what the keys of the pieces themselves say about promotion.
pub(super) fn read_promotes(cx: &mut Context<'_>, root: &TomlTable<'_>, promotes: &[Promotes<'_>]) -> Vec<Promotion> {
    let defaults = cx.input.table(root, "promotes", "promotes");
    let shared = defaults.as_ref().map(|table| PromotionRules::read(cx, table)).unwrap_or_default();
    let mut found = Vec::new();
    for Promotes { piece, to } in promotes {
        let (own, place, into) = match to {
            PromotesTo::Pieces(text) => (None, text.span.clone(), kinds_in(cx, text)),
            PromotesTo::Table(table) => {
                let text = cx.input.text(table, "to");
                (Some(table), table.span.clone(), text.map(|text| kinds_in(cx, &text)).unwrap_or_default())
            }
            PromotesTo::Form(table, form) => (Some(table), table.span.clone(), vec![*form]),
        };
        let given =
            |key| own.is_some_and(|table| table.has(key)) || defaults.as_ref().is_some_and(|table| table.has(key));
        let missing = ["zone", "on", "duty"].into_iter().filter(|key| defaults.is_none() && !given(key));
        for key in missing.collect::<Vec<_>>() {
            let problem = KeyProblem::MissingBeside { given: "promotes", key };
            cx.input.error_if_well_formed(place.clone(), problem, Advice::PromotesDefaults);
        }
        let rules = own.map(|table| PromotionRules::read(cx, table)).unwrap_or_default().or(shared);
        let usual = if into.len() > 1 { PromotionForm::Chosen } else { PromotionForm::Fixed };
        let form = rules.form.unwrap_or(usual);
        if form != PromotionForm::Chosen && into.len() > 1 {
            cx.input.error(place.clone(), PromotionProblem::SeveralPieces { count: into.len() }, Advice::ChosenForm);
        }
        let duty = rules.duty.unwrap_or(PromotionDuty::Always);
        check_silence(cx, place, form, duty);
        found.push(Promotion {
            pieces: vec![*piece],
            zone: rules.zone.unwrap_or_default(),
            leaving_counts: rules.on.is_some_and(PromotionOn::counts_leaving),
            captures_within: rules.on == Some(PromotionOn::Entry),
            captures_only: rules.on == Some(PromotionOn::Capture),
            by: Vec::new(),
            into: into.into_iter().map(|piece| PromotionChoice { piece, conditions: Vec::new() }).collect(),
            form,
            duty,
            as_captured: false,
            from_pool: false,
        });
    }
    found
}

/// Pieces joined by `or`.
fn kinds_in(cx: &mut Context<'_>, text: &Text) -> Vec<PieceTypeId> {
    let all = words(&text.value, &[]);
    let mut found = Vec::new();
    for (number, word) in all.iter().enumerate() {
        let place = text.place(&word.span);
        if number % 2 == 1 {
            if word.text != TestWord::Or.word() {
                cx.input.error(place, PromotionProblem::WordBetween { word: word.text.into() }, Advice::JoinedByOr);
                return found;
            }
            continue;
        }
        let Some(piece) = cx.piece_named(word.text, place.clone()) else { continue };
        if found.contains(&piece) {
            cx.input.error(place, ValueProblem::ListedTwice { name: word.text.into() }, Advice::TakeOneOut);
        } else {
            found.push(piece);
        }
    }
    if all.len().is_multiple_of(2) {
        let end = end_of(&all);
        cx.input.error(text.place(&end), PromotionProblem::PieceMissing, Advice::JoinedByOr);
    }
    found
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
        let mut inner = TomlTable::new("promotion.into", value.span(), inner);
        cx.input.check_keys(&mut inner);
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
