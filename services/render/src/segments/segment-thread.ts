import { parentPort, workerData } from 'node:worker_threads';
import type { FromSegmentThread, SegmentThreadData, ToSegmentThread } from './messages.ts';
import { SegmentMaker } from './segment-maker.ts';

/** A thread that makes the segments it is asked for, one after the other. */
const { done, ...setup }: SegmentThreadData = workerData;
const counter = new Int32Array(done);
let maker: SegmentMaker | undefined;

function tell(message: FromSegmentThread): void {
  parentPort?.postMessage(message);
}

async function make({ plan, path }: ToSegmentThread): Promise<void> {
  maker ??= new SegmentMaker(setup);
  tell({ kind: 'made', times: await maker.make(plan, path, () => Atomics.add(counter, 0, 1)) });
}

parentPort?.on('message', (request: ToSegmentThread) => {
  make(request).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    tell({ kind: 'failed', message, code: maker ? 'segment_failed' : 'theme_invalid' });
  });
});
