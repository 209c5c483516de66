//! The sections `castling`, `swap`, `refuge`, `gating` and `influence`.

use std::ops::Range;

use super::capture::CHANGES_MORE;
use crate::Advice;
use crate::board::CellIndex;
use crate::definition::{
    Castling, Directions, Gating, Influence, InfluenceEffect, Landing, Mode, Motion, MotionKind, Neutral, NeutralRole,
    PieceType, PieceTypeId, PiecesBySide, Refuge, Swap,
};
use crate::input::TomlTable;
use crate::names::Context;
use crate::phrase::{read_directions, read_phrase, read_reach};
use crate::problem::{BoardProblem, CastlingProblem, KeyProblem, PieceProblem, TakingProblem};
use crate::text::words;
use crate::vocabulary::Choices as _;
use crate::vocabulary::choices::{CastlingRight, CastlingSide};
use crate::zone::cell_advice;

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
    cx.cells_of(&text).unwrap_or_default()
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

/// Reports castlings that would be written like swaps of the royal piece.
pub(super) fn check_castlings(cx: &mut Context<'_>, root: &TomlTable<'_>, castlings: &[Castling], swap: Option<&Swap>) {
    let Some(swap) = swap else { return };
    let alike = |castling: &Castling| {
        castling.royal == swap.royal
            && castling.min_distance < 2
            && castling.partners.iter().any(|partner| swap.partners.contains(partner))
    };
    if castlings.iter().any(alike) {
        cx.input.error(root.key_place("castling"), CastlingProblem::LikeSwap, Advice::DistantPartner);
    }
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
    let max_shift = cx.input.number(table, "max-shift", 2..=98);
    let towards_last_file = cx.input.choice(table, "side") == Some(CastlingSide::Right);
    let royal_to = cell(cx, table, "royal-to");
    let partner_to = cell(cx, table, "partner-to");
    let given: Vec<&'static str> = FIXED.into_iter().filter(|key| table.has(key)).collect();
    if table.has("shift") {
        if let Some(&key) = given.first() {
            cx.input.error(table.key_place(key), CastlingProblem::TwoLandings { key }, Advice::ShiftOrCells);
        }
    } else if given.is_empty() {
        if !table.has("max-shift") {
            cx.input.error_if_well_formed(table.span.clone(), CastlingProblem::NoLanding, Advice::ShiftOrCells);
        }
    } else {
        for key in FIXED.into_iter().filter(|key| !table.has(key)) {
            let problem = KeyProblem::MissingBeside { given: given[0], key };
            cx.input.error_if_well_formed(table.span.clone(), problem, Advice::ShiftOrCells);
        }
    }
    if table.has("max-shift") && !table.has("shift") {
        let problem = KeyProblem::MissingBeside { given: "max-shift", key: "shift" };
        cx.input.error_if_well_formed(table.span.clone(), problem, Advice::ShiftRange);
    }
    if let (Some(least), Some(most)) = (shift, max_shift)
        && most <= least
    {
        cx.input.error(table.place("max-shift"), CastlingProblem::NoRange { least, most }, Advice::ShiftRange);
    }
    if let (Some(royal), Some(partner)) = (royal_to, partner_to)
        && royal == partner
    {
        cx.input.error(table.place("partner-to"), CastlingProblem::SameCell, Advice::TwoCells);
    }
    match (shift, max_shift) {
        (Some(shift), None) => Landing::Shift(shift),
        (Some(least), Some(most)) => Landing::Between { least, most },
        (None, _) => Landing::Fixed {
            towards_last_file,
            royal_to: royal_to.unwrap_or_default(),
            partner_to: partner_to.unwrap_or_default(),
        },
    }
}

