import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { drawPhoto } from '../../shop-client/photo.ts';
import { DESKTOP, openWindow, PHONE } from '../support/browser/browser.ts';
import { type Keys, keysOf } from '../support/browser/keyboard.ts';
import { itLong } from '../support/long-cases.ts';
import { withMockShop } from '../support/shop/with-mock-shop.ts';

const here = withMockShop();

const field = (page: Page, key: string) => page.locator(`[id="details.${key}"]`);
const button = (page: Page, name: RegExp | string) => page.getByRole('button', { name }).locator('visible=true');
const heading = (page: Page, name: RegExp | string) => page.getByRole('heading', { name }).first().waitFor();
const focusedId = (page: Page) => page.evaluate<string>('document.activeElement.id');

/** Types into a date or time input, whose parts are in the order of the browser's language. */
async function typeParts(page: Page, keys: Keys, key: string, wanted: string, ways: readonly string[]): Promise<void> {
  for (const way of ways) {
    await keys.type(way);
    if ((await field(page, key).inputValue()) === wanted) return;
    while ((await focusedId(page)) === `details.${key}`) await keys.press('Shift+Tab');
    await keys.press('Tab');
  }
  expect(await field(page, key).inputValue()).toBe(wanted);
}

/** Chooses a file in the picker that the focused field opens. */
async function chooseFile(page: Page, keys: Keys, name: string, shade: number): Promise<void> {
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), keys.press('Enter')]);
  await chooser.setFiles({ name, mimeType: 'image/jpeg', buffer: drawPhoto(1200, 800, shade) });
}

/** Continues to the part that a phone shows next. */
async function next(page: Page, keys: Keys, part: string): Promise<void> {
  const button = page.getByRole('button', { name: `Next: ${part}` });
  if ((await button.count()) === 0) return;
  await keys.tabTo(button);
  await keys.press('Enter');
  await page.getByRole('heading', { name: part, level: 2 }).and(page.locator(':focus')).waitFor();
}

async function findTheme(page: Page, keys: Keys, isPhone: boolean): Promise<void> {
  await page.goto(`${here.shop.url}/`);
  await heading(page, 'Royal Jharokha');
  if (isPhone) {
    await keys.tabTo(button(page, 'Menu'));
    await keys.press('Enter');
  }
  await keys.tabTo(page.getByRole('navigation').getByRole('link', { name: 'Wedding', exact: true }));
  await keys.press('Enter');
  await heading(page, 'Online Wedding Video Invitation Maker');
  await keys.tabTo(page.getByRole('link', { name: /^Royal Jharokha/ }));
  await keys.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'Royal Jharokha' }).waitFor();
  await keys.tabTo(page.getByRole('link', { name: 'Edit Video' }));
  await keys.press('Enter');
  await heading(page, 'Make Royal Jharokha yours');
}

