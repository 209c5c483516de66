//! How games end.

use crate::counts::{KnownCounting, KnownLimit, KnownNumber, known_countings, known_points};
use crate::draft::{Draft, Role};
use crate::game_file::{Endings, Test};
use crate::gap::{Gap, Remark};
use crate::kinds::Kind;
use crate::region::Cells;
use crate::side::{BySide, Side};
use crate::start::Start;
use crate::variant::{Enclosing, Fate, Variant};

fn fate(fate: Fate) -> &'static str {
    match fate {
        Fate::Win => "wins",
        Fate::Loss => "loses",
        Fate::Draw => "draw",
    }
}

/// The endings of `[endings]`.
pub(crate) fn endings(draft: &mut Draft<'_>) -> Endings {
    let variant = draft.variant;
    let repetition_loser = repetition_loser(draft);
    let mut tables = Vec::new();
    tables.extend(counting(draft));
    tables.extend(chasing(draft));
    let (draws, points, half_points_ahead) = draws(draft);
    let facing = variant.facing.then(|| if kings_apart(draft) { "lengthwise orthogonal" } else { "orthogonal" });
    Endings {
        stalemate: stalemate(variant),
        checkmate: Some(fate(variant.checkmate)).filter(|_| variant.checkmate != Fate::Loss),
        draws,
        points,
        half_points_ahead,
        repetition: variant.repetitions,
        perpetual_check: if variant.perpetual_check_loses { "loses" } else { "draw" },
        repetition_loser,
        quiet_turns: Some(variant.quiet_turns).filter(|turns| *turns > 0),
        bare: is_bare(variant),
        extinction: extinction(draft),
        facing: facing.filter(|_| variant.letters.contains_key(&Kind::KING)),
        face_to_face: faces(variant),
        tables,
    }
}

/// The fate of a player who is stuck; counting begins where one of both would win.
fn stalemate(variant: &Variant) -> &'static str {
    match (variant.stalemate_counts, variant.stalemate) {
        (true, Fate::Loss) => "most-pieces",
        (true, Fate::Win) => "fewest-pieces",
        (true, Fate::Draw) | (false, _) => fate(variant.stalemate),
    }
}

