//! What phrases, families and zones mean.

use variorum_gamedef::definition::{
    Continuation, Directions, FilePart, LevelPart, Mode, Motion, MotionKind, RankPart, RingPart, Step, Times, ZoneTest,
};
use variorum_gamedef::ending::Reason;
use variorum_gamedef::{Loaded, Severity, load};

const FLAT: &str = "files = 8\nranks = 8";
const SPACE: &str = "files = 5\nranks = 6\nlevels = 'vwxyz'";
const HEXAGONS: &str = "grid = 'hexagons'\nfiles = 5\nranks = 5";

/// A game of one piece with these moves.
fn game(board: &str, zones: &str, families: &str, phrase: &str) -> Loaded {
    let empty = match board {
        FLAT => "8/8/8/8/8/8/8/8",
        HEXAGONS => "1/3/5/5/5",
        _ => "5,5,5,5,5/5,5,5,5,5/5,5,5,5,5/5,5,5,5,5/5,5,5,5,5/5,5,5,5,5",
    };
    let text = format!(
        "id = 'test'\nabout = {{ name = 'T', summary = 'T' }}\n[board]\n{board}\n[zones]\n{zones}\n[directions]\n{families}\n\
         [[piece]]\nid = 'piece'\nname = 'Piece'\ntoken = 'M'\nmoves = ['{phrase}']\n\
         [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
         [[start]]\nname = 'Usual'\nposition = '{empty} w - - 0 1'\n"
    );
    load(&text, "test")
}

/// The only motion of that piece.
fn motion(board: &str, zones: &str, families: &str, phrase: &str) -> Motion {
    let loaded = game(board, zones, families, phrase);
    assert!(loaded.definition.is_some(), "{phrase}: {:?}", loaded.diagnostics);
    loaded.definition.unwrap().pieces.remove(0).motions.remove(0)
}

/// What is said against a phrase.
fn fault(board: &str, phrase: &str) -> String {
    let loaded = game(board, "camp = 'rank 1'", "", phrase);
    let error = loaded.diagnostics.iter().find(|diagnostic| diagnostic.severity == Severity::Error);
    error.map(|diagnostic| diagnostic.problem.to_string()).unwrap_or_default()
}

/// The cells of a zone by name.
fn zone(board: &str, zone: &str) -> Vec<String> {
    let loaded = game(board, &format!("camp = '{zone}'"), "", "step orthogonal, to camp");
    let definition = loaded.definition.unwrap_or_else(|| panic!("{zone}: {:?}", loaded.diagnostics));
    definition.zones[0].cells.iter().map(|&cell| definition.board.cell_name(cell)).collect()
}

fn step(shape: [i8; 3]) -> Step {
    Step { shape, rank: None, file: None, level: None, ring: None, times: Times::Once }
}

fn straight(steps: Vec<Step>) -> Directions {
    Directions { steps, continuation: Continuation::Straight, rank_total: None }
}

#[test]
fn every_motion_has_its_word() {
    let kinds = [
        ("step orthogonal", MotionKind::Ride { min: 1, max: Some(1) }),
        ("slide orthogonal", MotionKind::Ride { min: 1, max: None }),
        ("slide exactly 2 diagonal", MotionKind::Ride { min: 2, max: Some(2) }),
        ("slide up to 3 orthogonal", MotionKind::Ride { min: 1, max: Some(3) }),
        ("leap 2:1", MotionKind::Leap),
        ("lame orthogonal > diagonal", MotionKind::Lame),
        ("crooked orthogonal > diagonal", MotionKind::Crooked { most: None }),
        ("crooked up to 3 orthogonal > diagonal", MotionKind::Crooked { most: Some(3) }),
        ("hop orthogonal", MotionKind::Hop { behind: None, within: None }),
        ("hop up to 1 orthogonal", MotionKind::Hop { behind: Some(1), within: None }),
        ("hop within 2 orthogonal", MotionKind::Hop { behind: None, within: Some(2) }),
        ("walk up to 3 orthogonal and diagonal", MotionKind::Walk { most: 3 }),
        ("plane diagonal", MotionKind::Plane { most: None }),
        ("plane up to 2 diagonal", MotionKind::Plane { most: Some(2) }),
        ("double forward orthogonal", MotionKind::Double { free: false }),
        ("double free forward orthogonal", MotionKind::Double { free: true }),
    ];
    for (phrase, kind) in kinds {
        assert_eq!(motion(FLAT, "", "", phrase).kind, kind, "{phrase}");
    }
}

