//! The keys of a game file. A list; no code.

use super::{Choice, Key, KeyKind};
use crate::limits::{DIRECTIONS, EXAMPLE_STEPS, EXAMPLES, ITEMS, NEUTRALS, PHRASES, PIECES, RULINGS, ZONES};
use KeyKind::{Flag, List, Number, Table, Tables, Text, Texts};

const fn must(
    section: &'static str,
    name: &'static str,
    kind: KeyKind,
    meaning: &'static str,
    example: &'static str,
) -> Key {
    Key { section, name, kind, required: true, meaning, example, choices: &[], most: None }
}

const fn may(
    section: &'static str,
    name: &'static str,
    kind: KeyKind,
    meaning: &'static str,
    example: &'static str,
) -> Key {
    Key { section, name, kind, required: false, meaning, example, choices: &[], most: None }
}

const fn one_of(key: Key, choices: &'static [Choice]) -> Key {
    Key { choices, ..key }
}

const fn up_to(most: usize, key: Key) -> Key {
    Key { most: Some(most), ..key }
}

const fn choice(word: &'static str, meaning: &'static str) -> Choice {
    Choice { word, meaning }
}

const FATES: &[Choice] = &[
    choice("draw", "neither wins"),
    choice("loses", "the player concerned loses"),
    choice("wins", "the player concerned wins"),
];

