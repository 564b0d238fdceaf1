// Long because each way through the form needs the same drafts, customers and stand-in shop.

import { randomUUID } from 'node:crypto';
import { XSRF_COOKIE, XSRF_HEADER } from '@nimantran/proto/http/shared/xsrf';
import { drawLiveStill } from '@nimantran/proto/http/studio/live-stills';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { drawPhoto } from '../../shop-client/photo.ts';
import { eventually } from '../../test-support/eventually.ts';
import { wav } from '../../test-support/fixtures/sound-files.ts';
import { beforeRelease } from '../../test-support/vitest/all-tests.ts';
import { findViolations } from '../support/browser/axe.ts';
import { DESKTOP, motionless, openWindow, PHONE } from '../support/browser/browser.ts';
import { openPart, reach, toVerify } from '../support/order/create-form-parts.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

/** A theme of earlier that is a palette of another now (web/test/support/mock-themes.ts). */
const REPLACED = { id: 94, by: 104 };
const TABLET = { width: 768, height: 1024 };
const WORDS = { groom_name: 'Arjun', bride_name: 'मीनाक्षी', date: '2026-12-05', time: '19:30', venue: 'Lake Terrace' };
const HOUSE = { date: '2026-12-05', time: '19:30', venue: 'Lake Terrace' };
const SLOT = { width: 620, height: 780 };
/** A tone that rises and falls in volume for a minute. */
const SONG = wav({
  seconds: 60,
  rate: 8_000,
  channels: 1,
  value: (at) => 0.85 * Math.abs(Math.sin(at / 5)) * Math.sin(at * 2 * Math.PI * 330),
});
const PHOTO = { width: 1200, height: 800 };

/** The form's data as stored on the device. */
interface KeptDraft {
  photos: Record<string, { crop?: { x: number; y: number; width: number; height: number } }>;
  music: { start_seconds: number } | null;
}

const here = withMockShop();

const draftOf = (page: Page): Promise<KeptDraft> => page.evaluate("JSON.parse(localStorage.getItem('draft:101') ?? '{}')");
const focused = (page: Page) => page.evaluate('document.activeElement?.id || document.activeElement?.textContent');
const soundOf = (page: Page): Promise<{ paused: boolean; currentTime: number }> =>
  page.evaluate("(({ paused, currentTime }) => ({ paused, currentTime }))(document.querySelector('audio'))");

const bottomOf = (box: { y: number; height: number } | null): number => (box ? box.y + box.height : Number.NaN);

let customers = 0;

/** A new signed-in customer, with details filled in at an earlier visit. */
async function openCustomer(name: string, size: { width: number; height: number; touch: boolean }) {
  const window = await openWindow(here.browser, name, size);
  const context = window.page.context();
  customers += 1;
  const email = encodeURIComponent(`customer-${customers}@nimantran.test`);
  await context.addCookies([{ name: 'mock-session', value: email, url: here.shop.url }]);
  const kept = JSON.stringify(JSON.stringify({ details: WORDS }));
  await context.addInitScript(`localStorage.getItem('draft:101') ?? localStorage.setItem('draft:101', ${kept})`);
  // The 404 status is how the shop reports that no draft is saved yet.
  const complaints = () => window.faults.filter((fault) => !fault.includes('status of 404'));
  return { ...window, complaints };
}

async function openForm(page: Page): Promise<void> {
  await page.goto(`${here.shop.url}/video/create?theme=101`);
  await page.getByRole('button', { name: 'Continue', exact: true }).click();
}

async function sendPhoto(page: Page, slot: string): Promise<void> {
  const buffer = drawPhoto(PHOTO.width, PHOTO.height, 20);
  await (await reach(page.locator(`input[id="photos.${slot}"]`))).setInputFiles({
    name: `${slot}.jpg`,
    mimeType: 'image/jpeg',
    buffer,
  });
  await page.getByAltText(`Your photo for ${slot === 'groom' ? 'Groom' : 'Bride'}'s photo`).waitFor();
}

