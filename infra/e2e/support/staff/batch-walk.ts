import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { unzipSync } from 'fflate';
import type { Browser, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { readVideo } from '../../../shop-client/read-video.ts';
import { goToPage, openStaff, type StaffWindow } from './staff-window.ts';

/** The theme on sale for the walk: a video of one second, with a guest and a date. */
interface Sold {
  title: string;
  frames: number;
}

const GUESTS = ['Asha', 'Rohan', 'मीरा', 'Zubeda'];
const COUNT = GUESTS.length;
/** Allows for a machine under load. */
const MADE_MS = 300_000;
/** A page that is asked while videos are made takes time from them. */
const MADE = { timeout: MADE_MS, interval: 300 };
const rowsOf = (head: string, guests: readonly string[]) => [head, ...guests.map((guest) => `${guest},2027-02-14,`)].join('\r\n');
const csv = (name: string, text: string) => ({ name, mimeType: 'text/csv', bytes: Buffer.from(text) });

/** An admin makes batches from files: one with faults, one that runs and is paused, one that is cancelled. */
export async function batchWalk(shop: Shop, browser: Browser, sold: Sold): Promise<void> {
  const staff = await openStaff(browser, shop, 'staff-batch', 'admin@nimantran.test');
  const { page, press, save, isInOrder } = staff;
  await page.goto(`${shop.publicUrl}/admin`);
  await goToPage(staff, 'Batch Rendering');
  await page.getByText('No batches yet.').waitFor();
  await isInOrder('empty', 'alike');

  await chooseTheme(staff, sold.title);
  const template = await save(page.getByRole('link', { name: `Download the template of ${sold.title}` }));
  expect(template.name).toMatch(/\.csv$/);
  const [head = ''] = template.bytes.toString().replace('\uFEFF', '').split('\r\n');
  expect(head).toBe('"Guest","Date","file_name"');

  await readFaults(staff, head);
  await press(page.getByRole('link', { name: 'Check a corrected file' }));
  await page.waitForURL(/\/admin\/batch\?theme=\d+$/);
  await expect.poll(() => page.getByLabel('Theme').locator('option:checked').textContent()).toContain(sold.title);
  await checkFile(staff, csv('guests.csv', rowsOf(head, GUESTS)));
  await page.getByText(`${COUNT} rows can be rendered.`).waitFor();

  await runAndRest(staff);
  await takeHome(staff, sold.frames);
  await isInOrder('finished');
  await giveUp(staff, sold, head);
}

async function chooseTheme({ page, keys }: StaffWindow, title: string): Promise<void> {
  await keys.tabTo(page.getByLabel('Theme'));
  await keys.type(title);
}

/** Fills in the form and opens the page of the batch. */
async function checkFile({ page, keys, choose, press }: StaffWindow, file: ReturnType<typeof csv>): Promise<void> {
  await choose(page.getByLabel('CSV file', { exact: true }), file);
  await page.getByText(`${file.name}, 1 KB`).waitFor();
  await keys.tabTo(page.getByLabel('Resolution'));
  await keys.type('480');
  await press(page.getByRole('button', { name: 'Check the file' }));
  await page.waitForURL(/\/admin\/batch\/[0-9a-f-]{36}$/);
  await page.getByRole('heading', { level: 1, name: /^Batch \d+$/ }).waitFor();
}

const rowOf = (page: Page, row: number) =>
  page.getByRole('row').filter({ has: page.getByRole('cell', { name: String(row), exact: true }) });

/** Each fault is listed with its row and names its column. */
async function readFaults(staff: StaffWindow, head: string): Promise<void> {
  const { page, save, isInOrder } = staff;
  const faulty = [
    head,
    'Asha,2027-02-14,',
    ',2027-02-14,',
    'Ravi,5/12/2027,',
    `${'A'.repeat(41)},2027-02-14,`,
    'Meera,2027-02-30,',
    'Noor,2027-02-14,a/b',
  ];
  await checkFile(staff, csv('faults.csv', faulty.join('\r\n')));
  await page.getByText('1 row can be rendered, 5 have faults').waitFor();
  const told: [number, string][] = [
    [3, '“Guest” is empty, and every video of this theme needs it.'],
    [4, '“Date”: “5/12/2027” can be 5 December or 12 May.'],
    [5, '“Guest” has 41 characters; the limit is 40.'],
    [6, '“Date”: “2027-02-30” is a day that does not exist.'],
    [7, "“file_name”: “a/b” cannot be a file's name"],
  ];
  for (const [row, words] of told) await rowOf(page, row).getByText(words).waitFor();
  expect(await page.getByRole('button', { name: 'Start with the 1 good row' }).count()).toBe(1);
  await isInOrder('faults');
  const { bytes } = await save(page.getByRole('link', { name: 'Errors (CSV)' }));
  const lines = bytes.toString().trim().split('\r\n').slice(1);
  expect(lines.map((line) => line.slice(1, -1).split('","').slice(0, 2))).toEqual(
    told.map(([row, words]) => [String(row), words.slice(1, words.indexOf('”'))]),
  );
}

const progressOf = (page: Page) => page.getByText(/^\d+ of \d+ videos? done/).innerText();
const doneOf = async (page: Page) => Number((await progressOf(page)).split(' ')[0]);
const state = (page: Page, name: string) =>
  page.getByRole('main').getByText(name, { exact: true }).first().waitFor({ timeout: MADE_MS });

/** Starts a batch, sees its progress without a reload, pauses it, and resumes it. */
async function runAndRest({ page, press, isInOrder }: StaffWindow): Promise<void> {
  await page.evaluate('window.isSamePage = true');
  await press(page.getByRole('button', { name: `Start ${COUNT} videos` }));
  await state(page, 'Running');
  await expect.poll(() => doneOf(page), MADE).toBeGreaterThan(0);
  await press(page.getByRole('button', { name: 'Pause' }));
  await state(page, 'Paused');
  // Renders in progress finish; no new ones start.
  await expect.poll(() => progressOf(page), MADE).not.toContain('being rendered');
  const rested = await doneOf(page);
  expect(rested).toBeLessThan(COUNT);
  await isInOrder('paused');
  expect(await doneOf(page)).toBe(rested);
  await press(page.getByRole('button', { name: 'Resume' }));
  await state(page, 'Running');
  await expect.poll(() => doneOf(page), MADE).toBe(COUNT);
  await state(page, 'Finished');
  expect(await page.evaluate('window.isSamePage')).toBe(true);
}

/** The zip contains the files that the page lists, each a playable video; each address in the list returns one of them. */
async function takeHome({ page, save }: StaffWindow, frames: number): Promise<void> {
  const named = await page.getByText(/\.mp4$/).allInnerTexts();
  expect(named).toHaveLength(COUNT);
  const zip = await save(page.getByRole('link', { name: `Download ${COUNT} videos (zip)` }));
  expect(zip.name).toMatch(/^nimantran-batch-\d+\.zip$/);
  const videos = unzipSync(new Uint8Array(zip.bytes));
  expect(Object.keys(videos).sort()).toEqual(named.sort());
  expect(Object.keys(videos)).toEqual(expect.arrayContaining([expect.stringContaining('मीरा')]));
  const folder = await mkdtemp(path.join(tmpdir(), 'nimantran-batch-'));
  try {
    for (const [index, bytes] of Object.values(videos).entries()) {
      const file = path.join(folder, `${index}.mp4`);
      await writeFile(file, bytes);
      expect(await readVideo(file)).toMatchObject({ codec: 'h264', frames, width: 854, height: 480, audioCodec: 'aac' });
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  const list = await save(page.getByRole('link', { name: 'Links (CSV)' }));
  const links = list.bytes.toString().match(/https?:\/\/[^\s",]+/g) ?? [];
  const lengths = await Promise.all(
    links.map(async (link) => {
      const answer = await fetch(link, { signal: AbortSignal.timeout(30_000) });
      expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'video/mp4']);
      return (await answer.arrayBuffer()).byteLength;
    }),
  );
  const byNumber = (one: number, other: number) => one - other;
  expect(lengths.sort(byNumber)).toEqual(
    Object.values(videos)
      .map(({ byteLength }) => byteLength)
      .sort(byNumber),
  );
}

async function another(staff: StaffWindow, sold: Sold, file: ReturnType<typeof csv>): Promise<void> {
  const { page, press } = staff;
  await press(page.getByRole('link', { name: 'All batches' }));
  await page.waitForURL(/\/admin\/batch$/);
  await page.getByRole('heading', { name: 'Create a batch' }).waitFor();
  await chooseTheme(staff, sold.title);
  await checkFile(staff, file);
}

async function giveUp(staff: StaffWindow, sold: Sold, head: string): Promise<void> {
  const { page, press, isInOrder } = staff;
  const guests = GUESTS.map((guest) => `${guest} and family`);
  await another(staff, sold, csv('wrong.csv', rowsOf(head, guests)));
  await press(page.getByRole('button', { name: `Start ${COUNT} videos` }));
  await state(page, 'Running');
  await press(page.getByRole('button', { name: 'Cancel' }));
  const dialog = page.getByRole('dialog', { name: /^End batch \d+\?$/ });
  await dialog.getByText('Finished videos can be downloaded.').waitFor();
  await press(dialog.getByRole('button', { name: 'End it' }));
  await state(page, 'Cancelled');
  await page.getByText(/\d+ cancelled/).waitFor();
  await isInOrder('cancelled', 'alike');
  await press(page.getByRole('link', { name: 'All batches' }));
  await page.getByRole('row').filter({ hasText: 'wrong.csv' }).getByText('Cancelled').waitFor();
  await isInOrder('list', 'alike');
}
