import type { FastifyReply } from 'fastify';

/** Aborts with the reason when the caller closes its connection before the whole answer is sent; at once if it has done so already. */
export function clientGone(reply: FastifyReply, reason: () => Error): AbortSignal {
  const gone = new AbortController();
  const { raw } = reply;
  const check = (): void => {
    if (!raw.writableFinished) gone.abort(reason());
  };
  if (raw.closed) check();
  else raw.once('close', check);
  return gone.signal;
}
