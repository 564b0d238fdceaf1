import { createRequire } from 'node:module';
import { describe, expect, test } from 'vitest';
import { FontFace } from '../../src/text/font-face.ts';
import { clusterContours } from '../../src/text/glyph-paths.ts';
import { contourBounds } from '../../src/text/ink-bounds.ts';
import type { FontChoice } from '../../src/text/itemise.ts';
import { layoutText, type TextStyle } from '../../src/text/layout.ts';

const fonts: FontChoice = { theme: undefined, weight: 400 };
const style: TextStyle = { fonts, size: 80, lineHeight: 96, tracking: 0, alignment: 'center', baselineShift: 0 };
const wide = { kind: 'point', maxWidth: 10_000 } as const;

/** Clusters in reading order, each as its text. */
function clusters(text: string): string[] {
  return layoutText(text, style, wide, 40).clusters.map((cluster) => text.slice(cluster.start, cluster.end));
}

describe('letters that belong together stay together', () => {
  test.each([
    ['विवाह स्वागत', ['वि', 'वा', 'ह', ' ', 'स्वा', 'ग', 'त']],
    ['શ્રી ગણેશ', ['શ્રી', ' ', 'ગ', 'ણે', 'શ']],
    ['திருமணம்', ['தி', 'ரு', 'ம', 'ண', 'ம்']],
    ['వివాహం', ['వి', 'వా', 'హం']],
    ['শুভ বিবাহ', ['শু', 'ভ', ' ', 'বি', 'বা', 'হ']],
    ['ਵਿਆਹ', ['ਵਿ', 'ਆ', 'ਹ']],
    ['شادی', ['ش', 'ا', 'د', 'ی']],
    ['Zoë & José', ['Z', 'o', 'ë', ' ', '&', ' ', 'J', 'o', 's', 'é']],
  ])('%s', (text, expected) => {
    expect(clusters(text)).toEqual(expected);
  });
});

describe('every script of an invitation has its glyphs', () => {
  test.each(['विवाह स्वागत', 'સ્વાગત છે', 'திருமண விழா', 'వివాహ మహోత్సవం', 'শুভ বিবাহ', 'ਸ਼ੁਭ ਵਿਆਹ', 'شادی مبارک', 'Priya ₹ – “é”'])(
    '%s',
    (text) => {
      const layout = layoutText(text, style, wide, 40);
      expect(layout.missing).toEqual([]);
      expect(layout.clusters.flatMap((cluster) => cluster.glyphs).filter((glyph) => glyph.id === 0)).toEqual([]);
    },
  );

  test('a sign that no font has is named', () => {
    expect(layoutText('漢 ok', style, wide, 40).missing).toEqual(['漢']);
  });
});

test('the vowel sign i stands before its consonant in Devanagari', () => {
  const [cluster] = layoutText('वि', style, wide, 40).clusters;
  expect(cluster?.glyphs).toHaveLength(2);
  const consonantAlone = layoutText('व', style, wide, 40).clusters[0]?.glyphs[0]?.id;
  expect(cluster?.glyphs.at(-1)?.id).toBe(consonantAlone);
});

test('Urdu runs from right to left, with the number inside it from left to right', () => {
  const text = 'شادی 2026';
  const { clusters: placed } = layoutText(text, style, wide, 40);
  const x = (letter: string): number =>
    placed.find((cluster) => text.slice(cluster.start, cluster.end) === letter)?.x ?? Number.NaN;
  expect(x('ش')).toBeGreaterThan(x('ا'));
  expect(x('ا')).toBeGreaterThan(x('0'));
  expect(x('2')).toBeLessThan(x('0'));
});

test('a joined script takes no tracking, Latin does', () => {
  const tracked = { ...style, tracking: 200 };
  const width = (text: string, by: TextStyle): number => {
    const last = layoutText(text, by, wide, 40).clusters.at(-1);
    const first = layoutText(text, by, wide, 40).clusters[0];
    return (last?.x ?? 0) + (last?.advance ?? 0) - (first?.x ?? 0);
  };
  expect(width('विवाह', tracked)).toBeCloseTo(width('विवाह', style));
  expect(width('Rahul', tracked)).toBeCloseTo(width('Rahul', style) + 4 * 0.2 * 80);
});

