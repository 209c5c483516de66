//! Variants that inherit from others, of the file or built in.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::LazyLock;

use crate::gap::Fault;
use crate::ini::{Section, sections};
use crate::variant::Variant;

/// The variants from which files inherit without defining them.
const BASES: &str = include_str!("bases.ini");

/// The variants that are built in.
static BUILT_IN: LazyLock<BTreeMap<String, Variant>> = LazyLock::new(|| {
    let mut known = BTreeMap::new();
    // A test reads them without faults.
    for section in sections(BASES).map(|(sections, _)| sections).unwrap_or_default() {
        if let Ok(variant) = inherit(&section, &[&known], true) {
            known.insert(section.name, variant);
        }
    }
    known
});

/// The variants of the sections of a file, in their order; those with a base that is not known have none.
pub(crate) fn variants(sections: &[Section]) -> Vec<Result<Variant, Fault>> {
    let mut own: BTreeMap<String, Variant> = BTreeMap::new();
    let mut names: BTreeSet<&str> = BTreeSet::new();
    let mut found = Vec::new();
    for section in sections {
        let variant = if names.insert(&section.name) {
            inherit(section, &[&own, &BUILT_IN], false)
        } else {
            Err(Fault::NameTaken { name: section.name.clone() })
        };
        if let Ok(variant) = &variant {
            own.insert(section.name.clone(), variant.clone());
        }
        found.push(variant);
    }
    found
}

/// The variant of a section. The base is sought in the first of the maps that has one of its name.
fn inherit(section: &Section, known: &[&BTreeMap<String, Variant>], built_in: bool) -> Result<Variant, Fault> {
    let plain = Variant::default();
    let base = match &section.base {
        None => &plain,
        Some(base) => {
            known.iter().find_map(|known| known.get(base)).ok_or_else(|| Fault::NoBase { base: base.clone() })?
        }
    };
    Ok(base.inherited(section, built_in))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_bases_have_no_faults() {
        let (sections, strays) = sections(BASES).unwrap();
        assert_eq!(strays, []);
        assert_eq!(BUILT_IN.len(), sections.len());
        for (name, variant) in &*BUILT_IN {
            assert_eq!(variant.gaps, [], "{name}");
        }
    }
}
