//! Random starts: which arrays there are, and their numbers.

use std::collections::BTreeSet;
use std::sync::Arc;

use variorum_rules::perft::perft;
use variorum_rules::{Arrays, CompileError, Position, Rules};

use crate::positions::at;

fn arrays(rules: &Arc<Rules>) -> Arrays {
    Arrays::of(rules).unwrap()
}

/// The first rank of chess in the array with this number.
fn rank(number: u64) -> String {
    let rules = variorum_library::rules("chess").unwrap();
    let text = arrays(&rules).position(number).unwrap().text();
    text.split(' ').next().unwrap().split('/').next_back().unwrap().to_owned()
}

#[test]
fn the_numbers_of_chess_are_those_of_chess960() {
    // Published pairs: the ends of the table, the usual array, and its mirror image.
    let known = [(0, "BBQNNRKR"), (518, "RNBQKBNR"), (534, "RNBKQBNR"), (959, "RKRNNQBB")];
    for (number, array) in known {
        assert_eq!(rank(number), array, "{number}");
    }
}

/// Positions after one, two and three turns, counted by Fairy-Stockfish (commit c19b5f6c) with `UCI_Chess960`.
#[test]
fn arrays_of_chess_have_the_perft_counts_of_another_program() {
    let rules = variorum_library::rules("chess").unwrap();
    let all = arrays(&rules);
    let counted = [
        ("BBQNNRKR", [20, 400, 9006]),
        ("RNBKQBNR", [20, 400, 8902]),
        ("RKRNNQBB", [20, 400, 9006]),
        ("NRKBBQRN", [18, 324, 6682]),
    ];
    for (array, counts) in counted {
        let rooks: String =
            array.chars().zip("ABCDEFGH".chars()).filter(|(piece, _)| *piece == 'R').map(|(_, file)| file).collect();
        let black = array.to_lowercase();
        let text = format!("{black}/pppppppp/8/8/8/8/PPPPPPPP/{array} w {rooks}{} - 0 1", rooks.to_lowercase());
        let number = all.number(&at(&rules, &text)).unwrap_or_else(|| panic!("{array} has no number"));
        let position = all.position(number).unwrap();
        for (depth, nodes) in (1..).zip(counts) {
            assert_eq!(perft(&position, depth), nodes, "{array}, depth {depth}");
        }
    }
}

#[test]
fn every_array_of_chess_keeps_the_rules_and_returns_its_number() {
    let rules = variorum_library::rules("chess").unwrap();
    let all = arrays(&rules);
    assert_eq!(all.count(), 960);
    let mut seen = BTreeSet::new();
    for number in 0..960 {
        let position = all.position(number).unwrap();
        let text = position.text();
        let ranks: Vec<&str> = text.split([' ', '/']).collect();
        assert_eq!(ranks[7].to_lowercase(), ranks[0]);
        let cells: Vec<char> = ranks[7].chars().collect();
        let of = |piece: char| (0..8).filter(|&file| cells[file] == piece).collect::<Vec<_>>();
        let ([one, other], [left, right], [king]) = (&of('B')[..], &of('R')[..], &of('K')[..]) else {
            panic!("{text}")
        };
        assert_ne!(one % 2, other % 2, "{text}");
        assert!(left < king && king < right, "{text}");
        assert_eq!(position.setup().castling.len(), 4, "{text}");
        assert_eq!(all.number(&position), Some(number));
        seen.insert(text);
    }
    assert_eq!(seen.len(), 960);
    assert!(all.position(960).is_err());
    let moved = at(&rules, "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b a1,h1,a8,h8 - 0 1");
    assert_eq!(all.number(&moved), None);
}

#[test]
fn two_shuffled_armies_have_as_many_arrays_as_pairs() {
    let rules = small("apart = true, keep = ['bishop or knight on both colours']");
    let all = arrays(&rules.unwrap());
    // Four cells: bishop and knight on cells of different colours, in 2 · 2 · 2 ways; then the king in 2 ways.
    assert_eq!(all.count(), 16 * 16);
    let mut seen = BTreeSet::new();
    for number in 0..all.count() {
        let position = all.position(number).unwrap();
        assert_eq!(all.number(&position), Some(number));
        seen.insert(position.text());
    }
    assert_eq!(seen.len(), 256);
}