describe('a text fits its room', () => {
  test('point text shrinks to its width and keeps its middle', () => {
    const layout = layoutText('Venkatanarasimharajuvaripeta', style, { kind: 'point', maxWidth: 700 }, 20);
    const left = Math.min(...layout.clusters.map((cluster) => cluster.x));
    const right = Math.max(...layout.clusters.map((cluster) => cluster.x + cluster.advance));
    expect(layout.overflows).toBe(false);
    expect(layout.size).toBeLessThan(80);
    expect(right - left).toBeLessThanOrEqual(700.5);
    expect(right - left).toBeGreaterThan(690);
    expect(left + right).toBeCloseTo(0, 3);
  });

  test('a box breaks lines evenly and at spaces only', () => {
    const room = { kind: 'box', x: -300, y: 0, width: 600, height: 600, vertical: 'top' } as const;
    const text = 'Together with their families';
    const layout = layoutText(text, { ...style, size: 60 }, room, 40);
    const lines = [0, 1].map((line) =>
      layout.clusters
        .filter((cluster) => cluster.line === line)
        .map((cluster) => text.slice(cluster.start, cluster.end))
        .join(''),
    );
    expect(layout.lines).toBe(2);
    expect(lines).toEqual(['Together with', 'their families']);
  });

  const linesOf = (text: string, width: number): string[] => {
    const room = { kind: 'box', x: 0, y: 0, width, height: 900, vertical: 'top' } as const;
    const { clusters, lines } = layoutText(text, { ...style, size: 60 }, room, 60);
    const line = (which: number) => clusters.filter((cluster) => cluster.line === which);
    return Array.from({ length: lines }, (_, which) =>
      line(which)
        .map(({ start, end }) => text.slice(start, end))
        .join('')
        .trim(),
    );
  };

  test.each([
    [720, ['Smt. Asha &', 'Shri Suresh Deshpande']],
    [440, ['सुपुत्र', 'श्री रामनाथ शर्मा']],
    [560, ['Late Ravi and', 'K. Srinivasan Iyer']],
    // It would need a third line.
    [640, ['Together with Shri', 'Subrahmanyam Rao']],
  ])('within %i px no line ends with a title that fits beside its name', (width, lines) => {
    expect(linesOf(lines.join(' '), width)).toEqual(lines);
  });

  const inkOf = (text: string, height: number) => {
    const theme = FontFace.fromFile(
      createRequire(import.meta.url).resolve('@expo-google-fonts/noto-sans/400Regular/NotoSans_400Regular.ttf'),
    );
    const room = { kind: 'box', x: 0, y: 0, width: 900, height, vertical: 'center' } as const;
    const layout = layoutText(text, { ...style, fonts: { theme, weight: 400 } }, room, 20);
    return contourBounds(layout.clusters.flatMap((cluster) => clusterContours(cluster, layout.size)));
  };

  test.each(['شگفتہ', 'ಲಕ್ಷ್ಮೀಶ್ರೀ', 'లక్ష్మీప్రసన్న', 'हर्षवर्द्धन'])(
    'a line of %s is at most a quarter higher than its box, in its middle',
    (text) => {
      for (const height of [90, 120, 300]) {
        const ink = inkOf(text, height);
        // A line of the theme's own font is 106 pixels high.
        const room = Math.max(height, 106) * (height < 300 ? 1.25 : 1);
        expect(ink?.top).toBeGreaterThan((height - room) / 2 - 1);
        expect(ink?.bottom).toBeLessThan((height + room) / 2 + 1);
      }
    },
  );

  test('a line in the theme’s own font stays on its baseline, and keeps its ink in its box only if asked', () => {
    const theme = FontFace.fromFile(
      createRequire(import.meta.url).resolve('@expo-google-fonts/great-vibes/400Regular/GreatVibes_400Regular.ttf'),
    );
    const room = { kind: 'box', x: 0, y: 0, width: 900, height: 70, vertical: 'center' } as const;
    const baseline = (text: string, fitsInk: boolean) =>
      layoutText(text, { ...style, fonts: { theme, weight: 400 }, fitsInk }, room, 20).clusters[0]?.y ?? 0;
    expect(baseline('Arjun', false)).toBe(baseline('Meera', false));
    expect(baseline('Arjun', true)).toBeLessThan(baseline('Arjun', false) - 3);
  });

  test('a text too long for the smallest size overflows and says so', () => {
    const room = { kind: 'box', x: 0, y: 0, width: 200, height: 100, vertical: 'top' } as const;
    expect(layoutText('many words that will never fit into so small a box as this', style, room, 60).overflows).toBe(true);
  });

  test.each([
    ['Two lines of Latin text here', 1.2],
    ['विवाह स्वागत में आपका स्वागत है', 1.45],
    ['ہماری شادی میں شرکت فرمائیں', 1.9],
  ])('lines of %s stand at least %f em apart, more only if their ink would meet', (text, factor) => {
    const layout = layoutText(text, style, { kind: 'box', x: 0, y: 0, width: 700, height: 2000, vertical: 'top' }, 80);
    const baselines = [...new Set(layout.clusters.map((cluster) => cluster.y))].sort((a, b) => a - b);
    const apart = ((baselines[1] ?? 0) - (baselines[0] ?? 0)) / 80;
    expect(apart).toBeGreaterThan(factor - 0.001);
    expect(apart).toBeLessThan(factor + 0.1);
  });
});

