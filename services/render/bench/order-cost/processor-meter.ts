import { once } from 'node:events';
import { Worker } from 'node:worker_threads';

/** Tells how much processor time this process used between two moments, in milliseconds since 1970. */
export type ProcessorTime = (fromMs: number, toMs: number) => number;

/** Runs the work beside a thread that reads the processor time. */
export async function metered<Result>(work: () => Promise<Result>): Promise<{ result: Result; seconds: ProcessorTime }> {
  const thread = new Worker(new URL('./processor-thread.ts', import.meta.url));
  await once(thread, 'message');
  const result = await work();
  thread.postMessage('stop');
  const [readings]: [[number, number][]] = (await once(thread, 'message')) as never;
  await thread.terminate();
  const at = (ms: number): number => {
    const next = readings.findIndex(([atMs]) => atMs >= ms);
    const [toMs, to] = readings.at(next) ?? [0, 0];
    const [fromMs, from] = readings[next - 1] ?? [toMs, to];
    return toMs === fromMs ? to : from + ((to - from) * (ms - fromMs)) / (toMs - fromMs);
  };
  return { result, seconds: (fromMs, toMs) => at(toMs) - at(fromMs) };
}
