//! The configuration: what wins, what is refused in which words, and that its page tells every setting.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail with it")]

use std::path::PathBuf;

use bija_server::config::{ConfigError, Setting, gather, settings};
use bija_server::{Config, config::Limit};
use bija_web::Lang;
use bija_web::messages::format;

/// A file of this test's own.
fn file(name: &str, text: &str) -> PathBuf {
    let folder = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join("configuration");
    std::fs::create_dir_all(&folder).unwrap();
    let path = folder.join(name);
    std::fs::write(&path, text).unwrap();
    path
}

fn said(pairs: &[(&str, &str)]) -> impl Fn(&str) -> Option<String> {
    let pairs: Vec<(String, String)> = pairs.iter().map(|(name, text)| ((*name).to_string(), (*text).to_string())).collect();
    move |name| pairs.iter().find(|(known, _)| known == name).map(|(_, text)| text.clone())
}

fn of_file(name: &str, text: &str) -> Result<Config, ConfigError> {
    let path = file(name, text);
    gather(&said(&[("BIJA_CONFIG", path.to_str().unwrap()), ("CLUB_SECRET", "from the environment")]), &said(&[]))
}

#[test]
fn without_a_word_the_defaults_hold() {
    assert_eq!(gather(&|_| None, &|_| None).unwrap(), Config::default());
    assert_eq!(Config::default().bind.to_string(), "127.0.0.1:8080");
}

#[test]
fn flags_win_over_the_environment_and_that_over_the_file() {
    let path = file("layers.toml", "bind = \"127.0.0.1:1\"\nsession_days = 1\n[limits]\nopen_tables = 1\nframe_bytes = 2048\n");
    let path = path.to_str().unwrap();
    let environment = said(&[("BIJA_CONFIG", "nowhere"), ("BIJA_SESSION_DAYS", "2"), ("BIJA_LIMITS_OPEN_TABLES", "2")]);
    let config = gather(&environment, &said(&[("config", path), ("limits-open-tables", "3")])).unwrap();
    assert_eq!(config.bind.to_string(), "127.0.0.1:1");
    assert_eq!((config.session_days, config.limits.open_tables, config.limits.frame_bytes), (2, Limit::of(3), 2048));
    assert_eq!(config.limits.guests_per_minute, Limit::of(10));
}

#[test]
fn lists_and_providers_are_read_from_the_file() {
    file("google.secret", "from a file\n");
    let text = "public_origins = [\"https://bija.example\", \"https://www.bija.example\"]\ntrusted_proxies = \"10.0.0.0/8, ::1\"\n\
        [[sign_in]]\nid = \"google\"\nclient_id = \"a\"\nclient_secret_file = \"google.secret\"\n\
        [[sign_in]]\nid = \"other\"\nlabel = \"Other\"\nissuer = \"http://127.0.0.1:9000/o\"\nclient_id = \"b\"\nclient_secret_env = \"CLUB_SECRET\"\n";
    let config = of_file("lists.toml", text).unwrap();
    assert_eq!((config.public_origins.len(), config.trusted_proxies.len()), (2, 2));
    let [google, other] = config.sign_in.as_slice() else { panic!("{:?}", config.sign_in) };
    assert_eq!((google.label.as_str(), google.issuer.as_str()), ("Google", "https://accounts.google.com"));
    assert_eq!(google.client_secret.as_ref().unwrap().reveal(), "from a file");
    assert_eq!(other.client_secret.as_ref().unwrap().reveal(), "from the environment");
    assert!(!format!("{config:?}").contains("from the environment"), "a secret is not shown");
}

