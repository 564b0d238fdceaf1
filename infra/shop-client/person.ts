import { createHash, randomUUID } from 'node:crypto';
import { signIn } from '@nimantran/proto/http/identity/sessions';
import { type Call, createClient } from '@nimantran/proto/http/shared/client';
import type { Operation } from '@nimantran/proto/http/shared/operation';
import { XSRF_COOKIE, XSRF_HEADER } from '@nimantran/proto/http/shared/xsrf';

/** A user of the shop's public API who behaves like a browser: cookies, XSRF header, own session. */
export interface Person {
  call: Call;
  /** Sends a request with the person's cookies, for addresses that are not operations (tus, downloads). */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** The headers that the person's browser would send now: cookies and the XSRF header. */
  headers(): Record<string, string>;
  publicUrl: string;
}

const TIMEOUT_MS = 30_000;

/** A visitor who has opened the shop once; `always` are headers of every request, such as those that a proxy adds. */
export async function visit(publicUrl: string, always: Readonly<Record<string, string>> = {}): Promise<Person> {
  const cookies = new Map<string, string>();
  const own = (): Record<string, string> => {
    const xsrf = cookies.get(XSRF_COOKIE);
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ');
    return { ...always, cookie, ...(xsrf === undefined ? {} : { [XSRF_HEADER]: xsrf }) };
  };
  const send = async (input: string | URL | Request, init: RequestInit = {}) => {
    const headers = new Headers(init.headers);
    for (const [name, value] of Object.entries(own())) headers.set(name, value);
    const response = await fetch(input, { signal: AbortSignal.timeout(TIMEOUT_MS), redirect: 'manual', ...init, headers });
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = (line.split(';')[0] ?? '').split(/=(.*)/s);
      cookies.set(name, value);
    }
    return response;
  };
  // The first request of every page; its response sets the XSRF cookie.
  const first = await send(`${publicUrl}/api/user/session`);
  await first.body?.cancel();
  const call = createClient({ baseUrl: publicUrl, fetch: send, timeoutMs: TIMEOUT_MS, retries: 5 });
  return { call, publicUrl, headers: own, fetch: (path, init) => send(path.startsWith('http') ? path : publicUrl + path, init) };
}

/** Signs in with an account of the local account chooser. */
export async function visitAs(
  publicUrl: string,
  localUrl: string,
  email: string,
  always: Readonly<Record<string, string>> = {},
): Promise<Person> {
  const person = await visit(publicUrl, always);
  await person.call(signIn, { body: { id_token: await idTokenOf(localUrl, email) } });
  return person;
}

/** The id token that the local account chooser issues for an account; a missing account is created. */
export async function idTokenOf(localUrl: string, email: string): Promise<string> {
  const answer = await fetch(`${localUrl}/accounts/token`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email }),
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!answer.ok) throw new Error(`The account chooser answered ${answer.status} for ${email}.`);
  return ((await answer.json()) as { id_token: string }).id_token;
}

/** The idempotency key of an intent; the same intent always gives the same key. */
export function keyOf(operation: Operation, intent: string): string {
  return createHash('sha256').update(`${operation.name}:${intent}`).digest('hex').slice(0, 32);
}

export const newIntent = (): string => randomUUID();

/** Polls until there is an acceptable answer. @throws Error naming what it waited for */
export async function until<Answer>(
  what: string,
  limitMs: number,
  ask: () => Promise<Answer | undefined>,
  pauseMs = 300,
): Promise<Answer> {
  const deadline = Date.now() + limitMs;
  let lastFault: unknown;
  while (Date.now() < deadline) {
    try {
      const answer = await ask();
      if (answer !== undefined) return answer;
    } catch (error) {
      lastFault = error;
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
  throw new Error(`Not within ${limitMs / 1000} s: ${what}`, lastFault === undefined ? {} : { cause: lastFault });
}
