//! What the server says in sentences, in German where the reader asks for it.
//!
//! Rules, records and handlers say what is wrong in English sentences with gaps. The lists below have every such sentence with its German
//! form; tests hold them against the sources, so that none is forgotten. What is told by a word alone (`fault::Code`) the site says itself.

mod answers;
mod positions;
mod records;

use std::collections::BTreeMap;
use std::sync::{Arc, LazyLock};

use axum::extract::Request;
use axum::http::{HeaderMap, HeaderValue, header};
use axum::middleware::Next;
use axum::response::Response;

use crate::fault::{Failure, json_text, sentence};
use crate::remembered::Remembered;
use crate::worker::blocking;

/// English with gaps, and German with the same gaps by their numbers.
type Sentences = &'static [(&'static str, &'static str)];

/// Those that hold faults of something inside come first: their gaps would be taken for parts of the faults.
const LISTS: [Sentences; 3] = [answers::SENTENCES, records::SENTENCES, positions::SENTENCES];

/// What stands in a gap and is no name.
const GAPS: Sentences = &[
    ("White", "Weiß"),
    ("Black", "Schwarz"),
    ("the halfmove clock", "die Zahl der ruhigen Halbzüge"),
    ("the move number", "die Nummer des Zuges"),
    ("hand", "Hand"),
    ("lost", "Verlorene"),
    ("rank {}, level {}", "Reihe {0}, Ebene {1}"),
    ("rank {}", "Reihe {0}"),
    (" Did you mean “{}”?", " Meintest du „{0}“?"),
    // Why a game is over.
    ("checkmate", "Matt"),
    ("stalemate", "Patt"),
    ("the royal piece did not come home in time", "die königliche Figur kam nicht rechtzeitig heim"),
    ("marriage", "Hochzeit"),
    ("the last piece of a group is gone", "die letzte Figur einer Gruppe ist fort"),
    ("a bare royal piece", "eine königliche Figur allein"),
    ("repetition", "Wiederholung"),
    ("perpetual check", "ewiges Schach"),
    ("too long without a capture, a drop or a pawn move", "zu lange ohne Schlag, ohne Einsetzen und ohne Bauernzug"),
    // What a reader of JSON says.
    ("{} at line {} column {}", "{0} in Zeile {1}, Spalte {2}"),
    ("{} at `{}`", "{0} bei „{1}“"),
    ("missing field `{}`", "es fehlt „{0}“"),
    ("duplicate field `{}`", "„{0}“ steht zweimal da"),
    ("unknown field `{}`, expected {}", "„{0}“ ist unbekannt, möglich ist {1}"),
    ("unknown variant `{}`, expected {}", "„{0}“ ist unbekannt, möglich ist {1}"),
    ("invalid type: {}, expected {}", "dort steht {0}, erwartet wird {1}"),
    ("invalid value: {}, expected {}", "dort steht {0}, erwartet wird {1}"),
    ("EOF while parsing {}", "der Text hört mittendrin auf ({0})"),
    ("expected value", "es fehlt ein Wert"),
    ("expected `:`", "es fehlt ein „:“"),
    ("expected `,` or `}`", "es fehlt ein „,“ oder „}“"),
    ("expected `,` or `]`", "es fehlt ein „,“ oder „]“"),
    ("expected ident", "ein Wort ist nicht zu lesen"),
    ("key must be a string", "der Name einer Angabe muss in Anführungszeichen stehen"),
    ("trailing comma", "nach dem letzten „,“ kommt nichts mehr"),
    ("trailing characters", "nach dem Ende steht noch etwas"),
    ("invalid number", "eine Zahl ist nicht zu lesen"),
    ("number out of range", "eine Zahl ist zu groß"),
    ("invalid escape", "ein Zeichen nach „\\“ ist nicht zu lesen"),
    ("recursion limit exceeded", "es ist zu tief verschachtelt"),
    ("one of {}", "eines von {0}"),
    ("string \"{}\"", "der Text „{0}“"),
    ("integer `{}`", "die Zahl {0}"),
    ("floating point `{}`", "die Zahl {0}"),
    ("boolean `{}`", "{0}"),
    ("a string", "ein Text"),
    ("a boolean", "ja oder nein"),
    ("a sequence", "eine Liste"),
    ("sequence", "eine Liste"),
    ("map", "etwas in geschweiften Klammern"),
    ("struct {}", "{0} in geschweiften Klammern"),
    ("an object", "geschweifte Klammern"),
    ("a list", "eine Liste"),
    ("a value", "ein Wert"),
    ("u8", "eine Zahl von 0 bis 255"),
    ("u16", "eine ganze Zahl ab 0"),
    ("u32", "eine ganze Zahl ab 0"),
    ("u64", "eine ganze Zahl ab 0"),
    ("usize", "eine ganze Zahl ab 0"),
];

