//! Phrases in Betza notation and back: the moves are the same.

use std::collections::BTreeSet;
use std::sync::Arc;

use variorum_betza::phrases::{Place, phrases};
use variorum_betza::read_within;
use variorum_exporting::{export, moves};
use variorum_rules::{Occupant, Position, Rules};

/// Files and ranks of the board.
const SIZE: u8 = 7;

/// A game with one type that moves like this, and one that does not move.
fn rules(moves: &[String]) -> Arc<Rules> {
    let text = format!(
        "id = \"phrases\"\nlanguage = 1\n[about]\nname = \"Phrases\"\nfamily = \"Small boards\"\nsummary = \"Phrases\"\n\
         [board]\nfiles = {SIZE}\nranks = {SIZE}\n[[piece]]\nid = \"mover\"\nname = \"Mover\"\ntoken = \"X\"\nmoves = {moves:?}\n\
         [[piece]]\nid = \"stone\"\nname = \"Stone\"\ntoken = \"S\"\nmoves = []\n\
         [endings]\nstalemate = \"draw\"\nrepetition = 3\nperpetual-check = \"draw\"\n\
         [[start]]\nname = \"Usual\"\nposition = \"6s/7/7/7/7/7/X6 w - - 0 1\"\n"
    );
    let loaded = variorum_gamedef::load(&text, "phrases");
    let definition = loaded.definition.unwrap_or_else(|| panic!("{moves:?}: {:?}", loaded.diagnostics));
    Rules::compile(&definition).unwrap()
}

/// The moves of the first type in Betza notation.
fn notation(rules: &Rules) -> Result<String, Vec<String>> {
    moves(rules.definition(), &rules.definition().pieces[0])
}

/// What stands on the cells after each turn.
fn boards(rules: &Arc<Rules>, text: &str) -> BTreeSet<String> {
    let position = Position::parse(rules, text).unwrap();
    let after = |turn| {
        let mut next = position.clone();
        next.play_unchecked(turn);
        let what = |cell| match next.at(cell).occupant() {
            Some(Occupant::Owned(side, kind)) => format!("{}{kind} ", side.index()),
            Some(Occupant::Neutral(_)) | None => "- ".to_owned(),
        };
        rules.cells().map(what).collect()
    };
    position.turns().into_iter().map(after).collect()
}

/// A random position with a mover of White.
fn position(rng: &mut fastrand::Rng) -> String {
    let (file, rank) = (rng.u8(..SIZE), rng.u8(..SIZE));
    let density = rng.u8(1..7);
    let mut letter = |at: (u8, u8)| match at {
        _ if at == (file, rank) => 'X',
        // Without an enemy the game would be over.
        (0, 0) | (6, 6) => 's',
        _ if rng.u8(..10) >= density => '1',
        _ => *rng.choice(&['s', 'S']).unwrap(),
    };
    let rows = (0..SIZE).map(|rank| (0..SIZE).map(|file| letter((file, rank))).collect::<String>());
    let text = rows.collect::<Vec<_>>().join("/");
    // Empty cells are counted.
    let counted =
        (2..=usize::from(SIZE)).rev().fold(text, |text, count| text.replace(&"1".repeat(count), &count.to_string()));
    format!("{counted} w - - 0 1")
}

const SAID: &[(&[&str], &str)] = &[
    (&["hop orthogonal and diagonal, moving, over enemy piece, taking enemy piece passed"], "cafmQ"),
    (&["hop up to 1 diagonal, moving, over enemy piece, taking enemy piece passed"], "[cB-fmF]"),
    (&["hop up to 1 orthogonal and diagonal, moving, over enemy piece, taking enemy piece passed"], "[cQ-fmK]"),
    (&["hop up to 3 forward orthogonal, moving, over enemy piece, taking enemy piece passed"], "[fcR-fmW3]"),
    (
        &[
            "step forward diagonal, moving",
            "hop within 2 forward diagonal, moving, over enemy piece, taking enemy piece passed",
        ],
        "mfFfcafmF",
    ),
    (&["hop up to 2 orthogonal, capturing"], "[pR-fcW2]"),
    (&["hop up to 2 forward diagonal"], "[fpB-fF2]"),
    (&["leap 4:2"], "mpafN"),
    (&["leap 4:0 and 4:4, capturing"], "mpafcAmpafcD"),
    (&["leap forward 4:2, moving"], "fhmpafmN"),
    (&["leap 6:3"], "mpafmpafN"),
    (&["leap 4:1"], "[mpH-fsF]"),
    (&["leap 4:3 rank+4, moving"], "[fmpW-fsmG]"),
    (&["leap forward rightward 5:2"], "[fmpH-frA][rmpH-flA]"),
    (&["step orthogonal and diagonal, capturing, staying"], "cabK"),
    (&["leap 2:1, capturing, staying"], "cabN"),
    (&["slide forward orthogonal, capturing, staying"], "fcaibR"),
    (&["crooked 1:0 > 0:1, moving"], "mzR"),
    (&["crooked up to 3 1:1 > 1:-1"], "zB3"),
    (&["crooked up to 2 1:0 > 0:1, capturing"], "czR2"),
    (&["step orthogonal and diagonal, capturing, then may step orthogonal and diagonal"], "cKcaKcabK"),
    (&["step forward diagonal, capturing, then may step diagonal"], "cfFfcaFfcabF"),
    (&["step sideways orthogonal, then may go on"], "sWsmcafW"),
    (&["step forward orthogonal, capturing, then may go on"], "cfWfcafW"),
    (&["step orthogonal and diagonal, moving, then may go back"], "mKmabK"),
    (&["leap 2:1, then may go back", "leap 2:2, capturing, then may step 2:2"], "NmcabNcAcaAcabA"),
    (&["lame diagonal > repeated orthogonal"], "[F-R]"),
    (&["lame repeated 1:0 > repeated 0:1, moving"], "[R-smR]"),
    (&["lame up to 2 forward orthogonal > repeated diagonal, capturing"], "[fW2-cB]"),
    (&["lame up to 2 diagonal > up to 3 orthogonal"], "[F2-W3]"),
    (&["walk up to 2 orthogonal and diagonal"], "KaK"),
    (&["walk up to 3 orthogonal"], "WaWaaW"),
    (&["walk up to 2 diagonal, moving", "walk up to 3 orthogonal and diagonal, capturing"], "mFamFcKacKaacK"),
];