#[test]
fn castling_rights_go_with_the_type() {
    let rules = variorum_library::rules("seirawan-chess").unwrap();
    assert!(Arrays::of(&rules).is_none());
    // In a game in which the king castles from e1 alone, no other array lets it castle.
    let duck = variorum_library::rules("duck-chess").unwrap();
    let all = arrays(&duck);
    let usual = all.position(518).unwrap();
    assert_eq!(usual, Position::start(&duck));
    assert!(all.position(0).unwrap().setup().castling.is_empty());
}

/// A built-in game whose one start position is shuffled like this.
fn variant(base: &str, position: &str, shuffle: &str) -> Result<Arc<Rules>, Vec<CompileError>> {
    let text = format!(
        "id = 'test'\nbase = '{base}'\n[about]\nname = 'Test'\nsummary = 'Test.'\n\
        [[start]]\nname = 'Shuffled'\nposition = '{position}'\nshuffle = {{ {shuffle} }}\n"
    );
    let loaded = variorum_gamedef::load_with(&text, "test", &variorum_library::BuiltIn);
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics)))
}

const CHESS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w - - 0 1";
const CAPABLANCA: &str = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w - - 0 1";

/// The number of arrays; each of them is another position, and has its number.
fn counted(rules: Result<Arc<Rules>, Vec<CompileError>>) -> u64 {
    let all = arrays(&rules.unwrap());
    let mut seen = BTreeSet::new();
    for number in 0..all.count() {
        let position = all.position(number).unwrap();
        assert_eq!(all.number(&position), Some(number));
        seen.insert(position.text());
    }
    assert_eq!(seen.len() as u64, all.count());
    all.count()
}

/// All orders of these letters, each once.
fn orders(letters: &str) -> BTreeSet<Vec<char>> {
    let mut found: BTreeSet<Vec<char>> = [Vec::new()].into();
    for letter in letters.chars() {
        let longer = found.iter().flat_map(|order| {
            (0..=order.len()).map(|at| {
                let mut longer = order.clone();
                longer.insert(at, letter);
                longer
            })
        });
        found = longer.collect();
    }
    found
}

/// The numbers of arrays of published games, and of all orders of the pieces that keep the same, found by going through them.
#[test]
fn games_with_random_arrays_have_as_many_as_are_published() {
    let whole = "cells = 'rank 1'";
    let chess = |cells: &str, keep: &str| counted(variant("chess", CHESS, &format!("{cells}, keep = [{keep}]")));
    // Shuffle chess; as played on servers, with bishops on both colours; and in the halves without mirror images (Chess480).
    assert_eq!(chess(whole, ""), 5040);
    assert_eq!(chess(whole, "'bishop on both colours'"), 2880);
    assert_eq!(chess(whole, "'bishop on both colours', 'king between rook', 'queen before king'"), 480);
    // Chess18, where king and rooks stay.
    assert_eq!(chess("cells = 'cells b1 c1 d1 f1 g1'", "'bishop on both colours'"), 18);
    // “Wild castle”: rooks in the corners, the king on a file in the middle.
    let wild = "'bishop on both colours', 'rook on cells a1 h1', 'king on files d-e'";
    assert_eq!(chess(whole, wild), 36);
    // Both ranks, with the pawns in front of the pieces; without that there would be sixty million arrays to try.
    let pawns = "'king or queen or rook or bishop or knight on rank 1', 'pawn on rank 2', 'bishop on both colours', 'king between rook'";
    assert_eq!(chess("cells = 'ranks 1-2'", pawns), 960);
    // Janggi: on either wing an elephant and a horse, each side as it likes.
    let janggi = "rnba1abnr/4k4/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/4K4/RNBA1ABNR w - - 0 1";
    let wings = "cells = 'cells b1 c1 g1 h1', apart = true, keep = ['horse not beside horse']";
    assert_eq!(counted(variant("janggi", janggi, wings)), 16);
}

