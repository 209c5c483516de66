//! The start position.

use super::{Feature, Maker, TOKENS};

impl Maker {
    pub(super) fn start(&mut self) -> String {
        let back: Vec<usize> = (0..self.files)
            .map(|file| if file == self.files / 2 { 0 } else { self.rng.usize(1..self.types) })
            .collect();
        let front: Vec<Option<usize>> =
            (0..self.files).map(|_| (self.rng.u8(..100) < 70).then(|| self.rng.usize(1..self.types))).collect();
        let row = |of: &[Option<usize>], black: bool| {
            variorum_gamedef::placement::row(of.iter().map(|number| {
                let token = TOKENS[(*number)?];
                Some(if black { token.to_ascii_lowercase() } else { token }.to_string())
            }))
        };
        let back: Vec<Option<usize>> = back.into_iter().map(Some).collect();
        let empty: Vec<Option<usize>> = vec![None; usize::from(self.files)];
        let stones = {
            let mut cells = vec![None; usize::from(self.files)];
            if self.has(Feature::Stones) || self.has(Feature::Relays) {
                // Gates come in pairs.
                for cell in cells.iter_mut().take(2) {
                    *cell = (self.rng.u8(..100) < 70).then(|| if self.has(Feature::Relays) { "%" } else { "*" });
                }
            }
            variorum_gamedef::placement::row(cells)
        };
        let levels = self.levels.len().max(1);
        let middle = self.ranks / 2;
        let rows = (0..self.ranks).rev().map(|rank| {
            let level = |level: usize| match rank {
                _ if level > 0 && (rank == 0 || rank + 1 == self.ranks) => row(&front, rank > 0),
                0 => row(&back, false),
                1 => row(&front, false),
                _ if rank + 1 == self.ranks => row(&back, true),
                _ if rank + 2 == self.ranks => row(&front, true),
                _ if rank == middle => stones.clone(),
                _ => row(&empty, false),
            };
            (0..levels).map(level).collect::<Vec<_>>().join(",")
        });
        let rows = rows.collect::<Vec<_>>().join("/");
        let hands = self.has(Feature::Hands) || self.has(Feature::Gating);
        let held: String = if hands {
            (0..self.rng.usize(..4)).map(|_| TOKENS[self.rng.usize(1..self.types)]).collect()
        } else {
            String::new()
        };
        let hands = if hands { format!("[{held}{}]", held.to_lowercase()) } else { String::new() };
        let mut named: Vec<String> = Vec::new();
        let level = self.levels.get(..1).unwrap_or_default();
        for rank in [1, self.ranks] {
            for (file, number) in (b'a'..).zip(&back) {
                let Some(number) = *number else { continue };
                let castles = self.has(Feature::Castling) && (file == b'a' || file == b'a' + self.files - 1);
                if self.has(Feature::Gating) || self.unmoved.contains(&number) || castles {
                    named.push(format!("{level}{}{rank}", char::from(file)));
                }
            }
        }
        let named = if named.is_empty() { "-".to_owned() } else { named.join(",") };
        format!("\n[[start]]\nname = \"Usual\"\nposition = \"{rows}{hands} w {named} - 0 1\"\n")
    }
}
