//! The sections `endings`, `start`, `aliases` and `lettering`.
//!
//! Only the placement of a start position is checked here; `variorum_rules` reads the rest.

use toml::de::DeValue;

use super::in_a_row;
use super::moves::{directions, royal};
use super::pieces::is_token;
use super::promotions::read_condition;
use super::shuffle;
use crate::definition::{
    Alias, BesideTest, CountLimit, CountRange, Counting, DeadMaterial, Ending, Endings, Fate, Impasse, PerpetualChase,
    PieceType, PieceTypeId, StartPosition, Tally, Test, Verdict,
};
use crate::input::TomlTable;
use crate::names::Context;
use crate::placement::{Tokens, read_position};
use crate::problem::{EndingsProblem, PieceProblem, PlacementProblem};
use crate::text::Text;
use crate::vocabulary::KeyKind;
use crate::vocabulary::choices::{PerpetualCheck, Stalemate};
use crate::{Advice, limits};

/// Reads the endings. `conditions`: those in the words of the file, which have sections of their own; `in_a_row`:
/// players have several turns in a row.
pub(super) fn read_endings(
    cx: &mut Context<'_>,
    root: &TomlTable<'_>,
    pieces: &[PieceType],
    conditions: Vec<Ending>,
    in_a_row: bool,
) -> Option<Endings> {
    let table = cx.input.table(root, "endings", "endings")?;
    let stalemate = cx.input.choice(&table, "stalemate").unwrap_or(Stalemate::Draw).decision();
    let checkmate = cx.input.choice(&table, "checkmate");
    if checkmate.is_some() && pieces.iter().all(|piece| !piece.is_royal()) {
        let place = table.key_place("checkmate");
        cx.input.error_if_well_formed(place, EndingsProblem::CheckmateWithoutRoyal, Advice::MakeRoyal);
    }
    let draws = cx.input.choice(&table, "draws");
    let points = read_points(cx, &table, "endings.points");
    let half_points_ahead = cx.input.number(&table, "half-points-ahead", 1..=u16::MAX).unwrap_or_default();
    let repetition = cx.input.number(&table, "repetition", 0..=u8::MAX);
    if repetition == Some(1) {
        cx.input.error(table.place("repetition"), EndingsProblem::RepetitionOfOne, Advice::RepetitionCount);
    }
    let perpetual_check = match cx.input.choice(&table, "perpetual-check") {
        Some(PerpetualCheck::Loses) => Fate::Loses,
        Some(PerpetualCheck::Draw) | None => Fate::Draw,
    };
    if perpetual_check != Fate::Draw && repetition == Some(0) {
        let place = table.place("perpetual-check");
        cx.input.error(place, EndingsProblem::PerpetualUnseen, Advice::RepetitionForPerpetual);
    }
    let repetition_loser = cx.input.choice(&table, "repetition-loser");
    if repetition_loser.is_some() && repetition == Some(0) {
        let place = table.place("repetition-loser");
        cx.input.error(place, EndingsProblem::LoserUnseen, Advice::RepetitionForLoser);
    }
    let quiet_turns = cx.input.number(&table, "quiet-turns", 1..=u16::MAX);
    let mut conditions = conditions;
    if let Some(marriage) = read_marriage(cx, &table, pieces) {
        // It goes before the endings in the words of the file.
        conditions.insert(0, marriage);
    }
    let extinction = read_extinction(cx, &table);
    let facing = directions(cx, &table, "facing", true);
    let face_to_face = directions(cx, &table, "face-to-face", true);
    let bare = cx.input.flag(&table, "bare");
    let dead = read_dead(cx, &table, pieces);
    let impasse = read_impasse(cx, &table, pieces);
    let counting = read_counting(cx, &table);
    let perpetual_chase = read_chase(cx, &table);
    if perpetual_chase.is_some() && repetition == Some(0) {
        let place = table.key_place("perpetual-chase");
        cx.input.error(place, EndingsProblem::ChaseUnseen, Advice::RepetitionForPerpetual);
    }
    let repetition = repetition.unwrap_or_default();
    let endings = Endings {
        checkmate: checkmate.unwrap_or(Fate::Loses),
        stalemate,
        draws,
        points,
        half_points_ahead,
        repetition,
        repetition_loser,
        perpetual_check,
        quiet_turns,
        extinction,
        facing,
        face_to_face,
        bare,
        dead,
        impasse,
        counting,
        perpetual_chase,
        conditions,
    };
    let by_points = endings.tallies().any(|tally| tally == Tally::MostPoints);
    if by_points && endings.points.is_empty() {
        cx.input.error_if_well_formed(table.span.clone(), EndingsProblem::PointsMissing, Advice::AddPoints);
    }
    let faces = |test: &Test| matches!(test, Test::Facing(_));
    let counted = endings.conditions.iter().flat_map(|ending| &ending.when).any(faces);
    if counted && !table.has("face-to-face") {
        cx.input.error_if_well_formed(table.span.clone(), EndingsProblem::FacingUnsaid, Advice::AddFaceToFace);
    }
    if !counted && table.has("face-to-face") {
        let place = table.key_place("face-to-face");
        cx.input.error_if_well_formed(place, EndingsProblem::FacingUncounted, Advice::CountFacing);
    }
    for key in ["points", "half-points-ahead"] {
        if !by_points && table.has(key) {
            let place = table.key_place(key);
            cx.input.error_if_well_formed(place, EndingsProblem::PointsUnused, Advice::CountPoints);
        }
    }
    if in_a_row {
        in_a_row::check_endings(cx, &table, &endings);
    }
    Some(endings)
}

