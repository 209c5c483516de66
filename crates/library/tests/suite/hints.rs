//! Odd games are noticed, and the games that come with Variorum are not odd.

use std::sync::Arc;

use variorum_gamedef::{Advice, Located, Severity, locate};
use variorum_library::hints::{self, Oddity};
use variorum_rules::{Reason, Rules, Side};

#[test]
fn no_game_that_comes_along_is_odd() {
    let mut odd = Vec::new();
    for id in variorum_library::ids() {
        let rules = variorum_library::rules(&id).unwrap();
        // Without the worth of pieces exchanges are not judged; the tests of the command do that.
        odd.extend(hints::find(&rules, &[]).into_iter().map(|hint| format!("{id}: {}", hint.oddity)));
    }
    assert!(odd.is_empty(), "{}", odd.join("\n"));
}

/// A game of kings and rooks on a board of five by five cells, with these further lines and this start position.
fn game(more: &str, position: &str) -> (String, Arc<Rules>) {
    compiled(text_of(more, position))
}

fn text_of(more: &str, position: &str) -> String {
    let text = format!(
        r#"id = "odd"
[about]
name = "Odd"
summary = "A test."
[board]
files = 5
ranks = 5
[[piece]]
id = "king"
name = "King"
token = "K"
royal = true
moves = ["step orthogonal and diagonal"]
[[piece]]
id = "rook"
name = "Rook"
token = "R"
moves = ["slide orthogonal"]
[[start]]
name = "Usual"
position = "{position}"
{more}
"#
    );
    if more.contains("[endings]") {
        text
    } else {
        format!("{text}[endings]\nstalemate = \"draw\"\nrepetition = 3\nperpetual-check = \"draw\"\n")
    }
}

fn compiled(text: String) -> (String, Arc<Rules>) {
    let loaded = variorum_gamedef::load(&text, "odd");
    let definition = loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics));
    let rules = Rules::compile(&definition).unwrap();
    (text, rules)
}

#[track_caller]
fn finds(more: &str, position: &str, severity: Severity, oddity: Oddity, shown: &str) {
    let (text, rules) = game(more, position);
    let worth: Vec<i32> =
        rules.definition().pieces.iter().map(|piece| if piece.royal.is_some() { 0 } else { 500 }).collect();
    let found = hints::find(&rules, &worth);
    let hint = found.iter().find(|hint| hint.oddity == oddity).unwrap_or_else(|| panic!("{found:?}"));
    assert_eq!(hint.severity, severity);
    let found = locate(&text, "odd", &|_: &str| None, [Located::error(hint.place.clone(), ())]);
    assert_eq!(&text[found[0].span.clone()], shown);
}

/// What is odd about a game, besides its start position and games without end.
fn odds(more: &str, position: &str) -> Vec<Oddity> {
    let (_, rules) = game(more, position);
    let of_rules = |oddity: &Oddity| {
        !matches!(
            oddity,
            Oddity::StartOver { .. }
                | Oddity::StartWinsGame { .. }
                | Oddity::StartWins { .. }
                | Oddity::StartLoses { .. }
                | Oddity::Endless
                | Oddity::NoEnd { .. }
        )
    };
    hints::find(&rules, &[]).into_iter().map(|hint| hint.oddity).filter(of_rules).collect()
}

const USUAL: &str = "k2r1/5/5/5/1R2K w - - 0 1";

fn piece(id: &str, token: &str, moves: &str) -> String {
    format!("[[piece]]\nid = \"{id}\"\nname = \"{id}\"\ntoken = \"{token}\"\nmoves = [\"{moves}\"]\n")
}

#[test]
fn a_piece_that_nobody_has_is_found() {
    let oddity = Oddity::NobodyHas { id: "ghost".to_owned() };
    finds(&piece("ghost", "G", "slide diagonal"), USUAL, Severity::Warning, oddity, "\"ghost\"");
}

#[test]
fn a_piece_dropped_in_place_of_another_is_no_piece_that_nobody_has() {
    let pawn = piece("pawn", "P", "step forward orthogonal") + "returns = \"pawn\"\n";
    let gold = piece("gold", "G", "step orthogonal") + "returns = \"pawn\"\ndrop = { held-as = \"pawn\" }\n";
    let (_, rules) = game(&(pawn + &gold), "k2r1/2p2/5/2P2/1R2K[] w - - 0 1");
    let found = hints::find(&rules, &[]);
    let nobodys = |oddity: &Oddity| matches!(oddity, Oddity::NobodyHas { .. });
    assert!(!found.iter().any(|hint| nobodys(&hint.oddity)), "{found:?}");
}

