//! Checks that a path exists, by trying every way in which its shapes can lie on the grid.
//!
//! Boards and rings are not considered. `variorum_rules` expands paths on the board.

use crate::definition::Step;
use crate::grid::{Geometry, Vector};

/// Whether some path of these steps satisfies their restrictions and, if given, leads so far forward in all.
pub(crate) fn fits(steps: &[Step], geometry: Geometry, rank_total: Option<i8>) -> bool {
    // The orientation is the same for every step.
    geometry.orientations().iter().any(|orientation| {
        let vectors: Vec<Vector> = steps.iter().map(|step| orientation.place(step.shape)).collect();
        vectors.iter().zip(steps).all(|(&vector, step)| geometry.allows(vector, step))
            && rank_total.is_none_or(|wanted| i32::from(wanted) == geometry.total_advance(&vectors))
    })
}

/// Whether some step that satisfies the restrictions leaves its file.
pub(crate) fn has_lateral(step: &Step, geometry: Geometry) -> bool {
    geometry.orientations().iter().any(|orientation| {
        let vector = orientation.place(step.shape);
        (vector.files != 0 || vector.levels != 0) && geometry.allows(vector, step)
    })
}
