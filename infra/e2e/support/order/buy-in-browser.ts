import { mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { drawPhoto } from '../../../shop-client/photo.ts';
import { readVideo, type VideoFacts } from '../../../shop-client/read-video.ts';
import { chooseAccount, DESKTOP, openWindow, type Window } from '../browser/browser.ts';
import { openPart, reach, toVerify } from './create-form-parts.ts';

export interface Purchase {
  name: string;
  size: { width: number; height: number };
  theme: { id: number; category: string; title: string };
  /** Label of a field → text to type; the other fields get the theme's sample, which the form shows as a hint. */
  words: Record<string, string>;
  /** Label of a photo slot → shade of the photo. */
  photos: Record<string, number>;
}

type ShopInBrowser = Pick<Shop, 'publicUrl'>;

interface Saved {
  /** In the folder that was given. */
  file: string;
  fileName: string;
  facts: VideoFacts;
  sizeBytes: number;
}

export interface Bought extends Saved {
  number: string;
  /** The small video for WhatsApp. */
  copy: Saved;
}

/** A customer buys in a browser, with a card that is declined first; a designer approves in another; the customer downloads. */
export async function buyInBrowser(shop: ShopInBrowser, browser: Browser, purchase: Purchase): Promise<Bought> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-photos-'));
  const customer = await openWindow(browser, `${purchase.name}-customer`, purchase.size);
  const designer = await openWindow(browser, `${purchase.name}-designer`, DESKTOP);
  try {
    await findTheme(shop, customer, purchase);
    await fillIn(customer, purchase, folder);
    const number = await pay(customer);
    await approve(shop, designer, number);
    return { number, ...(await download(customer, folder)) };
  } catch (error) {
    await customer.look('where-it-failed');
    await designer.look('where-it-failed');
    const faults = [...customer.faults, ...designer.faults].join('\n');
    throw new Error(`${purchase.name}: ${error instanceof Error ? error.message : String(error)}\n${faults}`, { cause: error });
  } finally {
    await customer.close();
    await designer.close();
    await rm(folder, { recursive: true, force: true });
  }
}

async function findTheme(shop: ShopInBrowser, { page, look }: Window, purchase: Purchase): Promise<void> {
  await page.goto(`${shop.publicUrl}/`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await look('home');
  await page.goto(`${shop.publicUrl}/category/${purchase.theme.category}`);
  const card = page.getByRole('link', { name: new RegExp(purchase.theme.title) }).first();
  await card.waitFor();
  await look('category');
  await card.click();
  await page.getByRole('heading', { level: 1, name: purchase.theme.title }).waitFor();
  await look('details');
  await page.getByRole('link', { name: 'Edit Video' }).locator('visible=true').first().click();
  await page.getByRole('heading', { name: `Make ${purchase.theme.title} yours` }).waitFor();
}

async function fillIn({ page, look }: Window, purchase: Purchase, folder: string): Promise<void> {
  if (Object.keys(purchase.photos).length > 0) {
    await openPart(page, 'photos');
    await chooseAccount(page, 'customer@nimantran.test', () => page.getByRole('button', { name: /Sign in/ }).click());
  }
  for (const [label, words] of Object.entries(purchase.words)) await (await reach(labelled(page, label))).fill(words);
  for (const [label, shade] of Object.entries(purchase.photos)) {
    const file = path.join(folder, `${shade}.jpg`);
    await writeFile(file, drawPhoto(1200, 1200, shade));
    await (await reach(labelled(page, label))).setInputFiles(file);
    await page.getByAltText(`Your photo for ${label}`).waitFor({ timeout: 90_000 });
  }
  await openPart(page, 'options');
  await page.getByRole('radio', { name: /^720p/ }).check();
  // Designers are assigned no other jobs on Sundays.
  await page.getByRole('radio', { name: /^Express/ }).check();
  await look('form');
  await toVerify(page);
  if (Object.keys(purchase.photos).length === 0) {
    await chooseAccount(page, 'customer@nimantran.test', () =>
      page.getByRole('dialog').getByRole('button', { name: 'Sign in' }).click(),
    );
  }
  await page.getByRole('heading', { name: 'Verify Invitation Details' }).waitFor();
  for (const words of Object.values(purchase.words).filter((value) => !/^[0-9:-]+$/.test(value))) {
    await page.getByText(words, { exact: false }).first().waitFor();
  }
  await look('verify');
  await page.getByRole('button', { name: 'Continue to payment' }).click();
}

/** A control by the start of its label: optional fields have a note after it. */
function labelled(page: Page, label: string) {
  return page.getByLabel(new RegExp(`^${label.replace(/[^A-Za-z0-9 ]/g, '.')}`)).first();
}

/** Pays with a card that is declined, then with a valid one; returns the order's number. */
export async function pay({ page, look }: Window): Promise<string> {
  await page.getByLabel('Full name').fill('Asha Verma');
  await page.getByLabel('Country').selectOption('IN');
  await page.getByLabel('State').selectOption('MP');
  await page.getByLabel(/I have checked the invitation details/).check();
  await look('pay');
  await page.getByRole('button', { name: /^Pay / }).click();
  await payByCard(page, '4000000000000002');
  await page.getByText('Your card was declined.').waitFor();
  await look('declined');
  await payByCard(page, '4242424242424242');
  await page.waitForURL(/\/user\/invitations\/NM-/);
  await page.getByText('Processing', { exact: true }).first().waitFor();
  await look('processing');
  return /NM-[0-9A-Z]{8}/.exec(page.url())?.[0] ?? '';
}

async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/Expir/).fill('12 / 34');
  await page.getByLabel('Security code').fill('123');
  await page.getByLabel(/Name on/).fill('Asha Verma');
  await page.getByRole('button', { name: /^Pay / }).click();
}