/// In Double Fischer Random and in Transcendental chess each side has an array of its own.
#[test]
fn arrays_of_two_sides_are_numbered_too() {
    for (keep, of_one) in [("'bishop on both colours', 'king between rook'", 960), ("'bishop on both colours'", 2880)] {
        let rules = variant("chess", CHESS, &format!("cells = 'rank 1', apart = true, keep = [{keep}]")).unwrap();
        let all = arrays(&rules);
        assert_eq!(all.count(), of_one * of_one);
        for number in (0..all.count()).step_by(7919) {
            assert_eq!(all.number(&all.position(number).unwrap()), Some(number));
        }
    }
}

/// Capablanca random chess (Reinhard Scharnagl, 2004): bishops, and queen and archbishop, on both colours, the king between the rooks, no pawn
/// unprotected, no bishops side by side. Published are 48000 arrays without the last two, and 12118 with them and without some that were close to
/// Gothic chess, which was patented then.
#[test]
fn capablanca_random_chess_protects_its_pawns() {
    let base = "cells = 'rank 1', keep = ['bishop on both colours', 'queen or archbishop on both colours', 'king between rook'";
    let all = |more: &str| variant("capablanca", CAPABLANCA, &format!("{base}{more}]"));
    assert_eq!(arrays(&all("").unwrap()).count(), 48_000);
    let rules = all(", 'pawn guarded', 'bishop not beside bishop'").unwrap();
    let arrays = arrays(&rules);
    let mut found = BTreeSet::new();
    for number in 0..arrays.count() {
        let text = arrays.position(number).unwrap().text();
        found.insert(text.split([' ', '/']).nth(7).unwrap().chars().collect::<Vec<_>>());
    }
    let kept = |order: &Vec<char>| {
        let of = |piece: char| (0..10).filter(|&file| order[file] == piece).collect::<Vec<usize>>();
        let (bishops, rooks, king) = (of('B'), of('R'), of('K')[0]);
        let mut guarded = [false; 10];
        for (file, piece) in order.iter().enumerate() {
            let steps: &[i32] = match piece {
                'R' => &[0],
                'N' => &[-2, 2],
                'B' => &[-1, 1],
                'Q' | 'K' => &[-1, 0, 1],
                'A' => &[-2, -1, 1, 2],
                _ => &[-2, 0, 2],
            };
            for step in steps {
                if let Some(guarded) = guarded.get_mut((file as i32 + step) as usize) {
                    *guarded = true;
                }
            }
        }
        bishops[0] % 2 != bishops[1] % 2
            && of('Q')[0] % 2 != of('A')[0] % 2
            && rooks[0] < king
            && king < rooks[1]
            && bishops[1] - bishops[0] > 1
            && guarded == [true; 10]
    };
    let expected: BTreeSet<Vec<char>> = orders("RNABQKBCNR").into_iter().filter(kept).collect();
    assert_eq!(expected.len(), 12_130);
    assert!(found == expected);
}

