import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { visitAs } from '../driver/person.ts';
import { SHORT_THEME, shortThemeZip } from '../testing/short-theme.ts';
import { startBrowser } from './browser.ts';
import { putOnSale } from './put-on-sale.ts';
import { batchWalk } from './staff/batch-walk.ts';
import { guideWalk } from './staff/guide-walk.ts';
import { rendersWalk } from './staff/renders-walk.ts';
import { themesWalk } from './staff/themes-walk.ts';
import { startTestShop } from './start-test-shop.ts';

// What a walk leaves in the shop, it would find again: none can be tried twice.
describe('with keys alone, in a whole shop', { retry: 0 }, () => {
  let shop: Awaited<ReturnType<typeof startTestShop>>;
  let browser: Browser;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([startTestShop({}, { SEED_THEMES: 'none' }), startBrowser()]);
    const admin = await visitAs(shop.publicUrl, shop.localUrl, 'admin@nimantran.test');
    await putOnSale(admin, new Uint8Array(await shortThemeZip()));
  });
  afterAll(async () => {
    await browser?.close();
    await shop?.remove();
  });

  it('an admin makes batches, and takes their videos home', () =>
    batchWalk(shop, browser, { title: SHORT_THEME.title, frames: SHORT_THEME.frames }));
  it('who may watch the renderers sees them work', () => rendersWalk(shop, browser));
  it('an admin sells a theme, its next version, and none', () => themesWalk(shop, browser));
  it('an author tries a package out', () => guideWalk(shop, browser));
});
