//! Style sheets without comments and line ends.

/// A style sheet with everything left out that only its readers need.
pub(crate) fn squeeze(sheet: &str) -> String {
    let mut bare = String::new();
    let mut rest = sheet;
    while let Some(at) = rest.find(['"', '/']) {
        bare.push_str(&rest[..at]);
        rest = &rest[at..];
        if rest.starts_with("/*") {
            rest = &rest[rest.find("*/").expect("a comment ends") + 2..];
            continue;
        }
        let length = rest.strip_prefix('"').map_or(1, |string| string.find('"').expect("a string ends") + 2);
        bare.push_str(&rest[..length]);
        rest = &rest[length..];
    }
    bare.push_str(rest);
    let lines = bare.lines().map(str::trim).filter(|line| !line.is_empty());
    lines.fold(String::new(), |mut written, line| {
        if !written.is_empty() && !written.ends_with(['{', '}', ';', ',']) {
            written.push(' ');
        }
        written.push_str(line);
        written
    })
}
