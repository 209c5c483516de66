//! The file of tables: a head, and one section for each group of sets of pieces in the order in which they are solved. `docs/tables.md` describes it.

use std::io::{Read as _, Write as _};

use flate2::Compression;
use flate2::read::DeflateDecoder;
use flate2::write::DeflateEncoder;
use sha2::{Digest as _, Sha256};
use variorum_rules::Passage;

use crate::error::FormatError;
use crate::graph::Extra;
use crate::tables::Tables;
use crate::value::Code;

/// The first bytes of a file.
const MAGIC: [u8; 8] = *b"VARTABLE";
/// The version of the format that this program reads and writes.
pub const VERSION: u16 = 3;
/// Where the texts of the head begin.
const TEXTS_AT: usize = MAGIC.len() + 2 + 32;
/// The length of what precedes the contents of a section: their length and their hash.
const SECTION_HEAD: usize = 8 + 32;

/// What the head of a file says of itself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TableHead {
    /// The id of the game.
    pub game: String,
    /// The pieces, as [`Material::parse`](crate::Material::parse) reads them.
    pub pieces: String,
}

impl TableHead {
    /// The most bytes of a head: whoever reads so many of a file has all of it.
    pub const MOST_BYTES: u64 = (TEXTS_AT + 2 * (2 + u16::MAX as usize)) as u64;

    /// Reads the head of a file, of which nothing is believed: whether its tables are of these rules is for [`Tables::read`] to say.
    ///
    /// # Errors
    /// If it is no head of such a file, or one of another version of the format.
    ///
    /// ```
    /// # use variorum_tables::{Material, Plan, TableHead, Tables};
    /// # let rules = variorum_library::rules("chess")?;
    /// let tables = Tables::new(Plan::new(&rules, &Material::parse(&rules, "K Q / K")?)?);
    /// assert_eq!(TableHead::read(&tables.header())?.pieces, "K Q / K");
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    pub fn read(bytes: &[u8]) -> Result<Self, FormatError> {
        let head = bytes.get(..TEXTS_AT).filter(|head| head.starts_with(&MAGIC)).ok_or(FormatError::NoTable)?;
        let version = u16::from_le_bytes([head[MAGIC.len()], head[MAGIC.len() + 1]]);
        if version != VERSION {
            return Err(FormatError::Version { found: version, read: VERSION });
        }
        let mut at = TEXTS_AT;
        let mut text = || {
            let length = u16::from_le_bytes([*bytes.get(at)?, *bytes.get(at + 1)?]);
            let text = bytes.get(at + 2..)?.get(..usize::from(length))?;
            at += 2 + usize::from(length);
            Some(std::str::from_utf8(text).ok()?.to_owned())
        };
        let mut texts = || Some(Self { game: text()?, pieces: text()? });
        texts().ok_or(FormatError::NoTable)
    }
}

impl Tables {
    /// The head of a file of these tables.
    #[must_use]
    pub fn header(&self) -> Vec<u8> {
        let mut bytes = MAGIC.to_vec();
        bytes.extend(VERSION.to_le_bytes());
        bytes.extend(self.plan.fingerprint());
        let rules = self.plan.rules();
        for text in [&rules.definition().id, &self.plan.materials()[0].text(rules)] {
            // A list of at most twelve tokens and the id of a game are short.
            bytes.extend((text.len() as u16).to_le_bytes());
            bytes.extend(text.as_bytes());
        }
        bytes
    }

    /// The section of a solved group, which follows the head and the sections of the groups before it; `None` if it is not solved.
    #[must_use]
    pub fn section(&self, group: usize) -> Option<Vec<u8>> {
        let mut plain = Vec::new();
        for &member in self.plan.groups().get(group)? {
            let codes = self.solved.dense[member].as_ref()?;
            // A byte is enough for wins in up to 126 turns.
            let wide = codes.iter().any(|code| code.0 > u8::MAX.into());
            plain.push(1 + u8::from(wide));
            if wide {
                plain.extend(codes.iter().flat_map(|code| code.0.to_le_bytes()));
            } else {
                plain.extend(codes.iter().map(|code| code.0 as u8));
            }
        }
        let extras = self.extras.get(group)?;
        plain.extend((extras.len() as u64).to_le_bytes());
        for (extra, code) in extras {
            let numbers = extra.passage.numbers();
            plain.extend((extra.material as u32).to_le_bytes());
            plain.extend(extra.number.to_le_bytes());
            plain.extend(code.0.to_le_bytes());
            plain.push(numbers.len() as u8);
            plain.extend(numbers.iter().flat_map(|number| number.to_le_bytes()));
        }
        let mut packed = DeflateEncoder::new(Vec::new(), Compression::default());
        // Writing to memory cannot fail.
        packed.write_all(&plain).ok()?;
        let packed = packed.finish().ok()?;
        let mut section = (packed.len() as u64).to_le_bytes().to_vec();
        section.extend(Sha256::digest(&packed));
        section.extend(packed);
        Some(section)
    }

