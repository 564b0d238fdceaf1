import { type Bounds, union } from './bounds.ts';
import { isEmojiFont } from './emoji.ts';
import type { FontFace, ShapedGlyph, ShapeStyle } from './font-face.ts';
import { type TextRun, visualOrder } from './itemise.ts';
import { factsOf } from './scripts.ts';

/** The unit of animation: a letter with its marks, or a ligature. Lengths in font sizes (em), x from the line's left end. */
export interface Cluster {
  /** UTF-16 range in the paragraph. */
  start: number;
  end: number;
  font: FontFace;
  scale: number;
  glyphs: ShapedGlyph[];
  x: number;
  advance: number;
  isSpace: boolean;
  joined: boolean;
  /** The emoji drawn here as a picture. */
  emoji?: string;
  /** The text, if the font put a dotted circle where it has no letter for a sign. */
  looseMark?: string;
}

export interface ShapedLine {
  clusters: Cluster[];
  width: number;
  /** The bounds of its outlines around the start of its baseline, y down; undefined if nothing but space and emoji is drawn. */
  ink: Bounds | undefined;
}

/** Shapes `text[start, end)` as one line without trailing spaces. `tracking`: em after each letter, if its script allows it. */
export function shapeLine(
  text: string,
  runs: TextRun[],
  start: number,
  end: number,
  tracking: number,
  smallCaps = false,
): ShapedLine {
  const trimmedEnd = start + text.slice(start, end).trimEnd().length;
  const parts = runs
    .map((run) => ({ ...run, start: Math.max(run.start, start), end: Math.min(run.end, trimmedEnd) }))
    .filter((run) => run.start < run.end);
  const clusters: Cluster[] = [];
  let x = 0;
  let spacing = 0;
  for (const run of visualOrder(parts)) {
    spacing = factsOf(run.script)?.joined ? 0 : tracking;
    for (const cluster of shapeRun(text, run, { loose: spacing !== 0, smallCaps })) {
      clusters.push({ ...cluster, x });
      x += cluster.advance + spacing;
    }
  }
  return { clusters, width: Math.max(0, x - (clusters.length > 0 ? spacing : 0)), ink: union(clusters.flatMap(glyphInk)) };
}

function glyphInk({ font, scale, glyphs, x, emoji }: Cluster): Bounds[] {
  if (emoji) return [];
  const em = scale / font.unitsPerEm;
  let pen = 0;
  return glyphs.flatMap(({ id, xAdvance, xOffset, yOffset }) => {
    const extents = font.extentsOf(id);
    const [left, down] = [pen + xOffset, -yOffset];
    pen += xAdvance;
    if (!extents) return [];
    return [
      {
        left: x + (left + extents.left) * em,
        top: (down + extents.top) * em,
        right: x + (left + extents.right) * em,
        bottom: (down + extents.bottom) * em,
      },
    ];
  });
}

const DOTTED_CIRCLE = '\u25CC';
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/**
 * Shapes one run. HarfBuzz keeps marks with their letter but gives the half form of a conjunct its own cluster; the grapheme (UAX
 * #29) holds the whole conjunct, so clusters of one grapheme become one.
 */
function shapeRun(text: string, run: TextRun, style: ShapeStyle): Omit<Cluster, 'x'>[] {
  const boundaries = [...graphemes.segment(text.slice(run.start, run.end))].map((segment) => run.start + segment.index);
  const graphemeOf = (index: number): number => boundaries.findLast((boundary) => boundary <= index) ?? run.start;
  const glyphs = run.font
    .shape(text, run.start, run.end, run.script, run.level % 2 === 1, style)
    .map((glyph) => ({ ...glyph, cluster: graphemeOf(glyph.cluster) }));
  const starts = [...new Set(glyphs.map((glyph) => glyph.cluster))].sort((left, right) => left - right);
  const byCluster: { start: number; glyphs: ShapedGlyph[] }[] = [];
  for (const glyph of glyphs) {
    const last = byCluster.at(-1);
    if (last?.start === glyph.cluster) last.glyphs.push(glyph);
    else byCluster.push({ start: glyph.cluster, glyphs: [glyph] });
  }
  return byCluster.map((cluster) => {
    const end = starts[starts.indexOf(cluster.start) + 1] ?? run.end;
    const written = text.slice(cluster.start, end);
    const isLoose = !written.includes(DOTTED_CIRCLE) && cluster.glyphs.some(({ id }) => id === run.font.dottedCircle);
    return {
      start: cluster.start,
      end,
      font: run.font,
      scale: run.scale,
      glyphs: cluster.glyphs,
      advance: cluster.glyphs.reduce((sum, glyph) => sum + glyph.xAdvance, 0) * (run.scale / run.font.unitsPerEm),
      isSpace: written.trim() === '',
      joined: factsOf(run.script)?.joined ?? false,
      ...(isEmojiFont(run.font) ? { emoji: written } : {}),
      ...(isLoose ? { looseMark: written } : {}),
    };
  });
}