describe('lines of a justified box', () => {
  const room = { kind: 'box', x: 100, y: 0, width: 600, height: 900, vertical: 'top' } as const;
  const text = 'Together with their families we invite you all';
  const edges = (justify: 'all' | 'all but last') => {
    const { clusters, lines } = layoutText(text, { ...style, size: 60, alignment: 'left', justify }, room, 60);
    return Array.from({ length: lines }, (_, line) => {
      const of = clusters.filter((cluster) => cluster.line === line);
      return [of[0]?.x, Math.max(...of.map((cluster) => cluster.x + cluster.advance))].map((edge) => Math.round(edge ?? 0));
    });
  };

  test('reach from edge to edge, all but the last', () => {
    const lines = edges('all but last');
    expect(lines.slice(0, -1).every(([left, right]) => left === 100 && right === 700)).toBe(true);
    expect(lines.at(-1)?.[1]).toBeLessThan(690);
  });

  test('or the last one too', () => {
    expect(edges('all').every(([left, right]) => left === 100 && right === 700)).toBe(true);
  });
});

test('a font without small capitals of its own takes capitals of seven tenths', () => {
  const layout = layoutText('Straße', { ...style, smallCaps: true }, wide, 40);
  expect(layout.clusters.map((cluster) => cluster.scale)).toEqual([1, 0.7, 0.7, 0.7, 0.7, 0.7, 0.7]);
});

test('a space between two scripts is wide enough to part them', () => {
  const text = 'شادی Rahul';
  const { clusters: placed } = layoutText(text, style, wide, 40);
  const space = placed.find((cluster) => cluster.isSpace);
  expect(space?.font.name).toMatch(/^NotoSans_/);
});

test('a space beside a script face with a narrow one is taken from the other font', () => {
  const theme = FontFace.fromFile(
    createRequire(import.meta.url).resolve('@expo-google-fonts/great-vibes/400Regular/GreatVibes_400Regular.ttf'),
  );
  const { clusters: placed } = layoutText('& മീര', { ...style, fonts: { theme, weight: 400 } }, wide, 40);
  expect(placed.find((cluster) => cluster.isSpace)?.font.name).toMatch(/^NotoSansMalayalam_/);
});
