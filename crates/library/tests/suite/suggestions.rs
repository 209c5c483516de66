//! Suggestions for unknown ids.

use variorum_library::LibraryError;

fn suggested(id: &str) -> Option<String> {
    match variorum_library::definition(id) {
        Err(LibraryError::Unknown { suggestion, .. }) => suggestion,
        other => panic!("{id}: {other:?}"),
    }
}

#[test]
fn a_slip_of_the_finger_is_understood() {
    assert_eq!(suggested("chss").as_deref(), Some("chess"));
    assert_eq!(suggested("shgoi").as_deref(), Some("shogi"));
    assert_eq!(suggested("Stones & Relays").as_deref(), Some("stones-and-relays"));
}

#[test]
fn a_part_of_an_id_is_understood() {
    assert_eq!(suggested("courier").as_deref(), Some("courier-chess"));
    assert_eq!(suggested("tunnel").as_deref(), Some("stones-and-relays-tunnel"));
}

#[test]
fn nothing_is_guessed_from_nothing() {
    for id in ["", "go", "draughts", &"x".repeat(1000)] {
        assert_eq!(suggested(id), None, "{id:.20}");
    }
}
