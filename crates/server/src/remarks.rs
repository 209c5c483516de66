//! Remarks on the position that a request names: what was guessed or left out in reading its text, and what cannot occur in a game. Answers with room
//! for them have them in their body; all others, such as pictures, have them in a header.

use std::fmt::Write as _;

use axum::http::{HeaderName, HeaderValue};
use axum::response::Response;
use variorum_messages::Language;
use variorum_notation::Remark;

use crate::language::Problem;

/// The header with the remarks: a JSON list of problems. Letters beyond ASCII are escaped, as headers must be ASCII.
pub(crate) const HEADER: HeaderName = HeaderName::from_static("variorum-remarks");

/// The maximum length of the header, in bytes. Proxies refuse long headers; further remarks are left out.
const MOST_BYTES: usize = 2048;

/// Remarks as problems.
pub(crate) fn remarked(language: Language, remarks: &[Remark]) -> Vec<Problem> {
    remarks.iter().map(|remark| Problem::new(language, "remark", remark)).collect()
}

/// The value of the header; `None` without remarks.
pub(crate) fn header(language: Language, remarks: &[Remark]) -> Option<HeaderValue> {
    let mut list = String::new();
    for remark in remarked(language, remarks) {
        let text = ascii(&serde_json::to_string(&remark).ok()?);
        // Two brackets and a comma.
        if list.len() + text.len() + 3 > MOST_BYTES {
            break;
        }
        if !list.is_empty() {
            list.push(',');
        }
        list.push_str(&text);
    }
    if list.is_empty() { None } else { HeaderValue::try_from(format!("[{list}]")).ok() }
}

/// An answer with the header.
pub(crate) fn with_remarks(mut answer: Response, language: Language, remarks: &[Remark]) -> Response {
    if let Some(value) = header(language, remarks) {
        answer.headers_mut().insert(HEADER, value);
    }
    answer
}

/// JSON with escapes for all letters beyond ASCII, which occur only in its strings.
fn ascii(json: &str) -> String {
    let mut text = String::new();
    for letter in json.chars() {
        if letter.is_ascii() {
            text.push(letter);
            continue;
        }
        for unit in letter.encode_utf16(&mut [0; 2]) {
            let _ = write!(text, "\\u{unit:04x}");
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use variorum_rules::Side;

    use super::*;

    #[test]
    fn the_header_is_ascii_and_bounded() {
        let found = "♔".to_owned();
        let one = Remark::SideRead { found: found.clone(), side: Side::White };
        let value = header(Language::ENGLISH, std::slice::from_ref(&one)).expect("a remark");
        let read: serde_json::Value = serde_json::from_slice(value.as_bytes()).expect("JSON");
        assert_eq!(read[0]["args"]["found"], found);
        assert!(value.to_str().is_ok(), "only visible ASCII");

        let many = vec![one; 500];
        let value = header(Language::ENGLISH, &many).expect("remarks");
        assert!(value.len() <= MOST_BYTES && value.len() > MOST_BYTES / 2, "{}", value.len());
        let read: serde_json::Value = serde_json::from_slice(value.as_bytes()).expect("JSON");
        assert!(read.as_array().is_some_and(|list| list.len() > 1));

        assert!(header(Language::ENGLISH, &[]).is_none());
    }
}
