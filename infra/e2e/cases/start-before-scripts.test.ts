import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page, Route } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { eventually } from '../../test-support/eventually.ts';
import { PHONE } from '../support/browser/browser.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

const here = withMockShop();

const APP = /\/assets\/(?!start-)[^/]+\.js$/;
const takenOver = (page: Page) => page.locator('html[data-ready]').waitFor({ state: 'attached' });

/** A page whose scripts are held back until released; its text and pictures load. */
async function openStanding(address: string): Promise<{ page: Page; asked: readonly Route[]; letGo(): Promise<void> }> {
  const context = await here.browser.newContext({ viewport: PHONE });
  const page = await context.newPage();
  const asked: Route[] = [];
  let held = true;
  await page.route(APP, async (route) => {
    asked.push(route);
    if (!held) await route.continue();
  });
  await page.goto(here.shop.url + address);
  return {
    page,
    asked,
    async letGo() {
      held = false;
      await Promise.all(asked.map((route) => route.continue()));
    },
  };
}

describe('a public page before its code', () => {
  it('asks for no script of the app until it has loaded, and then for all of it', async () => {
    const context = await here.browser.newContext({ viewport: PHONE });
    const page = await context.newPage();
    const scripts: string[] = [];
    page.on('request', (request) => request.resourceType() === 'script' && scripts.push(new URL(request.url()).pathname));
    let early: string[] | undefined;
    page.once('load', () => {
      early = [...scripts];
    });
    await page.goto(here.shop.url);
    await takenOver(page);
    expect(early?.filter((script) => APP.test(script))).toEqual([]);
    expect(early?.some((script) => script.includes('/start-'))).toBe(true);
    expect(scripts.filter((script) => APP.test(script)).length).toBeGreaterThan(2);
    await context.close();
  });

  it('opens a menu that was asked for twice, once', async () => {
    const { page, asked, letGo } = await openStanding('/');
    const menu = page.getByRole('button', { name: 'Menu', exact: true });
    await menu.click();
    await eventually('the code is asked for', () => asked.length > 0);
    await menu.click();
    expect(await page.getByRole('dialog', { name: 'Menu' }).isVisible()).toBe(false);
    await letGo();
    await page.getByRole('dialog', { name: 'Menu' }).waitFor();
    await takenOver(page);
    expect(await menu.getAttribute('aria-expanded')).toBe('true');
    await page.keyboard.press('Escape');
    await page.getByRole('dialog', { name: 'Menu' }).waitFor({ state: 'hidden' });
    await page.context().close();
  });

  it('lays out what is far below when its reader comes near, and all of it for one who comes back or asks for a part', async () => {
    const context = await here.browser.newContext({ viewport: PHONE });
    const page = await context.newPage();
    const far = () => page.locator('[data-later="near"]').count();
    const footer = page.locator('footer');
    await page.goto(`${here.shop.url}/blog`);
    await takenOver(page);
    expect(await far()).toBeGreaterThan(3);
    expect(await footer.getAttribute('data-later')).toBe('near');
    await page.evaluate('window.scrollTo(0, document.body.scrollHeight)');
    await eventually('the foot is near', async () => ((await footer.getAttribute('data-later')) === null ? true : undefined));
    await page.reload();
    await takenOver(page);
    expect(await far()).toBe(0);
    await page.goto(`${here.shop.url}/blog`);
    await takenOver(page);
    const [named] = await page.locator('main h2 a').last().all();
    const address = await named?.getAttribute('href');
    await page.goto(`${here.shop.url}${address}`);
    await takenOver(page);
    expect(await far()).toBeGreaterThan(2);
    await page.evaluate(`window.location.hash = document.querySelector('main h2[id]:last-of-type').id`);
    await eventually('all is laid out', async () => ((await far()) === 0 ? true : undefined));
    await page.goto(`${here.shop.url}${address}${new URL(page.url()).hash}`);
    await page.reload();
    await takenOver(page);
    expect(await far()).toBe(0);
    await context.close();
  });

  // A form field would make Chromium lay the page out before its styles have loaded.
  it.each(['/', '/category/wedding', '/blog'])('has no field that could be filled in: %s', async (address) => {
    const html = await (await fetch(here.shop.url + address)).text();
    expect(html).toContain('<header');
    expect(html).not.toMatch(/<(select|input|textarea)\b/);
  });

  it('opens the currencies that were asked for, and keeps the one that is chosen', async () => {
    const { page, letGo } = await openStanding('/category/wedding');
    await page.getByRole('button', { name: 'Currency ₹ INR' }).click();
    await letGo();
    await page.getByRole('button', { name: '€ EUR', exact: true }).click();
    await expect.poll(() => page.getByRole('banner').innerText()).toContain('Prices start at €');
    await page.getByRole('button', { name: 'Currency € EUR' }).waitFor();
    await page.reload();
    await expect.poll(() => page.getByRole('banner').innerText()).toContain('Prices start at €');
    await page.context().close();
  });

  it('keeps what was typed, sends it once, and puts none of it into the address', async () => {
    const { page, letGo } = await openStanding('/track-order');
    const sent: string[] = [];
    page.on('request', (request) => request.method() === 'POST' && sent.push(request.postData() ?? ''));
    await page.getByLabel('Order number').fill('NM-ABCD2345');
    await page.getByLabel('Email address').fill('asha@example.com');
    await page.getByLabel('Email address').press('Enter');
    await page.getByRole('main').getByRole('button', { name: 'Track Order' }).click();
    await letGo();
    await page.getByText('We found no order with this number and email address.').waitFor();
    expect(await page.getByLabel('Order number').inputValue()).toBe('NM-ABCD2345');
    expect(sent.filter((body) => body.includes('asha@example.com'))).toHaveLength(1);
    expect(page.url()).toBe(`${here.shop.url}/track-order`);
    await page.context().close();
  });

  it('stays where its reader has moved it', async () => {
    const { page, letGo } = await openStanding('/blog');
    await page.evaluate('window.scrollTo(0, 600)');
    await letGo();
    await takenOver(page);
    expect(await page.evaluate<number>('window.scrollY')).toBe(600);
    await page.context().close();
  });

  it('leads on by its links', async () => {
    const { page, letGo } = await openStanding('/');
    await page.getByRole('link', { name: 'Choose a design' }).click();
    await page.waitForURL('**/category/wedding');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await letGo();
    await takenOver(page);
    await page.context().close();
  });
});