#[test]
fn a_piece_that_never_moves_is_found() {
    let more = "[zones]\nlast = \"rank 5\"\n".to_owned() + &piece("stuck", "S", "step forward orthogonal, from last");
    let oddity = Oddity::NeverMoves { id: "stuck".to_owned() };
    let shown = "[\"step forward orthogonal, from last\"]";
    finds(&more, "k2r1/5/2s2/2S2/1R2K w - - 0 1", Severity::Warning, oddity, shown);
}

#[test]
fn a_promotion_that_never_happens_is_found() {
    let more = "[zones]\nfirst = \"rank 1\"\n[[promotion]]\npieces = [\"pawn\"]\nzone = \"first\"\non = \"arrival\"\ninto = [\"rook\"]\nform = \"chosen\"\nduty = \"always\"\n"
        .to_owned()
        + &piece("pawn", "P", "step forward orthogonal");
    finds(&more, "k2r1/p4/5/4P/1R2K w - - 0 1", Severity::Warning, Oddity::NeverPromotes, "\"first\"");
}

#[test]
fn a_move_that_begins_where_its_piece_never_stands_is_found() {
    let more = "[zones]\nfirst = \"rank 1\"\n".to_owned()
        + &piece("pawn", "P", "step forward orthogonal\", \"leap 2:1, from first");
    let oddity = Oddity::NeverBegins { id: "pawn".to_owned() };
    let shown = "[\"step forward orthogonal\", \"leap 2:1, from first\"]";
    finds(&more, "k2r1/p4/5/4P/1R2K w - - 0 1", Severity::Warning, oddity, shown);
    let (_, rules) = game(&more, "k2r1/p4/5/5/1R2K w - - 0 1");
    assert!(!hints::find(&rules, &[]).iter().any(|hint| matches!(hint.oddity, Oddity::NeverEnds)));
}

#[test]
fn an_ending_that_no_game_can_have_is_found() {
    let bishop = piece("bishop", "B", "slide diagonal");
    let ending = |when: &str| format!("{bishop}[[ending]]\nwhen = \"{when}\"\nresult = \"wins\"\n");
    let position = "k2rb/5/5/5/BR2K w - - 0 1";
    let odd = |when: &str| {
        let (_, rules) = game(&ending(when), position);
        hints::find(&rules, &[]).iter().any(|hint| hint.oddity == Oddity::NeverEnds)
    };
    // The bishops stay on their colour: a1, and e5.
    for when in [
        "own bishop in cells b1 a2",
        "own rook >= 2",
        "enemy bishop in cells e4 and own king in rank 3",
        "own bishop >= 2 and own rook in rank 3",
        // The kings stay, and there are fewer pieces than cells.
        "no own king",
        "full",
        "full in ranks 1-2",
    ] {
        assert!(odd(when), "{when}");
        let shown = format!("\"{when}\"");
        finds(&ending(when), position, Severity::Warning, Oddity::NeverEnds, &shown);
    }
    for when in [
        "own bishop in cells b1 c3",
        "own rook in rank 3",
        "no enemy rook",
        "own rook or bishop >= 2",
        "own king beside enemy bishop",
    ] {
        assert!(!odd(when), "{when}");
    }
    // Whose pieces stand beside is seen from the player, as whose are counted: only White has a bishop and a rook.
    let text = ending("enemy rook beside enemy bishop");
    let (_, rules) = game(&text, "k4/5/5/5/BR2K w - - 0 1");
    assert!(!hints::find(&rules, &[]).iter().any(|hint| hint.oddity == Oddity::NeverEnds));
    // What returns may become more.
    let returning = "[[piece]]\nid = \"pawn\"\nname = \"Pawn\"\ntoken = \"P\"\nmoves = [\"step forward orthogonal\"]\nreturns = \"pawn\"\n[[ending]]\nwhen = \"own pawn >= 2\"\nresult = \"wins\"\n";
    let (_, rules) = game(returning, "k2r1/p4/5/4P/1R2K[] w - - 0 1");
    assert!(!hints::find(&rules, &[]).iter().any(|hint| hint.oddity == Oddity::NeverEnds));
}

