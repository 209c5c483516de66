//! Options that the importer reads: the exporter writes them, and the importer reads the same rules again.

use std::sync::Arc;

use variorum_exporting::{Exported, export};
use variorum_rules::Rules;

use crate::again::{imported, read, walk};

/// The section that is written of another one, whose rules must be the same.
fn written(section: &str) -> Exported {
    let definition = imported(section).unwrap_or_else(|error| panic!("{section}: {error}"));
    let ours = Rules::compile(&definition).unwrap();
    let exported = export(&ours);
    assert_eq!(exported.gaps, [], "{section}");
    let theirs = read(&exported).unwrap_or_else(|error| panic!("{section}: {error}\n{}", exported.text));
    if definition.rules_digest() != theirs.definition().rules_digest() {
        in_another_order(section, &ours, &theirs);
    }
    exported
}

/// Types and phrases may stand in another order; then endings, captures and zones must be the same all the same, and so must random games.
fn in_another_order(section: &str, ours: &Arc<Rules>, theirs: &Arc<Rules>) {
    let number = |rules: &Rules| {
        let definition = rules.definition();
        let motions = definition.pieces.iter().map(|piece| piece.motions.len()).sum::<usize>();
        (definition.pieces.len(), motions, definition.promotions.len(), definition.endings.conditions.len())
    };
    assert_eq!(number(ours), number(theirs), "{section}");
    let mut rng = fastrand::Rng::with_seed(3);
    (0..3).for_each(|_| walk(section, ours, theirs, &mut rng));
}

/// Lines of the section, an option that must be among those that are written, and what follows.
const OPTIONS: &[(&str, &[&str])] = &[
    ("chess", &["connectN = 4", "connectPieceTypes = p"]),
    ("chess", &["connectNxN = 2", "connectPieceTypes = n"]),
    ("chess", &["collinearN = 3", "connectHorizontal = false", "connectPieceTypes = rb", "connectValue = loss"]),
    ("chess", &["connectN = 3", "connectDiagonal = false", "connectVertical = false", "connectPieceTypes = q"]),
    (
        "chess",
        &[
            "connectRegion1White = *1",
            "connectRegion2White = *8",
            "connectRegion1Black = *8",
            "connectRegion2Black = *1",
            "connectPieceTypes = p",
        ],
    ),
    ("chess", &["wallingRule = duck"]),
    ("chess", &["wallingRule = arrow"]),
    ("chess", &["wallingRule = past"]),
    ("chess", &["wallingRule = edge"]),
    ("chess", &["wallingRule = static", "wallingRegionWhite = *3 *4", "wallingRegionBlack = *5 *6"]),
    ("chess", &["mutuallyImmuneTypes = n"]),
    ("chess", &["mutuallyImmuneTypes = bnq"]),
    ("atomic", &["blastImmuneTypes = n"]),
    ("chess", &["petrifyOnCaptureTypes = qrbnp"]),
    ("chess", &["materialCounting = unweighted"]),
    ("chess", &["materialCounting = whitedrawodds"]),
    ("chess", &["materialCounting = blackdrawodds"]),
    ("xiangqi", &["materialCounting = janggi"]),
    ("chess", &["adjudicateFullBoard = true"]),
    ("chess", &["adjudicateFullBoard = true", "materialCounting = unweighted"]),
    ("chess", &["stalemateValue = win", "stalematePieceCount = true"]),
    ("chess", &["checkmateValue = win"]),
    ("chess", &["flagPiece = n", "flagRegionWhite = *8", "flagRegionBlack = *1", "flagPieceSafe = true"]),
    ("chess", &["flagPiece = k", "flagRegionWhite = *8", "flagRegionBlack = *1", "flagMove = true"]),
    ("chess", &["flagPiece = n", "flagRegionWhite = *8", "flagRegionBlack = *1", "flagMove = true"]),
    ("chess", &["flagPiece = p", "flagRegionWhite = *7", "flagRegionBlack = *2", "flagPieceCount = 3"]),
    ("chess", &["flagPiece = r", "flagRegionWhite = a8 h8", "flagRegionBlack = a1 h1", "flagPieceBlockedWin = true"]),
    (
        "chess",
        &[
            "promotionPieceTypes = q",
            "flagPieceWhite = n",
            "flagPieceBlack = b",
            "flagRegionWhite = *8",
            "flagRegionBlack = *1",
        ],
    ),
    ("chess", &["extinctionPieceTypes = qr", "extinctionValue = loss", "extinctionPieceCount = 1"]),
    ("chess", &["extinctionPieceTypes = n", "extinctionValue = win", "extinctionOpponentPieceCount = 2"]),
    ("crazyhouse", &["extinctionPieceTypes = n", "extinctionValue = draw"]),
    ("spartan", &["dupleCheck = true"]),
    ("coregal", &["extinctionPseudoRoyal = true"]),
    ("chess", &["passOnStalemate = true"]),
    ("chess", &["checking = false"]),
    ("ataxx", &["flipEnclosedPieces = ataxx"]),
    ("ataxx", &["enclosingDrop = none", "flipEnclosedPieces = quadwrangle"]),
    ("flipello", &["flipEnclosedPieces = reversi", "enclosingDropStart = d4 e4 d5 e5"]),
    ("crazyhouse", &["dropLoop = true"]),
    ("crazyhouse", &["dropRegionWhite = *1 *2 *3", "dropRegionBlack = *6 *7 *8"]),
    ("crazyhouse", &["dropRegionWhite = *3 *4", "dropRegionBlack = *5 *6"]),
    ("crazyhouse", &["firstRankPawnDrops = true", "promotionZonePawnDrops = true"]),
    ("crazyhouse", &["dropChecks = false"]),
    ("crazyhouse", &["dropNoDoubled = p", "dropNoDoubledCount = 2"]),
    ("crazyhouse", &["dropNoDoubled = n", "dropNoDoubledCount = 0"]),
    ("crazyhouse", &["enclosingDrop = ataxx"]),
    ("crazyhouse", &["enclosingDrop = snort"]),
    ("crazyhouse", &["mustDrop = true", "mustDropType = n"]),
    ("crazyhouse", &["immobilityIllegal = false"]),
    ("shogi", &["immobilityIllegal = true"]),
    ("shogi", &["dropPromoted = true"]),
    ("flipello", &["freeDrops = true"]),
    ("chess", &["promotionLimit = q:2"]),
    ("crazyhouse", &["promotionLimit = q:2"]),
    ("kyotoshogi", &["pieceDemotion = true"]),
    ("shogi", &["piecePromotionOnCapture = true"]),
    ("chess", &["promotionPieceTypesWhite = q", "promotionPieceTypesBlack = n"]),
    ("chess", &["promotionRegionWhite = *8", "promotionRegionBlack = *2"]),
    ("chess", &["tripleStepRegionWhite = *2", "tripleStepRegionBlack = *7"]),
    ("chess", &["enPassantRegionWhite = *6", "enPassantRegionBlack = *3"]),
    (
        "chess",
        &[
            "enPassantRegion = -",
            "customPiece1 = a:KimN",
            "startFen = rabqkbar/pppppppp/8/8/8/8/PPPPPPPP/RABQKBAR w KQkq - 0 1",
        ],
    ),
    ("chess", &["customPiece1 = a:mfWcfFicfR", "startFen = rabqkbar/pppppppp/8/8/8/8/PPPPPPPP/RABQKBAR w KQkq - 0 1"]),
    ("janggi", &["bikjangRule = true"]),
    ("janggi", &["diagonalLines = d1 f1 e2 d3 f3 d8 f8 e9 d10 f10", "bikjangRule = false"]),
    ("xiangqi", &["chasingRule = axf"]),
    ("makruk", &["countingRule = makruk"]),
    ("shouse", &["seirawanGating = true"]),
];

