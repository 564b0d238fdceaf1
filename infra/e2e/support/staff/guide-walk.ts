import { createCanvas, loadImage } from '@napi-rs/canvas';
import { unzipSync, zipSync } from 'fflate';
import type { Browser, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import type { Picture } from '../../../shop-client/read-video.ts';
import { SHORT_THEME, shortThemeZip } from '../../../test-support/fixtures/short-theme.ts';
import { differingBox, isWithin, readText } from '../compare-pictures.ts';
import { goToPage, openStaff, type StaffWindow } from './staff-window.ts';

/** Where the sample theme shows the names, beside its photo. */
const NAMES = { left: 0.42, top: 0.36, right: 0.95, bottom: 0.54 };
/** Allows for a machine under load. */
const MADE_MS = 300_000;
/** A page that is asked while videos are made takes time from them. */
const MADE = { timeout: MADE_MS, interval: 300 };

/** An author saves the sample package, tries it out, types other texts, and uploads invalid packages. */
export async function guideWalk(shop: Shop, browser: Browser): Promise<void> {
  const staff = await openStaff(browser, shop, 'staff-guide', 'admin@nimantran.test');
  const { page, press, write, save, choose, isInOrder } = staff;
  await page.goto(`${shop.publicUrl}/admin`);
  await goToPage(staff, 'Theme Guide');
  await isInOrder('guide', 'alike');
  const sample = await save(page.getByRole('link', { name: 'Save the sample package' }));
  expect(sample.name).toBe('first-card.zip');
  const files = unzipSync(new Uint8Array(sample.bytes));
  expect(Object.keys(files)).toEqual(expect.arrayContaining(['theme.json', 'animation.json', 'music.m4a']));

  await press(page.getByRole('navigation', { name: 'On this page' }).getByRole('link', { name: 'Try out a package' }));
  const place = page.getByRole('button', { name: 'Choose a package to try' });
  const zip = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'application/zip', bytes });
  await choose(place, zip('first-card.zip', sample.bytes));
  await page.getByRole('heading', { name: 'First Card with your text' }).waitFor({ timeout: MADE_MS });
  await drawn(page);
  await page.getByText('No findings: everything is drawn as it was designed.').waitFor({ timeout: MADE_MS });
  const before = await pictureOf(page, scenes(page).first());
  await isInOrder('opened', 'alike');

  await write(page.getByLabel("Groom's name"), 'Zubin');
  await press(page.getByRole('button', { name: 'Play it with this text' }));
  const video = page.getByLabel('First Card with your text');
  await video.waitFor({ timeout: MADE_MS });
  await drawn(page);
  await comesFromItsWords(before, await pictureOf(page, scenes(page).first()));
  const answer = await page.request.get(new URL((await video.getAttribute('src')) ?? '', page.url()).href);
  expect([answer.status(), answer.headers()['content-type']]).toEqual([200, 'video/mp4']);
  await isInOrder('played');

  await bringWrongOnes(staff, place, files);
}

async function bringWrongOnes(staff: StaffWindow, place: Locator, files: Record<string, Uint8Array>): Promise<void> {
  const { page, choose, isInOrder } = staff;
  const zip = (name: string, bytes: Uint8Array) => ({ name, mimeType: 'application/zip', bytes });
  const { 'music.m4a': _, ...silent } = files;
  await choose(place, zip('silent.zip', zipSync(silent)));
  await page.getByRole('alert').getByText('music.m4a: theme.json names it, the package lacks it').waitFor();
  await isInOrder('refused', 'alike');

  const rhyme = { key: 'rhyme', label: 'A rhyme', kind: 'text', required: false, max_length: 20, sample: 'Two hearts' } as const;
  await choose(place, zip('rhyme.zip', await shortThemeZip({ fields: [...SHORT_THEME.fields, rhyme] })));
  await page.getByText('“A rhyme” is asked for but never shown.').waitFor({ timeout: MADE_MS });
  expect(await page.getByRole('alert').count()).toBe(0);
  await isInOrder('linted');
}

const scenes = (page: Page): Locator => page.getByRole('img', { name: /^First Card: the scene / });

/** Waits until every scene is shown and nothing is being rendered. */
async function drawn(page: Page): Promise<void> {
  await expect.poll(() => scenes(page).count(), MADE).toBe(2);
  await page.getByText('The scenes are being drawn …').waitFor({ state: 'hidden', timeout: MADE_MS });
}

async function pictureOf(page: Page, image: Locator): Promise<Picture> {
  const answer = await page.request.get(new URL((await image.getAttribute('src')) ?? '', page.url()).href);
  const decoded = await loadImage(await answer.body());
  const { width, height } = decoded;
  const context = createCanvas(width, height).getContext('2d');
  context.drawImage(decoded, 0, 0);
  return { width, height, pixels: Buffer.from(context.getImageData(0, 0, width, height).data.buffer) };
}

/** The new texts are in the place of the old ones, and nothing else has changed. */
async function comesFromItsWords(before: Picture, after: Picture): Promise<void> {
  const found = differingBox(before, after);
  expect(found && isWithin(found, NAMES), JSON.stringify(found)).toBe(true);
  expect(await readText(before, NAMES)).toContain('Arjun');
  expect(await readText(after, NAMES)).toContain('Zubin');
}
