//! The description of the API is one of the API.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail with it")]

mod common;

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use axum::body::Body;
use axum::http::{Request, StatusCode};
use common::Reader;
use serde_json::Value;

/// Addresses of the API that the sources give to the router.
fn routes(folder: &Path, found: &mut BTreeSet<String>) {
    for entry in fs::read_dir(folder).unwrap() {
        let path = entry.unwrap().path();
        if path.is_dir() {
            routes(&path, found);
        } else {
            let text = fs::read_to_string(&path).unwrap();
            let paths = text.split(".route(\"").skip(1).map(|rest| rest.split('"').next().unwrap());
            found.extend(paths.filter(|path| path.starts_with("/api/v1/")).map(str::to_string));
        }
    }
}

#[tokio::test]
async fn every_route_is_described_and_everything_described_is_a_route() {
    let reader = Reader::new().await;
    let described = reader.ask("/api/v1/openapi.json").await.json();
    let mut found = BTreeSet::new();
    routes(Path::new(concat!(env!("CARGO_MANIFEST_DIR"), "/src")), &mut found);
    let paths = described["paths"].as_object().unwrap();
    assert_eq!(found, paths.keys().cloned().collect::<BTreeSet<String>>());
    for (path, methods) in paths {
        for method in ["get", "post", "put", "delete"] {
            let request = Request::builder().method(method.to_uppercase().as_str()).uri(path.replace("{id}", "0000000000001"));
            let request = request.header("host", "127.0.0.1").header("origin", "http://127.0.0.1").header("content-type", "application/json");
            let answer = reader.send(request.body(Body::from("{}")).unwrap()).await;
            let taken = answer.status != StatusCode::METHOD_NOT_ALLOWED;
            assert_eq!(taken, methods.get(method).is_some(), "{method} {path}: {}", answer.status);
        }
    }
}

#[test]
fn whatever_is_counted_says_that_it_may_be_too_much() {
    let described: Value = serde_json::from_str(include_str!("../openapi.json")).unwrap();
    for (path, methods) in described["paths"].as_object().unwrap() {
        for (method, operation) in methods.as_object().unwrap() {
            // Changes, searches, guests, sign-ins and sockets have limits of their own.
            let counted = method == "post" || path.ends_with("/socket");
            let said = operation["responses"]["429"]["description"].is_string();
            assert!(said || !counted, "{method} {path}");
        }
    }
}

/// What a part of the description refers to.
fn references(value: &Value, found: &mut BTreeSet<String>) {
    match value {
        Value::Object(fields) => {
            found.extend(fields.get("$ref").and_then(Value::as_str).map(str::to_string));
            fields.values().for_each(|value| references(value, found));
        }
        Value::Array(items) => items.iter().for_each(|item| references(item, found)),
        Value::Null | Value::Bool(_) | Value::Number(_) | Value::String(_) => {}
    }
}

#[test]
fn the_description_refers_to_what_it_holds() {
    let described: Value = serde_json::from_str(include_str!("../openapi.json")).unwrap();
    let mut found = BTreeSet::new();
    references(&described, &mut found);
    let held = described["components"]["schemas"].as_object().unwrap().keys().map(|name| format!("#/components/schemas/{name}"));
    assert_eq!(found, held.collect());
}

#[test]
fn the_languages_of_a_sign_in_are_those_of_the_pages() {
    let described: Value = serde_json::from_str(include_str!("../openapi.json")).unwrap();
    let schema = &described["paths"]["/api/v1/sign-in/{provider}"]["post"]["requestBody"]["content"]["application/json"]["schema"];
    assert_eq!(schema["properties"]["lang"]["enum"], serde_json::json!(bija_web::Lang::ALL.map(bija_web::Lang::code)));
}
