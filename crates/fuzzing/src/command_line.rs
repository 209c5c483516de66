//! What players type: the game's id, the tag of a language, then lines as they are typed to the command line, one after the other.

use variorum_commands::{Answer, Deed, Scene};
use variorum_library::Language;
use variorum_library::explain::Explainer;
use variorum_play::Game;
use variorum_rules::Position;

use crate::input;

/// Lines that are answered.
const MOST_LINES: usize = 16;

pub(crate) fn command_line(bytes: &[u8]) {
    let text = input::text(bytes);
    let mut lines = text.split('\n');
    let rules = input::rules(lines.next().unwrap_or_default());
    let language = Language::named(lines.next().unwrap_or_default()).unwrap_or(Language::ENGLISH);
    let explainer = Explainer::new(rules.definition(), language.tag()).with_customary_cells();
    let mut game = Game::study(Position::start(&rules));
    let mut begun: Option<String> = None;
    for line in lines.take(MOST_LINES) {
        let scene = match &begun {
            Some(first) => Scene::after(&game, first).unwrap_or_else(|| panic!("{first} was no first part")),
            None => Scene::new(&game),
        };
        let here = game.position().text();
        match scene.ask(line, language) {
            Answer::Told(told) => {
                assert!(!told.is_empty(), "{line} has no answer in {here}");
                for message in &told {
                    assert!(!explainer.text(message).is_empty(), "{line} has an empty answer in {here}");
                }
            }
            Answer::Do(Deed::Turn(turn)) => {
                begun = None;
                game.play(&turn).unwrap_or_else(|error| panic!("{line} became {turn} in {here}: {error}"));
            }
            Answer::Do(Deed::First(first)) => {
                assert!(Scene::after(&game, &first).is_some(), "{line} became {first} in {here}");
                begun = Some(first);
            }
            Answer::Do(Deed::Undo) => begun = None,
            Answer::Do(Deed::Draw | Deed::Resign | Deed::Clock) => {}
        }
    }
}
