//! What browsers run of the program, built by a cargo of its own: rules and engine, the player that is perfect, and moves explained.

use std::path::{Path, PathBuf};
use std::process::Command;
use std::{env, fs};

const TARGET: &str = "wasm32-unknown-unknown";

/// The modules: the package, its file, and the path that the file has in browsers.
const MODULES: [(&str, &str, &str); 3] = [
    ("bija-wasm", "bija_wasm.wasm", "wasm/bija.wasm"),
    ("bija-wasm-kernels", "bija_wasm_kernels.wasm", "wasm/perfect.wasm"),
    ("bija-wasm-hints", "bija_wasm_hints.wasm", "wasm/hints.wasm"),
];

/// Folders of crates that end up in a module.
const SOURCES: [&str; 10] =
    ["rules/src", "engine/src", "kernels/src", "kernels/books", "wire/src", "hints/src", "door/src", "wasm/src", "wasm-kernels/src", "wasm-hints/src"];

/// Variables of the outer build that would change the inner one: its flags, its wrappers (clippy), its target.
const OUTER: [&str; 9] = [
    "RUSTFLAGS",
    "CARGO_ENCODED_RUSTFLAGS",
    "RUSTC_WRAPPER",
    "RUSTC_WORKSPACE_WRAPPER",
    "CARGO_BUILD_TARGET",
    "CARGO_TARGET_DIR",
    "CARGO_BUILD_TARGET_DIR",
    "CLIPPY_ARGS",
    "RUSTDOCFLAGS",
];

/// Without it the linker leaves room for the largest number at every call and every address: a tenth of the module.
const FLAGS: &str = "-Clink-arg=--compress-relocations";

/// Builds the modules and says by which path browsers ask for each, and where it lies. None if this machine has no Rust for browsers: then
/// the client asks the server.
pub(crate) fn build(crates: &Path, out: &Path) -> Vec<(&'static str, PathBuf)> {
    for source in SOURCES {
        let folder = crates.join(source);
        println!("cargo::rerun-if-changed={}", folder.display());
        println!("cargo::rerun-if-changed={}", folder.with_file_name("Cargo.toml").display());
    }
    if !has_target() && !add_target() {
        println!("cargo::warning=boards in the browser will ask the server for everything: run `rustup target add {TARGET}` and build again");
        return Vec::new();
    }
    // OUT_DIR is <target>/<profile>/build/<crate>/out; every profile of the outer build shares the inner one.
    let target = out.ancestors().nth(4).expect("cargo's output folder lies four folders deep").join("wasm");
    let cargo = env::var_os("CARGO").expect("cargo names itself");
    let mut command = Command::new(cargo);
    command.args(["build", "--quiet", "--lib", "--profile", "wasm", "--target", TARGET, "--target-dir"]).arg(&target);
    command.args(MODULES.iter().flat_map(|(package, ..)| ["--package", package]));
    command.current_dir(crates);
    for name in OUTER {
        command.env_remove(name);
    }
    command.env("RUSTFLAGS", FLAGS);
    let status = command.status().expect("cargo runs");
    assert!(status.success(), "the modules for browsers do not build: {status}");
    let built = target.join(TARGET).join("wasm");
    let module = |&(_, file, path): &(&str, &str, &'static str)| {
        let module = built.join(file);
        assert!(fs::exists(&module).is_ok_and(|there| there), "{} was built", module.display());
        (path, module)
    };
    MODULES.iter().map(module).collect()
}

/// Whether the compiler has a standard library for browsers.
fn has_target() -> bool {
    let rustc = env::var_os("RUSTC").expect("cargo names the compiler");
    let printed = Command::new(rustc).args(["--print", "target-libdir", "--target", TARGET]).output();
    printed.is_ok_and(|printed| {
        let dir = String::from_utf8_lossy(&printed.stdout).trim().to_string();
        printed.status.success() && fs::read_dir(dir).is_ok_and(|mut files| files.next().is_some())
    })
}

fn add_target() -> bool {
    let added = Command::new("rustup").args(["target", "add", TARGET]).status();
    added.is_ok_and(|status| status.success()) && has_target()
}
