import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { findViolations } from '../support/browser/axe.ts';
import { DESKTOP, openWindow, PHONE, type Window } from '../support/browser/browser.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

const ID = 'G-TEST1234';
const THEME = '/video/wedding/royal-jharokha-101';

const here = withMockShop({ settings: { WEB_ANALYTICS_ID: ID } });

interface Visitor extends Window {
  /** Addresses outside the shop that the page requested. */
  asked: readonly string[];
}

/** A visitor whose browser can or cannot reach Google. */
async function visitor(name: string, { reachable = true, size = DESKTOP, script = '' } = {}): Promise<Visitor> {
  const window = await openWindow(here.browser, `consent-${name}`, size);
  const asked: string[] = [];
  await window.page.context().route(/google/, (route) => {
    asked.push(route.request().url());
    return reachable ? route.fulfill({ contentType: 'text/javascript', body: 'window.googleCame = true' }) : route.abort();
  });
  if (script !== '') await window.page.addInitScript(script);
  return { ...window, asked };
}

const bar = (page: Page) => page.getByRole('region', { name: 'Cookie choices' });
const stands = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();
/** The commands passed to Google's script, one list per command. */
const commands = (page: Page): Promise<unknown[][]> =>
  page.evaluate('(window.dataLayer ?? []).map((command) => JSON.parse(JSON.stringify([...command])))');
const eventsOf = async (page: Page) =>
  (await commands(page)).filter(([what]) => what === 'event').map(([, name, params]) => ({ name, params }));
const paths = async (page: Page) =>
  (await commands(page)).flatMap(([what, name, params]) =>
    what === 'event' && name === 'page_view' ? [(params as { page_path: string }).page_path] : [],
  );

