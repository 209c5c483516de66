//! Refusals for each rule of the language, in positions made for it: random play meets many of them rarely or never.

use std::sync::Arc;

use strum::VariantNames as _;
use variorum_rules::refusal::{self, Cause, Form, Wish};
use variorum_rules::{Position, Rules};

use crate::board::{causes, place};

/// The codes of the causes for which a turn is refused; empty if it is legal.
fn codes(game: &str, position: &str, turn: &str) -> Vec<&'static str> {
    causes_in(&variorum_library::rules(game).unwrap(), position, turn).iter().map(Cause::code).collect()
}

fn causes_in(rules: &Arc<Rules>, position: &str, turn: &str) -> Vec<Cause> {
    let position = match position {
        "start" => Position::start(rules),
        text => Position::parse(rules, text).unwrap_or_else(|errors| panic!("{text}: {errors}")),
    };
    let asked = refusal::ask(&position, turn).unwrap_or_else(|| panic!("{turn}"));
    asked.refusal.map_or_else(Vec::new, |refused| refused.causes)
}

#[test]
fn chess_refuses_by_its_rules() {
    let cases: &[(&str, &str, &[&str])] = &[
        ("start", "e2e4", &[]),
        ("start", "e4e5", &["empty-cell"]),
        ("start", "e7e5", &["not-to-move"]),
        ("start", "e2e5", &["shape"]),
        ("start", "a1a3", &["blocked"]),
        ("start", "a1a2", &["own-piece"]),
        ("start", "e2d3", &["only-captures"]),
        ("rnbqkbnr/pppp1ppp/8/8/4p3/8/PPPPPPPP/RNBQKBNR w - - 0 1", "e2e4", &["cannot-capture"]),
        ("rnbqkbnr/pppp1ppp/8/8/8/4p3/PPPPPPPP/RNBQKBNR w - - 0 1", "e2e4", &["blocked"]),
        ("4k3/8/8/8/8/4P3/8/4K3 w - - 0 1", "e3e5", &["start-zone"]),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - - 0 1", "e5d6", &["passing-lapsed"]),
        ("4k3/8/8/3pP3/8/8/8/4K3 w - d6:d5 0 1", "e5d6", &[]),
        ("4r2k/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3", &["pinned"]),
        ("4r2k/8/8/8/8/8/3N4/4K3 w - - 0 1", "d2b3", &["in-check"]),
        ("3r3k/8/8/8/8/8/8/4K3 w - - 0 1", "e1d1", &["into-check"]),
        ("4k3/8/8/8/8/8/8/4K2R w - - 0 1", "e1g1", &["castling-right"]),
        ("4k3/8/8/8/8/8/8/4K3 w - - 0 1", "e1g1", &["castling-partner"]),
        ("4k3/8/8/8/8/8/8/4KB1R w h1 - 0 1", "e1g1", &["castling-blocked"]),
        ("4kr2/8/8/8/8/8/8/4K2R w h1 - 0 1", "e1g1", &["castling-attacked"]),
        ("k3r3/8/8/8/8/8/8/4K2R w h1 - 0 1", "e1h1", &["castling-in-check"]),
        ("k3r3/8/8/8/8/8/8/4KB1R w - - 0 1", "e1g1", &["castling-right", "castling-blocked", "castling-in-check"]),
        ("7k/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8=K", &["not-promotable"]),
        ("7k/P7/8/8/8/8/8/4K3 w - - 0 1", "a7a8", &[]),
        ("7k/5Q2/6K1/8/8/8/8/8 b - - 0 1", "h8h7", &["game-over"]),
        ("4k3/8/8/8/4P3/8/8/4K3 w - - 0 1", "e4e5,e5e6", &["no-second-part"]),
        // Both are said if both stand in the way.
        ("4r2k/8/8/8/8/2P5/4N3/4K3 w - - 0 1", "e2c3", &["own-piece", "pinned"]),
    ];
    for &(position, turn, told) in cases {
        assert_eq!(codes("chess", position, turn), told, "{turn} in {position}");
    }
}

#[test]
fn a_battery_pins_with_both_pieces() {
    let rules = variorum_library::rules("chess").unwrap();
    let causes = causes_in(&rules, "4r2k/4q3/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3");
    let [Cause::Pinned { attacks }] = causes.as_slice() else { panic!("{causes:?}") };
    let by: Vec<String> = attacks.iter().map(|attack| rules.cell_name(attack.by)).collect();
    assert_eq!(by, ["e7", "e8"]);
    let way: Vec<String> = attacks[0].route.cells.iter().map(|&cell| rules.cell_name(cell)).collect();
    assert_eq!(way, ["e7", "e6", "e5", "e4", "e3", "e2", "e1"]);
}

