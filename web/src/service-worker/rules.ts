import { THEME_MEDIA_PATH } from '@nimantran/proto/http/catalog';

/** What the worker does with a request; `through` leaves it to the browser as if there were no worker. */
type Handling =
  /** From the shop, or as it was last seen where the shop does not answer in time; else the offline page. */
  | 'kept-page'
  /** From the shop, never kept; else the offline page. */
  | 'page'
  /** A file whose name carries a hash of its content: once fetched, always the same. */
  | 'part'
  /** A picture of a theme. */
  | 'picture'
  /** What the API tells everybody alike: from the shop, or as it was last told. */
  | 'public-answer'
  | 'through';

export interface Asked {
  method: string;
  url: URL;
  /** The shop's own. */
  origin: string;
  /** Whether a page is opened, as distinct from what a page asks for. */
  navigation: boolean;
  destination: string;
  /** Films ask for parts of themselves. */
  range: boolean;
}

/** Pages that are the same for everybody; where a parameter makes a difference, its name. */
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
/** No pages of the app: sign-in with Firebase at the shop's own address, and the API's own pages. */
const NOT_THE_APP = /^\/(?:api|internal|__)(?:\/|$)/;
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

/** The address that a page is kept by: without what makes no difference to it. */
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

/** Whether an answer may be kept: whole, good, and not said to be somebody's own. */
export function mayKeep(answer: Answer): boolean {
  return mayKeepPage(answer) && !/\bprivate\b/i.test(cachingOf(answer));
}

/** The same of a page at a public address: there `private` keeps the cookie that came along from caches on the way, and no word. */
export function mayKeepPage(answer: Answer): boolean {
  return answer.status === 200 && !answer.redirected && !/\bno-store\b/i.test(cachingOf(answer));
}

type Answer = Pick<Response, 'status' | 'redirected' | 'headers'>;
const cachingOf = ({ headers }: Answer) => headers.get('cache-control') ?? '';

const publicPageOf = (path: string) => PUBLIC_PAGES.find((page) => page.path.test(path));

/** Names somebody's order, or comes back from paying or signing in: that visit is for the shop to see, and nothing to keep. */
const isPersonal = ({ searchParams }: URL): boolean =>
  ['order', 'paid', 'checkout', 'session_id', 'bill', 'code', 'state', 'token'].some((name) => searchParams.has(name));
