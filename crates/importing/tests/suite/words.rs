//! What options become in game files.

use variorum_importing::{Gap, Remark};

use crate::{game, lines, written};

/// The endings of a variant of chess with these options.
fn endings(options: &str) -> Vec<String> {
    lines(&written(&format!("[variant:chess]\n{options}\n")), &["when", "result", "even-turns", "extinction", "bare"])
}

#[test]
fn goals_are_endings() {
    assert_eq!(
        endings("flagPiece = k\nflagRegion = d4 e4 d5 e5"),
        ["when = \"own king in goal\"", "result = \"wins\""]
    );
    assert_eq!(
        endings("flagRegionWhite = *8\nflagRegionBlack = *1\nflagPieceCount = 3"),
        ["when = \"own piece in last-rank >= 3\"", "result = \"wins\""]
    );
    assert_eq!(
        endings("flagPiece = k\nflagRegionWhite = *8\nflagRegionBlack = *1\nflagMove = true\nchecking = false"),
        [
            "when = \"checking\"",
            "result = \"forbidden\"",
            "when = \"own king in last-rank\"",
            "result = \"wins\"",
            "even-turns = true",
        ]
    );
    assert_eq!(
        endings("flagPiece = n\nflagRegion = d4 e4 d5 e5\nflagMove = true"),
        ["when = \"own knight in goal and to-move\"", "result = \"wins\""]
    );
    assert_eq!(
        endings("flagPiece = k\nflagRegion = d4 e4 d5 e5\nflagPieceSafe = true"),
        ["when = \"own safe king in goal\"", "result = \"wins\"",]
    );
    // Of several knights two may be there, when the other program no longer asks for safety.
    assert_eq!(
        endings("flagPiece = n\nflagRegion = d4 e4 d5 e5\nflagPieceSafe = true"),
        [
            "when = \"own safe knight in goal\"",
            "result = \"wins\"",
            "when = \"own knight in goal >= 2\"",
            "result = \"wins\"",
        ]
    );
    assert_eq!(
        endings("flagPiece = n\nflagRegion = d4 e4 d5 e5\nflagPieceCount = 2\nflagPieceBlockedWin = true"),
        [
            "when = \"own knight in goal >= 2\"",
            "result = \"wins\"",
            "when = \"own knight in goal and full in goal\"",
            "result = \"wins\"",
        ]
    );
}

#[test]
fn numbers_of_pieces_and_checks_are_endings() {
    let without_king = "king = -\ncommoner = k\ncastlingKingPiece = k\n";
    let of = |options: &str| endings(&format!("{without_king}{options}"));
    assert_eq!(of("extinctionValue = loss\nextinctionPieceTypes = kq"), ["extinction = [[\"commoner\"], [\"queen\"]]"]);
    assert_eq!(of("extinctionValue = win\nextinctionPieceTypes = *"), ["when = \"no own piece\"", "result = \"wins\""]);
    assert_eq!(
        of(
            "extinctionValue = draw\nextinctionPieceTypes = p\nextinctionPieceCount = 2\nextinctionOpponentPieceCount = 3"
        ),
        ["when = \"own pawn <= 2 and enemy pawn >= 3\"", "result = \"draw\""]
    );
    let bare = "extinctionValue = loss\nextinctionClaim = true\nextinctionPieceTypes = *\nextinctionPieceCount = 1\n\
                extinctionOpponentPieceCount = 2";
    assert_eq!(endings(bare), ["bare = true"]);
    let start = "startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 4+4 0 1";
    assert_eq!(endings(&format!("checkCounting = true\n{start}")), ["when = \"checks >= 4\"", "result = \"wins\""]);
}

