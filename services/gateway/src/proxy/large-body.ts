import type { IncomingMessage } from 'node:http';
import { Transform, type TransformCallback } from 'node:stream';
import { HttpProblem } from '@nimantran/kit/http/problem';
import { lateBody } from '../http/whole-bodies.ts';
import { dropLeftover } from './drop-leftover.ts';
import type { ProxyLimits } from './proxy-limits.ts';

/**
 * Streams a large body and fails with 413 if it exceeds `maxBytes`, with 408 if it moves slower than `pace` while the service
 * takes it. After 413 its sender may continue for a while: if the connection is cut meanwhile, the answer is lost.
 */
export function largeBody(body: IncomingMessage, maxBytes: number, pace: ProxyLimits['pace']): Transform {
  let bytes = 0;
  let before = 0;
  const counted = new Transform({
    transform(chunk: Buffer, _encoding: BufferEncoding, done: TransformCallback): void {
      bytes += chunk.length;
      if (bytes <= maxBytes) done(null, chunk);
      else done(new HttpProblem(413, 'too_large', 'The request is too large.'));
    },
  });
  const check = setInterval(() => {
    const isServiceSlow = counted.readableLength > 0;
    if (!isServiceSlow && bytes - before < pace.leastBytes) counted.destroy(lateBody());
    before = bytes;
  }, pace.spanMs).unref();
  body.once('end', () => clearInterval(check));
  body.once('close', () => {
    if (!body.readableEnded) counted.destroy(new Error('The client aborted its request.'));
  });
  counted.once('close', () => clearInterval(check));
  counted.once('error', () => dropLeftover(body, maxBytes));
  return body.pipe(counted);
}
