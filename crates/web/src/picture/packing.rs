//! Where the seeds of a pit or a store lie: patterns an eye can count up to twelve, a heap from thirteen on.

use super::geometry::Hollow;

/// At most this many seeds of a pit are drawn; the number tells the rest.
const DRAWN_IN_PIT: usize = 28;
/// The same for a store.
const DRAWN_IN_STORE: usize = 60;

/// A number from 0 to 1, the same for the same arguments.
pub(super) fn noise(a: u32, b: u32) -> f32 {
    let mut hash = a.wrapping_add(17).wrapping_mul(374_761_393).wrapping_add(b.wrapping_add(29).wrapping_mul(668_265_263));
    hash = (hash ^ (hash >> 13)).wrapping_mul(1_274_126_177);
    (hash ^ (hash >> 16)) as f32 / u32::MAX as f32
}

/// Lines of seeds, `pitch` apart in a line and `apart` from line to line.
fn lines(counts: &[usize], pitch: f32, apart: f32) -> Vec<(f32, f32)> {
    let top = -(counts.len() as f32 - 1.0) * apart / 2.0;
    let line = |(row, &count): (usize, &usize)| {
        let half = (count as f32 - 1.0) / 2.0;
        (0..count).map(move |i| ((i as f32 - half) * pitch, top + row as f32 * apart)).collect::<Vec<_>>()
    };
    counts.iter().enumerate().flat_map(line).collect()
}

fn circle(radius: f32, count: usize, turn: f32) -> impl Iterator<Item = (f32, f32)> {
    (0..count).map(move |i| {
        let angle = turn + i as f32 * std::f32::consts::TAU / count as f32;
        (radius * angle.sin(), -radius * angle.cos())
    })
}

/// The pattern of a count in radii of the pit.
fn pattern(count: usize) -> Vec<(f32, f32)> {
    match count {
        0 => Vec::new(),
        1 => vec![(0.0, 0.0)],
        2 => lines(&[2], 0.44, 0.0),
        3 => circle(0.27, 3, 0.0).collect(),
        4 => lines(&[2, 2], 0.48, 0.46),
        5 => vec![(-0.36, -0.34), (0.36, -0.34), (0.0, 0.0), (-0.36, 0.34), (0.36, 0.34)],
        6 => lines(&[3, 3], 0.44, 0.46),
        7 => std::iter::once((0.0, 0.0)).chain(circle(0.47, 6, std::f32::consts::PI / 6.0)).collect(),
        8 => lines(&[3, 2, 3], 0.42, 0.42),
        9 => lines(&[3, 3, 3], 0.42, 0.42),
        10 => lines(&[3, 4, 3], 0.4, 0.41),
        11 => lines(&[4, 3, 4], 0.345, 0.4),
        12 => lines(&[2, 4, 4, 2], 0.39, 0.39),
        more => heap(more.min(DRAWN_IN_PIT)),
    }
}

/// A floor, a second layer, a few on top; back to front within a layer.
fn heap(count: usize) -> Vec<(f32, f32)> {
    let layer = |n: usize, radius: f32, up: f32, turn: f32| {
        let golden = 2.399_963_f32;
        let mut seeds: Vec<(f32, f32)> = (0..n)
            .map(|i| {
                let away = radius * ((i as f32 + 0.4) / n as f32).sqrt();
                let angle = turn + i as f32 * golden;
                (away * angle.cos(), away * angle.sin() - up)
            })
            .collect();
        seeds.sort_by(|a, b| a.1.total_cmp(&b.1));
        seeds
    };
    let mut seeds = layer(count.min(14), if count < 16 { 0.6 } else { 0.7 }, 0.0, 0.4);
    seeds.extend(layer(count.saturating_sub(14).min(9), 0.4, 0.05, 1.3));
    seeds.extend(layer(count.saturating_sub(23).min(5), 0.2, 0.1, 2.2));
    seeds
}

/// The places of `count` seeds in a pit.
pub(super) fn in_pit(pit: &Hollow, index: usize, count: usize) -> Vec<(f32, f32)> {
    let radius = pit.w.min(100.0) / 2.0;
    let turn = (noise(index as u32, 3) - 0.5) * 0.2;
    let (sin, cos) = turn.sin_cos();
    let place = |(slot, (x, y)): (usize, (f32, f32))| {
        let jitter = |salt| (noise((index * 31 + slot) as u32, salt) - 0.5) * 0.056;
        (pit.x + radius * (x * cos - y * sin + jitter(7)), pit.y + radius * (x * sin + y * cos + jitter(11)))
    };
    pattern(count).into_iter().enumerate().map(place).collect()
}

/// The places of `count` seeds in a store or tray: lines from the middle outwards, tighter the more there are.
pub(super) fn in_store(store: &Hollow, seat: usize, count: usize, seed: f32) -> Vec<(f32, f32)> {
    let count = count.min(DRAWN_IN_STORE);
    let (room_x, room_y) = (store.w * 0.86 - seed * 0.9, store.h * 0.82 - seed * 0.9);
    let tightest = 0.5;
    let mut spacing = 1.02_f32;
    loop {
        let pitch = seed * spacing;
        let across = ((room_x / pitch) as usize + 1).max(1);
        let down = ((room_y / (pitch * 0.88)) as usize + 1).max(1);
        if across * down >= count || spacing <= tightest {
            return lay(store, seat, count, across, pitch);
        }
        spacing -= 0.04;
    }
}

fn lay(store: &Hollow, seat: usize, count: usize, across: usize, pitch: f32) -> Vec<(f32, f32)> {
    let full = count / across;
    let mut counts = vec![across; full];
    if !count.is_multiple_of(across) {
        counts.push(count % across);
    }
    let jitter = |i: usize, salt| (noise((seat * 97 + i) as u32, salt) - 0.5) * 0.16 * pitch;
    let shift = |(i, (x, y)): (usize, (f32, f32))| (store.x + x + jitter(i, 5), store.y + y + jitter(i, 9));
    lines(&counts, pitch, pitch * 0.88).into_iter().enumerate().map(shift).collect()
}
