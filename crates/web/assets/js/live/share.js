/** Gives an address to whatever the device sends links with, or copies it. Tells whether it was copied. @param {string} title @param {string} address */
export async function share(title, address) {
  try {
    if (navigator.share) {
      await navigator.share({ title, url: address });
      return false;
    }
    await navigator.clipboard.writeText(address);
    return true;
  } catch {
    // Nobody was chosen, or copying is not allowed: the address stands on the page.
    return false;
  }
}
