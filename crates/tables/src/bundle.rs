//! Several files of tables in one, as they lie beside a game's file (`ID.tables`).

use std::sync::Arc;

use variorum_rules::Rules;

use crate::error::FormatError;
use crate::format::TableHead;
use crate::material::Material;
use crate::plan::Plan;
use crate::tables::Tables;

/// The memory that each of these tables may take, in MiB.
const MEBIBYTES: u64 = 256;

/// Files of tables as one file: before each its length, in four bytes.
///
/// # Panics
/// Never: a file of more than 4 GiB is left out.
#[must_use]
pub fn bundled(files: &[Vec<u8>]) -> Vec<u8> {
    let mut bundle = Vec::new();
    for file in files {
        if let Ok(length) = u32::try_from(file.len()) {
            bundle.extend(length.to_le_bytes());
            bundle.extend(file);
        }
    }
    bundle
}

/// A file within a bundle that says that it has tables of a game.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Part<'b> {
    bytes: &'b [u8],
    at: usize,
}

/// The files of a bundle.
pub(crate) fn parts(mut bundle: &[u8]) -> Result<Vec<Part<'_>>, FormatError> {
    let (mut found, mut at) = (Vec::new(), 0);
    while !bundle.is_empty() {
        let damaged = FormatError::Damaged { at: at as u64 };
        let (length, rest) = bundle.split_first_chunk::<4>().ok_or(damaged.clone())?;
        let length = u32::from_le_bytes(*length) as usize;
        let bytes = rest.get(..length).ok_or(damaged)?;
        found.push(Part { bytes, at: at + 4 });
        at += 4 + length;
        bundle = &rest[length..];
    }
    Ok(found)
}

impl Part<'_> {
    /// The pieces of its tables.
    pub fn material(&self, rules: &Rules) -> Result<Material, FormatError> {
        let head = TableHead::read(self.bytes)?;
        Material::parse(rules, &head.pieces).map_err(|_| FormatError::OtherRules)
    }

    /// Its tables.
    pub fn tables(&self, rules: &Arc<Rules>) -> Result<Tables, FormatError> {
        complete(rules, self.bytes, MEBIBYTES).map_err(|error| match error {
            FormatError::Damaged { at } => FormatError::Damaged { at: at + self.at as u64 },
            FormatError::NoTable
            | FormatError::Version { .. }
            | FormatError::OtherRules
            | FormatError::Incomplete
            | FormatError::Memory { .. } => error,
        })
    }
}

/// The tables of a file, which must be complete.
pub(crate) fn complete(rules: &Arc<Rules>, bytes: &[u8], mebibytes: u64) -> Result<Tables, FormatError> {
    let head = TableHead::read(bytes)?;
    let material = Material::parse(rules, &head.pieces).map_err(|_| FormatError::OtherRules)?;
    let plan = Plan::new(rules, &material).map_err(|_| FormatError::OtherRules)?;
    let mut tables = Tables::new(plan.within(mebibytes));
    tables.read(bytes)?;
    if tables.is_complete() { Ok(tables) } else { Err(FormatError::Incomplete) }
}
