//! Packs the files that a browser loads into the binary, each compressed once, under one name for the whole build; finds the
//! languages of the pages.

mod languages;
mod modules;
mod styles;
mod tokens;
mod wasm;

use std::collections::BTreeMap;
use std::fmt::Write as _;
use std::io::{ErrorKind, Write as _};
use std::path::{Path, PathBuf};
use std::{env, fs};

/// The scripts that pages name, and what several of them share; all others are imported by them.
const ENTRIES: [&str; 14] = [
    "js/account.js",
    "js/board-page.js",
    "js/house.js",
    "js/learn.js",
    "js/learn/list.js",
    "js/live.js",
    "js/offline.js",
    "js/page.js",
    "js/people.js",
    "js/perfect-worker.js",
    "js/play.js",
    "js/sw.js",
    "js/theme.js",
    "js/worker.js",
];

/// A file that a browser may load.
struct Asset {
    /// Its path under the assets' address.
    path: String,
    /// Where it lies.
    file: PathBuf,
}

impl Asset {
    /// Whether its name ends so.
    fn is(&self, extension: &str) -> bool {
        Path::new(&self.path).extension().is_some_and(|one| one == extension)
    }

    /// Whether it is text or code; pictures of points and typefaces are packed already.
    fn shrinks(&self) -> bool {
        ["css", "js", "svg", "json", "txt", "wasm"].iter().any(|known| self.is(known))
    }
}

fn main() {
    println!("cargo::rerun-if-changed=assets");
    println!("cargo::rerun-if-changed=build");
    println!("cargo::rerun-if-changed=messages");
    println!("cargo::rerun-if-changed=lessons");
    let home = PathBuf::from(env::var_os("CARGO_MANIFEST_DIR").expect("cargo names the crate's folder"));
    let root = home.join("assets");
    let out = PathBuf::from(env::var_os("OUT_DIR").expect("cargo names the output folder"));
    write(&out.join("languages.rs"), languages::write(&home.join("messages")).as_bytes());
    let mut assets = Vec::new();
    collect(&root, &root, &mut assets);
    let crates = home.parent().expect("the crate lies among the others");
    assets.extend(wasm::build(crates, &out).into_iter().map(|(path, file)| Asset { path: path.to_string(), file }));
    join_styles(&mut assets, &out);
    join_scripts(&mut assets, &out);
    assets.sort_by(|a, b| a.path.cmp(&b.path));

    let mut table = String::from("&[\n");
    let mut hash = Fnv::new();
    for (index, asset) in assets.iter().enumerate() {
        let bytes = read(&asset.file);
        hash.add(asset.path.as_bytes());
        hash.add(&bytes);
        let (brotli, gzip) = if asset.shrinks() { pack(&bytes, &out, index) } else { ("None".to_string(), "None".to_string()) };
        let (path, file) = (&asset.path, literal(&asset.file));
        writeln!(table, "    Asset {{ path: {path:?}, plain: include_bytes!({file}), brotli: {brotli}, gzip: {gzip} }},").expect("a string takes all");
    }
    table.push_str("]\n");
    write(&out.join("assets.rs"), table.as_bytes());
    list_lessons(&home.join("lessons"), &out);
    println!("cargo::rustc-env=BIJA_ASSETS_HASH={:016x}", hash.0);
}

/// Writes the table of lessons: name and text of each file, sorted by name.
fn list_lessons(dir: &Path, out: &Path) {
    let mut lessons = Vec::new();
    collect(dir, dir, &mut lessons);
    lessons.sort_by(|a, b| a.path.cmp(&b.path));
    let mut table = String::from("&[\n");
    for lesson in &lessons {
        let name = lesson.path.strip_suffix(".json").unwrap_or_else(|| panic!("{}: lessons are JSON files", lesson.path));
        writeln!(table, "    ({name:?}, include_str!({})),", literal(&lesson.file)).expect("a string takes all");
    }
    table.push_str("]\n");
    write(&out.join("lessons.rs"), table.as_bytes());
}

