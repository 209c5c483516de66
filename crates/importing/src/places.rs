//! Places in the values of options that the board does not have.

use crate::gap::{Gap, Remark};
use crate::region::Part;
use crate::variant::Variant;

impl Variant {
    /// Reports places that the board does not have. A region may name whole lines beyond the board besides those that it has, as files for several
    /// boards do. Of inherited options, which may be meant for a larger board, what is left counts.
    pub(crate) fn report_places(&mut self) {
        let (files, ranks) = (self.files, self.ranks);
        let (mut gaps, mut remarks) = (Vec::new(), Vec::new());
        for (option, places) in &self.places {
            let off: Vec<&(String, Part)> = places.iter().filter(|(_, part)| !part.is_on(files, ranks)).collect();
            if off.is_empty() {
                continue;
            }
            let own = self.own.contains(option);
            let idle = !own && option.starts_with("castling") && !self.castling;
            let reported = !own && self.gaps.iter().any(|gap| gap.option == *option);
            // Another option of the section says the same in its place.
            let says = |other: &&String| self.places.contains_key(*other) && stem(other) == stem(option);
            let replaced = !own && self.own.iter().any(|other| says(&other));
            let words = || off.iter().map(|(word, _)| word.as_str()).collect::<Vec<_>>().join(" ");
            if !self.written.contains_key(option) || idle || reported || replaced {
                continue;
            }
            if off.len() == places.len() || own && off.iter().any(|(_, part)| matches!(part, Part::Cell(..))) {
                gaps.push(self.noted(option, Gap::OffTheBoard { places: words(), files, ranks }));
            } else if own {
                remarks.push(self.noted(option, Remark::OffTheBoard { places: words(), files, ranks }));
            }
        }
        self.gaps.extend(gaps);
        self.remarks.extend(remarks);
    }
}

/// What options begin with that name the same places for one side or both, or by their ranks.
fn stem(option: &str) -> &str {
    let end = ["Region", "Rank"].iter().filter_map(|word| option.find(word)).min();
    &option[..end.unwrap_or(option.len())]
}
