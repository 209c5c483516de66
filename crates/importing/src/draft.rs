//! A variant on its way to a game file: which types of piece either side can have, by which rules, and what they are called.

use std::collections::{BTreeMap, BTreeSet};

use variorum_gamedef::board::MAX_CELLS;

use crate::gap::{Gap, Noted, Remark};
use crate::kinds::{Kind, with_moves};
use crate::mark::Part;
use crate::region::{Board, Cells, Region};
use crate::royals::Royalty;
use crate::side::{BySide, Side};
use crate::start::{Form, Start};
use crate::variant::Variant;
use variorum_betza::{self as betza, BetzaGap, Mode, Moves, Way};

/// A variant on its way to a game file.
pub(crate) struct Draft<'v> {
    pub(crate) variant: &'v Variant,
    pub(crate) board: Board,
    /// Both sides play in the same direction.
    pub(crate) unmirrored: bool,
    pub(crate) start: Start,
    /// What either side can have on the board.
    pub(crate) forms: BySide<BTreeSet<Form>>,
    /// What either side can have in hand.
    pub(crate) hands: BySide<BTreeSet<Kind>>,
    /// The moves of every type, without those of pawns from their region.
    moves: BTreeMap<Kind, Vec<Moves>>,
    pub(crate) roles: Vec<Role>,
    pub(crate) zones: Zones,
    pub(crate) gaps: Vec<Noted<Gap>>,
    pub(crate) remarks: Vec<Noted<Remark>>,
}

/// A type of piece of the game file.
#[derive(Clone, Debug)]
pub(crate) struct Role {
    pub(crate) form: Form,
    /// Who can have it.
    pub(crate) sides: Vec<Side>,
    pub(crate) rules: Rules,
    pub(crate) id: String,
    pub(crate) name: String,
    pub(crate) token: String,
    /// Its drawing; a type without one is drawn as its letter.
    pub(crate) icon: Option<&'static str>,
}

/// The rules of a type for a side; cells as that side's player sees them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Rules {
    pub(crate) royal: Option<Royalty>,
    /// Where it may make first moves; `None` if it has none.
    pub(crate) first: Option<Cells>,
    /// Where three steps begin instead.
    pub(crate) triple: Option<Cells>,
    /// Where it may capture en passant; `None` if it may not.
    pub(crate) passing: Option<Cells>,
    pub(crate) mobility: Option<Cells>,
    /// Where it becomes one of several types.
    pub(crate) choice: Option<(Cells, Vec<Form>)>,
    /// Where it becomes its promoted type.
    pub(crate) fixed: Option<(Cells, Form)>,
    /// Where it may be dropped; `None` if it is never in hand.
    pub(crate) drop: Option<Cells>,
    /// The type in hand in whose place it may be dropped.
    pub(crate) held_as: Option<Kind>,
    /// Where alone it may be dropped while a cell there is empty.
    pub(crate) opening: Option<Cells>,
    /// Its moves to the left and to the right are exchanged, since it is Black's.
    pub(crate) turned: bool,
    /// Its moves reset the count of quiet turns.
    pub(crate) quiet: bool,
    /// Where it wins.
    pub(crate) flag: Option<Cells>,
    /// The regions that such pieces connect.
    pub(crate) connects: Option<(Cells, Cells)>,
}

/// The zones of a game file, with their names.
#[derive(Clone, Debug, Default)]
pub(crate) struct Zones(pub(crate) Vec<(String, Cells)>);

impl Zones {
    /// The name of the zone with these cells; a new one is called after its rank, or as proposed.
    pub(crate) fn name(&mut self, board: Board, cells: &Cells, proposed: &str) -> String {
        if let Some((name, _)) = self.0.iter().find(|(_, known)| known == cells) {
            return name.clone();
        }
        let proposed = rank_name(board, cells).unwrap_or(proposed);
        let name = unique(proposed, |name| self.0.iter().any(|(known, _)| known == name));
        self.0.push((name.clone(), cells.clone()));
        name
    }
}

/// What a single rank is called.
fn rank_name(board: Board, cells: &Cells) -> Option<&'static str> {
    const NAMES: [&str; 6] = ["first-rank", "second-rank", "third-rank", "fourth-rank", "fifth-rank", "sixth-rank"];
    let rank = cells.first()?.1;
    let whole = cells.len() == usize::from(board.files) && cells.iter().all(|cell| cell.1 == rank);
    if rank + 1 == board.ranks {
        return whole.then_some("last-rank");
    }
    NAMES.get(usize::from(rank)).copied().filter(|_| whole)
}