/** An order of a theme without photos, as another tab or device places it; returns its number. */
async function placeByApi(page: Page, family: string): Promise<string> {
  const body = {
    theme_id: 103,
    theme_version: 'v1',
    customisation: { details: { family, ...HOUSE }, photos: {}, music: null, bride_first: false },
    options: { currency: 'INR', resolution: '720p', delivery: 'standard', remove_watermark: false, promo_code: null },
    billing: { name: 'Asha', country: 'IN', state: 'MP', gstin: null },
    expected_total_minor: 12_500,
    terms_accepted: true,
  };
  const token = (await page.context().cookies()).find(({ name }) => name === XSRF_COOKIE)?.value ?? '';
  const answer = await page.request.post(`${here.shop.url}/api/orders`, {
    data: body,
    headers: { [XSRF_HEADER]: token, 'idempotency-key': randomUUID() },
  });
  if (!answer.ok()) throw new Error(await answer.text());
  return (await answer.json()).order.number;
}

/** Fills in the bill and pays; returns the request that placed the order. */
async function pay(page: Page, name = 'Asha') {
  await page.locator('[id="billing.name"]').fill(name);
  await page.locator('[id="billing.state"]').selectOption('MP');
  await page.locator('#terms_accepted').check();
  const [request] = await Promise.all([
    page.waitForRequest((asked) => asked.method() === 'POST' && asked.url().endsWith('/api/orders')),
    page.getByRole('button', { name: /^Pay/ }).click(),
  ]);
  return request;
}

/** Moves the photo and zooms in. */
async function dragged(page: Page, touch: boolean): Promise<void> {
  await page.getByRole('application').waitFor();
  await motionless(page);
  const box = await page.getByRole('application').boundingBox();
  if (!box) throw new Error('The photo is not there.');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  if (!touch) {
    await page.mouse.move(x, y);
    await page.mouse.down();
    await page.mouse.move(x - 60, y, { steps: 4 });
    await page.mouse.up();
    await page.mouse.wheel(0, -200);
    // The browser reports a wheel event later than a click.
    await expect.poll(() => page.getByLabel('Zoom', { exact: true }).getAttribute('aria-valuetext')).not.toBe('100 %');
    return;
  }
  const device = await page.context().newCDPSession(page);
  const touched = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: number[]) =>
    device.send('Input.dispatchTouchEvent', { type, touchPoints: points.map((at, id) => ({ x: at, y, id })) });
  await touched('touchStart', x);
  for (const step of [15, 30, 45, 60]) await touched('touchMove', x - step);
  await touched('touchEnd');
  await touched('touchStart', x - 40, x + 40);
  for (const step of [5, 10, 15]) await touched('touchMove', x - 40 - step, x + 40 + step);
  await touched('touchEnd');
}

