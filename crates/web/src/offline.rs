//! What a device keeps of a language, so that all its games, lessons and rules are there without a connection.

use serde_json::{Value, json};

use crate::assets::{ASSETS, Asset, BUILD, url};
use crate::messages::Lang;
use crate::sitemap;

/// The list that the service worker asks for: the build that it belongs to, and the addresses of pages and files.
pub fn list(lang: Lang) -> Value {
    let keep: Vec<String> = pages(lang).chain(ASSETS.iter().filter(|asset| is_needed(lang, asset)).map(|asset| url(asset.path))).collect();
    json!({ "build": BUILD, "keep": keep })
}

/// The pages of a language that need no server.
fn pages(lang: Lang) -> impl Iterator<Item = String> {
    let paths = sitemap::paths().into_iter().filter(|path| path != "/people");
    paths.chain(["/offline".to_string()]).map(move |path| format!("/{}{path}", lang.code()))
}

/// Whether a page of a language may ask for a file. Of another script's typefaces that is one weight: in it the head names the languages.
fn is_needed(lang: Lang, asset: &Asset) -> bool {
    let in_script = |name: &str| name.ends_with("-600") || lang.scripts().iter().any(|script| name.contains(&format!("-{script}-")));
    match asset.path.rsplit_once('.') {
        Some((_, "txt")) => false,
        Some((name, "woff2")) => in_script(name),
        _ => asset.path != "js/sw.js",
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_language_keeps_its_own_pages_and_typefaces() {
        for lang in Lang::ALL {
            let kept: Vec<String> = list(lang)["keep"].as_array().unwrap().iter().map(|address| address.as_str().unwrap().to_string()).collect();
            let has = |ending: &str| kept.iter().any(|address| address.ends_with(ending));
            for path in ["/", "/offline", "/learn/kalah", "/learn/kalah-strategy", "/rules/bao", "/play/togyz_kumalak", "/house/oware", "/glossary"] {
                assert!(kept.contains(&format!("/{}{path}", lang.code())), "{path}");
            }
            assert!(has("wasm/bija.wasm") && has("js/senses.js") && has("mukta-latin-400.woff2") && !has("sw.js") && !has("/people"));
            assert!(has("mukta-devanagari-600.woff2"));
            assert_eq!(has("mukta-devanagari-400.woff2"), lang == Lang::HI);
            assert!(kept.iter().all(|address| address.starts_with("/assets/") || address.starts_with(&format!("/{}/", lang.code()))));
        }
    }
}
