/**
 * Keeps Bija on the device, so that it works without a connection: what was opened at once, and a moment later all games, lessons and rules
 * of the page's language, which `/<language>/offline.json` lists (crates/web/src/offline.rs).
 *
 * The address of this script carries the build (`/sw.js?build=…`), so that every release brings a worker and a cache of its
 * own. The cache of the release before stays, for pages of it may still run and ask for more of their files, which no server has any more;
 * those of earlier ones go. Assets never change under their address and come from a cache first. Pages come from the network first, and
 * from a cache when that fails or takes too long. What changes something (POST), what is somebody's own (no-store), the way back from a
 * sign-in, and addresses with a query, of which there is no end, are never kept.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const CACHE = `bija-${new URL(worker.location.href).searchParams.get("build")}`;
/** How long a page may take before the kept one is shown. */
const PATIENCE = 3000;
/** How long the page that asks has the line for itself before all of its language is fetched. */
const PAUSE = 5000;
/** Games between people, the ways to them and the people themselves live on the server: nothing of them is kept. */
const LIVE = /^\/\w+\/(game|invite|people|player|leaderboard)(\/|$)/;

worker.addEventListener("install", () => worker.skipWaiting());

worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  const earlier = await earlierCaches();
  for (const name of earlier.slice(1)) await caches.delete(name);
  await worker.clients.claim();
}

/** The caches of other releases, the newest first. @returns {Promise<string[]>} */
const earlierCaches = async () => (await caches.keys()).filter((name) => name.startsWith("bija-") && name !== CACHE).reverse();

/** What this release has kept, else what the one before has. @param {Request | string} address @param {CacheQueryOptions} [options] */
async function kept(address, options) {
  for (const name of [CACHE, ...(await earlierCaches())]) {
    const found = await (await caches.open(name)).match(address, options);
    if (found) return found;
  }
  return undefined;
}

// A page says what it wants kept: its own language's pages, and the assets it has loaded.
worker.addEventListener("message", (event) => {
  const { keep: addresses, whole } = event.data ?? {};
  if (Array.isArray(addresses)) event.waitUntil(keep(addresses.filter((address) => typeof address === "string")));
  if (typeof whole === "string") event.waitUntil(keepWhole(whole));
});

/** Lists that are being fetched. @type {Set<string>} */
const underWay = new Set();

/** Fetches all that a list names, one after the other; the list itself is kept last, and says so. What is left over when the line or the device has no more room is fetched when the next page asks. @param {string} list */
async function keepWhole(list) {
  const line = /** @type {{connection?: {saveData?: boolean}}} */ (worker.navigator).connection;
  if (underWay.has(list) || line?.saveData) return;
  underWay.add(list);
  try {
    const cache = await caches.open(CACHE);
    if (await cache.match(list)) return;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
    const answer = await fetch(list);
    const { build, keep: addresses } = await answer.clone().json();
    // A newer release has come: its own worker keeps it.
    if (`bija-${build}` !== CACHE) return;
    for (const address of addresses) if (!(await cache.match(address))) await cache.add(address);
    await cache.put(list, answer);
  } catch {
    // The next page asks again.
  } finally {
    underWay.delete(list);
  }
}

/** @param {string[]} addresses */
async function keep(addresses) {
  const cache = await caches.open(CACHE);
  const missing = [];
  for (const address of addresses) {
    const url = new URL(address, worker.location.href);
    if (url.origin === worker.location.origin && !(await cache.match(url))) missing.push(url.href);
  }
  await Promise.allSettled(missing.map((address) => cache.add(address)));
}

worker.addEventListener("fetch", (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== "GET" || url.origin !== worker.location.origin || url.pathname.startsWith("/api/") || url.pathname.startsWith("/sign-in/")) return;
  event.respondWith(url.pathname.startsWith("/assets/") ? asset(request) : page(event));
});

/** @param {Request} request */
async function asset(request) {
  const found = await kept(request);
  if (found) return found;
  const answer = await fetch(request);
  if (answer.ok) await store(request, answer);
  return answer;
}

/** Keeps a copy of an answer, if the device has room for it. @param {Request} request @param {Response} answer */
async function store(request, answer) {
  const copy = answer.clone();
  await (await caches.open(CACHE)).put(request, copy).catch(() => undefined);
}

/** @param {FetchEvent} event */
async function page(event) {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  // An answer that has begun is shown as it comes.
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const answer = await fetch(request, { signal: patience.signal }).finally(() => clearTimeout(timer));
    const personal = /no-store/.test(answer.headers.get("cache-control") ?? "");
    if (answer.ok && request.mode === "navigate" && !search && !answer.redirected && !personal && !LIVE.test(pathname)) event.waitUntil(store(request, answer));
    return answer;
  } catch (error) {
    const found = (await kept(request)) ?? (await kept(request, { ignoreSearch: true }));
    if (found) return found;
    const away = request.mode === "navigate" && (await offline(request.url));
    if (away) return away;
    throw error;
  }
}

/** The page without a connection in the address’s language, or in one that the device has. @param {string} address */
async function offline(address) {
  const own = await kept(`/${new URL(address).pathname.split("/")[1]}/offline`);
  if (own) return own;
  for (const name of [CACHE, ...(await earlierCaches())]) {
    const any = (await (await caches.open(name)).keys()).find(({ url }) => new URL(url).pathname.endsWith("/offline"));
    if (any) return kept(any);
  }
  return undefined;
}