/// The royal piece under the key `royal`, with a warning if it is not royal.
pub(super) fn royal(cx: &mut Context<'_>, table: &TomlTable<'_>, pieces: &[PieceType]) -> PieceTypeId {
    let Some(piece) = cx.piece(table, "royal") else { return 0 };
    if pieces.get(piece).is_some_and(|piece| !piece.is_royal()) {
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
    let royal = cx.piece(&table, "royal").unwrap_or_default();
    if let Some(piece) = pieces.get(royal).filter(|piece| table.has("royal") && !piece.is_royal()) {
        let problem = PieceProblem::NotRoyal { id: piece.id.as_str().into() };
        cx.input.error(table.place("royal"), problem, Advice::MakeRoyal);
    }
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
    if let Some((key, place)) = cx.elsewhere_place(root) {
        let problem = KeyProblem::NotTogether { one: key, other: "gating" };
        cx.input.error(place, problem, Advice::TakeOneOut);
    }
    let held = cx.pieces_of(&table, "pieces");
    if held.iter().any(|&piece| pieces.get(piece).is_some_and(|piece| piece.royal.is_some())) {
        cx.input.error(table.key_place("pieces"), PieceProblem::RoyalFromHand, Advice::NameOthers);
    }
    let zone = cx.zone(&table, "zone")?;
    Some(Gating { pieces: held, zone })
}

/// Reports what a game with relays or gates cannot have yet.
pub(super) fn check_relays(cx: &mut Context<'_>, root: &TomlTable<'_>, pieces: &[PieceType], neutrals: &[Neutral]) {
    // How relays and gates send on such moves, no rule says.
    let gates = neutrals.iter().any(|neutral| neutral.role == NeutralRole::Gate);
    let unsaid = |motion: &Motion| match motion.kind {
        // Nor how far a slide with a limit goes on behind a gate.
        MotionKind::Ride { min, max } if gates && (min > 1 || max.is_some_and(|max| max > 1)) => Some("slide up to"),
        MotionKind::Hop { .. } => Some("hop"),
        MotionKind::Crooked { .. } => Some("crooked"),
        MotionKind::Walk { .. } => Some("walk"),
        MotionKind::Plane { .. } => Some("plane"),
        MotionKind::Anywhere => Some("leap anywhere"),
        MotionKind::Advance { .. } => Some("advance"),
        MotionKind::Double { free: true } => Some("double free"),
        MotionKind::Leap | MotionKind::Lame => {
            motion.directions.iter().any(|path| path.repeats_steps()).then_some("repeated")
        }
        MotionKind::Ride { .. } | MotionKind::Double { free: false } => None,
    };
    if neutrals.iter().all(|neutral| neutral.role == NeutralRole::Blocker) {
        return;
    }
    if let Some(key) = pieces.iter().flat_map(|piece| &piece.motions).find_map(unsaid) {
        cx.input.error(root.key_place("neutral"), PieceProblem::RelaysWith { key }, Advice::NotYet);
    }
}

/// The keys of a game by which pieces attack other than with a move of their own.
pub(super) fn attacks_otherwise(
    cx: &mut Context<'_>,
    root: &TomlTable<'_>,
    pieces: &[PieceType],
) -> impl Iterator<Item = &'static str> + use<> {
    let goes_on = pieces.iter().any(PieceType::goes_on);
    let faces = cx.input.table(root, "endings", "endings").is_some_and(|endings| endings.has("facing"));
    [("then", goes_on), ("facing", faces)].into_iter().filter_map(|(key, given)| given.then_some(key))
}

/// Reports what a game with a piece that is confined for a while cannot have yet: lines along which it attacks out of its zone.
pub(super) fn check_refuge(cx: &mut Context<'_>, root: &TomlTable<'_>, pieces: &[PieceType]) {
    let Some((_, place)) = cx.refuge_place(root) else { return };
    for key in attacks_otherwise(cx, root, pieces) {
        cx.input.error(place.clone(), PieceProblem::RefugeWith { key }, Advice::NotYet);
    }
}

