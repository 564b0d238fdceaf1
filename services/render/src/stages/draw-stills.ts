import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Scene } from '@nimantran/proto/domain/theme';
import { buildStack, type OneFrame } from '../draw/build-stack.ts';
import type { FrameSize } from '../draw/frame-size.ts';
import { Painter } from '../draw/painter.ts';
import type { Stack } from '../draw/stack.ts';
import type { LottieAnimation, LottieLayer } from '../lottie/types.ts';
import { permanent } from '../pipeline/errors.ts';

export interface StillFile {
  scene: string;
  frame: number;
  path: string;
}

/** Splits the animation for drawing, all of it or what one frame shows. Throws `theme_invalid` if that is not possible. */
export function stackOf(
  animation: LottieAnimation,
  frames: number,
  isPersonal: (layer: LottieLayer) => boolean,
  one?: OneFrame,
): Stack {
  try {
    return buildStack(animation, frames, isPersonal, one);
  } catch (error) {
    throw permanent('draw', 'theme_invalid', 'The animation cannot be drawn.', error);
  }
}

/** `source` is the size of the animation, `keeps` as for the painter. Throws `theme_invalid` if Skottie refuses it. */
export function openPainter(stack: Stack, source: FrameSize, size: FrameSize, keeps = true): Painter {
  try {
    return new Painter(stack, source, size, keeps);
  } catch (error) {
    throw permanent('draw', 'theme_invalid', 'The animation cannot be drawn.', error);
  }
}

export async function drawStills(painter: Painter, scenes: Scene[], outDir: string): Promise<StillFile[]> {
  const stills: StillFile[] = [];
  for (const [index, scene] of scenes.entries()) {
    painter.draw(scene.still_frame);
    const path = join(outDir, `still-${String(index + 1).padStart(2, '0')}.jpg`);
    await writeFile(path, await painter.jpeg());
    stills.push({ scene: scene.name, frame: scene.still_frame, path });
    await painter.rest();
  }
  return stills;
}
