/**
 * Keeps Bija on the device: pages and assets that were opened work without a connection.
 *
 * The address of this script carries the build (`/sw.js?build=…`), so that every release brings a worker and a cache of its
 * own; the caches of earlier releases go when the new worker takes over. Assets never change under their address and come
 * from the cache first. Pages come from the network first, and from the cache when that fails or takes too long. What changes
 * something (POST), what is somebody's own (no-store) and the way back from a sign-in are never kept.
 */
const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const CACHE = `bija-${new URL(worker.location.href).searchParams.get("build")}`;
/** How long a page may take before the kept one is shown. */
const PATIENCE = 3000;
/** Games between people and the ways to them live on the server: nothing of them is kept. */
const LIVE = /^\/\w+\/(game|invite|people)(\/|$)/;

worker.addEventListener("install", () => worker.skipWaiting());

worker.addEventListener("activate", (event) => event.waitUntil(takeOver()));

async function takeOver() {
  for (const name of await caches.keys()) {
    if (name.startsWith("bija-") && name !== CACHE) await caches.delete(name);
  }
  await worker.clients.claim();
}

// A page says what it wants kept: its own language's pages, and the assets it has loaded.
worker.addEventListener("message", (event) => {
  const addresses = event.data?.keep;
  if (Array.isArray(addresses)) event.waitUntil(keep(addresses.filter((address) => typeof address === "string")));
});

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
  const cache = await caches.open(CACHE);
  const kept = await cache.match(request);
  if (kept) return kept;
  const answer = await fetch(request);
  if (answer.ok) await store(cache, request, answer);
  return answer;
}

/** Keeps a copy of an answer, if the device has room for it. @param {Cache} cache @param {Request} request @param {Response} answer */
const store = (cache, request, answer) => cache.put(request, answer.clone()).catch(() => undefined);

/** @param {FetchEvent} event */
async function page(event) {
  const { request } = event;
  const cache = await caches.open(CACHE);
  // An answer that has begun is shown as it comes.
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE);
  try {
    const answer = await fetch(request, { signal: patience.signal }).finally(() => clearTimeout(timer));
    const personal = /no-store/.test(answer.headers.get("cache-control") ?? "");
    if (answer.ok && request.mode === "navigate" && !answer.redirected && !personal && !LIVE.test(new URL(request.url).pathname)) event.waitUntil(store(cache, request, answer));
    return answer;
  } catch (error) {
    const kept = (await cache.match(request)) ?? (await cache.match(request, { ignoreSearch: true }));
    if (kept) return kept;
    const away = request.mode === "navigate" && (await offline(cache, request.url));
    if (away) return away;
    throw error;
  }
}

/** The page without a connection in the address’s language, or in one that the device has. @param {Cache} cache @param {string} address */
async function offline(cache, address) {
  const language = new URL(address).pathname.split("/")[1];
  const kept = await cache.match(`/${language}/offline`);
  if (kept) return kept;
  const any = (await cache.keys()).find(({ url }) => new URL(url).pathname.endsWith("/offline"));
  return any && cache.match(any);
}
