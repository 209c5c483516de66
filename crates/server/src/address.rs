//! The address that a request comes from.

use std::convert::Infallible;
use std::net::{IpAddr, SocketAddr};

use axum::extract::{ConnectInfo, FromRef, FromRequestParts};
use axum::http::HeaderMap;
use axum::http::request::Parts;

/// Are a proxy's statements about addresses trusted?
#[derive(Clone, Copy, Debug)]
pub(crate) struct BehindProxy(pub bool);

/// The address that a request comes from, if known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub(crate) struct Address(Option<IpAddr>);

impl Address {
    /// The address used by rate limits. The IPv6 addresses of one customer (/64) count as one.
    pub fn ip(self) -> Option<IpAddr> {
        self.0.map(network)
    }

    /// The full address, for the log.
    pub fn exact(self) -> Option<IpAddr> {
        self.0
    }

    /// The address of a request. Proxy headers are trusted only if the server is configured to run behind a proxy.
    pub fn of(headers: &HeaderMap, peer: Option<SocketAddr>, proxy: BehindProxy) -> Self {
        let said = proxy.0.then(|| forwarded(headers)).flatten();
        Self(said.or(peer.map(|peer| peer.ip())).map(|ip| ip.to_canonical()))
    }
}

/// The last address in `X-Forwarded-For`: the one that the nearest proxy has seen itself.
fn forwarded(headers: &HeaderMap) -> Option<IpAddr> {
    let last = headers.get_all("x-forwarded-for").iter().next_back()?.to_str().ok()?;
    last.rsplit(',').next()?.trim().parse().ok()
}

fn network(ip: IpAddr) -> IpAddr {
    match ip {
        IpAddr::V6(ip) => IpAddr::V6((ip.to_bits() >> 64 << 64).into()),
        IpAddr::V4(_) => ip,
    }
}

impl<S: Send + Sync> FromRequestParts<S> for Address
where
    BehindProxy: FromRef<S>,
{
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, state: &S) -> Result<Self, Infallible> {
        let peer = parts.extensions.get::<ConnectInfo<SocketAddr>>().map(|ConnectInfo(peer)| *peer);
        Ok(Self::of(&parts.headers, peer, BehindProxy::from_ref(state)))
    }
}

#[cfg(test)]
mod tests {
    use axum::http::HeaderValue;

    use super::*;

    #[test]
    fn only_a_trusted_proxy_is_believed() {
        let peer = Some(SocketAddr::from(([192, 0, 2, 1], 4000)));
        let mut headers = HeaderMap::new();
        headers.insert("x-forwarded-for", HeaderValue::from_static("203.0.113.9, 198.51.100.7"));
        assert_eq!(Address::of(&headers, peer, BehindProxy(false)).ip().unwrap().to_string(), "192.0.2.1");
        assert_eq!(Address::of(&headers, peer, BehindProxy(true)).ip().unwrap().to_string(), "198.51.100.7");
        headers.insert("x-forwarded-for", HeaderValue::from_static("nonsense"));
        assert_eq!(Address::of(&headers, peer, BehindProxy(true)).ip().unwrap().to_string(), "192.0.2.1");
        assert_eq!(Address::of(&headers, None, BehindProxy(true)).ip(), None);
    }

    #[test]
    fn a_customer_network_counts_as_one_address() {
        let of = |text: &str| {
            let peer = SocketAddr::new(text.parse().unwrap(), 4000);
            let address = Address::of(&HeaderMap::new(), Some(peer), BehindProxy(false));
            (address.ip().unwrap().to_string(), address.exact().unwrap().to_string())
        };
        assert_eq!(of("2001:db8:1:2:3:4:5:6"), ("2001:db8:1:2::".into(), "2001:db8:1:2:3:4:5:6".into()));
        assert_eq!(of("::ffff:192.0.2.1"), ("192.0.2.1".into(), "192.0.2.1".into()));
    }
}
