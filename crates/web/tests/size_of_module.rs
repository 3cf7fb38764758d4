//! What a browser loads before it can play: the module of rules and engine.

use bija_web::assets;

/// Bytes of the packed module. It may become smaller.
const MOST: usize = 60 * 1024;

#[test]
fn the_module_for_browsers_stays_small() {
    // A machine without Rust for browsers builds none.
    let Some(module) = assets::find("wasm/bija.wasm") else { return };
    let packed = module.brotli.expect("modules are packed").len();
    assert!(packed <= MOST, "the packed module has {packed} bytes");
}