#[test]
fn an_ending_by_pieces_that_cannot_come_together_is_found() {
    for when in [
        "own held rook",
        "own rook beside own rook",
        "own king beside own king",
        "own rook beside enemy king along 9:9",
    ] {
        let oddity = if when.contains("held") { Oddity::NothingHeld } else { Oddity::NeverEnds };
        let ending = format!("[[ending]]\nwhen = \"{when}\"\nresult = \"wins\"\n");
        finds(&ending, USUAL, Severity::Warning, oddity, &format!("\"{when}\""));
    }
    let two = "[[ending]]\nwhen = \"own rook beside own rook\"\nresult = \"wins\"\n";
    assert!(odds(two, "k1rr1/5/5/5/1RR1K w - - 0 1").is_empty());
}

#[test]
fn a_piece_that_freezes_itself_is_found() {
    let frozen = |when: &str| piece("prince", "P", "step diagonal") + &format!("frozen = \"{when}\"\n");
    let position = "k2rp/5/5/5/PR2K w - - 0 1";
    let oddity = Oddity::AlwaysFrozen { id: "prince".to_owned() };
    for when in [
        "own king",
        "enemy king",
        "own king or rook",
        "own prince",
        "own prince or rook",
        "own prince < 2",
        "own prince in light cells or dark cells",
    ] {
        finds(&frozen(when), position, Severity::Warning, oddity.clone(), &format!("\"{when}\""));
    }
    for when in [
        "own prince >= 2",
        "own king >= 2",
        "own king in rank 1",
        "own rook",
        "no own rook",
        "enemy prince",
        "own prince and no own rook",
        "own prince in rank 1",
    ] {
        assert!(!odds(&frozen(when), position).contains(&oddity), "{when}");
    }
    // With two of them one may be captured.
    assert!(!odds(&frozen("own prince < 2"), "k1prp/5/5/5/PRP1K w - - 0 1").contains(&oddity));
}

#[test]
fn a_capture_in_passing_that_nothing_makes_possible_is_found() {
    let pawn = |first: &str| piece("pawn", "P", &format!("{first}\", \"step forward diagonal, capturing, en passant"));
    let position = "k2r1/p4/5/4P/1R2K w - - 0 1";
    let shown = "\"step forward diagonal, capturing, en passant\"";
    finds(&pawn("step forward orthogonal, moving"), position, Severity::Warning, Oddity::NobodyPasses, shown);
    assert!(!odds(&pawn("double forward orthogonal"), position).contains(&Oddity::NobodyPasses));
}

#[test]
fn a_hop_over_neutral_pieces_that_are_not_there_is_found() {
    let hopper = piece("hopper", "H", "step diagonal\", \"hop orthogonal, over neutral piece");
    let stone = "[[neutral]]\nid = \"stone\"\nname = \"Stone\"\ntoken = \"*\"\nrole = \"blocker\"\n";
    let position = "k2rh/5/5/5/HR2K w - - 0 1";
    let shown = "\"hop orthogonal, over neutral piece\"";
    finds(&hopper, position, Severity::Warning, Oddity::NoNeutral, shown);
    finds(&(hopper.clone() + stone), position, Severity::Warning, Oddity::NoNeutral, shown);
    assert!(!odds(&(hopper + stone), "k2rh/5/2*2/5/HR2K w - - 0 1").contains(&Oddity::NoNeutral));
}

#[test]
fn a_first_move_of_a_piece_that_no_start_position_has_is_found() {
    let ghost = piece("ghost", "G", "step forward orthogonal, moving, unmoved");
    let pawn = piece("pawn", "P", "step forward orthogonal")
        + "promotes = { to = \"ghost\", zone = \"rank 5\", on = \"arrival\", duty = \"always\" }\n";
    let oddity = Oddity::NeverUnmoved { id: "ghost".to_owned() };
    let position = "k2r1/p4/5/P4/1R2K w - - 0 1";
    let shown = "\"step forward orthogonal, moving, unmoved\"";
    let game = ghost + &pawn;
    finds(&game, position, Severity::Warning, oddity.clone(), shown);
    // Nothing else is said of it.
    assert_eq!(odds(&game, position), [oddity]);
    assert_eq!(odds(&game, "k2r1/p4/5/P4/GR2K w a1 - 0 1"), []);
    // It is not enough that one is there: the third field must name it.
    let oddity = Oddity::UnmovedUnnamed { id: "ghost".to_owned() };
    finds(&game, "k2r1/p4/5/P4/GR2K w - - 0 1", Severity::Warning, oddity, shown);
}

