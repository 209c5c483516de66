//! The sections `piece` and `neutral`, except for the phrases, which are read by `phrase`.

use std::ops::Range;

use crate::Advice;
use crate::betza::betza_phrases;
use crate::definition::{
    Characters, DropRule, Motion, NativeName, Neutral, NeutralRole, OneSide, PieceTest, PieceType, PieceTypeId,
    Receiver, Refuge, Royalty, Sign, ZoneId,
};
use crate::input::{TextOrTable, TomlTable};
use crate::limits;
use crate::names::Context;
use crate::phrase::read_phrase;
use crate::problem::{
    KeyProblem, NameProblem, NeutralProblem, PhraseProblem, PieceProblem, PromotionProblem, StyleProblem,
    TakingProblem, ValueProblem,
};
use crate::text::Text;
use crate::vocabulary::choices::{Band, NeutralToken};
use crate::vocabulary::{Choices as _, ICONS, NEUTRAL_ICONS, WORDS, WordKind};

use super::conditions::read_tests_of_the_board;
use super::moves::check_swaps;
use super::style::warn_without_outline;

/// Whether this is an id: lower-case letters, digits and hyphens, the first of which is no hyphen.
pub(crate) fn is_id(id: &str) -> bool {
    id.starts_with(|letter: char| letter.is_ascii_lowercase() || letter.is_ascii_digit())
        && id.bytes().all(|byte| byte.is_ascii_lowercase() || byte.is_ascii_digit() || byte == b'-')
}

/// Whether a word of tests and of what moves take would be read instead of this id.
fn is_word_beside_ids(id: &str) -> bool {
    let kinds = [WordKind::Test, WordKind::Taking];
    WORDS.iter().any(|word| kinds.contains(&word.kind) && word.word == id)
}

/// Reads the ids of a section and reports those that are invalid or taken. `default` is the id of a table without one.
fn read_ids(cx: &mut Context<'_>, tables: &[TomlTable<'_>], mut taken: Vec<String>, default: &str) -> Vec<String> {
    let mut ids = Vec::new();
    for table in tables {
        let id = cx.input.text(table, "id");
        if let Some(id) = &id {
            if is_word_beside_ids(&id.value) {
                let problem = NameProblem::IdIsWord { id: (&id.value).into() };
                cx.input.warn(id.span.clone(), problem, Advice::OtherId);
            }
            if !is_id(&id.value) {
                let problem = NameProblem::IdForm { id: (&id.value).into() };
                cx.input.error(id.span.clone(), problem, Advice::IdLetters);
            } else if taken.contains(&id.value) {
                let problem = NameProblem::IdTaken { id: (&id.value).into() };
                cx.input.error(id.span.clone(), problem, Advice::OwnIdEach);
            }
            taken.push(id.value.clone());
        } else if taken.iter().any(|id| id == default) {
            cx.input.error(table.span.clone(), NameProblem::IdTaken { id: default.into() }, Advice::OwnIdEach);
        }
        ids.push(id.map_or_else(|| default.to_owned(), |id| id.value));
    }
    ids
}

/// Reads the name of a piece, which players see.
fn read_name(cx: &mut Context<'_>, table: &TomlTable<'_>) -> String {
    let Some(name) = cx.input.text(table, "name") else { return String::new() };
    if name.value.trim().is_empty() {
        let problem = ValueProblem::Empty { key: "name".into() };
        cx.input.error(name.span.clone(), problem, Advice::PieceName);
    }
    name.value
}