    /// Takes over what a file has: all sections up to the first that is incomplete, as left behind when a program was stopped. Returns the number of bytes up
    /// to there, where the next section is to be written; 0 for an empty file. Only tables of which none is solved yet can be read.
    ///
    /// # Errors
    /// If the file is no file of these tables, their values take more memory than [`Plan::within`](crate::Plan::within) allows, or a complete section is
    /// damaged.
    pub fn read(&mut self, bytes: &[u8]) -> Result<usize, FormatError> {
        if bytes.is_empty() {
            return Ok(0);
        }
        TableHead::read(bytes)?;
        let head = self.header();
        if !bytes.starts_with(&head) {
            return Err(FormatError::OtherRules);
        }
        // Compressed values can be a thousand times longer than the file.
        let needed = self.plan.value_bytes();
        if needed > self.plan.memory {
            return Err(FormatError::Memory { needed: needed.div_ceil(1 << 20), allowed: self.plan.memory >> 20 });
        }
        let mut at = head.len();
        while self.groups < self.plan.groups().len() {
            let Some(head) = bytes.get(at..at + SECTION_HEAD) else { break };
            let damaged = FormatError::Damaged { at: at as u64 };
            let length =
                head[..8].try_into().map(u64::from_le_bytes).ok().and_then(|length| usize::try_from(length).ok());
            let length = length.ok_or(damaged.clone())?;
            let start = at + SECTION_HEAD;
            let Some(packed) = start.checked_add(length).and_then(|end| bytes.get(start..end)) else { break };
            if Sha256::digest(packed).as_slice() != &head[8..] {
                return Err(damaged);
            }
            self.read_section(packed).ok_or(damaged)?;
            at = start + length;
        }
        if self.groups == self.plan.groups().len() && at != bytes.len() {
            return Err(FormatError::Damaged { at: at as u64 });
        }
        Ok(at)
    }

    /// Takes over the next group. `None` if these are no contents of its section.
    fn read_section(&mut self, packed: &[u8]) -> Option<()> {
        let mut plain = DeflateDecoder::new(packed);
        let mut number = |bytes: usize| {
            let mut buffer = [0; 8];
            plain.read_exact(&mut buffer[..bytes]).ok()?;
            Some(u64::from_le_bytes(buffer))
        };
        let mut lists = Vec::new();
        for &member in &self.plan.groups()[self.groups] {
            let wide = number(1)?;
            if !(1..=2).contains(&wide) {
                return None;
            }
            let size = self.plan.layout(member).size();
            let mut codes = Vec::new();
            for _ in 0..size {
                codes.push(Code(number(wide as usize)? as u16));
            }
            lists.push((member, codes));
        }
        let mut extras = Vec::new();
        // What the numbered positions leave, less the positions beyond the numbering of the groups before.
        let extra_bytes = 4 * size_of::<Extra>() as u64;
        let left = self.plan.memory.saturating_sub(self.plan.value_bytes()) / extra_bytes;
        let most = left.saturating_sub(self.solved.extras.len() as u64);
        for _ in 0..number(8).filter(|&count| count <= most)? {
            let (material, place, code) = (number(4)? as usize, number(8)?, Code(number(2)? as u16));
            if place >= self.plan.materials().get(material).map(|_| self.plan.layout(material).size())? {
                return None;
            }
            let mut numbers = Vec::new();
            for _ in 0..number(1)? {
                numbers.push(number(2)? as u16);
            }
            let passage = Passage::from_numbers(&numbers, self.plan.rules().cells().count())?;
            extras.push((Extra { material, number: place, passage }, code));
        }
        number(1).is_none().then_some(())?;
        self.adopt(lists, extras);
        Some(())
    }
}
