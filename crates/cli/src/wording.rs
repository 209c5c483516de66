//! Sentences in the language that the caller asked for.

use variorum_gamedef::{Sentence, Wording};
use variorum_messages::{Catalogue, Language, Message};

/// Says sentences in a language.
#[derive(Clone, Copy, Debug)]
pub(crate) struct In(pub Language);

impl Wording for In {
    fn say<S: Sentence>(&self, sentence: &S) -> String {
        // The catalogue has the same sentences in English, but writes numbers for readers: 65,535 is not what a game file takes.
        if self.0 == Language::ENGLISH {
            return sentence.to_string();
        }
        Catalogue::of(self.0).text(&Message::of_error(S::PREFIX, sentence), &())
    }
}

/// The values of `--language`.
pub(crate) fn languages() -> clap::builder::PossibleValuesParser {
    Language::all().map(Language::tag).collect::<Vec<_>>().into()
}