/// A name, with a number at its end if it is taken.
pub(crate) fn unique(name: &str, taken: impl Fn(&str) -> bool) -> String {
    let numbered = (2..).map(|number| format!("{name}-{number}"));
    std::iter::once(name.to_owned()).chain(numbered).find(|name| !taken(name)).unwrap_or_default()
}

impl<'v> Draft<'v> {
    /// Finds the types of piece and their rules; `None` if there is no board or no start position to begin with.
    pub(crate) fn new(variant: &'v Variant, unmirrored: bool) -> Result<Self, Box<Noted<Gap>>> {
        let (files, ranks) = (variant.files, variant.ranks);
        let size = |count: usize, most: u8| u8::try_from(count).ok().filter(|count| (1..=most).contains(count));
        let board = match (size(files, 26), size(ranks, 99)) {
            (Some(files), Some(ranks)) if usize::from(files) * usize::from(ranks) <= MAX_CELLS => {
                Board { files, ranks }
            }
            _ => {
                let option = if files > 26 { "maxFile" } else { "maxRank" };
                return Err(Box::new(variant.noted(option, Gap::BoardTooLarge { files, ranks })));
            }
        };
        let start = Start::read(variant, board).map_err(|(position, part)| {
            Box::new(variant.noted_at("startFen", Part::OfValue(part), Gap::Start { position }))
        })?;
        let none = || BySide { white: BTreeSet::new(), black: BTreeSet::new() };
        let mut draft = Self {
            variant,
            board,
            unmirrored,
            start,
            forms: none(),
            hands: BySide { white: BTreeSet::new(), black: BTreeSet::new() },
            moves: BTreeMap::new(),
            roles: Vec::new(),
            zones: Zones::default(),
            gaps: Vec::new(),
            remarks: Vec::new(),
        };
        draft.populate();
        draft.read_moves();
        draft.make_roles();
        draft.check_royals();
        Ok(draft)
    }

    pub(crate) fn gap(&mut self, option: &str, gap: Gap) {
        let noted = self.variant.noted(option, gap);
        if !self.gaps.contains(&noted) {
            self.gaps.push(noted);
        }
    }

    /// The name of the zone with these cells.
    pub(crate) fn zone(&mut self, cells: &Cells, proposed: &str) -> String {
        self.zones.name(self.board, cells, proposed)
    }

    /// The cells of a region as this side's player sees them.
    pub(crate) fn seen(&self, side: Side, region: &Region) -> Cells {
        let cells = region.cells(self.board);
        if self.unmirrored { cells } else { self.board.seen_by(side, &cells) }
    }

    /// Do unmoved pieces let others in from the hand?
    pub(crate) fn lets_in(&self) -> bool {
        self.variant.gating && self.variant.lets_in
    }

    /// The cells whose unmoved pieces let others in, as this side sees them.
    fn gates(&self, side: Side) -> Cells {
        let rank = if self.unmirrored {
            self.board.rank_seen_by(side, self.variant.castling_rank)
        } else {
            self.variant.castling_rank
        };
        (0..self.board.files).map(|file| (file, rank)).collect()
    }

    /// The types that may come in from the hand, and the zone where; `None` if none may.
    pub(crate) fn gating(&mut self) -> Option<(Vec<String>, String)> {
        if !self.variant.gating {
            return None;
        }
        if !self.lets_in() {
            self.gap("gating", Gap::NoWord);
            return None;
        }
        let zone = self.gates(Side::White);
        let mut ids: Vec<String> = Vec::new();
        let mut partly = zone != self.gates(Side::Black);
        for side in Side::BOTH {
            for kind in self.hands[side].clone() {
                let cells = self.drop_cells(kind, side, None);
                let inside = zone.iter().filter(|cell| cells.contains(cell)).count();
                partly |= inside != 0 && inside != zone.len();
                let id = self.role(Form::of(kind), side).map(|role| role.id.clone());
                ids.extend(id.filter(|id| inside != 0 && !ids.contains(id)));
            }
        }
        if partly {
            self.gap("seirawanGating", Gap::NoWord);
        }
        let name = self.zone(&zone, "gates");
        Some((ids, name))
    }

