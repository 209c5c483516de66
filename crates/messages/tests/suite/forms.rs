//! Names, numbers and lists in the forms that messages ask for.

use variorum_messages::{Arg, Catalogue, Language, Message};

fn german(message: &str) -> Catalogue {
    let words = "-article-definite = der\n    .plural = die\n    .plural-dative = den\n    .masculine-dative = dem\n    .feminine = die\n\
                 -piece-unknown = { $name }\n    .gender = feminine\n    .definite = die Figur { $name }\n    .plural = Figuren der Art { $name }\n\
                 -list-or = { $first } oder { $last }\n    .more = { $first }, { $last }\n\
                 -number-1 = ein\n    .feminine = eine\n";
    let pieces = "-king = König\n    .gender = masculine\n    .plural = Könige\n    .plural-dative = Königen\n-duck = Ente\n    .gender = feminine\n";
    let german =
        Catalogue::of_files("de", [("words.ftl", words), ("pieces.ftl", pieces), ("m.ftl", &format!("m = {message}"))]);
    assert_eq!(german.errors(), []);
    german
}

#[track_caller]
fn told(message: &str, arg: impl Into<Arg>, expected: &str) {
    assert_eq!(german(message).try_text(&Message::new("m").with("x", arg), &()).as_deref(), Ok(expected));
}

fn king() -> Arg {
    Arg::piece("king", "King")
}

#[test]
fn names_take_the_form_asked_for() {
    told("{ PIECE($x) }", king(), "König");
    told("{ $x }", king(), "König");
    told(r#"{ PIECE($x, article: "definite", case: "dative") }"#, king(), "dem König");
    told(r#"{ PIECE($x, article: "definite", case: "dative", number: "plural") }"#, king(), "den Königen");
    told(r#"{ PIECE($x, article: "definite", number: "plural") }"#, king(), "die Könige");
    told("{ GENDER($x) ->\n    [masculine] er\n   *[other] sie\n }", king(), "er");
    told(r#"{ CAPITAL(PIECE($x, article: "definite")) }"#, king(), "Der König");
}

#[test]
fn unknown_names_read_well_too() {
    let unknown = || Arg::piece("gryphon", "Gryphon");
    told(r#"{ PIECE($x, article: "definite") }"#, unknown(), "die Figur Gryphon");
    told(r#"{ PIECE($x, number: "plural") }"#, unknown(), "Figuren der Art Gryphon");
    told("{ GENDER($x) ->\n    [masculine] er\n   *[other] sie\n }", unknown(), "sie");
    // The same id with another name is another piece.
    told("{ PIECE($x) }", Arg::piece("king", "Monarch"), "Monarch");
}

#[test]
fn a_game_has_names_of_its_own() {
    let message = Message::new("m").with("x", Arg::piece("king", "King"));
    let catalogue = german(r#"{ PIECE($x, article: "definite") }"#);
    let named = |name: &str| catalogue.text(&message, &vec![("king".to_owned(), name.to_owned())]);
    assert_eq!(named("Schah"), "die Figur Schah");
    assert_eq!(named("Ente"), "die Ente");
}

#[test]
fn lists_are_joined_as_the_language_says() {
    let list = |items: &[&str]| Arg::list(items.iter().map(|item| Arg::from((*item).to_owned())));
    for (items, expected) in [(&["a"][..], "a"), (&["a", "b"], "a oder b"), (&["a", "b", "c"], "a, b oder c")] {
        told(r#"{ LIST($x, type: "or") }"#, list(items), expected);
    }
    let pieces = Arg::List(vec![king(), Arg::piece("duck", "Duck")]);
    told(r#"{ LIST($x, type: "or", article: "definite", case: "dative") }"#, pieces.clone(), "dem König oder die Ente");
    told("{ COUNT($x) ->\n    [one] eine\n   *[other] mehrere\n }", pieces, "mehrere");
}

#[test]
fn numbers_are_written_as_the_language_writes_them() {
    told("{ $x }", 1234, "1.234");
    told("{ $x }", 2.5, "2,5");
    told(r#"{ SPELL($x, gender: "feminine") }"#, 1, "eine");
    told("{ SPELL($x) }", 17, "17");
}

#[test]
fn what_is_missing_is_said_in_english_or_by_its_id() {
    let german = german("da");
    assert_eq!(german.text(&Message::new("no-such-message"), &()), "no-such-message");
    assert!(german.try_text(&Message::new("no-such-message"), &()).is_err());
    assert!(Catalogue::of(Language::ENGLISH).knows_piece("king", "King"));
    let within = Message::new("m").with("x", Message::new("no-such-message"));
    assert_eq!(self::german("<{ $x }>").text(&within, &()), "<no-such-message>");
    assert!(self::german("<{ $x }>").try_text(&within, &()).is_err());
    assert!(self::german("{ $y }").try_text(&within, &()).is_err());
}
