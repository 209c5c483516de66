//! Laws that hold in every position of every game, tried on random play and on pieces scattered over the board.
//!
//! That they notice what they are for is checked by `scripts/mutants`.

use std::collections::BTreeSet;
use std::sync::atomic::{AtomicU32, Ordering};
use std::sync::{Arc, OnceLock};

use variorum_gamedef::definition::Royalty;
use variorum_gamedef::placement::row;
use variorum_rules::audit;
use variorum_rules::movegen;
use variorum_rules::perft::{perft, perft_threaded, perft_with};
use variorum_rules::tactics;
use variorum_rules::{Action, ActionKind, Cell, Phase, Piece, Position, Reason, Rules, Side};

/// Positions looked at in each game and from each seed.
const POSITIONS: usize = 80;
/// Tries to scatter the pieces of a position.
const TRIES: usize = 12;
/// Turns after which a random game is given up.
const LONGEST: usize = 120;

/// A seed of this run alone, so that every run looks at other positions; `LAWS_SEED` in the environment repeats one. It is printed: a test that
/// fails shows it.
pub(crate) fn random_seed() -> u64 {
    static SEED: OnceLock<u64> = OnceLock::new();
    let seed = *SEED.get_or_init(|| {
        let given = std::env::var("LAWS_SEED").ok().and_then(|seed| seed.parse().ok());
        given.unwrap_or_else(|| fastrand::u64(..1_000_000))
    });
    println!("LAWS_SEED={seed}");
    seed
}

/// The games of the library and those in `tests/games`, which exist only to be tried here; with `LAWS_GAME` in the environment the one with this id alone.
fn games() -> impl Iterator<Item = (String, Arc<Rules>)> {
    let compiled = |id: String| {
        let rules = variorum_library::rules(&id).unwrap_or_else(|error| panic!("{error}"));
        (id, rules)
    };
    let only = std::env::var("LAWS_GAME").ok();
    let wanted = move |id: &String| only.as_ref().is_none_or(|only| only == id);
    let library = variorum_library::ids().into_iter().filter(wanted.clone()).map(compiled);
    library.chain(test_games().into_iter().filter(move |(id, _)| wanted(id)))
}

