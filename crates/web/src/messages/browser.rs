//! The messages as data for the browser, so that no parser runs there.
//!
//! A pattern is an array of strings and placeables. A placeable is `{"v": name}`, the value of an argument, or
//! `{"s": name, "d": default, "c": [[key, pattern], ...]}`, a choice by an argument: the first case in order whose key is the
//! exact number or word, or the number's plural category, else the case at index `default`. The nouns of play are no arguments
//! there: a page is about one game, so its own stand in the patterns.

use std::collections::BTreeMap;
use std::sync::LazyLock;

use fluent_syntax::ast;
use serde_json::{Map, Value, json};

use super::voice::Words;
use super::{Lang, Voice};

/// Why a message is none that the browser understands: pages use texts, arguments and choices, nothing else.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotForBrowsers {
    /// The message.
    pub key: String,
    /// The construct.
    pub construct: &'static str,
}

/// Patterns by their keys.
pub(super) type Compiled = BTreeMap<String, Value>;

static COMPILED: LazyLock<[Compiled; Lang::ALL.len()]> = LazyLock::new(|| {
    Lang::ALL.map(|lang| compile(lang).unwrap_or_else(|wrong| panic!("message {} in {} holds a {}", wrong.key, lang.code(), wrong.construct)))
});

fn compiled(lang: Lang) -> &'static Compiled {
    &COMPILED[lang.index()]
}

/// The messages a page needs, with the nouns of its game: `{key: pattern}`. A name that ends in `*` stands for every key that begins so.
///
/// # Panics
/// In builds with debug assertions, if a name fits no message.
pub fn browser_messages(voice: impl Into<Voice>, names: &[&str]) -> Value {
    let voice = voice.into();
    let (lang, words) = (voice.lang, voice.words());
    let all = compiled(lang);
    let mut picked = Map::new();
    for name in names {
        let before = picked.len();
        let said = |(key, pattern): (&String, &Value)| (key.clone(), with_words(pattern, words));
        match name.strip_suffix('*') {
            Some(prefix) => picked.extend(all.iter().filter(|(key, _)| key.starts_with(prefix)).map(said)),
            None => picked.extend(all.get_key_value(*name).map(said)),
        }
        debug_assert!(picked.len() > before || all.contains_key(*name), "there is no message {name:?} in {}", lang.code());
    }
    Value::Object(picked)
}

/// A pattern with nouns of play in the places of their arguments.
fn with_words(pattern: &Value, words: &Words) -> Value {
    let parts = pattern.as_array().expect("a pattern is an array");
    joined(parts.iter().map(|part| match (part["v"].as_str().and_then(|name| words.get(name)), part["c"].as_array()) {
        (Some(word), _) => json!(word),
        (None, Some(cases)) => {
            let cases: Vec<Value> = cases.iter().map(|case| json!([case[0], with_words(&case[1], words)])).collect();
            json!({"s": part["s"], "d": part["d"], "c": cases})
        }
        (None, None) => part.clone(),
    }))
}

/// A pattern of these parts; texts that follow each other are one.
fn joined(parts: impl Iterator<Item = Value>) -> Value {
    let mut joined: Vec<Value> = Vec::new();
    for part in parts {
        match (joined.last_mut(), &part) {
            (Some(Value::String(before)), Value::String(more)) => before.push_str(more),
            _ => joined.push(part),
        }
    }
    Value::Array(joined)
}

/// The messages of a file that are nothing but text.
pub(super) fn texts(lang: Lang, file: &str) -> impl Iterator<Item = (String, String)> {
    let (name, text) = lang.files().iter().find(|(name, _)| *name == file).expect("the file is one of the message files");
    let compiled = compile_file(lang, name, text).unwrap_or_else(|wrong| panic!("message {} in {} holds a {}", wrong.key, lang.code(), wrong.construct));
    compiled.into_iter().filter_map(|(key, pattern)| match pattern.as_array().map(Vec::as_slice) {
        Some([Value::String(text)]) => Some((key, text.clone())),
        Some(_) | None => None,
    })
}