/// Reads the points of types of piece under this key.
fn read_points(cx: &mut Context<'_>, table: &TomlTable<'_>, section: &'static str) -> Vec<(PieceTypeId, u8)> {
    let Some(table) = cx.input.open(table, "points", section) else { return Vec::new() };
    let mut points = Vec::new();
    for entry in &table.entries {
        let piece = cx.piece_named(entry.key, entry.key_span.clone());
        let worth = cx.input.number(&table, entry.key, 0..=u8::MAX);
        points.extend(piece.zip(worth));
    }
    points
}

fn read_dead(cx: &mut Context<'_>, table: &TomlTable<'_>, pieces: &[PieceType]) -> Vec<DeadMaterial> {
    let tables = cx.input.tables(table, "dead", "endings.dead");
    if tables.is_empty() {
        return Vec::new();
    }
    if pieces.iter().any(|piece| piece.returns.is_some()) {
        cx.input.error(table.key_place("dead"), EndingsProblem::DeadWithHands, Advice::NothingIsLost);
    } else if pieces.iter().all(|piece| !piece.is_royal()) {
        cx.input.error(table.key_place("dead"), EndingsProblem::DeadWithoutRoyal, Advice::NobodyIsMated);
    }
    let mut found = Vec::new();
    for table in &tables {
        found.push(DeadMaterial {
            pieces: cx.pieces_of(table, "pieces"),
            most: cx.input.number(table, "most", 0..=u8::MAX),
            one_colour: cx.input.flag(table, "one-colour"),
        });
    }
    found
}

fn read_chase(cx: &mut Context<'_>, table: &TomlTable<'_>) -> Option<PerpetualChase> {
    let table = cx.input.table(table, "perpetual-chase", "endings.perpetual-chase")?;
    let [free, prey, precious] = ["free", "prey", "precious"].map(|key| cx.pieces_of(&table, key));
    let prey_zone = cx.zone(&table, "prey-zone");
    Some(PerpetualChase { free, prey, prey_zone, precious })
}

fn read_counting(cx: &mut Context<'_>, table: &TomlTable<'_>) -> Option<Counting> {
    let table = cx.input.table(table, "counting", "endings.counting")?;
    let without = cx.pieces_of(&table, "without");
    let turns = cx.input.number(&table, "turns", 1..=limits::COUNTED_TURNS);
    let from_pieces = cx.input.flag(&table, "from-pieces");
    let mut bare = Vec::new();
    for line in &cx.input.tables(&table, "bare", "endings.counting.bare") {
        let turns = cx.input.number(line, "turns", 1..=limits::COUNTED_TURNS);
        let texts = cx.input.texts(line, "while").unwrap_or_default();
        let conditions = texts.iter().filter_map(|text| read_condition(cx, text)).collect();
        bare.extend(turns.map(|turns| CountLimit { turns, conditions }));
    }
    Some(Counting { without, turns, bare, from_pieces })
}

fn read_impasse(cx: &mut Context<'_>, table: &TomlTable<'_>, pieces: &[PieceType]) -> Option<Impasse> {
    let table = cx.input.table(table, "impasse", "endings.impasse")?;
    let royal = royal(cx, &table, pieces);
    let zone = cx.zone(&table, "zone").unwrap_or_default();
    let others = cx.input.number(&table, "pieces", 0..=u16::MAX).unwrap_or_default();
    let points = read_points(cx, &table, "endings.impasse.points");
    let wins = ["white", "black"].map(|side| cx.input.number(&table, side, 1..=u16::MAX).unwrap_or(u16::MAX));
    let draws = cx.input.number(&table, "draws", 1..=wins[0].min(wins[1]).saturating_sub(1).max(1));
    Some(Impasse { royal, zone, pieces: others, points, wins, draws })
}

/// Reads the older form of an ending by which two pieces come together.
fn read_marriage(cx: &mut Context<'_>, table: &TomlTable<'_>, pieces: &[PieceType]) -> Option<Ending> {
    let table = cx.input.table(table, "marriage", "endings.marriage")?;
    let royal = royal(cx, &table, pieces);
    let partner = cx.piece(&table, "partner").unwrap_or_default();
    let along = directions(cx, &table, "directions", false);
    let (pieces, others) = (vec![royal], vec![partner]);
    let beside = BesideTest { enemy: false, pieces, by_enemy: false, others, along, count: CountRange::SOME };
    Some(Ending { when: vec![Test::Beside(beside), Test::JustMoved], verdict: Verdict::Wins, even_turns: false })
}

