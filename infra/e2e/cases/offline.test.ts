import { appendFile, cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { findViolations } from '../support/browser/axe.ts';
import { openWindow, PHONE, startBrowser, type Window } from '../support/browser/browser.ts';
import { itLong } from '../support/long-cases.ts';
import { startMockShop } from '../support/shop/start-mock-shop.ts';

const ON = { WEB_SERVICE_WORKER: 'true' };
/** The worker is registered at most 30 s after the start, and then installs. */
const LATEST_MS = 60_000;

let shop: Awaited<ReturnType<typeof startMockShop>>;
let browser: Browser;
let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'nimantran-offline-'));
  const [standing, started] = await Promise.all([startMockShop({ settings: ON }), startBrowser()]);
  browser = started;
  // A copy, so that a new version of the worker can be placed there.
  const dist = path.join(folder, 'dist');
  await cp(standing.dist, dist, { recursive: true });
  const port = Number(new URL(standing.url).port);
  await standing.remove();
  shop = await startMockShop({ settings: ON, dist, port });
});
afterAll(async () => {
  await browser?.close();
  await shop?.remove();
  await rm(folder, { recursive: true, force: true });
});

const inControl = (page: Page) =>
  eventually('the worker is in control', () => page.evaluate<boolean>('navigator.serviceWorker.controller !== null'), LATEST_MS);
/** Every address in the worker's cache. */
const keptBy = (page: Page): Promise<string[]> =>
  page.evaluate(`(async () => {
    const kept = [];
    for (const name of await caches.keys())
      for (const request of await (await caches.open(name)).keys()) kept.push(request.url.replace(location.origin, ''));
    return kept;
  })()`);
const workers = (page: Page): Promise<number> =>
  page.evaluate('navigator.serviceWorker.getRegistrations().then((all) => all.length)');

async function visitor(name: string): Promise<Window & { goOffline(): Promise<void>; goOnline(): Promise<void> }> {
  const window = await openWindow(browser, `offline-${name}`, { ...PHONE, touch: true });
  const context = window.page.context();
  return { ...window, goOffline: () => context.setOffline(true), goOnline: () => context.setOffline(false) };
}

