//! Keys that had other names in earlier versions of the language.

/// A key with its earlier name.
#[derive(Clone, Copy, Debug)]
pub struct Renamed {
    /// Its section, as in [`Key::section`](super::Key::section).
    pub section: &'static str,
    /// The earlier name.
    pub old: &'static str,
    /// The present name.
    pub new: &'static str,
}

const fn renamed(section: &'static str, old: &'static str, new: &'static str) -> Renamed {
    Renamed { section, old, new }
}

/// Every key whose name has changed, with its present section.
pub const RENAMED: &[Renamed] = &[
    renamed("", "men", "piece"),
    renamed("", "array", "start"),
    renamed("", "families", "directions"),
    renamed("promotion", "men", "pieces"),
    renamed("promotion.into", "man", "to"),
    renamed("pool", "men", "pieces"),
    renamed("remote-promotion.keep", "men", "pieces"),
];

/// The present name of a key that was once named `old`.
pub(crate) fn new_name(section: &str, old: &str) -> Option<&'static str> {
    RENAMED.iter().find(|renamed| renamed.section == section && renamed.old == old).map(|renamed| renamed.new)
}