    /// The cells of the unmoved pieces that a position names, besides these partners for castling.
    pub(crate) fn unmoved(&self, partners: &[(u8, u8)]) -> Vec<(u8, u8)> {
        if !self.lets_in() {
            return partners.to_vec();
        }
        let mut cells = partners.to_vec();
        for letter in self.start.rights.chars() {
            let side = if letter.is_ascii_uppercase() { Side::White } else { Side::Black };
            let rank = self.board.rank_seen_by(side, self.variant.castling_rank);
            let own = |cell: &(u8, u8)| self.start.pieces.get(cell).is_some_and(|placed| placed.side == side);
            let king = |cell: &(u8, u8)| {
                self.start.pieces.get(cell).is_some_and(|placed| placed.form.kind == self.variant.castling_king[side])
            };
            let on_rank = (0..self.board.files).map(|file| (file, rank)).filter(own);
            let upper = letter.to_ascii_uppercase();
            if matches!(upper, 'K' | 'Q') {
                cells.extend(on_rank.filter(king));
            } else {
                cells.extend(on_rank.filter(|cell| u32::from(cell.0) + u32::from(b'A') == u32::from(upper)));
            }
        }
        cells.sort_unstable_by_key(|&(file, rank)| (rank, file));
        cells.dedup();
        cells
    }

    /// May both sides block the same cells, each as it sees them?
    pub(crate) fn walls_alike(&self) -> bool {
        let [white, black] = Side::BOTH.map(|side| self.seen(side, &self.variant.walling_region[side]));
        white == black
    }

    /// Are types that were promoted remembered as such?
    fn remembers_promotion(&self) -> bool {
        let variant = self.variant;
        (variant.captures_to_hand && variant.drops && !variant.drop_loop) || variant.demotion
    }

    /// What a type becomes by choice.
    pub(crate) fn choices(&self, kind: Kind, side: Side) -> Vec<Form> {
        let variant = self.variant;
        if !variant.promotion_pawns[side].has(kind) || self.seen(side, &variant.promotion_region[side]).is_empty() {
            return Vec::new();
        }
        let was = self.remembers_promotion().then_some(variant.main_pawn[side]);
        let known = variant.letters.keys().filter(|&&into| variant.promotion_pieces[side].has(into));
        known.map(|&kind| Form { kind, was }).collect()
    }

    /// The promoted type of a type.
    pub(crate) fn promoted(&self, kind: Kind, side: Side) -> Option<Form> {
        let variant = self.variant;
        let into = variant.promoted.get(&kind).filter(|into| variant.letters.contains_key(into))?;
        let possible = !self.seen(side, &variant.promotion_region[side]).is_empty();
        possible.then_some(Form { kind: *into, was: self.remembers_promotion().then_some(kind) })
    }

    /// Finds what either side can have.
    fn populate(&mut self) {
        for placed in self.start.pieces.values() {
            let was = placed.form.was.filter(|_| self.remembers_promotion());
            self.forms[placed.side].insert(Form { was, ..placed.form });
        }
        if self.variant.drops && self.variant.free_drops {
            for side in Side::BOTH {
                self.hands[side].extend(self.variant.letters.keys());
            }
        } else if self.variant.drops || self.lets_in() {
            for &(side, kind) in self.start.hands.keys() {
                self.hands[side].insert(kind);
            }
        }
        loop {
            let before = self.size();
            for side in Side::BOTH {
                for form in self.forms[side].clone() {
                    let (choices, promoted) = (self.choices(form.kind, side), self.promoted(form.kind, side));
                    self.forms[side].extend(choices);
                    self.forms[side].extend(promoted);
                    if self.variant.demotion {
                        self.forms[side].extend(form.was.map(Form::of));
                    }
                    let back = self.variant.captures_to_hand && (self.variant.drops || self.lets_in());
                    if back && !self.is_royal(form.kind) {
                        let held = form.was.unwrap_or(form.kind);
                        // What can never be dropped might as well vanish.
                        if self.variant.drop_one_per_file != Some(held) || self.variant.drop_per_file > 0 {
                            self.hands[side.other()].insert(held);
                        }
                    }
                }
                let mut dropped: Vec<Form> = self.hands[side].iter().copied().map(Form::of).collect();
                if self.variant.drop_promoted {
                    dropped.extend(self.hands[side].iter().filter_map(|&held| self.promoted(held, side)));
                }
                self.forms[side].extend(dropped);
            }
            if self.size() == before {
                break;
            }
        }
    }

