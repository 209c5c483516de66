//! Drops, and pieces that change sides.

use variorum_gamedef::definition::{Directions, DropNeed, FilePart, Flips, PromotionDuty, RankPart};

use super::geometry::{Path, mirrored, paths, walk};
use super::moves::Game;
use super::state::{Man, Player, State};
use super::turns::Played;

impl Game<'_> {
    /// Has the player to move no turn? Drops that must not mate are tried last, as each asks this of the position after it.
    fn is_stuck(&self, state: &State) -> bool {
        let drops = self.drops(state, false).into_iter().map(|(drop, _)| drop).collect();
        let parts = [self.own_moves(state), self.castlings(state), self.swaps(state), drops];
        !parts.into_iter().any(|parts| !self.whole(state, parts).is_empty()) && self.turns(state).is_empty()
    }

    /// All drops, or only those that may mate, and whether the piece must be dropped before anything else is done.
    pub(super) fn drops(&self, state: &State, all: bool) -> Vec<(Played, bool)> {
        let player = state.mover;
        let mut found = Vec::new();
        for (kind, piece) in self.definition.pieces.iter().enumerate() {
            let rule = &piece.drop;
            let held = rule.held_as.unwrap_or(kind);
            // Pieces that only come in where others leave are not dropped.
            let returns = self.definition.pieces.iter().any(|piece| piece.returns == Some(held));
            let begins_there = self.definition.pieces[held].drop.from_start;
            if state.hands[held][player] == 0 || !(returns || begins_there) || rule.no_mate && !all {
                continue;
            }
            for to in (0..state.cells.len()).filter(|&to| state.cells[to].is_none()) {
                if !self.may_be_dropped(state, kind, to) {
                    continue;
                }
                let mut after = state.clone();
                (after.passed, after.ko) = (Vec::new(), Vec::new());
                if !rule.endless {
                    after.hands[held][player] -= 1;
                }
                after.cells[to] = Some(Man { owner: Some(player), kind });
                self.turn_over(&mut after, to, true);
                after.mover = 1 - player;
                let checks = (rule.no_check || rule.no_mate) && self.in_check(&after, 1 - player);
                // A drop that ends the game in another way is no mate.
                let mates = || !self.is_over(state, &after, true) && self.is_stuck(&after);
                if !(checks && (rule.no_check || mates())) {
                    let text = format!("{}@{}", self.token(kind), self.name(to));
                    found.push((
                        Played {
                            text,
                            after,
                            moved: None,
                            stands: Some(to),
                            captor: None,
                            victims: Vec::new(),
                            taken: Vec::new(),
                        },
                        rule.first,
                    ));
                }
            }
        }
        found
    }

    /// May the player to move drop a piece of this type on this empty cell, whatever follows?
    fn may_be_dropped(&self, state: &State, kind: usize, to: usize) -> bool {
        let player = state.mover;
        let rule = &self.definition.pieces[kind].drop;
        let inside = |zone: usize| self.in_zone(zone, to, player);
        // A duty to promote where it is stuck bars the drop (MF-10, ST-20); one that every move has does not.
        let duty = self.definition.promotions.iter().any(|promotion| {
            promotion.duty != PromotionDuty::Always
                && promotion.pieces.contains(&kind)
                && inside(promotion.zone)
                && self.must_promote(promotion, kind, player, to)
        });
        let file = |cell: usize| self.name(cell).trim_end_matches(|letter: char| letter.is_ascii_digit()).to_owned();
        let doubled = rule.per_file.is_some_and(|most| {
            let alike =
                |cell: &usize| file(*cell) == file(to) && state.cells[*cell] == Some(Man { owner: Some(player), kind });
            (0..state.cells.len()).filter(alike).count() >= usize::from(most)
        });
        // As long as the opening is not filled, nothing need be around.
        let opening = rule.opening.filter(|&zone| {
            (0..state.cells.len()).any(|cell| state.cells[cell].is_none() && self.in_zone(zone, cell, player))
        });
        !doubled
            && !rule.barred.is_some_and(inside)
            && rule.only.is_none_or(inside)
            && (rule.stuck || !duty && self.can_move(kind, player, to, true))
            && match opening {
                Some(zone) => inside(zone),
                None => rule.needs.is_none_or(|need| self.has_around(state, need, to)),
            }
    }

    /// Is around this empty cell what a drop of the player to move needs?
    fn has_around(&self, state: &State, need: DropNeed, to: usize) -> bool {
        let player = state.mover;
        let of = |cell: &usize, owner: Player| state.cells[*cell].is_some_and(|man| man.owner == Some(owner));
        match need {
            DropNeed::Enclosing => !self.enclosed(state, to, player).is_empty(),
            DropNeed::BesideOwn => self.neighbours(to, true).iter().any(|cell| of(cell, player)),
            DropNeed::Apart => !self.neighbours(to, false).iter().any(|cell| of(cell, 1 - player)),
            DropNeed::Supported => {
                let board = self.board();
                let seen = if player == 1 { mirrored(board, to) } else { to };
                let rank = self.name(seen).trim_start_matches(|letter: char| !letter.is_ascii_digit()).to_owned();
                let mut back = Directions::of_shape([1, 0, 0]);
                back.steps[0].rank = Some(RankPart::Backward);
                back.steps[0].file = Some(FilePart::Keeping);
                let ways = paths(board, &back, player);
                let mut behind = ways.iter().filter_map(|path| walk(board, &back.steps[0], to, path.0[0]));
                rank == "1" || behind.any(|cell| state.cells[cell].is_some())
            }
        }
    }

    /// The lines of cells that begin next to this one, along the axes or also along diagonals and triagonals.
    fn rays(&self, from: usize, diagonal: bool) -> Vec<Vec<usize>> {
        let shapes: &[[i8; 3]] = &[[1, 0, 0], [1, 1, 0], [1, 1, 1]];
        let shapes = &shapes[..if !diagonal {
            1
        } else if self.board().levels.is_empty() {
            2
        } else {
            3
        }];
        let mut found = Vec::new();
        for &shape in shapes {
            let family = Directions::of_shape(shape);
            for Path(vectors) in paths(self.board(), &family, 0) {
                let next = |&at: &usize| walk(self.board(), &family.steps[0], at, vectors[0]);
                let ray = std::iter::successors(next(&from), next);
                found.push(ray.take_while(|&cell| cell != from).collect());
            }
        }
        found
    }

    pub(super) fn neighbours(&self, of: usize, diagonal: bool) -> Vec<usize> {
        self.rays(of, diagonal).into_iter().filter_map(|ray| ray.first().copied()).collect()
    }

    /// The cells of the enemy pieces that fill a straight line from this cell to a piece of the player.
    fn enclosed(&self, state: &State, from: usize, player: Player) -> Vec<usize> {
        let owner = |cell: usize| state.cells[cell].and_then(|man| man.owner);
        let line = |ray: Vec<usize>| {
            let end = ray.iter().position(|&cell| owner(cell) != Some(1 - player));
            end.filter(|&end| owner(ray[end]) == Some(player)).map_or_else(Vec::new, |end| ray[..end].to_vec())
        };
        self.rays(from, true).into_iter().flat_map(line).collect()
    }

    /// Turns over what the piece on this cell turns, which has just moved there or, if `dropped`, was dropped.
    pub(super) fn turn_over(&self, state: &mut State, at: usize, dropped: bool) {
        let Some(flips) = self.definition.capture.flips else { return };
        let Some(Man { owner: Some(player), .. }) = state.cells[at] else { return };
        let beside = self.neighbours(at, true);
        let of = |cell: &usize, owner: Player| state.cells[*cell].is_some_and(|man| man.owner == Some(owner));
        let joined = beside.iter().any(|cell| of(cell, player));
        let turned = match flips {
            Flips::Enclosed => self.enclosed(state, at, player),
            Flips::AroundJoined if dropped && !joined => Vec::new(),
            Flips::Around | Flips::AroundJoined => beside,
        };
        for cell in turned {
            if let Some(man) = state.cells[cell].as_mut().filter(|man| man.owner == Some(1 - player)) {
                man.owner = Some(player);
            }
        }
    }
}
