import { breakLines, fillLines } from './break-lines.ts';
import { smallCaps } from './caps.ts';
import { type FontChoice, itemise, type TextRun } from './itemise.ts';
import { newCounter, type PlacedCluster, placeLine } from './place-line.ts';
import { factsOf } from './scripts.ts';
import { type ShapedLine, shapeLine } from './shape-line.ts';

export type { PlacedCluster } from './place-line.ts';
export type Alignment = 'left' | 'center' | 'right';

/** Where a text may be placed, in the layer's own pixels. A point text has one line per paragraph, around x = 0 and on y = 0. */
export type TextRoom =
  | { kind: 'point'; maxWidth: number }
  | { kind: 'box'; x: number; y: number; width: number; height: number; vertical: 'top' | 'center' | 'bottom' };

export interface TextStyle {
  fonts: FontChoice;
  size: number;
  lineHeight: number;
  /** Thousandths of an em. */
  tracking: number;
  alignment: Alignment;
  baselineShift: number;
  /** Which lines of a box are stretched to its full width; the others follow `alignment`. */
  justify?: 'all' | 'all but last';
  smallCaps?: boolean;
  /** From the top of a box to the first baseline, in em; by default from the theme's font. */
  ascent?: number;
}

export interface TextLayout {
  clusters: PlacedCluster[];
  size: number;
  lines: number;
  missing: string[];
  /** The text does not fit even at the smallest size. */
  overflows: boolean;
}

interface Paragraph {
  text: string;
  runs: TextRun[];
  /** One line of `[start, end)`; cached, since fitting asks for the same lines repeatedly. */
  line: (start: number, end: number) => ShapedLine;
}

/** Lottie writes line ends as CR, forced ones as ETX; Unicode has its own separators. */
const PARAGRAPH_END = /\r\n|\r|\n|\p{Zl}|\p{Zp}/u;
const FORCED_LINE_END = String.fromCharCode(3);

/** Lays a text out at the largest size, from the style's down to `smallestSize`, at which it fits its room. */
export function layoutText(text: string, style: TextStyle, room: TextRoom, smallestSize: number): TextLayout {
  const missing: string[] = [];
  const paragraphs = text
    .replaceAll(FORCED_LINE_END, '\n')
    .replaceAll('\t', ' ')
    .split(PARAGRAPH_END)
    .map((line) => paragraphOf(line, style, missing));
  const floor = Math.min(style.size, smallestSize);
  let laid = layoutAt(paragraphs, style, room, style.size);
  if (laid.overflows) {
    let low = floor;
    let high = style.size;
    laid = layoutAt(paragraphs, style, room, floor);
    // Bisection: after nine halvings the size is within 0.2 % of the largest that fits.
    for (let step = 0; step < 9 && !laid.overflows; step += 1) {
      const middle = (low + high) / 2;
      const candidate = layoutAt(paragraphs, style, room, middle);
      if (candidate.overflows) high = middle;
      else {
        low = middle;
        laid = candidate;
      }
    }
  }
  return { ...laid, missing: [...new Set(missing)] };
}

function paragraphOf(words: string, style: TextStyle, missing: string[]): Paragraph {
  const drawnCaps = style.smallCaps === true && (style.fonts.theme?.hasSmallCaps ?? false);
  const { text, sizes } = style.smallCaps && !drawnCaps ? smallCaps(words) : { text: words, sizes: undefined };
  const { runs, missing: lacking } = itemise(text, style.fonts, sizes);
  missing.push(...lacking);
  const known = new Map<string, ShapedLine>();
  const line = (start: number, end: number): ShapedLine => {
    const key = `${start} ${end}`;
    const shaped = known.get(key) ?? shapeLine(text, runs, start, end, style.tracking / 1000, drawnCaps);
    known.set(key, shaped);
    return shaped;
  };
  return { text, runs, line };
}