    fn size(&self) -> usize {
        Side::BOTH.map(|side| self.forms[side].len() + self.hands[side].len()).iter().sum()
    }

    fn read_moves(&mut self) {
        let reach = self.board.files.max(self.board.ranks).saturating_sub(1);
        let forms: BTreeSet<Kind> =
            Side::BOTH.iter().flat_map(|&side| self.forms[side].iter().map(|form| form.kind)).collect();
        self.read_idle_moves(&forms, reach);
        for kind in forms {
            let text = self.betza(kind);
            match betza::read_within(&text, reach) {
                Ok(mut moves) => {
                    moves.iter_mut().for_each(|moves| moves.sparing = kind.is("janggiCannon"));
                    let leaps = |moves: &Moves| moves.first && moves.way == Way::Leap && moves.shape.0 == 2;
                    if moves.iter().any(leaps) && self.has_passing() {
                        self.moves_gap(
                            kind,
                            &text,
                            betza::Faulty { part: text.clone(), at: 0, gap: BetzaGap::PassingLeap },
                        );
                    }
                    self.moves.insert(kind, moves);
                }
                Err(faulty) => {
                    for faulty in faulty {
                        self.moves_gap(kind, &text, faulty);
                    }
                }
            }
        }
    }

    /// Reports moves that cannot be said of types that the variant defines but nobody can have.
    fn read_idle_moves(&mut self, forms: &BTreeSet<Kind>, reach: u8) {
        let variant = self.variant;
        let idle = |kind: &Kind| !forms.contains(kind) && variant.own.contains(&kind.option());
        for (&kind, text) in variant.betza.iter().filter(|(kind, _)| idle(kind)) {
            for faulty in betza::read_within(text, reach).err().unwrap_or_default() {
                self.moves_gap(kind, text, faulty);
            }
        }
    }

    fn moves_gap(&mut self, kind: Kind, moves: &str, faulty: betza::Faulty) {
        let betza::Faulty { part, at, gap } = faulty;
        let gap = Gap::Moves { moves: moves.to_owned(), part, character: at + 1, betza: gap };
        self.gap(&kind.option(), gap);
    }

    fn has_passing(&self) -> bool {
        Side::BOTH.iter().any(|&side| !self.seen(side, &self.variant.passing_region[side]).is_empty())
    }

    /// The moves of a type in Betza notation, with the double step of pawns.
    pub(crate) fn betza(&self, kind: Kind) -> String {
        let own = self.variant.betza.get(&kind).cloned();
        let text = own.or_else(|| kind.named().map(|named| named.betza.to_owned())).unwrap_or_default();
        if kind.is("pawn") { format!("{text}ifmnD") } else { text }
    }

    /// The moves of a type.
    pub(crate) fn moves(&self, kind: Kind) -> &[Moves] {
        self.moves.get(&kind).map_or(&[], Vec::as_slice)
    }

    /// Where a type has no moves at all, or none without capture.
    pub(crate) fn stuck(&self, kind: Kind, mobility: Option<&Cells>, quiet_only: bool) -> Cells {
        let all = self.board.all();
        let target = |(file, rank): (u8, u8), (right, ahead): (i8, i8)| {
            let file = i16::from(file) + i16::from(right);
            let rank = i16::from(rank) + i16::from(ahead);
            let cell = (u8::try_from(file).ok()?, u8::try_from(rank).ok()?);
            (all.contains(&cell) && mobility.is_none_or(|cells| cells.contains(&cell))).then_some(cell)
        };
        let counts = |moves: &&Moves| match moves.mode {
            Mode::Capturing => !moves.first && !quiet_only,
            Mode::Both | Mode::Moving => !moves.first,
        };
        let moves = self.moves(kind).iter().filter(counts);
        let steps: Vec<(i8, i8)> = moves.flat_map(|moves| moves.steps.iter().copied()).collect();
        let stuck = |cell: &(u8, u8)| !steps.iter().any(|&step| target(*cell, step).is_some());
        all.iter().copied().filter(stuck).collect()
    }