#[test]
fn drops_are_refused_by_their_rules() {
    let cases: &[(&str, &str, &[&str])] = &[
        ("4k/5/5/5/K4[P] w - - 0 1", "P@c3", &[]),
        ("4k/5/5/5/K4[] w - - 0 1", "P@c3", &["not-in-hand"]),
        ("4k/5/5/5/K4[P] w - - 0 1", "P@a1", &["occupied"]),
        ("4k/5/5/5/K4[P] w - - 0 1", "P@c5", &["drop-stuck"]),
        ("4k/5/2P2/5/K4[P] w - - 0 1", "P@c2", &["file-taken"]),
        ("4k/3R1/4G/5/K4[P] w - - 0 1", "P@e4", &["drop-mates"]),
        ("r3k/5/5/5/K4[P] w - - 0 1", "P@c3", &["in-check"]),
    ];
    for &(position, turn, told) in cases {
        assert_eq!(codes("minishogi", position, turn), told, "{turn} in {position}");
    }
    assert_eq!(codes("crazyhouse", "4k3/8/8/8/8/8/8/4K3[P] w - - 0 1", "P@a8"), ["drop-barred", "drop-stuck"]);
}

#[test]
fn zones_and_facing_are_told() {
    let xiangqi = |position, turn| codes("xiangqi", position, turn);
    assert_eq!(xiangqi("4k4/9/9/9/9/9/9/9/9/3K5 w - - 0 1", "d1c1"), ["confined"]);
    assert_eq!(xiangqi("3k5/9/9/9/9/9/9/9/4K4/9 w - - 0 1", "e2d2"), ["facing"]);
    assert_eq!(xiangqi("4k4/9/9/9/9/9/9/9/4N4/4K4 w - - 0 1", "e2c3"), ["facing"]);
    let cannon = "4k4/9/9/9/9/9/9/1C5n1/9/3K5 w - - 0 1";
    assert_eq!(xiangqi(cannon, "b3h3"), ["no-hurdle"]);
    assert_eq!(xiangqi("4k4/9/9/9/9/9/9/1CP1P2n1/9/3K5 w - - 0 1", "b3h3"), ["many-hurdles"]);
}

/// Rules of single games, in positions made of a list of pieces.
#[test]
fn rules_of_the_inventors_are_told() {
    // The game, its pieces, what follows them in the position's text, the turn, and why it is refused.
    let cases: &[(&str, &str, &str, &str, &[&str])] = &[
        // BS-10: without its Prince a Queen is frozen.
        ("blocschach", "Kve1 kza8 Qta3", "w", "ta3ta4", &["frozen"]),
        ("blocschach", "Kve1 kza8 Qta3 {Pr}sc1", "w", "ta3ta4", &[]),
        // SR-11: a pawn may not bounce back to where it began, any other piece may.
        ("stones-and-relays", "Ke1 ke9 Ra4 %a6", "w", "a4a4", &[]),
        // ST-19: the swap, while neither is attacked.
        ("stock-taijitu", "Kwd2 kzf10 Wwd1 wwd10 Rve3 rve10", "w", "wd2ve3", &["swap-attacked"]),
        // ST-23: zones that may not be left, or not be entered.
        ("stock-qi", "Kvc3 kwe10", "w", "vc3ub3", &["confined"]),
        ("stock-qi", "Kwd1 kve10 Ewd4", "w", "wd4ud6", &["barred"]),
        // ST-25: only lost pieces return, the last guard stays, and other pieces do not promote now.
        ("stock-taijitu", "Kza1 kzg10 Fwd1 Wvd1 wwd10 Ryd5", "w lost=A", "yd5yd6,wd1=R", &["none-lost"]),
        ("stock-taijitu", "Kza1 kzg10 Fwd1 Wvd1 wwd10 Ryd5", "w lost=A", "yd5yd6,vd1=A", &["not-elsewhere"]),
        // BS-9: how many of a kind there are decides what a Stockpawn becomes.
        ("blocschach", "Kve1 kve8 {Pp}sb7", "w", "sb7sb8=Q", &["promotion-count"]),
        ("blocschach", "Kve1 kve8 {Pp}sb7 {Pr}sh1", "w", "sb7sb8=Q", &[]),
        // DE-6 c: no pawn is swapped to an end rank.
        ("double-eighteen-stone-chess", "Ka1 kp9 Ph8 Ra5 *h9", "w", "a5a6,h9h8", &["pawn-zone"]),
    ];
    for &(game, pieces, tail, turn, told) in cases {
        let position = place(game, pieces, tail);
        assert_eq!(causes(&position, turn).unwrap_or_default(), told, "{turn} in {}", position.text());
    }
}

