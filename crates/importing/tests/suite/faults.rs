//! What is said about values that cannot be read.

use crate::{game, line_of};

/// The lines, options and reasons of what is wrong with a variant of chess with these options, which begin in line 2.
fn faults(options: &str) -> Vec<String> {
    let gaps = game(&format!("[variant:chess]\n{options}\n")).gaps;
    gaps.iter().map(|gap| format!("{} {}: {}", line_of(gap).unwrap_or_default(), gap.option, gap.what)).collect()
}

#[test]
fn places_off_the_board_are_named() {
    let off = "not on the board of 8 files and 8 ranks:";
    assert_eq!(
        faults("flagPiece = k\nflagRegionWhite = e9 q4 e4 j7"),
        [format!("3 flagRegionWhite: {off} `e9 q4 j7`")]
    );
    assert_eq!(faults("flagRegionWhite = *9\nflagRegionBlack = *1"), [format!("2 flagRegionWhite: {off} `*9`")]);
    for (option, value) in [
        ("whiteFlag", "i*"),
        ("promotionRegionBlack", "*9 *10"),
        ("doubleStepRegion", "*10"),
        ("tripleStepRegionWhite", "a9"),
        ("enPassantRegion", "i1"),
        ("whiteDropRegion", "*9"),
        ("connectRegion1Black", "*9"),
        ("wallingRegion", "*9"),
        ("enclosingDropStart", "i9"),
        ("diagonalLines", "i9"),
        ("mobilityRegionWhiteKing", "*9"),
        ("promotionRank", "9"),
        ("doubleStepRank", "300"),
        ("doubleStepRankMin", "9"),
        ("soldierPromotionRank", "9"),
        ("castlingRank", "9"),
        ("castlingKingsideFile", "i"),
        ("castlingQueensideFile", "9"),
        ("castlingKingFile", "z"),
        ("castlingRookKingsideFile", "j"),
        ("castlingRookQueensideFile", "j"),
    ] {
        assert_eq!(faults(&format!("{option} = {value}")), [format!("2 {option}: {off} `{value}`")]);
    }
}

#[test]
fn lines_beyond_the_board_beside_others_are_left_out_with_a_remark() {
    let game = game("[variant:chess]\npromotionRegionWhite = *7 *8 *9 *10\n");
    assert_eq!(game.gaps, []);
    let remarks: Vec<_> = game.remarks.iter().map(|remark| (line_of(remark), remark.what.to_string())).collect();
    let why = "not on the board of 8 files and 8 ranks, and left out: `*9 *10`";
    // Another says that the sides promote in different zones.
    assert_eq!(remarks[0], (Some(2), why.to_owned()));
}

#[test]
fn an_inherited_place_counts_if_the_board_has_lost_all_of_it() {
    let small = |region: &str| {
        let base =
            format!("[tall:chess]\nmaxRank = 10\nflagRegionWhite = {region}\nstartFen = k7/8/8/8/8/8/8/8/8/K7 w");
        let small = "[small:tall]\nmaxRank = 8\nstartFen = k7/8/8/8/8/8/8/K7 w\n";
        let games = variorum_importing::import(&format!("{base}\n{small}")).unwrap().games;
        assert_eq!(games[0].gaps, []);
        games[1].gaps.iter().map(|gap| (line_of(gap), gap.what.to_string())).collect::<Vec<_>>()
    };
    assert_eq!(small("*8 *10"), []);
    let why = "not on the board of 8 files and 8 ranks: `*9 *10`";
    assert_eq!(small("*9 *10"), [(Some(3), why.to_owned())]);
    // Another option takes its place.
    let text = "[tall:chess]\nmaxRank = 10\nflagRegion = *10\nstartFen = k7/8/8/8/8/8/8/8/8/K7 w\n\
                [small:tall]\nmaxRank = 8\nflagRegionWhite = *8\nflagRegionBlack = *1\nstartFen = k7/8/8/8/8/8/8/K7 w";
    assert_eq!(variorum_importing::import(text).unwrap().games[1].gaps, []);
    // A built-in variant is meant for its own board.
    let board = "maxRank = 5\nstartFen = k7/8/8/8/K7 w - - 0 1";
    assert_eq!(faults(board), Vec::<String>::new());
}

#[test]
fn numbers_and_letters_that_mean_nothing_are_named() {
    for (option, value) in [
        ("maxFile", "0"),
        ("maxRank", "0"),
        ("castlingRank", "a"),
        ("promotionRank", "0"),
        ("promotionRegion", "*0"),
        ("castlingKingPiece", "kq"),
        ("dropNoDoubled", "pn"),
        ("king", "-k"),
        ("customPiece1", ""),
    ] {
        let line = format!("2 {option}: `{value}` is no value for this option");
        assert_eq!(faults(&format!("{option} = {value}")), [line]);
    }
    assert!(faults("maxFile = 30")[0].starts_with("2 maxFile: a board of 30 files"), "{:?}", faults("maxFile = 30"));
}

#[test]
fn lines_of_pieces_have_a_letter_and_moves() {
    let colon = |letter: char| {
        format!("character 2: a colon and moves in Betza notation should follow the letter, as in `{letter}:NB`")
    };
    assert_eq!(
        faults("customPiece2 = aa:\ncustomPiece4 = z\nrook = rB"),
        [
            format!("2 customPiece2: `aa:`, {}", colon('a')),
            format!("3 customPiece4: `z`, {}", colon('z')),
            format!("4 rook: `rB`, {}", colon('r')),
        ]
    );
    let letter = "character 1: the letter of the piece should stand here, or `-` if there is no such piece";
    assert_eq!(faults("customPiece1 = é:N"), [format!("2 customPiece1: `é:N`, {letter}")]);
    assert_eq!(faults("customPiece1 = a:\ncommoner = c"), Vec::<String>::new());
}