    fn rules(&self, form: Form, side: Side) -> Rules {
        let (variant, kind) = (self.variant, form.kind);
        let seen = |region: &Region| self.seen(side, region);
        let some = |cells: Cells| Some(cells).filter(|cells| !cells.is_empty());
        let zone = seen(&variant.promotion_region[side]);
        let has_first = self.moves(kind).iter().any(|moves| moves.first);
        let first_from = |region: &Region| if has_first && variant.double_step { seen(region) } else { Cells::new() };
        let triples = first_from(&variant.triple_region[side]);
        // Three steps are up to three.
        let mut doubles = first_from(&variant.double_region[side]);
        doubles.retain(|cell| !triples.contains(cell));
        let passes = variant.passing_kinds[side].has(kind) && self.doubles();
        let mobility = variant.mobility.get(&(kind, side)).map(seen).and_then(some);
        let choices = self.choices(kind, side);
        let connect = &variant.connect;
        let connects = connect.kinds.has(kind).then(|| (seen(&connect.from[side]), seen(&connect.to[side])));
        let connects = connects.filter(|(from, to)| !from.is_empty() && !to.is_empty());
        let flag = variant.flag_kinds[side].has(kind).then(|| seen(&variant.flag_region[side])).and_then(some);
        // Promoted types may be dropped in place of what they were.
        let held_as = form.was.filter(|was| {
            variant.drop_promoted && variant.promoted.get(was) == Some(&kind) && self.hands[side].contains(was)
        });
        let held = form.was.is_none() && self.hands[side].contains(&kind) || held_as.is_some();
        Rules {
            royal: self.royalty(kind, side),
            first: some(doubles),
            triple: some(triples),
            passing: passes.then(|| seen(&variant.passing_region[side])).and_then(some),
            choice: (!choices.is_empty()).then(|| (zone.clone(), choices)),
            fixed: self.promoted(kind, side).map(|promoted| (zone, promoted)),
            drop: (held && variant.drops).then(|| self.drop_cells(kind, side, mobility.as_ref())),
            held_as,
            opening: some(seen(&variant.enclosing_start))
                .filter(|_| held && variant.drops && variant.enclosing.is_some()),
            turned: side == Side::Black && self.moves(kind).iter().any(|moves| !moves.is_mirrored()),
            quiet: variant.quiet_kinds[side].has(kind),
            mobility,
            flag,
            connects,
        }
    }

    /// Does any piece make double steps?
    fn doubles(&self) -> bool {
        let doubling = |kinds: &[Moves]| kinds.iter().any(|moves| moves.first && moves.way == Way::Lame);
        let somewhere = |side: Side| !self.variant.double_region[side].cells(self.board).is_empty();
        self.variant.double_step
            && self.moves.values().any(|moves| doubling(moves))
            && Side::BOTH.into_iter().any(somewhere)
    }

    fn drop_cells(&self, kind: Kind, side: Side, mobility: Option<&Cells>) -> Cells {
        let variant = self.variant;
        let mut cells = self.seen(side, &variant.drop_region[side]);
        cells.retain(|cell| mobility.is_none_or(|mobility| mobility.contains(cell)));
        if kind.is("pawn") {
            let zone = self.seen(side, &variant.promotion_region[side]);
            cells.retain(|cell| variant.promotion_zone_pawn_drops || !zone.contains(cell));
            cells.retain(|cell| variant.first_rank_pawn_drops || cell.1 != 0);
        }
        if variant.immobility_illegal {
            let stuck = self.stuck(kind, mobility, true);
            cells.retain(|cell| !stuck.contains(cell));
        }
        cells
    }

    /// One type of the game file for each form, or two where the rules of the sides differ.
    fn make_roles(&mut self) {
        let forms: BTreeSet<Form> = self.forms.white.union(&self.forms.black).copied().collect();
        let split = self.split_forms(&forms);
        for form in forms {
            let sides: Vec<Side> = Side::BOTH.into_iter().filter(|&side| self.forms[side].contains(&form)).collect();
            let Some(&first) = sides.first() else { continue };
            if split.contains(&form) {
                for side in sides {
                    let rules = self.rules(form, side);
                    self.add_role(form, vec![side], rules, side == Side::Black);
                }
            } else {
                let rules = self.rules(form, first);
                self.add_role(form, sides, rules, false);
            }
        }
    }

