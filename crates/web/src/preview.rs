//! What others show of a page where its link is sent: a title, a sentence, a card ([Open Graph](https://ogp.me), which all of them read).

use bija_rules::catalogue::Entry;
use maud::{Markup, html};

use crate::card;
use crate::messages::{Lang, text};

/// What stands for a page.
#[derive(Clone, Debug)]
pub struct Preview<'a> {
    /// Where the site is reached, such as `https://bija.example`.
    pub origin: &'a str,
    /// What the page shows, in a few words.
    pub title: String,
    /// The same in a sentence or two.
    pub description: String,
    /// The path of its card.
    pub image: String,
}

/// Whether the address of a page may be told.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Address<'a> {
    /// This one is: path and query below the language.
    Open(&'a str),
    /// It is a secret, known to who was sent it.
    Secret,
}

/// The languages that a page is there in, by the tags that search engines read: one of them is for readers of any other language.
pub(crate) fn alternates() -> impl Iterator<Item = (&'static str, Lang)> {
    Lang::ALL.into_iter().map(|lang| (lang.code(), lang)).chain([("x-default", Lang::DEFAULT)])
}

impl<'a> Preview<'a> {
    /// What stands for a page that shows a game, or several: the card of the first by its standard rules.
    pub(crate) fn of(lang: Lang, entry: &Entry, origin: &'a str, title: &str, description: &str) -> Preview<'a> {
        Preview { origin, title: title.to_string(), description: description.to_string(), image: card::address(lang, entry, &entry.standard()) }
    }

    /// The elements of the page's head.
    pub(crate) fn elements(&self, lang: Lang, address: Address<'_>) -> Markup {
        let Preview { origin, title, description, image } = self;
        html! {
            @match address {
                Address::Open(asked) => {
                    @let path = asked.split('?').next().unwrap_or_default();
                    link rel="canonical" href={ (origin) "/" (lang.code()) (path) };
                    @for (tag, other) in alternates() { link rel="alternate" hreflang=(tag) href={ (origin) "/" (other.code()) (path) }; }
                    meta property="og:url" content={ (origin) "/" (lang.code()) (asked) };
                }
                Address::Secret => {}
            }
            meta property="og:type" content="website";
            meta property="og:site_name" content=(text(lang, "site-name"));
            meta property="og:locale" content=(lang.locale());
            @for other in Lang::ALL.into_iter().filter(|other| *other != lang) { meta property="og:locale:alternate" content=(other.locale()); }
            meta property="og:title" content=(title);
            meta property="og:description" content=(description);
            meta property="og:image" content={ (origin) (image) };
            meta property="og:image:type" content="image/png";
            meta property="og:image:width" content=(card::WIDTH);
            meta property="og:image:height" content=(card::HEIGHT);
            meta property="og:image:alt" content=(text(lang, "share-card"));
            meta name="twitter:card" content="summary_large_image";
        }
    }
}