pub(crate) fn test_games() -> Vec<(String, Arc<Rules>)> {
    let folder = std::fs::read_dir(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/games")).unwrap();
    let mut paths: Vec<_> = folder.map(|file| file.unwrap().path()).collect();
    paths.sort();
    let compiled = |path: std::path::PathBuf| {
        let id = path.file_stem().and_then(|stem| stem.to_str()).unwrap().to_owned();
        let loaded = variorum_gamedef::load(&std::fs::read_to_string(path).unwrap(), &id);
        let definition = loaded.definition.unwrap_or_else(|| panic!("{id}: {:?}", loaded.diagnostics));
        (id, Rules::compile(&definition).unwrap())
    };
    paths.into_iter().map(compiled).collect()
}

pub(crate) fn for_every_game(law: impl Fn(&mut Position, &mut fastrand::Rng) + Sync) {
    for_every_game_in_round(0, law);
}

/// The same with other positions in every round.
pub(crate) fn for_every_game_in_round(round: u64, law: impl Fn(&mut Position, &mut fastrand::Rng) + Sync) {
    // Far apart, so that no round has the seeds of another one.
    let seeds = |worker: u64| [7 + worker, random_seed()].map(|seed| seed + round * 10_000_000);
    let games: Vec<_> = games().collect();
    std::thread::scope(|scope| {
        for (start, worker) in [0, 1].into_iter().zip(0_u64..) {
            let (games, law) = (&games, &law);
            scope.spawn(move || {
                for (_, rules) in games.iter().skip(start).step_by(2) {
                    for seed in seeds(worker) {
                        random_play(rules, seed, POSITIONS, law);
                    }
                }
            });
        }
    });
}

/// Plays at random, and scatters pieces, for so many positions at least.
pub(crate) fn random_play(
    rules: &Arc<Rules>,
    seed: u64,
    positions: usize,
    law: &(impl Fn(&mut Position, &mut fastrand::Rng) + Sync),
) {
    let mut rng = fastrand::Rng::with_seed(seed);
    let mut position = Position::start(rules);
    let mut turns = 0;
    for _ in 0..positions {
        law(&mut position, &mut rng);
        if rng.bool()
            && let Some(mut scattered) = scattered(&position, &mut rng)
        {
            law(&mut scattered, &mut rng);
        }
        if !play_random_turn(&mut position, &mut rng) || turns > LONGEST {
            position = Position::start(rules);
            turns = 0;
        }
        turns += 1;
    }
}

/// Some of the pieces, anywhere: checks, pins and screens of a kind and number that play rarely leads to. None where no try gives
/// a position.
fn scattered(position: &Position, rng: &mut fastrand::Rng) -> Option<Position> {
    let rules = position.rules();
    let royal = Side::BOTH.map(|side| position.royal_cell(side));
    let text = position.text();
    let hands = text.find('[').zip(text.find(']')).map_or("", |(begin, end)| &text[begin..=end]);
    let lost = text.find(" lost=").map_or("", |begin| text[begin..].split(" home=").next().unwrap_or(""));
    (0..TRIES).find_map(|_| {
        let kept = rng.u8(24..160);
        let thin = |cell: Cell| {
            if royal.contains(&Some(cell)) || rng.u8(..) < kept { position.at(cell) } else { Piece::NONE }
        };
        let mut pieces: Vec<Piece> = rules.cells().map(thin).collect();
        rng.shuffle(&mut pieces);
        let text = format!("{}{hands} {} - - 0 1{lost}", placement(rules, &pieces), position.side().letter());
        Position::parse(rules, &text).ok()
    })
}

/// The board's text with these pieces on its cells.
fn placement(rules: &Rules, pieces: &[Piece]) -> String {
    let board = &rules.definition().board;
    let token = |cell: u16| Some(pieces[usize::from(cell)]).filter(|piece| !piece.is_none());
    let level = |rank: u8, level: u8| row(board.row(level, rank).map(|cell| Some(rules.piece_token(token(cell)?))));
    let rank = |rank: u8| (0..board.level_count()).map(|at| level(rank, at)).collect::<Vec<_>>().join(",");
    (0..board.ranks).rev().map(rank).collect::<Vec<_>>().join("/")
}

/// Every game can be scattered: the laws above would not notice if none were.
#[test]
fn pieces_of_every_game_can_be_scattered() {
    for (id, rules) in games() {
        let mut rng = fastrand::Rng::with_seed(1);
        let start = Position::start(&rules);
        let (mut some, mut checks) = (0, 0);
        for _ in 0..40 {
            let Some(position) = scattered(&start, &mut rng) else { continue };
            some += 1;
            checks += u32::from(position.is_check());
        }
        assert!(some >= 10 && (checks > 0 || start.royal_cell(Side::White).is_none()), "{id}: {some}, {checks} checks");
    }
}

/// Captures are preferred, so that pieces meet, hands fill and armies thin out.
fn play_random_turn(position: &mut Position, rng: &mut fastrand::Rng) -> bool {
    let mut actions = Vec::new();
    movegen::actions(position, &mut actions);
    if actions.is_empty() {
        return false;
    }
    let captures: Vec<Action> =
        actions.iter().copied().filter(|&action| position.victim_cell(action).is_some()).collect();
    let choice = if !captures.is_empty() && rng.u8(..) < 110 { &captures } else { &actions };
    position.make_unchecked(choice[rng.usize(..choice.len())]);
    if position.phase() == Phase::Second {
        actions.clear();
        movegen::actions(position, &mut actions);
        assert!(!actions.is_empty(), "an offered first part has no completion: {position:?}");
        position.make_unchecked(actions[rng.usize(..actions.len())]);
    }
    true
}

fn texts(position: &Position, actions: &[Action]) -> BTreeSet<String> {
    let set: BTreeSet<String> = actions.iter().map(|&action| position.action_text(action)).collect();
    for &action in actions {
        let text = position.action_text(action);
        assert!(position.is_action_text(action, &text), "{text} in {position:?}");
        // No other text is taken for it, such as a shorter or a longer one.
        let cut = &text[..text.char_indices().last().map_or(0, |(at, _)| at)];
        assert!(text.is_empty() || !position.is_action_text(action, cut), "{text} in {position:?}");
        assert!(!position.is_action_text(action, &format!("{text}1")), "{text} in {position:?}");
    }
    assert_eq!(set.len(), actions.len(), "a move stands there twice (G-5): {position:?}");
    set
}

#[test]
fn unmake_restores_everything_and_the_hash_equals_its_recomputation() {
    for_every_game(|position, _| {
        let before = position.clone();
        let mut actions = Vec::new();
        movegen::actions(position, &mut actions);
        for &action in &actions {
            position.make_unchecked(action);
            assert_eq!(audit::running_hash(position), audit::hash_from_scratch(position), "{position:?}");
            if position.phase() == Phase::Second {
                let between = position.clone();
                let mut seconds = Vec::new();
                movegen::actions(position, &mut seconds);
                for &second in seconds.iter().take(12) {
                    position.make_unchecked(second);
                    assert_eq!(audit::running_hash(position), audit::hash_from_scratch(position), "{position:?}");
                    assert_eq!(position.side(), before.side().other());
                    position.unmake();
                    assert_eq!(*position, between);
                }
            }
            position.unmake();
            assert_eq!(*position, before);
            assert_eq!(position.hash(), before.hash());
        }
    });
}

#[test]
fn fast_legality_equals_trying_every_move() {
    for_every_game(|position, rng| {
        let (mut fast, mut slow) = (Vec::new(), Vec::new());
        movegen::actions(position, &mut fast);
        audit::actions_by_trial(position, &mut slow);
        assert_eq!(texts(position, &fast), texts(position, &slow), "{position:?}");
        assert_eq!(movegen::count_actions(position), fast.len() as u64);
        assert_eq!(movegen::has_actions(position), !fast.is_empty());
        let Some(&first) = fast.get(rng.usize(..fast.len().max(1))) else { return };
        position.make_unchecked(first);
        if position.phase() == Phase::Second {
            let (mut fast, mut slow) = (Vec::new(), Vec::new());
            movegen::actions(position, &mut fast);
            audit::actions_by_trial(position, &mut slow);
            assert_eq!(texts(position, &fast), texts(position, &slow), "{position:?} after {first:?}");
        }
        position.unmake();
    });
}

/// White's guard gives check. Without its last weaver it is frozen, and the cannon captures that over a jumper.
#[test]
fn a_hopper_ends_a_check_by_capturing_the_last_guard() {
    let (_, rules) = test_games().into_iter().find(|(id, _)| id == "wide").unwrap();
    let position = Position::parse(&rules, "1w3w4/10/9G/2c4k2/J7G1/2j7/2W7/1K1P5p b - - 0 1").unwrap();
    assert!(position.is_check());
    assert!(position.turn_texts().contains(&"c5c2".to_owned()), "{:?}", position.turn_texts());
}

/// A game judged by trial, move by move, is the same game.
#[test]
fn games_compiled_by_trial_are_the_same_games() {
    const TURNS: usize = 40;
    for (id, rules) in games() {
        let by_trial = Rules::compile_by_trial(rules.definition()).unwrap();
        let mut rng = fastrand::Rng::with_seed(5);
        let mut position = Position::start(&rules);
        for _ in 0..TURNS {
            let scattered = scattered(&position, &mut rng);
            for fast in [Some(position.clone()), scattered].into_iter().flatten() {
                let slow = Position::parse(&by_trial, &fast.text()).unwrap();
                assert_eq!(fast.turn_texts(), slow.turn_texts(), "{id} {}", fast.text());
                assert_eq!(
                    (fast.is_check(), fast.outcome()),
                    (slow.is_check(), slow.outcome()),
                    "{id} {}",
                    fast.text()
                );
            }
            if !play_random_turn(&mut position, &mut rng) {
                position = Position::start(&rules);
            }
        }
    }
}

/// In check the first parts that a second part may mend are judged together (SR-5, DE-5).
#[test]
fn checks_answered_by_neutral_pieces_are_judged_as_if_every_turn_were_tried() {
    const CHECKS: usize = 4000;
    for (id, rules) in games() {
        if !rules.has_second_part() || rules.definition().neutrals.is_empty() || !rules.has_royal() {
            continue;
        }
        let mut rng = fastrand::Rng::with_seed(11);
        let start = Position::start(&rules);
        let (mut checks, mut mended, mut beyond) = (0, 0, 0);
        while checks < CHECKS {
            let Some(mut position) = scattered(&start, &mut rng).filter(Position::is_check) else { continue };
            checks += 1;
            let (mut fast, mut slow) = (Vec::new(), Vec::new());
            movegen::actions(&mut position, &mut fast);
            audit::actions_by_trial(&mut position, &mut slow);
            assert_eq!(texts(&position, &fast), texts(&position, &slow), "{position:?}");
            let side = position.side();
            let any = fast.iter().any(|&action| {
                position.make_unchecked(action);
                let checked = position.in_check(side);
                position.unmake();
                checked
            });
            *(if any { &mut mended } else { &mut beyond }) += 1;
        }
        assert!(
            mended > CHECKS / 20 && beyond > CHECKS / 20,
            "{id}: {mended} mended, {beyond} beyond second_part_evasion"
        );
    }
}

/// A capture in passing empties two cells of a rank at once: chance hardly ever puts a royal piece and a rook at its ends.
#[test]
fn captures_in_passing_uncover_no_attack() {
    for id in ["chess", "capablanca"] {
        let rules = variorum_library::rules(id).unwrap_or_else(|error| panic!("{error}"));
        let files = usize::from(rules.definition().board.files);
        let mut rng = fastrand::Rng::with_seed(5);
        let (mut open, mut barred) = (0, 0);
        for _ in 0..1000 {
            let mut rank: Vec<char> = "KPprN".chars().chain(std::iter::repeat_n('.', files - 5)).collect();
            rng.shuffle(&mut rank);
            let (Some(own), Some(foe)) = (rank.iter().position(|&c| c == 'P'), rank.iter().position(|&c| c == 'p'))
            else {
                continue;
            };
            if own.abs_diff(foe) != 1 {
                continue;
            }
            let placed = squeezed(&rank);
            let file = char::from(b'a' + foe as u8);
            let text = format!(
                "{}k/{files}/{files}/{placed}/{files}/{files}/{files}/{files} w - {file}6:{file}5 0 1",
                files - 1
            );
            let mut position = Position::parse(&rules, &text).unwrap_or_else(|faults| panic!("{text}: {faults}"));
            let (mut fast, mut slow) = (Vec::new(), Vec::new());
            movegen::actions(&mut position, &mut fast);
            audit::actions_by_trial(&mut position, &mut slow);
            assert_eq!(texts(&position, &fast), texts(&position, &slow), "{position:?}");
            let passing = fast.iter().any(|action| action.kind() == variorum_rules::ActionKind::EnPassant);
            *(if passing { &mut open } else { &mut barred }) += 1;
        }
        assert!(open > 20 && barred > 5, "{id}: {open} open, {barred} barred");
    }
}

/// A rank's text: runs of dots as their length.
pub(crate) fn squeezed(rank: &[char]) -> String {
    let runs = rank.chunk_by(|a, b| a == b);
    runs.map(|run| if run[0] == '.' { run.len().to_string() } else { run.iter().collect() }).collect()
}

#[test]
fn reverse_trees_and_forward_moves_agree_on_who_attacks_what() {
    for_every_game(|position, rng| {
        let cells: Vec<_> = position.rules().cells().collect();
        for side in Side::BOTH {
            let royals: Vec<Cell> = position.royal_cells(side.other()).collect();
            let sample = (0..24).map(|_| cells[rng.usize(..cells.len())]).chain(royals.iter().copied());
            for target in sample {
                if position.at(target).is_owned_by(side) || position.at(target).is_neutral() {
                    continue;
                }
                // Royal pieces face each other only as targets of one another.
                let facing = !position.rules().definition().endings.facing.is_empty() && !royals.contains(&target);
                if !facing {
                    let name = position.rules().cell_name(target);
                    assert_eq!(
                        position.attacked(target, side),
                        audit::attacked_by_moves(position, target, side),
                        "{side} on {name}: {position:?}"
                    );
                }
            }
        }
    });
}

/// The attack test knows every capture: what it missed would be a check that nobody sees. Pawns take en passant what they do not attack.
#[test]
fn a_piece_that_can_be_captured_is_attacked() {
    let seen = AtomicU32::new(0);
    for_every_game(|position, _| {
        for action in all_actions(position) {
            let Some(cell) = position.victim_cell(action).filter(|_| action.kind() != ActionKind::EnPassant) else {
                continue;
            };
            seen.fetch_add(1, Ordering::Relaxed);
            let found = variorum_rules::diagram::attacks(position, cell, position.side());
            let mover = found.iter().find(|attack| attack.by == action.from());
            let ends = mover.map(|attack| (attack.route.cells.first().copied(), attack.route.cells.last().copied()));
            let wanted = Some((Some(action.from()), Some(cell)));
            assert_eq!(ends, wanted, "{} in {position:?}", position.action_text(action));
        }
    });
    assert!(seen.into_inner() > 1000 || std::env::var_os("LAWS_GAME").is_some());
}

#[test]
fn no_turn_leaves_the_movers_royal_piece_attacked() {
    for_every_game(|position, _| {
        let side = position.side();
        for turn in position.turns().into_iter().take(60) {
            position.play_unchecked(turn);
            // Whoever has blown up the enemy's royal piece has won, in check or not.
            let won = position.outcome().is_some_and(|outcome| outcome.reason == Reason::Explosion);
            let royals: Vec<Cell> = position.royal_cells(side).filter(|_| !won).collect();
            let threatened = |&royal: &Cell| audit::royal_threatened_by_moves(position, royal, side.other());
            let alone = |&&royal: &&Cell| position.is_royal_by_itself(royal);
            assert!(!royals.iter().filter(alone).any(threatened), "{position:?} after {turn:?}");
            let royalty = |cell: Cell| position.rules().definition().pieces[position.at(cell).kind()].royal;
            let mut together = royals.iter().filter(|&&cell| royalty(cell) == Some(Royalty::Together)).peekable();
            assert!(together.peek().is_none() || !together.all(threatened), "{position:?} after {turn:?}");
            position.undo_turn();
        }
    });
}

#[test]
fn every_offered_first_part_completes() {
    for_every_game(|position, _| {
        let mut actions = Vec::new();
        movegen::actions(position, &mut actions);
        for action in actions {
            position.make_unchecked(action);
            if position.phase() == Phase::Second {
                assert!(movegen::has_actions(position), "{position:?} after {action:?}");
            }
            position.unmake();
        }
    });
}

#[test]
fn position_text_and_turn_text_round_trip() {
    for_every_game(|position, rng| {
        let text = position.text();
        let read = Position::parse(position.rules(), &text).unwrap_or_else(|faults| panic!("{text}: {faults}"));
        assert_eq!(read.text(), text);
        assert_eq!(read, *position);
        assert_eq!(read.hash(), position.hash());
        let turns = position.turns();
        for _ in 0..turns.len().min(8) {
            let turn = turns[rng.usize(..turns.len())];
            let text = position.turn_text(turn);
            assert_eq!(position.parse_turn(&text), Ok(turn), "{text} in {position:?}");
        }
    });
}

#[test]
fn counting_in_bulk_and_with_threads_equals_counting_turns() {
    for_every_game(|position, rng| {
        if rng.u8(..) < 240 {
            return;
        }
        let turns = position.turns();
        assert_eq!(perft(position, 1), turns.len() as u64);
        let mut sum = 0;
        for &turn in turns.iter().take(40) {
            position.play_unchecked(turn);
            sum += position.turns().len() as u64;
            position.undo_turn();
        }
        if turns.len() <= 40 {
            assert_eq!(perft(position, 2), sum, "{position:?}");
            assert_eq!(perft_threaded(position, 2, 3), sum, "{position:?}");
        }
    });
}

#[test]
fn an_outcome_means_no_turns_and_the_other_way_round() {
    for_every_game(|position, _| {
        // Dead positions are drawn, and keep their turns as after other draws (G-12).
        let over = position.outcome().is_some_and(|outcome| outcome.reason != Reason::Dead);
        assert_eq!(over, position.turns().is_empty(), "{position:?}");
    });
}

#[test]
fn noisy_actions_are_the_legal_captures_and_promotions() {
    for_every_game(|position, _| {
        let (mut all, mut noisy) = (Vec::new(), Vec::new());
        movegen::actions(position, &mut all);
        movegen::noisy_actions(position, &mut noisy);
        let (all_texts, noisy_texts) = (texts(position, &all), texts(position, &noisy));
        assert!(noisy_texts.is_subset(&all_texts), "{position:?}");
        let enemy = position.side().other();
        for &action in &all {
            // A piece may also change places with one of the enemy.
            let captures = position.at(action.to()).is_owned_by(enemy)
                && action.from() != action.to()
                && action.kind() != variorum_rules::ActionKind::Swap;
            let promotes = action.piece_type().is_some() && action.kind() == variorum_rules::ActionKind::Move;
            if captures || promotes || action.kind() == variorum_rules::ActionKind::EnPassant {
                assert!(noisy.contains(&action), "{} in {position:?}", position.action_text(action));
            }
        }
    });
}

#[test]
fn captures_on_a_cell_are_the_noisy_actions_that_take_there() {
    for_every_game(|position, _| {
        let (mut noisy, mut found) = (Vec::new(), Vec::new());
        movegen::noisy_actions(position, &mut noisy);
        let enemy = position.side().other();
        for target in position.pieces(enemy).iter().collect::<Vec<_>>() {
            found.clear();
            movegen::captures_on(position, target, &mut found);
            let wanted: Vec<_> = noisy.iter().copied().filter(|action| action.to() == target).collect();
            assert_eq!(found, wanted, "{target:?} in {position:?}");
        }
    });
}

#[test]
fn an_action_is_allowed_if_it_is_among_all() {
    let answers = [AtomicU32::new(0), AtomicU32::new(0)];
    for_every_game(|position, rng| {
        let mut before = Vec::new();
        movegen::actions(position, &mut before);
        let Some(&action) = rng.choice(&before) else { return };
        assert!(movegen::is_legal(position, action), "{} in {position:?}", position.action_text(action));
        // Asked about later: the same side's turn, or the other's, or the second part of this one.
        let turns = position.turns();
        let made: Vec<_> = (0..2)
            .map_while(|_| rng.choice(&position.turns()).copied().inspect(|&turn| position.play_unchecked(turn)))
            .collect();
        let mut after = Vec::new();
        movegen::actions(position, &mut after);
        for action in rng.choose_multiple(before.iter().copied(), 12) {
            let allowed = after.contains(&action);
            answers[usize::from(allowed)].fetch_add(1, Ordering::Relaxed);
            assert_eq!(
                movegen::is_legal(position, action),
                allowed,
                "{} in {position:?}",
                position.action_text(action)
            );
        }
        made.iter().for_each(|_| position.undo_turn());
        assert_eq!(position.turns(), turns);
    });
    assert!(answers.iter().all(|count| count.load(Ordering::Relaxed) > 100), "{answers:?}");
}

#[test]
fn a_shared_table_changes_no_count() {
    for (id, depth) in
        [("chess", 4), ("crazyhouse", 3), ("xiangqi", 3), ("mitreyang", 3), ("raumschach", 3), ("duck-chess", 2)]
    {
        let rules = variorum_library::rules(id).unwrap_or_else(|error| panic!("{error}"));
        let table = variorum_rules::perft::PerftTable::new(4);
        let position = Position::start(&rules);
        assert_eq!(perft_with(&position, depth, &table), perft(&position, depth), "{id}");
        assert_eq!(perft_with(&position, depth, &table), perft(&position, depth), "{id}, from the table");
    }
}

#[test]
fn the_tables_of_every_game_are_small() {
    for id in variorum_library::ids() {
        let bytes = variorum_library::rules(&id).unwrap().table_bytes();
        assert!(bytes <= 64 << 20, "{id}: {bytes} bytes");
    }
}

/// Positions with more turns than this are left out where every turn is made.
const FEW_TURNS: usize = 600;

#[test]
fn turns_that_give_check_or_win_are_forcing() {
    for_every_game(|position, _| {
        let turns = position.turns();
        if turns.len() > FEW_TURNS && position.rules().definition().second.is_some() {
            return;
        }
        let lists: [fn(&mut Position, &mut Vec<Action>); 2] = [tactics::forcing_actions, tactics::mating_candidates];
        let of = |position: &mut Position| {
            lists.map(|list| {
                let mut actions = Vec::new();
                list(position, &mut actions);
                actions
            })
        };
        let firsts = of(position);
        for turn in turns {
            position.play_unchecked(turn);
            let check = position.is_check();
            let won = position.outcome().filter(|outcome| outcome.winner == Some(position.side().other()));
            position.undo_turn();
            let forcing = check || won.is_some();
            let striking = check || won.is_some_and(|outcome| outcome.reason != Reason::Stalemate);
            if !forcing {
                continue;
            }
            let known = format!("{}: {}", position.text(), position.turn_text(turn));
            assert!(firsts[0].contains(&turn.first) && (!striking || firsts[1].contains(&turn.first)), "{known}");
            if let Some(second) = turn.second {
                position.make_unchecked(turn.first);
                let seconds = of(position);
                position.unmake();
                assert!(seconds[0].contains(&second) && (!striking || seconds[1].contains(&second)), "{known}");
            }
        }
    });
}

fn all_actions(position: &mut Position) -> Vec<Action> {
    let mut actions = Vec::new();
    movegen::actions(position, &mut actions);
    actions
}

/// Replies tried after each first part.
const REPLIES: usize = 4;

#[test]
fn second_parts_that_hinder_a_reply_are_those_that_change_its_way() {
    for_every_game(|position, rng| {
        let firsts = all_actions(position);
        let Some(&first) = rng.choice(&firsts) else { return };
        position.make_unchecked(first);
        let seconds = if position.phase() == Phase::Second { all_actions(position) } else { Vec::new() };
        if let Some(&second) = seconds.first() {
            position.make_unchecked(second);
            let mut replies = if position.outcome().is_none() { all_actions(position) } else { Vec::new() };
            position.unmake();
            rng.shuffle(&mut replies);
            for reply in replies.into_iter().take(REPLIES) {
                let mut hindering = Vec::new();
                tactics::refuting_second_parts(position, reply, &mut hindering);
                let routes = variorum_rules::diagram::routes(position, reply);
                let way: Vec<Cell> = routes.iter().flat_map(|route| route.cells[1..].iter().copied()).collect();
                let moves = matches!(reply.kind(), ActionKind::Move | ActionKind::EnPassant | ActionKind::Double);
                let changes = |action: &&Action| {
                    let neutral = matches!(
                        action.kind(),
                        ActionKind::Neutral | ActionKind::NeutralSwap | ActionKind::NeutralPlace
                    );
                    moves && neutral && (way.contains(&action.from()) || way.contains(&action.to()))
                };
                let expected: BTreeSet<u32> = seconds.iter().filter(changes).map(|action| action.code()).collect();
                let found: BTreeSet<u32> = hindering.iter().map(|action| action.code()).collect();
                let known = || format!("{} {first:?}: {reply:?}", position.text());
                assert_eq!(found, expected, "{}", known());
                assert_eq!(found.len(), hindering.len(), "{}", known());
            }
        }
        position.unmake();
    });
}
