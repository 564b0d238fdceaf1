import { breakLines } from './break-lines.ts';
import { type FontChoice, itemise, type TextRun } from './itemise.ts';
import { factsOf } from './scripts.ts';
import { type Cluster, shapeLine } from './shape-line.ts';

export type Alignment = 'left' | 'center' | 'right';

/** Where a text may stand, in the layer's own pixels. A point text is one line a paragraph, around x = 0 and on y = 0. */
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
}

/** A cluster where it stands: `x` left edge and `y` baseline in the layer's pixels (y down). */
export interface PlacedCluster extends Cluster {
  y: number;
  /** Order of reading, spaces counted and not counted, word and line, all over the whole text. */
  index: number;
  indexWithoutSpaces: number;
  word: number;
  line: number;
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
}

/** Lottie writes line ends as CR, forced ones as ETX; Unicode has separators of its own. */
const PARAGRAPH_END = /\r\n|\r|\n|\p{Zl}|\p{Zp}/u;
const FORCED_LINE_END = String.fromCharCode(3);

/** Lays a text out at the largest size, from the style's down to `smallestSize`, at which it fits its room. */
export function layoutText(text: string, style: TextStyle, room: TextRoom, smallestSize: number): TextLayout {
  const missing: string[] = [];
  const paragraphs = text
    .replaceAll(FORCED_LINE_END, '\n')
    .split(PARAGRAPH_END)
    .map((line) => {
      const itemised = itemise(line, style.fonts);
      missing.push(...itemised.missing);
      return { text: line, runs: itemised.runs };
    });
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

function layoutAt(paragraphs: Paragraph[], style: TextStyle, room: TextRoom, size: number): TextLayout {
  const tracking = style.tracking / 1000;
  const width = room.kind === 'box' ? room.width : room.maxWidth;
  const maxEm = width / size;
  const lines = paragraphs.flatMap((paragraph) => {
    const ranges =
      room.kind === 'box'
        ? breakLines(paragraph.text, paragraph.runs, maxEm, tracking)
        : [{ start: 0, end: paragraph.text.length }];
    return ranges.map((range) => ({
      paragraph,
      shaped: shapeLine(paragraph.text, paragraph.runs, range.start, range.end, tracking),
    }));
  });
  const lineHeight = lineHeightOf(paragraphs, style, size);
  const ascent = ascentOf(style, paragraphs) * size;
  const height = ascent + (lines.length - 1) * lineHeight + 0.25 * size;
  const tooWide = lines.some((line) => line.shaped.width > maxEm + 1e-6);
  const tooHigh = room.kind === 'box' && height > room.height + 1e-6 && lines.length > 1;
  const firstBaseline = firstBaselineOf(style, room, size, height, ascent, (lines.length - 1) * lineHeight);
  const clusters: PlacedCluster[] = [];
  const counter = { index: 0, letters: 0, word: 0 };
  for (const [lineIndex, line] of lines.entries()) {
    const left = leftEdge(style.alignment, room, line.shaped.width * size);
    const y = firstBaseline + lineIndex * lineHeight - style.baselineShift;
    clusters.push(...placeLine(line.shaped.clusters, left, y, size, lineIndex, counter));
  }
  return { clusters, size, lines: lines.length, missing: [], overflows: tooWide || tooHigh };
}

/** Numbers clusters in the order of reading, which in a right-to-left line is not the order of drawing. */
function placeLine(
  line: Cluster[],
  left: number,
  y: number,
  size: number,
  lineIndex: number,
  counter: { index: number; letters: number; word: number },
): PlacedCluster[] {
  const reading = [...line].sort((a, b) => a.start - b.start);
  let inWord = false;
  const placed = reading.map((cluster) => {
    if (cluster.isSpace && inWord) counter.word += 1;
    inWord = !cluster.isSpace;
    const position = { index: counter.index, indexWithoutSpaces: counter.letters, word: counter.word, line: lineIndex };
    counter.index += 1;
    if (!cluster.isSpace) counter.letters += 1;
    return { ...cluster, x: left + cluster.x * size, y, advance: cluster.advance * size, ...position };
  });
  if (inWord) counter.word += 1;
  return placed;
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
