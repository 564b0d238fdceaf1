import { THEME_MEDIA_PATH } from '@nimantran/proto/http/catalog/themes';

/** How the worker handles a request; `through` leaves it to the browser as if there were no worker. */
type Handling =
  /** Network first, or the cached copy if the shop does not answer in time; else the offline page. */
  | 'kept-page'
  /** Network only, never cached; else the offline page. */
  | 'page'
  /** A file whose name contains a hash of its content: cached permanently. */
  | 'part'
  /** A theme's picture. */
  | 'picture'
  /** An API answer that is the same for all visitors: network first, else the cached one. */
  | 'public-answer'
  | 'through';

export interface Asked {
  method: string;
  url: URL;
  /** The shop's own origin. */
  origin: string;
  /** Whether the request opens a page, as opposed to a page's own requests. */
  navigation: boolean;
  destination: string;
  /** Videos use range requests. */
  range: boolean;
}

/** Pages that are the same for all visitors, with the names of the query parameters that matter. */
const PUBLIC_PAGES: readonly { path: RegExp; query?: readonly string[] }[] = [
  { path: /^\/$/ },
  { path: /^\/category\/[^/]+$/, query: ['filter', 'sub_category'] },
  { path: /^\/video\/(?!create(?:\/|$))[^/]+\/[^/]+$/ },
  { path: /^\/video\/view\/[^/]+\/[^/]+$/ },
  { path: /^\/blog(?:\/[^/]+)?$/ },
  { path: /^\/faqs$/, query: ['q'] },
  { path: /^\/support$/, query: ['kind'] },
  { path: /^\/(?:track-order|privacy-policy|terms-of-service)$/ },
];
/** Not pages of the app: sign-in with Firebase at the shop's own address, the API's own pages, and the pages for guests and developers. */
const NOT_THE_APP = /^\/(?:api|internal|__|i|developers)(?:\/|$)/;
const PUBLIC_ANSWERS = /^\/api\/(?:video-details|pricing-details|blog)(?:\/|$)/;
const FILM = /\.(?:mp4|webm|mov)$/i;

export function handlingOf({ method, url, origin, navigation, destination, range }: Asked): Handling {
  if (method !== 'GET' || url.origin !== origin || range) return 'through';
  const path = url.pathname;
  if (navigation) {
    if (NOT_THE_APP.test(path)) return 'through';
    return publicPageOf(path) && !isPersonal(url) ? 'kept-page' : 'page';
  }
  if (path.startsWith('/assets/')) return FILM.test(path) ? 'through' : 'part';
  if (path.startsWith(`${THEME_MEDIA_PATH}/`)) return destination === 'image' ? 'picture' : 'through';
  return PUBLIC_ANSWERS.test(path) ? 'public-answer' : 'through';
}

/** Cache key of a page: its address without the parts that do not matter. */
export function pageKeyOf(url: URL): string {
  const known = publicPageOf(url.pathname)?.query ?? [];
  const kept = new URLSearchParams(
    known.flatMap((name): [string, string][] => {
      const value = url.searchParams.get(name);
      return value === null ? [] : [[name, value]];
    }),
  );
  return url.origin + url.pathname + (kept.size === 0 ? '' : `?${kept}`);
}

/** Whether a response may be cached: complete, successful, and not marked as private. */
export function mayKeep(answer: Answer): boolean {
  return mayKeepPage(answer) && !/\bprivate\b/i.test(cachingOf(answer));
}

/**
 * The same for a page at a public address: there `private` protects the accompanying cookie from shared caches, not the content.
 */
export function mayKeepPage(answer: Answer): boolean {
  return answer.status === 200 && !answer.redirected && !/\bno-store\b/i.test(cachingOf(answer));
}

type Answer = Pick<Response, 'status' | 'redirected' | 'headers'>;
const cachingOf = ({ headers }: Answer) => headers.get('cache-control') ?? '';

const publicPageOf = (path: string) => PUBLIC_PAGES.find((page) => page.path.test(path));

/** Names an order, or returns from paying or signing in: such a visit goes to the shop and is not cached. */
const isPersonal = ({ searchParams }: URL): boolean =>
  ['order', 'paid', 'checkout', 'session_id', 'bill', 'code', 'state', 'token'].some((name) => searchParams.has(name));
