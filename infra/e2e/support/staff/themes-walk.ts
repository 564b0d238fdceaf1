import type { ThemeManifest } from '@nimantran/proto/domain/theme-package';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { SHORT_THEME, shortThemeZip } from '../../../test-support/fixtures/short-theme.ts';
import { DESKTOP, openWindow } from '../browser/browser.ts';
import { goToPage, openStaff, type StaffWindow } from './staff-window.ts';

const KITE: Partial<ThemeManifest> = { id: 900_010, title: 'Paper Kite' };
const CITY: ThemeManifest['fields'][number] = {
  ...{ key: 'city', label: 'City', kind: 'place', required: false, max_length: 20, sample: 'Indore' },
};

/** Allows for a machine under load. */
const MADE_MS = 300_000;

const packageOf = async (name: string, changes: Partial<ThemeManifest>) => ({
  name,
  mimeType: 'application/zip',
  bytes: await shortThemeZip({ ...KITE, ...changes }),
});

/** An admin adds a theme to the shop: rejected with an error, corrected, put on sale, sold in a new version, and retired. */
export async function themesWalk(shop: Shop, browser: Browser): Promise<void> {
  const staff = await openStaff(browser, shop, 'staff-themes', 'admin@nimantran.test');
  const { page, press, isInOrder } = staff;
  const customer = await openWindow(browser, 'staff-themes-customer', DESKTOP);
  const inShop = (title: string) => inCategory(customer.page, shop, title);
  await page.goto(`${shop.publicUrl}/admin`);

  await addVersion(staff, await packageOf('kite.zip', { fields: [...SHORT_THEME.fields, CITY] }));
  await page.getByText('It has errors. Correct the package and add it again.').waitFor({ timeout: MADE_MS });
  await page.getByText('“City” is asked for but never shown.').waitFor();
  expect(await publishButtons(page).count()).toBe(0);
  await isInOrder('errors');

  await addVersion(staff, await packageOf('kite-mended.zip', {}));
  await publish(staff);
  await isInOrder('on-sale');
  await eventually('the theme is in its category', () => inShop('Paper Kite'));

  await addVersion(staff, await packageOf('kite-evening.zip', { title: 'Paper Kite at Dusk' }));
  expect(await inShop('Paper Kite at Dusk')).toBe(false);
  await publish(staff);
  await versionOf(page, 'Sold earlier').waitFor();
  await eventually('the new version is in its category', () => inShop('Paper Kite at Dusk'));

  await goToPage(staff, 'Themes');
  await press(page.getByRole('row').getByRole('link', { name: 'Paper Kite at Dusk' }));
  await page.getByRole('heading', { level: 1, name: 'Paper Kite at Dusk' }).waitFor();
  await press(page.getByRole('button', { name: 'Retire' }));
  const dialog = page.getByRole('dialog', { name: 'Take “Paper Kite at Dusk” off sale?' });
  await press(dialog.getByRole('button', { name: 'Take it off sale' }));
  await page.getByText(/^Theme 900010, .*Retired\.$/i).waitFor();
  await isInOrder('retired');
  await eventually('the theme is gone from its category', async () => !(await inShop('Paper Kite at Dusk')));
  const gone = await customer.page.goto(`${shop.publicUrl}/video/wedding/paper-kite-at-dusk-900010`);
  expect(gone?.status()).toBe(404);
  await goToPage(staff, 'Themes');
  await page.getByRole('row').filter({ hasText: 'Paper Kite at Dusk' }).getByText('Retired').waitFor();
  await isInOrder('list');
}

/** From anywhere in the admin area to the page of the package's theme. */
async function addVersion(staff: StaffWindow, file: Awaited<ReturnType<typeof packageOf>>): Promise<void> {
  const { page, choose } = staff;
  await goToPage(staff, 'Themes');
  await choose(page.getByRole('button', { name: 'Choose a package' }), file);
  await page.waitForURL(/\/admin\/themes\/900010$/);
  await page.getByRole('heading', { level: 1, name: /^Paper Kite/ }).waitFor();
}

const publishButtons = (page: Page): Locator => page.getByRole('button', { name: 'Publish now' });
const versionOf = (page: Page, state: string): Locator =>
  page.getByRole('region', { name: /^Version / }).filter({ has: page.getByText(state, { exact: true }) });

/** Publishes once the sample is rendered and plays. */
async function publish({ page, press }: StaffWindow): Promise<void> {
  await publishButtons(page).waitFor({ timeout: MADE_MS });
  const fresh = versionOf(page, 'Never published').filter({ has: publishButtons(page) });
  expect(await fresh.getByRole('img', { name: /: the scene / }).count()).toBe(SHORT_THEME.scenes.length);
  const video = await page.request.get(new URL((await fresh.locator('video').getAttribute('src')) ?? '', page.url()).href);
  expect([video.status(), video.headers()['content-type']]).toEqual([200, 'video/mp4']);
  await press(publishButtons(page));
  await page.getByText('It is on sale now.').waitFor();
  await versionOf(page, 'On sale').waitFor();
}

/** Whether a visitor of the category finds a theme with exactly this title. */
async function inCategory(page: Page, shop: Shop, title: string): Promise<boolean> {
  await page.goto(`${shop.publicUrl}/category/wedding`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  return (await page.getByRole('link', { name: title, exact: true }).count()) > 0;
}
