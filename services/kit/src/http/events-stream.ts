import type { FastifyReply, FastifyRequest } from 'fastify';

export interface EventsStream {
  send(event: string, data: unknown): void;
  close(): void;
}

const HEARTBEAT_MS = 15_000;

/** Answers a request with server-sent events until either side closes it; `onClose` runs once. */
export function openEventsStream(request: FastifyRequest, reply: FastifyReply, onClose: () => void): EventsStream {
  reply.hijack();
  const { raw } = reply;
  // Set separately so that it can be read later: streams are counted separately.
  raw.setHeader('content-type', 'text/event-stream; charset=utf-8');
  raw.writeHead(200, {
    'cache-control': 'no-store',
    connection: 'keep-alive',
    'x-accel-buffering': 'no',
  });
  raw.write('retry: 2000\n\n');
  let open = true;
  const heartbeat = setInterval(() => raw.write(': still here\n\n'), HEARTBEAT_MS);
  const end = () => {
    if (!open) return;
    open = false;
    clearInterval(heartbeat);
    onClose();
    raw.end();
  };
  // A HEAD request needs only the headers; ends later, because callers first store their stream.
  if (request.method === 'HEAD') setImmediate(end);
  request.raw.on('close', end);
  raw.on('error', end);
  return {
    send(event, data) {
      // A client that has stopped reading must not fill the memory.
      if (!open) return;
      if (raw.writableLength > 1_000_000) return end();
      raw.write(`event: ${event}\ndata: ${JSON.stringify(data)}\n\n`);
    },
    close: end,
  };
}
