import { type Canvas, createCanvas, type SKRSContext2D } from '@napi-rs/canvas';
import { wipe } from './clear-canvas.ts';
import type { FrameSize } from './frame-size.ts';
import { releasePixels } from './release-pixels.ts';
import type { EarlierFrame, FadeItem, FrameItem, Sheet } from './stack.ts';

/** Neighbouring resting sheets, composited as one picture, or what is drawn in every frame. */
export type Run = KeptRun | { kind: 'sheet'; sheet: Sheet } | FadeRun | EarlierFrame;

export interface KeptRun {
  kind: 'kept';
  key: string;
  sheets: Sheet[];
  ground: boolean;
}

export interface FadeRun extends Omit<FadeItem, 'items'> {
  runs: Run[];
}

export interface Picture {
  canvas: Canvas;
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Kept extends Picture {
  key: string;
  context: SKRSContext2D;
  usedAt: number;
  trimmed: boolean;
  /** Others draw from its canvas too, so nothing else is drawn on it. */
  shared: boolean;
}

/** Compositing a full-frame picture takes about a millisecond at 1080p: lighter items are drawn directly. */
const LEAST_WEIGHT = 8;
const MOST_RUNS = 5;
/** Pixel data only; a canvas takes about twice as much. */
const KEPT_BYTES = 72 * 1024 * 1024;
const MOST_CANVASES = 6;

/** Pictures of resting sheets. Which runs are cached depends on the frame alone, so a frame looks the same after any other. */
export class RestingPictures {
  readonly #size: FrameSize;
  readonly #kept: Kept[] = [];
  readonly #most: number;
  #clock = 0;

  /** `keeps`: whether frames that follow each other are drawn; single ones are drawn faster without pictures. */
  constructor(size: FrameSize, keeps = true) {
    this.#size = size;
    this.#most = !keeps ? 1 : Math.max(2, Math.min(MOST_CANVASES, Math.floor(KEPT_BYTES / (size.width * size.height * 4))));
  }

