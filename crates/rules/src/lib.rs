//! Compiled rules.
