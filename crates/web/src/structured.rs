//! What a page says to search engines about itself, as [JSON-LD](https://www.w3.org/TR/json-ld11/) in the words of
//! [schema.org](https://schema.org).
//!
//! It is a block of data: a browser runs nothing of it, and the policy for scripts does not ask for it. Everything in it stands on the page too.

use bija_rules::catalogue::Entry;
use maud::{Markup, PreEscaped, html};
use serde_json::{Value, json};

use crate::card;
use crate::games;
use crate::messages::{Lang, format, text};
use crate::shell::in_script;

/// Where a page stands.
#[derive(Clone, Copy, Debug)]
pub(crate) struct PageAddress<'a> {
    /// Its language.
    pub(crate) lang: Lang,
    /// Where the site is reached.
    pub(crate) origin: &'a str,
    /// Its path below the language.
    pub(crate) path: &'a str,
}

/// What a page is called, and what it is about.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Named<'a> {
    pub(crate) title: &'a str,
    pub(crate) description: &'a str,
}

impl PageAddress<'_> {
    /// The address of another page of the same language.
    fn at(&self, path: &str) -> String {
        format!("{}/{}{path}", self.origin, self.lang.code())
    }

    fn url(&self) -> String {
        self.at(self.path)
    }

    /// The site, for its first page. Its search is the one of that page.
    pub(crate) fn site(&self, Named { description, .. }: Named<'_>) -> Value {
        let names: Vec<String> = Lang::ALL.into_iter().filter(|other| *other != self.lang).map(|other| text(other, "site-name")).collect();
        json!({
            "@type": "WebSite",
            "url": self.url(),
            "name": text(self.lang, "site-name"),
            "alternateName": names,
            "description": description,
            "inLanguage": self.lang.code(),
            "potentialAction": {"@type": "SearchAction", "target": format!("{}?q={{search_term_string}}", self.url()), "query-input": "required name=search_term_string"},
        })
    }

    /// The way from the first page to this one: names and paths of the pages between, and its own name.
    pub(crate) fn way(&self, between: &[(String, &str)], own: &str) -> Value {
        let home = (text(self.lang, "site-name"), "/");
        let steps = [&home].into_iter().chain(between).map(|(name, path)| (name.as_str(), *path)).chain([(own, self.path)]);
        let item = |(index, (name, path)): (usize, (&str, &str))| json!({"@type": "ListItem", "position": index + 1, "name": name, "item": self.at(path)});
        json!({"@type": "BreadcrumbList", "itemListElement": steps.enumerate().map(item).collect::<Vec<_>>()})
    }

    /// A game as something that can be played here.
    pub(crate) fn game(&self, entry: &Entry, Named { description, .. }: Named<'_>) -> Value {
        let mut game = self.played(entry);
        game["@type"] = json!(["VideoGame", "WebApplication"]);
        game["description"] = description.into();
        game["image"] = format!("{}{}", self.origin, card::address(self.lang, entry, &entry.standard())).into();
        game["applicationCategory"] = "GameApplication".into();
        game["playMode"] = json!(["SinglePlayer", "MultiPlayer"]);
        game["isAccessibleForFree"] = true.into();
        game
    }

    /// A game by its names and its board.
    fn played(&self, entry: &Entry) -> Value {
        let (least, most) = games::seats(entry);
        json!({
            "@type": "Game",
            "url": self.at(&format!("/play/{}", entry.id)),
            "name": format(self.lang, &games::name(entry.id)),
            "alternateName": format(self.lang, &games::words(entry.id, "own")),
            "inLanguage": self.lang.code(),
            "numberOfPlayers": {"@type": "QuantitativeValue", "minValue": least, "maxValue": most},
        })
    }

    /// The rules of a game with the questions that are asked of them and their answers; `changed` is a day.
    pub(crate) fn rules(&self, entry: &Entry, Named { title, description }: Named<'_>, changed: (u16, u8, u8), questions: &[(String, String)]) -> Value {
        let (year, month, day) = changed;
        let asked =
            questions.iter().map(|(question, answer)| json!({"@type": "Question", "name": question, "acceptedAnswer": {"@type": "Answer", "text": answer}}));
        json!({
            "@type": "FAQPage",
            "url": self.url(),
            "name": title,
            "description": description,
            "inLanguage": self.lang.code(),
            "dateModified": format!("{year:04}-{month:02}-{day:02}"),
            "about": self.played(entry),
            "mainEntity": asked.collect::<Vec<_>>(),
        })
    }

    /// A lesson with its steps: the name of each in the address, what it asks for, and a line of help.
    pub(crate) fn lesson<'s>(&self, entry: &Entry, Named { title, description }: Named<'_>, steps: impl Iterator<Item = (&'s str, String, String)>) -> Value {
        let step = |(index, (id, name, text)): (usize, (&str, String, String))| json!({"@type": "HowToStep", "position": index + 1, "name": name, "text": text, "url": format!("{}#{id}", self.url())});
        json!({
            "@type": ["LearningResource", "HowTo"],
            "url": self.url(),
            "name": title,
            "description": description,
            "inLanguage": self.lang.code(),
            "image": format!("{}{}", self.origin, card::address(self.lang, entry, &entry.standard())),
            "learningResourceType": "interactive tutorial",
            "isAccessibleForFree": true,
            "about": self.played(entry),
            "step": steps.enumerate().map(step).collect::<Vec<_>>(),
        })
    }

    /// The words of a glossary: the anchor of each, the word, and what it means.
    pub(crate) fn terms(&self, name: &str, description: &str, terms: impl Iterator<Item = (&'static str, String, String)>) -> Value {
        let term = |(anchor, name, about): (&str, String, String)| json!({"@type": "DefinedTerm", "url": format!("{}#{anchor}", self.url()), "name": name, "description": about, "termCode": anchor});
        json!({
            "@type": "DefinedTermSet",
            "url": self.url(),
            "name": name,
            "description": description,
            "inLanguage": self.lang.code(),
            "hasDefinedTerm": terms.map(term).collect::<Vec<_>>(),
        })
    }

    /// A page that leads to others: their names and paths, in its order.
    pub(crate) fn list(&self, Named { title, description }: Named<'_>, items: impl Iterator<Item = (String, String)>) -> Value {
        let item = |(index, (name, path)): (usize, (String, String))| json!({"@type": "ListItem", "position": index + 1, "name": name, "url": self.at(&path)});
        json!({
            "@type": "CollectionPage",
            "url": self.url(),
            "name": title,
            "description": description,
            "inLanguage": self.lang.code(),
            "mainEntity": {"@type": "ItemList", "itemListElement": items.enumerate().map(item).collect::<Vec<_>>()},
        })
    }
}

/// The block that says all this, to stand anywhere in the page.
pub(crate) fn block(said: &[Value]) -> Markup {
    let all = json!({"@context": "https://schema.org", "@graph": said});
    html! { script type="application/ld+json" { (PreEscaped(in_script(&all))) } }
}
