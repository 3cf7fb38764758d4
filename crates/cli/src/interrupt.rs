//! Ctrl-C in long runs: the run ends with what is done.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

/// Whether the reader has asked the run to end.
#[derive(Clone, Debug, Default)]
pub(crate) struct Interrupt(Arc<AtomicBool>);

impl Interrupt {
    /// Listens for Ctrl-C from now on. A second one ends the program at once.
    pub(crate) fn listen() -> Interrupt {
        let interrupt = Interrupt::default();
        let heard = interrupt.clone();
        let listening = ctrlc::set_handler(move || {
            if heard.0.swap(true, Ordering::Relaxed) {
                std::process::exit(130);
            }
        });
        debug_assert!(listening.is_ok(), "a command listens once");
        interrupt
    }

    /// Whether it was pressed.
    pub(crate) fn pressed(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}
