import { execFileSync } from 'node:child_process';
import { createRequire } from 'node:module';
import { type Static, Type } from 'typebox';
import { Parse } from 'typebox/value';
import { describe, expect, test } from 'vitest';
import { findProgram } from '../../../../infra/test-support/servers/local-server.ts';
import type { FontFace } from '../../src/text/font-face.ts';
import { itemise, type TextRun, visualOrder } from '../../src/text/itemise.ts';
import { shapeLine } from '../../src/text/shape-line.ts';
import { SHAPING_STRINGS } from '../support/shaping-strings.ts';

const require = createRequire(import.meta.url);
const hbShape = await findProgram('hb-shape');
if (hbShape === undefined && process.env.CI === 'true') throw new Error('CI has no hb-shape: install libharfbuzz-bin.');

/** The output of `hb-shape --output-format=json` for each glyph. */
const HbGlyphs = Type.Array(
  Type.Object({
    g: Type.Integer(),
    cl: Type.Integer(),
    dx: Type.Number(),
    dy: Type.Number(),
    ax: Type.Number(),
    ay: Type.Number(),
  }),
);

/** A glyph with its pen position in font sizes from the line's left end. */
interface Drawn {
  font: string;
  glyph: number;
  x: number;
  y: number;
}

/** `NotoSansTamil_400Regular.ttf` is in the package noto-sans-tamil. */
function fileOf(font: FontFace): string {
  const [family = '', weight = ''] = font.name.replace('.ttf', '').split('_');
  const folder = family.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '-').toLowerCase();
  return require.resolve(`@expo-google-fonts/${folder}/${weight}/${font.name}`);
}

/** The run shaped by HarfBuzz's own program, with the text before and after as context. */
function shapedByProgram(program: string, text: string, run: TextRun): Static<typeof HbGlyphs> {
  const codePoints = (part: string): string => [...part].map((sign) => (sign.codePointAt(0) ?? 0).toString(16)).join(',');
  const before = codePoints(text.slice(0, run.start));
  const after = codePoints(text.slice(run.end));
  const printed = execFileSync(program, [
    `--font-file=${fileOf(run.font)}`,
    `--unicodes=${codePoints(text.slice(run.start, run.end))}`,
    ...(before ? [`--unicodes-before=${before}`] : []),
    ...(after ? [`--unicodes-after=${after}`] : []),
    `--script=${run.script}`,
    `--direction=${run.level % 2 === 1 ? 'rtl' : 'ltr'}`,
    '--language=und',
    '--no-glyph-names',
    '--output-format=json',
  ]);
  return Parse(HbGlyphs, JSON.parse(printed.toString()));
}

const em = (value: number): number => Math.round(value * 1e6) / 1e6;

function drawnByProgram(program: string, text: string, runs: TextRun[]): Drawn[] {
  let pen = 0;
  return visualOrder(runs).flatMap((run) =>
    shapedByProgram(program, text, run).map((glyph) => {
      const unit = run.scale / run.font.unitsPerEm;
      const drawn = { font: run.font.name, glyph: glyph.g, x: em(pen + glyph.dx * unit), y: em(glyph.dy * unit) };
      pen += glyph.ax * unit;
      return drawn;
    }),
  );
}

function drawnByEngine(text: string, runs: TextRun[]): Drawn[] {
  return shapeLine(text, runs, 0, text.length, 0).clusters.flatMap((cluster) => {
    const unit = cluster.scale / cluster.font.unitsPerEm;
    let pen = cluster.x;
    return cluster.glyphs.map((glyph) => {
      const x = em(pen + glyph.xOffset * unit);
      pen += glyph.xAdvance * unit;
      return { font: cluster.font.name, glyph: glyph.id, x, y: em(glyph.yOffset * unit) };
    });
  });
}

const title = 'lines are shaped as by hb-shape, glyph for glyph, in their places';
if (hbShape === undefined) describe.skip(`${title} (skipped, hb-shape is not installed)`, () => {});
else {
  describe(title, () => {
    test.each(SHAPING_STRINGS)('%s: %s', (_script, _trait, text) => {
      const { runs, missing } = itemise(text, { theme: undefined, weight: 400 });
      expect(missing).toEqual([]);
      expect(drawnByEngine(text, runs)).toEqual(drawnByProgram(hbShape, text, runs));
    });
  });
}
