import { parentPort, workerData } from 'node:worker_threads';
import { ENDING, FRAMES_DONE, type FromSegmentThread, type SegmentThreadData, type ToSegmentThread } from './messages.ts';
import { type MakerSetup, SegmentMaker } from './segment-maker.ts';

/** A thread that receives a setup and then makes the requested segments one after the other. */
const { shared }: SegmentThreadData = workerData;
let setup: MakerSetup | undefined;
let maker: SegmentMaker | undefined;

function tell(message: FromSegmentThread): void {
  parentPort?.postMessage(message);
}

async function make({ plan, files }: Extract<ToSegmentThread, { kind: 'make' }>): Promise<void> {
  if (!setup) throw new Error('a segment was asked for before the animation was given');
  maker ??= new SegmentMaker(setup);
  tell({ kind: 'made', times: await maker.make(plan, files, afterFrame) });
}

function afterFrame(): void {
  Atomics.add(shared, FRAMES_DONE, 1);
  if (Atomics.load(shared, ENDING) !== 0) throw new Error('the segment was stopped');
}

parentPort?.on('message', (message: ToSegmentThread) => {
  if (message.kind === 'setup') {
    setup = message.setup;
    return;
  }
  make(message).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    tell({ kind: 'failed', message: reason, code: maker ? 'segment_failed' : 'theme_invalid' });
  });
});

tell({ kind: 'ready' });