describe.each([
  ['phone', { ...PHONE, touch: true }],
  ...beforeRelease(['tablet', { ...TABLET, touch: true }] as const, ['desk', { ...DESKTOP, touch: false }] as const),
] as const)('on a %s', (name, size) => {
  it('begins in the shape and the colours that the theme’s page showed, and the hint of a field comes forward within 300 ms', async () => {
    const { page, complaints, look, close } = await openCustomer(`hints-${name}`, size);
    await page.goto(`${here.shop.url}/video/wedding/moonlit-courtyard-of-a-thousand-jasmine-garlands-and-lamps-104`);
    await page.getByRole('button', { name: 'Show it upright' }).click();
    await page.getByRole('img', { name: /^Scene 3 of 3/ }).waitFor();
    await page.getByRole('radio', { name: 'Moonlight blue' }).focus();
    await page.keyboard.press('ArrowRight');
    const colours = page.getByRole('group', { name: 'Colours' }).getByRole('radio', { checked: true });
    await page
      .locator(`img[src*="${encodeURIComponent('#5c1a35')}"]`)
      .first()
      .waitFor();
    await look('other-look');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('link', { name: 'Edit Video' }).filter({ visible: true }).first().click();
    await page.waitForURL('**/video/create?theme=104');
    const upright = page.getByRole('radio', { name: 'Upright' });
    await expect.poll(() => upright.isChecked()).toBe(true);
    const shown = page.locator('img[src^="data:image/svg"]').filter({ visible: true }).first();
    await expect.poll(() => shown.getAttribute('height')).toBe('640');
    expect(await colours.evaluate((radio) => radio.closest('label')?.textContent)).toBe('Rose and wine');
    await expect.poll(() => shown.getAttribute('src')).toContain(encodeURIComponent('#5c1a35'));
    await look('upright-form');
    expect(await findViolations(page)).toEqual([]);
    await page.getByRole('radio', { name: 'Wide' }).check();
    await expect.poll(() => shown.getAttribute('height')).toBe('360');
    await page.getByRole('radio', { name: 'Moonlight blue' }).check();
    await expect.poll(() => shown.getAttribute('src')).toContain(encodeURIComponent('#4a1237'));
    const rose = page.getByRole('radio', { name: 'Rose and wine' });
    await page.goto(`${here.shop.url}/video/wedding/rose-courtyard-${REPLACED.id}`);
    await page.waitForURL(`**-${REPLACED.by}?palette=rose`);
    await expect.poll(() => rose.isChecked()).toBe(true);
    await page.goto(`${here.shop.url}/video/create?theme=${REPLACED.id}`);
    await page.waitForURL(`**/video/create?theme=${REPLACED.by}`);
    await expect.poll(() => rose.isChecked()).toBe(true);
    await page.getByLabel("Groom's name").fill('Arjun');
    await page.goto(`${here.shop.url}/video/create?theme=${REPLACED.by}&step=verify`);
    await page.locator('dl > div', { hasText: 'Colours' }).getByText('Rose and wine').waitFor();
    await look('colours-on-verify');
    await page.goto(`${here.shop.url}/video/create?theme=101`);
    await page.getByRole('button', { name: 'Continue', exact: true }).click();
    const hint = page.locator('[id$="-hint"]:not(:empty)').first();
    await hint.waitFor();
    const styleOf = (name: 'color' | 'transitionDuration'): Promise<string> =>
      hint.evaluate((element, property) => element.ownerDocument.defaultView?.getComputedStyle(element)[property] ?? '', name);
    const quiet = await styleOf('color');
    expect(await styleOf('transitionDuration')).toBe('0.3s');
    const id = (await hint.getAttribute('id'))?.replace(/-hint$/, '');
    await page.locator(`[id="${id}"]`).focus();
    await eventually('it has come forward', async () => ((await styleOf('color')) === quiet ? undefined : true));
    expect(complaints()).toEqual([]);
    await close();
  });

  it('the part of a photo is chosen by hand and by keys, and shown wherever the photo is', async () => {
    const { page, complaints, look, close } = await openCustomer(`create-${name}`, size);
    await openForm(page);
    await sendPhoto(page, 'groom');
    const crop = page.getByRole('button', { name: 'Crop' });
    await crop.click();
    await dragged(page, size.touch);
    await look('crop');
    await page.getByRole('button', { name: 'Use this part' }).click();
    const cropOf = async () => (await draftOf(page)).photos.groom?.crop;
    const byHand = await eventually('a part is kept', cropOf);
    expect(byHand.x).toBeGreaterThan(0.35);
    expect(byHand.height).toBeLessThan(0.95);
    const [width, height] = [byHand.width * PHOTO.width, byHand.height * PHOTO.height];
    expect(Math.abs(width - (height * SLOT.width) / SLOT.height)).toBeLessThan(1);
    const shown = page.getByAltText("Your photo for Groom's photo");
    const drawnWidth = `width: ${(100 / byHand.width).toFixed(2).slice(0, 5)}`;
    await expect.poll(() => shown.getAttribute('style')).toContain(drawnWidth);
    await expect.poll(() => focused(page)).toBe('Crop');

    await page.keyboard.press('Enter');
    const stage = page.getByRole('application');
    await stage.waitFor();
    await page.keyboard.press('Home');
    await page.keyboard.press('Escape');
    await stage.waitFor({ state: 'detached' });
    expect(await cropOf()).toEqual(byHand);

    await page.keyboard.press('Enter');
    await stage.waitFor();
    await page.keyboard.press('Home');
    for (const key of ['+', '+', 'ArrowLeft', 'ArrowLeft']) await page.keyboard.press(key);
    await page.getByRole('button', { name: 'Use this part' }).click();
    await expect.poll(async () => (await cropOf())?.height).toBeCloseTo(1 / 1.21, 4);
    const byKeys = await cropOf();
    expect(byKeys?.x).toBeCloseTo(0.5 - (byKeys?.width ?? 0) * 0.4, 4);

    await openPart(page, 'options');
    await page.getByRole('radio', { name: /^2160p/ }).check();
    await openPart(page, 'photos');
    await page.getByText("Groom's photo is too small for 4K and will look blurred.").waitFor();
    expect(complaints()).toEqual([]);
    await close();
  });

  it('music is sent, its start chosen, heard to its end, and paid for with the word that it may be used', async () => {
    const { page, complaints, look, close } = await openCustomer(`create-${name}`, size);
    await openForm(page);
    await sendPhoto(page, 'groom');
    await sendPhoto(page, 'bride');
    await openPart(page, 'music');
    await page.getByRole('radio', { name: /^Your own music/ }).check();
    await page.getByText('Your own music', { exact: true }).first().waitFor();
    await toVerify(page);
    await page.getByText('Choose your music, or use the theme’s music.').waitFor();
    await expect.poll(() => focused(page)).toBe('music');
    await page.locator('#music').setInputFiles({ name: 'song.wav', mimeType: 'audio/wav', buffer: SONG });

    const start = page.getByLabel('Starts at');
    await start.focus();
    for (const key of ['PageUp', 'ArrowRight', 'Shift+ArrowRight']) await page.keyboard.press(key);
    const startOf = async () => (await draftOf(page)).music?.start_seconds;
    await expect.poll(startOf).toBe(11.1);
    await expect.poll(() => start.getAttribute('aria-valuetext')).toBe('11 seconds');
    await motionless(page);
    const wave = await page.locator('svg:has(rect[height])').last().boundingBox();
    if (!wave) throw new Error('There is no waveform.');
    await page.mouse.click(wave.x + wave.width * 0.75, wave.y + wave.height / 2);
    await expect.poll(startOf).toBeCloseTo(35, 0);

    await look('music');
    const play = page.getByRole('button', { name: 'Play from here' });
    await play.click();
    await expect.poll(async () => (await soundOf(page)).currentTime).toBeGreaterThan(35);
    await page.evaluate("document.querySelector('audio').currentTime = 54.4");
    await play.waitFor();
    await expect.poll(async () => (await soundOf(page)).paused).toBe(true);
    // The song lasts 60 seconds; a busy browser receives the end event late.
    expect((await soundOf(page)).currentTime).toBeLessThan(58);

    await toVerify(page);
    await page.getByText('Tick this to use your own music').waitFor();
    await expect.poll(() => focused(page)).toBe('music_rights_accepted');
    await page.getByLabel('I have the right to use this music.').check();
    await toVerify(page);
    await page.getByText('song.wav').waitFor();
    await page.getByRole('button', { name: 'Continue to payment' }).click();
    const request = await pay(page);
    expect(request.postDataJSON()).toMatchObject({
      customisation: { music: { start_seconds: expect.closeTo(35, 0) } },
      music_rights_accepted: true,
    });
    await page.waitForURL(/checkout/);
    expect(complaints()).toEqual([]);
    await close();
  });
});

