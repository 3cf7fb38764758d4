//! What search engines find: a sitemap with every page that wants to be found and no other, pages that name their languages alike, and data
//! that says what the page says.

#![allow(clippy::unwrap_used, reason = "a test's helpers fail with it")]

mod common;

use std::collections::{BTreeMap, BTreeSet};

use axum::http::StatusCode;
use bija_web::Lang;
use common::{Answer, Reader, attribute, tags};
use serde_json::Value;
use tokio::sync::OnceCell;

/// The origin of the reader's requests.
const ORIGIN: &str = "http://127.0.0.1:8080";

async fn open(reader: &Reader, path: &str) -> Answer {
    reader.ask_with(path, "host", "127.0.0.1:8080").await
}

/// The addresses of the sitemap, each with its languages by tag.
async fn listed(reader: &Reader) -> BTreeMap<String, BTreeMap<String, String>> {
    let sitemap = open(reader, "/sitemap.xml").await;
    assert_eq!((sitemap.status, sitemap.header("content-type")), (StatusCode::OK, "application/xml"));
    let of_url = |url: &str| {
        let own = url.split_once("<loc>").unwrap().1.split_once("</loc>").unwrap().0;
        (own.to_string(), languages(url, "xhtml:link"))
    };
    sitemap.text().split("<url>").skip(1).map(of_url).collect()
}

/// A page of the sitemap.
struct Listed {
    address: String,
    /// Its languages by tag, as the sitemap names them.
    alternates: BTreeMap<String, String>,
    page: Answer,
}

/// All pages of the sitemap, asked for once for all tests.
async fn pages() -> &'static [Listed] {
    static PAGES: OnceCell<Vec<Listed>> = OnceCell::const_new();
    let ask = || async {
        let reader = Reader::new().await;
        let mut pages = Vec::new();
        for (address, alternates) in listed(&reader).await {
            let page = open(&reader, path(&address)).await;
            assert_eq!(page.status, StatusCode::OK, "{address}");
            pages.push(Listed { address, alternates, page });
        }
        pages
    };
    PAGES.get_or_init(ask).await
}

/// Addresses by language, as elements of this name say them.
fn languages(text: &str, element: &str) -> BTreeMap<String, String> {
    let links = tags(text, element).filter(|tag| attribute(tag, "rel").as_deref() == Some("alternate"));
    links.map(|tag| (attribute(tag, "hreflang").unwrap(), attribute(tag, "href").unwrap())).collect()
}

fn path(address: &str) -> &str {
    address.strip_prefix(ORIGIN).unwrap_or_else(|| panic!("{address} names no place of ours"))
}

fn canonical(page: &Answer) -> Option<String> {
    tags(page.text(), "link").find(|tag| attribute(tag, "rel").as_deref() == Some("canonical")).and_then(|tag| attribute(tag, "href"))
}

fn is_to_be_found(page: &Answer) -> bool {
    !tags(page.text(), "meta").any(|tag| attribute(tag, "name").as_deref() == Some("robots"))
}

/// What a page's blocks of data say.
fn said(page: &Answer) -> Vec<Value> {
    let blocks = page.text().split(r#"<script type="application/ld+json">"#).skip(1).map(|rest| rest.split_once("</script>").unwrap().0);
    let mut said = Vec::new();
    for block in blocks {
        let mut data: Value = serde_json::from_str(block).unwrap_or_else(|error| panic!("{}: {error}", page.address));
        assert_eq!(data["@context"], "https://schema.org", "{}", page.address);
        said.append(data["@graph"].as_array_mut().unwrap());
    }
    said
}

/// A page's words, without its data and its tags.
fn words(page: &Answer) -> String {
    let text = page.text().split("<script").map(|part| part.split_once("</script>").map_or(part, |(_, rest)| rest)).collect::<String>();
    let bare: String = text.split('<').map(|part| part.split_once('>').map_or("", |(_, rest)| rest)).collect();
    bare.replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", "\"").replace("&amp;", "&")
}

#[tokio::test]
async fn robots_are_told_where_the_sitemap_is_and_kept_from_nothing_that_is_listed() {
    let reader = Reader::new().await;
    let robots = open(&reader, "/robots.txt").await;
    assert!(robots.text().lines().any(|line| line == format!("Sitemap: {ORIGIN}/sitemap.xml")), "{}", robots.text());
    let kept: Vec<&str> = robots.text().lines().filter_map(|line| line.strip_prefix("Disallow: ")).collect();
    assert!(kept.contains(&"/api/"));
    for address in listed(&reader).await.keys() {
        assert!(!kept.iter().any(|rule| path(address).starts_with(rule) || address.contains('?')), "{address}");
    }
}

#[tokio::test]
async fn listed_pages_are_there_and_name_themselves_and_their_languages_as_the_sitemap_does() {
    let known: BTreeMap<&String, _> = pages().await.iter().map(|listed| (&listed.address, &listed.alternates)).collect();
    let tags: BTreeSet<String> = Lang::ALL.into_iter().map(|lang| lang.code().to_string()).chain(["x-default".to_string()]).collect();
    for Listed { address, alternates, page } in pages().await {
        assert!(is_to_be_found(page), "{address}");
        assert_eq!(canonical(page).as_ref(), Some(address));
        assert_eq!(&languages(page.text(), "link"), alternates, "{address}");
        assert_eq!(alternates.keys().cloned().collect::<BTreeSet<_>>(), tags, "{address}");
        for other in alternates.values() {
            assert_eq!(known.get(other), Some(&alternates), "{address} names {other}, which names others");
        }
        for part in ["og:title", "og:description", "og:image", "og:url"] {
            assert!(page.text().contains(&format!("property=\"{part}\"")), "{address}: {part}");
        }
    }
}

