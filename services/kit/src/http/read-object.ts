import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { readObject } from '@nimantran/proto/http/media/uploads';
import { addressOf } from '@nimantran/proto/http/shared/client';
import type { ServiceTokens } from '../auth/service-token.ts';
import { currentTrace } from '../trace.ts';

/** The bytes of a rendered object, as fast as they are consumed. Rejects if it does not exist or media cannot be reached. */
export type ReadObject = (key: string, signal: AbortSignal) => Promise<Readable>;

const ANSWER_MS = 10_000;

/** Only media holds the keys of the store: it is asked, and its answer is passed on. */
export function readObjectsOf(mediaUrl: string, tokens: ServiceTokens): ReadObject {
  return async (key, signal) => {
    const unanswered = new AbortController();
    const timer = setTimeout(
      () => unanswered.abort(new Error(`media did not begin to answer within ${ANSWER_MS} ms`)),
      ANSWER_MS,
    );
    try {
      const response = await fetch(mediaUrl + addressOf(readObject, { params: undefined, query: { object_key: key } }), {
        headers: { authorization: `Bearer ${await tokens.forService('media')}`, traceparent: currentTrace() },
        signal: AbortSignal.any([signal, unanswered.signal]),
      });
      if (!response.ok || !response.body) {
        await response.body?.cancel();
        throw new Error(`media answered ${response.status} for ${key}`);
      }
      return Readable.fromWeb(response.body as ReadableStream);
    } finally {
      clearTimeout(timer);
    }
  };
}
