//! Measures what pieces can do: random crowds of one kind against enemies, on the game's own board, with everything taken out
//! of the rules that is not movement (royalty, freezing, promotion, hands, neutral pieces, endings).
//!
//! Says nothing about values; those are made of these counts in [`crate::values`].

use std::sync::Arc;

use variorum_gamedef::definition::{
    About, CaptureRules, Decision, Definition, DropRule, Endings, Fate, Motion, NativeName, PieceType, PieceTypeId,
    Receiver, Sign, StartPosition, Style, TakingPlace,
};
use variorum_gamedef::limits;
use variorum_rules::movegen;
use variorum_rules::{Cell, Position, Rules, Side};

use crate::random::Random;

/// Pieces of a kind that are looked at for each density; more gives steadier values.
const SAMPLES: usize = 400;
/// Boards filled for each kind and density, at most.
const BOARDS: usize = 40;
/// Shares of the board that is occupied, in percent: middle game and towards the end (hoppers need the former).
const DENSITIES: [usize; 3] = [20, 30, 40];

/// What a piece of a kind can do on average.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Mobility {
    /// Cells that it could move to if they are empty.
    pub moves: f64,
    /// Cells that it could capture on if enemies stand there.
    pub captures: f64,
}

/// A phrase as it is measured: among pieces of one type, so that it takes and captures all types.
fn measured(motion: &Motion) -> Motion {
    let mut motion = motion.clone();
    let all = |pieces: &mut Vec<PieceTypeId>| pieces.extend(0..limits::PIECES);
    for taking in &mut motion.taking {
        all(&mut taking.pieces);
        match &mut taking.place {
            TakingPlace::Between { own, .. } | TakingPlace::Cornered { own } => all(own),
            TakingPlace::Behind | TakingPlace::Ahead | TakingPlace::Passed => {}
        }
    }
    motion
}

/// The definition with nothing left but board and movements. Every field is named, so that a new rule is thought of here.
fn bare_definition(definition: &Definition) -> Definition {
    let piece = |piece: &PieceType| PieceType {
        id: piece.id.clone(),
        name: piece.name.clone(),
        token: piece.token.clone(),
        sign: Sign::default(),
        native: NativeName::default(),
        motions: piece.motions.iter().map(measured).collect(),
        side: None,
        royal: None,
        pawn: piece.pawn,
        confined: piece.confined,
        barred: piece.barred,
        frozen: Vec::new(),
        returns: None,
        returns_to: Receiver::Captor,
        drop: DropRule::default(),
    };
    let board = definition.board.clone();
    let row = |level: u8, rank: u8| match board.row(level, rank).count() {
        0 => String::new(),
        cells => cells.to_string(),
    };
    let levels = |rank: u8| (0..board.level_count()).map(|level| row(level, rank)).collect::<Vec<_>>().join(",");
    let empty = (0..board.ranks).rev().map(levels).collect::<Vec<_>>().join("/");
    Definition {
        id: definition.id.clone(),
        bases: Vec::new(),
        lenders: Vec::new(),
        about: About::default(),
        board,
        tradition: None,
        style: Style::default(),
        zones: definition.zones.clone(),
        pieces: definition.pieces.iter().map(piece).collect(),
        neutrals: Vec::new(),
        promotions: Vec::new(),
        castlings: Vec::new(),
        swap: None,
        capture: CaptureRules::default(),
        second: None,
        barred: Vec::new(),
        series: None,
        in_a_row: None,
        pass: None,
        pool: Vec::new(),
        remote_promotions: Vec::new(),
        refuge: None,
        gating: None,
        influences: Vec::new(),
        endings: Endings {
            checkmate: Fate::Loses,
            stalemate: Decision::Fate(Fate::Draw),
            draws: None,
            points: Vec::new(),
            half_points_ahead: 0,
            repetition: 0,
            repetition_loser: None,
            perpetual_check: Fate::Draw,
            quiet_turns: None,
            extinction: Vec::new(),
            facing: Vec::new(),
            face_to_face: Vec::new(),
            bare: false,
            dead: Vec::new(),
            impasse: None,
            counting: None,
            perpetual_chase: None,
            conditions: Vec::new(),
        },
        starts: vec![StartPosition { name: String::new(), position: format!("{empty} w - - 0 1"), shuffle: None }],
        aliases: Vec::new(),
        letterings: Vec::new(),
        examples: Vec::new(),
        guide: Vec::new(),
        weights: None,
        net: None,
        net_is_lent: false,
        tables: None,
    }
}

