//! Networks that the operator has blocked.

use std::fmt;
use std::net::IpAddr;

use ipnet::{IpNet, Ipv4Net, Ipv6Net};
use prefix_trie::PrefixSet;

/// The narrowest IPv6 network that can be blocked: each customer has at least this, and the server treats all addresses in it as one.
const IPV6_CUSTOMER: u8 = 64;
/// The widest IPv4 network that can be blocked. Anything wider is a mistake.
const WIDEST_IPV4: u8 = 8;
/// The widest IPv6 network that can be blocked.
const WIDEST_IPV6: u8 = 16;

/// A network that can be blocked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Network(IpNet);

/// Why a text is not a network that can be blocked.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum NetworkError {
    /// It is not an address or a network.
    #[error("“{0}” is not an address or a network; write 192.0.2.7, 192.0.2.0/24 or 2001:db8:1:2::/64")]
    Unreadable(String),
    /// It is narrower than the network of one customer.
    #[error(
        "IPv6 addresses are blocked by networks of at most {IPV6_CUSTOMER} bits, since one customer has all addresses of one: write {0}"
    )]
    Narrow(String),
    /// It is too wide.
    #[error("a network as wide as {0} is not blocked: at least /{WIDEST_IPV4} (IPv4) or /{WIDEST_IPV6} (IPv6)")]
    Wide(String),
    /// It contains this machine.
    #[error("{0} is this machine itself")]
    Loopback(String),
}

impl Network {
    /// Parses an address or a network. An IPv6 address stands for the network of its customer.
    pub fn parse(text: &str) -> Result<Self, NetworkError> {
        let text = text.trim();
        let unreadable = || NetworkError::Unreadable(text.to_owned());
        let (net, is_network) = match text.parse::<IpNet>() {
            Ok(net) => (net, true),
            Err(_) => {
                let address = text.parse::<IpAddr>().map_err(|_| unreadable())?.to_canonical();
                let bits = if address.is_ipv4() { 32 } else { IPV6_CUSTOMER };
                (IpNet::new(address, bits).map_err(|_| unreadable())?, false)
            }
        };
        let net = net.trunc();
        let widest = if net.addr().is_ipv4() { WIDEST_IPV4 } else { WIDEST_IPV6 };
        if net.prefix_len() < widest {
            return Err(NetworkError::Wide(net.to_string()));
        }
        if is_network && net.addr().is_ipv6() && net.prefix_len() > IPV6_CUSTOMER {
            let wider = IpNet::new(net.addr(), IPV6_CUSTOMER).map_err(|_| unreadable())?;
            return Err(NetworkError::Narrow(wider.trunc().to_string()));
        }
        if net.addr().is_loopback() {
            return Err(NetworkError::Loopback(net.to_string()));
        }
        Ok(Self(net))
    }
}

impl fmt::Display for Network {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Blocked networks, for looking up addresses.
#[derive(Clone, Default)]
pub(crate) struct Networks {
    ipv4: PrefixSet<Ipv4Net>,
    ipv6: PrefixSet<Ipv6Net>,
}

impl Networks {
    /// Does one of them contain the address?
    pub fn contain(&self, address: IpAddr) -> bool {
        match address.to_canonical() {
            IpAddr::V4(address) => self.ipv4.get_spm(&Ipv4Net::from(address)).is_some(),
            IpAddr::V6(address) => self.ipv6.get_spm(&Ipv6Net::from(address)).is_some(),
        }
    }
}

impl FromIterator<Network> for Networks {
    fn from_iter<T: IntoIterator<Item = Network>>(all: T) -> Self {
        let mut networks = Self::default();
        for Network(net) in all {
            match net {
                IpNet::V4(net) => networks.ipv4.insert(net),
                IpNet::V6(net) => networks.ipv6.insert(net),
            };
        }
        networks
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn networks_are_parsed_and_mistakes_rejected() {
        let read = |text: &str| Network::parse(text).map(|network| network.to_string());
        for (text, network) in [
            ("192.0.2.7", "192.0.2.7/32"),
            (" 192.0.2.7/24 ", "192.0.2.0/24"),
            ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"),
            ("2001:db8::/32", "2001:db8::/32"),
            ("::ffff:192.0.2.7", "192.0.2.7/32"),
        ] {
            assert_eq!(read(text).as_deref(), Ok(network));
        }
        for text in ["", "everybody", "192.0.2.0/33", "192.0.2", "1.2.3.4/x"] {
            assert!(matches!(read(text), Err(NetworkError::Unreadable(_))), "{text}");
        }
        assert!(matches!(read("0.0.0.0/0"), Err(NetworkError::Wide(_))));
        assert!(matches!(read("::/0"), Err(NetworkError::Wide(_))));
        assert_eq!(read("2001:db8:1:2:3::/80"), Err(NetworkError::Narrow("2001:db8:1:2::/64".into())));
        assert!(matches!(read("127.0.0.1"), Err(NetworkError::Loopback(_))));
    }

    #[test]
    fn addresses_are_found_in_their_networks() {
        let networks: Networks = ["192.0.2.0/24", "198.51.100.7", "2001:db8:1::/48"]
            .map(|text| Network::parse(text).unwrap())
            .into_iter()
            .collect();
        let contain = |text: &str| networks.contain(text.parse().unwrap());
        for inside in ["192.0.2.0", "192.0.2.255", "198.51.100.7", "2001:db8:1:ffff::", "::ffff:192.0.2.1"] {
            assert!(contain(inside), "{inside}");
        }
        for outside in ["192.0.3.0", "198.51.100.8", "2001:db8:2::", "127.0.0.1", "::1"] {
            assert!(!contain(outside), "{outside}");
        }
        assert!(!Networks::default().contain("192.0.2.1".parse().unwrap()));
    }
}
