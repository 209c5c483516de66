//! The operator's announcement.

use serde::Serialize;

/// The operator's announcement, and whether the site accepts changes.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, utoipa::ToSchema)]
#[cfg_attr(test, derive(ts_rs::TS))]
#[serde(rename_all = "camelCase")]
pub(crate) struct Bulletin {
    /// A text of at most 500 characters; `null` if there is none.
    pub announcement: Option<String>,
    /// Nothing can be changed for now: requests that would are refused with the code `read-only`.
    pub read_only: bool,
}