/// Every condition, alone and with others, leaves just the arrays that going through all of them leaves, in the same order.
#[test]
fn conditions_leave_the_arrays_that_keep_them() {
    type Kept = fn(&[char]) -> bool;
    fn of(order: &[char], piece: char) -> Vec<usize> {
        (0..8).filter(|&file| order[file] == piece).collect()
    }
    fn near(order: &[char], file: usize, piece: char) -> bool {
        [file.wrapping_sub(1), file + 1].iter().any(|&beside| order.get(beside) == Some(&piece))
    }
    let conditions: [(&str, Kept); 6] = [
        ("king beside queen", |order| near(order, of(order, 'K')[0], 'Q')),
        ("knight not beside knight or rook", |order| {
            of(order, 'N').iter().all(|&file| !near(order, file, 'N') && !near(order, file, 'R'))
        }),
        ("king or queen before bishop", |order| {
            let first = of(order, 'B')[0];
            of(order, 'K')[0] < first && of(order, 'Q')[0] < first
        }),
        ("rook on cells a1 h1 or files c-d", |order| of(order, 'R').iter().all(|file| [0, 7, 2, 3].contains(file))),
        ("bishop on both colours", |order| of(order, 'B').iter().sum::<usize>() % 2 == 1),
        ("pawn guarded", |order| {
            (0..8).all(|file: usize| {
                let at = |step: i32| order.get((file as i32 + step) as usize).copied().unwrap_or(' ');
                "RQK".contains(at(0))
                    || [at(-1), at(1)].iter().any(|&piece| "BQK".contains(piece))
                    || [at(-2), at(2)].contains(&'N')
            })
        }),
    ];
    let all = orders("RNBQKBNR");
    assert_eq!(all.len(), 5040);
    for chosen in 1..1_u32 << conditions.len() {
        let these: Vec<_> = (0..conditions.len()).filter(|at| chosen >> at & 1 != 0).map(|at| conditions[at]).collect();
        let expected: BTreeSet<&Vec<char>> =
            all.iter().filter(|order| these.iter().all(|(_, holds)| holds(order))).collect();
        let keep: Vec<String> = these.iter().map(|(words, _)| format!("'{words}'")).collect();
        let rules = variant("chess", CHESS, &format!("cells = 'rank 1', keep = [{}]", keep.join(", ")));
        if expected.is_empty() {
            assert!(matches!(rules.err().unwrap()[..], [CompileError::NoArray { .. }]), "{keep:?}");
            continue;
        }
        let arrays = arrays(&rules.unwrap());
        assert_eq!(arrays.count(), expected.len() as u64, "{keep:?}");
        for number in (0..arrays.count()).step_by(17) {
            let position = arrays.position(number).unwrap();
            assert_eq!(arrays.number(&position), Some(number), "{keep:?}");
            let text = position.text();
            let order: Vec<char> = text.split([' ', '/']).nth(7).unwrap().chars().collect();
            assert!(expected.contains(&order), "{keep:?}: {text}");
        }
    }
}

#[test]
fn blacks_array_may_be_whites_turned() {
    let shogi = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1";
    // Two cells of the second rank for rook and bishop: mirrored they would stand against their like.
    let rules = variant("shogi", shogi, "cells = 'rank 2', turned = true").unwrap();
    let texts: Vec<String> = (0..2).map(|number| arrays(&rules).position(number).unwrap().text()).collect();
    assert!(texts.iter().any(|text| text.contains("/1r5b1/") && text.contains("/1B5R1/")), "{texts:?}");
    assert!(texts.iter().any(|text| text.contains("/1b5r1/") && text.contains("/1R5B1/")), "{texts:?}");
    assert_eq!(counted(variant("shogi", shogi, "cells = 'rank 2', turned = true")), 2);
    let faults = |shuffle: &str| variant("shogi", shogi, shuffle).err().unwrap();
    assert!(matches!(faults("cells = 'rank 2'")[..], [CompileError::ShuffledUnlike { .. }]));
    let chess = variant("chess", CHESS, "cells = 'rank 1', turned = true").err().unwrap();
    assert!(matches!(chess[..], [CompileError::ShuffledUnturned { .. }]));
}

#[test]
fn several_start_positions_may_be_shuffled() {
    let text = format!(
        "id = 'test'\nbase = 'chess'\n[about]\nname = 'Test'\nsummary = 'Test.'\n\
        [[start]]\nname = 'Fixed'\nposition = '{CHESS}'\n\
        [[start]]\nname = 'Queens'\nposition = '{CHESS}'\nshuffle = {{ cells = 'cells d1 e1' }}\n\
        [[start]]\nname = 'Kings too'\nposition = '{CHESS}'\nshuffle = {{ cells = 'files c-e of rank 1' }}\n"
    );
    let loaded = variorum_gamedef::load_with(&text, "test", &variorum_library::BuiltIn);
    let rules = Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap();
    assert!(Arrays::of_start(&rules, 0).is_none() && Arrays::of_start(&rules, 3).is_none());
    let counts: Vec<u64> = (1..3).map(|start| Arrays::of_start(&rules, start).unwrap().count()).collect();
    assert_eq!(counts, [2, 6]);
    assert_eq!(arrays(&rules).start(), 1);
    let other = Arrays::of_start(&rules, 2).unwrap();
    assert_eq!(other.number(&other.position(5).unwrap()), Some(5));
}