#[test]
fn every_option_is_written_and_read_again() {
    for (base, lines) in OPTIONS {
        let exported = written(&format!("[game:{base}]\n{}\n", lines.join("\n")));
        let options: Vec<&str> = exported.text.lines().filter_map(|line| line.split(" = ").next()).collect();
        for line in *lines {
            let option = line.split(" = ").next().unwrap();
            let said = options.iter().any(|written| written.starts_with(option) || option.starts_with(written));
            // What changes nothing need not be written.
            let idle = line.ends_with("= false")
                || line.ends_with("= none")
                || option.starts_with("enPassant")
                || option.starts_with("dropRegion");
            assert!(said || idle, "{base}: {line}\n{}", exported.text);
        }
    }
}

/// The variants that the format has built in and the importer translates.
const BUILT_IN: &str = "\
    chess fischerandom nocastle armageddon torpedo berolina pawnsideways pawnback legan raazuvaa amazon \
    georgian nightrider grasshopper hoppelpoppel newzealand kingofthehill racingkings knightmate misere \
    losers giveaway antichess suicide codrus extinction kinglet threekings horde petrified nocheckatomic \
    atomic atomar duck 3check 5check almost sortofalmost chigorin perfect spartan coregal makruk asean \
    ai-wok shatranj chaturanga courier crazyhouse loop chessgi pocketknight seirawan shouse dragon \
    paradigm minishogi mini kyotoshogi micro dobutsu gorogoro judkins torishogi euroshogi shogi \
    checkshogi shoshogi yarishogi okisakishogi losalamos gardner capablanca capahouse caparandom gothic \
    janus modern chancellor embassy centaur gustav3 jesonmor grand opulent tencubed omicron troitzky \
    wolf shako minixiangqi xiangqi manchu janggi janggitraditional janggimodern janggicasual isolation \
    isolation7x7 snailtrail joust amazons fox-and-hounds clobber clobber10 breakthrough ataxx flipersi \
    flipello flipello10";

#[test]
fn variants_that_are_built_in_come_back() {
    for name in BUILT_IN.split_whitespace() {
        written(&format!("[game:{name}]\n"));
    }
}