function layoutAt(paragraphs: Paragraph[], style: TextStyle, room: TextRoom, size: number): TextLayout {
  const maxEm = (room.kind === 'box' ? room.width : room.maxWidth) / size;
  const lines = paragraphs.flatMap((paragraph) => linesOf(paragraph, style, room, maxEm));
  const lineHeight = lineHeightOf(paragraphs, style, size);
  const ascent = (style.ascent ?? ascentOf(style, paragraphs)) * size;
  // A box of After Effects shows each line whose baseline lies in it; one with `vj` includes the descenders too.
  const descent = style.ascent === undefined ? 0.25 * size : 0;
  const height = ascent + (lines.length - 1) * lineHeight + descent;
  const tooWide = lines.some((line) => line.shaped.width > maxEm + 1e-6);
  const tooHigh = room.kind === 'box' && height > room.height + 1e-6 && lines.length > 1;
  const firstBaseline = firstBaselineOf(style, room, size, height, ascent, (lines.length - 1) * lineHeight);
  const counter = newCounter();
  const clusters = lines.flatMap(({ shaped, stretched }, line) => {
    const spaces = shaped.clusters.filter((cluster) => cluster.isSpace).length;
    const slack = stretched && room.kind === 'box' ? room.width - shaped.width * size : 0;
    const perSpace = spaces > 0 && slack > 0 ? slack / spaces : 0;
    const left = leftEdge(style.alignment, room, shaped.width * size + perSpace * spaces);
    const y = firstBaseline + line * lineHeight - style.baselineShift;
    return placeLine(shaped.clusters, { left, y, size, line, perSpace }, counter);
  });
  return { clusters, size, lines: lines.length, missing: [], overflows: tooWide || tooHigh };
}

/** A justified text fills each line; any other is evened out. */
function linesOf(
  { text, line }: Paragraph,
  style: TextStyle,
  room: TextRoom,
  maxEm: number,
): { shaped: ShapedLine; stretched: boolean }[] {
  if (room.kind === 'point') return [{ shaped: line(0, text.length), stretched: false }];
  const breaks = (style.justify ? fillLines : breakLines)(text, maxEm, (start, end) => line(start, end).width);
  return breaks.map(({ start, end }, index) => ({
    shaped: line(start, end),
    stretched: style.justify === 'all' || (style.justify === 'all but last' && index < breaks.length - 1),
  }));
}

function lineHeightOf(paragraphs: Paragraph[], style: TextStyle, size: number): number {
  const wanted = (style.lineHeight / style.size) * size;
  const needs = paragraphs.flatMap((paragraph) => paragraph.runs.map((run) => factsOf(run.script)?.lineHeight ?? 0));
  return Math.max(wanted, Math.max(0, ...needs) * size);
}

function ascentOf(style: TextStyle, paragraphs: Paragraph[]): number {
  const font = style.fonts.theme ?? paragraphs[0]?.runs[0]?.font;
  return font ? Math.min(1.2, font.ascender / font.unitsPerEm) : 0.95;
}

function firstBaselineOf(
  style: TextStyle,
  room: TextRoom,
  size: number,
  height: number,
  ascent: number,
  belowFirst: number,
): number {
  // Shrunk point text keeps its optical middle (about 0.35 em above the baseline) where the designer put it.
  if (room.kind === 'point')
    return -0.35 * (style.size - size) - (belowFirst > 0 && size < style.size ? (belowFirst * (style.size / size - 1)) / -2 : 0);
  const slack = room.height - height;
  const offset = room.vertical === 'top' ? 0 : room.vertical === 'center' ? slack / 2 : slack;
  return room.y + ascent + offset;
}

function leftEdge(alignment: Alignment, room: TextRoom, width: number): number {
  const from = room.kind === 'box' ? room.x : 0;
  const space = room.kind === 'box' ? room.width : 0;
  if (alignment === 'left') return from;
  return alignment === 'right' ? from + space - width : from + (space - width) / 2;
}
