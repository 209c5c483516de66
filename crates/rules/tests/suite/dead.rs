//! Positions without the pieces for a mate (G-12).

use std::sync::Arc;

use variorum_gamedef::board::Coordinates;
use variorum_gamedef::definition::{DeadMaterial, Mode};
use variorum_rules::{Cell, Piece, Position, Reason, Rules, Setup, Side};

/// Random positions for each entry of each game.
const SAMPLES: usize = 3_000;

fn outcome(game: &str, text: &str) -> Option<(Option<Side>, Reason)> {
    let rules = variorum_library::rules(game).unwrap();
    let outcome = Position::parse(&rules, text).unwrap().outcome();
    outcome.map(|outcome| (outcome.winner, outcome.reason))
}

#[test]
fn without_the_pieces_for_a_mate_the_game_is_drawn() {
    let dead = Some((None, Reason::Dead));
    for (game, text, expected) in [
        ("chess", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", dead),
        ("chess", "4k3/8/8/8/8/8/8/4K3 b - - 0 1", dead),
        ("chess", "4k3/8/8/8/8/8/8/2N1K3 w - - 0 1", dead),
        ("chess", "4k3/8/2n5/8/8/8/8/4K3 w - - 0 1", dead),
        ("chess", "4k3/8/8/8/8/8/8/2B1K3 b - - 0 1", dead),
        // f8 and c1 are dark, c8 and f1 light.
        ("chess", "4kb2/8/8/8/8/8/8/2B1K3 w - - 0 1", dead),
        ("chess", "4kb2/8/8/8/8/B1B5/8/2B1K3 w - - 0 1", dead),
        ("chess", "2b1k3/8/8/8/8/8/8/2B1K3 w - - 0 1", None),
        ("chess", "4k3/8/8/8/8/8/8/2B1KB2 w - - 0 1", None),
        ("chess", "4k3/8/8/8/8/8/8/1NN1K3 w - - 0 1", None),
        ("chess", "1n2k3/8/8/8/8/8/8/1N2K3 w - - 0 1", None),
        ("chess", "4k3/8/8/8/8/8/8/1NB1K3 w - - 0 1", None),
        ("chess", "4k3/4p3/8/8/8/8/8/4K3 w - - 0 1", None),
        ("chess", "4k3/8/8/8/8/8/8/R3K3 w - - 0 1", None),
        // Mate and stalemate come first (G-9); the helper with two pieces can mate with one.
        ("chess", "k7/2K5/1N6/8/8/8/8/8 b - - 0 1", dead),
        ("chess", "k7/P7/1K6/8/8/8/8/8 b - - 0 1", Some((None, Reason::Stalemate))),
        ("chess", "k7/8/1K6/4B3/8/8/8/8 b - - 0 1", Some((None, Reason::Stalemate))),
        ("chess", "k7/8/1KB5/8/8/8/8/8 b - - 0 1", dead),
        ("grand-chess", "9k/10/10/10/10/10/10/10/10/N8K w - - 0 1", dead),
        ("grand-chess", "8k1/10/10/10/10/10/10/10/10/A8K w - - 0 1", None),
        // The colours go on over the joined edge: a1 and h2 are neighbours, and both dark.
        ("cylinder-chess", "4k3/8/8/8/8/8/7B/B3K3 w - - 0 1", dead),
        ("cylinder-chess", "4k3/8/8/8/8/8/8/B3K2B w - - 0 1", None),
        // Captured pieces come back: nothing is dead.
        ("crazyhouse", "4k3/8/8/8/8/8/8/4K3[] w - - 0 1", None),
        // Nobody has shown it: the file does not say so.
        ("makruk", "4k3/8/8/8/8/8/8/4K3 w - - 0 1", None),
    ] {
        assert_eq!(outcome(game, text), expected, "{game}: {text}");
    }
}

/// Pieces that begin in hand and never return there: what is held may still win (G-12).
#[test]
fn a_piece_in_hand_keeps_a_position_alive() {
    let file = "id = 'test'\n[about]\nname = 'Test'\nsummary = 'Test.'\n[board]\nfiles = 8\nranks = 8\n\
        [[piece]]\nid = 'king'\nname = 'King'\ntoken = 'K'\nmoves = ['step orthogonal and diagonal']\nroyal = true\n\
        [[piece]]\nid = 'knight'\nname = 'Knight'\ntoken = 'N'\nmoves = ['leap 2:1']\ndrop = {}\n\
        [endings]\nstalemate = 'draw'\nrepetition = 3\nperpetual-check = 'draw'\n\
        [[endings.dead]]\npieces = ['knight']\nmost = 1\n\
        [[start]]\nname = 'Usual'\nposition = '4k3/8/8/8/8/8/8/4K3[Nn] w - - 0 1'\n";
    let loaded = variorum_gamedef::load(file, "test");
    let rules = Rules::compile(&loaded.definition.unwrap_or_else(|| panic!("{:?}", loaded.diagnostics))).unwrap();
    for (text, dead) in [
        ("4k3/8/8/8/8/8/8/4K3[] w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/4KN2[] w - - 0 1", true),
        ("4k3/8/8/8/8/8/8/4K3[N] w - - 0 1", false),
        ("4k3/8/8/8/8/8/8/4KN2[n] w - - 0 1", false),
    ] {
        assert_eq!(Position::parse(&rules, text).unwrap().is_dead(), dead, "{text}");
    }
}

/// The moves of a dead position are listed, as after other draws: perft counts them (G-5).
#[test]
fn a_dead_position_keeps_its_turns() {
    let rules = variorum_library::rules("chess").unwrap();
    let position = Position::parse(&rules, "4k3/8/8/8/8/8/8/4K3 w - - 0 1").unwrap();
    assert_eq!(position.turns().len(), 5);
}

/// What the files claim: no mate is on the board, whatever cells the pieces stand on. Pieces only become fewer, so none
/// can come about either.
#[test]
fn nobody_is_mated_in_a_dead_position() {
    let mut games = 0;
    for game in variorum_library::ids() {
        let rules = variorum_library::rules(&game).unwrap();
        let definition = rules.definition();
        let dead = &definition.endings.dead;
        games += usize::from(!dead.is_empty());
        // Royal pieces alone, which no entry has to name, mate nobody.
        // Nor do pieces that never capture.
        let harmless = |kind: &usize| definition.pieces[*kind].motions.iter().all(|motion| motion.mode == Mode::Moving);
        let harms = |entry: &&DeadMaterial| entry.most != Some(0) && !entry.pieces.iter().all(harmless);
        for entry in dead.iter().filter(harms) {
            for &kind in &entry.pieces {
                let promotes = definition.promotions.iter().any(|promotion| promotion.pieces.contains(&kind));
                assert!(!promotes && !definition.pieces[kind].pawn, "{game}: pieces of this kind may become others");
            }
            assert!(checks_of_one(&rules, entry) > 200, "{game}");
            assert!(checks_of_some(&rules, entry) > 30, "{game}");
        }
    }
    assert!(games >= 5, "{games}");
}

/// One piece that gives check, and the other king on every cell. The boards are symmetrical: a king in one quarter will do.
fn checks_of_one(rules: &Arc<Rules>, entry: &DeadMaterial) -> usize {
    let mut checks = 0;
    let cells: Vec<Cell> = rules.cells().collect();
    let board = &rules.definition().board;
    let quarter = |&cell: &Cell| {
        let at = board.coordinates(cell.index() as u16);
        2 * at.file <= board.files && 2 * at.rank <= board.ranks
    };
    for king in cells.iter().copied().filter(quarter) {
        for &piece in &cells {
            let attacker = [(piece, Piece::owned(Side::White, entry.pieces[0]))];
            // Two cells far apart: one of them is not in the way.
            let attacks = [cells[0], cells[cells.len() - 1]]
                .into_iter()
                .any(|other| set_up(rules, king, other, &attacker).is_some_and(|position| position.is_check()));
            if attacks {
                checks += cells.iter().filter(|&&other| is_checked(rules, king, other, &attacker)).count();
            }
        }
    }
    checks
}

/// As many pieces as the entry has, of both sides, on random cells.
fn checks_of_some(rules: &Arc<Rules>, entry: &DeadMaterial) -> usize {
    let mut rng = fastrand::Rng::with_seed(3);
    let cells: Vec<Cell> = rules.cells().collect();
    let mut checks = 0;
    for _ in 0..SAMPLES {
        let colour = rng.u32(..2);
        let mut pieces = Vec::new();
        for _ in 0..rng.u8(1..=entry.most.unwrap_or(7).min(7)) {
            let side = if rng.u8(..3) == 0 { Side::Black } else { Side::White };
            let cell = cells[rng.usize(..cells.len())];
            let Coordinates { file, level, rank } = rules.definition().board.coordinates(cell.index() as u16);
            if !entry.one_colour || (u32::from(file) + u32::from(level) + u32::from(rank)) % 2 == colour {
                pieces.push((cell, Piece::owned(side, entry.pieces[rng.usize(..entry.pieces.len())])));
            }
        }
        let (king, other) = (cells[rng.usize(..cells.len())], cells[rng.usize(..cells.len())]);
        checks += usize::from(is_checked(rules, king, other, &pieces));
    }
    checks
}

/// Is Black in check? If so, this is no mate; and if nothing more is to be said, the position is drawn.
fn is_checked(rules: &Arc<Rules>, king: Cell, other: Cell, pieces: &[(Cell, Piece)]) -> bool {
    let Some(position) = set_up(rules, king, other, pieces) else { return false };
    let reason = position.outcome().map(|outcome| outcome.reason);
    if reason == Some(Reason::Explosion) {
        return false;
    }
    assert!(matches!(reason, Some(Reason::Dead | Reason::Stalemate)), "{position:?}: {reason:?}");
    position.is_check()
}

fn set_up(rules: &Arc<Rules>, king: Cell, other: Cell, pieces: &[(Cell, Piece)]) -> Option<Position> {
    let royal = rules.setup_fields().royal?;
    let kings = [(king, Piece::owned(Side::Black, royal)), (other, Piece::owned(Side::White, royal))];
    let pieces = pieces.iter().copied().chain(kings).collect();
    let setup = Setup { pieces, side: Side::Black, ..Setup::default() };
    // A king that never crosses the river does not stand on the other bank.
    Position::parse(rules, &setup.text(rules)).ok().filter(|position| position.out_of_reach().is_empty())
}
