import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, it } from 'vitest';
import { visitAs } from '../../shop-client/person.ts';
import { SHORT_THEME, shortThemeZip } from '../../test-support/fixtures/short-theme.ts';
import { startTestShop } from '../../test-support/shops/start-test-shop.ts';
import { startBrowser } from '../support/browser/browser.ts';
import { publishTheme } from '../support/shop/publish-theme.ts';
import { batchWalk } from '../support/staff/batch-walk.ts';
import { guideWalk } from '../support/staff/guide-walk.ts';
import { rendersWalk } from '../support/staff/renders-walk.ts';
import { themesWalk } from '../support/staff/themes-walk.ts';

// What a walk leaves in the shop, it would find again: none can be tried twice.
describe('with keys alone, in a whole shop', { retry: 0 }, () => {
  let shop: Awaited<ReturnType<typeof startTestShop>>;
  let browser: Browser;
  beforeAll(async () => {
    [shop, browser] = await Promise.all([startTestShop({}, { SEED_THEMES: 'none' }), startBrowser()]);
    const admin = await visitAs(shop.publicUrl, shop.localUrl, 'admin@nimantran.test');
    await publishTheme(admin, new Uint8Array(await shortThemeZip()));
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
