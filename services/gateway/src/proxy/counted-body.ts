import type { IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import { HttpProblem } from '@nimantran/kit/http/problem';
import { dropLeftover } from './stream-upload.ts';

/**
 * Streams a body without an announced length and fails with 413 if it exceeds `maxBytes`. Its sender may then continue for a
 * while: if the connection is cut meanwhile, the answer is lost.
 */
export function countedBody(body: IncomingMessage, maxBytes: number): Transform {
  let bytes = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
      bytes += chunk.length;
      if (bytes <= maxBytes) done(null, chunk);
      else done(new HttpProblem(413, 'too_large', 'The request is too large.'));
    },
  });
  body.once('close', () => {
    if (!body.readableEnded) counted.destroy(new Error('The client aborted its request.'));
  });
  counted.once('error', () => dropLeftover(body, maxBytes));
  return body.pipe(counted);
}
