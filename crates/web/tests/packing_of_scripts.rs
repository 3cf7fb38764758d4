//! What the build does to scripts and style sheets on their way into the binary.

#[allow(unreachable_pub, dead_code, reason = "the build's own files, tested here because a build script has no tests")]
#[path = "../build/modules.rs"]
mod modules;
#[allow(unreachable_pub, dead_code, reason = "the build's own files, tested here because a build script has no tests")]
#[path = "../build/styles.rs"]
mod styles;
#[allow(unreachable_pub, dead_code, reason = "the build's own files, tested here because a build script has no tests")]
#[path = "../build/tokens.rs"]
mod tokens;

use std::collections::BTreeMap;

fn short(script: &str) -> String {
    tokens::write(tokens::tokens(script))
}

#[test]
fn comments_and_white_space_go_and_meaning_stays() {
    for (script, wanted) in [
        ("/** @type {number} */\nconst a = 1; // one\n", "const a=1;"),
        ("let a = b + +c - -d;", "let a=b+ +c- -d;"),
        ("i++;\nreturn\n  x", "i++;return\nx"),
        ("a\n++b", "a\n++b"),
        ("class A {\n  #x = 1;\n  static async f() {}\n  get g() {}\n}", "class A{#x=1;static async f(){}\nget g(){}}"),
        ("if (a in b) return typeof x;", "if(a in b)return typeof x;"),
        ("a?.b ?? c ? .5 : [1, 2,]", "a?.b??c?.5:[1,2,]"),
        ("f(a, // first\n  b)", "f(a,b)"),
        ("x = {\n  a,\n  b: () => ({}),\n};\ny()", "x={a,b:()=>({}),};y()"),
    ] {
        assert_eq!(short(script), wanted);
    }
}

#[test]
fn what_looks_like_a_comment_in_texts_stays() {
    for script in [
        r#"a("http://x/*no*/","it's \" // so")"#,
        r"b(`one // ${c(`two /* ${'}'} */`)} three   four`)",
        r"d=e.replace(/[/*\]]\/\/ */g,'')",
        r"f=g/h/i",
        r"return /'/.test(x)",
    ] {
        assert_eq!(short(script), script.replace("return /", "return/"));
    }
}

fn sources(files: &[(&str, &str)]) -> BTreeMap<String, String> {
    files.iter().map(|(path, text)| ((*path).to_string(), (*text).to_string())).collect()
}

#[test]
fn modules_of_one_entry_are_joined_in_the_order_in_which_they_would_run() {
    let joined = modules::join(
        &sources(&[
            ("js/page.js", "import { keep } from \"./store.js\";\nkeep(1);"),
            (
                "js/play.js",
                "import \"./first.js\";\nimport { b } from \"./deep/b.js\";\nimport { keep } from \"./store.js\";\nkeep(b);\nimport(\"./later.js\");",
            ),
            ("js/first.js", "const own = 1;\nwindow.first = own;"),
            ("js/deep/b.js", "import { keep } from \"../store.js\";\nconst own = 2;\nexport const b = own;\nexport function c() { return keep(own); }"),
            ("js/store.js", "export const keep = (x) => x;"),
            ("js/later.js", "import { c } from \"./deep/b.js\";\nexport const later = () => c();"),
            ("js/types.js", "/** @typedef {number} N */\nexport {};"),
        ]),
        &["js/page.js", "js/play.js"],
    );
    let play = "import{keep}from\"./store.js\";\n\
                {const own=1;window.first=own;\n}\n\
                const{b,c}=(()=>{const own=2;const b=own;function c(){return keep(own);}\nreturn{b,c}})();\n\
                {keep(b);import(\"./later.js\");\n}\n\
                export{c};\n";
    assert_eq!(joined.files["js/play.js"], play);
    assert_eq!(joined.files["js/later.js"], "import{c}from\"./play.js\";\nconst later=()=>c();\nexport{later};\n");
    assert_eq!(joined.files.keys().collect::<Vec<_>>(), ["js/later.js", "js/page.js", "js/play.js", "js/store.js"]);
    assert_eq!(joined.needs["js/play.js"], ["js/store.js"]);
}

#[test]
#[should_panic(expected = "exports a name, and so does another module")]
fn two_exports_of_one_name_end_the_build() {
    let files = sources(&[
        ("a.js", "import { name } from \"./b.js\";\nimport { other } from \"./c.js\";\nother(name);"),
        ("b.js", "export const name = 1;"),
        ("c.js", "import { name } from \"./d.js\";\nexport const other = () => name;"),
        ("d.js", "export const name = 2;"),
    ]);
    modules::join(&files, &["a.js"]);
}

#[test]
fn style_sheets_lose_comments_and_line_ends() {
    let sheet = "/* all */\n.a{\n  color:red; /* why */\n  background:url(../img/x.svg) 0 0/100%;\n}\n@media print{\n  .a::after{content:\"/* kept */\"}\n}\n";
    assert_eq!(styles::squeeze(sheet), ".a{color:red;background:url(../img/x.svg) 0 0/100%;}@media print{.a::after{content:\"/* kept */\"}}");
}

#[test]
fn an_entry_takes_in_what_all_its_users_have_beside_it() {
    let joined = modules::join(
        &sources(&[
            ("js/base.js", "import { a } from \"./a.js\";\nexport const base = a;"),
            ("js/a.js", "export const a = 1;"),
            ("js/b.js", "export const b = 2;"),
            ("js/one.js", "import { a } from \"./a.js\";\nimport { base } from \"./base.js\";\nimport { b } from \"./b.js\";\none(a, b, base);"),
            ("js/two.js", "import { base } from \"./base.js\";\ntwo(base);"),
            ("js/three.js", "import { b } from \"./b.js\";\nthree(b);"),
        ]),
        &["js/base.js", "js/one.js", "js/two.js", "js/three.js"],
    );
    assert!(!joined.files.contains_key("js/a.js"), "it stands in base.js");
    assert!(joined.files.contains_key("js/b.js"), "three.js does not load base.js");
    assert!(joined.files["js/base.js"].ends_with("export{a,base};\n"));
    assert_eq!(joined.needs["js/one.js"], ["js/b.js", "js/base.js"]);
    assert_eq!(joined.needs["js/two.js"], ["js/base.js"]);
}

#[test]
fn what_is_loaded_later_is_named_from_the_file_that_loads_it() {
    let joined = modules::join(
        &sources(&[
            ("js/live.js", "import { go } from \"./live/page.js\";\ngo();"),
            ("js/live/page.js", "export function go() {\n  return [import(\"./end.js\"), import(\"../panels.js\")];\n}"),
            ("js/live/end.js", "export const end = 1;"),
            ("js/panels.js", "export const panel = 1;"),
        ]),
        &["js/live.js"],
    );
    let live = &joined.files["js/live.js"];
    assert!(live.contains(r#"import("./live/end.js")"#) && live.contains(r#"import("./panels.js")"#), "{live}");
}

#[test]
fn a_style_sheet_stands_after_all_that_it_takes_in() {
    let sheets = sources(&[
        ("a.css", "/* one */\n@import \"b.css\";\n@import \"c.css\";\n.a{top:0}\n"),
        ("b.css", "@import \"c.css\";\n.b{top:0}\n"),
        ("c.css", ".c{top:0}\n"),
    ]);
    assert_eq!(styles::squeeze(&styles::join("a.css", &sheets)), ".c{top:0}.b{top:0}.c{top:0}.a{top:0}");
}
