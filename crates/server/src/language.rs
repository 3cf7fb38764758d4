//! Which language a reader is answered in.

use axum::http::header::ACCEPT_LANGUAGE;
use axum::http::{HeaderMap, Uri};
use bija_web::Lang;

/// The language that the browser asks for most.
pub(crate) fn wished(headers: &HeaderMap) -> Lang {
    let wishes = headers.get_all(ACCEPT_LANGUAGE).iter().filter_map(|value| value.to_str().ok()).flat_map(|value| value.split(','));
    let known = wishes.filter_map(wish);
    known
        .fold(None, |best: Option<(Lang, u16)>, (lang, weight)| match best {
            Some((_, most)) if most >= weight => best,
            Some(_) | None => (weight > 0).then_some((lang, weight)).or(best),
        })
        .map_or(Lang::DEFAULT, |(lang, _)| lang)
}

/// One wish, such as `hi-IN;q=0.8`: the language if we have it, and its weight in thousandths.
fn wish(text: &str) -> Option<(Lang, u16)> {
    let (tag, parameters) = text.split_once(';').unwrap_or((text, ""));
    let lang = match tag.trim() {
        "*" => Lang::DEFAULT,
        tag => Lang::of_tag(tag)?,
    };
    let weight = match parameters.trim().strip_prefix("q=") {
        None => 1.0,
        Some(weight) => weight.trim().parse::<f32>().ok().filter(|weight| (0.0..=1.0).contains(weight))?,
    };
    Some((lang, (weight * 1000.0) as u16))
}

/// The language of a page's address; of other addresses the one wished for.
pub(crate) fn of(uri: &Uri, headers: &HeaderMap) -> Lang {
    let first = uri.path().split('/').nth(1).unwrap_or_default();
    Lang::from_code(first).unwrap_or_else(|| wished(headers))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of_header(value: &str) -> Lang {
        let mut headers = HeaderMap::new();
        headers.insert(ACCEPT_LANGUAGE, value.parse().unwrap());
        wished(&headers)
    }

    #[test]
    fn the_heaviest_wish_that_we_have_wins() {
        for (header, lang) in [
            ("hi", Lang::HI),
            ("hi-IN,hi;q=0.9,en;q=0.8", Lang::HI),
            ("en-GB,en;q=0.9,hi;q=0.8", Lang::EN),
            ("ta,hi;q=0.5,en;q=0.4", Lang::HI),
            ("en;q=0,hi;q=0.1", Lang::HI),
            ("fr,de", Lang::EN),
            ("*", Lang::EN),
            ("hi;q=nonsense", Lang::EN),
            ("", Lang::EN),
        ] {
            assert_eq!(of_header(header), lang, "{header:?}");
        }
        assert_eq!(wished(&HeaderMap::new()), Lang::EN);
    }
}
