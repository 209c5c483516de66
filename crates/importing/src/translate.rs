//! From a variant to a game file.

use crate::castling::castlings;
use crate::draft::{Draft, Role};
use crate::endings::{endings, pass, tests};
use crate::game_file::{Capture, GameFile, Piece, Walls};
use crate::gap::{Gap, Noted, Remark};
use crate::kinds::Kind;
use crate::options;
use crate::promotions::promotions;
use crate::region::{Board, Cells};
use crate::side::Side;
use crate::start::Form;
use crate::variant::{Enclosing, Variant, Walling};
use variorum_betza::phrases::{First, Passing, Place, phrases};
use variorum_betza::{Mode, Moves, Way};
use variorum_gamedef::placement::row;

/// A translated variant.
pub(crate) struct Translated {
    /// The text of the game file, as far as it can be said; `None` if nothing can.
    pub(crate) text: Option<String>,
    pub(crate) gaps: Vec<Noted<Gap>>,
    pub(crate) remarks: Vec<Noted<Remark>>,
}

/// Translates a variant into a game with this id.
pub(crate) fn translate(variant: &Variant, id: &str) -> Translated {
    let mut gaps = variant.gaps.clone();
    gaps.extend(options::without_words(&variant.given).into_iter().map(|option| variant.noted(option, Gap::NoWord)));
    let draft = match Draft::new(variant, false).map(|draft| unmirrored(variant, draft)) {
        Ok(draft) => draft,
        Err(gap) => {
            gaps.push(*gap);
            return Translated { text: None, gaps, remarks: variant.remarks.clone() };
        }
    };
    let mut draft = draft;
    let game = game(&mut draft, id);
    gaps.append(&mut draft.gaps);
    let mut seen: Vec<Noted<Gap>> = Vec::new();
    gaps.retain(|gap| {
        let new = !seen.contains(gap);
        seen.push(gap.clone());
        new
    });
    gaps.sort_by_key(|gap| (gap.mark.is_none(), gap.mark.as_ref().map(|mark| mark.span.start)));
    let mut remarks = variant.remarks.clone();
    remarks.append(&mut draft.remarks);
    Translated { text: Some(game.text()), gaps, remarks }
}

/// Where the sides' rules differ because both play in the same direction, a board that is not mirrored says it better.
fn unmirrored<'v>(variant: &'v Variant, draft: Draft<'v>) -> Draft<'v> {
    let splits = |draft: &Draft<'_>| draft.roles.iter().any(|role| role.id.starts_with("black-"));
    let directed = |role: &Role| {
        let moves = draft.moves(role.form.kind);
        let turned = |steps: &[(i8, i8)]| steps.iter().all(|&(right, ahead)| steps.contains(&(right, -ahead)));
        role.form.kind.is("soldier") || !moves.iter().all(|moves| turned(&moves.steps) && moves.is_mirrored())
    };
    let below = variant.enclosing == Some(Enclosing::Top);
    let unlike = |draft: &Draft<'_>| splits(draft) || !draft.walls_alike() || below && !draft.unmirrored;
    if !unlike(&draft) || draft.roles.iter().any(directed) {
        return draft;
    }
    match Draft::new(variant, true) {
        Ok(other) if !unlike(&other) => other,
        Ok(_) | Err(_) => draft,
    }
}

fn game(draft: &mut Draft<'_>, id: &str) -> GameFile {
    let variant = draft.variant;
    // Zones are named after their first use.
    let promotions = promotions(draft);
    let pieces = pieces(draft);
    let (castlings, partners) = castlings(draft);
    let endings = endings(draft);
    let tests = tests(draft);
    let walls = walls(draft);
    let gating = draft.gating();
    if gating.is_some() && walls.as_ref().is_some_and(|walls| *walls != Walls::Fixed) {
        draft.gap("wallingRule", Gap::NoWord);
    }
    if variant.chess960 {
        draft.remarks.push(variant.noted("chess960", Remark::RandomStart));
    }
    let capture = capture(draft);
    let walls = walls.or_else(|| capture.remains.then_some(Walls::Fixed));
    let zones = draft.zones.0.iter().map(|(name, cells)| (name.clone(), draft.board.zone(cells))).collect();
    GameFile {
        id: id.to_owned(),
        name: title(&variant.name),
        files: draft.board.files,
        ranks: draft.board.ranks,
        unmirrored: draft.unmirrored,
        zones,
        pieces,
        walls,
        promotions,
        castlings,
        pass: pass(draft),
        capture,
        gating,
        endings,
        tests,
        position: position(draft, &draft.unmoved(&partners)),
    }
}

