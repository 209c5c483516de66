//! What game files say beyond options is named: nothing is left out in silence.

use variorum_exporting::export;
use variorum_rules::Rules;

/// The gaps of a translated section after a change in its game file.
fn gaps(section: &str, from: &str, to: &str) -> String {
    let games = variorum_importing::import(section).unwrap().games;
    let text = games[0].text.as_ref().unwrap();
    assert!(text.contains(from), "{from}\n{text}");
    let loaded = variorum_gamedef::load(&text.replace(from, to), &games[0].id);
    let definition = loaded.definition.unwrap_or_else(|| panic!("{to}: {:?}", loaded.diagnostics));
    let gaps = export(&Rules::compile(&definition).unwrap()).gaps;
    gaps.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ")
}

#[test]
fn what_is_more_than_an_option_is_named() {
    let ending = "`[[ending]]` has no option";
    let chess = |lines: &str, from: &str, to: &str| gaps(&format!("[game:chess]\n{lines}\n"), from, to);
    let row = "connectN = 4\nconnectPieceTypes = p";
    assert_eq!(chess(row, "row of 4 own pawn", "row of 4 own pawn"), "");
    for other in [
        "row of 4 enemy pawn",
        "row of 4 own pawn and checking",
        "group of 4 own pawn",
        "row of 4 own pawn along forward diagonal rightward",
    ] {
        assert_eq!(chess(row, "row of 4 own pawn", other), ending, "{other}");
    }
    let two = "[[ending]]\nwhen = \"row of 5 own rook\"\nresult = \"wins\"\n\n[[start]]";
    assert_eq!(chess(row, "[[start]]", two), ending);

    let flag = "flagPiece = n\nflagRegionWhite = *8\nflagRegionBlack = *1\nflagPieceSafe = true";
    assert_eq!(chess(flag, "own safe knight in last-rank", "own safe knight in last-rank and to-move"), ending);
    assert_eq!(chess(flag, "own knight in last-rank >= 2", "own knight in last-rank >= 3"), ending);
    // In the format, what stands in a zone comes before numbers of pieces.
    let number = "[[ending]]\nwhen = \"no own rook\"\nresult = \"loses\"\n\n[[ending]]\nwhen = \"own safe";
    assert_eq!(chess(flag, "[[ending]]\nwhen = \"own safe", number), ending);

    let draws = "`endings.draws` has no option";
    let most = "draws = \"most-points\"\npoints = { rook = 4 }";
    assert_eq!(chess("materialCounting = unweighted", "draws = \"most-pieces\"", most), draws);
    assert_eq!(chess("materialCounting = unweighted", "draws = \"most-pieces\"", "draws = \"fewest-pieces\""), draws);

    let second = "`[turn] second` has no option";
    assert_eq!(chess("wallingRule = duck", "ko = false", "ko = true"), second);
    assert_eq!(chess("wallingRule = duck", "second = \"compulsory\"", "second = \"optional\""), second);

    let sideways = "knight: the Betza notation of variants.ini cannot say `leap rightward 2:1`";
    assert_eq!(chess("", "\"leap 2:1\"", "\"leap rightward 2:1\""), sideways);
    let spares = chess("mutuallyImmuneTypes = n", "enemy piece but knight", "enemy piece but knight or rook");
    assert!(spares.contains("capturing enemy piece but knight or rook"), "{spares}");

    let house = |from: &str, to: &str| gaps("[game:crazyhouse]\nenclosingDrop = ataxx\n", from, to);
    assert_eq!(house("needs", "needs"), "");
    let once = |from: &str, to: &str| {
        let games = variorum_importing::import("[game:crazyhouse]\nenclosingDrop = ataxx\n").unwrap().games;
        let text = games[0].text.as_ref().unwrap();
        let loaded = variorum_gamedef::load(&text.replacen(from, to, 1), &games[0].id);
        export(&Rules::compile(&loaded.definition.unwrap()).unwrap()).gaps
    };
    let only = once("needs = \"beside-own\"", "no-check = true");
    let only = only.iter().map(ToString::to_string).collect::<Vec<_>>().join("; ");
    assert_eq!(only, "`drop.needs` has no option; `drop.no-check` has no option");
}