#[test]
fn terms_are_joined_and_steps_follow_each_other() {
    let found = motion(FLAT, "", "", "leap orthogonal and diagonal > 3:1");
    assert_eq!(found.directions, [straight(vec![step([1, 0, 0])]), straight(vec![step([1, 1, 0]), step([3, 1, 0])])]);
    assert_eq!(found.text, "leap orthogonal and diagonal > 3:1");
}

#[test]
fn filters_stand_on_either_side_of_the_shape() {
    let expected = Step {
        shape: [1, 1, 0],
        rank: Some(RankPart::Forward),
        file: None,
        level: Some(LevelPart::Upward),
        ring: Some(RingPart::Changing),
        times: Times::Once,
    };
    for phrase in ["step forward upward diagonal changing-ring", "step changing-ring diagonal upward forward"] {
        assert_eq!(motion(SPACE, "", "", phrase).directions, [straight(vec![expected])], "{phrase}");
    }
}

#[test]
fn steps_of_leaps_and_lame_moves_may_be_repeated() {
    let griffon = [step([1, 1, 0]), Step { times: Times::Any, ..step([1, 0, 0]) }];
    for phrase in ["lame diagonal > repeated orthogonal", "lame diagonal > orthogonal repeated"] {
        assert_eq!(motion(FLAT, "", "", phrase).directions, [straight(griffon.to_vec())], "{phrase}");
    }
    let jumper = Step { times: Times::UpTo(3), rank: Some(RankPart::Forward), ..step([1, 0, 0]) };
    assert_eq!(motion(FLAT, "", "", "leap up to 3 forward orthogonal").directions, [straight(vec![jumper])]);
    let named = motion(FLAT, "", "Bent = 'diagonal > repeated orthogonal'", "lame Bent, moving");
    assert_eq!(named.directions, [straight(griffon.to_vec())]);
}

#[test]
fn steps_may_go_to_one_side_alone() {
    let expected = Step { file: Some(FilePart::Rightward), rank: Some(RankPart::Backward), ..step([1, 1, 0]) };
    assert_eq!(motion(FLAT, "", "", "slide backward diagonal rightward").directions, [straight(vec![expected])]);
}

#[test]
fn the_rank_of_a_whole_path_may_be_said() {
    assert_eq!(motion(FLAT, "", "", "leap 2:1 rank+2").directions[0].rank_total, Some(2));
    assert_eq!(motion(FLAT, "", "", "leap 2:1 rank-1").directions[0].rank_total, Some(-1));
}

#[test]
fn filters_narrow_a_family_and_drop_what_contradicts_them() {
    let families = "O = 'lengthwise orthogonal; sideways orthogonal changing-ring reflecting; diagonal'";
    let found = motion(SPACE, "", families, "slide forward O").directions;
    assert_eq!(found.len(), 2);
    assert!(found.iter().all(|directions| directions.steps[0].rank == Some(RankPart::Forward)));
    let all = motion(SPACE, "", families, "slide O").directions;
    assert_eq!(all.len(), 3);
    assert_eq!(all[1].continuation, Continuation::Reflecting);
    let narrowed = motion(SPACE, "", families, "slide sideways O").directions;
    assert_eq!(
        narrowed.iter().map(|directions| directions.steps[0].ring).collect::<Vec<_>>(),
        [Some(RingPart::Changing), None]
    );
}

#[test]
fn a_family_may_use_an_earlier_one() {
    let families = "R = 'orthogonal'\nQ = 'R and diagonal'";
    assert_eq!(motion(FLAT, "", families, "slide Q").directions.len(), 2);
}

#[test]
fn clauses_are_read() {
    let zones = "camp = 'rank 2'\nfar = 'rank 8'";
    let found = motion(FLAT, zones, "", "step diagonal, capturing, en passant, outside camp, not to far");
    assert_eq!(found.mode, Mode::Capturing);
    assert!(found.en_passant);
    assert_eq!(found.from, Some(ZoneTest { zone: 0, inside: false }));
    assert_eq!(found.to, Some(ZoneTest { zone: 1, inside: false }));
    let found = motion(FLAT, zones, "", "double forward orthogonal, from camp, to far");
    assert_eq!(found.mode, Mode::Moving);
    assert_eq!(found.from, Some(ZoneTest { zone: 0, inside: true }));
    assert_eq!(found.to, Some(ZoneTest { zone: 1, inside: true }));
}

