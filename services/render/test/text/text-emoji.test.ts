import { beforeAll, describe, expect, test } from 'vitest';
import type { LottieAnimation, LottieLayer } from '../../src/lottie/types.ts';
import { openThemePackage, type ThemePackage } from '../../src/package/theme-package.ts';
import { outline } from '../../src/stages/outline-text.ts';
import { emojiPicture } from '../../src/text/emoji.ts';
import { layoutText } from '../../src/text/layout.ts';
import { drawLottie } from '../support/draw-lottie.ts';
import { writeFixtureTheme } from '../support/fixture-theme.ts';

const style = {
  fonts: { theme: undefined, weight: 400 as const },
  ...{ size: 80, lineHeight: 96, tracking: 0, alignment: 'center' as const, baselineShift: 0 },
};
const still = (value: unknown) => ({ a: 0, k: value });
const layoutOf = (text: string) => layoutText(text, style, { kind: 'point', maxWidth: 10_000 }, 40);

describe('an emoji is one picture, whatever it is made of', () => {
  test.each([
    ['a face', '😀'],
    ['a heart by variation selector', '❤️'],
    ['a family of four joined', '👨‍👩‍👧‍👦'],
    ['a couple of two skin tones', '👩🏽‍❤️‍💋‍👨🏿'],
    ['a woman of a trade', '👩🏾‍🍳'],
    ['a skin tone', '👋🏽'],
    ['a flag', '🇮🇳'],
    ['a flag of a region, by tags', '🏴󠁧󠁢󠁳󠁣󠁴󠁿'],
    ['a keycap', '1️⃣'],
    ['a keycap without selector', '#⃣'],
    ['a sign that no font writes', '↩'],
    ['a lamp', '🪔'],
  ])('%s', (_, emoji) => {
    const { clusters, missing } = layoutOf(`a ${emoji} b`);
    const pictures = clusters.filter((cluster) => cluster.emoji);
    expect(missing).toEqual([]);
    expect(pictures.map((cluster) => cluster.emoji)).toEqual([emoji]);
    // The font has the whole sequence as one glyph: a partial match would draw the parts side by side.
    expect(pictures[0]?.glyphs.filter((glyph) => glyph.xAdvance > 0)).toHaveLength(1);
  });

  test('signs that are letters by default take the colour of the text, at any weight', () => {
    const signs = '★ ☆ ✿ ♪ ♫ ♥ ❤ ❖ → ✓ ☬ ॐ ☪ ✝ ☸ ❦ ● ■ ⚜ ☎';
    for (const weight of [400, 500, 600, 700] as const) {
      const layout = layoutText(signs, { ...style, fonts: { theme: undefined, weight } }, { kind: 'point', maxWidth: 1e5 }, 40);
      expect(layout.missing).toEqual([]);
      expect(layout.clusters.filter((cluster) => cluster.emoji)).toEqual([]);
    }
  });

  test('digits, signs and letters stay letters', () => {
    expect(layoutOf('12 # * © ™ ₹').clusters.filter((cluster) => cluster.emoji)).toEqual([]);
    expect(layoutOf('☎\uFE0E 12').clusters.filter((cluster) => cluster.emoji)).toEqual([]);
  });

  test('the same emoji at the same size is the same bytes', () => {
    expect(emojiPicture('💍', 1.245, 96).dataUri).toBe(emojiPicture('💍', 1.245, 96).dataUri);
  });
});

