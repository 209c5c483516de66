//! The endings of a game.

use variorum_gamedef::definition::{
    CountLimit, CountRange, Counting, DeadMaterial, Decision, Definition, Ending, Formation, FormationTest, Impasse,
    PerpetualChase, PieceTest, PieceTypeId, Stance, Tally, Test, ZoneId,
};
use variorum_gamedef::ending::Reason;
use variorum_gamedef::vocabulary::Choices;
use variorum_messages::{Arg, Message};

use super::cells::{one_of_zone, zone_cells};
use super::context::{Context, name, names, sentences};
use super::paths::ways;
use super::piece::{kinds, pawns};
use super::promotion::condition;

/// A line for each ending, in the order of the reasons.
pub(super) fn lines(context: Context<'_>) -> Vec<Message> {
    let royals = kinds(context.definition, |piece| piece.is_royal());
    let lines = Reason::VALUES.iter().flat_map(|&reason| lines_of(context, reason, &royals));
    lines.chain(counted_lines(context)).collect()
}

/// The lines about who wins instead of a draw, and about points.
fn counted_lines(context: Context<'_>) -> Vec<Message> {
    let definition = context.definition;
    let endings = &definition.endings;
    let draws = |tally: Tally| context.sides(Message::new("explain-draws").with("tally", tally.word()));
    let mut lines: Vec<Message> = endings.draws.map(draws).into_iter().collect();
    if !endings.points.is_empty() {
        let of_piece = |&(piece, points): &(PieceTypeId, u8)| {
            Message::new("explain-points-of").with("piece", name(definition, piece)).with("points", points)
        };
        let line = Message::new("explain-points").with("points", Arg::list(endings.points.iter().map(of_piece)));
        lines.push(context.sides(line.with("half", endings.half_points_ahead)));
    }
    lines
}

/// The lines about the endings for one reason; none if the game does not know it.
fn lines_of(context: Context<'_>, reason: Reason, royals: &[PieceTypeId]) -> Vec<Message> {
    let definition = context.definition;
    let endings = &definition.endings;
    let geometry = definition.board.geometry();
    match reason {
        Reason::Checkmate => {
            let always = definition.pieces.iter().all(|piece| !piece.is_royal() || piece.is_always_royal());
            let checkmate = || {
                let id = if always { "explain-checkmate" } else { "explain-checkmate-of-several" };
                let line = Message::new(id).with("royals", names(definition, royals));
                line.with("result", endings.checkmate.word())
            };
            let facing = || {
                let line = Message::new("explain-facing").with("royals", names(definition, royals));
                line.with("ways", ways(&endings.facing, geometry, true))
            };
            let face_to_face = || {
                let line = Message::new("explain-face-to-face").with("royals", names(definition, royals));
                line.with("ways", ways(&endings.face_to_face, geometry, true))
            };
            let checkmate = (!royals.is_empty()).then(checkmate);
            let facing = (!endings.facing.is_empty()).then(facing);
            let face_to_face = (!endings.face_to_face.is_empty()).then(face_to_face);
            [checkmate, facing, face_to_face].into_iter().flatten().collect()
        }
        Reason::Stalemate => {
            let line = Message::new("explain-stalemate").with("check", !royals.is_empty());
            let result = match endings.stalemate {
                Decision::Fate(fate) => fate.word(),
                Decision::Tally(tally) => tally.word(),
            };
            vec![line.with("result", result)]
        }
        Reason::Extinction => {
            let line = |group: &Vec<usize>| Message::new("explain-extinction").with("pieces", names(definition, group));
            endings.extinction.iter().map(line).collect()
        }
        Reason::Bare => endings.bare.then(|| Message::new("explain-bare")).into_iter().collect(),
        Reason::Dead => endings.dead.iter().map(|dead| dead_material(definition, royals, dead)).collect(),
        Reason::Explosion => Vec::new(),
        Reason::Marriage
        | Reason::Goal
        | Reason::Checks
        | Reason::Numbers
        | Reason::Passes
        | Reason::FullBoard
        | Reason::Castling
        | Reason::Connection => {
            let ending = endings.conditions.iter().filter(|ending| ending.reason() == reason);
            ending.map(|ending| condition_line(context, ending)).collect()
        }
        Reason::Impasse => endings.impasse.iter().map(|impasse| impasse_line(context, impasse)).collect(),
        Reason::Repetition if endings.repetition > 0 => {
            let line = Message::new("explain-repetition").with("times", endings.repetition);
            let line = line.with("loser", endings.repetition_loser.map_or("nobody", Choices::word));
            vec![line.with("perpetual-check", endings.perpetual_check.word())]
        }
        Reason::QuietTurns => endings.quiet_turns.map(|turns| quiet_turns(definition, turns)).into_iter().collect(),
        Reason::Counting => endings.counting.iter().flat_map(|counting| counting_lines(definition, counting)).collect(),
        // The rules of the royal piece explain when it must come home, and the line about repetition names perpetual check.
        Reason::NotHome | Reason::Repetition | Reason::PerpetualCheck => Vec::new(),
        Reason::PerpetualChase => endings.perpetual_chase.iter().map(|chase| chase_line(context, chase)).collect(),
    }
}