#[test]
fn impossible_phrases_are_refused() {
    assert_eq!(fault(FLAT, "slide triagonal"), "there is no `triagonal` on a flat board");
    assert_eq!(fault(SPACE, "leap 2:1"), "`2:1` has 2 numbers");
    assert_eq!(fault(FLAT, "step sideways diagonal"), "there is no such step");
    assert_eq!(fault(SPACE, "leap forward orthogonal > backward triagonal"), "there is no such path");
    assert_eq!(fault(SPACE, "leap forward 1:0:0 > backward -1:1:0"), "");
    assert_eq!(fault(FLAT, "leap forward 1:1 > forward 1:-1 rank+2"), "");
    assert_eq!(fault(FLAT, "leap forward 1:1 > 1:-1 rank+1"), "there is no such path");
    assert_eq!(fault(FLAT, "double orthogonal, capturing"), "a double step never captures");
    assert_eq!(fault(FLAT, "step orthogonal, from nowhere"), "there is no zone named `nowhere`");
}

#[test]
fn every_word_of_the_vocabulary_works_in_its_example() {
    let zones = "camp = 'rank 1'\nsecond-rank = 'rank 2'";
    let families = "Q = 'orthogonal; diagonal'";
    for word in variorum_gamedef::vocabulary::WORDS {
        if word.kind == variorum_gamedef::vocabulary::WordKind::Zone {
            let board = match word.word {
                "level" | "levels" => SPACE,
                "medium cells" => HEXAGONS,
                _ => FLAT,
            };
            assert!(!zone(board, word.example).is_empty(), "{}", word.word);
        } else if word.word == ";" {
            motion(SPACE, "", &format!("Q = '{}'", word.example), "slide Q");
        } else if word.kind == variorum_gamedef::vocabulary::WordKind::Goal {
            assert!(!goal(word.example).is_empty(), "{}", word.example);
        } else if word.kind == variorum_gamedef::vocabulary::WordKind::Shuffle {
            assert_eq!(kept(word.example).len(), 1, "{}", word.example);
        } else if word.kind == variorum_gamedef::vocabulary::WordKind::Test {
            assert!(!tests(word.example).is_empty(), "{}", word.example);
        } else if word.kind == variorum_gamedef::vocabulary::WordKind::Taking {
            taken(word.example);
        } else if word.word == "not through check" {
            royal(word.example);
        } else {
            let loaded = [FLAT, SPACE, HEXAGONS].map(|board| game(board, zones, families, word.example).definition);
            assert!(loaded.iter().any(Option::is_some), "{}", word.example);
        }
    }
}

/// Loads a game with a few pieces, one of which has this phrase.
#[track_caller]
fn taken(phrase: &str) {
    let piece = |(id, moves): (&str, &str)| {
        let token = id.chars().next().unwrap().to_ascii_uppercase();
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = ['{moves}']\n")
    };
    let step = "step orthogonal";
    let pieces =
        [("king", step), ("queen", step), ("rook", step), ("pawn", step), ("taker", phrase)].map(piece).concat();
    let game = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 8\nranks = 8\n{pieces}\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = 'k7/8/8/8/8/8/8/K7 w - - 0 1'\n"
    );
    let loaded = variorum_gamedef::load(&game, "test");
    assert!(loaded.definition.is_some(), "{phrase}: {:?}", loaded.diagnostics);
}

/// Loads a game whose royal piece has this phrase.
#[track_caller]
fn royal(phrase: &str) {
    let game = format!(
        "id = 'test'\nabout = {{ name = 'T', summary = 'T' }}\n[board]\n{FLAT}\n\
         [[piece]]\nid = 'king'\nname = 'King'\ntoken = 'K'\nmoves = ['{phrase}']\nroyal = true\n\
         [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
         [[start]]\nname = 'Usual'\nposition = 'k7/8/8/8/8/8/8/K7 w a1 - 0 1'\n"
    );
    let loaded = load(&game, "test");
    assert!(loaded.definition.is_some(), "{phrase}: {:?}", loaded.diagnostics);
}

/// What a shuffle keeps in a game with a few pieces.
#[track_caller]
fn kept(text: &str) -> Vec<variorum_gamedef::definition::ShuffleRule> {
    let piece = |id: &str| {
        let token = id.chars().next().unwrap().to_ascii_uppercase();
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = ['step orthogonal']\n")
    };
    let pieces: String = ["king", "queen", "rook", "bishop", "archbishop", "pawn"].map(piece).concat();
    let game = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 8\nranks = 8\n{pieces}\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = 'k7/8/8/8/8/8/8/K7 w - - 0 1'\n\
        shuffle = {{ cells = 'rank 1', keep = ['{text}'] }}\n"
    );
    let loaded = variorum_gamedef::load(&game, "test");
    let definition = loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics));
    definition.starts[0].shuffle.clone().unwrap().rules
}

