//! How much memory the tables of a game take.

use crate::barred::BarRules;
use crate::conditions::Condition;
use crate::piece::Cell;
use crate::possible_attacks::PossibleAttacks;
use crate::rules::{Doubles, Rules};
use crate::shuffle::Shuffled;
use crate::surroundings::Surroundings;
use crate::takings::TakingRules;

impl Rules {
    /// The size of the tables that grow with the board, in bytes. The definition and short lists are not counted.
    #[must_use]
    pub fn table_bytes(&self) -> usize {
        // Every field is named, so that a new table is thought of here.
        let Self {
            paths,
            hops,
            restarts,
            tree_facts,
            attackers,
            hop_attackers,
            hop_limits,
            between,
            reaches,
            takes,
            doubles,
            legs,
            stuck,
            moveless,
            castling,
            swap_cells,
            neutral_steps,
            neighbours,
            keys,
            bitboards,
            conditions,
            sight,
            // Small, whatever the board.
            definition: _,
            cells: _,
            slots: _,
            features: _,
            special_ends: _,
            pieces: _,
            drops: _,
            riders: _,
            board: _,
            zones: _,
            promotions,
            swap_partners: _,
            refuge: _,
            impasse: _,
            counterparts,
            capture_duty: _,
            blast: _,
            barred,
            surroundings,
            takings,
            first_moves,
            counting: _,
            chase: _,
            remote: _,
            gating: _,
            influences,
            freezings: _,
            attainable: _,
            shuffled,
            possible_attacks,
        } = self;
        let of_doubles = |doubles: &Doubles| {
            let steps = doubles.tables.iter().flat_map(|table| &table.steps).map(|step| size_of_val(&step[..]));
            steps.sum::<usize>()
                + doubles.steps.iter().map(|steps| size_of_val(&steps[..])).sum::<usize>()
                + size_of_val(&doubles.further[..])
        };
        let of_lists =
            |lists: &[Vec<Cell>]| lists.iter().map(|list| size_of_val(&list[..])).sum::<usize>() + size_of_val(lists);
        paths.bytes()
            + legs.bytes()
            + hops.bytes()
            + restarts.bytes()
            + attackers.bytes()
            + hop_attackers.bytes()
            + size_of_val(&hop_limits[..])
            + size_of_val(&tree_facts[..])
            + doubles.iter().map(of_doubles).sum::<usize>()
            + size_of_val(&stuck[..])
            + size_of_val(&moveless[..])
            + size_of_val(&castling.first[..])
            + of_lists(swap_cells)
            + promotions.iter().map(|rule| size_of_val(&rule.ends[..])).sum::<usize>()
            + influences
                .iter()
                .map(|influence| {
                    let lent = influence.lent.as_ref().map_or(0, |lent| lent.paths.bytes() + lent.hops.bytes());
                    of_lists(&influence.sources) + lent
                })
                .sum::<usize>()
            + neutral_steps.iter().map(|steps| size_of_val(&steps.goals[..])).sum::<usize>()
            + size_of_val(&neighbours[..])
            + size_of_val(&counterparts[..])
            + size_of_val(&keys[..])
            + bitboards.as_ref().map_or(0, |bitboards| bitboards.bytes())
            + between.as_ref().map_or(0, |between| between.bytes())
            + possible_attacks.get().map_or(0, PossibleAttacks::bytes)
            + conditions.iter().map(Condition::bytes).sum::<usize>()
            + sight.iter().map(|lines| of_lists(lines)).sum::<usize>()
            + surroundings.as_ref().map_or(0, Surroundings::bytes)
            + first_moves.bytes()
            + shuffled.get().into_iter().flatten().flatten().map(Shuffled::bytes).sum::<usize>()
            + takings.as_ref().map_or(0, TakingRules::bytes)
            + barred.as_ref().map_or(0, BarRules::bytes)
            + size_of_val(&reaches[..])
            + size_of_val(&takes[..])
    }
}
