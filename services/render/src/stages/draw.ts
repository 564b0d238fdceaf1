import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scene } from '@nimantran/proto/domain/theme';
import type { EncoderThread } from '../av/encoder-thread.ts';
import { type Fingerprint, fingerprintRgba } from '../draw/fingerprint.ts';
import type { FrameSize } from '../draw/frame-size.ts';
import { Painter } from '../draw/painter.ts';
import { permanent } from '../errors.ts';
import { changedFrames } from '../lottie/still-frames.ts';
import type { LottieAnimation } from '../lottie/types.ts';

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

/** Draws every frame into the encoder's ring. A frame that cannot differ from the one before is repeated, not drawn. */
export async function draw({ animation, frames, size, encoder, signal, onFrame }: DrawJob): Promise<Drawn> {
  const painter = openPainter(animation, size);
  const changed = changedFrames(animation, frames);
  const fingerprints: Fingerprint[] = [];
  let drawnFrames = 0;
  let drawMs = 0;
  let last: Fingerprint | undefined;
  for (let frame = 0; frame < frames; frame += 1) {
    signal?.throwIfAborted();
    if (changed[frame] || !last) {
      const { slot, view } = await encoder.take();
      const start = performance.now();
      painter.draw(animation.ip + frame);
      await painter.readInto(view);
      last = fingerprintRgba(view, size);
      drawMs += performance.now() - start;
      drawnFrames += 1;
      encoder.submit(slot);
    } else encoder.repeat(1);
    fingerprints.push(last);
    onFrame?.(frame);
  }
  return { fingerprints, drawnFrames, drawSeconds: drawMs / 1000 };
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
    painter.draw(animation.ip + scene.still_frame);
    const path = join(outDir, `still-${String(index + 1).padStart(2, '0')}.jpg`);
    await writeFile(path, await painter.jpeg());
    stills.push({ scene: scene.name, frame: scene.still_frame, path });
  }
  return stills;
}
