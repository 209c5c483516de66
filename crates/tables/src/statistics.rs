//! What a table says as a whole.

use variorum_rules::{Passage, Position, Side};

use crate::graph::set_up;
use crate::tables::Tables;
use crate::value::Value;

/// The values of all positions of a set of pieces.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Statistics {
    /// With White and with Black to move.
    pub sides: [SideStatistics; 2],
}

/// The values of the positions in which one side is to move. Positions that are symmetric to each other are counted each.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct SideStatistics {
    /// Positions that the player to move wins.
    pub wins: u64,
    /// Drawn positions.
    pub draws: u64,
    /// Positions that the player to move loses.
    pub losses: u64,
    /// Of the lost positions, those in which the game has ended: mates, for the most part.
    pub mates: u64,
    /// The longest win: the number of turns, how many positions need so many, and the text of one.
    pub longest_win: Option<(u16, u64, String)>,
    /// The longest loss, likewise.
    pub longest_loss: Option<(u16, u64, String)>,
}

impl SideStatistics {
    /// The number of positions.
    #[must_use]
    pub fn all(&self) -> u64 {
        self.wins + self.draws + self.losses
    }
}

impl Tables {
    /// The values of the positions of a set of pieces, by its number in [`Plan::materials`](crate::Plan::materials); `None` if it is not solved yet.
    #[must_use]
    pub fn statistics(&self, material: usize) -> Option<Statistics> {
        let codes = self.solved.dense.get(material)?.as_ref()?;
        let layout = self.plan.layout(material);
        let side = |side: Side| {
            let first = side.index() as u64 * layout.placements;
            let mut sums = SideStatistics::default();
            let (mut longest_win, mut longest_loss) = (None, None);
            for number in 0..layout.placements {
                let Some(value) = codes[(first + number) as usize].value() else { continue };
                let cells = layout.cells(number);
                let placed = cells.and_then(|cells| layout.place(&cells));
                let weight = placed.map_or(0, |placed| u64::from(placed.stands_for));
                match value {
                    Value::Win(turns) => {
                        sums.wins += weight;
                        longer(&mut longest_win, turns, weight, first + number);
                    }
                    Value::Draw => sums.draws += weight,
                    Value::Loss(turns) => {
                        sums.losses += weight;
                        sums.mates += if turns == 0 { weight } else { 0 };
                        longer(&mut longest_loss, turns, weight, first + number);
                    }
                }
            }
            let record = |longest: Option<(u16, u64, u64)>| {
                longest.map(|(turns, count, number)| (turns, count, self.text(material, number)))
            };
            sums.longest_win = record(longest_win);
            sums.longest_loss = record(longest_loss);
            sums
        };
        Some(Statistics { sides: Side::BOTH.map(side) })
    }

    /// The text of a position.
    fn text(&self, material: usize, number: u64) -> String {
        let mut position = Position::start(self.plan.rules());
        set_up(&self.plan, material, number, &Passage::default(), &mut position, &mut Vec::new());
        position.text()
    }
}

/// Keeps the greatest number of turns, how often it occurs, and the first position that has it.
fn longer(longest: &mut Option<(u16, u64, u64)>, turns: u16, weight: u64, number: u64) {
    match longest {
        Some((most, count, _)) if *most == turns => *count += weight,
        Some((most, ..)) if *most > turns => {}
        _ => *longest = Some((turns, weight, number)),
    }
}