// The cases depend on each other: the last ones update and remove the worker.
describe('the service worker', { retry: 0 }, () => {
  it('opens what was seen before without a line, and says so where nothing was', async () => {
    const { page, look, goOffline, goOnline, faults, close } = await visitor('pages');
    await page.goto(`${shop.url}/`);
    await inControl(page);
    await page.goto(`${shop.url}/category/wedding?partner=ASHA`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await eventually('the page is kept', async () => (await keptBy(page)).includes('/category/wedding'), LATEST_MS);
    await page.evaluate(`localStorage.setItem('draft:101', JSON.stringify({ details: { venue: 'Lake Terrace' } }))`);
    // The stand-in has no videos, so the home page's video gives a 404 once the page is idle.
    expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([]);

    await goOffline();
    await page.goto(`${shop.url}/category/wedding`);
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('Wedding');
    // Some browser versions report a new document as online despite the emulation; it only receives changes after its own start.
    const notice = page.getByText('You are offline. What you type is saved on this device until you are back online.');
    await expect
      .poll(async () => {
        await goOnline();
        await goOffline();
        return notice.waitFor({ timeout: 2000 }).then(
          () => true,
          () => false,
        );
      })
      .toBe(true);
    // The page that was open when the worker was installed is cached as well.
    await page.goto(`${shop.url}/`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.title()).not.toContain('You are offline');

    await page.goto(`${shop.url}/category/haldi`);
    await page.getByRole('heading', { name: 'You are offline.' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/category/haldi');
    await expect.poll(() => page.title()).toBe('You are offline | Nimantran');
    await page.getByRole('heading', { name: 'Your invitation is safe' }).waitFor();
    await page.getByRole('link', { name: /Wedding/ }).waitFor();
    await look('nothing-kept');
    expect(await findViolations(page)).toEqual([]);

    await goOnline();
    await page.getByRole('heading', { name: /Haldi/, level: 1 }).waitFor();
    await close();
  });

  it('caches no personal data, no video and no answer to a change', async () => {
    const { page, goOffline, close } = await visitor('private');
    await page
      .context()
      .addCookies([{ name: 'mock-session', value: encodeURIComponent('customer@nimantran.test'), url: shop.url }]);
    await page.goto(`${shop.url}/mock/examples`);
    await page.goto(`${shop.url}/`);
    await inControl(page);
    for (const address of [
      '/user/invitations',
      '/user/invitations/NM-EX00000A?paid=1',
      '/user/account',
      '/video/create?theme=101',
    ]) {
      await page.goto(shop.url + address);
      await page.getByRole('heading', { level: 1 }).waitFor();
    }
    await page.goto(`${shop.url}/video/wedding/royal-jharokha-101`);
    await eventually('a page is kept', async () => (await keptBy(page)).some((kept) => kept.startsWith('/video/')), LATEST_MS);
    const kept = (await keptBy(page)).filter((address) => !address.startsWith('/assets/'));
    expect(
      kept.filter((address) => /^\/(?:user|video\/create|mock)|mp4|paid=|session|orders|drafts|uploads/.test(address)),
    ).toEqual([]);
    const ours = /^\/(?:$|offline\.html|category\/|video\/|api\/(?:video-details|pricing-details|blog|theme-media)\b)/;
    expect(kept.filter((address) => !ours.test(address))).toEqual([]);

    await goOffline();
    await page.goto(`${shop.url}/user/invitations`);
    await page.getByRole('heading', { name: 'You are offline.' }).waitFor();
    await close();
  });

  itLong('shows the pictures of themes that were seen, and the themes of a list, without a line', async () => {
    const { page, goOffline, close } = await visitor('pictures');
    await page.goto(`${shop.url}/category/wedding`);
    await inControl(page);
    await page.reload();
    const card = page.locator('main article img').first();
    await card.waitFor();
    await eventually(
      'a picture is kept',
      async () => (await keptBy(page)).some((kept) => kept.includes('theme-media')),
      LATEST_MS,
    );
    await goOffline();
    await page.reload();
    await card.waitFor();
    const width = () => page.evaluate<number>(`document.querySelector('main article img').naturalWidth`);
    await eventually('the picture stands', async () => (await width()) > 0);
    await close();
  });

  it('says that a new version is ready, and opens it when asked to, but not while somebody fills in a form', async () => {
    const { page, look, close } = await visitor('update');
    await page.goto(`${shop.url}/`);
    await inControl(page);
    await appendFile(path.join(shop.dist, 'sw.js'), `\n// ${Date.now()}`);
    await page.goto(`${shop.url}/video/create?theme=101`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const waits = `navigator.serviceWorker.getRegistration().then((one) => one.waiting !== null)`;
    await eventually('the new version waits', () => page.evaluate<boolean>(waits), LATEST_MS);
    const prompt = page.getByRole('region', { name: 'New version' });
    expect(await prompt.count()).toBe(0);

    await page.getByRole('link', { name: 'Nimantran' }).first().click();
    await prompt.waitFor();
    await expect.poll(() => page.getByRole('status').filter({ hasText: 'A new version is ready.' }).count()).toBe(1);
    await look('new-version');
    await expect.poll(() => findViolations(page)).toEqual([]);
    await page.evaluate('window.before = true');
    await prompt.getByRole('button', { name: 'Reload' }).click();
    const renewed = () => page.evaluate<boolean>('window.before === undefined').catch(() => false);
    await eventually('the page is opened again', renewed, LATEST_MS);
    await page.getByRole('heading', { level: 1 }).waitFor();
    await expect.poll(() => page.evaluate(waits)).toBe(false);
    expect(await prompt.count()).toBe(0);
    await close();
  });

  it('is only missed on the console where it cannot be registered', async () => {
    const { page, faults, close } = await visitor('refused');
    const warnings: string[] = [];
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
    await page.addInitScript(`navigator.serviceWorker.register = () => Promise.reject(new Error('no room'))`);
    await page.goto(`${shop.url}/`);
    const told = () => warnings.find((text) => text.includes('The service worker was not registered'));
    await eventually('the console is told', told, LATEST_MS);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect([faults, await workers(page)]).toEqual([[], 0]);
    await close();
  });

  itLong('goes with all that it has kept where the shop has switched it off', async () => {
    const { page, close } = await visitor('off');
    await page.goto(`${shop.url}/`);
    await inControl(page);
    await expect.poll(async () => (await keptBy(page)).length).toBeGreaterThan(5);
    const port = Number(new URL(shop.url).port);
    await shop.remove();
    shop = await startMockShop({ dist: shop.dist, port });
    const worker = await fetch(`${shop.url}/sw.js`);
    expect([worker.status, (await worker.text()).includes('unregister')]).toEqual([200, true]);
    await page.goto(`${shop.url}/`);
    await eventually('the worker is gone', async () => (await workers(page)) === 0, LATEST_MS);
    await eventually('nothing is kept', async () => (await keptBy(page)).length === 0);
    await close();
  });
});
