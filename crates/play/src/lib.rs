//! A game in progress: turns made, undo, results, records.
