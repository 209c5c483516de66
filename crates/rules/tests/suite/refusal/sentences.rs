//! Refusals that random play hardly meets.
