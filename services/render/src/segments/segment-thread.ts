import { parentPort, workerData } from 'node:worker_threads';
import { makeCopyPiece } from './copy-piece.ts';
import type { FromSegmentThread, SegmentThreadData, ToSegmentThread } from './messages.ts';
import { type MakerSetup, SegmentMaker } from './segment-maker.ts';

/** A thread that receives a setup and then makes the requested segments and pieces of the copy one after the other. */
const { done }: SegmentThreadData = workerData;
const counter = new Int32Array(done);
let setup: MakerSetup | undefined;
let maker: SegmentMaker | undefined;

function tell(message: FromSegmentThread): void {
  parentPort?.postMessage(message);
}

async function make({ plan, path }: Extract<ToSegmentThread, { kind: 'make' }>): Promise<void> {
  if (!setup) throw new Error('a segment was asked for before the animation was given');
  maker ??= new SegmentMaker(setup);
  tell({ kind: 'made', times: await maker.make(plan, path, () => Atomics.add(counter, 0, 1)) });
}

async function shrink({ job }: Extract<ToSegmentThread, { kind: 'shrink' }>): Promise<void> {
  await makeCopyPiece(job);
  tell({ kind: 'shrunk' });
}

parentPort?.on('message', (message: ToSegmentThread) => {
  if (message.kind === 'setup') {
    setup = message.setup;
    return;
  }
  const work = message.kind === 'make' ? make(message) : shrink(message);
  work.catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    if (message.kind === 'shrink') tell({ kind: 'failed', message: reason, code: 'segment_failed', stage: 'copy' });
    else tell({ kind: 'failed', message: reason, code: maker ? 'segment_failed' : 'theme_invalid', stage: 'draw' });
  });
});

tell({ kind: 'ready' });