fn dead_material(definition: &Definition, royals: &[PieceTypeId], dead: &DeadMaterial) -> Message {
    let limit = match dead.most {
        Some(0) => "nothing",
        Some(1) => "one",
        Some(_) => "some",
        None => "any",
    };
    Message::new("explain-dead")
        .with("royals", names(definition, royals))
        .with("pieces", names(definition, &dead.pieces))
        .with("limit", limit)
        .with("most", dead.most.unwrap_or_default())
        .with("one-colour", dead.one_colour)
        .with("hands", definition.has_drops())
}

fn condition_line(context: Context<'_>, ending: &Ending) -> Message {
    Message::new("explain-ending")
        .with("tests", tests(context, ending))
        .with("result", ending.verdict.word())
        .with("even-turns", ending.even_turns)
}

/// [`tests`] of a definition's ending with this number.
pub(crate) fn tests_of(definition: &Definition, ending: usize) -> Arg {
    let context = Context { definition, with_cells: true, customary: false };
    definition.endings.conditions.get(ending).map_or_else(|| Arg::from(""), |ending| tests(context, ending))
}

/// The tests of an ending as an argument: what a player has or does.
fn tests(context: Context<'_>, ending: &Ending) -> Arg {
    Arg::list(ending.when.iter().map(|test| test_clause(context, test)))
}

/// The tests that freeze pieces of this type as an argument, each a clause about a side.
pub(crate) fn freezing_tests(definition: &Definition, kind: PieceTypeId) -> Arg {
    let context = Context { definition, with_cells: true, customary: false };
    let tests = definition.pieces.get(kind).into_iter().flat_map(|piece| &piece.frozen);
    let clause = |test: &PieceTest| {
        let message = pieces_clause(context, "explain-frozen-test", test);
        message.with("piece", name(definition, kind))
    };
    Arg::list(tests.map(clause))
}

/// `message` with a number.
fn counted(message: Message, count: CountRange) -> Message {
    let limit = match (count.least, count.most) {
        (0, 0) => "none",
        (1, u16::MAX) => "some",
        (least, u16::MAX) if least > 0 => "at-least",
        (0, _) => "at-most",
        (least, most) if least == most => "exactly",
        _ => "between",
    };
    let most = if count.most == u16::MAX { count.least } else { count.most };
    message.with("limit", limit).with("least", count.least).with("most", most)
}

/// The message with this id about a number of pieces.
fn pieces_clause(context: Context<'_>, id: &'static str, test: &PieceTest) -> Message {
    let definition = context.definition;
    let all = test.pieces.len() == definition.pieces.len();
    let stance = match test.stance {
        Stance::OnBoard => "on-board",
        Stance::Safe => "safe",
        Stance::Held => "held",
    };
    let message = Message::new(id)
        .with("owner", if test.enemy { "enemy" } else { "own" })
        .with("kinds", if all { "all" } else { "some" })
        .with("pieces", names(definition, &test.pieces))
        .with("stance", stance);
    counted(placed(context, message, test.zone), test.count)
}

/// `message` with where pieces stand: `board`, `zone`, if it has a name, or `cells`.
fn placed(context: Context<'_>, message: Message, zone: Option<ZoneId>) -> Message {
    let known = zone.and_then(|zone| Some((zone, context.definition.zones.get(zone)?)));
    let none = |message: Message| message.with("zone", "").with("zone-cells", "");
    match known {
        None => none(message.with("place", "board").with("cells", "")),
        Some((zone, known)) if known.named => {
            context.zone(message.with("place", "zone").with("cells", ""), "zone", zone)
        }
        Some((zone, _)) => none(message.with("place", "cells").with("cells", one_of_zone(context.places(), zone))),
    }
}

fn test_clause(context: Context<'_>, test: &Test) -> Message {
    match test {
        Test::ChecksGiven(count) => counted(Message::new("explain-test-checks"), *count),
        Test::Checking => Message::new("explain-test-checking"),
        Test::Castled => Message::new("explain-test-castled"),
        Test::Passes(count) => counted(Message::new("explain-test-passes"), *count),
        Test::Facing(count) => counted(Message::new("explain-test-facing"), *count),
        Test::Full(None) => Message::new("explain-test-full"),
        Test::Full(Some(zone)) => {
            Message::new("explain-test-full-zone").with("cells", zone_cells(context.places(), *zone))
        }
        Test::ToMove => Message::new("explain-test-to-move"),
        Test::JustMoved => Message::new("explain-test-just-moved"),
        Test::Beside(test) => {
            let definition = context.definition;
            let all = |kinds: &[PieceTypeId]| if kinds.len() == definition.pieces.len() { "all" } else { "some" };
            let message = Message::new("explain-test-beside")
                .with("owner", if test.enemy { "enemy" } else { "own" })
                .with("kinds", all(&test.pieces))
                .with("pieces", names(definition, &test.pieces))
                .with("side", if test.enemy == test.by_enemy { "same" } else { "other" })
                .with("other-kinds", all(&test.others))
                .with("others", names(definition, &test.others))
                .with("ways", ways(&test.along, definition.board.geometry(), false));
            counted(message, test.count)
        }
        Test::Formation(test) => formation_clause(context, test),
        Test::Pieces(test) => pieces_clause(context, "explain-test-pieces", test),
    }
}

