import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../../../infra/test-support/servers/chromium.ts';
import { featureFindings } from '../../src/lint/lint-features.ts';
import { forSkottie } from '../../src/lottie/for-skottie.ts';
import { startChromium } from '../support/chromium-lines.ts';
import { drawLottie } from '../support/draw-lottie.ts';
import { FOREIGN, OVERSHOT_CURVE } from '../support/foreign-animations.ts';
import { difference, drawnByLottieWeb } from '../support/lottie-web.ts';

const executable = await findChromium();
const SIZE = 120;
const LEAST_SEEN = 0.002;

const title = 'what exporters write is drawn as by lottie-web';
if (executable === undefined) describe.skip(`${title} (skipped, there is no chromium)`, () => {});
else {
  describe(title, () => {
    let browser: Browser;
    let web: Awaited<ReturnType<typeof drawnByLottieWeb>>;
    beforeAll(async () => {
      browser = await startChromium(executable);
      const frames = FOREIGN.map(([, animation, frame, meant = animation]) => ({ animation: meant, frame }));
      web = await drawnByLottieWeb(browser, frames, SIZE);
    }, 60_000);
    afterAll(() => browser?.close());

    test.each(FOREIGN.map(([name], index) => [name, index] as const))('%s', (_, index) => {
      const [, animation, frame] = FOREIGN[index] ?? FOREIGN[0] ?? [];
      const theirs = web[index];
      if (!animation || frame === undefined || !theirs) throw new Error('lottie-web draws nothing');
      expect(difference(theirs, drawLottie(forSkottie(animation), frame))).toBeLessThan(LEAST_SEEN);
      expect(featureFindings(forSkottie(animation))).toEqual([]);
    });

    test('an easing that overshoots on a curve goes beyond it, where lottie-web stops, and lint tells it', async () => {
      const [theirs] = await drawnByLottieWeb(browser, [{ animation: OVERSHOT_CURVE, frame: 8 }], SIZE);
      if (!theirs) throw new Error('lottie-web draws nothing');
      expect(difference(theirs, drawLottie(forSkottie(OVERSHOT_CURVE), 8))).toBeGreaterThan(LEAST_SEEN);
      expect(featureFindings(forSkottie(OVERSHOT_CURVE))).toMatchObject([{ severity: 'note', message: /goes on beyond/ }]);
    });
  });
}

describe('repeaters above their paint', () => {
  const still = (k: unknown) => ({ a: 0, k });
  const box = { ty: 'rc', p: still([0, 0]), s: still([10, 10]), r: still(0) };
  const fill = { ty: 'fl', c: still([1, 0, 0]), o: still(100) };
  const repeater = (c: unknown, tr: object) => ({ ty: 'rp', c, o: still(0), m: 1, tr: { p: still([9, 0]), ...tr } });
  const film = (shapes: object[]) =>
    forSkottie({ w: 9, h: 9, fr: 30, ip: 0, op: 9, layers: [{ ty: 4, nm: 'x', ip: 0, op: 9, ks: {}, shapes }] });
  const keyed = {
    a: 1,
    k: [
      { t: 0, s: [100, 100] },
      { t: 8, s: [50, 50] },
    ],
  };

  test.each([
    ['whose scale changes', repeater(still(3), { s: keyed })],
    [
      'whose number changes',
      repeater(
        {
          a: 1,
          k: [
            { t: 0, s: [1] },
            { t: 8, s: [5] },
          ],
        },
        {},
      ),
    ],
    ['with copies without end', repeater(still(1e6), {})],
  ])('%s stay, and lint tells it', (_, rp) => {
    const animation = film([{ ty: 'gr', it: [box, rp, fill] }]);
    expect(animation.layers[0]?.shapes).toEqual([{ ty: 'gr', it: [box, rp, fill] }]);
    expect(featureFindings(animation)).toMatchObject([{ code: 'shape', severity: 'error' }]);
  });

  test('that move take their copies along, each by its own distance', () => {
    const way = {
      a: 1,
      k: [
        { t: 0, s: [0, 0], to: [1, 2] },
        { t: 8, s: [10, 20] },
      ],
    };
    const [group] = film([{ ty: 'gr', it: [box, repeater(still(3), { p: way }), fill] }]).layers[0]?.shapes ?? [];
    expect(group).toMatchObject({
      it: [
        {},
        {},
        {
          it: [
            box,
            {
              ty: 'tr',
              p: {
                k: [
                  { t: 0, s: [0, 0], to: [2, 4] },
                  { t: 8, s: [20, 40] },
                ],
              },
            },
          ],
        },
        { ty: 'fl' },
      ],
    });
  });

  test('below all paints are left to Skottie', () => {
    const items = [box, fill, repeater(still(3), { s: keyed })];
    expect(film([{ ty: 'gr', it: items }]).layers[0]?.shapes).toEqual([{ ty: 'gr', it: items }]);
  });
});
