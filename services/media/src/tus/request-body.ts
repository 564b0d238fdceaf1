import type { IncomingMessage } from 'node:http';

/** Bytes that a body's stream may buffer before its sender is paused. */
const WAITING_BYTES = 256 * 1024;

/** The body of a request as a web stream of the original chunks, which Node's adapter would copy. Fails on a disconnect. */
export function bodyOf(message: IncomingMessage): ReadableStream<Uint8Array> {
  let isOver = false;
  return new ReadableStream<Uint8Array>(
    {
      start(controller) {
        const end = (error?: Error) => {
          if (isOver) return;
          isOver = true;
          if (error) controller.error(error);
          else controller.close();
        };
        if (message.destroyed) return end(new Error('The client went away.'));
        message.pause();
        message.on('data', (chunk: Buffer) => {
          if (isOver) return;
          controller.enqueue(chunk);
          if ((controller.desiredSize ?? 0) <= 0) message.pause();
        });
        message.once('end', () => end());
        message.once('error', end);
        message.once('close', () => end(new Error('The client went away.')));
      },
      pull: () => void message.resume(),
      cancel() {
        isOver = true;
        message.resume();
      },
    },
    { highWaterMark: WAITING_BYTES, size: (chunk) => chunk?.byteLength ?? 0 },
  );
}