/// When players may pass.
pub(crate) fn pass(draft: &mut Draft<'_>) -> Option<&'static str> {
    let variant = draft.variant;
    let may = |passes: &BySide<bool>| Side::BOTH.map(|side| passes[side]);
    let (always, stuck) = (may(&variant.pass), may(&variant.pass_when_stuck));
    for (option, [white, black]) in [("pass", always), ("passOnStalemate", stuck)] {
        if white != black {
            let option = format!("{option}{}", if white { Side::White } else { Side::Black }.in_options());
            draft.gap(&option, Gap::NoWord);
        }
    }
    // Where both are said, passing is only for those who are stuck.
    match (always.contains(&true), stuck.contains(&true)) {
        (_, true) => Some("when-stuck"),
        (true, false) => Some("always"),
        (false, false) => None,
    }
}

/// May an option name this rule by which material decides?
pub(crate) fn is_count(name: &str) -> bool {
    matches!(name, "none" | "unweighted" | "whitedrawodds" | "blackdrawodds")
        || known_points().iter().any(|known| known.name == name)
}

/// Who wins instead of a draw, the points of types, and the half points that Black has besides.
fn draws(draft: &Draft<'_>) -> (Option<&'static str>, Vec<(String, u8)>, Option<u8>) {
    match draft.variant.material.as_str() {
        "unweighted" => (Some("most-pieces"), Vec::new(), None),
        "whitedrawodds" => (Some("white"), Vec::new(), None),
        "blackdrawodds" => (Some("black"), Vec::new(), None),
        name => {
            let known = known_points().iter().find(|known| known.name == name);
            let Some(known) = known else { return (None, Vec::new(), None) };
            let ids = |option: &str| Kind::of_option(option).map(|kind| draft.ids(kind)).unwrap_or_default();
            let of = |(option, points): &(String, u8)| {
                let points = *points;
                ids(option).into_iter().map(move |id| (id, points))
            };
            let ahead = Some(known.half_points_ahead).filter(|points| *points > 0);
            (Some("most-points"), known.points.iter().flat_map(of).collect(), ahead)
        }
    }
}

fn repetition_loser(draft: &mut Draft<'_>) -> Option<&'static str> {
    let variant = draft.variant;
    if variant.no_to_and_fro {
        draft.remarks.push(variant.noted("moveRepetitionIllegal", Remark::ToAndFro));
    }
    match (variant.repetition, variant.repetition_is_whites) {
        _ if variant.repetitions == 0 => None,
        (Fate::Draw, _) => None,
        (Fate::Loss, true) => Some("first"),
        (Fate::Win, true) => Some("second"),
        // The player to move wins, so the other one, who has repeated, loses.
        (Fate::Win, false) => Some("repeating"),
        (Fate::Loss, false) => {
            draft.remarks.push(variant.noted("nFoldValue", Remark::Repetition));
            None
        }
    }
}

/// The table of the variant's rule of counting, where it is known and the variant has its pieces.
fn counting(draft: &mut Draft<'_>) -> Option<String> {
    let variant = draft.variant;
    if variant.counting == "none" {
        return None;
    }
    let rule = known_countings().iter().find(|rule| rule.name == variant.counting && !variant.drops);
    let table = rule.and_then(|rule| counting_table(draft, rule));
    if table.is_none() {
        draft.remarks.push(variant.noted("countingRule", Remark::Counting));
    }
    table
}

/// A rule of counting with the variant's types; `None` if one is not there, or is several types.
fn counting_table(draft: &Draft<'_>, rule: &KnownCounting) -> Option<String> {
    let id = |option: &str| {
        let mut ids = Kind::of_option(option).map(|kind| draft.ids(kind)).unwrap_or_default();
        ids.pop().filter(|_| ids.is_empty())
    };
    let mut text = format!("[endings.counting]\nwithout = [\"{}\"]\n", id(&rule.without)?);
    text += &format!("turns = {}\nfrom-pieces = true\nbare = [\n", rule.turns);
    for KnownLimit { turns, with } in &rule.bare {
        text += &match with {
            None => format!("  {{ turns = {turns} }},\n"),
            Some(KnownNumber { option, least, most }) => {
                let sign = if most == least { "=" } else { ">=" };
                format!("  {{ turns = {turns}, while = [\"{} {sign} {least}\"] }},\n", id(option)?)
            }
        };
    }
    Some(text + "]\n")
}

/// The rule of chasing, where its pieces are there.
fn chasing(draft: &mut Draft<'_>) -> Option<String> {
    let variant = draft.variant;
    if !variant.chasing {
        return None;
    }
    let one = |option: &str| Kind::of_option(option).and_then(|kind| draft.ids(kind).into_iter().next());
    let (king, soldier, rook) = (one("king")?, one("soldier")?, one("rook")?);
    draft.remarks.push(variant.noted("chasingRule", Remark::Chasing));
    let near: Cells =
        draft.board.all().into_iter().filter(|cell| usize::from(cell.1) + 1 < variant.soldier_rank).collect();
    let zone = (!near.is_empty()).then(|| draft.zone(&near, "near-side"));
    let zone = zone.map(|zone| format!("prey-zone = \"{zone}\"\n")).unwrap_or_default();
    Some(format!(
        "[endings.perpetual-chase]\nfree = [\"{king}\", \"{soldier}\"]\nprey = [\"{soldier}\"]\n{zone}precious = [\"{rook}\"]\n"
    ))
}

/// Can the kings never stand on one rank?
fn kings_apart(draft: &Draft<'_>) -> bool {
    let ranks = |side: Side| {
        let region = draft.variant.mobility.get(&(Kind::KING, side))?;
        Some(region.cells(draft.board).into_iter().map(|cell| cell.1).collect::<std::collections::BTreeSet<u8>>())
    };
    match (ranks(Side::White), ranks(Side::Black)) {
        (Some(white), Some(black)) => white.is_disjoint(&black),
        _ => false,
    }
}

/// Is it the rule that a player with nothing but the royal piece has lost?
fn is_bare(variant: &Variant) -> bool {
    variant.extinction == Some(Fate::Loss)
        && variant.extinction_claim
        && variant.extinction_kinds.every
        && (variant.extinction_count, variant.extinction_others) == (1, 2)
}

/// The value of extinction, unless other words say it.
fn extinction_value(variant: &Variant) -> Option<Fate> {
    // Royal pieces cannot be captured, and explosions have a rule of their own.
    variant.extinction.filter(|_| !variant.pseudo_royal && !is_bare(variant))
}

fn is_plain_extinction(variant: &Variant) -> bool {
    extinction_value(variant) == Some(Fate::Loss) && (variant.extinction_count, variant.extinction_others) == (0, 0)
}

fn extinct_kinds(variant: &Variant) -> Vec<Kind> {
    variant.letters.keys().copied().filter(|kind| variant.extinction_kinds.set.contains(kind)).collect()
}

/// The groups of types of which a player needs a piece.
fn extinction(draft: &mut Draft<'_>) -> Vec<Vec<String>> {
    let variant = draft.variant;
    // Where pieces in hand count, tests say so.
    if !is_plain_extinction(variant) || held(draft) {
        return Vec::new();
    }
    let groups: Vec<Vec<String>> = if variant.extinction_kinds.every {
        vec![draft.roles.iter().map(|role| role.id.clone()).collect()]
    } else {
        extinct_kinds(variant).into_iter().map(|kind| draft.ids(kind)).collect()
    };
    groups.into_iter().filter(|group| !group.is_empty()).collect()
}

/// Could pieces in hand keep a type from extinction? Not where the loss of the only one ends the game.
fn held(draft: &Draft<'_>) -> bool {
    let variant = draft.variant;
    if variant.extinction_kinds.every {
        return Side::BOTH.iter().any(|&side| !draft.hands[side].is_empty());
    }
    let kinds = extinct_kinds(variant);
    Side::BOTH.iter().any(|&side| {
        kinds.iter().any(|kind| {
            let pieces = draft.start.pieces.values().filter(|placed| placed.side == side && placed.form.kind == *kind);
            let in_hand = draft.start.hands.contains_key(&(side, *kind));
            draft.hands[side].contains(kind) && (in_hand || pieces.count() > 1)
        })
    })
}

/// Do kings that face each other call for an answer?
fn faces(variant: &Variant) -> bool {
    variant.face_to_face && variant.letters.contains_key(&Kind::KING)
}

/// The endings of `[[ending]]`.
pub(crate) fn tests(draft: &mut Draft<'_>) -> Vec<Test> {
    let variant = draft.variant;
    let mut tests = Vec::new();
    if !variant.checking {
        tests.push(Test { when: "checking".to_owned(), result: "forbidden", even_turns: false });
    }
    flags(draft, &mut tests);
    if variant.check_counting {
        let (white, black) = draft.start.checks.unwrap_or((1, 1));
        if white != black {
            draft.gap("startFen", Gap::ChecksDiffer);
        }
        tests.push(Test { when: format!("checks >= {white}"), result: "wins", even_turns: false });
    }
    counts(draft, &mut tests);
    connections(draft, &mut tests);
    let draw = |when: &str| Test { when: when.to_owned(), result: "draw", even_turns: false };
    let passes = |passes: &BySide<bool>| Side::BOTH.iter().any(|&side| passes[side]);
    let may_pass = passes(&variant.pass) || passes(&variant.pass_when_stuck);
    if faces(variant) {
        // Only a pass leaves kings face to face, and it ends the game.
        let when = if may_pass { "facing >= 2 and passes = 0" } else { "facing >= 2" };
        tests.push(Test { when: when.to_owned(), result: "forbidden", even_turns: false });
        tests.extend(may_pass.then(|| draw("facing >= 2 and passes >= 1")));
    }
    if may_pass {
        tests.push(draw("passes >= 2"));
        // In the other program a player needs a piece to pass, and is stuck without one unless anything can be dropped.
        let drops_alone = variant.drops && !matches!(variant.enclosing, Some(Enclosing::Reversi | Enclosing::Ataxx));
        if variant.flips.is_some() && !drops_alone {
            let when = "no own piece and to-move".to_owned();
            tests.push(Test { when, result: stalemate(variant), even_turns: false });
        }
    }
    if variant.full_board {
        tests.push(draw("full"));
    }
    tests
}

/// Pieces that decide by standing together.
fn connections(draft: &mut Draft<'_>, tests: &mut Vec<Test>) {
    let connect = &draft.variant.connect;
    let result = fate(connect.value);
    let along = match (connect.horizontal, connect.vertical, connect.diagonal) {
        (true, true, true) => "",
        (true, true, false) => " along orthogonal",
        (true, false, true) => " along sideways orthogonal and diagonal",
        (false, true, true) => " along lengthwise orthogonal and diagonal",
        (true, false, false) => " along sideways orthogonal",
        (false, true, false) => " along lengthwise orthogonal",
        (false, false, true) => " along diagonal",
        // No direction, no connection.
        (false, false, false) => return,
    };
    let ids: Vec<String> =
        draft.roles.iter().filter(|role| connect.kinds.has(role.form.kind)).map(|role| role.id.clone()).collect();
    let named = |ids: &[String]| if ids.len() == draft.roles.len() { "piece".to_owned() } else { ids.join(" or ") };
    let pieces = named(&ids);
    let mut formed = |when: String| tests.push(Test { when, result, even_turns: false });
    for (word, size, along) in
        [("row", connect.row, along), ("square", connect.square, ""), ("line", connect.line, along)]
    {
        if size > 0 && !ids.is_empty() {
            formed(format!("{word} of {size} own {pieces}{along}"));
        }
    }
    let mut joined: Vec<((Cells, Cells), Vec<String>)> = Vec::new();
    for role in &draft.roles {
        let Some(zones) = &role.rules.connects else { continue };
        match joined.iter_mut().find(|(known, _)| known == zones) {
            Some((_, ids)) => ids.push(role.id.clone()),
            None => joined.push((zones.clone(), vec![role.id.clone()])),
        }
    }
    for ((from, to), ids) in joined {
        let pieces = named(&ids);
        let (from, to) =
            (draft.zones.name(draft.board, &from, "near-edge"), draft.zones.name(draft.board, &to, "far-edge"));
        formed(format!("own {pieces} joins {from} with {to}{along}"));
    }
}

/// Pieces that win in their zones.
fn flags(draft: &mut Draft<'_>, tests: &mut Vec<Test>) {
    let variant = draft.variant;
    let mut zones: Vec<(Cells, Vec<String>)> = Vec::new();
    for role in &draft.roles {
        let Some(cells) = &role.rules.flag else { continue };
        match zones.iter_mut().find(|(known, _)| known == cells) {
            Some((_, ids)) => ids.push(role.id.clone()),
            None => zones.push((cells.clone(), vec![role.id.clone()])),
        }
    }
    if zones.is_empty() {
        return;
    }
    let kings = draft.roles.iter().filter(|role| role.rules.flag.is_some()).all(|role| role.rules.royal.is_some());
    if variant.flag_safe && variant.flag_count > 1 {
        draft.gap("flagPieceSafe", Gap::NoWord);
    }
    for (cells, ids) in zones {
        let pieces = if ids.len() == draft.roles.len() { "piece".to_owned() } else { ids.join(" or ") };
        let zone = draft.zone(&cells, "goal");
        let count = if variant.flag_count > 1 { format!(" >= {}", variant.flag_count) } else { String::new() };
        let mut wins = |when: String, even_turns: bool| tests.push(Test { when, result: "wins", even_turns });
        let there = format!("own {pieces} in {zone}{count}");
        // What has outlasted the answer wins, where there is one; a king's is a race.
        let answered = variant.flag_turn && !kings;
        if answered {
            wins(format!("{there} and to-move"), false);
        }
        if variant.flag_safe {
            wins(format!("own safe {pieces} in {zone}"), false);
            // The other program asks for safety only while the piece is alone there.
            if !is_alone(&draft.start, &draft.roles, &ids) {
                wins(format!("own {pieces} in {zone} >= 2"), false);
            }
        } else if !answered {
            wins(there, variant.flag_turn);
        }
        if variant.flag_blocked {
            wins(format!("own {pieces} in {zone} and full in {zone}"), variant.flag_turn);
        }
    }
}

/// Whether a player has only one piece of these types, and never gets another: a king.
fn is_alone(start: &Start, roles: &[Role], ids: &[String]) -> bool {
    let meant = || roles.iter().filter(|role| ids.contains(&role.id));
    let most = Side::BOTH.map(|side| {
        let placed = start.pieces.values().filter(|placed| placed.side == side);
        placed.filter(|placed| meant().any(|role| role.form == placed.form)).count()
    });
    meant().all(|role| role.rules.royal.is_some()) && most.into_iter().all(|count| count <= 1)
}

/// Numbers of pieces that decide.
fn counts(draft: &mut Draft<'_>, tests: &mut Vec<Test>) {
    let variant = draft.variant;
    let held = held(draft);
    let Some(value) = extinction_value(variant).filter(|_| held || !is_plain_extinction(variant)) else { return };
    if held && (variant.extinction_count, variant.extinction_others) != (0, 0) {
        draft.gap("extinctionPieceTypes", Gap::HandCounts);
    }
    if variant.extinction_claim {
        draft.gap("extinctionClaim", Gap::NoWord);
    }
    let groups = if variant.extinction_kinds.every {
        vec!["piece".to_owned()]
    } else {
        extinct_kinds(variant).into_iter().map(|kind| draft.ids(kind).join(" or ")).collect()
    };
    for pieces in groups.into_iter().filter(|pieces| !pieces.is_empty()) {
        let few = match variant.extinction_count {
            0 if held => format!("no own {pieces} and no own held {pieces}"),
            0 => format!("no own {pieces}"),
            count => format!("own {pieces} <= {count}"),
        };
        let others = match variant.extinction_others {
            0 => String::new(),
            count => format!(" and enemy {pieces} >= {count}"),
        };
        tests.push(Test { when: few + &others, result: fate(value), even_turns: false });
    }
}