#[test]
fn captures_have_rules_of_their_own() {
    let of = |options: &str| {
        let text = written(&format!("[variant:chess]\nking = -\ncommoner = k\ncastlingKingPiece = k\n{options}\n"));
        (lines(&text, &["compulsory", "blast", "spares"]), text)
    };
    assert_eq!(of("mustCapture = true").0, ["compulsory = true"]);
    let (rules, text) =
        of("blastOnCapture = true\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true");
    assert_eq!(rules, ["blast = \"orthogonal and diagonal\"", "spares = [\"pawn\"]"]);
    // It would blow up itself.
    assert!(text.contains("moves = [\"step orthogonal and diagonal, moving\"]\nroyal = true"), "{text}");
    let own = of("blastOnCapture = true\npawn = -\ncustomPiece1 = p:fmWfceF\npawnTypes = p").0;
    assert_eq!(own, ["blast = \"orthogonal and diagonal\""]);
}

#[test]
fn captors_turn_to_stone_or_survive() {
    let of = |options: &str| {
        let text = written(&format!("[x:chess]\n{options}\n"));
        lines(&text, &["blast", "spares", "perish", "remains"])
    };
    assert_eq!(of("petrifyOnCaptureTypes = nr"), ["perish = [\"rook\", \"knight\"]", "remains = \"wall\""]);
    let royal =
        "king = -\ncommoner = k\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true";
    let king = written(&format!("[x:chess]\npetrifyOnCaptureTypes = k\n{royal}\n"));
    assert!(king.contains("moves = [\"step orthogonal and diagonal, moving\"]"), "{king}");
    let atomar = "king = -\ncommoner = k\nextinctionValue = loss\nextinctionPieceTypes = k\nblastOnCapture = true\nblastImmuneTypes = k";
    let perish = "perish = [\"queen\", \"rook\", \"bishop\", \"knight\", \"pawn\"]";
    assert_eq!(of(atomar), ["blast = \"orthogonal and diagonal\"", "spares = [\"commoner\", \"pawn\"]", perish]);
    let immune = written("[x:chess]\nmutuallyImmuneTypes = rn\n");
    let rook = ["slide orthogonal, moving", "slide orthogonal, capturing enemy piece but rook or knight"];
    assert!(rook.iter().all(|phrase| immune.contains(phrase)), "{immune}");
}

#[test]
fn types_may_promote_when_they_capture_and_pawns_go_three_steps() {
    let text = written("[x:minishogi]\npiecePromotionOnCapture = true\n");
    assert_eq!(lines(&text, &["on"]), vec!["on = \"capture\""; 4]);
    let text = written(
        "[x:chess]\ndoubleStepRegionWhite = *2 *3\ndoubleStepRegionBlack = *7 *6\ntripleStepRegionWhite = *2\ntripleStepRegionBlack = *7\n",
    );
    for phrase in ["double forward orthogonal, from third-rank", "advance up to 3 forward orthogonal, from second-rank"]
    {
        assert!(text.contains(phrase), "{text}");
    }
}

