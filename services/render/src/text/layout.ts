import type { Bounds } from './bounds.ts';
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
  /** Keeps the ink in the box. Letters of another font than the theme's, which the box was not made for, always keep to it. */
  fitsInk?: boolean;
}

export interface TextLayout {
  clusters: PlacedCluster[];
  size: number;
  lines: number;
  missing: string[];
  /** The text does not fit even at the smallest size. */
  overflows: boolean;
  /** By so many pixels of the layer it is too wide or too high; 0 or less if it fits. */
  excess: number;
  /** The same as a share of the room. */
  excessShare: number;
  /** The ink is within the room, where it has to be. */
  inkFits: boolean;
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

/**
 * Lays a text out at the largest size, from the style's down to `smallestSize`, at which it fits its room. Ink alone that
 * is too high even then does not make it overflow.
 */
export function layoutText(text: string, style: TextStyle, room: TextRoom, smallestSize: number): TextLayout {
  const missing: string[] = [];
  const paragraphs = text
    .replaceAll(FORCED_LINE_END, '\n')
    .replaceAll('\t', ' ')
    .split(PARAGRAPH_END)
    .map((line) => paragraphOf(line, style, missing));
  const floor = Math.min(style.size, smallestSize);
  const fits = ({ overflows, inkFits }: TextLayout): boolean => !overflows && inkFits;
  let laid = layoutAt(paragraphs, style, room, style.size);
  if (!fits(laid)) {
    let low = floor;
    let high = style.size;
    laid = layoutAt(paragraphs, style, room, floor);
    // Bisection: after nine halvings the size is within 0.2 % of the largest that fits.
    for (let step = 0; step < 9 && fits(laid); step += 1) {
      const middle = (low + high) / 2;
      const candidate = layoutAt(paragraphs, style, room, middle);
      if (!fits(candidate)) high = middle;
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
  const fitsInk = style.fitsInk === true || isForeign(paragraphs, style);
  const lineHeight = Math.max(lineHeightOf(paragraphs, style, size), fitsInk ? inkLineHeight(lines) * size : 0);
  const ascent = (style.ascent ?? ascentOf(style, paragraphs)) * size;
  const descent = descentOf(style) * size;
  const belowFirst = (lines.length - 1) * lineHeight;
  const height = ascent + belowFirst + descent;
  const firstBaseline = firstBaselineOf(style, room, size, height, ascent, belowFirst) - style.baselineShift;
  const baselines = lines.map((_, line) => firstBaseline + line * lineHeight);
  const inkRoom = fitsInk ? inkRoomOf(paragraphs, style, room) : undefined;
  const vertical = inkRoom && shiftInto(inkRoom, heightOfInk(lines, baselines, size));
  const counter = newCounter();
  const roomWidth = maxEm * size;
  const tooWide = Math.max(...lines.map(({ shaped }) => shaped.width * size)) - roomWidth;
  let inkFits = vertical === undefined || inkRoom === undefined || vertical.tooMuch <= SPARE * (inkRoom.to - inkRoom.from);
  const clusters = lines.flatMap(({ shaped, stretched }, line) => {
    const spaces = shaped.clusters.filter((cluster) => cluster.isSpace).length;
    const slack = stretched && room.kind === 'box' ? room.width - shaped.width * size : 0;
    const perSpace = spaces > 0 && slack > 0 ? slack / spaces : 0;
    const edge = leftEdge(style.alignment, room, shaped.width * size + perSpace * spaces);
    const sideways = inkRoom && shaped.ink && shiftInto(inkRoom.sideways, sidesOfInk(shaped.ink, edge, size, perSpace * spaces));
    if (sideways && sideways.tooMuch > 0) inkFits = false;
    const left = edge + (sideways?.by ?? 0);
    const y = (baselines[line] ?? 0) + (vertical?.by ?? 0);
    return placeLine(shaped.clusters, { left, y, size, line, perSpace }, counter);
  });
  const linesTooHigh = room.kind === 'box' && lines.length > 1 ? height - room.height : 0;
  const excess = Math.max(tooWide, linesTooHigh);
  const excessShare = Math.max(tooWide / roomWidth, room.kind === 'box' ? linesTooHigh / room.height : 0);
  return { clusters, size, lines: lines.length, missing: [], excess, excessShare, overflows: excess > size * 1e-6, inkFits };
}

const isForeign = (paragraphs: readonly Paragraph[], { fonts }: TextStyle): boolean =>
  paragraphs.some(({ runs }) => runs.some(({ font }) => font !== fonts.theme));

interface Line {
  shaped: ShapedLine;
  stretched: boolean;
}

interface Stretch {
  from: number;
  to: number;
}

/** Between the letters of one line and those of the next, in em. */
const CLEAR = 0.04;
/** Ink may be higher than its box by this share of the box, half of it above: there is often space around a box. */
const SPARE = 0.25;
/** Letters may lean out of their box at the sides, in em. */
const LEAN = 0.1;

/** The distance of baselines at which no line runs into the next, in em. */
function inkLineHeight(lines: readonly Line[]): number {
  const needs = lines.map(({ shaped }, at) => {
    const next = lines[at + 1]?.shaped.ink;
    return shaped.ink && next ? shaped.ink.bottom - next.top + CLEAR : 0;
  });
  return Math.max(0, ...needs);
}

/**
 * The room for the ink of a text: its box, and what a line of the theme's own font takes at its full size if that is more. A box of
 * After Effects only says where the lines are.
 */
function inkRoomOf(paragraphs: Paragraph[], style: TextStyle, room: TextRoom): (Stretch & { sideways: Stretch }) | undefined {
  if (room.kind !== 'box' || style.ascent !== undefined) return undefined;
  const ascent = ascentOf(style, paragraphs) * style.size;
  const descent = descentOf(style) * style.size;
  const baseline = firstBaselineOf(style, room, style.size, ascent + descent, ascent, 0);
  const lean = LEAN * style.size;
  return {
    from: Math.min(room.y, baseline - ascent),
    to: Math.max(room.y + room.height, baseline + descent),
    sideways: { from: room.x - lean, to: room.x + room.width + lean },
  };
}

function heightOfInk(lines: readonly Line[], baselines: readonly number[], size: number): Stretch {
  const edges = lines.flatMap(({ shaped: { ink } }, line) => {
    const baseline = baselines[line] ?? 0;
    return ink ? [baseline + ink.top * size, baseline + ink.bottom * size] : [];
  });
  return edges.length === 0 ? { from: 0, to: 0 } : { from: Math.min(...edges), to: Math.max(...edges) };
}

function sidesOfInk({ left, right }: Bounds, edge: number, size: number, stretchedBy: number): Stretch {
  return { from: edge + left * size, to: edge + right * size + stretchedBy };
}

/** How far a stretch moves so that it lies in a room, in the room's middle if it is longer by `tooMuch`. */
function shiftInto(room: Stretch, { from, to }: Stretch): { by: number; tooMuch: number } {
  const tooMuch = to - from - (room.to - room.from);
  if (tooMuch > 0) return { by: (room.from + room.to - from - to) / 2, tooMuch };
  return { by: Math.max(room.from - from, 0) - Math.max(to - room.to, 0), tooMuch: 0 };
}

/** A justified text fills each line; any other is evened out. */
function linesOf({ text, line }: Paragraph, style: TextStyle, room: TextRoom, maxEm: number): Line[] {
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

/** A box of After Effects shows each line whose baseline lies in it; one with `vj` includes the descenders too. */
function descentOf(style: TextStyle): number {
  return style.ascent === undefined ? 0.25 : 0;
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
