//! Random texts: unguessable tokens and their hashes, and ids.

use sha2::{Digest as _, Sha256};

use crate::error::ApiError;

/// An unguessable token: 32 random bytes as text.
pub(crate) fn new_token() -> Result<String, ApiError> {
    let mut bytes = [0_u8; 32];
    getrandom::fill(&mut bytes).map_err(ApiError::internal)?;
    Ok(hex(&bytes))
}

/// Has the text the form of a token?
pub(crate) fn is_token(text: &str) -> bool {
    text.len() == 64 && text.bytes().all(|byte| matches!(byte, b'0'..=b'9' | b'a'..=b'f'))
}

/// The hash of a token, as stored: reading the database does not reveal the token.
pub(crate) fn hashed(token: &str) -> String {
    hex(&Sha256::digest(token.as_bytes()))
}

fn hex(bytes: &[u8]) -> String {
    use std::fmt::Write as _;
    bytes.iter().fold(String::with_capacity(64), |mut text, byte| {
        let _ = write!(text, "{byte:02x}");
        text
    })
}

/// An unguessable id: whoever has it may watch the game. It does not suffice to take a seat in a private game ([`crate::links`]).
pub(crate) fn new_id() -> Result<String, ApiError> {
    const LETTERS: &[u8; 32] = b"abcdefghijkmnpqrstuvwxyz23456789";
    let mut bytes = [0; 16];
    getrandom::fill(&mut bytes).map_err(ApiError::internal)?;
    Ok(bytes.iter().map(|byte| char::from(LETTERS[usize::from(byte % 32)])).collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn tokens_differ_and_their_hashes_are_sha_256() {
        let (one, other) = (new_token().unwrap(), new_token().unwrap());
        assert!(is_token(&one) && is_token(&other) && one != other);
        assert!(!is_token("short") && !is_token(&one.to_uppercase()));
        assert_eq!(hashed("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
    }
}
