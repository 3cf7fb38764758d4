//! Secrets: random bytes that somebody carries, of which the store holds the digest alone.

use base64::Engine;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use bija_store::Digest;
use bija_web::pages::error::Trouble;
use sha2::{Digest as _, Sha256};

/// `N` random bytes; no log shows them.
#[derive(Clone, Copy, PartialEq, Eq)]
pub struct Secret<const N: usize>([u8; N]);

impl<const N: usize> Secret<N> {
    /// A new one, from the system's source.
    ///
    /// # Errors
    /// If the system has no randomness.
    pub fn random() -> Result<Secret<N>, Trouble> {
        let mut bytes = [0; N];
        getrandom::fill(&mut bytes).map_err(|_| Trouble::Internal)?;
        Ok(Secret(bytes))
    }

    /// The secret that was spelled so; exactly one spelling is right.
    pub fn read(text: &str) -> Option<Secret<N>> {
        let mut bytes = [0; N];
        let read = URL_SAFE_NO_PAD.decode_slice(text, &mut bytes).ok()?;
        (read == N).then_some(Secret(bytes))
    }

    /// Its spelling in cookies and addresses: base64 with the letters of addresses.
    pub fn spelled(&self) -> String {
        URL_SAFE_NO_PAD.encode(self.0)
    }

    /// What is kept of it.
    pub fn digest(&self) -> Digest {
        Digest(Sha256::digest(self.0).into())
    }
}

impl<const N: usize> std::fmt::Debug for Secret<N> {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str("Secret(…)")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_secret_is_read_as_it_is_spelled_and_in_no_other_way() {
        let secret = Secret::<32>::random().unwrap();
        let text = secret.spelled();
        assert_eq!((text.len(), Secret::read(&text)), (43, Some(secret)));
        assert_ne!(Secret::<32>::random().unwrap(), secret);
        for wrong in [&text[1..], &format!("{text}A"), &format!("{text}="), "", "ह"] {
            assert_eq!(Secret::<32>::read(wrong), None, "{wrong}");
        }
    }

    #[test]
    fn the_digest_is_sha_256() {
        let digest = Secret::<3>(*b"abc").digest();
        assert_eq!(digest.0[..4], [0xba, 0x78, 0x16, 0xbf]);
    }
}