/// Together with random play, every cause has been met by a test; what is listed here no shipped game can show.
#[test]
fn what_stands_on_the_target_of_a_bounced_capture_is_told_alone() {
    let position =
        |there: char| format!("r2k1b1r/1ppnp1pp/p7/1%1%1n*1/{there}*P2p1N/P1*2bP1/1PKpq3/3NP2P/R1Q2B1R b - - 1 22");
    let cases: &[(String, &[&str])] = &[
        (position('*'), &["neutral-target"]),
        (position('p'), &["own-piece"]),
        (position('1'), &["only-captures"]),
        (position('N'), &[]),
    ];
    for (position, told) in cases {
        assert_eq!(codes("stones-and-relays", position, "b8a5"), *told, "{position}");
    }
}

#[test]
fn second_parts_are_refused_by_their_rules() {
    let duck = |position, turn| codes("duck-chess", position, turn);
    assert_eq!(duck("start", "*@e5"), ["first-part-missing"]);
    assert_eq!(duck("start", "e2e4,"), ["second-needed"]);
    assert_eq!(duck("start", "e2e4,d2d4"), ["first-part-made"]);
    let placed = "rnbqkbnr/pppppppp/8/8/4*3/8/PPPPPPPP/RNBQKBNR w - - 0 1";
    assert_eq!(duck(placed, "e4e5"), ["neutral-piece"]);
    assert_eq!(duck(placed, "d2d4,*@e5"), ["not-placed"]);
    assert_eq!(duck(placed, "d2d4,e4d4"), ["occupied"]);
    let start = variorum_library::rules("stones-and-relays").unwrap();
    let start = Position::start(&start);
    let stone = start.neutrals().first().unwrap();
    assert!(start.at(stone).is_neutral());
    assert!(Cause::VARIANTS.len() > 40);
}

/// Words that no shipped game uses.
const SMALL: &str = r#"
id = "small"
[about]
name = "Small"
family = "Tests"
summary = "A game for tests."
[board]
files = 4
ranks = 4
[zones]
last = "rank 4"
low = "ranks 1-2"
[[piece]]
id = "king"
name = "King"
token = "K"
moves = ["step orthogonal"]
royal = true
[[piece]]
id = "guard"
name = "Guard"
token = "G"
moves = ["step orthogonal, to low"]
returns = "guard"
drop = { only = "low" }
[[piece]]
id = "pawn"
name = "Pawn"
token = "P"
moves = ["step forward orthogonal"]
[[piece]]
id = "rock"
name = "Rock"
token = "R"
moves = ["step diagonal"]
[[neutral]]
id = "stone"
name = "Stone"
token = "*"
role = "blocker"
[[neutral]]
id = "wall"
name = "Wall"
token = "%"
role = "blocker"
[[promotion]]
pieces = ["pawn"]
zone = "last"
on = "arrival"
into = ["rock"]
form = "chosen"
duty = "always"
[turn]
second = "optional"
[[turn.action]]
neutrals = ["stone"]
do = "step"
directions = "orthogonal"
[endings]
stalemate = "draw"
repetition = 3
perpetual-check = "draw"
quiet-turns = 50
[[start]]
name = "Usual"
position = "k3/3P/*%2/K3[] w - - 0 1"
"#;

#[test]
fn words_that_no_shipped_game_uses_are_told() {
    let loaded = variorum_gamedef::load(SMALL, "small");
    let printed = variorum_gamedef::render(&loaded.diagnostics, "small.toml", SMALL, false);
    let rules = Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{printed}"))).unwrap();
    let codes =
        |position: &str, turn: &str| causes_in(&rules, position, turn).iter().map(Cause::code).collect::<Vec<_>>();
    assert_eq!(codes("k3/4/G3/1K2[] w - - 0 1", "a2a3"), ["end-zone"]);
    assert_eq!(codes("k3/4/G3/1K2[] w - - 0 1", "a2b2"), [""; 0]);
    assert_eq!(codes("k3/4/4/1K2[G] w - - 0 1", "G@c3"), ["drop-only"]);
    assert_eq!(codes("k3/4/4/1K2[G] w - - 0 1", "G@c2"), [""; 0]);
    assert_eq!(codes("start", "a1b1,b2c2"), ["neutral-fixed"]);
    assert_eq!(codes("start", "a1b1,a2a3"), [""; 0]);
    let position = Position::start(&rules);
    let [from, to] = ["d3", "d4"].map(|cell| rules.parse_cell(cell).unwrap());
    let refused = |form| refusal::refusal(&position, &Wish::Go { from, to, form });
    let pawn = position.at(from).kind();
    assert_eq!(refused(Form::Plain), Some(Cause::MustPromote { piece: pawn }.into()));
    assert_eq!(refused(Form::Promoted), None);
}
