//! Alpha-beta search over a small trait; it knows no board and no rules.
