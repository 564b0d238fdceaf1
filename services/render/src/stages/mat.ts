import { createCanvas, type LottieAnimation as Player, type SKRSContext2D } from '@napi-rs/canvas';
import type { FrameSize } from '../draw/frame-size.ts';
import type { LottieAnimation } from '../lottie/types.ts';

/** Points, the unit of PDF. */
export const MM = 72 / 25.4;
/** From the scene to the line around it. */
const LINE_AT = 2 * MM;
const LINE_WIDTH = 0.9;

export interface Box extends FrameSize {
  x: number;
  y: number;
}

/** A page, and the place of a scene on it, in points. */
export interface Mat extends FrameSize {
  scene: Box;
}

type Color = readonly number[];

/** Bands from top to bottom whose edge gets a colour. */
const BANDS = 5;
/** Pixels of the animation per pixel that is looked at, and how many of those make the edge. */
const COARSE = 10;
const EDGE = 3;

/** The mean colours of the scene's edge, from top to bottom. */
export function edgeColors(player: Player, { w, h }: LottieAnimation): Color[] {
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
export function layMat(context: SKRSContext2D, { width, height, scene }: Mat, edge: readonly Color[]): void {
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
