import { parentPort, workerData } from 'node:worker_threads';
import { ENDING, FRAMES_DONE, type FromSegmentThread, type SegmentThreadData, type ToSegmentThread } from './messages.ts';
import { checkSegment, type MakerSetup, SegmentMaker } from './segment-maker.ts';

/** A thread that makes and checks segments as requested, one after the other; a setup comes before the first that it makes. */
const { shared }: SegmentThreadData = workerData;
let setup: MakerSetup | undefined;
let maker: SegmentMaker | undefined;

function tell(message: FromSegmentThread): void {
  parentPort?.postMessage(message);
}

async function serve(message: ToSegmentThread): Promise<void> {
  if (message.kind === 'setup') setup = message.setup;
  else if (message.kind === 'make') await make(message);
  else {
    throwIfEnding();
    tell({ kind: 'checked', segment: await checkSegment(message.path, message.frames, message.settings) });
  }
}

async function make({ plan, files }: Extract<ToSegmentThread, { kind: 'make' }>): Promise<void> {
  if (!setup) throw new Error('a segment was asked for before the animation was given');
  maker ??= new SegmentMaker(setup);
  throwIfEnding();
  tell({ kind: 'made', segment: await maker.make(plan, files, afterFrame) });
}

function afterFrame(): void {
  Atomics.add(shared, FRAMES_DONE, 1);
  throwIfEnding();
}

function throwIfEnding(): void {
  if (Atomics.load(shared, ENDING) !== 0) throw new Error('the segment was stopped');
}

let served = Promise.resolve();
parentPort?.on('message', (message: ToSegmentThread) => {
  served = served
    .then(() => serve(message))
    .catch((error: unknown) => {
      const reason = error instanceof Error ? error.message : String(error);
      tell({ kind: 'failed', message: reason, code: message.kind === 'check' || maker ? 'segment_failed' : 'theme_invalid' });
    });
});

tell({ kind: 'ready' });
