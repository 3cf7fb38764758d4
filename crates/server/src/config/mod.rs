//! What an operator may choose, in one place.
//!
//! Each setting is declared once, below, with its sentence and its default. From that come the field, the key in the file
//! (`limits.guests_per_minute`), the flag (`--limits-guests-per-minute`), the variable of the environment
//! (`BIJA_LIMITS_GUESTS_PER_MINUTE`), the help of the command line and the table of `docs/configuration.md`. What is said
//! later holds: default, file, environment, flag.

mod error;
mod gather;
mod issuer;
mod value;

use std::net::SocketAddr;
use std::path::PathBuf;

use ipnet::IpNet;

pub use error::{ConfigError, Source};
pub use gather::gather;
pub use issuer::{Issuer, Secret};
pub use value::{Limit, Origin};

pub(crate) use value::{Value, is_loopback};

/// One setting, as help and documentation show it.
#[derive(Clone, Copy, Debug)]
pub struct Setting {
    /// Its key in the file, with its table: `limits.guests_per_minute`.
    pub key: &'static str,
    /// What may be written, in capitals as command lines name it.
    pub placeholder: &'static str,
    /// What it is for, in English.
    pub help: &'static str,
    /// What holds without it, as it would be written; empty for an empty list.
    pub default: &'static str,
}

impl Setting {
    /// Its flag, without the dashes before it.
    pub fn flag(&self) -> String {
        self.key.replace(['.', '_'], "-")
    }

    /// Its variable of the environment.
    pub fn variable(&self) -> String {
        format!("BIJA_{}", self.key.replace('.', "_").to_ascii_uppercase())
    }
}

/// Declares settings: the struct, its defaults and its rows of the table.
macro_rules! settings {
    (
        $(#[doc = $about:literal])*
        pub struct $name:ident in $table:literal {
            $($(#[doc = $doc:literal])* $field:ident: $type:ty = $default:literal,)*
        } with { $($(#[doc = $more_doc:literal])* $more:ident: $more_type:ty,)* }
    ) => {
        $(#[doc = $about])*
        #[derive(Clone, PartialEq, Eq, Debug)]
        pub struct $name {
            $($(#[doc = $doc])* pub $field: $type,)*
            $($(#[doc = $more_doc])* pub $more: $more_type,)*
        }

        impl Default for $name {
            fn default() -> $name {
                $name {
                    $($field: Value::read($default).expect("a test reads every default"),)*
                    $($more: Default::default(),)*
                }
            }
        }

        impl $name {
            const SETTINGS: &[Setting] = &[$(Setting {
                key: concat!($table, stringify!($field)),
                placeholder: <$type as Value>::PLACEHOLDER,
                help: concat!($($doc),*),
                default: $default,
            }),*];

            /// Takes the value of a key of this table. Gives what is wanted instead if the text is no such value.
            fn take(&mut self, key: &str, text: &str) -> Option<Result<(), &'static str>> {
                $(if key == concat!($table, stringify!($field)) {
                    return Some(Value::read(text).map(|value| self.$field = value).ok_or(<$type as Value>::WANTED));
                })*
                None
            }
        }
    };
}

settings! {
    /// Where the server listens, what it trusts and what it allows. The default serves one machine.
    pub struct Config in "" {
        /// Address and port to listen on; port 0 takes a free one.
        bind: SocketAddr = "127.0.0.1:8080",
        /// Folder for data that outlives the server; it is made if it is missing.
        data_dir: PathBuf = "data",
        /// Origins under which browsers reach the server, such as `https://bija.example`. Without any, the origin
        /// has to be the one of the request's own Host.
        public_origins: Vec<Origin> = "",
        /// Networks of proxies whose `X-Forwarded-For` is believed; nobody else's is.
        trusted_proxies: Vec<IpNet> = "",
        /// Networks that may read `/metrics`; for all others there is nothing there. On this machine itself only who asks
        /// without a proxy, by an address or name of this machine.
        metrics_from: Vec<IpNet> = "127.0.0.0/8,::1/128",
        /// Days without a visit after which a device is signed out.
        session_days: u32 = "180",
    } with {
        /// How much one visitor may do.
        limits: Limits,
        /// Where people may sign in, in the order of the buttons.
        sign_in: Vec<Issuer>,
    }
}

settings! {
    /// How much one visitor may do. Sessions are counted first; addresses only against floods, because whole cities share one.
    /// An IPv6 address counts as its /64.
    pub struct Limits in "limits." {
        /// Guests that one address may make in a minute.
        guests_per_minute: Limit = "10",
        /// Sockets that one session may open in a minute.
        sockets_per_minute: Limit = "60",
        /// Changes, such as commands, names and links, that one session may ask for in a minute.
        changes_per_minute: Limit = "240",
        /// Analyses and explanations on the server that one session may ask for in a minute.
        analyses_per_minute: Limit = "60",
        /// Requests of any kind that one address may make in a minute.
        address_requests_per_minute: Limit = "12000",
        /// Sockets that one address may open in a minute.
        address_sockets_per_minute: Limit = "3000",
        /// Sign-ins that one address may begin in a minute.
        address_sign_ins_per_minute: Limit = "120",
        /// Analyses and explanations that one address may ask for in a minute.
        address_analyses_per_minute: Limit = "600",
        /// Connections that one address may hold at once.
        address_connections: Limit = "4000",
        /// Connections in all; more of them wait. Never more than the system's limit of open files allows.
        connections: Limit = "20000",
        /// Bytes that one frame of a socket may have.
        frame_bytes: u32 = "4096",
        /// Frames that one socket may send in a second; three times as many may come at once.
        frames_per_second: Limit = "20",
        /// Seconds in which the head of a request has to arrive; an idle connection is closed after as many.
        head_seconds: u32 = "20",
        /// Seconds that a connection may refuse to take what is sent to it.
        write_seconds: u32 = "30",
        /// Unfinished games that one person may have, signed in or not.
        unfinished_games: Limit = "20",
        /// Open tables that one person may have, signed in or not.
        open_tables: Limit = "5",
    } with {}
}

/// Every setting that has one value or a list of values, in the order of the documentation. `sign_in` stands beside them.
pub fn settings() -> impl Iterator<Item = &'static Setting> {
    Config::SETTINGS.iter().chain(Limits::SETTINGS)
}

impl Config {
    fn take_any(&mut self, key: &str, text: &str) -> Option<Result<(), &'static str>> {
        self.take(key, text).or_else(|| self.limits.take(key, text))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_default_is_a_value_of_its_setting() {
        let mut config = Config::default();
        for setting in settings() {
            assert_eq!(config.take_any(setting.key, setting.default), Some(Ok(())), "{}", setting.key);
        }
        assert_eq!(config, Config::default());
    }

    #[test]
    fn every_setting_has_a_sentence_and_a_name_of_its_own() {
        let mut flags = std::collections::BTreeSet::new();
        for setting in settings() {
            assert!(setting.help.trim().ends_with('.'), "{}", setting.key);
            assert!(flags.insert(setting.flag()), "{}", setting.key);
        }
    }
}
