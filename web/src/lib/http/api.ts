import { type Call, createClient, ProblemError } from '@nimantran/proto/http/shared/client';
import { XSRF_COOKIE, XSRF_HEADER } from '@nimantran/proto/http/shared/xsrf';
import type { QueryClient } from '@tanstack/react-query';
import { readCookie } from '../browser/cookies.ts';

/** The shop's API at the page's own origin. Every call except GET proves that it comes from our page. */
export const call = createClient({
  baseUrl: '',
  timeoutMs: 20_000,
  headers: (operation) => (operation.method === 'GET' ? {} : xsrfHeader()),
});

const calls = new WeakMap<QueryClient, Call>();

/** Server rendering calls the API differently: queries of this client use `through`. */
export function askThrough(client: QueryClient, through: Call): void {
  calls.set(client, through);
}

/** How a client's queries call the API. */
export const callOf = (client: QueryClient): Call => calls.get(client) ?? call;

export function xsrfHeader(): Record<string, string> {
  const token = readCookie(XSRF_COOKIE);
  return token === undefined ? {} : { [XSRF_HEADER]: token };
}

export function isProblem(error: unknown, ...codes: string[]): error is ProblemError {
  return error instanceof ProblemError && (codes.length === 0 || codes.includes(error.code));
}

export function statusOf(error: unknown): number | undefined {
  return error instanceof ProblemError ? error.status : undefined;
}

/** The message shown when a call failed. */
export function messageOf(error: unknown): string {
  if (!(error instanceof ProblemError)) return 'Something went wrong on our side. Please try again.';
  if (error.status === 0) {
    return navigator.onLine ? 'We could not reach the shop. Please try again.' : 'You are offline. Please connect and try again.';
  }
  return `${error.problem.detail}${COMFORT[error.code] ?? ''}`;
}

/**
 * Limits protect cards and codes, and most people who reach one have done nothing wrong: the shop says how long to wait, and this
 * text says that nothing is lost.
 */
const COMFORT: Readonly<Record<string, string>> = {
  rate_limited: ' Nothing is lost.',
  too_many_payments: ' This protects cards: nothing was charged, and your invitation is saved.',
};
