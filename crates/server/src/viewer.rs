//! The viewer of a game: a browser, with or without an account. Rights to seats are checked against it.

use std::convert::Infallible;
use std::net::IpAddr;
use std::sync::Arc;

use axum::extract::{FromRef, FromRequestParts, OptionalFromRequestParts, Query};
use axum::http::request::Parts;
use serde::Deserialize;
use variorum_storage::{Account, Sitter};

use crate::accounts::Login;
use crate::acquaintances::Acquaintances;
use crate::address::{Address, BehindProxy};
use crate::error::ApiError;
use crate::time::Time;
use crate::visitor::Visitor;

/// The query string of a private game's link.
#[derive(Default, Deserialize)]
struct LinkQuery {
    key: Option<String>,
}

/// The viewer of a game. As an extractor it does not give a browser a cookie.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct Viewer {
    /// The visitor's id.
    pub visitor: Option<String>,
    pub account: Option<Account>,
    /// The address of the request; it is not part of the viewer's identity.
    pub address: Option<IpAddr>,
    /// The key from a private game's link ([`crate::links`]).
    pub key: Option<String>,
    /// Since when this process knows the viewer, in milliseconds since 1970 ([`crate::acquaintances`]).
    pub since: u64,
}

impl Viewer {
    /// The identity under which this viewer takes a seat: the account, or else the visitor.
    pub fn sitter(&self) -> Sitter {
        match &self.account {
            Some(account) => Sitter { visitor: None, account: Some(account.id.clone()) },
            None => Sitter { visitor: self.visitor.clone(), account: None },
        }
    }

    /// All identities under which this viewer may hold a seat.
    pub fn identities(&self) -> Sitter {
        let account = self.account.as_ref().map(|account| account.id.clone());
        Sitter { visitor: self.visitor.clone(), account }
    }

    /// Does this viewer hold the seat?
    pub fn is(&self, sitter: &Sitter) -> bool {
        let visitor = self.visitor.is_some() && self.visitor == sitter.visitor;
        visitor || self.account.as_ref().is_some_and(|account| Some(&account.id) == sitter.account.as_ref())
    }

    /// Can this viewer be recognised later?
    pub fn is_known(&self) -> bool {
        self.visitor.is_some() || self.account.is_some()
    }

    /// Equal for equal viewers.
    pub fn identity(&self) -> &str {
        let account = self.account.as_ref().map(|account| account.id.as_str());
        account.or(self.visitor.as_deref()).unwrap_or_default()
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Viewer
where
    Login: OptionalFromRequestParts<S, Rejection = ApiError>,
    Arc<Acquaintances>: FromRef<S>,
    BehindProxy: FromRef<S>,
    Time: FromRef<S>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        let Ok(visitor) = <Option<Visitor>>::from_request_parts(parts, state).await;
        let login = <Option<Login>>::from_request_parts(parts, state).await?;
        let Ok(address) = Address::from_request_parts(parts, state).await;
        let (visitor, account) = (visitor.map(|visitor| visitor.id().to_owned()), login.map(|login| login.account));
        let Ok(Query(asked)) =
            Query::<LinkQuery>::try_from_uri(&parts.uri).or(Ok::<_, Infallible>(Query(LinkQuery::default())));
        let since = <Arc<Acquaintances>>::from_ref(state).since(visitor.as_deref(), Time::from_ref(state).now());
        Ok(Self { visitor, account, address: address.ip(), key: asked.key, since })
    }
}

/// A viewer who changes something: a browser without a cookie gets one.
#[derive(Clone, Debug)]
pub(crate) struct Known(pub Viewer);

impl<S: Send + Sync> FromRequestParts<S> for Known
where
    Viewer: FromRequestParts<S, Rejection = ApiError>,
{
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, ApiError> {
        <Visitor as FromRequestParts<S>>::from_request_parts(parts, state).await?;
        Viewer::from_request_parts(parts, state).await.map(Self)
    }
}
