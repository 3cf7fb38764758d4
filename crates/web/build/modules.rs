//! Scripts as a browser loads them: modules that only one page needs are joined into one file, without comments.
//!
//! A page names entries (`page.js`, `play.js`, …). A module that a single entry imports goes into that entry's file, in the
//! order in which the imports would run it. An entry that others import (`board-page.js`) takes in what they all have through it
//! or beside it; any other module that several entries import stays a file of its own. Modules that are
//! imported while the page runs (`import("./panels.js")`) stay files too, and take what they need from the joined one.
//!
//! A joined module stays a scope of its own, so that only what modules export has to differ in name:
//!
//! ```text
//! const{icon}=(()=>{ … return{icon}})();
//! ```
//!
//! The sources keep to what this understands: `import "x"`, `import { a, b } from "x"`, `export` before a constant, a function or
//! a class. Anything else ends the build.

use std::collections::{BTreeMap, BTreeSet};

use crate::tokens::{Kind, Token, tokens, write};

/// A source, read.
#[derive(Debug)]
struct Module<'a> {
    /// What it imports when it loads: path, names.
    imports: Vec<(String, Vec<&'a str>)>,
    /// What it does, without imports and the word `export`.
    body: Vec<Token<'a>>,
    exports: BTreeSet<&'a str>,
}

impl<'a> Module<'a> {
    /// What it loads while the page runs, as it names it.
    fn later(&self) -> impl Iterator<Item = &'a str> {
        let calls = self.body.windows(3).filter(|three| three[0].is("import") && three[1].is("(") && three[2].kind == Kind::Text);
        calls.map(|three| three[2].text)
    }

    /// What it does, as it is written in another file: what it loads later is named from there.
    fn moved(&self, path: &str, host: &str) -> String {
        self.later().fold(write(self.body.iter().copied()), |text, named| {
            let there = relative(host, &resolve(path, named.trim_matches('"')));
            text.replace(&format!("import({named})"), &format!("import(\"{there}\")"))
        })
    }
}

/// The scripts of a build.
#[derive(Debug)]
pub(crate) struct Scripts {
    /// What is served, by path.
    pub(crate) files: BTreeMap<String, String>,
    /// For each entry the files that it imports before it runs.
    pub(crate) needs: BTreeMap<String, Vec<String>>,
}

/// Joins the sources, given by path, for these entries.
pub(crate) fn join(sources: &BTreeMap<String, String>, entries: &[&str]) -> Scripts {
    let modules = sources.iter().map(|(path, source)| (path.as_str(), read(path, source))).collect();
    let mut graph = Graph { modules, users: BTreeMap::new() };
    for &entry in entries {
        for path in graph.order(entry) {
            graph.users.entry(path).or_default().insert(entry.to_string());
        }
    }
    graph.check_later();
    let hosts: BTreeSet<&str> = graph.modules.keys().map(|path| graph.home(path)).collect();
    let files = hosts.into_iter().filter(|host| !graph.modules[host].body.is_empty()).map(|host| (host.to_string(), graph.file(host)));
    let needs = entries.iter().map(|&entry| {
        let all: BTreeSet<&str> = graph.order(entry).into_iter().map(|path| graph.home(path)).filter(|path| *path != entry).collect();
        (entry.to_string(), all.into_iter().map(ToString::to_string).collect())
    });
    Scripts { files: files.collect(), needs: needs.collect() }
}

/// All modules, and for each the entries that import it.
struct Graph<'a> {
    modules: BTreeMap<&'a str, Module<'a>>,
    users: BTreeMap<&'a str, BTreeSet<String>>,
}

impl<'a> Graph<'a> {
    /// A module and all that it imports, each after what it imports itself.
    fn order(&self, entry: &str) -> Vec<&'a str> {
        let mut done = Vec::new();
        self.visit(entry, &mut BTreeSet::new(), &mut done);
        done
    }

    fn visit(&self, path: &str, seen: &mut BTreeSet<&'a str>, done: &mut Vec<&'a str>) {
        let (&path, module) = self.modules.get_key_value(path).unwrap_or_else(|| panic!("there is no script {path}"));
        if seen.insert(path) {
            module.imports.iter().for_each(|(from, _)| self.visit(from, seen, done));
            done.push(path);
        }
    }

    /// The file in which a module is served: that of the entry which all its users import, or are. What no entry imports is
    /// loaded later: a file of its own.
    fn home<'b>(&'b self, path: &'b str) -> &'b str {
        let Some(users) = self.users.get(path) else {
            return path;
        };
        users.iter().find(|one| self.users.get(one.as_str()).is_some_and(|importers| users.is_subset(importers))).map_or(path, String::as_str)
    }

    /// What is loaded later needs a file of its own: a module that an entry imports as well may have gone into that entry's.
    fn check_later(&self) {
        for (path, module) in &self.modules {
            for named in module.later().map(|named| resolve(path, named.trim_matches('"'))) {
                assert!(self.home(&named) == named, "{path} loads {named} later, but it goes into {}", self.home(&named));
            }
        }
    }

    /// The names that modules take from this one: all takers, or those in other files.
    fn taken_from(&self, path: &str, taken_by: impl Fn(&str) -> bool) -> BTreeSet<&'a str> {
        let takers = self.modules.iter().filter(|(taker, _)| taken_by(taker));
        takers.flat_map(|(_, module)| &module.imports).filter(|(from, _)| from == path).flat_map(|(_, names)| names).copied().collect()
    }

    /// The text of one file.
    fn file(&self, host: &str) -> String {
        let parts: Vec<&str> = self.order(host).into_iter().filter(|path| self.home(path) == host).collect();
        let mut outside: BTreeMap<&str, BTreeSet<&str>> = BTreeMap::new();
        let (mut names, mut exported): (BTreeSet<&str>, BTreeSet<&str>) = (BTreeSet::new(), BTreeSet::new());
        let mut text = String::new();
        for &part in &parts {
            let module = &self.modules[part];
            for (from, taken) in module.imports.iter().filter(|(from, _)| self.home(from) != host) {
                outside.entry(self.home(from)).or_default().extend(taken);
            }
            let given = self.taken_from(part, |_| true);
            for name in &given {
                assert!(module.exports.contains(name), "{part} exports no {name}");
                assert!(names.insert(name), "{part} exports a {name}, and so does another module of {host}");
            }
            let later = !self.users.contains_key(part);
            exported.extend(if later { module.exports.clone() } else { self.taken_from(part, |taker| self.home(taker) != host) });
            text += &scoped(&module.moved(part, host), &list(&given), parts.len() > 1);
        }
        let imports = outside.iter().map(|(from, taken)| {
            assert!(names.is_disjoint(taken), "{host} exports what {from} exports too");
            let what = if taken.is_empty() { String::new() } else { format!("{{{}}}from", list(taken)) };
            format!("import{what}\"{}\";\n", relative(host, from))
        });
        let exports = if exported.is_empty() { String::new() } else { format!("export{{{}}};\n", list(&exported)) };
        imports.collect::<String>() + &text + &exports
    }
}

