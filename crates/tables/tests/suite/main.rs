//! Integration tests, in one binary so that they are linked once.

mod boards;
mod files;
mod naive;
mod published;
mod reversed;
