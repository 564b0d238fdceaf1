import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from 'playwright-core';
import { eventually } from '../../test-support/eventually.ts';
import { chromiumPath, QUIET } from '../../test-support/servers/chromium.ts';
import type { Theme } from './still-visitors.ts';

const PHONE = { width: 360, height: 740 };
/** Each letter is another name. */
const LETTERS = 'MeenakshiSundaramVenkataraghavan';
const PRESSES = 12;
/** The pause of somebody who types fast. */
const FAST_MS = 120;
const LONGEST_MS = 15_000;

/** Notes when a key is pressed, when the small picture has changed and is painted, and tasks of more than 50 ms. */
const NOTES = `
  const noted = { shown: [], long: [], pressedAt: 0 };
  window.noted = noted;
  addEventListener('keydown', ({ timeStamp }) => { noted.pressedAt = timeStamp; }, true);
  new PerformanceObserver((list) => noted.long.push(...list.getEntries().map(({ startTime, duration }) => ({ startTime, duration }))))
    .observe({ type: 'longtask' });
  let last;
  new MutationObserver(async () => {
    const picture = document.querySelector('button[aria-label^="Enlarge the picture"] img');
    if (!picture || picture.src === last) return;
    last = picture.src;
    await picture.decode().catch(() => {});
    requestAnimationFrame(() => requestAnimationFrame((at) => noted.shown.push(at - noted.pressedAt)));
  }).observe(document, { subtree: true, childList: true, attributeFilter: ['src'] });`;

interface Noted {
  shown: number[];
  long: { startTime: number; duration: number }[];
}

/** From key presses in the create form on a phone to the painted pictures, and the longest task meanwhile, in ms; 0 if none took 50. */
export interface TypedInBrowser {
  waits: number[];
  longestTask: number;
}

export async function typeInBrowser(
  publicUrl: string,
  themes: readonly Theme[],
  newAddress: () => Record<string, string>,
): Promise<TypedInBrowser> {
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: QUIET });
  const typed: TypedInBrowser = { waits: [], longestTask: 0 };
  try {
    for (const theme of themes) {
      const context = await browser.newContext({
        ...{ viewport: PHONE, hasTouch: true, isMobile: true, locale: 'en-IN' },
        extraHTTPHeaders: newAddress(),
      });
      await context.addInitScript(NOTES);
      const page = await context.newPage();
      const noted = (): Promise<Noted> => page.evaluate('noted');
      const pictures = (count: number) =>
        eventually('the picture', async () => (await noted()).shown.length >= count, LONGEST_MS);
      await page.goto(`${publicUrl}/video/create?theme=${theme.id}`);
      const field = theme.fields.find(({ kind }) => kind === 'name')?.key;
      await page.locator('html[data-ready]').waitFor();
      await page.locator(`[id="details.${field}"]`).focus();
      // The scene of the field, with the sample.
      await pictures(1);
      await wait(1_000);
      const before = (await noted()).long.length;
      for (const letter of LETTERS.slice(0, PRESSES)) {
        const { length } = (await noted()).shown;
        await page.keyboard.press(letter);
        await pictures(length + 1);
        typed.waits.push((await noted()).shown.at(-1) ?? Number.NaN);
      }
      for (const letter of LETTERS.slice(PRESSES, 2 * PRESSES)) {
        await page.keyboard.press(letter);
        await wait(FAST_MS);
      }
      await wait(2_000);
      const tasks = (await noted()).long.slice(before).map(({ duration }) => duration);
      typed.longestTask = Math.max(typed.longestTask, ...tasks);
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return typed;
}
