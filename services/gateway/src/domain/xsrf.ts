import { randomBytes, timingSafeEqual } from 'node:crypto';

const SAFE_METHODS: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);
const TOKEN = /^[A-Za-z0-9_-]{20,128}$/;

export function newXsrfToken(): string {
  return randomBytes(24).toString('base64url');
}

/** Whether the cookie is one that this shop could have set. */
export function isXsrfToken(value: string | undefined): value is string {
  return value !== undefined && TOKEN.test(value);
}

/** Whether a request of this method must show that a page of the shop's own made it. */
export function needsXsrf(method: string): boolean {
  return !SAFE_METHODS.has(method);
}

/** Whether the browser says that a page of another origin asks: a neighbour below the same domain could have set the cookie itself. */
export function isFromElsewhere(fetchSite: string | string[] | undefined): boolean {
  return fetchSite !== undefined && fetchSite !== 'same-origin' && fetchSite !== 'none';
}

/** Another site can send the cookie along but cannot read it into the header. Compared in constant time. */
export function isXsrfProven(cookie: string | undefined, header: string | string[] | undefined): boolean {
  if (!isXsrfToken(cookie) || typeof header !== 'string') return false;
  const [expected, given] = [Buffer.from(cookie), Buffer.from(header)];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