/// A game on four files whose first rank is shuffled like this.
fn small(shuffle: &str) -> Result<Arc<Rules>, Vec<CompileError>> {
    let piece = |id: &str, token: &str, moves: &str, more: &str| {
        format!("[[piece]]\nid = '{id}'\nname = '{id}'\ntoken = '{token}'\nmoves = ['{moves}']\n{more}\n")
    };
    let pieces = [
        piece("king", "K", "step orthogonal", "royal = true"),
        piece("rook", "R", "step diagonal", ""),
        piece("knight", "N", "leap 2:1", ""),
        piece("bishop", "B", "step diagonal", ""),
    ]
    .concat();
    let text = format!(
        "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 4\nranks = 6\n{pieces}\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[start]]\nname = 'Usual'\nposition = 'kbnr/4/4/4/4/RNBK w - - 0 1'\nshuffle = {{ cells = 'rank 1', {shuffle} }}\n"
    );
    let loaded = variorum_gamedef::load(&text, "test");
    Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics)))
}

#[test]
fn a_shuffle_that_cannot_be_is_refused() {
    let faults = |shuffle: &str| small(shuffle).err().unwrap();
    assert!(matches!(faults("apart = false")[..], [CompileError::ShuffledUnlike { .. }]));
    let pair = "apart = true, keep = ['king between rook', 'bishop on both colours']";
    assert!(matches!(faults(pair)[..], [CompileError::CannotKeep { number: 1, .. }]));
    let lone = "apart = true, keep = ['bishop on both colours']";
    assert!(matches!(faults(lone)[..], [CompileError::CannotKeep { number: 1, .. }]));
    let missing = "cells = 'rank 1', keep = ['bishop on both colours', 'pawn on rank 1']";
    let missing = variant("chess", CHESS, missing).err().unwrap();
    assert!(matches!(missing[..], [CompileError::CannotKeep { number: 2, .. }]));
    // Whatever is kept, every order of three ranks would have to be tried.
    let many = variant(
        "shogi",
        "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1",
        "cells = 'ranks 1-2', apart = true, keep = ['gold not beside silver']",
    );
    assert!(matches!(many.err().unwrap()[..], [CompileError::TooManyToTry { .. }]));
    // Few pieces of one type are as easy to place as the rest of the cells.
    let many = |alike: usize| {
        let rows = |letter: &str, other: &str| format!("{}{}", letter.repeat(alike), other.repeat(26 - alike));
        let text = format!(
            "id = 'test'\nbase = 'chess'\nwithout = ['castling', 'promotion']\n[about]\nname = 'Test'\nsummary = 'Test.'\n\
            [board]\nfiles = 26\nranks = 20\n[[start]]\nname = 'Wide'\nposition = '25k/{}{}/{}/25K w - - 0 1'\n\
            shuffle = {{ cells = 'rank 2' }}\n",
            rows("r", "n"),
            "/26".repeat(16),
            rows("R", "N"),
        );
        let loaded = variorum_gamedef::load_with(&text, "test", &variorum_library::BuiltIn);
        let rules = Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics)));
        rules.map(|rules| arrays(&rules).count())
    };
    assert_eq!(many(3), Ok(2600));
    assert_eq!(many(23), Ok(2600));
    // Among very many cells neither numbering nor trying ends soon.
    let (rook, empty) = ("R".repeat(26), "/26/26");
    let white = format!("{}KB{}", format!("{rook}/").repeat(8), "R".repeat(24));
    let black = format!("kb{}{}", "r".repeat(24), format!("/{}", rook.to_lowercase()).repeat(8));
    let wide = format!(
        "id = 'test'\nbase = 'chess'\nwithout = ['castling', 'promotion']\n[about]\nname = 'Test'\nsummary = 'Test.'\n\
        [board]\nfiles = 26\nranks = 20\n[[start]]\nname = 'Wide'\nposition = '{black}{empty}/{white} w - - 0 1'\n\
        shuffle = {{ cells = 'ranks 1-9', keep = ['king beside bishop'] }}\n"
    );
    let loaded = variorum_gamedef::load_with(&wide, "test", &variorum_library::BuiltIn);
    let wide = Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics)));
    assert!(matches!(
        wide.err().unwrap()[..],
        [CompileError::TooManyArrays { .. } | CompileError::TooManyToTry { .. }]
    ));
}