#[test]
fn several_pieces_may_be_royal() {
    let royals = |text: &str| {
        let game = game(text);
        (lines(&game.text.unwrap(), &["token", "royal"]), game.gaps.into_iter().map(|gap| gap.what).collect::<Vec<_>>())
    };
    let royal = |text: &str, token: &str| {
        let (lines, gaps) = royals(text);
        assert_eq!(gaps, [], "{text}");
        let at = lines.iter().position(|line| line == &format!("token = \"{token}\"")).unwrap();
        lines.get(at + 1).filter(|line| line.starts_with("royal")).cloned().unwrap_or_default()
    };
    assert_eq!(royal("[variant:coregal]\n", "K"), "royal = true");
    assert_eq!(royal("[variant:coregal]\n", "Q"), "royal = true");
    assert_eq!(royal("[variant:shoshogi]\n", "K"), "royal = \"last\"");
    assert_eq!(royal("[variant:spartan]\n", "K"), "royal = \"together\"");
    let pseudo = "king = -\ncommoner = k\ncastlingKingPiece = k\nextinctionValue = loss\nextinctionPieceTypes = k\nextinctionPseudoRoyal = true\n";
    let two = "startFen = rnbkkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKKBNR w - - 0 1\n";
    assert_eq!(royal(&format!("[variant:chess]\n{pseudo}"), "K"), "royal = true");
    assert_eq!(royal(&format!("[variant:chess]\n{pseudo}{two}"), "K"), "royal = \"last\"");
    assert_eq!(royal(&format!("[variant:chess]\n{pseudo}{two}extinctionPieceCount = 1\n"), "K"), "royal = true");
    assert_eq!(royal(&format!("[variant:chess]\n{pseudo}promotionPieceTypes = k\n"), "K"), "royal = \"last\"");
    // Each type by itself, three of which two must stay, a royal piece that stops being one, kings in hand.
    let both = pseudo.replace("extinctionPieceTypes = k", "extinctionPieceTypes = kr");
    let three = two.replace("RNBKKBNR", "KNBKKBNR").replace("rnbkkbnr", "knbkkbnr");
    for (text, option) in [
        (format!("{both}{two}"), "extinctionPseudoRoyal"),
        (format!("{pseudo}{three}extinctionPieceCount = 1\n"), "extinctionPseudoRoyal"),
        (format!("{pseudo}{two}promotedPieceType = k:q\n"), "extinctionPseudoRoyal"),
        (format!("{pseudo}{two}pieceDrops = true\ncapturesToHand = true\n"), "extinctionPseudoRoyal"),
        (format!("{pseudo}{two}blastOnCapture = true\n"), "extinctionPseudoRoyal"),
        ("startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKKNR w - - 0 1\n".to_owned(), "king"),
    ] {
        let gaps = game(&format!("[variant:chess]\n{text}")).gaps;
        let gaps: Vec<_> = gaps.iter().map(|gap| (gap.option.as_str(), &gap.what)).collect();
        assert_eq!(gaps, [(option, &Gap::SeveralRoyal)], "{text}");
    }
}

#[test]
fn a_pawn_that_must_promote_to_nothing_stops_before_the_last_rank() {
    let text = "[race]\nking = k\npawn = p\nstartFen = 4k3/pppppppp/8/8/8/8/PPPPPPPP/4K3 w - - 0 1\n";
    let closed = written(text);
    assert!(closed.contains("pawn = true\nbarred = \"last-rank\"\n"), "{closed}");
    let open = written(&format!("{text}mandatoryPawnPromotion = false\n"));
    assert!(!open.contains("barred"), "{open}");
}

#[test]
fn a_side_may_have_no_king() {
    let text =
        written("[variant:chess]\nstartFen = rnbqkbnr/pppppppp/8/8/PPPPPPPP/PPPPPPPP/PPPPPPPP/PPPPPPPP w kq - 0 1");
    assert!(text.contains("side = \"black\"\nmoves = [\"step orthogonal and diagonal\"]\nroyal = true"), "{text}");
    assert!(text.ends_with(" w h8,a8 - 0 1\"\n"), "{text}");
}

#[test]
fn sides_with_different_rules_have_types_of_their_own() {
    let text = "[variant:chess]\npromotionPieceTypesBlack = n\n";
    let game = game(text);
    let remark = Remark::Split { letter: 'P', token: "Pb".into() };
    assert_eq!(game.remarks.iter().map(|remark| &remark.what).collect::<Vec<_>>(), [&remark]);
    let text = game.text.unwrap();
    assert!(text.contains("id = \"black-pawn\"\nname = \"Black pawn\"\ntoken = \"Pb\""), "{text}");
    assert!(
        text.contains("rnbqkbnr/{pb}{pb}{pb}{pb}{pb}{pb}{pb}{pb}/8/8/8/8/PPPPPPPP/RNBQKBNR w h1,a1,h8,a8"),
        "{text}"
    );
    assert!(
        text.contains("pieces = [\"black-pawn\"]\nzone = \"last-rank\"\non = \"arrival\"\ninto = [\"knight\"]"),
        "{text}"
    );
}