#[test]
fn moves_of_pieces_that_nobody_has_are_read_too() {
    let gaps = faults("customPiece5 = a:NtF");
    let [gap] = &gaps[..] else { panic!("{gaps:?}") };
    assert!(gap.starts_with("2 customPiece5: `tF` in `NtF`, character 2: `t` has several meanings"), "{gap}");
}

#[test]
fn start_positions_say_what_does_not_fit() {
    let of = |start: &str| {
        let gaps = faults(&format!("startFen = {start} - - 0 1"));
        let [gap] = &gaps[..] else { panic!("{gaps:?}") };
        let why = gap.strip_prefix("2 startFen: the start position does not fit the board and its pieces: ");
        why.unwrap_or_else(|| panic!("{gap}")).to_owned()
    };
    assert_eq!(of("k7/8/8/8/8/8/K7 w"), "the board has 8 ranks, but the text has 7");
    assert_eq!(
        of("k8/8/8/8/8/8/8/K6 w"),
        "rank 8: it has 8 cells, but the text fills 9; rank 1: it has 8 cells, but the text fills 7"
    );
    assert_eq!(of("k7/8/2x5/8/8/8/8/K7 w"), "rank 6: “x” is not a piece of this game");
    assert_eq!(
        of("k7/8/2+Q5/8/8/8/8/K6+ w"),
        "rank 6: “+Q” is not a piece of this game; rank 1: “+” is not a piece of this game"
    );
    assert_eq!(of("k7/8/8/8/8/8/99999/K7 w"), "rank 2: “99999” is not a possible number of empty cells");
    assert_eq!(
        of("k7/8/8/8/8/8/8/K7[XxQ7 w"),
        "the hands must end with “]”, with nothing after it; hand: “X” is not a piece of this game; hand: “x” is not a piece of this game; hand: “7” is not a piece of this game"
    );
    assert_eq!(of("k7/8/8/8/8/8/8/K7 white"), "“white” should be the side to move: “w” or “b”");
}

#[test]
fn a_misspelt_option_is_understood() {
    assert_eq!(faults("pieceDrop = true"), ["2 pieceDrop: no such option is known; did you mean `pieceDrops`?"]);
    assert_eq!(faults("pocketsize = 5"), ["2 pocketsize: no such option is known; did you mean `pocketSize`?"]);
    assert_eq!(faults("twoBoard = false"), ["2 twoBoard: no such option is known; did you mean `twoBoards`?"]);
    assert_eq!(faults("somethingElse = 1"), ["2 somethingElse: no such option is known"]);
}

/// The parts of a file that are marked, each with its line.
fn marked(text: &str) -> Vec<(usize, &str)> {
    let imported = variorum_importing::import(text).unwrap();
    let mut marks: Vec<_> = imported.faults.into_iter().map(|fault| fault.mark).collect();
    for game in imported.games {
        marks.extend(game.gaps.into_iter().filter_map(|gap| gap.mark));
        marks.extend(game.remarks.into_iter().filter_map(|remark| remark.mark));
    }
    marks.into_iter().map(|mark| (mark.line, &text[mark.span])).collect()
}

#[test]
fn the_part_of_the_line_that_is_to_blame_is_marked() {
    let of = |options: &str| {
        let text = format!("\u{feff}[variant:chess]\r\n{options}\r\n");
        let found = marked(&text).into_iter().map(|(line, part)| format!("{line} {part}"));
        found.collect::<Vec<_>>()
    };
    assert_eq!(of("customPiece1 = a : N tFB"), ["2 t"]);
    assert_eq!(of("customPiece1 = aé:N\ncustomPiece2 = 1:N"), ["2 é", "3 1"]);
    assert_eq!(of("flagPiece = k\nflagRegionWhite = e4 q4 j7"), ["3 q4"]);
    assert_eq!(of("flagpiece = k\nsomethingElse = 1"), ["2 flagpiece", "3 somethingElse"]);
    assert_eq!(of("castlingRank  =  a"), ["2 a"]);
    assert_eq!(of("cambodianMoves = true\ncastlingWins = q"), ["2 cambodianMoves", "3 q"]);
    assert_eq!(of("words and words"), ["2 words and words"]);
    assert_eq!(of("chess960 = true\nmaxFile = 30"), ["3 30"]);
    assert_eq!(of("chess960 = true\npromotionRegionWhite = *8 *9"), ["3 *9", "2 chess960"]);
    assert_eq!(of("startFen = k7/8/2x5/8/8/8/8/K7 w"), ["2 2x5"]);
    assert_eq!(of("startFen = k7/8/8/8/8/8/K7 w"), ["2 k7/8/8/8/8/8/K7"]);
    assert_eq!(of("startFen = k7/8/8/8/8/8/8/K7[xQ w"), ["2 xQ"]);
    assert_eq!(of("startFen = k7/8/8/8/8/8/8/K7 white"), ["2 white"]);
}

#[test]
fn headings_and_stray_lines_are_marked() {
    assert_eq!(
        marked("stray = 1\n[open\n[one:nothing]\n[two:chess]\n[two:chess]\n"),
        [(1, "stray"), (2, "[open"), (3, "nothing"), (5, "two")]
    );
}
