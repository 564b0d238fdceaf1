import type { FrameSize } from '../draw/frame-size.ts';
import { difference, type Regions } from '../draw/regions.ts';
import { CELL, type Ink, type Span } from '../text/resting-ink.ts';
import type { SampleScene } from './sample-scenes.ts';

/** Around the sample's ink, in cells. */
const MARGIN = 2;
/** A region or a colour counts as the sample's ground if at least this share of the sample's ink stands on it. */
const LEAST_GROUND = 0.01;
/** A colour that differs by so much from all colours under the sample's ink stands out, in ΔE. */
const OUTSTANDING = 18;
/** Colours that differ by less are one, in ΔE. */
const COLOR_STEP = 3;
/** Words may run over something smaller, such as a star or a motif of a fabric, in cells. */
const SMALLEST_ORNAMENT = 40;
/** Words may touch an ornament by less than so many cells, in its narrowest direction. */
const LEAST_TOUCH = 3;
/** The same in all, in cells: a tip of a letter on a tip of a leaf is no fault. */
const LEAST_AREA = 16;

/**
 * By how many pixels of the frame a text runs over something that the same text of its theme's sample keeps clear of: the arch or flower
 * beside it, or what is drawn over both. Undefined if it does not, or if the sample does not show the text.
 */
export function runsOver(layer: string, ink: Ink, sample: SampleScene): number | undefined {
  const { size } = sample;
  const ground = cellsOf(sample.inkOf(layer), size, MARGIN);
  const beyond = cellsOf([ink], size, 0).cells.filter((cell) => ground.mask[cell] !== 1);
  if (ground.cells.length === 0 || beyond.length < LEAST_AREA) return undefined;
  const isOrnament = sample.around().map((picture) => ornamentsBeside(ground.cells, picture));
  const over = beyond.filter((cell) => isOrnament.every((isPart) => isPart(cell)));
  if (over.length < LEAST_AREA) return undefined;
  const columns = Map.groupBy(over, (cell) => cell % size.width);
  const high = Math.max(0, ...[...columns.values()].map(({ length }) => length));
  const touch = Math.min(columns.size, high);
  return touch < LEAST_TOUCH ? undefined : touch * CELL;
}

interface Cells {
  cells: number[];
  /** 1 for each of them. */
  mask: Uint8Array;
}

/** The cells of the frame that ink covers, with a margin around it. */
function cellsOf(inks: readonly Ink[], { width, height }: FrameSize, margin: number): Cells {
  const cells: number[] = [];
  const mask = new Uint8Array(width * height);
  const cover = (column: number, { top, bottom }: Span): void => {
    const [first, end] = [Math.round(top / CELL) - margin, Math.round(bottom / CELL) + margin];
    for (let row = Math.max(0, first); row < Math.min(height, end); row += 1) {
      for (let x = Math.max(0, column - margin); x <= Math.min(width - 1, column + margin); x += 1) {
        const cell = row * width + x;
        if (mask[cell] === 0) cells.push(cell);
        mask[cell] = 1;
      }
    }
  };
  for (const { columns, down } of inks) {
    for (const [column, spans] of columns())
      for (const { top, bottom } of spans) cover(column, { top: top + down, bottom: bottom + down });
  }
  return { cells, mask };
}

/**
 * For a text that stands on these cells, an ornament belongs to none of their regions, has a colour that is far from all of theirs,
 * and is large enough.
 */
function ornamentsBeside(ground: readonly number[], { width, height, colors, region }: Regions): (cell: number) => boolean {
  const regions = new Set(commonOf(ground, (cell) => region[cell] ?? 0).map((cell) => region[cell]));
  const shade = (at: number): number => Math.round((colors[at] ?? 0) / COLOR_STEP) + 50;
  const shades = commonOf(ground, (cell) => shade(cell * 3) * 10_000 + shade(cell * 3 + 1) * 100 + shade(cell * 3 + 2));
  const known = new Map<number, boolean>();
  const standsOut = (cell: number): boolean => {
    const result =
      known.get(cell) ?? (!regions.has(region[cell]) && shades.every((other) => difference(colors, cell, other) >= OUTSTANDING));
    known.set(cell, result);
    return result;
  };
  return (cell) => standsOut(cell) && isLarge(cell, { width, height }, standsOut);
}

/** A cell of each kind that is common among these. */
function commonOf(cells: readonly number[], kindOf: (cell: number) => number): number[] {
  const kinds = new Map<number, { first: number; count: number }>();
  for (const cell of cells) {
    const kind = kindOf(cell);
    const known = kinds.get(kind);
    if (known) known.count += 1;
    else kinds.set(kind, { first: cell, count: 1 });
  }
  return [...kinds.values()].filter(({ count }) => count >= cells.length * LEAST_GROUND).map(({ first }) => first);
}

/** Whether the ornament around a cell has `SMALLEST_ORNAMENT` cells. */
function isLarge(cell: number, { width, height }: FrameSize, isPart: (cell: number) => boolean): boolean {
  const seen = new Set([cell]);
  for (const at of seen) {
    if (seen.size >= SMALLEST_ORNAMENT) return true;
    const [x, y] = [at % width, Math.floor(at / width)];
    const beside = [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, y > 0 ? at - width : at, y < height - 1 ? at + width : at];
    for (const other of beside) if (isPart(other)) seen.add(other);
  }
  return false;
}
