import { readFile } from 'node:fs/promises';
import { strFromU8, unzipSync } from 'fflate';
import type { Browser } from 'playwright-core';
import { DESKTOP, openWindow } from '../e2e/support/browser/browser.ts';
import { signInAs } from '../e2e/support/staff/staff-window.ts';

/** The files of the support packet, by name, as an admin's browser saves it. */
export async function supportPacket(
  browser: Browser,
  shop: { publicUrl: string; localUrl: string },
): Promise<Readonly<Record<string, string>>> {
  const { page, look } = await openWindow(browser, 'support-packet', DESKTOP);
  await signInAs(page, shop, 'admin@nimantran.test');
  await page.goto(`${shop.publicUrl}/admin/health`);
  await page.getByRole('heading', { name: 'State of the shop' }).waitFor();
  const link = page.getByRole('link', { name: 'Support packet' });
  const [saved] = await Promise.all([page.waitForEvent('download'), link.click()]);
  await look('health');
  const files = unzipSync(await readFile(await saved.path()));
  return Object.fromEntries(Object.entries(files).map(([name, bytes]) => [name, strFromU8(bytes)]));
}