describe('the picture while typing', () => {
  const TOO_LONG = 'Srinivasaraghavan Venkataraman'.padEnd(32, 'm');

  it('is the scene of the field beside the form, with what does not fit at the field', async () => {
    const { page, look, complaints } = await openCustomer('live-wide', { ...DESKTOP, touch: false });
    await openForm(page);
    await page.getByLabel('Venue').first().focus();
    const picture = page.getByRole('complementary', { name: 'Your video' }).getByRole('img');
    await expect.poll(() => picture.getAttribute('alt')).toBe('Scene 2 of 3: Details, with your words');
    await look('scene-of-venue');
    const before = await picture.boundingBox();
    const name = page.locator('[id="details.groom_name"]');
    await name.fill(TOO_LONG);
    await expect.poll(() => picture.getAttribute('alt')).toBe('Scene 1 of 3: Names, with your words');
    await page.getByText('This does not fit its place in the video').waitFor();
    const described = (await name.getAttribute('aria-describedby'))?.split(' ') ?? [];
    const told = await Promise.all(described.map((id) => page.locator(`[id="${id}"]`).textContent()));
    expect(told.join(' ')).toContain('This does not fit its place in the video');
    expect(decodeURIComponent((await picture.getAttribute('src')) ?? '')).toContain(TOO_LONG);
    expect(await picture.boundingBox()).toEqual(before);
    await look('does-not-fit');
    await name.fill('Arjun');
    await expect.poll(() => page.getByText('This does not fit its place in the video').count()).toBe(0);
    await page.getByRole('button', { name: 'Next scene' }).click();
    await expect.poll(() => picture.getAttribute('alt')).toContain('Scene 2 of 3');
    expect(complaints()).toEqual([]);
  });

  it('is every scene in order on Verify, to choose the cards from, above the same words', async () => {
    const { page, look, complaints } = await openCustomer('live-verify', { ...PHONE, touch: true });
    await openForm(page);
    await page.goto(`${here.shop.url}/video/create?theme=101&step=verify`);
    const scenes = page.getByRole('region', { name: 'The scenes of your video' }).getByRole('img');
    await expect
      .poll(() => scenes.evaluateAll((all) => all.map((one) => one.getAttribute('alt'))))
      .toEqual([
        'Scene 1 of 3: Names, with these words',
        'Scene 2 of 3: Details, with these words',
        'Scene 3 of 3: Blessings, with these words',
      ]);
    await page.getByText('The theme chooses which.').waitFor();
    await page.getByRole('checkbox', { name: 'As a card (scene Names)' }).check();
    await page.getByText('Your cards are the scenes with a tick.').waitFor();
    await look('scenes');
    await page.getByRole('checkbox', { name: 'As a card (scene Names)' }).uncheck();
    await page.getByText('The theme chooses which.').waitFor();
    await page.getByRole('region', { name: 'Your invitation' }).waitFor();
    expect(complaints()).toEqual([]);
  });

  it('is small above the bar of a phone, a press enlarges it, and no focused field is behind it', async () => {
    const { page, look, complaints } = await openCustomer('live-phone', { ...PHONE, touch: true });
    await openForm(page);
    const small = page.getByRole('button', { name: /^Enlarge the picture/ });
    await small.waitFor();
    const bar = await page.locator('[data-bottom-bar]').boundingBox();
    const box = await small.boundingBox();
    expect(bottomOf(box)).toBeLessThanOrEqual(bar?.y ?? 0);
    await look('small');
    const covers = () =>
      small.evaluate((picture) => {
        const [field, over] = [picture.ownerDocument.activeElement ?? picture, picture].map((one) => one.getBoundingClientRect());
        return field !== undefined && over !== undefined && field.bottom > over.top && field.right > over.left;
      });
    // The window has the height that a keyboard leaves.
    for (const height of [PHONE.height, 400]) {
      await page.setViewportSize({ width: PHONE.width, height });
      await page.locator('form input[type="text"]:visible').last().focus();
      await expect.poll(covers).toBe(false);
      await look(`field-${height}`);
    }
    await page.setViewportSize(PHONE);
    await small.click();
    const large = page.getByRole('dialog', { name: 'Your video' });
    await expect.poll(() => large.getByRole('img').getAttribute('alt')).toContain('Scene 2 of 3');
    await motionless(page);
    await look('enlarged');
    await page.keyboard.press('Escape');
    await expect.poll(() => large.count()).toBe(0);
    await page.locator('[id="details.groom_name"]').focus();
    for (const key of ['bride_name', 'groom_parents']) {
      await page.keyboard.press('Tab');
      const field = page.locator(`[id="details.${key}"]:focus`);
      await field.waitFor();
      await expect.poll(async () => bottomOf(await field.boundingBox())).toBeLessThan(box?.y ?? 0);
    }
    expect(complaints()).toEqual([]);
  });
});