/// Reports what a game with captures from where a piece stands cannot have yet.
pub(super) fn check_staying(cx: &mut Context<'_>, root: &TomlTable<'_>, pieces: &[PieceType], neutrals: &[Neutral]) {
    if !pieces.iter().flat_map(|piece| &piece.motions).any(|motion| motion.staying) {
        return;
    }
    if neutrals.iter().any(|neutral| neutral.role != NeutralRole::Blocker) {
        cx.input.error(root.key_place("neutral"), PieceProblem::StayingWith { key: "role" }, Advice::NotYet);
    }
    if let Some(table) = root.has("capture").then(|| cx.input.table(root, "capture", "capture")).flatten() {
        for key in CHANGES_MORE.into_iter().filter(|key| table.has(key)) {
            cx.input.error(table.key_place(key), PieceProblem::StayingWith { key }, Advice::NotYet);
        }
    }
}

/// Reports what a game with moves that take something besides, or with phrases that name what they capture, cannot have yet.
pub(super) fn check_taking(cx: &mut Context<'_>, root: &TomlTable<'_>, pieces: &[PieceType], neutrals: &[Neutral]) {
    let motions = || pieces.iter().flat_map(|piece| &piece.motions);
    let (takes, preys) =
        (motions().any(|motion| !motion.taking.is_empty()), motions().any(|motion| !motion.prey.is_empty()));
    if !takes && !preys {
        return;
    }
    let problem = |key: &'static str| if takes { TakingProblem::With { key } } else { TakingProblem::PreyWith { key } };
    if neutrals.iter().any(|neutral| neutral.role != NeutralRole::Blocker) {
        cx.input.error(root.key_place("neutral"), problem("role"), Advice::NotYet);
    }
    if pieces.iter().any(PieceType::goes_on) {
        cx.input.error(root.key_place("piece"), problem("then"), Advice::NotYet);
    }
    let gating = root.has("gating").then(|| ("gating", root.key_place("gating")));
    // Bars judge what a piece captures where its move ends.
    let barred = (takes && root.has("barred")).then(|| ("barred", root.key_place("barred")));
    for (key, place) in cx.refuge_place(root).into_iter().chain(gating).chain(barred) {
        cx.input.error(place, problem(key), Advice::NotYet);
    }
    for (section, keys) in [("capture", &CHANGES_MORE[..]), ("board", &["crosses"]), ("turn", &["moves"])] {
        if let Some(table) = root.has(section).then(|| cx.input.table(root, section, section)).flatten() {
            // Explosions do not ask what a phrase may capture.
            let matters = |key: &&&str| takes || !["blast", "perish"].contains(*key);
            for &key in keys.iter().filter(|key| table.has(key)).filter(matters).take(1) {
                cx.input.error(table.key_place(key), problem(key), Advice::NotYet);
            }
        }
    }
}

/// Reports what a piece that changes places with others cannot do besides. `place`: that of its moves.
pub(super) fn check_swaps(cx: &mut Context<'_>, place: &Range<usize>, id: &str, motions: &[Motion]) {
    let named: Vec<&PiecesBySide> = motions.iter().filter_map(|motion| motion.swapping.as_ref()).collect();
    if named.windows(2).any(|pair| pair[0] != pair[1]) {
        cx.input.error(place.clone(), TakingProblem::SwappingOthers { id: id.into() }, Advice::NotYet);
    }
    let captures = |motion: &Motion| motion.mode != Mode::Moving;
    if named.iter().any(|pieces| pieces.enemy) && motions.iter().any(captures) {
        let advice = Advice::ForExample { example: "slide orthogonal, moving".into() };
        cx.input.error(place.clone(), TakingProblem::SwappingAndCapturing { id: id.into() }, advice);
    }
}

