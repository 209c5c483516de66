//! Sentences as data, which can be printed in any language.

use std::fmt::{self, Display};

use serde::Serialize;

/// A sentence as data. Its `Display` is English.
///
/// It is serialized as `{"code": …, "args": …}`; catalogues of messages have it in every language under the id `PREFIX-code`.
pub trait Sentence: Display + Serialize {
    /// The prefix of the ids of its messages.
    const PREFIX: &'static str;
    /// Whether there is nothing to print, and no message in the catalogues.
    const SILENT: bool = false;
}

impl Sentence for variorum_betza::BetzaGap {
    const PREFIX: &'static str = "betza";
}

/// Turns sentences into text in a language.
pub trait Wording {
    /// The text of a sentence.
    fn say<S: Sentence>(&self, sentence: &S) -> String;
}

/// English, from the sentences' `Display`.
#[derive(Clone, Copy, Debug, Default)]
pub struct English;

impl Wording for English {
    fn say<S: Sentence>(&self, sentence: &S) -> String {
        sentence.to_string()
    }
}

/// The advice of a problem whose sentence says it all.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Unadvised;

impl Display for Unadvised {
    fn fmt(&self, _: &mut fmt::Formatter<'_>) -> fmt::Result {
        Ok(())
    }
}

impl Sentence for Unadvised {
    const PREFIX: &'static str = "advice";
    const SILENT: bool = true;
}

/// Declares an enum of sentences, from a line `Variant { field: Type } = "sentence with {field}";` for each variant. Further arguments may follow the text,
/// as in `format!`.
macro_rules! sentences {
    (
        $(#[$about:meta])*
        $vis:vis enum $name:ident {
            $( $variant:ident $({ $($field:ident: $kind:ty),+ $(,)? })? = $text:tt $(, $argument:expr)* ; )+
        }
    ) => {
        $(#[$about])*
        #[derive(Clone, Debug, PartialEq, Eq, thiserror::Error, serde::Serialize, strum::VariantNames)]
        #[serde(tag = "code", content = "args", rename_all = "kebab-case", rename_all_fields = "kebab-case")]
        #[strum(serialize_all = "kebab-case")]
        #[allow(missing_docs, rustdoc::bare_urls, reason = "the sentence, which is no Markdown, documents the fields")]
        $vis enum $name {
            $( #[doc = $text] #[error($text $(, $argument)*)] $variant $({ $($field: $kind),+ })?, )+
        }
    };
}

pub(crate) use sentences;
