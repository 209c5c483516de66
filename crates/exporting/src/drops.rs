//! Drops.

use variorum_gamedef::board::CellIndex;
use variorum_gamedef::definition::{DropNeed, DropRule, PieceTypeId};
use variorum_rules::{Position, Side};

use crate::gap::Gap;
use crate::owners::SIDES;
use crate::section::Section;

/// Where pawns may be dropped besides.
#[derive(Clone, Copy, Debug)]
struct PawnDrops {
    first_rank: bool,
    zone: bool,
}

impl Section<'_> {
    /// Writes where captured pieces go, and which of them may be dropped where.
    pub(crate) fn drops(&mut self, position: &Position) {
        let definition = self.definition;
        let dropped = self.dropped();
        if dropped.is_empty() {
            return;
        }
        self.set("pieceDrops", "true");
        let vanishing = self.returns();
        self.per_file(vanishing);
        self.drop_cells();
        self.surroundings();
        self.in_place();
        self.endless(position);
        let no_mate = |id: &PieceTypeId| definition.pieces[*id].drop.no_mate;
        let other = |id: &PieceTypeId| no_mate(id) && self.kind(*id).option != "shogiPawn";
        let others: Vec<PieceTypeId> = dropped.iter().copied().filter(other).collect();
        for id in others {
            self.gap(Gap::Piece { piece: definition.pieces[id].id.clone(), key: "drop.no-mate".to_owned() });
        }
        self.set("shogiPawnDropMateIllegal", dropped.iter().any(no_mate).to_string());
        if self.of_all("drop.no-check", |rule| rule.no_check) {
            // The other program asks it of kings alone.
            let king = (0..definition.pieces.len()).any(|id| self.kind(id).option == "king");
            if !king {
                self.rule("drop.no-check");
            }
            self.set("dropChecks", "false");
        }
        self.must_drop();
    }

    /// Writes what must be dropped before anything else.
    fn must_drop(&mut self) {
        let dropped = self.dropped();
        let first = |id: PieceTypeId| self.definition.pieces[id].drop.first;
        let (firsts, others): (Vec<PieceTypeId>, Vec<PieceTypeId>) = dropped.into_iter().partition(|&id| first(id));
        if firsts.is_empty() {
            return;
        }
        let kind = |id: &PieceTypeId| self.kinds.forms[*id].kind;
        let one = firsts.iter().all(|id| kind(id) == kind(&firsts[0]));
        let shared = others.iter().any(|other| kind(other) == kind(&firsts[0]));
        self.set("mustDrop", "true");
        // The format says it of one type, or of all.
        if !others.is_empty() && (!one || shared) {
            self.rule("drop.first");
        }
        if !others.is_empty() {
            let letter = self.letter(firsts[0]).to_string();
            self.set("mustDropType", letter);
        }
    }

    /// The types that may be dropped, those in another's place as well.
    fn dropped(&self) -> Vec<PieceTypeId> {
        let pieces = &self.definition.pieces;
        let held = |id: PieceTypeId| self.definition.is_held(id) || pieces[id].drop.held_as.is_some();
        (0..pieces.len()).filter(|&id| held(id)).collect()
    }

    /// Is this said of all types that may be dropped? A gap if only of some.
    fn of_all(&mut self, key: &str, said: impl Fn(&DropRule) -> bool) -> bool {
        let dropped = self.dropped();
        let of = |id: PieceTypeId| said(&self.definition.pieces[id].drop);
        let some = dropped.iter().any(|&id| of(id));
        if some && !dropped.iter().all(|&id| of(id)) {
            self.rule(key);
        }
        some
    }

    /// Writes how many pieces of a type bar a drop on their file: the format says it of one type. None of a type that vanishes is ever dropped.
    fn per_file(&mut self, vanishing: Option<usize>) {
        let dropped = self.dropped();
        let mut found: Option<(usize, u8)> = vanishing.map(|kind| (kind, 0));
        for id in dropped {
            let piece = &self.definition.pieces[id];
            let Some(most) = piece.drop.per_file else { continue };
            let said = (self.kinds.forms[id].kind, most);
            if *found.get_or_insert(said) != said {
                self.gap(Gap::Piece { piece: piece.id.clone(), key: "drop.most-per-file".to_owned() });
            }
        }
        if let Some((kind, most)) = found {
            let letter = self.kinds.kinds[kind].letter.to_string();
            self.set("dropNoDoubled", letter);
            self.set("dropNoDoubledCount", most.to_string());
        }
    }

    /// Where a type may be dropped, as White sees it.
    fn allowed(&self, id: PieceTypeId) -> Vec<CellIndex> {
        let rule = &self.definition.pieces[id].drop;
        let limits = self.limits(&self.definition.pieces[id]);
        let stuck = if rule.stuck { Vec::new() } else { self.stuck(id, limits.as_deref(), false) };
        let barred = rule.barred.map(|zone| self.zone(zone)).unwrap_or_default();
        let only = rule.only.map(|zone| self.zone(zone));
        let may = |cell: &CellIndex| {
            !stuck.contains(cell) && !barred.contains(cell) && only.as_ref().is_none_or(|only| only.contains(cell))
        };
        self.definition.board.cells().filter(may).collect()
    }

    /// The zone in which a side's pieces promote.
    fn promotion_zone(&self, side: Side) -> Vec<CellIndex> {
        let own = |id: &PieceTypeId| self.owners.has(side, *id);
        let mut promotions = self.definition.promotions.iter();
        let first = promotions.find(|promotion| promotion.pieces.iter().any(own));
        first.map(|promotion| self.zone(promotion.zone)).unwrap_or_default()
    }

    /// Where pawns are ever dropped, of those regions of which the format asks.
    fn pawn_drops(&self) -> PawnDrops {
        let first: Vec<CellIndex> = self.definition.board.row(0, 0).collect();
        let mut found = PawnDrops { first_rank: false, zone: false };
        for side in SIDES {
            let zone = self.promotion_zone(side);
            for id in self.dropped().into_iter().filter(|&id| self.drops_pawn(side, id)) {
                let allowed = self.allowed(id);
                found.first_rank |= allowed.iter().any(|cell| first.contains(cell));
                found.zone |= allowed.iter().any(|cell| zone.contains(cell));
            }
        }
        found
    }

    fn drops_pawn(&self, side: Side, id: PieceTypeId) -> bool {
        self.owners.has(side, id) && self.kind(id).option == "pawn"
    }

    /// Where a side could drop a type if it might drop anywhere.
    pub(crate) fn droppable(&self, side: Side, id: PieceTypeId, illegal: bool) -> Vec<CellIndex> {
        let limits = self.limits(&self.definition.pieces[id]);
        let mut cells = limits.clone().unwrap_or_else(|| self.definition.board.cells().collect());
        if self.kind(id).option == "pawn" {
            let PawnDrops { first_rank, zone } = self.pawn_drops();
            let promotes = self.promotion_zone(side);
            cells.retain(|&cell| zone || !promotes.contains(&cell));
            cells.retain(|&cell| first_rank || self.definition.board.coordinates(cell).rank != 0);
        }
        if illegal {
            let stuck = self.stuck(id, limits.as_deref(), true);
            cells.retain(|cell| !stuck.contains(cell));
        }
        cells
    }

    /// The region of a side's drops, with nothing in it where none is needed; `None` if no region says where its types may be dropped.
    pub(crate) fn drop_region(&self, side: Side, illegal: bool) -> Option<Vec<CellIndex>> {
        let dropped = self.dropped().into_iter().filter(|&id| self.owners.has(side, id));
        let cells: Vec<_> = dropped.map(|id| (self.allowed(id), self.droppable(side, id, illegal))).collect();
        if cells.iter().all(|(allowed, droppable)| allowed == droppable) {
            return Some(Vec::new());
        }
        let within = |cell: &CellIndex| cells.iter().any(|(allowed, _)| allowed.contains(cell));
        let region: Vec<CellIndex> = self.definition.board.cells().filter(within).collect();
        let says = |(allowed, droppable): &(Vec<CellIndex>, Vec<CellIndex>)| {
            allowed.iter().eq(droppable.iter().filter(|cell| region.contains(cell)))
        };
        cells.iter().all(says).then_some(region)
    }

    /// Writes where pieces may be dropped.
    fn drop_cells(&mut self) {
        let illegal = self.no_stuck;
        let regions = SIDES.map(|side| self.drop_region(side, illegal).unwrap_or_default());
        for (side, region) in SIDES.into_iter().zip(regions) {
            if !region.is_empty() {
                let text = crate::region::text(&self.definition.board, &self.seen(side, &region));
                self.set(&format!("dropRegion{side}"), text);
            }
        }
        let pawns = |id: PieceTypeId| SIDES.iter().any(|&side| self.drops_pawn(side, id));
        if self.dropped().into_iter().any(pawns) {
            let PawnDrops { first_rank, zone } = self.pawn_drops();
            self.set("firstRankPawnDrops", first_rank.to_string());
            self.set("promotionZonePawnDrops", zone.to_string());
        }
    }

    /// Writes what must be around the cell of a drop.
    fn surroundings(&mut self) {
        let Some(need) = self.dropped().iter().find_map(|&id| self.definition.pieces[id].drop.needs) else { return };
        self.of_all("drop.needs", |rule| rule.needs == Some(need));
        // There is one board for both players.
        if need == DropNeed::Supported && self.definition.board.mirror_ranks {
            self.rule("drop.needs");
        }
        let word = match need {
            DropNeed::Enclosing => "reversi",
            DropNeed::BesideOwn => "ataxx",
            DropNeed::Apart => "snort",
            DropNeed::Supported => "top",
        };
        self.set("enclosingDrop", word);
        let Some(opening) = self.dropped().iter().find_map(|&id| self.definition.pieces[id].drop.opening) else {
            return;
        };
        self.of_all("drop.opening", |rule| rule.opening == Some(opening));
        let cells = self.zone(opening);
        if !self.seen(Side::Black, &cells).iter().all(|cell| cells.contains(cell)) {
            self.rule("drop.opening");
        }
        let text = crate::region::text(&self.definition.board, &cells);
        self.set("enclosingDropStart", text);
    }

    /// Writes that promoted types may be dropped in place of what they were.
    fn in_place(&mut self) {
        let promoted = |id: &PieceTypeId| self.kinds.forms[*id].was.is_some_and(|was| !was.chosen);
        let ids: Vec<PieceTypeId> = (0..self.definition.pieces.len()).collect();
        let held_as = |id: PieceTypeId| self.definition.pieces[id].drop.held_as;
        if ids.iter().all(|&id| held_as(id).is_none()) {
            return;
        }
        let fits = |&id: &PieceTypeId| match held_as(id) {
            None => !promoted(&id),
            Some(held) => {
                let was = self.kinds.forms[id].was.map(|was| was.kind);
                promoted(&id) && was == Some(self.kinds.forms[held].kind) && self.kinds.forms[held].was.is_none()
            }
        };
        if !ids.iter().all(fits) {
            self.rule("drop.held-as");
        }
        self.set("dropPromoted", "true");
    }

    /// Writes that drops take nothing from the hand, which then has every type.
    fn endless(&mut self, position: &Position) {
        if !self.of_all("drop.endless", |rule| rule.endless) {
            return;
        }
        let holds = |side: Side, kind: usize| {
            self.of_kind(kind).into_iter().any(|id| position.in_hand(side, id) > 0 && self.owners.has(side, id))
        };
        let kinds = 0..self.kinds.kinds.len();
        if !SIDES.iter().all(|&side| kinds.clone().all(|kind| holds(side, kind))) {
            self.rule("drop.endless");
        }
        self.set("freeDrops", "true");
    }
}
