/**
 * Asks for the service worker once the page has loaded, and tells it what to keep: the addresses named by
 * `<meta name="bija-keep" content="…">`, separated by spaces, this page, and every asset it has loaded; and later all of its language.
 * The build is part of this script's own address: `/assets/<build>/js/offline.js`.
 */
const build = new URL(import.meta.url).pathname.split("/")[2];

async function keepOnDevice() {
  await navigator.serviceWorker.register(`/sw.js?build=${build}`, { scope: "/" });
  const { active } = await navigator.serviceWorker.ready;
  const named = document.querySelector('meta[name="bija-keep"]')?.getAttribute("content")?.split(" ") ?? [];
  const loaded = performance.getEntriesByType("resource").map((entry) => entry.name);
  const assets = loaded.filter((address) => new URL(address).pathname.startsWith("/assets/"));
  active?.postMessage({ keep: [location.pathname, ...named, ...assets], whole: `/${document.documentElement.lang}/offline.json` });
}

if ("serviceWorker" in navigator) {
  const begin = () => keepOnDevice().catch(() => undefined);
  if (document.readyState === "complete") begin();
  else addEventListener("load", begin);
}
