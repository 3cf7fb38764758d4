//! The machine words that hold a row: a byte a pit, the highest byte for the store.

use core::fmt::Debug;
use core::ops::{BitAnd, BitOr, BitXor, Not, Shl, Shr};

/// A word of bytes.
pub trait Word:
    Copy
    + Eq
    + Debug
    + Send
    + Sync
    + BitAnd<Output = Self>
    + BitOr<Output = Self>
    + BitXor<Output = Self>
    + Not<Output = Self>
    + Shl<u32, Output = Self>
    + Shr<u32, Output = Self>
    + 'static
{
    /// All bits clear.
    const ZERO: Self;
    /// Where the store's byte begins.
    const STORE: u32;
    /// This byte in the lowest place.
    fn low(byte: u8) -> Self;
    /// The lowest byte.
    fn byte(self) -> u8;
    /// Bytes from the lowest on; what does not fit is left out.
    fn of_bytes(bytes: &[u8]) -> Self;
    /// All bits set if the condition holds, else none: a choice without a branch.
    fn all_if(condition: bool) -> Self;
    /// All bits set if the first word is zero and the second is not, else none. Written as arithmetic on the highest bit, because
    /// compilers make branches of comparisons.
    fn all_if_zero_and_not(zero: Self, not: Self) -> Self;
    /// The sum of two words round the end: a sowing takes from one byte and gives to others at once.
    fn plus(self, other: Self) -> Self;
    /// The difference of two words round the end.
    fn minus(self, other: Self) -> Self;
    /// In each byte the sum of those up to it, if no more than 255.
    fn sums(self) -> Self;
    /// The sum of all bytes in the place of the store, if no more than 255.
    fn summed(self) -> Self;
    /// How many bytes are zero.
    fn zeros(self) -> u8;
    /// The place of each byte that is not zero, the store's aside, as a bit.
    fn full(self) -> u32;
}

macro_rules! word {
    ($word:ty, $full:expr) => {
        impl Word for $word {
            const ZERO: Self = 0;
            const STORE: u32 = <$word>::BITS - 8;

            #[inline(always)]
            fn low(byte: u8) -> Self {
                Self::from(byte)
            }

            #[inline(always)]
            fn byte(self) -> u8 {
                self as u8
            }

            fn of_bytes(bytes: &[u8]) -> Self {
                let mut word = Self::ZERO.to_le_bytes();
                word.iter_mut().zip(bytes).for_each(|(byte, &given)| *byte = given);
                Self::from_le_bytes(word)
            }

            #[inline(always)]
            fn all_if(condition: bool) -> Self {
                Self::from(condition).wrapping_neg()
            }

            #[inline(always)]
            fn all_if_zero_and_not(zero: Self, not: Self) -> Self {
                let highest = zero.wrapping_sub(1) & !zero & (not | not.wrapping_neg());
                (highest >> (Self::BITS - 1)).wrapping_neg()
            }

            #[inline(always)]
            fn plus(self, other: Self) -> Self {
                self.wrapping_add(other)
            }

            #[inline(always)]
            fn minus(self, other: Self) -> Self {
                self.wrapping_sub(other)
            }

            #[inline(always)]
            fn sums(self) -> Self {
                self.wrapping_mul(<$word>::MAX / 0xff)
            }

            #[inline(always)]
            fn summed(self) -> Self {
                self.sums() & 0xff << Self::STORE
            }

            #[inline(always)]
            fn zeros(self) -> u8 {
                const LOW: $word = <$word>::MAX / 0xff * 0x7f;
                let full = ((self & LOW) + LOW | self) & !LOW;
                ((full ^ !LOW) >> 7).wrapping_mul(<$word>::MAX / 0xff).wrapping_shr(Self::STORE) as u8
            }

            #[inline(always)]
            fn full(self) -> u32 {
                $full(self & <$word>::MAX >> 8)
            }
        }
    };
}

word!(u64, full);
word!(u128, |row: u128| full(row as u64) | full((row >> 64) as u64) << 8);

/// The place of each byte that is not zero, as a bit.
#[inline(always)]
fn full(bytes: u64) -> u32 {
    const LOW: u64 = 0x7f7f_7f7f_7f7f_7f7f;
    // The high bit of a byte rises when its low seven bits are not zero, or when it was set already.
    let high = ((bytes & LOW) + LOW | bytes) & !LOW;
    // One multiplication gathers the eight high bits into the top byte, their order kept.
    ((high >> 7).wrapping_mul(0x0102_0408_1020_4080) >> 56) as u32
}