/// Reads the neutral pieces.
pub(super) fn read_neutrals(cx: &mut Context<'_>, root: &TomlTable<'_>) -> Vec<Neutral> {
    let tables = cx.input.tables(root, "neutral", "neutral");
    let ids = read_ids(cx, &tables, Vec::new(), "");
    cx.neutrals.clone_from(&ids);
    let mut found: Vec<Neutral> = Vec::new();
    for (table, id) in tables.iter().zip(ids) {
        let name = read_name(cx, table);
        let token = cx.input.choice(table, "token").and_then(|token: NeutralToken| token.word().chars().next());
        cx.tokens_valid &= token.is_some();
        if token.is_some_and(|token| found.iter().any(|other| other.token == token)) {
            cx.input.error(table.place("token"), NeutralProblem::TokenTaken, Advice::OwnNeutralToken);
        }
        let role = cx.input.choice(table, "role").unwrap_or(NeutralRole::Blocker);
        if role == NeutralRole::Gate && found.iter().any(|other| other.role == NeutralRole::Gate) {
            cx.input.error(table.place("role"), NeutralProblem::SecondGate, Advice::OneGateType);
        }
        let sign = read_sign(cx, table, NEUTRAL_ICONS);
        found.push(Neutral { id, name, token: token.unwrap_or('\0'), sign, role });
    }
    found
}

/// Reads how a piece is drawn. `drawings`: the names of the drawings that there are.
fn read_sign(cx: &mut Context<'_>, table: &TomlTable<'_>, drawings: &'static [&'static str]) -> Sign {
    let Some(sign) = cx.input.table(table, "sign", "piece.sign") else { return Sign::default() };
    let icon = cx.input.string(&sign, "icon");
    if !icon.is_empty() && !drawings.contains(&icon.as_str()) {
        let problem = StyleProblem::NoDrawing { icon: (&icon).into() };
        let known = || drawings.iter().copied();
        let advice =
            Advice::did_you_mean(&icon, known()).unwrap_or_else(|| Advice::Drawings { drawings: known().collect() });
        cx.input.warn(sign.place("icon"), problem, advice);
    }
    let mark = cx.input.text(&sign, "mark");
    if let Some(mark) = mark.as_ref().filter(|mark| mark.value.chars().count() > 2) {
        let problem = PieceProblem::MarkTooLong { mark: (&mark.value).into() };
        cx.input.error(mark.span.clone(), problem, Advice::MarkLetters);
    }
    let band = cx.input.choice(&sign, "band").map_or("", Band::word).to_owned();
    let characters = read_characters(cx, &sign);
    Sign { icon, mark: mark.map(|text| text.value).unwrap_or_default(), band, characters }
}

/// The characters under a key, of which there may be so many.
fn characters_of(cx: &mut Context<'_>, sign: &TomlTable<'_>, key: &str, most: usize) -> Option<Text> {
    let text = cx.input.text(sign, key)?;
    let count = text.value.chars().count();
    if count == 0 || count > most {
        let problem = PieceProblem::CharactersCount { characters: (&text.value).into() };
        cx.input.error(text.span.clone(), problem, Advice::CharactersRoom { most });
        return None;
    }
    warn_without_outline(cx, &text);
    Some(text)
}

fn read_characters(cx: &mut Context<'_>, sign: &TomlTable<'_>) -> Characters {
    let white = characters_of(cx, sign, "characters", 2);
    let black = characters_of(cx, sign, "characters-black", 2);
    let short = characters_of(cx, sign, "short", 1);
    let Some(white) = white else {
        if let Some(text) = black.or(short).filter(|_| !sign.has("characters")) {
            cx.input.error(text.span.clone(), PieceProblem::CharactersMissing, Advice::AddCharacters);
        }
        return Characters::default();
    };
    if !cx.bodies {
        cx.input.error(white.span.clone(), PieceProblem::CharactersWithoutBodies, Advice::AddBodies);
    }
    let first = |text: &Text| text.value.chars().take(1).collect::<String>();
    let white_short = short.as_ref().map_or_else(|| first(&white), |text| text.value.clone());
    // Characters of Black's own have their own first one.
    let black_short = black.as_ref().map_or_else(|| white_short.clone(), first);
    let black = black.map_or_else(|| white.value.clone(), |text| text.value);
    Characters { full: [white.value, black], short: [white_short, black_short] }
}

