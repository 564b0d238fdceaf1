import type { PageAddress } from '@nimantran/proto/http/gateway/page-renderer';
import { type PagePlan, planOf } from './page-plan.ts';

/** The common address for all that lead nowhere. */
export const NOWHERE = '/404';
const HOME_FILE = '/index.html';

/** Parses an address as it was requested. Its path is split by hand: a URL parser would read `//name` as a host. */
export function addressOf(url: string): PageAddress {
  const [, asked = '', query = ''] = /^([^?#]*)(?:\?([^#]*))?/.exec(url) ?? [];
  const segments = segmentsOf(asked === HOME_FILE ? '/' : asked);
  const found = segments && findPlan(segments);
  if (found === undefined) return { address: NOWHERE, known: true };
  const { plan, pathname } = found;
  const { kept, known } = readQuery(plan, new URLSearchParams(query));
  // Personal addresses have endless possible numbers and spellings.
  const isListed = plan.head === undefined || pathname === plan.pattern;
  return {
    address: kept.size === 0 ? pathname : `${pathname}?${kept}`,
    known: known && isListed,
    ...(pathname !== asked && { moved: query === '' ? pathname : `${pathname}?${query}` }),
  };
}

/** The decoded segments of a path without empty ones; undefined for a path that hides slashes, dots or worse. */
function segmentsOf(path: string): string[] | undefined {
  try {
    const segments = path
      .split('/')
      .filter((segment) => segment !== '')
      .map(decodeURIComponent);
    // biome-ignore lint/suspicious/noControlCharactersInRegex: they are what is looked for
    return segments.some((segment) => /^\.{1,2}$|[/\\\u0000-\u001f]/.test(segment)) ? undefined : segments;
  } catch {
    return undefined;
  }
}

/** Public addresses are lower case; others carry ids whose case matters. */
function findPlan(segments: readonly string[]): { plan: PagePlan; pathname: string } | undefined {
  const pathOf = (names: readonly string[]) => `/${names.map(encodeURIComponent).join('/')}`;
  const pathname = pathOf(segments.map((segment) => segment.toLowerCase()));
  const found = planOf(pathname);
  if (found === undefined) return undefined;
  const { plan, params } = found;
  if (plan.exists?.(params) === false) return undefined;
  return { plan, pathname: plan.head === undefined ? pathname : pathOf(segments) };
}

function readQuery(plan: PagePlan, query: URLSearchParams): { kept: URLSearchParams; known: boolean } {
  const kept = new URLSearchParams();
  let known = true;
  for (const [name, values] of Object.entries(plan.query ?? {})) {
    const value = query.get(name);
    if (value === null) continue;
    kept.set(name, value);
    known &&= values.includes(value);
  }
  return { kept, known };
}