#[test]
fn a_castling_that_nobody_ever_makes_is_found() {
    let castling = |shift: u8| {
        format!(
            "[[castling]]\nroyal = \"king\"\nroyal-from = \"cells e1\"\npartners = [\"rook\"]\npartner-from = \"cells b1\"\nshift = {shift}\nright = \"unmoved\"\n"
        )
    };
    let entitled = "k2r1/5/5/5/1R2K w b1 - 0 1";
    finds(&castling(2), USUAL, Severity::Warning, Oddity::CastlingWithoutRight, "\"cells b1\"");
    finds(&castling(20), USUAL, Severity::Warning, Oddity::CastlingNowhere, "20");
    assert_eq!(odds(&castling(2), entitled), []);
}

#[test]
fn a_piece_in_hand_that_can_be_dropped_nowhere_is_found() {
    let dropped = |rule: &str| piece("wazir", "W", "step orthogonal") + "returns = \"wazir\"\n" + rule;
    let position = "k1wr1/5/5/5/1RW1K[] w - - 0 1";
    let oddity = Oddity::DropNowhere { id: "wazir".to_owned() };
    let nowhere = dropped("drop = { only = \"rank 1\", barred = \"ranks 1-2\" }\n");
    assert!(odds(&nowhere, position).contains(&oddity));
    for rule in ["drop = { only = \"ranks 1-2\", barred = \"rank 1\" }\n", ""] {
        assert_eq!(odds(&dropped(rule), position), [], "{rule}");
    }
}

#[test]
fn a_type_that_only_says_what_may_be_in_hand_is_no_piece_that_nobody_has() {
    let pocket =
        piece("wazir", "W", "step orthogonal") + &piece("reserve", "Re", "step orthogonal") + "returns = \"wazir\"\n";
    assert_eq!(odds(&pocket, "k2r1/5/5/5/1R2K[Ww] w - - 0 1"), []);
    let nobody = Oddity::NobodyHas { id: "reserve".to_owned() };
    assert!(odds(&pocket, "k1wr1/5/5/5/1RW1K[] w - - 0 1").contains(&nobody));
}

#[test]
fn a_promotion_after_a_move_that_nothing_makes_is_found() {
    let game = |after: &str, into: &str| {
        "[zones]\nfirst = \"rank 1\"\nlast = \"rank 5\"\n".to_owned()
            + &piece("pawn", "P", "step forward orthogonal")
            + &format!("[[promotion]]\npieces = [\"pawn\"]\n{after}\ninto = [\"{into}\"]\n")
    };
    let position = "k2r1/p4/5/P4/1R2K w - - 0 1";
    for after in [
        "after = { pieces = [\"pawn\"], to = \"first\" }",
        "after = { pieces = [\"pawn\"], from = \"last\", to = \"first\" }",
        "zone = \"first\"\nafter = { pieces = [\"rook\"], to = \"last\" }",
    ] {
        finds(&game(after, "rook"), position, Severity::Warning, Oddity::NeverPromotes, "after");
    }
    for after in [
        "after = { pieces = [\"pawn\"], to = \"last\" }",
        "zone = \"last\"\nafter = { pieces = [\"rook\"], from = \"first\", to = \"last\" }",
    ] {
        assert!(!odds(&game(after, "rook"), position).contains(&Oddity::NeverPromotes), "{after}");
    }
}

#[test]
fn a_promotion_is_shown_where_it_stands_among_those_of_others() {
    let more = "[zones]\nfirst = \"rank 1\"\nlast = \"rank 5\"\n".to_owned()
        + &piece("pawn", "P", "step forward orthogonal")
        + "[[promotion]]\npieces = [\"pawn\"]\nzone = \"last\"\nafter = { pieces = [\"rook\"] }\ninto = [\"rook\"]\n"
        + "[[promotion]]\npieces = [\"pawn\"]\nzone = \"first\"\non = \"arrival\"\ninto = [\"rook\"]\nform = \"chosen\"\nduty = \"always\"\n";
    finds(&more, "k2r1/p4/5/4P/1R2K w - - 0 1", Severity::Warning, Oddity::NeverPromotes, "\"first\"");
}

