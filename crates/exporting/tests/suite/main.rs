//! Games as sections of files of variants: what they say, what they cannot, and that they are read again as the same games.

mod again;
mod more;
mod options;
mod phrases;
mod words;
