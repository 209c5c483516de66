//! Messages in the language of the user's choice.

use variorum_gamedef::{Sentence, Wording};
use variorum_messages::{Catalogue, Language, Message};

/// Messages in a language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct In(pub Language);

impl Wording for In {
    fn say<S: Sentence>(&self, sentence: &S) -> String {
        // The catalogue has the same English sentences, but groups digits, as in 65,535, which a game file does not accept.
        if self.0 == Language::ENGLISH {
            return sentence.to_string();
        }
        Catalogue::of(self.0).text(&Message::of_error(S::PREFIX, sentence), &())
    }
}

/// The language that an option names, or else that of the environment's locale.
pub(crate) fn chosen(tag: Option<&str>) -> Language {
    let locale = || {
        let set = |name| std::env::var(name).ok().filter(|value| !value.is_empty());
        ["LC_ALL", "LC_MESSAGES", "LANG"].into_iter().find_map(set)
    };
    match tag {
        Some(tag) => Language::named(tag).unwrap_or(Language::ENGLISH),
        None => locale().map_or(Language::ENGLISH, |locale| Language::of_locale(&locale)),
    }
}

/// The values of `--language`.
pub(crate) fn languages() -> clap::builder::PossibleValuesParser {
    Language::all().map(Language::tag).collect::<Vec<_>>().into()
}