#[test]
fn pieces_become_the_types_of_their_own_side() {
    // Rooks of White alone may not enter the last rank, so the sides have rooks of their own, and pawns as well.
    let text = written("[variant:chess]\nmobilityRegionWhiteRook = *1 *2 *3 *4 *5 *6 *7\n");
    for (pawn, pieces) in [("pawn", "\"queen\", \"rook\", "), ("black-pawn", "\"queen\", \"black-rook\", ")] {
        let promotion = format!("pieces = [\"{pawn}\"]\nzone = \"last-rank\"\non = \"arrival\"\ninto = [{pieces}");
        assert!(text.contains(&promotion), "{promotion}\n{text}");
    }
    // What is captured returns as a type of the other side.
    let house = "[variant:crazyhouse]\nmobilityRegionWhiteRook = *1 *2 *3 *4 *5 *6 *7\n";
    let house = game(house);
    assert_eq!(house.gaps, []);
    let text = house.text.unwrap();
    for (id, returns) in [("promoted-rook", "black-pawn"), ("black-promoted-rook", "pawn")] {
        let from = text.find(&format!("id = \"{id}\"")).unwrap();
        let piece = text[from..].split("[[").next().unwrap();
        assert!(piece.contains(&format!("returns = \"{returns}\"")), "{piece}");
    }
}

#[test]
fn sides_that_play_in_one_direction_have_a_board_without_mirror() {
    let text = "[race]\nking = k\nrook = r\nstartFen = 8/8/8/8/8/8/kr4RK/8 w\nflagPiece = k\nflagRegion = *8\n";
    assert!(written(text).contains("ranks = 8\nmirror = []\n"));
}

#[test]
fn pieces_in_hand_and_limits() {
    let text = "[variant:crazyhouse]\npromotionLimit = q:1 r:2\n";
    let text = written(text);
    for part in [
        "  { to = \"promoted-queen\", while = [\"queen = 0\", \"promoted-queen < 1\"] },",
        "  { to = \"promoted-rook\", while = [\"rook = 0\", \"promoted-rook < 2\"] },",
        "  { to = \"promoted-rook\", while = [\"rook = 1\", \"promoted-rook < 1\"] },",
        "  \"promoted-bishop\",",
        "drop = { only = \"drop-zone\" }",
    ] {
        assert!(text.contains(part), "{part} in {text}");
    }
    // What is in hand from the start, and never comes back.
    let text = written("[variant:chess]\npieceDrops = true\nstartFen = 4k3/8/8/8/8/8/8/4K3[Nn] w - - 0 1\n");
    assert_eq!(text.matches("drop = {}").count(), 1, "{text}");
    assert!(!text.contains("returns"), "{text}");
    assert!(text.contains("4k3/8/8/8/8/8/8/4K3[Nn] w"), "{text}");
}

#[test]
fn what_must_be_dropped_comes_first() {
    let start = "startFen = 4k3/8/8/8/8/8/8/4K3[NRnr] w - - 0 1\n";
    let text = written(&format!("[variant:chess]\npieceDrops = true\nmustDrop = true\n{start}"));
    assert_eq!(text.matches("drop = { first = true }").count(), 2, "{text}");
    let text = written(&format!("[variant:chess]\npieceDrops = true\nmustDrop = true\nmustDropType = n\n{start}"));
    assert_eq!(text.matches("first = true").count(), 1, "{text}");
}

#[test]
fn unmoved_pieces_let_others_in() {
    let text = written("[variant:seirawan]\n");
    let gating = "[gating]\npieces = [\"chancellor\", \"archbishop\"]\nzone = \"first-rank\"\n";
    assert!(text.contains(gating) && !text.contains("returns") && !text.contains("drop ="), "{text}");
    let position =
        "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[EHeh] w a1,b1,c1,d1,e1,f1,g1,h1,a8,b8,c8,d8,e8,f8,g8,h8 - 0 1";
    assert!(text.contains(position), "{text}");
    // Where captured pieces return, they come in too; pawns are not dropped on the first rank.
    let text = written("[variant:shouse]\n");
    let pieces = text.split("[gating]\npieces = [").nth(1).and_then(|rest| rest.split(']').next()).unwrap();
    assert!(pieces.contains("\"knight\"") && !pieces.contains("pawn"), "{pieces}");
}