/// “White to move”, where that is not to be said in English.
pub(crate) fn side_to_move(side: variorum_rules::Side, language: &str) -> Option<String> {
    (language == "de").then(|| format!("{} am Zug", word(&side.to_string())))
}

/// What stands between several faults.
const BETWEEN: &str = "; ";

/// A fault as a sentence in `language`, a tag of [`variorum_library::languages`]; in English if it is another.
pub(crate) fn told(fault: &str, language: &str) -> String {
    let german = (language == "de").then(|| in_german(fault)).flatten();
    german.unwrap_or_else(|| sentence(fault))
}

/// A fault as a German sentence, however it begins and ends; `None` if there is none.
fn in_german(fault: &str) -> Option<String> {
    let mut letters = fault.chars();
    let small: String = letters.next().into_iter().flat_map(char::to_lowercase).chain(letters).collect();
    let bare = small.strip_suffix('.').unwrap_or(&small);
    [fault, bare].into_iter().find_map(filled).map(|text| sentence(&text))
}

/// The German form of a text, by the first sentence that fits.
fn filled(text: &str) -> Option<String> {
    LISTS.into_iter().find_map(|list| fitting(list, text))
}

fn fitting(list: Sentences, text: &str) -> Option<String> {
    list.iter().find_map(|(english, german)| {
        let gaps = gaps(english, text)?;
        Some(
            gaps.iter().enumerate().fold((*german).to_owned(), |german, (number, gap)| {
                german.replace(&format!("{{{number}}}"), &word(gap))
            }),
        )
    })
}

/// What stands in a gap: a word, the name of a piece, faults of something inside, or what a person wrote.
fn word(gap: &str) -> String {
    if let Some(word) = fitting(GAPS, gap).or_else(|| names().get(gap).cloned()) {
        return word;
    }
    let parts: Vec<&str> = gap.split(BETWEEN).collect();
    let mut told = Vec::new();
    let mut at = 0;
    while at < parts.len() {
        // A fault may itself hold what stands between faults; the shortest that can be said is one.
        let found = (at..parts.len()).find_map(|end| Some((end, filled(&parts[at..=end].join(BETWEEN))?)));
        let (end, text) = found.unwrap_or_else(|| (at, parts[at].to_owned()));
        told.push(text);
        at = end + 1;
    }
    told.join(BETWEEN)
}

/// German names of pieces by their English ones. A name that two games translate differently is that of the first.
fn names() -> Arc<BTreeMap<String, String>> {
    static NAMES: LazyLock<Remembered<(), Arc<BTreeMap<String, String>>>> = LazyLock::new(Remembered::new);
    let made = NAMES.get((), || {
        let mut names = BTreeMap::new();
        for own in variorum_library::ids().iter().filter_map(|id| variorum_library::definition(id).ok()) {
            let Ok(told) = variorum_library::told(&own, "de") else { continue };
            for (own, told) in own.pieces.iter().zip(told.pieces) {
                names.entry(own.name.clone()).or_insert(told.name);
            }
        }
        Ok(Arc::new(names))
    });
    made.unwrap_or_default()
}

/// What stands in the gaps of a pattern; `None` if the text is not of this pattern.
fn gaps<'t>(pattern: &str, text: &'t str) -> Option<Vec<&'t str>> {
    let mut pieces = pattern.split("{}");
    let mut rest = text.strip_prefix(pieces.next()?)?;
    let mut found = Vec::new();
    let pieces: Vec<&str> = pieces.collect();
    for (at, piece) in pieces.iter().enumerate() {
        let end = if at + 1 == pieces.len() { rest.strip_suffix(piece)?.len() } else { rest.find(piece)? };
        found.push(&rest[..end]);
        rest = &rest[end + piece.len()..];
    }
    rest.is_empty().then_some(found)
}