/// The goal of a task in a game with a few pieces.
#[track_caller]
fn goal(text: &str) -> variorum_gamedef::definition::Goal {
    let piece = |id: &str, more: &str| {
        let token = id.chars().next().unwrap().to_ascii_uppercase();
        format!(
            "[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nsign = {{ icon = '{id}' }}\nmoves = ['step orthogonal']\n{more}\n"
        )
    };
    let pieces = [piece("king", "royal = true"), piece("queen", ""), piece("rook", ""), piece("pawn", "")].concat();
    let file = format!(
        "id = 'goals'\n[about]\nname = 'Goals'\nsummary = 'Goals.'\n[board]\nfiles = 8\nranks = 8\n{pieces}\
        [[neutral]]\nid = 'stone'\nname = 'Stone'\ntoken = '*'\nrole = 'blocker'\nsign = {{ icon = 'stone' }}\n\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = '4k3/8/8/8/8/8/8/4K3 w - - 0 1'\n\
        [[guide]]\ntitle = 'Goal'\ntext = 'See.'\ntask = 'Do it.'\ngoal = '{text}'\n"
    );
    let loaded = variorum_gamedef::load(&file, "goals");
    let definition = loaded.definition.unwrap_or_else(|| panic!("{text}: {:?}", loaded.diagnostics));
    definition.guide.into_iter().next().and_then(|step| step.task).map(|task| task.goal).unwrap()
}

/// The tests of an ending in a game with a few pieces.
#[track_caller]
fn tests(text: &str) -> Vec<variorum_gamedef::definition::Test> {
    let piece = |id: &str, more: &str| {
        let token = id.chars().next().unwrap().to_ascii_uppercase();
        let token = if id == "knight" { 'N' } else { token };
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = ['step orthogonal']\n{more}\n")
    };
    let others = ["queen", "knight", "bishop", "pawn"].map(|id| piece(id, "")).concat();
    let lines = if text.contains("facing") { "face-to-face = 'orthogonal'\n" } else { "" };
    let castling = if text.contains("castled") {
        "[[castling]]\nroyal = 'king'\nroyal-from = 'rank 1'\npartners = ['queen']\npartner-from = 'rank 1'\nshift = 2\nright = 'unmoved'\n"
    } else {
        ""
    };
    let file = format!(
        "id = 'tests'\n[about]\nname = 'Tests'\nsummary = 'Tests.'\n[board]\nfiles = 8\nranks = 8\n\
        [zones]\nhill = 'cells d4 e4 d5 e5'\n{}{others}[turn]\npass = 'always'\n[endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n{lines}{castling}\
        [[ending]]\nwhen = '{text}'\nresult = 'wins'\n\
        [[start]]\nname = 'Usual'\nposition = '4k3/8/8/8/8/8/8/4K3 w - - 0 1'\n",
        piece("king", "royal = true")
    );
    let loaded = variorum_gamedef::load(&file, "tests");
    let definition = loaded.definition.unwrap_or_else(|| panic!("{text}: {:?}", loaded.diagnostics));
    definition.endings.conditions.into_iter().next().map(|ending| ending.when).unwrap()
}

#[test]
fn formations_are_read() {
    use variorum_gamedef::definition::{CountRange, Directions, Formation, FormationTest, Test};
    let formed = |formation, pieces: &[usize], shapes: &[[i8; 3]]| {
        let along = shapes.iter().map(|&shape| Directions::of_shape(shape)).collect();
        Test::Formation(FormationTest { enemy: false, pieces: pieces.to_vec(), formation, along })
    };
    let (straight, slanted) = ([1, 0, 0], [1, 1, 0]);
    let passes = Test::Passes(CountRange { least: 2, most: u16::MAX });
    for (text, expected) in [
        ("row of 3 own pawn", vec![formed(Formation::Row(3), &[4], &[straight, slanted])]),
        ("line of 4 own queen or king along diagonal", vec![formed(Formation::Line(4), &[0, 1], &[slanted])]),
        (
            "group of 5 own piece but pawn along diagonal and orthogonal",
            vec![formed(Formation::Group(5), &[0, 1, 2, 3], &[slanted, straight])],
        ),
        (
            "row of 2 own king along orthogonal and passes >= 2",
            vec![formed(Formation::Row(2), &[0], &[straight]), passes.clone()],
        ),
        ("square of 2 own king and full", vec![formed(Formation::Square(2), &[0], &[]), Test::Full(None)]),
        ("full in hill and to-move", vec![Test::Full(Some(0)), Test::ToMove]),
        ("own king connected", vec![formed(Formation::Connected, &[0], &[straight, slanted])]),
    ] {
        assert_eq!(tests(text), expected, "{text}");
    }
    let [Test::Formation(joined)] = &tests("own pawn joins rank 1 with cells d4 d8 along orthogonal")[..] else {
        panic!()
    };
    assert_eq!((joined.formation, joined.along.len()), (Formation::Joins(1, 2), 1));
    let [Test::Formation(joined)] = &tests("own pawn joins hill with rank 8")[..] else { panic!() };
    assert_eq!((joined.formation, joined.along.len()), (Formation::Joins(0, 1), 2));
}