it('a word changed after a declined card makes a new order of the same photos, and lets go of the unpaid one, with live stills off', async () => {
  const { page, complaints, close } = await openCustomer('create-again', { ...PHONE, touch: true });
  let asked = 0;
  await page.route(`**${drawLiveStill.path}`, (route) => {
    asked += 1;
    const problem = {
      type: 'about:blank',
      title: 'Not Found',
      status: 404,
      code: 'live_stills_off',
      detail: 'Live pictures are switched off.',
    };
    return route.fulfill({ status: 404, contentType: 'application/problem+json', body: JSON.stringify(problem) });
  });
  await openForm(page);
  await sendPhoto(page, 'groom');
  await sendPhoto(page, 'bride');
  const toPay = page.getByRole('button', { name: 'Continue to payment' });
  await toVerify(page);
  await toPay.click();
  const first = (await pay(page)).postDataJSON();
  await page.waitForURL(/checkout\/(NM-\w+)/);
  const number = page.url().match(/NM-\w+/)?.[0];
  await page.getByRole('link', { name: 'declined' }).click();
  await page.waitForURL(/invitations/);

  await openForm(page);
  await (await reach(page.locator('[id="details.venue"]'))).fill('Lake Terrace, Udaipur');
  await toVerify(page);
  await toPay.click();
  const second = (await pay(page)).postDataJSON();
  expect(second.replaces).toBe(number);
  expect(second.customisation.photos).toEqual(first.customisation.photos);
  // Each page load asks once, and the form is without pictures from then on.
  expect(asked).toBeGreaterThan(0);
  expect(asked).toBeLessThanOrEqual(2);
  await page.waitForURL((url) => /checkout\/NM-/.test(url.pathname) && !url.pathname.includes(number ?? ''));
  expect(complaints()).toEqual([]);
  await close();
});