    /// The forms for which the sides have types of their own: their rules differ, or they become such a form.
    fn split_forms(&self, forms: &BTreeSet<Form>) -> BTreeSet<Form> {
        let of_both = |form: &&Form| Side::BOTH.into_iter().all(|side| self.forms[side].contains(form));
        let mut alike = Vec::new();
        let mut split = BTreeSet::new();
        for &form in forms.iter().filter(of_both) {
            let [white, black] = Side::BOTH.map(|side| self.rules(form, side));
            if white == black {
                alike.push((form, white));
            } else {
                split.insert(form);
            }
        }
        loop {
            let becomes_split = |(form, rules): &(Form, Rules)| {
                let choices = rules.choice.iter().flat_map(|(_, forms)| forms).copied();
                let fixed = rules.fixed.iter().map(|&(_, form)| form);
                let held = rules.held_as.or(form.was).map(Form::of);
                choices.chain(fixed).chain(held).any(|other| split.contains(&other))
            };
            let (more, rest): (Vec<_>, Vec<_>) = alike.into_iter().partition(becomes_split);
            if more.is_empty() {
                return split;
            }
            split.extend(more.into_iter().map(|(form, _)| form));
            alike = rest;
        }
    }

    fn add_role(&mut self, form: Form, sides: Vec<Side>, rules: Rules, blacks_own: bool) {
        let variant = self.variant;
        let letter = |kind: Kind| variant.letters.get(&kind).map_or('X', char::to_ascii_uppercase);
        // A piece is named after what it was, unless that had a choice.
        let (named, promoted) = match form.was {
            Some(was) if variant.promoted.get(&was) == Some(&form.kind) => (was, true),
            Some(_) => (form.kind, true),
            None => (form.kind, false),
        };
        let (id, name, icon) = self.called(named, &sides);
        let mut token = format!("{}{}", if promoted { "+" } else { "" }, letter(named));
        let (mut id, mut name) = if promoted {
            (format!("promoted-{id}"), format!("Promoted {}", uncapitalised(&name)))
        } else {
            (id, name)
        };
        if blacks_own {
            token.push('b');
            id = format!("black-{id}");
            name = format!("Black {}", uncapitalised(&name));
            if !promoted {
                let remark = Remark::Split { letter: letter(named), token: token.clone() };
                self.remarks.push(Noted { mark: None, option: variant.name.clone(), what: remark });
            }
        }
        let taken = |token: &str| self.roles.iter().any(|role| role.token == token);
        let longer = ('a'..='z').map(|more| format!("{token}{more}"));
        let token = std::iter::once(token.clone()).chain(longer).find(|token| !taken(token)).unwrap_or(token);
        let id = unique(&id, |id| id == "wall" || self.roles.iter().any(|role| role.id == id));
        self.roles.push(Role { form, sides, rules, id, name, token, icon });
    }

    /// What a type is called: id, name and drawing.
    fn called(&self, kind: Kind, sides: &[Side]) -> (String, String, Option<&'static str>) {
        let owned = |id: &str, name: &str, icon: &'static str| (id.to_owned(), name.to_owned(), Some(icon));
        if let Some(named) = kind.named() {
            return owned(named.id, named.name, named.icon);
        }
        if sides.iter().any(|&side| self.variant.promotion_pawns[side].set.contains(&kind)) {
            return owned("pawn", "Pawn", "pawn");
        }
        let betza = self.betza(kind);
        if let Some(named) = with_moves(&betza) {
            return owned(named.id, named.name, named.icon);
        }
        let letter = self.variant.letters.get(&kind).copied().unwrap_or('x');
        (format!("piece-{letter}"), format!("{} ({betza})", letter.to_ascii_uppercase()), None)
    }

    /// The type of the game file that this side's pieces of this form have.
    pub(crate) fn role(&self, form: Form, side: Side) -> Option<&Role> {
        let form = Form { was: form.was.filter(|_| self.remembers_promotion()), ..form };
        self.roles.iter().find(|role| role.form == form && role.sides.contains(&side))
    }

    /// The ids of all types of the game file that are this type.
    pub(crate) fn ids(&self, kind: Kind) -> Vec<String> {
        self.roles.iter().filter(|role| role.form.kind == kind).map(|role| role.id.clone()).collect()
    }
}

fn uncapitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_ascii_lowercase()).into_iter().chain(letters).collect()
}
