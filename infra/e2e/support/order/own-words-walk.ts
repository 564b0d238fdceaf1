import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, CDPSession, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { drawPhoto } from '../../../shop-client/photo.ts';
import { findViolations } from '../browser/axe.ts';
import { chooseAccount, DESKTOP, openWindow, PHONE, type Window } from '../browser/browser.ts';
import { approve, download, pay } from './buy-in-browser.ts';
import { openPart, reach, toVerify } from './create-form-parts.ts';
import { LONG_BIRTHDAY } from './sold-themes.ts';

const DEVANAGARI = 'आराध्या';
const CORRECTED = 'आराध्य';
const TOO_LONG = 'CakeGamesGigglesAndMusicAreWaitingForYouAllDayLong';
const INVITATION = 'Cake and giggles all day long!';
const WORDS = { age: '7', date: '2027-01-16', time: '17:00', venue: 'The Treehouse Cafe', city: 'Pune' };
const PROPOSED = 'The Treehouse Café';
const FILM_MS = 280_000;
const SWIPE_MOVES = 10;

/**
 * A customer types a name of another script into a theme, sees it in its scene, mends what the picture found, has the family read it,
 * takes a wording over and pays; after the delivery they correct a letter, and download the film that nobody looked at. On a phone by
 * touch, at a desk by keys where the pages have some of their own.
 */