#[test]
fn tests_of_endings_are_read() {
    use variorum_gamedef::definition::{CountRange, PieceTest, Stance, Test};
    let stands = |stance, enemy, pieces: &[usize], zone, least, most| {
        let count = CountRange { least, most };
        Test::Pieces(PieceTest { enemy, pieces: pieces.to_vec(), stance, zone, count })
    };
    let pieces = |enemy, pieces: &[usize], zone, least, most| stands(Stance::OnBoard, enemy, pieces, zone, least, most);
    let some = u16::MAX;
    let (king, queen, knight, bishop, pawn) = (0, 1, 2, 3, 4);
    assert_eq!(tests("own safe king in hill"), [stands(Stance::Safe, false, &[king], Some(0), 1, some)]);
    assert_eq!(tests("no enemy held pawn"), [stands(Stance::Held, true, &[pawn], None, 0, 0)]);
    assert_eq!(tests("own king in hill"), [pieces(false, &[king], Some(0), 1, some)]);
    assert_eq!(tests("no own piece"), [pieces(false, &[0, 1, 2, 3, 4], None, 0, 0)]);
    assert_eq!(tests("enemy pawn <= 1"), [pieces(true, &[pawn], None, 0, 1)]);
    assert_eq!(tests("own bishop or knight = 2"), [pieces(false, &[knight, bishop], None, 2, 2)]);
    assert_eq!(
        tests("no enemy piece but king and own queen > 1"),
        [pieces(true, &[1, 2, 3, 4], None, 0, 0), pieces(false, &[queen], None, 2, some)]
    );
    // A zone may be written out; equal ones are one.
    let cells = tests("own king in rank 8 or cells a1 b1 >= 1 and own queen in rank 8 or cells a1 b1");
    assert_eq!(cells, [pieces(false, &[king], Some(1), 1, some), pieces(false, &[queen], Some(1), 1, some)]);
    let range = CountRange { least: 3, most: some };
    assert_eq!(tests("checks >= 3 and checking"), [Test::ChecksGiven(range), Test::Checking]);
    assert_eq!(tests("castled"), [Test::Castled]);
}

#[test]
fn goals_are_read() {
    use variorum_gamedef::definition::{AnyPiece, GoalCondition as C};
    let (queen, rook) = (1, 2);
    let read = goal("capture rook with queen and check");
    assert_eq!(read, [C::Capture { victim: Some(rook), by: Some(queen) }, C::Check]);
    assert_eq!(goal("capture with rook"), [C::Capture { victim: None, by: Some(rook) }]);
    assert_eq!(goal("capture and move stone"), [C::Capture { victim: None, by: None }, C::Move(AnyPiece::Neutral(0))]);
    assert_eq!(goal("one of e2e4 d2d4,e4e5 and pass"), [C::OneOf(vec!["e2e4".into(), "d2d4,e4e5".into()]), C::Pass]);
    assert_eq!(
        goal("promote to queen and end by stalemate"),
        [C::Promote(Some(queen)), C::End(Some(Reason::Stalemate))]
    );
    assert_eq!(goal("drop and reach a1"), [C::Drop(None), C::Reach(0)]);
}

#[test]
fn parts_of_a_zone_hold_together_and_terms_add_up() {
    assert_eq!(zone(FLAT, "rank 2, files c-e"), ["c2", "d2", "e2"]);
    assert_eq!(zone(FLAT, "cells a1 h8 or rank 8, file b"), ["a1", "b8", "h8"]);
    assert_eq!(zone(FLAT, "ranks 7-8,file a"), ["a7", "a8"]);
    assert_eq!(zone(SPACE, "levels w-x, rank 1, files b-c"), ["wb1", "wc1", "xb1", "xc1"]);
    assert_eq!(zone(SPACE, "level z, rank 6, file e or cells va1"), ["va1", "ze6"]);
}
