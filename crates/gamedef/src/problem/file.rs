//! Problems of files, keys, values and names.

use super::{Heading, Names, Quote, Thing, ValueKind};
use crate::sentence::sentences;
use crate::vocabulary::KeyKind;

sentences! {
    /// A problem with the file as a whole.
    pub enum FileProblem {
        TooLong { bytes: usize } = "this is too long for a game file: it has {bytes} bytes";
        OtherId { id: Quote, file: Quote } = "the id is `{id}`, but the file is named `{file}`";
        IdBuiltIn { id: Quote } = "`{id}` is the id of a game that is part of Variorum";
        NewerLanguage { language: u64, known: u16 } =
            "this file is written in language {language}, but this version of Variorum reads languages up to {known}";
    }
}

sentences! {
    /// A problem with the game on which a file builds.
    pub enum BaseProblem {
        Unknown { id: Quote } = "there is no game named `{id}` to build on";
        Cycle { chain: String } = "this game would build on itself: {chain}";
        TooDeep = "this game builds on too many others";
        TooManyLenders = "this game takes names from too many others";
        NothingTaken = "no zone and no directions of this game are mentioned";
        Unreadable { id: Quote } = "the file of `{id}` is not TOML, or too long";
        NotInBase { name: Quote } = "the base has no `{name}`";
        NothingInBase { key: Quote } = "the base has no list `{key}`";
        NotAsInBase { text: Quote } = "`{text}` does not stand for the items of the base";
        TwiceAsInBase { key: Quote } = "the items of the base are in `{key}` already";
    }
}

sentences! {
    /// A syntax error: the file is not TOML.
    pub enum TomlProblem {
        Twice { key: Quote } = "`{key}` is defined twice";
        ValueMissing = "a value is missing here";
        KeyAlone = "this key has no value";
        TextOpen = "this text is not closed";
        ListOpen = "this list is not closed";
        CommaMissing = "a comma is missing in this list";
        Other { detail: Quote } = "this is not TOML: {detail}";
    }
}

sentences! {
    /// A problem with a key.
    pub enum KeyProblem {
        Unknown { section: Heading, key: Quote } = "{section} has no key `{key}`";
        Renamed { old: Quote, new: &'static str } = "the key `{old}` is now called `{new}`";
        OldAndNew { old: Quote, new: &'static str } = "`{old}` is the old name of `{new}`, which is given too";
        SectionMissing { key: &'static str } = "the section `[{key}]` is missing";
        TablesMissing { key: &'static str } = "there is no `[[{key}]]`";
        InnerTablesMissing { section: Heading, tables: String } = "{section} has no `[[{tables}]]`";
        Missing { section: Heading, key: &'static str } = "{section} lacks the key `{key}`";
        MissingBeside { given: &'static str, key: &'static str } = "with `{given}` the key `{key}` is needed too";
        NotTogether { one: &'static str, other: &'static str } = "`[{one}]` and `[{other}]` do not go together: a turn has one second part";
        SingleBrackets { section: &'static str } = "`[{section}]` must be `[[{section}]]`";
        OnlyWithVerb { key: &'static str, verb: &'static str } = "`{key}` is possible with `do = \"{verb}\"` only";
    }
}

sentences! {
    /// A problem with the value of a key.
    pub enum ValueProblem {
        WrongKind { key: Quote, wanted: KeyKind, found: ValueKind } =
            "`{key}` must be {}, not {found}", wanted.in_words();
        WrongItem { key: Quote, found: ValueKind } = "`{key}` must hold texts in quotes, not {found}";
        OutOfRange { key: Quote, least: u16, most: u16, found: Quote } =
            "`{key}` must be between {least} and {most}, not {found}";
        TooManyItems { key: Quote, count: usize } = "`{key}` has {count} items";
        NoChoice { key: Quote, choices: Names, found: Quote } = "`{key}` must be {}, not `{found}`", choices.or();
        Empty { key: Quote } = "`{key}` is empty";
        NoAddress { found: Quote } = "`{found}` is no address of a page";
        EmptyList { key: Quote } = "`{key}` is an empty list";
        ListedTwice { name: Quote } = "`{name}` occurs twice in this list";
        NoText { thing: Thing } = "a {thing} is described by text in quotes";
    }
}

sentences! {
    /// A problem with a name.
    pub enum NameProblem {
        Unknown { thing: Thing, name: Quote } = "there is no {thing} named `{name}`";
        Unused { thing: Thing, name: Quote } = "the {thing} `{name}` is never used";
        IdForm { id: Quote } = "`{id}` cannot be an id";
        IdIsWord { id: Quote } = "`{id}` is a word of the language, which is read instead of this id where pieces are named";
        IdTaken { id: Quote } = "the id `{id}` is taken";
        Form { thing: Thing, name: Quote } = "`{name}` cannot be the name of a {thing}";
    }
}