/// Reads how records of the tradition write a piece. `taken` are the names of the pieces before it.
fn read_native(cx: &mut Context<'_>, table: &TomlTable<'_>, taken: &mut Vec<String>) -> NativeName {
    let Some(native) = cx.input.table(table, "native", "piece.native") else { return NativeName::default() };
    if cx.board.is_some() && cx.tradition.is_none() {
        let place = table.key_place("native");
        cx.input.error(place, PieceProblem::NativeWithoutTradition, Advice::AddTradition);
    }
    let names = cx.input.texts(&native, "names").unwrap_or_default();
    let code = cx.input.text(&native, "code");
    for text in names.iter().chain(&code) {
        if text.value.is_empty() {
            let problem = ValueProblem::Empty { key: "native".into() };
            cx.input.error(text.span.clone(), problem, Advice::OwnNativeName);
        } else if taken.contains(&text.value) {
            let problem = PieceProblem::NativeTaken { name: (&text.value).into() };
            cx.input.error(text.span.clone(), problem, Advice::OwnNativeName);
        }
    }
    let native = NativeName {
        names: names.into_iter().map(|text| text.value).collect(),
        code: code.map(|text| text.value).unwrap_or_default(),
    };
    taken.extend(native.names.iter().cloned());
    taken.push(native.code.clone());
    native
}

/// What a piece may become, as its own key says.
pub(super) struct Promotes<'d> {
    /// The piece.
    pub(super) piece: PieceTypeId,
    pub(super) to: PromotesTo<'d>,
}

