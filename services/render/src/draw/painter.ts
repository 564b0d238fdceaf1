import { type Canvas, createCanvas, LottieAnimation as Player, type SKRSContext2D } from '@napi-rs/canvas';
import { apply, IDENTITY, type Matrix, multiply } from '../lottie/matrix.ts';
import type { Outline } from '../lottie/property.ts';
import { wipe } from './clear-canvas.ts';
import type { FrameSize } from './frame-size.ts';
import { releasePixels } from './release-pixels.ts';
import { type FadeRun, type Picture, RestingPictures, type Run } from './resting-pictures.ts';
import { softenInto } from './soften.ts';
import { type AlbumPlace, type EarlierFrame, itemsAt, type Stack, type Start } from './stack.ts';

interface Surface {
  canvas: Canvas;
  context: SKRSContext2D;
}

/** Draws frames of a stack of sheets with Skottie, directly at the output size. Resting sheets are drawn once and cached. */
export class Painter {
  readonly size: FrameSize;
  readonly #stack: Stack;
  readonly #players: Player[];
  readonly #picture: Surface;
  readonly #fades: Surface[] = [];
  readonly #earlier = new Map<string, Canvas>();
  readonly #resting: RestingPictures;
  #pixels: Buffer | undefined;
  /** Position of the animation: the whole canvas, plus the fraction of a pixel from rounding to even sizes. */
  readonly #cover: { x: number; y: number; width: number; height: number };
  readonly #toFrame: Matrix;

  /** `source` is the animation's size, `size` that of the frames; `keeps`: for frames that follow each other. */
  constructor(stack: Stack, source: FrameSize, size: FrameSize, keeps = true) {
    this.size = size;
    this.#stack = stack;
    this.#players = stack.albums.map((album) => Player.loadFromData(album));
    const scale = Math.max(size.width / source.width, size.height / source.height);
    const width = source.width * scale;
    const height = source.height * scale;
    const [x, y] = [(size.width - width) / 2, (size.height - height) / 2];
    this.#cover = { x, y, width, height };
    this.#toFrame = { ...IDENTITY, a: scale, d: scale, e: x, f: y };
    this.#picture = surfaceOf(size);
    this.#resting = new RestingPictures(size, keeps);
  }

  /** The picture of a start, for other stacks with the same one: nothing is drawn on it any more. */
  start({ sheets }: Start, frame: number): Canvas {
    return this.#resting.start(sheets, frame, (target, sheet) => this.#render(target, sheet, frame));
  }

  /** Draws a start from its picture, which another painter has made at the same size. */
  startWith({ sheets }: Start, frame: number, picture: Canvas): void {
    this.#resting.startWith(sheets, frame, picture);
  }

  /** `frame` counts from the first frame of the animation, whatever its number in the timeline. */
  draw(frame: number): void {
    this.#paintFrame(this.#picture.context, frame, 0);
  }

  /** The drawn frame as opaque RGBA rows without padding, valid until the next `rest`. */
  pixels(): Buffer {
    this.#pixels = this.#picture.canvas.data();
    return this.#pixels;
  }

  /** Await this between frames: it releases the memory of the last one. */
  async rest(): Promise<void> {
    if (this.#pixels) await releasePixels(this.#pixels);
    this.#pixels = undefined;
    await this.#resting.trim();
  }

  /** The drawn frame as a JPEG; the quality is 0 to 100. */
  jpeg(quality = 90): Promise<Buffer> {
    return this.#picture.canvas.encode('jpeg', quality);
  }

  #paintFrame(context: SKRSContext2D, frame: number, depth: number): void {
    const runs = this.#resting.runsOf(itemsAt(this.#stack.nodes, frame), frame, true);
    if (runs[0]?.kind !== 'kept') {
      context.fillStyle = '#000000';
      context.fillRect(0, 0, this.size.width, this.size.height);
    }
    this.#paint(context, runs, frame, depth);
  }

  #paint(context: SKRSContext2D, runs: Run[], frame: number, depth: number, window?: FadeRun['window']): void {
    for (const run of runs) {
      if (run.kind === 'kept') {
        const picture = this.#resting.picture(run, (target, sheet) => this.#render(target, sheet, frame));
        context.save();
        if (window) clip(context, window.outline, multiply(this.#toFrame, window.matrix));
        lay(context, picture);
        context.restore();
      } else if (run.kind === 'sheet') this.#render(context, run.sheet.masked ?? run.sheet, frame);
      else if (run.kind === 'earlier') context.drawImage(this.#earlierFrame(run, depth), 0, 0);
      else this.#fade(context, run, frame, depth, window);
    }
  }

  #earlierFrame({ frame, softened }: EarlierFrame, depth: number): Canvas {
    const key = `${frame} ${softened}`;
    const known = this.#earlier.get(key);
    if (known) return known;
    const { canvas, context } = surfaceOf(this.size);
    const sharp = softened ? this.#surfaceAt(depth) : { canvas, context };
    this.#paintFrame(sharp.context, frame, depth + 1);
    if (softened) softenInto(context, sharp.canvas, this.size);
    this.#earlier.set(key, canvas);
    return canvas;
  }

  #surfaceAt(depth: number): Surface {
    const surface = this.#fades[depth] ?? surfaceOf(this.size);
    this.#fades[depth] = surface;
    return surface;
  }

  /** Skottie draws past a context's clip: sheets in a window have the mask themselves, and only pictures of them are clipped. */
  #fade(context: SKRSContext2D, { alpha, window, runs }: FadeRun, frame: number, depth: number, outer: FadeRun['window']): void {
    if (alpha >= 1) {
      this.#paint(context, runs, frame, depth, window ?? outer);
      return;
    }
    const surface = this.#surfaceAt(depth);
    wipe(surface.context, this.size);
    this.#paint(surface.context, runs, frame, depth + 1, window ?? outer);
    context.globalAlpha = alpha;
    context.drawImage(surface.canvas, 0, 0);
    context.globalAlpha = 1;
  }

  #render(context: SKRSContext2D, { album, albumFrame }: AlbumPlace, frame: number): void {
    const player = this.#players[album];
    if (!player) throw new Error('a sheet was left out that has to be drawn');
    player.seekFrame(albumFrame + frame);
    player.render(context, this.#cover);
  }
}

function surfaceOf(size: FrameSize): Surface {
  const canvas = createCanvas(size.width, size.height);
  return { canvas, context: canvas.getContext('2d') };
}

function lay(context: SKRSContext2D, { canvas, x, y, width, height }: Picture): void {
  if (width > 0 && height > 0) context.drawImage(canvas, x, y, width, height, x, y, width, height);
}

type Point = [x: number, y: number];

/** Limits drawing to an outline, with soft edges as Skottie's. */
function clip(context: SKRSContext2D, { v, i, o, c }: Outline, matrix: Matrix): void {
  const at = (index: number, tangents: Point[] = []): Point => {
    const [x, y] = v[index] ?? [0, 0];
    const [dx, dy] = tangents[index] ?? [0, 0];
    return apply(matrix, x + dx, y + dy);
  };
  context.beginPath();
  context.moveTo(...at(0));
  for (let index = 1; index <= v.length - (c === true ? 0 : 1); index += 1) {
    const next = index % v.length;
    context.bezierCurveTo(...at(index - 1, o), ...at(next, i), ...at(next));
  }
  context.closePath();
  context.clip();
}
