import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { findChromium } from '../../../../infra/test-support/servers/chromium.ts';
import { featureFindings } from '../../src/lint/lint-features.ts';
import { forSkottie } from '../../src/lottie/for-skottie.ts';
import { startChromium } from '../support/chromium-lines.ts';
import { drawLottie } from '../support/draw-lottie.ts';
import { BETTER_THAN_THE_WEB, FOREIGN, OVERSHOT_CURVE } from '../support/foreign-animations.ts';
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
      // A part of a copy is drawn as lottie-web draws it, whole.
      const findings = featureFindings(forSkottie(animation)).filter(({ message }) => !message.includes('whole copies'));
      expect(findings).toEqual([]);
    });

    test.each(BETTER_THAN_THE_WEB)(
      '%s is drawn as it is meant, unlike lottie-web, and lint tells it',
      async (_, animation, frame, meant, note) => {
        const theirs = await drawnByLottieWeb(
          browser,
          [animation, meant].map((one) => ({ animation: one, frame })),
          SIZE,
        );
        const [shown, right] = theirs;
        if (!shown || !right) throw new Error('lottie-web draws nothing');
        const ours = drawLottie(forSkottie(animation), frame);
        expect(difference(right, ours)).toBeLessThan(LEAST_SEEN);
        expect(difference(shown, ours)).toBeGreaterThan(LEAST_SEEN);
        expect(featureFindings(animation)).toMatchObject([{ severity: 'note', message: note }]);
      },
    );

    test('an easing that overshoots on a curve goes beyond it, where lottie-web stops, and lint tells it', async () => {
      const [theirs] = await drawnByLottieWeb(browser, [{ animation: OVERSHOT_CURVE, frame: 8 }], SIZE);
      if (!theirs) throw new Error('lottie-web draws nothing');
      expect(difference(theirs, drawLottie(forSkottie(OVERSHOT_CURVE), 8))).toBeGreaterThan(LEAST_SEEN);
      expect(featureFindings(forSkottie(OVERSHOT_CURVE))).toMatchObject([{ severity: 'note', message: /goes on beyond/ }]);
    });
  });
}

test('paths trimmed one after the other are named where one is painted in its own group', () => {
  const still = (k: unknown) => ({ a: 0, k });
  const box = { ty: 'rc', p: still([0, 0]), s: still([10, 10]), r: still(0) };
  const fill = { ty: 'fl', c: still([1, 0, 0]), o: still(100) };
  const trim = (m: number) => ({ ty: 'tm', s: still(0), e: still(50), o: still(0), m });
  const found = (shapes: object[]) =>
    featureFindings({ w: 9, h: 9, fr: 30, ip: 0, op: 9, layers: [{ ty: 4, nm: 'x', ip: 0, op: 9, ks: {}, shapes }] });
  const painted = { ty: 'gr', it: [box, fill] };
  expect(found([box, painted, trim(2), fill])).toMatchObject([{ code: 'shape', severity: 'warning' }]);
  expect(
    [
      [box, painted, trim(1), fill],
      [painted, trim(2), fill],
      [box, box, trim(2), fill],
    ].flatMap(found),
  ).toEqual([]);
});

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
    expect(animation.layers[0]?.shapes).toMatchObject([{ ty: 'gr', it: [box, { ty: 'rp' }, fill] }]);
    expect(featureFindings(animation)).toContainEqual(expect.objectContaining({ code: 'shape', severity: 'error' }));
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
