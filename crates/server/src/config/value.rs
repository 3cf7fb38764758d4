//! What a setting may hold, and how it is written.

use std::net::{IpAddr, SocketAddr};
use std::num::NonZeroU32;
use std::path::PathBuf;

use axum::http::Uri;
use ipnet::IpNet;

/// Something that can be written as text: in the environment, as a flag, and in the file.
pub(crate) trait Value: Sized {
    /// Its name in command lines.
    const PLACEHOLDER: &'static str;
    /// The key of the message that says what may be written.
    const WANTED: &'static str;

    /// The value of a text, blanks around it left out.
    fn read(text: &str) -> Option<Self>;
}

impl Value for SocketAddr {
    const PLACEHOLDER: &'static str = "ADDRESS:PORT";
    const WANTED: &'static str = "config-wanted-address";

    fn read(text: &str) -> Option<SocketAddr> {
        text.trim().parse().ok()
    }
}

impl Value for PathBuf {
    const PLACEHOLDER: &'static str = "DIR";
    const WANTED: &'static str = "config-wanted-folder";

    fn read(text: &str) -> Option<PathBuf> {
        (!text.trim().is_empty()).then(|| PathBuf::from(text))
    }
}

impl Value for u32 {
    const PLACEHOLDER: &'static str = "NUMBER";
    const WANTED: &'static str = "config-wanted-number";

    /// A whole number from 1 to a million.
    fn read(text: &str) -> Option<u32> {
        text.trim().parse().ok().filter(|number| (1..=1_000_000).contains(number))
    }
}

/// A number that may not be passed, or none.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Limit(Option<NonZeroU32>);

impl Limit {
    /// No limit at all.
    pub const LIFTED: Limit = Limit(None);

    /// A limit of so many; of 0 none.
    pub const fn of(number: u32) -> Limit {
        Limit(NonZeroU32::new(number))
    }

    /// The number, unless there is no limit.
    pub const fn number(self) -> Option<NonZeroU32> {
        self.0
    }

    /// Whether so many are within the limit.
    pub fn allows(self, count: usize) -> bool {
        self.0.is_none_or(|most| u32::try_from(count).is_ok_and(|count| count <= most.get()))
    }
}

impl Value for Limit {
    const PLACEHOLDER: &'static str = "NUMBER";
    const WANTED: &'static str = "config-wanted-limit";

    fn read(text: &str) -> Option<Limit> {
        text.trim().parse().ok().map(Limit::of)
    }
}

impl Value for IpNet {
    const PLACEHOLDER: &'static str = "NETWORK";
    const WANTED: &'static str = "config-wanted-networks";

    /// A network such as `10.0.0.0/8`, or one address.
    fn read(text: &str) -> Option<IpNet> {
        let text = text.trim();
        text.parse().ok().or_else(|| text.parse::<IpAddr>().ok().map(IpNet::from))
    }
}

/// A scheme with a host and, unless it is the scheme's own, a port: `https://bija.example`.
///
/// Only a loopback host may do without TLS.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Origin(String);

impl Origin {
    /// As browsers write it.
    pub fn as_str(&self) -> &str {
        &self.0
    }

    /// Its host and port, as a `Host` header names them.
    pub fn authority(&self) -> &str {
        self.0.split_once("://").map_or("", |(_, authority)| authority)
    }

    /// Whether it is reached without TLS.
    pub fn is_plain(&self) -> bool {
        self.0.starts_with("http://")
    }
}

/// Whether a host, as a `Host` header writes it with or without a port, can only be this machine.
pub(crate) fn is_loopback(authority: &str) -> bool {
    let host = match authority.strip_prefix('[') {
        Some(rest) => rest.split(']').next().unwrap_or_default(),
        None => authority.split(':').next().unwrap_or_default(),
    };
    host.eq_ignore_ascii_case("localhost") || host.to_ascii_lowercase().ends_with(".localhost") || host.parse::<IpAddr>().is_ok_and(|ip| ip.is_loopback())
}

impl Value for Origin {
    const PLACEHOLDER: &'static str = "ORIGIN";
    const WANTED: &'static str = "config-wanted-origins";

    fn read(text: &str) -> Option<Origin> {
        let uri: Uri = text.trim().parse().ok()?;
        let (scheme, authority) = (uri.scheme_str()?, uri.authority()?.as_str().to_ascii_lowercase());
        let bare = uri.path() == "/" && uri.query().is_none() && !authority.contains('@');
        let (safe, usual) = match scheme {
            "https" => (true, ":443"),
            "http" => (is_loopback(&authority), ":80"),
            _ => return None,
        };
        (bare && safe).then(|| Origin(format!("{scheme}://{}", authority.strip_suffix(usual).unwrap_or(&authority))))
    }
}

/// Commas stand between the items.
impl<T: Value> Value for Vec<T> {
    const PLACEHOLDER: &'static str = T::PLACEHOLDER;
    const WANTED: &'static str = T::WANTED;

    fn read(text: &str) -> Option<Vec<T>> {
        text.split(',').filter(|item| !item.trim().is_empty()).map(T::read).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_origin_is_written_as_browsers_write_it() {
        for (text, origin) in [
            ("https://bija.example", Some("https://bija.example")),
            (" https://Bija.Example:443/ ", Some("https://bija.example")),
            ("https://bija.example:8443", Some("https://bija.example:8443")),
            ("http://localhost:8080", Some("http://localhost:8080")),
            ("http://127.0.0.1", Some("http://127.0.0.1")),
            ("http://[::1]:80", Some("http://[::1]")),
            ("http://bija.example", None),
            ("https://bija.example/path", None),
            ("https://someone@bija.example", None),
            ("bija.example", None),
            ("ftp://bija.example", None),
            ("*", None),
            ("", None),
        ] {
            assert_eq!(Origin::read(text).as_ref().map(Origin::as_str), origin, "{text:?}");
        }
    }

    #[test]
    fn only_this_machine_is_loopback() {
        for host in ["localhost", "LOCALHOST:8080", "127.0.0.1:1", "127.9.9.9", "[::1]:8080", "bija.localhost"] {
            assert!(is_loopback(host), "{host}");
        }
        for host in ["bija.example", "localhost.example", "10.0.0.1", "[::2]:80", "", "127.0.0.1.example", "notlocalhost"] {
            assert!(!is_loopback(host), "{host}");
        }
    }

    #[test]
    fn a_limit_of_0_is_none() {
        assert!(Limit::of(0).allows(usize::MAX) && Limit::of(2).allows(2) && !Limit::of(2).allows(3));
        assert_eq!(Limit::read("-1"), None);
    }

    #[test]
    fn networks_are_read_with_and_without_a_length() {
        assert_eq!(Vec::<IpNet>::read("10.0.0.0/8, ::1,").map(|nets| nets.len()), Some(2));
        assert_eq!(Vec::<IpNet>::read("10.0.0.0/33"), None);
        assert_eq!(Vec::<IpNet>::read("proxy.example"), None);
    }
}
