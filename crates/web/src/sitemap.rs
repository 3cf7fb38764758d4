//! What search engines are told of the site: which pages there are ([Sitemaps](https://www.sitemaps.org/protocol.html)), in which languages, and what is not worth their time.

use std::fmt::Write as _;

use bija_rules::catalogue::ENTRIES;

use crate::lessons;
use crate::messages::Lang;
use crate::preview::alternates;

/// The most addresses that a sitemap may hold, and its most bytes, by the protocol.
pub const LARGEST: (usize, usize) = (50_000, 50 * 1024 * 1024);

/// The paths, below the language, of all pages that are there for everybody and do not come and go.
pub fn paths() -> Vec<String> {
    let fixed = ["/", "/rules/", "/glossary", "/learn/", "/people", "/changes"].map(String::from);
    let of_games = ENTRIES.iter().flat_map(|entry| ["play", "rules", "house"].map(|part| format!("/{part}/{}", entry.id)));
    let lessons = lessons::all().iter().map(|lesson| format!("/learn/{}", lesson.name));
    fixed.into_iter().chain(of_games).chain(lessons).collect()
}

/// The sitemap of these paths in every language, each address with those of its other languages.
pub fn sitemap(origin: &str, paths: &[String]) -> String {
    let mut xml = String::from(
        "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<urlset xmlns=\"http://www.sitemaps.org/schemas/sitemap/0.9\" xmlns:xhtml=\"http://www.w3.org/1999/xhtml\">\n",
    );
    for (path, lang) in paths.iter().flat_map(|path| Lang::ALL.map(|lang| (path, lang))) {
        let address = |lang: Lang| escaped(&format!("{origin}/{}{path}", lang.code()));
        write!(xml, "<url><loc>{}</loc>", address(lang)).expect("a string takes all");
        for (tag, other) in alternates() {
            write!(xml, "<xhtml:link rel=\"alternate\" hreflang=\"{tag}\" href=\"{}\"/>", address(other)).expect("a string takes all");
        }
        xml.push_str("</url>\n");
    }
    xml + "</urlset>\n"
}

/// The file for robots. Positions of the game without scripts are endless. What only is not to be indexed says so itself: those who
/// make previews of links obey this file, too.
pub fn robots(origin: &str) -> String {
    let mut text = String::from("User-agent: *\n");
    for path in ["/api/", "/sign-in/", "/*/plain/*?"] {
        writeln!(text, "Disallow: {path}").expect("a string takes all");
    }
    text + &format!("\nSitemap: {origin}/sitemap.xml\n")
}

/// Text as it stands in XML.
fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('"', "&quot;")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_page_stands_in_every_language_with_all_its_languages() {
        let xml = sitemap("https://bija.example", &paths());
        assert_eq!(xml.matches("<url>").count(), (6 + 3 * ENTRIES.len() + lessons::all().len()) * Lang::ALL.len());
        for line in xml.lines().filter(|line| line.starts_with("<url>")) {
            let (own, others) = line.split_once("</loc>").unwrap();
            let path = own.rsplit_once("bija.example/").unwrap().1.split_once('/').unwrap().1;
            for lang in Lang::ALL {
                let alternate = format!("hreflang=\"{0}\" href=\"https://bija.example/{0}/{path}\"", lang.code());
                assert!(others.contains(&alternate), "{line}");
            }
            assert!(others.contains("hreflang=\"x-default\""), "{line}");
        }
    }

    #[test]
    fn the_sitemap_is_far_from_what_one_may_hold() {
        let xml = sitemap("https://a-name-as-long-as-names-of-hosts-may-become.example.com:65535", &paths());
        let (addresses, bytes) = LARGEST;
        assert!(xml.matches("<url>").count() * 4 < addresses && xml.len() * 4 < bytes);
    }

    #[test]
    fn an_origin_that_is_no_origin_stays_text() {
        assert!(sitemap("https://a&b<\"", &["/".to_string()]).contains("<loc>https://a&amp;b&lt;&quot;/"));
    }
}
