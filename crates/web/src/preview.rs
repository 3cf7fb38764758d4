//! What others show of a page where its link is sent: a title, a sentence, a card ([Open Graph](https://ogp.me), which all of them read).

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
    /// This one is, whatever query the page was asked for with.
    Open(&'a str),
    /// It is a secret, known to who was sent it.
    Secret,
}

impl Preview<'_> {
    /// The elements of the page's head.
    pub(crate) fn elements(&self, lang: Lang, address: Address<'_>) -> Markup {
        let Preview { origin, title, description, image } = self;
        html! {
            @match address {
                Address::Open(path) => {
                    link rel="canonical" href={ (origin) (path) };
                    meta property="og:url" content={ (origin) (path) };
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
