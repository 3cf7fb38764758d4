use bija_engine::arena::{Player, play_match};
use std::sync::Arc;
fn main() {
    let a: Vec<String> = std::env::args().skip(1).collect();
    let opts: Vec<(&str, &str)> = a[1].split(',').filter_map(|o| o.split_once('=')).collect();
    let rules = Arc::new(bija_rules::catalogue::rules(&a[0], &opts).unwrap());
    let p: [Player; 2] = [a[2].parse().unwrap(), a[3].parse().unwrap()];
    let t = std::time::Instant::now();
    let tally = play_match(&rules, p, a[4].parse().unwrap(), a.get(5).map_or(1, |s| s.parse().unwrap()), 2).unwrap();
    println!("{} {} {} vs {}: {tally}  {:.0}s", a[0], a[1], a[2], a[3], t.elapsed().as_secs_f64());
}