async function fillWords(page: Page, keys: Keys, isPhone: boolean): Promise<void> {
  await keys.tabTo(button(page, isPhone ? 'Next: When and where' : 'Verify Invitation Details'));
  await keys.press('Enter');
  await expect.poll(() => focusedId(page)).toBe('details.groom_name');
  await expect.poll(() => field(page, 'groom_name').getAttribute('aria-describedby')).toContain('details.groom_name-fault');
  await keys.type('Kabir');
  await keys.tabTo(field(page, 'bride_name'));
  await keys.type('मीनाक्षी');
  await expect.poll(() => field(page, 'bride_name').getAttribute('lang')).toBe('hi');
  await keys.tabTo(page.getByLabel(/Bride's name first/));
  await keys.press('Space');
  await page.getByRole('status').filter({ hasText: 'The total is now ₹205.00.' }).waitFor({ state: 'attached' });
  await next(page, keys, 'When and where');
  await keys.tabTo(field(page, 'date'));
  await keys.type('12');
  await keys.tabTo(field(page, 'time'));
  await page.getByText('Enter a valid date.').waitFor();
  await keys.press('Shift+Tab');
  await typeParts(page, keys, 'date', '2026-12-05', ['', '12052026', '05122026']);
  expect(await page.getByText('Enter a valid date.').count()).toBe(0);
  await keys.tabTo(field(page, 'time'));
  await typeParts(page, keys, 'time', '19:30', ['0730P', '1930']);
  await keys.tabTo(field(page, 'venue'));
  await keys.type('Lake Terrace');
  await next(page, keys, 'Text');
  await keys.tabTo(field(page, 'invitation'));
  await keys.type('Join us on Sunday');
  await next(page, keys, 'Photos');
}

async function addPhotos(page: Page, keys: Keys): Promise<void> {
  await keys.tabTo(button(page, 'Sign in to add photos'));
  const [popup] = await Promise.all([page.waitForEvent('popup'), keys.press('Enter')]);
  await popup.getByRole('button').first().waitFor();
  await popup.keyboard.press('Tab');
  // The window closes itself while the key is pressed.
  await Promise.all([popup.waitForEvent('close'), popup.keyboard.press('Enter').catch(() => undefined)]);
  // The button is gone; focus moves to the element that replaced it.
  await expect.poll(() => focusedId(page)).toBe('photos.groom');
  await chooseFile(page, keys, 'groom.jpg', 20);
  await page.getByAltText("Your photo for Groom's photo").waitFor();
  await expect.poll(() => focusedId(page)).toBe('photos.groom');

  const crop = button(page, 'Crop').first();
  await keys.tabTo(crop);
  await keys.press('Enter');
  const dialog = page.getByRole('dialog', { name: "Groom's photo" });
  await dialog.waitFor();
  for (let stops = 0; stops < 14; stops += 1) {
    await keys.press('Tab');
    expect(
      await page.evaluate("document.activeElement === document.body || document.activeElement.closest('dialog') !== null"),
    ).toBe(true);
  }
  await keys.tabTo(dialog.getByRole('button', { name: 'Larger' }));
  for (const key of ['Enter', 'Enter']) await keys.press(key);
  await keys.tabTo(dialog.getByRole('button', { name: 'Move right' }));
  await keys.press('Enter');
  await dialog.getByText(/^Zoom 121%, \d+% from the left/).waitFor({ state: 'attached' });
  await keys.tabTo(dialog.getByRole('button', { name: 'Use this part' }));
  await keys.press('Enter');
  await dialog.waitFor({ state: 'detached' });
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('Crop');

  await keys.tabTo(page.locator('[id="photos.bride"]'));
  await chooseFile(page, keys, 'bride.jpg', 200);
  await page.getByAltText("Your photo for Bride's photo").waitFor();
  // After a removal, focus is on the field where a new file can be chosen.
  await keys.tabTo(button(page, 'Remove').last());
  await keys.press('Enter');
  await expect.poll(() => focusedId(page)).toBe('photos.bride');
  await chooseFile(page, keys, 'bride.jpg', 200);
  await page.getByAltText("Your photo for Bride's photo").waitFor();
  await next(page, keys, 'Music');
}

async function chooseOptions(page: Page, keys: Keys): Promise<void> {
  await next(page, keys, 'Options');
  await keys.tabTo(page.getByRole('radio', { name: /^720p/ }));
  await keys.press('ArrowDown');
  await expect.poll(() => page.getByRole('radio', { name: /^1080p/ }).isChecked()).toBe(true);
  await keys.press('ArrowUp');
  await keys.tabTo(page.getByRole('radio', { name: /^Standard/ }));
  await keys.press('ArrowDown');
  await expect.poll(() => page.getByRole('radio', { name: /^Express/ }).isChecked()).toBe(true);
  await keys.tabTo(button(page, 'Verify Invitation Details'));
  await keys.press('Enter');
}

async function verify(page: Page, keys: Keys): Promise<void> {
  await heading(page, 'Verify Invitation Details');
  await expect.poll(() => page.title()).toBe('Verify Invitation Details | Nimantran');
  await keys.walk();
  await keys.tabTo(button(page, 'Invitation line'));
  await keys.press('Enter');
  await expect.poll(() => focusedId(page)).toBe('line-invitation');
  const line = button(page, /^Correct Invitation line/);
  await page.getByText('Invitation line says Sunday, but the date is Saturday, 5 December 2026.').waitFor();
  await keys.press('Enter');
  await page.locator('[id="verify.invitation"]').and(page.locator(':focus')).waitFor();
  await keys.press('ControlOrMeta+a');
  await keys.type('Join us on Saturday');
  await keys.press('Enter');
  await expect.poll(() => line.and(page.locator(':focus')).count()).toBe(1);
  await page.getByText('says Sunday').waitFor({ state: 'detached' });
  await keys.press('Enter');
  await keys.press('Escape');
  await expect.poll(() => line.and(page.locator(':focus')).count()).toBe(1);
  await keys.tabTo(button(page, 'Continue to payment'));
  await keys.press('Enter');
}

async function pay(page: Page, keys: Keys): Promise<void> {
  await heading(page, 'Billing and payment');
  await keys.walk();
  await keys.backTo(button(page, /^Pay ₹/));
  await keys.press('Enter');
  await expect.poll(() => focusedId(page)).toBe('billing.state');
  await keys.type('Madhya');
  await keys.tabTo(page.locator('#terms_accepted'));
  await keys.press('Space');
  await keys.tabTo(button(page, /^Pay ₹/));
  await keys.press('Enter');
  await page.waitForURL(/checkout/);
  await page.getByRole('link', { name: 'paid' }).waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
}

const orderByKeys = (name: string, size: typeof PHONE, isPhone: boolean) => async () => {
  const { page, faults, look, close } = await openWindow(here.browser, `keys on a ${name}`, size);
  const keys = keysOf(page);
  // Intercepted from the start: enabling it for each picker can be too late for the key press.
  page.on('filechooser', () => {});
  try {
    await findTheme(page, keys, isPhone);
    await fillWords(page, keys, isPhone);
    await addPhotos(page, keys);
    await chooseOptions(page, keys);
    await verify(page, keys);
    await pay(page, keys);
    await page.waitForURL(/\/user\/invitations\/NM-/);
    await heading(page, 'Your video is being made.');
    await expect.poll(() => page.title()).toMatch(/^Order NM-\w{8}: Processing \| Nimantran$/);
    await keys.walk();
  } finally {
    await look('end');
    if (process.env.KEYS_DEBUG) await page.screenshot({ path: process.env.KEYS_DEBUG });
  }
  expect(faults.filter((fault) => !fault.includes('status of 404'))).toEqual([]);
  await close();
};

it('an order is placed by keys alone, on a desk', orderByKeys('desk', DESKTOP, false));
// A keyboard at a phone is rare.
itLong('an order is placed by keys alone, on a small screen', orderByKeys('phone', PHONE, true));