#[test]
fn walls_and_the_duck_are_neutral() {
    let text = written("[variant:chess]\nstartFen = 4k3/**6/8/8/8/8/6**/4K3 w - - 0 1\n");
    assert!(text.contains("[[neutral]]\nid = \"wall\"\nname = \"Wall\"\ntoken = \"*\"") && !text.contains("[turn]"));
    let text = written("[variant:duck]\n");
    assert!(
        text.contains("name = \"Duck\"") && text.contains("[[turn.action]]\nneutrals = [\"wall\"]\ndo = \"anywhere\"")
    );
}

#[test]
fn walls_that_moves_leave_are_put() {
    let put = "[turn]\nsecond = \"compulsory\"\nko = false\n\n[[turn.action]]\nneutrals = [\"wall\"]\ndo = \"put\"\n";
    let board = "[variant]\ncustomPiece1 = q:mQ\nstartFen = 3q4/8/8/8/8/8/8/3Q4 w - - 0 1\n";
    for (rule, spot) in [("past", "left"), ("arrow", "reached"), ("edge", "edge")] {
        let text = written(&format!("{board}wallingRule = {rule}\n"));
        assert!(text.contains(&format!("{put}spot = \"{spot}\"\n")), "{text}");
    }
    let text = written(&format!("{board}wallingRule = static\nwallingRegion = *2 *7\n"));
    assert!(text.contains(&format!("{put}zone = \"wall-zone\"\n")), "{text}");
    assert!(text.contains("wall-zone = \"rank 2 or rank 7\""), "{text}");
    // Both sides name the same cells: the board is not mirrored.
    let text = written("[variant:isolation]\n");
    assert!(text.contains("mirror = []") && text.contains(&format!("{put}zone = \"wall-zone\"\n")), "{text}");
    let one_sided = format!("{board}customPiece2 = s:fW\nstartFen = 3q4/s7/8/8/8/8/S7/3Q4 w - - 0 1\n");
    let games = variorum_importing::import(&format!("{one_sided}wallingRule = static\nwallingRegionWhite = *2\n"));
    let gaps: Vec<String> = games.unwrap().games[0].gaps.iter().map(|gap| gap.option.clone()).collect();
    assert_eq!(gaps, ["wallingRegion"]);
}

#[test]
fn an_inherited_gap_has_the_line_of_its_own_variant() {
    let games =
        variorum_importing::import("[one:chess]\ncambodianMoves = true\n[two:one]\nmaxRank = 8\n[three:cambodian]\n")
            .unwrap()
            .games;
    let places =
        |at: usize| games[at].gaps.iter().map(|gap| (crate::line_of(gap), gap.option.as_str())).collect::<Vec<_>>();
    assert_eq!(places(1), [(Some(2), "cambodianMoves")]);
    assert!(places(2).contains(&(None, "cambodianMoves")));
}

#[test]
fn names_become_ids() {
    let games = variorum_importing::import("[My Variant!:chess]\n[my-variant:chess]\n[é:chess]\n").unwrap().games;
    assert_eq!(games.iter().map(|game| game.id.as_str()).collect::<Vec<_>>(), ["my-variant", "my-variant-2", "game"]);
}

#[test]
fn ranks_of_earlier_versions_are_regions() {
    let text = written(
        "[variant:chess]\nmaxRank = 10\nstartFen = 4k3/8/8/8/8/8/8/8/PPPPPPPP/4K3 w - - 0 1\npromotionRank = 8\ndoubleStepRank = 3\n",
    );
    assert!(text.contains("[zones]\npromotion-zone = \"ranks 8-10\"\nfirst-step-zone = \"ranks 2-3\"\n"), "{text}");
    assert!(!text.contains("black-"), "{text}");
}

