//! Reads the lines of a file of variants: sections `[name]` or `[name:base]` with lines `option = value`.
//!
//! Lines that begin with `#` or `;` are comments. As in other programs that read such files, the last of several lines with the same option counts.

use std::collections::BTreeMap;

use crate::gap::{Fault, LineFault};
use crate::mark::{Mark, Written, place_of};

/// The greatest length of a file, in bytes. The largest in use has 80 KiB.
pub const MOST_BYTES: usize = 512 << 10;

/// The greatest number of variants in a file. The largest in use has 143.
pub const MOST_VARIANTS: usize = 1_000;

/// The greatest length of a line, in bytes. Start positions with full hands have 300.
const MOST_LINE_BYTES: usize = 4_000;

/// A value and where it stands.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Value {
    pub(crate) text: String,
    pub(crate) written: Written,
}

/// A section.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Section {
    /// The variant's name.
    pub(crate) name: String,
    /// The variant from which it inherits.
    pub(crate) base: Option<String>,
    /// Its heading: the name, and the base if there is one.
    pub(crate) heading: Mark,
    pub(crate) base_mark: Option<Mark>,
    /// The options.
    pub(crate) options: BTreeMap<String, Value>,
    /// Lines that are neither options nor comments.
    pub(crate) faults: Vec<LineFault>,
}

/// Reads the sections of a file, and reports the lines that belong to none.
pub(crate) fn sections(text: &str) -> Result<(Vec<Section>, Vec<LineFault>), Fault> {
    if text.len() > MOST_BYTES {
        return Err(Fault::FileTooLong { bytes: text.len(), most: MOST_BYTES });
    }
    let mut sections: Vec<Section> = Vec::new();
    let mut strays = Vec::new();
    for (number, line) in text.trim_start_matches('\u{feff}').lines().enumerate() {
        let (line, number) = (line.trim(), number + 1);
        let mark = |part: &str| Mark { line: number, span: place_of(part, text) };
        if line.is_empty() || line.starts_with(['#', ';']) {
            continue;
        }
        if let Some(heading) = line.strip_prefix('[') {
            match section(heading, mark) {
                Ok(section) if sections.len() < MOST_VARIANTS => sections.push(section),
                Ok(_) => return Err(Fault::TooManyVariants { most: MOST_VARIANTS }),
                Err(fault) => strays.push(LineFault { mark: mark(line), fault }),
            }
            continue;
        }
        let faults = sections.last_mut().map_or(&mut strays, |section| &mut section.faults);
        match option(line) {
            Err(fault) => faults.push(LineFault { mark: mark(line), fault }),
            Ok((option, value)) => match sections.last_mut() {
                Some(section) => {
                    let written = Written { line: number, name: mark(option).span, value: mark(value).span };
                    section.options.insert(option.to_owned(), Value { text: value.to_owned(), written });
                }
                None => strays.push(LineFault { mark: mark(option), fault: Fault::NoSection }),
            },
        }
    }
    Ok((sections, strays))
}

/// Reads a heading behind its bracket. `mark`: where a part of it stands.
fn section(heading: &str, mark: impl Fn(&str) -> Mark) -> Result<Section, Fault> {
    let (inside, _) = heading.split_once(']').ok_or(Fault::BracketOpen)?;
    let (name, base) = inside.split_once(':').map_or((inside, None), |(name, base)| (name, Some(base.trim())));
    let name = name.trim();
    if name.is_empty() {
        return Err(Fault::NameMissing);
    }
    let base = base.filter(|base| !base.is_empty());
    Ok(Section {
        name: name.to_owned(),
        base: base.map(str::to_owned),
        heading: mark(name),
        base_mark: base.map(mark),
        options: BTreeMap::new(),
        faults: Vec::new(),
    })
}

fn option(line: &str) -> Result<(&str, &str), Fault> {
    if line.len() > MOST_LINE_BYTES {
        return Err(Fault::LineTooLong { most: MOST_LINE_BYTES });
    }
    let (option, value) = line.split_once('=').ok_or(Fault::NoOption)?;
    let option = option.trim();
    if option.is_empty() { Err(Fault::NoOption) } else { Ok((option, value.trim())) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_file_has_sections_with_options_and_their_lines() {
        let text = "# Games\n\n[small:large]\nmaxFile=6\n maxRank = 7 \n; no\nmaxFile = f\n[large]\r\nking = k:KN\r\n";
        let (sections, strays) = sections(text).unwrap();
        assert_eq!(strays, []);
        let [small, large] = &sections[..] else { panic!("{sections:?}") };
        assert_eq!((small.name.as_str(), small.base.as_deref(), small.heading.line), ("small", Some("large"), 3));
        let marked = |mark: &Mark| &text[mark.span.clone()];
        assert_eq!((marked(&small.heading), small.base_mark.as_ref().map(marked)), ("small", Some("large")));
        for (option, value, line) in [("maxFile", "f", 7), ("maxRank", "7", 5)] {
            let Value { text: read, written } = &small.options[option];
            assert_eq!((read.as_str(), written.line), (value, line));
            assert_eq!((&text[written.name.clone()], &text[written.value.clone()]), (option, value));
        }
        assert_eq!((large.base.as_deref(), large.options["king"].text.as_str()), (None, "k:KN"));
    }

    #[test]
    fn lines_that_mean_nothing_are_reported() {
        let (sections, strays) = sections("a = b\n[open\n[]\n[game]\nwords\n= 7\n").unwrap();
        let faults =
            |faults: &[LineFault]| faults.iter().map(|at| (at.mark.line, at.fault.clone())).collect::<Vec<_>>();
        assert_eq!(faults(&strays), [(1, Fault::NoSection), (2, Fault::BracketOpen), (3, Fault::NameMissing)]);
        assert_eq!(faults(&sections[0].faults), [(5, Fault::NoOption), (6, Fault::NoOption)]);
    }

    #[test]
    fn size_is_limited() {
        assert!(matches!(sections(&" ".repeat(MOST_BYTES + 1)), Err(Fault::FileTooLong { .. })));
        assert!(matches!(sections(&"[a]\n".repeat(MOST_VARIANTS + 1)), Err(Fault::TooManyVariants { .. })));
        let long = format!("[a]\nb = {}", "c".repeat(MOST_LINE_BYTES));
        assert!(matches!(sections(&long).unwrap().0[0].faults[..], [LineFault { mark: Mark { line: 2, .. }, .. }]));
    }
}
