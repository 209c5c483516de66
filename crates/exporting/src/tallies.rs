//! Counts of pieces and points that decide, and rules of counting and chasing, which the format knows by names.

use variorum_gamedef::definition::{CountCondition, CountLimit, Counting, PerpetualChase, PieceTypeId, Tally};
use variorum_importing::{KnownCounting, KnownLimit, KnownNumber, known_countings, known_points};

use crate::section::Section;

impl Section<'_> {
    /// Writes who wins instead of a draw.
    pub(crate) fn draws(&mut self, draws: Option<Tally>, points: &[(PieceTypeId, u8)], half_points_ahead: u16) {
        let rule = match draws {
            None if points.is_empty() => return,
            Some(Tally::MostPieces) => Some("unweighted".to_owned()),
            Some(Tally::White) => Some("whitedrawodds".to_owned()),
            Some(Tally::Black) => Some("blackdrawodds".to_owned()),
            Some(Tally::MostPoints) => self.points(points, half_points_ahead),
            Some(Tally::FewestPieces) | None => None,
        };
        match rule {
            Some(rule) => self.set("materialCounting", rule),
            None => self.rule("endings.draws"),
        }
    }

    /// The name of a count of points: the same for every type that there is.
    fn points(&self, points: &[(PieceTypeId, u8)], half_points_ahead: u16) -> Option<String> {
        let of = |id: PieceTypeId| points.iter().find(|(of, _)| *of == id).map_or(0, |(_, points)| *points);
        let known = known_points().iter().find(|known| {
            let named = |id: PieceTypeId| {
                let option = &self.kind(id).option;
                known.points.iter().find(|(of, _)| of == option).map_or(0, |(_, points)| *points)
            };
            u16::from(known.half_points_ahead) == half_points_ahead
                && (0..self.definition.pieces.len())
                    .all(|id| self.definition.pieces[id].is_royal() || of(id) == named(id))
        });
        known.map(|known| known.name.clone())
    }

    /// Writes a rule of counting; `false` if the format has no name for it.
    pub(crate) fn counting(&mut self, counting: &Counting) -> bool {
        let known = known_countings().iter().find(|known| self.counted(known).as_ref() == Some(counting));
        // With drops no ending is counted there.
        match known.filter(|_| !self.definition.has_drops()) {
            Some(known) => {
                self.set("countingRule", &known.name);
                true
            }
            None => false,
        }
    }

    /// A rule of counting with the game's types, if each of them is one.
    fn counted(&self, known: &KnownCounting) -> Option<Counting> {
        let limit = |KnownLimit { turns, with }: &KnownLimit| {
            let conditions = match with {
                None => Vec::new(),
                Some(KnownNumber { option, least, most }) => {
                    vec![CountCondition { piece: self.only(option)?, least: *least, most: *most }]
                }
            };
            Some(CountLimit { turns: *turns, conditions })
        };
        Some(Counting {
            without: vec![self.only(&known.without)?],
            turns: Some(known.turns),
            bare: known.bare.iter().map(limit).collect::<Option<_>>()?,
            from_pieces: true,
        })
    }

    /// The only type with this option.
    fn only(&self, option: &str) -> Option<PieceTypeId> {
        let mut ids = (0..self.definition.pieces.len()).filter(|&id| self.kind(id).option == option);
        ids.next().filter(|_| ids.next().is_none())
    }

    /// Writes the rule of chasing; `false` if it is not that of the format.
    pub(crate) fn chasing(&mut self, chase: &PerpetualChase) -> bool {
        let PerpetualChase { free, prey, prey_zone, precious } = chase;
        let Some([king, soldier, rook]) = ["king", "soldier", "rook"]
            .map(|option| self.only(option))
            .into_iter()
            .collect::<Option<Vec<_>>>()
            .and_then(|ids| <[PieceTypeId; 3]>::try_from(ids).ok())
        else {
            return false;
        };
        let first = self.kinds.soldier_rank.unwrap_or(1);
        let board = &self.definition.board;
        let near: Vec<_> = board.cells().filter(|&cell| board.coordinates(cell).rank + 1 < first).collect();
        let zone = prey_zone.map(|zone| self.zone(zone)).unwrap_or_default();
        let mut both = vec![king, soldier];
        both.sort_unstable();
        let mut free = free.clone();
        free.sort_unstable();
        let same = free == both && *prey == [soldier] && *precious == [rook] && zone == near;
        if same {
            self.set("chasingRule", "axf");
        }
        same
    }
}
