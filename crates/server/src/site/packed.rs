//! The site's files, compressed in advance.

use std::collections::HashMap;
use std::io::Write as _;
use std::sync::OnceLock;

use axum::body::Bytes;
use axum::http::{HeaderMap, header};
use flate2::Compression;
use flate2::write::GzEncoder;

/// Files smaller than this, in bytes, are sent uncompressed.
const SMALLEST: usize = 1024;
/// The quality of Brotli: the two higher ones take many times as long for a few percent.
const QUALITY: u32 = 9;
/// The window of Brotli, as a power of two.
const WINDOW: u32 = 22;

/// A content encoding.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Coding {
    Brotli,
    Gzip,
}

impl Coding {
    /// Its name in HTTP.
    pub const fn name(self) -> &'static str {
        match self {
            Self::Brotli => "br",
            Self::Gzip => "gzip",
        }
    }

    /// The best one that the browser accepts.
    pub fn wanted(headers: &HeaderMap) -> Option<Self> {
        let said = headers.get_all(header::ACCEPT_ENCODING).iter().filter_map(|value| value.to_str().ok());
        let taken: Vec<&str> = said.flat_map(|text| text.split(',')).filter_map(taken).collect();
        [Self::Brotli, Self::Gzip].into_iter().find(|coding| taken.contains(&coding.name()))
    }
}

/// The name of a coding, unless it is rejected (`br;q=0`).
fn taken(part: &str) -> Option<&str> {
    let (name, weight) = part.split_once(';').map_or((part, None), |(name, weight)| (name, Some(weight)));
    let weight = weight.and_then(|weight| weight.trim().strip_prefix("q=")?.parse::<f32>().ok());
    weight.is_none_or(|weight| weight > 0.0).then(|| name.trim())
}

/// A compressed file.
struct Packed {
    /// The hash of the file when it was compressed.
    hash: [u8; 32],
    brotli: Bytes,
    gzip: Bytes,
}

static ALL: OnceLock<HashMap<String, Packed>> = OnceLock::new();

/// Compresses the files that are worth it, once per process; takes some tenths of a second.
pub(super) fn pack(files: impl IntoIterator<Item = (String, [u8; 32], Vec<u8>)>) {
    ALL.get_or_init(|| {
        let packed = files.into_iter().filter(|(path, _, data)| data.len() >= SMALLEST && is_text(path));
        packed.filter_map(|(path, hash, data)| Some((path, compress(hash, &data)?))).collect()
    });
}

fn is_text(path: &str) -> bool {
    ["html", "js", "css", "svg", "json", "webmanifest", "txt", "wasm"]
        .iter()
        .any(|ending| path.rsplit_once('.').is_some_and(|(_, other)| other == *ending))
}

fn compress(hash: [u8; 32], data: &[u8]) -> Option<Packed> {
    let mut gzip = GzEncoder::new(Vec::new(), Compression::best());
    gzip.write_all(data).ok()?;
    let mut brotli = brotli::CompressorWriter::new(Vec::new(), 4096, QUALITY, WINDOW);
    brotli.write_all(data).ok()?;
    Some(Packed { hash, brotli: brotli.into_inner().into(), gzip: gzip.finish().ok()?.into() })
}

/// The compressed file, if it is available and still up to date.
pub(super) fn find(path: &str, hash: [u8; 32], coding: Coding) -> Option<Bytes> {
    let packed = ALL.get()?.get(path).filter(|packed| packed.hash == hash)?;
    Some(match coding {
        Coding::Brotli => packed.brotli.clone(),
        Coding::Gzip => packed.gzip.clone(),
    })
}

#[cfg(test)]
mod tests {
    use std::io::Read as _;

    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn the_client_selects_the_encoding() {
        let wanted = |text: &'static str| {
            Coding::wanted(&HeaderMap::from_iter([(header::ACCEPT_ENCODING, HeaderValue::from_static(text))]))
        };
        assert_eq!(wanted("gzip, deflate, br, zstd"), Some(Coding::Brotli));
        assert_eq!(wanted("gzip;q=1.0, br;q=0"), Some(Coding::Gzip));
        assert_eq!(wanted("br; q=0.5"), Some(Coding::Brotli));
        assert_eq!(wanted("identity, zstd"), None);
        assert_eq!(Coding::wanted(&HeaderMap::new()), None);
    }

    #[test]
    fn packed_files_are_smaller_and_unpack_unchanged() {
        let data = b"a line of text that comes again and again\n".repeat(100);
        let packed = compress([1; 32], &data).unwrap();
        let (mut one, mut other) = (Vec::new(), Vec::new());
        flate2::read::GzDecoder::new(&*packed.gzip).read_to_end(&mut one).unwrap();
        brotli::Decompressor::new(&*packed.brotli, 4096).read_to_end(&mut other).unwrap();
        assert!(one == data && other == data);
        assert!(packed.gzip.len() * 10 < data.len() && packed.brotli.len() * 10 < data.len());
    }

    #[test]
    fn a_changed_file_is_not_served_from_the_cache() {
        let text = |letter: u8| vec![letter; 2 * SMALLEST];
        pack([
            ("a.js".into(), [1; 32], text(1)),
            ("b.png".into(), [2; 32], text(2)),
            ("c.css".into(), [3; 32], vec![3]),
        ]);
        assert!(find("a.js", [1; 32], Coding::Brotli).is_some() && find("a.js", [1; 32], Coding::Gzip).is_some());
        assert!(find("a.js", [9; 32], Coding::Gzip).is_none(), "another file lies there now");
        assert!(find("b.png", [2; 32], Coding::Gzip).is_none(), "pictures are packed already");
        assert!(find("c.css", [3; 32], Coding::Gzip).is_none(), "not worth it");
    }
}
