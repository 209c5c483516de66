//! Warnings of rules that can be played but hardly mean what they say, as far as the definition alone shows them. `variorum_library::hints` finds those
//! that show on the board.

use std::ops::Range;

use toml::de::DeTable;

use crate::Advice;
use crate::definition::{
    CountRange, Decision, Definition, Ending, Endings, Fate, PieceTest, Stance, Test, Verdict, Zone,
};
use crate::input::Input;
use crate::places::{Place, find};
use crate::problem::SenseProblem;

/// Warns of what is wrong with the meaning of a game without errors.
pub(super) fn warn(input: &mut Input<'_>, root: &DeTable<'_>, definition: &Definition) {
    let endings = &definition.endings;
    if !can_be_won(definition) {
        input.warn(at(root, &Place::of("endings")), SenseProblem::NoWin, Advice::AddWin);
    }
    if !definition.pieces.iter().any(|piece| piece.royal.is_some()) && endings.perpetual_check != Fate::Draw {
        let key = "perpetual-check";
        let place = at(root, &Place::of("endings").key(key));
        input.warn(place, SenseProblem::CheckUnseen { key }, Advice::MakeRoyal);
    }
    // An ending in the older form comes first, and stands elsewhere.
    let marriage = root.get("endings").and_then(|endings| endings.get_ref().as_table()?.get("marriage"));
    let conditions = endings.conditions.get(usize::from(marriage.is_some())..).unwrap_or_default();
    for (number, ending) in conditions.iter().enumerate() {
        let place = || at(root, &Place::of("ending").item(number).key("when"));
        let earlier = conditions[..number].iter().position(|earlier| hides(earlier, ending));
        if let Some(problem) = contradiction(&ending.when, definition) {
            input.warn(place(), problem, Advice::ChangeOrTakeOut);
        } else if let Some(earlier) = earlier {
            input.warn(place(), SenseProblem::Hidden { earlier: earlier + 1 }, Advice::ChangeOrTakeOut);
        }
    }
}

/// The place of a value, or the front of the file.
fn at(root: &DeTable<'_>, place: &Place) -> Range<usize> {
    find(root, place).unwrap_or(0..0)
}

/// Whether the rules name any way to win. Every field is named, so that a new ending must be thought of here.
fn can_be_won(definition: &Definition) -> bool {
    let Endings {
        checkmate,
        stalemate,
        draws,
        points: _,
        half_points_ahead: _,
        repetition,
        repetition_loser,
        perpetual_check,
        quiet_turns: _,
        extinction,
        facing: _,
        face_to_face: _,
        bare,
        dead: _,
        impasse,
        counting: _,
        perpetual_chase,
        conditions,
    } = &definition.endings;
    let decides = |ending: &Ending| match ending.verdict {
        Verdict::Wins | Verdict::Loses | Verdict::MostPieces | Verdict::FewestPieces | Verdict::MostPoints => {
            contradiction(&ending.when, definition).is_none()
        }
        Verdict::Draw | Verdict::Forbidden => false,
    };
    let has_royal = definition.pieces.iter().any(|piece| piece.royal.is_some());
    has_royal && (*checkmate != Fate::Draw || *perpetual_check != Fate::Draw || definition.capture.explodes())
        || *stalemate != Decision::Fate(Fate::Draw)
        || draws.is_some()
        || *repetition > 0 && (repetition_loser.is_some() || perpetual_chase.is_some())
        || !extinction.is_empty()
        || *bare
        || impasse.is_some()
        || conditions.iter().any(decides)
}

/// Whether the later ending holds only where the earlier one has ended the game.
fn hides(earlier: &Ending, later: &Ending) -> bool {
    earlier.verdict != Verdict::Forbidden
        && !earlier.even_turns
        && earlier.when.iter().all(|test| later.when.iter().any(|stronger| implies(stronger, test)))
}

fn implies(stronger: &Test, weaker: &Test) -> bool {
    let within = |inner: CountRange, outer: CountRange| outer.least <= inner.least && inner.most <= outer.most;
    match (stronger, weaker) {
        (Test::Pieces(one), Test::Pieces(other)) => {
            (one.enemy, &one.pieces, one.stance, one.zone) == (other.enemy, &other.pieces, other.stance, other.zone)
                && within(one.count, other.count)
        }
        (Test::ChecksGiven(one), Test::ChecksGiven(other))
        | (Test::Passes(one), Test::Passes(other))
        | (Test::Facing(one), Test::Facing(other)) => within(*one, *other),
        (one, other) => one == other,
    }
}

/// Why these tests can never hold together for one player, if they cannot: they exclude each other, or there are too few cells.
fn contradiction(tests: &[Test], definition: &Definition) -> Option<SenseProblem> {
    let zones = &definition.zones;
    let alternate = definition.in_a_row.is_none();
    if alternate && tests.contains(&Test::ToMove) && tests.contains(&Test::JustMoved) {
        return Some(SenseProblem::MovedAndToMove);
    }
    let checks = tests.iter().filter_map(|test| match test {
        Test::ChecksGiven(count) => Some(*count),
        Test::Pieces(_)
        | Test::Checking
        | Test::Castled
        | Test::Passes(_)
        | Test::Facing(_)
        | Test::Full(_)
        | Test::ToMove
        | Test::JustMoved
        | Test::Formation(_)
        | Test::Beside(_) => None,
    });
    let too_many = |test: &PieceTest| {
        let cells =
            test.zone.and_then(|zone| zones.get(zone)).map_or(definition.board.cell_count(), |zone| zone.cells.len());
        test.stance != Stance::Held && usize::from(test.count.least) > cells
    };
    let (most, least) =
        checks.fold((u16::MAX, 0), |(most, least), count| (most.min(count.most), least.max(count.least)));
    let needs: Vec<PieceTest> = tests.iter().flat_map(Test::needs).collect();
    let excluded = |part: &PieceTest| too_many(part) || needs.iter().any(|whole| excludes(part, whole, zones));
    (least > most || needs.iter().any(excluded)).then_some(SenseProblem::NeverMet)
}

/// Whether there must be more of a part than of the whole that it belongs to.
fn excludes(part: &PieceTest, whole: &PieceTest, zones: &[Zone]) -> bool {
    let cells = |test: &PieceTest| test.zone.and_then(|zone| zones.get(zone));
    let inside = match (cells(part), cells(whole)) {
        (_, None) => true,
        (None, Some(_)) => false,
        (Some(inner), Some(outer)) => inner.cells.iter().all(|cell| outer.cells.contains(cell)),
    };
    part.enemy == whole.enemy
        // What is safe is on the board too.
        && (part.stance == whole.stance || (part.stance, whole.stance) == (Stance::Safe, Stance::OnBoard))
        && inside
        && part.pieces.iter().all(|piece| whole.pieces.contains(piece))
        && part.count.least > whole.count.most
}
