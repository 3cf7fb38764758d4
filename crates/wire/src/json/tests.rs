//! Our JSON and that of the library which the rest of the world uses say the same.

use alloc::string::{String, ToString};
use alloc::vec::Vec;

use bija_rules::SplitMix64;
use serde_json::Value;

use super::{Json, ToJson, object};

/// The same value, unless it holds a number that is too large for the library.
fn as_library(json: &Json) -> Option<Value> {
    Some(match json {
        Json::Null => Value::Null,
        Json::Bool(bool) => Value::Bool(*bool),
        Json::Number(number) => Value::Number(number.parse().ok()?),
        Json::Text(text) => Value::String(text.clone()),
        Json::List(values) => Value::Array(values.iter().map(as_library).collect::<Option<_>>()?),
        Json::Object(fields) => Value::Object(fields.iter().map(|(key, value)| Some((key.clone(), as_library(value)?))).collect::<Option<_>>()?),
    })
}

const TEXTS: [&str; 10] = [
    r#"{"do":"step","game":{"ruleset":"kalah","options":{"seeds":"4"},"start":null,"moves":["S3","S6"]},"viewer":0}"#,
    " [ 1 , -0 , 10.25 , 1e3 , 2E-2 , 0.5e+1 ] ",
    r#"{"a":{"b":[[],{},[true,false,null]]},"":"key"}"#,
    r#""\"\\\/\b\f\n\r\t\u0915\ud83c\udf31 बीज""#,
    r#""half \ud83c of two""#,
    r#""two wrong halves \ud83c\u0041""#,
    "[1,]",
    "{\"a\" 1}",
    "01",
    "nul",
];

#[test]
fn what_is_read_is_what_the_library_reads() {
    for text in TEXTS {
        let ours = Json::read(text.as_bytes()).ok().as_ref().and_then(as_library);
        assert_eq!(ours, serde_json::from_str(text).ok(), "{text}");
    }
}

#[test]
fn damaged_texts_are_read_or_refused_as_by_the_library() {
    let mut draw = SplitMix64::new(7);
    let mut below = |bound: usize| draw.below(bound as u64) as usize;
    let mut read = 0;
    for _ in 0..200_000 {
        let mut text = TEXTS[below(TEXTS.len())].as_bytes().to_vec();
        for _ in 0..=below(3) {
            let at = below(text.len());
            match below(3) {
                0 => text[at] = b"\"\\{}[],:0123456789-+.eEutfn \n\x00\x7f\xe0\xa4\xff"[below(34)],
                1 => drop(text.remove(at)),
                _ => text.truncate(at.max(1)),
            }
            if text.is_empty() {
                break;
            }
        }
        let library: Option<Value> = serde_json::from_slice(&text).ok();
        let ours = Json::read(&text).ok();
        read += usize::from(ours.is_some());
        assert_eq!(ours.as_ref().and_then(as_library), library, "{}", String::from_utf8_lossy(&text));
    }
    assert!(read > 10_000, "many texts stay whole: {read}");
}

#[test]
fn nothing_is_read_that_is_nested_deeper_than_what_travels() {
    let nested = |depth: usize| "[".repeat(depth) + &"]".repeat(depth);
    assert!(Json::read(nested(32).as_bytes()).is_ok());
    assert_eq!(Json::read(nested(33).as_bytes()).map_err(|misread| misread.at), Err(33));
    assert!(Json::read("[".repeat(1_000_000).as_bytes()).is_err());
}

#[test]
fn a_key_that_comes_twice_counts_as_it_came_last() {
    let json = Json::read(br#"{"a":"1","a":"2"}"#).expect("it is JSON");
    assert_eq!((json.get("a").text(), json.get("b")), (Some("2"), &Json::Null));
}

#[test]
fn whole_numbers_are_whole_and_fit() {
    for (text, whole) in [("0", Some(0)), ("18446744073709551615", Some(u64::MAX)), ("18446744073709551616", None), ("-1", None), ("1.0", None), ("1e2", None)]
    {
        assert_eq!(Json::read(text.as_bytes()).expect("it is JSON").whole(), whole, "{text}");
    }
}

#[test]
fn what_is_written_is_read_back() {
    let letters: String = (0..0x300).filter_map(char::from_u32).collect();
    let read = |text: &str| serde_json::from_str::<Value>(text).map_err(|error| error.to_string());
    assert_eq!(read(&letters.to_json()), Ok(Value::String(letters.clone())));
    assert_eq!(Json::read(letters.to_json().as_bytes()), Ok(Json::Text(letters)));
    let numbers = [i64::MIN, -1, 0, i64::MAX].to_vec();
    assert_eq!(numbers.to_json(), "[-9223372036854775808,-1,0,9223372036854775807]");
    assert_eq!(Vec::<u8>::new().to_json(), "[]");
    assert_eq!(Some(Some(true)).to_json() + &None::<u8>.to_json(), "truenull");
}

#[test]
fn an_object_holds_the_fields_that_are_given() {
    let mut text = String::new();
    object(&mut text, |_| {});
    object(&mut text, |fields| {
        fields.field("a", &None::<u8>).number("b", 1).list("c", |_| {}).list("d", |items| (2..4u8).for_each(|number| items.item(&number)));
    });
    assert_eq!(text, r#"{}{"a":null,"b":1,"c":[],"d":[2,3]}"#);
}
