//! Addresses as QR codes, for a phone's camera.

use std::fmt::Write as _;

use qrcode::{Color, QrCode};

/// Empty modules around the code, as its standard asks.
const QUIET: usize = 4;

/// The code of a text as an SVG file, dark on white in every theme; none if the text is too long for one.
pub fn svg(text: &str) -> Option<String> {
    let code = QrCode::new(text).ok()?;
    let (width, modules) = (code.width(), code.to_colors());
    let mut path = String::new();
    for (y, row) in modules.chunks(width).enumerate() {
        let mut x = 0;
        for run in row.chunk_by(|one, next| one == next) {
            if run[0] == Color::Dark {
                write!(path, "M{} {}h{}v1h-{}z", x + QUIET, y + QUIET, run.len(), run.len()).expect("a string takes all");
            }
            x += run.len();
        }
    }
    let size = width + 2 * QUIET;
    Some(format!(
        r##"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {size} {size}" shape-rendering="crispEdges"><path fill="#fff" d="M0 0h{size}v{size}H0z"/><path d="{path}"/></svg>"##
    ))
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The modules of a drawn code, row by row.
    fn drawn(svg: &str) -> Vec<Vec<bool>> {
        let size: usize = svg.split("viewBox=\"0 0 ").nth(1).unwrap().split(' ').next().unwrap().parse().unwrap();
        let mut modules = vec![vec![false; size]; size];
        let path = svg.rsplit("d=\"").next().unwrap().split('"').next().unwrap();
        for run in path.split('M').skip(1) {
            let (x, rest) = run.split_once(' ').unwrap();
            let (y, rest) = rest.split_once('h').unwrap();
            let length: usize = rest.split('v').next().unwrap().parse().unwrap();
            let (x, y): (usize, usize) = (x.parse().unwrap(), y.parse().unwrap());
            modules[y][x..x + length].fill(true);
        }
        modules
    }

    #[test]
    fn a_drawn_code_has_the_modules_of_the_code_within_a_quiet_edge() {
        let address = "https://bija.example/hi/invite/0123456789abcdefghjkmnpqrs";
        let code = QrCode::new(address).unwrap();
        let modules = drawn(&svg(address).unwrap());
        for (y, row) in modules.iter().enumerate() {
            for (x, &dark) in row.iter().enumerate() {
                let inside = |at: usize| (QUIET..QUIET + code.width()).contains(&at);
                let expected = inside(x) && inside(y) && code[(x - QUIET, y - QUIET)] == Color::Dark;
                assert_eq!(dark, expected, "at {x}, {y}");
            }
        }
    }

    #[test]
    fn a_text_too_long_for_a_code_has_none() {
        assert_eq!(svg(&"x".repeat(10_000)), None);
    }
}
