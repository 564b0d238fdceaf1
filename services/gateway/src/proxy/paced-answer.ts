import { pipeline, type Readable, Transform } from 'node:stream';
import type { ProxyLimits } from './proxy-limits.ts';

/** Most answers are smaller: their service is free again at once, however slowly the client reads. */
const HELD_BYTES = 256 * 1024;

/**
 * Passes a service's answer on, and breaks it off if its client takes less than `pace` of what waits for it. A player that was
 * paused for longer asks for the rest as a range.
 */
export function pacedAnswer(answer: Readable, pace: ProxyLimits['pace']): Readable {
  let passed = 0;
  const paced = new Transform({
    readableHighWaterMark: HELD_BYTES,
    transform(chunk: Buffer, _encoding, done) {
      passed += chunk.length;
      done(null, chunk);
    },
  });
  let before = { taken: 0, isWaiting: false };
  const check = setInterval(() => {
    const now = { taken: passed - paced.readableLength, isWaiting: paced.readableLength > 0 };
    if (before.isWaiting && now.isWaiting && now.taken - before.taken < pace.leastBytes) {
      paced.destroy(new Error('The client does not read its answer.'));
    }
    before = now;
  }, pace.spanMs).unref();
  paced.once('close', () => clearInterval(check));
  return pipeline(answer, paced, () => {});
}