/// What each kind of piece can do. All zero where the bare game cannot be compiled.
pub(crate) fn measure(rules: &Rules) -> Vec<Mobility> {
    let definition = bare_definition(rules.definition());
    let kinds = definition.pieces.len();
    let Ok(bare) = Rules::compile(&definition) else { return vec![Mobility::default(); kinds] };
    let mut random = Random::new(0x5eed);
    (0..kinds).map(|kind| measure_kind(&bare, kind, &mut random)).collect()
}

/// Cells on which White's piece of a kind may stand at all.
fn homes(rules: &Rules, kind: usize) -> Vec<Cell> {
    let definition = rules.definition();
    let piece = &definition.pieces[kind];
    let holds =
        |zone: usize, cell: Cell| definition.zones[zone].cells.iter().any(|&held| usize::from(held) == cell.index());
    let fits = |cell: &Cell| {
        piece.confined.is_none_or(|zone| holds(zone, *cell)) && piece.barred.is_none_or(|zone| !holds(zone, *cell))
    };
    rules.cells().filter(fits).collect()
}

fn measure_kind(rules: &Arc<Rules>, kind: usize, random: &mut Random) -> Mobility {
    let homes = homes(rules, kind);
    let mut total = Mobility::default();
    for density in DENSITIES {
        let (mut pieces, mut moves, mut captures) = (0_usize, 0_usize, 0_usize);
        let mut actions = Vec::new();
        for _ in 0..BOARDS {
            let Some(mut position) = crowd(rules, kind, &homes, density, random) else { continue };
            pieces += position.pieces(Side::White).len();
            actions.clear();
            movegen::actions(&mut position, &mut actions);
            for action in &actions {
                match position.victim_cell(*action) {
                    Some(_) => captures += 1,
                    None => moves += 1,
                }
            }
            if pieces >= SAMPLES {
                break;
            }
        }
        // Half of the occupied cells hold enemies.
        let (pieces, occupied) = (pieces.max(1) as f64, density as f64 / 100.0);
        total.moves += moves as f64 / pieces / (1.0 - occupied);
        total.captures += captures as f64 / pieces / (occupied / 2.0);
    }
    let runs = DENSITIES.len() as f64;
    Mobility { moves: total.moves / runs, captures: total.captures / runs }
}

/// A random position: White has only pieces of `kind`, Black only some pieces to be captured.
fn crowd(rules: &Arc<Rules>, kind: usize, homes: &[Cell], density: usize, random: &mut Random) -> Option<Position> {
    let board = &rules.definition().board;
    let count = board.cell_count();
    let mut cells: Vec<Option<Side>> = (0..count).map(|_| random.chance(density, 200).then_some(Side::Black)).collect();
    // Pieces that may stand on few cells only are still to be met there.
    for &home in homes {
        if cells[home.index()].is_none() && random.chance(density, 200) {
            cells[home.index()] = Some(Side::White);
        }
    }
    if !cells.contains(&Some(Side::White)) {
        let home = *homes.get(random.below(homes.len()))?;
        cells[home.index()] = Some(Side::White);
    }
    let levels = board.level_count();
    let mut text = String::new();
    for rank in (0..board.ranks).rev() {
        for level in 0..levels {
            let row: Vec<Option<Side>> = board.row(level, rank).map(|cell| cells[usize::from(cell)]).collect();
            write_row(rules, kind, &row, &mut text);
            text.push(if level + 1 < levels { ',' } else { '/' });
        }
    }
    text.pop();
    Position::parse(rules, &format!("{text} w - - 0 1")).ok()
}

fn write_row(rules: &Rules, kind: usize, row: &[Option<Side>], text: &mut String) {
    for run in row.chunk_by(|a, b| a.is_none() && b.is_none()) {
        match run[0] {
            Some(side) => text.push_str(&rules.owned_token(side, kind)),
            None => text.push_str(&run.len().to_string()),
        }
    }
}