describe('counting visits', () => {
  it('asks, with answers of the same weight, moves nothing, and remembers a no', async () => {
    const { page, look, asked, faults, close } = await visitor('no', { size: PHONE });
    await page.goto(`${here.shop.url}/`);
    await bar(page).waitFor();
    await page.getByRole('status').filter({ hasText: 'May we count your visit' }).waitFor({ state: 'attached' });
    // Shifts during font loading are not caused by the bar: it overlays the page and does not move.
    const shifts: number = await page.evaluate(`new Promise((resolve) => {
      const bar = document.querySelector('[data-docked]');
      new PerformanceObserver((list) => resolve(list.getEntries().filter(({ sources }) =>
        sources.some(({ node }) => bar.contains(node))).length)).observe({ type: 'layout-shift', buffered: true });
      setTimeout(() => resolve(0), 300);
    })`);
    expect(shifts).toBe(0);
    const [no, yes] = [
      bar(page).getByRole('button', { name: 'No, thanks' }),
      bar(page).getByRole('button', { name: 'Yes, count it' }),
    ];
    const looks = await Promise.all([no, yes].map((button) => button.evaluate((element) => element.className)));
    expect(looks[0]).toBe(looks[1]);
    const [one, other] = await Promise.all([no.boundingBox(), yes.boundingBox()]);
    expect(Math.abs((one?.width ?? 0) - (other?.width ?? 1))).toBeLessThan(2);
    expect(await findViolations(page)).toEqual([]);
    await look('question');
    await no.click();
    await bar(page).waitFor({ state: 'detached' });
    await page.goto(`${here.shop.url}${THEME}`);
    await stands(page);
    await page.getByRole('button', { name: 'Cookie choices' }).waitFor();
    // The stand-in has no videos, so the home page's video gives a 404 once the page is idle.
    const complaints = faults.filter((fault) => !fault.includes('status of 404'));
    expect([await bar(page).count(), asked, await commands(page), complaints]).toEqual([0, [], [], []]);
    await close();
  });

  it('counts with a yes only, by patterns of addresses, without advertising; Edit Video is told with its theme', async () => {
    const { page, asked, faults, close } = await visitor('yes');
    await page
      .context()
      .addCookies([{ name: 'mock-session', value: encodeURIComponent('customer@nimantran.test'), url: here.shop.url }]);
    await page.goto(`${here.shop.url}/mock/examples`);
    await page.goto(`${here.shop.url}/faqs`);
    await bar(page).waitFor();
    expect(asked).toEqual([]);
    await bar(page).getByRole('button', { name: 'Yes, count it' }).click();
    await eventually('Google has come', () => page.evaluate<boolean>('window.googleCame === true'));
    expect(asked).toEqual([`https://www.googletagmanager.com/gtag/js?id=${ID}`]);
    await expect.poll(() => paths(page)).toEqual(['/faqs']);

    await page.goto(`${here.shop.url}${THEME}`);
    await eventually('the first page is told', async () => (await paths(page)).length === 1);
    await page.getByRole('link', { name: 'Edit Video' }).first().click();
    await eventually('the form is told', async () => (await paths(page)).length === 2);
    const told = await eventsOf(page);
    expect(told.map(({ name }) => name)).toEqual(['page_view', 'customise', 'view_item', 'page_view']);
    const theme = { id: 10101, name: 'Royal Jharokha', category: 'wedding', currency: 'INR', price: expect.any(Number) };
    for (const event of told.slice(1, 3)) expect(event.params).toMatchObject(theme);
    expect(await paths(page)).toEqual(['/video/:category/:slug', '/video/create']);

    await page.goto(`${here.shop.url}/user/invitations/NM-EX00000A`);
    await stands(page);
    await eventually('the order page is told', async () => (await paths(page)).length === 1);
    const all = await commands(page);
    expect(await paths(page)).toEqual(['/user/invitations/:number']);
    expect(JSON.stringify(all)).not.toMatch(/NM-EX|customer@|Arjun/);
    const consents = all.filter(([what]) => what === 'consent');
    expect(consents[0]).toMatchObject(['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }]);
    for (const [, , given] of consents) {
      expect(given).toMatchObject({ ad_storage: 'denied', ad_user_data: 'denied', ad_personalization: 'denied' });
    }
    expect(faults).toEqual([]);
    await close();
  });

  it('can be changed from the footer, by keyboard, and ends at once', async () => {
    const { page, look, close } = await visitor('change');
    await page.goto(`${here.shop.url}/faqs`);
    await bar(page).getByRole('button', { name: 'Yes, count it' }).click();
    await page.evaluate("document.cookie = '_ga=GA1.1.1.1; path=/'; document.cookie = '_ga_TEST1234=1; path=/'");
    const choices = page.getByRole('button', { name: 'Cookie choices' });
    await choices.focus();
    await page.keyboard.press('Enter');
    await bar(page).getByText('You said yes before.').waitFor();
    await bar(page).and(page.locator(':focus')).waitFor();
    await look('asked-again');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('No, thanks');
    await page.keyboard.press('Enter');
    await bar(page).waitFor({ state: 'detached' });
    await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Cookie choices');
    const before = (await eventsOf(page)).length;
    await page.getByRole('link', { name: 'Support' }).first().click();
    await page.waitForURL('**/support');
    expect((await eventsOf(page)).length).toBe(before);
    const consents = async () => (await commands(page)).filter(([what]) => what === 'consent');
    await expect
      .poll(async () => (await consents()).at(-1))
      .toMatchObject(['consent', 'update', { analytics_storage: 'denied' }]);
    await expect.poll(() => page.evaluate('document.cookie')).not.toContain('_ga');
    await close();
  });

  it('does not ask whoever has told their browser, and says so when asked', async () => {
    const signal = "Object.defineProperty(navigator, 'globalPrivacyControl', { value: true })";
    const { page, asked, close } = await visitor('signal', {
      script: `${signal}; localStorage.setItem('analytics_consent', '${granted()}')`,
    });
    await page.goto(`${here.shop.url}/faqs`);
    const choices = page.getByRole('button', { name: 'Cookie choices' });
    await choices.click();
    await bar(page).getByRole('paragraph').filter({ hasText: 'Your browser asks sites not to track you' }).waitFor();
    expect(await bar(page).getByRole('button').allTextContents()).toEqual(['Close']);
    await bar(page).getByRole('button', { name: 'Close' }).click();
    expect([asked, await commands(page)]).toEqual([[], []]);
    await close();
  });

  it('stops nobody where Google cannot be reached', async () => {
    const { page, faults, close } = await visitor('away', {
      reachable: false,
      script: `localStorage.setItem('analytics_consent', '${granted()}')`,
    });
    await page.goto(`${here.shop.url}${THEME}`);
    await eventually('the page is told all the same', async () => (await paths(page)).length > 0);
    await page.getByRole('link', { name: 'Edit Video' }).first().click();
    await page.waitForURL('**/video/create?theme=101');
    await stands(page);
    // The browser itself reports a file that failed to load.
    expect(faults.filter((fault) => !fault.includes('net::ERR_FAILED'))).toEqual([]);
    await close();
  });
});

function granted(): string {
  return JSON.stringify({ choice: 'granted', at: new Date().toISOString() });
}