/// Every key, section by section, in the order of the manual.
pub const KEYS: &[Key] = &[
    must(
        "",
        "id",
        Text,
        "the game's id: the file's name without `.toml`, lower-case letters, digits and hyphens",
        "\"small-chess\"",
    ),
    must("", "about", Table, "what people read about the game", "[about]"),
    must("", "board", Table, "the board", "[board]"),
    up_to(
        ZONES,
        may(
            "",
            "zones",
            Table,
            "named sets of cells, seen from White's side: `NAME = \"ZONE\"`",
            "second-rank = \"rank 2\"",
        ),
    ),
    up_to(
        DIRECTIONS,
        may(
            "",
            "directions",
            Table,
            "named sets of paths, for use in phrases; a name begins with a capital: `NAME = \"PATHS\"`",
            "Q = \"orthogonal; diagonal\"",
        ),
    ),
    up_to(PIECES, must("", "piece", Tables, "the kinds of piece", "[[piece]]")),
    up_to(
        NEUTRALS,
        may(
            "",
            "neutral",
            Tables,
            "the kinds of neutral piece: no side owns them and nothing captures them",
            "[[neutral]]",
        ),
    ),
    up_to(ITEMS, may("", "promotion", Tables, "what pieces become where they arrive", "[[promotion]]")),
    up_to(ITEMS, may("", "castling", Tables, "castling and its like", "[[castling]]")),
    may("", "swap", Table, "the royal piece's change of places with a neighbour", "[swap]"),
    may("", "turn", Table, "the second part of a turn, made with neutral pieces", "[turn]"),
    may("", "pool", Table, "lost pieces that the position keeps count of", "[pool]"),
    up_to(
        ITEMS,
        may("", "remote-promotion", Tables, "a piece elsewhere is promoted by another's move", "[[remote-promotion]]"),
    ),
    may("", "refuge", Table, "a zone the royal piece must keep to once its guards are gone", "[refuge]"),
    must("", "endings", Table, "how games end", "[endings]"),
    up_to(ITEMS, must("", "start", Tables, "start positions; the first is the usual one", "[[start]]")),
    up_to(
        ITEMS,
        may(
            "",
            "aliases",
            Table,
            "letters that other programs write for a piece, for reading only: `TOKEN = \"PIECE\"`",
            "E = \"bishop\"",
        ),
    ),
    up_to(EXAMPLES, may("", "example", Tables, "rules shown on the board, step by step", "[[example]]")),
    must("about", "name", Text, "the game's name", "\"Small chess\""),
    may("about", "inventor", Text, "who invented it", "\"A. Player\""),
    may("about", "year", Text, "when, as people would write it", "\"1998\""),
    may("about", "family", Text, "the group it stands in on the site", "\"Small boards\""),
    must("about", "summary", Text, "one sentence", "\"Chess on six files.\""),
    may("about", "story", Text, "where the game comes from and what it is after, in paragraphs", "\"\"\"…\"\"\""),
    may("about", "rules", Text, "the rules for players: paragraphs, `# Heading`, `- item`", "\"\"\"…\"\"\""),
    up_to(RULINGS, may("about", "rulings", Tables, "choices made where the inventor is silent", "[[about.rulings]]")),
    may("about.rulings", "rule", Text, "its number in the rule book", "\"SR-5\""),
    must("about.rulings", "text", Text, "the choice in words", "\"A stone may block a check.\""),
    must("board", "files", Number, "number of files (filestacks in space), 1 to 26", "8"),
    must("board", "ranks", Number, "number of ranks, 1 to 99; no board has more than 512 cells", "8"),
    may("board", "levels", Text, "in space: the letters of the levels, the top one first", "\"tuvwxyz\""),
    may("board", "wraps", Flag, "the last file lies next to the first", "true"),
    one_of(
        up_to(
            ITEMS,
            may(
                "board",
                "mirror",
                Texts,
                "what Black sees from the other end; `[\"ranks\"]` if not said",
                "[\"ranks\", \"levels\"]",
            ),
        ),
        &[choice("ranks", "ranks count from the other end; always so"), choice("levels", "levels are turned over")],
    ),
    must("piece", "id", Text, "a name for use in this file: lower-case letters, digits and hyphens", "\"rook\""),
    must("piece", "name", Text, "its name for people", "\"Rook\""),
    must(
        "piece",
        "token",
        Text,
        "its sign in position text: a capital, or several letters the first of which is one; a promoted form may have `+` in front",
        "\"R\"",
    ),
    may("piece", "sign", Table, "how the site draws it", "{ icon = \"rook\" }"),
    up_to(PHRASES, must("piece", "moves", Texts, "its moves, one phrase each", "[\"slide orthogonal\"]")),
    may("piece", "royal", Flag, "its loss is the game's", "true"),
    may(
        "piece",
        "pawn",
        Flag,
        "it is pawn-like: its moves set the count of quiet turns back, and it makes no null moves",
        "true",
    ),
    may("piece", "confined", Text, "it may only move to cells of this zone", "\"fortress\""),
    may("piece", "barred", Text, "it may never move to a cell of this zone", "\"far-half\""),
    may(
        "piece",
        "frozen-without",
        Text,
        "it cannot move or capture while its side has no piece of this kind",
        "\"prince\"",
    ),
    may(
        "piece",
        "returns",
        Text,
        "the kind that joins the captor's hand when this one is captured; without it the piece vanishes",
        "\"rook\"",
    ),
    may("piece", "drop", Table, "restrictions on its drops", "{ barred = \"ends\" }"),
    must("piece.sign", "icon", Text, "name of a drawing; an unknown one is drawn as the token", "\"rook\""),
    may("piece.sign", "mark", Text, "one or two letters set on the drawing", "\"Di\""),
    one_of(
        may("piece.sign", "band", Text, "a coloured band", "\"purple\""),
        &[
            choice("grey", "a grey band"),
            choice("purple", "a purple band"),
            choice("orange", "an orange band"),
            choice("green", "a green band"),
            choice("red", "a red band"),
            choice("blue", "a blue band"),
        ],
    ),
    may("piece.drop", "barred", Text, "no drop in this zone", "\"far-rank\""),
    may("piece.drop", "only", Text, "drops only in this zone", "\"own-half\""),
    may("piece.drop", "one-per-file", Flag, "no drop on a file where an own piece of the kind stands", "true"),
    may("piece.drop", "no-mate", Flag, "no drop that mates", "true"),
    must("neutral", "id", Text, "a name for use in this file", "\"stone\""),
    must("neutral", "name", Text, "its name for people", "\"Stone\""),
    one_of(
        must("neutral", "token", Text, "its sign in position text", "\"*\""),
        &[choice("*", "commonly a stone"), choice("%", "commonly a relay"), choice("#", "commonly a gate")],
    ),
    one_of(
        must("neutral", "role", Text, "what it does to the moves of pieces", "\"blocker\""),
        &[
            choice("blocker", "it stands in the way"),
            choice("relay", "a move that reaches it may go on as if it began there"),
            choice("gate", "a ride that reaches it comes out of the other one"),
        ],
    ),
    may("neutral", "sign", Table, "how the site draws it, as for pieces", "{ icon = \"stone\" }"),
    up_to(PIECES, must("promotion", "pieces", Texts, "the kinds that promote", "[\"pawn\"]")),
    must("promotion", "zone", Text, "where", "\"far-rank\""),
    one_of(
        must("promotion", "on", Text, "what counts", "\"arrival\""),
        &[choice("arrival", "the move ends in the zone"), choice("touch", "the move starts or ends in the zone")],
    ),
    up_to(
        PIECES,
        must("promotion", "into", List, "what they become: ids, or `{ to = …, while = … }`", "[\"queen\", \"rook\"]"),
    ),
    one_of(
        must("promotion", "form", Text, "how it is written in move text", "\"chosen\""),
        &[
            choice("chosen", "`=TOKEN`"),
            choice("fixed", "`+`, with one choice only"),
            choice("silent", "not at all, with one choice only"),
        ],
    ),
    one_of(
        must("promotion", "duty", Text, "must it promote?", "\"always\""),
        &[choice("always", "yes"), choice("when-stuck", "only if it could never move again")],
    ),
    may("promotion", "from-pool", Flag, "only into kinds that the mover has lost (needs `[pool]`)", "true"),
    must("promotion.into", "to", Text, "the kind it may become", "\"empress\""),
    up_to(
        ITEMS,
        may(
            "promotion.into",
            "while",
            Texts,
            "conditions on the mover's pieces on the board before the move: `PIECE >= N`, also `<=`, `=`, `<`, `>`",
            "[\"prince >= 2\"]",
        ),
    ),
    must("castling", "royal", Text, "the royal piece", "\"king\""),
    must("castling", "royal-from", Text, "where White's stands: a zone, or the name of one", "\"cells e1\""),
    up_to(PIECES, must("castling", "partners", Texts, "the kinds of partner", "[\"rook\"]")),
    must("castling", "partner-from", Text, "where White's partner stands", "\"cells a1 h1\""),
    may(
        "castling",
        "shift",
        Number,
        "the royal piece goes so many cells towards the partner, who goes to the cell before that one",
        "2",
    ),
    one_of(
        may(
            "castling",
            "side",
            Text,
            "with fixed goals instead of `shift`: where the partner stands, seen from the royal piece",
            "\"right\"",
        ),
        &[choice("right", "towards the last file"), choice("left", "towards file `a`")],
    ),
    may("castling", "royal-to", Text, "the royal piece's goal", "\"g1\""),
    may("castling", "partner-to", Text, "the partner's goal", "\"f1\""),
    one_of(
        must("castling", "right", Text, "how long the right lasts", "\"unmoved\""),
        &[
            choice("unmoved", "until either piece moves"),
            choice("inside", "while both stay in `royal-from` and `partner-from`"),
        ],
    ),
    may("castling", "min-distance", Number, "least distance between the two; 1, neighbours, if not said", "3"),
    must("swap", "royal", Text, "the royal piece", "\"emperor\""),
    up_to(PIECES, must("swap", "partners", Texts, "the kinds it may change places with", "[\"rook\"]")),
    must("swap", "directions", Text, "where the partner may stand", "\"orthogonal and diagonal\""),
    may("swap", "unattacked", Flag, "neither may be attacked before", "true"),
    one_of(
        must("turn", "second", Text, "may the second part be left out?", "\"optional\""),
        &[choice("optional", "yes"), choice("compulsory", "no")],
    ),
    may("turn", "ko", Flag, "a neutral piece just moved may not be moved back in the next turn", "true"),
    up_to(ITEMS, must("turn", "action", Tables, "what may be done", "[[turn.action]]")),
    up_to(NEUTRALS, must("turn.action", "neutrals", Texts, "with which kinds of neutral piece", "[\"stone\"]")),
    one_of(
        must("turn.action", "do", Text, "what", "\"step\""),
        &[
            choice("step", "one step to an empty cell"),
            choice(
                "vault",
                "from one end of an unbroken orthogonal line of two or more pieces to beyond the other end",
            ),
            choice("swap", "the neutral piece and an orthogonally adjacent own piece change places"),
            choice("anywhere", "to any empty cell, also from beside the board"),
        ],
    ),
    may("turn.action", "directions", Text, "with `step`: which steps", "\"orthogonal\""),
    may("turn.action", "relayed", Flag, "with `step`: a relay carries it on", "true"),
    may("turn.action", "pawns-barred", Text, "with `swap`: where pawn-like pieces may not come to stand", "\"ends\""),
    up_to(PIECES, must("pool", "pieces", Texts, "the kinds counted", "[\"rook\", \"cannon\"]")),
    up_to(PIECES, must("remote-promotion", "movers", Texts, "the kinds whose move allows it", "[\"rook\"]")),
    must("remote-promotion", "from", Text, "the zone where that move starts", "\"own-half\""),
    must("remote-promotion", "to", Text, "the zone where it ends", "\"far-half\""),
    up_to(PIECES, must("remote-promotion", "promotes", Texts, "the kinds that may be promoted", "[\"viceroy\"]")),
    up_to(
        PIECES,
        must(
            "remote-promotion",
            "into",
            Texts,
            "the kinds they may become, if lost before (needs `[pool]`)",
            "[\"rook\"]",
        ),
    ),
    may(
        "remote-promotion",
        "keep",
        Table,
        "what must still be guarded after the turn",
        "{ zone = \"fortress\", pieces = [\"viceroy\"] }",
    ),
    must("remote-promotion.keep", "zone", Text, "this zone …", "\"fortress\""),
    up_to(
        PIECES,
        must("remote-promotion.keep", "pieces", Texts, "… must hold a piece of one of these kinds", "[\"viceroy\"]"),
    ),
    must("refuge", "royal", Text, "the royal piece", "\"emperor\""),
    must("refuge", "zone", Text, "where it must be", "\"fortress\""),
    up_to(
        PIECES,
        must("refuge", "guards", Texts, "while any of these is on the board it goes anywhere", "[\"viceroy\"]"),
    ),
    must("refuge", "grace", Number, "in how many of its side's turns it must have come home", "2"),
    one_of(
        must("endings", "stalemate", Text, "the fate of a player who cannot move and is not in check", "\"draw\""),
        FATES,
    ),
    must("endings", "repetition", Number, "occurrences of a position that end the game; 0: never", "3"),
    one_of(
        must(
            "endings",
            "perpetual-check",
            Text,
            "the fate of a player who gave check with every move through the repetition",
            "\"draw\"",
        ),
        &[choice("draw", "no matter"), choice("loses", "that player loses")],
    ),
    may(
        "endings",
        "quiet-turns",
        Number,
        "turns by each side without a capture, drop or pawn-like move that draw",
        "50",
    ),
    may("endings", "bare", Flag, "a player with nothing but the royal piece has lost", "true"),
    may(
        "endings",
        "marriage",
        Table,
        "a royal piece beside its partner wins",
        "{ royal = \"emperor\", partner = \"empress\", directions = \"orthogonal\" }",
    ),
    up_to(
        ITEMS,
        may(
            "endings",
            "extinction",
            List,
            "groups of kinds: a player to move who has no piece of one of them has lost",
            "[[\"rook\", \"wing\"], [\"bishop\"]]",
        ),
    ),
    may("endings", "facing", Text, "royal pieces attack each other along these lines", "\"lengthwise orthogonal\""),
    must("endings.marriage", "royal", Text, "the royal piece", "\"emperor\""),
    must("endings.marriage", "partner", Text, "its partner", "\"empress\""),
    must("endings.marriage", "directions", Text, "what counts as beside", "\"orthogonal and diagonal\""),
    must("start", "name", Text, "its name for people", "\"Usual\""),
    must("start", "position", Text, "position text with its fields", "\"4k/5/5/5/4K w - - 0 1\""),
    must("example", "title", Text, "its title", "\"A stone blocks\""),
    up_to(
        ITEMS,
        may("example", "rules", Texts, "the rules that it shows, as the rule book numbers them", "[\"SR-6\"]"),
    ),
    may("example", "text", Text, "what people read before the first step", "\"\"\"…\"\"\""),
    may(
        "example",
        "position",
        Text,
        "where it begins; the first start position if not said",
        "\"4k/5/5/5/4K w - - 0 1\"",
    ),
    up_to(EXAMPLE_STEPS, must("example", "step", Tables, "its steps", "[[example.step]]")),
    may("example.step", "turn", Text, "the turn that is made, as move text", "\"e1e2\""),
    must("example.step", "text", Text, "what people read once it is made", "\"The king steps up.\""),
    may("example.step", "show", Text, "the cell of a piece whose reach is shown", "\"e2\""),
    up_to(ITEMS, may("example.step", "legal", Texts, "turns that are legal now; tested", "[\"e5e4\"]")),
    up_to(ITEMS, may("example.step", "illegal", Texts, "turns that are not legal now; tested", "[\"e5e6\"]")),
    one_of(
        may("example.step", "ends", Text, "why the game is over now; tested", "\"checkmate\""),
        &[
            choice("checkmate", "the player to move is mated"),
            choice("stalemate", "the player to move has no turn and is not in check"),
            choice("not-home", "the royal piece did not come home in time"),
            choice("marriage", "royal piece and partner came together"),
            choice("extinction", "the last piece of a group is gone"),
            choice("bare", "a side has nothing but its royal piece"),
        ],
    ),
];
