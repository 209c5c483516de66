//! Results in the order of the jobs.

use std::collections::BTreeMap;

/// A receiver of results in any order that passes them on in the order of their places, from 0. Those after a place without a result stay away.
///
/// ```
/// let mut seen = Vec::new();
/// let mut receive = variorum_jobs::in_turn(|place, made: char| seen.push((place, made)));
/// [(1, 'b'), (0, 'a'), (3, 'd')].map(|(place, made)| receive(place, made));
/// drop(receive);
/// assert_eq!(seen, [(0, 'a'), (1, 'b')]);
/// ```
pub fn in_turn<Made>(mut receive: impl FnMut(usize, Made)) -> impl FnMut(usize, Made) {
    let (mut early, mut next) = (BTreeMap::new(), 0);
    move |place, made| {
        early.insert(place, made);
        while let Some(made) = early.remove(&next) {
            receive(next, made);
            next += 1;
        }
    }
}
