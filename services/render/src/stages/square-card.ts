import { writeFile } from 'node:fs/promises';
import { createCanvas } from '@napi-rs/canvas';
import type { Scene } from '@nimantran/proto/domain/theme';
import type { FrameSize } from '../draw/frame-size.ts';
import type { LottieAnimation } from '../lottie/types.ts';
import { smallEnough } from './draw-cards.ts';
import { edgeColors, layMat, type Mat, MM } from './mat.ts';
import { loaded } from './print-pages.ts';

const SIDE_PX = 1080;
/** The line around the scene is as wide as on paper of this size, and the margin as large. */
const SIDE = 154 * MM;
const MARGIN = 7 * MM;

export interface SquareDrawn extends FrameSize {
  scene: string;
  path: string;
}

/** A square with the whole of an upright scene in the middle. */
export function squareOf(video: FrameSize): Mat {
  const height = SIDE - 2 * MARGIN;
  const width = (height / video.height) * video.width;
  return { width: SIDE, height: SIDE, scene: { x: (SIDE - width) / 2, y: MARGIN, width, height } };
}

/** Draws an upright scene at rest as a square JPEG: feeds and profile pictures cut its words off otherwise. At most 400 KB. */
export async function drawSquareCard(job: { animation: LottieAnimation; scene: Scene; path: string }): Promise<SquareDrawn> {
  const { animation, scene, path } = job;
  const player = loaded(animation, 'cards');
  player.seekFrame(scene.still_frame);
  const canvas = createCanvas(SIDE_PX, SIDE_PX);
  const context = canvas.getContext('2d');
  const scale = SIDE_PX / SIDE;
  context.scale(scale, scale);
  const mat = squareOf({ width: animation.w, height: animation.h });
  layMat(context, mat, edgeColors(player, animation));
  const { x, y, width, height } = mat.scene;
  // Skottie draws in pixels, whatever the context's scale.
  player.render(context, { x: x * scale, y: y * scale, width: width * scale, height: height * scale });
  await writeFile(path, await smallEnough((quality) => canvas.encode('jpeg', quality)));
  return { scene: scene.name, path, width: SIDE_PX, height: SIDE_PX };
}