/// Reports what a game in which pieces change places at the end of a path cannot have yet.
pub(super) fn check_swapping(cx: &mut Context<'_>, root: &TomlTable<'_>, pieces: &[PieceType], neutrals: &[Neutral]) {
    let swaps = |piece: &PieceType| piece.motions.iter().any(|motion| motion.swapping.is_some());
    if !pieces.iter().any(swaps) {
        return;
    }
    let mut found: Vec<(Range<usize>, &'static str)> = Vec::new();
    for key in ["castling", "swap", "gating", "barred", "influence"].into_iter().filter(|key| root.has(key)) {
        found.push((root.key_place(key), key));
    }
    found.extend(cx.refuge_place(root).map(|(key, place)| (place, key)));
    if neutrals.iter().any(|neutral| neutral.role != NeutralRole::Blocker) {
        found.push((root.key_place("neutral"), "role"));
    }
    if pieces.iter().flat_map(|piece| &piece.motions).any(|motion| motion.unmoved) {
        found.push((root.key_place("piece"), "unmoved"));
    }
    for (section, key) in [("capture", "flips"), ("board", "crosses")] {
        if let Some(table) = root.has(section).then(|| cx.input.table(root, section, section)).flatten()
            && table.has(key)
        {
            found.push((table.key_place(key), key));
        }
    }
    for (place, key) in found {
        cx.input.error(place, TakingProblem::SwappingWith { key }, Advice::NotYet);
    }
}

/// Reports what a game with moves of pieces that have not moved cannot have yet, and pieces that are never in check.
pub(super) fn check_unmoved(
    cx: &mut Context<'_>,
    root: &TomlTable<'_>,
    pieces: &[PieceType],
    neutrals: &[Neutral],
    castlings: &[Castling],
) {
    let unmoved = |piece: &PieceType| piece.motions.iter().any(|motion| motion.unmoved);
    if !pieces.iter().any(unmoved) {
        return;
    }
    let checked = |piece: &&PieceType| piece.motions.iter().any(|motion| motion.not_through_check);
    if let Some(piece) = pieces.iter().filter(checked).find(|piece| !piece.is_royal()) {
        let problem = PieceProblem::NotRoyal { id: piece.id.as_str().into() };
        cx.input.error(root.key_place("piece"), problem, Advice::MakeRoyal);
    }
    if neutrals.iter().any(|neutral| neutral.role != NeutralRole::Blocker) {
        cx.input.error(root.key_place("neutral"), PieceProblem::UnmovedWith { key: "role" }, Advice::NotYet);
    }
    let gating = root.has("gating").then(|| ("gating", root.key_place("gating")));
    let roams = castlings.iter().any(|castling| castling.right_while_inside);
    let roaming = roams.then(|| ("inside", root.key_place("castling")));
    let others: Vec<_> = gating.into_iter().chain(roaming).chain(cx.refuge_place(root)).collect();
    for (key, place) in others {
        cx.input.error(place, PieceProblem::UnmovedWith { key }, Advice::NotYet);
    }
    if let Some(table) = root.has("board").then(|| cx.input.table(root, "board", "board")).flatten()
        && table.has("crosses")
    {
        cx.input.error(table.key_place("crosses"), PieceProblem::UnmovedWith { key: "crosses" }, Advice::NotYet);
    }
}

/// Reads which pieces act on others from where they stand. `goes_on`: some piece may go on after its move.
pub(super) fn read_influences(
    cx: &mut Context<'_>,
    root: &TomlTable<'_>,
    pieces: &[PieceType],
    neutrals: &[Neutral],
    goes_on: bool,
) -> Vec<Influence> {
    let tables = cx.input.tables(root, "influence", "influence");
    let Some(first) = tables.first() else { return Vec::new() };
    for (key, given) in [("swap", root.has("swap")), ("then", goes_on)] {
        if given {
            cx.input.error(first.span.clone(), PieceProblem::InfluenceWith { key }, Advice::NotYet);
        }
    }
    let mut found = Vec::new();
    for table in &tables {
        let [of, on] =
            ["of", "on"].map(|key| if table.has(key) { cx.pieces_of(table, key) } else { (0..pieces.len()).collect() });
        let along = cx.input.text(table, "along").and_then(|text| read_reach(cx, &text)).unwrap_or_default();
        let mut moves: Vec<Motion> = Vec::new();
        for phrase in cx.input.texts(table, "moves").unwrap_or_default() {
            moves.extend(read_phrase(cx, &phrase));
        }
        if table.has("moves") && moves.is_empty() {
            cx.empty_list(table, "moves");
        }
        let mut preys = moves.iter().filter(|motion| !motion.prey.is_empty());
        if let Some(first) = preys.next()
            && preys.any(|other| other.prey != first.prey)
        {
            cx.input.error(table.key_place("moves"), TakingProblem::OtherPrey, Advice::SamePrey);
        }
        let Some(effect) = cx.input.choice::<InfluenceEffect>(table, "effect") else { continue };
        if table.has("moves") && !effect.lends() {
            let problem = PieceProblem::InfluenceMoves { effect: effect.word() };
            cx.input.error(table.key_place("moves"), problem, Advice::TakeOneOut);
        }
        found.push(Influence { of, on, along, effect, moves });
    }
    check_friends(cx, root, first, pieces, neutrals, &found);
    found
}

/// Reports what a game in which pieces act on friends cannot have yet.
fn check_friends(
    cx: &mut Context<'_>,
    root: &TomlTable<'_>,
    place: &TomlTable<'_>,
    pieces: &[PieceType],
    neutrals: &[Neutral],
    influences: &[Influence],
) {
    if !influences.iter().any(|influence| influence.effect.is_on_friends()) {
        return;
    }
    let lends = influences.iter().any(|influence| influence.effect.lends());
    let lent = influences.iter().flat_map(|influence| &influence.moves);
    let motions = || pieces.iter().flat_map(|piece| &piece.motions).chain(lent.clone());
    let refuge = cx.refuge_place(root).map(|(key, _)| key);
    let mut inside = |section: &'static str, key: &str| {
        let table = root.has(section).then(|| cx.input.table(root, section, section)).flatten();
        table.is_some_and(|table| table.has(key))
    };
    let given = [
        ("role", neutrals.iter().any(|neutral| neutral.role != NeutralRole::Blocker)),
        (refuge.unwrap_or_default(), refuge.is_some()),
        ("gating", root.has("gating")),
        ("blast", inside("capture", "blast")),
        ("perish", inside("capture", "perish")),
        ("flips", inside("capture", "flips")),
        ("crosses", inside("board", "crosses")),
        ("second", inside("turn", "second")),
        ("moves", inside("turn", "moves")),
        ("taking", motions().any(|motion| !motion.taking.is_empty())),
        ("then", lent.clone().any(|motion| motion.then.is_some())),
        ("double", lent.clone().any(|motion| motion.kind.can_be_passed())),
        ("en passant", lent.clone().any(|motion| motion.en_passant)),
        ("staying", lends && motions().any(|motion| motion.staying)),
        ("unmoved", lends && motions().any(|motion| motion.unmoved)),
        ("confined", lends && pieces.iter().any(|piece| piece.confined.is_some())),
        ("barred", lends && pieces.iter().any(|piece| piece.barred.is_some())),
    ];
    for (key, _) in given.into_iter().filter(|&(_, given)| given) {
        cx.input.error(place.span.clone(), PieceProblem::InfluenceWith { key }, Advice::NotYet);
    }
}

/// Reads what confines a royal piece while tests hold, which a piece may have said, or a section in the older form.
pub(super) fn read_refuge(cx: &mut Context<'_>, root: &TomlTable<'_>, pieces: &[PieceType]) -> Option<Refuge> {
    let older = read_older_refuge(cx, root, pieces);
    let mut of_pieces = cx.refuges.clone().into_iter();
    let first = if older.is_none() { of_pieces.next() } else { None };
    for (place, _) in of_pieces {
        cx.input.error(place, PieceProblem::TwoRefuges, Advice::TakeOneOut);
    }
    older.or(first.map(|(_, refuge)| refuge))
}

fn read_older_refuge(cx: &mut Context<'_>, root: &TomlTable<'_>, pieces: &[PieceType]) -> Option<Refuge> {
    let table = cx.input.table(root, "refuge", "refuge")?;
    let royal = royal(cx, &table, pieces);
    let zone = cx.zone(&table, "zone").unwrap_or_default();
    let guards = cx.pieces_of(&table, "guards");
    let grace = cx.input.number(&table, "grace", 0..=u8::MAX).unwrap_or_default();
    Some(Refuge { royal, zone, guards, grace })
}