fn read_extinction(cx: &mut Context<'_>, table: &TomlTable<'_>) -> Vec<Vec<PieceTypeId>> {
    let Some(groups) = cx.input.list(table, "extinction", KeyKind::List) else { return Vec::new() };
    let mut found = Vec::new();
    for group in groups {
        let DeValue::Array(ids) = group.get_ref() else {
            cx.input.error(group.span(), EndingsProblem::GroupForm, Advice::Groups);
            continue;
        };
        if ids.is_empty() {
            cx.input.error(group.span(), EndingsProblem::GroupEmpty, Advice::GroupPiece);
        }
        if ids.len() > limits::PIECES {
            let problem = EndingsProblem::GroupTooLarge { count: ids.len() };
            cx.input.error(group.span(), problem, Advice::AtMost { most: limits::PIECES });
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
pub(super) fn read_aliases(cx: &mut Context<'_>, root: &TomlTable<'_>, pieces: &[PieceType]) -> Vec<Alias> {
    let Some(table) = cx.input.open(root, "aliases", "aliases") else { return Vec::new() };
    for entry in &table.entries {
        if let Some(piece) = pieces.iter().find(|piece| piece.token == entry.key) {
            let problem = PieceProblem::AliasIsToken { token: entry.key.into(), id: (&piece.id).into() };
            cx.input.error(entry.key_span.clone(), problem, Advice::OnePieceALetter);
        }
    }
    read_letters(cx, &table)
}

/// Reads sets of letters that other programs write, some of which are tokens of the game for other pieces.
pub(super) fn read_letterings(
    cx: &mut Context<'_>,
    root: &TomlTable<'_>,
    pieces: &[PieceType],
    aliases: &[Alias],
) -> Vec<Vec<Alias>> {
    let mut found = Vec::new();
    for table in &cx.input.tables(root, "lettering", "lettering") {
        let Some(letters) = cx.input.open(table, "letters", "letters") else { continue };
        let lettering = read_letters(cx, &letters);
        let known = |token: &str| {
            pieces.iter().any(|piece| piece.token == token) || aliases.iter().any(|alias| alias.token == token)
        };
        if letters.entries.iter().all(|entry| known(entry.key)) {
            cx.input.error_if_well_formed(table.place("letters"), PieceProblem::LetteringUnseen, Advice::ForeignLetter);
        }
        found.push(lettering);
    }
    found
}

/// Reads a table of letters and ids of pieces.
fn read_letters(cx: &mut Context<'_>, table: &TomlTable<'_>) -> Vec<Alias> {
    let mut found = Vec::new();
    for entry in &table.entries {
        let token = entry.key;
        if !is_token(token.strip_suffix('~').unwrap_or(token)) {
            let problem = PieceProblem::AliasForm { token: token.into() };
            cx.input.error(entry.key_span.clone(), problem, Advice::AliasLetters);
        }
        let DeValue::String(id) = entry.value.get_ref() else {
            let advice = Advice::AliasExample { token: token.into() };
            cx.input.error(entry.value.span(), PieceProblem::AliasValue, advice);
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
pub(super) fn read_starts(cx: &mut Context<'_>, root: &TomlTable<'_>, tokens: &Tokens<'_>) -> Vec<StartPosition> {
    let unmoved = |piece: &PieceType| piece.motions.iter().any(|motion| motion.unmoved);
    let has_rights = root.has("castling") || root.has("gating") || tokens.pieces.iter().any(unmoved);
    let tables = cx.input.tables(root, "start", "start");
    if root.holds_empty_list("start") {
        cx.input.error_if_well_formed(root.place("start"), PlacementProblem::NoStart, Advice::AddStart);
    }
    let mut found: Vec<StartPosition> = Vec::new();
    for table in &tables {
        let name = cx.input.string(table, "name");
        if found.iter().any(|start| start.name == name) && table.has("name") {
            let problem = PlacementProblem::NameTaken { name: (&name).into() };
            cx.input.error(table.place("name"), problem, Advice::ChosenByName);
        }
        let position = read_position(cx, table, tokens).unwrap_or_default();
        // A position of the file itself is read with the rules of the game, which say more about each right.
        let inherited = !cx.input.is_own(&table.place("position"));
        // Fields of other things have numbers or an equals sign in them.
        let names = |field: &str| field.starts_with(char::is_alphabetic) && !field.contains(['=', ':']);
        if inherited && !has_rights && position.split_whitespace().nth(2).is_some_and(names) {
            let (place, problem) = (cx.input.own.start..cx.input.own.start, PlacementProblem::RightsOfBase);
            cx.input.error_if_well_formed(place, problem, Advice::OwnStartWithoutRights);
        }
        let shuffle = shuffle::read_shuffle(cx, table);
        found.push(StartPosition { name, position, shuffle });
    }
    found
}