/// Every key of a language, in order.
pub fn keys(lang: Lang) -> impl Iterator<Item = &'static str> {
    compiled(lang).keys().map(String::as_str)
}

/// The pattern of one message, with the places of the nouns.
#[cfg(test)]
pub(super) fn pattern(lang: Lang, key: &str) -> Option<&'static Value> {
    compiled(lang).get(key)
}

fn compile(lang: Lang) -> Result<Compiled, NotForBrowsers> {
    let mut compiled = Compiled::new();
    for (name, text) in lang.files() {
        compiled.append(&mut compile_file(lang, name, text)?);
    }
    Ok(compiled)
}

/// The messages of one file.
pub(super) fn compile_file(lang: Lang, name: &str, text: &str) -> Result<Compiled, NotForBrowsers> {
    let mut compiled = Compiled::new();
    let resource = fluent_syntax::parser::parse(text).unwrap_or_else(|(_, errors)| panic!("messages/{}/{name}.ftl: {errors:?}", lang.code()));
    for entry in &resource.body {
        let (key, pattern) = message(entry).map_err(|(key, construct)| NotForBrowsers { key: key.to_string(), construct })?;
        if let Some(pattern) = pattern {
            let pattern = elements(pattern).map_err(|construct| NotForBrowsers { key: key.to_string(), construct })?;
            compiled.insert(key.to_string(), pattern);
        }
    }
    Ok(compiled)
}

type Found<'a, 's> = (&'s str, Option<&'a ast::Pattern<&'s str>>);

fn message<'a, 's>(entry: &'a ast::Entry<&'s str>) -> Result<Found<'a, 's>, (&'s str, &'static str)> {
    match entry {
        ast::Entry::Message(message) if !message.attributes.is_empty() => Err((message.id.name, "attribute")),
        ast::Entry::Message(message) => Ok((message.id.name, message.value.as_ref())),
        ast::Entry::Term(term) => Err((term.id.name, "term")),
        ast::Entry::Comment(_) | ast::Entry::GroupComment(_) | ast::Entry::ResourceComment(_) => Ok(("", None)),
        ast::Entry::Junk { content } => Err((content, "line that cannot be read")),
    }
}

fn elements(pattern: &ast::Pattern<&str>) -> Result<Value, &'static str> {
    let part = |element: &ast::PatternElement<&str>| match element {
        ast::PatternElement::TextElement { value } => Ok(json!(value)),
        ast::PatternElement::Placeable { expression } => placeable(expression),
    };
    let parts = pattern.elements.iter().map(part).collect::<Result<Vec<Value>, &'static str>>()?;
    Ok(joined(parts.into_iter()))
}

fn placeable(expression: &ast::Expression<&str>) -> Result<Value, &'static str> {
    match expression {
        ast::Expression::Inline(inline) => Ok(json!({"v": argument(inline)?})),
        ast::Expression::Select { selector, variants } => {
            let default = variants.iter().position(|variant| variant.default).ok_or("choice without a default")?;
            let cases = variants.iter().map(|variant| Ok(json!([key(&variant.key), elements(&variant.value)?]))).collect::<Result<Vec<_>, &'static str>>()?;
            Ok(json!({"s": argument(selector)?, "d": default, "c": cases}))
        }
    }
}

fn key<'s>(key: &ast::VariantKey<&'s str>) -> &'s str {
    match key {
        ast::VariantKey::Identifier { name } => name,
        ast::VariantKey::NumberLiteral { value } => value,
    }
}

fn argument<'s>(inline: &ast::InlineExpression<&'s str>) -> Result<&'s str, &'static str> {
    match inline {
        ast::InlineExpression::VariableReference { id } => Ok(id.name),
        ast::InlineExpression::StringLiteral { .. } => Err("text in quotation marks"),
        ast::InlineExpression::NumberLiteral { .. } => Err("number in braces"),
        ast::InlineExpression::FunctionReference { .. } => Err("function"),
        ast::InlineExpression::MessageReference { .. } => Err("reference to a message"),
        ast::InlineExpression::TermReference { .. } => Err("reference to a term"),
        ast::InlineExpression::Placeable { .. } => Err("placeable in a placeable"),
    }
}
