import { ExpirationPlugin } from 'workbox-expiration';
import { cleanupOutdatedCaches, matchPrecache, type PrecacheEntry, precacheAndRoute } from 'workbox-precaching';
import { registerRoute, setCatchHandler } from 'workbox-routing';
import { CacheFirst, NetworkFirst, NetworkOnly, type Strategy } from 'workbox-strategies';
import { CACHES, OFFLINE_PAGE } from './names.ts';
import { handlingOf, mayKeep, mayKeepPage, pageKeyOf } from './rules.ts';
import type { ExtendableEvent, WorkerScope } from './worker-scope.ts';

/** Filled in by the build (web/build/service-worker.ts). */
declare const PRECACHED: PrecacheEntry[];

const scope = self as unknown as WorkerScope;
const A_DAY_SECONDS = 86_400;
/** Longest wait for a page that has a cached copy. */
const PAGE_WITHIN_SECONDS = 4;
const ANSWER_WITHIN_SECONDS = 6;

const only = (isRight: (answer: Response) => boolean) => ({
  cacheWillUpdate: async ({ response }: { response: Response }) => (isRight(response) ? response : null),
});
const onlyWhatMayBeKept = only(mayKeep);
const limit = (maxEntries: number, days: number) =>
  new ExpirationPlugin({ maxEntries, maxAgeSeconds: days * A_DAY_SECONDS, purgeOnQuotaError: true });

const pages = new NetworkFirst({
  cacheName: CACHES.pages,
  networkTimeoutSeconds: PAGE_WITHIN_SECONDS,
  plugins: [
    only(mayKeepPage),
    { cacheKeyWillBeUsed: async ({ request }: { request: Request }) => pageKeyOf(new URL(request.url)) },
    limit(40, 14),
  ],
});
const STRATEGIES: Readonly<Record<Exclude<ReturnType<typeof handlingOf>, 'through'>, Strategy>> = {
  'kept-page': pages,
  page: new NetworkOnly(),
  part: new CacheFirst({ cacheName: CACHES.parts, plugins: [onlyWhatMayBeKept, limit(120, 60)] }),
  picture: new CacheFirst({ cacheName: CACHES.pictures, plugins: [onlyWhatMayBeKept, limit(150, 30)] }),
  'public-answer': new NetworkFirst({
    cacheName: CACHES.answers,
    networkTimeoutSeconds: ANSWER_WITHIN_SECONDS,
    plugins: [onlyWhatMayBeKept, limit(60, 7)],
  }),
};

const isPage = (request: Request): boolean => request.mode === 'navigate';

cleanupOutdatedCaches();
// Page addresses match exactly: no precached file replaces one.
precacheAndRoute(PRECACHED, { cleanURLs: false, directoryIndex: '', ignoreURLParametersMatching: [] });
registerRoute(
  ({ request, url }) => handlingOf(askedOf(request, url)) !== 'through',
  async (options) => {
    const handling = handlingOf(askedOf(options.request, options.url));
    return handling === 'through' ? fetch(options.request) : STRATEGIES[handling].handle(options);
  },
);
setCatchHandler(async ({ request }) => (isPage(request) && (await matchPrecache(OFFLINE_PAGE))) || Response.error());

function askedOf(request: Request, url: URL) {
  const { method, destination, headers } = request;
  return { method, url, origin: scope.location.origin, navigation: isPage(request), destination, range: headers.has('range') };
}

scope.addEventListener('activate', (event) => {
  event.waitUntil(takeOver(event));
});

/** The page that installed the worker was fetched before it, so it is cached now, with its files. */
async function takeOver(event: ExtendableEvent): Promise<void> {
  await scope.registration.navigationPreload?.enable();
  await scope.clients.claim();
  const open = await scope.clients.matchAll({ type: 'window', includeUncontrolled: false });
  await Promise.allSettled(
    open
      .map(({ url }) => new Request(pageKeyOf(new URL(url))))
      .filter((request) => handlingOf({ ...askedOf(request, new URL(request.url)), navigation: true }) === 'kept-page')
      .map(async (request) => {
        const [page, kept] = pages.handleAll({ request, event });
        const parts = partsIn(await (await page).text()).map(
          (file) => STRATEGIES.part.handleAll({ request: new Request(file), event })[1],
        );
        await Promise.all([kept, ...parts]);
      }),
  );
}

/** Scripts and styles named in a page's document: most were fetched before the worker started, too. */
const partsIn = (html: string): string[] => [...new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css)\b/g))];

// A new version waits until the person agrees: pages of the old one need its files.
scope.addEventListener('message', ({ data }) => {
  if (typeof data === 'object' && data !== null && 'type' in data && data.type === 'SKIP_WAITING') void scope.skipWaiting();
});
