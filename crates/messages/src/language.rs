//! The languages, which are the folders of `locales/`.

use std::borrow::Cow;
use std::collections::BTreeMap;
use std::fmt;
use std::sync::OnceLock;

use rust_embed::RustEmbed;
use serde::{Serialize, Serializer};

/// The Fluent files of every language. Files in subfolders belong to other users, such as the site.
#[derive(RustEmbed)]
#[folder = "../../locales/"]
#[include = "*.ftl"]
#[exclude = "*/*/*"]
struct Files;

/// A language with a folder in `locales/`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Language(&'static str);

/// The text of each file by its name without the folder.
pub(crate) type Texts = BTreeMap<String, String>;

fn texts() -> &'static BTreeMap<String, Texts> {
    static TEXTS: OnceLock<BTreeMap<String, Texts>> = OnceLock::new();
    TEXTS.get_or_init(|| {
        let mut languages = BTreeMap::<String, Texts>::new();
        for path in Files::iter() {
            let Some((tag, name)) = path.split_once('/') else { continue };
            let Some(file) = Files::get(&path).filter(|_| !name.contains('/')) else { continue };
            let bytes: Cow<'static, [u8]> = file.data;
            let text = String::from_utf8_lossy(&bytes).into_owned();
            languages.entry(tag.to_owned()).or_default().insert(name.to_owned(), text);
        }
        languages
    })
}

impl Language {
    /// English, the fallback of every other language.
    pub const ENGLISH: Self = Self("en");

    /// All languages, sorted by their tags.
    pub fn all() -> impl Iterator<Item = Self> {
        texts().keys().map(|tag| Self(tag))
    }

    /// The language with this tag, such as `de`; `None` if there is none.
    ///
    /// ```
    /// # use variorum_messages::Language;
    /// assert_eq!(Language::named("en"), Some(Language::ENGLISH));
    /// assert_eq!(Language::named("xx"), None);
    /// ```
    #[must_use]
    pub fn named(tag: &str) -> Option<Self> {
        texts().get_key_value(tag).map(|(tag, _)| Self(tag))
    }

    /// The language that the header `Accept-Language` prefers; English if it names no available language.
    ///
    /// ```
    /// # use variorum_messages::Language;
    /// assert_eq!(Language::preferred("xx, en;q=0.5, de-AT;q=0.8").tag(), "de");
    /// assert_eq!(Language::preferred(""), Language::ENGLISH);
    /// ```
    #[must_use]
    pub fn preferred(accept_language: &str) -> Self {
        let wanted = accept_language::parse(accept_language);
        wanted.iter().find_map(|tag| Self::nearest(tag)).unwrap_or(Self::ENGLISH)
    }

    /// The language of a locale as POSIX systems name it; English if it is none of ours.
    ///
    /// ```
    /// # use variorum_messages::Language;
    /// assert_eq!(Language::of_locale("de_AT.UTF-8").tag(), "de");
    /// assert_eq!(Language::of_locale("fr@euro").tag(), "fr");
    /// assert_eq!(Language::of_locale("C"), Language::ENGLISH);
    /// ```
    #[must_use]
    pub fn of_locale(locale: &str) -> Self {
        let name = locale.split(['.', '@']).next().unwrap_or_default();
        Self::nearest(&name.replace('_', "-")).unwrap_or(Self::ENGLISH)
    }

    /// The language with this tag or with the longest prefix of it: `de` for `de-AT`.
    fn nearest(tag: &str) -> Option<Self> {
        let known = Self::all().find(|language| language.0.eq_ignore_ascii_case(tag));
        known.or_else(|| Self::nearest(tag.rsplit_once('-')?.0))
    }

    /// The tag (BCP 47), which is the name of the folder.
    #[must_use]
    pub const fn tag(self) -> &'static str {
        self.0
    }

    /// The texts of its Fluent files.
    pub(crate) fn texts(self) -> &'static Texts {
        static NONE: Texts = Texts::new();
        texts().get(self.0).unwrap_or(&NONE)
    }
}

impl fmt::Display for Language {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.0)
    }
}

impl Serialize for Language {
    fn serialize<S: Serializer>(&self, serializer: S) -> Result<S::Ok, S::Error> {
        serializer.serialize_str(self.0)
    }
}
