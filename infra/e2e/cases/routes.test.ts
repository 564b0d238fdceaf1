import type { Page } from 'playwright-core';
import { describe, expect, it, onTestFailed } from 'vitest';
import { ALL, oneOfEach } from '../../test-support/vitest/all-tests.ts';
import { findViolations } from '../support/browser/axe.ts';
import { atRest, openLastingWindow, tellWhereItStands } from '../support/browser/browser.ts';
import { firstMessages, LISTEN } from '../support/browser/snackbar-messages.ts';
import { DRAFTS, GUARDED, HOME_HEADING, ROUTES, type RouteRow } from '../support/pages/routes.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

const SIZES = [
  { width: 360, height: 740 },
  { width: 768, height: 1024 },
  { width: 1440, height: 900 },
] as const;

const here = withMockShop({ examples: true });

/** Axe's warning where a page's videos do not load: the stand-in has none. */
const CHECKER = /Couldn't load preload assets/;
/**
 * A window that was wide before shows the wide picture that it still has in memory, while Chromium preloads the narrow one.
 * `preloadedForNothing` finds pictures that no window shows.
 */
const WIDE_BEFORE = /\.avif was preloaded using link preload but not used/;
/** The stand-in has no videos. */
const NO_FILM = /status of 404.*\/(?:preview|video)\.mp4/;

/** A new window signed in as the account; it also records the browser's warnings and their addresses. */
async function openAs(account: RouteRow['as']) {
  const window = await openLastingWindow(here.browser, account ?? 'visitor', SIZES[0]);
  const heard: string[] = [];
  window.page.on('pageerror', (error) => heard.push(error.stack ?? error.message));
  window.page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) heard.push(`${message.text()} ${message.location().url}`);
  });
  const context = window.page.context();
  if (account) {
    await context.addCookies([
      { name: 'mock-session', value: encodeURIComponent(`${account}@nimantran.test`), url: here.shop.url },
    ]);
  }
  const keep = `for (const [key, draft] of Object.entries(${JSON.stringify(DRAFTS)})) localStorage.setItem(key, draft)`;
  await context.addInitScript(keep);
  const complaints = (allowed?: RegExp) =>
    heard.filter((text) => ![CHECKER, WIDE_BEFORE, NO_FILM, ...(allowed ? [allowed] : [])].some((known) => known.test(text)));
  return { ...window, heard, complaints };
}

/** The window of each account, which a row takes over from the one before. */
const windows = new Map<RouteRow['as'], Awaited<ReturnType<typeof openAs>>>();

async function windowOf(account: RouteRow['as']) {
  const window = windows.get(account) ?? (await openAs(account));
  windows.set(account, window);
  onTestFailed(() => void windows.delete(account));
  tellWhereItStands(window, account ?? 'visitor');
  window.heard.length = 0;
  await window.page.setViewportSize(SIZES[0]);
  return window;
}

interface Head {
  titles: string[];
  descriptions: string[];
  canonicals: string[];
  robots: string[];
  headings: string[];
  lang: string;
}

const headOf = (page: Page): Promise<Head> =>
  page.evaluate(`(() => {
    const all = (selector, read) => [...document.querySelectorAll(selector)].map(read);
    return {
      titles: all('head title', (element) => element.textContent),
      descriptions: all('meta[name="description"]', (element) => element.content),
      canonicals: all('link[rel="canonical"]', (element) => element.href),
      robots: all('meta[name="robots"]', (element) => element.content),
      headings: all('h1', (element) => element.innerText.replace(/\\s+/g, ' ').trim()),
      lang: document.documentElement.lang,
    };
  })()`);

const sidewards = (page: Page): Promise<number> =>
  page.evaluate('Math.max(document.documentElement.scrollWidth, document.body.scrollWidth) - window.innerWidth');

