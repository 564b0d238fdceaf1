import { writeFile } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Scene } from '@nimantran/proto/domain/theme';
import type { EncoderThread } from '../av/encoder-thread.ts';
import { DrawPool } from '../draw/draw-pool.ts';
import type { Fingerprint } from '../draw/fingerprint.ts';
import type { FrameSize } from '../draw/frame-size.ts';
import { Painter } from '../draw/painter.ts';
import { permanent } from '../errors.ts';
import { changedFrames } from '../lottie/still-frames.ts';
import type { LottieAnimation } from '../lottie/types.ts';

/** More threads than this only wait for the encoder. */
const MOST_THREADS = 4;

export interface StillFile {
  scene: string;
  frame: number;
  path: string;
}

export interface DrawJob {
  animation: LottieAnimation;
  frames: number;
  size: FrameSize;
  encoder: EncoderThread;
  signal?: AbortSignal;
  onFrame?: (frame: number) => void;
}

export interface Drawn {
  /** One per frame, for reading the file back against. */
  fingerprints: Fingerprint[];
  drawnFrames: number;
  drawSeconds: number;
}

export function openPainter(animation: LottieAnimation, size: FrameSize): Painter {
  try {
    return new Painter(JSON.stringify(animation), size);
  } catch (error) {
    throw permanent('draw', 'theme_invalid', 'The animation cannot be drawn.', error);
  }
}

/**
 * Draws every frame into the encoder's ring, several at a time, and hands them over in order. A frame that cannot differ from the one
 * before is repeated, not drawn.
 */
export async function draw({ animation, frames, size, encoder, signal, onFrame }: DrawJob): Promise<Drawn> {
  const pool = new DrawPool(
    { lottieJson: JSON.stringify(animation), size, ring: encoder.ring },
    Math.min(MOST_THREADS, availableParallelism()),
  );
  const fingerprints: Fingerprint[] = [];
  const runs = runsOf(changedFrames(animation, frames));
  let drawMs = 0;
  let inOrder: Promise<void> = Promise.resolve();
  try {
    for (const { first, length } of runs) {
      signal?.throwIfAborted();
      // A drawing that failed never frees its slot: the wait for one ends with it.
      const slot = await Promise.race([encoder.take(), rejectionOf(inOrder)]);
      const drawing = pool.draw({ frame: first, slot });
      inOrder = Promise.all([drawing, inOrder]).then(([drawn]) => {
        encoder.submit(slot);
        encoder.repeat(length - 1);
        drawMs += drawn.ms;
        for (let frame = 0; frame < length; frame += 1) fingerprints.push(drawn.fingerprint);
        onFrame?.(first + length - 1);
      });
      inOrder.catch(() => {});
    }
    await inOrder;
    return { fingerprints, drawnFrames: runs.length, drawSeconds: drawMs / 1000 };
  } finally {
    await pool.close();
  }
}

function rejectionOf(work: Promise<void>): Promise<never> {
  return new Promise((_, reject) => work.catch(reject));
}

/** Each drawn frame with the still frames that follow it. */
function runsOf(changed: boolean[]): { first: number; length: number }[] {
  const runs: { first: number; length: number }[] = [];
  for (const [frame, moves] of changed.entries()) {
    const last = runs.at(-1);
    if (moves || !last) runs.push({ first: frame, length: 1 });
    else last.length += 1;
  }
  return runs;
}

/** One JPEG per scene at its still frame. */
export async function drawStills(
  animation: LottieAnimation,
  scenes: Scene[],
  size: FrameSize,
  outDir: string,
): Promise<StillFile[]> {
  const painter = openPainter(animation, size);
  const stills: StillFile[] = [];
  for (const [index, scene] of scenes.entries()) {
    painter.draw(scene.still_frame);
    const path = join(outDir, `still-${String(index + 1).padStart(2, '0')}.jpg`);
    await writeFile(path, await painter.jpeg());
    stills.push({ scene: scene.name, frame: scene.still_frame, path });
  }
  return stills;
}
