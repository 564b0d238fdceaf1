import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LottieAnimation } from '../../src/lottie/types.ts';
import { openThemePackage } from '../../src/package/theme-package.ts';
import { outline } from '../../src/stages/outline-text.ts';
import { drawLottie } from '../support/draw-lottie.ts';
import { fixtureAnimation, writeFixtureTheme } from '../support/fixture-theme.ts';

const BOX = { width: 700, height: 200 };
const WHITE = [1, 1, 1, 1];
const still = (value: unknown) => ({ a: 0, k: value });

let dir: string;
beforeAll(async () => {
  dir = await writeFixtureTheme();
});
afterAll(() => rm(dir, { recursive: true, force: true }));

/** The text in white, drawn itself or as the matte of a white sheet as large as its box. */
function lit(text: string, size: number, through: 'itself' | 'sheet'): number {
  const [names] = fixtureAnimation().layers;
  if (!names || !('t' in names)) throw new Error('The fixture has no names.');
  const animators = names.t?.a ?? [];
  const document = { f: 'Body', s: size, j: 2, lh: size * 1.2, fc: WHITE, t: text, ps: [-350, -100], sz: [700, 200], vj: 1 };
  const words = { ...names, t: { d: { k: [{ t: 0, s: document }] }, p: {}, m: { g: 1, a: still([0, 0]) }, a: animators } };
  const sheet = {
    ...{ ty: 4, nm: 'metal', ind: 2, ip: 0, op: names.op, st: 0, ks: names.ks, tt: 1 },
    shapes: [
      { ty: 'rc', p: still([0, 0]), s: still([BOX.width, BOX.height]), r: still(0) },
      { ty: 'fl', c: still(WHITE), o: still(100), r: 1 },
    ],
  };
  const layers = through === 'itself' ? [words] : [{ ...words, td: 1 }, sheet];
  const animation: LottieAnimation = { ...fixtureAnimation(), assets: [], layers };
  const canvas = drawLottie(outline(animation, openThemePackage(dir)).animation, 40, { scale: 0.5 });
  const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
  return data.reduce((sum, value, at) => (at % 4 === 0 && value > 100 ? sum + 1 : sum), 0);
}

test.each([
  ['Urdu', 'شگفتہ محمد علی', 190],
  ['Kannada', 'ಲಕ್ಷ್ಮೀಶ್ರೀ', 190],
  ['Telugu', 'లక్ష్మీప్రసన్న', 190],
  ['Latin', 'ÅNAYÂ Jyoti', 190],
  ['Hindi', 'हर्षवर्द्धन', 220],
])('paint behind a name in %s covers its ink', (_, name, size) => {
  const whole = lit(name, size, 'itself');
  expect(whole).toBeGreaterThan(1000);
  expect(Math.abs(lit(name, size, 'sheet') - whole)).toBeLessThan(whole * 0.002);
});
