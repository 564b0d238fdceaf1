import { setImmediate as nextTurn } from 'node:timers/promises';
import { createCanvas, PDFDocument, LottieAnimation as Player, type SKRSContext2D } from '@napi-rs/canvas';
import type { Scene } from '@nimantran/proto/domain/theme';
import type { FrameSize } from '../draw/frame-size.ts';
import type { LottieAnimation } from '../lottie/types.ts';
import { permanent } from '../pipeline/errors.ts';

/** Points, the unit of PDF. */
const MM = 72 / 25.4;
/** A5 (ISO 216), upright. */
const SHORT_MM = 148;
const LONG_MM = 210;
/** Paper beyond the cut on each side, filled like the page. */
const LEAST_BLEED = 3 * MM;
/** From the edge of the cut page to the scene. */
const MARGIN = 9 * MM;
/** From the scene to the line around it. */
const LINE_AT = 2 * MM;
const LINE_WIDTH = 0.9;

interface Box extends FrameSize {
  x: number;
  y: number;
}

/** A page with its bleed, what remains of it after the cut, and the place of the scene, in points from the upper left corner. */
export interface PrintPage extends FrameSize {
  trim: Box;
  scene: Box;
}

/** A5 in the direction of the video, with the whole scene in the middle of a margin. */
export function printPageOf(video: FrameSize): PrintPage {
  const wide = video.width > video.height;
  const trim = { width: (wide ? LONG_MM : SHORT_MM) * MM, height: (wide ? SHORT_MM : LONG_MM) * MM };
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
  const player = loaded(animation);
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

function loaded(animation: LottieAnimation): Player {
  try {
    return Player.loadFromData(JSON.stringify(animation));
  } catch (error) {
    throw permanent('pdf', 'theme_invalid', 'The animation cannot be drawn.', error);
  }
}

type Color = readonly number[];

/** Bands from top to bottom whose edge gets a colour. */
const BANDS = 5;
/** Pixels of the animation per pixel that is looked at, and how many of those make the edge. */
const COARSE = 10;
const EDGE = 3;

/** The mean colours of the scene's edge, from top to bottom. */
function edgeColors(player: Player, { w, h }: LottieAnimation): Color[] {
  const [width, height] = [Math.round(w / COARSE), Math.round(h / COARSE)];
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  player.render(context, { x: 0, y: 0, width, height });
  const { data } = context.getImageData(0, 0, width, height);
  return Array.from({ length: BANDS }, (_, band): Color => {
    const pixels: number[] = [];
    for (let y = Math.floor((band * height) / BANDS); y < Math.floor(((band + 1) * height) / BANDS); y += 1) {
      for (let x = 0; x < width; x += 1)
        if (Math.min(x, y, width - 1 - x, height - 1 - y) < EDGE) pixels.push((y * width + x) * 4);
    }
    return [0, 1, 2].map((channel) => mean(pixels.map((at) => data[at + channel] ?? 0)));
  });
}

const mean = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);

const LIGHT = 255;
const DARK = 0;

/** Fills the page with the colours of the scene's edge, half evened out, and draws a line around the scene's place. */
function layMat(context: SKRSContext2D, { width, height, scene }: PrintPage, edge: readonly Color[]): void {
  const whole = [0, 1, 2].map((channel) => mean(edge.map((color) => color[channel] ?? 0)));
  const isDark = luma(whole) < 0.45;
  const gradient = context.createLinearGradient(0, 0, 0, height);
  for (const [band, color] of edge.entries()) {
    const evened = mixed(color, whole, 0.5);
    // Away from the scene's own ground, so that the scene stands out.
    gradient.addColorStop((band + 0.5) / edge.length, isDark ? css(evened, DARK, 0.25) : css(evened, LIGHT, 0.35));
  }
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  context.strokeStyle = isDark ? css(whole, LIGHT, 0.5) : css(whole, DARK, 0.4);
  context.lineWidth = LINE_WIDTH;
  context.strokeRect(scene.x - LINE_AT, scene.y - LINE_AT, scene.width + 2 * LINE_AT, scene.height + 2 * LINE_AT);
}

const mixed = (color: Color, other: Color, share: number): Color =>
  color.map((value, channel) => value + ((other[channel] ?? 0) - value) * share);

const css = (color: Color, towards: number, share: number): string =>
  `rgb(${mixed(color, [towards, towards, towards], share).map(Math.round).join(', ')})`;

/** ITU-R BT.709, 0 to 1. */
const luma = ([red = 0, green = 0, blue = 0]: Color): number => (0.2126 * red + 0.7152 * green + 0.0722 * blue) / 255;