#[test]
fn stones_change_sides() {
    let keys = ["drop", "flips", "position"];
    assert_eq!(
        lines(
            &written(
                "[variant:flipello]\nmaxRank = 4\nmaxFile = 4\nenclosingDropStart = b2 c2 b3 c3\nstartFen = 4/1pP1/1Pp1/4[PPpp] w 0 1"
            ),
            &keys
        ),
        [
            "drop = { stuck = true, opening = \"opening\", needs = \"enclosing\" }",
            "flips = \"enclosed\"",
            "position = \"4/1pP1/1Pp1/4[PPpp] w - - 0 1\"",
        ]
    );
    // Stones are never used up.
    let ataxx = written("[variant:ataxx]\nmaxRank = 4\nmaxFile = 4\nstartFen = P2p/4/4/p2P w 0 1");
    assert_eq!(
        lines(&ataxx, &keys),
        [
            "drop = { needs = \"beside-own\", endless = true }",
            "flips = \"around\"",
            "position = \"P2p/4/4/p2P[Pp] w - - 0 1\""
        ]
    );
    assert!(ataxx.contains("when = \"no own piece and to-move\"\nresult = \"most-pieces\""), "{ataxx}");
    // The board stands upright for both.
    let upright = "pieceDrops = true\nimmobile = s\nenclosingDrop = top\nstartFen = 4/4/4/4[Ss] w - - 0 1\nmaxRank = 4\nmaxFile = 4";
    let four = written(&format!("[variant]\n{upright}"));
    assert_eq!(lines(&four, &["mirror", "drop"]), ["mirror = []", "drop = { stuck = true, needs = \"supported\" }"]);
    let pushed = game(&format!("[variant]\n{}", upright.replace("= top", "= anyside"))).gaps;
    assert_eq!(pushed.iter().map(|gap| gap.option.as_str()).collect::<Vec<_>>(), ["enclosingDrop"]);
}

#[test]
fn drops_may_give_no_check_and_come_in_both_forms() {
    let text = written("[variant:crazyhouse]\ndropChecks = false");
    assert!(text.contains("no-check = true"), "{text}");
    let text = written("[variant:minishogi]\ndropPromoted = true\ndropNoDoubledCount = 2");
    assert_eq!(lines(&text, &["drop"]).iter().filter(|line| line.contains("held-as = ")).count(), 4, "{text}");
    assert!(text.contains("most-per-file = 2"), "{text}");
}

/// Pawns that may never be dropped do not come back.
#[test]
fn what_is_never_dropped_vanishes() {
    let text = written("[variant:crazyhouse]\ndropNoDoubled = p\ndropNoDoubledCount = 0");
    assert!(text.contains("returns = \"queen\"") && !text.contains("returns = \"pawn\""), "{text}");
}

/// Black's pieces are turned round.
#[test]
fn moves_to_one_side_are_turned_for_black() {
    let text = written("[variant:chess]\ncustomPiece1 = c:lWfrF\nstartFen = cnbqkbnr/8/8/8/8/8/8/CNBQKBNR w - - 0 1");
    let moves = lines(&text, &["moves"]);
    let own = |moves: &&String| moves.contains("ward orthogonal rank+0");
    assert_eq!(
        moves.iter().filter(own).collect::<Vec<_>>(),
        [
            "moves = [\"step leftward orthogonal rank+0 and rightward diagonal rank+1\"]",
            "moves = [\"step rightward orthogonal rank+0 and leftward diagonal rank+1\"]",
        ]
    );
    assert_eq!(
        variorum_importing::import(
            "[variant:chess]\ncannon = c\njanggiCannon = j\nstartFen = jnbqkbnr/8/8/8/8/8/8/CNBQKBNR w - - 0 1"
        )
        .unwrap()
        .games[0]
            .gaps,
        []
    );
}

