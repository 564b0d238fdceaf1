import { setImmediate as nextTurn } from 'node:timers/promises';
import { PDFDocument, LottieAnimation as Player, type SKRSContext2D } from '@napi-rs/canvas';
import type { Scene } from '@nimantran/proto/domain/theme';
import type { FrameSize } from '../draw/frame-size.ts';
import type { LottieAnimation } from '../lottie/types.ts';
import { permanent, type Stage } from '../pipeline/errors.ts';
import { type Box, edgeColors, layMat, MM } from './mat.ts';

const INCH_MM = 25.4;
/** Sizes of cut paper in millimetres: A5 (ISO 216), and the card of 5 × 7 inches that print shops outside of Europe have. */
const PAPERS = { a5: { short: 148, long: 210 }, '5x7': { short: 5 * INCH_MM, long: 7 * INCH_MM } } as const;
export type Paper = keyof typeof PAPERS;

/** Paper beyond the cut on each side, filled like the page. */
const LEAST_BLEED = 3 * MM;
/** From the edge of the cut page to the scene. */
const MARGIN = 9 * MM;

/** A page with its bleed, what remains of it after the cut, and the place of the scene, in points from the upper left corner. */
export interface PrintPage extends FrameSize {
  trim: Box;
  scene: Box;
}

/** The paper in the direction of the video, with the whole scene in the middle of a margin. */
export function printPageOf(video: FrameSize, paper: Paper): PrintPage {
  const [short, long] = [PAPERS[paper].short * MM, PAPERS[paper].long * MM];
  const trim = video.width > video.height ? { width: long, height: short } : { width: short, height: long };
  // Skia's pages have whole points.
  const [width, height] = [Math.ceil(trim.width + 2 * LEAST_BLEED), Math.ceil(trim.height + 2 * LEAST_BLEED)];
  const middle = (size: FrameSize): Box => ({ ...size, x: (width - size.width) / 2, y: (height - size.height) / 2 });
  const scale = Math.min((trim.width - 2 * MARGIN) / video.width, (trim.height - 2 * MARGIN) / video.height);
  return {
    ...{ width, height, trim: middle(trim) },
    scene: middle({ width: video.width * scale, height: video.height * scale }),
  };
}

export interface PrintJob {
  animation: LottieAnimation;
  scenes: readonly Scene[];
  page: PrintPage;
  title: string;
}

/** The scenes at rest as a PDF, a page each: lines and fills as vectors, photos as they are. The words are only outlines. */
export async function printPages({ animation, scenes, page, title }: PrintJob): Promise<Buffer> {
  const player = loaded(animation, 'pdf');
  const document = new PDFDocument({ title, producer: 'Nimantran', encodingQuality: 90, rasterDPI: 300 });
  for (const scene of scenes) {
    player.seekFrame(scene.still_frame);
    // The same drawing interface; the types name the browser's.
    const context = document.beginPage(page.width, page.height) as unknown as SKRSContext2D;
    layMat(context, page, edgeColors(player, animation));
    player.render(context, page.scene);
    document.endPage();
    await nextTurn();
  }
  return document.close();
}

const players = new WeakMap<LottieAnimation, Player>();

/** A player of the whole animation, the same for all that is printed: loading searches the fonts and decodes the photos. */
export function loaded(animation: LottieAnimation, stage: Stage): Player {
  try {
    const player = players.get(animation) ?? Player.loadFromData(JSON.stringify(animation));
    players.set(animation, player);
    return player;
  } catch (error) {
    throw permanent(stage, 'theme_invalid', 'The animation cannot be drawn.', error);
  }
}
