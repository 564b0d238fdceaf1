import { type Canvas, createCanvas, LottieAnimation as Player, type SKRSContext2D } from '@napi-rs/canvas';
import { wipe } from './clear-canvas.ts';
import type { FrameSize } from './frame-size.ts';
import { releasePixels } from './release-pixels.ts';
import { type Picture, RestingPictures } from './resting-pictures.ts';
import { softenInto } from './soften.ts';
import { type EarlierFrame, type FrameItem, itemsAt, type Sheet, type Stack, type Start } from './stack.ts';

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

  /** `source` is the animation's size, `size` that of the frames. */
  constructor(stack: Stack, source: FrameSize, size: FrameSize) {
    this.size = size;
    this.#stack = stack;
    this.#players = stack.albums.map((album) => Player.loadFromData(album));
    const scale = Math.max(size.width / source.width, size.height / source.height);
    const width = source.width * scale;
    const height = source.height * scale;
    this.#cover = { x: (size.width - width) / 2, y: (size.height - height) / 2, width, height };
    this.#picture = surfaceOf(size);
    this.#resting = new RestingPictures(size);
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
    this.#paint(this.#picture.context, itemsAt(this.#stack.nodes, frame), frame, true, 0);
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

  #paint(context: SKRSContext2D, items: FrameItem[], frame: number, ground: boolean, depth: number): void {
    const runs = this.#resting.runsOf(items, frame, ground);
    if (ground && runs[0]?.kind !== 'kept') {
      context.fillStyle = '#000000';
      context.fillRect(0, 0, this.size.width, this.size.height);
    }
    for (const run of runs) {
      if (run.kind === 'kept')
        lay(
          context,
          this.#resting.picture(run, (target, sheet) => this.#render(target, sheet, frame)),
        );
      else if (run.item.kind === 'sheet') this.#render(context, run.item.sheet, frame);
      else if (run.item.kind === 'earlier') context.drawImage(this.#earlierFrame(run.item, depth), 0, 0);
      else this.#fade(context, run.item, frame, depth);
    }
  }

  #earlierFrame({ frame, softened }: EarlierFrame, depth: number): Canvas {
    const key = `${frame} ${softened}`;
    const known = this.#earlier.get(key);
    if (known) return known;
    const { canvas, context } = surfaceOf(this.size);
    const sharp = softened ? this.#surfaceAt(depth) : { canvas, context };
    this.#paint(sharp.context, itemsAt(this.#stack.nodes, frame), frame, true, depth + 1);
    if (softened) softenInto(context, sharp.canvas, this.size);
    this.#earlier.set(key, canvas);
    return canvas;
  }

  #surfaceAt(depth: number): Surface {
    const surface = this.#fades[depth] ?? surfaceOf(this.size);
    this.#fades[depth] = surface;
    return surface;
  }

  #fade(context: SKRSContext2D, item: Extract<FrameItem, { kind: 'fade' }>, frame: number, depth: number): void {
    const surface = this.#surfaceAt(depth);
    wipe(surface.context, this.size);
    this.#paint(surface.context, item.items, frame, false, depth + 1);
    context.globalAlpha = item.alpha;
    context.drawImage(surface.canvas, 0, 0);
    context.globalAlpha = 1;
  }

  #render(context: SKRSContext2D, sheet: Sheet, frame: number): void {
    const player = this.#players[sheet.album];
    if (!player) throw new Error('a sheet was left out that has to be drawn');
    player.seekFrame(sheet.albumFrame + frame);
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
