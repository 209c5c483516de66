//! The keys of game files.

use super::choices::{
    Band, CastlingRight, CastlingSide, Choice, Choices as _, MirrorPart, NeutralToken, NeutralVerb, PerpetualCheck,
    PromotionOn, SecondDuty,
};
use super::key::{Key, KeyKind};
use crate::definition::{Fate, NeutralRole, PromotionDuty, PromotionForm, Tradition};
use crate::ending::Reason;
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

/// Every key, section by section, in the order of the manual.
pub const KEYS: &[Key] = &[
    must(
        "",
        "id",
        Text,
        "the game's id: the file's name without `.toml`, lower-case letters, digits and hyphens",
        "\"small-chess\"",
    ),
    must("", "about", Table, "what players read about the game", "[about]"),
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
    up_to(PIECES, must("", "piece", Tables, "the piece types", "[[piece]]")),
    up_to(
        NEUTRALS,
        may(
            "",
            "neutral",
            Tables,
            "the types of neutral piece: no side owns them and nothing captures them",
            "[[neutral]]",
        ),
    ),
    up_to(ITEMS, may("", "promotion", Tables, "what pieces become where they arrive", "[[promotion]]")),
    up_to(ITEMS, may("", "castling", Tables, "castling and its like", "[[castling]]")),
    may("", "swap", Table, "the royal piece swaps places with a neighbour", "[swap]"),
    may("", "turn", Table, "the second part of a turn, made with neutral pieces", "[turn]"),
    may("", "pool", Table, "lost pieces that positions count", "[pool]"),
    up_to(
        ITEMS,
        may("", "remote-promotion", Tables, "a move promotes a piece elsewhere on the board", "[[remote-promotion]]"),
    ),
    may("", "refuge", Table, "a zone that the royal piece must stay in once its guards are gone", "[refuge]"),
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
    up_to(
        ITEMS,
        may(
            "",
            "lettering",
            Tables,
            "letters of other programs that apply together, for reading only: to texts with one that is no token or alias",
            "[[lettering]]",
        ),
    ),
    up_to(EXAMPLES, may("", "example", Tables, "rules shown on the board, step by step", "[[example]]")),
    must("about", "name", Text, "the game's name", "\"Small chess\""),
    may("about", "inventor", Text, "who invented it", "\"A. Player\""),
    may("about", "year", Text, "when, as one would write it", "\"1998\""),
    may("about", "family", Text, "the group that the site lists it in", "\"Small boards\""),
    must("about", "summary", Text, "one sentence", "\"Chess on six files.\""),
    may("about", "story", Text, "its origin and idea, in paragraphs", "\"\"\"…\"\"\""),
    may("about", "rules", Text, "the rules for players: paragraphs, `# Heading`, `- item`", "\"\"\"…\"\"\""),
    up_to(
        RULINGS,
        may("about", "rulings", Tables, "rulings where the inventor's rules are silent", "[[about.rulings]]"),
    ),
    may("about.rulings", "rule", Text, "its number in the rule book", "\"SR-5\""),
    must("about.rulings", "text", Text, "the ruling in words", "\"A stone may block a check.\""),
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
                "what is mirrored for Black; `[\"ranks\"]` by default",
                "[\"ranks\", \"levels\"]",
            ),
        ),
        MirrorPart::CHOICES,
    ),
    one_of(
        may("board", "tradition", Text, "the tradition whose notations are read and written too", "\"shogi\""),
        Tradition::CHOICES,
    ),
    must("piece", "id", Text, "a name for use in this file: lower-case letters, digits and hyphens", "\"rook\""),
    must("piece", "name", Text, "its name for players", "\"Rook\""),
    must(
        "piece",
        "token",
        Text,
        "its letters in position text: a capital, or several letters beginning with one; a promoted form may have `+` in front",
        "\"R\"",
    ),
    may("piece", "sign", Table, "how the site draws it", "{ icon = \"rook\" }"),
    up_to(PHRASES, must("piece", "moves", Texts, "its moves, one phrase each", "[\"slide orthogonal\"]")),
    may("piece", "royal", Flag, "its side loses when it is checkmated", "true"),
    may(
        "piece",
        "pawn",
        Flag,
        "it counts as a pawn: its moves reset the count of quiet turns, and it makes no null moves",
        "true",
    ),
    may("piece", "confined", Text, "it may only move to cells of this zone", "\"fortress\""),
    may("piece", "barred", Text, "it may never move to a cell of this zone", "\"far-half\""),
    may(
        "piece",
        "frozen-without",
        Text,
        "it cannot move or capture while its side has no piece of this type",
        "\"prince\"",
    ),
    may(
        "piece",
        "returns",
        Text,
        "the type that the capturing side gets in hand; without it a captured piece vanishes",
        "\"rook\"",
    ),
    may("piece", "drop", Table, "restrictions on its drops", "{ barred = \"ends\" }"),
    may(
        "piece",
        "native",
        Table,
        "how records of the board's `tradition` write it",
        "{ names = [\"飛\"], code = \"HI\" }",
    ),
    up_to(
        ITEMS,
        must(
            "piece.native",
            "names",
            Texts,
            "its names, all of which are read; the first is written, for Black in xiangqi the second",
            "[\"龍\", \"竜\"]",
        ),
    ),
    must("piece.native", "code", Text, "its letters in shogi's CSA or its letter in xiangqi's WXF", "\"RY\""),
    must("piece.sign", "icon", Text, "name of a drawing; for an unknown name the token is drawn", "\"rook\""),
    may("piece.sign", "mark", Text, "one or two letters drawn on it", "\"Di\""),
    one_of(may("piece.sign", "band", Text, "a coloured band", "\"purple\""), Band::CHOICES),
    may("piece.drop", "barred", Text, "no drop in this zone", "\"far-rank\""),
    may("piece.drop", "only", Text, "drops only in this zone", "\"own-half\""),
    may("piece.drop", "one-per-file", Flag, "no drop on a file that has an own piece of the type", "true"),
    may("piece.drop", "no-mate", Flag, "no drop that mates", "true"),
    must("neutral", "id", Text, "a name for use in this file", "\"stone\""),
    must("neutral", "name", Text, "its name for players", "\"Stone\""),
    one_of(must("neutral", "token", Text, "its character in position text", "\"*\""), NeutralToken::CHOICES),
    one_of(must("neutral", "role", Text, "what it does to the moves of pieces", "\"blocker\""), NeutralRole::CHOICES),
    may("neutral", "sign", Table, "how the site draws it, as for pieces", "{ icon = \"stone\" }"),
    up_to(PIECES, must("promotion", "pieces", Texts, "the types that promote", "[\"pawn\"]")),
    must("promotion", "zone", Text, "where", "\"far-rank\""),
    one_of(must("promotion", "on", Text, "what counts", "\"arrival\""), PromotionOn::CHOICES),
    up_to(
        PIECES,
        must("promotion", "into", List, "what they become: ids, or `{ to = …, while = … }`", "[\"queen\", \"rook\"]"),
    ),
    one_of(must("promotion", "form", Text, "how it is written in move text", "\"chosen\""), PromotionForm::CHOICES),
    one_of(must("promotion", "duty", Text, "whether the piece must promote", "\"always\""), PromotionDuty::CHOICES),
    may("promotion", "from-pool", Flag, "only into types that the mover has lost (needs `[pool]`)", "true"),
    must("promotion.into", "to", Text, "the type that it may become", "\"empress\""),
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
    must("castling", "royal-from", Text, "where White's royal piece is: a zone, or the name of one", "\"cells e1\""),
    up_to(PIECES, must("castling", "partners", Texts, "the types of partner", "[\"rook\"]")),
    must("castling", "partner-from", Text, "where White's partner is", "\"cells a1 h1\""),
    may(
        "castling",
        "shift",
        Number,
        "the royal piece goes this many cells towards the partner, which goes to the cell before that one",
        "2",
    ),
    one_of(
        may(
            "castling",
            "side",
            Text,
            "with fixed destinations instead of `shift`: where the partner is, seen from the royal piece",
            "\"right\"",
        ),
        CastlingSide::CHOICES,
    ),
    may("castling", "royal-to", Text, "the royal piece's destination", "\"g1\""),
    may("castling", "partner-to", Text, "the partner's destination", "\"f1\""),
    one_of(must("castling", "right", Text, "how long the right lasts", "\"unmoved\""), CastlingRight::CHOICES),
    may("castling", "min-distance", Number, "least distance between the two; 1 (neighbours) by default", "3"),
    must("swap", "royal", Text, "the royal piece", "\"emperor\""),
    up_to(PIECES, must("swap", "partners", Texts, "the types that it may swap places with", "[\"rook\"]")),
    must("swap", "directions", Text, "where the partner may be", "\"orthogonal and diagonal\""),
    may("swap", "unattacked", Flag, "neither may be attacked before", "true"),
    one_of(must("turn", "second", Text, "whether the second part may be omitted", "\"optional\""), SecondDuty::CHOICES),
    may("turn", "ko", Flag, "a neutral piece just moved may not be moved back in the next turn", "true"),
    up_to(ITEMS, must("turn", "action", Tables, "what may be done", "[[turn.action]]")),
    up_to(NEUTRALS, must("turn.action", "neutrals", Texts, "with which types of neutral piece", "[\"stone\"]")),
    one_of(must("turn.action", "do", Text, "what", "\"step\""), NeutralVerb::CHOICES),
    may("turn.action", "directions", Text, "with `step`: which steps", "\"orthogonal\""),
    may("turn.action", "relayed", Flag, "with `step`: a relay passes it on", "true"),
    may(
        "turn.action",
        "pawns-barred",
        Text,
        "with `swap`: where pieces that count as pawns may not end up",
        "\"ends\"",
    ),
    up_to(
        ITEMS,
        must(
            "lettering",
            "letters",
            Table,
            "the letters: `TOKEN = \"PIECE\"`",
            "{ M = \"marshal\", C = \"cardinal\" }",
        ),
    ),
    up_to(PIECES, must("pool", "pieces", Texts, "the types counted", "[\"rook\", \"cannon\"]")),
    up_to(PIECES, must("remote-promotion", "movers", Texts, "the types whose move allows it", "[\"rook\"]")),
    must("remote-promotion", "from", Text, "the zone where that move starts", "\"own-half\""),
    must("remote-promotion", "to", Text, "the zone where it ends", "\"far-half\""),
    up_to(PIECES, must("remote-promotion", "promotes", Texts, "the types that may be promoted", "[\"viceroy\"]")),
    up_to(
        PIECES,
        must(
            "remote-promotion",
            "into",
            Texts,
            "the types that they may become, if lost before (needs `[pool]`)",
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
        must("remote-promotion.keep", "pieces", Texts, "… must hold a piece of one of these types", "[\"viceroy\"]"),
    ),
    must("refuge", "royal", Text, "the royal piece", "\"emperor\""),
    must("refuge", "zone", Text, "where it must be", "\"fortress\""),
    up_to(
        PIECES,
        must("refuge", "guards", Texts, "while any of these is on the board it goes anywhere", "[\"viceroy\"]"),
    ),
    must("refuge", "grace", Number, "the number of turns of its side in which it must come home", "2"),
    one_of(
        must("endings", "stalemate", Text, "the fate of a player who cannot move and is not in check", "\"draw\""),
        Fate::CHOICES,
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
        PerpetualCheck::CHOICES,
    ),
    may(
        "endings",
        "quiet-turns",
        Number,
        "turns by each side without a capture, drop or pawn move after which the game is drawn",
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
            "groups of types: a player to move without any piece of one group has lost",
            "[[\"rook\", \"wing\"], [\"bishop\"]]",
        ),
    ),
    may("endings", "facing", Text, "royal pieces attack each other along these lines", "\"lengthwise orthogonal\""),
    must("endings.marriage", "royal", Text, "the royal piece", "\"emperor\""),
    must("endings.marriage", "partner", Text, "its partner", "\"empress\""),
    must("endings.marriage", "directions", Text, "what counts as beside", "\"orthogonal and diagonal\""),
    must("start", "name", Text, "its name for players", "\"Usual\""),
    must("start", "position", Text, "position text with its fields", "\"4k/5/5/5/4K w - - 0 1\""),
    must("example", "title", Text, "its title", "\"A stone blocks\""),
    up_to(
        ITEMS,
        may("example", "rules", Texts, "the rules that it shows, as the rule book numbers them", "[\"SR-6\"]"),
    ),
    may("example", "text", Text, "what players read before the first step", "\"\"\"…\"\"\""),
    may(
        "example",
        "position",
        Text,
        "where it begins; the first start position by default",
        "\"4k/5/5/5/4K w - - 0 1\"",
    ),
    up_to(EXAMPLE_STEPS, must("example", "step", Tables, "its steps", "[[example.step]]")),
    may("example.step", "turn", Text, "the turn that is made, as move text", "\"e1e2\""),
    must("example.step", "text", Text, "what players read once it is made", "\"The king steps up.\""),
    may("example.step", "show", Text, "the cell of a piece whose reach is shown", "\"e2\""),
    up_to(ITEMS, may("example.step", "legal", Texts, "turns that are legal now; tested", "[\"e5e4\"]")),
    up_to(ITEMS, may("example.step", "illegal", Texts, "turns that are not legal now; tested", "[\"e5e6\"]")),
    one_of(
        may("example.step", "ends", Text, "why the game is over now; tested", "\"checkmate\""),
        Reason::IN_A_POSITION,
    ),
];