/// What captures do besides, and whether they are compulsory.
fn capture(draft: &mut Draft<'_>) -> Capture {
    let variant = draft.variant;
    let of = |belongs: &dyn Fn(&Role) -> bool| -> Vec<String> {
        draft.roles.iter().filter(|role| belongs(role)).map(|role| role.id.clone()).collect()
    };
    let immune = |role: &Role| variant.blast_immune.has(role.form.kind);
    let petrified = |role: &Role| variant.petrified.has(role.form.kind);
    let remains = draft.roles.iter().any(petrified);
    let spares = of(&|role| variant.blast && (role.form.kind.is("pawn") || immune(role)));
    let perish = match variant.blast {
        true if draft.roles.iter().any(immune) => of(&|role| !immune(role)),
        true => Vec::new(),
        false => of(&|role| petrified(role) && !never_captures(draft, role)),
    };
    // Where captures explode, something remains of every captor, or of none.
    let unlike = |role: &Role| !immune(role) && !petrified(role) && !never_captures(draft, role);
    let uneven = variant.blast && remains && draft.roles.iter().any(unlike);
    let unsaid = remains && matches!(variant.walling, Some(Walling::Duck));
    if uneven || unsaid {
        draft.gap("petrifyOnCaptureTypes", Gap::NoWord);
    }
    Capture { compulsory: variant.must_capture, blast: variant.blast, spares, perish, remains, flips: flips(draft) }
}

/// Must a type not capture, because it is royal and would perish?
fn never_captures(draft: &Draft<'_>, role: &Role) -> bool {
    let (variant, kind) = (draft.variant, role.form.kind);
    let perishes = variant.blast && !variant.blast_immune.has(kind) || variant.petrified.has(kind);
    role.rules.royal.is_some() && perishes
}