#[tokio::test]
async fn whatever_a_reader_comes_to_and_wants_to_be_found_is_listed() {
    let reader = Reader::new().await;
    let listed = listed(&reader).await;
    let mut waiting: Vec<String> = Lang::ALL.into_iter().map(|lang| format!("/{}/", lang.code())).collect();
    let mut seen: BTreeSet<String> = waiting.iter().cloned().collect();
    while let Some(at) = waiting.pop() {
        let page = open(&reader, &at).await;
        if page.status != StatusCode::OK || !is_to_be_found(&page) {
            continue;
        }
        let canonical = canonical(&page).unwrap_or_else(|| panic!("{at} wants to be found and has no address"));
        assert!(listed.contains_key(&canonical), "{at} is {canonical}, which the sitemap lacks");
        let links = tags(page.text(), "a").filter_map(|tag| attribute(tag, "href"));
        let pages = links.map(|href| href.split(['#', '?']).next().unwrap().to_string()).filter(|href| href.starts_with('/'));
        waiting.extend(pages.filter(|href| seen.insert(href.clone())));
    }
    assert!(seen.len() > listed.len(), "{} of {}", seen.len(), listed.len());
}

#[tokio::test]
async fn titles_and_descriptions_are_each_pages_own() {
    let mut known: BTreeMap<String, &str> = BTreeMap::new();
    for Listed { address, page, .. } in pages().await {
        let title = page.between("<title>", "</title>").unwrap().to_string();
        let described = tags(page.text(), "meta").find(|tag| attribute(tag, "name").as_deref() == Some("description"));
        let description = described.and_then(|tag| attribute(tag, "content")).unwrap();
        let length = description.chars().count();
        assert!((40..=300).contains(&length), "{address}: {length} letters: {description}");
        for said in [title, description] {
            if let Some(other) = known.insert(said.clone(), address) {
                panic!("{address} and {other} both say: {said}");
            }
        }
    }
}

#[tokio::test]
async fn data_says_what_the_page_says() {
    let known: BTreeSet<&String> = pages().await.iter().map(|listed| &listed.address).collect();
    for Listed { address, page, .. } in pages().await {
        let (said, words) = (said(page), words(page));
        let kinds: Vec<String> = said.iter().map(|thing| thing["@type"].to_string()).collect();
        let section = path(address).split('/').nth(2).unwrap();
        let wanted: &[&str] = match (section, path(address).matches('/').count()) {
            ("", _) => &[r#""WebSite""#, r#""CollectionPage""#],
            ("rules" | "learn", 2..) if path(address).ends_with('/') => &[r#""CollectionPage""#, r#""BreadcrumbList""#],
            ("rules", _) => &[r#""FAQPage""#, r#""BreadcrumbList""#],
            ("glossary", _) => &[r#""DefinedTermSet""#, r#""BreadcrumbList""#],
            ("play", _) => &[r#"["VideoGame","WebApplication"]"#, r#""BreadcrumbList""#],
            ("learn", _) => &[r#"["LearningResource","HowTo"]"#, r#""BreadcrumbList""#],
            (_, _) => &[],
        };
        assert_eq!(kinds, wanted, "{address}");
        for thing in &said {
            for question in thing["mainEntity"].as_array().into_iter().flatten() {
                for text in [&question["name"], &question["acceptedAnswer"]["text"]] {
                    assert!(words.contains(text.as_str().unwrap()), "{address}: {text}");
                }
            }
            for (index, step) in thing["step"].as_array().into_iter().flatten().enumerate() {
                assert_eq!(step["position"], index + 1);
                for text in [&step["name"], &step["text"]] {
                    assert!(words.contains(text.as_str().unwrap()), "{address}: {text}");
                }
                let named = step["url"].as_str().unwrap().strip_prefix(address.as_str()).and_then(|rest| rest.strip_prefix('#')).unwrap();
                assert!(page.text().contains(&format!("<li id=\"{named}\">")), "{address}: {named}");
            }
            for term in thing["hasDefinedTerm"].as_array().into_iter().flatten() {
                let anchor = term["url"].as_str().unwrap().strip_prefix(&format!("{address}#")).unwrap();
                assert!(page.text().contains(&format!("id=\"{anchor}\"")), "{address}: {anchor}");
                for text in [&term["name"], &term["description"]] {
                    assert!(words.contains(text.as_str().unwrap()), "{address}: {text}");
                }
            }
            if let Some(url) = thing["url"].as_str() {
                assert_eq!(url, address);
            }
            let items = thing["itemListElement"].as_array().or(thing["mainEntity"]["itemListElement"].as_array());
            for (index, item) in items.into_iter().flatten().enumerate() {
                assert_eq!(item["position"], index + 1);
                let target = item["item"].as_str().or(item["url"].as_str()).unwrap();
                assert!(known.contains(&target.to_string()), "{address}: {target}");
            }
            if thing["@type"] == "FAQPage" {
                assert!(thing["mainEntity"].as_array().unwrap().len() > 3, "{address}");
                assert_eq!(thing["about"]["url"].as_str().unwrap(), address.replace("/rules/", "/play/"));
            }
        }
    }
}