/// Says in German what went wrong where the request asks for German first (`Accept-Language`) and there are words for it; the answer
/// then has a `Content-Language`.
pub(crate) async fn layer(request: Request, next: Next) -> Response {
    let wanted = wants_german(request.headers());
    let mut answer = next.run(request).await;
    let Some(Failure { error, code }) = answer.extensions_mut().remove::<Failure>().filter(|_| wanted) else {
        return answer;
    };
    // The names of pieces in all games are read first.
    let Ok(Some(error)) = blocking(move |_| Ok(in_german(&error))).await else { return answer };
    let Ok(text) = serde_json::to_string(&Failure { error, code }) else { return answer };
    let (mut parts, _) = answer.into_parts();
    parts.headers.remove(header::CONTENT_LENGTH);
    parts.headers.insert(header::CONTENT_LANGUAGE, HeaderValue::from_static("de"));
    Response::from_parts(parts, json_text(axum::http::StatusCode::OK, text).into_body())
}

/// The first language of the list counts: `de`, `de-AT,en;q=0.5`.
pub(crate) fn wants_german(headers: &HeaderMap) -> bool {
    let first = headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default();
    let tag = first.split([',', ';']).next().unwrap_or_default().trim();
    tag.split('-').next().is_some_and(|language| language.eq_ignore_ascii_case("de"))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Texts after a marker in a source, their gaps made `{}`. Only texts that are formatted have gaps.
    fn after(source: &str, marker: &str, formatted: bool) -> Vec<String> {
        let before_tests = source.split("#[cfg(test)]").next().unwrap();
        let found = before_tests.match_indices(marker).filter_map(|(at, _)| {
            let call = before_tests[at + marker.len()..].trim_start();
            let inside = call.strip_prefix("format!(").map(str::trim_start);
            let (gapped, inside) = (formatted || inside.is_some(), inside.unwrap_or(call).strip_prefix('"')?);
            let mut text = String::new();
            let mut letters = inside.chars();
            loop {
                match letters.next()? {
                    '"' => break Some(text),
                    '\\' => text.push(letters.next()?),
                    '{' if gapped => {
                        letters.by_ref().find(|letter| *letter == '}')?;
                        text.push_str("{}");
                    }
                    letter => text.push(letter),
                }
            }
        });
        found.collect()
    }

    /// All sources of this crate but these lists.
    fn own_sources(folder: &std::path::Path, found: &mut Vec<String>) {
        for entry in std::fs::read_dir(folder).unwrap() {
            let path = entry.unwrap().path();
            if path.is_dir() && !path.ends_with("german") {
                own_sources(&path, found);
            } else if path.extension().is_some_and(|ending| ending == "rs") {
                found.push(std::fs::read_to_string(path).unwrap());
            }
        }
    }

    fn all_said() -> Vec<String> {
        let mut said = Vec::new();
        for source in [
            include_str!("../../../rules/src/setup.rs"),
            include_str!("../../../rules/src/reader.rs"),
            include_str!("../analysis/setup.rs"),
            include_str!("../../../play/src/pgn.rs"),
            include_str!("../../../play/src/pgn/parser.rs"),
            include_str!("../records.rs"),
        ] {
            for marker in ["fault(", "fault_at(line,", "faults.push(", "wrong.push(", "let text ="] {
                said.extend(after(source, marker, false));
            }
        }
        for source in [
            include_str!("../../../rules/src/notation.rs"),
            include_str!("../../../play/src/clock.rs"),
            include_str!("../records.rs"),
            include_str!("../../../play/src/pgn/unwritable.rs"),
        ] {
            said.extend(after(source, "#[error(", true));
        }
        let mut sources = Vec::new();
        own_sources(std::path::Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut sources);
        let markers = [
            "Fault::Bad(",
            "Fault::Impossible(",
            "Fault::Busy(",
            "Code::BadPosition,",
            "Code::IllegalTurn,",
            "Code::NoGame,",
            "Code::PasswordEasy,",
        ];
        for source in &sources {
            said.extend(markers.into_iter().flat_map(|marker| after(source, marker, false)));
        }
        said
    }

    #[test]
    fn every_fault_has_its_german_form() {
        let said = all_said();
        assert!(said.len() >= 90, "{said:?}");
        let lists = || LISTS.into_iter().flatten();
        for pattern in &said {
            assert!(lists().any(|(english, _)| english == pattern), "no German for “{pattern}”");
        }
        for (english, german) in lists().chain(GAPS) {
            let gaps = english.matches("{}").count();
            assert!((0..gaps).all(|gap| german.contains(&format!("{{{gap}}}"))), "{german}");
            assert!(!german.contains(&format!("{{{gaps}}}")), "{german}");
        }
        for (english, _) in lists() {
            assert!(said.iter().any(|pattern| pattern == english), "nobody says “{english}”");
        }
    }

    #[test]
    fn reasons_have_their_german_form() {
        for reason in after(include_str!("../../../rules/src/outcome.rs"), "=>", false) {
            assert!(GAPS.iter().any(|(english, _)| *english == reason), "no German for “{reason}”");
        }
    }

    #[test]
    fn gaps_are_filled() {
        assert_eq!(
            told("Black has 0 pieces of the kind King on the board; there must be exactly one", "de"),
            "Schwarz hat 0 Figuren der Art König auf dem Brett; es muss genau eine sein."
        );
        assert_eq!(
            told("rank 3, level u: “X” is no piece of this game", "de"),
            "Reihe 3, Ebene u: „X“ ist keine Figur dieses Spiels."
        );
        assert_eq!(told("ko: no neutral piece stands on e4", ""), "Ko: no neutral piece stands on e4.");
        assert_eq!(told("something new", "de"), "Something new.");
        let inside = "The request cannot be understood: invalid type: sequence, expected an object at `/tags/0`.";
        assert_eq!(
            told(inside, "de"),
            "Die Anfrage ist nicht zu verstehen: dort steht eine Liste, erwartet wird geschweifte Klammern bei „/tags/0“."
        );
        for (text, begins) in [
            ("{\"step\": 1}", "es fehlt ein Wert in Zeile 1"),
            (
                "{\"step\": \"offer\", \"count\": \"x\"}",
                "dort steht der Text „x“, erwartet wird eine Zahl von 0 bis 255 in",
            ),
            ("{", "der Text hört mittendrin auf (geschweifte Klammern) in Zeile 1"),
            ("{}", "es fehlt „step“ in Zeile 1"),
            ("{\"step\": \"fly\"}", "„fly“ ist unbekannt, möglich ist eines von `offer`"),
            ("{\"step\": \"offer\"} x", "nach dem Ende steht noch etwas in Zeile 1, Spalte"),
            ("no", "ein Wort ist nicht zu lesen in Zeile 1"),
        ] {
            #[derive(serde::Deserialize)]
            struct Wish {
                #[expect(dead_code, reason = "only read")]
                step: crate::wire::OfferStep,
                #[serde(default)]
                #[expect(dead_code, reason = "only read")]
                count: u8,
            }
            let error = serde_json::from_str::<Wish>(text).err().unwrap();
            let said = told(&format!("The request cannot be understood: {error}."), "de");
            assert!(said.starts_with(&format!("Die Anfrage ist nicht zu verstehen: {begins}")), "{error}: {said}");
        }
    }

    #[test]
    fn faults_inside_faults_are_told_too() {
        assert_eq!(
            told(
                "This is no position of the game: castling: e1 stands there twice; the en-passant cell e3 is not empty.",
                "de"
            ),
            "Das ist keine Stellung dieses Spiels: Rochade: e1 steht zweimal da; Das Feld e3 für das Schlagen en passant ist nicht leer."
        );
        assert_eq!(
            told(
                "This is no position of the game: the board has 8 ranks, but the text has 3; rank 6: “o” is no piece of this game; rank 6: it has 8 cells, but the text fills 9; Black has 0 pieces of the kind King on the board; there must be exactly one.",
                "de"
            ),
            "Das ist keine Stellung dieses Spiels: Das Brett hat 8 Reihen, der Text aber 3; Reihe 6: „o“ ist keine Figur dieses Spiels; Reihe 6: Sie hat 8 Felder, der Text füllt aber 9; Schwarz hat 0 Figuren der Art König auf dem Brett; es muss genau eine sein."
        );
        assert_eq!(told("Turn 3: “e2e5” is no legal move here.", "de"), "Zug 3: „e2e5“ ist hier kein erlaubter Zug.");
        assert_eq!(told("“e1e2” is no legal move here.", "de"), "„e1e2“ ist hier kein erlaubter Zug.");
        assert_eq!(
            told("There is no game “ches”. Did you mean “chess”?", "de"),
            "Das Spiel „ches“ gibt es nicht. Meintest du „chess“?"
        );
        assert_eq!(told("“h7h8”: the game is over (checkmate)", "de"), "„h7h8“: Die Partie ist schon zu Ende (Matt).");
    }

    #[test]
    fn the_first_language_asked_for_counts() {
        let wants = |value: &'static str| {
            wants_german(&HeaderMap::from_iter([(header::ACCEPT_LANGUAGE, HeaderValue::from_static(value))]))
        };
        assert!(wants("de") && wants("de-AT,en;q=0.5") && wants(" DE;q=0.9, en"));
        assert!(!wants("en, de") && !wants("den") && !wants("") && !wants_german(&HeaderMap::new()));
    }
}
