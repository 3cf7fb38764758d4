//! A module as its worker sees it: three C functions, an allocator, and what a panic does.
//!
//! `alloc` makes room for a request and says where, `call` answers it, `out_ptr` says where the answer lies. A view of the memory is
//! taken after the call, because memory may move when it grows. A module [opens](open) its door with the function that answers.
//!
//! Nothing here needs the standard library: its allocator and its way to report a panic, with the names and numbers it formats, would
//! be an eighth of what browsers load. Outside of browsers there is no door.

#![no_std]
#![cfg(target_family = "wasm")]

extern crate alloc;

use alloc::vec::Vec;
use core::panic::PanicInfo;

use spin::Mutex;
use talc::wasm::{WasmDynamicTalc, new_wasm_dynamic_allocator};

#[global_allocator]
static MEMORY: WasmDynamicTalc = new_wasm_dynamic_allocator();

static REQUEST: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Makes room for a request of `len` bytes and returns where to write it.
pub fn room(len: usize) -> *mut u8 {
    let mut request = REQUEST.lock();
    request.clear();
    request.resize(len, 0);
    request.as_mut_ptr()
}

/// Answers the request that was written and returns the answer's length in bytes.
pub fn pass(answer: impl FnOnce(&[u8]) -> Vec<u8>) -> usize {
    // No lock is held while the answer is made: a panic would leave it closed for ever.
    let request = core::mem::take(&mut *REQUEST.lock());
    let answer = answer(&request);
    let len = answer.len();
    *ANSWER.lock() = answer;
    len
}

/// Where the answer lies.
pub fn place() -> *const u8 {
    ANSWER.lock().as_ptr()
}

/// A panic stops the module: the worker's call throws, and whoever asked goes elsewhere.
#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}

/// Opens the door of a module, whose requests this function answers.
#[macro_export]
macro_rules! open {
    ($answer:path) => {
        /// Makes room for a request of `len` bytes and returns where to write it.
        #[allow(unsafe_code, reason = "the worker finds the function by its plain name; nothing else exports one of that name")]
        #[unsafe(no_mangle)]
        extern "C" fn alloc(len: usize) -> *mut u8 {
            $crate::room(len)
        }

        /// Answers the request that was written and returns the answer's length in bytes.
        #[allow(unsafe_code, reason = "the worker finds the function by its plain name; nothing else exports one of that name")]
        #[unsafe(no_mangle)]
        extern "C" fn call() -> usize {
            $crate::pass($answer)
        }

        /// Where the answer lies.
        #[allow(unsafe_code, reason = "the worker finds the function by its plain name; nothing else exports one of that name")]
        #[unsafe(no_mangle)]
        extern "C" fn out_ptr() -> *const u8 {
            $crate::place()
        }
    };
}