/// A module's text in a scope of its own, which gives out the names that others take.
fn scoped(body: &str, given: &str, joined: bool) -> String {
    match (given, joined) {
        (_, false) => format!("{body}\n"),
        ("", true) if body.is_empty() => String::new(),
        ("", true) => format!("{{{body}\n}}\n"),
        (names, true) => format!("const{{{names}}}=(()=>{{{body}\nreturn{{{names}}}}})();\n"),
    }
}

fn list(names: &BTreeSet<&str>) -> String {
    names.iter().copied().collect::<Vec<_>>().join(",")
}

/// Reads a source.
fn read<'a>(path: &str, source: &'a str) -> Module<'a> {
    let all = tokens(source);
    let mut module = Module { imports: Vec::new(), body: Vec::new(), exports: BTreeSet::new() };
    let (mut at, mut depth) = (0, 0);
    while let Some(token) = all.get(at) {
        let next = all.get(at + 1);
        let top = depth == 0;
        if top && token.is("import") && !next.is_some_and(|next| next.is("(") || next.is(".")) {
            at += import(path, &all[at..], &mut module);
            continue;
        }
        if top && token.is("export") {
            at += export(path, &all[at..], &mut module);
            continue;
        }
        assert!(!top || !token.is("await"), "{path}: nothing waits at the top of a module");
        if token.kind == Kind::Sign {
            depth += i32::from("{[(".contains(token.text)) - i32::from("}])".contains(token.text));
        }
        module.body.push(*token);
        at += 1;
    }
    module
}

/// Reads an import and says how many tokens it has.
fn import<'a>(path: &str, at: &[Token<'a>], module: &mut Module<'a>) -> usize {
    let end = at.iter().position(|token| token.is(";")).unwrap_or_else(|| panic!("{path}: an import ends with a semicolon"));
    let from = at[end - 1];
    let between = &at[1..end - 1];
    let names = match between {
        [] => Vec::new(),
        [open, names @ .., close, word] if open.is("{") && close.is("}") && word.is("from") => {
            names.iter().filter(|token| !token.is(",")).map(|token| token.text).collect()
        }
        _ => panic!("{path}: imports are written {{ name }} from \"./file.js\""),
    };
    assert!(from.kind == Kind::Text && !names.contains(&"as"), "{path}: imports keep their names");
    module.imports.push((resolve(path, from.text.trim_matches('"')), names));
    end + 1
}

/// Reads the word `export` and says how many tokens go with it.
fn export<'a>(path: &str, at: &[Token<'a>], module: &mut Module<'a>) -> usize {
    let words: Vec<&str> = at[1..].iter().take(3).map(|token| token.text).collect();
    match words[..] {
        ["{", "}", ";"] => 4,
        ["async", "function", name] | ["const" | "class" | "function", name, _] => {
            module.exports.insert(name);
            1
        }
        _ => panic!("{path}: exports stand before a constant, a function or a class"),
    }
}

/// The path of a file that another names.
fn resolve(path: &str, named: &str) -> String {
    let mut parts: Vec<&str> = path.split('/').collect();
    parts.pop();
    for part in named.split('/') {
        match part {
            "." => {}
            ".." => drop(parts.pop()),
            name => parts.push(name),
        }
    }
    parts.join("/")
}

/// How a file names another.
fn relative(host: &str, other: &str) -> String {
    let up = host.matches('/').count();
    let (mine, theirs): (Vec<&str>, Vec<&str>) = (host.split('/').collect(), other.split('/').collect());
    let common = mine.iter().zip(&theirs).take(up).take_while(|(a, b)| a == b).count();
    let way = if up == common { "./".to_string() } else { "../".repeat(up - common) };
    way + &theirs[common..].join("/")
}
