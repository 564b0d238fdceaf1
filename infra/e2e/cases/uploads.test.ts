import { createHash, randomBytes } from 'node:crypto';
import type { Page } from 'playwright-core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { drawPhoto } from '../../shop-client/photo.ts';
import { eventually } from '../../test-support/eventually.ts';
import { chooseAccount, openWindow, PHONE, type Window } from '../support/browser/browser.ts';
import { itLong } from '../support/long-cases.ts';
import { openPart } from '../support/order/create-form-parts.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

const MB = 1024 * 1024;
/** Six photo slots. */
const THEME = 105;
const SLOTS = ['Cover', 'The first evening', 'The wedding', 'The first home'];

const here = withMockShop();
let window: Window;
let page: Page;
let taken = 0;
let customers = 0;

beforeEach(async () => {
  await here.shop.goWrong({});
  window = await openWindow(here.browser, 'uploads', PHONE);
  page = window.page;
  customers += 1;
  // Drafts belong to the account, so each test uses a different customer.
  await signInAs(`asha${customers}@nimantran.test`);
});
afterEach(async () => {
  await window.look('end');
  await window.close();
});

async function signInAs(email: string): Promise<void> {
  await page.context().addCookies([{ name: 'mock-session', value: encodeURIComponent(email), url: here.shop.url }]);
  await openForm(page);
}

async function openForm(at: Page): Promise<void> {
  await at.goto(`${here.shop.url}/video/create?theme=${THEME}&part=photos`);
  await at.getByRole('button', { name: 'Choose several photos' }).waitFor();
}

/** A unique photo that browsers can display and that does not shrink when processed for upload. */
function photoOf(bytes: number) {
  taken += 1;
  const buffer = Buffer.concat([drawPhoto(600, 800, taken * 40), randomBytes(bytes)]);
  return { name: `IMG_${taken}.jpg`, mimeType: 'image/jpeg', buffer };
}

const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const slotOf = (label: string, at = page) =>
  at.getByRole('listitem').filter({ has: at.locator('label > span').getByText(label, { exact: true }) });
const inputOf = (label: string) => page.getByLabel(new RegExp(`^${label}`)).and(page.locator('input'));
const photoIn = (label: string, at = page) => at.getByAltText(`Your photo for ${label}`);
const fileAtShop = async (name: string) => (await here.shop.uploads()).files.findLast((file) => file.file_name === name);
const asked = async (method: string) => (await here.shop.uploads()).asked.filter((request) => request.method === method);
const keptFiles = (at: Page) =>
  at.evaluate(
    `new Promise((resolve) => {
      const open = indexedDB.open('nimantran');
      open.onsuccess = () => {
        const count = open.result.transaction('uploads').objectStore('uploads').count();
        count.onsuccess = () => resolve(count.result);
      };
    })`,
  );

/** A connection slow enough to act while the photo is uploading. */
async function slowLine(at: Page, bytesPerSecond: number): Promise<void> {
  const devtools = await at.context().newCDPSession(at);
  const conditions = { offline: false, latency: 20, downloadThroughput: -1, uploadThroughput: bytesPerSecond };
  await devtools.send('Network.emulateNetworkConditions', conditions);
}

/** Sends a photo over a slow connection until part of it is uploaded; the rest takes long enough to act meanwhile. */
async function partlySent(label = 'Cover') {
  const photo = photoOf(MB);
  await slowLine(page, 150 * 1024);
  await inputOf(label).setInputFiles(photo);
  await eventually('a part is there', async () => ((await fileAtShop(photo.name))?.received ?? 0) > 150 * 1024);
  return photo;
}