it('Change details fills the form from that order, not from another of the same theme, and replaces that order alone, in a browser that saves data', async () => {
  const { page, complaints, close } = await openCustomer('change-details', { ...DESKTOP, touch: false });
  await page.addInitScript("Object.defineProperty(navigator, 'connection', { value: { saveData: true } })");
  let stills = 0;
  page.on('request', (request) => {
    if (request.url().endsWith(drawLiveStill.path)) stills += 1;
  });
  await page.goto(`${here.shop.url}/video/create?theme=103`);
  const first = await placeByApi(page, 'The Deshpande family');
  const second = await placeByApi(page, 'The Kulkarni family');
  await page.goto(`${here.shop.url}/user/invitations/${first}`);
  await page.getByRole('heading', { name: 'The text of your video' }).waitFor();
  await page.getByText('Lake Terrace').waitFor();
  await page.getByRole('link', { name: 'Change details' }).click();
  const family = page.locator('[id="details.family"]');
  await expect.poll(() => family.inputValue()).toBe('The Deshpande family');
  await page.reload();
  await page.locator('[id="details.venue"]').fill('Jal Mahal');
  await page.getByRole('checkbox', { name: /^A code in the last scene/ }).check();
  await page.reload();
  await expect.poll(() => page.locator('[id="details.venue"]').inputValue()).toBe('Jal Mahal');
  expect(await family.inputValue()).toBe('The Deshpande family');
  await toVerify(page);
  await page.getByText('Leads guests to your invitation page').waitFor();
  await page.getByRole('button', { name: 'Continue to payment' }).click();
  const request = await pay(page);
  expect(request.postDataJSON()).toMatchObject({
    customisation: { details: { family: 'The Deshpande family', venue: 'Jal Mahal' }, with_code: true },
    replaces: first,
    filled_from: first,
  });
  await page.waitForURL(/checkout\/(NM-\w+)/);
  const next = page.url().match(/NM-\w+/)?.[0];
  await page.goto(`${here.shop.url}/user/invitations/${first}`);
  await page.getByText(`You changed this order: ${next} replaces it.`).first().waitFor();
  await page.getByRole('link', { name: next }).waitFor();
  await page.getByRole('link', { name: 'Remake the video' }).click();
  await expect.poll(() => page.locator('[id="details.venue"]').inputValue()).toBe('Lake Terrace');
  await page.goto(`${here.shop.url}/user/invitations/${second}`);
  await page.getByRole('heading', { name: 'This order is unpaid.' }).waitFor();
  // An address that names another theme leads to the form of the order's own.
  await page.goto(`${here.shop.url}/video/create?theme=101&order=${second}`);
  await page.waitForURL(`**/video/create?theme=103&order=${second}`);
  await expect.poll(() => family.inputValue()).toBe('The Kulkarni family');
  expect(stills).toBe(0);
  expect(complaints()).toEqual([]);
  await close();
});

it('the same invitation ordered elsewhere is offered: to be paid, replaced, or ordered once more', async () => {
  const { page, complaints, close } = await openCustomer('same-order', { ...DESKTOP, touch: false });
  await page.goto(`${here.shop.url}/video/create?theme=103`);
  const elsewhere = await placeByApi(page, 'The Deshpande family');
  for (const [key, words] of Object.entries({ ...HOUSE, family: 'The Deshpande family' }))
    await page.locator(`[id="details.${key}"]`).fill(words);
  const press = async (choice: string) => {
    await page.goto(`${here.shop.url}/video/create/pay?theme=103`);
    await pay(page, 'Asks Twice');
    await page.getByText('You have an unpaid order of this same invitation').waitFor();
    await page.getByRole('button', { name: choice }).click();
    await page.waitForURL(/checkout\/NM-/);
    return page.url().match(/NM-\w+/)?.[0];
  };
  expect(await press('Pay that order')).toBe(elsewhere);
  await page.evaluate(
    "localStorage.setItem('draft:103', JSON.stringify({ ...JSON.parse(localStorage.getItem('draft:103')), placing: null }))",
  );
  expect(await press('Order once more')).not.toBe(elsewhere);
  expect(complaints().filter((fault) => !fault.includes('status of 409'))).toEqual([]);
  await close();
});
