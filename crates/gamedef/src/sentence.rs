//! Sentences as data: what diagnostics are made of.

use std::fmt::Display;

use serde::Serialize;

/// A sentence as data, in English by its `Display`.
///
/// Serialized it is `{"code": …, "args": …}`. Catalogues of messages have the sentence in other languages, under the id `PREFIX-code`.
pub trait Sentence: Display + Serialize {
    /// What the ids of its messages begin with.
    const PREFIX: &'static str;
}

/// Says sentences in a language.
pub trait Wording {
    /// The sentence in this language.
    fn say<S: Sentence>(&self, sentence: &S) -> String;
}

/// Says sentences in English.
#[derive(Clone, Copy, Debug, Default)]
pub struct English;

impl Wording for English {
    fn say<S: Sentence>(&self, sentence: &S) -> String {
        sentence.to_string()
    }
}

/// Makes an enum of sentences: `Variant { field: Type } = "sentence with {field}";`, where a sentence can have further arguments as in `format!`.
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
        #[allow(missing_docs, reason = "fields are explained by the sentence")]
        $vis enum $name {
            $( #[doc = $text] #[error($text $(, $argument)*)] $variant $({ $($field: $kind),+ })?, )+
        }
    };
}

pub(crate) use sentences;
