import { signIn } from '@nimantran/proto/http/identity/sessions';
import { XSRF_COOKIE, XSRF_HEADER } from '@nimantran/proto/http/shared/xsrf';
import type { Browser, Download, Locator, Page } from 'playwright-core';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { ALL } from '../../../test-support/vitest/all-tests.ts';
import { findViolations } from '../browser/axe.ts';
import { DESKTOP, openWindow, type Window } from '../browser/browser.ts';
import { type Keys, keysOf } from '../browser/keyboard.ts';

const SIZES = [{ width: 768, height: 1024 }, DESKTOP] as const;

export interface StaffWindow extends Window {
  keys: Keys;
  /** Tabs to a control and presses it. */
  press(control: Locator): Promise<void>;
  /** Tabs to a field and replaces its text. */
  write(field: Locator, words: string): Promise<void>;
  /** Opens a control's file picker and chooses a file. */
  choose(control: Locator, file: { name: string; mimeType: string; bytes: Uint8Array }): Promise<void>;
  /** Presses a control that saves a file. */
  save(control: Locator): Promise<{ name: string; bytes: Buffer }>;
  /**
   * Checks that the page fits the widths that staff work at, and that axe finds no violation: at the widest one, before a release at
   * every width. With `alike`, for a page much like one that axe judges elsewhere, axe runs only before a release.
   */
  isInOrder(what: string, more?: 'alike'): Promise<void>;
}

/** A signed-in staff member at a desktop with only a keyboard. */
export async function openStaff(
  browser: Browser,
  shop: Pick<Shop, 'publicUrl' | 'localUrl'>,
  name: string,
  email: string,
): Promise<StaffWindow> {
  const window = await openWindow(browser, name, DESKTOP);
  const { page, look } = window;
  await signInAs(page, shop, email);
  // A listener must exist before a picker opens; adding it together with the key press can be too late.
  page.on('filechooser', () => undefined);
  const keys = keysOf(page);
  const press = async (control: Locator) => {
    await keys.tabTo(control);
    await keys.press('Enter');
  };
  return {
    ...window,
    keys,
    press,
    async write(field, words) {
      await keys.tabTo(field);
      await keys.press('ControlOrMeta+a');
      await keys.type(words);
    },
    async choose(control, { name: fileName, mimeType, bytes }) {
      await keys.tabTo(control);
      const [chooser] = await Promise.all([page.waitForEvent('filechooser'), keys.press('Enter')]);
      await chooser.setFiles({ name: fileName, mimeType, buffer: Buffer.from(bytes) });
    },
    async save(control) {
      await keys.tabTo(control);
      const [download] = await Promise.all([page.waitForEvent('download'), keys.press('Enter')]);
      return { name: download.suggestedFilename(), bytes: await bytesOf(download) };
    },
    async isInOrder(what, more) {
      const found: Record<string, string[]> = {};
      for (const size of SIZES) {
        await page.setViewportSize(size);
        await look(`${what}-${size.width}`);
        const beyond = await page.evaluate<number>('document.documentElement.scrollWidth - innerWidth');
        const violations = ALL || (size === DESKTOP && more !== 'alike') ? await findViolations(page) : [];
        const faults = [...(beyond > 0 ? [`${beyond} px wider than the screen`] : []), ...violations];
        if (faults.length > 0) found[`${what}, ${size.width} px`] = faults;
      }
      expect(found).toEqual({});
    },
  };
}

/** Signs in without the chooser, which is not part of the walks. */
export async function signInAs(page: Page, shop: Pick<Shop, 'publicUrl' | 'localUrl'>, email: string): Promise<void> {
  const context = page.context();
  const { request } = context;
  const token = await request.post(`${shop.localUrl}/accounts/token`, { data: { email } });
  // The first request of every page; its response sets the XSRF cookie.
  await request.get(shop.publicUrl + signIn.path);
  const xsrf = (await context.cookies(shop.publicUrl)).find(({ name }) => name === XSRF_COOKIE)?.value ?? '';
  const { id_token } = (await token.json()) as { id_token: string };
  const answer = await request.post(shop.publicUrl + signIn.path, { data: { id_token }, headers: { [XSRF_HEADER]: xsrf } });
  expect(answer.status()).toBe(200);
}

async function bytesOf(download: Download): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of await download.createReadStream()) parts.push(part);
  return Buffer.concat(parts);
}

/** Opens a page of the admin area from another one. */
export async function goToPage({ page, press }: StaffWindow, label: string): Promise<void> {
  await press(page.getByRole('navigation', { name: 'Admin area' }).getByRole('link', { name: label, exact: true }));
  await page.getByRole('heading', { level: 1, name: label }).waitFor();
}
