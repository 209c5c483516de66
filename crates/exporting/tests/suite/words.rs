//! What sections and moves say.

use expect_test::{Expect, expect};
use variorum_exporting::{Gap, export, moves};

fn rules(id: &str) -> std::sync::Arc<variorum_rules::Rules> {
    variorum_library::rules(id).unwrap_or_else(|error| panic!("{id}: {error}"))
}

fn said(id: &str, expected: Expect) {
    let exported = export(&rules(id));
    let remarks: Vec<String> = exported.remarks.iter().map(ToString::to_string).collect();
    expected.assert_eq(&format!("{}{}", exported.text, remarks.join("\n")));
}

/// The moves of every piece.
fn notation(id: &str) -> String {
    let rules = rules(id);
    let definition = rules.definition();
    let of = |piece| match moves(definition, piece) {
        Ok(text) => format!("{} {text}", piece.token),
        Err(phrases) => format!("{} ? {}", piece.token, phrases.join("; ")),
    };
    definition.pieces.iter().map(of).collect::<Vec<_>>().join("\n")
}

#[test]
fn a_game_of_the_old_chess_family() {
    said(
        "shatranj",
        expect![[r#"
        [shatranj]
        maxFile = h
        maxRank = 8
        king = k
        fers = q
        rook = r
        alfil = b
        knight = n
        pawn = p
        doubleStep = false
        nMoveRuleTypes = p
        enPassantTypes = -
        promotionPawnTypes = p
        promotionPieceTypes = q
        promotionRegionWhite = *8
        promotionRegionBlack = *1
        mandatoryPawnPromotion = true
        checkmateValue = loss
        stalemateValue = loss
        nFoldRule = 3
        nFoldValue = draw
        nFoldValueAbsolute = false
        nMoveRule = 70
        extinctionValue = loss
        extinctionPieceTypes = *
        extinctionClaim = true
        extinctionPieceCount = 1
        extinctionOpponentPieceCount = 2
        immobilityIllegal = false
        castling = false
        startFen = rnbkqbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBKQBNR w - - 0 1
    "#]],
    );
}

#[test]
fn a_game_with_palaces_soldiers_and_facing_generals() {
    said(
        "xiangqi",
        expect![[r#"
        [xiangqi]
        maxFile = i
        maxRank = 10
        king = k:W
        fers = a
        elephant = b
        horse = n
        rook = r
        cannon = c
        soldier = p
        soldierPromotionRank = 6
        mobilityRegionWhiteKing = d1 e1 f1 d2 e2 f2 d3 e3 f3
        mobilityRegionBlackKing = d8 e8 f8 d9 e9 f9 d10 e10 f10
        mobilityRegionWhiteFers = d1 e1 f1 d2 e2 f2 d3 e3 f3
        mobilityRegionBlackFers = d8 e8 f8 d9 e9 f9 d10 e10 f10
        mobilityRegionWhiteElephant = *1 *2 *3 *4 *5
        mobilityRegionBlackElephant = *6 *7 *8 *9 *10
        doubleStep = false
        nMoveRuleTypes = -
        enPassantTypes = -
        promotionPawnTypes = -
        promotionPieceTypes = -
        promotionRegionWhite = -
        promotionRegionBlack = -
        checkmateValue = loss
        stalemateValue = loss
        nFoldRule = 3
        nFoldValue = draw
        nFoldValueAbsolute = false
        perpetualCheckIllegal = true
        nMoveRule = 60
        flyingGeneral = true
        chasingRule = axf
        immobilityIllegal = false
        castling = false
        startFen = rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1
    "#]],
    );
}

#[test]
fn a_game_with_drops_and_promoted_types() {
    said(
        "minishogi",
        expect![[r#"
        [minishogi]
        maxFile = e
        maxRank = 5
        king = k
        rook = r
        bishop = b
        gold = g
        silver = s
        shogiPawn = p
        bers = a
        dragonHorse = c
        doubleStep = false
        nMoveRuleTypes = p
        enPassantTypes = -
        promotionPawnTypes = -
        promotionPieceTypes = -
        promotionRegionWhite = *5
        promotionRegionBlack = *1
        promotedPieceType = r:a b:c s:g p:g
        mandatoryPiecePromotion = false
        pieceDrops = true
        capturesToHand = true
        dropNoDoubled = p
        dropNoDoubledCount = 1
        shogiPawnDropMateIllegal = true
        checkmateValue = loss
        stalemateValue = loss
        nFoldRule = 4
        nFoldValue = loss
        nFoldValueAbsolute = true
        perpetualCheckIllegal = true
        nMoveRule = 0
        immobilityIllegal = true
        castling = false
        startFen = rbsgk/4p/5/P4/KGSBR[] w - - 0 1
    "#]],
    );
}

#[test]
fn moves_in_betza_notation() {
    expect![[r#"
        K K
        Q Q
        R R
        B B
        N N
        P mfFimfnAcefW"#]]
    .assert_eq(&notation("berolina"));
    expect![[r#"
        K K
        R R
        B B
        G WfF
        S FfW
        N fN
        L fR
        P fW
        +R RF
        +B BW
        +S WfF
        +N WfF
        +L WfF
        +P WfF"#]]
    .assert_eq(&notation("shogi"));
    expect![[r#"
        K K
        Q Q
        W CN
        R R
        B B
        N N
        J C
        T K
        L fR
        M fB
        H fN
        U fC
        P mfWimfnDcefF
        +R Q
        +B Q
        +N CN
        +J CN
        +L WfF
        +M FfW
        +H WfF
        +U FfW
        +P mWcF"#]]
    .assert_eq(&notation("mitred-wildebishogi"));
    expect![[r#"
        K K
        E FfsW
        N cKcaKcabKmKmabKAND
        Q Q
        D RF
        H BW
        R R
        B B
        V vRsW
        M sRvW
        A vR
        L fR
        O FD
        X WA
        T FbsW
        G WfF
        S FfW
        C fFvW
        F FvW
        I vW
        P fW
        +E K
        +D bBRfAcfFfcafFcfFfcabFmfFfmabF
        +H BbsRfDcfWfcafWcfWfcabWmfWfmabW
        +R RF
        +B BW
        +V BvR
        +M BsR
        +A bBvR
        +L fBvR
        +O cKcaKcabKmKmabKAND
        +X Q
        +T vRFsW
        +G R
        +S vRsW
        +C sRvW
        +F B
        +I FfsW
        +P WfF"#]]
    .assert_eq(&notation("chu-shogi"));
}

#[test]
fn what_cannot_be_said_is_named() {
    let gaps = |id: &str| export(&rules(id)).gaps.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
    expect!["`[turn] moves` has no option"].assert_eq(&gaps("marseillais-chess"));
    expect!["`[[influence]]` has no option"].assert_eq(&gaps("annan-chess"));
    expect!["`[[ending]]` has no option"].assert_eq(&gaps("sho-shogi"));
    expect!["`capture.perish` has no option"].assert_eq(&gaps("kamikaze-chess"));
    assert_eq!(export(&rules("stockgi")).gaps, [Gap::Board]);
}

/// The lines of a game's section that begin with one of these options.
fn lines(id: &str, options: &[&str]) -> String {
    let text = export(&rules(id)).text;
    let wanted = |line: &&str| options.iter().any(|option| line.starts_with(option));
    text.lines().filter(wanted).collect::<Vec<_>>().join("\n")
}

#[test]
fn unmoved_pieces_let_others_in() {
    expect![[r#"
        castlingKingPiece = k
        castlingKingFile = e
        castlingRank = 1
        castlingRookPieces = r
        castlingKingsideFile = g
        castlingRookKingsideFile = h
        castlingQueensideFile = c
        castlingRookQueensideFile = a
        startFen = rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[HEhe] w KGFDCBQkgfdcbq - 0 1
        gating = true
        seirawanGating = true"#]]
    .assert_eq(&lines("seirawan-chess", &["gating", "seirawanGating", "castling", "startFen"]));
}

#[test]
fn captors_turn_to_walls() {
    let game = r#"
        id = "stones"
        [about]
        name = "Stones"
        summary = "A test."
        [board]
        files = 5
        ranks = 5
        [[piece]]
        id = "king"
        name = "King"
        token = "K"
        moves = ["step orthogonal and diagonal, moving"]
        royal = true
        [[piece]]
        id = "rook"
        name = "Rook"
        token = "R"
        moves = ["slide orthogonal"]
        [[neutral]]
        id = "stone"
        name = "Stone"
        token = "*"
        role = "blocker"
        [capture]
        perish = ["rook"]
        remains = "stone"
        [endings]
        stalemate = "draw"
        repetition = 3
        perpetual-check = "draw"
        [[start]]
        name = "Usual"
        position = "r3k/5/2*2/5/R3K w - - 0 1"
    "#;
    let loaded = variorum_gamedef::load(game, "stones").definition.unwrap();
    let exported = export(&variorum_rules::Rules::compile(&loaded).unwrap());
    assert_eq!(exported.gaps, []);
    let wanted = ["king = k:mK", "petrifyOnCaptureTypes = r", "startFen = r3k/5/2*2/5/R3K w - - 0 1"];
    assert!(wanted.iter().all(|line| exported.text.lines().any(|known| known == *line)), "{}", exported.text);
}

#[test]
fn double_steps_may_be_safe_from_capture_in_passing() {
    expect![[r#"
        pawn = p
        doubleStep = true
        doubleStepRegionWhite = *1 *2
        doubleStepRegionBlack = *7 *8
        enPassantRegionWhite = *6
        enPassantRegionBlack = *3"#]]
    .assert_eq(&lines("horde", &["pawn", "customPiece", "doubleStep", "enPassantRegion"]));
}
