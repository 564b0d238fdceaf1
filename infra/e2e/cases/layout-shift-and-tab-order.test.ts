import { describe, expect, it } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { ALL, beforeRelease } from '../../test-support/vitest/all-tests.ts';
import { atRest, DESKTOP, openWindow, PHONE, quiet } from '../support/browser/browser.ts';
import { itLong } from '../support/long-cases.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

/** One fifth of the layout shift that search engines still rate as good. */
const STILL = 0.02;
const THEME = '/video/wedding/royal-jharokha-101';
/** Looked at on a desk too with every change; the others before a release. */
const WIDE = ['/', THEME, '/video/create?theme=103'];

const here = withMockShop({ examples: true });

const COUNT_SHIFTS = `window.shifted = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) window.shifted += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });`;

/** Layout shift of a page on first load and after a reload. */
async function movesOf(path: string, size: typeof PHONE, ready: string, account?: string): Promise<number[]> {
  const { page, close } = await openWindow(here.browser, 'first-sight', size);
  const value = encodeURIComponent(`${account}@nimantran.test`);
  if (account) await page.context().addCookies([{ name: 'mock-session', value, url: here.shop.url }]);
  await page.addInitScript(COUNT_SHIFTS);
  const moves: number[] = [];
  for (const open of [() => page.goto(here.shop.url + path), () => page.reload()]) {
    await open();
    await page.getByRole('main').getByText(ready).first().waitFor();
    await quiet(page);
    await atRest(page);
    moves.push(await page.evaluate<number>('window.shifted'));
  }
  await close();
  return moves;
}

describe('hardly anything moves', () => {
  it.each([
    ['home', '/', 'Most Popular Themes', undefined],
    ['a theme', THEME, 'Similar Video Invitations', undefined],
    ['the form', '/video/create?theme=103', 'Family name', undefined],
    ...beforeRelease<[string, string, string, string | undefined]>(
      ['a category', '/category/wedding', 'Royal Jharokha', undefined],
      ['support of somebody who has written before', '/support', 'Your requests', 'customer'],
      ['the blog', '/blog', 'Blog', undefined],
      ['the form without a theme', '/video/create', 'Choose a theme first.', undefined],
      ['the area of partners', '/partner', 'Partner Dashboard', undefined],
    ),
  ])('on %s', async (_, path, ready, account) => {
    for (const size of ALL || WIDE.includes(path) ? [PHONE, DESKTOP] : [PHONE]) {
      for (const moved of await movesOf(path, size, ready, account)) expect(moved).toBeLessThanOrEqual(STILL);
    }
  });
});

it('Edit Video comes after the price by Tab, before what is read on', async () => {
  const { page, close } = await openWindow(here.browser, 'edit-by-tab', PHONE);
  await page.goto(here.shop.url + THEME);
  await page.getByRole('main').getByRole('link', { name: 'Wedding' }).first().focus();
  await page.keyboard.press('Tab');
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Edit Video');
  await close();
});

it('a filter that is reached by Tab stands whole in sight', async () => {
  const { page, close } = await openWindow(here.browser, 'filter-by-tab', PHONE);
  await page.goto(`${here.shop.url}/category/wedding`);
  const cards = page.getByRole('region', { name: 'Filter Themes' }).getByRole('link');
  await cards.first().focus();
  for (let place = 1; place < 8; place += 1) {
    await page.keyboard.press('Tab');
    await eventually(`the card ${place} is in sight`, async () => {
      const box = await cards.nth(place).boundingBox();
      return box !== null && box.x >= 0 && box.x + box.width <= PHONE.width;
    });
  }
  await close();
});

itLong('wishes say once what they are narrowed to', async () => {
  const { page, close } = await openWindow(here.browser, 'wishes', PHONE);
  await page.goto(`${here.shop.url}/category/wishes?sub_category=birthday`);
  const chip = page.getByRole('link', { name: /Remove Filters$/ });
  expect(await chip.innerText()).toBe('Remove Filters');
  expect(await page.locator('main [aria-current="true"]').allInnerTexts()).toEqual(['Birthday']);
  await chip.click();
  await page.waitForURL(`${here.shop.url}/category/wishes`);
  await close();
});