  /** Groups a frame's items. `ground`: the lowest run is drawn on black and fills the frame. */
  runsOf(items: FrameItem[], frame: number, ground: boolean): Run[] {
    const runs = grouped(items, frame, ground);
    const most = Math.min(MOST_RUNS, this.#most - 1);
    const heavy = keptIn(runs).filter((run) => run.ground || weightOf(run) >= LEAST_WEIGHT);
    // All parts of a frame share the pictures: more of them would displace each other in every frame.
    const heaviest = heavy.sort((left, right) => weightOf(right) - weightOf(left)).slice(0, most);
    return withOnly(runs, new Set(heaviest));
  }

  /** The picture of the lowest sheets of a frame, for other pictures of the same ones. */
  start(sheets: Sheet[], frame: number, render: (context: SKRSContext2D, sheet: Sheet) => void): Canvas {
    const key = startKey(sheets, frame);
    const { canvas } = this.picture({ kind: 'kept', key, sheets, ground: true }, render);
    for (const kept of this.#kept) if (kept.key === key) kept.shared = true;
    return canvas;
  }

  /** Takes such a picture over. */
  startWith(sheets: Sheet[], frame: number, canvas: Canvas): void {
    const made = this.#hold(canvas);
    const whole = { x: 0, y: 0, ...this.#size, trimmed: true };
    Object.assign(made, whole, { key: startKey(sheets, frame), shared: true });
  }

  /** The picture of a run; missing sheets are drawn with `render`. */
  picture(run: KeptRun, render: (context: SKRSContext2D, sheet: Sheet) => void): Picture {
    this.#clock += 1;
    const known = this.#kept.find(({ key }) => key === run.key);
    if (known) {
      known.usedAt = this.#clock;
      return known;
    }
    const base = this.#longestStart(run.key);
    const made = this.#freeCanvas(base);
    const { width, height } = this.#size;
    wipe(made.context, this.#size);
    if (base) made.context.drawImage(base.canvas, 0, 0);
    else if (run.ground) {
      made.context.fillStyle = '#000000';
      made.context.fillRect(0, 0, width, height);
    }
    const there = base ? base.key.split(',').length : 0;
    for (const sheet of run.sheets.slice(there)) render(made.context, sheet);
    Object.assign(made, { x: 0, y: 0, width, height, key: run.key, usedAt: this.#clock, trimmed: run.ground });
    return made;
  }

  /** Finds the inked area of new pictures, which makes compositing cheaper. */
  async trim(): Promise<void> {
    for (const kept of this.#kept) {
      if (kept.key === '' || kept.trimmed) continue;
      const pixels = kept.canvas.data();
      Object.assign(kept, inkBox(pixels, this.#size), { trimmed: true });
      await releasePixels(pixels);
    }
  }

  /** The longest cached picture that is a prefix of the requested one. */
  #longestStart(key: string): Kept | undefined {
    const starts = this.#kept.filter((kept) => key.startsWith(`${kept.key},`));
    return starts.sort((left, right) => right.key.length - left.key.length)[0];
  }

  /** A new canvas while there are few, otherwise the least recently used one. Canvases are native memory and are never freed. */
  #freeCanvas(base: Kept | undefined): Kept {
    const own = this.#kept.filter(({ shared }) => !shared);
    if (own.length < this.#most) return this.#hold(createCanvas(this.#size.width, this.#size.height));
    const others = own.filter((kept) => kept !== base).sort((left, right) => left.usedAt - right.usedAt);
    const [oldest] = others;
    if (!oldest) throw new Error('there is no canvas to draw on');
    oldest.key = '';
    return oldest;
  }

  #hold(canvas: Canvas): Kept {
    const context = canvas.getContext('2d');
    const made: Kept = { canvas, context, key: '', usedAt: 0, trimmed: false, shared: false, x: 0, y: 0, width: 0, height: 0 };
    this.#kept.push(made);
    return made;
  }
}

/** The key of the lowest run of a frame, as far as these sheets. */
const startKey = (sheets: readonly Sheet[], frame: number): string => `ground ${keyOf(sheets, frame)}`;

const keyOf = (sheets: readonly Sheet[], frame: number): string =>
  sheets.map(({ index, restsSince }) => `${index}@${restsSince[frame]}`).join();

const weightOf = ({ sheets, ground }: KeptRun): number => sheets.reduce((sum, sheet) => sum + sheet.weight, ground ? 1000 : 0);

function grouped(items: FrameItem[], frame: number, ground: boolean): Run[] {
  const runs: Run[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    if (item.kind === 'fade') {
      const { items: inner, ...fade } = item;
      runs.push({ ...fade, runs: grouped(inner, frame, false) });
    } else if (item.kind !== 'sheet' || (item.sheet.restsSince[frame] ?? -1) < 0) runs.push(item);
    else if (last?.kind === 'kept') {
      last.sheets.push(item.sheet);
      last.key += `,${keyOf([item.sheet], frame)}`;
    } else {
      const lowest = ground && runs.length === 0;
      const key = lowest ? startKey([item.sheet], frame) : keyOf([item.sheet], frame);
      runs.push({ kind: 'kept', key, sheets: [item.sheet], ground: lowest });
    }
  }
  return runs;
}

function keptIn(runs: readonly Run[]): KeptRun[] {
  return runs.flatMap((run) => {
    if (run.kind === 'fade') return keptIn(run.runs);
    return run.kind === 'kept' ? [run] : [];
  });
}

/** The same runs, with the sheets of all other kept ones drawn. */
function withOnly(runs: Run[], kept: ReadonlySet<Run>): Run[] {
  return runs.flatMap((run): Run[] => {
    if (run.kind === 'fade') return [{ ...run, runs: withOnly(run.runs, kept) }];
    return run.kind !== 'kept' || kept.has(run) ? [run] : run.sheets.map((sheet) => ({ kind: 'sheet', sheet }));
  });
}

/** The smallest box around all pixels that are not fully transparent. */
function inkBox(pixels: Buffer, { width, height }: FrameSize): { x: number; y: number; width: number; height: number } {
  const words = new Uint32Array(pixels.buffer, pixels.byteOffset, width * height);
  const rowHasInk = (row: number): boolean => {
    for (let at = row * width; at < (row + 1) * width; at += 1) if (words[at] !== 0) return true;
    return false;
  };
  let top = 0;
  while (top < height && !rowHasInk(top)) top += 1;
  if (top === height) return { x: 0, y: 0, width: 0, height: 0 };
  let bottom = height - 1;
  while (!rowHasInk(bottom)) bottom -= 1;
  let left = width;
  let right = 0;
  for (let row = top; row <= bottom; row += 1) {
    const start = row * width;
    let first = 0;
    while (first < left && words[start + first] === 0) first += 1;
    left = Math.min(left, first);
    let last = width - 1;
    while (last > right && words[start + last] === 0) last -= 1;
    right = Math.max(right, last);
  }
  return { x: left, y: top, width: right - left + 1, height: bottom - top + 1 };
}
