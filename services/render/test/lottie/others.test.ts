import { appendFileSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type Canvas, createCanvas } from '@napi-rs/canvas';
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

// Animations that others made, which are not ours to keep here: OTHERS_LOTTIES names a folder with a folder for each maker, as
// bench/gather-lotties.ts makes it. OTHERS_RESUME=1 tries only what was not yet tried or differed.
const folder = process.env.OTHERS_LOTTIES;
const MOST_OF_A_MAKER = 120;
const WIDTH = 160;
/** Share of the picture above which an eye sees a difference. */
const LEAST_SEEN = 0.01;
const MOMENTS = [0.2, 0.5, 0.8];
/** Looked at between two frames: which layer begins at a frame is a matter of rounding. */
const BETWEEN = 0.37;
const LONGEST_MS = 60_000;
const RESULTS = '.data/others';

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

const OUTCOMES = ['same', 'named by lint', 'DIFFERS', 'text or expressions', 'refused', 'not drawn by lottie-web'] as const;
type Outcome = (typeof OUTCOMES)[number];
interface Tried {
  path: string;
  outcome: Outcome;
  detail: string;
}

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
  const moments = MOMENTS.map((part) => Math.floor((animation.op - animation.ip) * part) + BETWEEN);
  const theirs = await drawnByLottieWeb(
    browser,
    moments.map((frame) => ({ animation, frame })),
    WIDTH,
  );
  const prepared = forSkottie(animation);
  let worst = 0;
  const pictures: Canvas[] = [];
  for (const [index, frame] of moments.entries()) {
    const other = theirs[index];
    if (!other) return ['not drawn by lottie-web', ''];
    const ours = drawLottie(prepared, frame, { scale: WIDTH / animation.w });
    pictures.push(other, ours);
    worst = Math.max(worst, difference(other, ours));
  }
  if (worst <= LEAST_SEEN) return ['same', ''];
  writeFileSync(join(RESULTS, `${basename(path, '.json')}.png`), await inARow(pictures).encode('png'));
  const told = [...new Set(findings.map(({ message }) => message))].join(' ');
  return [told === '' ? 'DIFFERS' : 'named by lint', `${(worst * 100).toFixed(1)} % ${told}`];
}

/** lottie-web's picture and ours of each moment, side by side. */
function inARow(pictures: Canvas[]): Canvas {
  const all = createCanvas(WIDTH * pictures.length, Math.max(...pictures.map(({ height }) => height)));
  const context = all.getContext('2d');
  for (const [index, picture] of pictures.entries()) context.drawImage(picture, WIDTH * index, 0);
  return all;
}

/** The results of an interrupted or an earlier run. */
function earlier(list: string): Map<string, Tried> {
  if (!process.env.OTHERS_RESUME || !existsSync(list)) return new Map();
  const lines = readFileSync(list, 'utf8').trim().split('\n');
  const tried = lines.map((line): Tried => JSON.parse(line));
  return new Map(tried.filter(({ outcome }) => outcome !== 'DIFFERS').map((one) => [one.path, one]));
}

const within = <T>(promise: Promise<T>): Promise<T> =>
  Promise.race([
    promise,
    new Promise<never>((_, reject) => setTimeout(() => reject(new Error('took too long')), LONGEST_MS).unref()),
  ]);

test.skipIf(folder === undefined)(
  'animations of others are drawn as by lottie-web, or lint names what differs',
  { timeout: 7_200_000, retry: 0 },
  async () => {
    const root = folder ?? '';
    const list = join(RESULTS, 'tried.jsonl');
    const known = earlier(list);
    if (known.size === 0) rmSync(RESULTS, { recursive: true, force: true });
    mkdirSync(RESULTS, { recursive: true });
    let browser = await startChromium(await chromiumPath());
    const table: Record<string, Partial<Record<Outcome, number>>> = {};
    const differing: string[] = [];
    for (const maker of readdirSync(root)) {
      const counts: Partial<Record<Outcome, number>> = {};
      for (const path of animationsOf(join(root, maker))) {
        const name = relative(root, path);
        let one = known.get(name);
        if (!one) {
          const [outcome, detail] = await within(outcomeOf(path, browser)).catch((error): [Outcome, string] => [
            'DIFFERS',
            String(error),
          ]);
          one = { path: name, outcome, detail };
          appendFileSync(list, `${JSON.stringify(one)}\n`);
          if (!browser.isConnected()) browser = await startChromium(await chromiumPath());
        }
        counts[one.outcome] = (counts[one.outcome] ?? 0) + 1;
        if (one.detail !== '') console.info(`${one.outcome}: ${name}: ${one.detail}`);
        if (one.outcome === 'DIFFERS') differing.push(name);
      }
      table[maker] = counts;
    }
    await browser.close();
    console.table(table, [...OUTCOMES]);
    expect(differing).toEqual([]);
  },
);
