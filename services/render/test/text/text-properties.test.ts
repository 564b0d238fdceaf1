import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { shortOrAll } from '../../../../infra/test-support/vitest/all-tests.ts';
import { clusterContours } from '../../src/text/glyph-paths.ts';
import { itemise } from '../../src/text/itemise.ts';
import { layoutText, type TextLayout, type TextStyle } from '../../src/text/layout.ts';
import { shapeLine } from '../../src/text/shape-line.ts';
import { drawText } from '../../src/text/text-shapes.ts';
import { SHAPING_STRINGS } from '../support/shaping-strings.ts';

const fonts = { theme: undefined, weight: 400 as const };
const style: TextStyle = { fonts, size: 60, lineHeight: 90, tracking: 0, alignment: 'left', baselineShift: 0 };
/** The ink of letters may lean out of its box by a tenth of the size. */
const LEAN = 0.1 * style.size + 0.1;
const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });

/** Texts of every script, including emoji, with single spaces, so that every character except those spaces has ink. */
const WORDS = [...SHAPING_STRINGS.flatMap(([, , text]) => text.split(' ')), '❤️', '👨‍👩‍👧', '🇮🇳', '1️⃣'].filter(
  (word) => word !== '',
);
const texts = fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 9 }).map((words) => words.join(' '));

/** Clusters in reading order, by paragraph: here a text of one paragraph. */
function pieces(text: string, layout: TextLayout): string[] {
  return layout.clusters.map((cluster) => text.slice(cluster.start, cluster.end));
}

describe('for any text of invitations', () => {
  test('a letter and its signs are one cluster, and every letter stands in exactly one', () => {
    fc.assert(
      fc.property(texts, (text) => {
        const layout = layoutText(text, style, { kind: 'point', maxWidth: 1e6 }, 60);
        expect(pieces(text, layout).join('')).toBe(text);
        const starts = new Set([...graphemes.segment(text)].map(({ index }) => index));
        for (const cluster of layout.clusters) expect(starts.has(cluster.start)).toBe(true);
      }),
      { numRuns: shortOrAll(50, 150) },
    );
  });

  test('breaking lines loses, doubles and splits nothing but the spaces between them', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 150, max: 900 }), fc.boolean(), (text, width, justified) => {
        const room = { kind: 'box', x: 0, y: 0, width, height: 1e5, vertical: 'top' } as const;
        const layout = layoutText(text, { ...style, ...(justified ? { justify: 'all' } : {}) }, room, 60);
        const lines = Array.from({ length: layout.lines }, (_, line) =>
          pieces(text, { ...layout, clusters: layout.clusters.filter((cluster) => cluster.line === line) }).join(''),
        );
        expect(lines.join('').replaceAll(' ', '')).toBe(text.replaceAll(' ', ''));
        for (const cluster of layout.overflows || !layout.inkFits ? [] : layout.clusters) {
          const xs = clusterContours(cluster, layout.size).flatMap(({ v }) => v.map(([x]) => x));
          expect(Math.min(0, ...xs)).toBeGreaterThanOrEqual(-LEAN);
          expect(Math.max(0, ...xs)).toBeLessThanOrEqual(width + LEAN);
        }
      }),
      { numRuns: shortOrAll(30, 100) },
    );
  });

  test("every glyph's ink is drawn once, with letter animation and without", () => {
    fc.assert(
      fc.property(texts, (text) => {
        const { runs } = itemise(text, fonts);
        const shaped = shapeLine(text, runs, 0, text.length, 0).clusters;
        const placed = shaped.map((cluster) => ({ ...cluster, y: 0, index: 0, indexWithoutSpaces: 0, word: 0, line: 0 }));
        const inked = placed.filter((cluster) => !cluster.emoji && !cluster.isSpace);
        const contours = inked.flatMap((cluster) => clusterContours(cluster, 60)).length;
        const emoji = placed.filter((cluster) => cluster.emoji).length;
        const layout = layoutText(text, style, { kind: 'point', maxWidth: 1e6 }, 60);
        const document = { t: text, f: '', s: 60, fc: [1, 1, 1] };
        for (const animators of [[], [{ s: { b: 1, sh: 2 }, a: { o: { a: 0, k: 0 } } }]]) {
          const drawn = drawText(layout, { document, animators, grouping: 1 }, 'left');
          const shapes = JSON.stringify(drawn.shapes).match(/"ty":"sh"/g) ?? [];
          expect([shapes.length, drawn.emoji.length]).toEqual([contours, emoji]);
        }
      }),
      { numRuns: shortOrAll(15, 40) },
    );
  });

  test('text shrinks no further than it must, and never below its floor', () => {
    fc.assert(
      fc.property(texts, fc.integer({ min: 200, max: 1500 }), (text, maxWidth) => {
        const layout = layoutText(text, style, { kind: 'point', maxWidth }, 30);
        const width = (at: number): number => {
          const { clusters } = layoutText(text, { ...style, size: at }, { kind: 'point', maxWidth: 1e6 }, at);
          return Math.max(...clusters.map((cluster) => cluster.x + cluster.advance));
        };
        expect(layout.size).toBeGreaterThanOrEqual(30);
        expect(layout.size).toBeLessThanOrEqual(60);
        expect(layout.overflows).toBe(width(30) > maxWidth + 0.01);
        if (!layout.overflows && layout.size < 60) expect(width(layout.size * 1.005)).toBeGreaterThan(maxWidth);
      }),
      { numRuns: shortOrAll(20, 60) },
    );
  });
});