/// Which pieces change sides; a gap if some cannot.
fn flips(draft: &mut Draft<'_>) -> Option<&'static str> {
    let flips = draft.variant.flips?;
    // A type that only one side has cannot change sides.
    let bound = |role: &Role| role.rules.royal.is_some() || role.sides.len() == 1 && role.id.starts_with("black-");
    if draft.roles.iter().any(bound) {
        draft.gap("flipEnclosedPieces", Gap::NoWord);
    }
    Some(flips)
}

/// The cells that nothing enters, and how they become more.
fn walls(draft: &mut Draft<'_>) -> Option<Walls> {
    let cells = draft.seen(Side::White, &draft.variant.walling_region[Side::White]);
    let everywhere = cells == draft.board.all();
    if !draft.walls_alike() {
        draft.gap("wallingRegion", Gap::NoWord);
    }
    let spot = match draft.variant.walling {
        None => return (!draft.start.walls.is_empty()).then_some(Walls::Fixed),
        Some(Walling::Duck) if !everywhere => {
            draft.gap("wallingRegion", Gap::NoWord);
            return Some(Walls::Duck);
        }
        Some(Walling::Duck) => return Some(Walls::Duck),
        Some(Walling::Arrow) => Some("reached"),
        Some(Walling::Edge) => Some("edge"),
        Some(Walling::Past) => Some("left"),
        Some(Walling::Static) => None,
    };
    let zone = (!everywhere).then(|| draft.zone(&cells, "wall-zone"));
    Some(Walls::Put { spot, zone })
}

/// A variant's name as a title.
fn title(name: &str) -> String {
    let words = name.replace(['-', '_'], " ");
    let mut letters = words.chars();
    letters.next().map(|first| first.to_ascii_uppercase()).into_iter().chain(letters).collect()
}

fn pieces(draft: &mut Draft<'_>) -> Vec<Piece> {
    let roles = draft.roles.clone();
    let mut pieces: Vec<Piece> = roles.iter().map(|role| piece(draft, role)).collect();
    // What no type returns as may be in hand only if its table says so.
    let in_hand = |role: &Role| role.rules.drop.is_some() && role.rules.held_as.is_none();
    for at in (0..roles.len()).filter(|&at| in_hand(&roles[at])) {
        pieces[at].held = pieces.iter().all(|piece| piece.returns.as_ref() != Some(&roles[at].id));
    }
    pieces
}

fn piece(draft: &mut Draft<'_>, role: &Role) -> Piece {
    let variant = draft.variant;
    let rules = &role.rules;
    let side = role.sides.first().copied().unwrap_or(Side::White);
    let all = draft.board.all();
    let mut moves = if role.form.kind.is("soldier") && variant.soldier_rank > 1 {
        let far: Cells = all.iter().copied().filter(|cell| usize::from(cell.1) + 1 >= variant.soldier_rank).collect();
        let zone = draft.zone(&far, "far-side");
        vec!["step forward orthogonal".to_owned(), format!("step sideways orthogonal, from {zone}")]
    } else {
        let place = place(draft, role);
        let mut moves = draft.moves(role.form.kind).to_vec();
        if rules.turned {
            // Black's pieces are turned round, not mirrored.
            moves.iter_mut().for_each(Moves::mirror);
        }
        for moves in &mut moves {
            // Which types capture en passant is said by an option, not by their moves.
            let alone = !moves.staying && moves.then.is_none();
            moves.en_passant = moves.mode == Mode::Capturing && moves.way == Way::Leap && alone;
        }
        if never_captures(draft, role) {
            // A royal piece would lose itself.
            moves.retain(|moves| moves.mode != Mode::Capturing);
            moves.iter_mut().for_each(|moves| moves.mode = Mode::Moving);
        }
        if variant.mutually_immune.has(role.form.kind) {
            // What it captures is named, which a phrase of moves alone cannot do.
            let (both, mut others): (Vec<Moves>, Vec<Moves>) =
                moves.into_iter().partition(|moves| moves.mode == Mode::Both);
            for mode in [Mode::Moving, Mode::Capturing] {
                others.extend(both.iter().cloned().map(|moves| Moves { mode, ..moves }));
            }
            moves = others;
        }
        let mut found = phrases(&moves, &place);
        if let Some(cells) = &rules.triple {
            let first = First::From(draft.zone(cells, "triple-step-zone"));
            let doubles: Vec<Moves> = moves.into_iter().filter(|moves| moves.first).collect();
            let doubles = phrases(&doubles, &Place { first, ..place });
            let steps = doubles.iter().filter_map(|phrase| phrase.strip_prefix("double "));
            found.extend(steps.map(|rest| format!("advance up to 3 {rest}")));
        }
        found
    };
    moves.extend(along_lines(draft, role));
    let confined = rules.mobility.as_ref().map(|cells| draft.zone(cells, &format!("{}-zone", role.id)));
    let barred = barred(draft, role);
    let drop = drop_rules(draft, role);
    let returns = (variant.captures_to_hand && (variant.drops || draft.lets_in()) && rules.royal.is_none())
        .then(|| Form::of(if variant.drop_loop { role.form.kind } else { role.form.was.unwrap_or(role.form.kind) }))
        // What can never be dropped might as well vanish.
        .filter(|form| variant.drop_one_per_file != Some(form.kind) || variant.drop_per_file > 0)
        .and_then(|form| {
            let returned = draft.role(form, side.other())?.id.clone();
            let back = draft.role(form, side).filter(|_| role.sides.len() > 1);
            Some((back.is_none_or(|back| back.id == returned), returned))
        });
    if returns.as_ref().is_some_and(|(same, _)| !same) {
        // It would return one type to White and another to Black.
        draft.gap("capturesToHand", Gap::NoWord);
    }
    let returns = returns.map(|(_, returned)| returned);
    let only = rules.royal.is_some() && role.sides.len() == 1;
    Piece {
        id: role.id.clone(),
        name: role.name.clone(),
        token: role.token.clone(),
        icon: role.icon,
        promoted: role.token.starts_with('+'),
        side: only.then(|| side.word()),
        moves,
        royal: rules.royal,
        pawn: rules.quiet,
        confined,
        barred,
        returns,
        drop,
        held: false,
    }
}

/// What a type may do besides along the diagonal lines of a board, as in the palaces of janggi.
fn along_lines(draft: &mut Draft<'_>, role: &Role) -> Option<String> {
    let [white, black] = Side::BOTH.map(|side| draft.seen(side, &draft.variant.diagonal_lines));
    if white.is_empty() && black.is_empty() {
        return None;
    }
    let kind = role.form.kind;
    let general = kind == Kind::KING && !draft.variant.custom_king && draft.betza(kind) == "W";
    let steps = kind.is("wazir") || general;
    let (motion, sparing) = if steps {
        ("step diagonal", "")
    } else if kind.is("soldier") {
        ("step forward diagonal", "")
    } else if kind.is("rook") {
        ("slide diagonal", "")
    } else if kind.is("janggiCannon") {
        ("hop diagonal", ", sparing")
    } else {
        return None;
    };
    if white != black {
        draft.gap("diagonalLines", Gap::NoWord);
    }
    let zone = draft.zone(&white, "diagonals");
    Some(format!("{motion}{sparing}, from {zone}, to {zone}"))
}

/// Where first moves begin and captures en passant end.
fn place(draft: &mut Draft<'_>, role: &Role) -> Place {
    let all = draft.board.all();
    let first = match &role.rules.first {
        None => First::Never,
        Some(cells) if *cells == all => First::Always,
        Some(cells) => First::From(draft.zone(cells, "first-step-zone")),
    };
    let passing = match &role.rules.passing {
        None => Passing::Never,
        Some(cells) if *cells == all => Passing::Always,
        Some(cells) => Passing::To(draft.zone(cells, "passing-zone")),
    };
    let immune = |other: &&Role| draft.variant.mutually_immune.has(other.form.kind);
    let spared = if immune(&role) {
        draft.roles.iter().filter(immune).map(|other| other.id.clone()).collect()
    } else {
        Vec::new()
    };
    Place { first, passing, spared }
}

/// Cells that a type may not enter because it could never leave them, where it does not promote there.
fn barred(draft: &mut Draft<'_>, role: &Role) -> Option<String> {
    let rules = &role.rules;
    let mut cells = closed(draft, role);
    if draft.variant.immobility_illegal {
        let mut stuck = draft.stuck(role.form.kind, None, true);
        let zones = rules.fixed.iter().map(|(zone, _)| zone).chain(rules.choice.iter().map(|(zone, _)| zone));
        zones.for_each(|zone| stuck.retain(|cell| !zone.contains(cell)));
        cells.extend(stuck);
    }
    cells.retain(|cell| rules.mobility.as_ref().is_none_or(|mobility| mobility.contains(cell)));
    // A type without any moves never enters a cell.
    let moves = !draft.moves(role.form.kind).is_empty();
    (moves && !cells.is_empty()).then(|| draft.zone(&cells, "dead-end"))
}

/// Where a pawn would have to promote and cannot become anything.
fn closed(draft: &Draft<'_>, role: &Role) -> Cells {
    let (variant, rules) = (draft.variant, &role.rules);
    let side = role.sides.first().copied().unwrap_or(Side::White);
    let must = variant.must_promote_pawns && variant.promotion_pawns[side].has(role.form.kind);
    let nothing = rules.choice.is_none() && rules.fixed.is_none();
    if must && nothing { draft.seen(side, &variant.promotion_region[side]) } else { Cells::new() }
}

fn drop_rules(draft: &mut Draft<'_>, role: &Role) -> Vec<String> {
    let Some(allowed) = &role.rules.drop else { return Vec::new() };
    let (variant, kind) = (draft.variant, role.form.kind);
    let mut stuck = draft.stuck(kind, role.rules.mobility.as_ref(), false);
    let mut drop = Vec::new();
    if allowed.iter().any(|cell| stuck.contains(cell)) {
        drop.push("stuck = true".to_owned());
        stuck.clear();
    }
    let barred: Cells = draft.board.all().into_iter().filter(|cell| !allowed.contains(cell)).collect();
    if barred.iter().any(|cell| !stuck.contains(cell)) {
        let shorter = draft.board.zone(&barred).len() <= draft.board.zone(allowed).len();
        let (key, cells) = if shorter { ("barred", &barred) } else { ("only", allowed) };
        drop.push(format!("{key} = \"{}\"", draft.zone(cells, "drop-zone")));
    }
    if variant.drop_one_per_file == Some(kind) {
        match variant.drop_per_file {
            1 => drop.push("one-per-file = true".to_owned()),
            most => drop.push(format!("most-per-file = {most}")),
        }
    }
    if let Some(opening) = &role.rules.opening {
        drop.push(format!("opening = \"{}\"", draft.zone(opening, "opening")));
    }
    if let Some(enclosing) = variant.enclosing {
        let need = match enclosing {
            Enclosing::Reversi => "enclosing",
            Enclosing::Ataxx => "beside-own",
            Enclosing::Snort => "apart",
            Enclosing::Top => "supported",
        };
        drop.push(format!("needs = \"{need}\""));
    }
    if let Some(held) = role.rules.held_as {
        // The side that has this role has the other form too.
        let side = role.sides.first().copied().unwrap_or(Side::White);
        if let Some(held) = draft.role(Form::of(held), side) {
            drop.push(format!("held-as = \"{}\"", held.id));
        }
    }
    if variant.free_drops {
        drop.push("endless = true".to_owned());
    }
    // The other program asks it of kings alone.
    let king = |role: &Role| role.rules.royal.is_some() && role.form.kind == Kind::KING;
    if !variant.drop_checks && draft.roles.iter().any(king) {
        drop.push("no-check = true".to_owned());
    }
    if variant.drop_no_mate && kind.is("shogiPawn") {
        drop.push("no-mate = true".to_owned());
    }
    if variant.must_drop && variant.must_drop_kinds.has(kind) {
        drop.push("first = true".to_owned());
    }
    drop
}

/// The start position; `partners` are the cells of pieces that may castle.
fn position(draft: &Draft<'_>, partners: &[(u8, u8)]) -> String {
    let token = |cell: (u8, u8)| {
        if draft.start.walls.contains(&cell) {
            return Some("*".to_owned());
        }
        let placed = draft.start.pieces.get(&cell)?;
        draft.role(placed.form, placed.side).map(|role| token(role, placed.side))
    };
    let rows = (0..draft.board.ranks).rev().map(|rank| row((0..draft.board.files).map(|file| token((file, rank)))));
    let rows: Vec<String> = rows.collect();
    let side = match draft.start.to_move {
        Side::White => "w",
        Side::Black => "b",
    };
    let partners: Vec<String> = partners.iter().map(|&cell| Board::name(cell)).collect();
    let partners = if partners.is_empty() { "-".to_owned() } else { partners.join(",") };
    format!("{}{} {side} {partners} - 0 1", rows.join("/"), hands(draft))
}

fn hands(draft: &Draft<'_>) -> String {
    if draft.roles.iter().all(|role| role.rules.drop.is_none()) && !draft.lets_in() {
        return String::new();
    }
    let mut text = String::new();
    if draft.variant.free_drops {
        for side in Side::BOTH {
            let held = draft.hands[side].iter().filter_map(|&kind| draft.role(Form::of(kind), side));
            text.extend(held.map(|role| token(role, side)));
        }
        return format!("[{text}]");
    }
    for (&(side, kind), &count) in &draft.start.hands {
        if let Some(role) = draft.role(Form::of(kind), side) {
            text += &token(role, side).repeat(count.min(512));
        }
    }
    format!("[{text}]")
}

/// A token in a position: braces around several letters, small letters for Black.
fn token(role: &Role, side: Side) -> String {
    let token = match side {
        Side::White => role.token.clone(),
        Side::Black => role.token.to_lowercase(),
    };
    if token.trim_start_matches('+').len() > 1 { format!("{{{token}}}") } else { token }
}
