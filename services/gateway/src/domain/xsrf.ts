import { randomBytes, timingSafeEqual } from 'node:crypto';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const TOKEN = /^[A-Za-z0-9_-]{20,128}$/;

export function newXsrfToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Whether the cookie could have been set by this shop. */
export function isXsrfToken(value: string | undefined): value is string {
  return value !== undefined && TOKEN.test(value);
}

/** Whether a request with this method must prove that it comes from a page of the shop. */
export function needsXsrf(method: string): boolean {
  return !SAFE_METHODS.has(method);
}

/**
 * Whether the browser reports that the request comes from another origin: a site under the same domain could have set the cookie
 * itself.
 */
export function isFromElsewhere(fetchSite: string | string[] | undefined): boolean {
  return fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none';
}

/**
 * Whether a form without the header was sent by a page of this shop, as the browser reports: by the site, or by the origin if it
 * does not name the site. The origin is `null` from a page that sends no referrer. Only for requests that carry no session.
 */
export function isOwnForm(
  { fetchSite, origin }: { fetchSite: string | string[] | undefined; origin: string | undefined },
  publicUrl: string,
): boolean {
  if (fetchSite !== undefined) return fetchSite === 'same-origin';
  return origin === undefined || origin === 'null' || origin === new URL(publicUrl).origin;
}

/** Another site can make the browser send the cookie, but cannot read it to set the header. Compared in constant time. */
export function isXsrfProven(cookie: string | undefined, header: string | string[] | undefined): boolean {
  if (!isXsrfToken(cookie) || typeof header !== 'string') return false;
  const [expected, given] = [Buffer.from(cookie), Buffer.from(header)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
