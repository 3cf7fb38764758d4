//! The files that a browser loads. They are part of the binary and lie under an address that names the build, so that a
//! browser may keep them for good.

/// A file that a browser may load.
#[derive(Clone, Copy, Debug)]
pub struct Asset {
    /// Its path below the address of the build.
    pub path: &'static str,
    /// Its bytes.
    pub plain: &'static [u8],
    /// The same packed with Brotli, where that helps.
    pub brotli: Option<&'static [u8]>,
    /// The same packed with gzip, where that helps.
    pub gzip: Option<&'static [u8]>,
}

/// All files, sorted by path.
pub const ASSETS: &[Asset] = include!(concat!(env!("OUT_DIR"), "/assets.rs"));

/// The name of this build's files.
pub const BUILD: &str = env!("BIJA_ASSETS_HASH");

/// The file of that path.
pub fn find(path: &str) -> Option<&'static Asset> {
    ASSETS.binary_search_by(|asset| asset.path.cmp(path)).ok().map(|index| &ASSETS[index])
}

/// The address of a file.
pub fn url(path: &str) -> String {
    debug_assert!(find(path).is_some(), "there is no file {path}");
    format!("/assets/{BUILD}/{path}")
}

/// The most bytes of a typeface that is worth asking for before anything is seen: others would hold the page up more than they help it.
const LIGHT: usize = 32 * 1024;

/// The addresses of the light ones of the typefaces that the first lines of a page are set in, in a script: headings, and text of that weight.
pub fn first_fonts(script: &str, weight: u16) -> impl Iterator<Item = String> {
    let files = [("martel", 800), ("mukta", weight)].map(|(family, weight)| format!("fonts/{family}-{script}-{weight}.woff2"));
    files.into_iter().filter(|path| find(path).is_some_and(|font| font.plain.len() <= LIGHT)).map(|path| url(&path))
}

/// The worker that holds the rules in the browser, and its module.
const WORKER: [&str; 2] = ["js/worker.js", "wasm/bija.wasm"];

/// The worker of the player that is perfect, and its module.
const PERFECT: [&str; 2] = ["js/perfect-worker.js", "wasm/perfect.wasm"];

/// The module that explains moves; a worker like that of the rules holds it.
const HINTS: &str = "wasm/hints.wasm";

/// What each script imports before it runs.
const IMPORTS: &[(&str, &[&str])] = include!(concat!(env!("OUT_DIR"), "/imports.rs"));

/// The addresses of all that a script imports before it runs, so that a page can ask for everything at once.
pub fn imports(script: &str) -> impl Iterator<Item = String> {
    IMPORTS.iter().filter(move |(one, _)| *one == script).flat_map(|(_, imports)| *imports).map(|path| url(path))
}

/// The address of the worker that holds the rules in the browser, if this build has its module.
pub fn worker_url() -> Option<String> {
    worker_files().into_iter().next()
}

/// The address of the module with the rules, if this build has it.
pub fn module_url() -> Option<String> {
    worker_files().into_iter().nth(1)
}

/// The addresses of what only the worker loads, itself first; none if this build has no module for it.
pub fn worker_files() -> Vec<String> {
    if WORKER.iter().all(|path| find(path).is_some()) { WORKER.map(url).to_vec() } else { Vec::new() }
}

/// The addresses of the worker that plays perfectly and of its module, if this build has both. No page loads them before
/// somebody chooses the level.
pub fn perfect_files() -> Option<[String; 2]> {
    PERFECT.iter().all(|path| find(path).is_some()).then(|| PERFECT.map(url))
}

/// The address of the module that explains moves, if this build has it. No page loads it before somebody asks for a hint or a reason, or
/// plays in gentle mode.
pub fn hints_url() -> Option<String> {
    find(HINTS).map(|module| url(module.path))
}

impl Asset {
    /// What it is, as HTTP names it.
    pub fn content_type(&self) -> &'static str {
        match self.path.rsplit_once('.').map_or("", |(_, extension)| extension) {
            "css" => "text/css; charset=utf-8",
            "js" => "text/javascript; charset=utf-8",
            "svg" => "image/svg+xml",
            "png" => "image/png",
            "woff2" => "font/woff2",
            "json" => "application/json",
            "wasm" => "application/wasm",
            _ => "text/plain; charset=utf-8",
        }
    }
}
