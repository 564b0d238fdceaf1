import type { Context } from '../context.ts';
import { routingTable } from '../domain/routing-table.ts';
import { askKept } from '../proxy/answer-from-cache.ts';
import type { Answer } from '../proxy/response-cache.ts';

const KEPT = routingTable()
  .filter((route) => route.kept)
  .map((route) => ({ route, matches: new RegExp(`^${route.url.replace(/:\w+/g, '[^/]+')}$`) }));

/** Calls the public API, only for answers that are the same for all callers. */
export async function fetchAsVisitor(path: string, signal: AbortSignal | null, context: Context): Promise<Response> {
  const { status, contentType, body } = await askAsVisitor(path, signal, context);
  return new Response(new Uint8Array(body), { status, headers: { 'content-type': contentType } });
}

/** The same as it is kept: one object as long as it is the same. */
export async function askAsVisitor(path: string, signal: AbortSignal | null, context: Context): Promise<Answer> {
  const found = KEPT.find(({ matches }) => matches.test(path));
  if (found === undefined) throw new Error(`Pages cannot be made from ${path}.`);
  return untilAborted(askKept(path, found.route, context), signal);
}

/** The load itself continues: others may be waiting for it too. */
function untilAborted<Result>(work: Promise<Result>, signal: AbortSignal | null): Promise<Result> {
  if (signal === null) return work;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) return abort();
    signal.addEventListener('abort', abort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
