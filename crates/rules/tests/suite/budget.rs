//! Definitions that describe more than can be worked out: compiling gives up early and says why.

use std::time::{Duration, Instant};

use variorum_rules::{CompileError, Rules};

/// A game on a board of this kind, with something more.
fn game(board: &str, ranks: &[&str], more: &str) -> String {
    let rows = ranks.join("/");
    format!(
        "id = \"large\"\n[about]\nname = \"Large\"\nsummary = \"A large game.\"\n[board]\n{board}\n\
         [[piece]]\nid = \"king\"\nname = \"King\"\ntoken = \"K\"\nroyal = true\nmoves = [\"leap orthogonal\"]\n{more}\n\
         [endings]\nstalemate = \"draw\"\nrepetition = 3\nperpetual-check = \"draw\"\n\
         [[start]]\nname = \"Usual\"\nposition = \"{rows} w - - 0 1\"\n"
    )
}

/// A flat board of 19 × 26 cells.
fn flat(more: &str) -> String {
    let mut ranks = vec!["k18"];
    ranks.extend(["19"; 24]);
    ranks.push("K18");
    game("files = 19\nranks = 26", &ranks, more)
}

fn piece(number: usize, moves: &str) -> String {
    let letter = |first: u8, at: usize| char::from(first + u8::try_from(at % 26).unwrap_or_default());
    let token = format!("{}{}", letter(b'A', number / 26), letter(b'a', number));
    format!("[[piece]]\nid = \"piece-{number}\"\nname = \"Piece {number}\"\ntoken = \"{token}\"\nmoves = [{moves}]\n")
}

/// What compiling says of a file that has no faults of its own.
fn compiled(text: &str) -> Result<(), Vec<CompileError>> {
    let loaded = variorum_gamedef::load(text, "large");
    let printed = variorum_gamedef::render(&loaded.diagnostics, "large.toml", text, false);
    let definition = loaded.definition.unwrap_or_else(|| panic!("{printed}"));
    let begun = Instant::now();
    let outcome = Rules::compile(&definition).map(|_| ());
    // Two seconds for a build with optimisation, which is ten times as fast as one without.
    assert!(begun.elapsed() < Duration::from_secs(20), "{:?}", begun.elapsed());
    outcome
}

/// All leaps of up to 9:9, joined.
fn all_leaps() -> Vec<String> {
    let sizes = (1..=9).flat_map(|large| (0..=large).map(move |small| format!("{large}:{small}")));
    sizes.collect()
}

#[test]
fn many_pieces_with_many_paths_take_too_much() {
    let leaps = all_leaps().join(" and ");
    let families = format!("[directions]\nF = \"{leaps}\"\n");
    let pieces: String = (0..60).map(|number| piece(number, "\"slide F\"")).collect();
    let faults = compiled(&flat(&format!("{pieces}{families}"))).unwrap_err();
    assert!(matches!(faults[..], [CompileError::TablesTooLarge { .. } | CompileError::TooMuchWork]), "{faults:?}");
    let few = all_leaps()[..20].join(" and ");
    let one = piece(0, "\"slide F\"");
    assert_eq!(compiled(&flat(&format!("{one}[directions]\nF = \"{few}\"\n"))), Ok(()));
}

#[test]
fn several_pieces_with_many_long_paths_take_too_much() {
    // Each cell of a lame path has to be empty, so that paths to the same goal by different ways are different paths.
    let steps = ["orthogonal", "diagonal", "1:2", "1:3", "2:3"];
    let mut terms = Vec::new();
    for at in 0..steps.len().pow(3) {
        let (first, second, third) = (steps[at % 5], steps[at / 5 % 5], steps[at / 25]);
        terms.push(format!("{first} > {second} > {third} > {first} > {second} > {third}"));
    }
    let phrases: Vec<String> = terms.chunks(63).map(|terms| format!("\"lame {}\"", terms.join(" and "))).collect();
    let pieces = |count: usize| (0..count).map(|number| piece(number, &phrases.join(", "))).collect::<String>();
    assert_eq!(compiled(&flat(&pieces(1))), Ok(()));
    let faults = compiled(&flat(&pieces(8))).unwrap_err();
    assert!(matches!(faults[..], [CompileError::TablesTooLarge { .. } | CompileError::TooMuchWork]), "{faults:?}");
}

#[test]
fn rides_in_too_many_directions_are_refused_where_gates_need_their_numbers() {
    let gate = "[[neutral]]\nid = \"gate\"\nname = \"Gate\"\ntoken = \"#\"\nrole = \"gate\"\n";
    // 360 directions.
    let all = all_leaps();
    let rides = |steps: &[String]| {
        let phrases: Vec<String> = steps.chunks(60).map(|steps| format!("\"slide {}\"", steps.join(" and "))).collect();
        piece(0, &phrases.join(", "))
    };
    let small = |more: &str| {
        game("files = 10\nranks = 10", &["k9", "10", "10", "10", "10", "10", "10", "10", "10", "K9"], more)
    };
    assert_eq!(compiled(&small(&format!("{}{gate}", rides(&all[..20])))), Ok(()));
    assert_eq!(
        compiled(&small(&format!("{}{gate}", rides(&all)))),
        Err(vec![CompileError::TooManyDirections { most: 255 }])
    );
    assert_eq!(compiled(&small(&rides(&all))), Ok(()));
}

#[test]
fn many_castlings_from_everywhere_to_everywhere_take_too_much_work() {
    let castlings = |count: usize| {
        let rule = "[[castling]]\nroyal = \"king\"\nroyal-from = \"ranks 1-26\"\npartners = [\"piece-1\"]\n\
                    partner-from = \"ranks 1-26\"\nshift = 2\nright = \"unmoved\"\n";
        flat(&format!("{}{}", piece(1, "\"leap 1:2\""), rule.repeat(count)))
    };
    assert_eq!(compiled(&castlings(1)), Ok(()));
    assert_eq!(compiled(&castlings(60)), Err(vec![CompileError::TooMuchWork]));
}
