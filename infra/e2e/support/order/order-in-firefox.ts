import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, type ElementHandle, launch, type Page } from 'puppeteer-core';
import { expect } from 'vitest';
import { drawPhoto } from '../../../shop-client/photo.ts';
import { eventually } from '../../../test-support/eventually.ts';
import { findProgram } from '../../../test-support/servers/local-server.ts';
import type { TestShop } from '../whole-shop-cases.ts';
import { BIRTHDAY } from './sold-themes.ts';

const PATIENCE_MS = 60_000;
/** For every required field of `BIRTHDAY`. */
const DETAILS = {
  child_name: 'Ishaan',
  age: '7',
  date: '2027-01-16',
  time: '17:00',
  venue: 'The Treehouse Café',
  city: 'Pune',
};

/**
 * From a theme to the card payment in Firefox, whose windows, files and pictures differ from Chromium's; the browser must report
 * no error.
 */
export async function orderInFirefox({ publicUrl }: TestShop): Promise<void> {
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-firefox-'));
  const browser = await startFirefox();
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    page.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
    await page.goto(`${publicUrl}/video/birthday/confetti-${BIRTHDAY.id}`);
    await press(page, 'a ::-p-text(Edit Video)');
    await find(page, `h1 ::-p-text(Make ${BIRTHDAY.title} yours)`);
    await signIn(page, 'Sign in to add photos');
    const photo = path.join(folder, 'photo.jpg');
    await writeFile(photo, drawPhoto(1200, 1200, 40));
    const slot = await find(page, 'input[type="file"][id^="photos."]:enabled', false);
    await slot.uploadFile(photo);
    await find(page, 'img[alt^="Your photo for"]');
    for (const [key, value] of Object.entries(DETAILS)) await fillIn(page, key, value);
    await press(page, 'button ::-p-text(Verify Invitation Details)');
    await find(page, 'h1 ::-p-text(Verify Invitation Details)');
    await find(page, '::-p-text(Saturday, 16 January 2027)');
    await press(page, 'button ::-p-text(Continue to payment)');
    await find(page, 'h1 ::-p-text(Billing and payment)');
    await page.select('[id="billing.state"]', 'MP');
    await press(page, '#terms_accepted');
    await press(page, 'button ::-p-text(Pay ₹)');
    await eventually('the card is asked for', () => /\/checkout\//.test(page.url()));
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
    await rm(folder, { recursive: true, force: true });
  }
}

/** With Puppeteer: Playwright only drives its own Firefox builds, or newer ones than Debian's. */
async function startFirefox(): Promise<Browser> {
  const executablePath = (await findProgram('firefox-esr')) ?? (await findProgram('firefox'));
  if (executablePath === undefined) throw new Error('There is no Firefox on this machine.');
  // Without viewport emulation, which Debian's Firefox does not support.
  return launch({ browser: 'firefox', executablePath, defaultViewport: null, args: ['--width=1280', '--height=900'] });
}

/** The sign-in window opens before its address is known, and closes itself on the click. */
async function signIn(page: Page, label: string): Promise<void> {
  const opened = new Promise<Page>((resolve) => page.once('popup', (popup) => popup && resolve(popup)));
  await press(page, `button ::-p-text(${label})`);
  const chooser = await opened;
  const account = await find(chooser, 'button ::-p-text(customer@nimantran.test)');
  await account.click().catch((error: unknown) => {
    if (!chooser.isClosed()) throw error;
  });
  await eventually('the window closes itself', () => chooser.isClosed());
}

async function find(page: Page, selector: string, visible = true): Promise<ElementHandle> {
  const found = await page.waitForSelector(selector, { visible, timeout: PATIENCE_MS });
  if (!found) throw new Error(`There is no ${selector}.`);
  return found;
}

const press = async (page: Page, selector: string): Promise<void> => (await find(page, selector)).click();

/** Replaces text from an earlier visit; dates and times are in the pickers' format. */
async function fillIn(page: Page, key: string, value: string): Promise<void> {
  const input = `[id="details.${key}"]`;
  await find(page, input);
  await page.evaluate(`(() => {
    const element = document.querySelector(${JSON.stringify(input)});
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(element, ${JSON.stringify(value)});
    element.dispatchEvent(new Event('input', { bubbles: true }));
  })()`);
}