describe('photos on a phone', () => {
  it('arrive byte for byte, several at once, through answers of 503 and cut connections', async () => {
    await here.shop.goWrong({ status: 503, times: 3, cuts: 3, cutAfter: 100_000 });
    const photos = [photoOf(900_000), photoOf(1.2 * MB), photoOf(100_000), photoOf(2 * MB)];
    await inputOf('Cover').setInputFiles(photos);
    for (const label of SLOTS) await photoIn(label).waitFor();
    for (const photo of photos)
      expect(await fileAtShop(photo.name)).toMatchObject({ state: 'ready', sha256: hashOf(photo.buffer) });
    const patches = await asked('PATCH');
    // After an interruption the upload resumed at the shop's offset, even if the browser had retried the request itself.
    const offsets = patches.filter(({ status }) => status === 204).map(({ offset }) => (offset ?? 0) % (256 * 1024));
    expect(offsets.some((offset) => offset > 0)).toBe(true);
    expect(window.faults.filter((fault) => !/50[23]|409|ERR_/.test(fault))).toEqual([]);
    await expect.poll(() => keptFiles(page)).toBe(0);
  });

  it('let Next pass while they are on their way, and clear the mark of their part once they are there', async () => {
    const next = page.getByRole('button', { name: /^Next/ });
    const marked = page.getByRole('link', { name: /^Photos.*needs correction/ });
    await next.click();
    await marked.waitFor();
    await here.shop.goWrong({ hold: 1 });
    await inputOf('Cover').setInputFiles([1, 2, 3, 4, 5, 6].map(() => photoOf(10_000)));
    await page.getByText('Waiting to upload').first().waitFor();
    await next.click();
    await page.waitForURL((url) => url.searchParams.get('part') !== 'photos');
    await page.goBack();
    await openPart(page, 'options');
    await page.getByRole('button', { name: 'Verify Invitation Details' }).click();
    // The last step waits for them.
    await marked.waitFor();
    await here.shop.goWrong({});
    await marked.waitFor({ state: 'detached' });
  });

  itLong('small ones need a single request', async () => {
    const photo = photoOf(20_000);
    await inputOf('Cover').setInputFiles(photo);
    await photoIn('Cover').waitFor();
    expect((await here.shop.uploads()).asked.map((request) => request.method)).toEqual(['POST']);
  });

  itLong('wait in line, three on their way at a time, and say so', async () => {
    await here.shop.goWrong({ hold: 1 });
    await inputOf('Cover').setInputFiles([1, 2, 3, 4, 5].map(() => photoOf(10_000)));
    await page.getByText('Waiting to upload').first().waitFor();
    await eventually('three are on their way', async () => (await asked('POST')).length === 3);
    await expect.poll(() => page.getByText('Waiting to upload').count()).toBe(2);
    await here.shop.goWrong({});
    await photoIn('The children').waitFor();
  });

  it('can be paused, and go on from there', async () => {
    const photo = await partlySent();
    await slotOf('Cover').getByRole('button', { name: 'Pause' }).click();
    await slotOf('Cover')
      .getByText(/^Paused at \d+%/)
      .waitFor();
    const paused = await eventually('the connection is closed', async () => {
      const before = (await fileAtShop(photo.name))?.received ?? 0;
      await page.evaluate('new Promise((resolve) => setTimeout(resolve, 300))');
      const after = (await fileAtShop(photo.name))?.received ?? 0;
      return before === after && before;
    });
    expect(paused).toBeLessThan(photo.buffer.length);
    await slowLine(page, -1);
    await slotOf('Cover').getByRole('button', { name: 'Resume' }).click();
    await photoIn('Cover').waitFor();
    expect((await fileAtShop(photo.name))?.sha256).toBe(hashOf(photo.buffer));
    expect(await asked('POST')).toHaveLength(1);
    expect((await asked('PATCH')).some(({ offset }) => offset === paused)).toBe(true);
  });

  it('go on by themselves after a reload, without being chosen again', async () => {
    const dialogs: string[] = [];
    page.on('dialog', (dialog) => {
      dialogs.push(dialog.type());
      void dialog.accept();
    });
    const photo = await partlySent();
    await page.reload();
    await slotOf('Cover')
      .getByText(/^(Sending|Waiting)/)
      .waitFor();
    await slowLine(page, -1);
    await photoIn('Cover').waitFor();
    expect(dialogs).toEqual([]);
    expect((await fileAtShop(photo.name))?.sha256).toBe(hashOf(photo.buffer));
    expect(await asked('POST')).toHaveLength(1);
    const [question] = await asked('HEAD');
    expect(question?.status).toBe(200);
    await expect.poll(() => keptFiles(page)).toBe(0);
  });

  // The short cases of their kinds: cut connections above, a photo in two tabs below.
  itLong('wait out a tunnel and go on when it ends', async () => {
    const photo = await partlySent();
    await page.context().setOffline(true);
    await slotOf('Cover').getByText('Offline').waitFor();
    await slowLine(page, -1);
    await page.context().setOffline(false);
    await photoIn('Cover').waitFor();
    expect((await fileAtShop(photo.name))?.sha256).toBe(hashOf(photo.buffer));
  });

  it('go at the shop and on the device when they are cancelled', async () => {
    const photo = await partlySent();
    expect(await keptFiles(page)).toBeGreaterThan(0);
    await slotOf('Cover').getByRole('button', { name: 'Cancel' }).click();
    await eventually('the shop has let go of it', async () => (await fileAtShop(photo.name)) === undefined);
    await slotOf('Cover').getByText('Add photo').waitFor();
    await eventually('the device has let go of it', async () => (await keptFiles(page)) === 0);
  });

  it('that are none are refused where they were put, before anything travels', async () => {
    await inputOf('Cover').setInputFiles({ name: 'song.mp3', mimeType: 'audio/mpeg', buffer: Buffer.from('x') });
    await slotOf('Cover').getByText('Choose a JPEG, PNG, WebP or HEIC photo.').waitFor();
    await expect.poll(() => inputOf('Cover').getAttribute('aria-invalid')).toBe('true');
    expect((await here.shop.uploads()).asked).toEqual([]);
  });

  itLong('that the shop finds broken tell why', async () => {
    await inputOf('Cover').setInputFiles({ ...photoOf(1000), name: 'broken.jpg' });
    await slotOf('Cover').getByText('This file is not a photo that can be read.').waitFor();
    expect(await slotOf('Cover').getByRole('button', { name: 'Try again' }).count()).toBe(0);
  });

  itLong('beyond the quota say what to do, and go when there is room', async () => {
    await here.shop.goWrong({ status: 402, times: 1 });
    await inputOf('Cover').setInputFiles(photoOf(1000));
    await slotOf('Cover').getByText('You already have 60 uploads. Delete one that you do not need.').waitFor();
    await slotOf('Cover').getByRole('button', { name: 'Try again' }).click();
    await photoIn('Cover').waitFor();
  });

  itLong('stop when the session ends elsewhere, and go on after signing in again', async () => {
    await signInAs('customer@nimantran.test');
    await here.shop.goWrong({ status: 401, times: 1 });
    await inputOf('Cover').setInputFiles(photoOf(1000));
    await slotOf('Cover').getByText('You need to authenticate first.').waitFor();
    await chooseAccount(page, 'customer', () => page.getByRole('button', { name: 'Sign in to add photos' }).click());
    await photoIn('Cover').waitFor();
  });

  it('are sent by one tab, and seen by both', async () => {
    await partlySent();
    const other = await page.context().newPage();
    await openForm(other);
    await slotOf('Cover', other).getByText('Uploading in another tab').waitFor();
    await slowLine(page, -1);
    await photoIn('Cover').waitFor();
    await photoIn('Cover', other).waitFor();
    expect(await asked('POST')).toHaveLength(1);
  });

  itLong('are sent on by the other tab when the first is closed', async () => {
    const photo = await partlySent();
    const other = await page.context().newPage();
    await openForm(other);
    await slotOf('Cover', other).getByText('Uploading in another tab').waitFor();
    await page.close();
    page = other;
    await photoIn('Cover').waitFor();
    expect((await fileAtShop(photo.name))?.sha256).toBe(hashOf(photo.buffer));
  });

  itLong('leave nothing on the device after signing out', async () => {
    await partlySent();
    await page
      .getByRole('button', { name: /account|menu/i })
      .last()
      .click();
    await page.getByRole('button', { name: /Sign out|Log out/i }).click();
    await eventually('the device has let go of it', async () => (await keptFiles(page)) === 0);
  });

  itLong('can be dropped on the section; what finds no place is named', async () => {
    const names = ['1.jpg', '2.jpg', '3.jpg', '4.jpg', '5.jpg', '6.jpg', '7.jpg', 'notes.txt'];
    const dropped = await page.evaluateHandle(
      `(() => {
        const data = new DataTransfer();
        for (const name of ${JSON.stringify(names)}) {
          data.items.add(new File(['some bytes'], name, { type: name.endsWith('.jpg') ? 'image/jpeg' : 'text/plain' }));
        }
        return data;
      })()`,
    );
    const section = page.getByRole('region', { name: 'Photos' });
    await section.dispatchEvent('dragover', { dataTransfer: dropped });
    await section.dispatchEvent('drop', { dataTransfer: dropped });
    await section.getByText('There is no free place for 7.jpg. Replace or remove a photo first.').waitFor();
    await section.getByText('notes.txt: Choose a JPEG, PNG, WebP or HEIC photo.').waitFor();
    await slotOf('Today').getByRole('button', { name: 'Replace' }).waitFor();
  });
});
