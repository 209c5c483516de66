//! Variants that inherit from others, of the file or built in.

use std::collections::BTreeMap;

use crate::gap::Fault;
use crate::ini::{Section, sections};
use crate::variant::Variant;

/// The variants from which files inherit without defining them.
const BASES: &str = include_str!("bases.ini");

/// The variants that are built in.
fn bases() -> BTreeMap<String, Variant> {
    let mut known = BTreeMap::new();
    // Tests read the bases without faults.
    for section in sections(BASES).map(|(sections, _)| sections).unwrap_or_default() {
        if let Ok(variant) = inherit(&section, &known, true) {
            known.insert(section.name, variant);
        }
    }
    known
}

/// The variants of the sections of a file, in their order; those with a base that is not known have none.
pub(crate) fn variants(sections: &[Section]) -> Vec<Result<Variant, Fault>> {
    let mut known = bases();
    let mut own: Vec<&str> = Vec::new();
    let mut found = Vec::new();
    for section in sections {
        let variant = if own.contains(&section.name.as_str()) {
            Err(Fault::NameTaken { name: section.name.clone() })
        } else {
            inherit(section, &known, false)
        };
        own.push(&section.name);
        if let Ok(variant) = &variant {
            known.insert(section.name.clone(), variant.clone());
        }
        found.push(variant);
    }
    found
}

fn inherit(section: &Section, known: &BTreeMap<String, Variant>, built_in: bool) -> Result<Variant, Fault> {
    let plain = Variant::default();
    let base = match &section.base {
        None => &plain,
        Some(base) => known.get(base).ok_or_else(|| Fault::NoBase { base: base.clone() })?,
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
        let known = bases();
        assert_eq!(known.len(), sections.len());
        for (name, variant) in &known {
            assert_eq!(variant.gaps, [], "{name}");
        }
    }
}