#[test]
fn a_move_that_leads_off_the_board_is_found() {
    let position = "2krf/5/5/5/FRK2 w - - 0 1";
    for phrase in ["leap 9:9", "leap 5:1", "slide exactly 5 orthogonal", "lame 3:0 > 2:1"] {
        let far = piece("far", "F", &format!("step diagonal\", \"{phrase}"));
        finds(&far, position, Severity::Warning, Oddity::LeadsNowhere, &format!("\"{phrase}\""));
    }
    for phrase in ["leap 4:1", "slide exactly 4 orthogonal", "hop orthogonal", "leap 9:9 and 2:1"] {
        let far = piece("far", "F", &format!("step diagonal\", \"{phrase}"));
        assert_eq!(odds(&far, position), [], "{phrase}");
    }
    // It is not said besides that the piece never moves.
    assert_eq!(odds(&piece("far", "F", "leap 9:9"), position), [Oddity::LeadsNowhere]);
    let influence = |along: &str| format!("[[influence]]\nof = [\"rook\"]\neffect = \"freeze\"\nalong = \"{along}\"\n");
    finds(&influence("leap 9:9"), USUAL, Severity::Warning, Oddity::ActsNowhere, "\"leap 9:9\"");
    assert_eq!(odds(&influence("leap 2:1"), USUAL), []);
}

#[test]
fn a_start_position_that_is_decided_is_found() {
    let mated = "R3k/2R2/5/5/K4 b - - 0 1";
    let oddity = Oddity::StartOver { winner: Some(Side::White), reason: Reason::Checkmate };
    finds("", mated, Severity::Warning, oddity, &format!("\"{mated}\""));
    let loose = "r3k/5/5/5/R3K w - - 0 1";
    let oddity = Oddity::StartWins { turn: "a1a5".to_owned(), id: "rook".to_owned() };
    finds("", loose, Severity::Hint, oddity, &format!("\"{loose}\""));
    let mating = "2k2/R4/2K2/5/5 w - - 0 1";
    let oddity = Oddity::StartWinsGame { turn: "a4a5".to_owned(), reason: Reason::Checkmate };
    finds("", mating, Severity::Hint, oddity, &format!("\"{mating}\""));
    // The knight gives check and attacks the rook; the king defends the knight.
    let leaper = piece("knight", "N", "leap 1:2");
    let (_, rules) = game(&leaper, "5/5/2k2/2n2/K3R w - - 0 1");
    let found = hints::find(&rules, &[0, 500, 300]);
    let loses =
        |oddity: &Oddity| matches!(oddity, Oddity::StartLoses { reply, id, .. } if reply == "c2e1" && id == "rook");
    assert!(found.iter().any(|hint| hint.severity == Severity::Hint && loses(&hint.oddity)), "{found:?}");
    // An even exchange is no loss.
    let (_, rules) = game("", "2kr1/5/5/5/3RK w - - 0 1");
    assert_eq!(hints::find(&rules, &[0, 500]), []);
}

#[test]
fn games_without_end_are_found() {
    let endless = "[endings]\nstalemate = \"draw\"\nrepetition = 0\nperpetual-check = \"draw\"\n";
    let walk = piece("walker", "W", "step orthogonal, moving");
    let oddity = Oddity::NoEnd { games: 8, turns: 600 };
    let position = "w3k/5/5/5/K3W w - - 0 1";
    finds(&(walk + endless), position, Severity::Hint, oddity, "endings");
}

#[test]
fn a_game_in_which_nothing_comes_again_needs_no_rule_against_it() {
    let endings = |more: &str| format!("[endings]\nstalemate = \"loses\"\nperpetual-check = \"draw\"\n{more}\n");
    let found = |pieces: &str, more: &str, position: &str| {
        let text = text_of(&(pieces.to_owned() + &endings(more)), position);
        let kings = position.contains('K');
        let (_, rules) = compiled(if kings { text } else { text.replace("royal = true\n", "") });
        let endless = |oddity: &Oddity| matches!(oddity, Oddity::Endless | Oddity::NoEnd { .. });
        hints::find(&rules, &[]).into_iter().find(|hint| endless(&hint.oddity)).map(|hint| hint.advice)
    };
    let pawn = piece("pawn", "P", "step forward orthogonal, moving\", \"step forward diagonal");
    assert_eq!(found(&pawn, "repetition = 0", "ppppp/5/5/5/PPPPP w - - 0 1"), None);
    assert_eq!(found("", "repetition = 0", USUAL), Some(Advice::EndLongGames));
    // What is missing is named, not what is there.
    let walk = piece("walker", "W", "step orthogonal, moving");
    let walkers = "w3k/5/5/5/K3W w - - 0 1";
    assert_eq!(found(&walk, "repetition = 0\nquiet-turns = 9999", walkers), Some(Advice::EndRepetitions));
}