#[test]
fn phrases_are_written_and_read_again() {
    let mut rng = fastrand::Rng::with_seed(8);
    let owned = |given: &[&str]| given.iter().map(|phrase| (*phrase).to_owned()).collect::<Vec<String>>();
    let written: Vec<_> = SAID.iter().map(|(given, _)| notation(&rules(&owned(given)))).collect();
    let expected: Vec<_> = SAID.iter().map(|(_, expected)| Ok((*expected).to_owned())).collect();
    assert_eq!(written, expected);
    for (given, expected) in SAID {
        let ours = rules(&owned(given));
        let read = read_within(expected, SIZE - 1).unwrap_or_else(|faulty| panic!("{expected}: {faulty:?}"));
        let theirs = rules(&phrases(&read, &Place::of_game_file()));
        let mut most = 0;
        for _ in 0..60 {
            let position = position(&mut rng);
            let found = boards(&ours, &position);
            assert_eq!(found, boards(&theirs, &position), "{expected} in {position}");
            most = most.max(found.len());
        }
        assert!(most > 0, "{expected} never moves");
    }
}

#[test]
fn first_moves_are_written_and_read_again() {
    for (phrase, expected) in [
        ("leap 2:1, moving, unmoved", "imN"),
        ("step forward orthogonal, moving, unmoved", "imfW"),
        ("slide orthogonal and diagonal, moving, unmoved", "imQ"),
        ("slide up to 2 diagonal, moving, unmoved", "imF2"),
        ("lame orthogonal > diagonal, moving, unmoved", "imnN"),
        ("lame diagonal > repeated orthogonal, moving, unmoved", "[iF-mR]"),
        ("leap 4:2, moving, unmoved", "impafmN"),
    ] {
        assert_eq!(notation(&rules(&[phrase.to_owned()])), Ok(expected.to_owned()));
        let read = read_within(expected, SIZE - 1).unwrap_or_else(|faulty| panic!("{expected}: {faulty:?}"));
        assert_eq!(phrases(&read, &Place::of_game_file()), [phrase]);
    }
}

#[test]
fn what_has_no_notation_is_left() {
    for phrase in [
        "walk up to 2 forward orthogonal",
        "hop orthogonal, moving, over own piece",
        "hop orthogonal, moving, over enemy stone, taking enemy piece passed",
        "hop orthogonal, moving, over enemy piece, taking enemy stone passed",
        "hop within 3 orthogonal, moving, over enemy piece, taking enemy piece passed",
        "slide orthogonal, moving, taking enemy piece passed",
        "plane diagonal",
        "plane up to 2 diagonal",
        "crooked up to 3 orthogonal > diagonal",
        "step orthogonal, capturing, then may step orthogonal and diagonal",
        "step diagonal, capturing, then may step forward diagonal",
        "step diagonal, then may step diagonal",
        "leap 6:1",
        "leap up to 3 orthogonal",
        "lame repeated orthogonal > orthogonal > repeated diagonal",
        // Read again, these would begin in a zone.
        "leap 2:1, unmoved",
        "lame orthogonal > orthogonal, moving, unmoved",
    ] {
        assert_eq!(notation(&rules(&[phrase.to_owned()])), Err(vec![phrase.to_owned()]));
    }
}

#[test]
fn files_of_variants_have_no_legs() {
    for phrase in ["walk up to 2 orthogonal", "leap 4:2", "crooked 1:0 > 0:1"] {
        let rules = rules(&[phrase.to_owned()]);
        assert!(notation(&rules).is_ok());
        let gaps: Vec<String> = export(&rules).gaps.iter().map(ToString::to_string).collect();
        let said = format!("mover: the Betza notation of variants.ini cannot say `{phrase}`");
        assert!(gaps.contains(&said), "{gaps:?}");
    }
}
