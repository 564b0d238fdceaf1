import { parentPort, workerData } from 'node:worker_threads';
import { type DrawWorkerData, type FromPainter, ringViews, type ToPainter } from './draw-messages.ts';
import { fingerprintRgba } from './fingerprint.ts';
import { Painter } from './painter.ts';

/** A drawing thread: draws the frames it is asked for into the ring's slots. */
const { lottieJson, size, ring }: DrawWorkerData = workerData;
const views = ringViews(ring, size);
let painter: Painter | undefined;

function tell(message: FromPainter): void {
  parentPort?.postMessage(message);
}

async function paint({ frame, slot }: ToPainter): Promise<void> {
  const view = views[slot];
  if (!view) throw new Error(`there is no frame slot ${slot}`);
  painter ??= new Painter(lottieJson, size);
  const start = performance.now();
  painter.draw(frame);
  await painter.readInto(view);
  tell({ kind: 'drawn', fingerprint: fingerprintRgba(view, size), ms: performance.now() - start });
}

parentPort?.on('message', (request: ToPainter) => {
  paint(request).catch((error: unknown) => {
    const message = error instanceof Error ? error.message : String(error);
    tell({ kind: 'failed', message, code: painter ? 'draw_failed' : 'theme_invalid' });
  });
});
