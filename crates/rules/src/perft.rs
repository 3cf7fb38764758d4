//! Perft: counting the leaves of the move tree, the plainest proof that two rules agree.

#[cfg(not(target_family = "wasm"))]
use alloc::vec::Vec;

use crate::position::Position;
use crate::rules::Rules;

/// Leaves of the tree of all move sequences of `depth` plies. An extra sowing or an answer is a ply of its own, a
/// finished game is one leaf at any remaining depth, and passes are free.
///
/// History plays no part: neither repetition nor the cap of sowings ends a line.
pub fn perft(rules: &Rules, position: &Position, depth: u32) -> u64 {
    if depth == 0 || position.over.is_some() {
        return 1;
    }
    let mut leaves = 0;
    for mv in rules.legal(position) {
        let mut after = *position;
        rules.play_unchecked(&mut after, mv, &mut ());
        leaves += perft(rules, &after, depth - 1);
    }
    leaves
}

/// [`perft`] of each first move on up to `threads` threads, in the order of the moves.
#[cfg(not(target_family = "wasm"))]
pub fn perft_divide(rules: &Rules, position: &Position, depth: u32, threads: usize) -> Vec<(crate::Move, u64)> {
    let moves: Vec<_> = rules.legal(position).collect();
    if depth == 0 {
        return Vec::new();
    }
    let next = core::sync::atomic::AtomicUsize::new(0);
    let work = || {
        let mut counted = Vec::new();
        loop {
            let index = next.fetch_add(1, core::sync::atomic::Ordering::Relaxed);
            let Some(&mv) = moves.get(index) else {
                return counted;
            };
            let mut after = *position;
            rules.play_unchecked(&mut after, mv, &mut ());
            counted.push((index, perft(rules, &after, depth - 1)));
        }
    };
    let mut leaves = vec![0; moves.len()];
    std::thread::scope(|scope| {
        let workers: Vec<_> = (0..threads.max(1)).map(|_| scope.spawn(work)).collect();
        for worker in workers {
            for (index, count) in worker.join().expect("counting does not panic") {
                leaves[index] = count;
            }
        }
    });
    moves.into_iter().zip(leaves).collect()
}
