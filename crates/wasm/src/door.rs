//! The module as the worker sees it: three C functions, an allocator, and what a panic does.

use alloc::vec::Vec;
use core::panic::PanicInfo;

use spin::Mutex;
use talc::wasm::{WasmDynamicTalc, new_wasm_dynamic_allocator};

#[global_allocator]
static MEMORY: WasmDynamicTalc = new_wasm_dynamic_allocator();

static REQUEST: Mutex<Vec<u8>> = Mutex::new(Vec::new());
static ANSWER: Mutex<Vec<u8>> = Mutex::new(Vec::new());

/// Makes room for a request of `len` bytes and returns where to write it.
#[allow(unsafe_code, reason = "the worker finds the function by its plain name; nothing else exports one of that name")]
#[unsafe(no_mangle)]
pub(crate) extern "C" fn alloc(len: usize) -> *mut u8 {
    let mut request = REQUEST.lock();
    request.clear();
    request.resize(len, 0);
    request.as_mut_ptr()
}

/// Answers the request that was written and returns the answer's length in bytes.
#[allow(unsafe_code, reason = "the worker finds the function by its plain name; nothing else exports one of that name")]
#[unsafe(no_mangle)]
pub(crate) extern "C" fn call() -> usize {
    // No lock is held while the answer is made: a panic would leave it closed for ever.
    let request = core::mem::take(&mut *REQUEST.lock());
    let answer = crate::answer(&request);
    let len = answer.len();
    *ANSWER.lock() = answer;
    len
}

/// Where the answer lies.
#[allow(unsafe_code, reason = "the worker finds the function by its plain name; nothing else exports one of that name")]
#[unsafe(no_mangle)]
pub(crate) extern "C" fn out_ptr() -> *const u8 {
    ANSWER.lock().as_ptr()
}

/// A panic stops the module: the worker's call throws, and whoever asked goes to the server.
#[panic_handler]
fn panic(_: &PanicInfo<'_>) -> ! {
    core::arch::wasm32::unreachable()
}
