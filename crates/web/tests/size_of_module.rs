//! What a browser loads: the module of rules and engine before it can play, the others when somebody chooses the level "perfect" or asks for a hint or a reason.

use bija_web::assets;

/// Bytes of each packed module. They may become smaller.
const MOST: [(&str, usize); 3] = [("wasm/bija.wasm", 60 * 1024), ("wasm/perfect.wasm", 120 * 1024), ("wasm/hints.wasm", 60 * 1024)];

#[test]
fn the_modules_for_browsers_stay_small() {
    for (path, most) in MOST {
        // A machine without Rust for browsers builds none.
        let Some(module) = assets::find(path) else { return };
        let packed = module.brotli.expect("modules are packed").len();
        println!("{path}: {packed} bytes");
        assert!(packed <= most, "{path} packed has {packed} bytes");
    }
}
