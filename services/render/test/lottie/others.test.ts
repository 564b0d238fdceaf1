import { readdirSync, readFileSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Browser } from 'playwright-core';
import { Check } from 'typebox/value';
import { expect, test } from 'vitest';
import { chromiumPath } from '../../../../infra/test-support/servers/chromium.ts';
import { featureFindings } from '../../src/lint/lint-features.ts';
import { walkLayers } from '../../src/lint/walk.ts';
import { forSkottie } from '../../src/lottie/for-skottie.ts';
import { LAYER_TEXT, LottieAnimation } from '../../src/lottie/types.ts';
import { checkAnimation } from '../../src/package/check-animation.ts';
import { startChromium } from '../support/chromium-lines.ts';
import { drawLottie } from '../support/draw-lottie.ts';
import { difference, drawnByLottieWeb } from '../support/lottie-web.ts';

// Animations that others made, which are not ours to keep here: OTHERS_LOTTIES names a folder with a folder for each maker.
const folder = process.env.OTHERS_LOTTIES;
const MOST_OF_A_MAKER = 60;
const WIDTH = 160;
/** Share of the picture above which an eye sees a difference. */
const LEAST_SEEN = 0.01;
const MOMENTS = [0.2, 0.5, 0.8];

function animationsOf(maker: string): string[] {
  const found = readdirSync(maker, { recursive: true })
    .map((name) => join(maker, String(name)))
    .filter((path) => path.endsWith('.json') && statSync(path).size < 2_000_000)
    .sort()
    .filter((path) => /"layers"\s*:/.test(readFileSync(path, 'utf8')));
  // Spread evenly: neighbours in a folder are alike.
  const taken = Math.min(found.length, MOST_OF_A_MAKER);
  return Array.from({ length: taken }, (_, index) => found[Math.floor((index * found.length) / taken)] ?? '');
}

type Outcome = 'same' | 'named by lint' | 'DIFFERS' | 'text or expressions' | 'refused' | 'not drawn by lottie-web';

async function outcomeOf(path: string, browser: Browser): Promise<[Outcome, string]> {
  const animation: unknown = JSON.parse(readFileSync(path, 'utf8'));
  if (!Check(LottieAnimation, animation)) return ['refused', 'no Lottie'];
  try {
    checkAnimation(animation);
  } catch (error) {
    return ['refused', String(error)];
  }
  const findings = featureFindings(animation).concat(featureFindings(forSkottie(animation)));
  const isSpecial =
    walkLayers(animation).some(({ layer }) => layer.ty === LAYER_TEXT) || findings.some(({ code }) => code === 'expression');
  if (isSpecial) return ['text or expressions', ''];
  const moments = MOMENTS.map((part) => Math.floor((animation.op - animation.ip) * part));
  const theirs = await drawnByLottieWeb(
    browser,
    moments.map((frame) => ({ animation, frame })),
    WIDTH,
  );
  const prepared = forSkottie(animation);
  let worst = 0;
  for (const [index, frame] of moments.entries()) {
    const other = theirs[index];
    if (!other) return ['not drawn by lottie-web', ''];
    worst = Math.max(worst, difference(other, drawLottie(prepared, frame, { scale: WIDTH / animation.w })));
  }
  if (worst <= LEAST_SEEN) return ['same', ''];
  const told = [...new Set(findings.map(({ message }) => message))].join(' ');
  return [told === '' ? 'DIFFERS' : 'named by lint', `${(worst * 100).toFixed(1)} % ${told}`];
}

test.skipIf(folder === undefined)(
  'animations of others are drawn as by lottie-web, or lint names what differs',
  async () => {
    const root = folder ?? '';
    const browser = await startChromium(await chromiumPath());
    const counts: Record<string, number> = {};
    const differing: string[] = [];
    for (const maker of readdirSync(root)) {
      const paths = animationsOf(join(root, maker));
      for (const path of paths) {
        const [outcome, detail] = await outcomeOf(path, browser).catch((error): [Outcome, string] => ['refused', String(error)]);
        counts[outcome] = (counts[outcome] ?? 0) + 1;
        if (detail !== '') console.info(`${outcome}: ${relative(root, path)}: ${detail}`);
        if (outcome === 'DIFFERS') differing.push(relative(root, path));
      }
      console.info(`${maker}: ${paths.length}`);
    }
    await browser.close();
    console.info(counts);
    expect(differing).toEqual([]);
  },
  3_600_000,
);
