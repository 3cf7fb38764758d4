//! The manifest of the site as an application, one for each language.

use serde_json::{Value, json};

use crate::messages::{Lang, text};

/// The manifest.
pub fn manifest(lang: Lang) -> Value {
    let home = format!("/{}/", lang.code());
    json!({
        "name": text(lang, "site-name"),
        "short_name": text(lang, "site-name"),
        "description": text(lang, "site-line"),
        "lang": lang.code(),
        "dir": "ltr",
        "id": home,
        "start_url": home,
        "scope": "/",
        "display": "standalone",
        "background_color": "#F3EADA",
        "theme_color": "#F3EADA",
        "categories": ["games", "education"],
        "icons": [{"src": "/favicon.svg", "sizes": "any", "type": "image/svg+xml", "purpose": "any"}],
    })
}
