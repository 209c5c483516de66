//! The site: HTTP, events and storage.
