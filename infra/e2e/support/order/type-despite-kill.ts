import type { Browser } from 'playwright-core';
import { expect } from 'vitest';
import type { Shop } from '../../../launcher/shop.ts';
import { openWindow, PHONE } from '../browser/browser.ts';
import { filesHolding, liveStillFolders } from '../shop/files-holding.ts';
import { LONG_BIRTHDAY } from './sold-themes.ts';

/**
 * A visitor types on a phone while the process that draws live stills is killed and started again: the form goes on, with new
 * pictures. Neither the shop nor its servers, which store in `folders`, keep what was typed.
 */
export async function typeDespiteKill(shop: Shop, browser: Browser, name: string, folders: readonly string[]): Promise<void> {
  const { page, look, close } = await openWindow(browser, `${name}-live-stills`, { ...PHONE, touch: true });
  await page.goto(`${shop.publicUrl}/video/create?theme=${LONG_BIRTHDAY.id}`);
  const field = page.getByLabel(/^Birthday star.s name/).first();
  const picture = page.getByRole('button', { name: /^Enlarge the picture/ }).locator('img');
  await field.fill('Rosalind');
  await picture.waitFor();
  const before = await picture.getAttribute('src');
  expect(before).toMatch(/^data:image\/webp/);

  shop.child('render').kill();
  // The last picture stays while there is no new one.
  await field.fill('Rosalinde');
  await picture.waitFor();
  await shop.ready(120_000);
  await field.fill('Rosamunde');
  await expect.poll(() => picture.getAttribute('src'), { timeout: 60_000 }).not.toBe(before);
  expect(await field.inputValue()).toBe('Rosamunde');
  await look('after-the-kill');
  for (const typed of ['Rosalinde', 'Rosamunde'])
    expect(await filesHolding([shop.dataDir, ...folders, ...(await liveStillFolders())], typed)).toEqual([]);
  await close();
}