it('private pages have their code at once', async () => {
  const html = await (await fetch(`${here.shop.url}/user/invitations`)).text();
  expect(html).toMatch(/<script type="module" crossorigin src="\/assets\/index-/);
  expect(html).toMatch(/<link rel="modulepreload" crossorigin href="\/assets\/other-pages-/);
  expect(html).not.toContain('/assets/start-');
});

interface Chunk {
  file: string;
  imports?: string[];
}

/** As they are sent; what comes once a page stands (app/load-when-settled.tsx) is part of it. */
it.each([
  ['home', 'src/features/storefront/components/home-page.tsx'],
  ['category', 'src/features/storefront/components/category-page.tsx'],
  ['details', 'src/features/storefront/components/details-page.tsx'],
  ['blog', 'src/features/blog/components/blog-page.tsx'],
  ['article', 'src/features/blog/components/post-page.tsx'],
])('the JavaScript of a first visit weighs no more than it may: %s', async (_, part) => {
  const manifest: Record<string, Chunk> = JSON.parse(await readFile(path.join(here.shop.dist, '.vite/manifest.json'), 'utf8'));
  const taken = new Set<string>();
  const take = (name: string) => {
    const chunk = manifest[name];
    if (chunk === undefined) throw new Error(`The build has no part ${name}.`);
    if (taken.has(chunk.file)) return;
    taken.add(chunk.file);
    for (const other of chunk.imports ?? []) take(other);
  };
  const start = manifest['src/start/start.ts'];
  expect(start?.imports ?? []).toEqual([]);
  for (const name of ['src/start/start.ts', 'index.html', part, 'src/app/consent-and-updates.tsx']) take(name);
  const sizes = await Promise.all([...taken].map(async (file) => (await sentAs(path.join(here.shop.dist, file))).length));
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(100 * 1024);
});

const sentAs = (file: string): Promise<Buffer> => readFile(`${file}.br`).catch(() => readFile(file));
