//! Values of several boards at once, hemmed in by questions that threads share out.
//!
//! ```text
//! value within [least, most]     question: is it at least `goal`?     yes → least rises, no → most falls
//! ```
//! A thread takes a board that nobody asks about and goes on with it; so every question is one that has to be asked. If there is none,
//! it asks the next goal of a board in the direction in which its value is sought, since both answers are needed as a rule: that it is so
//! much, and that it is no more. Where a single question is left, it helps to answer that one, looking at moves in a slightly different order.
//! A question that another answer settles is dropped.

use std::sync::atomic::{AtomicI32, Ordering};
use std::sync::{Mutex, MutexGuard, PoisonError};

use super::search::{Search, Thread};
use super::{Bounds, Watch};
use crate::kalah::KalahBoard;
use crate::word::Word;

/// A board whose value is sought.
pub(super) struct Sought<W> {
    board: KalahBoard<W>,
    seeds: i32,
    least: AtomicI32,
    most: AtomicI32,
    /// Where it is looked for first.
    guess: i32,
}

impl<W: Word> Sought<W> {
    /// A board of which nothing is known but what needs no search; of others `guess` says where they are looked for first.
    pub(super) fn new<const PITS: usize>(
        search: &Search<'_, W, PITS>,
        board: KalahBoard<W>,
        seeds: i32,
        guess: &dyn Fn(KalahBoard<W>, i32) -> i32,
    ) -> Sought<W> {
        let known = search.known(board, seeds);
        let Bounds { least, most } = known.map_or(Bounds::of_seeds(seeds), Bounds::exact);
        let guess = known.unwrap_or_else(|| guess(board, seeds));
        Sought { board, seeds, least: AtomicI32::new(least), most: AtomicI32::new(most), guess }
    }

    /// What is proved by now.
    pub(super) fn bounds(&self) -> Bounds {
        Bounds { least: self.least.load(Ordering::Relaxed), most: self.most.load(Ordering::Relaxed) }
    }

    fn settles(&self, goal: i32) -> bool {
        let Bounds { least, most } = self.bounds();
        least >= goal || most < goal
    }
}

/// A question under way.
#[derive(Clone, Copy, PartialEq, Eq)]
struct Question {
    board: usize,
    goal: i32,
}

/// What is asked, and what is to be asked next.
struct Plan {
    /// For each board the goal that comes next.
    next: Vec<i32>,
    asked: Vec<Question>,
}

impl Plan {
    fn askers(&self, question: Question) -> usize {
        self.asked.iter().filter(|&&asked| asked == question).count()
    }

    /// The question for somebody who has none, and how many ask the same; nothing if all values are found.
    fn take<W: Word>(&mut self, sought: &[Sought<W>], step: i32) -> Option<(Question, usize)> {
        let mut open = Vec::new();
        for (board, sought) in sought.iter().enumerate() {
            let Bounds { least, most } = sought.bounds();
            if least >= most {
                continue;
            }
            let goal = self.next[board].clamp(least + step, most);
            let main = Question { board, goal };
            if !self.asked.iter().any(|asked| asked.board == board) {
                self.asked.push(main);
                return Some((main, 0));
            }
            open.push(main);
            // Upwards from what is proved, downwards from what is refuted.
            let beyond = if goal < most { goal + step } else { goal - step };
            if (least + step..=most).contains(&beyond) {
                open.push(Question { board, goal: beyond });
            }
        }
        let question = open.into_iter().min_by_key(|&question| self.askers(question))?;
        let askers = self.askers(question);
        self.asked.push(question);
        Some((question, askers))
    }

    fn end(&mut self, question: Question) {
        let place = self.asked.iter().position(|&asked| asked == question).expect("it is being asked");
        self.asked.swap_remove(place);
    }
}

/// Searches until all values are found or the watch says stop. `tell` hears of every proof.
pub(super) fn hunt<W: Word, const PITS: usize>(
    search: &Search<'_, W, PITS>,
    watch: &dyn Watch,
    threads: usize,
    sought: &[Sought<W>],
    tell: &(dyn Fn() + Sync),
) {
    let step = search.step();
    let plan = Mutex::new(Plan { next: sought.iter().map(|sought| sought.guess).collect(), asked: Vec::new() });
    let work = || {
        loop {
            let Some((question, askers)) = locked(&plan).take(sought, step) else { return };
            let Question { board, goal } = question;
            let settled = || sought[board].settles(goal);
            let mut thread = Thread { search, watch, settled: &settled, number: askers as u64, nodes: 0 };
            let answer = thread.test(sought[board].board, sought[board].seeds, goal);
            thread.leave();
            let mut plan = locked(&plan);
            plan.end(question);
            let Some(value) = answer else { if settled() { continue } else { return } };
            if value >= goal {
                sought[board].least.fetch_max(value, Ordering::Relaxed);
                plan.next[board] = value + step;
            } else {
                sought[board].most.fetch_min(value, Ordering::Relaxed);
                plan.next[board] = value;
            }
            tell();
        }
    };
    std::thread::scope(|scope| {
        for _ in 1..threads {
            scope.spawn(work);
        }
        work();
    });
}

fn locked(plan: &Mutex<Plan>) -> MutexGuard<'_, Plan> {
    plan.lock().unwrap_or_else(PoisonError::into_inner)
}
