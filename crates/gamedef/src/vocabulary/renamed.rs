//! Keys that had another name in earlier versions of the language. A list; no code.

use super::Renamed;

const fn renamed(section: &'static str, old: &'static str, new: &'static str) -> Renamed {
    Renamed { section, old, new }
}

/// Every key whose name changed, with its present section.
pub const RENAMED: &[Renamed] = &[
    renamed("", "men", "piece"),
    renamed("", "array", "start"),
    renamed("", "families", "directions"),
    renamed("promotion", "men", "pieces"),
    renamed("promotion.into", "man", "to"),
    renamed("pool", "men", "pieces"),
    renamed("remote-promotion.keep", "men", "pieces"),
];