fn formation_clause(context: Context<'_>, test: &FormationTest) -> Message {
    let definition = context.definition;
    let (form, size, zones) = match test.formation {
        Formation::Row(size) => ("row", u16::from(size), None),
        Formation::Line(size) => ("line", u16::from(size), None),
        Formation::Square(size) => ("square", u16::from(size), None),
        Formation::Group(size) => ("group", size, None),
        Formation::Joins(from, to) => ("joins", 0, Some((from, to))),
        Formation::Connected => ("connected", 0, None),
    };
    let cells =
        |zone: Option<usize>| zone.map_or_else(|| Arg::from(""), |zone| Arg::from(zone_cells(context.places(), zone)));
    Message::new("explain-test-formation")
        .with("owner", if test.enemy { "enemy" } else { "own" })
        .with("kinds", if test.pieces.len() == definition.pieces.len() { "all" } else { "some" })
        .with("pieces", names(definition, &test.pieces))
        .with("form", form)
        .with("size", size)
        .with("from", cells(zones.map(|(from, _)| from)))
        .with("to", cells(zones.map(|(_, to)| to)))
        .with("directed", test.formation.has_directions())
        .with("ways", ways(&test.along, definition.board.geometry(), false))
}

fn impasse_line(context: Context<'_>, impasse: &Impasse) -> Message {
    let definition = context.definition;
    let points = |&(piece, points): &(PieceTypeId, u8)| {
        Message::new("explain-impasse-points").with("piece", name(definition, piece)).with("points", points)
    };
    let mut all: Vec<Message> = impasse.points.iter().map(points).collect();
    all.push(Message::new("explain-impasse-others"));
    let line = context
        .sides(Message::new("explain-impasse"))
        .with("royal", name(definition, impasse.royal))
        .with("pieces", impasse.pieces)
        .with("points", Arg::list(all))
        .with("white", impasse.wins[0])
        .with("black", impasse.wins[1])
        .with("draws", impasse.draws.map_or_else(|| Arg::from("none"), Arg::from));
    context.zone(line, "zone", impasse.zone)
}

fn chase_line(context: Context<'_>, chase: &PerpetualChase) -> Message {
    let pieces = |id: &'static str, pieces: &[PieceTypeId]| {
        (!pieces.is_empty()).then(|| Message::new(id).with("pieces", names(context.definition, pieces)))
    };
    let prey = match chase.prey_zone {
        Some(zone) => pieces("explain-chase-prey-in", &chase.prey).map(|line| context.zone(line, "zone", zone)),
        None => pieces("explain-chase-prey", &chase.prey),
    };
    let free = pieces("explain-chase-free", &chase.free);
    let precious = pieces("explain-chase-precious", &chase.precious);
    sentences([Some(Message::new("explain-chase")), free, prey, precious].into_iter().flatten().collect())
}

fn counting_lines(definition: &Definition, counting: &Counting) -> Vec<Message> {
    let without = || names(definition, &counting.without);
    let open = counting
        .turns
        .map(|turns| Message::new("explain-counting-open").with("without", without()).with("turns", turns));
    let limit = |limit: &CountLimit| {
        if limit.conditions.is_empty() {
            return Message::new("explain-counting-limit-otherwise").with("turns", limit.turns);
        }
        let conditions = Arg::list(limit.conditions.iter().map(|one| condition(definition, one)));
        Message::new("explain-counting-limit").with("turns", limit.turns).with("conditions", conditions)
    };
    let bare = (!counting.bare.is_empty()).then(|| {
        Message::new("explain-counting-bare")
            .with("without", without())
            .with("open", open.is_some())
            .with("from-pieces", counting.from_pieces)
            .with("limits", Arg::list(counting.bare.iter().map(limit)))
    });
    open.into_iter().chain(bare).collect()
}

fn quiet_turns(definition: &Definition, turns: u16) -> Message {
    let mut resets = vec![Message::new("explain-reset-capture")];
    if definition.has_drops() {
        resets.push(Message::new("explain-reset-drop"));
    }
    if definition.pieces.iter().any(|piece| piece.pawn) {
        resets.push(Message::new("explain-reset-pawn").with("pawns", pawns(definition)));
    }
    Message::new("explain-quiet-turns").with("turns", turns).with("resets", resets)
}