/// Puts the short forms of the style sheets, with all that they take in, in their place.
fn join_styles(assets: &mut [Asset], out: &Path) {
    let name = |asset: &Asset| asset.path.rsplit('/').next().unwrap_or_default().to_string();
    let sheets: BTreeMap<String, String> = assets.iter().filter(|asset| asset.is("css")).map(|asset| (name(asset), text(&asset.file))).collect();
    for asset in assets.iter_mut().filter(|asset| asset.is("css")) {
        let file = out.join(name(asset));
        write(&file, styles::squeeze(&styles::join(&name(asset), &sheets)).as_bytes());
        asset.file = file;
    }
}

/// Puts the joined scripts in the place of their sources, and writes what each entry imports.
fn join_scripts(assets: &mut Vec<Asset>, out: &Path) {
    let scripts = assets.iter().filter(|asset| asset.is("js"));
    let sources: BTreeMap<String, String> = scripts.map(|asset| (asset.path.clone(), text(&asset.file))).collect();
    let joined = modules::join(&sources, &ENTRIES);
    assets.retain(|asset| !sources.contains_key(&asset.path));
    for (path, script) in joined.files {
        let file = out.join(path.replace('/', "-"));
        write(&file, script.as_bytes());
        assets.push(Asset { path, file });
    }
    let mut table = String::from("&[\n");
    for (entry, needs) in &joined.needs {
        writeln!(table, "    ({entry:?}, &{needs:?}),").expect("a string takes all");
    }
    table.push_str("]\n");
    write(&out.join("imports.rs"), table.as_bytes());
}

fn collect(root: &Path, dir: &Path, assets: &mut Vec<Asset>) {
    for entry in fs::read_dir(dir).unwrap_or_else(|error| panic!("{}: {error}", dir.display())) {
        let file = entry.unwrap_or_else(|error| panic!("{}: {error}", dir.display())).path();
        if file.is_dir() {
            collect(root, &file, assets);
        } else {
            let path = file.strip_prefix(root).expect("it was found below the root").to_string_lossy().replace('\\', "/");
            assets.push(Asset { path, file });
        }
    }
}

/// Writes both packed forms beside each other and names them as expressions.
fn pack(bytes: &[u8], out: &Path, index: usize) -> (String, String) {
    let mut brotli = Vec::new();
    let quality = brotli::enc::BrotliEncoderParams { quality: 11, size_hint: bytes.len(), ..Default::default() };
    brotli::BrotliCompress(&mut &bytes[..], &mut brotli, &quality).expect("memory takes all");
    let mut encoder = flate2::write::GzEncoder::new(Vec::new(), flate2::Compression::best());
    encoder.write_all(bytes).expect("memory takes all");
    let gzip = encoder.finish().expect("memory takes all");
    let [brotli, gzip] = [("br", brotli), ("gz", gzip)].map(|(end, packed)| {
        let file = out.join(format!("{index}.{end}"));
        write(&file, &packed);
        format!("Some(include_bytes!({}))", literal(&file))
    });
    (brotli, gzip)
}

/// A path as it stands in source text.
fn literal(file: &Path) -> String {
    format!("{:?}", file.to_str().expect("paths in source text are UTF-8"))
}

fn text(file: &Path) -> String {
    String::from_utf8(read(file)).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

fn read(file: &Path) -> Vec<u8> {
    fs::read(file).unwrap_or_else(|error| panic!("{}: {error}", file.display()))
}

/// Writes a new file: another build's folder may hold the old one as a hard link, and keeps it.
fn write(file: &Path, bytes: &[u8]) {
    if let Err(error) = fs::remove_file(file) {
        assert!(error.kind() == ErrorKind::NotFound, "{}: {error}", file.display());
    }
    fs::write(file, bytes).unwrap_or_else(|error| panic!("{}: {error}", file.display()));
}

/// The hash FNV-1a in 64 bits: enough to tell builds apart, and the same on every machine.
struct Fnv(u64);

impl Fnv {
    fn new() -> Fnv {
        Fnv(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.0 = (self.0 ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
        }
    }
}
