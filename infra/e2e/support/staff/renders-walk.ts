import { SAMPLE_PACKAGE_PATH } from '@nimantran/proto/http/catalog/admin-themes';
import { getStudioRenders } from '@nimantran/proto/http/studio/renders';
import { playThemeTrial, startThemeTrial } from '@nimantran/proto/http/studio/theme-trials';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { visitAs } from '../../../shop-client/person.ts';
import { uploadPackage } from '../../../shop-client/publish-theme.ts';
import { openStaff } from './staff-window.ts';

/** Records what the page shows of a video's render, at every change. */
const NOTE = `{
  const seen = (window.seen = []);
  new MutationObserver(() => {
    const isFilm = (row) => row.querySelector('progress') !== null && row.cells[1].innerText === 'Theme sample';
    const row = [...document.querySelectorAll('tr')].find(isFilm);
    const now = row === undefined ? 'nothing' : row.cells[0].innerText + ' ' + row.querySelector('progress').value;
    if (seen.at(-1) !== now) seen.push(now);
  }).observe(document, { subtree: true, childList: true, characterData: true, attributes: true });
}`;
const FILM = /^First Card (\d+)$/;

const seenBy = async (page: Page) => (await page.evaluate<string[] | undefined>('window.seen')) ?? [];
/** Allows for a machine under load. */
const MADE_MS = 300_000;
const nothingRuns = (page: Page) => page.getByText('Nothing is being rendered.').waitFor({ timeout: MADE_MS });

/**
 * A render appears, progresses and disappears on the pages of an admin and a designer without any action; a customer sees none of
 * it.
 */
export async function rendersWalk(shop: Shop, browser: Browser): Promise<void> {
  const admin = await openStaff(browser, shop, 'staff-renders-admin', 'admin@nimantran.test');
  const designer = await openStaff(browser, shop, 'staff-renders-designer', 'designer@nimantran.test');
  await admin.page.goto(`${shop.publicUrl}/admin`);
  await designer.page.goto(`${shop.publicUrl}/designer`);
  const watching = [admin, designer];
  for (const { page, press, isInOrder } of watching) {
    await press(page.getByRole('link', { name: 'Renders', exact: true }));
    await page.getByRole('heading', { level: 1, name: 'Renders' }).waitFor();
    await nothingRuns(page);
    await page.getByText('Live: changes appear here immediately.').waitFor();
    await isInOrder('nothing');
    await page.evaluate(NOTE);
  }

  const person = await visitAs(shop.publicUrl, shop.localUrl, 'admin@nimantran.test');
  const sample = await person.fetch(SAMPLE_PACKAGE_PATH);
  const { id: package_id } = await uploadPackage(person, new Uint8Array(await sample.arrayBuffer()));
  const { id, manifest } = await person.call(startThemeTrial, { body: { package_id } });
  const details = Object.fromEntries(manifest.fields.map(({ key, sample: words }) => [key, words]));
  await person.call(playThemeTrial, {
    params: { trial_id: id },
    body: { details, bride_first: false, resolution: '720p' },
  });

  for (const { page, isInOrder } of watching) {
    await expect.poll(() => seenBy(page), { timeout: MADE_MS }).toContainEqual(expect.stringMatching(FILM));
    await isInOrder('running');
  }
  for (const { page } of watching) {
    await nothingRuns(page);
    const percents = (await seenBy(page)).flatMap((seen) => FILM.exec(seen)?.[1] ?? []).map(Number);
    expect(percents).toEqual(percents.toSorted((one, other) => one - other));
    // Progress is published once a second; how many updates there are, and how far the last one gets, depends on the machine.
    expect(new Set(percents).size).toBeGreaterThan(1);
    expect((await seenBy(page)).at(-1)).toBe('nothing');
  }
  await refuseCustomer(shop, browser);
}

async function refuseCustomer(shop: Shop, browser: Browser): Promise<void> {
  const { page, close } = await openStaff(browser, shop, 'staff-renders-customer', 'customer@nimantran.test');
  for (const address of ['/admin/renders', '/designer/renders']) {
    await page.goto(shop.publicUrl + address);
    await page.waitForURL(`${shop.publicUrl}/`);
    await page.getByText('Your account has no access to that page.').waitFor();
  }
  expect((await page.request.get(shop.publicUrl + getStudioRenders.path)).status()).toBe(403);
  await close();
}
