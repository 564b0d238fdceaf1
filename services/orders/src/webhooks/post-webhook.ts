import { lookup as lookUp } from 'node:dns/promises';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isCallable } from './refused-nets.ts';
import { hostOf, type Reach, refusalOfUrl } from './webhook-url.ts';

/** All addresses of a name. */
export type Resolve = (host: string) => Promise<{ address: string; family: number }[]>;

export interface PostOptions extends Reach {
  timeoutMs?: number;
  resolve?: Resolve;
}

/** For the whole try: the name, the connection, the request and the answer's status. */
const TIMEOUT_MS = 10_000;

/** The address must not be called, now or ever. Its message is for the endpoint's owner. */
export class RefusedAddressError extends Error {
  override readonly name = 'RefusedAddressError';
}

/**
 * Sends a body and returns the answer's status; the rest of the answer is not read. The name is resolved once, each of its addresses
 * is checked, and the connection goes to one that was: a name that changes meanwhile leads nowhere else. Redirects are not followed.
 * @throws RefusedAddressError, or the fault of the connection
 */
export async function postWebhook(
  address: string,
  { headers, body }: { headers: Readonly<Record<string, string>>; body: string },
  { isTrial, timeoutMs = TIMEOUT_MS, resolve = (host) => lookUp(host, { all: true }) }: PostOptions,
): Promise<number> {
  const refusal = refusalOfUrl(address, { isTrial });
  if (refusal !== undefined) throw new RefusedAddressError(refusal);
  const url = new URL(address);
  const signal = AbortSignal.timeout(timeoutMs);
  const checked = await within(signal, checkedAddress(hostOf(url), { isTrial, resolve }));
  const lookup: LookupFunction = (_host, options, done) => {
    if (options.all) done(null, [checked]);
    else done(null, checked.address, checked.family);
  };
  const payload = Buffer.from(body);
  return new Promise((settle, reject) => {
    const request = (url.protocol === 'https:' ? https : http).request(url, {
      method: 'POST',
      // A connection of its own, which no other address shares.
      agent: false,
      lookup,
      signal,
      maxHeaderSize: 16_384,
      headers: {
        'content-type': 'application/json',
        'content-length': payload.length,
        'user-agent': 'Nimantran-Webhooks/1',
        ...headers,
      },
    });
    request.once('response', (answer) => {
      settle(answer.statusCode ?? 0);
      answer.once('error', () => {});
      answer.destroy();
    });
    request.on('error', (error) => reject(signal.aborted ? signal.reason : error));
    request.end(payload);
  });
}

async function checkedAddress(
  host: string,
  { isTrial, resolve }: { isTrial: boolean; resolve: Resolve },
): Promise<{ address: string; family: number }> {
  const found = isIP(host) === 0 ? await resolve(host) : [{ address: host, family: isIP(host) }];
  const [first] = found;
  if (first === undefined) throw new Error('The name has no address.');
  if (!found.every(({ address }) => isCallable(address, { allowLoopback: isTrial }))) {
    throw new RefusedAddressError('The name leads to an address that is not on the public internet.');
  }
  return first;
}

function within<Result>(signal: AbortSignal, work: Promise<Result>): Promise<Result> {
  const { promise, reject } = Promise.withResolvers<never>();
  signal.addEventListener('abort', () => reject(signal.reason), { once: true });
  return Promise.race([work, promise]);
}