export async function writeOwnWords(shop: Shop, browser: Browser, size: 'phone' | 'desk'): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-own-words-'));
  const customer = await openWindow(browser, `own-words-${size}`, size === 'phone' ? { ...PHONE, touch: true } : DESKTOP);
  try {
    await type(shop, customer);
    await addPhoto(customer, folder);
    await verify(shop, browser, customer, size);
    await customer.page.getByRole('button', { name: 'Continue to payment' }).click();
    const number = await pay(customer);
    await approve(shop, await openWindow(browser, `own-words-${size}-designer`, DESKTOP), number);
    const before = await download(customer, folder);
    const film = await readFile(before.file);
    await correct(customer);
    const after = await download(customer, folder);
    expect(after.facts.frames).toBe(before.facts.frames);
    expect(film.equals(await readFile(after.file))).toBe(false);
  } catch (error) {
    await customer.look('where-it-failed');
    throw error;
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function type(shop: Shop, { page, look }: Window): Promise<void> {
  await page.goto(`${shop.publicUrl}/video/create?theme=${LONG_BIRTHDAY.id}`);
  await page.getByRole('heading', { name: `Make ${LONG_BIRTHDAY.title} yours` }).waitFor();
  await fill(page, 'child_name', DEVANAGARI);
  await pictureWith(page, 'Balloons');
  await look('name');
  const line = await fill(page, 'invitation', TOO_LONG);
  const hint = line.locator('xpath=ancestor::*[@data-field]').getByText(/% too long\. A shorter text would fit/);
  await hint.waitFor();
  await look('finding');
  await fill(page, 'invitation', INVITATION);
  await expect.poll(() => hint.count(), { timeout: 10_000 }).toBe(0);
  for (const [key, words] of Object.entries(WORDS)) await fill(page, key, words);
  await pictureWith(page, 'Party');
  await look('party');
  expect(await findViolations(page)).toEqual([]);
}

/** The theme asks for one; until then its scenes show the sample's. */
async function addPhoto({ page, look }: Window, folder: string): Promise<void> {
  await openPart(page, 'photos');
  await chooseAccount(page, 'customer@nimantran.test', () => page.getByRole('button', { name: /Sign in/ }).click());
  const file = path.join(folder, 'star.jpg');
  await writeFile(file, drawPhoto(1200, 1200, 40));
  await page
    .getByLabel(/^Birthday star.s photo/)
    .first()
    .setInputFiles(file);
  await page.getByAltText(/^Your photo for/).waitFor({ timeout: 90_000 });
  await look('photo');
  await openPart(page, 'options');
  await page.getByRole('radio', { name: /^720p/ }).check();
  await page.getByRole('radio', { name: /^Express/ }).check();
  await toVerify(page);
}

async function verify(shop: Shop, browser: Browser, { page, look }: Window, size: string): Promise<void> {
  const row = page.getByRole('region', { name: 'The scenes of your video' });
  const last = row.getByRole('img', { name: 'Scene 4 of 4: Party, with these words' });
  await last.waitFor();
  await look('scenes');
  await swipeTo(row, last, size === 'phone');
  await look('last-scene');

  const part = page.getByRole('region', { name: 'Let your family read it first' });
  await part.getByRole('button', { name: 'Make a link' }).click();
  const link = (await part.getByRole('link', { name: /\/review\// }).getAttribute('href')) ?? '';
  const reader = await openWindow(browser, `own-words-${size}-family`, size === 'phone' ? DESKTOP : PHONE);
  await reader.page.goto(new URL(link, shop.publicUrl).href);
  const lines = reader.page.getByRole('list', { name: 'The words of the video' });
  const venue = lines.getByRole('group', { name: new RegExp(WORDS.venue) });
  await venue.getByLabel('Should be changed').check();
  await lines.getByLabel('It should read').fill(PROPOSED);
  await reader.page.getByLabel('Your name').fill('Nani');
  await reader.look('proposal');
  await reader.page.getByRole('button', { name: 'Send my answer' }).click();
  await reader.page.getByRole('heading', { name: 'Thank you, Nani.' }).waitFor();

  await page.reload();
  await part.getByRole('button', { name: 'Use this for Venue' }).click();
  await part.getByRole('button', { name: 'Show the new words' }).click();
  await reader.page.reload();
  await reader.page.getByRole('button', { name: 'Everything is right' }).click();
  await reader.page.getByRole('heading', { name: 'Thank you, Nani.' }).waitFor();
  await page.reload();
  await part.getByText('Says everything is right').waitFor();
  await last.waitFor();
  await look('yes');
  expect(await findViolations(page)).toEqual([]);
}

async function correct({ page, look }: Window): Promise<void> {
  await page.getByRole('link', { name: 'Correct the words' }).click();
  await page.getByRole('heading', { level: 1, name: 'Correct the words' }).waitFor();
  await fill(page, 'child_name', CORRECTED);
  await pictureWith(page, 'Balloons');
  await look('corrected');
  await page.getByRole('button', { name: 'See all scenes' }).click();
  await page.getByText('No designer has to check this.').waitFor({ timeout: 60_000 });
  await look('check');
  expect(await findViolations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Remake my video' }).click();
  await page.getByText('We are remaking your video.').waitFor();
  await page.getByRole('heading', { name: 'Your video is ready.' }).waitFor({ timeout: FILM_MS });
  await look('earlier-film');
  await page.getByRole('link', { name: 'Correct the words' }).waitFor({ timeout: FILM_MS });
}

/** Fills a field, in whichever part of the form it is. */
async function fill(page: Page, key: string, words: string): Promise<Locator> {
  const field = await reach(page.locator(`[id="details.${key}"]`));
  await field.fill(words);
  await field.focus();
  return field;
}

/** The scene is shown beside the form, or small above the keyboard. */
async function pictureWith(page: Page, scene: string): Promise<void> {
  const beside = page
    .getByRole('complementary', { name: 'Your video' })
    .getByRole('img', { name: new RegExp(`${scene}, with your`) });
  const small = page.getByRole('button', { name: new RegExp(`^Enlarge the picture\\. .*${scene}`) });
  await beside.or(small).locator('visible=true').first().waitFor();
}

async function swipeTo(row: Locator, scene: Locator, byTouch: boolean): Promise<void> {
  const page = row.page();
  const isSeen = () =>
    scene.evaluate((picture) => {
      const { left, width } = picture.getBoundingClientRect();
      return left >= 0 && left + width / 2 < picture.ownerDocument.documentElement.clientWidth;
    });
  const devtools = await page.context().newCDPSession(page);
  await row.focus();
  for (let turn = 0; turn < 8 && !(await isSeen()); turn += 1) {
    if (byTouch) await swipe(devtools, row);
    else for (let key = 0; key < 8; key += 1) await page.keyboard.press('ArrowRight');
    await page.waitForTimeout(400);
  }
  expect(await isSeen()).toBe(true);
}

/** From right to left, at two thirds of the window's height at most: the bar of a phone lies below. */
async function swipe(devtools: CDPSession, row: Locator): Promise<void> {
  const box = await row.boundingBox();
  const window = row.page().viewportSize();
  if (!box || !window) throw new Error('The row of scenes is not on the page.');
  const y = Math.min(box.y + box.height / 2, (window.height * 2) / 3);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', touchPoints: { x: number; y: number }[]) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints });
  const at = (part: number) => [{ x: box.x + box.width * (0.85 - 0.7 * part), y }];
  await touch('touchStart', at(0));
  for (let move = 1; move <= SWIPE_MOVES; move += 1) await touch('touchMove', at(move / SWIPE_MOVES));
  await touch('touchEnd', []);
}
