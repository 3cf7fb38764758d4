//! Who asks, as far as the network tells: the address behind the proxies that are trusted.

use std::convert::Infallible;
use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use axum::extract::{FromRequestParts, Request, State};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName};
use axum::middleware::Next;
use axum::response::Response;
use ipnet::IpNet;

use crate::App;

const FORWARDED_FOR: HeaderName = HeaderName::from_static("x-forwarded-for");
/// What tells that a proxy stands in between.
const TRACES: [&str; 7] = ["x-forwarded-for", "x-forwarded-proto", "x-forwarded-host", "x-forwarded-server", "x-real-ip", "forwarded", "via"];

/// The other end of the connection, put there by whoever accepted it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Peer(pub SocketAddr);

/// The address that a request comes from.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Client {
    address: IpAddr,
    way: Way,
}

/// How much is known of the way to a client.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Way {
    /// Nobody stands in between, or only those who are trusted.
    Known,
    /// Somebody unknown says that they speak for others.
    Hidden,
}

impl Client {
    /// The client of a request that came from this peer with these headers.
    ///
    /// From right to left `X-Forwarded-For` is believed as long as trusted proxies wrote it.
    pub(crate) fn of(peer: IpAddr, headers: &HeaderMap, trusted: &[IpNet]) -> Client {
        let trusts = |address: IpAddr| trusted.iter().any(|network| network.contains(&address));
        let mut address = peer.to_canonical();
        if !trusts(address) {
            return Client { address, way: if is_passed_on(headers) { Way::Hidden } else { Way::Known } };
        }
        let lines = headers.get_all(FORWARDED_FOR);
        let hops: Vec<&str> = lines.iter().flat_map(|line| line.to_str().unwrap_or("?").split(',')).collect();
        for hop in hops.iter().rev() {
            if !trusts(address) {
                break;
            }
            let Some(before) = hop_address(hop.trim()) else { return Client { address, way: Way::Hidden } };
            address = before;
        }
        Client { address, way: Way::Known }
    }

    /// What is counted against floods: the address; of IPv6 the /64 that one subscriber has.
    pub(crate) fn flood_key(self) -> IpAddr {
        network_of(self.address)
    }

    /// Whether the address is known for sure and lies in one of the networks.
    pub(crate) fn is_within(self, networks: &[IpNet]) -> bool {
        self.way == Way::Known && networks.iter().any(|network| network.contains(&self.address))
    }

    /// Whether the request was sent on this machine to this machine.
    pub(crate) fn is_here(self) -> bool {
        self.way == Way::Known && self.address.is_loopback()
    }
}

/// Whether a proxy says that it passes the request on.
pub(crate) fn is_passed_on(headers: &HeaderMap) -> bool {
    TRACES.iter().any(|name| headers.contains_key(*name))
}

/// An address as it is counted.
pub(crate) fn network_of(address: IpAddr) -> IpAddr {
    match address.to_canonical() {
        IpAddr::V4(address) => IpAddr::V4(address),
        IpAddr::V6(address) => IpAddr::V6(Ipv6Addr::from_bits(address.to_bits() & !u128::from(u64::MAX))),
    }
}

/// One hop, with or without a port.
fn hop_address(hop: &str) -> Option<IpAddr> {
    let bare = hop.strip_prefix('[').and_then(|rest| rest.strip_suffix(']')).unwrap_or(hop);
    let address = bare.parse().ok().or_else(|| hop.parse::<SocketAddr>().ok().map(|socket| socket.ip()))?;
    Some(IpAddr::to_canonical(&address))
}

/// Notes the client of each request.
pub(crate) async fn noted(State(app): State<App>, mut request: Request, next: Next) -> Response {
    let peer = request.extensions().get::<Peer>().map_or(IpAddr::V4(Ipv4Addr::UNSPECIFIED), |peer| peer.0.ip());
    let client = Client::of(peer, request.headers(), &app.config.trusted_proxies);
    request.extensions_mut().insert(client);
    next.run(request).await
}

impl<S: Sync> FromRequestParts<S> for Client {
    type Rejection = Infallible;

    async fn from_request_parts(parts: &mut Parts, _: &S) -> Result<Client, Infallible> {
        Ok(*parts.extensions.get::<Client>().expect("every request's client is noted before its handler runs"))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn client(peer: &str, forwarded: &[&'static str], trusted: &str) -> Client {
        let mut headers = HeaderMap::new();
        for line in forwarded {
            headers.append(FORWARDED_FOR, line.parse().unwrap());
        }
        let trusted: Vec<IpNet> = trusted.split(' ').filter(|net| !net.is_empty()).map(|net| net.parse().unwrap()).collect();
        Client::of(peer.parse().unwrap(), &headers, &trusted)
    }

    #[test]
    fn only_trusted_proxies_speak_for_others() {
        let proxies = "10.0.0.0/8 ::1/128";
        for (peer, forwarded, trusted, address) in [
            ("192.0.2.7", &[][..], "", "192.0.2.7"),
            ("192.0.2.7", &["198.51.100.1"], "", "192.0.2.7"),
            ("192.0.2.7", &["198.51.100.1"], proxies, "192.0.2.7"),
            ("10.0.0.1", &["198.51.100.1"], proxies, "198.51.100.1"),
            ("::ffff:10.0.0.1", &["198.51.100.1"], proxies, "198.51.100.1"),
            ("10.0.0.1", &["203.0.113.9, 198.51.100.1"], proxies, "198.51.100.1"),
            ("10.0.0.1", &["203.0.113.9", "198.51.100.1, 10.0.0.2"], proxies, "198.51.100.1"),
            ("::1", &["[2001:db8::5]:4711"], proxies, "2001:db8::5"),
            ("::1", &["198.51.100.1:4711"], proxies, "198.51.100.1"),
            ("10.0.0.1", &[], proxies, "10.0.0.1"),
            ("10.0.0.1", &["198.51.100.1, nonsense"], proxies, "10.0.0.1"),
        ] {
            assert_eq!(client(peer, forwarded, trusted).address.to_string(), address, "{peer} {forwarded:?}");
        }
    }

    #[test]
    fn a_client_that_somebody_unknown_speaks_for_is_never_here() {
        assert!(client("127.0.0.1", &[], "").is_here());
        assert!(!client("127.0.0.1", &["198.51.100.1"], "").is_here());
        assert!(!client("127.0.0.1", &["nonsense"], "127.0.0.0/8").is_here());
        assert!(!client("127.0.0.1", &["198.51.100.1"], "127.0.0.0/8").is_here());
        assert!(!client("192.0.2.7", &[], "").is_here());
    }

    #[test]
    fn ipv6_counts_by_its_first_half() {
        let key = |address: &str| client(address, &[], "").flood_key();
        assert_eq!(key("2001:db8:1:2:3:4:5:6"), key("2001:db8:1:2:ffff::"));
        assert_ne!(key("2001:db8:1:2::"), key("2001:db8:1:3::"));
        assert_ne!(key("192.0.2.7"), key("192.0.2.8"));
        assert_eq!(key("::ffff:192.0.2.7"), key("192.0.2.7"));
    }
}
