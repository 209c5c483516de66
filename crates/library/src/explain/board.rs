//! The board: its size, sides, connections and zones.

use variorum_gamedef::board::Board;
use variorum_gamedef::definition::{Continuation, Definition, Directions, Shuffle, ShuffleRule};
use variorum_gamedef::grid::Grid;
use variorum_messages::{Arg, Message};

use super::cells::zone_cells;
use super::context::{Context, name, names, sentences};

/// So many missing cells are named.
const NAMED_HOLES: usize = 12;

pub(super) fn lines(context: Context<'_>) -> Vec<Message> {
    let definition = context.definition;
    let board = &definition.board;
    let sides = match (board.mirror_ranks, board.half_turn) {
        (true, _) => "explain-board-sides",
        (false, true) => "explain-board-sides-half-turn",
        (false, false) => "explain-board-sides-same",
    };
    let sides = match board.grid {
        Grid::Squares => sides,
        Grid::Hexagons => {
            if board.mirror_ranks {
                "explain-board-ends"
            } else {
                "explain-board-ends-same"
            }
        }
    };
    let sides = context.sides(Message::new(sides)).with("ranks", board.ranks).with("levels", board.mirror_levels);
    let mut lines = vec![size(board), sides];
    match board.grid {
        Grid::Squares => {}
        Grid::Hexagons => lines.push(Message::new("explain-board-hexagon-steps")),
    }
    let full: usize = (0..board.files).map(|file| usize::from(board.length(file))).sum();
    let holes = full * usize::from(board.level_count()) - board.cell_count();
    if holes > 0 {
        let names: Vec<String> = board.holes().into_iter().map(|hole| context.places().name(hole)).collect();
        // On hexagons, places beyond the ends of files count among them.
        let named = holes <= NAMED_HOLES && names.len() == holes;
        let message = Message::new("explain-board-holes").with("count", holes).with("named", named);
        lines.push(message.with("cells", Arg::list(if named { names } else { Vec::new() })));
    }
    if board.is_3d() {
        lines.push(Message::new("explain-board-steps-in-space"));
    }
    if board.crosses {
        lines.push(Message::new("explain-board-crosses"));
    }
    if board.half_turn && board.mirror_ranks {
        lines.push(context.sides(Message::new("explain-board-half-turn-too")));
    }
    if board.wraps {
        lines.push(Message::new("explain-board-wraps"));
    }
    if board.wraps_ranks {
        lines.push(Message::new("explain-board-wraps-ranks"));
    }
    if any_path(definition, |path| path.steps.iter().any(|step| step.ring.is_some())) {
        lines.push(Message::new("explain-board-rings").with("sizes", Arg::list(ring_sizes(board))));
    }
    if any_path(definition, |path| path.continuation == Continuation::Turning) {
        lines.push(Message::new("explain-board-turning"));
    }
    if any_path(definition, |path| path.continuation == Continuation::Reflecting) {
        lines.push(Message::new("explain-board-reflecting"));
    }
    for (at, zone) in definition.zones.iter().enumerate().filter(|(_, zone)| zone.named) {
        let line = Message::new("explain-board-zone").with("zone", Arg::zone(&zone.name));
        lines.push(line.with("cells", zone_cells(context.places(), at)));
    }
    lines.extend(
        definition.starts.iter().filter_map(|start| start.shuffle.as_ref()).map(|shuffle| shuffled(context, shuffle)),
    );
    lines
}

/// How random starts are drawn.
fn shuffled(context: Context<'_>, shuffle: &Shuffle) -> Message {
    let definition = context.definition;
    let first = context
        .zone(Message::new("explain-shuffle"), "zone", shuffle.cells)
        .with("apart", shuffle.apart)
        .with("turned", shuffle.turned);
    let pairs = |id: &'static str, kinds: &[usize], others: &[usize]| {
        Message::new(id).with("pieces", names(definition, kinds)).with("others", names(definition, others))
    };
    let kept = shuffle.rules.iter().map(|rule| match rule {
        ShuffleRule::BothColours(kinds) => {
            Message::new("explain-shuffle-colours").with("pieces", names(definition, kinds))
        }
        ShuffleRule::Between(inner, outer) => Message::new("explain-shuffle-between")
            .with("piece", name(definition, *inner))
            .with("others", name(definition, *outer)),
        ShuffleRule::On(kinds, zone) => {
            let line = Message::new("explain-shuffle-on").with("pieces", names(definition, kinds));
            context.zone(line, "zone", *zone)
        }
        ShuffleRule::Beside(kinds, others) => pairs("explain-shuffle-beside", kinds, others),
        ShuffleRule::NotBeside(kinds, others) => pairs("explain-shuffle-not-beside", kinds, others),
        ShuffleRule::Before(kinds, others) => pairs("explain-shuffle-before", kinds, others),
        ShuffleRule::Guarded(kinds) => Message::new("explain-shuffle-guarded").with("pieces", names(definition, kinds)),
    });
    sentences(std::iter::once(first).chain(kept).collect())
}

fn size(board: &Board) -> Message {
    let last_file = board.letter(board.files.saturating_sub(1)).to_string();
    let message = match (board.levels.first(), board.levels.last()) {
        (Some(top), Some(bottom)) => Message::new("explain-board-in-space")
            .with("levels", board.levels.len())
            .with("top", top.to_string())
            .with("bottom", bottom.to_string())
            .with("example", board.cell_name(0)),
        _ => match board.grid {
            Grid::Squares => Message::new("explain-board-flat"),
            Grid::Hexagons => Message::new("explain-board-hexagons"),
        },
    };
    let message = message.with("files", board.files).with("last-file", last_file).with("ranks", board.ranks);
    message.with("cells", board.cell_count())
}

/// Whether any piece has such a path.
fn any_path(definition: &Definition, wanted: impl Fn(&Directions) -> bool) -> bool {
    definition.pieces.iter().flat_map(|piece| &piece.motions).flat_map(|motion| &motion.directions).any(wanted)
}

/// The number of files in each ring, from the inside out.
fn ring_sizes(board: &Board) -> Vec<usize> {
    let first_rank: Vec<u16> = board.cells().filter(|&cell| board.coordinates(cell).rank == 0).collect();
    let outmost = first_rank.iter().map(|&cell| board.ring(cell)).max().unwrap_or(0);
    let files = |ring: u8| first_rank.iter().filter(|&&cell| board.ring(cell) == ring).count();
    (0..=outmost).map(files).filter(|&count| count > 0).collect()
}