/// What castles on the same cells is one rule.
#[test]
fn the_sides_may_castle_with_different_types() {
    let text = written(
        "[variant:chess]\ncustomPiece1 = d:BD\ncastlingRookPieces = rd\n\
         startFen = dnbqkbnd/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
    );
    let castlings = lines(&text, &["partners"]);
    assert_eq!(castlings, ["partners = [\"rook\", \"piece-d\"]", "partners = [\"rook\", \"piece-d\"]"]);
}

#[test]
fn palaces_have_diagonal_lines() {
    let text = written("[variant:janggicasual]\n");
    let lines = lines(&text, &["moves", "diagonals"]).join("\n");
    for phrase in [
        "hop diagonal, sparing, from diagonals, to diagonals",
        "hop orthogonal, sparing",
        "slide diagonal, from diagonals, to diagonals",
        "step diagonal, from diagonals, to diagonals",
        "step forward diagonal, from diagonals, to diagonals",
    ] {
        assert!(text.contains(phrase), "{phrase} in {lines}");
    }
    // A king with moves of the file's own goes along no lines.
    let custom = written("[variant:janggicasual]\nking = k:W\n");
    let (own, fers) =
        (custom.split("[[piece]]").find(|piece| piece.contains("royal = true")).unwrap(), "step diagonal");
    assert!(own.contains("step orthogonal") && !own.contains(fers), "{own}");
    let facing = game("[variant:janggi]\n");
    assert_eq!(facing.gaps, []);
    let text = written("[variant:janggi]\n");
    for line in [
        "face-to-face = \"orthogonal\"",
        "when = \"facing >= 2 and passes = 0\"\nresult = \"forbidden\"",
        "when = \"facing >= 2 and passes >= 1\"\nresult = \"draw\"",
    ] {
        assert!(text.contains(line), "{line} in {text}");
    }
    let modern = game("[variant:janggimodern]\n");
    assert_eq!(modern.gaps, []);
    assert!(modern.remarks.iter().any(|remark| remark.what == Remark::ToAndFro));
}

#[test]
fn bent_rides_are_as_long_as_the_board() {
    let board = "maxFile = 5\nmaxRank = 4\nstartFen = k4/g4/G4/4K w - - 0 1\ncastling = false\ndoubleStep = false\n";
    let text = written(&format!("[variant:chess]\ncustomPiece1 = g:[F?R]\n{board}"));
    let griffon = "lame diagonal > repeated orthogonal";
    assert!(text.contains(&format!("  \"step diagonal\",\n  \"{griffon}\",\n")), "{text}");
    // A path may turn to one side alone, although it ends on cells of both.
    let text = written(&format!("[variant:chess]\ncustomPiece1 = g:arW\n{board}"));
    let moves: Vec<String> = lines(&text, &["moves"]).into_iter().filter(|line| line.contains("lame")).collect();
    assert_eq!(moves.len(), 2, "{text}");
    assert_ne!(moves[0], moves[1]);
    let gaps = game(&format!("[variant:chess]\ncustomPiece1 = g:mWcasR\n{board}")).gaps;
    assert_eq!(
        gaps[0].what.to_string(),
        "`casR` in `mWcasR`, character 3: a capture on the way, with more to come; in a game file, a piece may go on one step more, and may stop instead"
    );
}

/// Only types that are known by name have a drawing; the others are drawn as their letters.
#[test]
fn types_without_a_name_have_no_drawing() {
    let text = written(
        "[variant:chess]\ncustomPiece1 = a:K3W\nstartFen = rnbakbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBAKBNR w KQkq - 0 1",
    );
    assert!(text.contains("id = \"piece-a\""), "{text}");
    let signs = lines(&text, &["sign"]);
    assert!(!signs.is_empty() && !signs.iter().any(|sign| sign.contains("piece-a")), "{signs:?}");
}
