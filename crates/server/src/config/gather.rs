//! Brings together what was said: the file, then the environment, then the flags.

use std::path::Path;

use toml::{Table, Value};

use super::{Config, ConfigError, Source, issuer, settings};

/// The configuration.
///
/// `env` gives the variables of the environment, `flag` what the command line says for a flag's name without dashes. The
/// file is the one that the flag `config` names, else the variable `BIJA_CONFIG`; without either there is none.
///
/// # Errors
/// If the file cannot be read, holds a key that no setting has, or anything holds a value that its setting cannot take.
pub fn gather(env: &dyn Fn(&str) -> Option<String>, flag: &dyn Fn(&str) -> Option<String>) -> Result<Config, ConfigError> {
    let mut config = Config::default();
    if let Some(path) = flag("config").or_else(|| env("BIJA_CONFIG")) {
        let path = Path::new(&path);
        let text = std::fs::read_to_string(path).map_err(|error| ConfigError::Unreadable { path: path.to_path_buf(), error })?;
        from_file(&mut config, path, &text, env)?;
    }
    for setting in settings() {
        let said = [
            env(&setting.variable()).map(|text| (Source::Variable(setting.variable()), text)),
            flag(&setting.flag()).map(|text| (Source::Flag(format!("--{}", setting.flag())), text)),
        ];
        for (source, text) in said.into_iter().flatten() {
            take(&mut config, setting.key, source, text)?;
        }
    }
    Ok(config)
}

fn take(config: &mut Config, key: &str, source: Source, text: String) -> Result<(), ConfigError> {
    let taken = config.take_any(key, &text).expect("the caller found the key in the table");
    taken.map_err(|wanted| ConfigError::Value { source, key: key.to_string(), text, wanted })
}

fn from_file(config: &mut Config, path: &Path, text: &str, env: &dyn Fn(&str) -> Option<String>) -> Result<(), ConfigError> {
    let table: Table = text.parse().map_err(|error: toml::de::Error| ConfigError::Syntax { path: path.to_path_buf(), detail: error.to_string() })?;
    for (name, value) in &table {
        match (name.as_str(), value) {
            ("limits", Value::Table(limits)) => {
                for (name, value) in limits {
                    from_key(config, path, &format!("limits.{name}"), value)?;
                }
            }
            ("sign_in", Value::Array(list)) => {
                for (number, item) in (1..).zip(list) {
                    let Value::Table(item) = item else { return Err(not(path, "sign_in", item, "config-wanted-tables")) };
                    config.sign_in.push(issuer::read(path, number, item, env)?);
                }
                if let Some(twice) = (1..config.sign_in.len()).find(|at| config.sign_in[..*at].iter().any(|one| one.id == config.sign_in[*at].id)) {
                    return Err(ConfigError::SignIn { path: path.to_path_buf(), number: twice + 1, key: "id", wrong: "config-sign-in-twice" });
                }
            }
            ("limits", other) => return Err(not(path, "limits", other, "config-wanted-table")),
            ("sign_in", other) => return Err(not(path, "sign_in", other, "config-wanted-tables")),
            (key, value) => from_key(config, path, key, value)?,
        }
    }
    Ok(())
}

fn from_key(config: &mut Config, path: &Path, key: &str, value: &Value) -> Result<(), ConfigError> {
    let Some(setting) = settings().find(|setting| setting.key == key) else {
        return Err(ConfigError::Unknown { path: path.to_path_buf(), key: key.to_string(), nearest: nearest(key) });
    };
    let text = as_text(value).unwrap_or_else(|| value.to_string());
    take(config, setting.key, Source::File(path.to_path_buf()), text)
}

/// A value as flags and the environment write it.
fn as_text(value: &Value) -> Option<String> {
    match value {
        Value::String(text) => Some(text.clone()),
        Value::Integer(number) => Some(number.to_string()),
        Value::Array(list) => list.iter().map(as_text).collect::<Option<Vec<_>>>().map(|items| items.join(",")),
        Value::Float(_) | Value::Boolean(_) | Value::Datetime(_) | Value::Table(_) => None,
    }
}

fn not(path: &Path, key: &str, value: &Value, wanted: &'static str) -> ConfigError {
    ConfigError::Value { source: Source::File(path.to_path_buf()), key: key.to_string(), text: value.to_string(), wanted }
}

/// The setting whose name is most like this one, if any is like it.
fn nearest(key: &str) -> Option<&'static str> {
    let last = |key: &str| key.rsplit('.').next().unwrap_or_default().to_string();
    let far = |setting: &str| strsim::damerau_levenshtein(&last(setting), &last(key));
    settings().map(|setting| (far(setting.key), setting.key)).min().filter(|(far, _)| *far <= 3).map(|(_, key)| key)
}