describe('a text layer with emoji', () => {
  let themePackage: ThemePackage;
  beforeAll(async () => {
    themePackage = openThemePackage(await writeFixtureTheme());
  });

  const textLayer = (text: string, change: Partial<LottieLayer> = {}, animators: object[] = []): LottieLayer => ({
    ...{ ty: 5, nm: 'if:groom text:names', ind: 7, ip: 3, op: 50, st: 3 },
    ks: { o: still(100), r: still(0), p: still([400, 300]), a: still([0, 0]), s: still([100, 100]) },
    t: {
      d: { k: [{ t: 0, s: { f: 'Body', s: 100, j: 2, tr: 0, lh: 120, ls: 0, fc: [1, 1, 1], t: text } }] },
      ...{ p: {}, m: { g: 1, a: still([0, 0]) }, a: animators },
    },
    ...change,
  });
  const animationOf = (...layers: LottieLayer[]): LottieAnimation => ({
    ...{ v: '5.9.0', fr: 30, ip: 0, op: 60, w: 800, h: 600, assets: [], layers },
    fonts: { list: [{ fName: 'Body', fFamily: 'Noto Sans', fStyle: 'SemiBold', ascent: 75 }] },
  });
  /** Pixels that are clearly coloured: part of a picture, not of the white text. */
  const colouredBox = (animation: LottieAnimation, frame = 20, scale = 1) => {
    const canvas = drawLottie(animation, frame, { scale });
    const { data, width, height } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    const box = { left: width, right: 0, top: height, bottom: 0, count: 0 };
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const [red = 0, green = 0, blue = 0] = data.subarray(pixel * 4, pixel * 4 + 3);
      if (Math.max(red, green, blue) - Math.min(red, green, blue) < 60) continue;
      const [x, y] = [pixel % width, Math.floor(pixel / width)];
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
      box.count += 1;
    }
    return box;
  };

  test('keeps its name, place, parent, timing, mattes, masks and effects', () => {
    const kept = { parent: 2, tt: 1, tp: 4, masksProperties: [{ mode: 'a' }], hasMask: true, ef: [{ ty: 25 }], bm: 3 };
    const [layer] = outline(animationOf(textLayer('Ring 💍', kept)), themePackage).animation.layers;
    const { t: _, ty: __, st: ___, ...rest } = textLayer('Ring 💍', kept);
    expect(layer).toMatchObject({ ...rest, ty: 0 });
  });

  test('is drawn in its place: the picture stands beside the letters, on their line', () => {
    const { animation } = outline(animationOf(textLayer('A 💙')), themePackage);
    const box = colouredBox(animation);
    expect(box.count).toBeGreaterThan(3000);
    expect(box.left).toBeGreaterThan(380);
    expect(box.right - box.left).toBeGreaterThan(90);
    expect(box.right).toBeLessThan(520);
    expect(box.top).toBeGreaterThan(190);
    expect(box.bottom).toBeLessThan(325);
  });

  test('is not cut off left of and above its zero', () => {
    const { animation } = outline(animationOf(textLayer('💙')), themePackage);
    const { left, right } = colouredBox(animation);
    expect((left + right) / 2).toBeCloseTo(400, -0.5);
  });

  test('shows from its first frame to its last', () => {
    const { animation } = outline(animationOf(textLayer('💙')), themePackage);
    expect([2, 3, 49, 50].map((frame) => colouredBox(animation, frame).count > 0)).toEqual([false, true, true, false]);
  });

  test('moves its pictures with its letters', () => {
    const drop = {
      s: { t: 0, b: 1, sh: 1, s: still(50), e: still(100), a: still(100) },
      a: { p: still([0, 120]), s: still([50, 50]) },
    };
    const [before, after] = [[], [drop]].map((animators) =>
      colouredBox(outline(animationOf(textLayer('abc💙', {}, animators)), themePackage).animation),
    );
    expect((after?.bottom ?? 0) - (before?.bottom ?? 0)).toBeGreaterThan(100);
    const width = (box: typeof before): number => (box?.right ?? 0) - (box?.left ?? 0);
    expect(width(after) / width(before)).toBeCloseTo(0.5, 1);
  });

  test('can be the matte of another layer', () => {
    const solid: LottieLayer = {
      ...{ ty: 1, nm: 'solid', ind: 8, ip: 0, op: 60, st: 0, sw: 800, sh: 600, sc: '#00ff00', tt: 1 },
      ks: { o: still(100), r: still(0), p: still([0, 0]), a: still([0, 0]), s: still([100, 100]) },
    };
    const { animation } = outline(animationOf(textLayer('💙', { td: 1 }), solid), themePackage);
    const canvas = drawLottie(animation, 20);
    const at = (x: number, y: number) => [...canvas.getContext('2d').getImageData(x, y, 1, 1).data.subarray(0, 3)];
    expect(at(400, 265)).toEqual([0, 255, 0]);
    expect(at(100, 100)).toEqual([0, 0, 0]);
  });

  test('has pictures as fine as the output', () => {
    const made = [1, 2].map((scale) => {
      const { animation } = outline(animationOf(textLayer('💍')), themePackage, scale);
      return animation.assets?.find((asset) => asset.p?.startsWith('data:image/png'))?.w ?? 0;
    });
    expect(made[0]).toBeGreaterThanOrEqual(124);
    expect(made[1]).toBeGreaterThanOrEqual(248);
  });
});