export async function approve(shop: ShopInBrowser, { page, look }: Window, number: string): Promise<void> {
  await page.goto(`${shop.publicUrl}/`);
  await page.getByRole('button', { name: 'Log in menu' }).click();
  await chooseAccount(page, 'designer@nimantran.test', () => page.getByRole('button', { name: 'Log In / Sign Up' }).click());
  await page.goto(`${shop.publicUrl}/designer`);
  await page.getByRole('heading', { name: 'Designers’ queue' }).waitFor();
  await page
    .getByRole('region', { name: /Due next/i })
    .getByText(number)
    .waitFor({ timeout: 240_000 });
  await look('queue');
  await page.getByRole('button', { name: /Pull next job/ }).click();
  await page.getByText(number).first().waitFor();
  await page.getByRole('button', { name: /^Play the draft/ }).waitFor();
  await look('job');
  await page.getByRole('button', { name: /^Approve/ }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Approve' }).click();
  await page
    .getByText(/render/i)
    .first()
    .waitFor();
  await look('rendering');
}

export async function download({ page, look }: Window, folder: string): Promise<Omit<Bought, 'number'>> {
  await page.getByRole('heading', { name: 'Your video is ready.' }).waitFor({ timeout: 280_000 });
  await look('ready');
  await page.getByRole('button', { name: 'Play your video' }).click();
  const film = page.locator('video').first();
  await expect
    .poll(() => film.evaluate((video) => (video as unknown as { readyState: number }).readyState), { timeout: 30_000 })
    .toBeGreaterThanOrEqual(2);
  const video = await save(page, /^Download video \(/, path.join(folder, 'video.mp4'));
  return { ...video, copy: await save(page, /^Download for WhatsApp \(/, path.join(folder, 'copy.mp4')) };
}

async function save(page: Page, name: RegExp, file: string): Promise<Saved> {
  const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name }).click()]);
  await download.saveAs(file);
  const { size } = await stat(file);
  expect(size).toBeGreaterThan(1_000);
  return { file, fileName: download.suggestedFilename(), facts: await readVideo(file), sizeBytes: size };
}
