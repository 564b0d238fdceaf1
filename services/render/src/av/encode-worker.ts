import { parentPort, workerData } from 'node:worker_threads';
import { ringViews } from '../draw/draw-messages.ts';
import type { EncoderWorkerData, FromEncoder, ToEncoder } from './encoder-messages.ts';
import { writeMp4 } from './mux.ts';
import { VideoEncoder } from './video-encoder.ts';

/** The encoding thread: takes frames out of shared memory in the order they are announced. */
const { ring, settings }: EncoderWorkerData = workerData;
const views = ringViews(ring, settings);
const encoder = new VideoEncoder(settings);
let encodeSeconds = 0;

function tell(message: FromEncoder): void {
  parentPort?.postMessage(message);
}

function timed(work: () => void): number {
  const start = performance.now();
  work();
  return (performance.now() - start) / 1000;
}

function handle(message: ToEncoder): void {
  if (message.kind === 'frame') {
    const view = views[message.slot];
    if (!view) throw new Error(`there is no frame slot ${message.slot}`);
    encodeSeconds += timed(() => encoder.push(view));
    tell({ kind: 'free', slot: message.slot });
  } else if (message.kind === 'repeat') {
    encodeSeconds += timed(() => {
      for (let time = 0; time < message.times; time += 1) encoder.repeat();
    });
  } else {
    encodeSeconds += timed(() => encoder.finish());
    const muxSeconds = timed(() => writeMp4(message.path, encoder, message.audioPath));
    encoder.close();
    tell({ kind: 'finished', encodeSeconds, muxSeconds });
    parentPort?.close();
  }
}

parentPort?.on('message', (message: ToEncoder) => {
  try {
    handle(message);
  } catch (error) {
    tell({ kind: 'failed', message: error instanceof Error ? error.message : String(error) });
    parentPort?.close();
  }
});
