//! An engine for any compiled game: rules, search and evaluation behind one façade.
