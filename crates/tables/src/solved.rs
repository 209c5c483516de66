//! The values of the sets of pieces that are solved.

use std::collections::HashMap;

use crate::graph::Extra;
use crate::value::{Code, Value};

/// Values by set of pieces and number of the position.
#[derive(Default)]
pub(crate) struct Solved {
    pub dense: Vec<Option<Vec<Code>>>,
    pub extras: HashMap<Extra, Code>,
    /// Somebody wins in one of these positions.
    pub decisive: bool,
}

impl Solved {
    pub fn value(&self, material: usize, number: u64) -> Option<Value> {
        self.dense.get(material)?.as_ref()?.get(usize::try_from(number).ok()?)?.value()
    }

    pub fn extra(&self, extra: &Extra) -> Option<Value> {
        self.extras.get(extra)?.value()
    }
}