/** Preloaded pictures that stand nowhere on the page with the same files and sizes. */
const preloadedForNothing = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const shown = new Set([...document.querySelectorAll('picture source')].map(({ type, srcset, sizes }) => [type, srcset, sizes].join()));
    return [...document.querySelectorAll('link[rel="preload"][as="image"]')]
      .filter(({ type, imageSrcset, imageSizes }) => !shown.has([type, imageSrcset, imageSizes].join()))
      .map(({ imageSrcset }) => 'preloaded for nothing: ' + imageSrcset);
  })()`);

const stands = async (page: Page, heading: RouteRow['heading']) => {
  await page.getByRole('heading', { level: 1 }).filter({ hasText: heading }).waitFor();
  await atRest(page);
};

describe.each(ALL ? ROUTES : ROUTES.filter(({ alike }) => !alike))('$name', (row) => {
  it('says what it is, fits every screen and can be used by everybody', async () => {
    const { page, look, complaints } = await windowOf(row.as);
    const address = typeof row.address === 'string' ? row.address : await row.address(page, here.shop.url);
    const answer = await page.goto(here.shop.url + address);
    await stands(page, row.heading);
    expect(answer?.status()).toBe(row.status ?? 200);

    const title = typeof row.title === 'string' ? row.title : expect.stringMatching(row.title);
    const heading = typeof row.heading === 'string' ? row.heading : expect.stringMatching(row.heading);
    await expect
      .poll(() => headOf(page))
      .toEqual({
        titles: [title],
        descriptions: [expect.stringMatching(/\S{2}/)],
        canonicals: row.status === 404 ? [] : [here.shop.url + (row.canonical ?? address)],
        robots: row.own ? ['noindex'] : [],
        headings: [heading],
        lang: 'en',
      });

    const found = await preloadedForNothing(page);
    for (const size of SIZES) {
      await page.setViewportSize(size);
      const wider = await sidewards(page);
      const isJudged = ALL || size === SIZES[0];
      const violations = isJudged ? await findViolations(page) : [];
      const faults = [...(wider > 0 ? [`${wider} px wider than the screen`] : []), ...violations];
      found.push(...faults.map((fault) => `at ${size.width} px: ${fault}`));
      await look(`${row.name}-${size.width}`);
    }
    // As the message too, because the failure report truncates texts and lists.
    for (const faults of [found.join('\n'), complaints(row.allowed).join('\n')]) expect(faults, faults).toBe('');
  });
});

describe('what is not for everybody', () => {
  it.each([
    ['a visitor', undefined, 'You need to authenticate first. '],
    ['a customer', 'customer', 'Your account has no access to that page.'],
  ] as const)('sends %s home, and says why', async (_, as, words) => {
    const { page, complaints, close } = await openAs(as);
    await page.addInitScript(LISTEN);
    const guarded = GUARDED.filter((row) => row.as === as);
    for (const { address } of oneOfEach(guarded, (row) => row.address.split('/')[1])) {
      await page.goto(here.shop.url + address);
      await page.waitForURL(`${here.shop.url}/`);
      expect(await firstMessages(page), address).toEqual([words]);
      // Nor is anything of the page left there.
      const headings = () => page.getByRole('heading', { level: 1 }).allInnerTexts();
      await expect.poll(headings, { message: address }).toEqual([HOME_HEADING]);
    }
    expect(complaints()).toEqual([]);
    await close();
  });
});

describe('without a line', () => {
  it('a page says so, at every width, and takes it back', async () => {
    const { page, look, complaints, close } = await openAs(undefined);
    await page.goto(`${here.shop.url}/video/wedding/royal-jharokha-101`);
    await stands(page, 'Royal Jharokha');
    await page.context().setOffline(true);
    const notice = page.getByText('You are offline. What you type is saved on this device until you are back online.');
    await notice.waitFor();
    const found: string[] = [];
    for (const size of SIZES) {
      await page.setViewportSize(size);
      if ((await sidewards(page)) > 0) found.push(`${size.width} px scrolls sidewards`);
      found.push(...(await findViolations(page)));
      await look(String(size.width));
    }
    await page.context().setOffline(false);
    await notice.waitFor({ state: 'detached' });
    expect([found, complaints(/ERR_INTERNET_DISCONNECTED/)]).toEqual([[], []]);
    await close();
  });
});