#[test]
fn what_is_wrong_is_said_in_a_sentence_of_each_language() {
    for (number, text, words) in [
        (1, "bnd = \"127.0.0.1:1\"", "there is no setting “bnd”. Is “bind” meant?"),
        (2, "[limits]\nguests_per_minutes = 5", "Is “limits.guests_per_minute” meant?"),
        (3, "[nonsense]\nx = 1", "there is no setting “nonsense”. `bija serve --help`"),
        (4, "bind = \"localhost\"", "“bind” cannot be “localhost”. It takes an address with its port"),
        (5, "bind = 8080", "“bind” cannot be “8080”"),
        (6, "[limits]\nopen_tables = -1", "It takes a whole number; 0 lifts the limit"),
        (7, "[limits]\nopen_tables = 1.5", "cannot be “1.5”"),
        (8, "public_origins = [\"http://bija.example\"]", "without TLS only on this machine"),
        (9, "trusted_proxies = [\"proxy\"]", "It takes networks"),
        (10, "bind = ", "cannot be read as TOML"),
        (11, "limits = 3", "It takes a table"),
        (12, "sign_in = \"google\"", "one [[sign_in]] for each provider"),
        (13, "[[sign_in]]\nlabel = \"X\"", "[[sign_in]] number 1 needs “id”."),
        (14, "[[sign_in]]\nid = \"google\"", "needs “client_id”"),
        (15, "[[sign_in]]\nid = \"other\"\nclient_id = \"x\"\nlabel = \"X\"", "needs “issuer”"),
        (16, "[[sign_in]]\nid = \"Google\"\nclient_id = \"x\"", "lower-case letters"),
        (17, "[[sign_in]]\nid = \"google\"\nclient_id = \"x\"\nclientsecret = \"x\"", "no setting “sign_in.clientsecret”"),
        (18, "[[sign_in]]\nid = \"google\"\nclient_id = \"x\"\nissuer = \"http://accounts.example\"", "begins with https://"),
        (19, "[[sign_in]]\nid = \"google\"\nclient_id = \"x\"\nclient_secret = \"x\"\nclient_secret_env = \"Y\"", "more than one way"),
        (20, "[[sign_in]]\nid = \"google\"\nclient_id = \"x\"\nclient_secret_env = \"MISSING\"", "the variable MISSING, which is not set"),
        (21, "[[sign_in]]\nid = \"google\"\nclient_id = \"x\"\n[[sign_in]]\nid = \"google\"\nclient_id = \"y\"", "number 2 has the same “id”"),
        (22, "[[sign_in]]\nid = \"google\"\nclient_id = 5", "“sign_in.client_id” cannot be “5”"),
        (23, "[[sign_in]]\nid = \"google\"\nclient_id = \"x\"\nclient_secret_file = \"missing.secret\"", "cannot be read"),
    ] {
        let error = of_file(&format!("wrong-{number}.toml"), text).unwrap_err();
        assert!(error.to_string().contains(words), "{text}: {error}");
        assert!(!format(Lang::HI, &error.line()).is_empty());
    }
}

#[test]
fn a_bad_value_names_who_said_it() {
    let of_flag = gather(&|_| None, &said(&[("limits-open-tables", "many")])).unwrap_err();
    let of_variable = gather(&said(&[("BIJA_SESSION_DAYS", "0")]), &|_| None).unwrap_err();
    let of_file = gather(&said(&[("BIJA_CONFIG", "no-such-folder/x.toml")]), &|_| None).unwrap_err();
    assert!(of_flag.to_string().starts_with("--limits-open-tables: “limits.open_tables” cannot be “many”."), "{of_flag}");
    assert!(of_variable.to_string().starts_with("BIJA_SESSION_DAYS: "), "{of_variable}");
    assert!(of_file.to_string().starts_with("no-such-folder/x.toml cannot be read"), "{of_file}");
}

/// The row of a setting in the table of the page.
fn row(setting: &Setting) -> String {
    let default = if setting.default.is_empty() { "none".to_string() } else { format!("`{}`", setting.default) };
    format!("| `{}` | {default} | {} | `--{}` | `{}` |", setting.key, setting.help.trim(), setting.flag(), setting.variable())
}

#[test]
fn the_page_of_the_configuration_tells_every_setting_as_it_is() {
    let page = include_str!("../../../docs/configuration.md");
    let rows: Vec<String> = settings().map(row).collect();
    let told: Vec<&str> = page.lines().filter(|line| line.starts_with("| `") && line.contains("`--")).collect();
    assert!(told == rows, "the table of docs/configuration.md should be:\n{}", rows.join("\n"));
}

#[test]
fn the_example_of_the_page_is_a_configuration() {
    let page = include_str!("../../../docs/configuration.md");
    let examples: Vec<&str> = page.split("```toml\n").skip(1).map(|rest| rest.split("```").next().unwrap()).collect();
    assert_eq!(examples.len(), 1);
    file("google-secret", "a secret");
    let config = of_file("example.toml", examples[0]).unwrap();
    assert_eq!((config.sign_in.len(), config.public_origins.len()), (2, 1));
}
