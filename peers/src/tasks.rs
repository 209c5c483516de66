//! What is counted and searched.

/// A position of a game.
pub struct Task {
    /// Our name of the game.
    pub game: &'static str,
    /// Fairy-Stockfish's name of it; none where it does not know the game.
    pub variant: Option<&'static str>,
    /// Empty: the start.
    pub position: &'static str,
    /// Depth of the count.
    pub depth: u32,
}

const fn task(game: &'static str, variant: &'static str, position: &'static str, depth: u32) -> Task {
    Task { game, variant: Some(variant), position, depth }
}

/// A game from its start, which the programs write in ways of their own.
const fn start(game: &'static str, variant: &'static str, depth: u32) -> Task {
    task(game, variant, "", depth)
}

/// A game that nobody else plays, from its start.
const fn own(game: &'static str, depth: u32) -> Task {
    Task { game, variant: None, position: "", depth }
}

const CHESS: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
const KIWIPETE: &str = "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq - 0 1";
const XIANGQI: &str = "rnbakabnr/9/1c5c1/p1p1p1p1p/9/9/P1P1P1P1P/1C5C1/9/RNBAKABNR w - - 0 1";
const XIANGQI_MIDDLE: &str = "r1bakab1r/9/1cn2cn2/p1p1p1p1p/9/9/P1P1P1P1P/1C2C1N2/9/RNBAKABR1 w - - 0 1";
const SHOGI: &str = "lnsgkgsnl/1r5b1/ppppppppp/9/9/9/PPPPPPPPP/1B5R1/LNSGKGSNL[] w - - 0 1";
const SHOGI_HANDS: &str = "lnsgkgsnl/1r7/p1pppp1pp/6p2/1p7/2P6/PP1PPPPPP/7R1/LNSGKGSNL[Bb] w - - 0 1";
const CRAZYHOUSE: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR[] w KQkq - 0 1";
const CRAZYHOUSE_HANDS: &str = "r1bqk2r/pppp1ppp/4p3/4P3/1b1P4/2NB1N2/PPP2PPP/R1BQK2R[Nn] w KQkq - 0 1";
const GRAND: &str = "r8r/1nbqkcabn1/pppppppppp/10/10/10/10/PPPPPPPPPP/1NBQKCABN1/R8R w - - 0 1";
const CAPABLANCA: &str = "rnabqkbcnr/pppppppppp/10/10/10/10/PPPPPPPPPP/RNABQKBCNR w KQkq - 0 1";

/// Sequences of turns counted.
pub const COUNTS: [Task; 29] = [
    task("chess", "chess", CHESS, 5),
    task("chess", "chess", KIWIPETE, 4),
    task("xiangqi", "xiangqi", XIANGQI, 4),
    task("xiangqi", "xiangqi", XIANGQI_MIDDLE, 4),
    task("shogi", "shogi", SHOGI, 4),
    task("shogi", "shogi", SHOGI_HANDS, 3),
    task("crazyhouse", "crazyhouse", CRAZYHOUSE, 5),
    task("crazyhouse", "crazyhouse", CRAZYHOUSE_HANDS, 3),
    task("grand-chess", "grand", GRAND, 4),
    task("capablanca", "capablanca", CAPABLANCA, 4),
    start("king-of-the-hill", "kingofthehill", 5),
    start("three-check", "3check", 5),
    start("atomic", "atomic", 5),
    start("antichess", "antichess", 5),
    start("racing-kings", "racingkings", 5),
    start("horde", "horde", 5),
    start("janggi", "janggi", 4),
    own("blocschach", 3),
    own("stockgi", 3),
    own("stock-qi", 3),
    own("stockyang", 3),
    own("stockhorn", 3),
    own("stock-taijitu", 3),
    own("stones-and-relays", 3),
    own("stones-and-relays-tunnel", 3),
    own("double-eighteen-stone-chess", 2),
    own("mitreyang", 4),
    own("mitred-wildebishogi", 4),
    own("mitred-southwark-bishogi", 4),
];

/// Searches.
pub const SEARCHES: [Task; 13] = [
    task("chess", "chess", CHESS, 0),
    task("chess", "chess", KIWIPETE, 0),
    task("xiangqi", "xiangqi", XIANGQI, 0),
    task("xiangqi", "xiangqi", XIANGQI_MIDDLE, 0),
    task("shogi", "shogi", SHOGI, 0),
    task("shogi", "shogi", SHOGI_HANDS, 0),
    start("king-of-the-hill", "kingofthehill", 0),
    start("three-check", "3check", 0),
    start("atomic", "atomic", 0),
    start("antichess", "antichess", 0),
    start("racing-kings", "racingkings", 0),
    start("horde", "horde", 0),
    start("janggi", "janggi", 0),
];