/// What a piece may become.
pub(super) enum PromotesTo<'d> {
    /// The pieces of a text.
    Pieces(Text),
    /// What the key `to` of a table says.
    Table(TomlTable<'d>),
    /// A form of its own, which a table describes.
    Form(TomlTable<'d>, PieceTypeId),
}

/// Keys of `promotes` that describe a form of its own.
const FORM: [&str; 7] = ["name", "moves", "betza", "id", "token", "sign", "native"];

/// Reads what the pieces become. The promoted forms follow the pieces.
fn read_promotes<'d>(cx: &mut Context<'_>, tables: &[TomlTable<'d>]) -> Vec<Promotes<'d>> {
    let mut found = Vec::new();
    for (piece, table) in tables.iter().enumerate() {
        let Some(promotes) = cx.input.text_or_table(table, "promotes", "piece.promotes") else { continue };
        let to = match promotes {
            TextOrTable::Text(text) => PromotesTo::Pieces(text),
            TextOrTable::Table(table) if table.has("to") => {
                for key in FORM.into_iter().filter(|key| table.has(key)) {
                    let problem = PromotionProblem::ToAndForm { key };
                    cx.input.error(table.key_place(key), problem, Advice::TakeOneOut);
                }
                PromotesTo::Table(table)
            }
            TextOrTable::Table(table) => {
                if !table.has("name") || !table.has("moves") && !table.has("betza") {
                    let advice = Advice::PromotesWays;
                    cx.input.error_if_well_formed(table.span.clone(), PromotionProblem::NothingToBecome, advice);
                }
                let form = cx.pieces.len();
                let default = format!("promoted-{}", cx.pieces[piece]);
                let ids = read_ids(cx, std::slice::from_ref(&table), cx.taken_ids(), &default);
                cx.pieces.extend(ids);
                PromotesTo::Form(table, form)
            }
        };
        found.push(Promotes { piece, to });
    }
    found
}

/// Reads the pieces. Also returns what their own keys say about what they become.
pub(super) fn read_pieces<'d>(cx: &mut Context<'_>, root: &TomlTable<'d>) -> (Vec<PieceType>, Vec<Promotes<'d>>) {
    let tables = cx.input.tables(root, "piece", "piece");
    let taken = cx.neutrals.clone();
    cx.pieces = read_ids(cx, &tables, taken, "");
    let promotes = read_promotes(cx, &tables);
    if cx.pieces.len() > limits::PIECES {
        let problem = ValueProblem::TooManyItems { key: "piece".into(), count: cx.pieces.len() };
        cx.input.error(root.place("piece"), problem, Advice::AtMost { most: limits::PIECES });
    }
    if root.holds_empty_list("piece") {
        cx.input.error_if_well_formed(root.place("piece"), PieceProblem::NoPieces, Advice::AddPieces);
    }
    let (mut tokens, mut natives) = (Vec::new(), Vec::new());
    let ids = cx.pieces.clone();
    let mut pieces: Vec<PieceType> = tables
        .iter()
        .zip(ids)
        .map(|(table, id)| {
            let token = read_token(cx, table, &mut tokens);
            read_piece(cx, table, id, token, &mut natives)
        })
        .collect();
    for Promotes { piece, to } in &promotes {
        if let (PromotesTo::Form(table, form), Some(piece)) = (to, pieces.get(*piece).cloned()) {
            let read = read_form(cx, table, *form, &piece, &mut tokens, &mut natives);
            pieces.push(read);
        }
    }
    cx.tokens_valid &= pieces.iter().all(|piece| is_token(&piece.token));
    for (kind, _) in tables.iter().enumerate().filter(|(_, table)| table.has("drop")) {
        let comes = pieces.iter().any(|piece| piece.returns == Some(kind));
        pieces[kind].drop.from_start = !comes && pieces[kind].drop.held_as.is_none();
    }
    for (table, piece) in tables.iter().zip(&pieces) {
        if piece.returns.is_some_and(|into| comes_to_other(piece, pieces.get(into))) {
            let problem = PieceProblem::HandOfOther { id: piece.id.as_str().into() };
            cx.input.error(table.place("returns"), problem, Advice::ReturnToOwner);
        }
    }
    (pieces, promotes)
}

/// Would the piece, when it is captured, come into a hand as one that this side cannot have?
fn comes_to_other(piece: &PieceType, into: Option<&PieceType>) -> bool {
    let receives = |owner: OneSide| match (piece.returns_to, owner) {
        (Receiver::Owner, owner) => owner,
        (Receiver::Captor, OneSide::White) => OneSide::Black,
        (Receiver::Captor, OneSide::Black) => OneSide::White,
    };
    let owners =
        [OneSide::White, OneSide::Black].into_iter().filter(|&side| piece.side.is_none_or(|only| only == side));
    let Some(only) = into.and_then(|into| into.side) else { return false };
    owners.map(receives).any(|receiver| receiver != only)
}

/// Reads the promoted form of a piece.
fn read_form(
    cx: &mut Context<'_>,
    table: &TomlTable<'_>,
    form: PieceTypeId,
    piece: &PieceType,
    tokens: &mut Vec<String>,
    natives: &mut Vec<String>,
) -> PieceType {
    let id = cx.pieces.get(form).cloned().unwrap_or_default();
    let token = if table.has("token") {
        read_token(cx, table, tokens)
    } else {
        let token = format!("+{}", piece.token);
        claim_token(cx, &token, table.span.clone(), tokens);
        token
    };
    let read = read_piece(cx, table, id, token, natives);
    let or = |given: String, default: &str| if given.is_empty() { default.to_owned() } else { given };
    let Sign { icon, mark, band, characters } = read.sign;
    let sign =
        Sign { icon: or(icon, &piece.sign.icon), mark: or(mark, "+"), band: or(band, Band::Red.word()), characters };
    PieceType { sign, side: piece.side, returns: piece.returns, returns_to: piece.returns_to, ..read }
}

fn read_piece(
    cx: &mut Context<'_>,
    table: &TomlTable<'_>,
    id: String,
    token: String,
    natives: &mut Vec<String>,
) -> PieceType {
    let name = read_name(cx, table);
    let sign = read_sign(cx, table, ICONS);
    let native = read_native(cx, table, natives);
    if table.section == "piece" && !table.has("betza") {
        cx.input.require(table, "moves");
    }
    let mut phrases = cx.input.texts(table, "moves").unwrap_or_default();
    if let Some(text) = cx.input.text(table, "betza") {
        phrases.extend(betza_phrases(cx, &text));
        if phrases.len() > limits::PHRASES {
            let problem = ValueProblem::TooManyItems { key: "betza".into(), count: phrases.len() };
            cx.input.error(text.span.clone(), problem, Advice::AtMost { most: limits::PHRASES });
            phrases.clear();
        }
    }
    let mut motions = Vec::new();
    let mut seen: Vec<Text> = Vec::new();
    for phrase in phrases {
        motions.extend(read_phrase(cx, &phrase));
        if seen.iter().any(|other| other.value == phrase.value) {
            cx.input.warn(phrase.span.clone(), PhraseProblem::Twice, Advice::TakeOneOut);
        }
        seen.push(phrase);
    }
    let moves = if table.has("moves") { "moves" } else { "betza" };
    check_swaps(cx, &table.key_place(moves), &id, &motions);
    let mut preys = motions.iter().filter(|motion: &&Motion| !motion.prey.is_empty());
    if let Some(first) = preys.next()
        && preys.any(|other| other.prey != first.prey)
    {
        cx.input.error(table.key_place(moves), TakingProblem::OtherPrey, Advice::SamePrey);
    }
    let side = cx.input.choice(table, "side");
    let royal = cx.input.flag_or_choice(table, "royal", Royalty::Always);
    let pawn = cx.input.flag(table, "pawn");
    let confined = read_confined(cx, table, &id, royal.is_some());
    let barred = cx.zone(table, "barred");
    if let (Some(inside), Some(outside)) = (confined, barred) {
        let out = &cx.zones[outside].cells;
        if !cx.zones[inside].cells.is_empty() && cx.zones[inside].cells.iter().all(|cell| out.contains(cell)) {
            cx.input.error(table.key_place("barred"), PieceProblem::ConfinedAndBarred, Advice::NoCellLeft);
        }
    }
    let frozen = read_freezing(cx, table, &id);
    let returns = cx.piece(table, "returns");
    let returns_to = cx.input.choice(table, "returns-to").unwrap_or_default();
    if table.has("returns-to") && !table.has("returns") {
        let problem = KeyProblem::MissingBeside { given: "returns-to", key: "returns" };
        cx.input.error(
            table.key_place("returns-to"),
            problem,
            Advice::ForExample { example: "returns = \"rook\"".into() },
        );
    }
    let drop = read_drop(cx, table);
    PieceType {
        id,
        name,
        token,
        sign,
        native,
        motions,
        side,
        royal,
        pawn,
        confined,
        barred,
        frozen,
        returns,
        returns_to,
        drop,
    }
}

/// Reads the zone to which the piece with this id is always confined. Where it is confined while tests hold, this goes to the context.
fn read_confined(cx: &mut Context<'_>, table: &TomlTable<'_>, id: &str, royal: bool) -> Option<ZoneId> {
    let table = match cx.input.text_or_table(table, "confined", "piece.confined")? {
        TextOrTable::Text(_) => return cx.zone(table, "confined"),
        TextOrTable::Table(table) => table,
    };
    let zone = cx.zone(&table, "zone");
    let grace = cx.input.number(&table, "grace", 0..=u8::MAX).unwrap_or_default();
    let Some(text) = cx.input.text(&table, "while") else {
        if table.has("grace") {
            let problem = KeyProblem::MissingBeside { given: "grace", key: "while" };
            cx.input.error(table.key_place("grace"), problem, Advice::ForExample { example: WHILE.into() });
        }
        return zone;
    };
    let place = table.key_place("while");
    let tests = read_tests_of_the_board(cx, &text);
    if tests.iter().any(|test| test.none_of().is_none()) {
        cx.input.error(
            text.span.clone(),
            PieceProblem::ConfinedByNumbers,
            Advice::ForExample { example: WHILE.into() },
        );
    }
    if !royal {
        cx.input.error(place.clone(), PieceProblem::ConfinedNotRoyal { id: id.into() }, Advice::MakeRoyal);
    }
    let mut guards: Vec<PieceTypeId> = tests.iter().filter_map(PieceTest::none_of).flatten().copied().collect();
    guards.sort_unstable();
    guards.dedup();
    if guards.iter().any(|&guard| cx.pieces[guard] == id) {
        cx.input.error(text.span, PieceProblem::ConfinedWithoutItself, Advice::ForExample { example: WHILE.into() });
    }
    let kind = cx.pieces.iter().position(|piece| piece == id).filter(|_| royal);
    let refuge = kind.zip(zone).map(|(royal, zone)| Refuge { royal, zone, guards, grace });
    cx.refuges.extend(refuge.map(|refuge| (place, refuge)));
    None
}

/// An example of what confines a piece for a while.
const WHILE: &str = "while = \"no own rook or bishop\"";

/// Reads what freezes the piece with this id.
fn read_freezing(cx: &mut Context<'_>, table: &TomlTable<'_>, id: &str) -> Vec<PieceTest> {
    // The older form, for the lack of one type.
    let without = cx.piece(table, "frozen-without");
    let text = cx.input.text(table, "frozen");
    let (key, tests) = match (text, without) {
        (Some(text), _) => ("frozen", read_tests_of_the_board(cx, &text)),
        (None, Some(piece)) => ("frozen-without", vec![PieceTest::lacks(vec![piece])]),
        (None, None) => return Vec::new(),
    };
    if table.has("frozen") && table.has("frozen-without") {
        cx.input.error(table.key_place("frozen-without"), PieceProblem::FrozenTwice, Advice::TakeOneOut);
    }
    let needs_itself =
        |test: &PieceTest| test.none_of().is_some_and(|group| group.iter().any(|&one| cx.pieces[one] == id));
    if tests.iter().any(needs_itself) {
        cx.input.error(table.place(key), PieceProblem::FrozenWithoutItself, Advice::AnotherPiece);
    }
    tests
}

fn read_drop(cx: &mut Context<'_>, table: &TomlTable<'_>) -> DropRule {
    let Some(drop) = cx.input.table(table, "drop", "piece.drop") else { return DropRule::default() };
    let one = cx.input.flag(&drop, "one-per-file").then_some(1);
    let most = cx.input.number(&drop, "most-per-file", 1..=98);
    if one.is_some() && most.is_some() {
        cx.input.error(drop.key_place("most-per-file"), PieceProblem::TwoFileLimits, Advice::TakeOneOut);
    }
    DropRule {
        barred: cx.zone(&drop, "barred"),
        only: cx.zone(&drop, "only"),
        per_file: most.or(one),
        held_as: cx.piece(&drop, "held-as"),
        no_mate: cx.input.flag(&drop, "no-mate"),
        no_check: cx.input.flag(&drop, "no-check"),
        stuck: cx.input.flag(&drop, "stuck"),
        endless: cx.input.flag(&drop, "endless"),
        needs: cx.input.choice(&drop, "needs"),
        opening: cx.zone(&drop, "opening"),
        first: cx.input.flag(&drop, "first"),
        // Known when all pieces have been read.
        from_start: false,
    }
}

/// Whether this is a piece's token: an optional `+`, a capital, and optional further letters.
pub(super) fn is_token(token: &str) -> bool {
    let letters = token.strip_prefix('+').unwrap_or(token);
    letters.starts_with(|letter: char| letter.is_ascii_uppercase())
        && letters.bytes().all(|byte| byte.is_ascii_alphabetic())
}

fn read_token(cx: &mut Context<'_>, table: &TomlTable<'_>, tokens: &mut Vec<String>) -> String {
    let Some(text) = cx.input.text(table, "token") else { return String::new() };
    let span: Range<usize> = text.span.clone();
    if !is_token(&text.value) {
        let advice = match text.value.chars().next() {
            Some(first) if first.is_ascii_lowercase() => Advice::TokenCapital,
            Some('{') => Advice::TokenWithoutBraces,
            Some(_) | None => Advice::TokenLetters,
        };
        cx.input.error(span, PieceProblem::TokenForm { token: (&text.value).into() }, advice);
        tokens.push(text.value.clone());
    } else {
        claim_token(cx, &text.value, span, tokens);
    }
    text.value
}

/// Adds a token to those of the pieces before, and reports if one of them has it. `span` is where it is written.
fn claim_token(cx: &mut Context<'_>, token: &str, span: Range<usize>, tokens: &mut Vec<String>) {
    if tokens.iter().any(|taken| taken == token) {
        cx.input.error(span, PieceProblem::TokenTaken { token: token.into() }, Advice::OwnToken);
        cx.tokens_valid = false;
    }
    tokens.push(token.to_owned());
}
